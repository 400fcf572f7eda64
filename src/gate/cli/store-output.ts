/** The `--json` output of the commands that work on the database of `serve`: one shape for each of their verbs. */
import * as z from 'zod';
import { allScopes } from '../../service/http/scopes.ts';
import { eventNames } from '../../service/webhooks/payloads.ts';

const formatVersion = z.literal(1);
const id = z.string();
const time = z.string().meta({ description: 'ISO 8601, in UTC.' });
const never = time.nullable();

const keyRow = z.object({
  ...{ id, name: z.string(), status: z.enum(['valid', 'expired', 'revoked']), scopes: z.array(z.enum(allScopes)) },
  expires: z.string().nullable().meta({ description: 'The last day on which it is valid; null: every day.' }),
  ...{ createdAt: time, lastUsedAt: never.meta({ description: 'To the minute; null: never.' }) },
});

const keys = z
  .union([
    z.object({
      ...{ format_version: formatVersion, id },
      key: z.string().meta({ description: 'The key itself, which is shown this once.' }),
    }),
    z.object({ format_version: formatVersion, keys: z.array(keyRow) }),
    z.object({ format_version: formatVersion, id, status: z.literal('revoked') }),
  ])
  .meta({ title: 'scan-gate keys --json: of create, list and revoke' });

const attempt = z.object({
  ...{ at: time, status: z.int().nullable(), error: z.string().nullable(), durationMs: z.int() },
});

const delivery = z.object({
  ...{ eventId: z.string(), event: z.string(), createdAt: time },
  status: z.enum(['waiting', 'delivered', 'given up']),
  attempts: z.array(attempt).meta({ description: 'Oldest first.' }),
  dueAt: never.meta({ description: 'When it is tried next; null when it is not.' }),
});

const webhookRow = z.object({
  ...{ id, url: z.string(), events: z.array(z.enum(eventNames)), status: z.enum(['active', 'failing', 'disabled']) },
  failures: z.int().meta({ description: 'In a row.' }),
  ...{ signed: z.boolean(), allowPrivate: z.boolean(), createdAt: time },
});

const webhooks = z
  .union([
    z.object({ format_version: formatVersion, id, notes: z.array(z.string()) }),
    z.object({ format_version: formatVersion, webhooks: z.array(webhookRow) }),
    z.object({ format_version: formatVersion, id, status: z.enum(['removed', 'rotated']) }),
    z.object({ format_version: formatVersion, deliveries: z.array(delivery).meta({ description: 'Newest first.' }) }),
    z.object({
      ...{ format_version: formatVersion, id, delivered: z.boolean() },
      status: z.int().nullable().meta({ description: 'Of the answer; null where none came.' }),
      ...{ error: z.string().nullable(), durationMs: z.int() },
    }),
  ])
  .meta({ title: 'scan-gate webhooks --json: of add, list, remove and rotate, deliveries, and test' });

const repositoryRow = z.object({
  ...{ id, name: z.string(), status: z.enum(['active', 'inactive', 'archived']) },
  ...{ vcs_url: z.string(), default_branch: z.string() },
  ...{ auto_scan_on_push: z.boolean(), auto_scan_on_pr: z.boolean() },
  last_scan_at: never.meta({ description: 'When the latest completed scan ended; null: none has.' }),
});

const repos = z
  .union([
    z.object({ format_version: formatVersion, id, name: z.string(), default_branch: z.string() }),
    z.object({ format_version: formatVersion, repositories: z.array(repositoryRow) }),
    z.object({ format_version: formatVersion, id, status: z.literal('archived') }),
  ])
  .meta({ title: 'scan-gate repos --json: of add, list and archive' });

/** By command. */
export const storeOutputSchemas = { keys, webhooks, repos } as const;
type StoreOutputSchema = (typeof storeOutputSchemas)[keyof typeof storeOutputSchemas];

type Unversioned<Answer> = Answer extends unknown ? Omit<Answer, 'format_version'> : never;
/** The output of a verb. The version is added for all of them in one place. */
export type StoreOutput = Unversioned<z.input<StoreOutputSchema>>;
