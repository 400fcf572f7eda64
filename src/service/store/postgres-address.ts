/**
 * The address of a PostgreSQL database, read like libpq does and never shown with its password, and why a database
 * cannot be used.
 */

import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { GateError } from '../../shared/errors.ts';
import { formatErrorLine } from '../log.ts';

export interface PostgresAddress {
  /** For messages: without the password and the parameters. */
  shown: string;
  host: string;
  port: number | undefined;
  user: string | undefined;
  /** Undefined: `PGPASSWORD`, or the file that `PGPASSFILE` names. */
  password: string | undefined;
  database: string | undefined;
  options: string | undefined;
  /** False: without TLS. */
  ssl: ConnectionOptions | false;
}

export function isPostgresAddress(database: string): boolean {
  return /^postgres(?:ql)?:/i.test(database);
}

/** Throws CONFIG when the database is an address that nothing here understands, which would become a file's name. */
export function checkDatabaseName(database: string): void {
  const [, protocol] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(database) ?? [];
  if (protocol === undefined || isPostgresAddress(database)) return;
  throw new GateError('CONFIG', `The database is an address of ${protocol}, which is not supported.`, {
    hint: 'Name a file for SQLite, or postgres://USER@HOST/NAME?sslmode=verify-full.',
  });
}

const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options'] as const;
type Parameters = Partial<Record<(typeof parameters)[number], string>>;

/** Throws CONFIG that does not repeat what may be a password. */
export function parsePostgresAddress(text: string): PostgresAddress {
  // `postgres://USER@/NAME?host=/run/postgresql` names no host before the path.
  const address = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?#]|$)/i, '$1localhost');
  const url = /^postgres(?:ql)?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) {
    throw new GateError('CONFIG', 'The address of the PostgreSQL database cannot be read.', {
      hint: 'Write postgres://USER@HOST:PORT/NAME, and special characters of its parts as %XX.',
    });
  }
  const unknown = [...url.searchParams.keys()].find((name) => !(parameters as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown.slice(0, 40));
    throw new GateError('CONFIG', `The address of the PostgreSQL database has the unknown parameter ${name}.`, {
      hint: `Known ones are ${parameters.join(', ')}.`,
    });
  }
  const given = Object.fromEntries(url.searchParams) as Parameters;
  const user = decodePart(url.username);
  const host = given.host ?? decodePart(url.hostname.replace(/^\[|\]$/g, '')) ?? 'localhost';
  const database = decodePart(url.pathname.slice(1));
  const port = readPort(given.port ?? url.port);
  const place = `${host.startsWith('/') ? '' : host}${port === undefined ? '' : `:${port}`}`;
  const shown = `postgres://${user === undefined ? '' : `${encodeURIComponent(user)}@`}${place}/${database ?? ''}`;
  const ssl = host.startsWith('/') ? false : readTls(given, host, shown);
  return { shown, host, port, user, password: decodePart(url.password), database, options: given.options, ssl };
}

function decodePart(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new GateError('CONFIG', 'The address of the PostgreSQL database has a % that is not an escape.', {
      cause,
      hint: 'Write % as %25.',
    });
  }
}

function readPort(text: string): number | undefined {
  if (text === '') return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new GateError('CONFIG', 'The port in the address of the PostgreSQL database is not from 1 to 65535.');
}

/** What `sslmode` means to libpq. `prefer` and `allow` are refused, because whoever listens could choose them. */
function readTls(given: Parameters, host: string, shown: string): ConnectionOptions | false {
  const { sslmode } = given;
  const isLocal = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
  if (sslmode === undefined && isLocal) return false;
  if (sslmode === undefined) {
    throw new GateError('CONFIG', `The database ${shown} is on another machine, and sslmode is missing.`, {
      hint: 'Add ?sslmode=verify-full (and &sslrootcert=FILE), require, or disable for a network that is safe.',
    });
  }
  if (sslmode === 'disable') return false;
  const files = {
    ...(given.sslrootcert !== undefined && given.sslrootcert !== 'system' && { ca: readPem(given, 'sslrootcert') }),
    ...(given.sslcert !== undefined && { cert: readPem(given, 'sslcert') }),
    ...(given.sslkey !== undefined && { key: readPem(given, 'sslkey') }),
  };
  if (sslmode === 'verify-full') return { ...files, rejectUnauthorized: true };
  const checkServerIdentity = () => undefined;
  if (sslmode === 'verify-ca' && 'ca' in files) return { ...files, rejectUnauthorized: true, checkServerIdentity };
  // As libpq does, `require` verifies the authority when one is named.
  if (sslmode === 'require') return { ...files, rejectUnauthorized: 'ca' in files, checkServerIdentity };
  if (sslmode === 'verify-ca')
    throw new GateError('CONFIG', 'sslmode=verify-ca needs sslrootcert: the file with the authority of the database.');
  const mode = JSON.stringify(sslmode.slice(0, 40));
  throw new GateError('CONFIG', `sslmode=${mode} in the address of the PostgreSQL database is not supported.`, {
    hint: 'Use verify-full, verify-ca, require or disable. Others leave it to the network whether TLS is used.',
  });
}

