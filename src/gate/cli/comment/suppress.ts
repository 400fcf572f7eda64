/**
 * `/scan-gate suppress <id> <reason>`: suppresses a violation for a person who did not write the pull request, with a
 * reason, and verifies the result.
 */

import { GateError } from '../../../shared/errors.ts';
import { formatMarkdownCode, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { findReasonProblem } from '../../hosts/github/comment-commands/commands.ts';
import {
  findCommentObjection,
  findInvolvement,
  findStartObjection,
  readAccess,
  readPull,
} from '../../hosts/github/comment-commands/people.ts';
import { isSuppressed } from '../../policy/evidence.ts';
import { readListItem, type Status } from '../../policy/finding.ts';
import { formatViolationStatus } from '../../report/wording.ts';
import type { CommandContext, CommandReply } from './command-context.ts';
import { updateCheckRun } from './command-context.ts';
import { type Inspection, inspectViolation } from './why.ts';

const settingHint =
  'It is off. A maintainer of the workflow can allow it with `--allow-suppress-command`, and so decides who may let findings through.';

const repeatHint = 'Write the command in a new comment.';

export async function suppressFromComment(command: CommandContext, id: string, reason: string): Promise<CommandReply> {
  const objection = await findObjection(command, reason);
  if (objection !== undefined) return refuseSuppression(objection);
  const inspection = await inspectViolation(command, id);
  if (inspection.kind === 'unknown') return refuseSuppression(inspection.markdown);
  const doubt = findDoubt(inspection, id);
  if (doubt !== undefined) return refuseSuppression(doubt);
  // Reading took time, in which a permission may have been revoked or a commit added.
  const { github, asked, context } = command;
  const [pull, access] = await Promise.all([
    readPull(github, asked.pullRequest),
    readAccess(github, asked.commenter, context.isPublic),
  ]);
  const objectionNow = await findObjection({ ...command, pull, access }, reason);
  if (objectionNow !== undefined) return refuseSuppression(objectionNow);
  const status = await suppressAtService(command, id, reason);
  const { scan, repository } = inspection;
  if (status === 'OPEN') {
    const markdown = `The suppression of ${formatMarkdownCode(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`;
    return { markdown, reaction: 'confused' };
  }
  command.session.log.line(`Violation ${id} was suppressed by ${asked.commenter.login}: ${reason}`);
  const done = `Suppressed ${formatMarkdownCode(id)} at the service, for all branches; it now counts as ${statusNames[status]}.`;
  return { markdown: `${done}\n\n${await updateCheckRun(command, repository, scan)}`, reaction: '+1' };
}

function refuseSuppression(markdown: string): CommandReply {
  return { markdown: `Not suppressed. ${markdown}`, reaction: 'confused' };
}

/** Checks the person and the reason before the service is asked. */
async function findObjection(command: CommandContext, reason: string): Promise<string | undefined> {
  const { session, settings, access, asked, pull, github, context } = command;
  const { env, now } = session;
  if (!settings.allowSuppressCommand) return settingHint;
  const start = findStartObjection(env, asked.commenter);
  if (start !== undefined) return `Only the run that the comment itself started may do that: ${start}. ${repeatHint}`;
  const change = await findCommentObjection(github, asked, now);
  if (change !== undefined) return `The comment no longer commands that: ${change}. ${repeatHint}`;
  if (access !== 'write') return 'Only people with write access to this repository may do that.';
  if (pull.state !== 'open') return 'The pull request is closed.';
  if (pull.head.sha !== context.headSha)
    return 'The pull request has moved on: repeat the command for its newer commit.';
  const problem = findReasonProblem(reason);
  if (problem !== undefined) return `The reason is not specific enough: ${problem}.`;
  const host = context.repositoryUrl === undefined ? undefined : new URL(context.repositoryUrl).host;
  const { pullRequest, commenter } = asked;
  const involvement = await findInvolvement(github, pullRequest, pull, commenter, host);
  if (involvement === undefined) return undefined;
  return `Someone who did not write the pull request must do it: ${involvement}.`;
}

/**
 * Only violations that this pull request's own scan has seen. Otherwise the author of a finding could have it
 * suppressed from another person's pull request.
 */
function findDoubt({ finding }: Extract<Inspection, { kind: 'found' }>, id: string): string | undefined {
  const name = formatMarkdownCode(id);
  if (isSuppressed(finding)) return `${name} is suppressed already (${formatViolationStatus(finding)}).`;
  if (finding.label === 'seen') return undefined;
  return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}

const readings = 3;
const readGapMs = 2000;

/** The status of the violation afterwards. `OPEN` when the service did not do what it confirmed. */
async function suppressAtService({ run, asked, context }: CommandContext, id: string, reason: string): Promise<Status> {
  const { commenter, pullRequest } = asked;
  const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
  const justification = neutralizeLine(`${reason} (${by})`, 2000);
  try {
    await run.client.suppressViolation({ violation_id: id, justification });
  } catch (error) {
    // The violation is read again to check whether the change took effect.
    if (!(error instanceof GateError) || !error.isAmbiguous) throw error;
    run.log.note(`${error.message}; checking whether it happened`);
  }
  for (let reading = 1; ; reading++) {
    const { status } = readListItem(await run.client.getViolation({ violation_id: id }));
    if (status !== 'OPEN' || reading === readings) return status;
    await run.budget.clock.sleep(readGapMs, run.budget.signal);
  }
}

const statusNames: Record<Status, string> = {
  OPEN: 'open',
  FIXED: 'fixed',
  FALSE_POSITIVE: 'a false positive',
  ACCEPTED_RISK: 'an accepted risk',
  UNKNOWN: 'a status that this version does not know, and so as open',
};
