/** The files that a program must have looked at, by the tree and by its rules. It did not cover what it does not name. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getBaseName, getExtension, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import type { ProgramNote, ProgramTree } from './program.ts';

/** Lock files that every program of packages reads, and what each holds if it has a package. */
const locks: readonly [name: RegExp, content: RegExp][] = [
  [/^package-lock\.json$/, /node_modules\/|"dependencies"\s*:\s*\{\s*"/],
  [/^yarn\.lock$/, /^ {2}"?version"?:? /m],
  [/^pnpm-lock\.yaml$/, /\bresolution:/],
  [/^poetry\.lock$/, /^\[\[package\]\]/m],
  [/^Cargo\.lock$/, /^source = /m],
  [/^Pipfile\.lock$/, /"default"\s*:\s*\{\s*"/],
  [/^Gemfile\.lock$/, /^ {4}\S+ \(/m],
  [/^composer\.lock$/, /"packages"\s*:\s*\[\s*\{/],
  [/^go\.mod$/, /^[ \t]*require\b/m],
  [/^gradle\.lockfile$/, /^[^#\s][^:\s]*:[^:\s]+:[^=\s]+=/m],
  [/^requirements\.txt$/, /^[A-Za-z0-9][\w.-]*==\d/m],
  [/^packages\.lock\.json$/, /"resolved"\s*:/],
];

/** The lock files of the tree in which a program must find packages. */
export function listLocks({ folder, names }: ProgramTree): string[] {
  return names.filter((name) => {
    const content = isInstalledPackage(name) ? undefined : locks.find(([lock]) => lock.test(getBaseName(name)))?.[1];
    return content?.test(readFileSync(join(folder, name), 'utf8'));
  });
}

export function noteMissing(missing: readonly string[]): ProgramNote[] {
  return missing.map((name) => ({ message: 'Not analyzed, and no reason is given', name }));
}

/** The languages of Semgrep's rules by their names and ends of files that mean no other language. */
const languages: readonly [names: RegExp, extensions: string][] = [
  [/^(?:python[23]?|py)$/, '.py'],
  [/^(?:javascript|js)$/, '.js .jsx .cjs .mjs'],
  [/^(?:typescript|ts)$/, '.ts .tsx'],
  [/^java$/, '.java'],
  [/^(?:go|golang)$/, '.go'],
  [/^(?:ruby|rb)$/, '.rb'],
  [/^php$/, '.php'],
  [/^c$/, '.c'],
  [/^(?:cpp|c\+\+)$/, '.cpp .cc .cxx'],
  [/^(?:csharp|c#)$/, '.cs'],
  [/^(?:kotlin|kt)$/, '.kt .kts'],
  [/^scala$/, '.scala'],
  [/^rust$/, '.rs'],
  [/^swift$/, '.swift'],
  [/^(?:bash|sh)$/, '.sh .bash'],
  [/^(?:terraform|hcl)$/, '.tf'],
];

/** The files of languages that the rules are about, or without a readable rule, those that end like a scanned one. */
export function listFilesOfRules({ names, rules = '' }: ProgramTree, scanned: readonly string[]): string[] {
  const texts = readRules(rules).flatMap((text) => text.split(/^(?=[ \t]*- id:)/m));
  const asked = texts.flatMap((text) => {
    const [, inline, list] =
      /^[ \t]*(?:- )?languages:[ \t]*(?:\[([^[\]]*)\]|((?:\r?\n[ \t]*- *[^\s,]+ *)+))/m.exec(text) ?? [];
    const named = (inline ?? list ?? '').toLowerCase().match(/[a-z][\w#+]*/g) ?? [];
    return named.length === 0 ? [] : [{ named, isNarrow: /^[ \t]*(?:- )?(?:paths|m(?:in|ax)-version):/m.test(text) }];
  });
  const wanted = asked.flatMap(({ named, isNarrow }) => (isNarrow ? [] : named));
  const extensions = new Set(
    asked.length === 0
      ? scanned.map(getExtension)
      : languages.flatMap(([name, ends]) => (wanted.some((one) => name.test(one)) ? ends.split(' ') : [])),
  );
  return names.filter((name) => extensions.has(getExtension(name)));
}

function readRules(place: string): string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return [readFileSync(place, 'utf8')];
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const rules = files.filter((file) => /(?<!\.test)\.ya?ml$/.test(file) && !/(?:^|[\\/])\./.test(file));
  return rules
    .map((file) => join(place, file))
    .flatMap((file) => (statSync(file).isFile() ? [readFileSync(file, 'utf8')] : []));
}

const systems =
  /_(?:aix|android|darwin|dragonfly|freebsd|illumos|ios|js|linux|netbsd|openbsd|plan9|solaris|wasip1|windows|386|amd64|arm|arm64|loong64|mips\w*|ppc64\w*|riscv64|s390x|wasm)(?:_test)?\.go$/;

/** The files of Go that belong to every build of the module in the folder itself. */
export function listGoFiles({ folder, names }: ProgramTree): string[] {
  const isInModule = (place: string): boolean =>
    place !== '' && (existsSync(join(folder, place, 'go.mod')) || isInModule(getFolder(place)));
  const others = new Map([...new Set(names.map(getFolder))].map((place) => [place, isInModule(place)]));
  return names.filter((name) => {
    if (others.get(getFolder(name)) || /(?:^|\/)(?:[_.]|testdata\/)/.test(name) || systems.test(name)) return false;
    return !/^\/\/[ \t]*(?:go:build|\+build)\b|^[ \t]*(?:import\s*)?"C"/m.test(
      readFileSync(join(folder, name), 'utf8'),
    );
  });
}
