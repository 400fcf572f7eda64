/**
 * Determines which findings belong to the judged scan. Labels are read again, because other scans may overwrite what it
 * saw.
 */
import type { Severity } from '../../../../shared/severity.ts';
import { isOpen } from '../../../policy/evidence.ts';
import type { Finding } from '../../../policy/finding.ts';
import { type Collection, detailChunk, mustBeReadAgain, readDetails } from './collection.ts';

/** How often, and of how many findings, details that may lag are read again. */
const recheckMs = 1000;
const maxRechecks = 32;

/** Reads again the details that excuse a finding. Returns the severities of findings whose label changed. */
export async function relabelUncertain(
  collection: Collection,
  doubtful: readonly Finding[],
): Promise<ReadonlySet<Severity>> {
  if (doubtful.length === 0) return new Set();
  const before = new Map(doubtful.map((finding) => [finding.id, finding]));
  // A finding that was meanwhile seen by our scan is final.
  const isFinal = (finding: Finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
  const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
  collection.window = undefined;
  for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
    await readDetails(collection, again.slice(start, start + detailChunk));
  }
  const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
    const known = before.get(id);
    return known === undefined || known.label === label ? [] : [known.severity, severity];
  });
  return new Set(moved);
}

/**
 * Waits that long. While another scan runs and ours counts more of these severities than is known to be its own, it
 * reads details: at once those that were not read yet, because a finding of our own explains the count, and repeatedly
 * those with an older time, because they may lag.
 */
export async function waitAndRecheck(
  collection: Collection,
  wanted: readonly Severity[],
  waitMs: number,
): Promise<void> {
  const { clock, signal } = collection.run.budget;
  const endMs = clock.now() + waitMs;
  const leftMs = () => Math.max(0, endMs - clock.now());
  const asked = new Set<string>();
  while (leftMs() > recheckMs && isAnotherScanRunning(collection)) {
    const doubtful = wanted.flatMap((severity) => listUncertain(collection, severity));
    const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
    const lagging = doubtful.filter(({ detail }) => detail !== undefined);
    const looked = unread.length > 0 ? unread : lagging;
    if (looked.length === 0 || looked.length > maxRechecks) break;
    if (unread.length === 0) await clock.sleep(recheckMs, signal);
    for (const { id } of looked) asked.add(id);
    await readDetails(collection, looked);
  }
  await clock.sleep(leftMs(), signal);
}

/** Whether a scan that may end at any moment was running when the window was read. */
function isAnotherScanRunning({ window }: Collection): boolean {
  const others = window?.others ?? [];
  return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}

/**
 * Findings that may belong to the judged scan by a label that is not final, if that scan counts more than is certainly
 * its own.
 */
function listUncertain({ evidence }: Collection, severity: Severity): Finding[] {
  const listed = evidence.findings.filter((finding) => finding.severity === severity);
  const own = listed.filter((finding) => finding.label === 'seen' && isOpen(finding));
  if (own.length >= (evidence.counts[severity] ?? 0)) return [];
  return listed.filter(({ label, detail, status }) =>
    detail === undefined ? status !== 'FIXED' : label === 'elsewhere',
  );
}
