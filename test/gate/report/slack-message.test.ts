import { describe, expect, it } from 'vitest';
import { createReport, type Report } from '../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import { nothingWritten } from '../../../src/gate/surfaces/surface.ts';
import { surfaceNamed } from '../surfaces/named.ts';
import { sampleFinding, sampleReport } from './sample.ts';

const slack = surfaceNamed('remote', 'The Slack message');

function renderSlackMessage(report: Report, { category, ...written }: SlackMessageOptions = {}): string {
  const settings = { ...createDefaultSettings(), category };
  return JSON.parse(slack.message({ report, settings, written: { ...nothingWritten, ...written } }).body).text;
}

interface SlackMessageOptions {
  category?: string;
  commentUrl?: string;
  checkRunUrl?: string;
}

const blocking = (title: string, over = {}) =>
  sampleFinding({ id: `vio_${title}`, title, effect: 'blocks', disclosed: true, ...over });

describe('the message of a chat', () => {
  it('says the sentence, where it is, and three findings', () => {
    const findings = ['one', 'two', 'three', 'four'].map((title) => blocking(title));
    const lines = renderSlackMessage(sampleReport({ findings })).split('\n');
    expect(lines).toMatchInlineSnapshot(`
      [
        "❌ *2 findings block this pull request: 1 critical, 1 high*",
        "\`shop\` · pull request 128 · \`feature/search\` · <https://github.com/acme/shop|open>",
        "• high: \`four\` in \`src/db/users.ts:42\`",
        "• high: \`one\` in \`src/db/users.ts:42\`",
        "• high: \`three\` in \`src/db/users.ts:42\`",
        "and 1 more finding",
      ]
    `);
  });

  it('counts what it may not name', () => {
    const text = renderSlackMessage(sampleReport({ findings: [blocking('hidden', { disclosed: false })] }));
    expect(text).not.toContain('hidden');
    expect(text.split('\n')).toHaveLength(2);
  });

  it('has no findings where nothing was decided', () => {
    expect(renderSlackMessage(createReport('1.0.0')).split('\n')).toHaveLength(1);
  });

  it('leads to the page on GitHub that shows more', () => {
    const check = 'https://github.com/acme/shop/runs/7';
    const open = (options: SlackMessageOptions) =>
      /<(.*)\|open>/.exec(renderSlackMessage(sampleReport(), options))?.[1];
    expect(open({ checkRunUrl: check })).toBe(check);
    expect(open({ checkRunUrl: check, commentUrl: 'https://github.com/acme/shop/pull/7#issuecomment-1' })).toBe(
      'https://github.com/acme/shop/pull/7#issuecomment-1',
    );
    expect(open({ checkRunUrl: 'https://github.com/|<!channel>' })).not.toContain('channel');
  });
});
