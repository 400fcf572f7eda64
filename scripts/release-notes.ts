/**
 * Prints the section of CHANGELOG.md about one release: `node scripts/release-notes.ts v1.2.3`. Fails when there is
 * none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './production-lock.ts';

/**
 * The text below the heading of the version, up to the next heading. Throws when the version is missing or not
 * released.
 */
export function extractReleaseNotes(changelog: string, version: string): string {
  const sections = changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1);
  const found = sections.filter((section) => /^\[?([^\s\]]+)/.exec(section)?.[1] === version);
  const [section, ...others] = found;
  if (section === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version}"`);
  if (others.length > 0) throw new Error(`CHANGELOG.md has several headings "## ${version}"`);
  const [heading = '', ...lines] = section.split('\n');
  if (/unreleased/i.test(heading)) throw new Error(`CHANGELOG.md calls ${version} unreleased; give it its day`);
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `${notes}\n`;
}

/** The version, if tag and package agree on it. */
export function checkReleasedVersion(tag: string, packageVersion: string): string {
  if (tag === `v${packageVersion}`) return packageVersion;
  throw new Error(`The tag ${JSON.stringify(tag)} is not v${packageVersion}, the version in package.json`);
}

if (import.meta.main) {
  const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const { version } = readManifest();
  try {
    process.stdout.write(extractReleaseNotes(changelog, checkReleasedVersion(process.argv[2] ?? '', version)));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
