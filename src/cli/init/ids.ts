/** The names of the CI systems that `scan-gate init` supports, for the table of commands. */
export const initIds = [
  ...(['github', 'gitlab', 'jenkins', 'azure', 'bitbucket', 'circleci', 'buildkite', 'gitea', 'woodpecker'] as const),
  ...(['drone', 'teamcity', 'codebuild', 'cloudbuild', 'travis', 'appveyor', 'semaphore'] as const),
] as const;
export type InitId = (typeof initIds)[number];
