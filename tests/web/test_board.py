"""A board from coordinates: the box holds every point, and what lies on it is a real button in its place."""

from __future__ import annotations

from pandemonium.drawing.board import around, picture, room, way


def test_the_box_has_room_on_every_side_of_the_points() -> None:
    assert around([(10, 20), (30, 50), (20, 5)], 2, 3, 4) == (8, 2, 24, 52)


def test_a_button_lies_in_the_middle_of_its_place() -> None:
    placed = room((10, 20), 6, 8, "<button>here</button>")
    assert 'x="70" y="160" width="60" height="80"' in placed
    assert 'transform="scale(.1)"' in placed
    assert placed.endswith("<button>here</button></foreignObject>")


def test_a_way_leads_through_its_points_in_order() -> None:
    assert way([(1, 2), (3.14159, 4), (5, 6.06)]) == "M1 2 3.1 4 5 6.1"


def test_a_picture_is_told_by_its_label() -> None:
    drawn = picture("map", "Streets & squares", (0, 0, 40, 30), way([(1, 1)]))
    assert drawn.startswith('<svg class="map" viewBox="0 0 40 30" role="group" aria-label="Streets &amp; squares">')
