/** Programs that search code: for weaknesses by rules of the operator or of their own, and for secrets. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPrograms, type ProgramInstallation } from '../../shared/installation.ts';
import { detectByName } from '../../shared/languages/languages.ts';
import { getExtension, getFolder } from '../../shared/text/file-name.ts';
import { findWeaknessNumber, type ProgramNote, type ProgramTree, type ScannerProgram, toTreeName } from './program.ts';

/** Words that the intake reads in another way than Semgrep means them. */
const severities = new Map([
  ['INFO', 'LOW'],
  ['INVENTORY', 'INFO'],
  ['EXPERIMENT', 'INFO'],
]);

/** Semgrep and its fork Opengrep. */
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
      const scanned = paths.scanned.map((path) => toTreeName(tree.folder, path));
      const notes = errors.map(({ message = '', path, level }): ProgramNote => {
        const text = `Analysis stopped early: ${message.split('\n', 1)[0]?.slice(0, 200)}`;
        if (path !== undefined && path !== '') return { message: text, name: path };
        return level === 'error' ? { message: text, failed: true } : { message: text };
      });
      const skipped = (paths.skipped ?? []).map(({ path, reason }) => ({
        message: `Not analyzed: ${reason?.slice(0, 100) ?? 'no reason is given'}`,
        name: path,
      }));
      const noted = [...notes, ...skipped].map((note) => note.name && toTreeName(tree.folder, note.name));
      const named = new Set([...scanned, ...noted]);
      const missing = listFilesOfRules(tree, scanned).filter((file) => !named.has(file));
      return {
        findings: results.map(({ check_id: rule, path: file, start, extra }) => ({
          ...{ rule, title: toTitle(rule.split('.').at(-1) ?? rule), message: extra.message, name: file },
          severity: severities.get(extra.severity) ?? extra.severity,
          cwe: findWeaknessNumber(extra.metadata?.cwe),
          line: start.line,
          page: typeof extra.metadata?.source === 'string' ? extra.metadata.source : undefined,
        })),
        ...{ scanned, missing, notes: [...notes, ...skipped] },
        ...(missing.length > 0 && { coverage: { sast: 'partly covered' as const } }),
      };
    },
  };
}

