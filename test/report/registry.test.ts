import { expect, it } from 'vitest';
import { formats } from '../../src/report/registry.ts';
import { sampleReport } from './sample.ts';

it('every format has a setting of its own and renders a report as JSON', () => {
  const settings = Object.values(formats).map((format) => format.setting);
  expect(settings).toEqual(['json-file', 'sarif-file']);
  for (const format of Object.values(formats)) {
    expect(() => JSON.parse(format.render(sampleReport(), { category: 'a' }))).not.toThrow();
  }
});
