/** The shapes of GitHub's event payloads, as far as the gate reads them. */
import * as z from 'zod';
import { GateError } from '../../../shared/errors.ts';
import type { Prose } from '../../../shared/prose.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = z.string().regex(/^[^\0-\x1f\x7f-\x9f]+$/);
const ordinal = z.int().positive();
/** ISO 8601, at least to the minute, with a time zone. */
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** Undefined when the value does not fit; the payload is still accepted. */
function tolerate<Shape extends z.ZodType>(shape: Shape) {
  return shape.optional().catch(undefined);
}

const repository = z.object({
  id: z.nullish(z.number()),
  full_name: z.optional(name),
  default_branch: z.nullish(name),
  private: z.nullish(z.boolean()),
  visibility: z.nullish(z.string()),
});

const pull = z.object({
  number: ordinal,
  head: z.object({ ref: name, sha, repo: z.nullish(repository) }),
  base: z.object({ ref: name, sha }),
  draft: tolerate(z.boolean()),
  user: tolerate(z.object({ login: z.string() })),
});

const ownBase = z.object({ ref: name, sha, repo: z.object({ id: z.number() }) });
const ofRepository = { repository: z.optional(repository) };

export const common = z.object(ofRepository);
export const pushed = z.object({ ref: name, after: sha, deleted: z.optional(z.boolean()) });
export const dispatched = z.object({ ref: z.optional(name) });
export const pullRequested = z.object({ ...ofRepository, action: tolerate(z.string()), pull_request: pull });
export const other = z.object({ ...ofRepository, action: tolerate(z.string()), pull_request: z.optional(pull) });
export const merging = z.object({
  merge_group: z.object({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
export const finished = z.object({
  ...ofRepository,
  workflow_run: z.object({
    event: z.string(),
    head_branch: z.nullish(name),
    head_sha: sha,
    head_repository: z.nullish(repository),
    pull_requests: z.nullish(z.array(z.object({ number: ordinal, base: ownBase }))),
  }),
});

const named = z.object({ ref: z.optional(z.string()) });

/**
 * What the runner's variables also say, each field by itself, so that one bad field hides no other. The shape of the
 * event rejects what it requires and does not find.
 */
export const anyEvent = z.object({
  ref: tolerate(z.string()),
  after: tolerate(z.string()),
  deleted: tolerate(z.boolean()),
  merge_group: tolerate(z.object({ head_ref: tolerate(z.string()), head_sha: tolerate(z.string()) })),
  pull_request: tolerate(z.object({ number: tolerate(z.number()), head: tolerate(named), base: tolerate(named) })),
});

export type PayloadRepository = z.infer<typeof repository>;

/** A full SHA. Undefined for any other text. */
export const parsePayloadSha = (stated: unknown): string | undefined => readAs(sha, stated);

/** Each shape is used once or twice in a run: compiling a parser for it takes longer than parsing. */
const oneParse = { jitless: true };

/** The payload in this shape. Undefined when any field does not fit. */
export function readAs<T>(shape: z.ZodType<T>, payload: unknown): T | undefined {
  return shape.safeParse(payload, oneParse).data;
}

/**
 * The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, with the names of the fields that do not fit.
 */
export function parsePayload<T>(shape: z.ZodType<T>, payload: unknown, event: string): T {
  const { success, data, error } = shape.safeParse(payload, oneParse);
  if (success) return data;
  const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'everything'));
  throw createWrongRefError(
    `The payload of the ${neutralizeLine(event, 60)} event is not what GitHub sends: check ${[...fields].join(', ')}`,
    'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
  );
}

export function createWrongRefError(message: string, hint: Prose): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint });
}

/** GitHub writes some times in seconds since the epoch. */
const moment = tolerate(z.nullish(z.union([z.number(), time])));
const timed = tolerate(z.nullish(z.object({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = z.object({
  repository: timed,
  pull_request: timed,
  workflow_run: timed,
  head_commit: tolerate(z.nullish(z.object({ timestamp: moment }))),
});

/**
 * The latest time that an event states, in ms since the epoch; the commit was pushed before it. Undefined when GitHub
 * measured no time itself: the time of a commit is set by its author.
 */
export function readLatestPushTimeMs(payload: unknown): number | undefined {
  const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = readAs(times, payload) ?? {};
  const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(toMilliseconds);
  const statedTimes = measured.filter((time) => time !== undefined);
  return statedTimes.length === 0 ? undefined : Math.max(...statedTimes, toMilliseconds(commit?.timestamp) ?? 0);
}

function toMilliseconds(time: z.infer<typeof moment>): number | undefined {
  if (time === undefined || time === null) return undefined;
  return typeof time === 'number' ? time * 1000 : Date.parse(time);
}
