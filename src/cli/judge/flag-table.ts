/** The flags that name what is judged without a scan: saved reports and SARIF files. */
import type { OwnFlags } from '../../settings/flags.ts';

const typeFlag = {
  placeholder: 'TYPE',
  choices: ['sast', 'sca', 'secret', 'iac'],
  description:
    "What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the scanner's name and its rules tell; what they do not tell counts as every type.",
} as const;

export const judgeFlags = {
  report: {
    placeholder: 'FILE',
    many: true,
    description:
      'Report files that runs wrote as json: says of each what this policy would have decided. The exit code is that of the worst.',
  },
  sarif: {
    placeholder: 'FILE',
    many: true,
    description: 'SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does.',
  },
  'base-sarif': {
    placeholder: 'FILE',
    many: true,
    description:
      'SARIF files of the same scanners at the base of what is judged: under scope auto only what they do not hold counts.',
  },
  type: typeFlag,
  policy: {
    placeholder: 'FILE',
    description: 'A policy file to judge by, as it is. Without it: the one that a run here would have.',
  },
} as const satisfies OwnFlags;

export const baselineFlags = {
  sarif: {
    placeholder: 'FILE',
    many: true,
    description:
      'SARIF 2.1.0 files of any scanner, of the default branch: write makes the baseline of them, without a scan.',
  },
  type: typeFlag,
} as const satisfies OwnFlags;
