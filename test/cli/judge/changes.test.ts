import { describe, expect, it } from 'vitest';
import { formatChanges, listChangedFindings } from '../../../src/cli/judge/changes.ts';
import type { Effect } from '../../../src/policy/verdict.ts';
import { sampleFinding } from '../../report/sample.ts';

const effects = (given: Record<string, Effect>) => new Map(Object.entries(given));
const of = (id: string, severity: 'CRITICAL' | 'HIGH' | 'LOW', title = `Finding ${id}`) =>
  sampleFinding({ id, severity, title, filePath: 'a.js', line: 1 });

describe('what another policy makes of findings', () => {
  const findings = [of('a', 'LOW'), of('b', 'HIGH'), of('c', 'CRITICAL'), of('d', 'HIGH'), of('e', 'LOW')];
  const then = effects({ a: 'blocks', b: 'none', d: 'may block', e: 'may block' });

  it('is nothing where nothing changes', () => expect(listChangedFindings(findings, then, then)).toEqual([]));

  it('is said with what would block first, and of that the worst', () => {
    const changes = listChangedFindings(findings, then, effects({ b: 'blocks', c: 'blocks', d: 'blocks', e: 'none' }));
    expect(formatChanges(changes)).toEqual([
      '+ critical Finding c (a.js:1) would block',
      '+ high Finding b (a.js:1) would block',
      '+ high Finding d (a.js:1) would block',
      '- low Finding a (a.js:1) would no longer block',
      '- low Finding e (a.js:1) could no longer block',
    ]);
  });

  it('counts what is too much to show', () => {
    const many = Array.from({ length: 13 }, (_, index) => of(`f${index}`, 'HIGH'));
    const now = new Map(many.map(({ id }) => [id, 'may block' as const]));
    const lines = formatChanges(listChangedFindings(many, new Map(), now));
    expect(lines).toHaveLength(11);
    expect(lines.at(0)).toMatch(/ might block$/);
    expect(lines.at(-1)).toBe('and 3 other findings');
  });
});
