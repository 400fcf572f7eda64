/** Which kind of template a file is, and what is weak in it. */
import { flawsOfResource } from './cloud.ts';
import { resourcesOf } from './cloudformation.ts';
import { flawsOfCompose, flawsOfKubernetes } from './containers.ts';
import { flawsOfDockerfile } from './dockerfile.ts';
import { blocksOf } from './hcl.ts';
import { type Part, partsOfYaml } from './part.ts';
import type { Flaw } from './weaknesses.ts';
import { flawsOfWorkflow } from './workflows.ts';

export type TemplateKind = keyof typeof readers;

const ofParts = (judge: (part: Part) => Flaw[]) => (text: string) => partsOfYaml(text).flatMap(judge);

/** Undefined for kinds that nobody here can read. */
const readers = {
  Terraform: (text: string) =>
    blocksOf(text).flatMap((block) =>
      /^(?:resource|data)$/.test(block.kind) ? flawsOfResource({ ...block, type: block.labels[0] ?? '' }) : [],
    ),
  CloudFormation: ofParts((part) => resourcesOf(part).flatMap(flawsOfResource)),
  Dockerfile: flawsOfDockerfile,
  'Docker Compose': ofParts(flawsOfCompose),
  Kubernetes: ofParts(flawsOfKubernetes),
  'GitHub workflow': ofParts(flawsOfWorkflow),
  'other HCL': undefined,
  Helm: undefined,
  Bicep: undefined,
  'Azure Resource Manager': undefined,
} satisfies Record<string, ((text: string) => Flaw[]) | undefined>;

export function readerOf(kind: TemplateKind): ((text: string) => Flaw[]) | undefined {
  return readers[kind];
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
