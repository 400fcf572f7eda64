/** Reads one template and reports what is weak in it; runs in a process of its own. */

import { readFileText } from '../../text/decode.ts';
import type { EngineFinding } from '../engine.ts';
import type { Task } from '../task.ts';
import { flawsOfResource } from './cloud.ts';
import { resourcesOf } from './cloudformation.ts';
import { flawsOfCompose, flawsOfKubernetes } from './containers.ts';
import { flawsOfDockerfile } from './dockerfile.ts';
import { findingsIn } from './findings.ts';
import { blocksOf } from './hcl.ts';
import { type Part, partsOfYaml } from './part.ts';
import type { JudgedKind } from './template-kind.ts';
import type { Flaw } from './weaknesses.ts';
import { flawsOfWorkflow } from './workflows.ts';

export interface TemplateTask extends Task {
  kind: JudgedKind;
}

/** A template beyond is made by a program. */
const longestTemplate = 1024 * 1024;

const ofParts = (judge: (part: Part) => Flaw[]) => (text: string) => partsOfYaml(text).flatMap(judge);

const readers: Record<JudgedKind, (text: string) => Flaw[]> = {
  Terraform: (text: string) =>
    blocksOf(text).flatMap((block) =>
      /^(?:resource|data)$/.test(block.kind) ? flawsOfResource({ ...block, type: block.labels[0] ?? '' }) : [],
    ),
  CloudFormation: ofParts((part) => resourcesOf(part).flatMap(flawsOfResource)),
  Dockerfile: flawsOfDockerfile,
  'Docker Compose': ofParts(flawsOfCompose),
  Kubernetes: ofParts(flawsOfKubernetes),
  'GitHub workflow': ofParts(flawsOfWorkflow),
};

export function flawsIn(kind: JudgedKind, text: string): Flaw[] {
  return readers[kind](text);
}

export async function lookAtTemplate(root: string, { path, stored, kind }: TemplateTask): Promise<EngineFinding[]> {
  const { text } = await readFileText(root, stored);
  if (text.length > longestTemplate) throw new Error('it is longer than 1 MiB');
  return findingsIn(path, text, flawsIn(kind, text));
}
