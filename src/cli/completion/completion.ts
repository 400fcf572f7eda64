/** `scan-gate completion`: prints the script with which a shell completes commands, flags and values. */
import { GateError } from '../../errors.ts';
import type { Session } from '../../session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { suggestName } from '../../settings/nearest.ts';
import { joinAlternatives, quoteForMessage } from '../../settings/values.ts';
import type { Commands } from '../command.ts';
import { writeBashScript } from './bash.ts';
import { writeFishScript } from './fish.ts';
import { type Shell, shells } from './shells.ts';
import { type CommandWords, listCommandWords } from './words.ts';
import { writeZshScript } from './zsh.ts';

const scripts: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: writeBashScript,
  zsh: writeZshScript,
  fish: writeFishScript,
};

/** Throws GateError CONFIG for an unsupported shell. */
export async function printCompletion(
  session: Session,
  { positionals, problems }: FlagReading,
  commands: Commands,
): Promise<undefined> {
  const [given, ...extra] = positionals;
  const shell = shells.find((known) => known === given);
  const found = [...problems, ...extra.map((word) => `unexpected argument: ${quoteForMessage(word)}`)];
  if (given === undefined) found.push(`completion needs the name of a shell: ${joinAlternatives(shells)}`);
  else if (shell === undefined)
    found.push(`${quoteForMessage(given)} is not ${joinAlternatives(shells)}${suggestName(given, shells)}`);
  if (shell !== undefined && found.length === 0) return void session.write(scripts[shell](listCommandWords(commands)));
  throw new GateError('CONFIG', found.join('\n'), {
    reason: 'settings',
    hint: 'For this session of bash: source <(scan-gate completion bash).',
  });
}
