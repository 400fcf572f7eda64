/**
 * Searches infrastructure templates for weak settings with our own rules, and names the kinds of templates that it
 * cannot read.
 */

import { iacInstallation } from '../../installation.ts';
import { beginsLikeDockerfile } from '../../languages/contents.ts';
import { detectByName } from '../../languages/languages.ts';
import { readFileText } from '../../text/decode.ts';
import { getExtension, isInstalledPackage } from '../../text/file-name.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../text/skipped-files.ts';
import type { EngineContext, EngineFinding, TreeFile } from '../engine.ts';
import { scanInThread } from '../task.ts';
import { runIfInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import type { TemplateResult, TemplateTask } from './template-file.ts';
import { detectKindByContent, detectKindByPath, isJudgedKind, type TemplateKind } from './template-kind.ts';

const { name, scanType } = iacInstallation;
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);

const scanner = {
  name,
  // Imported here, so that only the process that scans templates loads the parsers.
  open: async (root: string) => {
    const { scanTemplate } = await import('./template-file.ts');
    return (task: TemplateTask) => scanTemplate(root, task);
  },
};

export const iacEngine: TreeEngine = {
  ...{ name, scanType, scanner },
  isShared: () => false,
  scan: (context) => runIfInstalled(iacInstallation, () => scanTemplates(context)),
};

async function scanTemplates(context: EngineContext): Promise<TreeResult> {
  const { tasks, skips } = await sortTemplates(context);
  const [findings, lookedAt]: [EngineFinding[], string[]] = [[], []];
  let isRead = false;
  if (tasks.length > 0)
    for await (const outcome of (context.lookAtEach ?? scanInThread)<TemplateTask, TemplateResult<EngineFinding>>(
      scanner,
      tasks,
      context,
    )) {
      const { path } = outcome.task;
      if ('fault' in outcome) {
        skips.push({ reason: `Not analysed: ${outcome.fault}`, filePath: path });
        continue;
      }
      const { found, problems } = outcome.answer;
      findings.push(...found);
      isRead = true;
      if (problems.length === 0) lookedAt.push(path);
      else skips.push({ reason: `Not analysed to the end: ${joinProblems(problems)}`, filePath: path });
    }
  const coverage = isRead || skips.length === 0 ? 'partly covered' : 'not covered';
  return { findings, coverage, diagnostics: createSkipDiagnostics(name, skips), lookedAt };
}

function joinProblems([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

async function sortTemplates({
  root,
  files,
  signal,
}: EngineContext): Promise<{ tasks: TemplateTask[]; skips: SkippedFile[] }> {
  const [tasks, skips]: [TemplateTask[], SkippedFile[]] = [[], []];
  for (const file of files) {
    signal.throwIfAborted();
    const kind = isInstalledPackage(file.path) ? undefined : await detectTemplateKind(root, file);
    if (kind === undefined) continue;
    if (isJudgedKind(kind)) tasks.push({ ...file, kind });
    else skips.push({ reason: `${kind}: not scanned, because there are no rules for it`, filePath: file.path });
  }
  return { tasks, skips };
}

async function detectTemplateKind(root: string, { path, stored }: TreeFile): Promise<TemplateKind | undefined> {
  const kindByPath = detectKindByPath(path);
  // A program may be called `dockerfile.go`, and a Dockerfile too.
  if (kindByPath === 'Dockerfile' && detectByName(path) !== undefined)
    return beginsLikeDockerfile((await readFileText(root, stored)).text) ? kindByPath : undefined;
  if (kindByPath !== undefined || !templateExtensions.has(getExtension(path))) return kindByPath;
  return detectKindByContent((await readFileText(root, stored)).text);
}
