/**
 * The list of surfaces in the order of delivery: the files on which the exit code depends, GitHub, those that report on
 * both, and other CI systems.
 */
import { azurePipelines } from './azure.ts';
import { azurePullRequestThread } from './azure-thread.ts';
import { bitbucketComment } from './bitbucket-comment.ts';
import { bitbucketReport } from './bitbucket-report.ts';
import { buildkite } from './buildkite.ts';
import { checkRun } from './check-run/surface.ts';
import { codeScanning } from './code-scanning.ts';
import { commands } from './commands.ts';
import { comment } from './comment/comment.ts';
import { files } from './files.ts';
import { giteaComment, giteaStatus } from './gitea.ts';
import { gitlabMergeRequestNote } from './gitlab-note.ts';
import { jobSummary } from './job-summary.ts';
import { log } from './log.ts';
import { outputs } from './outputs.ts';
import { review } from './review.ts';
import { slack } from './slack.ts';
import type { Surface } from './surface.ts';
import { teamcity } from './teamcity.ts';

/** Surfaces of a stage run in parallel. A stage begins when the earlier ones have ended, because it reports on them. */
export const stages: readonly (readonly Surface[])[] = [
  [files],
  [log],
  [comment, checkRun, review, codeScanning],
  [gitlabMergeRequestNote, azurePullRequestThread, bitbucketReport, bitbucketComment, giteaStatus, giteaComment],
  [commands, teamcity],
  [jobSummary, buildkite, azurePipelines],
  [outputs],
  // Nothing waits for the chat message.
  [slack],
];

export const surfaces: readonly Surface[] = stages.flat();
