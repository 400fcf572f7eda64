/** The file of `doctor --bundle`: the results of the checks for an issue, without names, URLs, paths and secrets. */

import { writeFile } from 'node:fs/promises';
import { homedir, hostname, release } from 'node:os';
import { resolve } from 'node:path';
import { GateError } from '../../../shared/errors.ts';
import { formatHarmlessJson } from '../../../shared/shown/neutral.ts';
import { ciSystems } from '../../hosts/registry.ts';
import type { JsonOutput } from '../json-output.ts';
import type { DoctorContext } from './doctor-context.ts';

/** Settings whose values are words and numbers of this project. For other settings only the origin is written. */
const plainSettings = [
  ...['assume', 'scope', 'fail-on-severity', 'threshold', 'fail-on-types', 'fail-on-cvss', 'fail-on-epss', 'max-age'],
  ...['warn-only', 'on-inconclusive', 'wait', 'timeout-seconds', 'poll-interval-seconds', 'untouched', 'unscored'],
  ...['uncovered', 'annotations', 'comment-summary-in-pr', 'disclose', 'upload-sarif', 'allow-http'],
];

/** Patterns that identify a person or a system: URLs, email addresses, absolute paths, ids and hashes. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'`,)]+/gi, 'ADDRESS'],
  [/[\w.+-]+@[\w.-]+/g, 'ADDRESS'],
  [/(?<![\w~])(?:\/|[A-Z]:\\)[^\s"'`,):]+/g, 'PATH'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, 'ADDRESS'],
  [/\b[0-9a-f]{12,64}\b/gi, 'HASH'],
  [/\b(?:scan|vio|repo|org|usr|user|key)_[\w-]+/g, 'ID'],
];

/** Never over an existing file. */
export async function writeBundle(name: string, output: JsonOutput<'doctor'>, examined: DoctorContext): Promise<void> {
  const { session, settings, service, isConnected } = examined;
  const found = isConnected ? await service.repository().catch(() => undefined) : undefined;
  const user = isConnected ? await service.key().catch(() => undefined) : undefined;
  const context = await examined.context().catch(() => undefined);
  // Names that must not appear, each with its replacement.
  const names = [
    [settings.apiKey, 'KEY'],
    [settings.githubToken, 'TOKEN'],
    [isConnected ? settings.baseUrl : undefined, 'SERVICE'],
    [isConnected ? new URL(settings.baseUrl).hostname : undefined, 'SERVICE'],
    [found?.repository_id, 'REPOSITORY'],
    [found?.name, 'REPOSITORY'],
    [found?.vcs_url ?? undefined, 'REPOSITORY'],
    [user?.user?.name ?? undefined, 'USER'],
    [context?.branch, 'BRANCH'],
    [context?.base?.branch, 'BASE'],
    [session.folder, 'FOLDER'],
    [homedir(), 'HOME'],
    [hostname(), 'MACHINE'],
  ] as const;
  const known = names.flatMap(([name, replacement]) => (name ? [[name, replacement] as const] : []));
  known.sort(([a], [b]) => b.length - a.length);
  const redact = (text: string) => {
    const unnamed = known.reduce((rest, [name, replacement]) => rest.replaceAll(name, replacement), text);
    return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), unnamed);
  };
  const bundle = {
    format_version: 1,
    tool: output.tool,
    system: { platform: process.platform, arch: process.arch, release: release(), node: process.version },
    ci_system: ciSystems.find((each) => each.isHere(session.env))?.name ?? null,
    checks: output.checks.map(({ id, state, message, hint, details }) => ({
      ...{ id, state, message: redact(message) },
      hint: hint === null ? null : redact(hint),
      details: details.map(redact),
    })),
    settings: Object.fromEntries(
      Object.entries(output.settings).map(([name, { value, from }]) => [
        name,
        { value: plainSettings.includes(name) ? redact(value) : 'not shown', from: redact(from) },
      ]),
    ),
  };
  try {
    await writeFile(resolve(session.folder, name), formatHarmlessJson(bundle), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new GateError('CONFIG', `--bundle: ${name} could not be written (${code ?? message})`, {
      hint: 'Choose a file that does not exist yet.',
      cause: error,
    });
  }
}
