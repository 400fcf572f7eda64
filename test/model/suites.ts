import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which tests cover which sources, the quick ones first: what a planted defect is run against. */
const model = ['test/model/collect.test.ts', 'test/model/properties.test.ts', 'test/gate.test.ts'];

/** Of what collects the evidence. */
const collecting = ['test/steps/collect.test.ts', 'test/model/collect.test.ts', 'test/model/collect-display.test.ts'];
const layers = ['test/steps/policy-layers.test.ts', 'test/steps/policy.test.ts'];
const contexts = ['test/ci/context/read-context.test.ts', 'test/ci/context/workflow.test.ts'];
const published = ['test/surfaces/publish.test.ts', 'test/session.test.ts'];

/** The first that fits counts. */
const byFolder: readonly (readonly [folder: string, ...suites: string[][]])[] = [
  ['policy/package-files.ts', ['test/policy/untouched.test.ts'], ['test/policy'], model],
  [
    'policy/places.ts',
    ['test/policy/rules/named.test.ts', 'test/policy/exception-index.test.ts'],
    ['test/policy'],
    model,
  ],
  [
    'policy/predicates/fixable.ts',
    ['test/policy/grace.test.ts', 'test/policy/examples.test.ts'],
    ['test/policy'],
    model,
  ],
  ['policy/predicates/', ['test/policy/rules/named.test.ts', 'test/policy/rules.test.ts'], ['test/policy'], model],
  ['policy/rules/', ['test/policy/rules.test.ts', 'test/policy/rules'], ['test/policy'], model],
  ['policy/scopes/', ['test/policy/scopes.test.ts'], ['test/policy'], model],
  ['policy/slice.ts', ['test/policy/judge.test.ts', 'test/policy/scopes.test.ts'], ['test/policy'], model],
  ['policy/answer.ts', ['test/policy/rules.test.ts', 'test/policy/exception-index.test.ts'], ['test/policy'], model],
  ['policy/', ['test/policy/judge.test.ts'], ['test/policy'], model, ['test/steps']],
  ['steps/collect', collecting, ['test/steps'], model],
  ['steps/labels.ts', collecting, ['test/steps'], model],
  ['steps/lists.ts', collecting, ['test/steps'], model],
  ['steps/recount.ts', collecting, ['test/steps'], model],
  ['steps/violations.ts', collecting, ['test/steps'], model],
  ['steps/policy', layers, ['test/steps'], model],
  ['steps/trusted-settings.ts', layers, ['test/steps'], model],
  ['steps/skip.ts', ['test/gate.test.ts'], ['test/steps'], model],
  ['steps/adopt.ts', ['test/steps/adoption.test.ts', 'test/steps/await-scan.test.ts'], ['test/steps'], model],
  [
    'steps/await-scan.ts',
    ['test/steps/adoption.test.ts', 'test/steps/adopt.test.ts'],
    ['test/gate.test.ts'],
    ['test/steps'],
  ],
  ['steps/trigger.ts', ['test/steps/adopt.test.ts'], ['test/gate.test.ts'], ['test/steps']],
  ['steps/', ['test/gate.test.ts'], ['test/steps'], model],
  ['gate.ts', ['test/gate.test.ts'], ['test/steps'], model],
  [
    'api/pages.ts',
    ['test/steps/violations.test.ts', 'test/steps/collect.test.ts'],
    ['test/api'],
    ['test/steps', ...model],
  ],
  ['api/json.ts', ['test/api/schemas.test.ts', 'test/api/client.test.ts'], ['test/api'], ['test/steps', ...model]],
  [
    'api/schemas.ts',
    ['test/api/client.test.ts', 'test/policy/finding.test.ts'],
    ['test/api'],
    ['test/steps', ...model],
  ],
  ['api/receive.ts', ['test/api/http.test.ts'], ['test/api']],
  ['api/', ['test/api/client.test.ts'], ['test/api'], ['test/steps', ...model]],
  ['ci/log.ts', ['test/session.test.ts']],
  ['ci/remote.ts', ['test/ci/source-reader.test.ts', 'test/ci/context/pipeline.test.ts']],
  ['ci/repository-url.ts', ['test/ci/repository-url.test.ts'], ['test/ci']],
  ['ci/github/event.ts', ['test/ci/context/workflow.test.ts'], ['test/ci/github', 'test/ci/context']],
  ['ci/github/reader.ts', ['test/steps/policy.test.ts'], ['test/ci/github', 'test/steps']],
  ['ci/github/rate-limit.ts', ['test/ci/github/reader.test.ts', 'test/ci/github/client.test.ts']],
  ['ci/github/client.ts', ['test/surfaces/check-run', 'test/surfaces/comment'], ['test/ci/github']],
  [
    'ci/github/identity.ts',
    ['test/surfaces/check-run', 'test/surfaces/comment'],
    ['test/surfaces', 'test/cli/comment'],
  ],
  ['ci/github/comment-commands/', ['test/ci/github/comment-commands'], ['test/cli/comment']],
  ['ci/github/', ['test/ci/context/workflow.test.ts'], ['test/ci/github', 'test/ci/context']],
  ['ci/systems/', ['test/ci/systems.test.ts'], ['test/ci/context']],
  ['ci/context/', contexts, ['test/ci'], ['test/steps', 'test/gate.test.ts']],
  ['ci/', ['test/ci'], ['test/steps', 'test/gate.test.ts']],
  ['git/hardening.ts', ['test/git/checkout.test.ts', 'test/git/attacks.test.ts'], ['test/git']],
  ['git/paths.ts', ['test/git/checkout.test.ts'], ['test/git']],
  ['git/', ['test/git'], ['test/ci']],
  ['surfaces/check-run/', ['test/surfaces/check-run'], published],
  ['surfaces/comment/', ['test/surfaces/comment'], published],
  ['surfaces/', published, ['test/surfaces'], ['test/cli/judge']],
  ['report/', ['test/report/annotations.test.ts', 'test/report/summary'], ['test/report', 'test/surfaces']],
  ['settings/rule-tightening.ts', ['test/policy/rules'], ['test/settings']],
  ['settings/', ['test/settings'], layers],
  ['session.ts', ['test/session.test.ts']],
  ['cli/judge/sarif/', ['test/cli/judge/sarif', 'test/cli/judge/judge.test.ts'], ['test/cli/judge']],
  ['cli/comment/', ['test/cli/comment']],
  ['cli/verify/', ['test/cli/verify'], ['test/cli']],
  ['cli/judge/', ['test/cli/judge'], ['test/cli']],
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
