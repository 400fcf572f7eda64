/** Entry of the GitHub Action, for both parts of its step. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runAction } from './gate/action/step.ts';

/** The folder `dist` of the downloaded action. */
const dist = pathToFileURL(join(fileURLToPath(import.meta.url), '../../'));

process.exitCode = await runAction(dist);
