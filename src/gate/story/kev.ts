/**
 * The catalog of known exploited vulnerabilities. It is read only if a rule needs it, and never from the judged
 * commit.
 */

import { resolve } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../shared/api/json.ts';
import { GateError, tryRead } from '../../shared/errors.ts';
import { isFile, readRegularText } from '../../shared/git/regular-file.ts';
import { isTracked } from '../../shared/git/tracked.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { countDaysBetween } from '../policy/exception-terms.ts';
import type { Policy } from '../policy/policy.ts';
import type { KevCatalog } from '../policy/predicates/predicate.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import type { RepositoryReader } from './repository-access.ts';
import type { RunLog } from './run.ts';

const gitTimeoutMs = 60_000;

interface CatalogRequest {
  reader: RepositoryReader;
  context: RunContext;
  log: Pick<RunLog, 'note'>;
  now: Date;
}

/** Adds the catalog if a rule needs it. Without it, those rules are undecided. */
export async function addCatalog<Of extends { policy: Policy; settings: RunSettings }>(
  of: Of,
  reading: CatalogRequest,
): Promise<Of> {
  const { kevFile, kevMaxAge } = of.settings;
  const { log, now } = reading;
  const hasAddress = /^https?:/i.test(kevFile ?? '');
  const path = resolve(reading.reader.folder, kevFile ?? '');
  const isAsked = of.policy.rules?.some(({ match }) => match.kev !== undefined) === true;
  if (kevFile !== undefined && !hasAddress && !(await isFile(path))) {
    const result = isAsked ? 'rules with kev: true may be inconclusive' : 'no rule uses it';
    log.note(
      `kev-file: ${neutralizeLine(path, 300)} is not a file, and ${result}. Download the catalog before the gate runs, or remove kev-file`,
    );
    return of;
  }
  if (!isAsked) return of;
  if (kevFile === undefined) {
    log.note('A rule uses kev: true, but kev-file is not set: the rule is inconclusive');
    return of;
  }
  const catalog = await tryRead(
    async () => parseCatalog(await readCatalogText(kevFile, reading), { now, maxAge: kevMaxAge }),
    ({ message }) => {
      log.note(`The catalog of kev-file could not be read, so rules with kev: true may be inconclusive: ${message}`);
      return undefined;
    },
  );
  if (catalog === undefined) return of;
  const { cves, released, isStale } = catalog;
  const age = isStale ? `, not within the last ${kevMaxAge} days: vulnerabilities it does not list are unknown` : '';
  log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
  return { ...of, policy: { ...of.policy, catalog } };
}

async function readCatalogText(place: string, { reader, context }: CatalogRequest): Promise<string> {
  if (/^https?:/i.test(place)) {
    return reader.readAddress(new URL(place));
  }
  const path = resolve(reader.folder, place);
  const text = await readRegularText(path).catch((error: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `the file could not be read (${error.code ?? 'unknown fault'})`, { cause: error });
  });
  const revisions = context.headSha === undefined ? [] : [context.headSha];
  if (await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs)))
    throw new GateError('CONFIG', 'it is in the judged commit, whose author could remove entries');
  return text;
}

const createCatalogSchema = () =>
  z.looseObject({
    dateReleased: z.optional(z.string()),
    count: z.optional(z.number()),
    vulnerabilities: z.array(z.looseObject({ cveID: z.string() })),
  });

/** Throws GateError CONFIG for a text that is not a complete catalog. */
function parseCatalog(text: string, { now, maxAge }: { now: Date; maxAge: number }): KevCatalog {
  const read = createCatalogSchema().safeParse(parseCatalogJson(text));
  if (!read.success)
    throw new GateError('CONFIG', 'it is not a catalog: it has no list of vulnerabilities with a cveID');
  const { vulnerabilities, count, dateReleased } = read.data;
  const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
  if (cves.size === 0 || (count !== undefined && count !== vulnerabilities.length))
    throw new GateError(
      'CONFIG',
      `it is incomplete: it states ${count ?? 'no count of'} entries, but has ${vulnerabilities.length}`,
    );
  const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? '')?.[0];
  const age = released === undefined ? Number.NaN : countDaysBetween(released, now.toISOString().slice(0, 10));
  // A date one day ahead can be today in another time zone.
  return { cves, released: released ?? 'no date', isStale: !(age >= -1 && age <= maxAge) };
}

function parseCatalogJson(text: string): unknown {
  try {
    return parseJson(text.replace(/^\ufeff/, ''));
  } catch {
    throw new GateError('CONFIG', 'it is not JSON');
  }
}
