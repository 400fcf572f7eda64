import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import { type LocalShowing, nothingWritten } from '../../../src/gate/surfaces/surface.ts';
import { makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { sampleFinding, sampleReport } from '../report/sample.ts';
import { surfaceNamed } from './named.ts';

const files = surfaceNamed('local', 'The report files');

/** What is said where it cannot be written. Undefined where it is. */
async function write(folder: string, path: string, report: Report = sampleReport()): Promise<string | undefined> {
  const place = { folder, temporaryFolder: '/' };
  const local = { log: { level: 'quiet' }, ...place, startedAt: new Date(0), redact: (text: string) => text };
  const settings = { ...createDefaultSettings(), reports: [{ format: 'json', path } as const] };
  const showing = { local, report, settings, written: nothingWritten } as unknown as LocalShowing;
  const { files: paths, fileErrors, fileProblems } = await files.write(showing);
  expect([paths?.json === undefined, fileErrors]).toEqual(fileProblems?.length ? [true, 1] : [false, 0]);
  return fileProblems?.[0];
}

const isReport = (path: string) => JSON.parse(readFileSync(path, 'utf8')).verdict === sampleReport().verdict;
const escaped = expect.stringContaining('could not be written (a link leads out of the folder)');
const refused = expect.stringContaining('could not be written');

describe('a file in a checkout', () => {
  it.each(['reports/report.json', 'reports/deep/report.json'])('is not written through a link: %s', async (path) => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    symlinkSync(outside, join(folder, 'reports'));
    expect(await write(folder, path)).toEqual(escaped);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('takes the place of a link of its name', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    writeFileSync(join(outside, 'kept'), 'kept');
    symlinkSync(join(outside, 'kept'), join(folder, 'report.json'));
    expect(await write(folder, 'report.json')).toBeUndefined();
    expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('kept');
    expect(lstatSync(join(folder, 'report.json')).isSymbolicLink()).toBe(false);
  });

  it('is written in new folders, through a link that stays inside, and where the user names another place', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'reports'));
    for (const path of ['new/deep/a.json', 'reports/b.json', join(outside, 'c.json')])
      expect(await write(folder, path)).toBeUndefined();
    expect(existsSync(join(folder, 'new/deep/a.json'))).toBe(true);
    expect(existsSync(join(folder, 'real/b.json'))).toBe(true);
    expect(existsSync(join(outside, 'c.json'))).toBe(true);
  });

  it.each<[string, (folder: string) => string]>([
    ['of a folder inside', (folder) => join(folder, 'app')],
    ['of the folder by another name', (folder) => linkTo(folder)],
  ])('is not written through a link, named from above the folder: %s', async (_, folderOf) => {
    const [top, outside] = [makeRepository({ 'app/a.js': '' }), makeFolder()];
    symlinkSync(outside, join(top, 'reports'));
    expect(await write(folderOf(top), join(top, 'reports/report.json'))).toEqual(escaped);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('is not written into the repository through a link, but where the user names it', async () => {
    const top = makeRepository({ 'a.js': '' });
    symlinkSync('.git', join(top, 'reports'));
    symlinkSync('.git/hooks', join(top, 'hooks'));
    mkdirSync(join(top, '.git/hooks'), { recursive: true });
    for (const path of ['reports/config', 'hooks/pre-commit']) expect(await write(top, path)).toEqual(escaped);
    expect(await write(top, '.git/scan-gate/report.json')).toBeUndefined();
    expect(isReport(join(top, '.git/scan-gate/report.json'))).toBe(true);
  });

  it('makes no folder behind a link', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    symlinkSync(outside, join(folder, 'reports'));
    expect(await write(folder, 'reports/new/deep/a.json')).toEqual(refused);
    symlinkSync(join(outside, 'missing'), join(folder, 'dangling'));
    expect(await write(folder, 'dangling/a.json')).toEqual(refused);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('is never written elsewhere, however often a link takes the place of its folder meanwhile', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    const at = (name: string) => join(folder, name);
    mkdirSync(at('reports'));
    symlinkSync(outside, at('link'));
    // The writer may have made the folder anew in between.
    const putBack = (name: string): void => {
      try {
        renameSync(at(name), at('reports'));
      } catch {
        rmSync(at('reports'), { recursive: true });
        putBack(name);
      }
    };
    let isOver = false;
    const swapping = (async () => {
      for (let round = 0; !isOver; round += 1) {
        renameSync(at('reports'), at('held'));
        putBack('link');
        await setImmediate();
        renameSync(at('reports'), at('link'));
        putBack('held');
        // So that the link comes at every step of the writing.
        for (let wait = 0; wait <= round % 100; wait += 1) await setImmediate();
      }
    })();
    let written = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      written += (await write(folder, 'reports/report.json')) === undefined ? 1 : 0;
    }
    isOver = true;
    await swapping;
    expect(written).toBeGreaterThan(0);
    expect(readdirSync(outside).map((name) => readFileSync(join(outside, name), 'utf8'))).not.toContainEqual(
      expect.stringContaining('verdict'),
    );
  });

  it('leaves nothing beside its place when it cannot be written', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'report.json/full'), { recursive: true });
    expect(await write(folder, 'report.json')).toEqual(refused);
    expect(readdirSync(folder)).toEqual(['report.json']);
  });

  it('is written piece by piece, and not at all where the pieces end in a fault', async () => {
    const folder = makeFolder();
    const findings = (end: () => void) => ({
      *[Symbol.iterator]() {
        for (let count = 0; count < 3; count += 1) yield sampleFinding({ title: `zwö ${count}` });
        end();
      },
    });
    const whole = { ...sampleReport(), findings: findings(() => {}) } as unknown as Report;
    expect(await write(folder, 'whole.json', whole)).toBeUndefined();
    const { findings: written } = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8'));
    expect(written).toMatchObject([{ title: 'zwö 0' }, { title: 'zwö 1' }, { title: 'zwö 2' }]);
    const faulty = findings(() => {
      throw new Error('no more');
    });
    const report = { ...sampleReport(), findings: faulty } as unknown as Report;
    expect(await write(folder, 'report.json', report)).toContain('no more');
    expect(readdirSync(folder)).toEqual(['whole.json']);
  });

  it('has the mode that the user gives to new files', async () => {
    const folder = makeFolder();
    await write(folder, 'report.json');
    expect(statSync(join(folder, 'report.json')).mode & 0o777).toBe(0o666 & ~process.umask());
  });
});

describe('a path that the user names elsewhere', () => {
  it('may be a device, which stays one', async () => {
    expect(await write(makeFolder(), '/dev/null')).toBeUndefined();
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(await write(makeFolder(), '/dev/full')).toContain('ENOSPC');
  });

  it('may lead through links of the user', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    const link = linkTo(outside);
    expect(await write(folder, join(link, 'new/a.json'))).toBeUndefined();
    expect(isReport(join(outside, 'new/a.json'))).toBe(true);
  });
});

/** A link to the folder, in a folder of its own. */
function linkTo(folder: string): string {
  const link = join(makeFolder(), 'link');
  symlinkSync(realpathSync(folder), link);
  return link;
}
