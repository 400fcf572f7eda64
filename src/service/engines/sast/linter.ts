/**
 * Looks at one text with this gate's rules alone: no configuration, comment or ignore file of the repository has a say.
 * Our own rules share one walk over the syntax tree; ESLint runs those of plugins, where the text holds their words.
 */
import type { Linter, SourceCode } from 'eslint';
import { leave, placeAt, placedFlow } from './flow/flow.ts';
import { type Grammar, grammarsFor } from './grammars.ts';
import type { ScriptExtension } from './kinds.ts';
import type { LintReport } from './lint-report.ts';
import { createParsing, type Parsed, type Parser, type Parsing } from './program/parsing.ts';
import { loadCheapPatterns } from './program/patterns.ts';
import { loadQuickParser } from './program/quick-parser.ts';
import { type ScriptTree, type View, viewFrom } from './program/view.ts';
import { installedFor } from './rules/installed.ts';
import { ownReports } from './rules.ts';

export interface LintAnswer {
  reports: LintReport[];
  /** Other files on which the answer depends. */
  consulted?: string[];
  /** Why the file could not be read to its end; the reports are then incomplete. */
  problem?: string;
  /** Some value in it was too far away to be followed. */
  isCutShort?: boolean;
  /** Whether any of it could be analysed. */
  isRead: boolean;
}

export type LintText = (path: string, extension: ScriptExtension, text: string) => LintAnswer;

export async function loadLintLibraries() {
  loadQuickParser();
  const [eslint, parser, security] = await Promise.all([
    import('eslint'),
    import('@babel/eslint-parser'),
    import('eslint-plugin-security'),
    loadCheapPatterns(),
  ]);
  return {
    Linter: eslint.Linter,
    SourceCode: eslint.SourceCode,
    parser: parser.default as unknown as Parser,
    plugins: { security: security.default } satisfies Linter.Config['plugins'],
  };
}

export type LintLibraries = Awaited<ReturnType<typeof loadLintLibraries>>;

const globals = Object.fromEntries(
  ['window', 'self', 'global', 'setTimeout', 'setInterval', 'setImmediate', 'execScript', 'require', 'module'].map(
    (name) => [name, 'readonly' as const],
  ),
);
/** By whether the text is a module; ESLint keeps what it makes of each. */
const languages = {
  module: { ecmaVersion: 2026, sourceType: 'module', globals },
  commonjs: { ecmaVersion: 2026, sourceType: 'commonjs', globals },
} as const satisfies Record<Grammar['sourceType'], Linter.LanguageOptions>;

interface Tools {
  parsing: Parsing;
  sourceOf(text: string, parsed: Parsed, grammar: Grammar): SourceCode;
  installed(source: SourceCode, grammar: Grammar): LintReport[];
}

/** A function that looks at texts; what it learns of the tree's scripts it keeps for a while. */
export function createLinter(libraries: LintLibraries, tree: ScriptTree): LintText {
  const tools = createTools(libraries, tree);
  return (path, extension, text) => {
    let main: object | undefined;
    const view = viewFrom(path, { tree, ...tools }, () => placedFlow(main));
    let problem: string | undefined;
    for (const grammar of grammarsFor(path, extension)) {
      const parsed = parsedOr(() => tools.parsing.parse(path, text, grammar));
      if ('problem' in parsed) {
        problem ??= parsed.problem;
        continue;
      }
      main = parsed.ast;
      const answer = lookAt({ text, parsed, grammar }, view, tools);
      leave(main);
      problem ??= answer.problem;
      if (answer.problem !== undefined) continue;
      const consulted = view.consulted();
      return { ...answer, consulted, ...(grammar.recover && problem !== undefined ? { problem } : {}) };
    }
    return { reports: [], problem: problem ?? 'no grammar fits', isRead: false, consulted: view.consulted() };
  };
}

function createTools({ Linter, SourceCode, parser, plugins }: LintLibraries, { links }: ScriptTree): Tools {
  const sources = new WeakMap<Parsed, SourceCode>();
  let linter: Linter | undefined;
  return {
    parsing: createParsing(parser, (path) => links.has(path)),
    sourceOf: (text, parsed, { sourceType }) => {
      const before = sources.get(parsed);
      if (before !== undefined) return before;
      const source: SourceCode & Globals = new SourceCode({ text, ...parsed } as never);
      source.applyLanguageOptions?.(languages[sourceType]);
      source.finalize?.();
      sources.set(parsed, source);
      return source;
    },
    installed: (source, { sourceType }) => {
      const rules = installedFor(source.text);
      if (rules.length === 0) return [];
      linter ??= new Linter({ configType: 'flat' });
      return linter
        .verify(source, {
          plugins,
          linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
          languageOptions: languages[sourceType],
          rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
        })
        .map(reportOf);
    },
  };
}

/** How ESLint declares what is there without being written; its types leave both out. */
interface Globals {
  applyLanguageOptions?(options: Linter.LanguageOptions): void;
  finalize?(): void;
}

interface Read {
  text: string;
  parsed: Parsed;
  grammar: Grammar;
}

function lookAt({ text, parsed, grammar }: Read, { home }: View, tools: Tools): LintAnswer {
  placeAt(parsed.ast, home);
  try {
    const source = tools.sourceOf(text, parsed, grammar);
    const { reports, isCutShort } = ownReports(source);
    reports.push(...tools.installed(source, grammar));
    reports.sort((a, b) => a.line - b.line || a.column - b.column);
    return { reports, isRead: true, isCutShort };
  } catch (error) {
    // A rule that stumbles over one odd file must not cost the scan of all others.
    return { reports: [], problem: `a rule failed: ${firstLine(error)}`, isRead: false };
  }
}

function parsedOr(parse: () => Parsed): Parsed | { problem: string } {
  try {
    return parse();
  } catch (error) {
    return { problem: `Parsing error: ${error instanceof Error ? error.message.trim() : String(error)}` };
  }
}

function reportOf({ ruleId, message, ...place }: Linter.LintMessage): LintReport {
  const { line, column, endLine = line, endColumn = column } = place;
  return { ruleId: ruleId ?? '', message, line, column, endLine, endColumn };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
