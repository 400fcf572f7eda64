/**
 * Decides by its content which of several formats a file has. Based on Linguist's heuristics:
 * https://github.com/github-linguist/linguist/blob/main/lib/linguist/heuristics.yml
 */

import { getBaseName } from '../text/file-name.ts';

/** The language of the first pattern that matches. `undefined` means that the file is not a program. */
type Row = readonly [pattern: RegExp, language: string | undefined];

const xml = /^\s*<(?:\?xml\s|!DOCTYPE\s)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;

/** By extension. If no row matches, `otherwise` decides: `usual`: the language of the extension, `none`: no program. */
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

/** Whether the content decides the language, whatever the file name says. */
export function isDecidedByContent(name: string): boolean {
  return dockerName.test(name) || Object.hasOwn(byExtension, getLastExtension(name));
}

/** The language by the beginning of the content. `usual` is the usual language of the extension. */
export function detectByContent(name: string, text: string, usual: string | undefined): string | undefined {
  if (dockerName.test(name) && !tagLanguages.test(usual ?? '') && beginsLikeDockerfile(text)) return undefined;
  const decided = byExtension[getLastExtension(name)];
  const row = decided?.rows.find(([pattern]) => pattern.test(text));
  if (row !== undefined) return row[1];
  return decided?.otherwise === 'none' ? undefined : usual;
}

function getLastExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
