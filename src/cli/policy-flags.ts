/** Flags of the commands that evaluate a policy without a run. */
import type { OwnFlags } from '../settings/flags.ts';

export const simulateFlags = {
  policy: {
    placeholder: 'FILE',
    description: 'Policy file to try (default: the one of a run here).',
  },
  last: {
    placeholder: 'DAYSd',
    description: 'Read the report artifacts of this many days from GitHub.',
  },
  artifact: {
    placeholder: 'NAME',
    description: 'With --last: their name (default: scan-gate and scan-gate-…).',
  },
  html: { placeholder: 'FILE', description: 'Also write a page.' },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;

const { policy: _, ...reportSourceFlags } = simulateFlags;
export const statsFlags = reportSourceFlags satisfies OwnFlags;

export const verifyFlags = {
  from: {
    placeholder: 'FILE',
    description: 'Report or agent file of the run that found it.',
  },
  report: { placeholder: 'FILE', description: 'JSON report of a later run, instead of a scan.' },
} as const satisfies OwnFlags;

export const exceptionFlags = {
  report: {
    placeholder: 'FILE',
    description: 'JSON report of a run: shows which exceptions it used.',
  },
  'fail-expiring': {
    placeholder: 'DAYSd',
    description: 'Exit with 1 if an exception expires within this many days.',
  },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;
