/** Runs the Buildkite agent, which shows annotations and stores meta-data of its build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { GateError } from '../../../shared/errors.ts';
import { selectVariables } from '../../../shared/git/environment.ts';
import { findProgramsFor } from '../../../shared/git/machine.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import type { Environment } from '../system.ts';

interface BuildkiteAgent {
  /** Absolute. */
  program: string;
  variables: Record<string, string>;
}

/** The agent retries its own request to Buildkite for longer than a gate may wait. */
const timeoutMs = 60_000;
const keptBytes = 65_536;

/** The agent outside the checkout. Undefined when none is installed, as in a container. */
export function findAgent(folder: string, env: Environment): BuildkiteAgent | undefined {
  const programs = findProgramsFor(folder);
  try {
    const program = programs.find('buildkite-agent');
    const own = Object.entries(env).filter(([name, value]) => name.startsWith('BUILDKITE') && value !== undefined);
    const others = selectVariables('client', env, process.platform);
    return {
      program,
      variables: { ...others, ...(Object.fromEntries(own) as Record<string, string>), PATH: programs.path },
    };
  } catch (error) {
    if (error instanceof GateError) return undefined;
    throw error;
  }
}

interface AgentCall {
  args: readonly string[];
  text: string;
  /** Removes secrets from the agent's messages. */
  redact(text: string): string;
}

/** Passes the text to the agent on standard input. Throws GateError PUBLISH when the agent fails. */
export async function runAgent({ program, variables }: BuildkiteAgent, { args, text, redact }: AgentCall) {
  const child = spawn(program, args, {
    cwd: dirname(program),
    env: variables,
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
