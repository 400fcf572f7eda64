/**
 * The existing findings of the default branch, for `scope: new`. A finding is old if the baseline lists it, by id or by
 * type and path.
 */
import * as z from 'zod';
import { violationTypes } from '../../shared/api/words.ts';
import { GateError } from '../../shared/errors.ts';
import { getSeverityRank, severities } from '../../shared/severity.ts';
import { type Finding, isUnclear } from './finding.ts';
import { compareText } from './ranking.ts';

/** Path below the repository root, used if the settings name no other file. */
export const defaultBaselinePath = '.github/scan-gate-baseline.json';

/** One finding of the baseline, with the field names of the file. */
export const baselineEntry = z.strictObject({
  violation_id: z.string().min(1),
  type: z.union([z.enum(violationTypes), z.literal('unknown')]),
  /** Older files leave this out. Such an entry covers a finding by its id only. */
  severity: z.union([z.enum(severities), z.literal('unknown')]).optional(),
  title: z.string(),
  file_path: z.string(),
});
export type BaselineEntry = z.infer<typeof baselineEntry>;

const fileSchema = z.strictObject({
  format_version: z.literal(1),
  repository: z.string().min(1),
  branch: z.string().min(1),
  findings: z.array(baselineEntry),
});

export interface Baseline {
  /** The repository's address, folded: `github.com/acme/shop`. */
  repository: string;
  branch: string;
  /** Sorted by id, each id once. */
  entries: readonly BaselineEntry[];
}

/**
 * Returns the ids of the findings that the baseline lists. An entry covers one finding: the one with its id, otherwise
 * one of the same type, severity, title and file. If several qualify, the least severe is covered first, so that the
 * worst stay new. The order of the input does not matter.
 */
export function findBaselineIds(
  { entries }: Baseline,
  findings: readonly Finding[],
  stillThere: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const unique = new Map(findings.map((finding) => [finding.id, finding]));
  const old = new Set<string>();
  const left = new Map<string, number>();
  for (const entry of entries) {
    if (unique.has(entry.violation_id)) old.add(entry.violation_id);
    else if (!stillThere.has(entry.violation_id))
      left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
  }
  // A finding whose type or path is unclear is not considered similar to any other.
  const others = [...unique.values()]
    .filter((finding) => !old.has(finding.id) && finding.severityKnown)
    .filter((finding) => !isUnclear(finding, 'severity', 'title', 'type', 'filePath'))
    .sort(
      (a, b) =>
        getSeverityRank(b.severity) - getSeverityRank(a.severity) ||
        // An unknown score may be any score, so it sorts last.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        compareText(a.id, b.id),
    );
  for (const finding of others) {
    const key = buildEntryKey(toBaselineEntry(finding));
    const room = left.get(key) ?? 0;
    if (room === 0) continue;
    old.add(finding.id);
    left.set(key, room - 1);
  }
  return old;
}

export function toBaselineEntry(finding: Finding): BaselineEntry {
  const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
  const severity = severityKnown ? finding.severity : 'unknown';
  return { violation_id: id, type, severity, title, file_path: filePath };
}

/** Two findings with the same key have the same type, severity, title and file. */
export function buildEntryKey({ type, severity, title, file_path }: BaselineEntry): string {
  return JSON.stringify([type, severity ?? null, title, file_path]);
}

/** Builds the baseline of these findings. If several have the same id, one is kept. */
export function createBaseline(findings: readonly Finding[], of: { repository: string; branch: string }): Baseline {
  const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
  return { ...of, entries: unique.sort((a, b) => compareText(a.id, b.id)).map(toBaselineEntry) };
}

/** Renders the file. The same findings always give the same bytes. */
export function renderBaseline({ repository, branch, entries }: Baseline): string {
  return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}

/** Throws GateError CONFIG (reason `policy`) if the file is damaged, edited by hand, or of another version. */
export function parseBaseline(text: string, name: string): Baseline {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw createDamagedBaselineError(name, 'it is not JSON', error);
  }
  const parsed = fileSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw createDamagedBaselineError(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  const { repository, branch } = parsed.data;
  const entries = parsed.data.findings;
  const isSorted = entries.every(
    (entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id,
  );
  if (!isSorted) throw createDamagedBaselineError(name, 'its findings are not sorted, or one is listed twice');
  return { repository, branch, entries };
}

function createDamagedBaselineError(name: string, why: string, cause?: unknown): GateError {
  return new GateError('CONFIG', `The baseline ${name} is damaged: ${why}`, {
    cause,
    reason: 'policy',
    hint: 'Write it again on the default branch: scan-gate baseline write.',
  });
}

/** Returns entries that only one of the two baselines has. A new id for the same problem is not a difference. */
export function diffBaselines(before: Baseline, after: Baseline) {
  return { added: findEntriesMissingIn(after, before), removed: findEntriesMissingIn(before, after) };
}

function findEntriesMissingIn(more: Baseline, less: Baseline): BaselineEntry[] {
  const ids = new Set(more.entries.map((entry) => entry.violation_id));
  const known = new Set(less.entries.map((entry) => entry.violation_id));
  const left = new Map<string, number>();
  for (const entry of less.entries)
    if (!ids.has(entry.violation_id)) left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
  return more.entries.filter((entry) => {
    if (known.has(entry.violation_id)) return false;
    const room = left.get(buildEntryKey(entry)) ?? 0;
    left.set(buildEntryKey(entry), room - 1);
    return room <= 0;
  });
}
