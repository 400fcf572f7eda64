/** Policies by dice: what a team asks, and where it says so. */
import { baselinePath } from './baseline.ts';
import type { Dice } from './dice.ts';
import type { Oddity } from './habits.ts';
import type { ModelledScope, TruePolicy, Weakness } from './project.ts';
import type { History } from './random-project.ts';

export interface PolicyFigures {
  weaknesses: readonly Weakness[];
  onDefault: readonly number[];
  scopes: readonly [ModelledScope, ...ModelledScope[]];
}

export function policyOf(dice: Dice, { weaknesses, onDefault, scopes }: PolicyFigures): TruePolicy {
  const debt = onDefault.filter((index) => weaknesses[index]?.severity === 'HIGH' && !weaknesses[index]?.suppressed);
  return {
    scope: dice.oneOf(scopes),
    maxAgeDays: dice.chance(0.1) ? dice.oneOf([1, 3, 10]) : undefined,
    failOnSeverity: dice.oneOf(['HIGH', 'HIGH', 'HIGH', 'CRITICAL', 'MEDIUM']),
    highLimit: dice.chance(0.2) ? debt.length : undefined,
    failOnCvss: dice.chance(0.15) ? 9 : undefined,
    excepted: weaknesses.filter(() => dice.chance(0.08)).map(({ id }) => id),
  };
}

interface Placing {
  policy: TruePolicy;
  odd: ReadonlySet<Oddity>;
  history: History;
  /** How many weaknesses there are in all. */
  count: number;
}

/** The policy stands in the file, in the step, or in both; a baseline is some days old. */
export function policyPlaces(dice: Dice, { policy, odd, history, count }: Placing) {
  const { scope, maxAgeDays, failOnSeverity, highLimit, failOnCvss, excepted } = policy;
  const settings: Record<string, string> = {};
  const lines: string[] = [];
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    if (dice.chance(0.5)) settings[name] = value;
    else lines.push(`${name}: ${value}`);
  };
  put('scope', scope === 'auto' ? undefined : scope);
  put('max-age', maxAgeDays === undefined ? undefined : `high=${maxAgeDays}d`);
  put('fail-on-severity', failOnSeverity.toLowerCase());
  put('threshold', highLimit === undefined ? undefined : `high=${highLimit}`);
  put('fail-on-cvss', failOnCvss === undefined ? undefined : String(failOnCvss));
  const exceptions = excepted.map(
    (id) => `  - violation_id: ${id}\n    reason: accepted by the team\n    expires: 2027-01-01`,
  );
  if (exceptions.length > 0) lines.push('exceptions:', ...exceptions);
  const isSoftened = odd.has('the proposal softens its policy');
  const trusted = [...(history.commits.at(-1 - dice.upTo(8)) ?? history.tip).holds];
  const baseline = { trusted, proposed: isSoftened ? Array.from({ length: count }, (_, index) => index) : trusted };
  if (scope === 'new') settings['baseline-file'] = baselinePath;
  const policyFile = lines.length > 0 ? `${lines.join('\n')}\n` : undefined;
  const softened = 'fail-on-severity: none\nscope: changed\nthreshold: high=99 critical=99\n';
  return {
    policyFile,
    proposedPolicyFile: isSoftened ? softened : policyFile,
    settings,
    baseline: scope === 'new' ? baseline : undefined,
  };
}
