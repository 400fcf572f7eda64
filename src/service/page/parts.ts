/**
 * What a page gets, and small parts of several pages: tables, numbers by severity, times in words, and links between the
 * pages of a list.
 */

import { type SeverityFilter, severityFilters } from '../../shared/api/words.ts';
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { toSafeSha } from '../../shared/shown/location.ts';
import { formatTime } from '../../shared/text/amounts.ts';
import type { Paging } from '../store/database.ts';
import type { ScanStatus, SeverityCounts } from '../store/schema.ts';
import type { OwnStore } from '../store/store.ts';
import type { PageParts } from './document.ts';

/** Rows of one page of a list. */
export const pageSize = 50;

/** The longest name of a repository or branch, in characters. */
const nameMax = 200;

export const formatName = (name: string): string => formatLine(name, nameMax) || 'unnamed';

/**
 * `caption`: describes the table to screen readers. `rows`: cells in the order of the columns. The roles are stated,
 * because the style changes how rows and cells are displayed.
 */
export function renderTable(
  caption: string,
  columns: readonly { key: string; head: string }[],
  rows: readonly (readonly Html[])[],
): Html {
  const heads = columns.map(
    ({ key, head }) => renderTemplate`<th role="columnheader" scope="col" class="c-${key}">${head}</th>`,
  );
  const lines = rows.map((cells) => {
    const line = cells.map(
      (cell, index) => renderTemplate`<td role="cell" class="c-${columns[index]?.key}">${cell}</td>`,
    );
    return renderTemplate`<tr role="row" class="row">${line}</tr>
`;
  });
  return renderTemplate`<table role="table" class="live"><caption class="hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${lines}</tbody></table>`;
}

/** `/findings?repository=repo_1`. Undefined and empty values are left out. */
export function buildAddress(
  path: string,
  query: Record<string, string | number | readonly string[] | undefined>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value])
      if (each !== undefined && each !== '') parameters.append(name, String(each));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** `2 critical` `5 high`: a badge for each severity that occurs. */
export function renderCounts(counts: Partial<SeverityCounts> | null, none: string): Html {
  const badges = severityFilters.flatMap((word) => {
    const count = counts?.[word] ?? 0;
    return count === 0 ? [] : [renderTemplate`<span class="severity ${word}">${formatNumber(count)} ${word}</span> `];
  });
  return badges.length === 0 ? renderTemplate`<span class="none">${none}</span>` : renderTemplate`${badges}`;
}

/** One linked number for each severity. */
export function renderTally(counts: SeverityCounts, buildLink: (word: SeverityFilter) => string): Html {
  const items = severityFilters.map(
    (word) =>
      renderTemplate`<li class="${counts[word] === 0 ? 'zero' : word}"><a href="${buildLink(word)}"><b>${formatNumber(counts[word])}</b> ${word}</a></li>`,
  );
  return renderTemplate`<ul class="tiles">${items}</ul>`;
}

const statusWords: Record<ScanStatus, readonly [word: string, tone: string]> = {
  PENDING: ['Waiting', 'info'],
  SCANNING: ['Scanning', 'low'],
  COMPLETED: ['Completed', 'passed'],
  FAILED: ['Failed', 'failed'],
};

export function renderScanStatus(status: ScanStatus): Html {
  const [word, tone] = statusWords[status];
  return renderTemplate`<span class="severity ${tone}">${word}</span>`;
}

export function renderCommit(sha: string): Html {
  return renderTemplate`<code>${toSafeSha(sha)?.slice(0, 10) ?? formatLine(sha, 40)}</code>`;
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * A server time in words (`3 minutes ago`, `yesterday`), with the time itself for programs and as a tooltip. Times less
 * than a minute apart are `just now`.
 */
export function renderTime(iso: string | null, now: Date, none = 'never'): Html {
  const time = new Date(iso ?? Number.NaN);
  if (iso === null || Number.isNaN(time.getTime())) return renderTemplate`<span class="none">${none}</span>`;
  const seconds = Math.round((time.getTime() - now.getTime()) / 1000);
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? [];
  const words = unit === undefined ? 'just now' : relative.format(Math.trunc(seconds / (length ?? 1)), unit);
  return renderTemplate`<time datetime="${iso}" title="${formatTime(time.getTime()) ?? ''}">${words}</time>`;
}

/** `51–100 of 312`. Nothing for a list that fits into one page. */
export function renderPager({ page, limit }: Paging, total: number, buildLink: (page: number) => string): Html {
  if (total <= limit && page === 1) return nothing;
  const last = Math.max(1, Math.ceil(total / limit));
  const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)];
  const renderLink = (to: number, rel: string, text: string) =>
    to < 1 || to > last
      ? renderTemplate`<span>${text}</span>`
      : renderTemplate`<a rel="${rel}" href="${buildLink(to)}">${text}</a>`;
  const where =
    from > total
      ? `no page ${formatNumber(page)}`
      : `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`;
  return renderTemplate`<nav class="pager" aria-label="Pages of this list">${renderLink(Math.min(page - 1, last), 'prev', '← Previous')}<p>${where}</p>${renderLink(page + 1, 'next', 'Next →')}</nav>`;
}

/** A list without rows: what is missing, and what to do. */
export function renderEmpty(text: Html | string): Html {
  return renderTemplate`<p class="empty">${text}</p>`;
}

/** Facts as terms and values. Undefined values are left out. */
export function renderFacts(entries: readonly (readonly [term: string, fact: Html | string | undefined])[]): Html {
  const items = entries.flatMap(([term, fact]) =>
    fact === undefined ? [] : [renderTemplate`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return renderTemplate`<dl class="facts">${items}</dl>`;
}

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
