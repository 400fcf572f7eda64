export const id = 585;
export const ids = [585,966];
export const modules = {

/***/ 2778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf),
/* harmony export */   a: () => (/* binding */ warningOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5667);
/** What the surfaces on GitHub have in common: what they are given, and how a failure is told. */


/** `scan-gate:` and the category; what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** One line: what could not be written, why, and the permission that may be missing. */
function warningOf(error, { surface, permission, isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, permission, isDependabot);
    const doubt = (0,_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived all the same)' : '';
    return [`${surface} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
}
function adviceFor(status, message, permission, isDependabot) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    const line = `Give the job the permission "${permission}".`;
    if (status === 404)
        return `${line} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    if (status !== 403)
        return undefined;
    const whose = isDependabot
        ? "Dependabot's runs get a read-only token by default"
        : 'A pull request from a fork gets a read-only token whatever the workflow says';
    return `${line} ${whose}.`;
}


/***/ }),

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishToGithub: () => (/* binding */ publishToGithub)
});

// UNUSED EXPORTS: closeCheckRun, hasCheckRun, openCheckRun

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(25);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(6241);
// EXTERNAL MODULE: ./build/report/place.js
var place = __webpack_require__(679);
// EXTERNAL MODULE: ./build/ci/github/writer.js + 1 modules
var github_writer = __webpack_require__(5667);
;// CONCATENATED MODULE: ./build/ci/github/check-annotations.js
/** The annotations of a check run: chosen, compared with those that are there, and added in batches, none of them twice. */




const batchSize = 50;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const settleMs = 2000;
const attempts = 3;
const listedAnnotation = schemas.object({
    path: schemas.string(),
    start_line: schemas.number().int(),
    title: schemas.string().nullish(),
    message: schemas.string().nullish(),
});
const updated = schemas.looseObject({ id: schemas.number().int() });
function wantedAnnotations({ writer, report, wishes }) {
    const findings = report.findings.filter((finding) => (0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined);
    const all = (0,annotations/* annotations */.hk)(report, { max: 0 });
    const limits = { max: wishes.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = (0,annotations/* annotations */.hk)({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => checkAnnotation(writer, annotation)),
        unplaced: all.total - placed.total,
        unnamed: all.undisclosed,
        total: all.total,
    };
}
const levels = { error: 'failure', warning: 'warning', notice: 'notice' };
function checkAnnotation(writer, { level, title, message, file, line }) {
    if (file === undefined)
        return [];
    const at = line ?? 1;
    const texts = { title: writer.redact(title), message: writer.redact(message) };
    return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}
/** The annotations that are not there yet, and how many are there that nobody wants any more. */
function compare(chosen, listed) {
    const present = new Set(listed);
    const known = new Set(chosen.map(identityOf));
    return {
        missing: chosen.filter((annotation) => !present.has(identityOf(annotation))),
        outdated: listed.filter((identity) => !known.has(identity)).length,
    };
}
/** A message ends with the violation's id, so no two findings share it. */
function identityOf({ path, start_line: line, title, message }) {
    return JSON.stringify([path, line, plain(title), plain(message)]);
}
function plain(text) {
    return (text ?? '').replaceAll('\r\n', '\n').trim();
}
/** What tells the annotations of a check run apart, one for each. */
async function listAnnotations(writer, id) {
    const listed = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        parameters: { check_run_id: id },
        shape: schemas.array(listedAnnotation),
    }, (page) => page);
    return listed.map(identityOf);
}
function inBatches(all) {
    return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));
}
/**
 * Updates the check run and adds these annotations, at most 50, to it; how many GitHub refused. An update adds: when its
 * answer is lost, the annotations are looked for before any is sent again. `updateFor` is told how many were refused.
 */
async function addAnnotations(writer, id, batch, updateFor) {
    let missing = batch;
    for (let attempt = 1;; attempt++) {
        try {
            await update(writer, id, updateFor(0), missing);
            return 0;
        }
        catch (error) {
            if ((0,github_writer/* refusedWith */.P0)(error) === 422 && missing.length > 0) {
                await update(writer, id, updateFor(missing.length), []);
                return missing.length;
            }
            if (!(0,github_writer/* isAmbiguous */.X2)(error) || attempt === attempts)
                throw error;
            await writer.sleep(settleMs);
            missing = compare([...missing], await listAnnotations(writer, id)).missing;
        }
    }
}
async function update(writer, id, { output, ...rest }, added) {
    await writer.call({
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
        shape: updated,
        isOnce: added.length > 0,
    });
}

// EXTERNAL MODULE: ./build/ci/github/runner.js
var runner = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/ci/github/surface.js
var github_surface = __webpack_require__(2778);
;// CONCATENATED MODULE: ./build/ci/github/check-run.js
/** The check run: found or made in progress, given the annotations in batches, completed last. */