/** `exec-detected`, `subprocess_popen_with_shell_equals_true` */
function toTitle(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The languages of Semgrep's rules by their names and ends of files that mean no other language. */
const languages: readonly [names: RegExp, extensions: string][] = [
  [/^(?:python[23]?|py)$/, '.py'],
  [/^(?:javascript|js)$/, '.js .jsx .cjs .mjs'],
  [/^(?:typescript|ts)$/, '.ts .tsx'],
  [/^java$/, '.java'],
  [/^(?:go|golang)$/, '.go'],
  [/^(?:ruby|rb)$/, '.rb'],
  [/^php$/, '.php'],
  [/^c$/, '.c'],
  [/^(?:cpp|c\+\+)$/, '.cpp .cc .cxx'],
  [/^(?:csharp|c#)$/, '.cs'],
  [/^(?:kotlin|kt)$/, '.kt .kts'],
  [/^scala$/, '.scala'],
  [/^rust$/, '.rs'],
  [/^swift$/, '.swift'],
  [/^(?:bash|sh)$/, '.sh .bash'],
  [/^(?:terraform|hcl)$/, '.tf'],
];

/** The files of languages that the rules are about, or without a readable rule, those that end like a scanned one. */
function listFilesOfRules({ names, rules = '' }: ProgramTree, scanned: readonly string[]): string[] {
  const texts = readRules(rules).flatMap((text) => text.split(/^(?=[ \t]*- id:)/m));
  const asked = texts.flatMap((text) => {
    const [, inline, list] =
      /^[ \t]*(?:- )?languages:[ \t]*(?:\[([^[\]]*)\]|((?:\r?\n[ \t]*- *[^\s,]+ *)+))/m.exec(text) ?? [];
    const named = (inline ?? list ?? '').toLowerCase().match(/[a-z][\w#+]*/g) ?? [];
    return named.length === 0 ? [] : [{ named, isNarrow: /^[ \t]*(?:- )?(?:paths|m(?:in|ax)-version):/m.test(text) }];
  });
  const wanted = asked.flatMap(({ named, isNarrow }) => (isNarrow ? [] : named));
  const extensions = new Set(
    asked.length === 0
      ? scanned.map(getExtension)
      : languages.flatMap(([name, ends]) => (wanted.some((one) => name.test(one)) ? ends.split(' ') : [])),
  );
  return names.filter((name) => extensions.has(getExtension(name)));
}

function readRules(place: string): string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return [readFileSync(place, 'utf8')];
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const rules = files.filter((file) => /(?<!\.test)\.ya?ml$/.test(file) && !/(?:^|[\\/])\./.test(file));
  return rules
    .map((file) => join(place, file))
    .flatMap((file) => (statSync(file).isFile() ? [readFileSync(file, 'utf8')] : []));
}

/** Old versions of Bandit write no SARIF, and newer ones lose the severity in it. */
const bandit: ScannerProgram = {
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
    const { errors, metrics, results } = JSON.parse(output) as {
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
    };
    const files = [...Object.keys(metrics), ...errors.map(({ filename }) => filename)];
    const named = new Set(files.map((path) => toTreeName(tree.folder, path)));
    const missing = tree.names.filter((name) => !named.has(name));
    return {
      findings: results.map((issue) => ({
        rule: issue.test_id,
        title: issue.test_name === 'blacklist' ? toSentence(issue.issue_text) : toTitle(issue.test_name),
        message: issue.issue_text,
        severity: issue.issue_severity,
        cwe: issue.issue_cwe?.id ?? weaknesses[issue.test_id],
        name: issue.filename,
        line: issue.line_number,
        page: issue.more_info,
      })),
      missing,
      notes: errors.map(({ filename, reason }) => ({ message: `Not analyzed: ${reason}`, name: filename })),
      ...(missing.length > 0 && { coverage: { sast: 'partly covered' as const } }),
    };
  },
};

/** The tests for calls and imports share one name. Their texts do not quote the code. */
function toSentence(text: string): string {
  return /^.{1,120}?(?=[.,](?:\s|$))/.exec(text)?.[0] ?? text.slice(0, 120);
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

/** gosec needs the Go toolchain, and the modules that the code imports. */
const gosec: ScannerProgram = {
  installation: namedPrograms.gosec,
  versionArgs: ['-version'],
  // It leaves out every folder with this word in its name.
  reads: (path) => path.endsWith('.go') && !/vendor.*\//.test(path),
  isShared: (path) => /(?:\.go|(?:^|\/)go\.(?:mod|sum)|(?:^|\/)vendor\/modules\.txt)$/.test(path),
  goodExits: [0, 1],
  start: ({ folder }) => ({
    // Go reads the module from the working directory. No setting of the tree can start a program or a download there.
    cwd: folder,
    variables: {
      ...{ GOPROXY: 'off', GOSUMDB: 'off', GOTOOLCHAIN: 'local', GOENV: 'off', GOWORK: 'off', CGO_ENABLED: '0' },
      GOFLAGS: '-buildvcs=false',
    },
    args: ['-fmt=json', '-nosec', '-tests', '-no-fail', './...'],
  }),
  read: (output, tree) => {
    const {
      'Golang errors': errors,
      Issues: issues,
      Stats: stats,
    } = JSON.parse(output) as {
      'Golang errors': Record<string, { line: number; error: string }[]> | null;
      Issues:
        | {
            severity: string;
            cwe?: { id?: string; url?: string } | null;
            rule_id: string;
            details: string;
            file: string;
            /** `12`, or `12-15`. */
            line: string;
          }[]
        | null;
      Stats: { files: number };
    };
    const findings = (issues ?? []).map(({ rule_id: rule, details, severity, cwe, file, line }) => ({
      ...{ rule, title: details, message: details, severity, name: file, page: cwe?.url },
      cwe: cwe?.id === undefined ? undefined : Number(cwe.id),
      line: Number.parseInt(line, 10),
    }));
    // Without a single file, it found no package to analyze.
    if (stats.files === 0) return { findings, scanned: [] };
    const broken = Object.entries(errors ?? {}).map(([file, [first]]) => ({
      message: `Analysis stopped early: ${first?.error.slice(0, 200) ?? 'an error of Go'}`,
      name: toTreeName(tree.folder, file),
    }));
    const left = tree.names.length - stats.files;
    const partly = {
      message: `${left} of ${tree.names.length} files were not analyzed: they are for other systems or builds`,
    };
    // It only counts its files. With fewer than every build has, any of them may be missing.
    const expected = listGoFiles(tree);
    const missing = stats.files < expected.length ? expected : [];
    return {
      findings,
      scanned: tree.names.filter((name) => !broken.some((each) => each.name === name)),
      missing,
      notes: [...broken, ...(left > 0 && missing.length === 0 ? [partly] : [])],
      ...((left > 0 || broken.length > 0) && { coverage: { sast: 'partly covered' as const } }),
    };
  },
};

const systems =
  /_(?:aix|android|darwin|dragonfly|freebsd|illumos|ios|js|linux|netbsd|openbsd|plan9|solaris|wasip1|windows|386|amd64|arm|arm64|loong64|mips\w*|ppc64\w*|riscv64|s390x|wasm)(?:_test)?\.go$/;

/** The files of Go that belong to every build of the module in the folder itself. */
function listGoFiles({ folder, names }: ProgramTree): string[] {
  const isInModule = (place: string): boolean =>
    place !== '' && (existsSync(join(folder, place, 'go.mod')) || isInModule(getFolder(place)));
  const others = new Map([...new Set(names.map(getFolder))].map((place) => [place, isInModule(place)]));
  return names.filter((name) => {
    if (others.get(getFolder(name)) || /(?:^|\/)(?:[_.]|testdata\/)/.test(name) || systems.test(name)) return false;
    return !/^\/\/[ \t]*(?:go:build|\+build)\b|^[ \t]*(?:import\s*)?"C"/m.test(
      readFileSync(join(folder, name), 'utf8'),
    );
  });
}

/** Reports of Gitleaks are redacted, so that no secret is written anywhere. */
const gitleaks: ScannerProgram = {
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
  read: (output) => {
    const found = JSON.parse(output) as { RuleID: string; Description: string; StartLine: number; File: string }[];
    return {
      findings: found.map(({ RuleID: rule, Description: title, StartLine: line, File: name }) => ({
        ...{ rule, title, message: title, severity: 'HIGH', cwe: 798, line, name },
      })),
    };
  },
};

export const codePrograms: readonly ScannerProgram[] = [
  createSemgrep(namedPrograms.semgrep),
  createSemgrep(namedPrograms.opengrep),
  bandit,
  gosec,
  gitleaks,
];
