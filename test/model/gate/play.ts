/** One run of the whole gate in a modelled project: real context, settings and steps, in virtual time and without a socket. */

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Octokit } from '@octokit/rest';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import type { LoadOctokit } from '../../../src/gate/hosts/github/client.ts';
import { computeExitCode } from '../../../src/gate/policy/verdict.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { type GateResult, runGate } from '../../../src/gate/story/gate.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { buildContextHints, createRepositoryReader } from '../../../src/gate/story/repository-access.ts';
import { createServiceSource } from '../../../src/gate/story/sources/service/source.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../../../src/shared/http/http.ts';
import type { Policy } from '../../gate/policy/evidence.ts';
import { readerOf } from '../../gate/story/reader.ts';
import { createVirtualClock } from '../virtual-clock.ts';
import { type Dice, diceFrom } from './dice.ts';
import { handedOver } from './event.ts';
import { apiUrl, githubAnswer, trustedFile } from './github.ts';
import { epochMs, isExploited, type Project } from './project.ts';
import { catalogUrl } from './random-policy.ts';
import { answerTo, createService, type Said, type Service } from './service.ts';

export interface Played extends GateResult {
  exitCode: number;
  service: Service;
  /** Requests that the service got, and GitHub. */
  requests: number;
  githubRequests: number;
  endedMs: number;
  said: string[];
}

/** A folder in which runs play, one after the other. */
export interface Ground {
  folder: string;
  clear(): void;
}

/** Modules that a run loads on its way are there before: loading takes real time, in which other things would come first. */
export async function openGround(): Promise<Ground> {
  const sources = fileURLToPath(new URL('../../../src/', import.meta.url));
  const loaded = [
    'shared/api',
    'gate/hosts',
    'shared/git',
    'gate/policy',
    'gate/report',
    'gate/settings',
    'gate/story',
  ];
  const files = loaded.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: sources, exclude: ['**/browser/**'] }));
  // One after the other: modules that import each other can wait for each other.
  for (const file of files) await import(join(sources, file));
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-model-'));
  return { folder, clear: () => rmSync(folder, { recursive: true }) };
}

const loadOctokit: LoadOctokit = async ({ token, ...options }) => new Octokit({ ...options, auth: token });

/** `onAdvance` is told how many milliseconds go by, for the timers of the process. */
export async function playGate(project: Project, { folder }: Ground, onAdvance: (ms: number) => void): Promise<Played> {
  const clock = createVirtualClock(0, onAdvance);
  const service = createService(project);
  const world = createWorld(service, clock);
  const { settings, context } = await begin(project, folder);
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const { transport } = world;
  const github = { apiUrl, repository: 'acme/shop', token: 'ghs_model', loadOctokit };
  const environment: Parameters<typeof runGate>[1] = {
    context,
    version: '0.0.0',
    transport,
    clock,
    cancel: new AbortController().signal,
    now: new Date(epochMs),
    log: { say, note: say },
    openReader: (budget, onWait) => createRepositoryReader(context, { github, transport, budget, folder: '/', onWait }),
  };
  const result = await runGate(settings, environment, createServiceSource(settings));
  const exitCode = computeExitCode({ judged: [result.report], settings: result.settings });
  const { requests, githubRequests } = world;
  return { ...result, exitCode, service, requests, githubRequests, endedMs: clock.now(), said };
}

/** What the step says, and where it runs. */
async function begin(project: Project, folder: string) {
  const { payload, variables } = handedOver(project);
  const eventPath = join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(payload));
  const given = { 'base-url': 'https://scan.example/api/v1', 'api-key': 'key-of-the-model', ...project.settings };
  const texts = Object.entries(given).map(([name, value]) => [name, { value, source: 'input' }]);
  const settings = readSettings(Object.fromEntries(texts));
  const environment = { variables: { ...variables, GITHUB_EVENT_PATH: eventPath }, folder, isAttended: false };
  const context = await readContext(
    environment,
    buildContextHints(settings, { kind: 'branch', named: settings.branch }),
  );
  return { settings, context };
}

