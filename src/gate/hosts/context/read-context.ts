/** The only function that reads a run's context. The actions and every command that judges or explains use it. */

import { GateError } from '../../../shared/errors.ts';
import { createGit, type Git, isSubmodule } from '../../../shared/git/files.ts';
import { code, prose } from '../../../shared/prose.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { readWorkflow } from '../github/workflow.ts';
import { type CiRun, isGithubActions, readCiRun, unattendedRun } from '../registry.ts';
import { formatRepositoryUrl, parseRepositoryUrl } from '../repository-url.ts';
import { readRemoteBranch, readRemoteDefaultBranch } from '../sources.ts';
import {
  type CheckoutReader,
  checkBuiltCommit,
  findBranchAt,
  findCommitInCheckout,
  isBranchAtCommit,
  readCheckoutEagerly,
  readCheckoutLazily,
  readCheckoutTogether,
  resolveBuiltCommit,
} from './checkout.ts';
import {
  type ContextHints,
  type LocallyJudged,
  mayBeFork,
  type PolicyHints,
  type RunContext,
  type RunEnvironment,
  readChange,
} from './context.ts';
import { buildPipelineSources, type Subject } from './source-rules.ts';

/** Throws GateError CONFIG when nothing says what to judge, or when the statements contradict each other. */
export async function readContext(environment: RunEnvironment, hints: ContextHints): Promise<RunContext> {
  const { judged, policy } = hints;
  const { variables } = environment;
  const isWorkflow = isGithubActions(variables) && Boolean(variables.GITHUB_EVENT_PATH);
  const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
  if (judged.kind === 'commented' || judged.kind === 'pending' || isWorkflow || mustBe) {
    return readWorkflow(environment, hints);
  }
  return readPipeline(environment, judged, policy);
}

// The context of a run outside GitHub: from a CI system's variables and from git, or from git alone on a laptop.

/** The inputs from which the context is read. */
interface PipelineInput {
  folder: string;
  /** Undefined when the folder is not a checkout. */
  path: string | undefined;
  git: Git;
  checkout: CheckoutReader;
  /** Undefined on a laptop. */
  ci: CiRun | undefined;
  /** Whether the folder is a submodule: a branch of the outer repository chose its origin. */
  isPart: boolean;
}

async function readPipeline(
  { variables, folder, isAttended }: RunEnvironment,
  judged: LocallyJudged,
  policy: PolicyHints,
): Promise<RunContext> {
  const run = readCiRun(variables) ?? (isAttended ? undefined : unattendedRun);
  if (run?.unsupported !== undefined) {
    throw new GateError('CONFIG', `Not scanned: ${run.name} builds ${run.unsupported}, which is not supported`, {
      reason: 'wrong-ref',
      hint: 'Run the gate in jobs that build a branch or a pull request.',
    });
  }
  if (judged.kind === 'branch') refuseTag(run, judged.named);
  const git = createGit(folder);
  const ask = run === undefined ? readCheckoutEagerly : readCheckoutTogether;
  const checkout = judged.kind === 'commit' ? readCheckoutLazily(folder) : ask(folder);
  // The scanner has already read this folder, so it may be a bare clone or the checkout of another user.
  const path = judged.kind === 'commit' || (await checkout.isCheckout()) ? folder : undefined;
  const isPart = run !== undefined && (await isSubmodule(folder));
  if (isPart && run.id !== 'unattended') {
    const message = `${folder} is a submodule of the repository that is built, whose branch chose it`;
    throw new GateError('CONFIG', message, {
      reason: 'foreign-repository',
      hint: 'Run the gate in the checkout of the repository that is built.',
    });
  }
  const asked: PipelineInput = { folder, path, git, checkout, ci: run, isPart };
  const { repositoryUrl, ...found } = await readCheckoutFacts(asked, judged);
  const ci = run && (await resolveFork(run, judged.kind === 'branch' ? found : undefined, asked));
  const origin: PipelineInput = { ...asked, ci };
  const isRefused = judged.kind === 'branch' && ci !== undefined && mayBeFork(ci);
  if (found.branch === undefined && !isRefused) {
    const why = path === undefined ? `${folder} is not a git checkout` : 'the checkout is at a commit, not on a branch';
    const message = `The branch to scan is not known: ${why}`;
    throw new GateError('CONFIG', message, { reason: 'wrong-ref', hint: 'Set the branch with --branch.' });
  }
  const checkoutFacts = { ...found, branch: found.branch ?? '' };
  const { subject, conflict } = await determineSubject(checkoutFacts, judged, origin);
  const refusal = isRefused ? createForkPipelineError(subject) : undefined;
  const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
  return {
    // A GitHub workflow without its event is treated like any other CI system: GitHub's API is not asked.
    system: ci === undefined ? 'laptop' : ci.id === 'github' ? 'other' : ci.id,
    ...{ event: ci?.name, repositoryUrl, runUrl: ci?.runUrl },
    ...(refusal === undefined ? subject : { ...subject, ...refused }),
    ...(refusal === undefined && ci?.branch !== undefined && { builtBranch: ci.branch }),
    change: refusal === undefined ? readChange(ci) : undefined,
    // Outside a CI system only the person who started the run reads the output.
    isPublic: ci?.isPublic ?? (ci !== undefined && ci.id !== 'unattended'),
    ...(ci !== undefined && ci.id !== 'unattended' && ci.isPublic === undefined && { isPublicAssumed: true }),
    sources: buildPipelineSources(subject, { ...origin, judged, isRefused, conflict }, policy),
    refusal,
  };
}

