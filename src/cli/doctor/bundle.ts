/** The file of `doctor --bundle`: the results of the checks for an issue, without names, URLs, paths and secrets. */

import { release } from 'node:os';
import type { JsonOutput } from '../json-output.ts';

interface BundleParts {
  answer: JsonOutput<'doctor'>;
  /** Names that must not appear, each with its replacement. */
  names: readonly (readonly [name: string | undefined, replacement: string])[];
  ciSystem: string | undefined;
}

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

export function createBundle({ answer, names, ciSystem }: BundleParts): object {
  const known = names.flatMap(([name, replacement]) => (name ? [[name, replacement] as const] : []));
  known.sort(([a], [b]) => b.length - a.length);
  const redact = (text: string) => {
    const unnamed = known.reduce((rest, [name, replacement]) => rest.replaceAll(name, replacement), text);
    return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), unnamed);
  };
  const settings = Object.entries(answer.settings).map(([name, { value, from }]) => [
    name,
    { value: plainSettings.includes(name) ? redact(value) : 'not shown', from: redact(from) },
  ]);
  return {
    format_version: 1,
    tool: answer.tool,
    system: { platform: process.platform, arch: process.arch, release: release(), node: process.version },
    ci_system: ciSystem ?? null,
    checks: answer.checks.map(({ id, state, message, hint, details }) => ({
      ...{ id, state, message: redact(message) },
      hint: hint === null ? null : redact(hint),
      details: details.map(redact),
    })),
    settings: Object.fromEntries(settings),
  };
}
