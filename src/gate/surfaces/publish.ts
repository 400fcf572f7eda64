/** Publishes a report, without secrets, to every requested surface. Each fails alone; none changes the verdict. */

import { removeSecrets } from '../../shared/api/secret-forms.ts';
import { createClock, createStopwatch, limitDelivery, type Phase } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { call, isSuccess } from '../../shared/http/call.ts';
import { isConfidential } from '../../shared/http/confidential.ts';
import type { HttpOutcome } from '../../shared/http/http.ts';
import { runOnce } from '../../shared/once.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import type { GithubClient } from '../hosts/github/client.ts';
import { describeLimit, describeRefusal, isRateLimit, withClient } from '../hosts/github/surfaces/access.ts';
import { formats } from '../report/registry.ts';
import type { Report } from '../report/report.ts';
import type { OptionalSettings } from '../settings/reading.ts';
import { toCamelCase } from '../settings/settings.ts';
import { closeLog } from './log.ts';
import { createHeadReader } from './other-runs.ts';
import { writeToPlatform } from './platform.ts';
import { stages } from './registry.ts';
import {
  type GithubSurface,
  type GithubTarget,
  type LocalTarget,
  nothingWritten,
  type RemoteSurface,
  type RemoteTarget,
  type Showing,
  type Surface,
  type Written,
} from './surface.ts';

const githubBudgetMs = 180_000;

export interface Published extends Written {
  /** The final report: with a note for every file that could not be written, and with the resulting exit code. */
  report: Report;
}

/** Writes to every surface that is requested and possible here, and logs the result. Never rejects. */
export async function publish(
  report: Report,
  settings: OptionalSettings,
  { github, remote, ...local }: LocalTarget & { github: GithubTarget | undefined; remote: RemoteTarget | undefined },
): Promise<Published> {
  const phasesNow = startTiming(github);
  const published = await publishWithClient({ report, settings, local, github, remote });
  const phases = [...(report.phases ?? []), ...phasesNow()];
  closeLog({ ...published.report, phases: local.log.level === 'verbose' ? phases : undefined }, published, local);
  if (local.log.isMoved()) for (const piece of formats.json.pieces(published.report, {})) local.log.answer(piece);
  return published;
}

/**
 * Returns a function that gives the time publishing took. Empty if the clock itself made the run fail: the report is
 * then shown without times.
 */
function startTiming(github: GithubTarget | undefined): () => readonly Phase[] {
  try {
    const { now } = createClock();
    const requestCount = () => github?.access.transport.requestCount?.() ?? 0;
    const stopwatch = createStopwatch('publish', now(), now, requestCount);
    return stopwatch.phases;
  } catch {
    return () => [];
  }
}

/** Writes only the surfaces on GitHub, without logging. Never rejects. */
export function publishToGithub(report: Report, settings: OptionalSettings, github: GithubTarget): Promise<Published> {
  return publishWithClient({ report, settings, local: undefined, github, remote: undefined });
}

interface PublishInput {
  report: Report;
  settings: OptionalSettings;
  local: LocalTarget | undefined;
  github: GithubTarget | undefined;
  remote: RemoteTarget | undefined;
}

function publishWithClient(given: PublishInput): Promise<Published> {
  const { github, local, remote } = given;
  const secrets = github?.access.secrets ?? [];
  const redact = local?.redact ?? remote?.redact ?? ((text: string) => removeSecrets(text, secrets));
  const input = { ...given, report: redactReport(given.report, redact) };
  if (github === undefined) return writeAllStages(input, undefined);
  return withClient(github.access, githubBudgetMs, (client) =>
    writeAllStages(input, createGithubPublisher(input.report, github, client)),
  );
}

async function writeAllStages(
  { report, settings, local, remote }: PublishInput,
  onGithub: ReturnType<typeof createGithubPublisher> | undefined,
): Promise<Published> {
  let written = nothingWritten;
  // A missing file affects the exit code, but not the verdict.
  const showing = (): Showing => ({
    report: {
      ...report,
      notes: [...report.notes, ...written.fileProblems],
      exitCode: local?.exitCode(written.fileErrors) ?? report.exitCode,
    },
    ...{ settings, written },
  });
  for (const stage of stages) {
    const [shown, now] = [showing(), written];
    const write = async (surface: Surface) => {
      if (surface.kind === 'local') {
        try {
          return local && surface.isWanted({ ...shown, local }) ? await surface.write({ ...shown, local }) : {};
        } catch (error) {
          return { warnings: [(error as Error).message] };
        }
      }
      if (report.uncommitted !== undefined) {
        // What is not committed stays on this machine.
        const isAsked = surface.kind === 'remote' && settings[toCamelCase(surface.address)] !== undefined;
        const lines = [`${surface.name} is not sent: what was judged is not committed`];
        return isAsked && surface.isWanted(shown) ? { lines } : {};
      }
      if (surface.kind === 'remote') return remote && sendMessage(surface, shown, remote);
      if (surface.kind === 'platform') return remote && writeToPlatform(surface, shown, remote);
      return onGithub?.write(surface, shown);
    };
    // Merged in the order of the list, whichever ended first.
    written = (await Promise.all(stage.map(write))).reduce<Written>((sum, more) => mergeWritten(sum, more ?? {}), now);
  }
  written = mergeWritten(written, { warnings: onGithub?.remarks() ?? [] });
  return { ...written, report: showing().report };
}

