import { expect, it } from 'vitest';
import { formats } from '../../src/report/registry.ts';
import { sampleReport } from './sample.ts';

it('every format has a setting of its own and renders a report', () => {
  const settings = Object.values(formats).map((format) => format.setting);
  expect(new Set(settings)).toEqual(new Set(['json-file', 'sarif-file', 'html-file', 'markdown-file']));
  for (const format of Object.values(formats)) {
    expect(format.render(sampleReport(), { category: 'a' }).length).toBeGreaterThan(100);
  }
});

it.each(['json', 'sarif'] as const)('%s is JSON', (name) => {
  expect(() => JSON.parse(formats[name].render(sampleReport(), { category: 'a' }))).not.toThrow();
});
