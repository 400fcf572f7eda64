/** The keys of a policy file that say where it applies. */
import { z } from 'zod';
import { path } from './exception-schema.ts';
import { expected } from './forms.ts';

const globs = () =>
  z.array(path(), expected('a list')).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');

/** Of which each names something: what names everything would switch the gate off. */
const tellingGlobs = (effect: string) =>
  globs().refine((given) => given.every((glob) => /[^*?/.{},]/.test(glob)), {
    message: `would ${effect}; name what is meant`,
  });

export function placeContent() {
  return {
    paths: globs()
      .optional()
      .meta({
        description:
          'The part of the repository that is judged, as globs from its root; category is its name. Findings elsewhere are counted as left out. Default: all of it.',
        examples: [['services/api/**']],
      }),
    'ignore-paths': tellingGlobs('leave out every finding')
      .optional()
      .meta({
        description:
          'Findings in these places do not count, as globs from the root; they are shown as left out. Default: none.',
        examples: [['examples/**']],
      }),
    'skip-when': tellingGlobs('pass every pull request')
      .optional()
      .meta({
        description:
          'A pull request whose whole diff lies in these places passes without a scan, as globs from the root. What decides about the policy, pipelines or dependencies never does. Default: none.',
        examples: [['**/*.md', 'docs/**']],
      }),
  };
}
