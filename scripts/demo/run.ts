/** Runs the built programs on a subject, as a runner would, with a fake GitHub on loopback. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startLoopbackGithub } from '../loopback-github.ts';
import type { DemoSubject } from './subject.ts';

const dist = join(import.meta.dirname, '../../dist');
export const commandFile = join(dist, 'cli/index.js');

export interface Service {
  baseUrl: string;
  apiKey: string;
  stop(): void;
}

export function startDemoService(subject: DemoSubject): Promise<Service> {
  const url = `${subject.serverUrl}/${subject.repository}`;
  const args = [commandFile, 'serve', '--json', '--quiet', '--repo', subject.path, '--vcs-url', url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((fulfil, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    createInterface({ input: child.stdout }).once('line', (line) =>
      fulfil({ ...JSON.parse(line), stop: () => child.kill() }),
    );
  });
}

export interface ActionRun {
  subject: DemoSubject;
  /** What an action gets as `base-url` and `api-key`. */
  service?: Service;
  /** A folder for the output of the run. */
  work: string;
  inputs?: Record<string, string>;
  /** A program and its arguments, by default the action built here. */
  program?: readonly string[];
  onLine?: (line: string) => void;
}

export interface RunResult {
  code: number;
  log: string[];
  outputs: Record<string, string>;
  /** The summary of the job. */
  summary: string;
  /** The workspace of the step. */
  folder: string;
  /** Comments on the pull request. */
  comments: string[];
}

export async function runBuiltAction(run: ActionRun): Promise<RunResult> {
  const { subject, service, work, program = [join(dist, 'index.js')], onLine = () => {} } = run;
  const github = await startLoopbackGithub(subject);
  const access = service === undefined ? {} : { 'base-url': service.baseUrl, 'api-key': service.apiKey };
  const { folder, env } = prepareStep({ subject, work, inputs: { ...access, ...run.inputs }, apiUrl: github.apiUrl });
  try {
    const ended = await runAndCollect(program, { cwd: subject.path, env }, onLine);
    const [output, summary] = ['output', 'summary.md'].map((name) => readFileSync(join(folder, name), 'utf8'));
    return { ...ended, folder, outputs: readOutputs(output ?? ''), summary: summary ?? '', comments: github.comments };
  } finally {
    await github.stop();
  }
}

interface PreparedStep {
  subject: Pick<DemoSubject, 'payload' | 'event' | 'repository' | 'serverUrl' | 'env'>;
  work: string;
  inputs: Readonly<Record<string, string>>;
  apiUrl: string;
}

/** A folder with the files of a step, and the variables with which a runner starts an action. */
export function prepareStep({ subject, work, inputs, apiUrl }: PreparedStep) {
  const folder = mkdtempSync(join(work, 'run-'));
  const files = { output: '', state: '', 'summary.md': '', 'event.json': JSON.stringify(subject.payload) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'temp'));
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: subject.event,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: subject.repository,
    GITHUB_SERVER_URL: subject.serverUrl,
    GITHUB_API_URL: apiUrl,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: join(folder, 'temp'),
    ...subject.env,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  return { folder, env };
}

/** The embedded scanners of this build on the pull request, as the action with these scanners runs them. */
export function runEmbeddedScan(run: Pick<ActionRun, 'subject' | 'work' | 'onLine'>, flags: readonly string[]) {
  const args = ['run', '--embedded', run.subject.path, ...flags];
  return runBuiltAction({ ...run, program: [commandFile, ...args] });
}

export function runAndCollect(
  program: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  onLine: (line: string) => void,
): Promise<Pick<RunResult, 'code' | 'log'>> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      onLine(line);
    });
  }
  return new Promise((fulfil) => child.once('close', (code) => fulfil({ code: code ?? -1, log })));
}

export function readOutputs(text: string): Record<string, string> {
  const values = text.replaceAll('\r\n', '\n').matchAll(/^([\w-]+)<<(\S+)\n(.*)\n\2$/gm);
  return Object.fromEntries([...values].map(([, name, , value]) => [name, value]));
}
