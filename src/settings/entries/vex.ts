/** `vex-max-age`: how long a statement of an OpenVEX document excuses. */
import { textForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { stricterOf } from '../stricter.ts';

export const vexMaxAge = setting(
  {
    name: 'vex-max-age',
    entrances: [],
    group: 'Policy',
    description:
      'So long a statement of an OpenVEX document excuses, from its last_updated, its timestamp or else that of its document; then it counts no more until somebody confirms it.',
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
    stricter: (base, other) => stricterOf(base, other, { isStricter: other < base, text: `vex-max-age=${other}d` }),
  },
);
