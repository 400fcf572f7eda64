/** Statements of AWS's policies that allow too much: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html */
import { below, each, field, type Part, readYaml, type TemplateReading, textOf } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** What statements allow on everything. The policies are fields, or a text that holds JSON. */
export function grantsEverything(policies: readonly Part[]): Flaw[] {
  return statementsIn(policies).flatMap((one) => {
    const severity = gravity(one);
    return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...placeOf(one), severity } as const];
  });
}

/** What statements allow to everybody, without a condition. */
export function letsEverybodyIn(policies: readonly Part[]): Flaw[] {
  return statementsIn(policies)
    .filter(isPublic)
    .map((one) => ({ weakness: 'public-policy', ...placeOf(one) }) as const);
}

function statementsIn(policies: readonly Part[]): Part[] {
  return policies.flatMap(read).flatMap((policy) => [...below(policy)]);
}

function placeOf({ line, endLine }: Part): Pick<Flaw, 'line' | 'endLine'> {
  return { line, endLine: Math.min(endLine, line + 4) };
}

const principals = ['Principal', 'principal', 'principals'];

function isPublic(statement: Part): boolean {
  const who = principals.flatMap((name) => each(statement, name));
  const named = who.flatMap((one) => [one, ...['AWS', 'aws', 'identifiers'].flatMap((name) => each(one, name))]);
  const isNarrowed = ['Condition', 'condition'].some((name) => field(statement, name) !== undefined);
  return !isNarrowed && !isDenied(statement) && named.some((one) => one.text === '*');
}

function isDenied(statement: Part): boolean {
  return /^deny$/i.test(textOf(field(statement, 'Effect') ?? field(statement, 'effect')));
}

/** Why policies that are a text could not be read whole. A text with templates in it is only known when they have run. */
export function nameUnreadPolicies(policies: readonly Part[]): string[] {
  return policies
    .filter(({ text = '' }) => holdsJson(text) && !/[$%]\{/.test(text))
    .filter((policy) => readPolicyText(policy).problems.length > 0)
    .map(({ line }) => `the policy in line ${line} is not valid JSON`);
}

function read(part: Part): Part[] {
  if (part.text === undefined) return [part];
  return holdsJson(part.text) ? readPolicyText(part).parts : [];
}

function holdsJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** A text of several lines begins below its name. */
function readPolicyText({ text = '', line, endLine }: Part): TemplateReading {
  return line === endLine
    ? readYaml(text.replaceAll('\n', ' '), { firstLine: line })
    : readYaml(text, { firstLine: line + 1 });
}

/** Of one statement: all actions, or all of some services, on all resources. */
function gravity(statement: Part): 'HIGH' | 'MEDIUM' | undefined {
  const texts = (names: readonly string[]) => names.flatMap((name) => each(statement, name)).map(textOf);
  const actions = texts(['Action', 'action', 'actions']);
  const resources = texts(['Resource', 'resource', 'resources']);
  // The policy of a key speaks of that key alone.
  const isOfKey = principals.some((name) => field(statement, name) !== undefined);
  if (isDenied(statement) || isOfKey || !resources.includes('*')) return undefined;
  if (actions.includes('*') || actions.includes('*:*')) return 'HIGH';
  return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}
