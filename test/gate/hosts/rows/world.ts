/** The repository that every row is about, and the checkouts that systems make of it. */
import { cpSync } from 'node:fs';
import {
  commit,
  type Files,
  git,
  gitAll,
  headCommit,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../../service/temporary-repository.ts';
import type { Row } from './row.ts';

export interface RowWorld {
  origin: string;
  /** By the names of `row.ts`. */
  commits: Record<string, string>;
  queue: string;
  /** The text with what stands in braces; `{HEAD}` is what is checked out in the folder. */
  fill(text: string, folder: string): string;
  /** A folder by the commands of the row: the same for every row with these commands, none of which may change it. */
  makeCheckout(row: Row): string;
  /** The variables of the row in that folder. */
  variables(row: Row, folder: string): Record<string, string>;
}

/** With more files on the default branch, and on the branch that is proposed. */
export function makeRowWorld(main: Files = {}, feature: Files = {}): RowWorld {
  const origin = makeRepository({ 'a.js': 'x\n', ...main });
  const commits = makeCommits(origin, feature);
  const queue = `gh-readonly-queue/main/pr-7-${commits.MAIN}`;
  const fill = (text: string, folder: string) => {
    const known: Record<string, string> = { url: `file://${origin}`, folder, queue, ...commits };
    return text.replaceAll(/\{([A-Za-z]+)(?::(\d+))?\}/g, (whole, name: string, length: string | undefined) => {
      if (name === 'HEAD') return headCommit(folder);
      const value = known[name];
      if (value === undefined) throw new Error(`${whole} is not known`);
      return length === undefined ? value : value.slice(0, Number(length));
    });
  };
  const checkouts = new Map<string, string>();
  const runCommands = (commands: readonly string[]): string => {
    const key = commands.join('\n');
    const known = checkouts.get(key);
    if (known !== undefined) return known;
    const folder = makeFolder();
    // Many systems fetch the same, and then check it out in their own way.
    const fetched = commands.slice(
      0,
      commands.findLastIndex((command) => /^(?:-c \S+ +)*(?:clone|fetch) /.test(command)) + 1,
    );
    const isOnlyFetched = fetched.length === commands.length;
    if (!isOnlyFetched) cpSync(runCommands(fetched), folder, { recursive: true });
    const rest = isOnlyFetched ? commands : commands.slice(fetched.length);
    gitAll(
      folder,
      rest.map((command) => fill(command, folder).split(/ +/)),
    );
    checkouts.set(key, folder);
    return folder;
  };
  const makeCheckout = ({ commands, files = {} }: Row) => {
    const folder = runCommands(commands);
    const beside = Object.entries(files).map(([name, text]) => [name, fill(text, folder)]);
    writeFiles(`${folder}.files`, Object.fromEntries(beside));
    return folder;
  };
  const variables = ({ env }: Row, folder: string) =>
    Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value, folder)]));
  return { origin, commits, queue, fill, makeCheckout, variables };
}

/** Two branches of the repository, one of a fork, their merges, a queue and a tag, with the refs at which hosts keep them. */
function makeCommits(origin: string, feature: Files): Record<string, string> {
  const OLD = commit(origin, { 'a.js': 'y\n' });
  git(origin, ['tag', 'v1']);
  git(origin, ['switch', '--quiet', '--create', 'feature']);
  commit(origin, { 'b.js': 'x\n' });
  const FEATURE = commit(origin, { 'd.js': 'x\n', ...feature });
  git(origin, ['switch', '--quiet', 'main']);
  const MAIN = commit(origin, { 'c.js': 'x\n' });
  git(origin, ['checkout', '--quiet', '--detach', OLD]);
  const FORK = commit(origin, { 'e.js': 'x\n' });
  const merge = (sha: string) => {
    gitAll(origin, [
      ['checkout', '--quiet', '--detach', MAIN],
      ['merge', '--quiet', '--no-ff', '--no-edit', sha],
    ]);
    return headCommit(origin);
  };
  const [MERGE, FORKMERGE] = [merge(FEATURE), merge(FORK)];
  const amend = ['commit', '--quiet', '--amend', '--message', 'Queued'];
  gitAll(origin, [amend, ['checkout', '--quiet', '--detach', MERGE], amend]);
  const QUEUE = headCommit(origin);
  const all = { MAIN, OLD, FEATURE, MERGE, FORK, FORKMERGE, QUEUE };
  const refs = {
    'refs/pull/7/head': FEATURE,
    'refs/pull/7/merge': MERGE,
    'refs/pull/8/head': FORK,
    'refs/pull/8/merge': FORKMERGE,
    'refs/merge-requests/7/head': FEATURE,
    'refs/merge-requests/8/head': FORK,
    [`refs/heads/gh-readonly-queue/main/pr-7-${MAIN}`]: QUEUE,
  };
  gitAll(origin, [
    ...Object.entries(refs).map(([ref, sha]) => ['update-ref', ref, sha]),
    ['switch', '--quiet', 'main'],
    ['config', 'uploadpack.allowAnySHA1InWant', 'true'],
    ['config', 'uploadpack.allowFilter', 'true'],
  ]);
  return all;
}
