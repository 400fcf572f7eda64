/**
 * Searches every file, and earlier contents of the branch, for credentials with secretlint. No text of a credential
 * leaves its process.
 */

import { secretsInstallation } from '../../installation.ts';
import { extensionOf } from '../../text/file-name.ts';
import { identities } from '../../text/fingerprint.ts';
import { diagnosticsOfSkips, type Skip } from '../../text/skipped-files.ts';
import type { EngineContext, EngineFinding, ExtraFile } from '../engine.ts';
import { scoreOf, withLink } from '../meaning.ts';
import { lookHere } from '../task.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { secretRule } from './rules.ts';
import { type Libraries, loadLibraries } from './search.ts';
import { type FoundSecret, type SecretsAnswer, type SecretsScanner, secretsScanner } from './search-file.ts';

const { name, scanType } = secretsInstallation;
/** The CVSS score of a credential that certainly works and gives full access. */
const worstScore = 9.8;

/** The engine. Tests replace `load`. */
export function createSecretsEngine(load: () => Promise<Libraries> = loadLibraries): TreeEngine {
  const scanner = secretsScanner(name, load);
  const scan = (context: EngineContext) => ifInstalled(secretsInstallation, () => scanTree(context, scanner));
  return { name, scanType, scanner, isShared: () => false, scan };
}

export const secretsEngine: TreeEngine = createSecretsEngine();

interface Progress {
  findings: EngineFinding[];
  lookedAt: string[];
  binary: string[];
  skips: Skip[];
  /** Keys of all secrets that are not new: in the tree, or in the target branch. */
  known: Set<string>;
}

async function scanTree(context: EngineContext, scanner: SecretsScanner): Promise<TreeResult> {
  const progress: Progress = { findings: [], lookedAt: [], binary: [], skips: [], known: new Set() };
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, context.files, context)) {
    if ('fault' in looked) skip(progress, looked.task.path, `Not searched for secrets: ${looked.fault}`);
    else addAnswer(progress, looked.task.path, looked.answer);
  }
  await searchExtras(progress, context, scanner);
  const { findings, lookedAt, binary, skips } = progress;
  const diagnostics = [...diagnosticsOfSkips(name, skips), ...binaryDiagnostics(binary)];
  return { findings, coverage: skips.length === 0 ? 'covered' : 'partly covered', diagnostics, lookedAt };
}

function addAnswer(progress: Progress, path: string, { found, isBinary, isEncrypted, failed }: SecretsAnswer): void {
  progress.findings.push(...findingsOf(path, found));
  for (const { key } of found) progress.known.add(key);
  if (failed.length > 0) skip(progress, path, `Not searched for all secrets: ${failed.join(', ')} failed`);
  if (isEncrypted) skip(progress, path, 'Encrypted: not searched for secrets');
  else if (isBinary) progress.binary.push(path);
  else progress.lookedAt.push(path);
}

function skip(progress: Progress, filePath: string, reason: string): void {
  progress.skips.push({ reason, filePath });
}

/** First the secrets that are not new, then those that the branch removed again. */
async function searchExtras(progress: Progress, context: EngineContext, scanner: SecretsScanner): Promise<void> {
  const kinds: ExtraFile['kind'][] = ['link', 'elsewhere', 'removed', 'message'];
  const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  if (tasks.length === 0) return;
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
    const { path, kind, commit = '' } = looked.task;
    if ('fault' in looked) {
      if (kind !== 'elsewhere')
        skip(
          progress,
          path,
          `${kind === 'message' ? 'A commit message' : 'An earlier version'} was not searched for secrets: ${looked.fault}`,
        );
      continue;
    }
    const fresh = looked.answer.found.filter(({ key }) => !progress.known.has(key));
    for (const { key } of fresh) progress.known.add(key);
    if (kind === 'link') progress.findings.push(...findingsOf(path, fresh));
    if (kind === 'removed' || kind === 'message') progress.findings.push(...oldFindingsOf({ path, commit }, fresh));
  }
}

function findingsOf(path: string, found: readonly FoundSecret[]): EngineFinding[] {
  const identityOf = identities();
  return found.map(({ ruleId, severity, code, line }): EngineFinding => {
    const { what, revoke } = secretRule(ruleId);
    return {
      type: 'SECRET',
      severity,
      title: `${what} in the repository`,
      description: `The file contains what looks like a working credential (rule ${ruleId}). Anyone who can read the repository, now or later, can use it. The credential itself is not shown.`,
      remediation: withLink(
        `${revoke} Then remove it from the file and read it from a secret store or an environment variable. Removing it is not enough, because it stays in the history of the repository.`,
        'CWE-798',
      ),
      cwe: 'CWE-798',
      cvss: scoreOf(severity, worstScore),
      filePath: path,
      ...(line === undefined ? {} : { line }),
      ...identityOf({ rule: ruleId, path, code }),
    };
  });
}

/**
 * The finding belongs to no file of the commit. A finding without a location counts as changed, whatever files the
 * proposal has.
 */
function oldFindingsOf(place: { path: string; commit: string }, found: readonly FoundSecret[]): EngineFinding[] {
  const identityOf = identities();
  const commit = place.commit.slice(0, 12);
  const { titled, held, identified, remedy } = place.path === '' ? inMessage(commit) : inFile(place.path, commit);
  return found.map(({ ruleId, severity, code }): EngineFinding => {
    const { what, revoke } = secretRule(ruleId);
    const { fingerprint } = identityOf({ rule: ruleId, path: identified, code });
    return {
      type: 'SECRET',
      severity,
      title: `${what} in ${titled}`,
      description: `${held} what looks like a working credential (rule ${ruleId}). It is not in the last commit, but anyone who can read the repository can read the earlier commit. The credential itself is not shown.`,
      remediation: withLink(`${revoke} ${remedy}`, 'CWE-798'),
      cwe: 'CWE-798',
      cvss: scoreOf(severity, worstScore),
      filePath: '',
      fingerprint,
    };
  });
}

function inFile(path: string, commit: string) {
  return {
    titled: `${path} at commit ${commit}, removed later`,
    held: `In ${path}, an earlier commit of this branch (${commit}) contains`,
    identified: `removed: ${path}`,
    remedy:
      'Then make the branch anew without that commit; merging it squashed keeps the commit out of the default branch.',
  };
}

function inMessage(commit: string) {
  return {
    titled: `the message of commit ${commit}`,
    held: `The message of ${commit}, a commit of this branch, contains`,
    identified: 'message',
    remedy: 'Then rewrite the commit message, because a squash merge can keep it.',
  };
}

function binaryDiagnostics(paths: readonly string[]): TreeResult['diagnostics'] {
  if (paths.length === 0) return [];
  const kinds = Map.groupBy(paths, (path) => extensionOf(path) || 'no extension');
  const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
  const message = `Binary files were searched as plain bytes only, not what is packed in them (${paths.length}: ${shown})`;
  return [{ engine: name, message }];
}
