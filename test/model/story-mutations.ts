/** Planted defects in the steps of a run around the judgement: which scan, which place, which policy, which lines. */
import { type Mutation, of } from './mutation.ts';

export const storyMutations: readonly Mutation[] = [
  ...of('gate/story/sources/service/source.ts', [
    ['if (last === undefined) return later;', 'return later;', 'a scan that failed twice'],
    ['if (failed === undefined) {', "if (failed?.status !== 'FAILED' || scans.length > 0) {", 'a scan that failed'],
    ['refuseMoved(await checkHead(reader, context));', '', 'a second scan of a branch that has moved'],
    [
      '  if (why === undefined) return { scans, isOurs: false };',
      '  if (scan) return { scans, isOurs: false };',
      'an adopted scan that ends as one of another commit',
    ],
    [
      '{ scans, isOurs: false };',
      '{ scans, isOurs: true };',
      'a branch that was elsewhere before the run, as an adopted scan began',
    ],
    ['if (leftMs >= tookMs) return true;', 'return true;', 'a second scan that nobody waits for'],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    [
      "return status === 'PENDING' || status === 'SCANNING';",
      "return status !== 'FAILED';",
      'a scan that has ended long ago',
    ],
    ['const why = explainOtherCommit(scan, tie) ??', 'const why =', 'a scan of another push'],
    ['=== true || isWaiting(scan);', '!== false;', 'a scan that began while the branch stood elsewhere'],
    [
      'if (hasLeft === false) return undefined;',
      'if (hasLeft !== true) return undefined;',
      'a scan that began where nobody looked',
    ],
    [
      "reader.hasLeft(headSha, 'push')",
      "reader.hasLeft(headSha, 'first look')",
      'a branch that was elsewhere before the run',
    ],
  ]),
  ...of('gate/story/sources/service/client.ts', [
    [
      "if (!texts.every((text) => typeof text === 'string')) return violation;",
      'if (texts[0] === undefined) return violation;',
      'a list of CVEs of which one cannot be read',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    ['!begun.has(id) &&', 'begun.size === 0 &&', 'a branch that goes away as the second scan begins'],
    ["states.find(({ kind }) => kind !== 'same') ?? {", 'states[0] ?? {', 'a tag that comes as the second scan begins'],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    [
      'createdMs >= pushedByMs + slackMs ?',
      'createdMs >= pushedByMs - slackMs ?',
      'a scan of the moment before the push',
    ],
    ['if (createdMs > nowMs + slackMs) return', 'if (createdMs > nowMs + 1e15) return', 'a scan of tomorrow'],
    [
      "if (headSha === undefined) return 'it is unknown which commit the run is about';",
      '',
      'a scan that is of any commit',
    ],
    [
      `explainOtherCommitByTime(scan, tie)
    : isSame
      ?`,
      'explainOtherCommitByTime(scan, tie) : !isSame ?',
      'a scan that names another commit',
    ],
    [
      'const createdMs = created - aheadMs;',
      'const createdMs = created;',
      'an old scan of a service whose clock is ahead',
    ],
  ]),
  ...of('gate/story/policy/scope.ts', [
    [
      'return !hasUntrustedBase(context) || trustedBases',
      'return true || trustedBases',
      'all that a base of the author’s holds',
    ],
    ["['auto', 'changed', 'changed-lines'];", "['auto'];", 'what a base of the author’s holds, under scope: changed'],
  ]),
  ...of('gate/story/guards.ts', [
    ['(?:refs|heads|tags|remotes|origin)', '(?:refs|heads|tags|remotes)', 'a branch that is named origin/main'],
    ['(await reader.hasTag()) ? {', 'false ? {', 'a tag of the branch’s name'],
    [
      "return states.find(({ kind }) => kind !== 'same') ?? unmoved;",
      'return unmoved;',
      'a branch that moved after the scan',
    ],
    [
      "if (head.kind !== 'moved') return;",
      "if (head.kind !== 'unreadable') return;",
      'a branch that stands elsewhere already',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    ['(run, error)], isNew: false };', '(run, error)], isNew: true };', 'a scan that ran already'],
    [
      'if (second.isNew && !second.ids.includes(old))',
      'if (second.isNew || second.ids.length > 0)',
      'an old scan, named twice',
    ],
    [
      'if (late !== undefined) return late;',
      'return late ?? postOnce(start);',
      'a third scan, whose answer is lost too',
    ],
  ]),
  ...of('gate/story/sources/service/collection.ts', [
    ['[known.severity, severity];', '[];', 'a finding that ours saw, and another scan at first'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    ['if (isRising === isFalling ||', 'if ((!isRising && !isFalling) ||', 'scans that were made at one moment'],
    [
      'completeSinceMs = Math.min(completeSinceMs, ...times);',
      'completeSinceMs = sinceMs;',
      'a later scan for the one that the branch left',
    ],
  ]),
  ...of('gate/story/sources/service/base-scan.ts', [
    ['if (!isDated || list.completeSinceMs', 'if (list.completeSinceMs', 'a scan of the base that may be any'],
    ['|| list.completeSinceMs >= leftMs) return undefined;', ') return undefined;', 'a later scan that counts more'],
    [
      "return judgeAll('a newer scan is gone since it was listed', 'Run the gate again');",
      'continue;',
      'an older scan of the base that counts more',
    ],
    [
      "scan.branch === branch && scan.status === 'COMPLETED';",
      'scan.branch === branch;',
      'a scan of the base that failed',
    ],
  ]),
  ...of('gate/story/sources/service/violations.ts', [
    ['if (counted === total) return false;', 'return false;', 'an unknown severity that is listed after the scan'],
    [
      'if (counted < listed.total) await checkTotal(',
      'if (counted > listed.total) await checkTotal(',
      'what is on a page that no total speaks of',
    ],
    [
      '!severityKnown && !ids.has(id)',
      'severityKnown && !ids.has(id)',
      'an unknown severity behind others that come late',
    ],
  ]),
  ...of('gate/story/policy/baseline-file.ts', [
    [
      "if (identity !== 'unknown' && baseline.repository === identity) return baseline;",
      "if (identity !== 'unknown') return baseline;",
      'all that the baseline of another repository holds',
    ],
    [
      "reader.readPolicyFile('trusted', path)",
      "reader.readPolicyFile('head', path)",
      'all that the author’s own baseline holds',
    ],
  ]),
  ...of('gate/story/diff.ts', [
    [
      "if (additions !== undefined && count('add') !== additions) return undefined;",
      '',
      'lines that a cut patch lacks',
    ],
    ['return after === hunk.newLines && before === hunk.oldLines;', 'return true;', 'lines that a cut hunk lacks'],
    [
      'ranges.push([Math.max(1, line - 1), line]);',
      'ranges.push([line, line]);',
      'the line before one that was taken away',
    ],
  ]),
  ...of('gate/story/policy/layers.ts', [
    [
      "reader.readPolicyFile('trusted', each));",
      "reader.readPolicyFile('head', each));",
      'what the proposal’s own policy allows',
    ],
    [
      'changes?.isComplete && !changes.files.has(path)',
      '!changes?.files.has(path)',
      'a policy that is tightened behind the end of a cut list',
    ],
    [
      "context.trust === 'own' && settings.policyRef === undefined;",
      "context.trust === 'own';",
      'a head that tightens what policy-ref says',
    ],
  ]),
  ...of('gate/story/policy/load.ts', [
    [
      'maxExceptionDays);\n  // Settings',
      '9999);\n  // Settings',
      'exceptions that a repository adds to a central policy',
    ],
  ]),
  ...of('gate/hosts/github/payload.ts', [
    [
      'Math.max(...statedTimes, toMilliseconds(commit?.timestamp) ?? 0)',
      'Math.min(...statedTimes)',
      'a scan of before the latest push',
    ],
  ]),
  ...of('gate/hosts/github/reader.ts', [
    ['return recent.length >= activityLimit ||', 'return false ||', 'a head that goes away behind a hundred others'],
    ['before.toLowerCase() === sha.toLowerCase()', 'before === sha.slice(1)', 'a head that goes away and comes back'],
    ['(now.changed_files ?? files.length) === files.length', 'true', 'files that the list of a pull request lacks'],
    [
      '(base === undefined || now.base.ref === base.branch) &&',
      '',
      'files of a pull request that is aimed elsewhere now',
    ],
  ]),
  ...of('gate/hosts/github/workflow.ts', [
    [
      "if (isProposal) return { base, change, trust: 'proposal' };",
      "if (isProposal) return { base, change, trust: 'own' };",
      'what a pull request’s own policy allows',
    ],
  ]),
];
