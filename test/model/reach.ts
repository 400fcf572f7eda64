/** Plays tests in a copy of the sources in which every mistake is a switch: watched, while none is on; then against one that is. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { copyTracked } from './planting.ts';
import { hasFailedAssertion } from './run-tests.ts';
import { type Mistake, writeSwitches } from './sampling.ts';
import type { Plan } from './switches.ts';
import type { Told } from './watch-reach.ts';

/** A test file as it was watched. */
export interface WatchedFile {
  path: string;
  /** What it takes before its first test. */
  loadMs: number;
  /** The tests that pass, in their order, with the time that each takes. */
  tests: Record<string, number>;
  /** By test, the numbers of the mistakes that it reaches; those of `''` are reached outside of any. */
  reached: Record<string, readonly number[]>;
}

export interface Copy {
  folder: string;
  vitest: Vitest;
  specifications: readonly TestSpecification[];
  /** Opens Vitest anew. */
  open(): Promise<Pick<Copy, 'vitest' | 'specifications'>>;
  /** What is told of the run that goes on. */
  listener: {
    ended?: ((test: TestCase) => void) | undefined;
    loaded?: ((module: TestModule) => void) | undefined;
    progress(): void;
  };
}

/** A mistake may make a test wait for ever; that alone notices nothing. */
const hangMs = 20_000;
/** One that keeps the process busy for ever is ended with it. */
const silentMs = 60_000;
/** Vitest may wait for ever for a process that was ended. */
const endedMs = 45_000;
/** What takes longer is not waited for: the tests of a file that would start later are left out. */
const watchedMs = 20_000;

/** What repeated tests tell. */
const sweptFile = 'sample-swept.jsonl';

const idle: Plan = { planted: -1, isWatched: false, watchedMs, repeated: {} };

/** Played by the build, in which nothing is planted, or about the sources' text, or the same once more. */
const leftOut =
  /^test\/(?:model|docs|fuzz|faults|crash|contract|self-test|compare)\/|^test\/(?:build|generate|ordinary|pack|release|release-notes|floors|names|prose|libraries|licenses|zones|threat-model|registries|engines|(?:service\/(?:cluster|team)|scan\/(?:programs|known-findings))|scenarios\/(?:demo|pre-commit))\.test/;

export async function openCopy(mistakes: readonly Mistake[]): Promise<Copy> {
  const folder = copyTracked();
  writeSwitches(folder, mistakes);
  const listener: Copy['listener'] = { progress: () => undefined };
  const tell = {
    onTestModuleCollected: () => listener.progress(),
    onTestCaseReady: () => listener.progress(),
    onTestCaseResult(test: TestCase) {
      listener.progress();
      listener.ended?.(test);
    },
    onTestModuleEnd: (module: TestModule) => listener.loaded?.(module),
  };
  const open = async () => {
    const vitest = await createVitest('test', {
      root: folder,
      config: join(folder, 'vitest.config.ts'),
      watch: false,
      update: false,
      reporters: [tell],
    });
    for (const { config } of vitest.projects) {
      Object.assign(config, { testTimeout: hangMs, hookTimeout: hangMs, maxWorkers: 1 });
      config.sequence.groupOrder = 0;
      config.setupFiles.push(join(folder, 'test/model/watch-reach.ts'));
    }
    const all = await vitest.globTestSpecifications();
    const specifications = all.filter(
      ({ moduleId, project }) => !leftOut.test(relative(folder, moduleId)) && !project.name.startsWith('Pacific'),
    );
    return { vitest, specifications };
  };
  return { folder, listener, open, ...(await open()) };
}

export async function closeCopy({ folder, vitest }: Copy): Promise<void> {
  await vitest.close();
  rmSync(folder, { recursive: true, force: true });
}

/** By file, the tests that are to be played; all of it where none is named. */
type Parts = Map<string, readonly string[]>;

/** Returns whether the run came to its end. */
async function play(copy: Copy, parts: Parts, plan: Plan): Promise<boolean> {
  const { folder, vitest, listener } = copy;
  writeFileSync(join(folder, 'sample-plan.json'), JSON.stringify(plan));
  for (const { config } of vitest.projects) config.isolate = plan.isWatched;
  const specifications = [...parts].flatMap(([path, testNames]) => {
    const found = copy.specifications.find(({ moduleId }) => relative(folder, moduleId) === path);
    const options = testNames.length > 0 ? { testNames: [...testNames] } : {};
    return found === undefined ? [] : [found.project.createSpecification(found.moduleId, options)];
  });
  let last = performance.now();
  let isEnded = true;
  listener.progress = () => {
    last = performance.now();
  };
  let told = 0;
  const stuck = Promise.withResolvers<'stuck'>();
  const watch = setInterval(() => {
    if (!isEnded && performance.now() - last > endedMs) stuck.resolve('stuck');
    const size = statSync(join(folder, sweptFile), { throwIfNoEntry: false })?.size ?? 0;
    if (size !== told) listener.progress();
    told = size;
    if (performance.now() - last < silentMs) return;
    isEnded = false;
    listener.progress();
    try {
      process.kill(Number(readFileSync(join(folder, 'sample-process.txt'), 'utf8')), 'SIGKILL');
    } catch {
      // It has ended since.
    }
  }, 1000);
  try {
    const run = await Promise.race([vitest.runTestSpecifications(specifications), stuck.promise]);
    if (run === 'stuck') Object.assign(copy, await copy.open());
  } catch (error) {
    if (isEnded) console.error(error);
  } finally {
    clearInterval(watch);
    listener.ended = undefined;
    listener.loaded = undefined;
  }
  return isEnded;
}

