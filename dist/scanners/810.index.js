export const id = 810;
export const ids = [810];
export const modules = {

/***/ 810:
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
const levels = ['fixed', 'unknown', 'stored', 'local', 'checked', 'outside'];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/search.js



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
    const written = captures.find(({ name }) => name === 'name')?.node.text ?? '';
    return {
        at,
        called: captures.find(({ name }) => name === 'called')?.node,
        names: grammar.resolveName?.(written, at) ?? [written],
        isIndirect: grammar.isIndirect?.(written, at) === true,
        values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
        owner: () => findOwner(grammar, at),
        call: () => (list === undefined ? (0,syntax/* readCall */.D9)(grammar, at) : { name: '', receiver: undefined, list }),
    };
}
function fitSink(grammar, sink, candidate) {
    const { at, names, isIndirect } = candidate;
    const isNamed = sink.name === undefined || names.some((name) => sink.name?.test(name));
    if (!isNamed && !(isIndirect && sink.callee))
        return undefined;
    if (sink.at?.test(at.text) === false || sink.unless?.test(at.text))
        return undefined;
    const { receiver, list } = candidate.call();
    if (sink.receiver?.test(receiver?.text ?? '') === false || sink.given?.test(list?.text ?? '') === false)
        return undefined;
    if (receiver !== undefined && sink.unlessReceiver?.test(receiver.text))
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
    const { called, values } = candidate;
    const judged = values.length > 0 ? values : selectArguments(sink, list);
    const callee = sink.callee && at.childForFieldName(grammar.calls[at.type]?.name ?? '');
    const to = sink.to && list && (0,syntax/* listNodeChildren */.uT)(list)[sink.to.argument];
    if (sink.to !== undefined && to === undefined)
        return undefined;
    return { sink, candidate, judged, ...(called && { called }), ...(callee && { callee }), ...(to && { to }) };
}
function judgeMatch(match, values) {
    const { sink, candidate, judged, called, callee, to } = match;
    const { rule } = sink;
    if (called !== undefined && !values.fixedTexts(called).some((text) => sink.called?.test(text)))
        return undefined;
    const isNamed = sink.name === undefined || candidate.names.some((name) => sink.name?.test(name));
    const isCalled = (name) => (isNamed || !name.startsWith('.')) && sink.callee?.test(name) === true;
    if (callee && !values.fixedTexts(callee).some(isCalled))
        return undefined;
    if (to && !values.readTypes(to).some((type) => sink.to?.type.test(type)))
        return undefined;
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
    if (worst.level === 'local' && severities.local !== undefined)
        return { level: 'local', sources: worst.sources };
    if (worst.level !== 'checked' && worst.level !== 'outside')
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
    return hits.filter(({ rule: { weakness }, severity, sources: [source], isOnce }) => {
        if (isOnce && source?.elsewhere !== undefined && severity === 'HIGH')
            return false;
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
var engine_code = __webpack_require__(2441);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/layers.js
var engine_layers = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/frame.js


class TooLong extends Error {
}
function noteSkipped({ world, code: { file } }, code) {
    if (code === undefined)
        return;
    const own = world.skipped.get(file) ?? new Set();
    world.skipped.set(file, own.add(code.at));
}
const noSources = new Set();
function createSource(world, kind, at, code, like) {
    const { file, name: owner, isGuarded } = code;
    const key = `${kind} ${at} ${file.path}`;
    const known = world.sources.get(key);
    if (known !== undefined)
        return known;
    const source = {
        ...{ kind, file, start: (0,engine_code/* readPlace */.yI)(at).start, code: (0,engine_code/* readPlaceText */.Zn)(file, at), owner, isGuarded },
        ...(like !== undefined && like !== at && { like: createSource(world, kind, like, code) }),
    };
    world.sources.set(key, source);
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
        tries: [],
        outputs: new Map(),
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
    if (typeof one === 'number' && typeof other === 'number') {
        const result = numeric[operator]?.(one, other);
        return typeof result === 'number' && Math.abs(result) > 2 ** 31 - 1 ? undefined : result;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/values.js
var engine_values = __webpack_require__(1054);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/objects.js





const pointer = '&';
const sharedVariable = '& variable';
function followPointer(value, { heap }) {
    if (value.type !== pointer && value.type !== sharedVariable)
        return value;
    return (0,engine_values/* joinValues */.jw)(value.objects.map((object) => (0,engine_layers/* getFromLayer */.Y$)(heap, object)?.entries.get('*') ?? engine_values/* fixedValue */.Sb));
}
function readAddress(of, frame) {
    const own = of.kind === 'name' ? (0,engine_layers/* getFromLayer */.Y$)(frame.state.variables, of.name) : undefined;
    const value = frame.world.evaluate(of, frame);
    if (value.objects.length > 0)
        return value;
    if (own?.type === sharedVariable)
        return { ...own, type: pointer };
    if (of.kind !== 'member')
        return value;
    const { code, world } = frame;
    const owner = value.type === '' ? undefined : world.project.findClass(value.type, code.file, code.owner);
    const { type } = value;
    const object = owner
        ? { type, code: owner, entries: new Map(), ...((0,engine_values/* isFixed */.zZ)(value) ? {} : { rest: value }) }
        : { type: sharedVariable, entries: new Map([['*', value]]) };
    const created = addEntity(object, frame);
    writeTo(followPointer(world.evaluate(of.of, frame), frame.state), of.name, created, frame);
    return owner ? created : { ...created, type: pointer };
}
function writeThrough({ objects }, value, frame) {
    for (const object of objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            continue;
        const before = objects.length > 1 ? entity.entries.get('*') : undefined;
        const joined = before === undefined ? value : (0,engine_values/* joinValues */.jw)([before, value]);
        setEntity(object, { ...entity, entries: new Map([['*', joined]]) }, frame);
    }
}
function flatten(value, state, depth = 3) {
    if (value.objects.length === 0 || depth === 0)
        return value;
    const held = value.objects.flatMap((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        if (entity === undefined || (entity.code !== undefined && entity.code.file.top === undefined))
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
        return own.type === sharedVariable ? followPointer(own, state) : own;
    const field = code.owner && frame.world.project.findField(code.owner, name);
    if (field !== undefined)
        return self === undefined
            ? (readStatic(field.owner, name, frame) ?? readGlobal(field.owner, field.code, frame.world))
            : readField(self, name, frame);
    if (code.owner?.isPackage)
        return readFunction(frame.world.project.findMethods(code.owner, name, 0));
    const imported = code.file.imports.get(name)?.replace(/\.[^.]*$/, '');
    const elsewhere = imported === undefined ? undefined : frame.world.project.findClass(imported, code.file, code.owner);
    const constant = elsewhere && frame.world.project.findField(elsewhere, name);
    if (constant !== undefined)
        return readFieldStart(constant.owner, constant.code, frame.world);
    return frame.world.library.readName(name);
}
function readFunction(codes, self) {
    if (codes.length === 0)
        return engine_values/* fixedValue */.Sb;
    return { ...engine_values/* fixedValue */.Sb, callables: codes.slice(0, 3).map((code) => ({ code, variables: (0,engine_layers/* createLayer */.Ay)(), self })) };
}
function readMember(code, frame) {
    const { name, at } = code;
    const { project, library } = frame.world;
    const className = readClassName(code.of, frame);
    if (className === undefined) {
        const of = frame.world.evaluate(code.of, frame);
        const read = of.objects.length === 0 ? readOfLibrary(of, name, at, frame) : undefined;
        return read ?? readField(of, name, frame, at);
    }
    const owner = project.findClass(className, frame.code.file, frame.code.owner);
    const field = owner && project.findField(owner, name);
    const changed = field && readStatic(field.owner, name, frame);
    if (changed !== undefined)
        return changed;
    if (field !== undefined)
        return readGlobal(field.owner, field.code, frame.world);
    if (owner?.isPackage)
        return readFunction(project.findMethods(owner, name, 0));
    const known = readLibraryMember(className, true, name, at, frame);
    if (known !== undefined || owner !== undefined || !library.isFunction?.(className, name))
        return known ?? engine_values/* fixedValue */.Sb;
    const method = { at, of: undefined, className, name, from: frame.code };
    return { ...engine_values/* fixedValue */.Sb, callables: [{ variables: (0,engine_layers/* createLayer */.Ay)(), self: undefined, method }] };
}
function readLibraryMember(className, isStatic, name, at, frame) {
    if (frame.world.library.readMember === undefined)
        return undefined;
    const type = isStatic ? className : findForeignType(className, frame);
    const create = (kind) => createSource(frame.world, kind, at, frame.code);
    return frame.world.library.readMember({ name, className: type, isStatic, createSource: create });
}
function findForeignType(type, { world: { project }, code: { file, owner } }) {
    let found = type === '' ? undefined : project.findClass(type, file, owner);
    const seen = new Set();
    let last = type;
    while (found !== undefined && !seen.has(found)) {
        seen.add(found);
        const { parents, file: own, outer } = found;
        const foreign = parents.find((parent) => project.findClass(parent, own, outer) === undefined);
        last = foreign ?? parents[0] ?? last;
        found = foreign === undefined && parents[0] !== undefined ? project.findClass(parents[0], own, outer) : undefined;
    }
    return last;
}
function readClassName(code, frame) {
    if (code.kind === 'class')
        return code.name;
    if (code.kind === 'name') {
        const { name } = code;
        if (isVariable(name, frame) || !frame.world.library.isClassName(name))
            return undefined;
        return frame.code.owner && frame.world.project.findField(frame.code.owner, name) ? undefined : name;
    }
    if (code.kind !== 'member' || !frame.world.library.isClassName(code.name, true))
        return undefined;
    let first = code.of;
    while (first.kind === 'member')
        first = first.of;
    if (first.kind !== 'name' || isVariable(first.name, frame) || first.name === 'this')
        return undefined;
    const outer = code.of.kind === 'name' && frame.world.project.findClass(code.of.name, frame.code.file, frame.code.owner);
    return outer && frame.world.project.findField(outer, code.name) ? undefined : code.name;
}
function findHolder(self, name, frame) {
    const [object] = self.objects;
    const entity = object === undefined ? undefined : (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
    return entity?.outer !== undefined && isOfOuter(entity, name, frame) ? findHolder(entity.outer, name, frame) : self;
}
function isOfOuter({ code }, name, { world }) {
    const owner = code && world.project.findField(code, name)?.owner;
    for (let around = code?.outer; owner !== undefined && around !== undefined; around = around.outer)
        if (around === owner)
            return true;
    return false;
}
function startField(object, { owner, code }, frame) {
    const { value: start } = code;
    if (start === undefined || !/^(?:create|list|table)$/.test(start.kind))
        return undefined;
    const initializer = createInitializer(owner, start);
    const inner = createFrame(frame.world, initializer, undefined, frame.run, frame.depth, frame.state.heap);
    const value = withType(frame.world.evaluate(start, inner), code.type, frame.world);
    frame.state.heap = inner.state.heap;
    const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
    if (entity !== undefined)
        setEntity(object, (0,engine_heap/* writeEntry */.cD)(entity, code.name, value), frame);
    return value;
}
function readField(pointed, name, frame, at = 0) {
    const of = followPointer(pointed, frame.state);
    const { project, library } = frame.world;
    const hasMethods = frame.code.owner?.isPackage === true;
    const found = [];
    for (const object of of.objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            continue;
        const held = (0,engine_heap/* readEntry */.hB)(entity, name);
        const own = held?.type === sharedVariable ? followPointer(held, frame.state) : held;
        if (own === undefined && entity.outer !== undefined && isOfOuter(entity, name, frame)) {
            found.push(readField(entity.outer, name, frame));
            continue;
        }
        const isOpen = own === undefined || entity.rest !== undefined;
        const field = isOpen && entity.code ? project.findField(entity.code, name) : undefined;
        if (own !== undefined)
            found.push(field !== undefined && library.isNumber(field.code.type) ? (0,engine_values/* toNumber */.Ro)(own, field.code.type) : own);
        else if (field !== undefined)
            found.push(startField(object, field, frame) ?? readFieldStart(field.owner, field.code, frame.world));
        else if (entity.code && hasMethods) {
            const methods = project.findMethods(entity.code, name, 0);
            const member = methods.length > 0 ? undefined : readLibraryMember(entity.type, false, name, at, frame);
            found.push(member ?? readFunction(methods, of));
        }
        else
            found.push(readLibraryMember(entity.type, false, name, at, frame) ?? engine_values/* fixedValue */.Sb);
    }
    if (of.flows.length > 0 || found.length === 0) {
        const owner = of.type === '' ? undefined : project.findClass(of.type, frame.code.file, frame.code.owner);
        const field = owner && project.findField(owner, name);
        const methods = owner && field === undefined && hasMethods ? project.findMethods(owner, name, 0) : [];
        const member = of.type === '' || field !== undefined || methods.length > 0
            ? undefined
            : readLibraryMember(of.type, false, name, at, frame);
        if (member !== undefined)
            return (0,engine_values/* joinValues */.jw)([...found, member]);
        if (methods.length > 0)
            return readFunction(methods, of);
        const value = field === undefined ? engine_values/* fixedValue */.Sb : readFieldStart(field.owner, field.code, frame.world);
        if (frame.world.library.isNumber(value.type))
            return value;
        found.push(of.flows.length === 0
            ? { ...value, isUnknown: value.isUnknown || (of.isUnknown && frame.world.library.trustsFields !== true) }
            : (0,engine_values/* passOn */.TH)([of], value.type));
    }
    return (0,engine_values/* joinValues */.jw)(found);
}
function readGlobal(owner, field, world) {
    const value = readFieldStart(owner, field, world);
    const assigned = world.globals.get(field);
    return assigned === undefined ? value : (0,engine_values/* joinValues */.jw)([value, assigned]);
}
function writeGlobal(owner, name, value, frame) {
    const { world, state } = frame;
    const found = world.project.findField(owner, name);
    if (found === undefined)
        return;
    const { constants: _, callables: __, ...held } = flatten(value, state);
    const before = world.globals.get(found.code);
    world.globals.set(found.code, before === undefined ? held : (0,engine_values/* joinValues */.jw)([before, held]));
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
        const isChanged = !field.isFinal && (field.isOpen === true || owner.file.assigned.has(field.name));
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
function evaluateItem({ of: ofCode, key: keyCode, at }, frame) {
    const of = frame.world.evaluate(ofCode, frame);
    const key = keyCode === undefined ? engine_values/* fixedValue */.Sb : frame.world.evaluate(keyCode, frame);
    const read = of.objects.length === 0 ? readOfLibrary(of, undefined, at, frame) : undefined;
    const value = read ?? readItem(of, key, frame);
    const asked = key.flows.length > 0 && of.flows.length === 0 ? key.flows.map(({ source }) => source) : [];
    return asked.length === 0 ? value : { ...value, checks: { yes: asked, no: [] } };
}
function readOfLibrary(of, name, at, frame) {
    const { library, project } = frame.world;
    if (of.type === '' || library.read === undefined)
        return undefined;
    const found = name === undefined ? undefined : project.findClass(of.type, frame.code.file, frame.code.owner);
    if (found !== undefined && name !== undefined && project.findField(found, name) !== undefined)
        return undefined;
    return library.read(of, name, () => createSource(frame.world, 'request', at, frame.code), {
        readMethod: (className, method) => readMethod(className, method, frame),
    });
}
function readMethod(className, name, frame) {
    const owner = frame.world.project.findClass(className, frame.code.file, frame.code.owner);
    const [code] = owner === undefined ? [] : frame.world.project.findMethods(owner, name, 0);
    return code?.file.text.slice(code.start, code.end);
}
function evaluateList({ type, items, keys }, frame) {
    const values = items.map((item) => frame.world.evaluate(item, frame));
    const isPlain = keys === undefined && !items.some(isSpread);
    if (isPlain)
        return addEntity((0,engine_heap/* createList */.D1)(type, values), frame);
    let table = (0,engine_heap/* createList */.D1)(type, []);
    for (const [index, value] of values.entries()) {
        const key = keys?.[index];
        const item = items[index];
        if (item !== undefined && isSpread(item))
            table = (0,engine_heap/* writeEntry */.cD)(table, undefined, readElements(value, frame));
        else
            table = key === undefined ? (0,engine_heap/* appendEntry */.D4)(table, value) : (0,engine_heap/* writeEntry */.cD)(table, readKey(key, frame), value);
    }
    return addEntity(keys?.some((key) => key !== undefined) ? dropLength(table) : table, frame);
}
function readKey(key, frame) {
    return (0,engine_values/* getConstant */.db)(frame.world.evaluate(key, frame));
}
function dropLength({ length: _, ...table }) {
    return table;
}
function isSpread(code) {
    return code.kind === 'call' && code.name === '(spread)';
}
function readShared({ state, run }) {
    if ((0,engine_layers/* getFromLayer */.Y$)(state.heap, 0) === undefined)
        state.heap = (0,engine_layers/* setInLayer */.HT)(state.heap, 0, { type: 'shared', entries: new Map(), rest: engine_values/* unknownValue */.Uo });
    run.oldestChanged = 0;
    return { ...engine_values/* fixedValue */.Sb, objects: [0], type: 'shared' };
}
function readStatic(owner, name, frame) {
    if (!owner.file.assigned.has(name))
        return undefined;
    readShared(frame);
    return (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, 0)?.entries.get(`${owner.name}::${name}`);
}
function evaluateTable({ type, entries }, frame) {
    const { code: from, world } = frame;
    const owner = type === '' ? undefined : world.project.findClass(type, from.file, from.owner);
    const fields = [...(owner?.fields.keys() ?? [])];
    let entity = { type, ...(owner && { code: owner }), entries: new Map() };
    for (const [index, { key, value }] of entries.entries()) {
        const name = key === undefined ? (fields[index] ?? index) : (0,engine_values/* getConstant */.db)(world.evaluate(key, frame));
        const field = owner && typeof name === 'string' ? owner.fields.get(name) : undefined;
        entity = (0,engine_heap/* writeEntry */.cD)(entity, name, withType(world.evaluate(value, frame), field?.type ?? '', world));
    }
    return addEntity(entity, frame);
}
function readItem(of, key, { state, world: { library } }) {
    const type = library.getElementType?.(of.type) ?? '';
    if (type !== '' && library.isNumber(type))
        return { ...engine_values/* fixedValue */.Sb, type };
    const found = of.objects.map((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        return (entity && (0,engine_heap/* readEntry */.hB)(entity, (0,engine_values/* getConstant */.db)(key))) ?? engine_values/* fixedValue */.Sb;
    });
    const isOpen = of.flows.length > 0 || of.objects.length === 0 || of.isUnknown;
    return isOpen ? (0,engine_values/* joinValues */.jw)([...found, (0,engine_values/* passOn */.TH)([of], type)]) : (0,engine_values/* joinValues */.jw)(found);
}
function readElements(of, { state, world: { library } }) {
    const type = library.getElementType?.(of.type) ?? '';
    if (type !== '' && library.isNumber(type))
        return { ...engine_values/* fixedValue */.Sb, type };
    const held = of.objects.flatMap((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        return entity === undefined ? [] : [(0,engine_heap/* readAll */.yw)(entity)];
    });
    return of.flows.length > 0 || held.length === 0 ? (0,engine_values/* joinValues */.jw)([...held, (0,engine_values/* passOn */.TH)([of], type)]) : (0,engine_values/* joinValues */.jw)(held);
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
function createTable(of, code, frame, isTable = false) {
    if (of.objects.length > 0 || !frame.world.library.createsTables)
        return of;
    const isKnown = of.flows.length === 0 && !of.isUnknown;
    const start = isKnown ? { length: 0 } : { rest: of };
    const entity = isTable ? { type: 'array', ...start } : { type: of.type, ...(of.flows.length > 0 && start) };
    const table = addEntity({ ...entity, entries: new Map() }, frame);
    objects_assign(code, table, { declared: '' }, frame);
    return table;
}
function readKeys(of, { state }) {
    const keys = of.objects.flatMap((object) => {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(state.heap, object);
        if (entity === undefined || entity.rest !== undefined)
            return [unknownKey(entity)];
        return [...entity.entries.keys()].map((key) => (0,engine_values/* createConstant */.vl)(key));
    });
    return of.flows.length > 0 || of.objects.length === 0 ? (0,engine_values/* joinValues */.jw)([...keys, (0,engine_values/* passOn */.TH)([of])]) : (0,engine_values/* joinValues */.jw)(keys);
}
function unknownKey(entity) {
    return { ...engine_values/* fixedValue */.Sb, isUnknown: entity?.rest?.isUnknown === true };
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
        return value.type === pointer ? value : (0,engine_values/* toNumber */.Ro)(value, type);
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
    if (to.kind === 'results')
        for (const [index, each] of to.items.entries())
            objects_assign(each, selectResult(value, index, to.items.length), code, frame);
    else
        objects_assign(to, value, code, frame);
    return value;
}
function selectResult(value, index, count) {
    if (value.items !== undefined)
        return value.items[index] ?? engine_values/* fixedValue */.Sb;
    if (index === 0)
        return value;
    const { checks } = value;
    return index === count - 1 ? { ...engine_values/* fixedValue */.Sb, ...(checks && { checks }) } : { ...value, type: '' };
}
function objects_assign(to, value, how, frame) {
    const { declared, isShared } = how;
    if (to.kind === 'assign') {
        const { to: inner, declared: type = '' } = to;
        objects_assign(inner, declareValue(value, type, frame.world), to, frame);
    }
    else if (to.kind === 'name') {
        const own = (0,engine_layers/* getFromLayer */.Y$)(frame.state.variables, to.name);
        const isField = declared === undefined && own === undefined && frame.code.owner !== undefined;
        const field = isField && frame.code.owner ? frame.world.project.findField(frame.code.owner, to.name) : undefined;
        if (field !== undefined && frame.self !== undefined)
            writeTo(findHolder(frame.self, to.name, frame), to.name, withType(value, field.code.type, frame.world), frame);
        else if (field !== undefined && !frame.code.owner?.isPackage)
            writeTo(readShared(frame), `${field.owner.name}::${to.name}`, withType(value, field.code.type, frame.world), frame);
        else if (isShared && declared !== undefined) {
            const variable = addEntity({ type: sharedVariable, entries: new Map([['*', value]]) }, frame);
            setVariable(frame.state, to.name, variable);
        }
        else if (own?.type === sharedVariable && declared === undefined)
            writeThrough(own, keepType(value, followPointer(own, frame.state), frame.world), frame);
        else {
            if (own === undefined && declared === undefined && frame.code.owner?.isPackage)
                writeGlobal(frame.code.owner, to.name, value, frame);
            setVariable(frame.state, to.name, declared === undefined ? keepType(value, own, frame.world) : value);
        }
    }
    else if (to.kind === 'member') {
        const className = readClassName(to.of, frame);
        const owner = className === undefined ? undefined : frame.world.project.findClass(className, frame.code.file, frame.code.owner);
        const field = owner && frame.world.project.findField(owner, to.name);
        if (field !== undefined)
            writeTo(readShared(frame), `${field.owner.name}::${to.name}`, withType(value, field.code.type, frame.world), frame);
        else if (className === undefined)
            writeTo(createTable(followPointer(frame.world.evaluate(to.of, frame), frame.state), to.of, frame), to.name, value, frame);
    }
    else if (to.kind === 'item') {
        const of = createTable(followPointer(frame.world.evaluate(to.of, frame), frame.state), to.of, frame, true);
        if (to.key === undefined)
            append(of, value, frame);
        else
            writeTo(of, frame.world.evaluate(to.key, frame), value, frame);
    }
    else if (to.kind === 'follow') {
        const of = frame.world.evaluate(to.of, frame);
        if (of.type === pointer)
            writeThrough(of, value, frame);
    }
    else if (to.kind === 'list')
        for (const [index, item] of to.items.entries()) {
            const key = to.keys?.[index];
            const at = key === undefined ? (0,engine_values/* createConstant */.vl)(index) : frame.world.evaluate(key, frame);
            objects_assign(item, readItem(value, at, frame), how, frame);
        }
}
function append(of, value, frame) {
    for (const object of of.objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity !== undefined)
            setEntity(object, (0,engine_heap/* appendEntry */.D4)(entity, value), frame);
    }
}
function keepType(value, before, world) {
    if (before === undefined || before.type === '')
        return value;
    return world.library.isNumber(before.type) || value.type === '' ? withType(value, before.type, world) : value;
}
function evaluateOperation({ operator, parts }, frame) {
    if (operator === '&&' || operator === '||')
        return evaluateLogic(operator, parts, frame);
    const values = parts.map((part) => frame.world.evaluate(part, frame));
    const shown = operator === '.' ? values.map((value) => flatten(value, frame.state)) : values;
    return operate(operator, shown, frame.world);
}
function operate(operator, values, world) {
    if (operator === '+' && values.length > 1)
        return addValues(values, world);
    if (operator === '.')
        return (0,engine_values/* joinTexts */.B5)(values);
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
    if (values.some(({ type }) => type === 'char') && values.every((one) => one.type === 'char' || isNumeric(one, world)))
        return (0,engine_values/* passOn */.TH)(values, 'char');
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
        if (isKnown === ends) {
            for (const later of parts.slice(parts.indexOf(part) + 1))
                noteSkipped(frame, later);
            return (0,engine_values/* createConstant */.vl)(ends);
        }
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
    const other = ends ? 'yes' : 'no';
    const all = (only?.checks?.[other] ?? []).filter((source) => others.every(({ checks }) => checks?.[other].includes(source)));
    return { ...engine_values/* fixedValue */.Sb, checks: { yes: [], no: [], [side]: sources, [other]: all } };
}
function createInitializer(owner, body) {
    return {
        ...{ name: '', file: owner.file, owner, parameters: [], body, returns: '', start: owner.start, end: owner.end },
        ...{ isStatic: true, isPrivate: true, readsRequest: false, isGuarded: false },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/project.js
const mostImplementations = 3;
const mostParents = 10;
function createProject(index, read) {
    const classes = new Map();
    const functions = new Map();
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
            known.set(name, from.classes.find((each) => each.name === name && !each.isPart) ?? findElsewhere(name, from));
        }
        return known.get(name);
    }
    function findElsewhere(name, from) {
        const inPackage = index.findPackage?.(name);
        if (inPackage !== undefined)
            return read(inPackage)?.top;
        const full = from.imports.get(name) ?? (name.includes('.') ? name : undefined);
        const last = (full ?? name).replace(/^.*\./, '');
        const path = full === undefined ? index.findFile(last, from) : index.findNamed(full, from);
        const found = path === undefined || path === from.path ? undefined : read(path);
        if (found !== undefined)
            return found.classes.find((each) => each.name === last || (each.name.endsWith(`.${last}`) && each.isPart !== true));
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
            for (const each of [findPart(around, name), ...(around.parents.length === 0 ? [] : listParents(around))]) {
                const code = each.fields.get(name);
                if (code !== undefined)
                    return { owner: each, code };
            }
        return undefined;
    }
    function findPart(owner, name) {
        if (!owner.isPackage)
            return owner;
        const path = index.findFile(name, owner.file);
        return (path === undefined || path === owner.file.path ? undefined : read(path)?.top) ?? owner;
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
        if (owner.isPackage)
            return findPart(owner, name).functions.filter((code) => code.name === name);
        for (const each of [owner, ...listParents(owner)]) {
            const own = listFunctions(each).filter((code) => code.name === name && (code.receiver !== undefined || takesArguments(code, count)));
            const withBody = own.filter(({ body }) => body !== undefined);
            if (withBody.length > 0)
                return withBody;
            if (own.length > 0)
                return index.listParts === undefined
                    ? findImplementations(owner, name, count)
                    : findFittingMethods(each, name, count);
        }
        return [];
    }
    function listFunctions(owner) {
        const parts = index.listParts?.(owner.name);
        if (parts === undefined)
            return owner.functions;
        const elsewhere = parts.flatMap((path) => {
            const file = path === owner.file.path ? owner.file : read(path);
            return file?.classes.filter((each) => each.name === owner.name) ?? [];
        });
        return [...new Set([owner, ...elsewhere])].flatMap(({ functions }) => functions);
    }
    function findFittingMethods(owner, name, count) {
        const asked = owner.functions.map((code) => code.name);
        const found = new Set(index
            .listImplementations(name)
            .flatMap((path) => read(path)?.classes.filter(({ functions }) => functions.some(({ name: own, body }) => own === name && body !== undefined)) ?? [])
            .filter((each) => asked.every((one) => listFunctions(each).some((code) => code.name === one)))
            .flatMap((each) => findMethods(each, name, count).filter(({ body }) => body !== undefined)));
        return [...found].slice(0, mostImplementations);
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
    function findFunctions(name, from) {
        const known = functions.get(from) ?? new Map();
        functions.set(from, known);
        const key = name.toLowerCase();
        const found = known.get(key) ?? findFunctionsAnew(key, from);
        known.set(key, found);
        return found;
    }
    function findFunctionsAnew(name, from) {
        const select = (file) => file.functions.filter((each) => each.owner === undefined && each.name.toLowerCase() === name);
        const own = select(from);
        const path = own.length > 0 || !index.mayUseOthers(from) ? undefined : index.findDefinition(name, from);
        const elsewhere = path === undefined || path === from.path ? undefined : read(path);
        return elsewhere === undefined ? own : select(elsewhere).slice(0, 1);
    }
    function findIncluded(path, from) {
        const found = index.findIncluded(path, from);
        return found === undefined || found === from.path ? undefined : read(found);
    }
    return { findClass, findField, findMethods, findFunctions, findIncluded, readResource: index.readResource };
}
function takesArguments({ parameters }, count) {
    const isOpen = parameters.at(-1)?.isRest === true;
    const least = parameters.filter(({ isRest, isOptional }) => !isRest && isOptional !== true).length;
    return count >= least && (isOpen || count <= parameters.length);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/calls.js








const mostTargets = 3;
const mostMemos = 50_000;
function evaluateCall(code, frame) {
    const className = code.of === undefined ? undefined : readClassName(code.of, frame);
    const of = code.of === undefined || className !== undefined ? undefined : frame.world.evaluate(code.of, frame);
    const given = spreadArguments(evaluateArguments(code.given, frame), code.isSpread, frame);
    return call(code, className, of && followPointer(of, frame.state), given, frame);
}
function evaluateArguments(codes, frame) {
    const values = [];
    for (const code of codes) {
        const value = (0,engine_values/* markChecked */.By)(frame.world.evaluate(code, frame), frame.state.checked);
        if (code.kind === 'call' && code.name === '(spread)')
            values.push(...spreadValue(value, frame));
        else
            values.push(value);
    }
    return values;
}
function spreadValue(value, frame) {
    const [entity, ...others] = value.objects.flatMap((object) => (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object) ?? []);
    const elements = entity === undefined || others.length > 0 ? undefined : (0,engine_heap/* listElements */.Oe)(entity);
    return elements ?? [readElements(value, frame)];
}
function call(code, className, of, given, frame) {
    const { of: ofCode, name } = code;
    const isOwn = ofCode === undefined || (ofCode.kind === 'name' && (ofCode.name === 'this' || ofCode.name === 'super'));
    if (isOwn && (name === 'super' || name === 'this'))
        return construct(name, given, frame);
    const targets = isOwn
        ? findOwn(name, given.length, ofCode !== undefined && ofCode.kind === 'name' && ofCode.name === 'super', frame)
        : findTargets(className, of, name, given.length, frame);
    const { at, like } = code;
    const target = { className, of: isOwn ? undefined : of, ofCode, given, like };
    const isPackaged = frame.code.owner?.isPackage === true;
    if (targets.length > 0) {
        const arranged = arrangeArguments(targets[0], given, code.names);
        const result = callWithReferences(targets, isOwn ? frame.self : of, arranged, code.given, frame);
        if (result.constants !== undefined || isPackaged)
            return result;
        return withChecks(result, { ...createLibraryCall(at, name, target, frame), isDefined: true }, frame);
    }
    const answered = isOwn ? undefined : callUnnamed(className, of, name, given, frame);
    if (answered !== undefined)
        return answered;
    const accessed = of && (isPackaged ? callField(of, name, given, frame) : readAccessor(of, name, given, frame));
    if (accessed !== undefined)
        return accessed;
    const [first] = given;
    if (isPackaged && isOwn && first !== undefined && isOwnType(name, frame))
        return first;
    const outside = createLibraryCall(at, name, target, frame);
    noteCallee(code.callee, outside, frame);
    return callLibrary(outside, frame);
}
function arrangeArguments(code, given, names) {
    if (names === undefined || code === undefined)
        return given;
    const arranged = [];
    for (const [index, value] of given.entries()) {
        const name = names[index];
        const place = name === undefined ? index : code.parameters.findIndex((each) => each.name === name);
        if (place >= 0)
            arranged[place] = value;
    }
    return Array.from(arranged, (value) => value ?? engine_values/* fixedValue */.Sb);
}
function callWithReferences(targets, self, given, codes, frame) {
    const isPassed = targets.some(({ parameters }) => parameters.some(({ isReference }) => isReference));
    if (!isPassed)
        return callAll(targets, self, given, frame);
    const before = frame.outputs;
    frame.outputs = new Map();
    const result = callAll(targets, self, given, frame);
    for (const [index, value] of frame.outputs) {
        const to = codes[index];
        if (to !== undefined)
            objects_assign(to.kind === 'convert' ? to.value : to, value, { declared: '' }, frame);
    }
    frame.outputs = before;
    return result;
}
function callUnnamed(className, of, name, given, frame) {
    if (!frame.world.library.trustsFields)
        return undefined;
    const targets = findTargets(className, of, className === undefined ? '__call' : '__callStatic', 2, frame);
    if (targets.length === 0)
        return undefined;
    return callAll(targets, of, [(0,engine_values/* createConstant */.vl)(name), addEntity((0,engine_heap/* createList */.D1)('array', given), frame)], frame);
}
function invokeValue(value, given, frame, at = 0) {
    const results = (value.callables ?? []).map((one) => invoke(one, given, frame));
    for (const constant of value.constants ?? []) {
        const [first = '', method] = String(constant).replace(/^\\/, '').split('::');
        if (!/^[\w\\]+$/.test(first))
            continue;
        if (method === undefined)
            results.push(callNamed(first.replace(/^.*\\/, ''), given, frame, at));
        else
            results.push(callMethod(first.replace(/^.*\\/, ''), undefined, method, given, frame, at));
    }
    for (const object of value.objects) {
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            continue;
        const [of, name] = entity.code === undefined ? ((0,engine_heap/* listElements */.Oe)(entity) ?? []) : [value, (0,engine_values/* createConstant */.vl)('__invoke')];
        for (const method of name?.constants ?? [])
            if (of !== undefined && typeof method === 'string') {
                const [className] = of.constants ?? [];
                const owner = typeof className === 'string' ? className.replace(/^.*\\/, '') : undefined;
                results.push(callMethod(owner, owner === undefined ? of : undefined, method, given, frame, at));
            }
    }
    return results.length === 0 ? { ...engine_values/* unknownValue */.Uo, flows: [] } : (0,engine_values/* joinValues */.jw)(results);
}
function callNamed(name, given, frame, at) {
    const targets = frame.world.project.findFunctions(name, frame.code.file);
    if (targets.length > 0)
        return callAll(targets, undefined, given, frame);
    return callLibrary(createLibraryCall(at, name, { className: undefined, of: undefined, given }, frame), frame);
}
function callMethod(className, of, name, given, frame, at) {
    const targets = findTargets(className, of, name, given.length, frame);
    if (targets.length > 0)
        return callAll(targets, of, given, frame);
    return callLibrary(createLibraryCall(at, name, { className, of, given }, frame), frame);
}
function callLibrary(call, frame) {
    return withChecks(frame.world.library.call(call), call, frame);
}
function withChecks(value, call, { world }) {
    const checks = world.library.readChecks(call);
    return checks === undefined ? value : { ...value, checks };
}
function spreadArguments(given, isSpread, frame) {
    const [only] = given;
    if (given.length === 1 && only?.items !== undefined)
        return [...only.items];
    const last = given.at(-1);
    return !isSpread || last === undefined ? given : [...given.slice(0, -1), ...spreadValue(last, frame)];
}
function noteCallee(at, { className, name }, frame) {
    if (at !== undefined && frame.watched.has(at))
        frame.world.note(at, (0,engine_values/* createConstant */.vl)(`${className}.${name}`), frame);
}
function evaluateInvocation(code, frame) {
    const callee = frame.world.evaluate(code.of, frame);
    const given = spreadArguments(evaluateArguments(code.given, frame), code.isSpread, frame);
    const { callables = [] } = callee;
    if (callables.length === 0)
        return invokeValue(callee, given, frame, code.at);
    const before = frame.state;
    const results = [];
    const states = callables.map((callable) => {
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        results.push(invoke(callable, given, frame, code));
        return frame.state;
    });
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    return (0,engine_values/* joinValues */.jw)(results);
}
function evaluateInclusion({ path }, frame) {
    const value = frame.world.evaluate(path, frame);
    if (!(0,engine_values/* isFixed */.zZ)(value) || frame.depth >= frame.run.limits.depth)
        return includeUnknown(frame);
    const paths = value.constants?.map(String) ?? [(0,engine_values/* getWritten */.oK)(value)];
    const codes = paths.flatMap((each) => {
        const file = frame.world.project.findIncluded(each, frame.code.file);
        const code = file?.functions.find(({ isPage }) => isPage);
        return code === undefined || frame.run.stack.has(code) ? [] : [code];
    });
    if (codes.length === 0)
        return includeUnknown(frame);
    const before = frame.state;
    const results = [];
    const states = codes.map((code) => {
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        results.push(include(code, frame));
        return frame.state;
    });
    frame.state = before;
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    return (0,engine_values/* joinValues */.jw)(results);
}
function includeUnknown({ state }) {
    for (const name of (0,engine_layers/* listChangedKeys */.v0)(state.variables, undefined)) {
        const { constants, ...value } = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name) ?? engine_values/* fixedValue */.Sb;
        if (constants !== undefined)
            setVariable(state, name, value);
    }
    return engine_values/* unknownValue */.Uo;
}
function include(code, frame) {
    if (code.body === undefined)
        return engine_values/* unknownValue */.Uo;
    const watched = frame.world.watch(code.file);
    const inner = { ...frame, code, depth: frame.depth + 1, watched, results: [], exits: [] };
    frame.run.stack.add(code);
    try {
        frame.world.evaluate(code.body, inner);
    }
    finally {
        frame.run.stack.delete(code);
    }
    (0,engine_heap/* mergeStates */.ti)(inner.state, [...inner.exits, ...(inner.state.isDead ? [] : [(0,engine_heap/* copyState */.hw)(inner.state)])]);
    frame.state = inner.state;
    return inner.results.length === 0 ? engine_values/* fixedValue */.Sb : (0,engine_values/* joinValues */.jw)(inner.results);
}
function callField(of, name, given, frame) {
    if (of.objects.length === 0)
        return undefined;
    const { callables = [] } = readField(of, name, frame);
    return callables.length === 0 ? undefined : (0,engine_values/* joinValues */.jw)(callables.map((each) => invoke(each, given, frame)));
}
function isOwnType(name, { code: { owner, file }, world }) {
    return owner !== undefined && world.project.findClass(`${owner.name}.${name}`, file, owner) !== undefined;
}
function createLibraryCall(at, name, { className, of, ofCode, given, like, }, frame) {
    const { file } = frame.code;
    return {
        ...{ name, of, given, isStatic: className !== undefined },
        className: className ?? findForeignType(of?.type ?? '', frame),
        ofText: ofCode === undefined ? '' : (0,engine_code/* readPlaceText */.Zn)(file, ofCode.at).slice(-100),
        tools: createTools(frame),
        createSource: (kind) => createSource(frame.world, kind, at, frame.code, like),
    };
}
function createTools(frame) {
    return {
        getEntity: (object) => (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object),
        setEntity: (object, entity) => setEntity(object, entity, frame),
        add: (entity) => addEntity(entity, frame),
        invoke: (callable, given) => {
            const { isDead } = frame.state;
            const value = invokeValue(callable, given, frame);
            frame.state.isDead = isDead;
            return value;
        },
        readMethod: (className, name) => readMethod(className, name, frame),
        readResource: (path) => frame.world.project.readResource(path, frame.code.file),
        flatten: (value) => flatten(value, frame.state),
    };
}
function findOwn(name, count, isSuper, frame) {
    const { owner } = frame.code;
    if (owner === undefined)
        return frame.world.project.findFunctions(name, frame.code.file);
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
    const found = imported === undefined ? [] : findInClass(imported.replace(/\.[^.]*$/, ''), name, count, owner, frame);
    return found.length > 0 ? found : frame.world.project.findFunctions(name, frame.code.file);
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
    const around = variables ?? (code.owner && frame.world.captured.get(code.owner));
    const unseen = () => typeResults((0,engine_values/* passOn */.TH)([...given, engine_values/* unknownValue */.Uo]), code, frame.world);
    if (code.body === undefined || depth >= run.limits.depth || run.stack.has(code))
        return unseen();
    const hasOutputs = code.parameters.some(({ isReference }) => isReference);
    const key = around !== undefined || hasOutputs ? undefined : createKey(code, self, given, frame);
    const known = key === undefined ? undefined : frame.world.memos.get(key);
    if (known !== undefined)
        return known;
    const oldest = run.oldestChanged;
    const last = frame.world.lastObject;
    run.oldestChanged = Number.POSITIVE_INFINITY;
    const { heap } = frame.state;
    const waiting = run.waiting.size;
    const callee = createFrame(frame.world, code, code.isStatic ? undefined : self, run, depth + 1, frame.state.heap, around);
    if (code.receiver !== undefined)
        setVariable(callee.state, code.receiver.name, self ?? engine_values/* fixedValue */.Sb);
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
    if (hasOutputs)
        noteOutputs(code, callee, frame);
    const joined = callee.results.length === 0 ? { ...engine_values/* fixedValue */.Sb } : (0,engine_values/* joinValues */.jw)(callee.results);
    const result = addChecks(typeResults(joined, code, frame.world), callee);
    const isPure = run.oldestChanged > last &&
        [result, ...(result.items ?? [])].every(({ objects, callables }) => objects.length === 0 && !callables);
    if (isPure && run.waiting.size === waiting)
        frame.state.heap = heap;
    run.oldestChanged = Math.min(oldest, run.oldestChanged);
    if (key !== undefined && isPure && !callee.state.isDead && frame.world.memos.size < mostMemos)
        frame.world.memos.set(key, result);
    return result;
}
function noteOutputs({ parameters }, { state }, { outputs }) {
    for (const [index, { name, isReference }] of parameters.entries()) {
        const value = isReference && (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
        const before = outputs.get(index);
        if (value)
            outputs.set(index, before === undefined ? value : (0,engine_values/* joinValues */.jw)([before, value]));
    }
}
function typeResults(value, { returns, results }, world) {
    if (results === undefined)
        return withType(value, returns, world);
    const items = results.map((type, index) => withType(value.items?.[index] ?? value, type, world));
    return { ...engine_values/* fixedValue */.Sb, items };
}
function addChecks(value, { results, exits }) {
    const truths = results.map((result) => isTruthy(result.items?.at(-1) ?? result));
    const collect = (truth) => {
        const [first, ...others] = exits.filter((_, index) => truths[index] !== !truth);
        return [...(first?.checked ?? [])].filter((source) => others.every(({ checked }) => checked.has(source)));
    };
    if (exits.every(({ checked }) => checked.size === 0))
        return value;
    const told = value.items?.at(-1) ?? value;
    const checks = {
        yes: [...(told.checks?.yes ?? []), ...collect(true)],
        no: [...(told.checks?.no ?? []), ...collect(false)],
    };
    return value.items === undefined
        ? { ...value, checks }
        : { ...value, items: [...value.items.slice(0, -1), { ...told, checks }] };
}
function bindParameters(parameters, given, callee) {
    for (const [index, { name, type, isRest, value: start }] of parameters.entries()) {
        const own = given[index] ?? (start === undefined || isRest ? engine_values/* fixedValue */.Sb : callee.world.evaluate(start, callee));
        const value = isRest
            ? addEntity((0,engine_heap/* createList */.D1)('array', given.slice(index)), callee)
            : withType(own, own.type === '' || callee.world.library.isNumber(type) ? type : '', callee.world);
        setVariable(callee.state, name, value.type === '' ? { ...value, type } : value);
    }
}
function createKey(code, self, given, frame) {
    const values = [...(self === undefined ? [] : [self]), ...given].map((value) => describeValue(value, frame, 4));
    return values.includes(undefined) ? undefined : `${getId(frame.world, code)}(${values.join(',')})`;
}
function describeValue(value, frame, depth) {
    if (value.callables !== undefined || (depth === 0 && value.objects.length > 0))
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
function invoke(callable, given, frame, called) {
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
    const call = createLibraryCall(called?.at ?? at, name, method.of === undefined && from.owner?.isPackage
        ? { className, of: undefined, given }
        : { className: undefined, of: typed, given: others }, frame);
    noteCallee(called?.callee, call, frame);
    return frame.world.library.call(call);
}
function evaluateCreation(code, frame) {
    const given = evaluateArguments(code.given, frame);
    if (code.body === undefined)
        return createObject(code.type, given, frame, code.at, code.names);
    frame.world.captured.set(code.body, (0,engine_layers/* createLayer */.Ay)(frame.state.variables));
    const outer = frame.self && { outer: frame.self };
    const value = addEntity({ type: code.type, code: code.body, entries: new Map(), ...outer }, frame);
    const parent = frame.world.project.findClass(code.type, frame.code.file, frame.code.owner);
    if (parent !== undefined)
        constructWith(parent, given, value, frame);
    for (const each of code.body.functions) {
        if (each.body === undefined)
            continue;
        const parameters = each.parameters.map((parameter) => createArgument(parameter, each, frame.world));
        const isDead = frame.state.isDead;
        callFunction(each, value, parameters, frame, frame.world.captured.get(code.body));
        frame.state.isDead = isDead;
    }
    return value;
}
function createObject(type, given, frame, at, names) {
    const found = frame.world.project.findClass(type, frame.code.file, frame.code.owner);
    if (found === undefined)
        return frame.world.library.call(createLibraryCall(at, '', { className: type, of: undefined, given }, frame));
    const outer = found.outer !== undefined && frame.self !== undefined && { outer: frame.self };
    const value = addEntity({ type: found.name, code: found, entries: new Map(), ...outer }, frame);
    const own = names && found.functions.find(({ name }) => name === found.name);
    constructWith(found, arrangeArguments(own, given, names), value, frame);
    return value;
}
const calls_mostParents = 5;
function constructWith(owner, given, self, frame, depth = 0) {
    const own = owner.functions.filter(({ name, isStatic }) => name === owner.name && !isStatic);
    const found = own.find((code) => given === undefined || takesArguments(code, given.length));
    if (found !== undefined)
        callFunction(found, self, given ?? found.parameters.map(({ type }) => ({ ...engine_values/* fixedValue */.Sb, type })), frame);
    else if (own.length === 0 && depth < calls_mostParents)
        for (const parent of owner.parents) {
            const above = frame.world.project.findClass(parent, owner.file, owner);
            if (above !== undefined && above !== owner)
                constructWith(above, given, self, frame, depth + 1);
        }
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
function evaluateChoice(test, codes, frame) {
    const value = frame.world.evaluate(test, frame);
    const isKnown = isTruthy(value);
    if (isKnown !== undefined) {
        const [code, other] = isKnown ? codes : [codes[1], codes[0]];
        noteSkipped(frame, other);
        return code === undefined ? engine_values/* fixedValue */.Sb : frame.world.evaluate(code, frame);
    }
    const { checks } = value;
    const before = frame.state;
    const results = [];
    const states = [];
    for (const code of codes) {
        const isTrue = code === codes[0];
        frame.state = (0,engine_heap/* copyState */.hw)(before);
        (0,engine_heap/* markAsChecked */.JC)(frame.state, checks?.[isTrue ? 'yes' : 'no'] ?? []);
        narrowVariable(test, isTrue, frame);
        const result = code === undefined ? engine_values/* fixedValue */.Sb : frame.world.evaluate(code, frame);
        results.push((0,engine_values/* markChecked */.By)(result, frame.state.checked));
        states.push(frame.state);
    }
    frame.state = before;
    if (checks !== undefined)
        keepChecks(checks, states, before);
    (0,engine_heap/* mergeStates */.ti)(frame.state, states);
    return (0,engine_values/* joinValues */.jw)(results);
}
function keepChecks({ yes, no }, [passed, failed], before) {
    const keep = (sources, state, other) => {
        if (sources.length === 0 || state === undefined || other === undefined || state.isDead || other.isDead)
            return;
        const checked = new Set(sources.map((source) => source.like ?? source));
        for (const name of (0,engine_layers/* listChangedKeys */.v0)(other.variables, before.variables)) {
            const value = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
            const marked = value && (0,engine_values/* markChecked */.By)(value, checked);
            if (marked !== undefined && marked !== value)
                setVariable(state, name, marked);
        }
    };
    keep(yes, passed, failed);
    keep(no, failed, passed);
}
function narrowVariable(test, isTrue, frame) {
    if (test.kind !== 'operation' || test.operator !== (isTrue ? '==' : '!='))
        return;
    const [variable, constant] = test.parts;
    if (variable?.kind !== 'name' || constant?.kind !== 'constant' || typeof constant.value !== 'string')
        return;
    const before = (0,engine_layers/* getFromLayer */.Y$)(frame.state.variables, variable.name);
    if (before !== undefined && before.objects.length === 0)
        setVariable(frame.state, variable.name, (0,engine_values/* createConstant */.vl)(constant.value, before.type));
}
function leave({ by, value: given, isFar }, frame) {
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
        for (const ends of isFar ? frame.breaks : frame.breaks.slice(-1))
            ends.push((0,engine_heap/* copyState */.hw)(frame.state));
    else if (by === 'continue')
        for (const ends of isFar ? frame.continues : frame.continues.slice(-1))
            ends.push((0,engine_heap/* copyState */.hw)(frame.state));
    for (const thrown of frame.tries)
        thrown.push((0,engine_heap/* copyState */.hw)(frame.state));
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
        if (known === false) {
            noteSkipped(frame, body);
            return engine_values/* fixedValue */.Sb;
        }
        isCertain = known === true;
    }
    const before = (0,engine_heap/* copyState */.hw)(frame.state);
    const last = frame.world.lastObject;
    const breaks = [];
    const isDeep = frame.continues.length >= deepLoops;
    if (isDeep)
        for (const name of listAssigned(code))
            forgetVariable(frame.state, name);
    for (let turn = isDeep ? 1 : 0; turn < 2; turn += 1) {
        frame.breaks.push([]);
        frame.continues.push([]);
        if (each && list) {
            setVariable(frame.state, each.name, withType(readElements(list, frame), each.type, frame.world));
            if (each.key !== undefined)
                setVariable(frame.state, each.key, readKeys(list, frame));
        }
        frame.world.evaluate(body, frame);
        const continues = frame.continues.pop() ?? [];
        breaks.push(...(frame.breaks.pop() ?? []));
        (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(frame.state), ...continues]);
        if (frame.state.isDead)
            break;
        if (step !== undefined)
            frame.world.evaluate(step, frame);
        if (turn === 1 || !isChanged(frame.state, before, last))
            break;
        (0,engine_heap/* mergeStates */.ti)(frame.state, [(0,engine_heap/* copyState */.hw)(frame.state), (0,engine_heap/* copyState */.hw)(before)]);
        for (const name of listAssigned(code))
            forgetVariable(frame.state, name);
        forgetChanged(frame.state, before);
        if (test !== undefined)
            frame.world.evaluate(test, frame);
    }
    const ends = [...breaks, ...(isEndless ? [] : [(0,engine_heap/* copyState */.hw)(frame.state)]), ...(isCertain ? [] : [before])];
    (0,engine_heap/* mergeStates */.ti)(frame.state, ends);
    return engine_values/* fixedValue */.Sb;
}
function isChanged(state, before, lastObject) {
    for (const key of (0,engine_layers/* listChangedKeys */.v0)(state.variables, before.variables.base)) {
        const value = (0,engine_layers/* getFromLayer */.Y$)(before.variables, key);
        if (value !== undefined && value !== (0,engine_layers/* getFromLayer */.Y$)(state.variables, key))
            return true;
    }
    for (const key of (0,engine_layers/* listChangedKeys */.v0)(state.heap, before.heap.base))
        if (key <= lastObject && (0,engine_layers/* getFromLayer */.Y$)(before.heap, key) !== (0,engine_layers/* getFromLayer */.Y$)(state.heap, key))
            return true;
    return false;
}
function forgetVariable(state, name) {
    const value = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
    if (value?.constants !== undefined)
        setVariable(state, name, dropConstants(value));
}
const assigned = new WeakMap();
function listAssigned(code) {
    const known = assigned.get(code);
    if (known !== undefined)
        return known;
    const names = [];
    const waiting = [code.body, code.step, code.test];
    for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
        if (typeof next !== 'object' || next === null)
            continue;
        const { kind, to } = next;
        if (kind === 'assign' && to?.kind === 'name')
            names.push(to.name);
        if (!('file' in next))
            waiting.push(...Object.values(next));
    }
    assigned.set(code, names);
    return names;
}
function forgetChanged(state, before) {
    for (const name of (0,engine_layers/* listChangedKeys */.v0)(state.variables, before.variables.base)) {
        const value = (0,engine_layers/* getFromLayer */.Y$)(state.variables, name);
        if (value?.constants !== undefined && value !== (0,engine_layers/* getFromLayer */.Y$)(before.variables, name))
            setVariable(state, name, dropConstants(value));
    }
    for (const object of (0,engine_layers/* listChangedKeys */.v0)(state.heap, before.heap.base)) {
        const [entity, old] = [(0,engine_layers/* getFromLayer */.Y$)(state.heap, object), (0,engine_layers/* getFromLayer */.Y$)(before.heap, object)];
        if (entity === undefined || old === undefined || entity === old)
            continue;
        const entries = [...entity.entries].map(([key, value]) => {
            const isSame = value.constants === undefined || value === old.entries.get(key);
            return [key, isSame ? value : dropConstants(value)];
        });
        state.heap = (0,engine_layers/* setInLayer */.HT)(state.heap, object, { ...entity, entries: new Map(entries) });
    }
}
function dropConstants(value) {
    const { constants: _, ...rest } = value;
    return { ...rest, written: (0,engine_values/* getWritten */.oK)(value) };
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
        if (!isPossible)
            noteSkipped(frame, body);
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
    const thrown = [];
    frame.tries.push(thrown);
    frame.world.evaluate(body, frame);
    frame.tries.pop();
    const after = frame.state;
    const entered = (0,engine_heap/* copyState */.hw)(before);
    (0,engine_heap/* mergeStates */.ti)(entered, [(0,engine_heap/* copyState */.hw)(before), (0,engine_heap/* copyState */.hw)(after), ...thrown]);
    const states = [after];
    for (const handler of handlers) {
        frame.state = (0,engine_heap/* copyState */.hw)(entered);
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
            frame.state = (0,engine_heap/* copyState */.hw)(entered);
        frame.world.evaluate(last, frame);
        frame.state.isDead ||= isDead;
    }
    return engine_values/* fixedValue */.Sb;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/interpreter.js







function createInterpreter(project, library, watch) {
    const records = new Map();
    const types = new Map();
    const world = {
        ...{
            project,
            library,
            watch,
            evaluate,
            note,
            fieldValues: new Map(),
            globals: new Map(),
            captured: new Map(),
            memos: new Map(),
        },
        ...{ sources: new Map(), skipped: new Map(), ids: new Map(), lastObject: 0 },
    };
    function evaluate(code, frame) {
        frame.run.steps += 1;
        if (frame.run.steps > frame.run.limits.steps)
            throw new TooLong();
        const value = code.kind === 'call' ? evaluateCall(code, frame) : evaluateAnew(code, frame);
        if (frame.watched.has(code.at))
            note(code.at, value, frame);
        return value;
    }
    function note(at, value, { code: { file }, state }) {
        const own = records.get(file) ?? new Map();
        records.set(file, own);
        const noted = (0,engine_values/* markChecked */.By)(flatten(value, state), state.checked);
        const before = own.get(at);
        if (noted.type !== '') {
            const typesHere = types.get(file) ?? new Map();
            types.set(file, typesHere);
            typesHere.set(at, (typesHere.get(at) ?? new Set()).add(noted.type));
        }
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
        if (code.receiver !== undefined) {
            const { name, type } = code.receiver;
            const owner = project.findClass(type, code.file, code.owner);
            setVariable(frame.state, name, addEntity({ type, ...(owner && { code: owner }), entries: new Map() }, frame));
        }
        for (const parameter of code.parameters) {
            const value = createArgument(parameter, code, world);
            setVariable(frame.state, parameter.name, parameter.isRest ? addEntity({ ...(0,engine_heap/* createList */.D1)('array', []), rest: value }, frame) : value);
        }
        ownRun.stack.add(code);
        try {
            if (library.trustsFields)
                constructFirst(code, frame);
            evaluate(code.body, frame);
            runWaiting(ownRun, frame);
            return true;
        }
        catch (error) {
            if (error instanceof TooLong || error instanceof RangeError)
                return false;
            throw error;
        }
    }
    function constructFirst({ owner, name }, frame) {
        const [object] = frame.self?.objects ?? [];
        if (owner === undefined || object === undefined || frame.self === undefined || name === owner.name)
            return;
        constructWith(owner, undefined, frame.self, frame);
        frame.state.isDead = false;
        const entity = (0,engine_layers/* getFromLayer */.Y$)(frame.state.heap, object);
        if (entity === undefined)
            return;
        const entries = [...entity.entries].map(([key, { constants: _, ...value }]) => [key, value]);
        frame.state.heap = (0,engine_layers/* setInLayer */.HT)(frame.state.heap, object, { ...entity, entries: new Map(entries) });
    }
    function runWaiting(ownRun, frame) {
        for (const [code, callables] of ownRun.waiting)
            for (const callable of callables) {
                frame.state.isDead = false;
                invoke(callable, code.parameters.map((parameter) => createArgument(parameter, code, world)), frame);
            }
    }
    return {
        run,
        getRecords: (file) => records.get(file) ?? new Map(),
        getSkipped: (file) => world.skipped.get(file) ?? new Set(),
        getTypes: (file, at) => [...(types.get(file)?.get(at) ?? [])],
    };
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
            return evaluateItem(code, frame);
        case 'class':
            return engine_values/* fixedValue */.Sb;
        case 'call':
            return evaluateCall(code, frame);
        case 'invoke':
            return evaluateInvocation(code, frame);
        case 'results':
            return { ...engine_values/* fixedValue */.Sb, items: code.items.map((item) => frame.world.evaluate(item, frame)) };
        case 'table':
            return evaluateTable(code, frame);
        case 'address':
            return readAddress(code.of, frame);
        case 'follow':
            return followPointer(frame.world.evaluate(code.of, frame), frame.state);
        case 'create':
            return evaluateCreation(code, frame);
        case 'list':
            return evaluateList(code, frame);
        case 'include':
            return evaluateInclusion(code, frame);
        case 'shared':
            return readShared(frame);
        case 'assign':
            return evaluateAssignment(code, frame);
        case 'operation':
            return evaluateOperation(code, frame);
        case 'choice':
            return evaluateChoice(code.test, [code.yes, code.no], frame);
        case 'function': {
            const callable = { code: code.code, variables: (0,engine_layers/* createLayer */.Ay)(frame.state.variables), self: frame.self };
            frame.run.waiting.set(code.code, [...(frame.run.waiting.get(code.code) ?? []), callable].slice(-3));
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
            return evaluateChoice(code.test, [code.yes, code.no], frame);
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
                for (const thrown of frame.tries)
                    thrown.push((0,engine_heap/* copyState */.hw)(frame.state));
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

// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(6581);
// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(1661);
// EXTERNAL MODULE: ./build/compiled/src/scanners/patterns/includes.js
var includes = __webpack_require__(9282);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/tree-index.js





const mostEntries = 1000;
const mostUsers = 3000;
const longestText = 1024 * 1024;
const mostImplementers = 10;
const mostDefiners = 20;
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
        const all = {
            ...{ users: new Map(), implementers: new Map(), parents: new Map(), entries: new Set() },
            ...{ definers: new Map() },
        };
        const words = new Map();
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
            words.set(path, new Set(text.match(patterns.className)));
            const own = patterns.defined === undefined ? [] : [...text.matchAll(patterns.defined), ['', (0,file_name/* getBaseName */.J)(path)]];
            for (const [, name = ''] of own) {
                add(all.definers, name.toLowerCase(), path);
            }
            for (const [, , parents = ''] of text.matchAll(patterns.definition))
                for (const name of parents.match(patterns.className) ?? [])
                    if (byName.has(name) || patterns.defined !== undefined) {
                        add(all.implementers, name, path);
                        add(all.parents, path, name);
                    }
            if (!patterns.isTest(path) && patterns.readsRequest(text))
                all.entries.add(path);
        }
        for (const [path, own] of words) {
            if (patterns.defined === undefined) {
                for (const name of own)
                    if (byName.has(name) && name !== getClassName(path))
                        add(all.users, name, path);
                continue;
            }
            const used = new Set();
            for (const name of own) {
                const defining = all.definers.get(name.toLowerCase()) ?? [];
                const nearest = defining.length <= mostDefiners ? selectNearest(defining, path) : undefined;
                if (nearest !== undefined && nearest !== path)
                    used.add(nearest);
            }
            for (const each of used)
                add(all.users, each, path);
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
            return selectNearest(found, from.path) ?? this.findDefinition(fullName.replace(/^.*\./, ''), from);
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
            return named.find((path) => path !== undefined) ?? this.findDefinition(name, from);
        },
        mayUseOthers: ({ path, text }) => (0,includes/* mayUseOthers */.KT)(path, text, stored),
        findDefinition(name, from) {
            if (patterns.defined === undefined)
                return undefined;
            return selectNearest(getFacts().definers.get(name.toLowerCase()) ?? [], from.path);
        },
        findIncluded(path, from) {
            if (!/[\w-]\.\w+$/.test(path))
                return undefined;
            return (0,includes/* findIncluded */.o4)(from.path, path, stored);
        },
        readResource(path, from) {
            const end = path.replace(/^\//, '');
            const named = byName.get(getClassName(end)) ?? [];
            const found = selectNearest(named.filter((each) => each === end || each.endsWith(`/${end}`)), from.path);
            return found === undefined ? undefined : read(found);
        },
        listImplementations: (name) => (getFacts().implementers.get(name) ?? []).slice(0, mostImplementers),
        listEntries(path) {
            const { users, parents, entries, definers } = getFacts();
            if (entries.size === 0)
                return [];
            const listKeys = (each) => {
                const above = parents.get(each) ?? [];
                if (patterns.defined === undefined)
                    return [getClassName(each), ...above];
                return [each, ...above.flatMap((name) => selectNearest(definers.get(name.toLowerCase()) ?? [], each) ?? [])];
            };
            const seen = new Set([path]);
            for (const each of seen) {
                if (seen.size >= mostUsers)
                    break;
                for (const key of listKeys(each))
                    for (const user of users.get(key) ?? [])
                        if (seen.size < mostUsers)
                            seen.add(user);
            }
            return [...seen].filter((each) => entries.has(each)).slice(0, mostEntries);
        },
    };
}
function getClassName(path) {
    return (0,file_name/* getBaseName */.J)(path).replace(/\..*$/, '');
}
function selectNearest(paths, other) {
    if (paths.length < 2)
        return paths[0];
    const others = external_node_path_.posix.dirname(other).split('/');
    let nearest;
    let most = -1;
    for (const path of paths) {
        const own = external_node_path_.posix.dirname(path).split('/');
        const different = own.findIndex((part, index) => part !== others[index]);
        const count = different < 0 ? own.length : different;
        if (count > most)
            [nearest, most] = [path, count];
    }
    return nearest;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/code-search.js








const far = { depth: 20, steps: 400_000 };
const near = { depth: 2, steps: 100_000 };
function createCodeSearch(front, rules, { language, library }, { root, files }) {
    const parse = createParse(language, library);
    const matcher = createRuleMatcher(front.forms, rules, { language, library });
    const index = (front.createIndex ?? createTreeIndex)(root, files, front.names);
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
                known.set(path, undefined);
                try {
                    readTree(tree, path, code, matcher.match(tree));
                }
                catch (error) {
                    if (!(error instanceof RangeError))
                        throw error;
                    cut.add(path);
                }
                finally {
                    tree.delete();
                }
            }
        }
        return known.get(path);
    }
    function readTree(tree, path, text, matches) {
        const file = front.readFile(tree.rootNode, path, text);
        const watched = new Set(matches.flatMap(({ judged, called, callee, to }) => [...judged, ...[called, callee, to].flatMap((each) => each ?? [])].map(getPlace)));
        const read = { file, watched, isClear: matches.length === 0 && !tree.rootNode.hasError };
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
        const isTest = front.names.isTest(file.path);
        for (const path of isFromOutside && !isTest ? index.listEntries(file.path) : []) {
            for (const code of readFile(path)?.file.functions ?? [])
                if (code.readsRequest)
                    begin(code, true);
            if (cut.has(path))
                cut.add(file.path);
        }
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
        const before = known.get(path);
        if (before?.isClear && before.file.text === text)
            return { hits: [], owners: [], isCut: false };
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
    readTypes: () => [],
    fixedTexts: () => [],
    writtenText: () => '',
};
function getPlace(node) {
    const [inner] = /^(?:parenthesized_expression|variadic_argument)$/.test(node.type) ? node.namedChildren : [];
    return inner ? getPlace(inner) : (0,engine_code/* createPlace */.Ef)(node.startIndex, node.endIndex);
}
function isLiteral(node) {
    return node.descendantsOfType(['identifier', 'name', 'variable_name', 'field_identifier', 'this']).length === 0;
}
function createTrace(interpreter, file) {
    const records = interpreter.getRecords(file);
    const skipped = [...interpreter.getSkipped(file)].map(engine_code/* readPlace */.yI);
    const find = (node) => records.get(getPlace(node));
    const findForJudge = (node) => {
        const known = find(node);
        if (known !== undefined)
            return known;
        const isSkipped = skipped.some(({ start, end }) => start <= node.startIndex && node.endIndex <= end);
        return isSkipped || isLiteral(node) ? engine_values/* fixedValue */.Sb : { ...engine_values/* unknownValue */.Uo, isBuilt: true };
    };
    return {
        judge: (nodes, purpose) => {
            const values = nodes.map(findForJudge);
            return (purpose === 'command' ? selectPrograms(values) : values).map((value) => judgeValue(value, purpose, file));
        },
        readTypes: (node) => interpreter.getTypes(file, getPlace(node)),
        fixedTexts: (node) => find(node)?.constants?.map(String) ??
            (/literal$|^(?:true|false)$/.test(node.type) ? [(0,syntax/* unquoteLiteral */.RA)(node.text)] : []),
        writtenText: (node) => {
            const value = find(node);
            return value === undefined ? node.text : (0,engine_values/* getWritten */.oK)(value);
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
        const local = dangerous.filter(({ source, isChecked }) => source.kind === 'local' && !isChecked);
        const isStored = dangerous.some(({ source }) => source.kind === 'stored');
        const level = local.length > 0 ? 'local' : isStored ? 'stored' : value.isUnknown ? 'unknown' : 'fixed';
        return { level, isBuilt, isText, isRandom, sources: local.map(({ source }) => describeSource(source, file)) };
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

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/registry.js + 27 modules
var registry = __webpack_require__(7640);
// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js
var file_role = __webpack_require__(1702);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/calls.js
const calls_call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/code-injection.js

const codeInjection = {
    weakness: 'code-injection',
    language: 'Go',
    remediation: 'Do not run text from outside: keep templates and scripts in files, and give them values.',
    severity: { outside: 'HIGH' },
    purpose: 'code',
    sinks: [
        { query: calls_call, name: /\.Parse$/, callee: /^(?:html|text)\/template\.Template\.Parse$/, argument: [0] },
        { query: calls_call, name: /\bOpen$/, callee: /^plugin\.Open$/, argument: [0] },
        {
            query: calls_call,
            name: /\.(?:RunString|RunScript|Run|Eval|DoString|ExecuteString|Compile|NewEvaluableExpression)$/,
            callee: /^(?:github\.com\/(?:dop251\/goja|robertkrimen\/otto|traefik\/yaegi\/interp|yuin\/gopher-lua|expr-lang\/expr|antonmedv\/expr|Knetic\/govaluate|d5\/tengo)(?:\/v\d+)?|rogchap\.com\/v8go)\b.*\.\w+$/,
            argument: [0, 1],
            severity: { outside: 'CRITICAL' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/command-injection.js

const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i;
const commandInjection = {
    weakness: 'command-injection',
    language: 'Go',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', local: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        { query: calls_call, name: /\bCommand$/, callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/ },
        {
            query: calls_call,
            name: /\bCommand$/,
            callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/,
            given: shell,
            severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /\bCommandContext$/,
            callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
            argument: [1, 2, 3, 4, 5, 6, 7],
        },
        {
            query: calls_call,
            name: /\bCommandContext$/,
            callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
            given: shell,
            argument: [1, 2, 3, 4, 5, 6, 7],
            severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /\b(?:StartProcess|ForkExec|Exec)$/,
            callee: /^(?:os\.StartProcess|syscall\.(?:ForkExec|Exec|StartProcess))$/,
            argument: [0, 1],
        },
        {
            query: calls_call,
            name: /\bCommand(?:Context)?$/,
            callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command(?:Context)?$/,
            purpose: 'code',
            severity: { outside: 'MEDIUM' },
        },
        {
            query: '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Path$"))) @at',
            name: /^exec\.Cmd$/,
        },
        {
            query: '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Args$"))) @at',
            name: /^exec\.Cmd$/,
        },
        {
            query: '(assignment_statement left: (expression_list (selector_expression operand: (_) field: (field_identifier) @name)) right: (expression_list (_) @value)) @at',
            name: /^(?:Args|Path)$/,
            inFile: /"os\/exec"/,
            context: /\b(?:c|cmd|command|\w*Cmd)\.(?:Args|Path)\b/,
        },
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
        { query: calls_call, name: /\.SetCookie$/, callee: /\/gin\.Context\.SetCookie$/, argument: [-1], constant: /^false$/ },
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
        { query: calls_call, name: /\bRedirect$/, callee: /^net\/http\.Redirect$/, argument: [2] },
        { query: calls_call, name: /\.Redirect$/, callee: /^github\.com\/.*\.(?:Context|Ctx|Controller|RequestCtx)\.Redirect$/ },
        {
            query: calls_call,
            name: /\.(?:Set|Add)$/,
            given: /^\(\s*"Location"/i,
            callee: /^(?:|net\/http\.Header)\.(?:Set|Add)$/,
            argument: [1],
        },
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
            query: calls_call,
            name: /\b(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir|Symlink|Link|Truncate|Chmod|DirFS|OpenRoot|Chdir)$/,
            callee: /^(?:os\.(?:Open|OpenFile|ReadFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|ReadDir|WriteFile|Truncate|Chmod|DirFS|OpenRoot|Chdir)|io\/ioutil\.(?:ReadFile|ReadDir|WriteFile))$/,
            argument: [0],
            severity: { outside: 'HIGH', local: 'LOW' },
        },
        {
            query: calls_call,
            name: /\b(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)$/,
            callee: /^(?:os\.(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)|io\/ioutil\.WriteFile)$/,
            around: /\b(?:zip|tar)\./,
            argument: [0],
            severity: { local: 'MEDIUM' },
        },
        { query: calls_call, name: /\b(?:Rename|Symlink|Link)$/, callee: /^os\.(?:Rename|Symlink|Link)$/, argument: [0, 1] },
        { query: calls_call, name: /\bServeFile$/, callee: /^net\/http\.ServeFile$/, argument: [2] },
        {
            query: calls_call,
            name: /\b(?:ParseFiles|ParseGlob)$/,
            callee: /^(?:html|text)\/template\.(?:Template\.)?Parse(?:Files|Glob)$/,
        },
        {
            query: calls_call,
            name: /\.(?:File|SendFile|FileAttachment|Attachment|Inline|Download)$/,
            callee: /^(?:github\.com\/(?:gin-gonic\/gin|labstack\/echo|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
            argument: [0],
        },
        {
            query: calls_call,
            name: /\.(?:SaveUploadedFile|SaveFile)$/,
            callee: /^(?:github\.com\/(?:gin-gonic\/gin|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
            argument: [1],
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/sql-injection.js

const database = '(?:|.*(?:database/sql|sqlx|gorm|pgx|pgxpool|go-pg/pg|bun|xorm|beego/.*orm|squirrel|gocraft/dbr|sqlite3?|pop|dat).*)';
const others = /^(?!(?:net\/|os\.|io\.|github\.com\/(?:gin-gonic|labstack|gofiber|kataras|gorilla|valyala)\/).*)(?!.*\.Stmt\.).*\.\w+$/;
const statement = /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i;
const sqlInjection = {
    weakness: 'sql-injection',
    language: 'Go',
    remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: calls_call,
            name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Joins|Expr|SQL)$/,
            callee: others,
            argument: [0],
            isBuilt: true,
            holds: statement,
        },
        {
            query: calls_call,
            name: /\.(?:(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context|Query|QueryRow|Exec|Prepare)$/,
            callee: /(?:Context|(?<!^(?:database\/sql|github\.com\/jmoiron\/sqlx|gorm\.io\/gorm)\.\w+)\.\w+)$/,
            given: /^\(\s*(?:\w*[cC]tx\b|context\b|[\w.()]+\.Context\(\))/,
            argument: [1],
            isBuilt: true,
            holds: statement,
        },
        { query: calls_call, name: /\.(?:Get|Select)$/, callee: others, argument: [1], isBuilt: true, holds: statement },
        { query: calls_call, name: /\.(?:Get|Select)Context$/, callee: others, argument: [2], isBuilt: true, holds: statement },
        {
            query: calls_call,
            name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Group|Joins)$/,
            callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+$`),
            argument: [0],
            isText: true,
            severity: { outside: 'HIGH', local: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context$/,
            callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+Context$`),
            argument: [1],
            isText: true,
            severity: { outside: 'HIGH', local: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/ssrf.js

const ssrf = {
    weakness: 'ssrf',
    language: 'Go',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH', local: 'LOW' },
    purpose: 'address',
    sinks: [
        {
            query: calls_call,
            name: /\b(?:Get|Post|Head|PostForm)$/,
            callee: /^(?:net\/http\.(?:Client\.)?|github\.com\/go-resty\/resty(?:\/v\d+)?\.Request\.)(?:Get|Post|Head|PostForm)$/,
            argument: [0],
        },
        { query: calls_call, name: /\bNewRequest$/, callee: /^net\/http\.NewRequest$/, argument: [1] },
        { query: calls_call, name: /\bNewRequestWithContext$/, callee: /^net\/http\.NewRequestWithContext$/, argument: [2] },
        {
            query: calls_call,
            name: /\bDial(?:Timeout|Context)?$/,
            callee: /^net\.(?:Dial(?:Timeout)?|Dialer\.Dial)$/,
            argument: [1],
            severity: { outside: 'HIGH' },
        },
        {
            query: calls_call,
            name: /\bNewSingleHostReverseProxy$/,
            callee: /^net\/http\/httputil\.NewSingleHostReverseProxy$/,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
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
            query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
            name: /^InsecureSkipVerify$/,
            constant: /^true$/,
        },
        {
            query: '(assignment_statement left: (expression_list (selector_expression field: (_) @name)) right: (expression_list (true))) @at',
            name: /^InsecureSkipVerify$/,
        },
        { query: calls_call, name: /^ssh\.InsecureIgnoreHostKey$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/weak-crypto.js

const weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Go',
    remediation: 'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: calls_call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
        { query: calls_call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
        { query: calls_call, name: /^(?:md4|ripemd160)\.New$/, severity: { found: 'LOW' } },
        { query: calls_call, name: /^rsa\.GenerateKey$/, argument: [1], constant: /^(?:\d{1,3}|1\d{3}|20[0-3]\d|204[0-7])$/ },
        {
            query: '(keyed_element key: (literal_element (identifier) @key) value: (literal_element (selector_expression) @name) (#match? @key "^M(in|ax)Version$")) @at',
            name: /^tls\.Version(?:SSL30|TLS10|TLS11)$/,
        },
        { query: '(selector_expression) @at @name', name: /^tls\.TLS_\w*(?:RC4|3DES)_/ },
        { query: calls_call, name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/weak-random.js
const secret = /token|passw|secret|(?:^|_)otp|Otp|OTP|nonce|salt|api_?key|session_?id|csrf|captcha|activation/i;
const weakRandom = {
    weakness: 'weak-random',
    language: 'Go',
    remediation: 'Use crypto/rand.',
    severity: { random: 'MEDIUM' },
    sinks: [
        {
            query: '(short_var_declaration left: (expression_list . (identifier) @name) right: (expression_list . (_) @value)) @at',
            name: secret,
        },
        {
            query: '(assignment_statement left: (expression_list . (_) @name) right: (expression_list . (_) @value)) @at',
            name: secret,
        },
        { query: '(var_spec name: (identifier) @name value: (expression_list . (_) @value)) @at', name: secret },
        {
            query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
            name: secret,
        },
        {
            query: '(return_statement (expression_list . (_) @value)) @at',
            around: /^func\s*(?:\([^)]*\))?\s*\w*(?:token|passw|secret|otp|nonce|salt|apikey|sessionid|csrf|captcha)\w*\s*\(/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/xss.js

const writer = /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))$/;
const plain = /text\/plain|application\/(?!xhtml)/;
const xss = {
    weakness: 'xss',
    language: 'Go',
    remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
    severity: { outside: 'HIGH' },
    purpose: 'page',
    notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
    sinks: [
        {
            query: calls_call,
            name: /\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
            callee: /^html\/template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
            severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /\b(?:Fprint(?:f|ln)?|WriteString|Copy)$/,
            callee: /^(?:fmt\.Fprint(?:f|ln)?|io\.(?:WriteString|Copy))$/,
            to: { argument: 0, type: writer },
            unlessAround: plain,
        },
        {
            query: calls_call,
            name: /\.Write(?:String)?$/,
            callee: /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))\.Write(?:String)?$/,
            unlessAround: plain,
        },
        {
            query: calls_call,
            name: /\.(?:HTML|HTMLBlob)$/,
            callee: /^github\.com\/.*\.(?:Context|Ctx)\.(?:HTML|HTMLBlob)$/,
            argument: [1],
        },
        {
            query: calls_call,
            name: /\.Data$/,
            callee: /^github\.com\/gin-gonic\/gin\.Context\.Data$/,
            given: /text\/html/,
            argument: [2],
        },
        {
            query: calls_call,
            name: /\.Execute(?:Template)?$/,
            callee: /^(?:|text\/template\.Template)\.Execute(?:Template)?$/,
            to: { argument: 0, type: writer },
            inFile: /"text\/template"/,
            unlessAround: plain,
            argument: [-1],
            severity: { outside: 'HIGH', unknown: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/calls.js
const java_calls_call = '(method_invocation name: (identifier) @name) @at';
const creation = '(object_creation_expression type: (_) @name) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/code-injection.js

const code_injection_codeInjection = {
    weakness: 'code-injection',
    language: 'Java',
    remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    sinks: [
        {
            query: java_calls_call,
            name: /^(?:eval|evaluate|compile)$/,
            receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
            argument: [0],
        },
        {
            query: java_calls_call,
            name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
            unlessAround: /SimpleEvaluationContext/,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: java_calls_call,
            name: /^(?:evaluate|mergeTemplate)$/,
            receiver: /velocity|^ve$/i,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: java_calls_call,
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
            query: java_calls_call,
            name: /^(?:forName|loadClass)$/,
            receiver: /^Class$|loader/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/command-injection.js

const command_injection_shell = /"(?:\S*\/)?(?:(?:ba|da|z|k)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)"\s*,\s*"[-/][cC]/;
const command_injection_commandInjection = {
    weakness: 'command-injection',
    language: 'Java',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        {
            query: java_calls_call,
            name: /^exec$/,
            receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
            argument: [0],
        },
        {
            query: java_calls_call,
            name: /^exec$/,
            receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
            argument: [1],
            purpose: 'path',
            severity: { outside: 'HIGH' },
        },
        { query: creation, name: /^ProcessBuilder$/, given: command_injection_shell, severity: { outside: 'CRITICAL', unknown: 'MEDIUM' } },
        {
            query: java_calls_call,
            name: /^command$/,
            receiver: /builder|^pb$|process/i,
            given: command_injection_shell,
            severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
        },
        { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
        { query: java_calls_call, name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
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
            query: java_calls_call,
            name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
            argument: [0],
            constant: /^false$/,
        },
        {
            query: java_calls_call,
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
            query: java_calls_call,
            name: /^(?:readObject|readUnshared)$/,
            unlessAround: /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
            severity: { found: 'MEDIUM' },
        },
        { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
        { query: creation, name: /^XMLDecoder$/ },
        { query: java_calls_call, name: /^fromXML$/, argument: [0] },
        { query: java_calls_call, name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
        { query: java_calls_call, name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
        { query: java_calls_call, name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
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
            query: java_calls_call,
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
        { query: java_calls_call, name: /^sendRedirect$/, argument: [0] },
        {
            query: java_calls_call,
            name: /^(?:setHeader|addHeader|header|add|set)$/,
            argument: [1],
            given: /^\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*,/i,
        },
        { query: java_calls_call, name: /^add$/, receiver: /\.get\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*\)$/i, argument: [0] },
        { query: java_calls_call, name: /^(?:setLocation|location)$/, argument: [0] },
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
        { query: java_calls_call, name: /^(?:get|of)$/, receiver: /(?:^|\.)Paths?$/ },
        { query: java_calls_call, name: /^getResource(?:AsStream)?$/, argument: [0] },
        { query: java_calls_call, name: /^(?:resolve|resolveSibling)$/, argument: [0] },
        {
            query: java_calls_call,
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
            query: java_calls_call,
            name: /^(?:executeQuery|executeUpdate|executeLargeUpdate|prepareStatement|prepareCall|nativeSQL|createNativeQuery|createSQLQuery|queryForList|queryForMap|queryForRowSet|queryForStream|rawQuery|execSQL)$/,
            argument: [0],
            isText: true,
            severity: { outside: 'HIGH' },
        },
        {
            query: java_calls_call,
            name: /^(?:execute|addBatch|batchUpdate|update|query|queryForObject|createQuery)$/,
            receiver: /(?:^|\.|_)(?:st|stmt|statement|prepared\w*|jdbc\w*|\w*[jJ]dbcTemplate|\w*[sS]tatement|conn|connection|em|entityManager|session)(?:\(\))?$/,
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
            query: java_calls_call,
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
            query: java_calls_call,
            name: /^(?:getForObject|getForEntity|postForObject|postForEntity|exchange|headForHeaders)$/,
            receiver: /rest|template|client/i,
            argument: [0],
        },
        { query: java_calls_call, name: /^(?:connect|Get|Post)$/, receiver: /^(?:Jsoup|Request|Unirest)$/, argument: [0] },
        {
            query: java_calls_call,
            name: /^(?:url|uri)$/,
            receiver: /Builder\(\)|client|builder|\.(?:get|post|put)\(\)/i,
            argument: [0],
        },
        { query: java_calls_call, name: /^newBuilder$/, receiver: /^HttpRequest$/, argument: [0] },
        { query: java_calls_call, name: /^getConnection$/, receiver: /^DriverManager$/, argument: [0] },
        {
            query: java_calls_call,
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
            query: java_calls_call,
            name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
            receiver: /Jwts\s*\.\s*parser|jwtParser/i,
        },
        { query: java_calls_call, name: /^none$/, receiver: /^Algorithm$/ },
        { query: java_calls_call, name: /^decode$/, receiver: /^JWT$/, unlessAround: /\.verify\(/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/trust-boundary.js

const trustBoundary = {
    weakness: 'trust-boundary',
    language: 'Java',
    remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
    severity: { outside: 'LOW' },
    sinks: [
        { query: java_calls_call, name: /^(?:setAttribute|putValue)$/, receiver: /session\b(?:\([^()]*\))?$/i, argument: [0, 1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-crypto.js

const weak_crypto_weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Java',
    remediation: 'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256; encrypt with AES/GCM/NoPadding.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: java_calls_call, name: /^getInstance$/, receiver: /(?:^|\.)NoOpPasswordEncoder$/ },
        {
            query: java_calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            severity: { found: 'LOW' },
        },
        {
            query: java_calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            context: /passw|pwd|\bpass\b|credential|secret/i,
        },
        {
            query: java_calls_call,
            name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
            receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
            severity: { found: 'LOW' },
        },
        {
            query: java_calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)Cipher$/,
            argument: [0],
            constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|^(?!rsa).*\/ecb(?:\/|$)|^aes$/i,
        },
        {
            query: java_calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
            argument: [0],
            constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-random.js

const weak_random_secret = /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i;
const weak_random_weakRandom = {
    weakness: 'weak-random',
    language: 'Java',
    remediation: 'Use SecureRandom.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: creation, name: /(?:^|\.)Cookie$/, argument: [1], severity: { random: 'MEDIUM' } },
        {
            query: java_calls_call,
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
            context: weak_random_secret,
        },
        {
            query: java_calls_call,
            name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
            receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
            context: weak_random_secret,
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
            query: java_calls_call,
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
            query: java_calls_call,
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
        { query: java_calls_call, name: /^\$_$/ },
        {
            query: java_calls_call,
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
const namedCalls = [
    {
        query: '(function_call_expression function: [(variable_name) (subscript_expression) (member_access_expression) (parenthesized_expression) (string) (encapsed_string)] @called arguments: (arguments . (argument (_) @value))) @at',
    },
    {
        query: '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @called) . (argument (_) @value))) @at',
        name: /^\\?(?:call_user_func|call_user_func_array|forward_static_call|array_map|register_shutdown_function)$/i,
    },
    {
        query: '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @value) . (argument (_) @called))) @at',
        name: /^\\?(?:array_filter|array_walk|usort|uasort|array_reduce)$/i,
    },
];
const addressName = /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/code-injection.js

const php_code_injection_codeInjection = {
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
            name: /^\\?(?:call_user_func(?:_array)?|array_map|register_shutdown_function|forward_static_call)$/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
        {
            query: functionCall,
            name: /^\\?(?:usort|uasort|uksort|array_filter|array_walk|array_reduce|preg_replace_callback)$/i,
            argument: [1],
            severity: { outside: 'HIGH' },
        },
        ...namedCalls.map((sink) => ({
            ...sink,
            called: /^\\?(?:assert|create_function)$/i,
            severity: { outside: 'CRITICAL' },
        })),
        {
            query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
            unlessAround: /instanceof\s+\\?Closure\b/,
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
        ...namedCalls.map((sink) => ({ ...sink, called: /^\\?(?:exec|system|passthru|shell_exec|popen|proc_open)$/i })),
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
            holds: /^\s*(?:location|refresh)\s*:/i,
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
            holds: /^(?!\s*(?:https?|ftp):\/\/)/i,
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
        {
            query: methodCall,
            name: /^(?:query|exec|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|get_results|get_row|get_var|get_col|createNativeQuery|unprepared|whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
            argument: [0],
            unlessReceiver: /(?:xpath|request|req|input|client|ssh)(?:\(\))?$/i,
            severity: { outside: 'HIGH' },
        },
        {
            query: staticCall,
            receiver: /(?:^|\\)DB$/,
            name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
            argument: [0],
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
        {
            query: functionCall,
            name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
            argument: [0],
            holds: /^\s*(?:https?|ftp):\/\//i,
        },
        {
            query: '(array_element_initializer . (name) @name . (_) @value) @at',
            name: /^\\?CURLOPT_URL$/,
        },
        { query: methodCall, name: /^(?:get|post|put|head)$/, receiver: /client|guzzle|http/i, argument: [0] },
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

const php_weak_random_weakRandom = {
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
            query: calls_creation,
            name: /^\\?(?:\w+\\)*(?:Html)?Response$/,
            argument: [0],
            unless: /application\/|text\/(?:plain|csv|xml)|json_encode/i,
            severity: { outside: 'HIGH' },
        },
        {
            query: functionCall,
            name: /^\\?response$/,
            argument: [0],
            isBuilt: true,
            holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
            severity: { outside: 'HIGH' },
        },
        { query: methodCall, name: /^write$/, receiver: /getBody\(\)$/, argument: [0], severity: { outside: 'HIGH' } },
        {
            query: '(return_statement (_) @value) @at',
            isBuilt: true,
            isOnce: true,
            holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
            inFile: /\bRoute::|#\[Route\b|@Route\b|\bextends\s+\w*Controller\b/,
            severity: { outside: 'HIGH' },
        },
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
        php_code_injection_codeInjection,
        php_command_injection_commandInjection,
        php_cookie_cookie,
        deserialization_deserialization,
        fileInclusion,
        php_open_redirect_openRedirect,
        php_path_traversal_pathTraversal,
        php_sql_injection_sqlInjection,
        php_ssrf_ssrf,
        php_weak_crypto_weakCrypto,
        php_weak_random_weakRandom,
        xml_entities_xmlEntities,
        php_xss_xss,
    ],
    ...[
        code_injection_codeInjection,
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
        weak_random_weakRandom,
        xmlEntities,
        xpathInjection,
        xss_xss,
    ],
    ...[
        codeInjection,
        commandInjection,
        cookie,
        openRedirect,
        pathTraversal,
        sqlInjection,
        ssrf,
        tlsUnchecked,
        weakCrypto,
        weakRandom,
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
        const language = await library.Language.load((0,external_node_path_.join)(folder, registry/* fronts */.r[name].forms.file));
        return createCodeSearch(registry/* fronts */.r[name], rules, { language, library }, { root, files: shared?.files ?? [] });
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
    const decoded = registry/* fronts */.r[language].decode(path, text);
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
