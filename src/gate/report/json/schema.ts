/** The schema of the report file. `judge` reads with it, and `schema/report.schema.json` is generated from it. */

import * as z from 'zod';
import { dataStep, scanCoverage, scanDiagnostic, scanLanguage } from '../../../shared/api/schemas.ts';
import { violationStatuses, violationTypes } from '../../../shared/api/words.ts';
import { inconclusiveNames } from '../../../shared/errors.ts';
import { severities } from '../../../shared/severity.ts';
import { fileRoles } from '../../../shared/text/file-name.ts';
import { baselineEntry } from '../../policy/baseline.ts';
import { findingOrigins } from '../../policy/evidence.ts';
import { facts } from '../../policy/finding.ts';
import { scopes } from '../../policy/slice.ts';
import { verdicts } from '../../policy/verdict.ts';
import { justifications, statuses } from '../../policy/vex.ts';

const count = z.number().int().min(0);
/** `null`: not stated. */
export const countsSchema = z.strictObject({
  critical: count.nullable(),
  high: count.nullable(),
  medium: count.nullable(),
  low: count.nullable(),
  info: count.nullable(),
});

/** A finding without its texts and without its effect, which depends on the policy. */
export const findingSchema = z.looseObject({
  violation_id: z.string().min(1),
  title: z.string(),
  severity: z.enum(severities),
  severity_known: z.boolean(),
  type: z.enum(violationTypes).nullable(),
  status: z.enum([...violationStatuses, 'UNKNOWN']),
  unclear: z.array(z.enum(facts)),
  cvss_score: z.number().nullable(),
  epss_percent: z.number().nullable(),
  cwe: z.string().nullable(),
  file_path: z.string().nullable(),
  line_number: z.number().nullable(),
  label: z.enum(['seen', 'maybe', 'elsewhere']),
  first_seen: z.boolean().nullable(),
  first_detected: z.string().nullable(),
  last_seen: z.string().nullable(),
  advisory: z
    .looseObject({
      cves: z.array(z.string()),
      ids: z.array(z.string()).meta({ description: 'All names of the vulnerability.' }),
      purl: z.string().nullable().meta({ description: 'The package with its version, as a package URL.' }),
      fix: z.enum(['available', 'none']).nullable(),
      fixed_version: z.string().nullable(),
      fixed_at: z.string().nullable(),
      published_at: z.string().nullable(),
    })
    .nullable(),
});

const span = z.looseObject({ started_at: z.string().nullable(), completed_at: z.string().nullable() });

/** How reliable a list is. `null`: it was not read. */
const listState = z.enum(['settled', 'stands', 'changing']).nullable();
export type ListState = z.infer<typeof listState>;

const changes = z.looseObject({
  is_complete: z.boolean(),
  files: z.array(
    z.looseObject({
      path: z.string(),
      lines: z.array(z.tuple([z.number(), z.number()])).nullable(),
      is_gone: z.boolean().optional(),
      is_only_renamed: z.boolean().optional(),
    }),
  ),
});

/** The data beside the findings that is needed to judge by another policy. */
export const evidenceSchema = z.looseObject({
  lists: z.strictObject({
    critical: listState,
    high: listState,
    medium: listState,
    low: listState,
    info: listState,
  }),
  unknown_severities: z.enum(['none', 'listed', 'unread']),
  started_at: z.string().nullable(),
  base_started_at: z.string().nullable(),
  base_completed_at: z.string().nullable(),
  base_others: z.array(span).nullable(),
  earlier_base: z
    .looseObject({ scan_id: z.string(), branch: z.string(), counts: countsSchema, ...span.shape })
    .nullable(),
  changes: changes.nullable(),
  held_files: z
    .array(z.looseObject({ path: z.string(), is_held: z.boolean() }))
    .optional()
    .meta({
      description: 'Of the files of secrets that the change leaves as they are: which the judged commit holds.',
    }),
  baseline: z.strictObject({ repository: z.string(), branch: z.string(), entries: z.array(baselineEntry) }).nullable(),
  known: z
    .looseObject({ base: z.string(), old: z.array(z.string()), doubtful: z.array(z.string()), counts: countsSchema })
    .nullable(),
  origin: z.enum(findingOrigins),
  findings_without_detail: z.array(z.string()),
  other_findings: z.array(findingSchema),
});

const text = z.string().nullable();

export const claimSchema = z
  .looseObject({
    vulnerability: z.array(z.string()).meta({ description: 'Its name, and then its aliases.' }),
    products: z.array(z.looseObject({ name: z.string(), subcomponents: z.array(z.string()) })),
    status: z.enum(statuses),
    justification: z.enum(justifications).nullable(),
    statement: z.string().meta({ description: 'Its place.' }),
  })
  .meta({ description: 'The OpenVEX statement that excuses.' });

export const exceptionSchema = z.looseObject({
  ...{ violation_id: text, cwe: text, path: text, title: text, owner: text },
  type: z.enum(violationTypes).nullable(),
  reason: z.string(),
  expires: z.string().meta({ description: 'The last day on which it applies.' }),
  justification: z.enum(justifications).optional(),
  vex: claimSchema.optional(),
});