/** Plays every test file once, with no mistake planted: the files' paths come from a queue that copies share. */
export async function watch(copy: Copy, queue: string[], keep: (file: WatchedFile) => void): Promise<void> {
  for (let paths = queue.splice(0, 8); paths.length > 0; paths = queue.splice(0, 8)) {
    const files = new Map(
      paths.map((path): [string, WatchedFile] => [path, { path, loadMs: 0, tests: {}, reached: {} }]),
    );
    const fileOf = (module: TestModule) => files.get(relative(copy.folder, module.moduleId));
    copy.listener.ended = (test) => {
      const file = fileOf(test.module);
      if (file && test.result().state === 'passed') file.tests[test.fullName] = test.diagnostic()?.duration ?? 0;
    };
    copy.listener.loaded = (module) => {
      const { collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic();
      const file = fileOf(module);
      if (file) file.loadMs = collectDuration + environmentSetupDuration + setupDuration;
    };
    await play(copy, new Map(paths.map((path) => [path, []])), { ...idle, isWatched: true });
    const output = join(copy.folder, 'sample-watched.jsonl');
    const lines = existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n') : [];
    rmSync(output, { force: true });
    for (const { path, reached } of lines.map((line) => JSON.parse(line))) {
      const file = files.get(relative(copy.folder, path));
      if (file) file.reached = reached;
    }
    for (const file of files.values()) keep(file);
    console.log(`${queue.length} test files are to be watched`);
  }
}

/** Tests are played for a mistake for as long as they took when they were watched: how busy the machine is changes nothing. */
const budgetMs = 6000;

interface Candidate {
  file: WatchedFile;
  test: string;
  ms: number;
  /** The lower, the sooner it is played. */
  price: number;
}

export type Finding = 'unreached' | 'noticed' | 'unnoticed' | 'hangs';

/** Plays the tests that reach a mistake in processes of its own: for what is asked once for all tests, as a file is loaded. */
export async function judge(copy: Copy, id: number, path: string, watched: readonly WatchedFile[]): Promise<Finding> {
  const parts = chooseTests(listCandidates(watched, id, path), true);
  if (parts.size === 0) return 'unreached';
  const distrusted = new Set<string>();
  for (let tries = 0; tries < 3; tries += 1) {
    const failing = await findFailing(copy, parts, id, distrusted);
    if (failing === undefined) break;
    if (failing === 'hangs') return 'hangs';
    const alone = new Map([[failing.file, [failing.test]]]);
    const isSeen = async (planted: number) => typeof (await findFailing(copy, alone, planted)) === 'object';
    if ((await isSeen(id)) && !(await isSeen(-1))) return 'noticed';
    distrusted.add(nameOf(failing));
  }
  return 'unnoticed';
}

/** What a sweep finds of the mistakes of a room. */
export interface Sweep {
  noticed: Set<number>;
  /** Asked for while they were on: those that were not are for a process of their own. */
  struck: Set<number>;
  hangs: Set<number>;
}

/** The tests that are to be repeated, by file and test. */
export function planSweep(mistakes: readonly [number, Mistake][], watched: readonly WatchedFile[]) {
  const repeated = new Map<string, Map<string, number[]>>();
  for (const [id, { file: path }] of mistakes) {
    for (const [file, tests] of chooseTests(listCandidates(watched, id, path), false)) {
      const ofFile = repeated.get(file) ?? new Map<string, number[]>();
      repeated.set(file, ofFile);
      for (const test of tests) ofFile.set(test, [...(ofFile.get(test) ?? []), id]);
    }
  }
  return [...repeated].sort(([, one], [, other]) => countIds(other) - countIds(one));
}

const countIds = (tests: ReadonlyMap<string, readonly number[]>) => new Set([...tests.values()].flat()).size;

/** Repeats tests of a file, once for each mistake that is still unnoticed; what keeps the process busy is left out from there. */
export async function sweep(copy: Copy, file: string, tests: Map<string, number[]>, found: Sweep): Promise<void> {
  const output = join(copy.folder, sweptFile);
  const staying = new Set<number>();
  for (let isEnded = false; !isEnded; ) {
    const open = [...tests].flatMap(([test, ids]): [string, number[]][] => {
      const left = ids.filter((id) => !found.noticed.has(id) && !found.hangs.has(id) && !staying.has(id));
      return left.length > 0 ? [[test, left]] : [];
    });
    if (open.length === 0) return;
    rmSync(output, { force: true });
    const names = new Map([[file, open.map(([test]) => test)]]);
    const isPlayed = await play(copy, names, { ...idle, repeated: { [file]: Object.fromEntries(open) } });
    const lines = existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n') : [];
    let last: number | undefined;
    for (const told of lines.map((line) => JSON.parse(line) as Told)) {
      last = told.tried ?? last;
      if (told.struck !== undefined) found.struck.add(told.struck);
      if (told.noticed !== undefined) found.noticed.add(told.noticed);
      if (told.hangs !== undefined) found.hangs.add(told.hangs);
      if (told.stays !== undefined) staying.add(told.stays);
    }
    // The others go on without them, which are judged in processes of their own.
    isEnded = isPlayed;
    for (const id of staying) if (found.struck.delete(id)) isEnded = false;
    if (!isPlayed && last === undefined) return;
    if (!isPlayed && last !== undefined) found.hangs.add(last);
  }
}

/**
 * The tests that reach it, those of a low price first: quick ones, of the source's own folder, and not the tenth that
 * reaches the same mistakes as nine before it.
 */
function listCandidates(watched: readonly WatchedFile[], id: number, path: string): Candidate[] {
  const alike = new Map<string, number>();
  return watched
    .flatMap((file) => {
      const isAlways = file.reached['']?.includes(id);
      const tests = Object.keys(file.tests).filter((test) => isAlways || file.reached[test]?.includes(id));
      return tests.map((test) => ({ file, test, ms: file.tests[test] ?? 0, share: file.loadMs / tests.length }));
    })
    .sort((one, other) => one.ms - other.ms)
    .map(({ file, test, ms, share }) => {
      const signature = [...(file.reached[test] ?? [])].sort().join();
      const before = alike.get(signature) ?? 0;
      alike.set(signature, before + 1);
      return { file, test, ms, price: ((ms + share) * (before + 1)) / (1 + nearness(file.path, path)) };
    })
    .sort((one, other) => one.price - other.price);
}

/** How many folders, and last the name, a test has in common with a source. */
function nearness(test: string, source: string): number {
  const [ofTest, ofSource] = [test, source].map((each) =>
    each
      .replace(/(?:\.test)?\.ts$/, '')
      .split('/')
      .slice(1),
  );
  const apart = ofSource?.findIndex((part, at) => part !== ofTest?.[at]) ?? 0;
  return apart === -1 ? (ofSource?.length ?? 0) : apart;
}

function chooseTests(candidates: readonly Candidate[], isAlone: boolean): Parts {
  const chosen = new Map<WatchedFile, Set<string>>();
  let left = budgetMs;
  for (const { file, test, ms } of candidates) {
    const cost = ms + (chosen.has(file) ? 0 : isAlone ? file.loadMs : file.loadMs / 3);
    if (cost > left) continue;
    left -= cost;
    chosen.set(file, (chosen.get(file) ?? new Set()).add(test));
  }
  // In the order in which the file has them.
  return new Map(
    [...chosen].map(([file, tests]) => [file.path, Object.keys(file.tests).filter((test) => tests.has(test))]),
  );
}

interface Place {
  file: string;
  test: string;
}

const nameOf = ({ file, test }: Place) => `${file} › ${test}`;

/** Ends the run with the first test that fails an assertion, or the second that hangs. */
async function findFailing(
  copy: Copy,
  parts: Parts,
  planted: number,
  distrusted: ReadonlySet<string> = new Set(),
): Promise<Place | 'hangs' | undefined> {
  let found: Place | undefined;
  let hanging = 0;
  copy.listener.ended = (test) => {
    if (found !== undefined || test.result().state !== 'failed') return;
    const place = { file: relative(copy.folder, test.module.moduleId), test: test.fullName };
    if (test.result().errors?.some(({ message }) => message.includes('timed out in'))) hanging += 1;
    if (hasFailedAssertion(test) && !distrusted.has(nameOf(place))) found = place;
    if (found !== undefined || hanging > 1) void copy.vitest.cancelCurrentRun('test-failure');
  };
  const isEnded = await play(copy, parts, { ...idle, planted });
  return found ?? (isEnded && hanging < 2 ? undefined : 'hangs');
}
