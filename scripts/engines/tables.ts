/** Renders the tables of `docs/engines.md` as Markdown. */

import { severities as words } from '../../src/severity.ts';
import { renderTable } from '../table.ts';
import type { Cost } from './measure.ts';
import type { MeasuredProject } from './project.ts';
import type { ReportedFinding, Truth } from './truths.ts';

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

export function renderTables(projects: readonly MeasuredProject[]): string {
  const [known, kept] = [projects.filter(hasTruths), projects.filter((project) => !hasTruths(project))];
  const parts = [
    known.length === 0 ? '' : renderKnownTable(known),
    kept.length === 0 ? '' : renderNoiseTable(kept),
    renderFindingsTable(projects),
    renderCostTable(projects),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function hasTruths({ found, missed }: MeasuredProject): boolean {
  return found.length + missed.length > 0;
}

function renderKnownTable(projects: readonly MeasuredProject[]): string {
  const types = Object.keys(truthLabels) as Truth['type'][];
  const renderShares = (some: readonly MeasuredProject[]) =>
    types.map((type) => formatShare(some, (truth) => truth.type === type));
  const rows = projects.map((project) => [
    formatProject(project),
    formatShare([project], () => true),
    ...renderShares([project]),
    formatLabels([project]),
    formatTotalCost(project),
  ]);
  const together = [
    'together',
    formatShare(projects, () => true),
    ...renderShares(projects),
    formatLabels(projects),
    '',
  ];
  const head = [
    'project, commit',
    'found of known',
    ...Object.values(truthLabels),
    'grave findings read',
    'processor time',
  ];
  return renderTable(head, [...rows, together]);
}

/** `7 of 9`; a dash when nothing is known. */
function formatShare(projects: readonly MeasuredProject[], fits: (truth: Truth) => boolean): string {
  const found = projects.flatMap((project) => project.found).filter(fits).length;
  const all = found + projects.flatMap((project) => project.missed).filter(fits).length;
  return all === 0 ? '–' : `${found} of ${all}`;
}

function formatLabels(projects: readonly MeasuredProject[]): string {
  const countLabels = (which: 'true' | 'false') => projects.reduce((sum, { labelled }) => sum + labelled[which], 0);
  const open = projects.reduce((sum, { unlabelled }) => sum + unlabelled.length, 0);
  return `${countLabels('true')} real, ${countLabels('false')} false${open === 0 ? '' : `, ${open} not read`}`;
}

function renderNoiseTable(projects: readonly MeasuredProject[]): string {
  const rows = projects.map((project) => [
    formatProject(project),
    String(project.lines),
    String(project.scan.findings.length),
    formatPerThousand([project]),
    formatSeverities(project.scan.findings),
    formatTotalCost(project),
  ]);
  const lines = projects.reduce((sum, project) => sum + project.lines, 0);
  const all = projects.flatMap(({ scan }) => scan.findings);
  const together = [
    'together',
    String(lines),
    String(all.length),
    formatPerThousand(projects),
    formatSeverities(all),
    '',
  ];
  const head = ['project, commit', 'lines', 'findings', 'per 1,000 lines', 'by severity', 'processor time'];
  return renderTable(head, [...rows, together]);
}

function formatPerThousand(projects: readonly MeasuredProject[]): string {
  const lines = projects.reduce((sum, project) => sum + project.lines, 0);
  const findings = projects.reduce((sum, { scan }) => sum + scan.findings.length, 0);
  return (findings / (lines / 1000)).toFixed(2);
}

function renderFindingsTable(projects: readonly MeasuredProject[]): string {
  const rows = projects.flatMap((project) =>
    engines.flatMap((engine) => {
      const own = project.scan.findings.filter((finding) => detectEngine(finding) === engine);
      return own.length === 0 ? [] : [[project.name, engine, String(own.length), formatSeverities(own)]];
    }),
  );
  return renderTable(['project', 'engine', 'findings', 'by severity'], rows);
}

function renderCostTable(projects: readonly MeasuredProject[]): string {
  const names = [...engines, 'run'].filter((name) => projects.some(({ scan }) => scan.byEngine.has(name)));
  // Other work on the machine makes a scan longer, but hardly changes its processor time.
  const formatCost = ({ processorSeconds, peakMb }: Cost) =>
    `${processorSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`;
  const rows = projects.map(({ name, scan }) => [
    name,
    ...names.map((engine) => {
      const cost = scan.byEngine.get(engine);
      return cost === undefined ? '–' : formatCost(cost);
    }),
    formatCost(scan.whole),
    `${scan.seconds.toFixed(1)} s`,
  ]);
  return renderTable(['processor time, memory', ...names, 'together', 'from start to end'], rows);
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
    const countLabels = counts.get(word)?.length ?? 0;
    return countLabels === 0 ? [] : [`${countLabels} ${word.toLowerCase()}`];
  });
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function formatProject({ name, commit }: MeasuredProject): string {
  return `${name} \`${commit.slice(0, 7)}\``;
}

function formatTotalCost({ scan }: MeasuredProject): string {
  return `${scan.whole.processorSeconds.toFixed(1)} s`;
}
