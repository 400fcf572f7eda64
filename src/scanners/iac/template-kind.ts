/** Detects the kind of a template file. */

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

export function isJudgedKind(kind: TemplateKind): kind is JudgedKind {
  return (judged as readonly string[]).includes(kind);
}

const byPath: readonly [pattern: RegExp, kind: TemplateKind][] = [
  [/^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/, 'GitHub workflow'],
  [/\.(?:tf|tofu)$/, 'Terraform'],
  [/(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
  [/(?:^|\/)(?:docker-)?compose(?:[._-].+)?\.ya?ml$/, 'Docker Compose'],
  [/\.(?:tf|tofu)\.json$/, 'Terraform in JSON'],
  [/\.hcl$/, 'other HCL'],
  [/(?:^|\/)chart\.ya?ml$/, 'Helm'],
  [/\.bicep$/, 'Bicep'],
];

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
  [['deploymentTemplate.json'], [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/], 'Azure Resource Manager'],
];

/** By the path only. Undefined when the content must decide. */
export function detectKindByPath(path: string): TemplateKind | undefined {
  const lower = path.toLowerCase();
  return byPath.find(([pattern]) => pattern.test(lower))?.[1];
}

/** For a YAML or JSON text. */
export function detectKindByContent(text: string): TemplateKind | undefined {
  const found = byContent.find(
    ([words, patterns]) =>
      words.every((word) => text.includes(word)) && patterns.every((pattern) => pattern.test(text)),
  );
  return found?.[2];
}
