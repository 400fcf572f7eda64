/** Applies the rules of a language to the files of a tree, and follows the values between the files. */
import type { Language } from 'web-tree-sitter';
import { classifyPath } from '../../shared/text/file-name.ts';
import type { TreeFile } from '../engine.ts';
import { judgeMatches, type PatternResult, selectJudged } from '../patterns/judge.ts';
import type { PatternRules } from '../patterns/rule.ts';
import { createRuleMatcher, type MatchedText, type RuleMatch } from '../patterns/search.ts';
import { type CodeFile, createPlace, type FunctionCode, type Place } from './code.ts';
import { createInterpreter } from './interpreter.ts';
import type { LanguageFront } from './library.ts';
import { createProject } from './project.ts';
import { createTreeIndex } from './tree-index.ts';

export type CodeSearch = (
  path: string,
  text: string,
) => PatternResult & {
  /** Why the result may not be complete. */
  problem?: string;
  /** More requests lead to the file than were followed. */
  isLimited?: boolean;
  /** The result also depends on other files. */
  isShared?: boolean;
};

/** A value of a request is followed through this many calls, other values through fewer. */
const far = { depth: 45, steps: 400_000 };
const near = { depth: 2, steps: 100_000 };
const alone = { ...near, depth: 0 };

interface ReadFile extends MatchedText {
  /** Undefined for a file that no rule fits, until another file asks for its code. */
  file?: CodeFile;
}

/** `root`: the folder with the contents of the files. */
export function createCodeSearch(
  front: LanguageFront,
  rules: PatternRules,
  { language, library }: { language: Language; library: typeof import('web-tree-sitter') },
  root: string,
  files: readonly TreeFile[],
): CodeSearch {
  const parser = new library.Parser();
  parser.setLanguage(language);
  const match = createRuleMatcher(front.forms, rules, (source) => new library.Query(language, source));
  const index = (front.createIndex ?? createTreeIndex)(root, files, front.names);
  const known = new Map<string, ReadFile | undefined>();
  const watches = new Map<CodeFile, ReadonlySet<Place>>();
  const project = createProject(index, (path) => readFile(path)?.file);
  const interpreter = createInterpreter(project, front.library, (file) => watches.get(file) ?? new Set());
  const begun = new Set<FunctionCode>();
  const cut = new Set<string>();
  const limited = new Set<string>();

  function readFile(path: string): ReadFile | undefined {
    if (!known.has(path)) {
      const text = index.read(path);
      known.set(path, undefined);
      try {
        if (text !== undefined) readText(path, front.decode?.(path, text).text ?? text);
      } catch (error) {
        // Code that is nested too deeply to be read.
        if (!(error instanceof RangeError)) throw error;
        cut.add(path);
      }
    }
    return known.get(path);
  }

  function readText(path: string, text: string, isMatched = false): ReadFile {
    parser.reset();
    const tree = parser.parse(front.forms.prepare?.(text) ?? text);
    if (tree === null) throw new Error('the text could not be parsed');
    try {
      const found = match(tree.rootNode);
      if (isMatched && found.matches.length === 0) return found;
      const file = front.readFile(tree.rootNode, path, text, index);
      const read = { ...found, file };
      known.set(path, read);
      const parts = found.matches.flatMap(({ values, given, called, callee }) => [...values, ...given, called, callee]);
      watches.set(file, new Set(parts.flatMap((part) => (part ? createPlace(part.start, part.end) : []))));
      return read;
    } finally {
      tree.delete();
    }
  }

  function begin(code: FunctionCode, limits: typeof far): void {
    if (begun.has(code)) return;
    begun.add(code);
    if (!interpreter.run(code, limits)) cut.add(code.file.path);
  }

  /** Runs what brings requests to the file, and what calls its functions. */
  function follow(file: CodeFile, matches: readonly RuleMatch[]): void {
    // Whether a rule asks for values of requests.
    const isFromOutside = matches.some((each) => {
      const { rule, severity = rule.severity, isPattern, constant } = each.sink;
      const isOther =
        isPattern || constant !== undefined || severity.found !== undefined || severity.random !== undefined;
      return !isOther && selectJudged(each).length > 0;
    });
    const isTest = classifyPath(file.path) !== undefined;
    // Nothing that gets requests calls a test.
    const entries = isFromOutside && !isTest ? index.listEntries(file.path) : undefined;
    if (entries?.isCut) limited.add(file.path);
    for (const path of entries?.paths ?? []) {
      for (const code of readFile(path)?.file?.functions ?? []) if (code.readsRequest) begin(code, far);
      if (cut.has(path)) cut.add(file.path);
    }
    for (const code of file.functions) if (code.readsRequest) begin(code, isTest ? near : far);
    const isMatched = (code: FunctionCode, isLocal: boolean): boolean =>
      matches.some(
        ({ sink, start, end }) => (sink.isLocal === true) === isLocal && start >= code.start && end <= code.end,
      );
    for (const code of file.functions)
      if (isMatched(code, false)) for (const caller of listStarts(code, new Set())) begin(caller, near);
    for (const code of file.functions) if (isMatched(code, true)) begin(code, alone);
  }

  /** A private function is only called by others of its file. */
  function listStarts(code: FunctionCode, seen: Set<FunctionCode>): FunctionCode[] {
    seen.add(code);
    const call = new RegExp(String.raw`\b${code.name}\s*\(|::\s*${code.name}\b`);
    const callers = code.isPrivate
      ? code.file.functions.filter((one) => one !== code && call.test(code.file.text.slice(one.start, one.end)))
      : [];
    if (callers.length === 0) return [code];
    return callers.flatMap((caller) => (seen.has(caller) ? [] : listStarts(caller, seen)));
  }

  return (path, written) => {
    const { text, toWritten } = front.decode?.(path, written) ?? { text: written };
    const before = known.get(path);
    const read = before?.file?.text === text ? before : readText(path, text, true);
    const { file, matches, broken } = read;
    if (file === undefined || matches.length === 0)
      return {
        hits: [],
        owners: [],
        cleared: [],
        ...(broken !== undefined && { broken: toWritten?.(broken) ?? broken }),
      };
    follow(file, matches);
    const found = judgeMatches(read, interpreter, file);
    return {
      ...(toWritten === undefined ? found : movePlaces(path, found, toWritten)),
      ...(cut.has(path) && { problem: 'its data flow was too long to follow completely' }),
      ...(limited.has(path) && { isLimited: true }),
      isShared: true,
    };
  };
}

/** The result with offsets in the written text instead of the decoded one. */
function movePlaces(
  path: string,
  { hits, broken, ...rest }: PatternResult,
  move: (offset: number) => number,
): PatternResult {
  const moved = hits.map(({ start, end, sources, ...hit }) => ({
    ...{ ...hit, start: move(start), end: move(end) },
    sources: sources.map((source) => ({
      ...source,
      steps: source.steps.map((step) => (step.file.path === path ? { ...step, start: move(step.start) } : step)),
      ...(source.elsewhere === undefined && { start: move(source.start) }),
    })),
  }));
  return { ...rest, hits: moved, ...(broken !== undefined && { broken: move(broken) }) };
}
