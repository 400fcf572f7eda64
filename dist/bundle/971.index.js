export const id = 971;
export const ids = [971];
export const modules = {

/***/ 58058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide),
  readPolicy: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/disclosure.js
var report_disclosure = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/changes.js
var changes = __webpack_require__(83671);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(57506);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/policy/owners.js
var policy_owners = __webpack_require__(89280);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/report/advice.js
var advice = __webpack_require__(92784);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/wording.js
var wording = __webpack_require__(56334);
;// CONCATENATED MODULE: ./build/compiled/src/report/judged.js















function addJudgement(report, judged, disclosure) {
    const { evidence, judgement, policy } = judged;
    const { effects } = judgement;
    const wouldBe = judgeWithoutExceptions(judged);
    const isShown = (finding) => effects.has(finding.id) ||
        (0,policy_finding/* mayBelongToScan */.bf)(finding, evidence.counts) ||
        (finding.label === 'maybe' && (0,policy_evidence/* isSuppressed */.Bx)(finding));
    const own = [];
    const exceptions = (0,policy_exceptions/* indexExceptions */.HL)(policy.exceptions, policy.today);
    const hasRuleScores = (0,wording/* isEmbedded */.nq)(report, evidence);
    const all = evidence.findings.map((finding) => {
        if (!isCurrent(finding) || !isShown(finding))
            return finding;
        const shown = toReportFinding(finding, { ...judged, exceptions, hasRuleScores }, disclosure);
        own.push(shown);
        return shown;
    });
    const review = (0,policy_exceptions/* reviewExceptions */.ZP)(own, policy.exceptions, policy.today);
    const changes = disclosure.changes ?? evidence.changes;
    const base = describeBase(evidence);
    const shown = {
        ...report,
        notes: [...report.notes, ...describeOldBase(base)],
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: formatMessage(judged),
        hint: chooseHint(judged, (0,advice/* formatUncompared */.Uj)(report)),
        rules: judgement.rules,
        warnings: judgement.warnings,
        evidence: { ...evidence, findings: all },
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base,
        scope: policy.scope,
        uncovered: judgement.uncovered,
        today: policy.today,
        ...((0,report_disclosure/* shouldFilesNameAll */.B6)(disclosure) && { filesNameAll: true }),
        exceptions: report.uncommitted === undefined ? review : { ...review, unmatched: [] },
        excused: summarizeExcused(own, wouldBe),
        ending: selectEndingExceptions(review.expiring, {
            changes,
            findings: own,
            isProposed: report.pullRequest !== undefined,
        }),
        findings: (0,ranking/* sortWorstFirst */.Qi)(own, effects),
        elsewhereCount: (0,tally/* countWhere */.t$)(evidence.findings, isCurrent) - own.length,
        listedSeverities: severity/* severities */.gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
    return shown.verdict === 'failed' ? { ...shown, hint: (0,advice/* formatAdvice */.sW)(shown) } : shown;
}
function describeBase({ base, startedAt }) {
    if (base === undefined)
        return undefined;
    const { scanId, branch, counts, completedAt } = base;
    const isDated = startedAt !== undefined && completedAt !== undefined;
    return { scanId, branch, counts, ...(isDated && { ageDays: Math.floor((startedAt - completedAt) / clock/* dayMs */.LP) }) };
}
const oldBaseDays = 7;
function describeOldBase(base) {
    if (base?.ageDays === undefined || base.ageDays < oldBaseDays)
        return [];
    const { ageDays, branch, scanId } = base;
    return [
        `The scan of ${branch} (${scanId}) is ${(0,tally/* pluralize */.td)(ageDays, 'day')} older: findings that only newer rules report count as new`,
    ];
}
function judgeWithoutExceptions({ evidence, judgement, policy }) {
    if (judgement.verdict !== 'passed' || policy.exceptions.length === 0)
        return undefined;
    return (0,judge/* judgeEvidence */.Z0)(evidence, { ...policy, exceptions: [] }).effects;
}
function summarizeExcused(own, wouldBe) {
    if (wouldBe === undefined)
        return undefined;
    const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.has(id));
    const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
    const [until] = days;
    return until === undefined ? undefined : { tally: (0,tally/* tallyBySeverity */.b8)(excused), until, isOneDay: until === days.at(-1) };
}
function toReportFinding(finding, { evidence, judgement, policy, exceptions, hasRuleScores, isGivenAway = false }, disclosure) {
    const { effects, warned, broken, leftOut: exclusion, news } = judgement;
    const { id } = finding;
    const owners = (0,policy_owners/* determineOwners */.G)(finding, policy.codeOwners);
    const [warnedBy, brokenRules, left] = [warned.get(id), broken.get(id), exclusion.get(id)];
    const { novelty, isLeft: isDeferred } = news.get(id) ?? {};
    return Object.assign(isGivenAway ? finding : { ...finding }, {
        effect: effects.get(id) ?? 'none',
        disclosed: (0,report_disclosure/* isDisclosed */.Nh)(finding, disclosure),
        exception: findCoveringException(finding, exceptions),
        ...(owners && { owners }),
        ...(warnedBy && { warnedBy }),
        ...(brokenRules && { brokenRules }),
        ...(left && { leftOut: left }),
        ...(novelty && { novelty }),
        ...(isDeferred !== undefined && { isLeft: isDeferred }),
        ...(hasRuleScores && finding.cvss !== undefined && finding.type !== 'SCA' && { hasRuleScore: true }),
        ...(novelty === 'new' && evidence.changes && (0,changes/* isInChangedFile */.Q3)(finding, evidence.changes) === 'no'
            ? { isOnlyNewlySeen: true }
            : {}),
        ...((0,report_disclosure/* isCertainlyOnChangedLine */.Z9)(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
    });
}
function selectEndingExceptions(expiring, { changes, findings, isProposed }) {
    if (changes === undefined)
        return isProposed ? [] : expiring;
    return (0,policy_exceptions/* findAffectedExceptions */.Eh)(expiring, changes, findings);
}
function isCurrent(finding) {
    return finding.status !== 'FIXED' || (0,policy_evidence/* isOpen */.nT)(finding);
}
function findCoveringException(finding, exceptions) {
    const { answer, exception } = exceptions.coverOf(finding);
    return answer === 'yes' ? exception : undefined;
}
function formatMessage(judged) {
    const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
    if (reason === 'not-covered')
        return doubt ?? errors/* inconclusiveReasons */.Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is active'] : deciding;
    return [...lines, explainUnreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}
function explainUnreadDiff({ judgement, evidence, policy, }) {
    const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
    const { changes, known } = evidence;
    if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete)
        return undefined;
    return changes === undefined
        ? {
            message: 'the list of changed files could not be read, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Run the gate again. In a workflow, the job needs the permission ${(0,prose/* code */.aY)('contents: read')}; elsewhere, clone more of the history.`,
        }
        : {
            message: 'the list of changed files is incomplete, so any finding may be in the change',
            hint: (0,prose/* prose */.CS) `Split the change, or judge it with ${(0,prose/* code */.aY)('scope: scan')}.`,
        };
}
function chooseHint(judged, uncompared) {
    const { verdict, reason } = judged.judgement;
    if (verdict !== 'inconclusive')
        return undefined;
    const hint = explainUnreadDiff(judged)?.hint ?? errors/* inconclusiveReasons */.Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
    return uncompared === undefined || reason !== 'evidence' ? hint : (0,prose/* prose */.CS) `${uncompared} ${hint ?? ''}`;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/baseline-file.js
var baseline_file = __webpack_require__(53967);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/gate/named-policy.js
var named_policy = __webpack_require__(63581);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/compiled/src/policy/policy-files.js
var policy_files = __webpack_require__(77784);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy-names.js



async function notePolicyNames({ settings, files, around, log }) {
    if (settings.configFile?.kind === 'own')
        return;
    const paths = files !== undefined && files.size > 0 ? files : await listPlaces(around.folder);
    for (const path of (0,policy_files/* findMiscasedPaths */.xc)(paths))
        log.note(`${(0,neutral/* neutralizeLine */.a0)(path, 80)} is not read: the policy file is ${(0,policy_files/* correctPolicyPath */.uy)(path)}; rename it`);
}
async function listPlaces(folder) {
    if (folder === undefined)
        return new Set();
    const list = (path) => (0,promises_.readdir)(path).catch(() => []);
    const top = await list(folder);
    const folders = top.filter((name) => name.toLowerCase() === '.github');
    const below = await Promise.all(folders.map(async (name) => (await list(`${folder}/${name}`)).map((each) => `${name}/${each}`)));
    return new Set([...top, ...below.flat()]);
}

// EXTERNAL MODULE: ./build/compiled/src/gate/report-context.js
var report_context = __webpack_require__(52059);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var gate_scope = __webpack_require__(82291);
// EXTERNAL MODULE: ./build/compiled/src/ci/diff.js
var diff = __webpack_require__(41469);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var baseline = __webpack_require__(46975);
// EXTERNAL MODULE: ./build/compiled/src/policy/glob.js
var policy_glob = __webpack_require__(44882);
// EXTERNAL MODULE: ./build/compiled/src/policy/package-files.js
var package_files = __webpack_require__(23004);
// EXTERNAL MODULE: ./build/compiled/src/policy/path-matching.js
var path_matching = __webpack_require__(22887);
// EXTERNAL MODULE: ./build/compiled/src/policy/pipeline-files.js
var pipeline_files = __webpack_require__(11600);
;// CONCATENATED MODULE: ./build/compiled/src/policy/skip.js






const deciding = [...policy_files/* gateFileGlobs */.dx, 'codeowners'].map((glob) => (0,policy_glob/* compileGlob */.SO)(`**/${glob}`));
function needsNoScan({ files, isComplete }, { skipWhen, policyFiles }) {
    if (!isComplete || files.size === 0)
        return false;
    const isSkipped = (0,path_matching/* createPathMatcher */.ao)(limitToContents(skipWhen));
    const own = policyFiles.map(changes/* foldPath */.tu);
    return [...files].every(([path, { isModule }]) => {
        if (isModule || (0,changes/* isTooLongForPath */.Je)(path) || isSkipped({ filePath: path }) !== 'yes')
            return false;
        const folded = (0,changes/* foldPath */.tu)(path);
        const decides = (0,pipeline_files/* configuresPipeline */.G)(path) || deciding.some((matches) => matches(folded));
        return !own.includes(folded) && !decides && !(0,package_files/* isPackageFile */.N)(path);
    });
}
function limitToContents(globs) {
    return globs.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*'));
}
const skip_prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
function describeSkippedChange({ files }) {
    const isProse = [...files.keys()].every((path) => skip_prose.test((0,changes/* foldPath */.tu)(path)));
    return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}

// EXTERNAL MODULE: ./build/compiled/src/gate/diff.js
var gate_diff = __webpack_require__(89932);
;// CONCATENATED MODULE: ./build/compiled/src/gate/skip.js









async function createSkippedReport(progress, { loaded, head }) {
    const { around: repositoryAccess, log, report, context } = progress;
    const { policy, trustedBases } = loaded;
    const { skipWhen } = policy;
    const isProposed = context.change !== undefined && context.trust === 'proposal';
    const isPlain = isProposed && head.kind === 'same' && (0,gate_scope/* hasTrustedBase */.vA)({ context, trustedBases });
    if (skipWhen === undefined || !isPlain)
        return undefined;
    const changes = await progress.readChanges();
    if (changes === undefined || !needsNoScan(changes, { skipWhen, policyFiles: listPolicyFiles(progress, loaded) }))
        return undefined;
    const unseen = await findUnscannedCommits(progress, changes, {
        skipWhen,
        policyFiles: listPolicyFiles(progress, loaded),
    });
    if (unseen !== undefined) {
        log.note(`skip-when: scanned anyway, because ${unseen}`);
        return undefined;
    }
    const base = await (0,guards/* checkBase */.qD)(repositoryAccess, context);
    if (base.kind !== 'same') {
        log.note(`skip-when: scanned anyway, because of its base: ${base.message}`);
        return undefined;
    }
    progress.changes = changes;
    log.note(`skip-when: ${(0,tally/* pluralize */.td)(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
    return {
        ...report,
        verdict: 'passed',
        reason: 'clean',
        message: describeSkippedChange(changes),
        hint: undefined,
        brief: undefined,
        today: policy.today,
    };
}
async function findUnscannedCommits({ around: repositoryAccess }, { commitCount: count }, skipping) {
    if (count === 1)
        return undefined;
    if (count !== undefined && count > diff/* commitLimit */.V)
        return `the change has more than ${diff/* commitLimit */.V} commits`;
    try {
        const commits = await repositoryAccess.commits?.();
        if (commits === undefined)
            return 'nothing says which commits the change has';
        let read = 0;
        for await (const { sha, against } of commits) {
            const isSkipped = against.some((diff) => isEmptyDiff(diff) || needsNoScan((0,gate_diff/* toChanges */.P)(diff), skipping));
            if (!isSkipped)
                return `commit ${sha.slice(0, 12)} of the change does not lie in these places`;
            read++;
        }
        return count === undefined || read === count
            ? undefined
            : `${read} of the ${count} commits of the change could be read`;
    }
    catch (error) {
        const { code, message } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return `the commits of the change could not be read: ${message}`;
    }
}
function isEmptyDiff({ files, isComplete }) {
    return isComplete && files.length === 0;
}
function listPolicyFiles({ settings }, { documents }) {
    const { configFile, baselineFile = baseline/* defaultBaselinePath */.Q6 } = settings;
    const own = configFile?.kind === 'own' ? [configFile.path] : [];
    return [...policy_files/* policyPaths */.ff, ...policy_files/* mistakenPolicyPaths */.nI, ...own, ...documents, baselineFile];
}

;// CONCATENATED MODULE: ./build/compiled/src/policy/tree.js


function findUnclearFolders(policy, files) {
    const named = listExcusingPatterns(policy).filter(({ pattern }) => !/(?:\/|(?:^|\/)\*\*)$/.test(pattern));
    if (named.length === 0)
        return [];
    const folders = listFolders(files);
    const fits = (pattern, paths) => isLiteral(pattern) ? paths.has(pattern.replace(/^(?:\.\/)+/, '')) : [...paths].some((0,path_matching/* compilePathGlob */.x7)(pattern));
    return named.filter(({ pattern }) => {
        if (!fits(pattern, folders))
            return false;
        return !/\*[^/]*$/.test(pattern) || !fits(pattern, files);
    });
}
function findUnmatchedPatterns(policy, files, others = []) {
    const all = [...files, ...others];
    return listCountingPatterns(policy).filter(({ pattern }) => !all.some((0,path_matching/* compileCountingGlob */.Xb)(pattern)));
}
function listExcusingPatterns({ ignorePaths = [], skipWhen = [], exceptions, today }) {
    return [
        ...ignorePaths.map((pattern) => ({ setting: 'ignore-paths', pattern })),
        ...skipWhen.map((pattern) => ({ setting: 'skip-when', pattern })),
        ...exceptions.flatMap((exception) => {
            const { path: pattern } = exception;
            return pattern === undefined || (0,exception_terms/* isExpired */._d)(exception, today) ? [] : [{ setting: 'exceptions: path', pattern }];
        }),
    ];
}
function listCountingPatterns({ paths = [], rules = [] }) {
    return [
        ...paths.map((pattern) => ({ setting: 'paths', pattern })),
        ...rules
            .filter(({ effect }) => effect === 'block')
            .flatMap(({ name, match: { path = [] } }) => path.map((pattern) => ({ setting: `rule "${name}": match.path`, pattern }))),
    ];
}
function suggestPattern(pattern, files) {
    const fold = (text) => text.normalize('NFKC').toLowerCase();
    const [, literal = '', rest = ''] = /^((?:[^*?[\]{}/]+(?:\/|$))*)(.*)$/.exec(pattern.replace(/^(?:\.\/)+/, '')) ?? [];
    const wanted = fold(literal.replace(/\/$/, ''));
    if (wanted === '')
        return undefined;
    const places = [...listFolders(files), ...files];
    const found = places.find((each) => fold(each) === wanted) ?? places.find((each) => fold(each).endsWith(`/${wanted}`));
    return found === undefined ? undefined : `${found}${literal.endsWith('/') ? '/' : ''}${rest}`;
}
function isLiteral(pattern) {
    return !/[*?[\]{}\\]|\/\/|\/\.\//.test(pattern);
}
function listFolders(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/tree.js



const shownPatterns = 5;
const hint = 'Correct the pattern in the policy file: paths begin at the root of the repository.';
async function checkPatternsAgainstTree({ policy, files, readChanges, log, }) {
    if (files === undefined || files.size === 0)
        return undefined;
    const unclear = findUnclearFolders(policy, files);
    if (unclear.length > 0)
        throw createSettingsError(unclear.map(formatFolderMistake));
    if (findUnmatchedPatterns(policy, files).length === 0)
        return undefined;
    const changed = (await readChanges())?.files.keys() ?? [];
    const unmatched = findUnmatchedPatterns(policy, files, changed).map((each) => ({
        ...each,
        text: formatUnmatched(each, files),
    }));
    const inPaths = unmatched.filter(({ setting }) => setting === 'paths');
    for (const { setting, text } of unmatched)
        if (setting !== 'paths')
            log.note(text);
    return inPaths.length === 0 ? undefined : createSettingsError(inPaths.map(({ text }) => text));
}
function formatFolderMistake({ setting, pattern }) {
    const name = (0,neutral/* neutralizeLine */.a0)(pattern, 80);
    return `${setting}: "${name}" is a folder; write "${name}/" or "${name}/**" for all that lies in it`;
}
function formatUnmatched({ setting, pattern }, files) {
    const like = suggestPattern(pattern, files);
    const suggestion = like === undefined || like === pattern ? '' : `; did you mean "${(0,neutral/* neutralizeLine */.a0)(like, 80)}"?`;
    return `${setting}: "${(0,neutral/* neutralizeLine */.a0)(pattern, 80)}" matches no file of this commit${suggestion}`;
}
function createSettingsError(texts) {
    const more = texts.length - shownPatterns;
    const shown = texts.slice(0, shownPatterns).join('; ');
    return new errors/* GateError */.ue('CONFIG', `${shown}${more > 0 ? `; and ${more} more` : ''}`, { reason: 'settings', hint });
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/decide.js














async function decide(progress, source, { loaded, head }) {
    const { around: repositoryAccess, context } = progress;
    const treeDoubt = await findTreeDoubt(progress, source, loaded);
    if (loaded.policy.skipWhen !== undefined && source.startsScan) {
        const skipped = await createSkippedReport(progress, { loaded, head });
        if (skipped !== undefined) {
            progress.report = skipped;
            return;
        }
    }
    const { baselineFile } = progress.settings;
    const baseline = source.hasBaseline
        ? undefined
        : await (0,baseline_file/* readBaseline */.mF)(loaded.policy, {
            baselineFile,
            around: repositoryAccess,
            repositoryUrl: context.repositoryUrl,
        });
    if (!(await source.start(progress)))
        return;
    await collectAndJudge(progress, source, { baseline, loaded });
    if (treeDoubt !== undefined && progress.report.verdict === 'passed')
        progress.report = (0,draft/* makeInconclusive */.j)(progress.report, 'settings', treeDoubt);
}
async function readPolicy(progress, source) {
    const { environment, settings, context, around: repositoryAccess, log } = progress;
    const { now, policyFile } = environment;
    const loaded = environment.loaded ??
        (await (0,named_policy/* loadNamedPolicy */.m)({ settings, context, around: repositoryAccess, log, now }, policyFile));
    progress.settings = loaded.settings;
    progress.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
    progress.report = {
        ...progress.report,
        enforced: !loaded.settings.warnOnly,
        policy: (0,report_context/* describePolicyForReport */.LS)(loaded),
    };
    if (environment.loaded !== undefined)
        return loaded;
    const { trustedBases, policy } = loaded;
    const isNarrowing = gate_scope/* narrowingScopes */.NZ.includes(policy.scope);
    const rebased = isNarrowing ? (0,gate_scope/* replaceUntrustedBase */.OT)({ context, trustedBases }) : undefined;
    if (rebased !== undefined) {
        log.note(`The base is ${context.base?.branch}, so this is compared with ${rebased.base?.branch}`);
        progress.context = rebased;
        const nothing = { changedFiles: undefined, commits: undefined, readBase: undefined, readMergeBaseMs: undefined };
        progress.around = { ...repositoryAccess, ...nothing, ...repositoryAccess.againstDefault };
        progress.readChanges = (0,once/* runOnce */.Jh)(() => (0,guards/* readChangedFiles */.IM)(progress.around, log));
    }
    const compared = { context: progress.context, trustedBases, missingBase: source.missingBase?.(progress.context) };
    const { scope, uncompared } = (0,gate_scope/* resolveScope */.HV)(policy, compared);
    if (uncompared !== undefined)
        log.note((0,gate_scope/* describeUncompared */.k_)(uncompared));
    progress.report = { ...progress.report, uncompared };
    return { ...loaded, policy: { ...policy, scope, hasFullPaths: source.hasFullPaths } };
}
async function findTreeDoubt({ log, readChanges, settings, around: repositoryAccess }, source, { policy }) {
    const files = await source.readTree?.();
    await notePolicyNames({ settings, files, around: repositoryAccess, log });
    return checkPatternsAgainstTree({ policy, files, log, readChanges });
}
async function collectAndJudge(progress, source, { loaded, baseline }) {
    const { policy, trustedBases } = loaded;
    const { context, around: repositoryAccess, settings, stopwatch, readChanges } = progress;
    const mayNarrow = (0,gate_scope/* hasTrustedBase */.vA)({ context, trustedBases });
    const dated = { ...policy, today: (0,times/* pickLaterDay */.C2)(policy.today, source.serverTimeMs?.()) };
    stopwatch.begin('collect');
    const collected = await source.collect(progress, { policy: dated, baseline, mayNarrow, readChanges });
    const { isPublic, isPublicAssumed } = context;
    const audience = { disclose: settings.disclose, isPublic, isPublicAssumed };
    const endsSoon = context.change !== undefined && dated.exceptions.some((each) => (0,exception_terms/* isExpiring */.v$)(each, dated.today));
    const isShownInDiff = (0,report_disclosure/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review' || endsSoon;
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    stopwatch.begin('judge');
    progress.judgement = collected.judgement;
    progress.report = addJudgement(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = (await source.collectEverything?.()) ?? progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const isCompared = mayNarrow && gate_scope/* narrowingScopes */.NZ.includes(policy.scope);
    const [doubt, based] = await Promise.all([
        source.checkPass(),
        isCompared ? (0,guards/* withdrawIfBaseChanged */.bA)(progress.report, repositoryAccess, context) : progress.report,
    ]);
    progress.report = doubt === undefined ? based : (0,draft/* makeInconclusive */.j)(progress.report, doubt.reason, doubt);
}


/***/ }),

/***/ 98489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectAwaited: () => (/* binding */ collectAwaited),
  collectEverything: () => (/* reexport */ collectEverything),
  runScan: () => (/* reexport */ runScan),
  scanAnew: () => (/* reexport */ scanAnew)
});

// EXTERNAL MODULE: ./build/compiled/src/settings/report-files.js
var report_files = __webpack_require__(56597);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/gate/scope.js
var scope = __webpack_require__(82291);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/scan-list.js
var scan_list = __webpack_require__(99270);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/scan-window.js
var scan_window = __webpack_require__(56490);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/base-scan.js






const maxScansRead = 100;
const readsAtOnce = 4;
function createBaseReader(run, request) {
    const readList = (0,once/* runOnce */.Jh)(() => {
        run.listAfterEnd = (0,scan_list/* listScans */.v7)(run, request.repositoryId);
        return run.listAfterEnd;
    });
    const asked = { ...request, readList };
    return {
        latest: () => readBaseScan(run, asked),
        earlier: () => readEarlierBaseScan(run, asked),
        beside(base) {
            const { startedAt, completedAt, scanId } = base;
            const { zone } = (0,scan_window/* computeOwnSpan */.Kt)(run, request.scans);
            const until = completedAt === undefined ? undefined : completedAt + times/* stampSlackMs */.Qf;
            return (0,scan_window/* readParallelScans */.YZ)(run, request.repositoryId, {
                ids: new Set([scanId]),
                zone,
                startedAt,
                completedAt: until,
            });
        },
    };
}
async function readBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const judgeAll = (why, remedy) => {
        run.log.note((0,scope/* describeUncompared */.k_)({ why, remedy }));
        request.reportUncompared?.({ why, remedy });
        return undefined;
    };
    if (baseBranch === undefined)
        return judgeAll('nothing says which branch this is to be merged into');
    const { startedAt, zone } = (0,scan_window/* computeOwnSpan */.Kt)(run, request.scans);
    if (startedAt === undefined)
        return judgeAll('the scan does not say when it began, so none can be shown to be older');
    const newest = listCompletedScans(await request.readList(), request)
        .reverse()
        .slice(0, maxScansRead);
    for await (const scan of readScanDetails(run, newest)) {
        if (scan === undefined)
            return judgeAll('a newer scan is gone since it was listed', 'Run the gate again');
        if (!isCompletedBranchScan(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* readScanSpan */.WS)(run, scan, zone);
        if (span.completedAt === undefined)
            return judgeAll(`the newest scan of ${baseBranch} does not say when it ended`);
        if (span.completedAt < startedAt)
            return toBaseScan(scan, span);
    }
    const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
    const remedy = `Run the gate on pushes to ${baseBranch}; then only what gets worse is judged`;
    return judgeAll(`no completed scan of ${baseBranch}${among}`, remedy);
}
async function readEarlierBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const { startedAt, zone } = (0,scan_window/* computeOwnSpan */.Kt)(run, request.scans);
    const leftMs = zone === 'stated' ? await request.readMergeBaseMs() : undefined;
    if (leftMs === undefined || startedAt === undefined)
        return undefined;
    const list = await (0,scan_list/* listScansSince */.Lx)(run, { repositoryId, list: await request.readList(), sinceMs: leftMs });
    const isDated = list.items.every((item) => (0,times/* parseTime */.pe)(item.created_at) !== undefined);
    if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs)
        return undefined;
    const since = listCompletedScans(list, request).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of readScanDetails(run, since.slice(0, maxScansRead))) {
        if (scan === undefined)
            return undefined;
        if (!isCompletedBranchScan(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* readScanSpan */.WS)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return toBaseScan(scan, span);
    }
    return undefined;
}
function listCompletedScans({ items, zone }, { scans }) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
async function* readScanDetails(run, items) {
    for (let start = 0; start < items.length; start += readsAtOnce) {
        const chunk = items.slice(start, start + readsAtOnce);
        yield* await Promise.all(chunk.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
    }
}
function isCompletedBranchScan(scan, repositoryId, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function toBaseScan(scan, { startedAt, completedAt }) {
    const counts = src_severity/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/base-findings.js
var base_findings = __webpack_require__(50420);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js
var auto = __webpack_require__(34795);
// EXTERNAL MODULE: ./build/compiled/src/policy/untouched.js + 1 modules
var untouched = __webpack_require__(22624);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/statements.js
var statements = __webpack_require__(66062);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/collection.js







const detailChunk = 8;
function createCollection(run, repositoryId, scans) {
    const evidence = {
        ...policy_evidence/* noEvidence */.n2,
        counts: takeWorstCounts(scans),
        startedAt: (0,scan_window/* computeOwnSpan */.Kt)(run, scans).startedAt,
        coverage: mergeLeastCoverage(scans),
        diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
        languages: scans.find((scan) => scan.languages !== undefined)?.languages,
    };
    return {
        run,
        repositoryId,
        scans,
        evidence,
        listed: new Map(),
        listedMs: new Map(),
        detailedMs: 0,
        unlisted: new Map(),
        stated: new Map(),
        begun: [],
        window: undefined,
        canSettle: true,
    };
}
function mergeLeastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = api_words/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...api_words/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function takeWorstCounts(scans) {
    const counts = {};
    for (const severity of src_severity/* severities */.gO) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    return counts;
}
function takeList(collection, replaced, list) {
    const { evidence, unlisted } = collection;
    const known = new Map(unlisted);
    for (const finding of evidence.findings)
        known.set(finding.id, finding);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return keepStatedDetail(collection, (0,statements/* keepWorstOfEarlier */.e)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listedMs.set(severity, list.readMs);
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const listed = kept.concat(fresh);
    const ids = new Set(listed.map(({ id }) => id));
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
    collection.evidence = { ...evidence, findings, lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* ignoreNotFound */.Ko)(client.getViolation({ violation_id: id }))));
    if (missing.length > 0)
        collection.detailedMs = collection.run.budget.clock.now();
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        if (detail === undefined)
            return [];
        const isOwn = detail.violation_id === finding.id;
        return [isOwn ? (0,statements/* mergeStatements */.z)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window)) : finding];
    });
    for (const finding of kept)
        collection.unlisted.set(finding.id, finding);
    collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}
function mustBeReadAgain({ detail, label, status }, window) {
    if (detail === undefined)
        return false;
    const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
    return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}
function keepStatedDetail({ stated, window }, finding, known) {
    const detail = stated.get(finding.id);
    if (known === undefined || detail === undefined)
        return finding;
    if (mustBeReadAgain(known, window) || detail.status === 'FIXED')
        return finding;
    return (0,statements/* mergeStatements */.z)(finding, { ...detail, label: known.label });
}
async function readDetails(collection, findings) {
    const { run, repositoryId, scans } = collection;
    const readDetail = async (finding) => ({
        finding,
        detail: await (0,errors/* ignoreNotFound */.Ko)(run.client.getViolation({ violation_id: finding.id })),
    });
    const [details, window] = await Promise.all([
        Promise.all(findings.map(readDetail)),
        collection.window ?? (0,scan_window/* readScanWindow */.C4)(run, repositoryId, scans),
    ]);
    collection.window = window;
    collection.detailedMs = run.budget.clock.now();
    const read = new Map();
    for (const { finding, detail } of details) {
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* mergeStatements */.z)(finding, stated));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    const sharp = (0,policy_finding/* sharpenWindow */.sF)(window, all);
    const labelled = all.map((finding) => (0,policy_finding/* relabelFinding */.XU)(finding, sharp));
    collection.evidence = { ...collection.evidence, findings: labelled };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/compared.js



function prefetchComparison({ evidence, policy }, { readChanges, base: reader }) {
    const readBases = async () => {
        const base = await reader.latest();
        const isGrown = base !== undefined && hasGrown(evidence, base);
        return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
    };
    const ahead = { readChanges: (0,once/* runOnce */.Jh)(readChanges), readBases: (0,once/* runOnce */.Jh)(readBases) };
    const isOpenByCounts = (0,judge/* listUndecidedSeverities */.jx)({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
    if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
        for (const ask of [ahead.readChanges, ahead.readBases])
            ask().catch(() => { });
    }
    return ahead;
}
function hasGrown({ counts }, base) {
    return src_severity/* severities */.gO.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/labels.js


const recheckMs = 1000;
const maxRechecks = 32;
async function relabelUncertain(collection, doubtful) {
    if (doubtful.length === 0)
        return new Set();
    const before = new Map(doubtful.map((finding) => [finding.id, finding]));
    const isFinal = (finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
    collection.window = undefined;
    for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
        const known = before.get(id);
        return known === undefined || known.label === label ? [] : [known.severity, severity];
    });
    return new Set(moved);
}
async function waitAndRecheck(collection, wanted, waitMs) {
    const { clock, signal } = collection.run.budget;
    const endMs = clock.now() + waitMs;
    const leftMs = () => Math.max(0, endMs - clock.now());
    const asked = new Set();
    while (leftMs() > recheckMs && isAnotherScanRunning(collection)) {
        const doubtful = wanted.flatMap((severity) => listUncertain(collection, severity));
        const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        const lagging = doubtful.filter(({ detail }) => detail !== undefined);
        const looked = unread.length > 0 ? unread : lagging;
        if (looked.length === 0 || looked.length > maxRechecks)
            break;
        if (unread.length === 0)
            await clock.sleep(recheckMs, signal);
        for (const { id } of looked)
            asked.add(id);
        await readDetails(collection, looked);
    }
    await clock.sleep(leftMs(), signal);
}
function isAnotherScanRunning({ window }) {
    const others = window?.others ?? [];
    return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}
function listUncertain({ evidence }, severity) {
    const listed = evidence.findings.filter((finding) => finding.severity === severity);
    const own = listed.filter((finding) => finding.label === 'seen' && (0,policy_evidence/* isOpen */.nT)(finding));
    if (own.length >= (evidence.counts[severity] ?? 0))
        return [];
    return listed.filter(({ label, detail, status }) => detail === undefined ? status !== 'FIXED' : label === 'elsewhere');
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/violations.js
var violations = __webpack_require__(65796);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/lists.js




function listShownSeverities({ evidence }, listsAll) {
    return src_severity/* severities */.gO.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
function beginLists(collection, policy, listsAll) {
    const shown = listShownSeverities(collection, listsAll);
    if (shown.length === 0)
        return;
    const deciding = (0,judge/* listUndecidedSeverities */.jx)({ ...collection.evidence, unknownSeverities: 'none' }, policy);
    for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
        if (part.length === 0)
            continue;
        const list = (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, part);
        list.catch(() => { });
        collection.begun.push({ severities: part, list });
    }
}
async function ensureListed(collection, wanted) {
    const isListed = (severity) => collection.evidence.lists[severity] !== undefined;
    for (const begun of collection.begun) {
        const isWanted = begun.severities.some((severity) => wanted.includes(severity));
        if (isWanted && !begun.severities.some(isListed))
            takeList(collection, begun.severities, await begun.list);
    }
    const missing = wanted.filter((severity) => !isListed(severity));
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, missing));
}
const settleMs = 5000;
function computeRereadDelayMs({ run, listedMs, detailedMs, evidence }, wanted, hasDoubtful) {
    if (!evidence.isSuppressible)
        return 0;
    const nowMs = run.budget.clock.now();
    const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
    return Math.max(0, readMs + settleMs - nowMs);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/recount.js

const stableAfterMs = 2000;
async function readScansAgain(run, { scans, seenMs }) {
    const { clock, signal } = run.budget;
    await clock.sleep(Math.max(0, seenMs + stableAfterMs - clock.now()), signal);
    const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
    for (const [index, scan] of again.entries())
        checkSameScan(scan, scans[index]);
    return { scans: again, seenMs: clock.now() };
}
function checkSameScan(scan, before) {
    const isSame = scan.scan_id === before?.scan_id &&
        scan.repository_id === before.repository_id &&
        scan.branch === before.branch &&
        scan.status === 'COMPLETED';
    if (isSame)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, but now its status is ${scan.status}`, {
        hint: 'Check the scan in the service, then run the gate again.',
    });
}
function hasSameCounts(a, b) {
    return toComparableText(a) === toComparableText(b);
}
function toComparableText({ scans }) {
    const facts = scans.map(({ violations, started_at, completed_at }) => {
        const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
        return [counts, started_at ?? null, completed_at ?? null];
    });
    return JSON.stringify(facts);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/collect.js

















const settleRounds = 3;
const countRounds = 3;
const detailCap = 2000;
const headFileCap = 50;
const maxShown = 50;
async function collectEvidence(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readScansAgain(run, completed);
        const hasNews = !hasSameCounts(completed, again) ||
            (await (0,violations/* hasUnknownNews */.kj)(run, request.repositoryId, { total, ...collected.evidence }));
        if (!hasNews)
            return collected;
        if (turn === countRounds)
            throw createUnstableError();
        run.log.detail?.('What the scan found has changed since it ended: judging it again');
        completed = again;
    }
}
function createUnstableError() {
    return new errors/* GateError */.ue('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
    });
}
async function collectOnce(run, request) {
    const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
    const readBeside = request.base.beside;
    const collection = {
        ...createCollection(run, repositoryId, scans),
        ...{ policy, readBeside, isInHead: request.isInHead },
    };
    collection.evidence = { ...collection.evidence, baseline, known, isSuppressible };
    const ahead = prefetchComparison(collection, request);
    const total = await readTotals(collection, request.listsAll === true);
    await readComparison(collection, ahead);
    if (isStillUndecided(collection))
        await ensureListed(collection, (0,judge/* listUndecidedSeverities */.jx)(collection.evidence, collection.policy));
    if (isStillUndecided(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isStillUndecided(collection); round++)
            await reReadLists(collection);
    };
    await settleWhileUndecided(settleRounds);
    await listForDisplay(collection, request.listsAll === true);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    const evidence = { ...collection.evidence, findings: (0,base_findings/* markNewFindings */.c)(collection.evidence.findings, known) };
    const judgement = { ...(0,judge/* judgeEvidence */.Z0)(evidence, collection.policy), ...(await judgeWarnings(collection)) };
    return { evidence, policy: collection.policy, scans, judgement, total };
}
async function collectEverything(run, repositoryId, scans) {
    const collection = createCollection(run, repositoryId, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, undefined);
        takeList(collection, src_severity/* severities */.gO, list);
        collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
        const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
        for (let start = 0; start < unread.length; start += detailChunk) {
            await readDetails(collection, unread.slice(start, start + detailChunk));
        }
        return list;
    };
    const first = await read();
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const second = await read();
    if (second.stands && (0,violations/* hasSameContent */.q1)(first.items, second.items))
        markSettled(collection, src_severity/* severities */.gO);
    return collection.evidence;
}
function isStillUndecided({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
async function readTotals(collection, listsAll) {
    const { run, repositoryId, policy } = collection;
    const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
    const begin = () => beginLists(collection, policy, listsAll);
    const { list, unknownSeverities, total } = await (0,violations/* checkTotals */.GA)(run, repositoryId, { counted, begin });
    if (list !== undefined)
        takeList(collection, src_severity/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
        return total;
    }
    run.log.note('The repository has violations of a severity that is not documented: each counts as CRITICAL');
    return total;
}
async function readComparison(collection, { readChanges, readBases }) {
    const { scope } = collection.policy;
    const isOpenQuestion = isStillUndecided(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto' || collection.evidence.known !== undefined)
        return;
    const bases = await readBases();
    collection.evidence = { ...collection.evidence, ...bases };
    if (bases.base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
async function readParallelToBase(collection) {
    const { evidence, readBeside } = collection;
    const { base } = evidence;
    if (base === undefined || !evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
        return;
    collection.evidence = { ...evidence, base: { ...base, others: await readBeside(base) } };
}
async function readDecidingDetails(collection) {
    await readOpenDetails(collection);
    await readSecretFiles(collection);
}
async function readSecretFiles(collection) {
    const { evidence, policy, isInHead } = collection;
    const isAsked = policy.scope === 'auto' && policy.untouched === 'note' && isInHead !== undefined;
    if (!isAsked || !isStillUndecided(collection))
        return;
    const { changes, held = new Map() } = evidence;
    const isOpenHere = (0,judge/* createRelevanceTest */.qA)(evidence, policy);
    const secrets = evidence.findings.filter((finding) => (0,untouched/* needsHeadFileCheck */._)(finding, changes, held) && isOpenHere(finding));
    const paths = [...new Set(secrets.flatMap(({ filePath = [] }) => filePath))].slice(0, headFileCap - held.size);
    const answers = await Promise.all(paths.map(isInHead));
    const read = paths.flatMap((path, index) => {
        const isHeld = answers[index];
        return isHeld === undefined ? [] : [[path, isHeld]];
    });
    if (read.length > 0)
        collection.evidence = { ...evidence, held: new Map([...held, ...read]) };
}
async function readOpenDetails(collection) {
    const isAskedAbout = (0,judge/* createRelevanceTest */.qA)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} findings need their details, but only ${detailCap} are read: the others are unclear`);
    }
    const end = Math.min(queue.length, detailCap);
    for (let start = 0; start < end && isStillUndecided(collection);) {
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !(0,registry/* canAbsenceDecideRule */.c)(collection.policy))
            return;
        start = next;
        await readParallelToBase(collection);
    }
}
async function reReadLists(collection) {
    const { run, repositoryId } = collection;
    const needed = (0,judge/* listUndecidedSeverities */.jx)(collection.evidence, collection.policy);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? src_severity/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const waitMs = computeRereadDelayMs(collection, wanted, doubtful.length > 0);
    const when = waitMs < 500 ? 'now' : `in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}`;
    run.log.detail?.(`The list does not match the counts of the scan yet: reading the list again ${when}`);
    await waitAndRecheck(collection, needed, waitMs);
    const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* hasSameContent */.q1)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const moved = await relabelUncertain(collection, doubtful);
    const isKept = (severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
    if (stands && collection.canSettle)
        markSettled(collection, wanted.filter(isKept));
    if (isStillUndecided(collection))
        await readDecidingDetails(collection);
}
async function listForDisplay(collection, listsAll) {
    const shown = listShownSeverities(collection, listsAll);
    await readForDisplay(collection, 'findings could be listed', () => ensureListed(collection, shown));
}
function readShownDetails(collection) {
    return readForDisplay(collection, 'details could be read', () => readWorstDetails(collection));
}
async function readForDisplay({ run }, what, read) {
    try {
        await read();
    }
    catch (error) {
        run.budget.signal.throwIfAborted();
        run.log.note(`Not all ${what}: ${error.message}`);
    }
}
async function judgeWarnings(judged) {
    const { policy, listed, unlisted, stated } = judged;
    if (policy.rules?.some(({ effect }) => effect === 'warn') !== true)
        return {};
    const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
    const aside = { ...judged, ...copies, policy: (0,judge/* makeWarningsBlock */.bW)(policy) };
    await readForDisplay(aside, 'rules that warn could be decided', async () => {
        await ensureListed(aside, (0,judge/* listUndecidedSeverities */.jx)(aside.evidence, aside.policy));
        if (isStillUndecided(aside))
            await reReadLists(aside);
    });
    const { warnings, warned } = (0,judge/* judgeEvidence */.Z0)(aside.evidence, policy);
    return { warnings, warned };
}
async function readWorstDetails(collection) {
    const asked = new Set();
    const isElsewhere = collection.evidence.isSuppressible;
    while (!isElsewhere || asked.size < 4 * maxShown) {
        const { evidence } = collection;
        const { effects } = (0,judge/* judgeEvidence */.Z0)(evidence, collection.policy);
        const own = evidence.findings.filter((finding) => (0,policy_finding/* mayBelongToScan */.bf)(finding, evidence.counts) && finding.status !== 'FIXED');
        const shown = isElsewhere ? (0,ranking/* pickWorst */.fY)(own, effects, maxShown) : own;
        const unread = shown.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/scan-of-commit.js



const slackMs = 5000;
function explainOtherCommit(scan, tie) {
    const isSame = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha ?? undefined, tie.headSha);
    return isSame === undefined
        ? explainOtherCommitByTime(scan, tie)
        : isSame
            ? undefined
            : `it holds ${scan.commit_sha}`;
}
function requireScanOfCommit(scan, tie) {
    const why = explainOtherCommit(scan, tie);
    if (why === undefined)
        return;
    const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
    throw new errors/* GateError */.ue('CONFIG', `Scan ${scan.scan_id} cannot be tied to ${commit}: ${why}`, {
        reason: 'moved',
        brief: 'the scan may be of another commit',
        hint: 'Leave scan-id out, so that the branch is scanned anew, or name a scan that was started after the push.',
    });
}
function explainOtherCommitByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
    if (headSha === undefined)
        return 'nothing says which commit the run is about';
    const created = (0,times/* parseTime */.pe)(created_at);
    if (created === undefined)
        return 'it names no commit, and does not say when it was created, with a zone';
    if (pushedByMs === undefined)
        return 'it names no commit, and nothing says when the commit was pushed';
    if (aheadMs === undefined)
        return 'it names no commit, and the service does not state its time';
    const createdMs = created - aheadMs;
    if (createdMs > nowMs + slackMs)
        return 'it names no commit, and was created in the future';
    return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/adopt.js





const adopt_maxScansRead = 20;
function createAdoptionTest(service, target) {
    const { progress, run } = service;
    const { settings } = progress;
    if (!settings.adoptRunningScan || settings.scanId !== undefined)
        return undefined;
    const answers = new Map();
    const ask = async (scanId) => {
        const scan = await ignoreReadErrors(run.client.getScan({ scan_id: scanId }));
        if (scan === undefined || !isRunning(scan) || !belongsToTarget(target, scan, scanId))
            return false;
        const why = await explainNotAdoptable(service, scan);
        const words = why === undefined
            ? `Scan ${scanId} of this commit runs already, and is judged instead of a new one (scan.adopt-running)`
            : `Scan ${scanId} of ${target.branch} runs already, and is not taken (scan.adopt-running): ${why}`;
        run.log.note(words);
        return why === undefined;
    };
    return (scanId) => {
        const answer = answers.get(scanId) ?? ask(scanId);
        answers.set(scanId, answer);
        return answer;
    };
}
async function findAdoptable(list, mayAdopt) {
    const running = list === undefined ? [] : sortNewestFirst(list, list.items.filter(isRunning));
    for (const { scan_id: id } of running.slice(0, adopt_maxScansRead))
        if (await mayAdopt(id))
            return id;
    return undefined;
}
async function findScanToRepeat(service, target, list) {
    const { progress, run } = service;
    const { context, around: repositoryAccess, settings } = progress;
    const { headSha, isSameHead } = context;
    if (!isSameHead || headSha === undefined || settings.scanId !== undefined)
        return undefined;
    if (list?.completeSinceMs === undefined)
        return undefined;
    service.atCommitSinceMs = await ignoreReadErrors(repositoryAccess.readAtCommitSinceMs?.(headSha) ?? Promise.resolve(undefined));
    for (const { scan_id: id } of sortNewestFirst(list, list.items).slice(0, adopt_maxScansRead)) {
        const scan = await ignoreReadErrors(run.client.getScan({ scan_id: id }));
        if (scan === undefined)
            return undefined;
        if (!belongsToTarget(target, scan, id))
            continue;
        const isUsable = scan.status === 'COMPLETED' || isRunning(scan);
        const why = isUsable ? explainOtherCommit(scan, getScanTie(service)) : `its status is ${scan.status}`;
        if (why === undefined)
            run.log.note(`This event brought no new commit, so scan ${id} of this commit is judged again`);
        else
            run.log.note(`This event brought no new commit, but scan ${id} of ${target.branch} is not judged again: ${why}`);
        service.isRepeated = why === undefined;
        return service.isRepeated ? id : undefined;
    }
    return undefined;
}
function sortNewestFirst(list, items) {
    const getCreationTime = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, list.zone) ?? Number.POSITIVE_INFINITY;
    return [...items].sort((a, b) => getCreationTime(b) - getCreationTime(a) || 0);
}
function getScanTie({ progress, run, atCommitSinceMs }) {
    const { around: repositoryAccess, context } = progress;
    const [pushedByMs, aheadMs] = [atCommitSinceMs ?? repositoryAccess.pushedByMs?.(), run.client.serverAheadMs()];
    return { headSha: context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}
function isRunning({ status }) {
    return status === 'PENDING' || status === 'SCANNING';
}
function belongsToTarget({ repositoryId, branch }, scan, scanId) {
    return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}
async function explainNotAdoptable(service, scan) {
    const { around: repositoryAccess, context, settings } = service.progress;
    const tie = getScanTie(service);
    const why = explainOtherCommit(scan, tie) ?? explainTooOld(scan, tie, settings.timeoutSeconds * 1000);
    const { headSha } = tie;
    const isCertain = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) === true || (0,scan_window/* isWaiting */.Gu)(scan);
    if (why !== undefined || headSha === undefined || isCertain)
        return why;
    const hasLeft = repositoryAccess.hasLeft && (await ignoreReadErrors(repositoryAccess.hasLeft(headSha, 'push')));
    if (hasLeft === false)
        return undefined;
    const { branch } = context;
    return hasLeft ? `${branch} stood elsewhere after the push` : `nothing says where ${branch} stood as it began`;
}
function explainTooOld({ created_at }, { aheadMs = 0, nowMs }, limitMs) {
    const created = (0,times/* parseTime */.pe)(created_at);
    const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
    return isOld ? 'it has run for longer than the time limit of this run' : undefined;
}
async function ignoreReadErrors(reading) {
    try {
        return await reading;
    }
    catch (error) {
        const { code } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/schedule.js
const firstPollMs = 1000;
const slowestPollMs = 15_000;
const slowestBlindPollMs = 10_000;
const leastDurations = 3;
const priorSpread = 0.5;
const priorWeight = 3;
const leastSpread = 0.15;
const deviationScale = 1.4826;
function estimateHistory(durationsMs) {
    const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
    if (logs.length < leastDurations)
        return undefined;
    const center = computeMedian(logs);
    const deviation = deviationScale * computeMedian(logs.map((log) => Math.abs(log - center)));
    const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
    return { center, spread: Math.max(leastSpread, spread) };
}
function computeMedian(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
function computeTypicalMs({ center }) {
    return Math.exp(center) * 1000;
}
function computePollDelayMs(waiting, pollIntervalSeconds = 'auto') {
    if (pollIntervalSeconds !== 'auto')
        return pollIntervalSeconds * 1000;
    const { elapsedMs, random, history } = waiting;
    if (elapsedMs <= 0)
        return firstPollMs;
    const seconds = elapsedMs / 1000;
    const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : computeBestDelay(seconds, history));
    const mostMs = history === undefined ? slowestBlindPollMs : computeLongestPollMs(history);
    return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}
function computeLongestPollMs(history) {
    return Math.min(slowestPollMs, Math.max(5000, computeTypicalMs(history) / 10));
}
const requestCost = 0.1;
const ordinaryShare = 0.92;
function computeBestDelay(seconds, { center, spread }) {
    const usual = Math.exp(center);
    const deviation = (Math.log(seconds) - center) / spread;
    const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
    const tail = usual / (seconds + usual);
    const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
    const left = ordinaryShare * computeUpperNormal(deviation) + (1 - ordinaryShare) * tail;
    return Math.sqrt((2 * requestCost * left) / rate);
}
function computeUpperNormal(x) {
    const t = 1 / (1 + 0.2316419 * Math.abs(x));
    const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
    return x < 0 ? 1 - upper : upper;
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/trigger.js



const trigger_settleRounds = [2000, 4000, 6000, 8000, 12_000];
async function startScan(start, waitFor) {
    const { before, mayAdopt } = start;
    const running = (await start.findToRepeat?.(before)) ?? (mayAdopt && (await findAdoptable(before, mayAdopt)));
    if (running !== undefined)
        return { ids: [running], isAdopted: true };
    const first = await postScan(start);
    if (first.isNew)
        return { ids: first.ids, isAdopted: false };
    const [old = ''] = first.ids;
    if (await mayAdopt?.(old))
        return { ids: [old], isAdopted: true };
    start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
    await waitFor(old);
    const second = await postScan(start);
    if (second.isNew && !second.ids.includes(old))
        return { ids: second.ids, isAdopted: false };
    throw new errors/* GateError */.ue('PROTOCOL', `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.' });
}
async function postScan(start) {
    const { run, target } = start;
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status === 409)
            return { ids: [await findRunningScan(run, target, error)], isNew: false };
        if (!error.isAmbiguous)
            throw explainStartError(error, target);
        return recoverLostRequest(start, error);
    }
}
async function postOnce({ run, target, before }) {
    const started = await run.client.startScan({ repository_id: target.repositoryId, branch: target.branch });
    if (started.repository_id !== target.repositoryId || started.branch !== target.branch) {
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
    }
    return {
        ids: [started.scan_id],
        isNew: before === undefined ? started.status === 'PENDING' : (0,scan_list/* isNewSince */.xk)(before, started),
    };
}
function explainStartError(error, target) {
    if (error.code !== 'NOT_FOUND')
        return error;
    return new errors/* GateError */.ue('NOT_FOUND', `The service cannot scan the branch ${target.branch}: ${error.message}`, {
        cause: error,
        status: error.status,
        hint: 'Check that the branch was pushed and that the service can read the repository.',
    });
}
async function findRunningScan(run, target, refused) {
    const list = await (0,scan_list/* listScans */.v7)(run, target.repositoryId);
    const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
    const [ours] = await filterByTarget(run, target, running);
    if (ours === undefined)
        throw refused;
    return ours;
}
async function recoverLostRequest(start, lost) {
    const { run, target, before } = start;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    const found = await findNewScan(start, before);
    if (found !== undefined)
        return found;
    run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status !== 409 && !error.isAmbiguous)
            throw explainStartError(error, target);
        run.log.say(`${error.message}. Looking for the scan again`);
        const late = await findNewScan(start, before);
        if (late !== undefined)
            return late;
        run.log.note('POST /scans was repeated in vain, and 30 s of looking show no scan: it is not asked for a third time');
        throw error;
    }
}
async function findNewScan({ run, target }, before) {
    const { clock, signal } = run.budget;
    for (const pauseMs of trigger_settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await filterByTarget(run, target, (0,scan_list/* listNewScans */.xM)(before, await (0,scan_list/* listScans */.v7)(run, target.repositoryId)));
        if (candidates.length > 0) {
            run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return { ids: candidates, isNew: true };
        }
    }
    return undefined;
}
async function filterByTarget(run, target, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details
        .filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch)
        .map((scan) => scan.scan_id);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/wait.js





const heartbeatMs = 30_000;
const unknownScanMs = 60_000;
const outageMs = 120_000;
async function waitForEnd(run, wanted, options) {
    const { clock } = run.budget;
    const startedMs = clock.now();
    const watch = createWatch(wanted.scanId, startedMs);
    let ended = options.pollIntervalSeconds === 'auto' ? options.ended?.(wanted.scanId) : undefined;
    const endLive = run.log.live?.(() => formatProgress(run, watch));
    const random = options.random ?? Math.random;
    try {
        for (let turn = 1;; turn++) {
            const waiting = { elapsedMs: clock.now() - startedMs, random: random(), history: watch.history };
            const hasEndSignal = await sleepUntilPoll(run.budget, computePollDelayMs(waiting, options.pollIntervalSeconds), ended);
            if (hasEndSignal)
                ended = undefined;
            const scan = await pollScan(run, wanted, watch);
            if (turn === 1 && !hasEnded(scan))
                loadHistory(watch, options);
            if (scan === undefined)
                continue;
            options.onPoll?.(scan);
            logStatusChange(run, watch, scan.status);
            if (hasEnded(scan))
                return scan;
        }
    }
    finally {
        endLive?.();
    }
}
async function sleepUntilPoll({ clock, signal }, ms, ended) {
    const endSignal = new AbortController();
    void ended?.then(() => endSignal.abort());
    try {
        await clock.sleep(ms, ended === undefined ? signal : AbortSignal.any([signal, endSignal.signal]));
    }
    catch (error) {
        if (signal.aborted || !endSignal.signal.aborted)
            throw error;
    }
    return endSignal.signal.aborted;
}
function createWatch(scanId, now) {
    const times = { startedMs: now, sinceMs: now, spokenMs: now };
    return { scanId, ...times, status: '', phases: [], troubleMs: undefined, history: undefined };
}
function loadHistory(watch, { readHistory }) {
    readHistory?.().then((history) => {
        watch.history = history;
    }, () => { });
}
function hasEnded(scan) {
    return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}
function formatWholeSeconds(ms) {
    return (0,src_clock/* formatSeconds */.Xo)(Math.max(1, Math.floor(ms / 1000)) * 1000);
}
function formatProgress({ budget }, { scanId, status, startedMs, history }) {
    const now = budget.clock.now();
    const usual = history === undefined ? '' : `; usually done after ${formatWholeSeconds(computeTypicalMs(history))}`;
    const left = formatWholeSeconds(budget.deadline - now);
    return `Scan ${scanId}: ${formatStatus(status)} for ${formatWholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}
function formatStatus(status) {
    return status === '' ? 'started' : status.toLowerCase();
}
function formatFailure({ scan_id: id, error }) {
    return `Scan ${id} FAILED${error ? `: ${error}` : ''}`;
}
async function pollScan(run, wanted, watch) {
    try {
        const scan = await run.client.getScan({ scan_id: wanted.scanId });
        watch.troubleMs = undefined;
        checkIdentity(scan, wanted);
        return scan;
    }
    catch (error) {
        const now = run.budget.clock.now();
        watch.troubleMs ??= now;
        const patienceMs = getPatienceMs(error);
        if (patienceMs === undefined || now - watch.troubleMs >= patienceMs)
            throw error;
        run.log.say(`${error.message}; still asking`);
        return undefined;
    }
}
function getPatienceMs(error) {
    if (!(error instanceof errors/* GateError */.ue))
        return undefined;
    if (error.code === 'NOT_FOUND')
        return unknownScanMs;
    return error.code === 'UNAVAILABLE' ? outageMs : undefined;
}
function checkIdentity(scan, { scanId, target }) {
    const matches = scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch;
    if (matches)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: 'With scan-id: the scan must be of this repository and this branch.' });
}
function logStatusChange(run, watch, status) {
    const now = run.budget.clock.now();
    if (status !== watch.status) {
        if (watch.status !== '')
            watch.phases.push(`${formatStatus(watch.status)} ${(0,src_clock/* formatSeconds */.Xo)(now - watch.sinceMs)}`);
        Object.assign(watch, { status, sinceMs: now });
    }
    if (status === 'COMPLETED' || status === 'FAILED') {
        const end = `${formatStatus(status)} after ${(0,src_clock/* formatSeconds */.Xo)(now - watch.startedMs)}`;
        run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        watch.spokenMs = now;
        run.log.say(formatProgress(run, watch));
    }
}
async function triggerScan(run, target, options) {
    const { mayAdopt, findToRepeat } = options;
    const before = await (0,scan_list/* listScansBefore */.Au)(run, target.repositoryId);
    const started = await startScan({ run, target, before, mayAdopt, findToRepeat }, async (scanId) => {
        await waitForEnd(run, { scanId, target }, options);
    });
    run.log.detail?.(`Scan ${started.ids.join(' and ')} ${started.isAdopted ? 'taken' : 'started'}`);
    return { ...started, before };
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/await-scan.js












async function runScan(service, target) {
    const { progress, run } = service;
    const { settings } = progress;
    const begun = await beginScan(service, target, {
        mayAdopt: createAdoptionTest(service, target),
        findToRepeat: (before) => findScanToRepeat(service, target, before),
    });
    if (settings.scanId !== undefined) {
        run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it covers the branch as it was then`);
    }
    if (!settings.wait && (await isLeftUnjudged(service, begun)))
        return undefined;
    const startedMs = run.budget.clock.now();
    const first = await waitForScanOfCommit(service, target, begun);
    const failed = findFailedScan(first);
    if (failed === undefined) {
        requireTie(service, first.scans);
        return first;
    }
    progress.report = (0,draft/* addScan */.zX)(progress.report, failed);
    if (!canRetry(service, failed, startedMs))
        throw createScanFailedError(formatFailure(failed));
    const later = await waitForScanOfCommit(service, target, await retryScan(service, target, failed));
    const last = findFailedScan(later);
    if (last === undefined)
        return later;
    progress.report = (0,draft/* addScan */.zX)(progress.report, last);
    throw createScanFailedError(`${formatFailure(last)}; so did scan ${failed.scan_id} before it`);
}
async function isLeftUnjudged({ progress, run }, begun) {
    const { environment, settings } = progress;
    const [scanId = ''] = begun.ids;
    const { leavePending } = environment;
    if (leavePending === undefined) {
        const hint = (0,prose/* prose */.CS) `Judge it later with ${(0,prose/* code */.aY)(`scan-id: ${scanId}`)}.`;
        progress.report = createUnjudgedReport(progress.report, scanId, hint);
        return true;
    }
    const isOwn = settings.scanId === undefined && begun.ids.length === 1 && !begun.isAdopted;
    if (!isOwn || !(await leavePending(scanId))) {
        const why = isOwn ? 'there is no check run here that could stay open' : 'this run did not start it alone';
        run.log.note(`wait: false: waiting for scan ${begun.ids.join(' and ')} all the same, because ${why}`);
        return false;
    }
    if (await hasScanEnded(run, scanId))
        return false;
    const hint = (0,prose/* prose */.CS) `Require the check run, not this job. The run that ${(0,prose/* code */.aY)('finish-pending')} is set in completes it.`;
    progress.report = createUnjudgedReport(progress.report, scanId, hint);
    return true;
}
function createUnjudgedReport(report, scanId, hint) {
    return (0,draft/* makeInconclusive */.j)(report, 'not-waited', { message: `Scan ${scanId} was started and not waited for`, hint });
}
async function hasScanEnded(run, scanId) {
    try {
        const { status } = await run.client.getScan({ scan_id: scanId });
        return status === 'COMPLETED' || status === 'FAILED';
    }
    catch (error) {
        const { code } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return false;
    }
}
function findFailedScan({ scans }) {
    return scans.find(({ status }) => status === 'FAILED');
}
async function beginScan({ progress, run }, target, existing = {}) {
    const { settings } = progress;
    progress.stopwatch.begin('trigger');
    const begun = settings.scanId === undefined
        ? await triggerScan(run, target, { ...settings, ...existing })
        : { ids: [settings.scanId], isAdopted: false, before: undefined };
    progress.stopwatch.begin('wait');
    const [first = ''] = begun.ids;
    progress.report = (0,draft/* addStartedScan */.sN)(progress.report, { id: first, branch: target.branch, isAdopted: begun.isAdopted });
    return begun;
}
async function waitForAll({ progress, run, head, comparison }, target, { ids, before, isAdopted }) {
    const { settings } = progress;
    const history = (0,once/* runOnce */.Jh)(() => readHistory(run, target.repositoryId, before));
    const options = { ...settings, onPoll: head.onPoll, ended: comparison?.ended, readHistory: history };
    const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, { scanId, target }, options)));
    if (!isAdopted)
        requireNew(before, scans);
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = (0,draft/* addScan */.zX)(progress.report, scan);
    return scans;
}
function requireNew(before, scans) {
    if (before === undefined)
        return;
    const isOld = (scan) => (0,times/* parseTime */.pe)(scan.created_at, before.zone) !== undefined && !(0,scan_list/* isNewSince */.xk)(before, scan);
    const old = scans.find(isOld);
    if (old === undefined)
        return;
    const message = `The service answered with scan ${old.scan_id}, which was created before this run as it says itself`;
    throw new errors/* GateError */.ue('PROTOCOL', message, {
        hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.',
    });
}
async function waitForScanOfCommit(service, target, begun) {
    const { progress, run } = service;
    const scans = await waitForAll(service, target, begun);
    const [scan] = scans;
    if (!begun.isAdopted || scan === undefined)
        return { scans, isOurs: progress.settings.scanId === undefined };
    const why = explainOtherCommit(scan, getScanTie(service));
    if (why === undefined)
        return { scans, isOurs: false };
    run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
    await requireHead(progress);
    return { scans: await waitForAll(service, target, await beginScan(service, target)), isOurs: true };
}
async function requireHead({ around: repositoryAccess, context }) {
    (0,guards/* refuseMoved */.EB)(await (0,guards/* checkHead */.Xj)(repositoryAccess, context));
}
async function scanAnew(service, target) {
    await requireHead(service.progress);
    const scans = await waitForAll(service, target, await beginScan(service, target));
    const failed = findFailedScan({ scans, isOurs: true });
    if (failed !== undefined)
        throw createScanFailedError(formatFailure(failed));
    return { scans, isOurs: true };
}
function requireTie(service, [scan]) {
    const { settings } = service.progress;
    if (scan === undefined || settings.scanId === undefined || service.isScanProven)
        return;
    requireScanOfCommit(scan, getScanTie(service));
}
function canRetry({ progress, run }, failed, startedMs) {
    const { settings } = progress;
    if (!settings.retryFailedScan || settings.scanId !== undefined)
        return false;
    const { clock, deadline } = run.budget;
    const tookMs = clock.now() - startedMs;
    const leftMs = deadline - clock.now();
    if (leftMs >= tookMs)
        return true;
    const times = `it took ${(0,src_clock/* formatSeconds */.Xo)(tookMs)}, and ${(0,src_clock/* formatSeconds */.Xo)(leftMs)} of the time limit are left`;
    run.log.note(`Scan ${failed.scan_id} is not started once more (scan.retry-failed): ${times}`);
    return false;
}
async function retryScan(service, target, failed) {
    const { progress, run } = service;
    run.log.say(`${formatFailure(failed)}. Starting it once more (scan.retry-failed)`);
    await requireHead(progress);
    const begun = await beginScan(service, target, { mayAdopt: createAdoptionTest(service, target) }).catch((error) => {
        const { code, message, hint } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw createScanFailedError(`${formatFailure(failed)}, and it could not be started once more: ${message}`, {
            hint,
            cause: error,
        });
    });
    const { report } = progress;
    progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
    run.log.note(`${formatFailure(failed)}; ${begun.ids.join(' and ')} took its place (scan.retry-failed)`);
    return begun;
}
function createScanFailedError(message, details = noDetails) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, details);
}
const noDetails = { hint: 'There is no verdict. Check the scan in the service, then run the gate again.' };
const detailCount = 3;
async function readHistory(run, repositoryId, listed) {
    try {
        const { items, zone } = listed ?? (await (0,scan_list/* listScans */.v7)(run, repositoryId));
        const getCreationTime = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, zone) ?? 0;
        const latest = items
            .filter(({ status }) => status === 'COMPLETED')
            .sort((a, b) => getCreationTime(b) - getCreationTime(a))
            .slice(0, detailCount);
        const scans = await Promise.all(latest.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
        return estimateHistory(scans.map(computeDurationMs));
    }
    catch {
        run.budget.signal.throwIfAborted();
        return undefined;
    }
}
function computeDurationMs(scan) {
    const zone = (0,times/* detectZone */.Il)(scan?.completed_at);
    const startedAt = (0,times/* parseTime */.pe)(scan?.created_at ?? scan?.started_at, zone);
    return ((0,times/* parseTime */.pe)(scan?.completed_at, zone) ?? Number.NaN) - (startedAt ?? Number.NaN);
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/scan-run.js






async function collectAwaited({ service, target: { repositoryId } }, { scans }, { policy, baseline, mayNarrow, readChanges }) {
    const { progress, run, comparison } = service;
    const { around: repositoryAccess, context, settings, log } = progress;
    run.listAfterEnd = undefined;
    return collectEvidence(run, {
        repositoryId,
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy, baseline, listsAll: settings.uploadSarif || (0,report_files/* needsWholeList */.FC)(settings) },
        known: mayNarrow ? comparison?.knownOf(scans, context.base?.branch) : undefined,
        isSuppressible: comparison === undefined,
        readChanges: mayNarrow ? readChanges : async () => undefined,
        isInHead: (path) => (0,guards/* isFileInHead */.mF)(repositoryAccess, path, log),
        base: createBaseReader(run, {
            repositoryId,
            baseBranch: context.base?.branch,
            scans,
            readMergeBaseMs: () => (0,guards/* readMergeBaseMs */.Sp)(repositoryAccess, log),
            reportUncompared(uncompared) {
                progress.report = { ...progress.report, uncompared };
            },
        }),
    });
}


/***/ })

};
