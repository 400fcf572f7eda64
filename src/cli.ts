/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */
import { runCommand } from './cli/commands.ts';
import { processEntry, withSession } from './session.ts';

/** The scanners are a bundle of their own beside this one; from the sources they are a module like any other. */
function scannersUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './scanners/main.ts' : '../scanners/index.js', import.meta.url);
}

process.exitCode = await withSession(processEntry(), (session) =>
  runCommand(session, process.argv.slice(2), scannersUrl()),
);
