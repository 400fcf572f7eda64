import { describe, expect, it } from 'vitest';
import { atHigh, detectedDaysAgo, finding, found } from '../../gate/policy/evidence.ts';
import { documentOf, loadVex, statement } from '../../gate/policy/vex/documents.ts';
import { judged } from '../../gate/report/judged-reports.ts';
import { render } from '../../gate/report/render.ts';
import { sampleFinding, sampleReport } from '../../gate/report/sample.ts';
import { locationOf, readOne } from '../sarif/make.ts';

/** The package of a result of SARIF, as a finding names it. */
const readPackage = (properties: Record<string, string>) =>
  readOne({ properties, locations: [locationOf('package-lock.json')] }, { properties: { tags: ['sca'] } }).advisory
    ?.purl;

/** Whether a statement about the one package excuses a finding in the other. */
async function excuses(wanted: string, purl: string): Promise<'yes' | 'no' | 'unknown'> {
  const { exceptions } = await loadVex(documentOf([statement({ products: [{ '@id': wanted }] })]));
  const nothing = { cves: [], fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined };
  const advisory = { ...nothing, ids: ['CVE-2021-23337'], purl };
  const given = finding({ type: 'SCA', detail: { ...detectedDaysAgo(1), advisory } });
  const { used = [], unclear = [] } = judged(found(given), { ...atHigh, exceptions }).exceptions ?? {};
  return used.length > 0 ? 'yes' : unclear.length > 0 ? 'unknown' : 'no';
}

/** How a document of what was decided names a repository. */
function nameRepository(repositoryUrl: string): string {
  const findings = [sampleFinding({ status: 'FALSE_POSITIVE', effect: 'none' })];
  const report = sampleReport({ findings, repositoryUrl, repository: undefined, headSha: undefined });
  return JSON.parse(render('vex', report)).statements[0].products[0]['@id'];
}

