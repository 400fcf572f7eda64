/** The ways to parse a script, tried in turn: Babel must know the dialect before it can parse a file. */
import type { ScriptExtension } from '../../shared/languages/program.ts';

export interface Grammar {
  sourceType: 'module' | 'commonjs';
  plugins: readonly (string | readonly [string, object])[];
  /** Continues after an error, as far as possible. */
  recover: boolean;
}

type Dialect = readonly Grammar['plugins'][number][];

const decorators: Dialect = ['decorators', 'decoratorAutoAccessors'];
/** The older proposal allows decorators on parameters, which Angular and Nest use. */
const legacyDecorators: Dialect = ['decorators-legacy', 'decoratorAutoAccessors'];
const later: Dialect = ['explicitResourceManagement', 'sourcePhaseImports', 'deferredImportEvaluation'];

const scripts: readonly Dialect[] = [
  ['jsx', ...decorators],
  ['jsx', 'flow', ...legacyDecorators],
  ['jsx', 'typescript', ...legacyDecorators],
];
const typed: readonly Dialect[] = [
  ['typescript', ...legacyDecorators],
  ['typescript', ...decorators],
];
const typedMarkup: readonly Dialect[] = [
  ['typescript', 'jsx', ...legacyDecorators],
  ['typescript', 'jsx', ...decorators],
];
const declarations: readonly Dialect[] = [[['typescript', { dts: true }], ...legacyDecorators]];

const dialects: Record<ScriptExtension, readonly Dialect[]> = {
  '.js': scripts,
  '.mjs': scripts,
  '.cjs': scripts,
  '.jsx': scripts,
  '.ts': typed,
  '.mts': typed,
  '.cts': typed,
  '.tsx': typedMarkup,
};

/** Every grammar worth trying for a text, the likeliest first. The last one continues after errors. */
export function listGrammars(path: string, extension: ScriptExtension, text = ''): readonly Grammar[] {
  const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
  const all = isDeclaration ? declarationGrammars[extension] : grammars[extension];
  // These begin a comment in a script, and are operators in a module: https://tc39.es/ecma262/#sec-html-like-comments
  if (!/<!--|(?:^|\*\/)[^\S\r\n\u2028\u2029]*-->/m.test(text)) return all;
  return all.toSorted((a, b) => rankAsScript(a) - rankAsScript(b));
}

function rankAsScript({ sourceType, recover }: Grammar): number {
  return recover ? 2 : Number(sourceType === 'module');
}

function createGrammars(extension: ScriptExtension, kinds: readonly Dialect[]): readonly Grammar[] {
  const types = listSourceTypes(extension);
  const strict = kinds.flatMap((dialect) => types.map((sourceType) => createGrammar(sourceType, dialect, false)));
  const [first = []] = kinds;
  return [...strict, createGrammar(types[0] ?? 'module', first, true)];
}

function listSourceTypes(extension: ScriptExtension): readonly Grammar['sourceType'][] {
  if (extension === '.mjs' || extension === '.mts') return ['module'];
  return extension === '.cjs' || extension === '.cts' ? ['commonjs', 'module'] : ['module', 'commonjs'];
}

function createGrammar(sourceType: Grammar['sourceType'], dialect: Dialect, recover: boolean): Grammar {
  return { sourceType, plugins: [...dialect, ...later], recover };
}

const extensions = Object.keys(dialects) as ScriptExtension[];
const grammars = tabulateGrammars((extension) => dialects[extension]);
const declarationGrammars = tabulateGrammars(() => declarations);

/** The same objects for all files: a file is parsed once for each. */
function tabulateGrammars(listDialects: (extension: ScriptExtension) => readonly Dialect[]) {
  const rows = extensions.map((extension) => [extension, createGrammars(extension, listDialects(extension))]);
  return Object.fromEntries(rows) as Record<ScriptExtension, readonly Grammar[]>;
}
