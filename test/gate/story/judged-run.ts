/** One run of the gate over evidence that is there already: no service, no waiting. */
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { type Given, readSettings } from '../../../src/gate/settings/reading.ts';
import { runGate } from '../../../src/gate/story/gate.ts';
import { createClock } from '../../../src/shared/clock.ts';
import { context as push } from '../../scripted-gate.ts';
import { type Evidence, found } from '../policy/evidence.ts';
import { type Around, readerOf } from './reader.ts';

type Source = Parameters<typeof runGate>[2];

export interface Place {
  settings?: Record<string, string>;
  context?: Partial<RunContext>;
  around?: Around;
  /** The trusted policy, in the syntax that JSON and YAML share. */
  policy?: object;
  /** The paths of the judged commit. */
  files?: ReadonlySet<string>;
  evidence?: Evidence;
  source?: Partial<Source>;
}

export async function runOver(given: Place) {
  const { policy, settings = {}, around, files, evidence = found(), source } = given;
  const context: RunContext = { ...push, ...given.context };
  const texts = { 'base-url': 'https://scanner.example.com/v1', ...settings };
  const step = Object.entries(texts).map(([name, value]) => [name, { value, source: 'input' }]);
  const readPolicyFile: Around['readPolicyFile'] = async (_, path) =>
    policy !== undefined && path === '.github/scan-gate.yml' ? { text: JSON.stringify(policy), at: 'main' } : undefined;
  const told: string[] = [];
  const environment: Parameters<typeof runGate>[1] = {
    ...{ context, version: '0.0.0', transport: {} as never, clock: createClock(1000) },
    ...{ cancel: new AbortController().signal, now: new Date('2026-06-01T12:00:00Z') },
    log: { say: () => {}, note: (line) => told.push(line) },
    openReader: () => readerOf({ readPolicyFile, ...around }),
  };
  const ran = await runGate(readSettings(Object.fromEntries(step) as Given), environment, {
    ...{ serviceOrigin: undefined, origin: 'service', startsScan: true, hasBaseline: true },
    locate: async (progress) => progress.context,
    open: async () => ({ kind: 'same' }),
    readTree: async () => files,
    start: async () => true,
    collect: async (_, { policy: asked }) => ({ evidence, policy: asked, judgement: judgeEvidence(evidence, asked) }),
    checkPass: async () => undefined,
    ...source,
  });
  return { ...ran, told };
}
