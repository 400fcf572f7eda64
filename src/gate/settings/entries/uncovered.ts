/** `uncovered`: what a run does about source files that no scanner covers. */
import { uncoveredWords } from '../../policy/words.ts';
import { createWordFacts } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickStricter } from '../stricter.ts';

/** Strictest first. */
const order = ['inconclusive', 'auto', 'note'];

export const uncovered = defineSetting(
  {
    name: 'uncovered',
    group: 'Policy',
    brief: 'Files no scanner covers: auto, inconclusive or note',
    description:
      'Source files that no scanner covers, in the change, otherwise in the whole commit. auto: the run cannot pass if they are more than half. inconclusive: it cannot pass if there is any. note: they are only counted.',
    example: 'note',
    default: 'auto',
    policy: true,
    ...createWordFacts(uncoveredWords),
  },
  {
    stricter: (base, other) =>
      pickStricter(base, other, { isStricter: order.indexOf(other) < order.indexOf(base), text: `uncovered=${other}` }),
  },
);
