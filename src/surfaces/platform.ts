/** Writes a surface of the system on which the run takes place, by its interface, when a token for that is there. */
import { createJsonClient } from '../ci/json-client.ts';
import { ciSystems } from '../ci/systems/registry.ts';
import type { CiSystem } from '../ci/systems/system.ts';
import { limitDelivery } from '../clock.ts';
import { asGateError } from '../errors.ts';
import { neutralLine } from '../report/neutral.ts';
import type { PlatformSurface, RemoteTarget, Showing, Written } from './surface.ts';

const budgetMs = 60_000;

/** Never rejects: what went wrong is a warning, and changes no verdict. */
export async function writeToPlatform(
  surface: PlatformSurface,
  showing: Showing,
  remote: RemoteTarget,
): Promise<Partial<Written>> {
  const { clock, cancel, redact, env } = remote;
  const system: CiSystem | undefined = ciSystems.find(({ isHere }) => isHere(env));
  const place = system?.id === surface.system ? surface.findPlace(env) : undefined;
  if (system?.token === undefined || place === undefined || !surface.isWanted(showing)) return {};
  const token = env[system.token]?.trim();
  if (!token) return { lines: [`${surface.name} is not written: ${system.token} is not set`] };
  const budget = limitDelivery({ clock, timeoutMs: budgetMs, cancel });
  try {
    const transport = await remote.transport();
    const headers = surface.authorize(token);
    const { baseUrl } = place;
    const client = createJsonClient({ name: system.name, baseUrl, headers, transport, budget, redact });
    return await surface.write({ ...showing, client, place, env, redact });
  } catch (error) {
    const { message, status, isAmbiguous } = asGateError(error);
    const doubt = isAmbiguous ? ' (it may have arrived all the same)' : '';
    const advice = status === 401 || status === 403 ? `. ${surface.grant}` : '';
    return {
      warnings: [neutralLine(`${surface.name} could not be written${doubt}: ${redact(message)}${advice}`, 600)],
    };
  } finally {
    budget.end();
  }
}
