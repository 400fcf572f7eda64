/** Entry of the action with scanners of its own, for both parts of its step: scans the checkout here, and asks no service. */

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scanHere } from './action/embedded.ts';
import { removeScanners } from './action/scanners.ts';
import { runAction } from './action/step.ts';
import { withoutService } from './settings/action-source.ts';

/** Of the action as it was downloaded. */
const home = pathToFileURL(join(fileURLToPath(import.meta.url), '../../../'));

process.exitCode = await runAction({
  entrance: 'embedded',
  readSettings: ({ given, problems }) => withoutService(given, problems),
  async judge(session, known, settings) {
    return scanHere({ session, known, home }, settings);
  },
  async clear(session) {
    await removeScanners(session);
  },
});
