/**
 * Statements of AWS policies that allow too much:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 */
import {
  getField,
  getPartText,
  listBelow,
  listValues,
  type Part,
  parseTemplateYaml,
  type TemplateReading,
  toLines,
} from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Statements that allow actions on everything. A policy is a set of fields, or a JSON text. */
export function findUnlimitedGrants(policies: readonly Part[]): Flaw[] {
  return listStatements(policies).flatMap((one) => {
    const severity = rateStatement(one);
    return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...toLines(one), severity } as const];
  });
}

/** Statements that allow an action to everybody, without a condition. */
export function findPublicGrants(policies: readonly Part[]): Flaw[] {
  return listStatements(policies)
    .filter(isPublicStatement)
    .map((one) => ({ weakness: 'public-policy', ...toLines(one) }) as const);
}

function listStatements(policies: readonly Part[]): Part[] {
  return policies.flatMap(readPolicy).flatMap((policy) => [...listBelow(policy)]);
}

/** Everybody, in Google's bindings. */
export const googleUsers = /^all(?:Authenticated)?Users$/;
const principals = ['Principal', 'principal', 'principals'];

function isPublicStatement(statement: Part): boolean {
  const who = principals.flatMap((name) => listValues(statement, name));
  const named = who.flatMap((one) => [one, ...['AWS', 'aws', 'identifiers'].flatMap((name) => listValues(one, name))]);
  const isNarrowed = ['Condition', 'condition'].some((name) => getField(statement, name) !== undefined);
  const isForAll =
    named.some((one) => one.text === '*') ||
    listValues(statement, 'members').some((one) => googleUsers.test(getPartText(one)));
  return !isNarrowed && !isDenied(statement) && isForAll;
}

function isDenied(statement: Part): boolean {
  return /^deny$/i.test(getPartText(getField(statement, 'Effect') ?? getField(statement, 'effect')));
}

/** Why a policy that is a text could not be read completely. A text with templates is only known at run time. */
export function listUnreadPolicies(policies: readonly Part[]): string[] {
  return policies
    .filter(({ text = '' }) => holdsJson(text) && !/[$%]\{/.test(text))
    .filter((policy) => readPolicyText(policy).problems.length > 0)
    .map(({ line }) => `the policy in line ${line} is not valid JSON`);
}

function readPolicy(part: Part): Part[] {
  if (part.text === undefined) return [part];
  return holdsJson(part.text) ? readPolicyText(part).parts : [];
}

function holdsJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** The lines of a heredoc begin one line after its name. */
function readPolicyText({ text = '', line, endLine }: Part): TemplateReading {
  return line === endLine
    ? parseTemplateYaml(text.replaceAll('\n', ' '), { firstLine: line })
    : parseTemplateYaml(text, { firstLine: line + 1 });
}

/** Severity of one statement: all actions, or all actions of some services, on all resources. */
function rateStatement(statement: Part): 'HIGH' | 'MEDIUM' | undefined {
  const listTexts = (names: readonly string[]) => names.flatMap((name) => listValues(statement, name)).map(getPartText);
  const actions = listTexts(['Action', 'action', 'actions']);
  const resources = listTexts(['Resource', 'resource', 'resources']);
  // The policy of a key only applies to that key.
  const isOfKey = principals.some((name) => getField(statement, name) !== undefined);
  if (isDenied(statement) || isOfKey || !resources.includes('*')) return undefined;
  if (actions.includes('*') || actions.includes('*:*')) return 'HIGH';
  return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}
