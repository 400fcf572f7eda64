/**
 * Generates the table of programming languages from Linguist's data: which language a file is written in, by its name.
 */
import * as linguist from 'linguist-languages';

interface Language {
  name: string;
  type: 'programming' | 'data' | 'markup' | 'prose';
  extensions?: readonly string[];
  interpreters?: readonly string[];
  filenames?: readonly string[];
}

/** Languages for builds, setup or start scripts: they are programs, but a gate does not ask about them. */
const buildAndShell = new Set(
  (
    'Shell|Batchfile|PowerShell|Makefile|CMake|Dockerfile|HCL|Nix|Starlark|Meson|Just|Awk|sed|fish|Tcsh|Ninja|QMake|Gnuplot|' +
    'Gradle|Bicep|Puppet|Open Policy Agent|Jsonnet|Dhall|CUE|M4|M4Sugar|Roff|Vim Script|Nushell|Elvish|Singularity|' +
    'BitBake|Earthly|ASP.NET|Nginx|ApacheConf|SaltStack|Nasal|Inno Setup|NSIS|Parrot|API Blueprint|Smithy|Thrift|' +
    "Protocol Buffer|ShellSession|Polar|KCL|Pkl|Cap'n Proto|Regular Expression|jq|GDB|Linker Script"
  ).split('|'),
);

/**
 * Grammars, specifications, templates, shaders, queries and data that Linguist classifies as programs, and that no code
 * scanner reads.
 */
const noPrograms = new Set(
  (
    'ABAP CDS|Alpine Abuild|ANTLR|Augeas|BibTeX Style|Bison|CAP CDS|CartoCSS|CQL|Csound|Csound Document|Csound Score|Cypher|DataWeave|' +
    'DTrace|Dune|EdgeQL|Fluent|FreeMarker|G-code|GCC Machine Description|Genshi|Gentoo Ebuild|Gentoo Eclass|Gherkin|GLSL|' +
    'HLSL|HiveQL|Hurl|ImHex Pattern Language|Ink|Java Template Engine|JavaScript+ERB|JetBrains MPS|JFlex|Jison|Jison Lex|' +
    'Kaitai Struct|Langium|Lex|LilyPond|LLVM|LookML|Mako|Max|Metal|Module Management System|Myghty|Nearley|NetLinx+ERB|' +
    'OpenRC runscript|OverpassQL|PDDL|PEG.js|PLpgSQL|PLSQL|POV-Ray SDL|Procfile|Ragel|RobotFramework|RouterOS Script|' +
    'ShaderLab|Slang|Smarty|SQLPL|SurrealQL|Typst|VCL|WebAssembly|WebIDL|WGSL|XProc|XSLT|Xmake|YARA|Yacc|mcfunction'
  ).split('|'),
);

/** Files in which these languages describe a build, a package or a task. */
const buildExtensions = new Set('.gyp .gypi .gemspec .podspec .sbt .cake .jake .grt .gtpl'.split(' '));

/**
 * File names that servers and programs treat as a language, and that Linguist does not know or classifies as markup.
 */
const more: Readonly<Record<string, readonly string[]>> = {
  PHP: ['.phtml', '.phar', '.pht', '.php6', '.php7', '.php8', '.blade.php', '.antlers.php'],
  'Java Server Pages': ['.jspx', '.jspf', '.tagx'],
  Groovy: ['.gy'],
};

/** One name for dialects of one language. */
const names: Readonly<Record<string, string>> = { TSX: 'TypeScript', 'Fortran Free Form': 'Fortran' };

/**
 * For an extension of several languages, the language that is usually meant. Otherwise the language that lists it
 * first.
 */
