import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which tests cover which sources, the quick ones first: what a planted defect is run against. */
const model = ['test/model/collect.test.ts', 'test/model/properties.test.ts', 'test/gate.test.ts'];

/** Of what collects the evidence. */
const collecting = ['test/steps/collect.test.ts', 'test/model/collect.test.ts', 'test/model/collect-display.test.ts'];
const layers = ['test/steps/policy-layers.test.ts'];

const byFolder: readonly (readonly [folder: string, ...suites: string[][]])[] = [
  ['policy/', ['test/policy'], ['test/steps'], model],
  ['steps/collect', collecting, ['test/steps'], model],
  ['steps/lists.ts', collecting, ['test/steps'], model],
  ['steps/policy', layers, ['test/steps'], model],
  ['steps/trusted-settings.ts', layers, ['test/steps'], model],
  ['steps/skip.ts', ['test/gate.test.ts'], ['test/steps'], model],
  ['steps/adopt.ts', ['test/steps/adoption.test.ts'], ['test/steps'], model],
  ['steps/', ['test/steps'], ['test/policy'], model],
  ['gate.ts', ['test/gate.test.ts', 'test/steps'], model],
  ['api/http.ts', ['test/api/http.test.ts', 'test/api/client.test.ts']],
  ['api/proxy.ts', ['test/api/http.test.ts', 'test/api/client.test.ts']],
  ['api/', ['test/api'], ['test/steps', ...model]],
  ['ci/log.ts', ['test/session.test.ts']],
  ['ci/remote.ts', ['test/ci/source-reader.test.ts', 'test/ci/context/pipeline.test.ts']],
  ['ci/repository-url.ts', ['test/ci/repository-url.test.ts']],
  ['ci/github/event.ts', ['test/ci/context/workflow.test.ts']],
  ['ci/github/reader.ts', ['test/ci/github/reader.test.ts', 'test/steps/policy.test.ts']],
  ['ci/github/client.ts', ['test/ci/github', 'test/surfaces/check-run', 'test/surfaces/comment']],
  ['ci/github/comment-commands/', ['test/ci/github/comment-commands', 'test/cli/comment']],
  ['ci/github/', ['test/ci/context/workflow.test.ts'], ['test/ci/github', 'test/ci/context']],
  ['ci/systems/', ['test/ci/systems.test.ts', 'test/ci/context']],
  ['ci/', ['test/ci'], ['test/steps', 'test/gate.test.ts']],
  ['git/hardening.ts', ['test/git/attacks.test.ts'], ['test/git']],
  ['git/environment.ts', ['test/git/environment.test.ts'], ['test/git']],
  ['git/origin.ts', ['test/git/origin.test.ts'], ['test/git']],
  ['git/paths.ts', ['test/git/checkout.test.ts'], ['test/git']],
  ['git/', ['test/git'], ['test/ci']],
  ['surfaces/code-scanning.ts', ['test/surfaces/code-scanning.test.ts']],
  ['surfaces/check-run/', ['test/surfaces/check-run']],
  ['surfaces/comment/', ['test/surfaces/comment']],
  ['surfaces/commands.ts', ['test/surfaces', 'test/session.test.ts', 'test/cli/judge']],
  ['surfaces/files.ts', ['test/session.test.ts', 'test/surfaces', 'test/cli/judge']],
  ['surfaces/', ['test/surfaces'], ['test/session.test.ts']],
  ['report/', ['test/report', 'test/surfaces']],
  ['settings/', ['test/settings'], ['test/steps']],
  ['session.ts', ['test/session.test.ts']],
  ['cli/', ['test/cli']],
  ['service/', ['test/service']],
];

/** Lists of test files, to be run one after the other until one notices: the source's own before those of its folder. */
export function suitesOf(file: string): readonly (readonly string[])[] {
  const [, ...suites] = byFolder.find(([folder]) => file.startsWith(folder)) ?? [''];
  if (suites.length === 0) throw new Error(`No tests are named for ${file}`);
  const own = `test/${file.replace(/\.ts$/, '.test.ts')}`;
  return existsSync(fileURLToPath(new URL(`../../${own}`, import.meta.url))) ? [[own], ...suites] : suites;
}
