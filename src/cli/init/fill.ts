/** The files that `scan-gate init` proposes: the system's recipe with this repository's answers in it, and a policy. */
import { chooseNewPath } from '../../policy/policy-files.ts';
import { type ActionPin, findActionPin, findGateSource, type GateSource, type SourceSearch } from './gate-source.ts';
import type { InitSystem } from './systems.ts';
import { templates } from './templates.ts';

export interface Answers {
  system: InitSystem;
  /** Undefined: the embedded scanners. */
  baseUrl: string | undefined;
  severity: string;
  defaultBranch: string;
}

export interface Proposal {
  /** From the top of the checkout, with `/`; undefined for what is pasted into the system's own pages. */
  path: string | undefined;
  text: string;
}

/** The pipeline as text, and the source of the gate that it installs; undefined where it names the action. */
export interface FilledPipeline extends Proposal {
  gate: GateSource | undefined;
}

/** Where an editor finds it, wherever the file lies. */
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';

/** `given` is what `--from` names. Throws GateError CONFIG when nothing says what to install. */
export async function fillPipeline(
  { system: { recipe }, baseUrl, defaultBranch }: Answers,
  search: SourceSearch,
  given: GateSource | undefined,
): Promise<FilledPipeline> {
  const { file: path } = recipe;
  if (recipe.kind === 'action') {
    const pin: ActionPin = await findActionPin(search);
    return { path, text: recipe.render({ baseUrl, defaultBranch, pin }), gate: undefined };
  }
  const gate = given ?? (await findGateSource(search));
  return { path, text: recipe.render({ baseUrl, defaultBranch, gate }), gate };
}

export function fillPolicy({ system, severity }: Pick<Answers, 'system' | 'severity'>): Proposal {
  const text = templates.policy
    .replace('../../schema/', schemaFolder)
    .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`);
  return { path: chooseNewPath(system.id), text };
}
