/** Starts a program under a supervisor, and returns how it ended. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { killStrays, type ProgramEnd, type ProgramRun, supervisorMark } from './supervisor.ts';

export type StartProgram = (run: ProgramRun) => Promise<ProgramEnd>;

/** `script` is the entry of the scanners' program. */
export function createProgramStarter(script: URL): StartProgram {
  return (run) =>
    new Promise((resolve) => {
      const supervisor = fork(fileURLToPath(script), [supervisorMark], {
        // The folder outlives the program, and is not in the checkout.
        cwd: run.cwd,
        env: run.variables,
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const lost: ProgramEnd = { output: '', errors: '', fault: 'could not be watched' };
      supervisor.once('message', (end) => resolve(end as ProgramEnd));
      supervisor.once('error', () => resolve(lost));
      supervisor.once('exit', (_code, signal) => {
        if (signal !== null) killStrays(supervisor.pid);
        resolve(lost);
      });
      supervisor.send(run, () => undefined);
    });
}