function readPem(given: Parameters, name: 'sslrootcert' | 'sslcert' | 'sslkey'): string {
  const file = given[name] ?? '';
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new GateError('CONFIG', `${name}: the file ${file} cannot be read (${(cause as Error).message}).`, { cause });
  }
}

const listening = 'Check host and port, and that the server runs and accepts connections from here.';
const certificate = 'Name its authority with sslrootcert, or correct the host.';

/** By code of PostgreSQL, Node.js or OpenSSL. */
const faults: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ECONNREFUSED: ['does not answer', listening],
  ECONNRESET: ['ended the connection', listening],
  ENOENT: ['has no such socket', listening],
  ENOTFOUND: ['is on a host that is not known', listening],
  EAI_AGAIN: ['is on a host that is not known', listening],
  ETIMEDOUT: ['does not answer', listening],
  EHOSTUNREACH: ['does not answer', listening],
  '28P01': ['refuses the password', 'Check the user and the password, or the line in the file of PGPASSFILE.'],
  '28000': ['refuses the user', 'Check the user, and pg_hba.conf of the server.'],
  '3D000': ['does not exist', 'Create it first: createdb NAME.'],
  '42501': ['lacks a permission for this user', 'docs/service.md lists what the role needs.'],
  '53300': ['has no connection left', 'Raise max_connections, or start fewer processes.'],
  '57P03': ['is starting or stopping', 'Try again later.'],
  '25006': ['is read-only', 'Name the primary server.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate of an unknown authority', certificate],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that it signed itself', certificate],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate of an unknown authority', certificate],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['has a certificate of an unknown authority', certificate],
  ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate of another host', certificate],
  CERT_HAS_EXPIRED: ['has a certificate that has expired', 'Renew it.'],
  ERR_MODULE_NOT_FOUND: [
    'needs the package pg, which is not installed here',
    'Install Scan Gate from npm: npm install --global scan-gate.',
  ],
};

const lostCodes = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08003', '08006'];
/** What `pg` says without a code. */
const lostMessage = /^Connection (?:terminated|ended)|is not queryable$|^timeout exceeded when trying to connect/;

/** Whether work failed only because a connection to the database was lost. */
export function isLostConnection(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as { code?: string; syscall?: string; message?: string };
  return lostCodes.includes(code) || syscall === 'connect' || lostMessage.test(message);
}

/** Any error of a start becomes CONFIG. */
export function explainPostgresFault({ shown, password }: PostgresAddress, error: unknown): GateError {
  if (error instanceof GateError) return error;
  const { code = '' } = error as { code?: string };
  const text = formatErrorLine(error);
  const safe = password === undefined || password === '' ? text : text.replaceAll(password, '…');
  const isUnencrypted = /does not support SSL/.test(text);
  const isPasswordMissing = /password must be a string/.test(text);
  const fallback = ['cannot be used', listening] as const;
  const [what, hint] = isUnencrypted
    ? ['does not offer TLS', 'Switch it on at the server, or set sslmode=disable for a network that is safe.']
    : isPasswordMissing
      ? ['asks for a password', 'Put it into the file that PGPASSFILE names, or into PGPASSWORD.']
      : (faults[code] ?? fallback);
  const reason = safe === '' ? code : safe;
  return new GateError('CONFIG', `The database ${shown} ${what}${reason === '' ? '' : ` (${reason})`}.`, {
    hint,
    // The message of the original may hold a part of the address.
    cause: Object.assign(new Error(safe), { code }),
  });
}
