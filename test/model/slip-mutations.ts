/** Planted defects: slips that pass a review, in what a run reads and whom it believes. */
import { type Mutation, of } from './mutation.ts';

export const slipMutations: readonly Mutation[] = [
  ...of('gate/story/sources/service/collect.ts', [
    ['!hasSameCounts ||', '', 'counts that change after the scan has COMPLETED'],
  ]),
  ...of('gate/story/sources/service/collect.ts', [
    ['return [counts, started_at ?? null, completed_at ?? null];', 'return counts;', 'a scan that runs again'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    [
      'latestMs: completedAt ?? Number.POSITIVE_INFINITY',
      'latestMs: completedAt ?? startedAt',
      'scans beside one without an end',
    ],
    [': checkSpan(span, getServerNowMs(run, zone));', ': span;', 'a scan that ended before it began'],
    ['return isEarly ? unknownSpan', 'return false ? unknownSpan', 'a scan that began before it was created'],
    ['    if (ids.has(id)) return false;\n', '', 'our own scan as one beside it'],
    [
      "return scan?.status === 'PENDING' && !scan.started_at;",
      "return scan?.status === 'PENDING';",
      'a scan that began and says PENDING',
    ],
  ]),
  ...of('gate/story/gate.ts', [
    [
      'pickLaterDay(policy.today, source.serverTimeMs?.())',
      'policy.today',
      'an exception that has ended by the service’s clock',
    ],
  ]),
  ...of('gate/story/sources/service/source.ts', [
    [
      "headBefore.kind === 'same' ? ",
      "headBefore.kind !== 'moved' ? ",
      'a branch that nobody could see before the scan',
    ],
    [
      ".isOurs ? 'first look' : 'push'",
      " ? 'first look' : 'push'",
      'a branch that was elsewhere as an adopted scan began',
    ],
  ]),
  ...of('gate/story/sources/service/source.ts', [
    [
      'readChanges: mayNarrow ? readChanges :',
      'readChanges: context.change ? readChanges :',
      'a diff against a base of the author’s own',
    ],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    [
      'if (first.total > wholeListCap) return list;',
      'if (first.total > wholeListCap) return { ...list, completeSinceMs: 0 };',
      'an old scan, in a list that is too long to be read',
    ],
    [
      'if (scan?.completed_at) run.endedScans.set(scan_id, scan);',
      'if (scan) run.endedScans.set(scan_id, scan);',
      'a scan beside ours that had not ended when it was read first',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    [
      'nowMs - (created - aheadMs) > limitMs',
      'nowMs - (created - aheadMs) > limitMs * 24',
      'a scan that hangs since yesterday',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    [
      "isNew: before === undefined ? started.status === 'PENDING' :",
      'isNew: before === undefined ? true :',
      'a scan that had ended, where the scans could not be listed',
    ],
    [
      'started.repository_id !== run.repositoryId || started.branch !== run.branch',
      'started.repository_id !== run.repositoryId',
      'a scan of another branch, which the service has started',
    ],
  ]),
  ...of('gate/story/sources/service/resolve.ts', [
    [
      `if (others.length > 0)
    throw`,
      'if (others.length > 9) throw',
      'the first of two repositories of one address',
    ],
    [
      'if (found.repository_id === repositoryId) return found;',
      'return found;',
      'another repository than was asked for',
    ],
    [
      "isSameRepositoryUrl(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)",
      "found.vcs_url === null || isSameRepositoryUrl(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)",
      'a repository that states no address',
    ],
    [
      'if (sweep.stands) return sweep.items;',
      'if (sweep.items.length > 0) return sweep.items;',
      'the one of two repositories that a changing list shows',
    ],
  ]),
  ...of('gate/story/policy/load.ts', [
    ["context.trust === 'own' ? merged :", 'merged ? merged :', 'a grace that a proposal has for itself'],
  ]),
  ...of('gate/story/policy/layers.ts', [
    ['if (wrong === undefined) return found;', 'return found;', 'a policy that nobody reads, for its name'],
    [
      '=> !(changes?.isComplete && !changes.files.has(path));',
      '=> changes !== undefined && !(changes.isComplete && !changes.files.has(path));',
      'a policy that is tightened, where nobody can read what changed',
    ],
  ]),
  ...of('gate/story/policy/extras.ts', [
    [
      '...policy, acceptUncovered, paths, ignorePaths, skipWhen }',
      '...policy, acceptUncovered, paths, skipWhen }',
      'what the team leaves out counts again',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    [
      'const isNamed = scans.every((scan) =>',
      'const isNamed = scans.some((scan) =>',
      'the second of two scans, which names no commit',
    ],
    [
      'describeUnreadable(\n        ',
      'unmoved ?? describeUnreadable(\n        ',
      'a name of which nobody knows whether it is a tag',
    ],
  ]),
  ...of('gate/story/skip.ts', [
    [', baselineFile];', '];', 'a baseline that the pull request rewrites'],
    [' ...loaded.documents,', '', 'an OpenVEX document that the pull request rewrites'],
  ]),
  ...of('shared/text/placeholder-reason.ts', [
    [
      'return given.includes(placeholder) &&',
      'return reason === placeholderReason &&',
      'the placeholder of an exception with a full stop behind it',
    ],
  ]),
  ...of('shared/text/purl.ts', [
    [
      "if (version !== undefined && isBlank(purl.version ?? ''))",
      "if (version !== undefined && isBlank(purl.version ?? 'any'))",
      'every version, by a package URL with an empty one',
    ],
  ]),
  ...of('gate/cli/verify/decide.ts', [
    [
      "if (history?.state === 'holds')",
      "if (history?.state === 'clean')",
      'a secret that a commit still holds, as fixed',
    ],
  ]),
  ...of('gate/cli/verify/decide.ts', [
    [
      'isSameCode(before.snippet, now.snippet) ?? true',
      'isSameCode(before.snippet, now.snippet) ?? false',
      'an equal finding whose code nobody can read, as fixed',
    ],
  ]),
  ...of('gate/story/sources/origin.ts', [
    [
      "if (error instanceof GateError && error.code === 'SCAN_FAILED') return error.message;",
      "if (error instanceof GateError && error.code === 'SCAN_FAILED') return undefined;",
      'a report that the judged commit holds',
    ],
    [
      'return isSameRepositoryUrl(stated, own) ? undefined : `it is',
      'return isSameRepositoryUrl(own, own) ? undefined : `it is',
      'a report of another repository',
    ],
    [
      'return isJudged ? undefined : `it is of ${',
      'return stated !== "" ? undefined : `it is of ${',
      'a report of another commit',
    ],
  ]),
  ...of('shared/git/tracked.ts', [
    [
      "const tracking = await findHoldingRevision(location, [...revisions, 'HEAD'], signal);",
      'const tracking = await findHoldingRevision(location, [...revisions], signal);',
      'a SARIF file that another repository tracks',
    ],
  ]),
  ...of('gate/story/policy/extras.ts', [
    [
      'if (await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs)))',
      'if (await isTracked(path, [], AbortSignal.timeout(gitTimeoutMs)))',
      'a catalog of the judged commit, where another one is checked out',
    ],
    ['count !== undefined && count !== vulnerabilities.length', 'count === 0', 'a catalog that is cut'],
  ]),
  ...of('gate/hosts/github/event.ts', [
    [
      'if (stated === undefined || !set || stated === set) continue;',
      'if (stated === undefined || !set || stated !== set) continue;',
      'an event file that an earlier step wrote over',
    ],
    [
      'statedVariables[event] ?? ofPull',
      'statedVariables[event] ?? {}',
      'the event file of a pull_request_target, written over',
    ],
    ['Number(number) === pull', 'Number(number) >= pull', 'the event file of an earlier pull request'],
  ]),
  ...of('gate/hosts/github/event.ts', [
    [
      "const detachedEvents = ['pull_request_target', 'workflow_run'];",
      "const detachedEvents = ['workflow_run'];",
      'the default branch’s commit for that of a pull request',
    ],
    [
      "if (run.event === 'pull_request_target') {",
      "if (run.event === 'pull_request_review') {",
      'the base’s commit for that of a pull request',
    ],
    ["if (!theirs) return 'unknown';", "if (!theirs) return 'no';", 'a fork whose repository was deleted'],
    ["eventName === 'merge_group'", "eventName === 'merge_queue'", 'a merge group by its own policy'],
    [
      'ids.every((known) => known === theirs.id)',
      'ids.some((known) => known === theirs.id)',
      'a repository that took the name of ours',
    ],
    ['if (!push.deleted && !/^0+$/.test(push.after)) return', 'if (!push.deleted) return', 'a branch that was deleted'],
  ]),
  ...of('gate/hosts/github/payload.ts', [
    [
      '[repository?.pushed_at, pull?.updated_at, run?.created_at]',
      '[repository?.pushed_at, run?.created_at]',
      'a scan of before the pull request’s last push',
    ],
    [
      "typeof time === 'number' ? time * 1000 :",
      "typeof time === 'number' ? time :",
      'any scan since 1970, for one of after the push',
    ],
  ]),
  ...of('gate/hosts/github/reader.ts', [
    ['return found !== undefined && (', 'return found?.ref === name && (', 'a tag of the branch’s name'],
    [
      '(headSha === undefined || now.head.sha === headSha.toLowerCase()) &&',
      '',
      'the files of a pull request that was pushed to since',
    ],
    ['isComplete: listed.isComplete && isSame', 'isComplete: listed.isComplete', 'a file that one of two lists lacks'],
  ]),
  ...of('gate/hosts/github/comment-commands/people.ts', [
    ["if (response.user?.id !== id) return 'outsider';", '', 'whoever took the login of somebody who could write'],
    [
      'if (commits.length !== pull.commits) return',
      'if (commits.length > pull.commits) return',
      'the author of the 251st commit',
    ],
    [
      'if (people === undefined) return',
      'if (people?.length === 0) return',
      'a commit of somebody whom GitHub does not know',
    ],
    [
      'const knownAccounts = [author, committer].map(',
      'const knownAccounts = [author].map(',
      'whoever committed in another’s name',
    ],
    ['a.login?.toLowerCase() === b.login.toLowerCase()', 'a.login === b.login', 'the author, in capitals'],
  ]),
  ...of('gate/hosts/context/source-rules.ts', [
    [
      'const branch = hasUntrustedBase(subject) ? subject.defaultBranch : subject.base?.branch;',
      'const branch = subject.base?.branch ?? subject.defaultBranch;',
      'what the base of the author’s own holds already',
    ],
    [
      'if (ci !== undefined && mayBeFork(ci) && ci.isForkOfOrigin !== true) {',
      'if (ci !== undefined && mayBeFork(ci) && ci.isForkOfOrigin === false) {',
      'the policy of the fork that proposes',
    ],
    ['ref: subject.headSha ?? `', 'ref: `', 'a policy that was tightened at the judged commit'],
  ]),
  ...of('gate/hosts/github/workflow.ts', [
    [
      'branch !== undefined && defaultBranch !== undefined;',
      'false;',
      'existing findings of a branch without a pull request count',
    ],
    [
      'branch !== undefined && branch === defaultBranch',
      'branch === defaultBranch || defaultBranch === undefined',
      'any branch, where nothing names the default one',
    ],
  ]),
  ...of('gate/hosts/registry.ts', [
    [
      "...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],",
      '',
      'a CI system that says so in a variable of its own',
    ],
    ["Boolean(env[name]) && env[name] !== 'false'", "env[name] === 'true'", 'a CI system that sets CI=1'],
  ]),
  ...of('gate/hosts/diff.ts', [
    ["const parts = status === 'T' ? 2 : 1;", 'const parts = 1;', 'the lines of a file behind one that became a link'],
    ["'--ignore-submodules=none',", "'--ignore-submodules=all',", 'a submodule that moves'],
    ["'--no-ext-diff',\n", '', 'a program of the checkout, as its way to compare'],
  ]),
];
