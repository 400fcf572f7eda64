/** What a setting is: whatever is known of one stands in its entry, and everything else follows from the entries. */
import type { Comparison, Policy } from '../policy/policy.ts';
import type { Form } from './forms.ts';

export const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'] as const;
/** Where settings are given: the action, the action with scanners of its own, the command line. */
export type Entrance = 'action' | 'embedded' | 'command';

export type SettingGroup = (typeof settingGroups)[number];

/** Tells the reader of a value what is wrong with it, as the rest of a sentence that begins with the value. */
export type Complain = (complaint: string) => void;

/** From the trimmed text to the value, which counts where nothing was complained of. No schema: all are read before the first request. */
export type Reader<Value> = (text: string, complain: Complain) => Value;

/** Two versions of the whole policy, for settings that only mean something together. */
export interface Versions {
  base: Policy;
  other: Policy;
}

/** `within` and `key`: the mapping of the file that holds it, and its name there, as `scan: { retry-failed: true }`. */
export type FileForm = { form: Form } & ({ within?: undefined } | { within: string; key: string });

interface Facts<Read> {
  name: string;
  group: SettingGroup;
  /** One line of `--help`, of at most 60 characters. */
  brief: string;
  /** All that users need to know, for the docs and editors. */
  description: string;
  /** What stands for the value in the help. */
  placeholder: string;
  example: string;
  read: Reader<Read>;
  /** The text that is read when nothing is given. */
  default?: string;
  /** What happens when nothing is given and there is no default text to show. */
  absent?: string;
  required?: true;
  /** Only there; without this everywhere. Empty for a setting of the policy file alone. */
  entrances?: readonly Entrance[];
  /** The name of its flag, where that is not the setting's. It may be given several times: each is one line of the value. */
  flag?: { name: string; short: string };
  /** Never shown, and not accepted as a flag; no more is needed to mask and redact it everywhere. */
  secret?: true;
  /** Values that match may hold a secret by mistake and are not shown. */
  concealed?: RegExp;
  /** Part of the policy that is judged by, of its hash and of its description in the report. */
  policy?: true;
  /** How YAML may write it in a policy file, or why none may hold it, as the end of a sentence. */
  file: FileForm | { refused: string };
}

interface Ways<Read, Value> {
  /** From the value back to the text that gives it; a value without this is written as it is. */
  text?(value: Read): string;
  /** The base's value, or whatever of the other one is stricter; without this a version that may only tighten changes nothing. */
  stricter?(base: Value, other: Value, versions: Versions): Comparison<Value>;
}

export type Setting = Facts<unknown> & Ways<unknown, unknown>;

type Traits = Pick<Setting, 'name' | 'default' | 'required' | 'policy' | 'secret' | 'file'>;

/** Undefined belongs to it where nothing need be given and nothing stands in for it. */
type ValueOf<Entry, Read> = Entry extends { default: string } | { required: true } ? Read : Read | undefined;

type Entry<Given extends Traits, Read> = Setting & { read: Reader<Read> } & Pick<Given, keyof Given & keyof Traits>;

/** Declares a setting: what is known of it, and what can be done with its values, whose type follows from the reader. */
export function setting<Read, const Given extends Traits>(
  facts: Given & Facts<Read>,
  ways: Ways<NoInfer<Read>, ValueOf<Given, NoInfer<Read>>> = {},
): Entry<Given, Read> {
  return { ...facts, ...(ways as Ways<unknown, unknown>) };
}

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The property of the settings object that holds a setting: `failOnSeverity`. */
export function camelCase<Name extends string>(name: Name): Camel<Name> {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
}

/** The values of these entries, by the names of their properties. */
export type Values<Of extends Setting> = {
  readonly [Each in Of as Camel<Each['name']>]: ValueOf<Each, ReturnType<Each['read']>>;
};
