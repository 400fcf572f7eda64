/** A reader of a repository that knows what a test says, and nothing else. */
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { createRepositoryReader, type RepositoryReader } from '../../../src/gate/story/repository-access.ts';
import { createBudget, createClock } from '../../../src/shared/clock.ts';

type Reads = Omit<RepositoryReader, 'sources' | 'againstDefault'>;
export type Around = { [Name in keyof Reads]?: Reads[Name] | undefined } & {
  againstDefault?: Partial<RepositoryReader['againstDefault']> | undefined;
};

/** What the test gives counts as read from a source. */
export function readerOf({ againstDefault, ...around }: Around): RepositoryReader {
  const held = (read: unknown) =>
    read === undefined ? undefined : ({ kind: 'checkout', path: '/', ref: 'HEAD' } as const);
  const [trustedPolicy, judgedPolicy] = [held(around.readPolicyFile), held(around.readHeadFile)];
  const none = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
  const budget = createBudget(createClock(), 1000, new AbortController().signal);
  budget.end();
  const access = { budget, folder: '/', transport: {} as never, github: {} as never };
  const empty = createRepositoryReader({ sources: none } as Pick<RunContext, 'sources'>, access);
  const given = Object.fromEntries(Object.entries(around).filter(([, read]) => read !== undefined));
  return {
    ...empty,
    readCentralFile: async () => undefined,
    ...given,
    sources: { ...none, trustedPolicy, judgedPolicy },
    againstDefault: { ...empty.againstDefault, ...againstDefault },
  };
}
