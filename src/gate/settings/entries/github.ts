/** Settings that allow actions on GitHub. */
import { boolean } from '../boolean.ts';
import { defineSetting } from '../setting.ts';
import { readSecret } from '../values.ts';

export const allowSuppressCommand = defineSetting({
  ...boolean,
  name: 'allow-suppress-command',
  group: 'GitHub',
  entrances: ['command'],
  brief: 'Allow /scan-gate suppress in comments',
  description:
    'Allows /scan-gate suppress in comments on pull requests, for people with write access who did not write the pull request.',
  default: 'false',
  file: { refused: 'a file must not lift a protection' },
});

export const githubToken = defineSetting({
  name: 'github-token',
  group: 'GitHub',
  brief: "Token for GitHub's API",
  description: "Token for GitHub's API. The job's own token is enough.",
  placeholder: 'TOKEN',
  example: `\${{ github.token }}`,
  absent: "the job's own token in the action, none on the command line",
  secret: true,
  read: readSecret,
  file: { refused: 'do not put a token into a file' },
});
