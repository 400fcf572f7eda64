/** What shows that a finding is fixed, and what keeps it from being shown. */
import { describe, expect, it } from 'vitest';
import { decideState } from '../../../../src/gate/cli/verify/decide.ts';
import {
  changing,
  detectedDaysAgo,
  type Evidence,
  evidence,
  type Finding,
  finding,
  listed,
  noCounts,
  settled,
} from '../../policy/evidence.ts';

type Question = Parameters<typeof decideState>[0];
type Observation = Question['look'];
type KnownState = NonNullable<Question['known']>;
type CodeThenAndNow = NonNullable<Question['code']>;

const subject: Observation['subject'] = {
  source: 'embedded',
  repositoryUrl: 'https://github.com/octo/shop',
  branch: 'feature',
  headSha: 'b'.repeat(40),
  startedAt: 2,
  toolVersion: '1.0.0',
};
const covered = { sast: 'covered', sca: 'covered', secrets: 'covered', iac: 'covered' } as const;

/** As the agent file of an earlier run names it. */
function toKnownFinding({ id, title, type, severity, filePath, line, detail }: Finding): KnownState['finding'] {
  return { id, title, type, severity, filePath, line, cwe: detail?.cwe, code: detail?.codeSnippet };
}

const gone = finding({ id: 'gone', filePath: 'src/a.js', line: 7, detail: { ...detectedDaysAgo(9), cwe: 'CWE-89' } });
const other = finding({ id: 'other', title: 'Another', filePath: 'src/b.js' });

function knownOf(of: Finding = gone, more: Partial<KnownState> = {}): KnownState {
  const then = { ...subject, headSha: 'a'.repeat(40), startedAt: 1 };
  const ids = new Set([of.id, 'other', 'twin']);
  return { subject: then, finding: toKnownFinding(of), ids, coverage: covered, limitedEngines: new Set(), ...more };
}

const lookAt = (
  findings: readonly Finding[],
  more: Partial<Evidence> = {},
  of: Partial<Observation> = {},
): Observation => ({
  subject,
  evidence: evidence({ HIGH: findings.length }, findings, { coverage: covered, ...more }),
  doubt: undefined,
  ...of,
});
const stateOf = (look: Observation, known: KnownState | undefined) => decideState({ id: 'gone', look, known }).state;

