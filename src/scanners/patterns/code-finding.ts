/** Creates the findings in a file of code, and collects what the scan of each file tells. */

import type { DataStep, ScanDiagnostic } from '../../shared/api/schemas.ts';
import { normalizeCode } from '../../shared/text/code-key.ts';
import { createDataPathReader, type FindingSource, mostSources } from '../../shared/text/data-path.ts';
import { createFindingIdentifier } from '../../shared/text/fingerprint.ts';
import { createFlowDiagnostics, createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import {
  type CodeRange,
  collapseBlanks,
  createLineFinder,
  createRangeFinder,
  extractFramedCode,
  extractReportedCode,
  extractShownCode,
} from '../../shared/text/snippet.ts';
import {
  addLink,
  describeRole,
  type EngineContext,
  type EngineFinding,
  limitScore,
  type Scanner,
  scanInThread,
  type Task,
} from '../engine.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';
import type { PatternHit, ValueSource } from './judge.ts';

/** Where a weakness is, and what brings outside values to it. */
export interface LocatedWeakness extends CodeRange {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** Where the value comes from, in words. */
  source?: string;
  sources?: readonly FindingSource[];
  dataPath?: readonly DataStep[];
}

/**
 * Call it from the top of the file to its end. `names`: of all functions in the file. `rule`: the name of the weakness
 * in the identity of the finding.
 */
export function createFindingWriter(path: string, text: string, names: string[]) {
  const lines = text.split(/\r\n|[\n\r]/);
  const identify = createFindingIdentifier();
  const role = describeRole(path, text);
  return (
    found: LocatedWeakness,
    remediation: string,
    foundBy: string,
    owner: string,
    rule: string = found.weakness,
  ): EngineFinding => {
    const { weakness, severity, source, sources, dataPath } = found;
    const { cwe, cvss, title, description } = weaknesses[weakness];
    const from = source === undefined ? '' : ` It comes from ${source}.`;
    return {
      ...{ type: 'SAST', severity, title, cwe, cvss: limitScore(severity, cvss), filePath: path, line: found.line },
      description: `${description}${from}${role === '' ? '' : ` ${role}`} Found by ${foundBy}.`,
      remediation: addLink(remediation, cwe),
      codeSnippet: extractFramedCode(lines, found),
      ...identify({
        ...{ rule, path, code: collapseBlanks(extractShownCode(lines, found)) },
        node: extractReportedCode(lines, found),
      }),
      ...{ owners: owner === '' ? [] : [owner], ownersInFile: names },
      ...(sources && { sources }),
      ...(dataPath && { dataPath }),
    };
  };
}

/** Locates what rules found in a text. `describe`: the sources of a value, as a finding names them. */
export function createHitReader(
  path: string,
  text: string,
  describe: (sources: readonly ValueSource[]) => FindingSource[],
): (hit: Pick<PatternHit, 'rule' | 'severity' | 'start' | 'end' | 'sources'>) => LocatedWeakness {
  const findRange = createRangeFinder(text);
  const lineAt = createLineFinder(text);
  const readDataPath = createDataPathReader({ path, text });
  return ({ rule: { weakness }, severity, start, end, sources }) => {
    const [source] = sources;
    const dataPath = source && readDataPath([...source.steps, { file: { path, text }, start }]);
    return {
      ...{ ...findRange(start, end), weakness, severity },
      ...(source && { source: describeSource(source, lineAt), sources: describe(sources) }),
      ...(dataPath && { dataPath }),
    };
  };
}

/** The sources of a value in the file, as a finding names them. */
export function listFindingSources(path: string, sources: readonly ValueSource[]): FindingSource[] {
  return sources.slice(0, mostSources).map(({ code, isGuarded, elsewhere }) => ({
    ...{ kind: 'client', path: elsewhere?.path ?? path, code: normalizeCode(code, elsewhere?.path ?? path) },
    safeFor: isGuarded ? ['login'] : [],
  }));
}

/** The code of a source, and where it is, as a finding names it. */
export function describeSource({ code, start, elsewhere }: ValueSource, lineAt: (offset: number) => number): string {
  const place = elsewhere === undefined ? `on line ${lineAt(start)}` : `in ${elsewhere.path} on line ${elsewhere.line}`;
  return `${collapseBlanks(code).slice(0, 100)} ${place}`;
}

/** What every result of a file says. */
export interface FileAnswer {
  isRead: boolean;
  /** More requests lead to it than were followed. */
  isLimited?: boolean | undefined;
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be read completely. */
  problem?: string | undefined;
}

/**
 * Scans the files one after another. `isFollowed`: whether values are followed from the file into others. `skipped` and
 * `limited` say in which files something was left out.
 */
export async function collectAnswers<T extends Task, A extends FileAnswer>(
  context: EngineContext,
  scanner: Scanner<T, A>,
  tasks: readonly T[],
  known: readonly SkippedFile[],
  isFollowed: (path: string) => boolean,
): Promise<{ answers: A[]; lookedAt: string[]; skipped: ScanDiagnostic[]; limited: ScanDiagnostic[] }> {
  const shared = (context.neighbours ?? context.files).filter(({ path }) => isFollowed(path));
  const [answers, lookedAt, far, skips]: [A[], string[], string[], SkippedFile[]] = [[], [], [], [...known]];
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
    const { path } = outcome.task;
    const { isRead, isLimited, skipped, problem }: FileAnswer =
      'fault' in outcome ? { isRead: false, problem: outcome.fault } : outcome.answer;
    if ('answer' in outcome) answers.push(outcome.answer);
    if (isRead) lookedAt.push(path);
    if (isLimited) far.push(path);
    if (skipped !== undefined) skips.push({ reason: skipped, filePath: path });
    const reason = problem && `Analysis stopped early: ${collapseBlanks(problem).slice(0, 200)}`;
    if (reason) skips.push({ reason, filePath: path });
  }
  const { name } = scanner;
  return { answers, lookedAt, skipped: createSkipDiagnostics(name, skips), limited: createFlowDiagnostics(name, far) };
}
