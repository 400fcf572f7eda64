/** Checks what a run in this folder would be judged by: its settings, each with its origin, and the policy file. */

import { listSettingRows } from '../../setting-rows.ts';
import { type DoctorFinding, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

export async function checkSettings({ fault, settings, isConnected, policy }: DoctorContext): Promise<DoctorFinding> {
  if (fault !== undefined) throw fault;
  // `checkPolicy` reports a policy that cannot be read.
  const read = await policy().catch(() => ({ settings, origins: {} }));
  const rows = listSettingRows(read, isConnected);
  const given = rows.filter(({ from }) => from !== 'default');
  const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
  const others = rows.length - given.length;
  const counted =
    given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`;
  return reportOk(`${counted} (scan-gate explain shows them)`, details);
}

export async function checkPolicy({ policy }: DoctorContext): Promise<DoctorFinding> {
  const { source, sha256, notes, exceptionsFile } = await policy();
  const { path, branch } = exceptionsFile;
  const isThere = branch === undefined || source.includes(path);
  const missing = isThere ? [] : [`there is no policy file; it would be ${path} on ${branch}`];
  return reportOk(source, [`sha256 ${sha256}`, ...missing, ...notes]);
}
