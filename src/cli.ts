/** Entry of the command line: the same gate outside GitHub, on a laptop, and with the embedded service. */

import { asGateError, GateError } from './errors.ts';
import { version, watchSignals } from './process.ts';
import { neutralBlock } from './report/neutral.ts';
import { readFlags } from './settings/flags.ts';

async function main(argv: readonly string[]): Promise<number> {
  const [command] = argv;
  if (command === 'serve') {
    const { serve } = await import('./cli/serve.ts');
    return serve(argv.slice(1), watchSignals(), workerUrl());
  }
  if (command === 'explain' && !argv.includes('--help') && !argv.includes('-h')) {
    const { explain } = await import('./cli/explain.ts');
    const place = { env: process.env, cwd: process.cwd(), now: new Date(), cancellation: watchSignals() };
    return explain({ ...place, argv: argv.slice(1), write: (text) => process.stdout.write(text) });
  }
  if (command === 'judge') {
    const { judge } = await import('./cli/judge/judge.ts');
    const place = { env: process.env, cwd: process.cwd(), now: new Date(), cancellation: watchSignals() };
    return judge({ ...place, argv: argv.slice(1), write: (text) => process.stdout.write(text) });
  }
  if (command === 'comment' && !argv.includes('--help') && !argv.includes('-h')) {
    const { comment } = await import('./cli/comment/comment.ts');
    const place = { env: process.env, now: new Date(), cancellation: watchSignals() };
    return comment({ ...place, argv: argv.slice(1), write: (text) => process.stdout.write(text) });
  }
  const flags = readFlags(argv);
  if (flags.switches.has('version')) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  if (flags.switches.has('help')) {
    const { helpText } = await import('./cli/help.ts');
    process.stdout.write(helpText());
    return 0;
  }
  if (flags.positionals[0] === 'baseline') {
    const { baseline } = await import('./cli/baseline.ts');
    return baseline({ flags, env: process.env, cwd: process.cwd(), workerUrl: workerUrl() });
  }
  if (flags.positionals[0] !== 'run') throw unknownCommand(flags.positionals[0]);
  const { run } = await import('./cli/run.ts');
  return run({ flags, env: process.env, cwd: process.cwd(), workerUrl: workerUrl() });
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

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { message, hint } = asGateError(error, 'CONFIG');
  process.stderr.write(`${neutralBlock(`scan-gate: ${message}\n${hint ?? ''}`)}\n`);
  process.exitCode = 2;
}
