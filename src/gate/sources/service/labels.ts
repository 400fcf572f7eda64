/** Which findings are of the judged scan: read again while other scans may write over what it saw. */
import { isOpen } from '../../../policy/evidence.ts';
import type { Finding } from '../../../policy/finding.ts';
import type { Severity } from '../../../severity.ts';
import { type Collection, detailChunk, mustBeReadAgain, readDetails } from './collection.ts';

/** How often details are looked at that may lag, and of how many. */
const glanceMs = 1000;
const glanceCap = 32;

/** Reads again the details that let a finding off; gives the severities of which one has become of another label. */
export async function labelAgain(collection: Collection, doubtful: readonly Finding[]): Promise<ReadonlySet<Severity>> {
  const before = new Map(doubtful.map((finding) => [finding.id, finding]));
  // What was seen in the meantime to be its own is final.
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
 * Waits that long. While another scan runs, which writes over what ours saw, and ours counts more of these severities than is
 * known to be its own, details are looked at meanwhile: at once those that nobody has asked about, for what is surely its own
 * explains the count, and again and again those that bear an older time, for they may lag.
 */
export async function waitWatching(collection: Collection, wanted: readonly Severity[], waitMs: number): Promise<void> {
  const { clock, signal } = collection.run.budget;
  const endMs = clock.now() + waitMs;
  const leftMs = () => Math.max(0, endMs - clock.now());
  const asked = new Set<string>();
  while (leftMs() > glanceMs && doesAnotherRun(collection)) {
    const doubtful = wanted.flatMap((severity) => doubtfulOf(collection, severity));
    const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
    const lagging = doubtful.filter(({ detail }) => detail !== undefined);
    const looked = unread.length > 0 ? unread : lagging;
    if (looked.length === 0 || looked.length > glanceCap) break;
    if (unread.length === 0) await clock.sleep(glanceMs, signal);
    for (const { id } of looked) asked.add(id);
    await readDetails(collection, looked);
  }
  await clock.sleep(leftMs(), signal);
}

/** Whether a scan ran when the window was read that may end at any moment. */
function doesAnotherRun({ window }: Collection): boolean {
  const others = window?.others ?? [];
  return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}

/** What may be of the judged scan by a look that is not final, where that scan counts more than is surely its own. */
function doubtfulOf({ evidence }: Collection, severity: Severity): Finding[] {
  const listed = evidence.findings.filter((finding) => finding.severity === severity);
  const own = listed.filter((finding) => finding.label === 'seen' && isOpen(finding));
  if (own.length >= (evidence.counts[severity] ?? 0)) return [];
  return listed.filter(({ label, detail, status }) =>
    detail === undefined ? status !== 'FIXED' : label === 'elsewhere',
  );
}
