import { describe, expect, it } from 'vitest';
import { groupPackages, parsePackageName } from '../../src/report/packages.ts';
import type { ReportFinding } from '../../src/report/report.ts';
import { sampleDetail, sampleFinding } from './sample.ts';

function found(id: string, version: string | undefined, more: Partial<ReportFinding> = {}): ReportFinding {
  const remediation = version === undefined ? undefined : `Upgrade handlebars from 4.0.11 to ${version} or later.`;
  const detail = { ...sampleDetail, remediation };
  const title = 'handlebars 4.0.11: prototype pollution';
  return sampleFinding({ id, title, type: 'SCA', filePath: 'package-lock.json', detail, ...more });
}

const none = { effect: 'none' } as const;
const blocking = [found('a', '4.7.7', { effect: 'blocks' }), found('b', '4.6.0', { effect: 'blocks' })];
const others = [found('c', '4.5.3', none), found('d', '4.6.0', none)];
const updates = (findings: readonly ReportFinding[], shown: readonly ReportFinding[]) =>
  groupPackages({ findings }, shown, shown.length).map((item) => item.package?.update);

describe('the version to update a package to', () => {
  it('is one for what blocks of it and for what does not', () => {
    const all = [...blocking, ...others];
    const said = 'Update to 4.7.7, which fixes all';
    expect([...updates(all, blocking), ...updates(all, others)]).toEqual([said, said]);
  });

  it('asks for nothing that is suppressed, fixed or of another file', () => {
    const elsewhere = [
      found('e', '5.0.0', { ...none, status: 'FALSE_POSITIVE' }),
      found('f', '5.0.0', { ...none, status: 'FIXED', label: 'maybe' }),
      found('g', '5.0.0', { ...none, filePath: 'docs/package-lock.json' }),
    ];
    expect(updates([...others, ...elsewhere], others)[0]).toBe('Update to 4.6.0, which fixes all');
  });

  it('says how many it settles where not every advice names one', () => {
    const shown = [...others, found('h', undefined, none)];
    expect(updates(shown, shown)[0]).toBe('Update to 4.6.0, which fixes 2 of them');
    expect(updates(shown, [found('i', undefined), found('j', undefined)])[0]).toBeUndefined();
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
  ])('%s', (title, name, version) => expect(parsePackageName({ type: 'SCA', title })).toEqual({ name, version }));
});
