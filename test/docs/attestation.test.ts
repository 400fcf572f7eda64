/** The page on attestations, word by word: what the gate writes is signed and verified with Sigstore's own libraries, and demanded by the page's own command. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundleFromJSON } from '@sigstore/bundle';
import {
  fulcioHandler,
  type HandlerFn,
  initializeCA,
  initializeCTLog,
  initializeTLog,
  rekorHandler,
} from '@sigstore/mock';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { attest, type Bundle } from 'sigstore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../scripts/loopback.ts';
import { listCodeBlocks } from '../../scripts/workflows/read.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { render } from '../gate/report/render.ts';
import { sampleReport, sampleSha } from '../gate/report/sample.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/attestation.md'), 'utf8');
const commands = listCodeBlocks('docs/attestation.md', page).find(({ language }) => language === 'sh')?.text ?? '';
const [, demand = ''] = /jq -e .*? '([\s\S]*)' attested\.json/.exec(commands) ?? [];
const [, signer = ''] = /--signer-workflow (\S+)/.exec(commands) ?? [];

/** As https://slsa.dev/spec/v1.2/verification_summary and the gate's own page name them. */
const vsaType = 'https://slsa.dev/verification_summary/v1';
const vsaVerifier = 'https://github.com/scan-gate/scan-gate';

const built = Buffer.from('what was built');
const policySha256 = 'c0'.repeat(32);
const passed: Partial<Report> = {
  ...{ verdict: 'passed', reason: 'clean', scope: 'scan', headSha: sampleSha },
  policy: { source: 'the defaults', sha256: policySha256, settings: {} },
};

interface Statement {
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: string;
  predicate: object;
}

/** As `actions/attest` makes it of the file, the type and the predicate. */
function statementOf(report: Partial<Report>, file = built): Statement & { _type: string } {
  const predicate = render('vsa', sampleReport({ ...passed, ...report }), { startedAt: new Date(0) });
  const sha256 = createHash('sha256').update(file).digest('hex');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'shop.tar.gz', digest: { sha256 } }],
    predicateType: vsaType,
    predicate: JSON.parse(predicate),
  };
}

/** The identity that GitHub gives the job of a workflow. */
function identityToken(workflow: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'https://token.actions.githubusercontent.com', aud: 'sigstore' };
  const subject = `https://github.com/${workflow}@refs/heads/main`;
  return `${part({ alg: 'RS256' })}.${part({ ...claims, sub: subject })}.${part({})}`;
}

const servers: ReturnType<typeof createServer>[] = [];

/** A service of Sigstore's on this machine. */
async function serve(handle: HandlerFn): Promise<string> {
  const server = createServer(async (request, response) => {
    const { statusCode, response: body, contentType = 'text/plain' } = await handle(await text(request));
    response.writeHead(statusCode, { 'content-type': contentType }).end(body);
  });
  servers.push(server);
  return (await listenOnLoopback(server)).origin;
}

const logAddress = 'https://log.example.com';
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** Signing and verifying by one certificate authority and one log, which nobody else trusts. */
async function openSigstore() {
  const [caKeys, logKeys] = [newKeys(), newKeys()];
  const ctLog = await initializeCTLog(caKeys);
  const ca = await initializeCA(caKeys, ctLog);
  const log = await initializeTLog(logAddress, logKeys);
  const [fulcioURL, rekorURL] = [await serve(fulcioHandler(ca).fn), await serve(rekorHandler(log).fn)];
  const ecdsaP256 = 5;
  const sha2 = 1;
  const authority = (publicKey: Buffer, keyId: Buffer) => ({
    ...{ baseUrl: logAddress, hashAlgorithm: sha2, operator: '', checkpointKeyId: undefined, logId: { keyId } },
    publicKey: { rawBytes: publicKey, keyDetails: ecdsaP256, validFor: { start: new Date(0) } },
  });
  const bytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength);
  const verifier = new Verifier(
    toTrustMaterial({
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [
        {
          ...{ subject: undefined, uri: '', operator: '', validFor: { start: new Date(0) } },
          certChain: { certificates: [{ rawBytes: bytes(ca.rootCertificate) }] },
        },
      ],
      timestampAuthorities: [],
      tlogs: [authority(log.publicKey, createHash('sha256').update(log.publicKey).digest())],
      ctlogs: [authority(ctLog.publicKey, bytes(ctLog.logID))],
    } as Parameters<typeof toTrustMaterial>[0]),
    { ctlogThreshold: 1, tlogThreshold: 1 },
  );
  return {
    sign: (statement: object, workflow = signer) =>
      attest(Buffer.from(JSON.stringify(statement)), 'application/vnd.in-toto+json', {
        // As a log answers: the newer form of an entry is not one that the stand-in turns into a log's own.
        ...{ fulcioURL, rekorURL, identityToken: identityToken(workflow), legacyCompatibility: true },
      }),
    /** As `gh attestation verify` does; throws why not. */
    verify(bundle: Bundle, file = built): Statement {
      const subjectAlternativeName = `^https://github\\.com/${signer.replaceAll('.', '\\.')}@`;
      verifier.verify(toSignedEntity(bundleFromJSON(bundle)), { subjectAlternativeName });
      const { payload = '' } = bundle.dsseEnvelope ?? {};
      const statement = JSON.parse(Buffer.from(payload, 'base64').toString()) as Statement;
      const sha256 = createHash('sha256').update(file).digest('hex');
      if (!statement.subject.some(({ digest }) => digest.sha256 === sha256)) throw new Error('of another file');
      if (statement.predicateType !== vsaType) throw new Error('of another type');
      return statement;
    },
  };
}

