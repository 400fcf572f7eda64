/** The files that `scan-gate init` proposes: the examples with this repository's answers in them. */
import { chooseNewPath } from '../../policy/policy-files.ts';
import type { InitSystem } from './systems.ts';
import { templates } from './templates.ts';

export interface Answers {
  system: InitSystem;
  /** Undefined: the embedded scanners where the system has a recipe for them, else an address that is to be filled in. */
  baseUrl: string | undefined;
  severity: string;
  defaultBranch: string;
}

export interface Proposal {
  /** From the top of the checkout, with `/`. */
  path: string;
  text: string;
}

/** Where an editor finds it, wherever the file lies. */
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';
const exampleUrl = 'https://scanner.example.com/api/v1';

export function isEmbedded({ system, baseUrl }: Pick<Answers, 'system' | 'baseUrl'>): boolean {
  return system.id === 'github' && baseUrl === undefined;
}

export function proposals(answers: Answers): [pipeline: Proposal, policy: Proposal] {
  const { system, baseUrl, severity, defaultBranch } = answers;
  const template = templates[isEmbedded(answers) ? 'embedded' : system.id];
  const pipeline = withBranch(template, yamlText(defaultBranch)).replaceAll(exampleUrl, () => baseUrl ?? exampleUrl);
  const policy = templates.policy
    .replace('../../schema/', schemaFolder)
    .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`);
  return [
    { path: system.file, text: pipeline },
    { path: chooseNewPath(system.id), text: policy },
  ];
}

/** As a list of one, and as a key, the examples name the default branch. */
function withBranch(template: string, branch: string): string {
  return template.replaceAll(/(?<=: \[)main(?=\])|(?<=^ +)main(?=:$)/gm, () => branch);
}

/** A word that YAML reads as text stands as it is. */
function yamlText(word: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(word) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(word);
  return isPlain ? word : JSON.stringify(word);
}
