import { describe, expect, test } from 'vitest';
import { measured } from '../../cost.ts';
import { judge as judgeTemplate, judgingRatio } from './judge.ts';

const judge = (text: string) => judgeTemplate('Dockerfile', text);
const image = (text: string) => `FROM a\nUSER app\n${text}\n`;
const unchecked = 'curl -k https://example.test/a';

describe('a command of a Dockerfile', () => {
  test.each([
    [`# escape=\`\n${image(`RUN echo \`\n  && ${unchecked}`)}`, 4],
    [`# syntax=docker/dockerfile:1\n# Escape = \`\n${image(`RUN curl \`\n -k https://example.test/a`)}`, 5],
    [image(`RUN <<EOF\n${unchecked}\nEOF`), 3],
    [image(`RUN <<-"EOF" bash\n\tset -e\n\t${unchecked} | sh\n\tEOF`), 3],
    [image(`RUN <<A <<B\necho\nA\n${unchecked}\nB`), 3],
    [image(`RUN <<EOF\ncurl \\\n  -k https://example.test/a\nEOF`), 3],
    [image(`RUN a && \\\n\n  ${unchecked}`), 3],
    [image(`RUN a && \\\n  # why\n  ${unchecked}`), 3],
    [image(`RUN cu\\\nrl -k https://example.test/a`), 3],
    [image(`RUN a \\\\\nRUN ${unchecked}`), 4],
    [image(`RUN ["curl", "-k", "https://example.test/a"]`), 3],
    [image(`RUN --mount=type=cache,target=/a ["sh", "-c", "${unchecked}"]`), 3],
    [image(`ONBUILD RUN ${unchecked}`), 3],
    [image(`ONBUILD RUN <<EOF\n${unchecked}\nEOF`), 3],
    [image(`COPY <<EOF /a\nRUN a\nEOF\nRUN ${unchecked}`), 6],
    [image(`RUN echo "a <<EOF b"\nRUN ${unchecked}`), 4],
    [image(`RUN echo $((1 << 2))\nRUN ${unchecked}`), 4],
    [`FROM a\r\nUSER app\r\nRUN <<EOF\r\n${unchecked}\r\nEOF\r\n`, 3],
  ])('is read: %j', async (text, line) =>
    expect(await judge(text)).toEqual({ rows: [`tls-unchecked ${line}`], problems: [] }),
  );

  test.each([
    image('RUN <<EOF\ncurl https://example.test/a\ntar -k a\nEOF'),
    image('RUN <<EOF\n# curl -k https://example.test/a\necho\nEOF'),
    image(`COPY <<EOF /a\n${unchecked}\nEOF`),
    image(`RUN a \\\n  # ${unchecked}\n  b`),
    image('ADD --chown=1:1 a http /b'),
    image('RUN ["a", "b" ] && c'),
    image('RUN \\\n  --mount=type=bind,source=a,target=a \\\n  make'),
  ])('is none: %j', async (text) => expect(await judge(text)).toEqual({ rows: [], problems: [] }));

  test.each([
    'ADD ["http://example.test/a.tgz", "/a b"]',
    'ADD a http://example.test/a.tgz /b',
    'ONBUILD ADD http://example.test/a.tgz /b',
  ])('is a download: %s', async (text) => expect((await judge(image(text))).rows).toEqual(['unchecked-download 3']));
});

describe('the user of a Dockerfile', () => {
  test.each([
    'RUN <<EOF\nUSER app\nEOF',
    'COPY <<EOF /a\nUSER app\nEOF',
    'RUN a \\\n\nUSER app',
    'ONBUILD USER app',
    '# USER app',
  ])('is not named by %j', async (text) =>
    expect(await judge(`FROM a\n${text}\n`)).toEqual({ rows: ['root-user 1'], problems: [] }),
  );

  test.each([
    'USER app',
    'RUN <<EOF\nUSER root\nEOF\nUSER app',
    'COPY <<EOF /a\nFROM b\nEOF\nUSER app',
    'RUN a \\\\\nUSER app',
  ])('is named by %j', async (text) => expect(await judge(`FROM a\n${text}\n`)).toEqual({ rows: [], problems: [] }));
});

describe('what is no Dockerfile', () => {
  test.each([
    ['{ "a": 1 }', 'line 3 is not an instruction'],
    ['RUNS a', 'line 3 is not an instruction'],
    ['RUN <<EOF\nfoo', 'a text that line 3 announces has no end, and 1 more'],
  ])('is named: %j', async (text, problem) => expect((await judge(image(text))).problems).toEqual([problem]));

  test('does not hide what follows', async () => {
    expect((await judge(image(`RUN <<EOF\nfoo\nRUN ${unchecked}`))).rows).toEqual(['tls-unchecked 5']);
  });

  test.each(['{{ if a }}', '{% if a %}', '%%A%%', '<% if (a) { %>'])('may be a template: %s', async (line) => {
    expect(await judge(image(`${line}\nRUN ${unchecked}`))).toEqual({ rows: ['tls-unchecked 4'], problems: [] });
  });

  test.each(['export default {\n  a: 1,\n};\n', 'from a import b\nprint(b)\n', '# Title\n\nText about it\n'])(
    'may be another file of that name: %j',
    async (text) => expect((await judge(text)).problems).toEqual([]),
  );
});

test.each<[string, (times: number) => string]>([
  ['texts without an end', (times) => 'RUN <<EOF\n'.repeat(times * 10)],
  ['texts', (times) => 'RUN <<EOF\nEOF\n'.repeat(times * 5)],
  ['lines that go on', (times) => 'a \\\n'.repeat(times * 20)],
  ['quotes', (times) => `RUN <<A ${'"\\'.repeat(times * 20)}`],
  ['blanks', (times) => `FROM ${'a '.repeat(times * 20)}`],
  ['options', (times) => `FROM ${'--a '.repeat(times * 20)}`],
])('costs time in proportion to %s', measured, async (_, make) =>
  expect(await judgingRatio('Dockerfile', make)).toBeLessThan(30),
);
