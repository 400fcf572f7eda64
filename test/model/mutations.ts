/** Planted defects: each one line of the policy or the sweeps changed so that a blocking finding could pass. */
import { advisoryMutations } from './advisory-mutations.ts';
import { handoverMutations } from './handover-mutations.ts';
import { type Mutation, of } from './mutation.ts';
import { placeMutations } from './place-mutations.ts';
import { ruleModels } from './rules/registry.ts';
import { slipMutations } from './slip-mutations.ts';
import { storyMutations } from './story-mutations.ts';
import { teamMutations } from './team-mutations.ts';
import { wireMutations } from './wire-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...advisoryMutations,
  ...placeMutations,
  ...storyMutations,
  ...teamMutations,
  ...handoverMutations,
  ...slipMutations,
  ...wireMutations,
  ...of('gate/policy/judge.ts', [
    ["bounds.lo > rule.limit ? 'failed'", "bounds.lo > rule.limit + 1 ? 'failed'", 'one finding above the limit'],
    ['bounds.hi <= rule.limit', 'bounds.lo <= rule.limit', 'whatever is not proven to block'],
    [
      "if (verdict === 'failed') return",
      "if (verdict === 'failed' && rules.length === 1) return",
      'a fail beside a second rule',
    ],
    [
      "if (rule.severities.includes('CRITICAL')) parts",
      "if (rule.severities.includes('INFO')) parts",
      'findings of unknown severity',
    ],
    [
      'parts.reduce((sum, { hi }) => sum + hi, 0)',
      'parts.reduce((sum, { hi }) => Math.min(sum, hi), 0)',
      'all severities but the smallest',
    ],
    ['if (doubt !== undefined) return', 'if (doubt === "") return', 'what no scanner looked at'],
    [
      "if (policy.scope === 'new' && open.length > 0)",
      "if (policy.scope === 'new' && open.length > 9)",
      'a new finding in the place of an old one of another severity',
    ],
  ]),
  ...of('shared/text/limits.ts', [
    [
      'changed.has(path) && hasMore(hidden,',
      'false && hasMore(hidden,',
      'a changed file in which data flow ended early',
    ],
    [
      '...head.sources.filter((each) =>',
      '...head.sources.filter((each) => each === "" &&',
      'a request that comes from too far away',
    ],
    ['return count <= 0;', 'return count < 0;', 'a place whose code another place has'],
  ]),
  ...of('scanners/sast/program/links.ts', [
    [
      'const ranked = importers.toSorted((a, b) => getRank(a) - getRank(b));',
      'const ranked = importers;',
      'the last of many users of a function',
    ],
    [
      'for (const importer of ranked.slice(limits.mostImporters)) bounds.cut(importer);',
      '',
      'users of a function beyond the limit',
    ],
  ]),
  ...of('scanners/sast/program/parsing.ts', [
    ['for (const decorator of decorators ?? []) this.visit(decorator);', '', 'what a decorator is made from'],
    ['ignoreEval: true,', 'ignoreEval: false,', 'a value in a script that calls eval'],
    [
      "\n  Property: ['decorators', 'key', 'value'],",
      "\n  Property: ['decorators', 'key'],",
      'a call inside of an object',
    ],
  ]),
  ...of('scanners/engine/tree-index.ts', [
    [
      'const isCut = found.length > most.entries ||',
      'const isCut = false &&',
      'a file to which more requests lead than are followed',
    ],
  ]),
  ...of('gate/policy/statements.ts', [
    ['mergeStatements(known, finding)', 'known', 'the open version of a finding that was listed twice'],
  ]),
  ...of('gate/policy/verdict.ts', [
    [
      "['failed', 'inconclusive', 'passed'] as const",
      "['failed', 'passed', 'inconclusive'] as const",
      'rules that are open',
    ],
  ]),
  ...of('gate/policy/slice.ts', [
    [
      'if (evidence.counts[severity] === undefined) return',
      'if (evidence.counts === undefined) return',
      'a severity that the scan does not count',
    ],
    [
      "if (!list.stands) return 'the list kept",
      "if (list === null) return 'the list kept",
      'what moved between the pages',
    ],
    ['return gap === undefined ? undefined :', 'return gap !== null ? undefined :', 'what a lagging list lacks'],
    [
      'countFindings(findings, isCandidate) !== slice.counted',
      'findings.length === 0',
      'as many as other branches have excepted',
    ],
    [
      'return distrust === undefined && list?.settled === true;',
      'return distrust === undefined && list?.stands === true;',
      'what a list shows 5 s later',
    ],
    [
      'return distrust === undefined && list?.settled === true;',
      'return list?.settled === true;',
      'what the scan counts and the list lacks',
    ],
    [
      "if (finding.label === 'elsewhere') continue;",
      "if (finding.label !== 'seen') continue;",
      'findings that may be of this scan',
    ],
    [
      "if (!isOpen(finding)) return 'no';",
      "if (finding.status !== 'OPEN') return 'no';",
      'unknown statuses, and FIXED ones that the scan saw',
    ],
    [
      'andTernary(matches, negateTernary(question.isExcepted(finding)))',
      "question.isExcepted(finding) === 'no' ? matches : 'no'",
      'what an exception may cover',
    ],
    [
      "finding.label === 'seen' && finding.status === 'OPEN' && isBlockingFinding",
      "finding.status === 'OPEN' && isBlockingFinding",
      'as many as other branches have excepted',
    ],
    [
      "&& finding.status === 'OPEN' && isBlockingFinding(finding, question) === 'no'",
      "&& isBlockingFinding(finding, question) === 'no'",
      'as many as are suppressed',
    ],
    [
      "isBlockingFinding(finding, question) === 'no',",
      "isBlockingFinding(finding, question) !== 'yes',",
      'as many as are not known',
    ],
    ["evidence.unknownSeverities !== 'unread' && (", '(', 'unknown severities that were not read'],
    [
      '(unknown.length === 0 || evidence.lists.CRITICAL?.settled === true)',
      'true',
      'unknown severities in a list that lags',
    ],
    [
      'return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };',
      'return listed;',
      'unknown severities that were not read',
    ],
    [
      'const counted = slice.counted ?? Number.POSITIVE_INFINITY;',
      'const counted = slice.counted ?? 0;',
      'a severity that the scan does not count',
    ],
  ]),
  ...of('gate/policy/evidence.ts', [
    [
      "return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);",
      'return false;',
      'FIXED although this scan saw it',
    ],
    [
      "return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);",
      "return finding.label === 'seen';",
      'FIXED by a scan beside ours although ours saw it',
    ],
    ["|| finding.status === 'UNKNOWN'", "|| finding.status === 'FIXED'", 'a status that nobody knows'],
    ['listed < counted ?', 'listed + 1 < counted ?', 'one finding that the list lacks'],
  ]),
  ...of('shared/severity.ts', [
    ['getSeverityRank(severity) + 1', 'getSeverityRank(severity)', 'the severity that is named itself'],
  ]),
  ...of('gate/policy/finding.ts', [
    [
      'if (stated && known === undefined) unclear',
      "if (stated && known === undefined && fact === 'line') unclear",
      'a word that nobody knows beside one that is milder',
    ],
    ["severity: severity ?? 'CRITICAL',", "severity: severity ?? 'INFO',", 'unknown severities'],
    ["?? 'UNKNOWN',", "?? 'FIXED',", 'unknown statuses'],
    [
      "if (lastSeen < window.startedAt) return 'elsewhere';",
      "if (lastSeen <= window.startedAt) return 'elsewhere';",
      'what was seen in the first moment',
    ],
    [
      "if (lastSeen < window.startedAt) return 'elsewhere';",
      "if (lastSeen < (window.completedAt ?? 0)) return 'elsewhere';",
      'what was seen before the last moment',
    ],
    [
      "lastSeen > window.completedAt) return 'maybe';",
      "lastSeen > window.completedAt) return 'elsewhere';",
      'what a later scan saw again',
    ],
    [
      "window.completedAt === undefined) return 'maybe';",
      "window.completedAt === undefined) return 'elsewhere';",
      'findings without a time',
    ],
    [
      'window?.startedAt === undefined || window.completedAt === undefined)',
      'window?.startedAt === undefined)',
      'what is older than a scan that has no end',
    ],
    [
      'firstDetected: isFuture ? undefined : firstDetected,',
      'firstDetected,',
      'a finding that is first detected tomorrow, as young',
    ],
    [
      "mayHaveRunAt(other, lastSeen)) ? 'maybe'",
      "mayHaveRunAt(other, lastSeen)) ? 'elsewhere'",
      'findings while another scan ran',
    ],
    ['const minStampedTimes = 2;', 'const minStampedTimes = 0;', 'findings whose last time is of another scan'],
    [
      '|| !times.every((time) => ends.has(time))',
      '|| !times.some((time) => ends.has(time))',
      'findings that are stamped within the scan',
    ],
  ]),
  ...of('gate/policy/statements.ts', [
    [
      'if (first === undefined || second === undefined || isSame) return first ?? second;',
      'return first ?? second;',
      'what one of two sources states milder',
    ],
    ['if (unclear.has(fact)) return undefined;', '', 'what became unclear before a third source spoke'],
    [
      "resolveFact('title', [getStatedTitle(a), getStatedTitle(b)]);",
      '',
      'what an exception covers by one of two titles',
    ],
    [
      'getSeverityRank(first.severity) <= getSeverityRank(second.severity) ? first : second',
      'second',
      'a finding whose detail names a lower severity',
    ],
    [
      'severityKnown: first.severityKnown && second.severityKnown',
      'severityKnown: first.severityKnown || second.severityKnown',
      'a severity that one source names in a word of its own',
    ],
    ['cvss: pickGreater(a.cvss, b.cvss),', '', 'the higher score of a record that came twice'],
    [
      'lastSeen: pickGreater(a.lastSeen, b.lastSeen)',
      'lastSeen: b.lastSeen',
      'a time that was later at the first read',
    ],
  ]),
  ...of('gate/policy/times.ts', [
    [
      'return other > day ? other : day;',
      'return day;',
      'what an exception of yesterday covers, where the runner is set back',
    ],
    [
      "zonePattern.test(value) !== (zone === 'stated')",
      "(zone === 'none' && zonePattern.test(value))",
      'findings whose time has no zone',
    ],
    [
      'startedAt > completedAt;',
      'startedAt > completedAt + 1e15;',
      'what a scan that starts after it ends did not see',
    ],
    ['latest > nowMs + stampSlackMs)', 'latest > nowMs + 1e15)', 'what a scan of tomorrow did not see'],
  ]),
  ...of('gate/policy/changes.ts', [
    [
      "if (filePath === undefined || !changes.isComplete) return 'unknown';",
      "if (filePath === undefined || !changes.isComplete) return 'no';",
      'findings without a file, and files that a cut list lacks',
    ],
    [
      "if (filePath === undefined || !changes.isComplete) return 'unknown';",
      "if (filePath === undefined) return 'unknown';",
      'files that a cut list lacks',
    ],
    [
      "if (isTooLongForPath(filePath)) return 'unknown';",
      "if (isTooLongForPath(filePath)) return 'no';",
      'files whose path is longer than any',
    ],
    [
      "isPathSuffix(changed, path))) return 'unknown';",
      "isPathSuffix(changed, path))) return 'no';",
      'files whose path is cut',
    ],
    ["if (path === '') return 'unknown';", '', 'findings whose file has no name'],
    [
      "isPathSuffix(folder, path)) ? 'unknown' : 'no';",
      "isPathSuffix(folder, path)) ? 'no' : 'no';",
      'findings in a folder',
    ],
    [
      "if (namesakes.some((changed) => isPathSuffix(path, changed))) return 'yes';",
      '',
      'files whose path begins further up',
    ],
    [
      "if (file?.lines === undefined || line === undefined) return 'yes';",
      "if (file?.lines === undefined || line === undefined) return 'no';",
      'findings without a line, and files without a patch',
    ],
    ['first <= line && line <= last', 'first < line && line <= last', 'the first line of a part'],
    ['first <= line && line <= last', 'first <= line && line < last', 'the last line of a part'],
    ["    .replaceAll('\\\\', '/')\n", '', 'paths of Windows below another folder'],
    ["return foldCase(parts.join('/'));", "return parts.join('/').normalize('NFC');", 'paths of another case'],
  ]),
  ...of('gate/policy/untouched.ts', [
    [
      "isInChangedFile(finding, changes) !== 'no'",
      "isInChangedFile(finding, changes) === 'yes'",
      'secrets in what may be a changed file',
    ],
    [
      "return findTouchedKinds(changes).dependencies ? 'yes' : 'no';",
      "return 'no';",
      'dependencies that the pull request brings in',
    ],
    ["    default:\n      return 'yes';", "    default:\n      return 'no';", 'code that other code makes dangerous'],
    ['return infrastructure || (', 'return (', 'configuration by other files’ values'],
    ['|| (programs && (isProgram(path) || matchesAnyPattern(generated, path)))', '', 'templates that a program writes'],
    [
      "if (held?.get(filePath) === undefined) return 'unknown';",
      "if (held?.get(filePath) === undefined) return 'no';",
      'secrets of removed files',
    ],
    ["return held.get(filePath) ? 'no' : 'yes';", "return 'no';", 'secrets of files that are gone'],
    ['isModule || !leaves(path)', '!leaves(path)', 'what a submodule brings'],
  ]),
  ...of('gate/policy/untouched.ts', [
    [
      'name === undefined || isPackageFile(path) || matchesAnyPattern(buildFiles, name)',
      'name === undefined',
      'dependencies of a build',
    ],
    [
      'return isProgram(name) && !isVendored(name) && !matchesAnyPattern(buildFolders, name);',
      'return true;',
      'manifests that no table names',
    ],
    [
      'isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name)',
      'isProgram(name)',
      'infrastructure that a program writes',
    ],
    [
      'return folded === foldCase(path) ? folded : undefined;',
      'return folded;',
      'manifests in a name that is read in two ways',
    ],
  ]),
  ...of('gate/policy/untouched.ts', [
    ['foldPath(path);\n  if (findE', 'path;\n  if (findE', 'dependencies of a manifest that is written in capitals'],
    ['findEcosystem(folded) !== undefined || ', '', 'dependencies of a manifest'],
  ]),
  ...of('gate/policy/ternary.ts', [
    [
      "return answers.includes('unknown') ? 'unknown' : 'yes';",
      "return answers.includes('unknown') ? 'no' : 'yes';",
      'what is not known of a finding',
    ],
    [
      "return answers.includes('unknown') ? 'unknown' : 'no';",
      "return answers.includes('unknown') ? 'no' : 'no';",
      'what may be recent',
    ],
  ]),
  ...of('gate/policy/rules.ts', [
    [
      'finding.type !== undefined && findThresholdEntry(finding, threshold) !== undefined',
      'findThresholdEntry(finding, threshold) !== undefined || finding.type === undefined',
      'unknown types beside a threshold',
    ],
  ]),
  ...of('gate/policy/rules.ts', [
    ['limit: allow ?? 0,', 'limit: allow ?? 1,', 'one finding'],
    ['limit: allow ?? 0,', 'limit: (allow ?? -1) + 1,', 'one finding above the limit'],
    ['match.severity ?? severities,', "match.severity ?? ['CRITICAL'],", 'severities that a rule does not name'],
  ]),
  ...of('gate/policy/rules.ts', [
    [
      'finding.type !== undefined && findThresholdEntry(finding, threshold) !== entry',
      'findThresholdEntry(finding, threshold) !== entry',
      'unknown types',
    ],
    [
      'match = { severity: [severity], type',
      "match = { severity: ['INFO' as Severity], type",
      'everything that the entry names',
    ],
  ]),
  ...of('gate/policy/predicates.ts', [
    ['toTernary(stated >= least)', 'toTernary(stated > least)', 'a score at the limit'],
    [
      "if (finding.detail === undefined) return 'unknown';",
      "if (finding.detail === undefined) return 'no';",
      'a score that only the list leaves out',
    ],
    [
      "if (detail === undefined) return 'unknown';",
      "if (detail === undefined) return 'no';",
      'a fix that only the list leaves out',
    ],
    [
      "interval[0] >= least ? 'yes' : 'unknown'",
      "interval[0] >= least ? 'yes' : 'no'",
      'a missing score that may reach the limit',
    ],
    [
      "interval[0] >= least ? 'yes' : 'unknown'",
      "interval[0] > least ? 'yes' : 'no'",
      'a missing score that reaches the limit',
    ],
    [
      '(severityKnown ? ratings[severity] : [0, 10])',
      '(severityKnown ? ratings[severity] : [0, 9.9])',
      'a missing score of an unknown severity',
    ],
    [
      "type === undefined || type === 'SCA' ? [0, 100]",
      "type === 'SCA' ? [0, 100]",
      'a missing EPSS of an unknown type',
    ],
  ]),
  ...ruleModels.flatMap(({ defects }) => defects),
  ...of('gate/policy/predicates.ts', [
    [
      'finding.type === undefined || types.includes(finding.type)',
      'finding.type !== undefined && types.includes(finding.type)',
      'unknown types',
    ],
  ]),
  ...of('gate/policy/rules.ts', [
    [
      "createPathMatcher(ignorePaths)(finding) === 'yes'",
      "createPathMatcher(ignorePaths)(finding) !== 'no'",
      'what may lie elsewhere',
    ],
    [
      "createCountingMatcher(paths, policy)(finding) === 'no'",
      "createCountingMatcher(paths, policy)(finding) !== 'yes'",
      'what may lie in the judged part',
    ],
  ]),
  ...of('gate/policy/untouched.ts', [
    ['if (!isComplete || files.size === 0) return false;', 'if (files.size === 0) return false;', 'a diff that is cut'],
    ['if (!isComplete || files.size === 0) return false;', 'if (!isComplete) return false;', 'a diff of nothing'],
    [
      "isSkipped({ filePath: path }) !== 'yes'",
      "isSkipped({ filePath: path }) === 'no'",
      'names that may be read otherwise',
    ],
    ['if (isModule || isTooLongForPath(path) ||', 'if (isTooLongForPath(path) ||', 'a commit of another repository'],
    ["replace(/\\/\\*\\*$/, '/**/*')", "replace(/\\/\\*\\*$/, '/**')", 'a link in the place of a folder'],
    ['return !own.includes(folded) && ', 'return ', 'a change of the policy'],
    ['matchers.some((matches) => matches(folded)) || ', '', 'a change of a workflow'],
    [' && !isPackageFile(path)', '', 'a change of what is installed'],
  ]),
  ...of('gate/story/skip.ts', [
    ["&& head.kind === 'same' &&", '&&', 'a commit that the branch has left'],
    ['&& hasTrustedBase({ context, trustedBases })', '', 'a base that the author has made'],
    [
      "context.change !== undefined && context.trust === 'proposal'",
      "context.trust === 'proposal'",
      'pushes that nobody proposes',
    ],
    ['if (unseen !== undefined) {', 'if (false) {', 'what one commit adds and the next removes'],
    ['if (!isWithin) return', 'if (!isWithin && read === 0) return', 'all commits but the latest'],
    [
      'count > commitLimit) return',
      'count > commitLimit) return undefined; if (false) return',
      'a history that is too long to read',
    ],
    ['count === undefined || read === count', 'read > 0', 'commits that the list leaves out'],
    [
      "  if (base.kind !== 'same') {\n    log.note",
      '  if (false) {\n    log.note',
      'a pull request that is aimed at a base of its author’s',
    ],
  ]),
  ...of('gate/story/gate.ts', [
    [
      'isCompared ? withdrawIfBaseChanged',
      'false ? withdrawIfBaseChanged',
      'a pull request that is aimed elsewhere during the run',
    ],
  ]),
  ...of('gate/hosts/github/reader.ts', [['commits.length !== total || ', '', 'commits that are listed nowhere']]),
  ...of('gate/policy/rules.ts', [
    [
      '= Object.values(kinds)\n    .flatMap(',
      '= Object.values(kinds)\n    .slice(0, -1)\n    .flatMap(',
      'what the last rule forbids',
    ],
  ]),
  ...of('gate/policy/evidence.ts', [
    ["doubtful.has(id) ? 'unknown' : 'yes'", "doubtful.has(id) ? 'no' : 'yes'", 'what the base may not hold'],
    ["if (old.has(id)) return 'no';", "if (!doubtful.has(id)) return 'no';", 'what is new'],
  ]),
  ...of('gate/policy/auto.ts', [
    [
      'findings.filter(({ id }) => !old.has(id))',
      'findings.filter(({ id }) => old.has(id))',
      'new findings, for old ones',
    ],
    [
      'fresh === undefined ? undefined : Math.min(all, fresh)',
      'fresh === undefined ? 0 : Math.min(all, fresh)',
      'new ones that nobody counted',
    ],
    [
      "evidence.changes === undefined) return 'unknown'",
      "evidence.changes === undefined) return 'no'",
      'everything when the changes are not known',
    ],
    [
      'if (counted === undefined || latest === undefined) return { lo: 0, hi: all.hi };',
      'if (counted === undefined || latest === undefined) return { lo: 0, hi: 0 };',
      'what the base does not count',
    ],
    ['counted - harmless - count }', 'counted - harmless - count - 1 }', 'one more than the base has'],
    [
      "counted - countFindings(findings, (finding) => finding.label !== 'elsewhere' && isOther(finding))",
      'counted',
      'growth behind what may not be counted',
    ],
    [
      "ended === undefined || first === undefined) return 'unknown';",
      "ended === undefined || first === undefined) return 'no';",
      'what may be new',
    ],
    [
      "belongsToBaseScan(first, base) ? 'no' : 'unknown'",
      "first <= ended ? 'no' : 'unknown'",
      'what another scan found beside the base’s',
    ],
    [
      'if (others === undefined) return false;',
      'if (others === undefined) return true;',
      'what nobody knows who found it',
    ],
    [
      'const all = boundUnknownFindings(slice, addCondition(question, isMade));',
      "const all = boundUnknownFindings(slice, addCondition(question, () => 'no'));",
      'unknown severities on a pull request',
    ],
    [
      "finding.label === 'seen' && isRecent(finding) === 'yes'",
      "finding.label === 'seen'",
      'growth behind excepted old findings',
    ],
    [
      'hi: Math.max(...signals.map(({ hi }) => hi)),',
      'hi: Math.min(...signals.map(({ hi }) => hi)),',
      'what only one signal shows',
    ],
  ]),
  ...of('gate/policy/scopes.ts', [
    ['isListed || ownIds.has', 'true || ownIds.has', 'a new finding in the place of an old one that was not listed'],
    [
      "finding.label !== 'elsewhere' && isOpen(finding));",
      "finding.label === 'seen' && isOpen(finding));",
      'a new finding in the place of one that may still be there',
    ],
    [
      "if (baseline === undefined) return createNarrowScope('not in the baseline', () => 'yes');",
      "if (baseline === undefined) return createNarrowScope('not in the baseline', () => 'no');",
      'everything without a baseline',
    ],
  ]),
  ...of('gate/policy/baseline.ts', [['if (room === 0) continue;', '', 'any number of findings like an old one']]),
  ...of('gate/policy/scopes.ts', [
    [
      "changes === undefined ? 'unknown' : placing",
      "changes === undefined ? 'no' : placing",
      'everything when the changes are not known',
    ],
  ]),
  ...of('gate/policy/slice.ts', [
    [
      "return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;",
      "return first === 'unknown' ? 'no' : second;",
      'what may be in scope',
    ],
  ]),
  ...of('gate/policy/scopes.ts', [
    [
      'slice.distrust === undefined && slice.list?.settled === true;',
      'slice.distrust === undefined && slice.list?.stands === true;',
      'what the list does not show yet',
    ],
    [
      "isBlockingFinding(finding, question) !== 'no'),",
      "finding.label !== 'elsewhere' && isBlockingFinding(finding, question) !== 'no'),",
      'findings of other branches',
    ],
  ]),
  ...of('gate/story/sources/findings/sarif-base.ts', [
    [
      'failed || !base.tools.includes(tool) || skipped.has(filePath)',
      'failed || skipped.has(filePath)',
      'what another tool finds',
    ],
    [
      'finding.isOfCode || getUnversionedPackage(finding) !== undefined || !isChanged(finding)',
      'true',
      'other code of the same rule and path',
    ],
    ['kind, named, value', 'kind, value', 'the same advisory of another package'],
  ]),
  ...of('shared/sarif/old-findings.ts', [
    ['  left.delete(taken);\n', '', 'a second finding like an old one'],
    ['if (before.severityRank > now.severityRank) return false;', '', 'a finding that became graver'],
    [
      'const left = [...(before.sources ?? [])];',
      'const left = [...(now.sources ?? [])];',
      'what a request reaches now',
    ],
    ['now.path === before.path && now.code', 'now.code', 'a request of another file'],
    [
      ' && before.safeFor.every((purpose) => now.safeFor.includes(purpose))',
      '',
      'a source that nothing cleans any more',
    ],
  ]),
  ...of('shared/text/code-key.ts', [
    ['const isMarkup = isScript && ', 'const isMarkup = false && ', 'an address in an element'],
    ["if (code[at] === '#' && !isFilled() && ", "if (code[at] === '#' && ", 'what a comment of a command fills in'],
    ["quotes === 'own' || (quotes", 'false && (quotes', 'quotes that fill something in'],
  ]),
  ...of('gate/policy/path-matching.ts', [
    [
      '...names.map((name) => name.replace(mayEnd',
      '...[].map((name: string) => name.replace(mayEnd',
      'a remark behind a path',
    ],
    ['folders.has(path) || ', '', 'a folder above what counts'],
  ]),
  ...of('shared/git/tracked.ts', [["'--diff-filter=R'", "'--diff-filter=RA'", 'a file that is no rename']]),
  ...of('gate/story/sources/findings/sarif-base.ts', [
    ['if (isOfBase === true) return sha;', 'if (sha) return sha;', 'what an earlier commit of the branch holds'],
  ]),
  ...of('gate/story/sources/findings/source.ts', [
    ["ages[index] !== 'old');", 'ages[index] === undefined);', 'everything, by its count'],
  ]),
  ...of('gate/surfaces/whole-file.ts', [
    [
      'if (held !== undefined) await checkLocation(file, beside);',
      'if (held !== undefined) await file.stat();',
      'a report through a link that comes while it is written',
    ],
    ['if (!isBelow(top, real) ||', 'if (real === undefined ||', 'a report through a link that a branch brings'],
  ]),
  ...of('gate/policy/glob.ts', [
    [
      'return reached[parts.length] === true;',
      'return reached.includes(true);',
      'files in a folder that has the name of an excepted file',
    ],
    ['? reached[count] === true || next[count - 1] === true', '? true', 'what lies beside the folder of a glob'],
    [
      "reached[count - 1] === true && matchesSegment(segment, parts[count - 1] ?? '')",
      "matchesSegment(segment, parts[count - 1] ?? '')",
      'a folder of the right name in another one',
    ],
    [
      "return letters.slice(next).every((letter) => letter === 'star');",
      'return true;',
      'a path that a glob only begins with',
    ],
    ["return isOpen ? [...segments, ['star']] : segments;", 'return segments;', 'a file with the name of a folder'],
  ]),
  ...of('gate/policy/exceptions.ts', [
    ['return expires < today;', 'return expires > today;', 'what an expired exception covered'],
  ]),
  ...of('gate/policy/exceptions.ts', [
    ['.filter((exception) => !isExpired(exception, today))', '', 'what an exception covered that ended'],
    ["if (found === 'no' || (found", 'if ((found', 'what no exception is about'],
    ["criteria.length === 0 && glob === undefined ? 'no' : 'yes'", "'yes'", 'everything, by an empty exception'],
    ['stated.size === 1 && stated.has(cwe)', 'stated.has(cwe)', 'findings of several weaknesses'],
    [
      "stated === undefined ? 'unknown' :",
      "stated === undefined ? 'yes' :",
      'findings of which nobody has read the weakness',
    ],
    [
      '(path !== undefined && isSurelyIn(path))',
      '(path === undefined || isSurelyIn(path))',
      'what lies nowhere for certain',
    ],
    ['.filter(({ isIn }) => isIn(path))', '', 'what an exception names beside another place'],
    ['[...place.inPlace, ...named]', 'named', 'what an exception of its place covers beside one of its title'],
  ]),
  ...of('gate/policy/coverage.ts', [
    ["every((word) => word === 'not covered')", 'some((word) => word === undefined)', 'what was not scanned at all'],
    ["SECRET: 'secrets',", "SECRET: 'sast',", 'secrets that nobody looked for'],
    [
      '!changes.isComplete || isChangedPath(path, changes)',
      '!changes.isComplete',
      'a changed file that a scanner skipped',
    ],
  ]),
  ...of('gate/story/sources/service/pages.ts', [
    [
      'stands: totals.size === 1 && totals.has(found.size) && !state.repeated',
      'stands: totals.size === 1',
      'what moved between two pages',
    ],
    ['&& totals.has(found.size) && !state.repeated', '&& !state.repeated', 'what the pages lack'],
    [
      'const digest = sweep.isWhole ? computeDigest(source, sweep.items) : undefined;',
      'const digest = computeDigest(source, sweep.items);',
      'a part of the list that comes back the same',
    ],
    [
      'known === undefined ? item : source.combine(known, item)',
      'item',
      'the open version of a record that came twice',
    ],
    [
      'if (page.page !== asked && !isBeyond) {',
      'if (page.page > asked) {',
      'the rest of a list whose pages are all the first',
    ],
    [
      'return page.items.length < pageLimit && found.size === Math.max(...totals);',
      'return found.size >= Math.max(...totals);',
      'what stands beyond a total that is too small',
    ],
    [
      'return page.items.length < pageLimit && found.size === Math.max(...totals);',
      'return found.size === Math.max(...totals);',
      'what stands beyond a total that is as long as a page',
    ],
    [
      'if (state.found.size === known) return;',
      'if (state.found.size >= known) return;',
      'the third page of a list with a wrong total',
    ],
  ]),
  ...of('gate/story/sources/service/violations.ts', [
    ['if (wanted !== undefined) checkFilter(answer, wanted);', '', 'what a service hides that ignores the filter'],
    [
      'return worse + milder === total && (await readTotal(run, undefined)) === total;',
      'return worse + milder === total;',
      'an unknown severity while others appear',
    ],
    ['return worse + milder === total &&', 'return worse + milder <= total &&', 'unknown severities on later pages'],
    [
      'return worse + milder === total &&',
      'return worse + milder >= total &&',
      'unknown severities on later pages that every filter lets through',
    ],
    ['list.pageCount === 1 ||', 'list.pageCount >= 1 ||', 'an unknown severity that moved between two pages'],
    [
      "if (!list.stands) return { list, unknownSeverities: 'unread', total };",
      '',
      'what kept changing while it was read',
    ],
    [
      '[id, severity, severityKnown, status, type',
      '[id, severity, severityKnown, type',
      'a status that changes within 5 s',
    ],
    ['combine: mergeStatements,', 'combine: (a) => a,', 'the worse version of a record that came twice'],
    [
      'known === severity && !wanted.includes(known)',
      'known === severity && known === "INFO"',
      'what a service hides that ignores the filter, of known severities',
    ],
  ]),
  ...of('gate/story/sources/service/collection.ts', [
    ['const settleMs = 5000;', 'const settleMs = 500;', 'what a list shows 5 s later'],
    ['const readMs = Math.max(', 'const readMs = Math.min(', 'a list that was read a moment ago, as one that stands'],
    ['hasDoubtful ? detailedMs : 0', '0', 'details that were read a moment ago, as those that stand'],
  ]),
  ...of('gate/story/sources/service/collect.ts', [
    [
      "unknownSeverities: stands ? 'listed' : 'unread' };",
      "unknownSeverities: 'listed' };",
      'an unknown severity in a list that kept changing',
    ],
    [
      'const stands = list.stands && hasSameContent(itemsBefore, list.items);',
      'const stands = list.stands;',
      'what a list shows 5 s later',
    ],
    [
      "const everything = collection.evidence.unknownSeverities !== 'none';",
      'const everything = false;',
      'an unknown severity that comes late',
    ],
    [
      "if (bases.base === undefined) collection.policy = { ...collection.policy, scope: 'scan' };",
      '',
      'what nobody can compare',
    ],
  ]),
  ...of('gate/story/sources/service/collection.ts', [
    ['Math.max(...known)', 'Math.min(...known)', 'the worse of two scans'],
    ["return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);", 'return false;', 'a detail that lagged'],
    ['if (detail?.violation_id !== finding.id) continue;', '', 'a finding whose detail is of another one'],
    [
      'return mergeStatements(finding, { ...detail, label: known.label });',
      'return { ...finding, detail: known.detail, label: known.label, firstSeen: known.firstSeen };',
      'what a detail said, once a list that lags says less',
    ],
    [
      'read.set(finding.id, mergeStatements(finding, stated));',
      'read.set(finding.id, stated);',
      'what the list states worse than the detail',
    ],
    [
      "const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;",
      'const { unknownSeverities } = evidence;',
      'an unknown severity that a filter lets through',
    ],
    [
      'keepStatedDetail(collection, keepWorstOfEarlier(item, earlier), earlier)',
      'keepStatedDetail(collection, item, earlier)',
      'a severity that a later list calls milder',
    ],
    [
      'return missing.filter(({ id }) => !unlisted.has(id));',
      'return [];',
      'what a list holds no more because it calls it milder',
    ],
  ]),
  ...of('shared/api/json.ts', [
    ['if (level.keys?.has(key)) return true;', '', 'the last of two values of one key'],
    ["raw.includes('\\\\')", 'false', 'the last of two values of one key, written in two ways'],
  ]),
  ...of('shared/api/schemas.ts', [
    ['if (entries.some(isStrange)) return {};', '', 'what a scan counts under a key of its own'],
  ]),
  ...of('gate/story/sources/service/base-scan.ts', [
    [
      'if (span.completedAt < startedAt) return toBaseScan(scan, span);',
      'return toBaseScan(scan, span);',
      'what a scan of the base saw beside ours',
    ],
    ['?? 0) >= leftMs)', '?? 0) >= leftMs - 1e9)', 'as many as the base had before the branch left it'],
    ['completedAt + stampSlackMs;', 'completedAt;', 'what was found as the base’s scan ended'],
  ]),
  ...of('gate/story/sources/service/collect.ts', [
    ['const stableAfterMs = 2000;', 'const stableAfterMs = 0;', 'a scan whose counts come late'],
    [
      'toComparableText(completed) === toComparableText(again);',
      'toComparableText(completed) !== "";',
      'a scan whose counts come late',
    ],
    ["    scan.status === 'COMPLETED';", '    scan.status !== "";', 'a scan that runs again'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    [
      '(parseTime(created_at, zone) ?? Number.NaN) > completeSinceMs',
      '(parseTime(created_at, zone) ?? Number.NaN) >= completeSinceMs',
      'an old scan of the same time as one that was listed',
    ],
    ['completeSinceMs >= sinceMs;', 'completeSinceMs > sinceMs;', 'a scan of the same time behind the end of a page'],
    ['items.length === first.total', 'items.length <= first.total', 'what hides between the two pages that are read'],
    ['(isRising && beyond !== undefined)', '(isRising && false)', 'what hides behind the last page of a list'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    ['pickExtreme(starts, Math.min)', 'pickExtreme(starts, Math.max)', 'what the first of two scans saw'],
    [
      'return known.length === times.length ? pick(...known) : undefined;',
      'return known.length > 0 ? pick(...known) : undefined;',
      'findings of a scan that does not say when it ran',
    ],
    ['if (!isWhole) return [unknownSpan];', '', 'findings of another scan that hide behind ours'],
    [
      'if (near.length > detailCap) return [unknownSpan];',
      'if (near.length > detailCap) return [];',
      'findings of many scans that hide behind ours',
    ],
    [
      'if (created === undefined) return true;',
      'if (created === undefined) return false;',
      'findings of another scan that hide behind ours',
    ],
  ]),
];
