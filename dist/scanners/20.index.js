export const id = 20;
export const ids = [20];
export const modules = {

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openScripts: () => (/* binding */ openScripts)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/languages/program.js
var program = __webpack_require__(361);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var severity = __webpack_require__(786);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/contents.js + 1 modules
var contents = __webpack_require__(157);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/data-path.js
var data_path = __webpack_require__(341);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/fingerprint.js
var fingerprint = __webpack_require__(873);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/snippet.js
var snippet = __webpack_require__(4);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine.js
var engine = __webpack_require__(29);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/flow.js + 1 modules
var flow = __webpack_require__(933);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/inventory.js
var inventory = __webpack_require__(308);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/markup.js
function findScripts(text, markup) {
    const scripts = { blocks: [], others: [] };
    if (markup === 'indented') {
        const found = findIndentedScripts(text);
        return {
            blocks: found
                .filter(({ language }) => language === '')
                .map(({ code, start, isGuess = false }) => ({ code, start, extension: '.js', isGuess })),
            others: found.flatMap(({ language }) => language || []),
        };
    }
    const front = markup === 'astro' ? findFrontMatter(text) : undefined;
    if (front !== undefined)
        scripts.blocks.push(front);
    for (const element of iterateScriptElements(text, markup)) {
        const judged = classifyScript(element.attributes, markup);
        if (typeof judged === 'object')
            scripts.others.push(judged.language);
        const outer = typeof judged === 'string' ? createBlock(text, element, judged) : undefined;
        const inner = element.innerStart === undefined ? undefined : findInnerBlock(text, element, markup);
        if (outer !== undefined)
            scripts.blocks.push(inner === undefined ? outer : { ...outer, inner });
        else if (inner !== undefined)
            scripts.blocks.push(inner);
    }
    if (markup !== 'page')
        return scripts;
    for (const { code, start, isPage, isGuess } of findAttributeCode(text)) {
        const found = isPage
            ? findScripts(code, 'page')
            : { blocks: [{ code, start: 0, extension: '.js' }], others: [] };
        scripts.blocks.push(...found.blocks.map(({ code: inner, extension }) => ({ code: inner, start, extension, isGuess })));
        scripts.others.push(...found.others);
    }
    return scripts;
}
const tagName = '<script';
function* iterateScriptElements(text, markup) {
    const opening = /<script(?=[\s/>])/gi;
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        const tag = readTag(text, found.index + tagName.length);
        if (tag.isClosed && markup !== 'page') {
            opening.lastIndex = tag.end;
            continue;
        }
        const content = findContentEnd(text, tag.end);
        yield { attributes: tag.attributes, start: tag.end, ...content };
        opening.lastIndex = Math.max(content.end, tag.end);
    }
}
function findContentEnd(text, start) {
    const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
    marks.lastIndex = start;
    let state = 'plain';
    let innerStart;
    for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
        const [mark] = found;
        if (mark === '-->')
            state = 'plain';
        else if (mark === '<!--')
            state = state === 'plain' ? 'escaped' : state;
        else if (mark.startsWith('</')) {
            if (state !== 'double')
                return { end: found.index, innerStart };
            state = 'escaped';
        }
        else {
            innerStart = found.index;
            if (state === 'escaped')
                state = 'double';
        }
    }
    return { end: text.length, innerStart };
}
function createBlock(text, { start, end }, extension) {
    const code = text.slice(start, end);
    const plain = code.replace(/^\s*<!\[CDATA\[/, replaceWithBlanks).replace(/\]\]>\s*$/, replaceWithBlanks);
    return { code: plain, start, extension };
}
function findInnerBlock(text, { innerStart = 0, end }, markup) {
    const tag = readTag(text, innerStart + tagName.length);
    const extension = classifyScript(tag.attributes, markup);
    const close = text.slice(tag.end, end).search(/<\/script[\s/>]/i);
    const range = { start: tag.end, end: close < 0 ? Math.max(end, tag.end) : tag.end + close };
    return typeof extension === 'string' ? createBlock(text, range, extension) : undefined;
}
function readTag(text, from) {
    const attributes = new Map();
    const name = /[\s/]*([^\s/>][^\s/>=]*)?[\s]*(=?)\s*/y;
    const bare = /[^\s>]*/y;
    let at = from;
    while (at < text.length) {
        name.lastIndex = at;
        const [whole = '', key = '', equals = ''] = name.exec(text) ?? [];
        at += whole.length;
        if (key === '')
            return { attributes, end: Math.min(at + 1, text.length), isClosed: text[at - 1] === '/' };
        const quote = text[at];
        let value = '';
        if (equals !== '' && (quote === '"' || quote === "'")) {
            const close = text.indexOf(quote, at + 1);
            if (close < 0)
                break;
            value = text.slice(at + 1, close);
            at = close + 1;
        }
        else if (equals !== '') {
            bare.lastIndex = at;
            value = bare.exec(text)?.[0] ?? '';
            at += value.length;
        }
        if (!attributes.has(key.toLowerCase()))
            attributes.set(key.toLowerCase(), value);
    }
    return { attributes, end: text.length, isClosed: false };
}
const scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;
function classifyScript(attributes, markup) {
    const type = (attributes.get('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const language = (attributes.get('lang') ?? '').trim().toLowerCase();
    if (attributes.has('src') && markup === 'page')
        return undefined;
    if (type !== '' && !scriptTypes.test(type))
        return undefined;
    if (/typescript|tsx/.test(type) || language === 'ts' || language === 'typescript')
        return '.ts';
    if (language === 'tsx')
        return '.tsx';
    if (markup === 'astro')
        return '.ts';
    const isKnown = markup === 'page' || ['', 'js', 'jsx', 'javascript', 'babel'].includes(language);
    return isKnown ? '.js' : { language };
}
function findFrontMatter(text) {
    const [opening] = /^\s*---[ \t]*(?=\r?\n)/.exec(text) ?? [];
    if (opening === undefined)
        return undefined;
    const end = text.indexOf('\n---', opening.length);
    return end < 0 ? undefined : { code: text.slice(opening.length, end), start: opening.length, extension: '.ts' };
}
const templateTags = [
    ['{{', '}}'],
    ['{%', '%}'],
    ['<%', '%>'],
    ['<?', '?>'],
    ['#{', '}'],
    ['!{', '}'],
];
function replaceTemplateTags(code) {
    let plain = code;
    for (const [open, close] of templateTags) {
        const parts = [];
        let at = 0;
        for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
            const end = plain.indexOf(close, start + open.length);
            if (end < 0)
                break;
            parts.push(plain.slice(at, start), createPlaceholder(plain.slice(start, end + close.length)));
            at = end + close.length;
        }
        plain = parts.join('') + plain.slice(at);
    }
    return plain === code ? undefined : plain;
}
function createPlaceholder(tag) {
    const isValue = tag.startsWith('{{')
        ? !/^\{\{\{?[\s~-]*[#/^!>]/.test(tag)
        : /^[#!]\{|^<[%?](?:=|-|php\s+echo\b)/.test(tag);
    return isValue && !tag.includes('\n') ? '_'.repeat(tag.length) : replaceWithBlanks(tag);
}
function replaceWithBlanks(text) {
    return text.replaceAll(/[^\r\n]/g, ' ');
}
const opening = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
const indentedTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;
function findIndentedScripts(text) {
    const found = [];
    for (const match of text.matchAll(opening)) {
        const [whole, indent = '', filter, slim] = match;
        const attributes = readAttributes(text, match.index + whole.length);
        const type = /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes.text)?.[1]?.split(';', 1)[0];
        if (/\bsrc\s*[=:]/.test(attributes.text) || !indentedTypes.test(type?.trim() ?? ''))
            continue;
        const language = filter ?? slim ?? '';
        const block = readBlock(text, attributes.end, indent.replaceAll('\t', ' ').length);
        if (/\S/.test(block.code))
            found.push({ ...block, language: language === 'javascript' ? '' : language });
    }
    const plain = text.replaceAll(/[(,](?=\s*[a-z]+\s*=)/g, ' ');
    for (const { code, start, isPage, isGuess } of findAttributeCode(plain))
        if (!isPage && !isGuess)
            found.push({ code, start, language: '', isGuess: true });
    return found.sort((a, b) => a.start - b.start);
}
function readAttributes(text, from) {
    const close = { '(': ')', '{': '}' }[text[from] ?? ''];
    if (close === undefined)
        return { text: '', end: from };
    let quote = '';
    for (let at = from + 1; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        if (quote !== '')
            quote = letter === quote ? '' : quote;
        else if (letter === '"' || letter === "'" || letter === '`')
            quote = letter;
        else if (letter === close)
            return { text: text.slice(from + 1, at), end: at + 1 };
    }
    return { text: text.slice(from + 1), end: text.length };
}
function readBlock(text, from, indent) {
    const lineEnd = findLineEnd(text, from);
    const inline = text.slice(from, lineEnd);
    let end = lineEnd;
    while (end < text.length) {
        const next = findLineEnd(text, end + 1);
        const line = text.slice(end + 1, next);
        if (/\S/.test(line) && (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent)
            break;
        end = next;
    }
    const isDotted = /^\.\s*$/.test(inline);
    const start = isDotted ? lineEnd : from;
    const code = text.slice(start, end).replaceAll(/^([ \t]*)\|/gm, '$1 ');
    return { code, start };
}
function findLineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
const attribute = /[\s"'/](on[a-z]{3,40}|srcdoc|href|src|action|formaction|data|to|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;
function findAttributeCode(text) {
    const found = [];
    for (const match of text.matchAll(attribute)) {
        const [whole, name = '', ...values] = match;
        const written = values.find((value) => value !== undefined) ?? '';
        const start = match.index + whole.lastIndexOf(written);
        const judged = classifyAttribute(name.toLowerCase(), decodeEntities(written));
        if (judged !== undefined)
            found.push({ ...judged, start, isGuess: values.at(-1) !== undefined });
    }
    return found;
}
function classifyAttribute(name, value) {
    if (name.startsWith('on'))
        return { code: value, isPage: false };
    if (name === 'srcdoc')
        return { code: value, isPage: true };
    const [, scheme = '', rest = ''] = /^[\0-\x20]*((?:j[\t\r\n]*a[\t\r\n]*v|d[\t\r\n]*a[\t\r\n]*t)[a-z\t\r\n]*):(.*)$/is.exec(value) ?? [];
    const plain = scheme.replaceAll(/[\t\r\n]/g, '').toLowerCase();
    if (plain === 'javascript')
        return { code: rest, isPage: false };
    const [, type = '', isBase64, data = ''] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(rest) ?? [];
    const isPage = /html|xml/i.test(type);
    if (plain !== 'data' || (!isPage && !/(?:java|ecma)script/i.test(type)))
        return undefined;
    if (isBase64 !== undefined)
        return { code: Buffer.from(data, 'base64').toString(), isPage };
    const decode = (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString();
    return { code: data.replaceAll(/(?:%[0-9a-f]{2})+/gi, decode), isPage };
}
const entities = {
    quot: '"',
    apos: "'",
    amp: '&',
    lt: '<',
    gt: '>',
    colon: ':',
    tab: '\t',
    newline: '\n',
};
function decodeEntities(code) {
    return code.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt|colon|tab|newline);?/gi, (whole, entity) => {
        if (!entity.startsWith('#'))
            return entities[entity.toLowerCase()] ?? whole;
        const point = Number(entity.slice(1).replace(/^x/i, '0x'));
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    });
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/links.js
var links = __webpack_require__(357);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/parsing.js
var parsing = __webpack_require__(904);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/rules.js + 11 modules
var rules = __webpack_require__(66);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/script-file.js













async function openScripts(root, links, { load = loadLintLibraries, limits }) {
    const lint = createLinter(await load(), { root, links, limits });
    return (task) => scanFile(lint, root, task);
}
async function scanFile(lint, root, task) {
    if (task.role === undefined)
        return scanDecoded(lint, task, await (0,contents/* readFileText */.eu)(root, task.stored));
    const read = await (0,contents/* readFileText */.eu)(root, task.stored);
    const nothing = { findings: [], isRead: false };
    if (read.isBinary)
        return nothing;
    if (task.role === 'loaded') {
        const asScript = scanDecoded(lint, { ...task, kind: { extension: '.js' } }, read);
        if (asScript.problem === undefined)
            return asScript;
        return addConsulted('markup' in task.kind ? scanDecoded(lint, task, read) : nothing, asScript.consulted ?? []);
    }
    const isPage = task.role === 'guess' && /<script[\s/>]/i.test(read.text);
    const result = scanDecoded(lint, isPage ? { ...task, kind: { markup: 'page' } } : task, read);
    const { findings, consulted = [] } = result;
    return addConsulted(result.problem !== undefined && task.role === 'guess' ? nothing : { ...nothing, findings }, consulted);
}
function scanDecoded(lint, task, read) {
    const { text, narrow, isEncrypted } = read;
    if (isEncrypted)
        return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
    if ((0,program/* hasOtherFormat */.k9)(task.path, text))
        return { findings: [], isRead: false };
    if (narrow === undefined)
        return scanText(lint, task, text);
    const asBytes = scanText(lint, task, narrow);
    const asWide = scanText(lint, task, text);
    const consulted = [...(asBytes.consulted ?? []), ...(asWide.consulted ?? [])];
    if (asWide.problem !== undefined)
        return addConsulted(asBytes, consulted);
    if (asBytes.problem !== undefined)
        return addConsulted(asWide, consulted);
    return addConsulted({ ...asWide, findings: [...asBytes.findings, ...asWide.findings] }, consulted);
}
function addConsulted(result, consulted) {
    const mergeLists = [...new Set([...(result.consulted ?? []), ...consulted])].sort();
    return mergeLists.length === 0 ? result : { ...result, consulted: mergeLists };
}
function scanText(lint, task, text) {
    if ('extension' in task.kind) {
        const whole = { code: text, start: 0, extension: task.kind.extension };
        return toScriptResult(task.path, text, lintBlock(lint, task.path, whole));
    }
    const { blocks, others } = findScripts(text, task.kind.markup);
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    const results = blocks.map((block) => toPagePositions(lintBlock(lint, task.path, block), block.start, text, lineAt));
    const cuts = results.flatMap(({ cut }) => cut ?? []);
    const ends = new Set(cuts.flatMap((cut) => cut.ends));
    const joined = {
        reports: [...results.flatMap(({ reports }) => reports), ...(0,rules/* findUnescapedOutput */.rG)(task.path, text)].sort((a, b) => a.line - b.line || a.column - b.column),
        ...(cuts.length > 0 && { cut: { hidden: cuts.flatMap(({ hidden }) => hidden).sort(), ends: [...ends].sort() } }),
        isRead: results.length === 0 || results.some(({ isRead }) => isRead),
        problem: results.flatMap(({ problem }) => problem ?? [])[0],
        skipped: results.flatMap(({ skipped }) => skipped ?? [])[0],
        consulted: [...new Set(results.flatMap(({ consulted = [] }) => consulted))],
        owners: results.flatMap(({ owners = [] }) => owners),
    };
    return { ...toScriptResult(task.path, text, joined), others };
}
function lintBlock(lint, path, block) {
    const skipped = (0,links/* findSkipReason */.t_)(block.code);
    if (skipped !== undefined)
        return { reports: [], isRead: false, skipped };
    const result = lint(path, block.extension, block.code);
    if (result.problem === undefined)
        return result;
    return addConsulted(retryBlock(lint, path, block) ?? result, result.consulted ?? []);
}
function retryBlock(lint, path, block) {
    const plain = block.start === 0 ? undefined : replaceTemplateTags(block.code);
    const again = plain === undefined ? undefined : lint(path, block.extension, plain);
    if (again?.problem === undefined && again !== undefined)
        return again;
    if (block.isGuess)
        return { reports: [], isRead: true };
    if (block.inner === undefined)
        return undefined;
    const inner = lintBlock(lint, path, block.inner);
    return inner.problem === undefined
        ? toPagePositions(inner, block.inner.start - block.start, block.code, (0,snippet/* createLineFinder */.NJ)(block.code))
        : undefined;
}
function toPagePositions(result, start, text, lineAt) {
    const line = lineAt(start) - 1;
    const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1, start);
    const toPageColumn = (own, first) => (first === 1 ? own + before.length : own);
    const reports = result.reports.map((report) => ({
        ...report,
        line: report.line + line,
        endLine: report.endLine + line,
        ...(report.from?.path === undefined && report.from && { from: { ...report.from, line: report.from.line + line } }),
        column: toPageColumn(report.column, report.line),
        endColumn: toPageColumn(report.endColumn, report.endLine),
    }));
    return { ...result, reports };
}
function toScriptResult(path, text, { reports, owners = [], ...result }) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const meant = reports.flatMap((report) => {
        const meaning = (0,rules/* findMeaning */.Fw)(report.ruleId, report.message);
        return meaning === undefined ? [] : [{ report, meaning }];
    });
    const role = (0,engine/* describeRole */.Up)(path, text);
    const kept = removeDuplicateReports(meant);
    const outputs = Object.fromEntries(kept.flatMap(({ report: { output } }, index) => (output === undefined ? [] : [[index, output]])));
    const findings = kept.map(({ report, meaning }) => {
        const code = (0,snippet/* collapseBlanks */.JE)((0,snippet/* extractShownCode */.ef)(lines, report));
        const dataPath = createDataPath(path, lines, report);
        return {
            ...meaning,
            description: `${meaning.description}${role === '' ? '' : ` ${role}`} Found by ${report.ruleId.replace('/', ': ')}.`,
            type: 'SAST',
            filePath: path,
            line: report.line,
            codeSnippet: (0,snippet/* extractFramedCode */.ug)(lines, report),
            ...identify({ rule: report.ruleId, path, code, node: (0,snippet/* extractReportedCode */.yI)(lines, report) }),
            ...(report.sources === undefined ? {} : { sources: report.sources }),
            ...(dataPath && { dataPath }),
            ...(report.owners && { owners: report.owners, ownersInFile: owners }),
        };
    });
    return { ...result, findings, outputs, rendered: (0,rules/* listRenderedValues */.S5)(path, reports) };
}
function createDataPath(path, lines, report) {
    const { from } = report;
    if (from === undefined)
        return undefined;
    const readStep = (line) => ({
        ...{ file_path: path, line },
        code: (0,snippet/* extractShownCode */.ef)(lines, { ...report, line, endLine: line }).trim(),
    });
    const source = from.path === undefined ? readStep(from.line) : { file_path: from.path, line: from.line, code: from.code };
    return (0,data_path/* shortenDataPath */.LP)([source, readStep(report.line)]);
}
function removeDuplicateReports(meant) {
    const rankReport = ({ meaning }) => (0,severity/* getSeverityRank */.Eg)(meaning.severity);
    const best = new Map();
    for (const one of meant) {
        const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
        const other = best.get(key);
        if (other === undefined || rankReport(one) < rankReport(other))
            best.set(key, one);
    }
    return [...best.values()];
}
async function loadLintLibraries() {
    const [parser, types, scopes] = await Promise.all([
        import(/* webpackIgnore: true */ '@babel/parser'),
        import(/* webpackIgnore: true */ '@babel/types'),
        import(/* webpackIgnore: true */ 'eslint-scope'),
    ]);
    return { parser, babelKeys: types.VISITOR_KEYS, scopes };
}
const htmlComment = '<!-- or --> begins a comment in a script, and not in a module';
function createLinter(libraries, tree) {
    const parse = (0,parsing/* createCachedParse */.EY)(libraries, (path) => tree.links.has(path));
    const readText = (0,links/* createTextCache */.YV)(tree);
    return (path, extension, text) => {
        let main;
        const view = (0,links/* createView */.O8)(path, { tree, parse, readText }, () => main);
        let problem;
        const all = (0,parsing/* listGrammars */.Lc)(path, extension, text);
        for (const grammar of all) {
            const source = parseSafely(() => parse(path, text, grammar));
            if ('problem' in source) {
                problem ??= source.problem;
                continue;
            }
            const result = runRules(() => {
                main = (0,flow/* createFlow */.F)(source, view.home);
                return main;
            });
            problem ??= result.problem;
            if (result.problem !== undefined)
                continue;
            const consulted = view.consulted();
            const isOtherModule = (other) => other.sourceType === 'module' && !other.recover && !('problem' in parseSafely(() => parse('', text, other)));
            if (source.hasHtmlComment && all.some(isOtherModule))
                return { ...result, consulted, problem: htmlComment };
            return { ...result, consulted, ...(grammar.recover && problem !== undefined ? { problem } : {}) };
        }
        return { reports: [], problem: problem ?? 'no grammar fits', isRead: false, consulted: view.consulted() };
    };
}
function runRules(open) {
    try {
        const flow = open();
        const { reports, hidden } = (0,rules/* runOwnRules */.Dt)(flow);
        reports.sort((a, b) => a.line - b.line || a.column - b.column);
        const owners = reports.length === 0 ? [] : (0,inventory/* listOwners */.BC)(flow.source);
        return {
            reports,
            owners,
            isRead: true,
            ...(hidden.length === 0 ? {} : { cut: { hidden, ends: [...flow.bounds.ends()].sort() } }),
        };
    }
    catch (error) {
        return { reports: [], problem: `a rule failed: ${getMessage(error).split('\n', 1)[0]}`, isRead: false };
    }
}
function parseSafely(parse) {
    try {
        return parse();
    }
    catch (error) {
        return { problem: `Parsing error: ${getMessage(error).trim()}` };
    }
}
function getMessage(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ })

};
