import { describe, expect, it } from 'vitest';
import { createAnnotations } from '../../src/report/annotations.ts';
import { formatStory } from '../../src/report/log/story.ts';
import { formats } from '../../src/report/registry.ts';
import type { Report } from '../../src/report/report.ts';
import { listedWhole, sampleFinding, sampleReport } from './sample.ts';

/** With something that was decided. */
const reportOf = () =>
  sampleReport({
    ...listedWhole(),
    findings: [...sampleReport().findings, sampleFinding({ status: 'ACCEPTED_RISK' })],
  });

it('every format renders a report', () => {
  for (const format of Object.values(formats)) {
    expect([...format.pieces(reportOf(), { category: 'a' })].join('').length).toBeGreaterThan(100);
  }
});

it.each(['json', 'sarif', 'vex', 'agent', 'gitlab-codequality', 'gitlab-sast', 'gitlab-sarif', 'sonar'] as const)(
  '%s is JSON',
  (name) => {
    expect(() => JSON.parse([...formats[name].pieces(reportOf(), { category: 'a' })].join(''))).not.toThrow();
  },
);

describe('findings that can only be walked', () => {
  const report = reportOf();
  const walked: Report = { ...report, findings: { [Symbol.iterator]: () => report.findings[Symbol.iterator]() } };

  it.each(Object.entries(formats))('are enough for %s', (_, { pieces }) => {
    expect([...pieces(walked, {})]).toEqual([...pieces(report, {})]);
  });

  it('are enough for the log and for annotations', () => {
    expect(formatStory(walked)).toEqual(formatStory(report));
    expect(createAnnotations(walked, { max: 50 })).toEqual(createAnnotations(report, { max: 50 }));
  });
});
