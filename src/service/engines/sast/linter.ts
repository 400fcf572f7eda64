/** Runs ESLint over one text with this gate's rules alone: no configuration, comment or ignore file of the repository has a say. */
import { join } from 'node:path';
import type { ESLint, Linter } from 'eslint';
import { type Grammar, grammarsFor } from './grammars.ts';
import type { ScriptExtension } from './kinds.ts';
import type { LintReport } from './lint-report.ts';
import { ownPlugin, ruleIds } from './rules.ts';

export interface LintAnswer {
  reports: LintReport[];
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
    parser: parser.default,
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
export function createLinter(folder: string, libraries: LintLibraries): LintText {
  const linters = new Map<Grammar, ESLint>();
  const linterFor = (grammar: Grammar): ESLint => {
    const linter = linters.get(grammar) ?? newLinter(folder, libraries, grammar);
    linters.set(grammar, linter);
    return linter;
  };
  return async (path, extension, text) => {
    let problem: string | undefined;
    for (const grammar of grammarsFor(path, extension)) {
      // The name says only the extension: no pattern or ignore rule can then match the real path.
      const answer = await lintOnce(linterFor(grammar), join(folder, `source${extension}`), text);
      problem ??= answer.problem;
      if (answer.problem === undefined) return { ...answer, ...(grammar.recover && problem ? { problem } : {}) };
    }
    return { reports: [], problem: problem ?? 'no grammar fits', isRead: false };
  };
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
        parserOptions: parserOptionsOf(grammar),
      },
      rules: Object.fromEntries(ruleIds.map((rule) => [rule, 'error' as const])),
    },
  });
}

function parserOptionsOf({ sourceType, plugins, recover }: Grammar): Linter.ParserOptions {
  // Babel allows `return` outside a function in CommonJS by itself and refuses the option there.
  const lenient = sourceType === 'commonjs' ? {} : { allowReturnOutsideFunction: true };
  return {
    requireConfigFile: false,
    babelOptions: {
      babelrc: false,
      configFile: false,
      // Its configuration may name a module, which would be loaded.
      browserslistConfigFile: false,
      presets: [],
      parserOpts: { ...lenient, allowUndeclaredExports: true, errorRecovery: recover, plugins: [...plugins] },
    },
  };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
