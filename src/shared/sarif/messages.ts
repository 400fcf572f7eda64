/**
 * Resolves the text of a result: given, or found by id in its rule, with its arguments inserted (SARIF 2.1.0, 3.11).
 */
import type { ResolvedRule } from './rules.ts';
import { readList, readNested, readTextField } from './untrusted.ts';

const textMax = 20_000;
const argumentMax = 2000;

/** The message as plain text. Empty if there is none. */
export function resolveMessage(
  message: unknown,
  { rule, component }: Pick<ResolvedRule, 'rule' | 'component'>,
): string {
  const given = readTextField(readNested(message, 'text')) ?? readTextField(readNested(message, 'markdown'));
  const text = given ?? findMessageString(readNested(message, 'id'), rule, component) ?? '';
  return removeLinks(fillArguments(text.slice(0, textMax), readList(readNested(message, 'arguments')))).slice(
    0,
    textMax,
  );
}

/** A rule's description, which is a message without arguments. */
export function readDescription(rule: unknown, name: 'shortDescription' | 'fullDescription' | 'help') {
  const text = readTextField(readNested(rule, name, 'text')) ?? readTextField(readNested(rule, name, 'markdown'));
  return text === undefined ? undefined : removeLinks(text.slice(0, textMax));
}

function findMessageString(id: unknown, rule: unknown, component: unknown): string | undefined {
  if (typeof id !== 'string') return undefined;
  const string = readNested(rule, 'messageStrings', id) ?? readNested(component, 'globalMessageStrings', id);
  return readTextField(readNested(string, 'text')) ?? readTextField(readNested(string, 'markdown'));
}

/** `{0}` is the first argument, `{{` a brace (3.11.5). */
function fillArguments(text: string, parameters: readonly unknown[]): string {
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
function removeLinks(text: string): string {
  return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}
