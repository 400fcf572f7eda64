/** Policies by dice: what a team asks, and where it says so. */
import { isFileOnly, type SettingName } from '../../../src/gate/settings/settings.ts';
import { baselinePath } from './baseline.ts';
import type { Dice } from './dice.ts';
import type { Oddity } from './habits.ts';
import type { ModelledScope, NamedTruth, TruePolicy, Weakness } from './project.ts';
import type { History } from './random-project.ts';
import { vexPath, vexStatements } from './vex.ts';

export interface PolicyFigures {
  weaknesses: readonly Weakness[];
  onDefault: readonly number[];
  scopes: readonly [ModelledScope, ...ModelledScope[]];
  /** How often there are rules with names. */
  namedShare: number;
}

export function policyOf(dice: Dice, { weaknesses, onDefault, scopes, namedShare }: PolicyFigures): TruePolicy {
  const debt = onDefault.filter((index) => weaknesses[index]?.severity === 'HIGH' && !weaknesses[index]?.suppressed);
  const named = dice.chance(namedShare) ? Array.from({ length: 1 + dice.upTo(1) }, () => namedRule(dice)) : [];
  const standsAlone = named.some(({ effect }) => effect === 'block') && dice.chance(0.6);
  return {
    scope: dice.oneOf(scopes),
    maxAgeDays: dice.chance(0.1) ? dice.oneOf([1, 3, 10]) : undefined,
    failOnSeverity: standsAlone ? undefined : dice.oneOf(['HIGH', 'HIGH', 'HIGH', 'CRITICAL', 'MEDIUM']),
    highLimit: dice.chance(0.2) ? debt.length : undefined,
    failOnCvss: dice.chance(0.15) ? 9 : undefined,
    failOnEpss: dice.chance(0.1) ? 10 : undefined,
    excepted: weaknesses.filter(() => dice.chance(0.08)).map(({ id }) => id),
    named,
    cooldownDays: dice.chance(0.4) ? 7 : 0,
    vex: dice.chance(0.3) ? vexStatements(dice, weaknesses) : [],
    vexMaxAgeDays: dice.oneOf([90, 30]),
    showsOwners: dice.chance(0.2),
    part: dice.chance(0.06) ? dice.oneOf(['src/', 'src/file-1']) : undefined,
    ignored: dice.chance(0.06) ? dice.oneOf(['src/file-2', 'src/caller']) : undefined,
    skipsDocs: dice.chance(0.3),
    graceDays: dice.chance(0.3) ? dice.oneOf([7, 30]) : undefined,
    retriesFailed: dice.chance(0.5),
    adoptsRunning: dice.chance(0.5),
  };
}

/** One rule alone that asks of dependencies what an advisory or a statement says. */
export function dependencyPolicy(dice: Dice, drawn: TruePolicy, weaknesses: readonly Weakness[]): TruePolicy {
  const asks = dice.oneOf<'fix' | 'catalog' | 'statements'>(['fix', 'catalog', 'statements']);
  const rule = { types: ['SCA'], allow: 0, effect: 'block' } as const;
  const alone = { maxAgeDays: undefined, highLimit: undefined, failOnCvss: undefined, failOnEpss: undefined };
  const policy: TruePolicy = {
    ...drawn,
    ...alone,
    scope: dice.chance(0.8) ? 'scan' : drawn.scope,
    failOnSeverity: undefined,
    excepted: [],
    vex: [],
    part: undefined,
    ignored: undefined,
    graceDays: undefined,
    skipsDocs: false,
  };
  if (asks === 'statements')
    return { ...policy, failOnSeverity: 'MEDIUM', named: [], vex: vexStatements(dice, weaknesses) };
  const asked = asks === 'fix' ? { isFixable: true as const } : { isKnownExploited: true as const };
  return { ...policy, named: [{ ...rule, ...asked }], cooldownDays: 7 };
}

type Asked = Omit<NamedTruth, 'allow' | 'effect'>;

/** One or a few things that a rule can ask. */
function namedRule(dice: Dice): NamedTruth {
  const severities = dice.oneOf([['HIGH'], ['CRITICAL', 'HIGH'], ['CRITICAL', 'HIGH', 'MEDIUM']]);
  const also: [Asked, ...Asked[]] = [
    { types: ['SCA'], isKnownExploited: true },
    { types: ['SCA'], isFixable: true },
    { types: ['SAST', 'SECRET'] },
    { begins: dice.oneOf(['src/', 'src/file-1']) },
    { cwe: 'CWE-89' },
    { cvss: dice.oneOf([5, 9]) },
    { types: ['SCA'], epss: dice.oneOf([1, 10]) },
    { epss: 10 },
    { languages: dice.oneOf([['JavaScript'], ['Python', 'TypeScript']]) },
    { owners: dice.oneOf([['@acme/payments'], ['@acme/shop', '@mona'], ['none']]) },
    { ageDays: dice.oneOf([1, 10]) },
  ];
  const asked = {
    ...(dice.chance(0.7) && { severities }),
    ...dice.oneOf(also),
    ...(dice.chance(0.2) && dice.oneOf(also)),
  };
  return { ...asked, allow: dice.oneOf([0, 0, 1]), effect: dice.oneOf(['block', 'block', 'warn']) };
}

