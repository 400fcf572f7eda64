import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip } from '../../zip.ts';
import { createPackageKey, type Ecosystem, locked, never, openSource } from './subject.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osv-'));
  mkdirSync(join(folder, 'checkout'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-01-20T12:00:00Z');

/** A record in OSV's format; the text is our own. */
function record(id: string, affected: readonly [Ecosystem, name: string][], change: object = {}) {
  return {
    schema_version: '1.7.0',
    id,
    modified: '2026-01-10T00:00:00Z',
    published: '2020-07-15T19:15:48Z',
    aliases: ['CVE-2020-8203'],
    summary: `Summary of ${id}`,
    details: 'Objects get properties that they should not have.',
    severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:H' }],
    affected: affected.map(([ecosystem, name]) => ({
      package: { ecosystem, name },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '3.7.0' }, { fixed: '4.17.19' }] }],
    })),
    references: [{ type: 'WEB', url: 'https://nvd.nist.gov/vuln/detail/CVE-2020-8203' }],
    database_specific: { cwe_ids: ['CWE-1321'], severity: 'HIGH' },
    ...change,
  };
}

function write(path: string, content: string | Buffer | object): string {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return place;
}

function zipOf(...records: readonly { id: string }[]): Buffer {
  return makeZip(records.map((each) => ({ name: `${each.id}.json`, content: JSON.stringify(each) })));
}

function open(path: string, change: { env?: Record<string, string>; now?: Date } = {}) {
  const [checkout, cache] = [join(folder, 'checkout'), join(folder, 'cache')];
  const here = { checkouts: [checkout], temporaryFolder: folder, env: { XDG_CACHE_HOME: cache }, now };
  return openSource({ path }, { ...here, ...change });
}

const lodash = locked('lodash', '4.17.15');
const django = locked('Django', '1.0', { ecosystem: 'PyPI' });
const npm = (name: string): [Ecosystem, string] => ['npm', name];
const cached = () => readdirSync(join(folder, 'cache/scan-gate/advisories'));

