/** Foreign text in every field of every report file: each file keeps what programs and browsers act on as plain words leave it. */
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { pickThird } from '../../fixtures/hostile/corpus.ts';
import { readCsv } from './csv.ts';
import { everywhere, plainTwin } from './foreign.ts';
import { readGfm, withoutSpans } from './gfm.ts';
import { type FormatName, formatNames, render } from './render.ts';
import { foreignReport, listedWhole, sampleFinding } from './sample.ts';

/** Its fields, and the characters that a terminal or an editor would act on. */
const jsonShape = (text: string) => ({
  fields: Object.keys(JSON.parse(text)),
  acting: [...new Set(text.match(/[\p{Cc}\p{Cs}]/gu))],
});
const actingMarkup =
  /<\/?(?:script|style|iframe|object|embed|svg|math|img|form|input|link|meta|base)\b|<[^>"']*\son\w+=|(?:href|src)="?\s*javascript:/gi;

/** Its elements and the names of their attributes, whose order follows the paths, and what no XML may hold. */
const xmlShape = (text: string) => ({
  tags: text
    .match(/<[^>]*>/g)
    ?.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
    .sort(),
  acting: [...new Set(text.match(/[\p{Cc}\p{Cs}]/gu))],
});
const csvShape = (text: string) => ({
  widths: readCsv(text).map((cells) => cells.length),
  formulas: readCsv(text).flatMap((cells) => cells.filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/u.test(cell))),
  acting: [...new Set(text.match(/[\p{Cc}\p{Cs}]/gu))],
});

/** One that GitLab does not take is left out: so it is no line and no sign of another kind that may come in. */
const dotenvShape = (text: string) =>
  text.split('\n').filter((line) => !/^(?:GATE_[A-Z0-9_]+=[\w.,:;@/+=-]*)?$/.test(line));

/** What must be as plain words leave it. A new format does not compile without a line here. */
const shapes: Record<FormatName, (text: string) => unknown> = {
  json: jsonShape,
  sarif: jsonShape,
  vex: jsonShape,
  // Of a commit that is none nothing is written.
  vsa: (text) => (text === '' ? undefined : jsonShape(text)),
  agent: jsonShape,
  junit: xmlShape,
  'gitlab-codequality': jsonShape,
  'gitlab-sast': jsonShape,
  'gitlab-secret-detection': jsonShape,
  'gitlab-dependency-scanning': jsonShape,
  'gitlab-sarif': jsonShape,
  dotenv: dotenvShape,
  sonar: jsonShape,
  checkstyle: xmlShape,
  csv: csvShape,
  html: (text) => text.match(actingMarkup),
  markdown: (text) => withoutSpans(readGfm(text).elements),
};

/** With something that was decided, which a VEX document holds. */
function withDecided(report: Report, text: string): Report {
  const decided = sampleFinding({ id: 'vio_decided', title: text, status: 'ACCEPTED_RISK' });
  const { listedSeverities = [], scan } = listedWhole();
  const counts = scan?.counts ?? {};
  return {
    ...report,
    ...{ listedSeverities, scan: report.scan && { ...report.scan, counts } },
    findings: [...report.findings, decided],
  };
}

const textOf = (name: FormatName, report: Report) => render(name, report, { category: 'a' });
const isShort = (text: string) => text.length <= 2000;

describe.each(formatNames)('%s', (name) => {
  it('acts on no foreign text', () => {
    for (const text of pickThird(0).filter(isShort)) {
      const twin = plainTwin(everywhere(text));
      const hostile = textOf(name, withDecided(foreignReport(everywhere(text)), text));
      const plain = textOf(name, withDecided(foreignReport(twin), twin.line));
      expect(shapes[name](hostile), JSON.stringify(text)).toEqual(shapes[name](plain));
    }
  });
});
