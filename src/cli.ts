/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */
import { runCommand } from './cli/commands.ts';
import { processEntry, withSession } from './session.ts';

/** The worker is a bundle of its own beside this one; from the sources it is a module like any other. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './service/worker/worker.ts' : '../worker/index.js', import.meta.url);
}

process.exitCode = await withSession(processEntry(), (session) =>
  runCommand(session, process.argv.slice(2), workerUrl()),
);
