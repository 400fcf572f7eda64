/** The lists of repositories and of scans, and the pages of one of each. */

import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import { type SeverityFilter, scanStatuses, severityFilters } from '../../shared/api/words.ts';
import { renderCoverage } from '../../shared/shown/html/finding-parts.ts';
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { removeUserInfo, toSafeRepositoryUrl, toSafeSha } from '../../shared/shown/location.ts';
import { formatDuration, pluralize } from '../../shared/text/amounts.ts';
import { programEngine } from '../../shared/text/scan-request.ts';
import type { RepositoryRecord } from '../store/repositories.ts';
import type { ListedScan } from '../store/scans.ts';
import type { ScanRecord, ScanStatus, SeverityCounts } from '../store/schema.ts';
import { renderFindingTable } from './findings.ts';
import {
  buildAddress,
  formatName,
  type PageView,
  pageSize,
  readWord,
  readWords,
  renderEmpty,
  renderFacts,
  renderPager,
  renderTable,
  renderTime,
  type Show,
} from './parts.ts';

/** A page that shows an unfinished scan is asked for again after these seconds. */
const refreshSeconds = { scan: 3, list: 10 } as const;

const isUnfinished = ({ status }: Pick<ScanRecord, 'status'>) => status === 'PENDING' || status === 'SCANNING';

export const showScans: Show = async ({ store, query, now, canRead }) => {
  const [repository, branch] = [query.get('repository'), query.get('branch')];
  const status = readWord(query.get('status'), scanStatuses);
  const paging = { page: query.page, limit: pageSize };
  const search = { repositoryId: repository || undefined, branch: branch || undefined, status };
  const { items, total } = await store.scans.list(search, paging);
  const found = repository === '' ? undefined : await store.repositories.find(repository);
  const filters = { repository, branch, status };
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  const isLive = items.some(isUnfinished) && query.get('live') !== 'off';
  const address = buildAddress('/scans', { ...filters, page: paging.page === 1 ? undefined : paging.page });
  const options = scanStatuses.map(
    (each) =>
      renderTemplate`<option value="${each}"${each === status ? renderTemplate` selected` : nothing}>${each.charAt(0)}${each.slice(1).toLowerCase()}</option>`,
  );
  return {
    title: found === undefined ? 'Scans' : `Scans of ${found.name}`,
    area: 'scans',
    refreshSeconds: isLive ? refreshSeconds.list : undefined,
    body: renderTemplate`<h1>${found === undefined ? 'Scans' : `Scans of ${formatName(found.name)}`}</h1>
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${pluralize(total, 'scan').replace(String(total), formatNumber(total))}</h2>
<form class="filters" method="get" action="/scans">${repository === '' ? nothing : renderTemplate`<input type="hidden" name="repository" value="${repository}">`}
<label>Branch <input type="search" name="branch" value="${branch}" autocomplete="off"></label>
<label>Status <select name="status"><option value="">Any</option>${options}</select></label><button type="submit">Filter</button>${isFiltered ? renderTemplate` <a href="/scans">Show all</a>` : nothing}</form></div>
${items.some(isUnfinished) ? renderLiveNote(isLive, address) : nothing}
${items.length > 0 ? renderScanTable(items, now, found === undefined && canRead('repository:read')) : renderEmpty(isFiltered || total > 0 ? 'No scan matches.' : 'No scans yet: a gate starts one on its next run.')}
${renderPager(paging, total, (page) => buildAddress('/scans', { ...filters, page }))}</section>`,
  };
};

/** Says that the page updates itself, and how to stop that. */
function renderLiveNote(isLive: boolean, address: string): Html {
  const separator = address.includes('?') ? '&' : '?';
  return isLive
    ? renderTemplate`<p class="note live-note">This page updates itself while a scan runs. <a href="${address}${separator}live=off">Stop updating</a></p>`
    : renderTemplate`<p class="note live-note">This page does not update itself. <a href="${address}">Update it</a></p>`;
}

