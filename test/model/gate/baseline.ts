/** The baseline as a file of the repository, in the form that the interface of the command line documents. */
import type { Baselines, Project, Weakness } from './project.ts';

export const baselinePath = '.github/scan-gate-baseline.json';

const documented = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];

export function baselineText({ baseline, weaknesses }: Project, version: keyof Baselines): string | undefined {
  if (baseline === undefined) return undefined;
  const held = baseline[version].map((index) => weaknesses[index] as Weakness);
  const findings = held
    .filter(({ suppressed }) => suppressed === undefined)
    .map(({ id, title, severity, type, filePath }) => ({
      violation_id: id,
      type,
      severity: documented.includes(severity) ? severity : 'unknown',
      title,
      file_path: filePath,
    }))
    .sort((a, b) => (a.violation_id < b.violation_id ? -1 : 1));
  return JSON.stringify({ format_version: 1, repository: 'github.com/acme/shop', branch: 'main', findings });
}
