/** The `post` part of the action: closes the check run that a main part which was killed left open. */
import { createTransport, type Transport } from './api/http.ts';
import { createLog } from './ci/log.ts';
import { asGateError } from './errors.ts';
import { githubContext, githubDeps, maskSecrets, openState } from './github-place.ts';
import { type Environment, proxySettings } from './process.ts';
import { readActionInputs, readSettings } from './settings/reading.ts';

async function main(env: Environment): Promise<void> {
  const log = createLog({ write: (text) => process.stdout.write(text), readsCommands: true });
  maskSecrets(env, log);
  const id = Number(env[`STATE_${openState}`]);
  if (!Number.isInteger(id) || id <= 0) return;
  let transport: Transport | undefined;
  try {
    transport = createTransport({ proxy: proxySettings(env) });
    const { given, problems } = readActionInputs(env);
    const settings = readSettings(given, problems);
    const place = { context: await githubContext(env, settings.branch), settings, env, transport };
    const { closeCheckRun } = await import('./surfaces/github.ts');
    const deps = githubDeps(place, new AbortController().signal);
    const warning = await closeCheckRun({ id }, 'The run was cut off before it came to a verdict.', deps);
    log.line(warning === undefined ? 'Closed the check run that the gate left open' : `Warning: ${warning}`);
  } catch (error) {
    log.line(`Warning: the check run stays open: ${asGateError(error).message}`);
  } finally {
    await transport?.close();
  }
}

await main(process.env);
