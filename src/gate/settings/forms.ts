/** What a policy file may write for a setting. The setting's own reader reads it as text afterwards. */

import * as z from 'zod';
import type { Form, Reader } from './setting.ts';
import { readWord } from './values.ts';

export function createTypeError(what: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `is ${describeKind(input)}, where ${what} is expected` };
}

export function describeKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

export const textForm: Form = z.string(createTypeError('text'));

export const scoreForm: Form = z.union(
  [z.number().meta({ minimum: 0, maximum: 10 }), z.string()],
  createTypeError('a number from 0 to 10'),
);

export const percentageForm: Form = z.union(
  [z.string().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }), z.number()],
  createTypeError('a percentage'),
);

function createWordsForm(text: z.ZodType<string>, word: z.ZodType<string>): Form {
  const words = z.array(word).meta({ minItems: 1, uniqueItems: true });
  return z.union([text, words], createTypeError('a text or a list'));
}

export const createListForm = (words: readonly string[]): Form =>
  createWordsForm(z.string(), z.string().meta({ enum: words }));

/** Words that are not known beforehand. */
export const createFreeListForm = (example: string): Form =>
  createWordsForm(z.string().meta({ examples: [example] }), z.string().meta({ pattern: '^(?:[^\\s,=]|>=)+$' }));

export function createWholeForm(least: number, most: number, ...others: readonly string[]): Form {
  const number = z.number().meta({ type: 'integer', minimum: least, maximum: most });
  const spelled = z.string().meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' });
  return z.union([number, spelled], createTypeError('a whole number'));
}

/** A mapping with these keys, or the text that the setting takes. `value` is the JSON Schema of a value. */
export function createMappingForm(keys: readonly string[], value: z.core.JSONSchema.BaseSchema, example: string): Form {
  const properties = Object.fromEntries(keys.map((key) => [key, value]));
  const record = z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ properties, additionalProperties: false, propertyNames: undefined });
  return z.union(
    [z.string().meta({ examples: [example] }), record],
    createTypeError(`a text such as ${example}, or a mapping,`),
  );
}

/** The facts of a setting that is one of these words. */
export function createWordFacts<const Word extends string>(words: readonly Word[]) {
  const read: Reader<Word> = (text, complain) => readWord(words, text, complain);
  return { placeholder: words.join('|'), read, file: { form: createWordForm(words) } };
}

export const createWordForm = (words: readonly string[]): Form =>
  z.string(createTypeError('text')).meta({ enum: words });

/** One value, or several of which one must match. */
export function createOneOrMoreSchema<Item extends z.ZodType>(item: () => Item) {
  const many = z.array(item()).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
  const { $schema: _, ...one } = z.toJSONSchema(item(), { io: 'input' });
  // What the list alone would contribute to the JSON Schema is removed.
  const noArray = { type: undefined, items: undefined, minItems: undefined, maxItems: undefined };
  return z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), many)
    .meta({ ...noArray, anyOf: [one, { type: 'array', minItems: 1, items: one }] as never });
}

/** `--warn-only` means `--warn-only=true`, `--no-wait` means `--wait=false`. */
const read: Reader<boolean> = (text, complain) => {
  if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain('is not true or false');
  return text.toLowerCase() === 'true';
};

export const boolean = { read, placeholder: 'true|false', example: 'true' } as const;

export const booleanInFile = {
  form: z
    .union([z.boolean(), z.string()], createTypeError('true or false'))
    .meta({ anyOf: undefined, type: 'boolean' }),
};

export function isBooleanReader(other: unknown): boolean {
  return other === read;
}
