import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReleasedVersion, extractReleaseNotes } from '../scripts/release.ts';

const changelog =
  '# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- New.\n\n### Fixed\n\n- Old.\n\n## 1.1.0\n\n- Older.\n\n## 1.0.0\n';

describe('the notes of a release', () => {
  it('are what stands below its heading, up to the next', () => {
    expect(extractReleaseNotes(changelog, '1.2.0')).toBe('- New.\n\n### Fixed\n\n- Old.\n');
    expect(extractReleaseNotes(changelog, '1.1.0')).toBe('- Older.\n');
    expect(extractReleaseNotes(changelog.replaceAll('\n', '\r\n'), '1.1.0')).toBe('- Older.\n');
    expect(extractReleaseNotes(changelog.replace('## 1.1.0', '## [1.1.0] - 2026-11-01'), '1.1.0')).toBe('- Older.\n');
  });

  it.each([
    ['9.9.9', changelog, 'no heading "## 9.9.9"'],
    ['1.2', changelog, 'no heading "## 1.2"'],
    ['1.0.0', changelog, 'says nothing of 1.0.0'],
    ['1.1.0', `${changelog}\n## 1.1.0\n\n- Again.\n`, 'several headings'],
    ['1.2.0', changelog.replace('2026-12-01', 'unreleased'), 'calls 1.2.0 unreleased'],
  ])('of %s are refused', (version, text, message) => {
    expect(() => extractReleaseNotes(text, version)).toThrow(message);
  });

  it('are those of the version that the tag names', () => {
    expect(checkReleasedVersion('v1.2.0', '1.2.0')).toBe('1.2.0');
    for (const tag of ['1.2.0', 'v1.2.1', '', 'v1.2.0-rc.1'])
      expect(() => checkReleasedVersion(tag, '1.2.0')).toThrow('is not v1.2.0');
  });

  it('are there for the version that is worked on', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
    const { version } = JSON.parse(read('package.json'));
    expect(extractReleaseNotes(read('CHANGELOG.md').replace('(unreleased)', ''), version)).toContain('- ');
  });
});
