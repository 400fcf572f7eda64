/**
 * The flags of the commands that work on the database of `serve`. They are a separate file, so that the table of
 * commands does not load the implementations.
 */
import type { OwnFlags } from '../settings/flags.ts';

/** Flags of all these commands. */
export const storeFlags = {
  database: { placeholder: 'FILE', description: 'The database of serve; one that is served at this moment, too.' },
  organization: {
    placeholder: 'NAME',
    description: 'Whose it is, where there are several organizations; a new name makes a new one.',
  },
  json: { description: 'Print one JSON object.' },
} as const satisfies OwnFlags;

export const webhookFlags = {
  url: { placeholder: 'URL', description: 'add: where events are sent; https.' },
  event: {
    placeholder: 'EVENT',
    many: true,
    description:
      'add: scan.completed, scan.failed, violation.created, violation.fixed, repository.connected, member.invited or member.added; several, with commas or again.',
  },
  'secret-stdin': {
    description: 'add, rotate: read the secret that signs from standard input (without it nothing is signed).',
  },
  'allow-private': {
    description: 'add: the address may lie on this machine or in its network, and be http.',
  },
} as const satisfies OwnFlags;

export const keyFlags = {
  name: { placeholder: 'NAME', description: 'create: what the key is for.' },
  scope: {
    placeholder: 'SCOPE',
    many: true,
    description:
      'create: what it may do, such as scan:write (which includes scan:read); several, with commas or again. A gate needs repository:read, scan:write and violation:read.',
  },
  expires: {
    placeholder: 'YYYY-MM-DD',
    description: 'create: the last day, in UTC, on which the key is valid (default: it does not expire).',
  },
} as const satisfies OwnFlags;

/** Flags of `serve`: its address, its clients and its limits. */
export const networkFlags = {
  host: { placeholder: 'ADDRESS', description: 'Where it listens (default: 127.0.0.1, this machine alone).' },
  'allowed-host': {
    placeholder: 'NAME',
    many: true,
    description: 'A host name that it answers to, beside addresses and localhost; may be given several times.',
  },
  'trusted-proxy': {
    placeholder: 'ADDRESS',
    many: true,
    description: 'A proxy whose X-Forwarded-For tells who asks; may be given several times.',
  },
  'tls-cert': { placeholder: 'FILE', description: 'The certificate and its chain, as PEM: speaks https.' },
  'tls-key': { placeholder: 'FILE', description: 'The key of the certificate, as PEM.' },
  'key-rate': { placeholder: 'N', description: 'Requests a minute of one key (default: 1200; 0: any number).' },
  'address-rate': { placeholder: 'N', description: 'Requests a minute of one address (default: 2400; 0: any number).' },
  'wrong-key-rate': {
    placeholder: 'N',
    description: 'Requests a minute of one address without a valid key (default: 30; 0: any number).',
  },
  'max-scans': { placeholder: 'N', description: 'Scans that may wait or run; one more gets 429 (default: 100).' },
  metrics: { description: 'Answer GET /metrics for Prometheus, without a key.' },
} as const satisfies OwnFlags;

/** Flags of `serve`: when it scans by itself. */
export const watchFlags = {
  'watch-seconds': {
    placeholder: 'N',
    description:
      'How often it looks for moved branches of repositories with auto_scan_on_push or auto_scan_on_pr (default: 60; 0: only when POST /hooks/git says so).',
  },
  'hook-secret-stdin': {
    description: 'Read the secret of POST /hooks/git from standard input (or set SCAN_GATE_HOOK_SECRET).',
  },
} as const satisfies OwnFlags;

export const repositoryFlags = {
  'vcs-url': { placeholder: 'URL', description: "add: a checkout's address, where its remote does not say it." },
} as const satisfies OwnFlags;
