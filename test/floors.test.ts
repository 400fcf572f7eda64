import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** From the ground up; a file may import from its own floor and those below it. The first pattern that fits counts. */
const floors: [name: string, pattern: RegExp, floor: number][] = [
  ['ground', /^(errors|clock|settings\/nearest|api\/schemas)\.ts$/, 0],
  ['api, policy and git', /^(api|policy|git)\//, 1],
  ['report', /^report\//, 2],
  ['ci and service', /^(ci|service)\//, 3],
  ['settings, steps and gate', /^settings\/|^(outputs|gate)\.ts$|^steps\//, 4],
  ['surfaces', /^surfaces\//, 5],
  ['entries', /^(action|post|cli|process|github-place)\.ts$|^cli\//, 6],
];

function floorOf(path: string): number {
  const floor = floors.find(([, pattern]) => pattern.test(path))?.[2];
  if (floor === undefined)
    throw new Error(`${path} stands on no floor: say on which in ${relative('.', import.meta.filename)}`);
  return floor;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));

/** The modules of this project that a file imports, as paths below `src`. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(src, path), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    join(dirname(path), target).replaceAll('\\', '/'),
  );
}

describe('imports', () => {
  it.each(files)('of %s go down only', (path) => {
    const above = importsOf(path).filter((target) => floorOf(target) > floorOf(path));
    expect(above).toEqual([]);
  });

  it('of the embedded service never reach the client', () => {
    const reaching = files
      .filter((path) => path.startsWith('service/'))
      .filter((path) =>
        importsOf(path).some((target) => /^api\/(client|http|pages|retry|concurrency)\.ts$/.test(target)),
      );
    expect(reaching).toEqual([]);
  });

  it('of the policy read no clock, file or network', () => {
    const impure = files
      .filter((path) => /^(policy|report)\//.test(path))
      .filter((path) =>
        /from 'node:(fs|http|net|child_process|process)|process\.env|Date\.now|Math\.random/.test(
          readFileSync(join(src, path), 'utf8'),
        ),
      );
    expect(impure).toEqual([]);
  });

  it('of the process are left to the entries', () => {
    const reading = files
      .filter((path) => floorOf(path) < 6)
      .filter((path) =>
        /process\.(env|exit|exitCode|argv|stdout|stderr)\b/.test(readFileSync(join(src, path), 'utf8')),
      );
    expect(reading).toEqual([]);
  });
});
