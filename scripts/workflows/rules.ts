/** Our own rules for workflows: what GitHub accepts, but would let a change bypass the gate, or leak a secret. */
import { parseDocument } from 'yaml';
import type { Problem, WorkflowText } from './read.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: unknown;
  shell?: string;
  with?: Record<string, unknown>;
  'continue-on-error'?: unknown;
}

interface Job {
  if?: unknown;
  needs?: unknown;
  permissions?: unknown;
  'continue-on-error'?: unknown;
  steps?: Step[];
}

interface Trigger {
  types?: string[];
  [filter: string]: unknown;
}

interface Workflow {
  on?: string | string[] | Record<string, Trigger | null>;
  permissions?: unknown;
  concurrency?: unknown;
  jobs?: Record<string, Job>;
}

interface Checked {
  workflow: Workflow;
  text: string;
  jobs: [string, Job][];
  /** The jobs that run the gate, whose result the rules of a branch may require. */
  gates: [string, Job][];
  on: Record<string, Trigger | null>;
}

const rules: ((checked: Checked) => string[])[] = [
  checkWhole,
  checkPinnedActions,
  checkPermissions,
  checkSkippableGates,
  checkGateCompanions,
  checkGatedProposals,
  checkConcurrency,
  checkKeptReport,
  checkPublishedReport,
  checkScriptExpressions,
  checkCheckoutToken,
  checkCheckoutHistory,
  checkPipes,
  checkReleases,
];

export function findRuleProblems({ file, line, text }: WorkflowText): Problem[] {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken !== undefined) return [{ file, line, message: broken.message }];
  const workflow = (document.toJS() ?? {}) as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  const gates = jobs.filter(([, { steps = [] }]) => steps.some(isGate));
  const checked = { workflow, text, jobs, gates, on: readTriggers(workflow) };
  return rules.flatMap((rule) => rule(checked)).map((message) => ({ file, line, message }));
}

function readTriggers({ on = {} }: Workflow): Record<string, Trigger | null> {
  if (typeof on === 'object' && !Array.isArray(on)) return on;
  return Object.fromEntries([on].flat().map((name) => [name, null]));
}

