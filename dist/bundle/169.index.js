export const id = 169;
export const ids = [169];
export const modules = {

/***/ 37107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_local_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78001);
/* harmony import */ var _runs_sarif_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68479);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86474);
/** The action over SARIF files: as `scan-gate judge --sarif`, and shown where a run of a service is. */




async function judgeFiles(session, known, settings) {
    const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
    const found = async (context) => {
        known.github = (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .beginShowing */ .HD)(await (0,_step_js__WEBPACK_IMPORTED_MODULE_3__/* .githubRun */ .pV)(session, { context, settings }), session);
    };
    const result = await (0,_runs_sarif_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runOverSarif */ .R)({ session, settings, files, baseFiles, declaredType, found }).catch((error) => {
        throw (0,_report_local_words_js__WEBPACK_IMPORTED_MODULE_1__/* .localError */ .g)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error));
    });
    known.report = result.report;
    known.settings = result.settings;
    if (known.github !== undefined)
        known.github.changes = result.changes;
}


/***/ }),

/***/ 39308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47128);
/** Code without its formatting: what prettier, black or a trailing comment change is left out, what a program does is kept. Pure. */

/** Languages in which `//` and `/* … *\/` begin comments, and `#` does not. */
const slashComments = new Set([
    ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
    ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
/** Files of no programming language whose comments are known. */
const slashFiles = /\.(?:[cm]?[jt]sx?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const scriptFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const commandFiles = /\.(?:ya?ml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
/** Both kinds of quotes mean the same in these; in the others `'$a'` may be no `"$a"`, and `'a'` no text at all. */
const evenQuotes = new Set(['Python', 'Dart', 'Lua', 'R']);
const evenFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?|json5?)$/i;
const plainQuotes = new Set(['PHP', 'Ruby', 'Perl', 'Groovy']);
const tripleTexts = new Set(['Python', 'Java', 'Kotlin', 'Scala', 'Swift', 'Groovy', 'C#', 'Dart', 'Elixir', 'Julia']);
/** Texts of a language in which a backslash or a quote is none. */
const rawTexts = {
    'C#': /\$?@\$?"(?:[^"]|"")*(?:"|$)/y,
    'C++': /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?(?:\)\1"|$)/y,
    Go: /`[^`]*(?:`|$)/y,
    Rust: /b?r(#{0,8})"[\s\S]*?(?:"\1|$)/y,
    Swift: /(?<!#)(#{1,8})"[\s\S]*?(?:"\1|$)/y,
};
/** From here on lines count as they are written: a text of several lines, without quotes. */
const openTexts = [
    [new Set(['PHP']), undefined, /<<<[ \t]*["']?[A-Za-z_]/y],
    [
        new Set(['Ruby', 'Perl', 'Shell']),
        /\.(?:tf|hcl|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i,
        /<<[-~]?["'`\\]?\w/y,
    ],
    [new Set(), /\.ya?ml$/i, /(?<=[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?(?=\n)/y],
];
function dialectOf(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) ?? '';
    const isScript = scriptFiles.test(path);
    const isEven = evenQuotes.has(language) || evenFiles.test(path);
    const isPlain = plainQuotes.has(language) || hashFiles.test(path);
    // In markup two slashes are text.
    const isMarkup = isScript && /<\/|\/>|<>/.test(code);
    return {
        language,
        isScript,
        isCommand: commandFiles.test(path),
        hasSlashComments: !isMarkup && (slashComments.has(language) || slashFiles.test(path)),
        hashComment: hashComments.has(language) ? hashComment : hashFiles.test(path) ? spacedHashComment : undefined,
        quotes: isEven ? 'even' : isPlain ? 'plain' : 'own',
        rawText: rawTexts[language],
        openText: openTexts.find(([languages, files]) => languages.has(language) || files?.test(path))?.[2],
    };
}
/**
 * A text that is the same for two pieces of code that differ in formatting only: ends of lines, blanks outside strings, comments,
 * the kind of quotes, semicolons, trailing commas, quotes around names of properties, and parentheses that change nothing.
 * `path` is that of the file, which says how its code is read.
 */
function normalizeCode(code, path) {
    const plain = code.replaceAll(/\r\n?/g, '\n');
    const dialect = dialectOf(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = withPlainNames(withoutArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = withoutNeedlessParentheses(tokens);
    tokens = withoutTrailingCommas(tokens, isPython);
    // Two commands are no longer two without it.
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
/** `(x,)` is a tuple in Python, and `[,]` has one element in a script. */
function withoutTrailingCommas(tokens, isPython) {
    const pairs = pairUp(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || mayBeCalled(tokens[open - 1]))
            return false;
        return commasIn(tokens, { open, close, pairs }) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function mayBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
/** `(x) => x` is `x => x`. */
function withoutArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
/** `{ "a": 1 }` is `{ a: 1 }`. */
function withPlainNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
/** `f((a))` is `f(a)`, and `return (a)` is `return a`. */
function withoutNeedlessParentheses(tokens) {
    const pairs = pairUp(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && commasIn(tokens, { open, close, pairs }) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
/** The index of what opens, by that of what closes it. */
function pairUp(tokens) {
    const pairs = new Map();
    const open = [];
    tokens.forEach((token, index) => {
        if (/^[([{]$/.test(token))
            open.push(index);
        else if (/^[)\]}]$/.test(token)) {
            const start = open.pop();
            if (start !== undefined)
                pairs.set(index, start);
        }
    });
    return pairs;
}
/** Those that stand in no inner brackets. */
function commasIn(tokens, { open, close, pairs }) {
    let count = 0;
    for (let at = close - 1; at > open; at -= 1) {
        at = pairs.get(at) ?? at;
        if (tokens[at] === ',')
            count += 1;
    }
    return count;
}
const blank = /(?:[\s\u200b\ufeff]|\\\n)+/y;
/** Not the slashes of an address that stands without quotes. */
const slashComment = /(?<![:=])\/\/[^\n\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
/** No attribute of PHP, and no value that Ruby fills in. */
const hashComment = /#(?![[{])[^\n]*/y;
/** After a blank: elsewhere the sign is part of a word, as in the YAML `a#b`. */
const spacedHashComment = /(?<!\S)#[^\n]*/y;
/** What is filled in wherever it stands, in the comment of a command too. */
const filled = /[#$]\{|\{\{/g;
const tripleText = /("""|''')((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|\+\+|--|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;
const rest = /[\s\S]*/y;
function readTokens(code, dialect) {
    const { hasSlashComments, hashComment: comment, language, isScript, rawText, openText } = dialect;
    const tokens = [];
    let at = 0;
    const read = (expression) => {
        if (expression === undefined)
            return undefined;
        expression.lastIndex = at;
        const found = expression.exec(code) ?? undefined;
        at += found?.[0].length ?? 0;
        return found;
    };
    let [nextFilled, lineEnd] = [-1, -1];
    /** Whether something is filled in on the rest of the line. */
    const isFilled = () => {
        if (nextFilled < at)
            nextFilled = indexFrom(filled, { code, at });
        if (lineEnd < at)
            lineEnd = indexFrom(/\n/g, { code, at });
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(rest) ?? [];
            tokens.push('<<', ...written.split('\n').map((line) => line.trim()));
            continue;
        }
        if (read(blank))
            continue;
        if (hasSlashComments && read(slashComment))
            continue;
        if (code[at] === '#' && !isFilled() && read(comment))
            continue;
        const [raw] = read(rawText) ?? [];
        const triple = raw === undefined && tripleTexts.has(language) ? read(tripleText) : undefined;
        const template = isScript && code[at] === '`' ? readTemplate(code, at) : undefined;
        at += template?.length ?? 0;
        const isTaken = raw !== undefined || triple !== undefined || template !== undefined;
        const quoted = isTaken ? undefined : read(text);
        const literal = !isTaken && quoted === undefined && hasSlashComments && mayBeginPattern(tokens.at(-1)) ? pattern : undefined;
        tokens.push(raw ??
            template ??
            (triple && unifyTriple(triple, dialect)) ??
            (quoted && unifyText(quoted, dialect)) ??
            read(literal)?.[0] ??
            readWord(read(word)?.[0], code.charAt(at), dialect) ??
            read(operator)?.[0] ??
            '');
    }
    return tokens.filter((token) => token !== '');
}
function indexFrom(expression, { code, at }) {
    expression.lastIndex = at;
    return expression.exec(code)?.index ?? code.length;
}
/** With the templates and texts in what it evaluates; to the end of the code where it is not closed. */
function readTemplate(code, start) {
    const open = [];
    let at = start;
    for (; at < code.length; at += 1) {
        const [letter, around] = [code[at] ?? '', open.at(-1)];
        if (letter === '\\')
            at += 1;
        else if (letter === '`' && around === '`')
            open.pop();
        else if (around === '`') {
            if (letter === '$' && code[at + 1] === '{')
                open.push('{');
        }
        else if (letter === '`' || letter === '{')
            open.push(letter);
        else if (letter === '"' || letter === "'")
            at = endOfText(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function endOfText(code, start) {
    text.lastIndex = start;
    return start + (text.exec(code)?.[0].length ?? 1) - 1;
}
/** Numbers, and the letters before a text in Python, are written in small letters or in capital ones; `u` says nothing there. */
function readWord(found, next, { language, isScript }) {
    if (found === undefined)
        return undefined;
    const isPython = language === 'Python';
    if ((isScript || isPython) && /^\d/.test(found))
        return found.toLowerCase();
    if (!isPython || !/^["']$/.test(next) || !/^[bfrut]{1,2}$/i.test(found))
        return found;
    return found.toLowerCase() === 'u' ? '' : found.replaceAll(/[BFUT]/g, (letter) => letter.toLowerCase());
}
function unifyTriple([, quote, inside = ''], { quotes }) {
    const mark = quotes === 'even' ? '"""' : quote;
    return `${mark}${inside}${mark}`;
}
/** With one kind of quotes where both mean the same; a template stays one, because what stands in it is evaluated. */
function unifyText([, quote, inside = ''], { quotes }) {
    const isOwn = quotes === 'own' || (quotes === 'plain' && /[\\$#@%{]/.test(inside));
    if (quote === '`' || isOwn)
        return `${quote}${inside}${quote}`;
    return `"${inside.replaceAll(/\\(\\|['"])/g, (pair, letter) => (letter === '\\' ? pair : letter)).replaceAll(/\\\\|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`;
}
/** Whether a slash begins a regular expression here and does not divide. */
function mayBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 11475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ ordinals),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   ax: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* unused harmony export identities */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39308);
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */


/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** Identities for the findings of one engine, handed in from the top of each file to its end. */
function identities() {
    const ordinalOf = ordinals();
    return ({ rule, path, code, node }) => {
        const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
        return {
            fingerprint: fingerprintOf([rule, path, code, ordinal]),
            contentFingerprint: fingerprintOf([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: fingerprintOf([rule, normalizeCode(node, path)]) }),
        };
    };
}
/** A counter of equals: 0 for the first of a key, 1 for the second, and so on. */
function ordinals() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
/** Three hexadecimal digits: a list of 10 million likely passwords holds 2,400 that have the mark of any one of them. */
const guessableMarkLength = 3;
/**
 * Stands for a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so a
 * digest does not give it away. Of what a person may have chosen only 12 bits of the digest are taken: enough to notice
 * that another secret took its place, too few to tell which one it is, however many are tried.
 */
function secretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ })

};