/** `branch` is undefined when neither the CI system nor git says which commit it is. */
async function readCheckoutFacts(
  { folder, path, git, checkout, ci }: PipelineInput,
  judged: LocallyJudged,
): Promise<Record<'branch' | 'headSha' | 'repositoryUrl', string | undefined>> {
  if (ci !== undefined && judged.kind !== 'branch') await checkBuiltCommit(ci, folder);
  if (judged.kind === 'commit') {
    return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
  }
  const { named } = judged;
  const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
  if (ci !== undefined) checkBranchAndRepository(ci, named, address);
  const statedUrl = ci?.repositoryUrl ?? address;
  const repositoryUrl = statedUrl === undefined ? undefined : formatRepositoryUrl(statedUrl);
  // A pull request may be checked out on a branch with any name.
  const here = ci?.isChange === true ? undefined : checkedOut;
  const branch = named ?? ci?.branch ?? here;
  if (ci === undefined || judged.kind === 'folder') {
    const revision = judged.kind === 'folder' ? (branch ?? 'HEAD') : branch;
    // On a laptop only the branch that is checked out is known.
    const isElsewhere = ci === undefined && checkedOut !== undefined && revision !== checkedOut;
    return { branch: revision, headSha: isElsewhere ? undefined : await checkout.head(), repositoryUrl };
  }
  const headSha = (await resolveBuiltCommit(ci, git)) ?? (await findCommitInCheckout(branch, ci, { git, checkout }));
  const found = branch ?? (path === undefined ? undefined : await findBranchAt(headSha, git));
  return { branch: found, headSha, repositoryUrl };
}

/**
 * When the CI system does not say whether the change comes from a fork, git may show that it does not: `origin`, which
 * receives the pull request, has that branch at that commit.
 */
async function resolveFork(
  ci: CiRun,
  found: Record<'branch' | 'headSha', string | undefined> | undefined,
  { git, checkout }: Pick<PipelineInput, 'git' | 'checkout'>,
): Promise<CiRun> {
  if (readChange(ci)?.fork !== 'unknown' || ci.isForkOfOrigin !== true) return ci;
  const sha =
    found?.headSha ??
    (await resolveBuiltCommit(ci, git)) ??
    (await findCommitInCheckout(ci.branch, ci, { git, checkout }));
  const branch = ci.branch ?? found?.branch ?? (await findBranchAt(sha, git));
  const isOwn = branch !== undefined && (await isBranchAtCommit(branch, sha, git));
  return isOwn ? { ...ci, isFork: false } : ci;
}

/**
 * Only the default branch at its current commit is trusted; everything else may be a proposal. The branch name alone
 * proves nothing, because a job may build a proposal under any branch name.
 */
