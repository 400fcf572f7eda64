/** `scan-gate init`: the pipeline that runs the gate and a policy to start from, written into a checkout beside what is there. */
import { GateError } from '../../errors.ts';
import { correctPolicyPath, mistakenPolicyPaths, policyPaths } from '../../policy/policy-files.ts';
import type { Session } from '../../session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment } from '../../settings/reading.ts';
import { writeNewWithin } from '../../surfaces/whole-file.ts';
import { readAnswers, readTold } from './answers.ts';
import { type Asker, askOnTerminal, canAsk } from './ask.ts';
import { gatingWorkflow, hasGate, type InitCheckout, obstacle, readCheckout } from './checkout.ts';
import { type Answers, isEmbedded, type Proposal, proposals } from './fill.ts';

/** As the table of commands has them. */
type InitFlags = FlagReading<{ yes?: true; print?: true; ci?: string[] }>;

/** Throws GateError CONFIG for what cannot be written, before anything is; `asker` stands in for the terminal. */
export async function init(session: Session, flags: InitFlags, asker?: Asker): Promise<undefined> {
  const { yes, print, ci: [ci] = [] } = flags.own;
  const reading = mergeReadings(flags, readEnvironment(session.env));
  reading.problems.push(...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`));
  const told = readTold(reading, ci);
  const checkout = await readCheckout(session.folder, session.cancel);
  const isAsked = !yes && !print && (asker !== undefined || canAsk(session));
  if (!isAsked && !yes && !print) throw nobodyToAsk();
  const answers = await readAnswers(
    told,
    checkout,
    isAsked ? (asker ?? (await askOnTerminal(session.cancel))) : undefined,
  );
  const planned = planOf(answers, checkout);
  if (print) return void session.write(planned.map(({ proposal }) => shown(proposal)).join('\n'));
  await write(session, planned, checkout);
  for (const line of nextLines(answers, planned)) session.log.line(line);
}

function nobodyToAsk(): GateError {
  return new GateError('CONFIG', 'There is no terminal to ask on', {
    reason: 'settings',
    hint: 'scan-gate init --yes takes what is found; with --print it is shown and not written.',
  });
}

interface Planned {
  proposal: Proposal;
  /** What is there already, and stays as it is. */
  there: string | undefined;
  /** Whether that has no gate in it yet. */
  isMissing: boolean;
}

/** Throws GateError CONFIG for a way that leads through a link. */
function planOf(answers: Answers, { top, isThere }: InitCheckout): Planned[] {
  const { id, file, marks } = answers.system;
  const [pipeline, policy] = proposals(answers);
  const inPlace = [file, ...marks.filter((mark) => /\.ya?ml$/.test(mark))].find(isThere);
  const there = (id === 'github' ? gatingWorkflow(top) : undefined) ?? inPlace;
  const isMissing = there !== undefined && !hasGate(top, there);
  const policyThere = [...policyPaths, ...mistakenPolicyPaths].find(isThere);
  const planned = [
    { proposal: pipeline, there, isMissing },
    { proposal: policy, there: policyThere, isMissing: false },
  ];
  for (const { proposal } of planned) refuseObstacle(proposal.path, obstacle(top, proposal.path));
  return planned;
}

function refuseObstacle(path: string, found: string | undefined): void {
  if (found === undefined) return;
  throw new GateError('CONFIG', `${path} cannot be written: ${found} is a link or a file, and no folder`, {
    reason: 'settings',
    hint: 'Remove it, or take what scan-gate init --print shows.',
  });
}

function shown({ path, text }: Proposal): string {
  return `── ${path}\n${text}`;
}

async function write(
  { log, write: print }: Session,
  planned: readonly Planned[],
  { top }: InitCheckout,
): Promise<void> {
  for (const { proposal, there, isMissing } of planned) {
    if (there === undefined) {
      await writeNewWithin(top, proposal.path, proposal.text).catch((cause: NodeJS.ErrnoException) => {
        const why = cause.code ?? cause.message;
        throw new GateError('PUBLISH', `${proposal.path} could not be written (${why})`, { cause });
      });
      log.line([{ text: '✔', style: 'green' }, ` ${proposal.path} was written`]);
      continue;
    }
    log.line(`– ${there} is there, and stays as it is${isMissing ? '. Add to it what it lacks of this:' : ''}`);
    if (isMissing) print(`\n${proposal.text}\n`);
  }
}

const pinned =
  'Set GATE_VERSION and GATE_SHA256 to those of a release: https://github.com/scan-gate/scan-gate/releases';

function nextLines(answers: Answers, [pipeline, policy]: readonly Planned[]): string[] {
  const { system, baseUrl, defaultBranch } = answers;
  const isOpen = baseUrl === undefined && !isEmbedded(answers);
  const steps = [
    ...(policy?.there !== undefined && mistakenPolicyPaths.includes(policy.there)
      ? [`Rename ${policy.there}: the policy file is ${correctPolicyPath(policy.there)}`]
      : []),
    ...(isOpen ? ['Put the address of your service in the place of https://scanner.example.com/api/v1'] : []),
    ...(isEmbedded(answers) ? [] : [system.key]),
    ...(pipeline?.proposal.text.includes('GATE_SHA256') ? [pinned] : []),
    `Commit, and require the job scan-gate before anything is merged into ${defaultBranch}`,
    'See whether all is there: scan-gate doctor',
  ];
  return ['', 'Next:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
}
