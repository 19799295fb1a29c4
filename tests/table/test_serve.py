"""Starting and stopping: ports, folders, signals, backups."""

from __future__ import annotations

import shutil
import signal
import socket
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import update

from battlebook.table import serve
from battlebook.table.backup import Backups, back_up
from battlebook.table.folder import Claim, FolderInUse, data_folder
from battlebook.table.schema import meta
from battlebook.table.settings import Settings
from battlebook.table.store import Store, StoreError
from tests.table.house import TOYS, WAIT_S, House, Page, create, wait_for
from tests.table.outside import Outside
from tests.table.test_crash import alive, children


def test_a_taken_port_is_replaced_by_the_next_and_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with Outside(tmp_path, port) as table:
            assert table.port > port
            assert f"Port {port} is taken, using {table.port}." in table.lines


def test_two_tables_on_one_folder(tmp_path: Path) -> None:
    with Outside(tmp_path) as first:
        with Outside(tmp_path, wait=False) as second:
            assert second.process.wait(WAIT_S) == 1
            said = second.errors().splitlines()
        assert said == [f"battlebook: {tmp_path}: another table runs on this folder already"]
        assert first.healthy()
        first.kill()
    with Outside(tmp_path) as third:
        assert third.healthy()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_everything(tmp_path: Path, sign: int) -> None:
    with Outside(tmp_path) as table:
        made = create(table.http, TOYS["tutorial"], "human computer")
        page = Page(table.port, made["match"], made["links"][0]["token"]).begin()
        page.my_turn()
        page.play()
        page.my_turn()
        below = children(table.process.pid)
        assert below
        assert table.stop(sign) == 0
        assert page.closed() == 1012
        assert table.errors() == ""
    wait_for(lambda: not any(alive(pid) for pid in below), "the workers' end")
    with Outside(tmp_path) as table:
        Page(table.port, made["match"], made["links"][0]["token"]).begin().play()


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with Outside(tmp_path / "file", wait=False) as table:
        assert table.process.wait(WAIT_S) == 1
        assert len(table.errors().splitlines()) == 1


def test_the_claim_is_released(tmp_path: Path) -> None:
    with Claim(tmp_path), pytest.raises(FolderInUse), Claim(tmp_path):
        pass
    with Claim(tmp_path):
        pass
    assert data_folder("~/x") == Path("~/x").expanduser()
    assert data_folder(None).name == "battlebook"


def test_a_store_of_another_version(tmp_path: Path) -> None:
    Store(tmp_path).open()
    line = sqlite3.connect(tmp_path / "battlebook.sqlite3")
    line.execute("UPDATE meta SET value = '99'")
    line.commit()
    line.close()
    with pytest.raises(StoreError, match="version 99"):
        Store(tmp_path).open()
    with Outside(tmp_path, wait=False) as table:
        assert table.process.wait(WAIT_S) == 1
        assert len(table.errors().splitlines()) == 1


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "battlebook.sqlite3").write_bytes(b"no database at all" * 100)
    with Outside(tmp_path, wait=False) as table:
        assert table.process.wait(WAIT_S) == 1
        assert len(table.errors().splitlines()) == 1


def test_the_backup_is_a_whole_store_at_any_moment(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy"
    live.mkdir()
    copy.mkdir()
    with House(live) as house:
        page = house.begun("open_duel", "human open", options={"goal": 60})[0]
        page.play(["count", 1])
        digests = [d.digest for d in house.kept.decisions(page.match)]
        back_up(house.store.path)
        shutil.copy(live / "backup.sqlite3", copy / "battlebook.sqlite3")
        assert house.http.get("/health").status_code == 200
    store = Store(copy)
    store.open()
    assert [d.digest for d in store.decisions(page.match)] == digests
    store.close()
    with House(copy) as house:
        Page(house.port, page.match, page.token).begin()


def test_backups_follow_changes(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.open()
    backups = Backups(store)
    assert backups.once()
    assert not backups.once()
    store.write([(update(meta).values(value=meta.c.value), None)])
    assert backups.once()
    store.close()


def test_a_server_that_ends_leaves_a_fresh_backup(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["count", 1])
    line = sqlite3.connect(tmp_path / "backup.sqlite3")
    assert line.execute("SELECT count(*) FROM decisions").fetchone() == (2,)
    line.close()


def test_addresses() -> None:
    assert serve.own_names("127.0.0.1") == ("127.0.0.1",)
    assert serve.own_names("table.example") == ("table.example",)
    assert len(serve.own_names("0.0.0.0")) == 2
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        assert serve.address("0.0.0.0", line, "heroes3") == f"http://127.0.0.1:{port}/new/heroes3"
        assert serve.address("::1", line, None) == f"http://[::1]:{port}/"
        with pytest.raises(serve.NoPort):
            serve.listen("256.0.0.1", port)


@pytest.mark.parametrize("told", ["table.example", "Table.Example:8443", "https://table.example/", " table.example "])
def test_a_name_may_be_given_as_an_address(told: str) -> None:
    assert serve.bare_name(told) == "table.example"


def test_further_names_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Settings] = []

    def no_app(games: object, store: Store, pool: object, settings: Settings) -> object:
        made.append(settings)
        store.close()
        raise serve.NoPort("enough")

    monkeypatch.setattr(serve, "make_app", no_app)
    monkeypatch.setenv("BATTLEBOOK_HOSTS", "other.example")
    assert serve.run(port=0, data=str(tmp_path), names=("table.example",)) == 1
    assert set(made[0].hosts) == {"127.0.0.1", "other.example", "table.example"}


def test_no_browser_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    with socket.create_server(("127.0.0.1", 0)) as line:
        serve.opened("127.0.0.1", line, None)
    assert "keeps serving" in capsys.readouterr().out