describe('a package URL', () => {
  it.each<[string, string | undefined]>([
    ['pkg:npm/lodash@4.17.15', 'pkg:npm/lodash@4.17.15'],
    ['pkg:npm/%40babel/core@7.0.0', 'pkg:npm/%40babel/core@7.0.0'],
    ['pkg:npm/@babel/core@7.0.0', 'pkg:npm/%40babel/core@7.0.0'],
    ['pkg:npm/@babel/core', 'pkg:npm/%40babel/core'],
    ['PKG:NPM/JSONStream@1.0.0', 'pkg:npm/JSONStream@1.0.0'],
    ['pkg://npm/lodash', 'pkg:npm/lodash'],
    ['pkg:GitHub/Acme/Shop@244fd47', 'pkg:github/acme/shop@244fd47'],
    ['pkg:pypi/Django_Rest.Framework@1.0', 'pkg:pypi/django-rest-framework@1.0'],
    [
      'pkg:golang/google.golang.org/genproto@v1#/googleapis/api/',
      'pkg:golang/google.golang.org/genproto@v1#googleapis/api',
    ],
    [
      'pkg:deb/debian/curl@7.50.3-1?distro=jessie&ARCH=i386&empty=',
      'pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie',
    ],
    ['pkg:oci/shop@sha256%3Aabc', 'pkg:oci/shop@sha256%3Aabc'],
    ['pkg:oci/shop@sha256:abc', 'pkg:oci/shop@sha256%3Aabc'],
    ['pkg:npm/lodash@', 'pkg:npm/lodash'],
    [' pkg:npm/lodash@1\n', 'pkg:npm/lodash@1'],
    ['pkg:npm/@babel', 'pkg:npm/%40babel'],
    ['pkg:npm//lodash@1', 'pkg:npm/lodash@1'],
    ['pkg:npm/lodash.merge@1', 'pkg:npm/lodash.merge@1'],
    ['pkg:pypi/a.-b@1', 'pkg:pypi/a-b@1'],
    ['pkg:golang/golang.org/x/net@1#//html//', 'pkg:golang/golang.org/x/net@1#html'],
    ['pkg:deb/curl@7?c=3&a=1&d=4&b=2', 'pkg:deb/curl@7?a=1&b=2&c=3&d=4'],
    ['pkg:deb/curl@7?a=1&a=2&=3', 'pkg:deb/curl@7?a=2'],
    [`pkg:npm/${'a'.repeat(1992)}`, `pkg:npm/${'a'.repeat(1992)}`],
    [`pkg:npm/${'a'.repeat(1993)}`, undefined],
    ['see pkg:npm/lodash', undefined],
    ['pkg:npm', undefined],
    ['pkg:', undefined],
    ['npm/lodash', undefined],
    ['https://example.com/lodash', undefined],
    ['pkg:npm/lo%dash', undefined],
    ['pkg:n_m/lodash', undefined],
    [`pkg:npm/${'a'.repeat(3000)}`, undefined],
  ])('%s is %s', (text, expected) => {
    expect(readPackage({ purl: text })).toBe(expected);
    if (expected !== undefined) expect(readPackage({ purl: expected })).toBe(expected);
  });

  it.each([
    ['pkg:npm/lodash', 'pkg:npm/lodash@4.17.15', 'yes'],
    ['pkg:npm/lodash@4.17.15', 'pkg:npm/lodash@4.17.15', 'yes'],
    ['pkg:npm/lodash@4.17.15', 'pkg:npm/lodash@4.17.150', 'no'],
    ['pkg:npm/lodash@4.17.15', 'pkg:npm/lodash', 'unknown'],
    ['pkg:npm/lodash', 'pkg:npm/lodash', 'unknown'],
    ['pkg:npm/lodash', 'pkg:npm/lodash-es@4.17.15', 'no'],
    ['pkg:npm/lodash', 'pkg:npm/%40types/lodash@4.17.15', 'no'],
    ['pkg:npm/lodash', 'pkg:pypi/lodash@4.17.15', 'no'],
    ['pkg:npm/jsonstream', 'pkg:npm/JSONStream@1.0.0', 'no'],
    ['pkg:pypi/Django', 'pkg:pypi/django@4.0', 'yes'],
    ['pkg:golang/github.com/acme/x@1.2.3', 'pkg:golang/github.com/Acme/x@v1.2.3', 'yes'],
    ['pkg:deb/debian/curl@7?arch=amd64', 'pkg:deb/debian/curl@7?arch=amd64&distro=sid', 'yes'],
    ['pkg:deb/debian/curl@7?arch=amd64', 'pkg:deb/debian/curl@7?arch=arm64', 'no'],
    ['pkg:deb/debian/curl@7?arch=amd64', 'pkg:deb/debian/curl@7', 'unknown'],
    ['pkg:npm/a@1#lib', 'pkg:npm/a@1', 'unknown'],
    ['pkg:npm/a@1.2.3', 'pkg:npm/a@v1.2.3', 'no'],
    ['pkg:golang/github.com/acme/x', 'pkg:golang/github.com/acme/x@v1.2.3', 'yes'],
    ['pkg:golang/github.com/acme/x@1.0.0-2', 'pkg:golang/github.com/acme/x@1.0.0-v2', 'no'],
  ])('%s names %s: %s', async (wanted, found, expected) => {
    expect(await excuses(wanted, found)).toBe(expected);
  });

  it.each([
    ['@babel/core', 'pkg:npm/%40babel/core@1'],
    ['lodash', 'pkg:npm/lodash@1'],
    ['lodash/fp', 'pkg:npm/lodash%2Ffp@1'],
  ])('has the scope of the name %s as its namespace', (packageName, expected) => {
    expect(readPackage({ packageName, packageVersion: '1' })).toBe(expected);
  });

  it.each([
    ['https://github.com/acme/shop', 'pkg:github/acme/shop'],
    ['http://github.com//acme/shop.git/', 'pkg:github/acme/shop'],
    ['https://github.com/acme/shop.git//', 'pkg:github/acme/shop'],
    ['https://git.example.com//acme/shop', 'pkg:generic/git.example.com/acme/shop'],
    ['https://github.com//', undefined],
    ['https://gitlab.com/acme/web/shop//', 'pkg:gitlab/acme/web/shop'],
    ['https://bitbucket.org/acme/acme.github.io', 'pkg:bitbucket/acme/acme.github.io'],
    ['https://git.example.com/acme/shop', 'pkg:generic/git.example.com/acme/shop'],
    ['https://git.example.com/', undefined],
    ['git+https://github.com/acme/shop', undefined],
    ['ssh://git@github.com/acme/shop', undefined],
    ['git@github.com:acme/shop', undefined],
  ])('of the repository %s is %s', (url, expected) => {
    expect(nameRepository(url)).toBe(expected ?? 'pkg:generic/repository');
  });
});
