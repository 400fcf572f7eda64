/** Searches infrastructure templates for weak settings with own rules, and names the kinds that it cannot read. */

import { engineInstallations } from '../../shared/installation.ts';
import { beginsLikeDockerfile, detectByName } from '../../shared/languages/languages.ts';
import { readFileText } from '../../shared/text/contents.ts';
import { getExtension, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import type { TreeFile } from '../../shared/text/scan-request.ts';
import type { EngineContext, EngineFinding, TreeEngine, TreeResult } from '../engine.ts';
import { runIfInstalled, scanInThread } from '../engine.ts';
import type { TemplateReading } from './part.ts';
import type { JudgedKind, TemplateTask } from './template-file.ts';
import type { TerraformModules } from './terraform.ts';

const { name, scanType } = engineInstallations.iac;
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
  scan: (context) => runIfInstalled(engineInstallations.iac, () => scanTemplates(context)),
};

/** Whether findings in other files of its folder may depend on the file. Terraform uses these values by itself. */
function isTerraform(path: string): boolean {
  return /\.(?:tf|tofu)(?:\.json)?$|(?:^|\/)(?:terraform|[^/]+\.auto)\.tfvars$/i.test(path);
}

async function scanTemplates(context: EngineContext): Promise<TreeResult> {
  const { tasks, skips } = await sortTemplates(context);
  const [findings, lookedAt]: [EngineFinding[], string[]] = [[], []];
  let isRead = false;
  const terraform = (context.neighbours ?? context.files).filter(({ path }) => isTerraform(path));
  const folders = Map.groupBy(terraform, ({ path }) => getFolder(path));
  const shared: TerraformModules = Object.fromEntries([...folders].filter(([, group]) => group.length > 1));
  if (tasks.length > 0)
    for await (const outcome of (context.lookAtEach ?? scanInThread)<TemplateTask, TemplateReading<EngineFinding>>(
      scanner,
      tasks,
      { ...context, shared },
    )) {
      const { path } = outcome.task;
      if ('fault' in outcome) {
        skips.push({ reason: `Not analyzed: ${outcome.fault}`, filePath: path });
        continue;
      }
      const { parts, problems } = outcome.answer;
      findings.push(...parts);
      isRead = true;
      const [first, ...others] = problems;
      const more = others.length === 0 ? '' : `, and ${others.length} more`;
      if (first === undefined) lookedAt.push(path);
      else skips.push({ reason: `Analysis stopped early: ${first}${more}`, filePath: path });
    }
  const coverage = isRead || skips.length === 0 ? 'partly covered' : 'not covered';
  return { findings, coverage, diagnostics: createSkipDiagnostics(name, skips), lookedAt };
}

async function sortTemplates({ root, files, signal }: EngineContext) {
  const [tasks, skips]: [TemplateTask[], SkippedFile[]] = [[], []];
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    // The name that a template has once it is filled in. Undefined for a file that is judged as it is.
    const isFilled = filledNames.test(path) && detectKindByPath(path) === undefined;
    const filled = isFilled ? path.replace(filledNames, '') : undefined;
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
  if (unjudged.some((each) => each === kind)) return `${kind}: not scanned, because there are no rules for it`;
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

const unjudged = ['other HCL', 'Helm', 'Bicep', 'Azure Resource Manager'] as const;
type TemplateKind = JudgedKind | (typeof unjudged)[number];

const byPath: readonly [pattern: RegExp, kind: TemplateKind][] = [
  [/^\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/, 'GitHub workflow'],
  [/\.(?:tf|tofu)$/, 'Terraform'],
  [/(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
  [/(?:^|\/)(?:docker-)?compose(?:[._-].+)?\.ya?ml$/, 'Docker Compose'],
  [/\.(?:tf|tofu)\.json$/, 'Terraform in JSON'],
  [/\.hcl$/, 'other HCL'],
  [/(?:^|\/)chart\.ya?ml$/, 'Helm'],
  [/\.bicep$/, 'Bicep'],
];

/** What a service of Compose has, and the services of other programs do not. */
const service =
  /^[ \t]+["']?(?:image|build|privileged|network_mode|pid|ipc|cap_add|container_name|depends_on|ports|volumes|env_file|extends|restart)["']?[ \t]*:|[{,]\s*"?(?:image|build|privileged)"?\s*:/m;

/** Words that a text of the kind contains, which are checked first, and patterns that must all match. */
const byContent: readonly [words: readonly string[], patterns: readonly RegExp[], kind: TemplateKind][] = [
  [['AWS'], [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/], 'CloudFormation'],
  [
    ['apiVersion', 'kind'],
    // In JSON, or between braces.
    [
      /^\s*(?:---\s*)?(?:\{(?!\{)|\[)/,
      /[{,\s]["']?apiVersion["']?\s*:\s*["']?\w/,
      /[{,\s]["']?kind["']?\s*:\s*["']?\w/,
    ],
    'Kubernetes',
  ],
  [['apiVersion', '{{'], [/^["']?apiVersion["']?\s*:/m], 'Helm'],
  [['apiVersion', 'kind'], [/^["']?apiVersion["']?\s*:\s*\S/m, /^["']?kind["']?\s*:\s*["']?\w/m], 'Kubernetes'],
  // In YAML, and in JSON.
  [
    ['services', ':'],
    [/^["']?services["']?[ \t]*:[^\n]*(?:\n[ \t]*(?:#[^\n]*)?)*\n[ \t]+["']?[\w.-]+["']?[ \t]*:/m, service],
    'Docker Compose',
  ],
  [['services'], [/^[ \t]*\{|^["']?services\b/m, /\bservices["']?[ \t]*:\s*\{\s*["'\w]/, service], 'Docker Compose'],
  [['deploymentTemplate.json'], [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/], 'Azure Resource Manager'],
];

/** Files that a program fills in before they are used: Ansible, Terraform, Go, Ruby and others. */
const filledNames = /\.(?:j2|jinja2?|tftpl|tftmpl|tmpl|tpl|gotmpl|erb|epp|mustache|ejs|hbs|in)$/i;

/** By the path only. Undefined when the content must decide. */
function detectKindByPath(path: string): TemplateKind | undefined {
  const lower = path.toLowerCase();
  return byPath.find(([pattern]) => pattern.test(lower))?.[1];
}

/** For a YAML or JSON text, or a template of one. Its names may be written with escapes. */
function detectKindByContent(written: string): TemplateKind | undefined {
  const text = written.replaceAll(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U0000([\da-f]{4}))/gi,
    (whole, x?: string, u?: string, long?: string) => {
      const point = Number.parseInt(x ?? u ?? long ?? '', 16);
      return point >= 0x20 && point < 0x7f ? String.fromCodePoint(point) : whole;
    },
  );
  const found = byContent.find(
    ([words, patterns]) =>
      words.every((word) => text.includes(word)) && patterns.every((pattern) => pattern.test(text)),
  );
  return found?.[2];
}
