/** The service that the contract is held against: started here, in memory or on disk, or any that answers at an address. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createPostgresDatabase } from '../service/store/postgres-server.ts';
import { playCommand, playServe } from '../session.ts';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a row looks wherever it likes in an answer
  body: any;
}

export interface Request {
  method?: string;
  body?: unknown;
  /** `null`: none. Default: the key that may do everything that the contract asks for. */
  key?: string | null;
  headers?: Record<string, string>;
}

export interface Subject {
  call(path: string, request?: Request): Promise<Reply>;
  /** What the answers of the service's own description do not allow. */
  undescribed: string[];
  /** A key with one scope; undefined where keys cannot be made from here. */
  keyFor(scope: string): Promise<string | undefined>;
  stop(): Promise<void>;
}

const scopes = 'organization:read,repository:write,scan:write,violation:write';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...args], {
    cwd,
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' },
  });

/** With something to find. */
function makeRepository(folder: string): string {
  git(folder, 'init', '--quiet', '--initial-branch=main', 'shop');
  const path = join(folder, 'shop');
  const list = "const { exec } = require('node:child_process');\nexports.list = (name) => exec('ls ' + name);\n";
  writeFileSync(join(path, 'list.js'), `${list}exports.run = (text) => eval(text);\n`);
  writeFileSync(join(path, 'shop.env'), 'URL=postgres://shop:correct-horse@db.internal/shop\n');
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message=Shop');
  git(path, 'remote', 'add', 'origin', 'https://github.com/acme/shop.git');
  return path;
}

export async function startHere(database: 'in memory' | 'on disk' | 'over PostgreSQL'): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-contract-'));
  const isShared = database === 'over PostgreSQL';
  const file = isShared ? await createPostgresDatabase() : join(folder, 'gate.db');
  const keyFor = async (scope: string): Promise<string> => {
    const args = ['keys', 'create', '--database', file, '--name', scope, '--scope', scope, '--json'];
    return JSON.parse((await playCommand(args, { now: new Date() })).printed).key;
  };
  const keys = new Map<string, Promise<string>>();
  const storedKey = (scope: string): Promise<string> => {
    const key = keys.get(scope) ?? keyFor(scope);
    keys.set(scope, key);
    return key;
  };
  const hasKeys = database !== 'in memory';
  const stored = hasKeys ? ['--database', file] : [];
  const rates = ['--key-rate', '0', '--address-rate', '0', '--wrong-key-rate', '0'];
  const path = makeRepository(folder);
  if (isShared) await playCommand(['repos', 'add', path, ...stored], { now: new Date() });
  const served = isShared ? ['--work-folder', join(folder, 'work')] : ['--repo', path];
  const args = ['--quiet', ...served, ...stored, ...rates];
  const { baseUrl, apiKey, stop } = await playServe(args, { now: new Date() });
  const subject = await subjectAt(baseUrl, apiKey ?? (await keyFor(scopes)));
  return {
    ...subject,
    keyFor: async (scope) => (hasKeys ? storedKey(scope) : undefined),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function subjectAt(baseUrl: string, key: string): Promise<Subject> {
  const undescribed: string[] = [];
  const describedBy = await descriptionAt(baseUrl);
  return {
    undescribed,
    keyFor: async () => undefined,
    stop: async () => undefined,
    call: async (path, { method = 'GET', body, key: given = key, headers = {} } = {}) => {
      const isText = typeof body === 'string';
      const answer = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(given !== null && { 'X-API-Key': given }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const reply = {
        status: answer.status,
        headers: answer.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      undescribed.push(...describedBy({ method, path, ...reply }));
      return reply;
    },
  };
}

type Described = (answer: { method: string; path: string; status: number; body: unknown }) => string[];

/** Holds each answer against the schema that /openapi.json has for it; a service without one is held against nothing. */
async function descriptionAt(baseUrl: string): Promise<Described> {
  const answer = await fetch(`${baseUrl}/openapi.json`);
  if (!answer.ok) return () => [];
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ({ method, path, status, body }) => {
    const [plain = ''] = path.split('?');
    const template = Object.keys(paths).find((each) =>
      new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
    );
    const operation = paths[template ?? '']?.[method.toLowerCase()];
    if (operation === undefined) return [];
    const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
    if (schema === undefined) return [`${method} ${plain}: status ${status} is not described`];
    const validate = ajv.compile(schema);
    return validate(body) ? [] : [`${method} ${plain} ${status}: ${ajv.errorsText(validate.errors)}`];
  };
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
