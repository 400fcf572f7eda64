/** Scans one text with our own rules in one traversal. No configuration, comment or ignore file has an effect. */
import type { ScriptExtension } from '../../shared/languages/program.ts';
import type { Flow } from './flow/facts.ts';
import { createFlow } from './flow/flow.ts';
import { listOwners } from './flow/inventory.ts';
import { type Grammar, listGrammars } from './grammars.ts';
import { createParser, createParsing, type Parsed, type ParserLibraries } from './program/parsing.ts';
import { createScriptSource, type Source } from './program/source.ts';
import { createTextCache, createView, type ScriptTree } from './program/view.ts';
import type { LintReport } from './rules/rule.ts';
import { runOwnRules } from './rules.ts';

export interface LintResult {
  /** The names of everything in the text that can own a report. */
  owners?: readonly string[];
  reports: LintReport[];
  /** Other files on which the result depends. */
  consulted?: string[];
  /** Why the file could not be read completely. The reports are then incomplete. */
  problem?: string;
  /** Undefined when no limit was reached. */
  cut?: Cut;
  /** Whether any part could be analyzed. */
  isRead: boolean;
}

/** What a limit of the search may hide. */
export interface Cut {
  /** Locations in the file, as sorted hashes of their code. */
  hidden: string[];
  /** Sorted paths of the files at which the search ended. */
  ends: string[];
}

export type LintText = (path: string, extension: ScriptExtension, text: string) => LintResult;

export async function loadLintLibraries(): Promise<ParserLibraries> {
  const [parser, types, scopes] = await Promise.all([
    import('@babel/parser'),
    import('@babel/types'),
    import('eslint-scope'),
  ]);
  return { parser, babelKeys: types.VISITOR_KEYS, scopes };
}

const htmlComment = '<!-- or --> begins a comment in a script, and not in a module';

/** Creates a function that scans texts. It caches what it learns about the tree's scripts for a while. */
export function createLinter(libraries: ParserLibraries, tree: ScriptTree): LintText {
  const sources = new WeakMap<Parsed, Source>();
  const parsing = createParsing(createParser(libraries), (path) => tree.links.has(path));
  const createSource = (text: string, parsed: Parsed): Source => {
    const source = sources.get(parsed) ?? createScriptSource(text, parsed);
    sources.set(parsed, source);
    return source;
  };
  const readText = createTextCache(tree);
  return (path, extension, text) => {
    let main: Flow | undefined;
    const view = createView(path, { tree, parsing, createSource, readText }, () => main);
    let problem: string | undefined;
    const all = listGrammars(path, extension, text);
    for (const grammar of all) {
      const parsed = parseSafely(() => parsing.parse(path, text, grammar));
      if ('problem' in parsed) {
        problem ??= parsed.problem;
        continue;
      }
      const result = runRules(() => {
        main = createFlow(createSource(text, parsed), view.home);
        return main;
      });
      problem ??= result.problem;
      if (result.problem !== undefined) continue;
      const consulted = view.consulted();
      // Nothing in the text says whether it runs as a script or as a module.
      const isOtherModule = ({ sourceType, recover }: Grammar, parse: () => Parsed) =>
        sourceType === 'module' && !recover && !('problem' in parseSafely(parse));
      if (parsed.hasHtmlComment && all.some((each) => isOtherModule(each, () => parsing.parse('', text, each))))
        return { ...result, consulted, problem: htmlComment };
      return { ...result, consulted, ...(grammar.recover && problem !== undefined ? { problem } : {}) };
    }
    return { reports: [], problem: problem ?? 'no grammar fits', isRead: false, consulted: view.consulted() };
  };
}

function runRules(open: () => Flow): LintResult {
  try {
    const flow = open();
    const { reports, hidden } = runOwnRules(flow);
    reports.sort((a, b) => a.line - b.line || a.column - b.column);
    const owners = reports.length === 0 ? [] : listOwners(flow.source);
    return {
      reports,
      owners,
      isRead: true,
      ...(hidden.length === 0 ? {} : { cut: { hidden, ends: [...flow.bounds.ends()].sort() } }),
    };
  } catch (error) {
    // A rule that fails on one unusual file must not cost the scan of all others.
    return { reports: [], problem: `a rule failed: ${getMessage(error).split('\n', 1)[0]}`, isRead: false };
  }
}

function parseSafely(parse: () => Parsed): Parsed | { problem: string } {
  try {
    return parse();
  } catch (error) {
    return { problem: `Parsing error: ${getMessage(error).trim()}` };
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
