"""What lies in deploy/ is true: options, addresses and paths exist, metrics are exported. No container is run.

By hand, 17 November 2026: hadolint on the Containerfile and systemd-analyze verify on the units: nothing to say.
"""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from starlette.routing import Route

from ludoteca.cli import app
from ludoteca.store.database import open_engine
from ludoteca.table.app import build
from ludoteca.table.house import House
from ludoteca.table.metrics import Metrics

COMMANDS = typer.main.get_command(app)


def checks(command: list[str]) -> dict[str, Any]:
    """What these words of a command line say: parsed as the program does it, without doing it."""
    name, *words = command
    found = COMMANDS.commands[name]  # type: ignore[attr-defined]
    with found.make_context(name, list(words)) as context:
        values: dict[str, Any] = context.params
    return values


def instructions(file: Path) -> Iterator[tuple[str, str]]:
    """The Containerfile's instructions, continued lines joined."""
    text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    for line in filter(str.strip, text.splitlines()):
        word, _, rest = line.strip().partition(" ")
        yield word, " ".join(rest.split())


def unit(file: Path) -> dict[str, dict[str, list[str]]]:
    """A unit's sections; a key may come more than once."""
    found: dict[str, dict[str, list[str]]] = {}
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(file.read_text("utf-8"))
    section: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            section.setdefault(key, []).append(value)
    assert set(found) == set(parser.sections())
    return found


@pytest.fixture(scope="module")
def deploy(root: Path) -> Path:
    return root / "deploy"


