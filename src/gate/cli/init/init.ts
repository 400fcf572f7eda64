/** `scan-gate init`: writes a pipeline that runs the gate, and a first policy, without changing existing files. */

import { dirname, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GateError } from '../../../shared/errors.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { chooseNewPath, correctPolicyPath, mistakenPolicyPaths, policyPaths } from '../../policy/policy.ts';
import { type Session, version } from '../../run/session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { createDefaultSettings, mergeReadings, readEnvironment } from '../../settings/reading.ts';
import { writeNewWithin } from '../../surfaces/whole-file.ts';
import { findUnscannedFiles, unscannedHint } from '../doctor/checks.ts';
import {
  askOnTerminal,
  canAsk,
  findGatingFile,
  findObstacle,
  type InitCheckout,
  type InitChoices,
  initSystems,
  readCheckout,
  readChoices,
  readInitFlags,
  runsGate,
} from './choices.ts';
import { readExample } from './examples.ts';
import {
  type ActionPin,
  describeDoubt,
  findActionPin,
  findGateSource,
  type GateSource,
  readGivenArchive,
  refuseUnwritable,
  type SourceSearch,
} from './gate-source.ts';
import type { Recipe } from './recipes.ts';

/**
 * Throws GateError CONFIG before anything is written, if something cannot be written. `streams` replace the terminal.
 */
export async function runInit(
  session: Session,
  flags: FlagReading<{ yes?: true; print?: true; ci?: string[]; from?: string[] }>,
  streams?: Parameters<typeof askOnTerminal>[1],
): Promise<undefined> {
  const { yes, print, ci: [ci] = [], from: [from] = [] } = flags.own;
  const reading = mergeReadings(flags, readEnvironment(session.env));
  reading.problems.push(...flags.positionals.map((extra) => `unexpected argument: ${JSON.stringify(extra)}`));
  const flagValues = readInitFlags(reading, ci);
  const checkout = await readCheckout(session.folder, session.cancel);
  const isAsked = !yes && !print && (streams !== undefined || canAsk(session));
  if (!isAsked && !yes && !print) {
    throw new GateError('CONFIG', 'There is no terminal to ask questions on', {
      reason: 'settings',
      hint: 'Use scan-gate init --yes to write what was found, or --print to see it first.',
    });
  }
  const asker = isAsked ? await askOnTerminal(session.cancel, streams) : undefined;
  const choices = await readChoices(flagValues, checkout, asker);
  const { recipe, name } = choices.system;
  if (from !== undefined && recipe.isAction) {
    throw new GateError('CONFIG', `--from does not go with ${name}, whose workflow names the action`, {
      reason: 'settings',
      hint: 'Leave out --from, or name another CI system with --ci.',
    });
  }
  const { transport, cancel, folder } = session;
  const home = dirname(fileURLToPath(import.meta.url));
  const search = { transport, cancel, clock: session.clock(), home, isEmbedded: choices.baseUrl === undefined };
  const given = from === undefined ? undefined : await readGivenArchive(from, folder, checkout.top, search);
  const pipeline = await fillPipeline(choices, search, given);
  const planned = planWriting(choices, pipeline, checkout);
  const doubt = pipeline.gate?.kind === 'clone' ? describeDoubt(pipeline.gate) : pipeline.pin?.doubt;
  // Instructions to follow before the pipeline can be relied upon.
  const doubts = [
    ...(await findUnscanned(session, choices, checkout, planned)),
    ...(doubt === undefined ? [] : [doubt]),
  ];
  if (print) {
    // On standard error, because the printed pipeline may be redirected to a file.
    for (const each of doubts) session.complain(`${neutralizeLine(each)}\n`);
    const texts = planned.map(
      ({ proposal: { path, text } }) =>
        `── ${path ?? `${name} keeps its build steps on the server: paste this into one`}\n${text}`,
    );
    return void session.write(texts.join('\n'));
  }
  await writeFiles(session, planned, checkout);
  for (const line of listNextSteps(choices, checkout, planned, pipeline.gate, doubts)) session.log.line(line);
}

interface PlannedFile {
  proposal: Proposal;
  /** The existing file, which stays unchanged. */
  there: string | undefined;
  /** Whether the existing file does not run the gate yet. */
  isMissing: boolean;
}

/** Throws GateError CONFIG when a path goes through a link. */
function planWriting(choices: InitChoices, pipeline: Proposal, { top, isThere }: InitCheckout): PlannedFile[] {
  const { file, folder, marks } = choices.system.recipe;
  const inPlace = [...(file === undefined ? [] : [file]), ...marks.filter((mark) => /\.ya?ml$/.test(mark))].find(
    isThere,
  );
  const existing = (folder === undefined ? undefined : findGatingFile(top, folder)) ?? inPlace;
  const policy = fillPolicy(choices);
  const planned = [
    { proposal: pipeline, there: existing, isMissing: existing !== undefined && !runsGate(top, existing) },
    { proposal: policy, there: [...policyPaths, ...mistakenPolicyPaths].find(isThere), isMissing: false },
  ];
  for (const path of planned.flatMap(({ proposal }) => proposal.path ?? [])) {
    const found = findObstacle(top, path);
    if (found === undefined) continue;
    throw new GateError('CONFIG', `${path} cannot be written: ${found} is a link or a file, not a folder`, {
      reason: 'settings',
      hint: 'Remove it, or use the output of scan-gate init --print.',
    });
  }
  return planned;
}

