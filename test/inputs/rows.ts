/** For each input what it does: a value, and what then differs from the same run without it. */
import { type Asked, baseScan, error, repository } from '../scripted-service.ts';
import { type Conditions, type EntryName, entries, type Ran } from './world.ts';

export interface Row extends Conditions {
  value: string;
  /** What it is compared with; without it a run that does not have the input. */
  instead?: string | undefined;
  /** What differs. */
  effect: (ran: Ran) => unknown;
  /** The effect is that the run refuses it. */
  isRefused?: true;
  /** Rows of one group are given to one run: none of them changes the effect of another. */
  group?: string | undefined;
}

/** A row for all entries, with what is different in some; a text says why the input changes nothing there. */
export interface Rows extends Row {
  /** No run can have it together with all others. */
  isAlone?: true;
  at?: Partial<Record<EntryName, Partial<Row> | string>>;
}

const decided = ({ code, report, printed }: Ran) => ({
  ...{ code, verdict: report?.verdict, reason: report?.reason },
  blocking: report?.rules?.map(({ name, lo, hi }: Record<string, unknown>) => [name, lo, hi]),
  said: report === undefined ? printed : undefined,
});
const calls = ({ service }: Ran) => service.calls();
const posts = (ran: Ran) => calls(ran).filter((call) => call === 'POST /scans').length;
const keys = ({ service }: Ran) => service.asked.map(({ headers }) => headers['x-api-key']);
const message = ({ report }: Ran) => report?.message;
const marks = /::error .*file=/;
const refusal = ({ report, complained }: Ran) => [report?.reason, complained];

const running = {
  ...{ scan_id: 'scan_1', repository_id: 'repo_1', branch: 'feature', status: 'SCANNING' },
  created_at: new Date(Date.now() - 60_000).toISOString(),
};
const foreign = { ...repository, repository_id: 'repo_2', vcs_url: 'https://github.com/acme/other' };
const isBusyAtFirst = ({ path }: Asked, count: number) =>
  path === '/repositories' && count === 1
    ? { status: 429, body: error('RATE_LIMITED', 'later', { retryAfter: 9000 }) }
    : undefined;

const marked = { annotations: 'auto' };
const noSeverity = { 'fail-on-severity': 'none' };
const onlyLowSca = { 'fail-on-severity': 'low', 'fail-on-types': 'sca' };
const onlySarif = { 'base-url': '', 'api-key': '' };
const failed = { polls: [{ status: 'FAILED', error: 'no disk' }] };
const pending = { polls: [{ status: 'PENDING' }] };

const refused = { effect: refusal, isRefused: true, inputs: {}, instead: undefined } as const;
const everywhere = (why: string) => Object.fromEntries(entries.map((entry) => [entry, why]));
const asksNoService = { 'run --embedded': 'no service elsewhere is asked' };
const scansHere = { ...asksNoService, 'action on a checkout': 'no service elsewhere is asked' };
const ofService = { action: 'a service scans its own checkout' };
const serviceChooses = 'a service chooses its scanners itself';
const onlyScansHere = { action: serviceChooses, run: serviceChooses };
const lookUps = ({ github }: Ran) => github.asked.filter(({ path }) => path === '/advisories').length;
const looksUpNothing = Object.fromEntries(
  ['run', 'judge --sarif', 'judge --report'].map((entry) => [
    entry,
    'only the embedded scanners have packages looked up',
  ]),
);
const chooses = { 'run --embedded': { ...refused, value: 'other' } };
const sarifAlone = { 'judge --report': refused };
const shown = { 'judge --report': refused };
const shownNowhere = { 'judge --report': 'it shows no finding' };
const commandsOnGithub = {
  'run --embedded': 'it shows nothing by requests to GitHub',
  'judge --sarif': 'it shows nothing by requests to GitHub',
  'judge --report': refused,
};

/** One for a person, one for a program, and one that a run writes only where it has something to say. */
const writtenFormats = ['html', 'sarif', 'vex'];

