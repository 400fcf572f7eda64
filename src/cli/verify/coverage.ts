/** Decides whether a scan covered a finding: its type, its file, and the language of the file. */
import type { ScanDiagnostic } from '../../api/schemas.ts';
import { type ScanType, scanTypes } from '../../api/words.ts';
import { detectByName } from '../../languages/languages.ts';
import { scanTypeByViolationType } from '../../policy/coverage.ts';
import type { Evidence } from '../../policy/evidence.ts';
import { formatEngineName } from '../../report/agent/agent.ts';
import type { AgentFindingSource } from '../../report/agent/schema.ts';
import { programEngine } from '../../text/scan-request.ts';
import type { Absence } from './alike.ts';
import { listPrograms } from './observation.ts';

/** Each is a sentence without a full stop. */
export function listCoverageDoubts(absence: Absence, source: AgentFindingSource): string[] {
  const { evidence, finding } = absence;
  const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
  const types = finding.type === undefined ? scanTypes : [scanTypeByViolationType[finding.type] ?? 'sast'];
  const skipped = listPaths(evidence.diagnostics);
  const isSkipped = finding.filePath === undefined ? skipped.size > 0 : skipped.has(finding.filePath);
  return [
    ...[...new Set(broken)].map((engine) => `the scanner ${engine} failed`),
    ...(isSkipped ? [`${finding.filePath ?? 'a file, perhaps its own,'} was skipped, or not read completely`] : []),
    ...(absence.known?.programs ?? [])
      .filter((program) => !listPrograms(evidence.diagnostics).includes(program))
      .map((program) => `${program} scanned when it was found, and not now`),
    ...types.flatMap((type) => listTypeDoubts(type, absence, source)),
    ...(types.includes('sast') ? listLanguageDoubts(evidence, finding.filePath) : []),
  ];
}

function listTypeDoubts(type: ScanType, { evidence, known }: Absence, source: AgentFindingSource): string[] {
  const { coverage, diagnostics } = evidence;
  // An external service may not report its coverage. Our own scanners do, and a tool without a name cannot.
  if (coverage === undefined) return source === 'service' ? [] : ['the coverage of the scanners is unknown'];
  const word = coverage[type];
  if (word === 'covered') return [];
  if (word !== 'partly covered') return [`no scanner looked for findings of type ${type}`];
  const unnamed = diagnostics
    .filter((each) => each.engine !== programEngine && listPaths([each]).size === 0)
    .map(({ engine }) => engine);
  const isAsThen = unnamed.every(
    (engine) => known?.limitedEngines.has(engine) || known?.limitedEngines.has(formatEngineName(engine)),
  );
  const isExplained = diagnostics.length > 0 && (unnamed.length === 0 || known?.coverage?.[type] === word);
  return isExplained && isAsThen ? [] : [`findings of type ${type} were only partly looked for`];
}

/** If a diagnostic names no files, the finding's file may be one of them. */
function listLanguageDoubts({ languages, diagnostics }: Evidence, filePath: string | undefined): string[] {
  const name = filePath === undefined ? undefined : detectByName(filePath);
  const own = languages?.find(({ language }) => language === name);
  if (own === undefined) return [];
  const named = [...listPaths(diagnostics)].filter((path) => detectByName(path) === name).length;
  const left = own.files - own.looked_at;
  return left > named ? [`${left} of ${own.files} ${name} files were not scanned`] : [];
}

function listPaths(diagnostics: readonly ScanDiagnostic[]): Set<string> {
  return new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => [...(one ? [one] : []), ...several]),
  );
}
