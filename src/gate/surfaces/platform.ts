/** Writes a surface of the CI system through its API, if there is a token for it. */

import * as z from 'zod';
import { limitDelivery } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { joinWithConjunction } from '../../shared/text/amounts.ts';
import { createJsonClient, type JsonCall } from '../hosts/json-client.ts';
import { findCiSystem, identifyGate, readCiRun } from '../hosts/registry.ts';
import type { PlatformEndpoint } from '../hosts/system.ts';
import type { PlatformShowing, PlatformSurface, RemoteTarget, Showing, Written } from './surface.ts';

const budgetMs = 60_000;

/** Never rejects: an error becomes a warning and does not change the verdict. */
export async function writeToPlatform(
  surface: PlatformSurface,
  showing: Showing,
  remote: RemoteTarget,
): Promise<Partial<Written>> {
  const { clock, cancel, redact, env } = remote;
  const system = findCiSystem(env);
  const place = system?.id === surface.system ? surface.findPlace(env) : undefined;
  if (system?.token === undefined || place === undefined || !surface.isWanted(showing)) return {};
  const names = [system.token].flat();
  const token = names.map((name) => env[name]?.trim()).find(Boolean);
  if (!token && place.via === undefined) {
    const missing = `${joinWithConjunction(names)} ${names.length === 1 ? 'is' : 'are'} not set`;
    const kind = showing.report.isMergeRequest ? 'merge' : 'pull';
    return { lines: [`${surface.name} is not written: ${missing}; ${kind} requests from forks get no token`] };
  }
  const budget = limitDelivery({ clock, timeoutMs: budgetMs, cancel });
  try {
    const transport = await remote.transport();
    const headers = token ? surface.authorize(token) : {};
    const { baseUrl, via } = place;
    const client = createJsonClient({ name: system.name, baseUrl, via, headers, transport, budget, redact });
    const judgedSha = readCiRun(env)?.headSha;
    const { report, settings } = showing;
    const { origin, verdict } = report;
    const id = origin === 'sarif' ? undefined : identifyGate(env, settings, report);
    const gate = { attempt: system.attempt?.(env), id, verdict };
    const sleep = (ms: number) => clock.sleep(ms, budget.signal);
    return await surface.write({ ...showing, client, place, env, judgedSha, gate, sleep, redact });
  } catch (error) {
    return describeFailure(surface, showing, { place, fault: toGateError(error), redact });
  } finally {
    budget.end();
  }
}

/** The token of a fork must not write, whatever the settings say. This is expected, so it is not a warning. */
function describeFailure(
  { name, grant }: PlatformSurface,
  { report }: Showing,
  { place, fault, redact }: { place: PlatformEndpoint; fault: GateError } & Pick<RemoteTarget, 'redact'>,
): Partial<Written> {
  const { message, status, isAmbiguous } = fault;
  const isRefused = status === 401 || status === 403;
  if (isRefused && report.reason === 'fork')
    return { lines: [`${name} is not written: the token of a fork may not write (${status})`] };
  const doubt = isAmbiguous ? ' (it may have arrived anyway)' : '';
  // Without any response, the system's proxy may be missing. A token avoids it.
  const isWithoutProxy = status === undefined && place.via !== undefined;
  const advice = isRefused || isWithoutProxy ? `. ${grant}` : '';
  return { warnings: [neutralizeLine(`${name} could not be written${doubt}: ${redact(message)}${advice}`, 600)] };
}

/** A passed run creates no note, comment or thread unless this is requested. It still updates an existing one. */
export function mayBeginNote({ report, settings }: Pick<Showing, 'report' | 'settings'>): boolean {
  return settings.commentSummaryInPr === 'always' || report.verdict !== 'passed';
}

/** Deletes what a parallel run created twice. Another run may have deleted it first, so a 404 is a success. */
export async function deleteDuplicate({ client }: PlatformShowing, path: string, query?: JsonCall<unknown>['query']) {
  const call: JsonCall<unknown> = { method: 'DELETE', path, shape: z.unknown(), ...(query !== undefined && { query }) };
  await client.call(call).catch((error: unknown) => {
    if (!(error instanceof GateError) || error.status !== 404) throw error;
  });
}
