/** What the pictures show, as text: it is kept beside them, and a test compares it with what is printed now. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { commandFile, runEmbeddedScan, type Service, startDemoService } from '../demo/run.ts';
import { baseFiles, createExampleSubject } from '../demo/subject.ts';

const createSubject = (work: string) => {
  const folder = mkdtempSync(join(work, 'picture-'));
  return { work: folder, subject: createExampleSubject(folder, baseFiles) };
};

/** The job summary of the pull request, as the first workflow of the README writes it. */
export async function captureSummary(work: string): Promise<string> {
  return (await runEmbeddedScan(createSubject(work), [])).summary;
}

const asTerminal = 'data:text/javascript,Object.assign(process.stdout,{isTTY:true,columns:100})';

/** The same pull request on a laptop, with colors. */
export async function captureTerminal(work: string): Promise<string> {
  const { subject } = createSubject(work);
  const env = { PATH: process.env.PATH ?? '', HOME: work, TMPDIR: work, FORCE_COLOR: '1' };
  const args = ['--import', asTerminal, commandFile, 'run', '--embedded', '.', '--local', '-o', 'json=report.json'];
  const child = spawn(process.execPath, args, { cwd: subject.path, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The line that changes while the scan runs is gone in the end.
  const printed = (await readText(child.stdout)).replaceAll(/[^\n]*\r\x1b\[K/g, '');
  return `$ scan-gate run --embedded .\n${printed}`;
}

/** The service, when it has scanned the pull request. */
export async function startScannedService(work: string): Promise<Service> {
  const service = await startDemoService(createSubject(work).subject);
  const ask = async (path: string, body?: object) => {
    const headers = { 'X-API-Key': service.apiKey, 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`${service.baseUrl}${path}`, { headers, ...sent })).json()) as Record<string, unknown>;
  };
  const { repositories } = (await ask('/repositories')) as { repositories: [{ repository_id: string }] };
  const { repository_id } = repositories[0];
  const { scan_id: id } = await ask('/scans', { repository_id, branch: 'feature/checkout' });
  while (!['COMPLETED', 'FAILED'].includes(String((await ask(`/scans/${id}`)).status))) await delay(200);
  return service;
}

/** The texts of the two pages of the service. */
export async function capturePages({ baseUrl, apiKey }: Service): Promise<Record<'findings' | 'finding', string>> {
  const { origin } = new URL(baseUrl);
  const body = new URLSearchParams({ key: apiKey });
  const signedIn = await fetch(`${origin}/login`, { method: 'POST', body, redirect: 'manual' });
  const headers = { Accept: 'text/html', Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).text();
  const list = await read('/findings?type=SAST');
  const [, first = ''] = /<a class="name" href="([^"]*)"/.exec(list) ?? [];
  const pages = [await read('/findings'), await read(first.replaceAll('&amp;', '&'))];
  const [findings = '', finding = ''] = pages.map(toText);
  return { findings, finding };
}

const blocks =
  /<\/?(?:article|body|div|dd|dl|dt|footer|form|h\d|header|label|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*>/g;

function toText(page: string): string {
  const marked = page
    .replace(/<(style|head)\b.*?<\/\1>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(blocks, '\n');
  const lines = marked
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim());
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

/** Without what differs from run to run: times, dates, and random ids. */
export function maskRun(text: string): string {
  return text
    .replaceAll(/\x1b\[[\d;]*m/g, '')
    .replaceAll(/scan_\w+/g, 'scan_…')
    .replaceAll(/\b\d+ requests/g, '… requests')
    .replaceAll(/(?:\b\d+ (?:min|s|seconds?|minutes?)\b ?)+/g, '… s')
    .replaceAll(/\b20\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?: UTC|Z)?)?/g, '….')
    .replaceAll(/^Scan .*: scanning for .*\n/gm, '')
    .replace(/^Scan .*, completed after.*$/m, 'Scan …, completed after …');
}
