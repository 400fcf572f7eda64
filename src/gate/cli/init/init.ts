/** `scan-gate init`: writes a pipeline that runs the gate, and a first policy, without changing existing files. */
import { dirname, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GateError } from '../../../shared/errors.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { correctPolicyPath, mistakenPolicyPaths, policyPaths } from '../../policy/policy.ts';
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
  type Streams,
} from './choices.ts';
import { type FilledPipeline, fillPipeline, fillPolicy, type Proposal } from './fill.ts';
import { describeDoubt, type GateSource, readGivenArchive } from './gate-source.ts';

/**
 * Throws GateError CONFIG before anything is written, if something cannot be written. `streams` replace the terminal.
 */
export async function runInit(
  session: Session,
  flags: FlagReading<{ yes?: true; print?: true; ci?: string[]; from?: string[] }>,
  streams?: Streams,
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
  const planning = { session, choices, checkout };
  const doubt = pipeline.gate?.kind === 'clone' ? describeDoubt(pipeline.gate) : pipeline.pin?.doubt;
  // Instructions to follow before the pipeline can be relied upon.
  const doubts = [...(await findUnscanned(planning, planned)), ...(doubt === undefined ? [] : [doubt])];
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
  for (const line of listNextSteps(planning, { planned, pipeline, doubts })) session.log.line(line);
}

interface Planning {
  session: Session;
  choices: InitChoices;
  checkout: InitCheckout;
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
  { session, choices, checkout }: Planning,
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
  { choices, checkout }: Planning,
  { planned, pipeline, doubts }: { planned: readonly PlannedFile[]; pipeline: FilledPipeline; doubts: string[] },
): string[] {
  const { gate } = pipeline;
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
