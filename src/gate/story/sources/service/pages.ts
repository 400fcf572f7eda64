/** Reads a complete list and determines whether it can be trusted (design section 3, "Reading B"). */

import { isDeepStrictEqual } from 'node:util';
import type { ListPage } from '../../../../shared/api/endpoints.ts';
import { GateError, ignoreNotFound } from '../../../../shared/errors.ts';

export const pageLimit = 100;
const sweepBudget = 5;
/** A list with more pages is too long to be read. */
const pageCap = 2000;

export interface ListSource<T> {
  /** Reads one page of at most `pageLimit` items. Pages are numbered from 1. */
  read(page: number): Promise<ListPage<T>>;
  id(item: T): string;
  /** The content that must be equal in two sweeps that agree. */
  digest(item: T): string;
  /** Merges two versions of one record. */
  combine(a: T, b: T): T;
}

export interface Sweep<T> {
  items: T[];
  /** The total that the first page reported. */
  total: number;
  /** True if the pages are consistent with each other, or if two consecutive sweeps agreed. */
  stands: boolean;
  /** True if at least as many records arrived as any page reported: agreement on a part proves nothing. */
  isWhole: boolean;
  /** Number of pages with records. An empty list has one page. */
  pageCount: number;
}

/** Reads a list until it is stable, at most five times. `first` is page 1 if it was already read. */
export async function sweepUntilStable<T>(source: ListSource<T>, first?: ListPage<T>): Promise<Sweep<T>> {
  let previous: string | undefined;
  let page = first;
  for (let turn = 1; ; turn++) {
    const sweep = await sweepOnce(source, page);
    page = undefined;
    if (sweep.stands) return sweep;
    const digest = sweep.isWhole ? computeDigest(source, sweep.items) : undefined;
    if (digest !== undefined && digest === previous) return { ...sweep, stands: true };
    if (turn === sweepBudget) return sweep;
    previous = digest;
  }
}

/** One text per content, independent of the order. */
export function computeDigest<T>(source: Pick<ListSource<T>, 'digest'>, items: readonly T[]): string {
  return items.map(source.digest).sort().join('\n');
}

interface SweepState<T> {
  source: ListSource<T>;
  found: Map<string, T>;
  repeated: boolean;
  totals: Set<number>;
  /** The ids of each received page in order, by its first id. Empty pages have the empty text as key. */
  pages: Map<string, string[][]>;
  pageCount: number;
}

/**
 * One pass over all pages, four at a time. The number of pages follows from what arrived, not from what was requested.
 * Totals may be too small, so the list ends only with a page that is short and agrees with them, or with one that
 * brings nothing new.
 */
export async function sweepOnce<T>(source: ListSource<T>, given?: ListPage<T>): Promise<Sweep<T>> {
  const state: SweepState<T> = {
    source,
    found: new Map(),
    repeated: false,
    totals: new Set(),
    pages: new Map(),
    pageCount: 0,
  };
  const first = given ?? (await source.read(1));
  addPage(state, first, 1);
  if (first.items.length > 0 && !isLast(first, state)) await readRest(state, first);
  const { found, totals } = state;
  return {
    items: [...found.values()],
    total: first.total,
    stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
    isWhole: hasReachedTotals(state),
    pageCount: state.pageCount,
  };
}

function isLast<T>(page: ListPage<T>, { found, totals }: SweepState<T>): boolean {
  return page.items.length < pageLimit && found.size === Math.max(...totals);
}

/** At least as many as any page reports. */
function hasReachedTotals({ found, totals }: SweepState<unknown>): boolean {
  return found.size >= Math.max(...totals);
}

async function readRest<T>(state: SweepState<T>, first: ListPage<T>): Promise<void> {
  const { source } = state;
  const size = first.items.length;
  const guessed = Math.max(1, Math.ceil(first.total / size));
  if (guessed > pageCap) throw createTooLongError(`A list of ${first.total} records comes ${size} at a time`);
  const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
  const reading = Promise.all(numbers.map((number) => source.read(number)));
  // If the last page will be full, the following one is read in any case.
  const isEvenlyFull = size === pageLimit && first.total % pageLimit === 0;
  const behind = isEvenlyFull ? ignoreNotFound(source.read(guessed + 1)) : undefined;
  behind?.catch(() => {});
  const pages = await reading;
  for (const [index, page] of pages.entries()) addPage(state, page, index + 2);
  let last = pages.at(-1) ?? first;
  for (let number = guessed + 1; !isLast(last, state); number++) {
    if (number > pageCap) throw createTooLongError(`A list does not end within ${pageCap} pages`);
    const known = state.found.size;
    // Beyond the reported total, the page may not exist.
    const isBehind = number === guessed + 1 && behind !== undefined;
    const page = await (hasReachedTotals(state)
      ? isBehind
        ? behind
        : ignoreNotFound(source.read(number))
      : source.read(number));
    if (page === undefined || page.items.length === 0) return;
    addPage(state, page, number);
    if (state.found.size === known) return;
    last = page;
  }
}

function createTooLongError(message: string): GateError {
  return new GateError('PROTOCOL', message, {
    hint: `One run reads ${pageCap} pages of a list, which are ${pageCap * pageLimit} violations where the service hands out ${pageLimit} on a page.`,
    brief: `the service lists more than ${pageCap} pages`,
  });
}

/**
 * Beyond the total, a service may return its last page again: that ends the list. Before the total, records would be
 * missing.
 */
function addPage<T>(state: SweepState<T>, page: ListPage<T>, asked: number): void {
  const { source, found, pages, totals } = state;
  const isBeyond = totals.size > 0 && hasReachedTotals(state);
  const ids = page.items.map(source.id);
  if (isBeyond && ids.every((id) => found.has(id))) return;
  if (page.page !== asked && !isBeyond) {
    throw new GateError('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
  }
  const [first = ''] = ids;
  const alike = pages.get(first) ?? [];
  if (ids.length > 0 && alike.some((earlier) => isDeepStrictEqual(earlier, ids))) {
    throw new GateError('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
  }
  pages.set(first, [...alike, ids]);
  if (ids.length > 0 || alike.length === 0) state.pageCount += 1;
  totals.add(page.total);
  for (const item of page.items) {
    const known = found.get(source.id(item));
    if (known !== undefined) state.repeated = true;
    found.set(source.id(item), known === undefined ? item : source.combine(known, item));
  }
}
