/** Settings that are true or false: `--warn-only` for `--warn-only=true`, `--no-wait` for `--wait=false`. */
import { booleanForm } from './forms.ts';
import { parser } from './values.ts';

const schema = parser((text, complain) => {
  if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain('is not true or false');
  return text.toLowerCase() === 'true';
});

export const boolean = { schema, placeholder: 'true|false', example: 'true' } as const;

export const booleanInFile = { form: booleanForm };

export function isBooleanSchema(other: unknown): boolean {
  return other === schema;
}
