/** Semgrep and its fork Opengrep: rules of the operator, in many languages. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPrograms, type ProgramInstallation } from '../../shared/installation.ts';
import { detectByName } from '../../shared/languages/languages.ts';
import type { ProgramNote, ScannerProgram } from './program.ts';
import { findWeaknessNumber, listFilesOfRules, noteMissing, toTreeName, writeLog } from './program.ts';

/** Words that the intake reads in another way than Semgrep means them. */
const severities = new Map([
  ['INFO', 'LOW'],
  ['INVENTORY', 'INFO'],
  ['EXPERIMENT', 'INFO'],
]);

function createSemgrep(installation: ProgramInstallation): ScannerProgram {
  const { name } = installation;
  return {
    installation,
    versionArgs: ['--version'],
    configuration: /(?:^|\/)\.(?:semgrep|git)ignore$/,
    reads: () => true,
    mustRead: (path) => detectByName(path) !== undefined,
    isShared: () => false,
    goodExits: [0, 1],
    start: ({ folder, scratch, rules }) => {
      if (rules === undefined) return { missing: `${name} has no rules. Name a folder with rules in semgrep-rules` };
      if (statSync(rules, { throwIfNoEntry: false }) === undefined)
        return { missing: `The rules ${rules} in semgrep-rules do not exist on this machine. Put them there` };
      // Without such a file, tests and other folders would be left out.
      writeFileSync(join(folder, '.semgrepignore'), '');
      return {
        files: { '.semgrepignore': '' },
        variables: { SEMGREP_SETTINGS_FILE: join(scratch, 'settings.yml'), SEMGREP_SEND_METRICS: 'off' },
        args: [
          ...['scan', '--json', '--quiet', '--metrics=off', '--disable-version-check', '--disable-nosem'],
          ...['--no-git-ignore', '--no-rewrite-rule-ids', '--max-target-bytes=0', '--config', rules, folder],
        ],
      };
    },
    read: (output, tree) => {
      const { results, errors, paths } = JSON.parse(output) as {
        results: {
          check_id: string;
          path: string;
          start: { line: number };
          extra: { message: string; severity: string; metadata?: { cwe?: unknown; source?: unknown } };
        }[];
        errors: { level?: string; type?: unknown; message?: string; path?: string }[];
        paths: { scanned: string[]; skipped?: { path: string; reason?: string }[] };
      };
      const toName = (path: string) => toTreeName(tree.folder, path);
      const findings = results.map(({ check_id: rule, path, start, extra }) => ({
        rule,
        title: toTitle(rule),
        message: extra.message,
        severity: severities.get(extra.severity) ?? extra.severity,
        cwe: findWeaknessNumber(extra.metadata?.cwe),
        name: toName(path),
        line: start.line,
        page: typeof extra.metadata?.source === 'string' ? extra.metadata.source : undefined,
      }));
      const notes = errors.map(({ message = '', path, level }): ProgramNote => {
        const text = `Analysis stopped early: ${message.split('\n', 1)[0]?.slice(0, 200)}`;
        if (path !== undefined && path !== '') return { message: text, name: toName(path) };
        return level === 'error' ? { message: text, failed: true } : { message: text };
      });
      const skipped = (paths.skipped ?? []).map(({ path, reason }) => ({
        message: `Not analyzed: ${reason?.slice(0, 100) ?? 'no reason is given'}`,
        name: toName(path),
      }));
      const scanned = paths.scanned.map(toName);
      const named = new Set([...scanned, ...[...notes, ...skipped].map((note) => note.name)]);
      const missing = listFilesOfRules(tree, scanned).filter((file) => !named.has(file));
      return {
        log: writeLog(name, findings, tree),
        scanned,
        notes: [...notes, ...skipped, ...noteMissing(missing)],
        ...(missing.length > 0 && { coverage: { sast: 'partly covered' as const } }),
      };
    },
  };
}

/** `python.lang.security.audit.exec-detected.exec-detected` */
function toTitle(rule: string): string {
  const words = (rule.split('.').at(-1) ?? rule).replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const semgrepProgram = createSemgrep(namedPrograms.semgrep);
export const opengrepProgram = createSemgrep(namedPrograms.opengrep);
