/** Planted defects in what a team says: OpenVEX documents, owners, rules with names, grace, exceptions, and scans that it takes. */
import { type Mutation, of } from './mutation.ts';

export const teamMutations: readonly Mutation[] = [
  ...of('gate/policy/vex.ts', [
    [
      "(status === 'not_affected' && justification !== undefined)",
      "status === 'not_affected'",
      'what is excused without a reason that can be read',
    ],
  ]),
  ...of('gate/policy/vex.ts', [
    ['rival.timeMs >= timeMs', 'rival.timeMs > timeMs', 'what another statement of the same time takes back'],
    [
      'own.every((id) => named.has(id))',
      'own.some((id) => named.has(id))',
      'the second vulnerability of a finding of which one is excused',
    ],
  ]),
  ...of('gate/policy/code-owners.ts', [
    ['rules.findLast(fits)', 'rules.find(fits)', 'what a later line gives to another'],
  ]),
  ...of('gate/story/policy/extras.ts', [
    [
      "await reader.readPolicyFile('trusted', path)",
      "await reader.readPolicyFile('head', path)",
      'what its author gives to others',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    [
      'if (!settings.adoptRunningScan || settings.scanId !== undefined) return undefined;',
      'if (settings.scanId !== undefined) return undefined;',
      'a scan of somebody else that nobody asked for',
    ],
    ['nowMs - (created - aheadMs) > limitMs', 'nowMs - created > limitMs * 9', 'a scan that hangs for hours'],
  ]),
  ...of('gate/policy/rules.ts', [
    [
      "rule.effect === 'block' || other.effect === 'warn'",
      "rule.effect === 'warn' || other.effect === 'warn'",
      'a rule that a proposal lets only warn',
    ],
    ['&& includesMatch(rule.match, other.match)', '', 'a rule that a proposal aims elsewhere'],
    ['...(allow > 0 && { allow })', '...(allow > 0 && { allow: allow + 1 })', 'one more than a rule allows'],
    [
      'match.severity ?? severities }',
      'match.severity ?? severities.slice(0, 3) }',
      'low findings that a rule does not name',
    ],
  ]),
  ...of('gate/settings/policy-settings.ts', [
    [
      '    compared.value.push(isStricter ? version : rule);',
      '    if (version !== undefined) compared.value.push(isStricter ? version : rule);',
      'a rule that a proposal leaves out',
    ],
  ]),
  ...of('gate/policy/rules.ts', [
    ['Math.min(...known) + days', 'Math.max(...known) + days', 'a finding as new as its latest advisory'],
    ["finding.type !== 'SCA' ||", "finding.type === 'SECRET' ||", 'new code in the grace of advisories'],
    [
      'startedAt === undefined || known.length === 0 ||',
      'known.length === 0 ||',
      'what is new by a scan without a time',
    ],
  ]),
  ...of('gate/story/policy/load.ts', [
    [
      "context.trust === 'own' ? merged :",
      'context.trust !== undefined ? merged :',
      'a pull request in the grace of the default branch',
    ],
  ]),
  ...of('gate/policy/exceptions.ts', [
    [
      '[violationId, cwe, type, path, title].map',
      '[violationId, cwe, type, title].map',
      'an exception for another path',
    ],
    [
      'countDaysBetween(today, exception.expires) <= maxExceptionDays',
      'countDaysBetween(exception.expires, today) <= maxExceptionDays',
      'an exception of a repository that lasts for years',
    ],
    [
      'if (known !== undefined && exception.expires <= known) continue;',
      'if (known !== undefined) { compared.value.push(exception); continue; }',
      'an exception that a proposal prolongs',
    ],
  ]),
  ...of('gate/policy/baseline.ts', [
    [
      '!old.has(finding.id) && finding.severityKnown)',
      '!old.has(finding.id))',
      'an unknown severity like an old one of which as little is known',
    ],
  ]),
  ...of('gate/settings/entries/fail-on-severity.ts', [
    ['if (sum > base.rest) return', 'if (sum > base.rest + 1) return', 'one more through a type of its own'],
  ]),
  ...of('gate/cli/comment/suppress.ts', [
    [
      "  if (pull.head.sha !== context.headSha)\n    return 'The pull request has moved on: repeat the command for its newer commit.';\n",
      '',
      'a suppression in a pull request that has moved on',
    ],
  ]),
  ...of('gate/hosts/github/comment-commands/people.ts', [
    [
      "env.GITHUB_TRIGGERING_ACTOR || (env.GITHUB_RUN_ATTEMPT === '1' ? env.GITHUB_ACTOR : undefined)",
      'env.GITHUB_ACTOR',
      'a run that somebody else starts again',
    ],
    ["(comment.body ?? '') !== body", 'comment.body === null', 'a command that was edited away'],
    [
      'if (comment.user?.id !== commenter.id) return',
      'if (comment.user === null) return',
      'a comment of somebody else',
    ],
  ]),
  ...of('gate/hosts/github/comment-commands/people.ts', [
    [
      'if (pushers.length >= mostPushes) return',
      'if (pushers.length > mostPushes) return',
      'the push before the newest 100',
    ],
    ['const hasBot = isBot(pull.user) ||', 'const hasBot =', 'what a bot proposes that the commenter started'],
  ]),
  ...of('gate/policy/path-matching.ts', [
    [
      'readings.every((path) => path !== undefined && isIn(path))',
      'readings.some((path) => path !== undefined && isIn(path))',
      'what may lie elsewhere',
    ],
    ['(/(?:^|\\/)\\*{1,2}$/.test(each) ? ', "(each !== '' ? ", 'what lies below a folder that paths names'],
    ['removePosition(path).split(', 'path.split(', 'a finding whose path states its line'],
    [
      'hasFullPaths ? [] : globs.flatMap(listPatternTails)',
      '[]',
      'a finding whose path leaves out the folder of its project',
    ],
  ]),
  ...of('gate/policy/patterns.ts', [
    ["finds: (pattern) => pattern.startsWith('/'),", 'finds: () => false,', 'what lies in paths of another machine'],
    [
      'splitJoinedPatterns(pattern).length > 1',
      'splitJoinedPatterns(pattern).length > 9',
      'what lies in two places in one pattern',
    ],
  ]),
  ...of('gate/story/policy/tree.ts', [
    ["if (effect === 'block')", "if (effect === 'warn')", 'what a misspelled rule is about'],
    ['!all.some(compileCountingGlob(pattern))', '!all.some(Boolean)', 'all of what misspelled paths are about'],
  ]),
  ...of('gate/policy/untouched.ts', [
    ["[...gateFileGlobs, 'codeowners']", 'gateFileGlobs', 'a change of who owns what'],
  ]),
];
