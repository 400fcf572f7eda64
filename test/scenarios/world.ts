/** Where the scenarios run: a small git repository, GitHub's answers about it, and the services. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type LoopbackGithub, type LoopbackOptions, startLoopbackGithub } from '../../scripts/loopback-github.ts';
import { afterFile } from '../after-file.ts';
import type { Request } from '../github/server.ts';
import { type Script, type ScriptedService, startScripted } from '../scripted-service.ts';
import { type Branches, type Files, git, makeBranches, makeFolder } from '../service/temporary-repository.ts';
import { playServe, type Served } from '../session.ts';
import {
  baseEnvironment,
  commandFile,
  type Ended,
  type GithubEvent,
  isBuilt,
  type Run,
  runAction,
  timeScales,
} from './run-action.ts';

export const apiKey = 'sk-scenario-7f3a9c2e51b8';

/** What GitHub says of a repository in each payload. */
function repositoryOf({ repository }: Checkout, isPrivate = true): object {
  return { id: 412345678, full_name: repository, private: isPrivate, default_branch: 'main' };
}

export interface Checkout extends Branches {
  /** `owner/name`. */
  repository: string;
}

/** A repository of `main` and of branches that each begin at the one before. */
export function makeCheckout(main: Files, branches: Record<string, Files> = {}): Checkout {
  return { ...makeBranches(main, branches), repository: 'acme/shop' };
}

/** The same commits as another repository of GitHub. */
export function copyCheckout(original: Checkout, repository: string): Checkout {
  const path = makeFolder();
  cpSync(original.path, path, { recursive: true });
  git(path, ['remote', 'add', 'origin', `https://github.com/${repository}.git`]);
  return { ...original, path, repository };
}

/** GitHub as it would speak of the checkout, until the file's tests are over. */
export async function startGithub(checkout: Checkout, options: Partial<LoopbackOptions> = {}): Promise<LoopbackGithub> {
  const { path, repository } = checkout;
  const github = await startLoopbackGithub({ path, repository, ...options });
  afterFile(() => github.stop());
  return github;
}

const gitOperations =
  /\/(?:git\/ref\/\{ref\}|commits\/\{ref\}|contents\/\{path\}|pulls\/\{pull_number\}\/files|compare\/\{basehead\})$/;

/** What git knows, for a GitHub that leaves it to a loopback one; undefined for all else. */
export async function gitAnswer({ apiUrl }: LoopbackGithub, { path, query, operation }: Request) {
  if (!gitOperations.test(operation)) return undefined;
  const isFile = operation.endsWith('/contents/{path}');
  const headers = isFile ? { accept: 'application/vnd.github.raw+json' } : {};
  const answer = await fetch(`${apiUrl}${path}?${query}`, { headers });
  if (isFile && answer.ok) return { status: answer.status, body: { type: 'file' }, raw: await answer.text() };
  return { status: answer.status, body: await answer.json() };
}

export function push(branch: string, checkout: Checkout, sha = checkout.heads[branch] ?? ''): GithubEvent {
  const ref = `refs/heads/${branch}`;
  const { repository } = checkout;
  return {
    name: 'push',
    payload: { ref, before: '0'.repeat(40), after: sha, deleted: false, repository: repositoryOf(checkout) },
    env: { GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_REF_TYPE: 'branch', GITHUB_SHA: sha },
  };
}

/** A pull request into `main`; GITHUB_SHA is a test merge that no branch has. */
export function pullRequest(head: string, checkout: Checkout, { number = 7, isPrivate = true } = {}): GithubEvent {
  const repository = repositoryOf(checkout, isPrivate);
  const side = (ref: string) => ({ ref, sha: checkout.heads[ref], repo: repository });
  const pull = { number, head: side(head), base: side('main') };
  return {
    name: 'pull_request',
    payload: { action: 'synchronize', number, repository, pull_request: pull },
    env: {
      GITHUB_REPOSITORY: checkout.repository,
      GITHUB_REF: `refs/pull/${number}/merge`,
      GITHUB_SHA: 'e'.repeat(40),
      GITHUB_HEAD_REF: head,
      GITHUB_BASE_REF: 'main',
    },
  };
}

/** The same pull request, from another repository. */
export function fromFork({ payload, ...event }: GithubEvent): GithubEvent {
  const { pull_request: pull, ...rest } = payload as { pull_request: { head: object } };
  const head = { ...pull.head, repo: { id: 7, full_name: 'mona/shop' } };
  return { ...event, payload: { ...rest, pull_request: { ...pull, head } } };
}

/** An event as GitHub sends it, from the fixtures. */
export function fixtureEvent(file: string, name: string): GithubEvent {
  const url = new URL(`../fixtures/events/${file}.json`, import.meta.url);
  return { name, payload: readFileSync(url, 'utf8'), env: { GITHUB_REPOSITORY_ID: '412345678' } };
}

export interface Embedded {
  baseUrl: string;
  apiKey: string;
  stop(): Promise<void>;
}

/** `scan-gate serve --json`, until the file's tests are over: in this process, or the built command with SCENARIOS=dist. */
export async function startEmbedded(...args: string[]): Promise<Embedded> {
  const { apiKey, ...served } = await (isBuilt() ? serveBuilt(args) : serveHere(args));
  const service = { ...served, apiKey: apiKey ?? '' };
  afterFile(() => service.stop());
  return service;
}

function serveHere(args: readonly string[]): Promise<Served> {
  const temporaryFolder = makeFolder();
  return playServe(args, { env: baseEnvironment(temporaryFolder), temporaryFolder, now: new Date() });
}

async function serveBuilt(args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [commandFile, 'serve', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: baseEnvironment(makeFolder()),
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  const line = new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const ready = JSON.parse(await Promise.race([line, ended]));
  ended.catch(() => {});
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { ...ready, stop };
}

export interface Scripted {
  ended: Ended;
  service: ScriptedService;
}

let quiet: Promise<{ checkout: Checkout; github: LoopbackGithub }> | undefined;

/** A repository and its GitHub in which nothing happens; one for each file of tests. */
export function quietPlace(): Promise<{ checkout: Checkout; github: LoopbackGithub }> {
  const make = async () => {
    const checkout = makeCheckout({ 'README.md': 'A shop\n' });
    return { checkout, github: await startGithub(checkout) };
  };
  if (quiet === undefined) {
    quiet = make();
    afterFile(() => {
      quiet = undefined;
    });
  }
  return quiet;
}

/** Runs the action against a service of its own that says what the script tells it to; a push to `main` unless told otherwise. */
export async function runScripted(script: Partial<Script>, run: Partial<Run> = {}): Promise<Scripted> {
  const { checkout, github } = await quietPlace();
  const service = await startScripted(script);
  try {
    const ended = await runAction({
      event: push('main', checkout),
      apiUrl: github.apiUrl,
      ...run,
      env: { SCAN_GATE_TIME_SCALE: timeScales.scripted, ...run.env },
      inputs: { 'base-url': service.baseUrl, 'api-key': apiKey, 'timeout-seconds': '7200', ...run.inputs },
    });
    return { ended, service };
  } finally {
    await service.stop();
  }
}

export function posts({ service }: Scripted): number {
  return service.calls().filter((call) => call === 'POST /scans').length;
}
