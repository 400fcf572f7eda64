/** A session whose process is the test's own: what was printed and complained of, the exit code, and how it can be cut off. */
import { tmpdir } from 'node:os';
import { runStep } from '../src/gate/action/step.ts';
import { runCommand } from '../src/gate/cli/commands.ts';
import { formatMaskCommand, type Runner } from '../src/gate/hosts/github/runner.ts';
import { type Interruptions, type ProcessEntry, type Story, withSession } from '../src/gate/run/session.ts';
import { builtScanners } from './built-scanners.ts';
import { inputsOf, testRunner } from './runner.ts';

export interface Played {
  code: number;
  printed: string;
  complained: string;
}

export interface TestEntry extends ProcessEntry {
  /** As the process would. */
  interrupt: Interruptions;
  output: Omit<Played, 'code'>;
  /** The code of an end that did not wait for the story. */
  exited: number | undefined;
}

export function testEntry(given: Partial<ProcessEntry> = {}): TestEntry {
  const output = { printed: '', complained: '' };
  const none = () => {};
  const entry: TestEntry = {
    env: {},
    folder: process.cwd(),
    temporaryFolder: tmpdir(),
    hasTerminal: true,
    now: new Date('2026-06-01T12:00:00Z'),
    write: (text) => {
      output.printed += text;
    },
    complain: (text) => {
      output.complained += text;
    },
    readInput: async () => '',
    watch: (interruptions) => {
      entry.interrupt = interruptions;
      return none;
    },
    exit: (code) => {
      entry.exited = code;
    },
    interrupt: { signal: none, fault: none, lostOutput: none },
    output,
    exited: undefined,
    ...given,
  };
  const { env } = entry;
  if (env.GITHUB_ACTIONS === 'true') entry.openRunner ??= async () => commandLineRunner(entry);
  return entry;
}

/** As `createProcessEntry` opens it: masks go to standard error. */
async function commandLineRunner({ env, write, complain, masksAll }: ProcessEntry): Promise<Runner> {
  const runner = testRunner(env, write);
  return masksAll ? runner : { ...runner, mask: (line) => complain(formatMaskCommand(line)) };
}

export async function play(story: Story, given: Partial<ProcessEntry> = {}): Promise<Played> {
  const entry = testEntry(given);
  const code = await withSession(entry, story);
  return { code, ...entry.output };
}

/** What a run prints of a text when it knows these secrets. */
export async function redactorOf(secrets: readonly string[]): Promise<(text: string) => string> {
  let printed = '';
  let print = (_: string) => {};
  const complain = (text: string) => {
    printed = text;
  };
  await play(
    async (session) => {
      for (const secret of secrets) session.mask(secret);
      print = session.complain;
      return undefined;
    },
    { complain },
  );
  return (text) => {
    print(text);
    return printed;
  };
}

/** A step of the action, with a runner of its own. */
export function playAction(dist: URL, env: Record<string, string>, given: Partial<ProcessEntry> = {}): Promise<Played> {
  const entry = { env, folder: env.GITHUB_WORKSPACE ?? '.', now: new Date(), hasTerminal: false, masksAll: true };
  return play((session) => runStep(session, { dist, getInput: inputsOf(env) }), { ...entry, ...given });
}

/** Where scans take place in this thread, nothing is started of it (`scan-here.ts`). */
const testedWorker = async () =>
  process.env.SCAN_HERE === '1' ? new URL('../src/scanners/main.ts', import.meta.url) : builtScanners();

/** `scan-gate …`. */
export async function playCommand(argv: readonly string[], given: Partial<ProcessEntry> = {}): Promise<Played> {
  const scannersUrl = await testedWorker();
  return play((session) => runCommand(session, argv, scannersUrl), given);
}

export interface Served {
  baseUrl: string;
  /** Null where the database has keys of its own. */
  apiKey: string | null;
  stop(): Promise<void>;
}

/** `scan-gate serve --json …` in this process, until it is stopped as by a signal. */
export function playServe(args: readonly string[], given: Partial<ProcessEntry> = {}): Promise<Served> {
  return new Promise((resolve, reject) => {
    const entry = testEntry({ ...given, write: (line) => resolve({ ...JSON.parse(line), stop }) });
    const played = testedWorker().then((scannersUrl) =>
      withSession(entry, (session) => runCommand(session, ['serve', '--json', ...args], scannersUrl)),
    );
    const stop = async () => {
      entry.interrupt.signal('SIGTERM');
      await played;
    };
    played.then((code) => reject(new Error(`the service ended with ${code}: ${entry.output.complained}`)), reject);
  });
}