async function determineSubject(
  checkoutFacts: Pick<Subject, 'branch' | 'headSha'>,
  judged: LocallyJudged,
  { ci, git, checkout, isPart }: PipelineInput,
): Promise<{ subject: Subject; conflict?: string }> {
  if (ci === undefined)
    return { subject: { ...checkoutFacts, ...(await readLaptopBase(judged, checkout)), trust: 'own' } };
  const asked = isPart ? undefined : await readRemoteDefaultBranch(git);
  // A proposal can set a variable of its job, but not the default branch of origin.
  const isContradicted = ci.defaultBranch !== undefined && asked !== undefined && ci.defaultBranch !== asked.name;
  const conflict = isContradicted
    ? `A variable of ${ci.name} says that ${neutralizeLine(ci.defaultBranch ?? '', 140)} is the default branch, and origin says ${neutralizeLine(asked?.name ?? '', 140)}`
    : undefined;
  const defaultBranch = isContradicted ? undefined : (ci.defaultBranch ?? asked?.name);
  const name =
    ci.branch ?? (judged.kind === 'branch' ? checkoutFacts.branch : await findOwnBranch(ci, { git, checkout }));
  // A branch of a fork may have the same name as the default branch.
  const isDefault = readChange(ci) === undefined && (name === undefined || name === defaultBranch);
  const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
  const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
  const isCertain = isDefault && checkoutFacts.headSha !== undefined && defaultBranch !== undefined;
  const head = isCertain ? (asked?.now ?? (await readRemoteBranch(defaultBranch, git))) : undefined;
  const isOwn = head?.kind === 'at' && head.sha === checkoutFacts.headSha;
  const subject: Subject = { ...checkoutFacts, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
  return { subject, ...(conflict !== undefined && { conflict }) };
}

/** A CI system may check out a branch under a name of its own; a person does not. */
async function findOwnBranch(
  ci: CiRun,
  { git, checkout }: Pick<PipelineInput, 'git' | 'checkout'>,
): Promise<string | undefined> {
  if (ci.id === 'unattended') return checkout.branch();
  return ci.tag === undefined ? findBranchAt(await checkout.head(), git) : undefined;
}

/** On a laptop the commit is judged as a proposal to the default branch that the checkout knows. */
async function readLaptopBase(
  judged: LocallyJudged,
  checkout: CheckoutReader,
): Promise<Pick<Subject, 'base' | 'defaultBranch'>> {
  const rememberedBranch = await checkout.defaultBranch();
  const defaultBranch = rememberedBranch ?? (judged.kind === 'commit' ? judged.defaultBranch : undefined);
  const isOther = judged.kind === 'commit' && defaultBranch !== undefined && judged.branch !== defaultBranch;
  return { base: isOther ? { branch: defaultBranch, sha: undefined } : undefined, defaultBranch };
}

/** The CI system names one branch of one repository. A flag or a folder that contradicts it is a mistake. */
function checkBranchAndRepository(ci: CiRun, named: string | undefined, address: string | undefined): void {
  if (named !== undefined && ci.branch !== undefined && named !== ci.branch) {
    throw new GateError('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
      reason: 'wrong-ref',
      hint: 'Remove branch: the gate scans what the job builds.',
    });
  }
  const [told, found] = [ci.repositoryUrl, address].map((url) => parseRepositoryUrl(url ?? ''));
  // Only the paths are compared: a runner may clone from an internal host name or from this machine, and the origin may
  // be the fork itself.
  const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
  if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase()) return;
  throw new GateError(
    'CONFIG',
    `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${formatRepositoryUrl(address ?? '')}`,
    {
      reason: 'foreign-repository',
      hint: 'Run the gate in the checkout of the repository that is built.',
    },
  );
}

function refuseTag(ci: CiRun | undefined, named: string | undefined): void {
  if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined) return;
  throw new GateError('CONFIG', `Not scanned: ${ci.name} builds the tag ${neutralizeLine(ci.tag, 140)}, not a branch`, {
    reason: 'wrong-ref',
    hint: prose`Leave tags out of the job that runs the gate, or name a branch with ${code('--branch')}.`,
  });
}

/**
 * A branch with the name of the fork's branch is a different branch here. Thrown when there is no default branch whose
 * policy could apply.
 */
function createForkPipelineError({ defaultBranch }: Subject): GateError {
  const refusal = new GateError('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
    reason: 'fork',
    hint: prose`The service can scan only branches of this repository. For forks, run the gate with ${code('scan-gate run --embedded')}, or let them pass with ${code('--on-inconclusive fork=warn')}.`,
  });
  if (defaultBranch === undefined) throw refusal;
  return refusal;
}