/** The whole policy of the default branch, as the gate understands it. */
export async function trustedPolicy(project: Project, { folder }: Ground): Promise<Policy> {
  const { settings, context } = await begin(project, folder);
  const around = {
    async readPolicyFile(place: 'trusted' | 'head', path: string) {
      const text = place === 'trusted' ? trustedFile(project, path) : undefined;
      return text === undefined ? undefined : { text, at: 'main' };
    },
    readAddress: async () => catalog,
  };
  const log = { say: () => {}, note: () => {} };
  const { policy } = await loadPolicy({ settings, context, reader: readerOf(around), log, now: new Date(epochMs) });
  return policy;
}

const vulnerabilities = Array.from({ length: 4000 }, (_, index) => ({ cveID: `CVE-2026-${1000 + index}` }));
const catalog = JSON.stringify({
  dateReleased: new Date(epochMs).toISOString(),
  vulnerabilities: vulnerabilities.filter(({ cveID }) => isExploited(cveID)),
});

interface World {
  transport: Transport;
  requests: number;
  githubRequests: number;
}

function createWorld(service: Service, clock: Clock): World {
  const dice = diceFrom(service.project.seed + 1);
  const world: World = { transport: { send, async close() {} }, requests: 0, githubRequests: 0 };
  async function send(request: HttpRequest): Promise<HttpOutcome> {
    const isGithub = request.url.origin === apiUrl;
    if (request.url.href === catalogUrl) return replied({ status: 200, text: catalog }, clock.now());
    if (isGithub) world.githubRequests += 1;
    else world.requests += 1;
    const latencyMs = service.project.habits.latencyMs * (0.5 + dice.roll());
    await clock.sleep(latencyMs / 2, request.signal);
    const outcome = isGithub
      ? githubOutcome(service, request, { dice, nowMs: clock.now() })
      : outcomeOf(service, request, { dice, nowMs: clock.now() });
    if (outcome === 'silence') {
      await clock.sleep(60_000, request.signal);
      return { ...cut, message: 'no answer in time' };
    }
    await clock.sleep(latencyMs / 2, request.signal);
    return outcome;
  }
  return world;
}

interface Now {
  dice: Dice;
  nowMs: number;
}

const cut = {
  kind: 'failure',
  unsent: false,
  permanent: false,
  message: 'the connection was reset',
  cause: undefined,
} as const;
const refusedConnection: HttpOutcome = { ...cut, unsent: true, message: 'the connection was refused' };

function githubOutcome({ project }: Service, request: HttpRequest, { dice, nowMs }: Now): HttpOutcome {
  if (dice.chance(project.habits.githubFaultRate)) {
    return dice.oneOf<() => HttpOutcome>([() => cut, () => replied({ status: 502, text: '<html>' }, nowMs)])();
  }
  return replied(githubAnswer(project, request, nowMs), nowMs);
}

/** A fault of a POST may come after the scan was started. */
function outcomeOf(service: Service, request: HttpRequest, { dice, nowMs }: Now): HttpOutcome | 'silence' {
  const { faultRate, appliedRate } = service.project.habits;
  if (!dice.chance(faultRate)) return replied(answerTo(service, request, nowMs), nowMs);
  const kind = dice.upTo(6);
  if (kind === 0) return refusedConnection;
  if (kind === 1) return replied({ status: 429, text: '{}' }, nowMs, { 'retry-after': '2' });
  if (request.method === 'POST' && dice.chance(appliedRate)) {
    answerTo(service, request, nowMs);
    const posted = service.posts.at(-1);
    if (posted !== undefined) posted.isAnswered = false;
  }
  if (kind === 2) return cut;
  if (kind === 3) return 'silence';
  if (kind === 4) return replied({ status: 200, text: '{"scan_id":"cut off' }, nowMs);
  if (kind === 5) return replied({ status: 200, text: '<!doctype html><title>Log in</title>' }, nowMs);
  return replied(
    { status: 503, text: '{"success":false,"error":{"code":"SERVICE_UNAVAILABLE","message":"later"}}' },
    nowMs,
  );
}

function replied({ status, text }: Said, nowMs: number, headers: Record<string, string> = {}): HttpOutcome {
  const all: Record<string, string> = {
    'content-type': 'application/json',
    date: new Date(epochMs + nowMs).toUTCString(),
    ...headers,
  };
  return { kind: 'answer', status, text, header: (name) => all[name] };
}
