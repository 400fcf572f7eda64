/** The tables of the service, declared once: the SQL of both databases and the types of their rows follow from this. */
import { randomBytes } from 'node:crypto';
import type { Generated, Selectable } from 'kysely';
import type { AdvisoryRecord, Coverage, DataStep, ScanDiagnostic, ScanLanguage } from '../../shared/api/schemas.ts';
import {
  repositoryStatuses,
  type SeverityFilter,
  scanStatuses,
  violationStatuses,
  violationTypes,
} from '../../shared/api/words.ts';
import { severities } from '../../shared/severity.ts';
import type { EventName } from '../webhooks/payloads.ts';

export type ScanStatus = (typeof scanStatuses)[number];
export type ViolationStatus = (typeof violationStatuses)[number];
export type SeverityCounts = Record<SeverityFilter, number>;

/** How a database writes what SQL leaves open. */
export interface SqlWords {
  text: string;
  integer: string;
  real: string;
  bytes: string;
  /** A number that each new row gets, as its key. */
  serial: string;
  /** After the columns of a table. */
  tail: string;
  /** The same for a table that is only read by its primary key. */
  keyedTail: string;
}

/** `Value`: as statements read and write it. */
interface Column<Value> {
  kind: Exclude<keyof SqlWords, 'tail' | 'keyedTail'>;
  /** What follows the type. `%` is the column's name. */
  rest: string;
  /** How the value is stored: a flag as 0 or 1, a list or an object as a text in JSON. */
  form?: 'flag' | 'json';
  /** Only for the compiler. */
  value?: Value;
}

const needed = <Value = string>(kind: Column<Value>['kind'] = 'text', rest = ''): Column<Value> => ({
  ...{ kind, rest: ` NOT NULL${rest}` },
});
const optional = <Value = string>(kind: Column<Value>['kind'] = 'text'): Column<Value | null> => ({ kind, rest: '' });
const chosen = <const Words extends readonly string[]>(words: Words) =>
  needed<Words[number]>('text', ` CHECK (% IN (${words.map((word) => `'${word}'`).join(', ')}))`);
const json = <Value>(): Column<Value> => ({ kind: 'text', rest: ' NOT NULL', form: 'json' });
const optionalJson = <Value>(): Column<Value | null> => ({ kind: 'text', rest: '', form: 'json' });
const flag: Column<Generated<boolean>> = { kind: 'integer', rest: ' NOT NULL DEFAULT 0', form: 'flag' };
const counter: Column<Generated<number>> = { kind: 'integer', rest: ' NOT NULL DEFAULT 0' };
const serial: Column<Generated<number>> = { kind: 'serial', rest: '' };
const key = needed('text', ' PRIMARY KEY');
const refer = (table: string) => needed('text', ` REFERENCES ${table}`);

export interface Table {
  columns: Readonly<Record<string, Column<unknown>>>;
  /** A key of several columns, and other conditions. */
  constraint?: string;
  /** Whether it is only read by its primary key. */
  isKeyed?: true;
  indexes?: readonly string[];
}

