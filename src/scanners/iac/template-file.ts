/** Reads one template and reports what is weak in it; runs in a process of its own. */

import { readFileText } from '../../text/decode.ts';
import type { EngineFinding } from '../engine.ts';
import type { Task } from '../task.ts';
import { flawsOfResource, nameUnreadParts } from './cloud.ts';
import { readResources } from './cloudformation.ts';
import { flawsOfCompose, flawsOfKubernetes } from './containers.ts';
import { judgeDockerfile } from './dockerfile.ts';
import { findingsIn } from './findings.ts';
import { readTerraform } from './hcl.ts';
import { type Part, type Resource, readYaml, type TemplateReading } from './part.ts';
import type { JudgedKind } from './template-kind.ts';
import { listJsonResources } from './terraform-json.ts';
import type { Flaw } from './weaknesses.ts';
import { flawsOfWorkflow } from './workflows.ts';

export interface TemplateTask extends Task {
  kind: JudgedKind;
}

/** A template beyond is made by a program. */
const longestTemplate = 1024 * 1024;

/** What is weak in a text, and why some of it could not be read: empty where all was. */
export interface TemplateAnswer<T> {
  found: T[];
  problems: string[];
}

function judgeParts(judge: (part: Part) => Flaw[]) {
  return (text: string): TemplateAnswer<Flaw> => {
    const { parts, problems } = readYaml(text);
    return { found: parts.flatMap(judge), problems };
  };
}

function judgeResources({ parts, problems }: TemplateReading<Resource>): TemplateAnswer<Flaw> {
  return { found: parts.flatMap(flawsOfResource), problems: [...problems, ...parts.flatMap(nameUnreadParts)] };
}

function judgeTerraform(text: string): TemplateAnswer<Flaw> {
  const { parts, problems } = readTerraform(text);
  const resources = parts
    .filter(({ kind }) => /^(?:resource|data)$/.test(kind))
    .map((block): Resource => ({ ...block, type: block.labels[0] ?? '' }));
  return judgeResources({ parts: resources, problems });
}

function judgeTerraformJson(text: string): TemplateAnswer<Flaw> {
  const { parts, problems } = readYaml(text);
  return judgeResources({ parts: parts.flatMap(listJsonResources), problems });
}

function judgeCloudFormation(text: string): TemplateAnswer<Flaw> {
  const { parts, problems } = readYaml(text, { tags: 'function' });
  const readings = parts.map(readResources);
  return judgeResources({
    parts: readings.flatMap((reading) => reading.parts),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  });
}

const judges: Record<JudgedKind, (text: string) => TemplateAnswer<Flaw>> = {
  Terraform: judgeTerraform,
  'Terraform in JSON': judgeTerraformJson,
  CloudFormation: judgeCloudFormation,
  Dockerfile: (text) => {
    const { parts, problems } = judgeDockerfile(text);
    return { found: parts, problems };
  },
  'Docker Compose': judgeParts(flawsOfCompose),
  Kubernetes: judgeParts(flawsOfKubernetes),
  'GitHub workflow': judgeParts(flawsOfWorkflow),
};

export function judgeTemplate(kind: JudgedKind, text: string): TemplateAnswer<Flaw> {
  return judges[kind](text);
}

export async function lookAtTemplate(
  root: string,
  { path, stored, kind }: TemplateTask,
): Promise<TemplateAnswer<EngineFinding>> {
  const { text } = await readFileText(root, stored);
  if (text.length > longestTemplate) throw new Error('it is longer than 1 MiB');
  const { found, problems } = judgeTemplate(kind, text);
  return { found: findingsIn(path, text, found), problems };
}
