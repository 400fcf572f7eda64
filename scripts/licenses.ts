/** Renders the licenses of third-party work in `dist/`, and of the packages that it loads from node_modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './production-lock.ts';

const root = join(import.meta.dirname, '..');

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const line = '-'.repeat(80);

/**
 * One part for each package in the bundles, by name; then the terms that several of them share word for word, once;
 * then the packages that users install beside it, by name and license.
 */
export function renderLicenses(modules: readonly string[]): string {
  const folders = new Set(modules.map(getPackageFolder).filter((folder) => folder !== undefined));
  const parts = [...folders].map((folder) => ({ ...readPackage(folder), text: readLicense(folder) }));
  parts.sort((a, b) => (a.name < b.name ? -1 : 1));
  const installed = Object.keys(readManifest().dependencies).sort();
  const { own, shared } = extractSharedTerms(parts.map(({ text }) => text));
  return [
    'Scan Gate itself is licensed as LICENSE says. Its bundles contain the packages below, each under its own license.',
    ...parts.map((one, at) => `${line}\n${formatPackageTitle(one)}\n\n${own[at]}`),
    ...shared.map((terms, at) => `${line}\nTerms ${at + 1}\n\n${terms}`),
    `${line}\nnpm installs these packages beside Scan Gate, each with its own license, for the embedded service and the scanners. The scanners' bundle holds none of them:`,
    `${installed.map((name) => formatPackageTitle(readPackage(join(root, 'node_modules', name)))).join('\n')}\n`,
  ].join('\n\n');
}

/** The terms of a license below the names of the licensors. */
const knownTerms =
  /Permission is hereby granted, free of charge[\s\S]*?(?:DEALINGS IN\s+THE SOFTWARE\.?)|Apache License\s+Version 2\.0, January 2004[\s\S]*?END OF TERMS AND CONDITIONS/;

/** Line breaks and quotation marks may differ. */
const normalizeTerms = (terms: string) =>
  terms
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2018-\u201d"'`]/g, '"')
    .toLowerCase();

/** Terms that occur in more than one text are removed from all of them. The texts then refer to them. */
export function extractSharedTerms(texts: readonly string[]): { own: string[]; shared: string[] } {
  const found = texts.map((text) => knownTerms.exec(text)?.[0]);
  const groups = Map.groupBy(
    found.filter((terms) => terms !== undefined),
    normalizeTerms,
  );
  const repeated = [...groups.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.length > 0 ? first : [],
  );
  const numbers = new Map(repeated.map((terms, at) => [normalizeTerms(terms), at + 1]));
  const own = texts.map((text, at) => {
    const terms = found[at];
    const number = terms === undefined ? undefined : numbers.get(normalizeTerms(terms));
    return terms === undefined || number === undefined ? text : text.replace(terms, () => `[Terms ${number}, below]`);
  });
  return { own, shared: repeated };
}

function formatPackageTitle({ name, version, license }: Package): string {
  return `${name} ${version} (${license ?? 'no license stated'})`;
}

/** The folder of the innermost package that contains the file. Undefined for our own files. */
function getPackageFolder(path: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0];
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The text of the license file. For a package without one that states MIT, the MIT license. Throws for any other. */
function readLicense(folder: string): string {
  // One file may only name the others: `LICENSE.APACHE or LICENSE.BSD`.
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const { name, license, author } = readPackage(folder);
  if (license !== 'MIT') throw new Error(`${name} ships no license file, so that it cannot be a part of dist/`);
  const holder = typeof author === 'string' ? author : author?.name;
  // Our own license is the same.
  const mit = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return mit.replace(/^(Copyright \(c\)).*/m, (_, words: string) => `${words} ${holder ?? `the authors of ${name}`}`);
}