/** GitHub counts characters; as many bytes are never more characters. */
const outputBytes = 65_535;
const titleLength = 200;
/** Kept of the writer's time for the conclusion: a run that stays in progress holds up the pull request. */
const conclusionReserveMs = 15_000;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const check_run_settleMs = 2000;
const checkRun = schemas.looseObject({
    id: schemas.number().int(),
    html_url: schemas.string().nullish(),
    external_id: schemas.string().nullish(),
    output: schemas.looseObject({ annotations_count: schemas.number().int() }),
});
const checkRunPage = schemas.looseObject({ total_count: schemas.number().int(), check_runs: schemas.array(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
/** Puts the commit's check run in progress: the one of an earlier attempt, else a new one. Throws GateError. */
async function check_run_startCheckRun(writer, opening) {
    const { category, headSha, text, runUrl } = opening;
    const name = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
    const identity = { name, external_id: (0,github_surface/* keyOf */.T)(category), head_sha: headSha };
    const state = {
        status: 'in_progress',
        output: { title: 'Scanning', summary: writer.redact((0,neutral/* markdownText */.p7)(text)) || 'The scan is under way.' },
        ...detailsOf(runUrl),
    };
    const found = await findCheckRun(writer, identity);
    if (found === undefined)
        return createCheckRun(writer, identity, state);
    try {
        const answer = await writer.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...state },
            shape: checkRun,
        });
        return { ...openedOf(answer), annotationCount: found.output.annotations_count };
    }
    catch (error) {
        // Only the app that made a check run may change it.
        if ((0,github_writer/* refusedWith */.P0)(error) === undefined)
            throw error;
        return createCheckRun(writer, identity, state);
    }
}
function openedOf(run) {
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count };
}
/** The newest: several are there when two runs began at the same time. */
async function findCheckRun(writer, identity) {
    const runs = await writer.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => run.external_id === identity.external_id);
    return own.sort((a, b) => b.id - a.id)[0];
}
async function createCheckRun(writer, identity, state) {
    const create = async () => {
        const call = { route: createRoute, parameters: { ...identity, ...state }, shape: checkRun, isOnce: true };
        return openedOf(await writer.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!(0,github_writer/* isAmbiguous */.X2)(error))
            throw error;
        await writer.sleep(check_run_settleMs);
        const found = await findCheckRun(writer, identity);
        return found === undefined ? create() : openedOf(found);
    }
}
/** Adds the annotations and completes the check run. Throws GateError when it could not be completed. */
async function completeCheckRun(delivery, opened) {
    const { writer } = delivery;
    const wanted = wantedAnnotations(delivery);
    const listed = opened.annotationCount > 0 ? await listAnnotations(writer, opened.id) : [];
    const { missing, outdated } = compare(wanted.chosen, listed);
    const batches = inBatches(missing);
    const tally = { ...wanted, outdated, refused: 0, late: 0 };
    await addBatches(delivery, opened.id, batches.slice(0, -1), tally);
    await conclude(delivery, opened.id, batches.at(-1) ?? [], tally);
    return { url: opened.url, lines: countLines(tally), warnings: lossLines(tally) };
}
/** All batches but the last, which goes with the conclusion. */
async function addBatches(delivery, id, batches, tally) {
    const { writer, report } = delivery;
    const output = { title: titleOf(report), summary: 'The findings are being written down.' };
    for (const batch of batches) {
        if (writer.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(writer, id, batch, () => ({ output }));
    }
}
async function conclude(delivery, id, last, tally) {
    const { writer, report, reportFile, runUrl } = delivery;
    const markdown = writer.redact((0,summary/* summary */.z)(report, { maxBytes: outputBytes, reportFile }));
    const output = { title: titleOf(report), summary: (0,runner/* fitSummary */.mW)(markdown, outputBytes) };
    const end = { status: 'completed', conclusion: conclusionOf(report), ...detailsOf(runUrl) };
    tally.refused += await addAnnotations(writer, id, last, (refused) => {
        const text = countLines({ ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function detailsOf(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function countLines({ chosen, unplaced, unnamed, total, outdated, refused, late }) {
    const shown = chosen.length - refused - late;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    const all = `${shown} of ${total} open findings are annotated${why}; the report file holds all of them`;
    const old = `${(0,wording/* plural */.LS)(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(shown < total ? [all] : []), ...(outdated > 0 ? [old] : [])];
}
function lossLines({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${(0,wording/* plural */.LS)(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${(0,wording/* plural */.LS)(late, 'annotation')} of the check run`] : []),
    ];
}
/** Completes a check run without its findings: cancelled, or because they could not be written. Throws GateError. */
async function endCheckRun(writer, id, { conclusion, title, text }) {
    const output = { title, summary: writer.redact((0,neutral/* markdownText */.p7)(text)) || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await writer.call({ route: updateRoute, parameters, shape: checkRun });
}
/** Reasons that stay until somebody changes a setting, a permission or the scanner; a new attempt may cure all others. */
const actionReasons = [
    ...['settings', 'fork', 'no-key', 'wrong-ref', 'policy', 'not-found'],
    ...['foreign-repository', 'auth', 'not-covered'],
];
/**
 * Inconclusive never counts as good, unless the settings let it through (`warn-only`, `on-inconclusive`, `wait: false`):
 * the check run then agrees with the step that exits 0.
 */
function conclusionOf({ verdict, reason, enforced, exitCode }) {
    if (reason === 'cancelled')
        return 'cancelled';
    if (!enforced)
        return 'neutral';
    if (verdict === 'passed')
        return exitCode === 0 ? 'success' : 'failure';
    if (verdict === 'failed')
        return 'failure';
    if (exitCode === 0)
        return 'neutral';
    if (reason === 'timeout')
        return 'timed_out';
    return actionReasons.includes(reason) ? 'action_required' : 'failure';
}
/** `Failed: 2 findings block`; neutral. */
function titleOf(report) {
    const isLetThrough = report.enforced && report.verdict === 'inconclusive' && report.exitCode === 0;
    const title = `${(0,wording/* verdictTitle */.Sw)(report)}${isLetThrough ? ' (let through by the settings)' : ''}`;
    return (0,neutral/* neutralLine */.GH)(`${title}: ${report.message}`, titleLength);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/sarif.js + 1 modules
var report_sarif = __webpack_require__(9906);
;// CONCATENATED MODULE: ./build/ci/github/code-scanning.js
/** The findings as alerts of code scanning: uploaded as SARIF, and followed until GitHub has taken them in. */









/** GitHub's own limit, on what base64 makes of it. */
const uploadBytes = 10 * 1024 * 1024;
const pollMs = [1000, 2000, 3000, 5000, 5000, 10_000];
const pollLimit = 15;
const accepted = schemas.looseObject({ id: schemas.string().min(1) });
const progress = schemas.looseObject({
    processing_status: schemas["enum"](['pending', 'complete', 'failed']).optional(),
    errors: schemas.array(schemas.string()).nullish(),
});
/**
 * A run that could not decide uploads nothing: GitHub closes every alert that an upload does not hold.
 * Throws GateError when GitHub does not take the file.
 */
async function uploadSarif(delivery) {
    const { writer, report } = delivery;
    const place = placeOf(report);
    if (place === undefined) {
        throw new errors/* GateError */.ue('PUBLISH', 'the run has no commit and branch to which the findings could belong');
    }
    if (report.verdict === 'inconclusive') {
        return { lines: ['Code scanning keeps its alerts as they are: the run could not decide'], warnings: [] };
    }
    const { sarif, leftOut } = await packSarif(delivery);
    const id = await send(writer, { ...place, sarif });
    const warnings = await follow(writer, id);
    const unread = finding/* severities */.gO.filter((severity) => !report.listedSeverities.includes(severity) && report.scan?.counts[severity] !== 0);
    const lines = unread.length === 0 ? [] : [`Code scanning does not hold ${unread.join(', ')}: the lists were not read`];
    if (leftOut > 0)
        lines.push(`${leftOut} findings found no room in the upload to code scanning`);
    return { lines, warnings };
}
/** The service scans the head of the branch, never the test merge: so the head's ref goes with the head's commit. */
function placeOf({ pullRequest, branch, headSha }) {
    if (headSha === undefined)
        return undefined;
    if (pullRequest !== undefined)
        return { ref: `refs/pull/${pullRequest}/head`, commit_sha: headSha };
    return branch === undefined ? undefined : { ref: `refs/heads/${branch}`, commit_sha: headSha };
}
/** Fewer findings, worst first, until it fits. */
async function packSarif({ writer, report, wishes }) {
    const ranked = (0,wording/* rankFindings */.JM)(report.findings);
    for (let count = ranked.length;; count = Math.floor(count / 2)) {
        const part = { ...report, findings: ranked.slice(0, count) };
        const text = writer.redact((0,report_sarif/* renderSarif */.W)(part, { category: wishes.category, isForCodeScanning: true }));
        const sarif = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text, { level: 9 })).toString('base64');
        if (sarif.length <= uploadBytes || count === 0)
            return { sarif, leftOut: ranked.length - count };
    }
}
/** Sent twice is as good as once: the later upload of the same commit, tool and category replaces the earlier one. */
async function send(writer, parameters) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
        parameters: { ...parameters, tool_name: 'Scan Gate' },
        shape: accepted,
    };
    return (await writer.call(call)).id;
}
/** Waits until GitHub has taken the file in; what it says against it. */
async function follow(writer, id) {
    const look = { route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}', shape: progress };
    for (let attempt = 0; attempt < pollLimit; attempt++) {
        const waitMs = pollMs[Math.min(attempt, pollMs.length - 1)] ?? 0;
        if (writer.timeLeftMs() <= waitMs)
            break;
        await writer.sleep(waitMs);
        try {
            const { processing_status: status, errors } = await writer.call({ ...look, parameters: { sarif_id: id } });
            if (status === 'complete')
                return [];
            if (status === 'failed') {
                const said = (errors ?? []).slice(0, 3).map((error) => (0,neutral/* neutralLine */.GH)(error, 300));
                return [`Code scanning could not take in the findings: ${said.join('; ') || 'GitHub does not say why'}`];
            }
        }
        catch (error) {
            // Until it knows the upload, GitHub answers as if there were none.
            if ((0,github_writer/* refusedWith */.P0)(error) !== 404 && !(0,github_writer/* isAmbiguous */.X2)(error))
                throw error;
        }
    }
    return ['Code scanning had not taken in the findings when this run ended: look at its page later'];
}

// EXTERNAL MODULE: ./build/report/budget.js
var budget = __webpack_require__(9542);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/ci/github/comment-memory.js
/**
 * What a comment remembers of its findings, hidden in it, so that the next run can say what was fixed. Maintainers can
 * edit a comment: whatever is read back is checked, bounded and treated as foreign text.
 */







const maxEntries = 100;
const maxMarkerLength = 9000;
const maxInflatedBytes = 64 * 1024;
const entry = schemas.tuple([
    schemas.string().regex(/^[0-9a-f]{16}$/),
    schemas["enum"](finding/* severities */.gO),
    schemas.string().max(200),
    schemas.string().max(200),
]);
const memory = schemas.array(entry).max(maxEntries);
/** Names a violation without saying which it is. */
function violationKey(violationId) {
    return (0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 16);
}
/** The worst open findings that may be named. */
function rememberFindings(report) {
    return (0,wording/* rankFindings */.JM)(report.findings)
        .filter((finding) => finding.disclosed && isStanding(finding))
        .slice(0, maxEntries)
        .map((finding) => ({
        key: violationKey(finding.id),
        severity: finding.severity,
        title: (0,neutral/* neutralLine */.GH)(finding.title, 80).trim(),
        place: (0,place/* displayPlace */.a_)(finding, 100) ?? '',
    }));
}
function isStanding(finding) {
    return ['blocks', 'may block', 'open'].includes((0,wording/* standingOf */.YP)(finding));
}
/** As many of them as the marker has room for, as an HTML comment. */
function memoryMarker(remembered) {
    const entries = remembered
        .slice(0, maxEntries)
        .map(({ key, severity, title, place }) => [key, severity, title, place]);
    for (let count = entries.length; count > 0; count = Math.floor(count * 0.8)) {
        const data = (0,external_node_zlib_.deflateRawSync)(JSON.stringify(entries.slice(0, count))).toString('base64');
        const marker = `<!-- scan-gate-memory:${data} -->`;
        if (marker.length <= maxMarkerLength)
            return marker;
    }
    return '';
}
/** What the comment remembers; nothing when it was changed in any way that does not fit. */
function readMemory(body) {
    const data = /\n<!-- scan-gate-memory:([\w+/=]{1,9000}) -->\s*$/.exec(body)?.[1];
    if (data === undefined)
        return [];
    try {
        const text = (0,external_node_zlib_.inflateRawSync)(Buffer.from(data, 'base64'), { maxOutputLength: maxInflatedBytes }).toString('utf8');
        return memory.parse(JSON.parse(text)).map(([key, severity, title, place]) => ({ key, severity, title, place }));
    }
    catch {
        return [];
    }
}
const outcomes = {
    fixed: 'Fixed',
    excepted: 'Excepted',
    suppressed: 'Suppressed',
};
/**
 * What became of earlier findings: settled ones, and those of which this run cannot tell, because it could not decide or
 * did not read the list of that severity. Those that still stand are in neither.
 */
function settledSince(report, before) {
    const current = new Map(report.findings.map((finding) => [violationKey(finding.id), finding]));
    const settled = [];
    const unsure = [];
    for (const each of before) {
        const finding = current.get(each.key);
        const outcome = finding === undefined ? outcomeOfMissing(report, each.severity) : outcomeOf(finding);
        if (outcome === 'unsure')
            unsure.push(each);
        else if (outcome !== 'stands')
            settled.push({ ...each, outcome });
    }
    return { settled, unsure };
}
function outcomeOf(finding) {
    return outcomes[(0,wording/* standingOf */.YP)(finding)] ?? 'stands';
}
/** A finding that is in no list is fixed only where the list was read, or the scan counts none. */
function outcomeOfMissing(report, severity) {
    if (report.verdict === 'inconclusive')
        return 'unsure';
    const isKnown = report.listedSeverities.includes(severity) || report.scan?.counts[severity] === 0;
    return isKnown ? 'Fixed' : 'unsure';
}

;// CONCATENATED MODULE: ./build/ci/github/comment.js
/** The one comment of a gate on a pull request: found by its marker and author, edited in place. */









/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;
const comment_settleMs = 2000;
const comment = schemas.looseObject({
    id: schemas.number().int(),
    html_url: schemas.string().nullish(),
    body: schemas.string().nullish(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
/** Address of the comment; undefined when there is none, because none is wanted. Throws GateError. */
async function writeComment(delivery) {
    const { report, wishes, writer } = delivery;
    if (!isCommentWanted(delivery))
        return undefined;
    const [existing, ...others] = await ownComments(delivery);
    const isSilent = wishes.comment === 'on-failure' && report.verdict === 'passed';
    if (existing === undefined)
        return isSilent ? undefined : createComment(delivery);
    const updated = await writer.call({
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { comment_id: existing.id, body: bodyOf(delivery, existing.body ?? '') },
        shape: comment,
    });
    // Two runs at the same time may each have begun one.
    for (const { id } of others) {
        await writer.call({
            route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { comment_id: id },
            shape: schemas.unknown(),
        });
    }
    return updated.html_url ?? undefined;
}
/** A run that was not waited for, or cancelled, has nothing to say about the findings. */
function isCommentWanted({ report, wishes }) {
    if (wishes.comment === 'never' || report.pullRequest === undefined)
        return false;
    return report.reason !== 'not-waited' && report.reason !== 'cancelled';
}
function markerOf(category) {
    return `<!-- ${(0,github_surface/* keyOf */.T)(category)} -->`;
}
/** Oldest first; anybody may write the marker, so the author has to be us. */
async function ownComments({ writer, report, wishes }) {
    const marker = markerOf(wishes.category);
    const all = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest },
        shape: schemas.array(comment),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return [];
    const self = (await writer.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
async function createComment(delivery) {
    const { writer, report } = delivery;
    const create = () => writer.call({
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest, body: bodyOf(delivery, '') },
        shape: comment,
        isOnce: true,
    });
    try {
        return (await create()).html_url ?? undefined;
    }
    catch (error) {
        if (!(0,github_writer/* isAmbiguous */.X2)(error))
            throw error;
        await writer.sleep(comment_settleMs);
        const [written] = await ownComments(delivery);
        return (written ?? (await create())).html_url ?? undefined;
    }
}
/** The marker, the summary, what was fixed since, and hidden in it what is open now. */
function bodyOf({ writer, report, wishes, runUrl, reportFile }, previous) {
    const before = readMemory(previous);
    const { settled, unsure } = settledSince(report, before);
    const head = markerOf(wishes.category);
    const fixed = fixedSection(settled, wishes.mayName);
    const link = runUrl === undefined ? '' : `<sub>[The whole run](${runUrl})</sub>`;
    const memory = memoryMarker([...rememberFindings(report), ...unsure]);
    const tail = [fixed, link, memory].filter((part) => part !== '').map((part) => writer.redact(part));
    const maxBytes = bodyBytes - (0,budget/* bytesOf */.$$)([head, ...tail].join('\n\n')) - 8;
    const markdown = withoutMarkers(writer.redact((0,summary/* summary */.z)(report, { maxBytes, reportFile })));
    return [`${head}\n${(0,runner/* fitSummary */.mW)(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}
/** Foreign text inside a fenced block is not escaped; what stands there must not be read as our memory. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '<! --');
}
function fixedSection(settled, mayName) {
    if (settled.length === 0)
        return '';
    const heading = `### ✅ ${(0,wording/* plural */.LS)(settled.length, 'finding')} settled since the last comment`;
    if (!mayName)
        return heading;
    const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
        const where = place === '' ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place, 120)}`;
        return `- ${outcome}: ${severity} ${(0,neutral/* markdownText */.p7)(title, 100) || 'Untitled'}${where}`;
    });
    const more = settled.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more`);
    return `${heading}\n\n${items.join('\n')}`;
}

// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/ci/github/review.js
/** One review with comments on the lines that a pull request changes; its own old comments are updated, never repeated. */









/** More would be a flood of mail; what is left out is counted. */
const maxComments = 100;
const review_settleMs = 2000;
const reviewComment = schemas.looseObject({
    id: schemas.number().int(),
    body: schemas.string(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
const review = schemas.looseObject({ id: schemas.number().int(), html_url: schemas.string().nullish() });
/**
 * Lines for the log: what is not commented on. Throws GateError, with status 422 when GitHub refused one of the lines
 * and with it the whole review.
 */
async function writeReview(delivery, changes) {
    const { chosen, elsewhere, total } = chooseComments(delivery, changes);
    const old = await review_ownComments(delivery);
    await refresh(delivery, old, chosen);
    const known = new Set(old.map(({ key }) => key));
    const added = chosen.filter(({ key }) => !known.has(key));
    if (added.length > 0)
        await review_submit(delivery, added, total - chosen.length);
    if (chosen.length === total)
        return [];
    const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : '';
    return [`${chosen.length} of ${total} open findings are commented on${cause}; the report file holds all of them`];
}
function chooseComments({ writer, report, wishes }, changes) {
    const open = (0,wording/* rankFindings */.JM)(report.findings).filter((finding) => openStandings.includes((0,wording/* standingOf */.YP)(finding)));
    const placed = open.flatMap((finding) => {
        const place = placeInDiff(finding, changes);
        return place === undefined ? [] : [{ finding, place }];
    });
    const named = placed.filter(({ finding }) => finding.disclosed);
    const chosen = named.slice(0, Math.min(wishes.maxAnnotations, maxComments)).map(({ finding, place }) => {
        const key = violationKey(finding.id);
        const marker = review_markerOf(wishes.category, { key, severity: finding.severity, state: 'open' });
        return { key, ...place, body: writer.redact(`${marker}\n${textOf(report, finding)}`) };
    });
    return { chosen, elsewhere: open.length - placed.length, total: open.length };
}
const openStandings = ['blocks', 'may block', 'open'];
/** GitHub takes comments only on lines of the diff, and on the new side the changed ones are there for certain. */
function placeInDiff(finding, changes) {
    const path = (0,place/* safeRelativePath */.lV)(finding.filePath === undefined ? undefined : (0,policy_changes/* normalPath */.FE)(finding.filePath));
    const line = (0,place/* safeLine */.om)(finding.line);
    if (path === undefined || line === undefined)
        return undefined;
    const isChanged = changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last);
    return isChanged === true ? { path, line } : undefined;
}
function review_markerOf(category, { key, severity, state }) {
    return `<!-- ${(0,github_surface/* keyOf */.T)(category)}:${key}:${severity}:${state} -->`;
}
const markerParts = schemas.tuple([schemas.string().regex(/^[0-9a-f]{16}$/), schemas["enum"](finding/* severities */.gO), schemas["enum"](['open', 'settled'])]);
function readMarker(category, body) {
    const prefix = `<!-- ${(0,github_surface/* keyOf */.T)(category)}:`;
    const end = body.indexOf(' -->');
    if (!body.startsWith(prefix) || end < 0)
        return undefined;
    const parts = markerParts.safeParse(body.slice(prefix.length, end).split(':'));
    if (!parts.success)
        return undefined;
    const [key, severity, state] = parts.data;
    return { key, severity, state };
}
async function review_ownComments({ writer, report, wishes }) {
    const all = await writer.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
        parameters: { pull_number: report.pullRequest },
        shape: schemas.array(reviewComment),
    }, (page) => page);
    const marked = all.flatMap(({ id, body, user }) => {
        const marker = readMarker(wishes.category, body);
        return marker === undefined ? [] : [{ ...marker, id, body, user }];
    });
    if (marked.length === 0)
        return [];
    const self = (await writer.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
/** Brings the comments of earlier runs up to date: still open, open again, or settled. */
async function refresh(delivery, old, chosen) {
    const { writer, report, wishes } = delivery;
    const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
    const current = new Map(report.findings.map((finding) => [violationKey(finding.id), finding]));
    for (const comment of old) {
        const settled = settledText(report, current.get(comment.key), comment);
        const marker = review_markerOf(wishes.category, { ...comment, state: 'settled' });
        const body = wanted.get(comment.key) ?? (settled === undefined ? undefined : `${marker}\n${settled}`);
        const isSame = comment.state === 'settled' ? !wanted.has(comment.key) : review_plain(comment.body) === review_plain(body ?? '');
        if (body === undefined || isSame)
            continue;
        await writer.call({
            route: 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
            parameters: { comment_id: comment.id, body: writer.redact(body) },
            shape: reviewComment,
        });
    }
}
function review_plain(text) {
    return text.replaceAll('\r\n', '\n').trim();
}
/** What became of the finding; undefined while it is open, or when this run cannot tell. */
function settledText(report, finding, { severity }) {
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
    if (finding === undefined) {
        return outcomeOfMissing(report, severity) === 'Fixed' ? `✅ **Fixed**: not found any more${at}.` : undefined;
    }
    const standing = (0,wording/* standingOf */.YP)(finding);
    if (openStandings.includes(standing))
        return undefined;
    return standing === 'fixed' ? `✅ **Fixed**${at}.` : `✅ **Settled**: ${standing}.`;
}
function textOf(report, finding) {
    const effect = finding.effect === 'none' ? 'does not block' : finding.effect;
    const remediation = (0,wording/* remediationOf */.BV)(finding);
    const description = (0,wording/* descriptionOf */.Kq)(finding);
    const parts = [
        `**${(0,wording/* severityWord */.Oh)(finding)}: ${(0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled'}**`,
        (0,neutral/* markdownText */.p7)([effect + (report.enforced ? '' : ' (not enforced)'), ...(0,wording/* factsOf */.xS)(finding), (0,wording/* labelWord */.nZ)(finding)].join(' · ')),
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 2000),
        remediation === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(remediation, 2000)}`,
        `<sub>Scan Gate · violation ${(0,neutral/* markdownCode */.D9)(finding.id, 100)}</sub>`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
async function review_submit(delivery, added, othersCount) {
    const { writer, report, runUrl } = delivery;
    const page = runUrl === undefined ? 'the summary of the run' : `[the summary of the run](${runUrl})`;
    const others = othersCount === 0 ? '' : ` ${(0,wording/* plural */.LS)(othersCount, 'open finding')} more: see ${page}.`;
    const lead = `**Scan Gate: ${(0,wording/* verdictTitle */.Sw)(report).toLowerCase()}.** ${(0,neutral/* markdownText */.p7)(report.message, 600)}.`;
    const post = () => writer.call({
        route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
        parameters: {
            pull_number: report.pullRequest,
            commit_id: report.headSha,
            event: 'COMMENT',
            body: writer.redact(`${lead}${others}`),
            comments: added.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
        },
        shape: review,
        isOnce: true,
    });
    try {
        await post();
    }
    catch (error) {
        if (!(0,github_writer/* isAmbiguous */.X2)(error))
            throw error;
        await writer.sleep(review_settleMs);
        const written = new Set((await review_ownComments(delivery)).map(({ key }) => key));
        if (!added.every(({ key }) => written.has(key)))
            await post();
    }
}

;// CONCATENATED MODULE: ./build/ci/github/surfaces.js








const publishBudgetMs = 180_000;
const openBudgetMs = 20_000;
/** A cancelled run is killed 7.5 s after the signal. */
const endBudgetMs = 4000;
const noToken = 'github-token is not set';
/**
 * Shows on the commit that the gate is at work. Never throws; undefined when it could not be shown: publishing tries
 * again, and says why.
 */
async function openCheckRun(opening, deps) {
    const { token, runUrl } = deps;
    if (token === undefined)
        return undefined;
    try {
        const writing = { token, budgetMs: openBudgetMs };
        return await withWriter(deps, writing, (writer) => startCheckRun(writer, { ...opening, runUrl }));
    }
    catch {
        return undefined;
    }
}
/** Closes an open check run as cancelled, within 4 s and whatever was cancelled before; the warning. Never throws. */
async function closeCheckRun({ id }, text, deps) {
    return endAlone(id, { conclusion: 'cancelled', title: 'Cancelled', text }, deps);
}
async function endAlone(id, ending, deps) {
    if (deps.token === undefined)
        return undefined;
    const writing = { token: deps.token, budgetMs: endBudgetMs, cancel: new AbortController().signal };
    try {
        await withWriter(deps, writing, (writer) => endCheckRun(writer, id, ending));
        return undefined;
    }
    catch (error) {
        return refusalOf(error, 'The end of the check run', 'checks: write', deps);
    }
}
async function withWriter(deps, writing, write) {
    const writer = await (0,github_writer/* createGithubWriter */.TJ)({ ...deps, ...writing });
    try {
        return await write(writer);
    }
    finally {
        writer.end();
    }
}
function refusalOf(error, surface, permission, { isDependabot }) {
    return (0,neutral/* neutralLine */.GH)((0,github_surface/* warningOf */.a)(error, { surface, permission, isDependabot }), 1000);
}
/** In the order of delivery: what people see first, and what takes longest last. */
const surfaces = [
    {
        name: 'The comment',
        permission: 'pull-requests: write',
        isWanted: isCommentWanted,
        deliver: async (delivery) => ({ commentUrl: await writeComment(delivery) }),
    },
    {
        name: 'The check run',
        permission: 'checks: write',
        marksCode: true,
        isWanted: ({ report, wishes, opened }) => hasCheckRun(wishes) && (opened ?? report.headSha) !== undefined,
        deliver: deliverCheckRun,
    },
    {
        name: 'The review',
        permission: 'pull-requests: write',
        marksCode: true,
        isWanted: ({ report, wishes }) => wishes.annotations === 'review' && report.pullRequest !== undefined && report.headSha !== undefined,
        deliver: deliverReview,
    },
    {
        name: 'Code scanning',
        permission: 'security-events: write',
        isWanted: ({ wishes }) => wishes.uploadSarif,
        deliver: uploadSarif,
    },
];
/** Whether a run with these wishes opens a check run. */
function hasCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}
async function deliverCheckRun(delivery, deps) {
    const { writer, report, wishes, runUrl } = delivery;
    const opening = { headSha: report.headSha ?? '', category: wishes.category, text: report.message, runUrl };
    const opened = delivery.opened ?? (await check_run_startCheckRun(writer, opening));
    try {
        const { url, lines, warnings } = await completeCheckRun(delivery, opened);
        return { checkRunUrl: url, lines, warnings };
    }
    catch (error) {
        // One that stays in progress would hold up the pull request.
        const ending = { conclusion: conclusionOf(report), title: titleOf(report), text: `${report.message}.` };
        if (![401, 403, 404].includes((0,github_writer/* refusedWith */.P0)(error) ?? 0))
            await endAlone(opened.id, ending, deps);
        throw error;
    }
}
async function deliverReview(delivery) {
    const { changes } = delivery;
    if (changes === undefined)
        throw new errors/* GateError */.ue('PUBLISH', 'what the pull request changes is not known');
    return { lines: await writeReview(delivery, changes) };
}
/** Writes whatever is wished for, within 3 minutes. Never throws. */
async function publishToGithub(input, deps) {
    const { report, wishes, opened } = input;
    const result = { ...nothing, checkRunUrl: opened?.url, warnings: [], lines: [] };
    if (report.reason === 'cancelled')
        return opened === undefined ? result : endCancelled(input, deps, result);
    const wanted = surfaces.filter((surface) => surface.isWanted(input));
    const hasMarks = wanted.some((surface) => surface.marksCode);
    result.needsCommands = wishes.annotations !== 'none' && !hasMarks;
    if (wanted.length === 0)
        return result;
    if (deps.token === undefined) {
        const names = wanted.map(({ name }) => name.toLowerCase()).join(', ');
        return {
            ...result,
            needsCommands: wishes.annotations !== 'none',
            warnings: [`Not written to GitHub: ${names}: ${noToken}`],
        };
    }
    try {
        await withWriter(deps, { token: deps.token, budgetMs: publishBudgetMs }, async (writer) => {
            const delivery = { ...input, writer, runUrl: deps.runUrl };
            for (const surface of wanted)
                await deliverAlone(surface, delivery, deps, result);
        });
    }
    catch (error) {
        result.warnings.push(refusalOf(error, 'The results', 'checks: write', deps));
    }
    return result;
}
const nothing = { checkRunUrl: undefined, commentUrl: undefined, needsCommands: false };
async function endCancelled(input, deps, result) {
    const { opened, report } = input;
    const warning = opened === undefined ? undefined : await closeCheckRun(opened, report.message, deps);
    return { ...result, warnings: warning === undefined ? [] : [warning] };
}
async function deliverAlone(surface, delivery, deps, result) {
    try {
        const { lines = [], warnings = [], ...urls } = await surface.deliver(delivery, deps);
        Object.assign(result, urls);
        result.lines.push(...lines);
        result.warnings.push(...warnings);
    }
    catch (error) {
        if (surface.marksCode)
            result.needsCommands = true;
        result.warnings.push(refusalOf(error, surface.name, surface.permission, deps));
    }
}


/***/ }),

/***/ 5667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TJ: () => (/* binding */ createGithubWriter),
  X2: () => (/* binding */ isAmbiguous),
  P0: () => (/* binding */ refusedWith)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/retry.js
var retry = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/ci/github/rate-limit.js
var rate_limit = __webpack_require__(2709);
;// CONCATENATED MODULE: ./build/ci/github/writer-replies.js

const passedHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
/** The gate's transport as the `fetch` that Octokit wants: its proxies, certificates, limits and no redirects. */
function fetchOver(transport, signal) {
    return async (url, { method, headers, body }) => {
        const outcome = await transport.send({
            method: method,
            url: new URL(url),
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            body: typeof body === 'string' ? body : undefined,
            signal,
        });
        if (outcome.kind === 'failure')
            throw new errors/* GateError */.ue('UNAVAILABLE', outcome.message, { cause: outcome });
        const passed = passedHeaders.flatMap((name) => {
            const value = outcome.header(name);
            return value === undefined ? [] : [[name, value]];
        });
        const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
        return new Response(hasBody ? outcome.text : null, { status: outcome.status, headers: passed });
    };
}
/** Never rejects. */
async function replyOf(request) {
    try {
        const { status, headers, data } = await request;
        return { kind: 'answer', status, headers, data, message: `status ${status}` };
    }
    catch (error) {
        const { response, message, cause } = error;
        if (response !== undefined)
            return { kind: 'answer', ...response, message: wordsOf(response.data) ?? message };
        return failureOf(cause, error, message);
    }
}
function failureOf(cause, error, message) {
    const outcome = cause instanceof errors/* GateError */.ue ? cause.cause : undefined;
    if (outcome?.kind === 'failure')
        return outcome;
    return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}
/** GitHub's own words, with those of its first errors. */
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    if (typeof message !== 'string')
        return undefined;
    const details = Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : [];
    return [message, ...details].join('; ');
}
function detailOf(detail) {
    const { message } = (detail ?? {});
    if (typeof detail === 'string')
        return detail;
    return typeof message === 'string' ? message : JSON.stringify(detail);
}

;// CONCATENATED MODULE: ./build/ci/github/writer.js







/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A list that goes on longer than this is not the list of one commit or pull request. */
const maxPages = 300;
/** `reason` of the error of a write of which nobody knows whether it took place. */
const ambiguousReason = 'ambiguous';
function isAmbiguous(error) {
    return error instanceof errors/* GateError */.ue && error.reason === ambiguousReason;
}
/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
function refusedWith(error) {
    return error instanceof errors/* GateError */.ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
/** Octokit is loaded here, and so only when something is written. */
async function createGithubWriter(options) {
    const { clock, budgetMs } = options;
    const secrets = [...options.secrets, options.token];
    const timeUp = new AbortController();
    const timer = setTimeout(() => timeUp.abort(outOfTime(budgetMs)), budgetMs / clock.scale);
    timer.unref();
    const signal = AbortSignal.any([options.cancel, timeUp.signal]);
    const octokit = await loadOctokit(options, signal);
    const desk = { ...options, secrets, octokit, signal, deadline: clock.now() + budgetMs, lastWrite: undefined };
    let queue = Promise.resolve();
    const call = (wanted) => {
        const done = queue.then(() => perform(desk, wanted));
        queue = done.catch(() => { });
        return done;
    };
    let viewer;
    return {
        call,
        pages: (wanted, itemsOf) => readPages(call, wanted, itemsOf),
        viewer() {
            viewer ??= readViewer(call, options);
            return viewer;
        },
        sleep: (ms) => clock.sleep(ms, signal),
        timeLeftMs: () => Math.max(0, desk.deadline - clock.now()),
        redact: (text) => redact(text, secrets),
        end: () => clearTimeout(timer),
    };
}
function outOfTime(budgetMs) {
    return new errors/* GateError */.ue('PUBLISH', `GitHub took longer than ${(0,clock/* formatSeconds */.Xo)(budgetMs)}`);
}
async function loadOctokit({ apiUrl, token, transport }, signal) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    const silent = () => { };
    return new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        // Octokit would print failed requests, past the one writer of log lines.
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchOver(transport, signal) },
    });
}
/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;
function redact(text, secrets) {
    return secrets
        .filter((secret) => secret.length >= shortestSecret)
        .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
function redactAll(value, secrets) {
    if (typeof value === 'string')
        return redact(value, secrets);
    if (Array.isArray(value))
        return value.map((each) => redactAll(each, secrets));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
async function perform(desk, call) {
    let limits = 0;
    for (let attempt = 0;; attempt++) {
        await pace(desk, call);
        const reply = await ask(desk, call);
        const limit = limitOf(reply, limits);
        if (limit !== undefined) {
            await (0,rate_limit/* sitOut */.Z)(limit, desk);
            limits++;
            continue;
        }
        const result = reply.kind === 'answer' && isSuccess(reply) ? call.shape.safeParse(reply.data) : undefined;
        if (result?.success)
            return result.data;
        const isRepeatable = !call.isOnce || (reply.kind === 'failure' && reply.unsent);
        if (!isFleeting(reply) || !isRepeatable || attempt + 1 >= retry/* attemptBudget */.pX) {
            throw problemOf(call, reply, { isAmbiguous: isFleeting(reply) && !isRepeatable });
        }
        await desk.clock.sleep((0,retry/* backoffMs */.jo)(attempt, Math.random()), desk.signal);
    }
}
function limitOf(reply, earlier) {
    return reply.kind === 'failure'
        ? undefined
        : (0,rate_limit/* rateLimitOf */.t)({ ...reply, header: (name) => reply.headers[name] }, earlier);
}
/** True when the same request may fare better a moment later; an unreadable success is the case of a cut answer. */
function isFleeting(reply) {
    if (reply.kind === 'failure')
        return !reply.permanent;
    return isSuccess(reply) || (0,retry/* isTransient */.dg)(reply.status);
}
function isSuccess(reply) {
    return reply.status >= 200 && reply.status < 300;
}
async function pace(desk, { route }) {
    if (route.startsWith('GET ') || route.endsWith('/graphql'))
        return;
    const { clock, lastWrite } = desk;
    if (lastWrite !== undefined) {
        const restMs = lastWrite + writeGapMs - clock.now();
        if (restMs > 0)
            await clock.sleep(restMs, desk.signal);
    }
    desk.lastWrite = clock.now();
}
async function ask(desk, { route, parameters }) {
    const [owner, repo] = desk.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, desk.secrets);
    const reply = await replyOf(desk.octokit.request(route, { ...address, ...content }));
    desk.signal.throwIfAborted();
    return reply;
}
function problemOf(call, reply, { isAmbiguous }) {
    const reason = isAmbiguous ? ambiguousReason : undefined;
    if (reply.kind === 'failure') {
        return new errors/* GateError */.ue('PUBLISH', `${call.route} failed: ${reply.message}`, { reason, cause: reply.cause });
    }
    if (isSuccess(reply)) {
        const message = `${call.route} answered with something that is not what was asked for`;
        return new errors/* GateError */.ue('PUBLISH', message, { reason, hint: 'The answer may have been cut off on its way.' });
    }
    const words = (0,neutral/* neutralLine */.GH)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new errors/* GateError */.ue('PUBLISH', `${call.route} answered ${status}: ${words}`, { reason, status });
}
async function readPages(read, call, itemsOf) {
    const all = [];
    for (let page = 1; page <= maxPages; page++) {
        const answer = await read({ ...call, parameters: { ...call.parameters, per_page: pageSize, page } });
        const items = itemsOf(answer);
        all.push(...items);
        if (items.length < pageSize)
            break;
    }
    return all;
}
const viewerAnswer = schemas.looseObject({
    data: schemas.looseObject({ viewer: schemas.looseObject({ login: schemas.string().min(1) }).nullish() }).nullish(),
});
/** `GET /user` is closed to a workflow's token; GraphQL tells every token who it is. */
async function readViewer(read, { apiUrl, token }) {
    const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    try {
        const answer = await read({
            route: `POST ${address}/graphql`,
            parameters: { query: 'query { viewer { login } }' },
            shape: viewerAnswer,
        });
        const login = answer.data?.viewer?.login;
        if (login !== undefined)
            return login;
    }
    catch (error) {
        if (refusedWith(error) === undefined)
            throw error;
    }
    // A workflow's own token; a token of another app cannot be told apart from it without an answer.
    if (token.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}


/***/ })

};
