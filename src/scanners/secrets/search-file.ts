/** Searches one file for credentials, in a separate process, which passes on where they are but not what they are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSeverityRank } from '../../shared/severity.ts';
import { readContent } from '../../shared/text/contents.ts';
import { classifyContent, createWordFilter, listReadings } from '../../shared/text/decode.ts';
import { getExtension } from '../../shared/text/file-name.ts';
import { createSecretMark } from '../../shared/text/fingerprint.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import type { Scanner, Task } from '../task.ts';
import type { Hit } from './hit.ts';
import { findSecretRule } from './rules.ts';
import { createSecretSearch, keyStoreExtension, type Libraries, type Search } from './search.ts';

export interface FoundSecret {
  ruleId: string;
  /** Its mark. */
  code: string;
  severity: EngineFinding['severity'];
  /** Equal for two locations with the same secret. Never stored. */
  key: string;
  /** From 1. Undefined when the rule gives no location. */
  line: number | undefined;
  /** Other lines of the file with the same secret. */
  otherLines: number[];
}

export interface SecretsResult {
  found: FoundSecret[];
  isBinary: boolean;
  isEncrypted: boolean;
  /** Rules that could not read the whole file. */
  failed: string[];
}

export type SecretsScanner = Scanner<Task, SecretsResult>;

export function createSecretsScanner(name: string, load: () => Promise<Libraries>): SecretsScanner {
  return {
    name,
    open: async (root) => {
      const search = createSecretSearch(await load());
      return (task) => searchFile(search, root, task);
    },
    // Secrets could be compared by `key`, so it must not be written to disk.
    stateOf: (_task, { found, failed }) => (found.length === 0 && failed.length === 0 ? '' : undefined),
  };
}

async function searchFile(search: Search, root: string, { path, stored }: Task): Promise<SecretsResult> {
  const content = readContent(root, stored);
  const extension = getExtension(path);
  const isKeyStore = extension === keyStoreExtension;
  const { isBinary, isEncrypted } = classifyContent(content);
  const result = { isBinary: isBinary && !isKeyStore, isEncrypted };
  const searchText = search({ path, extension }, createWordFilter(content));
  if (searchText === undefined) return { ...result, found: [], failed: [] };
  const failed = new Set<string>();
  const found: LocatedSecret[] = [];
  const file = isKeyStore ? writeKeyStore(root, content) : undefined;
  try {
    for (const text of listReadings(content)) {
      const searched = await searchText({ filePath: file?.path ?? join(root, path), path, extension }, text);
      for (const rule of searched.failed) failed.add(rule);
      found.push(...selectNewHits(found, locateHits(text, removeOverlappingHits(searched.hits))));
    }
  } finally {
    file?.remove();
  }
  return { ...result, found: mergePlaces(found).map(concealSecret), failed: [...failed] };
}

/** Secretlint recognises a key store by its name. */
function writeKeyStore(root: string, content: Buffer): { path: string; remove(): void } {
  const folder = mkdtempSync(join(dirname(root), 'key-'));
  const path = join(folder, `store${keyStoreExtension}`);
  writeFileSync(path, content, { mode: 0o600 });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface LocatedSecret {
  ruleId: string;
  severity: EngineFinding['severity'];
  secret: string;
  /** From 1. Undefined when the rule gives no location. */
  line: number | undefined;
}

function locateHits(text: string, hits: readonly Hit[]): LocatedSecret[] {
  if (hits.length === 0) return [];
  const lineAt = createLineFinder(text);
  return hits.map(({ ruleId, severity, start, end }) => ({
    ruleId,
    severity: severity ?? findSecretRule(ruleId).severity,
    secret: text.slice(start, end),
    line: end === 0 ? undefined : lineAt(start),
  }));
}

/** Hits that the second decoding of the file has and the first one does not have. */
function selectNewHits(first: readonly LocatedSecret[], second: readonly LocatedSecret[]): LocatedSecret[] {
  const createHitKey = ({ ruleId, secret, line }: LocatedSecret) => JSON.stringify([ruleId, secret, line]);
  const counts = new Map<string, number>();
  for (const one of first) counts.set(createHitKey(one), (counts.get(createHitKey(one)) ?? 0) + 1);
  return second.filter((one) => {
    const left = counts.get(createHitKey(one)) ?? 0;
    counts.set(createHitKey(one), left - 1);
    return left <= 0;
  });
}

type MergedSecret = LocatedSecret & { otherLines: number[] };

/** One secret in several lines of a file is one finding: that of the most severe hit, the first of these. */
function mergePlaces(found: readonly LocatedSecret[]): MergedSecret[] {
  const merged = new Map<LocatedSecret, MergedSecret>();
  for (const group of Map.groupBy(found, ({ secret, ruleId }) => (secret === '' ? ruleId : secret)).values()) {
    const [worst] = group.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
    if (worst === undefined) continue;
    const lines = new Set(group.flatMap(({ line }) => (line === undefined || line === worst.line ? [] : [line])));
    merged.set(worst, { ...worst, otherLines: [...lines].sort((a, b) => a - b) });
  }
  return found.flatMap((one) => merged.get(one) ?? []);
}

function concealSecret({ ruleId, severity, secret, line, otherLines }: MergedSecret): FoundSecret {
  const code = createSecretMark(secret, findSecretRule(ruleId).isIssued);
  return { ruleId, severity, code, key: `${ruleId} ${createSecretMark(secret, true)}`, line, otherLines };
}

/** A secret may match several rules (a URL is a connection string too). The most severe counts, then the longest. */
function removeOverlappingHits(hits: readonly Hit[]): Hit[] {
  const rankHit = ({ ruleId, severity }: Hit) => getSeverityRank(severity ?? findSecretRule(ruleId).severity);
  const getLength = ({ start, end }: Hit) => end - start;
  const getEnd = (hit: Hit) => Math.max(hit.end, hit.start + 1);
  const groups: Hit[][] = [];
  let end = -1;
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    if (hit.start < end) groups.at(-1)?.push(hit);
    else groups.push([hit]);
    end = Math.max(end, getEnd(hit));
  }
  return groups.flatMap((group) => {
    const kept: Hit[] = [];
    for (const hit of group.toSorted((a, b) => rankHit(a) - rankHit(b) || getLength(b) - getLength(a)))
      if (!kept.some((other) => hit.start < getEnd(other) && other.start < getEnd(hit))) kept.push(hit);
    return kept.sort((a, b) => a.start - b.start);
  });
}