export const rows: Readonly<Record<string, Rows>> = {
  // In a CI system nothing is judged that is not committed; uncommitted.test.ts has them on a machine of one's own.
  worktree: { value: 'true', ...refused },
  staged: { value: 'true', ...refused },
  'base-url': { value: '{other}', instead: '{service}', effect: ({ other }) => other.asked.length, at: chooses },
  'api-key': { value: 'sk-another-key', instead: 'sk-one-key', effect: keys, at: asksNoService },
  'allow-http': { value: 'true', inputs: { 'base-url': '{open}' }, effect: calls, at: asksNoService },
  assume: { value: 'retry-after-unit=ms', script: { fault: isBusyAtFirst }, effect: posts, at: asksNoService },
  'repository-id': {
    isAlone: true,
    value: 'repo_1',
    effect: (ran) => calls(ran).includes('GET /repositories'),
    at: chooses,
  },
  branch: {
    isAlone: true,
    ...{ value: 'other', event: 'push', at: chooses },
    effect: ({ service }) => service.asked.map(({ body }) => (body as { branch?: string } | undefined)?.branch),
  },
  'scan-id': { isAlone: true, value: 'scan_1', effect: posts, at: chooses },
  'retry-failed-scan': { value: 'true', script: failed, effect: posts, at: scansHere },
  'adopt-running-scan': {
    isAlone: true,
    ...{ value: 'true', script: { scans: [running] }, at: scansHere },
    effect: ({ printed }) => printed.includes('scan.adopt-running'),
  },
  'allow-foreign-repository': {
    ...{ value: 'true', inputs: { 'repository-id': 'repo_2' }, script: { repositories: [repository, foreign] } },
    ...{ effect: posts, at: asksNoService },
  },
  sarif: {
    ...{ value: 'none.sarif', inputs: onlySarif, effect: decided },
    at: { action: { instead: 'found.sarif' }, 'judge --sarif': { instead: 'found.sarif', inputs: {} }, ...sarifAlone },
  },
  'base-sarif': {
    ...{ value: 'found.sarif', inputs: { ...onlySarif, sarif: 'found.sarif', scope: 'auto' }, effect: decided },
    at: { 'judge --sarif': { inputs: { scope: 'auto' } }, ...sarifAlone },
  },
  'sarif-type': {
    ...{ value: 'iac', inputs: { ...onlySarif, sarif: 'found.sarif', 'fail-on-types': 'iac' }, effect: decided },
  },
  type: { value: 'iac', inputs: { 'fail-on-types': 'iac' }, effect: decided, at: sarifAlone },
  path: { value: 'inner', effect: ({ printed }) => printed.includes('not committed'), at: ofService },
  scanners: { value: 'bandit', effect: decided, at: onlyScansHere },
  'semgrep-rules': {
    ...{ value: '/opt/rules', at: onlyScansHere },
    effect: ({ printed }) => printed.includes('semgrep-rules has no effect'),
  },
  advisories: { value: 'none', effect: lookUps, at: { ...looksUpNothing, ...ofService } },
  'advisories-private': {
    ...{ value: 'lodash', inputs: { advisories: 'osv', 'advisories-osv-url': '{other}' } },
    ...{ effect: ({ other }) => other.asked.length, at: looksUpNothing },
  },
  'advisories-osv-url': {
    ...{ value: '{other}', instead: '{service}', inputs: { advisories: 'osv' } },
    ...{ effect: ({ other }) => other.asked.length, at: looksUpNothing },
  },
  'fail-on-severity': { value: 'critical', effect: decided },
  threshold: { value: 'high=9', effect: decided },
  'fail-on-types': { value: 'iac', effect: decided },
  'fail-on-cvss': { value: '7', inputs: noSeverity, effect: decided },
  'fail-on-epss': { value: '1', inputs: noSeverity, effect: decided },
  unscored: { value: 'ignore', inputs: { ...noSeverity, 'fail-on-epss': '99' }, effect: decided },
  'max-age': { value: 'medium=1d', inputs: noSeverity, effect: decided },
  'fix-cooldown': {
    ...{ value: '9d', inputs: { 'config-file': 'fixable.yml' }, effect: decided },
    at: { 'judge --sarif': 'SARIF does not say when a fix was published' },
  },
  'new-advisory-grace': {
    ...{ value: 'low=9d', event: 'push', inputs: onlyLowSca },
    effect: decided,
    at: {
      'judge --sarif': 'SARIF does not say when an advisory was published',
      'judge --report': { inputs: { ...onlyLowSca, report: '{workspace}/pushed.json' } },
    },
  },
  'kev-file': {
    ...{ value: '{workspace}/kev-now.json', instead: '{workspace}/kev-other.json' },
    ...{ inputs: { 'config-file': 'kev.yml' }, effect: decided },
  },
  'kev-max-age': {
    ...{ value: '90d', inputs: { 'config-file': 'kev.yml', 'kev-file': '{workspace}/kev-other.json' } },
    effect: decided,
  },
  'vex-max-age': { value: '2d', inputs: { 'config-file': 'vex.yml' }, effect: decided },
  uncovered: { value: 'inconclusive', inputs: noSeverity, effect: decided },
  scope: { value: 'changed-lines', instead: 'scan', inputs: { 'fail-on-severity': 'medium' }, effect: decided },
  untouched: {
    ...{ value: 'block', inputs: { ...onlyLowSca, scope: 'auto' } },
    ...{ script: { scans: [baseScan()] }, effect: decided },
    at: {
      'judge --sarif': 'without a base it judges what is in changed files',
      'judge --report': { inputs: { ...onlyLowSca, scope: 'auto', report: 'compared.json' } },
    },
  },
  'baseline-file': { value: 'none.json', inputs: { scope: 'new' }, effect: decided },
  'config-file': { isAlone: true, value: 'lenient.yml', effect: decided },
  policy: { value: 'lenient-here.yml', effect: decided },
  'policy-ref': { isAlone: true, value: 'other', effect: decided },
  'warn-only': { value: 'true', effect: ({ code }) => code },
  'on-inconclusive': {
    ...{ value: 'warn', inputs: { ...noSeverity, 'fail-on-epss': '99' } },
    effect: ({ code }) => code,
  },
  fallback: {
    ...{ value: 'embedded', effect: decided },
    at: { action: 'only runs without secrets have one: test/scenarios/embedded-action.test.ts' },
  },
  wait: {
    ...{ isAlone: true, value: 'false', effect: message },
    at: { action: { inputs: marked, script: pending }, 'run --embedded': { isRefused: true } },
  },
  'finish-pending': { isAlone: true, value: 'true', effect: message },
  'timeout-seconds': {
    ...{ value: '5', instead: '7', script: pending, effect: message },
    at: {
      'action on a checkout': 'the scanners here end at once: test/gate/story/sources/findings/source.test.ts',
      'run --embedded': 'the scanners here end at once: test/gate/story/sources/findings/source.test.ts',
      'judge --sarif': 'what it waits for takes no second here',
      'judge --report': 'what it waits for takes no second here',
    },
  },
  'poll-interval-seconds': {
    ...{ value: '300', inputs: { 'timeout-seconds': '400' }, script: pending },
    effect: (ran) => calls(ran).length > 9,
    at: {
      'action on a checkout': 'no service is polled',
      'run --embedded': 'no service is polled',
    },
  },
  annotations: {
    isAlone: true,
    ...{ value: 'none', instead: 'auto', at: shown },
    effect: ({ github, printed }) => [github.store.checkRuns.length, marks.test(printed)],
  },
  'max-annotations': {
    ...{ value: '0', group: 'shown', inputs: marked, at: shownNowhere },
    effect: ({ github, printed }) => [
      github.store.checkRuns.flatMap((each) => each.annotations).length,
      marks.test(printed),
    ],
  },
  'comment-summary-in-pr': {
    ...{ value: 'always', group: 'shown', inputs: marked, at: commandsOnGithub },
    effect: ({ github }) => github.store.comments.length,
  },
  disclose: {
    ...{ value: 'counts', group: 'shown', inputs: marked, at: shown },
    effect: ({ printed }) => printed.includes('SQL injection') || printed.includes('src/new.js:2'),
  },
  'slack-webhook': {
    ...{ value: '{other}/T0/B0/a-word-that-nobody-may-read', effect: ({ other }) => other.asked.length },
    at: { 'judge --report': 'it shows no report' },
  },
  owners: {
    ...{ value: 'true', group: 'shown', inputs: marked, at: shownNowhere },
    effect: ({ report }) => report?.findings?.map(({ owners }: { owners?: unknown }) => owners),
  },
  reports: {
    ...{ value: writtenFormats.map((format) => `${format}={folder}/written.${format}`).join('\n'), at: shown },
    ...{ inputs: { 'config-file': 'vex.yml' }, effect: ({ files }) => files.filter((name) => /^written\./.test(name)) },
  },
  'upload-sarif': {
    ...{ value: 'true', group: 'shown', inputs: marked, at: commandsOnGithub },
    effect: ({ github }) => github.store.uploads.length,
  },
  category: {
    ...{ value: 'backend', inputs: marked, at: shown },
    effect: ({ github, summary }) => [github.store.checkRuns.map(({ name }) => name), summary.includes('backend')],
  },
  'allow-suppress-command': {
    ...{ value: 'true', effect: decided, at: everywhere('scan-gate comment alone reads it') },
  },
  'github-token': {
    isAlone: true,
    value: 'ghs_another_token',
    inputs: marked,
    at: { 'judge --report': { inputs: {} } },
    effect: ({ github, report, printed }) => [github.store.checkRuns.length, report?.policy.source, printed],
  },
  embedded: { value: 'true', inputs: onlySarif, effect: decided, at: { 'run --embedded': 'it is what the entry is' } },
  'api-key-stdin': {
    ...{ value: 'true', inputs: { 'api-key': '' }, stdin: 'sk-from-stdin\n', effect: keys, at: asksNoService },
  },
  local: { value: 'true', ...refused },
  json: { value: 'true', isAtHome: true, effect: ({ printed }) => printed.startsWith('{') },
  report: {
    ...{ value: 'clean.json', instead: 'saved.json', effect: decided },
    at: { 'judge --sarif': { ...refused, value: 'saved.json' } },
  },
};
