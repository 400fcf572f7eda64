/** Planted defects in what a run hands on: OpenVEX documents, the file for agents, and reports that are judged again. */
import { type Mutation, of } from './mutation.ts';

export const handoverMutations: readonly Mutation[] = [
  ...of('gate/report/vex.ts', [
    ['  if (!isClear) return accepted;\n', '', 'a package of which another finding stays'],
    ["finding.status === 'FALSE_POSITIVE' && isClear", 'isClear', 'a risk that is accepted, as one that is none'],
    ['  if (stated === undefined) return accepted;\n', '', 'what is accepted for a reason of its own, as not affected'],
    ['formatPurl({ ...product, version: headSha })', 'formatPurl(product)', 'every other commit'],
    [
      "return !others.some((other) => part === '' || other === '' || other === part);",
      "return !others.some((other) => other !== '' && other === part);",
      'a finding that names no package',
    ],
  ]),
  ...of('gate/cli/verify/decide.ts', [
    [
      `    ...findListDoubts(evidence, look),
`,
      '',
      'a finding that a list does not show yet',
    ],
    [
      "return label === 'seen'\n      ? { state: 'present', why }",
      "return label === 'seen'\n      ? { state: 'gone', why }",
      'a finding that was suppressed instead of fixed',
    ],
    [
      `    ...listCoverageDoubts(absence, look.subject.source),
`,
      '',
      'a finding in a file that nobody looked at',
    ],
    [
      "if (label === 'elsewhere' || status === 'FIXED' || !isCounted)",
      "if (label !== 'seen')",
      'a finding of which nobody says whose it is',
    ],
    ['...(alike.length === 0 ? [] : [formatAlike(alike, known)]),', '', 'a finding that was moved'],
  ]),
  ...of('gate/cli/verify/verify.ts', [
    [
      'now.startedAt < then.startedAt)',
      'then.startedAt < now.startedAt)',
      'a finding that an older scan could not know',
    ],
    ['!(own === other || isSameRepositoryUrl(own, other))', 'own === ""', 'a finding of another repository'],
    [
      'then.branch !== undefined && then.branch === now.branch',
      'then.branch === now.branch',
      'a finding of a branch that nobody knows',
    ],
  ]),
  ...of('gate/cli/verify/decide.ts', [
    ['(isOpen(each) || isSuppressed(each)) &&', 'isOpen(each) &&', 'a finding that was moved and suppressed'],
  ]),
  ...of('gate/cli/verify/decide.ts', [
    [
      "if (word === 'covered') return [];",
      "if (word !== 'not covered') return [];",
      'a finding of a type that is looked for in part',
    ],
  ]),
  ...of('gate/report/agent/agent.ts', [
    [
      'left_out: blocks.length + may.length - listed.length',
      'left_out: Math.max(0, blocks.length - listed.length)',
      'what may block, beyond the first thousand',
    ],
    [
      'plainId.test(finding.id) && uncommitted === undefined',
      'uncommitted === undefined',
      'a finding that is verified under the id of another',
    ],
    [
      'const listed = [...blocks, ...may]',
      'const listed = [...blocks]',
      'what may block, from the agent that is to mend it',
    ],
  ]),
  ...of('gate/story/sources/saved/source.ts', [
    [
      'newAdvisoryGrace = isProposed ? {} : asked',
      'newAdvisoryGrace = asked',
      'a saved pull request in the grace of the default branch',
    ],
    ['if (ownReason === undefined ||', 'if (ownReason !== undefined ||', 'a saved run whose branch had moved'],
    [
      "asked.scope === 'auto' && evidence.base === undefined ? 'scan'",
      "asked.scope === 'auto' && evidence.counts === undefined ? 'scan'",
      'a saved run that compared with nothing',
    ],
  ]),
  ...of('shared/git/regular-file.ts', [
    ['  if (!found.isFile()) throw', '  if (found.isSocket()) throw', 'a pipe that holds a run up'],
  ]),
  ...of('gate/action/scanners.ts', [
    ['  if (missing === 0) return;', '  if (missing >= 0) return;', 'scanners that npm did not install'],
  ]),
  ...of('service/store/scans.ts', [
    [
      'return own < Math.max(1, Math.floor(maxUnfinished / organizations));',
      'return own < maxUnfinished;',
      'an organization that fills the queue',
    ],
  ]),
  ...of('gate/run/session.ts', [
    [
      'const write = (text: string) => entry.write(clean(text));',
      'const write = (text: string) => entry.write(text);',
      'a secret on standard output',
    ],
  ]),
];
