/** Packages that images and programs name with an exact version, without a lock: RUN lines of Dockerfiles, setup.py. */
import { type Ecosystem, type LockContents, normalizePackageName } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { createLineFinder } from '../../../shared/text/snippet.ts';
import { parseDockerfile } from '../../iac/dockerfile.ts';
import { collectPackages, decodeLockText, type LockFormat, type LockNode, refuseLock } from './lock-format.ts';
import { readRequirement } from './requirements.ts';

const dotted = String.raw`\d+\.\d[\w.+-]*`;
const python = String.raw`(?:\S*\/)?(?:pip(?:[\d.]+)?|pipx|uv (?:pip|tool)|python(?:[\d.]+)? -m pip)`;

/** The version of a package in an option before or behind its name, or after a sign. Node.js 22 allows a name once. */
function listVersionOptions(option: string, sign: string): RegExp {
  const name = String.raw`[A-Za-z][\w.-]*`;
  const behind = String.raw`(?<name>${name})(?:${sign}| (?:-\S+ ){0,20}?(?:${option}))v?(?<version>${dotted})`;
  const before = String.raw`(?:${option})v?(?<versionBefore>${dotted}) (?:-\S+ ){0,20}?(?<nameBehind>${name})`;
  return new RegExp(String.raw`(?<=\s)(?:${behind}|${before})(?=\s|$)`, 'g');
}

const installers: readonly {
  ecosystem: Ecosystem;
  /** A command with its words separated by one blank, up to its arguments. */
  command: RegExp;
  /** An argument with `name` and `version`. */
  argument: RegExp;
}[] = [
  {
    ecosystem: 'PyPI',
    command: new RegExp(String.raw`^${python} (?:-\S+ )*install `),
    argument: /(?<=\s)(?<name>[A-Za-z0-9][\w.-]*)(?:\[[^\]\s]*\])?===?(?<version>\d[\w.+!-]*)(?=[\s,;]|$)/g,
  },
  {
    ecosystem: 'npm',
    command:
      /^(?:(?:npm|pnpm) (?:-\S+ )*(?:install|i|add)|yarn (?:global )?add|(?:npx|pnpx|bunx)|(?:npm|pnpm|yarn) (?:exec|dlx)|bun (?:add|install|i)|corepack (?:prepare|install|use)) /,
    argument: /(?<=\s)(?<name>(?:@[\w.-]+\/)?[\w.-]+)@[v=]?(?<version>\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)(?=\s|$)/g,
  },
  {
    ecosystem: 'RubyGems',
    command: /^gem (?:-\S+ )*(?:install|i) /,
    argument: listVersionOptions('-v[= ]?|--version[= ]', ':'),
  },
  {
    ecosystem: 'crates.io',
    command: /^cargo (?:\+\S+ )?(?:install|binstall) /,
    argument: listVersionOptions('--vers(?:ion)?[= ]=?', '@=?'),
  },
  {
    ecosystem: 'Packagist',
    command: /^composer (?:-\S+ )*(?:global )?(?:require|create-project) /,
    argument: new RegExp(String.raw`(?<=\s)(?<name>[\w.-]+\/[\w.-]+)[:= ]v?(?<version>${dotted})(?=\s|$)`, 'g'),
  },
];

/** Whether a text may install anything, so that most Dockerfiles need not be read. */
export function mayInstall(text: string): boolean {
  return /\b(?:pip[\d.]*|pipx|uv|npm|pnpm|yarn|npx|pnpx|bunx?|corepack|gem|cargo|composer)\b/.test(text);
}

