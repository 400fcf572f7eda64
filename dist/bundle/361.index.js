export const id = 361;
export const ids = [361];
export const modules = {

/***/ 1361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keys: () => (/* reexport */ keys),
  listExceptions: () => (/* reexport */ listExceptions),
  printCompletion: () => (/* reexport */ printCompletion),
  printExplanation: () => (/* reexport */ printExplanation),
  repos: () => (/* reexport */ repos),
  runBaseline: () => (/* reexport */ runBaseline),
  runComment: () => (/* reexport */ runComment),
  runDoctor: () => (/* reexport */ runDoctor),
  runGateCommand: () => (/* reexport */ runGateCommand),
  runInit: () => (/* reexport */ runInit),
  runJudge: () => (/* reexport */ runJudge),
  runServe: () => (/* reexport */ runServe),
  runSimulate: () => (/* reexport */ runSimulate),
  runVerify: () => (/* reexport */ runVerify),
  runWorker: () => (/* reexport */ runWorker),
  stats: () => (/* reexport */ stats),
  webhooks: () => (/* reexport */ webhooks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(6002);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/regular-file.js
var regular_file = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var repository = __webpack_require__(8044);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/tracked.js
var tracked = __webpack_require__(752);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/work-tree.js
var work_tree = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/compiled/src/shared/prose.js
var prose = __webpack_require__(7974);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var shared_severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/neutral.js
var neutral = __webpack_require__(844);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/amounts.js
var amounts = __webpack_require__(3488);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/context.js
var context_context = __webpack_require__(1752);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/baseline.js
var baseline = __webpack_require__(1615);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/evidence.js
var policy_evidence = __webpack_require__(4269);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/times.js
var times = __webpack_require__(6180);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/json/schema.js
var schema = __webpack_require__(3586);
;// CONCATENATED MODULE: ./build/compiled/src/gate/report/json/saved.js





const report = schema/* reportSchema */.Qh.extend({
    findings: schemas/* array */.YOg(schema/* findingSchema */.$f.extend({ effect: schema/* reportedFinding */.Zj.shape.effect })),
});
function readSavedReport(text, name) {
    let content;
    try {
        content = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch {
        throw createReportError(name, 'it is not valid JSON, or it is truncated');
    }
    const format = content?.format_version;
    if (format === undefined)
        throw createReportError(name, 'it is not a report file');
    if (format !== 1) {
        const given = typeof format === 'number' ? String(format) : 'a format';
        throw createReportError(name, `it has format ${given}, but this version reads format 1`);
    }
    const { success, data, error } = report.safeParse(content);
    if (!success)
        throw createReportError(name, `it is damaged at ${error.issues[0]?.path.map(String).join('.') || 'its beginning'}`);
    return {
        ...{ verdict: data.verdict, reason: data.reason, message: data.message },
        branch: data.branch ?? undefined,
        headSha: data.head_sha ?? undefined,
        isUncommitted: data.uncommitted !== null,
        pullRequest: data.pull_request ?? undefined,
        scanId: data.scan?.scan_id,
        scanStatus: data.scan?.status,
        repositoryUrl: data.repository_url ?? undefined,
        serviceOrigin: data.service_origin ?? undefined,
        toolVersion: data.tool.version,
        evidence: restoreEvidence(data),
        figures: readFigures(data),
        effects: new Map(data.findings.map(({ violation_id: id, effect }) => [id, effect])),
    };
}
function readFigures({ scan, timings, requests, exceptions }) {
    const used = exceptions?.used ?? [];
    return {
        scanEndMs: (0,times/* parseTime */.pe)(scan?.completed_at ?? undefined),
        counts: scan === null ? {} : restoreCounts(scan.counts),
        timings: timings.map(({ phase, ms }) => ({ phase, ms })),
        requests,
        exceptions: used.map(({ reason, expires, owner }) => ({ reason, expires, owner: owner ?? undefined })),
    };
}
function createReportError(name, why) {
    return new errors/* GateError */.ue('CONFIG', `${name} cannot be judged: ${why}`, {
        reason: 'settings',
        hint: 'Use report files that scan-gate wrote (format json, or the output report-file).',
    });
}
function restoreEvidence({ evidence: saved, scan, base, findings }) {
    if (saved === null || scan === null)
        return undefined;
    const { known, earlier_base: earlier } = saved;
    const unread = new Set(saved.findings_without_detail);
    return {
        counts: restoreCounts(scan.counts),
        findings: [...findings, ...saved.other_findings].map((each) => restoreFinding(each, !unread.has(each.violation_id))),
        lists: restoreBySeverity(saved.lists, (state) => ({
            stands: state !== 'changing',
            settled: state === 'settled',
        })),
        unknownSeverities: saved.unknown_severities,
        startedAt: (0,times/* parseTime */.pe)(saved.started_at),
        coverage: scan.coverage ?? undefined,
        languages: scan.languages,
        diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
        changes: saved.changes === null ? undefined : restoreChanges(saved.changes),
        held: saved.held_files && new Map(saved.held_files.map(({ path, is_held }) => [path, is_held])),
        base: base
            ? {
                ...restoreBase(base),
                ...restoreSpan({ started_at: saved.base_started_at, completed_at: saved.base_completed_at }),
                others: saved.base_others?.map(restoreSpan),
            }
            : undefined,
        baseline: saved.baseline ?? undefined,
        earlierBase: earlier ? { ...restoreBase(earlier), ...restoreSpan(earlier) } : undefined,
        known: known
            ? {
                base: known.base,
                old: new Set(known.old),
                doubtful: new Set(known.doubtful),
                counts: restoreCounts(known.counts),
            }
            : undefined,
        origin: saved.origin,
    };
}
function restoreBySeverity(saved, restore) {
    const restored = {};
    for (const severity of shared_severity/* severities */.gO) {
        const each = saved[severity.toLowerCase()];
        if (each !== null)
            restored[severity] = restore(each);
    }
    return restored;
}
const restoreCounts = (saved) => restoreBySeverity(saved, (count) => count);
function restoreChanges({ is_complete, files }) {
    return {
        isComplete: is_complete,
        files: new Map(files.map(({ path, lines, is_gone, is_only_renamed }) => [
            path,
            {
                lines: lines ?? undefined,
                ...(is_gone && { isGone: true }),
                ...(is_only_renamed && { isOnlyRenamed: true }),
            },
        ])),
    };
}
function restoreBase({ scan_id: scanId, branch, counts }) {
    return { scanId, branch, counts: restoreCounts(counts) };
}
function restoreSpan({ started_at, completed_at }) {
    return { startedAt: (0,times/* parseTime */.pe)(started_at), completedAt: (0,times/* parseTime */.pe)(completed_at) };
}
function restoreAdvisory(saved) {
    return {
        cves: saved.cves,
        ids: saved.ids,
        ...(saved.purl !== null && { purl: saved.purl }),
        fix: saved.fix ?? undefined,
        fixedVersion: saved.fixed_version ?? undefined,
        fixedAt: (0,times/* parseTime */.pe)(saved.fixed_at),
        publishedAt: (0,times/* parseTime */.pe)(saved.published_at),
    };
}
function restoreFinding(saved, isDetailed) {
    return {
        id: saved.violation_id,
        title: saved.title,
        severity: saved.severity,
        severityKnown: saved.severity_known,
        type: saved.type ?? undefined,
        status: saved.status,
        unclear: saved.unclear,
        cvss: saved.cvss_score ?? undefined,
        epss: saved.epss_percent ?? undefined,
        filePath: saved.file_path ?? undefined,
        line: saved.line_number ?? undefined,
        label: saved.label,
        firstSeen: saved.first_seen ?? undefined,
        detail: isDetailed
            ? {
                description: undefined,
                cwe: saved.cwe ?? undefined,
                codeSnippet: undefined,
                remediation: undefined,
                firstDetected: (0,times/* parseTime */.pe)(saved.first_detected),
                lastSeen: (0,times/* parseTime */.pe)(saved.last_seen),
                ...(saved.advisory && { advisory: restoreAdvisory(saved.advisory) }),
            }
            : undefined,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/report/log/story.js
var story = __webpack_require__(9990);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/log/text.js
var log_text = __webpack_require__(772);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/place.js
var run_place = __webpack_require__(9450);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/session.js
var run_session = __webpack_require__(7741);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/reading.js
var settings_reading = __webpack_require__(7621);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/baseline-file.js
var baseline_file = __webpack_require__(3336);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/sarif.js
var findings_sarif = __webpack_require__(4922);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/sarif-base.js
var sarif_base = __webpack_require__(8706);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/sarif-files.js
var sarif_files = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/source.js
var source = __webpack_require__(6022);
// EXTERNAL MODULE: ./build/compiled/src/gate/surfaces/whole-file.js
var whole_file = __webpack_require__(6654);
// EXTERNAL MODULE: ./build/compiled/src/gate/cli/command.js
var cli_command = __webpack_require__(7128);
// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var shared_clock = __webpack_require__(4447);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/location.js
var shown_location = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/log.js
var log = __webpack_require__(7881);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/ranking.js
var ranking = __webpack_require__(4296);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/html/markup.js
var markup = __webpack_require__(8005);
;// CONCATENATED MODULE: ./build/compiled/src/gate/report/rehearsal.js



const noGate = 'rehearsal only';
function formatRehearsalSentence({ runs, unreadable, kept }) {
    const count = (of, verdict) => runs.filter((run) => run[of] === verdict).length;
    const open = count('after', 'inconclusive');
    const then = count('before', 'failed');
    const parts = [
        `Would have blocked ${count('after', 'failed')} of ${(0,amounts/* pluralize */.td)(runs.length, 'run')}`,
        ...(open === 0 ? [] : [`${open} inconclusive`]),
        ...(unreadable.length === 0 ? [] : [`${(0,amounts/* pluralize */.td)(unreadable.length, kept ? 'artifact' : 'file')} not readable`]),
        ...(kept === undefined || kept.expired === 0 ? [] : [`${kept.expired} expired`]),
        ...(kept === undefined || kept.beyond === 0 ? [] : [`${kept.beyond} not checked`]),
    ];
    return `${parts.join(', ')}; ${then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`} blocked then`;
}
function countByRule({ runs }) {
    const begin = (rule, effect) => ({ rule, effect, broken: 0, undecided: 0, held: 0 });
    const counts = new Map();
    const add = ({ rule, verdict }, effect) => {
        const known = counts.get(rule) ?? begin(rule, effect);
        known[verdict === 'failed' ? 'broken' : verdict === 'passed' ? 'held' : 'undecided'] += 1;
        counts.set(rule, known);
    };
    for (const { rules } of runs)
        for (const rule of rules)
            add(rule, 'block');
    for (const { warnings } of runs)
        for (const rule of warnings)
            add(rule, 'warn');
    return [...counts.values()];
}
function listChangedRuns({ runs }) {
    return runs.filter(({ before, after }) => before !== after);
}
function listUndecidedRuns({ runs }) {
    return runs.filter(({ before, after }) => after === 'inconclusive' && before === after);
}
const shownMost = 20;
function formatRehearsal(rehearsal) {
    const counts = countByRule(rehearsal);
    const rows = [
        ['rule', 'failed', 'inconclusive', 'passed'],
        ...counts.map(({ rule, effect, broken, undecided, held }) => [
            (0,neutral/* neutralizeLine */.a0)(effect === 'warn' ? `${rule} (warns)` : rule, 72),
            ...[broken, undecided, held].map(String),
        ]),
    ];
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const formatRow = ([name = '', ...numbers]) => `  ${name.padEnd(widths[0] ?? 0)}${numbers.map((cell, index) => `  ${cell.padStart(widths[index + 1] ?? 0)}`).join('')}`;
    const lines = [
        `Policy: ${(0,neutral/* neutralizeLine */.a0)(rehearsal.policy.source)}`,
        ...(counts.length === 0 ? [] : ['', ...rows.map(formatRow)]),
        ...formatRuns('Different verdict than before:', listChangedRuns(rehearsal)),
        ...formatRuns('Inconclusive before and now:', listUndecidedRuns(rehearsal)),
        ...formatListed('Not readable:', rehearsal.unreadable.map(({ name, why }) => `${name}: ${why}`)),
        '',
        `${formatRehearsalSentence(rehearsal)} (${noGate})`,
    ];
    return `${lines.join('\n')}\n`;
}
const nowWords = { passed: 'passes', failed: 'fails', inconclusive: 'is inconclusive' };
const formatVerdictChange = (then, now) => then === now ? `${then} then and now` : `${then} then, ${nowWords[now]} now`;
function formatRuns(heading, runs) {
    const texts = runs.map((run) => `${formatRunName(run)}: ${formatVerdictChange(run.before, run.after)}; ${run.lines[0] ?? ''}`);
    return formatListed(heading, texts);
}
function formatRunName({ name, subject }) {
    return subject === '' ? name : `${name}, ${subject}`;
}
function formatListed(heading, texts) {
    if (texts.length === 0)
        return [];
    const more = texts.length > shownMost ? [`  … and ${texts.length - shownMost} more`] : [];
    return ['', heading, ...texts.slice(0, shownMost).map((text) => `  ${(0,neutral/* neutralizeLine */.a0)(text, 400)}`), ...more];
}
function renderRehearsalJson(rehearsal) {
    const { policy, runs, unreadable, kept } = rehearsal;
    const count = (verdict) => runs.filter(({ after }) => after === verdict).length;
    return (0,neutral/* formatHarmlessJson */.$)({
        policy,
        sentence: formatRehearsalSentence(rehearsal),
        runs: runs.length,
        blocked: count('failed'),
        undecided: count('inconclusive'),
        passed: count('passed'),
        blocked_then: runs.filter(({ before }) => before === 'failed').length,
        rules: countByRule(rehearsal),
        results: runs.map(({ name, subject, before, after, lines }) => ({ name, subject, before, after, lines })),
        unreadable,
        ...(kept && { kept: { days: kept.days, expired: kept.expired, not_looked_at: kept.beyond } }),
    });
}
const style = 'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
    'table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8885}' +
    '.number{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}';
function renderRehearsalPage(rehearsal) {
    const { policy, unreadable } = rehearsal;
    const sentence = formatRehearsalSentence(rehearsal);
    const rules = countByRule(rehearsal).map(({ rule, effect, broken, undecided, held }) => (0,markup/* renderTemplate */.Xm) `<tr><th scope="row">${rule}${effect === 'warn' ? ' (warns)' : ''}</th><td class="number">${broken}</td><td class="number">${undecided}</td><td class="number">${held}</td></tr>`);
    const body = (0,markup/* renderTemplate */.Xm) `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title>${(0,markup/* renderOwnElement */.pQ)('style', style)}</head><body><h1>${sentence}</h1><p>Policy: ${policy.source}</p>
<table><caption>Rule by rule</caption><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Blocks</th><th scope="col" class="number">Inconclusive</th><th scope="col" class="number">Passes</th></tr></thead><tbody>${rules}</tbody></table>
${renderRunTable('Different verdict than before', listChangedRuns(rehearsal))}${renderRunTable('Inconclusive before and now', listUndecidedRuns(rehearsal))}
${unreadable.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<h2>Not readable</h2><ul>${unreadable.map(({ name, why }) => (0,markup/* renderTemplate */.Xm) `<li>${name}: ${why}</li>`)}</ul>`}
</body></html>
`;
    return String(body);
}
function renderRunTable(heading, runs) {
    if (runs.length === 0)
        return markup/* nothing */.s6;
    const rows = runs.map((run) => (0,markup/* renderTemplate */.Xm) `<tr><th scope="row">${formatRunName(run)}</th><td>${run.before}</td><td>${run.after}</td><td>${run.lines.join('; ').slice(0, 1000)}</td></tr>\n`);
    return (0,markup/* renderTemplate */.Xm) `<table><caption>${heading}</caption><thead><tr><th scope="col">Run</th><th scope="col">Then</th><th scope="col">Now</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/run/gate-run.js
var gate_run = __webpack_require__(2706);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/entries/scan.js
var scan = __webpack_require__(8037);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/settings.js + 3 modules
var settings_settings = __webpack_require__(716);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/values.js
var values = __webpack_require__(9291);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/gate.js + 2 modules
var gate = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/origin.js
var sources_origin = __webpack_require__(7892);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/judge.js + 2 modules
var judge = __webpack_require__(9354);
;// CONCATENATED MODULE: ./build/compiled/src/gate/story/sources/saved/source.js


function createSavedSource(saved, baseline) {
    const ownReason = saved.verdict === 'inconclusive' ? ((0,errors/* isInconclusive */.Fm)(saved.reason) ? saved.reason : 'protocol') : undefined;
    return {
        serviceOrigin: saved.serviceOrigin,
        origin: saved.evidence?.origin ?? 'service',
        startsScan: false,
        hasBaseline: true,
        locate: async ({ context }) => context,
        open: async () => ({ kind: 'same' }),
        async start() {
            if (saved.evidence !== undefined)
                return true;
            throw new errors/* GateError */.ue('PROTOCOL', `the run saved no evidence: ${saved.message}`, {
                reason: ownReason ?? 'evidence',
            });
        },
        async collect(_, { policy: asked }) {
            const kept = saved.evidence;
            const evidence = baseline === undefined ? kept : { ...kept, baseline };
            const scope = asked.scope === 'auto' && evidence.base === undefined ? 'scan' : asked.scope;
            const { base, changes, known } = evidence;
            const isProposed = [saved.pullRequest, base, changes, known].some((each) => each !== undefined);
            const newAdvisoryGrace = isProposed ? {} : asked.newAdvisoryGrace;
            const policy = { ...asked, scope, newAdvisoryGrace };
            return { evidence, policy, judgement: (0,judge/* judgeEvidence */.Z0)(evidence, policy) };
        },
        async checkPass() {
            if (ownReason === undefined || errors/* inconclusiveReasons */.Qe[ownReason].isOfEvidence)
                return undefined;
            return { reason: ownReason, message: saved.message, hint: undefined };
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/surfaces/access.js
var surfaces_access = __webpack_require__(9124);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/run.js






async function runGateCommand(request) {
    const { session, flags } = request;
    if (flags.own.json)
        reserveOutputForReport(session);
    const reportFacts = session.startReport();
    const settings = await readRunSettings(request);
    reportFacts.settings = settings;
    if (flags.own.embedded)
        reportFacts.report = { ...reportFacts.report, origin: 'embedded' };
    const result = await runRequestedGate({ request, settings });
    reportFacts.report = result.report;
    reportFacts.settings = result.settings;
    const { context, changes } = result;
    const isOurs = context.system === 'github' && context.refusal === undefined;
    if (!isOurs || flags.own.embedded || result.settings.githubToken === undefined)
        return;
    const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, result.settings);
    reportFacts.github = { access, checkRun: undefined, changes };
}
async function readGivenSettings({ session, flags, }) {
    const typed = { given: {}, problems: [] };
    if (flags.own['api-key-stdin'] !== undefined) {
        const value = (await session.readInput()).trim();
        if (value === '')
            typed.problems.push('--api-key-stdin: standard input is empty');
        else
            typed.given['api-key'] = { value, source: 'flag' };
    }
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, typed, (0,settings_reading/* readEnvironment */.Qo)(session.env));
    for (const { value, source } of (0,settings_settings/* listSecretNames */.h5)().flatMap((name) => reading.given[name] ?? []))
        session.mask(value, source === 'flag' && !flags.own.json);
    return reading;
}
async function readRunSettings(request) {
    const reading = await readGivenSettings(request);
    const { own, positionals } = request.flags;
    const problems = [...reading.problems];
    const extra = positionals.slice(own.embedded ? 1 : 0);
    if (extra.length > 0)
        problems.push(`unexpected arguments: ${JSON.stringify(extra.join(' '))}`);
    const kinds = uncommittedKinds.filter((kind) => own[kind]);
    if (kinds.length > 1)
        problems.push('--worktree and --staged: use only one of them');
    if (!own.embedded) {
        for (const kind of kinds)
            problems.push(`--${kind} scans on this machine: add --embedded`);
        if (reading.given['base-url'] === undefined)
            problems.push('base-url is missing: name a service, or scan a checkout here with scan-gate run --embedded');
        return (0,settings_reading/* readSettings */.sb)(reading.given, problems);
    }
    const given = { ...reading.given };
    for (const name of ['base-url', 'repository-id', 'branch', 'scan-id', 'wait']) {
        if (request.flags.given[name])
            problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
        if (name !== 'wait')
            delete given[name];
    }
    return (0,settings_reading/* readSettings */.sb)(given, problems);
}
const uncommittedKinds = ['worktree', 'staged'];
async function runRequestedGate({ request, settings, ...asked }) {
    const { session, flags, scannersUrl } = request;
    const everything = { ...settings, scope: 'scan', sources: { ...settings.sources, scope: 'flag' } };
    const judged = asked.wantsEverything ? everything : settings;
    const { local, embedded } = flags.own;
    const folder = (0,external_node_path_.resolve)(session.folder, flags.positionals[0] ?? '.');
    const uncommitted = uncommittedKinds.find((kind) => flags.own[kind]);
    return (0,gate_run/* runOverTarget */.dO)({
        ...asked,
        settings: judged,
        session,
        local,
        checkout: embedded && { folder, scannersUrl, uncommitted },
    });
}
function reserveOutputForReport({ log, runner, complain }) {
    if (runner !== undefined) {
        throw new errors/* GateError */.ue('CONFIG', '--json does not go with a GitHub workflow, where standard output is for the runner', {
            reason: 'settings',
            hint: 'Have the report written to a file: --output json=report.json.',
        });
    }
    log.moveTo(complain);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/judge/judge.js























async function runJudge(session, given) {
    const { report, sarif } = given.own;
    const isClear = (report === undefined) !== (sarif === undefined) || given.problems.length > 0;
    const problems = isClear ? given.problems : [...given.problems, 'judge needs either --report FILE or --sarif FILE'];
    const flags = readJudgeFlags({ ...given, problems }, session.env);
    if (flags.json && flags.mode === 'sarif')
        reserveOutputForReport(session);
    if (flags.mode === 'report')
        return judgeReports(session, flags);
    const name = flags.policyFile;
    const reportFacts = session.startReport();
    reportFacts.settings = flags.settings;
    const policyFile = name === undefined ? undefined : { name, path: (0,external_node_path_.resolve)(session.folder, name) };
    reportFacts.report = { ...reportFacts.report, origin: 'sarif' };
    const result = await (0,gate_run/* runOverSarif */.RS)({ ...flags, session, policyFile });
    reportFacts.report = result.report;
    reportFacts.settings = result.settings;
    return undefined;
}
const words = {
    blocks: 'would block',
    'may block': 'might block',
    none: 'would no longer block',
};
const shownChanges = 10;
function formatChanges(changes) {
    const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
        const { severity, title, filePath, line } = finding;
        const location = filePath === undefined ? '' : ` (${(0,shown_location/* formatLocation */.j$)({ filePath, line })})`;
        const said = wouldBe === 'none' && was === 'may block' ? 'could no longer block' : words[wouldBe];
        return `${wouldBe === 'none' ? '-' : '+'} ${severity.toLowerCase()} ${title}${location} ${said}`;
    });
    const more = changes.length - lines.length;
    return more > 0 ? [...lines, `and ${(0,amounts/* pluralize */.td)(more, 'other finding')}`] : lines;
}
async function judgeReports(session, flags) {
    const { log } = session;
    if (flags.json)
        log.level = 'quiet';
    const transport = await session.transport();
    const readClock = () => performance.now();
    const stopwatch = (0,shared_clock/* createStopwatch */.SU)('collect', readClock(), readClock, () => transport.requestCount?.() ?? 0);
    const saved = await Promise.all(flags.files.map(async (name) => ({ name, report: await readReport(session.folder, name) })));
    stopwatch.begin('prepare');
    return withJudgePolicy(session, flags, session.runLog, async (judgeContext) => {
        const { loaded } = judgeContext;
        stopwatch.begin('judge');
        log.line(`Policy: ${loaded.source}`);
        const baseline = await readNamedBaseline(judgeContext);
        const rejudge = createRejudger(session, judgeContext, baseline);
        const judged = [];
        for (const named of saved) {
            const { evidence, effects } = named.report;
            const hasEvidence = evidence !== undefined;
            const about = { job: session, context: judgeContext.context };
            const doubt = hasEvidence ? await (0,sources_origin/* findReportDoubt */.g)(named, about) : undefined;
            const now = await rejudge(named.report);
            const changes = (0,ranking/* sortWorstFirst */.Qi)(evidence?.findings ?? [], now.findings)
                .map((finding) => ({
                finding,
                was: effects.get(finding.id) ?? 'none',
                wouldBe: now.findings.get(finding.id)?.effect ?? 'none',
            }))
                .filter(({ was, wouldBe }) => was !== wouldBe);
            judged.push({ ...named, now, doubt, changes });
        }
        for (const { name, report, now, changes, doubt } of judged) {
            const about = [formatSubject(report), formatVerdictChange(report.verdict, now.verdict)];
            log.line(`${name}: ${about.filter((part) => part !== '').join(', ')}`);
            for (const line of [...now.lines, ...formatChanges(changes), ...formatDoubt(doubt)])
                log.line(`  ${line}`);
        }
        const closing = formatClosingSentence(judged, saved);
        if (log.level === 'verbose')
            log.group(story/* timingTitle */.jE, (0,story/* formatTimings */.Hv)(stopwatch.phases()));
        if (flags.json)
            session.write((0,neutral/* formatHarmlessJson */.$)(toJudgeJson(judged, { loaded, closing })));
        else
            log.close(closing);
        const open = { verdict: 'inconclusive', reason: 'scan-failed' };
        return { judged: judged.map(({ now, doubt }) => (doubt === undefined ? now : open)), settings: loaded.settings };
    });
}
function formatDoubt(doubt) {
    return doubt === undefined ? [] : [`no verdict on the commit here: ${(0,neutral/* neutralizeLine */.a0)(doubt, 400)}`];
}
function toJudgeJson(judged, { loaded: { source, sha256 }, closing }) {
    const reports = judged.map(({ name, report: { verdict, reason }, now, changes, doubt }) => ({
        file: name,
        was: { verdict, reason },
        would_be: { verdict: now.verdict, reason: now.reason },
        lines: [...now.lines, ...formatDoubt(doubt)],
        changes: changes.map(({ finding, was, wouldBe }) => ({
            ...{ violation_id: finding.id, title: finding.title, severity: finding.severity, was, would_be: wouldBe },
            ...{ file_path: finding.filePath ?? null, line_number: finding.line ?? null },
        })),
    }));
    return { format_version: 1, policy: { source, sha256 }, sentence: closing, reports };
}
async function readReport(folder, name) {
    return readSavedReport(await (0,regular_file/* readNamedText */.Lh)((0,external_node_path_.resolve)(folder, name), name), name);
}
async function readNamedBaseline({ loaded, reader, context }) {
    const { baselineFile } = loaded.settings;
    if (baselineFile === undefined)
        return undefined;
    return (0,baseline_file/* readBaseline */.mF)(loaded.policy, { baselineFile, reader, repositoryUrl: context.repositoryUrl });
}
function createRejudger(session, judgeContext, baseline) {
    const { loaded, settings } = judgeContext;
    const sources = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
    const context = { ...judgeContext.context, sources };
    return async (saved) => {
        const source = createSavedSource(saved, baseline);
        const { report, judgement } = await (0,gate/* judgeWith */.oX)(session, settings, { context, source, loaded, log: log/* silentLog */.aB });
        const { verdict, reason, message } = report;
        if (judgement === undefined)
            return { verdict, reason, lines: [message], rules: [], warnings: [], findings: new Map() };
        const { rules, warnings, doubt, findings } = judgement;
        const lines = rules.filter((rule) => rule.verdict === judgement.verdict).map((rule) => rule.line);
        if (doubt !== undefined)
            lines.push(doubt);
        lines.push(...listMissingData(saved, report.scope, baseline));
        if (verdict !== judgement.verdict)
            lines.push(`but ${message}`);
        return { verdict, reason, lines, rules, warnings, findings };
    };
}
function listMissingData({ evidence }, scope, baseline = evidence?.baseline) {
    if ((scope === 'changed' || scope === 'changed-lines') && evidence?.changes === undefined)
        return ['the run did not read what was changed: any finding may be in the change'];
    if (scope === 'new' && baseline === undefined)
        return ['the run read no baseline: every finding counts as new'];
    return [];
}
function formatSubject({ branch, headSha, pullRequest }) {
    const parts = [
        pullRequest === undefined ? undefined : `#${pullRequest}`,
        branch,
        headSha === undefined ? undefined : `at ${headSha.slice(0, 12)}`,
    ].filter((part) => part !== undefined);
    return parts.join(' ');
}
function formatClosingSentence(judged, saved) {
    const countVerdict = (verdict) => judged.filter(({ now }) => now.verdict === verdict).length;
    const open = countVerdict('inconclusive');
    const then = saved.filter(({ report }) => report.verdict === 'failed').length;
    const reports = judged.length === 1 ? '1 report' : `the last ${judged.length} reports`;
    const undecided = open === 0 ? '' : ` (${open} inconclusive)`;
    const were = then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`;
    const ending = judged.some(({ doubt }) => doubt !== undefined) ? ` (${noGate})` : '';
    return `This policy would have blocked ${countVerdict('failed')} of ${reports}${undecided}; ${were} blocked then${ending}`;
}
async function withJudgePolicy(session, { settings, policyFile, local }, log, use) {
    const { folder } = session;
    const context = await (0,run_place/* readRunContext */.$p)(session, settings, { kind: 'folder', named: settings.branch }, { local });
    const named = policyFile === undefined ? undefined : { path: (0,external_node_path_.resolve)(folder, policyFile), name: policyFile };
    const place = named === undefined ? await (0,run_place/* describePlace */.df)(folder, settings, context) : (0,run_place/* describeUnattended */.GD)(context);
    for (const line of place)
        log.say(line);
    return (0,gate_run/* withPolicy */.hZ)(session, settings, context, {
        log,
        policyFile: named,
        use: (loaded, reader) => use({ context, reader, loaded, settings }),
    });
}
const shownGroups = ['Surfaces', 'Files'];
function readJudgeFlags({ own, ...flags }, env) {
    const problems = [...flags.problems];
    const { report = [], sarif = [], 'base-sarif': baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
    const mode = sarif.length > 0 ? 'sarif' : 'report';
    const isShown = (name) => shownGroups.includes(settings_settings/* settings */.W0[name].group);
    for (const name of settings_settings/* commandSettings */.Jd.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
        problems.push(`--${(0,settings_settings/* getFlagName */.Of)(name)} does not go with judge --report`);
    if (word !== undefined && mode === 'report')
        problems.push('--type goes with --sarif');
    if (baseFiles.length > 0 && mode === 'report')
        problems.push('--base-sarif goes with --sarif');
    if (policyFile !== undefined && flags.given['config-file'])
        problems.push('--policy and --config-file exclude each other');
    const complain = (complaint) => problems.push(`--type: ${(0,values/* quoteForMessage */.Hx)(word ?? '')} ${complaint}`);
    const declaredType = word === undefined ? undefined : (0,scan/* readScanType */.Y9)(word, complain);
    const merged = (0,settings_reading/* mergeReadings */.gK)({ given: flags.given, problems }, (0,settings_reading/* readEnvironment */.Qo)(env));
    const isUsable = (name) => cli_command/* judgeSettings */.$z.includes(name) && !(mode === 'report' && isShown(name));
    const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isUsable(name)));
    return {
        mode,
        files: [...new Set([...report, ...sarif, ...flags.positionals])],
        baseFiles,
        declaredType,
        policyFile,
        local: own.local,
        json: own.json === true,
        settings: (0,settings_reading/* readSettings */.sb)(given, merged.problems),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/baseline.js





























async function runBaseline(request) {
    const { session } = request;
    const { folder, log } = session;
    const { problems, positionals, own } = request.flags;
    const isForPrograms = own.json === true;
    if (isForPrograms)
        log.moveTo(session.complain);
    const [action, ...paths] = positionals;
    const [first, second] = paths;
    if (action === 'write')
        return writeBaseline({ ...request, flags: { ...request.flags, positionals: paths } });
    const ofWrite = ['sarif', 'type'].filter((name) => own[name] !== undefined);
    problems.push(...ofWrite.map((name) => `--${name} goes with baseline write`));
    if (problems.length > 0)
        throw (0,settings_reading/* createSettingsError */.Gd)(problems);
    const readText = async (path) => {
        try {
            return await (0,regular_file/* readRegularText */.Aj)((0,external_node_path_.resolve)(folder, path));
        }
        catch (cause) {
            throw new errors/* GateError */.ue('CONFIG', `${path} cannot be read`, { cause, hint: 'Name the file of the baseline.' });
        }
    };
    const print = (lines, output) => {
        if (isForPrograms)
            session.write((0,neutral/* formatHarmlessJson */.$)(output));
        else
            for (const line of lines)
                log.line(line);
    };
    if (action === 'show' && paths.length <= 1) {
        const path = first ?? baseline/* defaultBaselinePath */.Q6;
        const { repository, branch, entries } = (0,baseline/* parseBaseline */.nk)(await readText(path), path);
        const head = `${(0,amounts/* pluralize */.td)(entries.length, 'known finding')} on ${branch} of ${repository}`;
        const lines = entries.map((entry) => `  ${formatEntryLine(entry)}`);
        print([head, ...lines], { format_version: 1, repository, branch, findings: [...entries] });
        return undefined;
    }
    if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
        const before = (0,baseline/* parseBaseline */.nk)(await readText(first), first);
        const compared = compareBaselines(before, await readText(second), second);
        const { added, removed, not_compared } = compared;
        const lines = [
            ...added.map((entry) => `+ ${formatEntryLine(entry)}`),
            ...removed.map((entry) => `- ${formatEntryLine(entry)}`),
        ];
        if (lines.length === 0)
            lines.push('The same findings');
        if (not_compared.length > 0)
            lines.push(`Not in the report, so not compared: ${not_compared.join(', ')}`);
        print(lines, { format_version: 1, ...compared });
        return undefined;
    }
    throw new errors/* GateError */.ue('CONFIG', 'Say what to do: scan-gate baseline write, show or diff', {
        hint: 'scan-gate baseline write [--sarif FILE …] [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT.',
    });
}
async function writeBaseline(run) {
    const { session, flags } = run;
    try {
        if (flags.own.json)
            reserveOutputForReport(session);
        const { sarif } = flags.own;
        const found = sarif === undefined ? await findByRun(run) : await findInSarif(run, sarif);
        return found === undefined ? run_session/* notDoneOutcome */.I : await writeFound(run, found);
    }
    catch (error) {
        const fault = (0,errors/* toGateError */.Vl)(error);
        for (const line of `Nothing was written: ${fault.message}`.split('\n'))
            session.log.line(line);
        if (fault.hint !== undefined)
            session.log.line((0,prose/* toPlainText */.bo)(fault.hint));
        return run_session/* notDoneOutcome */.I;
    }
}
async function findByRun({ flags, ...call }) {
    const { log, env } = call.session;
    if (flags.own.type !== undefined)
        flags.problems.push('--type goes with --sarif');
    const isLocal = flags.positionals.length > 0 && !flags.given['base-url'] && !env.SCAN_GATE_BASE_URL;
    const run = {
        ...call,
        flags: isLocal ? { ...flags, own: { ...flags.own, embedded: true } } : flags,
    };
    const settings = await readRunSettings(run);
    const result = await runRequestedGate({ request: run, settings, check: checkBranch, wantsEverything: true });
    const { evidence, report, context } = result;
    if (evidence !== undefined && report.reason !== 'moved')
        return { evidence, context, settings };
    const width = (0,log_text/* chooseLogWidth */.se)(log.columns?.());
    for (const line of [...(0,story/* formatStory */.jI)(report, { width }), ...(0,story/* formatDecision */.WS)(report, [], width)])
        log.line(line);
    log.close((0,story/* formatClosingLine */.Xu)(report));
    return undefined;
}
async function findInSarif({ session, flags }, sarif) {
    const { own, given, positionals } = flags;
    const settingsOfScan = Object.keys(given).filter((name) => !cli_command/* judgeSettings */.$z.includes(name));
    const flagsOfScan = ['embedded', 'api-key-stdin'].filter((name) => own[name] !== undefined);
    const foreign = [...flagsOfScan, ...settingsOfScan];
    const problems = [...flags.problems, ...foreign.map((name) => `--${name} does not go with --sarif`)];
    const { type, local } = own;
    const asked = { sarif, ...(type && { type }), ...(local && { local }) };
    const judgeFlags = readJudgeFlags({ given, problems, positionals, own: asked }, session.env);
    const { settings } = judgeFlags;
    const context = await (0,run_place/* readRunContext */.$p)(session, settings, { kind: 'folder', named: undefined }, { local });
    const opening = [
        `Scan Gate ${run_session/* version */.rE} · ${(0,context_context/* describeContext */.R5)(context)}, from SARIF files`,
        ...(0,run_place/* describeUnattended */.GD)(context),
    ];
    for (const line of opening)
        session.log.line(line);
    checkBranch({ context, defaultBranch: context.defaultBranch });
    requireProvenBranch(context, session.env);
    const log = session.runLog;
    const readPaths = (0,once/* runOnce */.Jh)(() => (0,tracked/* listHeadPaths */.rl)(session.folder, session.cancel));
    const files = await (0,sarif_files/* readSarifFiles */.H)({ request: judgeFlags, job: session, log, context, readPaths });
    for (const file of files) {
        (0,sarif_base/* refuseForeignPaths */.b)(file);
        const fault = file.scan.diagnostics.find(({ failed }) => failed);
        if (fault !== undefined) {
            throw new errors/* GateError */.ue('SCAN_FAILED', `${file.name}: ${fault.engine} did not complete: ${fault.message}`, {
                hint: 'Fix the scan first: a baseline needs a complete scan.',
            });
        }
    }
    await requireCommittedFiles(session.folder, files);
    const paths = await readPaths();
    const evidence = (0,source/* buildEvidence */.K)((0,findings_sarif/* toFoundFindings */.K)(files, paths), {
        ...{ origin: 'sarif', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
        ...{ nowMs: session.now.getTime(), log, paths: new Set(paths) },
    });
    return { evidence, context, settings };
}
async function writeFound({ session, flags }, found) {
    const { evidence, context, settings } = found;
    const path = settings.baselineFile ?? baseline/* defaultBaselinePath */.Q6;
    const named = flags.own.sarif === undefined ? flags.positionals[0] : undefined;
    const folder = (0,external_node_path_.resolve)(session.folder, named ?? '.');
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top ?? folder;
    const target = (0,external_node_path_.resolve)(top, path);
    if ((0,baseline_file/* formatRepositoryIdentity */.MZ)(context.repositoryUrl) === 'unknown') {
        throw new errors/* GateError */.ue('CONFIG', 'The repository is unknown, and a baseline names its repository', {
            reason: 'foreign-repository',
            hint: 'Name its address: git remote add origin URL.',
        });
    }
    const made = (0,baseline_file/* createBaselineFromScan */.vQ)(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
    await (0,whole_file/* writeWithin */.BP)(top, target, (0,baseline/* renderBaseline */.qL)(made)).catch((cause) => {
        throw new errors/* GateError */.ue('PUBLISH', `${target} could not be written (${cause.code ?? cause.message})`, { cause });
    });
    const { branch, entries } = made;
    if (flags.own.json) {
        const output = { format_version: 1, file: target, branch, findings: entries.length };
        session.write((0,neutral/* formatHarmlessJson */.$)(output));
    }
    else {
        session.log.line(`Wrote ${(0,amounts/* pluralize */.td)(entries.length, 'known finding')} on ${branch} to ${target}`);
        const setting = settings.baselineFile === undefined ? '' : ` and baseline-file: ${path}`;
        session.log.line(`Next: commit it to ${branch}, and set scope: new${setting} in the policy`);
    }
    if (context.isPublic)
        session.log.line('It names open findings: anyone who can read the repository can read them there.');
}
function checkBranch({ context: { branch, refusal }, defaultBranch, }) {
    if (refusal !== undefined)
        throw refusal;
    if (branch === defaultBranch)
        return;
    if (defaultBranch === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `It is unknown whether ${branch} is the default branch`, {
            reason: 'wrong-ref',
            hint: 'Ask the remote: git remote set-head origin --auto.',
        });
    }
    throw new errors/* GateError */.ue('CONFIG', `${branch} is not the default branch, ${defaultBranch}`, {
        reason: 'wrong-ref',
        hint: 'A baseline is made only from the default branch: any other branch would let its own findings through.',
    });
}
function compareBaselines(before, text, name) {
    const isReport = (0,errors/* attempt */.CD)(() => Object.hasOwn(JSON.parse(text), 'tool')) ?? false;
    if (!isReport)
        return { ...(0,baseline/* diffBaselines */.GX)(before, (0,baseline/* parseBaseline */.nk)(text, name)), not_compared: [] };
    const { evidence, message } = readSavedReport(text, name);
    if (evidence === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${name} contains no findings to compare: ${message}`, {
            hint: 'Give the report of a run that has judged a scan.',
        });
    }
    const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && (0,policy_evidence/* isOpen */.nT)(finding));
    const unlisted = shared_severity/* severities */.gO.filter((severity) => evidence.lists[severity] === undefined && evidence.counts[severity] !== 0);
    return { ...(0,baseline/* diffBaselines */.GX)(before, (0,baseline/* createBaseline */.wu)(own, before)), not_compared: unlisted };
}
function formatEntryLine({ violation_id, type, title, file_path }) {
    return `${type}  ${file_path || 'no file'}  ${title}  ${violation_id}`;
}
function requireProvenBranch({ system, branch, headSha, trust }, { GITHUB_SHA: built }) {
    if (system === 'github' && built !== undefined && built !== headSha) {
        const at = `The checkout is at ${headSha?.slice(0, 12)}, and this run is about ${built.slice(0, 12)}`;
        throw new errors/* GateError */.ue('CONFIG', at, { reason: 'wrong-ref', hint: 'Check out and scan the commit of the run.' });
    }
    if (headSha === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `It is unknown which commit of ${branch} the files are of`, {
            reason: 'wrong-ref',
            hint: 'Run it in a git checkout of the commit that was scanned.',
        });
    }
    if (trust === 'own')
        return;
    throw new errors/* GateError */.ue('CONFIG', `It is not proven that ${branch} is at ${headSha.slice(0, 12)} now`, {
        reason: 'wrong-ref',
        hint: 'Scan the latest commit of the default branch, in its own pipeline. On your own machine, add --local.',
    });
}
async function requireCommittedFiles(folder, files) {
    const uncommitted = await (0,work_tree/* listUncommittedFiles */.DE)(folder);
    if (uncommitted === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'git does not say which files here differ from the commit', {
            hint: 'Run it in a new checkout of the default branch.',
        });
    }
    const isUncommitted = (path = '') => uncommitted.has(path);
    const doubtful = files.flatMap(({ scan }) => scan.findings.filter(({ filePath, places }) => [{ filePath }, ...places].some((at) => isUncommitted(at.filePath))));
    const [first] = doubtful;
    if (first === undefined)
        return;
    const lie = `${(0,amounts/* pluralize */.td)(doubtful.length, 'finding')} ${doubtful.length === 1 ? 'lies' : 'lie'}`;
    throw new errors/* GateError */.ue('CONFIG', `${lie} in files that are not committed as they are here, such as ${first.filePath}`, {
        hint: 'Commit or remove the changes, and scan again: a baseline is of a commit.',
    });
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/client.js
var github_client = __webpack_require__(8080);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/summary/decision.js
var decision = __webpack_require__(8591);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/identity.js
var identity = __webpack_require__(9753);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/comment-commands/commands.js




const prefix = '/scan-gate';
const idPattern = /^[\w.:~+-]{1,200}$/;
const longestReason = 1000;
const loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
const user = schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), id: schemas/* number */.aig().int(), type: schemas/* string */.YjP().nullish() });
const payloadShape = schemas/* looseObject */._H3({
    action: schemas/* string */.YjP(),
    issue: schemas/* looseObject */._H3({ number: schemas/* number */.aig().int().positive(), pull_request: schemas/* unknown */.L5J().optional() }),
    comment: schemas/* looseObject */._H3({
        id: schemas/* number */.aig().int().positive(),
        body: schemas/* string */.YjP().nullish(),
        user: user.nullish(),
        performed_via_github_app: schemas/* unknown */.L5J().optional(),
    }),
    repository: schemas/* unknown */.L5J(),
});
function readComment(payload) {
    const { data } = payloadShape.safeParse(payload);
    if (data === undefined)
        return ignoreComment('the payload is not that of an issue_comment event');
    const { action, issue, comment, repository } = data;
    if (action !== 'created')
        return ignoreComment(`the comment was ${(0,neutral/* neutralizeLine */.a0)(action, 40)}, not created`);
    if (!issue.pull_request)
        return ignoreComment('the comment is on an issue, not on a pull request');
    const body = comment.body ?? '';
    const command = parseCommand(body);
    if (command === undefined)
        return ignoreComment(`the first line of the comment is not a ${prefix} command`);
    const commenter = comment.user;
    if (commenter?.type !== 'User' || comment.performed_via_github_app || !loginPattern.test(commenter.login))
        return ignoreComment('the comment was not made by a person');
    return {
        kind: 'command',
        command,
        commentId: comment.id,
        body,
        pullRequest: issue.number,
        commenter: { login: commenter.login, id: commenter.id },
        repository,
    };
}
function ignoreComment(why) {
    return { kind: 'ignored', why };
}
function parseCommand(body) {
    const [line = ''] = body.split(/\r\n|\n|\r/, 1);
    if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line))
        return undefined;
    const [, name = '', given = '', rest = ''] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/su.exec(line) ?? [];
    const id = given.replace(/^`(.*)`$/, '$1');
    const reason = rest.trim();
    if (name === 'recheck')
        return given === '' ? { kind: 'recheck' } : createUnclearCommand('recheck takes no argument');
    if (name !== 'why' && name !== 'suppress')
        return createUnclearCommand(name === '' ? 'no command' : 'not a command');
    if (!idPattern.test(id))
        return createUnclearCommand(`${name} needs the id of a violation`);
    if (name === 'why')
        return reason === '' ? { kind: 'why', id } : createUnclearCommand('why needs one id and nothing else');
    if (reason.length > longestReason)
        return createUnclearCommand(`a reason has at most ${longestReason} characters`);
    return { kind: 'suppress', id, reason };
}
function createUnclearCommand(problem) {
    return { kind: 'unclear', problem };
}
const commandList = [
    `- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
    `- \`${prefix} recheck\`: judges the last scan of this commit again`,
    `- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`,
].join('\n');
const leastCharacters = 20;
const leastLetters = 12;
const leastDifferent = 5;
const emptyWords = new Set(`a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/));
function findReasonProblem(reason) {
    if ([...reason].length < leastCharacters)
        return `it has fewer than ${leastCharacters} characters`;
    const words = reason
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? [];
    const letters = [...words.filter((word) => !emptyWords.has(word)).join('')];
    const isEmpty = letters.length < leastLetters || new Set(letters).size < leastDifferent;
    return isEmpty ? 'it does not say what in the code makes the violation harmless' : undefined;
}
const bodyBytes = 60_000;
async function addReaction(client, commentId, content) {
    await client.call({
        route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        parameters: { comment_id: commentId, content },
        shape: schemas/* unknown */.L5J(),
    });
}
async function postReply(client, { pullRequest, commentId }, markdown) {
    const marker = `<!-- scan-gate-command:${commentId} -->`;
    const body = `${marker}\n${(0,decision/* fitSummary */.mW)(client.redact(markdown), bodyBytes - marker.length - 1)}`;
    const [found] = await (0,identity/* findOwnComments */.gP)(client, pullRequest, marker);
    if (found === undefined)
        await (0,identity/* createComment */.eT)(client, pullRequest, body, marker);
    else
        await (0,identity/* updateComment */.vv)(client, found.id, body);
}
const runsShape = schemas/* looseObject */._H3({
    check_runs: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* number */.aig().int(),
        status: schemas/* string */.YjP().nullish(),
        external_id: schemas/* string */.YjP().nullish(),
        output: schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish() }).nullish(),
    })),
});
async function isScanOfNewestCheck(client, headSha, category, scanId) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const call = { route, parameters: { ref: headSha, filter: 'all' }, shape: runsShape };
    const runs = await client.pages(call, (page) => page.check_runs);
    const own = runs.filter(({ external_id, status }) => (0,identity/* hasCategory */.x9)(external_id, category) && status === 'completed');
    const [newest] = own.sort((a, b) => b.id - a.id);
    const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
    const said = footer.replace(/^<sub>(?:\[All findings\]\([^()\s]+\) · )?/, '');
    return said.startsWith(`scan ${(0,neutral/* formatMarkdownCode */.kK)(scanId, 80)} at [`) && said !== footer;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/comment-commands/people.js
var people = __webpack_require__(7379);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/problems.js
var problems = __webpack_require__(9319);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/finding.js
var policy_finding = __webpack_require__(6619);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/wording.js
var wording = __webpack_require__(1774);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/commit-name.js
var commit_name = __webpack_require__(9889);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/finding-texts.js
var finding_texts = __webpack_require__(8485);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/verdict.js
var verdict = __webpack_require__(31);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/judged.js
var report_judged = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/sentence/sentence.js
var sentence = __webpack_require__(4957);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/resolve.js
var resolve = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/scans.js
var scans = __webpack_require__(1454);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/source.js + 5 modules
var service_source = __webpack_require__(188);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/violations.js
var violations = __webpack_require__(8494);
// EXTERNAL MODULE: ./build/compiled/src/gate/surfaces/publish.js + 34 modules
var publish = __webpack_require__(8444);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/comment/why.js




















async function explainViolation(command, id) {
    const inspection = await inspectViolation(command, id);
    if (inspection.kind === 'unknown')
        return { markdown: inspection.markdown, reaction: 'confused' };
    const { finding, result, scan } = inspection;
    const parts = [
        `${(0,neutral/* formatMarkdownCode */.kK)(id)} ${formatEffect(finding, result.report)}`,
        finding.disclosed ? describeFinding(finding) : 'Details are not shown here (setting `disclose`).',
        formatVerdict(result.report),
        formatRuleList(result.report),
        `<sub>scan ${(0,neutral/* formatMarkdownCode */.kK)(scan.scan_id, 80)}</sub>`,
    ];
    return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}
async function inspectViolation(command, id) {
    const repository = await resolveOwnRepository(command);
    const detail = await readOwnViolation(command, repository, id);
    if (detail === undefined) {
        return {
            kind: 'unknown',
            markdown: `This repository has no violation ${(0,neutral/* formatMarkdownCode */.kK)(id)} at the service.`,
        };
    }
    const last = await findLastScan(command, repository);
    if (last.kind === 'unknown')
        return last;
    const { scan } = last;
    const result = await judgeAgain(command, repository, scan);
    const window = await (0,scans/* readScanWindow */.C4)({ ...command.run, repositoryId: repository.repository_id }, [scan]);
    const finding = toJudgedFinding(command, (0,policy_finding/* readDetailedFinding */.Cz)(detail, window), result);
    return { kind: 'found', finding, result, scan, repository };
}
async function readOwnViolation({ run }, repository, id) {
    const detail = await run.client.getViolation({ violation_id: id }).catch((error) => {
        if (error instanceof errors/* GateError */.ue && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    });
    if (detail?.violation_id !== id)
        return undefined;
    const { severity, severityKnown } = (0,policy_finding/* readListItem */._V)(detail);
    const listed = { ...run, repositoryId: repository.repository_id };
    const { items } = await (0,violations/* sweepViolations */.tf)(listed, severityKnown ? [severity] : undefined);
    return items.some((item) => item.id === id) ? detail : undefined;
}
function toJudgedFinding({ context }, fresh, { report, settings, changes }) {
    const judged = [...report.findings].find(({ id }) => id === fresh.id);
    if (judged?.detail !== undefined)
        return judged;
    const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
    const cannotBlock = judged === undefined || isOther || !(0,policy_evidence/* isOpen */.nT)(fresh);
    return {
        ...fresh,
        effect: cannotBlock ? 'none' : judged.effect,
        disclosed: (0,report_judged/* isDisclosed */.Nh)(fresh, { disclose: settings.disclose, isPublic: context.isPublic, changes }),
        exception: judged?.exception,
    };
}
function formatEffect(finding, report) {
    if (report.rules.length === 0 && report.verdict === 'inconclusive')
        return 'cannot be judged now.';
    switch ((0,wording/* classifyFinding */.qY)(finding)) {
        case 'blocks':
            return `**blocks**: it is ${(0,wording/* formatLabel */.wR)(finding)}, and a failed rule counts it.`;
        case 'may block':
            return `**may block**: a failed rule may count it; it is ${(0,wording/* formatLabel */.wR)(finding)}.`;
        case 'accepted':
            return `**does not block**: it is ${finding.exception === undefined ? 'accepted' : (0,neutral/* escapeMarkdown */.FV)((0,wording/* formatExceptionTerms */.ur)(finding.exception), 300)}.`;
        case 'suppressed':
            return `**does not block**: it is suppressed in the service (${(0,wording/* formatViolationStatus */.Rn)(finding)}).`;
        case 'fixed':
            return '**does not block**: the service says that it is fixed.';
        case 'open':
            return `**does not block**: ${explainNoEffect(finding, report)}.`;
    }
}
function explainNoEffect(finding, report) {
    if (finding.label === 'elsewhere')
        return 'it was last seen before this scan began, so this scan did not find it';
    const isListed = report.listedSeverities.includes(finding.severity);
    if (!isListed)
        return `the verdict did not need the ${finding.severity} findings of the list`;
    const asking = report.rules.some(({ verdict }) => verdict !== 'passed');
    return asking ? 'no failed or inconclusive rule counts it' : 'every rule passes with it';
}
function describeFinding(finding) {
    const location = (0,shown_location/* formatLocation */.j$)(finding, 120);
    const where = location === undefined ? '' : ` in ${(0,neutral/* formatMarkdownCode */.kK)(location)}`;
    const title = (0,neutral/* escapeMarkdown */.FV)(finding.title, 200) || 'Untitled';
    const facts = (0,neutral/* escapeMarkdown */.FV)((0,wording/* listFacts */.gt)(finding).join(', '), 400);
    const head = `${(0,wording/* formatSeverity */.JE)(finding)}: **${title}**${where} (${facts})`;
    const description = (0,finding_texts/* getDescription */.fY)(finding);
    const advice = (0,finding_texts/* mayBeSecret */.lr)(finding) ? undefined : (0,finding_texts/* getRemediation */.ID)(finding);
    const parts = [
        head,
        description === undefined ? '' : (0,neutral/* formatMarkdownBlock */.ms)(description, 1500),
        advice === undefined ? '' : `**How to fix**\n\n${(0,neutral/* formatMarkdownBlock */.ms)(advice, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function resolveOwnRepository({ run, settings, context }) {
    return (0,resolve/* resolveRepository */.BN)(run.client, (0,resolve/* buildWantedRepository */.cH)(settings, context));
}
const maxScansRead = 20;
async function findLastScan(command, repository) {
    const { run, context, github, settings } = command;
    const repositoryId = repository.repository_id;
    const { items } = await (0,scans/* listScans */.v7)({ ...run, repositoryId });
    const newest = items
        .filter(({ status }) => status === 'COMPLETED')
        .sort((a, b) => ((0,times/* parseTime */.pe)(b.created_at) ?? 0) - ((0,times/* parseTime */.pe)(a.created_at) ?? 0))
        .slice(0, maxScansRead);
    for (const { scan_id: scanId } of newest) {
        const scan = await run.client.getScan({ scan_id: scanId });
        const isOurs = scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch;
        if (!isOurs || scan.status !== 'COMPLETED')
            continue;
        const { headSha = '' } = context;
        const isOfHead = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) ?? (await isScanOfNewestCheck(github, headSha, settings.category, scanId));
        if (isOfHead)
            return { kind: 'found', scan };
        const why = `The last completed scan of ${(0,neutral/* formatMarkdownCode */.kK)(context.branch)}, ${(0,neutral/* formatMarkdownCode */.kK)(scanId, 80)}, cannot be matched to commit ${formatShortSha(command)}`;
        return { kind: 'unknown', markdown: `${why}, ${runAgain}` };
    }
    const why = `There is no completed scan of ${(0,neutral/* formatMarkdownCode */.kK)(context.branch)} among the newest ${newest.length} of this repository`;
    return { kind: 'unknown', markdown: `${why}, ${runAgain}` };
}
const runAgain = 'so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.';
function formatShortSha({ context }) {
    return (0,neutral/* formatMarkdownCode */.kK)((context.headSha ?? '').slice(0, 12));
}
function judgeAgain(command, repository, scan) {
    const { session, context } = command;
    const named = { repositoryId: repository.repository_id, scanId: scan.scan_id };
    const settings = { ...command.settings, ...named, wait: true };
    return (0,gate/* judgeWith */.oX)(session, settings, { context, source: (0,service_source/* createServiceSource */.l)(settings, { isScanProven: true }) });
}
const rulesShown = 20;
function formatVerdict(report) {
    const hint = report.hint === undefined ? '' : ` ${(0,neutral/* renderMarkdownProse */.PW)(report.hint, 800)}`;
    return `**${(0,neutral/* escapeMarkdown */.FV)((0,sentence/* formatSentence */.jg)(report), sentence/* sentenceLimit */.Zd)}.**${hint}`;
}
function formatRuleList({ rules }) {
    const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
        return `- ${(0,neutral/* formatMarkdownCode */.kK)(rule, 80)} (${verdict}): ${(0,neutral/* escapeMarkdown */.FV)(line, 400)}`;
    });
    if (rules.length > shown.length)
        shown.push(`- … and ${rules.length - shown.length} more`);
    return shown.join('\n');
}
async function judgeLastScan(command) {
    const repository = await resolveOwnRepository(command);
    const last = await findLastScan(command, repository);
    if (last.kind === 'unknown')
        return { markdown: last.markdown, reaction: 'confused' };
    return { markdown: await updateCheckRun(command, repository, last.scan), reaction: '+1' };
}
async function updateCheckRun(command, repository, scan) {
    const { session, context } = command;
    const { log } = session;
    const { settings, changes, ...judged } = await judgeAgain(command, repository, scan);
    const report = { ...judged.report, exitCode: (0,verdict/* computeExitCode */.Nr)({ judged: [judged.report], settings }) };
    const access = await (0,surfaces_access/* createWriteAccess */.Uc)(session, context, command.settings);
    const github = { access, checkRun: undefined, changes };
    const shown = await (0,publish/* publishToGithub */.s)(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
    for (const line of shown.lines)
        log.line(line);
    for (const warning of shown.warnings)
        log.line(`Warning: ${warning}`);
    log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
    const url = shown.checkRunUrl ?? '';
    const link = /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
    const parts = [
        `Judged scan ${(0,neutral/* formatMarkdownCode */.kK)(scan.scan_id, 80)} of commit ${formatShortSha(command)} again. ${formatVerdict(report)}`,
        formatRuleList(report),
        shown.checkRunUrl === undefined
            ? 'The check run could not be updated; the log of this command says why.'
            : `The ${link} is updated. A job that failed stays as it is until it is run again.`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/comment/comment.js



















async function runComment(session, flags) {
    const reading = readComment(await readEvent(session.env));
    if (reading.kind === 'ignored') {
        session.log.line(`Ignored: ${reading.why}`);
        return undefined;
    }
    const settings = readOwnSettings(session, flags);
    const { env, cancel, log } = session;
    const budget = (0,shared_clock/* createBudget */.yK)(session.clock(settings.baseUrl), settings.timeoutSeconds * 1000, cancel);
    const github = (0,github_client/* createGithubClient */.zZ)({
        ...(0,github_client/* createGithubAccess */.Ki)(env, settings.githubToken),
        secrets: (0,settings_settings/* listSecretValues */.D_)(settings),
        transport: await session.transport(),
        budget,
        problemOf: problems/* createPublishError */.ih,
    });
    try {
        const command = await buildCommandContext(session, settings, reading, github, budget);
        return command === undefined ? undefined : await runAndReply(command);
    }
    catch (error) {
        const { message, hint } = (0,errors/* toGateError */.Vl)((0,people/* explainReadError */.kC)(error));
        log.line(`Not answered: ${message}`);
        if (hint !== undefined)
            log.line((0,prose/* toPlainText */.bo)(hint));
        return run_session/* notDoneOutcome */.I;
    }
    finally {
        budget.end();
    }
}
async function readEvent(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (env.GITHUB_EVENT_NAME !== 'issue_comment' || !path || !env.GITHUB_REPOSITORY) {
        throw new errors/* GateError */.ue('CONFIG', 'scan-gate comment runs only in a GitHub workflow', {
            hint: 'Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one.',
        });
    }
    try {
        return JSON.parse(await (0,regular_file/* readRegularText */.Aj)(path));
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The event file that GITHUB_EVENT_PATH names cannot be read', { cause });
    }
}
function readOwnSettings({ env, log }, flags) {
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(env));
    log.line(`Scan Gate ${run_session/* version */.rE}`);
    const problems = [
        ...reading.problems,
        ...(reading.given['base-url'] ? [] : ['base-url is missing: name the service']),
        ...flags.positionals.map((extra) => `unexpected argument: ${JSON.stringify(extra)}`),
        ...['branch', 'scan-id']
            .filter((name) => reading.given[name])
            .map((name) => `--${name} does not go with comment, which finds it by the pull request`),
    ];
    const settings = (0,settings_reading/* readSettings */.sb)(reading.given, problems);
    const missing = settings.githubToken === undefined ? 'github-token' : 'api-key';
    if (settings.githubToken !== undefined && settings.apiKey !== undefined)
        return settings;
    throw new errors/* GateError */.ue('CONFIG', `${missing} is missing: a comment cannot be answered without it`, {
        reason: 'settings',
        hint: 'Set SCAN_GATE_GITHUB_TOKEN to the token of the job, and SCAN_GATE_API_KEY from a secret.',
    });
}
async function buildCommandContext(session, settings, asked, github, budget) {
    const { log } = session;
    const pull = await (0,people/* readPull */.Es)(github, asked.pullRequest);
    const judged = { kind: 'commented', pull, repository: asked.repository };
    const context = await (0,run_place/* readRunContext */.$p)(session, settings, judged);
    if (context.refusal?.reason === 'fork') {
        log.line('Ignored: the pull request comes from a fork of this repository');
        return undefined;
    }
    if (context.refusal !== undefined)
        throw context.refusal;
    const access = await (0,people/* readAccess */.zS)(github, asked.commenter, context.isPublic);
    if (access === 'outsider') {
        log.line(`Ignored: ${asked.commenter.login} has only the access that anyone has`);
        return undefined;
    }
    log.line(`${(0,context_context/* describeContext */.R5)(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
    const client = await (0,gate_run/* openService */.IH)(session, settings, budget);
    return { session, context, settings, asked, pull, access, github, run: { client, budget, log: session.runLog } };
}
async function runAndReply(command) {
    const { session, github, asked } = command;
    const { log } = session;
    let reply;
    let outcome;
    try {
        reply = await runCommentCommand(command);
    }
    catch (error) {
        if (session.cancel.aborted)
            throw error;
        const { message, hint = '' } = (0,errors/* toGateError */.Vl)(error);
        log.line(`Failed: ${message}`);
        const markdown = `That could not be done: ${(0,neutral/* escapeMarkdown */.FV)(message, 600)}. ${(0,neutral/* renderMarkdownProse */.PW)(hint, 600)}`.trim();
        reply = { markdown, reaction: 'confused' };
        outcome = run_session/* notDoneOutcome */.I;
    }
    await addReaction(github, asked.commentId, reply.reaction).catch((error) => {
        log.line(`Warning: the reaction could not be written: ${error.message}`);
    });
    await postReply(github, asked, reply.markdown);
    log.line('Answered');
    return outcome;
}
async function runCommentCommand(command) {
    const asked = command.asked.command;
    if (asked.kind === 'why')
        return explainViolation(command, asked.id);
    if (asked.kind === 'recheck')
        return judgeLastScan(command);
    if (asked.kind === 'suppress')
        return suppressFromComment(command, asked.id, asked.reason);
    return { markdown: `Not understood: ${asked.problem}. The commands are\n\n${commandList}`, reaction: 'confused' };
}
const settingHint = 'It is off. A maintainer of the workflow can allow it with `--allow-suppress-command`, and so decides who may let findings through.';
const repeatHint = 'Write the command in a new comment.';
async function suppressFromComment(command, id, reason) {
    const objection = await findObjection(command, reason);
    if (objection !== undefined)
        return refuseSuppression(objection);
    const inspection = await inspectViolation(command, id);
    if (inspection.kind === 'unknown')
        return refuseSuppression(inspection.markdown);
    const doubt = findDoubt(inspection.finding, id);
    if (doubt !== undefined)
        return refuseSuppression(doubt);
    const { github, asked, context } = command;
    const [pull, access] = await Promise.all([
        (0,people/* readPull */.Es)(github, asked.pullRequest),
        (0,people/* readAccess */.zS)(github, asked.commenter, context.isPublic),
    ]);
    const objectionNow = await findObjection({ ...command, pull, access }, reason);
    if (objectionNow !== undefined)
        return refuseSuppression(objectionNow);
    const status = await suppressAtService(command, id, reason);
    const { scan, repository } = inspection;
    if (status === 'OPEN') {
        const markdown = `The suppression of ${(0,neutral/* formatMarkdownCode */.kK)(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`;
        return { markdown, reaction: 'confused' };
    }
    command.session.log.line(`Violation ${id} was suppressed by ${asked.commenter.login}: ${reason}`);
    const done = `Suppressed ${(0,neutral/* formatMarkdownCode */.kK)(id)} at the service, for all branches; it now counts as ${statusNames[status]}.`;
    return { markdown: `${done}\n\n${await updateCheckRun(command, repository, scan)}`, reaction: '+1' };
}
function refuseSuppression(markdown) {
    return { markdown: `Not suppressed. ${markdown}`, reaction: 'confused' };
}
async function findObjection(command, reason) {
    const { session, settings, access, asked, pull, github, context } = command;
    const { env, now } = session;
    if (!settings.allowSuppressCommand)
        return settingHint;
    const start = (0,people/* findStartObjection */.$r)(env, asked.commenter);
    if (start !== undefined)
        return `Only the run that the comment itself started may do that: ${start}. ${repeatHint}`;
    const change = await (0,people/* findCommentObjection */.AI)(github, asked, now);
    if (change !== undefined)
        return `The comment no longer commands that: ${change}. ${repeatHint}`;
    if (access !== 'write')
        return 'Only people with write access to this repository may do that.';
    if (pull.state !== 'open')
        return 'The pull request is closed.';
    if (pull.head.sha !== context.headSha)
        return 'The pull request has moved on: repeat the command for its newer commit.';
    const problem = findReasonProblem(reason);
    if (problem !== undefined)
        return `The reason is not specific enough: ${problem}.`;
    const host = context.repositoryUrl === undefined ? undefined : new URL(context.repositoryUrl).host;
    const { pullRequest, commenter } = asked;
    const involvement = await (0,people/* findInvolvement */.PA)(github, pullRequest, pull, commenter, host);
    if (involvement === undefined)
        return undefined;
    return `Someone who did not write the pull request must do it: ${involvement}.`;
}
function findDoubt(finding, id) {
    const name = (0,neutral/* formatMarkdownCode */.kK)(id);
    if ((0,policy_evidence/* isSuppressed */.Bx)(finding))
        return `${name} is suppressed already (${(0,wording/* formatViolationStatus */.Rn)(finding)}).`;
    if (finding.label === 'seen')
        return undefined;
    return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}
const readings = 3;
const readGapMs = 2000;
async function suppressAtService({ run, asked, context }, id, reason) {
    const { commenter, pullRequest } = asked;
    const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
    const justification = (0,neutral/* neutralizeLine */.a0)(`${reason} (${by})`, 2000);
    try {
        await run.client.suppressViolation({ violation_id: id, justification });
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue) || !error.isAmbiguous)
            throw error;
        run.log.note(`${error.message}; checking whether it happened`);
    }
    for (let reading = 1;; reading++) {
        const { status } = (0,policy_finding/* readListItem */._V)(await run.client.getViolation({ violation_id: id }));
        if (status !== 'OPEN' || reading === readings)
            return status;
        await run.budget.clock.sleep(readGapMs, run.budget.signal);
    }
}
const statusNames = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'a false positive',
    ACCEPTED_RISK: 'an accepted risk',
    UNKNOWN: 'a status that this version does not know, and so as open',
};

// EXTERNAL MODULE: ./build/compiled/src/gate/settings/flags.js
var flags = __webpack_require__(4242);
// EXTERNAL MODULE: ./build/compiled/src/gate/settings/nearest.js
var nearest = __webpack_require__(4303);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/completion.js






function listCommandWords(commands) {
    return Object.entries(commands).map(([name, command]) => ({
        name,
        summary: readFirstSentence(command.summary),
        words: command.words ?? [],
        flags: [
            ...command.settings.flatMap(listSettingFlags),
            ...Object.entries({ ...command.flags, ...cli_command/* commonFlags */.Bh }).map(([flag, { short, description, placeholder, choices, many }]) => ({
                flag: `--${flag}`,
                short,
                description: readFirstSentence(description),
                value: choices ?? (placeholder === undefined ? 'none' : parsePlaceholder(placeholder)),
                isMany: many === true,
            })),
        ],
    }));
}
function listSettingFlags(name) {
    const setting = settings_settings/* settings */.W0[name];
    if (setting.secret)
        return [];
    const isOn = (0,flags/* isBoolean */.Lm)(name) && setting.default === 'true';
    const value = (0,flags/* isBoolean */.Lm)(name) ? 'none' : parsePlaceholder(setting.placeholder);
    const description = readFirstSentence(setting.description);
    const flag = `--${isOn ? 'no-' : ''}${(0,settings_settings/* getFlagName */.Of)(name)}`;
    return [{ flag, short: setting.flag?.short, description, value, isMany: false }];
}
function parsePlaceholder(placeholder) {
    if (/^(?:FILE|PATH)/.test(placeholder))
        return 'file';
    const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
    return words.length === 0 ? 'text' : words;
}
function readFirstSentence(text) {
    return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}
const scripts = {
    bash: writeBashScript,
    zsh: writeZshScript,
    fish: writeFishScript,
};
async function printCompletion(session, { positionals, problems }, commands) {
    const [given, ...extra] = positionals;
    const shell = cli_command/* shells */.mP.find((known) => known === given);
    const found = [...problems, ...extra.map((word) => `unexpected argument: ${(0,values/* quoteForMessage */.Hx)(word)}`)];
    if (given === undefined)
        found.push(`completion needs the name of a shell: ${(0,values/* joinAlternatives */.ft)(cli_command/* shells */.mP)}`);
    else if (shell === undefined)
        found.push(`${(0,values/* quoteForMessage */.Hx)(given)} is not ${(0,values/* joinAlternatives */.ft)(cli_command/* shells */.mP)}${(0,nearest/* suggestName */.S)(given, cli_command/* shells */.mP)}`);
    if (shell !== undefined && found.length === 0)
        return void session.write(scripts[shell](listCommandWords(commands)));
    throw new errors/* GateError */.ue('CONFIG', found.join('\n'), {
        reason: 'settings',
        hint: 'For this session of bash: source <(scan-gate completion bash).',
    });
}
function writeFishScript(commands) {
    const quote = (description) => `'${description.replaceAll(/[\\']/g, '\\$&')}'`;
    const completeAfter = (condition, what) => `complete -c scan-gate -n "${condition}" ${what}`;
    const seen = '__fish_seen_subcommand_from';
    const none = `not ${seen} ${commands.map(({ name }) => name).join(' ')}`;
    const taken = { none: '', file: ' -r -F', text: ' -x' };
    const lines = [
        completeAfter(none, '-f'),
        completeAfter(none, "-s h -l help -d 'Show this text'"),
        completeAfter(none, "-l version -d 'Show the version'"),
        ...commands.map(({ name, summary }) => completeAfter(none, `-a ${name} -d ${quote(summary)}`)),
        ...commands.flatMap(({ name, words, flags }) => [
            ...(words.length === 0
                ? []
                : [completeAfter(`${seen} ${name}; and not ${seen} ${words.join(' ')}`, `-f -a '${words.join(' ')}'`)]),
            ...flags.map(({ flag, short, description, value }) => {
                const values = typeof value === 'string' ? taken[value] : ` -x -a '${value.join(' ')}'`;
                const letter = short === undefined ? '' : `-s ${short} `;
                return completeAfter(`${seen} ${name}`, `${letter}-l ${flag.slice(2)}${values} -d ${quote(description)}`);
            }),
        ]),
    ];
    return `# Completion of scan-gate in fish: scan-gate completion fish | source\n${lines.join('\n')}\n`;
}
function writeZshScript(commands) {
    const cases = commands.map(({ name, words, flags }) => {
        const specs = flags.map(({ flag, description, value, isMany }) => {
            const again = isMany ? '*' : '';
            if (value === 'none')
                return `'${again}${flag}[${escapeZsh(description)}]'`;
            const action = value === 'file' ? '_files' : value === 'text' ? '' : `(${value.join(' ')})`;
            return `'${again}${flag}=[${escapeZsh(description)}]:value:${action}'`;
        });
        if (words.length > 0)
            specs.push(`'1:action:(${words.join(' ')})'`);
        specs.push(`'*:file:_files'`);
        return `        ${name})\n          _arguments ${specs.join(' \\\n            ')}\n          ;;`;
    });
    return `#compdef scan-gate
# Completion of scan-gate in zsh: source <(scan-gate completion zsh), or as _scan-gate in a folder of fpath
_scan_gate() {
  local context state line
  typeset -A opt_args
  _arguments -C '(-h --help)'{-h,--help}'[${escapeZsh('Show this text')}]' '--version[${escapeZsh('Show the version')}]' '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, summary }) => `        '${name}:${escapeZsh(summary)}'`).join('\n')}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
${cases.join('\n')}
      esac
      ;;
  esac
}
if [[ $funcstack[1] == _scan_gate ]]; then
  _scan_gate "$@"
else
  compdef _scan_gate scan-gate
fi
`;
}
function escapeZsh(description) {
    return description.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", `'\\''`);
}
function writeBashScript(commands) {
    const names = commands.map(({ name }) => name);
    const valued = new Set(commands.flatMap(({ flags }) => flags.filter(({ value }) => value !== 'none').map(({ flag }) => flag)));
    return `# Completion of scan-gate in bash: source <(scan-gate completion bash)
_scan_gate() {
  local current=\${COMP_WORDS[COMP_CWORD]} flag='' name='' words='' index=1
  # bash treats = as a separate word.
  if [[ $current == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-1]} current=''
  elif [[ \${COMP_WORDS[COMP_CWORD-1]} == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-2]}
  else
    flag=\${COMP_WORDS[COMP_CWORD-1]}
  fi
  while ((index < COMP_CWORD)); do
    case \${COMP_WORDS[index-1]} in ${[...valued].join('|')}) ((index++)); continue ;; esac
    case \${COMP_WORDS[index]} in ${names.join('|')}) name=\${COMP_WORDS[index]}; break ;; esac
    ((index++))
  done
  COMPREPLY=()
  case $name:$flag in
${writeValueCases(commands).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $name in
${commands.map(({ name, flags }) => `      ${name}) words='${flags.map(({ flag }) => flag).join(' ')}' ;;`).join('\n')}
      *) words='--help --version' ;;
    esac
  elif [[ -z $name ]]; then
    words='${names.join(' ')}'
  elif ((index == COMP_CWORD - 1)); then
    case $name in
${commands.flatMap(({ name, words }) => (words.length === 0 ? [] : [`      ${name}) words='${words.join(' ')}' ;;`])).join('\n')}
    esac
  fi
  if [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    _scan_gate_files "$current"
  fi
}
_scan_gate_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$1"))
}
complete -F _scan_gate scan-gate
`;
}
function writeValueCases(commands) {
    const common = new Map();
    const own = [];
    for (const { name, flags } of commands) {
        for (const each of flags) {
            const existing = common.get(each.flag);
            if (existing === undefined)
                common.set(each.flag, each);
            else if (String(existing.value) !== String(each.value))
                own.push(writeValueCase(`${name}:${each.flag}`, each.value));
        }
    }
    const others = [...common].filter(([, { value }]) => value !== 'none');
    return [...own, ...others.map(([flag, { value }]) => writeValueCase(`*:${flag}`, value))];
}
function writeValueCase(pattern, value) {
    if (value === 'file')
        return `    ${pattern}) _scan_gate_files "$current"; return ;;`;
    if (typeof value === 'string')
        return `    ${pattern}) ${value === 'none' ? ';;' : 'return ;;'}`;
    return `    ${pattern}) COMPREPLY=($(compgen -W '${value.join(' ')}' -- "$current")); return ;;`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/registry.js + 12 modules
var registry = __webpack_require__(4673);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/runner.js
var runner = __webpack_require__(5466);
// EXTERNAL MODULE: ./build/compiled/src/shared/installation.js
var shared_installation = __webpack_require__(8361);
// EXTERNAL MODULE: ./build/compiled/src/shared/languages/languages.js + 1 modules
var languages_languages = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/compiled/src/shared/languages/program.js
var program = __webpack_require__(5361);
// EXTERNAL MODULE: ./build/compiled/src/shared/scan/scanners.js + 2 modules
var scan_scanners = __webpack_require__(9248);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/coverage.js
var coverage = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/guards.js
var guards = __webpack_require__(947);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/code-owners.js
var code_owners = __webpack_require__(8426);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/exceptions.js
var policy_exceptions = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/json/json.js
var json_json = __webpack_require__(7063);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/explain.js












async function printExplanation(session, flags) {
    const { loaded, isConnected } = await readLocalPolicy(session, flags);
    const rows = listSettingRows(loaded, isConnected);
    const today = session.now.toISOString().slice(0, 10);
    session.write(flags.own.json ? toExplainJson(loaded, rows, today) : formatExplainTable(loaded, rows, today));
}
async function readLocalPolicy(session, flags, problems = []) {
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(session.env));
    const [extra] = flags.positionals;
    if (extra !== undefined)
        reading.problems.push(`unexpected argument: ${JSON.stringify(extra)}`);
    const isConnected = reading.given['base-url'] !== undefined;
    const read = (0,settings_reading/* readSettings */.sb)(reading.given, [...reading.problems, ...problems]);
    const context = await (0,run_place/* readRunContext */.$p)(session, read, { kind: 'folder', named: read.branch }, flags.own);
    const loaded = await (0,gate_run/* withPolicy */.hZ)(session, read, context, { log: log/* silentLog */.aB, timeoutMs: 60_000, use: (each) => each });
    return { loaded, isConnected };
}
function toExplainJson({ source, sha256, policy, notes }, rows, today) {
    const exceptions = policy.exceptions.map(({ vex, ...exception }) => ({
        ...exception,
        ...(vex && { vex: (0,json_json/* toClaimObject */.n4)(vex) }),
        state: formatExceptionState(exception, today),
    }));
    const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
    const output = {
        ...{ format_version: 1, policy: { source, sha256 }, settings: table },
        ...{ rules: (policy.rules ?? []).map((rule) => ({ ...rule })), exceptions, notes },
    };
    return (0,neutral/* formatHarmlessJson */.$)(output);
}
function formatExplainTable(loaded, rows, today) {
    const { source, sha256, policy, notes, described } = loaded;
    const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shortenValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
    const formatSettingLine = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shortenValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
    const groups = settings_settings/* settingGroups */.Zb.flatMap((group) => {
        const own = rows.filter(({ name }) => settings_settings/* settings */.W0[name].group === group);
        return own.length === 0 ? [] : ['', `${group}:`, ...own.map(formatSettingLine)];
    });
    const others = Object.entries(described).filter(([name]) => !(name in settings_settings/* settings */.W0) && name !== 'exceptions');
    const exceptions = policy.exceptions.map((exception) => {
        const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
        return `  ${(0,policy_exceptions/* formatException */.VJ)(exception)}: until ${exception.expires} (${formatExceptionState(exception, today)})${owner}: ${exception.reason}`;
    });
    const text = [
        `Policy: ${source}`,
        `sha256: ${sha256}`,
        ...groups,
        ...(others.length === 0 ? [] : ['', 'Policy file:', ...others.map(([name, value]) => `  ${name}: ${value}`)]),
        '',
        ...(exceptions.length === 0 ? ['Exceptions: none'] : ['Exceptions:', ...exceptions]),
        ...(notes.length > 0 ? ['', 'Notes:', ...notes.map((note) => `  ${note}`)] : []),
    ];
    return `${text.map((each) => (0,neutral/* neutralizeLine */.a0)(each).trimEnd()).join('\n')}\n`;
}
function shortenValue(value) {
    return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function formatExceptionState(exception, today) {
    if ((0,policy_exceptions/* isExpired */._d)(exception, today))
        return 'expired, no longer applies';
    const days = (0,policy_exceptions/* countDaysBetween */.HF)(today, exception.expires);
    if (days === 0)
        return 'ends today';
    return days <= policy_exceptions/* warningDays */.yy ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'active';
}
function listSettingRows({ settings: read, policy, origins, }, isConnected) {
    const shown = settings_settings/* settingNames */.H$.filter((name) => settings_settings/* commandSettings */.Jd.includes(name) || (0,settings_settings/* isFileOnly */.rH)(name));
    return shown.map((name) => {
        const source = origins[name] ?? read.sources[name];
        const from = source === 'flag' ? `--${(0,settings_settings/* getFlagName */.Of)(name)}` : source === 'environment' ? (0,settings_reading/* getVariableName */.S_)(name) : source;
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,settings_settings/* formatSetting */.w_)(name, { ...read, ...policy });
        return { name, value: text || settings_settings/* settings */.W0[name].absent || 'not set', from };
    });
}
async function listExceptions(session, flags) {
    const { 'fail-expiring': [within] = [], report: [file] = [], json } = flags.own;
    const days = /^(\d{1,4})d$/.exec(within ?? '')?.[1];
    const isWrong = within !== undefined && days === undefined;
    const problems = isWrong ? [`--fail-expiring: ${(0,values/* quoteForMessage */.Hx)(within)} is not a number of days such as 7d`] : [];
    const { loaded } = await readLocalPolicy(session, flags, problems);
    const today = session.now.toISOString().slice(0, 10);
    const rows = await buildRows(session, loaded.policy, today, file);
    const { source, sha256 } = loaded;
    const output = {
        ...{ format_version: 1, policy: { source, sha256 } },
        today,
        exceptions: rows.map(({ exception, daysLeft, state, covers, codeOwners }) => ({
            ...(0,json_json/* toExceptionObject */.Ct)(exception),
            ...(codeOwners.length > 0 && { code_owners: [...codeOwners] }),
            ...{ days_left: daysLeft, state, violation_ids: covers ?? null },
        })),
    };
    if (json)
        session.write((0,neutral/* formatHarmlessJson */.$)(output));
    else
        session.write(formatExceptionTable(rows, source));
    const ending = days === undefined ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
    if (ending.length === 0)
        return undefined;
    const verb = ending.length === 1 ? 'ends' : 'end';
    session.log.line(`${(0,amounts/* pluralize */.td)(ending.length, 'exception')} ${verb} within ${within}, or ended before`);
    return { judged: [{ verdict: 'failed', reason: 'violations' }] };
}
async function buildRows(session, { exceptions, codeOwners }, today, file) {
    const report = file === undefined ? undefined : await readReport(session.folder, file);
    const findings = report?.evidence?.findings;
    const covered = new Map(findings && (0,policy_exceptions/* reviewExceptions */.ZP)(findings, exceptions, today).used.map(({ exception, ids }) => [exception, ids]));
    return exceptions
        .map((exception) => ({
        exception,
        daysLeft: (0,policy_exceptions/* countDaysBetween */.HF)(today, exception.expires),
        state: formatExceptionState(exception, today),
        covers: findings && !(0,policy_exceptions/* isExpired */._d)(exception, today) ? (covered.get(exception) ?? []) : undefined,
        codeOwners: [
            ...new Set(listLocations(exception, findings, covered.get(exception)).flatMap((location) => (0,code_owners/* determineOwners */.GV)(location, codeOwners) ?? [])),
        ],
    }))
        .sort((a, b) => a.daysLeft - b.daysLeft);
}
function listLocations({ path }, findings, ids) {
    const covered = new Set(ids);
    const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
    return found.length > 0 || path === undefined || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}
function formatExceptionTable(rows, source) {
    if (rows.length === 0)
        return `Policy: ${(0,neutral/* neutralizeLine */.a0)(source)}\nExceptions: none\n`;
    const cells = rows.map(({ exception, state, covers, codeOwners }) => [
        exception.expires,
        state,
        (0,neutral/* neutralizeLine */.a0)((0,policy_exceptions/* formatException */.VJ)(exception), 80),
        (0,neutral/* neutralizeLine */.a0)(exception.owner ?? (codeOwners.join(' ') || 'no owner'), 40),
        covers === undefined ? '' : covers.length === 0 ? 'unused' : `covers ${(0,amounts/* pluralize */.td)(covers.length, 'finding')}`,
        (0,neutral/* neutralizeLine */.a0)(exception.reason, 200),
    ]);
    const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const lines = cells.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .filter((cell, column) => column === 5 || cell.trim() !== '' || (widths[column] ?? 0) > 0)
        .join('  ')
        .trimEnd());
    return `Policy: ${(0,neutral/* neutralizeLine */.a0)(source)}\n${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/context/read-context.js + 5 modules
var read_context = __webpack_require__(2320);
// EXTERNAL MODULE: ./build/compiled/src/gate/run/embedded.js + 2 modules
var embedded = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/policy/load.js + 2 modules
var load = __webpack_require__(5813);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/repository-access.js + 2 modules
var repository_access = __webpack_require__(3320);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/doctor/doctor-context.js














const limitMs = 60_000;
function readAsFarAsPossible({ given, problems }) {
    const readable = Object.fromEntries(Object.entries(given).filter(([name, { value }]) => (0,settings_reading/* readText */.yR)(name, value.trim()).complaints.length === 0));
    const { 'base-url': _, 'scan-id': __, ...others } = readable;
    let fault;
    for (const attempt of [given, readable]) {
        try {
            const settings = (0,settings_reading/* readSettings */.sb)(attempt, attempt === given ? problems : []);
            return { settings, fault, isConnected: attempt['base-url'] !== undefined };
        }
        catch (error) {
            fault ??= (0,errors/* toGateError */.Vl)(error, 'CONFIG');
        }
    }
    return { settings: (0,settings_reading/* readSettings */.sb)(others), fault, isConnected: false };
}
async function withDoctorContext(session, read, flags, scannersUrl, use) {
    const { settings, isConnected } = read;
    const environment = (0,run_place/* createRunEnvironment */.pf)(session, flags);
    const clock = session.clock(isConnected ? settings.baseUrl : undefined);
    const budgets = [];
    const createBudget = () => {
        const timeoutMs = Math.min(limitMs, settings.timeoutSeconds * 1000);
        const timeIsOver = () => new errors/* GateError */.ue('UNAVAILABLE', 'There was no answer in time', {
            hint: 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
        });
        const budget = (0,shared_clock/* limitTime */.DZ)({ clock, timeoutMs, cancel: session.cancel, timeIsOver });
        budgets.push(budget);
        return budget;
    };
    const readJudged = (judged) => (0,read_context/* readContext */.y)(environment, (0,repository_access/* buildContextHints */.C)(settings, judged));
    const context = (0,once/* runOnce */.Jh)(async () => isConnected
        ? readJudged({ kind: 'branch', named: settings.branch })
        : (await (0,embedded/* readScanned */.VN)(environment, settings)).context);
    const openRepository = async (here) => (await (0,gate/* createReading */.B1)(session, settings, here))(createBudget());
    const policy = (0,once/* runOnce */.Jh)(async () => {
        const here = await context().catch(() => readJudged({ kind: 'folder', named: undefined }));
        const reader = await openRepository(here);
        return (0,load/* loadPolicy */.t)({ settings, context: here, reader, log: log/* silentLog */.aB, now: session.now });
    });
    const client = (0,once/* runOnce */.Jh)(() => (0,gate_run/* openService */.IH)(session, settings, createBudget()));
    const service = {
        client: (assume) => assume === undefined ? client() : (0,gate_run/* openService */.IH)(session, { ...settings, assume }, createBudget()),
        health: (0,once/* runOnce */.Jh)(async () => (await client()).getHealth({})),
        key: (0,once/* runOnce */.Jh)(async () => (await client()).validateKey({})),
        repository: (0,once/* runOnce */.Jh)(async () => (0,resolve/* resolveRepository */.BN)(await client(), (0,resolve/* buildWantedRepository */.cH)(settings, await context()))),
    };
    const reader = (0,once/* runOnce */.Jh)(async () => openRepository(await context()));
    try {
        const { isAttended } = environment;
        const scanners = { hasScanners: (0,shared_installation/* hasScanners */.g$)(scannersUrl), scannersUrl };
        return await use({ session, isAttended, ...scanners, ...read, context, reader, policy, service });
    }
    finally {
        for (const budget of budgets)
            budget.end();
    }
}
const states = (/* unused pure expression or super */ null && (['ok', 'failed', 'not tried']));
function reportOk(message, details = []) {
    return { state: 'ok', message, details };
}
function reportNotTried(message, hint) {
    return { state: 'not tried', message, hint };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/api/assumptions.js
var assumptions = __webpack_require__(6278);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/words.js
var api_words = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/http.js
var http = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/service/client.js + 1 modules
var client = __webpack_require__(5655);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/doctor/service-checks.js










async function checkService({ service, settings, session }) {
    const { origin } = new URL(settings.baseUrl);
    const { status, version, services = {} } = await service.health();
    const parts = Object.entries(services).map(([name, state]) => `${name}: ${state}`);
    const ill = [...(status === 'healthy' ? [] : [`it is ${status}`]), ...parts.filter((part) => !part.endsWith(': up'))];
    const details = [...parts, ...formatProxies(session.env)];
    if (ill.length === 0) {
        return reportOk(`${origin} is healthy${version === undefined ? '' : `, version ${version}`}`, details);
    }
    throw new errors/* GateError */.ue('UNAVAILABLE', `${origin} answers, and reports: ${ill.join(', ')}`, {
        hint: 'Ask the operators of the service.',
    });
}
function formatProxies(env) {
    const { httpProxy, httpsProxy, noProxy } = (0,http/* readProxySettings */.uv)(env);
    const stripCredentials = (address) => {
        if (address === http/* invalidProxy */.YD)
            return 'not a valid address';
        return address === '' ? '' : new URL(address).origin;
    };
    const named = {
        HTTPS_PROXY: stripCredentials(httpsProxy),
        HTTP_PROXY: stripCredentials(httpProxy),
        NO_PROXY: noProxy,
    };
    return Object.entries(named).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}
async function checkKey({ service, settings }) {
    if (settings.apiKey === undefined)
        throw (0,guards/* createNoKeyError */.Fu)();
    if (await isUnreachable(service))
        return reportNotTried('the service was not reached');
    const refused = (why) => new errors/* GateError */.ue('AUTH', `The service refused the API key: GET /cli/auth/validate ${why}`, { hint: client/* newKeyHint */.P });
    const { valid, user, permissions } = await service.key().catch((error) => {
        throw (0,errors/* toGateError */.Vl)(error).status === 401 ? refused('answered 401') : error;
    });
    if (!valid)
        throw refused('says that it is not valid');
    const stated = permissions?.length ? [`permissions that the service states: ${permissions.join(', ')}`] : [];
    return reportOk(user?.name ? `valid, of ${user.name}` : 'valid', stated);
}
async function checkRepository({ service, settings }) {
    const { name, repository_id: id, vcs_url: address } = await service.repository();
    const isCompared = settings.repositoryId === undefined || !settings.allowForeignRepository;
    const compared = isCompared ? [] : ['allow-foreign-repository is on: its address was not compared'];
    return reportOk(`${name} (${id}), ${address ?? 'no address stated'}`, compared);
}
async function checkAccess({ service }) {
    const found = await service.repository().catch(() => undefined);
    if (found === undefined)
        return reportNotTried('no repository to read them from');
    const client = await service.client();
    const { repository_id } = found;
    const scans = await client.listScans({ repository_id, limit: 1 });
    const violations = await client.listViolations({ repository_id, limit: 1 });
    return reportOk(`${(0,amounts/* pluralize */.td)(scans.total, 'scan')} and ${(0,amounts/* pluralize */.td)(violations.total, 'finding')} can be read`);
}
const maxClockSkewMs = 60_000;
async function checkClock({ service, isConnected }) {
    if (!isConnected)
        return reportNotTried('no service to compare this machine with');
    await service.health().catch(() => { });
    const aheadMs = await service.client().then((client) => client.serverAheadMs(), () => undefined);
    if (aheadMs === undefined)
        return reportNotTried('no answer of the service states the time');
    if (Math.abs(aheadMs) <= maxClockSkewMs)
        return reportOk('in sync with the service');
    const [skew, way] = [(0,shared_clock/* formatSeconds */.Xo)(Math.abs(aheadMs)), aheadMs > 0 ? 'behind' : 'ahead of'];
    throw new errors/* GateError */.ue('CONFIG', `This machine's clock is ${skew} ${way} the service's`, {
        hint: 'Set the clock that is wrong: exceptions, the age of findings and certificates depend on it.',
    });
}
async function checkNeeds(needs, { isConnected, fault, service }) {
    if (needs === undefined)
        return undefined;
    if (!isConnected && fault !== undefined)
        return reportNotTried('no service can be asked with these settings');
    if (!isConnected)
        return reportNotTried('base-url is not set', 'Without a service, scan here: scan-gate run --embedded .');
    if (needs === 'service')
        return undefined;
    if (await isUnreachable(service))
        return reportNotTried('the service was not reached');
    const isValid = await service.key().then(({ valid }) => valid, () => false);
    return isValid ? undefined : reportNotTried('the key was not accepted');
}
async function isUnreachable({ health }) {
    return health().then(() => false, (error) => {
        const { code, status } = (0,errors/* toGateError */.Vl)(error);
        return status === undefined && code !== 'PROTOCOL';
    });
}
const otherNames = {
    'status-parameter': ['status', 'state', 'statuses'],
    'scan-type-parameter': ['scan_type', 'scanType', 'type'],
    'provider-parameter': ['provider', 'vcs_provider', 'vcs'],
    'sort-field-parameter': ['sortBy', 'sort_by', 'sort', 'orderBy', 'order_by'],
    'sort-order-parameter': ['sortOrder', 'sort_order', 'order', 'direction'],
};
const tests = {
    'retry-after-unit': async () => ({ unknown: 'only an answer 429 shows it' }),
    'status-parameter': (subject) => testNames(subject, 'status-parameter', (client) => compareTotals((filter) => client.listViolations({ repository_id: subject.repositoryId, limit: 1, ...filter }), api_words/* violationStatusFilters */.nZ.map((status) => ({ status })))),
    'scan-type-parameter': (subject) => testNames(subject, 'scan-type-parameter', (client) => compareTotals((filter) => client.listScans({ repository_id: subject.repositoryId, limit: 1, ...filter }), api_words/* scanTypes */.vz.map((scanType) => ({ scanType })))),
    'provider-parameter': (subject) => testNames(subject, 'provider-parameter', async (client) => {
        const { total } = await client.listRepositories({ limit: 1 });
        if (total === 0)
            return undefined;
        return (await client.listRepositories({ limit: 1, provider: 'scan-gate-doctor' })).total === 0;
    }),
    'sort-field-parameter': (subject) => testNames(subject, 'sort-field-parameter', (client) => compareFields(client, subject.repositoryId)),
    'sort-order-parameter': (subject) => testNames(subject, 'sort-order-parameter', (client) => compareOrders(client, subject.repositoryId)),
    'cve-field': findCveField,
};
async function checkAssumptions({ service, settings }) {
    const found = await service.repository().catch(() => undefined);
    if (found === undefined)
        return reportNotTried('there is no repository to test assumptions with');
    const { assume } = settings;
    const createClient = (name, value) => service.client({ ...assume, [name]: value });
    const subject = { assume, createClient, repositoryId: found.repository_id };
    const results = [];
    for (const name of assumptions/* assumptionNames */.K9)
        results.push([name, await tests[name](subject).catch((error) => ({ unknown: (0,errors/* toGateError */.Vl)(error).message }))]);
    return describeResults(results, assume);
}
function describeResults(results, assume) {
    const proven = results.flatMap(([name, test]) => ('proven' in test ? [{ name, value: test.proven }] : []));
    const wrong = proven.filter(({ name, value }) => value !== assume[name]);
    const details = results.map(([name, test]) => 'proven' in test ? `${name}=${test.proven}: tested` : `${name}: unknown, ${test.unknown}`);
    if (proven.length === 0)
        return { ...reportNotTried('no assumption about the service could be tested'), details };
    const count = `${proven.length} of ${results.length} assumptions about the service could be tested`;
    if (wrong.length === 0)
        return reportOk(`${count}; all are correct`, details);
    const line = [...assumptions/* assumptionNames */.K9]
        .flatMap((name) => {
        const value = wrong.find((each) => each.name === name)?.value ?? assume[name];
        return value === assumptions/* assumptions */.vk[name].default ? [] : [`${name}=${value}`];
    })
        .join(' ');
    return {
        state: 'failed',
        message: `${count}; ${wrong.length === 1 ? '1 is' : `${wrong.length} are`} wrong`,
        hint: (0,prose/* prose */.CS) `Set this: ${(0,prose/* code */.aY)(`assume: ${line}`)}`,
        details,
    };
}
async function testNames({ assume, createClient }, name, isUsed) {
    const names = [...new Set([assume[name], ...(otherNames[name] ?? [])])];
    for (const value of names) {
        const used = await isUsed(await createClient(name, value)).catch(() => false);
        if (used === undefined)
            return { unknown: 'there are too few records to test it with' };
        if (used)
            return { proven: value };
    }
    return { unknown: `none of ${names.join(', ')} changes the answer` };
}
async function compareTotals(read, filters) {
    const before = (await read({})).total;
    if (before === 0)
        return undefined;
    const totals = [];
    for (const filter of filters)
        totals.push((await read(filter)).total);
    if ((await read({})).total !== before)
        return undefined;
    const isFiltered = totals.every((total) => total <= before) && totals.some((total) => total < before);
    return isFiltered && totals.some((total) => total > 0);
}
async function readOrder(client, repository_id, sorting) {
    const { items } = await client.listScans({ repository_id, limit: 50, ...sorting });
    return items.map(({ scan_id: id }) => id);
}
async function compareOrders(client, repositoryId) {
    const up = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'asc' });
    if (up.length < 2)
        return undefined;
    const down = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'desc' });
    const again = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'asc' });
    return again.join() === up.join() ? up.join() !== down.join() : undefined;
}
async function compareFields(client, repositoryId) {
    const orders = new Set();
    const fields = ['startedAt', 'completedAt', 'status'];
    for (const sortBy of [...fields, ...fields]) {
        const ids = await readOrder(client, repositoryId, { sortBy, sortOrder: 'asc' });
        if (ids.length < 2)
            return undefined;
        orders.add(ids.join());
    }
    return orders.size > 1 && orders.size <= fields.length;
}
const readMost = 5;
async function findCveField({ assume, createClient, repositoryId }) {
    const client = await createClient('cve-field', assume['cve-field']);
    const { items } = await client.listViolations({ repository_id: repositoryId, limit: 100 });
    const packages = items.filter(({ type }) => type === 'SCA').slice(0, readMost);
    if (packages.length === 0)
        return { unknown: 'there is no violation of a dependency to read it from' };
    for (const { violation_id: id } of packages) {
        const fields = Object.entries(await client.getViolation({ violation_id: id }));
        const field = fields.find(([, value]) => {
            const texts = [value].flat();
            return (texts.length > 0 && texts.every((text) => /^CVE-\d{4}-\d{4,}$/i.test(typeof text === 'string' ? text : '')));
        })?.[0];
        if (field !== undefined)
            return { proven: field };
    }
    return { unknown: 'no field of a dependency’s violation contains a CVE' };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/doctor/checks.js

















const minimumNode = '22.18.0';
const minimumGit = '2.26';
async function checkNode() {
    const { node } = process.versions;
    if ((0,shared_installation/* isAtLeast */.du)(node, minimumNode))
        return reportOk(`${node}, ${process.execPath}`);
    throw new errors/* GateError */.ue('CONFIG', `${node} is too old, ${process.execPath}`, {
        hint: `Install Node.js ${minimumNode} or newer.`,
    });
}
async function checkGit({ session }) {
    const { path, version } = await (0,runner/* readGitProgram */.lA)({ path: session.folder, signal: session.cancel });
    if (version === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
    }
    if ((0,shared_installation/* isAtLeast */.du)(version, minimumGit))
        return reportOk(`${version}, ${path} (not from the checkout)`);
    throw new errors/* GateError */.ue('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${minimumGit} or newer.` });
}
async function readSettingRows({ settings, isConnected, policy }) {
    return listSettingRows(await policy().catch(() => ({ settings, policy: {}, origins: {} })), isConnected);
}
async function checkSettings(examined) {
    if (examined.fault !== undefined)
        throw examined.fault;
    const rows = await readSettingRows(examined);
    const given = rows.filter(({ from }) => from !== 'default');
    const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
    const others = rows.length - given.length;
    const counted = given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`;
    return reportOk(`${counted} (scan-gate explain shows them)`, details);
}
async function checkPolicy({ policy }) {
    const { source, sha256, notes, exceptionsFile } = await policy();
    const { path, branch } = exceptionsFile;
    const isThere = branch === undefined || source.includes(path);
    const missing = isThere ? [] : [`there is no policy file; it would be ${path} on ${branch}`];
    return reportOk(source, [`sha256 ${sha256}`, ...missing, ...notes]);
}
function listScannerNames({ name, scanType }) {
    const first = shared_installation/* installations */.Ys.find((other) => other.scanType === scanType);
    return first?.name === name ? [scanType] : [scanType, name];
}
async function checkScanner(installation, { isConnected, hasScanners }) {
    const { name, packages, covers } = installation;
    const installed = hasScanners ? (0,shared_installation/* findInstalledPackages */.zZ)(installation) : packages.map(() => undefined);
    const missing = packages.filter((_, index) => installed[index] === undefined);
    const there = installed.filter((each) => each !== undefined).map((each) => `${each.name} ${each.version}`);
    const details = there.length === 0 ? [] : [there.join(', ')];
    if (missing.length === 0)
        return reportOk(`${name} covers ${covers}`, details);
    const message = `${name} is not installed, which covers ${covers}`;
    const hint = hasScanners ? `Install it with: npm install --no-save ${missing.join(' ')}` : (0,shared_installation/* formatPackageHint */.VP)(run_session/* version */.rE);
    if (isConnected)
        return { ...reportNotTried(`${message}; only run --embedded needs it`, hint), details };
    throw new errors/* GateError */.ue('CONFIG', message, { hint });
}
async function checkPrograms(examined) {
    const { session, hasScanners, scannersUrl, isConnected } = examined;
    if (!hasScanners)
        return reportNotTried('this is only the gate, without scanners');
    const { scanners, semgrepRules } = await examined.policy().then(({ settings }) => settings, () => examined.settings);
    const wanted = shared_installation/* programInstallations */.Eh.map(({ name }) => scanners.find((each) => each.name === name) ?? { name });
    const requested = (0,scan_scanners/* requestPrograms */.Rf)({ programs: wanted, semgrepRules }, [session.folder]);
    const versions = await (0,scan_scanners/* askProgramVersions */.xf)(scannersUrl, requested, session.cancel);
    const isNamed = (name) => scanners.some((each) => each.name === name);
    const found = versions.flatMap(({ name, version }) => {
        const { file } = requested.find((each) => each.name === name) ?? {};
        if (typeof file !== 'string')
            return [];
        return [`${name} ${version ?? 'without a version'}, ${file}${isNamed(name) ? ', named in the policy' : ''}`];
    });
    const lacking = shared_installation/* programInstallations */.Eh
        .filter(({ name, hasRules }) => hasRules && isNamed(name) && requested.every((each) => each.name !== name || !each.rules))
        .map(({ name }) => `${name} has no rules. Name a folder with rules in semgrep-rules`);
    const broken = versions.flatMap(({ name, problem }) => (problem !== undefined && isNamed(name) ? [problem] : []));
    const problems = [...broken, ...lacking];
    if (problems.length > 0 && isConnected)
        return { ...reportNotTried(`${problems.join('. ')}; only run --embedded needs it`), details: found };
    if (problems.length > 0)
        throw new errors/* GateError */.ue('CONFIG', problems.join('\n'), { hint: found.join('\n') });
    if (found.length === 0)
        return reportOk('none is installed on the PATH outside the checkout, and the policy names none');
    const count = versions.filter(({ name }) => isNamed(name)).length;
    const use = count === 0 ? `; the policy names none (${(0,settings_settings/* writeFileLine */.mA)('scanners')})` : '';
    return reportOk(`${found.length} on the PATH outside the checkout${use}`, found);
}
const checks = [
    { id: 'node', name: 'Node.js', look: checkNode },
    { id: 'git', name: 'git', look: checkGit },
    { id: 'settings', name: 'Settings', look: checkSettings },
    { id: 'policy', name: 'Policy', look: checkPolicy },
    { id: 'service', needs: 'service', name: 'Service', look: checkService },
    { id: 'key', needs: 'service', name: 'API key', look: checkKey },
    { id: 'repository', needs: 'key', name: 'Repository', look: checkRepository },
    { id: 'access', needs: 'key', name: 'Scans', look: checkAccess },
    { id: 'assumptions', needs: 'key', name: 'Assumptions', look: checkAssumptions },
    { id: 'branch', name: 'Branch', look: checkRunBranch },
    { id: 'clock', name: 'Clock', look: checkClock },
    { id: 'ci', name: 'CI system', look: checkCiSystem },
    { id: 'wait', name: 'Waiting', look: checkWaiting },
    { id: 'languages', name: 'Languages', look: checkLanguages },
    ...shared_installation/* installations */.Ys.map((installation) => ({
        id: `scanner-${listScannerNames(installation).join('-')}`,
        name: `Scanner: ${listScannerNames(installation).join(', ')}`,
        look: (examined) => checkScanner(installation, examined),
    })),
    { id: 'programs', name: 'Scanner programs', look: checkPrograms },
    {
        id: 'start-scan',
        name: 'Starting scans',
        look: async () => reportNotTried('unknown until a scan starts: the API does not report whether this key may start one'),
    },
    { id: 'token', name: 'Token', look: checkToken },
];
async function checkRunBranch({ session, context, reader }) {
    const read = await context();
    if (read.refusal !== undefined)
        throw read.refusal;
    const surroundings = await reader();
    const here = await (0,guards/* addBranchHead */.Qq)(surroundings, read);
    const head = await (0,guards/* checkHead */.Xj)(surroundings, here);
    (0,guards/* refuseMoved */.EB)(head);
    const details = [
        ...(here.base === undefined ? [] : [`compared with ${here.base.branch}`]),
        ...(here.defaultBranch === undefined ? ['the default branch is not known'] : []),
    ];
    const branch = (0,registry/* readCiRun */.Cn)(session.env)?.branch ?? here.branch;
    const contextText = (0,context_context/* describeContext */.R5)({ ...here, branch });
    if (head.kind === 'same')
        return reportOk(contextText, details);
    return { state: 'not tried', message: `${contextText}. ${head.message}`, hint: head.hint, details };
}
async function checkWaiting({ settings }) {
    if (settings.wait)
        return reportOk('a run waits for its scan');
    return reportNotTried('wait: false: only the settings of a ruleset show whether it requires the check run', 'Require the check run Scan Gate and not the job, which is green as soon as the scan is started.');
}
async function checkToken({ session: { env } }) {
    const system = (0,registry/* findCiSystem */.hD)(env);
    if (system === undefined || system.id === 'github')
        return reportNotTried('the API does not report what github-token may write; a refused surface says so');
    const { name, token } = system;
    if (token === undefined)
        return reportNotTried(`${name} needs none: the result is in the log and in report files`);
    const names = [token].flat();
    const given = names.find((each) => env[each]?.trim());
    if (given !== undefined)
        return reportOk(`${given} is set; the API does not report what it may write, and the log names a refusal`);
    return reportNotTried(`${names.join(' or ')} is not set: ${name} shows the result only in the log and in report files`);
}
async function checkCiSystem({ session, isAttended, context }) {
    const { env } = session;
    if ((0,registry/* isGithubActions */.Pt)(env)) {
        const { GITHUB_EVENT_NAME, GITHUB_REPOSITORY, GITHUB_REF, GITHUB_SHA } = env;
        const stated = { event: GITHUB_EVENT_NAME, repository: GITHUB_REPOSITORY, ref: GITHUB_REF, commit: GITHUB_SHA };
        return reportOk('GitHub Actions', Object.entries(stated).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])));
    }
    const run = (0,registry/* readCiRun */.Cn)(env);
    if (run === undefined) {
        const [unattended] = (0,run_place/* describeUnattended */.GD)({ system: isAttended ? 'laptop' : 'unattended' });
        return reportNotTried(unattended ?? 'none: your own machine');
    }
    const here = await context().catch(() => undefined);
    const facts = listRunFacts(run, here);
    const missing = facts.filter(({ value }) => value === undefined).map(({ name }) => name);
    const name = run.id === 'other' ? `${run.name} (${(0,registry/* findCiMark */.d7)(env)} is set)` : run.name;
    return reportOk(name, [
        ...facts.flatMap(({ name, value, from }) => (value === undefined ? [] : [`${name}: ${value} (${from})`])),
        ...(missing.length === 0 ? [] : [`unknown: ${missing.join(', ')}`]),
        ...(run.wholeHistory === undefined ? [] : [`the whole history: ${run.wholeHistory}`]),
    ]);
}
function listRunFacts(run, here) {
    const read = here?.refusal === undefined ? here : undefined;
    const fork = run.isFork === undefined ? read?.change?.fork : run.isFork ? 'yes' : 'no';
    const isChange = run.isChange === true || run.pullRequest !== undefined;
    const tag = run.tag === undefined ? [] : [['tag', run.tag]];
    const change = [
        ['pull request', run.pullRequest],
        ['fork', run.isFork === undefined ? undefined : fork, fork],
    ];
    const rows = [
        ['event', run.event],
        ['repository', run.repositoryUrl, here?.repositoryUrl],
        ...tag,
        ['branch', run.branch, read?.branch],
        ['head', run.headSha, read?.headSha],
        ['into', run.baseBranch, read?.base?.branch],
        ['default branch', run.defaultBranch, here?.defaultBranch],
        ...(isChange ? change : []),
        ['page', run.runUrl],
    ];
    return rows.map(([name, said, found]) => ({
        name,
        value: said ?? found,
        from: said === undefined ? 'git' : 'variables',
    }));
}
async function checkLanguages({ session, settings, isConnected }) {
    if (isConnected)
        return reportNotTried('the API does not report what a service scans');
    const found = await findUnscannedFiles(session.folder, session.cancel, settings);
    if (found === 'nothing')
        return reportOk('no source files');
    if (found === undefined)
        return reportOk('every source file can be scanned');
    if (!found.isFault)
        return reportOk(found.text);
    throw new errors/* GateError */.ue('CONFIG', found.text, { hint: unscannedHint });
}
const unscannedHint = 'Add another scanner and judge its SARIF (scan-gate judge --sarif FILE), or accept the gap in the policy (accept-uncovered, uncovered).';
async function findUnscannedFiles(folder, signal, { uncovered, failOnTypes }) {
    const languages = countFileLanguages(await (0,tracked/* listHeadPaths */.rl)(folder, signal));
    if (languages.length === 0)
        return 'nothing';
    const found = (0,coverage/* findUncoveredFiles */.qW)({ languages, changes: undefined, diagnostics: [] }, { uncovered, failOnTypes });
    if (found === undefined)
        return undefined;
    const text = found.text.replace('not scanned', 'not scanned by run --embedded');
    const isFault = found.fault !== undefined;
    return { text: isFault ? `${text}: a run that finds nothing is inconclusive` : text, isFault };
}
function countFileLanguages(paths) {
    const counts = new Map();
    for (const path of paths) {
        const language = (0,languages_languages/* detectByName */.Oe)(path);
        if (language === undefined || (0,languages_languages/* isForeign */.jq)(path))
            continue;
        const isScanned = (0,languages_languages/* isReadByAnotherEngine */.FM)(language) || (0,program/* detectScriptKind */.Fb)(path) !== undefined;
        const count = counts.get(language) ?? { files: 0, looked_at: 0 };
        counts.set(language, { files: count.files + 1, looked_at: count.looked_at + (isScanned ? 1 : 0) });
    }
    return [...counts].map(([language, count]) => ({ language, ...count }));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/doctor/doctor.js













async function runDoctor({ session, flags, scannersUrl, }) {
    const given = await readGivenSettings({ session, flags });
    const [extra] = flags.positionals;
    if (extra !== undefined)
        given.problems.push(`unexpected argument: ${JSON.stringify(extra)}`);
    const read = readAsFarAsPossible(given);
    const isForPrograms = flags.own.json === true;
    return withDoctorContext(session, read, flags.own, scannersUrl, async (examined) => {
        const results = [];
        for (const check of checks) {
            const finding = await runCheck(check, examined);
            const { state, message } = finding;
            const isSaid = results.some((before) => before.finding.state === state && before.finding.message === message);
            results.push({ check, finding });
            const isShown = !isForPrograms && !(state === 'not tried' && isSaid);
            const lines = isShown ? formatCheck({ check, finding }, (0,log_text/* chooseLogWidth */.se)(session.log.columns?.())) : [];
            for (const line of lines)
                session.log.line(line);
        }
        const output = await toDoctorJson(results, examined);
        const bundle = flags.own.bundle?.at(-1);
        if (bundle !== undefined) {
            await writeBundle(bundle, output, examined);
            if (!isForPrograms)
                session.log.line(`${bundle} was written: read it, then attach it to the issue`);
        }
        if (isForPrograms)
            session.write((0,neutral/* formatHarmlessJson */.$)(output));
        else if (output.ok)
            session.log.close([marks.ok, ' Everything that could be checked is fine']);
        else {
            const failed = results.filter(({ finding }) => finding.state === 'failed').map(({ check }) => check.name);
            const text = ` ${failed.length} of ${results.length} checks failed: ${failed.join(', ')}`;
            session.log.close([marks.failed, text]);
        }
        return output.ok ? undefined : run_session/* notDoneOutcome */.I;
    });
}
async function runCheck(check, examined) {
    try {
        return (await checkNeeds(check.needs, examined)) ?? (await check.look(examined));
    }
    catch (error) {
        const { code, message, reason, hint = reason && errors/* inconclusiveReasons */.Qe[reason].hint } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || examined.session.cancel.aborted)
            throw error;
        return { state: 'failed', message, hint };
    }
}
const marks = {
    ok: { text: '✔', style: 'green' },
    failed: { text: '✖', style: 'red' },
    'not tried': { text: '–', style: 'dim' },
};
const nameColumns = Math.max(...checks.map(({ name }) => name.length));
const indent = ' '.repeat(nameColumns + 4);
function formatCheck({ check, finding: { state, message, hint, details = [] } }, columns) {
    const room = columns - indent.length;
    const wrapLines = (text) => text.split('\n').flatMap((line) => (0,log_text/* wrapText */.C1)(line, room));
    const others = details.flatMap((detail) => (0,log_text/* wrapText */.C1)(detail, room - 2).map((line) => `  ${line}`));
    const [first = '', ...rest] = [
        ...wrapLines(message),
        ...others,
        ...(hint === undefined ? [] : wrapLines((0,prose/* toPlainText */.bo)(hint))),
    ];
    return [[marks[state], ` ${check.name.padEnd(nameColumns)}  ${first}`], ...rest.map((line) => `${indent}${line}`)];
}
async function toDoctorJson(results, examined) {
    const rows = (await readSettingRows(examined)).map(({ name, value, from }) => [name, { value, from }]);
    return {
        format_version: 1,
        tool: { name: 'scan-gate', version: run_session/* version */.rE },
        ok: results.every(({ finding }) => finding.state !== 'failed'),
        checks: results.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
            ...{ id, name, state, message },
            hint: hint === undefined ? null : (0,prose/* toPlainText */.bo)(hint),
            details: [...(details ?? [])],
        })),
        settings: Object.fromEntries(rows),
    };
}
const plainSettings = [
    ...['assume', 'scope', 'fail-on-severity', 'threshold', 'fail-on-types', 'fail-on-cvss', 'fail-on-epss', 'max-age'],
    ...['warn-only', 'on-inconclusive', 'wait', 'timeout-seconds', 'poll-interval-seconds', 'untouched', 'unscored'],
    ...['uncovered', 'annotations', 'comment-summary-in-pr', 'disclose', 'upload-sarif', 'allow-http'],
];
const patterns = [
    [/\b[a-z][a-z+.-]*:\/\/[^\s"'`,)]+/gi, 'ADDRESS'],
    [/[\w.+-]+@[\w.-]+/g, 'ADDRESS'],
    [/(?<![\w~])(?:\/|[A-Z]:\\)[^\s"'`,):]+/g, 'PATH'],
    [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, 'ADDRESS'],
    [/\b[0-9a-f]{12,64}\b/gi, 'HASH'],
    [/\b(?:scan|vio|repo|org|usr|user|key)_[\w-]+/g, 'ID'],
];
async function writeBundle(name, output, examined) {
    const { session, settings, service, isConnected } = examined;
    const found = isConnected ? await service.repository().catch(() => undefined) : undefined;
    const user = isConnected ? await service.key().catch(() => undefined) : undefined;
    const context = await examined.context().catch(() => undefined);
    const names = [
        [settings.apiKey, 'KEY'],
        [settings.githubToken, 'TOKEN'],
        [isConnected ? settings.baseUrl : undefined, 'SERVICE'],
        [isConnected ? new URL(settings.baseUrl).hostname : undefined, 'SERVICE'],
        [found?.repository_id, 'REPOSITORY'],
        [found?.name, 'REPOSITORY'],
        [found?.vcs_url ?? undefined, 'REPOSITORY'],
        [user?.user?.name ?? undefined, 'USER'],
        [context?.branch, 'BRANCH'],
        [context?.base?.branch, 'BASE'],
        [session.folder, 'FOLDER'],
        [(0,external_node_os_.homedir)(), 'HOME'],
        [(0,external_node_os_.hostname)(), 'MACHINE'],
    ];
    const known = names.flatMap(([name, replacement]) => (name ? [[name, replacement]] : []));
    known.sort(([a], [b]) => b.length - a.length);
    const redact = (text) => {
        const unnamed = known.reduce((rest, [name, replacement]) => rest.replaceAll(name, replacement), text);
        return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), unnamed);
    };
    const bundle = {
        format_version: 1,
        tool: output.tool,
        system: { platform: process.platform, arch: process.arch, release: (0,external_node_os_.release)(), node: process.version },
        ci_system: (0,registry/* findCiSystem */.hD)(session.env)?.name ?? null,
        checks: output.checks.map(({ id, state, message, hint, details }) => ({
            ...{ id, state, message: redact(message) },
            hint: hint === null ? null : redact(hint),
            details: details.map(redact),
        })),
        settings: Object.fromEntries(Object.entries(output.settings).map(([name, { value, from }]) => [
            name,
            { value: plainSettings.includes(name) ? redact(value) : 'not shown', from: redact(from) },
        ])),
    };
    try {
        await (0,promises_.writeFile)((0,external_node_path_.resolve)(session.folder, name), (0,neutral/* formatHarmlessJson */.$)(bundle), { flag: 'wx', mode: 0o600 });
    }
    catch (error) {
        const { code, message } = error;
        throw new errors/* GateError */.ue('CONFIG', `--bundle: ${name} could not be written (${code ?? message})`, {
            hint: 'Choose a file that does not exist yet.',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/policy.js
var policy_policy = __webpack_require__(5178);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/checkout.js
var git_checkout = __webpack_require__(2148);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/repository-url.js
var repository_url = __webpack_require__(1143);
// EXTERNAL MODULE: ./build/compiled/src/gate/cli/init/recipes.js
var recipes = __webpack_require__(1794);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/init/choices.js














const initSystems = recipes/* initIds */.j.map((id) => ({
    id,
    name: registry/* ciSystems */.Dn.find((system) => system.id === id)?.name ?? id,
    recipe: recipes/* recipes */._[id],
}));
const otherSystems = {
    '.cirrus.yml': 'Cirrus CI',
    'bamboo-specs': 'Bamboo',
    '.harness': 'Harness',
};
function readInitFlags({ given, problems }, ci) {
    const found = [...problems];
    const id = recipes/* initIds */.j.find((known) => known === ci);
    if (ci !== undefined && id === undefined)
        found.push(`--ci: ${(0,values/* quoteForMessage */.Hx)(ci)} is not ${(0,values/* joinAlternatives */.ft)(recipes/* initIds */.j)}${(0,nearest/* suggestName */.S)(ci, recipes/* initIds */.j)}`);
    const address = given['base-url']?.value.trim();
    const complaint = address === undefined ? undefined : findUnwritableCharacters(address);
    if (complaint !== undefined)
        found.push(`base-url: ${complaint}`);
    const read = (0,settings_reading/* readSettings */.sb)(given, found);
    const isGiven = read.sources['fail-on-severity'] !== 'default';
    return {
        ci: id,
        baseUrl: address === undefined ? undefined : read.baseUrl,
        comment: read.commentSummaryInPr === 'never' ? undefined : read.commentSummaryInPr,
        severity: isGiven ? (0,settings_settings/* formatSetting */.w_)('fail-on-severity', read) : undefined,
    };
}
function findUnwritableCharacters(address) {
    if (/^[\w./:~%+,=@[\]-]*$/.test(address))
        return undefined;
    return `${(0,values/* quoteForMessage */.Hx)(address)} has characters with a special meaning in a pipeline file; write them as %20 and so on`;
}
async function readChoices(flagValues, checkout, asker) {
    const system = await chooseSystem(flagValues, checkout, asker);
    const baseUrl = flagValues.baseUrl ?? (asker && (await askAddress(asker)));
    const severity = flagValues.severity ?? (asker && (await askSeverity(asker))) ?? settings_settings/* settings */.W0['fail-on-severity'].default ?? '';
    const canComment = system.recipe.comment === 'setting';
    const comment = canComment ? (flagValues.comment ?? (asker && (await askComment(asker)))) : undefined;
    return { system, baseUrl, severity, comment, defaultBranch: checkout.defaultBranch };
}
async function chooseSystem(flagValues, { isThere, host }, asker) {
    const findSystem = (id) => initSystems.find((system) => system.id === id);
    if (flagValues.ci !== undefined)
        return findSystem(flagValues.ci);
    const seen = detectSystems(isThere, host);
    if (asker === undefined) {
        if (seen[0] !== undefined)
            return seen[0].system;
        const other = Object.keys(otherSystems).find(isThere);
        const message = other === undefined
            ? 'It is unknown which CI system builds this repository'
            : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
        throw new errors/* GateError */.ue('CONFIG', message, {
            reason: 'settings',
            hint: `Name another with --ci: ${(0,values/* joinAlternatives */.ft)(recipes/* initIds */.j)}. docs/ci-systems.md says what any CI system needs.`,
        });
    }
    const choices = initSystems.map(({ id, name }) => {
        const by = seen.find(({ system }) => system.id === id)?.by;
        return { value: id, label: name, ...(by !== undefined && { hint: `found: ${by}` }) };
    });
    return findSystem(await asker.choose('Where does the gate run?', choices, seen[0]?.system.id));
}
function detectSystems(isThere, host) {
    const isHosted = ({ recipe }) => host !== undefined && recipe.hosts?.test(host) === true;
    const byFile = initSystems.flatMap((system) => {
        const { file, marks } = system.recipe;
        const mark = [...(file === undefined ? [] : [file]), ...marks].find(isThere);
        return mark === undefined ? [] : [{ system, by: mark }];
    });
    const byHost = initSystems.filter(isHosted).map((system) => ({ system, by: host ?? '' }));
    const detected = byFile.length === 0 ? byHost : byFile;
    return detected.toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}
async function askAddress(asker) {
    const address = await asker.write('Address of your scanning service?', 'none: the embedded scanners', (text) => text === '' ? undefined : (findUnwritableCharacters(text) ?? (0,settings_reading/* readText */.yR)('base-url', text).complaints[0]));
    return address === '' ? undefined : String((0,settings_reading/* readText */.yR)('base-url', address).value);
}
async function askSeverity(asker) {
    const choices = api_words/* severityFilters */.$l.map((value) => ({
        value,
        label: value === 'critical' ? value : `${value} and above`,
    }));
    return asker.choose('Which findings block?', choices, settings_settings/* settings */.W0['fail-on-severity'].default);
}
async function askComment(asker) {
    const choices = [
        { value: 'never', label: 'no' },
        { value: 'on-failure', label: 'when the gate does not pass' },
        { value: 'always', label: 'always' },
    ];
    const chosen = await asker.choose('Comment on pull requests?', choices, 'never');
    return chosen === 'never' ? undefined : chosen;
}
function canAsk({ log }) {
    return log.isTerminal && (0,external_node_tty_.isatty)(0);
}
async function askOnTerminal(signal, streams = {}) {
    const { select, text } = await __webpack_require__.e(/* import() */ 170).then(__webpack_require__.bind(__webpack_require__, 6170));
    const common = { ...streams, signal };
    return {
        async choose(message, choices, first) {
            const initial = first !== undefined && { initialValue: first };
            const chosen = await select({ ...common, message, options: [...choices], ...initial });
            return requireResponse(chosen);
        },
        async write(message, placeholder, complaint) {
            const validate = (value) => complaint((value ?? '').trim());
            return requireResponse(await text({ ...common, message, placeholder, validate })).trim();
        },
    };
}
function requireResponse(response) {
    if (typeof response === 'string')
        return response;
    throw new errors/* GateError */.ue('CANCELLED', 'Nothing was written', { hint: 'scan-gate init --yes uses what was found.' });
}
async function readCheckout(folder, signal) {
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top;
    if (top === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${folder} is not a git checkout: there is nothing to gate`, {
            reason: 'settings',
            hint: 'Run scan-gate init in the checkout of a repository; git init makes one.',
        });
    }
    const location = { path: top, signal };
    const address = await (0,git_checkout/* readOriginUrl */.gJ)(location);
    return {
        top,
        host: address === undefined ? undefined : (0,repository_url/* parseRepositoryUrl */.fn)(address)?.host || undefined,
        defaultBranch: (await (0,git_checkout/* findDefaultBranch */.Te)(location)) ?? 'main',
        isThere: (path) => readStats((0,external_node_path_.join)(top, path)) !== undefined,
    };
}
function findObstacle(top, path) {
    const folders = path.split('/').slice(0, -1);
    const ways = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
    return ways.find((way) => readStats((0,external_node_path_.join)(top, way))?.isDirectory() === false);
}
function findGatingFile(top, folder) {
    if (findObstacle(top, `${folder}/x`) !== undefined)
        return undefined;
    const names = (0,errors/* attempt */.CD)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(top, folder))) ?? [];
    const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${folder}/${name}`);
    return files.find((path) => runsGate(top, path));
}
function runsGate(top, path) {
    const file = (0,external_node_path_.join)(top, path);
    const whole = (0,errors/* attempt */.CD)(() => ((0,external_node_fs_.lstatSync)(file).isFile() ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '')) ?? '';
    const text = /Jenkinsfile$/.test(path)
        ? whole.replaceAll(/(?<![^\s;{}()])\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![^\s;{}()])(?:\/\/|#).*/g, '')
        : whole.replaceAll(/(?<!\S)#.*/g, '');
    return /\bscan-gate\/scan-gate\b|\bscan-gate (?:run|judge)\b|\/cli\/index\.js" run\b/.test(text);
}
function readStats(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/init/examples.js
const examples = {"policies/start.yml":"# yaml-language-server: $schema=../../schema/scan-gate.schema.json\n# What blocks a merge. This file is read from the default branch; a pull request can only make it stricter.\n# All keys: https://github.com/scan-gate/scan-gate/blob/main/docs/settings.md\n\n# Block findings of this severity and above (critical, high, medium, low, info), or none.\nfail-on-severity: high\n\n# With auto, only new findings block a pull request. With scan, everything blocks.\nscope: auto\n\n# Findings older than this also fail the default branch.\n# max-age: { critical: 7d, high: 60d }\n\n# Block dependencies that are likely to be exploited (EPSS).\n# fail-on-epss: 10%\n\n# Findings in these places do not count; they are shown as left out.\n# ignore-paths: [examples/**, test/fixtures/**]\n\n# Accepted findings, with a reason and an expiry date. They stay visible.\n# exceptions:\n#   - path: test/fixtures/**\n#     type: secret\n#     reason: Fake keys for the login tests\n#     expires: 2027-06-01\n#     owner: team-identity\n","workflows/embedded.yml":"# The gate for pull requests, the default branch and a merge queue. It only reads the code: nothing is installed or run.\nname: Scan Gate\non:\n  pull_request: { types: [opened, synchronize, reopened, edited] } # edited: runs again when the base branch changes\n  push: { branches: [main] } # pull requests are compared with it\n  merge_group:\nconcurrency:\n  group: scan-gate-${{ github.event.pull_request.number || github.run_id }}\n  cancel-in-progress: true\npermissions:\n  contents: read # the code, the policy file, and the commit of the branch\n  pull-requests: read # the files that a pull request changes\njobs:\n  scan-gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          fetch-depth: 0\n          persist-credentials: false\n          ref: \"${{ github.event.pull_request.head.sha }}\"\n      - uses: scan-gate/scan-gate@v1\n        id: gate\n      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        if: ${{ !cancelled() && github.event.repository.private }} # artifacts of public repositories are readable by anyone\n        with: { name: scan-gate, path: \"${{ steps.gate.outputs.report-file }}\" }\n","ci/gitlab-ci.yml":"# GitLab CI: .gitlab-ci.yml\n# SCAN_GATE_API_KEY is a masked variable, and not a protected one: merge requests of unprotected branches need it too.\nscan-gate:\n  image: node:24\n  rules:\n    - if: $CI_PIPELINE_SOURCE == \"merge_request_event\"\n    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH\n  variables:\n    GIT_DEPTH: 0 # full history, to find where the branch started\n  script:\n    - |\n      set -euo pipefail\n      gate=\"$(mktemp -d)\" # outside the checkout\n      trap 'rm -rf \"$gate\"' EXIT\n      curl \n\n\n      node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html --output gitlab-codequality=gl-code-quality-report.json --output junit=scan-gate-junit.xml\n  artifacts:\n    when: always\n    access: developer\n    paths: [scan-gate.html]\n    reports:\n      codequality: gl-code-quality-report.json\n      junit: scan-gate-junit.xml\n","ci/Jenkinsfile":"// Jenkins: Jenkinsfile of a multibranch pipeline. The agent runs Docker.\npipeline {\n  agent { docker { image 'node:24' } }\n  environment { SCAN_GATE_API_KEY = credentials('scan-gate-api-key') }\n  stages {\n    stage('Scan Gate') {\n      // For a private repository: a credential that may read it, a user with a token or an ssh key. With a key, also a secret file with\n      // the lines of known_hosts that the host publishes; without it, the agent's own known_hosts has to name the host.\n      // environment {\n      //   GIT_READ = credentials('ID-OF-THE-CREDENTIAL')\n      //   GIT_KNOWN_HOSTS = credentials('ID-OF-THE-FILE')\n      // }\n      steps {\n        sh '''#!/bin/bash\n          set -euo pipefail\n          gate=\"$(mktemp -d)\" # outside the checkout\n          trap 'rm -rf \"$gate\"' EXIT\n          curl \n\n\n          if [ -f \"${GIT_READ:-}\" ]; then # an ssh key\n            install -m 600 \"$GIT_READ\" \"$gate/key\" && known=\"${GIT_KNOWN_HOSTS:-}\"\n            export GIT_SSH_COMMAND=\"ssh -i $gate/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes\"\n            if [ -n \"$known\" ]; then # lines of known_hosts\n              cp -- \"$known\" \"$gate/known_hosts\" && GIT_SSH_COMMAND=\"$GIT_SSH_COMMAND -o UserKnownHostsFile=$gate/known_hosts\"\n            fi\n          elif [ -n \"${GIT_READ:-}\" ]; then # user:token, which only the host of origin gets\n            origin=\"$(git -c \"safe.directory=*\" config --default \"\" --get remote.origin.url)\"\n            host=\"${origin#https://}\" && host=\"${host%%/*}\" && n=\"${GIT_CONFIG_COUNT:-0}\"\n            export \"GIT_CONFIG_KEY_$n=http.https://${host##*@}/.extraHeader\" \"GIT_CONFIG_COUNT=$((n + 1))\"\n            export \"GIT_CONFIG_VALUE_$n=Authorization: Basic $(printf %s \"$GIT_READ\" | base64 -w 0)\"\n          fi\n          node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html --output junit=scan-gate-junit.xml | tee scan-gate.log\n        '''\n      }\n      post {\n        always {\n          archiveArtifacts artifacts: 'scan-gate.html', allowEmptyArchive: true\n          junit testResults: 'scan-gate-junit.xml', allowEmptyResults: true\n          script {\n            // The last line of the log is the sentence that says how the run ended.\n            currentBuild.description = sh(script: 'tail -n 1 scan-gate.log || true', returnStdout: true).trim()\n          }\n        }\n      }\n    }\n  }\n}\n","ci/azure-pipelines.yml":"# Azure Pipelines: azure-pipelines.yml. `pr` applies to GitHub and Bitbucket; in Azure Repos, use a branch policy.\n# SCAN_GATE_API_KEY is a secret variable of the pipeline; secrets reach a step only through its env.\ntrigger: [main]\npr: [main]\npool: { vmImage: ubuntu-latest }\nsteps:\n  - checkout: self\n    persistCredentials: true # the gate asks origin which commit a branch points to\n    fetchDepth: 0 # full history, to find where the branch started\n  - task: UseNode@1\n    inputs: { version: 24.x }\n  - bash: |\n      set -euo pipefail\n      gate=\"$(mktemp -d)\" # outside the checkout\n      trap 'rm -rf \"$gate\"' EXIT\n      curl \n\n\n      node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html --output junit=scan-gate-junit.xml\n    displayName: Scan Gate\n    env:\n      SCAN_GATE_API_KEY: $(SCAN_GATE_API_KEY)\n      SYSTEM_ACCESSTOKEN: $(System.AccessToken) # for the thread on a pull request in Azure Repos\n  - task: PublishTestResults@2\n    condition: always()\n    inputs: { testResultsFiles: scan-gate-junit.xml, testRunTitle: Scan Gate }\n  - publish: scan-gate.html\n    artifact: scan-gate\n    condition: always()\n","ci/bitbucket-pipelines.yml":"# Bitbucket Pipelines: bitbucket-pipelines.yml\n# SCAN_GATE_API_KEY is a secured variable of the repository.\nimage: node:24\nclone: { depth: full } # full history, to find where the branch started\ndefinitions:\n  steps:\n    - step: &scan-gate\n        name: Scan Gate\n        script:\n          - |\n            set -euo pipefail\n            gate=\"$(mktemp -d)\" # outside the checkout\n            trap 'rm -rf \"$gate\"' EXIT\n            curl \n\n\n            node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html\n        artifacts: [scan-gate.html]\npipelines:\n  pull-requests:\n    \"**\":\n      - step: *scan-gate\n  branches:\n    main:\n      - step: *scan-gate\n","ci/circleci.yml":"# CircleCI: .circleci/config.yml\n# SCAN_GATE_API_KEY is a variable of the context \"scan-gate\".\nversion: 2.1\njobs:\n  scan-gate:\n    docker: [{ image: \"cimg/node:24.11\" }]\n    steps:\n      - checkout: { method: full } # with the contents of the commits that the gate compares\n      - run:\n          name: Scan Gate\n          command: |\n            set -euo pipefail\n            gate=\"$(mktemp -d)\" # outside the checkout\n            trap 'rm -rf \"$gate\"' EXIT\n            curl \n\n\n            node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html --output junit=test-results/scan-gate/junit.xml\n      - store_test_results: { path: test-results }\n      - store_artifacts: { path: scan-gate.html }\nworkflows:\n  scan-gate:\n    jobs:\n      - scan-gate: { context: [scan-gate] }\n","ci/buildkite.yml":"# Buildkite: .buildkite/pipeline.yml. The agent has git and Node.js 24.\n# SCAN_GATE_API_KEY comes from the secrets of the agents' cluster.\nsteps:\n  - label: Scan Gate\n    key: scan-gate\n    secrets: [SCAN_GATE_API_KEY]\n    command: |\n      set -euo pipefail\n      gate=\"$$(mktemp -d)\" # outside the checkout\n      trap 'rm -rf \"$$gate\"' EXIT\n      curl \n\n\n      node \"$$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html\n    artifact_paths: [scan-gate.html]\n","ci/gitea.yml":"# Gitea or Forgejo Actions: .gitea/workflows/scan-gate.yml, or .forgejo/workflows/scan-gate.yml\nname: Scan Gate\non:\n  pull_request:\n  push: { branches: [main] }\njobs:\n  scan-gate:\n    runs-on: ubuntu-latest\n    container: { image: \"node:24\" }\n    steps:\n      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2\n        with: { fetch-depth: 0 } # full history, to find where the branch started\n      - shell: bash\n        env: { SCAN_GATE_API_KEY: \"${{ secrets.SCAN_GATE_API_KEY }}\" }\n        run: |\n          set -euo pipefail\n          gate=\"$(mktemp -d)\" # outside the checkout\n          curl \n\n\n          node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n","ci/woodpecker.yaml":"# Woodpecker: .woodpecker/scan-gate.yaml\n# scan_gate_api_key is a secret of the repository that pull requests may read.\nwhen:\n  - event: pull_request\n  - event: push\n    branch: main\nclone:\n  - name: git\n    image: woodpeckerci/plugin-git\n    settings: { partial: false, depth: 0 } # full history, to find where the branch started\nsteps:\n  - name: scan-gate\n    image: node:24\n    # For a private repository: a secret with user:token, so that git can read it.\n    environment:\n      SCAN_GATE_API_KEY: { from_secret: scan_gate_api_key }\n      # GIT_READ: { from_secret: git_read }\n    commands:\n      - |\n        bash -c '\n        set -euo pipefail\n        gate=\"$(mktemp -d)\" # outside the checkout\n        curl \n\n\n        if [ -n \"$${GIT_READ:-}\" ]; then # user:token, which only the host of origin gets\n          origin=\"$(git -c \"safe.directory=*\" config --default \"\" --get remote.origin.url)\"\n          host=\"$${origin#https://}\" && host=\"$${host%%/*}\" && n=\"$${GIT_CONFIG_COUNT:-0}\"\n          export \"GIT_CONFIG_KEY_$n=http.https://$${host##*@}/.extraHeader\" \"GIT_CONFIG_COUNT=$((n + 1))\"\n          export \"GIT_CONFIG_VALUE_$n=Authorization: Basic $(printf %s \"$GIT_READ\" | base64 -w 0)\"\n        fi\n        node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n        '\n","ci/drone.yml":"# Drone: .drone.yml\n# scan_gate_api_key is a secret of the repository that pull requests may read.\nkind: pipeline\ntype: docker\nname: scan-gate\ntrigger:\n  event: [pull_request, push]\n  branch: [main] # of a pull request, the one that it goes to\nsteps:\n  - name: scan-gate\n    image: node:24\n    environment: { SCAN_GATE_API_KEY: { from_secret: scan_gate_api_key } }\n    commands:\n      - |\n        bash -c '\n        set -euo pipefail\n        gate=\"$(mktemp -d)\" # outside the checkout\n        curl \n\n\n        node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n        '\n","ci/teamcity.sh":"#!/bin/bash\n# TeamCity: a build step of the kind Command Line, custom script. The agent has git and Node.js 24.\n# SCAN_GATE_API_KEY comes from the parameter env.SCAN_GATE_API_KEY, of the type password.\nset -euo pipefail\ngate=\"$(mktemp -d)\" # outside the checkout\ntrap 'rm -rf \"$gate\"' EXIT\ncurl \n\n\nnode \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n","ci/buildspec.yml":"# AWS CodeBuild: buildspec.yml\nversion: 0.2\nenv:\n  shell: bash\n  git-credential-helper: yes # the gate asks origin which commit a branch points to\n  parameter-store: { SCAN_GATE_API_KEY: /scan-gate/api-key }\nphases:\n  install:\n    runtime-versions: { nodejs: 24 }\n  build:\n    commands:\n      - |\n        set -euo pipefail\n        gate=\"$(mktemp -d)\" # outside the checkout\n        curl \n\n\n        node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n","ci/cloudbuild.yaml":"# Google Cloud Build: cloudbuild.yaml, for a trigger of pull requests and one of the default branch\nsteps:\n  - id: scan-gate\n    name: node:24\n    secretEnv: [SCAN_GATE_API_KEY]\n    # secretEnv: [SCAN_GATE_API_KEY, GIT_READ] # instead, for a private repository\n    script: |\n      #!/usr/bin/env bash\n      set -euo pipefail\n      gate=\"$(mktemp -d)\" # outside the checkout\n      curl \n\n\n      if [ -n \"${GIT_READ:-}\" ]; then # user:token, which only the host of origin gets\n        origin=\"$(git -c \"safe.directory=*\" config --default \"\" --get remote.origin.url)\"\n        host=\"${origin#https://}\" && host=\"${host%%/*}\" && n=\"${GIT_CONFIG_COUNT:-0}\"\n        export \"GIT_CONFIG_KEY_$n=http.https://${host##*@}/.extraHeader\" \"GIT_CONFIG_COUNT=$((n + 1))\"\n        export \"GIT_CONFIG_VALUE_$n=Authorization: Basic $(printf %s \"$GIT_READ\" | base64 -w 0)\"\n      fi\n      node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\noptions: { automapSubstitutions: true } # the gate reads what is built from them\navailableSecrets:\n  secretManager:\n    - { versionName: projects/$PROJECT_ID/secrets/scan-gate-api-key/versions/latest, env: SCAN_GATE_API_KEY }\n    # For a private repository: a secret with user:token, so that git can read it.\n    # - { versionName: projects/$PROJECT_ID/secrets/git-read/versions/latest, env: GIT_READ }\n","ci/travis.yml":"# Travis CI: .travis.yml\n# SCAN_GATE_API_KEY is a variable of the repository that is hidden in the log.\nlanguage: node_js\nnode_js: 24\ngit: { depth: false } # full history, to find where the branch started\nbranches: { only: [main] } # of a pull request, the one that it goes to\ninstall: skip\nscript:\n  - |\n    bash -c '\n    set -euo pipefail\n    gate=\"$(mktemp -d)\" # outside the checkout\n    curl \n\n\n    node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\"\n    '\n","ci/appveyor.yml":"# AppVeyor: appveyor.yml\n# SCAN_GATE_API_KEY is a variable of the project; builds of forks do not get it.\nimage: Ubuntu2204\nbranches: { only: [main] } # of a pull request, the one that it goes to\nbuild: false\ntest_script:\n  - sh: |\n      bash -c '\n      . \"$HOME/.nvm/nvm.sh\"\n      nvm install 24\n      set -euo pipefail\n      gate=\"$(mktemp -d)\" # outside the checkout\n      curl \n\n\n      node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html\n      '\nartifacts:\n  - path: scan-gate.html\n","ci/semaphore.yml":"# Semaphore: .semaphore/semaphore.yml\n# SCAN_GATE_API_KEY is in the secret \"scan-gate\".\nversion: v1.0\nname: Scan Gate\nagent:\n  machine: { type: f1-standard-2, os_image: ubuntu2204 }\nblocks:\n  - name: Scan Gate\n    dependencies: []\n    task:\n      secrets: [{ name: scan-gate }]\n      jobs:\n        - name: scan-gate\n          commands:\n            - checkout\n            - sem-version node 24\n            - |\n              bash -c '\n              set -euo pipefail\n              gate=\"$(mktemp -d)\" # outside the checkout\n              curl \n\n\n              node \"$gate/cli/index.js\" run --base-url \"https://scanner.example.com/api/v1\" --output html=scan-gate.html\n              '\n      epilogue:\n        always: { commands: ['[ ! -f scan-gate.html ] || artifact push job scan-gate.html'] }\n"};
const readExample = (path) => examples[path];

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/confidential.js
var confidential = __webpack_require__(7322);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/init/gate-source.js












const slug = 'scan-gate/scan-gate';
const gate_source_repository = `https://github.com/${slug}`;
async function findGateSource(search) {
    const released = await readRelease(search).catch((error) => (0,errors/* toGateError */.Vl)(error));
    if (!(released instanceof errors/* GateError */.ue))
        return released;
    search.cancel.throwIfAborted();
    const clone = await findClone(search);
    if (clone !== undefined)
        return { kind: 'clone', ...clone };
    throw new errors/* GateError */.ue('CONFIG', `The checksum of Scan Gate ${run_session/* version */.rE} is unknown: ${released.message}`, {
        reason: 'settings',
        hint: 'scan-gate init --from URL|FILE expects an archive of the gate, and computes its checksum.',
    });
}
async function findActionPin(search) {
    const url = `https://api.github.com/repos/${slug}/commits/v${run_session/* version */.rE}`;
    const text = await download(search, url, { accept: 'application/vnd.github.sha' }).catch(() => '');
    const released = /^[0-9a-f]{40}$/.exec(text.toString('utf8').trim())?.[0];
    if (released !== undefined)
        return { action: slug, ref: `${released} # v${run_session/* version */.rE}` };
    search.cancel.throwIfAborted();
    const clone = await findClone(search);
    if (clone === undefined)
        return { action: slug, ref: 'v1', doubt: movableTag };
    const { host, path } = (0,repository_url/* parseRepositoryUrl */.fn)(clone.url) ?? {};
    const isOnGithub = host === 'github.com' && path !== undefined && path !== '';
    const doubt = describeDoubt(isOnGithub ? clone : { ...clone, url: `${gate_source_repository}.git`, isPushed: false });
    return {
        action: isOnGithub ? path : slug,
        ref: `${clone.commit} # ${run_session/* version */.rE}, not released`,
        ...(doubt !== undefined && { doubt }),
    };
}
const movableTag = `Replace v1 in the workflow by a full commit: v1 moves with every release, and the commit of ${run_session/* version */.rE} could not be read`;
function describeDoubt({ url, commit, isPushed }) {
    if (isPushed)
        return undefined;
    return `Push ${commit} to ${url}: jobs install Scan Gate at that commit, and it is on no branch that this clone has fetched`;
}
async function readRelease(search) {
    const { isEmbedded } = search;
    const name = isEmbedded ? `scan-gate-${run_session/* version */.rE}.tgz` : `scan-gate-cli-${run_session/* version */.rE}.tar.gz`;
    const folder = `${gate_source_repository}/releases/download/v${run_session/* version */.rE}`;
    const sums = (await download(search, `${folder}/SHA256SUMS`)).toString('utf8');
    const rows = sums.split('\n').map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line.trimEnd()) ?? []);
    const sha256 = rows.find(([, , file]) => file === name)?.[1];
    if (sha256 === undefined)
        throw new errors/* GateError */.ue('PROTOCOL', `SHA256SUMS of the release does not name ${name}`);
    return { kind: 'url', url: `${folder}/${name}`, sha256, holds: isEmbedded ? 'package' : 'alone' };
}
async function findClone({ home, cancel }) {
    const top = (0,repository/* findRepository */.W)(home).checkout?.top;
    if (top === undefined)
        return undefined;
    const about = (0,errors/* attempt */.CD)(() => JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top, 'package.json'), 'utf8')));
    if (about?.name !== 'scan-gate')
        return undefined;
    const location = { path: top, signal: cancel };
    const commit = await (0,git_checkout/* resolveHead */.tK)(location);
    const origin = (0,repository_url/* formatRepositoryUrl */.Ls)((await (0,git_checkout/* readOriginUrl */.gJ)(location)) ?? '');
    const isOrigin = origin?.startsWith('https://') === true;
    if (commit === undefined)
        return undefined;
    const isPushed = isOrigin && (await (0,git_checkout/* isOnRemoteBranch */.Am)(location, commit));
    return { url: `${isOrigin ? origin : gate_source_repository}.git`, commit, isPushed };
}
const maximumRedirects = 5;
const gate_source_limitMs = 30_000;
async function download({ transport, clock, cancel }, address, headers = {}) {
    const fail = (why) => new errors/* GateError */.ue('UNAVAILABLE', `${address} could not be read: ${why}`);
    const first = URL.parse(address);
    const checkUrl = (url) => {
        const isHere = first !== null && (0,confidential/* isLoopback */.U)(first);
        if (url === null || !(url.protocol === 'https:' || (isHere && (0,confidential/* isConfidential */.F)(url))))
            throw fail('it is not an https address, or leads to another one');
        if (url.username !== '' || url.password !== '')
            throw fail('an address contains a user name or password');
        return url;
    };
    const timeIsOver = () => fail(`it took longer than ${(0,shared_clock/* formatSeconds */.Xo)(gate_source_limitMs)}`);
    const budget = (0,shared_clock/* limitTime */.DZ)({ clock, timeoutMs: gate_source_limitMs, cancel, timeIsOver });
    try {
        const connection = await transport();
        const { signal } = budget;
        let url = checkUrl(first);
        for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
            const sent = { ...headers, 'user-agent': 'scan-gate' };
            const outcome = await connection.send({ method: 'GET', url, headers: sent, signal, isBinary: true });
            if (outcome.kind === 'failure')
                throw fail(`${url.host} could not be asked: ${outcome.message}`);
            if (outcome.status === 200)
                return Buffer.from(outcome.text, 'latin1');
            const location = outcome.status >= 301 && outcome.status <= 308 ? outcome.header('location') : undefined;
            if (location === undefined)
                throw fail(`${url.host} answered ${outcome.status}`);
            url = checkUrl(URL.parse(location, url.href));
        }
        throw fail(`it was redirected more than ${maximumRedirects} times`);
    }
    finally {
        budget.end();
    }
}
const maximumBytes = 16 * 1024 * 1024;
async function readGivenArchive(from, folder, top, search) {
    const isAddress = from.includes('://');
    const path = (0,external_node_path_.resolve)(folder, from);
    const written = isAddress ? from : formatPathInJob(path, top);
    refuseUnwritable(isAddress ? 'address' : 'path', '--from', written);
    const bytes = isAddress
        ? await download(search, from)
        : await (0,regular_file/* readRegularFile */.XF)(path, maximumBytes).catch((error) => {
            throw (0,regular_file/* createUnreadableFileError */.ME)(`--from: ${from}`, error, 'CONFIG');
        });
    const paths = listPaths(bytes).map((each) => each.replace(/^[^/]+\//, ''));
    const alone = paths.includes('cli/index.js') ? 'alone' : undefined;
    const holds = paths.includes('dist/cli/index.js') ? 'package' : alone;
    if (holds === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `--from: ${from} is not an archive of Scan Gate`, {
            reason: 'settings',
            hint: 'Give scan-gate-<version>.tgz or scan-gate-cli-<version>.tar.gz, as a release or npm run pack makes them.',
        });
    }
    if (search.isEmbedded && holds === 'alone') {
        throw new errors/* GateError */.ue('CONFIG', `--from: ${from} is only the gate, without scanners`, {
            reason: 'settings',
            hint: `Give the npm package (scan-gate-${run_session/* version */.rE}.tgz), or name a service by --base-url.`,
        });
    }
    const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    if (isAddress)
        return { kind: 'url', url: from, sha256, holds };
    return { kind: 'file', path: written, sha256, holds };
}
function formatPathInJob(path, top) {
    const below = (0,external_node_path_.relative)(top, path);
    const isInside = below !== '..' && !below.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(below);
    if (!isInside)
        return path;
    const named = below.split(external_node_path_.sep).join('/');
    return named.startsWith('-') ? `./${named}` : named;
}
const unpackedBytes = 256 * 1024 * 1024;
const block = 512;
function listPaths(bytes) {
    const tar = (0,errors/* attempt */.CD)(() => (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: unpackedBytes })) ?? Buffer.alloc(0);
    const paths = [];
    for (let at = 0; at + block <= tar.length;) {
        const header = tar.subarray(at, at + block);
        const readField = (from, length) => header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
        const size = Number.parseInt(readField(124, 12).trim() || '0', 8);
        if (Number.isNaN(size))
            break;
        const [name, prefix] = [readField(0, 100), readField(345, 155)];
        if (name !== '')
            paths.push(prefix === '' ? name : `${prefix}/${name}`);
        at += block * (1 + Math.ceil(size / block));
    }
    return paths;
}
const gate_source_patterns = {
    address: /^https?:\/\/[\w.:[\]-]+(?:\/[\w./:~%+,=@-]*)?$/,
    path: /^(?!-)(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M} ./_~%+,=@:-])+$/u,
    branch: /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M}./_#%,=@'-])+$/u,
    action: /^[\w.-]+\/[\w.-]+$/,
};
function refuseUnwritable(kind, name, text) {
    if (gate_source_patterns[kind].test(text))
        return;
    const hints = {
        address: 'Give an https address without user, password and query: do not put a secret into a pipeline file.',
        path: 'Rename the file, or the folder it is in: letters, digits, spaces and ./_~%+,=@:- can be written.',
        branch: "Copy your system's example from docs/ci-systems.md, and write the branch as a pattern of that system.",
        action: 'Give the repository of this clone an address like https://github.com/OWNER/NAME.',
    };
    throw new errors/* GateError */.ue('CONFIG', `${name}: ${JSON.stringify(text)} cannot be written into a pipeline`, {
        reason: 'settings',
        hint: hints[kind],
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/init/init.js












async function runInit(session, flags, streams) {
    const { yes, print, ci: [ci] = [], from: [from] = [] } = flags.own;
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(session.env));
    reading.problems.push(...flags.positionals.map((extra) => `unexpected argument: ${JSON.stringify(extra)}`));
    const flagValues = readInitFlags(reading, ci);
    const checkout = await readCheckout(session.folder, session.cancel);
    const isAsked = !yes && !print && (streams !== undefined || canAsk(session));
    if (!isAsked && !yes && !print) {
        throw new errors/* GateError */.ue('CONFIG', 'There is no terminal to ask questions on', {
            reason: 'settings',
            hint: 'Use scan-gate init --yes to write what was found, or --print to see it first.',
        });
    }
    const asker = isAsked ? await askOnTerminal(session.cancel, streams) : undefined;
    const choices = await readChoices(flagValues, checkout, asker);
    const { recipe, name } = choices.system;
    if (from !== undefined && recipe.isAction) {
        throw new errors/* GateError */.ue('CONFIG', `--from does not go with ${name}, whose workflow names the action`, {
            reason: 'settings',
            hint: 'Leave out --from, or name another CI system with --ci.',
        });
    }
    const { transport, cancel, folder } = session;
    const home = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const search = { transport, cancel, clock: session.clock(), home, isEmbedded: choices.baseUrl === undefined };
    const given = from === undefined ? undefined : await readGivenArchive(from, folder, checkout.top, search);
    const pipeline = await fillPipeline(choices, search, given);
    const planned = planWriting(choices, pipeline, checkout);
    const doubt = pipeline.gate?.kind === 'clone' ? describeDoubt(pipeline.gate) : pipeline.pin?.doubt;
    const doubts = [
        ...(await findUnscanned(session, choices, checkout, planned)),
        ...(doubt === undefined ? [] : [doubt]),
    ];
    if (print) {
        for (const each of doubts)
            session.complain(`${(0,neutral/* neutralizeLine */.a0)(each)}\n`);
        const texts = planned.map(({ proposal: { path, text } }) => `── ${path ?? `${name} keeps its build steps on the server: paste this into one`}\n${text}`);
        return void session.write(texts.join('\n'));
    }
    await writeFiles(session, planned, checkout);
    for (const line of listNextSteps(choices, checkout, planned, pipeline.gate, doubts))
        session.log.line(line);
}
function planWriting(choices, pipeline, { top, isThere }) {
    const { file, folder, marks } = choices.system.recipe;
    const inPlace = [...(file === undefined ? [] : [file]), ...marks.filter((mark) => /\.ya?ml$/.test(mark))].find(isThere);
    const existing = (folder === undefined ? undefined : findGatingFile(top, folder)) ?? inPlace;
    const policy = fillPolicy(choices);
    const planned = [
        { proposal: pipeline, there: existing, isMissing: existing !== undefined && !runsGate(top, existing) },
        { proposal: policy, there: [...policy_policy/* policyPaths */.ff, ...policy_policy/* mistakenPolicyPaths */.nI].find(isThere), isMissing: false },
    ];
    for (const path of planned.flatMap(({ proposal }) => proposal.path ?? [])) {
        const found = findObstacle(top, path);
        if (found === undefined)
            continue;
        throw new errors/* GateError */.ue('CONFIG', `${path} cannot be written: ${found} is a link or a file, not a folder`, {
            reason: 'settings',
            hint: 'Remove it, or use the output of scan-gate init --print.',
        });
    }
    return planned;
}
async function writeFiles({ log, write: print }, planned, { top }) {
    for (const { proposal, there, isMissing } of planned) {
        if (proposal.path === undefined) {
            log.line('– Paste this into a build step:');
            print(`\n${proposal.text}\n`);
            continue;
        }
        if (there === undefined) {
            await (0,whole_file/* writeNewWithin */.dK)(top, proposal.path, proposal.text).catch((cause) => {
                const why = cause.code ?? cause.message;
                throw new errors/* GateError */.ue('PUBLISH', `${proposal.path} could not be written (${why})`, { cause });
            });
            log.line([{ text: '✔', style: 'green' }, ` ${proposal.path} was written`]);
            continue;
        }
        log.line(`– ${there} already exists and was not changed${isMissing ? '. Add the missing parts of this:' : ''}`);
        if (isMissing)
            print(`\n${proposal.text}\n`);
    }
}
function describeRequirement({ system, defaultBranch }, { host }) {
    const hosting = initSystems.find(({ recipe }) => host !== undefined && recipe.hosts?.test(host));
    const { require } = (hosting ?? system).recipe;
    return (require?.(defaultBranch) ??
        `require the status of the job scan-gate before anything is merged into ${defaultBranch}`);
}
async function findUnscanned(session, choices, checkout, planned) {
    const hasPolicy = planned.some(({ proposal, there }) => proposal.path === fillPolicy(choices).path && there !== undefined);
    if (choices.baseUrl !== undefined || hasPolicy)
        return [];
    const found = await findUnscannedFiles(checkout.top, session.cancel, (0,settings_reading/* createDefaultSettings */.ZX)()).catch(() => undefined);
    return found === undefined || found === 'nothing' ? [] : [`${found.text}. ${unscannedHint}`];
}
function listNextSteps(choices, checkout, planned, gate, doubts) {
    const { system, baseUrl } = choices;
    const { comment } = system.recipe;
    const steps = [
        ...policy_policy/* mistakenPolicyPaths */.nI
            .filter((mistaken) => planned.some(({ there }) => there === mistaken))
            .map((mistaken) => `Rename ${mistaken}: the policy file is ${(0,policy_policy/* correctPolicyPath */.uy)(mistaken)}`),
        ...doubts,
        ...(baseUrl === undefined ? [] : [system.recipe.key]),
        ...(gate === undefined ? [] : describeSource(gate)),
        ...(system.recipe.steps ?? []),
        ...(comment === undefined || comment === 'setting' ? [] : [comment]),
        `Commit, and ${describeRequirement(choices, checkout)}`,
        'Check that everything is set up: scan-gate doctor',
    ];
    return ['', 'Next:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
}
function describeSource(gate) {
    if (gate.kind === 'clone')
        return [
            `Give jobs read access to ${gate.url}: they clone it at ${gate.commit}, because ${run_session/* version */.rE} has no release that could be read`,
        ];
    if (gate.kind === 'url')
        return [`Give jobs read access to ${gate.url}`];
    const isBelow = !(0,external_node_path_.isAbsolute)(gate.path);
    return [isBelow ? `Commit ${gate.path} too: jobs install it` : `Put ${gate.path} on every machine that runs the job`];
}
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';
async function fillPipeline({ system: { recipe }, baseUrl, defaultBranch, comment }, search, given) {
    const path = recipe.file;
    if (baseUrl !== undefined)
        refuseUnwritable('address', 'base-url', baseUrl);
    if (branchInExample.test(readExample(recipe.example)))
        refuseUnwritable('branch', 'The default branch', defaultBranch);
    if (recipe.isAction) {
        const pin = await findActionPin(search);
        refuseUnwritable('action', 'The action', pin.action);
        const text = renderPipeline(recipe, { baseUrl, defaultBranch, pin });
        const allowed = text.replace('pull-requests: read # the', 'pull-requests: write # the comment; and the');
        return { path, text: comment === undefined ? text : allowed, gate: undefined, pin };
    }
    const gate = given ?? (await findGateSource(search));
    if (gate.kind === 'file')
        refuseUnwritable('path', '--from', gate.path);
    else
        refuseUnwritable('address', gate.kind === 'url' ? '--from' : 'The address of origin of the gate', gate.url);
    return { path, text: renderPipeline(recipe, { baseUrl, defaultBranch, gate }), gate, pin: undefined };
}
const branchInExample = /\bmain\b/;
function renderPipeline(recipe, { baseUrl, defaultBranch, ...source }) {
    const withKey = readExample(recipe.example);
    const withoutKey = withKey.replaceAll(/^.*scan_gate_api_key.*\n/gim, '').replace(...(recipe.embedded ?? ['', '']));
    const isPlain = /^[A-Za-z][\w./-]*$/.test(defaultBranch) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(defaultBranch);
    const branch = isPlain ? defaultBranch : JSON.stringify(defaultBranch);
    const chosen = baseUrl === undefined ? withoutKey : withKey;
    const example = chosen.replaceAll(new RegExp(branchInExample, 'g'), () => branch);
    if ('pin' in source) {
        const inputs = `
        with:
          base-url: ${JSON.stringify(baseUrl)}
          api-key: \${{ secrets.SCAN_GATE_API_KEY }}
          fallback: embedded # for forks and Dependabot`;
        return example
            .replace('scan-gate/scan-gate@v1', () => `${source.pin.action}@${source.pin.ref}`)
            .replace(/ +id: gate/, (line) => (baseUrl === undefined ? line : `${line}${inputs}`));
    }
    const { gate } = source;
    const { doubled } = recipe;
    const escapeScript = (script) => doubled === undefined ? script : script.replaceAll(doubled, () => doubled + doubled);
    const entry = gate.kind !== 'clone' && gate.holds === 'alone' ? 'cli/index.js' : 'dist/cli/index.js';
    const asked = baseUrl === undefined ? '--embedded .' : `--base-url "${baseUrl}"`;
    return example
        .replace(/^( *)curl .*\n.*\n.*$/m, (_, indent) => writeInstallation(gate, baseUrl === undefined)
        .map((line) => `${indent}${escapeScript(line)}`)
        .join('\n'))
        .replace(/cli\/index\.js" run --base-url "[^"]*"/, () => escapeScript(`${entry}" run ${asked}`));
}
function writeInstallation(gate, isEmbedded) {
    const scanners = isEmbedded
        ? ['npm ci --prefix "$gate" --cache "$gate/.npm" --omit=dev --ignore-scripts --no-audit --no-fund']
        : [];
    if (gate.kind === 'clone') {
        return [
            `git clone --quiet --filter=blob:none --no-checkout "${gate.url}" "$gate"`,
            `git -C "$gate" checkout --quiet --detach ${gate.commit}`,
            ...scanners,
        ];
    }
    return [
        gate.kind === 'url'
            ? `curl --fail --silent --show-error --location --output "$gate/gate.tgz" "${gate.url}"`
            : `cp "${gate.path}" "$gate/gate.tgz"`,
        `echo "${gate.sha256}  $gate/gate.tgz" | sha256sum --check --quiet`,
        'tar -xzf "$gate/gate.tgz" -C "$gate" --strip-components 1',
        ...scanners,
    ];
}
function fillPolicy({ system, severity, comment }) {
    const text = readExample('policies/start.yml')
        .replace('../../schema/', schemaFolder)
        .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`)
        .concat(comment === undefined
        ? ''
        : `\n# The summary as a comment on the pull request.\ncomment-summary-in-pr: ${comment}\n`);
    return { path: (0,policy_policy/* chooseNewPath */.T7)(system.id), text };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/zip.js
var zip = __webpack_require__(9540);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/artifacts.js





const maxArtifacts = 500;
const maxListed = 10_000;
const archiveCap = 16 * 1024 * 1024;
const limits = { mostFiles: 1000, mostBytes: 128 * 1024 * 1024 };
const artifact = schemas/* looseObject */._H3({
    id: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: schemas/* nullable */.mee(schemas/* string */.YjP()),
    workflow_run: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ id: schemas/* nullish */.cl6(schemas/* number */.aig()) })),
});
const list = schemas/* looseObject */._H3({ total_count: schemas/* number */.aig(), artifacts: schemas/* array */.YOg(artifact) });
async function readStoredReports(options, { sinceMs, name, }) {
    const client = (0,github_client/* createGithubClient */.zZ)({ ...options, problemOf: createArtifactError });
    let total = 0;
    const call = {
        route: 'GET /repos/{owner}/{repo}/actions/artifacts',
        parameters: name === undefined ? {} : { name },
        shape: list,
    };
    const takeItems = (page) => {
        total = page.total_count;
        return page.artifacts;
    };
    const all = await client.pages(call, takeItems, maxListed);
    const isNamed = (each) => (name === undefined ? /^scan-gate(?:-|$)/.test(each.name) : each.name === name);
    const own = all
        .filter((each) => isNamed(each) && parseCreationTime(each) >= sinceMs)
        .sort((a, b) => parseCreationTime(b) - parseCreationTime(a));
    const there = own.filter(({ expired }) => !expired);
    return {
        reports: downloadReports(client, there.slice(0, maxArtifacts)),
        expired: own.length - there.length,
        beyond: Math.max(0, there.length - maxArtifacts) + Math.max(0, total - all.length),
    };
}
function parseCreationTime({ created_at: text }) {
    const time = Date.parse(text ?? '');
    return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
async function* downloadReports(client, artifacts) {
    for (const each of artifacts) {
        const run = each.workflow_run?.id;
        const name = `artifact ${each.id}${run === undefined || run === null ? '' : ` of run ${run}`}`;
        const describeFailure = (why) => ({ name, text: undefined, why });
        if (each.size_in_bytes > archiveCap) {
            yield describeFailure(`it is larger than ${archiveCap / 1024 / 1024} MiB`);
            continue;
        }
        try {
            const bytes = await client.stored(`GET /repos/{owner}/{repo}/actions/artifacts/${each.id}/zip`);
            const files = await (0,zip/* readZipBytes */.X)(bytes, { isWanted: (file) => file.endsWith('.json'), ...limits });
            if (files.length === 0)
                yield describeFailure('it contains no JSON file');
            for (const file of files)
                yield { name: `${name}, ${file.name}`, text: file.content.toString('utf8'), why: '' };
        }
        catch (error) {
            const fault = (0,errors/* toGateError */.Vl)(error);
            if (fault.code !== 'PROTOCOL' && fault.code !== 'UNAVAILABLE' && fault.code !== 'NOT_FOUND')
                throw error;
            yield describeFailure(fault.message);
        }
    }
}
const createArtifactError = (refused) => {
    const problem = (0,problems/* createReadError */.pI)(refused);
    if (problem.code !== 'AUTH')
        return problem;
    const hint = 'Reading artifacts needs a token with the permission "actions: read"; the command line reads it from SCAN_GATE_GITHUB_TOKEN.';
    return new errors/* GateError */.ue('AUTH', problem.message, { status: problem.status, hint });
};

;// CONCATENATED MODULE: ./build/compiled/src/gate/report/stats.js






const parts = { waiting: ['wait'], judging: ['collect', 'judge'], publishing: ['publish'] };
const partNames = Object.keys(parts);
function countRuns(runs, unreadable) {
    const listTimes = (name) => runs.flatMap(({ timings }) => {
        const own = timings.filter(({ phase }) => parts[name].includes(phase));
        return own.length === 0 ? [] : [own.reduce((sum, { ms }) => sum + ms, 0)];
    });
    const requests = runs.map((run) => Object.values(run.requests).reduce((sum, count) => sum + count, 0));
    return {
        runs: runs.length,
        verdicts: countVerdicts(runs),
        reasons: [...Map.groupBy(runs, ({ reason }) => reason)]
            .map(([reason, of]) => [reason, of.length])
            .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
        times: Object.fromEntries(partNames.map((name) => [name, measureSpread(listTimes(name))])),
        requests: { total: requests.reduce((sum, count) => sum + count, 0), perRun: measureSpread(requests) },
        findings: listFindingsByDay(runs),
        weeks: countByWeek(runs),
        exceptions: countExceptions(runs),
        unreadable,
    };
}
function countVerdicts(runs) {
    const counts = verdict/* verdicts */.rY.map((verdict) => [verdict, runs.filter((run) => run.verdict === verdict).length]);
    return Object.fromEntries(counts);
}
function measureSpread(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
    return sorted.length === 0 ? undefined : { runs: sorted.length, median: at(0.5), p95: at(0.95) };
}
const formatDay = (ms) => new Date(ms).toISOString().slice(0, 10);
function listFindingsByDay(runs) {
    const scanned = runs.filter(({ isPullRequest, scanEndMs }) => !isPullRequest && scanEndMs !== undefined);
    const [most] = [...Map.groupBy(scanned, ({ branch }) => branch)].sort(([, a], [, b]) => b.length - a.length);
    const [branch, own = []] = most ?? [];
    const days = new Map();
    for (const { scanEndMs = 0, counts } of own.toSorted((a, b) => (a.scanEndMs ?? 0) - (b.scanEndMs ?? 0)))
        if (Object.keys(counts).length > 0)
            days.set(formatDay(scanEndMs), counts);
    return { branch, days: [...days].map(([day, counts]) => ({ day, counts })) };
}
function countByWeek(runs) {
    const timed = runs.flatMap((run) => (run.scanEndMs === undefined ? [] : [{ run, at: run.scanEndMs }]));
    const formatMonday = (ms) => formatDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * shared_clock/* dayMs */.LP);
    const weeks = Map.groupBy(timed, ({ at }) => formatMonday(at));
    return [...weeks]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([week, of]) => ({ week, verdicts: countVerdicts(of.map(({ run }) => run)) }));
}
function countExceptions(runs) {
    const all = runs.flatMap(({ exceptions }) => exceptions);
    return [...Map.groupBy(all, (each) => JSON.stringify([each.expires, each.reason, each.owner ?? '']))]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, of]) => (of[0] === undefined ? [] : [{ ...of[0], runs: of.length }]));
}
function summarizeStats({ runs, verdicts: { failed, inconclusive } }) {
    if (runs === 0)
        return 'No run could be read';
    const share = (count) => `${((100 * count) / runs).toFixed(count === 0 ? 0 : 1)} %`;
    return `${(0,amounts/* pluralize */.td)(runs, 'run')}: ${failed} failed (${share(failed)}), ${inconclusive} inconclusive (${share(inconclusive)})`;
}
const describeSpread = (spread) => spread === undefined
    ? 'not in the reports'
    : `median ${(0,amounts/* formatDuration */.a3)(spread.median)}, p95 ${(0,amounts/* formatDuration */.a3)(spread.p95)}`;
function renderStatsText(stats) {
    const { reasons, times, requests, findings, exceptions, unreadable } = stats;
    const last = findings.days.at(-1);
    const lines = [
        summarizeStats(stats),
        '',
        'Reasons:',
        ...reasons.map(([reason, runs]) => `  ${String(runs).padStart(5)}  ${reason}`),
        '',
        ...partNames.map((name) => `${`${name}:`.padEnd(12)} ${describeSpread(times[name])}`),
        `requests:    ${requests.total}${requests.perRun ? `, median ${requests.perRun.median} a run, p95 ${requests.perRun.p95}` : ''}`,
        ...(last === undefined
            ? []
            : [
                '',
                `Findings of ${findings.branch ?? 'the branch'} on ${last.day}: ${shared_severity/* severities */.gO.map((severity) => `${last.counts[severity] ?? '?'} ${severity.toLowerCase()}`).join(', ')}`,
            ]),
        ...(exceptions.length === 0 ? [] : ['', 'Exceptions in use:']),
        ...exceptions.map(({ expires, reason, owner, runs }) => `  until ${expires}  ${(0,amounts/* pluralize */.td)(runs, 'run')}  ${reason}${owner === undefined ? '' : ` (${owner})`}`),
        ...(unreadable === 0 ? [] : ['', `${(0,amounts/* pluralize */.td)(unreadable, 'report')} could not be read`]),
    ];
    return `${lines.map((line) => (0,neutral/* neutralizeLine */.a0)(line, 400).trimEnd()).join('\n')}\n`;
}
function renderStatsJson(stats) {
    const { runs, reasons, times, requests, findings, weeks, exceptions, unreadable } = stats;
    return (0,neutral/* formatHarmlessJson */.$)({
        ...{ format_version: 1, sentence: summarizeStats(stats), runs, verdicts: stats.verdicts },
        reasons: Object.fromEntries(reasons),
        times_ms: Object.fromEntries(partNames.map((name) => [name, times[name] ?? null])),
        requests: { total: requests.total, per_run: requests.perRun ?? null },
        findings: {
            branch: findings.branch ?? null,
            days: findings.days.map(({ day, counts }) => ({
                day,
                ...Object.fromEntries(shared_severity/* severities */.gO.map((severity) => [severity.toLowerCase(), counts[severity] ?? null])),
            })),
        },
        ...{ weeks, exceptions: exceptions.map((each) => ({ ...each, owner: each.owner ?? null })), unreadable },
    });
}
const stats_style = `
:root{color-scheme:light dark;--back:#fff;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--passed:#1a7f37;--failed:#cf222e;--inconclusive:#9a6700;
--critical:#a40e26;--high:#d1450b;--medium:#9a6700;--low:#0969da;--info:#6e7781}
@media (prefers-color-scheme:dark){:root{--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--line:#3d444d;--passed:#3fb950;--failed:#f85149;--inconclusive:#d29922;
--critical:#ff7b72;--high:#f0883e;--medium:#d29922;--low:#58a6ff;--info:#9198a1}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem 1rem 3rem;background:var(--back);color:var(--text)}
h1{font-size:1.4rem;line-height:1.3}h2{font-size:1.05rem;margin:2rem 0 .5rem}p{color:var(--soft);margin:.25rem 0}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.75rem;margin:1rem 0}.card{border:1px solid var(--line);border-radius:.5rem;padding:.75rem}
.card b{display:block;font-size:1.4rem;font-variant-numeric:tabular-nums}.card span{color:var(--soft);font-size:.85rem}
svg{display:block;width:100%;height:auto}svg text{fill:var(--soft);font:11px system-ui,sans-serif}.axis{stroke:var(--line)}
ul.key{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;margin:.5rem 0;font-size:.85rem}ul.key i{display:inline-block;width:.75rem;height:.75rem;border-radius:2px;margin-right:.35rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;font-weight:400;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;vertical-align:top}
thead th{color:var(--soft);font-size:.85rem}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
${[...verdict/* verdicts */.rY, ...shared_severity/* severities */.gO.map((severity) => severity.toLowerCase())]
    .map((name) => `.${name}{fill:var(--${name});background:var(--${name});stroke:var(--${name})}`)
    .join('')}
polyline{fill:none!important;stroke-width:2}rect{stroke:none!important}
@media (max-width:40rem){svg text{font-size:20px}.cards{grid-template-columns:1fr 1fr}}`;
function renderStatsPage(stats) {
    const { times, requests, reasons, exceptions, findings, weeks, unreadable } = stats;
    const cards = [
        ...verdict/* verdicts */.rY.map((verdict) => [String(stats.verdicts[verdict]), verdict]),
        ...partNames.map((name) => [
            times[name] === undefined ? '–' : (0,amounts/* formatDuration */.a3)(times[name].median),
            times[name] === undefined
                ? `${name}: not in the reports`
                : `${name}: median; p95 ${(0,amounts/* formatDuration */.a3)(times[name].p95)}`,
        ]),
        [
            requests.perRun === undefined ? '–' : String(requests.perRun.median),
            `requests a run: median; ${requests.total} in all`,
        ],
    ].map(([value, label]) => (0,markup/* renderTemplate */.Xm) `<div class="card"><b>${value}</b><span>${label}</span></div>`);
    const title = summarizeStats(stats);
    return String((0,markup/* renderTemplate */.Xm) `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>${(0,markup/* renderOwnElement */.pQ)('style', stats_style)}</head>
<body><h1>${title}</h1>
<div class="cards">${cards}</div>
${weeks.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<h2>Runs by week</h2>${renderWeekPlot(weeks)}${renderLegend(verdict/* verdicts */.rY)}`}
${findings.days.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<h2>Findings of ${findings.branch ?? 'the branch'} by severity</h2>${renderFindingPlot(findings.days)}${renderLegend(shared_severity/* severities */.gO.map((severity) => severity.toLowerCase()))}`}
<h2>Why runs ended</h2><table><thead><tr><th scope="col">Reason</th><th scope="col" class="number">Runs</th></tr></thead><tbody>${reasons.map(([reason, runs]) => (0,markup/* renderTemplate */.Xm) `<tr><th scope="row">${reason}</th><td class="number">${runs}</td></tr>`)}</tbody></table>
${exceptions.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<h2>Exceptions in use</h2><table><thead><tr><th scope="col">Until</th><th scope="col">Reason</th><th scope="col">Owner</th><th scope="col" class="number">Runs</th></tr></thead><tbody>${exceptions.map(({ expires, reason, owner = '', runs }) => (0,markup/* renderTemplate */.Xm) `<tr><td>${expires}</td><td>${(0,neutral/* neutralizeLine */.a0)(reason, 400)}</td><td>${owner}</td><td class="number">${runs}</td></tr>`)}</tbody></table>`}
${unreadable === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p>${(0,amounts/* pluralize */.td)(unreadable, 'report')} could not be read.</p>`}
</body></html>
`);
}
function renderLegend(names) {
    return (0,markup/* renderTemplate */.Xm) `<ul class="key">${names.map((name) => (0,markup/* renderTemplate */.Xm) `<li><i class="${name}"></i>${name}</li>`)}</ul>`;
}
const plot = { width: 640, height: 180, left: 34, right: 10, top: 8, bottom: 22 };
function renderFrame(most, label, ends, marks) {
    const { width, height, left, right, top, bottom } = plot;
    const base = height - bottom;
    return (0,markup/* renderTemplate */.Xm) `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><line class="axis" x1="${left}" y1="${base}" x2="${width - right}" y2="${base}"/><line class="axis" x1="${left}" y1="${top}" x2="${width - right}" y2="${top}" stroke-dasharray="2 4"/><text x="${left - 6}" y="${top + 4}" text-anchor="end">${most}</text><text x="${left - 6}" y="${base + 4}" text-anchor="end">0</text>${marks}<text x="${left}" y="${height - 6}">${ends[0]}</text>${ends[0] === ends[1] ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<text x="${width - right}" y="${height - 6}" text-anchor="end">${ends[1]}</text>`}</svg>`;
}
const scaleY = (value, most) => plot.height - plot.bottom - ((plot.height - plot.bottom - plot.top) * value) / most;
function renderWeekPlot(weeks) {
    const sums = weeks.map((each) => verdict/* verdicts */.rY.reduce((sum, verdict) => sum + each.verdicts[verdict], 0));
    const most = Math.max(1, ...sums);
    const step = (plot.width - plot.left - plot.right) / weeks.length;
    const bar = Math.min(48, step * 0.7);
    const marks = weeks.flatMap(({ week, verdicts: counts }, index) => {
        let below = 0;
        return verdict/* verdicts */.rY.map((verdict) => {
            const from = below;
            below += counts[verdict];
            const [bottom, top] = [scaleY(from, most), scaleY(below, most)];
            const x = plot.left + index * step + (step - bar) / 2;
            return (0,markup/* renderTemplate */.Xm) `<rect class="${verdict}" x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${bar.toFixed(1)}" height="${(bottom - top).toFixed(1)}"><title>${week}: ${counts[verdict]} ${verdict}</title></rect>`;
        });
    });
    return renderFrame(most, 'Runs by week and verdict', [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''], marks);
}
function renderFindingPlot(days) {
    const most = Math.max(1, ...days.flatMap(({ counts }) => shared_severity/* severities */.gO.map((severity) => counts[severity] ?? 0)));
    const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
    const [from, to] = [Date.parse(first), Date.parse(last)];
    const width = plot.width - plot.left - plot.right;
    const x = (day) => plot.left + (to === from ? width / 2 : (width * (Date.parse(day) - from)) / (to - from));
    const marks = shared_severity/* severities */.gO.flatMap((severity) => {
        const known = days.filter(({ counts }) => counts[severity] !== undefined);
        const points = known.map(({ day, counts }) => ({ day, count: counts[severity] ?? 0 }));
        const name = severity.toLowerCase();
        const path = points.map(({ day, count }) => `${x(day).toFixed(1)},${scaleY(count, most).toFixed(1)}`).join(' ');
        const dots = points.map(({ day, count }) => (0,markup/* renderTemplate */.Xm) `<circle class="${name}" cx="${x(day).toFixed(1)}" cy="${scaleY(count, most).toFixed(1)}" r="2.5"><title>${day}: ${count} ${name}</title></circle>`);
        return points.length === 0 ? [] : [(0,markup/* renderTemplate */.Xm) `<polyline class="${name}" points="${path}"/>`, ...dots];
    });
    return renderFrame(most, 'Findings by severity and day', [first, last], marks);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/past-reports.js

















const maxDays = 400;
function readRequest(session, command, { own, positionals, ...flags }) {
    const { policy, html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
    const number = Number(/^(\d{1,3})d$/.exec(last ?? '')?.[1] ?? 0);
    const days = number >= 1 && number <= maxDays ? number : undefined;
    const problems = [...flags.problems];
    if (last === undefined) {
        if (positionals.length === 0)
            problems.push(`${command} needs report files, folders of them, or --last DAYSd`);
        if (artifact !== undefined)
            problems.push('--artifact goes with --last');
    }
    else {
        if (days === undefined)
            problems.push(`--last: ${(0,values/* quoteForMessage */.Hx)(last)} is not a number of days from 1d to ${maxDays}d, such as 90d`);
        if (positionals.length > 0)
            problems.push('report files and --last exclude each other');
    }
    const report = last === undefined ? positionals : [last];
    const judged = { report, ...(policy && { policy }), ...(local && { local }) };
    const judge = readJudgeFlags({ ...flags, problems, positionals: [], own: judged }, session.env);
    if (json)
        session.log.moveTo(session.complain);
    return { judge, days, artifact, page, json };
}
async function printResult(session, { page, days }, text, renderPage, isEmpty) {
    if (page !== undefined)
        await (0,whole_file/* writeWithin */.BP)(session.folder, page, renderPage());
    session.write(text);
    return days === undefined && isEmpty ? run_session/* notDoneOutcome */.I : undefined;
}
async function forEachReport(session, { judge: { settings, files }, days, artifact }, context, take, leave) {
    const takeAll = async (reports) => {
        for await (const { name, read } of reports) {
            session.cancel.throwIfAborted();
            try {
                await take(name, await read());
            }
            catch (error) {
                leave(name, (0,errors/* toGateError */.Vl)(error).message);
            }
        }
    };
    if (days === undefined) {
        await takeAll(listSavedReports(session.folder, files));
        return undefined;
    }
    const { access, url, host } = findGithubAccess(session, settings.githubToken, context);
    const transport = await session.transport();
    const budget = (0,shared_clock/* createBudget */.yK)(session.clock(access.apiUrl), settings.timeoutSeconds * 1000, session.cancel);
    const onWait = (line) => session.complain(`${line}\n`);
    try {
        const query = { sinceMs: session.now.getTime() - days * shared_clock/* dayMs */.LP, name: artifact };
        const { reports, expired, beyond } = await readStoredReports({ ...access, transport, budget, onWait }, query);
        const readStored = ({ text, why }) => {
            if (text === undefined)
                throw new errors/* GateError */.ue('PROTOCOL', why);
            const saved = readSavedReport(text, 'it');
            if (saved.repositoryUrl !== undefined && !(0,repository_url/* isSameRepositoryUrl */.w7)(saved.repositoryUrl, url, host))
                throw new errors/* GateError */.ue('CONFIG', 'it is of another repository');
            return saved;
        };
        async function* nameReports() {
            for await (const stored of reports)
                yield { name: stored.name, read: async () => readStored(stored) };
        }
        await takeAll(nameReports());
        return { days, expired, beyond };
    }
    finally {
        budget.end();
    }
}
function findGithubAccess({ env }, token, { repositoryUrl }) {
    const access = (0,github_client/* createGithubAccess */.Ki)(env, token);
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const host = URL.canParse(server) ? new URL(server).host : 'github.com';
    const folded = repositoryUrl === undefined ? undefined : (0,repository_url/* parseRepositoryUrl */.fn)(repositoryUrl, host);
    const named = access.repository || (folded?.host === host ? folded.path : '');
    if (!/^[\w.-]+\/[\w.-]+$/.test(named)) {
        throw new errors/* GateError */.ue('CONFIG', '--last reads artifacts of GitHub Actions, but the repository is unknown', {
            reason: 'settings',
            hint: 'Run it in a checkout whose remote origin is on GitHub, or in a workflow. Elsewhere name report files that were downloaded.',
        });
    }
    if (access.token === undefined) {
        throw new errors/* GateError */.ue('CONFIG', '--last needs a token: GitHub requires one to download artifacts', {
            reason: 'settings',
            hint: 'Set SCAN_GATE_GITHUB_TOKEN to a token with the permission "actions: read".',
        });
    }
    return { access: { ...access, repository: named }, url: `${server}/${named}`, host };
}
async function* listSavedReports(folder, names) {
    const found = await Promise.all(names.map(async (name) => {
        const path = (0,external_node_path_.resolve)(folder, name);
        if (!(await (0,regular_file/* isFolder */.lQ)(path)))
            return [name];
        const inside = (await (0,promises_.readdir)(path, { recursive: true })).filter((each) => each.endsWith('.json')).sort();
        if (inside.length === 0)
            throw (0,settings_reading/* createSettingsError */.Gd)([`${(0,values/* quoteForMessage */.Hx)(name)} contains no report: no file ends in .json`]);
        return inside.map((each) => (0,external_node_path_.join)(name, each));
    }));
    for (const name of new Set(found.flat()))
        yield { name, read: () => readReport(folder, name) };
}
async function runSimulate(session, flags) {
    const request = readRequest(session, 'simulate', flags);
    const log = { say: () => { }, note: (line) => session.log.line(`Note: ${line}`) };
    const runs = [];
    const unreadable = [];
    const rehearsal = await withJudgePolicy(session, request.judge, log, async (policy) => {
        const { source, sha256 } = policy.loaded;
        const rejudge = createRejudger(session, policy, await readNamedBaseline(policy));
        const take = async (name, report) => {
            const { verdict, lines, rules, warnings } = await rejudge(report);
            const verdicts = { before: report.verdict, after: verdict };
            runs.push({ name, subject: formatSubject(report), ...verdicts, lines, rules, warnings });
        };
        const leave = (name, why) => unreadable.push({ name, why });
        const kept = await forEachReport(session, request, policy.context, take, leave);
        return { policy: { source, sha256 }, runs, unreadable, kept };
    });
    const render = request.json ? renderRehearsalJson : formatRehearsal;
    const isEmpty = runs.length === 0 && unreadable.length > 0;
    return printResult(session, request, render(rehearsal), () => renderRehearsalPage(rehearsal), isEmpty);
}
async function stats(session, flags) {
    const request = readRequest(session, 'stats', flags);
    const { settings, local } = request.judge;
    const readContext = () => (0,run_place/* readRunContext */.$p)(session, settings, { kind: 'folder', named: settings.branch }, { local });
    const context = request.days === undefined ? { repositoryUrl: undefined } : await readContext();
    const runs = [];
    let unreadable = 0;
    const take = (_, { figures, verdict, reason, branch, pullRequest }) => {
        runs.push({ ...figures, verdict, reason, branch, isPullRequest: pullRequest !== undefined });
    };
    const kept = await forEachReport(session, request, context, take, (name, why) => {
        unreadable += 1;
        session.log.line(`Note: ${name} was left out: ${why}`);
    });
    const counted = countRuns(runs, unreadable + (kept?.expired ?? 0) + (kept?.beyond ?? 0));
    const isEmpty = counted.runs === 0 && counted.unreadable > 0;
    const render = request.json ? renderStatsJson : renderStatsText;
    return printResult(session, request, render(counted), () => renderStatsPage(counted), isEmpty);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/handler.js
function describePage({ page, limit }, total) {
    const totalPages = Math.ceil(total / limit);
    return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
function refuse(code, message, details) {
    return { refused: code, message, ...(details !== undefined && { details }) };
}
function isRefusal(value) {
    return 'refused' in value;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/request.js



const maxBodyBytes = 1024 * 1024;
async function readArguments(endpoint, path, request) {
    const query = readQuery(endpoint, new URL(request.url).searchParams);
    if (isRefusal(query))
        return query;
    const body = await readBody(endpoint, request);
    return isRefusal(body) ? body : { ...query, ...body, ...path };
}
function getWireName(endpoint, name) {
    const assumption = endpoint.assumedNames?.[name];
    return assumption === undefined ? name : assumptions/* defaultAssumptions */.ad[assumption];
}
function readQuery(endpoint, parameters) {
    const expected = endpoint.query;
    if (expected === undefined)
        return {};
    const values = {};
    for (const name of Object.keys(expected.shape)) {
        const wire = getWireName(endpoint, name);
        const [text, ...more] = parameters.getAll(wire);
        if (more.length > 0)
            return refuseInvalid('query', [{ field: wire, message: 'given more than once' }]);
        if (text !== undefined)
            values[name] = text;
    }
    const parsed = expected.safeParse(values);
    if (!parsed.success)
        return refuseInvalid('query', listIssues(parsed.error, (name) => getWireName(endpoint, name)));
    const odd = Object.entries(parsed.data).filter(([name, value]) => {
        return typeof value === 'number' && `${value}` !== values[name];
    });
    if (odd.length === 0)
        return parsed.data;
    const message = 'expected a whole number in decimal digits';
    return refuseInvalid('query', odd.map(([name]) => ({ field: getWireName(endpoint, name), message })));
}
async function readBody(endpoint, request) {
    if (endpoint.body === undefined)
        return {};
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
        return refuseInvalid('headers', [{ field: 'content-type', message: 'expected application/json' }]);
    }
    const bytes = await readBytes(request);
    if (bytes === undefined) {
        const message = `The request body is larger than ${maxBodyBytes} bytes.`;
        return { ...refuse('VALIDATION_ERROR', message, { in: 'body', maxBytes: maxBodyBytes }), status: 413 };
    }
    const json = (0,errors/* attempt */.CD)(() => ({ value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }));
    if (json === undefined)
        return refuseInvalid('body', [{ field: '', message: 'not valid JSON in UTF-8' }]);
    const parsed = endpoint.body.safeParse(json.value);
    return parsed.success ? parsed.data : refuseInvalid('body', listIssues(parsed.error));
}
async function readBytes(request) {
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
        return undefined;
    const chunks = [];
    let length = 0;
    for await (const chunk of request.body ?? []) {
        length += chunk.byteLength;
        if (length > maxBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function listIssues(error, name = (field) => field) {
    return error.issues.flatMap((issue) => {
        const field = issue.path.map((part) => name(String(part))).join('.');
        if (issue.code !== 'unrecognized_keys')
            return [{ field, message: issue.message }];
        return issue.keys.map((key) => ({ field: field === '' ? key : `${field}.${key}`, message: 'unknown field' }));
    });
}
const maxIssues = 20;
const maxEchoedLength = 200;
function refuseInvalid(part, issues) {
    const shown = issues.slice(0, maxIssues).map(({ field, message }) => ({
        field: field.slice(0, maxEchoedLength),
        message: message.slice(0, maxEchoedLength),
    }));
    const [first] = shown;
    const subject = first === undefined || first.field === '' ? `The ${part}` : `"${first.field}" in the ${part}`;
    return refuse('VALIDATION_ERROR', `${subject} is not valid: ${first?.message}.`, { in: part, issues: shown });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/scopes.js

const actions = ['read', 'write', 'manage'];
const resources = {
    organization: { plural: 'organizations', actions },
    repository: { plural: 'repositories', actions },
    scan: { plural: 'scans', actions },
    violation: { plural: 'violations', actions },
    user: { plural: 'users', actions },
    integration: { plural: 'integrations', actions: ['read', 'write'] },
    'api-key': { plural: 'api-keys', actions: ['read', 'write'] },
    webhook: { plural: 'webhooks', actions: ['read', 'write'] },
};
const allScopes = Object.entries(resources).flatMap(([name, resource]) => resource.actions.map((action) => `${name}:${action}`));
function checkScopes(scopes) {
    const unknown = scopes.find((scope) => !allScopes.includes(scope));
    if (unknown === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `There is no scope ${JSON.stringify(unknown)}.`, {
        hint: `Scopes are ${allScopes.join(', ')}.`,
    });
}
function hasPermission(scopes, needed) {
    const rank = (action) => actions.indexOf(action);
    const [resource, action] = needed.split(':');
    return scopes.some((scope) => {
        const [owned, level] = scope.split(':');
        return owned === resource && rank(level) >= rank(action);
    });
}
function listPermissions(scopes) {
    return Object.entries(resources).flatMap(([name, resource]) => resource.actions
        .filter((action) => hasPermission(scopes, `${name}:${action}`))
        .map((action) => `${action}:${resource.plural}`));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/admission.js






function createAdmission({ store, now }, options) {
    const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
    const [byKey, byAddress, byWrongKeys] = ['perKey', 'perAddress', 'wrongKeys'].map((name) => {
        const rate = limits[name];
        if (!store.isShared)
            return createLimiter(rate);
        return (caller) => rate && store.requestBuckets.take(`${name} ${caller}`, rate);
    });
    const identifyCaller = (context) => {
        const remote = context.env?.incoming?.socket.remoteAddress ?? '';
        const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
        const hops = [...forwarded.map((hop) => hop.trim()), remote];
        const stranger = hops.findLastIndex((hop) => !isTrustedProxy(hop, trustedProxies));
        const address = hops[Math.max(0, stranger)] ?? remote;
        return groupAddress((0,external_node_net_.isIP)(address) === 0 ? remote : address);
    };
    const authentications = new WeakMap();
    const authenticate = (context) => {
        const made = authentications.get(context) ?? authenticateValue(context.req.header('X-API-Key'));
        authentications.set(context, made);
        return made;
    };
    const authenticateValue = async (value) => value === undefined ? 'unknown' : store.keys.authenticate(value, now());
    const limitUnauthenticated = async (context) => refuseTooMany(await byWrongKeys?.(identifyCaller(context), now()));
    const ofKey = async (key, context) => {
        context.set('key', key);
        const { incoming } = context.env ?? {};
        if (incoming !== undefined)
            connections()?.welcome(incoming.socket);
        return refuseTooMany(await byKey?.(key.id, now()));
    };
    return {
        ofAny: async (context) => {
            const { incoming } = context.env ?? {};
            const names = incoming?.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
            const twice = singleHeaders.find((one) => (names ?? []).filter((name) => name === one.toLowerCase()).length > 1);
            if (twice !== undefined)
                return refuse('VALIDATION_ERROR', `The request has more than one ${twice} header.`);
            if (incoming !== undefined && incoming.headers.host === undefined) {
                return refuse('VALIDATION_ERROR', 'The request has no Host header.');
            }
            const [, authority] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(incoming?.url ?? '') ?? [];
            const isOwn = [incoming?.headers.host, authority].every((host) => host === undefined || isOwnHost(host, allowedHosts));
            if (!isOwn)
                return refuse('FORBIDDEN', 'The service does not answer to this host name (--allowed-host).');
            if (incoming !== undefined && isCrossSite(incoming, allowedHosts)) {
                return refuse('FORBIDDEN', 'The service does not answer to pages of other sites.');
            }
            const authentication = await authenticate(context);
            const caller = typeof authentication === 'string'
                ? identifyCaller(context)
                : `${identifyCaller(context)} ${authentication.key.id}`;
            return refuseTooMany(await byAddress?.(caller, now()));
        },
        ofStranger: limitUnauthenticated,
        to: async ({ scope }, context) => {
            if (scope === 'none')
                return undefined;
            const authentication = await authenticate(context);
            if (typeof authentication === 'string') {
                return (await limitUnauthenticated(context)) ?? unauthorized[authentication];
            }
            const { key } = authentication;
            const refusal = await ofKey(key, context);
            if (refusal !== undefined || scope === 'any key' || hasPermission(key.scopes, scope))
                return refusal;
            return refuse('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`, { requiredScope: scope });
        },
        ofKey,
    };
}
const singleHeaders = ['Host', 'Content-Length', 'Content-Type', 'Transfer-Encoding', 'Origin', 'X-API-Key'];
function refuseTooMany(retryAfter) {
    return retryAfter === undefined ? undefined : refuse('RATE_LIMIT_EXCEEDED', 'Too many requests.', { retryAfter });
}
const unauthorized = {
    unknown: refuse('UNAUTHORIZED', 'The X-API-Key header is missing or contains no valid key.'),
    expired: refuse('EXPIRED_API_KEY', 'The key has expired.'),
};
const maxCallers = 10_000;
function createLimiter(rate) {
    if (rate === undefined)
        return () => undefined;
    const perMs = rate.requests / (rate.seconds * 1000);
    const buckets = new Map();
    return (caller, now) => {
        const at = now.getTime();
        const bucket = buckets.get(caller) ?? { tokens: rate.requests, at };
        const tokens = Math.min(rate.requests, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
        const isAllowed = tokens >= 1;
        buckets.delete(caller);
        buckets.set(caller, { tokens: isAllowed ? tokens - 1 : tokens, at });
        if (buckets.size > maxCallers)
            buckets.delete(buckets.keys().next().value ?? '');
        return isAllowed ? undefined : Math.max(1, Math.ceil(((1 - tokens) * rate.seconds) / rate.requests));
    };
}
function groupAddress(address) {
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
    if ((0,external_node_net_.isIP)(plain) !== 6)
        return plain;
    const [head = '', tail] = plain.split('::');
    const first = head === '' ? [] : head.split(':');
    const last = tail === undefined || tail === '' ? [] : tail.split(':');
    const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
    const groups = [...first, ...Array(Math.max(0, zeros)).fill('0'), ...last];
    return `${groups
        .slice(0, 4)
        .map((group) => Number.parseInt(group, 16).toString(16))
        .join(':')}::/64`;
}
function isTrustedProxy(address, proxies) {
    return proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}
const formPaths = ['/login', '/logout'];
const forPrograms = /^\/(?:api|hooks|metrics|health|ready)(?:\/|$)/;
function isPagePath(path) {
    return !forPrograms.test(path);
}
function isCrossSite({ method, url = '', headers }, allowedHosts) {
    const path = url.replace(/[?#].*$/s, '');
    if (isFromOtherSite(headers)) {
        const isNavigation = readHeader(headers, 'sec-fetch-mode') === 'navigate';
        const isFollowedLink = method === 'GET' && isNavigation && readHeader(headers, 'sec-fetch-dest') === 'document';
        return !isFollowedLink || !isPagePath(path);
    }
    const { origin } = headers;
    if (origin === undefined)
        return false;
    if (origin === 'null' && method === 'POST' && formPaths.includes(path))
        return false;
    if (!URL.canParse(origin))
        return true;
    const { host, hostname } = new URL(origin);
    return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}
function isSameOrigin(headers) {
    return readHeader(headers, 'sec-fetch-site') === 'same-origin';
}
function isFromOtherSite(headers) {
    return readHeader(headers, 'sec-fetch-site') === 'cross-site';
}
function readHeader(headers, name) {
    return String(headers[name] ?? '')
        .trim()
        .toLowerCase();
}
function isEncrypted(incoming, trustedProxies) {
    if ('encrypted' in incoming.socket)
        return true;
    const isProxied = isTrustedProxy(incoming.socket.remoteAddress ?? '', trustedProxies);
    return isProxied && /^https\b/i.test(readHeader(incoming.headers, 'x-forwarded-proto'));
}
function isOwnHost(header, allowed) {
    const host = parseHost(header ?? '');
    if (host === undefined)
        return false;
    const isName = (0,external_node_net_.isIP)(host) === 0;
    return !isName || host === 'localhost' || host.endsWith('.localhost') || allowed.includes(host);
}
function parseHost(header) {
    const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
    return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}
async function receiveGitHook(context, { secret, look }) {
    if (secret === undefined)
        return refuse('NOT_FOUND', 'There is no such endpoint: serve was started without a secret for it.');
    const body = await readBytes(context.req.raw);
    if (body === undefined)
        return { ...refuse('VALIDATION_ERROR', 'The request body is too large.'), status: 413 };
    const signature = context.req.header('X-Hub-Signature-256') ?? context.req.header('X-Hub-Signature');
    const isGenuine = signature === undefined
        ? isEqualSecret(context.req.header('X-Gitlab-Token') ?? '', secret)
        : isEqualSecret(signature, `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`);
    if (!isGenuine)
        return refuse('UNAUTHORIZED', 'The hook has no valid signature or token.');
    const named = (0,errors/* attempt */.CD)(() => JSON.parse(Buffer.from(body).toString()).repository_id);
    void look(typeof named === 'string' ? named : undefined);
    return undefined;
}
function isEqualSecret(given, expected) {
    const [one, other] = [given, expected].map((text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest());
    return one !== undefined && other !== undefined && (0,external_node_crypto_.timingSafeEqual)(one, other);
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(6652);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/server.js





const bounds = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
};
const maxConnections = 1_024;
const maxUnauthenticatedConnections = 256;
const idleSocketMs = 60_000;
function createHttpServer(fetch, tls) {
    const options = { fetch, overrideGlobalObjects: false };
    const adapted = tls === undefined
        ? (0,dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_http_.createServer, serverOptions: bounds })
        : (0,dist/* createAdaptorServer */.b$)({ ...options, createServer: external_node_https_.createServer, serverOptions: { ...bounds, ...tls } });
    const server = adapted;
    server.maxConnections = maxConnections;
    server.timeout = idleSocketMs;
    return { server, connections: limitConnections(server, maxUnauthenticatedConnections) };
}
async function listen(server, port, hostname) {
    try {
        server.listen(port, hostname);
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The embedded service cannot listen on ${hostname}, port ${port}.`, {
            cause,
            hint: ['EADDRINUSE', 'EACCES'].includes(String(cause.code))
                ? 'Name a free port, or 0 for any.'
                : 'Name an address of this machine with --host: 0.0.0.0 is all of them.',
        });
    }
    const { port: actual } = server.address();
    return `${'setSecureContext' in server ? 'https' : 'http'}://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`;
}
const formatConnectionName = ({ remoteAddress, remotePort }) => `${remoteAddress} ${remotePort}`;
function limitConnections(server, maxUnauthenticated) {
    const strangers = new Map();
    server.on('connection', (socket) => {
        const name = formatConnectionName(socket);
        strangers.set(name, socket);
        socket.once('close', () => {
            if (strangers.get(name) === socket)
                strangers.delete(name);
        });
        if (strangers.size <= maxUnauthenticated)
            return;
        const [[oldestName, oldest] = [name, socket]] = strangers;
        strangers.delete(oldestName);
        oldest.destroy();
    });
    return { welcome: (socket) => strangers.delete(formatConnectionName(socket)) };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/log.js
function formatLogLine(entry, time) {
    return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
function formatLogText({ level, event, message, ...fields }, time) {
    const facts = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
    const parts = [time.toISOString().slice(11, 19), level, event, ...facts, ...(message === undefined ? [] : [message])];
    return `${parts.join(' ').replaceAll(/[\x00-\x1f\x7f]+/g, ' ')}\n`;
}
const maxMessageLength = 500;
function formatErrorLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replaceAll(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxMessageLength);
}

// EXTERNAL MODULE: ./build/compiled/src/shared/git/files.js
var files = __webpack_require__(1301);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/origin.js
var origin = __webpack_require__(4222);
// EXTERNAL MODULE: ./build/compiled/src/shared/scan/checkout.js
var scan_checkout = __webpack_require__(7895);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 22 modules
var hono_dist = __webpack_require__(2674);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/endpoints.js
var endpoints = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/placeholder-reason.js
var placeholder_reason = __webpack_require__(8201);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/schema.js



const needed = (kind = 'text', rest = '') => ({
    ...{ kind, rest: ` NOT NULL${rest}` },
});
const optional = (kind = 'text') => ({ kind, rest: '' });
const chosen = (words) => needed('text', ` CHECK (% IN (${words.map((word) => `'${word}'`).join(', ')}))`);
const json = () => ({ kind: 'text', rest: ' NOT NULL', form: 'json' });
const optionalJson = () => ({ kind: 'text', rest: '', form: 'json' });
const flag = { kind: 'integer', rest: ' NOT NULL DEFAULT 0', form: 'flag' };
const counter = { kind: 'integer', rest: ' NOT NULL DEFAULT 0' };
const serial = { kind: 'serial', rest: '' };
const key = needed('text', ' PRIMARY KEY');
const refer = (table) => needed('text', ` REFERENCES ${table}`);
const tables = {
    organizations: {
        columns: {
            ...{ id: key, name: needed(), slug: needed(), createdAt: needed(), updatedAt: needed() },
            turnAt: optional(),
        },
    },
    apiKeys: {
        columns: {
            ...{ id: key, organizationId: refer('organizations (id)'), name: needed() },
            digest: needed('bytes', ' UNIQUE'),
            scopes: json(),
            expiresAt: optional(),
            createdAt: needed(),
            lastUsedAt: optional(),
            ...{ revokedAt: optional(), isOfStart: flag },
        },
    },
    sessions: {
        columns: { digest: key, keyId: refer('api_keys (id) ON DELETE CASCADE'), expiresAt: needed() },
        isKeyed: true,
        indexes: ['sessions_by_key ON sessions (key_id)'],
    },
    repositories: {
        columns: {
            ...{ id: key, path: needed('text', ' UNIQUE'), name: needed(), vcsUrl: needed(), vcsProvider: needed() },
            ...{ defaultBranch: needed(), status: chosen(api_words/* repositoryStatuses */.De), autoScanOnPush: flag, autoScanOnPr: flag },
            lastScanAt: optional(),
            ...{ createdAt: needed(), updatedAt: needed(), organizationId: refer('organizations (id)'), isAdded: flag },
            remoteUrl: optional(),
            refsSeen: flag,
        },
        indexes: ['repositories_by_organization ON repositories (organization_id)'],
    },
    seenRefs: {
        columns: { repositoryId: refer('repositories (id)'), ref: needed(), sha: needed() },
        constraint: 'PRIMARY KEY (repository_id, ref)',
        isKeyed: true,
    },
    scans: {
        columns: {
            ...{ seq: serial, id: needed('text', ' UNIQUE'), repositoryId: refer('repositories (id)') },
            ...{ branch: needed(), commitSha: needed(), status: chosen(api_words/* scanStatuses */.O5) },
            ...{ createdAt: needed(), startedAt: optional(), completedAt: optional() },
            error: optional(),
            ...{ counts: optionalJson(), coverage: optionalJson() },
            ...{ diagnostics: optionalJson(), languages: optionalJson() },
            claims: counter,
            leaseUntil: optional(),
        },
        indexes: [
            'scans_by_repository ON scans (repository_id, seq)',
            'scans_by_branch ON scans (repository_id, branch, seq)',
            "scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING')",
        ],
    },
    violations: {
        columns: {
            ...{ id: key, repositoryId: refer('repositories (id)'), fingerprint: needed(), type: chosen(api_words/* violationTypes */.h2) },
            ...{ severity: chosen(shared_severity/* severities */.gO), severityRank: needed('integer'), status: chosen(api_words/* violationStatuses */.CZ) },
            ...{ title: needed(), description: needed(), remediation: needed(), cwe: optional() },
            cvssScore: optional('real'),
            ...{ filePath: needed(), lineNumber: optional('integer'), codeSnippet: optional() },
            ...{ dataPath: optionalJson(), justification: optional() },
            ...{ firstDetected: needed(), lastSeen: needed(), contentFingerprint: optional() },
            suppressedBy: optional(),
            ...{ suppressedAt: optional(), advisory: optionalJson() },
            epssScore: optional('real'),
        },
        constraint: 'UNIQUE (repository_id, type, fingerprint)',
        indexes: [
            'violations_by_rank ON violations (severity_rank, id, repository_id, status, type)',
            'violations_by_repository ON violations (repository_id, severity_rank, id, status, type)',
            'violations_by_content ON violations (repository_id, type, content_fingerprint)',
            "violations_present ON violations (repository_id, id) WHERE status <> 'FIXED'",
        ],
    },
    violationCounts: {
        columns: {
            ...{ repositoryId: refer('repositories (id)'), status: needed() },
            ...{ severityRank: needed('integer'), type: needed() },
            n: needed('integer'),
        },
        constraint: 'PRIMARY KEY (repository_id, status, severity_rank, type)',
    },
    violationBranches: {
        columns: { violationId: refer('violations (id)'), branch: needed(), coverageRank: needed('integer') },
        constraint: 'PRIMARY KEY (violation_id, branch)',
        isKeyed: true,
    },
    webhooks: {
        columns: {
            ...{ id: key, organizationId: refer('organizations (id)'), url: needed(), events: json() },
            ...{ secret: optional(), allowPrivate: flag, createdAt: needed() },
            failures: counter,
            retryAt: optional(),
            disabledAt: optional(),
            leaseUntil: optional(),
        },
    },
    events: { columns: { id: key, event: needed(), body: needed(), createdAt: needed() } },
    deliveries: {
        columns: {
            ...{ seq: serial, eventId: refer('events (id)'), webhookId: refer('webhooks (id) ON DELETE CASCADE') },
            status: needed('text', " DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'given up'))"),
            ...{ attempts: counter, dueAt: needed() },
        },
        indexes: [
            "deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting'",
            'deliveries_by_webhook ON deliveries (webhook_id, seq)',
            'deliveries_by_event ON deliveries (event_id)',
        ],
    },
    attempts: {
        columns: {
            seq: serial,
            deliverySeq: needed('integer', ' REFERENCES deliveries (seq) ON DELETE CASCADE'),
            ...{ at: needed(), status: optional('integer'), error: optional() },
            durationMs: needed('integer'),
        },
        indexes: ['attempts_by_delivery ON attempts (delivery_seq, seq)'],
    },
    clock: { columns: { id: needed('integer', ' PRIMARY KEY'), lastMs: needed('integer') } },
    requestBuckets: { columns: { caller: key, tokens: needed('real'), atMs: needed('integer') } },
};
const columnForms = new Map(Object.values(tables).flatMap(({ columns }) => Object.entries(columns).map(([name, { form }]) => [name, form])));
function createRecordId(prefix) {
    return `${prefix}_${(0,external_node_crypto_.randomBytes)(12).toString('hex')}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/kysely.js



let CamelCasePlugin;
let Kysely;
let Migrator;
let PostgresDialect;
let SqliteAdapter;
let SqliteDialect;
let sql;
let isLoaded = false;
const packagesUrl = import.meta.url;
function loadKysely() {
    if (isLoaded)
        return;
    try {
        const loaded = (0,external_node_module_.createRequire)(packagesUrl)('kysely');
        ({ CamelCasePlugin, Kysely, Migrator, PostgresDialect, SqliteAdapter, SqliteDialect, sql } = loaded);
        isLoaded = true;
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The package kysely, which the embedded service needs, is not installed', {
            cause,
            hint: 'Install scan-gate with npm, or run npm ci in a clone of it.',
        });
    }
}
function openTables(dialect) {
    const readRow = (row) => {
        for (const [name, stored] of Object.entries(row)) {
            const form = columnForms.get(name);
            if (form === 'flag')
                row[name] = stored === 1;
            if (form === 'json' && typeof stored === 'string')
                row[name] = JSON.parse(stored);
        }
        return row;
    };
    const readForms = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(readRow) }),
    };
    return new Kysely({ dialect, plugins: [new CamelCasePlugin(), readForms] });
}
function toStored(value) {
    if (typeof value === 'boolean')
        return Number(value);
    return typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? JSON.stringify(value) : value;
}
const sqliteWords = {
    text: 'TEXT',
    integer: 'INTEGER',
    real: 'REAL',
    bytes: 'BLOB',
    serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    tail: ' STRICT',
    keyedTail: ' STRICT, WITHOUT ROWID',
};
const postgresWords = {
    text: 'TEXT COLLATE "C"',
    integer: 'BIGINT',
    real: 'DOUBLE PRECISION',
    bytes: 'BYTEA',
    serial: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
    tail: '',
    keyedTail: '',
};
const toSqlName = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
function listTableStatements(words) {
    const creating = Object.entries(tables).flatMap(([name, { columns, constraint, isKeyed, indexes = [] }]) => {
        const lines = Object.entries(columns).map(([column, { kind, rest }]) => {
            const sqlName = toSqlName(column);
            return `${sqlName} ${words[kind]}${rest.replace('%', sqlName)}`;
        });
        const body = [...lines, ...(constraint === undefined ? [] : [constraint])].join(', ');
        return [
            `CREATE TABLE ${toSqlName(name)} (${body})${isKeyed ? words.keyedTail : words.tail}`,
            ...indexes.map((index) => `CREATE INDEX ${index}`),
        ];
    });
    return [...creating, 'INSERT INTO clock (id, last_ms) VALUES (1, 0)'];
}
const migrations = { '1': listTableStatements };
const currentVersion = Object.keys(migrations).length;
async function readVersion(database, shown, schema) {
    const all = await database.introspection.getTables({ withInternalKyselyTables: true });
    const names = all.filter((table) => table.schema === schema).map(({ name }) => name);
    if (!names.includes('kysely_migration')) {
        if (!names.includes('repositories'))
            return 0;
        throw new errors/* GateError */.ue('CONFIG', `The database ${shown} has tables of another program.`, {
            hint: 'Create a separate database: createdb NAME.',
        });
    }
    const applied = await listApplied(database);
    const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
    if (unknown === undefined)
        return applied.length;
    throw new errors/* GateError */.ue('CONFIG', `The database ${shown} was written by a newer version (${unknown}).`, {
        hint: 'Update this program, or name another database.',
    });
}
async function hasCurrentTables(database) {
    return (await listApplied(database)).length === currentVersion;
}
async function listApplied(database) {
    const { rows } = await sql `SELECT name FROM kysely_migration ORDER BY name`.execute(database);
    return rows.map(({ name }) => name);
}
async function applyMigrations(database, words, schema) {
    const steps = Object.entries(migrations).map(([name, write]) => {
        const up = async (connection) => {
            for (const statement of write(words))
                await sql.raw(statement).execute(connection);
        };
        return [name, { up }];
    });
    const provider = { getMigrations: async () => Object.fromEntries(steps) };
    const place = schema === undefined ? {} : { migrationTableSchema: schema };
    const { error } = await new Migrator({ db: database, provider, ...place }).migrateToLatest();
    if (error !== undefined)
        throw error;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/database.js

const maxTries = 4;
function createDatabase(parts) {
    const { read, write, isBusy, close, isShared, listen } = parts;
    const tryTransaction = async (work, tries) => {
        try {
            return await write.transaction().execute((transaction) => runWork(parts, transaction, work));
        }
        catch (error) {
            if (tries >= maxTries || !parts.isTransient(error))
                throw error;
            return tryTransaction(work, tries + 1);
        }
    };
    return {
        ...{ read, write, isBusy, close, isShared, listen },
        transaction: (work) => tryTransaction(work, 1),
        tick: () => parts.tick(undefined),
        lockQueue: async () => {
            throw new Error('the queue is locked in a transaction only');
        },
        skipLocked: (query) => query,
        lockRows: (query) => query,
        notify: () => parts.notify(write),
    };
}
async function runWork(parts, connection, work) {
    let isOver = false;
    const getOpen = () => {
        if (isOver)
            throw new Error('the transaction has ended');
        return connection;
    };
    const transaction = {
        get read() {
            return getOpen();
        },
        get write() {
            return getOpen();
        },
        transaction: (inner) => inner(transaction),
        tick: async () => parts.tick(getOpen()),
        lockQueue: async () => parts.lockQueue(getOpen()),
        skipLocked: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table).skipLocked() : query),
        lockRows: (query, table) => (parts.isShared ? query.forNoKeyUpdate(table) : query),
        notify: () => parts.notify(getOpen()),
        ...{ isShared: parts.isShared, listen: parts.listen },
        isBusy: () => false,
        close: async () => {
            throw new Error('a transaction does not close the database');
        },
    };
    try {
        return await work(transaction);
    }
    finally {
        isOver = true;
    }
}
async function readPage({ page, limit }, count, list) {
    const { total } = await count.executeTakeFirstOrThrow();
    const offset = (page - 1) * limit;
    return { items: offset >= total ? [] : await list(limit, offset).execute(), total };
}
const sortAscending = (order) => order.asc().nullsFirst();
const sortDescending = (order) => order.desc().nullsLast();
function containsIgnoringCase(text, part) {
    const literal = part.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    return sql `lower(${text}) like ${`%${literal}%`} escape '\\'`;
}
function listOwnership(organizationId) {
    if (organizationId === undefined)
        return [];
    const owned = sql `r.id = repository_id and r.organization_id = ${organizationId}`;
    return [sql `exists (select 1 from repositories as r where ${owned})`];
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/outbox.js


async function recordEvents(database, organizationId, listEvents) {
    const hooks = await database.write
        .selectFrom('webhooks')
        .select(['id', 'events'])
        .where('organizationId', '=', organizationId)
        .where('disabledAt', 'is', null)
        .execute();
    if (hooks.length === 0)
        return;
    const time = await database.tick();
    for await (const batch of listEvents()) {
        const asked = batch.map((each) => ({
            ...each,
            webhookIds: hooks.filter(({ events }) => events.includes(each.event)).map(({ id }) => id),
        }));
        const wanted = asked.filter(({ webhookIds }) => webhookIds.length > 0);
        if (wanted.length > 0)
            await insertEvents(database, wanted, time);
        await (0,external_node_timers_promises_.setImmediate)();
    }
}
async function insertEvents({ write }, events, time) {
    const rows = events.map(({ event, data, webhookIds }) => ({
        ...{ webhookIds, event, createdAt: time },
        ...{ id: createRecordId('evt'), body: JSON.stringify({ event, timestamp: time, data }) },
    }));
    await write
        .insertInto('events')
        .values(rows.map(({ webhookIds: _, ...row }) => row))
        .execute();
    const deliveries = rows.flatMap(({ id, event, webhookIds }) => webhookIds.map((webhookId) => ({
        ...{ eventId: id, webhookId },
        dueAt: event.startsWith('violation.') ? atOnceAfterOthers : atOnce,
    })));
    await write.insertInto('deliveries').values(deliveries).execute();
}
const atOnce = '';
const atOnceAfterOthers = ' ';
const maxAttempts = 10;
const maxFailures = 10;
const firstDelayMs = 10_000;
const leaseMs = 60_000;
function createOutboxTable(database) {
    return {
        claimDue: async (now) => {
            if ((await selectDue(database.read, now, undefined).executeTakeFirst()) === undefined)
                return undefined;
            return database.transaction(async (transaction) => {
                const time = await transaction.tick();
                const due = selectDue(transaction.write, now, time);
                const row = await transaction.skipLocked(due, 'w').executeTakeFirst();
                if (row === undefined)
                    return undefined;
                const leaseUntil = new Date(Date.parse(time) + leaseMs).toISOString();
                await transaction.write.updateTable('webhooks').set({ leaseUntil }).where('id', '=', row.webhookId).execute();
                return row;
            });
        },
        release: async ({ webhookId }) => {
            await database.write.updateTable('webhooks').set({ leaseUntil: null }).where('id', '=', webhookId).execute();
        },
        releaseAll: async () => {
            await database.write.updateTable('webhooks').set({ leaseUntil: null }).execute();
        },
        settle: (waiting, sent, now) => database.transaction(({ write }) => recordDeliveryResult(write, waiting, sent, now)),
        list: (webhookId, limit) => listDeliveryRecords(database.read, webhookId, limit),
        waiting: async () => {
            const { n } = await database.read
                .selectFrom('deliveries')
                .select(({ fn }) => fn.countAll().as('n'))
                .where('status', '=', 'waiting')
                .executeTakeFirstOrThrow();
            return n;
        },
        forget: (before) => database.transaction(async ({ write }) => {
            const time = before.toISOString();
            await write.deleteFrom('deliveries').where('status', '<>', 'waiting').where('dueAt', '<', time).execute();
            await write
                .deleteFrom('events')
                .where(({ not, exists, selectFrom }) => not(exists(selectFrom('deliveries as d').select('d.seq').whereRef('d.eventId', '=', 'events.id'))))
                .execute();
        }),
    };
}
function selectDue(database, now, time) {
    return database
        .selectFrom('deliveries as d')
        .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
        .innerJoin('events as e', 'e.id', 'd.eventId')
        .select(['d.seq as deliveryId', 'd.webhookId', 'd.attempts', 'e.id as eventId', 'e.event', 'e.body'])
        .select(['w.url', 'w.secret', 'w.allowPrivate'])
        .where('d.status', '=', 'waiting')
        .where('d.dueAt', '<=', now.toISOString())
        .where('w.disabledAt', 'is', null)
        .where(({ or, eb }) => or([eb('w.retryAt', 'is', null), eb('w.retryAt', '<=', now.toISOString())]))
        .$if(time !== undefined, (query) => query.where(({ or, eb }) => or([eb('w.leaseUntil', 'is', null), eb('w.leaseUntil', '<=', time ?? '')])))
        .orderBy('d.dueAt')
        .orderBy('d.seq')
        .limit(1);
}
async function recordDeliveryResult(write, waiting, sent, now) {
    const { status = null, error = null, durationMs } = sent;
    const { deliveryId, webhookId } = waiting;
    const hook = await write
        .updateTable('webhooks')
        .set({ leaseUntil: null })
        .where('id', '=', webhookId)
        .returning('failures')
        .executeTakeFirst();
    if (hook === undefined)
        return { gaveUp: false, disabled: false };
    const at = now.toISOString();
    const addDelay = (failures) => new Date(now.getTime() + firstDelayMs * 3 ** (failures - 1)).toISOString();
    const gaveUp = error !== null && waiting.attempts + 1 >= maxAttempts;
    const ended = error === null ? 'delivered' : 'given up';
    const { numUpdatedRows } = await write
        .updateTable('deliveries')
        .set(error === null || gaveUp ? { status: ended, dueAt: at } : { dueAt: addDelay(waiting.attempts + 1) })
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('seq', '=', deliveryId)
        .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
        const attempt = { deliverySeq: deliveryId, at, status, error, durationMs };
        await write.insertInto('attempts').values(attempt).execute();
    }
    const failures = error === null ? 0 : hook.failures + 1;
    const disabled = failures >= maxFailures;
    const rest = { retryAt: addDelay(failures), disabledAt: disabled ? at : null };
    await write
        .updateTable('webhooks')
        .set(error === null ? { failures: 0, retryAt: null } : { failures, ...rest })
        .where('id', '=', webhookId)
        .execute();
    return { gaveUp, disabled };
}
async function listDeliveryRecords(read, webhookId, limit) {
    const deliveries = await read
        .selectFrom('deliveries as d')
        .innerJoin('events as e', 'e.id', 'd.eventId')
        .select(['d.seq', 'd.eventId', 'd.status', 'd.dueAt', 'e.event', 'e.createdAt'])
        .where('d.webhookId', '=', webhookId)
        .orderBy('d.seq', 'desc')
        .limit(limit)
        .execute();
    if (deliveries.length === 0)
        return [];
    const attempts = await read
        .selectFrom('attempts')
        .selectAll()
        .where('deliverySeq', 'in', deliveries.map(({ seq }) => seq))
        .orderBy('seq')
        .execute();
    const byDelivery = Map.groupBy(attempts, ({ deliverySeq }) => deliverySeq);
    return deliveries.map(({ seq, dueAt, eventId, event, createdAt, status }) => ({
        ...{ eventId, event, createdAt, status },
        attempts: (byDelivery.get(seq) ?? []).map(({ at, status, error, durationMs }) => ({
            at,
            status,
            error,
            durationMs,
        })),
        dueAt: status === 'waiting' ? dueAt.trim() || createdAt : null,
    }));
}
async function findRepositoryOwner({ write }, repositoryId) {
    const owner = await write
        .selectFrom('repositories')
        .select(['organizationId', 'name as repository'])
        .where('id', '=', repositoryId)
        .executeTakeFirst();
    return owner ?? { organizationId: '', repository: '' };
}
async function announceCompleted(database, scan, { counts, ...changes }) {
    const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
    const { critical, high, medium, low } = counts;
    const violations = { critical, high, medium, low };
    const completed = { scan_id: scan.id, repository, status: 'COMPLETED', violations };
    await recordEvents(database, organizationId, async function* () {
        yield [{ event: 'scan.completed', data: completed }];
        yield* buildChangeEvents(database, scan, changes);
    });
}
async function announceFixed(database, repositoryId, fixed) {
    const scan = { id: '', repositoryId, branch: null };
    const { organizationId } = await findRepositoryOwner(database, repositoryId);
    await recordEvents(database, organizationId, () => buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }));
}
async function announceFailed(database, scan, error) {
    const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
    const data = { scan_id: scan.id, repository, status: 'FAILED', error };
    await recordEvents(database, organizationId, async function* () {
        yield [{ event: 'scan.failed', data }];
    });
}
async function announceConnected(database, repositoryId) {
    const row = await database.write
        .selectFrom('repositories')
        .selectAll()
        .where('id', '=', repositoryId)
        .executeTakeFirstOrThrow();
    const data = {
        ...{ repository_id: row.id, repository: row.name, vcs_url: row.vcsUrl },
        ...{ vcs_provider: row.vcsProvider, default_branch: row.defaultBranch },
    };
    await recordEvents(database, row.organizationId, async function* () {
        yield [{ event: 'repository.connected', data }];
    });
}
const batchSize = 500;
async function* buildChangeEvents(database, scan, { appeared, fixed }) {
    const { repository } = await findRepositoryOwner(database, scan.repositoryId);
    const changes = [
        ...appeared.map((id) => ({ event: 'violation.created', id })),
        ...fixed.map((id) => ({ event: 'violation.fixed', id })),
    ];
    for (let start = 0; start < changes.length; start += batchSize) {
        const batch = changes.slice(start, start + batchSize);
        const ids = batch.map(({ id }) => id);
        const data = await readAnnouncedViolations(database, ids, { ...scan, repository });
        yield batch.map(({ event, id }) => {
            const found = data.get(id);
            if (found === undefined)
                throw new Error(`violation ${id} is gone`);
            return { event, data: found };
        });
    }
}
async function readAnnouncedViolations({ write }, ids, scan) {
    const rows = await write
        .selectFrom('violations')
        .select(['id', 'title', 'severity', 'type', 'status', 'filePath', 'lineNumber', 'firstDetected'])
        .where('id', 'in', ids)
        .execute();
    return new Map(rows.map(({ id, title, severity, type, status, ...row }) => {
        const data = {
            ...{ violation_id: id, repository: scan.repository, repository_id: scan.repositoryId },
            ...{ scan_id: scan.id === '' ? null : scan.id, branch: scan.branch, title, severity, type, status },
            ...{ file_path: row.filePath === '' ? null : row.filePath, line_number: row.lineNumber },
            first_detected: row.firstDetected,
        };
        return [id, data];
    }));
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/repositories.js





function createRepositoryTable(database) {
    return {
        register: (organizationId, repositories) => database.transaction(async (transaction) => {
            await transaction.write
                .updateTable('repositories')
                .set({ status: 'inactive' })
                .where('status', '=', 'active')
                .where('isAdded', '=', false)
                .execute();
            for (const repository of repositories)
                await upsertRepository(transaction, organizationId, repository);
            const paths = repositories.map(({ path }) => path);
            const records = paths.length === 0 ? [] : await selectCounted(transaction).where('r.path', 'in', paths).execute();
            return paths.flatMap((path) => records.find((record) => record.path === path) ?? []);
        }),
        add: (organizationId, { remoteUrl, ...repository }) => database.transaction(async (transaction) => {
            const id = await upsertRepository(transaction, organizationId, repository);
            await transaction.write
                .updateTable('repositories')
                .set({ isAdded: true, remoteUrl, status: 'active' })
                .where('id', '=', id)
                .execute();
            return id;
        }),
        archive: async (organizationId, id) => {
            const { numUpdatedRows } = await database.write
                .updateTable('repositories')
                .set({ status: 'archived', updatedAt: await database.tick() })
                .where('id', '=', id)
                .where('organizationId', '=', organizationId)
                .where('status', '<>', 'archived')
                .executeTakeFirstOrThrow();
            return numUpdatedRows === 1n;
        },
        watched: (id) => selectActive(database)
            .where((each) => each.or([each('r.autoScanOnPush', '=', true), each('r.autoScanOnPr', '=', true)]))
            .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
            .execute(),
        added: () => selectActive(database).where('r.isAdded', '=', true).execute(),
        find: (id, organizationId) => selectCounted(database)
            .where('r.id', '=', id)
            .$if(organizationId !== undefined, (query) => query.where('r.organizationId', '=', organizationId ?? ''))
            .executeTakeFirst(),
        list: (filter, paging) => listRepositoryPage(database, filter, paging),
        update: async (id, settings) => {
            await database.write
                .updateTable('repositories')
                .set({ ...settings, updatedAt: await database.tick() })
                .where('id', '=', id)
                .execute();
        },
    };
}
function selectCounted({ read }) {
    return read
        .selectFrom('repositories as r')
        .leftJoin('violationCounts as c', (join) => join.onRef('c.repositoryId', '=', 'r.id').on('c.status', '=', 'OPEN'))
        .groupBy('r.id')
        .selectAll('r')
        .select(api_words/* severityFilters */.$l.map((word, rank) => sql `cast(coalesce(sum(c.n) filter (where c.severity_rank = ${rank}), 0) as bigint)`.as(word)));
}
function selectActive(database) {
    return selectCounted(database).where('r.status', '=', 'active').orderBy('r.createdAt').orderBy('r.id');
}
async function upsertRepository(database, organizationId, repository) {
    const { path, name, vcsUrl, defaultBranch } = repository;
    const updatedAt = await database.tick();
    const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
    const vcsProvider = hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
    const described = { name, vcsUrl, vcsProvider, defaultBranch, updatedAt };
    const id = createRecordId('repo');
    const stored = await database.write
        .insertInto('repositories')
        .values({ id, organizationId, path, ...described, status: 'active', createdAt: updatedAt })
        .onConflict((conflict) => conflict.column('path').doUpdateSet((row) => ({
        ...described,
        status: row
            .case()
            .when('repositories.status', '=', 'archived')
            .then('archived')
            .else('active')
            .end(),
    })))
        .returning('id')
        .executeTakeFirstOrThrow();
    if (stored.id === id)
        await announceConnected(database, id);
    return stored.id;
}
function listRepositoryPage(database, filter, paging) {
    const { status = 'active', organizationId, provider, search, sortBy = 'name' } = filter;
    const isAscending = (filter.sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc';
    const conditions = (each) => each.and([
        each('r.status', '=', status),
        ...(organizationId === undefined ? [] : [each('r.organizationId', '=', organizationId)]),
        ...(provider === undefined ? [] : [each('r.vcsProvider', '=', provider)]),
        ...(search === undefined ? [] : [containsIgnoringCase(each.ref('r.name'), search)]),
    ]);
    const count = database.read
        .selectFrom('repositories as r')
        .where(conditions)
        .select(({ fn }) => fn.countAll().as('total'));
    return readPage(paging, count, (limit, offset) => selectCounted(database)
        .where((each) => conditions(each))
        .orderBy(({ fn, ref }) => (sortBy === 'name' ? fn('lower', ['r.name']) : ref(`r.${sortBy}`)), isAscending ? sortAscending : sortDescending)
        .orderBy('r.id', isAscending ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset));
}
const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'];
const hosts = [
    [/(^|\.)github\./, 'github'],
    [/(^|\.)gitlab\./, 'gitlab'],
    [/(^|\.)bitbucket\./, 'bitbucket'],
    [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];

// EXTERNAL MODULE: ./build/compiled/src/shared/scan/scan-result.js
var scan_result = __webpack_require__(3386);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/new-violation.js


async function createViolationFinder(database, { repositoryId, time, result }) {
    const found = new Set(result.findings.map(scan_result/* formatIdentity */.gZ));
    const owner = await database.write
        .selectFrom('repositories')
        .select(['vcsUrl', 'path'])
        .where('id', '=', repositoryId)
        .executeTakeFirst();
    const { vcsUrl, path } = owner ?? { vcsUrl: '', path: '' };
    const listIds = (finding) => [[], [vcsUrl], [vcsUrl, path]].map((more) => (0,scan_result/* createFindingId */.ZP)(finding, ...more));
    const takenOrigins = new Set();
    return async (findings) => {
        const known = await readKnown(database, repositoryId, findings);
        const unknown = findings.filter((finding) => !known.has((0,scan_result/* formatIdentity */.gZ)(finding)));
        const ids = await chooseIds(database, repositoryId, unknown, listIds);
        const candidates = await readSameContents(database, repositoryId, unknown);
        const takeOrigin = (finding) => {
            const { type, contentFingerprint } = finding;
            const origin = candidates
                .get(`${type} ${contentFingerprint}`)
                ?.find(({ id, fingerprint }) => !takenOrigins.has(id) && !found.has((0,scan_result/* formatIdentity */.gZ)({ type, fingerprint })));
            if (origin !== undefined)
                takenOrigins.add(origin.id);
            return origin;
        };
        return findings.map((finding) => {
            const before = known.get((0,scan_result/* formatIdentity */.gZ)(finding));
            if (before !== undefined)
                return { finding, ...before, isRenamed: false };
            const origin = takeOrigin(finding);
            const id = ids.get(finding) ?? createRecordId('vio');
            return {
                ...{ finding, id, wasFixed: false },
                ...{ firstDetected: origin?.firstDetected ?? time, isRenamed: origin !== undefined },
            };
        });
    };
}
async function readKnown({ write }, repositoryId, findings) {
    const known = new Map();
    for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
        const fingerprints = ofType.map(({ fingerprint }) => fingerprint);
        const rows = await write
            .selectFrom('violations')
            .select(['id', 'fingerprint', 'status', 'firstDetected'])
            .where('repositoryId', '=', repositoryId)
            .where('type', '=', type)
            .where('fingerprint', 'in', fingerprints)
            .execute();
        for (const { id, fingerprint, status, firstDetected } of rows) {
            known.set((0,scan_result/* formatIdentity */.gZ)({ type, fingerprint }), { id, firstDetected, wasFixed: status === 'FIXED' });
        }
    }
    return known;
}
async function readSameContents({ write }, repositoryId, findings) {
    const candidates = new Map();
    for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
        const contents = [...new Set(ofType.flatMap(({ contentFingerprint: content }) => content ?? []))];
        if (contents.length === 0)
            continue;
        const rows = await write
            .selectFrom('violations')
            .select(['id', 'fingerprint', 'firstDetected', 'contentFingerprint'])
            .where('repositoryId', '=', repositoryId)
            .where('type', '=', type)
            .where('contentFingerprint', 'in', contents)
            .where('status', '<>', 'FIXED')
            .orderBy('filePath')
            .orderBy('id')
            .execute();
        for (const [content, alike] of Map.groupBy(rows, (row) => row.contentFingerprint))
            candidates.set(`${type} ${content}`, alike);
    }
    return candidates;
}
async function chooseIds({ write }, repositoryId, findings, listIds) {
    const chosen = new Map();
    let undecided = findings.map((finding) => ({ finding, ids: listIds(finding) }));
    while (undecided.some(({ ids }) => ids.length > 0)) {
        const asked = undecided.flatMap(({ ids: [id] }) => id ?? []);
        const rows = await write
            .selectFrom('violations')
            .select('id')
            .where('id', 'in', asked)
            .where('repositoryId', '<>', repositoryId)
            .execute();
        const taken = new Set(rows.map(({ id }) => id));
        for (const { finding, ids } of undecided) {
            const [id] = ids;
            if (id !== undefined && !taken.has(id))
                chosen.set(finding, id);
        }
        undecided = undecided.flatMap(({ finding, ids: [, ...others] }) => chosen.has(finding) ? [] : [{ finding, ids: others }]);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/merge.js






const refreshed = [
    ...['severity', 'severityRank', 'title', 'description', 'remediation', 'cwe', 'cvssScore', 'epssScore'],
    ...['filePath', 'lineNumber', 'codeSnippet', 'dataPath'],
    ...['contentFingerprint', 'lastSeen', 'advisory'],
];
async function upsertViolations({ write }, scan, violations) {
    const rows = await write
        .insertInto('violations')
        .values(violations.map((violation) => createRow(scan, violation)))
        .onConflict((conflict) => conflict.columns(['repositoryId', 'type', 'fingerprint']).doUpdateSet((row) => ({
        status: row
            .case()
            .when('violations.status', '=', 'FIXED')
            .then('OPEN')
            .else(row.ref('violations.status'))
            .end(),
        ...Object.fromEntries(refreshed.map((column) => [column, row.ref(`excluded.${column}`)])),
    })))
        .returning(['id', 'status', 'type', 'fingerprint'])
        .execute();
    const byIdentity = new Map(rows.map((row) => [(0,scan_result/* formatIdentity */.gZ)(row), row]));
    return violations.map((violation) => {
        const stored = byIdentity.get((0,scan_result/* formatIdentity */.gZ)(violation.finding));
        if (stored === undefined)
            throw new Error('the violation was not stored');
        return { ...violation, id: stored.id, status: stored.status };
    });
}
function createRow({ repositoryId, time }, { finding, id, firstDetected }) {
    const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
    return {
        ...{ id, repositoryId, fingerprint: finding.fingerprint, type: finding.type },
        ...{ firstDetected, lastSeen: time, status: 'OPEN' },
        ...{ severity, severityRank: (0,shared_severity/* getSeverityRank */.Eg)(finding.severity), title, description, remediation },
        ...{ cwe: cwe ?? null, cvssScore: toFinite(cvss), epssScore: toFinite(epss) },
        ...{
            filePath,
            lineNumber: line !== undefined && Number.isSafeInteger(line) ? line : null,
            contentFingerprint: finding.contentFingerprint ?? null,
        },
        codeSnippet: finding.type === 'SECRET' ? null : (codeSnippet ?? null),
        dataPath: finding.type === 'SECRET' ? null : (finding.dataPath ?? null),
        advisory: finding.advisory ?? null,
    };
}
function toFinite(value) {
    return value !== undefined && Number.isFinite(value) ? value : null;
}
const scanTypes = {
    SAST: 'sast',
    AGENTIC_SAST: 'sast',
    SCA: 'sca',
    SECRET: 'secrets',
    IAC: 'iac',
};
const coverageRanks = { 'not covered': 0, 'partly covered': 1, covered: 2 };
const merge_batchSize = 500;
async function mergeFindings(database, merge) {
    const { repositoryId, branch, result } = merge;
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    const merged = { counts, created: [], appeared: [] };
    const locateViolations = await createViolationFinder(database, merge);
    const found = new Set();
    const byIdentity = new Map();
    for (const finding of result.findings) {
        const other = byIdentity.get((0,scan_result/* formatIdentity */.gZ)(finding));
        if (other === undefined || (0,shared_severity/* getSeverityRank */.Eg)(finding.severity) < (0,shared_severity/* getSeverityRank */.Eg)(other.severity))
            byIdentity.set((0,scan_result/* formatIdentity */.gZ)(finding), finding);
    }
    for (const findings of splitBatches([...byIdentity.values()])) {
        const violations = await locateViolations(findings);
        await (0,external_node_timers_promises_.setImmediate)();
        const stored = await upsertViolations(database, merge, violations);
        await (0,external_node_timers_promises_.setImmediate)();
        await noteBranch(database, merge, stored);
        for (const violation of stored) {
            found.add(violation.id);
            const { id, status, isRenamed, wasFixed } = violation;
            const isCreated = violation.firstDetected === merge.time;
            if (isCreated)
                merged.created.push(id);
            if (isCreated || isRenamed || wasFixed)
                merged.appeared.push(id);
            const word = api_words/* severityFilters */.$l[(0,shared_severity/* getSeverityRank */.Eg)(violation.finding.severity)];
            if (status === 'OPEN' && word !== undefined)
                merged.counts[word] += 1;
        }
        await (0,external_node_timers_promises_.setImmediate)();
    }
    const fixed = await forgetAbsent(database, repositoryId, branch, (id, type, rank) => {
        return !found.has(id) && rank <= rankCoverage(result.coverage, type);
    });
    return { ...merged, fixed };
}
function* splitBatches(items) {
    for (let start = 0; start < items.length; start += merge_batchSize)
        yield items.slice(start, start + merge_batchSize);
}
function rankCoverage(coverage, type) {
    return coverageRanks[coverage[scanTypes[type]] ?? 'not covered'];
}
async function noteBranch({ write }, { branch, result }, violations) {
    const rows = violations.map(({ id, finding }) => ({
        ...{ violationId: id, branch },
        coverageRank: Math.max(1, rankCoverage(result.coverage, finding.type)),
    }));
    await write
        .insertInto('violationBranches')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['violationId', 'branch']).doUpdateSet((row) => ({
        coverageRank: row.ref('excluded.coverageRank'),
    })))
        .execute();
}
async function fixBranch(database, repositoryId, branch) {
    return forgetAbsent(database, repositoryId, branch, () => true);
}
async function forgetAbsent(database, repositoryId, branch, isAbsent) {
    const fixed = [];
    let last = '';
    for (;;) {
        const rows = await database.write
            .selectFrom('violations as v')
            .leftJoin('violationBranches as b', (join) => join.onRef('b.violationId', '=', 'v.id').on('b.branch', '=', branch))
            .select(['v.id', 'v.type', 'b.coverageRank'])
            .where('v.repositoryId', '=', repositoryId)
            .where('v.status', '<>', 'FIXED')
            .where('v.id', '>', last)
            .orderBy('v.id')
            .limit(2 * merge_batchSize)
            .execute();
        last = rows.at(-1)?.id ?? '';
        if (last === '')
            return fixed;
        const ids = rows.flatMap(({ id, type, coverageRank }) => coverageRank !== null && isAbsent(id, type, coverageRank) ? id : []);
        for (const part of splitBatches(ids)) {
            await (0,external_node_timers_promises_.setImmediate)();
            fixed.push(...(await takeFromBranch(database, branch, part)));
        }
        await (0,external_node_timers_promises_.setImmediate)();
    }
}
async function takeFromBranch({ write }, branch, ids) {
    await write.deleteFrom('violationBranches').where('branch', '=', branch).where('violationId', 'in', ids).execute();
    const rows = await write
        .updateTable('violations')
        .set({ status: 'FIXED' })
        .where('id', 'in', ids)
        .where('status', '=', 'OPEN')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('violationBranches as b').select('b.branch').whereRef('b.violationId', '=', 'violations.id'))))
        .returning('id')
        .execute();
    return rows.map(({ id }) => id);
}
async function lockViolations(database, repositoryId) {
    const repository = database.write.selectFrom('repositories').select('id').where('id', '=', repositoryId);
    await database.lockRows(repository, 'repositories').execute();
}
async function recountViolations({ write }, repositoryId) {
    await write.deleteFrom('violationCounts').where('repositoryId', '=', repositoryId).execute();
    for (const rank of api_words/* severityFilters */.$l.keys()) {
        await write
            .insertInto('violationCounts')
            .columns(['repositoryId', 'status', 'severityRank', 'type', 'n'])
            .expression((query) => query
            .selectFrom('violations')
            .select(['repositoryId', 'status', 'severityRank', 'type'])
            .select(({ fn }) => fn.countAll().as('n'))
            .where('repositoryId', '=', repositoryId)
            .where('severityRank', '=', rank)
            .groupBy(['repositoryId', 'status', 'severityRank', 'type']))
            .execute();
    }
}
async function adjustCount({ write }, { repositoryId, status, severityRank, type, }, by) {
    await sql `
    INSERT INTO violation_counts (repository_id, status, severity_rank, type, n)
    VALUES (${repositoryId}, ${status}, ${severityRank}, ${type}, ${by})
    ON CONFLICT (repository_id, status, severity_rank, type) DO UPDATE SET n = violation_counts.n + excluded.n
  `.execute(write);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/violations.js





function createViolationTable(database) {
    return {
        find: (id, organizationId) => database.read
            .selectFrom('violations')
            .selectAll()
            .where('id', '=', id)
            .where((row) => row.and(listOwnership(organizationId)))
            .executeTakeFirst(),
        list: (filter, paging) => listViolationPage(database, filter, paging),
        countOpen: (organizationId) => countOpen(database, organizationId),
        places: (violation) => findPlaces(database, violation),
        leaveBranch: (repositoryId, branch) => database.transaction(async (transaction) => {
            await lockViolations(transaction, repositoryId);
            const fixed = await fixBranch(transaction, repositoryId, branch);
            await recountViolations(transaction, repositoryId);
            await announceFixed(transaction, repositoryId, fixed);
        }),
        suppress: (id, status, { justification, by }) => database.transaction(async (transaction) => {
            const reason = { justification, suppressedBy: by, suppressedAt: await transaction.tick() };
            const { write } = transaction;
            const own = write.selectFrom('violations').where('id', '=', id);
            const owner = await own.select('repositoryId').executeTakeFirst();
            if (owner === undefined)
                return;
            await lockViolations(transaction, owner.repositoryId);
            const before = await own.select(['repositoryId', 'status', 'severityRank', 'type']).executeTakeFirstOrThrow();
            await write
                .updateTable('violations')
                .set({ status, ...reason })
                .where('id', '=', id)
                .execute();
            await adjustCount(transaction, before, -1);
            await adjustCount(transaction, { ...before, status }, 1);
        }),
    };
}
function listViolationPage({ read }, { organizationId, repositoryId, severities, status, type, branch, words = [] }, paging) {
    const ranks = severities && api_words/* severityFilters */.$l.flatMap((word, rank) => (severities.includes(word) ? rank : []));
    const isSearch = branch !== undefined || words.length > 0;
    const inAnyOrder = sql `repository_id in (select id from repositories where organization_id = ${organizationId})`;
    const countedConditions = (row) => [
        ...(isSearch && organizationId !== undefined ? [inAnyOrder] : listOwnership(organizationId)),
        ...(repositoryId === undefined ? [] : [row('repositoryId', '=', repositoryId)]),
        ...(status === undefined ? [] : [row('status', '=', status)]),
        ...(type === undefined ? [] : [row('type', '=', type)]),
        ...(ranks === undefined ? [] : listRankConditions(row, ranks)),
    ];
    const texts = sql `(title || ' ' || file_path || ' ' || coalesce(cwe, '') || ' ' || id)`;
    const rows = read
        .selectFrom('violations')
        .where((row) => row.and([
        ...countedConditions(row),
        ...(branch === undefined
            ? []
            : [
                row.exists(row
                    .selectFrom('violationBranches as b')
                    .select('b.branch')
                    .whereRef('b.violationId', '=', 'violations.id')
                    .where('b.branch', '=', branch)),
            ]),
        ...words.map((word) => containsIgnoringCase(texts, word)),
    ]));
    const count = !isSearch
        ? read
            .selectFrom('violationCounts')
            .select(sql `CAST(coalesce(sum(n), 0) AS bigint)`.as('total'))
            .where((row) => row.and(countedConditions(row)))
        : rows.select(({ fn }) => fn.countAll().as('total'));
    return readPage(paging, count, (limit, offset) => read
        .selectFrom('violations as v')
        .innerJoin('repositories as r', 'r.id', 'v.repositoryId')
        .selectAll('v')
        .select('r.name as repository')
        .where('v.id', 'in', rows.select('id').orderBy('severityRank').orderBy('id').limit(limit).offset(offset))
        .orderBy('v.severityRank')
        .orderBy('v.id'));
}
function listRankConditions(row, ranks) {
    const [first = 0, last = -1] = [ranks[0], ranks.at(-1)];
    return [
        row('severityRank', '>=', first),
        row('severityRank', '<=', last),
        ...(last - first + 1 === ranks.length ? [] : [row('severityRank', 'in', ranks)]),
    ];
}
async function countOpen({ read }, organizationId) {
    const rows = await read
        .selectFrom('violationCounts as c')
        .innerJoin('repositories as r', 'r.id', 'c.repositoryId')
        .select(['c.severityRank', sql `CAST(sum(c.n) AS bigint)`.as('n')])
        .where('c.status', '=', 'OPEN')
        .where('r.organizationId', '=', organizationId)
        .where('r.status', '=', 'active')
        .groupBy('c.severityRank')
        .execute();
    const counts = api_words/* severityFilters */.$l.map((word, rank) => [
        word,
        rows.find(({ severityRank }) => severityRank === rank)?.n ?? 0,
    ]);
    return Object.fromEntries(counts);
}
const branchesMax = 50;
async function findPlaces({ read }, { id, repositoryId, filePath, lastSeen }) {
    const branches = await read
        .selectFrom('violationBranches')
        .select('branch')
        .where('violationId', '=', id)
        .orderBy('branch')
        .limit(branchesMax)
        .execute();
    const scan = await read
        .selectFrom('scans')
        .select(['id', 'branch', 'commitSha'])
        .where('repositoryId', '=', repositoryId)
        .where('completedAt', '=', lastSeen)
        .where('status', '=', 'COMPLETED')
        .executeTakeFirst();
    const secret = await read
        .selectFrom('violations')
        .select('id')
        .where('repositoryId', '=', repositoryId)
        .where('type', '=', 'SECRET')
        .where('filePath', '=', filePath)
        .limit(1)
        .executeTakeFirst();
    return {
        branches: branches.map(({ branch }) => branch),
        scan,
        isBesideSecret: secret !== undefined,
    };
}
function readSuppression({ status, justification, suppressedBy: by, suppressedAt: at }) {
    const isSuppressed = status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';
    return isSuppressed && justification !== null && by !== null && at !== null ? { justification, by, at } : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/handlers.js







const handlers = {
    listOrganizations: async ({ args }, { store }) => {
        const search = (args.search ?? '').toLowerCase();
        const found = (await listOwn(store)).filter(({ name }) => name.toLowerCase().includes(search));
        const all = args.status === 'inactive' ? [] : found;
        const paging = readPaging(args);
        return { items: paging.page === 1 ? all : [], total: all.length, paging };
    },
    validateKey: async ({ key }, { store, now }) => ({
        record: {
            valid: true,
            user: localUser,
            organizations: await listOwn(store),
            permissions: listPermissions(key.scopes),
            authenticatedAt: now().toISOString(),
        },
    }),
    getCliInfo: (_, { version, baseUrl }) => ({
        record: {
            cli: {
                name: 'scan-gate',
                version,
                supportedPlatforms: ['linux', 'darwin', 'win32'],
                supportedArchitectures: ['x64', 'arm64'],
            },
            api: {
                version: 'v1',
                baseUrl: baseUrl(),
                endpoints: Object.fromEntries(Object.entries(endpoints/* endpoints */.v).map(([name, { method, path }]) => [name, `${method} ${path}`])),
            },
            supportedFormats: ['json', 'sarif', 'html', 'markdown'],
            supportedProviders: [...providers],
            capabilities: { scanTypes: [...api_words/* scanTypes */.vz], openapi: '/openapi.json' },
        },
        pagination: describePage(readPaging({}), 1),
    }),
    getHealth: async (_, { store, now, version }) => {
        if (!(await store.isUp()))
            return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
        return {
            record: {
                status: 'healthy',
                version,
                timestamp: now().toISOString(),
                services: { database: 'up', memory: 'up' },
            },
        };
    },
    listRepositories: async ({ args }, { store }) => {
        const paging = readPaging(args);
        const { items, total } = await store.repositories.list(args, paging);
        return { items: items.map(describeRepositoryItem), total, paging };
    },
    getRepository: async ({ args }, { store }) => {
        const repository = await store.repositories.find(args.repository_id);
        return repository === undefined ? refuseUnknownRepository() : { record: describeRepositoryDetail(repository) };
    },
    updateRepository: async ({ args }, { store, look }) => {
        const before = await store.repositories.find(args.repository_id);
        if (before === undefined)
            return refuseUnknownRepository();
        const settings = { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr };
        await store.repositories.update(before.id, settings);
        const repository = (await store.repositories.find(before.id)) ?? before;
        const isWatched = (each) => each.autoScanOnPush || each.autoScanOnPr;
        if (!isWatched(before) && isWatched(repository)) {
            await store.repositories.forgetRefs(before.id);
            await look(before.id);
        }
        return {
            record: {
                ...describeRepositoryDetail(repository),
                auto_scan_on_push: repository.autoScanOnPush,
                auto_scan_on_pr: repository.autoScanOnPr,
            },
        };
    },
    listScans: async ({ args }, { store }) => {
        const paging = readPaging(args);
        const filter = { ...args, repositoryId: args.repository_id };
        const { items, total } = await store.scans.list(filter, paging);
        return {
            items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
            total,
            paging,
        };
    },
    startScan: async ({ args }, services) => {
        const { store, resolveBranch, enqueue, maxUnfinishedScans } = services;
        const repository = await store.repositories.find(args.repository_id);
        if (repository === undefined)
            return refuseUnknownRepository();
        if (repository.status !== 'active') {
            return refuse('CONFLICT', `The repository is ${repository.status}: ${whyNotScanned[repository.status]}.`);
        }
        const branch = args.branch ?? repository.defaultBranch;
        const isPlausible = branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
        const commitSha = isPlausible ? await resolveBranch(repository.id, branch) : undefined;
        if (commitSha === undefined) {
            return refuse('NOT_FOUND', `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
        }
        const scan = await store.scans.create({ repositoryId: repository.id, branch, commitSha }, maxUnfinishedScans);
        if (scan === undefined) {
            const waiting = await store.scans.unfinished();
            return refuse('RATE_LIMIT_EXCEEDED', 'Too many scans wait already.', { retryAfter: fullQueueSeconds, waiting });
        }
        enqueue(scan);
        return { record: describeStarted(scan) };
    },
    getScan: async ({ args }, { store }) => {
        const scan = await store.scans.find(args.scan_id);
        return scan === undefined
            ? refuse('NOT_FOUND', 'There is no scan with this scan_id.')
            : { record: describeScanDetail(scan) };
    },
    listViolations: async ({ args }, { store }) => {
        const paging = readPaging(args);
        const words = args.severity?.split(',');
        const filter = {
            repositoryId: args.repository_id,
            severities: words && api_words/* severityFilters */.$l.filter((word) => words.includes(word)),
            status: args.status === undefined ? undefined : statusByFilter[args.status],
        };
        const { items, total } = await store.violations.list(filter, paging);
        return { items: items.map(describeViolationItem), total, paging };
    },
    getViolation: async ({ args }, { store }) => {
        const violation = await store.violations.find(args.violation_id);
        return violation === undefined ? refuseUnknownViolation() : { record: describeViolationDetail(violation) };
    },
    suppressViolation: async ({ args, key }, { store }) => {
        const violation = await store.violations.find(args.violation_id);
        if (violation === undefined)
            return refuseUnknownViolation();
        const justification = args.justification.trim();
        const message = findJustificationFault(justification, violation);
        if (message !== undefined) {
            return refuse('VALIDATION_ERROR', `"justification" in the body is not valid: ${message}.`, {
                in: 'body',
                issues: [{ field: 'justification', message }],
            });
        }
        if (violation.status === 'FIXED')
            return refuse('CONFLICT', 'The violation is FIXED: nothing is left to suppress.');
        const status = falsePositive.test(justification) ? 'FALSE_POSITIVE' : 'ACCEPTED_RISK';
        await store.violations.suppress(violation.id, status, { justification, by: key.name });
        const suppressed = (await store.violations.find(violation.id)) ?? violation;
        return { record: { ...describeViolationDetail(suppressed), justification } };
    },
};
function refuseUnknownRepository() {
    return refuse('NOT_FOUND', 'There is no repository with this repository_id.');
}
function describeRepositoryItem(repository) {
    const lost = Object.entries(penalties).reduce((sum, [word, points]) => sum + points * repository[word], 0);
    return {
        repository_id: repository.id,
        name: repository.name,
        vcs_provider: repository.vcsProvider,
        default_branch: repository.defaultBranch,
        last_scan_at: repository.lastScanAt,
        security_score: repository.lastScanAt === null ? null : Math.max(0, 100 - lost),
    };
}
function describeRepositoryDetail(repository) {
    const { critical, high, medium, low, info } = repository;
    return {
        ...describeRepositoryItem(repository),
        vcs_url: repository.vcsUrl,
        total_violations: critical + high + medium + low + info,
        violations_by_severity: { critical, high, medium, low },
        created_at: repository.createdAt,
    };
}
const penalties = { critical: 25, high: 10, medium: 3, low: 1 };
async function listOwn(store) {
    const own = await store.organization();
    return own === undefined ? [] : [{ ...own, planType: 'FREE', isPersonal: true, usageBalance: 0 }];
}
const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' };
const whyNotScanned = {
    inactive: 'this service was started without it',
    archived: 'scan-gate repos add brings it back',
};
const fullQueueSeconds = 30;
const maxBranchLength = 250;
function describeStarted(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        repository_id: scan.repositoryId,
        branch: scan.branch,
        created_at: scan.createdAt,
    };
}
function describeScanDetail(scan) {
    return {
        ...describeStarted(scan),
        violations: scan.counts,
        started_at: scan.startedAt,
        completed_at: scan.completedAt,
        commit_sha: scan.commitSha,
        ...(scan.error !== null && { error: scan.error }),
        ...(scan.coverage !== null && { coverage: scan.coverage }),
        ...(scan.diagnostics !== null && { diagnostics: scan.diagnostics }),
        ...(scan.languages !== null && { languages: scan.languages }),
    };
}
const statusByFilter = {
    open: 'OPEN',
    fixed: 'FIXED',
    ignored: 'ACCEPTED_RISK',
    false_positive: 'FALSE_POSITIVE',
};
function refuseUnknownViolation() {
    return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
}
function describeViolationItem(violation) {
    return {
        violation_id: violation.id,
        title: violation.title,
        severity: violation.severity,
        cvss_score: violation.cvssScore,
        epss_score: violation.epssScore,
        type: violation.type,
        status: violation.status,
        file_path: violation.filePath === '' ? null : violation.filePath,
        line_number: violation.lineNumber,
    };
}
function describeViolationDetail(violation) {
    const suppression = readSuppression(violation);
    return {
        ...describeViolationItem(violation),
        description: violation.description,
        cwe: violation.cwe,
        code_snippet: violation.codeSnippet,
        remediation: violation.remediation,
        first_detected: violation.firstDetected,
        last_seen: violation.lastSeen,
        ...(suppression !== undefined && { suppression }),
        ...(violation.advisory !== null && { advisory: violation.advisory }),
        ...(violation.dataPath !== null && { data_path: [...violation.dataPath] }),
    };
}
const maxLength = 2_000;
const handlers_leastLetters = 8;
const leastDistinctLetters = 4;
const empty = new Set(`a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/));
const falsePositive = /^\s*false[\s_-]*positive\b/iu;
function findJustificationFault(text, violation) {
    if (text.trim() === '')
        return 'it is blank';
    if (text.length > maxLength)
        return `it is longer than ${maxLength} characters`;
    if ((0,placeholder_reason/* isPlaceholderReason */.q)(text))
        return 'it is still the placeholder of an exception';
    const words = splitWords(text.replace(falsePositive, ''));
    const letters = [...words.join('')];
    const weight = letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
    if (weight < handlers_leastLetters || new Set(letters).size < leastDistinctLetters)
        return 'it is too short to be a reason';
    if (isAscii(words.join('')) && new Set(words).size < 2)
        return 'one word is not a reason';
    const own = splitWords([violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '));
    const telling = words.filter((word) => !empty.has(word));
    if (telling.length === 0)
        return 'it gives no reason';
    return telling.every((word) => own.includes(word)) ? 'it only repeats the text of the violation' : undefined;
}
function splitWords(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
const isAscii = (text) => /^[\x00-\x7f]*$/.test(text);
const defaultPaging = { page: 1, limit: 20 };
function readPaging(args) {
    return { page: args.page ?? defaultPaging.page, limit: args.limit ?? defaultPaging.limit };
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/cookie/index.js + 1 modules
var cookie = __webpack_require__(6916);
;// CONCATENATED MODULE: ./build/compiled/src/service/http/response.js

const statuses = {
    UNAUTHORIZED: 401,
    FORBIDDEN: 403,
    INVALID_API_KEY: 401,
    EXPIRED_API_KEY: 401,
    INSUFFICIENT_SCOPE: 403,
    VALIDATION_ERROR: 400,
    INVALID_INPUT: 400,
    NOT_FOUND: 404,
    ALREADY_EXISTS: 409,
    CONFLICT: 409,
    RATE_LIMIT_EXCEEDED: 429,
    INTERNAL_ERROR: 500,
    SERVICE_UNAVAILABLE: 503,
    TIMEOUT: 504,
};
async function sendReply(context, services, { style, success, list = 'items' }, reply) {
    const meta = await buildMeta(context, services);
    const send = (body) => sendJson(context, success, body);
    if ('record' in reply) {
        const { record, pagination } = reply;
        if (style === 'bare')
            return send(record);
        return send({ success: true, data: record, ...(pagination !== undefined && { pagination }), meta });
    }
    const { items, total, paging } = reply;
    if (style === 'bare')
        return send({ [list]: items, pagination: { page: paging.page, total } });
    return send({ success: true, data: items, pagination: describePage(paging, total), meta });
}
async function sendRefusal(context, services, refusal) {
    const { refused, message, details } = refusal;
    const status = getStatus(refusal);
    if (typeof details?.retryAfter === 'number')
        context.header('Retry-After', String(details.retryAfter));
    if (status === 413)
        context.header('Connection', 'close');
    const error = { code: refused, message, ...(details !== undefined && { details }) };
    return sendJson(context, status, { success: false, error, meta: await buildMeta(context, services) });
}
function getStatus({ refused, status }) {
    return status ?? statuses[refused];
}
async function buildMeta(context, { store, now }) {
    return {
        timestamp: now().toISOString(),
        version: 'v1',
        requestId: context.get('requestId'),
        organizationId: context.get('key')?.organizationId ?? (await findOnlyOrganization(store).catch(() => 'none')),
    };
}
async function findOnlyOrganization({ organizations }) {
    const [first, ...others] = await organizations.all();
    return others.length === 0 ? (first?.id ?? 'none') : 'none';
}
function sendJson(context, status, body) {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    return context.json(body, status);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/organizations.js



function createKeyValue() {
    return `sgk_${(0,external_node_crypto_.randomBytes)(32).toString('hex')}`;
}
function createKeyTable(database) {
    return {
        replaceStartKey: (organizationId, value, scopes) => database.transaction(async (transaction) => {
            await transaction.write.deleteFrom('apiKeys').where('isOfStart', '=', true).execute();
            await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
        }),
        create: async (organizationId, key) => {
            const value = createKeyValue();
            return { id: await insertKey(database, { organizationId, value, ...key }), value };
        },
        list: (organizationId) => database.read
            .selectFrom('apiKeys')
            .selectAll()
            .where('organizationId', '=', organizationId)
            .where('isOfStart', '=', false)
            .orderBy('createdAt')
            .orderBy('id')
            .execute(),
        revoke: async (organizationId, id) => {
            const { numUpdatedRows } = await database.write
                .updateTable('apiKeys')
                .set({ revokedAt: await database.tick() })
                .where('id', '=', id)
                .where('organizationId', '=', organizationId)
                .where('revokedAt', 'is', null)
                .executeTakeFirstOrThrow();
            return numUpdatedRows === 1n;
        },
        isAnyValid: async (time) => {
            const valid = await database.read
                .selectFrom('apiKeys')
                .select('id')
                .where('revokedAt', 'is', null)
                .where((key) => key.or([key('expiresAt', 'is', null), key('expiresAt', '>', time.toISOString())]))
                .limit(1)
                .executeTakeFirst();
            return valid !== undefined;
        },
        authenticate: async (value, time) => {
            const digest = hashValue(value);
            const key = await database.read.selectFrom('apiKeys').selectAll().where('digest', '=', digest).executeTakeFirst();
            if (key === undefined || key.revokedAt !== null || !(0,external_node_crypto_.timingSafeEqual)(key.digest, digest))
                return 'unknown';
            if (key.expiresAt !== null && Date.parse(key.expiresAt) <= time.getTime())
                return 'expired';
            await recordUse(database, key, time);
            return { key };
        },
    };
}
const useGrainMs = 60_000;
async function recordUse(database, { id, lastUsedAt: last }, time) {
    if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs)
        return;
    try {
        if (database.isBusy())
            return;
        const used = { lastUsedAt: time.toISOString() };
        await database.write.updateTable('apiKeys').set(used).where('id', '=', id).execute();
    }
    catch {
    }
}
async function insertKey(database, key) {
    const id = createRecordId('key');
    const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
    const createdAt = await database.tick();
    await database.write
        .insertInto('apiKeys')
        .values({ id, organizationId, name, digest: hashValue(value), scopes, expiresAt, createdAt, isOfStart })
        .execute();
    return id;
}
function hashValue(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(value, 'utf8').digest();
}
const sessionMs = 8 * 3_600_000;
function createSessionTable(database) {
    return {
        create: async (keyId, now) => {
            const value = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
            const expiresAt = new Date(now.getTime() + sessionMs).toISOString();
            await database.write.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
            await database.write
                .insertInto('sessions')
                .values({ digest: hashValue(value).toString('hex'), keyId, expiresAt })
                .execute();
            return value;
        },
        find: (value, now) => {
            const time = now.toISOString();
            return database.read
                .selectFrom('sessions as s')
                .innerJoin('apiKeys as k', 'k.id', 's.keyId')
                .selectAll('k')
                .where('s.digest', '=', hashValue(value).toString('hex'))
                .where('s.expiresAt', '>', time)
                .where('k.revokedAt', 'is', null)
                .where(({ or, eb }) => or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', time)]))
                .executeTakeFirst();
        },
        end: async (value) => {
            await database.write.deleteFrom('sessions').where('digest', '=', hashValue(value).toString('hex')).execute();
        },
    };
}
function createOrganizationTables(database) {
    return {
        organizations: createOrganizationTable(database),
        keys: createKeyTable(database),
        sessions: createSessionTable(database),
        webhooks: createWebhookTable(database),
    };
}
const maxNameLength = 100;
function createOrganizationTable(database) {
    return {
        all: () => listAll(database),
        find: (id) => selectRecords(database).where('id', '=', id).executeTakeFirst(),
        choose: async (name) => {
            const all = await listAll(database);
            const found = findChosen(all, name);
            if (found !== undefined)
                return found;
            const message = name === undefined ? 'There is no organization yet.' : `There is no organization ${quoteName(name)}.`;
            const hint = all.length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${formatNames(all)}.`;
            throw new errors/* GateError */.ue('CONFIG', message, { hint });
        },
        chooseOrMake: (name) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            return findChosen(await listAll(transaction), name) ?? createOrganization(transaction, name ?? 'Local');
        }),
    };
}
function selectRecords({ read }) {
    return read.selectFrom('organizations').select(['id', 'name', 'slug', 'createdAt', 'updatedAt']);
}
function listAll(database) {
    return selectRecords(database).orderBy('createdAt').orderBy('id').execute();
}
function findChosen(all, name) {
    if (name !== undefined) {
        return (all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase()) ??
            all.find(({ slug }) => slug === toSlug(name)));
    }
    if (all.length <= 1)
        return all[0];
    throw new errors/* GateError */.ue('CONFIG', 'There are several organizations, and none is named.', {
        hint: `Name one with --organization: ${formatNames(all)}.`,
    });
}
async function createOrganization(database, name) {
    const slug = toSlug(name);
    if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
        throw new errors/* GateError */.ue('CONFIG', `${quoteName(name)} is not a valid name for an organization.`, {
            hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
        });
    }
    const time = await database.tick();
    const created = { id: createRecordId('org'), name: name.trim(), slug, createdAt: time, updatedAt: time };
    await database.write.insertInto('organizations').values(created).execute();
    return created;
}
function toSlug(name) {
    return name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '');
}
const quoteName = (name) => JSON.stringify(name.slice(0, maxNameLength));
const formatNames = (all) => all.map(({ name }) => name).join(', ');
function createWebhookTable(database) {
    const change = async (id, fields) => {
        await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
    };
    return {
        add: async (organizationId, webhook) => {
            const id = createRecordId('hook');
            const created = { ...webhook, id, organizationId, createdAt: await database.tick() };
            await database.write.insertInto('webhooks').values(created).execute();
            return id;
        },
        list: (organizationId) => database.read
            .selectFrom('webhooks')
            .selectAll()
            .where('organizationId', '=', organizationId)
            .orderBy('createdAt')
            .orderBy('id')
            .execute(),
        find: (organizationId, id) => database.read
            .selectFrom('webhooks')
            .selectAll()
            .where('id', '=', id)
            .where('organizationId', '=', organizationId)
            .executeTakeFirst(),
        remove: async (organizationId, id) => {
            const { numDeletedRows } = await database.write
                .deleteFrom('webhooks')
                .where('id', '=', id)
                .where('organizationId', '=', organizationId)
                .executeTakeFirstOrThrow();
            return numDeletedRows === 1n;
        },
        setSecret: (id, secret) => change(id, { secret }),
        enable: (id) => change(id, { failures: 0, retryAt: null, disabledAt: null }),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/postgres.js






const postgres_maxConnections = 10;
const maxClockConnections = 2;
async function openPostgres(text, mayMake, now) {
    const address = parsePostgresAddress(text);
    try {
        const pool = await createPool(address, postgres_maxConnections);
        const clockPool = await createPool(address, maxClockConnections);
        const database = createPostgresDatabase(pool, clockPool, now);
        await migrate(database.write, address, mayMake).catch(async (error) => {
            await database.close();
            throw error;
        });
        return database;
    }
    catch (error) {
        throw explainPostgresFault(address, error);
    }
}
async function inspectPostgres(text) {
    const address = parsePostgresAddress(text);
    try {
        const database = openTables(createDialect(await createPool(address, 1)));
        try {
            const { shown } = address;
            const version = await readVersion(database, shown, await readSchema(database));
            const message = version === 0
                ? `${shown} has no tables yet: the start will create them`
                : version < currentVersion
                    ? `${shown} has tables of version ${version}: the start will migrate them to ${currentVersion}; make a backup first`
                    : `${shown} answers, with tables of version ${version}`;
            return { message, repositories: [] };
        }
        finally {
            await database.destroy();
        }
    }
    catch (error) {
        throw explainPostgresFault(address, error);
    }
}
function createPostgresDatabase(pool, clockPool, now) {
    const connections = openTables(createDialect(pool));
    const clock = openTables(createDialect(clockPool));
    return createDatabase({
        ...{ read: connections, write: connections, isShared: true, isBusy: () => false },
        notify: async (connection) => {
            await sql `select pg_notify(${channel}, '')`.execute(connection);
        },
        listen: (call) => listenForWork(pool, call),
        lockQueue: async (transaction) => {
            await sql `select pg_advisory_xact_lock(${queueLock})`.execute(transaction);
        },
        tick: async () => {
            const time = now?.().getTime();
            const { lastMs } = await clock
                .updateTable('clock')
                .set({
                lastMs: time === undefined
                    ? sql `greatest(floor(extract(epoch from clock_timestamp()) * 1000)::bigint, last_ms + 1)`
                    : sql `greatest(${time}::bigint, last_ms + 1)`,
            })
                .returning('lastMs')
                .executeTakeFirstOrThrow();
            return new Date(lastMs).toISOString();
        },
        isTransient: (error) => transientCodes.includes(String(error.code)),
        close: (0,once/* runOnce */.Jh)(async () => {
            await Promise.all([connections.destroy(), clock.destroy()]);
        }),
    });
}
const channel = 'scan_gate_work';
const reconnectMs = 1_000;
async function listenForWork(pool, call) {
    let client;
    let isStopped = false;
    let timer;
    const drop = () => {
        client?.removeAllListeners('notification');
        client?.release(true);
        client = undefined;
    };
    const connect = async () => {
        try {
            client = await pool.connect();
            client.on('notification', call);
            client.once('error', () => {
                drop();
                connectLater();
            });
            await client.query(`LISTEN ${channel}`);
            if (isStopped)
                drop();
        }
        catch {
            drop();
            connectLater();
        }
    };
    const connectLater = () => {
        if (!isStopped)
            timer = setTimeout(() => void connect(), reconnectMs);
    };
    await connect();
    return async () => {
        isStopped = true;
        clearTimeout(timer);
        drop();
    };
}
const queueLock = 0x53476174 * 16 + 1;
const transientCodes = ['40001', '40P01', '23505'];
const bigintType = 20;
async function createPool(address, max) {
    loadKysely();
    const { default: pg } = await import(/* webpackIgnore: true */ 'pg');
    const { host, port, user, password, database, options, ssl } = address;
    const config = {
        ...{ host, port, user, password, database, options, ssl, max, application_name: 'scan-gate', keepAlive: true },
        connectionTimeoutMillis: 10_000,
        idle_in_transaction_session_timeout: 300_000,
        types: {
            getTypeParser: (type, format) => type === bigintType ? Number : pg.types.getTypeParser(type, format),
        },
    };
    const pool = new pg.Pool(config);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
}
function createDialect(pool) {
    const dialect = new PostgresDialect({ pool });
    const clean = (value) => {
        const stored = toStored(value);
        return typeof stored === 'string' ? stored.replaceAll('\0', '\ufffd') : stored;
    };
    return {
        createAdapter: () => dialect.createAdapter(),
        createDriver: () => dialect.createDriver(),
        createIntrospector: (database) => dialect.createIntrospector(database),
        createQueryCompiler: () => {
            const compiler = dialect.createQueryCompiler();
            return {
                compileQuery: (node, queryId) => {
                    const query = compiler.compileQuery(node, queryId);
                    return { ...query, parameters: query.parameters.map(clean) };
                },
            };
        },
    };
}
async function migrate(database, { shown }, mayMake) {
    const schema = await readSchema(database);
    const version = await readVersion(database, shown, schema);
    if (version === currentVersion)
        return;
    if (version === 0 && !mayMake) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${shown} has no tables of Scan Gate.`, {
            hint: 'Name the database that serve works with; keys create makes the tables.',
        });
    }
    await applyMigrations(database, postgresWords, schema);
}
async function readSchema(database) {
    const { rows } = await sql `SELECT current_schema() AS name`.execute(database);
    return rows[0]?.name ?? 'public';
}
function isPostgresAddress(database) {
    return /^postgres(?:ql)?:/i.test(database);
}
function checkDatabaseName(database) {
    const [, protocol] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(database) ?? [];
    if (protocol === undefined || isPostgresAddress(database))
        return;
    throw new errors/* GateError */.ue('CONFIG', `The database is an address of ${protocol}, which is not supported.`, {
        hint: 'Name a file for SQLite, or postgres://USER@HOST/NAME?sslmode=verify-full.',
    });
}
const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options'];
function parsePostgresAddress(text) {
    const address = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?#]|$)/i, '$1localhost');
    const url = /^postgres(?:ql)?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'The address of the PostgreSQL database cannot be read.', {
            hint: 'Write postgres://USER@HOST:PORT/NAME, and special characters of its parts as %XX.',
        });
    }
    const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
    if (unknown !== undefined) {
        const name = JSON.stringify(unknown.slice(0, 40));
        throw new errors/* GateError */.ue('CONFIG', `The address of the PostgreSQL database has the unknown parameter ${name}.`, {
            hint: `Known ones are ${parameters.join(', ')}.`,
        });
    }
    const given = Object.fromEntries(url.searchParams);
    const user = decodePart(url.username);
    const host = given.host ?? decodePart(url.hostname.replace(/^\[|\]$/g, '')) ?? 'localhost';
    const database = decodePart(url.pathname.slice(1));
    const port = readPort(given.port ?? url.port);
    const place = `${host.startsWith('/') ? '' : host}${port === undefined ? '' : `:${port}`}`;
    const shown = `postgres://${user === undefined ? '' : `${encodeURIComponent(user)}@`}${place}/${database ?? ''}`;
    const ssl = host.startsWith('/') ? false : readTls(given, host, shown);
    return { shown, host, port, user, password: decodePart(url.password), database, options: given.options, ssl };
}
function decodePart(text) {
    if (text === '')
        return undefined;
    try {
        return decodeURIComponent(text);
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The address of the PostgreSQL database has a % that is not an escape.', {
            cause,
            hint: 'Write % as %25.',
        });
    }
}
function readPort(text) {
    if (text === '')
        return undefined;
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536)
        return port;
    throw new errors/* GateError */.ue('CONFIG', 'The port in the address of the PostgreSQL database is not from 1 to 65535.');
}
function readTls(given, host, shown) {
    const { sslmode } = given;
    const isLocal = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
    if (sslmode === undefined && isLocal)
        return false;
    if (sslmode === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${shown} is on another machine, and sslmode is missing.`, {
            hint: 'Add ?sslmode=verify-full (and &sslrootcert=FILE), require, or disable for a network that is safe.',
        });
    }
    if (sslmode === 'disable')
        return false;
    const files = {
        ...(given.sslrootcert !== undefined && given.sslrootcert !== 'system' && { ca: readPem(given, 'sslrootcert') }),
        ...(given.sslcert !== undefined && { cert: readPem(given, 'sslcert') }),
        ...(given.sslkey !== undefined && { key: readPem(given, 'sslkey') }),
    };
    if (sslmode === 'verify-full')
        return { ...files, rejectUnauthorized: true };
    const checkServerIdentity = () => undefined;
    if (sslmode === 'verify-ca' && 'ca' in files)
        return { ...files, rejectUnauthorized: true, checkServerIdentity };
    if (sslmode === 'require')
        return { ...files, rejectUnauthorized: 'ca' in files, checkServerIdentity };
    if (sslmode === 'verify-ca')
        throw new errors/* GateError */.ue('CONFIG', 'sslmode=verify-ca needs sslrootcert: the file with the authority of the database.');
    const mode = JSON.stringify(sslmode.slice(0, 40));
    throw new errors/* GateError */.ue('CONFIG', `sslmode=${mode} in the address of the PostgreSQL database is not supported.`, {
        hint: 'Use verify-full, verify-ca, require or disable. Others leave it to the network whether TLS is used.',
    });
}
function readPem(given, name) {
    const file = given[name] ?? '';
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `${name}: the file ${file} cannot be read (${cause.message}).`, { cause });
    }
}
const listening = 'Check host and port, and that the server runs and accepts connections from here.';
const certificate = 'Name its authority with sslrootcert, or correct the host.';
const faults = {
    ECONNREFUSED: ['does not answer', listening],
    ECONNRESET: ['ended the connection', listening],
    ENOENT: ['has no such socket', listening],
    ENOTFOUND: ['is on a host that is not known', listening],
    EAI_AGAIN: ['is on a host that is not known', listening],
    ETIMEDOUT: ['does not answer', listening],
    EHOSTUNREACH: ['does not answer', listening],
    '28P01': ['refuses the password', 'Check the user and the password, or the line in the file of PGPASSFILE.'],
    '28000': ['refuses the user', 'Check the user, and pg_hba.conf of the server.'],
    '3D000': ['does not exist', 'Create it first: createdb NAME.'],
    '42501': ['lacks a permission for this user', 'docs/service.md lists what the role needs.'],
    '53300': ['has no connection left', 'Raise max_connections, or start fewer processes.'],
    '57P03': ['is starting or stopping', 'Try again later.'],
    '25006': ['is read-only', 'Name the primary server.'],
    SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate of an unknown authority', certificate],
    DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that it signed itself', certificate],
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate of an unknown authority', certificate],
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['has a certificate of an unknown authority', certificate],
    ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate of another host', certificate],
    CERT_HAS_EXPIRED: ['has a certificate that has expired', 'Renew it.'],
    ERR_MODULE_NOT_FOUND: [
        'needs the package pg, which is not installed here',
        'Install Scan Gate from npm: npm install --global scan-gate.',
    ],
};
const lostCodes = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08003', '08006'];
const lostMessage = /^Connection (?:terminated|ended)|is not queryable$|^timeout exceeded when trying to connect/;
function isLostConnection(error) {
    const { code = '', syscall, message = '' } = error;
    return lostCodes.includes(code) || syscall === 'connect' || lostMessage.test(message);
}
function explainPostgresFault({ shown, password }, error) {
    if (error instanceof errors/* GateError */.ue)
        return error;
    const { code = '' } = error;
    const text = formatErrorLine(error);
    const safe = password === undefined || password === '' ? text : text.replaceAll(password, '…');
    const isUnencrypted = /does not support SSL/.test(text);
    const isPasswordMissing = /password must be a string/.test(text);
    const fallback = ['cannot be used', listening];
    const [what, hint] = isUnencrypted
        ? ['does not offer TLS', 'Switch it on at the server, or set sslmode=disable for a network that is safe.']
        : isPasswordMissing
            ? ['asks for a password', 'Put it into the file that PGPASSFILE names, or into PGPASSWORD.']
            : (faults[code] ?? fallback);
    const reason = safe === '' ? code : safe;
    return new errors/* GateError */.ue('CONFIG', `The database ${shown} ${what}${reason === '' ? '' : ` (${reason})`}.`, {
        hint,
        cause: Object.assign(new Error(safe), { code }),
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/request-buckets.js


const forgetEvery = 1_000;
function createRequestBuckets(database) {
    const now = sql `floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    let taken = 0;
    const forgetUnused = async () => {
        await database.write.deleteFrom('requestBuckets').where('atMs', '<', sql `${now} - ${shared_clock/* dayMs */.LP}`).execute();
    };
    return {
        take: async (caller, { requests, seconds }) => {
            taken += 1;
            if (taken % forgetEvery === 0)
                await forgetUnused();
            const perMs = requests / (seconds * 1000);
            const refilled = sql `least(${requests}::float8, request_buckets.tokens
        + greatest(0, ${now} - request_buckets.at_ms) * ${perMs}::float8)`;
            const allowed = await database.write
                .insertInto('requestBuckets')
                .values({ caller, tokens: requests - 1, atMs: now })
                .onConflict((conflict) => conflict
                .column('caller')
                .doUpdateSet({ tokens: sql `${refilled} - 1`, atMs: now })
                .where(sql `${refilled} >= 1`))
                .returning('tokens')
                .executeTakeFirst();
            if (allowed !== undefined)
                return undefined;
            const rest = await database.read
                .selectFrom('requestBuckets')
                .select(refilled.as('tokens'))
                .where('caller', '=', caller)
                .executeTakeFirst();
            return Math.max(1, Math.ceil(((1 - (rest?.tokens ?? 0)) * seconds) / requests));
        },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/claims.js
const scanLeaseMs = 60_000;
const maxClaims = 2;
function claimScans(outer) {
    return outer.transaction(async (database) => {
        const next = await lockNextRepository(database);
        if (next === undefined)
            return undefined;
        const { repositoryId, branch, commitSha, organizationId } = next;
        const waiting = await database.write
            .selectFrom('scans')
            .select('id')
            .where('status', '=', 'PENDING')
            .where('repositoryId', '=', repositoryId)
            .where('branch', '=', branch)
            .where('commitSha', '=', commitSha)
            .orderBy('seq')
            .execute();
        for (const { id } of waiting)
            await startScan(database, id);
        const turn = { turnAt: await database.tick() };
        await database.write.updateTable('organizations').set(turn).where('id', '=', organizationId).execute();
        return waiting.length === 0 ? undefined : waiting.map(({ id }) => id);
    });
}
async function lockNextRepository(database) {
    const { write } = database;
    const waiting = write
        .selectFrom('scans as s')
        .innerJoin('repositories as r', 'r.id', 's.repositoryId')
        .innerJoin('organizations as o', 'o.id', 'r.organizationId')
        .select(['s.repositoryId', 's.branch', 's.commitSha', 'r.organizationId'])
        .where('s.status', '=', 'PENDING')
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('scans as other')
        .select('other.id')
        .whereRef('other.repositoryId', '=', 's.repositoryId')
        .where('other.status', '=', 'SCANNING'))))
        .orderBy('o.turnAt', (order) => order.asc().nullsFirst())
        .orderBy('s.seq')
        .limit(1);
    const next = await database.skipLocked(waiting, 'r').executeTakeFirst();
    if (next === undefined)
        return undefined;
    const running = await write
        .selectFrom('scans')
        .select('id')
        .where('repositoryId', '=', next.repositoryId)
        .where('status', '=', 'SCANNING')
        .limit(1)
        .executeTakeFirst();
    return running === undefined ? next : undefined;
}
async function startScan(database, id) {
    const time = await database.tick();
    const { numUpdatedRows } = await database.write
        .updateTable('scans')
        .set({ status: 'SCANNING', startedAt: time, leaseUntil: database.isShared ? addLease(time) : null })
        .set(({ eb }) => ({ claims: eb('claims', '+', 1) }))
        .where('id', '=', id)
        .where('status', '=', 'PENDING')
        .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
}
function addLease(time) {
    return new Date(Date.parse(time) + scanLeaseMs).toISOString();
}
async function renewLease(database, ids, claims) {
    const leaseUntil = addLease(await database.tick());
    for (const id of ids) {
        const { numUpdatedRows } = await database.write
            .updateTable('scans')
            .set({ leaseUntil })
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .where('claims', '=', claims.get(id) ?? 0)
            .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n)
            return false;
    }
    return true;
}
function canTryAgain(claims) {
    return Math.max(...claims.values()) < maxClaims;
}
async function giveBack(database, ids, claims) {
    for (const id of ids) {
        await database.write
            .updateTable('scans')
            .set({ status: 'PENDING', startedAt: null, leaseUntil: null })
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .where('claims', '=', claims.get(id) ?? 0)
            .execute();
    }
    await database.notify();
}
async function recoverLost(outer, fail) {
    const time = await outer.tick();
    const lost = await outer.read
        .selectFrom('scans')
        .select('id')
        .where('status', '=', 'SCANNING')
        .where('leaseUntil', '<', time)
        .execute();
    const recovered = { returned: [], failed: [] };
    for (const { id } of lost) {
        await outer.transaction(async (database) => {
            const expired = database.write
                .selectFrom('scans')
                .select('claims')
                .where('id', '=', id)
                .where('status', '=', 'SCANNING')
                .where('leaseUntil', '<', time);
            const scan = await database.skipLocked(expired, 'scans').executeTakeFirst();
            if (scan === undefined)
                return;
            const isLast = scan.claims >= maxClaims;
            recovered[isLast ? 'failed' : 'returned'].push(id);
            if (isLast)
                await fail(database, id, 'interrupted: its worker stopped without a result, twice');
            else {
                const waiting = { status: 'PENDING', startedAt: null, leaseUntil: null };
                await database.write.updateTable('scans').set(waiting).where('id', '=', id).execute();
            }
        });
    }
    if (lost.length > 0)
        await outer.notify();
    return recovered;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/scans.js






const sortColumns = { created: 'seq', startedAt: 'startedAt', completedAt: 'completedAt', status: 'status' };
function createScanTable(database) {
    return {
        create: (scan) => createScan(database, scan),
        createWithRoom: (scan, room) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
        }),
        createForChange: (scan, room) => database.transaction(async (transaction) => {
            await transaction.lockQueue();
            if ((await readLatestCommit(transaction, scan)) === scan.commitSha)
                return 'known';
            return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
        }),
        find: (id, organizationId) => database.read
            .selectFrom('scans')
            .selectAll()
            .where('id', '=', id)
            .where((scan) => scan.and(listOwnership(organizationId)))
            .executeTakeFirst(),
        list: (filter, paging) => listScanPage(database, filter, paging),
        branches: async (repositoryId, organizationId, limit) => {
            const rows = await database.read
                .selectFrom('scans')
                .select('branch')
                .where('repositoryId', '=', repositoryId)
                .where((scan) => scan.and(listOwnership(organizationId)))
                .groupBy('branch')
                .orderBy(({ fn }) => fn.max('seq'), 'desc')
                .limit(limit)
                .execute();
            return rows.map(({ branch }) => branch);
        },
        start: async (id) => {
            if (!(await startScan(database, id)))
                throw createStateError(id);
        },
        claim: async () => {
            const ids = await claimScans(database);
            if (ids === undefined)
                return undefined;
            const claimed = database.write.selectFrom('scans').selectAll().where('id', 'in', ids).orderBy('seq');
            const scans = await claimed.execute();
            const claim = new Map(scans.map(({ id, claims }) => [id, claims]));
            return {
                ...{ scans, claim },
                renew: async () => !database.isShared || renewLease(database, ids, claim),
                giveBack: () => giveBack(database, ids, claim),
            };
        },
        recoverLost: () => recoverLost(database, failScanRow),
        complete: (id, result, claim) => completeScan(database, id, claim, result),
        fail: (id, error, claim) => database.transaction((transaction) => failScanRow(transaction, id, error, claim)),
        failUnfinished: (error) => database.transaction(async (transaction) => {
            const unfinished = await transaction.write
                .selectFrom('scans')
                .select('id')
                .where('status', 'in', unfinishedStatuses)
                .orderBy('seq')
                .execute();
            for (const { id } of unfinished)
                await failScanRow(transaction, id, error);
            return unfinished.map(({ id }) => id);
        }),
        unfinished: (organizationId, before) => countUnfinished(database, organizationId, before),
    };
}
async function readLatestCommit({ read }, { repositoryId, branch }) {
    const latest = await read
        .selectFrom('scans')
        .select('commitSha')
        .where('repositoryId', '=', repositoryId)
        .where('branch', '=', branch)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
    return latest?.commitSha;
}
const unfinishedStatuses = ['PENDING', 'SCANNING'];
async function hasRoom(database, { organizationId, maxUnfinished }) {
    if ((await countUnfinished(database)) >= maxUnfinished)
        return false;
    const counted = await database.read
        .selectFrom('repositories')
        .select(({ fn }) => fn.count('organizationId').distinct().as('n'))
        .executeTakeFirst();
    const organizations = Math.max(1, counted?.n ?? 1);
    const own = await countUnfinished(database, organizationId);
    return own < Math.max(1, Math.floor(maxUnfinished / organizations));
}
async function countUnfinished({ read }, organizationId, before) {
    const { n } = await read
        .selectFrom('scans')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('status', 'in', unfinishedStatuses)
        .where((scan) => scan.and(listOwnership(organizationId)))
        .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? ''))
        .executeTakeFirstOrThrow();
    return n;
}
async function failScanRow(database, id, error, claim) {
    const time = await database.tick();
    const scan = await database.write
        .updateTable('scans')
        .set({ status: 'FAILED', error, completedAt: time })
        .where('id', '=', id)
        .where('status', 'in', claim === undefined ? unfinishedStatuses : ['SCANNING'])
        .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0))
        .returning(['id', 'repositoryId', 'branch'])
        .executeTakeFirst();
    if (scan === undefined)
        return false;
    await announceFailed(database, scan, error);
    await database.notify();
    return true;
}
async function createScan(database, scan) {
    const createdAt = await database.tick();
    const created = await database.write
        .insertInto('scans')
        .values({ ...scan, id: createRecordId('scan'), status: 'PENDING', createdAt })
        .returningAll()
        .executeTakeFirstOrThrow();
    await database.notify();
    return created;
}
function completeScan(outer, id, claim, result) {
    return outer.transaction(async (database) => {
        const { write } = database;
        const own = write
            .selectFrom('scans')
            .select(['repositoryId', 'branch'])
            .where('id', '=', id)
            .where('status', '=', 'SCANNING')
            .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0));
        const scan = await database.lockRows(own, 'scans').executeTakeFirst();
        if (scan === undefined)
            throw createStateError(id);
        await lockViolations(database, scan.repositoryId);
        const time = await database.tick();
        const merged = await mergeFindings(database, { ...scan, time, result });
        const { coverage, diagnostics, languages } = result;
        await write
            .updateTable('scans')
            .set({ status: 'COMPLETED', completedAt: time, counts: merged.counts, coverage, diagnostics, languages })
            .where('id', '=', id)
            .execute();
        await write
            .updateTable('repositories')
            .set({ lastScanAt: time, updatedAt: time })
            .where('id', '=', scan.repositoryId)
            .execute();
        await recountViolations(database, scan.repositoryId);
        await announceCompleted(database, { id, ...scan }, merged);
        await database.notify();
        return merged;
    });
}
function createStateError(id) {
    return new Error(`scan ${id} is not in the state that this step starts from`);
}
const listedColumns = [
    ...['id', 'repositoryId', 'branch', 'commitSha', 'status', 'createdAt', 'startedAt'],
    ...['completedAt', 'error', 'counts'],
];
function listScanPage({ read }, { organizationId, repositoryId, branch, status, scanType, sortBy, sortOrder }, paging) {
    const filtered = read.selectFrom('scans').where((scan) => scan.and([
        ...listOwnership(organizationId),
        ...(repositoryId === undefined ? [] : [scan('repositoryId', '=', repositoryId)]),
        ...(branch === undefined ? [] : [scan('branch', '=', branch)]),
        ...(status === undefined ? [] : [scan('status', '=', status)]),
        ...(scanType === undefined
            ? []
            : [
                scan.or([
                    scan('coverage', 'is', null),
                    ...['covered', 'partly covered'].map((coverage) => sql `coverage like ${`%${JSON.stringify(scanType)}:${JSON.stringify(coverage)}%`}`),
                ]),
            ]),
    ]));
    const isAscending = sortOrder === 'asc';
    const count = filtered.select(({ fn }) => fn.countAll().as('total'));
    return readPage(paging, count, (limit, offset) => filtered
        .select(listedColumns)
        .select(({ selectFrom }) => selectFrom('repositories as r')
        .select('r.name')
        .whereRef('r.id', '=', 'scans.repositoryId')
        .$asScalar()
        .$notNull()
        .as('repository'))
        .orderBy(sortColumns[sortBy ?? 'created'], isAscending ? sortAscending : sortDescending)
        .orderBy('seq', isAscending ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset));
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./build/compiled/src/service/store/sqlite.js









async function openSqlite(options) {
    loadKysely();
    const { file, now = () => new Date() } = options;
    const { connection, reader, lockTables, close } = openFile(options);
    const write = openTables(createSqliteDialect(connection));
    const read = reader === undefined ? write : openTables(createSqliteDialect(reader));
    const closeAll = async () => {
        for (const each of new Set([write, read])) {
            await each.connection().execute(async () => undefined);
            await each.destroy();
        }
        close();
    };
    try {
        if ((await readVersion(write, file)) !== currentVersion) {
            const unlock = lockTables();
            await applyMigrations(write, sqliteWords).finally(unlock);
        }
    }
    catch (error) {
        await closeAll();
        throw explainFault(file, error);
    }
    return createDatabase({
        ...{ read, write, close: (0,once/* runOnce */.Jh)(closeAll) },
        isBusy: () => connection.isTransaction,
        isShared: false,
        notify: async () => undefined,
        listen: async () => async () => undefined,
        lockQueue: async () => undefined,
        tick: async (transaction = write) => {
            const { lastMs } = await transaction
                .updateTable('clock')
                .set({ lastMs: sql `max(${now().getTime()}, last_ms + 1)` })
                .returning('lastMs')
                .executeTakeFirstOrThrow();
            return new Date(lastMs).toISOString();
        },
        isTransient: () => false,
    });
}
const longestCachedSql = 4_000;
function createSqliteDialect(connection) {
    const statements = new Map();
    const prepare = (text) => {
        const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text);
        const store = (values) => values.map(toStored);
        return {
            reader: statement.columns().length > 0,
            all: (values) => statement.all(...store(values)),
            run: (values) => {
                if (text === 'rollback' && !connection.isTransaction)
                    return { changes: 0, lastInsertRowid: 0 };
                return statement.run(...store(values));
            },
            iterate: () => {
                throw new Error('rows are not streamed');
            },
        };
    };
    const database = {
        prepare: (text) => {
            const statement = statements.get(text) ?? prepare(text);
            if (text.length <= longestCachedSql)
                statements.set(text, statement);
            return statement;
        },
        close: () => undefined,
    };
    const createAdapter = () => Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
    return Object.assign(new SqliteDialect({ database }), { createAdapter });
}
async function inspectSqlite(name) {
    if (name === ':memory:')
        return { message: 'in memory: everything is lost when the service stops', repositories: [] };
    const file = (0,external_node_path_.resolve)(name);
    checkWritable((0,external_node_path_.dirname)(file), name);
    if (!(0,external_node_fs_.existsSync)(file))
        return { message: `${name} does not exist yet: the start will create it`, repositories: [] };
    checkWritable(file, name);
    const lock = (0,external_node_fs_.existsSync)(`${file}-service`) ? new external_node_sqlite_.DatabaseSync(`${file}-service`, { timeout: 0 }) : undefined;
    try {
        lock?.exec('BEGIN EXCLUSIVE; ROLLBACK');
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `${name} is served already: another service works with it`, {
            cause,
            hint: 'Stop the other service, or name another file.',
        });
    }
    finally {
        lock?.close();
    }
    try {
        return await readFile(name, file);
    }
    catch (error) {
        throw explainFault(name, error);
    }
}
function checkWritable(path, name) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK);
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `${name} cannot be used: ${path} cannot be read and written`, {
            cause,
            hint: 'Give this user the right to write the file and its folder, or name another file.',
        });
    }
}
async function readFile(name, file) {
    loadKysely();
    const connection = new external_node_sqlite_.DatabaseSync(file, { readOnly: true, timeout: 2_000 });
    try {
        checkOwner(connection, name);
        const database = openTables(createSqliteDialect(connection));
        const version = await readVersion(database, name);
        if (version < currentVersion) {
            const message = `${name} has tables of version ${version}: the start will migrate them to ${currentVersion}; make a backup first`;
            return { message, repositories: [] };
        }
        const added = database.selectFrom('repositories').select(['name', 'path']).where('isAdded', '=', true);
        const repositories = await added.where('status', '=', 'active').orderBy('name').execute();
        const valid = database.selectFrom('apiKeys').select('id').where('revokedAt', 'is', null).limit(1);
        const advice = (await valid.executeTakeFirst()) === undefined ? ', without a key: scan-gate keys create makes one' : '';
        return { message: `${name} is readable, with tables of version ${version}${advice}`, repositories };
    }
    finally {
        connection.close();
    }
}
const applicationId = 0x53476174;
const lockTimeoutMs = { service: 2_000, tool: 10_000 };
function openFile({ file, role, mayMake }) {
    if (file === ':memory:')
        return openTemporary(role);
    const path = checkFile(file, mayMake);
    const connections = [];
    const connect = (readOnly) => {
        const made = new external_node_sqlite_.DatabaseSync(path, { timeout: lockTimeoutMs[role], enableForeignKeyConstraints: true, readOnly });
        connections.unshift(made);
        return made;
    };
    const locks = [];
    const unlock = () => {
        for (const release of locks.splice(0).toReversed())
            release();
    };
    const close = () => {
        for (const each of connections)
            each.close();
        unlock();
    };
    const lockTables = () => {
        if (role === 'service')
            return () => { };
        locks.push(lockByIdentity(path));
        locks.push(lockBeside(path));
        return unlock;
    };
    try {
        if (role === 'service')
            locks.push(lockByIdentity(path));
        const connection = connect(false);
        checkOwner(connection, path);
        if (role === 'service')
            locks.push(lockBeside(path));
        connection.exec('PRAGMA journal_mode = WAL');
        const [first] = role === 'service' ? connection.prepare('PRAGMA quick_check(1)').all() : [{ quick_check: 'ok' }];
        if (first?.quick_check !== 'ok')
            throw Object.assign(new Error(String(first?.quick_check ?? 'it cannot be checked')), { errcode: sqlite.corrupt });
        if (readOwner(connection) !== applicationId)
            connection.exec(`PRAGMA application_id = ${applicationId}`);
        return { connection, reader: role === 'service' ? connect(true) : undefined, lockTables, close };
    }
    catch (error) {
        close();
        throw explainFault(file, error);
    }
}
function openTemporary(role) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-database-'));
    const removeFolder = () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    try {
        const opened = openFile({ file: (0,external_node_path_.join)(folder, 'service.db'), role, mayMake: true });
        const close = () => {
            opened.close();
            removeFolder();
        };
        return { ...opened, close };
    }
    catch (error) {
        removeFolder();
        throw error;
    }
}
function checkFile(file, mayMake) {
    const found = (0,errors/* attempt */.CD)(() => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false }));
    if (!mayMake && found === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `There is no database ${file}.`, {
            hint: 'Name the file that serve --database works with; keys create makes one.',
        });
    }
    if (found !== undefined && !found.isFile() && !found.isDirectory())
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} is not a regular file.`, { hint: 'Name another file.' });
    const path = createPrivateFile(file);
    if ((0,external_node_fs_.statSync)(path).nlink > 1) {
        const message = `The database ${file} has several names (hard links), and may be served already by another.`;
        throw new errors/* GateError */.ue('CONFIG', message, {
            hint: 'Remove the other links, or name a copy. SQLite damages a file that is used by two names.',
        });
    }
    return path;
}
function createPrivateFile(file) {
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, 'a', 0o600));
        return (0,external_node_fs_.realpathSync)(file);
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', `The database ${file} cannot be opened: ${explainReason(cause)}.`, {
            cause,
            hint: 'Name a file in a folder that exists and can be written to.',
        });
    }
}
function lockByIdentity(file) {
    if (process.platform !== 'linux')
        return () => { };
    const { dev, ino } = (0,external_node_fs_.statSync)(file, { bigint: true });
    const socket = (0,external_node_net_.createServer)();
    socket.on('error', () => { });
    socket.listen({ path: `\0scan-gate-database-${dev}-${ino}`, exclusive: true }).unref();
    if (!socket.listening)
        throw createAlreadyServedError(file);
    return () => void socket.close();
}
function lockBeside(file) {
    const lock = new external_node_sqlite_.DatabaseSync(createPrivateFile(`${file}-service`), { timeout: 0 });
    try {
        lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    }
    catch (cause) {
        lock.close();
        if (getPrimaryCode(cause) !== sqlite.busy)
            throw explainFault(`${file}-service`, cause);
        throw createAlreadyServedError(file, cause);
    }
    return () => lock.close();
}
function createAlreadyServedError(file, cause) {
    return new errors/* GateError */.ue('CONFIG', `The database ${file} is served already: another service works with it.`, {
        cause,
        hint: 'Stop the other service, or name another file.',
    });
}
function checkOwner(connection, shown) {
    const { n } = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
    if (n === 0 || readOwner(connection) === applicationId)
        return;
    throw new errors/* GateError */.ue('CONFIG', `The database ${shown} belongs to another program.`, { hint: 'Name another file.' });
}
function readOwner(connection) {
    return connection.prepare('PRAGMA application_id').get()?.application_id;
}
const sqlite = { perm: 3, busy: 5, locked: 6, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, none: 26 };
function getPrimaryCode(error) {
    return Number(error?.errcode ?? 0) & 0xff;
}
const restore = 'Restore it from a backup (docs/service.md says how), or name another file.';
const rights = 'Give this user the right to write the file and its folder, or name another file.';
const sqlite_faults = {
    [sqlite.perm]: ['cannot be written', rights],
    [sqlite.busy]: ['is in use by another program', 'End the other program, or name another file.'],
    [sqlite.locked]: ['is in use by another program', 'End the other program, or name another file.'],
    [sqlite.readOnly]: ['cannot be written', rights],
    [sqlite.io]: ['cannot be read or written', 'Check the disk: its health, free space and quota.'],
    [sqlite.corrupt]: ['is damaged', restore],
    [sqlite.full]: ['cannot be written: the disk is full', 'Make room on the disk, then start again.'],
    [sqlite.cannotOpen]: ['cannot be opened', rights],
    [sqlite.none]: ['is not a database, or is damaged', restore],
};
function explainFault(file, error) {
    const [what, hint] = sqlite_faults[getPrimaryCode(error)] ?? [];
    if (error instanceof errors/* GateError */.ue || what === undefined)
        return error;
    return new errors/* GateError */.ue('CONFIG', `The database ${file} ${what} (${explainReason(error)}).`, { cause: error, hint });
}
function explainReason(error) {
    const { code, message } = error;
    const words = {
        ENOENT: 'there is no such folder',
        EACCES: 'permission denied',
        EISDIR: 'it is a folder',
        ENOSPC: 'the disk is full',
        EROFS: 'the disk is read-only',
    };
    return words[code ?? ''] ?? message;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/store/store.js









async function openStore(options) {
    const { file, role = 'service', mayMake = true, now } = options;
    checkDatabaseName(file);
    const isShared = isPostgresAddress(file);
    const database = isShared ? await openPostgres(file, mayMake, now) : await openSqlite({ file, role, mayMake, now });
    const tables = createTables(database);
    if (!isShared && role === 'service') {
        await tables.scans.failUnfinished('interrupted by a restart');
        await tables.outbox.releaseAll();
    }
    return {
        ...tables,
        ...{ isShared, listen: database.listen, requestBuckets: createRequestBuckets(database) },
        transaction: (work) => database.transaction((transaction) => work(createTables(transaction))),
        isUp: async () => {
            try {
                await database.read.selectFrom('organizations').select('id').limit(1).execute();
                return true;
            }
            catch {
                return false;
            }
        },
        isCurrent: async () => !isShared || (await hasCurrentTables(database.read)),
        close: database.close,
    };
}
async function inspectDatabase(name) {
    checkDatabaseName(name);
    return isPostgresAddress(name) ? inspectPostgres(name) : inspectSqlite(name);
}
function createTables(database) {
    return {
        ...createOrganizationTables(database),
        repositories: createRepositoryTable(database),
        scans: createScanTable(database),
        violations: createViolationTable(database),
        outbox: createOutboxTable(database),
        refs: createSeenRefs(database),
    };
}
function createSeenRefs(database) {
    const setSeen = async (id, seen) => {
        await database.write.updateTable('repositories').set({ refsSeen: seen }).where('id', '=', id).execute();
    };
    return {
        of: async (repositoryId) => {
            const { read } = database;
            const repository = read.selectFrom('repositories').select('refsSeen').where('id', '=', repositoryId);
            if ((await repository.executeTakeFirst())?.refsSeen !== true)
                return undefined;
            const seen = read.selectFrom('seenRefs').select(['ref', 'sha']).where('repositoryId', '=', repositoryId);
            return new Map((await seen.execute()).map(({ ref, sha }) => [ref, sha]));
        },
        note: async (repositoryId, ref, sha) => {
            await database.write
                .insertInto('seenRefs')
                .values({ repositoryId, ref, sha })
                .onConflict((conflict) => conflict.columns(['repositoryId', 'ref']).doUpdateSet({ sha }))
                .execute();
        },
        forget: async (id, ref) => {
            await database.write.deleteFrom('seenRefs').where('repositoryId', '=', id).where('ref', '=', ref).execute();
        },
        begin: (repositoryId) => setSeen(repositoryId, true),
        end: async (repositoryId) => {
            await database.write.deleteFrom('seenRefs').where('repositoryId', '=', repositoryId).execute();
            await setSeen(repositoryId, false);
        },
    };
}
function createOwnStore(store, organizationId) {
    const { repositories, scans, violations, refs } = store;
    const requireOwn = (found) => {
        if (found === undefined)
            throw new Error('the record is not of this organization');
    };
    const requireRepository = async (id) => requireOwn(await repositories.find(id, organizationId));
    return {
        organization: () => store.organizations.find(organizationId),
        repositories: {
            find: (id) => repositories.find(id, organizationId),
            list: (filter, paging) => repositories.list({ ...filter, organizationId }, paging),
            async update(...[id, settings]) {
                await requireRepository(id);
                await repositories.update(id, settings);
            },
            async forgetRefs(id) {
                await requireRepository(id);
                await refs.end(id);
            },
        },
        scans: {
            find: (id) => scans.find(id, organizationId),
            list: (filter, paging) => scans.list({ ...filter, organizationId }, paging),
            branches: (repositoryId, limit) => scans.branches(repositoryId, organizationId, limit),
            async create(scan, maxUnfinished) {
                await requireRepository(scan.repositoryId);
                return scans.createWithRoom(scan, { organizationId, maxUnfinished });
            },
            unfinished: (before) => scans.unfinished(organizationId, before),
        },
        violations: {
            find: (id) => violations.find(id, organizationId),
            list: (filter, paging) => violations.list({ ...filter, organizationId }, paging),
            countOpen: () => violations.countOpen(organizationId),
            async places(violation) {
                requireOwn(await violations.find(violation.id, organizationId));
                return violations.places(violation);
            },
            async suppress(...[id, status, reason]) {
                requireOwn(await violations.find(id, organizationId));
                await violations.suppress(id, status, reason);
            },
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/shown/html/assets.js
var assets = __webpack_require__(4680);
// EXTERNAL MODULE: ./build/compiled/src/shared/shown/html/finding-parts.js
var finding_parts = __webpack_require__(9675);
;// CONCATENATED MODULE: ./build/compiled/src/service/page/document.js



const ownStyle = `
.pages { grid-template-columns: minmax(0, 1fr); }
.pages h1 { font-size: 1.625rem; line-height: 1.25; font-weight: 680; letter-spacing: -.02em; overflow-wrap: anywhere; }
.pages h1 .sub { margin-top: .15rem; font-size: 1rem; font-weight: 500; letter-spacing: 0; }
.pages h1 .severity { vertical-align: .2em; letter-spacing: 0; }
.brand a { display: flex; align-items: center; gap: .5rem; color: inherit; text-decoration: none; }
.pages-nav { display: flex; flex-wrap: wrap; gap: .25rem; }
.top nav { flex: 1; }
.pages-nav a { display: block; padding: .3rem .75rem; border-radius: 8px; color: var(--soft); text-decoration: none; font-weight: 550; }
.pages-nav a:hover { color: var(--text); background: var(--sunk); }
.pages-nav a[aria-current] { color: var(--accent); background: var(--sunk); }
.viewer { display: flex; align-items: center; gap: .9rem; min-width: 0; font-size: .875rem; }
.viewer p { min-width: 0; max-width: 18rem; line-height: 1.3; text-align: right; overflow-wrap: anywhere; }
.pages button, .viewer button, .pages .select input, .filters input, .filters select { padding: .4rem .8rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; }
.pages button, .viewer button { cursor: pointer; }
.pages button:hover, .viewer button:hover { border-color: var(--text); }
.trail ol { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 -1rem; padding: 0; list-style: none; font-size: .875rem; }
.trail li { min-width: 0; overflow-wrap: anywhere; }
.trail li:not(:last-child)::after { content: "/"; margin-left: .5rem; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); gap: .75rem; }
.tiles a { display: flex; flex-direction: column; padding: .75rem 1rem; border-radius: 10px; background: var(--tint); color: var(--tone); text-decoration: none; font-size: .875rem; }
.tiles a:hover { text-decoration: underline; }
.tiles b { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
.tiles .zero { --tone: var(--soft); --tint: var(--sunk); }
.tiles + .facts, .tiles + .note, .panel > p + .facts, progress + p { margin-top: 1.1rem; }
.pages .panel > .facts { grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: .4rem 2rem; }
.filters { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; font-size: .875rem; }
.filters label { display: flex; align-items: center; gap: .4rem; color: var(--soft); }
.filters input, .filters select { color: var(--text); }
.pages .select { display: flex; }
.finding .sheet .note { margin-top: .4rem; }
.pages .section-head { gap: .5rem 1rem; }
.clear { align-self: center; padding: .4rem; font-size: .875rem; }
.pages tr.row { cursor: auto; }
.pages .row .name { font-weight: 560; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.pages .row .name:hover { color: var(--accent); text-decoration: underline; }
.c-state { width: 7.5rem; }
.c-open { width: 27%; line-height: 1.75; }
.c-branch, .c-commit { width: 9rem; }
.c-when { width: 9.5rem; }
.c-took { width: 7rem; }
.pages .row .c-cvss:not(:empty)::before { content: none; }
.none { color: var(--soft); }
.pager { display: flex; justify-content: space-between; gap: 1rem; padding-block: 1rem .5rem; border-top: 1px solid var(--line); font-size: .875rem; }
.pager span { color: var(--soft); }
.empty code { white-space: nowrap; }
progress { display: block; width: 100%; height: .6rem; accent-color: var(--accent); }
.live-note { margin-block: .75rem; }
.finding .sheet { gap: 1.5rem 2.5rem; }
.finding .place { margin-bottom: 1.25rem; overflow-wrap: anywhere; }
.finding pre .marked { background: var(--yellow-tint); }
.login, .problem { width: min(27rem, 100%); margin: 3rem auto; }
.problem { width: min(36rem, 100%); }
.login h1, .problem h1 { margin-bottom: 1rem; }
.login form { display: grid; gap: .5rem; margin-block: .75rem 1.25rem; }
.login label { font-weight: 560; }
.login input { width: 100%; padding: .6rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }
.login .main { margin-top: .5rem; padding: .6rem; background: light-dark(#2453c9, #2f5fd8); border-color: transparent; color: #fff; font-size: 1rem; font-weight: 600; }
.problem p + p { margin-top: .75rem; }
@media screen and (max-width: 960px) {
  .pages .row .c-cvss:not(:empty)::before { content: "score "; }
  .c-state { order: -1; }
  .pages .row td { max-width: 100%; }
  .pages .row .c-open { flex: 0 0 100%; }
  .pages .row .c-took:not(:empty)::before { content: "took "; }
  .finding .facts { grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); }
  .top nav { order: 3; flex-basis: 100%; }
  .viewer { margin-left: auto; }
}
@media screen and (max-width: 560px) {
  .viewer p .sub { display: none; }
  .viewer p { max-width: 9rem; }
  .filters, .filters label:not(.hidden) { width: 100%; }
  .filters input, .filters select { flex: 1; min-width: 0; }
  .pages-nav { margin-inline: -.75rem; }
}
@media print {
  time[title]::after { content: " (" attr(title) ")"; }
  .top nav, .viewer, .pager, .filters, .live-note, .trail { display: none; }
  .pages .findings { break-before: auto; }
  .tiles a { padding: .4rem .6rem; print-color-adjust: exact; }
}
`;
const areas = {
    repositories: ['Repositories', '/'],
    scans: ['Scans', '/scans'],
    findings: ['Findings', '/findings'],
};
const nameMax = 120;
function renderDocument({ title, viewer, area, trail = [], body }) {
    const name = (0,markup/* formatLine */.IL)(title, nameMax);
    return `<!doctype html>\n${(0,markup/* renderTemplate */.Xm) `<html lang="en">
<head>
${(0,finding_parts/* renderHead */.pd)(`${name} – Scan Gate`, prepareStyle().text)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div class="width">
<p class="brand"><a href="/">${finding_parts/* brand */.wk}</a></p>
${viewer === undefined ? markup/* nothing */.s6 : renderNavigation(viewer, area)}
</div></header>
<main id="content" class="pages">
${trail.length === 0 ? markup/* nothing */.s6 : renderTrail(trail)}
${body}
</main>
</body>
</html>
`}`;
}
function renderNavigation({ key, organization, formToken }, area) {
    const links = Object.keys(areas).map((each) => {
        const [text, address] = areas[each];
        const current = each === area ? (0,markup/* renderTemplate */.Xm) ` aria-current="page"` : markup/* nothing */.s6;
        return (0,markup/* renderTemplate */.Xm) `<li><a href="${address}"${current}>${text}</a></li>`;
    });
    return (0,markup/* renderTemplate */.Xm) `<nav aria-label="Pages"><ul class="pages-nav">${links}</ul></nav>
<form class="viewer" method="post" action="/logout"><input type="hidden" name="form" value="${formToken}">
<p>${(0,markup/* formatLine */.IL)(organization, nameMax)} <span class="sub">key ${(0,markup/* formatLine */.IL)(key.name, nameMax)}</span></p>
<button type="submit">Sign out</button></form>`;
}
function renderTrail(trail) {
    const links = trail.map(([text, address]) => (0,markup/* renderTemplate */.Xm) `<li><a href="${address}">${(0,markup/* formatLine */.IL)(text, nameMax)}</a></li>`);
    return (0,markup/* renderTemplate */.Xm) `<nav class="trail" aria-label="Above this page"><ol>${links}</ol></nav>`;
}
let document_style;
function prepareStyle() {
    if (document_style !== undefined)
        return document_style;
    const text = `${(0,assets/* readPageAssets */.B)().style}${ownStyle}`;
    const policy = [
        "default-src 'none'",
        `style-src '${(0,finding_parts/* hashContent */.sW)(text)}'`,
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
    document_style = { text, policy };
    return document_style;
}
function buildPageHeaders() {
    return {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': prepareStyle().policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-store',
    };
}
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2453c9" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M8 10h8M8 14h8"/></svg>`;

;// CONCATENATED MODULE: ./build/compiled/src/service/page/parts.js


const pageSize = 50;
const parts_nameMax = 200;
const formatName = (name) => (0,markup/* formatLine */.IL)(name, parts_nameMax) || 'unnamed';
function renderTable(caption, columns, rows) {
    const heads = columns.map(({ key, head }) => (0,markup/* renderTemplate */.Xm) `<th role="columnheader" scope="col" class="c-${key}">${head}</th>`);
    const lines = rows.map((cells) => {
        const line = cells.map((cell, index) => (0,markup/* renderTemplate */.Xm) `<td role="cell" class="c-${columns[index]?.key}">${cell}</td>`);
        return (0,markup/* renderTemplate */.Xm) `<tr role="row" class="row">${line}</tr>
`;
    });
    return (0,markup/* renderTemplate */.Xm) `<table role="table" class="live"><caption class="hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${lines}</tbody></table>`;
}
function buildAddress(path, query) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
        for (const each of Array.isArray(value) ? value : [value])
            if (each !== undefined && each !== '')
                parameters.append(name, String(each));
    }
    return parameters.size === 0 ? path : `${path}?${parameters}`;
}
const units = [
    ['year', 31_557_600],
    ['month', 2_629_800],
    ['week', 604_800],
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
function renderTime(iso, now, none = 'never') {
    const time = new Date(iso ?? Number.NaN);
    if (iso === null || Number.isNaN(time.getTime()))
        return (0,markup/* renderTemplate */.Xm) `<span class="none">${none}</span>`;
    const seconds = Math.round((time.getTime() - now.getTime()) / 1000);
    const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? [];
    const words = unit === undefined ? 'just now' : relative.format(Math.trunc(seconds / (length ?? 1)), unit);
    return (0,markup/* renderTemplate */.Xm) `<time datetime="${iso}" title="${(0,amounts/* formatTime */.fU)(time.getTime()) ?? ''}">${words}</time>`;
}
function renderPager({ page, limit }, total, buildLink) {
    if (total <= limit && page === 1)
        return markup/* nothing */.s6;
    const last = Math.max(1, Math.ceil(total / limit));
    const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)];
    const renderLink = (to, rel, text) => to < 1 || to > last
        ? (0,markup/* renderTemplate */.Xm) `<span>${text}</span>`
        : (0,markup/* renderTemplate */.Xm) `<a rel="${rel}" href="${buildLink(to)}">${text}</a>`;
    const where = from > total
        ? `no page ${(0,markup/* formatNumber */.ZV)(page)}`
        : `${(0,markup/* formatNumber */.ZV)(from)}–${(0,markup/* formatNumber */.ZV)(to)} of ${(0,markup/* formatNumber */.ZV)(total)}`;
    return (0,markup/* renderTemplate */.Xm) `<nav class="pager" aria-label="Pages of this list">${renderLink(Math.min(page - 1, last), 'prev', '← Previous')}<p>${where}</p>${renderLink(page + 1, 'next', 'Next →')}</nav>`;
}
function renderEmpty(text) {
    return (0,markup/* renderTemplate */.Xm) `<p class="empty">${text}</p>`;
}
function renderFacts(entries) {
    const items = entries.flatMap(([term, fact]) => fact === undefined ? [] : [(0,markup/* renderTemplate */.Xm) `<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
    return (0,markup/* renderTemplate */.Xm) `<dl class="facts">${items}</dl>`;
}
const valueMax = 500;
function readPageQuery(address) {
    const all = (name) => address.searchParams
        .getAll(name)
        .flatMap((value) => (value.length > valueMax || value.includes('\0') ? [] : [value]));
    const get = (name) => all(name)[0] ?? '';
    const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1;
    return { get, all, page };
}
const wordsMax = 6;
function readWords(text) {
    return text
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, wordsMax);
}
function readWord(value, words) {
    return words.find((word) => word === value);
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/findings.js








const statusValues = {
    ...{ open: 'OPEN', fixed: 'FIXED', accepted: 'ACCEPTED_RISK', 'false-positive': 'FALSE_POSITIVE', any: undefined },
};
const findings_statuses = Object.keys(statusValues);
const findings_statusNames = {
    OPEN: 'Open',
    FIXED: 'Fixed',
    ACCEPTED_RISK: 'Accepted risk',
    FALSE_POSITIVE: 'False positive',
};
function readFilters(query) {
    const given = query.all('severity');
    return {
        severities: api_words/* severityFilters */.$l.filter((word) => given.includes(word)),
        type: readWord(query.get('type'), api_words/* violationTypes */.h2),
        status: readWord(query.get('status'), findings_statuses) ?? 'open',
        repository: query.get('repository'),
        branch: query.get('branch'),
        search: readWords(query.get('q')).join(' '),
    };
}
function buildLink({ severities, type, status, repository, branch, search }, page) {
    const shown = status === 'open' ? undefined : status;
    return buildAddress('/findings', { severity: severities, type, status: shown, repository, branch, q: search, page });
}
const showFindings = async (view) => {
    const { store, query, canRead } = view;
    const filters = readFilters(query);
    const paging = { page: query.page, limit: pageSize };
    const { items, total } = await store.violations.list({
        severities: filters.severities.length === 0 ? undefined : filters.severities,
        type: filters.type,
        status: statusValues[filters.status],
        repositoryId: filters.repository || undefined,
        branch: filters.branch || undefined,
        words: readWords(filters.search),
    }, paging);
    const isFiltered = buildLink(filters) !== '/findings';
    const list = items.length > 0
        ? renderFindingTable(items, filters.repository === '' && canRead('repository:read'))
        : renderEmpty(isFiltered || total > 0 ? 'No finding matches.' : await describeNone(view));
    return {
        title: 'Findings',
        area: 'findings',
        body: (0,markup/* renderTemplate */.Xm) `<h1>Findings</h1>
<section class="findings" aria-labelledby="list-title">
${await renderFilters(view, filters, isFiltered)}
<div class="section-head"><h2 id="list-title">${(0,markup/* formatNumber */.ZV)(total)} ${total === 1 ? 'finding' : 'findings'}</h2><p class="status">worst first</p></div>
${list}
${renderPager(paging, total, (page) => buildLink(filters, page))}</section>`,
    };
};
async function describeNone({ store, canRead }) {
    if (!canRead('scan:read'))
        return 'No open findings.';
    const { total } = await store.scans.list({ status: 'COMPLETED' }, { page: 1, limit: 1 });
    return total === 0 ? 'No scans yet: findings appear after the first one.' : 'No open findings. Well done.';
}
const optionsMax = 300;
async function renderFilters({ store, canRead }, filters, isFiltered) {
    const { repository, branch, search } = filters;
    const chips = api_words/* severityFilters */.$l.map((word) => (0,markup/* renderTemplate */.Xm) `<label class="chip ${word}"><input type="checkbox" name="severity" value="${word}"${filters.severities.includes(word) ? (0,markup/* renderTemplate */.Xm) ` checked` : markup/* nothing */.s6}><span>${word.charAt(0).toUpperCase()}${word.slice(1)}</span></label>`);
    const repositories = canRead('repository:read')
        ? (await store.repositories.list({}, { page: 1, limit: optionsMax })).items
        : [];
    const named = repositories.map(({ id, name }) => [id, formatName(name)]);
    if (repository !== '' && !repositories.some(({ id }) => id === repository))
        named.push([repository, (0,markup/* formatLine */.IL)(repository, 60)]);
    const branches = repository !== '' && canRead('scan:read') ? await store.scans.branches(repository, optionsMax) : [];
    return (0,markup/* renderTemplate */.Xm) `<form class="controls" method="get" action="/findings" role="search" aria-label="Findings">
<div class="search"><label class="hidden" for="q">Search title, path, CWE and id</label><input type="search" id="q" name="q" value="${search}" placeholder="Search title, path, CWE, id" autocomplete="off" spellcheck="false"></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">
${renderSelect('type', 'Type', ['', 'Any type'], api_words/* violationTypes */.h2.map((type) => [type, finding_parts/* typeNames */.DK[type]]), filters.type ?? '')}
${renderSelect('status', 'Status', undefined, findings_statuses.map((status) => {
        const value = statusValues[status];
        return [status, value === undefined ? 'Any status' : findings_statusNames[value]];
    }), filters.status)}
${renderSelect('repository', 'Repository', ['', 'Any repository'], named, repository)}
<label class="select"><span class="hidden">Branch</span><input type="search" name="branch" value="${branch}" placeholder="Any branch" autocomplete="off" spellcheck="false"${branches.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) ` list="branches"`}></label>
${branches.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<datalist id="branches">${branches.map((each) => (0,markup/* renderTemplate */.Xm) `<option value="${each}"></option>`)}</datalist>`}
<button type="submit">Filter</button>${isFiltered ? (0,markup/* renderTemplate */.Xm) `<a class="clear" href="/findings">Clear</a>` : markup/* nothing */.s6}</div></div>
</form>`;
}
function renderSelect(name, label, first, options, chosen) {
    const all = first === undefined ? options : [first, ...options];
    const items = all.map(([value, text]) => (0,markup/* renderTemplate */.Xm) `<option value="${value}"${value === chosen ? (0,markup/* renderTemplate */.Xm) ` selected` : markup/* nothing */.s6}>${text}</option>`);
    return (0,markup/* renderTemplate */.Xm) `<label class="select"><span class="hidden">${label}</span><select name="${name}">${items}</select></label>`;
}
const titleMax = 300;
const formatTitle = (title) => (0,markup/* formatLine */.IL)(title, titleMax) || 'Untitled finding';
function renderFindingTable(items, hasRepository) {
    const renderSub = (text) => text === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<span class="sub">${text}</span>`;
    const hasStatus = items.some(({ status }) => status !== 'OPEN');
    const columns = [
        { key: 'severity', head: 'Severity' },
        { key: 'title', head: 'Finding' },
        { key: 'path', head: 'Where' },
        { key: 'type', head: 'Type' },
        ...(hasStatus ? [{ key: 'standing', head: 'Status' }] : []),
        { key: 'cvss', head: 'Score' },
    ];
    const rows = items.map((finding) => [
        (0,finding_parts/* renderSeverityCell */.E4)(finding),
        (0,markup/* renderTemplate */.Xm) `<a class="name" href="/findings/${finding.id}">${formatTitle(finding.title)}</a>${renderSub((0,finding_texts/* parseCwe */.dq)(finding.cwe ?? undefined))}`,
        (0,markup/* renderTemplate */.Xm) `<span>${(0,shown_location/* formatLocation */.j$)({ filePath: finding.filePath, line: finding.lineNumber ?? undefined }) ?? ''}</span>${renderSub(hasRepository ? formatName(finding.repository) : undefined)}`,
        (0,markup/* renderTemplate */.Xm) `${finding_parts/* typeNames */.DK[finding.type]}`,
        ...(hasStatus ? [(0,markup/* renderTemplate */.Xm) `${findings_statusNames[finding.status]}`] : []),
        (0,markup/* renderTemplate */.Xm) `${finding.cvssScore?.toFixed(1) ?? ''}`,
    ]);
    return renderTable('Findings, the worst first', columns, rows);
}
const showFinding = async (view) => {
    const { store, id, canRead } = view;
    const finding = await store.violations.find(id);
    if (finding === undefined)
        return undefined;
    const repository = canRead('repository:read') ? await store.repositories.find(finding.repositoryId) : undefined;
    const places = await store.violations.places(finding);
    const title = formatTitle(finding.title);
    const code = repository === undefined ? undefined : await readCode(view, finding, places);
    return {
        title,
        area: 'findings',
        trail: [
            ['Findings', '/findings'],
            ...(repository === undefined
                ? []
                : [[formatName(repository.name), buildAddress('/findings', { repository: repository.id })]]),
        ],
        body: (0,markup/* renderTemplate */.Xm) `<h1><span>${(0,finding_parts/* renderSeverityCell */.E4)(finding)}</span> ${title}</h1>
<section class="panel finding" aria-labelledby="detail-title"><h2 id="detail-title" class="hidden">Details</h2>
<div class="sheet"><div>${renderPlace(finding, repository, places)}${renderBody(finding, code)}</div>${renderFindingFacts(view, finding, repository, places)}</div></section>`,
    };
};
function renderPlace(finding, repository, places) {
    const where = { filePath: finding.filePath, line: finding.lineNumber ?? undefined };
    const text = (0,shown_location/* formatLocation */.j$)(where, 400);
    if (text === undefined)
        return markup/* nothing */.s6;
    const url = (0,shown_location/* buildBlobUrl */.Fy)({ ...where, repositoryUrl: repository?.vcsUrl, headSha: places.scan?.commitSha });
    return (0,markup/* renderTemplate */.Xm) `<p class="place">${url === undefined ? (0,markup/* renderTemplate */.Xm) `<span>${text}</span>` : (0,markup/* renderTemplate */.Xm) `<a href="${url}" rel="noreferrer">${text}</a>`}</p>`;
}
function renderBody(finding, code) {
    const { type, lineNumber, description, remediation, codeSnippet } = finding;
    const detail = {
        description,
        remediation,
        codeSnippet: code === undefined ? (codeSnippet ?? undefined) : undefined,
        dataPath: finding.dataPath === null ? undefined : [...finding.dataPath],
        cwe: undefined,
        firstDetected: undefined,
        lastSeen: undefined,
    };
    const texts = (0,finding_parts/* renderTexts */.jU)({ type, line: lineNumber ?? undefined, detail }, undefined);
    if (code !== undefined) {
        const lines = (0,markup/* renderTemplate */.Xm) `<h3>Code</h3>${(0,finding_parts/* renderCode */.cR)(code.text, code.first, code.marked)}<p class="note">${code.note}</p>`;
        texts.splice(description.trim() === '' ? 0 : 1, 0, lines);
    }
    const note = (0,finding_texts/* mayBeSecret */.lr)({ type })
        ? finding_parts/* notes */.Q2.secret
        : texts.length === 0
            ? 'Nothing more is known about this finding.'
            : undefined;
    return (0,markup/* renderTemplate */.Xm) `${texts}${note === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p class="note">${note}</p>`}`;
}
function renderFindingFacts({ now, canRead }, finding, repository, places) {
    const { advisory, cvssScore, epssScore } = finding;
    const suppression = readSuppression(finding);
    const scan = canRead('scan:read') ? places.scan : undefined;
    return renderFacts([
        ['Status', findings_statusNames[finding.status]],
        ['Reason', suppression && (0,markup/* formatLine */.IL)(suppression.justification, 2000)],
        [
            'Suppressed by',
            suppression && (0,markup/* renderTemplate */.Xm) `${(0,markup/* formatLine */.IL)(suppression.by, 120)}, ${renderTime(suppression.at, now)}`,
        ],
        ['Type', finding_parts/* typeNames */.DK[finding.type]],
        ['Weakness', (0,finding_texts/* parseCwe */.dq)(finding.cwe ?? undefined)],
        [finding.type === 'SCA' ? 'CVSS' : 'Score', cvssScore?.toFixed(1)],
        ['EPSS', epssScore === null ? undefined : `${Math.round(epssScore * 100) / 100} %`],
        ['Advisory', advisory?.ids === undefined ? undefined : (0,markup/* formatLine */.IL)(advisory.ids.join(', '), 300)],
        ['Fixed in', advisory?.fixed_version === undefined ? undefined : (0,markup/* formatLine */.IL)(advisory.fixed_version, 80)],
        [
            'Repository',
            repository === undefined
                ? undefined
                : (0,markup/* renderTemplate */.Xm) `<a href="/repositories/${repository.id}">${formatName(repository.name)}</a>`,
        ],
        [
            'Branches',
            canRead('scan:read') && places.branches.length > 0
                ? (0,markup/* renderTemplate */.Xm) `${places.branches.map((branch) => (0,markup/* renderTemplate */.Xm) `<span class="sub">${formatName(branch)}</span>`)}`
                : undefined,
        ],
        ['First found', renderTime(finding.firstDetected, now)],
        [
            'Last seen',
            scan === undefined
                ? renderTime(finding.lastSeen, now)
                : (0,markup/* renderTemplate */.Xm) `<a href="/scans/${scan.id}">${renderTime(finding.lastSeen, now)}</a>`,
        ],
        ['Id', finding.id],
    ]);
}
const aroundLines = 6;
const codeMax = 8000;
async function readCode({ readFile }, finding, { scan, isBesideSecret }) {
    const { type, repositoryId } = finding;
    const [path, line] = [(0,shown_location/* toSafeRelativePath */.iP)(finding.filePath), (0,shown_location/* toSafeLine */.Dg)(finding.lineNumber ?? undefined)];
    if ((0,finding_texts/* mayBeSecret */.lr)({ type }) || isBesideSecret || path === undefined || line === undefined || scan === undefined)
        return undefined;
    const text = await readFile(repositoryId, scan.commitSha, path);
    if (text === undefined || text.includes('\0'))
        return undefined;
    const lines = text.split(/\r?\n/);
    if (line > lines.length)
        return undefined;
    const first = Math.max(1, line - aroundLines);
    const shown = lines.slice(first - 1, line + aroundLines).join('\n');
    const seen = (0,amounts/* formatTime */.fU)(Date.parse(finding.lastSeen));
    const note = `Line ${line} at commit ${scan.commitSha.slice(0, 10)}, scanned ${seen}.`;
    return { text: shown.slice(0, codeMax), first, marked: line, note };
}

// EXTERNAL MODULE: ./build/compiled/src/shared/text/scan-request.js
var scan_request = __webpack_require__(9252);
;// CONCATENATED MODULE: ./build/compiled/src/service/page/scans.js








const refreshSeconds = { scan: 3, list: 10 };
const isUnfinished = ({ status }) => status === 'PENDING' || status === 'SCANNING';
const showScans = async ({ store, query, now, canRead }) => {
    const [repository, branch] = [query.get('repository'), query.get('branch')];
    const status = readWord(query.get('status'), api_words/* scanStatuses */.O5);
    const paging = { page: query.page, limit: pageSize };
    const search = { repositoryId: repository || undefined, branch: branch || undefined, status };
    const { items, total } = await store.scans.list(search, paging);
    const found = repository === '' ? undefined : await store.repositories.find(repository);
    const filters = { repository, branch, status };
    const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
    const isLive = items.some(isUnfinished) && query.get('live') !== 'off';
    const address = buildAddress('/scans', { ...filters, page: paging.page === 1 ? undefined : paging.page });
    const options = api_words/* scanStatuses */.O5.map((each) => (0,markup/* renderTemplate */.Xm) `<option value="${each}"${each === status ? (0,markup/* renderTemplate */.Xm) ` selected` : markup/* nothing */.s6}>${each.charAt(0)}${each.slice(1).toLowerCase()}</option>`);
    return {
        title: found === undefined ? 'Scans' : `Scans of ${found.name}`,
        area: 'scans',
        refreshSeconds: isLive ? refreshSeconds.list : undefined,
        body: (0,markup/* renderTemplate */.Xm) `<h1>${found === undefined ? 'Scans' : `Scans of ${formatName(found.name)}`}</h1>
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${(0,amounts/* pluralize */.td)(total, 'scan').replace(String(total), (0,markup/* formatNumber */.ZV)(total))}</h2>
<form class="filters" method="get" action="/scans">${repository === '' ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<input type="hidden" name="repository" value="${repository}">`}
<label>Branch <input type="search" name="branch" value="${branch}" autocomplete="off"></label>
<label>Status <select name="status"><option value="">Any</option>${options}</select></label><button type="submit">Filter</button>${isFiltered ? (0,markup/* renderTemplate */.Xm) ` <a href="/scans">Show all</a>` : markup/* nothing */.s6}</form></div>
${items.some(isUnfinished) ? renderLiveNote(isLive, address) : markup/* nothing */.s6}
${items.length > 0 ? renderScanTable(items, now, found === undefined && canRead('repository:read')) : renderEmpty(isFiltered || total > 0 ? 'No scan matches.' : 'No scans yet: a gate starts one on its next run.')}
${renderPager(paging, total, (page) => buildAddress('/scans', { ...filters, page }))}</section>`,
    };
};
function renderLiveNote(isLive, address) {
    const separator = address.includes('?') ? '&' : '?';
    return isLive
        ? (0,markup/* renderTemplate */.Xm) `<p class="note live-note">This page updates itself while a scan runs. <a href="${address}${separator}live=off">Stop updating</a></p>`
        : (0,markup/* renderTemplate */.Xm) `<p class="note live-note">This page does not update itself. <a href="${address}">Update it</a></p>`;
}
function renderScanTable(items, now, hasRepository) {
    const columns = [
        { key: 'state', head: 'Status' },
        { key: 'title', head: hasRepository ? 'Repository' : 'Branch' },
        { key: 'open', head: 'Findings' },
        { key: 'commit', head: 'Commit' },
        { key: 'when', head: 'Requested' },
        { key: 'took', head: 'Took' },
    ];
    const rows = items.map((scan) => {
        const branch = formatName(scan.branch);
        const link = (0,markup/* renderTemplate */.Xm) `<a class="name" href="/scans/${scan.id}">${hasRepository ? formatName(scan.repository) : branch}</a>`;
        return [
            renderScanStatus(scan.status),
            hasRepository ? (0,markup/* renderTemplate */.Xm) `${link}<span class="sub">${branch}</span>` : link,
            scan.status === 'COMPLETED' ? renderCounts(scan.counts, 'none') : markup/* nothing */.s6,
            (0,markup/* renderTemplate */.Xm) `<code>${(0,shown_location/* toSafeSha */.NY)(scan.commitSha)?.slice(0, 10) ?? (0,markup/* formatLine */.IL)(scan.commitSha, 40)}</code>`,
            renderTime(scan.createdAt, now),
            (0,markup/* renderTemplate */.Xm) `${formatTaken(scan) ?? ''}`,
        ];
    });
    return renderTable('Scans, the newest first', columns, rows);
}
function formatTaken({ startedAt, completedAt }) {
    if (startedAt === null || completedAt === null)
        return undefined;
    return (0,amounts/* formatDuration */.a3)(Date.parse(completedAt) - Date.parse(startedAt));
}
const showScan = async (view) => {
    const { store, id, now, query, canRead } = view;
    const scan = await store.scans.find(id);
    if (scan === undefined)
        return undefined;
    const repository = canRead('repository:read') ? await store.repositories.find(scan.repositoryId) : undefined;
    const isLive = isUnfinished(scan) && query.get('live') !== 'off';
    const name = repository === undefined ? scan.repositoryId : formatName(repository.name);
    const branch = formatName(scan.branch);
    const { coverage, diagnostics } = scan;
    const facts = renderFacts([
        [
            'Repository',
            repository === undefined ? name : (0,markup/* renderTemplate */.Xm) `<a href="/repositories/${repository.id}">${name}</a>`,
        ],
        ['Branch', branch],
        ['Commit', (0,markup/* renderTemplate */.Xm) `<code>${(0,markup/* formatLine */.IL)(scan.commitSha, 64)}</code>`],
        ['Requested', renderTime(scan.createdAt, now)],
        ['Started', renderTime(scan.startedAt, now, 'not yet')],
        ['Ended', renderTime(scan.completedAt, now, 'not yet')],
        ['Took', formatTaken(scan)],
        ['Id', scan.id],
    ]);
    return {
        title: `Scan of ${name}, ${branch}`,
        area: 'scans',
        trail: [
            ['Scans', '/scans'],
            ...(repository === undefined ? [] : [[name, buildAddress('/scans', { repository: repository.id })]]),
        ],
        refreshSeconds: isLive ? refreshSeconds.scan : undefined,
        body: (0,markup/* renderTemplate */.Xm) `<h1>Scan of ${name}<span class="sub">${branch}</span></h1>
<section class="panel" aria-labelledby="state-title"><h2 id="state-title">${renderScanStatus(scan.status)}</h2>
${await renderOutcome(view, scan)}${isUnfinished(scan) ? renderLiveNote(isLive, `/scans/${scan.id}`) : markup/* nothing */.s6}${facts}</section>
<div class="pair">${coverage === null ? markup/* nothing */.s6 : (0,finding_parts/* renderCoverage */.zG)({ scan: { coverage, diagnostics: diagnostics ?? [] } })}${renderDiagnostics(diagnostics)}${renderLanguages(scan)}</div>`,
    };
};
async function renderOutcome(view, scan) {
    if (isUnfinished(scan))
        return renderProgress(view, scan);
    if (scan.status === 'FAILED')
        return (0,markup/* renderTemplate */.Xm) `<p class="why">${(0,markup/* formatLine */.IL)(scan.error ?? 'It is not known why.', 1000)}</p><p class="note">It is unknown what this scan would have found. Start it again with the next run of the gate.</p>`;
    if (scan.counts === null)
        return markup/* nothing */.s6;
    const found = { repository: scan.repositoryId, branch: scan.branch };
    const latest = view.canRead('violation:read')
        ? (0,markup/* renderTemplate */.Xm) `<p class="note"><a href="${buildAddress('/findings', found)}">Open findings of this branch, by its latest scan</a></p>`
        : markup/* nothing */.s6;
    return (0,markup/* renderTemplate */.Xm) `${renderTally(scan.counts, (severity) => buildAddress('/findings', { ...found, severity }))}${latest}`;
}
const runsMax = 5;
async function renderProgress({ store, now }, scan) {
    if (scan.startedAt === null) {
        const ahead = await store.scans.unfinished(scan.createdAt);
        const text = ahead === 0
            ? 'It is the next one of your organization.'
            : `${(0,amounts/* pluralize */.td)(ahead, 'scan')} of your organization ${ahead === 1 ? 'is' : 'are'} ahead of it.`;
        return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan"></progress><p>${text}</p>`;
    }
    const elapsedMs = Math.max(0, now.getTime() - Date.parse(scan.startedAt));
    const ended = { repositoryId: scan.repositoryId, status: 'COMPLETED' };
    const { items } = await store.scans.list(ended, { page: 1, limit: runsMax });
    const times = items
        .map((run) => Date.parse(run.completedAt ?? '') - Date.parse(run.startedAt ?? ''))
        .sort((a, b) => a - b);
    const usualMs = times[Math.floor(times.length / 2)];
    if (usualMs === undefined || usualMs <= 0)
        return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan"></progress><p>Scanning for ${(0,amounts/* formatDuration */.a3)(elapsedMs)}.</p>`;
    const percent = Math.min(95, Math.round((100 * elapsedMs) / usualMs));
    return (0,markup/* renderTemplate */.Xm) `<progress aria-label="Progress of the scan" max="100" value="${percent}">${percent} %</progress><p>Scanning for ${(0,amounts/* formatDuration */.a3)(elapsedMs)}; scans of this repository usually take ${(0,amounts/* formatDuration */.a3)(usualMs)}.</p>`;
}
const linesMax = 100;
function renderDiagnostics(all) {
    const diagnostics = (all ?? []).filter(({ engine }) => engine !== scan_request/* programEngine */.F);
    if (diagnostics.length === 0)
        return markup/* nothing */.s6;
    const lines = diagnostics
        .slice(0, linesMax)
        .map(({ message, file_path: path }) => (0,markup/* renderTemplate */.Xm) `<li>${path === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<code>${(0,markup/* formatLine */.IL)(path, 200)}</code>: `}${(0,markup/* formatLine */.IL)(message, 500)}</li>`);
    const more = diagnostics.length - lines.length;
    return (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="diagnostics-title"><h2 id="diagnostics-title">Skipped or not readable (${(0,markup/* formatNumber */.ZV)(diagnostics.length)})</h2><ul class="lines">${lines}</ul>${more > 0 ? (0,markup/* renderTemplate */.Xm) `<p class="note">${(0,markup/* formatNumber */.ZV)(more)} more.</p>` : markup/* nothing */.s6}</section>`;
}
function renderLanguages({ languages }) {
    if (languages === null || languages.length === 0)
        return markup/* nothing */.s6;
    return (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="languages-title"><h2 id="languages-title">Source files</h2>${renderFacts(languages
        .slice(0, linesMax)
        .map(({ language, files, looked_at: scanned }) => [
        (0,markup/* formatLine */.IL)(language === 'none' ? 'no programs' : language, 60),
        `${(0,markup/* formatNumber */.ZV)(files)}${scanned === files ? '' : `, ${(0,markup/* formatNumber */.ZV)(scanned)} of them scanned`}`,
    ]))}</section>`;
}
const showRepositories = async ({ store, query, canRead, now }) => {
    const paging = { page: query.page, limit: pageSize };
    const search = readWords(query.get('q')).join(' ');
    const { items, total } = await store.repositories.list({ search: search || undefined }, paging);
    const counts = canRead('violation:read') ? await store.violations.countOpen() : undefined;
    const tally = counts === undefined
        ? markup/* nothing */.s6
        : (0,markup/* renderTemplate */.Xm) `<section class="panel" aria-labelledby="open-title"><h2 id="open-title">Open findings</h2>${renderTally(counts, (word) => buildAddress('/findings', { severity: word }))}</section>`;
    const list = items.length > 0
        ? renderRepositoryTable(items, now, counts !== undefined)
        : renderEmpty(scans_describeNone(search, total));
    const pager = renderPager(paging, total, (page) => buildAddress('/', { q: search, page }));
    return {
        title: 'Repositories',
        area: 'repositories',
        body: (0,markup/* renderTemplate */.Xm) `<h1>Repositories</h1>
${tally}
<section class="findings" aria-labelledby="list-title"><div class="section-head"><h2 id="list-title">${(0,amounts/* pluralize */.td)(total, 'repository', 'repositories')}</h2>
<form class="filters" method="get" action="/"><label class="hidden" for="q">Search by name</label><input type="search" id="q" name="q" value="${search}" placeholder="Search by name" autocomplete="off"><button type="submit">Search</button></form></div>
${list}${pager}</section>`,
    };
};
function scans_describeNone(search, total) {
    if (total > 0)
        return (0,markup/* renderTemplate */.Xm) `This list has no such page. <a href="/">Go to the first page</a>`;
    if (search !== '')
        return (0,markup/* renderTemplate */.Xm) `No repository has “${search}” in its name. <a href="/">Show all</a>`;
    return (0,markup/* renderTemplate */.Xm) `No repositories yet: add one with <code>scan-gate repos add PATH</code>, or start the service with <code>--repo PATH</code>.`;
}
function renderRepositoryTable(items, now, hasCounts) {
    const columns = [
        { key: 'title', head: 'Repository' },
        { key: 'open', head: 'Open findings' },
        { key: 'branch', head: 'Default branch' },
        { key: 'when', head: 'Last scan' },
    ].filter(({ key }) => key !== 'open' || hasCounts);
    const rows = items.map((repository) => {
        const { id, name, vcsUrl, defaultBranch, lastScanAt } = repository;
        const none = lastScanAt === null ? 'not scanned yet' : 'none';
        const cells = [
            (0,markup/* renderTemplate */.Xm) `<a class="name" href="/repositories/${id}">${formatName(name)}</a><span class="sub">${(0,markup/* formatLine */.IL)((0,shown_location/* removeUserInfo */.gG)(vcsUrl), 200)}</span>`,
            renderCounts(repository, none),
            (0,markup/* renderTemplate */.Xm) `${formatName(defaultBranch)}`,
            renderTime(lastScanAt, now),
        ];
        return hasCounts ? cells : cells.filter((_, index) => index !== 1);
    });
    return renderTable('Repositories by name, with their open findings', columns, rows);
}
const rowsMax = 10;
const showRepository = async (view) => {
    const { store, id, now, canRead } = view;
    const repository = await store.repositories.find(id);
    if (repository === undefined)
        return undefined;
    const name = formatName(repository.name);
    const url = (0,shown_location/* toSafeRepositoryUrl */.MO)(repository.vcsUrl);
    const address = (0,markup/* formatLine */.IL)((0,shown_location/* removeUserInfo */.gG)(repository.vcsUrl), 300);
    const facts = renderFacts([
        ['Address', url === undefined ? address : (0,markup/* renderTemplate */.Xm) `<a href="${url}" rel="noreferrer">${address}</a>`],
        ['Default branch', formatName(repository.defaultBranch)],
        ['Last scan', renderTime(repository.lastScanAt, now)],
        ['Status', repository.status === 'active' ? undefined : repository.status],
        ['Id', repository.id],
    ]);
    const counts = canRead('violation:read')
        ? renderTally(repository, (severity) => buildAddress('/findings', { repository: id, severity }))
        : markup/* nothing */.s6;
    return {
        title: name,
        area: 'repositories',
        trail: [['Repositories', '/']],
        body: (0,markup/* renderTemplate */.Xm) `<h1>${name}</h1>
<section class="panel" aria-labelledby="about-title"><h2 id="about-title" class="hidden">About this repository</h2>${counts}${facts}</section>
${await renderWorst(view)}
${await renderLatestScans(view)}`,
    };
};
async function renderWorst({ store, id, canRead }) {
    if (!canRead('violation:read'))
        return markup/* nothing */.s6;
    const open = await store.violations.list({ repositoryId: id, status: 'OPEN' }, { page: 1, limit: rowsMax });
    const all = buildAddress('/findings', { repository: id });
    return (0,markup/* renderTemplate */.Xm) `<section class="findings" aria-labelledby="worst-title"><div class="section-head"><h2 id="worst-title">Worst open findings</h2>
<p class="status"><a href="${all}">All findings of this repository</a> (${(0,markup/* formatNumber */.ZV)(open.total)} open)</p></div>${open.items.length === 0 ? renderEmpty('No open findings.') : renderFindingTable(open.items, false)}</section>`;
}
async function renderLatestScans({ store, id, now, canRead }) {
    if (!canRead('scan:read'))
        return markup/* nothing */.s6;
    const { items, total } = await store.scans.list({ repositoryId: id }, { page: 1, limit: rowsMax });
    const empty = 'No scans yet: a gate starts one on its next run.';
    return (0,markup/* renderTemplate */.Xm) `<section class="findings" aria-labelledby="scans-title"><div class="section-head"><h2 id="scans-title">Latest scans</h2>
<p class="status"><a href="${buildAddress('/scans', { repository: id })}">All scans of this repository</a> (${(0,markup/* formatNumber */.ZV)(total)})</p></div>${items.length === 0 ? renderEmpty(empty) : renderScanTable(items, now, false)}</section>`;
}
function renderCounts(counts, none) {
    const badges = api_words/* severityFilters */.$l.flatMap((word) => {
        const count = counts?.[word] ?? 0;
        return count === 0 ? [] : [(0,markup/* renderTemplate */.Xm) `<span class="severity ${word}">${(0,markup/* formatNumber */.ZV)(count)} ${word}</span> `];
    });
    return badges.length === 0 ? (0,markup/* renderTemplate */.Xm) `<span class="none">${none}</span>` : (0,markup/* renderTemplate */.Xm) `${badges}`;
}
function renderTally(counts, buildLink) {
    const items = api_words/* severityFilters */.$l.map((word) => (0,markup/* renderTemplate */.Xm) `<li class="${counts[word] === 0 ? 'zero' : word}"><a href="${buildLink(word)}"><b>${(0,markup/* formatNumber */.ZV)(counts[word])}</b> ${word}</a></li>`);
    return (0,markup/* renderTemplate */.Xm) `<ul class="tiles">${items}</ul>`;
}
const statusWords = {
    PENDING: ['Waiting', 'info'],
    SCANNING: ['Scanning', 'low'],
    COMPLETED: ['Completed', 'passed'],
    FAILED: ['Failed', 'failed'],
};
function renderScanStatus(status) {
    const [word, tone] = statusWords[status];
    return (0,markup/* renderTemplate */.Xm) `<span class="severity ${tone}">${word}</span>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/page/routes.js













const cookieName = 'scan-gate';
function chooseCookie(context, trustedProxies) {
    const { incoming } = context.env ?? {};
    const secure = incoming !== undefined && isEncrypted(incoming, trustedProxies);
    return { secure, name: secure ? `__Host-${cookieName}` : cookieName };
}
function writeCookie(context, { trustedProxies }, value) {
    const { secure, name } = chooseCookie(context, trustedProxies);
    const maxAge = value === '' ? 0 : sessionMs / 1000;
    (0,cookie/* setCookie */.TV)(context, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
}
function readCookie(context, { trustedProxies }) {
    const value = (0,cookie/* getCookie */.Ri)(context, chooseCookie(context, trustedProxies).name);
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
async function readSession(context, options) {
    const value = readCookie(context, options);
    if (value === undefined)
        return undefined;
    const { store, now } = options.services;
    const key = await store.sessions.find(value, now());
    return key === undefined ? undefined : { key, formToken: createFormToken(value) };
}
function createFormToken(cookie) {
    return (0,external_node_crypto_.createHash)('sha256').update(`form ${cookie}`).digest('base64url');
}
function showLogin(context, options, to, problem) {
    let cookie = readCookie(context, options);
    if (cookie === undefined) {
        cookie = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        writeCookie(context, options, cookie);
    }
    const why = problem === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p class="urgent" role="alert" id="problem">${problem}</p>`;
    return {
        title: 'Sign in',
        body: (0,markup/* renderTemplate */.Xm) `<section class="panel login" aria-labelledby="login-title"><h1 id="login-title">Sign in</h1>
${why}<form method="post" action="/login"><input type="hidden" name="form" value="${createFormToken(cookie)}"><input type="hidden" name="to" value="${to}">
<label for="key">API key</label><input type="password" id="key" name="key" required autocomplete="current-password" spellcheck="false"${problem === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) ` aria-describedby="problem"`}>
<button type="submit" class="main">Sign in</button></form>
<p class="note">The pages show what the key may read. <code>scan-gate keys create --database FILE --name NAME --scope repository:read,scan:read,violation:read</code> creates a read-only key.</p></section>`,
    };
}
function readTarget(text) {
    return text !== undefined &&
        text.length < 2000 &&
        /^\/(?:$|[?]|(?:scans|findings|repositories)(?:[/?]|$))[ -~]*$/.test(text)
        ? text
        : '/';
}
async function readForm(context, options) {
    const bytes = await readBytes(context.req.raw);
    const form = new URLSearchParams(Buffer.from(bytes ?? []).toString());
    const headers = context.env?.incoming?.headers ?? {};
    if (headers.origin !== 'null' || isSameOrigin(headers))
        return form;
    const [given, expected] = [
        form.get('form') ?? '',
        createFormToken(readCookie(context, options) ?? (0,external_node_crypto_.randomBytes)(9).toString('hex')),
    ];
    return isEqualSecret(given, expected) ? form : undefined;
}
const routes_problems = {
    unknown: 'This is not a valid key.',
    expired: 'This key has expired.',
    form: 'This form was too old. Please sign in again.',
};
async function signIn(context, options) {
    const { services, admission, log } = options;
    const refusal = await admission.ofStranger(context);
    if (refusal !== undefined)
        return { refusal };
    const form = await readForm(context, options);
    const to = readTarget(form?.get('to') ?? undefined);
    if (form === undefined)
        return { to, status: 403, problem: routes_problems.form };
    const authentication = await services.store.keys.authenticate((form.get('key') ?? '').trim(), services.now());
    if (typeof authentication === 'string') {
        log({ level: 'warn', event: 'login.failed', requestId: context.get('requestId') });
        return { to, status: 401, problem: routes_problems[authentication] };
    }
    const { key } = authentication;
    context.set('key', key);
    const before = readCookie(context, options);
    if (before !== undefined)
        await services.store.sessions.end(before);
    writeCookie(context, options, await services.store.sessions.create(key.id, services.now()));
    log({ level: 'info', event: 'login', keyId: key.id });
    return { to, status: 200 };
}
const pages = [
    ['/', 'repository:read', showRepositories],
    ['/repositories/:id', 'repository:read', showRepository],
    ['/scans', 'scan:read', showScans],
    ['/scans/:id', 'scan:read', showScan],
    ['/findings', 'violation:read', showFindings],
    ['/findings/:id', 'violation:read', showFinding],
];
function addPages(app, options) {
    for (const [path, scope, show] of pages)
        app.get(path, (context) => {
            context.set('endpoint', 'page');
            return sendShown(context, options, scope, show);
        });
    app.get('/favicon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' }));
    app.get('/login', async (context) => {
        context.set('endpoint', 'page');
        const to = readTarget(context.req.query('to'));
        if (isFromOtherSite(context.env?.incoming?.headers ?? {}))
            return sendDetour(context);
        if ((await readSession(context, options)) !== undefined)
            return redirect(context, to);
        return sendPage(context, showLogin(context, options, to));
    });
    app.post('/login', async (context) => {
        context.set('endpoint', 'login');
        const outcome = await signIn(context, options);
        if ('refusal' in outcome)
            return sendProblem(context, outcome.refusal);
        const { to, status, problem } = outcome;
        if (status === 200)
            return redirect(context, to);
        return sendPage(context, showLogin(context, options, to, problem), status);
    });
    app.post('/logout', async (context) => {
        context.set('endpoint', 'logout');
        const form = await readForm(context, options);
        const value = readCookie(context, options);
        if (form === undefined || value === undefined)
            return redirect(context, '/');
        await options.services.store.sessions.end(value);
        writeCookie(context, options, '');
        return redirect(context, '/login');
    });
}
async function sendShown(context, options, scope, show) {
    const { services, admission } = options;
    if (isFromOtherSite(context.env?.incoming?.headers ?? {}))
        return sendDetour(context);
    const session = await readSession(context, options);
    const address = new URL(context.req.url);
    if (session === undefined) {
        const to = `${address.pathname}${address.search}`;
        return redirect(context, to === '/' ? '/login' : `/login?${new URLSearchParams({ to })}`);
    }
    const { key, formToken } = session;
    const refusal = await admission.ofKey(key, context);
    const store = createOwnStore(services.store, key.organizationId);
    const organization = (await store.organization())?.name ?? '';
    const viewer = { key, organization, formToken };
    if (refusal !== undefined)
        return sendProblem(context, refusal, viewer);
    const canRead = (needed) => hasPermission(key.scopes, needed);
    if (!canRead(scope)) {
        const message = `The key lacks the scope ${scope}. Sign in with another key, or choose another page.`;
        return sendProblem(context, { refused: 'INSUFFICIENT_SCOPE', message }, viewer);
    }
    const { readFile, now } = services;
    const query = readPageQuery(address);
    const id = context.req.param('id') ?? '';
    const shown = await show({ store, canRead, readFile, now: now(), query, id });
    if (shown === undefined)
        return sendProblem(context, missing, viewer);
    if (shown.refreshSeconds !== undefined)
        context.header('Refresh', String(shown.refreshSeconds));
    return sendPage(context, { ...shown, viewer });
}
function redirect(context, to) {
    return context.body(null, 303, { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}
function sendPage(context, parts, status = 200) {
    return context.body(renderDocument(parts), status, buildPageHeaders());
}
function sendDetour(context) {
    const { pathname, search } = new URL(context.req.url);
    const to = readTarget(`${pathname}${search}`);
    context.header('Refresh', `0; url=${to}`);
    const body = (0,markup/* renderTemplate */.Xm) `<h1>One moment</h1><p><a href="${to}">Continue</a></p>`;
    return sendPage(context, { title: 'One moment', body });
}
const missing = {
    refused: 'NOT_FOUND',
    message: 'There is no such page, or it belongs to another organization.',
};
const headings = {
    403: 'Not allowed',
    404: 'Not found',
    429: 'Too many requests',
    500: 'Something failed here',
};
function isForPeople(context) {
    return isPagePath(context.req.path) && /\btext\/html\b/.test(context.req.header('Accept') ?? '');
}
function sendProblem(context, refusal, viewer) {
    const status = getStatus(refusal);
    const { retryAfter } = refusal.details ?? {};
    if (typeof retryAfter === 'number')
        context.header('Retry-After', String(retryAfter));
    const heading = headings[status] ?? 'Not possible';
    const requestId = context.get('requestId');
    const body = (0,markup/* renderTemplate */.Xm) `<section class="panel problem" aria-labelledby="problem-title"><h1 id="problem-title">${heading}</h1><p>${refusal.message}</p>
<p><a href="/">Go to the first page</a></p><p class="note">Request ${requestId}</p></section>`;
    return sendPage(context, { title: heading, viewer, body }, status);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/schemas.js
var api_schemas = __webpack_require__(4548);
;// CONCATENATED MODULE: ./build/compiled/src/shared/api/webhook.js


const webhookHeaders = {
    signature: 'X-Scan-Gate-Signature',
    event: 'X-Scan-Gate-Event',
    eventId: 'X-Scan-Gate-Event-Id',
    timestamp: 'X-Scan-Gate-Timestamp',
    timedSignature: 'X-Scan-Gate-Timed-Signature',
};
function signWebhook({ secret, eventId, timestamp, body, }) {
    const hmac = () => (0,external_node_crypto_.createHmac)('sha256', secret);
    return {
        signature: hmac().update(body).digest('hex'),
        timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest('hex'),
    };
}
function verifyWebhook(received) {
    const { body, now = new Date(), toleranceSeconds = 300 } = received;
    const secrets = [received.secrets].flat().filter((secret) => secret !== '');
    if (secrets.length === 0)
        return { ok: false, reason: 'no secret' };
    const [signature, timed, eventId, sent] = ['signature', 'timedSignature', 'eventId', 'timestamp'].map((name) => getHeader(received.headers, webhookHeaders[name]));
    if (!signature || !timed || !eventId || !sent || !/^\d{1,12}$/.test(sent))
        return { ok: false, reason: 'unsigned' };
    const timestamp = Number(sent);
    const matches = secrets.map((secret) => {
        const expected = signWebhook({ secret, eventId, timestamp, body });
        return Number(isEqual(signature, expected.signature)) & Number(isEqual(timed, expected.timedSignature));
    });
    if (!matches.includes(1))
        return { ok: false, reason: 'wrong signature' };
    const ageSeconds = now.getTime() / 1000 - timestamp;
    if (!(Math.abs(ageSeconds) <= toleranceSeconds))
        return { ok: false, reason: 'too old or too new' };
    return parsePayload(eventId, body);
}
function parsePayload(eventId, body) {
    try {
        const payload = JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
        return { ok: true, eventId, event: payload.event, payload };
    }
    catch {
        return { ok: false, reason: 'no JSON' };
    }
}
function getHeader(headers, name) {
    if (headers instanceof Headers)
        return headers.get(name) ?? undefined;
    const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase());
    const values = found.flatMap(([, value]) => value ?? []);
    return values.length === 1 ? values[0] : undefined;
}
function isEqual(given, expected) {
    const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
    return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
const maxRememberedEvents = 10_000;
function createReceiver(options) {
    const { secrets, repositories, start, now, toleranceSeconds, maxBytes = 65_536 } = options;
    const seen = new Map();
    const pass = async (scan, eventId) => {
        await Promise.resolve();
        try {
            await start(scan);
            return { status: 204, message: `started for scan ${scan.scanId} of ${scan.repository}` };
        }
        catch (error) {
            seen.delete(eventId);
            return { status: 502, message: `not started for scan ${scan.scanId}: ${error.message}` };
        }
    };
    return async ({ method, headers, body }) => {
        if (method !== 'POST')
            return { status: 405, message: 'not a POST' };
        if (Buffer.byteLength(body) > maxBytes)
            return { status: 413, message: `larger than ${maxBytes} bytes` };
        const verified = verifyWebhook({
            ...{ headers, body, secrets, ...(now && { now: now() }) },
            ...(toleranceSeconds !== undefined && { toleranceSeconds }),
        });
        if (!verified.ok)
            return { status: 401, message: `refused: ${verified.reason}` };
        const { eventId } = verified;
        const before = seen.get(eventId);
        if (before !== undefined) {
            const { status } = await before;
            return { status, message: `event ${eventId} came before` };
        }
        const scan = readEndedScan(verified.payload, repositories);
        if (scan === undefined)
            return { status: 204, message: `nothing to do for event ${eventId}` };
        const receipt = pass(scan, eventId);
        seen.set(eventId, receipt);
        const [oldest] = seen.keys();
        if (seen.size > maxRememberedEvents && oldest !== undefined)
            seen.delete(oldest);
        return receipt;
    };
}
function readEndedScan(payload, repositories) {
    const { event, data } = (payload ?? {});
    if (event !== 'scan.completed' && event !== 'scan.failed')
        return undefined;
    const { scan_id: scanId, repository: name } = data ?? {};
    const isId = typeof scanId === 'string' && /^[^\s\p{C}]{1,200}$/u.test(scanId);
    if (!isId || typeof name !== 'string' || !Object.hasOwn(repositories, name))
        return undefined;
    return { scanId, repository: repositories[name] ?? '' };
}
function createWorkflowStarter(app) {
    const { installationId, workflow, ref = 'main', apiUrl = 'https://api.github.com' } = app;
    if (!isConfidential(new URL(apiUrl)))
        throw new Error('apiUrl must begin with https://');
    const post = async (path, token, body) => {
        const response = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, {
            method: 'POST',
            redirect: 'error',
            signal: AbortSignal.timeout(10_000),
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'content-type': 'application/json',
                'user-agent': 'scan-gate-receiver',
                'x-github-api-version': '2022-11-28',
            },
            body: JSON.stringify(body),
        });
        if (!response.ok)
            throw new Error(`POST ${path} answered ${response.status}`);
        return response;
    };
    return async ({ scanId, repository }) => {
        const [, name = ''] = repository.split('/');
        const narrow = { repositories: [name], permissions: { actions: 'write' } };
        const path = `/app/installations/${encodeURIComponent(installationId)}/access_tokens`;
        const { token } = (await (await post(path, signAppToken(app), narrow)).json());
        if (typeof token !== 'string')
            throw new Error('GitHub gave no token');
        const start = `/repos/${repository}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
        await post(start, token, { ref, inputs: { 'scan-id': scanId } });
    };
}
function signAppToken({ appId, privateKey, now = () => new Date() }) {
    const seconds = Math.floor(now().getTime() / 1000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iat: seconds - 60, exp: seconds + 540, iss: appId };
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./build/compiled/src/service/webhooks/payloads.js




const count = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const counts = schemas/* strictObject */.rej({ critical: count, high: count, medium: count, low: count });
const payloads_scan = { scan_id: api_schemas/* identifier */.Cv, repository: schemas/* string */.YjP() };
const violation = {
    violation_id: api_schemas/* identifier */.Cv,
    repository: schemas/* string */.YjP(),
    repository_id: api_schemas/* identifier */.Cv,
    scan_id: schemas/* nullable */.mee(api_schemas/* identifier */.Cv),
    branch: schemas/* nullable */.mee(schemas/* string */.YjP()),
    title: schemas/* string */.YjP(),
    severity: schemas/* enum */.k5n(shared_severity/* severities */.gO),
    type: schemas/* enum */.k5n(api_words/* violationTypes */.h2),
    status: schemas/* enum */.k5n(api_words/* violationStatuses */.CZ),
    file_path: schemas/* nullable */.mee(schemas/* string */.YjP()),
    line_number: schemas/* nullable */.mee(schemas/* int */.Whr()),
    first_detected: api_schemas/* timestamp */.vE,
};
const member = { member: schemas/* strictObject */.rej({ email: schemas/* string */.YjP() }) };
const data = {
    'scan.completed': schemas/* strictObject */.rej({ ...payloads_scan, status: schemas/* literal */.euz('COMPLETED'), violations: counts }),
    'scan.failed': schemas/* strictObject */.rej({ ...payloads_scan, status: schemas/* literal */.euz('FAILED'), error: schemas/* string */.YjP() }),
    'violation.created': schemas/* strictObject */.rej(violation),
    'violation.fixed': schemas/* strictObject */.rej(violation),
    'repository.connected': schemas/* strictObject */.rej({
        repository_id: api_schemas/* identifier */.Cv,
        repository: schemas/* string */.YjP(),
        vcs_url: schemas/* string */.YjP(),
        vcs_provider: schemas/* string */.YjP(),
        default_branch: schemas/* string */.YjP(),
    }),
    'member.invited': schemas/* strictObject */.rej(member),
    'member.added': schemas/* strictObject */.rej(member),
};
const eventNames = Object.keys(data);
const eventMeanings = {
    'scan.completed': 'a scan finished',
    'scan.failed': 'a scan ended with an error',
    'violation.created': 'a new violation was found, or one that was fixed is back',
    'violation.fixed': 'no branch has the violation any longer',
    'repository.connected': 'a repository was added',
    'member.invited': 'a team member was invited; never sent, because this service knows no members',
    'member.added': 'a team member joined; never sent, because this service knows no members',
};
const neverSent = ['member.invited', 'member.added'];
function createPayloadSchema(event) {
    return schemas/* strictObject */.rej({ event: schemas/* literal */.euz(event), timestamp: api_schemas/* timestamp */.vE, data: data[event] });
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/openapi.js







const hookSchemes = {
    hookSignature: 'X-Hub-Signature-256',
    hookSignatureOfBitbucket: 'X-Hub-Signature',
    hookToken: 'X-Gitlab-Token',
};
function describeApi(baseUrl) {
    const paths = {};
    for (const [name, endpoint] of Object.entries(endpoints/* endpoints */.v)) {
        const method = endpoint.method.toLowerCase();
        paths[endpoint.path] = { ...paths[endpoint.path], [method]: describeEndpoint(name, endpoint) };
    }
    const schemes = Object.entries({ apiKey: 'X-API-Key', ...hookSchemes });
    const securitySchemes = Object.fromEntries(schemes.map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'header', name }]));
    const webhookParameters = Object.entries(webhookHeaders).map(([name, header]) => ({
        ...{ name: header, in: 'header', required: !/signature/i.test(name), schema: { type: 'string' } },
    }));
    const webhooks = eventNames.map((event) => {
        const post = {
            summary: eventMeanings[event],
            security: [],
            parameters: webhookParameters,
            requestBody: { required: true, content: describeJson(createPayloadSchema(event), 'output') },
            responses: { '2XX': { description: 'Accepted; any other status, and it is sent again' } },
        };
        return [event, { post }];
    });
    return {
        openapi: '3.1.0',
        info: { title: 'Security scanning service', version: '1.0.0' },
        servers: [{ url: baseUrl }],
        components: { securitySchemes, schemas: {}, parameters: {} },
        paths: { ...paths, ...describeOtherRoutes(baseUrl) },
        webhooks: Object.fromEntries(webhooks),
    };
}
function toJsonSchema(schema, io) {
    const { $schema: _, ...described } = json_schema_processors/* toJSONSchema */.bl(schema, { io, unrepresentable: 'any' });
    return described;
}
const describeJson = (schema, io) => ({
    'application/json': { schema: toJsonSchema(schema, io) },
});
function describeFailures(failures) {
    return Object.fromEntries(Object.entries(failures).map(([status, description]) => [
        status,
        { description, content: describeJson(api_schemas/* errorBody */.t4, 'output') },
    ]));
}
const suppressed = schemas/* object */.Ikc({ justification: schemas/* string */.YjP(), by: schemas/* string */.YjP(), at: api_schemas/* timestamp */.vE });
const ownResponses = {
    updateRepository: api_schemas/* repositoryDetail */.aA.extend({ auto_scan_on_push: schemas/* boolean */.zMY(), auto_scan_on_pr: schemas/* boolean */.zMY() }),
    suppressViolation: api_schemas/* violationDetail */.hM.extend({ justification: schemas/* string */.YjP(), suppression: suppressed }),
    getViolation: api_schemas/* violationDetail */.hM.extend({ suppression: schemas/* optional */.lqM(suppressed) }),
};
function describeEndpoint(name, endpoint) {
    const { method, path, query, body, answer, list, style, scope, success } = endpoint;
    const [, first = ''] = path.split('/');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
        ...{ name: parameter, in: 'path', required: true, schema: { type: 'string' } },
    }));
    const inQuery = Object.entries(query?.shape ?? {}).map(([parameter, schema]) => ({
        ...{ name: getWireName(endpoint, parameter), in: 'query', required: false, schema: toJsonSchema(schema, 'input') },
    }));
    const one = ownResponses[name] ?? answer;
    const data = list === undefined ? one : schemas/* array */.YOg(one);
    const enveloped = schemas/* object */.Ikc({
        success: schemas/* literal */.euz(true),
        data,
        pagination: list === undefined ? schemas/* optional */.lqM(api_schemas/* envelopePagination */.jJ) : api_schemas/* envelopePagination */.jJ,
        meta: api_schemas/* responseMeta */.Nd,
    });
    const bare = list === undefined ? one : schemas/* object */.Ikc({ [list]: data, pagination: api_schemas/* listPagination */.J2 });
    return {
        operationId: name,
        tags: [{ cli: 'CLI', health: 'System' }[first] ?? `${first.charAt(0).toUpperCase()}${first.slice(1)}`],
        security: scope === 'none' ? [] : [{ apiKey: scope === 'any key' ? [] : [scope] }],
        parameters: [...inPath, ...inQuery],
        ...(body !== undefined && { requestBody: { required: true, content: describeJson(body, 'input') } }),
        responses: {
            ...describeFailures({
                ...((query ?? body) !== undefined && { 400: 'Not valid' }),
                ...(scope !== 'none' && { 401: 'No valid key' }),
                403: 'Scope missing, or a host name that is not ours',
                ...((path.includes('{') || method === 'POST') && { 404: 'Not found' }),
                ...(method === 'POST' && { 409: 'Not possible in the current state' }),
                ...(body !== undefined && { 413: 'The body is too large' }),
                429: 'Too many requests, or scans that wait',
                500: 'A fault of the service',
                ...(path === '/health' && { 503: 'The database does not answer' }),
            }),
            [success]: { description: 'Success', content: describeJson(style === 'bare' ? bare : enveloped, 'output') },
        },
    };
}
function describeOtherRoutes(baseUrl) {
    const tags = ['System'];
    const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
    const always = { 403: 'A host name that is not ours', 429: 'Too many requests' };
    const describeText = (description, type, place = {}, failures = {}) => ({
        ...{ tags, security: [], ...place },
        responses: {
            200: { description, content: { [type]: { schema: {} } } },
            ...describeFailures({ ...failures, ...always }),
        },
    });
    const repositoryId = { type: 'string', description: 'Limits the check to one repository' };
    const unproven = { 401: 'No valid signature', 404: 'Started without a secret', 413: 'The body is too large' };
    return {
        '/openapi.json': { get: describeText('This description', 'application/json') },
        '/docs': { get: describeText('This description as a page', 'text/html') },
        '/metrics': {
            get: describeText('Metrics for Prometheus', 'text/plain', atRoot, { 404: 'Started without --metrics' }),
        },
        '/hooks/git': {
            post: {
                ...{ tags, ...atRoot },
                security: Object.keys(hookSchemes).map((name) => ({ [name]: [] })),
                requestBody: {
                    content: { 'application/json': { schema: { type: 'object', properties: { repository_id: repositoryId } } } },
                },
                responses: {
                    202: { description: 'Accepted: branches that have moved are looked for' },
                    ...describeFailures({ ...unproven, ...always }),
                },
            },
        },
    };
}
const openapi_style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;
const referenceHeaders = {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
};
function renderReference({ info, servers, paths, webhooks }) {
    const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)));
    const events = Object.entries(webhooks).map(([event, { post }]) => renderOperation(event, post));
    return String((0,markup/* renderTemplate */.Xm) `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title>${(0,markup/* renderOwnElement */.pQ)('style', openapi_style)}</head><body>
<h1>${info.title}</h1><p>Below <code>${servers[0]?.url}</code>, version ${info.version}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations}<h2>Webhooks</h2>${events}</body></html>`);
}
function renderOperation(title, { summary, security, parameters = [], requestBody, responses }) {
    const [needed] = security.map((each) => Object.values(each)[0]?.join(', ') || 'any key');
    const rows = parameters.map(({ name, in: location, required, schema }) => (0,markup/* renderTemplate */.Xm) `<tr><td><code>${name}</code></td><td>${location}${required ? ', required' : ''}</td><td><code>${JSON.stringify(schema)}</code></td></tr>`);
    const renderSchema = (content) => {
        const schema = content?.['application/json']?.schema;
        return schema === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<pre>${JSON.stringify(schema, null, 2)}</pre>`;
    };
    const described = Object.entries(responses).map(([status, { description, content }]) => (0,markup/* renderTemplate */.Xm) `<h4>${status} ${description}</h4>${renderSchema(content)}`);
    return (0,markup/* renderTemplate */.Xm) `<details><summary><code>${title}</code>${needed === undefined ? '' : ` · ${needed}`}</summary>
${summary === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<p>${summary}</p>`}${rows.length === 0 ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<table>${rows}</table>`}
${requestBody === undefined ? markup/* nothing */.s6 : (0,markup/* renderTemplate */.Xm) `<h4>Body</h4>${renderSchema(requestBody.content)}`}${described}</details>`;
}

;// CONCATENATED MODULE: ./build/compiled/src/service/http/app.js












const basePath = '/api/v1';
function createApp(services, options, log, gitHook, metrics) {
    const app = new hono_dist/* Hono */.$();
    const admission = createAdmission(services, options);
    const { store } = services;
    app.use(async (context, next) => {
        const begun = performance.now();
        context.set('requestId', createRecordId('req'));
        const refusal = await admission.ofAny(context);
        if (refusal === undefined)
            await next();
        else
            context.res = await refuseRequest(context, services, refusal);
        const [{ status }, durationMs] = [context.res, Math.round(performance.now() - begun)];
        log({ level: 'info', event: 'request', ...readFacts(context), status, durationMs });
    });
    const probeHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    app.get('/health', (context) => context.json({ status: 'healthy' }, 200, probeHeaders));
    app.get('/ready', async (context) => {
        context.set('endpoint', 'ready');
        const isReady = (await store.isUp()) && (await store.isCurrent().catch(() => false));
        return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503, probeHeaders);
    });
    if (metrics !== undefined) {
        app.get('/metrics', async (context) => context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
    }
    for (const name of Object.keys(endpoints/* endpoints */.v)) {
        const endpoint = endpoints/* endpoints */.v[name];
        const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
        app.on(endpoint.method, route, (context) => handleEndpoint(name, context, services, admission));
    }
    app.post('/hooks/git', async (context) => {
        context.set('endpoint', 'gitHook');
        const received = await receiveGitHook(context, gitHook);
        const refusal = received?.refused === 'UNAUTHORIZED' ? ((await admission.ofStranger(context)) ?? received) : received;
        return refusal === undefined ? context.body(null, 202) : sendRefusal(context, services, refusal);
    });
    app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
    app.get(`${basePath}/docs`, (context) => context.body(renderReference(describeApi(services.baseUrl())), 200, referenceHeaders));
    addPages(app, { services, admission, trustedProxies: options.trustedProxies ?? [], log });
    app.notFound((context) => refuseRequest(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
    app.onError((error, context) => {
        log({ level: 'error', event: 'fault', ...readFacts(context), message: formatErrorLine(error) });
        return refuseRequest(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
    });
    return app;
}
async function refuseRequest(context, services, refusal) {
    return isForPeople(context) ? sendProblem(context, refusal) : sendRefusal(context, services, refusal);
}
function readFacts(context) {
    const { method, path } = context.req;
    const [requestId, keyId, endpoint] = [context.get('requestId'), context.get('key')?.id, context.get('endpoint')];
    return { requestId, keyId, method, path: redactPath(path), endpoint };
}
function redactPath(path) {
    const isKnownPart = (part) => /^(?:[a-z][a-z.-]{0,15}|v1|(?:repo|scan|vio|org)_[0-9a-z]{1,24})?$/.test(part);
    return path
        .split('/')
        .map((part) => (isKnownPart(part) ? part : '…'))
        .join('/');
}
async function handleEndpoint(name, context, services, admission) {
    const endpoint = endpoints/* endpoints */.v[name];
    context.set('endpoint', name);
    const refusal = await admission.to(endpoint, context);
    if (refusal !== undefined)
        return sendRefusal(context, services, refusal);
    const args = await readArguments(endpoint, context.req.param(), context.req.raw);
    if (isRefusal(args))
        return sendRefusal(context, services, args);
    const handle = handlers[name];
    const key = context.get('key');
    const { isUp } = services.store;
    const store = { isUp, ...(key !== undefined && createOwnStore(services.store, key.organizationId)) };
    const reply = await handle({ args, key }, { ...services, store });
    if (isRefusal(reply))
        return sendRefusal(context, services, reply);
    return sendReply(context, services, endpoint, reply);
}
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const scanSeconds = [1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const expectedEvents = [
    'scan.completed',
    'scan.failed',
    'webhook.failed',
    'webhook.gave-up',
    'webhook.disabled',
    'login.failed',
    'fault',
];
async function createMetrics({ scans, outbox }) {
    const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(/* webpackIgnore: true */ 'prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const labelNames = ['endpoint', 'method', 'status'];
    const durations = new Histogram({
        ...{ name: 'scan_gate_request_duration_seconds', help: 'Requests by endpoint and status.' },
        ...{ labelNames, buckets: seconds, registers },
    });
    const events = new Counter({
        ...{ name: 'scan_gate_events_total', help: 'Scans, webhooks and faults by outcome.' },
        ...{ labelNames: ['event'], registers },
    });
    for (const event of expectedEvents)
        events.inc({ event }, 0);
    const scanDurations = new Histogram({
        ...{ name: 'scan_gate_scan_duration_seconds', help: 'Completed scans of this process.' },
        ...{ buckets: scanSeconds, registers },
    });
    const gauges = {
        scan_gate_scans_unfinished: () => scans.unfinished(),
        scan_gate_scans_waiting: async () => (await scans.list({ status: 'PENDING' }, { page: 1, limit: 1 })).total,
        scan_gate_deliveries_waiting: outbox.waiting,
    };
    for (const [name, read] of Object.entries(gauges)) {
        const help = `${name.replace('scan_gate_', '').replace('_', ', ')}, now.`;
        const gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
    }
    return {
        observe: (entry) => {
            if (entry.event === 'scan.completed')
                scanDurations.observe(Number(entry.durationMs ?? 0) / 1000);
            if (entry.event !== 'request')
                return events.inc({ event: entry.event });
            const { endpoint = 'other', method = '', status = 0, durationMs = 0 } = entry;
            const known = ['GET', 'POST', 'PATCH'].includes(String(method)) ? String(method) : 'other';
            durations.observe({ endpoint, method: known, status }, Number(durationMs) / 1000);
        },
        contentType: registry.contentType,
        text: () => registry.metrics(),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/mirrors.js





function createMirrors(folder) {
    const getPath = (address) => {
        const name = (0,external_node_crypto_.createHash)('sha256').update(address).digest('hex').slice(0, 24);
        return (0,external_node_path_.join)(folder, `${name}.git`);
    };
    const make = async (address) => {
        const path = getPath(address);
        if ((0,external_node_fs_.existsSync)(path))
            return path;
        await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        const draft = `${path}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
        await (0,origin/* createMirror */.cY)(draft, address);
        try {
            await (0,promises_.rename)(draft, path);
        }
        catch (error) {
            await (0,promises_.rm)(draft, { recursive: true, force: true });
            if (!(0,external_node_fs_.existsSync)(path))
                throw error;
        }
        return path;
    };
    return {
        fetch: async (address, signal) => {
            const path = await make(address);
            try {
                await (0,origin/* fetchMirror */.CM)({ path, signal });
            }
            catch (error) {
                if (!(error instanceof Error) || !/\.lock['"]?: File exists/.test(error.message))
                    throw error;
                await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
                await (0,origin/* fetchMirror */.CM)({ path: await make(address), signal });
            }
            return path;
        },
        find: (address) => ((0,external_node_fs_.existsSync)(getPath(address)) ? getPath(address) : undefined),
        listHeads: async (address, signal) => (0,origin/* listOriginHeads */.cu)({ path: await make(address), signal }),
        readDefaultBranch: async (address, signal) => (0,origin/* readOriginDefaultBranch */.U3)({ path: await make(address), signal }),
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/runner.js






const stoppedText = 'interrupted: the service was stopped';
function createScanRunner(options) {
    const state = { options, abort: new AbortController(), running: new Set(), work: new Set() };
    const starter = (0,once/* createWaker */.ds)(() => startWaiting(state, starter.wake).catch((error) => {
        options.log?.({ level: 'error', event: 'scan.fault', message: formatErrorLine(error) });
    }));
    const stopLooking = options.store.isShared ? lookForWork(state, starter.wake) : async () => undefined;
    return {
        enqueue: starter.wake,
        idle: async () => {
            await starter.idle();
            while (state.running.size > 0) {
                await Promise.all(state.running);
                await starter.idle();
            }
        },
        stop: async () => {
            await stopLooking();
            state.abort.abort(new Error(stoppedText));
            starter.wake();
            await starter.idle();
            await Promise.all(state.running);
            await starter.idle();
            const timer = new AbortController();
            const grace = (0,external_node_timers_promises_.setTimeout)(options.graceMs ?? 3_000, undefined, { signal: timer.signal }).catch(() => undefined);
            await Promise.race([Promise.all(state.work), grace]);
            timer.abort();
        },
    };
}
function createIdleRunner() {
    return { enqueue: () => undefined, idle: async () => undefined, stop: async () => undefined };
}
const lookMs = 5_000;
function lookForWork({ options }, wake) {
    const { store, log } = options;
    const recoverer = (0,once/* createWaker */.ds)(async () => {
        try {
            const { returned, failed } = await store.scans.recoverLost();
            for (const scanId of returned)
                log?.({ level: 'warn', event: 'scan.returned', scanId });
            for (const scanId of failed)
                log?.({ level: 'error', event: 'scan.failed', scanId, message: 'its workers died' });
        }
        catch (error) {
            log?.({ level: 'error', event: 'scan.fault', message: formatErrorLine(error) });
        }
        wake();
    });
    const listening = store.listen(wake);
    const timer = setInterval(recoverer.wake, lookMs).unref();
    recoverer.wake();
    return async () => {
        clearInterval(timer);
        await recoverer.idle();
        const stopListening = await listening;
        await stopListening();
    };
}
async function startWaiting(state, wake) {
    const { options, running, abort } = state;
    await (0,external_node_timers_promises_.setImmediate)();
    while (!abort.signal.aborted && running.size < (options.concurrency ?? 1)) {
        const claimed = await options.store.scans.claim();
        if (claimed === undefined)
            return;
        const end = runScans(state, claimed).finally(() => {
            running.delete(end);
            wake();
        });
        running.add(end);
    }
    if (!abort.signal.aborted || options.store.isShared)
        return;
    await Promise.all(running);
    for (const id of await options.store.scans.failUnfinished(stoppedText)) {
        options.log?.({ level: 'warn', event: 'scan.failed', scanId: id, message: stoppedText });
        announceEnd(state, id);
    }
}
async function runScans(state, claimed) {
    const { options, abort } = state;
    const { scans, claim } = claimed;
    const [scan] = scans;
    const lease = keepLease(state, claimed);
    const signal = AbortSignal.any([abort.signal, lease.lost]);
    try {
        await (0,external_node_timers_promises_.setTimeout)(options.delayMs ?? 0, undefined, { signal });
        const begun = performance.now();
        const result = await runScan(state, scan, signal);
        for (const { id } of scans) {
            await options.store.scans.complete(id, result, claim);
            const durationMs = Math.round(performance.now() - begun);
            options.log?.({ level: 'info', event: 'scan.completed', scanId: id, durationMs });
            announceEnd(state, id);
        }
    }
    catch (error) {
        await endWithoutResult(state, claimed, error, lease.lost.aborted);
    }
    finally {
        lease.end();
    }
}
async function endWithoutResult(state, claimed, error, isLost) {
    const { options, abort } = state;
    const { scans, claim } = claimed;
    const [scan] = scans;
    if (isLost) {
        for (const { id } of scans)
            options.log?.({ level: 'warn', event: 'scan.lost', scanId: id });
    }
    else if (options.store.isShared && (abort.signal.aborted || (isLostConnection(error) && canTryAgain(claim)))) {
        await claimed.giveBack().catch(() => undefined);
    }
    else {
        const text = abort.signal.aborted ? stoppedText : await describeFailure(state, scan, error);
        const message = abort.signal.aborted ? stoppedText : formatErrorLine(error);
        for (const { id } of scans)
            await failScan(state, id, text, message, claim);
    }
}
function keepLease({ options }, claimed) {
    const lost = new AbortController();
    if (!options.store.isShared)
        return { lost: lost.signal, end: () => undefined };
    const renewLease = async () => {
        try {
            if (!(await claimed.renew()))
                lost.abort(new Error('another worker has the scan'));
        }
        catch (error) {
            options.log?.({ level: 'warn', event: 'scan.fault', message: formatErrorLine(error) });
        }
    };
    const timer = setInterval(() => void renewLease(), scanLeaseMs / 3).unref();
    return { lost: lost.signal, end: () => clearInterval(timer) };
}
async function runScan(state, scan, signal) {
    const { options } = state;
    const repository = await options.store.repositories.find(scan.repositoryId);
    signal.throwIfAborted();
    const stopped = Promise.withResolvers();
    const onAbort = () => stopped.reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const started = (async () => {
        const path = repository === undefined ? '' : ((await options.locate?.(repository, signal)) ?? repository.path);
        return options.scan({ path, sha: scan.commitSha, defaultBranch: repository?.defaultBranch }, signal);
    })();
    const settled = Promise.allSettled([started]);
    state.work.add(settled);
    void settled.then(() => state.work.delete(settled));
    try {
        return await Promise.race([started, stopped.promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
async function failScan(state, scanId, text, message, claim) {
    const { options } = state;
    try {
        if (await options.store.scans.fail(scanId, text, claim)) {
            options.log?.({ level: 'warn', event: 'scan.failed', scanId, message });
            announceEnd(state, scanId);
        }
        else {
            options.log?.({ level: 'warn', event: 'scan.lost', scanId });
        }
    }
    catch (error) {
        options.log?.({ level: 'error', event: 'scan.unmarked', scanId, message: formatErrorLine(error) });
    }
}
const maxErrorLength = 500;
async function describeFailure(state, scan, error) {
    if (state.options.store.isShared && isLostConnection(error))
        return 'interrupted: the connection to the database was lost';
    const message = formatErrorLine((0,errors/* toMachineError */.t_)(error) ?? error);
    const text = error instanceof errors/* GateError */.ue || (0,errors/* toMachineError */.t_)(error) !== undefined ? message : `unexpected error: ${message}`;
    const repository = await state.options.store.repositories.find(scan.repositoryId).catch(() => undefined);
    const path = repository?.path ?? '';
    const redacted = path === '' ? text : text.replaceAll(path, '(repository)');
    return redacted.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxErrorLength);
}
function announceEnd({ options }, id) {
    try {
        options.onScanEnd?.(id);
    }
    catch (error) {
        options.log?.({ level: 'error', event: 'scan.unannounced', scanId: id, message: formatErrorLine(error) });
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/service/watch.js

function startWatch(options) {
    const { store, seconds, log } = options;
    let isStopped = false;
    const noteFailure = (error, repositoryId) => log?.({ level: 'warn', event: 'watch.failed', repositoryId, message: formatErrorLine(error) });
    const checkNow = async (repositoryId) => {
        if (isStopped)
            return;
        try {
            for (const repository of await store.repositories.watched(repositoryId)) {
                if (isStopped)
                    return;
                await requestMovedScans(options, repository).catch((error) => noteFailure(error, repository.id));
            }
        }
        catch (error) {
            noteFailure(error);
        }
    };
    const { look, end } = runOneAtATime(checkNow);
    const timer = seconds === 0 ? undefined : setInterval(() => void look(), seconds * 1000).unref();
    if (seconds > 0)
        void look();
    return {
        look,
        refresh: async ({ path, remoteUrl }) => {
            if (remoteUrl !== null)
                await options.refresh(path);
        },
        stop: async () => {
            isStopped = true;
            clearInterval(timer);
            await end();
        },
    };
}
function runOneAtATime(checkNow) {
    const waiting = new Map();
    let last = Promise.resolve();
    const look = (repositoryId) => {
        const name = repositoryId ?? '';
        const asked = waiting.get(name);
        if (asked !== undefined)
            return asked;
        last = last.then(() => {
            waiting.delete(name);
            return checkNow(repositoryId);
        });
        waiting.set(name, last);
        return last;
    };
    return { look, end: () => last };
}
async function requestMovedScans(options, repository) {
    const { store } = options;
    if (repository.remoteUrl !== null)
        await options.refresh(repository.path);
    const heads = await options.listHeads(repository.path);
    const seen = await store.refs.of(repository.id);
    await store.transaction(async (tables) => {
        for (const ref of seen?.keys() ?? []) {
            if (heads.some((head) => head.ref === ref))
                continue;
            await tables.refs.forget(repository.id, ref);
            await tables.violations.leaveBranch(repository.id, formatBranchName(ref));
        }
        if (seen === undefined)
            for (const { ref, sha } of heads)
                await tables.refs.note(repository.id, ref, sha);
        await tables.refs.begin(repository.id);
    });
    const moved = seen === undefined ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
    for (const head of moved)
        await scanMoved(options, repository, head);
}
async function scanMoved({ store, maxUnfinishedScans: maxUnfinished, enqueue }, repository, { ref, sha }) {
    const { organizationId, autoScanOnPush, autoScanOnPr, defaultBranch } = repository;
    const repositoryId = repository.id;
    const branch = formatBranchName(ref);
    const isWanted = ref.startsWith(branchPrefix)
        ? autoScanOnPush || (autoScanOnPr && branch !== defaultBranch)
        : autoScanOnPr;
    const scan = await store.transaction(async ({ scans, refs }) => {
        const requested = isWanted
            ? await scans.createForChange({ repositoryId, branch, commitSha: sha }, { organizationId, maxUnfinished })
            : 'known';
        if (requested !== undefined)
            await refs.note(repositoryId, ref, sha);
        return requested === 'known' ? undefined : requested;
    });
    if (scan !== undefined)
        enqueue(scan);
}
const branchPrefix = 'refs/heads/';
function formatBranchName(ref) {
    return ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref;
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/compiled/src/service/webhooks/send.js








const defaultTimeoutMs = 10_000;
async function sendWebhook(message, options) {
    const begun = performance.now();
    const createSent = (status, error) => {
        return { status, error, durationMs: Math.round(performance.now() - begun) };
    };
    try {
        const status = await postMessage(message, options);
        if (status >= 200 && status < 300)
            return createSent(status);
        return createSent(status, status >= 300 && status < 400 ? 'redirects are not followed' : `status ${status}`);
    }
    catch (error) {
        return createSent(undefined, formatErrorLine(error));
    }
}
async function postMessage(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
    const url = checkWebhookUrl(message.url, message.allowPrivate);
    const timeUp = AbortSignal.timeout(timeoutMs);
    const body = Buffer.from(message.body);
    const timestamp = Math.floor(now.getTime() / 1000);
    const { secret, eventId } = message;
    const signed = secret === null ? undefined : signWebhook({ secret, eventId, timestamp, body });
    const headers = {
        'Content-Type': 'application/json',
        'Content-Length': body.byteLength,
        'User-Agent': 'scan-gate',
        [webhookHeaders.event]: message.event,
        [webhookHeaders.eventId]: eventId,
        [webhookHeaders.timestamp]: timestamp,
        ...(signed !== undefined && {
            [webhookHeaders.signature]: signed.signature,
            [webhookHeaders.timedSignature]: signed.timedSignature,
        }),
    };
    const request = (url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)(url, {
        method: 'POST',
        headers,
        lookup: createCheckedLookup(message.allowPrivate, resolve),
        agent: false,
        rejectUnauthorized: true,
        signal: AbortSignal.any([signal, timeUp]),
    });
    try {
        return await new Promise((fulfil, reject) => {
            request.once('error', (error) => reject(timeUp.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
            request.once('response', ({ statusCode = 0 }) => fulfil(statusCode));
            request.end(body);
        });
    }
    finally {
        request.on('error', () => undefined);
        request.destroy();
    }
}
const privateRanges = {
    ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    ipv6: ['::1/128', 'fc00::/7'],
};
const metadataRanges = {
    ipv4: ['168.63.129.16/32', '100.100.100.200/32'],
    ipv6: ['fd00:ec2::/32', 'fd20:ce::/32'],
};
const closedRanges = {
    ipv4: [
        ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
        ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
        ...['224.0.0.0/4', '240.0.0.0/4'],
    ],
    ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
const [privateList, closedList, metadataList] = [privateRanges, closedRanges, metadataRanges].map(createBlockList);
const globalList = createBlockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });
function createBlockList(ranges) {
    const list = new external_node_net_.BlockList();
    for (const family of ['ipv4', 'ipv6']) {
        for (const range of ranges[family]) {
            const [network = '', bits] = range.split('/');
            list.addSubnet(network, Number(bits), family);
        }
    }
    return list;
}
function classifyAddress(address) {
    const plain = parseMappedAddress(address) ?? address.replace(/%.*$/, '');
    const family = (0,external_node_net_.isIP)(plain) === 6 ? 'ipv6' : 'ipv4';
    if ((0,external_node_net_.isIP)(plain) === 0)
        return 'closed';
    if (metadataList.check(plain, family))
        return 'closed';
    if (privateList.check(plain, family))
        return 'private';
    return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}
function parseMappedAddress(address) {
    if ((0,external_node_net_.isIP)(address) !== 6 || address.includes('%'))
        return undefined;
    const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
    if (high === undefined || low === undefined)
        return undefined;
    const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}
function isAllowedAddress(address, allowPrivate) {
    const range = classifyAddress(address);
    return range === 'public' || (range === 'private' && allowPrivate);
}
const maxUrlLength = 2_000;
function checkWebhookUrl(text, allowPrivate) {
    const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol))
        throw createUrlError('is not an https address');
    if (url.protocol === 'http:' && !allowPrivate)
        throw createUrlError('is not encrypted', 'Use https. http is allowed only inside your own network, with --allow-private.');
    if (url.username !== '' || url.password !== '')
        throw createUrlError('contains a user name or a password');
    if (url.hash !== '')
        throw createUrlError('has a fragment, which is never sent');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if ((0,external_node_net_.isIP)(host) !== 0 && !isAllowedAddress(host, allowPrivate)) {
        const why = classifyAddress(host) === 'private'
            ? 'which is this machine or its network: that needs --allow-private'
            : 'where no webhook may go';
        throw createUrlError(`leads to ${host}, ${why}`);
    }
    return url;
}
function createUrlError(what, hint = 'Name an https address that can be reached from here.') {
    return new errors/* GateError */.ue('CONFIG', `The URL of a webhook ${what}.`, { hint });
}
function createCheckedLookup(allowPrivate, resolve = external_node_dns_.lookup) {
    return (hostname, options, callback) => {
        resolve(hostname, { ...options, all: true }, (error, addresses) => {
            if (error !== null)
                return callback(error, '');
            const refused = addresses.find(({ address }) => !isAllowedAddress(address, allowPrivate));
            const [first] = addresses;
            if (refused !== undefined || first === undefined) {
                const reason = first === undefined ? 'has no address' : `leads to ${refused?.address}, where it may not go`;
                return callback(new Error(`${hostname} ${reason}`), '');
            }
            if (options.all === true)
                callback(null, addresses);
            else
                callback(null, first.address, first.family);
        });
    };
}
const concurrency = 8;
const pollMs = 2_000;
function startDeliveries({ outbox, send, now, log, }) {
    const abort = new AbortController();
    const running = new Set();
    const deliver = async (waiting) => {
        const sent = await send(waiting, { signal: abort.signal, now: now() });
        if (abort.signal.aborted)
            return outbox.release(waiting);
        const outcome = await outbox.settle(waiting, sent, now());
        const facts = { webhookId: waiting.webhookId, eventId: waiting.eventId, name: waiting.event };
        if (sent.error === undefined)
            log?.({ level: 'info', event: 'webhook.delivered', ...facts });
        else
            log?.({ level: 'warn', event: 'webhook.failed', ...facts, message: sent.error });
        if (outcome.gaveUp)
            log?.({ level: 'error', event: 'webhook.gave-up', ...facts });
        if (outcome.disabled)
            log?.({ level: 'error', event: 'webhook.disabled', ...facts });
    };
    const sendDue = async () => {
        while (!abort.signal.aborted && running.size < concurrency) {
            const waiting = await outbox.claimDue(now());
            if (waiting === undefined)
                return;
            const end = deliver(waiting)
                .catch((error) => {
                log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
                return new Promise((rest) => setTimeout(rest, pollMs).unref());
            })
                .finally(() => {
                running.delete(end);
                sender.wake();
            });
            running.add(end);
        }
    };
    const sender = (0,once/* createWaker */.ds)(() => sendDue().catch((error) => {
        log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
    }));
    const waitForRunning = async () => {
        await sender.idle();
        while (running.size > 0) {
            await Promise.all(running);
            await sender.idle();
        }
    };
    const timer = setInterval(sender.wake, pollMs).unref();
    sender.wake();
    return {
        wake: sender.wake,
        idle: waitForRunning,
        stop: async () => {
            clearInterval(timer);
            abort.abort(new Error('the service was stopped'));
            await waitForRunning();
        },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/service/serve.js





















async function startService(options) {
    const apiKey = options.apiKey ?? (options.database === ':memory:' ? createKeyValue() : undefined);
    checkOptions(options, apiKey);
    const store = await openStore({ file: options.database, now: options.now });
    try {
        return await startServing(options, store, apiKey);
    }
    catch (error) {
        await store.close();
        throw error;
    }
}
async function startServing(options, store, apiKey) {
    const { now = () => new Date(), port, hostname = '127.0.0.1', git, maxUnfinishedScans = 100 } = options;
    const repositories = await prepareStore(options, store, apiKey);
    const metrics = options.metrics ? await createMetrics(store) : undefined;
    const log = (entry) => {
        metrics?.observe(entry);
        options.log?.(entry);
    };
    let deliveries;
    const onScanEnd = (scanId) => {
        deliveries?.wake();
        options.onScanEnd?.(scanId);
    };
    const runner = options.work === 'elsewhere'
        ? createIdleRunner()
        : createScanRunner({ ...options, store, delayMs: options.scanDelayMs, onScanEnd, log });
    const { enqueue } = runner;
    const { listHeads = async () => [], refresh = async () => undefined, readFile = async () => undefined } = git;
    const seconds = options.watchSeconds ?? 0;
    const watch = startWatch({ store, enqueue, maxUnfinishedScans, log, listHeads, refresh, seconds });
    let baseUrl = '';
    const services = {
        ...{ store, now, enqueue, maxUnfinishedScans, look: watch.look },
        version: options.version ?? '0.0.0',
        baseUrl: () => baseUrl,
        resolveBranch: async (repositoryId, branch) => {
            const repository = await store.repositories.find(repositoryId);
            if (repository === undefined)
                return undefined;
            await watch.refresh(repository);
            return git.resolveBranch(repository.path, branch);
        },
        readFile: async (repositoryId, sha, file) => {
            const repository = await store.repositories.find(repositoryId);
            return repository && (await readFile(repository.path, sha, file).catch(() => undefined));
        },
    };
    let connections;
    const admission = { ...options, connections: () => connections };
    const gitHook = { secret: options.hookSecret, look: watch.look };
    const made = createHttpServer(createApp(services, admission, log, gitHook, metrics).fetch, options.tls);
    const { server } = made;
    connections = made.connections;
    const listening = listen(server, port, hostname);
    await listening.catch(() => watch.stop());
    baseUrl = `${await listening}${basePath}`;
    await store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
    const sending = startDeliveries({ outbox: store.outbox, send: options.send ?? sendWebhook, now, log });
    deliveries = sending;
    const added = (await store.repositories.added()).filter(({ id }) => !repositories.some((own) => own.id === id));
    return {
        baseUrl,
        apiKey,
        hasKeys: await store.keys.isAnyValid(now()),
        repositories: [...repositories, ...added].map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
        stop: (0,once/* runOnce */.Jh)(async () => {
            const closed = new Promise((done) => server.close(() => done()));
            server.closeIdleConnections();
            const cut = setTimeout(() => server.closeAllConnections(), drainMs);
            await Promise.all([closed, runner.stop(), watch.stop()]);
            clearTimeout(cut);
            await sending.stop();
            await store.close();
        }),
    };
}
const keepDeliveriesMs = 30 * shared_clock/* dayMs */.LP;
const drainMs = 1_000;
async function prepareStore(options, store, apiKey) {
    const { repositories, scopes = allScopes } = options;
    if (store.isShared)
        return [];
    if (apiKey === undefined && repositories.length === 0)
        return store.repositories.register('', []);
    const owner = await store.organizations.chooseOrMake(options.organization);
    if (apiKey !== undefined)
        await store.keys.replaceStartKey(owner.id, apiKey, scopes);
    const records = await store.repositories.register(owner.id, repositories.map(({ path, name, vcsUrl, defaultBranch }) => ({
        ...{ path: (0,external_node_path_.resolve)(path), name, vcsUrl: (0,scan_checkout/* stripCredentials */.PH)(vcsUrl), defaultBranch },
    })));
    const foreign = records.find(({ organizationId }) => organizationId !== owner.id);
    if (foreign === undefined)
        return records;
    throw new errors/* GateError */.ue('CONFIG', `The repository ${foreign.path} belongs to another organization.`, {
        hint: `Serve it for ${(await store.organizations.find(foreign.organizationId))?.name}, or leave it out.`,
    });
}
function checkOptions({ scopes = [], repositories }, apiKey) {
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
        throw new errors/* GateError */.ue('CONFIG', 'The API key of the embedded service must be visible ASCII characters.', {
            hint: 'Leave it out to have one made.',
        });
    }
    checkScopes(scopes);
    const paths = repositories.map(({ path }) => (0,external_node_path_.resolve)(path));
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice !== undefined)
        throw new errors/* GateError */.ue('CONFIG', `The repository ${twice} is given twice.`);
}
async function startLocalService(given) {
    const { scannersUrl, lookUpPackages, selection, workFolder, ...options } = given;
    const { database, version } = options;
    if (options.work !== 'elsewhere' && !(0,shared_installation/* hasScanners */.g$)(scannersUrl))
        throw (0,shared_installation/* createNoScannersError */.z5)(version);
    const shared = workFolder === undefined ? undefined : await createSharedParts(workFolder);
    const isFile = database !== ':memory:' && !isPostgresAddress(database);
    const answersFile = isFile ? `${(0,external_node_path_.resolve)(database)}-answers` : shared?.answersFile;
    return startService({
        ...options,
        scan: createServiceScan((0,scan_scanners/* createScanCommit */.$l)(scannersUrl, { answersFile, lookUpPackages, selection })),
        locate: shared?.locate,
        git: shared?.git ?? {
            resolveBranch: (path, branch) => (0,git_checkout/* resolveBranch */.pd)({ path, signal }, branch),
            readFile: (path, sha, file) => readPlainFile(path, sha, file),
            listHeads: (path) => (0,origin/* listHeads */.Y3)({ path, signal }),
            refresh: (path) => (0,origin/* fetchMirror */.CM)({ path, signal: AbortSignal.timeout(fetchMs) }),
        },
    });
}
async function startWorker(options) {
    const { scannersUrl, lookUpPackages, selection, workFolder, version, database, concurrency, log } = options;
    if (!(0,shared_installation/* hasScanners */.g$)(scannersUrl))
        throw (0,shared_installation/* createNoScannersError */.z5)(version);
    const { answersFile, locate } = await createSharedParts(workFolder);
    const scan = createServiceScan((0,scan_scanners/* createScanCommit */.$l)(scannersUrl, { answersFile, lookUpPackages, selection }));
    const store = await openStore({ file: database });
    if (!store.isShared) {
        await store.close();
        throw new errors/* GateError */.ue('CONFIG', 'A worker needs a database that several processes can use.', {
            hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
        });
    }
    const deliveries = startDeliveries({ outbox: store.outbox, send: sendWebhook, now: () => new Date(), log });
    const runner = createScanRunner({ store, scan, locate, concurrency, log, onScanEnd: deliveries.wake });
    return {
        stop: (0,once/* runOnce */.Jh)(async () => {
            await runner.stop();
            await deliveries.stop();
            await store.close();
        }),
    };
}
function createServiceScan(scan) {
    return async ({ path, sha, defaultBranch }, abort) => {
        const base = defaultBranch === undefined ? undefined : await (0,git_checkout/* resolveBranchHead */.fn)({ path, signal }, defaultBranch);
        return scan({ path, sha, base }, abort);
    };
}
async function createSharedParts(workFolder) {
    await (0,promises_.mkdir)(workFolder, { recursive: true, mode: 0o700 });
    const mirrors = createMirrors((0,external_node_path_.join)(workFolder, 'repositories'));
    const isAddress = (path) => !(0,external_node_path_.isAbsolute)(path);
    const git = {
        resolveBranch: async (path, branch) => {
            if (!isAddress(path))
                return (0,git_checkout/* resolveBranch */.pd)({ path, signal }, branch);
            const heads = await mirrors.listHeads(path, AbortSignal.timeout(fetchMs));
            return heads.find(({ ref }) => ref === `refs/heads/${branch}` || ref === branch)?.sha;
        },
        readFile: async (path, sha, file) => {
            const folder = isAddress(path) ? mirrors.find(path) : path;
            return folder === undefined ? undefined : readPlainFile(folder, sha, file);
        },
        listHeads: (path) => isAddress(path) ? mirrors.listHeads(path, AbortSignal.timeout(fetchMs)) : (0,origin/* listHeads */.Y3)({ path, signal }),
    };
    const locate = async ({ path }, scanSignal) => isAddress(path) ? mirrors.fetch(path, AbortSignal.any([scanSignal, AbortSignal.timeout(fetchMs)])) : path;
    return { git, locate, answersFile: (0,external_node_path_.join)(workFolder, 'answers') };
}
const fetchMs = 600_000;
async function readPlainFile(path, sha, file) {
    const read = await (0,files/* readFileAt */._T)({ path, signal }, sha, file);
    return read?.isLink === true ? undefined : read?.text;
}
const { signal } = new AbortController();

// EXTERNAL MODULE: ./build/compiled/src/gate/run/advisories.js + 11 modules
var advisories = __webpack_require__(204);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/serve.js

























async function runServe(call) {
    const { session, flags, scannersUrl } = call;
    if (flags.own.check)
        return checkStart(call);
    const { repos, vcsUrl, ...options } = readServeFlags(call);
    const stopped = session.untilStopped();
    const repositories = await Promise.all(repos.map((path) => (0,scan_checkout/* readSource */.o$)(path, vcsUrl)));
    const hookSecret = await readHookSecret(call);
    const lookUpPackages = createServiceLookUp(call, repositories);
    const service = await startLocalService({
        ...{ repositories, ...options, hookSecret, scannersUrl, version: run_session/* version */.rE, lookUpPackages, log: createServiceLog(call) },
    });
    const { baseUrl, apiKey = null } = service;
    if (options.tls === undefined && !/^(?:127\.|::1$|localhost$)/.test(options.hostname ?? '127.0.0.1'))
        session.complain('It is open to other machines without TLS: keys cross the network unencrypted.\n');
    if (!service.hasKeys) {
        const { database } = options;
        const shown = isPostgresAddress(database) ? parsePostgresAddress(database).shown : database;
        const command = `scan-gate keys create --database ${shown} --name NAME --scope repository:read,scan:write,violation:read`;
        session.complain(`There is no valid key yet. Create one at any time: ${command}\n`);
    }
    session.write(flags.own.json ? `${JSON.stringify({ baseUrl, apiKey })}\n` : formatGreeting(service));
    await stopped;
    await service.stop();
    return undefined;
}
async function checkStart(call) {
    const { session, scannersUrl } = call;
    const read = async () => {
        const { repos, vcsUrl, ...options } = readServeFlags(call);
        if (call.flags.own.json) {
            throw new errors/* GateError */.ue('CONFIG', '--check does not go with --json: it prints a human-readable list', {
                hint: 'Its exit code says whether the service could start.',
            });
        }
        const hookSecret = await readHookSecret(call);
        createServiceLookUp(call, []);
        return { ...options, repos, vcsUrl, hookSecret };
    };
    return checkServing(session, scannersUrl, run_session/* version */.rE, read);
}
function createServiceLookUp({ session, flags }, sources) {
    const names = ['advisories', 'advisories-private', 'advisories-osv-url', 'github-token'];
    const wanted = Object.fromEntries(names.map((name) => [(0,settings_reading/* getVariableName */.S_)(name), session.env[(0,settings_reading/* getVariableName */.S_)(name)]]));
    const { given, problems } = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(wanted));
    session.mask(given['github-token']?.value);
    const settings = (0,settings_reading/* readSettings */.sb)(given, problems);
    const folders = sources.map(({ path }) => path);
    return (0,advisories/* createRunLookUp */.k)(session, folders, { settings, clock: session.clock() });
}
const leastSecretLength = 16;
async function readHookSecret({ session, flags }) {
    const isFromInput = flags.own['hook-secret-stdin'] === true;
    const secret = isFromInput ? (await session.readInput()).trim() : session.env.SCAN_GATE_HOOK_SECRET;
    session.mask(secret, isFromInput && !flags.own.json);
    if (secret === undefined || (secret === '' && !isFromInput))
        return undefined;
    if (secret.length >= leastSecretLength)
        return secret;
    throw new errors/* GateError */.ue('CONFIG', `The secret of POST /hooks/git is shorter than ${leastSecretLength} characters`, {
        hint: 'Make one with: openssl rand -hex 32',
    });
}
function createServiceLog({ session, flags }) {
    const format = flags.own.log?.[0] === 'text' ? formatLogText : formatLogLine;
    return (entry) => {
        if (entry.level !== 'info' || session.log.level !== 'quiet')
            session.complain(format(entry, new Date()));
    };
}
function formatGreeting(service) {
    const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
    return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey === undefined ? 'one that scan-gate keys created' : `${service.apiKey}  (shown once)`}

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
function readServeFlags(call) {
    const { session, flags } = call;
    const { own } = flags;
    const { repo: repos = [], 'vcs-url': [vcsUrl] = [], host: [hostname] = [] } = own;
    const { database: [named] = [], organization: [organization] = [] } = own;
    const database = named === undefined ? ':memory:' : readDatabase(session, named);
    const problems = listArgumentProblems(call);
    const readNumber = (flag, otherwise, [what, most] = ['a number', 1_000_000]) => {
        const text = own[flag]?.[0] ?? String(otherwise);
        if (/^\d{1,7}$/.test(text) && Number(text) <= most)
            return Number(text);
        problems.push(`--${flag}: ${(0,values/* quoteForMessage */.Hx)(text)} is not ${what} from 0 to ${most}`);
        return otherwise;
    };
    const readRate = (flag, otherwise) => {
        const requests = readNumber(flag, otherwise);
        return requests === 0 ? undefined : { requests, seconds: 60 };
    };
    const port = readNumber('port', 0, ['a port', 65_535]);
    const limits = {
        perKey: readRate('key-rate', 1_200),
        perAddress: readRate('address-rate', 2_400),
        wrongKeys: readRate('wrong-key-rate', 30),
    };
    const maxUnfinishedScans = readNumber('max-scans', 100);
    const watchSeconds = readNumber('watch-seconds', 60);
    const { 'allowed-host': hosts = [], 'trusted-proxy': trustedProxies = [], metrics } = own;
    for (const proxy of trustedProxies) {
        if ((0,external_node_net_.isIP)(proxy) === 0)
            problems.push(`--trusted-proxy: ${(0,values/* quoteForMessage */.Hx)(proxy)} is not an address`);
    }
    const allowedHosts = readHosts(hosts, problems);
    if (repos.length === 0 && own.database === undefined)
        problems.push('--repo is missing: name the checkout to serve');
    const isShared = isPostgresAddress(database);
    if (isShared && repos.length > 0)
        problems.push('--repo does not go with PostgreSQL: add repositories with scan-gate repos add');
    for (const flag of ['no-work', 'work-folder']) {
        if (!isShared && own[flag] !== undefined)
            problems.push(`--${flag} needs a PostgreSQL database`);
    }
    if (vcsUrl !== undefined && repos.length > 1)
        problems.push('--vcs-url goes with one --repo only');
    checkLogFormat(call, problems);
    const tls = serve_readTls(session.folder, own, problems);
    const selection = readSelection(call, problems);
    if (problems.length > 0) {
        throw new errors/* GateError */.ue('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
    }
    return {
        ...{ repos, vcsUrl, database, organization, selection, port, hostname, allowedHosts, trustedProxies, tls },
        ...{ limits, maxUnfinishedScans, watchSeconds, metrics },
        ...(isShared && { workFolder: readWorkFolder(session, own['work-folder']?.[0]) }),
        ...(own['no-work'] === true && { work: 'elsewhere' }),
    };
}
function readSelection({ flags }, problems) {
    const complainAbout = (flag) => (complaint) => problems.push(`--${flag} ${complaint}`);
    const { scanners: [names] = [], 'semgrep-rules': [rules] = [] } = flags.own;
    const scanners = (0,scan/* readScanners */.m$)(names ?? shared_installation/* builtinScanners */.fm, complainAbout('scanners'));
    const semgrepRules = rules === undefined ? undefined : (0,scan/* readRulesPath */.dl)(rules, complainAbout('semgrep-rules'));
    return (0,embedded/* selectScanners */.kM)({ scanners, semgrepRules });
}
function readHosts(hosts, problems) {
    return hosts.flatMap((given) => {
        const host = parseHost(given);
        if (host !== undefined && ((0,external_node_net_.isIP)(host) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)))
            return host;
        problems.push(`--allowed-host: ${(0,values/* quoteForMessage */.Hx)(given)} is not a host name such as gate.example.com`);
        return [];
    });
}
function serve_readTls(folder, own, problems) {
    const [cert, key] = ['tls-cert', 'tls-key'].map((flag) => {
        const file = own[flag]?.[0];
        if (file === undefined)
            return undefined;
        try {
            return (0,regular_file/* readRegularTextSync */.DM)((0,external_node_path_.resolve)(folder, file));
        }
        catch (error) {
            problems.push(`--${flag}: ${(0,values/* quoteForMessage */.Hx)(file)} cannot be read: ${error.message}`);
            return '';
        }
    });
    if (cert === undefined && key === undefined)
        return undefined;
    if (cert === undefined || key === undefined)
        problems.push('--tls-cert and --tls-key go together');
    else if (cert !== '' && key !== '') {
        try {
            (0,external_node_tls_.createSecureContext)({ cert, key });
        }
        catch (error) {
            problems.push(`--tls-cert and --tls-key: they are not a certificate and its key (${error.message})`);
        }
    }
    return { cert: cert ?? '', key: key ?? '' };
}
function readDatabase(session, database) {
    checkDatabaseName(database);
    if (!isPostgresAddress(database))
        return (0,external_node_path_.resolve)(session.folder, database);
    const { password } = parsePostgresAddress(database);
    session.mask(password);
    return database;
}
function readWorkFolder({ folder, env }, given) {
    if (given !== undefined)
        return (0,external_node_path_.resolve)(folder, given);
    return (0,external_node_path_.join)(env.XDG_CACHE_HOME || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'scan-gate');
}
function listArgumentProblems({ flags }) {
    const extra = flags.positionals.map((argument) => `unexpected argument: ${(0,values/* quoteForMessage */.Hx)(argument)}`);
    return [...flags.problems, ...extra];
}
function checkLogFormat({ flags }, problems) {
    const [log = 'json'] = flags.own.log ?? [];
    if (!['json', 'text'].includes(log))
        problems.push(`--log: ${(0,values/* quoteForMessage */.Hx)(log)} is not json or text`);
}
const maxScans = 64;
async function runWorker(call) {
    const { session, scannersUrl } = call;
    const { database, scans: [scans = '1'] = [], 'work-folder': [folder] = [] } = call.flags.own;
    const [address] = database ?? [];
    const problems = listArgumentProblems(call);
    if (address === undefined)
        problems.push('--database is missing: postgres://USER@HOST/NAME');
    else if (!isPostgresAddress(address))
        problems.push('--database is not an address of PostgreSQL: over a file, serve scans itself');
    checkLogFormat(call, problems);
    if (!/^\d{1,2}$/.test(scans) || Number(scans) < 1 || Number(scans) > maxScans)
        problems.push(`--scans: ${(0,values/* quoteForMessage */.Hx)(scans)} is not a number from 1 to ${maxScans}`);
    const selection = readSelection(call, problems);
    if (problems.length > 0)
        throw new errors/* GateError */.ue('CONFIG', problems.join('\n'), { hint: 'scan-gate worker --help shows its flags.' });
    const workFolder = readWorkFolder(session, folder);
    const named = readDatabase(session, address ?? '');
    const stopped = session.untilStopped();
    const worker = await startWorker({
        ...{ database: named, concurrency: Number(scans), workFolder, selection, scannersUrl, version: run_session/* version */.rE },
        ...{ lookUpPackages: createServiceLookUp(call, []), log: createServiceLog(call) },
    });
    session.write('The worker is ready. Press Ctrl+C to stop it.\n');
    await stopped;
    await worker.stop();
}
async function checkServing(session, scannersUrl, version, read) {
    let isReady = true;
    const take = async (name, look, describe = String) => {
        const label = name.padEnd(12);
        try {
            const result = await look();
            session.write(`✔ ${label}  ${(0,neutral/* neutralizeLine */.a0)(describe(result))}\n`);
            return result;
        }
        catch (error) {
            isReady = false;
            const { message, hint } = (0,errors/* toGateError */.Vl)(error);
            const lines = [...message.split('\n'), ...(hint === undefined ? [] : [(0,prose/* toPlainText */.bo)(hint)])];
            session.write(lines
                .map((line, index) => `${index === 0 ? `✖ ${label}` : ' '.repeat(14)}  ${(0,neutral/* neutralizeLine */.a0)(line)}\n`)
                .join(''));
            return undefined;
        }
    };
    const plan = await take('settings', read, () => 'all flags and variables are valid');
    if (plan === undefined)
        return run_session/* notDoneOutcome */.I;
    const { repos, vcsUrl, database, port, hostname = '127.0.0.1', tls } = plan;
    if (plan.work !== 'elsewhere')
        await take('scanners', () => {
            if (!(0,shared_installation/* hasScanners */.g$)(scannersUrl))
                throw (0,shared_installation/* createNoScannersError */.z5)(version);
            return 'installed';
        });
    const inspected = await take('database', () => inspectDatabase(database), ({ message }) => message);
    for (const path of repos)
        await take('repository', async () => {
            const { name, defaultBranch } = await (0,scan_checkout/* readSource */.o$)(path, vcsUrl);
            return `${path} is ${name}, default branch ${defaultBranch}`;
        });
    const added = inspected?.repositories ?? [];
    if (added.length > 0)
        await take('repositories', () => describeAdded(added));
    if (tls !== undefined)
        await take('certificate', () => describeCertificate(tls, new Date()));
    await take('address', async () => {
        const server = (0,external_node_http_.createServer)();
        const origin = await listen(server, port, hostname);
        await new Promise((done) => server.close(done));
        return port === 0 ? `${hostname}, any free port` : `${new URL(origin).host} is free`;
    });
    session.write(isReady ? 'The service can start.\n' : 'The service cannot start like this.\n');
    return isReady ? undefined : run_session/* notDoneOutcome */.I;
}
const namesMax = 20;
async function describeAdded(repositories) {
    const results = await Promise.allSettled(repositories.map(({ path }) => (0,scan_checkout/* readSource */.o$)(path)));
    const missing = repositories.filter((_, index) => results[index]?.status === 'rejected');
    if (missing.length === 0)
        return `${repositories.length} of repos add, all readable`;
    const names = missing.slice(0, namesMax).map(({ name, path }) => `${name} (${path})`);
    throw new errors/* GateError */.ue('CONFIG', `${missing.length} of ${repositories.length} cannot be read: ${names.join(', ')}`, {
        hint: 'Bring their folders back, or archive them: scan-gate repos archive ID.',
    });
}
function describeCertificate({ cert }, now) {
    const { validFrom, validTo } = new external_node_crypto_.X509Certificate(cert);
    const [from, to] = [new Date(validFrom), new Date(validTo)];
    if (to < now || from > now)
        throw new errors/* GateError */.ue('CONFIG', `It is valid from ${serve_formatDay(from)} to ${serve_formatDay(to)} only`, {
            hint: 'Renew it: browsers and gates refuse it.',
        });
    const days = Math.floor((to.getTime() - now.getTime()) / shared_clock/* dayMs */.LP);
    return `valid until ${serve_formatDay(to)}${days < 14 ? `, only ${days} more days` : ''}`;
}
const serve_formatDay = (time) => time.toISOString().slice(0, 10);

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/store-commands.js


















const keys = createStoreCommand('keys', {
    create: {
        takes: ['name', 'scope', 'expires'],
        needs: ['name', 'scope'],
        word: 'many',
        mayMake: true,
        run: createKey,
    },
    list: { run: listKeys },
    revoke: { word: 'the ID of a key', run: revokeKey },
});
const repos = createStoreCommand('repos', {
    add: { takes: ['vcs-url'], word: 'a path or an address', mayMake: true, run: addRepository },
    list: { run: listRepositories },
    archive: { word: 'the ID of a repository', run: archiveRepository },
});
const webhookWord = 'the ID of a webhook';
const webhooks = createStoreCommand('webhooks', {
    add: {
        takes: ['url', 'event', 'secret-stdin', 'allow-private'],
        needs: ['url', 'event'],
        word: 'many',
        mayMake: true,
        run: addWebhook,
    },
    list: { run: listWebhooks },
    remove: { word: webhookWord, run: removeWebhook },
    rotate: { takes: ['secret-stdin'], needs: ['secret-stdin'], word: webhookWord, run: rotateSecret },
    deliveries: { word: webhookWord, run: listDeliveries },
    test: { word: webhookWord, run: sendTestEvent },
});
function createStoreCommand(command, verbs) {
    const hint = `scan-gate ${command} --help shows its flags.`;
    return async ({ session, flags, }) => {
        const [given, ...words] = flags.positionals;
        const verb = given !== undefined && Object.hasOwn(verbs, given) ? verbs[given] : undefined;
        if (verb === undefined) {
            const names = Object.keys(verbs);
            const all = (0,values/* joinAlternatives */.ft)(names);
            const fault = given === undefined
                ? `say what to do: ${all}`
                : `${(0,values/* quoteForMessage */.Hx)(given)} is not ${all}${(0,nearest/* suggestName */.S)(given, names)}`;
            throw new errors/* GateError */.ue('CONFIG', `${command}: ${fault}`, { hint });
        }
        const { own } = flags;
        const problems = [...flags.problems, ...listVerbProblems(verb, words, Object.keys(own), `${command} ${given}`)];
        if (problems.length > 0)
            throw new errors/* GateError */.ue('CONFIG', problems.join('\n'), { hint });
        const { mayMake = false } = verb;
        const store = await openStore({ file: readDatabase(session, own.database?.[0] ?? ''), role: 'tool', mayMake });
        try {
            const organization = await store.organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
            const answer = (json, text) => session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
            return await verb.run({ store, organization, session, flags: own, words, answer }, words[0] ?? '');
        }
        finally {
            await store.close();
        }
    };
}
function listVerbProblems({ word, takes = [], needs = [] }, words, given, named) {
    const accepted = [
        ...['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'],
        ...takes,
    ];
    const extra = word === 'many' ? [] : words.slice(word === undefined ? 0 : 1);
    return [
        ...['database', ...needs].filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
        ...given.filter((flag) => !accepted.includes(flag)).map((flag) => `--${flag} does not go with ${named}`),
        ...(word !== undefined && word !== 'many' && words.length === 0 ? [`${named} needs ${word}`] : []),
        ...extra.map((each) => `unexpected argument: ${(0,values/* quoteForMessage */.Hx)(each)}`),
    ];
}
function splitList(given = [], words = []) {
    return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}
const store_commands_maxNameLength = 100;
function checkRecordName(name) {
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed.length <= store_commands_maxNameLength && !/\p{Cc}/u.test(trimmed))
        return trimmed;
    throw new errors/* GateError */.ue('CONFIG', `--name: ${(0,values/* quoteForMessage */.Hx)(name)} is not a name`, {
        hint: `Give it 1 to ${store_commands_maxNameLength} characters, in one line.`,
    });
}
function createUnknownRecordError(command, message) {
    return new errors/* GateError */.ue('CONFIG', message, { hint: `scan-gate ${command} list shows them.` });
}
function formatColumns(headings, rows) {
    const all = [headings, ...rows];
    const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
    return all
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}
async function createKey(call) {
    const { store, organization, session, flags, words, answer } = call;
    const scopes = splitList(flags.scope, words);
    checkScopes(scopes);
    const name = checkRecordName(flags.name?.[0] ?? '');
    const expiresAt = flags.expires && parseExpiryDay(flags.expires[0] ?? '', session.now);
    const { id, value } = await store.keys.create(organization.id, { name, scopes, expiresAt });
    answer({ id, key: value }, `${id}  ${name}  (${organization.name})\n\n  ${value}\n\nThe key is shown this once; keep it with your secrets.\n`);
}
function parseExpiryDay(day, now) {
    const start = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
    const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
    const end = start.getTime() + shared_clock/* dayMs */.LP;
    if (isDay && end > now.getTime())
        return new Date(end).toISOString();
    const fault = isDay ? 'is in the past' : 'is not a date such as 2027-01-31';
    throw new errors/* GateError */.ue('CONFIG', `--expires: ${(0,values/* quoteForMessage */.Hx)(day)} ${fault}`, {
        hint: 'Name the last day on which the key is valid, or leave the flag out.',
    });
}
async function listKeys({ store, organization, session, answer }) {
    const keys = await store.keys.list(organization.id);
    const rows = keys.map((key) => [
        key.id,
        key.name,
        getKeyStatus(key, session.now),
        key.scopes.join(','),
        formatLastDay(key) ?? 'never',
        key.lastUsedAt ?? 'never',
    ]);
    const json = keys.map((key) => ({
        ...{ id: key.id, name: key.name, status: getKeyStatus(key, session.now), scopes: [...key.scopes] },
        ...{ expires: formatLastDay(key) ?? null, createdAt: key.createdAt, lastUsedAt: key.lastUsedAt },
    }));
    answer({ keys: json }, formatColumns(['id', 'name', 'status', 'scopes', 'expires', 'last used'], rows));
}
function getKeyStatus({ revokedAt, expiresAt }, now) {
    if (revokedAt !== null)
        return 'revoked';
    return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'valid';
}
function formatLastDay({ expiresAt }) {
    return expiresAt === null ? undefined : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
async function revokeKey({ store, organization, answer }, id) {
    if (!(await store.keys.revoke(organization.id, id))) {
        throw createUnknownRecordError('keys', `${organization.name} has no valid key ${(0,values/* quoteForMessage */.Hx)(id)}`);
    }
    answer({ id, status: 'revoked' }, `${id} is revoked: requests with it are refused from now on.\n`);
}
async function addWebhook(call) {
    const { store, organization, flags, words, answer } = call;
    const events = splitList(flags.event, words).map((text) => {
        const event = eventNames.find((name) => name === text);
        if (event !== undefined)
            return event;
        throw new errors/* GateError */.ue('CONFIG', `There is no event ${(0,values/* quoteForMessage */.Hx)(text)}${(0,nearest/* suggestName */.S)(text, eventNames)}`, {
            hint: `Events are ${eventNames.join(', ')}.`,
        });
    });
    const allowPrivate = flags['allow-private'] === true;
    const url = checkWebhookUrl(flags.url?.[0] ?? '', allowPrivate).href;
    const secret = flags['secret-stdin'] ? await readSecret(call) : null;
    const id = await store.webhooks.add(organization.id, { url, events, secret, allowPrivate });
    const notes = [
        ...events
            .filter((event) => neverSent.includes(event))
            .map((event) => `${event} is never sent: this service knows no members.`),
        ...(secret === null ? ['What is sent is not signed: give a secret with --secret-stdin.'] : []),
    ];
    answer({ id, notes }, [`${id}  ${url}`, ...notes, ''].join('\n'));
}
const store_commands_leastSecretLength = 16;
async function readSecret({ session, flags }) {
    const secret = (await session.readInput()).replace(/\r?\n$/, '');
    session.mask(secret, !flags.json);
    if (secret.length >= store_commands_leastSecretLength && !/[\r\n]/.test(secret))
        return secret;
    throw new errors/* GateError */.ue('CONFIG', `--secret-stdin: a secret is one line of at least ${store_commands_leastSecretLength} characters`, {
        hint: 'Make one with: openssl rand -hex 32',
    });
}
async function listWebhooks({ store, organization, answer }) {
    const webhooks = await store.webhooks.list(organization.id);
    const rows = webhooks.map((hook) => [hook.id, getWebhookStatus(hook), hook.events.join(','), hook.url]);
    const json = webhooks.map((hook) => ({
        ...{
            id: hook.id,
            url: hook.url,
            events: [...hook.events],
            status: getWebhookStatus(hook),
            failures: hook.failures,
        },
        ...{ signed: hook.secret !== null, allowPrivate: hook.allowPrivate, createdAt: hook.createdAt },
    }));
    answer({ webhooks: json }, formatColumns(['id', 'status', 'events', 'url'], rows));
}
function getWebhookStatus({ disabledAt, failures }) {
    if (disabledAt !== null)
        return 'disabled';
    return failures > 0 ? 'failing' : 'active';
}
async function removeWebhook({ store, organization, answer }, id) {
    if (!(await store.webhooks.remove(organization.id, id)))
        throw createUnknownRecordError('webhooks', `There is no webhook ${(0,values/* quoteForMessage */.Hx)(id)}`);
    answer({ id, status: 'removed' }, `${id} is removed, with what waited for it.\n`);
}
async function rotateSecret(call, id) {
    const webhook = await requireWebhook(call, id);
    await call.store.webhooks.setSecret(webhook.id, await readSecret(call));
    call.answer({ id, status: 'rotated' }, `What is sent to ${id} is signed with the new secret from now on.\n`);
}
const shownDeliveries = 100;
async function listDeliveries(call, id) {
    const webhook = await requireWebhook(call, id);
    const all = await call.store.outbox.list(webhook.id, shownDeliveries);
    const rows = all.map(({ eventId, event, createdAt, status, attempts, dueAt }) => {
        const last = attempts.at(-1);
        const tried = last === undefined ? '' : `${attempts.length}: ${last.error ?? last.status}`;
        return [eventId, event, createdAt, status, tried, dueAt ?? ''];
    });
    call.answer({ deliveries: all }, formatColumns(['event id', 'event', 'of', 'status', 'last attempt', 'next attempt'], rows));
}
async function sendTestEvent(call, id) {
    const { store, session, answer } = call;
    const webhook = await requireWebhook(call, id);
    const now = new Date();
    const event = 'webhook.test';
    const body = JSON.stringify({ event, timestamp: now.toISOString(), data: { webhook_id: webhook.id } });
    const message = { ...webhook, eventId: createRecordId('evt'), event, body };
    const { status = null, error = null, durationMs } = await sendWebhook(message, { signal: session.cancel, now });
    if (error === null)
        await store.webhooks.enable(webhook.id);
    const text = error === null ? `${id} accepted the event: status ${status}, ${durationMs} ms.` : `${id} failed: ${error}.`;
    answer({ id, delivered: error === null, status, error, durationMs }, `${text}\n`);
    return error === null ? undefined : run_session/* notDoneOutcome */.I;
}
async function requireWebhook({ store, organization }, id) {
    const webhook = await store.webhooks.find(organization.id, id);
    if (webhook === undefined)
        throw createUnknownRecordError('webhooks', `There is no webhook ${(0,values/* quoteForMessage */.Hx)(id)}`);
    return webhook;
}
async function addRepository(call, place) {
    const { store, organization, session, flags, answer } = call;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]{2,}:[^\\]/.test(place);
    const source = isAddress
        ? await cloneRepository(call, place)
        : { ...(await (0,scan_checkout/* readSource */.o$)((0,external_node_path_.resolve)(session.folder, place), flags['vcs-url']?.[0])), remoteUrl: null };
    const { path, name, vcsUrl, defaultBranch } = source;
    const id = await store.repositories.add(organization.id, source);
    if ((await store.repositories.find(id, organization.id)) === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${path} belongs to another organization`, { hint: 'Name it with --organization.' });
    }
    answer({ id, name, default_branch: defaultBranch }, `${id}  ${name}  ${vcsUrl}\n`);
}
async function cloneRepository({ store, organization, session, flags }, address) {
    checkCloneUrl(address);
    const described = { name: (0,scan_checkout/* parseRepositoryName */.$M)(address) ?? address, vcsUrl: address, remoteUrl: address };
    if (store.isShared) {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'scan-gate-address-'));
        try {
            const defaultBranch = await createMirrors(folder).readDefaultBranch(address, session.cancel);
            return { ...described, path: address, defaultBranch: defaultBranch ?? 'main' };
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    const archivedClones = await store.repositories.list({ organizationId: organization.id, status: 'archived' }, { page: 1, limit: 100 });
    const earlier = [...(await store.repositories.added()), ...archivedClones.items].find(({ remoteUrl }) => remoteUrl === address);
    const folder = `${(0,external_node_path_.resolve)(session.folder, flags.database?.[0] ?? '')}-repositories`;
    const path = earlier?.path ?? (0,external_node_path_.join)(folder, `${(0,external_node_crypto_.randomBytes)(12).toString('hex')}.git`);
    const git = { path, signal: session.cancel };
    try {
        await (0,origin/* createMirror */.cY)(path, address);
        await (0,origin/* fetchMirror */.CM)(git);
        return { ...described, path, defaultBranch: (await (0,origin/* readOriginDefaultBranch */.U3)(git)) ?? 'main' };
    }
    catch (error) {
        if (earlier === undefined)
            await (0,promises_.rm)(path, { recursive: true, force: true });
        throw error;
    }
}
function checkCloneUrl(address) {
    if ((0,scan_checkout/* stripCredentials */.PH)(address) !== address) {
        throw new errors/* GateError */.ue('CONFIG', 'The address contains a password or a token, which would be stored', {
            hint: 'Leave it out: git asks its own credential helper, or ssh its agent.',
        });
    }
    if (/^(?:https?|ssh|git|file):\/\//i.test(address) || !address.includes('://'))
        return;
    throw new errors/* GateError */.ue('CONFIG', `${(0,values/* quoteForMessage */.Hx)(address)} is not an address that git fetches over https, ssh, git or file`);
}
async function listRepositories({ store, organization, answer }) {
    const lists = ['active', 'inactive', 'archived'].map((status) => store.repositories.list({ organizationId: organization.id, status }, { page: 1, limit: 10_000 }));
    const all = (await Promise.all(lists)).flatMap(({ items }) => items);
    const rows = all.map((each) => [each.id, each.status, each.name, each.vcsUrl]);
    const json = all.map((each) => ({
        ...{ id: each.id, name: each.name, status: each.status, vcs_url: each.vcsUrl, default_branch: each.defaultBranch },
        ...{ auto_scan_on_push: each.autoScanOnPush, auto_scan_on_pr: each.autoScanOnPr, last_scan_at: each.lastScanAt },
    }));
    answer({ repositories: json }, formatColumns(['id', 'status', 'name', 'address'], rows));
}
async function archiveRepository({ store, organization, answer }, id) {
    if (!(await store.repositories.archive(organization.id, id))) {
        throw createUnknownRecordError('repos', `There is no repository ${(0,values/* quoteForMessage */.Hx)(id)} to archive`);
    }
    answer({ id, status: 'archived' }, `${id} is archived: it is no longer scanned, and keeps its data.\n`);
}

// EXTERNAL MODULE: ./build/compiled/src/shared/git/history.js
var git_history = __webpack_require__(2126);
// EXTERNAL MODULE: ./build/compiled/src/shared/sarif/tool-types.js
var tool_types = __webpack_require__(9890);
// EXTERNAL MODULE: ./build/compiled/src/gate/story/sources/findings/scan.js
var findings_scan = __webpack_require__(5586);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/statements.js
var statements = __webpack_require__(2190);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/agent/agent.js
var agent = __webpack_require__(5509);
// EXTERNAL MODULE: ./build/compiled/src/gate/report/packages.js
var report_packages = __webpack_require__(7069);
;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/verify/observation.js









function toKnownFinding(finding) {
    const { id, title, type, severity, filePath, line, detail } = finding;
    return { id, title, type, severity, filePath, line, cwe: detail?.cwe, code: detail?.codeSnippet };
}
function toKnownState(subject, evidence, finding) {
    return {
        subject,
        finding: toKnownFinding(finding),
        ids: new Set(evidence.findings.map((each) => each.id)),
        coverage: evidence.coverage,
        limitedEngines: new Set(evidence.diagnostics.map(({ engine }) => engine)),
        programs: listPrograms(evidence.diagnostics),
    };
}
function listPrograms(diagnostics) {
    return diagnostics.flatMap(({ engine, message }) => (engine === scan_request/* programEngine */.F ? [message] : []));
}
function findRunDoubt(report, name) {
    const { evidence, verdict, reason, message } = report;
    if (evidence === undefined)
        return `${name} has no findings to check: ${message}`;
    if (verdict !== 'inconclusive')
        return undefined;
    const isOfEvidence = (0,errors/* isInconclusive */.Fm)(reason) && errors/* inconclusiveReasons */.Qe[reason].isOfEvidence;
    return isOfEvidence ? undefined : `${name} is inconclusive: ${message}`;
}
function formatVerifiedSubject({ branch, headSha }) {
    const at = headSha === undefined ? undefined : headSha.slice(0, 12);
    return [branch, at].filter((part) => part !== undefined).join(' at ') || 'an unknown commit';
}
async function readReportObservation(name, target) {
    const report = await readReport(target.job.folder, name);
    const isWhole = report.scanStatus === undefined || report.scanStatus === 'COMPLETED';
    const origin = await (0,sources_origin/* findReportDoubt */.g)({ name, report }, target);
    return {
        subject: toReportSubject(report),
        evidence: isWhole ? report.evidence : undefined,
        doubt: isWhole ? (origin ?? findRunDoubt(report, name)) : `the scan of ${name} did not complete`,
    };
}
async function readKnownState(folder, name, id) {
    const text = await (0,regular_file/* readNamedText */.Lh)((0,external_node_path_.resolve)(folder, name), name);
    const content = (0,errors/* attempt */.CD)(() => JSON.parse(text.replace(/^\ufeff/, '')));
    if (content?.kind === 'scan-gate/agent-file')
        return readAgentFileState(content, name, id);
    const report = readSavedReport(text, name);
    const { evidence } = report;
    const finding = evidence?.findings.find((each) => each.id === id && each.label !== 'elsewhere');
    if (evidence === undefined || finding === undefined)
        return undefined;
    return toKnownState(toReportSubject(report), evidence, finding);
}
function readAgentFileState(content, name, id) {
    const read = agent/* agentFileSchema */.XW.safeParse(content);
    if (!read.success) {
        const at = read.error.issues[0]?.path.map(String).join('.') || 'its beginning';
        throw new errors/* GateError */.ue('CONFIG', `${name} is a damaged agent file: at ${at}`, {
            reason: 'settings',
            hint: 'Write it again with a run: --output agent=FILE.',
        });
    }
    const file = read.data;
    const finding = file.findings.find((each) => each.violation_id === id);
    if (finding === undefined)
        return undefined;
    return {
        subject: {
            source: file.source,
            repositoryUrl: file.repository_url ?? undefined,
            branch: file.branch ?? undefined,
            headSha: file.head_sha ?? undefined,
            isUncommitted: file.uncommitted !== null && file.uncommitted !== undefined,
            startedAt: (0,times/* parseTime */.pe)(file.scan_started_at),
            toolVersion: file.tool.version,
        },
        finding: {
            ...{ id, title: finding.texts.title, type: finding.type ?? undefined, severity: finding.severity },
            ...{ filePath: finding.place?.file_path, line: finding.place?.line_number ?? undefined },
            cwe: finding.cwe ?? undefined,
        },
        ids: file.all_ids === null ? undefined : new Set(file.all_ids),
        coverage: file.coverage ?? undefined,
        limitedEngines: new Set(file.limited_engines),
        programs: (file.programs ?? []).map((program) => program.replace('@', ' ')),
    };
}
function toReportSubject(report) {
    const { repositoryUrl, branch, headSha, isUncommitted, evidence, toolVersion } = report;
    const { origin: source = 'service', startedAt } = evidence ?? {};
    return { source, repositoryUrl, branch, headSha, isUncommitted, startedAt, toolVersion };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/verify/decide.js













function decideState({ id, look, known, mismatch, code, history, }) {
    const { evidence } = look;
    const undecided = { state: 'undecided', finding: known?.finding, alike: [] };
    if (evidence === undefined)
        return { ...undecided, reasons: [look.doubt ?? 'there is no scan to check'] };
    const found = (0,statements/* mergeDuplicates */.$D)(evidence.findings).find((finding) => finding.id === id);
    const shown = found === undefined ? known?.finding : toKnownFinding(found);
    const findingState = found && decideFindingState(found, evidence);
    if (findingState !== undefined && findingState.state !== 'gone')
        return { state: findingState.state, reasons: [findingState.why], finding: shown, alike: [] };
    if (shown === undefined)
        return { ...undecided, reasons: [unknownId] };
    if (history?.state === 'holds')
        return {
            state: 'present',
            reasons: [
                `it is still in the commits of this branch (${history.commit.slice(0, 12)}), where anyone can read it: revoke it where it was issued. Removing it from the file is not a fix`,
            ],
            finding: shown,
            alike: [],
        };
    const absence = { evidence, finding: shown, known, code };
    const alike = findAlike(absence, found);
    const doubts = [
        ...[look.doubt, mismatch].filter((doubt) => doubt !== undefined),
        ...(found === undefined || known !== undefined || found.status === 'FIXED' ? [] : [unknownBranch]),
        ...findListDoubts(evidence, look),
        ...listCoverageDoubts(absence, look.subject.source),
        ...(alike.length === 0 ? [] : [formatAlike(alike, known)]),
        ...(history?.state === 'unknown' ? [unsearchedText] : []),
    ];
    if (doubts.length > 0)
        return { state: 'undecided', reasons: doubts, finding: shown, alike };
    const proof = found === undefined ? 'no longer found' : 'no longer in the scan, according to the service';
    return {
        state: 'fixed',
        reasons: [`${proof}, and its location was scanned: ${formatVerifiedSubject(look.subject)}`],
        finding: shown,
        alike: [],
    };
}
const unsearchedText = 'it is a secret, and a commit of this branch may still contain it: revoke it where it was issued';
const unknownBranch = 'it is open at the service, and it is unknown whether this branch ever had it: name the agent file or the report of a run that found it with --from';
const unknownId = 'this id is unknown here, so a fix cannot be proven: name the agent file or the report of a run that found it with --from';
function isOwnByCount(finding, { counts, findings, lists }) {
    const { severity } = finding;
    const isCandidate = (each) => each.severityKnown &&
        each.severity === severity &&
        each.label !== 'elsewhere' &&
        ((0,policy_evidence/* isOpen */.nT)(each) || (0,policy_evidence/* isSuppressed */.Bx)(each));
    if (!isCandidate(finding) || lists[severity]?.settled !== true)
        return false;
    return (0,statements/* mergeDuplicates */.$D)(findings).filter(isCandidate).length === counts[severity];
}
function decideFindingState(finding, evidence) {
    const { severity, severityKnown, status } = finding;
    const { counts } = evidence;
    const label = isOwnByCount(finding, evidence) ? 'seen' : finding.label;
    const isCounted = !severityKnown || (0,policy_finding/* isUnclear */.Z5)(finding, 'severity') || counts[severity] !== 0;
    if ((0,policy_evidence/* isSuppressed */.Bx)(finding)) {
        const why = 'it is suppressed in the service, which is not a fix';
        return label === 'seen'
            ? { state: 'present', why }
            : { state: 'undecided', why: `${why}, and a fix is not proven` };
    }
    if (label === 'seen')
        return { state: 'present', why: 'this scan found it' };
    if (label === 'elsewhere' || status === 'FIXED' || !isCounted)
        return { state: 'gone', why: '' };
    return { state: 'undecided', why: 'it is open, and the service does not say whether this scan found it' };
}
function findListDoubts(evidence, { subject }) {
    const needsSettling = subject.source === 'service';
    const doubts = shared_severity/* severities */.gO.flatMap((severity) => {
        const word = severity.toLowerCase();
        const list = evidence.lists[severity];
        if (evidence.counts[severity] === 0 && list === undefined)
            return [];
        if (list === undefined)
            return [`the list of ${word} findings was not read`];
        if (!list.stands)
            return [`the list of ${word} findings kept changing while it was read`];
        const own = (0,statements/* mergeDuplicates */.$D)(evidence.findings).filter((each) => each.severityKnown && each.severity === severity);
        if ((0,policy_evidence/* findCountContradiction */.w2)(evidence, severity, own) !== undefined)
            return [`the list of ${word} findings shows fewer than the scan counts`];
        const isSettled = list.settled || evidence.counts[severity] === 0 || !needsSettling;
        return isSettled ? [] : [`the list of ${word} findings was read only once, and may be late`];
    });
    if (evidence.unknownSeverities === 'unread')
        doubts.push('findings of unknown severity were not read');
    return doubts;
}
function formatAlike(alike, known) {
    const [first] = alike;
    const isOld = first !== undefined && known?.ids?.has((0,agent/* formatId */.hX)(first.id)) === true;
    const rest = alike.length > 1 ? ` and ${alike.length - 1} more` : '';
    return isOld
        ? `${first.id}${rest} has the same rule and place, and may have the same code: an equal finding is still there`
        : `${first?.id}${rest} is new and of the same kind: it may be the same finding, changed or moved`;
}
function listCoverageDoubts(absence, source) {
    const { evidence, finding } = absence;
    const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
    const types = finding.type === undefined ? api_words/* scanTypes */.vz : [coverage/* scanTypeByViolationType */.G0[finding.type] ?? 'sast'];
    const skipped = decide_listPaths(evidence.diagnostics);
    const isSkipped = finding.filePath === undefined ? skipped.size > 0 : skipped.has(finding.filePath);
    return [
        ...[...new Set(broken)].map((engine) => `the scanner ${engine} failed`),
        ...(isSkipped ? [`${finding.filePath ?? 'a file, perhaps its own,'} was skipped, or not read completely`] : []),
        ...(absence.known?.programs ?? [])
            .filter((program) => !listPrograms(evidence.diagnostics).includes(program))
            .map((program) => `${program} scanned when it was found, and not now`),
        ...types.flatMap((type) => listTypeDoubts(type, absence, source)),
        ...(types.includes('sast') ? listLanguageDoubts(evidence, finding.filePath) : []),
    ];
}
function listTypeDoubts(type, { evidence, known }, source) {
    const { coverage, diagnostics } = evidence;
    if (coverage === undefined)
        return source === 'service' ? [] : ['the coverage of the scanners is unknown'];
    const word = coverage[type];
    if (word === 'covered')
        return [];
    if (word !== 'partly covered')
        return [`no scanner looked for findings of type ${type}`];
    const unnamed = diagnostics
        .filter((each) => each.engine !== scan_request/* programEngine */.F && decide_listPaths([each]).size === 0)
        .map(({ engine }) => engine);
    const isAsThen = unnamed.every((engine) => known?.limitedEngines.has(engine) || known?.limitedEngines.has((0,agent/* formatEngineName */.BP)(engine)));
    const isExplained = diagnostics.length > 0 && (unnamed.length === 0 || known?.coverage?.[type] === word);
    return isExplained && isAsThen ? [] : [`findings of type ${type} were only partly looked for`];
}
function listLanguageDoubts({ languages, diagnostics }, filePath) {
    const name = filePath === undefined ? undefined : (0,languages_languages/* detectByName */.Oe)(filePath);
    const own = languages?.find(({ language }) => language === name);
    if (own === undefined)
        return [];
    const named = [...decide_listPaths(diagnostics)].filter((path) => (0,languages_languages/* detectByName */.Oe)(path) === name).length;
    const left = own.files - own.looked_at;
    return left > named ? [`${left} of ${own.files} ${name} files were not scanned`] : [];
}
function decide_listPaths(diagnostics) {
    return new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => [...(one ? [one] : []), ...several]));
}
function findAlike({ evidence, finding, known, code }, found) {
    return evidence.findings.filter((each) => each.id !== finding.id &&
        each.label !== 'elsewhere' &&
        ((0,policy_evidence/* isOpen */.nT)(each) || (0,policy_evidence/* isSuppressed */.Bx)(each)) &&
        hasSameKind(each, finding) &&
        (!wasReportedThen(each, known, found) || hasSameLine(each, finding) || mayBeEqual(each, finding, code)));
}
function hasSameRule(each, finding) {
    const isOfType = each.type === undefined || finding.type === undefined || each.type === finding.type;
    return isOfType && (0,agent/* formatAgentTitle */.TG)(each.title) === (0,agent/* formatAgentTitle */.TG)(finding.title) && isInFile(each, finding);
}
function mayBeEqual(each, finding, code) {
    const now = code?.now.get(each.id);
    if (code === undefined || now === undefined || !hasSameRule(each, finding))
        return false;
    const { before } = code;
    return isSameCode(before.line, now.line) ?? isSameCode(before.snippet, now.snippet) ?? true;
}
function isSameCode(before, now) {
    if (before === undefined || now === undefined)
        return undefined;
    const [first, second] = [normalizeCode(before), normalizeCode(now)];
    if (first.includes(second) || second.includes(first))
        return true;
    const calls = new Set(listInnermostCalls(before));
    return listInnermostCalls(now).some((call) => calls.has(call));
}
function listInnermostCalls(code) {
    return (code.match(/[\w.$]{1,200}\s?\([^()]{0,500}\)/g) ?? []).map(normalizeCode);
}
function normalizeCode(code) {
    const lines = code.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)(?:\/\/|#).*$/, ''));
    return lines
        .join('')
        .replaceAll(/\/\*.*?\*\//g, '')
        .replaceAll(/[\s;,]/g, '')
        .replaceAll(/['`]/g, '"');
}
function hasSameKind(each, finding) {
    if (each.type !== undefined && finding.type !== undefined && each.type !== finding.type)
        return false;
    if ((0,agent/* formatAgentTitle */.TG)(each.title) === (0,agent/* formatAgentTitle */.TG)(finding.title))
        return true;
    const [own, other] = [(0,report_packages/* parsePackageName */.Rl)(finding), (0,report_packages/* parsePackageName */.Rl)(each)];
    if (own !== undefined || other !== undefined)
        return own?.name === other?.name && isInFile(each, finding);
    const cwe = (0,finding_texts/* parseCwe */.dq)(finding.cwe);
    return cwe !== undefined && (0,finding_texts/* parseCwe */.dq)(each.detail?.cwe) === cwe && isInFile(each, finding);
}
function isInFile(each, { filePath }) {
    const format = (path) => (0,shown_location/* toSafeRelativePath */.iP)(path) ?? path;
    return each.filePath === undefined || filePath === undefined || format(each.filePath) === format(filePath);
}
function hasSameLine(each, finding) {
    const isAtLine = finding.line !== undefined && each.line === finding.line;
    return (0,report_packages/* parsePackageName */.Rl)(each) === undefined && isAtLine && isInFile(each, finding);
}
function wasReportedThen(each, known, found) {
    if (known?.ids !== undefined)
        return known.ids.has((0,agent/* formatId */.hX)(each.id));
    const [first, last] = [each.detail?.firstDetected, found?.detail?.lastSeen];
    return first !== undefined && last !== undefined && first <= last;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/verify/verify.js



























async function findMismatch({ subject: now, contains }, { subject: then }) {
    const [own, other] = [now.repositoryUrl, then.repositoryUrl];
    if (now.source !== then.source) {
        return `it was found by ${sourceWords[then.source]}, and looked for by ${sourceWords[now.source]}: they have different ids`;
    }
    if (then.isUncommitted === true)
        return 'it was found in files that are not committed: scan those again with --staged or --worktree';
    if (own === undefined || other === undefined || !(own === other || (0,repository_url/* isSameRepositoryUrl */.w7)(own, other)))
        return 'it is unknown whether both scans were of the same repository';
    if (now.source !== 'service' && now.toolVersion !== then.toolVersion)
        return `it was found by version ${then.toolVersion} of Scan Gate: version ${now.toolVersion} may not look for it`;
    if (now.startedAt !== undefined && then.startedAt !== undefined && now.startedAt < then.startedAt)
        return `${formatVerifiedSubject(now)} was scanned before it was found`;
    if ((0,commit_name/* isSameCommit */.sw)(now.headSha, then.headSha) === true)
        return 'it was found in this same commit: nothing has changed since';
    if (then.headSha !== undefined && (await contains?.(then.headSha)) === true)
        return undefined;
    if (then.branch !== undefined && then.branch === now.branch)
        return undefined;
    return `it was found in ${formatVerifiedSubject(then)}, and it is unknown whether ${formatVerifiedSubject(now)} contains that commit`;
}
const sourceWords = {
    service: 'a service',
    embedded: 'the embedded scanners',
    sarif: 'the scanners of SARIF files',
};
const endings = {
    fixed: { words: '✔ Fixed', outcome: { judged: [] } },
    present: { words: '✖ Still there', outcome: { judged: [{ verdict: 'failed', reason: 'violations' }] } },
    undecided: { words: '! Inconclusive', outcome: { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] } },
};
async function runVerify(call) {
    const { session, flags } = call;
    const id = readId(call);
    if (flags.own.json)
        session.log.moveTo(session.complain);
    const { decision, look } = await observeAndDecide(call, id).catch((error) => {
        const fault = (0,errors/* toGateError */.Vl)(error);
        if (fault.code === 'CANCELLED' || fault.reason === 'settings')
            throw fault;
        return { decision: { state: 'undecided', reasons: [fault.message], finding: undefined, alike: [] } };
    });
    if (flags.own.json)
        session.write((0,neutral/* formatHarmlessJson */.$)(toVerifyJson(id, decision, look)));
    else
        for (const line of formatDecision(id, decision))
            session.log.line(line);
    return endings[decision.state].outcome;
}
function readId({ flags: { positionals, own, problems, given } }) {
    const [id, ...more] = positionals;
    if (id === undefined || id.trim() === '')
        problems.push('verify needs the id of a finding');
    const extra = more.slice(own.embedded ? 1 : 0);
    if (extra.length > 0)
        problems.push(`unexpected arguments: ${JSON.stringify(extra.join(' '))}`);
    if (own.embedded && own.report)
        problems.push('--embedded and --report exclude each other');
    if ((own.embedded || own.report) && given['base-url'])
        problems.push(`--base-url does not go with --${own.embedded ? 'embedded' : 'report'}: no service is asked`);
    if (problems.length > 0)
        throw (0,settings_reading/* createSettingsError */.Gd)(problems);
    return id ?? '';
}
async function observeAndDecide(call, id) {
    const { session, flags, scannersUrl } = call;
    const { report: [report] = [], from: [from] = [], json: _, ...own } = flags.own;
    const known = from === undefined ? undefined : await readKnownState(session.folder, from, id);
    if (own.embedded) {
        const positionals = flags.positionals.slice(1);
        const folder = (0,external_node_path_.resolve)(session.folder, positionals[0] ?? '.');
        const settings = await readRunSettings({ ...call, flags: { ...flags, own, positionals } });
        return withEmbeddedObservation(session, folder, scannersUrl, settings, async (embedded) => {
            const { findBefore, ...asked } = embedded;
            const first = await decideWithCheckout({ ...asked, id, known });
            const isMissing = known === undefined && first.decision.finding === undefined;
            return isMissing ? decideWithCheckout({ ...asked, id, known: await findBefore(id) }) : first;
        });
    }
    const look = report === undefined
        ? await observeByService({ ...call, flags: { ...flags, own, positionals: [] } })
        : await readReportObservation(report, {
            job: session,
            context: await (0,read_context/* readContext */.y)((0,run_place/* createRunEnvironment */.pf)(session, flags.own), {
                judged: { kind: 'folder', named: flags.given.branch?.value },
                policy: { ref: undefined, isCentral: false },
            }),
        });
    const { headSha } = look.subject;
    const location = { path: session.folder, signal: session.cancel };
    const checkout = headSha === undefined ? undefined : openVerifiedCheckout(location, headSha);
    return decideWithCheckout({ id, look, known, checkout });
}
async function decideWithCheckout({ id, look, known, checkout, scan, }) {
    const question = { id, look, known, mismatch: known && (await findMismatch(look, known)) };
    const first = decideState(question);
    const { finding, state } = first;
    if (finding === undefined || state === 'present' || look.evidence === undefined)
        return { decision: first, look };
    const history = (0,tool_types/* mayShowSecret */.fA)([finding.type], (0,finding_texts/* parseCwe */.dq)(finding.cwe))
        ? await searchHistory(finding, known, checkout, scan)
        : undefined;
    const isOwnId = known !== undefined && state === 'fixed' && look.subject.source !== 'service';
    const code = isOwnId ? await readCodes(look, known, checkout) : undefined;
    return { decision: decideState({ ...question, history, code }), look };
}
function formatDecision(id, { state, reasons, finding }) {
    const name = (0,neutral/* neutralizeLine */.a0)(id, 200);
    const location = finding && (0,shown_location/* formatLocation */.j$)(finding);
    const title = finding && `${shared_severity/* severityWords */.D4[finding.severity]}: ${(0,neutral/* neutralizeLine */.a0)(finding.title, 200)}`;
    const about = title === undefined ? [] : [`  ${title}${location === undefined ? '' : `, ${location}`}`];
    return [`${endings[state].words}: ${name}`, ...about, ...reasons.map((reason) => `  ${(0,neutral/* neutralizeLine */.a0)(reason, 600)}`)];
}
function toVerifyJson(id, { state, reasons, finding, alike }, look) {
    const { source, branch = null, headSha = null } = look?.subject ?? {};
    const { title, severity, type = null, cwe = null, filePath = null, line = null } = finding ?? {};
    return {
        format_version: 1,
        violation_id: id,
        state,
        reasons,
        looked_at: source === undefined ? null : { source, branch, head_sha: headSha },
        finding: title === undefined || severity === undefined
            ? null
            : { title, severity, type, cwe, file_path: filePath, line_number: line },
        alike: alike.map((each) => each.id),
    };
}
async function observeByService(request) {
    const settings = await readRunSettings(request);
    const { report, evidence } = await runRequestedGate({ request, settings, wantsEverything: true });
    const { repositoryUrl, branch, headSha, tool, scan } = report;
    return {
        subject: {
            ...{ source: 'service', repositoryUrl, branch, headSha },
            ...{ startedAt: evidence?.startedAt, toolVersion: tool.version },
        },
        evidence: scan?.status === 'COMPLETED' ? evidence : undefined,
        doubt: findRunDoubt(report, 'this run'),
    };
}
function openVerifiedCheckout(location, head) {
    const ignoreErrors = (asked) => asked.catch(() => undefined);
    return {
        holds: (sha) => ignoreErrors((0,git_history/* isAncestor */.QX)(location, sha, head)),
        async readLine(sha, path, line) {
            const file = await ignoreErrors((0,files/* readFileAt */._T)(location, sha, path));
            return file?.text.split(/\r\n|\n|\r/)[line - 1];
        },
        commitsChanging: (path, most) => ignoreErrors((0,git_history/* listCommitsChanging */.yv)(location, head, path, most)),
    };
}
const maxCommits = 10;
async function searchHistory({ filePath, id }, known, checkout, scan) {
    const then = known?.subject.headSha;
    if (checkout === undefined || then === undefined)
        return { state: 'unknown' };
    if ((await checkout.holds(then)) === true)
        return { state: 'holds', commit: then };
    if (filePath === undefined || scan === undefined)
        return { state: 'unknown' };
    const commits = await checkout.commitsChanging(filePath, maxCommits + 1);
    if (commits === undefined || commits.length > maxCommits)
        return { state: 'unknown' };
    for (const commit of commits) {
        const { findings } = await scan(commit);
        if (findings.some((each) => each.id === id))
            return { state: 'holds', commit };
    }
    return { state: 'clean' };
}
async function readCodes(look, { finding, subject }, checkout) {
    const candidates = (look.evidence?.findings ?? []).filter((each) => each.id !== finding.id && hasSameRule(each, finding));
    const now = new Map();
    for (const each of candidates)
        now.set(each.id, {
            line: await readFindingLine(each, look.subject.headSha, checkout),
            snippet: each.detail?.codeSnippet,
        });
    const line = candidates.length === 0 ? undefined : await readFindingLine(finding, subject.headSha, checkout);
    return { before: { line, snippet: finding.code }, now };
}
async function readFindingLine({ filePath, line }, sha, checkout) {
    if (sha === undefined || filePath === undefined || line === undefined)
        return undefined;
    return checkout?.readLine(sha, filePath, line);
}
const maxEarlierCommits = 10;
const timeoutMs = 1_800_000;
async function withEmbeddedObservation(session, folder, scannersUrl, settings, use) {
    if (!(0,shared_installation/* hasScanners */.g$)(scannersUrl))
        throw (0,shared_installation/* createNoScannersError */.z5)(run_session/* version */.rE);
    const budget = (0,shared_clock/* createBudget */.yK)(session.clock(), timeoutMs, session.cancel);
    try {
        const head = await (0,scan_checkout/* readHead */.zy)(folder);
        const { path, defaultBranch } = head.source;
        const { signal } = budget;
        const location = { path, signal };
        const lookUpPackages = (0,advisories/* createRunLookUp */.k)(session, [path], { settings, clock: budget.clock });
        const scanCommit = (0,scan_scanners/* createScanCommit */.$l)(scannersUrl, { lookUpPackages });
        const scan = async (sha) => {
            const startedMs = Date.now();
            const base = await (0,git_checkout/* resolveBranchHead */.fn)(location, defaultBranch);
            const result = await scanCommit({ path, sha, base }, signal);
            return (0,source/* buildEvidence */.K)((0,findings_scan/* toFoundFindings */.Kd)(result, sha, { startedMs, endedMs: Date.now() }), {
                ...{ origin: 'embedded', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
                ...{ nowMs: startedMs, paths: new Set() },
            });
        };
        for (const line of await (0,embedded/* describeScanned */.C4)(head, session.env))
            session.log.line(line);
        const look = {
            ...{ subject: toSubject(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
            contains: (sha) => (0,git_history/* isAncestor */.QX)(location, sha, head.sha),
        };
        const checkout = openVerifiedCheckout(location, head.sha);
        return await use({
            look,
            checkout,
            scan,
            async findBefore(id) {
                for (const sha of await (0,git_history/* listCommitsBefore */.W9)(location, head.sha, maxEarlierCommits)) {
                    session.log.line(`Not found; checking whether ${sha.slice(0, 12)} contains it`);
                    const evidence = await scan(sha);
                    const finding = evidence.findings.find((each) => each.id === id);
                    if (finding !== undefined)
                        return toKnownState(toSubject(head, sha), evidence, finding);
                }
                return undefined;
            },
        });
    }
    finally {
        budget.end();
    }
}
function toSubject({ source, branch }, headSha) {
    const repositoryUrl = source.vcsUrl;
    return { source: 'embedded', repositoryUrl, branch, headSha, startedAt: undefined, toolVersion: run_session/* version */.rE };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/cli/running.js














/***/ })

};
