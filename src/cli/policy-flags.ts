/** Flags of the commands that ask about a policy and run nothing. */
import type { OwnFlags } from '../settings/flags.ts';

export const simulateFlags = {
  policy: {
    placeholder: 'FILE',
    description: 'The policy file to try, as it is. Without it: the one that a run here would have.',
  },
  last: {
    placeholder: 'DAYSd',
    description: 'Instead of report files: those that runs of so many days have kept as artifacts on GitHub.',
  },
  artifact: {
    placeholder: 'NAME',
    description: 'With --last: the name of the artifacts (default: scan-gate, and names that begin with scan-gate-).',
  },
  html: { placeholder: 'FILE', description: 'Write a page of it, too.' },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;

export const verifyFlags = {
  from: {
    placeholder: 'FILE',
    description:
      'The agent file or the report of a run that found it: what is gone must have been there. With --embedded, without it, earlier commits are scanned.',
  },
  report: { placeholder: 'FILE', description: 'The report file of a later run (format json): nothing is scanned.' },
} as const satisfies OwnFlags;

export const exceptionFlags = {
  report: {
    placeholder: 'FILE',
    description: 'A report file of a run (format json): says which exceptions it used.',
  },
  'fail-expiring': {
    placeholder: 'DAYSd',
    description: 'Exit with 1 when an exception ends within so many days, or has ended.',
  },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;
