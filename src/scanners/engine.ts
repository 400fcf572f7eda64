/** The interface of every scanner engine. */
import type { AdvisoryRecord, DataStep, ScanDiagnostic } from '../shared/api/schemas.ts';
import type { coverageWords, ScanType, violationTypes } from '../shared/api/words.ts';
import type { severities } from '../shared/severity.ts';
import type { FindingSource } from '../shared/text/finding-source.ts';
import type { ExtraFile, TreeFile } from '../shared/text/scan-request.ts';
import type { ScanEach } from './task.ts';

/** One finding as an engine reports it, before the store gives it an identity. */
export interface EngineFinding {
  type: (typeof violationTypes)[number];
  severity: (typeof severities)[number];
  title: string;
  description: string;
  remediation: string;
  /** `CWE-<number>`. */
  cwe?: string;
  /** 0 to 10. */
  cvss?: number;
  /** Relative to the root of the tree, `/` as separator. */
  filePath: string;
  line?: number;
  /** Never present for type SECRET. */
  codeSnippet?: string;
  /** Stable across commits for one problem: rule, path, normalised code (a secret's mark), ordinal; never the line. */
  fingerprint: string;
  /** The same without the path. Without it a renamed file creates a new finding. */
  contentFingerprint?: string;
  /** Its rule and its code without formatting and path, which stay the same when a file is reformatted. */
  codeFingerprint?: string;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
  /** The way of data to it, from its source. */
  dataPath?: readonly DataStep[];
  /** What contains it: a function, a resource, a job. */
  owners?: readonly string[];
  /** The names of everything in its file that can own a finding. The same list for each finding of the file. */
  ownersInFile?: readonly string[];
  /** For dependencies: data of the advisory. */
  advisory?: AdvisoryRecord;
}

export interface EngineResult {
  findings: EngineFinding[];
  /** Coverage of the scan type for which the engine is responsible. */
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
}

export type { ExtraFile, TreeFile };

export interface EngineContext {
  /** Absolute path of the folder with the contents. */
  root: string;
  /** The regular files of the tree that are to be scanned, sorted by path. */
  files: readonly TreeFile[];
  /** All regular files of the tree, when only some are to be scanned. They may be read to understand those. */
  neighbours?: readonly TreeFile[];
  /** Paths that differ from the compared commit, if any. If not everything can be analyzed, they come first. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether `files` are only those in which the change can matter: what is missing may be unchanged. */
  isNarrow?: boolean | undefined;
  /** Other contents that are only searched for secrets: targets of links, and earlier contents of the branch. */
  extras?: readonly ExtraFile[];
  /** By path, the files that load it as code of the engine's language although its name does not show that. */
  loaded?: ReadonlyMap<string, readonly string[]>;
  signal: AbortSignal;
  /** Runs the engines' scanners. By default they run in this thread. */
  lookAtEach?: ScanEach;
}

export interface Engine {
  name: string;
  scanType: ScanType;
  scan(context: EngineContext): Promise<EngineResult>;
}
