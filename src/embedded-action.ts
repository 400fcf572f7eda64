/** Entry of the action with its own scanners, for both parts of its step. It scans the checkout and uses no service. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createEmbeddedAction } from './action/embedded.ts';
import { runAction } from './action/step.ts';

/** Folder of the downloaded action. */
const home = pathToFileURL(join(fileURLToPath(import.meta.url), '../../../'));

process.exitCode = await runAction(createEmbeddedAction(home));
