/** Writes the findings of a program without usable SARIF as SARIF. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, Result } from 'sarif';
import type { ProgramTree } from './program.ts';

export interface ProgramFinding {
  rule: string;
  /** About the rule, without a file's own text. */
  title: string;
  message: string;
  /** A word. Unless the intake of SARIF knows it, the severity is unknown. */
  severity: string;
  /** The number of the weakness. */
  cwe?: number | undefined;
  /** The file's name in the tree. */
  name: string;
  line?: number | undefined;
  /** A page about the rule. */
  page?: string | undefined;
  /** Facts about an advisory, by names that the intake knows. */
  facts?: Readonly<Record<string, unknown>>;
}

export function writeLog(
  tool: string,
  findings: readonly ProgramFinding[],
  { folder }: Pick<ProgramTree, 'folder'>,
): Log {
  const readLine = createLineReader(folder);
  const rules = new Map(
    findings.map(({ rule, title, page }) => [
      rule,
      { id: rule, shortDescription: { text: title }, ...(page !== undefined && { helpUri: page }) },
    ]),
  );
  const results = findings.map(({ rule, message, severity, cwe, name, line, facts }): Result => {
    const uri = name.split('/').map(encodeURIComponent).join('/');
    const text = line === undefined ? undefined : readLine(name, line);
    const region = line === undefined ? {} : { region: { startLine: line, ...(text && { snippet: { text } }) } };
    return {
      ruleId: rule,
      // The intake does not know this word, so a severity that is unknown or missing stays unknown.
      level: 'unknown' as Result.level,
      message: { text: message.replaceAll(/[{}]/g, '$&$&') },
      locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
      properties: {
        ...facts,
        // No program that found something means that it is not severe at all.
        ...(!/^none$/i.test(severity) && { severity }),
        ...(cwe !== undefined && { cwe: `CWE-${cwe}` }),
      },
    };
  });
  return {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: tool, rules: [...rules.values()] } }, results }],
  };
}

const lineMax = 1000;

/** Reads lines of the tree's files. The last file is kept, because findings come in the order of files. */
function createLineReader(folder: string): (name: string, line: number) => string | undefined {
  let last: { name: string; lines: string[] } | undefined;
  return (name, line) => {
    if (last?.name !== name) {
      try {
        last = { name, lines: readFileSync(join(folder, name), 'utf8').split(/\r?\n/) };
      } catch {
        return undefined;
      }
    }
    return last.lines[line - 1]?.slice(0, lineMax);
  };
}

/** The name in the tree of an absolute path below its folder. Any other text is returned unchanged. */
export function toTreeName(folder: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  const start = `${folder.replaceAll('\\', '/')}/`;
  return plain.startsWith(start) ? plain.slice(start.length) : plain;
}

/** The number in `CWE-89: SQL injection`, the first of several texts that have one. */
export function findWeaknessNumber(stated: unknown): number | undefined {
  const texts: unknown[] = Array.isArray(stated) ? stated : [stated];
  const numbers = texts.flatMap((text) => /^CWE-(\d{1,5})\b/i.exec(String(text))?.[1] ?? []);
  return numbers[0] === undefined ? undefined : Number(numbers[0]);
}
