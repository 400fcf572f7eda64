/** Renders the tables of `docs/engines.md` as Markdown. */
import { severities as words } from '../../src/shared/severity.ts';
import { renderTable } from '../table.ts';
import type { MeasuredScan } from './measure.ts';
import type { ReportedFinding, Truth, TruthComparison } from './truths.ts';

/** A checkout that was scanned and judged. */
export interface MeasuredProject extends TruthComparison {
  name: string;
  commit: string;
  lines: number;
  scan: MeasuredScan;
}

/** The engines, in the order of the rows. */
const engines = ['secretlint', 'javascript', 'ruff', 'tree-sitter', 'retire', 'iac'] as const;
type EngineName = (typeof engines)[number];

const engineByType: Readonly<Record<string, EngineName>> = { SECRET: 'secretlint', SCA: 'retire', IAC: 'iac' };
const truthLabels: Readonly<Record<Truth['type'], string>> = {
  sast: 'code',
  secret: 'secrets',
  sca: 'packages',
  iac: 'infrastructure',
};

type Columns = Readonly<Record<string, (some: readonly MeasuredProject[]) => string>>;

const total = (some: readonly MeasuredProject[], count: (project: MeasuredProject) => number) =>
  some.reduce((sum, project) => sum + count(project), 0);

/** `7 of 9`; a dash when nothing is known. */
function formatShare(some: readonly MeasuredProject[], type?: Truth['type']): string {
  const count = (truths: readonly Truth[]) => truths.filter((one) => type === undefined || one.type === type).length;
  const found = total(some, (project) => count(project.found));
  const all = found + total(some, (project) => count(project.missed));
  return all === 0 ? '–' : `${found} of ${all}`;
}

const ofKnown: Columns = {
  'found of known': (some) => formatShare(some),
  ...Object.fromEntries(
    Object.entries(truthLabels).map(([type, label]) => [
      label,
      (some: readonly MeasuredProject[]) => formatShare(some, type as Truth['type']),
    ]),
  ),
  'grave findings read': (some) => {
    const open = total(some, ({ unlabelled }) => unlabelled.length);
    const [right, wrong] = [
      total(some, ({ labelled }) => labelled.true),
      total(some, ({ labelled }) => labelled.false),
    ];
    return `${right} real, ${wrong} false${open === 0 ? '' : `, ${open} not read`}`;
  },
};

const ofKept: Columns = {
  lines: (some) => String(total(some, ({ lines }) => lines)),
  findings: (some) => String(total(some, ({ scan }) => scan.findings.length)),
  'per 1,000 lines': (some) =>
    (total(some, ({ scan }) => scan.findings.length) / (total(some, ({ lines }) => lines) / 1000)).toFixed(2),
  'by severity': (some) => formatSeverities(some.flatMap(({ scan }) => scan.findings)),
};

export function renderTables(projects: readonly MeasuredProject[]): string {
  const isKnown = ({ found, missed }: MeasuredProject) => found.length + missed.length > 0;
  return [
    renderProjects(projects.filter(isKnown), ofKnown),
    renderProjects(
      projects.filter((project) => !isKnown(project)),
      ofKept,
    ),
    renderFindingsTable(projects),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A row for each project, and one for all of them. */
function renderProjects(projects: readonly MeasuredProject[], columns: Columns): string {
  if (projects.length === 0) return '';
  const renderCells = (some: readonly MeasuredProject[]) => Object.values(columns).map((format) => format(some));
  const rows = projects.map((project) => {
    const { name, commit, scan } = project;
    // Other work on the machine makes a scan longer, but hardly changes its processor time.
    const costs = [`${scan.processorSeconds.toFixed(1)} s`, `${scan.peakMb.toFixed(0)} MB`];
    return [`${name} \`${commit.slice(0, 7)}\``, ...renderCells([project]), ...costs];
  });
  const head = ['project, commit', ...Object.keys(columns), 'processor time', 'memory'];
  return renderTable(head, [...rows, ['together', ...renderCells(projects), '', '']]);
}

function renderFindingsTable(projects: readonly MeasuredProject[]): string {
  const rows = projects.flatMap(({ name, scan }) =>
    engines.flatMap((engine) => {
      const own = scan.findings.filter((finding) => detectEngine(finding) === engine);
      return own.length === 0 ? [] : [[name, engine, String(own.length), formatSeverities(own)]];
    }),
  );
  return renderTable(['project', 'engine', 'findings', 'by severity'], rows);
}

/**
 * The engine that found it: Python code and its templates belong to ruff's engine, findings of patterns name their
 * language, and all other code belongs to the JavaScript engine.
 */
function detectEngine({ type, file_path, description }: ReportedFinding): EngineName {
  const isPython = /\.(?:py[iw]?|jinja2?|j2)$/i.test(file_path ?? '') || /: escaping-off\.$/.test(description ?? '');
  const isPattern = /Found by scan-gate: (?:PHP|Java|Go) [\w-]+\.$/.test(description ?? '');
  return engineByType[type] ?? (isPattern ? 'tree-sitter' : isPython ? 'ruff' : 'javascript');
}

function formatSeverities(findings: readonly ReportedFinding[]): string {
  const counts = Map.groupBy(findings, ({ severity }) => severity);
  const parts = words.flatMap((word) => {
    const count = counts.get(word)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${word.toLowerCase()}`];
  });
  return parts.length === 0 ? 'none' : parts.join(', ');
}
