#!/usr/bin/env python3
"""Play one game of LetraMix against a computer player: a client written by docs/protocol.md alone.

Read it from the bottom: main() opens a table over HTTP, play() decides what to do, and class Table is the protocol
itself: hello, one command at a time, questions, pings, and coming back. It is also a test of the document: whatever
is not as the document says ends it with exit code 1. A client for players would be more lenient.
"""
import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

# Words to try. Whether the table allows one is for its judge to say.
WORDS = """STERN REISE LESEN LEBEN NEBEL REGEN INSEL BODEN ROSEN TITEL LAUNE SEITE TIERE HUNDE FISCH ADLER ENTE NASE
HASE SEIL TEIL TIER REIS HAUT HUND MOND WALD WIND TURM BAUM GRAS GLAS BROT BUCH AUTO OFEN IGEL ESEL EIS TOR TAG ROT GUT
ALT UHR TEE SEE KUH HUT TON RAD DER DIE DAS EIN AUS MIT BEI DU ER ES WO JA DA AN AB IN IM UM SO ZU""".split()

COME_BACK = {"stopping", "unavailable", "too_slow", "too_fast"}  # after a bye for these reasons one may
NEWS = {"sat", "left", "came", "went", "stand_in", "host", "started", "paused", "resumed", "rematch",  # the frame's
        "rolled", "done", "scored", "round_over", "over"}  # the game's
LOST = (OSError, ConnectionClosed, InvalidHandshake)  # the connection is gone; TimeoutError is an OSError


class Unexpected(Exception):
    pass


def expect(truth, *otherwise):
    """What the document says, or what is wrong."""
    if not truth:
        raise Unexpected(" ".join(map(str, otherwise)))


