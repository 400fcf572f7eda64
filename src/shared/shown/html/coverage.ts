/** The types that a scan covered, on the report page and on the service's pages. */

import type { Coverage, ScanDiagnostic } from '../../api/schemas.ts';
import { type ScanType, scanTypes } from '../../api/words.ts';
import { formatPrograms } from '../programs.ts';
import { formatLine, type Html, nothing, renderTemplate } from './markup.ts';

const typeWords: Record<ScanType, string> = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };

/** The coverage word and its symbol. */
const coverageMarks: Record<string, string> = { covered: '●', 'partly covered': '◐', 'not covered': '○' };

interface CoveredScan {
  coverage: Coverage | undefined;
  diagnostics: readonly ScanDiagnostic[];
}

export function renderCoverage({ scan }: { scan: CoveredScan | undefined }): Html {
  const { coverage } = scan ?? {};
  if (coverage === undefined) return nothing;
  const items = scanTypes.map((type) => {
    const word = coverage[type] ?? 'not stated';
    return renderTemplate`<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
  });
  const programs = formatPrograms(scan?.diagnostics ?? []);
  const also = programs === '' ? nothing : renderTemplate`<p>With ${formatLine(programs, 600)}</p>`;
  return renderTemplate`<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2><ul class="coverage">${items}</ul>${also}</section>`;
}
