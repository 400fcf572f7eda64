/** Secrets, never with the secret text (`artifacts:reports:secret_detection`). */
import { toSafeLine, toSafeRelativePath, toSafeSha } from '../../../../shared/shown/location.ts';
import type { SecurityKind } from './security.ts';

/** GitLab's own analyzer writes this if it does not know the commit. */
const noCommit = '0000000';

export const secretKind: SecurityKind = {
  scanType: 'secret_detection',
  concerns: ({ type }) => type === 'SECRET',
  locate({ filePath, line }, { headSha }) {
    const file = toSafeRelativePath(filePath);
    const startLine = toSafeLine(line);
    if (file === undefined) return undefined;
    return {
      file,
      ...(startLine === undefined ? {} : { start_line: startLine }),
      commit: { sha: toSafeSha(headSha) ?? noCommit },
    };
  },
  placeless: 'without a file of this repository',
};
