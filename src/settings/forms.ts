/**
 * The YAML forms of a setting, as plain data. `form-schemas.ts`, which reads them, is loaded together with the policy
 * file.
 */

/** A value as YAML gives it. */
export type WrittenForm = string | number | boolean | readonly string[] | Readonly<Record<string, string | number>>;

export type Form =
  | { readonly kind: 'text' | 'boolean' | 'score' | 'percentage' }
  | { readonly kind: 'word' | 'list'; readonly words: readonly string[] }
  | { readonly kind: 'free list'; readonly example: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly others: readonly string[] }
  | ({ readonly kind: 'mapping' } & Mapping);

/** A mapping with these keys, or the text that the setting takes. */
interface Mapping {
  readonly keys: readonly string[];
  /** JSON Schema of a value. */
  readonly value: {
    readonly type?: 'integer' | 'string';
    readonly minimum?: number;
    readonly pattern?: string;
    readonly enum?: string[];
  };
  readonly example: string;
}

export const textForm = { kind: 'text' } as const satisfies Form;
export const booleanForm = { kind: 'boolean' } as const satisfies Form;
export const scoreForm = { kind: 'score' } as const satisfies Form;
export const percentageForm = { kind: 'percentage' } as const satisfies Form;

export const createWordForm = (words: readonly string[]): Form => ({ kind: 'word', words });

export const createListForm = (words: readonly string[]): Form => ({ kind: 'list', words });

/** Words that are not known beforehand. */
export const createFreeListForm = (example: string): Form => ({ kind: 'free list', example });

export const createWholeForm = (least: number, most: number, ...others: readonly string[]): Form => ({
  ...{ kind: 'whole', least, most, others },
});

export const createMappingForm = (keys: readonly string[], value: Mapping['value'], example: string): Form => ({
  ...{ kind: 'mapping', keys, value, example },
});
