/** A location in a text that a rule reports. */
import type { EngineFinding } from '../engine.ts';

export interface Hit {
  ruleId: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The severity of the value, if it differs from that of the rule. */
  severity?: EngineFinding['severity'];
}