describe('a finding', () => {
  it.each<[string, Observation, KnownState | undefined, string]>([
    ['is no longer found', lookAt([other]), knownOf(), 'fixed'],
    ['is not found by scanners that found nothing', lookAt([]), knownOf(), 'fixed'],
    ['is found', lookAt([gone]), knownOf(), 'present'],
    ['is found, and nothing else is known', lookAt([gone]), undefined, 'present'],
    ['is found in a run that could not decide', lookAt([gone], {}, { doubt: 'moved' }), knownOf(), 'present'],
    ['is suppressed', lookAt([{ ...gone, status: 'FALSE_POSITIVE' }]), knownOf(), 'present'],
    [
      'is suppressed, and perhaps not of this scan',
      lookAt([{ ...gone, status: 'ACCEPTED_RISK', label: 'maybe' }, other], { counts: { ...noCounts, HIGH: 1 } }),
      knownOf(),
      'undecided',
    ],
    ['was never known', lookAt([other]), undefined, 'undecided'],
    ['is missing where nothing could be looked at', { ...lookAt([]), evidence: undefined }, knownOf(), 'undecided'],
    ['is missing in a run that could not decide', lookAt([], {}, { doubt: 'moved' }), knownOf(), 'undecided'],
  ])('%#: %s', (_, look, known, state) => {
    expect(stateOf(look, known)).toBe(state);
  });

  const sca = (title: string, fields: Partial<Finding> = {}) =>
    finding({ id: 'gone', type: 'SCA', title, filePath: 'package-lock.json', line: 9, ...fields });
  const partly = { ...covered, sast: 'partly covered', sca: 'partly covered' } as const;
  const unnamed = { engine: 'retire', message: 'offline' };
  const javascript = (looked_at: number) => [{ language: 'JavaScript', files: 3, looked_at }];

  it.each<[string, Partial<Evidence>, KnownState, string]>([
    ['an engine failed', { diagnostics: [{ engine: 'x', message: 'm', failed: true }] }, knownOf(), 'undecided'],
    ['its type was not covered', { coverage: { ...covered, sast: 'not covered' } }, knownOf(), 'undecided'],
    ['nothing is said of its type', { coverage: { sca: 'covered' } }, knownOf(), 'undecided'],
    ['another type was not covered', { coverage: { ...covered, iac: 'not covered' } }, knownOf(), 'fixed'],
    [
      'its type is unknown, and one was not covered',
      { coverage: { ...covered, iac: 'not covered' } },
      knownOf({ ...gone, type: undefined }),
      'undecided',
    ],
    ['nothing says what was covered', { coverage: undefined }, knownOf(), 'undecided'],
    [
      'its file was skipped',
      { diagnostics: [{ engine: 'x', message: 'm', file_path: 'src/a.js' }] },
      knownOf(),
      'undecided',
    ],
    [
      'its file is one of many that were skipped',
      { diagnostics: [{ engine: 'x', message: 'm', file_paths: ['b', 'src/a.js'] }] },
      knownOf(),
      'undecided',
    ],
    [
      'another file was skipped',
      { coverage: partly, diagnostics: [{ engine: 'x', message: 'm', file_path: 'src/b.js' }] },
      knownOf(),
      'fixed',
    ],
    ['its type is covered in part, and nobody says why', { coverage: partly }, knownOf(), 'undecided'],
    [
      'its type is covered in part now, and was whole',
      { coverage: partly, diagnostics: [unnamed] },
      knownOf(),
      'undecided',
    ],
    [
      'its type is covered in part, as it was then',
      { coverage: partly, diagnostics: [unnamed] },
      knownOf(sca('lodash 1.0.0: Bad'), { coverage: partly, limitedEngines: new Set(['retire']) }),
      'fixed',
    ],
    [
      'its type is covered in part, for another reason',
      { coverage: partly, diagnostics: [{ engine: 'npm', message: 'm' }] },
      knownOf(sca('lodash 1.0.0: Bad'), { coverage: partly, limitedEngines: new Set(['retire']) }),
      'undecided',
    ],
    [
      'a program that scanned then did not scan now',
      { diagnostics: [{ engine: 'programs', message: 'trivy 0.60.0' }] },
      knownOf(gone, { programs: ['bandit 1.8.3', 'trivy 0.60.0'], limitedEngines: new Set(['programs']) }),
      'undecided',
    ],
    [
      'another version of a program scanned',
      { diagnostics: [{ engine: 'programs', message: 'bandit 1.8.4' }] },
      knownOf(gone, { programs: ['bandit 1.8.3'], limitedEngines: new Set(['programs']) }),
      'undecided',
    ],
    [
      'the same programs scanned',
      { diagnostics: [{ engine: 'programs', message: 'bandit 1.8.3' }] },
      knownOf(gone, { programs: ['bandit 1.8.3'], limitedEngines: new Set(['programs']) }),
      'fixed',
    ],
    ['no file of its language was looked at', { languages: javascript(0) }, knownOf(), 'undecided'],
    ['a file of its language that nobody names was not scanned', { languages: javascript(2) }, knownOf(), 'undecided'],
    ['all files of its language were looked at', { languages: javascript(3) }, knownOf(), 'fixed'],
    ['a list was not read', { counts: { ...noCounts, LOW: 1 }, lists: { HIGH: settled } }, knownOf(), 'undecided'],
    [
      'a list was not read of which the scan counts none',
      { counts: noCounts, lists: { HIGH: settled } },
      knownOf(),
      'fixed',
    ],
    ['a count is missing with its list', { counts: {}, lists: {} }, knownOf(), 'undecided'],
    ['its list kept changing', { lists: { ...evidence({}, []).lists, HIGH: changing } }, knownOf(), 'undecided'],
    ['the list shows fewer than the scan counts', { counts: { ...noCounts, HIGH: 1 } }, knownOf(), 'undecided'],
    ['unknown severities were not read', { unknownSeverities: 'unread' }, knownOf(), 'undecided'],
  ])('is missing, and %s', (_, more, known, state) => {
    expect(stateOf(lookAt([], more), known)).toBe(state);
  });

  const twin = { id: 'new', filePath: 'src/z.js', line: 70 };
  it.each<[string, Finding, Finding, string]>([
    ['one of its rule is new in another file', gone, finding({ ...twin }), 'undecided'],
    ['one of its rule was known in another file', gone, finding({ ...twin, id: 'twin' }), 'fixed'],
    [
      'one of its rule that was known is at its place',
      gone,
      finding({ id: 'twin', filePath: 'src/a.js', line: 7 }),
      'undecided',
    ],
    [
      'one of its weakness is new in its file',
      gone,
      { ...gone, ...twin, title: 'B', filePath: 'src/a.js' },
      'undecided',
    ],
    ['one of its weakness is new in another file', gone, { ...gone, ...twin, title: 'B' }, 'fixed'],
    [
      'one of its weakness is new, of another type',
      gone,
      { ...gone, ...twin, filePath: 'src/a.js', type: 'IAC', title: 'B' },
      'fixed',
    ],
    ['one of its rule is new and suppressed', gone, finding({ ...twin, status: 'FALSE_POSITIVE' }), 'undecided'],
    [
      'another version of its package is vulnerable',
      sca('lodash 1.0.0: A'),
      sca('lodash 1.0.1: B', { id: 'new' }),
      'undecided',
    ],
    [
      'another vulnerability of its package was known',
      sca('lodash 1.0.0: A'),
      sca('lodash 1.0.0: B', { id: 'twin' }),
      'fixed',
    ],
    ['another package is vulnerable', sca('lodash 1.0.0: A'), sca('jquery 1.0.1: B', { id: 'new' }), 'fixed'],
    ['one of its rule is new, of unknown type', gone, finding({ ...twin, type: undefined }), 'undecided'],
  ])('is missing, and %s', (_, was, now, state) => {
    const decision = decideState({ id: 'gone', look: lookAt([now]), known: knownOf(was) });
    expect(decision.state, decision.reasons.join()).toBe(state);
    expect(decision.alike.map(({ id }) => id)).toEqual(state === 'fixed' ? [] : [now.id]);
  });

  const sameFile = { id: 'twin', filePath: 'src/a.js', line: 90 };
  const codes = (
    before: Partial<CodeThenAndNow['before']>,
    now: Partial<CodeThenAndNow['before']>,
  ): CodeThenAndNow => ({
    before: { line: undefined, snippet: undefined, ...before },
    now: new Map([['twin', { line: undefined, snippet: undefined, ...now }]]),
  });

  it.each<[string, CodeThenAndNow | undefined, Partial<Finding>, string]>([
    ['of the same code', codes({ line: 'eval(x)' }, { line: 'eval(x)' }), {}, 'undecided'],
    ['of the same code, indented', codes({ line: 'eval(x)' }, { line: '    eval( x )' }), {}, 'undecided'],
    ['of the same code in other quotes', codes({ line: `q('a' + x);` }, { line: 'q("a"+x)' }), {}, 'undecided'],
    ['of the same code with a comment', codes({ line: 'eval(x)' }, { line: 'eval(x); // checked' }), {}, 'undecided'],
    ['of the same code in Python', codes({ line: 'eval(x)' }, { line: 'eval(x)  # checked' }), {}, 'undecided'],
    [
      'of the same call in another line',
      codes({ line: 'const a = eval(x);' }, { line: 'return eval(x)' }),
      {},
      'undecided',
    ],
    [
      'of another call in a like line',
      codes({ line: 'const a = eval(x);' }, { line: 'const b = eval(y);' }),
      {},
      'fixed',
    ],
    ['of the same code by its snippet', codes({ snippet: 'eval(x)' }, { snippet: 'eval(x);' }), {}, 'undecided'],
    ['of code that nobody can read', codes({}, {}), {}, 'undecided'],
    ['of code that could not be read then', codes({}, { line: 'eval(x)' }), {}, 'undecided'],
    ['of code that is read in two ways', codes({ line: 'eval(x)' }, { snippet: 'eval(y)' }), {}, 'undecided'],
    ['of other code', codes({ line: 'eval(x)' }, { line: 'eval(y)' }), {}, 'fixed'],
    ['of other text in quotes', codes({ line: 'q("a" + x)' }, { line: 'q("b" + x)' }), {}, 'fixed'],
    ['of other code by its snippet', codes({ snippet: 'eval(x)' }, { snippet: 'eval(y)' }), {}, 'fixed'],
    ['of the same code in another file', codes({ line: 'e(x)' }, { line: 'e(x)' }), { filePath: 'src/c.js' }, 'fixed'],
    ['of the same code by another rule', codes({ line: 'e(x)' }, { line: 'e(x)' }), { title: 'Another' }, 'fixed'],
    ['that nobody compared', undefined, {}, 'fixed'],
  ])('is missing, and one was known before in its file, %s', (_, code, more, state) => {
    const look = lookAt([finding({ ...sameFile, ...more })]);
    expect(decideState({ id: 'gone', look, known: knownOf(), code }).state).toBe(state);
  });

  it.each<[string, Question['history'], string, RegExp]>([
    [
      'holds it',
      { state: 'holds', commit: 'c'.repeat(40) },
      'present',
      /still in the commits .* \(cccccccccccc\).*revoke it/,
    ],
    ['may hold it', { state: 'unknown' }, 'undecided', /revoke it where it was issued/],
    ['is clean', { state: 'clean' }, 'fixed', /no longer found/],
    ['does not matter', undefined, 'fixed', /no longer found/],
  ])('is missing, and the history %s', (_, history, state, why) => {
    const decision = decideState({ id: 'gone', look: lookAt([]), known: knownOf(), history });
    expect([decision.state, decision.reasons.join()]).toEqual([state, expect.stringMatching(why)]);
  });

  it('is known again by what the agent file makes of its title, weakness and file', () => {
    const odd = finding({ id: 'new', title: '\u200bA\u00a0##[finding', filePath: './src/z.js' });
    const told = { ...toKnownFinding(gone), title: '\\u{200b}A ## [finding' };
    const titled = decideState({ id: 'gone', look: lookAt([odd]), known: { ...knownOf(), finding: told } });
    expect([titled.state, titled.alike.map(({ id }) => id)]).toEqual(['undecided', ['new']]);
    const cwe = { ...detectedDaysAgo(1), cwe: 'cwe-089: SQL' };
    const weak = finding({ id: 'new', title: 'B', filePath: './src/a.js', detail: cwe });
    expect(stateOf(lookAt([weak]), knownOf())).toBe('undecided');
  });

  it('is not shown to be fixed where nobody knows its file, and one was skipped', () => {
    const diagnostics = [{ engine: 'x', message: 'm', file_path: 'src/b.js' }];
    expect(stateOf(lookAt([], { diagnostics }), knownOf({ ...gone, filePath: undefined }))).toBe('undecided');
  });

  it('is not shown to be fixed where more was known than could be said', () => {
    expect(stateOf(lookAt([finding({ ...twin, id: 'twin' })]), knownOf(gone, { ids: undefined }))).toBe('undecided');
  });
});

