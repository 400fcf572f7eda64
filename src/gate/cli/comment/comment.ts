/** `scan-gate comment`: carries out a command in a pull request comment, in a workflow on `issue_comment`. */

import { type Budget, createBudget } from '../../../shared/clock.ts';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { readRegularText } from '../../../shared/git/regular-file.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { escapeMarkdown, renderMarkdownProse } from '../../../shared/shown/neutral.ts';
import { describeContext } from '../../hosts/context/context.ts';
import { createGithubAccess, createGithubClient, type GithubClient } from '../../hosts/github/client.ts';
import {
  addReaction,
  type CommandComment,
  commandList,
  postReply,
  readComment,
} from '../../hosts/github/comment-commands/commands.ts';
import { explainReadError, readAccess, readPull } from '../../hosts/github/comment-commands/people.ts';
import { createPublishError } from '../../hosts/github/problems.ts';
import type { Environment } from '../../hosts/system.ts';
import { openService } from '../../run/gate-run.ts';
import { readRunContext } from '../../run/place.ts';
import { notDoneOutcome, type Session, type StoryOutcome, version } from '../../run/session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../../settings/reading.ts';
import { listSecretValues, type Settings } from '../../settings/settings.ts';
import type { CommandContext, CommandReply } from './command-context.ts';
import { judgeLastScan } from './command-context.ts';
import { suppressFromComment } from './suppress.ts';
import { explainViolation } from './why.ts';

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
