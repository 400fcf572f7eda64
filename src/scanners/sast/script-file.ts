/** Scans one file and reports what is dangerous in its scripts; runs in a separate process. */
import { isOtherFormat, type ScriptKind, type Suspicion } from '../../languages/script-kinds.ts';
import { severityRank } from '../../severity.ts';
import { type DecodedFile, readFileText } from '../../text/decode.ts';
import { identities } from '../../text/fingerprint.ts';
import { framedCode, lineFinder, normalized, reportedCode, shownCode } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { roleOf } from '../file-role.ts';
import type { Task } from '../task.ts';
import type { LintReport } from './lint-report.ts';
import { type Cut, createLinter, type LintAnswer, type LintText, loadLintLibraries } from './linter.ts';
import { type Block, scriptsIn, withoutTemplateTags } from './markup.ts';
import type { ScriptLinks } from './program/links.ts';
import type { ParserLibraries } from './program/parsing.ts';
import type { SastMeaning } from './rules/meaning.ts';
import { meaningOf } from './rules.ts';
import { reasonToSkip } from './size.ts';
import { unescapedIn } from './templates.ts';

export interface ScriptTask extends Task {
  kind: ScriptKind;
  /** Undefined for a file whose name shows its kind. */
  role?: Suspicion['role'];
}

export interface ScriptAnswer {
  findings: EngineFinding[];
  /** Whether any part could be analysed. */
  isRead: boolean;
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be read completely. */
  problem?: string;
  /** Undefined when no limit of the search was reached. */
  cut?: Cut;
  /** Languages of embedded scripts that were not scanned. */
  others?: string[];
  /** Other files on which the result depends. */
  consulted?: string[];
}

/** Creates a function that scans one file after another. */
export async function openScripts(
  root: string,
  links: ScriptLinks,
  load: () => Promise<ParserLibraries> = loadLintLibraries,
): Promise<(task: ScriptTask) => Promise<ScriptAnswer>> {
  const lint = createLinter(await load(), { root, links });
  return (task) => scanFile(lint, root, task);
}

async function scanFile(lint: LintText, root: string, task: ScriptTask): Promise<ScriptAnswer> {
  if (task.role === undefined) return scanRead(lint, task, await readFileText(root, task.stored));
  const read = await readFileText(root, task.stored);
  const nothing: ScriptAnswer = { findings: [], isRead: false };
  if (read.isBinary) return nothing;
  const isPage = task.role === 'guess' && /<script[\s/>]/i.test(read.text);
  const answer = scanRead(lint, isPage ? { ...task, kind: { markup: 'page' } } : task, read);
  const { findings, consulted = [] } = answer;
  // A file that turns out not to be a script is not reported.
  return withConsulted(
    answer.problem !== undefined && task.role === 'guess' ? nothing : { ...nothing, findings },
    consulted,
  );
}

function scanRead(lint: LintText, task: ScriptTask, read: DecodedFile): ScriptAnswer {
  const { text, narrow, isEncrypted } = read;
  if (isEncrypted) return { findings: [], isRead: false, skipped: 'Encrypted: code not analysed' };
  if (isOtherFormat(task.path, text)) return { findings: [], isRead: false };
  if (narrow === undefined) return scanText(lint, task, text);
  const asBytes = scanText(lint, task, narrow);
  const asWide = scanText(lint, task, text);
  const consulted = [...(asBytes.consulted ?? []), ...(asWide.consulted ?? [])];
  if (asWide.problem !== undefined) return withConsulted(asBytes, consulted);
  if (asBytes.problem !== undefined) return withConsulted(asWide, consulted);
  return withConsulted({ ...asWide, findings: [...asBytes.findings, ...asWide.findings] }, consulted);
}

/** Includes the files that were read by attempts with another result. */
function withConsulted<Answer extends { consulted?: string[] }>(answer: Answer, consulted: readonly string[]): Answer {
  const all = [...new Set([...(answer.consulted ?? []), ...consulted])].sort();
  return all.length === 0 ? answer : { ...answer, consulted: all };
}

function scanText(lint: LintText, task: ScriptTask, text: string): ScriptAnswer {
  if ('extension' in task.kind) {
    const whole = { code: text, start: 0, extension: task.kind.extension };
    return answerOf(task.path, text, lintBlock(lint, task.path, whole));
  }
  const { blocks, others } = scriptsIn(text, task.kind.markup);
  const answers: BlockAnswer[] = [];
  const lineAt = lineFinder(text);
  for (const block of blocks) answers.push(placed(lintBlock(lint, task.path, block), block, { text, lineAt }));
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  const skipped = answers.flatMap((answer) => answer.skipped ?? []);
  const joined: BlockAnswer = {
    reports: [...answers.flatMap(({ reports }) => reports), ...unescapedIn(task.path, text)].sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    ...joinedCuts(answers.flatMap(({ cut }) => cut ?? [])),
    isRead: answers.length === 0 || answers.some(({ isRead }) => isRead),
    ...(problems[0] === undefined ? {} : { problem: problems[0] }),
    ...(skipped[0] === undefined ? {} : { skipped: skipped[0] }),
    consulted: [...new Set(answers.flatMap(({ consulted = [] }) => consulted))],
  };
  const found = answerOf(task.path, text, joined);
  return others.length === 0 ? found : { ...found, others: others.map(({ language }) => language) };
}

