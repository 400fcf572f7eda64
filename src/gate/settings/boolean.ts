/** Boolean settings: `--warn-only` means `--warn-only=true`, `--no-wait` means `--wait=false`. */
import * as z from 'zod';
import { createTypeError } from './forms.ts';
import type { Reader } from './setting.ts';

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
