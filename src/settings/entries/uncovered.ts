/** `uncovered`: what a run does about source files that no scanner covers. */
import { uncoveredWords } from '../../policy/words.ts';
import { wordForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { stricterOf } from '../stricter.ts';
import { word } from '../values.ts';

/** Strictest first. */
const order = ['inconclusive', 'auto', 'note'];

export const uncovered = setting(
  {
    name: 'uncovered',
    group: 'Policy',
    brief: 'Files no scanner covers: auto, inconclusive or note',
    description:
      'Source files that no scanner covers, in the change or else in the whole commit. auto: the run cannot pass if they are more than half. inconclusive: it cannot pass if there is any. note: they are only counted.',
    placeholder: uncoveredWords.join('|'),
    example: 'note',
    default: 'auto',
    policy: true,
    read: word(uncoveredWords),
    file: { form: wordForm(uncoveredWords) },
  },
  {
    stricter: (base, other) =>
      stricterOf(base, other, { isStricter: order.indexOf(other) < order.indexOf(base), text: `uncovered=${other}` }),
  },
);