const globOf = (begins: string) => (begins.endsWith('/') ? `${begins}**` : `${begins}*`);
const lower = (words: readonly string[]) => JSON.stringify(words.map((word) => word.toLowerCase()));

function ruleLines(rule: NamedTruth, index: number): string[] {
  const { severities, types, cvss, epss, cwe, begins, languages, owners, ageDays, allow, effect } = rule;
  const asks = [
    severities && `severity: ${lower(severities)}`,
    types && `type: ${lower(types)}`,
    cvss && `cvss: ${cvss}`,
    epss && `epss: ${epss}%`,
    cwe && `cwe: ${cwe}`,
    begins && `path: "${globOf(begins)}"`,
    languages && `language: ${JSON.stringify(languages)}`,
    owners && `owner: ${JSON.stringify(owners)}`,
    ageDays && `age: ${ageDays}d`,
    rule.isFixable && 'fixable: true',
    rule.isKnownExploited && 'kev: true',
  ].filter((line) => typeof line === 'string');
  return [
    `  - name: rule ${index}`,
    `    match: { ${asks.join(', ')} }`,
    `    allow: ${allow}`,
    `    effect: ${effect}`,
  ];
}

/** What only a policy file can say. */
function fileLines({ named, part, ignored, skipsDocs, graceDays, vex }: TruePolicy): string[] {
  return [
    ...(named.length > 0 ? ['rules:', ...named.flatMap(ruleLines)] : []),
    ...(part === undefined ? [] : [`paths: ["${globOf(part)}"]`]),
    ...(ignored === undefined ? [] : [`ignore-paths: ["${globOf(ignored)}"]`]),
    ...(skipsDocs ? ['skip-when: ["docs/**"]'] : []),
    ...(vex.length > 0 ? [`vex: ${vexPath}`] : []),
    ...(graceDays === undefined ? [] : [`new-advisory-grace: { high: ${graceDays}d }`]),
  ];
}

export const catalogUrl = 'https://kev.example/catalog.json';

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
  const put = (name: SettingName, value: string | undefined) => {
    if (value === undefined) return;
    const isInStep = dice.chance(0.5);
    if (isInStep && !isFileOnly(name)) settings[name] = value;
    else lines.push(`${name}: ${value}`);
  };
  put('scope', scope === 'auto' ? undefined : scope);
  put('max-age', maxAgeDays === undefined ? undefined : `high=${maxAgeDays}d`);
  put('fail-on-severity', (failOnSeverity ?? 'none').toLowerCase());
  put('threshold', highLimit === undefined ? undefined : `high=${highLimit}`);
  if (policy.retriesFailed || policy.adoptsRunning)
    lines.push(`scan: { retry-failed: ${policy.retriesFailed}, adopt-running: ${policy.adoptsRunning} }`);
  lines.push(...fileLines(policy));
  Object.assign(settings, { 'kev-file': catalogUrl, assume: 'cve-field=cve' });
  put('fail-on-cvss', failOnCvss === undefined ? undefined : String(failOnCvss));
  put('fail-on-epss', policy.failOnEpss === undefined ? undefined : `${policy.failOnEpss}%`);
  put('fix-cooldown', policy.cooldownDays === 0 ? undefined : `${policy.cooldownDays}d`);
  put('vex-max-age', policy.vexMaxAgeDays === 90 ? undefined : `${policy.vexMaxAgeDays}d`);
  put('owners', policy.showsOwners ? 'true' : undefined);
  const exceptions = excepted.map(
    (id) => `  - violation_id: ${id}\n    reason: accepted by the team\n    expires: 2027-01-01`,
  );
  if (exceptions.length > 0) lines.push('exceptions:', ...exceptions);
  const isSoftened = odd.has('the proposal softens its policy');
  const trusted = [...(history.commits.at(-1 - dice.upTo(8)) ?? history.tip).holds];
  const baseline = { trusted, proposed: isSoftened ? Array.from({ length: count }, (_, index) => index) : trusted };
  if (scope === 'new') settings['baseline-file'] = baselinePath;
  const policyFile = lines.length > 0 ? `${lines.join('\n')}\n` : undefined;
  const softened = [
    ...['fail-on-severity: none', 'scope: changed', 'threshold: high=99 critical=99', 'fail-on-epss: 100%'],
    ...['skip-when: ["src/**"]', 'paths: ["docs/**"]', 'ignore-paths: ["src/**"]', 'fix-cooldown: 900d'],
    ...[`vex: ${vexPath}`, 'vex-max-age: 900d', 'new-advisory-grace: { high: 900d }'],
  ];
  return {
    policyFile,
    proposedPolicyFile: isSoftened ? `${softened.join('\n')}\n` : policyFile,
    settings,
    baseline: scope === 'new' ? baseline : undefined,
  };
}
