/** Where people read why a run could not decide, and what to do. */
import type { InconclusiveReason } from '../errors.ts';

const page = 'https://github.com/scan-gate/scan-gate/blob/v1/docs/troubleshooting.md';

/** The reason's own entry of the page. */
export function helpUrl(reason: InconclusiveReason): string {
  return `${page}#${reason}`;
}
