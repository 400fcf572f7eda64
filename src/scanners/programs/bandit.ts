/** Bandit: weaknesses in Python. Old versions write no SARIF, and newer ones lose the severity in it. */
import { namedPrograms } from '../../shared/installation.ts';
import { noteMissing, type ScannerProgram, toTreeName, writeLog } from './program.ts';

interface BanditReport {
  errors: { filename: string; reason: string }[];
  /** By file, and `_totals`. */
  metrics: Record<string, unknown>;
  results: {
    filename: string;
    line_number: number;
    test_id: string;
    test_name: string;
    issue_severity: string;
    issue_text: string;
    issue_cwe?: { id?: number };
    more_info?: string;
  }[];
}

export const banditProgram: ScannerProgram = {
  installation: namedPrograms.bandit,
  versionArgs: ['--version'],
  configuration: /(?:^|\/)\.bandit$/,
  reads: (path) => /\.pyw?$/.test(path),
  isShared: () => false,
  // 1: there are findings.
  goodExits: [0, 1],
  start: ({ folder, scratch }) => ({
    // Without a configuration of its own, bandit searches the tree for one. By default it excludes folders by name.
    files: { 'bandit.ini': '[bandit]\n' },
    args: [
      ...['--recursive', '--format', 'json', '--quiet', '--ignore-nosec'],
      ...['--ini', `${scratch}/bandit.ini`, '--exclude', `${scratch}/nothing`, folder],
    ],
  }),
  read: (output, tree) => {
    const { errors, metrics, results } = JSON.parse(output) as BanditReport;
    const toName = (path: string) => toTreeName(tree.folder, path);
    const unread = new Set(errors.map(({ filename }) => toName(filename)));
    const findings = results.map((issue) => ({
      rule: issue.test_id,
      title: issue.test_name === 'blacklist' ? toSentence(issue.issue_text) : toTitle(issue.test_name),
      message: issue.issue_text,
      severity: issue.issue_severity,
      cwe: issue.issue_cwe?.id ?? weaknesses[issue.test_id],
      name: toName(issue.filename),
      line: issue.line_number,
      page: issue.more_info,
    }));
    const measured = new Set(Object.keys(metrics).map(toName));
    const missing = tree.names.filter((name) => !measured.has(name) && !unread.has(name));
    return {
      log: writeLog('bandit', findings, tree),
      ...(missing.length > 0 && { coverage: { sast: 'partly covered' as const } }),
      scanned: tree.names.filter((name) => measured.has(name) && !unread.has(name)),
      notes: [
        ...errors.map(({ filename, reason }) => ({ message: `Not analyzed: ${reason}`, name: toName(filename) })),
        ...noteMissing(missing),
      ],
    };
  },
};

/** The tests for calls and imports share one name. Their texts do not quote the code. */
function toSentence(text: string): string {
  return /^.{1,120}?(?=[.,](?:\s|$))/.exec(text)?.[0] ?? text.slice(0, 120);
}

/** `subprocess_popen_with_shell_equals_true` */
function toTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The weakness of each test, for versions before 1.7.3, which do not state it. */
const testsByWeakness: Readonly<Record<number, readonly number[]>> = {
  20: [313, 314, 315, 316, 317, 318, 319, 320, 405, 406, 407, 408, 409, 410, 411, 506],
  22: [202, 310],
  78: [102, 307, 322, 404, 601, 602, 603, 604, 605, 606, 607, 609],
  79: [308, 702, 703],
  89: [608, 610, 611],
  94: [201, 612, 701],
  259: [105, 106, 107],
  284: [412],
  295: [323, 501, 507],
  319: [312, 321, 401, 402, 415, 508, 509],
  326: [505],
  327: [303, 304, 305, 324, 413, 502, 503, 504],
  330: [311],
  377: [108, 306, 325],
  400: [113],
  502: [301, 302, 403],
  605: [104],
  703: [101, 110, 112],
  732: [103],
};

const weaknesses: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(testsByWeakness).flatMap(([cwe, tests]) => tests.map((test) => [`B${test}`, Number(cwe)])),
);
