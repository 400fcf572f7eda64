/**
 * The shapes that commands print with `--json`. `schema/` is generated from them. `run` and `judge --sarif` print a
 * report instead.
 */

import * as z from 'zod';
import { allScopes } from '../../service/http/scopes.ts';
import { eventNames } from '../../service/webhooks/payloads.ts';
import { violationTypes } from '../../shared/api/words.ts';
import { inconclusiveNames } from '../../shared/errors.ts';
import { severities } from '../../shared/severity.ts';
import { baselineEntry } from '../policy/baseline.ts';
import { findingOrigins } from '../policy/evidence.ts';
import { verdicts } from '../policy/verdict.ts';
import { claimSchema, exceptionSchema } from '../report/json/schema.ts';
import { states } from './doctor/doctor-context.ts';

const origin = z.record(z.string(), z.object({ value: z.string(), from: z.string() }));
const tool = z.object({ name: z.literal('scan-gate'), version: z.string() });
const text = z.string().nullable();
/** An object of this version of its format. */
const versioned = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ format_version: z.literal(1), ...shape });

const doctor = versioned({
  tool,
  ok: z.boolean().meta({ description: 'Whether no check failed.' }),
  checks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(states),
      message: z.string(),
      hint: text.meta({ description: 'What to do.' }),
      details: z.array(z.string()),
    }),
  ),
  settings: origin.meta({ description: 'Every setting with its value and the place that it comes from.' }),
}).meta({ title: 'scan-gate doctor --json' });

const given = z.string().optional();

const exception = z.object({
  ...{ violationId: given, cwe: given, type: given, path: given, title: given, owner: given },
  ...{ reason: z.string(), expires: z.string(), state: z.string() },
  justification: given,
  vex: claimSchema.optional(),
});

const explain = versioned({
  policy: z.object({ source: z.string(), sha256: z.string() }),
  settings: origin,
  rules: z.array(z.looseObject({ name: z.string() })).meta({ description: 'Those that the policy file names.' }),
  exceptions: z.array(exception),
  notes: z.array(z.string()),
}).meta({ title: 'scan-gate explain --json' });

const exceptions = versioned({
  policy: z.object({ source: z.string(), sha256: z.string() }),
  today: z.string(),
  exceptions: z.array(
    exceptionSchema.extend({
      code_owners: z.array(z.string()).optional().meta({ description: 'Of what it covers, by CODEOWNERS.' }),
      days_left: z.int().meta({ description: 'Below 0 if it has expired.' }),
      state: z.string(),
      violation_ids: z
        .array(z.string())
        .nullable()
        .meta({ description: 'What it covers in the report, if one was given.' }),
    }),
  ),
}).meta({ title: 'scan-gate exceptions --json' });

const decided = z.object({ verdict: z.enum(verdicts), reason: z.string() });

const changedFinding = z.object({
  violation_id: z.string(),
  title: z.string(),
  severity: z.string(),
  file_path: text,
  line_number: z.number().nullable(),
  was: z.enum(['blocks', 'may block', 'none']),
  would_be: z.enum(['blocks', 'may block', 'none']),
});

const judge = versioned({
  policy: z.object({ source: z.string(), sha256: z.string() }),
  sentence: z.string(),
  reports: z.array(
    z.object({
      file: z.string(),
      was: decided,
      would_be: decided.extend({ reason: z.enum(['clean', 'violations', ...inconclusiveNames]) }),
      lines: z.array(z.string()).meta({ description: 'Of the rules that decide, or why nothing is decided.' }),
      changes: z.array(changedFinding).meta({ description: 'Findings that would count otherwise, worst first.' }),
    }),
  ),
}).meta({ title: 'scan-gate judge --report --json' });

const rehearsed = z.object({
  ...{ name: z.string(), subject: z.string(), lines: z.array(z.string()) },
  ...{ before: z.enum(verdicts), after: z.enum(verdicts) },
});

const simulate = z
  .object({
    policy: z.object({ source: z.string(), sha256: z.string() }),
    sentence: z.string(),
    ...{ runs: z.int(), blocked: z.int(), undecided: z.int(), passed: z.int(), blocked_then: z.int() },
    rules: z.array(z.looseObject({ rule: z.string() })),
    results: z.array(rehearsed),
    unreadable: z.array(z.object({ name: z.string(), why: z.string() })),
    kept: z
      .object({ days: z.int(), expired: z.int(), not_looked_at: z.int() })
      .optional()
      .meta({ description: 'With --last: artifacts that no longer exist, and those that were too many.' }),
  })
  .meta({ title: 'scan-gate simulate --json' });

