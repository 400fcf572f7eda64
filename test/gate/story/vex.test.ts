/** `vex`: the OpenVEX documents of the trusted policy, from where they are read to what they excuse. */
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { GateError, toGateError } from '../../../src/shared/errors.ts';
import { atHigh, detectedDaysAgo, finding, found } from '../policy/evidence.ts';
import { documentOf, type GivenStatement, lodash, statement } from '../policy/vex/documents.ts';
import { type Around, readerOf } from './reader.ts';

const now = new Date('2026-06-01T12:00:00Z');
const head = 'c'.repeat(40);
const file = '.github/scan-gate.yml';
const context = {
  ...{ system: 'github', event: 'pull_request', trust: 'proposal', branch: 'feature', headSha: head },
  ...{ repositoryUrl: 'https://github.com/Acme/shop', defaultBranch: 'main', base: undefined, change: undefined },
} as unknown as RunContext;

type Files = Readonly<Record<string, string>>;

interface Options {
  proposed?: Files;
  central?: Files;
  settings?: Files;
  place?: Partial<RunContext>;
}

/** What stands in the default branch, in the branch that is proposed, and in a central repository. */
async function load(trusted: Files, { proposed = {}, central, settings = {}, place = {} }: Options = {}) {
  const notes: string[] = [];
  const around: Around = {
    readPolicyFile: async (place, path) => {
      const text = (place === 'trusted' ? trusted : proposed)[path];
      return text === undefined ? undefined : { text, at: place === 'trusted' ? 'main at 1a2b3c4d5e6f' : 'feature' };
    },
    ...(central && {
      readCentralFile: async (repository: string, path: string, ref: string) => {
        const text = central[path];
        return text === undefined ? undefined : { text, at: `${repository} ${ref}` };
      },
    }),
  };
  const given = { 'base-url': 'https://scanner.example.com/v1', ...settings };
  const read = readSettings(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value, source: 'input' as const }])),
  );
  const log = { say: () => {}, note: (line: string) => notes.push(line) };
  const loaded = await loadPolicy({
    settings: read,
    context: { ...context, ...place },
    reader: readerOf(around),
    log,
    now,
  });
  return { ...loaded, notes };
}

const vexed = (...given: GivenStatement[]): Files => ({
  [file]: 'vex: security/vex.json\n',
  'security/vex.json': documentOf(given.map(statement)),
});
const advisory = {
  cves: ['CVE-2021-23337'],
  fix: undefined,
  fixedVersion: undefined,
  fixedAt: undefined,
  publishedAt: undefined,
  purl: lodash,
};
const vulnerable = finding({ id: 'f1', type: 'SCA', detail: { ...detectedDaysAgo(1), advisory } });

async function verdictOf(...args: Parameters<typeof load>): Promise<string> {
  const { policy } = await load(...args);
  return judgeEvidence(found(vulnerable), { ...atHigh, exceptions: policy.exceptions }).verdict;
}

