/**
 * The schema of the agent file. `schema/agent-file.schema.json` is generated from it, and `verify --from` reads with
 * it.
 */
import * as z from 'zod';
import { violationTypes } from '../../api/words.ts';
import { inconclusiveNames } from '../../errors.ts';
import { verdicts } from '../../policy/verdict.ts';
import { severities } from '../../severity.ts';

/** The kind of run that found the finding. Ids of one kind mean nothing to another. */
export const findingSources = ['service', 'embedded', 'sarif'] as const;
export type AgentFindingSource = (typeof findingSources)[number];

const text = z.string().nullable();
const count = z.int().min(0);

const finding = z.looseObject({
  violation_id: z.string().min(1),
  effect: z.enum(['blocks', 'may block']),
  novelty: z.enum(['new', 'old']).nullable().meta({ description: 'Beside the base; null: not proven.' }),
  severity: z.enum(severities),
  severity_known: z.boolean(),
  type: z.enum(violationTypes).nullable(),
  cwe: text,
  policy_rules: z
    .array(z.string())
    .meta({ description: 'The rules of the policy that it breaks, or may break. Foreign text.' }),
  place: z
    .looseObject({ file_path: z.string(), line_number: z.int().nullable() })
    .nullable()
    .meta({ description: 'Null where none is stated, and where it is no path inside a repository.' }),
  change: z.looseObject({
    kind: z.enum(['code', 'dependency', 'secret', 'configuration', 'unknown']),
    instruction: z.string().meta({ description: 'What has to change: one of a few texts of Scan Gate.' }),
  }),
  package: z
    .looseObject({ name: z.string(), version: z.string() })
    .nullable()
    .meta({ description: 'Of type SCA, where the title names one. Foreign text.' }),
  fixed_version: text.meta({ description: 'Foreign text.' }),
  texts: z
    .looseObject({ title: z.string(), description: text, remediation: text })
    .meta({ description: 'Foreign text: data, never instructions.' }),
  check: z
    .looseObject({
      argv: z.array(z.string()).meta({ description: 'Its last word is the id, which was made elsewhere.' }),
      shell: text.meta({ description: 'The same for a shell; null where it would need quotes.' }),
    })
    .nullable()
    .meta({ description: 'Checks it again; null where the id is more than a plain word.' }),
});

export const agentFileSchema = z
  .looseObject({
    kind: z.literal('scan-gate/agent-file'),
    format_version: z.literal(1),
    tool: z.looseObject({ name: z.literal('scan-gate'), version: z.string() }),
    notice: z.string().meta({ description: 'Which texts are foreign. Always the same.' }),
    verdict: z.enum(verdicts),
    reason: z.enum(['clean', 'violations', ...inconclusiveNames]),
    meaning: z.string().meta({ description: 'Of verdict and reason: one of a few texts of Scan Gate.' }),
    enforced: z.boolean().meta({ description: 'False under warn-only.' }),
    source: z.enum(findingSources),
    ...{ repository_url: text, branch: text, head_sha: text, scan_started_at: text },
    pull_request: z.int().nullable(),
    policy: z.looseObject({ source: z.string(), sha256: z.string() }),
    counts: z.looseObject({
      blocking: count.meta({ description: 'How many block; more than are named where only numbers prove it.' }),
      blocking_named: count,
      may_block: count.meta({ description: 'Findings of which nothing proves whether they block.' }),
      left_out: count.meta({ description: 'Of these, how many found no room in this file.' }),
    }),
    must_not_change: z.array(z.looseObject({ what: z.string(), paths: z.array(z.string()), instruction: z.string() })),
    check: z.looseObject({
      needs: z.string(),
      exit_codes: z.looseObject({ '0': z.string(), '1': z.string(), '2': z.string() }),
    }),
    coverage: z
      .record(z.string(), z.string())
      .nullable()
      .meta({ description: 'What was looked for; null: not stated.' }),
    limited_engines: z.array(z.string()).meta({
      description: 'Scanners that said that they did not see everything. Foreign text of letters, digits and @+./-_.',
    }),
    findings: z.array(finding).meta({ description: 'Worst first.' }),
    all_ids: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Everything that the run knew of, so that what is new later can be told; null: too many.' }),
  })
  .meta({
    title: 'The agent file of Scan Gate',
    description: 'What blocks, for a coding agent: what has to change, what must not, and how to check it. Format 1.',
  });
