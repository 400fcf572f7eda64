/** The implementations of all commands. */
export { runBaseline } from './baseline.ts';
export { runComment } from './comment/comment.ts';
export { printCompletion } from './completion.ts';
export { runDoctor } from './doctor/doctor.ts';
export { listExceptions, printExplanation } from './explain.ts';
export { runInit } from './init/init.ts';
export { runJudge } from './judge/judge.ts';
export { runSimulate, stats } from './past-reports.ts';
export { runGateCommand } from './run.ts';
export { runServe, runWorker } from './serve.ts';
export { keys, repos, webhooks } from './store-commands.ts';
export { runVerify } from './verify/verify.ts';
