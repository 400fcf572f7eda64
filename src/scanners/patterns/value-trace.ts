/** What rules ask about the values in code. */
import type { TextPlace } from '../../shared/text/data-path.ts';
import type { CleaningPurpose } from './rule.ts';

/** From harmless to dangerous; the worst counts. `stored`: in a database. `local`: from whoever starts the program. */
export const levels = ['fixed', 'unknown', 'stored', 'local', 'checked', 'outside'] as const;

export interface JudgedValue {
  level: (typeof levels)[number];
  /** It is known to be a text. */
  isText?: boolean;
  /** It comes from a generator of numbers that can be predicted. */
  isRandom?: boolean;
  /** Whether a text is built from values that are not constant. */
  isBuilt: boolean;
  /** The sources of a value of level `local`, `checked` or `outside`. */
  sources: readonly ValueSource[];
}

/** Code that reads a value of a request. */
export interface ValueSource {
  code: string;
  /** Offset in the text. */
  start: number;
  /** The function that reads it. Empty outside of any. */
  owner: string;
  /** Identifies the function within its file. */
  around: number;
  /** A framework checks a login before it calls the function. */
  isGuarded: boolean;
  /** The code through which it comes, with its own first. */
  steps: readonly TextPlace[];
  /** Set if it is in another file. */
  elsewhere?: { path: string; line: number };
}

/** Code whose value decides about a finding. */
export interface CodePart {
  /** Offsets of what has the value, without brackets around it. */
  start: number;
  end: number;
  text: string;
  /** Nothing in it has a name. */
  isNameless: boolean;
  /** It is a text, a number or the like as it is written. */
  isLiteral: boolean;
}

export interface ValueTrace {
  /** For a command: the values that decide which programs run. */
  judge(parts: readonly CodePart[], purpose?: CleaningPurpose): JudgedValue[];
  /** The constant texts that a value may be. Empty for any other value. */
  fixedTexts(part: CodePart): readonly string[];
  /** The types that a value may have, as far as they are known. */
  readTypes(part: CodePart): readonly string[];
  /** All literal text in a value, even if parts of it are not constant. */
  writtenText(part: CodePart): string;
}
