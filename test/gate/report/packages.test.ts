import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../../../src/gate/report/report.ts';
import { render } from './render.ts';
import { sampleDetail, sampleFinding, sampleReport } from './sample.ts';

function found(id: string, version: string | undefined, more: Partial<ReportFinding> = {}): ReportFinding {
  const remediation = version === undefined ? undefined : `Upgrade handlebars from 4.0.11 to ${version} or later.`;
  const detail = { ...sampleDetail, remediation };
  const title = 'handlebars 4.0.11: prototype pollution';
  return sampleFinding({ id, title, type: 'SCA', filePath: 'package-lock.json', detail, ...more });
}

const none = { effect: 'none' } as const;
const blocking = [found('a', '4.7.7', { effect: 'blocks' }), found('b', '4.6.0', { effect: 'blocks' })];
const others = [found('c', '4.5.3', none), found('d', '4.6.0', none)];
/** What the page advises, package by package. */
const updates = (...findings: readonly ReportFinding[]) =>
  render('html', sampleReport({ findings })).match(/Update to [\d.]+, which fixes [\w ]+/g) ?? [];

describe('the version to update a package to', () => {
  it('is one for what blocks of it and for what does not', () => {
    const said = 'Update to 4.7.7, which fixes all';
    // In the list of what blocks, and in both rows.
    expect(updates(...blocking, ...others)).toEqual([said, said, said]);
  });

  it('asks for nothing that is suppressed, fixed or of another file', () => {
    const elsewhere = [
      found('e', '5.0.0', { ...none, status: 'FALSE_POSITIVE' }),
      found('f', '5.0.0', { ...none, status: 'FIXED', label: 'maybe' }),
      found('g', '5.0.0', { ...none, filePath: 'docs/package-lock.json' }),
    ];
    expect(updates(...others, ...elsewhere)).toEqual(['Update to 4.6.0, which fixes all']);
  });

  it.each([
    ['4.7', '4.7.1'],
    ['4.7.1', '4.7'],
  ])('is the later one where one has fewer parts: %s and %s', (...versions) => {
    const [a, b] = versions.map((version, index) => found(`k${index}`, version, none));
    expect(updates(a as ReportFinding, b as ReportFinding)).toEqual(['Update to 4.7.1, which fixes all']);
  });

  it('says how many it settles where not every advice names one', () => {
    expect(updates(...others, found('h', undefined, none))).toEqual(['Update to 4.6.0, which fixes 2 of them']);
    expect(updates(found('i', undefined), found('j', undefined))).toEqual([]);
  });
});

describe('the package that a title names', () => {
  it.each([
    ['lodash 4.17.15: Prototype pollution (CVE-2020-8203)', 'lodash', '4.17.15'],
    ['@acme/ui 1.0.0-beta.1: A fault', '@acme/ui', '1.0.0-beta.1'],
    ['golang.org/x/net 0.6.0: A fault', 'golang.org/x/net', '0.6.0'],
    ['github.com/acme/shop/v2 2.0.0+incompatible: A fault', 'github.com/acme/shop/v2', '2.0.0+incompatible'],
    ['org.apache.logging.log4j:log4j-core 2.14.1: A fault', 'org.apache.logging.log4j:log4j-core', '2.14.1'],
    ['django 1!2.0: A fault', 'django', '1!2.0'],
    ['A fault in lodash 4.17.15', 'lodash', '4.17.15'],
  ])('%s', (title, name, version) => {
    const [{ package: named }] = JSON.parse(
      render('agent', sampleReport({ findings: [sampleFinding({ type: 'SCA', title })] })),
    ).findings;
    expect(named).toEqual({ name, version });
  });
});