@pytest.fixture(scope="module")
def compose(deploy: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((deploy / "compose.yaml").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    house = House(str(tmp_path_factory.mktemp("house") / "a.db"))
    found = {route.path for route in build(house).routes if isinstance(route, Route)}
    house.store.close()
    return found


def test_the_image_installs_and_starts_what_exists(root: Path, deploy: Path, addresses: set[str]) -> None:
    said = list(instructions(deploy / "Containerfile"))
    copied = [rest for word, rest in said if word == "COPY" and not rest.startswith("--from")]
    sources = [name for rest in copied for name in rest.split()[:-1]]
    assert [name for name in sources if not (root / name).exists()] == []
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert {project["readme"], *project["license-files"], "pyproject.toml", "constraints.txt", "src"} <= set(sources)
    asked = {line.removeprefix("!") for line in (deploy / "Containerfile.dockerignore").read_text("utf-8").split()}
    assert set(sources) <= asked
    (install,) = (rest for word, rest in said if word == "RUN" and "pip install" in rest)
    (extra,) = re.findall(r'"\.\[(\w+)\]"', install)
    assert extra in project["optional-dependencies"]
    last = dict(said)
    assert json.loads(last["ENTRYPOINT"]) == list(project["scripts"])
    values = checks(json.loads(last["CMD"]))
    assert (values["host"], str(values["port"])) == ("0.0.0.0", last["EXPOSE"])  # inside a container
    assert last["USER"].split(":")[0] not in ("", "0", "root")
    health = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", last["HEALTHCHECK"])
    assert health == [(last["EXPOSE"], "/healthz")]
    assert "/healthz" in addresses
    (variable,) = re.findall(r"LUDOTECA_\w+(?==)", last["ENV"])
    assert variable in COMMANDS.commands["serve"].params[2].envvar  # type: ignore[attr-defined]
    assert f"{variable}={last['VOLUME']}/" in last["ENV"]


def test_the_composition_fits_the_image(deploy: Path, compose: dict[str, Any]) -> None:
    said = dict(instructions(deploy / "Containerfile"))
    table, db = compose["services"]["table"], compose["services"]["db"]
    assert (deploy / table["build"]["context"] / table["build"]["dockerfile"]).resolve() == deploy / "Containerfile"
    values = checks(table["command"])
    assert table["ports"] == [f"127.0.0.1:{values['port']}:{said['EXPOSE']}"], "only the proxy reaches it"
    assert values["proxies"] == compose["networks"]["front"]["ipam"]["config"][0]["gateway"]
    assert table["user"] == said["USER"]
    assert any(volume.endswith(f":{said['VOLUME']}") for volume in table["volumes"])
    assert table["healthcheck"]["test"] == ["CMD", *json.loads(said["HEALTHCHECK"].partition("CMD ")[2])]
    assert table["read_only"]
    assert db["read_only"]
    assert table["cap_drop"] == ["ALL"]
    assert compose["networks"]["back"]["internal"] is True
    assert db["networks"] == ["back"]
    assert "ports" not in db
    named = {volume.partition(":")[0] for service in (table, db) for volume in service["volumes"]}
    assert named == set(compose["volumes"])


def test_the_table_and_its_database_speak_of_the_same(deploy: Path, compose: dict[str, Any]) -> None:
    table, db = compose["services"]["table"], compose["services"]["db"]
    secret = db["environment"]["POSTGRES_PASSWORD"]
    assert secret.startswith("${LUDOTECA_DB_PASSWORD:?"), "no password of ours, and none is no start"
    address = table["environment"]["LUDOTECA_DB"].replace(secret, "hunter2")
    url = open_engine(address).url
    assert (url.host, url.password) == ("db", "hunter2")
    assert (url.username, url.database) == (db["environment"]["POSTGRES_USER"], db["environment"]["POSTGRES_DB"])
    (client,) = re.findall(r"postgresql-client-(\d+)", (deploy / "Containerfile").read_text("utf-8"))
    assert f"postgres:{client}-" in db["image"], "pg_dump must not be older than the server"


def test_the_units_start_what_exists(deploy: Path) -> None:
    service = unit(deploy / "ludoteca@.service")["Service"]
    program, *words = shlex.split(service["ExecStart"][0].replace("%i", "8000"))
    values = checks(words)
    assert (values["host"], values["port"], values["proxies"]) == ("127.0.0.1", 8000, "127.0.0.1")
    copy = unit(deploy / "ludoteca-backup.service")["Service"]
    shell = shlex.split(copy["ExecStart"][0].replace("%%", "%"))
    assert shell[:2] == ["/bin/sh", "-c"]
    _exec, same, *rest = shell[2].split(maxsplit=3)
    assert same == program
    checks([rest[0], "day"])
    assert rest[0] == "backup"
    for key in ("User", "Environment", "EnvironmentFile", "UMask", "StateDirectoryMode"):
        assert service[key] == copy[key], key
    kept = service["Environment"][0].removeprefix("LUDOTECA_DB=")
    assert Path(kept).parent == Path("/var/lib") / service["StateDirectory"][0]
    assert unit(deploy / "ludoteca-backup.timer")["Install"]["WantedBy"] == ["timers.target"]


def test_the_units_are_hardened_and_bots_may_be_nice(root: Path, deploy: Path) -> None:
    service = unit(deploy / "ludoteca@.service")["Service"]
    wanted = {"NoNewPrivileges": "yes", "ProtectSystem": "strict", "ProtectHome": "yes", "PrivateTmp": "yes"}
    assert {key: service[key] for key in wanted} == {key: [value] for key, value in wanted.items()}
    assert service["CapabilityBoundingSet"] == [""]
    assert service["User"] != ["root"]
    nice = "os.nice(" in (root / "src" / "ludoteca" / "table" / "brains.py").read_text("utf-8")
    forbidden = " ".join(value for value in service["SystemCallFilter"] if value.startswith("~"))
    assert not (nice and "@resources" in forbidden), "a worker that may not be nice ends at once"


def exported() -> set[str]:
    metrics = Metrics()
    for counter in (metrics.picks, metrics.refusals, metrics.thought):
        counter.labels("x")
    metrics.ended.labels("x", "no")
    metrics.told.labels("push", "delivered")
    return set(re.findall(r"^(ludoteca_\w+)", metrics.text().decode(), re.MULTILINE))


def test_every_metric_of_the_dashboard_is_exported_and_every_one_shown(deploy: Path) -> None:
    board = json.loads((deploy / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [entry["query"]["query"] for entry in board["templating"]["list"] if entry["type"] == "query"]
    named = {name for line in asked for name in re.findall(r"\bludoteca_\w+", line)}
    there = exported()
    assert named - there == set()
    families = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in there}
    assert {name for name in families if not any(found.startswith(name) for found in named)} == set()
    others = set(re.findall(r"\b[a-z]\w*(?=\{job)", " ".join(asked))) - named
    assert others == {"up"}, "Prometheus' own"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    labels = {label for line in asked for group in re.findall(r"by \(([^)]*)\)", line) for label in group.split(", ")}
    assert labels <= {"le", "by", "bot", "game", "outcome", "second_thoughts", "why"}


def test_the_page_on_running_it_names_what_exists(root: Path, deploy: Path, addresses: set[str]) -> None:
    page = (root / "docs" / "operate.md").read_text("utf-8")
    assert set(re.findall(r"`(ludoteca_\w+)", page)) - exported() <= {
        "ludoteca_pick_seconds",
        "ludoteca_pick_work_seconds",
        "ludoteca_bot_seconds",  # histograms: exported as _bucket, _count, _sum
    }
    named = set(re.findall(r"deploy/([\w@.-]+\w)", page)) - {"ludoteca"}
    assert [name for name in named if not (deploy / name).exists()] == []
    assert {f"/{name}" for name in re.findall(r"`/(\w+)`", page)} - {"/data"} <= addresses
    for command in set(re.findall(r"ludoteca (backup|restore|serve|check-archive)\b", page)):
        assert command in COMMANDS.commands  # type: ignore[attr-defined]
    safety = (root / "SECURITY.md").read_text("utf-8")
    assert [name for name in re.findall(r"`((?:tests|bench)/[\w/.]+)`", safety) if not (root / name).exists()] == []
