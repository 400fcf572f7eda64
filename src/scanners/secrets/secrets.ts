/** Searches every file, and earlier contents of the branch, for credentials. No text of one leaves its process. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { engineInstallations } from '../../shared/installation.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import { classifyContent, createWordFilter, listReadings, readContent } from '../../shared/text/contents.ts';
import { getExtension, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import { createFindingIdentifier, createSecretMark } from '../../shared/text/fingerprint.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import type { ExtraFile } from '../../shared/text/scan-request.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import type { EngineContext, EngineFinding, Scanner, Task, TreeEngine, TreeResult } from '../engine.ts';
import { addLink, joinEdges, limitScore, runIfInstalled, scanInThread } from '../engine.ts';
import type { Hit } from './rules.ts';
import { findSecretRule } from './rules.ts';
import { keyStoreExtension, openSecretSearch, type Search } from './search.ts';

const programs =
  /\.(?:[cm]?[jt]sx?|py|go|java|kt|rb|php|conf|nginx|ya?ml|json|toml)$|(?:^|\/)(?:caddyfile|nginx[^/]*)$/i;
/** A line that serves a folder, with those of its arguments that are on the next lines. */
const serving =
  /^.*(?:\bstatic\w*\s*\(|\bserve(?:Static)?\s*\(|\.Static(?:FS|File)?\(|\bhttp\.Dir\(|\bstatic_folder\s*=|\bSTATICFILES_DIRS\b|\bStaticFiles\(|\b(?:send_from_directory|send_file|sendFile)\(|\baddResourceLocations\(|\bpublicDir\b|\/static["']\s*\)|"public"\s*:|^[ \t]*(?:root|alias)\s+[^\s;]+;).*(?:\n.*){0,2}/gim;
const longestText = 512 * 1024;

/** By path of each of the files that is served, the files that serve it. `servers`: those to read. */
function findServedFiles(
  { root, files, neighbours = files }: Pick<EngineContext, 'root' | 'files' | 'neighbours'>,
  { asked, servers }: { asked?: ReadonlySet<string>; servers?: ReadonlySet<string> },
): Map<string, string[]> {
  const served = new Map<string, string[]>();
  const paths = neighbours.map(({ path }) => path);
  const all = new Set(paths.flatMap((path) => [path, ...listFolders(path)]));
  for (const { path: by, stored } of neighbours) {
    if (servers?.has(by) === false || !programs.test(by) || isInstalledPackage(by)) continue;
    const content = readContent(root, stored, longestText + 1);
    if (content.length > longestText) continue;
    const places = [...content.toString().matchAll(serving)].flatMap(([code]) => listPlaces(by, code, all));
    if (places.length === 0) continue;
    for (const path of asked ?? paths)
      if (path !== by && places.some((place) => place === '' || path === place || path.startsWith(`${place}/`)))
        served.set(path, [...(served.get(path) ?? []), by]);
  }
  return served;
}

function listFolders(path: string): string[] {
  const folders = [getFolder(path)];
  while (folders.at(-1) !== '') folders.push(getFolder(folders.at(-1) ?? ''));
  return folders;
}

/** The files and folders of the tree that the code names, from its own folder and from those above it. */
function listPlaces(by: string, code: string, all: ReadonlySet<string>): string[] {
  const [first = ''] = code.split('\n', 1);
  const bare = /^\s*(?:root|alias)\s+([^\s;]{1,1000});/i.exec(code)?.[1]?.split('/') ?? [];
  const ends = bare.map((_, index) => bare.slice(index).join('/')).slice(0, -1);
  const written = [...code.matchAll(/(["'`])([^"'`\n]*)\1/g)].map(([, , text = '']) =>
    text.replace(/^(?:classpath|file):/, ''),
  );
  const isOwn = /\(\s*(?:__dirname|import\.meta\.dirname)\s*[),]/.test(first) && written.length === 0;
  const own = isOwn || written.some((text) => /^\.\/?$/.test(text)) ? [getFolder(by)] : [];
  const found = [...written, ...ends, bare.at(-1) ?? '']
    .filter((text) => /\w/.test(text))
    .flatMap(
      (text) =>
        listFolders(by)
          .map((folder) => posix.join(folder, text).replace(/^\/|\/$/g, ''))
          .find((each) => all.has(each)) ?? [],
    );
  return [...own, ...found];
}

const { name, scanType } = engineInstallations.secrets;
/** The CVSS score of a credential that certainly works and gives full access. */
const worstScore = 9.8;

/** The engine. Tests replace `load`. */
export function createSecretsEngine(load?: Parameters<typeof openSecretSearch>[0]): TreeEngine {
  const scanner: SecretsScanner = {
    name,
    open: async (root) => {
      const search = await openSecretSearch(load);
      return (task) => searchFile(search, root, task);
    },
    // Secrets could be compared by `key`, so it must not be written to disk.
    stateOf: (_task, { found, failed }) => (found.length === 0 && failed.length === 0 ? '' : undefined),
  };
  const scan = (context: EngineContext) =>
    runIfInstalled(engineInstallations.secrets, () => scanForSecrets(context, scanner));
  // What a change begins to serve becomes public.
  const findAffected = (context: EngineContext, changed: ReadonlySet<string>) =>
    new Set(findServedFiles(context, { servers: changed }).keys());
  return { name, scanType, scanner, isShared: () => false, findAffected, scan };
}

export const secretsEngine: TreeEngine = createSecretsEngine();

interface SecretsProgress {
  findings: EngineFinding[];
  lookedAt: string[];
  binary: string[];
  skips: SkippedFile[];
  /** Keys of all secrets that are not new: in the tree, or in the target branch. */
  known: Set<string>;
}

async function scanForSecrets(context: EngineContext, scanner: SecretsScanner): Promise<TreeResult> {
  const progress: SecretsProgress = { findings: [], lookedAt: [], binary: [], skips: [], known: new Set() };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, context.files, context)) {
    if ('fault' in outcome) addSkip(progress, outcome.task.path, `Not searched for secrets: ${outcome.fault}`);
    else addSecretsResult(progress, outcome.task.path, outcome.answer);
  }
  await searchExtras(progress, context, scanner);
  const { findings, lookedAt, binary, skips } = progress;
  const diagnostics = [...createSkipDiagnostics(name, skips), ...createBinaryDiagnostics(binary)];
  const found = new Set(findings.map(({ filePath }) => filePath));
  const served = found.size === 0 ? new Map<string, string[]>() : findServedFiles(context, { asked: found });
  return {
    // A finding whose file becomes public is a new one.
    findings: findings.map((finding) =>
      served.has(finding.filePath)
        ? { ...finding, sources: [{ kind: 'public', path: finding.filePath, code: '', safeFor: [] }] }
        : finding,
    ),
    coverage: skips.length === 0 ? 'covered' : 'partly covered',
    diagnostics,
    lookedAt,
    ...(served.size > 0 && { consulted: joinEdges(served) }),
  };
}

function addSecretsResult(
  progress: SecretsProgress,
  path: string,
  { found, isBinary, isEncrypted, failed }: SecretsResult,
): void {
  progress.findings.push(...createSecretFindings(path, found));
  for (const { key } of found) progress.known.add(key);
  if (failed.length > 0) addSkip(progress, path, `Not searched for all secrets: ${failed.join(', ')} failed`);
  if (isEncrypted) addSkip(progress, path, 'Encrypted: not searched for secrets');
  else if (isBinary) progress.binary.push(path);
  else progress.lookedAt.push(path);
}

function addSkip(progress: SecretsProgress, filePath: string, reason: string): void {
  progress.skips.push({ reason, filePath });
}

/** First the secrets that are not new, then those that the branch removed again. */
async function searchExtras(progress: SecretsProgress, context: EngineContext, scanner: SecretsScanner): Promise<void> {
  const kinds: ExtraFile['kind'][] = ['link', 'elsewhere', 'removed', 'message'];
  const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  if (tasks.length === 0) return;
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, context)) {
    const { path, kind, commit = '' } = outcome.task;
    if ('fault' in outcome) {
      if (kind !== 'elsewhere')
        addSkip(
          progress,
          path,
          `${kind === 'message' ? 'A commit message' : 'An earlier version'} was not searched for secrets: ${outcome.fault}`,
        );
      continue;
    }
    const fresh = outcome.answer.found.filter(({ key }) => !progress.known.has(key));
    for (const { key } of fresh) progress.known.add(key);
    if (kind === 'link') progress.findings.push(...createSecretFindings(path, fresh));
    if (kind === 'removed' || kind === 'message')
      progress.findings.push(...createHistoryFindings({ path, commit }, fresh));
  }
}

function createSecretFindings(path: string, found: readonly FoundSecret[]): EngineFinding[] {
  const identify = createFindingIdentifier();
  return found.map(({ ruleId, severity, code, line, otherLines }): EngineFinding => {
    const { what, revoke } = findSecretRule(ruleId);
    return {
      type: 'SECRET',
      severity,
      title: `${what} in the repository`,
      description: `The file contains what looks like a working credential (rule ${ruleId}). Anyone who can read the repository, now or later, can use it. The credential itself is not shown.${describeLines(otherLines)}`,
      remediation: addLink(
        `${revoke} Then remove it from the file and read it from a secret store or an environment variable. Removing it is not enough, because it stays in the history of the repository.`,
        'CWE-798',
      ),
      cwe: 'CWE-798',
      cvss: limitScore(severity, worstScore),
      filePath: path,
      ...(line === undefined ? {} : { line }),
      ...identify({ rule: ruleId, path, code }),
    };
  });
}

/** Number of further lines that are named. */
const mostLines = 20;

function describeLines(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > mostLines ? ` and ${lines.length - mostLines} more` : '';
  return ` It is also in ${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, mostLines).join(', ')}${more}.`;
}

/** The finding belongs to no file of the commit. Without a location it counts as changed, whatever was changed. */
function createHistoryFindings(
  location: { path: string; commit: string },
  found: readonly FoundSecret[],
): EngineFinding[] {
  const identify = createFindingIdentifier();
  const commit = location.commit.slice(0, 12);
  const { titled, held, identified, remedy } =
    location.path === ''
      ? {
          titled: `the message of commit ${commit}`,
          held: `The message of ${commit}, a commit of this branch, contains`,
          identified: 'message',
          remedy: 'Then rewrite the commit message, because a squash merge can keep it.',
        }
      : {
          titled: `${location.path} at commit ${commit}, removed later`,
          held: `In ${location.path}, an earlier commit of this branch (${commit}) contains`,
          identified: `removed: ${location.path}`,
          remedy:
            'Then recreate the branch without that commit; merging it squashed keeps the commit out of the default branch.',
        };
  return found.map(({ ruleId, severity, code }): EngineFinding => {
    const { what, revoke } = findSecretRule(ruleId);
    const { fingerprint } = identify({ rule: ruleId, path: identified, code });
    return {
      type: 'SECRET',
      severity,
      title: `${what} in ${titled}`,
      description: `${held} what looks like a working credential (rule ${ruleId}). It is not in the last commit, but anyone who can read the repository can read the earlier commit. The credential itself is not shown.`,
      remediation: addLink(`${revoke} ${remedy}`, 'CWE-798'),
      cwe: 'CWE-798',
      cvss: limitScore(severity, worstScore),
      filePath: '',
      fingerprint,
    };
  });
}

function createBinaryDiagnostics(paths: readonly string[]): TreeResult['diagnostics'] {
  if (paths.length === 0) return [];
  const kinds = Map.groupBy(paths, (path) => getExtension(path) || 'no extension');
  const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
  const message = `In binary files, only plain bytes were searched (${paths.length}: ${shown})`;
  return [{ engine: name, message }];
}

/** What the separate process passes on about a credential: where it is, but not what it is. */
interface FoundSecret extends Omit<LocatedSecret, 'secret'> {
  /** Its mark. */
  code: string;
  /** Equal for two locations with the same secret. Never stored. */
  key: string;
  /** Other lines of the file with the same secret. */
  otherLines: number[];
}

interface SecretsResult {
  found: FoundSecret[];
  isBinary: boolean;
  isEncrypted: boolean;
  /** Rules that could not read the whole file. */
  failed: string[];
}

type SecretsScanner = Scanner<Task, SecretsResult>;

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
  // Secretlint recognises a key store by its name.
  const folder = isKeyStore ? mkdtempSync(join(dirname(root), 'key-')) : undefined;
  const filePath = folder === undefined ? join(root, path) : join(folder, `store${keyStoreExtension}`);
  try {
    if (folder !== undefined) writeFileSync(filePath, content, { mode: 0o600 });
    for (const text of listReadings(content)) {
      const searched = await searchText({ filePath, path, extension }, text);
      for (const rule of searched.failed) failed.add(rule);
      found.push(...selectNewHits(found, locateHits(text, removeOverlappingHits(searched.hits))));
    }
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
  return { ...result, found: mergePlaces(found), failed: [...failed] };
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

/** One secret in several lines of a file is one finding: that of the most severe hit, the first of these. */
function mergePlaces(found: readonly LocatedSecret[]): FoundSecret[] {
  const merged = new Map<LocatedSecret, FoundSecret>();
  for (const group of Map.groupBy(found, ({ secret, ruleId }) => (secret === '' ? ruleId : secret)).values()) {
    const [worst] = group.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
    if (worst === undefined) continue;
    const lines = new Set(group.flatMap(({ line }) => (line === undefined || line === worst.line ? [] : [line])));
    const { secret, ruleId, severity, line } = worst;
    const code = createSecretMark(secret, findSecretRule(ruleId).isIssued);
    const key = `${ruleId} ${createSecretMark(secret, true)}`;
    merged.set(worst, { ruleId, severity, code, key, line, otherLines: [...lines].sort((a, b) => a - b) });
  }
  return found.flatMap((one) => merged.get(one) ?? []);
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
