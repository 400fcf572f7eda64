/** Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7): by its index, by its id, and by what its id begins with. */
import { field, listOf, textOf, wholeOf } from './untrusted.ts';

export interface ResolvedRule {
  id: string;
  /** The rule's reportingDescriptor; undefined when the file describes none. */
  rule: unknown;
  /** The driver or extension that holds the rule, and with it shared messages. */
  component: unknown;
  /** The level that this invocation was configured to give the rule. */
  overriddenLevel: string | undefined;
}

export type RuleBook = (result: unknown) => ResolvedRule;

const noRuleId = 'unnamed rule';
const idMax = 500;
/** `CA1000/1/2`: how many parts of a hierarchical id are taken off at most. */
const prefixMax = 8;
/** Worst first; of several overrides the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];

interface Entry {
  rule: unknown;
  component: unknown;
}

export function createRuleBook(run: unknown): RuleBook {
  const driver = field(run, 'tool', 'driver');
  const extensions = listOf(field(run, 'tool', 'extensions'));
  const byId = new Map<string, Entry>();
  for (const component of [driver, ...extensions]) {
    for (const rule of listOf(field(component, 'rules'))) {
      const id = ruleId(rule);
      if (id !== undefined && !byId.has(id)) byId.set(id, { rule, component });
    }
  }
  const overrides = readOverrides(run, driver, extensions);
  return (result) => {
    const reference = field(result, 'rule');
    const named = cutId(field(result, 'ruleId')) ?? cutId(field(reference, 'id'));
    const component = componentOf(reference, driver, extensions);
    const index = wholeOf(field(reference, 'index')) ?? wholeOf(field(result, 'ruleIndex'));
    const indexed = index === undefined ? undefined : field(component, 'rules', index);
    const isMeant = indexed !== undefined && (named === undefined || isSameOrPart(ruleId(indexed), named));
    const found = isMeant ? { rule: indexed, component } : lookUp(byId, named);
    const id = named ?? ruleId(found?.rule) ?? noRuleId;
    const overriddenLevel = overrides.get(ruleId(found?.rule) ?? id);
    return { id, rule: found?.rule, component: found?.component ?? component, overriddenLevel };
  };
}

function ruleId(rule: unknown): string | undefined {
  return cutId(field(rule, 'id'));
}

function cutId(value: unknown): string | undefined {
  return textOf(value)?.slice(0, idMax);
}

/** A result's id may add parts to its rule's: `CA1000/1` (3.27.5). */
function isSameOrPart(rule: string | undefined, named: string): boolean {
  return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}

function lookUp(byId: ReadonlyMap<string, Entry>, named: string | undefined): Entry | undefined {
  let id = named ?? '';
  for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
    const entry = byId.get(id);
    if (entry !== undefined) return entry;
    id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  }
  return undefined;
}

/** The component that a reference means: by index or name among the extensions, else the driver. */
function componentOf(reference: unknown, driver: unknown, extensions: readonly unknown[]): unknown {
  const index = wholeOf(field(reference, 'toolComponent', 'index'));
  if (index !== undefined) return extensions[index];
  const name = textOf(field(reference, 'toolComponent', 'name'));
  return extensions.find((extension) => name !== undefined && field(extension, 'name') === name) ?? driver;
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
