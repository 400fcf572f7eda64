/** The settings that make up the policy, and the merge with a version that may only tighten them. */

import { isDeepStrictEqual } from 'node:util';
import { requireCoveredTypes } from '../policy/coverage.ts';
import { restrictExceptions } from '../policy/exceptions.ts';
import type { Comparison, Exception, Policy } from '../policy/policy.ts';
import { formatNamedRule, isAtLeastAsStrict, type NamedRule } from '../policy/rules.ts';
import type { Enforcement } from '../policy/verdict.ts';
import { collectChanges, pickStricter, type SettingValues, toCamelCase } from './setting.ts';
import {
  fileSettingNames,
  type SettingEntry,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from './settings.ts';

type PolicySettings = SettingValues<Extract<SettingEntry, { policy: true }>>;

export const policyNames = settingNames.filter(
  (name): name is Extract<SettingEntry, { policy: true }>['name'] => settings[name].policy === true,
);

export function isPolicyName(name: SettingName): boolean {
  return policyNames.some((known) => known === name);
}

/**
 * Settings that can be compared. A version that may only tighten changes these, if it is provably stricter, and no
 * others.
 */
export const comparedNames = fileSettingNames.filter(
  (name) => settings[name].isStricter !== undefined || settings[name].stricter !== undefined,
);

/** All settings that are not part of the policy. */
export type RunSettings = Omit<Settings, keyof PolicySettings>;

/** Splits what was read into the policy and the settings beside it. */
export function separatePolicy(
  read: Settings,
  exceptions: readonly Exception[],
  today: string,
  rules?: readonly NamedRule[],
) {
  const judging = pickSettings(policyNames, read) as PolicySettings;
  const policy: Policy = { ...judging, exceptions, ...(rules && { rules }), today };
  const others = Object.entries(read).filter(([key]) => !Object.hasOwn(judging, key));
  return { policy, settings: Object.fromEntries(others) as unknown as RunSettings };
}

function pickSettings(names: readonly SettingName[], from: object): object {
  const values = new Map<string, unknown>(Object.entries(from));
  return Object.fromEntries(names.map((name) => [toCamelCase(name), values.get(toCamelCase(name))]));
}

/** The values of one version that are compared. */
export interface ComparedVersion {
  policy: Policy;
  enforcement: Enforcement;
}

/**
 * The base with everything of the other version that is provably stricter. It blocks whatever the base blocks.
 * `maxExceptionDays` is the maximum number of days from today for exceptions that the other version adds. Undefined: it
 * may add none.
 */
export function tighten(
  base: ComparedVersion,
  other: ComparedVersion,
  maxExceptionDays?: number,
): Comparison<ComparedVersion> {
  const ofPolicy = compareSettings(comparedNames.filter(isPolicyName), base, other);
  const { today } = base.policy;
  const exceptions = restrictExceptions(base.policy.exceptions, other.policy.exceptions, today, maxExceptionDays);
  const rules = tightenRules(base.policy.rules, other.policy.rules);
  const ofRun = compareSettings(
    comparedNames.filter((name) => !isPolicyName(name)),
    base,
    other,
  );
  const values = ofPolicy.value as PolicySettings;
  const policy: Policy = {
    ...values,
    ...requireCoveredTypes(base.policy, values.failOnTypes),
    exceptions: exceptions.value,
    ...(rules.value.length > 0 && { rules: rules.value }),
    today,
  };
  return {
    value: { policy, enforcement: ofRun.value as Enforcement },
    ...collectChanges([ofPolicy, rules, exceptions, ofRun]),
  };
}

function compareSettings(
  names: readonly SettingName[],
  base: ComparedVersion,
  other: ComparedVersion,
): Comparison<object> {
  const [before, after] = [base, other].map(({ policy, enforcement }) =>
    pickSettings(names, { ...policy, ...enforcement }),
  );
  const versions = { base: base.policy, other: other.policy };
  const compared = names.map((name) => {
    const key = toCamelCase(name) as keyof object;
    const [own, proposed] = [before?.[key], after?.[key]];
    const { isStricter, stricter, text } = settings[name];
    const merged =
      stricter?.(own, proposed, versions) ??
      pickStricter<unknown>(name, own, proposed, isStricter?.(proposed, own) === true, text);
    return { key, ...merged };
  });
  return { value: Object.fromEntries(compared.map(({ key, value }) => [key, value])), ...collectChanges(compared) };
}

/**
 * The rules of the base, each in the other's version if that lets through no more, and additional rules of the other
 * version.
 */
function tightenRules(base: readonly NamedRule[] = [], other: readonly NamedRule[] = []): Comparison<NamedRule[]> {
  const compared: Comparison<NamedRule[]> = { value: [], tightened: [], ignored: [] };
  const wanted = mapByName(other);
  for (const rule of base) {
    const version = wanted.get(getRuleKey(rule));
    const isSame = version !== undefined && isDeepStrictEqual(version, rule);
    const isStricter = version !== undefined && isAtLeastAsStrict(version, rule);
    compared.value.push(isStricter ? version : rule);
    if (version === undefined) compared.ignored.push(`no rule ${rule.name}`);
    else if (!isSame) compared[isStricter ? 'tightened' : 'ignored'].push(formatRule(version));
  }
  const known = mapByName(base);
  for (const rule of other) {
    if (known.has(getRuleKey(rule))) continue;
    compared.value.push(rule);
    compared.tightened.push(formatRule(rule));
  }
  return compared;
}

/** The rules of several files. If a name occurs several times, the first rule wins. */
export function mergeRules(several: readonly (readonly NamedRule[] | undefined)[]): NamedRule[] | undefined {
  const all = several.flatMap((rules) => rules ?? []);
  return all.length === 0 ? undefined : [...mapByName(all.toReversed()).values()].reverse();
}

function mapByName(rules: readonly NamedRule[]): Map<string, NamedRule> {
  return new Map(rules.map((rule) => [getRuleKey(rule), rule]));
}

function getRuleKey({ name }: NamedRule): string {
  return name.toLowerCase();
}

/** `rule payments, which blocks on HIGH in src/**`. */
function formatRule(rule: NamedRule): string {
  return `rule ${rule.name}, which ${formatNamedRule(rule)}`;
}
