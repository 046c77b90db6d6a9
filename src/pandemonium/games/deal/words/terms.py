"""The terms of the game that explain themselves, each with the rule that says more. `term-…` are their sentences."""

from __future__ import annotations

ROLES = {
    "devil": "DWD-1.2.5",
    "cultist": "DWD-1.2.4",
    "mortal": "DWD-1.2.3",
    "mark": "DWD-1.2.2",
    "piece": "DWD-1.14.15",
    "marked-piece": "DWD-1.7.14",
    "walls": "DWD-1.0.5",
}
TRADE = {
    "basic": "DWD-1.0.2",
    "luxury": "DWD-1.0.2",
    "pool": "DWD-1.4.1",
    "loan": "DWD-1.4.2",
    "debt": "DWD-1.4.3",
    "interest": "DWD-1.11.2",
    "production": "DWD-1.5.2",
    "wheel": "DWD-1.3.6",
    "upgrade": "DWD-1.10.4",
    "chest": "DWD-1.7.1",
    "offer": "DWD-1.7.1",
    "price": "DWD-1.7.12",
    "distribution": "DWD-1.7.13",
    "request": "DWD-6.1.9",
    "jesters": "DWD-1.16.1",
}
KINGDOM = {
    "plan": "DWD-1.8.7",
    "token": "DWD-1.8.3",
    "event-card": "DWD-1.8.1",
    "half": "DWD-1.8.1",
    "symbol": "DWD-1.10.1",
    "rural": "DWD-1.10.1",
    "urban": "DWD-1.10.1",
    "church": "DWD-1.10.1",
    "science": "DWD-1.9.13",
    "minor": "DWD-1.10.4",
    "major": "DWD-1.10.5",
    "courtier": "DWD-1.10.3",
    "alchemist": "DWD-1.10.6",
}
CHURCH = {
    "reputation": "DWD-1.12.2",
    "knot": "DWD-1.12.3",
    "weak-memory": "DWD-1.12.3",
    "angel-wing": "DWD-1.12.6",
    "devil-wing": "DWD-1.12.6",
    "indulgence": "DWD-1.12.5",
    "guest": "DWD-1.12.5",
    "witch-hunt": "DWD-1.13.1",
    "interrogation": "DWD-1.13.2",
    "proof": "DWD-1.13.3",
    "confession": "DWD-1.13.4",
    "inquisition": "DWD-1.14.19",
    "inquisitor": "DWD-1.14.15",
    "ascetic": "DWD-1.18.18",
    "fundamentalist": "DWD-1.18.18",
    "plebeian": "DWD-1.18.18",
    "bailiff": "DWD-1.18.19",
    "orator": "DWD-1.18.19",
    "profligate": "DWD-1.18.19",
    "vandal": "DWD-1.18.19",
    "ritual": "DWD-1.14.2",
    "bribe": "DWD-1.14.5",
    "guess": "DWD-1.14.12",
}

TERMS = {**ROLES, **TRADE, **KINGDOM, **CHURCH}
