/** The keys of a policy file that limit where it applies. */
import * as z from 'zod';
import type { PatternUse } from '../policy/patterns.ts';
import { pathMatcher } from '../policy/places.ts';
import { parsePurl, purlProblem } from '../text/purl.ts';
import { pathProblem, withoutDot } from './entries/policy-place.ts';
import { path } from './exception-schema.ts';
import { expected } from './form-schemas.ts';
import { oneOrMore } from './one-or-more.ts';

const globs = (use: PatternUse) =>
  z.array(path(use), expected('a list')).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');

/** Paths that have nothing in common except that they are paths. */
const unlikePaths = ['src/a.js', 'Makefile', 'b/c/d/e.py', '.env', 'Z/_9.tf', 'docs/x y.md'];

function isEverything(glob: string): boolean {
  const matches = pathMatcher(glob);
  return !/[^*?/.{},]/.test(glob) || unlikePaths.every((each) => matches(each));
}

/** Rejects globs that match everything, because they would switch the gate off. */
const tellingGlobs = (effect: string) =>
  globs('excuses').refine((given) => !given.some(isEverything), {
    message: `would ${effect}; name what is meant`,
  });

const documentPath = () =>
  z.string(expected('text')).transform((given, context) => {
    const path = withoutDot(given);
    const problem = given.trim() === '' ? 'is empty' : pathProblem(path);
    if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: given });
    return path;
  });

const productUrl = () =>
  z
    .string(expected('text'))
    .refine((given) => parsePurl(given) !== undefined, {
      error: 'is not a package URL such as pkg:oci/shop',
      abort: true,
    })
    .superRefine((given, context) => {
      const message = purlProblem(given);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export function placeContent() {
  return {
    paths: globs('counts')
      .optional()
      .meta({
        description:
          'The part of the repository that is judged, as globs from its root. src also matches all below it. category names the part. Findings elsewhere are counted as left out. Default: the whole repository.',
        examples: [['services/api/**']],
      }),
    'ignore-paths': tellingGlobs('leave out every finding')
      .optional()
      .meta({
        description: 'Globs from the root. Findings there do not count, and are shown as left out. Default: none.',
        examples: [['examples/**']],
      }),
    'skip-when': tellingGlobs('pass every pull request')
      .optional()
      .meta({
        description:
          'Globs from the root. A pull request passes without a scan if its whole diff matches. Changes to the policy, pipelines or dependencies are always scanned. Default: none.',
        examples: [['**/*.md', 'docs/**']],
      }),
    vex: oneOrMore(documentPath)
      .optional()
      .meta({
        description:
          'OpenVEX documents, as paths from the root of the repository with the policy. Statements with not_affected and a justification, or with fixed, excuse findings for vex-max-age. Default: none.',
        examples: ['security/openvex.json'],
      }),
    'vex-products': oneOrMore(productUrl)
      .optional()
      .meta({
        description:
          'Products that this repository builds, as package URLs. Statements about them and their parts apply to this repository. Default: the repository itself.',
        examples: ['pkg:oci/shop'],
      }),
  };
}
