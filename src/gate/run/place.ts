/**
 * Where a command runs: its environment, whether a person is present, and `--local`, which declares a personal machine.
 */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../../shared/errors.ts';
import { createGit, readFileAt, resolveSha } from '../../shared/git/files.ts';
import { findRepository } from '../../shared/git/repository.ts';
import type { Judged, RunContext, RunEnvironment } from '../hosts/context/context.ts';
import { readContext } from '../hosts/context/read-context.ts';
import { findCiMark } from '../hosts/registry.ts';
import { policyPaths } from '../policy/policy.ts';
import type { Settings } from '../settings/settings.ts';
import { buildContextHints } from '../story/repository-access.ts';
import type { Session } from './session.ts';

/** The context of a run in the folder of the session. Throws as `readContext` and `createRunEnvironment` do. */
export async function readRunContext(
  session: Session,
  settings: Settings,
  judged: Judged,
  flags?: { local?: true | undefined },
): Promise<RunContext> {
  return readContext(createRunEnvironment(session, flags), buildContextHints(settings, judged));
}

/** Log lines about what a user may not expect of a run here. */
export async function describePlace(folder: string, settings: Settings, context: RunContext): Promise<string[]> {
  return [...(await describeUncommittedPolicy(folder, settings)), ...describeUnattended(context)];
}

/** A run on one's own machine would not be expected to be judged as a pull request, so the log says it. */
export function describeUnattended({ system }: Pick<RunContext, 'system'>): string[] {
  if (system !== 'unattended') return [];
  return [
    'Not in a terminal or a CI system, so the stricter pull-request rules apply. On your own machine, add --local',
  ];
}

/** Throws GateError CONFIG for `--local` in a CI system, where a pull request could use it. */
export function createRunEnvironment(
  { env, folder, hasTerminal }: Pick<Session, 'env' | 'folder' | 'hasTerminal'>,
  { local }: { local?: true | undefined } = {},
): RunEnvironment {
  const mark = local ? findCiMark(env) : undefined;
  if (mark === undefined) return { variables: env, folder, isAttended: hasTerminal || local === true };
  throw new GateError('CONFIG', `--local cannot be used in a CI system (the variable ${mark} is set)`, {
    reason: 'settings',
    hint: 'Remove --local: it is for your own machine.',
  });
}

/** Notes policy files in the folder that differ from the committed one, which alone counts. Empty if git cannot tell. */
async function describeUncommittedPolicy(folder: string, { configFile }: Settings): Promise<string[]> {
  const paths = configFile?.kind === 'own' ? [configFile.path] : policyPaths;
  const top = findRepository(folder).checkout?.top;
  if (top === undefined) return [];
  return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}

async function compareCommitted(top: string, path: string): Promise<string[]> {
  try {
    const file = join(top, path);
    const entry = await lstat(file);
    // Reading a pipe would wait forever.
    if (!entry.isFile() || entry.size > sizeCapBytes) return [];
    const here = await readFile(file, 'utf8');
    const head = await resolveSha('HEAD', createGit(top));
    const committed = head === undefined ? undefined : await readFileAt(top, head, path);
    if (committed !== undefined && normalizeLineEndings(committed.text) === normalizeLineEndings(here)) return [];
    const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
    return [`${path} ${what}: only committed policy is read`];
  } catch {
    return [];
  }
}

const sizeCapBytes = 1024 * 1024;

/** git may write other line endings into the folder than it commits. */
function normalizeLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
