export const id = 745;
export const ids = [745];
export const modules = {

/***/ 5745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openScripts: () => (/* binding */ openScripts)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/languages/script-kinds.js
var script_kinds = __webpack_require__(2832);
// EXTERNAL MODULE: ./build/compiled/src/shared/severity.js
var severity = __webpack_require__(7786);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/contents.js
var contents = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/data-path.js
var data_path = __webpack_require__(341);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/fingerprint.js
var fingerprint = __webpack_require__(873);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/snippet.js
var snippet = __webpack_require__(7004);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/calls.js
var calls = __webpack_require__(3041);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/guards.js
var guards = __webpack_require__(2012);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/indirect.js
var flow_indirect = __webpack_require__(2612);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/inventory.js
var inventory = __webpack_require__(8308);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/members.js
var members = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/origin.js
var flow_origin = __webpack_require__(8900);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/syntax.js
var syntax = __webpack_require__(1445);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/summaries.js



function findReturnOrigin(flow, { called, call, keys = [] }) {
    const { node: fn } = called;
    const inside = called.flow.inside(fn);
    const values = called.flow.returns.get(fn) ?? [];
    const open = (0,flow_origin/* joinOrigins */.IP)(...values.map((value) => (0,guards/* applyGuards */.d)(inside, inside.access(value, keys), value)));
    return (0,flow_origin/* joinOrigins */.IP)(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}
function findCallbackArgument(flow, { called, call, keys = [] }, { at, index }) {
    const { flow: home, node: fn } = called;
    const inside = home.inside(fn);
    const callback = fn.params[at];
    const variable = callback?.type === 'Identifier'
        ? home.source.getDeclaredVariables(fn).find(({ name }) => name === callback.name)
        : undefined;
    const values = (variable?.references ?? []).flatMap(({ identifier }) => {
        const { child, parent } = (0,syntax/* findOuter */.L5)(identifier);
        const isCall = parent?.type === 'CallExpression' && parent.callee === child;
        return (isCall ? parent.arguments[index] : undefined) ?? [];
    });
    const open = (0,flow_origin/* joinOrigins */.IP)(...values.map((value) => (0,guards/* applyGuards */.d)(inside, inside.access(value, keys), value)));
    return (0,flow_origin/* joinOrigins */.IP)(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}
function fillParameter(flow, leaf, fn, call) {
    const { parameter, ...rest } = leaf;
    if (parameter === undefined)
        return [leaf];
    if (parameter.fn !== fn)
        return [{ ...rest, level: 'parameter' }];
    const argument = call.arguments[parameter.index];
    const spread = call.arguments.slice(0, parameter.index + 1).find(({ type }) => type === 'SpreadElement');
    if (spread === undefined && argument === undefined)
        return flow_origin/* constant */.dY;
    const handed = spread !== undefined
        ? flow.originOf(spread)
        : argument === undefined
            ? flow_origin/* constant */.dY
            : flow.access(argument, parameter.path);
    return handed.map((each) => ({ ...each, ...transformLeaf(leaf, each) }));
}
function transformLeaf(leaf, handed) {
    const [lower = handed] = leaf.level === 'outside'
        ? [handed]
        : leaf.level === 'checked'
            ? [(0,flow_origin/* rankLevel */.T0)(handed.level) > (0,flow_origin/* rankLevel */.T0)('checked') ? { ...handed, level: leaf.level } : handed]
            : (0,flow_origin/* weakenDerived */.HS)([handed]);
    return {
        level: lower.level,
        safeFor: [...new Set([...handed.safeFor, ...leaf.safeFor])],
        isText: handed.isText || leaf.isText,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/callers.js
var callers = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/routes.js
var flow_routes = __webpack_require__(2420);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/sources.js
var sources = __webpack_require__(746);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/writes.js
var flow_writes = __webpack_require__(7190);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/variables.js











const harmless = /^(?:undefined|NaN|Infinity|__dirname|__filename|Math|Number|exports)$/;
const platform = /^(?:document|window|process|console|global|globalThis|self|navigator|history|module|require|JSON|Object|Array|Date|Promise|Symbol|String|RegExp|Error|Buffer|localStorage|sessionStorage|arguments|top|parent|screen|performance|crypto|\$|jQuery|_|angular|React|Vue)$/;
function findNameOrigin(flow, node) {
    const variable = flow.names.variableOf(node);
    const [definition] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined)
        return findGlobalOrigin(flow, node);
    const imported = (0,members/* findImportedOrigin */.aW)(flow, node, []);
    if (imported !== undefined)
        return imported;
    if (definition.type === 'Parameter')
        return findParameterOrigin(flow, node, []);
    if (definition.type !== 'Variable')
        return definition.type === 'FunctionName' || definition.type === 'ClassName'
            ? flow_origin/* constant */.dY
            : flow.leaf(node, 'unknown');
    const writes = (0,flow_writes/* findWritesBefore */.nV)(flow, variable, node).map(({ value, path }) => flow.access(value, path));
    return (0,flow_origin/* joinOrigins */.IP)(...writes, ...listAssignedParts(flow, variable, node));
}
function findGlobalOrigin(flow, node) {
    const { name } = node;
    if (harmless.test(name))
        return flow_origin/* constant */.dY;
    const caller = name === 'arguments' ? (0,syntax/* findEnclosingFunction */.Kg)(node) : undefined;
    if (caller !== undefined)
        return (0,flow_origin/* joinOrigins */.IP)(...(0,callers/* findCalls */.pr)(flow, caller)
            .calls.flat()
            .map((value) => flow.originOf(value)));
    if ((0,sources/* isPageSource */.Pe)(name))
        return flow.leaf(node, 'outside', { kind: 'page', isText: true });
    return flow.leaf(node, platform.test(name) ? 'unknown' : 'entry');
}
function listAssignedParts(flow, variable, use) {
    if (variable.references.length > 2000)
        return [];
    return variable.references.flatMap(({ identifier }) => {
        const { parent: member } = (0,syntax/* findOuter */.L5)(identifier);
        if (identifier === use || member?.type !== 'MemberExpression' || (0,syntax/* unwrap */.oA)(member.object) !== identifier)
            return [];
        const { parent } = (0,syntax/* findOuter */.L5)(member);
        if (parent?.type === 'AssignmentExpression' && parent.left === member)
            return [flow.originOf(parent.right)];
        const isPushed = parent?.type === 'CallExpression' &&
            parent.callee === member &&
            /^(?:push|unshift|set|append|add)$/.test((0,syntax/* getKey */.i7)(member));
        return isPushed ? parent.arguments.map((argument) => flow.originOf(argument)) : [];
    });
}
function findParameterOrigin(flow, node, keys) {
    const variable = flow.names.variableOf(node);
    const [definition] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined || !(0,syntax/* isFunction */.Tn)(definition.node))
        return flow.leaf(node, 'parameter');
    const fn = definition.node;
    const index = fn.params.findIndex((parameter) => findParameterPath(parameter, definition.name) !== undefined);
    const parameter = fn.params[index];
    if (parameter === undefined)
        return flow.leaf(node, 'unknown');
    const path = [...(findParameterPath(parameter, definition.name) ?? []), ...keys];
    const writes = (0,flow_writes/* findReferences */.yU)(flow, variable).isReassigned ? (0,flow_writes/* findWritesBefore */.nV)(flow, variable, node) : [];
    const rewritten = writes.map((write) => flow.access(write.value, [...write.path, ...keys]));
    const isReplaced = writes.some(({ place, isAdded }) => {
        const statement = (0,syntax/* getParent */.PA)(place);
        const isFirst = statement?.type === 'ExpressionStatement' && (0,syntax/* getParent */.PA)(statement) === fn.body;
        return !isAdded && isFirst && (0,syntax/* getRange */.eO)(place)[1] <= (0,syntax/* getRange */.eO)(node)[0];
    });
    if (isReplaced)
        return (0,flow_origin/* joinOrigins */.IP)(...rewritten);
    return (0,flow_origin/* joinOrigins */.IP)(...rewritten, findArgumentOrigin(flow, { node, fn, index, path }));
}
function findParameterPath(parameter, name) {
    const plain = parameter.parameter ?? parameter;
    return (0,syntax/* findPatternPath */.T8)(plain, name);
}
function findArgumentOrigin(flow, { node, fn, index, path }) {
    const [first = '', key = '', ...deeper] = path;
    if (key !== '' && /^(?:locals|state)$/.test(first) && flow.carried.has(key))
        return (0,flow_origin/* joinOrigins */.IP)(...listStoredValues(flow, key, deeper), flow.leaf(node, 'unknown'));
    const kind = (0,sources/* findParameterSource */.GW)(flow, fn, index) ?? findKindByUse(flow, fn, index);
    if (kind !== undefined)
        return findRequestOrigin(flow, kind, { node, fn, index, path });
    if (flow.within === fn) {
        const names = [flow.source.getText(findShownNode(node, path))];
        return flow.leaf(node, 'outside', { names, parameter: { fn, index, path } });
    }
    const { child, parent } = (0,syntax/* findOuter */.L5)(fn);
    if (parent?.type === 'CallExpression' && parent.callee !== child)
        return findCallbackOrigin(flow, { node, fn, index, path });
    const { calls, isSeen } = (0,callers/* findCalls */.pr)(flow, fn);
    const findPassedArgument = (user, call) => {
        const argument = call[index];
        if (argument === undefined || argument.type === 'SpreadElement')
            return flow_origin/* constant */.dY;
        return (0,guards/* applyGuards */.d)(user, user.access(argument, path), argument);
    };
    const handed = flow.few(calls).map((call) => findPassedArgument(flow, call));
    if (isSeen)
        return (0,flow_origin/* joinOrigins */.IP)(...handed);
    const elsewhere = flow
        .few((0,callers/* findUsers */.Ei)(flow, fn).calls)
        .map((call) => findPassedArgument(call.flow, call.node.arguments));
    const level = (0,callers/* isExported */.g4)(flow, fn) ? 'entry' : 'parameter';
    return (0,flow_origin/* joinOrigins */.IP)(...handed, ...elsewhere, flow.leaf(node, level));
}
function findRequestOrigin(flow, kind, { node, fn, index, path }) {
    const part = (0,sources/* classifyPart */.GH)(kind, path);
    const [first = '', ...rest] = path;
    if (part === undefined)
        return first === '' ? flow_origin/* constant */.dY : (0,flow_origin/* joinOrigins */.IP)(...listStoredValues(flow, first, rest), flow.leaf(node, 'unknown'));
    const shown = flow.source.getText(findShownNode(node, path));
    const begin = fn.params[index]?.type === 'Identifier' ? [fn.params[index].name] : [];
    const text = [...begin, ...path].join('.').replaceAll('.*', '[]').slice(0, 60);
    return flow.leaf(node, 'outside', {
        ...part,
        text,
        names: [shown, text],
        kind: kind === 'message' ? 'page' : (0,sources/* isHeaderPart */.JY)(path) ? 'header' : 'web',
        place: (0,syntax/* getRange */.eO)(fn)[0],
        listRoutes: () => listRoutes(flow.home, fn),
    });
}
function listRoutes(flow, fn) {
    const passed = [{ flow, node: fn }, ...(0,callers/* findUsers */.Ei)(flow, fn).mentions];
    const routes = passed.flatMap(({ flow: user, node }) => {
        const { child, parent } = (0,syntax/* findOuter */.L5)(node);
        const call = parent?.type === 'ArrayExpression' ? (0,syntax/* findOuter */.L5)(parent).parent : parent;
        return call?.type === 'CallExpression' && call.callee !== child ? [(0,flow_routes/* isGuardedRoute */.O_)(user, call, node)] : [];
    });
    return routes.length === 0 ? [false] : routes;
}
function listStoredValues(flow, key, path) {
    return flow.few(flow.carried.get(key) ?? []).map((value) => flow.access(value, path));
}
function findKindByUse(flow, fn, index) {
    for (const { flow: user, node } of (0,callers/* findUsers */.Ei)(flow, fn).mentions) {
        const kind = (0,flow_routes/* findSourceByUse */.Hv)(user, { fn, index, at: node });
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
function findShownNode(node, path) {
    let shown = node;
    for (const _ of path) {
        const { parent } = (0,syntax/* findOuter */.L5)(shown);
        if (parent?.type === 'MemberExpression' && (0,syntax/* unwrap */.oA)(parent.object) === (0,syntax/* unwrap */.oA)(shown))
            shown = parent;
    }
    return shown;
}
function listEmitted(flow, on) {
    const isOn = on.callee.type === 'MemberExpression' && /^(?:on|once|addListener|subscribe)$/.test((0,syntax/* getKey */.i7)(on.callee));
    const event = isOn ? (0,syntax/* getConstantText */.wX)(flow.names, on.arguments[0]) : undefined;
    const bus = on.callee.type === 'MemberExpression' && event !== undefined ? flow.entityOf(on.callee.object) : undefined;
    const home = bus?.kind === 'instance' ? undefined : bus?.flow;
    if (home === undefined || home === flow.home)
        return [];
    return [home, ...(home.neighbours?.importersOf(home, new Set(['emit'])) ?? [])].flatMap((user) => ((0,flow_indirect/* findUses */.O5)(user.source).calls.get('emit') ?? [])
        .filter((node) => (0,syntax/* getConstantText */.wX)(user.names, node.arguments[0]) === event)
        .map((node) => ({ flow: user, node })));
}
function findCallbackOrigin(flow, { node, fn, index, path }) {
    const { child, parent: call } = (0,syntax/* findOuter */.L5)(fn);
    if (call?.type !== 'CallExpression')
        return flow.leaf(node, 'unknown');
    const called = (0,members/* findCalledFunction */.pv)(flow, call.callee);
    if (called !== undefined) {
        const at = call.arguments.indexOf(child);
        const handed = findCallbackArgument(flow, { called, call, keys: path }, { at, index });
        return handed.length > 0 ? handed : flow.leaf(node, 'unknown');
    }
    const indirect = (0,flow_indirect/* findIndirectCalls */.RI)(flow.source).byCallee.get(fn) ?? [];
    if (indirect.length > 0)
        return (0,flow_origin/* joinOrigins */.IP)(...indirect.map(({ arguments: values }) => values[index] === undefined ? flow_origin/* constant */.dY : flow.access(values[index], path)));
    const emitted = listEmitted(flow, call);
    if (emitted.length > 0)
        return (0,flow_origin/* joinOrigins */.IP)(...emitted.map(({ flow: user, node: { arguments: values } }) => values[index + 1] === undefined ? flow_origin/* constant */.dY : user.access(values[index + 1], path)));
    const name = flow.names.qualified(call.callee) ?? '';
    if (calls/* clientCall */.w.test(name)) {
        const fetched = (0,flow_origin/* joinOrigins */.IP)(...call.arguments.map((argument) => ((0,syntax/* isFunction */.Tn)(argument) ? flow_origin/* constant */.dY : flow.originOf(argument))));
        const foreign = fetched.filter(({ level, safeFor }) => level === 'outside' && !safeFor.includes('url'));
        return foreign.length > 0 && index > 0
            ? foreign.map((leaf) => ({ ...leaf, isText: false }))
            : flow.leaf(node, 'unknown');
    }
    if (call.callee.type === 'MemberExpression' && (0,syntax/* getKey */.i7)(call.callee) === 'subscribe') {
        const address = flow.originOf(call.callee.object).filter(({ kind }) => kind === 'page');
        if (address.length > 0)
            return address;
    }
    if (call.callee.type === 'MemberExpression' && calls/* eachMethod */.Fs.test((0,syntax/* getKey */.i7)(call.callee))) {
        const whole = (0,flow_origin/* addName */.ZN)(flow.access(call.callee.object, path.length === 0 ? [] : ['*', ...path]), '');
        if (whole.length > 0)
            return whole;
    }
    return flow.leaf(node, 'unknown');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/properties.js






const archives = /^(?:unzipper|unzip2?|adm-zip|yauzl|jszip|node-stream-zip|extract-zip|tar|tar-stream|tar-fs|decompress|node-unzip-2|fflate|yauzl-promise)$/;
const entryName = /^(?:\w*entry|header|\w*file)$/i;
const entryKeys = new Set(['path', 'fileName', 'entryName', 'name']);
function findPropertyOrigin(flow, node, keys) {
    return (0,members/* findImportedOrigin */.aW)(flow, node, keys) ?? findLocalPart(flow, node, keys);
}
function findLocalPart(flow, node, keys) {
    const [key = '*', ...rest] = keys;
    switch (node.type) {
        case 'Identifier':
            return findNamePart(flow, node, keys);
        case 'MemberExpression':
            return node.object.type === 'ThisExpression'
                ? findFieldPart(flow, node, keys)
                : flow.access(node.object, [(0,syntax/* getKey */.i7)(node), ...keys]);
        case 'ObjectExpression':
            return (0,flow_origin/* joinOrigins */.IP)(...node.properties.map((part) => {
                if (part.type !== 'Property')
                    return flow.access(part.argument, [key, ...rest]);
                return key === '*' || (0,syntax/* getKey */.i7)(part) === key || (0,syntax/* getKey */.i7)(part) === '*' ? flow.access(part.value, rest) : flow_origin/* constant */.dY;
            }));
        case 'ArrayExpression':
            return (0,flow_origin/* joinOrigins */.IP)(...node.elements.map((element) => (element === null ? flow_origin/* constant */.dY : flow.access(element, rest))));
        case 'ConditionalExpression':
            return (0,flow_origin/* joinOrigins */.IP)(flow.access(node.consequent, keys), flow.access(node.alternate, keys));
        case 'LogicalExpression':
            return (0,flow_origin/* joinOrigins */.IP)(flow.access(node.left, keys), flow.access(node.right, keys));
        case 'AssignmentExpression':
            return flow.access(node.right, keys);
        case 'ThisExpression':
            return (0,flow_origin/* joinOrigins */.IP)(...flow.few(flow.fields.get(key) ?? []).map((value) => flow.access(value, rest)), flow.leaf((0,syntax/* getParent */.PA)(node) ?? node, 'unknown'));
        case 'CallExpression':
            return findResultPart(flow, node, keys);
        default:
            return flow.originOf(node);
    }
}
function findNamePart(flow, node, keys) {
    const isEntry = keys[0] === 'entryName' || (entryKeys.has(keys[0] ?? '') && entryName.test(node.name));
    if (isEntry && flow.loads(archives))
        return flow.leaf((0,syntax/* getParent */.PA)(node) ?? node, 'outside', { kind: 'archive', isText: true });
    const variable = flow.names.variableOf(node);
    const [definition] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined)
        return flow.originOf(node);
    if (definition.type === 'Parameter')
        return findParameterOrigin(flow, node, keys);
    if (definition.type !== 'Variable')
        return flow.originOf(node);
    const written = (0,flow_writes/* findWritesBefore */.nV)(flow, variable, node).map(({ value, path }) => flow.access(value, [...path, ...keys]));
    const [key = '*', ...rest] = keys;
    const assigned = flow
        .few((0,flow_writes/* listPropertyWrites */.A1)(flow, variable, key))
        .flatMap(({ place }) => ((0,syntax/* isInsideNode */.nt)(node, place) ? [] : [flow.access(place.right, rest)]));
    return (0,flow_origin/* joinOrigins */.IP)(...written, ...assigned);
}
function findFieldPart(flow, node, keys) {
    const written = flow.few(flow.fields.get((0,syntax/* getKey */.i7)(node)) ?? []).map((value) => flow.access(value, keys));
    return written.length === 0 ? flow.leaf(node, 'unknown') : (0,flow_origin/* joinOrigins */.IP)(...written);
}
function findResultPart(flow, node, keys) {
    const name = flow.names.qualified(node.callee);
    const [first] = node.arguments;
    if (name === 'Object.assign' || name === 'Object.freeze')
        return (0,flow_origin/* joinOrigins */.IP)(...node.arguments.map((argument) => flow.access(argument, keys)));
    const { callee } = node;
    if (name === undefined && first === undefined && callee.type === 'MemberExpression' && (0,syntax/* getKey */.i7)(callee) === 'toObject')
        return flow.access(callee.object, keys);
    const called = (0,members/* findCalledFunction */.pv)(flow, node.callee);
    return called === undefined ? flow.originOf(node) : findReturnOrigin(flow, { called, call: node, keys });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/flow.js











const mostKeys = 5;
function createFlow(source, home) {
    const { modules, ...found } = (0,inventory/* takeInventory */.O1)(source);
    const insides = new Map();
    const entities = new Map();
    const flow = {
        source,
        ...home,
        names: (0,syntax/* getNames */.jP)(source),
        ...found,
        ...createValueQueries(() => flow, home),
        textParts: new Map(),
        users: new Map(),
        few: home.bounds.few,
        loads: (pattern) => modules.some((name) => pattern.test(name)),
        entityOf: (node) => {
            const inner = (0,syntax/* unwrap */.oA)(node);
            const find = () => home.bounds.nested(home.path, () => (0,members/* findEntity */.J0)(flow, inner));
            return home.bounds.remember(entities, inner, undefined, find);
        },
        inside: (fn) => {
            const before = insides.get(fn);
            if (before !== undefined)
                return before;
            const inside = { ...flow, within: fn, textParts: new Map(), ...createValueQueries(() => inside, home) };
            insides.set(fn, inside);
            return inside;
        },
        get home() {
            return flow;
        },
        leaf: (node, level, more) => [buildLeaf(source, node, { level, path: home.path, ...more })],
    };
    flow.names = createTreeNames(flow, flow.names);
    return flow;
}
function createValueQueries(self, { path, bounds }) {
    const questions = new Map();
    const access = (node, written) => {
        const inner = (0,syntax/* unwrap */.oA)(node);
        const keys = written.slice(0, mostKeys);
        const find = () => (keys.length === 0 ? evaluateNode(self(), inner) : findPropertyOrigin(self(), inner, keys));
        const parts = questions.get(inner) ?? new Map();
        const part = JSON.stringify(keys);
        const ask = parts.get(part) ?? bounds.createQuestion(path, find);
        questions.set(inner, parts.set(part, ask));
        return ask();
    };
    return { originOf: (node) => access(node, []), access };
}
function buildLeaf(source, node, more) {
    const text = source.getText(node).replaceAll(/\s+/g, ' ').slice(0, 60);
    const line = node.loc?.start.line ?? 1;
    const place = more.level === 'outside' ? (0,syntax/* getRange */.eO)((0,syntax/* findEnclosingFunction */.Kg)(node) ?? node)[0] : 0;
    return { text, line, safeFor: [], names: [text], isText: false, kind: 'other', place, ...more };
}
const evaluators = {
    Identifier: (flow, node) => (0,flow_indirect/* isKnownFunction */.sV)(flow.names.qualified(node))
        ? flow.leaf(node, 'unknown', { callee: node })
        : (0,flow_origin/* addName */.ZN)((0,flow_origin/* joinOrigins */.IP)(findNameOrigin(flow, node), evaluateFunction(flow, node)), node.name),
    MemberExpression: (flow, node) => evaluateMember(flow, node),
    TemplateLiteral: (flow, node) => (0,flow_origin/* markAsText */.v4)((0,flow_origin/* joinOrigins */.IP)(...node.expressions.map((part) => flow.originOf(part)))),
    TaggedTemplateExpression: (flow, node) => {
        const [call] = (0,flow_indirect/* findIndirectCalls */.RI)(flow.source).made.get(node) ?? [];
        if (call !== undefined && (0,members/* findCalledFunction */.pv)(flow, node.tag) !== undefined)
            return evaluateCall(flow, call);
        const joinArguments = (0,flow_origin/* joinOrigins */.IP)(...node.quasi.expressions.map((part) => flow.originOf(part)));
        return flow.names.qualified(node.tag) === 'String.raw'
            ? (0,flow_origin/* markAsText */.v4)(joinArguments)
            : (0,flow_origin/* markSafeFor */.gR)((0,flow_origin/* weakenDerived */.HS)(joinArguments), flow_origin/* everyPurpose */.mt);
    },
    BinaryExpression: (flow, node) => node.operator === '+' ? (0,flow_origin/* markAsText */.v4)((0,flow_origin/* joinOrigins */.IP)(flow.originOf(node.left), flow.originOf(node.right))) : flow_origin/* constant */.dY,
    LogicalExpression: (flow, node) => (0,flow_origin/* joinOrigins */.IP)(flow.originOf(node.left), flow.originOf(node.right)),
    ConditionalExpression: (flow, { consequent, alternate }) => (0,flow_origin/* joinOrigins */.IP)(...[consequent, alternate].map((branch) => (0,guards/* applyGuards */.d)(flow, flow.originOf(branch), branch))),
    AssignmentExpression: (flow, node) => flow.originOf(node.right),
    SequenceExpression: (flow, { expressions }) => expressions.slice(-1).flatMap((last) => flow.originOf(last)),
    SpreadElement: (flow, node) => flow.originOf(node.argument),
    ArrayExpression: (flow, node) => (0,flow_origin/* joinOrigins */.IP)(...node.elements.map((element) => (element === null ? flow_origin/* constant */.dY : flow.originOf(element)))),
    ObjectExpression: (flow, node) => (0,flow_origin/* joinOrigins */.IP)(...node.properties.map((part) => flow.originOf(part.type === 'Property' ? part.value : part))),
    YieldExpression: (flow, node) => (node.argument == null ? flow_origin/* constant */.dY : flow.originOf(node.argument)),
    ArrowFunctionExpression: (flow, node) => evaluateFunction(flow, node),
    FunctionExpression: (flow, node) => evaluateFunction(flow, node),
    CallExpression: (flow, node) => evaluateCall(flow, node),
    NewExpression: (flow, node) => evaluateCall(flow, node),
    ThisExpression: (flow, node) => flow.leaf(node, 'unknown'),
    ImportExpression: (flow, node) => flow.leaf(node, 'unknown'),
};
function evaluateFunction(flow, node) {
    if (!(0,flow_indirect/* isHeld */.i7)(node) || (0,flow_indirect/* findHeldCalls */.om)(flow.source).length === 0)
        return flow_origin/* constant */.dY;
    const entity = flow.entityOf(node);
    return entity?.kind === 'function' ? flow.leaf(node, 'unknown', { callee: entity.node }) : flow_origin/* constant */.dY;
}
function evaluateNode(flow, node) {
    const evaluator = evaluators[node.type];
    return evaluator === undefined ? flow_origin/* constant */.dY : evaluator(flow, node);
}
function evaluateMember(flow, node) {
    const key = (0,syntax/* getKey */.i7)(node);
    const name = flow.names.qualified(node) ?? '';
    if (key === 'length' || (0,sources/* isOwnOrigin */.LT)(name))
        return flow_origin/* constant */.dY;
    const keys = listKeyChain(node);
    if ((0,flow_indirect/* isKnownFunction */.sV)(name))
        return flow.leaf(node, 'unknown', { callee: node });
    const isWindowName = (0,syntax/* getKey */.i7)(node) === 'name' && node.object.type === 'Identifier' && node.object.name === 'window';
    if ((0,sources/* isPageSource */.Pe)(name) || (0,sources/* isRoutePart */.tt)(keys) || isWindowName)
        return flow.leaf(node, 'outside', { kind: 'page', isText: true });
    return (0,flow_origin/* addName */.ZN)(flow.access(node.object, [key]), flow.source.getText(node));
}
function listKeyChain(node) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    if (inner.type === 'MemberExpression')
        return [...listKeyChain(inner.object), (0,syntax/* getKey */.i7)(inner)];
    if (inner.type === 'CallExpression')
        return listKeyChain(inner.callee);
    return inner.type === 'Identifier' ? [inner.name] : [];
}
function evaluateCall(flow, node) {
    const name = flow.names.qualified(node.callee);
    const last = flow.names.last(node.callee);
    if ((0,sources/* isPageSource */.Pe)(`${name}()`) || (0,sources/* isPageSource */.Pe)(`${last}()`) || (0,sources/* isRoutePart */.tt)(listKeyChain(node)))
        return flow.leaf(node, 'outside', { kind: 'page', isText: true });
    const read = (0,sources/* findRequestReader */.M7)(name ?? last, /^_?(?:event|e|evt|ev)$/.test(node.arguments[0]?.type === 'Identifier' ? node.arguments[0].name : ''));
    if (read !== undefined)
        return flow.leaf(node, 'outside', { ...read, kind: 'web' });
    const [indirect] = /^(?:call|apply)$/.test(last) ? ((0,flow_indirect/* findIndirectCalls */.RI)(flow.source).made.get(node) ?? []) : [];
    if (indirect !== undefined)
        return evaluateCall(flow, indirect);
    if (name === 'Promise' && (0,syntax/* isFunction */.Tn)(node.arguments[0]))
        return findCallbackArgument(flow, { called: { kind: 'function', flow, node: node.arguments[0] }, call: node }, { at: 0, index: 0 });
    const joinArguments = () => (0,flow_origin/* joinOrigins */.IP)(...node.arguments.map((argument) => flow.originOf(argument)));
    const called = (0,members/* findCalledFunction */.pv)(flow, node.callee);
    if (called !== undefined)
        return findReturnOrigin(flow, { called, call: node });
    const purposes = (0,calls/* getCleanedPurposes */.qN)(name, node.callee.type === 'MemberExpression' ? last : '');
    if (purposes.length === flow_origin/* everyPurpose */.mt.length)
        return flow_origin/* constant */.dY;
    if (purposes.length > 0) {
        const owner = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
        const receiver = owner && flow.names.qualified(owner) === undefined ? flow.originOf(owner) : flow_origin/* constant */.dY;
        const cleaned = (0,flow_origin/* joinOrigins */.IP)(joinArguments(), receiver);
        return (0,flow_origin/* markSafeFor */.gR)(markTextResult(name, cleaned), purposes);
    }
    if (name !== undefined && calls/* decoding */.uw.test(name))
        return joinArguments().map((leaf) => ({
            ...leaf,
            safeFor: [],
            names: [],
            isText: leaf.isText && name !== 'JSON.parse',
        }));
    if (name !== undefined && (0,calls/* returnsArguments */.eA)(name))
        return markTextResult(name, joinArguments());
    const fetched = calls/* clientCall */.w.test(name ?? '') ? joinArguments().filter(({ level }) => level === 'outside') : flow_origin/* constant */.dY;
    if (fetched.length > 0)
        return fetched.map((leaf) => ({
            ...leaf,
            isText: false,
            safeFor: leaf.safeFor.includes('url') ? flow_origin/* everyPurpose */.mt : [],
        }));
    if (node.callee.type === 'MemberExpression')
        return evaluateMethod(flow, node, node.callee);
    const derivedValues = (0,flow_origin/* weakenDerived */.HS)(joinArguments());
    return derivedValues.length > 0 ? derivedValues : flow.leaf(node, 'unknown');
}
function markTextResult(name, origin) {
    return name === 'String' || name?.startsWith('decodeURI') || name?.startsWith('path.') ? (0,flow_origin/* markAsText */.v4)(origin) : origin;
}
function convertsToNumbers(flow, callback) {
    const isConverterName = (node) => node !== undefined && /^(?:Number|parseInt|parseFloat|BigInt|Boolean)$/.test(flow.names.qualified(node) ?? '');
    if (callback?.type !== 'ArrowFunctionExpression')
        return isConverterName(callback);
    const { body } = callback;
    return ((body.type === 'CallExpression' && isConverterName(body.callee)) ||
        (body.type === 'UnaryExpression' && body.operator === '+'));
}
const textMethods = /^(?:toString|trim\w*|to(?:Lower|Upper)Case|join|slice|substr\w*|replace(?:All)?|concat|pad\w+|normalize)$/;
function evaluateMethod(flow, node, callee) {
    const method = (0,syntax/* getKey */.i7)(callee);
    const part = flow.access(callee.object, [method]);
    if (method === 'map' && convertsToNumbers(flow, node.arguments[0]))
        return flow_origin/* constant */.dY;
    const foreign = part.filter(({ level }) => level === 'outside');
    const receiver = flow.originOf(callee.object);
    if (foreign.length > 0 && receiver.every(({ level }) => level !== 'outside'))
        return foreign;
    if (!(0,calls/* returnsReceiver */.Zq)(method)) {
        const all = (0,flow_origin/* weakenDerived */.HS)((0,flow_origin/* joinOrigins */.IP)(receiver, ...node.arguments.map((argument) => flow.originOf(argument))));
        return all.length > 0 ? all : flow.leaf(node, 'unknown');
    }
    const [first, second] = node.arguments;
    const isReplace = method === 'replace' || method === 'replaceAll';
    const added = (0,calls/* addsArguments */.PU)(method)
        ? (0,flow_origin/* joinOrigins */.IP)(...node.arguments.slice(isReplace ? 1 : 0).map((argument) => flow.originOf(argument)))
        : flow_origin/* constant */.dY;
    const pattern = first?.type === 'Literal' && 'regex' in first ? first.regex : undefined;
    const cleaned = isReplace && second !== undefined && pattern !== undefined
        ? (0,calls/* getReplacePurposes */.sY)(pattern.pattern, pattern.flags)
        : [];
    if (cleaned.length === flow_origin/* everyPurpose */.mt.length)
        return added;
    const kept = (0,flow_origin/* joinOrigins */.IP)((0,flow_origin/* markSafeFor */.gR)(receiver, cleaned), added);
    return textMethods.test(method) && !(0,syntax/* isFunction */.Tn)(first) ? (0,flow_origin/* markAsText */.v4)(kept) : kept;
}
function createTreeNames(flow, names) {
    const known = new Map();
    const findQualifiedName = (node) => {
        const written = names.written(node);
        if (written?.startsWith('.') !== true)
            return written;
        const inner = (0,syntax/* unwrap */.oA)(node);
        return flow.bounds.remember(known, inner, written, () => findNameElsewhere(flow, inner) ?? written);
    };
    return { ...names, qualified: findQualifiedName };
}
function findNameElsewhere(flow, node) {
    const entity = flow.entityOf(node);
    if (entity?.kind === 'value')
        return entity.node === node ? undefined : entity.flow.names.qualified(entity.node);
    if (entity?.kind === 'module') {
        const [whole] = (0,inventory/* findExports */.Be)(entity.flow.source).whole;
        return whole === undefined ? undefined : entity.flow.names.qualified(whole);
    }
    if (entity !== undefined)
        return undefined;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
        const callee = findNameElsewhere(flow, (0,syntax/* unwrap */.oA)(node.callee));
        return callee === undefined ? undefined : `${callee}()`;
    }
    const object = node.type === 'MemberExpression' ? findNameElsewhere(flow, (0,syntax/* unwrap */.oA)(node.object)) : undefined;
    return object === undefined ? undefined : `${object}.${(0,syntax/* getKey */.i7)(node)}`;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/grammars.js
const decorators = ['decorators', 'decoratorAutoAccessors'];
const legacyDecorators = ['decorators-legacy', 'decoratorAutoAccessors'];
const later = ['explicitResourceManagement', 'sourcePhaseImports', 'deferredImportEvaluation'];
const scripts = [
    ['jsx', ...decorators],
    ['jsx', 'flow', ...legacyDecorators],
    ['jsx', 'typescript', ...legacyDecorators],
];
const typed = [
    ['typescript', ...legacyDecorators],
    ['typescript', ...decorators],
];
const typedMarkup = [
    ['typescript', 'jsx', ...legacyDecorators],
    ['typescript', 'jsx', ...decorators],
];
const declarations = [[['typescript', { dts: true }], ...legacyDecorators]];
const dialects = {
    '.js': scripts,
    '.mjs': scripts,
    '.cjs': scripts,
    '.jsx': scripts,
    '.ts': typed,
    '.mts': typed,
    '.cts': typed,
    '.tsx': typedMarkup,
};
function listGrammars(path, extension, text = '') {
    const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
    const all = isDeclaration ? declarationGrammars[extension] : grammars[extension];
    if (!/<!--|(?:^|\*\/)[^\S\r\n\u2028\u2029]*-->/m.test(text))
        return all;
    return all.toSorted((a, b) => rankAsScript(a) - rankAsScript(b));
}
function rankAsScript({ sourceType, recover }) {
    return recover ? 2 : Number(sourceType === 'module');
}
function createGrammars(extension, kinds) {
    const types = listSourceTypes(extension);
    const strict = kinds.flatMap((dialect) => types.map((sourceType) => createGrammar(sourceType, dialect, false)));
    const [first = []] = kinds;
    return [...strict, createGrammar(types[0] ?? 'module', first, true)];
}
function listSourceTypes(extension) {
    if (extension === '.mjs' || extension === '.mts')
        return ['module'];
    return extension === '.cjs' || extension === '.cts' ? ['commonjs', 'module'] : ['module', 'commonjs'];
}
function createGrammar(sourceType, dialect, recover) {
    return { sourceType, plugins: [...dialect, ...later], recover };
}
const extensions = Object.keys(dialects);
const grammars = tabulateGrammars((extension) => dialects[extension]);
const declarationGrammars = tabulateGrammars(() => declarations);
function tabulateGrammars(listDialects) {
    const rows = extensions.map((extension) => [extension, createGrammars(extension, listDialects(extension))]);
    return Object.fromEntries(rows);
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/parsing.js
var program_parsing = __webpack_require__(4904);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/source.js
var program_source = __webpack_require__(1187);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js + 1 modules
var errors = __webpack_require__(1393);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/bounds.js

const tooFar = [
    { level: 'unknown', text: '', line: 1, path: '', safeFor: [], names: [], isText: false, kind: 'other' },
];
const mostRepetitions = 10;
function createBounds(home, { mostSteps, mostPlaces, deepest } = searchLimits) {
    const short = new WeakSet();
    let [steps, far, deep] = [0, 0, 0];
    const ends = new Set();
    const cut = (path) => {
        far += 1;
        if (path !== home)
            ends.add(path);
    };
    const cutWhole = () => {
        far += 1;
        ends.add(home);
    };
    const waiting = [];
    let [open, opened] = [0, 0];
    let [first, isChanged] = [Number.POSITIVE_INFINITY, false];
    const release = (from, isAnswered, isShort) => {
        for (const each of waiting.splice(from)) {
            each.state = isAnswered && !each.isDeep ? 'answered' : 'new';
            if (isAnswered && each.isDeep)
                each.origin = flow_origin/* constant */.dY;
            each.isShort ||= isShort;
        }
    };
    const answer = (question, path, find) => {
        if (question.state !== 'new') {
            if (question.state !== 'answered')
                first = Math.min(first, question.place);
            if (question.state === 'open')
                question.isUsed = true;
            else if (question.isShort)
                far += 1;
            return question.origin;
        }
        if (open > deepest || steps > mostSteps) {
            if (open > deepest) {
                cut(path);
                deep += 1;
                first = 0;
            }
            else
                cutWhole();
            return tooFar;
        }
        const before = { far, deep, first, isChanged, waiting: waiting.length };
        if (open === 0)
            opened = 0;
        question.place = opened;
        open += 1;
        for (let turn = 1;; turn += 1) {
            [first, isChanged] = [Number.POSITIVE_INFINITY, false];
            question.state = 'open';
            question.isUsed = false;
            opened += 1;
            steps += 1;
            let origin;
            try {
                origin = find();
            }
            catch (error) {
                question.state = 'new';
                open -= 1;
                release(before.waiting, false, false);
                throw error;
            }
            if (question.isUsed && !(0,flow_origin/* haveSameLeaves */.$5)(origin, question.origin))
                isChanged = true;
            question.origin = origin;
            if (first < question.place) {
                question.state = 'tentative';
                waiting.push(question);
                break;
            }
            const isRepeated = isChanged && turn < mostRepetitions && steps <= mostSteps;
            if (isChanged && !isRepeated)
                cutWhole();
            release(before.waiting, !isRepeated, far > before.far);
            question.state = 'answered';
            [first, isChanged] = isRepeated ? [first, isChanged] : [Number.POSITIVE_INFINITY, false];
            if (!isRepeated)
                break;
        }
        open -= 1;
        question.isShort = far > before.far;
        question.isDeep = deep > before.deep;
        first = Math.min(first, before.first);
        isChanged ||= before.isChanged;
        return question.origin;
    };
    let depth = 0;
    const runNestedWithinBounds = (path, find) => {
        if (depth > deepest) {
            cut(path);
            return undefined;
        }
        depth += 1;
        try {
            return find();
        }
        finally {
            depth -= 1;
        }
    };
    return {
        createQuestion: (path, find) => {
            const known = { origin: flow_origin/* constant */.dY, place: 0, isUsed: false, isShort: false, isDeep: false };
            const question = { ...known, state: 'new' };
            return () => answer(question, path, find);
        },
        nested: runNestedWithinBounds,
        few: (all, index = 0) => {
            const some = selectNearest(all, { index, most: mostPlaces[steps > mostSteps ? 1 : 0] });
            if (some.length < all.length)
                cutWhole();
            return some;
        },
        cut,
        cuts: () => far,
        ends: () => ends,
        remember: (known, key, first, find) => {
            if (known.has(key)) {
                if (short.has(key))
                    far += 1;
                return known.get(key);
            }
            known.set(key, first);
            const before = far;
            const found = find();
            if (far > before)
                short.add(key);
            known.set(key, found);
            return found;
        },
    };
}
function selectNearest(all, { index, most }) {
    if (all.length <= most)
        return all;
    const first = Math.min(Math.max(0, index - most), all.length - most);
    return all.slice(first, first + most);
}
const searchLimits = {
    ...{ mostFiles: 300, mostImporters: 400, mostSteps: 20_000, deepest: 200 },
    mostPlaces: [5000, 100],
};

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/links.js
var program_links = __webpack_require__(4357);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/program/view.js






const mostCharacters = 1_200_000;
const shareOfNear = 2;
function createView(path, parts, main) {
    const { links, limits = searchLimits } = parts.tree;
    const consulted = new Set();
    const flows = new Map();
    const resolutions = new Map();
    const bounds = createBounds(path, limits);
    let characters = 0;
    const openFile = (other) => {
        if (other === path)
            return main();
        consulted.add(other);
        if (flows.has(other))
            return flows.get(other);
        const script = links.get(other);
        const share = script !== undefined && (0,program_links/* isNearChange */.LY)(script) ? shareOfNear : 1;
        if (flows.size >= share * limits.mostFiles || characters > share * mostCharacters) {
            bounds.cut(other);
            return undefined;
        }
        flows.set(other, undefined);
        const { text } = parts.readText(other);
        characters += text.length;
        const flow = loadFlow(text, parts, { path: other, neighbours, bounds });
        flows.set(other, flow);
        return flow;
    };
    const neighbours = {
        loadedBy: (flow, written) => {
            const key = `${flow.path}\n${written}`;
            const before = resolutions.get(key);
            const found = before ?? (0,program_links/* resolveScriptPath */.$M)(flow.path, written, (each) => links.has(each));
            if (before === undefined)
                for (const missed of found.missed)
                    consulted.add(missed);
            resolutions.set(key, found);
            return found.path === undefined ? undefined : openFile(found.path);
        },
        importersOf: (flow, words) => {
            const importers = links.get(flow.path)?.importers ?? [];
            const isRelevantImporter = (importer) => {
                consulted.add(importer);
                if (importer === path || words === undefined)
                    return true;
                const { text, isHandingOn } = parts.readText(importer);
                return isHandingOn || [...words].some((word) => text.includes(word));
            };
            const getRank = (each) => links.get(each)?.rank ?? Number.POSITIVE_INFINITY;
            const ranked = importers.toSorted((a, b) => getRank(a) - getRank(b));
            const before = bounds.cuts();
            const meant = ranked.slice(0, limits.mostImporters).filter(isRelevantImporter);
            const opened = new Map(meant.map((importer) => [importer, openFile(importer)]));
            for (const importer of ranked.slice(limits.mostImporters))
                bounds.cut(importer);
            const isWhole = bounds.cuts() === before;
            return (isWhole ? importers : ranked).flatMap((importer) => opened.get(importer) ?? []);
        },
    };
    return {
        home: { path, neighbours, bounds },
        consulted: () => [...consulted].filter((each) => each !== path).sort(),
    };
}
function loadFlow(text, { tree, parsing, createSource }, home) {
    const script = tree.links.get(home.path);
    if (script === undefined || text === '' || (0,program_links/* findSkipReason */.t_)(text) !== undefined)
        return undefined;
    for (const grammar of listGrammars(home.path, script.extension, text)) {
        const parsed = (0,errors/* attempt */.CD)(() => parsing.parse(home.path, text, grammar));
        if (parsed !== undefined)
            return createFlow(createSource(text, parsed), home);
    }
    return undefined;
}
const mostKept = 2_000_000;
function createTextCache(tree) {
    const kept = new Map();
    let characters = 0;
    return (path) => {
        const before = kept.get(path);
        const read = () => {
            const { text, isEncrypted } = (0,contents/* decodeText */.g7)((0,contents/* readContent */.c_)(tree.root, tree.links.get(path)?.stored ?? path));
            return isEncrypted ? '' : text;
        };
        const text = before?.text ?? (0,errors/* attempt */.CD)(read) ?? '';
        const scriptText = before ?? { text, isHandingOn: handingOn.test(text) };
        kept.delete(path);
        kept.set(path, scriptText);
        if (before === undefined)
            characters += scriptText.text.length;
        for (const [oldest, { text: { length }, },] of kept) {
            if (characters <= mostKept || oldest === path)
                break;
            kept.delete(oldest);
            characters -= length;
        }
        return scriptText;
    };
}
const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/rules.js + 11 modules
var rules = __webpack_require__(5066);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/linter.js







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
    const sources = new WeakMap();
    const parsing = (0,program_parsing/* createParsing */.jc)((0,program_parsing/* createParser */.Cp)(libraries), (path) => tree.links.has(path));
    const createSource = (text, parsed) => {
        const source = sources.get(parsed) ?? (0,program_source/* createScriptSource */.xr)(text, parsed);
        sources.set(parsed, source);
        return source;
    };
    const readText = createTextCache(tree);
    return (path, extension, text) => {
        let main;
        const view = createView(path, { tree, parsing, createSource, readText }, () => main);
        let problem;
        const all = listGrammars(path, extension, text);
        for (const grammar of all) {
            const parsed = parseSafely(() => parsing.parse(path, text, grammar));
            if ('problem' in parsed) {
                problem ??= parsed.problem;
                continue;
            }
            const result = runRules(() => {
                main = createFlow(createSource(text, parsed), view.home);
                return main;
            });
            problem ??= result.problem;
            if (result.problem !== undefined)
                continue;
            const consulted = view.consulted();
            const isOtherModule = ({ sourceType, recover }, parse) => sourceType === 'module' && !recover && !('problem' in parseSafely(parse));
            if (parsed.hasHtmlComment && all.some((each) => isOtherModule(each, () => parsing.parse('', text, each))))
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/indented.js
const opening = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
const scriptTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;
function findIndentedScripts(text) {
    const found = [];
    for (const match of text.matchAll(opening)) {
        const [whole, indent = '', filter, slim] = match;
        const attributes = readAttributes(text, match.index + whole.length);
        if (/\bsrc\s*[=:]/.test(attributes.text) || !scriptTypes.test(readScriptType(attributes.text)))
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
function readScriptType(attributes) {
    return /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes)?.[1]?.split(';', 1)[0]?.trim() ?? '';
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
    return { code: isBase64 === undefined ? decodePercent(data) : Buffer.from(data, 'base64').toString(), isPage };
}
function decodePercent(text) {
    return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/markup.js

function findScripts(text, markup) {
    const scripts = { blocks: [], others: [] };
    if (markup === 'indented') {
        const found = findIndentedScripts(text);
        return {
            blocks: found
                .filter(({ language }) => language === '')
                .map(({ code, start, isGuess = false }) => ({ code, start, extension: '.js', isGuess })),
            others: found.filter(({ language }) => language !== '').map(({ language }) => ({ language })),
        };
    }
    const front = markup === 'astro' ? findFrontMatter(text) : undefined;
    if (front !== undefined)
        scripts.blocks.push(front);
    for (const element of iterateScriptElements(text, markup)) {
        const judged = classifyScript(element.attributes, markup);
        if (typeof judged === 'object')
            scripts.others.push(judged);
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
        const { attributes, end: start, isClosed } = readTag(text, found.index + tagName.length);
        if (isClosed && markup !== 'page') {
            opening.lastIndex = start;
            continue;
        }
        const { end, innerStart } = findContentEnd(text, start);
        yield { attributes, start, end, innerStart };
        opening.lastIndex = Math.max(end, start);
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
const markup_scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;
function classifyScript(attributes, markup) {
    const type = (attributes.get('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const language = (attributes.get('lang') ?? '').trim().toLowerCase();
    if (attributes.has('src') && markup === 'page')
        return undefined;
    if (type !== '' && !markup_scriptTypes.test(type))
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

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/templates.js
var templates = __webpack_require__(7496);
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
    if ((0,script_kinds/* hasOtherFormat */.k9)(task.path, text))
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
    const results = [];
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    for (const block of blocks)
        results.push(toPagePositions(lintBlock(lint, task.path, block), block, { text, lineAt }));
    const cuts = results.flatMap(({ cut }) => cut ?? []);
    const ends = new Set(cuts.flatMap((cut) => cut.ends));
    const problems = results.flatMap(({ problem }) => problem ?? []);
    const skipped = results.flatMap((result) => result.skipped ?? []);
    const joined = {
        reports: [...results.flatMap(({ reports }) => reports), ...(0,templates/* findUnescapedOutput */.r)(task.path, text)].sort((a, b) => a.line - b.line || a.column - b.column),
        ...(cuts.length > 0 && { cut: { hidden: cuts.flatMap(({ hidden }) => hidden).sort(), ends: [...ends].sort() } }),
        isRead: results.length === 0 || results.some(({ isRead }) => isRead),
        ...(problems[0] === undefined ? {} : { problem: problems[0] }),
        ...(skipped[0] === undefined ? {} : { skipped: skipped[0] }),
        consulted: [...new Set(results.flatMap(({ consulted = [] }) => consulted))],
        owners: results.flatMap(({ owners = [] }) => owners),
    };
    const found = toScriptResult(task.path, text, joined);
    return others.length === 0 ? found : { ...found, others: others.map(({ language }) => language) };
}
function lintBlock(lint, path, block) {
    const skipped = (0,program_links/* findSkipReason */.t_)(block.code);
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
        ? toPagePositions(inner, { ...block.inner, start: block.inner.start - block.start }, { text: block.code, lineAt: (0,snippet/* createLineFinder */.NJ)(block.code) })
        : undefined;
}
function toPagePositions(result, { start }, { text, lineAt }) {
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
function toScriptResult(path, text, result) {
    const { reports, isRead, cut, problem, skipped, consulted = [] } = result;
    const rendered = (0,rules/* listRenderedValues */.S5)(path, reports);
    const { findings, outputs } = createScriptFindings(path, text, result);
    return {
        findings,
        isRead,
        ...(rendered.length === 0 ? {} : { rendered }),
        ...(Object.keys(outputs).length === 0 ? {} : { outputs }),
        ...(cut === undefined ? {} : { cut }),
        ...(problem === undefined ? {} : { problem }),
        ...(skipped === undefined ? {} : { skipped }),
        ...(consulted.length === 0 ? {} : { consulted }),
    };
}
function createScriptFindings(path, text, { reports, owners = [] }) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const meant = reports.flatMap((report) => {
        const meaning = (0,rules/* findMeaning */.Fw)(report.ruleId, report.message);
        return meaning === undefined ? [] : [{ report, meaning }];
    });
    const role = (0,meaning/* describeRole */.Up)(path, text);
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
    return { findings, outputs };
}
function createDataPath(path, lines, report) {
    if (report.from === undefined)
        return undefined;
    const { path: elsewhere, line: first, code } = report.from;
    const readStep = (line) => ({
        ...{ file_path: path, line },
        code: (0,snippet/* extractShownCode */.ef)(lines, { ...report, line, endLine: line }).trim(),
    });
    const source = elsewhere === undefined ? readStep(first) : { file_path: elsewhere, line: first, code };
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


/***/ })

};
