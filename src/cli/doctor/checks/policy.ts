/** Checks what a run in this folder would be judged by: its settings, each with its origin, and the policy file. */

import { settingRows } from '../../setting-rows.ts';
import { type DoctorFinding, fine } from '../check.ts';
import type { Examined } from '../examined.ts';

export async function checkSettings({ fault, settings, isConnected, policy }: Examined): Promise<DoctorFinding> {
  if (fault !== undefined) throw fault;
  // `checkPolicy` reports a policy that cannot be read.
  const read = await policy().catch(() => ({ settings, origins: {} }));
  const rows = settingRows(read, isConnected);
  const given = rows.filter(({ from }) => from !== 'default');
  const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
  const others = rows.length - given.length;
  const counted =
    given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`;
  return fine(`${counted} (scan-gate explain shows them)`, details);
}

export async function checkPolicy({ policy }: Examined): Promise<DoctorFinding> {
  const { source, sha256, notes, exceptionsFile } = await policy();
  const { path, branch } = exceptionsFile;
  const isThere = branch === undefined || source.includes(path);
  const missing = isThere ? [] : [`there is no policy file; it would be ${path} on ${branch}`];
  return fine(source, [`sha256 ${sha256}`, ...missing, ...notes]);
}
