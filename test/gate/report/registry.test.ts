import { expect, it } from 'vitest';
import { formats } from '../../../src/gate/report/registry.ts';
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
