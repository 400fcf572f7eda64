/** Gitleaks: secrets in every file. Its reports are redacted, so that no secret is written anywhere. */
import { namedPrograms } from '../../shared/installation.ts';
import { type ScannerProgram, toTreeName, writeLog } from './program.ts';

export const gitleaksProgram: ScannerProgram = {
  installation: namedPrograms.gitleaks,
  versionArgs: ['version'],
  configuration: /(?:^|\/)\.gitleaks(?:ignore|\.toml)$/,
  reads: () => true,
  isShared: () => false,
  goodExits: [0],
  start: ({ folder, scratch }) => ({
    // With a configuration of its own it reads none of the tree; this one only takes the default rules.
    files: { 'gitleaks.toml': '[extend]\nuseDefault = true\n' },
    output: 'report.json',
    args: [
      ...['dir', '--no-banner', '--no-color', '--log-level', 'error', '--redact=100', '--ignore-gitleaks-allow'],
      ...['--config', `${scratch}/gitleaks.toml`, '--gitleaks-ignore-path', `${scratch}/nothing`, '--exit-code', '0'],
      ...['--report-format', 'json', '--report-path', `${scratch}/report.json`, folder],
    ],
  }),
  read: (output, tree) => {
    const found = JSON.parse(output) as { RuleID: string; Description: string; StartLine: number; File: string }[];
    const findings = found.map(({ RuleID: rule, Description: title, StartLine: line, File: file }) => ({
      ...{ rule, title, message: title, severity: 'HIGH', cwe: 798, line, name: toTreeName(tree.folder, file) },
    }));
    return { log: writeLog('gitleaks', findings, tree) };
  },
};
