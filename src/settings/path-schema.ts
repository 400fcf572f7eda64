/** The keys of a policy file that limit where it applies. */
import * as z from 'zod';
import { compilePathGlob } from '../policy/path-matching.ts';
import type { PatternUse } from '../policy/patterns.ts';
import { describePurlProblem, parsePurl } from '../text/purl.ts';
import { describePathProblem, removeLeadingDot } from './entries/policy-place.ts';
import { createPathSchema } from './exception-schema.ts';
import { createTypeError } from './form-schemas.ts';
import { createOneOrMoreSchema } from './one-or-more.ts';

const createGlobsSchema = (use: PatternUse) =>
  z
    .array(createPathSchema(use), createTypeError('a list'))
    .min(1, 'is empty; remove it')
    .max(1000, 'has more than 1000 entries');

/** Paths that have nothing in common except that they are paths. */
const unrelatedPaths = ['src/a.js', 'Makefile', 'b/c/d/e.py', '.env', 'Z/_9.tf', 'docs/x y.md'];

function matchesEverything(glob: string): boolean {
  const matches = compilePathGlob(glob);
  return !/[^*?/.{},]/.test(glob) || unrelatedPaths.every((each) => matches(each));
}

/** Rejects globs that match everything, because they would switch the gate off. */
const createLimitedGlobsSchema = (effect: string) =>
  createGlobsSchema('excuses').refine((given) => !given.some(matchesEverything), {
    message: `would ${effect}; name what is meant`,
  });

const createDocumentPathSchema = () =>
  z.string(createTypeError('text')).transform((given, context) => {
    const path = removeLeadingDot(given);
    const problem = given.trim() === '' ? 'is empty' : describePathProblem(path);
    if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: given });
    return path;
  });

const createProductUrlSchema = () =>
  z
    .string(createTypeError('text'))
    .refine((given) => parsePurl(given) !== undefined, {
      error: 'is not a package URL such as pkg:oci/shop',
      abort: true,
    })
    .superRefine((given, context) => {
      const message = describePurlProblem(given);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export function createPathContent() {
  return {
    paths: createGlobsSchema('counts')
      .optional()
      .meta({
        description:
          'The part of the repository that is judged, as globs from its root. src also matches all below it. category names the part. Findings elsewhere are counted as left out. Default: the whole repository.',
        examples: [['services/api/**']],
      }),
    'ignore-paths': createLimitedGlobsSchema('leave out every finding')
      .optional()
      .meta({
        description: 'Globs from the root. Findings there do not count, and are shown as left out. Default: none.',
        examples: [['examples/**']],
      }),
    'skip-when': createLimitedGlobsSchema('pass every pull request')
      .optional()
      .meta({
        description:
          'Globs from the root. A pull request passes without a scan if its whole diff matches. Changes to the policy, pipelines or dependencies are always scanned. Default: none.',
        examples: [['**/*.md', 'docs/**']],
      }),
    vex: createOneOrMoreSchema(createDocumentPathSchema)
      .optional()
      .meta({
        description:
          'OpenVEX documents, as paths from the root of the repository with the policy. Statements with not_affected and a justification, or with fixed, excuse findings for vex-max-age. Default: none.',
        examples: ['security/openvex.json'],
      }),
    'vex-products': createOneOrMoreSchema(createProductUrlSchema)
      .optional()
      .meta({
        description:
          'Products that this repository builds, as package URLs. Statements about them and their parts apply to this repository. Default: the repository itself.',
        examples: ['pkg:oci/shop'],
      }),
  };
}
