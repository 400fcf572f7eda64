/** Planted defects outside the judgement: in what surrounds a run, how it talks, what it shows, and how it ends. */
import { type Mutation, of } from './mutation.ts';

export const placeMutations: readonly Mutation[] = [
  ...of('gate/action/step.ts', [
    ['settings.apiKey !== undefined || !context', '!context', 'a forged event of a fork'],
    ['!context.isWithoutSecrets || isRefused', 'isRefused', "the action's scanners where a secret was deleted"],
  ]),
  ...of('gate/settings/reading.ts', [
    ['if (isWritten(name) && !isGiven(name))', 'if (!name)', 'a service whose address was deleted'],
    ['|| !isWritten(name) ||', '|| !isGiven(name) ||', 'a key that was deleted'],
  ]),
  ...of('shared/http/http.ts', [
    ['if (size <= bodyCapBytes)', 'if (size >= 0)', 'an answer without an end'],
    ["if (encoding !== 'identity')", "if (encoding === 'br')", 'a body in a form that nobody asked for'],
    ['if (status < 200) return;', '', 'a word before the answer as the answer'],
  ]),
  ...of('shared/http/http.ts', [
    [
      'buildConnector({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false })',
      'buildConnector({ timeout: timeouts.connectMs, allowH2: false })',
      'a service without a certificate, where a variable turns verification off',
    ],
    [
      'const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);',
      'const certificate = false;',
      'a wrong certificate as an outage that passes',
    ],
    ["'accept-encoding': 'identity'", "'accept-encoding': 'gzip'", 'a body that unpacks to gigabytes'],
    [
      'const unsent = unsentErrors.has(cause) ||',
      'const unsent = true || unsentErrors.has(cause) ||',
      'a request that was lost, as one that never left',
    ],
  ]),
  ...of('gate/story/sources/service/client.ts', [
    ["isOnce: wanted.method !== 'GET'", 'isOnce: false', 'a second scan after a lost answer'],
    ['removeSecrets(text, [apiKey])', 'text', 'the key in a message'],
    ['session.limit.concurrency = 1;', '', 'four requests at a time against a service that asked for fewer'],
  ]),
  ...of('gate/story/sources/service/wire.ts', [
    ["text === '..' ||", '', 'an id that climbs'],
    ["scope === 'none' ? {}", 'scope !== "none" ? {}', 'requests without the key'],
    ['return encodeURIComponent(text);', 'return text;', 'an id that is a path'],
  ]),
  ...of('shared/http/call.ts', [
    [
      "outcome.kind === 'failure' ? !outcome.unsent :",
      "outcome.kind === 'failure' ? false :",
      'a second scan after a reset',
    ],
    [
      'isSuccess(outcome.status) || isTransient(outcome.status);',
      'isSuccess(outcome.status);',
      'a second scan after a 503',
    ],
    [' || attempts + 1 >= maxAttempts) throw error;', ') throw error;', 'attempts without an end'],
    ['if (clock.now() + waitMs >= deadline) throw error;', '', 'a wait beyond the time limit'],
    ['if (isAmbiguous || !mayPass', 'if (!mayPass', 'a comment that is written twice'],
    ['status === 408 || status >= 500', 'status >= 500', 'a 408 for a refusal'],
  ]),
  ...of('gate/story/sources/service/client.ts', [
    ["session.assume['retry-after-unit'] === 'ms' ? detail : detail * 1000", 'detail', 'seconds for milliseconds'],
  ]),
  ...of('gate/hosts/repository-url.ts', [
    [
      'first.host === second?.host && first.path === second.path',
      'first.path === second?.path',
      'the repository of that name on another host',
    ],
    [
      'isCaseless ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed',
      '{ host: parsed.host, path: parsed.path.toLowerCase() }',
      'another repository that differs in case',
    ],
  ]),
  ...of('gate/hosts/remote.ts', [
    [
      "if (listed === undefined) return { kind: 'unknown' };",
      "if (listed === undefined) return { kind: 'absent' };",
      'an origin that cannot be asked, for one without the branch',
    ],
    ['line === undefined ?', 'line !== undefined ?', 'a branch that is not there'],
  ]),
  ...of('gate/hosts/context/context.ts', [
    [
      "change !== undefined && change.fork !== 'no'",
      "change?.fork === 'yes'",
      'a pull request of which nobody says whence it is',
    ],
  ]),
  ...of('gate/hosts/context/checkout.ts', [
    [
      'if (sides.length === 0 || head === undefined) return head;',
      'return head;',
      'a merge that was made for the test, for the head',
    ],
    [
      "return head.kind === 'at' && head.sha === sha;",
      "return head.kind === 'at';",
      'a fork with a branch of our name',
    ],
  ]),
  ...of('gate/hosts/context/pipeline.ts', [
    [
      "const isOwn = head?.kind === 'at' && head.sha === checkoutFacts.headSha;",
      "const isOwn = isCertain && (head?.kind !== 'at' || head.sha === checkoutFacts.headSha);",
      'a commit by its own policy, where nobody can ask origin',
    ],
    [
      'readCiRun(variables) ?? (isAttended ? undefined : unattendedRun)',
      'readCiRun(variables)',
      'a job that hides its variables, as a laptop',
    ],
  ]),
  ...of('gate/run/place.ts', [
    [
      'const mark = local ? findCiMark(env) : undefined;',
      'const mark = local ? env.CI : undefined;',
      '--local in a CI system',
    ],
  ]),
  ...of('gate/hosts/sources.ts', [
    [
      "if (head.kind !== 'at' || head.sha !== otherwise.sha) throw error;",
      "if (head.kind !== 'at') throw error;",
      'the policy of a commit that the default branch has left',
    ],
  ]),
  ...of('gate/hosts/context/source-rules.ts', [
    [
      'trustedPolicy: chooseCurrentPolicy(subject, path, policy),',
      "trustedPolicy: subject.trust === 'own' ? chooseCheckoutPolicy(subject, path) : chooseGithubPolicy(subject, policy),",
      'an older commit of the default branch by its own rules',
    ],
  ]),
  ...of('gate/story/policy/layers.ts', [
    [
      "return system === 'unattended' && (kind === 'unreadable' || kind === 'origin');",
      "return system !== 'github' && (kind === 'unreadable' || kind === 'origin');",
      'a proposal in a CI system whose policy cannot be read, by the defaults',
    ],
    [
      "if (code !== 'NOT_FOUND' && code !== 'UNAVAILABLE') throw error;",
      '',
      'a broken policy file of the default branch, as none',
    ],
    [
      'settings.policyRef !== undefined || !mayLackTrustedSource(request)',
      '!mayLackTrustedSource(request)',
      'the defaults in place of a named policy that cannot be read',
    ],
  ]),
  ...of('gate/hosts/github/reader.ts', [
    ['recent.length >= activityLimit ||', '', 'a head that went away behind a hundred other moves'],
    ['sinceMs - activitySlackMs', 'sinceMs + activitySlackMs', 'a head that goes away as the run begins'],
    ['isComplete: isSame && files.length < fileLimit', 'isComplete: isSame', 'what lies behind the 3,000th file'],
    ['isComplete: files.length < compareLimit', 'isComplete: true', 'what lies behind the 300th file'],
    ['if (branch !== undefined && tag !== undefined) {', 'if (false) {', 'a tag of the branch’s name, as its policy'],
    [
      'previousPath, patch, additions, deletions, isRemoved, ...',
      'previousPath, patch, additions: undefined, deletions: undefined, isRemoved, ...',
      'a patch that is cut at the end of a hunk',
    ],
  ]),
  ...of('gate/hosts/github/client.ts', [
    [
      'if (status !== 403 && status !== 429) return undefined;',
      'if (status !== 429) return undefined;',
      'a limit for a missing permission',
    ],
    ['leastUnstatedMs * 2 ** earlier', 'leastUnstatedMs', 'the same wait again and again'],
    [
      'clock.now() + waitMs + reserveMs < deadline',
      'clock.now() + waitMs < deadline + waitMs',
      'a wait until the run’s own end',
    ],
  ]),
  ...of('gate/hosts/github/client.ts', [
    [
      'const content = redactAll(parameters ?? {}, state.secrets)',
      'const content = redactAll(parameters ?? {}, [])',
      'the key in what is written on GitHub',
    ],
    [
      "const secrets = [...(options.secrets ?? []), options.token ?? ''];",
      "const secrets = [options.token ?? ''];",
      'the service’s key in what is written on GitHub',
    ],
    ['isOnce: asked.isOnce,', '', 'a comment that is written twice'],
    ['if (items.length < pageSize) break;', 'break;', 'all pages but the first'],
  ]),
  ...of('gate/hosts/github/comment-commands/people.ts', [
    [
      'commit.verification?.verified !== true',
      'commit.verification?.verified === false',
      'a suppression by whoever pushed a commit in another name',
    ],
    ['if (isSame(pull.user, commenter)) return', 'if (pull.user === null) return', 'a suppression by the author'],
  ]),
  ...of('gate/hosts/github/event.ts', [
    [
      "branch: fork === 'no' ? pull.head.ref : createForkError(pull.head.repo),",
      'branch: pull.head.ref,',
      'our branch of the same name instead of a fork',
    ],
    ['return isPrivate === false ||', 'return isPrivate !== true &&', 'the backlog of a public repository'],
  ]),
  ...of('gate/hosts/buildkite/system.ts', [
    [
      'return theirs === undefined || theirs !== ours;',
      'return theirs !== undefined && theirs !== ours;',
      'a fork whose source cannot be compared',
    ],
    ['headSha: isMerged ? undefined : built', 'headSha: undefined', 'a branch that moved'],
  ]),
  ...of('gate/hosts/jenkins/system.ts', [
    ['isFork: env.CHANGE_FORK ? true :', 'isFork: env.CHANGE_FORK ? false :', 'a fork in Jenkins'],
    ["env.BRANCH_IS_PRIMARY === 'true' ? branch : undefined", 'branch', 'any branch as the default one'],
  ]),
  ...of('gate/hosts/gitlab/system.ts', [
    [
      'isFork: isDifferentName(env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID, env.CI_MERGE_REQUEST_PROJECT_ID)',
      'isFork: false',
      'a fork in GitLab',
    ],
    [
      "env.CI_PROJECT_VISIBILITY === 'public'",
      "env.CI_PROJECT_VISIBILITY === 'open'",
      'the backlog of a public project',
    ],
  ]),
  ...of('gate/hosts/azure/system.ts', [
    [
      'parseBoolean(env.SYSTEM_PULLREQUEST_ISFORK)',
      "env.SYSTEM_PULLREQUEST_ISFORK === 'true'",
      'a fork in Azure, which writes True',
    ],
    ['const tag = parseTag(ref);', 'const tag = undefined;', 'a tag'],
  ]),
  ...of('gate/hosts/circleci/system.ts', [
    ['env.CIRCLE_PR_NUMBER) || ofFork !== undefined', 'env.CIRCLE_PR_NUMBER)', 'a fork in CircleCI, built as pull/7'],
  ]),
  ...of('gate/hosts/system.ts', [
    ["return text?.startsWith('refs/') ? undefined : text;", 'return text;', 'a ref that is no branch'],
    ['/^[0-9a-f]{12,64}$/', '/^[0-9a-f]{4,64}$/', 'a word for a commit'],
  ]),
  ...of('shared/git/hardening.ts', [
    ["  'core.fsmonitor': 'false',\n", '', 'a program of the checkout, as its file watcher'],
    ["GIT_NO_REPLACE_OBJECTS: '1',", '', 'other contents than the commit holds'],
    ["GIT_ALLOW_PROTOCOL: 'none',", '', 'a program in the place of an address'],
  ]),
  ...of('shared/git/environment.ts', [
    ['isAbsolute(file) && !isInFolder(file, workTree)', 'true', 'a configuration file of the branch'],
    ['machine: machineNames,', "machine: [...machineNames, 'SCAN_GATE_API_KEY'],", 'the key in the environment of git'],
    [
      'const wanted = new Set(names[need].map(normaliseCase));',
      'const wanted = new Set(names.origin.map(normaliseCase));',
      'the job’s token in the environment of a scanner',
    ],
  ]),
  ...of('shared/git/origin.ts', [
    [
      "return isRemote ? remoteProtocols : 'file';",
      "return 'https:ssh:file:ext';",
      'a program in the place of an address',
    ],
    ['/^\\.\\.?(?:[\\\\/]|$)/.test(url)', '/^\\.(?:[\\\\/]|$)/.test(url)', 'an origin one folder further'],
  ]),
  ...of('shared/git/export.ts', [
    ['(?:\\.git|git~1)', '(?:\\.git)', 'a path into the folder of git on Windows'],
    ["part === '' || part === '.' || part === '..'", "part === '' || part === '.'", 'a path out of the tree'],
    ['git~1)[. ]*$', 'git~1)$', 'a path into the folder of git with a dot behind it'],
  ]),
  ...of('gate/hosts/log.ts', [
    [
      "const all = [secret, secret?.trim(), ...(secret ?? '').split(/\\r?\\n/)];",
      'const all = [secret];',
      'the lines of a secret',
    ],
  ]),
  ...of('gate/run/session.ts', [
    ['process.exitCode = 2;', '', 'a run that ends without a word'],
    ['enforced: !settings?.warnOnly,', 'enforced: true,', 'results that are not enforced, without a word'],
    [' && isLoopback(address)', '', 'a test clock against a real service'],
    ['fileErrors: fileErrors + state.lostOutputs,', 'fileErrors,', 'an output that was not written'],
    ['cancel.abort(state.fault);', '', 'a fault that nobody caught'],
    ['signal: state.isStopExpected ? undefined : state.signal,', 'signal: undefined,', 'a run that was cancelled'],
  ]),
  ...of('gate/settings/setting.ts', [
    [
      'other !== undefined && other < base',
      'other === undefined || other < base',
      'a score that a proposal leaves out',
    ],
    ['isStricter\n    ? { value: other', '!isStricter\n    ? { value: other', 'whatever is less strict'],
  ]),
  ...of('gate/settings/entries/run.ts', [
    [
      "base[reason] === 'warn' && other[reason] !== 'warn'",
      'base[reason] !== other[reason]',
      'a repository that softens a central policy',
    ],
    ["value === 'warn' && hardReasons.includes(name)", 'value === "soft"', 'wrong settings as a warning'],
    ["[name, hardReasons.includes(name) ? 'fail' : base]", '[name, base]', 'wrong settings under a general warning'],
  ]),
  ...of('gate/settings/entries/service.ts', [
    ["if (text.includes('@')) complain", "if (text.includes('@@')) complain", 'a password in an address'],
    [
      "file: { refused: 'a file must not choose where the key is sent' },",
      'file: { form: { type: "string" } as never },',
      'a file that sends the key elsewhere',
    ],
  ]),
  ...of('shared/http/confidential.ts', [
    [
      '/^(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])$/',
      '/^(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])/',
      'a host that begins like this machine',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    ['if (isLeft !== true) return unmoved;', 'return unmoved;', 'a head that goes away and comes back'],
    [
      'const other = scans.find((scan) => isSameCommit(scan.commit_sha, headSha) === false);',
      'const other = scans.slice(0, 1).find((scan) => isSameCommit(scan.commit_sha, headSha) === false);',
      'the second of two adopted scans',
    ],
    [
      "if (head.toLowerCase() === headSha.toLowerCase()) return { kind: 'same' };",
      "if (head.slice(0, 1) === headSha.slice(0, 1)) return { kind: 'unmoved' };",
      'a branch that moved',
    ],
  ]),
  ...of('gate/story/sources/findings/source.ts', [
    [
      'const changes = mayNarrow ? await readChanges() : undefined;',
      'const changes = await readChanges();',
      'suppressions that a base of the author’s own makes look old',
    ],
    [
      'const compared = mayNarrow ? comparison : undefined;',
      'const compared = comparison;',
      'what a base of the author’s own is known to hold',
    ],
    ["if (origin !== 'sarif') return 'scan';", '', 'what is not compared, as if the change decided it'],
  ]),
  ...of('gate/story/sources/findings/scan.ts', [
    ['signal.throwIfAborted();', '', 'a scan that was stopped as one that failed'],
    ["shown.replaceAll(path, '(repository)')", 'shown', 'paths of the machine in the message of a scan that failed'],
  ]),
  ...of('gate/story/sources/findings/source.ts', [
    [
      "return suppression === 'accepted' && !isBaseOwn;",
      "return suppression === 'accepted';",
      'suppressions where a base of the author’s own hides what is changed',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    ['return moved ?? checkScanned(', 'return checkScanned(', 'a move that was seen while the scan ran'],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    ['if (error.status === 409) return', 'if (error.status === 410) return', 'a scan that runs already, and the run'],
    [
      'scan.repository_id === run.repositoryId && scan.branch === run.branch',
      'scan.repository_id === run.repositoryId',
      'a scan of another branch',
    ],
    [
      'const settleRounds = [2000, 4000, 6000, 8000, 12_000];',
      'const settleRounds = [2000, 4000];',
      'a second scan after six seconds',
    ],
  ]),
  ...of('gate/hosts/github/surfaces/review.ts', [
    ['github.shownSha ?? report.headSha', 'report.headSha', 'comments on a commit that GitHub does not show'],
  ]),
  ...of('gate/hosts/github/surfaces/check-run/surface.ts', [
    [
      "github.shownSha ?? report.headSha ?? ''",
      "report.headSha ?? ''",
      'a check run on a commit that GitHub does not show',
    ],
  ]),
  ...of('gate/hosts/github/surfaces/code-scanning.ts', [
    [
      "if (report.verdict === 'inconclusive') return leave(",
      "if (report.verdict === 'inconclusive' && report.exitCode === 0) return leave(",
      'an upload that closes every alert',
    ],
    ['...(leftOut > 0 ?', '...(leftOut < 0 ?', 'alerts that found no room'],
    ['sarif.length <= uploadBytes || count === 0', 'true', 'an upload that GitHub refuses for its size'],
    ['github.shownSha ?? report.headSha', 'report.headSha', 'alerts at a commit that GitHub does not show'],
    ['...(placeless > 0 ?', '...(placeless < 0 ?', 'findings that cannot become alerts'],
  ]),
  ...of('gate/hosts/github/surfaces/check-run/progress.ts', [
    ["|| reviewed === 'overtaken') return;", ') return;', 'a newer run’s check run, closed by one that was cancelled'],
    ["if (reviewed === 'overtaken') markCompleted();", '', 'an older run’s pass over a newer failure'],
  ]),
  ...of('gate/hosts/github/surfaces/check-run/check-run.ts', [
    [
      "if (before === undefined && isNewer(found, startedMs)) return 'overtaken';",
      '',
      'an older run that comes to the check run later',
    ],
    ['getStartTime(b) - getStartTime(a) || b.id - a.id', 'a.id - b.id', 'a newer run with a check run of its own'],
    ["filter: 'all'", "filter: 'latest'", 'all but the latest check run of the name'],
  ]),
  ...of('gate/hosts/github/surfaces/check-run/surface.ts', [
    [
      "if (!enforced) return 'neutral';",
      "if (!enforced) return 'success';",
      'a check run that is green although nothing was enforced',
    ],
    ['if (client.timeLeftMs() < conclusionReserveMs)', 'if (client.timeLeftMs() < 0)', 'a check run that never ends'],
    ['...(refused > 0 ?', '...(refused > 9 ?', 'annotations that GitHub refused'],
    ['...(late > 0 ?', '...(late < 0 ?', 'annotations for which there was no time'],
    ['all === undefined ? [] : [all]', '[]', 'annotations that are left out'],
  ]),
  ...of('gate/hosts/github/surfaces/comment/comment.ts', [
    ['if (more > 0) items.push(', 'if (more < 0) items.push(', 'settled findings that are not listed'],
    [".replaceAll('<!--', '<! --')", '', 'a memory that somebody else wrote'],
  ]),
  ...of('gate/hosts/github/surfaces/comment/comment.ts', [
    [
      "if (report.verdict === 'inconclusive') return 'unsure';",
      '',
      'findings that are called fixed by a run that could not decide',
    ],
  ]),
  ...of('gate/report/annotations.ts', [
    [
      'if (deciding.shown >= deciding.total && others.shown >= others.total) return undefined;',
      'if (deciding.shown >= deciding.total) return undefined;',
      'what else is left out of the annotations',
    ],
  ]),
  ...of('gate/hosts/github/own-comments.ts', [
    ['user?.login.toLowerCase() === self', 'user !== undefined', 'a comment of somebody else'],
  ]),
  ...of('gate/hosts/github/identity.ts', [
    [
      '=== wanted || key.startsWith(`',
      '.startsWith(wanted) || key.startsWith(`',
      'the check run of a category whose name begins alike',
    ],
  ]),
  ...of('gate/hosts/github/surfaces/step.ts', [
    ['lines: line === undefined ? [] : [line]', 'lines: []', 'annotations of the step that are left out'],
  ]),
  ...of('gate/surfaces/log.ts', [
    ["level: exitCode === 0 ? 'warning' : 'error',", "level: 'warning',", 'a step that fails, as a warning'],
    ["verdict === 'passed' || !hasJudged(reason)", 'true', 'a run that was let through'],
  ]),
  ...of('gate/surfaces/files.ts', [
    ['if (request !== undefined) fileErrors += 1;', '', 'a file that was asked for and is not there'],
  ]),
];
