/** The list of findings with its filters, and the page of one finding. Nothing is shown that may be a secret. */

import { severityFilters, violationTypes } from '../../shared/api/words.ts';
import {
  notes,
  renderCode,
  renderSeverityCell,
  renderTexts,
  typeNames,
} from '../../shared/shown/html/finding-parts.ts';
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { buildBlobUrl, formatLocation, toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { formatTime } from '../../shared/text/amounts.ts';
import { mayBeSecret, parseCwe } from '../../shared/text/finding-texts.ts';
import type { RepositoryRecord } from '../store/repositories.ts';
import type { ViolationRecord, ViolationStatus } from '../store/schema.ts';
import { type ListedViolation, readSuppression, type ViolationPlaces } from '../store/violations.ts';
import {
  type AddressQuery,
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

const statusValues = {
  ...{ open: 'OPEN', fixed: 'FIXED', accepted: 'ACCEPTED_RISK', 'false-positive': 'FALSE_POSITIVE', any: undefined },
} as const satisfies Record<string, ViolationStatus | undefined>;
const statuses = Object.keys(statusValues) as (keyof typeof statusValues)[];

const statusNames: Record<ViolationStatus, string> = {
  OPEN: 'Open',
  FIXED: 'Fixed',
  ACCEPTED_RISK: 'Accepted risk',
  FALSE_POSITIVE: 'False positive',
};

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

function buildLink(
  { severities, type, status, repository, branch, search }: ReturnType<typeof readFilters>,
  page?: number,
): string {
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

async function renderFilters(
  { store, canRead }: PageView,
  filters: ReturnType<typeof readFilters>,
  isFiltered: boolean,
): Promise<Html> {
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

const formatTitle = (title: string): string => formatLine(title, titleMax) || 'Untitled finding';

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

export const showFinding: Show = async (view) => {
  const { store, id, canRead } = view;
  const finding = await store.violations.find(id);
  if (finding === undefined) return undefined;
  const repository = canRead('repository:read') ? await store.repositories.find(finding.repositoryId) : undefined;
  const places = await store.violations.places(finding);
  const title = formatTitle(finding.title);
  const code = repository === undefined ? undefined : await readCode(view, finding, places);
  return {
    title,
    area: 'findings',
    trail: [
      ['Findings', '/findings'],
      ...(repository === undefined
        ? []
        : [[formatName(repository.name), buildAddress('/findings', { repository: repository.id })] as const]),
    ],
    body: renderTemplate`<h1><span>${renderSeverityCell(finding)}</span> ${title}</h1>
<section class="panel finding" aria-labelledby="detail-title"><h2 id="detail-title" class="hidden">Details</h2>
<div class="sheet"><div>${renderPlace(finding, repository, places)}${renderBody(finding, code)}</div>${renderFindingFacts(view, finding, repository, places)}</div></section>`,
  };
};

function renderPlace(
  finding: ViolationRecord,
  repository: RepositoryRecord | undefined,
  places: ViolationPlaces,
): Html {
  const where = { filePath: finding.filePath, line: finding.lineNumber ?? undefined };
  const text = formatLocation(where, 400);
  if (text === undefined) return nothing;
  const url = buildBlobUrl({ ...where, repositoryUrl: repository?.vcsUrl, headSha: places.scan?.commitSha });
  return renderTemplate`<p class="place">${url === undefined ? renderTemplate`<span>${text}</span>` : renderTemplate`<a href="${url}" rel="noreferrer">${text}</a>`}</p>`;
}

function renderBody(finding: ViolationRecord, code: Awaited<ReturnType<typeof readCode>>): Html {
  const { type, lineNumber, description, remediation, codeSnippet } = finding;
  // The lines of the commit contain the snippet.
  const detail = {
    description,
    remediation,
    codeSnippet: code === undefined ? (codeSnippet ?? undefined) : undefined,
    dataPath: finding.dataPath === null ? undefined : [...finding.dataPath],
    cwe: undefined,
    firstDetected: undefined,
    lastSeen: undefined,
  };
  const texts = renderTexts({ type, line: lineNumber ?? undefined, detail }, undefined);
  // As in the report: after the description.
  if (code !== undefined) {
    const lines = renderTemplate`<h3>Code</h3>${renderCode(code.text, code.first, code.marked)}<p class="note">${code.note}</p>`;
    texts.splice(description.trim() === '' ? 0 : 1, 0, lines);
  }
  const note = mayBeSecret({ type })
    ? notes.secret
    : texts.length === 0
      ? 'Nothing more is known about this finding.'
      : undefined;
  return renderTemplate`${texts}${note === undefined ? nothing : renderTemplate`<p class="note">${note}</p>`}`;
}

function renderFindingFacts(
  { now, canRead }: PageView,
  finding: ViolationRecord,
  repository: RepositoryRecord | undefined,
  places: ViolationPlaces,
): Html {
  const { advisory, cvssScore, epssScore } = finding;
  const suppression = readSuppression(finding);
  const scan = canRead('scan:read') ? places.scan : undefined;
  return renderFacts([
    ['Status', statusNames[finding.status]],
    ['Reason', suppression && formatLine(suppression.justification, 2000)],
    [
      'Suppressed by',
      suppression && renderTemplate`${formatLine(suppression.by, 120)}, ${renderTime(suppression.at, now)}`,
    ],
    ['Type', typeNames[finding.type]],
    ['Weakness', parseCwe(finding.cwe ?? undefined)],
    [finding.type === 'SCA' ? 'CVSS' : 'Score', cvssScore?.toFixed(1)],
    ['EPSS', epssScore === null ? undefined : `${Math.round(epssScore * 100) / 100} %`],
    ['Advisory', advisory?.ids === undefined ? undefined : formatLine(advisory.ids.join(', '), 300)],
    ['Fixed in', advisory?.fixed_version === undefined ? undefined : formatLine(advisory.fixed_version, 80)],
    [
      'Repository',
      repository === undefined
        ? undefined
        : renderTemplate`<a href="/repositories/${repository.id}">${formatName(repository.name)}</a>`,
    ],
    [
      'Branches',
      canRead('scan:read') && places.branches.length > 0
        ? renderTemplate`${places.branches.map((branch) => renderTemplate`<span class="sub">${formatName(branch)}</span>`)}`
        : undefined,
    ],
    ['First found', renderTime(finding.firstDetected, now)],
    [
      'Last seen',
      scan === undefined
        ? renderTime(finding.lastSeen, now)
        : renderTemplate`<a href="/scans/${scan.id}">${renderTime(finding.lastSeen, now)}</a>`,
    ],
    ['Id', finding.id],
  ]);
}

/** Lines before and after that of the finding. */
const aroundLines = 6;
const codeMax = 8000;

/**
 * The lines around the finding, at the commit whose scan last saw it. Undefined when there are none to show: also for
 * any file in which a secret was found, because it could be in these lines.
 */
async function readCode({ readFile }: PageView, finding: ViolationRecord, { scan, isBesideSecret }: ViolationPlaces) {
  const { type, repositoryId } = finding;
  const [path, line] = [toSafeRelativePath(finding.filePath), toSafeLine(finding.lineNumber ?? undefined)];
  if (mayBeSecret({ type }) || isBesideSecret || path === undefined || line === undefined || scan === undefined)
    return undefined;
  const text = await readFile(repositoryId, scan.commitSha, path);
  if (text === undefined || text.includes('\0')) return undefined;
  const lines = text.split(/\r?\n/);
  if (line > lines.length) return undefined;
  const first = Math.max(1, line - aroundLines);
  const shown = lines.slice(first - 1, line + aroundLines).join('\n');
  const seen = formatTime(Date.parse(finding.lastSeen));
  const note = `Line ${line} at commit ${scan.commitSha.slice(0, 10)}, scanned ${seen}.`;
  return { text: shown.slice(0, codeMax), first, marked: line, note };
}
