/**
 * Findings in code, in infrastructure code, which GitLab reads as SAST too, and of unknown type
 * (`artifacts:reports:sast`).
 */
import { safeLine, safeRelativePath } from '../place.ts';
import type { SecurityKind } from './security.ts';

export const sastKind: SecurityKind = {
  scanType: 'sast',
  concerns: ({ type }) => type !== 'SECRET' && type !== 'SCA',
  locate({ filePath, line }) {
    const file = safeRelativePath(filePath);
    const startLine = safeLine(line);
    return file === undefined ? undefined : { file, ...(startLine === undefined ? {} : { start_line: startLine }) };
  },
  placeless: 'without a file of this repository',
};
