import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { hardReasons } from '../../../src/shared/errors.ts';

const read = (value: string) => () =>
  readSettings({
    'base-url': { value: 'https://scanner.example.com/api/v1', source: 'input' },
    'on-inconclusive': { value, source: 'input' },
  });

describe('on-inconclusive', () => {
  it.each(hardReasons)('cannot soften %s, which always fails the step', (reason) => {
    expect(read(`${reason}=warn`)).toThrow(`softens ${reason}, which always fails the step`);
    expect(read('warn')().onInconclusive[reason]).toBe('fail');
  });
});
