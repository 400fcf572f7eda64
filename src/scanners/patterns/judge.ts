/** Judges what rules may report by the values that come there. */
import { getSeverityRank, type Severity } from '../../shared/severity.ts';
import type { TextPlace } from '../../shared/text/data-path.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import { type CodeFile, createPlace, readPlace } from '../engine/code.ts';
import type { createInterpreter } from '../engine/interpreter.ts';
import { fixedValue, getWritten, unknownValue, type Value, type ValueFlow } from '../engine/values.ts';
import type { CleaningPurpose, PatternLevel, PatternRule } from './rule.ts';
import type { CodePart, MatchedText, RuleMatch } from './search.ts';

/** Code that reads a value of a request. */
export interface ValueSource {
  code: string;
  /** Offset in the text. */
  start: number;
  /** The function that reads it. Empty outside of any. */
  owner: string;
  /** Identifies the function within its file. */
  around: number;
  /** A framework checks a login before it calls the function. */
  isGuarded: boolean;
  /** The code through which it comes, with its own first. */
  steps: readonly TextPlace[];
  /** Set if it is in another file. */
  elsewhere?: { path: string; line: number };
}

/** A location where a weakness was found. */
export interface PatternHit {
  rule: PatternRule;
  severity: Severity;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The code that brings values of a request to it, once for each function, and its location. The worst is first. */
  sources: readonly ValueSource[];
  /** The function that contains it. Empty outside of any. */
  owner: string;
  /** See `PatternSink`. */
  isOnce?: true;
}

export interface PatternResult {
  hits: PatternHit[];
  /** The names of all functions, if there are hits. */
  owners: string[];
  /** Code whose values are constant, so that no rule reports it. */
  cleared: readonly { rule: PatternRule; start: number; end: number }[];
  /** Offset of the first code that could not be parsed. */
  broken?: number;
}

/** What rules report of the matches, by the values that the interpreter noted. */
export function judgeMatches(
  { matches, functions, ...rest }: MatchedText,
  interpreter: ReturnType<typeof createInterpreter>,
  file: CodeFile,
): PatternResult {
  const values = createTrace(interpreter, file);
  const found = matches.flatMap((match) => judgeMatch(match, values) ?? []);
  const hits = removeRepetitions(removeOverlaps(found));
  const cleared = matches
    .filter((match) => {
      const judged = selectJudged(match);
      return judged.length > 0 && judged.every((part) => values.fixedTexts(part).length > 0);
    })
    .map(({ sink: { rule }, start, end }) => ({ rule, start, end }));
  return {
    ...{ ...rest, cleared },
    hits: hits.map((hit) => {
      // To ask a node for what is around it takes long in deep code.
      const isAround = ({ start, end }: Pick<PatternHit, 'start' | 'end'>): boolean =>
        start <= hit.start && hit.end <= end && end - start > hit.end - hit.start;
      return { ...hit, owner: functions.findLast(isAround)?.name ?? '' };
    }),
    owners: hits.length === 0 ? [] : [...new Set(functions.map(({ name }) => name))],
  };
}

function judgeMatch(match: RuleMatch, values: ReturnType<typeof createTrace>): Omit<PatternHit, 'owner'> | undefined {
  const { sink, names, called, callee, given, start, end } = match;
  const { rule } = sink;
  if (called !== undefined && !values.fixedTexts(called).some((text) => sink.called?.test(text))) return undefined;
  // What only a value names has a full name, or none that tells.
  const isNamed = sink.name === undefined || names.some((name) => sink.name?.test(name));
  const isCalled = (name: string): boolean =>
    (isNamed || (!name.startsWith('.') && sink.name?.test(name) === true)) && sink.callee?.test(name) === true;
  if (sink.callee && callee && !values.fixedTexts(callee).some(isCalled)) return undefined;
  const to = sink.to && given[sink.to.argument];
  if (to && !values.readTypes(to).some((type) => sink.to?.type.test(type))) return undefined;
  const found = judgeLevel(sink, selectJudged(match), values);
  const severity = found && (sink.severity ?? rule.severity)[found.level];
  if (found === undefined || severity === undefined) return undefined;
  const [source] = found.sources ?? [];
  if (sink.source && !found.sources?.some(({ code }) => sink.source?.test(code))) return undefined;
  const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.code) === true;
  return {
    ...{ rule, start, end },
    // Behind an unverified check, less is proven.
    severity: !found.isChecked && !isNotLinkable ? severity : /^(?:CRITICAL|HIGH)$/.test(severity) ? 'MEDIUM' : 'LOW',
    sources: found.sources ?? [],
    ...(sink.isOnce && (source || found.level === 'found') && { isOnce: true }),
  };
}

export function selectJudged({ sink: { argument, keywords }, values, given }: RuleMatch): readonly CodePart[] {
  if (values.length > 0) return values;
  const positional = given.filter(
    ({ keyword, isTable }) => keyword === undefined && (argument === undefined || !isTable),
  );
  const named = given.filter(
    ({ keyword }) =>
      keyword !== undefined && (keywords === undefined ? argument === undefined : keywords.includes(keyword)),
  );
  const chosen = argument === undefined ? positional : argument.flatMap((index) => positional.at(index) ?? []);
  return [...chosen, ...named];
}