function isGate({ uses = '', run = '' }: Step): boolean {
  return /^scan-gate\/scan-gate@/.test(uses) || /(?:cli\/index\.js"?|scan-gate) (?:run|judge)\b/.test(run);
}

/** The effect of a part of a workflow cannot be judged. */
function checkWhole({ jobs, on }: Checked): string[] {
  return jobs.length > 0 && Object.keys(on).length > 0 ? [] : ['is a part of a workflow; show a whole one, or a file'];
}

function listSteps(jobs: [string, Job][]): [string, Step][] {
  return jobs.flatMap(([name, job]) =>
    (job.steps ?? []).map((step, index) => [`${name}, step ${step.name ?? index + 1}`, step] as [string, Step]),
  );
}

/** A file cannot contain the commit that it is part of. For this action, text beside it says how to pin it. */
function checkPinnedActions({ jobs, text }: Checked): string[] {
  const used = listSteps(jobs).filter(([, { uses = './' }]) => !/^(?:\.\/|scan-gate\/scan-gate@)/.test(uses));
  return used
    .filter(([, { uses = '' }]) => !/@[0-9a-f]{40}$/.test(uses) || !text.includes(`${uses} # v`))
    .map(([where, { uses }]) => `${where}: ${uses} is not pinned by a commit, with its version as a comment`);
}

function checkPermissions({ workflow, jobs, text }: Checked): string[] {
  const silent = jobs.filter(([, job]) => workflow.permissions === undefined && job.permissions === undefined);
  const stated = [workflow.permissions, ...jobs.map(([, job]) => job.permissions)].filter((each) => each !== undefined);
  const broad = stated.filter((each) => typeof each !== 'object');
  const granted = text.split('\n').filter((line) => /^\s+(?:- )?[a-z-]+: (?:read|write)\b/.test(line));
  const count = stated.flatMap((each) => Object.keys(each ?? {})).length;
  return [
    ...silent.map(([name]) => `${name}: no permissions are stated`),
    ...broad.map((each) => `permissions: ${each} grants more than is needed`),
    ...granted.filter((line) => !/ # \S/.test(line)).map((line) => `${line.trim()} does not say why`),
    ...(granted.length < count ? ['each permission stands on a line of its own, which says why'] : []),
  ];
}

/** A skipped job counts as a success, and so does a job that may fail. */
function checkSkippableGates({ gates }: Checked): string[] {
  const skippable = gates.flatMap(([name, job]) =>
    (['if', 'needs', 'continue-on-error'] as const).filter((key) => job[key] !== undefined).map((key) => [name, key]),
  );
  const lax = listSteps(gates).filter(([, step]) => isGate(step) && step['continue-on-error'] !== undefined);
  const open = gates.filter(([, { steps = [] }]) => steps.filter(isGate).every((step) => step.if !== undefined));
  return [
    ...skippable.map(([name, key]) => `${name}: with ${key} the job can succeed without the gate`),
    ...lax.map(([where]) => `${where}: continue-on-error lets the gate fail for nothing`),
    ...open.map(([name]) => `${name}: the conditions of its steps leave runs without a gate`),
  ];
}

const companions =
  /^(?:actions\/(?:checkout|setup-node|upload-artifact|download-artifact)|github\/codeql-action\/(?:init|analyze|upload-sarif))@/;

/** Other steps beside the gate could overwrite what it reads. */
function checkGateCompanions({ gates }: Checked): string[] {
  return listSteps(gates)
    .filter(([, step]) => !isGate(step))
    .filter(
      ([, { uses, run }]) =>
        !companions.test(uses ?? '') &&
        !/^npm ci --ignore-scripts --prefix "\$GITHUB_WORKSPACE\/gate"$/.test(run?.trim() ?? ''),
    )
    .map(([where]) => `${where}: runs something else beside the gate`);
}

const kinds = ['opened', 'synchronize', 'reopened', 'edited'];

/** Comments in workflows that cannot follow a rule exempt them from it. */
const isExempt = (text: string, rule: string) => text.includes(`# ${rule}: `);

function checkGatedProposals({ gates, on, text }: Checked): string[] {
  if (gates.length === 0 || !('pull_request' in on || 'pull_request_target' in on)) return [];
  const { types = [] } = on.pull_request ?? {};
  const filtered = ['pull_request', 'merge_group'].filter((name) =>
    Object.keys(on[name] ?? {}).some((key) => /^(?:paths|branches)/.test(key)),
  );
  return [
    ...('pull_request_target' in on ? ['pull_request_target runs with secrets on what anybody proposes'] : []),
    ...(kinds.every((kind) => types.includes(kind)) ? [] : [`pull_request needs types: [${kinds.join(', ')}]`]),
    ...filtered.map((name) => `${name} is filtered: what is left out is not gated`),
    ...('merge_group' in on ? [] : ['without merge_group a merge queue waits for ever']),
    ...('push' in on || isExempt(text, 'no push') ? [] : ['without push there is no scan to compare with']),
  ];
}

/** A shared group would cancel pending runs of the default branch, even with cancel-in-progress: false. */
function checkConcurrency({ gates, on, workflow }: Checked): string[] {
  if (gates.length === 0 || !('pull_request' in on)) return [];
  const group = JSON.stringify(workflow.concurrency ?? '');
  const isRight = /\$\{\{ github\.event\.pull_request\.number \|\| github\.run_id \}\}/.test(group);
  return isRight ? [] : ['concurrency needs a group by github.event.pull_request.number || github.run_id'];
}

function checkKeptReport({ gates, text }: Checked): string[] {
  return gates
    .filter(([, { steps = [] }]) => !steps.some(({ uses }) => /^actions\/upload-artifact@/.test(uses ?? '')))
    .filter(() => !isExempt(text, 'no artifact'))
    .map(([name]) => `${name}: the report is not kept as an artifact`);
}

/**
 * Readers of a public repository can read its artifacts. The event of a schedule does not say whether the repository is
 * public.
 */
function checkPublishedReport({ gates, on }: Checked): string[] {
  return (
    listSteps('schedule' in on ? [] : gates)
      .filter(([, { uses = '' }]) => uses.startsWith('actions/upload-artifact@'))
      .filter(([, step]) => !/&& github\.event\.repository\.private \}\}$/.test(String(step.if)))
      // The predicate of an attestation names no finding.
      .filter(([, step]) => !/^[^\n]*\/vsa\.json$/.test(String(step.with?.path)))
      .map(([where]) => `${where}: everybody could read the report of a public repository`)
  );
}

