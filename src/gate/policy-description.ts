/** Describes the policy for the report: its sources and its values. */
import { defaultBaselinePath } from '../policy/baseline.ts';
import { isExpired } from '../policy/exception-terms.ts';
import type { Policy } from '../policy/policy.ts';
import { formatNamedRule } from '../policy/rules/named.ts';
import { policyNames } from '../settings/policy-settings.ts';
import { fileSettingNames, formatSetting, type SettingSource, type Settings } from '../settings/settings.ts';

const sourceLabels: Readonly<Partial<Record<SettingSource, string>>> = {
  input: "the step's settings",
  flag: 'the command line',
  environment: 'the environment',
};

export function formatPolicySource({ sources }: Settings, layers: readonly { name: string }[]): string {
  const used = new Set(fileSettingNames.map((name) => sources[name]));
  const given = Object.entries(sourceLabels).flatMap(([source, text]) =>
    used.has(source as SettingSource) ? [text] : [],
  );
  const parts = [...given, ...layers.map(({ name }) => name)];
  if (parts.length === 0) return 'the defaults';
  return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function describePolicy(settings: Settings, policy: Policy): Record<string, string> {
  const described: Record<string, string> = {};
  for (const name of policyNames) {
    const text = formatSetting(name, settings);
    if (text !== undefined && text !== '') described[name] = text;
  }
  if (policy.scope === 'new') described['baseline-file'] = settings.baselineFile ?? defaultBaselinePath;
  for (const rule of policy.rules ?? []) described[`rule ${rule.name}`] = formatNamedRule(rule);
  const { paths, ignorePaths, skipWhen } = policy;
  for (const [name, globs] of Object.entries({ paths, 'ignore-paths': ignorePaths, 'skip-when': skipWhen }))
    if (globs !== undefined) described[name] = globs.join(' ');
  if (policy.exceptions.length > 0) described.exceptions = formatExceptionCount(policy);
  return described;
}

function formatExceptionCount({ exceptions, today }: Policy): string {
  const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
  return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}
