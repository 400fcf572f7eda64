export const id = 312;
export const ids = [312];
export const modules = {

/***/ 82673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 13125:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61315);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86474);


process.exitCode = await (0,_action_step_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(_action_service_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceAction */ .S);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 61315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ serviceAction)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var github_access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/gate/gate.js + 6 modules
var gate = __webpack_require__(11500);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/source.js + 13 modules
var source = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/report/local-words.js
var local_words = __webpack_require__(78001);
// EXTERNAL MODULE: ./build/compiled/src/runs/sarif-run.js + 1 modules
var sarif_run = __webpack_require__(68479);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var src_session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/settings/action-source.js
var action_source = __webpack_require__(22281);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/identity.js
var identity = __webpack_require__(29194);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/check-run.js
var check_run = __webpack_require__(3399);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/pending.js




const mostCommits = 100;
const mostRuns = 1000;
const overdueDays = 2;
const dayMs = 24 * 3600 * 1000;
const listedRun = schemas/* looseObject */._H3({
    ...check_run/* checkRunShape */.XL.shape,
    name: schemas/* string */.YjP(),
    head_sha: schemas/* string */.YjP(),
    app: schemas/* looseObject */._H3({ slug: schemas/* string */.YjP().nullish() }).nullish(),
});
const runsOfCommit = schemas/* looseObject */._H3({ check_runs: schemas/* array */.YOg(listedRun) });
const gitRef = schemas/* looseObject */._H3({ object: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() }) });
const workflowRuns = schemas/* looseObject */._H3({
    workflow_runs: schemas/* array */.YOg(schemas/* looseObject */._H3({ head_sha: schemas/* string */.YjP(), created_at: schemas/* string */.YjP().nullish() })),
});
async function findPending(client, { scanId, branch, category }) {
    const isWanted = ({ scan }) => scan.scanId === scanId;
    const route = `GET /repos/{owner}/{repo}/git/ref/heads/${branch.split('/').map(encodeURIComponent).join('/')}`;
    const head = await client.call({ route, shape: gitRef }).catch((error) => {
        if ((0,problems/* readRefusalStatus */.RO)(error) !== 404)
            throw error;
        return undefined;
    });
    const ofHead = head === undefined ? [] : await listPending(client, head.object.sha, category);
    const found = ofHead.find(isWanted);
    if (found !== undefined)
        return found;
    for (const sha of await listCommits(client, { branch })) {
        const left = sha === head?.object.sha ? undefined : (await listPending(client, sha, category)).find(isWanted);
        if (left !== undefined)
            return left;
    }
    return undefined;
}
async function listOverdue(client, { beforeMs, category }) {
    const overdue = [];
    for (const sha of await listCommits(client, { createdMs: [beforeMs - overdueDays * dayMs, beforeMs] })) {
        const pending = await listPending(client, sha, category);
        overdue.push(...pending.filter(({ opened }) => opened.startedMs < beforeMs));
    }
    return overdue;
}
async function listCommits(client, { branch, createdMs }) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs';
    const parameters = branch === undefined ? {} : { branch };
    const runs = await client.pages({ route, parameters, shape: workflowRuns }, (page) => page.workflow_runs, mostRuns);
    const [from, to] = createdMs ?? [0, Number.POSITIVE_INFINITY];
    const wanted = runs.filter(({ created_at: created }) => {
        const time = Date.parse(created ?? '');
        return Number.isNaN(time) || (time >= from && time <= to);
    });
    return [...new Set(wanted.map(({ head_sha }) => head_sha))].slice(0, mostCommits);
}
async function listPending(client, sha, category) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const call = { route, parameters: { ref: sha, filter: 'all' }, shape: runsOfCommit };
    const runs = await client.pages(call, (page) => page.check_runs);
    const found = runs.flatMap((run) => {
        const pending = readPendingRun(run, category);
        return pending === undefined ? [] : [{ pending, app: run.app?.slug }];
    });
    if (found.length === 0)
        return [];
    const self = (await client.viewer().catch(() => undefined))?.toLowerCase();
    const isOurs = (app) => !app || !self?.endsWith('[bot]') || self === `${app.toLowerCase()}[bot]`;
    return found.filter(({ app }) => isOurs(app)).map(({ pending }) => pending);
}
function readPendingRun(run, category) {
    const { external_id: externalId, status, head_sha: headSha, name } = run;
    const { pending } = (0,identity/* readExternalId */.v)(externalId);
    if (status === 'completed' || pending === undefined || !(0,identity/* hasCategory */.x9)(externalId, category))
        return undefined;
    return { opened: (0,check_run/* toOpenedCheckRun */.KQ)(run), headSha, name, scan: pending };
}
function createPendingProgress({ opened, headSha, scan }) {
    return {
        async find(client) {
            const parameters = { check_run_id: opened.id };
            const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}';
            const now = await client.call({ route, parameters, shape: listedRun });
            const { startedMs, pending } = (0,identity/* readExternalId */.v)(now.external_id);
            const isSame = pending?.scanId === scan.scanId && startedMs === opened.startedMs && now.head_sha === headSha;
            return isSame && now.status !== 'completed' ? opened : 'overtaken';
        },
        markCompleted: () => { },
        leavePending: async () => false,
        isPending: () => false,
        close: async () => undefined,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 2 modules
var api_client = __webpack_require__(67782);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 8 modules
var read_context = __webpack_require__(93400);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/comment-commands/people.js
var people = __webpack_require__(14686);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var tally = __webpack_require__(20880);
;// CONCATENATED MODULE: ./build/compiled/src/action/pending.js












const githubBudgetMs = 120_000;
const lagMs = 60_000;
const lookEveryMs = 5000;
async function findPendingWork(session, run) {
    const { settings, context } = run;
    requireDefaultBranch(context);
    if (settings.githubToken === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'finish-pending needs github-token', {
            reason: 'settings',
            hint: 'Leave github-token out: the token of the job, with the permission checks: write, is then used.',
        });
    }
    const { scanId } = settings;
    const access = (0,surfaces_access/* createWriteAccess */.U)(run);
    if (scanId === undefined)
        return (0,surfaces_access/* withClient */.S)(access, githubBudgetMs, (client) => closeOverdue(client, run));
    const scan = await readEndedScan(session, run, scanId);
    if (scan === undefined)
        return `Scan ${scanId} has not ended, so the check run that waits for it stays open`;
    return (0,surfaces_access/* withClient */.S)(access, githubBudgetMs, async (client) => {
        const pending = await findPending(client, { scanId, branch: scan.branch, category: settings.category });
        if (pending === undefined)
            return `No check run waits for scan ${scanId}`;
        return { pending, context: await readPendingContext({ client, run, scan }, pending) };
    });
}
function requireDefaultBranch({ event, trust, branch, defaultBranch, refusal }) {
    const isRight = refusal === undefined && trust === 'own' && branch === defaultBranch;
    if (isRight && (event === 'workflow_dispatch' || event === 'schedule'))
        return;
    throw new errors/* GateError */.ue('CONFIG', 'finish-pending is for runs of workflow_dispatch and schedule on the default branch', {
        reason: 'wrong-ref',
        hint: 'Put it into its own workflow, as docs/without-waiting.md shows, and start that on the default branch.',
    });
}
async function readEndedScan({ runLog: log }, { settings, transport, clock, cancel }, scanId) {
    const { baseUrl, apiKey, assume } = settings;
    if (apiKey === undefined)
        throw (0,guards/* createNoKeyError */.Fu)();
    const budget = (0,src_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    try {
        const userAgent = `scan-gate/${src_session/* version */.rE}`;
        const client = (0,api_client/* createClient */.U)({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: log.say });
        const startedMs = clock.now();
        for (;;) {
            const scan = await client.getScan({ scan_id: scanId });
            if (scan.status === 'COMPLETED' || scan.status === 'FAILED')
                return scan;
            if (clock.now() - startedMs >= lagMs)
                return undefined;
            await clock.sleep(lookEveryMs, budget.signal);
        }
    }
    finally {
        budget.end();
    }
}
async function readPendingContext({ client, run: { env, folder, settings }, scan: { branch }, }, { headSha, opened: { startedMs }, scan: { pullRequest } }) {
    const pull = pullRequest === undefined ? undefined : await (0,people/* readPull */.Es)(client, pullRequest);
    const asOpened = pull && { ...pull, head: { ...pull.head, sha: headSha } };
    const hints = (0,repository_access/* buildContextHints */.C)(settings, { kind: 'pending', pull: asOpened, branch, headSha, startedMs });
    return (0,read_context/* readContext */.y)({ variables: env, folder, isAttended: false }, hints);
}
async function closeOverdue(client, { settings, now }) {
    const limitMs = settings.timeoutSeconds * 1000;
    const beforeMs = now.getTime() - limitMs;
    const overdue = await listOverdue(client, { beforeMs, category: settings.category });
    const limit = (0,src_clock/* formatSeconds */.Xo)(limitMs);
    const refusals = [];
    for (const { opened, scan } of overdue) {
        const text = `Scan ${scan.scanId} was not judged within ${limit}: it has not ended, or its end was not reported. Run the gate again on this commit, or start the workflow that finishes check runs with this scan.`;
        const ending = { conclusion: 'timed_out', title: 'Inconclusive: the scan was not judged in time', text };
        await (0,check_run/* endCheckRun */.j8)(client, opened.id, ending).catch((error) => {
            const { code, message } = (0,errors/* toGateError */.Vl)(error);
            if (code === 'CANCELLED' || code === 'RATE_LIMITED')
                throw error;
            refusals.push(message);
        });
    }
    if (overdue.length === 0)
        return `No check run has waited for longer than ${limit}`;
    const closed = `${(0,tally/* pluralize */.td)(overdue.length - refusals.length, 'check run')} closed as inconclusive after waiting for longer than ${limit}`;
    return refusals.length === 0 ? closed : `${closed}; ${refusals.length} could not be closed: ${refusals[0]}`;
}

// EXTERNAL MODULE: ./build/compiled/src/action/step.js + 1 modules
var step = __webpack_require__(86474);
;// CONCATENATED MODULE: ./build/compiled/src/action/service.js















async function judgeScan(session, known, settings) {
    const run = await (0,step/* withTitleOnError */.U2)(session, () => (0,step/* readRun */.cI)(session, settings));
    session.log.line(`Scan Gate ${src_session/* version */.rE} · ${(0,context_context/* describeContext */.R5)(run.context)}`);
    const github = (0,step/* prepareGithubTarget */.KL)(run, session);
    if (run.context.refusal === undefined)
        known.github = github;
    await judge({ session, known, run, github });
}
async function judge({ session: { now, runLog: log }, known, run, github, options }) {
    const { context, settings, transport, clock, cancel, folder } = run;
    const access = (0,github_access/* createGithubAccess */.Ki)(run.env, settings.githubToken, run.loadOctokit);
    const environment = {
        ...{ context, version: src_session/* version */.rE, transport, clock, cancel, now, log },
        leavePending: async (scanId) => {
            const pullRequest = context.change?.number;
            const isKept = pullRequest === undefined ? context.event === 'push' : pullEvents.includes(context.event ?? '');
            return isKept && (await github.checkRun?.leavePending({ scanId, pullRequest })) === true;
        },
        surroundings: (budget, onWait) => (0,repository_access/* createRepositoryAccess */.n)(context, { github: access, transport, budget, folder, onWait }),
    };
    const result = await (0,gate/* runGate */.R)(settings, environment, (0,source/* createServiceSource */.l)(settings, options));
    known.report = result.report;
    known.settings = result.settings;
    github.changes = result.changes;
}
const pullEvents = ['pull_request', 'pull_request_target'];
async function finishPending(session, known, settings) {
    const run = await (0,step/* withTitleOnError */.U2)(session, () => (0,step/* readRun */.cI)(session, { ...settings, branch: undefined }));
    session.log.line(`Scan Gate ${src_session/* version */.rE} · ${(0,context_context/* describeContext */.R5)(run.context)}`);
    const found = await findPendingWork(session, run);
    if (typeof found === 'string') {
        known.report = (0,draft/* makeInconclusive */.j)(known.report, 'not-waited', {
            message: found,
            hint: 'This run has nothing else to do.',
        });
        return;
    }
    const { pending, context } = found;
    session.log.line(`Finishing the check run of ${(0,context_context/* describeContext */.R5)(context)}`);
    const resumed = await (0,step/* createGithubRun */.To)(session, { context, settings: { ...settings, wait: true } });
    const checkRun = createPendingProgress(pending);
    known.github = { access: (0,surfaces_access/* createWriteAccess */.U)(resumed), checkRun, changes: undefined, shownSha: pending.headSha };
    await judge({ session, known, run: resumed, github: known.github, options: { isScanProven: true } });
}
async function judgeFiles(session, known, settings) {
    const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
    const found = async (context) => {
        known.github = (0,step/* prepareGithubTarget */.KL)(await (0,step/* createGithubRun */.To)(session, { context, settings }), session);
    };
    const result = await (0,sarif_run/* runOverSarif */.R)({ session, settings, files, baseFiles, declaredType, found }).catch((error) => {
        throw (0,local_words/* adaptErrorWording */.Z)((0,errors/* toGateError */.Vl)(error));
    });
    known.report = result.report;
    known.settings = result.settings;
    if (known.github !== undefined)
        known.github.changes = result.changes;
}
const serviceAction = {
    entrance: 'action',
    readSettings: action_source/* readActionSettings */.O,
    async judge(session, known, settings) {
        if (settings.finishPending)
            return finishPending(session, known, settings);
        if (settings.sarif === undefined)
            return judgeScan(session, known, settings);
        return judgeFiles(session, known, settings);
    },
};


/***/ }),

