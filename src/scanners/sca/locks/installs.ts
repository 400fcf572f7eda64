/** Packages that images and programs name with an exact version, without a lock: RUN lines of Dockerfiles, setup.py. */
import { type Ecosystem, type LockContents, normalizePackageName } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { createLineFinder } from '../../../text/snippet.ts';
import { parseDockerfile } from '../../iac/dockerfile-instructions.ts';
import { collectPackages, decodeLockText, type LockFormat, type LockNode, refuseLock } from './lock-format.ts';
import { readRequirement } from './requirements.ts';

interface Installer {
  ecosystem: Ecosystem;
  /** A command with its words separated by one blank, up to its arguments. */
  command: RegExp;
  /** An argument with `name` and `version`. */
  argument: RegExp;
}

const dotted = String.raw`v?(?<version>\d+(?:\.\d+)+[\w.+-]*)`;
const python = String.raw`(?:\S*\/)?(?:pip(?:[\d.]+)?|pipx|uv (?:pip|tool)|python(?:[\d.]+)? -m pip)`;

/** The version of a package in an option before or behind its name, or after a sign. */
function listVersionOptions(option: string, sign: string): RegExp {
  const name = String.raw`(?<name>[A-Za-z][\w.-]*)`;
  const behind = String.raw`${name}(?:${sign}| (?:-\S+ )*?(?:${option}))${dotted}`;
  return new RegExp(String.raw`(?<=\s)(?:${behind}|(?:${option})${dotted} (?:-\S+ )*?${name})(?=\s|$)`, 'g');
}

const installers: readonly Installer[] = [
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
    argument: new RegExp(String.raw`(?<=\s)(?<name>[\w.-]+\/[\w.-]+)[:= ]${dotted}(?=\s|$)`, 'g'),
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
      return collectPackages(ecosystem, path, { nodes: new Map(nodes) });
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
      return found.map(({ groups: { name = '', version = '' } = {} }) => ({
        ...{ ecosystem, version, name: normalizePackageName(ecosystem, name) },
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

const fields = 'install_requires|setup_requires|tests_require|extras_require';
const declared = new RegExp(String.raw`(?<![\w.])["']?(${fields})["']?\s*[=:](?!=)\s*`, 'g');
/** A comment, a text in its quotes, a bracket, or anything else that matters. */
const tokens =
  /#.*|([A-Za-z]*)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|[[\]{}(),:]|[^\s[\]{}(),:'"#]+|["']/g;

const mostFields = 50;

/** What a setup.py declares with exact versions, and what of it cannot be read, each as the end of a sentence. */
export function readSetup(path: string, bytes: Buffer): LockContents {
  const text = decodeLockText(bytes);
  if (text.length > 1024 * 1024) refuseLock('it is longer than 1 MiB');
  const lineAt = createLineFinder(text);
  const nodes = new Map<string, LockNode>();
  const [unpinned, problems]: [LockContents['unpinned'], string[]] = [[], []];
  for (const { 1: field = '', 0: start, index } of [...text.matchAll(declared)].slice(0, mostFields)) {
    if (/#.*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index))) continue;
    const list = readList(text, index + start.length);
    if (list === undefined) problems.push(`its ${field} is computed`);
    for (const { value, at } of list ?? []) {
      const line = lineAt(at);
      const requirement = readRequirement(value, getFolder(path));
      if (requirement === undefined) problems.push(`line ${line} is no requirement`);
      else if (requirement.version === undefined && requirement.local === undefined)
        unpinned.push({ name: requirement.name, reason: 'has no exact version', line });
      else {
        const { name, version = '', local } = requirement;
        const isDev = field === 'setup_requires' || field === 'tests_require';
        nodes.set(`${name} ${line} ${nodes.size}`, { name, version, line, local, needs: [], isDirect: true, isDev });
      }
    }
  }
  if (/\bsetup\s*\([^#]{0,5000}?\*\*/.test(text.slice(0, 100_000)))
    problems.push('its arguments of setup() are computed');
  return { ...collectPackages('PyPI', path, { nodes }), unpinned, problems };
}

/** The texts of a list, or of the lists of a table. Undefined if it holds anything else. */
function readList(text: string, start: number): { value: string; at: number }[] | undefined {
  const name = /^[A-Za-z_]\w*(?=\s*(?:[,)\n]|$))/.exec(text.slice(start, start + 200))?.[0];
  if (name !== undefined) {
    const assigned = new RegExp(String.raw`^${name}\s*=\s*(?=[[({])`, 'm').exec(text);
    // Written once and used once: what changes it otherwise is not followed.
    const changes = text.match(new RegExp(String.raw`(?<![\w.])${name}\s*(?:[+*]?=(?!=)|\.|\[)`, 'g')) ?? [];
    const isKnown =
      assigned !== null &&
      changes.length === (name.endsWith('_requires') || name === 'tests_require' || name === 'extras_require' ? 2 : 1);
    return isKnown ? readList(text, assigned.index + assigned[0].length) : undefined;
  }
  const found: { value: string; at: number }[] = [];
  const open: string[] = [];
  let isJoined = false;
  tokens.lastIndex = start;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    const { 0: sign, 1: prefix = '', 2: quoted, index } = token;
    if (sign.startsWith('#')) continue;
    if (quoted !== undefined) {
      if (/[fb]/i.test(prefix)) return undefined;
      const value = quoted.replace(/^("""|'''|["'])([\s\S]*)\1$/, '$2');
      // One text may have a requirement in each line.
      if (open.length === 0) return isEnd(text, tokens.lastIndex) ? splitTextLines(value, index) : undefined;
      const last = isJoined ? found.pop() : undefined;
      found.push({ value: `${last?.value ?? ''}${value}`, at: last?.at ?? index });
      isJoined = true;
      continue;
    }
    isJoined = false;
    if ('[({'.includes(sign)) open.push(sign);
    // The text before it was the name of a list.
    else if (sign === ':' && open.at(-1) === '{') found.pop();
    else if ('])}'.includes(sign)) {
      open.pop();
      if (open.length === 0) return isEnd(text, tokens.lastIndex) ? found : undefined;
    } else if (sign !== ',') return undefined;
  }
  return undefined;
}

/** Whether an expression ends here, so that nothing is done with its value. */
function isEnd(text: string, at: number): boolean {
  return /^\s*(?:[,)}#\n]|$)/.test(text.slice(at, at + 100));
}

function splitTextLines(value: string, at: number): { value: string; at: number }[] {
  return value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ value: line.trim(), at }]));
}
