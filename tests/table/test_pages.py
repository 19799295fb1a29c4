"""The plain HTTP pages, and what stands in front of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from battlebook.kernel.chance import Keyed
from battlebook.kernel.game import games
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps
from battlebook.kernel.words import words
from battlebook.table import gatherings, limits, listing, pages, rulebooks, statics
from battlebook.table.records import MatchRow, SeatRow
from battlebook.table.settings import Settings
from tests.table.house import TOYS, House, play_out


def test_games_tell_their_forms(house: House) -> None:
    told = msgspec.json.decode(house.http.get("/api/games").content, type=list[pages.Game])
    assert {g.key for g in told} == set(TOYS)
    duel = next(g for g in told if g.key == "duel_of_spells")
    assert [v.key for v in duel.variants] == ["quick", "typed-dice"]
    assert {level.key for level in duel.levels} >= {"random", "greedy"}
    tutorial = next(g for g in told if g.key == "tutorial")
    goal = tutorial.setups[0].options[0]
    assert (goal.key, goal.kind, goal.default, goal.min, goal.max) == ("goal", "number", 12, 6, 30)


def test_a_form_is_checked_without_making_anything(house: House) -> None:
    form: dict[str, Any] = {"game": "tutorial", "setup": "duel", "options": {"goal": 99, "x": 1}, "rulings": {"y": 1}}
    told = house.http.post("/api/check-spec", json=form).json()
    assert [(p["field"], p["why"]["words"]["id"]) for p in told["problems"]] == [
        ("goal", "table-no-number"),
        ("x", "table-unknown-field"),
        ("y", "table-unknown-ruling"),
    ]
    assert house.http.post("/api/check-spec", json={**form, "setup": "z"}).json()["code"] == "no-setup"
    assert house.http.post("/api/check-spec", json={**form, "game": "z"}).status_code == 404


BAD_FORMS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-game"),
    ({"setup": "siege"}, "no-setup"),
    ({"seats": []}, "seat-count"),
    ({"seats": [{"kind": "human"}] * 3}, "seat-count"),
    ({"seats": [{"kind": "computer", "level": "god"}, {"kind": "human"}]}, "no-level"),
    ({"seats": [{"kind": "ghost"}, {"kind": "human"}]}, "malformed"),
    ({"seats": [{"kind": "human", "name": "x" * 500}, {"kind": "human"}]}, "malformed"),
    ({"options": {"goal": 1}}, "bad-form"),
    ({"options": {"goal": "many"}}, "bad-form"),
    ({"options": []}, "malformed"),
    ({"variants": ["fog"]}, "bad-form"),
    ({"seed": -1}, "no-seed"),
    ({"seed": 1 << 60}, "no-seed"),
]


@pytest.mark.parametrize(("change", "code"), BAD_FORMS)
def test_a_bad_form_is_refused_in_one_clear_line(house: House, change: dict[str, Any], code: str) -> None:
    seats = [{"kind": "human", "name": "A"}, {"kind": "local", "name": "B"}]
    form = {"game": "tutorial", "setup": "duel", "seats": seats, **change}
    answer = house.http.post("/api/matches", json=form)
    assert answer.status_code in (400, 404, 422)
    assert answer.json()["code"] == code
    assert answer.json()["words"]["id"] == f"table-{code}"
    assert "\n" not in answer.json()["detail"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 5000])
def test_a_body_that_makes_no_sense(house: House, body: bytes) -> None:
    answer = house.http.post("/api/matches", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_my_matches(house: House) -> None:
    one, two = house.create("tutorial", "human open"), house.create("open_duel", "human computer")
    house.sit(two).begin()
    tokens = [one["links"][0]["token"], two["links"][0]["token"], "unknown", one["creator"]]
    mine = house.http.post("/api/matches/mine", json={"tokens": tokens}).json()
    assert {m["match"]: (m["state"], m["seat"], m["title"]) for m in mine} == {
        two["match"]: ("yours", 0, "Anna – Bert"),
        one["match"]: ("lobby", 0, "Anna – Bert"),
    }


def test_a_list_names_the_seats_of_its_words() -> None:
    seats = (SeatRow(0, "Anna", "human"), SeatRow(1, "Bert", "computer"))
    row = MatchRow("m", "g", "t", "over", 0, 0, {}, seats, "", "")
    said = words("won", seat={"ref": "seat", "id": 1, "seat": 1}, what=words("by", whom={"ref": "seat", "id": 0}), n=3)
    assert gatherings.with_names(said, row) == words("won", seat="Bert", what=words("by", whom="Anna"), n=3)
    assert gatherings.with_names(None, row) is None


def test_a_finished_match_is_listed_with_names(house: House) -> None:
    two = house.begun("duel_of_spells", "human open")
    play_out(two)
    (mine,) = house.http.post("/api/matches/mine", json={"tokens": [two[0].token]}).json()
    assert mine["state"] == "over" and mine["words"]["args"]["seat"] == mine["winner"] in ("Anna", "Bert")


def test_titles_of_sections_in_both_languages() -> None:
    game = games()["heroes3"]
    told = listing.rulebook(game)
    assert {one.key for one in told.sections} == {rule.section for rule in told.rules}
    for lang, title in (("en", "Terminology"), ("de", "Begriffe")):
        named = {one.key: listing.lexicon("battlebook.games.heroes3", lang).words(one.words) for one in told.sections}
        assert named["Combat 3. Terminology"] == title
        assert not any(text.startswith("[") for text in named.values())


def test_replay_with_other_eyes(house: House) -> None:
    two = house.begun("duel_of_spells", "human open")
    play_out(two)
    for eyes in ("seat", "public", "1", "all"):
        answer = house.http.get(f"/api/matches/{two[0].match}/replay?eyes={eyes}&token={two[0].token}")
        told = msgspec.json.decode(answer.content, type=pages.Replay)
        assert told.checked
        assert told.over
        assert told.frames[-1].mark == "end"
        assert [f.n for f in told.frames] == list(range(len(told.frames)))
        if eyes == "seat":
            assert json.loads(json.dumps(told.frames[-1].view)) == two[0].view
            assert sum(len(f.events) for f in told.frames) == len(two[0].events)


def test_luck_is_told_for_open_games(house: House) -> None:
    page = house.begun("open_duel", "human open", options={"goal": 30})[0]
    page.play(["roll"])
    told = house.http.get(f"/api/matches/{page.match}/replay?token={page.token}").json()
    assert told["luck"][0]["rolls"] == 1
    assert told["luck"][0]["expected"] == 2.5


def test_export_during_play_is_partial_and_verifies(house: House) -> None:
    page = house.begun("tutorial", "human open")[0]
    page.play(["roll"])
    answer = house.http.get(f"/api/matches/{page.match}/export?token={page.token}")
    assert "attachment" in answer.headers["content-disposition"]
    rows = [json.loads(line) for line in answer.text.splitlines()]
    assert (rows[0]["kind"], rows[0]["seat"]) == ("partial", 0)
    told = house.http.post("/api/open", content=answer.content).json()
    assert told["ok"]
    assert told["partial"]
    assert told["replay"]["frames"][-1]["view"] == page.view
    changed = answer.text.replace('"goal":12', '"goal":13')
    assert not house.http.post("/api/open", content=changed.encode()).json()["ok"]


@pytest.mark.parametrize("text", ["", "x", "{}", "[]", '{"battlebook": 2}', '{"battlebook": 99}', "\x00"])
def test_a_file_that_is_none(house: House, text: str) -> None:
    answer = house.http.post("/api/open", content=text.encode())
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-file"


def test_an_unfinished_file_is_resumed(house: House) -> None:
    game = TOYS["open_duel"]
    seats = (SeatInfo("Anna"), SeatInfo("Bert", "computer", "random"))
    header = make_header(game, "resumed1", game.bench_spec(), seats, Proof(OPEN, 5))
    match = Match(game, header, Keyed(open_key(5)))
    match.answer(0, ("count", 2))
    told = house.http.post("/api/open?resume=1", content=dumps(match).encode())
    assert told.status_code == 201
    made = told.json()["resumed"]
    page = house.sit(made).begin()
    page.until_true(lambda p: p.rev >= 1 or p.state["over"])
    assert page.view["sum"] > 2
    again = house.http.post("/api/open?resume=1", content=dumps(match).encode())
    assert (again.status_code, again.json()["code"]) == (409, "here-already")


def test_a_resumed_match_is_listed_with_its_turn(house: House) -> None:
    game = TOYS["open_duel"]
    header = make_header(game, "resumed2", game.bench_spec(), (SeatInfo("Anna"), SeatInfo("Bert")), Proof(OPEN, 5))
    match = Match(game, header, Keyed(open_key(5)))
    match.answer(0, ("count", 2))
    made = house.http.post("/api/open?resume=1", content=dumps(match).encode()).json()["resumed"]
    tokens = {"tokens": [link["token"] for link in made["links"]]}
    listed = house.http.post("/api/matches/mine", json=tokens).json()[0]
    assert (listed["state"], listed["turn"]["seat"]) == ("yours", 1)


def test_a_sealed_unfinished_file_stays_where_its_secret_is(house: House) -> None:
    page = house.begun("open_duel", "human open")[0]
    page.play(["count", 1])
    row = house.kept.match(page.match)
    assert row is not None
    lines = [json.dumps(row.header)]
    lines += [d.line(n) for n, d in enumerate(house.kept.decisions(page.match))]
    answer = house.http.post("/api/open?resume=1", content="\n".join(lines).encode())
    assert (answer.status_code, answer.json()["code"]) == (422, "secret-elsewhere")


def test_a_rematch_swaps_the_seats(house: House) -> None:
    page = house.begun("open_duel", "human open")[0]
    made = house.http.post(f"/api/matches/{page.match}/rematch", headers={"authorization": f"Bearer {page.token}"})
    assert made.status_code == 201
    again = made.json()
    mine = next(link for link in again["links"] if link["seat"] == 1)
    assert house.http.post("/api/matches/mine", json={"tokens": [mine["token"]]}).json()[0]["title"] == "Bert – Anna"


def test_rules_words_and_cards(house: House) -> None:
    book = house.http.get("/api/rules/tutorial")
    told = msgspec.json.decode(book.content, type=rulebooks.Rulebook)
    assert {r.id for r in told.rules} == set(TOYS["tutorial"].ledger.rules)
    assert set(told.rules[0].text) == {"en", "de"}
    again = house.http.get("/api/rules/tutorial", headers={"if-none-match": book.headers["etag"]})
    assert again.status_code == 304
    assert house.http.get("/api/cards/tutorial").json() == []
    assert house.http.get("/api/rules/none").status_code == 404
    for lang in ("en", "de"):
        words = house.http.get(f"/words/{lang}.ftl")
        assert "table-store-failed =" in words.text
        assert "player-random =" in words.text
        assert house.http.get(f"/words/{lang}.ftl", headers={"if-none-match": words.headers["etag"]}).status_code == 304
    assert house.http.get("/words/xx.ftl").status_code == 404


def test_headers_bind_browsers(house: House) -> None:
    for path in ("/", "/api/games", "/nothing.png", "/m/abc"):
        headers = house.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("127.0.0.1:80", True),
        ("localhost", True),
        ("[::1]:5", True),
        ("192.168.1.5:8765", True),
        ("table.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("a b", False),
        ("[::1", False),
    ],
)
def test_names_of_others_are_not_answered(host: str, right: bool) -> None:
    assert limits.host_allowed(host, frozenset({"table.example"})) is right


def test_a_rebound_name_reaches_nothing(house: House) -> None:
    answer = house.http.get("/api/games", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{house.port}/ws/x", additional_headers={"Host": "evil.example"}, legacy=True)


def test_pages_of_others_change_nothing(house: House) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = house.http.post("/api/matches", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{house.port}/ws/x", origin=origin, legacy=True)  # type: ignore[arg-type]
    own = f"http://127.0.0.1:{house.port}"
    assert house.http.post("/api/check-spec", json={}, headers={"origin": own}).status_code == 400


def test_too_many_requests_and_too_much(tmp_path: Path) -> None:
    with House(tmp_path, settings=Settings(rate=0.001, burst=3)) as house:
        codes = [house.http.post("/api/matches/mine", json={"tokens": []}).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert house.http.get("/api/games").status_code == 200
        big = httpx.post(f"http://127.0.0.1:{house.port}/api/open", content=b"x" * 4_000_001)
        assert big.status_code == 413


def test_the_page_and_its_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".stamp").write_text("x")
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 600)
    (tmp_path / "assets" / "a-123.js").write_text("let a = 1;" * 100)
    found = statics.read(tmp_path)
    assert set(found) == {"index.html", "assets/a-123.js"}
    assert found["assets/a-123.js"].lasting
    assert found["assets/a-123.js"].kind == "text/javascript; charset=utf-8"
    assert len(found["assets/a-123.js"].zipped) < len(found["assets/a-123.js"].body)
    assert not found["index.html"].lasting
    assert list(statics.read(tmp_path / "none")) == ["index.html"]


def test_addresses_of_the_page(house: House) -> None:
    for path in ("/", "/m/abc", "/new/heroes3", "/replay/abc", "/rules/heroes3"):
        assert house.http.get(path).status_code == 200
    for path in ("/api/none", "/assets/none.js", "/x.png", "/../../etc/passwd.txt"):
        assert house.http.get(path).status_code == 404
    assert house.http.get("/health").json() == {"ok": True}
    assert "battlebook_matches_live 0" in house.http.get("/metrics").text
    assert house.http.delete("/api/games").status_code in (404, 405)