/***/ 86474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  To: () => (/* binding */ createGithubRun),
  KL: () => (/* binding */ prepareGithubTarget),
  cI: () => (/* binding */ readRun),
  Cs: () => (/* binding */ runAction),
  U2: () => (/* binding */ withTitleOnError)
});

// UNUSED EXPORTS: runStep

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js + 8 modules
var read_context = __webpack_require__(93400);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var github_access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/runner.js
var runner = __webpack_require__(88926);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/gate/repository-access.js + 4 modules
var repository_access = __webpack_require__(67269);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 2 modules
var session = __webpack_require__(69202);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var opened = __webpack_require__(66946);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/refusal.js
var refusal = __webpack_require__(65132);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/check-run.js
var check_run = __webpack_require__(3399);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/progress.js




const openBudgetMs = 20_000;
const openGraceMs = 1500;
const endBudgetMs = 2000;
const postBudgetMs = 20_000;
const unknownState = 'unknown';
function openCheckRun(opening, access, keep = () => { }) {
    keep(unknownState);
    let isEnded = false;
    let isLeft = false;
    const markCompleted = () => {
        isEnded = true;
        keep('');
    };
    const opened = openInBackground(opening, access).then((found) => {
        if (found === 'none' || found === 'overtaken')
            markCompleted();
        else if (found !== 'unknown')
            keep(`${found.id}@${found.startedMs}`);
        return found;
    });
    return {
        async find(client) {
            const begun = await opened;
            if (begun === 'none' || begun === 'overtaken')
                return begun === 'none' ? undefined : begun;
            const found = begun === 'unknown' ? await (0,check_run/* findUnfinished */.dJ)(client, opening) : begun;
            const reviewed = found && (await (0,check_run/* reviewCheckRun */.Mr)(client, opening, found));
            if (reviewed === 'overtaken')
                markCompleted();
            return reviewed;
        },
        markCompleted,
        async leavePending(scan) {
            const found = await opened;
            if (found === 'overtaken')
                return true;
            if (typeof found === 'string')
                return false;
            isLeft = await leave(found, opening, scan, access);
            if (isLeft)
                markCompleted();
            return isLeft;
        },
        isPending: () => isLeft,
        async close(text) {
            const found = await opened;
            if (isEnded)
                return undefined;
            const known = typeof found === 'string' ? undefined : found;
            const warning = await endAsCancelled(known, { opening, text, budgetMs: endBudgetMs }, access);
            if (warning === undefined)
                markCompleted();
            return known === undefined ? undefined : warning;
        },
    };
}
async function openInBackground(opening, access) {
    if (access.cancel.aborted)
        return 'none';
    const inGrace = { ...useRealTime(access), cancel: delayAbort(access.cancel, openGraceMs * access.clock.patience) };
    try {
        return await (0,surfaces_access/* withClient */.S)(inGrace, openBudgetMs * access.clock.patience, (client) => (0,check_run/* startCheckRun */.aF)(client, opening));
    }
    catch (error) {
        return (0,problems/* readRefusalStatus */.RO)(error) === undefined ? 'unknown' : 'none';
    }
}
function useRealTime(access) {
    return { ...access, clock: { ...access.clock, onSkip: undefined } };
}
async function leave(opened, opening, scan, access) {
    try {
        return await (0,surfaces_access/* withClient */.S)(useRealTime(access), openBudgetMs * access.clock.patience, async (client) => {
            if ((await (0,check_run/* reviewCheckRun */.Mr)(client, opening, opened)) === 'overtaken')
                return true;
            await (0,check_run/* recordPending */.PQ)(client, opening, { opened, scan });
            return true;
        });
    }
    catch {
        return false;
    }
}
function delayAbort(signal, ms) {
    const late = new AbortController();
    signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
    return late.signal;
}
async function closeLeftOpen(state, cancelling, access) {
    const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
    if (id === undefined && state !== unknownState)
        return { wasOpen: false };
    const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
    return { wasOpen: true, warning: await endAsCancelled(known, { ...cancelling, budgetMs: postBudgetMs }, access) };
}
async function endAsCancelled(known, { opening, text, budgetMs }, access) {
    const cancel = new AbortController().signal;
    try {
        await (0,surfaces_access/* withClient */.S)({ ...useRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
            const found = known ?? (await (0,check_run/* findUnfinished */.dJ)(client, opening));
            const reviewed = found && (await (0,check_run/* reviewCheckRun */.Mr)(client, opening, found));
            const ending = { conclusion: 'cancelled', title: 'Canceled', text };
            if (reviewed === undefined || reviewed === 'overtaken')
                return;
            if ((0,check_run/* rankConclusion */.y_)(reviewed.rivals?.worst ?? {}) > (0,check_run/* rankConclusion */.y_)(ending))
                return;
            await (0,check_run/* endCheckRun */.j8)(client, reviewed.id, ending);
        });
        return undefined;
    }
    catch (error) {
        return (0,refusal/* describeRefusal */.a2)(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/action/step.js














const states = { part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' };
async function runAction(action) {
    const entry = (0,session/* createProcessEntry */.CJ)();
    const { env } = entry;
    const openRunner = async () => (0,runner/* createRunner */.ji)(env);
    return (0,session/* withSession */.fQ)({ ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner, masksAll: true }, (session) => runStep(session, { ...action, getInput: core/* getInput */.V4 }));
}
function runStep(session, step) {
    for (const name of (0,settings/* listSecretNames */.h5)())
        session.mask(step.getInput(name, { trimWhitespace: false }));
    return session.env[`STATE_${states.part}`] === 'post' ? runPostStep(session, step) : runGateStep(session, step);
}
async function runGateStep(session, step) {
    const known = session.startReport();
    const settings = await withTitleOnError(session, async () => {
        announcePost(session);
        known.settings = readStepSettings(session, step);
        return known.settings;
    });
    await step.judge(session, known, settings);
}
async function withTitleOnError({ log }, begin) {
    try {
        return await begin();
    }
    catch (error) {
        log.line(`Scan Gate ${session/* version */.rE}`);
        throw error;
    }
}
function announcePost({ runner }) {
    if (runner?.saveState === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'GITHUB_STATE is not set', {
            reason: 'settings',
            hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
        });
    }
    runner.saveState(states.part, 'post');
}
function readStepSettings({ env }, { entrance, readSettings, getInput: input }) {
    return readSettings((0,reading/* readActionInputs */.Ui)(entrance, Object.keys(env), input));
}
async function readRun(session, settings) {
    const { env, folder } = session;
    const hints = (0,repository_access/* buildContextHints */.C)(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder, isAttended: false }, hints);
    return createGithubRun(session, { context, settings });
}
async function createGithubRun(session, about) {
    const { env, folder, now, cancel, transport, clock } = session;
    const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: github_access/* loadActionOctokit */.UB };
    return { ...about, env, folder, now, cancel, ...access };
}
function prepareGithubTarget(run, { runner }) {
    const { context, settings } = run;
    const access = (0,surfaces_access/* createWriteAccess */.U)(run);
    const shownSha = (0,context_context/* findDisplayCommit */.Ni)(context);
    const save = (name, value) => {
        try {
            runner?.saveState?.(name, value);
        }
        catch {
        }
    };
    let checkRun;
    if (shownSha !== undefined && access.token !== undefined && (0,opened/* marksInCheckRun */.v)(settings)) {
        save(states.checkRunHead, shownSha);
        checkRun = openCheckRun(createOpening(run, access, shownSha), access, (state) => save(states.checkRun, state));
    }
    return { access, checkRun, changes: undefined, shownSha };
}
function createOpening({ context, settings }, { attempt, gateId, runUrl, startedMs }, headSha) {
    const text = `Scanning ${context.branch}. The time limit is ${(0,clock/* formatSeconds */.Xo)(settings.timeoutSeconds * 1000)}.`;
    const event = context.change?.number === undefined ? context.event : undefined;
    return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}
async function runPostStep(session, step) {
    const { env, log } = session;
    await step.clear?.(session);
    const state = env[`STATE_${states.checkRun}`] ?? '';
    if (state === '')
        return;
    try {
        const run = await readRun(session, readStepSettings(session, step));
        const headSha = env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? '');
        const access = (0,surfaces_access/* createWriteAccess */.U)(run);
        const opening = createOpening(run, access, headSha);
        const cancelling = { opening, text: 'The run was cut off before it had a verdict.' };
        const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
        if (warning !== undefined)
            log.line(`Warning: ${warning}`);
        else if (wasOpen)
            log.line('Closed the check run that the gate left open');
    }
    catch (error) {
        log.line(`Warning: the check run stays open: ${(0,errors/* toGateError */.Vl)(error).message}`);
    }
}


/***/ }),

/***/ 22281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readSettingsWithoutService),
/* harmony export */   O: () => (/* binding */ readActionSettings)
/* harmony export */ });
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42847);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46565);


const serviceSettings = ['base-url', 'api-key', 'scan-id', 'repository-id', 'branch'];
const sarifOnlySettings = ['base-sarif', 'sarif-type'];
const sourcesHint = 'base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (the built-in scanners)';
function readActionSettings({ given, problems }) {
    const found = [...problems];
    const isGiven = (name) => (given[name]?.value.trim() ?? '') !== '';
    if (isGiven('sarif')) {
        const [other] = serviceSettings.filter(isGiven);
        if (other !== undefined)
            found.push(`${other} and sarif are both given; findings come from one: ${sourcesHint}`);
        return readSettingsWithoutService(given, found);
    }
    const stray = sarifOnlySettings.filter(isGiven).map((name) => `${name} goes with sarif`);
    if (isGiven('base-url'))
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(given, [...found, ...stray]);
    return readSettingsWithoutService(given, [...found, ...stray, `No source of findings is set: ${sourcesHint}`]);
}
function readSettingsWithoutService(given, problems) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
