/** What a run reads of repositories on this machine, by the sources of its context. */
import { onTestFinished } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { createRepositoryReader, type RepositoryReader } from '../../../src/gate/story/repository-access.ts';
import { createBudget, createClock } from '../../../src/shared/clock.ts';
import { createTransport } from '../../../src/shared/http/http.ts';
import { never } from '../../service/temporary-repository.ts';

export type Sources = RunContext['sources'];

interface Place {
  /** Nothing answers there unless it is given. */
  apiUrl?: string;
  /** Whose ways lead to other repositories. */
  folder?: string;
  cancel?: AbortSignal;
}

/** Until the test has finished. */
export function accessTo(
  sources: Partial<Sources>,
  { apiUrl, folder = '/', cancel = never }: Place = {},
): RepositoryReader {
  const none = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
  const budget = createBudget(createClock(), 600_000, cancel);
  const transport = createTransport();
  onTestFinished(async () => {
    budget.end();
    await transport.close();
  });
  const github = { apiUrl: apiUrl ?? 'http://127.0.0.1:1', repository: 'acme/shop', token: undefined };
  const context = { sources: { ...none, ...sources } } as RunContext;
  return createRepositoryReader(context, { github, transport, budget, folder });
}

/** The commit that origin has a branch at now. */
export async function headOf(path: string, branch = 'main'): Promise<string | undefined> {
  return accessTo({ head: { kind: 'origin', path, branch } }).readHead();
}

/** `main` as origin has it now. */
export const policyOf = (path: string) =>
  accessTo({ trustedPolicy: { kind: 'origin', path, branch: 'main' } }).readPolicyFile('trusted', 'policy.yml');

/** Of a commit that the checkout has. */
export const policyAt = (path: string, ref: string) =>
  accessTo({ judgedPolicy: { kind: 'checkout', path, ref } }).readHeadFile('policy.yml');

/** The files that a commit changes since it left `main` of origin. */
export async function changesOf(path: string, headSha: string): Promise<string[] | undefined> {
  const changes = await accessTo({ diff: { kind: 'origin', path, headSha, branch: 'main' } }).changedFiles();
  return changes && [...changes.files.keys()];
}
