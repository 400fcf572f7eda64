/** What a page gets: its request, who asks, and the store of the caller's organization. */
import type { OwnStore } from '../store/store.ts';
import type { PageParts } from './document.ts';

export interface PageView {
  store: OwnStore;
  /** The record that the address names. Empty for a list. */
  id: string;
  query: AddressQuery;
  now: Date;
  canRead(scope: ReadScope): boolean;
  /** The text of a file at a commit. Undefined when it cannot be read. */
  readFile(repositoryId: string, sha: string, path: string): Promise<string | undefined>;
}

export type ReadScope = 'repository:read' | 'scan:read' | 'violation:read';

/** A page, and after how many seconds a browser should ask again. Undefined: there is no such record. */
export type Show = (
  view: PageView,
) => Promise<(Omit<PageParts, 'viewer'> & { refreshSeconds?: number | undefined }) | undefined>;

export interface AddressQuery {
  /** The first value, or an empty text. */
  get(name: string): string;
  all(name: string): string[];
  /** From 1. */
  page: number;
}

/** A longer value is no value of ours. */
const valueMax = 500;

/** What a list does not understand it leaves out, as a person may have written the address. */
export function readPageQuery(address: URL): AddressQuery {
  const all = (name: string) =>
    address.searchParams
      .getAll(name)
      .flatMap((value) => (value.length > valueMax || value.includes('\0') ? [] : [value]));
  const get = (name: string) => all(name)[0] ?? '';
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1;
  return { get, all, page };
}

const wordsMax = 6;

/** The words of a search. */
export function readWords(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}

/** The value if it is one of these words. */
export function readWord<Word extends string>(value: string, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
