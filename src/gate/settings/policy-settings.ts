/** The settings that make up the policy, and the merge with a version that may only tighten them. */
import { requireCoveredTypes } from '../policy/coverage.ts';
import { restrictExceptions } from '../policy/exception-terms.ts';
import type { Comparison, Exception, Policy } from '../policy/policy.ts';
import type { NamedRule } from '../policy/rules/named.ts';
import type { Enforcement } from '../policy/verdict.ts';
import { tightenRules } from './rule-tightening.ts';
import { pickStricter, type SettingValues, toCamelCase } from './setting.ts';
import {
  fileSettingNames,
  type SettingEntry,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from './settings.ts';

type PolicyEntry = Extract<SettingEntry, { policy: true }>;
type PolicySettings = SettingValues<PolicyEntry>;

export const policyNames = settingNames.filter((name): name is PolicyEntry['name'] => settings[name].policy === true);

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

export interface TighteningOptions {
  /** Maximum number of days from today for exceptions that the other version adds. Undefined: it may add none. */
  maxExceptionDays?: number | undefined;
}

/** The base with everything of the other version that is provably stricter. It blocks whatever the base blocks. */
export function tighten(
  base: ComparedVersion,
  other: ComparedVersion,
  { maxExceptionDays }: TighteningOptions = {},
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
    tightened: [ofPolicy, rules, exceptions, ofRun].flatMap(({ tightened }) => tightened),
    ignored: [ofPolicy, rules, exceptions, ofRun].flatMap(({ ignored }) => ignored),
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
  const value: Record<string, unknown> = {};
  const [tightened, ignored]: [string[], string[]] = [[], []];
  for (const name of names) {
    const key = toCamelCase(name) as keyof object;
    const { isStricter, stricter, text } = settings[name];
    const compared =
      stricter?.(before?.[key], after?.[key], versions) ??
      pickStricter<unknown>(
        name,
        before?.[key],
        after?.[key],
        isStricter?.(after?.[key], before?.[key]) === true,
        text,
      );
    value[key] = compared.value;
    tightened.push(...compared.tightened);
    ignored.push(...compared.ignored);
  }
  return { value, tightened, ignored };
}
