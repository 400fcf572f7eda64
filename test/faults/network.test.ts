/**
 * The action behind certificates and proxies that are right, wrong, or not there: in this process, which trusts what the case
 * does, and with the build where Node's own variables or the whole way through a proxy are tried.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { storyInProcess } from './in-process.ts';
import { expectClosedCheckRun, expectSound, type Verdict } from './invariants.ts';
import { createAuthority, type Identity } from './peer/certificates.ts';
import { makeFaults } from './peer/faults.ts';
import { type Behavior, type ProxyPeer, startProxy } from './peer/proxy.ts';
import { worlds } from './peer/worlds.ts';
import { type Play, type Played, play } from './play.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-network-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ours = createAuthority('Our authority');
const theirs = createAuthority('Another authority');
const trusted = join(folder, 'ours.pem');
writeFileSync(trusted, ours.cert);

const address = '127.0.0.1';
/** A name that nobody can look up, so that only a proxy leads there. */
const host = 'service.invalid';
const trusting = { NODE_EXTRA_CA_CERTS: trusted };

interface Case {
  title: string;
  verdict: Verdict;
  reason?: string;
  /** What the message or the way out says. */
  says?: RegExp;
  /** Requests that reach the service; without it none may, unless the run passes. */
  reaches?: true;
  stderr?: RegExp;
  tls?: Identity;
  env?: Record<string, string>;
  inputs?: Record<string, string>;
  baseUrl?: Play['baseUrl'];
  proxy?: Behavior;
  /** User and password for it. */
  credentials?: string;
  /** Always a process of the build. */
  isBuilt?: true;
  /** How the proxy is asked, in its own words; none: not at all. */
  tunnels?: RegExp;
}

const direct = { baseUrl: (port: number) => `https://${address}:${port}/api/v1` };
const refused = { verdict: 'inconclusive', reason: 'unavailable', says: /NODE_EXTRA_CA_CERTS/ } as const;
const unreachable = { verdict: 'inconclusive', reason: 'unavailable' } as const;
const far = { tls: ours.issue(host), env: trusting, baseUrl: () => `https://${host}/api/v1` };

/** The number of a port at which nobody listens. */
const closedPort = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, address, () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
});

const cases: Case[] = [
  {
    title: 'a private authority that is named',
    ...{ ...direct, tls: ours.issue(address), env: trusting, isBuilt: true, verdict: 'passed' },
  },
  { title: 'a private authority that is not', ...direct, tls: ours.issue(address), ...refused },
  {
    title: 'another authority than the one that is named',
    ...direct,
    tls: theirs.issue(address),
    env: trusting,
    ...refused,
  },
  {
    title: 'an unknown authority, with verification switched off',
    ...direct,
    tls: theirs.issue(address),
    env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    isBuilt: true,
    stderr: /NODE_TLS_REJECT_UNAUTHORIZED/,
    ...refused,
  },
  { title: 'the certificate of another host', ...direct, tls: ours.issue('192.0.2.1'), env: trusting, ...refused },
  { title: 'a certificate that is over', ...direct, tls: ours.issue(address, 2021), env: trusting, ...refused },
  {
    title: 'an authority in a file that is not there',
    ...direct,
    tls: ours.issue(address),
    env: { NODE_EXTRA_CA_CERTS: join(folder, 'none.pem') },
    isBuilt: true,
    stderr: /none\.pem/,
    ...refused,
  },
  { title: 'a server that speaks no TLS', ...direct, ...unreachable },
  { title: 'a server that speaks TLS to plain words', tls: ours.issue(address), ...unreachable },
  {
    title: 'a port at which nobody listens',
    baseUrl: () => `http://${address}:${closedPort}/api/v1`,
    says: /refused/,
    ...unreachable,
  },
  {
    title: 'a name that nobody knows',
    baseUrl: () => `https://${host}/api/v1`,
    inputs: { 'timeout-seconds': '6' },
    verdict: 'inconclusive',
  },
  {
    title: 'plain words to another machine',
    baseUrl: () => `http://${host}/api/v1`,
    verdict: 'inconclusive',
    reason: 'settings',
    says: /allow-http/,
  },
  { title: 'a proxy', ...far, proxy: 'opens', tunnels: /^CONNECT service\.invalid:443\n/, verdict: 'passed' },
  {
    title: 'a proxy that knows us',
    ...far,
    proxy: 'asks who it is',
    isBuilt: true,
    credentials: 'ada:canary-p4ss%21',
    tunnels: /proxy-authorization\nBasic YWRhOmNhbmFyeS1wNHNzIQ==/i,
    verdict: 'passed',
  },
  {
    title: 'a proxy that does not',
    ...far,
    proxy: 'asks who it is',
    tunnels: /^CONNECT/,
    says: /407|[Pp]roxy/,
    ...unreachable,
  },
  { title: 'a proxy that cannot', ...far, proxy: 'cannot', tunnels: /^CONNECT/, ...unreachable },
  { title: 'a proxy that resets', ...far, proxy: 'resets', tunnels: /^CONNECT/, ...unreachable },
  {
    title: 'a proxy that is silent',
    ...far,
    proxy: 'is silent',
    tunnels: /^CONNECT/,
    inputs: { 'timeout-seconds': '4' },
    verdict: 'inconclusive',
    reason: 'timeout',
  },
  {
    title: 'a proxy at which nobody listens',
    ...far,
    env: { ...trusting, HTTPS_PROXY: `http://${address}:${closedPort}` },
    inputs: { 'timeout-seconds': '6' },
    verdict: 'inconclusive',
  },
  {
    title: 'a proxy with another certificate behind it',
    ...far,
    tls: theirs.issue(host),
    proxy: 'opens',
    tunnels: /^CONNECT/,
    ...refused,
  },
  {
    title: 'a proxy that is not for this host',
    ...far,
    env: { ...trusting, NO_PROXY: host },
    proxy: 'opens',
    inputs: { 'timeout-seconds': '6' },
    verdict: 'inconclusive',
  },
  { title: 'a proxy for all, beside a service on this machine', proxy: 'opens', verdict: 'passed' },
];

