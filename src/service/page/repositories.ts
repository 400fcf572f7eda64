/** The first page: open findings of the organization and its repositories; and the page of one repository. */
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { removeUserInfo, toSafeRepositoryUrl } from '../../shared/shown/location.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import type { RepositoryRecord } from '../store/repositories.ts';
import { renderFindingTable } from './findings.ts';
import {
  buildAddress,
  formatName,
  type PageView,
  pageSize,
  readWords,
  renderCounts,
  renderEmpty,
  renderFacts,
  renderPager,
  renderTable,
  renderTally,
  renderTime,
  type Show,
} from './parts.ts';
import { renderScanTable } from './scans.ts';

export const showRepositories: Show = async ({ store, query, canRead, now }) => {
  const paging = { page: query.page, limit: pageSize };
  const search = readWords(query.get('q')).join(' ');
  const { items, total } = await store.repositories.list({ search: search || undefined }, paging);
  const counts = canRead('violation:read') ? await store.violations.countOpen() : undefined;
  const tally =
    counts === undefined
      ? nothing
      : renderTemplate`<section class="panel" aria-labelledby="open-title"><h2 id="open-title">Open findings</h2>${renderTally(
          counts,
          (word) => buildAddress('/findings', { severity: word }),
        )}</section>`;
  const list =
    items.length > 0
      ? renderRepositoryTable(items, now, counts !== undefined)
      : renderEmpty(describeNone(search, total));
  const pager = renderPager(paging, total, (page) => buildAddress('/', { q: search, page }));
  return {
    title: 'Repositories',
    area: 'repositories',
    body: renderTemplate`<h1>Repositories</h1>
${tally}
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${pluralize(total, 'repository', 'repositories')}</h2>
<form class="filters" method="get" action="/"><label class="hidden" for="q">Search by name</label><input type="search" id="q" name="q" value="${search}" placeholder="Search by name" autocomplete="off"><button type="submit">Search</button></form></div>
${list}${pager}</section>`,
  };
};

function describeNone(search: string, total: number): Html | string {
  if (total > 0) return renderTemplate`This list has no such page. <a href="/">Go to the first page</a>`;
  if (search !== '') return renderTemplate`No repository has “${search}” in its name. <a href="/">Show all</a>`;
  return renderTemplate`No repositories yet: add one with <code>scan-gate repos add PATH</code>, or start the service with <code>--repo PATH</code>.`;
}

function renderRepositoryTable(items: readonly RepositoryRecord[], now: Date, hasCounts: boolean): Html {
  const columns = [
    { key: 'title', head: 'Repository' },
    { key: 'open', head: 'Open findings' },
    { key: 'branch', head: 'Default branch' },
    { key: 'when', head: 'Last scan' },
  ].filter(({ key }) => key !== 'open' || hasCounts);
  const rows = items.map((repository) => {
    const { id, name, vcsUrl, defaultBranch, lastScanAt } = repository;
    const none = lastScanAt === null ? 'not scanned yet' : 'none';
    const cells = [
      renderTemplate`<a class="name" href="/repositories/${id}">${formatName(name)}</a><span class="sub">${formatLine(removeUserInfo(vcsUrl), 200)}</span>`,
      renderCounts(repository, none),
      renderTemplate`${formatName(defaultBranch)}`,
      renderTime(lastScanAt, now),
    ];
    return hasCounts ? cells : cells.filter((_, index) => index !== 1);
  });
  return renderTable('Repositories by name, with their open findings', columns, rows);
}

/** Rows of a list that is only a part of its page. */
const rowsMax = 10;

export const showRepository: Show = async (view) => {
  const { store, id, now, canRead } = view;
  const repository = await store.repositories.find(id);
  if (repository === undefined) return undefined;
  const name = formatName(repository.name);
  const url = toSafeRepositoryUrl(repository.vcsUrl);
  const address = formatLine(removeUserInfo(repository.vcsUrl), 300);
  const facts = renderFacts([
    ['Address', url === undefined ? address : renderTemplate`<a href="${url}" rel="noreferrer">${address}</a>`],
    ['Default branch', formatName(repository.defaultBranch)],
    ['Last scan', renderTime(repository.lastScanAt, now)],
    ['Status', repository.status === 'active' ? undefined : repository.status],
    ['Id', repository.id],
  ]);
  const counts = canRead('violation:read')
    ? renderTally(repository, (severity) => buildAddress('/findings', { repository: id, severity }))
    : nothing;
  return {
    title: name,
    area: 'repositories',
    trail: [['Repositories', '/']],
    body: renderTemplate`<h1>${name}</h1>
<section class="panel" aria-labelledby="about-title"><h2 id="about-title" class="hidden">About this repository</h2>${counts}${facts}</section>
${await renderWorst(view)}
${await renderLatestScans(view)}`,
  };
};

async function renderWorst({ store, id, canRead }: PageView): Promise<Html> {
  if (!canRead('violation:read')) return nothing;
  const open = await store.violations.list({ repositoryId: id, status: 'OPEN' }, { page: 1, limit: rowsMax });
  const all = buildAddress('/findings', { repository: id });
  return renderTemplate`<section class="findings" aria-labelledby="worst-title"><div class="section-head"><h2 id="worst-title">Worst open findings</h2>
<p class="status"><a href="${all}">All findings of this repository</a> (${formatNumber(open.total)} open)</p></div>${open.items.length === 0 ? renderEmpty('No open findings.') : renderFindingTable(open.items, false)}</section>`;
}

async function renderLatestScans({ store, id, now, canRead }: PageView): Promise<Html> {
  if (!canRead('scan:read')) return nothing;
  const { items, total } = await store.scans.list({ repositoryId: id }, { page: 1, limit: rowsMax });
  const empty = 'No scans yet: a gate starts one on its next run.';
  return renderTemplate`<section class="findings" aria-labelledby="scans-title"><div class="section-head"><h2 id="scans-title">Latest scans</h2>
<p class="status"><a href="${buildAddress('/scans', { repository: id })}">All scans of this repository</a> (${formatNumber(total)})</p></div>${items.length === 0 ? renderEmpty(empty) : renderScanTable(items, now, false)}</section>`;
}
