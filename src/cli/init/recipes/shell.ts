/** The shell lines that install the gate outside the checkout and run it; the same in every CI system. */
import type { GateSource } from '../gate-source.ts';
import type { Pipeline, RecipeReport } from './recipe.ts';

interface ScriptOptions {
  reports?: readonly RecipeReport[];
  /** The machine is discarded after the job, together with the installation. */
  isEphemeral?: boolean;
  /** The system gives the job no credentials. GIT_READ may contain `user:token`, or also the path of an SSH key. */
  readsPrivateOrigin?: 'token' | 'token or key';
  /** Text after the command that runs the gate, such as a pipe. */
  end?: string;
}

/** For bash. The script ends with the exit code of the gate. */
export function writeScript({ gate, baseUrl }: Pipeline, options: ScriptOptions = {}): string[] {
  const { reports = [], isEphemeral = false, readsPrivateOrigin, end = '' } = options;
  const isEmbedded = baseUrl === undefined;
  return [
    'set -euo pipefail',
    'gate="$(mktemp -d)" # outside the checkout',
    ...(isEphemeral ? [] : [`trap 'rm -rf "$gate"' EXIT`]),
    ...writeFetchLines(gate),
    ...(isEmbedded
      ? ['npm ci --prefix "$gate" --cache "$gate/.npm" --omit=dev --ignore-scripts --no-audit --no-fund']
      : []),
    ...(readsPrivateOrigin === undefined ? [] : credentialLines[readsPrivateOrigin]),
    `node "$gate/${getEntryPath(gate)}" run ${isEmbedded ? '--embedded .' : `--base-url "${baseUrl}"`}${formatReportFlags(reports)}${end}`,
  ];
}

/** For a shell that may not support `pipefail`, or that an exit would end. */
export function wrapInBash(lines: readonly string[]): string[] {
  return ["bash -c '", ...lines, "'"];
}

function writeFetchLines(gate: GateSource): string[] {
  if (gate.kind === 'clone') {
    return [
      `git clone --quiet --filter=blob:none --no-checkout "${gate.url}" "$gate"`,
      `git -C "$gate" checkout --quiet --detach ${gate.commit}`,
    ];
  }
  return [
    gate.kind === 'url'
      ? `curl --fail --silent --show-error --location --output "$gate/gate.tgz" "${gate.url}"`
      : `cp "${gate.path}" "$gate/gate.tgz"`,
    `echo "${gate.sha256}  $gate/gate.tgz" | sha256sum --check --quiet`,
    'tar -xzf "$gate/gate.tgz" -C "$gate" --strip-components 1',
  ];
}

function getEntryPath(gate: GateSource): string {
  return gate.kind !== 'clone' && gate.holds === 'alone' ? 'cli/index.js' : 'dist/cli/index.js';
}

function formatReportFlags(reports: readonly RecipeReport[]): string {
  return reports.map(({ format, path }) => ` --output ${format}=${path}`).join('');
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shell's own
/** The token is sent to the host of `origin` only. Configuration that the job already has is kept. */
const tokenLines = [
  'if [ -n "${GIT_READ:-}" ]; then # user:token, which only the host of origin gets',
  '  origin="$(git -c "safe.directory=*" config --default "" --get remote.origin.url)"',
  '  host="${origin#https://}" && host="${host%%/*}" && n="${GIT_CONFIG_COUNT:-0}"',
  '  export "GIT_CONFIG_KEY_$n=http.https://${host##*@}/.extraHeader" "GIT_CONFIG_COUNT=$((n + 1))"',
  '  export "GIT_CONFIG_VALUE_$n=Authorization: Basic $(printf %s "$GIT_READ" | base64 -w 0)"',
  'fi',
];

/** The key is copied because ssh expands some characters of its path. Hosts that are not in a known_hosts file are never trusted. */
const keyLines = [
  'if [ -f "${GIT_READ:-}" ]; then # an ssh key',
  '  install -m 600 "$GIT_READ" "$gate/key" && known="${GIT_KNOWN_HOSTS:-}"',
  '  export GIT_SSH_COMMAND="ssh -i $gate/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes"',
  '  if [ -n "$known" ]; then # lines of known_hosts',
  '    cp -- "$known" "$gate/known_hosts" && GIT_SSH_COMMAND="$GIT_SSH_COMMAND -o UserKnownHostsFile=$gate/known_hosts"',
  '  fi',
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the shell's own

/** Set after the installation, so that only the gate gets them. */
const credentialLines = {
  token: tokenLines,
  'token or key': [...keyLines, ...tokenLines.map((line, index) => (index === 0 ? `el${line}` : line))],
} as const;
