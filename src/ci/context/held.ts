/**
 * The context of a GitHub workflow that judges its checkout: git tells which commit that is, and no branch is scanned
 * by name.
 */
import { isCheckout } from '../../git/files.ts';
import { readGithubEvent } from '../github/event.ts';
import { plainRepositoryUrl } from '../repository-url.ts';
import { askedOneByOne, checkCommit } from './checkout.ts';
import type { RunContext } from './context.ts';
import type { Judged } from './hints.ts';
import { heldSources } from './source-rules.ts';
import { commonFacts, standingOf, type Workflow } from './standing.ts';

/**
 * The content of the checkout. It may be a test merge, and it may come from a fork, because no branch is scanned by
 * name.
 */
export async function heldContext(
  workflow: Workflow,
  folder: string,
  judged: Extract<Judged, { kind: 'folder' | 'commit' }>,
): Promise<RunContext> {
  const { variables, payload, own, policy } = workflow;
  const event = readGithubEvent(payload, variables);
  if (judged.kind === 'commit') checkCommit(judged.sha, folder, event.commits);
  const path = (await isCheckout(folder)) ? folder : undefined;
  const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
  const { defaultBranch } = own;
  const told = typeof event.branch === 'string' ? event.branch : undefined;
  const { change, ...facts } = standingOf(told, event, defaultBranch);
  const subject = { branch, headSha: sha, ...facts, defaultBranch };
  const sources = heldSources(subject, { path, pullRequest: change?.number, headSha: event.headSha }, policy);
  const url = repositoryUrl ?? own.url;
  return { ...commonFacts(workflow), ...subject, change, repositoryUrl: url, sources, refusal: undefined };
}

async function readFolder(folder: string) {
  const checkout = askedOneByOne(folder);
  const sha = await checkout.head();
  const origin = await checkout.address();
  const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
  return { branch, sha, repositoryUrl: origin === undefined ? undefined : plainRepositoryUrl(origin) };
}
