/**
 * Searches infrastructure templates for weak settings with our own rules, and names the kinds of templates that it
 * cannot read.
 */

import { iacInstallation } from '../../installation.ts';
import { readFileText } from '../../text/decode.ts';
import { extensionOf, isInstalledPackage } from '../../text/file-name.ts';
import { diagnosticsOfSkips, type Skip } from '../../text/skipped-files.ts';
import type { EngineContext, EngineFinding, TreeFile } from '../engine.ts';
import { lookHere } from '../task.ts';
import type { TreeEngine, TreeResult } from '../tree-engine.ts';
import type { TemplateAnswer, TemplateTask } from './template-file.ts';
import { isJudged, kindOfContent, kindOfPath, type TemplateKind } from './template-kind.ts';

const { name, scanType } = iacInstallation;
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);

const scanner = {
  name,
  // Imported here, so that only the process that scans templates loads the parsers.
  open: async (root: string) => {
    const { lookAtTemplate } = await import('./template-file.ts');
    return (task: TemplateTask) => lookAtTemplate(root, task);
  },
};

export const iacEngine: TreeEngine = { name, scanType, scanner, isShared: () => false, scan };

async function scan(context: EngineContext): Promise<TreeResult> {
  const { tasks, skips } = await sorted(context);
  const [findings, lookedAt]: [EngineFinding[], string[]] = [[], []];
  let isRead = false;
  if (tasks.length > 0)
    for await (const looked of (context.lookAtEach ?? lookHere)<TemplateTask, TemplateAnswer<EngineFinding>>(
      scanner,
      tasks,
      context,
    )) {
      const { path } = looked.task;
      if ('fault' in looked) {
        skips.push({ reason: `Not analysed: ${looked.fault}`, filePath: path });
        continue;
      }
      const { found, problems } = looked.answer;
      findings.push(...found);
      isRead = true;
      if (problems.length === 0) lookedAt.push(path);
      else skips.push({ reason: `Not analysed to the end: ${joinProblems(problems)}`, filePath: path });
    }
  const coverage = isRead || skips.length === 0 ? 'partly covered' : 'not covered';
  return { findings, coverage, diagnostics: diagnosticsOfSkips(name, skips), lookedAt };
}

function joinProblems([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

async function sorted({ root, files, signal }: EngineContext): Promise<{ tasks: TemplateTask[]; skips: Skip[] }> {
  const [tasks, skips]: [TemplateTask[], Skip[]] = [[], []];
  for (const file of files) {
    signal.throwIfAborted();
    const kind = isInstalledPackage(file.path) ? undefined : await kindOf(root, file);
    if (kind === undefined) continue;
    if (isJudged(kind)) tasks.push({ ...file, kind });
    else skips.push({ reason: `${kind}: not scanned, because there are no rules for it`, filePath: file.path });
  }
  return { tasks, skips };
}

async function kindOf(root: string, { path, stored }: TreeFile): Promise<TemplateKind | undefined> {
  const known = kindOfPath(path);
  if (known !== undefined || !templateExtensions.has(extensionOf(path))) return known;
  return kindOfContent((await readFileText(root, stored)).text);
}
