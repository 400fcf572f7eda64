/** The list of findings with its filters. */
import { severityFilters, violationTypes } from '../../shared/api/words.ts';
import { renderSeverityCell, typeNames } from '../../shared/shown/html/finding-parts.ts';
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { formatLocation } from '../../shared/shown/location.ts';
import { parseCwe } from '../../shared/text/finding-texts.ts';
import type { ViolationStatus } from '../store/schema.ts';
import type { ListedViolation } from '../store/violations.ts';
import {
  type AddressQuery,
  buildAddress,
  formatName,
  type PageView,
  pageSize,
  readWord,
  readWords,
  renderEmpty,
  renderPager,
  renderTable,
  type Show,
} from './parts.ts';

const statusValues = {
  ...{ open: 'OPEN', fixed: 'FIXED', accepted: 'ACCEPTED_RISK', 'false-positive': 'FALSE_POSITIVE', any: undefined },
} as const satisfies Record<string, ViolationStatus | undefined>;
const statuses = Object.keys(statusValues) as (keyof typeof statusValues)[];

export const statusNames: Record<ViolationStatus, string> = {
  OPEN: 'Open',
  FIXED: 'Fixed',
  ACCEPTED_RISK: 'Accepted risk',
  FALSE_POSITIVE: 'False positive',
};

type Filters = ReturnType<typeof readFilters>;

function readFilters(query: AddressQuery) {
  const given = query.all('severity');
  return {
    severities: severityFilters.filter((word) => given.includes(word)),
    type: readWord(query.get('type'), violationTypes),
    status: readWord(query.get('status'), statuses) ?? 'open',
    repository: query.get('repository'),
    branch: query.get('branch'),
    search: readWords(query.get('q')).join(' '),
  };
}

function buildLink({ severities, type, status, repository, branch, search }: Filters, page?: number): string {
  const shown = status === 'open' ? undefined : status;
  return buildAddress('/findings', { severity: severities, type, status: shown, repository, branch, q: search, page });
}

export const showFindings: Show = async (view) => {
  const { store, query, canRead } = view;
  const filters = readFilters(query);
  const paging = { page: query.page, limit: pageSize };
  const { items, total } = await store.violations.list(
    {
      severities: filters.severities.length === 0 ? undefined : filters.severities,
      type: filters.type,
      status: statusValues[filters.status],
      repositoryId: filters.repository || undefined,
      branch: filters.branch || undefined,
      words: readWords(filters.search),
    },
    paging,
  );
  const isFiltered = buildLink(filters) !== '/findings';
  const list =
    items.length > 0
      ? renderFindingTable(items, filters.repository === '' && canRead('repository:read'))
      : renderEmpty(isFiltered || total > 0 ? 'No finding matches.' : await describeNone(view));
  return {
    title: 'Findings',
    area: 'findings',
    body: renderTemplate`<h1>Findings</h1>
<section class="findings" aria-labelledby="list-title">
${await renderFilters(view, filters, isFiltered)}
<div class="section-head"><h2 id="list-title">${formatNumber(total)} ${total === 1 ? 'finding' : 'findings'}</h2><p class="status">worst first</p></div>
${list}
${renderPager(paging, total, (page) => buildLink(filters, page))}</section>`,
  };
};

/** No open finding is good news only after a scan. */
async function describeNone({ store, canRead }: PageView): Promise<string> {
  if (!canRead('scan:read')) return 'No open findings.';
  const { total } = await store.scans.list({ status: 'COMPLETED' }, { page: 1, limit: 1 });
  return total === 0 ? 'No scans yet: findings appear after the first one.' : 'No open findings. Well done.';
}

/** A longer menu would not be read. */
const optionsMax = 300;

