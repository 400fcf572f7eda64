import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/errors.ts';
import { createBaselineFromScan, formatRepositoryIdentity, readBaseline } from '../../src/gate/baseline-file.ts';
import type { RepositoryAccess } from '../../src/gate/repository-access.ts';
import { createBaseline, renderBaseline } from '../../src/policy/baseline.ts';
import { atHigh, type Evidence, evidence, type Finding, finding, listed, many, without } from '../policy/evidence.ts';

const of = { repositoryUrl: 'git@github.com:acme/shop.git', branch: 'main' };
const suppressed = { status: 'FALSE_POSITIVE' } as const;
const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

const idsOf = (given: Evidence) => createBaselineFromScan(given, of).entries.map(({ violation_id }) => violation_id);

describe('makeBaseline', () => {
  it('holds the open findings that the scan saw, and names the repository', () => {
    const findings = [
      finding({ id: 'b' }),
      finding({ id: 'a', severity: 'LOW' }),
      finding({ id: 'c', ...suppressed }),
      finding({ id: 'd', ...elsewhere }),
    ];
    expect(idsOf(evidence({ HIGH: 2, LOW: 1 }, findings))).toEqual(['a', 'b']);
    expect(createBaselineFromScan(evidence({}, []), of)).toEqual({
      repository: 'github.com/acme/shop',
      branch: 'main',
      entries: [],
    });
  });

  it('may count suppressed findings or not', () => {
    const findings = [finding({ id: 'a' }), finding({ id: 'b', ...suppressed })];
    for (const counted of [1, 2]) expect(idsOf(evidence({ HIGH: counted }, findings))).toEqual(['a']);
  });

  it('holds what has no known severity, which no count bounds', () => {
    expect(idsOf(evidence({}, [finding({ id: 'a', severity: 'CRITICAL', severityKnown: false })]))).toEqual(['a']);
  });

  it.each<[string, Evidence, string]>([
    ['fewer findings than the scan counts', evidence({ HIGH: 2 }, many(1)), 'the scan counts 2 high, the list shows 1'],
    [
      'more open findings than the scan counts',
      evidence({ HIGH: 1 }, many(2)),
      'the scan counts 1 high, the list shows 2 open ones as its own',
    ],
    [
      'what may be of another branch',
      evidence({ HIGH: 1 }, [...many(1), ...many(1, maybe)]),
      '1 high may be of another',
    ],
    ['a list that may lag', evidence({}, [], { state: listed }), 'kept changing'],
    ['what was not listed', evidence({}, [], { lists: {} }), 'the list of info kept changing'],
    [
      'a count that only another branch explains',
      evidence({ HIGH: 1 }, [finding(elsewhere)]),
      'the scan counts 1 high, the list shows 0',
    ],
    [
      'a count that only a suppressed one of another branch may explain',
      evidence({ HIGH: 1 }, [finding({ ...suppressed, ...maybe })]),
      'the scan counts 1 high, the list shows 0',
    ],
    [
      'a count that only an unknown severity explains',
      evidence({ CRITICAL: 1 }, [finding({ severity: 'CRITICAL', severityKnown: false })]),
      'the scan counts 1 critical, the list shows 0',
    ],
    ['a count that is missing', { ...evidence({}, []), counts: without('LOW') }, 'no count of low'],
    ['violations of unknown severity', evidence({}, [], { unknownSeverities: 'unread' }), 'unknown severity'],
  ])('refuses %s', (_, given, message) => {
    expect(() => createBaselineFromScan(given, of)).toThrow(message);
  });

  it('says everything that is wrong, and the way out', () => {
    const given = evidence({ CRITICAL: 1, LOW: 2 }, many(1, { severity: 'LOW' }), { unknownSeverities: 'unread' });
    expect(errorOf(() => createBaselineFromScan(given, of))).toMatchObject({
      code: 'PROTOCOL',
      reason: 'evidence',
      message:
        'No baseline was written: the scan counts 1 critical, the list shows 0; the scan counts 2 low, the list shows 1; violations of unknown severity could not be read',
      hint: 'Run it again when no other scan of this repository is under way.',
    });
  });

  it('does not care for the order', () => {
    const findings: Finding[] = ['a', 'b', 'c'].map((id) => finding({ id }));
    expect(idsOf(evidence({ HIGH: 3 }, [...findings].reverse()))).toEqual(idsOf(evidence({ HIGH: 3 }, findings)));
  });
});

