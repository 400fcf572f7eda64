/** All Markdown that a run writes to GitHub, by surface, as it is sent. */

import * as z from 'zod';
import type { withClient } from '../../../src/gate/hosts/github/surfaces/access.ts';
import { renderMemory } from '../../../src/gate/hosts/github/surfaces/comment/comment.ts';
import { bitbucketMarkdown, giteaMarkdown, gitlabMarkdown, renderNote } from '../../../src/gate/report/note.ts';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { type GithubShowing, nothingWritten } from '../../../src/gate/surfaces/surface.ts';
import { accessTo, type Input, inputOf } from '../../github/set-up.ts';
import { surfaceNamed } from '../surfaces/named.ts';
import { type ForeignTexts, foreignReport, sampleFinding, sampleSha } from './sample.ts';

type GithubClient = Parameters<Parameters<typeof withClient>[2]>[0];

const viewer = 'gate[bot]';
const comment = surfaceNamed('github', 'The comment');
const checkRun = surfaceNamed('github', 'The check run');
const review = surfaceNamed('github', 'The review');
const runUrl = 'https://github.com/acme/shop/actions/runs/1';

export interface RecordingClient extends GithubClient {
  sent: Record<string, unknown>[];
}

/** Takes everything, and lists what it is told to. */
export function recordingClient(listed: readonly unknown[] = []): RecordingClient {
  const sent: Record<string, unknown>[] = [];
  return {
    sent,
    async call<T>({ parameters = {}, shape }: Parameters<GithubClient['call']>[0]) {
      sent.push(parameters);
      return z.parse(shape, { id: 1, body: '', output: { annotations_count: 0 } }) as T;
    },
    pages: async <P, T>(_: unknown, itemsOf: (page: P) => T[]) => itemsOf(listed as P),
    list: async <T>() => listed as T[],
    viewer: async () => viewer,
    sleep: async () => {},
    serverAheadMs: () => undefined,
    timeLeftMs: () => 60_000,
    redact: (text) => text,
    raw: async () => '',
    stored: async () => new Uint8Array(),
  };
}

/** All Markdown by surface: the job's summary, the comment and what it says was settled, the check run, the review. */
export async function markdownOf(texts: ForeignTexts): Promise<Record<string, string>> {
  const report = linkedReport(texts);
  const { findings } = report;
  const reviewed = await reviewOf({ ...report, findings: Array.from(findings, onChangedLine) });
  return {
    'job summary': renderSummary(report, { reportFile: texts.line }),
    comment: await commentOf(report, texts),
    ...notesOf(texts),
    ...(await checkRunOf(report)),
    ...Object.fromEntries(reviewed.map((body, index) => [`review ${index}`, body])),
  };
}

/** What is written to each other host, with the marks that it begins or ends with. */
export function notesOf(texts: ForeignTexts): Record<string, string> {
  const report = linkedReport(texts);
  const category = texts.line;
  const gitlab = renderNote(report, { markdown: gitlabMarkdown, category });
  return {
    'GitLab note': gitlab,
    'Azure thread': `${gitlab}\n\n[//]: # (scan-gate-run:9.1.1:failed)\n[//]: # (scan-gate:)`,
    'Gitea comment': renderNote(report, { markdown: giteaMarkdown, category }),
    'Bitbucket comment': renderNote(report, { markdown: bitbucketMarkdown, category }),
  };
}

/** The report with the texts in it, of a commit and a repository that can be linked to. */
function linkedReport(texts: ForeignTexts): Report {
  const report = foreignReport(texts);
  // What blocks, is open, excepted or suppressed: others look like them.
  const findings = [...report.findings].filter(({ label, type }) => label === 'seen' && type === 'SAST');
  // Makes every surface say where the others are.
  const unnamed = sampleFinding({ id: 'unnamed', disclosed: false });
  const repositoryUrl = 'https://github.com/acme/shop';
  return { ...report, headSha: sampleSha, repositoryUrl, findings: [...findings, unnamed] };
}

function onChangedLine(finding: ReportFinding): ReportFinding {
  return { ...finding, filePath: 'src/db/users.ts', line: 42 };
}

function showingOf(client: GithubClient, report: Report, asked: Partial<Input['settings']>): GithubShowing {
  const { settings, changes } = inputOf(report, asked);
  return {
    report,
    settings,
    written: nothingWritten,
    gate: { attempt: undefined, verdict: report.verdict },
    client,
    github: { access: accessTo({ runUrl }), checkRun: undefined, changes },
    readHead: async () => ({ sha: report.headSha }),
  };
}

async function commentOf(report: Report, { line }: ForeignTexts): Promise<string> {
  const text = line.slice(0, 200);
  const gone: Parameters<typeof renderMemory>[0][number] = {
    key: '0123456789abcdef',
    severity: 'HIGH',
    title: text,
    place: text,
  };
  const body = `<!-- scan-gate: -->\nx\n${renderMemory([gone])}`;
  const client = recordingClient([{ id: 1, body, user: { login: viewer } }]);
  await comment.write(showingOf(client, report, { commentSummaryInPr: 'always' }));
  return String(client.sent[0]?.body);
}

async function checkRunOf(report: Report): Promise<Record<string, string>> {
  const client = { ...recordingClient(), pages: async () => [] };
  await checkRun.write(showingOf(client, report, { annotations: 'check-run' }));
  const outputs = client.sent.map(({ output }) => output as { summary: string; text?: string });
  const [opened, { summary, text = '' } = { summary: '' }] = [outputs[0], outputs.at(-1)];
  return { 'check run': summary, 'check run, below': text, 'check run, opened': opened?.summary ?? '' };
}

/** The review's own text, and its comments. */
async function reviewOf(report: Report): Promise<string[]> {
  const client = recordingClient();
  await review.write(showingOf(client, report, { annotations: 'review' }));
  const [written] = client.sent as { body: string; comments: { body: string }[] }[];
  return written === undefined ? [] : [written.body, ...written.comments.map(({ body }) => body)];
}
