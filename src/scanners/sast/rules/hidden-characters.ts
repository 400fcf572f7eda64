/** Characters that make code look different from what it does. */
import type { Syntax } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';

/** Marks that change the text direction, and fillers and tags without a glyph. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0\u{e0001}-\u{e007f}]+/gu;

export const hiddenCharacters: ScriptRule = {
  id: 'hidden-characters',
  weakness: 'invisible-character',
  remediation: 'Remove the character, and review what the line does.',
  severity: { found: 'HIGH' },
  variants: {
    turning: { weakness: 'hidden-characters' },
  },
  find: (flow) => ({
    // The text is searched and not its tokens, so that the parser's view of an unusual template does not matter.
    Program: (node: Syntax) => {
      const lines = new Map<number, { at: Syntax; start: number; variant?: string }>();
      for (const { 0: found, index } of flow.source.text.matchAll(hidden)) {
        // Emoji flags of regions consist of tags after a black flag.
        if (/\p{Extended_Pictographic}$/u.test(flow.source.text.slice(Math.max(0, index - 2), index))) continue;
        const { line } = flow.source.getLocFromIndex(index);
        if (!lines.has(line))
          lines.set(line, { at: node, start: index, ...(turning.test(found) ? { variant: 'turning' } : {}) });
      }
      return [...lines.values()];
    },
  }),
};