/** A branch name or a title would become part of the script. */
function checkScriptExpressions({ jobs }: Checked): string[] {
  return listSteps(jobs)
    .filter(([, { run = '' }]) => run.includes('${{'))
    .map(([where]) => `${where}: an expression in a script; hand it over as a variable`);
}

function checkCheckoutToken({ jobs }: Checked): string[] {
  return jobs
    .filter(([, { steps: own = [] }]) => !own.some(({ run = '' }) => /\bgit push\b/.test(run)))
    .flatMap((job) => listSteps([job]))
    .filter(([, { uses = '' }]) => uses.startsWith('actions/checkout@'))
    .filter(([, step]) => step.with?.['persist-credentials'] !== false)
    .map(([where]) => `${where}: the checkout keeps its token; persist-credentials: false`);
}

/**
 * The start of a branch is read from the checkout. Without its history everything is judged, or it must be fetched
 * again.
 */
function checkCheckoutHistory({ gates }: Checked): string[] {
  const needy = gates.filter(([, job]) => (job.steps ?? []).some(needsHistory));
  return listSteps(needy)
    .filter(([, { uses = '', with: given = {} }]) => uses.startsWith('actions/checkout@') && given.path === undefined)
    .filter(([, { with: given = {} }]) => given['fetch-depth'] !== 0)
    .map(([where]) => `${where}: without fetch-depth: 0 the gate cannot see where the branch began`);
}

function needsHistory(step: Step): boolean {
  const { uses = '', run = '', with: given = {} } = step;
  const isAction = uses !== '' && (given['base-url'] === undefined || given.fallback !== undefined);
  return isGate(step) && (isAction || /--embedded|judge --sarif/.test(run));
}

/** GitHub's default shell has no pipefail, but `shell: bash` does. */
function checkPipes({ jobs }: Checked): string[] {
  return listSteps(jobs)
    .filter(([, { run = '', shell }]) => hidesFailure(run) && shell !== 'bash')
    .map(([where]) => `${where}: a pipe hides a failure; set -o pipefail`);
}

/** A publication cannot be undone. A job that publishes waits for one that tests, and is skipped when that fails. */
function checkReleases({ jobs }: Checked): string[] {
  const runsCommand = ([, { steps: own = [] }]: [string, Job], command: RegExp) =>
    own.some(({ run = '' }) => command.test(run));
  const tests = jobs.filter((job) => runsCommand(job, /\bnpm (?:test|run check)\b/)).map(([name]) => name);
  const publishing = jobs.filter((job) => runsCommand(job, /\b(?:npm publish|gh release create)\b/));
  return publishing
    .filter(([, { needs, if: condition }]) => {
      const awaited = [needs ?? []].flat();
      return condition !== undefined || !tests.some((name) => awaited.includes(name));
    })
    .map(([name]) => `${name}: publishes without waiting for a job that runs npm run check`);
}

/** Whether a script has a pipe whose first command may fail unnoticed. */
export function hidesFailure(script: string): boolean {
  const code = script.replaceAll(/'[^'\n]*'|"[^"\n]*"|(?:^|\s)#.*$/gm, '');
  return /[^|>]\|(?!\|)/.test(code) && !/set -[a-z]*o pipefail/.test(code);
}
