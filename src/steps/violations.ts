/** Lists the repository's violations as findings, with the totals that reveal unknown severities. */

import type { Page } from '../api/endpoints.ts';
import { digestOf, type ListSource, pageLimit, type Sweep, sweepUntilStanding } from '../api/pages.ts';
import { severityFilters, type ViolationItem } from '../api/schemas.ts';
import { GateError } from '../errors.ts';
import { type Finding, readListItem, type Severity, severities } from '../policy/finding.ts';
import { combined } from '../policy/statements.ts';
import type { Run } from './run.ts';

/** A list of violations, of some severities or (undefined) of all, known and unknown. */
export interface ViolationList extends Sweep<Finding> {
  severities: readonly Severity[] | undefined;
}

/** Reads the violations of these severities until the list stands; throws when the service ignores the filter. */
export async function sweepViolations(
  run: Run,
  repositoryId: string,
  wanted: readonly Severity[] | undefined,
  first?: Page<Finding>,
): Promise<ViolationList> {
  const source = violationSource(run, repositoryId, wanted);
  return { ...(await sweepUntilStanding(source, first)), severities: wanted };
}

export function violationSource(
  run: Run,
  repositoryId: string,
  wanted: readonly Severity[] | undefined,
): ListSource<Finding> {
  const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
  return {
    async read(page) {
      const answer = await run.client.listViolations({
        repository_id: repositoryId,
        ...filter,
        page,
        limit: pageLimit,
      });
      if (wanted !== undefined) checkFilter(answer, wanted);
      return { ...answer, items: answer.items.map(readListItem) };
    },
    id: ({ id }) => id,
    digest: ({ id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear }) =>
      JSON.stringify([id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear]),
    combine: combined,
  };
}

/** The same content, whatever the order. */
export function sameContent(run: Run, repositoryId: string, a: readonly Finding[], b: readonly Finding[]): boolean {
  const source = violationSource(run, repositoryId, undefined);
  return digestOf(source, a) === digestOf(source, b);
}

/** A word that nobody documents may pass any filter, and counts; a documented one that was not asked for shows a filter that is none. */
function checkFilter(answer: Page<ViolationItem>, wanted: readonly Severity[]): void {
  const stray = answer.items.find(({ severity }) =>
    severities.some((known) => known === severity && !wanted.includes(known)),
  );
  if (stray === undefined) return;
  throw new GateError(
    'PROTOCOL',
    `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`,
    { hint: 'The service does not honour the documented severity filter, so its lists cannot be trusted.' },
  );
}

export type FirstLook =
  | { kind: 'everything'; page: Page<Finding> }
  | { kind: 'known only' }
  | { kind: 'unknown severities' };

const looks = 3;
const pauseMs = 1000;

/**
 * One look at everything. A list of one page is read by it; of a longer one the total is compared with the total over
 * the five documented severities, which reveals violations of any other.
 */
export async function lookAtViolations(run: Run, repositoryId: string): Promise<FirstLook> {
  for (let look = 1; ; look++) {
    const page = await violationSource(run, repositoryId, undefined).read(1);
    if (page.items.length >= page.total) return { kind: 'everything', page };
    const known = await totalOf(run, repositoryId, severityFilters.join(','));
    const isKnownOnly = known === page.total && page.items.every(({ severityKnown }) => severityKnown);
    // A violation that appears between the two reads could hide one of an unknown severity: the first must still hold.
    if (isKnownOnly && (await totalOf(run, repositoryId, undefined)) === page.total) return { kind: 'known only' };
    if (look === looks) return { kind: 'unknown severities' };
    await run.budget.clock.sleep(pauseMs, run.budget.signal);
  }
}

async function totalOf(run: Run, repositoryId: string, severity: string | undefined): Promise<number> {
  const filter = severity === undefined ? {} : { severity };
  return (await run.client.listViolations({ repository_id: repositoryId, ...filter, limit: 1 })).total;
}
