/** Settings for the service that scans, and for communicating with it. */
import {
  type AssumptionName,
  type Assumptions,
  assumptionNames,
  assumptions,
  defaultAssumptions,
} from '../../../shared/api/assumptions.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import {
  boolean,
  type Complain,
  formatPairs,
  joinAlternatives,
  quoteForMessage,
  readPairs,
  readSecret,
} from '../values.ts';

const exampleUrl = 'https://scanner.example.com/api/v1';

/** Returns the URL without a trailing slash. `http:` is checked later, together with `allow-http`. */
function readUrl(text: string, complain: Complain): string {
  const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) {
    complain(`is not a valid address; it must start with https://, as in ${exampleUrl}`);
    return text;
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (text.includes('@')) complain('must not contain a user name or password; the key goes into api-key');
  if (/[?#]/.test(text)) complain('must not contain a query (?) or fragment (#)');
  if (!/\/v\d+$/.test(path)) {
    complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
  }
  return `${url.origin}${path}`;
}

function readAssumptions(text: string, complain: Complain): Assumptions {
  const assumed: Record<AssumptionName, string> = { ...defaultAssumptions };
  for (const [key, value] of readPairs(text, 'retry-after-unit=ms', complain)) {
    const name = assumptionNames.find((known) => known === key);
    if (name === undefined) {
      complain(
        `contains ${quoteForMessage(key)}, which is not ${joinAlternatives(assumptionNames)}${suggestName(key, assumptionNames)}`,
      );
      continue;
    }
    const assumption = assumptions[name];
    const choices: readonly string[] | undefined = 'choices' in assumption ? assumption.choices : undefined;
    if (choices && !choices.includes(value)) {
      complain(`needs ${joinAlternatives(choices)} for ${name}`);
    } else if (!/^[\w.[\]-]{1,60}$/.test(value)) complain(`needs the name of a parameter or field for ${name}`);
    assumed[name] = value;
  }
  return assumed;
}

export const serviceEntries = [
  defineSetting({
    name: 'base-url',
    group: 'Service',
    hasAbsentWord: true,
    brief: 'Address of the service, up to its version: …/v1',
    description:
      'Address of the scanning service, up to and including the version of its interface. Write it as plain text: runs for forks get neither secrets nor variables.',
    placeholder: 'URL',
    example: exampleUrl,
    // Stands for an address where no service is used.
    default: 'http://127.0.0.1/api/v1',
    absent: 'none: the action scans the checkout itself',
    concealed: /^(?!https?:\/\/[^@?#]*$)/i,
    read: readUrl,
    file: { refused: 'a file must not choose where the key is sent' },
  }),
  defineSetting({
    name: 'api-key',
    group: 'Service',
    goesWith: 'base-url',
    hasAbsentWord: true,
    brief: 'API key of the service',
    description: 'API key of the service. Without one, the service is not asked and the run is inconclusive.',
    placeholder: 'KEY',
    example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
    absent: 'not scanned',
    secret: true,
    read: readSecret,
    file: { refused: 'do not put a key into a file' },
  }),
  defineSetting({
    ...boolean,
    name: 'allow-http',
    group: 'Service',
    goesWith: 'base-url',
    brief: 'Allow http: to another machine; the key is not encrypted',
    description:
      'Allows a base-url with http: to another machine. The key and the findings are then sent without encryption.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
  }),
  defineSetting(
    {
      name: 'assume',
      group: 'Service',
      goesWith: 'base-url',
      brief: "Assumptions where the service's documentation is silent",
      description: "Assumptions about points that the service's documentation leaves open, if a built-in one is wrong.",
      placeholder: 'NAME=VALUE …',
      example: 'retry-after-unit=ms status-parameter=status',
      default: '',
      absent: 'the built-in assumptions',
      read: readAssumptions,
      file: { refused: 'it describes the service, not the policy' },
    },
    {
      text: formatPairs,
    },
  ),
];
