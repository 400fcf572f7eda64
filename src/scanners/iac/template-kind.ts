/** Detects the kind of a template file. */
import type { TreeFile } from '../engine.ts';

/** The kinds for which there are rules. */
const judged = [
  'Terraform',
  'Terraform in JSON',
  'CloudFormation',
  'Dockerfile',
  'Docker Compose',
  'Kubernetes',
  'GitHub workflow',
] as const;
export type JudgedKind = (typeof judged)[number];
export type TemplateKind = JudgedKind | 'other HCL' | 'Helm' | 'Bicep' | 'Azure Resource Manager';

/** The Terraform files of each folder that has several of them: together they are a module. */
export type TerraformModules = Readonly<Record<string, readonly TreeFile[]>>;

export function isJudgedKind(kind: TemplateKind): kind is JudgedKind {
  return (judged as readonly string[]).includes(kind);
}

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

/** The name that a template has once it is filled in. Undefined for a file that is judged as it is. */
export function getFilledName(path: string): string | undefined {
  return filledNames.test(path) && detectKindByPath(path) === undefined ? path.replace(filledNames, '') : undefined;
}

/** By the path only. Undefined when the content must decide. */
export function detectKindByPath(path: string): TemplateKind | undefined {
  const lower = path.toLowerCase();
  return byPath.find(([pattern]) => pattern.test(lower))?.[1];
}

/** For a YAML or JSON text, or a template of one. Its names may be written with escapes. */
export function detectKindByContent(written: string): TemplateKind | undefined {
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