function renderScanTable(items: readonly ListedScan[], now: Date, hasRepository: boolean): Html {
  const columns = [
    { key: 'state', head: 'Status' },
    { key: 'title', head: hasRepository ? 'Repository' : 'Branch' },
    { key: 'open', head: 'Findings' },
    { key: 'commit', head: 'Commit' },
    { key: 'when', head: 'Requested' },
    { key: 'took', head: 'Took' },
  ];
  const rows = items.map((scan) => {
    const branch = formatName(scan.branch);
    const link = renderTemplate`<a class="name" href="/scans/${scan.id}">${hasRepository ? formatName(scan.repository) : branch}</a>`;
    return [
      renderScanStatus(scan.status),
      hasRepository ? renderTemplate`${link}<span class="sub">${branch}</span>` : link,
      scan.status === 'COMPLETED' ? renderCounts(scan.counts, 'none') : nothing,
      renderTemplate`<code>${toSafeSha(scan.commitSha)?.slice(0, 10) ?? formatLine(scan.commitSha, 40)}</code>`,
      renderTime(scan.createdAt, now),
      renderTemplate`${formatTaken(scan) ?? ''}`,
    ];
  });
  return renderTable('Scans, the newest first', columns, rows);
}

function formatTaken({ startedAt, completedAt }: Pick<ScanRecord, 'startedAt' | 'completedAt'>): string | undefined {
  if (startedAt === null || completedAt === null) return undefined;
  return formatDuration(Date.parse(completedAt) - Date.parse(startedAt));
}

export const showScan: Show = async (view) => {
  const { store, id, now, query, canRead } = view;
  const scan = await store.scans.find(id);
  if (scan === undefined) return undefined;
  const repository = canRead('repository:read') ? await store.repositories.find(scan.repositoryId) : undefined;
  const isLive = isUnfinished(scan) && query.get('live') !== 'off';
  const name = repository === undefined ? scan.repositoryId : formatName(repository.name);
  const branch = formatName(scan.branch);
  const { coverage, diagnostics } = scan;
  const facts = renderFacts([
    [
      'Repository',
      repository === undefined ? name : renderTemplate`<a href="/repositories/${repository.id}">${name}</a>`,
    ],
    ['Branch', branch],
    ['Commit', renderTemplate`<code>${formatLine(scan.commitSha, 64)}</code>`],
    ['Requested', renderTime(scan.createdAt, now)],
    ['Started', renderTime(scan.startedAt, now, 'not yet')],
    ['Ended', renderTime(scan.completedAt, now, 'not yet')],
    ['Took', formatTaken(scan)],
    ['Id', scan.id],
  ]);
  return {
    title: `Scan of ${name}, ${branch}`,
    area: 'scans',
    trail: [
      ['Scans', '/scans'],
      ...(repository === undefined ? [] : [[name, buildAddress('/scans', { repository: repository.id })] as const]),
    ],
    refreshSeconds: isLive ? refreshSeconds.scan : undefined,
    body: renderTemplate`<h1>Scan of ${name}<span class="sub">${branch}</span></h1>
<section class="panel" aria-labelledby="state-title"><h2 id="state-title">${renderScanStatus(scan.status)}</h2>
${await renderOutcome(view, scan)}${isUnfinished(scan) ? renderLiveNote(isLive, `/scans/${scan.id}`) : nothing}${facts}</section>
<div class="pair">${coverage === null ? nothing : renderCoverage({ scan: { coverage, diagnostics: diagnostics ?? [] } })}${renderDiagnostics(diagnostics)}${renderLanguages(scan)}</div>`,
  };
};

async function renderOutcome(view: PageView, scan: ScanRecord): Promise<Html> {
  if (isUnfinished(scan)) return renderProgress(view, scan);
  if (scan.status === 'FAILED')
    return renderTemplate`<p class="why">${formatLine(scan.error ?? 'It is not known why.', 1000)}</p><p class="note">It is unknown what this scan would have found. Start it again with the next run of the gate.</p>`;
  if (scan.counts === null) return nothing;
  const found = { repository: scan.repositoryId, branch: scan.branch };
  const latest = view.canRead('violation:read')
    ? renderTemplate`<p class="note"><a href="${buildAddress('/findings', found)}">Open findings of this branch, by its latest scan</a></p>`
    : nothing;
  return renderTemplate`${renderTally(scan.counts, (severity) => buildAddress('/findings', { ...found, severity }))}${latest}`;
}

