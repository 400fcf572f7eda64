/**
 * The files that `scan-gate init` proposes: the CI system's recipe with the choices for this repository, and a policy.
 */
import { chooseNewPath } from '../../policy/policy.ts';
import type { InitChoices } from './choices.ts';
import { readExample } from './examples.ts';
import {
  type ActionPin,
  findActionPin,
  findGateSource,
  type GateSource,
  refuseUnwritable,
  type SourceSearch,
} from './gate-source.ts';
import type { Recipe } from './recipes.ts';

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
  const path = recipe.file;
  if (baseUrl !== undefined) refuseUnwritable('address', 'base-url', baseUrl);
  if (branchInExample.test(readExample(recipe.example)))
    refuseUnwritable('branch', 'The default branch', defaultBranch);
  if (recipe.isAction) {
    const pin = await findActionPin(search);
    refuseUnwritable('action', 'The action', pin.action);
    const text = renderPipeline(recipe, { baseUrl, defaultBranch, pin });
    const allowed = text.replace('pull-requests: read # the', 'pull-requests: write # the comment; and the');
    return { path, text: comment === undefined ? text : allowed, gate: undefined, pin };
  }
  const gate = given ?? (await findGateSource(search));
  if (gate.kind === 'file') refuseUnwritable('path', '--from', gate.path);
  else refuseUnwritable('address', gate.kind === 'url' ? '--from' : 'The address of origin of the gate', gate.url);
  return { path, text: renderPipeline(recipe, { baseUrl, defaultBranch, gate }), gate, pin: undefined };
}

/** The examples name the default branch, and nothing else, by this word. */
const branchInExample = /\bmain\b/;

/** The recipe's example with these inputs. */
export function renderPipeline(
  recipe: Recipe,
  {
    baseUrl,
    defaultBranch,
    ...source
  }: Pick<InitChoices, 'baseUrl' | 'defaultBranch'> & ({ gate: GateSource } | { pin: ActionPin }),
): string {
  const withKey = readExample(recipe.example);
  const withoutKey = withKey.replaceAll(/^.*scan_gate_api_key.*\n/gim, '').replace(...(recipe.embedded ?? ['', '']));
  // A word that YAML reads as text stays unquoted.
  const isPlain =
    /^[A-Za-z][\w./-]*$/.test(defaultBranch) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(defaultBranch);
  const branch = isPlain ? defaultBranch : JSON.stringify(defaultBranch);
  const chosen = baseUrl === undefined ? withoutKey : withKey;
  const example = chosen.replaceAll(new RegExp(branchInExample, 'g'), () => branch);
  if ('pin' in source) {
    const inputs = `
        with:
          base-url: ${JSON.stringify(baseUrl)}
          api-key: \${{ secrets.SCAN_GATE_API_KEY }}
          fallback: embedded # for forks and Dependabot`;
    return example
      .replace('scan-gate/scan-gate@v1', () => `${source.pin.action}@${source.pin.ref}`)
      .replace(/ +id: gate/, (line) => (baseUrl === undefined ? line : `${line}${inputs}`));
  }
  const { gate } = source;
  const { doubled } = recipe;
  const escapeScript = (script: string) =>
    doubled === undefined ? script : script.replaceAll(doubled, () => doubled + doubled);
  const entry = gate.kind !== 'clone' && gate.holds === 'alone' ? 'cli/index.js' : 'dist/cli/index.js';
  const asked = baseUrl === undefined ? '--embedded .' : `--base-url "${baseUrl}"`;
  return example
    .replace(/^( *)curl .*\n.*\n.*$/m, (_, indent: string) =>
      writeInstallation(gate, baseUrl === undefined)
        .map((line) => `${indent}${escapeScript(line)}`)
        .join('\n'),
    )
    .replace(/cli\/index\.js" run --base-url "[^"]*"/, () => escapeScript(`${entry}" run ${asked}`));
}

/** For bash. */
function writeInstallation(gate: GateSource, isEmbedded: boolean): string[] {
  const scanners = isEmbedded
    ? ['npm ci --prefix "$gate" --cache "$gate/.npm" --omit=dev --ignore-scripts --no-audit --no-fund']
    : [];
  if (gate.kind === 'clone') {
    return [
      `git clone --quiet --filter=blob:none --no-checkout "${gate.url}" "$gate"`,
      `git -C "$gate" checkout --quiet --detach ${gate.commit}`,
      ...scanners,
    ];
  }
  return [
    gate.kind === 'url'
      ? `curl --fail --silent --show-error --location --output "$gate/gate.tgz" "${gate.url}"`
      : `cp "${gate.path}" "$gate/gate.tgz"`,
    `echo "${gate.sha256}  $gate/gate.tgz" | sha256sum --check --quiet`,
    'tar -xzf "$gate/gate.tgz" -C "$gate" --strip-components 1',
    ...scanners,
  ];
}

export function fillPolicy({ system, severity, comment }: InitChoices): Proposal {
  const text = readExample('policies/start.yml')
    .replace('../../schema/', schemaFolder)
    .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`)
    .concat(
      comment === undefined
        ? ''
        : `\n# The summary as a comment on the pull request.\ncomment-summary-in-pr: ${comment}\n`,
    );
  return { path: chooseNewPath(system.id), text };
}
