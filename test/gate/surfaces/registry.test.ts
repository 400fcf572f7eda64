import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withClient } from '../../../src/gate/hosts/github/surfaces/access.ts';
import { createLog } from '../../../src/gate/hosts/log.ts';
import { createDefaultSettings, type OptionalSettings } from '../../../src/gate/settings/reading.ts';
import { toCamelCase } from '../../../src/gate/settings/settings.ts';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import { nothingWritten, type PlatformSurface, type Surface } from '../../../src/gate/surfaces/surface.ts';
import { sampleChanges, setUp } from '../../github/set-up.ts';
import { testRunner } from '../../runner.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { stubAgent } from '../hosts/buildkite/agent.ts';
import { formatNames } from '../report/render.ts';
import { listedWhole, sampleReport } from '../report/sample.ts';
import { remoteAddresses } from './named.ts';
import { emptyNote, platformAnswers, platformVariables } from './platform-runs.ts';

stubAgent();
const folder = makeFolder();

type Showing = Parameters<PlatformSurface['isWanted']>[0];
type Client = Parameters<PlatformSurface['write']>[0]['client'];

/** Everything is asked for. */
const asked: OptionalSettings = {
  ...createDefaultSettings(),
  commentSummaryInPr: 'always',
  uploadSarif: true,
  reports: formatNames.map((format) => ({ format, path: `report-${format}` })),
  category: 'backend',
  ...remoteAddresses,
};

/** The settings that a surface looks at while it writes. */
async function settingsReadBy(surface: Surface): Promise<Set<string>> {
  const read = new Set<string>();
  const values = surface.name === 'The review' ? { ...asked, annotations: 'review' as const } : asked;
  const settings = new Proxy(values, {
    get(target, name) {
      read.add(String(name));
      return target[name as keyof OptionalSettings];
    },
  });
  const report = sampleReport(listedWhole());
  const showing = { report, settings, written: nothingWritten };
  if (surface.kind === 'remote') {
    // What sends the message reads it.
    read.add(toCamelCase(surface.address));
    if (surface.isWanted(showing)) surface.message(showing);
    return read;
  }
  if (surface.kind === 'platform') {
    expect(await writeThere(surface, showing)).toContain('POST');
    return read;
  }
  if (surface.kind === 'local') {
    const files = { GITHUB_OUTPUT: join(folder, 'outputs'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
    for (const path of Object.values(files)) writeFileSync(path, '');
    const env = {
      ...files,
      TEAMCITY_VERSION: '2025.07',
      BUILDKITE: 'true',
      TF_BUILD: 'True',
      AGENT_TEMPDIRECTORY: folder,
    };
    const log = createLog({ write: () => {} });
    const exitCode = () => 1 as const;
    const local = {
      log,
      folder,
      temporaryFolder: folder,
      startedAt: new Date(0),
      env,
      runner: testRunner(env, () => {}),
      exitCode,
      redact: (text: string) => text,
    };
    if (surface.isWanted({ ...showing, local })) await surface.write({ ...showing, local });
    return read;
  }
  const world = await setUp();
  const github = { access: world.access, checkRun: undefined, changes: sampleChanges() };
  const gate = { attempt: undefined, verdict: 'passed' } as const;
  await withClient(world.access, 180_000, async (client) => {
    if (surface.isWanted({ ...showing, github }))
      await surface.write({ ...showing, github, client, gate, readHead: async () => ({ sha: undefined }) });
  });
  await world.stop();
  return read;
}

/** The methods of the requests that it makes. */
async function writeThere(surface: PlatformSurface, showing: Showing): Promise<string[]> {
  const env = platformVariables[surface.system] ?? {};
  const answers =
    surface.name === 'The status of the commit' ? [emptyNote, emptyNote] : (platformAnswers[surface.system] ?? []);
  const methods: string[] = [];
  const client: Client = {
    async call({ method, shape }) {
      methods.push(method);
      return z.parse(shape, answers[Math.min(methods.length, answers.length) - 1]);
    },
    pages: (wanted) => client.call(wanted),
  };
  const gate = { attempt: undefined, id: undefined, verdict: showing.report.verdict };
  const place = surface.findPlace(env);
  if (place === undefined) throw new Error(`${surface.name} has no place`);
  const rest = { judgedSha: undefined, sleep: async () => {}, redact: (text: string) => text };
  expect(surface.isWanted(showing)).toBe(true);
  await surface.write({ ...showing, ...rest, client, place, env, gate });
  return methods;
}

/** What tells a gate from others of its job. */
const ofGate = ['given', 'sarif'];

describe('the surfaces', () => {
  it.each(surfaces.map((surface) => [surface.name, surface] as const))(
    'read what they declare: %s',
    async (_, surface) => {
      const declared = surface.settings.map((name) => toCamelCase(name) as string);
      const read = [...(await settingsReadBy(surface))].filter((name) => !ofGate.includes(name));
      expect(read.sort()).toEqual(declared.sort());
    },
  );
});
