/** The shapes of GitHub's event payloads, as far as the gate reads them. */
import { z } from 'zod';
import { GateError } from '../../errors.ts';
import { neutralLine } from '../../report/neutral.ts';

export const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = z.string().regex(/^\P{Cc}+$/u);

const repository = z.looseObject({
  id: z.number().nullish(),
  full_name: name.optional(),
  default_branch: name.nullish(),
  private: z.boolean().nullish(),
  visibility: z.string().nullish(),
});

const head = z.looseObject({ ref: name, sha, repo: repository.nullish() });
const base = z.looseObject({ ref: name, sha });
const pull = z.looseObject({
  number: z.number().int().positive(),
  head,
  base,
  draft: z.boolean().optional().catch(undefined),
  user: z.looseObject({ login: z.string() }).optional().catch(undefined),
});

const ownBase = base.extend({ repo: z.looseObject({ id: z.number() }) });

export const common = z.looseObject({ repository: repository.optional() });
export const pushed = z.looseObject({ ref: name, after: sha, deleted: z.boolean().optional() });
export const dispatched = z.looseObject({ ref: name.optional() });
export const pullRequested = common.extend({ pull_request: pull });
export const other = common.extend({ pull_request: pull.optional() });
export const merging = z.looseObject({
  merge_group: z.looseObject({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
export const finished = common.extend({
  workflow_run: z.looseObject({
    event: z.string(),
    head_branch: name.nullish(),
    head_sha: sha,
    head_repository: repository.nullish(),
    pull_requests: z.array(z.looseObject({ number: z.number().int().positive(), base: ownBase })).nullish(),
  }),
});

export type Repository = z.infer<typeof repository>;
export type Pull = z.infer<typeof pull>;
export type WorkflowRun = z.infer<typeof finished>['workflow_run'];

/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
export function parse<T>(shape: z.ZodType<T>, payload: unknown, event: string): T {
  const result = shape.safeParse(payload);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything');
  throw wrongRef(
    `The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`,
    'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
  );
}

export function wrongRef(message: string, hint: string): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint });
}
