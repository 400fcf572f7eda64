/** `scan-gate comment`: carries out a command in a pull request comment, in a workflow on `issue_comment`. */

import { type Budget, createBudget } from '../../../shared/clock.ts';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { readRegularText } from '../../../shared/git/regular-file.ts';
import { toPlainText } from '../../../shared/prose.ts';
import {
  escapeMarkdown,
  formatMarkdownCode,
  neutralizeLine,
  renderMarkdownProse,
} from '../../../shared/shown/neutral.ts';
import { describeContext } from '../../hosts/context/context.ts';
import { createGithubAccess, createGithubClient, type GithubClient } from '../../hosts/github/client.ts';
import {
  addReaction,
  type CommandComment,
  commandList,
  findReasonProblem,
  postReply,
  readComment,
} from '../../hosts/github/comment-commands/commands.ts';
import {
  explainReadError,
  findCommentObjection,
  findInvolvement,
  findStartObjection,
  readAccess,
  readPull,
} from '../../hosts/github/comment-commands/people.ts';
import { createPublishError } from '../../hosts/github/problems.ts';
import type { Environment } from '../../hosts/system.ts';
import { isSuppressed } from '../../policy/evidence.ts';
import { readListItem, type Status } from '../../policy/finding.ts';
import type { ReportFinding } from '../../report/report.ts';
import { formatViolationStatus } from '../../report/wording.ts';
import { openService } from '../../run/gate-run.ts';
import { readRunContext } from '../../run/place.ts';
import { notDoneOutcome, type Session, type StoryOutcome, version } from '../../run/session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../../settings/reading.ts';
import { listSecretValues, type Settings } from '../../settings/settings.ts';
import {
  type CommandContext,
  type CommandReply,
  explainViolation,
  inspectViolation,
  judgeLastScan,
  updateCheckRun,
} from './why.ts';

/** The outcome is success when the comment was answered or ignored, whatever the verdict. */
export async function runComment(session: Session, flags: FlagReading): Promise<StoryOutcome> {
  const reading = readComment(await readEvent(session.env));
  if (reading.kind === 'ignored') {
    session.log.line(`Ignored: ${reading.why}`);
    return undefined;
  }
  const settings = readOwnSettings(session, flags);
  const { env, cancel, log } = session;
  const budget = createBudget(session.clock(settings.baseUrl), settings.timeoutSeconds * 1000, cancel);
  const github = createGithubClient({
    ...createGithubAccess(env, settings.githubToken),
    secrets: listSecretValues(settings),
    transport: await session.transport(),
    budget,
    problemOf: createPublishError,
  });
  try {
    const command = await buildCommandContext(session, settings, reading, github, budget);
    return command === undefined ? undefined : await runAndReply(command);
  } catch (error) {
    const { message, hint } = toGateError(explainReadError(error));
    log.line(`Not answered: ${message}`);
    if (hint !== undefined) log.line(toPlainText(hint));
    return notDoneOutcome;
  } finally {
    budget.end();
  }
}

async function readEvent(env: Environment): Promise<unknown> {
  const path = env.GITHUB_EVENT_PATH;
  if (env.GITHUB_EVENT_NAME !== 'issue_comment' || !path || !env.GITHUB_REPOSITORY) {
    throw new GateError('CONFIG', 'scan-gate comment runs only in a GitHub workflow', {
      hint: 'Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one.',
    });
  }
  try {
    return JSON.parse(await readRegularText(path));
  } catch (cause) {
    throw new GateError('CONFIG', 'The event file that GITHUB_EVENT_PATH names cannot be read', { cause });
  }
}

