/**
 * `advisories`, `advisories-private` and `advisories-osv-url`: where packages of lock files are looked up, and which
 * are not.
 */
import { createFreeListForm, textForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { quoteForMessage, readOpenAddress, splitParts } from '../values.ts';

/** Named sources. Any other text is the path of a database. */
export const advisoryWords = ['github', 'osv', 'registry', 'none'] as const;

/** Only the trusted policy chooses what is sent where. */
const trustedOnly = { isStricter: () => false };

const listWays = { ...trustedOnly, text: (parts: readonly string[]) => parts.join(',') };

export const advisories = defineSetting(
  {
    group: 'Scan',
    name: 'advisories',
    brief: 'github, folder or zip of OSV records, osv, registry, none',
    description:
      "Where the embedded scanners look up the packages of lock files, asked in the given order: github (GitHub's advisory database), the absolute path of a folder or zip file in OSV's export format, osv (OSV's service), registry (npm's registry), or none (only RetireJS's data). osv and registry send names of packages to these services.",
    placeholder: 'SOURCE,…',
    example: 'github',
    absent: 'github in a GitHub workflow that has a token, elsewhere none',
    read: (text, complain): readonly string[] => {
      const parts = [...new Set(splitParts(text))];
      if (parts.length === 0) complain('names no source; write none for no lookup');
      if (parts.includes('none') && parts.length > 1) complain('has none together with other sources');
      for (const part of parts) {
        const isWord = advisoryWords.some((word) => word === part);
        if (!isWord && !/^(?:\/|[A-Za-z]:[\\/])\P{Cc}*$/u.test(part))
          complain(`has ${quoteForMessage(part)}, which is not github, osv, registry, none or an absolute path`);
      }
      return parts;
    },
    file: { form: createFreeListForm('github') },
  },
  listWays,
);

export const advisoriesPrivate = defineSetting(
  {
    group: 'Scan',
    entrances: ['command'],
    name: 'advisories-private',
    brief: 'Package names that are never sent to osv or registry',
    description:
      'Names of packages that are never sent to osv or registry, and need no answer. In a name, * matches any text.',
    placeholder: 'NAME,…',
    example: '@acme/*',
    absent: 'all names are sent to the sources that advisories names',
    read: (text, complain): readonly string[] => {
      const parts = [...new Set(splitParts(text))];
      if (parts.length === 0) complain('names no package; remove it');
      for (const part of parts)
        if (part.length > 214) complain(`has ${quoteForMessage(part)}, which is longer than any name`);
      return parts;
    },
    file: { form: createFreeListForm('@acme/*') },
  },
  listWays,
);

export const advisoriesOsvUrl = defineSetting(
  {
    group: 'Scan',
    entrances: ['command'],
    name: 'advisories-osv-url',
    brief: 'Address of the source osv',
    description: "Address of OSV's service, or of another service with the same interface, for the source osv.",
    placeholder: 'URL',
    example: 'https://osv.acme.example',
    default: 'https://api.osv.dev',
    read: readOpenAddress,
    file: { form: textForm },
  },
  trustedOnly,
);
