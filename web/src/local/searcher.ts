/** The worker that searches: best layouts, what could have been done. It is ended when nobody wants to know any more. */

import { Engine } from './engine';
import type { FromSearcher, ToSearcher } from './searches';

const say = (message: FromSearcher): void => postMessage(message);

let engine: Promise<Engine> | null = null;

async function start(code: WebAssembly.Module, words: string): Promise<Engine> {
  const bytes = await (await fetch(words)).arrayBuffer();
  return Engine.start(code, new Uint8Array(bytes), (text) => {
    say({ text, done: false });
    return false;
  });
}

async function answer(message: ToSearcher): Promise<void> {
  if ('code' in message) {
    engine = start(message.code, message.words);
    await engine;
    return;
  }
  const { text } = (await engine)?.ask({ do: 'look_back', ...message }) ?? { text: '' };
  say({ text, done: true });
}

onmessage = ({ data }: MessageEvent<ToSearcher>) => {
  answer(data).catch(() => say({ failed: true }));
};
