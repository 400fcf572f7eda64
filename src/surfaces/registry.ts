/** The one list of surfaces, in the order of delivery: what people see first, then what takes longest, then what tells of both. */
import { checkRun } from './check-run/surface.ts';
import { codeScanning } from './code-scanning.ts';
import { commands } from './commands.ts';
import { comment } from './comment/comment.ts';
import { files } from './files.ts';
import { jobSummary } from './job-summary.ts';
import { log } from './log.ts';
import { outputs } from './outputs.ts';
import { review } from './review.ts';
import type { Surface } from './surface.ts';

export const surfaces: readonly Surface[] = [
  files,
  log,
  comment,
  checkRun,
  review,
  codeScanning,
  commands,
  jobSummary,
  outputs,
];
