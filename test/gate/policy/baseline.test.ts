import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createBaseline,
  diffBaselines,
  findBaselineIds,
  parseBaseline,
  renderBaseline,
} from '../../../src/gate/policy/baseline.ts';
import { readListItem } from '../../../src/gate/policy/finding.ts';
import type { Finding } from './evidence.ts';

const of = { repository: 'github.com/acme/shop', branch: 'main' };
const finding = (id: string, fields: Partial<Finding> = {}): Finding => ({
  ...readListItem({
    violation_id: id,
    severity: 'HIGH',
    type: 'SAST',
    status: 'OPEN',
    title: 'Eval',
    file_path: 'a.js',
  }),
  ...fields,
});
const someFindings = fc.uniqueArray(
  fc.record({
    id: fc.integer({ max: 20, min: 0 }),
    title: fc.constantFrom('Eval', 'Exec'),
    filePath: fc.constantFrom('a.js', 'b.js', undefined),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const asFindings = (records: { id: number; title: string; filePath: string | undefined }[]) =>
  records.map(({ id, title, filePath }) => finding(`v${id}`, { title, filePath }));

const file = (...ids: string[]) =>
  JSON.stringify({
    format_version: 1,
    repository: 'r',
    branch: 'b',
    findings: ids.map((violation_id) => ({ violation_id, type: 'SAST', title: 't', file_path: 'f' })),
  });

describe('a baseline', () => {
  it('knows a finding by its id, even when it moved to another file', () => {
    expect([
      ...findBaselineIds(createBaseline([finding('v1')], of), [finding('v1', { filePath: 'moved.js' })]),
    ]).toEqual(['v1']);
  });

  it('knows a finding with a new id by its type, title and file, as often as it holds them', () => {
    const old = findBaselineIds(createBaseline([finding('v1'), finding('v2')], of), [
      finding('n1'),
      finding('n2'),
      finding('n3'),
    ]);
    expect(old).toEqual(new Set(['n1', 'n2']));
  });

  it('lets the worst of several stay new, and those whose scores nobody knows', () => {
    const known = createBaseline([finding('gone')], of);
    const old = (...findings: Finding[]) => [...findBaselineIds(known, findings)];
    expect(old(finding('a', { cvss: 9 }), finding('b', { cvss: 5 }))).toEqual(['b']);
    expect(old(finding('a'), finding('b', { cvss: 9 }))).toEqual(['b']);
    expect(old(finding('a', { epss: 60 }), finding('b', { epss: 5 }))).toEqual(['b']);
    expect(old(finding('a', { epss: 5 }), finding('b', { epss: 60 }))).toEqual(['a']);
    expect(old(finding('a'), finding('b', { epss: 60 }))).toEqual(['b']);
    expect(old(finding('b'), finding('a'))).toEqual(['a']);
  });

  it('covers none of another severity, nor of one that nobody knows, but by its id', () => {
    const known = createBaseline([finding('gone', { severity: 'LOW' })], of);
    const old = (...findings: Finding[]) => [...findBaselineIds(known, findings)];
    expect(old(finding('a', { severity: 'CRITICAL' }))).toEqual([]);
    expect(old(finding('a', { severity: 'LOW', severityKnown: false }))).toEqual([]);
    expect(old(finding('a', { severity: 'LOW', unclear: ['severity'] }))).toEqual([]);
    expect(old(finding('a', { severity: 'LOW' }))).toEqual(['a']);
    expect(old(finding('gone', { severity: 'CRITICAL' }))).toEqual(['gone']);
  });

  it('covers by the id alone where an older file says nothing of severities', () => {
    const entries = createBaseline([finding('gone')], of).entries.map(({ severity: _, ...entry }) => entry);
    const known = parseBaseline(renderBaseline({ ...of, entries }), 'the file');
    expect([...findBaselineIds(known, [finding('a')])]).toEqual([]);
    expect([...findBaselineIds(known, [finding('gone')])]).toEqual(['gone']);
  });

  it('holds a finding of unknown severity, and reads back as it was', () => {
    const odd = createBaseline([finding('v1', { severity: 'CRITICAL', severityKnown: false })], of);
    expect(odd.entries[0]?.severity).toBe('unknown');
    expect(parseBaseline(renderBaseline(odd), 'x')).toEqual(odd);
    expect([...findBaselineIds(odd, [finding('a', { severity: 'CRITICAL', severityKnown: false })])]).toEqual([]);
  });

  it('counts an id match first, so that a twin beside it is new', () => {
    expect(findBaselineIds(createBaseline([finding('v2')], of), [finding('a1'), finding('v2')])).toEqual(
      new Set(['v2']),
    );
  });

  it('covers one with a new id beside one whose id it holds', () => {
    const known = createBaseline([finding('a1'), finding('gone')], of);
    expect(findBaselineIds(known, [finding('a1'), finding('z1')])).toEqual(new Set(['a1', 'z1']));
  });

  it('covers nothing alike while the finding of the entry is still there', () => {
    const known = createBaseline([finding('v1')], of);
    expect(findBaselineIds(known, [finding('n1')], new Set(['v1'])).size).toBe(0);
    expect(findBaselineIds(known, [finding('n1')], new Set(['v2']))).toEqual(new Set(['n1']));
  });

  it('holds a finding of unknown type without a path, and reads back as it was', () => {
    const odd = createBaseline([finding('v1', { type: undefined, filePath: undefined })], of);
    expect(odd.entries).toEqual([
      { violation_id: 'v1', type: 'unknown', severity: 'HIGH', title: 'Eval', file_path: '' },
    ]);
    expect(parseBaseline(renderBaseline(odd), 'x')).toEqual(odd);
    expect(findBaselineIds(odd, [finding('n1', { type: undefined, filePath: undefined })]).size).toBe(1);
    expect(findBaselineIds(odd, [finding('n1')]).size).toBe(0);
  });

  it('keeps its findings in the order of their ids, each once', () => {
    const ids = (...findings: Finding[]) => createBaseline(findings, of).entries.map((entry) => entry.violation_id);
    expect(ids(finding('c'), finding('a'), finding('b'), finding('a'))).toEqual(['a', 'b', 'c']);
  });

  it.each(['title', 'filePath', 'type'] as const)('does not know a finding with another %s', (field) => {
    const other = finding('n1', { [field]: field === 'type' ? 'SCA' : 'other' });
    expect(findBaselineIds(createBaseline([finding('v1')], of), [other]).size).toBe(0);
  });

  it.each(['title', 'filePath', 'type'] as const)(
    'does not know a finding of which two sources state a different %s',
    (field) => {
      expect(findBaselineIds(createBaseline([finding('v1')], of), [finding('n1', { unclear: [field] })]).size).toBe(0);
    },
  );

  it('never calls more findings old than it holds, whatever their order and however often they come', () => {
    fc.assert(
      fc.property(someFindings, someFindings, fc.infiniteStream(fc.nat()), (known, now, seeds) => {
        const baseline = createBaseline(asFindings(known), of);
        const findings = asFindings(now);
        const old = findBaselineIds(baseline, findings);
        const shuffled = [...findings, ...findings]
          .map((item) => [seeds.next().value ?? 0, item] as const)
          .sort((a, b) => a[0] - b[0]);
        expect(
          findBaselineIds(
            baseline,
            shuffled.map(([, item]) => item),
          ),
        ).toEqual(old);
        expect(old.size).toBeLessThanOrEqual(baseline.entries.length);
      }),
    );
  });

  it('never calls a finding old because another one was added', () => {
    fc.assert(
      fc.property(someFindings, someFindings, fc.constantFrom('LOW', 'HIGH', 'CRITICAL'), (known, now, severity) => {
        const baseline = createBaseline(asFindings(known), of);
        const findings = asFindings(now);
        const before = findBaselineIds(baseline, findings);
        const after = findBaselineIds(baseline, [...findings, finding('w1', { severity })]);
        for (const { id } of findings) if (after.has(id)) expect(before).toContain(id);
      }),
    );
  });

  it('is the same bytes for the same findings in any order, and reads back as it was', () => {
    fc.assert(
      fc.property(someFindings, (records) => {
        const findings = asFindings(records);
        const text = renderBaseline(createBaseline(findings, of));
        expect(renderBaseline(createBaseline([...findings].reverse(), of))).toBe(text);
        expect(parseBaseline(text, 'x')).toEqual(createBaseline(findings, of));
      }),
    );
  });

  it.each([
    ['is not JSON', '{'],
    ['is of a newer version', '{"format_version":2,"repository":"r","branch":"b","findings":[]}'],
    ['holds an id twice', file('a', 'a')],
    ['is not sorted', file('b', 'a')],
    ['has a field of its own', '{"format_version":1,"repository":"r","branch":"b","findings":[],"x":1}'],
    ['has a type that nobody knows', file('a').replace('SAST', 'DAST')],
  ])('that %s is refused, with the way out', (_, text) => {
    expect(() => parseBaseline(text, 'base.json')).toThrow(
      expect.objectContaining({ code: 'CONFIG', reason: 'policy', hint: expect.stringContaining('baseline write') }),
    );
  });

  it.each<[string, string, RegExp]>([
    ['that it is no JSON', '{', /^The baseline base\.json is damaged: it is not JSON$/],
    ['which part of it is wrong', file('a').replace('SAST', 'DAST'), /base\.json is damaged: findings\.0\.type: \S/],
    ['that the whole of it is wrong', '[]', /base\.json is damaged: the file: \S/],
    ['that the order is wrong', file('b', 'a'), /its findings are not sorted, or one is listed twice$/],
  ])('says %s', (_, text, message) => {
    expect(() => parseBaseline(text, 'base.json')).toThrow(message);
  });

  it('that is no JSON keeps the parser’s error as the cause', () => {
    expect(() => parseBaseline('{', 'x')).toThrow(expect.objectContaining({ cause: expect.any(SyntaxError) }));
  });

  it.each<[string, string[], string[], string[], string[]]>([
    ['a new id for the same problem is neither', ['a1'], ['b1'], [], []],
    ['each old one makes up for one new', ['a1'], ['b1', 'b2'], ['b2'], []],
    ['two old ones make up for two new', ['a1', 'a2'], ['b1', 'b2', 'b3'], ['b3'], []],
    ['what is still there makes up for nothing', ['a1'], ['a1', 'b1'], ['b1'], []],
    ['nothing new', ['a1', 'a2', 'a3'], ['b1'], [], ['a2', 'a3']],
    ['three new ones', [], ['b1', 'b2', 'b3'], ['b1', 'b2', 'b3'], []],
  ])('tells, of findings that are alike: %s', (_, before, after, added, removed) => {
    const known = (ids: string[]) =>
      createBaseline(
        ids.map((id) => finding(id)),
        of,
      );
    const diff = diffBaselines(known(before), known(after));
    expect(diff.added.map((entry) => entry.violation_id)).toEqual(added);
    expect(diff.removed.map((entry) => entry.violation_id)).toEqual(removed);
  });

  it('tells what another one holds beyond it', () => {
    const before = createBaseline([finding('v1'), finding('v2', { title: 'Exec' })], of);
    const after = createBaseline([finding('v1'), finding('v3')], of);
    expect(diffBaselines(before, after)).toMatchObject({
      added: [{ violation_id: 'v3' }],
      removed: [{ violation_id: 'v2' }],
    });
  });
});
