/** Planted defects in what a run asks for and takes for an answer: requests, clocks, scans, lists, diffs. */
import { type Mutation, of } from './mutation.ts';

export const wireMutations: readonly Mutation[] = [
  ...of('shared/http/http.ts', [
    [
      'requestTls: { rejectUnauthorized: true, timeout',
      'requestTls: { timeout',
      'a service without a certificate behind a proxy',
    ],
    ['proxyTls: { rejectUnauthorized: true, timeout', 'proxyTls: { timeout', 'a proxy without a certificate'],
    [
      "  'UND_ERR_CONNECT_TIMEOUT',\n]);",
      "  'UND_ERR_CONNECT_TIMEOUT',\n  'UND_ERR_SOCKET',\n]);",
      'a second scan after a cut connection',
    ],
    ["new TextDecoder('utf-8', { fatal: true })", "new TextDecoder('utf-8')", 'an answer that was cut within a letter'],
    ['permanent: certificate, message', 'permanent: false, message', 'a wrong certificate that is tried five times'],
  ]),
  ...of('gate/story/sources/service/client.ts', [
    ['repeatsUnreadable: true', 'repeatsUnreadable: false', 'nothing where an answer was cut once'],
    [
      'if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;',
      'if (Number.isNaN(time)) return;',
      'a clock that a cache sets back',
    ],
    [
      'session.serverAheadMs = time - Date.now();',
      'session.serverAheadMs = Date.now() - time;',
      'an old scan of a service whose clock is behind',
    ],
    [
      "if (error.status !== 401 || name === 'validateKey') return error;",
      "if (error.status !== 403 || name === 'validateKey') return error;",
      'a 401 that nobody explains',
    ],
  ]),
  ...of('gate/story/sources/service/client.ts', [
    ['if (toldMs !== undefined) return toldMs;', '', 'nothing after a refusal that says how long to wait'],
  ]),
  ...of('shared/http/call.ts', [
    ['Date.parse(value) - Date.now()', 'Date.now() - Date.parse(value)', 'a date in Retry-After'],
  ]),
  ...of('gate/story/sources/service/wire.ts', [
    [
      'if (isRecord(body) && body.success === false) throw',
      'if (isRecord(body) && body.success === null) throw',
      'a refusal that comes with 200',
    ],
    [
      'answer.status < 200 || answer.status > 299',
      'answer.status < 200 || answer.status > 399',
      'a redirect as an answer',
    ],
    ['(isEnveloped(holder) ? holder.data : undefined)', 'undefined', 'nothing that comes in an envelope'],
  ]),
  ...of('shared/api/secret-forms.ts', [
    ['[0, 1, 2].flatMap', '[0].flatMap', 'the key in base64 with something before it'],
    ["[plain, plain.replaceAll('+', '-').replaceAll('/', '_')]", '[plain]', 'the key in base64 of addresses'],
    [
      'encodePercent(bytes, false), encodePercent(bytes, true)',
      'encodePercent(bytes, true)',
      'the key in percents, in small letters',
    ],
    ['sign.charCodeAt(0).toString(16)', 'sign', 'the key in HTML with hexadecimal entities'],
  ]),
  ...of('shared/api/schemas.ts', [
    ['|| (value as number) > Number.MAX_SAFE_INTEGER', '', 'a count that is no longer exact'],
    ['if (stated === statedTwice) return null;', '', 'counts that are stated twice'],
    [
      'value === statedTwice || (value !== 0',
      'value === statedTwice || (value === 1',
      'counts under keys of their own',
    ],
  ]),
  ...of('gate/story/sources/service/pages.ts', [
    [
      'if (isBeyond && ids.every((id) => found.has(id))) return;',
      'if (isBeyond && ids.some((id) => found.has(id))) return;',
      'news on a page that repeats a record',
    ],
    [
      'if (page === undefined || page.items.length === 0) return;',
      'if (page === undefined || page.items.length < size) return;',
      'a short page in the middle',
    ],
    [
      'return found.size >= Math.max(...totals);',
      'return found.size >= Math.min(...totals);',
      'what the larger of two totals speaks of',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    ['if (candidates.length > 0) {', 'if (candidates.length === 1) {', 'a second scan where several may be ours'],
    [
      '  if (before === undefined) {\n    throw',
      '  if (before === null) {\n    throw',
      'a second scan where the scans could not be listed',
    ],
    [
      "item.status !== 'COMPLETED' && item.status !== 'FAILED'",
      "item.status === 'SCANNING'",
      'nothing where a scan waits already',
    ],
    ["if (error.code !== 'NOT_FOUND') return error;", 'return error;', 'a branch that is not there, without a word'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    [
      'getCreationTime(b) - getCreationTime(a)',
      'getCreationTime(a) - getCreationTime(b)',
      'an older one of two running scans',
    ],
  ]),
  ...of('gate/story/sources/service/trigger.ts', [
    ['settings.timeoutSeconds * 1000', 'settings.timeoutSeconds', 'nothing where somebody else has started the scan'],
    [
      '!settings.adoptRunningScan || settings.scanId !== undefined',
      '!settings.adoptRunningScan',
      'another scan than scan-id names',
    ],
    [
      'if (scan === undefined || !isRunning(scan) || !belongsToTarget',
      'if (scan === undefined || !belongsToTarget',
      'a scan that has ended since it was listed',
    ],
    [
      'details.filter((scan) => belongsToTarget(run, scan, scan.scan_id)).map',
      'details.map',
      'a scan of another branch, among those that were found',
    ],
    [' || !belongsToTarget(run, scan, scanId)', '', 'a running scan of another branch'],
    ['if (!belongsToTarget(run, scan, id)) continue;', '', 'a repeated scan of another branch'],
  ]),
  ...of('gate/story/sources/service/wait.ts', [
    ['{ NOT_FOUND: unknownScanMs, ', '{ ', 'nothing where the new scan is unknown for a moment'],
    [
      'if (belongsToTarget(run, scan, watch.scanId)) return scan;',
      'if (scan) return scan;',
      'a scan of another branch, by scan-id',
    ],
    [', UNAVAILABLE: outageMs }', ' }', 'nothing after a short outage'],
    ['watch.troubleMs = undefined;', '', 'nothing after two short outages'],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    ['scan.scan_id === scanId && scan.repository_id', 'scan.repository_id', 'another scan of the branch'],
    [
      'scan.repository_id === repositoryId && scan.branch === branch;',
      'scan.repository_id === repositoryId;',
      'a scan of another branch',
    ],
  ]),
  ...of('gate/story/sources/service/base-scan.ts', [
    [
      'if (span.completedAt < startedAt) return toBaseScan',
      'if (span.completedAt <= startedAt) return toBaseScan',
      'a base scan that ended as ours began',
    ],
    [
      "const leftMs = zone === 'stated' ? await readMergeBaseMs(reader, log) : undefined;",
      'const leftMs = await readMergeBaseMs(reader, log);',
      'times without a zone against the time of a commit',
    ],
    [
      "item.status === 'COMPLETED' && !ids.has(item.scan_id)",
      "item.status === 'COMPLETED'",
      'our own scan as its base',
    ],
    ['.reverse()\n', '', 'the oldest scan of the base for its latest'],
    [
      '.sort((a, b) => (parseTime(a.created_at, zone) ?? 0) - (parseTime(b.created_at, zone) ?? 0))',
      '',
      'the scans of the base as they happen to be listed',
    ],
    [
      'if (span.completedAt === undefined) return',
      'if (span.completedAt === undefined && newest.length > maxScansRead) return',
      'a newest scan of the base without an end',
    ],
    [
      'if (startedAt === undefined) return judgeAll(',
      'if (startedAt === null) return judgeAll(',
      'our scan without a beginning',
    ],
  ]),
  ...of('gate/story/sources/service/scans.ts', [
    [
      'const longestScanMs = 2 * 3600 * 1000;',
      'const longestScanMs = 60_000;',
      'a scan that began long before ours and ran beside it',
    ],
    ['details.filter((scan) => !isWaiting(scan)).map', 'details.map', 'nothing while another scan waits'],
    [
      'if (created > span.latestMs) return false;',
      'if (created >= span.latestMs) return false;',
      'a scan that was created as ours ended',
    ],
    [
      'if (scan === undefined) return unknownSpan;',
      'if (scan === undefined) return { startedAt: 0, completedAt: 0 };',
      'a scan beside ours that is gone',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    [
      'if (ambiguousBranchName.test(branch)) return',
      "if (branch === 'HEAD') return",
      'a branch that is named like a commit',
    ],
    ['|[0-9a-f]{40}|[0-9a-f]{64})$/i', '|[0-9a-f]{40})$/i', 'a branch that is named like a commit of 64 digits'],
    [
      'if (headSha === undefined) return unknown;',
      "if (headSha === undefined) return { kind: 'unmoved' };",
      'a branch of which it is unknown where it must stand',
    ],
    [
      "system === 'laptop' ? unmoved : unknown;",
      "system === 'laptop' ? unmoved : { kind: 'unmoved' };",
      'a branch that nobody can look at',
    ],
  ]),
  ...of('gate/story/guards.ts', [
    [
      'if (!begins && (now - lastMs < checkIntervalMs || headChecks.length >= maxChecks)) return;',
      'if (!begins) return;',
      'a head that goes away while the scan runs',
    ],
    ['headChecks.length >= maxChecks', 'false', 'looks without an end'],
    [
      'if (begins && isSameCommit(commit_sha ?? undefined, context.headSha) === undefined) startNameCheck();',
      '',
      'a tag that is gone by the end of the scan',
    ],
  ]),
  ...of('gate/story/sources/service/source.ts', [
    ['listsAll: settings.uploadSarif || ', 'listsAll: ', 'alerts of what was not listed'],
  ]),
  ...of('gate/story/diff.ts', [
    [
      "if (deletions !== undefined && count('del') !== deletions) return undefined;",
      '',
      'lines beside what a cut patch takes away',
    ],
    ['if (isRemoved) return undefined;', '', 'lines of a file that was removed'],
    [
      'const before = file.previousPath === undefined ? undefined : normalizePath(file.previousPath);',
      'const before = undefined as string | undefined;',
      'a file under its old name',
    ],
    [
      'isComplete: isComplete && ![...changes.keys()].some(isTooLongForPath)',
      'isComplete',
      'what stands beside a path that cannot be one',
    ],
    ['const isModule = /^[+-]Subproject', 'const isModule = /^[-]Subproject', 'a submodule that is added'],
    [
      'let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;',
      'let line = hunk.newStart;',
      'the line below what was taken away',
    ],
  ]),
  ...of('gate/story/policy/baseline-file.ts', [
    [
      "if (evidence.unknownSeverities === 'unread') faults.push('violations of unknown severity could not be read');",
      '',
      'a baseline without what nobody could read',
    ],
    [
      'if (known.length < counted) return',
      'if (known.length < counted - 1) return',
      'a baseline that does not explain the count',
    ],
    ['return open > counted ?', 'return open > counted + 1 ?', 'a baseline with a finding of another branch'],
    ['if (unclear > 0) return', 'if (unclear > 1) return', 'a baseline beside one that may be of another branch'],
  ]),
  ...of('gate/story/policy/load.ts', [
    [
      'fillFromLayers(settings, [...above, ...own.slice(0, 1)], today)',
      'fillFromLayers(settings, [...own.slice(0, 1), ...above], today)',
      'what a repository says before the central policy',
    ],
  ]),
  ...of('gate/story/policy/layers.ts', [
    [
      "return found.length === 0 && names.isNamed ? refuseAbsentPolicy(names.files[0] ?? '') : { found };",
      'return { found };',
      'a named policy file that is not there',
    ],
    [
      'mistaken: names.mistaken.filter(isChanged) }',
      'mistaken: [] }',
      'a policy of the proposal that nobody reads, for its name',
    ],
  ]),
  ...of('gate/hosts/github/reader.ts', [
    ['commits.set(ref, resolving);', '', 'a file of another commit than the one before'],
    [
      'if (compared?.isComplete) return compared;',
      'if (compared !== undefined) return compared;',
      'nothing of more files than a comparison holds',
    ],
    [
      '!(Date.parse(timestamp) < sinceMs - activitySlackMs)',
      'Date.parse(timestamp) >= sinceMs - activitySlackMs',
      'a move whose time cannot be read',
    ],
    ['ref: `refs/heads/', 'ref: `', 'moves of another ref of that name'],
    ['previous_filename: previousPath, patch', 'patch', 'a file under its old name'],
  ]),
  ...of('gate/hosts/github/client.ts', [
    [
      'state.serverAheadMs = time - Date.now();',
      'state.serverAheadMs = Date.now() - time;',
      'GitHub’s clock, turned round',
    ],
    ['if (restMs > 0) await budget.clock.sleep(restMs, budget.signal);', '', 'writes without a pause'],
  ]),
];
