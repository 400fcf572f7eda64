/** Decides by name and content which language a file is written in, and whether this project's people wrote it. */

import { getBaseName } from '../text/file-name.ts';
/**
 * From Linguist 9.5.0, https://github.com/github-linguist/linguist: each `name|extensions|interpreters`, and the
 * extensions and names, in lower case, of files that hold no program: data, markup, prose, builds and shells.
 */
import table from './table.json' with { type: 'json' };

const byExtension = new Map<string, string>();
const byInterpreter = new Map<string, string>();
for (const row of table.languages) {
  const [name = '', extensions = '', interpreters = ''] = row.split('|');
  for (const extension of extensions.split(' ')) if (extension !== '') byExtension.set(extension, name);
  for (const program of interpreters.split(' '))
    if (program !== '' && !byInterpreter.has(program)) byInterpreter.set(program, name);
}

const names = new Map(
  [...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]),
);

export const languageNames: readonly string[] = [...names.values()];

/** The language in its usual spelling. Undefined for an unknown name. */
export function findLanguage(name: string): string | undefined {
  return names.get(name.trim().toLowerCase());
}

const media =
  '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
  '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...table.otherExtensions.split(' '), ...media.split(' ')]);

/**
 * Names that always mean a build or a package, although their extension is that of a program which no scanner here
 * reads. Only the whole name counts; otherwise the extension of a programming language decides.
 */
const buildNames =
  'package.swift mix.exs rebar.config.script jenkinsfile.groovy jenkinsfile.gvy jenkinsfile.gy premake4.lua premake5.lua build.pl ' +
  'build.sc project.scala';

const licenseSuffix =
  '(?:[-._](?:mit|apache|bsd|isc|mpl|[al]?gpl|lesser|cc0|cc|epl|boost|unlicen[cs]e|zlib|ofl)[\\w.-]*)?';
const documentNames = new RegExp(
  `^(?:(?:licen[cs]e|copying|notice)${licenseSuffix}|readme|authors|contributors|maintainers|codeowners|changelog|changes|history|news|todo)$`,
  'i',
);
const toolNames = /^(?:\..*|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;

/** Folders and names that Linguist classifies as third-party code. */
const vendored = [
  /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
  /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
  /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];

/** Names that code generators give. */
const generated = [
  /[.-]min\.(?:js|mjs|cjs)$/i,
  /(?:^|\/)__generated__\//i,
  /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
  /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];

/** Files that are left out of the language statistics, because their names alone would make programs of them. */
export const noLanguage = 'none';

/** Languages in which the embedded scanners search for common weaknesses with patterns. */
const patternLanguages = ['PHP', 'Java', 'Go'] as const;
export type PatternLanguage = (typeof patternLanguages)[number];
/** Languages whose values the embedded scanners follow with one engine. */
export type RuleLanguage = PatternLanguage | 'Python';

/** Whether an embedded scanner other than the one for JavaScript and TypeScript reads the language. */
export function isReadByAnotherEngine(language: string | undefined): boolean {
  return language === 'Python' || isPatternLanguage(language);
}

export function isPatternLanguage(language: string | undefined): language is PatternLanguage {
  return (patternLanguages as readonly (string | undefined)[]).includes(language);
}

/**
 * The programming language that a file name means. Undefined for data, markup, prose, builds, shells and unknown names.
 * If several formats share a name, the usual one; `detectByNameAndContent` is more precise.
 */
export function detectByName(path: string): string | undefined {
  const name = getBaseName(path);
  return isOtherName(name) ? undefined : findByExtension(name);
}

function findByExtension(path: string): string | undefined {
  for (const extension of listExtensions(path)) {
    const language = byExtension.get(extension);
    if (language !== undefined) return language;
    if (others.has(extension)) return undefined;
  }
  return undefined;
}

/** Whether the name is ambiguous, so that the content must be read. */
export function isAmbiguousName(path: string): boolean {
  const name = getBaseName(path);
  const isDecidedByContent = dockerName.test(name) || Object.hasOwn(formats, getLastExtension(name));
  return !isOtherName(path) && isDecidedByContent && findByExtension(path) !== undefined;
}

/** The language of a file with an ambiguous name, by the beginning of its content. Undefined if it is not a program. */
export function detectByNameAndContent(path: string, text: string): string | undefined {
  return detectByContent(getBaseName(path), text, findByExtension(path));
}

/** A PHP tag at the beginning, also after a `#!` line, makes the file a program, whatever its name says. */
export function startsWithPhp(text: string): boolean {
  return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}

/** Whether the name alone shows that the file is not a program. */
export function isNoProgramName(path: string): boolean {
  return (
    isOtherName(path) ||
    isDocumentName(path) ||
    toolNames.test(getBaseName(path)) ||
    listExtensions(path).some((extension) => others.has(extension))
  );
}

/** Whether the name alone, such as `README` or `LICENSE-MIT`, means a text for readers. */
export function isDocumentName(path: string): boolean {
  return documentNames.test(getBaseName(path));
}

/** Longer than any interpreter name with its version. */
const longestInterpreter = 100;

/** The language that the `#!` line names; `Shell` for every shell. */
export function detectByInterpreter(firstLine: string): string | undefined {
  const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
  const words = command.split(/\s+/);
  // After `env`, the first word that is neither an option nor a variable.
  const program = /(?:^|\/)env$/.test(words[0] ?? '')
    ? words.slice(1).find((word) => !word.startsWith('-') && !word.includes('='))
    : words[0];
  const name = getBaseName(program ?? '').toLowerCase();
  if (name.length > longestInterpreter) return undefined;
  if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name)) return 'Shell';
  return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}

