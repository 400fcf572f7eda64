/** Parses a record in OSV's format (https://ossf.github.io/osv-schema/). */
import { type Ecosystem, packageEcosystems } from '../../shared/packages/locked-package.ts';
import { readList, readNested, readTextField } from '../../shared/sarif/untrusted.ts';
import type { Severity } from '../../shared/severity.ts';
import type { OsvAffected, OsvEvent } from './advisory.ts';
import { createNameKey, isWithdrawn, type PackageAdvisory, readSeverity, readTime } from './advisory.ts';

export type OsvAdvisory = Omit<PackageAdvisory, 'isStated'>;

/** What a record says about one package. */
export interface OsvEntry {
  ecosystem: Ecosystem;
  /** As the record writes it. */
  name: string;
  advisory: OsvAdvisory;
}

/** One entry for each package. Empty when the record was withdrawn, or is invalid. */
export function readOsvRecord(record: unknown): OsvEntry[] {
  const id = readTextField(readNested(record, 'id'));
  if (id === undefined || isWithdrawn(readNested(record, 'withdrawn'))) return [];
  const parts = readList(readNested(record, 'affected')).flatMap((part) => {
    // A suffix names a distribution: `PyPI:https://example.com/simple`, `Maven:https://repo.example.com`.
    const named = readTextField(readNested(part, 'package', 'ecosystem'))?.split(':', 1)[0];
    const ecosystem = packageEcosystems.find((each) => each === named);
    const name = readTextField(readNested(part, 'package', 'name'));
    return ecosystem === undefined || name === undefined ? [] : [{ ecosystem, name, part }];
  });
  const described = describeRecord(id, record);
  return [...Map.groupBy(parts, createNameKey).values()].flatMap((group): OsvEntry[] => {
    const [first] = group;
    if (first === undefined) return [];
    const own = group.map(({ part }) => part);
    const vectors = own.flatMap((part) => readVectors(readNested(part, 'severity')));
    const severity = own.map((part) => readStatedSeverity(id, part)).find((one) => one !== undefined);
    return [
      {
        ecosystem: first.ecosystem,
        name: first.name,
        advisory: {
          ...described,
          vectors: [...described.vectors, ...vectors],
          severity: described.severity ?? severity,
          versions: { form: 'osv', affected: own.map(readAffected) },
        },
      },
    ];
  });
}

/** The ecosystems that the record names, also those whose packages are never looked up. Without suffixes. */
export function listRecordEcosystems(record: unknown): Set<string> {
  const names = readList(readNested(record, 'affected')).flatMap(
    (part) => readTextField(readNested(part, 'package', 'ecosystem'))?.split(':', 1)[0] ?? [],
  );
  return new Set(names);
}

function describeRecord(id: string, record: unknown): Omit<OsvAdvisory, 'versions'> {
  const references = readList(readNested(record, 'references')).flatMap(
    (each) => readTextField(readNested(each, 'url')) ?? [],
  );
  const named = ['aliases', 'upstream'].flatMap((name) => readList(readNested(record, name)));
  return {
    id,
    aliases: named.filter((alias): alias is string => typeof alias === 'string' && /^[\w:.-]{1,100}$/.test(alias)),
    summary: readTextField(readNested(record, 'summary')) ?? '',
    details: readTextField(readNested(record, 'details')) ?? '',
    severity: readStatedSeverity(id, record),
    vectors: readVectors(readNested(record, 'severity')),
    score: undefined,
    epss: undefined,
    cwes: readList(readNested(record, 'database_specific', 'cwe_ids')).filter(
      (cwe): cwe is string => typeof cwe === 'string' && /^CWE-\d+$/.test(cwe),
    ),
    published: readTime(readNested(record, 'published')),
    links: references,
  };
}

function readVectors(value: unknown): string[] {
  return readList(value).flatMap((each) => readTextField(readNested(each, 'score')) ?? []);
}

/** Records of malicious packages (`MAL-…`) have no score, and nothing is worse. */
function readStatedSeverity(id: string, entry: unknown): Severity | undefined {
  if (id.startsWith('MAL-')) return 'CRITICAL';
  return ['database_specific', 'ecosystem_specific']
    .map((bag) => readSeverity(readNested(entry, bag, 'severity')))
    .find((severity) => severity !== undefined);
}

function readAffected(part: unknown): OsvAffected {
  return {
    ranges: readList(readNested(part, 'ranges')).map((range) => ({
      type: readTextField(readNested(range, 'type')) ?? '',
      events: readList(readNested(range, 'events')).map(
        (event): OsvEvent =>
          Object.fromEntries(eventNames.map((name) => [name, readTextField(readNested(event, name))])),
      ),
    })),
    versions: readList(readNested(part, 'versions')).filter(
      (version): version is string => typeof version === 'string',
    ),
  };
}

const eventNames = ['introduced', 'fixed', 'last_affected', 'limit'] as const;
