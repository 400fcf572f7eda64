/** AWS CodeBuild. Its source version may be a branch, a tag or a commit; the webhook variables are unambiguous. */
import {
  type CiEvent,
  type CiSystem,
  type Environment,
  parseBranch,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

export const codebuild = {
  id: 'codebuild',
  name: 'AWS CodeBuild',
  docs: 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-env-ref-env-vars.html',
  wholeHistory: 'git-clone-depth: 0',
  isHere: (env) => Boolean(env.CODEBUILD_BUILD_ID),
  facts: (env) => {
    const { CODEBUILD_WEBHOOK_TRIGGER: trigger = '', CODEBUILD_SOURCE_VERSION: source } = env;
    const url = env.CODEBUILD_SOURCE_REPO_URL ?? '';
    const pullRequest = parsePullNumber(trigger) ?? parsePullNumber(withoutCommit(source));
    const isChange = pullRequest !== undefined || env.CODEBUILD_WEBHOOK_EVENT?.startsWith('PULL_REQUEST') === true;
    const ref = readBuiltRef(env);
    const tag = isChange ? undefined : parseTag(ref);
    const built = parseSha(env.CODEBUILD_RESOLVED_SOURCE_VERSION);
    return {
      event: isChange ? 'pull request' : tag === undefined ? readEvent(env) : 'tag',
      branch: isChange ? parseBranch(env.CODEBUILD_WEBHOOK_HEAD_REF) : parseBranch(ref),
      tag,
      // For a pull request it may be a merge.
      headSha: isChange ? undefined : built,
      builtSha: built,
      isChange,
      pullRequest,
      baseBranch: isChange ? parseBranch(env.CODEBUILD_WEBHOOK_BASE_REF) : undefined,
      isForkOfOrigin: true,
      // CodePipeline passes an archive in S3 instead of a repository.
      repositoryUrl: /^https?:/.test(url) ? readVariableText(url) : undefined,
      runUrl: readVariableText(env.CODEBUILD_PUBLIC_BUILD_URL),
    };
  },
} as const satisfies CiSystem;

/** The full ref that is built, if its kind is certain. */
function readBuiltRef(env: Environment): string | undefined {
  const [, kind, name] = /^(branch|tag)\/(.+)$/.exec(env.CODEBUILD_WEBHOOK_TRIGGER ?? '') ?? [];
  if (name !== undefined) return `${kind === 'tag' ? 'refs/tags' : 'refs/heads'}/${name}`;
  const known = [withoutCommit(env.CODEBUILD_SOURCE_VERSION), readVariableText(env.CODEBUILD_WEBHOOK_HEAD_REF)];
  return known.find((ref) => ref?.startsWith('refs/')) ?? 'refs/unknown';
}

/** `refs/heads/main` for `refs/heads/main^{…}` with a commit. */
function withoutCommit(version: string | undefined): string | undefined {
  return readVariableText(version)?.replace(/\^\{[0-9a-f]+\}$/, '');
}

/** A rule of EventBridge starts scheduled builds. */
function readEvent({ CODEBUILD_INITIATOR: initiator }: Environment): CiEvent {
  return initiator?.startsWith('rule/') ? 'schedule' : 'branch';
}
