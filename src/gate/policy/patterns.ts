/**
 * Finds mistakes in the policy's patterns: patterns that can match no path of a repository, with the corrected form.
 */
import { attempt } from '../../shared/errors.ts';
import { describeGlobProblem, hasOpenSet } from './glob.ts';

/** `counts`: findings that match are judged or block. `excuses`: findings that match are excused. */
export type PatternUse = 'counts' | 'excuses';

const variable = /\$\{\{.*?(?:\}\}|$)|\$\{[^}]*\}?|\$\([^)]*\)?|^\$[A-Za-z_]\w+(?=[\\/]|$)|^%[A-Za-z_]\w+%(?=[\\/]|$)/g;
const invisible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/g;
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** A group of an extended glob: next to braces and not escaped. */
const extended = /(?<!\\)[@?*+!]\(([^()]*)\)/g;
const position =
  /(?:#L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\s*\((?:(?:lines?|ln|l)\.?\s*)?\d+(?:\s*[,:;-]\s*\d+)*\)|,?\s+(?:lines?\s|L)\s*\d+(?:-\d+)?|(?<=\.\w{1,9})\?[\w-]+=.*|(?<=\.\w{1,9})(?<!\\):[a-z_]\w*|(?:(?<!\\):\d+(?:-\d+)?)+|(?<!\\):)$/i;
/** The commit prefix before a path in git notation. */
const revision = /^(?:HEAD|@|main|master|develop|trunk|[\w.-]+\/[\w./-]+)(?:[~^]\d*)*:(?=[^\s:\d])/;
/** Folders of CI runners in which a repository is checked out. */
const runnerFolder =
  /^(?:home\/runner\/work\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|workspace|__w\/[^/]+\/[^/]+)\//;

/** In the order in which they are corrected. */
const mistakes: readonly {
  finds: (pattern: string) => boolean;
  says: string;
  /** The patterns that were meant. Empty if nobody can tell. */
  fix: (pattern: string) => string[];
  /** A service may write such a path, so an exception may repeat it exactly. */
  isExactPath?: boolean;
}[] = [
  {
    finds: (pattern) => pattern.search(invisible) >= 0 || pattern.search(oddSpace) >= 0,
    says: 'contains an invisible character',
    fix: (pattern) => [pattern.replace(invisible, '').replace(oddSpace, ' ').trim()],
  },
  {
    finds: (pattern) => /^(?:["'`“”‘’«].*["'`“”‘’»]|[-•–—]\s.*|\[\s*["'].*\])$/s.test(pattern),
    says: 'contains quotes or a list dash',
    fix: (pattern) => [
      pattern
        .replace(/^[-•–—]\s+/, '')
        .replace(/^\[\s*(["'].*)\]$/s, '$1')
        .replaceAll(/["'`“”‘’«»]/g, ''),
    ],
  },
  {
    finds: (pattern) => /(?:^|\s)#(?:\s|$)/.test(pattern),
    says: 'contains a comment',
    fix: (pattern) => [pattern.replace(/(?:^|\s+)#(?:\s.*)?$/s, '')],
  },
  {
    finds: (pattern) => pattern.search(variable) >= 0,
    says: 'contains a variable, and variables are not expanded here',
    fix: (pattern) => [pattern.replace(variable, '').replace(/^[\\/]+/, '')],
  },
  {
    finds: (pattern) => /^(?:[a-z][\w+.-]*:\/\/|(?:file|https?|ssh|git):|[\w.-]+@[\w.-]+:|\/\/)/i.test(pattern),
    says: 'is an address',
    fix(pattern) {
      const [, inside] = /\/(?:tree|blob|raw|src\/branch)\/[^/]+\/([^?#]+)/.exec(pattern) ?? [];
      const [, local] = /^file:(?!\/)(.*)$/i.exec(pattern) ?? [];
      return inside === undefined ? (local === undefined ? [] : [local]) : [inside];
    },
  },
  {
    finds: (pattern) => /^[a-z]:(?!:)/i.test(pattern),
    says: 'begins with a Windows drive',
    fix: () => [],
  },
  {
    finds: (pattern) => /^(?::|(?:path|glob|re|regexp?|pattern):)/i.test(pattern),
    says: 'begins with a prefix',
    fix: (pattern) => [pattern.replace(/^(?::(?:\([^)]*\)|[!^])?\/?|\w+:)\s*/, '')],
  },
  {
    finds: (pattern) => pattern.search(extended) >= 0 || /(?<!\\)\([^()]*(?<!\\)\|[^()]*\)|\(\?[:!=i<]/.test(pattern),
    says: 'contains a group in parentheses, which is not supported; use braces',
    fix(pattern) {
      const braced = (choices: string) => (choices.includes('|') ? `{${choices.replaceAll('|', ',')}}` : choices);
      if (/(?<!\\)!\(/.test(pattern)) return [];
      const plain = pattern.replace(extended, (_, choices: string) => braced(choices));
      return [plain.replace(/(?<!\\)\((?:\?:)?([^()]*\|[^()]*)\)[*+?]?/g, (_, choices: string) => braced(choices))];
    },
  },
  {
    finds: (pattern) => pattern.startsWith('!'),
    says: 'begins with !, and negation is not supported; list the paths that are meant',
    fix: (pattern) => [pattern.replace(/^!+/, '')],
  },
  {
    finds: (pattern) => /^\^|[^\\/]\$$/.test(pattern),
    says: 'reads like a regular expression',
    fix: (pattern) => [
      pattern
        .replace(/^\^|\$$/g, '')
        .replaceAll('\\.', '.')
        .replaceAll('.*', '**'),
    ],
  },
  {
    finds: (pattern) =>
      /\\(?![*?[\]{}()!,;|#:%$^])|[^/\\]\\\*/.test(pattern) || /[^/\\]\\[[{(](?!.*\\[\]})])/.test(pattern),
    says: 'contains backslashes; use / in paths',
    fix: (pattern) => [pattern.replaceAll(/\\+/g, '/')],
  },
  {
    finds: (pattern) => pattern.startsWith('~'),
    says: 'begins with ~, a folder outside the repository',
    fix: (pattern) => [pattern.replace(/^~[^/]*\/?/, '')],
  },
  {
    finds: (pattern) => pattern.startsWith('/'),
    says: 'begins with /; a path here begins at the root of the repository',
    fix: (pattern) => [pattern.replace(/^\/+/, '').replace(runnerFolder, '')],
  },
  {
    finds: (pattern) => pattern.split('/').includes('..'),
    says: 'contains ..',
    fix: (pattern) => [removeParentSegments(pattern)],
  },
  {
    finds: (pattern) => /(?:^|\/)(?:\.{3,}|…)(?:\/|$)/.test(pattern),
    says: 'contains ... where ** is meant',
    fix: (pattern) => [pattern.replace(/(^|\/)(?:\.{3,}|…)(?=\/|$)/g, '$1**')],
  },
  {
    finds: (pattern) => /^(?:\.\/*)+$/.test(pattern),
    says: 'is the whole repository',
    fix: () => ['**'],
  },
  {
    finds: (pattern) => position.test(pattern) || /(?<!\\)::/.test(pattern),
    says: 'contains a line number',
    fix: (pattern) => [pattern.replace(/::.*$/s, '').replace(position, '')],
    isExactPath: true,
  },
  {
    finds: (pattern) => (/(?<!\\):(?:(?=.*\/)|\s)/.test(pattern) || revision.test(pattern)) && !/^pkg:/i.test(pattern),
    says: 'contains a : after a prefix',
    fix: (pattern) => [pattern.replace(/^.*(?<!\\):[\s/]*/s, '')],
    isExactPath: true,
  },
  {
    finds: (pattern) => splitJoinedPatterns(pattern).length > 1,
    says: 'joins several patterns',
    fix: splitJoinedPatterns,
    isExactPath: true,
  },
  {
    finds: (pattern) => /(?:^|[/{,])\s|\s(?:[/},]|$)|\*\s+\S*[*/]|\*\S*\s+(?:or|and|&&|\+)\s|\s&&\s/.test(pattern),
    says: 'has spaces around a name',
    fix: (pattern) =>
      /\*\S*\s+\S|\/\s+\S|\s&&\s/.test(pattern) && !/[{}]/.test(pattern)
        ? pattern.split(/\s+(?:(?:or|and|&&|\+)\s+)?/)
        : [pattern.replaceAll(/(^|[/{,])\s+|\s+(?=[/},]|$)/g, '$1')],
    isExactPath: true,
  },
  {
    finds: (pattern) => /(?<!\\)[<>]/.test(pattern),
    says: 'has < or > in it',
    fix: (pattern) => [pattern.replaceAll(/[<>]/g, '')],
    isExactPath: true,
  },
  {
    finds: (pattern) => /(?<!\\)%[0-9a-f]{2}/i.test(pattern),
    says: 'is percent-encoded',
    fix: (pattern) => [attempt(() => decodeURIComponent(pattern)) ?? ''],
    isExactPath: true,
  },
  {
    finds: (pattern) => /(?<!\\)\{[^{},]*\.\.[^{},]*\}/.test(pattern),
    says: 'contains a range in braces, which is not supported; list each value',
    fix: () => [],
  },
  {
    finds: (pattern) => /\[\[:\w+:\]\]/.test(pattern),
    says: 'contains a character class, which is not supported',
    fix: (pattern) => [pattern.replaceAll(/\[\[:digit:\]\]/g, '[0-9]').replaceAll(/\[\[:\w+:\]\]/g, '[A-Za-z0-9]')],
  },
  {
    finds: hasOpenSet,
    says: 'has an unclosed [; write \\[ for a literal bracket',
    fix: (pattern) => [pattern.replaceAll(/(?<!\\)\[/g, '\\[')],
  },
  {
    finds: (pattern) => [...pattern.matchAll(/(?<!\\)\[[!^]?([^\]]+)\]/g)].some(([, set = '']) => isEmptySet(set)),
    says: 'contains an empty character set',
    fix: (pattern) => [
      pattern.replaceAll(/(\w)-(\w)/g, (_, from, to) => (from > to ? `${to}-${from}` : `${from}-${to}`)),
    ],
  },
];

const example: Readonly<Record<PatternUse, string>> = { counts: 'src/**', excuses: 'vendor/**' };

/** Describes the mistake and the corrected pattern. Undefined if the pattern may match something. */
export function describePatternProblem(pattern: string, use: PatternUse): string | undefined {
  const mistake = findMistake(pattern, use);
  if (mistake === undefined) return describeGlobProblem(pattern);
  const meant = correctPattern(pattern, use);
  const words = meant.map((each) => JSON.stringify(each)).join(' and ');
  if (meant.length === 0) return `${mistake.says}; write it from the root of the repository, such as ${example[use]}`;
  return meant.length === 1 ? `${mistake.says}; write ${words}` : `${mistake.says}; write ${words}, each on its own`;
}

function findMistake(pattern: string, use: PatternUse): (typeof mistakes)[number] | undefined {
  const isExact = use === 'excuses' && !/[*?[{]/.test(pattern);
  return mistakes.find((mistake) => !(isExact && mistake.isExactPath) && mistake.finds(pattern));
}

/** Several mistakes in one pattern are corrected one after the other. */
const mostCorrections = 20;

/** Returns patterns without mistakes. Empty if nobody can tell what was meant. */
function correctPattern(pattern: string, use: PatternUse): string[] {
  let open = [pattern];
  const meant: string[] = [];
  for (let count = 0; count < mostCorrections && open.length > 0; count += 1) {
    const [next = '', ...others] = open;
    const mistake = findMistake(next, use);
    if (mistake === undefined) {
      if (next.trim() === '' || describeGlobProblem(next) !== undefined) return [];
      meant.push(includeContents(next));
      open = others;
    } else open = [...mistake.fix(next).map((each) => each.trim()), ...others];
  }
  return open.length > 0 || meant.some((each) => use === 'excuses' && each === '**') ? [] : [...new Set(meant)];
}

/** Most names without a dot are folders. For the others, both forms match the file. */
function includeContents(pattern: string): string {
  if (pattern.endsWith('/')) return `${pattern}**`;
  return /(?:^|\/)[^/*?.[\]{}]+$/.test(pattern) ? `${pattern}/**` : pattern;
}

/** Splits at commas, semicolons and bars that are not in braces or sets and not escaped. */
function splitJoinedPatterns(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [sign] of pattern.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    if (/^[,;|\n\t]$/.test(sign) && (depth === 0 || sign !== ',')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  // An unclosed brace is another mistake.
  if (depth > 0) return [pattern];
  const named = parts.map((part) => part.trim()).filter((part) => part !== '');
  return parts.length === 1 ? [pattern] : named.length > 1 ? named : [...named, ''];
}

function removeParentSegments(pattern: string): string {
  const parts: string[] = [];
  for (const part of pattern.split('/')) {
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** `[z-a]`. */
function isEmptySet(set: string): boolean {
  return /^(?:[^-]-[^-])+$/.test(set) && (set.match(/.-./g) ?? []).every(([from = '', , to = '']) => from > to);
}
