/** The runner's own protocol: the files that a step appends to, and the line that has a secret masked. */
import { randomUUID } from 'node:crypto';
import { appendFile, stat } from 'node:fs/promises';
import { GateError } from '../../errors.ts';
import { neutralLine } from '../../report/neutral.ts';

/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
export const summaryBudgetBytes = 900_000;
const outputLimit = 4096;

/** Keeps a value for the step's `post` part, in GITHUB_STATE. Throws GateError PUBLISH when it cannot be written. */
export async function saveState(path: string, name: string, value: string): Promise<void> {
  await append(path, outputEntries({ [name]: value }), 'the state');
}

/** Text for GITHUB_OUTPUT. Values become one harmless line; the delimiter cannot be guessed. */
export function outputEntries(
  values: Readonly<Record<string, string>>,
  delimiter = `ghadelimiter_${randomUUID()}`,
): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}<<${delimiter}\n${neutralLine(value, outputLimit)}\n${delimiter}\n`)
    .join('');
}

/** Throws GateError PUBLISH when the file cannot be written. */
export async function appendOutputs(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  await append(path, outputEntries(values), 'the outputs');
}

/**
 * Adds to GITHUB_STEP_SUMMARY as much as its budget holds; false when something had to be left out.
 * Throws GateError PUBLISH when the file cannot be written.
 */
export async function appendSummary(path: string, markdown: string): Promise<boolean> {
  const roomBytes = summaryBudgetBytes - (await sizeOf(path));
  const fitted = fitSummary(markdown, roomBytes);
  if (fitted !== '') await append(path, fitted, 'the job summary');
  return fitted === closed(markdown);
}

/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
export function fitSummary(markdown: string, roomBytes: number): string {
  const whole = closed(markdown);
  if (Buffer.byteLength(whole) <= roomBytes) return whole;
  const lines = whole.split('\n').slice(0, -1);
  let usedBytes = Buffer.byteLength(notice(lines.length));
  if (usedBytes > roomBytes) return '';
  const kept: string[] = [];
  for (const line of lines) {
    usedBytes += Buffer.byteLength(line) + 1;
    if (usedBytes > roomBytes) break;
    kept.push(`${line}\n`);
  }
  const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
  while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes) kept.pop();
  return text();
}

/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '' ? '' : `${open}\n`;
}

/** It closes a folded part, which would hide it. */
function notice(lineCount: number): string {
  return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}

function closed(markdown: string): string {
  return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}

/** The line to print so that the runner masks this secret in the log and the summary from then on. */
export function maskLine(secret: string): string {
  return `::add-mask::${secret.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`;
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}

async function append(path: string, text: string, what: string): Promise<void> {
  try {
    await appendFile(path, text, 'utf8');
  } catch (error) {
    throw new GateError('PUBLISH', `The runner's file for ${what} could not be written`, { cause: error });
  }
}
