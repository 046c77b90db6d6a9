"""My devices: which browsers are this person, a link for another one, and the page that such a link leads to."""

from __future__ import annotations

import segno
from markupsafe import Markup

from pandemonium.drawing.html import Node, a, button, div, form, h1, h2, input, li, p, section, small, span, ul
from pandemonium.drawing.words import Words
from pandemonium.server.model import User
from pandemonium.server.pages.ago import day
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.showing import moment_of
from pandemonium.server.storage.device import Device


def devices_page(visit: Visit, devices: list[Device], link: str = "", notice: str = "") -> Markup:
    """With a link that was just made, which is never shown again."""
    words = visit.words()
    return page(
        visit,
        words("devices-title"),
        div(".stack")[
            section(".panel")[
                h1[words("devices-title")],
                p[words("devices-about", name=visit.holder.name)],
                shown_once(words, link) if link else new_link(visit),
            ],
            section(".panel")[
                h2[words("devices-list")],
                ul(".tables")[(device_line(visit, words, one) for one in devices)],
                p(".quiet")[words("devices-revoke-note")],
            ],
        ],
        notice=notice,
    )


def new_link(visit: Visit) -> Markup:
    return form(method="post", action="/devices/link")[
        visit.proof(), button(".choice.main", type="submit")[visit.words()("devices-add")]
    ]


def shown_once(words: Words, link: str) -> Node:
    code = segno.make(link, micro=False).svg_inline(border=3, light="#fff", omitsize=True)
    return div(".device-link")[
        p[words("devices-once")],
        div(".qr", role="img", aria_label=words("devices-qr"))[Markup(code)],
        div(".row")[
            input("#device-link", type="text", readonly=True, value=link, aria_label=words("devices-link")),
            button(".plain", type="button", data_copy="device-link", data_done=words("room-copied"))[words("copy")],
        ],
    ]


def device_line(visit: Visit, words: Words, device: Device) -> Markup:
    kind = "link-unused" if not device.used else "first" if not device.name else ""
    said = words(f"devices-{kind}") if kind else device.name
    return li[
        span(".names")[
            said,
            small[words("devices-here"), " · "] if device.here else None,
            small[day(words, moment_of(device.created))],
        ],
        form(method="post", action=f"/devices/{device.id}/revoke")[
            visit.proof(),
            button(".plain", type="submit")[words("devices-leave" if device.here else "devices-revoke")],
        ],
    ]


def follow_page(visit: Visit, owner: User, secret: str) -> Markup:
    """Nothing happens before a press: those who only look at links, as messengers do, use none up."""
    words = visit.words()
    return page(
        visit,
        words("devices-follow-title", name=owner.name),
        form(".panel.form", method="post", action=f"/device/{secret}")[
            visit.proof(),
            h1[words("devices-follow-title", name=owner.name)],
            p[words("devices-follow-about", name=owner.name)],
            p[words("devices-follow-instead", name=visit.holder.name)] if visit.holder.id != owner.id else None,
            div[
                button(".choice.main", type="submit")[words("devices-follow")],
                a(".button", href="/")[words("error-back")],
            ],
        ],
    )
