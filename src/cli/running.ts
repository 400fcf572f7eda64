/** The implementations of all commands, and the functions that print their help. */
import { keyVerbs } from './keys.ts';
import { repositoryVerbs } from './repos.ts';
import { makeCommand } from './store-command.ts';
import { webhookVerbs } from './webhooks.ts';

export { baseline } from './baseline.ts';
export { comment } from './comment/comment.ts';
export { completion } from './completion/completion.ts';
export { doctor } from './doctor/doctor.ts';
export { exceptions } from './exceptions.ts';
export { explain } from './explain.ts';
export { commandHelp, helpText } from './help.ts';
export { init } from './init/init.ts';
export { judge } from './judge/judge.ts';
export { run } from './run.ts';
export { serve } from './serve.ts';
export { simulate } from './simulate.ts';
export { stats } from './stats.ts';
export { verify } from './verify/verify.ts';
export const keys = makeCommand('keys', keyVerbs);
export const repos = makeCommand('repos', repositoryVerbs);
export const webhooks = makeCommand('webhooks', webhookVerbs);
