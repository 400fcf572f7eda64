/** Lists the repository's violations as findings, and compares totals to reveal unknown severities. */

import type { ListPage } from '../../../../shared/api/endpoints.ts';
import type { ViolationItem } from '../../../../shared/api/schemas.ts';
import { severityFilters } from '../../../../shared/api/words.ts';
import { GateError } from '../../../../shared/errors.ts';
import { type Severity, severities } from '../../../../shared/severity.ts';
import type { Evidence } from '../../../policy/evidence.ts';
import { type Finding, readListItem } from '../../../policy/finding.ts';
import { mergeStatements } from '../../../policy/statements.ts';
import { computeDigest, type ListSource, pageLimit, type Sweep, sweepUntilStable } from './pages.ts';
import type { Run } from './scans.ts';

export interface ViolationList extends Sweep<Finding> {
  /** When its last page was received, on the run's clock. */
  readMs: number;
}

/** Reads the violations of these severities, or (undefined) of all, known and unknown, until the list is stable. Throws if the service ignores the filter. */
export async function sweepViolations(run: Run, wanted: readonly Severity[] | undefined): Promise<ViolationList> {
  const sweep = await sweepUntilStable(createViolationSource(run, wanted));
  return { ...sweep, readMs: run.budget.clock.now() };
}

function createViolationSource(run: Run, wanted: readonly Severity[] | undefined): ListSource<Finding> {
  // Many findings share a title and a file, so each such text is stored once.
  const [titles, paths] = [createTextInterner(), createTextInterner()];
  const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
  return {
    async read(page) {
      const answer = await run.client.listViolations({
        repository_id: run.repositoryId,
        ...filter,
        page,
        limit: pageLimit,
      });
      if (wanted !== undefined) checkFilter(answer, wanted);
      const items = answer.items.map((item) => {
        const finding = readListItem(item);
        finding.title = titles(finding.title);
        if (finding.filePath !== undefined) finding.filePath = paths(finding.filePath);
        return finding;
      });
      return { ...answer, items };
    },
    id: ({ id }) => id,
    digest: serializeForComparison,
    combine: mergeStatements,
  };
}

/** If too many texts differ, there is little to share. */
function createTextInterner(): (text: string) => string {
  const known = new Map<string, string>();
  let found = 0;
  return (text) => {
    if (known.size === maxSharedTexts && found < maxSharedTexts) return text;
    const same = known.get(text);
    if (same !== undefined) found += 1;
    else if (known.size < maxSharedTexts) known.set(text, text);
    return same ?? text;
  };
}

const maxSharedTexts = 10_000;

function serializeForComparison(finding: Finding): string {
  const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
  return JSON.stringify([id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear]);
}

/** Whether both have the same content, in any order. */
export function hasSameContent(a: readonly Finding[], b: readonly Finding[]): boolean {
  return computeDigest({ digest: serializeForComparison }, a) === computeDigest({ digest: serializeForComparison }, b);
}

/**
 * An undocumented severity may pass any filter, and it counts. A documented one that was not requested proves that the
 * service ignores the filter.
 */
function checkFilter(answer: ListPage<ViolationItem>, wanted: readonly Severity[]): void {
  const stray = answer.items.find(({ severity }) =>
    severities.some((known) => known === severity && !wanted.includes(known)),
  );
  if (stray === undefined) return;
  throw new GateError(
    'PROTOCOL',
    `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`,
    { hint: 'The service does not honor the documented severity filter, so its lists cannot be trusted.' },
  );
}

/** The result of comparing the totals of all violations. */
interface TotalsCheck {
  /** Undefined if nothing was listed because every severity is known. */
  list: ViolationList | undefined;
  unknownSeverities: Evidence['unknownSeverities'];
  /** The number of violations of all severities. */
  total: number;
}

const maxTotalsChecks = 3;
const pauseMs = 1000;
/** A list of at most this many pages is read completely, which costs no more than comparing totals. */
const fewPages = 3;
/** Two filters without a common severity. What passes both or neither has an undocumented severity. */
const halves = [severityFilters.slice(0, 2).join(','), severityFilters.slice(2).join(',')];

/**
 * Reads a short list completely. For a long one, compares totals to reveal violations of unknown severity. `counted`:
 * how many violations the scan counts. If these are many, `begin` starts its lists without waiting for the first page.
 */
export async function checkTotals(
  run: Run,
  { counted, begin }: { counted: number; begin(): void } = { counted: 0, begin: () => {} },
): Promise<TotalsCheck> {
  const reading = createViolationSource(run, undefined).read(1);
  const isLong = counted > fewPages * pageLimit;
  if (isLong) begin();
  const first = await reading;
  if (first.total <= fewPages * first.items.length) return listAll(run, first);
  if (!isLong) begin();
  let page = first;
  for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
    if (await hasKnownOnly(run, page.total)) {
      return { list: undefined, unknownSeverities: 'none', total: page.total };
    }
    if (look === maxTotalsChecks) break;
    await run.budget.clock.sleep(pauseMs, run.budget.signal);
    page = await createViolationSource(run, undefined).read(1);
  }
  const list = await sweepViolations(run, undefined);
  return { list, unknownSeverities: 'unread', total: list.total };
}

/**
 * Whether there is now a violation of unknown severity that those findings lack. No scan counts it, and a list may lag.
 * If the number of violations is unchanged, none has been added.
 */
export async function hasUnknownNews(
  run: Run,
  { total, findings }: Pick<TotalsCheck, 'total'> & { findings: readonly Finding[] },
): Promise<boolean> {
  const counted = await readTotal(run, undefined);
  if (counted === total) return false;
  const ids = new Set(findings.map(({ id }) => id));
  const { list, ...listed } = await checkTotals(run);
  if (counted < listed.total) await checkTotal(run, listed.total);
  return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}

/** A total that counts only the page says nothing about the list: a missing record would not be noticed. */
async function checkTotal(run: Run, listed: number): Promise<void> {
  const counted = await readTotal(run, undefined);
  if (counted >= listed) return;
  throw new GateError(
    'PROTOCOL',
    `The service lists ${listed} violations, but asked for one it states a total of ${counted}`,
    {
      hint: 'Its totals are not those of the whole list, so a list cannot be proven complete.',
    },
  );
}

/**
 * While several pages move, a record may be missed, and no scan count would show it. The total of the known severities
 * does.
 */
async function listAll(run: Run, first: ListPage<Finding>): Promise<TotalsCheck> {
  const sweep = await sweepUntilStable(createViolationSource(run, undefined), first);
  const list: ViolationList = { ...sweep, readMs: run.budget.clock.now() };
  const { total } = list;
  if (!list.stands) return { list, unknownSeverities: 'unread', total };
  const isShown =
    list.pageCount === 1 ||
    (list.items.every(({ severityKnown }) => severityKnown) &&
      (await readTotal(run, severityFilters.join(','))) === list.items.length);
  return { list, unknownSeverities: isShown ? 'listed' : 'unread', total };
}

/**
 * A violation that appears between the reads could hide one of unknown severity, so the first total must still be
 * correct.
 */
async function hasKnownOnly(run: Run, total: number): Promise<boolean> {
  const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => readTotal(run, words)));
  return worse + milder === total && (await readTotal(run, undefined)) === total;
}

async function readTotal(run: Run, severity: string | undefined): Promise<number> {
  const filter = severity === undefined ? {} : { severity };
  return (await run.client.listViolations({ repository_id: run.repositoryId, ...filter, limit: 1 })).total;
}
