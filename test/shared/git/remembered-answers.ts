/** The hardened way to run git, which asks each question once: for tests whose repositories never change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headCommit } from '../../service/temporary-repository.ts';

interface Location {
  path: string;
  origin?: { folder: string; protocols: string } | undefined;
  indexFile?: string | undefined;
  workTree?: string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: only what git is asked counts here
type Run = (location: any, args: readonly string[], options?: any) => Promise<any>;

/** Answers of git itself, each kept for the next test that asks the same of a checkout in which git reads the same. */
export function rememberAnswers<Runner extends { runGitCommand: Run }>(actual: Runner): Runner {
  const answers = new Map<string, ReturnType<Run>>();
  const runGitCommand: Run = (location: Location, args, options = {}) => {
    const { path, origin, indexFile, workTree } = location;
    // What a temporary repository answers changes with what is fetched into it, but not what its remote lists.
    if (origin !== undefined && args[0] !== 'ls-remote') return actual.runGitCommand(location, args, options);
    const read = readWhatCounts(origin?.folder ?? path, args);
    const key = JSON.stringify([read, indexFile, workTree, args, options, origin?.protocols]);
    const answer = answers.get(key) ?? actual.runGitCommand(location, args, options);
    answers.set(key, answer);
    return answer;
  };
  return { ...actual, runGitCommand };
}

/** What the answer depends on. A command that is not known here depends on the folder itself. */
function readWhatCounts(folder: string, args: readonly string[]): unknown {
  const command = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? '';
  if (/^(?:config|ls-remote|remote)$/.test(command)) return describeCheckout(folder).configuration;
  if (!/^(?:cat-file|diff|merge-base|rev-list|rev-parse|show)$/.test(command)) return folder;
  if (args.some((arg) => arg.includes('refs/') || arg.startsWith('--absolute'))) return folder;
  return [describeCheckout(folder), args.some((arg) => arg.includes('HEAD')) && headCommit(folder)];
}

export interface Checkout {
  configuration: string;
  /** The names of the files of objects, which say what is in them, and where the history ends. */
  objects: string[];
  shallow: string;
}

const described = new Map<string, Checkout>();

/** Of a checkout that has a folder `.git`, and does not change. */
export function describeCheckout(folder: string): Checkout {
  const known = described.get(folder) ?? readCheckout(join(folder, '.git'));
  described.set(folder, known);
  return known;
}

function readCheckout(top: string): Checkout {
  const objects = readdirSync(join(top, 'objects'), { recursive: true, encoding: 'utf8' }).sort();
  return {
    // The upstream of a branch is read by no command here.
    configuration: readFileSync(join(top, 'config'), 'utf8').replaceAll(/^\[branch .*(?:\n\t.*)*/gm, ''),
    objects,
    shallow: readdirSync(top).includes('shallow') ? readFileSync(join(top, 'shallow'), 'utf8') : '',
  };
}