/** The level, and the sources of a value from outside: the worst is first. */
function judgeLevel(
  sink: RuleMatch['sink'],
  parts: readonly CodePart[],
  values: ReturnType<typeof createTrace>,
): { level: PatternLevel; isChecked?: boolean; sources?: readonly ValueSource[] } | undefined {
  const { constant, holds, isBuilt, rule } = sink;
  const judged = holds === undefined ? parts : parts.filter((part) => holds.test(values.writtenText(part)));
  const severities = sink.severity ?? rule.severity;
  // If no value matters, the pattern is enough.
  if (sink.isPattern || (constant === undefined && severities.found !== undefined)) return { level: 'found' };
  if (constant !== undefined)
    return judged.some((part) => values.fixedTexts(part).some((text) => constant.test(text)))
      ? { level: 'found' }
      : undefined;
  if (judged.length === 0) return undefined;
  const all = values.judge(judged, sink.purpose ?? rule.purpose);
  if (severities.random !== undefined) return all.some(({ isRandom }) => isRandom) ? { level: 'random' } : undefined;
  const [first] = all;
  if (first === undefined) return undefined;
  const worst = all.reduce((one, other) => (rankValue(other) > rankValue(one) ? other : one));
  if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt)) return undefined;
  if (sink.isText !== undefined && sink.isText !== worst.isText) return undefined;
  if (worst.level === 'stored' && severities.stored !== undefined) return { level: 'stored' };
  if (worst.level === 'local' && severities.local !== undefined) return { level: 'local', sources: worst.sources };
  if (worst.level !== 'checked' && worst.level !== 'outside') return { level: 'unknown' };
  const sources = [worst, ...all].flatMap((each) =>
    each.sources.map((source) => [`${source.elsewhere?.path} ${source.around} ${source.code}`, source] as const),
  );
  return {
    level: 'outside',
    isChecked: worst.level === 'checked',
    // Each once for the function that reads it.
    sources: [...new Map(sources.toReversed()).values()].reverse(),
  };
}

function rankValue({ level, isBuilt }: Pick<ReturnType<typeof judgeValue>, 'level' | 'isBuilt'>): number {
  return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
}

/** If several hits of one weakness overlap, the outer one stays, with the highest severity and its source. */
function removeOverlaps(hits: readonly Omit<PatternHit, 'owner'>[]) {
  const kept: Omit<PatternHit, 'owner'>[] = [];
  const outer = new Map<string, Omit<PatternHit, 'owner'>>();
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const { weakness } = hit.rule;
    const twin = outer.get(weakness);
    if (twin === undefined || twin.end < hit.end) {
      const one = { ...hit };
      kept.push(one);
      outer.set(weakness, one);
    } else if (getSeverityRank(hit.severity) < getSeverityRank(twin.severity)) {
      const { severity, sources } = hit;
      Object.assign(twin, { severity, ...(sources.length > 0 && { sources }) });
    }
  }
  return kept;
}

function removeRepetitions(hits: ReturnType<typeof removeOverlaps>): typeof hits {
  const seen = new Set<string>();
  return hits.filter(({ rule: { weakness }, severity, sources: [source], isOnce }) => {
    // What another file reads is reported where that file makes a text of it.
    if (isOnce && source?.elsewhere !== undefined && severity === 'HIGH') return false;
    const key = `${weakness} ${source?.start}`;
    const isRepeated = isOnce === true && seen.has(key);
    if (isOnce || source) seen.add(key);
    return !isRepeated;
  });
}

/** What is known of the values of code in the file. */
function createTrace(interpreter: ReturnType<typeof createInterpreter>, file: CodeFile) {
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
    judge: (parts: readonly CodePart[], purpose?: CleaningPurpose) => {
      const values = parts.map(findForJudge);
      return (purpose === 'command' ? selectPrograms(values) : values).map((value) => judgeValue(value, purpose, file));
    },
    /** The types that a value may have, as far as they are known. */
    readTypes: ({ start, end }: CodePart) => interpreter.getTypes(file, createPlace(start, end)),
    /** The constant texts that a value may be. Empty for any other value. */
    fixedTexts: (part: CodePart) =>
      find(part)?.constants?.map(String) ??
      // The literal without its quotes.
      (part.isLiteral ? [part.text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2')] : []),
    /** All literal text in a value, even if parts of it are not constant. */
    writtenText: (part: CodePart) => {
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

/** From harmless to dangerous; the worst counts. `stored`: in a database. `local`: from whoever starts the program. */
const levels = ['fixed', 'unknown', 'stored', 'local', 'checked', 'outside'] as const;

/** `isRandom`: it comes from a generator of numbers that can be predicted. `sources`: of a level from `local` on. */
function judgeValue(
  value: Value,
  purpose: CleaningPurpose | undefined,
  file: CodeFile,
): { level: (typeof levels)[number]; isBuilt: boolean; isText: boolean; isRandom: boolean; sources: ValueSource[] } {
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
