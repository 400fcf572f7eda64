/** The shapes of GitHub's event payloads, as far as the gate reads them. */
import * as z from 'zod/mini';
import { GateError } from '../../errors.ts';
import type { Prose } from '../../prose.ts';
import { neutralLine } from '../../report/neutral.ts';

export const sha = z.string().check(z.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i));
const name = z.string().check(z.regex(/^[^\0-\x1f\x7f-\x9f]+$/));

const repository = z.looseObject({
  id: z.nullish(z.number()),
  full_name: z.optional(name),
  default_branch: z.nullish(name),
  private: z.nullish(z.boolean()),
  visibility: z.nullish(z.string()),
});

const head = z.looseObject({ ref: name, sha, repo: z.nullish(repository) });
const base = z.looseObject({ ref: name, sha });
const pull = z.looseObject({
  number: z.number().check(z.int(), z.positive()),
  head,
  base,
  draft: z.catch(z.optional(z.boolean()), undefined),
  user: z.catch(z.optional(z.looseObject({ login: z.string() })), undefined),
});

const ownBase = z.extend(base, { repo: z.looseObject({ id: z.number() }) });

export const common = z.looseObject({ repository: z.optional(repository) });
export const pushed = z.looseObject({ ref: name, after: sha, deleted: z.optional(z.boolean()) });
export const dispatched = z.looseObject({ ref: z.optional(name) });
export const pullRequested = z.extend(common, { pull_request: pull });
export const other = z.extend(common, { pull_request: z.optional(pull) });
export const merging = z.looseObject({
  merge_group: z.looseObject({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
export const finished = z.extend(common, {
  workflow_run: z.looseObject({
    event: z.string(),
    head_branch: z.nullish(name),
    head_sha: sha,
    head_repository: z.nullish(repository),
    pull_requests: z.nullish(
      z.array(z.looseObject({ number: z.number().check(z.int(), z.positive()), base: ownBase })),
    ),
  }),
});

const named = z.looseObject({ ref: z.optional(z.string()) });

/** What the runner's variables say as well. */
export const anyEvent = z.looseObject({
  ref: z.optional(z.string()),
  after: z.optional(z.string()),
  deleted: z.optional(z.boolean()),
  merge_group: z.optional(z.looseObject({ head_ref: z.optional(z.string()), head_sha: z.optional(z.string()) })),
  pull_request: z.optional(
    z.looseObject({ number: z.optional(z.number()), head: z.optional(named), base: z.optional(named) }),
  ),
});
export type AnyEvent = z.infer<typeof anyEvent>;

export type Repository = z.infer<typeof repository>;
export type Pull = z.infer<typeof pull>;
export type WorkflowRun = z.infer<typeof finished>['workflow_run'];

/** One reading is no reason to compile a reader. */
export const readOnce = { jitless: true } as const;

/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
export function parse<T>(shape: z.ZodMiniType<T>, payload: unknown, event: string): T {
  const result = shape.safeParse(payload, readOnce);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything');
  throw wrongRef(
    `The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`,
    'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
  );
}

export function wrongRef(message: string, hint: Prose): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint });
}

/** GitHub writes some times in seconds since the epoch. */
const moment = z.catch(z.nullish(z.union([z.number(), z.iso.datetime({ offset: true })])), undefined);
const timed = z.catch(
  z.nullish(z.looseObject({ pushed_at: moment, updated_at: moment, created_at: moment })),
  undefined,
);
const times = z.catch(
  z.looseObject({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: z.catch(z.nullish(z.looseObject({ timestamp: moment })), undefined),
  }),
  { repository: undefined, pull_request: undefined, workflow_run: undefined, head_commit: undefined },
);

/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
export function pushedByMs(payload: unknown): number | undefined {
  const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times.parse(payload, readOnce);
  const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
  const known = measured.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}

function msOf(time: z.infer<typeof moment>): number | undefined {
  if (time === undefined || time === null) return undefined;
  return typeof time === 'number' ? time * 1000 : Date.parse(time);
}
