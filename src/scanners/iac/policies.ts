/**
 * Statements of AWS policies that allow too much:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 */
import { below, each, field, type Part, readYaml, type TemplateReading, textOf } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Statements that allow actions on everything. A policy is a set of fields, or a JSON text. */
export function grantsEverything(policies: readonly Part[]): Flaw[] {
  return statementsIn(policies).flatMap((one) => {
    const severity = gravity(one);
    return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...placeOf(one), severity } as const];
  });
}

/** Statements that allow an action to everybody, without a condition. */
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

/** Why a policy that is a text could not be read completely. A text with templates is only known at run time. */
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

/** The lines of a heredoc begin one line after its name. */
function readPolicyText({ text = '', line, endLine }: Part): TemplateReading {
  return line === endLine
    ? readYaml(text.replaceAll('\n', ' '), { firstLine: line })
    : readYaml(text, { firstLine: line + 1 });
}

/** Severity of one statement: all actions, or all actions of some services, on all resources. */
function gravity(statement: Part): 'HIGH' | 'MEDIUM' | undefined {
  const texts = (names: readonly string[]) => names.flatMap((name) => each(statement, name)).map(textOf);
  const actions = texts(['Action', 'action', 'actions']);
  const resources = texts(['Resource', 'resource', 'resources']);
  // The policy of a key only applies to that key.
  const isOfKey = principals.some((name) => field(statement, name) !== undefined);
  if (isDenied(statement) || isOfKey || !resources.includes('*')) return undefined;
  if (actions.includes('*') || actions.includes('*:*')) return 'HIGH';
  return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}
