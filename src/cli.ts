/** Entry of the command line: the same gate outside GitHub, on a laptop, and with scanners of its own. */
import { runCommand } from './gate/cli/commands.ts';
import { createProcessEntry, withSession } from './gate/run/session.ts';

/** The scanners are a separate bundle next to this one. When run from source, they are an ordinary module. */
function getScannersUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './scanners/main.ts' : '../scanners/index.js', import.meta.url);
}

process.exitCode = await withSession(createProcessEntry(), (session) =>
  runCommand(session, process.argv.slice(2), getScannersUrl()),
);
