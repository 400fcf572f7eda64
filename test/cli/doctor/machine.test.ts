import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeGit, judgeNode, minimumGit, minimumNode } from '../../../src/cli/doctor/checks/machine.ts';
import { judgeScanner } from '../../../src/cli/doctor/checks/scanners.ts';
import { findInstalledPackages, installations, scaInstallation } from '../../../src/installation.ts';
import { engines } from '../../../src/scanners/registry.ts';
import { makeFolder } from '../../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../../..');

describe('the versions that are needed', () => {
  it('are those that package.json and the pages name', () => {
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node).toMatch(
      new RegExp(`^\\^${minimumNode} `),
    );
    const page = readFileSync(join(root, 'docs/ci-systems.md'), 'utf8');
    expect(page).toContain(`git ${minimumGit} or newer and Node.js ${minimumNode} or newer`);
  });

  it.each(['22.22.2', '22.22.10', '22.23.0', '24.0.0', '25.1.0-nightly'])(
    'hold Node.js %s for new enough',
    (version) => {
      expect(judgeNode(version, '/usr/bin/node')).toMatchObject({
        state: 'ok',
        message: `${version}, /usr/bin/node`,
      });
    },
  );

  it.each(['18.20.8', '20.19.0', '22.9.0', '22.19.0', '22.22.1'])('hold Node.js %s for too old', (version) => {
    expect(() => judgeNode(version, '/usr/bin/node')).toThrow(`${version} is too old`);
  });

  it.each(['2.26.0', '2.39.5', '2.47.1.windows.1', '3.0.0'])('hold git %s for new enough', (version) => {
    expect(judgeGit(version, '/usr/bin/git').state).toBe('ok');
  });

  it.each(['1.8.3.1', '2.25.4', '2.9.0'])('hold git %s for too old', (version) => {
    expect(() => judgeGit(version, '/usr/bin/git')).toThrow(`${version} is too old`);
  });

  it('take no program for git that does not say what it is', () => {
    expect(() => judgeGit(undefined, '/usr/bin/git')).toThrow('/usr/bin/git does not say its version');
  });
});

describe('the scanners', () => {
  it('are told for every engine', () => {
    expect(engines.map(({ name, scanType }) => ({ name, scanType }))).toEqual(
      installations.map(({ name, scanType }) => ({ name, scanType })),
    );
  });

  it('are found here, in the majors that an engine asks for', () => {
    for (const { packages } of installations) {
      const found = findInstalledPackages({ packages }).map((each) => `${each?.name}@${each?.version}`);
      for (const [index, wanted] of packages.entries()) expect(`${found[index]}.`).toMatch(new RegExp(`^${wanted}\\.`));
    }
  });

  it('are not found where they are not installed, which fails where there is no service', () => {
    const missing = findInstalledPackages(scaInstallation, `file://${makeFolder()}/x.js`);
    expect(missing).toEqual(scaInstallation.packages.map(() => undefined));
    const install = 'Install it with: npm install --no-save retire@5 @salesforce/code-analyzer-retirejs-engine@0.32';
    expect(() => judgeScanner(scaInstallation, missing, { isConnected: false, hasScanners: true })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^retire is not installed/),
        hint: expect.stringContaining(install),
      }),
    );
    expect(judgeScanner(scaInstallation, missing, { isConnected: true, hasScanners: true })).toMatchObject({
      state: 'not tried',
      hint: expect.stringContaining(install),
    });
  });

  it('name what is missing alone', () => {
    const [, ...others] = findInstalledPackages(scaInstallation);
    expect(
      judgeScanner(scaInstallation, [undefined, ...others], { isConnected: true, hasScanners: true }),
    ).toMatchObject({
      hint: 'Install it with: npm install --no-save retire@5',
    });
  });
});
