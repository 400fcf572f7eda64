/** A scan's counts may still change after COMPLETED, so they are read once more before a pass. */
import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { GateError } from '../../../../shared/errors.ts';
import type { Run } from './run.ts';

/** The counts are trusted if they are unchanged this long after the scan was first seen to have ended. */
const stableAfterMs = 2000;

/** COMPLETED scans, and when (on the run's clock) they were first seen as such. */
export interface CompletedScans {
  scans: readonly ScanDetail[];
  seenMs: number;
}

/** Reads the same scans after a while. Throws GateError PROTOCOL if one is no longer COMPLETED. */
export async function readScansAgain(run: Run, { scans, seenMs }: CompletedScans): Promise<CompletedScans> {
  const { clock, signal } = run.budget;
  await clock.sleep(Math.max(0, seenMs + stableAfterMs - clock.now()), signal);
  const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
  for (const [index, scan] of again.entries()) checkSameScan(scan, scans[index]);
  return { scans: again, seenMs: clock.now() };
}

function checkSameScan(scan: ScanDetail, before: ScanDetail | undefined): void {
  const isSame =
    scan.scan_id === before?.scan_id &&
    scan.repository_id === before.repository_id &&
    scan.branch === before.branch &&
    scan.status === 'COMPLETED';
  if (isSame) return;
  throw new GateError('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, but now its status is ${scan.status}`, {
    hint: 'Check the scan in the service, then run the gate again.',
  });
}

/** Whether the scans state the same counts and times as before. */
export function hasSameCounts(a: CompletedScans, b: CompletedScans): boolean {
  return toComparableText(a) === toComparableText(b);
}

function toComparableText({ scans }: CompletedScans): string {
  const facts = scans.map(({ violations, started_at, completed_at }) => {
    const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    return [counts, started_at ?? null, completed_at ?? null];
  });
  return JSON.stringify(facts);
}
