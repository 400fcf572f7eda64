/**
 * Findings in code, in infrastructure code, which GitLab reads as SAST too, and of unknown type
 * (`artifacts:reports:sast`).
 */
import { toSafeLine, toSafeRelativePath } from '../../../../shared/shown/location.ts';
import type { SecurityKind } from './security.ts';

export const sastKind: SecurityKind = {
  scanType: 'sast',
  concerns: ({ type }) => type !== 'SECRET' && type !== 'SCA',
  locate({ filePath, line }) {
    const file = toSafeRelativePath(filePath);
    const startLine = toSafeLine(line);
    return file === undefined ? undefined : { file, ...(startLine === undefined ? {} : { start_line: startLine }) };
  },
  placeless: 'without a file of this repository',
};
