export const id = 182;
export const ids = [182,140];
export const modules = {

/***/ 9007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   bX: () => (/* binding */ isKeyOf),
/* harmony export */   qH: () => (/* binding */ keyOfRun)
/* harmony export */ });
/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */
/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** The external id of a check run; `event` is undefined for what judges a pull request. */
function keyOfRun(category, event) {
    return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}
/** Whether a check run is one of this category, whatever event it was of. */
function isKeyOf(externalId, category) {
    const key = keyOf(category);
    return externalId === key || externalId?.startsWith(`${key}:`) === true;
}


/***/ }),

/***/ 4182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comment: () => (/* binding */ comment_comment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/api/client.js + 4 modules
var api_client = __webpack_require__(429);
// EXTERNAL MODULE: ./build/ci/context/context.js
var context_context = __webpack_require__(4674);
// EXTERNAL MODULE: ./build/ci/context/read-context.js + 15 modules
var read_context = __webpack_require__(4932);
// EXTERNAL MODULE: ./build/ci/github/access.js
var access = __webpack_require__(5635);
// EXTERNAL MODULE: ./build/ci/github/client.js + 2 modules
var client = __webpack_require__(5690);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands/commands.js
/** Commands in a comment on a pull request: what a comment asks for, and which comments are none of our business. Pure. */


const prefix = '/scan-gate';
/** Ids as services make them; what else there may be could not be told from a slip. */
const idPattern = /^[\w.:~+-]{1,200}$/;
const longestReason = 1000;
/** Also the names of managed users, `octocat_acme`. */
const loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
const user = schemas.looseObject({ login: schemas.string(), id: schemas.number().int(), type: schemas.string().nullish() });
const payloadShape = schemas.looseObject({
    action: schemas.string(),
    issue: schemas.looseObject({ number: schemas.number().int().positive(), pull_request: schemas.unknown().optional() }),
    comment: schemas.looseObject({
        id: schemas.number().int().positive(),
        body: schemas.string().nullish(),
        user: user.nullish(),
        performed_via_github_app: schemas.unknown().optional(),
    }),
    repository: schemas.unknown(),
});
/** The command in a comment that was just made by a person on a pull request; every other comment is ignored. */
function readComment(payload) {
    const { data } = payloadShape.safeParse(payload);
    if (data === undefined)
        return ignored('the payload is not that of an issue_comment event');
    const { action, issue, comment, repository } = data;
    if (action !== 'created')
        return ignored(`the comment was ${(0,neutral/* neutralLine */.GH)(action, 40)}, not created`);
    if (!issue.pull_request)
        return ignored('the comment is on an issue, not on a pull request');
    const command = parseCommand(comment.body ?? '');
    if (command === undefined)
        return ignored(`the first line of the comment is no ${prefix} command`);
    const { user: commenter, performed_via_github_app: app } = comment;
    if (commenter?.type !== 'User' || app || !loginPattern.test(commenter.login)) {
        return ignored('the comment was not made by a person');
    }
    return {
        kind: 'command',
        command,
        commentId: comment.id,
        pullRequest: issue.number,
        commenter: { login: commenter.login, id: commenter.id },
        repository,
    };
}
function ignored(why) {
    return { kind: 'ignored', why };
}
/** The command of the first line; undefined when it is an ordinary comment. Only the first line counts. */
function parseCommand(body) {
    const [line = ''] = body.split(/\r\n|\n|\r/, 1);
    if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line))
        return undefined;
    const [, name = '', given = '', rest = ''] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/u.exec(line) ?? [];
    const id = given.replace(/^`(.*)`$/, '$1');
    const reason = rest.trim();
    if (name === 'recheck')
        return given === '' ? { kind: 'recheck' } : unclear('recheck takes nothing behind it');
    if (name !== 'why' && name !== 'suppress')
        return unclear(name === '' ? 'no command' : 'not a command');
    if (!idPattern.test(id))
        return unclear(`${name} needs the id of a violation`);
    if (name === 'why')
        return reason === '' ? { kind: 'why', id } : unclear('why takes one id and nothing behind it');
    if (reason.length > longestReason)
        return unclear(`a reason has at most ${longestReason} characters`);
    return { kind: 'suppress', id, reason };
}
function unclear(problem) {
    return { kind: 'unclear', problem };
}
/** The commands as a list for people; our own words only. */
const commandList = [
    `- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
    `- \`${prefix} recheck\`: judges the last scan of this commit again`,
    `- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`,
].join('\n');
const leastCharacters = 20;
const leastLetters = 12;
const leastDifferent = 5;
/** Words that say that somebody wants it gone, and not why. */
const emptyWords = new Set(`a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/));
/** What is wrong with a reason, as the end of a sentence; undefined when it may be one. */
function reasonProblem(reason) {
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

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/ci/github/problems.js
var problems = __webpack_require__(6817);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands/people.js
/** Who may command: what GitHub says about a commenter, and about those who wrote a pull request. */



const person = schemas.looseObject({ login: schemas.string(), id: schemas.number().int() });
const pullShape = schemas.looseObject({
    state: schemas.string(),
    user: person.nullish(),
    commits: schemas.number().int(),
    head: schemas.looseObject({ sha: schemas.string() }),
});
function readPull(client, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return client.call({ route, parameters: { pull_number: number }, shape: pullShape });
}
const permissionShape = schemas.looseObject({
    permission: schemas.string(),
    role_name: schemas.string().nullish(),
    user: person.nullish(),
});
/** By GitHub's own word: `author_association` does not know private members and teams. Throws GateError. */
async function readAccess(client, { login, id }, isPublic) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    try {
        const answer = await client.call({ route, parameters: { username: login }, shape: permissionShape });
        // The login may have gone to somebody else since the comment.
        if (answer.user?.id !== id)
            return 'outsider';
        if (['admin', 'maintain', 'write'].includes(answer.permission))
            return 'write';
        if (answer.role_name === 'triage')
            return 'member';
        return answer.permission === 'read' && !isPublic ? 'member' : 'outsider';
    }
    catch (error) {
        if ((0,problems/* refusedWith */.P0)(error) === 404)
            return 'outsider';
        throw error;
    }
}
const commitShape = schemas.looseObject({
    sha: schemas.string(),
    commit: schemas.looseObject({ message: schemas.string() }),
    author: schemas.unknown(),
    committer: schemas.unknown(),
});
/**
 * Why the commenter cannot be taken for somebody other than those who wrote the pull request, as a sentence without a
 * final stop; undefined when that is proven. Throws GateError when the commits cannot be read.
 */
async function involvementOf(client, { number, pull, commenter }) {
    if (!pull.user)
        return 'the author of the pull request is not known';
    if (isSame(pull.user, commenter))
        return 'you are the author of the pull request';
    const commits = await client.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
        parameters: { pull_number: number },
        shape: schemas.array(commitShape),
    }, (page) => page);
    // GitHub lists 250 commits of a pull request at most.
    if (commits.length !== pull.commits)
        return `only ${commits.length} of ${pull.commits} commits could be read`;
    if (!commits.some(({ sha }) => sha === pull.head.sha))
        return 'the pull request has moved on';
    for (const commit of commits) {
        const people = peopleOf(commit);
        if (people === undefined)
            return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
        if (people.some((each) => isSame(each, commenter)))
            return 'you are among those who wrote the commits';
    }
    return undefined;
}
function isSame(a, b) {
    return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}
/** Author, committer and co-authors; undefined when one of them is nobody that GitHub knows. */
function peopleOf({ author, committer, commit }) {
    const known = [author, committer].map((each) => person.safeParse(each).data);
    const people = [...known, ...coAuthorsOf(commit.message)];
    return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}
/** Only GitHub's own addresses say who they are of: `123+octocat@users.noreply.github.com`. */
function coAuthorsOf(message) {
    return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
        const address = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.[^<>@\s]+>/i.exec(text);
        if (address === null)
            return undefined;
        const [, id, login = ''] = address;
        return id === undefined ? { login } : { login, id: Number(id) };
    });
}
/** Throws GateError PUBLISH when the token may not even read the pull request. */
function explained(error) {
    const status = (0,problems/* refusedWith */.P0)(error);
    if (status !== 403 && status !== 404)
        return error;
    return new errors/* GateError */.ue('PUBLISH', error.message, {
        cause: error,
        status,
        hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
    });
}

// EXTERNAL MODULE: ./build/report/summary/fit.js
var fit = __webpack_require__(4111);
// EXTERNAL MODULE: ./build/ci/github/identity.js
var identity = __webpack_require__(9007);
;// CONCATENATED MODULE: ./build/ci/github/comment-commands/reply.js
/** How a command is answered: a reaction, one reply, and the check run that says which scan a commit had. */





/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const settleMs = 2000;
const comment = schemas.looseObject({
    id: schemas.number().int(),
    body: schemas.string().nullish(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
async function react(client, commentId, content) {
    await client.call({
        route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        parameters: { comment_id: commentId, content },
        shape: schemas.unknown(),
    });
}
/** Answers a comment once: a run that is repeated edits the answer of the first. Throws GateError. */
async function reply(client, to, markdown) {
    const head = `<!-- scan-gate-command:${to.commentId} -->\n`;
    const body = head + (0,fit/* fitSummary */.m)(client.redact(markdown), bodyBytes - head.length);
    const found = await ownReply(client, to, head.trimEnd());
    if (found === undefined)
        return create(client, to, { body, marker: head.trimEnd() });
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    await client.call({ route, parameters: { comment_id: found, body }, shape: comment });
}
async function create(client, to, text) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest, body: text.body },
        shape: comment,
        isOnce: true,
    };
    try {
        await client.call(call);
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(settleMs);
        if ((await ownReply(client, to, text.marker)) === undefined)
            await client.call(call);
    }
}
/** By marker and author: anybody may write the marker. */
async function ownReply(client, to, marker) {
    const all = await client.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest },
        shape: schemas.array(comment),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return undefined;
    const self = (await client.viewer()).toLowerCase();
    return marked.find(({ user }) => user?.login.toLowerCase() === self)?.id;
}
const runsShape = schemas.looseObject({
    check_runs: schemas.array(schemas.looseObject({
        id: schemas.number().int(),
        status: schemas.string().nullish(),
        external_id: schemas.string().nullish(),
        output: schemas.looseObject({ summary: schemas.string().nullish() }).nullish(),
    })),
});
/** Whether the gate's newest check run of the commit says that it judged this scan. Throws GateError. */
async function namesScan(client, { headSha, category, scanId }) {
    const runs = await client.pages({
        route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters: { ref: headSha, filter: 'all' },
        shape: runsShape,
    }, (page) => page.check_runs);
    const own = runs.filter(({ external_id, status }) => (0,identity/* isKeyOf */.bX)(external_id, category) && status === 'completed');
    const [newest] = own.sort((a, b) => b.id - a.id);
    // The last line is our own; what stands above it may hold foreign text.
    const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
    return footer.startsWith(`<sub>scan ${(0,neutral/* markdownCode */.D9)(scanId, 80)} · `);
}

// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/session.js + 2 modules
var build_session = __webpack_require__(4807);
// EXTERNAL MODULE: ./build/settings/reading.js
var settings_reading = __webpack_require__(4768);
// EXTERNAL MODULE: ./build/steps/surroundings.js + 4 modules
var surroundings = __webpack_require__(6397);
// EXTERNAL MODULE: ./build/policy/exit-code.js
var exit_code = __webpack_require__(777);
// EXTERNAL MODULE: ./build/surfaces/access.js
var surfaces_access = __webpack_require__(2687);
// EXTERNAL MODULE: ./build/gate.js + 10 modules
var gate = __webpack_require__(2504);
// EXTERNAL MODULE: ./build/git/commit-name.js
var commit_name = __webpack_require__(167);
// EXTERNAL MODULE: ./build/policy/times.js
var times = __webpack_require__(5945);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/steps/resolve.js
var resolve = __webpack_require__(8644);
// EXTERNAL MODULE: ./build/steps/scan-list.js
var scan_list = __webpack_require__(1648);
;// CONCATENATED MODULE: ./build/cli/comment/command-context.js











function ownRepository({ run, settings, context }) {
    const { repositoryUrl } = context;
    return (0,resolve/* resolveRepository */.B)(run, {
        repositoryId: settings.repositoryId,
        repositoryUrl,
        githubHost: repositoryUrl === undefined ? undefined : new URL(repositoryUrl).host,
        allowForeignRepository: settings.allowForeignRepository,
    });
}
/** A list does not say which branch a scan is of. */
const lookCap = 20;
/** The newest completed scan of the pull request's branch, when it is proven to be one of its head. */
async function lastScan(command, { repository_id: repositoryId }) {
    const { run, context, github, settings } = command;
    const { items } = await (0,scan_list/* listScans */.v7)(run, repositoryId);
    const newest = items
        .filter(({ status }) => status === 'COMPLETED')
        .sort((a, b) => ((0,times/* parseTime */.pe)(b.created_at) ?? 0) - ((0,times/* parseTime */.pe)(a.created_at) ?? 0))
        .slice(0, lookCap);
    for (const { scan_id: scanId } of newest) {
        const scan = await run.client.getScan({ scan_id: scanId });
        const isOurs = scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch;
        if (!isOurs || scan.status !== 'COMPLETED')
            continue;
        const { headSha = '' } = context;
        const isOfHead = (0,commit_name/* isSameCommit */.s)(scan.commit_sha, headSha) ??
            (await namesScan(github, { headSha, category: settings.category, scanId }));
        if (isOfHead)
            return { kind: 'found', scan };
        const why = `The last completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)}, ${(0,neutral/* markdownCode */.D9)(scanId, 80)}, cannot be tied to commit ${shortSha(command)}`;
        return { kind: 'unknown', why };
    }
    const why = `There is no completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)} among the newest ${newest.length} of this repository`;
    return { kind: 'unknown', why };
}
function shortSha({ context }) {
    return (0,neutral/* markdownCode */.D9)((context.headSha ?? '').slice(0, 12));
}
/** What to say, and to do, when no scan can be judged. */
function withoutScan(why) {
    return `${why}, so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.`;
}
/** The same run as with `scan-id`: nothing is scanned. */
function judgeAgain(command, repository, scan) {
    const { context, env, transport, log } = command;
    const { repository_id: repositoryId } = repository;
    const settings = { ...command.settings, repositoryId, scanId: scan.scan_id, wait: true };
    const github = (0,access/* githubAccess */.Y)(env, settings.githubToken);
    return (0,gate/* runGate */.R)({
        settings,
        context,
        version: build_session/* version */.rE,
        transport,
        clock: command.clock,
        cancel: command.cancel,
        // `lastScan` looked for the commit's own.
        isScanProven: true,
        now: command.now,
        log: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
        surroundings: (budget, onWait) => (0,surroundings/* createSurroundings */.w)(context, { github, transport, budget, onWait }),
    });
}
const rulesShown = 20;
const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
/** `**Failed:** 2 findings block.`, and what to do next. */
function verdictText(report) {
    const hint = report.hint === undefined ? '' : ` ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `**${(0,wording/* verdictTitle */.Sw)(report)}:** ${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleList({ rules }) {
    const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
        return `- ${(0,neutral/* markdownCode */.D9)(rule, 80)} (${ruleWords[verdict]}): ${(0,neutral/* markdownText */.p7)(line, 400)}`;
    });
    if (rules.length > shown.length)
        shown.push(`- … and ${rules.length - shown.length} more`);
    return shown.join('\n');
}

;// CONCATENATED MODULE: ./build/cli/comment/recheck.js




async function recheck(command) {
    const repository = await ownRepository(command);
    const last = await lastScan(command, repository);
    if (last.kind === 'unknown')
        return { markdown: withoutScan(last.why), reaction: 'confused' };
    return { markdown: await renew(command, repository, last.scan), reaction: '+1' };
}
/** The verdict as Markdown, after the check run has it. */
async function renew(command, repository, scan) {
    const { log } = command;
    const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
    const report = { ...judged, exitCode: (0,exit_code/* exitCodeOf */.F)({ judged: [judged], settings }) };
    const { publishToGithub } = await Promise.all(/* import() */[__webpack_require__.e(389), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 9167));
    const github = { access: (0,surfaces_access/* accessOf */.Y)(command), checkRun: undefined, changes };
    const shown = await publishToGithub(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
    for (const line of shown.lines)
        log.line(line);
    for (const warning of shown.warnings)
        log.line(`Warning: ${warning}`);
    log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
    const parts = [
        `Judged scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)} of commit ${shortSha(command)} again. ${verdictText(report)}`,
        ruleList(report),
        shown.checkRunUrl === undefined
            ? 'The check run could not be renewed; the log of this command says why.'
            : `The ${linkTo(shown.checkRunUrl)} is renewed. A job that failed stays as it is until it is run again.`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function linkTo(url) {
    return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
}

// EXTERNAL MODULE: ./build/policy/evidence.js
var evidence = __webpack_require__(8342);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/disclosure.js
var disclosure = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/report/place.js
var report_place = __webpack_require__(3060);
// EXTERNAL MODULE: ./build/steps/scan-window.js
var scan_window = __webpack_require__(6488);
// EXTERNAL MODULE: ./build/steps/violations.js
var violations = __webpack_require__(1334);
;// CONCATENATED MODULE: ./build/cli/comment/why.js










async function why(command, id) {
    const looked = await inspect(command, id);
    if (looked.kind === 'unknown')
        return { markdown: looked.markdown, reaction: 'confused' };
    const { finding, result, scan } = looked;
    const parts = [
        `${(0,neutral/* markdownCode */.D9)(id)} ${effectSentence(finding, result.report)}`,
        finding.disclosed
            ? describeFinding(finding)
            : 'What it is may not be said here, where outsiders read (setting `disclose`).',
        verdictText(result.report),
        ruleList(result.report),
        `<sub>scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)}</sub>`,
    ];
    return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}
/** The violation as the verdict on the pull request's last scan has it. */
async function inspect(command, id) {
    const repository = await ownRepository(command);
    const detail = await ownViolation(command, repository, id);
    if (detail === undefined) {
        return { kind: 'unknown', markdown: `This repository has no violation ${(0,neutral/* markdownCode */.D9)(id)} at the service.` };
    }
    const last = await lastScan(command, repository);
    if (last.kind === 'unknown')
        return { kind: 'unknown', markdown: withoutScan(last.why) };
    const { scan } = last;
    const result = await judgeAgain(command, repository, scan);
    const window = await (0,scan_window/* readScanWindow */.C4)(command.run, repository.repository_id, [scan]);
    const finding = asJudged(command, (0,policy_finding/* readDetailedFinding */.Cz)(detail, window), result);
    return { kind: 'found', finding, result, scan, repository };
}
/**
 * The violation's detail; undefined unless the repository's own list holds it, because a detail does not say whose it is
 * and a key may reach other repositories, of which nobody here may learn anything.
 */
async function ownViolation({ run }, { repository_id: repositoryId }, id) {
    const detail = await readViolation(run, id);
    if (detail?.violation_id !== id)
        return undefined;
    const { severity, severityKnown } = (0,policy_finding/* readListItem */._V)(detail);
    const { items } = await (0,violations/* sweepViolations */.tf)(run, repositoryId, severityKnown ? [severity] : undefined);
    return items.some((item) => item.id === id) ? detail : undefined;
}
async function readViolation(run, id) {
    try {
        return await run.client.getViolation({ violation_id: id });
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
/** The verdict may have been reached without this detail: the label is then ours, and the effect only as sure as the verdict's. */
function asJudged({ context }, fresh, { report, settings, changes }) {
    const known = [...report.findings].find(({ id }) => id === fresh.id);
    if (known?.detail !== undefined)
        return known;
    const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
    const cannotBlock = known === undefined || isOther || !(0,evidence/* isOpen */.nT)(fresh);
    return {
        ...fresh,
        effect: cannotBlock ? 'none' : known.effect,
        disclosed: (0,disclosure/* isDisclosed */.Nh)(fresh, { disclose: settings.disclose, isPublic: context.isPublic, changes }),
        exception: known?.exception,
    };
}
/** `**blocks**: …`, the end of a sentence that begins with the violation. */
function effectSentence(finding, report) {
    if (report.rules.length === 0 && report.verdict === 'inconclusive')
        return 'cannot be judged now.';
    switch ((0,wording/* standingOf */.YP)(finding)) {
        case 'blocks':
            return `**blocks**: it is ${(0,wording/* labelWord */.nZ)(finding)}, and a rule that does not hold counts it.`;
        case 'may block':
            return `**may block**: a rule that does not hold may count it; it is ${(0,wording/* labelWord */.nZ)(finding)}.`;
        case 'excepted':
            return `**does not block**: it is ${finding.exception === undefined ? 'excepted' : (0,neutral/* markdownText */.p7)((0,wording/* exceptionWord */.YM)(finding.exception), 300)}.`;
        case 'suppressed':
            return `**does not block**: it is suppressed at the service (${(0,wording/* statusWord */.Hm)(finding)}).`;
        case 'fixed':
            return '**does not block**: the service says that it is fixed.';
        case 'open':
            return `**does not block**: ${whyItDoesNotBlock(finding, report)}.`;
    }
}
function whyItDoesNotBlock(finding, report) {
    if (finding.label === 'elsewhere')
        return 'it was last seen before this scan began, so this scan did not find it';
    const isListed = report.listedSeverities.includes(finding.severity);
    if (!isListed)
        return `the verdict did not need the ${finding.severity} findings of the list`;
    const asking = report.rules.some(({ verdict }) => verdict !== 'passed');
    return asking ? 'no rule that is broken or undecided counts it' : 'every rule holds with it';
}
/** What it is. Of a secret, and of what may be one, only title, place and facts: other text may repeat it. */
function describeFinding(finding) {
    const place = (0,report_place/* displayPlace */.a_)(finding, 120);
    const where = place === undefined ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place)}`;
    const title = (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
    const facts = (0,neutral/* markdownText */.p7)((0,wording/* factsOf */.xS)(finding).join(', '), 400);
    const head = `${(0,wording/* severityWord */.Oh)(finding)}: **${title}**${where} (${facts})`;
    const description = (0,wording/* descriptionOf */.Kq)(finding);
    const advice = (0,wording/* mayBeSecret */.lr)(finding) ? undefined : (0,wording/* remediationOf */.BV)(finding);
    const parts = [
        head,
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 1500),
        advice === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(advice, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/cli/comment/suppress.js
/** `/scan-gate suppress <id> <reason>`: by somebody who did not write the pull request, with a reason, read back. */









const settingHint = 'It is off. Whoever maintains the workflow can allow it with `--allow-suppress-command`, and decides with it who may let findings through.';
async function suppress(command, id, reason) {
    const objection = await objectionTo(command, reason);
    if (objection !== undefined)
        return refused(objection);
    const looked = await inspect(command, id);
    if (looked.kind === 'unknown')
        return refused(looked.markdown);
    const doubt = doubtAbout(looked, id);
    if (doubt !== undefined)
        return refused(doubt);
    const objectionNow = await objectionTo(await readAgain(command), reason);
    if (objectionNow !== undefined)
        return refused(objectionNow);
    const status = await suppressAtService(command, id, reason);
    const { scan, repository } = looked;
    if (status === 'OPEN') {
        const markdown = `The suppression of ${(0,neutral/* markdownCode */.D9)(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`;
        return { markdown, reaction: 'confused' };
    }
    command.log.line(`Violation ${id} was suppressed by ${command.asked.commenter.login}: ${reason}`);
    const done = `Suppressed ${(0,neutral/* markdownCode */.D9)(id)} at the service, for all branches; it now counts as ${wordOf(status)}.`;
    return { markdown: `${done}\n\n${await renew(command, repository, scan)}`, reaction: '+1' };
}
/** Looking took time, in which a right may have been taken away, and a commit added. */
async function readAgain(command) {
    const { github, asked, context } = command;
    const [pull, access] = await Promise.all([
        readPull(github, asked.pullRequest),
        readAccess(github, asked.commenter, context.isPublic),
    ]);
    return { ...command, pull, access };
}
function refused(markdown) {
    return { markdown: `Not suppressed. ${markdown}`, reaction: 'confused' };
}
/** Who asks, and why; what can be said before the service is asked. */
async function objectionTo(command, reason) {
    const { allowSuppressCommand, access, asked, pull, github, context } = command;
    if (!allowSuppressCommand)
        return settingHint;
    if (access !== 'write')
        return 'Only people with write access to this repository may do that.';
    if (pull.state !== 'open')
        return 'The pull request is closed.';
    if (pull.head.sha !== context.headSha)
        return 'The pull request has moved on: repeat the command for its newer commit.';
    const problem = reasonProblem(reason);
    if (problem !== undefined)
        return `The reason is not specific enough: ${problem}.`;
    const { pullRequest: number, commenter } = asked;
    const involvement = await involvementOf(github, { number, pull, commenter });
    if (involvement === undefined)
        return undefined;
    return `It takes somebody who did not write the pull request: ${involvement}.`;
}
/**
 * Only what this pull request's own scan has seen: else the author of a finding could have it suppressed from any pull
 * request that is somebody else's.
 */
function doubtAbout({ finding }, id) {
    const name = (0,neutral/* markdownCode */.D9)(id);
    if ((0,evidence/* isSuppressed */.Bx)(finding))
        return `${name} is suppressed already (${(0,wording/* statusWord */.Hm)(finding)}).`;
    if (finding.label === 'seen')
        return undefined;
    return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}
const readings = 3;
const readGapMs = 2000;
/** The status that the violation has then; `OPEN` when the service did not follow its own word. */
async function suppressAtService({ run, asked, context }, id, reason) {
    const { commenter, pullRequest } = asked;
    const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
    const justification = (0,neutral/* neutralLine */.GH)(`${reason} (${by})`, 2000);
    try {
        await run.client.suppressViolation({ violation_id: id, justification });
    }
    catch (error) {
        // Whether it arrived is read back.
        if (!(error instanceof errors/* GateError */.ue) || !error.isAmbiguous)
            throw error;
        run.log.note(`${error.message}; looking whether it took place`);
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
function wordOf(status) {
    return statusNames[status];
}

;// CONCATENATED MODULE: ./build/cli/comment/comment.js
/** `scan-gate comment`: does what a comment on a pull request commands, in a workflow on `issue_comment`. */



















/** Done when the comment was answered or is none of our business, whatever the verdict. */
async function comment_comment(session, flags) {
    const reading = readComment(await readEvent(session.env));
    if (reading.kind === 'ignored') {
        session.log.line(`Ignored: ${reading.why}`);
        return undefined;
    }
    const settings = readOwnSettings(session, flags);
    return answerComment(session, { asked: reading, settings, transport: await session.transport() });
}
async function readEvent(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
    if (event !== 'issue_comment' || !path || !env.GITHUB_REPOSITORY) {
        throw new errors/* GateError */.ue('CONFIG', 'scan-gate comment answers comments in a GitHub workflow, and this is none', {
            hint: 'Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one.',
        });
    }
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The event file that GITHUB_EVENT_PATH names cannot be read', { cause });
    }
}
/** Flags and variables, as for `run`; the secrets are masked first. Throws GateError CONFIG. */
function readOwnSettings({ env, log, mask }, flags) {
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(env));
    mask(reading.given['api-key']?.value);
    mask(reading.given['github-token']?.value);
    log.line(`Scan Gate ${build_session/* version */.rE}`);
    const problems = [
        ...reading.problems,
        ...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`),
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
async function answerComment(session, { asked, settings, transport }) {
    const { env, cancel, log } = session;
    const clock = session.clock(settings.baseUrl);
    const budget = (0,build_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const github = (0,client/* createGithubClient */.z)({
        ...(0,access/* githubAccess */.Y)(env, settings.githubToken),
        secrets: [settings.apiKey ?? ''],
        transport,
        budget,
        problemOf: problems/* publishProblem */.Nb,
    });
    try {
        const command = await commandContextOf(session, { asked, settings, transport, github, clock, budget });
        return command === undefined ? undefined : await answerWith(command);
    }
    catch (error) {
        const { message, hint } = (0,errors/* asGateError */.Ub)(explained(error));
        log.line(`Not answered: ${message}`);
        if (hint !== undefined)
            log.line(hint);
        return build_session/* notDone */.Gj;
    }
    finally {
        budget.end();
    }
}
/** Undefined, said in the log, for a pull request from a fork and for outsiders. */
async function commandContextOf(session, place) {
    const { env, cancel, now, log, runLog } = session;
    const { asked, settings, transport, github, clock, budget } = place;
    const pull = await readPull(github, asked.pullRequest);
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'commented', pull, repository: asked.repository });
    const context = await (0,read_context/* readContext */.y)({ variables: env, folder: session.folder }, hints);
    if (context.refusal?.reason === 'fork') {
        log.line('Ignored: the pull request comes from a fork of this repository');
        return undefined;
    }
    if (context.refusal !== undefined)
        throw context.refusal;
    const access = await readAccess(github, asked.commenter, context.isPublic);
    if (access === 'outsider') {
        log.line(`Ignored: ${asked.commenter.login} has no access to this repository beyond that of everybody`);
        return undefined;
    }
    log.line(`${(0,context_context/* describeContext */.R)(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
    const client = (0,api_client/* createClient */.U)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${build_session/* version */.rE}`,
        onWait: log.line,
    });
    return {
        ...{ context, settings, env, transport, asked, pull, access, github, clock, now, log },
        allowSuppressCommand: settings.allowSuppressCommand,
        run: { client, budget, log: runLog },
        cancel,
    };
}
/** Does what is asked and says what came of it, in one reply. */
async function answerWith(command) {
    const { github, asked, log } = command;
    let answer;
    let outcome;
    try {
        answer = await answerTo(command);
    }
    catch (error) {
        if (command.cancel.aborted)
            throw error;
        const { message, hint = '' } = (0,errors/* asGateError */.Ub)(error);
        log.line(`Failed: ${message}`);
        const markdown = `That could not be done: ${(0,neutral/* markdownText */.p7)(message, 600)}. ${(0,neutral/* markdownText */.p7)(hint, 600)}`.trim();
        answer = { markdown, reaction: 'confused' };
        outcome = build_session/* notDone */.Gj;
    }
    await react(github, asked.commentId, answer.reaction).catch((error) => {
        log.line(`Warning: the reaction could not be written: ${error.message}`);
    });
    await reply(github, asked, answer.markdown);
    log.line('Answered');
    return outcome;
}
async function answerTo(command) {
    const { command: asked } = command.asked;
    switch (asked.kind) {
        case 'why':
            return why(command, asked.id);
        case 'recheck':
            return recheck(command);
        case 'suppress':
            return suppress(command, asked.id, asked.reason);
        case 'unclear':
            return {
                markdown: `Not understood: ${asked.problem}. The commands are\n\n${commandList}`,
                reaction: 'confused',
            };
    }
}


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   a_: () => (/* binding */ displayPlace),
/* harmony export */   b0: () => (/* binding */ blobUrl),
/* harmony export */   lV: () => (/* binding */ safeRelativePath),
/* harmony export */   om: () => (/* binding */ safeLine),
/* harmony export */   rT: () => (/* binding */ safeRepositoryUrl),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uP: () => (/* binding */ safeSha)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
/** `src/a.ts:42`, `src/a.ts`, or undefined when there is no path. */
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
/**
 * The path when it is plainly inside the repository, without a leading `./`; undefined for anything else: absolute,
 * drive and UNC paths, `..`, backslashes, addresses, hidden characters, or what a log would take for a command.
 */
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
/** A line number that every consumer accepts. */
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
/** The path as the end of an address, every character but the plainest percent-encoded. */
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The repository's address when it is plain enough to be linked to; no user, query or fragment. */
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
/** The address without a user or password that a service may have stored in it. */
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
/** The address of a line at the commit that was scanned; undefined unless every part is known and safe. */
function blobUrl(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    const path = safeRelativePath(place.filePath);
    if (repository === undefined || sha === undefined || path === undefined)
        return undefined;
    const line = safeLine(place.line);
    return `${repository}/blob/${sha}/${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}


/***/ }),

/***/ 4111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits a finished summary into the room that there is, by leaving out its last lines. */
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = closed(markdown);
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(notice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}


/***/ }),

/***/ 2867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ exceptionLines),
/* harmony export */   A6: () => (/* binding */ listedFindings),
/* harmony export */   BV: () => (/* binding */ remediationOf),
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   J8: () => (/* binding */ openCounts),
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   NF: () => (/* binding */ scanCountsText),
/* harmony export */   NS: () => (/* binding */ diagnosticLines),
/* harmony export */   Oh: () => (/* binding */ severityWord),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   YM: () => (/* binding */ exceptionWord),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   jt: () => (/* binding */ requestCount),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nZ: () => (/* binding */ labelWord),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   xX: () => (/* binding */ cweOf)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2805);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9960);
/** The words that several formats share, and the groups in which findings are shown. */






