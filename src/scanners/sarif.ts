/** Writes the result of a scanner as a run of SARIF 2.1.0. Data without a place in SARIF is stored in property bags. */
import type { Notification, ReportingDescriptor, Result, Run } from 'sarif';
import type { ScanDiagnostic } from '../shared/api/schemas.ts';
import type { EngineFinding, TreeEngine, TreeResult } from './engine.ts';

const levels = { CRITICAL: 'error', HIGH: 'error', MEDIUM: 'warning', LOW: 'note', INFO: 'none' } as const;

/** `paths`: the paths for which dependencies of findings are written. Undefined when there is no comparison. */
export function writeRun(engine: Omit<TreeEngine, 'scan'>, result: TreeResult, paths?: readonly string[]): Run {
  const { name, scanType } = engine;
  const { findings, coverage, diagnostics, lookedAt, consulted, limits, packages, locks } = result;
  // By title and remediation.
  const rules = new Map<string, IndexedRule>();
  // By the path of each file with findings, the names of what can own one.
  const owners = [
    ...new Map(
      findings.flatMap(({ filePath, ownersInFile: names }) => (names === undefined ? [] : [[filePath, names]])),
    ),
  ];
  const results = findings.map((finding) => writeResult(finding, rules));
  return {
    tool: { driver: { name, rules: [...rules.values()].map(({ rule }) => rule) } },
    invocations: [
      {
        executionSuccessful: !diagnostics.some(({ failed }) => failed),
        toolExecutionNotifications: diagnostics.map(writeNotification),
      },
    ],
    results,
    properties: {
      scanType,
      coverage,
      lookedAt,
      ...(consulted !== undefined && { consulted: [...consulted] }),
      ...(owners.length > 0 && { owners }),
      ...(paths !== undefined && { dependencies: writeDependencies(engine, paths, consulted) }),
      ...(limits !== undefined && { limits }),
      ...(packages !== undefined && { packages: [...packages] }),
      ...(locks !== undefined && { locks: [...locks] }),
    },
  };
}

/** The paths on which findings in other files may depend (undefined: any), and those that may be read for others. */
export function writeDependencies(
  { isShared, isConsulted }: Pick<TreeEngine, 'isShared' | 'isConsulted'>,
  paths: readonly string[],
  consulted?: TreeResult['consulted'],
) {
  const read = new Set([...(consulted?.values() ?? [])].flat());
  return {
    ...(isShared !== undefined && { shared: paths.filter((path) => isShared(path)) }),
    consulted: paths.filter((path) => isConsulted?.(path) === true || read.has(path)),
  };
}

interface IndexedRule {
  rule: ReportingDescriptor;
  index: number;
}

function writeResult(finding: EngineFinding, rules: Map<string, IndexedRule>): Result {
  const { type, severity, title, description, filePath, line, codeSnippet, fingerprint } = finding;
  const { cwe, cvss, contentFingerprint, codeFingerprint, dataPath, sources, owners, advisory } = finding;
  const { rule, index } = writeRule(finding, rules);
  const snippet = type === 'SECRET' || codeSnippet === undefined ? {} : { snippet: { text: codeSnippet } };
  const location = { artifactLocation: { uri: encodePath(filePath) } };
  return {
    ruleId: rule.id,
    ruleIndex: index,
    level: levels[severity],
    message: { text: description === '' ? title : description },
    locations: [
      { physicalLocation: line === undefined ? location : { ...location, region: { startLine: line, ...snippet } } },
    ],
    fingerprints: {
      scanGate: fingerprint,
      ...(contentFingerprint !== undefined && { content: contentFingerprint }),
      ...(codeFingerprint !== undefined && { code: codeFingerprint }),
    },
    ...(dataPath && {
      codeFlows: [
        {
          threadFlows: [
            {
              locations: dataPath.map(({ file_path: path, line: startLine, code }) => {
                const region = { startLine, ...(code !== undefined && { snippet: { text: code } }) };
                return { location: { physicalLocation: { artifactLocation: { uri: encodePath(path) }, region } } };
              }),
            },
          ],
        },
      ],
    }),
    properties: { type, severity, cwe, cvss, purl: advisory?.purl, advisory, sources, owners },
  };
}

/** Findings with the same title and remediation share a rule. */
function writeRule({ title, remediation }: EngineFinding, rules: Map<string, IndexedRule>): IndexedRule {
  const key = JSON.stringify([title, remediation]);
  const existing = rules.get(key);
  if (existing !== undefined) return existing;
  const rule = { id: title, shortDescription: { text: title }, help: { text: remediation } };
  rules.set(key, { rule, index: rules.size });
  return { rule, index: rules.size - 1 };
}

export function writeNotification({
  message,
  failed,
  file_path: one,
  file_paths: several,
}: ScanDiagnostic): Notification {
  return {
    level: failed ? 'error' : 'warning',
    // Braces mark arguments in a message.
    message: { text: message.replaceAll(/[{}]/g, '$&$&') },
    locations: (several ?? (one === undefined ? [] : [one])).map((path) => ({
      physicalLocation: { artifactLocation: { uri: encodePath(path) } },
    })),
  };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
