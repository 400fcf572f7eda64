/**
 * The flags of the commands that work on the database of `serve`. They are a separate file, so that the table of
 * commands does not load the implementations.
 */
import type { OwnFlags } from '../settings/flags.ts';

/** Flags of all these commands. */
export const storeFlags = {
  database: {
    placeholder: 'FILE',
    description: 'The database of serve, a file or postgres://…; it may be in use.',
  },
  organization: {
    placeholder: 'NAME',
    description: 'Organization, if there are several; a new name creates one.',
  },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;

export const webhookFlags = {
  url: { placeholder: 'URL', description: 'add: https address for the events.' },
  event: {
    placeholder: 'EVENT',
    many: true,
    description:
      'add: scan.completed, scan.failed, violation.created, violation.fixed, repository.connected, member.invited or member.added; separate several with commas, or repeat the flag.',
  },
  'secret-stdin': {
    description: 'add, rotate: read the signing secret from standard input (default: unsigned).',
  },
  'allow-private': {
    description: 'add: allow http, and an address on this machine or in its network.',
  },
} as const satisfies OwnFlags;

export const keyFlags = {
  name: { placeholder: 'NAME', description: 'create: name of the key.' },
  scope: {
    placeholder: 'SCOPE',
    many: true,
    description:
      'create: a permission, such as scan:write (includes scan:read); separate several with commas, or repeat the flag. A gate needs repository:read, scan:write and violation:read.',
  },
  expires: {
    placeholder: 'YYYY-MM-DD',
    description: 'create: last valid day of the key, in UTC (default: it does not expire).',
  },
} as const satisfies OwnFlags;

/** Flags of `serve`: its address, its clients and its limits. */
export const networkFlags = {
  host: { placeholder: 'ADDRESS', description: 'Address to listen on (default: 127.0.0.1, only this machine).' },
  'allowed-host': {
    placeholder: 'NAME',
    many: true,
    description: 'Host name to answer to, besides addresses and localhost; may be repeated.',
  },
  'trusted-proxy': {
    placeholder: 'ADDRESS',
    many: true,
    description: 'Proxy whose X-Forwarded-For is trusted; may be repeated.',
  },
  'tls-cert': { placeholder: 'FILE', description: 'Certificate and chain, as PEM: serves https.' },
  'tls-key': { placeholder: 'FILE', description: 'Key of the certificate, as PEM.' },
  'key-rate': { placeholder: 'N', description: 'Requests per minute and key (default: 1200; 0: no limit).' },
  'address-rate': { placeholder: 'N', description: 'Requests per minute and address (default: 2400; 0: no limit).' },
  'wrong-key-rate': {
    placeholder: 'N',
    description: 'Requests per minute and address without a valid key (default: 30; 0: no limit).',
  },
  'max-scans': { placeholder: 'N', description: 'Waiting and running scans; more get 429 (default: 100).' },
  metrics: { description: 'Answer GET /metrics for Prometheus, without a key.' },
  log: {
    placeholder: 'FORMAT',
    description: 'json or text: how its log on standard error is written (default: json).',
  },
  check: { description: 'Only check whether it could start now, and list what it needs; exit 0 or 2.' },
} as const satisfies OwnFlags;

/** Flags of `serve`: what scans, because no policy file applies. */
export const scannerFlags = {
  scanners: {
    placeholder: 'NAME,…',
    description:
      'What scans: builtin, and programs of this machine (semgrep, opengrep, bandit, gosec, gitleaks, osv-scanner, trivy), as builtin,bandit>=1.7 (default: builtin).',
  },
  'semgrep-rules': {
    placeholder: 'PATH',
    description: 'Absolute path of the rules for semgrep or opengrep, outside the checkouts.',
  },
} as const satisfies OwnFlags;

/** Flags of processes that share a database in PostgreSQL. */
export const sharedFlags = {
  'work-folder': {
    placeholder: 'FOLDER',
    description: 'With PostgreSQL: where clones and saved results are (default: ~/.cache/scan-gate).',
  },
} as const satisfies OwnFlags;

/** Flags of `worker`. */
export const workerFlags = {
  database: { placeholder: 'URL', description: 'The PostgreSQL database of serve: postgres://USER@HOST/NAME.' },
  scans: {
    placeholder: 'N',
    description: 'Scans of different repositories that run at the same time (default: 1).',
  },
  log: { placeholder: 'FORMAT', description: 'json, or text for reading (default: json).' },
  ...scannerFlags,
  ...sharedFlags,
} as const satisfies OwnFlags;

/** Flags of `serve`: when it scans by itself. */
export const watchFlags = {
  'watch-seconds': {
    placeholder: 'N',
    description:
      'How often to check for moved branches of repositories with auto_scan_on_push or auto_scan_on_pr (default: 60; 0: only after POST /hooks/git).',
  },
  'hook-secret-stdin': {
    description: 'Read the secret of POST /hooks/git from standard input (or set SCAN_GATE_HOOK_SECRET).',
  },
} as const satisfies OwnFlags;

export const repositoryFlags = {
  'vcs-url': { placeholder: 'URL', description: 'add: address of a checkout whose remote has none.' },
} as const satisfies OwnFlags;
