import { describe, expect, it } from 'vitest';
import { readSarif } from '../../../src/shared/sarif/intake.ts';
import { costRatio, measured } from '../../cost.ts';
import { resultOf, sarifOf } from './make.ts';

type Json = Record<string, unknown>;
const grave = { properties: { 'security-severity': '9.8' } };
const severe = { properties: { 'security-severity': '7.5' } };
const taxonomy = (taxa: Json[], more: Json = {}) => ({ name: 'CWE', guid: 'A1B2', taxa, ...more });

function ratingOf(result: Json, run: Json): string {
  const [finding] = readSarif(sarifOf({ results: [resultOf(result)], ...run })).findings;
  return `${finding?.severity}${finding?.severityKnown ? '' : ' (unknown)'}`;
}

/** Runs whose tool describes these rules in its driver and in one extension. */
const toolOf = (rules: Json[], extension: Json[] = [], more: Json = {}) => ({
  tool: {
    driver: { name: 'CodeQL', rules },
    extensions: [{ name: 'queries', guid: 'C3D4', rules: extension, ...more }],
  },
});

describe('the severity of a result', () => {
  it.each<[string, Json, Json, string]>([
    ['whose rule is in the driver', {}, toolOf([{ id: 'r', ...grave }]), 'CRITICAL'],
    ['whose rule is in an extension', {}, toolOf([], [{ id: 'r', ...grave }]), 'CRITICAL'],
    [
      'whose rule is in an extension, by index',
      { ruleId: undefined, rule: { index: 0, toolComponent: { index: 0 } } },
      toolOf([{ id: 's' }], [{ id: 'r', ...grave }]),
      'CRITICAL',
    ],
    [
      "whose rule is in an extension, by the extension's name",
      { ruleId: undefined, rule: { index: 0, toolComponent: { name: 'queries' } } },
      toolOf([{ id: 's' }], [{ id: 'r', ...grave }]),
      'CRITICAL',
    ],
    [
      "whose rule is in an extension, by the extension's id",
      { ruleId: undefined, rule: { index: 0, toolComponent: { guid: 'c3d4' } } },
      toolOf([{ id: 's' }], [{ id: 'r', ...grave }]),
      'CRITICAL',
    ],
    [
      'whose rule is known by its guid',
      { ruleId: undefined, rule: { guid: 'E5F6' } },
      toolOf([{ id: 's' }], [{ id: 'r', guid: 'e5f6', ...grave }]),
      'CRITICAL',
    ],
    ['with a decimal comma', { properties: { 'security-severity': '9,8' } }, toolOf([{ id: 'r' }]), 'CRITICAL'],
    ['that two components describe, is the worse', {}, toolOf([{ id: 'r' }], [{ id: 'r', ...grave }]), 'CRITICAL'],
    [
      'that two components rate, is the worse',
      {},
      toolOf([{ id: 'r', properties: { 'security-severity': '2' } }], [{ id: 'r', ...severe }]),
      'HIGH',
    ],
    [
      'that two components give a level, is the worse',
      {},
      toolOf(
        [{ id: 'r', defaultConfiguration: { level: 'note' } }],
        [{ id: 'r', defaultConfiguration: { level: 'error' } }],
      ),
      'HIGH',
    ],
    [
      'only in its taxa',
      { taxa: [{ id: 'CWE-89', toolComponent: { name: 'CWE' } }] },
      { ...toolOf([{ id: 'r' }]), taxonomies: [taxonomy([{ id: 'CWE-89', ...grave }])] },
      'CRITICAL',
    ],
    [
      'only in its taxa, by index',
      { taxa: [{ index: 1, toolComponent: { index: 0 } }] },
      { ...toolOf([{ id: 'r' }]), taxonomies: [taxonomy([{ id: 'a' }, { id: 'b', ...severe }])] },
      'HIGH',
    ],
    [
      'only in the taxa of its rule, by guid',
      {},
      {
        ...toolOf([{ id: 'r', relationships: [{ target: { guid: 'FFFF', toolComponent: { guid: 'a1b2' } } }] }]),
        taxonomies: [taxonomy([{ id: 'x', guid: 'ffff', defaultConfiguration: { level: 'error' } }])],
      },
      'HIGH',
    ],
    [
      'of the rule before that of its taxa',
      { taxa: [{ id: 'CWE-89' }] },
      { ...toolOf([{ id: 'r', ...severe }]), taxonomies: [taxonomy([{ id: 'CWE-89', ...grave }])] },
      'HIGH',
    ],
    ['whose rule is missing among others', {}, toolOf([{ id: 's', ...grave }]), 'CRITICAL (unknown)'],
    ['whose index leads nowhere', { ruleId: undefined, ruleIndex: 7 }, toolOf([{ id: 's' }]), 'CRITICAL (unknown)'],
    ['whose index leads into no list', { ruleIndex: 0 }, {}, 'MEDIUM'],
    ['whose index leads into no list, with a level', { ruleId: undefined, ruleIndex: 0, level: 'note' }, {}, 'LOW'],
    ['that names no rule among others', { ruleId: undefined }, toolOf([{ id: 's', ...grave }]), 'MEDIUM'],
    [
      'that names a missing rule by its guid',
      { ruleId: undefined, rule: { guid: 'F1' } },
      toolOf([{ id: 's' }]),
      'CRITICAL (unknown)',
    ],
    ['whose rule is missing, with a level of its own', { level: 'error' }, toolOf([{ id: 's' }]), 'HIGH'],
    ['whose tool describes no rule and no level', {}, {}, 'MEDIUM'],
    ['whose rule says nothing', {}, toolOf([{ id: 'r' }]), 'MEDIUM'],
    ['with an index of -1, which means none', { ruleIndex: -1 }, {}, 'MEDIUM'],
  ])('%s', (_, result, run, expected) => {
    expect(ratingOf(result, run)).toBe(expected);
  });

  it('is found in linear time, however many components describe one rule', measured, () => {
    const read = (length: number) => {
      const rules = Array.from({ length }, () => ({ id: 'r' }));
      readSarif(sarifOf({ results: Array.from({ length }, () => resultOf()), ...toolOf(rules) }));
    };
    expect(
      costRatio(
        () => read(1250),
        () => read(10_000),
      ),
    ).toBeLessThan(24);
  });
});