describe('a document that the trusted policy names', () => {
  it('excuses, and is said', async () => {
    const { notes, policy, documents, sha256 } = await load(vexed({}));
    expect(await verdictOf(vexed({}))).toBe('passed');
    expect(notes).toEqual(['OpenVEX: 1 of 1 statement can excuse findings: security/vex.json of main at 1a2b3c4d5e6f']);
    expect(policy.exceptions[0]).toMatchObject({ expires: '2026-08-18', owner: 'team-shop' });
    expect(documents).toEqual(['security/vex.json']);
    expect(sha256).not.toBe((await load(vexed({ names: ['CVE-1'] }))).sha256);
    expect(sha256).not.toBe(
      (await load(vexed({}, { status: 'under_investigation', justification: undefined }))).sha256,
    );
  });

  it('holds for vex-max-age, which a proposal can only shorten', async () => {
    const short = { settings: { 'vex-max-age': '12d' } };
    expect(await verdictOf(vexed({}), short)).toBe('passed');
    expect((await load(vexed({}), short)).policy.exceptions[0]?.expires).toBe('2026-06-01');
    expect(await verdictOf(vexed({}), { settings: { 'vex-max-age': '11d' } })).toBe('failed');
    expect(await verdictOf(vexed({}), { proposed: { [file]: 'vex: security/vex.json\nvex-max-age: 11d\n' } })).toBe(
      'failed',
    );
    const old = vexed({ timestamp: '2026-01-01T00:00:00Z' });
    expect(await verdictOf(old, { proposed: { [file]: 'vex: security/vex.json\nvex-max-age: 900d\n' } })).toBe(
      'failed',
    );
  });

  it('is not the one of the branch that is judged', async () => {
    const proposed = vexed({});
    expect(await verdictOf({ [file]: 'scope: scan\n' }, { proposed })).toBe('failed');
    expect((await load({ [file]: 'scope: scan\n' }, { proposed })).notes.join()).toContain(
      'may only tighten; ignored: vex',
    );
    expect(await verdictOf(vexed({ names: ['CVE-1'] }), { proposed })).toBe('failed');
  });

  it('is one of several, of which the latest statement counts', async () => {
    const later = documentOf([statement({ status: 'under_investigation', justification: undefined })], {
      timestamp: '2026-05-21T10:00:00Z',
    });
    const several = { ...vexed({}), [file]: 'vex: [security/vex.json, ./other.json]\n', 'other.json': later };
    expect(await verdictOf(several)).toBe('failed');
    expect((await load(several)).notes).toEqual([
      'OpenVEX: 0 of 2 statements can excuse findings; 1 more was replaced by later ones: security/vex.json of main at 1a2b3c4d5e6f, other.json of main at 1a2b3c4d5e6f',
    ]);
  });

  it('stands beside a central policy, whose repositories have none of their own', async () => {
    const settings = { 'config-file': 'acme/policies/gate.yml@main' };
    const central = { 'gate.yml': 'vex: vex.json\n', 'vex.json': documentOf([statement()]) };
    expect(await verdictOf({}, { central, settings })).toBe('passed');
    expect((await load({}, { central, settings })).documents).toEqual([]);
    expect(await verdictOf(vexed({}), { central: { 'gate.yml': 'scope: scan\n' }, settings })).toBe('failed');
  });

  it.each([
    ['pkg:github/acme/shop', '', 'passed'],
    ['https://github.com/acme/shop.git', '', 'passed'],
    [`pkg:github/acme/shop@${head}`, '', 'passed'],
    [`pkg:github/acme/shop@${'d'.repeat(40)}`, '', 'failed'],
    ['pkg:github/acme/shop@v1', '', 'failed'],
    ['pkg:github/acme/web', '', 'failed'],
    ['https://github.com/acme/web', '', 'failed'],
    ['pkg:oci/shop', '', 'failed'],
    ['pkg:oci/shop', 'vex-products: pkg:oci/shop\n', 'passed'],
    ['pkg:oci/shop', 'vex-products: [pkg:oci/web, pkg:oci/shop]\n', 'passed'],
    ['pkg:oci/shop@sha256:1', 'vex-products: pkg:oci/shop\n', 'failed'],
    ['pkg:oci/shop@sha256:1', 'vex-products: pkg:oci/shop@sha256:1\n', 'passed'],
  ])('is about %s%s: %s', async (product, products, verdict) => {
    const files = vexed({ products: [{ '@id': product, subcomponents: [{ '@id': lodash }] }] });
    expect(await verdictOf({ ...files, [file]: `${files[file]}${products}` })).toBe(verdict);
  });

  const generic = { repositoryUrl: 'https://git.example.com/acme/shop' };
  it.each<[string, string, Partial<RunContext>, string]>([
    ['pkg:github/acme/shop@v1', '', {}, 'maybe'],
    ['pkg:github/acme/shop#docs', '', {}, 'maybe'],
    ['pkg:github/acme/shop?a=b', '', {}, 'maybe'],
    [`pkg:github/acme/shop@${head.toUpperCase()}`, '', {}, 'this'],
    [`pkg:github/acme/shop@${'d'.repeat(40)}`, '', {}, 'no'],
    [`pkg:github/acme/shop@${'d'.repeat(40)}`, '', { headSha: undefined }, 'maybe'],
    [`pkg:github/acme/shop@${head.slice(0, 12)}`, '', {}, 'maybe'],
    ['pkg:github/acme/web', 'pkg:github/acme/web', {}, 'no'],
    ['pkg:github/web/shop', '', {}, 'no'],
    ['pkg:gitlab/acme/shop', '', {}, 'unlisted'],
    ['pkg:gitlab/acme/shop', 'pkg:gitlab/acme/shop', {}, 'this'],
    ['http://github.com/acme/shop', '', {}, 'this'],
    ['https://github.com/acme/web', '', {}, 'unlisted'],
    ['ssh://git@github.com/acme/shop', '', {}, 'unlisted'],
    ['git+https://github.com/acme/shop', '', {}, 'unlisted'],
    ['https://github.com/acme/shop', '', { repositoryUrl: undefined }, 'unlisted'],
    ['pkg:github/acme/shop', '', { repositoryUrl: undefined }, 'unlisted'],
    ['pkg:generic/git.example.com/acme/shop', '', generic, 'this'],
    ['pkg:generic/tool', '', generic, 'unlisted'],
    ['pkg:generic/tool', 'pkg:generic/tool', generic, 'this'],
    ['pkg:oci/shop@1', 'pkg:oci/shop', {}, 'maybe'],
    ['pkg:oci/shop', 'pkg:oci/shop@1', {}, 'this'],
    ['pkg:oci/shop@1', '[pkg:oci/web, pkg:oci/shop]', {}, 'maybe'],
    ['pkg:oci/shop@1', '[pkg:oci/shop, pkg:oci/shop@1]', {}, 'this'],
    ['pkg:oci/shop@2', 'pkg:oci/shop@1', {}, 'unlisted'],
  ])('says of %s, with vex-products: %s, at %o: %s', async (product, products, place, owner) => {
    const files = vexed({ products: [{ '@id': product, subcomponents: [{ '@id': lodash }] }] });
    const listed = products === '' ? '' : `vex-products: ${products}\n`;
    const { policy, notes } = await load({ ...files, [file]: `${files[file]}${listed}` }, { place });
    expect(policy.exceptions[0]?.vex?.products[0]?.owner).toBe(owner);
    expect(notes.slice(1).join().includes(product)).toBe(owner === 'unlisted');
  });

  it('says no more than five of a kind', async () => {
    const many = Array.from({ length: 7 }, (_, index) => `pkg:oci/shop-${index}`);
    const named = many.map((id, index) => ({
      names: [`CVE-2026-${index}`],
      products: [{ '@id': id, subcomponents: [{ '@id': lodash }] }],
    }));
    const silent = { justification: undefined, impact_statement: 'Trust me.' };
    const { notes } = await load(vexed(...named, ...named.map((each) => ({ ...each, ...silent }))));
    expect(notes[1]).toMatch(/: CVE-2026-0 \(security\/vex.json, statement 8\), CVE-2026-1 .* and 2 more$/);
    expect(notes[1]?.match(/CVE/g)).toHaveLength(5);
    expect(notes[2]).toMatch(/: pkg:oci\/shop-0, pkg:oci\/shop-1, .*shop-4 and 2 more$/);
  });

  it('counts those that later ones replace', async () => {
    const at = (names: string[], fields = {}) => statement({ names, ...fields });
    const later = documentOf(
      [at(['CVE-1'], { status: 'affected', action_statement: 'Wait.', justification: undefined }), at(['CVE-2'])],
      { timestamp: '2026-05-21T10:00:00Z' },
    );
    const { notes } = await load({
      [file]: 'vex: [old.json, new.json]\n',
      'old.json': documentOf([at(['CVE-1']), at(['CVE-2'])]),
      'new.json': later,
    });
    expect(notes[0]).toMatch(/^OpenVEX: 1 of 4 statements can excuse findings; 2 more were replaced by later ones: /);
  });

  it('says what excuses nothing', async () => {
    const { notes } = await load(
      vexed(
        { justification: undefined, impact_statement: 'Trust me.' },
        { names: ['CVE-2'], products: [{ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': lodash }] }] },
      ),
    );
    expect(notes.slice(1)).toEqual([
      'OpenVEX: not_affected without a justification excuses nothing: CVE-2021-23337 (security/vex.json, statement 1)',
      'OpenVEX: products not declared in vex-products; statements about their parts excuse nothing: pkg:oci/shop',
    ]);
  });

  it.each<[string, Files, string, string]>([
    [
      'is not there',
      { [file]: 'vex: vex.json\n' },
      'policy',
      'The OpenVEX document vex.json: vex names it, but it does not exist',
    ],
    [
      'is wrong',
      { [file]: 'vex: vex.json\n', 'vex.json': '{}' },
      'settings',
      'vex.json of main at 1a2b3c4d5e6f has 6 mistakes',
    ],
    ['leads out', { [file]: 'vex: ../vex.json\n' }, 'settings', 'vex'],
    ['is no path', { [file]: 'vex: [7]\n' }, 'settings', 'vex'],
    [
      'is of a product that is none',
      { [file]: 'vex-products: shop\n' },
      'settings',
      'is not a package URL such as pkg:oci/shop',
    ],
  ])('leaves the run without a policy where it %s', async (_, files, reason, words) => {
    const error = toGateError(await load(files).catch((thrown: unknown) => thrown));
    expect({ code: error.code, reason: error.reason }).toEqual({ code: 'CONFIG', reason });
    expect(error.message).toContain(words);
    if (reason === 'policy') expect(error.hint).toMatch(/^It is read from where the policy is: /);
  });

  const failing = (code: GateError['code'], central?: string) => {
    const read = (path: string) => {
      if (path.endsWith('.yml')) return path === central || central === undefined ? 'vex: vex.json\n' : undefined;
      throw new GateError(code, '403');
    };
    const found = async (path: string) => {
      const text = read(path);
      return text === undefined ? undefined : { text, at: 'main' };
    };
    const around: Around = {
      readPolicyFile: async (_, path) => (path === file || path === 'vex.json' ? found(path) : undefined),
      readCentralFile: async (_, path) => found(path),
    };
    const given = {
      'base-url': 'https://scanner.example.com/v1',
      ...(central && { 'config-file': `acme/p/${central}@v1` }),
    };
    const settings = readSettings(
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value, source: 'input' as const }])),
    );
    return loadPolicy({ settings, context, reader: readerOf(around), log: { say: () => {}, note: () => {} }, now });
  };

  it.each([
    [undefined, 'vex.json'],
    ['gate.yml', 'acme/p/vex.json@v1'],
  ])('is an error where it cannot be read, beside %s', async (central, label) => {
    await expect(failing('AUTH', central)).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'policy',
      message: `The OpenVEX document ${label} could not be read: 403`,
    });
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('ends the run where %s cuts its reading off', async (code) => {
    await expect(failing(code)).rejects.toMatchObject({ code });
  });
});
