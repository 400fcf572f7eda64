/** AWS CodeBuild. Its source version may be a branch, a tag or a commit; the webhook variables are unambiguous. */
import {
  branchOf,
  type CiEvent,
  type CiSystem,
  changeOfRef,
  type Environment,
  shaOf,
  tagOf,
  textOf,
} from './system.ts';

export const codebuild = {
  id: 'codebuild',
  name: 'AWS CodeBuild',
  docs: 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-env-ref-env-vars.html',
  wholeHistory: 'git-clone-depth: 0',
  isHere: (env) => Boolean(env.CODEBUILD_BUILD_ID),
  facts: (env) => {
    const { CODEBUILD_WEBHOOK_TRIGGER: trigger = '', CODEBUILD_SOURCE_VERSION: source } = env;
    const pullRequest = changeOfRef(trigger) ?? changeOfRef(withoutCommit(source));
    const isChange = pullRequest !== undefined || env.CODEBUILD_WEBHOOK_EVENT?.startsWith('PULL_REQUEST') === true;
    const ref = builtRef(env);
    const tag = isChange ? undefined : tagOf(ref);
    const built = shaOf(env.CODEBUILD_RESOLVED_SOURCE_VERSION);
    return {
      event: isChange ? 'pull request' : tag === undefined ? startedBy(env) : 'tag',
      branch: isChange ? branchOf(env.CODEBUILD_WEBHOOK_HEAD_REF) : branchOf(ref),
      tag,
      // For a pull request it may be a merge.
      headSha: isChange ? undefined : built,
      builtSha: built,
      isChange,
      pullRequest,
      baseBranch: isChange ? branchOf(env.CODEBUILD_WEBHOOK_BASE_REF) : undefined,
      isForkOfOrigin: true,
      repositoryUrl: gitUrl(env),
      runUrl: textOf(env.CODEBUILD_PUBLIC_BUILD_URL),
    };
  },
} as const satisfies CiSystem;

/** The full ref that is built, if its kind is certain. */
function builtRef(env: Environment): string | undefined {
  const [, kind, name] = /^(branch|tag)\/(.+)$/.exec(env.CODEBUILD_WEBHOOK_TRIGGER ?? '') ?? [];
  if (name !== undefined) return `${kind === 'tag' ? 'refs/tags' : 'refs/heads'}/${name}`;
  const known = [withoutCommit(env.CODEBUILD_SOURCE_VERSION), textOf(env.CODEBUILD_WEBHOOK_HEAD_REF)];
  return known.find((ref) => ref?.startsWith('refs/')) ?? 'refs/unknown';
}

/** `refs/heads/main` for `refs/heads/main^{…}` with a commit. */
function withoutCommit(version: string | undefined): string | undefined {
  return textOf(version)?.replace(/\^\{[0-9a-f]+\}$/, '');
}

/** A rule of EventBridge starts scheduled builds. */
function startedBy({ CODEBUILD_INITIATOR: initiator }: Environment): CiEvent {
  return initiator?.startsWith('rule/') ? 'schedule' : 'branch';
}

/** CodePipeline passes an archive in S3 instead of a repository. */
function gitUrl({ CODEBUILD_SOURCE_REPO_URL: url }: Environment): string | undefined {
  return /^https?:/.test(url ?? '') ? textOf(url) : undefined;
}
