/** Describes a policy for people, and computes its hash. */
import { createHash } from 'node:crypto';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import { defaultBaselinePath } from '../../policy/baseline.ts';
import { isExpired, prepareForHash } from '../../policy/exception-terms.ts';
import type { Policy } from '../../policy/policy.ts';
import { formatNamedRule } from '../../policy/rules/named.ts';
import { policyNames, type RunSettings } from '../../settings/policy-settings.ts';
import { fileSettingNames, formatSetting, type SettingSource } from '../../settings/settings.ts';
import type { PolicyLayers } from './layers.ts';

export interface PolicyDescription {
  /** The sources of the policy, for people: `the step's settings and .github/scan-gate.yml of main at 1a2b3c4d5e6f`. */
  source: string;
  /** Hash of the policy as canonical JSON, without the day of the run. */
  sha256: string;
  /** The policy's settings as text, for the report. */
  described: Record<string, string>;
}

/** The policy is the one that the files state, without what a run adds to it. */
export function describePolicy(
  { settings, policy }: { settings: RunSettings; policy: Policy },
  { central, own, heads }: Pick<PolicyLayers, 'central' | 'own' | 'heads'>,
): PolicyDescription {
  const { today: _, ...lasting } = policy;
  const baselineFile = policy.scope === 'new' ? (settings.baselineFile ?? defaultBaselinePath) : undefined;
  const canonical = toCanonicalJson({ ...lasting, ...prepareForHash(policy.exceptions), baselineFile });
  const files = [...(central === undefined ? [] : [central]), ...own, ...heads].map(({ name }) => name);
  return {
    source: formatPolicySource(settings, files),
    sha256: createHash('sha256').update(canonical).digest('hex'),
    described: describeSettings(policy, baselineFile),
  };
}

const sourceLabels: Readonly<Partial<Record<SettingSource, string>>> = {
  input: "the step's settings",
  flag: 'the command line',
  environment: 'the environment',
};

function formatPolicySource({ sources }: RunSettings, files: readonly string[]): string {
  const used = new Set(fileSettingNames.map((name) => sources[name]));
  const given = Object.entries(sourceLabels).flatMap(([source, text]) =>
    used.has(source as SettingSource) ? [text] : [],
  );
  const parts = [...given, ...files];
  return parts.length === 0 ? 'the defaults' : joinWithConjunction(parts);
}

function describeSettings(policy: Policy, baselineFile: string | undefined): Record<string, string> {
  const described: Record<string, string> = {};
  for (const name of policyNames) {
    const text = formatSetting(name, policy);
    if (text !== undefined && text !== '') described[name] = text;
  }
  if (baselineFile !== undefined) described['baseline-file'] = baselineFile;
  for (const rule of policy.rules ?? []) described[`rule ${rule.name}`] = formatNamedRule(rule);
  const { paths, ignorePaths, skipWhen, exceptions, today } = policy;
  for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
    if (globs !== undefined) described[name] = globs.join(' ');
  const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
  if (exceptions.length > 0)
    described.exceptions =
      expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
  return described;
}

/**
 * Sorts keys and lists and omits undefined values, so that the same policy always gives the same text. Lists are sorted
 * because their order has no meaning.
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`);
  return `{${parts.sort().join(',')}}`;
}
