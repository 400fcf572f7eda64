/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */
import { GateError } from './errors.ts';
import { type Outcome, processEntry, type Session, version, withSession } from './session.ts';
import { readFlags } from './settings/flags.ts';

async function main(session: Session, argv: readonly string[]): Promise<Outcome> {
  const [command] = argv;
  const isHelp = argv.includes('--help') || argv.includes('-h');
  if (command === 'serve') {
    const { serve } = await import('./cli/serve.ts');
    return serve(session, argv.slice(1), workerUrl());
  }
  if (command === 'explain' && !isHelp) {
    const { explain } = await import('./cli/explain.ts');
    return explain(session, argv.slice(1));
  }
  if (command === 'judge') {
    const { judge } = await import('./cli/judge/judge.ts');
    return judge(session, argv.slice(1));
  }
  if (command === 'comment' && !isHelp) {
    const { comment } = await import('./cli/comment/comment.ts');
    return comment(session, argv.slice(1));
  }
  const flags = readFlags(argv);
  if (flags.switches.has('version')) {
    session.write(`${version}\n`);
    return undefined;
  }
  if (flags.switches.has('help')) {
    const { helpText } = await import('./cli/help.ts');
    session.write(helpText());
    return undefined;
  }
  if (flags.positionals[0] === 'baseline') {
    const { baseline } = await import('./cli/baseline.ts');
    return baseline({ session, flags, workerUrl: workerUrl() });
  }
  if (flags.positionals[0] !== 'run') throw unknownCommand(flags.positionals[0]);
  const { run } = await import('./cli/run.ts');
  return run({ session, flags, workerUrl: workerUrl() });
}

function unknownCommand(given: string | undefined): GateError {
  const message = given === undefined ? 'No command was given' : `${JSON.stringify(given)} is not a command`;
  return new GateError('CONFIG', message, {
    hint: 'The commands are run, judge, explain, baseline, comment and serve; scan-gate --help shows all flags.',
  });
}

/** The worker is a bundle of its own beside this one; from the sources it is a module like any other. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './service/worker/worker.ts' : '../worker/index.js', import.meta.url);
}

process.exitCode = await withSession(processEntry(), (session) => main(session, process.argv.slice(2)));
