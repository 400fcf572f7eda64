/**
 * The list of surfaces in the order of delivery: the files on which the exit code depends, GitHub, those that report on
 * both, and other CI systems.
 */
import { azurePipelines, azurePullRequestThread } from '../hosts/azure/surface.ts';
import { bitbucketComment, bitbucketReport } from '../hosts/bitbucket/surface.ts';
import { buildkite } from '../hosts/buildkite/surface.ts';
import { giteaComment, giteaStatus } from '../hosts/gitea/surface.ts';
import { checkRun } from '../hosts/github/surfaces/check-run/surface.ts';
import { codeScanning } from '../hosts/github/surfaces/code-scanning.ts';
import { comment } from '../hosts/github/surfaces/comment/comment.ts';
import { review } from '../hosts/github/surfaces/review.ts';
import { commands, jobSummary, outputs } from '../hosts/github/surfaces/step.ts';
import { gitlabMergeRequestNote } from '../hosts/gitlab/surface.ts';
import { teamcity } from '../hosts/teamcity/surface.ts';
import { files } from './files.ts';
import { log } from './log.ts';
import { slack } from './slack.ts';
import type { Surface } from './surface.ts';

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
