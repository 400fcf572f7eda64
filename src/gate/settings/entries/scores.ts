/** `fail-on-cvss` and `fail-on-epss`: the scores from which findings block. */
import { unscoredWords } from '../../policy/words.ts';
import { createWordFacts, percentageForm, scoreForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickLower, pickStricter } from '../stricter.ts';

export const failOnCvss = defineSetting(
  {
    name: 'fail-on-cvss',
    group: 'Policy',
    brief: 'Findings with this CVSS score or higher block',
    description: 'Findings with this CVSS score or a higher one block.',
    placeholder: '0–10',
    example: '9.0',
    absent: 'scores do not block',
    policy: true,
    read: (text, complain) => {
      if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain('is not a number from 0 to 10');
      return Number(text);
    },
    file: { form: scoreForm },
  },
  {
    stricter: (base, other) => pickLower(base, other, { name: 'fail-on-cvss' }),
  },
);

export const failOnEpss = defineSetting(
  {
    name: 'fail-on-epss',
    group: 'Policy',
    brief: 'Findings with this EPSS probability or higher block',
    description: 'Findings with this EPSS probability or a higher one block.',
    placeholder: 'PERCENTAGE',
    example: '5%',
    absent: 'probabilities do not block',
    policy: true,
    read: (text, complain) => {
      const value = Number(text.replace(/%$/, ''));
      if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain('is not a percentage such as 5%');
      else if (!text.endsWith('%') && value > 0 && value < 1) {
        complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
      }
      return value;
    },
    file: { form: percentageForm },
  },
  {
    text: (percent) => `${percent}%`,
    stricter: (base, other) => pickLower(base, other, { name: 'fail-on-epss', unit: '%' }),
  },
);

export const unscored = defineSetting(
  {
    name: 'unscored',
    entrances: [],
    group: 'Policy',
    brief: 'Findings without a score: unknown or ignore',
    description:
      'Findings without a score, for fail-on-cvss and fail-on-epss. unknown: the score may be any that severity and type allow, and the run cannot pass if that reaches the limit. ignore: they are left out and counted.',
    example: 'ignore',
    default: 'unknown',
    policy: true,
    ...createWordFacts(unscoredWords),
  },
  {
    stricter: (base, other) =>
      pickStricter(base, other, { isStricter: other === 'unknown', text: `unscored=${other}` }),
  },
);
