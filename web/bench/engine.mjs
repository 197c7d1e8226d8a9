// Measures the engine in Chromium for `cargo xtask bench browser`: what is asked comes as JSON on standard input, times go as JSON
// to standard output. Usage: node bench/engine.mjs ADDRESS
import { chromium } from 'playwright-core';

const [address] = process.argv.slice(2);
const { slowdowns, requests, verdicts } = JSON.parse(await text(process.stdin));

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
const result = {};
try {
  for (const slowdown of slowdowns) result[slowdown] = await measured(slowdown);
} finally {
  await browser.close();
}
process.stdout.write(JSON.stringify(result));

/** A browser that has never been here, and then the same one again. */
async function measured(slowdown) {
  const context = await browser.newContext({ bypassCSP: true });
  const cold = await visited(context, slowdown, []);
  const warm = await visited(context, slowdown, requests);
  await context.close();
  return { cold: cold.first, warm: warm.first, verdict: warm.verdict, times: warm.times, answers: warm.answers };
}

async function visited(context, slowdown, asked) {
  const page = await context.newPage();
  await page.goto(`${address}/api/engine`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const outcome = await page.evaluate(run, { asked, verdicts });
  await page.close();
  return outcome;
}

/** In the page: loads code and words as the client does, and asks. */
async function run({ asked, verdicts }) {
  const begun = performance.now();
  const { engine, words } = await (await fetch('engine')).json();
  const [module, pack] = await Promise.all([
    WebAssembly.compileStreaming(fetch(`../assets/engine-${engine}.wasm`)),
    fetch(`../assets/words-${words}.pack`).then((response) => response.arrayBuffer()),
  ]);
  const imports = { env: { now: () => performance.now(), progress: () => 0 } };
  const { take, ask, answer, words: install, memory } = (await WebAssembly.instantiate(module, imports)).exports;
  const put = (bytes) => {
    const address = take(bytes.length);
    // The memory is another one whenever it has grown.
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  };
  put(new Uint8Array(pack));
  if (install() !== 1) throw new Error('the words are damaged');
  const say = (request) => {
    put(new TextEncoder().encode(JSON.stringify(request)));
    const length = ask(Date.now());
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
  };
  say({ do: 'word', game: 'letramix', word: verdicts[0] });
  const first = performance.now() - begun;
  const start = performance.now();
  for (const word of verdicts) say({ do: 'word', game: 'letramix', word });
  const verdict = (performance.now() - start) / verdicts.length;
  const times = [];
  const answers = [];
  for (const request of asked) {
    const before = performance.now();
    answers.push(say(request));
    times.push(performance.now() - before);
  }
  return { first, verdict, times, answers };
}

async function text(stream) {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
}
