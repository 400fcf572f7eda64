/** Searches infrastructure templates for weak settings with own rules, and names the kinds that it cannot read. */

import { iacInstallation } from '../../shared/installation.ts';
import { beginsLikeDockerfile, detectByName } from '../../shared/languages/languages.ts';
import { readFileText } from '../../shared/text/contents.ts';
import { getExtension, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import type { EngineContext, EngineFinding, TreeEngine, TreeFile, TreeResult } from '../engine.ts';
import { runIfInstalled, scanInThread } from '../engine.ts';
import type { TemplateResult, TemplateTask } from './template-file.ts';
import {
  detectKindByContent,
  detectKindByPath,
  getFilledName,
  isJudgedKind,
  type JudgedKind,
  type TemplateKind,
  type TerraformModules,
} from './template-kind.ts';

const { name, scanType } = iacInstallation;
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);

const scanner = {
  name,
  // Imported here, so that only the process that scans templates loads the parsers.
  open: async (root: string, modules?: unknown) => {
    const { createTemplateScanner } = await import('./template-file.ts');
    return createTemplateScanner(root, modules as TerraformModules | undefined);
  },
};

export const iacEngine: TreeEngine = {
  ...{ name, scanType, scanner },
  isShared: isTerraform,
  scan: (context) => runIfInstalled(iacInstallation, () => scanTemplates(context)),
};

/** Whether findings in other files of its folder may depend on the file. Terraform uses these values by itself. */
function isTerraform(path: string): boolean {
  return /\.(?:tf|tofu)(?:\.json)?$|(?:^|\/)(?:terraform|[^/]+\.auto)\.tfvars$/i.test(path);
}

function groupModules(files: readonly TreeFile[]): TerraformModules {
  const folders = Map.groupBy(
    files.filter(({ path }) => isTerraform(path)),
    ({ path }) => getFolder(path),
  );
  return Object.fromEntries([...folders].filter(([, group]) => group.length > 1));
}

async function scanTemplates(context: EngineContext): Promise<TreeResult> {
  const { tasks, skips } = await sortTemplates(context);
  const [findings, lookedAt]: [EngineFinding[], string[]] = [[], []];
  let isRead = false;
  if (tasks.length > 0)
    for await (const outcome of (context.lookAtEach ?? scanInThread)<TemplateTask, TemplateResult<EngineFinding>>(
      scanner,
      tasks,
      { ...context, shared: groupModules(context.neighbours ?? context.files) },
    )) {
      const { path } = outcome.task;
      if ('fault' in outcome) {
        skips.push({ reason: `Not analyzed: ${outcome.fault}`, filePath: path });
        continue;
      }
      const { found, problems } = outcome.answer;
      findings.push(...found);
      isRead = true;
      if (problems.length === 0) lookedAt.push(path);
      else skips.push({ reason: `Analysis stopped early: ${joinProblems(problems)}`, filePath: path });
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
    const { path } = file;
    const filled = getFilledName(path);
    const kind = await detectTemplateKind(root, { path: filled ?? path, stored: file.stored });
    if (kind === undefined) continue;
    const reason = explainSkip(kind, path, filled !== undefined);
    if (reason === undefined) tasks.push({ ...file, kind: kind as JudgedKind });
    else skips.push({ reason, filePath: path });
  }
  return { tasks, skips };
}

/** Why the file is not judged, as a sentence. Modules of Terraform can be used wherever they are. */
function explainSkip(kind: TemplateKind, path: string, isFilled: boolean): string | undefined {
  if (isFilled)
    return `Template of ${kind === 'Helm' ? 'Kubernetes' : kind}: not scanned, because its values are not known before it is filled in`;
  if (!isJudgedKind(kind)) return `${kind}: not scanned, because there are no rules for it`;
  if (isInstalledPackage(path) && !kind.startsWith('Terraform'))
    return `Installed package under node_modules: ${kind} not scanned`;
  return undefined;
}

async function detectTemplateKind(root: string, { path, stored }: TreeFile): Promise<TemplateKind | undefined> {
  const kindByPath = detectKindByPath(path);
  // Packages have many such files, and few of them are infrastructure.
  if (isInstalledPackage(path)) return kindByPath;
  // A program may be called `dockerfile.go`, and a Dockerfile too.
  if (kindByPath === 'Dockerfile' && detectByName(path) !== undefined)
    return beginsLikeDockerfile((await readFileText(root, stored)).text) ? kindByPath : undefined;
  if (kindByPath !== undefined || !templateExtensions.has(getExtension(path))) return kindByPath;
  return detectKindByContent((await readFileText(root, stored)).text);
}
