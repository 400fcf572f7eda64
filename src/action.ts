/** Entry of the GitHub Action, for both parts of its step. */
import { serviceAction } from './action/service.ts';
import { runAction } from './action/step.ts';

process.exitCode = await runAction(serviceAction);
