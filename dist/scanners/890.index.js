export const id = 890;
export const ids = [890];
export const modules = {

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadGrammars: () => (/* binding */ loadGrammars),
  scanPatternFile: () => (/* binding */ scanPatternFile)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/compiled/src/text/code-key.js
var code_key = __webpack_require__(9308);
// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
// EXTERNAL MODULE: ./build/compiled/src/text/finding-source.js
var finding_source = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(1475);
// EXTERNAL MODULE: ./build/compiled/src/text/snippet.js
var snippet = __webpack_require__(5238);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(6436);
// EXTERNAL MODULE: ./build/compiled/src/scanners/patterns/syntax.js
var syntax = __webpack_require__(6428);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/value-trace.js
const levels = ['fixed', 'unknown', 'stored', 'checked', 'outside'];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/callers.js

const mostCalls = 30;
const none = { values: [], isPrivate: false };
function createFileCalls(grammar, root) {
    const groupByName = (types, readName) => Map.groupBy(root.descendantsOfType([...types]).flatMap((node) => node ?? []), readName);
    const readCalledName = (node) => /\w*$/.exec((0,syntax/* readCall */.D9)(grammar, node).name)?.[0] ?? '';
    let [calls, functions] = [];
    const listCalls = (name) => {
        calls ??= groupByName(Object.keys(grammar.calls), readCalledName);
        return calls.get(name) ?? [];
    };
    const listFunctions = (name) => {
        functions ??= groupByName(grammar.functions, readFunctionName);
        return functions.get(name) ?? [];
    };
    return {
        findArguments(parameter, around) {
            const name = readFunctionName(around);
            const names = (around.childForFieldName('parameters')?.namedChildren ?? []).flatMap((one) => one?.childrenForFieldName('name') ?? []);
            const index = names.findIndex((one) => one?.id === parameter.id);
            const found = name === '' || index < 0 ? [] : listCalls(name);
            if (found.length === 0 || found.length > mostCalls)
                return none;
            const lists = found
                .filter((call) => isOwn(grammar, call))
                .map((call) => (0,syntax/* readCall */.D9)(grammar, call).list)
                .flatMap((list) => (list === undefined ? [] : [(0,syntax/* listNodeChildren */.uT)(list)]))
                .filter(({ length }) => length === names.length);
            const isPrivate = lists.length > 0 && /^(?:\w+\s+)*?private\s/.test(around.text.slice(0, 100));
            return { values: lists.flatMap((list) => list[index] ?? []), isPrivate };
        },
        findFunctions(call) {
            const { name } = (0,syntax/* readCall */.D9)(grammar, call);
            return /^\w+$/.test(name) && isOwn(grammar, call) ? listFunctions(name) : [];
        },
    };
}
function readFunctionName(node) {
    return node.childForFieldName('name')?.text ?? '';
}
function isOwn(grammar, call) {
    const { receiver } = (0,syntax/* readCall */.D9)(grammar, call);
    return receiver === undefined || grammar.ownReceiver.test(receiver.text);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/values.js




const fixed = { level: 'fixed', isBuilt: false };
const unknown = { level: 'unknown', isBuilt: false };
const mostSteps = 60;
const mostBindings = 50;
const mostNames = 10;
const mostTexts = 100;
const mostReturns = 10;
function compileQueries(grammar, language, QueryClass) {
    const compileQuery = (patterns) => new QueryClass(language, patterns.join('\n'));
    return {
        bindings: compileQuery(grammar.bindings),
        sources: compileQuery(grammar.sources.map(({ query }) => query)),
        checks: compileQuery(grammar.checks),
    };
}
function createValues(grammar, tree, queries) {
    const findEnclosing = (node) => (0,syntax/* findFunction */.W$)(grammar, node);
    let cachedFacts;
    const readFactsOnce = () => {
        cachedFacts ??= readFacts(grammar, tree, { queries, around: findEnclosing });
        return cachedFacts;
    };
    const judged = new Map();
    const fileCalls = createFileCalls(grammar, tree.rootNode);
    function judgeOnce(node, purpose, steps) {
        if (steps > mostSteps)
            return unknown;
        const key = `${node.id} ${purpose}`;
        const before = judged.get(key);
        if (before !== undefined)
            return before;
        judged.set(key, fixed);
        const value = judgeAnew(node, purpose, steps + 1);
        judged.set(key, value);
        return value;
    }
    function judgeAnew(node, purpose, steps) {
        const source = readFactsOnce().sources.get(node.id);
        if (source !== undefined)
            return markIfChecked({ level: 'outside', isBuilt: false, source }, node);
        const { type } = node;
        if (grammar.variables.has(type))
            return judgeVariable(node, purpose, steps);
        const form = grammar.calls[type];
        if (form !== undefined)
            return judgeCall(node, purpose, steps);
        if (type === 'binary_expression')
            return judgeBinary(node, purpose, steps);
        if (type === grammar.lookUp?.type && grammar.lookUp.harmless.test(node.text))
            return fixed;
        if (grammar.numbers.test(node.childForFieldName('type')?.text ?? ''))
            return fixed;
        if (grammar.parts[type] !== undefined) {
            const parts = (0,syntax/* listValueParts */.aM)(grammar, node);
            if (grammar.joins.has(type))
                return judgeJoin(parts, purpose, steps);
            const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
            return all.level === 'stored' && grammar.stored?.harmless.test(node.text) ? fixed : all;
        }
        return grammar.fixed.has(type) || grammar.texts.has(type) ? fixed : unknown;
    }
    function judgeBinary(node, purpose, steps) {
        const operator = node.childForFieldName('operator')?.text ?? '';
        if (operator !== grammar.joinOperator && !grammar.choiceOperators.has(operator))
            return fixed;
        const sides = ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
        if (operator === grammar.joinOperator)
            return judgeJoin(sides, purpose, steps);
        return selectWorst(sides.map((side) => judgeOnce(side, purpose, steps)));
    }
    function judgeJoin(parts, purpose, steps) {
        const values = parts.map((part, index) => {
            const { isEscaped, ...value } = judgeOnce(part, purpose, steps);
            const before = index === 0 ? undefined : parts[index - 1];
            if (!isEscaped || before === undefined)
                return isEscaped ? { ...value, isEscaped } : value;
            return /^[^'"]$/.test((0,syntax/* readLastCharacter */.CK)(grammar, before) ?? "'") ? value : fixed;
        });
        return markAsBuilt(selectWorst(values));
    }
    function judgeCall(node, purpose, steps) {
        const { name, receiver, list } = (0,syntax/* readCall */.D9)(grammar, node);
        const given = list === undefined ? [] : (0,syntax/* listNodeChildren */.uT)(list);
        const last = /\w*$/.exec(name)?.[0] ?? '';
        const cleans = purpose === undefined ? undefined : grammar.cleaning[purpose];
        const whole = `${receiver === undefined ? '' : `${receiver.text.slice(-100)}.`}${name}`.toLowerCase();
        const isEscaped = purpose === 'sql' && grammar.escaping?.test(whole) === true;
        if (!isEscaped && (cleans?.test(whole) || grammar.harmless.test(whole)))
            return fixed;
        if (grammar.stored?.calls.test(whole))
            return { level: 'stored', isBuilt: false };
        const isJoining = grammar.joining.test(last.toLowerCase());
        if (!isJoining && !isEscaped && !grammar.passing.test(last.toLowerCase()))
            return judgeResult(node, purpose, steps);
        const parts = [...(receiver === undefined ? [] : [receiver]), ...given];
        const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
        if (isEscaped)
            return { ...all, isEscaped };
        return isJoining ? markAsBuilt(all) : all;
    }
    function judgeResult(call, purpose, steps) {
        const [only, ...others] = fileCalls.findFunctions(call);
        if (only === undefined || others.length > 0)
            return unknown;
        const returned = only
            .descendantsOfType('return_statement')
            .flatMap((one) => (one === null || findEnclosing(one).id !== only.id ? [] : (0,syntax/* listNodeChildren */.uT)(one)));
        if (returned.length === 0 || returned.length > mostReturns)
            return unknown;
        return selectWorst(returned.map((value) => judgeOnce(value, purpose, steps)));
    }
    function judgeParameter({ name }, purpose, steps) {
        const { values, isPrivate } = fileCalls.findArguments(name, findEnclosing(name));
        const given = values.map((value) => judgeOnce(value, purpose, steps));
        return selectWorst(isPrivate ? given : [unknown, ...given]);
    }
    function judgeVariable(node, purpose, steps) {
        const found = findBindings(node);
        if (found === undefined)
            return grammar.freeNames === 'fixed' ? fixed : unknown;
        const values = found.map((binding) => {
            if (binding.isNumber)
                return fixed;
            if (binding.source !== undefined)
                return { level: 'outside', isBuilt: false, source: binding.source };
            if (binding.value === undefined)
                return judgeParameter(binding, purpose, steps);
            const value = judgeOnce(binding.value, purpose, steps);
            return binding.isAdded ? markAsBuilt(value) : value;
        });
        const value = selectWorst(values);
        const names = [...(value.names ?? []).slice(-mostNames), node.text];
        return markIfChecked(value.source === undefined ? value : { ...value, names }, node);
    }
    function findBindings(node) {
        const all = readFactsOnce().bindings.get(node.text);
        if (all === undefined)
            return undefined;
        for (let scope = findEnclosing(node); scope !== null; scope = scope.parent && findEnclosing(scope.parent)) {
            const { id, type, parent } = scope;
            const isEverywhere = parent === null && grammar.freeNames === 'fixed';
            const own = all.get(id) ?? [];
            const seen = isEverywhere ? own.slice(-mostBindings) : listVisible(own, node);
            if (seen.length > 0)
                return seen;
            if (!grammar.closures.has(type) && !(grammar.freeNames === 'fixed' && scope.parent !== null))
                break;
        }
        return undefined;
    }
    function markIfChecked(value, node) {
        return value.level === 'outside' && isChecked(value, node) ? { ...value, level: 'checked' } : value;
    }
    function isChecked({ source, names = [] }, node) {
        const scope = findEnclosing(node).id;
        return [source?.text ?? '', ...names].some((name) => (readFactsOnce().checks.get(name) ?? []).some((one) => one.scope === scope && one.from < node.startIndex));
    }
    function collectText(node, isWhole, budget) {
        budget.left -= 1;
        if (budget.left < 0)
            return undefined;
        const { type } = node;
        if (grammar.texts.has(type))
            return (0,syntax/* unquoteLiteral */.RA)(node.text);
        if (isWhole && grammar.fixed.has(type) && node.namedChildCount === 0)
            return node.text;
        if (grammar.variables.has(type)) {
            const found = findBindings(node) ?? [];
            const [only] = found;
            if (isWhole && (found.length !== 1 || only === undefined || only.isAdded))
                return undefined;
            const texts = found.map(({ value }) => (value === undefined ? undefined : collectText(value, isWhole, budget)));
            return isWhole ? texts[0] : texts.join(' ');
        }
        const parts = listTextParts(node, isWhole);
        if (parts.length === 0)
            return isWhole ? undefined : '';
        const texts = parts.map((part) => collectText(part, isWhole, budget));
        return isWhole && texts.includes(undefined) ? undefined : texts.join('');
    }
    function listTextParts(node, isWhole) {
        if (node.type === 'binary_expression')
            return ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
        if (grammar.calls[node.type] === undefined)
            return (0,syntax/* listValueParts */.aM)(grammar, node);
        const { receiver, list } = (0,syntax/* readCall */.D9)(grammar, node);
        return isWhole ? [] : [receiver ?? [], list === undefined ? [] : (0,syntax/* listNodeChildren */.uT)(list)].flat();
    }
    function describeSource(node) {
        const around = findEnclosing(node);
        const owner = around.childForFieldName('name')?.text ?? '';
        const isGuarded = login.test(readHeaders(around));
        return { code: node.text, start: node.startIndex, owner, around: around.id, isGuarded };
    }
    return {
        judge: (nodes, purpose) => nodes.map((node) => {
            const value = judgeOnce(node, purpose, 0);
            if (value.isEscaped)
                return { ...fixed, sources: [] };
            const { level, isBuilt, source, also = [] } = value;
            const sources = source === undefined ? [] : [source, ...also].map(describeSource);
            return { level: level === 'outside' && isChecked(value, node) ? 'checked' : level, isBuilt, sources };
        }),
        fixedTexts: (node) => [collectText(node, true, { left: mostTexts }) ?? []].flat(),
        writtenText: (node) => collectText(node, false, { left: mostTexts }) ?? '',
    };
}
const login = /#\[(?:(?!#\[)[^\]])*\bIsGranted\b/;
function readHeaders(around) {
    const headers = [];
    for (let node = around; node !== null; node = node.parent) {
        const body = node.childForFieldName('body');
        if (body !== null)
            headers.push(node.text.slice(0, body.startIndex - node.startIndex));
    }
    return headers.join('\n');
}
function listVisible(bindings, use) {
    const seen = [];
    for (let index = countBefore(bindings, use.startIndex) - 1; index >= 0 && seen.length < mostBindings; index -= 1) {
        const binding = bindings[index];
        seen.push(binding);
        const { isAdded, block, name } = binding;
        if (bindings[index - 1]?.name.startIndex === name.startIndex)
            continue;
        if (!isAdded && block.startIndex <= use.startIndex && block.endIndex >= use.endIndex)
            break;
    }
    return seen.reverse();
}
function countBefore(bindings, offset) {
    let [low, high] = [0, bindings.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((bindings[middle]?.from ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function selectWorst(values) {
    let worst = fixed;
    for (const value of values) {
        const isBuilt = worst.isBuilt || value.isBuilt;
        worst = { ...(levels.indexOf(value.level) > levels.indexOf(worst.level) ? value : worst), isBuilt };
    }
    const sources = values.flatMap(({ source, also = [] }) => (source === undefined ? [] : [source, ...also]));
    const also = sources.filter(({ id }) => id !== worst.source?.id).slice(0, finding_source/* mostSources */.g - 1);
    return worst.source === undefined || also.length === 0 ? worst : { ...worst, also };
}
function markAsBuilt(value) {
    return value.level === 'fixed' ? fixed : { ...value, isBuilt: true };
}
function readFacts(grammar, { rootNode }, { queries, around }) {
    const sources = new Map();
    for (const { patternIndex, captures } of queries.sources.matches(rootNode)) {
        const { name, receiver } = grammar.sources[patternIndex] ?? {};
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const matchesOptional = (pattern, text) => pattern === undefined || text === undefined || pattern.test(text);
        const source = getCapture('source');
        if (source !== undefined &&
            matchesOptional(name, getCapture('name')?.text) &&
            matchesOptional(receiver, getCapture('receiver')?.text))
            sources.set(source.id, source);
    }
    const bindings = new Map();
    for (const { captures } of queries.bindings.matches(rootNode)) {
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const [name, value, added, type] = [
            getCapture('name'),
            getCapture('value'),
            getCapture('added'),
            getCapture('type'),
        ];
        if (name === undefined)
            continue;
        const given = added ?? value;
        const binding = {
            name,
            block: (0,syntax/* findNearest */.qg)(name, grammar.blocks),
            from: Math.max(name.endIndex, given?.endIndex ?? 0),
            value: given,
            isAdded: added !== undefined,
            isNumber: type !== undefined && grammar.numbers.test(type.text),
            source: sources.get(name.id),
        };
        const byScope = bindings.get(name.text) ?? new Map();
        bindings.set(name.text, byScope);
        const scope = around(name).id;
        const others = byScope.get(scope);
        if (others === undefined)
            byScope.set(scope, [binding]);
        else
            others.push(binding);
    }
    for (const byScope of bindings.values())
        for (const own of byScope.values())
            own.sort((a, b) => a.from - b.from);
    const checks = new Map();
    for (const { captures } of queries.checks.matches(rootNode)) {
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const [name, value] = [getCapture('name'), getCapture('checked')];
        if (name === undefined || value === undefined || !grammar.checkName.test(name.text))
            continue;
        const check = { scope: around(value).id, from: value.startIndex };
        const whole = (0,syntax/* listValueParts */.aM)(grammar, value)[0];
        for (const text of new Set([value.text, ...(whole === undefined ? [] : [whole.text])])) {
            const others = checks.get(text);
            if (others === undefined)
                checks.set(text, [check]);
            else
                others.push(check);
        }
    }
    return { bindings, sources, checks };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/search.js




function createPatternSearch(grammar, rules, { language, library }) {
    const parse = createParse(language, library);
    const matcher = createRuleMatcher(grammar, rules, { language, library });
    const valueQueries = compileQueries(grammar, language, library.Query);
    return (text) => {
        const tree = parse(text);
        try {
            return matcher.judge(tree, matcher.match(tree), createValues(grammar, tree, valueQueries));
        }
        finally {
            tree.delete();
        }
    };
}
function createParse(language, library) {
    const parser = new library.Parser();
    parser.setLanguage(language);
    return (text) => {
        parser.reset();
        const tree = parser.parse(text);
        if (tree === null)
            throw new Error('the text could not be parsed');
        return tree;
    };
}
function createRuleMatcher(grammar, rules, { language, library }) {
    const groups = groupSinks(rules);
    const queries = [...groups.keys()];
    const query = new library.Query(language, queries.join('\n'));
    return {
        match: ({ rootNode }) => query.matches(rootNode).flatMap((match) => {
            const sinks = groups.get(queries[match.patternIndex] ?? '') ?? [];
            const candidate = readMatch(grammar, match);
            return candidate === undefined ? [] : sinks.flatMap((sink) => fitSink(grammar, sink, candidate) ?? []);
        }),
        judge: ({ rootNode }, matches, values) => {
            const hits = matches.flatMap((match) => judgeMatch(match, values) ?? []);
            const broken = rootNode.hasError ? findFirstError(rootNode) : undefined;
            const owners = hits.length === 0 ? [] : listFunctionNames(grammar, rootNode);
            return { hits: removeRepetitions(removeOverlaps(hits)), owners, ...(broken === undefined ? {} : { broken }) };
        },
    };
}
function groupSinks(rules) {
    return Map.groupBy(rules.flatMap((rule) => rule.sinks.map((sink) => ({ ...sink, rule }))), ({ query }) => query);
}
function readMatch(grammar, { captures }) {
    const at = captures.find(({ name }) => name === 'at')?.node;
    if (at === undefined)
        return undefined;
    const list = captures.find(({ name }) => name === 'arguments')?.node;
    return {
        at,
        name: captures.find(({ name }) => name === 'name')?.node.text ?? '',
        values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
        owner: () => findOwner(grammar, at),
        call: () => (list === undefined ? (0,syntax/* readCall */.D9)(grammar, at) : { name: '', receiver: undefined, list }),
    };
}
function fitSink(grammar, sink, candidate) {
    const { at, name } = candidate;
    if (sink.name?.test(name) === false)
        return undefined;
    if (sink.at?.test(at.text) === false || sink.unless?.test(at.text))
        return undefined;
    const { receiver, list } = candidate.call();
    if (sink.receiver?.test(receiver?.text ?? '') === false || sink.given?.test(list?.text ?? '') === false)
        return undefined;
    const findAround = () => (0,syntax/* findFunction */.W$)(grammar, at);
    if (sink.around?.test(findAround().text) === false)
        return undefined;
    if (sink.unlessAround?.test(readProtection(sink, findAround().text)))
        return undefined;
    if (sink.context?.test(readContextText(at, findAround())) === false)
        return undefined;
    if (sink.inFile?.test(at.tree.rootNode.text) === false)
        return undefined;
    return { sink, candidate, judged: candidate.values.length > 0 ? candidate.values : selectArguments(sink, list) };
}
function judgeMatch({ sink, candidate, judged }, values) {
    const { rule } = sink;
    const { at } = candidate;
    const found = judgeLevel(sink, judged, values);
    const severity = found && (sink.severity ?? rule.severity)[found.level];
    if (found === undefined || severity === undefined)
        return undefined;
    const [source] = found.sources ?? [];
    const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.code) === true;
    const hit = { rule, start: at.startIndex, end: at.endIndex, owner: candidate.owner() };
    return {
        ...hit,
        severity: found.isChecked || isNotLinkable ? lowerSeverity(severity) : severity,
        sources: found.sources ?? [],
        ...(sink.isOnce && { isOnce: true }),
    };
}
function readProtection({ ignoresConditions }, code) {
    return ignoresConditions ? code.replaceAll(/\bif\s*\([^{}]*\)\s*\{[^{}]*\}(?!\s*else)/g, '') : code;
}
function selectArguments({ argument }, list) {
    if (list === undefined)
        return [];
    const given = (0,syntax/* listNodeChildren */.uT)(list);
    return argument === undefined ? given : argument.flatMap((index) => given.at(index) ?? []);
}
function judgeLevel(sink, nodes, values) {
    const { constant, holds, isBuilt, rule } = sink;
    const judged = holds === undefined ? nodes : nodes.filter((node) => holds.test(values.writtenText(node)));
    const severities = sink.severity ?? rule.severity;
    if (sink.isPattern || (constant === undefined && severities.found !== undefined))
        return { level: 'found' };
    if (constant !== undefined)
        return judged.some((node) => values.fixedTexts(node).some((text) => constant.test(text)))
            ? { level: 'found' }
            : undefined;
    if (judged.length === 0)
        return undefined;
    const all = values.judge(judged, sink.purpose ?? rule.purpose);
    if (severities.random !== undefined)
        return all.some(({ isRandom }) => isRandom) ? { level: 'random' } : undefined;
    const [first] = all;
    if (first === undefined)
        return undefined;
    const worst = all.reduce((one, other) => (rankValue(other) > rankValue(one) ? other : one));
    if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt) || (sink.isText && !worst.isText))
        return undefined;
    if (worst.level === 'stored' && severities.stored !== undefined)
        return { level: 'stored' };
    if (worst.level === 'unknown' || worst.level === 'stored')
        return { level: 'unknown' };
    return {
        level: 'outside',
        isChecked: worst.level === 'checked',
        sources: removeTwins([worst, ...all].flatMap(({ sources }) => sources)),
    };
}
function removeTwins(sources) {
    const byCode = sources.map((source) => [`${source.elsewhere?.path} ${source.around} ${source.code}`, source]);
    return [...new Map(byCode.toReversed()).values()].reverse();
}
function rankValue({ level, isBuilt }) {
    return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
}
function lowerSeverity(severity) {
    return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}
function readContextText(node, around) {
    const name = around.childForFieldName('name')?.text ?? '';
    let statement = node;
    while (statement.parent !== null &&
        !/(?:statement|declaration|block|program|_list|source_file)$/.test(statement.type))
        statement = statement.parent;
    return `${name}\n${statement.text.slice(0, 500)}`;
}
function removeOverlaps(hits) {
    const kept = [];
    const outer = new Map();
    for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        const { weakness } = hit.rule;
        const twin = outer.get(weakness);
        if (twin === undefined || twin.end < hit.end) {
            const one = { ...hit };
            kept.push(one);
            outer.set(weakness, one);
        }
        else if ((0,severity/* getSeverityRank */.Eg)(hit.severity) < (0,severity/* getSeverityRank */.Eg)(twin.severity)) {
            const { severity, sources } = hit;
            Object.assign(twin, { severity, ...(sources.length > 0 && { sources }) });
        }
    }
    return kept;
}
function removeRepetitions(hits) {
    const seen = new Set();
    return hits.filter(({ rule: { weakness }, sources: [source], isOnce }) => {
        const key = `${weakness} ${source?.start}`;
        const isRepeated = isOnce === true && source !== undefined && seen.has(key);
        seen.add(key);
        return !isRepeated;
    });
}
function findOwner({ functions }, at) {
    for (let outer = at.parent; outer !== null; outer = outer.parent) {
        const name = functions.has(outer.type) ? outer.childForFieldName('name')?.text : undefined;
        if (name !== undefined)
            return name;
    }
    return '';
}
function listFunctionNames(grammar, root) {
    const functions = root.descendantsOfType([...grammar.functions]);
    return [...new Set(functions.map((node) => node?.childForFieldName('name')?.text ?? ''))].filter((name) => name !== '');
}
function findFirstError(root) {
    let at = root;
    for (;;) {
        const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
        if (!next || at.isError)
            return at.startIndex;
        at = next;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/code.js
var code = __webpack_require__(2441);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/layers.js
var engine_layers = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/frame.js


class TooLong extends Error {
}
const noSources = new Set();
function createSource({ sources }, kind, at, { file, name: owner, isGuarded }) {
    const key = `${kind} ${at} ${file.path}`;
    const known = sources.get(key);
    if (known !== undefined)
        return known;
    const source = { kind, file, start: (0,code/* readPlace */.yI)(at).start, code: (0,code/* readPlaceText */.Zn)(file, at), owner, isGuarded };
    sources.set(key, source);
    return source;
}
function getId({ ids }, one) {
    const id = ids.get(one) ?? ids.size;
    ids.set(one, id);
    return id;
}
function createRun(limits) {
    return { limits, steps: 0, stack: new Set(), waiting: new Map(), oldestChanged: Number.POSITIVE_INFINITY };
}
function createFrame(world, code, self, run, depth, heap, variables) {
    const state = { variables: (0,engine_layers/* createLayer */.Ay)(variables), heap, checked: noSources, isDead: false };
    const watched = world.watch(code.file);
    return {
        world,
        code,
        state,
        self,
        run,
        depth,
        watched,
        results: [],
        exits: [],
        breaks: [],
        continues: [],
        yields: [],
    };
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/heap.js
var engine_heap = __webpack_require__(5794);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/operators.js
function isTruthy({ constants }) {
    if (constants === undefined || constants.length === 0)
        return undefined;
    const truths = new Set(constants.map(Boolean));
    return truths.size === 1 ? truths.has(true) : undefined;
}
const numeric = {
    '+': (one, other) => one + other,
    '-': (one, other) => one - other,
    '*': (one, other) => one * other,
    '/': (one, other) => {
        if (other === 0)
            return undefined;
        return Number.isInteger(one) && Number.isInteger(other) ? Math.trunc(one / other) : one / other;
    },
    '%': (one, other) => (other === 0 ? undefined : one % other),
    '<': (one, other) => one < other,
    '>': (one, other) => one > other,
    '<=': (one, other) => one <= other,
    '>=': (one, other) => one >= other,
};
function calculate(operator, [one, other]) {
    if (one === undefined)
        return undefined;
    if (other === undefined) {
        if (operator === '!')
            return !one;
        return operator === '-' && typeof one === 'number' ? -one : undefined;
    }
    if (operator === '==')
        return one === other;
    if (operator === '!=')
        return one !== other;
    if (typeof one === 'number' && typeof other === 'number')
        return numeric[operator]?.(one, other);
    return undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/values.js
var engine_values = __webpack_require__(1054);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/objects.js





function flatten(value, state, depth = 3) {
    if (value.objects.length === 0 || depth === 0)
        return value;
    const held = value.objects.flatMap((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        if (entity === undefined || entity.code !== undefined)
            return [];
        return [...entity.entries.values(), ...(entity.rest ? [entity.rest] : [])];
    });
    const { constants: _, ...own } = value;
    const parts = held.map((each) => flatten(each, state, depth - 1));
    const joined = parts.length === 0 ? value : (0,engine_values/* joinValues */.jw)([...parts, ...(own.flows.length > 0 ? [own] : [])]);
    const [only] = value.objects.length === 1 ? value.objects.map((object) => (0,engine_layers/* getFromLayer */.Y$)(state.heap, object)) : [];
    const items = only && (0,engine_heap/* listElements */.Oe)(only)?.map((each) => flatten(each, state, depth - 1));
    return { ...joined, objects: [], type: value.type, ...(items && { items }) };
}
function isVariable(name, { state }) {
    return (0,engine_layers/* getFromLayer */.Y$)(state.variables, name) !== undefined;
}
function setVariable(state, name, value) {
    state.variables = (0,engine_layers/* setInLayer */.HT)(state.variables, name, value);
}
function readName(name, frame) {
    const { state, self, code } = frame;
    if (name === 'this' || name === 'super')
        return self ?? engine_values/* fixedValue */.Sb;
    const own = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
    if (own !== undefined)
        return own;
    const field = code.owner && frame.world.project.findField(code.owner, name);
    if (field !== undefined)
        return self === undefined ? readFieldStart(field.owner, field.code, frame.world) : readField(self, name, frame);
    const imported = code.file.imports.get(name)?.replace(/\.[^.]*$/, '');
    const elsewhere = imported === undefined ? undefined : frame.world.project.findClass(imported, code.file, code.owner);
    const constant = elsewhere && frame.world.project.findField(elsewhere, name);
    if (constant !== undefined)
        return readFieldStart(constant.owner, constant.code, frame.world);
    const type = frame.world.library.getType(name);
    return type === '' ? engine_values/* fixedValue */.Sb : { ...engine_values/* fixedValue */.Sb, type };
}
function readMember(code, frame) {
    const className = readClassName(code.of, frame);
    if (className === undefined)
        return readField(frame.world.evaluate(code.of, frame), code.name, frame);
    const owner = frame.world.project.findClass(className, frame.code.file, frame.code.owner);
    const field = owner && frame.world.project.findField(owner, code.name);
    return field === undefined ? engine_values/* fixedValue */.Sb : readFieldStart(field.owner, field.code, frame.world);
}
function readClassName(code, frame) {
    if (code.kind === 'name') {
        const { name } = code;
        if (isVariable(name, frame) || !frame.world.library.isClassName(name))
            return undefined;
        return frame.code.owner && frame.world.project.findField(frame.code.owner, name) ? undefined : name;
    }
    if (code.kind !== 'member' || !frame.world.library.isClassName(code.name))
        return undefined;
    let first = code.of;
    while (first.kind === 'member')
        first = first.of;
    if (first.kind !== 'name' || isVariable(first.name, frame) || first.name === 'this')
        return undefined;
    const outer = code.of.kind === 'name' && frame.world.project.findClass(code.of.name, frame.code.file, frame.code.owner);
    return outer && frame.world.project.findField(outer, code.name) ? undefined : code.name;
}
function readField(of, name, frame) {
    const found = [];
    for (const object of of.objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            continue;
        const own = (0,engine_heap/* readEntry */.hB)(entity, name);
        const field = own === undefined && entity.code ? frame.world.project.findField(entity.code, name) : undefined;
        found.push(own ?? (field === undefined ? engine_values/* fixedValue */.Sb : readFieldStart(field.owner, field.code, frame.world)));
    }
    if (of.flows.length > 0 || found.length === 0) {
        const owner = of.type === '' ? undefined : frame.world.project.findClass(of.type, frame.code.file, frame.code.owner);
        const field = owner && frame.world.project.findField(owner, name);
        const value = field === undefined ? engine_values/* fixedValue */.Sb : readFieldStart(field.owner, field.code, frame.world);
        if (frame.world.library.isNumber(value.type))
            return value;
        found.push(of.flows.length === 0 ? { ...value, isUnknown: value.isUnknown || of.isUnknown } : (0,engine_values/* passOn */.TH)([of], value.type));
    }
    return (0,engine_values/* joinValues */.jw)(found);
}
function readFieldStart(owner, field, world) {
    const known = world.fieldValues.get(field);
    if (known !== undefined)
        return known;
    const typed = { ...engine_values/* fixedValue */.Sb, type: field.type };
    world.fieldValues.set(field, typed);
    if (field.value === undefined)
        return typed;
    const code = createInitializer(owner, field.value);
    const frame = createFrame(world, code, undefined, createRun({ depth: 4, steps: 2000 }), 0, (0,engine_layers/* createLayer */.Ay)());
    try {
        const value = withType(world.evaluate(field.value, frame), field.type, world);
        const isChanged = !field.isFinal && owner.file.assigned.has(field.name);
        const { constants: _, objects, ...rest } = flatten(value, frame.state);
        const isLiteral = objects.length === 0 && value.objects.length === 0;
        world.fieldValues.set(field, isLiteral && !isChanged ? value : { ...rest, objects: [], isUnknown: false });
    }
    catch (error) {
        if (!(error instanceof TooLong))
            throw error;
    }
    return world.fieldValues.get(field) ?? typed;
}
function readItem(of, key, { state }) {
    const found = of.objects.map((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        return (entity && (0,engine_heap/* readEntry */.hB)(entity, (0,engine_values/* getConstant */.db)(key))) ?? engine_values/* fixedValue */.Sb;
    });
    return of.flows.length > 0 || of.objects.length === 0 ? (0,engine_values/* joinValues */.jw)([...found, (0,engine_values/* passOn */.TH)([of], '')]) : (0,engine_values/* joinValues */.jw)(found);
}
function readElements(of, { state }) {
    const held = of.objects.flatMap((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        return entity === undefined ? [] : [(0,engine_heap/* readAll */.yw)(entity)];
    });
    return of.flows.length > 0 || held.length === 0 ? (0,engine_values/* joinValues */.jw)([...held, (0,engine_values/* passOn */.TH)([of])]) : (0,engine_values/* joinValues */.jw)(held);
}
function addEntity(entity, { world, state }) {
    world.lastObject += 1;
    state.heap = (0,engine_layers/* setInLayer */.HT)(state.heap, world.lastObject, entity);
    return { ...engine_values/* fixedValue */.Sb, objects: [world.lastObject], type: entity.type };
}
function setEntity(object, entity, { state, run }) {
    run.oldestChanged = Math.min(run.oldestChanged, object);
    state.heap = (0,engine_layers/* setInLayer */.HT)(state.heap, object, entity);
}
function writeTo(of, name, value, frame) {
    const key = typeof name === 'string' ? name : (0,engine_values/* getConstant */.db)(name);
    for (const object of of.objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            continue;
        const before = of.objects.length > 1 ? (0,engine_heap/* readEntry */.hB)(entity, key) : undefined;
        setEntity(object, (0,engine_heap/* writeEntry */.cD)(entity, key, before === undefined ? value : (0,engine_values/* joinValues */.jw)([before, value])), frame);
    }
}
function withType(value, type, { library }) {
    if (type === '')
        return value;
    if (library.isNumber(type))
        return (0,engine_values/* toNumber */.Ro)(value, type);
    return value.objects.length > 0 || value.type === type ? value : { ...value, type };
}
function declareValue(value, type, world) {
    return value.type === '' || world.library.isNumber(type) ? withType(value, type, world) : value;
}
function evaluateAssignment(code, frame) {
    const { to, operator, declared } = code;
    const given = frame.world.evaluate(code.value, frame);
    const changed = operator === undefined ? given : operate(operator, [frame.world.evaluate(to, frame), given], frame.world);
    const value = declared === undefined ? changed : declareValue(changed, declared, frame.world);
    if (to.kind === 'name') {
        const own = (0,engine_layers/* getFromLayer */.Y$)(frame.state.variables, to.name);
        const isField = declared === undefined && own === undefined && frame.self !== undefined;
        const field = isField && frame.code.owner ? frame.world.project.findField(frame.code.owner, to.name) : undefined;
        if (field !== undefined && frame.self !== undefined)
            writeTo(frame.self, to.name, withType(value, field.code.type, frame.world), frame);
        else
            setVariable(frame.state, to.name, declared === undefined ? keepType(value, own, frame.world) : value);
    }
    else if (to.kind === 'member')
        writeTo(frame.world.evaluate(to.of, frame), to.name, value, frame);
    else if (to.kind === 'item')
        writeTo(frame.world.evaluate(to.of, frame), frame.world.evaluate(to.key, frame), value, frame);
    return value;
}
function keepType(value, before, world) {
    if (before === undefined || before.type === '')
        return value;
    return world.library.isNumber(before.type) || value.type === '' ? withType(value, before.type, world) : value;
}
function evaluateOperation({ operator, parts }, frame) {
    if (operator === '&&' || operator === '||')
        return evaluateLogic(operator, parts, frame);
    return operate(operator, parts.map((part) => frame.world.evaluate(part, frame)), frame.world);
}
function operate(operator, values, world) {
    if (operator === '+' && values.length > 1)
        return addValues(values, world);
    const constants = (0,engine_values/* mapConstants */.QO)(values, (...given) => calculate(operator, given));
    const checks = operator === '!' ? swapChecks(values[0]) : compareChecks(operator, values);
    return { ...engine_values/* fixedValue */.Sb, ...(constants && { constants }), ...(checks && { checks }) };
}
function swapChecks(value) {
    return value?.checks && { yes: value.checks.no, no: value.checks.yes };
}
function compareChecks(operator, values) {
    const checking = values.find(({ checks }) => checks !== undefined);
    const other = values.find((value) => value !== checking);
    if (checking === undefined || other?.constants === undefined)
        return undefined;
    const isEqual = operator === '==' || operator === '===';
    if (!isEqual && operator !== '!=' && operator !== '!==')
        return undefined;
    return isTruthy(other) === isEqual ? checking.checks : swapChecks(checking);
}
function addValues(values, world) {
    const texts = values.findIndex((value) => !isNumeric(value, world));
    const numbers = values.slice(0, texts < 0 ? values.length : Math.max(0, texts));
    if (texts >= 0 && numbers.length < 2)
        return (0,engine_values/* joinTexts */.B5)(values);
    const constants = (0,engine_values/* mapConstants */.QO)(numbers, (...given) => given.reduce((sum, one) => (sum === undefined ? one : calculate('+', [sum, one])), undefined));
    const sum = { ...engine_values/* fixedValue */.Sb, ...(constants && { constants }), type: numbers[0]?.type ?? '' };
    return texts < 0 ? sum : (0,engine_values/* joinTexts */.B5)([sum, ...values.slice(texts)]);
}
function isNumeric({ type, constants }, { library }) {
    return type === '' ? constants?.every((one) => typeof one === 'number') === true : library.isNumber(type);
}
function evaluateLogic(operator, parts, frame) {
    const ends = operator === '||';
    const values = [];
    for (const part of parts) {
        const value = frame.world.evaluate(part, frame);
        const isKnown = isTruthy(value);
        if (isKnown === ends)
            return (0,engine_values/* createConstant */.vl)(ends);
        if (isKnown === undefined)
            values.push(value);
    }
    if (values.length === 0)
        return (0,engine_values/* createConstant */.vl)(!ends);
    const side = ends ? 'no' : 'yes';
    const sources = values.flatMap(({ checks }) => checks?.[side] ?? []);
    const [only, ...others] = values;
    if (others.length === 0 && only !== undefined)
        return only;
    return { ...engine_values/* fixedValue */.Sb, checks: { yes: [], no: [], [side]: sources } };
}
function createInitializer(owner, body) {
    return {
        ...{ name: '', file: owner.file, owner, parameters: [], body, returns: '', start: owner.start, end: owner.end },
        ...{ isStatic: true, isPrivate: true, readsRequest: false, isGuarded: false },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/calls.js






const mostTargets = 3;
const mostMemos = 50_000;
function evaluateCall(code, frame) {
    const { of: ofCode, name } = code;
    const className = ofCode === undefined ? undefined : readClassName(ofCode, frame);
    const of = ofCode === undefined || className !== undefined ? undefined : frame.world.evaluate(ofCode, frame);
    const given = code.given.map((each) => (0,engine_values/* markChecked */.By)(frame.world.evaluate(each, frame), frame.state.checked));
    const isOwn = ofCode === undefined || (ofCode.kind === 'name' && (ofCode.name === 'this' || ofCode.name === 'super'));
    if (isOwn && (name === 'super' || name === 'this'))
        return construct(name, given, frame);
    const targets = isOwn
        ? findOwn(name, given.length, ofCode !== undefined && ofCode.kind === 'name' && ofCode.name === 'super', frame)
        : findTargets(className, of, name, given.length, frame);
    const target = { className, of: isOwn ? undefined : of, ofCode, given };
    if (targets.length > 0) {
        const result = callAll(targets, isOwn ? frame.self : of, given, frame);
        return result.constants === undefined
            ? withChecks(result, createLibraryCall(code.at, name, target, frame), frame)
            : result;
    }
    const accessed = of && readAccessor(of, name, given, frame);
    if (accessed !== undefined)
        return accessed;
    const call = createLibraryCall(code.at, name, target, frame);
    return withChecks(frame.world.library.call(call), call, frame);
}
function withChecks(value, call, { world }) {
    const checks = world.library.readChecks(call);
    return checks === undefined ? value : { ...value, checks };
}
function createLibraryCall(at, name, { className, of, ofCode, given, }, frame) {
    const { file } = frame.code;
    return {
        ...{ name, of, given, isStatic: className !== undefined },
        className: className ?? of?.type ?? '',
        ofText: ofCode === undefined ? '' : (0,code/* readPlaceText */.Zn)(file, ofCode.at).slice(-100),
        tools: createTools(frame),
        createSource: (kind) => createSource(frame.world, kind, at, frame.code),
    };
}
function createTools(frame) {
    return {
        getEntity: (object) => (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object),
        setEntity: (object, entity) => setEntity(object, entity, frame),
        add: (entity) => addEntity(entity, frame),
        invoke: (callable, given) => (0,engine_values/* joinValues */.jw)((callable.callables ?? []).map((one) => invoke(one, given, frame))),
        readResource: (path) => frame.world.project.readResource(path, frame.code.file),
        flatten: (value) => flatten(value, frame.state),
    };
}
function findOwn(name, count, isSuper, frame) {
    const { owner } = frame.code;
    if (owner === undefined)
        return frame.code.file.functions.filter((each) => each.owner === undefined && each.name === name);
    if (isSuper)
        return owner.parents.flatMap((parent) => findInClass(parent, name, count, owner, frame));
    for (const object of frame.self?.objects ?? []) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        const found = entity?.code ? frame.world.project.findMethods(entity.code, name, count) : [];
        if (found.length > 0)
            return found;
    }
    for (let around = owner; around !== undefined; around = around.outer) {
        const found = frame.world.project.findMethods(around, name, count);
        if (found.length > 0)
            return found;
    }
    const imported = frame.code.file.imports.get(name);
    return imported === undefined ? [] : findInClass(imported.replace(/\.[^.]*$/, ''), name, count, owner, frame);
}
function findInClass(className, name, count, from, { world }) {
    const found = world.project.findClass(className, from.file, from);
    return found === undefined ? [] : world.project.findMethods(found, name, count);
}
function findTargets(className, of, name, count, frame) {
    const { owner, file } = frame.code;
    if (className !== undefined) {
        const found = frame.world.project.findClass(className, file, owner);
        return found === undefined ? [] : frame.world.project.findMethods(found, name, count);
    }
    if (of === undefined)
        return [];
    const codes = new Set(of.objects.flatMap((object) => (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object)?.code ?? []));
    if (codes.size === 0 && of.type !== '') {
        const declared = frame.world.project.findClass(of.type, file, owner);
        if (declared !== undefined && of.flows.length === 0)
            codes.add(declared);
    }
    return [...codes].flatMap((each) => frame.world.project.findMethods(each, name, count));
}
function readAccessor(of, name, given, frame) {
    const [, kind = '', rest = name] = /^(get|is|set)([A-Z]\w*)$/.exec(name) ?? [];
    const field = kind === '' ? rest : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
    const has = of.objects.some((object) => {
        const code = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object)?.code;
        return code !== undefined && frame.world.project.findField(code, field) !== undefined;
    });
    if (!has)
        return undefined;
    if (kind !== 'set')
        return given.length === 0 ? readField(of, field, frame) : undefined;
    if (given[0] !== undefined)
        writeTo(of, field, given[0], frame);
    return of;
}
function callAll(targets, self, given, frame) {
    const fitting = (targets.length > 1 ? selectOverloads(targets, given) : targets).slice(0, mostTargets);
    const [only, ...others] = fitting;
    if (only === undefined)
        return engine_values/* unknownValue */.Uo;
    if (others.length === 0)
        return callFunction(only, self, given, frame);
    const before = frame.state;
    const results = [];
    const states = fitting.map((target) => {
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        results.push(callFunction(target, self, given, frame));
        return frame.state;
    });
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    return (0,engine_values/* joinValues */.jw)(results);
}
function selectOverloads(targets, given) {
    const fitting = targets.filter(({ parameters }) => parameters.every(({ type }, index) => ['', type].includes(given[index]?.type ?? '')));
    return fitting.length > 0 ? fitting : targets;
}
function callFunction(code, self, given, frame, variables) {
    const { run, depth } = frame;
    const unseen = () => withType((0,engine_values/* passOn */.TH)([...given, engine_values/* unknownValue */.Uo]), code.returns, frame.world);
    if (code.body === undefined || depth >= run.limits.depth || run.stack.has(code))
        return unseen();
    const key = variables !== undefined ? undefined : createKey(code, self, given, frame);
    const known = key === undefined ? undefined : frame.world.memos.get(key);
    if (known !== undefined)
        return known;
    const oldest = run.oldestChanged;
    const last = frame.world.lastObject;
    run.oldestChanged = Number.POSITIVE_INFINITY;
    const callee = createFrame(frame.world, code, code.isStatic ? undefined : self, run, depth + 1, frame.state.heap, variables);
    bindParameters(code.parameters, given, callee);
    run.stack.add(code);
    try {
        frame.world.evaluate(code.body, callee);
    }
    finally {
        run.stack.delete(code);
    }
    (0,engine_heap/* mergeStates */.ti)(callee.state, [...callee.exits, ...(callee.state.isDead ? [] : [(0,engine_heap/* copyState */.hw)(callee.state)])]);
    frame.state.heap = callee.state.heap;
    if (callee.state.isDead)
        frame.state.isDead = true;
    const result = callee.results.length === 0 ? { ...engine_values/* fixedValue */.Sb } : withType((0,engine_values/* joinValues */.jw)(callee.results), code.returns, frame.world);
    const isPure = run.oldestChanged > last && result.objects.length === 0 && result.callables === undefined;
    run.oldestChanged = Math.min(oldest, run.oldestChanged);
    if (key !== undefined && isPure && !callee.state.isDead && frame.world.memos.size < mostMemos)
        frame.world.memos.set(key, result);
    return result;
}
function bindParameters(parameters, given, callee) {
    for (const [index, { name, type, isRest }] of parameters.entries()) {
        const value = isRest
            ? addEntity((0,engine_heap/* createList */.D1)('array', given.slice(index)), callee)
            : withType(given[index] ?? engine_values/* fixedValue */.Sb, given[index]?.type === '' || callee.world.library.isNumber(type) ? type : '', callee.world);
        setVariable(callee.state, name, value.type === '' ? { ...value, type } : value);
    }
}
function createKey(code, self, given, frame) {
    const values = [...(self === undefined ? [] : [self]), ...given].map((value) => describeValue(value, frame, 4));
    return values.includes(undefined) ? undefined : `${getId(frame.world, code)}(${values.join(',')})`;
}
function describeValue(value, frame, depth) {
    if (value.callables !== undefined || depth === 0)
        return undefined;
    const { constants, flows, isUnknown, isBuilt, objects, type, written } = value;
    const parts = [
        constants === undefined ? '' : JSON.stringify(constants),
        `${type}${isUnknown ? '?' : ''}${isBuilt ? '+' : ''}${written}`,
        flows
            .map(({ source, cleaned, isChecked }) => `${getId(frame.world, source)}${[...cleaned].sort().join()}${isChecked}`)
            .join(';'),
    ];
    for (const object of objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined || entity.entries.size > 20)
            return undefined;
        const { type: own, code, entries, length, rest } = entity;
        const held = [...entries, ...(rest === undefined ? [] : [['*', rest]])].map(([name, one]) => {
            const text = describeValue(one, frame, depth - 1);
            return text === undefined ? undefined : `${name}:${text}`;
        });
        if (held.includes(undefined))
            return undefined;
        parts.push(`{${own}${code === undefined ? '' : getId(frame.world, code)} ${length} ${held.join()}}`);
    }
    return parts.join('|');
}
function invoke(callable, given, frame) {
    const { code, variables, self, method } = callable;
    if (code !== undefined) {
        frame.run.waiting.delete(code);
        return callFunction(code, self, given, frame, variables);
    }
    if (method === undefined)
        return engine_values/* unknownValue */.Uo;
    const { at, className, name, from } = method;
    if (name === 'new')
        return createObject(className, given, frame, at);
    const within = { ...frame, code: from };
    for (let count = given.length; count >= 0 && method.of === undefined; count -= 1) {
        const targets = findTargets(className, undefined, name, count, within).filter((each) => each.isStatic);
        if (targets.length > 0)
            return callAll(targets, undefined, given.slice(0, count), frame);
    }
    const [of = engine_values/* unknownValue */.Uo, ...others] = method.of === undefined ? given : [method.of, ...given];
    const typed = of.type === '' ? { ...of, type: className } : of;
    for (let count = others.length; count >= 0; count -= 1) {
        const targets = findTargets(undefined, typed, name, count, within);
        if (targets.length > 0)
            return callAll(targets, of, others.slice(0, count), frame);
    }
    const accessed = readAccessor(of, name, [], frame);
    if (accessed !== undefined)
        return accessed;
    return frame.world.library.call(createLibraryCall(at, name, { className: undefined, of: typed, given: others }, frame));
}
function evaluateCreation(code, frame) {
    const given = code.given.map((each) => (0,engine_values/* markChecked */.By)(frame.world.evaluate(each, frame), frame.state.checked));
    if (code.body === undefined)
        return createObject(code.type, given, frame, code.at);
    frame.world.captured.set(code.body, (0,engine_layers/* createLayer */.Ay)(frame.state.variables));
    const value = addEntity({ type: code.type, code: code.body, entries: new Map() }, frame);
    for (const each of code.body.functions) {
        if (each.body === undefined || each.name === code.body.name)
            continue;
        const parameters = each.parameters.map((parameter) => createArgument(parameter, each, frame.world));
        const isDead = frame.state.isDead;
        callFunction(each, value, parameters, frame, frame.world.captured.get(code.body));
        frame.state.isDead = isDead;
    }
    return value;
}
function createObject(type, given, frame, at) {
    const found = frame.world.project.findClass(type, frame.code.file, frame.code.owner);
    if (found === undefined)
        return frame.world.library.call(createLibraryCall(at, '', { className: type, of: undefined, given }, frame));
    const value = addEntity({ type: found.name, code: found, entries: new Map() }, frame);
    constructWith(found, given, value, frame);
    return value;
}
function constructWith(owner, given, self, frame) {
    const [found] = owner.functions.filter(({ name, parameters, isStatic }) => name === owner.name && parameters.length === given.length && !isStatic);
    if (found !== undefined)
        callFunction(found, self, given, frame);
}
function construct(name, given, frame) {
    const { owner, file } = frame.code;
    if (owner === undefined || frame.self === undefined)
        return engine_values/* fixedValue */.Sb;
    const targets = name === 'this'
        ? [owner]
        : owner.parents.flatMap((parent) => frame.world.project.findClass(parent, file, owner) ?? []);
    for (const target of targets)
        constructWith(target, given, frame.self, frame);
    return engine_values/* fixedValue */.Sb;
}
function createArgument({ type, at, isFilled }, code, world) {
    if (world.library.isNumber(type))
        return { ...engine_values/* fixedValue */.Sb, type };
    return isFilled ? (0,engine_values/* createFlow */.F8)(createSource(world, 'request', at, code), type) : { ...engine_values/* unknownValue */.Uo, type };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/statements.js





const deepLoops = 3;
function evaluateChoice(test, branches, frame) {
    const value = frame.world.evaluate(test, frame);
    const isKnown = isTruthy(value);
    if (isKnown !== undefined)
        return branches[isKnown ? 0 : 1]();
    const { checks } = value;
    const before = frame.state;
    const results = [];
    const states = branches.map((branch, index) => {
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        (0,engine_heap/* markAsChecked */.JC)(frame.state, checks?.[index === 0 ? 'yes' : 'no'] ?? []);
        results.push(branch());
        return frame.state;
    });
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    return (0,engine_values/* joinValues */.jw)(results);
}
function leave({ by, value: given }, frame) {
    const value = given === undefined ? engine_values/* fixedValue */.Sb : frame.world.evaluate(given, frame);
    if (by === 'return') {
        frame.results.push((0,engine_values/* markChecked */.By)(value, frame.state.checked));
        frame.exits.push((0,engine_heap/* copyState */.hw)(frame.state));
    }
    else if (by === 'yield') {
        frame.yields.at(-1)?.push(value);
        frame.breaks.at(-1)?.push((0,engine_heap/* copyState */.hw)(frame.state));
    }
    else if (by === 'break')
        frame.breaks.at(-1)?.push((0,engine_heap/* copyState */.hw)(frame.state));
    else if (by === 'continue')
        frame.continues.at(-1)?.push((0,engine_heap/* copyState */.hw)(frame.state));
    frame.state.isDead = true;
    return value;
}
function evaluateLoop(code, frame) {
    const { test, each, body, step, isLate } = code;
    const list = each && frame.world.evaluate(each.of, frame);
    const isEndless = test === undefined && each === undefined;
    let isCertain = isLate === true || isEndless;
    if (test !== undefined && !isLate) {
        const known = isTruthy(frame.world.evaluate(test, frame));
        if (known === false)
            return engine_values/* fixedValue */.Sb;
        isCertain = known === true;
    }
    const before = (0,engine_heap/* copyState */.hw)(frame.state);
    const breaks = [];
    for (let turn = frame.breaks.length < deepLoops ? 0 : 1; turn < 2; turn += 1) {
        frame.breaks.push([]);
        frame.continues.push([]);
        if (each && list)
            setVariable(frame.state, each.name, withType(readElements(list, frame), each.type, frame.world));
        frame.world.evaluate(body, frame);
        const continues = frame.continues.pop() ?? [];
        breaks.push(...(frame.breaks.pop() ?? []));
        (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(frame.state), ...continues]);
        if (frame.state.isDead)
            break;
        if (step !== undefined)
            frame.world.evaluate(step, frame);
        if (turn === 1)
            break;
        (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(frame.state), (0,engine_heap/* copyState */.hw)(before)]);
        forgetCounters(frame.state, before);
        if (test !== undefined)
            frame.world.evaluate(test, frame);
    }
    const ends = [...breaks, ...(isEndless ? [] : [(0,engine_heap/* copyState */.hw)(frame.state)]), ...(isCertain ? [] : [before])];
    (0,engine_heap/* mergeStates */.ti)(frame.state, ends);
    return engine_values/* fixedValue */.Sb;
}
function forgetCounters(state, before) {
    for (const name of (0,engine_layers/* listChangedKeys */.v0)(state.variables, before.variables.base)) {
        const value = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
        if (value !== (0,engine_layers/* getFromLayer */.Y$)(before.variables, name) && value?.constants?.some((one) => typeof one === 'number'))
            setVariable(state, name, dropConstants(value));
    }
}
function dropConstants({ constants: _, ...value }) {
    return value;
}
function evaluateSwitch(code, frame) {
    const subject = frame.world.evaluate(code.value, frame);
    const before = frame.state;
    const ends = [];
    let through;
    let isDecided = false;
    frame.breaks.push([]);
    frame.yields.push([]);
    const isMatched = code.cases.map(({ tests }) => matchCase(subject, tests, frame));
    const isSure = isMatched.includes(true);
    for (const [index, { tests, body, fallsThrough }] of code.cases.entries()) {
        const isPossible = tests.length === 0 ? !isSure : isMatched[index] !== false && (!isSure || isMatched[index] === true);
        if (tests.length === 0)
            isDecided = true;
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        frame.state.isDead ||= !isPossible;
        if (!frame.state.isDead && tests.length > 0)
            narrowSubject(code.value, tests, frame);
        if (through !== undefined)
            (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(frame.state), through]);
        through = undefined;
        if (frame.state.isDead)
            continue;
        frame.world.evaluate(body, frame);
        if (fallsThrough)
            through = frame.state;
        else
            ends.push(frame.state);
    }
    if (!isDecided && !isSure)
        ends.push((0,engine_heap/* copyState */.hw)(before));
    ends.push(...(through === undefined ? [] : [through]), ...(frame.breaks.pop() ?? []));
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, ends);
    return (0,engine_values/* joinValues */.jw)(frame.yields.pop() ?? []);
}
function matchCase(subject, tests, frame) {
    const { constants } = subject;
    if (constants === undefined || tests.length === 0)
        return undefined;
    const known = tests.map((test) => (0,engine_values/* getConstant */.db)(frame.world.evaluate(test, frame)));
    if (known.includes(undefined))
        return undefined;
    const matching = constants.filter((one) => known.includes(one)).length;
    if (matching === 0)
        return false;
    return matching === constants.length ? true : undefined;
}
function narrowSubject(value, tests, frame) {
    if (value.kind !== 'name' || !isVariable(value.name, frame))
        return;
    const known = tests.map((test) => frame.world.evaluate(test, frame));
    if (known.every(({ constants }) => constants !== undefined))
        setVariable(frame.state, value.name, (0,engine_values/* joinValues */.jw)(known));
}
function evaluateTry({ body, handlers, last }, frame) {
    const before = (0,engine_heap/* copyState */.hw)(frame.state);
    frame.world.evaluate(body, frame);
    const after = frame.state;
    const states = [after];
    for (const handler of handlers) {
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(before), (0,engine_heap/* copyState */.hw)(after)]);
        if (handler.name !== '')
            setVariable(frame.state, handler.name, { ...engine_values/* fixedValue */.Sb, type: 'Exception' });
        frame.world.evaluate(handler.body, frame);
        states.push(frame.state);
    }
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    if (last !== undefined) {
        const { isDead } = frame.state;
        if (isDead)
            frame.state = (0,engine_heap/* copyState */.hw)({ ...after, isDead: false });
        frame.world.evaluate(last, frame);
        frame.state.isDead ||= isDead;
    }
    return engine_values/* fixedValue */.Sb;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/interpreter.js







function createInterpreter(project, library, watch) {
    const records = new Map();
    const world = {
        ...{ project, library, watch, evaluate, fieldValues: new Map(), captured: new Map(), memos: new Map() },
        ...{ sources: new Map(), ids: new Map(), lastObject: 0 },
    };
    function evaluate(code, frame) {
        frame.run.steps += 1;
        if (frame.run.steps > frame.run.limits.steps)
            throw new TooLong();
        const value = evaluateAnew(code, frame);
        if (frame.watched.has(code.at))
            note(code.at, value, frame);
        return value;
    }
    function note(at, value, { code: { file }, state }) {
        const own = records.get(file) ?? new Map();
        records.set(file, own);
        const noted = (0,engine_values/* markChecked */.By)(flatten(value, state), state.checked);
        const before = own.get(at);
        own.set(at, before === undefined ? noted : (0,engine_values/* joinValues */.jw)([before, noted]));
    }
    function run(code, limits) {
        if (code.body === undefined)
            return true;
        const ownRun = createRun(limits);
        const heap = (0,engine_layers/* createLayer */.Ay)();
        const frame = createFrame(world, code, undefined, ownRun, 0, heap);
        if (code.owner !== undefined && !code.isStatic)
            frame.self = addEntity({ type: code.owner.name, code: code.owner, entries: new Map() }, frame);
        for (const parameter of code.parameters) {
            const value = createArgument(parameter, code, world);
            setVariable(frame.state, parameter.name, parameter.isRest ? addEntity({ ...(0,engine_heap/* createList */.D1)('array', []), rest: value }, frame) : value);
        }
        ownRun.stack.add(code);
        try {
            evaluate(code.body, frame);
            runWaiting(ownRun, frame);
            return true;
        }
        catch (error) {
            if (error instanceof TooLong)
                return false;
            throw error;
        }
    }
    function runWaiting(ownRun, frame) {
        for (const [code, callable] of ownRun.waiting) {
            frame.state.isDead = false;
            invoke(callable, code.parameters.map((parameter) => createArgument(parameter, code, world)), frame);
        }
    }
    return { run, getRecords: (file) => records.get(file) ?? new Map() };
}
function evaluateAnew(code, frame) {
    switch (code.kind) {
        case 'constant':
            return (0,engine_values/* createConstant */.vl)(code.value, typeof code.value === 'string' ? 'String' : '');
        case 'name':
            return readName(code.name, frame);
        case 'member':
            return readMember(code, frame);
        case 'item':
            return readItem(frame.world.evaluate(code.of, frame), frame.world.evaluate(code.key, frame), frame);
        case 'call':
            return evaluateCall(code, frame);
        case 'create':
            return evaluateCreation(code, frame);
        case 'list':
            return addEntity((0,engine_heap/* createList */.D1)(code.type, code.items.map((item) => frame.world.evaluate(item, frame))), frame);
        case 'assign':
            return evaluateAssignment(code, frame);
        case 'operation':
            return evaluateOperation(code, frame);
        case 'choice':
            return evaluateChoice(code.test, [() => frame.world.evaluate(code.yes, frame), () => frame.world.evaluate(code.no, frame)], frame);
        case 'function': {
            const callable = { code: code.code, variables: (0,engine_layers/* createLayer */.Ay)(frame.state.variables), self: frame.self };
            if (!frame.run.waiting.has(code.code))
                frame.run.waiting.set(code.code, callable);
            return { ...engine_values/* fixedValue */.Sb, callables: [callable] };
        }
        case 'reference': {
            const className = readClassName(code.of, frame);
            const of = className === undefined ? frame.world.evaluate(code.of, frame) : undefined;
            const method = { at: code.at, of, className: className ?? of?.type ?? '', name: code.name, from: frame.code };
            return {
                ...engine_values/* fixedValue */.Sb,
                callables: [{ variables: (0,engine_layers/* createLayer */.Ay)(frame.state.variables), self: frame.self, method }],
            };
        }
        case 'convert':
            return withType(frame.world.evaluate(code.value, frame), code.type, frame.world);
        case 'if':
            return evaluateChoice(code.test, [
                () => frame.world.evaluate(code.yes, frame),
                () => (code.no === undefined ? engine_values/* fixedValue */.Sb : frame.world.evaluate(code.no, frame)),
            ], frame);
        case 'leave':
            return leave(code, frame);
        case 'loop':
            return evaluateLoop(code, frame);
        case 'switch':
            return evaluateSwitch(code, frame);
        case 'try':
            return evaluateTry(code, frame);
        case 'block':
            for (const each of code.body) {
                if (frame.state.isDead)
                    break;
                const { checks } = frame.world.evaluate(each, frame);
                if (each.kind === 'call')
                    (0,engine_heap/* markAsChecked */.JC)(frame.state, checks?.yes ?? []);
            }
            return engine_values/* fixedValue */.Sb;
        case 'several':
            return isUnknownResult(code.parts.map((part) => frame.world.evaluate(part, frame)));
    }
}
function isUnknownResult(parts) {
    return parts.length === 0 ? engine_values/* fixedValue */.Sb : (0,engine_values/* passOn */.TH)(parts);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/project.js
const mostImplementations = 3;
const mostParents = 10;
function createProject(index, read) {
    const classes = new Map();
    const methods = new Map();
    function findClass(name, from, around) {
        for (let outer = around; outer !== undefined; outer = outer.outer) {
            if (outer.name === name)
                return outer;
            const inner = outer.inner.find((each) => each.name === name);
            if (inner !== undefined)
                return inner;
        }
        const known = classes.get(from) ?? new Map();
        classes.set(from, known);
        if (!known.has(name)) {
            known.set(name, undefined);
            known.set(name, from.classes.find((each) => each.name === name) ?? findElsewhere(name, from));
        }
        return known.get(name);
    }
    function findElsewhere(name, from) {
        const full = from.imports.get(name) ?? (name.includes('.') ? name : undefined);
        const last = name.replace(/^.*\./, '');
        const path = full === undefined ? index.findFile(last, from) : index.findNamed(full, from);
        const found = path === undefined || path === from.path ? undefined : read(path);
        if (found !== undefined)
            return found.classes.find((each) => each.name === last);
        const outer = full?.replace(/\.[^.]*$/, '');
        return outer !== undefined && /(?:^|\.)[A-Z]\w*$/.test(outer)
            ? findClass(outer, from, undefined)?.inner.find((each) => each.name === last)
            : undefined;
    }
    function listParents(owner) {
        const found = [];
        const waiting = [owner];
        for (let next = waiting.shift(); next !== undefined && found.length < mostParents; next = waiting.shift()) {
            const { parents, file, outer } = next;
            const above = parents.flatMap((parent) => findClass(parent, file, outer) ?? []);
            const fresh = above.filter((each) => each !== owner && !found.includes(each));
            found.push(...fresh);
            waiting.push(...fresh);
        }
        return found;
    }
    function findField(owner, name) {
        for (let around = owner; around !== undefined; around = around.outer)
            for (const each of [around, ...(around.parents.length === 0 ? [] : listParents(around))]) {
                const code = each.fields.get(name);
                if (code !== undefined)
                    return { owner: each, code };
            }
        return undefined;
    }
    function findMethods(owner, name, count) {
        const known = methods.get(owner) ?? new Map();
        methods.set(owner, known);
        const key = `${name} ${count}`;
        const found = known.get(key) ?? findMethodsAnew(owner, name, count);
        known.set(key, found);
        return found;
    }
    function findMethodsAnew(owner, name, count) {
        for (const each of [owner, ...listParents(owner)]) {
            const own = each.functions.filter((code) => code.name === name && takesArguments(code, count));
            const withBody = own.filter(({ body }) => body !== undefined);
            if (withBody.length > 0)
                return withBody;
            if (own.length > 0)
                return findImplementations(owner, name, count);
        }
        return [];
    }
    function findImplementations(owner, name, count) {
        const found = index.listImplementations(owner.name).flatMap((path) => {
            const file = read(path);
            const own = file?.classes.filter((each) => each.parents.includes(owner.name)) ?? [];
            return own
                .filter((each) => findClass(owner.name, each.file, each.outer) === owner)
                .flatMap((each) => findMethods(each, name, count).filter(({ body }) => body !== undefined));
        });
        return [...new Set(found)].slice(0, mostImplementations);
    }
    return { findClass, findField, findMethods, readResource: index.readResource };
}
function takesArguments({ parameters }, count) {
    const isOpen = parameters.at(-1)?.isRest === true;
    return isOpen ? count >= parameters.length - 1 : count === parameters.length;
}

// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(6581);
// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(1661);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/tree-index.js




const mostEntries = 60;
const mostUsers = 300;
const longestText = 1024 * 1024;
const mostImplementers = 10;
function createTreeIndex(root, files, patterns) {
    const stored = new Map(files.map((file) => [file.path, file.stored]));
    const byName = Map.groupBy(stored.keys(), getClassName);
    let facts;
    function read(path) {
        const position = stored.get(path);
        if (position === undefined)
            return undefined;
        const content = (0,contents/* readContent */.c_)(root, position, longestText + 1);
        return content.length > longestText ? undefined : (0,decode/* decodeText */.g7)(content).text;
    }
    function collectFacts() {
        const all = { users: new Map(), implementers: new Map(), parents: new Map(), entries: new Set() };
        const add = (map, key, value) => {
            const values = map.get(key);
            if (values === undefined)
                map.set(key, [value]);
            else
                values.push(value);
        };
        for (const path of stored.keys()) {
            if (!patterns.isCode(path))
                continue;
            const text = read(path);
            if (text === undefined)
                continue;
            for (const name of new Set(text.match(patterns.className)))
                if (byName.has(name) && name !== getClassName(path))
                    add(all.users, name, path);
            for (const [, , parents = ''] of text.matchAll(patterns.definition))
                for (const name of parents.match(patterns.className) ?? [])
                    if (byName.has(name)) {
                        add(all.implementers, name, path);
                        add(all.parents, path, name);
                    }
            if (!patterns.isTest(path) && patterns.readsRequest(text))
                all.entries.add(path);
        }
        return all;
    }
    function getFacts() {
        facts ??= collectFacts();
        return facts;
    }
    return {
        read,
        findNamed(fullName, from) {
            const end = `${fullName.replaceAll('.', '/')}`;
            const found = (byName.get(fullName.replace(/^.*\./, '')) ?? []).filter((path) => {
                const own = path.replace(/\.\w+$/, '');
                return own === end || own.endsWith(`/${end}`);
            });
            return selectNearest(found, from.path);
        },
        findFile(name, from) {
            const folders = [(0,file_name/* getFolder */.L2)(from.path)];
            const found = (byName.get(name) ?? []).filter((path) => folders.includes((0,file_name/* getFolder */.L2)(path)));
            if (found.length > 0)
                return found[0];
            const packages = [...from.imports]
                .flatMap(([key, full]) => (key.startsWith('*') ? [full] : []))
                .concat(from.package);
            const named = packages.filter((each) => each !== '').map((each) => this.findNamed(`${each}.${name}`, from));
            return named.find((path) => path !== undefined);
        },
        readResource(path, from) {
            const end = path.replace(/^\//, '');
            const named = byName.get(getClassName(end)) ?? [];
            const found = selectNearest(named.filter((each) => each === end || each.endsWith(`/${end}`)), from.path);
            return found === undefined ? undefined : read(found);
        },
        listImplementations: (name) => (getFacts().implementers.get(name) ?? []).slice(0, mostImplementers),
        listEntries(path) {
            const { users, parents, entries } = getFacts();
            if (entries.size === 0)
                return [];
            const seen = new Set([path]);
            for (const each of seen)
                for (const name of [getClassName(each), ...(parents.get(each) ?? [])])
                    for (const user of users.get(name) ?? [])
                        if (seen.size < mostUsers)
                            seen.add(user);
            return [...seen].filter((each) => entries.has(each)).slice(0, mostEntries);
        },
    };
}
function getClassName(path) {
    return (0,file_name/* getBaseName */.J)(path).replace(/\..*$/, '');
}
function selectNearest(paths, other) {
    const count = (path) => {
        const [own, others] = [external_node_path_.posix.dirname(path).split('/'), external_node_path_.posix.dirname(other).split('/')];
        const different = own.findIndex((part, index) => part !== others[index]);
        return different < 0 ? own.length : different;
    };
    let nearest;
    for (const path of paths)
        if (nearest === undefined || count(path) > count(nearest))
            nearest = path;
    return nearest;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/code-search.js








const far = { depth: 20, steps: 400_000 };
const near = { depth: 2, steps: 100_000 };
function createCodeSearch(front, rules, { language, library }, { root, files }) {
    const parse = createParse(language, library);
    const matcher = createRuleMatcher(front.forms, rules, { language, library });
    const index = createTreeIndex(root, files, front.names);
    const known = new Map();
    const watches = new Map();
    const project = createProject(index, (path) => readFile(path)?.file);
    const interpreter = createInterpreter(project, front.library, (file) => watches.get(file) ?? new Set());
    const begun = new Set();
    const cut = new Set();
    function readFile(path) {
        if (!known.has(path)) {
            const text = index.read(path);
            if (text === undefined)
                known.set(path, undefined);
            else {
                const { code } = front.decode(path, text);
                const tree = parse(code);
                readTree(tree, path, code, matcher.match(tree));
                tree.delete();
            }
        }
        return known.get(path);
    }
    function readTree(tree, path, text, matches) {
        const file = front.readFile(tree.rootNode, path, text);
        const watched = new Set(matches.flatMap(({ judged }) => judged.map(getPlace)));
        const read = { file, watched };
        known.set(path, read);
        watches.set(file, watched);
        return read;
    }
    function begin(code, isFar) {
        if (begun.has(code))
            return;
        begun.add(code);
        if (!interpreter.run(code, isFar ? far : near))
            cut.add(code.file.path);
    }
    function follow({ file }, matches) {
        const isFromOutside = matches.some(({ sink, judged }) => judged.length > 0 && needsRequests(sink));
        for (const path of isFromOutside ? index.listEntries(file.path) : [])
            for (const code of readFile(path)?.file.functions ?? [])
                if (code.readsRequest)
                    begin(code, true);
        const isTest = front.names.isTest(file.path);
        for (const code of file.functions)
            if (code.readsRequest)
                begin(code, !isTest);
        const isMatched = ({ start, end }) => matches.some(({ candidate: { at } }) => at.startIndex >= start && at.endIndex <= end);
        for (const code of file.functions)
            if (isMatched(code))
                for (const caller of listStarts(code, new Set()))
                    begin(caller, false);
    }
    function listStarts(code, seen) {
        seen.add(code);
        const call = new RegExp(String.raw `\b${code.name}\s*\(|::\s*${code.name}\b`);
        const callers = code.isPrivate
            ? code.file.functions.filter((one) => one !== code && call.test(code.file.text.slice(one.start, one.end)))
            : [];
        if (callers.length === 0)
            return [code];
        return callers.flatMap((caller) => (seen.has(caller) ? [] : listStarts(caller, seen)));
    }
    return (path, text) => {
        const tree = parse(text);
        try {
            const matches = matcher.match(tree);
            const none = { values: noValues, isCut: false };
            const { values, isCut } = matches.length === 0 ? none : trace(path, text, tree, matches);
            return { ...matcher.judge(tree, matches, values), isCut, isShared: matches.length > 0 };
        }
        finally {
            tree.delete();
        }
    };
    function trace(path, text, tree, matches) {
        const before = known.get(path);
        const read = before?.file.text === text ? before : readTree(tree, path, text, matches);
        follow(read, matches);
        return { values: createTrace(interpreter, read.file), isCut: cut.has(path) };
    }
}
function needsRequests({ rule, severity = rule.severity, isPattern, constant }) {
    return isPattern !== true && constant === undefined && severity.found === undefined && severity.random === undefined;
}
const noValues = {
    judge: () => [],
    fixedTexts: () => [],
    writtenText: () => '',
};
function getPlace(node) {
    const [inner] = node.type === 'parenthesized_expression' ? node.namedChildren : [];
    return inner ? getPlace(inner) : (0,code/* createPlace */.Ef)(node.startIndex, node.endIndex);
}
function createTrace(interpreter, file) {
    const records = interpreter.getRecords(file);
    const find = (node) => records.get(getPlace(node));
    return {
        judge: (nodes, purpose) => {
            const values = nodes.map((node) => find(node) ?? engine_values/* fixedValue */.Sb);
            return (purpose === 'command' ? selectPrograms(values) : values).map((value) => judgeValue(value, purpose, file));
        },
        fixedTexts: (node) => find(node)?.constants?.map(String) ??
            (/literal$|^(?:true|false)$/.test(node.type) ? [(0,syntax/* unquoteLiteral */.RA)(node.text)] : []),
        writtenText: (node) => {
            const value = find(node);
            return value === undefined ? '' : (0,engine_values/* getWritten */.oK)(value);
        },
    };
}
const shells = /^(?:.*[\\/])?(?:(?:ba|da|z|k|c|tc)?sh|cmd|powershell|pwsh|env|xargs|sudo|eval|busybox)(?:\.exe)?$/i;
function selectPrograms(values) {
    const [first] = values;
    const list = values.length === 1 ? (first?.items ?? values) : values;
    const [program, ...given] = list;
    if (program?.constants === undefined || given.length === 0)
        return list;
    return program.constants.some((one) => shells.test(String(one))) ? list : [program];
}
function judgeValue(value, purpose, file) {
    const { flows, isBuilt } = value;
    const isText = value.type === 'String';
    const isRandom = flows.some(({ source }) => source.kind === 'random');
    const dangerous = flows.filter(({ cleaned }) => purpose === undefined || !cleaned.includes(purpose));
    const requests = dangerous.filter(({ source }) => source.kind === 'request');
    if (requests.length === 0) {
        const isStored = dangerous.some(({ source }) => source.kind === 'stored');
        return {
            level: isStored ? 'stored' : value.isUnknown ? 'unknown' : 'fixed',
            isBuilt,
            isText,
            isRandom,
            sources: [],
        };
    }
    const isOpen = ({ isChecked }) => !isChecked;
    const sorted = [...requests.filter(isOpen), ...requests.filter((flow) => !isOpen(flow))];
    return {
        level: requests.some(isOpen) ? 'outside' : 'checked',
        isBuilt,
        isText,
        isRandom,
        sources: sorted.map(({ source }) => describeSource(source, file)),
    };
}
function describeSource({ file, start, code, owner, isGuarded }, at) {
    const around = file.functions.find((one) => one.start <= start && start < one.end)?.start ?? -1;
    const elsewhere = file === at ? undefined : { path: file.path, line: (0,snippet/* createLineFinder */.NJ)(file.text)(start) };
    return { code, start, owner, around, isGuarded, ...(elsewhere && { elsewhere }) };
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/registry.js + 6 modules
var registry = __webpack_require__(5880);
// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js
var file_role = __webpack_require__(1702);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/go.js
const go = {
    file: 'tree-sitter-go.wasm',
    functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
    closures: new Set(['func_literal']),
    blocks: new Set([
        ...['block', 'if_statement', 'for_statement', 'expression_case', 'default_case', 'type_case', 'communication_case'],
        ...['expression_switch_statement', 'type_switch_statement', 'select_statement'],
    ]),
    bindings: [
        '(short_var_declaration left: (expression_list (identifier) @name) right: (expression_list (_) @value))',
        '(assignment_statement left: (expression_list (identifier) @name) operator: "=" right: (expression_list (_) @value))',
        '(assignment_statement left: (expression_list (identifier) @name) operator: "+=" right: (expression_list (_) @added))',
        '(var_spec name: (identifier) @name type: (_)? @type value: (expression_list (_) @value))',
        '(const_spec name: (identifier) @name value: (expression_list (_) @value))',
        '(range_clause left: (expression_list (identifier) @name) right: (_) @value)',
        '(function_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(method_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(variadic_parameter_declaration name: (identifier) @name)',
        '(call_expression function: (selector_expression operand: (identifier) @name field: (field_identifier) @changing) arguments: (argument_list (_) @added) (#match? @changing "^(?:WriteString|WriteByte|WriteRune)$"))',
        '(call_expression function: (selector_expression field: (field_identifier) @changing) arguments: (argument_list (unary_expression operand: (identifier) @name)) (#match? @changing "^(?:Decode|Unmarshal|Bind\\\\w*|ShouldBind\\\\w*|BodyParser|QueryParser|ReadJSON)$")) @value',
    ],
    sources: [
        {
            query: '(call_expression function: (selector_expression) @name) @source',
            name: /^(?:(?:r|req|request)\.(?:FormValue|PostFormValue|PathValue|URL\.Query|URL\.Query\(\)\.Get|Header\.(?:Get|Values)|UserAgent|Referer|Cookie|Cookies|FormFile|MultipartReader)|(?:c|ctx|context|gc|gctx)\.(?:Query|DefaultQuery|QueryArray|QueryMap|QueryParam|QueryParams|QueryString|GetQuery|Param|ParamsInt|Params|PostForm|PostFormArray|DefaultPostForm|GetPostForm|FormValue|FormFile|FormParams|GetHeader|GetRawData|Cookie|Body|BodyRaw|Get|URLParam|PostValue|Bind\w*|ShouldBind\w*|BodyParser|QueryParser|ReadJSON|Request\(\)\.FormValue|Request\.FormValue|Request\.URL\.Query|Request\.Header\.Get)|mux\.Vars|chi\.URLParam|(?:ps|params|p|vars)\.ByName|httprouter\.ParamsFromContext\(\w+(?:\.Context\(\))?\)\.ByName)$/,
        },
        {
            query: '(call_expression function: (_) @name arguments: (argument_list . (identifier) @receiver)) @source',
            name: /(?:^|\.)(?:[Gg]et|[Rr]ead|[Pp]arse|[Ff]etch)(?:\w*[a-z])?(?:Cookie|Params?|Query|Form|FormValue|Header|Body|Input|Vars?)(?:Value|String)?$/,
            receiver: /^(?:r|req|request)$/,
        },
        {
            query: '(selector_expression) @source @name',
            name: /^(?:(?:r|req|request)|(?:c|ctx)\.Request(?:\(\))?)\.(?:Form|PostForm|MultipartForm|Body|RequestURI|Header|URL\.(?:Path|RawQuery|RawPath|Opaque|Fragment))$/,
        },
    ],
    checks: [
        '(call_expression function: (selector_expression field: (field_identifier) @name) arguments: (argument_list (_) @checked))',
        '(expression_switch_statement value: (_) @checked) @name',
        '(index_expression operand: (identifier) @name index: (_) @checked)',
    ],
    checkName: /^(?:MatchString|Match|Contains|HasPrefix|Has|IsLocal|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|(?:valid|allow|known|permitted)\w*|switch\b[\s\S]*)$/,
    texts: new Set([
        ...['interpreted_string_literal', 'raw_string_literal', 'rune_literal', 'interpreted_string_literal_content'],
        ...['raw_string_literal_content', 'escape_sequence'],
    ]),
    fixed: new Set(['int_literal', 'float_literal', 'true', 'false', 'nil', 'iota', 'unary_expression', 'func_literal']),
    variables: new Set(['identifier']),
    freeNames: 'fixed',
    parts: {
        parenthesized_expression: 'all',
        selector_expression: ['operand'],
        index_expression: ['operand'],
        slice_expression: ['operand'],
        type_conversion_expression: ['operand'],
        type_assertion_expression: ['operand'],
        composite_literal: ['body'],
        literal_value: 'all',
        literal_element: 'all',
        keyed_element: ['value'],
        expression_list: 'all',
    },
    joins: new Set([]),
    joinOperator: '+',
    choiceOperators: new Set([]),
    calls: {
        call_expression: {
            name: 'function',
            arguments: 'arguments',
            inner: { type: 'selector_expression', name: 'field', receiver: 'operand' },
        },
    },
    ownReceiver: /^[a-z]\w*$/,
    passing: /^(?:string|trimspace|trim|trimleft|trimright|trimprefix|trimsuffix|trimfunc|tolower|toupper|title|replace|replaceall|replaceallstring|replaceallliteralstring|split|splitn|fields|string|bytes|text|queryunescape|pathunescape|decodestring|decode|unmarshal|newdecoder|newreader|newreplacer|readall|parse|parserequesturi|get|values|value|clean|abs|fromslash|toslash|rel|first|unquote|html|js|url|htmlattr)$/,
    joining: /^(?:sprintf|sprint|sprintln|join|joinpath|append|repeat|appendformat|errorf)$/,
    harmless: /(?:^|\W)(?:atoi|parseint|parseuint|parsefloat|parsebool|len|cap|sum|sum256|itoa|formatint|encodetostring|uuid|now|unix|count|contains|hasprefix|hassuffix|equalfold|index|compare|err|error|writer|new|fprintf|println|printf)$/,
    cleaning: {
        sql: /(?:^|\W)(?:quoteidentifier|quoteliteral|rebind|quote|sanitize|escape\w*)$/,
        command: /(?:^|\W)(?:shellescape\.quote|quote)$/,
        path: /(?:^|\W)(?:filepath\.base|path\.base|securejoin|securepath|filepathsecure|islocal)$/,
        page: /(?:^|\W)(?:escapestring|htmlescapestring|htmlescaper|jsescapestring|urlqueryescaper|queryescape|pathescape|sanitize\w*|marshal|quote)$/,
        address: /(?:^|\W)(?:queryescape|pathescape|encode)$/,
    },
    numbers: /^(?:u?int(?:8|16|32|64)?|float(?:32|64)|bool|byte|rune|error|time\.(?:Time|Duration)|uuid\.UUID|u?intptr)$/,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/php.js
const brought = String.raw `^\$_(?:GET|POST|REQUEST|COOKIE|FILES)$`;
const requestHolder = /(?:^|\W|_)(?:request|req|input)(?:\(\))?$/i;
const requestMethod = /^(?:input|get|query|post|all|cookie|header|json|string|server|only|except|getVar|getPost|getGet|getQuery|getData|getParam|getParams|getQueryParams|getParsedBody|getCookieParams|getQueryParam|getPostVar|getContent|getRawInput|get_param|getUri|fullUrl|file|offsetGet)$/i;
const php = {
    file: 'tree-sitter-php.wasm',
    functions: new Set(['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function']),
    closures: new Set(['anonymous_function', 'arrow_function']),
    blocks: new Set(['compound_statement', 'colon_block', 'program', 'case_statement', 'default_statement']),
    bindings: [
        '(assignment_expression left: (variable_name) @name right: (_) @value)',
        '(assignment_expression left: (list_literal (variable_name) @name) right: (_) @value)',
        '(assignment_expression left: (subscript_expression . (variable_name) @name) right: (_) @added)',
        '(reference_assignment_expression left: (variable_name) @name right: (_) @value)',
        '(augmented_assignment_expression left: (variable_name) @name right: (_) @added)',
        '(foreach_statement . (_) @value . (variable_name) @name)',
        '(foreach_statement . (_) @value . (pair (variable_name) @name))',
        '(foreach_statement . (_) @value . (by_ref (variable_name) @name))',
        '(simple_parameter type: (_)? @type name: (variable_name) @name)',
        '(variadic_parameter name: (variable_name) @name)',
        '(static_variable_declaration name: (variable_name) @name value: (_)? @value)',
    ],
    sources: [
        {
            query: '(subscript_expression . (variable_name) @name (string (string_content) @receiver)) @source',
            name: /^\$_SERVER$/,
            receiver: /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/,
        },
        {
            query: '(subscript_expression . (variable_name) @name (encapsed_string (string_content) @receiver)) @source',
            name: /^\$_SERVER$/,
            receiver: /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/,
        },
        { query: '(subscript_expression . (variable_name) @name) @source', name: new RegExp(brought) },
        { query: '(variable_name) @source @name', name: new RegExp(brought) },
        {
            query: '(member_call_expression object: (_) @receiver name: (name) @name) @source',
            name: requestMethod,
            receiver: requestHolder,
        },
        {
            query: '(member_call_expression object: (member_access_expression object: (_) @receiver name: (name) @bag) name: (name) @name (#match? @bag "^(?:query|request|cookies|headers|files|attributes)$")) @source',
            name: /^(?:get|all|getAlpha|getAlnum|getString)$/,
            receiver: requestHolder,
        },
        {
            query: '(scoped_call_expression scope: (_) @receiver name: (name) @name) @source',
            name: /^(?:input|get|query|post|all|cookie|header|getVar|getString)$/i,
            receiver: /(?:^|\\)(?:Request|Input|JRequest)$/,
        },
        {
            query: '(function_call_expression function: (name) @name) @source',
            name: /^(?:getallheaders|apache_request_headers)$/i,
        },
        {
            query: '(function_call_expression function: (name) @name arguments: (arguments (_) @receiver)) @source',
            name: /^file_get_contents$/i,
            receiver: /^["']php:\/\/input["']$/i,
        },
        {
            query: '(function_call_expression function: (name) @name arguments: (arguments (argument) @receiver)) @source',
            name: /^(?:request|filter_input)$/i,
            receiver: /^["']|^INPUT_(?:GET|POST|COOKIE)$/,
        },
    ],
    checks: [
        '(function_call_expression function: (name) @name arguments: (arguments (argument (_) @checked)))',
        '(binary_expression left: (function_call_expression function: (name) @name arguments: (arguments (argument (_) @checked))) right: (string (string_content)))',
        '(switch_statement condition: (parenthesized_expression (_) @checked)) @name',
        '(match_expression condition: (parenthesized_expression (_) @checked)) @name',
    ],
    checkName: /^(?:strtolower|strtoupper|in_array|array_key_exists|is_numeric|is_int|ctype_\w+|preg_match|filter_var|array_search|checkdate|(?:wp_|check_)\w*nonce\w*|str_starts_with|hash_equals|switch\b[\s\S]*|match\b[\s\S]*)$/i,
    texts: new Set(['string', 'string_content', 'nowdoc', 'nowdoc_string', 'escape_sequence']),
    fixed: new Set([
        ...['integer', 'float', 'boolean', 'null', 'name', 'qualified_name', 'class_constant_access_expression'],
        ...['member_access_expression', 'nullsafe_member_access_expression', 'scoped_property_access_expression'],
        ...['unary_op_expression', 'isset_intrinsic', 'anonymous_function', 'arrow_function', 'update_expression'],
    ]),
    variables: new Set(['variable_name']),
    freeNames: 'unknown',
    parts: {
        argument: 'all',
        parenthesized_expression: 'all',
        encapsed_string: 'all',
        heredoc: ['value'],
        heredoc_body: 'all',
        shell_command_expression: 'all',
        subscript_expression: [''],
        conditional_expression: ['body', 'alternative'],
        assignment_expression: ['right'],
        augmented_assignment_expression: ['left', 'right'],
        array_creation_expression: 'all',
        array_element_initializer: 'all',
        sequence_expression: 'all',
        cast_expression: ['value'],
        error_suppression_expression: 'all',
        match_expression: ['body'],
        match_block: 'all',
        match_conditional_expression: ['return_expression'],
        match_default_expression: ['return_expression'],
        reference_modifier: [],
        clone_expression: 'all',
    },
    joins: new Set(['encapsed_string', 'heredoc_body', 'shell_command_expression']),
    joinOperator: '.',
    choiceOperators: new Set(['??', '?:']),
    calls: {
        function_call_expression: { name: 'function', arguments: 'arguments' },
        member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
        nullsafe_member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
        scoped_call_expression: { name: 'name', receiver: 'scope', arguments: 'arguments' },
    },
    ownReceiver: /^(?:\$this|self|static)$/,
    escaping: /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|escapestring|dbescape|addslashes|esc_sql)$/,
    stored: {
        calls: /(?:^|\W)(?:(?:mysqli?|pg|sqlite|sqlsrv|odbc)_fetch_\w+|fetch(?:_?(?:assoc|array|row|object|all|column))?|fetchArray)$/i,
        harmless: /\[\s*["']?(?:\w*_)?(?:id|ID|count|total|num|date)["']?\s*\]$/,
    },
    passing: /^(?:trim|ltrim|rtrim|chop|strtolower|strtoupper|ucfirst|lcfirst|ucwords|mb_\w+|substr|str_replace|str_ireplace|preg_replace|preg_replace_callback|stripslashes|strrev|nl2br|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|strval|utf8_decode|utf8_encode|iconv|array_map|array_filter|array_merge|array_values|array_keys|array_pop|array_shift|current|reset|end|next|explode|json_decode|str_pad|strstr|strrchr|str_split|wordwrap|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|str_rot13|addslashes|wp_unslash|sanitize_text_field|strip_tags|filter_var|realpath|dirname|basename|min|max|get_magic_quotes_gpc|compact|extract|parse_url|pathinfo|escapeshellcmd)$/,
    joining: /^(?:sprintf|vsprintf|implode|join|concat|strtr|substr_replace|http_build_query)$/,
    harmless: /(?:^|\W)(?:intval|floatval|doubleval|boolval|abs|count|sizeof|strlen|mb_strlen|crc32|md5|sha1|hash|hash_hmac|bin2hex|random_bytes|random_int|uniqid|time|microtime|mktime|strtotime|date|is_\w+|ord|round|floor|ceil|rand|mt_rand|number_format|password_hash|ip2long|base_convert|absint|array_fill|str_repeat|range|spl_object_id|getmypid|dechex|bindec|hexdec|octdec|uuid\w*|serialize|decrypt|sha256|integer|boolean|bool|float)$/,
    cleaning: {
        sql: /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|\w+_escape_literal|\w+_escape_identifier|quote|quoteidentifier|quotename|escape|prepare|esc_sql|escapestring|dbescape|wrap|wraptable|parameterize|columnize|getquery|quotesingleidentifier)$/,
        command: /(?:^|\W)(?:escapeshellarg|escapeargument|basename)$/,
        path: /(?:^|\W)(?:basename|sanitize_file_name|realpath|slug|hashname|store|storeas)$/,
        page: /(?:^|\W)(?:htmlspecialchars|htmlentities|strip_tags|json_encode|urlencode|rawurlencode|base64_encode|e|esc_\w+|wp_kses\w*|escape\w*|sanitize\w*|purify|encode|filter_xss|check_plain|h|html|xss_clean|xlt|attr|text|__|gettext|number_format|date)$/,
        address: /(?:^|\W)(?:urlencode|rawurlencode|http_build_query|basename|wp_validate_redirect|wp_sanitize_redirect|route|site_url|base_url|url)$/,
        code: /(?:^|\W)(?:var_export|json_encode|addslashes)$/,
    },
    lookUp: {
        type: 'subscript_expression',
        harmless: /^\$_FILES\b[\s\S]*\[\s*["'](?:tmp_name|size|error)["']\s*\]$/,
    },
    numbers: /^\??(?:int|float|bool|integer|double|boolean)$/i,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/registry.js


const grammars = { PHP: php, Go: go };

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/calls.js
const call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/command-injection.js

const commandInjection = {
    weakness: 'command-injection',
    language: 'Go',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        {
            query: call,
            name: /^exec\.Command(?:Context)?$/,
            given: /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i,
        },
        { query: call, name: /^exec\.Command$/, argument: [0], severity: { outside: 'CRITICAL' } },
        { query: call, name: /^exec\.CommandContext$/, argument: [1], severity: { outside: 'CRITICAL' } },
        { query: call, name: /^exec\.Command(?:Context)?$/, severity: { outside: 'MEDIUM' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/cookie.js

const cookie = {
    weakness: 'cookie',
    language: 'Go',
    remediation: 'Set HttpOnly, Secure and SameSite.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: '(composite_literal type: (_) @name) @at',
            name: /^(?:http\.Cookie|sessions\.Options)$/,
            unless: /HttpOnly:(?!\s*false)|MaxAge:\s*-\s*1|Expires:\s*time\.Unix\(/,
        },
        { query: call, name: /^(?:c|ctx)\.SetCookie$/, argument: [-1], constant: /^false$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/open-redirect.js

const openRedirect = {
    weakness: 'open-redirect',
    language: 'Go',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        { query: call, name: /^http\.Redirect$/, argument: [2], unless: /\.URL\.(?:Path|RawQuery|String\(\))/ },
        { query: call, name: /^(?:c|ctx)\.Redirect$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/path-traversal.js

const pathTraversal = {
    weakness: 'path-traversal',
    language: 'Go',
    remediation: 'Open files with os.OpenInRoot, or check the name with filepath.IsLocal.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: call,
            name: /^(?:os\.(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir)|ioutil\.(?:ReadFile|WriteFile|ReadDir))$/,
            argument: [0, 1],
        },
        { query: call, name: /^http\.ServeFile$/, argument: [2] },
        { query: call, name: /^(?:c|ctx)\.(?:File|SendFile|FileAttachment|Attachment)$/ },
        { query: call, name: /^(?:c|ctx)\.(?:SaveUploadedFile|SaveFile)$/, argument: [1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/sql-injection.js

const sqlInjection = {
    weakness: 'sql-injection',
    language: 'Go',
    remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: call,
            name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Get|Select|Where|Having|Order|Joins)(?:Context)?$/,
            argument: [0, 1, 2],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/ssrf.js

const ssrf = {
    weakness: 'ssrf',
    language: 'Go',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: call, name: /^(?:http|client|httpClient)\.(?:Get|Post|Head|PostForm)$/, argument: [0] },
        { query: call, name: /^http\.NewRequest$/, argument: [1] },
        { query: call, name: /^http\.NewRequestWithContext$/, argument: [2] },
        { query: call, name: /^net\.Dial(?:Timeout)?$/, argument: [1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/tls-unchecked.js

const tlsUnchecked = {
    weakness: 'tls-unchecked',
    language: 'Go',
    remediation: 'Keep verification on; trust a private certificate authority through RootCAs.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (true))) @at',
            name: /^InsecureSkipVerify$/,
        },
        {
            query: '(assignment_statement left: (expression_list (selector_expression field: (_) @name)) right: (expression_list (true))) @at',
            name: /^InsecureSkipVerify$/,
        },
        { query: call, name: /^ssh\.InsecureIgnoreHostKey$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/weak-crypto.js

const weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Go',
    remediation: 'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
        { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
        { query: call, name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/xss.js

const xss = {
    weakness: 'xss',
    language: 'Go',
    remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
    severity: { outside: 'HIGH' },
    purpose: 'page',
    notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
    sinks: [
        {
            query: call,
            name: /^template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
            severity: { outside: 'HIGH', unknown: 'MEDIUM' },
        },
        {
            query: call,
            name: /^(?:fmt\.Fprint(?:f|ln)?|io\.WriteString)$/,
            given: /^\(\s*(?:w|rw|res|resp|response|writer|c\.Writer)\s*,/,
        },
        { query: call, name: /^(?:w|rw|res|resp|response)\.Write$/ },
        { query: call, name: /^(?:c|ctx)\.HTML$/, argument: [1] },
        {
            query: call,
            name: /\.Execute(?:Template)?$/,
            given: /^\(\s*(?:w|rw|writer|c\.Writer)\s*,/,
            inFile: /"text\/template"/,
            unlessAround: /text\/plain|application\/(?!xhtml)/,
            argument: [-1],
            severity: { outside: 'HIGH', unknown: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/calls.js
const calls_call = '(method_invocation name: (identifier) @name) @at';
const creation = '(object_creation_expression type: (_) @name) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/code-injection.js

const codeInjection = {
    weakness: 'code-injection',
    language: 'Java',
    remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:eval|evaluate|compile)$/,
            receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
            argument: [0],
        },
        {
            query: calls_call,
            name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
            unlessAround: /SimpleEvaluationContext/,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: calls_call,
            name: /^(?:evaluate|mergeTemplate)$/,
            receiver: /velocity|^ve$/i,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: calls_call,
            name: /^(?:getValue|setValue|parseExpression|execute|executeExpression)$/,
            receiver: /^(?:Ognl|MVEL)$|express|runner/i,
            argument: [0],
            severity: { outside: 'CRITICAL' },
        },
        {
            query: creation,
            name: /^Template$/,
            inFile: /import\s+freemarker\./,
            severity: { outside: 'HIGH' },
        },
        {
            query: calls_call,
            name: /^(?:forName|loadClass)$/,
            receiver: /^Class$|loader/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/command-injection.js

const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)"\s*,\s*"[-/][cC]/;
const command_injection_commandInjection = {
    weakness: 'command-injection',
    language: 'Java',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        {
            query: calls_call,
            name: /^exec$/,
            receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
            argument: [0],
        },
        {
            query: calls_call,
            name: /^exec$/,
            receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
            argument: [1],
            purpose: 'path',
            severity: { outside: 'HIGH' },
        },
        { query: creation, name: /^ProcessBuilder$/, given: shell, severity: { outside: 'CRITICAL', unknown: 'MEDIUM' } },
        {
            query: calls_call,
            name: /^command$/,
            receiver: /builder|^pb$|process/i,
            given: shell,
            severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
        },
        { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
        { query: calls_call, name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/cookie.js

const cookie_cookie = {
    weakness: 'cookie',
    language: 'Java',
    remediation: 'Call setHttpOnly(true) and setSecure(true) on the cookie.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
            argument: [0],
            constant: /^false$/,
        },
        {
            query: calls_call,
            name: /^addCookie$/,
            unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
            severity: { found: 'LOW' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/deserialization.js

const deserialization = {
    weakness: 'deserialization',
    language: 'Java',
    remediation: 'Parse JSON into fixed classes, or set an ObjectInputFilter that allows only the expected classes.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:readObject|readUnshared)$/,
            unlessAround: /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
            severity: { found: 'MEDIUM' },
        },
        { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
        { query: creation, name: /^XMLDecoder$/ },
        { query: calls_call, name: /^fromXML$/, argument: [0] },
        { query: calls_call, name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
        { query: calls_call, name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
        { query: calls_call, name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/ldap-injection.js

const filter = /\(\s*[&|!(]*\s*[\w.;:-]+\s*[~<>:]?=/;
const ldapInjection = {
    weakness: 'ldap-injection',
    language: 'Java',
    remediation: 'Escape the value with LdapEncoder.filterEncode, or pass it as an argument of the filter: {0}.',
    severity: { outside: 'HIGH' },
    purpose: 'ldap',
    sinks: [
        {
            query: calls_call,
            name: /^(?:search|searchForObject|searchForContext|find|findOne|authenticate|list)$/,
            isBuilt: true,
            holds: filter,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/open-redirect.js

const open_redirect_openRedirect = {
    weakness: 'open-redirect',
    language: 'Java',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        { query: calls_call, name: /^sendRedirect$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:setHeader|addHeader|header|add|set)$/,
            argument: [1],
            given: /^\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*,/i,
        },
        { query: calls_call, name: /^add$/, receiver: /\.get\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*\)$/i, argument: [0] },
        { query: calls_call, name: /^(?:setLocation|location)$/, argument: [0] },
        { query: creation, name: /^RedirectView$/, argument: [0] },
        { query: creation, name: /^ModelAndView$/, argument: [0], holds: /^redirect:(?:https?:\/\/)?$/ },
        { query: '(return_statement (binary_expression) @value) @at', holds: /^redirect:(?:https?:\/\/)?$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/path-traversal.js

const path_traversal_pathTraversal = {
    weakness: 'path-traversal',
    language: 'Java',
    remediation: 'Use only the last part of the name, or normalize the path and check that it starts with the folder.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: creation,
            name: /^(?:java\.io\.)?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|FileSystemResource|UrlResource|ZipFile)$/,
        },
        {
            query: creation,
            name: /^(?:java\.io\.)?(?:File|FileOutputStream)$/,
            given: /\b\w*(?:[eE]ntry|^e|ze|\be)\.getName\(\)/,
            around: /(?:Zip|Jar|Tar|Archive)\w*Entry|ZipFile/,
            unlessAround: /startsWith|normalize|[cC]anonical/,
            severity: { found: 'MEDIUM' },
            isPattern: true,
        },
        { query: calls_call, name: /^(?:get|of)$/, receiver: /(?:^|\.)Paths?$/ },
        { query: calls_call, name: /^getResource(?:AsStream)?$/, argument: [0] },
        { query: calls_call, name: /^(?:resolve|resolveSibling)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:newInputStream|readAllBytes|readString|lines|readAllLines|write|writeString|delete|copy|move|createFile|createDirectories|newBufferedReader|newBufferedWriter)$/,
            receiver: /(?:^|\.)Files$/,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/sql-injection.js

const sql_injection_sqlInjection = {
    weakness: 'sql-injection',
    language: 'Java',
    remediation: 'Use PreparedStatement with placeholders, or bind parameters by name; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: calls_call,
            name: /^(?:executeQuery|executeUpdate|executeLargeUpdate|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|batchUpdate|rawQuery|execSQL)$/,
            argument: [0],
            isText: true,
            severity: { outside: 'HIGH' },
        },
        {
            query: calls_call,
            name: /^(?:execute|addBatch|batchUpdate|update|query)$/,
            receiver: /(?:^|\.|_)(?:st|stmt|statement|prepared\w*|jdbc\w*|\w*[jJ]dbcTemplate|\w*[sS]tatement|conn|connection)(?:\(\))?$/,
            argument: [0],
            isText: true,
            severity: { outside: 'HIGH' },
        },
        {
            query: '(annotation name: (identifier) @name arguments: (annotation_argument_list) @arguments) @at',
            name: /^(?:Select|Insert|Update|Delete)$/,
            given: /"[^"]*\$\{\w/,
            inFile: /\bibatis\b/,
            isPattern: true,
            severity: { found: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /^(?:execute|executeQuery|executeUpdate|executeLargeUpdate|addBatch|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|query|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|update|batchUpdate|sql|rawQuery|execSQL|newQuery)$/,
            argument: [0],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|merge)\b/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/ssrf.js

const ssrf_ssrf = {
    weakness: 'ssrf',
    language: 'Java',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: creation, name: /^(?:java\.net\.)?(?:URL|Socket)$/ },
        { query: creation, name: /^Http(?:Get|Post|Put|Head|Delete|Patch)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:getForObject|getForEntity|postForObject|postForEntity|exchange|headForHeaders)$/,
            receiver: /rest|template|client/i,
            argument: [0],
        },
        { query: calls_call, name: /^(?:connect|Get|Post)$/, receiver: /^(?:Jsoup|Request|Unirest)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:url|uri)$/,
            receiver: /Builder\(\)|client|builder|\.(?:get|post|put)\(\)/i,
            argument: [0],
        },
        { query: calls_call, name: /^newBuilder$/, receiver: /^HttpRequest$/, argument: [0] },
        { query: calls_call, name: /^getConnection$/, receiver: /^DriverManager$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?!is|check|valid|encode|decode|parse|build|normal|escape)\w+$/i,
            receiver: /^(?:Http|Request|Download|Url|OkHttp)\w*Utils?$/i,
            given: /^\(\s*\w*(?:url|uri|link|host|address|endpoint)\w*\s*[,)]/i,
            argument: [0],
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/token-unsigned.js

const tokenUnsigned = {
    weakness: 'token-unsigned',
    language: 'Java',
    remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
            receiver: /Jwts\s*\.\s*parser|jwtParser/i,
        },
        { query: calls_call, name: /^none$/, receiver: /^Algorithm$/ },
        { query: calls_call, name: /^decode$/, receiver: /^JWT$/, unlessAround: /\.verify\(/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/trust-boundary.js

const trustBoundary = {
    weakness: 'trust-boundary',
    language: 'Java',
    remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
    severity: { outside: 'LOW' },
    sinks: [
        { query: calls_call, name: /^(?:setAttribute|putValue)$/, receiver: /session\b(?:\([^()]*\))?$/i, argument: [0, 1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-crypto.js

const weak_crypto_weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Java',
    remediation: 'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256; encrypt with AES/GCM/NoPadding.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: calls_call, name: /^getInstance$/, receiver: /(?:^|\.)NoOpPasswordEncoder$/ },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            severity: { found: 'LOW' },
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            context: /passw|pwd|\bpass\b|credential|secret/i,
        },
        {
            query: calls_call,
            name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
            receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
            severity: { found: 'LOW' },
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)Cipher$/,
            argument: [0],
            constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|^(?!rsa).*\/ecb(?:\/|$)|^aes$/i,
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
            argument: [0],
            constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-random.js

const secret = /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i;
const weakRandom = {
    weakness: 'weak-random',
    language: 'Java',
    remediation: 'Use SecureRandom.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: creation, name: /(?:^|\.)Cookie$/, argument: [1], severity: { random: 'MEDIUM' } },
        {
            query: calls_call,
            name: /^(?:setAttribute|putValue)$/,
            receiver: /session\b(?:\([^()]*\))?$/i,
            argument: [1],
            severity: { random: 'MEDIUM' },
        },
        {
            query: '(variable_declarator name: (identifier) @name value: (_) @value) @at',
            name: /token|passw|secret|(?:^|_)otp|Otp|nonce|salt|apiKey|sessionId|captcha|activation/i,
            severity: { random: 'MEDIUM' },
        },
        {
            query: creation,
            name: /^(?:java\.util\.)?Random$/,
            context: secret,
        },
        {
            query: calls_call,
            name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
            receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
            context: secret,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/xml-entities.js

const protection = /(?:disallow-doctype-decl|FEATURE_SECURE_PROCESSING)[^;]{0,20},\s*(?:Boolean\.)?true|ACCESS_EXTERNAL|(?:external-general-entities|SUPPORT_DTD|SUPPORTING_EXTERNAL_ENTITIES|isSupportingExternalEntities)[^;]{0,20},\s*(?:Boolean\.)?false|setExpandEntityReferences\(\s*false|newDocument\(\)/i;
const xmlEntities = {
    weakness: 'xml-entities',
    language: 'Java',
    remediation: 'Disallow document types: setFeature("http://apache.org/xml/features/disallow-doctype-decl", true), or set SUPPORT_DTD to false.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:newInstance|newFactory|newDefaultInstance|newDefaultFactory|createXMLReader)$/,
            receiver: /(?:^|\.)(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|XMLReaderFactory)$/,
            ignoresConditions: true,
            unlessAround: protection,
        },
        {
            query: creation,
            name: /^(?:SAXReader|SAXBuilder)$/,
            unlessAround: protection,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/xpath-injection.js

const xpathInjection = {
    weakness: 'xpath-injection',
    language: 'Java',
    remediation: 'Use a fixed expression with variables, and set these with an XPathVariableResolver.',
    severity: { outside: 'HIGH' },
    purpose: 'xpath',
    sinks: [
        {
            query: calls_call,
            name: /^(?:evaluate|compile|evaluateExpression|selectNodes|selectSingleNode|createXPath|valueOf)$/,
            inFile: /\bxpath\b|\bdom4j\b|\bjdom2?\b|\bjaxen\b/i,
            argument: [0],
            isBuilt: true,
            holds: /\/|\[|@/,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/xss.js

const tag = /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i;
const xss_xss = {
    weakness: 'xss',
    language: 'Java',
    remediation: 'Render the value with a template that escapes, or escape it with Encode.forHtml.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    notLinkable: /[cC]ookie|getHeader\((?!\s*"referer")|getRequestUR|getQueryString/i,
    sinks: [
        { query: calls_call, name: /^\$_$/ },
        {
            query: calls_call,
            name: /^(?:print|println|printf|write|append|format)$/,
            receiver: /getWriter\(\)$|getOutputStream\(\)$|^(?:out|writer|pw|printWriter|responseWriter)$/,
            around: /getWriter\(\)|getOutputStream\(\)|JspWriter/,
        },
        {
            query: '(method_invocation name: (identifier) @name) @at @value',
            name: /^(?:format|formatted|append|concat)$/,
            isBuilt: true,
            holds: tag,
            isOnce: true,
            severity: { outside: 'MEDIUM' },
        },
        {
            query: '(binary_expression) @at @value',
            isBuilt: true,
            isOnce: true,
            holds: tag,
            severity: { outside: 'MEDIUM' },
        },
        {
            query: '(return_statement (_) @value) @at',
            around: /@ResponseBody\b[\s\S]*?\bString\s+\w+\s*\(/,
            unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN/,
        },
        {
            query: '(return_statement (_) @value) @at',
            inFile: /@RestController\b/,
            around: /^@(?:Get|Post|Request)Mapping\b[\s\S]*?\bString\s+\w+\s*\(/,
            unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN|"redirect:/,
            isBuilt: true,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/calls.js
const functionCall = '(function_call_expression function: (_) @name) @at';
const methodCall = '(member_call_expression name: (name) @name) @at';
const staticCall = '(scoped_call_expression name: (name) @name) @at';
const calls_creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';
const addressName = /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/code-injection.js

const code_injection_codeInjection = {
    weakness: 'code-injection',
    language: 'PHP',
    remediation: 'Do not execute text. Use json_decode for data, and a table of allowed functions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'code',
    sinks: [
        { query: functionCall, name: /^\\?eval$/i },
        { query: functionCall, name: /^\\?create_function$/i },
        { query: functionCall, name: /^\\?assert$/i, argument: [0], severity: { outside: 'CRITICAL' } },
        {
            query: functionCall,
            name: /^\\?preg_replace$/i,
            argument: [0],
            constant: /^\s*([^\w\s\\])[\s\S]*\1[a-z]*e[a-z]*$/i,
            severity: { found: 'MEDIUM' },
        },
        { query: methodCall, name: /^(?:createTemplate|renderString|evalString)$/, argument: [0] },
        {
            query: methodCall,
            name: /^render$/,
            receiver: /twig|mustache|blade/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
        {
            query: functionCall,
            name: /^\\?(?:call_user_func(?:_array)?|array_map|usort|uasort|uksort|register_shutdown_function)$/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
        {
            query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/command-injection.js

const php_command_injection_commandInjection = {
    weakness: 'command-injection',
    language: 'PHP',
    remediation: 'Use a PHP function instead, or call proc_open with an array: a fixed program and the values as its arguments.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        { query: functionCall, name: /^\\?(?:exec|system|passthru|shell_exec|popen|pcntl_exec)$/i, argument: [0] },
        { query: functionCall, name: /^\\?proc_open$/i, argument: [0], unless: /^\\?proc_open\s*\(\s*(?:\[|array\s*\()/i },
        { query: '(shell_command_expression (_) @value) @at' },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/cookie.js

const php_cookie_cookie = {
    weakness: 'cookie',
    language: 'PHP',
    remediation: 'Set httponly, secure and samesite in the options of setcookie.',
    severity: { found: 'LOW' },
    sinks: [
        {
            query: functionCall,
            name: /^\\?setcookie$/i,
            unless: /httponly["']?\s*(?:=>|:)|(?:,[^,]*){6}|,\s*time\(\)\s*-|,\s*(?:["']{2}|null|1)\s*,|,\s*-|\$\w*(?:options|params)\b/i,
        },
        {
            query: functionCall,
            given: /(?:true|false)\s*,?\s*\)$/i,
            name: /^\\?(?:setcookie|session_set_cookie_params)$/i,
            unless: /true\s*,?\s*\)$/i,
            severity: { found: 'MEDIUM' },
        },
        {
            query: functionCall,
            name: /^\\?ini_set$/i,
            argument: [0],
            constant: /^session\.cookie_(?:httponly|secure)$/,
            unless: /,\s*(?:true|1|["'](?:1|on|true)["'])\s*\)$/i,
            severity: { found: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/deserialization.js

const deserialization_deserialization = {
    weakness: 'deserialization',
    language: 'PHP',
    remediation: 'Use json_decode, or unserialize with allowed_classes => false on data that you signed.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    sinks: [{ query: functionCall, name: /^\\?unserialize$/i, argument: [0], unless: /allowed_classes/i }],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/file-inclusion.js
const fileInclusion = {
    weakness: 'file-inclusion',
    language: 'PHP',
    remediation: 'Use the value to choose a file from a fixed list; do not build the path from it.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        { query: '(include_expression (_) @value) @at' },
        { query: '(include_once_expression (_) @value) @at' },
        { query: '(require_expression (_) @value) @at' },
        { query: '(require_once_expression (_) @value) @at' },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/open-redirect.js

const php_open_redirect_openRedirect = {
    weakness: 'open-redirect',
    language: 'PHP',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        {
            query: functionCall,
            name: /^\\?header$/i,
            argument: [0],
            holds: /^\s*(?:location|refresh)\s*:\s*(?:\d+;\s*url=)?(?:https?:)?\/{0,2}$/i,
        },
        { query: functionCall, name: /^\\?(?:redirect|wp_redirect)$/i, argument: [0] },
        { query: methodCall, name: /^(?:redirect|redirectTo|away|setRedirect|redirectUrl)$/i, argument: [0] },
        { query: calls_creation, name: /^\\?(?:\w+\\)*RedirectResponse$/, argument: [0] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/path-traversal.js

const php_path_traversal_pathTraversal = {
    weakness: 'path-traversal',
    language: 'PHP',
    remediation: 'Use basename() of the value, or check that realpath() of the whole path is inside the folder; store uploads under generated names with an extension from a fixed list.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:fopen|file_get_contents|file_put_contents|file|readfile|unlink|rmdir|mkdir|opendir|scandir|show_source|highlight_file|parse_ini_file|simplexml_load_file|imagecreatefrom\w+|readgzfile|gzopen|tempnam|copy|rename)$/i,
            argument: [0],
            unless: addressName,
        },
        { query: functionCall, name: /^\\?(?:copy|rename)$/i, argument: [1] },
        { query: functionCall, name: /^\\?move_uploaded_file$/i, argument: [1] },
        {
            query: functionCall,
            name: /^\\?move_uploaded_file$/i,
            argument: [1],
            purpose: 'upload',
            unlessAround: /in_array|PATHINFO_EXTENSION|preg_match|finfo|allowed|["']\.?(?:jpe?g|png|gif|pdf|txt|csv)["']/i,
        },
        {
            query: '(object_creation_expression (name) @name (arguments) @arguments) @at',
            name: /^(?:SplFileObject|ZipArchive)$/,
            argument: [0],
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/sql-injection.js

const php_sql_injection_sqlInjection = {
    weakness: 'sql-injection',
    language: 'PHP',
    remediation: 'Prepare the statement with placeholders and bind the values; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:mysql_(?:db_|unbuffered_)?query|mssql_query|db_query)$/i,
            isBuilt: true,
        },
        {
            query: functionCall,
            name: /^\\?(?:mysqli_(?:real_|multi_)?query|mysqli_prepare|pg_(?:send_)?query|pg_prepare|sqlsrv_(?:query|prepare)|odbc_(?:exec|prepare)|oci_parse|sqlite_(?:exec|query|array_query)|ibase_query|db2_exec|db2_prepare)$/i,
            isBuilt: true,
        },
        {
            query: methodCall,
            name: /^(?:query|exec|prepare|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|fetchAll|fetchAssoc|fetchRow|fetchOne|get_results|get_row|get_var|get_col|createNativeQuery|createQuery|statement|unprepared)$/i,
            argument: [0],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|replace|where|from|order by|alter|drop|create|exec|call|set|show|union)\b/i,
        },
        {
            query: methodCall,
            name: /^(?:whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
            argument: [0],
            isBuilt: true,
        },
        {
            query: staticCall,
            receiver: /(?:^|\\)DB$/,
            name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
            argument: [0],
            isBuilt: true,
        },
        {
            query: functionCall,
            name: /^\\?(?:mysqli_(?:real_|multi_)?query|pg_query|mysql_query)$/i,
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/ssrf.js

const php_ssrf_ssrf = {
    weakness: 'ssrf',
    language: 'PHP',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: functionCall, name: /^\\?(?:curl_init|fsockopen|pfsockopen|get_headers)$/i, argument: [0] },
        { query: functionCall, name: /^\\?curl_setopt$/i, argument: [2], given: /\bCURLOPT_URL\b/ },
        {
            query: functionCall,
            name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
            argument: [0],
            at: addressName,
        },
        { query: methodCall, name: /^request$/, receiver: /client|guzzle|http/i, argument: [1] },
        { query: staticCall, name: /^(?:get|post|put|head)$/, receiver: /(?:^|\\)Http$/, argument: [0] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/weak-crypto.js

const php_weak_crypto_weakCrypto = {
    weakness: 'weak-crypto',
    language: 'PHP',
    remediation: 'Use password_hash for passwords, sha256 for everything else, and aes-256-gcm to encrypt.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: functionCall, name: /^\\?(?:md5|sha1|crc32)$/i, given: /passw|pwd|\bpass\b|credential|secret/i },
        {
            query: functionCall,
            name: /^\\?(?:hash|crypt)$/i,
            argument: [0],
            constant: /^(?:md[245]|sha1|crc32b?)$/i,
            context: /passw|pwd|\bpass\b|credential|secret/i,
        },
        {
            query: functionCall,
            name: /^\\?openssl_(?:en|de)crypt$/i,
            argument: [1],
            constant: /^(?:des|rc[245]|bf|cast5)\b|-ecb$/i,
        },
        { query: functionCall, name: /^\\?mcrypt_(?:en|de)crypt$/i },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/weak-random.js

const weak_random_weakRandom = {
    weakness: 'weak-random',
    language: 'PHP',
    remediation: 'Use random_bytes or random_int.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:rand|mt_rand|lcg_value|uniqid|str_shuffle|array_rand|mt_srand|srand)$/i,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
        {
            query: functionCall,
            name: /^\\?(?:md5|sha1)$/i,
            given: /^\(\s*(?:time|microtime|uniqid|rand|mt_rand)\s*\(/i,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/xml-entities.js

const xml_entities_xmlEntities = {
    weakness: 'xml-entities',
    language: 'PHP',
    remediation: 'Do not use LIBXML_NOENT, LIBXML_DTDLOAD or substituteEntities.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: '(arguments (argument (_)) @at (#match? @at "LIBXML_(?:NOENT|DTDLOAD)"))' },
        { query: functionCall, name: /^\\?libxml_disable_entity_loader$/i, argument: [0], constant: /^false$/i },
        {
            query: '(assignment_expression left: (member_access_expression name: (name) @name) right: (boolean) @value) @at',
            name: /^(?:substituteEntities|resolveExternals)$/,
            constant: /^true$/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/xss.js

const php_xss_xss = {
    weakness: 'xss',
    language: 'PHP',
    remediation: 'Escape the value with htmlspecialchars($value, ENT_QUOTES), or render it with a template that escapes.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    notLinkable: /\$_COOKIE|HTTP_(?!REFERER)|REQUEST_URI|QUERY_STRING/,
    sinks: [
        { query: '(echo_statement (_) @value) @at' },
        { query: '(print_intrinsic (_) @value) @at' },
        { query: '(exit_statement (_) @value) @at' },
        { query: functionCall, name: /^\\?(?:printf|vprintf|print_r|die|exit)$/i },
        { query: '((text_interpolation (php_tag) @tag) . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
        { query: '((php_tag) @tag . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
        {
            query: '(augmented_assignment_expression right: (_) @value) @at',
            isBuilt: true,
            isOnce: true,
            holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
        },
        {
            query: '(assignment_expression right: [(encapsed_string) (binary_expression) (heredoc)] @value) @at',
            isBuilt: true,
            isOnce: true,
            holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/registry.js






































const patternRules = [
    ...[
        code_injection_codeInjection,
        php_command_injection_commandInjection,
        php_cookie_cookie,
        deserialization_deserialization,
        fileInclusion,
        php_open_redirect_openRedirect,
        php_path_traversal_pathTraversal,
        php_sql_injection_sqlInjection,
        php_ssrf_ssrf,
        php_weak_crypto_weakCrypto,
        weak_random_weakRandom,
        xml_entities_xmlEntities,
        php_xss_xss,
    ],
    ...[
        codeInjection,
        command_injection_commandInjection,
        cookie_cookie,
        deserialization,
        ldapInjection,
        open_redirect_openRedirect,
        path_traversal_pathTraversal,
        sql_injection_sqlInjection,
        ssrf_ssrf,
        tokenUnsigned,
        trustBoundary,
        weak_crypto_weakCrypto,
        weakRandom,
        xmlEntities,
        xpathInjection,
        xss_xss,
    ],
    ...[
        commandInjection,
        cookie,
        openRedirect,
        pathTraversal,
        sqlInjection,
        ssrf,
        tlsUnchecked,
        weakCrypto,
        xss,
    ],
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/weaknesses.js
const patternWeaknesses = {
    'sql-injection': defineWeakness(['CWE-89', 8.8, 'SQL query built from strings (SQL injection)'], 'A value becomes part of the text of an SQL query. An attacker who controls it can read and change all data that the query has access to.'),
    'command-injection': defineWeakness(['CWE-78', 9.8, 'Command built from strings (command injection)'], 'A value becomes part of a command that the system runs. An attacker who controls it can start any program.'),
    'ldap-injection': defineWeakness(['CWE-90', 8.1, 'LDAP filter built from strings (LDAP injection)'], 'A value becomes part of a filter. An attacker who controls it can find entries that the filter was meant to exclude, or log in as someone else.'),
    'xpath-injection': defineWeakness(['CWE-643', 8.1, 'XPath expression built from strings (XPath injection)'], 'A value becomes part of an expression. An attacker who controls it can read parts of the document that the expression was meant to exclude.'),
    'code-injection': defineWeakness(['CWE-95', 9.8, 'Dynamic text executed as code (code injection)'], 'Text that is only known at run time is executed as code. An attacker who controls it can run code with the rights of the program.'),
    'file-inclusion': defineWeakness(['CWE-98', 9.8, 'Variable file path in include or require (file inclusion)'], 'A value decides which file runs as code. An attacker who controls it can run any file that the server can read.'),
    'path-traversal': defineWeakness(['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'], 'A request chooses the file. With ".." or an absolute path, it can access files outside the intended folder.'),
    deserialization: defineWeakness(['CWE-502', 8.1, 'Unsafe deserialization'], 'Reading such data creates objects of any class. An attacker who can write the data can run code with the rights of the program.'),
    'xml-entities': defineWeakness(['CWE-611', 7.5, 'XML parsed with external entities (XXE)'], 'A document can name files and URLs that the parser then reads, or make it run out of memory.'),
    xss: defineWeakness(['CWE-79', 6.1, 'HTML built from strings without escaping (XSS)'], 'A value becomes HTML of the page. Scripts in it run in the name of the user who views the page.'),
    ssrf: defineWeakness(['CWE-918', 7.5, 'Untrusted input used as the URL of a request (SSRF)'], 'A client chooses the URL that the server requests, so it can reach services that only the server can access.'),
    'open-redirect': defineWeakness(['CWE-601', 5.4, 'Untrusted input used as a redirect target (open redirect)'], 'A link to this site can lead to any other site, which helps phishing.'),
    'weak-crypto': defineWeakness(['CWE-327', 5.9, 'Weak hash function or cipher'], 'It is broken, or far too fast for passwords: the protected data can be read, changed or guessed.'),
    'weak-random': defineWeakness(['CWE-338', 5.9, 'Secret generated with predictable random numbers'], 'The numbers can be predicted from earlier ones, or from the time when they were generated.'),
    cookie: defineWeakness(['CWE-1004', 4.3, 'Cookie without HttpOnly or Secure'], 'Scripts on the page can read the cookie, or it is sent without encryption.'),
    'trust-boundary': defineWeakness(['CWE-501', 3.5, 'Untrusted input stored in the session'], 'Other code trusts what is in the session, because only the program writes there.'),
    'token-unsigned': defineWeakness(['CWE-347', 8.1, 'JWT accepted without verifying its signature'], 'Anyone can create such a token for any user.'),
    'tls-unchecked': defineWeakness(['CWE-295', 7.4, 'TLS certificate verification turned off'], 'An attacker between both sides can pretend to be the server, and read and change all data.'),
};
function defineWeakness([cwe, cvss, title], description) {
    return { cwe, cvss, title, description };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/pattern-file.js















async function loadGrammars(root, shared) {
    const library = await import(/* webpackIgnore: true */ 'web-tree-sitter');
    const folder = (0,external_node_path_.dirname)((0,external_node_module_.createRequire)(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
    await library.Parser.init();
    const searches = new Map();
    const loadLanguage = async (name) => {
        const rules = patternRules.filter((rule) => rule.language === name);
        const { file } = (0,registry/* isFollowedLanguage */.l)(name) ? registry/* fronts */.r[name].forms : grammars[name];
        const language = await library.Language.load((0,external_node_path_.join)(folder, file));
        if ((0,registry/* isFollowedLanguage */.l)(name))
            return createCodeSearch(registry/* fronts */.r[name], rules, { language, library }, { root, files: shared?.files ?? [] });
        const search = createPatternSearch(grammars[name], rules, { language, library });
        return (_path, text) => search(text);
    };
    return (name) => {
        const search = searches.get(name) ?? loadLanguage(name);
        searches.set(name, search);
        return search;
    };
}
const maximumCharacters = 1024 * 1024;
async function scanPatternFile(root, { path, stored, language, isPage }, loadLanguage) {
    const { text, isEncrypted } = await (0,decode/* readFileText */.eu)(root, stored);
    if (isEncrypted)
        return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
    if (text.length > maximumCharacters)
        return { findings: [], isRead: false, skipped: `${language} file larger than 1 MiB: code not analyzed` };
    const decoded = (0,registry/* isFollowedLanguage */.l)(language) ? registry/* fronts */.r[language].decode(path, text) : { code: text };
    const result = (await loadLanguage(language))(path, decoded.code);
    const { hits, owners, broken } = decoded.toWritten === undefined ? result : movePlaces(result, decoded.toWritten);
    const findings = createPatternFindings(path, text, hits, owners);
    const read = { findings, isRead: true, ...(result.isShared && { isShared: true }) };
    if (result.isCut)
        return { ...read, problem: 'its data flow was too long to follow completely' };
    if (broken === undefined || isPage)
        return read;
    return { ...read, problem: `it could not be parsed at line ${(0,snippet/* createLineFinder */.NJ)(text)(broken)}` };
}
function movePlaces({ hits, broken, ...rest }, move) {
    const moved = hits.map(({ start, end, sources, ...hit }) => ({
        ...{ ...hit, start: move(start), end: move(end) },
        sources: sources.map((source) => (source.elsewhere ? source : { ...source, start: move(source.start) })),
    }));
    return { ...rest, hits: moved, ...(broken !== undefined && { broken: move(broken) }) };
}
function createPatternFindings(path, text, hits, owners) {
    if (hits.length === 0)
        return [];
    const lines = text.split(/\r\n|[\n\r]/);
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const role = (0,file_role/* describeRole */.U)(path, text);
    const findRange = (0,snippet/* createRangeFinder */.Wh)(text);
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    return hits.map(({ rule, severity, start, end, sources, owner }) => {
        const [source] = sources;
        const { cwe, cvss, title, description } = patternWeaknesses[rule.weakness];
        const range = findRange(start, end);
        const from = source && ` It comes from ${pattern_file_describeSource(source, lineAt)}.`;
        return {
            type: 'SAST',
            severity,
            title,
            description: `${description}${from ?? ''}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${rule.language} ${rule.weakness}.`,
            remediation: (0,meaning/* addLink */.c)(rule.remediation, cwe),
            cwe,
            cvss: (0,meaning/* limitScore */.o)(severity, cvss),
            filePath: path,
            line: range.line,
            codeSnippet: (0,snippet/* extractFramedCode */.ug)(lines, range),
            ...identify({
                rule: rule.weakness,
                path,
                code: (0,snippet/* collapseBlanks */.JE)((0,snippet/* extractShownCode */.ef)(lines, range)),
                node: (0,snippet/* extractReportedCode */.yI)(lines, range),
            }),
            owners: owner === '' ? [] : [owner],
            ownersInFile: owners,
            functions: [...new Set([owner, ...sources.filter(isHere).map((each) => each.owner)])].filter((name) => name !== ''),
            ...(source && {
                sources: sources.slice(0, finding_source/* mostSources */.g).map(({ code, isGuarded, elsewhere }) => ({
                    ...{ kind: 'client', path: elsewhere?.path ?? path, code: (0,code_key/* normalizeCode */.v)(code, elsewhere?.path ?? path) },
                    safeFor: isGuarded ? ['login'] : [],
                })),
            }),
        };
    });
}
function isHere({ elsewhere }) {
    return elsewhere === undefined;
}
function pattern_file_describeSource({ code, start, elsewhere }, lineAt) {
    const place = elsewhere === undefined ? `on line ${lineAt(start)}` : `in ${elsewhere.path} on line ${elsewhere.line}`;
    return `${(0,snippet/* collapseBlanks */.JE)(code).slice(0, 100)} ${place}`;
}


/***/ })

};
