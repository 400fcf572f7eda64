/** Sends the message of a remote surface. No error, log line or redirect can reveal its address. */

import { isConfidential } from '../api/confidential.ts';
import type { HttpOutcome } from '../api/http.ts';
import { computeRetryDelayMs, isTransient } from '../api/retry.ts';
import { type Budget, limitDelivery } from '../clock.ts';
import { toGateError } from '../errors.ts';
import { neutralizeLine } from '../report/neutral.ts';
import { toCamelCase } from '../settings/settings.ts';
import type { RemoteMessage, RemoteSurface, RemoteTarget, Showing, Written } from './surface.ts';

const budgetMs = 30_000;

/** Sends the surface's message if its address is set. Never rejects: an error becomes a warning without the address. */
export async function sendMessage(
  surface: RemoteSurface,
  showing: Showing,
  remote: RemoteTarget,
): Promise<Partial<Written>> {
  const { clock, cancel, redact } = remote;
  const address = showing.settings[toCamelCase(surface.address)];
  if (address === undefined || !surface.isWanted(showing)) return {};
  const url = new URL(address);
  const budget = limitDelivery({ clock, timeoutMs: budgetMs, cancel });
  try {
    const problem = await postMessage(url, surface.message(showing), { ...remote, budget });
    if (problem === undefined) return { lines: [`${surface.name} was sent`] };
    return { warnings: [formatWarning(surface, `${problem}. Check ${surface.address}`)] };
  } catch (error) {
    return { warnings: [formatWarning(surface, toGateError(error).message)] };
  } finally {
    budget.end();
  }

  function formatWarning({ name }: RemoteSurface, problem: string): string {
    const text = redact(problem).replaceAll(url.href, 'the address').replaceAll(url.hostname, 'the host');
    return neutralizeLine(`${name} could not be sent: ${text}`, 300);
  }
}

/** Describes the problem. Undefined if the message was accepted. */
async function postMessage(
  url: URL,
  message: RemoteMessage,
  { transport, clock, redact, budget }: RemoteTarget & { budget: Budget },
): Promise<string | undefined> {
  // The settings allow http only on this machine. This check applies whoever read the settings.
  if (!isConfidential(url)) return 'the address does not start with https://';
  const { send } = await transport();
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await send({
      method: 'POST',
      url,
      headers: { 'content-type': message.contentType },
      body: redact(message.body),
      signal: budget.signal,
      isSecretAddress: true,
    });
    if (outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300) return undefined;
    // A message that may have arrived would arrive twice.
    const waitMs = computeRetryDelayMs(outcome, attempt, true);
    if (waitMs === undefined || clock.now() + waitMs >= budget.deadline) return describeProblem(outcome);
    await clock.sleep(waitMs, budget.signal);
  }
}

function describeProblem(outcome: HttpOutcome): string {
  if (outcome.kind === 'failure') return outcome.unsent ? outcome.message : `${outcome.message}; it may have arrived`;
  const { status } = outcome;
  if (status >= 300 && status < 400) return `it was answered with a redirect (${status}), which is not followed`;
  // The response's own text may repeat the address in any form.
  return `it was answered with ${status}${isTransient(status) ? '; it may have arrived' : ''}`;
}
