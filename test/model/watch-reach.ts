/** Runs for every test file that `npm run test:sample` plays: which planted mistakes each of its tests reaches, or notices. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { failsAssertion } from './failed-assertion.ts';
import { noted, plan, planFile, reachFile } from './switches.ts';

writeFileSync(new URL('../../sample-process.txt', import.meta.url), String(process.pid));

if (plan.isWatched) {
  /** By test; those of `''` are reached outside of any. */
  const reached: Record<string, number[]> = { '': [] };
  const running = new Set<string>();
  const start = performance.now();
  let path = '';

  const collect = () => {
    noted.clear();
    if (!existsSync(reachFile)) return;
    const ids = readFileSync(reachFile, 'utf8').trim().split('\n').map(Number);
    rmSync(reachFile);
    for (const test of running.size > 0 ? running : ['']) {
      reached[test] = [...new Set([...(reached[test] ?? []), ...ids])];
    }
  };

  beforeEach(({ task, skip }) => {
    path = task.file.filepath;
    if (performance.now() - start > plan.watchedMs) skip();
    collect();
    running.add(task.fullTestName);
  });
  afterEach(({ task }) => {
    collect();
    running.delete(task.fullTestName);
  });
  afterAll(() => {
    collect();
    appendFileSync(new URL('../../sample-watched.jsonl', import.meta.url), `${JSON.stringify({ path, reached })}\n`);
  });
}

/** What is told of each step of a repeated test. */
export interface Told {
  /** Is on from here. */
  tried?: number;
  /** The test asked for it. */
  struck?: number;
  noticed?: number;
  hangs?: number;
  /** A test fails without it, too, once it was on. */
  stays?: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const swept = new URL('../../sample-swept.jsonl', import.meta.url);

if (Object.keys(plan.repeated).length > 0) {
  const done = new Set<number>();
  let isSpoiled = false;
  let asked: Record<string, readonly number[]> = {};
  /** Of the test that is repeated. */
  let left: number[] = [];
  let id = -1;
  let step: 'try' | 'clean' | 'again' = 'try';

  const tell = (told: Told) => appendFileSync(swept, `${JSON.stringify(told)}\n`);
  const plant = (planted: number) => {
    plan.planted = planted;
    writeFileSync(planFile, JSON.stringify(plan));
  };
  const finish = (told: Told) => {
    tell(told);
    done.add(id);
    step = 'try';
  };

  const prepare = (task: RunnerTask) => {
    task.concurrent = false;
    if (task.type === 'suite') for (const each of task.tasks) prepare(each);
    else task.repeats = (asked[task.fullTestName]?.length ?? 0) * 3;
  };
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads it.
  beforeAll(({}, suite) => {
    asked = plan.repeated[relative(root, suite.file.filepath)] ?? {};
    for (const task of suite.file.tasks) prepare(task);
  });

  beforeEach(({ task, skip }) => {
    if ((task.result?.repeatCount ?? 0) === 0) {
      left = [...(asked[task.fullTestName] ?? [])];
      step = 'try';
    }
    if (step === 'try') {
      left = left.filter((each) => !done.has(each));
      const next = isSpoiled ? undefined : left.shift();
      if (next === undefined) plant(-1);
      if (next === undefined) skip();
      else id = next;
      tell({ tried: id });
      noted.clear();
    }
    plant(step === 'clean' ? -1 : id);
  });

  afterEach(({ task }) => {
    const errors = errorsOfRepeat(task);
    if (step === 'try' && noted.has(id)) tell({ struck: id });
    if (errors.some(({ message }) => message.includes('timed out in'))) finish({ hangs: id });
    else if (step === 'try') step = errors.some(failsAssertion) ? 'clean' : 'try';
    else if (step === 'clean') {
      isSpoiled = errors.length > 0;
      if (isSpoiled) finish({ stays: id });
      else step = 'again';
    } else if (errors.some(failsAssertion)) finish({ noticed: id });
    else step = 'try';
  });
}

const known = new WeakMap<object, number>();

/** A test keeps those of all repeats. */
function errorsOfRepeat({ result }: Readonly<RunnerTestCase>) {
  const errors = result?.errors ?? [];
  const before = (result && known.get(result)) ?? 0;
  if (result) known.set(result, errors.length);
  return errors.slice(before);
}
