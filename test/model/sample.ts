/**
 * Plants mistakes that a seed draws from the sources of each room, and counts those that tests reach and notice:
 * `npm run test:sample -- [ROOM …] [--count N] [--seed N] [--write]`. Exits 1 when tests notice a smaller share of a
 * room than `sample.json` says; `--write` records the rooms that were run.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './planting.ts';
import {
  type Copy,
  closeCopy,
  type Finding,
  judge,
  openCopy,
  planSweep,
  type Sweep,
  sweep,
  type WatchedFile,
  watch,
} from './reach.ts';
import { drawMistakes, type Mistake } from './sampling.ts';

interface RoomRecord {
  planted: number;
  /** By a test that is played for it. */
  reached: number;
  noticed: number;
  unreached: string[];
  unnoticed: string[];
}

/** The rooms that are sampled when none is named. */
const rooms = ['gate/settings', 'shared/git', 'gate/hosts', 'gate/cli', 'gate/report', 'service', 'scanners'];
const recordFile = join(import.meta.dirname, 'sample.json');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const sampled = positionals.length > 0 ? positionals : rooms;
const mistakes = sampled.flatMap((room) => drawMistakes(room, Number(values.count), Number(values.seed)));
const copies = await Promise.all(
  Array.from({ length: Number(process.env.DEFECTS_SIDE ?? 2) }, () => openCopy(mistakes)),
);
try {
  const watched = await watchAll();
  for (const room of sampled) await record(room, watched);
} finally {
  await Promise.all(copies.map(closeCopy));
}

/** What was watched of the same mistakes by the same tests is kept: a sample that was ended goes on from there. */
async function watchAll(): Promise<WatchedFile[]> {
  const [{ folder, specifications }] = copies as [Copy];
  const key = createHash('sha256').update(JSON.stringify(mistakes));
  for (const moduleId of specifications.map((each) => each.moduleId).sort()) key.update(readFileSync(moduleId));
  const kept = join(root, 'reports', `sample-${key.digest('hex').slice(0, 16)}.jsonl`);
  mkdirSync(dirname(kept), { recursive: true });
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  const watched = lines.map((line) => JSON.parse(line) as WatchedFile);
  const keep = (file: WatchedFile) => {
    watched.push(file);
    appendFileSync(kept, `${JSON.stringify(file)}\n`);
  };
  const queue = specifications
    .map(({ moduleId }) => relative(folder, moduleId))
    .filter((path) => watched.every((each) => each.path !== path));
  await Promise.all(copies.map((copy) => watch(copy, queue, keep)));
  return watched;
}

async function record(room: string, watched: readonly WatchedFile[]): Promise<void> {
  const start = performance.now();
  const ofRoom = [...mistakes.entries()].filter(([, each]) => each.room === room);
  const findings = await judgeAll(ofRoom, watched);
  const list = (isWanted: (finding: Finding | undefined) => boolean) =>
    ofRoom.filter(([id]) => isWanted(findings.get(id))).map(([, { what }]) => what);
  const planted = ofRoom.length;
  const unreached = list((finding) => finding === 'unreached').sort();
  const unnoticed = list((finding) => finding === 'unnoticed' || finding === 'hangs').sort();
  const reached = planted - unreached.length;
  const noticed = reached - unnoticed.length;
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, RoomRecord>;
  const before = recorded[room];
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const now = `${noticed} of ${planted} noticed, ${reached} reached, in ${minutes} minutes`;
  console.log(`${room}: ${now}${before ? `; ${before.noticed} of ${before.planted} noticed before` : ''}`);
  if (before !== undefined && noticed * before.planted < before.noticed * planted) process.exitCode = 1;
  if (!values.write) return;
  recorded[room] = { planted, reached, noticed, unreached, unnoticed };
  writeFileSync(recordFile, JSON.stringify(recorded));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', recordFile], { cwd: root });
}

async function judgeAll(
  ofRoom: readonly [number, Mistake][],
  watched: readonly WatchedFile[],
): Promise<Map<number, Finding>> {
  const found: Sweep = { noticed: new Set(), struck: new Set(), hangs: new Set() };
  const files = planSweep(ofRoom, watched);
  await eachInCopies(files, async (copy, [file, tests]) => {
    await sweep(copy, file, tests, found);
    console.log(`${found.noticed.size} noticed, ${found.hangs.size} hang, ${files.length} test files to come`);
  });
  const findings = new Map<number, Finding>();
  await eachInCopies([...ofRoom], async (copy, [id, { file, what }]) => {
    // Of what was on while its tests ran, a process of its own shows no more.
    const swept = (['noticed', 'hangs'] as const).find((each) => found[each].has(id));
    const finding = swept ?? (found.struck.has(id) ? 'unnoticed' : await judge(copy, id, file, watched));
    findings.set(id, finding);
    console.log(`${finding.padEnd(9)} ${what}`);
  });
  return findings;
}

async function eachInCopies<T>(queue: T[], work: (copy: Copy, each: T) => Promise<void>): Promise<void> {
  const workOff = async (copy: Copy) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(copy, next);
  };
  await Promise.all(copies.map(workOff));
}
