/** `scan-gate … | head`: a reader who has seen enough ends no command otherwise than it would have ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';
import { baseEnvironment, commandFile } from './run-action.ts';
import { quietPlace } from './world.ts';

let folder = '';

beforeAll(async () => {
  await quietPlace();
  folder = makeRepository({ 'src/app.js': 'export const price = (text) => eval(text);\n' });
  const result = { ruleId: 'r', level: 'error', message: { text: 'Bad' } };
  const run = { tool: { driver: { name: 'a scanner', rules: [] } }, results: Array(400).fill(result) };
  writeFileSync(join(folder, 'results.sarif'), JSON.stringify({ version: '2.1.0', runs: [run] }));
});

interface Ending {
  code: number | null;
  signal: string | null;
  complained: string;
}

/** How much is read before the reader leaves. */
const seen = ['nothing', 'the first of it'] as const;

async function endInPipe(args: readonly string[], part: (typeof seen)[number]): Promise<Ending> {
  const child = spawn(process.execPath, [commandFile, ...args], { cwd: folder, env: baseEnvironment(makeFolder()) });
  if (part === 'nothing') child.stdout.destroy();
  else child.stdout.once('data', () => child.stdout.destroy());
  let complained = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, complained };
}

/** The same command in this process, all of whose output is taken. */
async function endWhole(args: readonly string[]): Promise<Ending> {
  const env = baseEnvironment(makeFolder());
  const { code, complained } = await playCommand(args, { env, folder, now: new Date(), hasTerminal: false });
  return { code, signal: null, complained };
}

const rest: [string, number][] = [
  ['run --help', 0],
  ['--version', 0],
  ['completion bash', 0],
  ['explain --local --json', 0],
  ['exceptions --local', 0],
  ['init --print --ci github', 0],
  ['judge --sarif results.sarif --local --fail-on-severity none', 0],
  ['run --embedded . --local', 1],
  ['baseline show none.json', 2],
];

/** Each command with output of its own, and how it ends; the last ones are for `npm run test:long`. */
const ways: [string, number][] = [
  ['--help', 0],
  ['explain --local', 0],
  ['no-such-command', 2],
  ['judge --sarif results.sarif --local', 1],
  ['judge --report none.json', 2],
  ...(isLong ? rest : []),
];

describe('the command line into a pipe', () => {
  // Each to one of the two readers, in turns.
  it.each(ways.map(([words, code], index) => ({ words, code, part: seen[isLong ? 0 : index % 2] ?? seen[0] })))(
    'ends as it would where $part is read: $words',
    async ({ words, code, part }) => {
      const args = words.split(' ');
      const whole = await endWhole(args);
      expect(whole, whole.complained).toMatchObject({ code, signal: null });
      for (const each of isLong ? seen : [part])
        expect({ part: each, ...(await endInPipe(args, each)) }).toEqual({ part: each, ...whole });
    },
  );

  it.runIf(isLong)('ends as it would: doctor', async () => {
    const whole = await endWhole(['doctor', '--local']);
    expect(whole.complained).not.toMatch(/EPIPE|^\s+at /m);
    expect(await endInPipe(['doctor', '--local'], 'the first of it')).toEqual(whole);
  });
});
