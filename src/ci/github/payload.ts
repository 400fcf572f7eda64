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

/** What the runner's variables say as well. */
export const anyEvent = z.looseObject({
  ref: z.string().optional(),
  after: z.string().optional(),
  deleted: z.boolean().optional(),
  merge_group: z.looseObject({ head_ref: z.string().optional(), head_sha: z.string().optional() }).optional(),
  pull_request: z
    .looseObject({
      number: z.number().optional(),
      head: z.looseObject({ ref: z.string().optional() }).optional(),
      base: z.looseObject({ ref: z.string().optional() }).optional(),
    })
    .optional(),
});
export type AnyEvent = z.infer<typeof anyEvent>;

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

/** GitHub writes some times in seconds since the epoch. */
const moment = z
  .union([z.number(), z.iso.datetime({ offset: true })])
  .nullish()
  .catch(undefined);
const timed = z.looseObject({ pushed_at: moment, updated_at: moment, created_at: moment }).nullish().catch(undefined);
const times = z
  .looseObject({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: z.looseObject({ timestamp: moment }).nullish().catch(undefined),
  })
  .catch({ repository: undefined, pull_request: undefined, workflow_run: undefined, head_commit: undefined });

/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
export function pushedByMs(payload: unknown): number | undefined {
  const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times.parse(payload);
  const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
  const known = measured.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}

function msOf(time: z.infer<typeof moment>): number | undefined {
  if (time === undefined || time === null) return undefined;
  return typeof time === 'number' ? time * 1000 : Date.parse(time);
}