function joinedCuts(cuts: readonly Cut[]): Pick<BlockAnswer, 'cut'> {
  if (cuts.length === 0) return {};
  const all = (lists: readonly string[][]) => [...new Set(lists.flat())].sort();
  const isSpent = cuts.some((cut) => cut.isSpent);
  const left = {
    importers: all(cuts.map((cut) => cut.left.importers)),
    loaded: all(cuts.map((cut) => cut.left.loaded)),
  };
  return { cut: { hidden: cuts.flatMap(({ hidden }) => hidden).sort(), left, isSpent } };
}

interface BlockAnswer extends LintAnswer {
  skipped?: string;
}

function lintBlock(lint: LintText, path: string, block: Block): BlockAnswer {
  const skipped = reasonToSkip(block.code);
  if (skipped !== undefined) return { reports: [], isRead: false, skipped };
  const answer = lint(path, block.extension, block.code);
  if (answer.problem === undefined) return answer;
  return withConsulted(readOtherwise(lint, path, block) ?? answer, answer.consulted ?? []);
}

/** Without template tags, or as a block of another kind. */
function readOtherwise(lint: LintText, path: string, block: Block): BlockAnswer | undefined {
  const plain = block.start === 0 ? undefined : withoutTemplateTags(block.code);
  const again = plain === undefined ? undefined : lint(path, block.extension, plain);
  if (again?.problem === undefined && again !== undefined) return again;
  if (block.isGuess) return { reports: [], isRead: true };
  if (block.inner === undefined) return undefined;
  const inner = lintBlock(lint, path, block.inner);
  return inner.problem === undefined ? moved(inner, block, block.inner) : undefined;
}

/** Reports of the inner block, with the positions of the outer one. */
function moved(answer: BlockAnswer, { code, start }: Block, inner: Block): BlockAnswer {
  return placed(answer, { ...inner, start: inner.start - start }, { text: code, lineAt: lineFinder(code) });
}

interface Page {
  text: string;
  lineAt: (offset: number) => number;
}

/** The reports with the lines and columns of the page. */
function placed(answer: BlockAnswer, { start }: Block, { text, lineAt }: Page): BlockAnswer {
  const line = lineAt(start) - 1;
  const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1, start);
  const column = (own: number, first: number) => (first === 1 ? own + before.length : own);
  const reports = answer.reports.map((report) => ({
    ...report,
    line: report.line + line,
    endLine: report.endLine + line,
    column: column(report.column, report.line),
    endColumn: column(report.endColumn, report.endLine),
  }));
  return { ...answer, reports };
}

function answerOf(path: string, text: string, answer: BlockAnswer): ScriptAnswer {
  const { reports, isRead, cut, problem, skipped, consulted = [] } = answer;
  return {
    findings: findingsOf(path, text, reports),
    isRead,
    ...(cut === undefined ? {} : { cut }),
    ...(problem === undefined ? {} : { problem }),
    ...(skipped === undefined ? {} : { skipped }),
    ...(consulted.length === 0 ? {} : { consulted }),
  };
}

function findingsOf(path: string, text: string, reports: readonly LintReport[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const identityOf = identities();
  const meant = reports.flatMap((report) => {
    const meaning = meaningOf(report.ruleId, report.message);
    return meaning === undefined ? [] : [{ report, meaning }];
  });
  const role = roleOf(path, text);
  return withoutDuplicates(meant).map(({ report, meaning }) => {
    const code = normalized(shownCode(lines, report));
    return {
      ...meaning,
      description: `${meaning.description}${role === '' ? '' : ` ${role}`} Found by ${report.ruleId.replace('/', ': ')}.`,
      type: 'SAST',
      filePath: path,
      line: report.line,
      codeSnippet: framedCode(lines, report),
      ...identityOf({ rule: report.ruleId, path, code, node: reportedCode(lines, report) }),
      ...(report.sources === undefined ? {} : { sources: report.sources }),
    };
  });
}

type Meant = { report: LintReport; meaning: SastMeaning };

/** Two rules may report one weakness at one location (`eval(x)`). The more severe report stays. */
function withoutDuplicates(meant: readonly Meant[]): Meant[] {
  const rank = ({ meaning }: Meant) => severityRank(meaning.severity);
  const best = new Map<string, Meant>();
  for (const one of meant) {
    const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
    const other = best.get(key);
    if (other === undefined || rank(one) < rank(other)) best.set(key, one);
  }
  return [...best.values()];
}
