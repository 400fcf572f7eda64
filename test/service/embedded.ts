/** An embedded service for the tests: scripted scans and branches, real HTTP. */
import { setTimeout as delay } from 'node:timers/promises';
import { type ServiceOptions, startService } from '../../src/service/serve.ts';
import type { Store } from '../../src/service/store/store.ts';
import type { ScannerRun } from '../../src/shared/sarif/program-run.ts';

type ScannerFinding = ScannerRun['findings'][number];

export type { ServiceOptions };
export type ScanCommit = ServiceOptions['scan'];
export type ScanResult = Awaited<ReturnType<ScanCommit>>;
export type LogEntry = Parameters<NonNullable<ServiceOptions['log']>>[0];

export const testKey = 'test-key-0123456789';

export const allScopes = ['organization', 'repository', 'scan', 'violation', 'user']
  .map((name) => `${name}:manage`)
  .concat('integration:write', 'api-key:write', 'webhook:write');

/** The events that are ever sent. */
export const eventNames = [
  ...(['scan.completed', 'scan.failed', 'violation.created', 'violation.fixed', 'repository.connected'] as const),
];

export const wholeCoverage = { sast: 'covered', sca: 'covered', secrets: 'covered', iac: 'covered' } as const;

export function finding(change: Partial<ScannerFinding> = {}): ScannerFinding {
  return {
    type: 'SAST',
    severity: 'HIGH',
    title: 'SQL injection',
    description: 'Text from the request becomes part of a statement.',
    remediation: 'Bind the value.',
    cwe: 'CWE-89',
    cvss: 8.1,
    filePath: 'src/db.ts',
    line: 42,
    codeSnippet: 'db.query(text)',
    fingerprint: 'sql-1',
    ...change,
  };
}

export function result(findings: ScannerFinding[], change: Partial<ScanResult> = {}): ScanResult {
  return { findings, coverage: { ...wholeCoverage }, diagnostics: [], languages: [], ...change };
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in an answer
  body: any;
  headers: Headers;
}

interface Call {
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** Commits of the scripted repository, by branch; a scan of a commit finds what `findings` holds for it. */
export interface Script {
  branches: Record<string, string>;
  findings: Record<string, ScannerFinding[]>;
}

/** The one organization of a store, made when there is none. */
export async function ownerOf(store: Store): Promise<string> {
  return (await store.organizations.chooseOrMake(undefined)).id;
}

export function shaOf(letter: string): string {
  return letter.repeat(40);
}

export async function startEmbedded(change: Partial<ServiceOptions> = {}) {
  const script: Script = { branches: { main: shaOf('a') }, findings: {} };
  const ends: string[] = [];
  const scan: ScanCommit = async ({ sha }) => result(script.findings[sha] ?? []);
  const service = await startService({
    repositories: [
      { path: '/srv/web', name: 'acme/web', vcsUrl: 'https://github.com/acme/web', defaultBranch: 'main' },
    ],
    port: 0,
    database: ':memory:',
    apiKey: testKey,
    scan,
    git: { resolveBranch: async (_, branch) => script.branches[branch] },
    onScanEnd: (id) => ends.push(id),
    ...change,
  });
  const call = callerOf(service.baseUrl);
  const repositoryId = service.repositories[0]?.id ?? '';
  const ended = async (id: string): Promise<void> => {
    while (!ends.includes(id)) await delay(1);
  };
  return {
    service,
    script,
    call,
    repositoryId,
    ended,
    /** Asks for a scan of the branch and returns its detail once it has ended. */
    scan: async (branch = 'main', repository = repositoryId) => {
      const started = await call('POST', '/scans', { body: { repository_id: repository, branch } });
      await ended(started.body.scan_id);
      return (await call('GET', `/scans/${started.body.scan_id}`)).body;
    },
  };
}

export type Embedded = Awaited<ReturnType<typeof startEmbedded>>;

/** Calls with the test key unless told otherwise; `key: undefined` sends none. */
export function callerOf(baseUrl: string) {
  return async (method: string, path: string, options: Call = {}): Promise<Reply> => {
    const key = 'key' in options ? options.key : testKey;
    const isText = typeof options.body === 'string' || options.body instanceof Uint8Array;
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(key !== undefined && { 'X-API-Key': key }),
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: isText ? (options.body as string) : JSON.stringify(options.body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
  };
}
