/** Reading a whole list, and knowing whether what was read can be trusted (design section 3, "Reading B"). */
import { GateError } from '../errors.ts';
import type { Page } from './endpoints.ts';

export const pageLimit = 100;
const sweepBudget = 5;
/** More pages than this is no list that can be read in one go. */
const pageCap = 2000;

export interface ListSource<T> {
  /** Reads one page of at most `pageLimit` items, counting from 1. */
  read(page: number): Promise<Page<T>>;
  id(item: T): string;
  /** What must not differ between two sweeps that agree. */
  digest(item: T): string;
  /** One record of two versions of it. */
  combine(a: T, b: T): T;
}

export interface Sweep<T> {
  items: T[];
  /** The total that the first page reported. */
  total: number;
  /** True when the pages are consistent with each other, or two whole sweeps in a row agreed. */
  stands: boolean;
  /** True when at least as many records arrived as any page said there are: agreement on a part proves nothing. */
  isWhole: boolean;
}

/** Reads a list until it stands, at most five times. `first` is page 1 when it was read already. */
export async function sweepUntilStanding<T>(source: ListSource<T>, first?: Page<T>): Promise<Sweep<T>> {
  let previous: string | undefined;
  let page = first;
  for (let turn = 1; ; turn++) {
    const sweep = await sweepOnce(source, page);
    page = undefined;
    if (sweep.stands) return sweep;
    const digest = sweep.isWhole ? digestOf(source, sweep.items) : undefined;
    if (digest !== undefined && digest === previous) return { ...sweep, stands: true };
    if (turn === sweepBudget) return sweep;
    previous = digest;
  }
}

/** One text per content, whatever the order. */
export function digestOf<T>(source: Pick<ListSource<T>, 'digest'>, items: readonly T[]): string {
  return items.map(source.digest).sort().join('\n');
}

/** One pass over all pages, four at a time; how many there are follows from what arrived, not from what was asked for. */
export async function sweepOnce<T>(source: ListSource<T>, given?: Page<T>): Promise<Sweep<T>> {
  const found = new Map<string, T>();
  const state: SweepState<T> = { source, found, repeated: false, totals: new Set(), pages: new Set() };
  const first = given ?? (await source.read(1));
  take(state, first, 1);
  const size = first.items.length;
  if (size > 0 && found.size < first.total) {
    const guessed = Math.ceil(first.total / size);
    if (guessed > pageCap) throw new GateError('PROTOCOL', `A list of ${first.total} records comes ${size} at a time`);
    const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
    const pages = await Promise.all(numbers.map((number) => source.read(number)));
    for (const [index, page] of pages.entries()) take(state, page, index + 2);
    await readOn(state, guessed + 1);
  }
  const stands = state.totals.size === 1 && state.totals.has(found.size) && !state.repeated;
  const isWhole = found.size >= Math.max(...state.totals);
  return { items: [...found.values()], total: first.total, stands, isWhole };
}

interface SweepState<T> {
  source: ListSource<T>;
  found: Map<string, T>;
  repeated: boolean;
  totals: Set<number>;
  /** The ids of each page that arrived, in order. */
  pages: Set<string>;
}

/** Pages beyond the guess, for a service that hands out fewer items on later pages. */
async function readOn<T>(state: SweepState<T>, from: number): Promise<void> {
  const { source, found } = state;
  for (let number = from; found.size < Math.max(...state.totals); number++) {
    const before = found.size;
    const page = await source.read(number);
    take(state, page, number);
    if (page.items.length === 0 || found.size === before) return;
  }
}

function take<T>(state: SweepState<T>, page: Page<T>, asked: number): void {
  const { source, found } = state;
  if (page.page !== asked) {
    throw new GateError('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
  }
  const ids = page.items.map(source.id);
  const content = JSON.stringify(ids);
  if (ids.length > 0 && state.pages.has(content)) {
    throw new GateError('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
  }
  state.pages.add(content);
  state.totals.add(page.total);
  for (const item of page.items) {
    const known = found.get(source.id(item));
    if (known !== undefined) state.repeated = true;
    found.set(source.id(item), known === undefined ? item : source.combine(known, item));
  }
}
