/** How YAML may write a setting, before the schema of the setting reads it as text. */
import * as z from 'zod/mini';

/** What YAML gives. */
export type Form = z.ZodMiniType<
  string | number | boolean | readonly string[] | Readonly<Record<string, string | number>>
>;

export function expected(what: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

export const textForm = () => z.string(expected('text'));

export const wordForm = (words: readonly string[]) => (): Form => textForm().check(z.meta({ enum: words }));

export const wholeForm =
  (minimum: number, maximum: number, ...others: readonly string[]) =>
  (): Form => {
    const number = z.number().check(z.meta({ type: 'integer', minimum, maximum }));
    const spelled = z.string().check(z.meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' }));
    return z.union([number, spelled], expected('a whole number'));
  };

export const booleanForm = (): Form =>
  z.union([z.boolean(), z.string()], expected('true or false')).check(z.meta({ anyOf: undefined, type: 'boolean' }));

/** A mapping of these keys, or the text that the setting takes. */
export const mappingForm =
  (keys: readonly string[], value: z.core.JSONSchema.BaseSchema, example: string) => (): Form => {
    const properties = Object.fromEntries(keys.map((key) => [key, value]));
    const record = z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.meta({ properties, additionalProperties: false, propertyNames: undefined }));
    return z.union(
      [z.string().check(z.meta({ examples: [example] })), record],
      expected(`a text such as ${example}, or a mapping,`),
    );
  };

export const listForm = (words: readonly string[]) => (): Form => {
  const word = z.string().check(z.meta({ enum: words }));
  const items = z.array(word).check(z.meta({ minItems: 1, uniqueItems: true }));
  return z.union([z.string(), items], expected('a text or a list'));
};
