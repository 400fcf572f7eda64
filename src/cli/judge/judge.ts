/** `scan-gate judge`: the policy over what was saved, or over any scanner's SARIF files. No service is asked. */
import type { Cancellation, Environment } from '../../process.ts';
import { judgeHelp, readJudgeFlags } from './flags.ts';
import { judgeReports } from './reports.ts';
import { judgeSarif } from './sarif.ts';

export interface JudgeRequest {
  /** Without the command itself. */
  argv: readonly string[];
  env: Environment;
  cwd: string;
  now: Date;
  cancellation: Cancellation;
  write: (text: string) => void;
}

/** Resolves to the exit code. Throws GateError CONFIG for flags and report files that cannot be used. */
export async function judge(request: JudgeRequest): Promise<number> {
  const { argv, env, write, cancellation } = request;
  if (argv.includes('--help') || argv.includes('-h')) {
    write(judgeHelp);
    return 0;
  }
  try {
    const flags = readJudgeFlags(argv, env);
    return flags.mode === 'report' ? await judgeReports(request, flags) : await judgeSarif(request, flags);
  } finally {
    cancellation.end();
  }
}
