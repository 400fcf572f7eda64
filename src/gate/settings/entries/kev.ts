/** `kev-file` and `kev-max-age`: the catalog of known exploited vulnerabilities, and its maximum age. */
import { textForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickStricter } from '../stricter.ts';
import { readOpenAddress } from '../values.ts';

export const kevFile = defineSetting({
  name: 'kev-file',
  group: 'Policy',
  brief: "CISA's catalog of exploited vulnerabilities, as JSON",
  description:
    "CISA's catalog of known exploited vulnerabilities as JSON, for rules with kev: true. A path outside the committed files, or an https address.",
  placeholder: 'PATH|URL',
  example: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
  absent: 'no catalog',
  read: (text, complain) => {
    if (/\p{Cc}/u.test(text)) complain('has line breaks or control characters in it');
    return /^https?:/i.test(text) ? readOpenAddress(text, complain) : text;
  },
  file: { refused: 'the author of a change could name their own catalog' },
});

export const kevMaxAge = defineSetting(
  {
    name: 'kev-max-age',
    entrances: [],
    group: 'Policy',
    brief: 'Maximum age of the catalog',
    description: 'Maximum age of the catalog. With an older one, findings that it does not list are inconclusive.',
    placeholder: 'DAYSd',
    example: '3d',
    default: '7d',
    read: (text, complain) => {
      if (!/^\d{1,4}d$/.test(text)) complain('is not a number of days, such as 7d');
      return Number.parseInt(text, 10);
    },
    file: { form: textForm },
  },
  {
    text: (days) => `${days}d`,
    stricter: (base, other) => pickStricter(base, other, { isStricter: other < base, text: `kev-max-age=${other}d` }),
  },
);
