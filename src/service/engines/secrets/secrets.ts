/** Looks for credentials in every file with secretlint. Nothing of what it finds leaves this file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { severityRank } from '../../../api/schemas.ts';
import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { identities, secretMark } from '../fingerprint.ts';
import { lineFinder } from '../snippet.ts';
import { extensionOf } from '../source-file.ts';
import { lookHere, type Scanner, type Task } from '../task.ts';
import { decodeText, readingsOf } from '../text.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { secretRule } from './rules.ts';
import { createSearch, type Hit, type Libraries, loadLibraries, type Search } from './search.ts';

const name = 'secretlint';
const packages = ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'];

export interface SecretsAnswer {
  findings: EngineFinding[];
  isBinary: boolean;
  isEncrypted: boolean;
  /** Rules that could not read all of the file. */
  failed: string[];
}

/** The engine; `load` is replaced in tests. */
export function createSecretsEngine(load: () => Promise<Libraries> = loadLibraries): TreeEngine {
  const scanner: Scanner<Task, SecretsAnswer> = {
    name,
    open: async (root) => {
      const search = createSearch(await load());
      return (task) => searchFile(search, root, task);
    },
  };
  const scan = (context: EngineContext) => ifInstalled({ name, packages }, () => scanTree(context, scanner));
  return { name, scanType: 'secrets', scanner, scan };
}

export const secretsEngine: TreeEngine = createSecretsEngine();

async function scanTree(context: EngineContext, scanner: Scanner<Task, SecretsAnswer>): Promise<TreeResult> {
  const findings: EngineFinding[] = [];
  const lookedAt: string[] = [];
  const binary: string[] = [];
  const skips: Skip[] = [];
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, context.files, context)) {
    const { path: filePath } = looked.task;
    if ('fault' in looked) {
      skips.push({ reason: `Not searched for secrets: ${looked.fault}`, filePath });
      continue;
    }
    const { isBinary, isEncrypted, failed } = looked.answer;
    findings.push(...looked.answer.findings);
    if (failed.length > 0)
      skips.push({ reason: `Not searched for all secrets: ${failed.join(', ')} failed`, filePath });
    if (isEncrypted) skips.push({ reason: 'Encrypted: not searched for secrets', filePath });
    else if (isBinary) binary.push(filePath);
    else lookedAt.push(filePath);
  }
  const diagnostics = [...diagnosticsOfSkips(name, skips), ...binaryDiagnostics(binary)];
  return { findings, coverage: skips.length === 0 ? 'covered' : 'partly covered', diagnostics, lookedAt };
}

async function searchFile(search: Search, root: string, { path, stored }: Task): Promise<SecretsAnswer> {
  const content = await readFile(join(root, stored));
  const { isBinary, isEncrypted } = decodeText(content);
  const extension = extensionOf(path);
  const failed = new Set<string>();
  const found: Found[] = [];
  for (const text of readingsOf(content)) {
    const searched = await search({ filePath: join(root, stored), extension, text });
    for (const rule of searched.failed) failed.add(rule);
    found.push(...beyond(found, placed(text, withoutOverlaps(searched.hits))));
  }
  return {
    findings: findingsOf(path, found),
    isBinary: isBinary && extension !== '.p12',
    isEncrypted,
    failed: [...failed],
  };
}

interface Found {
  ruleId: string;
  secret: string;
  /** From 1; undefined where the rule names no place. */
  line: number | undefined;
}

function placed(text: string, hits: readonly Hit[]): Found[] {
  const lineAt = lineFinder(text);
  return hits.map(({ ruleId, start, end }) => ({
    ruleId,
    secret: text.slice(start, end),
    line: end === 0 ? undefined : lineAt(start),
  }));
}

/** What another reading of the same file found that the first did not. */
function beyond(first: readonly Found[], second: readonly Found[]): Found[] {
  const keyOf = ({ ruleId, secret, line }: Found) => JSON.stringify([ruleId, secret, line]);
  const known = new Map<string, number>();
  for (const one of first) known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1);
  return second.filter((one) => {
    const left = known.get(keyOf(one)) ?? 0;
    known.set(keyOf(one), left - 1);
    return left <= 0;
  });
}

function findingsOf(path: string, found: readonly Found[]): EngineFinding[] {
  const identityOf = identities();
  return found.map(({ ruleId, secret, line }): EngineFinding => {
    const { title, severity, revoke, isIssued } = secretRule(ruleId);
    return {
      type: 'SECRET',
      severity,
      title,
      description: `The file holds what looks like a working credential (rule ${ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
      remediation: `${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`,
      cwe: 'CWE-798',
      filePath: path,
      ...(line === undefined ? {} : { line }),
      ...identityOf({ rule: ruleId, path, code: secretMark(secret, isIssued) }),
    };
  });
}

/** One secret can match several rules (an address is a connection string too): the worst one speaks for it, then the longest. */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const rank = ({ ruleId }: Hit) => severityRank(secretRule(ruleId).severity);
  const length = ({ start, end }: Hit) => end - start;
  const ends = (hit: Hit) => Math.max(hit.end, hit.start + 1);
  const groups: Hit[][] = [];
  let end = -1;
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    if (hit.start < end) groups.at(-1)?.push(hit);
    else groups.push([hit]);
    end = Math.max(end, ends(hit));
  }
  return groups.flatMap((group) => {
    const kept: Hit[] = [];
    for (const hit of group.toSorted((a, b) => rank(a) - rank(b) || length(b) - length(a)))
      if (!kept.some((other) => hit.start < ends(other) && other.start < ends(hit))) kept.push(hit);
    return kept.sort((a, b) => a.start - b.start);
  });
}

function binaryDiagnostics(paths: readonly string[]): TreeResult['diagnostics'] {
  if (paths.length === 0) return [];
  const kinds = Map.groupBy(paths, (path) => extensionOf(path) || 'no extension');
  const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
  const message = `Binary files were searched as plain bytes only, not what is packed in them (${paths.length}: ${shown})`;
  return [{ engine: name, message }];
}