const meant: Readonly<Record<string, string>> = {
  '.as': 'ActionScript',
  '.asm': 'Assembly',
  '.bas': 'BASIC',
  '.cls': 'Apex',
  '.cs': 'C#',
  '.d': 'D',
  '.es': 'JavaScript',
  '.ex': 'Elixir',
  '.f': 'Fortran',
  '.for': 'Fortran',
  '.frag': 'GLSL',
  '.fs': 'F#',
  '.g': 'ANTLR',
  '.gs': 'JavaScript',
  '.h': 'C',
  '.hh': 'C++',
  '.inc': 'PHP',
  '.jsx': 'JavaScript',
  '.l': 'Lex',
  '.lisp': 'Common Lisp',
  '.ls': 'LiveScript',
  '.m': 'Objective-C',
  '.ml': 'OCaml',
  '.mm': 'Objective-C++',
  '.mod': 'Modula-2',
  '.p': 'OpenEdge ABL',
  '.php': 'PHP',
  '.pl': 'Perl',
  '.pm': 'Perl',
  '.pp': 'Puppet',
  '.pro': 'Prolog',
  '.r': 'R',
  '.re': 'Reason',
  '.rs': 'Rust',
  '.s': 'Assembly',
  '.sc': 'Scala',
  '.st': 'Smalltalk',
  '.t': 'Perl',
  '.ts': 'TypeScript',
  '.v': 'Verilog',
  '.vb': 'Visual Basic .NET',
  '.vba': 'VBA',
  '.cgi': 'Perl',
  '.fcgi': 'Perl',
  '.sol': 'Solidity',
  '.tsx': 'TSX',
};

/** Sorted by name, with extensions in lower case for the look-up. */
const languages = (Object.values(linguist) as unknown as Language[])
  .map((each) => ({
    ...each,
    extensions: [...new Set([...(each.extensions ?? []), ...(more[each.name] ?? [])].map((one) => one.toLowerCase()))],
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const isProgram = ({ name, type }: Language) =>
  type === 'programming' && !buildAndShell.has(name) && !noPrograms.has(name);

function findOwner(extension: string): Language | undefined {
  const owners = languages.filter(({ extensions }) => extensions?.includes(extension));
  const named = owners.find(({ name }) => name === meant[extension] || more[name]?.includes(extension));
  return named ?? owners.find(({ extensions }) => extensions?.[0] === extension) ?? owners.find(isProgram) ?? owners[0];
}

function listLanguageRows(): string[] {
  return languages.filter(isProgram).flatMap((language) => {
    const { name, extensions = [], interpreters = [] } = language;
    const own = extensions.filter((each) => findOwner(each) === language && !buildExtensions.has(each));
    if (own.length + interpreters.length === 0) return [];
    return [[names[name] ?? name, own.join(' '), interpreters.join(' ')].join('|')];
  });
}

/** Extensions of files that are not programs: data, markup, prose, and build or start scripts. */
function renderOtherExtensions(): string {
  const all = new Set(languages.filter((each) => !isProgram(each)).flatMap(({ extensions = [] }) => extensions));
  const others = [...all].filter((each) => !isProgram(findOwner(each) as Language));
  return [...others, ...buildExtensions].sort().join(' ');
}

/**
 * Names of files that are not programs despite their extension: descriptions of a build, a package or editor settings.
 */
function renderOtherNames(): string {
  const all = languages.flatMap(({ filenames = [] }) => filenames.map((name) => name.toLowerCase()));
  const hasProgramExtension = (name: string) => {
    const owner = findOwner(name.slice(Math.max(0, name.lastIndexOf('.'))));
    return name.lastIndexOf('.') > 0 && owner !== undefined && isProgram(owner);
  };
  return [...new Set(all.filter((name) => !/ |^readme/.test(name) && hasProgramExtension(name)))].sort().join(' ');
}

export function renderLanguageTable(): string {
  return [
    '/** Programming languages by the names of their files. Made by `npm run generate` from the package linguist-languages. */',
    '',
    '/** Each `name|extensions|interpreters`, the lists separated by blanks. */',
    'export const languageRows: readonly string[] = [',
    ...listLanguageRows().map((row) => `  ${quoteText(row)},`),
    '];',
    '',
    '/** Extensions of files that hold no program: data, markup, prose, builds and shells. */',
    'export const otherExtensions: string =',
    `  ${quoteText(renderOtherExtensions())};`,
    '',
    '/** Names of files that hold no program although their extension is that of one; in lower case. */',
    'export const otherNames: string =',
    `  ${quoteText(renderOtherNames())};`,
    '',
  ].join('\n');
}

function quoteText(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
