/** Settings that only the trusted policy may have, and how they are treated in other files. */
import type { Policy } from '../policy/policy.ts';
import type { PolicyFile } from '../settings/policy-file.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import { removeUndefined, toCanonicalJson } from './canonical-json.ts';
import { addCodeOwners } from './owners.ts';
import type { PolicyLayer, PolicyRequest } from './policy-request.ts';
import { readVexExceptions } from './vex.ts';

/** Adds the settings of the trusted file to the policy, its OpenVEX documents included. */
export async function addTrustedSettings(
  { policy, settings }: { policy: Policy; settings: RunSettings },
  trusted: PolicyFile | undefined,
  request: PolicyRequest,
): Promise<Policy> {
  const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
  const whole = { ...policy, ...removeUndefined({ acceptUncovered, paths, ignorePaths, skipWhen }) };
  if (vex === undefined) return whole;
  const exceptions = await readVexExceptions({ vex, vexProducts }, { maxAgeDays: settings.vexMaxAge, request });
  return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}

/** Adds the owners of files, if a rule or the setting needs them. */
export async function addOwnersIfNeeded<Of extends { policy: Policy; settings: RunSettings }>(
  of: Of,
  request: PolicyRequest,
): Promise<Of> {
  const isAsked = of.settings.owners || of.policy.rules?.some(({ match }) => match.owner !== undefined);
  if (!isAsked) return of;
  return addCodeOwners(of, request);
}

/**
 * Notes about settings of another file that only the trusted one may decide. In a version of the trusted file, a
 * missing setting counts as a change too.
 */
export async function listIgnoredSettings(
  trusted: PolicyFile | undefined,
  layer: PolicyLayer | undefined,
  isVersion: boolean,
) {
  if (layer === undefined) return [];
  const { trustedKeys } = await import('../settings/policy-file.ts');
  const serializeKey = (file: PolicyFile | undefined, key: keyof PolicyFile) => toCanonicalJson(file?.[key] ?? null);
  return Object.entries(trustedKeys)
    .filter(([, key]) => isVersion || layer.file[key] !== undefined)
    .filter(([, key]) => serializeKey(layer.file, key) !== serializeKey(trusted, key))
    .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}
