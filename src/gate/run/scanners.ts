/** What scans in a run, by its settings. */
import { builtinScanners, programInstallations, type ScannerSelection } from '../../shared/installation.ts';
import type { Settings } from '../settings/settings.ts';

export function selectScanners({
  scanners,
  semgrepRules,
}: Pick<Settings, 'scanners' | 'semgrepRules'>): ScannerSelection {
  return {
    isBuiltin: scanners.some(({ name }) => name === builtinScanners),
    programs: scanners.filter(({ name }) => name !== builtinScanners),
    semgrepRules,
  };
}

export function describeUnusedRules({ programs, semgrepRules }: ScannerSelection): string[] {
  const users = programInstallations.flatMap(({ name, hasRules }) => (hasRules ? [name] : []));
  if (semgrepRules === undefined || programs.some(({ name }) => users.includes(name))) return [];
  return [`semgrep-rules has no effect: scanners names neither ${users.join(' nor ')}`];
}
