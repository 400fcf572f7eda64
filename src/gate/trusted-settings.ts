/** What only the trusted policy says, and what becomes of it where another file says it. */
import type { Policy } from '../policy/policy.ts';
import type { PolicyFile } from '../settings/policy-file.ts';
import type { Settings } from '../settings/settings.ts';
import { canonicalJson, definedOf } from './canonical-json.ts';
import { withCodeOwners } from './owners.ts';
import type { Layer, PolicyRequest } from './policy-request.ts';
import { readStatements } from './vex.ts';

/** The policy with what the trusted file says, its OpenVEX documents among it. */
export async function withTrusted(
  { policy, settings }: { policy: Policy; settings: Settings },
  trusted: PolicyFile | undefined,
  request: PolicyRequest,
): Promise<Policy> {
  const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
  const whole = { ...policy, ...definedOf({ acceptUncovered, paths, ignorePaths, skipWhen }) };
  if (vex === undefined) return whole;
  const exceptions = await readStatements({ vex, vexProducts }, { maxAgeDays: settings.vexMaxAge, request });
  return { ...whole, exceptions: [...policy.exceptions, ...exceptions] };
}

/** With the owners of files, where a rule or the setting asks for them. */
export async function withOwners<Of extends { policy: Policy; settings: Settings }>(
  of: Of,
  request: PolicyRequest,
): Promise<Of> {
  const isAsked = of.settings.owners || of.policy.rules?.some(({ match }) => match.owner !== undefined);
  if (!isAsked) return of;
  return withCodeOwners(of, request);
}

/** What another file than the trusted one says of what that one alone decides; a version of it says by silence, too. */
export async function ignoredLines(trusted: PolicyFile | undefined, layer: Layer | undefined, isVersion: boolean) {
  if (layer === undefined) return [];
  const { trustedKeys } = await import('../settings/policy-file.ts');
  const textOf = (file: PolicyFile | undefined, key: keyof PolicyFile) => canonicalJson(file?.[key] ?? null);
  return Object.entries(trustedKeys)
    .filter(([, key]) => isVersion || layer.file[key] !== undefined)
    .filter(([, key]) => textOf(layer.file, key) !== textOf(trusted, key))
    .map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
}
