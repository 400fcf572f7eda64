/** The shell lines that install the gate outside the checkout and run it; the same in every CI system. */
import type { GateSource } from '../gate-source.ts';
import type { Pipeline, RecipeReport } from './recipe.ts';

interface ScriptOptions {
  reports?: readonly RecipeReport[];
  /** The machine is discarded after the job, together with the installation. */
  isEphemeral?: boolean;
  /** The system gives the job no credentials; GIT_READ may contain some. */
  readsPrivateOrigin?: boolean;
  /** Text after the command that runs the gate, such as a pipe. */
  end?: string;
}

/** For bash. The script ends with the exit code of the gate. */
export function writeScript({ gate, baseUrl }: Pipeline, options: ScriptOptions = {}): string[] {
  const { reports = [], isEphemeral = false, readsPrivateOrigin = false, end = '' } = options;
  const isEmbedded = baseUrl === undefined;
  return [
    'set -euo pipefail',
    'gate="$(mktemp -d)" # outside the checkout',
    ...(isEphemeral ? [] : [`trap 'rm -rf "$gate"' EXIT`]),
    ...fetchLines(gate),
    ...(isEmbedded
      ? ['npm ci --prefix "$gate" --cache "$gate/.npm" --omit=dev --ignore-scripts --no-audit --no-fund']
      : []),
    ...(readsPrivateOrigin ? credentialLines : []),
    `node "$gate/${entryPath(gate)}" run ${isEmbedded ? '--embedded .' : `--base-url ${baseUrl}`}${reportFlags(reports)}${end}`,
  ];
}

/** For a shell that may not support `pipefail`, or that an exit would end. */
export function wrapInBash(lines: readonly string[]): string[] {
  return ["bash -c '", ...lines, "'"];
}

function fetchLines(gate: GateSource): string[] {
  if (gate.kind === 'clone') {
    return [
      `git clone --quiet --filter=blob:none --no-checkout ${gate.url} "$gate"`,
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

function entryPath(gate: GateSource): string {
  return gate.kind !== 'clone' && gate.holds === 'alone' ? 'cli/index.js' : 'dist/cli/index.js';
}

function reportFlags(reports: readonly RecipeReport[]): string {
  return reports.map(({ format, path }) => ` --output ${format}=${path}`).join('');
}

/** Set after the installation, so that only the gate gets them. */
const credentialLines = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own
  'if [ -f "${GIT_READ:-}" ]; then # an ssh key',
  '  export GIT_SSH_COMMAND="ssh -i $GIT_READ -o IdentitiesOnly=yes -o StrictHostKeyChecking=accept-new"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own
  'elif [ -n "${GIT_READ:-}" ]; then # user:token',
  '  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=http.extraHeader',
  '  export GIT_CONFIG_VALUE_0="Authorization: Basic $(printf %s "$GIT_READ" | base64 -w 0)"',
  'fi',
];
