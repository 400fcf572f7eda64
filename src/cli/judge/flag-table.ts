/** The flags that name what is judged without a scan: saved reports and SARIF files. */
import type { OwnFlags } from '../../settings/flags.ts';

const typeFlag = {
  placeholder: 'TYPE',
  choices: ['sast', 'sca', 'secret', 'iac'],
  description: 'Type of the SARIF findings: sast, sca, secret or iac.',
} as const;

export const judgeFlags = {
  report: {
    placeholder: 'FILE',
    many: true,
    description: 'JSON reports of runs to judge by this policy.',
  },
  sarif: {
    placeholder: 'FILE',
    many: true,
    description: 'SARIF 2.1.0 files of any scanner to judge together.',
  },
  'base-sarif': {
    placeholder: 'FILE',
    many: true,
    description: 'SARIF files of the base branch; their findings are not new.',
  },
  type: typeFlag,
  policy: {
    placeholder: 'FILE',
    description: 'Policy file to judge by (default: that of a run here).',
  },
} as const satisfies OwnFlags;

export const baselineFlags = {
  sarif: {
    placeholder: 'FILE',
    many: true,
    description: 'SARIF files of the default branch, instead of a scan.',
  },
  type: typeFlag,
} as const satisfies OwnFlags;
