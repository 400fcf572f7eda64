/** The programs that scanned, with their versions, wherever the coverage is shown; they are nothing that was skipped. */
import { expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { decisionOf } from './logged.ts';
import { render } from './render.ts';
import { sampleReport } from './sample.ts';

const scan = {
  ...(sampleReport().scan as NonNullable<Report['scan']>),
  coverage: { sast: 'covered' },
  diagnostics: [
    { engine: 'programs', message: 'bandit 1.8.3' },
    { engine: 'programs', message: 'trivy 0.60.0' },
    { engine: 'bandit', message: 'Not analyzed', file_path: 'a.py' },
  ],
} satisfies Report['scan'];
const report = sampleReport({ scan });

it.each([
  ['the log', await decisionOf(report), 'SAST covered · with bandit 1.8.3, trivy 0.60.0'],
  ['the summary', render('markdown', report), 'SAST covered · with bandit 1.8.3, trivy 0.60.0'],
  ['the page', render('html', report), '<p>With bandit 1.8.3, trivy 0.60.0</p>'],
  ['the file for agents', render('agent', report, { path: 'agent.json' }), '"bandit@1.8.3"'],
])('are in %s', (_, text, expected) => {
  expect(text).toContain(expected);
  expect(text).not.toMatch(/programs: bandit/);
});

it('are notes in SARIF, and no warnings', () => {
  const { invocations } = JSON.parse(render('sarif', report)).runs[0];
  const levels = invocations[0].toolExecutionNotifications
    .filter(({ message }: { message: { text: string } }) => /bandit/.test(message.text))
    .map(({ level }: { level: string }) => level);
  expect(levels).toEqual(['note', 'warning']);
});

it('are not mentioned without any', async () => {
  const alone = sampleReport({ scan: { ...scan, diagnostics: [] } });
  for (const text of [await decisionOf(alone), render('markdown', alone), render('html', alone)])
    expect(text).not.toMatch(/[Ww]ith bandit/);
});