const spread = z
  .object({ runs: z.int(), median: z.number(), p95: z.number() })
  .nullable()
  .meta({ description: 'Null where no report states it.' });
const byVerdict = z.record(z.enum(verdicts), z.int());

const stats = versioned({
  ...{ sentence: z.string(), runs: z.int(), verdicts: byVerdict },
  reasons: z.record(z.string(), z.int()).meta({ description: 'How many runs ended by each.' }),
  times_ms: z.object({ waiting: spread, judging: spread, publishing: spread }),
  requests: z.object({ total: z.int(), per_run: spread }),
  findings: z.object({
    branch: text,
    days: z
      .array(z.looseObject({ day: z.string() }))
      .meta({ description: 'The last scan of each day of the branch with most runs, by severity.' }),
  }),
  weeks: z.array(z.object({ week: z.string(), verdicts: byVerdict })),
  exceptions: z.array(z.object({ reason: z.string(), expires: z.string(), owner: text, runs: z.int() })),
  unreadable: z.int().meta({ description: 'Reports that could not be read, or no longer exist.' }),
}).meta({ title: 'scan-gate stats --json' });

const verify = versioned({
  violation_id: z.string(),
  state: z.enum(['fixed', 'present', 'undecided']).meta({ description: 'Exit codes 0, 1 and 2.' }),
  reasons: z.array(z.string()).meta({ description: 'What proves it, or what keeps it from being proven.' }),
  looked_at: z
    .object({ source: z.enum(findingOrigins), branch: text, head_sha: text })
    .nullable()
    .meta({ description: 'Null where nothing could be checked.' }),
  finding: z
    .object({
      ...{ title: z.string(), severity: z.enum(severities), type: z.enum(violationTypes).nullable(), cwe: text },
      ...{ file_path: text, line_number: z.number().nullable() },
    })
    .nullable()
    .meta({ description: 'As found now, otherwise as known before; null if unknown.' }),
  alike: z.array(z.string()).meta({ description: 'Ids of what may be the same finding, changed or moved.' }),
}).meta({ title: 'scan-gate verify --json' });

const baseline = z
  .union([
    versioned({ file: z.string(), branch: z.string(), findings: z.int() }),
    versioned({
      repository: z.string(),
      branch: z.string(),
      findings: z.array(baselineEntry),
    }),
    versioned({
      added: z.array(baselineEntry),
      removed: z.array(baselineEntry),
      not_compared: z.array(z.string()).meta({ description: 'Severities that a report does not list.' }),
    }),
  ])
  .meta({ title: 'scan-gate baseline --json: of write, show and diff' });

const serve = z
  .object({ baseUrl: z.string(), apiKey: text.meta({ description: 'Null with --database.' }) })
  .meta({ title: 'scan-gate serve --json, in one line' });

// The commands that work on the database of `serve`: one shape for each of their verbs.

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
    versioned({
      ...{ id },
      key: z.string().meta({ description: 'The key itself, which is shown this once.' }),
    }),
    versioned({ keys: z.array(keyRow) }),
    versioned({ id, status: z.literal('revoked') }),
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
    versioned({ id, notes: z.array(z.string()) }),
    versioned({ webhooks: z.array(webhookRow) }),
    versioned({ id, status: z.enum(['removed', 'rotated']) }),
    versioned({ deliveries: z.array(delivery).meta({ description: 'Newest first.' }) }),
    versioned({
      ...{ id, delivered: z.boolean() },
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
    versioned({ id, name: z.string(), default_branch: z.string() }),
    versioned({ repositories: z.array(repositoryRow) }),
    versioned({ id, status: z.literal('archived') }),
  ])
  .meta({ title: 'scan-gate repos --json: of add, list and archive' });

/** By command. The schema of each is `schema/NAME.schema.json`. */
export const jsonOutputSchemas = {
  ...{ doctor, explain, exceptions, judge, simulate, stats, verify, baseline, serve, keys, webhooks, repos },
} as const;
export type JsonOutput<Name extends keyof typeof jsonOutputSchemas> = z.input<(typeof jsonOutputSchemas)[Name]>;

type Unversioned<Answer> = Answer extends unknown ? Omit<Answer, 'format_version'> : never;
/** The output of a verb of those. The version is added for all of them in one place. */
export type StoreOutput = Unversioned<JsonOutput<'keys' | 'webhooks' | 'repos'>>;