export const tables = {
  organizations: {
    columns: {
      ...{ id: key, name: needed(), slug: needed(), createdAt: needed(), updatedAt: needed() },
      /** When one of its scans was started last: organizations take turns. */
      turnAt: optional(),
    },
  },
  apiKeys: {
    columns: {
      ...{ id: key, organizationId: refer('organizations (id)'), name: needed() },
      digest: needed<Uint8Array>('bytes', ' UNIQUE'),
      scopes: json<readonly string[]>(),
      /** The key is invalid from then on. */
      expiresAt: optional(),
      createdAt: needed(),
      /** Accurate to the minute. */
      lastUsedAt: optional(),
      ...{ revokedAt: optional(), isOfStart: flag },
    },
  },
  sessions: {
    columns: { digest: key, keyId: refer('api_keys (id) ON DELETE CASCADE'), expiresAt: needed() },
    isKeyed: true,
    indexes: ['sessions_by_key ON sessions (key_id)'],
  },
  repositories: {
    columns: {
      ...{ id: key, path: needed('text', ' UNIQUE'), name: needed(), vcsUrl: needed(), vcsProvider: needed() },
      ...{ defaultBranch: needed(), status: chosen(repositoryStatuses), autoScanOnPush: flag, autoScanOnPr: flag },
      /** When the latest completed scan ended. */
      lastScanAt: optional(),
      ...{ createdAt: needed(), updatedAt: needed(), organizationId: refer('organizations (id)'), isAdded: flag },
      /** The URL from which a clone that the service owns is fetched. */
      remoteUrl: optional(),
      refsSeen: flag,
    },
    indexes: ['repositories_by_organization ON repositories (organization_id)'],
  },
  seenRefs: {
    columns: { repositoryId: refer('repositories (id)'), ref: needed(), sha: needed() },
    constraint: 'PRIMARY KEY (repository_id, ref)',
    isKeyed: true,
  },
  scans: {
    columns: {
      ...{ seq: serial, id: needed('text', ' UNIQUE'), repositoryId: refer('repositories (id)') },
      ...{ branch: needed(), commitSha: needed(), status: chosen(scanStatuses) },
      ...{ createdAt: needed(), startedAt: optional(), completedAt: optional() },
      /** Why it is FAILED. */
      error: optional(),
      /** These four are only set for a COMPLETED scan. */
      ...{ counts: optionalJson<SeverityCounts>(), coverage: optionalJson<Coverage>() },
      ...{ diagnostics: optionalJson<ScanDiagnostic[]>(), languages: optionalJson<ScanLanguage[]>() },
      /** How often a worker has claimed it. It is also the number that its worker must name to complete it. */
      claims: counter,
      /** Until then its worker has it. Null when nobody does. */
      leaseUntil: optional(),
    },
    indexes: [
      'scans_by_repository ON scans (repository_id, seq)',
      'scans_by_branch ON scans (repository_id, branch, seq)',
      "scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING')",
    ],
  },
  violations: {
    columns: {
      ...{ id: key, repositoryId: refer('repositories (id)'), fingerprint: needed(), type: chosen(violationTypes) },
      ...{ severity: chosen(severities), severityRank: needed<number>('integer'), status: chosen(violationStatuses) },
      ...{ title: needed(), description: needed(), remediation: needed(), cwe: optional() },
      cvssScore: optional<number>('real'),
      ...{ filePath: needed(), lineNumber: optional<number>('integer'), codeSnippet: optional() },
      ...{ dataPath: optionalJson<readonly DataStep[]>(), justification: optional() },
      ...{ firstDetected: needed(), lastSeen: needed(), contentFingerprint: optional() },
      /** The name of the key that suppressed it. */
      suppressedBy: optional(),
      ...{ suppressedAt: optional(), advisory: optionalJson<AdvisoryRecord>() },
      /** In percent. */
      epssScore: optional<number>('real'),
    },
    constraint: 'UNIQUE (repository_id, type, fingerprint)',
    indexes: [
      'violations_by_rank ON violations (severity_rank, id, repository_id, status, type)',
      'violations_by_repository ON violations (repository_id, severity_rank, id, status, type)',
      'violations_by_content ON violations (repository_id, type, content_fingerprint)',
      "violations_present ON violations (repository_id, id) WHERE status <> 'FIXED'",
    ],
  },
  /** Number of violations that have all of these. */
  violationCounts: {
    columns: {
      ...{ repositoryId: refer('repositories (id)'), status: needed<ViolationStatus>() },
      ...{ severityRank: needed<number>('integer'), type: needed<(typeof violationTypes)[number]>() },
      n: needed<number>('integer'),
    },
    constraint: 'PRIMARY KEY (repository_id, status, severity_rank, type)',
  },
  /** Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked. */
  violationBranches: {
    columns: { violationId: refer('violations (id)'), branch: needed(), coverageRank: needed<number>('integer') },
    constraint: 'PRIMARY KEY (violation_id, branch)',
    isKeyed: true,
  },
  webhooks: {
    columns: {
      ...{ id: key, organizationId: refer('organizations (id)'), url: needed(), events: json<readonly EventName[]>() },
      ...{ secret: optional(), allowPrivate: flag, createdAt: needed() },
      /** Consecutive failed attempts. */
      failures: counter,
      retryAt: optional(),
      /** When it was disabled because of too many failures. Nothing is sent any more. */
      disabledAt: optional(),
      /** Until then one sender has it. Null when nobody does. */
      leaseUntil: optional(),
    },
  },
  events: { columns: { id: key, event: needed(), body: needed(), createdAt: needed() } },
  deliveries: {
    columns: {
      ...{ seq: serial, eventId: refer('events (id)'), webhookId: refer('webhooks (id) ON DELETE CASCADE') },
      status: needed<Generated<'waiting' | 'delivered' | 'given up'>>(
        'text',
        " DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'given up'))",
      ),
      ...{ attempts: counter, dueAt: needed() },
    },
    indexes: [
      "deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting'",
      'deliveries_by_webhook ON deliveries (webhook_id, seq)',
      'deliveries_by_event ON deliveries (event_id)',
    ],
  },
  attempts: {
    columns: {
      seq: serial,
      deliverySeq: needed<number>('integer', ' REFERENCES deliveries (seq) ON DELETE CASCADE'),
      ...{ at: needed(), status: optional<number>('integer'), error: optional() },
      durationMs: needed<number>('integer'),
    },
    indexes: ['attempts_by_delivery ON attempts (delivery_seq, seq)'],
  },
  /** One row: the latest server time. */
  clock: { columns: { id: needed<number>('integer', ' PRIMARY KEY'), lastMs: needed<number>('integer') } },
  /** A bucket of requests that several processes share. */
  requestBuckets: { columns: { caller: key, tokens: needed<number>('real'), atMs: needed<number>('integer') } },
} as const;

/** Times are texts in ISO 8601. */
export type Schema = {
  [Table in keyof typeof tables]: {
    [Name in keyof (typeof tables)[Table]['columns']]: (typeof tables)[Table]['columns'][Name] extends Column<
      infer Value
    >
      ? Value
      : never;
  };
};

export type KeyRecord = Selectable<Schema['apiKeys']>;
export type ScanRecord = Selectable<Schema['scans']>;
export type ViolationRecord = Selectable<Schema['violations']>;
export type WebhookRecord = Selectable<Schema['webhooks']>;

/** The columns of a stored form, whatever their table. A name has one form in all tables. */
export const columnForms: ReadonlyMap<string, Column<unknown>['form']> = new Map(
  Object.values<Table>(tables).flatMap(({ columns }) =>
    Object.entries(columns).map(([name, { form }]) => [name, form] as const),
  ),
);

/** Opaque identifiers: a prefix that says what is identified, and 96 bits. They are random except for violations. */
export function createRecordId(prefix: 'org' | 'key' | 'repo' | 'scan' | 'vio' | 'req' | 'hook' | 'evt'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
