/** Whether a checkout stands at the commit that is built: what is scanned or judged here is its content. */

import type { CiRun } from '../ci/systems/registry.ts';
import { GateError } from '../errors.ts';
import { commitSha, gitIn } from '../git/files.ts';

/** Throws GateError CONFIG (reason `moved`) when the commit is none of those expected. */
export function checkCommit(head: string, path: string, expected: readonly (string | undefined)[]): void {
  if (expected.includes(head)) return;
  throw new GateError(
    'CONFIG',
    `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`,
    {
      reason: 'moved',
      hint: 'Check out the commit of the event (actions/checkout does) before the gate.',
    },
  );
}

/** The commit that a CI system names, or a merge of it that was made for the test; nothing where it names none. */
export async function checkBuilt(ci: CiRun | undefined, path: string): Promise<void> {
  const named = [ci?.headSha, ci?.builtSha].filter((sha) => sha !== undefined);
  if (named.length === 0) return;
  const git = gitIn(path);
  const shaOf = (name: string) => commitSha(name, git);
  const head = (await shaOf('HEAD')) ?? '';
  const isMerge = (await shaOf('HEAD^2')) !== undefined;
  const sides = await Promise.all((isMerge ? ['HEAD^1', 'HEAD^2'] : []).map(shaOf));
  const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha?.startsWith(each)));
  if (!isBuilt) checkCommit(head, path, []);
}
