/** A checkout as git for Windows writes it: what is judged is the commit, whatever the files on disk end their lines with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { type Ended, runCommand } from './run-action.ts';

const files = { 'src/price.js': 'export function price(text) {\n  return eval(text);\n}\n' };

/** A clone with this value of `core.autocrlf`. */
function cloned(origin: string, autocrlf: string): string {
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', '-c', `core.autocrlf=${autocrlf}`, origin, path]);
  return path;
}

const found = ({ report }: Ended) =>
  report.findings.map((each: Record<string, unknown>) => [each.violation_id, each.file_path, each.line_number]);

describe('a checkout with core.autocrlf', () => {
  it('has the findings, places and ids of one without, and nothing that is not committed', async () => {
    const origin = makeRepository(files);
    const [windows, other] = [cloned(origin, 'true'), cloned(origin, 'false')];
    expect(readFileSync(join(windows, 'src/price.js'), 'utf8')).toContain('eval(text);\r\n');
    const onWindows = await runCommand(['run', '--embedded', windows]);
    const elsewhere = await runCommand(['run', '--embedded', other]);
    expect([onWindows.code, elsewhere.code], onWindows.stdout).toEqual([1, 1]);
    expect(found(onWindows)).toEqual(found(elsewhere));
    expect(found(onWindows)).toHaveLength(1);
    expect(onWindows.stdout).not.toContain('not committed');
  });
});
