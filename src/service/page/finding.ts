/** The page of one finding: what it is, where it is, its code, and how to fix it. Nothing is shown that may be a secret. */

import {
  notes,
  renderCode,
  renderSeverityCell,
  renderTexts,
  typeNames,
} from '../../shared/shown/html/finding-parts.ts';
import { formatLine, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import { buildBlobUrl, formatLocation, toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { formatTime } from '../../shared/text/amounts.ts';
import { mayBeSecret, parseCwe } from '../../shared/text/finding-texts.ts';
import type { RepositoryRecord } from '../store/repositories.ts';
import type { ViolationRecord } from '../store/schema.ts';
import { readSuppression, type ViolationPlaces } from '../store/violations.ts';
import { formatTitle, statusNames } from './findings.ts';
import type { PageView, Show } from './parts.ts';
import { buildAddress, formatName, renderFacts, renderTime } from './parts.ts';

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

function renderBody(finding: ViolationRecord, code: CodeLines): Html {
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

/** `first`: the number of the first line. `marked`: the line of the finding. */
type CodeLines = Awaited<ReturnType<typeof readCode>>;

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
