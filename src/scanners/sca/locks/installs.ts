/** Packages that images and programs name with an exact version, without a lock: RUN lines of Dockerfiles, setup.py. */
import { type Ecosystem, type LockContents, normalizePackageName } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { createLineFinder } from '../../../text/snippet.ts';
import { parseDockerfile } from '../../iac/dockerfile-instructions.ts';
import { collectPackages, decodeLockText, type LockFormat, type LockNode } from './lock-format.ts';
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

const installers: readonly Installer[] = [
  {
    ecosystem: 'PyPI',
    command: new RegExp(String.raw`^${python} (?:-\S+ )*install `),
    argument: /(?<=\s)(?<name>[A-Za-z0-9][\w.-]*)(?:\[[^\]\s]*\])?===?(?<version>\d[\w.+!-]*)(?=[\s,;]|$)/g,
  },
  {
    ecosystem: 'npm',
    command:
      /^(?:(?:npm|pnpm) (?:-\S+ )*(?:install|i|add)|yarn (?:global )?add|(?:npx|pnpx|bunx)|(?:npm|pnpm|yarn) (?:exec|dlx)|bun (?:add|install|i)) /,
    argument: /(?<=\s)(?<name>(?:@[\w.-]+\/)?[\w.-]+)@[v=]?(?<version>\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)(?=\s|$)/g,
  },
  {
    ecosystem: 'RubyGems',
    command: /^gem (?:-\S+ )*(?:install|i) /,
    argument: new RegExp(
      String.raw`(?<=\s)(?<name>[A-Za-z][\w.-]*)(?::| (?:-\S+ )*?(?:-v[= ]?|--version[= ]))${dotted}(?=\s|$)`,
      'g',
    ),
  },
  {
    ecosystem: 'crates.io',
    command: /^cargo (?:\+\S+ )?(?:install|binstall) /,
    argument: new RegExp(
      String.raw`(?<=\s)(?:--vers(?:ion)?[= ])?(?:(?<name>[A-Za-z][\w-]*)(?:@| (?:-\S+ )*?--vers(?:ion)?[= ])=?)${dotted}(?=\s|$)`,
      'g',
    ),
  },
  {
    ecosystem: 'Packagist',
    command: /^composer (?:-\S+ )*(?:global )?(?:require|create-project) /,
    argument: new RegExp(String.raw`(?<=\s)(?<name>[\w.-]+\/[\w.-]+)[:= ]${dotted}(?=\s|$)`, 'g'),
  },
];

/** Whether a text may install anything, so that most Dockerfiles need not be read. */
export function mayInstall(text: string): boolean {
  return /\b(?:pip[\d.]*|pipx|uv|npm|pnpm|yarn|npx|pnpx|bunx?|gem|cargo|composer)\b/.test(text);
}

export const dockerfile: LockFormat = {
  name: 'Dockerfile',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/i.test(path),
  read: ({ path, bytes }) => {
    const values = new Map<string, string>();
    const found = parseDockerfile(decodeLockText(bytes)).parts.flatMap(({ name, rest, script, line }) => {
      if (name === 'ARG' || name === 'ENV')
        for (const [, key = '', value = ''] of rest.matchAll(/(\w+)(?:=| +(?=[^\s=]+$))["']?([^\s"']*)/g))
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
    /\$(?:(\w+)|\{(\w+)\})/g,
    (whole, bare: string | undefined, braced: string) => values.get(bare ?? braced) ?? whole,
  );
  return expanded.split(/&&|\|\|?|[;\n()]|\b(?:then|do)\b/).flatMap((text) => {
    const words = text.replaceAll(/["'\s]+/g, ' ').replace(/^ /, '');
    const command = words.replace(/^(?:(?:sudo|exec|env|time|--\S+|\w+=\S*) )*/, '');
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

/** What a setup.py declares with exact versions, and what of it cannot be read, each as the end of a sentence. */
export function readSetup(path: string, bytes: Buffer): LockContents {
  const text = decodeLockText(bytes);
  const lineAt = createLineFinder(text);
  const nodes = new Map<string, LockNode>();
  const [unpinned, problems]: [LockContents['unpinned'], string[]] = [[], []];
  for (const { 1: field = '', 0: start, index } of text.matchAll(declared)) {
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
  if (/\bsetup\s*\([^#]*?\*\*/.test(text.slice(0, 100_000))) problems.push('its arguments of setup() are computed');
  return { ...collectPackages('PyPI', path, { nodes }), unpinned, problems };
}

/** The texts of a list, or of the lists of a table. Undefined if it holds anything else. */
function readList(text: string, start: number): { value: string; at: number }[] | undefined {
  const name = /^[A-Za-z_]\w*(?=\s*(?:[,)\n]|$))/.exec(text.slice(start, start + 200))?.[0];
  const assigned = name === undefined ? undefined : new RegExp(String.raw`^${name}\s*=\s*(?=[[({])`, 'm').exec(text);
  if (name !== undefined)
    return assigned === null || assigned === undefined
      ? undefined
      : readList(text, assigned.index + assigned[0].length);
  const found: { value: string; at: number }[] = [];
  const open: string[] = [];
  let isJoined = false;
  tokens.lastIndex = start;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    const { 0: sign, 1: prefix = '', 2: quoted, index } = token;
    if (sign.startsWith('#')) continue;
    if (quoted !== undefined) {
      if (open.length === 0 || /[fb]/i.test(prefix)) return undefined;
      const value = quoted.replace(/^("""|'''|["'])([\s\S]*)\1$/, '$2');
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
      if (open.length === 0)
        return /^\s*(?:[,)}#\n]|$)/.test(text.slice(tokens.lastIndex, tokens.lastIndex + 100)) ? found : undefined;
    } else if (sign !== ',') return undefined;
  }
  return undefined;
}
