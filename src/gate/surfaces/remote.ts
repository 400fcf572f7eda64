/** Sends the message of a remote surface. No error, log line or redirect can reveal its address. */

import { limitDelivery } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { call, isSuccess } from '../../shared/http/call.ts';
import { isConfidential } from '../../shared/http/confidential.ts';
import type { HttpOutcome } from '../../shared/http/http.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { toCamelCase } from '../settings/settings.ts';
import type { RemoteSurface, RemoteTarget, Showing, Written } from './surface.ts';

const budgetMs = 30_000;

/** Sends the surface's message if its address is set. Never rejects: an error becomes a warning without the address. */
export async function sendMessage(
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
