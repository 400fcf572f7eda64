/**
 * Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7): by its index, by its id, or by the beginning of its id.
 */
import { createTaxonReader, namedIn } from './taxa.ts';
import { field, listOf, textOf, wholeOf } from './untrusted.ts';

export interface ResolvedRule {
  id: string;
  /** The rule's reportingDescriptor. Undefined if the file describes none. */
  rule: unknown;
  /** The driver or extension that contains the rule, and its shared messages. */
  component: unknown;
  /** All descriptions that may be meant: several components can describe a rule with this id. */
  described: readonly unknown[];
  /** The classes of a taxonomy, such as a weakness, to which the result or its rule belongs. */
  taxa: readonly unknown[];
  /** True if the tool describes rules, but not the one that the result refers to. */
  isMissing: boolean;
  /** The level that this invocation's configuration gives the rule. */
  overriddenLevel: string | undefined;
}

export type RuleBook = (result: unknown) => ResolvedRule;

const noRuleId = 'unnamed rule';
const idMax = 500;
/** Maximum number of components that are compared for one rule. */
const alikeMax = 20;
/** `CA1000/1/2`: maximum number of parts that are removed from a hierarchical id. */
const prefixMax = 8;
/** Worst first. If there are several overrides, the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];

interface Entry {
  rule: unknown;
  component: unknown;
}

export function createRuleBook(run: unknown): RuleBook {
  const driver = field(run, 'tool', 'driver');
  const extensions = listOf(field(run, 'tool', 'extensions'));
  const entries = [driver, ...extensions].flatMap((component) =>
    listOf(field(component, 'rules')).map((rule): Entry => ({ rule, component })),
  );
  const index = { byId: Map.groupBy(entries, ({ rule }) => ruleId(rule)), byGuid: byGuid(entries) };
  const overrides = readOverrides(run, driver, extensions);
  const taxaOf = createTaxonReader(run);
  return (result) => {
    const reference = field(result, 'rule');
    const named = cutId(field(result, 'ruleId')) ?? cutId(field(reference, 'id'));
    const component = componentOf(reference, driver, extensions);
    const found = indexedRule(result, component, named) ?? lookUp(index, named, field(reference, 'guid'));
    const [first] = found;
    const id = named ?? ruleId(first?.rule) ?? noRuleId;
    return {
      id,
      rule: first?.rule,
      component: first?.component ?? component,
      described: found.map(({ rule }) => rule),
      taxa: taxaOf(result, first?.rule),
      isMissing: first === undefined && (entries.length > 0 || indexOf(result) !== undefined),
      overriddenLevel: overrides.get(ruleId(first?.rule) ?? id),
    };
  };
}

function indexOf(result: unknown): number | undefined {
  return wholeOf(field(result, 'rule', 'index')) ?? wholeOf(field(result, 'ruleIndex'));
}

/** The rule at the result's index, unless its id contradicts. */
function indexedRule(result: unknown, component: unknown, named: string | undefined): Entry[] | undefined {
  const index = indexOf(result);
  const rule = index === undefined ? undefined : field(component, 'rules', index);
  const isMeant = rule !== undefined && (named === undefined || isSameOrPart(ruleId(rule), named));
  return isMeant ? [{ rule, component }] : undefined;
}

function byGuid(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> {
  const known = entries.filter(({ rule }) => textOf(field(rule, 'guid')) !== undefined);
  return Map.groupBy(known, ({ rule }) => String(field(rule, 'guid')).toLowerCase());
}

function ruleId(rule: unknown): string | undefined {
  return cutId(field(rule, 'id'));
}

function cutId(value: unknown): string | undefined {
  return textOf(value)?.slice(0, idMax);
}

/** A result's id may append parts to the rule's id: `CA1000/1` (3.27.5). */
function isSameOrPart(rule: string | undefined, named: string): boolean {
  return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}

interface Index {
  byId: ReadonlyMap<string | undefined, Entry[]>;
  byGuid: ReadonlyMap<string, Entry[]>;
}

function lookUp({ byId, byGuid }: Index, named: string | undefined, guid: unknown): Entry[] {
  const identified = typeof guid === 'string' ? byGuid.get(guid.toLowerCase()) : undefined;
  if (identified !== undefined) return identified;
  let id = named ?? '';
  for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
    const entries = byId.get(id);
    if (entries !== undefined) return entries.slice(0, alikeMax);
    id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  }
  return [];
}

/** The component of a reference: an extension by index, id or name, otherwise the driver. */
function componentOf(reference: unknown, driver: unknown, extensions: readonly unknown[]): unknown {
  const index = wholeOf(field(reference, 'toolComponent', 'index'));
  if (index !== undefined) return extensions[index];
  return namedIn(extensions, field(reference, 'toolComponent')) ?? driver;
}

function readOverrides(run: unknown, driver: unknown, extensions: readonly unknown[]): Map<string, string> {
  const overrides = new Map<string, string>();
  const given = listOf(field(run, 'invocations')).flatMap((invocation) =>
    listOf(field(invocation, 'ruleConfigurationOverrides')),
  );
  for (const override of given) {
    const descriptor = field(override, 'descriptor');
    const level = textOf(field(override, 'configuration', 'level'));
    const index = wholeOf(field(descriptor, 'index'));
    const component = componentOf(descriptor, driver, extensions);
    const indexed = index === undefined ? undefined : ruleId(field(component, 'rules', index));
    const id = cutId(field(descriptor, 'id')) ?? indexed;
    if (id === undefined || level === undefined) continue;
    const known = overrides.get(id);
    if (known === undefined || levels.indexOf(level) < levels.indexOf(known)) overrides.set(id, level);
  }
  return overrides;
}
