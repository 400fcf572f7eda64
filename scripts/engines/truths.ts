/** The known vulnerabilities of a project, by file and line, and which of them have a finding. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const truthSchema = z.object({
  cwe: z.string(),
  file: z.string(),
  /** First and last line; null for packages. */
  lines: z.tuple([z.number(), z.number()]).nullish(),
  type: z.enum(['sast', 'secret', 'sca', 'iac']).default('sast'),
  package: z.string().optional(),
  what: z.string(),
});
const fileSchema = z.object({ commit: z.string(), entries: z.array(truthSchema) });
const labelsSchema = z.record(z.string(), z.boolean());

export type Truth = z.infer<typeof truthSchema>;

interface Truths {
  /** Undefined for a well-maintained project, in which every finding counts as noise. */
  commit?: string;
  entries: readonly Truth[];
  /** By the key of a finding: whether a person who read the code confirmed it. */
  labels: Readonly<Record<string, boolean>>;
}

/** The used fields of a finding in `report.json`. */
export interface ReportedFinding {
  type: 'SAST' | 'SECRET' | 'SCA' | 'IAC' | 'AGENTIC_SAST';
  severity: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'INFO';
  title: string;
  cwe: string | null;
  file_path: string | null;
  line_number: number | null;
  description?: string | null;
}

/** Known vulnerabilities that were read while working on the rules. */
const ownTruths = join(import.meta.dirname, 'truth');
/** Findings that were judged while working on the rules, without those that are known vulnerabilities. */
const ownLabels = join(import.meta.dirname, 'labels');

export function readTruths(folder: string, name: string): Truths {
  const readJsonFile = (from: string): unknown => {
    const path = join(from, `${name}.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const truth = readJsonFile(join(folder, 'truth')) ?? readJsonFile(ownTruths);
  const [given, own] = [join(folder, 'labels'), ownLabels].map((from) => labelsSchema.parse(readJsonFile(from) ?? {}));
  const labels = { ...given, ...own };
  return truth === undefined ? { entries: [], labels } : { ...fileSchema.parse(truth), labels };
}

export interface TruthComparison {
  found: readonly Truth[];
  missed: readonly Truth[];
  /** Counts of the severe findings in code that are known vulnerabilities or that a person judged. */
  labelled: { true: number; false: number };
  /** Severe findings in code that nobody has judged. */
  unlabelled: readonly ReportedFinding[];
}

export function compareWithTruths(
  findings: readonly ReportedFinding[],
  { entries, labels }: Truths = { entries: [], labels: {} },
): TruthComparison {
  const found = entries.filter((truth) => findings.some((finding) => isFoundBy(truth, finding)));
  const labelled = { true: 0, false: 0 };
  const unlabelled: ReportedFinding[] = [];
  for (const finding of findings.filter(isSevere)) {
    const label = findLabel(labels, finding) ?? (entries.some((truth) => isFoundBy(truth, finding)) ? true : undefined);
    if (label === undefined) unlabelled.push(finding);
    else labelled[label ? 'true' : 'false'] += 1;
  }
  return { found, missed: entries.filter((truth) => !found.includes(truth)), labelled, unlabelled };
}

export function formatFindingKey({ cwe, title, file_path, line_number }: ReportedFinding): string {
  return `${cwe ?? '-'} ${title}|${file_path}|${line_number}`;
}

/** A person judges the code, so a label stays when the title of the finding changes. */
export function findLabel(labels: Truths['labels'], finding: ReportedFinding): boolean | undefined {
  const reduceKey = (key: string) => key.replace(/^(\S+) .*?(?=\|)/, '$1');
  const wanted = reduceKey(formatFindingKey(finding));
  return Object.entries(labels).find(([key]) => reduceKey(key) === wanted)?.[1];
}

/** For code: what blocks under the default policy. */
function isSevere({ type, severity }: ReportedFinding): boolean {
  return type === 'SAST' && (severity === 'CRITICAL' || severity === 'HIGH');
}

/** Maximum distance in lines between a finding and a known vulnerability. */
const nearLines = 3;

export function isFoundBy(truth: Truth, finding: ReportedFinding): boolean {
  if (truth.type === 'sca') return finding.type === 'SCA' && namesPackage(finding.title, truth.package ?? '');
  if (finding.type === 'SCA' || finding.file_path !== truth.file || finding.line_number === null) return false;
  const [first, last] = truth.lines ?? [1, Number.POSITIVE_INFINITY];
  const isNear = finding.line_number >= first - nearLines && finding.line_number <= last + nearLines;
  return isNear && isSameWeakness(truth.cwe, finding.cwe ?? '');
}

function namesPackage(title: string, name: string): boolean {
  const escaped = name.replaceAll(/[^a-z0-9]/gi, '\\$&');
  return new RegExp(`(?:^|[^a-z0-9-])${escaped}(?:[^a-z0-9-]|$)`, 'i').test(title);
}

/** CWE numbers that scanners give to the same weakness, one row for each. */
const weaknesses: readonly (readonly number[])[] = [
  [94, 95, 96, 1336, 913],
  [89, 564, 943],
  [943, 89, 94, 95],
  [78, 77, 88],
  [79, 80, 83, 116, 84, 87, 1336],
  [22, 23, 24, 36, 73, 98, 99, 829, 35],
  [918, 441],
  [601],
  [611, 776, 827, 20],
  [502, 20, 94, 1188],
  [327, 328, 326, 916, 759, 760, 329, 1204, 323],
  [330, 338, 331, 335, 340, 341, 328, 327, 336, 337, 332],
  [1333, 400, 185, 730],
  [1321, 915, 471, 20],
  [798, 259, 321, 312, 522, 256, 540, 547, 1392, 200, 615],
  [1004, 614, 1275, 311, 352],
  [639, 862, 863, 284, 285, 287, 306, 566, 732, 668, 250],
  [208, 203],
  [117, 93, 532, 113],
  [489, 209, 215, 94, 11],
  [311, 319, 320, 326, 295, 312],
  [640, 328, 327, 330, 620],
  [434, 22],
  [347, 345, 290, 287, 327],
  [352, 1275, 650],
  [384, 613],
  [250, 269, 265, 276],
  [548, 538, 200, 552],
  [353, 494, 1104, 829, 200, 732],
];

function isSameWeakness(one: string, other: string): boolean {
  const [ours, theirs] = [parseCweNumbers(one), parseCweNumbers(other)];
  return ours.some((number) =>
    theirs.some((found) => found === number || weaknesses.some((row) => row.includes(number) && row.includes(found))),
  );
}

function parseCweNumbers(text: string): number[] {
  return [...text.matchAll(/CWE-(\d+)/gi)].map((match) => Number(match[1]));
}
