// The table as a game of boardgame.io, on its own server with its memory store: nothing is on disk. It needs
// koa-compose 4.1 (see `overrides` in package.json): with 4.2 its lobby is not found.

import { createRequire } from 'node:module';
import { DICE, FACES, ROUNDS, SEATS, announce, isSound, score } from './table.mjs';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const all = (value) => Array.from({ length: SEATS }, () => structuredClone(value));

const game = {
  name: 'letramix',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // Dice cannot be rolled back; it saves the server a copy of the state for every move.
  disableUndo: true,
  setup: () => ({
    options: { mode: 'turns', glass: 'off', end: { rounds: ROUNDS } },
    rounds: 0,
    totals: all(0),
    last: all(null),
    streaks: all(0),
    phase: 'to_roll',
    dice: [],
    desks: all({ layout: [], done: false }),
  }),
  moves: {
    // `client: false`: only the server rolls.
    roll: {
      client: false,
      move: ({ G, random }) => {
        if (G.phase !== 'to_roll') return INVALID_MOVE;
        G.phase = 'laying';
        G.dice = random.Die(FACES.length, DICE).map((side) => FACES[side - 1]);
        G.desks = all({ layout: [], done: false });
      },
    },
    finish: ({ G, ctx, events }, layout) => {
      if (G.phase !== 'laying' || !isSound(layout)) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      const points = score(layout);
      G.phase = 'to_roll';
      G.desks[seat] = { layout, done: true };
      G.last[seat] = points;
      G.totals[seat] += points;
      G.streaks[seat] = layout.length === DICE ? G.streaks[seat] + 1 : 0;
      if (seat === SEATS - 1) G.rounds += 1;
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
announce(appServer.address().port);