/** Whether third parties or a generator wrote the file. */
export function isForeign(path: string): boolean {
  return isVendored(path) || generated.some((pattern) => pattern.test(path));
}

/** Whether third parties wrote the file. */
export function isVendored(path: string): boolean {
  return vendored.some((pattern) => pattern.test(path));
}

const otherNameSet = new Set(`${table.otherNames} ${buildNames}`.split(' '));

function isOtherName(path: string): boolean {
  return otherNameSet.has(getBaseName(path).toLowerCase());
}

/** `.spec.ts`, then `.ts`; in lower case. */
function listExtensions(path: string): string[] {
  const parts = getBaseName(path).toLowerCase().split('.').slice(1).slice(-3);
  return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}

const xml = /^\s*<(?:\?xml\s|!DOCTYPE\s)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;

/**
 * The formats that share an extension, based on Linguist's heuristics:
 * https://github.com/github-linguist/linguist/blob/main/lib/linguist/heuristics.yml
 * The first pattern that matches decides; `undefined` means that the file is not a program. If none matches, `otherwise`
 * does: `usual`: the language of the extension, `none`: no program.
 */
const formats: Readonly<
  Record<string, { rows: readonly (readonly [RegExp, string | undefined])[]; otherwise: 'usual' | 'none' }>
> = {
  '.app': { rows: [[/^\s*(?:%.*\n\s*)*\{\s*application\s*,/, 'Erlang']], otherwise: 'none' },
  '.asc': {
    rows: [
      [/^(?:----[- ]BEGIN|ssh-)/m, undefined],
      [/^[=-]+\s|\{\{/m, undefined],
      [
        /^(?:\/\/.+|(?:(?:import|export)\s+)?(?:function|int|float|char)\s+(?:room|repeatedly|on|game)_)/m,
        'AGS Script',
      ],
    ],
    otherwise: 'none',
  },
  '.cls': {
    rows: [
      [/^\s*\\(?:NeedsTeXFormat|ProvidesClass)\{/m, undefined],
      [/^(?:VERSION \d\.\d CLASS|Attribute VB_)/m, 'VBA'],
    ],
    otherwise: 'usual',
  },
  '.d': { rows: [[/^(?:[^\s:]+\.(?:o|lo|obj|d|so|a)\s*)+:(?:\s|\\?$)/m, undefined]], otherwise: 'usual' },
  '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/, 'Erlang']], otherwise: 'usual' },
  '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
  '.gml': {
    rows: [[/^\s*<(?:\?xml|gml)\b|^\s*graph\s*\[/m, undefined]],
    otherwise: 'usual',
  },
  '.h': {
    rows: [
      [
        /^\s*(?:@(?:interface|class|protocol|property|end|synchronised|selector|implementation)\b|#import\s+.+\.h[">])/m,
        'Objective-C',
      ],
      [
        /^\s*#\s*include <(?:cstdint|string|vector|map|list|array|bitset|queue|stack|forward_list|unordered_map|unordered_set|(?:i|o|io)stream)>|^\s*template\s*<|^[ \t]*(?:try|constexpr)\b|^[ \t]*catch\s*\(|^[ \t]*(?:class|(?:using[ \t]+)?namespace)\s+\w+|^[ \t]*(?:private|public|protected):$|std::\w+/m,
        'C++',
      ],
    ],
    otherwise: 'usual',
  },
  '.inc': {
    rows: [
      [php, 'PHP'],
      [/^\s*#\s*include\b|^\s*(?:class|namespace|template|static|const|void|int)\b[^\n]*[;{(]/m, 'C++'],
      [/^\s*(?:unit|uses|procedure|begin|\{\$\w+)\b/im, 'Pascal'],
      [
        /^\s*(?:\.\w+|[\w.$]+:|%(?:define|macro|include|if)|section|segment)\b.*$|^\s+(?:mov|push|jmp|call|db|dw|equ)\s/im,
        'Assembly',
      ],
    ],
    otherwise: 'none',
  },
  '.m': {
    rows: [
      [
        /^\s*(?:@(?:interface|class|protocol|property|end|selector|implementation)\b|#import\s+.+\.h[">])/m,
        'Objective-C',
      ],
      [/^\s*:-\s*(?:module|interface|import_module|implementation)\b/m, 'Mercury'],
      [/^\s*%|^\s*function\b[^{]*$|^\s*end\s*$/m, 'MATLAB'],
      [/\(\*/, 'Wolfram Language'],
    ],
    otherwise: 'usual',
  },
  '.mo': {
    rows: [
      [binary, undefined],
      [/^\s*(?:within|model|package|class|function|block|connector|record|type|partial|encapsulated)\b/m, 'Modelica'],
    ],
    otherwise: 'none',
  },
  '.mod': {
    rows: [
      [xml, undefined],
      [binary, undefined],
      [/^\s*(?:MODULE|(?:DEFINITION|IMPLEMENTATION) MODULE|END)\s+\w+/m, 'Modula-2'],
      [/^\s*(?:param|var|set|minimize|maximize|subject to|s\.t\.)\s/m, 'AMPL'],
    ],
    otherwise: 'none',
  },
  '.msg': {
    rows: [[/^\s*(?:message|packet|class|enum|namespace|cplusplus)\b[^\n]*[{;]/m, 'OMNeT++ MSG']],
    otherwise: 'none',
  },
  '.nc': {
    rows: [
      [binary, undefined],
      [/^\s*[GMNT]\d+\b/m, undefined],
    ],
    otherwise: 'usual',
  },
  '.p': { rows: [[/^\s*(?:set|plot|splot)\s+(?:\w+\s|[-["'])/m, undefined]], otherwise: 'usual' },
  '.pc': {
    rows: [[/^(?:prefix|Name|Version|Description|Libs|Cflags|Requires)\s*[:=]/m, undefined]],
    otherwise: 'usual',
  },
  '.pl': {
    rows: [
      [/^\s*use\s+v6\b|^\s*(?:my\s+)?(?:unit\s+)?(?:module|class|grammar)\s+\w+\s*[;{]/m, 'Raku'],
      [/\buse\s+(?:strict\b|v?5\b)|^\s*(?:my|sub|package|use|print|our)\b/m, 'Perl'],
      [/^[^#\n]*:-/m, 'Prolog'],
    ],
    otherwise: 'usual',
  },
  '.pro': {
    rows: [
      [
        /^-(?:keep|dontwarn|optimizations?|assumenosideeffects|renamesourcefileattribute|dontobfuscate|include|injars)\b/m,
        undefined,
      ],
      [/^\s*(?:HEADERS|SOURCES|TEMPLATE|TARGET|QT|CONFIG|SUBDIRS|FORMS|RESOURCES)\b\s*[-+*]?=/m, undefined],
      [/^[^[#\n]+:-/m, 'Prolog'],
      [/^\s*(?:function|pro|compile_opt)\s+\w[ \w,:]*$/im, 'IDL'],
    ],
    otherwise: 'none',
  },
  '.res': {
    rows: [
      [binary, undefined],
      [/^\s*(?:let|type|module|open|external|@\w+)\b/m, 'ReScript'],
    ],
    otherwise: 'none',
  },
  '.rs': { rows: [[xml, undefined]], otherwise: 'usual' },
  '.sig': {
    rows: [
      [binary, undefined],
      [/^\s*signature\s+\w+\s*=/m, 'Standard ML'],
    ],
    otherwise: 'none',
  },
  '.sol': {
    rows: [
      [/^\s*(?:%FS|G04|%MO)/m, undefined],
      [binary, undefined],
    ],
    otherwise: 'usual',
  },
  '.st': { rows: [[/\$\w+[($]|<%|^\s*<\w+>/m, undefined]], otherwise: 'usual' },
  '.t': {
    rows: [
      [/^\s*use\s+v6\b/m, 'Raku'],
      [/^\s*%[ \t]+|^\s*var\s+\w+\s*:=?\s*\w+/m, 'Turing'],
    ],
    otherwise: 'usual',
  },
  '.ts': {
    rows: [
      [xml, undefined],
      // Qt's translations. A type in these brackets has no attributes.
      [/^\s*<TS\s+(?:version|(?:source)?language)\s*=\s*"/, undefined],
    ],
    otherwise: 'usual',
  },
  '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
  '.v': {
    rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
    otherwise: 'usual',
  },
};

/** Only what is between tags is code in these languages, so their files may begin with any text. */
const tagLanguages = /^(?:PHP|Java Server Pages)$/;
const dockerName = /^(?:docker|container)file[._-]./i;
const dockerText =
  /^\uFEFF?(?:[ \t]*(?:#.*|ARG[ \t]+\w+(?:=.*)?)?\r?\n)*[ \t]*FROM[ \t]+(?:--platform=\S+[ \t]+)?[\w$][^\s=;()]*(?:[ \t]+AS[ \t]+[\w.-]+)?[ \t]*(?:\r?\n|$)/i;

/** A PHP tag anywhere. */
export function containsPhp(text: string): boolean {
  return php.test(text);
}

export function isNamedLikeDockerfile(path: string): boolean {
  return dockerName.test(getBaseName(path));
}

/** Whether the text begins as a Dockerfile does, and as no program of a language without tags. */
export function beginsLikeDockerfile(text: string): boolean {
  return dockerText.test(text);
}

/** The language by the beginning of the content. `usual` is the usual language of the extension. */
function detectByContent(name: string, text: string, usual: string | undefined): string | undefined {
  if (dockerName.test(name) && !tagLanguages.test(usual ?? '') && beginsLikeDockerfile(text)) return undefined;
  const decided = formats[getLastExtension(name)];
  const row = decided?.rows.find(([pattern]) => pattern.test(text));
  if (row !== undefined) return row[1];
  return decided?.otherwise === 'none' ? undefined : usual;
}

function getLastExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
