/** Renders the tables of `docs/engines.md` as Markdown. */

import { severities as words } from '../../src/severity.ts';
import type { Cost } from './measure.ts';
import type { Project } from './project.ts';
import type { ReportedFinding, Truth } from './truths.ts';

/** The engines, in the order of the rows. */
const engines = ['secretlint', 'javascript', 'ruff', 'tree-sitter', 'retire', 'iac'] as const;
type EngineName = (typeof engines)[number];

const ofType: Readonly<Record<string, EngineName>> = { SECRET: 'secretlint', SCA: 'retire', IAC: 'iac' };
const ofTruth: Readonly<Record<Truth['type'], string>> = {
  sast: 'code',
  secret: 'secrets',
  sca: 'packages',
  iac: 'infrastructure',
};

export function tables(projects: readonly Project[]): string {
  const [known, kept] = [projects.filter(isKnown), projects.filter((project) => !isKnown(project))];
  const parts = [
    known.length === 0 ? '' : knownTable(known),
    kept.length === 0 ? '' : noiseTable(kept),
    findingsTable(projects),
    costTable(projects),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function isKnown({ found, missed }: Project): boolean {
  return found.length + missed.length > 0;
}

function knownTable(projects: readonly Project[]): string {
  const types = Object.keys(ofTruth) as Truth['type'][];
  const shares = (some: readonly Project[]) => types.map((type) => share(some, (truth) => truth.type === type));
  const rows = projects.map((project) => [
    named(project),
    share([project], () => true),
    ...shares([project]),
    labels([project]),
    whole(project),
  ]);
  const together = ['together', share(projects, () => true), ...shares(projects), labels(projects), ''];
  const head = [
    'project, commit',
    'found of known',
    ...Object.values(ofTruth),
    'grave findings read',
    'processor time',
  ];
  return table(head, [...rows, together]);
}

/** `7 of 9`; a dash when nothing is known. */
function share(projects: readonly Project[], fits: (truth: Truth) => boolean): string {
  const found = projects.flatMap((project) => project.found).filter(fits).length;
  const all = found + projects.flatMap((project) => project.missed).filter(fits).length;
  return all === 0 ? '–' : `${found} of ${all}`;
}

function labels(projects: readonly Project[]): string {
  const count = (which: 'true' | 'false') => projects.reduce((sum, { labelled }) => sum + labelled[which], 0);
  const open = projects.reduce((sum, { unlabelled }) => sum + unlabelled.length, 0);
  return `${count('true')} real, ${count('false')} false${open === 0 ? '' : `, ${open} not read`}`;
}

function noiseTable(projects: readonly Project[]): string {
  const rows = projects.map((project) => [
    named(project),
    String(project.lines),
    String(project.scan.findings.length),
    perThousand([project]),
    severities(project.scan.findings),
    whole(project),
  ]);
  const lines = projects.reduce((sum, project) => sum + project.lines, 0);
  const all = projects.flatMap(({ scan }) => scan.findings);
  const together = ['together', String(lines), String(all.length), perThousand(projects), severities(all), ''];
  const head = ['project, commit', 'lines', 'findings', 'per 1,000 lines', 'by severity', 'processor time'];
  return table(head, [...rows, together]);
}

function perThousand(projects: readonly Project[]): string {
  const lines = projects.reduce((sum, project) => sum + project.lines, 0);
  const findings = projects.reduce((sum, { scan }) => sum + scan.findings.length, 0);
  return (findings / (lines / 1000)).toFixed(2);
}

function findingsTable(projects: readonly Project[]): string {
  const rows = projects.flatMap((project) =>
    engines.flatMap((engine) => {
      const own = project.scan.findings.filter((finding) => engineOf(finding) === engine);
      return own.length === 0 ? [] : [[project.name, engine, String(own.length), severities(own)]];
    }),
  );
  return table(['project', 'engine', 'findings', 'by severity'], rows);
}

function costTable(projects: readonly Project[]): string {
  const names = [...engines, 'run'].filter((name) => projects.some(({ scan }) => scan.byEngine.has(name)));
  // Other work on the machine makes a scan longer, but hardly changes its processor time.
  const cell = ({ processorSeconds, peakMb }: Cost) => `${processorSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`;
  const rows = projects.map(({ name, scan }) => [
    name,
    ...names.map((engine) => {
      const cost = scan.byEngine.get(engine);
      return cost === undefined ? '–' : cell(cost);
    }),
    cell(scan.whole),
    `${scan.seconds.toFixed(1)} s`,
  ]);
  return table(['processor time, memory', ...names, 'together', 'from start to end'], rows);
}

/**
 * The engine that found it: Python code and its templates belong to ruff's engine, findings of patterns name their
 * language, and all other code belongs to the JavaScript engine.
 */
function engineOf({ type, file_path, description }: ReportedFinding): EngineName {
  const isPython = /\.(?:py[iw]?|jinja2?|j2)$/i.test(file_path ?? '') || /: escaping-off\.$/.test(description ?? '');
  const isPattern = /Found by scan-gate: (?:PHP|Java|Go) [\w-]+\.$/.test(description ?? '');
  return ofType[type] ?? (isPattern ? 'tree-sitter' : isPython ? 'ruff' : 'javascript');
}

function severities(findings: readonly ReportedFinding[]): string {
  const counts = Map.groupBy(findings, ({ severity }) => severity);
  const parts = words.flatMap((word) => {
    const count = counts.get(word)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${word.toLowerCase()}`];
  });
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function named({ name, commit }: Project): string {
  return `${name} \`${commit.slice(0, 7)}\``;
}

function whole({ scan }: Project): string {
  return `${scan.whole.processorSeconds.toFixed(1)} s`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
