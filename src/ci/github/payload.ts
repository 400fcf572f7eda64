/** The shapes of GitHub's event payloads, as far as the gate reads them. */
import { GateError } from '../../errors.ts';
import type { Prose } from '../../prose.ts';
import { neutralLine } from '../../report/neutral.ts';
import {
  either,
  type Field,
  flag,
  list,
  nullish,
  number,
  optional,
  ordinal,
  orNothing,
  type Read,
  readAs,
  record,
  text,
  time,
} from './fields.ts';

const sha = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const name = text(/^[^\0-\x1f\x7f-\x9f]+$/);

const repository = record({
  id: nullish(number),
  full_name: optional(name),
  default_branch: nullish(name),
  private: nullish(flag),
  visibility: nullish(text()),
});

const pull = record({
  number: ordinal,
  head: record({ ref: name, sha, repo: nullish(repository) }),
  base: record({ ref: name, sha }),
  draft: orNothing(flag),
  user: orNothing(record({ login: text() })),
});

const ownBase = record({ ref: name, sha, repo: record({ id: number }) });
const ofRepository = { repository: optional(repository) };

export const common = record(ofRepository);
export const pushed = record({ ref: name, after: sha, deleted: optional(flag) });
export const dispatched = record({ ref: optional(name) });
export const pullRequested = record({ ...ofRepository, pull_request: pull });
export const other = record({ ...ofRepository, pull_request: optional(pull) });
export const merging = record({
  merge_group: record({ head_ref: name, head_sha: sha, base_ref: name, base_sha: sha }),
});
export const finished = record({
  ...ofRepository,
  workflow_run: record({
    event: text(),
    head_branch: nullish(name),
    head_sha: sha,
    head_repository: nullish(repository),
    pull_requests: nullish(list(record({ number: ordinal, base: ownBase }))),
  }),
});

const named = record({ ref: optional(text()) });

/** What the runner's variables say as well, each by itself: one that does not fit silences no other, and what an event needs its own shape refuses. */
export const anyEvent = record({
  ref: orNothing(text()),
  after: orNothing(text()),
  deleted: orNothing(flag),
  merge_group: orNothing(record({ head_ref: orNothing(text()), head_sha: orNothing(text()) })),
  pull_request: orNothing(record({ number: orNothing(number), head: orNothing(named), base: orNothing(named) })),
});
export type AnyEvent = Read<typeof anyEvent>;

export type Repository = Read<typeof repository>;
export type Pull = Read<typeof pull>;
export type WorkflowRun = Read<typeof finished>['workflow_run'];

/** The full name of a commit; undefined for any other text. */
export const shaOf = (stated: unknown): string | undefined => readAs(sha, stated);

/** The payload in this shape. Throws GateError CONFIG, reason `wrong-ref`, that names the fields that do not fit. */
export function parse<T>(shape: Field<T>, payload: unknown, event: string): T {
  const wrong: string[] = [];
  const read = shape(payload, '', wrong);
  if (wrong.length === 0) return read;
  const fields = wrong.map((path) => path || 'everything');
  throw wrongRef(
    `The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(', ')}`,
    'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.',
  );
}

export function wrongRef(message: string, hint: Prose): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint });
}

/** GitHub writes some times in seconds since the epoch. */
const moment = orNothing(nullish(either(number, time)));
const timed = orNothing(nullish(record({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = record({
  repository: timed,
  pull_request: timed,
  workflow_run: timed,
  head_commit: orNothing(nullish(record({ timestamp: moment }))),
});

/**
 * The latest of the times that an event states, in ms since the epoch: before it the commit was pushed. Undefined without one
 * that GitHub itself measured: the time of a commit is its author's word.
 */
export function pushedByMs(payload: unknown): number | undefined {
  const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times(payload, '', []);
  const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(msOf);
  const known = measured.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}

function msOf(time: Read<typeof moment>): number | undefined {
  if (time === undefined || time === null) return undefined;
  return typeof time === 'number' ? time * 1000 : Date.parse(time);
}
