/** The documentation page that explains why a run could not decide, and what to do. */
import { isInconclusive } from '../../shared/errors.ts';

const page = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';

/** The page's section for the reason. Undefined for a run that decided. */
export function getHelpUrl(reason: string): string | undefined {
  return isInconclusive(reason) ? `${page}#${reason}` : undefined;
}
