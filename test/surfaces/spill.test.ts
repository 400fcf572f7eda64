import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSpill } from '../../src/surfaces/spill.ts';
import { makeFolder } from '../service/temporary-repository.ts';

const pieces = Array.from({ length: 100 }, (_, index) => `${index} ${'aä語𐍈'.repeat(20_000)}\n`);

describe('pieces that wait to be written', () => {
  it('come back as they were, again and again, however many they are', () => {
    const spill = createSpill(makeFolder());
    const [few, many] = [spill.keep(['one', 'two'].values()), spill.keep(pieces.values())];
    for (let turn = 0; turn < 2; turn++) {
      expect([...few]).toEqual(['one', 'two']);
      expect([...many].every((piece, index) => piece === pieces[index])).toBe(true);
    }
    spill.close();
  });

  it('leave no file behind that has a name, not even while they wait', () => {
    const folder = makeFolder();
    const spill = createSpill(folder);
    spill.keep(pieces);
    expect(readdirSync(folder)).toEqual([]);
    spill.close();
  });
});
