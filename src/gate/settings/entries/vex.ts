/** `vex-max-age`: how long an OpenVEX statement excuses findings. */
import { textForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickStricter } from '../stricter.ts';

export const vexMaxAge = defineSetting(
  {
    name: 'vex-max-age',
    entrances: [],
    group: 'Policy',
    brief: 'Maximum age of an OpenVEX statement',
    description:
      'Maximum age of a statement in an OpenVEX document, from its last_updated, else its timestamp, else that of the document. An older statement excuses nothing.',
    placeholder: 'DAYSd',
    example: '30d',
    default: '90d',
    read: (text, complain) => {
      if (!/^\d{1,4}d$/.test(text)) complain('is not a number of days, such as 90d');
      return Number.parseInt(text, 10);
    },
    file: { form: textForm },
  },
  {
    text: (days) => `${days}d`,
    stricter: (base, other) => pickStricter(base, other, { isStricter: other < base, text: `vex-max-age=${other}d` }),
  },
);
