/** The worst rows as they stand without the script: the details of a finding, and the findings of a package, unfold by themselves. */

import { severityNames } from '../../severity.ts';
import { fileRoles, roleWords } from '../../text/file-role.ts';
import type { Report } from '../report.ts';
import { plural } from '../tally.ts';
import { anchorOf } from './anchor.ts';
import { type Html, html, nothing } from './markup.ts';
import type { FindingRow, PackageRow, Words } from './page-data.ts';
import type { Passage } from './passages.ts';
import { capital, type FindingRows, linkBase } from './rows.ts';

export const words: Words = {
  description: 'What it is',
  snippet: 'Code',
  remediation: 'How to fix it',
  secret: 'Description and code are withheld: they may hold the secret itself.',
  room: 'Description, code and remediation found no room in this page; the JSON report has them.',
  none: 'Nothing more is known of this finding: its details were not read, or there are none.',
  guessed: 'unknown, counts as critical',
  unnamed: 'only in the report files (disclose)',
};

/** A finding, or those of a package, the worst first. */
interface StaticItem {
  findings: readonly [FindingRow, ...FindingRow[]];
  package: PackageRow | undefined;
}

export function staticItems({ first, packages }: FindingRows): StaticItem[] {
  const grouped = Map.groupBy(first, (row) => row.pack ?? row);
  return [...grouped.values()].map(([worst, ...others]) => ({
    findings: [worst as FindingRow, ...others],
    package: others.length === 0 ? undefined : packages[worst?.pack ?? -1],
  }));
}

export function findingCount(items: readonly StaticItem[]): number {
  return items.reduce((sum, { findings }) => sum + findings.length, 0);
}

export function staticRows(report: Report, { findings, package: named }: StaticItem): Html {
  const [worst] = findings;
  if (named === undefined) return html`${findingRow(report, worst)}`;
  const count = plural(findings.length, 'vulnerability', 'vulnerabilities');
  const update = named.update === undefined ? nothing : html`<span class="sub">${named.update}</span>`;
  const title = html`<span class="title">${named.name}: ${count}</span>${update}`;
  return html`<tr role="row" class="row">${cells(report, worst, title)}</tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>${capital(count)} of ${named.name}</summary>${findings.map(memberSection)}</details></td></tr>
`;
}

function memberSection(row: FindingRow): Html {
  return html`<div class="member"${idOf(row.id)}><h3>${chip(row)} ${row.title}</h3>${detail(row)}</div>`;
}

function findingRow(report: Report, row: FindingRow): Html {
  const cwe = row.cwe === undefined ? nothing : html`<span class="sub">${row.cwe}</span>`;
  return html`<tr role="row" class="row"${idOf(row.id)}>${cells(report, row, html`<span class="title">${row.title}</span>${cwe}`)}</tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>Details of ${row.id}</summary>${detail(row)}</details></td></tr>
`;
}

function cells(report: Report, row: FindingRow, title: Html): Html {
  return html`<td role="cell" class="c-severity">${chip(row)}</td><td role="cell" class="c-title">${title}</td><td role="cell" class="c-path">${place(report, row)}${roleOf(row)}${ownersOf(row)}</td><td role="cell" class="c-type">${row.type}</td><td role="cell" class="c-standing"><span class="standing s-${row.standing.replace(' ', '-')}">${capital(row.standing)}</span></td><td role="cell" class="c-label">${capital(row.label)}</td><td role="cell" class="c-cvss">${row.cvss?.toFixed(1)}</td><td role="cell" class="c-epss">${percent(row.epss)}</td>`;
}

function roleOf(row: FindingRow): Html {
  const role = fileRoles.find((each) => each === row.role);
  return role === undefined ? nothing : html`<span class="sub">${roleWords[role]}</span>`;
}

/** Hidden by the table where all are of one. */
function ownersOf({ owners }: FindingRow): Html {
  return owners === undefined ? nothing : html`<span class="sub owner">${owners.join(' ')}</span>`;
}

function chip({ severity }: FindingRow): Html {
  return html`<span class="severity ${severity.toLowerCase()}">${severityNames[severity]}</span>`;
}

function idOf(id: string): Html {
  const anchor = anchorOf(id);
  return anchor === undefined ? nothing : html` id="${anchor}"`;
}

export function place(report: Report, { path, line, link }: FindingRow): Html {
  if (path === undefined) return nothing;
  const text = line === undefined ? path : `${path}:${line}`;
  const base = linkBase(report);
  if (link === undefined || base === undefined) return html`<span class="mono">${text}</span>`;
  return html`<a class="mono" href="${base}${link}" rel="noopener noreferrer">${text}</a>`;
}

function detail(row: FindingRow): Html {
  const { description, snippet, remediation, withheld } = row;
  const isBare = description === undefined && snippet === undefined && remediation === undefined;
  const note = withheld ?? (isBare ? 'none' : undefined);
  const texts = [
    description === undefined ? nothing : html`<h3>${words.description}</h3>${description.map(passage)}`,
    snippet === undefined ? nothing : html`<h3>${words.snippet}</h3>${codeFrame(snippet, row.line)}`,
    remediation === undefined ? nothing : html`<h3>${words.remediation}</h3>${remediation.map(passage)}`,
    note === undefined ? nothing : html`<p class="note">${words[note]}</p>`,
  ];
  const facts = factsOf(row).flatMap(([term, fact]) =>
    fact === undefined ? [] : [html`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return html`<div class="sheet"><div class="texts">${texts}</div><dl class="facts">${facts}</dl></div>`;
}

function passage(part: Passage): Html {
  return typeof part === 'string' ? html`<div class="prose">${part}</div>` : codeFrame(part[0], undefined);
}

/** Numbered from the line that the service names, when it names one. */
export function codeFrame(snippet: string, line: number | undefined): Html {
  const lines = snippet
    .split('\n')
    .map(
      (text, index) => html`<span${line === undefined ? nothing : html` data-n="${line + index}"`}>${text}\n</span>`,
    );
  return html`<pre class="code" tabindex="0"><code>${lines}</code></pre>`;
}

function factsOf(row: FindingRow): [string, string | undefined][] {
  return [
    ['Id', row.id],
    ['Severity', row.guessed === true ? words.guessed : undefined],
    ['Status', row.status],
    ['Owner', row.owners?.join(' ')],
    ['First detected', row.first],
    ['Last seen', row.last],
    ['Exception', row.exception],
    ['Named', row.unnamed === true ? words.unnamed : undefined],
  ];
}

function percent(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${value} %`;
}
