/** A policy file whose name is in another case is named in a note. */
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../service/temporary-repository.ts';
import { type Place, runOver } from './judged-run.ts';

const check = async (place: Place) => (await runOver(place)).told.filter((line) => line.includes('is not read'));

const note = '.github/Scan-Gate.yml is not read: the policy file is .github/scan-gate.yml; rename it';

it('a miscased policy file is found among the files of the commit', async () => {
  expect(await check({ files: new Set(['a.js', '.github/Scan-Gate.yml']) })).toEqual([note]);
});

it('each is named with the correct name, unless there is a file of that name', async () => {
  const names = ['.github/Scan-Gate.yml', '.SCAN-GATE.yml', '.GitHub/scan-gate.yaml', 'docs/Scan-Gate.yml'];
  const isNot = (path: string, correct: string) => `${path} is not read: the policy file is ${correct}; rename it`;
  expect(await check({ files: new Set(names) })).toEqual([
    note,
    isNot('.SCAN-GATE.yml', '.scan-gate.yml'),
    isNot('.GitHub/scan-gate.yaml', '.github/scan-gate.yml'),
  ]);
  for (const path of ['.github/scan-gate.yml', '.scan-gate.yml'])
    expect(await check({ files: new Set([...names, path]) })).toEqual([]);
  // A run refuses these.
  expect(await check({ files: new Set(['.github/scan-gate.yaml', '.scan-gate.yaml']) })).toEqual([]);
});

it.each([
  [{ '.github/Scan-Gate.yml': '' }, [note]],
  [{ '.SCAN-GATE.yaml': '' }, ['.SCAN-GATE.yaml is not read: the policy file is .scan-gate.yml; rename it']],
  [{ '.github/Scan-Gate.yml': '', '.scan-gate.yml': '' }, []],
  [{ 'a.js': '' }, []],
])(
  'a miscased policy file is found in the folder of the job when the files of the commit are not known: %j',
  async (files, notes) => {
    const folder = makeFolder();
    writeFiles(folder, files);
    expect(await check({ around: { folder } })).toEqual(notes);
    expect(await check({ around: { folder }, files: new Set() })).toEqual(notes);
  },
);

it('nothing is noted without a folder, or when config-file names the only file that counts', async () => {
  expect(await check({ around: { folder: '/nowhere/at/all' } })).toEqual([]);
  const settings = { 'config-file': '.github/Scan-Gate.yml' };
  const around = { readPolicyFile: async () => ({ text: 'scope: scan', at: 'main' }) };
  expect(await check({ settings, around, files: new Set(['.github/Scan-Gate.yml']) })).toEqual([]);
});
