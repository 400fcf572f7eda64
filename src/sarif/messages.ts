/**
 * Resolves the text of a result: given, or found by id in its rule, with its arguments inserted (SARIF 2.1.0, 3.11).
 */
import type { ResolvedRule } from './rules.ts';
import { field, listOf, textOf } from './untrusted.ts';

const textMax = 20_000;
const argumentMax = 2000;

/** The message as plain text. Empty if there is none. */
export function messageOf(message: unknown, { rule, component }: Pick<ResolvedRule, 'rule' | 'component'>): string {
  const given = textOf(field(message, 'text')) ?? textOf(field(message, 'markdown'));
  const text = given ?? lookUp(field(message, 'id'), rule, component) ?? '';
  return plain(filled(text.slice(0, textMax), listOf(field(message, 'arguments')))).slice(0, textMax);
}

/** A rule's description, which is a message without arguments. */
export function descriptionOf(rule: unknown, name: 'shortDescription' | 'fullDescription' | 'help') {
  const text = textOf(field(rule, name, 'text')) ?? textOf(field(rule, name, 'markdown'));
  return text === undefined ? undefined : plain(text.slice(0, textMax));
}

function lookUp(id: unknown, rule: unknown, component: unknown): string | undefined {
  if (typeof id !== 'string') return undefined;
  const string = field(rule, 'messageStrings', id) ?? field(component, 'globalMessageStrings', id);
  return textOf(field(string, 'text')) ?? textOf(field(string, 'markdown'));
}

/** `{0}` is the first argument, `{{` a brace (3.11.5). */
function filled(text: string, parameters: readonly unknown[]): string {
  let room = textMax;
  return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index: string | undefined) => {
    if (index === undefined) return whole.slice(1);
    const value = parameters[Number(index)];
    if (typeof value !== 'string') return whole;
    const part = value.slice(0, Math.min(argumentMax, room));
    room -= part.length;
    return part;
  });
}

/** `[name](1)` links to a related location (3.11.6). Only the name is useful to a reader. */
function plain(text: string): string {
  return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}
