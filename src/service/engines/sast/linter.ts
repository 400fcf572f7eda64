/** Runs ESLint over one text with this gate's rules alone: no configuration, comment or ignore file of the repository has a say. */
import { join } from 'node:path';
import type { ESLint, Linter, SourceCode } from 'eslint';
import { leave, placeAt, placedFlow } from './flow/flow.ts';
import { type Grammar, grammarsFor } from './grammars.ts';
import type { ScriptExtension } from './kinds.ts';
import type { LintReport } from './lint-report.ts';
import { createParsing, type Parsed, type Parser } from './program/parsing.ts';
import { type ScriptTree, type View, viewFrom } from './program/view.ts';
import { ownPlugin, ruleIds } from './rules.ts';

export interface LintAnswer {
  reports: LintReport[];
  /** Other files on which the answer depends. */
  consulted?: string[];
  /** Why the file could not be read to its end; the reports are then incomplete. */
  problem?: string;
  /** Whether any of it could be analysed. */
  isRead: boolean;
}

export type LintText = (path: string, extension: ScriptExtension, text: string) => Promise<LintAnswer>;

export async function loadLintLibraries() {
  const [eslint, parser, security] = await Promise.all([
    import('eslint'),
    import('@babel/eslint-parser'),
    import('eslint-plugin-security'),
  ]);
  return {
    ESLint: eslint.ESLint,
    SourceCode: eslint.SourceCode,
    parser: parser.default as unknown as Parser,
    plugins: { security: security.default, ...ownPlugin } satisfies Linter.Config['plugins'],
  };
}

export type LintLibraries = Awaited<ReturnType<typeof loadLintLibraries>>;

const globals = Object.fromEntries(
  ['window', 'self', 'global', 'setTimeout', 'setInterval', 'setImmediate', 'execScript', 'require', 'module'].map(
    (name) => [name, 'readonly' as const],
  ),
);

/**
 * A function that lints texts; one ESLint per grammar, made when it is first needed.
 * `folder` is any folder outside the scanned tree: ESLint looks for its files there.
 */
export function createLinter(folder: string, libraries: LintLibraries, tree: ScriptTree): LintText {
  const linters = new Map<Grammar, ESLint>();
  const parsing = createParsing(libraries.parser);
  const sources = new WeakMap<Parsed, SourceCode>();
  const sourceOf = (text: string, parsed: Parsed) => {
    const source = sources.get(parsed) ?? new libraries.SourceCode({ text, ...parsed } as never);
    sources.set(parsed, source);
    return source;
  };
  let view: View | undefined;
  const parserFor = (grammar: Grammar): Parser => ({
    parseForESLint: (text) => {
      const parsed = parsing.parse(view?.home.path ?? '', text, grammar);
      if (view !== undefined) placeAt(parsed.ast, view.home);
      main = parsed.ast;
      return parsed;
    },
  });
  let main: object | undefined;
  const linterFor = (grammar: Grammar): ESLint => {
    const linter = linters.get(grammar) ?? newLinter(folder, { ...libraries, parser: parserFor(grammar) }, grammar);
    linters.set(grammar, linter);
    return linter;
  };
  return async (path, extension, text) => {
    view = viewFrom(path, { tree, parsing, sourceOf }, () => placedFlow(main));
    const answer = await lint(path, extension, text);
    leave(main);
    return { ...answer, consulted: view.consulted() };
  };

  async function lint(path: string, extension: ScriptExtension, text: string): Promise<LintAnswer> {
    let problem: string | undefined;
    for (const grammar of grammarsFor(path, extension)) {
      // The name says only the extension: no pattern or ignore rule can then match the real path.
      const answer = await lintOnce(linterFor(grammar), join(folder, `source${extension}`), text);
      problem ??= answer.problem;
      if (answer.problem === undefined) return { ...answer, ...(grammar.recover && problem ? { problem } : {}) };
    }
    return { reports: [], problem: problem ?? 'no grammar fits', isRead: false };
  }
}

async function lintOnce(linter: ESLint, filePath: string, text: string): Promise<LintAnswer> {
  let results: ESLint.LintResult[];
  try {
    results = await linter.lintText(text, { filePath, warnIgnored: true });
  } catch (error) {
    // A rule that stumbles over one odd file must not cost the scan of all others.
    return { reports: [], problem: `a rule failed: ${firstLine(error)}`, isRead: false };
  }
  const messages = results.flatMap((result) => result.messages);
  const other = messages.find((message) => message.ruleId === null);
  if (other !== undefined || results.length === 0)
    return { reports: [], problem: other?.message ?? 'the file was ignored', isRead: false };
  return { reports: messages.map(reportOf), isRead: true };
}

function reportOf(message: Linter.LintMessage): LintReport {
  const { ruleId, line, column } = message;
  const endLine = message.endLine ?? line;
  const endColumn = message.endColumn ?? column;
  return { ruleId: ruleId ?? '', message: message.message, line, column, endLine, endColumn };
}

function newLinter(cwd: string, { ESLint, parser, plugins }: LintLibraries, grammar: Grammar): ESLint {
  return new ESLint({
    cwd,
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    cache: false,
    overrideConfig: {
      files: ['**/source.*'],
      plugins,
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off', reportUnusedInlineConfigs: 'off' },
      languageOptions: {
        ecmaVersion: 'latest',
        sourceType: grammar.sourceType,
        globals,
        parser,
      },
      rules: Object.fromEntries(ruleIds.map((rule) => [rule, 'error' as const])),
    },
  });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
