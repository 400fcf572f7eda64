/** Infrastructure files have no scanner here; this engine only says so when a commit holds any. */

import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import type { EngineContext, TreeFile } from '../engine.ts';
import { iacInstallation } from '../installation.ts';
import { baseName, extensionOf } from '../source-file.ts';
import { readFileText } from '../text.ts';
import type { TreeEngine, TreeResult } from '../tree-engine.ts';

const { name, scanType } = iacInstallation;
/** The marks of a template stand near its top; no template needs more to be known. */
const sniffedCharacters = 64 * 1024;

const byName: readonly [pattern: RegExp, kind: string][] = [
  [/\.(?:tf|tfvars|tofu)(?:\.json)?$|\.hcl$/, 'Terraform'],
  [/^(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
  [/^(?:docker-)?compose(?:\..+)?\.ya?ml$/, 'Docker Compose'],
  [/^(?:chart|kustomization)\.ya?ml$/, 'Kubernetes'],
  [/\.bicep$/, 'Bicep'],
];

const byContent: readonly [pattern: RegExp, kind: string][] = [
  [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, 'CloudFormation'],
  [/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, 'Kubernetes'],
  [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, 'Azure Resource Manager'],
];
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);

export const iacEngine: TreeEngine = { name, scanType, isShared: () => false, scan: nameTemplates };

async function nameTemplates({ root, files, signal }: EngineContext): Promise<TreeResult> {
  const skips: Skip[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    const kind = await kindOf(root, file);
    if (kind !== undefined)
      skips.push({ reason: `${kind}: no scanner for it is installed, not looked at`, filePath: file.path });
  }
  return { findings: [], coverage: 'not covered', diagnostics: diagnosticsOfSkips(name, skips), lookedAt: [] };
}

async function kindOf(root: string, { path, stored }: TreeFile): Promise<string | undefined> {
  const fileName = baseName(path).toLowerCase();
  const named = byName.find(([pattern]) => pattern.test(fileName))?.[1];
  if (named !== undefined || !templateExtensions.has(extensionOf(path))) return named;
  const start = (await readFileText(root, stored)).text.slice(0, sniffedCharacters);
  return byContent.find(([pattern]) => pattern.test(start))?.[1];
}
