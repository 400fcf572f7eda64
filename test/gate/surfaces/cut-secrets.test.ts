/** A secret of the run in every text of a report, across every length at which a surface or a format cuts: not even half of it gets out. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../src/gate/hosts/log.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { createDefaultSettings, type OptionalSettings } from '../../../src/gate/settings/reading.ts';
import { publish } from '../../../src/gate/surfaces/publish.ts';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import { nothingWritten } from '../../../src/gate/surfaces/surface.ts';
import { inputOf, publishOn, setUp } from '../../github/set-up.ts';
import { testRunner } from '../../runner.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { redactorOf } from '../../session.ts';
import { stubAgent } from '../hosts/buildkite/agent.ts';
import { formatNames } from '../report/render.ts';
import { hostileReport, listedWhole, sampleSha } from '../report/sample.ts';
import { remoteAddresses, remoteSurfaces } from './named.ts';
import { platformAnswers, platformVariables } from './platform-runs.ts';
import { remoteTarget } from './remote-target.ts';

const agent = stubAgent();
const folder = makeFolder();

/** No eight characters of it stand in any word of the gate. */
const secret = 'Zq7xW2vK9pR4tY6uB3nM8cD5fG1hJ0aL';
/** Whatever is cut off at either end, it goes through one of these, and a dot takes the place of no word. */
const text = `${secret} `.repeat(200);

function findPieces(shown: string): string[] {
  const starts = Array.from({ length: secret.length - 7 }, (_, at) => secret.slice(at, at + 8));
  return starts.filter((piece) => shown.includes(piece));
}

const asked: OptionalSettings = {
  ...createDefaultSettings(),
  commentSummaryInPr: 'always',
  uploadSarif: true,
  annotations: 'check-run',
  reports: formatNames.map((format) => ({ format, path: `report-${format}` })),
  ...remoteAddresses,
  disclose: 'all',
};

/** Everything that a stranger could have written, and the secret in it. */
function reportWith(overrides: Partial<Report> = {}): Report {
  const { repository } = hostileReport(text);
  return {
    ...hostileReport(text),
    ...{ repository, repositoryUrl: 'https://github.com/acme/shop', headSha: sampleSha, branch: text },
    ...overrides,
  };
}

const reports: [string, Report][] = [
  ['failed', reportWith()],
  ['inconclusive', reportWith({ verdict: 'inconclusive', reason: 'evidence', brief: text, exitCode: 2 })],
  ['passed', reportWith({ verdict: 'passed', reason: 'clean', uncovered: text, exitCode: 0 })],
];

/** All that leaves a run on a system, with the names of the surfaces that must have said something. */
async function publishEverywhere(report: Report, system: keyof typeof platformVariables | undefined) {
  const here = mkdtempSync(join(folder, 'run-'));
  const files = { GITHUB_OUTPUT: join(here, 'outputs'), GITHUB_STEP_SUMMARY: join(here, 'summary') };
  for (const path of Object.values(files)) writeFileSync(path, '');
  const platform = system === undefined ? {} : (platformVariables[system] ?? {});
  const other = { TEAMCITY_VERSION: '2025.07', BUILDKITE: 'true', ...files };
  const env = { ...(system === undefined ? other : platform), AGENT_TEMPDIRECTORY: here, PATH: process.env.PATH };
  let printed = '';
  const write = (said: string) => {
    printed += said;
  };
  const redact = await redactorOf([secret]);
  const log = createLog({ write, redact });
  const answers = system === undefined ? [] : (platformAnswers[system] ?? []);
  const replies = answers.map((each) => ({ status: 200, text: JSON.stringify(each) }));
  const { remote, sent } = remoteTarget(replies.length === 0 ? [{ status: 200 }] : replies);
  const runner = system === undefined ? testRunner(files, write) : undefined;
  const local = {
    log,
    startedAt: new Date(0),
    folder: here,
    temporaryFolder: here,
    runner,
    env,
    redact,
    exitCode: () => report.exitCode as 1,
  };
  await publish(report, asked, { ...local, github: undefined, remote: { ...remote, env, redact } });
  const asAgent = agent.asked().map(({ args, text: given }) => [...args, given].join('\n'));
  const written = listFiles(here).map((path) => readFileSync(path, 'utf8'));
  return { printed, sent: sent.map(({ url, body }) => `${url.href}\n${body ?? ''}`), asAgent, written };
}

function listFiles(top: string): string[] {
  const paths = readdirSync(top, { recursive: true }).map((name) => join(top, String(name)));
  return paths.filter((path) => statSync(path).isFile());
}

const systems = [undefined, ...(Object.keys(platformVariables) as (keyof typeof platformVariables)[])];

describe.each(reports)('of a run that %s, no piece of a secret that a cut leaves is', (_, report) => {
  it.each(systems)('in the log, the files or what is sent, on %s', async (system) => {
    const { printed, sent, asAgent, written } = await publishEverywhere(report, system);
    for (const shown of [printed, ...sent, ...asAgent, ...written])
      expect(findPieces(shown), shown.slice(0, 300)).toEqual([]);
    expect(written.length).toBeGreaterThan(formatNames.length - 6);
    expect([printed, ...written].join('\n')).toContain('***');
    const showing = { report, settings: asked, written: nothingWritten };
    for (const { name, address, isWanted } of remoteSurfaces)
      expect([name, sent.some((each) => each.startsWith(`https://chat.example/${address}\n`))]).toEqual([
        name,
        isWanted(showing),
      ]);
    if (system === undefined) expect(asAgent.join('\n')).toContain('***');
    else if (report.verdict !== 'passed') expect(sent.join('\n')).toContain('***');
  });

  it.each(['check-run', 'review', 'commands'] as const)(
    'sent to GitHub, with annotations by %s',
    async (annotations) => {
      const world = await setUp({}, { secrets: [secret] });
      const input = inputOf({ ...report, ...listedWhole(), scan: report.scan }, { ...asked, annotations });
      const { lines, warnings } = await publishOn(world.access, input);
      await world.stop();
      const shown = JSON.stringify([
        world.github.asked.map(({ operation, body }) => [operation, body]),
        lines,
        warnings,
      ]);
      expect(findPieces(shown)).toEqual([]);
      expect(findPieces(unpackAll(shown))).toEqual([]);
      if (report.verdict !== 'passed') expect(shown).toContain('***');
    },
  );
});

/** What was packed before it was sent: SARIF, and what a comment remembers. */
function unpackAll(shown: string): string {
  const packed = shown.match(/[A-Za-z\d+/]{40,}={0,2}/g) ?? [];
  return packed
    .flatMap((each) => {
      const bytes = Buffer.from(each, 'base64');
      try {
        return [(bytes[0] === 0x1f ? gunzipSync(bytes) : inflateRawSync(bytes)).toString()];
      } catch {
        return [];
      }
    })
    .join('\n');
}

it('all surfaces have a run here', () => {
  const ofSystems = new Set(surfaces.flatMap((each) => (each.kind === 'platform' ? [each.system] : [])));
  expect([...ofSystems].sort()).toEqual(Object.keys(platformVariables).sort());
});
