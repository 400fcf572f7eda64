/**
 * Searches one file for credentials; runs in a separate process, which passes on where they are but not what they are.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { severityRank } from '../../severity.ts';
import { readContent } from '../../text/contents.ts';
import { natureOf, readingsOf, wordsIn } from '../../text/decode.ts';
import { extensionOf } from '../../text/file-name.ts';
import { secretMark } from '../../text/fingerprint.ts';
import { lineFinder } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import type { Scanner, Task } from '../task.ts';
import type { Hit } from './hit.ts';
import { secretRule } from './rules.ts';
import { createSearch, keyStoreExtension, type Libraries, type Search } from './search.ts';

export interface FoundSecret {
  ruleId: string;
  /** Its mark. */
  code: string;
  severity: EngineFinding['severity'];
  /** Equal for two locations with the same secret. Never stored. */
  key: string;
  /** From 1. Undefined when the rule gives no location. */
  line: number | undefined;
}

export interface SecretsAnswer {
  found: FoundSecret[];
  isBinary: boolean;
  isEncrypted: boolean;
  /** Rules that could not read the whole file. */
  failed: string[];
}

export type SecretsScanner = Scanner<Task, SecretsAnswer>;

export function secretsScanner(name: string, load: () => Promise<Libraries>): SecretsScanner {
  return {
    name,
    open: async (root) => {
      const search = createSearch(await load());
      return (task) => searchFile(search, root, task);
    },
    // Secrets could be compared by `key`, so it must not be written to disk.
    stateOf: (_task, { found, failed }) => (found.length === 0 && failed.length === 0 ? '' : undefined),
  };
}

async function searchFile(search: Search, root: string, { path, stored }: Task): Promise<SecretsAnswer> {
  const content = readContent(root, stored);
  const extension = extensionOf(path);
  const isKeyStore = extension === keyStoreExtension;
  const { isBinary, isEncrypted } = natureOf(content);
  const answer = { isBinary: isBinary && !isKeyStore, isEncrypted };
  const searchText = search({ path, extension }, wordsIn(content));
  if (searchText === undefined) return { ...answer, found: [], failed: [] };
  const failed = new Set<string>();
  const found: Found[] = [];
  const file = isKeyStore ? fileOf(root, content) : undefined;
  try {
    for (const text of readingsOf(content)) {
      const searched = await searchText({ filePath: file?.path ?? join(root, path), path, extension }, text);
      for (const rule of searched.failed) failed.add(rule);
      found.push(...beyond(found, placed(text, withoutOverlaps(searched.hits))));
    }
  } finally {
    file?.remove();
  }
  return { ...answer, found: found.map(concealed), failed: [...failed] };
}

/** Secretlint recognises a key store by its name. */
function fileOf(root: string, content: Buffer): { path: string; remove(): void } {
  const folder = mkdtempSync(join(dirname(root), 'key-'));
  const path = join(folder, `store${keyStoreExtension}`);
  writeFileSync(path, content, { mode: 0o600 });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Found {
  ruleId: string;
  severity: EngineFinding['severity'];
  secret: string;
  /** From 1. Undefined when the rule gives no location. */
  line: number | undefined;
}

function placed(text: string, hits: readonly Hit[]): Found[] {
  if (hits.length === 0) return [];
  const lineAt = lineFinder(text);
  return hits.map(({ ruleId, severity, start, end }) => ({
    ruleId,
    severity: severity ?? secretRule(ruleId).severity,
    secret: text.slice(start, end),
    line: end === 0 ? undefined : lineAt(start),
  }));
}

/** Hits that the second decoding of the file has and the first one does not have. */
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

function concealed({ ruleId, severity, secret, line }: Found): FoundSecret {
  const code = secretMark(secret, secretRule(ruleId).isIssued);
  return { ruleId, severity, code, key: `${ruleId} ${secretMark(secret, true)}`, line };
}

/**
 * One secret may match several rules (a URL is also a connection string). The most severe hit counts, then the longest.
 */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const rank = ({ ruleId, severity }: Hit) => severityRank(severity ?? secretRule(ruleId).severity);
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
