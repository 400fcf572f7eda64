/**
 * The files that `scan-gate init` proposes: the CI system's recipe with the choices for this repository, and a policy.
 */
import { chooseNewPath } from '../../policy/policy-files.ts';
import { type ActionPin, findActionPin, findGateSource, type GateSource, type SourceSearch } from './gate-source.ts';
import type { InitSystem } from './systems.ts';
import { templates } from './templates.ts';
import { refuseUnwritable, refuseUnwritableSource } from './writable.ts';

export interface InitChoices {
  system: InitSystem;
  /** Undefined for the embedded scanners. */
  baseUrl: string | undefined;
  severity: string;
  /** When a pull request gets a comment, if a setting asks for it. */
  comment: string | undefined;
  defaultBranch: string;
}

export interface Proposal {
  /** Path from the top of the checkout, with `/`. Undefined for text that people paste into the CI system's pages. */
  path: string | undefined;
  text: string;
}

/** The pipeline text, and the source of its gate. */
export interface FilledPipeline extends Proposal {
  /** Undefined when the pipeline names the action. */
  gate: GateSource | undefined;
  /** Undefined when the pipeline installs the gate. */
  pin: ActionPin | undefined;
}

/** An editor finds the schema by this URL, wherever the file is. */
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';

/** `given` is the value of `--from`. Throws GateError CONFIG when nothing says what to install, or a value cannot be written. */
export async function fillPipeline(
  { system: { recipe }, baseUrl, defaultBranch, comment }: InitChoices,
  search: SourceSearch,
  given: GateSource | undefined,
): Promise<FilledPipeline> {
  const { file: path, isBranchWritten } = recipe;
  if (baseUrl !== undefined) refuseUnwritable('address', 'base-url', baseUrl);
  if (isBranchWritten) refuseUnwritable('branch', 'The default branch', defaultBranch);
  if (recipe.kind === 'action') {
    const pin = await findActionPin(search);
    refuseUnwritable('action', 'The action', pin.action);
    const text = recipe.render({ baseUrl, defaultBranch, pin });
    return { path, text: comment === undefined ? text : allowComment(text), gate: undefined, pin };
  }
  const gate = given ?? (await findGateSource(search));
  refuseUnwritableSource(gate);
  return { path, text: recipe.render({ baseUrl, defaultBranch, gate }), gate, pin: undefined };
}

const allowComment = (workflow: string): string =>
  workflow.replace('pull-requests: read # the', 'pull-requests: write # the comment; and the');

export function fillPolicy({ system, severity, comment }: InitChoices): Proposal {
  const text = templates.policy
    .replace('../../schema/', schemaFolder)
    .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`)
    .concat(
      comment === undefined
        ? ''
        : `\n# The summary as a comment on the pull request.\ncomment-summary-in-pr: ${comment}\n`,
    );
  return { path: chooseNewPath(system.id), text };
}
