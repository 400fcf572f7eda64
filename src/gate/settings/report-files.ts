/** The value of `reports`: which report files a run writes, and where. */
import { normalize } from 'node:path';
import { type FormatName, formatNames } from '../report/format.ts';
import { suggestName } from './nearest.ts';
import { type Complain, quoteForMessage } from './values.ts';

/** One entry of `reports`. */
interface ReportRequest {
  format: FormatName;
  /** Undefined: the default name in a new temporary folder. */
  path: string | undefined;
}

export const reportsExample = 'html=scan-gate.html';

/**
 * `sarif`, or `html=out/scan gate.html`, one per line or separated by commas. A path may contain spaces and `=`, but no
 * comma. Each format may be given once, and each path for one format.
 */
export function readReports(text: string, complain: Complain): ReportRequest[] {
  const requests: ReportRequest[] = [];
  for (const part of text.split(/[,\r\n]+/).map((each) => each.trim())) {
    const request = part === '' ? undefined : readRequest(part, complain);
    if (request === undefined) continue;
    const { format, path } = request;
    const twice = requests.find((earlier) => earlier.format === format);
    const shared = requests.find((earlier) => path !== undefined && isSamePath(earlier.path, path) && !isDevice(path));
    if (twice !== undefined) complain(`asks for ${format} twice; remove one of them`);
    else if (shared !== undefined) complain(`gives ${shared.format} and ${format} one file; give each its own`);
    else requests.push(request);
  }
  return requests;
}

function readRequest(part: string, complain: Complain): ReportRequest | undefined {
  const [, name = part, path] = /^([^=\s]+)=(.*)$/.exec(part) ?? [];
  const format = formatNames.find((known) => known === name);
  if (format === undefined)
    complain(
      `has the unknown format ${quoteForMessage(name)}; the formats are ${formatNames.join(', ')}${suggestName(name, formatNames)}`,
    );
  else if (path?.trim() === '') complain(`has no path after ${format}=; remove the = for a new temporary folder`);
  else if (/\p{Cc}/u.test(path ?? '')) complain(`has control characters in the path of ${format}`);
  else return { format, path };
  return undefined;
}

export function writeReports(requests: readonly ReportRequest[] | undefined): string {
  return (requests ?? []).map(({ format, path }) => (path === undefined ? format : `${format}=${path}`)).join(',');
}

/**
 * Whether a report is read by a program that treats a finding it does not list as fixed. The run then has to list
 * every open finding.
 */
export function needsWholeList({ reports }: { readonly reports: readonly ReportRequest[] | undefined }): boolean {
  return (reports ?? []).some(({ format }) => replacingFormats.includes(format));
}

const replacingFormats: readonly FormatName[] = [
  ...['gitlab-codequality', 'gitlab-sast', 'gitlab-secret-detection', 'gitlab-dependency-scanning'],
  ...['gitlab-sarif', 'sonar'],
] as const;

/** Several reports may be written to `/dev/null` or `/dev/stderr`. */
function isDevice(path: string): boolean {
  return path.startsWith('/dev/');
}

function isSamePath(one: string | undefined, other: string): boolean {
  return one !== undefined && normalize(one) === normalize(other);
}
