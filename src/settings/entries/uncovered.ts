/** `uncovered`: what a run makes of source files that no scanner of code has read. */
import { uncoveredWords } from '../../policy/words.ts';
import { wordForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { stricterOf } from '../stricter.ts';
import { word } from '../values.ts';

/** The strictest first. */
const order = ['inconclusive', 'auto', 'note'];

export const uncovered = setting(
  {
    name: 'uncovered',
    group: 'Policy',
    description:
      'What source files mean that no scanner of code looked at, of a change or else of the whole commit, as far as the service says. auto: more than half of them keep a run from passing. inconclusive: any does. note: they are only counted.',
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