export const dockerfile: LockFormat = {
  name: 'Dockerfile',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/i.test(path),
  read: ({ path, bytes }) => {
    const values = new Map<string, string>();
    const found = parseDockerfile(decodeLockText(bytes)).parts.flatMap(({ name, rest, script, line }) => {
      if (name === 'ARG' || name === 'ENV')
        for (const [, key = '', value = ''] of rest.matchAll(/(?<!\w)(\w+)(?:=| +(?=[^\s=]+$))["']?([^\s"']*)/g))
          values.set(key, value);
      return name === 'RUN'
        ? listInstalls(`${joinWords(rest)}\n${script}`, values).map((one) => ({ ...one, line }))
        : [];
    });
    const ofEach = [...Map.groupBy(found, ({ ecosystem }) => ecosystem)].map(([ecosystem, alike]) => {
      const nodes = alike.map((one): [string, LockNode] => [
        `${one.name} ${one.version}`,
        { ...one, needs: [], isDirect: true },
      ]);
      return collectPackages(ecosystem, path, new Map(nodes));
    });
    return { packages: ofEach.flatMap(({ packages }) => packages), local: [], unpinned: [], problems: [] };
  },
};

function listInstalls(script: string, values: ReadonlyMap<string, string>) {
  const expanded = script.replaceAll(
    /\$(?:(\w+)|\{(\w+)(?::?-([^{}]*))?\})/g,
    (whole, bare: string | undefined, braced: string, fallback: string | undefined) =>
      values.get(bare ?? braced) ?? fallback ?? whole,
  );
  return expanded.split(/&&|\|\|?|[;\n()]|\b(?:then|do|else)\b/).flatMap((text) => {
    const words = text
      .replaceAll(/["'\s]+/g, ' ')
      .replaceAll(/ (===?) /g, '$1')
      .replace(/^ /, '');
    const command = words.replace(/^(?:(?:sudo|exec|env|time|-\S+|\w+=\S*|(?:\S*\/)?(?:ba|da|z)?sh -\w*c) )*/, '');
    return installers.flatMap(({ ecosystem, command: start, argument }) => {
      const rest = start.exec(command);
      const found = rest === null ? [] : [...` ${command.slice(rest[0].length)}`.matchAll(argument)];
      return found.map(({ groups }) => ({
        ...{ ecosystem, version: groups?.version ?? groups?.versionBefore ?? '' },
        name: normalizePackageName(ecosystem, groups?.name ?? groups?.nameBehind ?? ''),
      }));
    });
  });
}

/** The words of `RUN ["pip", "install", "a==1.0"]` as one command, and any other text as it is. */
function joinWords(rest: string): string {
  try {
    const words: unknown = JSON.parse(rest);
    return Array.isArray(words) ? words.join(' ') : rest;
  } catch {
    return rest.replaceAll(/\s+/g, ' ');
  }
}

const fields = new Set(['install_requires', 'setup_requires', 'tests_require', 'extras_require']);
/** A comment, a text in its quotes, a word, or a sign. */
const tokenPattern =
  /#[^\r\n]*|([A-Za-z]{0,2})("""(?:[^\\]|\\[\s\S])*?"""|'''(?:[^\\]|\\[\s\S])*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|\w+|\*\*|\S/g;

interface Token {
  sign: string;
  /** The content of a text. */
  quoted?: string | undefined;
  /** Whether the text is computed, holds bytes, or has escapes. */
  isFormatted: boolean;
  at: number;
  end: number;
  /** The bracket around it, by its place in the list. */
  inside: number | undefined;
}

function listTokens(text: string): Token[] {
  const found: Token[] = [];
  const open: number[] = [];
  for (const { 0: sign, 1: prefix = '', 2: quoted, index: at } of text.matchAll(tokenPattern)) {
    if (sign.startsWith('#')) continue;
    if ('])}'.includes(sign)) open.pop();
    const [end, isFormatted] = [at + sign.length, /[fbt]/i.test(prefix) || quoted?.includes('\\') === true];
    const content = quoted?.replace(/^("""|'''|["'])([\s\S]*)\1$/, '$2');
    found.push({ sign, quoted: content, isFormatted, at, end, inside: open.at(-1) });
    if ('[({'.includes(sign)) open.push(found.length - 1);
  }
  return found;
}

const mostFields = 50;

/** A setup.py, and the names in it that a list was read for, by their places in the list of tokens. */
interface SetupScript {
  text: string;
  tokens: readonly Token[];
  read: Set<number>;
}

/** What a setup.py declares with exact versions, and what of it cannot be read, each as the end of a sentence. */
export function readSetup(path: string, bytes: Buffer): LockContents {
  const text = decodeLockText(bytes);
  if (text.length > 256 * 1024) refuseLock('it is longer than 256 KiB');
  const script: SetupScript = { text, tokens: listTokens(text), read: new Set() };
  const lineAt = createLineFinder(text);
  const nodes = new Map<string, LockNode>();
  const [unpinned, problems]: [LockContents['unpinned'], string[]] = [[], []];
  const named = [...script.tokens.keys()].filter((index) => isField(script.tokens[index]));
  for (const [count, index] of named.entries()) {
    if (script.read.has(index)) continue;
    const { sign = '', quoted: field = sign } = script.tokens[index] ?? {};
    const isValue = ['=', ':'].includes(script.tokens[index + 1]?.sign ?? '');
    const list = isValue && count < mostFields ? readList(script, index + 2) : undefined;
    if (list === undefined) problems.push(`its ${field} is computed`);
    for (const { value, at } of list ?? []) {
      const line = lineAt(at);
      const requirement = readRequirement(value, getFolder(path));
      if (requirement === undefined) problems.push(`line ${line} is not a requirement`);
      else if (requirement.version === undefined && requirement.local === undefined)
        unpinned.push({ name: requirement.name, reason: 'has no exact version', line });
      else {
        const { name, version = '', local } = requirement;
        const isDev = field === 'setup_requires' || field === 'tests_require';
        nodes.set(`${name} ${line} ${nodes.size}`, { name, version, line, local, needs: [], isDirect: true, isDev });
      }
    }
  }
  if (hasComputedCall(script)) problems.push('its arguments of setup() are computed');
  return { ...collectPackages('PyPI', path, nodes), unpinned, problems: [...new Set(problems)] };
}

function isField({ sign, quoted = sign }: Partial<Token> = {}): boolean {
  return quoted !== undefined && fields.has(quoted);
}

/** Whether any call takes arguments from a table, or no call of setup() is to be seen. */
function hasComputedCall({ text, tokens }: SetupScript): boolean {
  const signAt = (index: number) => tokens[index]?.sign ?? '';
  const isTable = ({ sign, inside = -1 }: Token, index: number) =>
    sign === '**' && signAt(inside) === '(' && '(,'.includes(signAt(index - 1)) && signAt(inside - 2) !== 'def';
  const isCall = ({ sign }: Token, index: number) =>
    sign === 'setup' && signAt(index + 1) === '(' && signAt(index - 1) !== 'def';
  // With quotes that do not match, code may look like a text.
  if (tokens.some((token, index) => /^["']$/.test(token.sign) || isTable(token, index))) return true;
  return /\b(?:setuptools|distutils)\b/.test(text) && !tokens.some(isCall);
}

type TextList = { value: string; at: number }[];

/** The texts of a list, or of the lists of a table. Undefined if it holds anything else. */
function readList(script: SetupScript, start: number): TextList | undefined {
  const { tokens } = script;
  if (/^[A-Za-z_]\w*$/.test(tokens[start]?.sign ?? '')) return readNamed(script, start);
  const found: TextList = [];
  const open: string[] = [];
  let isJoined = false;
  for (let index = start; ; index++) {
    const { sign, quoted, isFormatted, at } = tokens[index] ?? { sign: 'end', at: 0 };
    if (quoted !== undefined) {
      if (isFormatted) return undefined;
      // One text may have a requirement in each line.
      if (open.length === 0) {
        const lines = quoted.split('\n').flatMap((line) => line.trim() || []);
        return isEnd(script, index) ? lines.map((value) => ({ value, at })) : undefined;
      }
      const last = isJoined ? found.pop() : undefined;
      found.push({ value: `${last?.value ?? ''}${quoted}`, at: last?.at ?? at });
      isJoined = true;
      continue;
    }
    isJoined = false;
    if ('[({'.includes(sign)) open.push(sign);
    // The text before it was the name of a list.
    else if (sign === ':' && open.at(-1) === '{') found.pop();
    else if ('])}'.includes(sign)) {
      open.pop();
      if (open.length === 0) return isEnd(script, index) ? found : undefined;
    } else if (sign !== ',') return undefined;
  }
}

/** The list that a name was assigned once, and that nothing else is done with. */
function readNamed(script: SetupScript, at: number): TextList | undefined {
  const { text, tokens, read } = script;
  const name = tokens[at]?.sign;
  const signAt = (index: number) => tokens[index]?.sign ?? '';
  const places = [...tokens.keys()].filter((index) => signAt(index) === name);
  const isAssigned = (index: number) => {
    const start = tokens[index]?.at ?? 0;
    const isFirst = start === 0 || /[\r\n]/.test(text.charAt(start - 1));
    return isFirst && signAt(index + 1) === '=' && /^[[({]$/.test(signAt(index + 2));
  };
  const [assigned, ...more] = places.filter((index) => tokens[index]?.inside === undefined && isAssigned(index));
  const isUse = (index: number) =>
    (tokens[index]?.inside !== undefined && signAt(index + 1) === '=' && signAt(index + 2) !== '=') ||
    (signAt(index - 1) === '=' && isField(tokens[index - 2]) && isEnd(script, index));
  if (assigned === undefined || more.length > 0) return undefined;
  if (!places.every((index) => index === assigned || isUse(index))) return undefined;
  const list = readList(script, assigned + 2);
  if (list !== undefined) for (const index of [at, assigned]) read.add(index);
  return list;
}

/** Whether an expression ends with this token, so that nothing is done with its value. */
function isEnd({ text, tokens }: SetupScript, last: number): boolean {
  const [token, next] = [tokens[last], tokens[last + 1]];
  if (token === undefined || next === undefined) return true;
  if (token.inside !== undefined) return /^[,)}]$/.test(next.sign);
  return next.sign === ';' || (next.sign !== '\\' && /[\r\n]/.test(text.slice(token.end, next.at)));
}
