/** Everything that a run leaves, as texts that two builds can be compared by. */
import { isDeepStrictEqual } from 'node:util';
import type { Ended } from '../scenarios/run-action.ts';
import type { Seen } from '../scenarios/see.ts';

export interface Recorded {
  code: number | null;
  outputs: Record<string, string>;
  /** By name: both streams and every file that was written. */
  texts: Record<string, string>;
  requests: string[];
  /** What GitHub holds after the run. */
  published: string;
}

/** Records a run of the action with its service and its GitHub. */
export function recordSeen({ ended, github, asked }: Seen): Recorded {
  const { comments, checkRuns } = github.store;
  const toService = asked.map(({ method, path, query }) => `service: ${method} ${path}?${query}`);
  const toGithub = github.asked.map(({ method, path, query }) => `github: ${method} ${path}?${query}`);
  return {
    ...recordEnded(ended),
    requests: listRequests([...toService, ...toGithub]),
    published: fold(JSON.stringify({ comments, checkRuns }, undefined, 1)),
  };
}

/** By the name of what a run left. */
type Parts = Record<string, unknown>;

export function flatten({ code, outputs, texts, requests, published }: Recorded): Parts {
  const named = Object.entries(outputs).map(([name, value]) => [`output ${name}`, value]);
  return { code, ...Object.fromEntries(named), ...texts, requests, published };
}

/** The exit code and what was decided of which findings. */
export function pickVerdict({ code, outputs }: Recorded): Parts {
  const decided = Object.entries(outputs).filter(([name]) => /^(?:verdict|reason|failed-rules|.*-count)$/.test(name));
  return { code, ...Object.fromEntries(decided) };
}

export interface Difference {
  of: string;
  old: unknown;
  new: unknown;
}

export function listDifferences(old: Parts, current: Parts): Difference[] {
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(old[name], current[name]))
    .map((name) => ({ of: name, old: old[name], new: current[name] }));
}

/** Sorted, and polls once: which of those under way at once comes first, and how many polls fit in a wait, is chance. */
export function listRequests(requests: readonly string[]): string[] {
  const isPoll = (request: string) => /GET \/scans\/\w/.test(request);
  return [...requests.filter((each) => !isPoll(each)), ...new Set(requests.filter(isPoll))].sort();
}

export function recordEnded({ code, outputs, stdout, stderr, files }: Ended): Recorded {
  const texts = Object.entries({ ...files, stdout, stderr }).map(([name, text]) => [fold(name), fold(textOf(text))]);
  const folded = Object.entries(outputs).map(([name, text]) => [name, fold(text)]);
  return {
    code,
    outputs: Object.fromEntries(folded),
    texts: Object.fromEntries(texts),
    requests: [],
    published: '',
  };
}

/** How a page is written changes with its design, which its own tests hold: its title says what was decided. */
function textOf(file: string): string {
  return file.startsWith('<!doctype html>') ? (/<title>.*<\/title>/.exec(file)?.[0] ?? '') : file;
}

const thisYear = new Date().getFullYear();

/** Folds what two runs of one build differ in: times of now, durations, ports, temporary folders and drawn names. */
export function fold(text: string): string {
  return text
    .replaceAll(
      new RegExp(`(?:${thisYear - 1}|${thisYear})-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z`, 'g'),
      'TIME',
    )
    .replaceAll(new RegExp(`(?:${thisYear}|${thisYear + 1})-\\d\\d-\\d\\d`, 'g'), 'DAY')
    .replaceAll(/(?<=\/)(?:(?:sg|r|test)-|scan-gate-[a-z-]*)[\w-]{6}(?=[/\s"'\\]|$)/g, 'FOLDER')
    .replaceAll(/@\d{13}\b/g, '@TIME')
    .replaceAll(/\b\d+ requests?\b/g, 'N requests')
    .replaceAll(/(?<="(?:requests|get\w+|list\w+|start\w+)": ?)\d+/g, 'N')
    .replaceAll(/ghadelimiter_[\w.-]+/g, 'DELIMITER')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/scan-gate-memory:[^>]*-->/g, 'MEMORY-->')
    .replaceAll(/(?<="[\w-]*(?:ms|Ms|seconds|Seconds|bytes|Bytes)": ?)[\d.]+/g, 'N')
    .replaceAll(/(?:\d+ (?:min|s|ms)\b ?)+/g, 'DURATION ')
    .replaceAll(/\b(?:scan|vio|repo)_[0-9a-f]{24}\b/g, 'ID')
    .replaceAll(/(?:^Scan \S+: scanning(?: for|,) .*\n)+/gm, '');
}
