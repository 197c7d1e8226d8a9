import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import type { Size } from '../browser';
import { Company } from './company';

/** `npm run longtasks`: no test, but figures. The limit is 100 ms; on a busy machine the CPU's time tells more. */

const SLOWER = 4;
const RUNS = 5;
const WAYS: [Size, 'mouse' | 'touch' | 'keyboard'][] = [
  ['phone', 'touch'],
  ['desktop', 'mouse'],
  ['desktop', 'keyboard'],
];

const company = new Company(1);

/** Milliseconds of every task over 50 ms, the longest first: by the clock, and the CPU's time of the longest. */
interface Figures {
  long: number[];
  cpu: number[];
}

it.each(WAYS)('%s, %s', async (size, hand) => {
  const longest: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const anna = await company.guest('Anna', { size, hand });
    await slowDown(anna.page);
    await anna.playAlone();
    const { long, cpu } = await measured(anna.page, () => anna.lay());
    longest.push(long[0] ?? 0);
    const busy = loadavg()[0]?.toFixed(1);
    console.log(
      `${size}, ${hand}, CPU ${SLOWER}× slower: over 50 ms: ${long.join(', ') || 'none'}; CPU's time of the longest: ${cpu.join(', ')} (load ${busy})`,
    );
    await anna.page.context().close();
  }
  const median = longest.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  console.log(`${size}, ${hand}: the longest task, median of ${RUNS} runs: ${median} ms`);
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** How long the page's tasks were while something was done. */
async function measured(page: Page, doing: () => Promise<unknown>): Promise<Figures> {
  const browser = page.context().browser();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await doing();
  // The last one is told a little later.
  await page.waitForTimeout(500);
  const trace = await browser?.stopTracing();
  const long = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  return { long: longestFirst(long), cpu: longestFirst(cpuTimes(String(trace))).slice(0, 5) };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the CPU. */
  tdur?: number;
  args: { name?: string };
}

/** The CPU's time of all tasks of pages' main threads. */
function cpuTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)),
  );
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function longestFirst(times: readonly number[]): number[] {
  return times.map(Math.round).sort((a, b) => b - a);
}
