// The table as a room of Colyseus, with its schema for the state: nothing is on disk.

import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { DICE, FACES, ROUNDS, SEATS, announce, isSound, score } from './table.mjs';

const Placed = schema({ die: t.uint8(), x: t.int8(), y: t.int8() }, 'Placed');

const Desk = schema(
  {
    name: t.string(),
    total: t.int32(),
    last: t.int32(),
    streak: t.uint16(),
    done: t.boolean(),
    layout: t.array(Placed),
  },
  'Desk',
);

const Table = schema(
  {
    mode: t.string(),
    glass: t.string(),
    end: t.uint8(),
    rounds: t.uint16(),
    phase: t.string(),
    seat: t.uint8(),
    dice: t.array('string'),
    desks: t.array(Desk),
  },
  'Table',
);

function newTable() {
  const table = new Table();
  Object.assign(table, { mode: 'turns', glass: 'off', end: ROUNDS, rounds: 0, phase: 'to_roll', seat: 0 });
  return table;
}

function newDesk(name) {
  const desk = new Desk();
  Object.assign(desk, { name, total: 0, last: 0, streak: 0, done: false });
  return desk;
}

function newPlaced([die, x, y]) {
  const placed = new Placed();
  Object.assign(placed, { die, x, y });
  return placed;
}

class LetraMix extends Room {
  maxClients = SEATS;
  state = newTable();
  // Patches go out with each move, see below. 0 would make every room tick sixty times a second instead, which costs
  // Colyseus more than this.
  patchRate = 1000;
  sessions = [];

  messages = {
    roll: (client) => {
      const table = this.state;
      if (table.phase !== 'to_roll' || !this.isOn(client)) return;
      table.phase = 'laying';
      table.dice.clear();
      for (let die = 0; die < DICE; die++) {
        table.dice.push(FACES[Math.floor(Math.random() * FACES.length)]);
      }
      const desk = table.desks[table.seat];
      desk.layout.clear();
      desk.done = false;
      this.broadcastPatch();
    },
    finish: (client, layout) => {
      const table = this.state;
      if (table.phase !== 'laying' || !this.isOn(client) || !isSound(layout)) return;
      const points = score(layout);
      const desk = table.desks[table.seat];
      desk.layout.push(...layout.map(newPlaced));
      desk.done = true;
      desk.last = points;
      desk.total += points;
      desk.streak = layout.length === DICE ? desk.streak + 1 : 0;
      table.phase = 'to_roll';
      if (table.seat === SEATS - 1) table.rounds += 1;
      table.seat = (table.seat + 1) % SEATS;
      this.broadcastPatch();
    },
  };

  isOn(client) {
    return this.sessions[this.state.seat] === client.sessionId;
  }

  onJoin(client, options) {
    this.sessions.push(client.sessionId);
    this.state.desks.push(newDesk(options.name));
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('letramix', LetraMix);
await server.listen(0, '127.0.0.1');
announce(transport.server.address().port);
