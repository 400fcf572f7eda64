/** gosec: weaknesses in Go. It needs the Go toolchain, and the modules that the code imports. */
import { namedPrograms } from '../../shared/installation.ts';
import { listGoFiles, noteMissing, type ScannerProgram, toTreeName, writeLog } from './program.ts';

interface GosecReport {
  'Golang errors': Record<string, { line: number; error: string }[]> | null;
  Issues: GosecIssue[] | null;
  Stats: { files: number };
}

interface GosecIssue {
  severity: string;
  cwe?: { id?: string; url?: string } | null;
  rule_id: string;
  details: string;
  file: string;
  /** `12`, or `12-15`. */
  line: string;
}

export const gosecProgram: ScannerProgram = {
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
    const { 'Golang errors': errors, Issues: issues, Stats: stats } = JSON.parse(output) as GosecReport;
    const toName = (path: string) => toTreeName(tree.folder, path);
    const findings = (issues ?? []).map(({ rule_id: rule, details, severity, cwe, file, line }) => ({
      ...{ rule, title: details, message: details, severity, name: toName(file), page: cwe?.url },
      cwe: cwe?.id === undefined ? undefined : Number(cwe.id),
      line: Number.parseInt(line, 10),
    }));
    const broken = Object.entries(errors ?? {}).map(([file, [first]]) => ({
      message: `Analysis stopped early: ${first?.error.slice(0, 200) ?? 'an error of Go'}`,
      name: toName(file),
    }));
    // Without a single file, it found no package to analyze.
    if (stats.files === 0) return { log: writeLog('gosec', findings, tree), scanned: [] };
    const left = tree.names.length - stats.files;
    const partly = {
      message: `${left} of ${tree.names.length} files were not analyzed: they are for other systems or builds`,
    };
    // It only counts its files. With fewer than every build has, any of them may be missing.
    const expected = listGoFiles(tree);
    const missing = stats.files < expected.length ? expected : [];
    return {
      log: writeLog('gosec', findings, tree),
      scanned: tree.names.filter((name) => !broken.some((each) => each.name === name)),
      notes: [...broken, ...(left > 0 && missing.length === 0 ? [partly] : []), ...noteMissing(missing)],
      ...((left > 0 || broken.length > 0) && { coverage: { sast: 'partly covered' as const } }),
    };
  },
};
