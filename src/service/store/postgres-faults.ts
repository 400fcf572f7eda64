/** Explains why a PostgreSQL database cannot be used, without its password. */
import { GateError } from '../../shared/errors.ts';
import { formatErrorLine } from '../log.ts';
import type { PostgresAddress } from './postgres-address.ts';

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