describe('at a service', () => {
  const served = { ...subject, source: 'service' } as const;
  const at = (findings: readonly Finding[], more: Partial<Evidence> = {}) => ({
    ...lookAt(findings, { coverage: undefined, counts: noCounts, ...more }),
    subject: served,
  });
  const elsewhere = { ...gone, label: 'elsewhere' as const };
  const fixed = { ...elsewhere, status: 'FIXED' as const };
  it.each<[string, Observation, KnownState | undefined, string]>([
    ['FIXED', at([fixed]), undefined, 'fixed'],
    [
      'FIXED, in a list that was read once',
      at([fixed], {
        counts: { ...noCounts, HIGH: 0, LOW: 1 },
        lists: Object.fromEntries(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'].map((each) => [each, listed])),
      }),
      undefined,
      'undecided',
    ],
    [
      'FIXED, although this scan saw it',
      at([{ ...gone, status: 'FIXED' }], { counts: { ...noCounts, HIGH: 1 } }),
      undefined,
      'present',
    ],
    ['open elsewhere', at([elsewhere]), undefined, 'undecided'],
    ['gone, and one like it is of another branch', at([fixed, { ...elsewhere, id: 'new' }]), knownOf(), 'fixed'],
    ['gone, and one like it is of this branch', at([fixed, { ...gone, id: 'new', line: 90 }]), knownOf(), 'undecided'],
    ['open elsewhere, and was of this branch', at([elsewhere]), knownOf(), 'fixed'],
    [
      'perhaps of this scan',
      at(
        [
          { ...gone, label: 'maybe' },
          { ...other, label: 'maybe' },
        ],
        { counts: { ...noCounts, HIGH: 1 } },
      ),
      knownOf(),
      'undecided',
    ],
    [
      'one of as many as the scan counts',
      at([{ ...gone, label: 'maybe' }], { counts: { ...noCounts, HIGH: 1 } }),
      knownOf(),
      'present',
    ],
    ['perhaps of this scan, which counts none', at([{ ...gone, label: 'maybe' }]), knownOf(), 'fixed'],
    [
      'perhaps of this scan, of unknown severity',
      at([{ ...gone, label: 'maybe', severityKnown: false }]),
      knownOf(),
      'undecided',
    ],
    ['suppressed and not seen', at([{ ...elsewhere, status: 'FALSE_POSITIVE' }]), knownOf(), 'undecided'],
  ])('a finding is %s', (_, look, known, state) => {
    const decision = decideState({ id: 'gone', look, known });
    expect(decision.state, decision.reasons.join()).toBe(state);
  });

  it('one that is new since the other was last seen may be it', () => {
    const seenLater = finding({ ...gone, id: 'new', line: 8, detail: { ...detectedDaysAgo(-1), cwe: 'CWE-89' } });
    const counts = { ...noCounts, HIGH: 1 };
    expect(stateOf(at([fixed, seenLater], { counts }), undefined)).toBe('undecided');
    expect(stateOf(at([fixed, { ...seenLater, detail: detectedDaysAgo(20) }], { counts }), undefined)).toBe('fixed');
    expect(stateOf(at([fixed, { ...seenLater, detail: undefined }], { counts }), undefined)).toBe('undecided');
  });
});
