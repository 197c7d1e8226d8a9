import { afterEach, expect, it } from 'vitest';
import { FocusKeeper, catchFocus, giveBack } from './focus';

const later = () => new Promise((done) => setTimeout(done));

function page(html: string): void {
  document.body.innerHTML = html;
}

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('A3: when what has the focus goes, the content gets it', async () => {
  page('<main id="inhalt" tabindex="-1"><button>Zug beenden</button></main>');
  stop = new FocusKeeper().watch();
  document.querySelector('button')?.focus();
  document.querySelector('button')?.remove();
  await later();
  expect(document.activeElement?.id).toBe('inhalt');
});

it('A3: on another page the content gets it, as soon as it is there', async () => {
  page('<a href="/">Zurück</a>');
  const keeper = new FocusKeeper();
  stop = keeper.watch();
  keeper.want();
  document.querySelector('a')?.remove();
  await later();
  document.body.insertAdjacentHTML('beforeend', '<main id="inhalt" tabindex="-1"></main>');
  await later();
  expect(document.activeElement?.id).toBe('inhalt');
});

it('who clicks beside everything keeps it so', async () => {
  page('<main id="inhalt" tabindex="-1"><button>Zug beenden</button></main>');
  stop = new FocusKeeper().watch();
  const button = document.querySelector('button');
  button?.focus();
  button?.blur();
  document.body.append('Neues');
  await later();
  expect(document.activeElement).toBe(document.body);
});

it('A3: a dialog gives the focus back to what opened it', async () => {
  page('<main id="inhalt" tabindex="-1"><button>Regeln</button></main>');
  const button = document.querySelector('button');
  await giveBack(button);
  expect(document.activeElement).toBe(button);
});

/** A part of the content with something to do, beside a field. */
function roomBeside(): HTMLElement {
  page('<main tabindex="-1"><input><div><h3>Gilt das?</h3><button>Ja</button></div></main>');
  return document.querySelector('div') as HTMLElement;
}

it('A3: focus that has fallen to the page gets a place, a heading too', () => {
  const room = roomBeside();
  catchFocus(room, 'h3');
  expect(document.activeElement?.tagName).toBe('H3');
});

it('A3: what contains the room is no place, what is beside it is', () => {
  const room = roomBeside();
  document.querySelector('main')?.focus();
  catchFocus(room, 'textarea', 'button', 'h3');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  document.querySelector('input')?.focus();
  catchFocus(room, 'h3');
  expect(document.activeElement?.tagName).toBe('INPUT');
});
