/** Entry of the action with scanners of its own, for both parts of its step: scans the checkout here, and asks no service. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { embeddedAction } from './action/embedded.ts';
import { runAction } from './action/step.ts';

/** Of the action as it was downloaded. */
const home = pathToFileURL(join(fileURLToPath(import.meta.url), '../../../'));

process.exitCode = await runAction(embeddedAction(home));
