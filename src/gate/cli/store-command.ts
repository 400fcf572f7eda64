/**
 * Commands that work on the database of `serve`, also while it runs: each has verbs with their own words, flags and
 * output.
 */
import type { OrganizationRecord } from '../../service/store/organizations.ts';
import { openStore, type Store } from '../../service/store/store.ts';
import { GateError } from '../../shared/errors.ts';
import type { Session, StoryOutcome } from '../run/session.ts';
import type { FlagReading, OwnFlags, OwnValues } from '../settings/flags.ts';
import { suggestName } from '../settings/nearest.ts';
import { joinAlternatives, quoteForMessage } from '../settings/values.ts';
import type { Call } from './command.ts';
import { readDatabase } from './serve.ts';
import type { storeFlags } from './store-flags.ts';
import type { StoreOutput } from './store-output.ts';

export interface StoreCall<Own extends OwnFlags> {
  store: Store;
  organization: OrganizationRecord;
  session: Session;
  flags: OwnValues<Own>;
  /** The words after the verb. */
  words: readonly string[];
  /** Prints one of the two, depending on --json. */
  answer(json: StoreOutput, text: string): void;
}

interface Verb<Own extends OwnFlags> {
  /** The flags of the command that this verb accepts, besides the common ones. */
  takes: readonly (keyof Own & string)[];
  /** The flags that are required. */
  needs?: readonly (keyof Own & string)[];
  /** How many words the verb accepts. */
  words: 'none' | 'one' | 'many';
  /** The meaning of the one word. */
  word?: string;
  /** Whether it may create the database and its organization. */
  mayMake?: true;
  /** `word`: the one word, otherwise empty. */
  run(call: StoreCall<Own>, word: string): StoryOutcome | Promise<StoryOutcome>;
}

export type Verbs<Own extends OwnFlags> = Readonly<Record<string, Verb<Own>>>;

/** The command that runs one of its verbs. Throws GateError CONFIG that lists every problem with words and flags. */
export function createStoreCommand<Own extends OwnFlags>(command: string, verbs: Verbs<Own>) {
  const hint = `scan-gate ${command} --help shows its flags.`;
  return async ({
    session,
    flags,
  }: Pick<Call<FlagReading<OwnValues<Own>>>, 'session' | 'flags'>): Promise<StoryOutcome> => {
    const [given, ...words] = flags.positionals;
    const verb = given !== undefined && Object.hasOwn(verbs, given) ? verbs[given] : undefined;
    if (verb === undefined)
      throw new GateError('CONFIG', `${command}: ${explainUnknownVerb(Object.keys(verbs), given)}`, { hint });
    const own = flags.own as OwnValues<typeof storeFlags> & Record<string, unknown>;
    const problems = [...flags.problems, ...listVerbProblems(verb, words, Object.keys(own), `${command} ${given}`)];
    if (problems.length > 0) throw new GateError('CONFIG', problems.join('\n'), { hint });
    const { mayMake = false } = verb;
    const store = await openStore({ file: readDatabase(session, own.database?.[0] ?? ''), role: 'tool', mayMake });
    try {
      const { organizations } = store;
      const organization = await organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
      const answer = (json: StoreOutput, text: string) =>
        session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
      return await verb.run({ store, organization, session, flags: flags.own, words, answer }, words[0] ?? '');
    } finally {
      await store.close();
    }
  };
}

function explainUnknownVerb(verbs: readonly string[], given: string | undefined): string {
  const all = joinAlternatives(verbs);
  return given === undefined
    ? `say what to do: ${all}`
    : `${quoteForMessage(given)} is not ${all}${suggestName(given, verbs)}`;
}

/** `given`: the names of the given flags. `named`: the name of the verb in error messages. */
function listVerbProblems<Own extends OwnFlags>(
  verb: Verb<Own>,
  words: readonly string[],
  given: readonly string[],
  named: string,
): string[] {
  const always = ['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'];
  const needed: readonly string[] = ['database', ...(verb.needs ?? [])];
  const extra = words.slice({ none: 0, one: 1, many: words.length }[verb.words]);
  return [
    ...needed.filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
    ...given
      .filter((flag) => !always.includes(flag) && !(verb.takes as readonly string[]).includes(flag))
      .map((flag) => `--${flag} does not go with ${named}`),
    ...(verb.words === 'one' && words.length === 0 ? [`${named} needs ${verb.word ?? 'an ID'}`] : []),
    ...extra.map((word) => `unexpected argument: ${quoteForMessage(word)}`),
  ];
}

/** The values of a repeatable flag, also separated by commas, and the words after the verb, without duplicates. */
export function splitList(given: readonly string[] = [], words: readonly string[] = []): string[] {
  return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}

const maxNameLength = 100;

/** A name that a person gave, as it is shown in lists. */
export function checkRecordName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed)) return trimmed;
  throw new GateError('CONFIG', `--name: ${quoteForMessage(name)} is not a name`, {
    hint: `Give it 1 to ${maxNameLength} characters, in one line.`,
  });
}

/** Rows below their headings, in columns. */
export function formatColumns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
