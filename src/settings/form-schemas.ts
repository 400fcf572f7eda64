/** Schemas that read a policy file's settings from YAML, before the setting's own reader reads them as text. */
import * as z from 'zod';
import type { Form, WrittenForm } from './forms.ts';

export function createTypeError(what: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `is ${describeKind(input)}, where ${what} is expected` };
}

export function describeKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

const createTextSchema = () => z.string(createTypeError('text'));

const schemaCreators: {
  readonly [Kind in Form['kind']]: (form: Extract<Form, { kind: Kind }>) => z.ZodType<WrittenForm>;
} = {
  text: createTextSchema,
  boolean: () =>
    z
      .union([z.boolean(), z.string()], createTypeError('true or false'))
      .check(z.meta({ anyOf: undefined, type: 'boolean' })),
  score: () =>
    z.union(
      [z.number().check(z.meta({ minimum: 0, maximum: 10 })), z.string()],
      createTypeError('a number from 0 to 10'),
    ),
  percentage() {
    const written = z.string().check(z.meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }));
    return z.union([written, z.number()], createTypeError('a percentage'));
  },
  word: ({ words }) => createTextSchema().check(z.meta({ enum: words })),
  list({ words }) {
    const items = z.array(z.string().check(z.meta({ enum: words }))).check(z.meta({ minItems: 1, uniqueItems: true }));
    return z.union([z.string(), items], createTypeError('a text or a list'));
  },
  'free list'({ example }) {
    const items = z
      .array(z.string().check(z.meta({ pattern: '^(?:[^\\s,=]|>=)+$' })))
      .check(z.meta({ minItems: 1, uniqueItems: true }));
    return z.union([z.string().check(z.meta({ examples: [example] })), items], createTypeError('a text or a list'));
  },
  whole({ least, most, others }) {
    const number = z.number().check(z.meta({ type: 'integer', minimum: least, maximum: most }));
    const spelled = z.string().check(z.meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' }));
    return z.union([number, spelled], createTypeError('a whole number'));
  },
  mapping({ keys, value, example }) {
    const properties = Object.fromEntries(keys.map((key) => [key, value]));
    const record = z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.meta({ properties, additionalProperties: false, propertyNames: undefined }));
    return z.union(
      [z.string().check(z.meta({ examples: [example] })), record],
      createTypeError(`a text such as ${example}, or a mapping,`),
    );
  },
};

export function createFormSchema(form: Form): z.ZodType<WrittenForm> {
  const createSchema = schemaCreators[form.kind] as (form: Form) => z.ZodType<WrittenForm>;
  return createSchema(form);
}
