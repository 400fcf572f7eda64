/** A place in a text that a rule reports. */
import type { EngineFinding } from '../engine.ts';

export interface Hit {
  ruleId: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** What the value proves, where it proves more or less than the rule says. */
  severity?: EngineFinding['severity'];
}
