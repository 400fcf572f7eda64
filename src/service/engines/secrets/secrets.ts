/** Looks for credentials in every text file with secretlint. Nothing of what it finds leaves this file. */
import { join } from 'node:path';
import { severityRank } from '../../../api/schemas.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { identities, secretMark } from '../fingerprint.ts';
import { extensionOf, readText } from '../source-file.ts';
import { loadIfInstalled, notInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { secretRule } from './rules.ts';

const name = 'secretlint';
const packages = ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'];
/** This rule is how a comment `secretlint-disable` hides a secret; the scanned branch must not decide that. */
const commentRuleId = '@secretlint/secretlint-rule-filter-comments';
/** The one binary format that a rule of the preset reads: Google's key files. */
const keyStoreExtension = '.p12';

async function loadLibraries() {
  const [core, preset] = await Promise.all([
    import(/* webpackIgnore: true */ '@secretlint/core'),
    import(/* webpackIgnore: true */ '@secretlint/secretlint-rule-preset-recommend'),
  ]);
  // Left on, it keeps several marks per rule and file: half a gigabyte for 10,000 files.
  const profiler = await loadIfInstalled(() => import(/* webpackIgnore: true */ '@secretlint/profiler'));
  profiler?.secretLintProfiler.setEnabled(false);
  return { lintSource: core.lintSource, preset: preset.creator };
}

type Libraries = Awaited<ReturnType<typeof loadLibraries>>;
type Config = Parameters<Libraries['lintSource']>[0]['options']['config'];
type Message = Awaited<ReturnType<Libraries['lintSource']>>['messages'][number];

/** The engine; `load` is replaced in tests. */
export function createSecretsEngine(load: () => Promise<Libraries> = loadLibraries): TreeEngine {
  return {
    name,
    scanType: 'secrets',
    scan: async (context) => {
      const libraries = await loadIfInstalled(load);
      return libraries === undefined ? notInstalled(name, packages) : scanTree(context, libraries);
    },
  };
}

export const secretsEngine: TreeEngine = createSecretsEngine();

async function scanTree({ root, files, signal }: EngineContext, libraries: Libraries): Promise<TreeResult> {
  const config = configOf(libraries);
  const findings: EngineFinding[] = [];
  const lookedAt: string[] = [];
  const binary: string[] = [];
  for (const path of files) {
    signal.throwIfAborted();
    const content = await readText(root, path);
    if (content === undefined && extensionOf(path) !== keyStoreExtension) {
      binary.push(path);
      continue;
    }
    const source = {
      content: (content ?? '').replace(/^\uFEFF/, ''),
      filePath: join(root, path),
      ext: extensionOf(path),
      contentType: content === undefined ? ('binary' as const) : ('text' as const),
    };
    const { messages } = await libraries.lintSource({ source, options: { config } });
    findings.push(...findingsOf(path, source.content, messages));
    lookedAt.push(path);
  }
  return { findings, coverage: 'covered', diagnostics: binaryDiagnostics(binary), lookedAt };
}

/** The preset's rules one by one: `disabled` inside a preset has no effect in secretlint 13. */
function configOf({ preset }: Libraries): Config {
  const rules = preset.rules.filter((rule) => rule.meta.id !== commentRuleId);
  return { rules: rules.map((rule) => ({ id: rule.meta.id, rule })) };
}

function findingsOf(path: string, content: string, messages: readonly Message[]): EngineFinding[] {
  const identityOf = identities();
  return withoutOverlaps(messages).map((message): EngineFinding => {
    const { title, severity, revoke, isIssued } = secretRule(message.ruleId);
    const code = secretMark(content.slice(...message.range), isIssued);
    return {
      type: 'SECRET',
      severity,
      title,
      description: `The file holds what looks like a working credential (rule ${message.ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
      remediation: `${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`,
      cwe: 'CWE-798',
      filePath: path,
      ...(message.loc.start.line > 0 ? { line: message.loc.start.line } : {}),
      ...identityOf({ rule: message.ruleId, path, code }),
    };
  });
}

/** One secret can match several rules (an address is a connection string too): the worst one speaks for it. */
function withoutOverlaps(messages: readonly Message[]): Message[] {
  const rank = (message: Message) => severityRank(secretRule(message.ruleId).severity);
  const kept: Message[] = [];
  for (const message of messages.toSorted((a, b) => rank(a) - rank(b))) {
    const [start, end] = message.range;
    if (!kept.some(({ range }) => start < Math.max(range[1], range[0] + 1) && range[0] < Math.max(end, start + 1))) {
      kept.push(message);
    }
  }
  return kept.sort((a, b) => a.range[0] - b.range[0]);
}

function binaryDiagnostics(paths: readonly string[]): TreeResult['diagnostics'] {
  if (paths.length === 0) return [];
  const kinds = Map.groupBy(paths, (path) => extensionOf(path) || 'no extension');
  const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
  return [{ engine: name, message: `Binary files were not searched for secrets (${paths.length}: ${shown})` }];
}