async function writeFiles(
  { log, write: print }: Session,
  planned: readonly PlannedFile[],
  { top }: InitCheckout,
): Promise<void> {
  for (const { proposal, there, isMissing } of planned) {
    if (proposal.path === undefined) {
      log.line('– Paste this into a build step:');
      print(`\n${proposal.text}\n`);
      continue;
    }
    if (there === undefined) {
      await writeNewWithin(top, proposal.path, proposal.text).catch((cause: NodeJS.ErrnoException) => {
        const why = cause.code ?? cause.message;
        throw new GateError('PUBLISH', `${proposal.path} could not be written (${why})`, { cause });
      });
      log.line([{ text: '✔', style: 'green' }, ` ${proposal.path} was written`]);
      continue;
    }
    log.line(`– ${there} already exists and was not changed${isMissing ? '. Add the missing parts of this:' : ''}`);
    if (isMissing) print(`\n${proposal.text}\n`);
  }
}

/** The host of the repository decides what is merged, whichever system runs the gate. */
function describeRequirement({ system, defaultBranch }: InitChoices, { host }: InitCheckout): string {
  const hosting = initSystems.find(({ recipe }) => host !== undefined && recipe.hosts?.test(host));
  const { require } = (hosting ?? system).recipe;
  return (
    require?.(defaultBranch) ??
    `require the status of the job scan-gate before anything is merged into ${defaultBranch}`
  );
}

/** The source files that no embedded scanner reads, if the policy does not exist yet. */
async function findUnscanned(
  session: Session,
  choices: InitChoices,
  checkout: InitCheckout,
  planned: readonly PlannedFile[],
): Promise<string[]> {
  const hasPolicy = planned.some(
    ({ proposal, there }) => proposal.path === fillPolicy(choices).path && there !== undefined,
  );
  if (choices.baseUrl !== undefined || hasPolicy) return [];
  const found = await findUnscannedFiles(checkout.top, session.cancel, createDefaultSettings()).catch(() => undefined);
  return found === undefined || found === 'nothing' ? [] : [`${found.text}. ${unscannedHint}`];
}

function listNextSteps(
  choices: InitChoices,
  checkout: InitCheckout,
  planned: readonly PlannedFile[],
  gate: GateSource | undefined,
  doubts: readonly string[],
): string[] {
  const { system, baseUrl } = choices;
  const { comment } = system.recipe;
  const steps = [
    ...mistakenPolicyPaths
      .filter((mistaken) => planned.some(({ there }) => there === mistaken))
      .map((mistaken) => `Rename ${mistaken}: the policy file is ${correctPolicyPath(mistaken)}`),
    ...doubts,
    ...(baseUrl === undefined ? [] : [system.recipe.key]),
    ...(gate === undefined ? [] : describeSource(gate)),
    ...(system.recipe.steps ?? []),
    ...(comment === undefined || comment === 'setting' ? [] : [comment]),
    `Commit, and ${describeRequirement(choices, checkout)}`,
    'Check that everything is set up: scan-gate doctor',
  ];
  return ['', 'Next:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
}

/** What the job must be able to read. */
function describeSource(gate: GateSource): string[] {
  if (gate.kind === 'clone')
    return [
      `Give jobs read access to ${gate.url}: they clone it at ${gate.commit}, because ${version} has no release that could be read`,
    ];
  if (gate.kind === 'url') return [`Give jobs read access to ${gate.url}`];
  const isBelow = !isAbsolute(gate.path);
  return [isBelow ? `Commit ${gate.path} too: jobs install it` : `Put ${gate.path} on every machine that runs the job`];
}

// The files that `scan-gate init` proposes: the CI system's recipe with the choices for this repository, and a policy.

interface Proposal {
  /** Path from the top of the checkout, with `/`. Undefined for text that people paste into the CI system's pages. */
  path: string | undefined;
  text: string;
}

/** An editor finds the schema by this URL, wherever the file is. */
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';

/** `given` is the value of `--from`. Throws GateError CONFIG when nothing says what to install, or a value cannot be written. */
export async function fillPipeline(
  { system: { recipe }, baseUrl, defaultBranch, comment }: InitChoices,
  search: SourceSearch,
  given: GateSource | undefined,
): Promise<
  Proposal & {
    /** Undefined when the pipeline names the action. */
    gate: GateSource | undefined;
    /** Undefined when the pipeline installs the gate. */
    pin: ActionPin | undefined;
  }
> {
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

function fillPolicy({ system, severity, comment }: InitChoices): Proposal {
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
