/** Which findings match the search field, the severities and the lists. */
import type { ChoiceKey, FindingRow } from '../page-data.ts';
import { byId } from './elements.ts';
import type { Entry } from './order.ts';

export interface Controls {
  query: HTMLInputElement;
  chips: readonly HTMLInputElement[];
  selects: readonly { key: ChoiceKey; select: HTMLSelectElement }[];
}

const choiceKeys: readonly ChoiceKey[] = ['type', 'standing', 'label', 'role', 'owner'];

export function findControls(): Controls {
  return {
    query: byId('query', HTMLInputElement),
    chips: [...document.querySelectorAll<HTMLInputElement>('input[name="severity"]')],
    selects: choiceKeys.map((key) => ({ key, select: byId(key, HTMLSelectElement) })),
  };
}

/** Undefined when everything matches. */
export function readFilter({ query, chips, selects }: Controls): ((entry: Entry) => boolean) | undefined {
  const terms = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const severities = new Set<string>(chips.filter((chip) => chip.checked).map((chip) => chip.value));
  const choices = selects.map(({ key, select }) => ({ key, value: select.value })).filter(({ value }) => value !== '');
  if (terms.length + severities.size + choices.length === 0) return undefined;
  return ({ row, text }) =>
    (severities.size === 0 || severities.has(row.severity)) &&
    choices.every(({ key, value }) => isOf(row, key, value)) &&
    terms.every((term) => text.includes(term));
}

/** A file may be of several owners. */
function isOf(row: FindingRow, key: ChoiceKey, value: string): boolean {
  return key === 'owner' ? row.owners?.includes(decodeURIComponent(value)) === true : row[key] === value;
}

export function clearControls({ query, chips, selects }: Controls): void {
  query.value = '';
  for (const chip of chips) chip.checked = false;
  for (const { select } of selects) select.value = '';
}

/** What is searched of a finding. */
export function searchText({ title, path, id, cwe }: FindingRow): string {
  return [title, path, id, cwe].filter(Boolean).join('\n').toLowerCase();
}