/** From flags and variables, as for `run`. Throws GateError CONFIG. */
function readOwnSettings({ env, log }: Session, flags: FlagReading): Settings {
  const reading = mergeReadings(flags, readEnvironment(env));
  log.line(`Scan Gate ${version}`);
  const problems = [
    ...reading.problems,
    ...(reading.given['base-url'] ? [] : ['base-url is missing: name the service']),
    ...flags.positionals.map((extra) => `unexpected argument: ${JSON.stringify(extra)}`),
    ...(['branch', 'scan-id'] as const)
      .filter((name) => reading.given[name])
      .map((name) => `--${name} does not go with comment, which finds it by the pull request`),
  ];
  const settings = readSettings(reading.given, problems);
  const missing = settings.githubToken === undefined ? 'github-token' : 'api-key';
  if (settings.githubToken !== undefined && settings.apiKey !== undefined) return settings;
  throw new GateError('CONFIG', `${missing} is missing: a comment cannot be answered without it`, {
    reason: 'settings',
    hint: 'Set SCAN_GATE_GITHUB_TOKEN to the token of the job, and SCAN_GATE_API_KEY from a secret.',
  });
}

/** Undefined, with a log line, for a pull request from a fork and for outsiders. */
async function buildCommandContext(
  session: Session,
  settings: Settings,
  asked: CommandComment,
  github: GithubClient,
  budget: Budget,
): Promise<CommandContext | undefined> {
  const { log } = session;
  const pull = await readPull(github, asked.pullRequest);
  const judged = { kind: 'commented', pull, repository: asked.repository } as const;
  const context = await readRunContext(session, settings, judged);
  if (context.refusal?.reason === 'fork') {
    log.line('Ignored: the pull request comes from a fork of this repository');
    return undefined;
  }
  if (context.refusal !== undefined) throw context.refusal;
  const access = await readAccess(github, asked.commenter, context.isPublic);
  if (access === 'outsider') {
    log.line(`Ignored: ${asked.commenter.login} has only the access that anyone has`);
    return undefined;
  }
  log.line(`${describeContext(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
  const client = await openService(session, settings, budget);
  return { session, context, settings, asked, pull, access, github, run: { client, budget, log: session.runLog } };
}

/** Carries out the command and reports the result in one reply. */
async function runAndReply(command: CommandContext): Promise<StoryOutcome> {
  const { session, github, asked } = command;
  const { log } = session;
  let reply: CommandReply;
  let outcome: StoryOutcome;
  try {
    reply = await runCommentCommand(command);
  } catch (error) {
    if (session.cancel.aborted) throw error;
    const { message, hint = '' } = toGateError(error);
    log.line(`Failed: ${message}`);
    const markdown =
      `That could not be done: ${escapeMarkdown(message, 600)}. ${renderMarkdownProse(hint, 600)}`.trim();
    reply = { markdown, reaction: 'confused' };
    outcome = notDoneOutcome;
  }
  await addReaction(github, asked.commentId, reply.reaction).catch((error: Error) => {
    log.line(`Warning: the reaction could not be written: ${error.message}`);
  });
  await postReply(github, asked, reply.markdown);
  log.line('Answered');
  return outcome;
}

async function runCommentCommand(command: CommandContext): Promise<CommandReply> {
  const asked = command.asked.command;
  if (asked.kind === 'why') return explainViolation(command, asked.id);
  if (asked.kind === 'recheck') return judgeLastScan(command);
  if (asked.kind === 'suppress') return suppressFromComment(command, asked.id, asked.reason);
  return { markdown: `Not understood: ${asked.problem}. The commands are\n\n${commandList}`, reaction: 'confused' };
}

// `/scan-gate suppress <id> <reason>`: suppresses a violation for a person who did not write the pull request, with a
// reason, and verifies the result.

const settingHint =
  'It is off. A maintainer of the workflow can allow it with `--allow-suppress-command`, and so decides who may let findings through.';

const repeatHint = 'Write the command in a new comment.';

async function suppressFromComment(command: CommandContext, id: string, reason: string): Promise<CommandReply> {
  const objection = await findObjection(command, reason);
  if (objection !== undefined) return refuseSuppression(objection);
  const inspection = await inspectViolation(command, id);
  if (inspection.kind === 'unknown') return refuseSuppression(inspection.markdown);
  const doubt = findDoubt(inspection.finding, id);
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
function findDoubt(finding: ReportFinding, id: string): string | undefined {
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