const verdictWords = {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Inconclusive',
};
const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
/** `Failed`, or `Failed (not enforced)`. */
function verdictTitle(report) {
    return `${verdictWords[report.verdict]}${report.enforced ? '' : ' (not enforced)'}`;
}
/** How a finding stands, worst first; the order of every list. */
const standings = ['blocks', 'may block', 'open', 'excepted', 'suppressed', 'fixed'];
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
/** The findings by standing, worst first within each; those of other branches are left out unless they block. */
function groupFindings(findings) {
    const groups = { blocks: [], 'may block': [], open: [], excepted: [], suppressed: [], fixed: [] };
    for (const finding of findings) {
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    }
    const worstFirst = (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .byWorst */ .D)(new Map());
    for (const standing of standings)
        groups[standing].sort(worstFirst);
    return groups;
}
/** What the lists of the log and the summary are about: everything but the fixed ones, which are only counted. */
function listedFindings(groups) {
    return standings.flatMap((standing) => (standing === 'fixed' ? [] : groups[standing]));
}
/** Every finding of this scan, worst first. */
function rankFindings(findings) {
    const groups = groupFindings(findings);
    return standings.flatMap((standing) => groups[standing]);
}
/** Of a secret, and of what may be one, the matched text must not be repeated. */
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
/** The description, when it may be shown. */
function descriptionOf(finding) {
    return mayBeSecret(finding) ? undefined : presentText(finding.detail?.description);
}
function remediationOf(finding) {
    return presentText(finding.detail?.remediation);
}
function presentText(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** `CWE-89`, whatever surrounds the number. */
function cweOf(finding) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(finding.detail?.cwe ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function severityWord(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
    if (finding.label === 'elsewhere')
        return 'of another branch';
    if (finding.label === 'maybe')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
const statusWords = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'false positive',
    ACCEPTED_RISK: 'accepted risk',
    UNKNOWN: 'status unknown',
};
function statusWord(finding) {
    return statusWords[finding.status];
}
/** Type, weakness and scores, as far as they are known; neutral. */
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding)];
    if (isNumber(finding.cvss))
        facts.push(`CVSS ${round(finding.cvss)}`);
    if (isNumber(finding.epss))
        facts.push(`EPSS ${round(finding.epss)} %`);
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    if (finding.exception !== undefined)
        facts.push(exceptionWord(finding.exception));
    return facts.filter((fact) => fact !== undefined);
}
/** `excepted until 2027-06-01 by team-a: not reachable`; neutral. */
function exceptionWord({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(reason, 160)}`;
}
/** What the team should know of its exceptions, one line each; neutral. */
function exceptionLines({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0 ? [`${plural(used.length, 'exception')} in use, covering ${plural(covered, 'finding')}`] : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
    ];
}
function exceptionTarget(exception) {
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionText */ .P5)(exception), 200);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `2`, `at least 2`, `0 to 3`. */
function rangeOf(rule) {
    if (rule.lo === rule.hi)
        return String(rule.lo);
    return Number.isFinite(rule.hi) ? `${rule.lo} to ${rule.hi}` : `at least ${rule.lo}`;
}
/** `1 critical, 2 high, …`: the scan's own counts; undefined when it states none. */
function scanCountsText(report) {
    const counts = report.scan?.counts;
    if (counts === undefined || Object.keys(counts).length === 0)
        return undefined;
    return _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => countText(severity.toLowerCase(), counts[severity])).join(', ');
}
function countText(severity, count) {
    return count === undefined ? `${severity} not stated` : `${count} ${severity}`;
}
/** Open findings of this scan by severity; undefined where the list was not read. */
function openCounts(report, groups) {
    const counts = {};
    for (const severity of report.listedSeverities)
        counts[severity] = 0;
    for (const standing of ['blocks', 'may block', 'open', 'excepted']) {
        for (const { severity } of groups[standing])
            counts[severity] = (counts[severity] ?? 0) + 1;
    }
    return counts;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
/** `SAST covered · SCA partly covered · …`, or that the service does not say. */
function coverageText(coverage) {
    if (coverage === undefined)
        return 'the service does not say what it covered';
    return _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.map((type) => `${typeWords[type]} ${coverage[type] ?? 'not stated'}`).join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.file_path, 200)}: `;
        return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.engine, 60)}: ${file}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.message, 300)}`;
    });
}
/** `50 of 312 shown; all are in report.json`; undefined when all are shown. */
function shownText(shown, total, reportFile) {
    if (shown >= total)
        return undefined;
    return `${shown} of ${total} shown; all are in ${reportFile === undefined ? 'the report file' : reportFile}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function durationText(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}


/***/ })

};