function createGithubPublisher(report: Report, target: GithubTarget, client: GithubClient) {
  const { checkRun } = target;
  // Surfaces side by side see the check run as it was before one of them completed it.
  const github = {
    ...target,
    checkRun: checkRun && { ...checkRun, find: runOnce(() => checkRun.find(client)) },
  };
  const { access } = github;
  const gate = { attempt: access.attempt, id: access.gateId, verdict: report.verdict };
  const readHead = createHeadReader({ report, github, client });
  const withoutToken: string[] = [];
  const limited: string[] = [];
  let limit: string | undefined;
  return {
    async write(surface: GithubSurface, showing: Showing): Promise<Partial<Written>> {
      if (!surface.isWanted({ ...showing, github })) return {};
      if (access.token === undefined) {
        withoutToken.push(surface.name.toLowerCase());
        return {};
      }
      try {
        return await surface.write({ ...showing, github, client, gate, readHead });
      } catch (error) {
        if (!isRateLimit(error)) return { warnings: [describeRefusal(error, surface, access)] };
        limited.push(surface.name.toLowerCase());
        limit ??= describeLimit(error);
        return {};
      }
    },
    /** Warnings that concern all surfaces on GitHub. */
    remarks(): string[] {
      const describe = (names: readonly string[], why: string) =>
        names.length === 0 ? [] : [`Not written to GitHub: ${names.join(', ')}: ${why}`];
      return [...describe(withoutToken, 'github-token is not set'), ...describe(limited, limit ?? '')];
    },
  };
}

function mergeWritten(written: Written, { lines = [], warnings = [], ...rest }: Partial<Written>): Written {
  return { ...written, ...rest, lines: [...written.lines, ...lines], warnings: [...written.warnings, ...warnings] };
}

// Removes the run's secrets from a report. This must happen before any surface truncates a text, because half of a
// secret is a secret too.

/** Fields that hold the gate's own words. Surfaces compare these, so they stay as they are. A longer value is not one of them. */
const ownWords = new Set(['verdict', 'reason', 'scope', 'effect', 'severity', 'status', 'type', 'label', 'novelty']);

/**
 * Passes every text of the report to `redact`. Parts without a secret stay the same objects. `evidence` is left as it is: only the full report file writes it, redacts what it writes and truncates nothing.
 */
function redactReport(report: Report, redact: (text: string) => string): Report {
  const { findings, evidence, ...rest } = report;
  const clean = createCleaner(redact);
  return {
    ...clean(rest),
    // Hardly any finding contains a secret. `redact` also finds it in the JSON form.
    findings: findings.map((finding) => {
      const text = JSON.stringify(finding);
      return redact(text) === text ? finding : clean(finding);
    }),
    ...('evidence' in report && { evidence }),
  };
}

/** Copies each object once, so that shared objects stay shared. */
function createCleaner(redact: (text: string) => string): <T extends object>(value: T) => T {
  const made = new WeakMap<object, object>();
  const cleanValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? cleanObject(value) : value;
  };
  const cleanObject = <T extends object>(value: T): T => {
    const before = made.get(value);
    if (before !== undefined) return before as T;
    const entries = Object.entries(value);
    const cleaned = entries.map(([key, each]) => {
      const isOwnWord = ownWords.has(key) && typeof each === 'string' && /^[a-z_ -]{1,16}$/i.test(each);
      return [redact(key), isOwnWord ? each : cleanValue(each)] as const;
    });
    if (cleaned.every(([key, each], at) => key === entries[at]?.[0] && each === entries[at]?.[1])) return value;
    const copy = Array.isArray(value) ? cleaned.map(([, each]) => each) : Object.fromEntries(cleaned);
    made.set(value, copy);
    return copy as T;
  };
  return cleanObject;
}

// Sends the message of a remote surface. No error, log line or redirect can reveal its address.

const budgetMs = 30_000;

/** Sends the surface's message if its address is set. Never rejects: an error becomes a warning without the address. */
async function sendMessage(
  surface: RemoteSurface,
  showing: Showing,
  { transport, clock, cancel, redact }: RemoteTarget,
): Promise<Partial<Written>> {
  const address = showing.settings[toCamelCase(surface.address)];
  if (address === undefined || !surface.isWanted(showing)) return {};
  const url = new URL(address);
  const createProblem = (what: string) => new GateError('PUBLISH', `${what}. Check ${surface.address}`);
  const budget = limitDelivery({ clock, timeoutMs: budgetMs, cancel });
  try {
    // The settings allow http only on this machine. This check applies whoever read the settings.
    if (!isConfidential(url)) throw createProblem('the address does not start with https://');
    const { send } = await transport();
    const { contentType, body } = surface.message(showing);
    const headers = { 'content-type': contentType };
    const request = { method: 'POST', url, headers, body: redact(body), isSecretAddress: true } as const;
    await call({
      send: () => send({ ...request, signal: budget.signal }),
      read(outcome, isAmbiguous) {
        if (outcome.kind === 'answer' && isSuccess(outcome.status)) return;
        throw createProblem(`${describeProblem(outcome)}${isAmbiguous ? '; it may have arrived' : ''}`);
      },
      // A message that may have arrived would arrive twice.
      ...{ budget, isOnce: true },
    });
    return { lines: [`${surface.name} was sent`] };
  } catch (error) {
    const text = redact(toGateError(error).message);
    const safe = text.replaceAll(url.href, 'the address').replaceAll(url.hostname, 'the host');
    return { warnings: [neutralizeLine(`${surface.name} could not be sent: ${safe}`, 300)] };
  } finally {
    budget.end();
  }
}

/** The response's own text is left out, because it may repeat the address in any form. */
function describeProblem(outcome: HttpOutcome): string {
  if (outcome.kind === 'failure') return outcome.message;
  const { status } = outcome;
  if (status >= 300 && status < 400) return `it was answered with a redirect (${status}), which is not followed`;
  return `it was answered with ${status}`;
}
