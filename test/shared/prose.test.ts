import { describe, expect, it } from 'vitest';
import { code, mapProse, prose, toPlainText } from '../../src/shared/prose.ts';

describe('prose', () => {
  it('keeps what is code apart from the words around it', () =>
    expect(prose`Raise ${code('timeout-seconds')} to ${30}, says ${'`a stranger`'}.`).toEqual([
      'Raise ',
      { code: 'timeout-seconds' },
      ' to 30, says `a stranger`.',
    ]));

  it('takes other prose in', () => {
    const inner = prose`Raise ${code('timeout-seconds')}.`;
    expect(toPlainText(prose`Wait. ${inner} Or ${'not'}.`)).toBe('Wait. Raise `timeout-seconds`. Or not.');
  });

  it('is changed piece by piece', () =>
    expect(toPlainText(mapProse(prose`A ${code('key')} here`, (text) => text.replaceAll('key', '***')))).toBe(
      'A `***` here',
    ));
});
