import { describe, expect, it } from 'vitest';
import { idsIn, normalId } from '../../../src/policy/vex/identifiers.ts';
import { namesPackage, npmName, parsePurl, purlText } from '../../../src/policy/vex/purl.ts';

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
    ['pkg:npm', undefined],
    ['pkg:', undefined],
    ['npm/lodash', undefined],
    ['https://example.com/lodash', undefined],
    ['pkg:npm/lo%dash', undefined],
    ['pkg:n_m/lodash', undefined],
    [`pkg:npm/${'a'.repeat(3000)}`, undefined],
  ])('%s is %s', (text, expected) => {
    const purl = parsePurl(text);
    expect(purl && purlText(purl)).toBe(expected);
    expect(expected === undefined ? undefined : parsePurl(expected)).toEqual(purl);
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
  ])('%s names %s: %s', (wanted, found, expected) => {
    const [one, other] = [parsePurl(wanted), parsePurl(found)];
    expect(one && other && namesPackage(one, other)).toBe(expected);
  });

  it('has the scope of a name as its namespace', () => {
    expect([npmName('@babel/core'), npmName('lodash')]).toEqual([
      { namespace: '@babel', name: 'core' },
      { name: 'lodash' },
    ]);
  });
});

describe('the name of a vulnerability', () => {
  it.each([
    ['CVE-2021-23337-lodash', ['CVE-2021-23337']],
    ['[MEDIUM] cve-2019-1549', ['CVE-2019-1549']],
    ['ghsa-35JH-r3h4-6jhm and GO-2024-1234', ['GHSA-35jh-r3h4-6jhm', 'GO-2024-1234']],
    [
      'SNYK-JS-LODASH-567746, PYSEC-2021-1, DSA-2024-1234-1',
      ['DSA-2024-1234-1', 'PYSEC-2021-1', 'SNYK-JS-LODASH-567746'],
    ],
    ['XCVE-2021-23337 CVE-21-1 GHSA-1111-2222', []],
  ])('is found in %s', (text, expected) => expect(idsIn(text)).toEqual(expected));

  it('has one spelling', () => expect(normalId(' ghsa-35JH-R3H4-6jhm ')).toBe('GHSA-35jh-r3h4-6jhm'));
});