const atOnce = pLimit(4);
/** What is trusted is so in the whole process. */
const oneByOne = pLimit(1);
let ended = 0;
afterAll(() => console.log(`${ended} of ${cases.length} scenarios of the network`));

async function playCase({
  proxy: behavior,
  credentials,
  ...given
}: Case): Promise<{ played: Played; proxy: ProxyPeer | undefined }> {
  let port = 0;
  const proxy = behavior === undefined ? undefined : await startProxy(behavior, () => port);
  const userInfo = credentials === undefined ? '' : `${credentials}@`;
  const proxied = proxy === undefined ? {} : { HTTPS_PROXY: `http://${userInfo}${address}:${proxy.port}` };
  const baseUrl = (known: number) => {
    port = known;
    return given.baseUrl?.(known) ?? `http://${address}:${known}/api/v1`;
  };
  try {
    const { tls, inputs, env, isBuilt = isLong } = given;
    const played = await play({
      ...{ world: worlds.clean.world, baseUrl },
      ...(tls === undefined ? {} : { tls }),
      ...(inputs && { inputs }),
      env: { ...proxied, ...env },
      ...(!isBuilt && { start: env === undefined ? storyInProcess().start : trust(storyInProcess().start) }),
    });
    return { played, proxy };
  } finally {
    await proxy?.stop();
  }
}

/** As NODE_EXTRA_CA_CERTS does, in this process. */
function trust(start: NonNullable<Play['start']>): NonNullable<Play['start']> {
  return async (env, folder) => {
    const before = getCACertificates();
    setDefaultCACertificates([...before, ours.cert]);
    try {
      return await start(env, folder);
    } finally {
      setDefaultCACertificates(before);
    }
  };
}

describe.concurrent('the action meets', () => {
  it.each(cases)('$title', async (given) => {
    const limit = given.isBuilt || isLong ? atOnce : oneByOne;
    const { played, proxy } = await limit(() => playCase(given));
    const { outputs, report, stdout, stderr, asked, files } = played;
    expect(outputs, stdout).toMatchObject({ verdict: given.verdict, ...(given.reason && { reason: given.reason }) });
    expect(stderr).toMatch(given.stderr ?? /^$/);
    if (given.says !== undefined) expect(`${report.message} ${report.hint}`).toMatch(given.says);
    expect(asked.service.length > 0).toBe(given.verdict === 'passed');
    const heads = proxy?.asked ?? [];
    expect(heads.length > 0, heads.join()).toBe(given.tunnels !== undefined);
    for (const head of heads) expect(head).toMatch(given.tunnels ?? /^$/);
    for (const text of [stdout, ...Object.values(files), ...asked.service.map(({ bytes }) => bytes)])
      expect(text).not.toContain('canary-p4ss');
    for (const head of heads) expect(head).not.toMatch(/sk.canary|ghs_canary/);
    expectSound(played);
    expectClosedCheckRun(played);
    ended += 1;
  });

  it('a redirect from TLS to plain words', async () => {
    const faults = makeFaults(`http://${host}`);
    const fault = faults['a redirect to another host'];
    const played = await oneByOne(() =>
      play({
        ...(!isLong && { start: trust(storyInProcess().start) }),
        world: worlds.clean.world,
        tls: ours.issue(address),
        env: trusting,
        ...direct,
        fault: ({ server }) => (server === 'service' ? fault : undefined),
      }),
    );
    expect(played.outputs, played.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'protocol' });
    expectSound(played);
  });
});
