import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { datedChangelog, extractArchive, readPrograms, readReleaseSteps, tryAction } from '../scripts/release.ts';
import { isLong } from './model/runs.ts';
import { makeFolder } from './service/temporary-repository.ts';

const root = join(import.meta.dirname, '..');
const archive = join(makeFolder(), 'archive');

beforeAll(() => extractArchive(root, 'HEAD', archive));

describe('the rehearsal of a release', () => {
  it('runs every command of the workflow but those that publish', () => {
    const steps = readReleaseSteps(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'));
    const starts = (isPublishing: boolean) =>
      steps.filter((step) => step.isPublishing === isPublishing).map(({ command }) => command.split(' ', 3).join(' '));
    expect(starts(false)).toEqual([
      ...['npm ci', 'npm run check', 'node scripts/release.ts --notes'],
      ...['npm run pack', 'npm run unchanged', 'npm sbom --omit', 'node scripts/release.ts --notes'],
    ]);
    expect(starts(true)).toEqual(['npm publish --provenance', 'gh release create', 'gh api --method']);
  });

  it.each(['set -e\ngit push origin v1', 'npm dist-tag add scan-gate@1.0.0 next', 'if true; then gh release list; fi'])(
    'does not run %j',
    (run) => {
      const workflow = JSON.stringify({ jobs: { publish: { steps: [{ uses: 'actions/checkout@v1' }, { run }] } } });
      expect(readReleaseSteps(workflow)).toEqual([{ command: run, isPublishing: true }]);
    },
  );

  it('gives the version its day', () => {
    const open = '# Changelog\n\n## 1.0.0 (unreleased)\n\n- New.\n';
    expect(datedChangelog(open, '1.0.0', '2026-12-01')).toBe('# Changelog\n\n## 1.0.0 (2026-12-01)\n\n- New.\n');
    const dated = open.replace('unreleased', '2026-11-30');
    expect(datedChangelog(dated, '1.0.0', '2026-12-01')).toBe(dated);
    expect(() => datedChangelog(open, '1.1.0', '2026-12-01')).toThrow('no heading "## 1.1.0"');
  });

  // In `npm test`, test/scenarios/demo.test.ts has the same run of the build.
  it.runIf(isLong)('starts the action from the archive of a commit', async () => {
    expect(await tryAction(archive, 'service', makeFolder())).toMatch(/^\d+ findings block$/);
  });

  it("notices when a program that action.yml names isn't in the archive", async () => {
    const broken = copyArchive();
    const [main = ''] = readPrograms(broken);
    rmSync(main);
    await expect(tryAction(broken, 'checkout', makeFolder())).rejects.toThrow(`the archive lacks ${main}`);
  });

  it('notices when a file that the program loads is not in the archive', async () => {
    const broken = copyArchive();
    rmSync(join(broken, 'dist/bundle'), { recursive: true });
    await expect(tryAction(broken, 'service', makeFolder())).rejects.toThrow('the action ended with 1');
  });
});

function copyArchive(): string {
  const copy = join(makeFolder(), 'broken');
  for (const part of ['action.yml', 'dist']) cpSync(join(archive, part), join(copy, part), { recursive: true });
  return copy;
}
