/** Which kind of template a file is. */

/** Those with rules. */
const judged = [
  'Terraform',
  'CloudFormation',
  'Dockerfile',
  'Docker Compose',
  'Kubernetes',
  'GitHub workflow',
] as const;
export type JudgedKind = (typeof judged)[number];
export type TemplateKind = JudgedKind | 'other HCL' | 'Helm' | 'Bicep' | 'Azure Resource Manager';

export function isJudged(kind: TemplateKind): kind is JudgedKind {
  return (judged as readonly string[]).includes(kind);
}

const byPath: readonly [pattern: RegExp, kind: TemplateKind][] = [
  [/^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/, 'GitHub workflow'],
  [/\.(?:tf|tofu)$/, 'Terraform'],
  [/(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
  [/(?:^|\/)(?:docker-)?compose(?:[.-].+)?\.ya?ml$/, 'Docker Compose'],
  [/\.tf\.json$|\.hcl$/, 'other HCL'],
  [/(?:^|\/)chart\.ya?ml$/, 'Helm'],
  [/\.bicep$/, 'Bicep'],
];

const byContent: readonly [pattern: RegExp, kind: TemplateKind][] = [
  [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, 'CloudFormation'],
  [/^apiVersion\s*:[\s\S]*\{\{|\{\{[\s\S]*^apiVersion\s*:/m, 'Helm'],
  [/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, 'Kubernetes'],
  [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, 'Azure Resource Manager'],
];

/** By the path alone; undefined where the content has to tell. */
export function kindOfPath(path: string): TemplateKind | undefined {
  return byPath.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1];
}

/** Of a text in YAML or JSON. */
export function kindOfContent(start: string): TemplateKind | undefined {
  return byContent.find(([pattern]) => pattern.test(start))?.[1];
}
