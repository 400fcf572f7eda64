/**
 * In the place of the scanners' program: a file of the tree is called `spec/ID/FIRST-COUNT`, and that many findings are
 * written. `record.txt` beside it says when a scan began and ended, and of which process.
 */
import { appendFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const record = new URL('./record.txt', import.meta.url);
const note = (word, id) => appendFileSync(record, `${word} ${id} ${process.ppid}\n`);

const scanners = {
  secretlint: 'secrets',
  javascript: 'sast',
  ruff: 'sast',
  'tree-sitter': 'sast',
  retire: 'sca',
  iac: 'iac',
};
const levels = ['error', 'error', 'warning', 'note', 'none'];
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];

const { files, only } = JSON.parse(await text(process.stdin));
const lookedAt = files.map(({ path }) => path);
const [, id, first, count] = /^spec\/(.+)\/(\d+)-(\d+)$/m.exec(lookedAt.join('\n')) ?? [];
note('begun', id);

const rule = { id: 'r', shortDescription: { text: 'SQL injection' }, help: { text: 'Bind the value.' } };

function writeFinding(number) {
  const rank = number % 5;
  const uri = `src/part-${number % 89}/file-${number % 997}.ts`;
  return {
    ...{ ruleId: 'r', ruleIndex: 0, level: levels[rank] },
    message: { text: `A value of a request becomes part of statement ${number}.` },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 + (number % 700) } } }],
    fingerprints: { scanGate: `finding-${number}`, content: `content-${number}` },
    properties: { type: 'SAST', severity: severities[rank], cwe: 'CWE-89' },
  };
}

const asked = Object.entries(scanners).filter(([name]) => only === undefined || name in only);
const runs = asked.map(([name, scanType]) => {
  const numbers = name === 'javascript' ? Array.from({ length: Number(count) }, (_, at) => Number(first) + at) : [];
  return {
    tool: { driver: { name, rules: [rule] } },
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
    results: numbers.map(writeFinding),
    properties: { scanType, coverage: 'covered', lookedAt },
  };
});
process.stdout.write(JSON.stringify({ version: '2.1.0', runs }), () => note('ended', id));