async function renderFilters({ store, canRead }: PageView, filters: Filters, isFiltered: boolean): Promise<Html> {
  const { repository, branch, search } = filters;
  const chips = severityFilters.map(
    (word) =>
      renderTemplate`<label class="chip ${word}"><input type="checkbox" name="severity" value="${word}"${filters.severities.includes(word) ? renderTemplate` checked` : nothing}><span>${word.charAt(0).toUpperCase()}${word.slice(1)}</span></label>`,
  );
  const repositories = canRead('repository:read')
    ? (await store.repositories.list({}, { page: 1, limit: optionsMax })).items
    : [];
  const named = repositories.map(({ id, name }): Option => [id, formatName(name)]);
  // A repository that is no longer served, or one beyond the menu, stays chosen.
  if (repository !== '' && !repositories.some(({ id }) => id === repository))
    named.push([repository, formatLine(repository, 60)]);
  const branches = repository !== '' && canRead('scan:read') ? await store.scans.branches(repository, optionsMax) : [];
  return renderTemplate`<form class="controls" method="get" action="/findings" role="search" aria-label="Findings">
<div class="search"><label class="hidden" for="q">Search title, path, CWE and id</label><input type="search" id="q" name="q" value="${search}" placeholder="Search title, path, CWE, id" autocomplete="off" spellcheck="false"></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">
${renderSelect(
  'type',
  'Type',
  ['', 'Any type'],
  violationTypes.map((type): Option => [type, typeNames[type]]),
  filters.type ?? '',
)}
${renderSelect(
  'status',
  'Status',
  undefined,
  statuses.map((status): Option => {
    const value = statusValues[status];
    return [status, value === undefined ? 'Any status' : statusNames[value]];
  }),
  filters.status,
)}
${renderSelect('repository', 'Repository', ['', 'Any repository'], named, repository)}
<label class="select"><span class="hidden">Branch</span><input type="search" name="branch" value="${branch}" placeholder="Any branch" autocomplete="off" spellcheck="false"${branches.length === 0 ? nothing : renderTemplate` list="branches"`}></label>
${branches.length === 0 ? nothing : renderTemplate`<datalist id="branches">${branches.map((each) => renderTemplate`<option value="${each}"></option>`)}</datalist>`}
<button type="submit">Filter</button>${isFiltered ? renderTemplate`<a class="clear" href="/findings">Clear</a>` : nothing}</div></div>
</form>`;
}

type Option = readonly [value: string, text: string];

function renderSelect(
  name: string,
  label: string,
  first: Option | undefined,
  options: readonly Option[],
  chosen: string,
): Html {
  const all = first === undefined ? options : [first, ...options];
  const items = all.map(
    ([value, text]) =>
      renderTemplate`<option value="${value}"${value === chosen ? renderTemplate` selected` : nothing}>${text}</option>`,
  );
  return renderTemplate`<label class="select"><span class="hidden">${label}</span><select name="${name}">${items}</select></label>`;
}

const titleMax = 300;

export const formatTitle = (title: string): string => formatLine(title, titleMax) || 'Untitled finding';

export function renderFindingTable(items: readonly ListedViolation[], hasRepository: boolean): Html {
  const renderSub = (text: string | undefined) =>
    text === undefined ? nothing : renderTemplate`<span class="sub">${text}</span>`;
  const hasStatus = items.some(({ status }) => status !== 'OPEN');
  const columns = [
    { key: 'severity', head: 'Severity' },
    { key: 'title', head: 'Finding' },
    { key: 'path', head: 'Where' },
    { key: 'type', head: 'Type' },
    ...(hasStatus ? [{ key: 'standing', head: 'Status' }] : []),
    { key: 'cvss', head: 'Score' },
  ];
  const rows = items.map((finding) => [
    renderSeverityCell(finding),
    renderTemplate`<a class="name" href="/findings/${finding.id}">${formatTitle(finding.title)}</a>${renderSub(parseCwe(finding.cwe ?? undefined))}`,
    renderTemplate`<span>${formatLocation({ filePath: finding.filePath, line: finding.lineNumber ?? undefined }) ?? ''}</span>${renderSub(hasRepository ? formatName(finding.repository) : undefined)}`,
    renderTemplate`${typeNames[finding.type]}`,
    ...(hasStatus ? [renderTemplate`${statusNames[finding.status]}`] : []),
    renderTemplate`${finding.cvssScore?.toFixed(1) ?? ''}`,
  ]);
  return renderTable('Findings, the worst first', columns, rows);
}