describe('the identity of a repository', () => {
  it.each<[string | undefined, string]>([
    ['https://github.com/Acme/Shop.git', 'github.com/acme/shop'],
    ['ssh://git@github.com:22/acme/shop', 'github.com/acme/shop'],
    ['not an address', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (url, identity) => {
    expect(formatRepositoryIdentity(url)).toBe(identity);
  });
});

describe('the baseline that is read', () => {
  const repositoryUrl = 'https://github.com/acme/shop';
  const scopeNew = { ...atHigh, scope: 'new' } as const;
  const wayOut = expect.stringContaining('Make one on the default branch with scan-gate baseline write');
  const base = createBaseline([finding({ id: 'b' }), finding({ id: 'a' })], {
    repository: 'github.com/acme/shop',
    branch: 'main',
  });

  /** What is at `base.json` in the place that decides; an error is thrown instead. */
  function repositoryAccess(content: string | Error | undefined, asked: string[] = []): RepositoryAccess {
    return {
      readPolicyFile: async (place, path) => {
        asked.push(`${place} ${path}`);
        if (content instanceof Error) throw content;
        return content === undefined ? undefined : { text: content, at: 'main at 1a2b3c' };
      },
    };
  }
  const read = (content: string | Error | undefined, url: string | undefined = repositoryUrl, asked: string[] = []) =>
    readBaseline(scopeNew, { baselineFile: 'base.json', around: repositoryAccess(content, asked), repositoryUrl: url });

  it('is that of the place that decides, never of the head', async () => {
    const asked: string[] = [];
    expect(await read(renderBaseline(base), repositoryUrl, asked)).toEqual(base);
    expect(asked).toEqual(['trusted base.json']);
    expect(await read(renderBaseline(base), 'git@github.com:Acme/Shop.git')).toEqual(base);
  });

  it.each(['scan', 'auto', 'changed', 'repository'] as const)('is not asked for by scope %s', async (scope) => {
    const asked: string[] = [];
    const place = { baselineFile: 'base.json', around: repositoryAccess('damaged', asked), repositoryUrl };
    expect([await readBaseline({ ...atHigh, scope }, place), asked]).toEqual([undefined, []]);
  });

  it('is read at its default path when none is named', async () => {
    const asked: string[] = [];
    const place = { baselineFile: undefined, around: repositoryAccess(renderBaseline(base), asked), repositoryUrl };
    expect(await readBaseline(scopeNew, place)).toEqual(base);
    expect(asked).toEqual([expect.stringContaining('.github/scan-gate-baseline.json')]);
  });

  it.each<[string, RepositoryAccess]>([
    ['where there is no such file', repositoryAccess(undefined)],
    ['where no file can be read', {}],
  ])('must be there, unlike %s', async (_, surroundings) => {
    const place = { baselineFile: 'base.json', around: surroundings, repositoryUrl };
    await expect(readBaseline(scopeNew, place)).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'policy',
      message: 'There is no baseline base.json',
      hint: wayOut,
    });
  });

  it.each<[string, string, string | null, string]>([
    ['of another repository', 'github.com/acme/other', repositoryUrl, 'github.com/acme/other'],
    ['of a repository of the same name elsewhere', 'gitlab.com/acme/shop', repositoryUrl, 'gitlab.com/acme/shop'],
    ['of nobody knows which repository', 'unknown', repositoryUrl, 'unknown'],
    ['of a repository, when ours has no address', 'github.com/acme/shop', null, 'github.com/acme/shop'],
    ['of nobody knows which, when ours has no address', 'unknown', null, 'unknown'],
    ['of nobody knows which, when our address names nothing', 'unknown', 'not an address', 'unknown'],
  ])('must not be one %s', async (_, repository, url, named) => {
    const place = {
      baselineFile: 'base.json',
      around: repositoryAccess(renderBaseline({ ...base, repository })),
      repositoryUrl: url ?? undefined,
    };
    await expect(readBaseline(scopeNew, place)).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'policy',
      message: `The baseline base.json is of ${named}, not of this repository`,
      hint: wayOut,
    });
  });

  it('names the place of a damaged one', async () => {
    await expect(read('{')).rejects.toMatchObject({
      code: 'CONFIG',
      message: 'The baseline base.json of main at 1a2b3c is damaged: it is not JSON',
    });
  });

  it.each<[string, Error, string, string | undefined]>([
    [
      'a fault of the service',
      new GateError('UNAVAILABLE', 'GitHub answered 500', { hint: 'Try later.' }),
      'GitHub answered 500',
      'Try later.',
    ],
    [
      'a token without rights',
      new GateError('AUTH', 'GitHub answered 403', { hint: 'contents: read' }),
      'GitHub answered 403',
      'contents: read',
    ],
    ['an error that nobody expected', new Error('boom'), 'Unexpected error: boom', undefined],
  ])('that cannot be read is no missing one: %s', async (_, cause, message, hint) => {
    await expect(read(cause)).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'policy',
      message: `The baseline base.json could not be read: ${message}`,
      hint,
      cause,
    });
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('is not to blame when the run ends: %s', async (code) => {
    const end = new GateError(code, 'the end');
    await expect(read(end)).rejects.toBe(end);
  });
});
