/** Buildkite: an annotation on the build page and meta-data for later steps, through the agent that runs the job. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { GateError } from '../../../shared/errors.ts';
import { selectVariables } from '../../../shared/git/environment.ts';
import { findProgramsFor } from '../../../shared/git/machine.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import type { Verdict } from '../../policy/verdict.ts';
import { countBlockingFindings } from '../../report/numbers.ts';
import { getShownVerdict } from '../../report/sentence/sentence.ts';
import { fitSummary } from '../../report/summary/decision.ts';
import { renderSummary } from '../../report/summary/summary.ts';
import type { LocalShowing, LocalSurface, Written } from '../../surfaces/surface.ts';
import type { Environment } from '../system.ts';

export const buildkite: LocalSurface = {
  kind: 'local',
  name: 'Buildkite',
  shows: 'Buildkite: an annotation of the build, and meta-data',
  settings: ['category'],
  degrades: 'a warning',
  system: 'buildkite',
  limits: 'an annotation of 1 MiB',
  isWanted: ({ report, local }) => local.env.BUILDKITE === 'true' && report.reason !== 'cancelled',
  write: annotateBuild,
};

/** Buildkite refuses an annotation above 1 MiB. */
const annotationBytes = 1024 * 1024;

const styles: Readonly<Record<Verdict, string>> = { passed: 'success', failed: 'error', inconclusive: 'warning' };

async function annotateBuild({ report, settings, local, written }: LocalShowing): Promise<Partial<Written>> {
  const agent = findAgent(local.folder, local.env);
  if (agent === undefined)
    return {
      lines: ['Buildkite: there is no annotation, because buildkite-agent is not on PATH outside the checkout'],
    };
  const { category } = settings;
  const context = category === undefined ? 'scan-gate' : `scan-gate:${category}`;
  const metaData = {
    verdict: report.verdict,
    reason: report.reason,
    'scan-id': report.scan?.id ?? '',
    'blocking-count': report.verdict === 'inconclusive' ? '' : String(countBlockingFindings(report)),
  };
  for (const [name, value] of Object.entries(metaData)) {
    // Buildkite does not accept empty values.
    if (value.trim() !== '') await runAgent(agent, ['meta-data', 'set', `${context}:${name}`], value, local.redact);
  }
  const whole = { ...report, notes: [...report.notes, ...written.lines] };
  const page = fitSummary(local.redact(renderSummary(whole, { category })), annotationBytes);
  // The same context replaces the annotation of an earlier attempt.
  const args = ['annotate', '--style', styles[getShownVerdict(report)], '--context', context];
  await runAgent(agent, args, page, local.redact);
  return {};
}

/** The agent retries its own request to Buildkite for longer than a gate may wait. */
const timeoutMs = 60_000;
const keptBytes = 65_536;

/** The agent outside the checkout. Undefined when none is installed, as in a container. */
function findAgent(folder: string, env: Environment) {
  const programs = findProgramsFor(folder);
  try {
    const program = programs.find('buildkite-agent');
    const own = Object.entries(env).filter(([name, value]) => name.startsWith('BUILDKITE') && value !== undefined);
    const others = selectVariables('client', env, process.platform);
    return { program, env: { ...others, ...Object.fromEntries(own), PATH: programs.path } };
  } catch (error) {
    if (error instanceof GateError) return undefined;
    throw error;
  }
}

/**
 * Passes the text to the agent on standard input. `redact` removes secrets from its messages. Throws GateError PUBLISH
 * when the agent fails.
 */
async function runAgent(
  { program, env }: NonNullable<ReturnType<typeof findAgent>>,
  args: readonly string[],
  text: string,
  redact: (text: string) => string,
): Promise<void> {
  const child = spawn(program, args, {
    cwd: dirname(program),
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-keptBytes);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  try {
    const [code, signal] = await once(child, 'close');
    if (code === 0) return;
    const why = neutralizeLine(redact(said).trim().split('\n').at(-1) ?? '', 300).trim();
    const how = signal === 'SIGKILL' ? `no end within ${timeoutMs / 1000} s` : `exit code ${code ?? signal}`;
    throw new GateError('PUBLISH', `buildkite-agent ${args[0]} failed with ${how}${why === '' ? '' : `: ${why}`}`);
  } catch (cause) {
    if (cause instanceof GateError) throw cause;
    throw new GateError('PUBLISH', 'buildkite-agent could not be started', { cause });
  }
}
