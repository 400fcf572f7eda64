/** Maps a judgement by finding id. The maps are built on first use, because most callers need only the verdict. */
import type { EffectsByFinding, JudgedEffects, RuleCaseWithEffects } from './effects.ts';
import { type Evidence, isOpen } from './evidence.ts';
import type { Finding } from './finding.ts';
import { type ExclusionReason, excludesFindings, findExclusionReason } from './part.ts';
import type { BaseRelation, Effect, Judgement } from './verdict.ts';

/** The judged findings and the results of the rules. */
interface JudgedCases extends JudgedEffects {
  evidence: Evidence;
  blocking: readonly RuleCaseWithEffects[];
  warning: readonly RuleCaseWithEffects[];
}

type FindingMapName = 'effects' | 'broken' | 'warned' | 'leftOut' | 'news';

export function addFindingMaps(result: Omit<Judgement, FindingMapName>, named: JudgedCases): Judgement {
  const { blocking, warning } = named;
  const effects = computeOnce(() => mapValuesById(named, mergeWorstEffects(blocking.map((each) => each.effects))));
  const broken = computeOnce(() =>
    mapValuesById(
      named,
      mapRuleNames(blocking, () => true),
    ),
  );
  // Only findings that are proven to match a warning rule: a finding blocks only through a rule that failed.
  const warned = computeOnce(() =>
    mapValuesById(
      named,
      mapRuleNames(warning, (effect) => effect === 'blocks'),
    ),
  );
  const leftOut = computeOnce(() => mapFindings(named, createExclusionTest(named)));
  const news = computeOnce(() => mapFindings(named, createBaseRelationTest(named)));
  return {
    ...result,
    get effects() {
      return effects();
    },
    get broken() {
      return broken();
    },
    get warned() {
      return warned();
    },
    get leftOut() {
      return leftOut();
    },
    get news() {
      return news();
    },
  };
}

function computeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type FindingQuestion<Value> = (finding: Finding) => Value | undefined;

function mapFindings<Value>({ findings }: JudgedCases, ask: FindingQuestion<Value> | undefined): Map<string, Value> {
  const found = new Map<string, Value>();
  if (ask === undefined) return found;
  for (const finding of findings) {
    const value = ask(finding);
    if (value !== undefined) found.set(finding.id, value);
  }
  return found;
}

function mapValuesById<Value>(named: JudgedCases, values: ReadonlyMap<Finding, Value>): Map<string, Value> {
  return values.size === 0 ? new Map() : mapFindings(named, (finding) => values.get(finding));
}

/** Keeps the worst of what several rules say about a finding. */
function mergeWorstEffects(several: readonly EffectsByFinding[]): EffectsByFinding {
  const effects = new Map<Finding, Effect>();
  for (const each of several)
    for (const [finding, effect] of each) if (effects.get(finding) !== 'blocks') effects.set(finding, effect);
  return effects;
}

/** Names of the rules that name a finding, limited to the effects that count. */
function mapRuleNames(
  cases: readonly RuleCaseWithEffects[],
  counts: (effect: Effect) => boolean,
): Map<Finding, readonly string[]> {
  const names = new Map<Finding, readonly string[]>();
  for (const { rule, effects } of cases)
    for (const [finding, effect] of effects)
      if (counts(effect)) names.set(finding, [...(names.get(finding) ?? []), rule.name]);
  return names;
}

function createExclusionTest({ policy, evidence }: JudgedCases): FindingQuestion<ExclusionReason> | undefined {
  if (!excludesFindings(policy)) return undefined;
  return (finding) => {
    const isOwn = finding.label !== 'elsewhere' && isOpen(finding);
    return isOwn ? findExclusionReason(policy, finding, evidence) : undefined;
  };
}

/** Compares each finding with the base, if the scope does so. */
function createBaseRelationTest({ scope }: JudgedCases): FindingQuestion<BaseRelation> | undefined {
  const { novelty } = scope;
  if (novelty === undefined) return undefined;
  const words = { yes: 'new', no: 'old', unknown: undefined } as const;
  return (finding) => ({ novelty: words[novelty(finding)], isLeft: scope.isLeft?.(finding) === true });
}