let sigstore: Awaited<ReturnType<typeof openSigstore>>;
beforeAll(async () => {
  sigstore = await openSigstore();
});
afterAll(() => {
  for (const server of servers) server.close();
});

const hasJq = spawnSync('jq', ['--version']).status === 0;

/** The page's own command. */
function isDemanded(statement: Statement, wanted: { commit?: string; policy?: string } = {}): boolean {
  const { commit = sampleSha, policy = policySha256 } = wanted;
  const args = ['-e', '--arg', 'commit', commit, '--arg', 'policy', policy, demand];
  const input = JSON.stringify([{ verificationResult: { statement } }]);
  const { status, stderr } = spawnSync('jq', args, { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return status === 0;
}

describe('the page', () => {
  it('shows commands of the type, the verifier and a signer that are meant', () => {
    expect(commands).toContain(`--predicate-type ${vsaType}`);
    expect(demand).toContain(`"${vsaVerifier}"`);
    expect(signer).toBe('acme/shop/.github/workflows/release.yml');
  });

  it('shows commands that a shell can read', () => {
    expect(execFileSync('bash', ['-n', '-c', commands], { encoding: 'utf8' })).toBe('');
  });
});

describe('an attestation', () => {
  it('that the workflow signed is verified', async () => {
    const statement = sigstore.verify(await sigstore.sign(statementOf({})));
    expect(statement.predicate).toMatchObject({ verificationResult: 'PASSED', verifiedLevels: ['SCAN_GATE_SCAN'] });
  });

  it('whose predicate was changed is refused', async () => {
    const bundle = await sigstore.sign(statementOf({ verdict: 'failed', reason: 'violations' }));
    const { dsseEnvelope } = bundle;
    if (dsseEnvelope === undefined) throw new Error('no envelope');
    const payload = Buffer.from(dsseEnvelope.payload, 'base64').toString().replaceAll('FAILED', 'PASSED');
    const changed = { ...bundle, dsseEnvelope: { ...dsseEnvelope, payload: Buffer.from(payload).toString('base64') } };
    expect(() => sigstore.verify(changed as Bundle)).toThrow(/payload hash mismatch/);
    expect(() => sigstore.verify(bundle)).not.toThrow();
  });

  it('that another workflow signed is refused', async () => {
    const bundle = await sigstore.sign(statementOf({}), 'acme/shop/.github/workflows/other.yml');
    expect(() => sigstore.verify(bundle)).toThrow(/certificate identity error/);
  });

  it('that another authority vouches for is refused', async () => {
    const other = await openSigstore();
    const bundle = await other.sign(statementOf({}));
    expect(() => sigstore.verify(bundle)).toThrow();
  });

  it('of another file is refused', async () => {
    const bundle = await sigstore.sign(statementOf({}));
    expect(() => sigstore.verify(bundle, Buffer.from('something else'))).toThrow('of another file');
  });
});

describe.runIf(hasJq)('the demand', () => {
  it('is met by a pass of this commit by this policy', async () => {
    expect(isDemanded(sigstore.verify(await sigstore.sign(statementOf({}))))).toBe(true);
  });

  it.each<[string, Partial<Report>, { commit?: string; policy?: string }]>([
    ['another commit', { headSha: 'ab'.repeat(20) }, {}],
    ['the beginning of a commit', {}, { commit: sampleSha.slice(0, 12) }],
    ['another policy', { policy: { source: '', sha256: 'ab'.repeat(32), settings: {} } }, {}],
    ['a failed verdict', { verdict: 'failed', reason: 'violations' }, {}],
    ['a verdict on what a change makes worse', { scope: 'auto' }, {}],
    ['another repository', { repositoryUrl: 'https://github.com/acme/other' }, {}],
  ])('refuses %s', async (_, fields, wanted) => {
    expect(isDemanded(sigstore.verify(await sigstore.sign(statementOf(fields))), wanted)).toBe(false);
  });
});
