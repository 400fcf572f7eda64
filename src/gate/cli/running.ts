/** The implementations of all commands, and the functions that print their help. */
import { keyVerbs } from './keys.ts';
import { repositoryVerbs } from './repos.ts';
import { createStoreCommand } from './store-command.ts';
import { webhookVerbs } from './webhooks.ts';

export { runBaseline } from './baseline.ts';
export { runComment } from './comment/comment.ts';
export { printCompletion } from './completion.ts';
export { runDoctor } from './doctor/doctor.ts';
export { listExceptions } from './exceptions.ts';
export { printExplanation } from './explain.ts';
export { commandHelp, helpText } from './help.ts';
export { runInit } from './init/init.ts';
export { runJudge } from './judge/judge.ts';
export { runGateCommand } from './run.ts';
export { runServe } from './serve.ts';
export { runSimulate } from './simulate.ts';
export { stats } from './stats.ts';
export { runVerify } from './verify/verify.ts';
export { runWorker } from './worker.ts';
export const keys = createStoreCommand('keys', keyVerbs);
export const repos = createStoreCommand('repos', repositoryVerbs);
export const webhooks = createStoreCommand('webhooks', webhookVerbs);