describe('a database in OSV’s export format', () => {
  it.each([
    ['a zip file', () => write('npm.zip', zipOf(record('GHSA-1', [npm('lodash')])))],
    ['a folder of records', () => dirname(write('db/GHSA-1.json', record('GHSA-1', [npm('lodash')])))],
    ['a folder of exports', () => dirname(dirname(write('all/npm/all.zip', zipOf(record('GHSA-1', [npm('lodash')])))))],
  ])('is read as %s', async (_, make) => {
    const { advisories, fault, remarks } = await open(make()).ask([lodash, locked('left-pad', '1.0.0')], never);
    expect(fault).toBeUndefined();
    expect(advisories.get(createPackageKey(locked('left-pad', '1.0.0')))).toEqual([]);
    expect(advisories.get(createPackageKey(lodash))).toEqual([
      {
        id: 'GHSA-1',
        aliases: ['CVE-2020-8203'],
        summary: 'Summary of GHSA-1',
        details: 'Objects get properties that they should not have.',
        severity: 'HIGH',
        vectors: ['CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:H'],
        cwes: ['CWE-1321'],
        published: '2020-07-15T19:15:48.000Z',
        links: ['https://nvd.nist.gov/vuln/detail/CVE-2020-8203'],
        versions: {
          form: 'osv',
          affected: [
            { ranges: [{ type: 'SEMVER', events: [{ introduced: '3.7.0' }, { fixed: '4.17.19' }] }], versions: [] },
          ],
        },
        isStated: false,
      },
    ]);
    expect(remarks?.[0]).toMatch(/contains 1 records, the newest of 2026-01-10$/);
  });

  it('is indexed once, outside the checkout, and again when it changes', async () => {
    const path = write('npm.zip', zipOf(record('GHSA-1', [npm('lodash')])));
    await open(path).ask([lodash], never);
    const [before = ''] = cached();
    const bytes = readFileSync(join(folder, 'cache/scan-gate/advisories', before));
    await open(path).ask([lodash], never);
    expect(cached()).toEqual([before]);
    expect(readFileSync(join(folder, 'cache/scan-gate/advisories', before)).equals(bytes)).toBe(true);
    write('npm.zip', zipOf(record('GHSA-1', [npm('lodash')]), record('GHSA-2', [npm('lodash')])));
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    const { advisories } = await open(path).ask([lodash], never);
    expect(advisories.get(createPackageKey(lodash))).toHaveLength(2);
    expect(cached()).toHaveLength(1);
    expect(cached()).not.toEqual([before]);
  });

  it('keeps its index in the temporary folder where the cache of the user lies in the checkout', async () => {
    const path = write('npm.zip', zipOf(record('GHSA-1', [npm('lodash')])));
    await open(path, { env: { XDG_CACHE_HOME: join(folder, 'checkout/cache') } }).ask([lodash], never);
    expect(existsSync(join(folder, 'checkout/cache'))).toBe(false);
    expect(readdirSync(join(folder, 'scan-gate/advisories'))).toHaveLength(1);
  });

  it('knows the ecosystem of an export, and not those that some of its records name too', async () => {
    const records = Array.from({ length: 200 }, (_, n) => record(`GHSA-${n}`, [npm(`package-${n}`)]));
    const path = write('npm.zip', zipOf(...records, record('GHSA-both', [npm('lodash'), ['PyPI', 'django']])));
    const { advisories } = await open(path).ask([lodash, django], never);
    expect([...advisories.keys()]).toEqual([createPackageKey(lodash)]);
  });

  it('knows all ecosystems of a mixed one', async () => {
    write('db/1.json', record('GHSA-1', [npm('lodash')]));
    write('db/2.json', record('PYSEC-2', [['PyPI', 'django']]));
    const { advisories } = await open(join(folder, 'db')).ask([lodash, django], never);
    expect(advisories.get(createPackageKey(django))).toHaveLength(1);
  });

  it.each(['Hex', 'Debian:12', 'Pub', 'PyPI'])('of %s does not cover npm for one package of npm', async (ecosystem) => {
    const foreign = (n: number, ...more: [Ecosystem, string][]) =>
      record(`GHSA-${n}`, [[ecosystem as Ecosystem, `package-${n}`], ...more]);
    const path = write('export.zip', zipOf(foreign(1), foreign(2), foreign(3, npm('lodash'))));
    expect((await open(path).ask([lodash], never)).advisories.size).toBe(0);
    write('db/1.json', foreign(1));
    write('db/2.json', record('DSA-2', [['Alpine' as Ecosystem, 'curl']]));
    write('db/3.json', foreign(3, npm('lodash')));
    expect((await open(join(folder, 'db')).ask([lodash], never)).advisories.size).toBe(0);
  });

  it('leaves out withdrawn records, and counts files that are none', async () => {
    write('db/1.json', record('GHSA-1', [npm('lodash')], { withdrawn: '2021-01-01T00:00:00Z' }));
    write('db/2.json', record('GHSA-2', [npm('other')]));
    write('db/3.json', '{"half": ');
    const { advisories, remarks } = await open(join(folder, 'db')).ask([lodash], never);
    expect(advisories.get(createPackageKey(lodash))).toEqual([]);
    expect(remarks).toContain(`The database ${join(folder, 'db')} contains 1 file that is not an OSV record`);
  });

  it.each([
    ['2026-01-24T00:00:00Z', false],
    ['2026-01-25T00:00:00Z', true],
  ])('warns of its age: on %s %s', async (day, isOld) => {
    const path = write('npm.zip', zipOf(record('GHSA-1', [npm('lodash')])));
    const { remarks = [] } = await open(path, { now: new Date(day) }).ask([lodash], never);
    expect(remarks.some((line) => line.includes('15 days old, so later advisories are missing'))).toBe(isOld);
  });

  it.each([
    ['a path at which nothing is', () => join(folder, 'missing'), 'it cannot be read (ENOENT)'],
    ['a folder without records', () => join(folder, 'checkout', '..', 'empty'), 'neither zip files nor records'],
    ['a file that is no archive', () => write('a.zip', 'x'.repeat(100)), 'is not a readable zip archive'],
    [
      'half an archive',
      () => write('a.zip', zipOf(record('GHSA-1', [npm('a')])).subarray(0, 90)),
      'is not a readable zip archive',
    ],
    ['a damaged file in it', () => write('a.zip', makeZip([{ name: 'a.json', content: '{}', crc: 1 }])), 'is damaged'],
    [
      'a file that says it is huge',
      () => write('a.zip', makeZip([{ name: 'a.json', content: '{}', size: 2 ** 31 }])),
      'larger than',
    ],
    [
      'one in the checkout',
      () => write('checkout/npm.zip', zipOf(record('GHSA-1', [npm('a')]))),
      'is in the scanned checkout',
    ],
  ])('says that nothing was looked up for %s', async (_, make, message) => {
    mkdirSync(join(folder, 'empty'));
    const { advisories, fault } = await open(make()).ask([lodash], never);
    expect(advisories.size).toBe(0);
    expect(fault).toContain(message);
    const left = existsSync(join(folder, 'cache')) ? readdirSync(join(folder, 'cache'), { recursive: true }) : [];
    expect(left.filter((name) => /part$|sqlite$/.test(String(name)))).toEqual([]);
  });

  it('ends when it is aborted', async () => {
    const path = write('npm.zip', zipOf(...Array.from({ length: 500 }, (_, n) => record(`GHSA-${n}`, [npm('a')]))));
    await expect(open(path).ask([lodash], AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
  });

  it('is read in the larger form of zip', async () => {
    const plain = zipOf(record('GHSA-1', [npm('lodash')]));
    const path = write('large.zip', asZip64(plain));
    expect((await open(path).ask([lodash], never)).advisories.get(createPackageKey(lodash))).toHaveLength(1);
  });
});

/** The same archive with an end as for more files than two bytes can count. */
function asZip64(archive: Buffer): Buffer {
  const end = archive.subarray(-22);
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const record64 = Buffer.alloc(56);
  record64.writeUInt32LE(0x06064b50, 0);
  record64.writeBigUInt64LE(44n, 4);
  record64.writeBigUInt64LE(BigInt(count), 32);
  record64.writeBigUInt64LE(BigInt(length), 40);
  record64.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(archive.length - 22), 8);
  const last = Buffer.from(end);
  last.writeUInt16LE(0xffff, 8);
  last.writeUInt16LE(0xffff, 10);
  last.writeUInt32LE(0xffffffff, 12);
  last.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([archive.subarray(0, -22), record64, locator, last]);
}
