/**
 * The interface of a setting. All facts about a setting are in its entry, and everything else follows from the entries.
 */
import type * as z from 'zod';
import type { Comparison, Policy } from '../policy/policy.ts';

export const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'] as const;
/** Where settings can be given: the action, the command line. */
export type Entrance = 'action' | 'command';

export type SettingGroup = (typeof settingGroups)[number];

/** Reports what is wrong with a value, as the rest of a sentence that begins with the value. */
export type Complain = (complaint: string) => void;

/** Converts the trimmed text to the value, which is used if there were no complaints. */
export type Reader<Value> = (text: string, complain: Complain) => Value;

/** A value as YAML gives it. */
export type WrittenForm = string | number | boolean | readonly string[] | Readonly<Record<string, string | number>>;

export type Form = z.ZodType<WrittenForm>;

interface SettingFacts<Read> {
  name: string;
  group: SettingGroup;
  /** One line of `--help`, at most 60 characters. */
  brief: string;
  /** Everything that users need to know, for the docs and editors. */
  description: string;
  /** The placeholder for the value in the help. */
  placeholder: string;
  example: string;
  read: Reader<Read>;
  /** The text that is read if nothing is given. */
  default?: string;
  /** What happens if nothing is given and there is no default text to show. */
  absent?: string;
  /** Where the setting can be given. Undefined: everywhere. Empty: only in the policy file. */
  entrances?: readonly Entrance[];
  /** The input without which it has no meaning in the action. */
  goesWith?: 'base-url' | 'sarif';
  /**
   * In `action.yml` its default is `absentInput`: so a deleted variable, which leaves an empty input, differs from an
   * input that is not written.
   */
  hasAbsentWord?: true;
  /**
   * The name of its flag, if it differs from the setting's name. The flag may be repeated, and each occurrence is one
   * line of the value.
   */
  flag?: { name: string; short: string };
  /** Never shown, and not accepted as a flag. This alone makes it masked and redacted everywhere. */
  secret?: true;
  /** Values that match may contain a secret by mistake and are not shown. */
  concealed?: RegExp;
  /** Part of the policy, of its hash and of its description in the report. */
  policy?: true;
  /**
   * The YAML form in a policy file, or why a policy file must not contain it, as the end of a sentence. `within` and
   * `key` are the mapping of the file and its key there, as `scan: { retry-failed: true }`.
   */
  file: ({ form: Form } & ({ within?: undefined } | { within: string; key: string })) | { refused: string };
}

interface SettingOperations<Read, Value> {
  /** Converts the value back to its text. Without this, the value is written unchanged. */
  text?(value: Read): string;
  /**
   * Whether the other value is stricter than the base's. Without this and `stricter`, a version that may only tighten
   * cannot change the setting.
   */
  isStricter?(other: Value, base: Value): boolean;
  /**
   * For a value of several parts: the base's value, or the other one as far as it is stricter. `versions`: the whole
   * policies, for settings that depend on each other.
   */
  stricter?(base: Value, other: Value, versions: { base: Policy; other: Policy }): Comparison<Value>;
}

export type Setting = SettingFacts<unknown> & SettingOperations<unknown, unknown>;

type SettingTraits = Pick<Setting, 'name' | 'default' | 'policy' | 'secret' | 'file'>;

/** Undefined is included if there is no default. */
type ValueOf<Entry, Read> = Entry extends { default: string } ? Read : Read | undefined;

/** Declares a setting from its facts and operations. The type of its values follows from the reader. */
export function defineSetting<Read, const Given extends SettingTraits>(
  facts: Given & SettingFacts<Read>,
  ways: SettingOperations<NoInfer<Read>, ValueOf<Given, NoInfer<Read>>> = {},
): Setting & { read: Reader<Read> } & Pick<Given, keyof Given & keyof SettingTraits> {
  return { ...facts, ...(ways as SettingOperations<unknown, unknown>) };
}

/** The other value if it is stricter, otherwise the base's. */
export function pickStricter<Value>(
  name: string,
  base: Value,
  other: Value,
  isStricter: boolean,
  format: (value: NonNullable<Value>) => string = String,
): Comparison<Value> {
  const describe = (value: Value) =>
    value === undefined || value === null ? `no ${name}` : `${name}=${format(value)}`;
  const text = describe(other);
  if (text === describe(base)) return { value: base, tightened: [], ignored: [] };
  return isStricter
    ? { value: other, tightened: [text], ignored: [] }
    : { value: base, tightened: [], ignored: [text] };
}

/** What several comparisons tightened and ignored. */
export function collectChanges(parts: readonly Comparison<unknown>[]): Omit<Comparison<unknown>, 'value'> {
  return {
    tightened: parts.flatMap(({ tightened }) => tightened),
    ignored: parts.flatMap(({ ignored }) => ignored),
  };
}

/** A lower limit is stricter, and any limit is stricter than none. */
export function isLower(other: number | undefined, base: number | undefined): boolean {
  return base === undefined || (other !== undefined && other < base);
}

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The property of the settings object for a setting: `failOnSeverity`. */
export function toCamelCase<Name extends string>(name: Name): Camel<Name> {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
}

/** The values of these entries, by property name. */
export type SettingValues<Of extends Setting> = {
  readonly [Each in Of as Camel<Each['name']>]: ValueOf<Each, ReturnType<Each['read']>>;
};