/** How many earlier scans say how long this one will take. */
const runsMax = 5;

async function renderProgress({ store, now }: PageView, scan: ScanRecord): Promise<Html> {
  if (scan.startedAt === null) {
    const ahead = await store.scans.unfinished(scan.createdAt);
    const text =
      ahead === 0
        ? 'It is the next one of your organization.'
        : `${pluralize(ahead, 'scan')} of your organization ${ahead === 1 ? 'is' : 'are'} ahead of it.`;
    return renderTemplate`<progress aria-label="Progress of the scan"></progress><p>${text}</p>`;
  }
  const elapsedMs = Math.max(0, now.getTime() - Date.parse(scan.startedAt));
  const ended = { repositoryId: scan.repositoryId, status: 'COMPLETED' } as const;
  const { items } = await store.scans.list(ended, { page: 1, limit: runsMax });
  const times = items
    .map((run) => Date.parse(run.completedAt ?? '') - Date.parse(run.startedAt ?? ''))
    .sort((a, b) => a - b);
  const usualMs = times[Math.floor(times.length / 2)];
  if (usualMs === undefined || usualMs <= 0)
    return renderTemplate`<progress aria-label="Progress of the scan"></progress><p>Scanning for ${formatDuration(elapsedMs)}.</p>`;
  // It is an estimate, so it does not claim to be nearly done.
  const percent = Math.min(95, Math.round((100 * elapsedMs) / usualMs));
  return renderTemplate`<progress aria-label="Progress of the scan" max="100" value="${percent}">${percent} %</progress><p>Scanning for ${formatDuration(elapsedMs)}; scans of this repository usually take ${formatDuration(usualMs)}.</p>`;
}

/** Maximum number of listed diagnostics and languages. */
const linesMax = 100;

function renderDiagnostics(all: readonly ScanDiagnostic[] | null): Html {
  const diagnostics = (all ?? []).filter(({ engine }) => engine !== programEngine);
  if (diagnostics.length === 0) return nothing;
  const lines = diagnostics
    .slice(0, linesMax)
    .map(
      ({ message, file_path: path }) =>
        renderTemplate`<li>${path === undefined ? nothing : renderTemplate`<code>${formatLine(path, 200)}</code>: `}${formatLine(message, 500)}</li>`,
    );
  const more = diagnostics.length - lines.length;
  return renderTemplate`<section class="panel" aria-labelledby="diagnostics-title"><h2 id="diagnostics-title">Skipped or not readable (${formatNumber(diagnostics.length)})</h2><ul class="lines">${lines}</ul>${more > 0 ? renderTemplate`<p class="note">${formatNumber(more)} more.</p>` : nothing}</section>`;
}

function renderLanguages({ languages }: ScanRecord): Html {
  if (languages === null || languages.length === 0) return nothing;
  return renderTemplate`<section class="panel" aria-labelledby="languages-title"><h2 id="languages-title">Source files</h2>${renderFacts(
    languages
      .slice(0, linesMax)
      .map(({ language, files, looked_at: scanned }) => [
        formatLine(language === 'none' ? 'no programs' : language, 60),
        `${formatNumber(files)}${scanned === files ? '' : `, ${formatNumber(scanned)} of them scanned`}`,
      ]),
  )}</section>`;
}

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

/** `2 critical` `5 high`: a badge for each severity that occurs. */
function renderCounts(counts: Partial<SeverityCounts> | null, none: string): Html {
  const badges = severityFilters.flatMap((word) => {
    const count = counts?.[word] ?? 0;
    return count === 0 ? [] : [renderTemplate`<span class="severity ${word}">${formatNumber(count)} ${word}</span> `];
  });
  return badges.length === 0 ? renderTemplate`<span class="none">${none}</span>` : renderTemplate`${badges}`;
}

/** One linked number for each severity. */
function renderTally(counts: SeverityCounts, buildLink: (word: SeverityFilter) => string): Html {
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

function renderScanStatus(status: ScanStatus): Html {
  const [word, tone] = statusWords[status];
  return renderTemplate`<span class="severity ${tone}">${word}</span>`;
}
