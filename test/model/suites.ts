import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which tests cover which sources, the quick ones first: what a planted defect is run against. */
const model = ['test/model/collect.test.ts', 'test/model/properties.test.ts', 'test/gate/gate.test.ts'];

/** Of what collects the evidence. */
const collecting = [
  'test/gate/sources/service/collect.test.ts',
  'test/model/collect.test.ts',
  'test/model/collect-display.test.ts',
];
const layers = ['test/gate/policy-layers.test.ts', 'test/gate/policy.test.ts'];
const contexts = ['test/ci/context/read-context.test.ts', 'test/ci/context/workflow.test.ts'];
const published = ['test/surfaces/publish.test.ts', 'test/session.test.ts'];

/** The first that fits counts. */
const byFolder: readonly (readonly [folder: string, ...suites: string[][]])[] = [
  ['severity.ts', ['test/policy/rules.test.ts'], ['test/policy'], model],
  ['policy/coverage.ts', ['test/policy/coverage.test.ts'], ['test/policy'], model],
  ['policy/package-files.ts', ['test/policy/untouched.test.ts'], ['test/policy'], model],
  [
    'policy/path-matching.ts',
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
  ['policy/', ['test/policy/judge.test.ts'], ['test/policy'], model, ['test/gate']],
  ['gate/sources/service/collect', collecting, ['test/gate'], model],
  ['gate/sources/service/labels.ts', collecting, ['test/gate'], model],
  ['gate/sources/service/lists.ts', collecting, ['test/gate'], model],
  ['gate/sources/service/recount.ts', collecting, ['test/gate'], model],
  ['gate/sources/service/violations.ts', collecting, ['test/gate'], model],
  ['gate/policy-layers.ts', layers, ['test/cli/unattended.test.ts'], ['test/gate'], model],
  ['gate/policy', layers, ['test/gate'], model],
  ['gate/trusted-settings.ts', layers, ['test/gate'], model],
  ['gate/baseline-file.ts', ['test/cli/baseline.test.ts'], ['test/gate'], model],
  ['gate/skip.ts', ['test/gate/gate.test.ts'], ['test/gate'], model],
  [
    'gate/sources/service/adopt.ts',
    ['test/gate/sources/service/adopt.test.ts', 'test/gate/sources/service/await-scan.test.ts'],
    ['test/gate'],
    model,
  ],
  [
    'gate/sources/service/await-scan.ts',
    ['test/gate/sources/service/adopt.test.ts'],
    ['test/gate/gate.test.ts'],
    ['test/gate'],
  ],
  [
    'gate/sources/service/trigger.ts',
    ['test/gate/sources/service/adopt.test.ts'],
    ['test/gate/gate.test.ts'],
    ['test/gate'],
  ],
  ['gate/sources/saved/', ['test/cli/judge/judge.test.ts'], ['test/cli']],
  ['gate/sources/findings/', ['test/gate/sources/findings', 'test/cli/judge/judge.test.ts'], ['test/cli/judge']],
  ['gate/', ['test/gate/gate.test.ts'], ['test/gate'], model],
  [
    'api/pages.ts',
    ['test/gate/sources/service/violations.test.ts', 'test/gate/sources/service/collect.test.ts'],
    ['test/api'],
    ['test/gate', ...model],
  ],
  ['api/json.ts', ['test/api/schemas.test.ts', 'test/api/client.test.ts'], ['test/api'], ['test/gate', ...model]],
  ['api/schemas.ts', ['test/api/client.test.ts', 'test/policy/finding.test.ts'], ['test/api'], ['test/gate', ...model]],
  ['http/', ['test/http/http.test.ts', 'test/api/client.test.ts'], ['test/http', 'test/api'], ['test/gate', ...model]],
  ['api/', ['test/api/client.test.ts'], ['test/api'], ['test/gate', ...model]],
  ['ci/log.ts', ['test/session.test.ts']],
  ['ci/remote.ts', ['test/ci/source-reader.test.ts', 'test/ci/context/pipeline.test.ts']],
  ['ci/repository-url.ts', ['test/ci/repository-url.test.ts'], ['test/ci']],
  ['ci/github/event.ts', ['test/ci/context/workflow.test.ts'], ['test/ci/github', 'test/ci/context']],
  ['ci/github/reader.ts', ['test/gate/policy.test.ts'], ['test/ci/github', 'test/gate']],
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
  ['ci/context/', contexts, ['test/ci'], ['test/gate', 'test/gate/gate.test.ts']],
  ['ci/', ['test/ci'], ['test/gate', 'test/gate/gate.test.ts']],
  ['git/hardening.ts', ['test/git/checkout.test.ts', 'test/git/attacks.test.ts'], ['test/git']],
  ['git/paths.ts', ['test/git/checkout.test.ts'], ['test/git']],
  ['git/commit-name.ts', ['test/gate/sources/service/scan-of-commit.test.ts'], ['test/git'], ['test/ci', 'test/gate']],
  ['git/texts.ts', ['test/gate/sources/findings/base.test.ts'], ['test/gate/sources']],
  [
    'git/tracked.ts',
    ['test/gate/kev.test.ts', 'test/gate/sources/findings/files.test.ts'],
    ['test/gate', 'test/cli/judge'],
  ],
  ['git/', ['test/git'], ['test/ci']],
  ['surfaces/check-run/', ['test/surfaces/check-run'], published],
  ['surfaces/comment/', ['test/surfaces/comment'], published],
  ['surfaces/', published, ['test/surfaces'], ['test/cli/judge']],
  ['report/', ['test/report/annotations.test.ts', 'test/report/summary'], ['test/report', 'test/surfaces']],
  ['settings/rule-tightening.ts', ['test/policy/rules'], ['test/settings']],
  ['settings/', ['test/settings'], layers],
  ['session.ts', ['test/session.test.ts']],
  ['action/', ['test/action'], ['test/scenarios']],
  ['runs/', ['test/runs'], ['test/cli']],
  ['cli/comment/', ['test/cli/comment']],
  ['cli/verify/', ['test/cli/verify'], ['test/cli']],
  ['cli/judge/', ['test/cli/judge'], ['test/cli']],
  ['cli/', ['test/cli']],
  ['service/', ['test/service']],
  ['advisories/', ['test/advisories']],
  ['packages/', ['test/packages', 'test/advisories', 'test/scanners/sca']],
  ['text/', ['test/text'], ['test/policy', 'test/settings'], ['test/scanners']],
  ['scanners/sca/', ['test/scanners/sca']],
  ['scanners/iac/', ['test/scanners/iac'], ['test/scanners']],
  ['scanners/patterns/', ['test/scanners/patterns'], ['test/scanners']],
  ['scanners/python/', ['test/scanners/python'], ['test/scanners']],
  ['scanners/sast/', ['test/scanners/sast'], ['test/scanners']],
  ['scanners/secrets/', ['test/scanners/secrets'], ['test/scanners']],
  ['scanners/', ['test/scanners']],
];

/** Lists of test files, to be run one after the other until one notices: the source's own before those of its folder. */
export function suitesOf(file: string): readonly (readonly string[])[] {
  const [, ...suites] = byFolder.find(([folder]) => file.startsWith(folder)) ?? [''];
  if (suites.length === 0) throw new Error(`No tests are named for ${file}`);
  const own = `test/${file.replace(/\.ts$/, '.test.ts')}`;
  return existsSync(fileURLToPath(new URL(`../../${own}`, import.meta.url))) ? [[own], ...suites] : suites;
}
