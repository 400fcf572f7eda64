/**
 * Decides by its content which of several formats a file has. Based on Linguist's heuristics:
 * https://github.com/github-linguist/linguist/blob/main/lib/linguist/heuristics.yml
 */

/** The language of the first pattern that matches. `undefined` means that the file is not a program. */
type Row = readonly [pattern: RegExp, language: string | undefined];

const xml = /^\s*<(?:\?xml|!DOCTYPE|TS\b|gml\b|tileset\b)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;

/**
 * By extension. If no row matches, `otherwise` decides: `usual` is the language of the extension, `none` means no
 * program.
 */
const byExtension: Readonly<Record<string, { rows: readonly Row[]; otherwise: 'usual' | 'none' }>> = {
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
  '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/m, 'Erlang']], otherwise: 'usual' },
  '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
  '.gml': {
    rows: [
      [xml, undefined],
      [/^\s*graph\s*\[/m, undefined],
    ],
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
  '.ts': { rows: [[xml, undefined]], otherwise: 'usual' },
  '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
  '.v': {
    rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
    otherwise: 'usual',
  },
};

interface Claim {
  name: RegExp;
  /** Text that such a file begins with or contains. */
  holds: RegExp;
  /** No script begins like this, so the file has the claimed format even if its name ends like JavaScript or Python. */
  isCertain?: boolean;
  /** Endings for which the name alone is enough. */
  always?: RegExp;
}

const beginning = String.raw`^\uFEFF?(?:[ \t]*(?:(?:#|\/\/).*)?\r?\n)*`;
/** Names of files for builds and tools, which may continue after a dot or a dash. */
const claims: readonly Claim[] = [
  {
    name: /^(?:docker|container)file[._-]./i,
    holds: new RegExp(String.raw`${beginning}[ \t]*(?:FROM[ \t]+\S|ARG[ \t]+\w)`, 'i'),
    isCertain: true,
  },
  {
    name: /^jenkinsfile[._-]./i,
    always: /\.(?:groovy|gvy|gy)$/i,
    holds: new RegExp(
      String.raw`${beginning}[ \t]*(?:(?:pipeline|node(?:\([^)\n]*\))?)[ \t]*\{|@Library\([^)\n]*\)[ \t]*_)`,
    ),
    isCertain: true,
  },
  { name: /^(?:gnu)?makefile[._-]./i, holds: /^[\w./%$() -]+:[^=\n]*\n\t|^\s*(?:include|SUBDIRS|bin_PROGRAMS)\b/m },
  { name: /^cmakelists\.txt[._-]./i, holds: /^\s*(?:cmake_minimum_required|project|add_\w+|set)\s*\(/im },
  { name: /^vagrantfile[._-]./i, holds: /\bVagrant\.configure\b/ },
  {
    name: /^(?:gem|pod|brew|rake|fast|berks|cap|guard)file[._-]./i,
    holds: /^\s*(?:source|gem|pod|platform|tap|brew|task|lane|cookbook|guard)\b/m,
  },
  {
    name: /^(?:just|proc|caddy|tilt|earth)file[._-]./i,
    holds: /^[\w-]+[^\n]*:(?:\s|$)|^[^\n]*\{\s*$|^(?:FROM|VERSION)\b/m,
  },
  { name: /\.conf\.\w+$/i, holds: /^\s*(?:server|http|events|upstream|location)\b[^;{}()\n]*\{/m },
  { name: /^\.env\./i, holds: /^\s*(?:export\s+)?[A-Z][A-Z0-9_]*=/m },
  {
    name: /^(?:readme|licen[cs]e|copying|notice|changelog|changes|contributing|authors|security|install|todo|history|news)[._-]./i,
    // Matches whole sentences, and no line of a program.
    holds:
      /^(?![\s\S]*(?:[;{}]\s*$|^\s*(?:import|from|def|class|func|function|fn|var|let|const|use|package|#include|require|module|public|private|sub|namespace)\b))[\s\S]*\w \w/m,
  },
];
const script = /\.(?:[cm]?[jt]sx?|pyw?|py3)$/i;

/** Whether the content decides the language, whatever the file name says. */
export function isDecidedByContent(name: string): boolean {
  return findClaim(name) !== undefined || Object.hasOwn(byExtension, getLastExtension(name));
}

/** Whether the name is that of a file for builds, tools or readers, whatever its extension is. */
export function isClaimedName(name: string): boolean {
  return findClaim(name) !== undefined;
}

/** Whether the name is such a name, and the content agrees. */
export function isProvenClaim(name: string, text: string): boolean {
  const claim = findClaim(name);
  return claim?.always?.test(name) === true || claim?.holds.test(text) === true;
}

/** The language by the beginning of the content. `usual` is the usual language of the extension. */
export function detectByContent(name: string, text: string, usual: string | undefined): string | undefined {
  if (isProvenClaim(name, text)) return undefined;
  const decided = byExtension[getLastExtension(name)];
  const row = decided?.rows.find(([pattern]) => pattern.test(text));
  if (row !== undefined) return row[1];
  return decided?.otherwise === 'none' ? undefined : usual;
}

function findClaim(name: string): Claim | undefined {
  const claim = claims.find((each) => each.name.test(name));
  return claim?.isCertain === true || !script.test(name) ? claim : undefined;
}

function getLastExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
