/** Notes files that look like the policy file but are not read, because git's paths are case-sensitive. */
import { readdir } from 'node:fs/promises';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { correctPolicyPath, findMiscasedPaths } from '../policy/policy-files.ts';
import type { Settings } from '../settings/settings.ts';
import type { RunLog } from './run.ts';

interface PolicyNameCheck {
  settings: Pick<Settings, 'configFile'>;
  /** The paths of the judged commit's files. Undefined or empty if not known: then the job's folder is listed. */
  files: ReadonlySet<string> | undefined;
  folder: string;
  log: Pick<RunLog, 'note'>;
}

/** Without a line about it, such a run would be judged by the defaults while the team believes in its policy. */
export async function notePolicyNames({ settings, files, folder, log }: PolicyNameCheck): Promise<void> {
  // Then no other file is read, whatever its name.
  if (settings.configFile?.kind === 'own') return;
  const paths = files !== undefined && files.size > 0 ? files : await listPlaces(folder);
  for (const path of findMiscasedPaths(paths))
    log.note(`${neutralizeLine(path, 80)} is not read: the policy file is ${correctPolicyPath(path)}; rename it`);
}

/** The paths in the two folders that can hold a policy file. Empty if they cannot be read. */
async function listPlaces(folder: string): Promise<ReadonlySet<string>> {
  const list = (path: string) => readdir(path).catch((): string[] => []);
  const top = await list(folder);
  const folders = top.filter((name) => name.toLowerCase() === '.github');
  const below = await Promise.all(
    folders.map(async (name) => (await list(`${folder}/${name}`)).map((each) => `${name}/${each}`)),
  );
  return new Set([...top, ...below.flat()]);
}
