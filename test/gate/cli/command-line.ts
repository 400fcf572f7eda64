import { vi } from 'vitest';
import { commandNames, commands, runCommand } from '../../../src/gate/cli/commands.ts';
import { play } from '../../session.ts';

type Run = (typeof commands)['run']['run'];
type FlagReading = Parameters<Run>[0]['flags'];

/** What the named command is given of its arguments; nothing of it is done. */
export async function readCommandLine(argv: readonly string[]): Promise<FlagReading> {
  let reading: FlagReading | undefined;
  const take: Run = async ({ flags }) => {
    reading = flags;
    return undefined;
  };
  const spies = commandNames.map((name) => vi.spyOn(commands[name], 'run').mockImplementation(take));
  const { complained } = await play((session) => runCommand(session, argv, new URL(import.meta.url)));
  for (const spy of spies) spy.mockRestore();
  if (reading === undefined) throw new Error(complained);
  return reading;
}
