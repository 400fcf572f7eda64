/** Samples of what readers are fed with, from the fixtures of the other tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileStrings } from '../fixtures/hostile/corpus.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** Files of a folder, none larger than so many characters: what is fed in thousands must be small. */
export function filesIn(folder: string, longest = 60_000): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.length <= longest);
}

export const events = filesIn(join(fixtures, 'events'));
export const sarifLogs = filesIn(join(fixtures, 'sarif'));
export const hostile = hostileStrings.filter((text) => text.length < 5000);

export const policies = [
  readFileSync(
    join(
      import.meta.dirname,
      '../../examples/policies',
      readdirSync(join(import.meta.dirname, '../../examples/policies')).sort()[0] ?? '',
    ),
    'utf8',
  ),
  'fail-on-severity: high\nthreshold:\n  critical: 0\n  sca-high: 5\nmax-age:\n  high: 30d\n',
  'exceptions:\n  - violation_id: vio_1\n    reason: only in tests\n    expires: 2027-01-01\n    owner: ada\n  - path: "src/**"\n    cwe: CWE-79\n    reason: generated\n    expires: "2026-12-31"\n',
  'fail-on-types: [sast, sca]\nscope: changed\nignore-paths: ["vendor/**"]\ntrusted-bases:\n- release/*\n',
  'a: &a [1, 2]\nb: *a\nc: {d: "e", f: !!str 1}\n? g\n: |\n  text\n',
];