/** A finding as people and programs see it: with its texts and the result of the policy. */
export const reportedFinding = findingSchema.extend({
  effect: z.enum(['blocks', 'may block', 'none']),
  file_role: z
    .enum(fileRoles)
    .nullable()
    .meta({ description: 'What its path says of the file; null: nothing. It never lowers a severity.' }),
  disclosed: z.boolean().meta({ description: 'Whether it may be named where outsiders read.' }),
  exception: exceptionSchema.nullable().meta({ description: 'The exception that covers it.' }),
  owners: z.array(z.string()).optional().meta({ description: 'Of its file, by CODEOWNERS; left out where not known.' }),
  left_out: text.meta({ description: 'Why the policy is not about it.' }),
  warned_by: z.array(z.string()).meta({ description: 'Names of the rules that warn of it.' }),
  description: text,
  code_snippet: text,
  data_path: z.array(dataStep).optional().meta({ description: 'How data gets to it, from its source.' }),
  remediation: text,
});

const rule = z.looseObject({
  rule: z.string(),
  verdict: z.enum(verdicts),
  lo: z.int().meta({ description: 'Blocking findings, at least.' }),
  hi: z.int().nullable().meta({ description: 'At most; null: nothing bounds them.' }),
  limit: z.int().meta({ description: 'How many are allowed.' }),
  line: z.string(),
  remedy: z.string(),
});

const scanSchema = z.looseObject({
  ...{ scan_id: z.string(), status: z.string(), branch: z.string() },
  ...{ created_at: text, started_at: text, completed_at: text },
  counts: countsSchema,
  coverage: z.nullable(scanCoverage),
  diagnostics: z.array(z.looseObject({ ...scanDiagnostic.shape, file_path: text })),
  languages: z.array(scanLanguage).optional(),
  adopted: z
    .boolean()
    .optional()
    .meta({ description: 'Another party had started it (scan.adopt-running in the policy).' }),
  retry_of: z
    .string()
    .optional()
    .meta({ description: 'The scan that FAILED before it (scan.retry-failed in the policy).' }),
});

const judged = {
  verdict: z.enum(verdicts),
  reason: z.enum(['clean', 'violations', ...inconclusiveNames]).meta({ description: 'See docs/verdicts.md.' }),
  sentence: z.string().meta({ description: 'What the run ended with, human-readable.' }),
  message: z.string(),
  hint: text.meta({ description: 'What to do next.' }),
  exit_code: z.int(),
  enforced: z.boolean().meta({ description: 'false with warn-only.' }),
};

/** For every format that says what was judged. */
export const uncommittedSchema = z.looseObject({ kind: z.enum(['worktree', 'staged']), based_on: text });

const place = {
  service_origin: text,
  repository: z.looseObject({ id: text, name: z.string(), vcs_url: text }).nullable(),
  ...{ repository_url: text, branch: text, head_sha: text, base_sha: text, event: text },
  pull_request: z.int().nullable(),
  uncommitted: uncommittedSchema.nullable().meta({
    description: 'Set if what was judged is not a commit: head_sha is null then, and base_sha is what it is based on.',
  }),
};

export const reportSchema = z
  .looseObject({
    format_version: z.literal(1),
    tool: z.looseObject({ name: z.literal('scan-gate'), version: z.string() }),
    ...judged,
    ...place,
    scan: scanSchema.nullable(),
    policy: z.looseObject({ source: z.string(), sha256: z.string(), settings: z.record(z.string(), z.string()) }),
    scope: z.enum(scopes).nullable(),
    base: z.looseObject({ scan_id: z.string(), branch: z.string(), counts: countsSchema }).nullable(),
    rules: z.array(rule).meta({ description: 'Each of them can fail the run.' }),
    warnings: z.array(rule).meta({ description: 'Rules that only warn.' }),
    exceptions: z
      .looseObject({
        used: z.array(exceptionSchema.extend({ violation_ids: z.array(z.string()) })),
        ...{
          expiring: z.array(exceptionSchema),
          expired: z.array(exceptionSchema),
          unmatched: z.array(exceptionSchema),
        },
        unclear: z.array(exceptionSchema).meta({
          description:
            'OpenVEX statements that may be about a finding that does not state its package, version or names.',
        }),
      })
      .nullable(),
    listed_severities: z.array(z.enum(severities)),
    elsewhere_count: z.int(),
    notes: z.array(z.string()),
    requests: z.record(z.string(), z.int()).meta({ description: 'Requests to the service, by call.' }),
    duration_ms: z.int(),
    timings: z
      .array(z.looseObject({ phase: z.string(), ms: z.int(), requests: z.int() }))
      .meta({ description: 'Where the time went.' }),
    evidence: evidenceSchema.nullable(),
    texts_left_out: z.int().meta({ description: 'Findings whose texts did not fit.' }),
    findings: z.array(reportedFinding).meta({ description: 'Worst first.' }),
  })
  .meta({ title: 'The report of Scan Gate', description: 'What a run knew, decided and could not do. Format 1.' });
