/** Creates the findings in a file of code, and collects what the scan of each file tells. */
import type { DataStep } from '../../shared/api/schemas.ts';
import type { FindingSource } from '../../shared/text/data-path.ts';
import { createFindingIdentifier } from '../../shared/text/fingerprint.ts';
import type { SkippedFile } from '../../shared/text/skipped-files.ts';
import {
  type CodeRange,
  collapseBlanks,
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

interface FoundWeakness extends CodeRange {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  remediation: string;
  /** Where the value comes from. */
  source: string | undefined;
  foundBy: string;
  /** The name of the weakness in the identity of the finding. */
  rule?: string | undefined;
  owner: string;
  sources?: readonly FindingSource[] | undefined;
  dataPath?: readonly DataStep[] | undefined;
}

/** Call it from the top of the file to its end. `names`: of all functions in the file. */
export function createFindingWriter(path: string, text: string, names: string[]) {
  const lines = text.split(/\r\n|[\n\r]/);
  const identify = createFindingIdentifier();
  const role = describeRole(path, text);
  return (found: FoundWeakness): EngineFinding => {
    const { weakness, severity, source, foundBy, owner, sources, dataPath } = found;
    const { cwe, cvss, title, description } = weaknesses[weakness];
    const from = source === undefined ? '' : ` It comes from ${source}.`;
    return {
      ...{ type: 'SAST', severity, title, cwe, cvss: limitScore(severity, cvss), filePath: path, line: found.line },
      description: `${description}${from}${role === '' ? '' : ` ${role}`} Found by ${foundBy}.`,
      remediation: addLink(found.remediation, cwe),
      codeSnippet: extractFramedCode(lines, found),
      ...identify({
        ...{ rule: found.rule ?? weakness, path, code: collapseBlanks(extractShownCode(lines, found)) },
        node: extractReportedCode(lines, found),
      }),
      ...{ owners: owner === '' ? [] : [owner], ownersInFile: names },
      ...(sources && { sources }),
      ...(dataPath && { dataPath }),
    };
  };
}

/** What every result of a file says. */
export interface FileAnswer {
  isRead: boolean;
  /** More requests lead to it than were followed. */
  isLimited?: boolean;
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be read completely. */
  problem?: string;
}

/** Scans the files one after another. */
export async function collectAnswers<T extends Task, A extends FileAnswer>(
  context: EngineContext,
  scanner: Scanner<T, A>,
  tasks: readonly T[],
  shared: unknown,
): Promise<{ answers: A[]; lookedAt: string[]; limited: string[]; skips: SkippedFile[] }> {
  const all = { answers: [] as A[], lookedAt: [] as string[], limited: [] as string[], skips: [] as SkippedFile[] };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
    const { path } = outcome.task;
    const { isRead, isLimited, skipped, problem }: FileAnswer =
      'fault' in outcome ? { isRead: false, problem: outcome.fault } : outcome.answer;
    if ('answer' in outcome) all.answers.push(outcome.answer);
    if (isRead) all.lookedAt.push(path);
    if (isLimited) all.limited.push(path);
    if (skipped !== undefined) all.skips.push({ reason: skipped, filePath: path });
    const reason = problem && `Analysis stopped early: ${collapseBlanks(problem).slice(0, 200)}`;
    if (reason) all.skips.push({ reason, filePath: path });
  }
  return all;
}
