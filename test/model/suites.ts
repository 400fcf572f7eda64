import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which tests cover which sources, the quick ones first: what a planted defect is run against. */
const model = ['test/model/collect.test.ts', 'test/model/properties.test.ts', 'test/gate/story/gate.test.ts'];

/** Of what collects the evidence. */
const collecting = [
  'test/gate/story/sources/service/collect.test.ts',
  'test/model/collect.test.ts',
  'test/model/collect-display.test.ts',
];
const layers = ['test/gate/story/policy-layers.test.ts', 'test/gate/story/policy.test.ts'];
const contexts = ['test/gate/hosts/context/read-context.test.ts', 'test/gate/hosts/github/workflow.test.ts'];
const published = ['test/gate/surfaces/publish.test.ts', 'test/gate/run/session.test.ts'];

/** The first that fits counts. */
const byFolder: readonly (readonly [folder: string, ...suites: string[][]])[] = [
  ['shared/severity.ts', ['test/gate/policy/rules.test.ts'], ['test/gate/policy'], model],
  ['gate/policy/coverage.ts', ['test/gate/policy/coverage.test.ts'], ['test/gate/policy'], model],
  ['gate/policy/untouched.ts', ['test/gate/policy/untouched.test.ts'], ['test/gate/policy'], model],
  [
    'gate/policy/path-matching.ts',
    ['test/gate/policy/rules/named.test.ts', 'test/gate/policy/exception-index.test.ts'],
    ['test/gate/policy'],
    model,
  ],
  [
    'gate/policy/predicates.ts',
    ['test/gate/policy/rules/named.test.ts', 'test/gate/policy/rules.test.ts', 'test/gate/policy/grace.test.ts'],
    ['test/gate/policy'],
    model,
  ],
  ['gate/policy/rules.ts', ['test/gate/policy/rules.test.ts', 'test/gate/policy/rules'], ['test/gate/policy'], model],
  ['gate/policy/scopes.ts', ['test/gate/policy/scopes.test.ts'], ['test/gate/policy'], model],
  ['gate/policy/auto.ts', ['test/gate/policy/scopes.test.ts'], ['test/gate/policy'], model],
  [
    'gate/policy/slice.ts',
    ['test/gate/policy/judge.test.ts', 'test/gate/policy/scopes.test.ts'],
    ['test/gate/policy'],
    model,
  ],
  ['gate/policy/', ['test/gate/policy/judge.test.ts'], ['test/gate/policy'], model, ['test/gate/story']],
  ['gate/story/sources/service/collect', collecting, ['test/gate/story'], model],
  ['gate/story/sources/service/violations.ts', collecting, ['test/gate/story'], model],
  ['gate/story/policy/layers.ts', layers, ['test/gate/cli/unattended.test.ts'], ['test/gate/story'], model],
  ['gate/story/policy/baseline-file.ts', ['test/gate/cli/baseline.test.ts'], ['test/gate/story'], model],
  ['gate/story/policy/', layers, ['test/gate/story'], model],
  ['gate/story/skip.ts', ['test/gate/story/gate.test.ts'], ['test/gate/story'], model],
  [
    'gate/story/sources/service/pages.ts',
    ['test/gate/story/sources/service/violations.test.ts', 'test/gate/story/sources/service/collect.test.ts'],
    ['test/gate/story/sources/service/pages.test.ts'],
    ['test/gate/story', ...model],
  ],
  [
    'gate/story/sources/service/client.ts',
    ['test/gate/story/sources/service/client.test.ts'],
    ['test/shared/api'],
    ['test/gate/story', ...model],
  ],
  [
    'gate/story/sources/service/wire.ts',
    ['test/gate/story/sources/service/client.test.ts'],
    ['test/shared/api'],
    ['test/gate/story', ...model],
  ],
  [
    'gate/story/sources/service/trigger.ts',
    ['test/gate/story/sources/service/adopt.test.ts', 'test/gate/story/sources/service/await-scan.test.ts'],
    ['test/gate/story'],
    model,
  ],
  [
    'gate/story/sources/service/source.ts',
    ['test/gate/story/sources/service/adopt.test.ts'],
    ['test/gate/story/gate.test.ts'],
    ['test/gate/story'],
    model,
  ],
  [
    'gate/story/sources/service/trigger.ts',
    ['test/gate/story/sources/service/adopt.test.ts'],
    ['test/gate/story/gate.test.ts'],
    ['test/gate/story'],
  ],
  ['gate/story/sources/saved/', ['test/gate/cli/judge/judge.test.ts'], ['test/gate/cli']],
  [
    'gate/story/sources/findings/',
    ['test/gate/story/sources/findings', 'test/gate/cli/judge/judge.test.ts'],
    ['test/gate/cli/judge'],
  ],
  ['gate/story/', ['test/gate/story/gate.test.ts'], ['test/gate/story'], model],
  [
    'shared/api/json.ts',
    ['test/shared/api/schemas.test.ts', 'test/gate/story/sources/service/client.test.ts'],
    ['test/shared/api'],
    ['test/gate/story', ...model],
  ],
  [
    'shared/api/schemas.ts',
    ['test/gate/story/sources/service/client.test.ts', 'test/gate/policy/finding.test.ts'],
    ['test/shared/api'],
    ['test/gate/story', ...model],
  ],
  [
    'shared/http/',
    ['test/shared/http/http.test.ts', 'test/gate/story/sources/service/client.test.ts'],
    ['test/shared/http', 'test/shared/api'],
    ['test/gate/story', ...model],
  ],
  [
    'shared/api/',
    ['test/gate/story/sources/service/client.test.ts'],
    ['test/shared/api'],
    ['test/gate/story', ...model],
  ],
  ['gate/hosts/log.ts', ['test/gate/run/session.test.ts']],
  ['gate/hosts/remote.ts', ['test/gate/hosts/sources.test.ts', 'test/gate/hosts/context/pipeline.test.ts']],
  ['gate/hosts/repository-url.ts', ['test/gate/hosts/repository-url.test.ts'], ['test/gate/hosts']],
  [
    'gate/hosts/github/event.ts',
    ['test/gate/hosts/github/workflow.test.ts'],
    ['test/gate/hosts/github', 'test/gate/hosts/context'],
  ],
  ['gate/hosts/github/reader.ts', ['test/gate/story/policy.test.ts'], ['test/gate/hosts/github', 'test/gate/story']],
  [
    'gate/hosts/github/client.ts',
    ['test/gate/hosts/github/surfaces/check-run', 'test/gate/hosts/github/surfaces/comment'],
    ['test/gate/hosts/github'],
  ],
  [
    'gate/hosts/github/identity.ts',
    ['test/gate/hosts/github/surfaces/check-run', 'test/gate/hosts/github/surfaces/comment'],
    ['test/gate/hosts', 'test/gate/surfaces', 'test/gate/cli/comment'],
  ],
  ['gate/hosts/github/comment-commands/', ['test/gate/hosts/github/comment-commands'], ['test/gate/cli/comment']],
  ['gate/hosts/github/surfaces/check-run/', ['test/gate/hosts/github/surfaces/check-run'], published],
  ['gate/hosts/github/surfaces/comment/', ['test/gate/hosts/github/surfaces/comment'], published],
  ['gate/hosts/github/surfaces/', published, ['test/gate/hosts/github/surfaces'], ['test/gate/cli/judge']],
  [
    'gate/hosts/github/',
    ['test/gate/hosts/github/workflow.test.ts'],
    ['test/gate/hosts/github', 'test/gate/hosts/context'],
  ],
  ['gate/hosts/context/', contexts, ['test/gate/hosts'], ['test/gate/story', 'test/gate/story/gate.test.ts']],
  [
    'gate/hosts/',
    ['test/gate/hosts/systems.test.ts'],
    ['test/gate/hosts'],
    ['test/gate/story', 'test/gate/report', 'test/gate/surfaces'],
  ],
  [
    'shared/git/hardening.ts',
    ['test/shared/git/checkout.test.ts', 'test/shared/git/attacks.test.ts'],
    ['test/shared/git'],
  ],
  ['shared/git/export.ts', ['test/shared/git/checkout.test.ts'], ['test/shared/git']],
  [
    'shared/git/commit-name.ts',
    ['test/gate/story/sources/service/scan-of-commit.test.ts'],
    ['test/shared/git'],
    ['test/gate/hosts', 'test/gate/story'],
  ],
  [
    'shared/git/tracked.ts',
    [
      'test/gate/story/kev.test.ts',
      'test/gate/story/sources/findings/files.test.ts',
      'test/gate/story/sources/findings/base.test.ts',
    ],
    ['test/gate/story', 'test/gate/cli/judge'],
  ],
  ['shared/git/', ['test/shared/git'], ['test/gate/hosts']],
  ['gate/surfaces/', published, ['test/gate/surfaces'], ['test/gate/cli/judge']],
  ['shared/shown/', ['test/shared/shown'], ['test/gate/report']],
  [
    'shared/sarif/',
    ['test/shared/scan/known-findings.test.ts'],
    ['test/shared/sarif'],
    ['test/shared/scan', 'test/gate/story/sources/findings'],
  ],
  [
    'gate/report/',
    ['test/gate/report/annotations.test.ts', 'test/gate/report/summary'],
    ['test/gate/report', 'test/gate/surfaces'],
  ],
  ['gate/settings/policy-settings.ts', ['test/gate/policy/rules'], ['test/gate/settings']],
  ['gate/settings/', ['test/gate/settings'], layers],
  ['gate/run/session.ts', ['test/gate/run/session.test.ts']],
  ['gate/action/', ['test/gate/action'], ['test/scenarios']],
  ['gate/run/', ['test/gate/run'], ['test/gate/cli']],
  ['gate/cli/comment/', ['test/gate/cli/comment']],
  ['gate/cli/verify/', ['test/gate/cli/verify'], ['test/gate/cli']],
  ['gate/cli/judge/', ['test/gate/cli/judge'], ['test/gate/cli']],
  ['gate/cli/', ['test/gate/cli']],
  ['service/', ['test/service']],
  ['gate/advisories/', ['test/gate/advisories']],
  ['shared/packages/', ['test/shared/packages', 'test/gate/advisories', 'test/scanners/sca']],
  ['shared/text/', ['test/shared/text'], ['test/gate/policy', 'test/gate/settings'], ['test/scanners']],
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
