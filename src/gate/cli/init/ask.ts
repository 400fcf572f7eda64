/** Asks the questions of `scan-gate init` on a terminal. */
import type { Readable, Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { GateError } from '../../../shared/errors.ts';
import type { Session } from '../../run/session.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

export interface Prompter {
  choose<Value extends string>(message: string, choices: readonly Choice<Value>[], first?: Value): Promise<Value>;
  /** The trimmed text. `complaint` returns what is wrong with it. */
  write(message: string, placeholder: string, complaint: (text: string) => string | undefined): Promise<string>;
}

/** The process's own streams by default. */
export interface Streams {
  input?: Readable;
  output?: Writable;
}

/** Whether a person at a terminal can answer. */
export function canAsk({ log }: Pick<Session, 'log'>): boolean {
  return log.isTerminal && isatty(0);
}

/** Throws GateError CANCELLED when the person cancels. */
export async function askOnTerminal(signal: AbortSignal, streams: Streams = {}): Promise<Prompter> {
  const { select, text } = await import('@clack/prompts');
  const common = { ...streams, signal };
  return {
    async choose(message, choices, first) {
      const options = choices.map(({ value, label, hint }) => ({ value, label, ...(hint !== undefined && { hint }) }));
      const chosen = await select<string>({
        ...common,
        message,
        options,
        ...(first !== undefined && { initialValue: first }),
      });
      return requireResponse(chosen) as (typeof choices)[number]['value'];
    },
    async write(message, placeholder, complaint) {
      const validate = (value: string | undefined) => complaint((value ?? '').trim());
      return requireResponse(await text({ ...common, message, placeholder, validate })).trim();
    },
  };
}

function requireResponse(response: string | symbol): string {
  if (typeof response === 'string') return response;
  throw new GateError('CANCELLED', 'Nothing was written', { hint: 'scan-gate init --yes uses what was found.' });
}
