/** `scan-gate completion`: prints the script with which a shell completes commands, flags and values. */
import { GateError } from '../../errors.ts';
import type { Session } from '../../session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { didYouMean } from '../../settings/nearest.ts';
import { alternatives, shown } from '../../settings/values.ts';
import type { Commands } from '../command.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { type Shell, shells } from './shells.ts';
import { type CommandWords, completionWords } from './words.ts';
import { zshScript } from './zsh.ts';

const scripts: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Throws GateError CONFIG for an unsupported shell. */
export async function completion(
  session: Session,
  { positionals, problems }: FlagReading,
  commands: Commands,
): Promise<undefined> {
  const [given, ...extra] = positionals;
  const shell = shells.find((known) => known === given);
  const found = [...problems, ...extra.map((word) => `${shown(word)} is not expected here`)];
  if (given === undefined) found.push(`completion needs the name of a shell: ${alternatives(shells)}`);
  else if (shell === undefined)
    found.push(`${shown(given)} is not ${alternatives(shells)}${didYouMean(given, shells)}`);
  if (shell !== undefined && found.length === 0) return void session.write(scripts[shell](completionWords(commands)));
  throw new GateError('CONFIG', found.join('\n'), {
    reason: 'settings',
    hint: 'For this session of bash: source <(scan-gate completion bash).',
  });
}