def http(method, url, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"}, method=method)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            if error.code != 429:
                no = json.load(error)
                raise Unexpected(f"{method} {url}: {error.code} {no['code']}: {no['sentence']['en']}") from None
            time.sleep(max(1, int(error.headers.get("retry-after", 1))))  # too fast: the server says how long to wait


class Table:
    """Our seat at a table: the socket, and what we know."""

    def __init__(self, server, table, secret, hiccup):
        self.url = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.secret = secret
        self.socket = None
        self.seq = 0  # the last row we know, 0 if none
        self.now = None  # the last `table` message
        self.questions = 0  # ids of questions are ours to choose: we count
        self.changed = time.monotonic()
        self.hiccups = ["sent", "unsent"] if hiccup else []

    def come_in(self, wait=0.0):
        """Connect and say hello until it works; return when the `table` that answers hello is here."""
        while True:
            time.sleep(wait * random.uniform(0.8, 1.2))
            wait = min(max(0.5, wait * 2), 10)  # 0.5 s, 1, 2, 4, at most 10, a little by chance
            try:
                # The table has pings of its own, so those of WebSocket are not needed.
                self.socket = connect(self.url, open_timeout=10, close_timeout=1, ping_interval=None)
                self.send({"type": "hello", "secret": self.secret, "seq": self.seq})
                while self.read(10)["type"] != "table":
                    pass
                return
            except LOST as error:
                expect(time.monotonic() < self.changed + 180, "no way to the table:", error)

    def send(self, message):
        try:
            self.socket.send(json.dumps(message))
        except LOST:
            pass  # the next receive() finds the same, and comes back

    def cut(self):
        try:
            self.socket.socket.shutdown(2)
        except OSError:
            pass  # it is closed already: the answer to the last command came just before the cut was noticed

    def receive(self, patience=25):
        """The next message; None if none came in time, or if the connection was lost and is here again."""
        expect(time.monotonic() < self.changed + 180, "nothing has changed at the table for three minutes")
        try:
            return self.read(patience)
        except LOST as error:
            if not isinstance(error, TimeoutError) or patience == 25:  # a ping is due every 3 seconds
                print("  (connection lost, coming back)")
                self.socket.close()
                self.come_in(wait=0.5)
            return None

    def read(self, timeout):
        """Read one message, and do what is to be done with it whatever we are waiting for."""
        message = json.loads(self.socket.recv(timeout))
        match message["type"]:
            case "table":
                self.look(message)
            case "ping":
                self.send({"type": "pong", "at": message["at"]})
            case "reset":
                self.seq = 0
            case "bye":
                expect(message["reason"] in COME_BACK, "bye:", message["reason"], "-", message["sentence"]["en"])
            case other:  # the rest is for command() and ask()
                expect(other in ("done", "refused", "answer"), "a message of the unknown type", other)
        return message

    def look(self, table):
        """The table as it is now. News is never left out: it goes on exactly where we were."""
        after, seq = table["after"], table["seq"]
        expect(self.seq <= seq, "seq has gone back from", self.seq, "to", seq)
        expect(self.seq in (0, after), "we know row", self.seq, "and are told the news after row", after)
        self.seq, self.now, self.changed = seq, table, time.monotonic()
        for news in table["news"]:
            expect(news["news"] in NEWS, "unknown news:", news)
            print("  " + ", ".join(f"{key} {value}" for key, value in news.items()))

    def command(self, message):
        """Send an act or arrange, and wait until it has counted (None) or is refused (the code)."""
        message["id"] = self.now["you"]["last"] + 1
        sent_on = answer = None
        while not answer or answer["type"] not in ("done", "refused"):
            if sent_on is not self.socket:
                # Not sent yet; or the connection broke before the answer: then `last` tells whether it counted. If
                # not, we send it again. With the same id it is never done twice, even if it is still on its way.
                if self.now["you"]["last"] == message["id"]:
                    return None
                sent_on = self.socket
                hiccup = self.hiccups.pop(0) if self.hiccups else None
                if hiccup != "unsent":
                    self.send(message)
                if hiccup:  # for testing: cut the line, once right after sending and once right before
                    self.cut()
            answer = self.receive()
            if answer and answer.get("code") == "unavailable":  # the store cannot be reached: send it again
                self.receive(1)
                sent_on = answer = None
        expect(answer["id"] == message["id"], "we sent", message, "and were answered", answer)
        if answer["type"] == "refused":
            print(f"  refused: {answer['code']}: {answer['sentence']['en']}")
        else:
            while self.seq < answer["seq"]:  # wait until we see what it has brought
                self.receive()
        return answer.get("code")

    def arrange(self, **action):
        code = self.command({"type": "arrange", "action": action})
        expect(code is None, action, "was refused:", code)

    def act(self, **action):
        """True if it counted, False if the table had gone on; then what it is now is here."""
        moment = self.now["moment"]
        code = self.command({"type": "act", "moment": moment, "action": action})
        expect(code in (None, "too_late"), action, "was refused:", code)
        while code and self.now["moment"] == moment:
            self.receive()
        return code is None

    def ask(self, **question):
        """The answer to a question. It changes nothing: if the connection is lost, we ask again."""
        self.questions += 1
        sent_on = answer = None
        while not answer or answer["type"] != "answer" or answer["id"] != self.questions:
            if sent_on is not self.socket:
                sent_on = self.socket
                self.send({"type": "ask", "id": self.questions, "question": question})
            answer = self.receive()
        expect("answer" in answer, question, "was refused:", answer.get("refusal"))
        return answer["answer"]


def spell(word, dice):
    """The word from left to right as a layout, with jokers where letters are missing; None if it cannot be laid."""
    free, layout = list(dice), []
    for x, letter in enumerate(word):
        face = {"letter": letter} if {"letter": letter} in free else "joker"
        if face not in free:
            return None
        die = free.index(face)
        free[die] = None  # used
        layout.append([die, x, 0] if face != "joker" else [die, x, 0, letter])
    return layout


def lay(table):
    """Our turn to lay: try the longest words that the judge allows, and finish with what is worth most."""
    dice = table.now["view"]["phase"]["dice"]
    best, most, tried = [], None, 0
    for word in sorted(WORDS, key=len, reverse=True):
        layout = spell(word, dice)
        if tried == 3 or not layout or not table.ask(ask="word", word=word)["allowed"]:
            continue  # it cannot be laid, or does not count
        tried += 1
        if not table.act(do="lay", layout=layout) or table.now["view"]["phase"]["phase"] != "laying":
            return  # the sand is out
        worth = table.now["view"]["phase"]["desks"][table.now["you"]["seat"]].get("worth")
        print(f"  {word}: {worth['points'] if worth else 'not valid'}")
        if worth and (most is None or worth["points"] > most):
            best, most = layout, worth["points"]
        until = time.monotonic() + 0.5  # at most two drafts a second; meanwhile we listen, for pings above all
        while (left := until - time.monotonic()) > 0:
            table.receive(left)
    table.act(do="finish", layout=best)


def play(table):
    """Until it is over: do what is to be done by us; if nothing is, wait for news."""
    while table.now["frame"]["stage"] != "over":
        me, phase = table.now["you"]["seat"], table.now["view"]["phase"]
        match phase["phase"]:
            case "to_roll" if phase["seat"] == me:
                table.act(do="roll")
            case "laying" if phase["seat"] in (me, None) and not phase["desks"][me]["done"]:
                lay(table)
            case "gathering" if me not in phase["ready"]:  # a list of seats
                table.act(do="next")
            case other:
                expect(other in ("to_roll", "laying", "gathering", "over"), "unknown phase", other)
                table.receive()


def main():
    parser = argparse.ArgumentParser(description="Play a game of LetraMix against a computer player.")
    parser.add_argument("--server", default="http://127.0.0.1:8080", help="its address, with the base path if any")
    parser.add_argument("--bot", metavar="LEVEL", help="the computer player's level (default: the weakest)")
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    parser.add_argument("--hiccup", action="store_true", help="for testing: cut the connection at the first commands")
    args = parser.parse_args()
    api = args.server.rstrip("/") + "/api"

    # What can be played? Of the options we change only the length of the game.
    game = {game["game"]: game for game in json.loads(http("GET", f"{api}/games"))}["letramix"]
    wanted = {"game": "letramix", "name": "Python", "options": game["options"] | {"end": {"rounds": args.rounds}}}
    opened = json.loads(http("POST", f"{api}/tables", wanted))
    print(f"table {opened['table']}, code {opened['code']}")

    # The secret is the key to our seat: with it we can come back any time.
    table = Table(args.server.rstrip("/"), opened["table"], opened["secret"], args.hiccup)
    table.come_in()
    table.arrange(do="bot", level=args.bot or game["bots"][0])
    table.arrange(do="start")
    play(table)
    table.socket.close()

    view, seats = table.now["view"], table.now["frame"]["seats"]
    for total, seat in sorted(((view["totals"][seat], seat) for seat in range(len(seats))), reverse=True):
        print(f"{total:5}  {seats[seat]['name']}{' (won)' if seat in view['phase']['winners'] else ''}")

    # Once it is over, everybody may read all its rows: numbered from 1, without gaps.
    rows = [json.loads(line)["seq"] for line in http("GET", f"{api}/tables/{opened['table']}/log").splitlines()]
    expect(rows == list(range(1, len(rows) + 1)) and len(rows) >= table.seq, "rows are missing in the log:", rows)


if __name__ == "__main__":
    try:
        main()
    except Unexpected as error:
        sys.exit(f"not as expected: {error}")
    except (KeyError, IndexError, TypeError, ValueError) as error:
        sys.exit(f"not as the document says: a field is missing or of another kind: {error!r}")
    except OSError as error:
        sys.exit(f"cannot reach the server: {error}")
