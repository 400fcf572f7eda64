/** A run against a service elsewhere, from a local checkout or none at all. */
import { readLocalContext, runGit } from '../ci/local.ts';
import { GateError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { configFilePath } from '../steps/guards.ts';
import type { RunRequest, Stage } from './run.ts';

export async function remoteStage({ cwd, env }: RunRequest, settings: Settings): Promise<Stage> {
  const context = await readLocalContext({ cwd, branch: settings.branch, isShared: Boolean(env.CI) });
  const isCheckout = (await runGit(['rev-parse', '--git-dir'], cwd)) !== undefined;
  const commit = context.headSha === undefined ? '' : ` at ${context.headSha.slice(0, 12)}`;
  return {
    settings,
    context,
    opening: [
      `${context.branch}${commit}`,
      ...(context.headSha === undefined
        ? ['No commit to hold the branch to: it is judged as the service finds it']
        : []),
    ],
    surroundings: () => ({
      readHead: isCheckout ? () => remoteHead(cwd, context.branch) : undefined,
      hasConfigFile: isCheckout ? () => hasFile(cwd, configFilePath) : undefined,
    }),
    end: async () => {},
  };
}

/** Where the branch stands at the remote, which is what the service scans. */
async function remoteHead(cwd: string, branch: string): Promise<string> {
  const ref = `refs/heads/${branch}`;
  const listed = await runGit(['ls-remote', '--exit-code', 'origin', ref], cwd);
  const line = listed?.split('\n').find((each) => each.endsWith(`\t${ref}`));
  if (line !== undefined) return line.split('\t')[0] ?? '';
  throw new GateError('NOT_FOUND', `git ls-remote shows no branch ${branch} at origin`, {
    hint: 'Push the branch, and let this machine read the remote.',
  });
}

export async function hasFile(cwd: string, path: string): Promise<boolean> {
  return (await runGit(['cat-file', '-e', `HEAD:${path}`], cwd)) !== undefined;
}
