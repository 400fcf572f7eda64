/** Applies the rules of a language to the files of a tree, and follows the values between the files. */
import type { Language } from 'web-tree-sitter';
import { classifyPath } from '../../shared/text/file-name.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import type { TreeFile } from '../engine.ts';
import type {
  CleaningPurpose,
  CodePart,
  JudgedValue,
  PatternRules,
  ValueSource,
  ValueTrace,
} from '../patterns/rule.ts';
import { unquoteLiteral } from '../patterns/rule.ts';
import {
  createParse,
  createRuleMatcher,
  judgeMatches,
  type MatchedText,
  type PatternResult,
  type RuleMatch,
  type RuleSink,
  selectJudged,
  type TreeSitter,
} from '../patterns/search.ts';
import { type CodeFile, createPlace, type FunctionCode, type Place, readPlace } from './code.ts';
import type { Limits } from './frame.ts';
import { createInterpreter, type Interpreter } from './interpreter.ts';
import type { LanguageFront } from './library.ts';
import { createProject } from './project.ts';
import { createTreeIndex } from './tree-index.ts';
import { fixedValue, getWritten, unknownValue, type Value, type ValueFlow } from './values.ts';

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
  { language, library }: { language: Language; library: TreeSitter },
  root: string,
  files: readonly TreeFile[],
): CodeSearch {
  const parse = createParse(language, library, front.forms.prepare);
  const matcher = createRuleMatcher(front.forms, rules, language, library);
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
        if (text !== undefined) readText(path, front.decode?.(path, text).code ?? text);
      } catch (error) {
        // Code that is nested too deeply to be read.
        if (!(error instanceof RangeError)) throw error;
        cut.add(path);
      }
    }
    return known.get(path);
  }

  function readText(path: string, text: string, isMatched = false): ReadFile {
    const tree = parse(text);
    try {
      const found = matcher(tree);
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

  function begin(code: FunctionCode, limits: Limits): void {
    if (begun.has(code)) return;
    begun.add(code);
    if (!interpreter.run(code, limits)) cut.add(code.file.path);
  }

  /** Runs what brings requests to the file, and what calls its functions. */
  function follow(file: CodeFile, matches: readonly RuleMatch[]): void {
    const isFromOutside = matches.some((match) => needsRequests(match.sink) && selectJudged(match).length > 0);
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
    const { code: text, toWritten } = front.decode?.(path, written) ?? { code: written };
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
    const found = judgeMatches(read, createTrace(interpreter, file));
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

/** Whether the rule asks for values of requests. */
function needsRequests({ rule, severity = rule.severity, isPattern, constant }: RuleSink): boolean {
  return isPattern !== true && constant === undefined && severity.found === undefined && severity.random === undefined;
}

function createTrace(interpreter: Interpreter, file: CodeFile): ValueTrace {
  const records = interpreter.getRecords(file);
  const skipped = [...interpreter.getSkipped(file)].map(readPlace);
  const find = ({ start, end }: CodePart): Value | undefined => records.get(createPlace(start, end));
  // Code that never ran is only harmless if a constant leaves it out.
  const findForJudge = (part: CodePart): Value => {
    const known = find(part);
    if (known !== undefined) return known;
    const isSkipped = skipped.some(({ start, end }) => start <= part.start && part.end <= end);
    return isSkipped || part.isNameless ? fixedValue : { ...unknownValue, isBuilt: true };
  };
  return {
    judge: (parts, purpose) => {
      const values = parts.map(findForJudge);
      return (purpose === 'command' ? selectPrograms(values) : values).map((value) => judgeValue(value, purpose, file));
    },
    readTypes: ({ start, end }) => interpreter.getTypes(file, createPlace(start, end)),
    fixedTexts: (part) => find(part)?.constants?.map(String) ?? (part.isLiteral ? [unquoteLiteral(part.text)] : []),
    writtenText: (part) => {
      const value = find(part);
      return value === undefined ? part.text : getWritten(value);
    },
  };
}

const shells = /^(?:.*[\\/])?(?:(?:ba|da|z|k|c|tc)?sh|cmd|powershell|pwsh|env|xargs|sudo|eval|busybox)(?:\.exe)?$/i;

/** The arguments of a fixed program are no commands, unless it is a shell. */
function selectPrograms(values: readonly Value[]): readonly Value[] {
  const [first] = values;
  const list = values.length === 1 ? (first?.items ?? values) : values;
  const [program, ...given] = list;
  if (program?.constants === undefined || given.length === 0) return list;
  return program.constants.some((one) => shells.test(String(one))) ? list : [program];
}

function judgeValue(value: Value, purpose: CleaningPurpose | undefined, file: CodeFile): JudgedValue {
  const { flows, isBuilt } = value;
  const isText = value.type === 'String';
  const isRandom = flows.some(({ source }) => source.kind === 'random');
  const dangerous = flows.filter(({ cleaned }) => purpose === undefined || !cleaned.includes(purpose));
  const requests = dangerous.filter(({ source }) => source.kind === 'request');
  if (requests.length === 0) {
    const local = dangerous.filter(({ source, isChecked }) => source.kind === 'local' && !isChecked);
    const isStored = dangerous.some(({ source }) => source.kind === 'stored');
    const level = local.length > 0 ? 'local' : isStored ? 'stored' : value.isUnknown ? 'unknown' : 'fixed';
    return { level, isBuilt, isText, isRandom, sources: local.map((flow) => describeSource(flow, file)) };
  }
  const isOpen = ({ isChecked }: ValueFlow): boolean => !isChecked;
  const byFile = requests.toSorted((a, b) => Number(a.source.file !== file) - Number(b.source.file !== file));
  const sorted = [...byFile.filter(isOpen), ...byFile.filter((flow) => !isOpen(flow))];
  return {
    level: requests.some(isOpen) ? 'outside' : 'checked',
    isBuilt,
    isText,
    isRandom,
    sources: sorted.map((flow) => describeSource(flow, file)),
  };
}

function describeSource({ source, steps }: ValueFlow, at: CodeFile): ValueSource {
  const { file, start, code, owner, isGuarded } = source;
  const around = file.functions.find((one) => one.start <= start && start < one.end)?.start ?? -1;
  const elsewhere = file === at ? undefined : { path: file.path, line: createLineFinder(file.text)(start) };
  return { code, start, owner, around, isGuarded, steps: [source, ...steps], ...(elsewhere && { elsewhere }) };
}
