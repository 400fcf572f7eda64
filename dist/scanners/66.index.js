export const id = 66;
export const ids = [66];
export const modules = {

/***/ 66:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addRenderedSource: () => (/* binding */ addRenderedSource),
  Fw: () => (/* binding */ findMeaning),
  rG: () => (/* binding */ findUnescapedOutput),
  S5: () => (/* binding */ listRenderedValues),
  Dt: () => (/* binding */ runOwnRules)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(275);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/fingerprint.js
var fingerprint = __webpack_require__(873);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/snippet.js
var snippet = __webpack_require__(4);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine.js
var engine = __webpack_require__(29);
// EXTERNAL MODULE: ./build/compiled/src/scanners/weaknesses.js
var weaknesses = __webpack_require__(224);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/syntax.js
var syntax = __webpack_require__(445);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/facts.js
var facts = __webpack_require__(491);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/guards.js
var guards = __webpack_require__(12);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/members.js
var members = __webpack_require__(167);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/writes.js
var flow_writes = __webpack_require__(190);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/flow/text.js





const deepest = 8;
const mostParts = 200;
function listTextParts(flow, node, depth = 0) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    const text = (0,syntax/* getPlainText */.AY)(inner);
    if (text !== undefined)
        return [{ text }];
    const parts = flow.textParts;
    const before = parts.get(inner);
    if (before !== undefined)
        return before;
    parts.set(inner, [{ value: inner }]);
    const all = depth > deepest ? [{ value: inner }] : (listPartsByKind(flow, inner, depth + 1) ?? [{ value: inner }]);
    const some = all.length > mostParts ? [...all.slice(0, mostParts), { value: inner }] : all;
    parts.set(inner, some);
    return some;
}
function listPartsByKind(flow, node, depth) {
    if (node.type === 'TemplateLiteral')
        return node.quasis.flatMap((quasi, index) => {
            const value = node.expressions[index];
            return [{ text: quasi.value.cooked ?? '' }, ...(value === undefined ? [] : listTextParts(flow, value, depth))];
        });
    if (node.type === 'BinaryExpression' && node.operator === '+')
        return [...listTextParts(flow, node.left, depth), ...listTextParts(flow, node.right, depth)];
    if (node.type === 'CallExpression')
        return listCallParts(flow, node, depth);
    return node.type === 'Identifier' ? listNameParts(flow, node, depth) : undefined;
}
function listCallParts(flow, node, depth) {
    const { callee } = node;
    const name = flow.names.qualified(callee);
    if (name === 'util.format' || name === 'String')
        return node.arguments.flatMap((argument) => listTextParts(flow, argument, depth));
    const called = (0,members/* findCalledFunction */.pv)(flow, callee);
    if (called !== undefined) {
        const values = called.flow.returns.get(called.node) ?? [];
        const parts = values.flatMap((value) => listTextParts(called.flow, value, depth));
        return called.flow === flow.home ? parts : [...parts.filter((part) => 'text' in part), { value: node }];
    }
    if (callee.type !== 'MemberExpression')
        return undefined;
    const method = (0,syntax/* getKey */.i7)(callee);
    if (method === 'concat')
        return [callee.object, ...node.arguments].flatMap((part) => listTextParts(flow, part, depth));
    const list = (0,syntax/* unwrap */.oA)(callee.object);
    if (method === 'join' && list.type === 'ArrayExpression')
        return list.elements.flatMap((element) => (element === null ? [] : listTextParts(flow, element, depth)));
    return /^(?:trim\w*|toString|toLowerCase|toUpperCase|replace)$/.test(method)
        ? listTextParts(flow, callee.object, depth)
        : undefined;
}
function listNameParts(flow, node, depth) {
    const variable = flow.names.variableOf(node);
    if (variable?.defs[0]?.type !== 'Variable')
        return undefined;
    const writes = (0,flow_writes/* findWritesBefore */.nV)(flow, variable, node);
    const isSimple = writes.every(({ path, place }) => path.length === 0 && (0,syntax/* findEnclosingFunction */.Kg)(place) === (0,syntax/* findEnclosingFunction */.Kg)(node));
    const isGlobal = writes.length === 1 && writes[0]?.path.length === 0;
    if (writes.length === 0 || writes.length > 20 || !(isSimple || isGlobal))
        return undefined;
    const parts = writes.flatMap(({ value }) => listTextParts(flow, value, depth));
    return parts.map((part) => ('text' in part ? part : { ...part, names: [...(part.names ?? []), node.name] }));
}
function joinWords(parts) {
    return parts.map((part) => ('text' in part ? part.text : ' ')).join('');
}
function findPartsOrigin(flow, parts) {
    return (0,facts/* joinOrigins */.IP)(...parts.map((part) => {
        if ('text' in part)
            return [];
        return (part.names ?? []).reduce((origin, name) => (0,facts/* addName */.ZN)(origin, name), flow.originOf(part.value));
    }));
}
function findHostOrigin(flow, node) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    if (inner.type === 'ConditionalExpression')
        return (0,facts/* joinOrigins */.IP)(...[inner.consequent, inner.alternate].map((branch) => (0,guards/* applyGuards */.dO)(flow, findHostOrigin(flow, branch), branch)));
    if (inner.type === 'LogicalExpression')
        return (0,facts/* joinOrigins */.IP)(findHostOrigin(flow, inner.left), findHostOrigin(flow, inner.right));
    const decisive = [];
    let start = '';
    for (const part of listTextParts(flow, node)) {
        if ('text' in part)
            start += part.text;
        else {
            const origin = flow.originOf(part.value);
            if (start === '' && /(?:^|\.)(?:originalUrl|baseUrl)$/.test(flow.source.getText((0,syntax/* unwrap */.oA)(part.value))))
                break;
            decisive.push(part);
            if (origin.length > 0 && origin.every(({ level }) => level !== 'outside'))
                break;
            start += '\u0000';
        }
        if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#\0]+[/?#]/i.test(start) || /^\/(?![/\\\0])./s.test(start) || /^[?#.]/.test(start))
            break;
    }
    return findPartsOrigin(flow, decisive);
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/sources.js
var sources = __webpack_require__(746);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/syntax-queries.js



function visitCalls(find) {
    return { CallExpression: find, NewExpression: find };
}
function isNoFunction(node) {
    return !(0,syntax/* isFunction */.Tn)(node);
}
function getRootName(node) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    if (inner.type === 'MemberExpression')
        return inner.object.type === 'ThisExpression' ? (0,syntax/* getKey */.i7)(inner) : getRootName(inner.object);
    if (inner.type === 'CallExpression')
        return getRootName(inner.callee);
    return inner.type === 'Identifier' ? inner.name : '';
}
function getReceiver(node) {
    const callee = (0,syntax/* unwrap */.oA)(node.callee);
    return callee.type === 'MemberExpression' ? (0,syntax/* unwrap */.oA)(callee.object) : undefined;
}
const responseName = /^_?(?:res|response|resp|reply|rep|ctx|context|h|c|httpResponse)$/i;
const responseMethod = /^(?:send|json|jsonp|status|end|write|writeHead|html|redirect|location|setHeader|header|set|type|code|cookie|setCookie|state|render|sendFile|sendfile|download|attachment|file|response)$/;
function isResponseCall(flow, node) {
    const receiver = getReceiver(node);
    if (receiver === undefined)
        return false;
    return (responseName.test(getRootName(receiver)) ||
        (responseMethod.test(flow.names.last(node.callee)) && isResponse(flow, receiver)));
}
function isResponse(flow, chain) {
    const inner = (0,syntax/* unwrap */.oA)(chain);
    if (inner.type === 'MemberExpression')
        return isResponse(flow, inner.object);
    if (inner.type === 'CallExpression')
        return isResponse(flow, inner.callee);
    const [definition] = inner.type === 'Identifier' ? (flow.names.variableOf(inner)?.defs ?? []) : [];
    const fn = definition?.type === 'Parameter' ? definition.node : undefined;
    if (!(0,syntax/* isFunction */.Tn)(fn))
        return false;
    const index = fn.params.indexOf(definition?.name);
    if ((0,sources/* findParameterSource */.GW)(flow, fn, index) === 'context')
        return true;
    return index > 0 && (0,sources/* findParameterSource */.GW)(flow, fn, index - 1) === 'request';
}
function findObjectLiteral(flow, node) {
    const inner = node === undefined ? undefined : (0,syntax/* unwrap */.oA)(node);
    if (inner?.type === 'ObjectExpression')
        return inner;
    const value = (0,syntax/* findFirstValue */.jV)(flow.names, inner);
    return value?.type === 'ObjectExpression' ? value : undefined;
}
function isPropertySet(flow, node, key) {
    const variable = node.type === 'Identifier' ? flow.names.variableOf(node) : undefined;
    if (variable !== undefined && (0,flow_writes/* listPropertyWrites */.A1)(flow, variable, key).length > 0)
        return true;
    return (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, node), key) !== undefined;
}
function listEnclosingNames(flow, node) {
    const names = [];
    for (const outer of flow.source.getAncestors(node)) {
        if (outer.type === 'VariableDeclarator' || outer.type === 'AssignmentExpression')
            names.push(flow.source.getText(outer.type === 'VariableDeclarator' ? outer.id : outer.left).slice(0, 200));
        else if (outer.type === 'Property' || outer.type === 'MethodDefinition' || outer.type === 'PropertyDefinition')
            names.push((0,syntax/* getKey */.i7)(outer));
        else if ((outer.type === 'FunctionDeclaration' || outer.type === 'FunctionExpression') && outer.id != null)
            names.push(outer.id.name);
    }
    return names.join(' ');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/checks.js



const markupFilter = {
    id: 'markup-filter',
    remediation: 'Use a sanitizer that parses HTML, such as DOMPurify or sanitize-html, or escape the whole text.',
    severity: { found: 'MEDIUM' },
    variants: {
        first: { weakness: 'escaping-first', remediation: 'Use replaceAll, or a regular expression with the g flag.' },
    },
    rows: [
        {
            method: /^replace$/,
            given: { 0: /^(?:[<>"'&]|<script>?|\.\.\/?)$/i, 1: /^(?:|&\w+;|&#\d+;|\\.)$/ },
            when: isSanitizer,
            variant: 'first',
        },
        { method: /^replace(?:All)?$/, given: { 0: isTagPattern, 1: /^\s*$/ } },
    ],
};
function isTagPattern(value, flow) {
    const pattern = value.type === 'Literal' && 'regex' in value ? value.regex.pattern : '';
    const isTag = /^\(?(?:\?:)?<(?!!--)/.test(pattern) && /script|\\w|\[\^|\.\*|iframe|\.\+/.test(pattern);
    return isTag && (/script/i.test(pattern) || isSanitizer(flow, value));
}
function isSanitizer(flow, node) {
    return /sanit|clean|escape|xss|purif|strip|safe|filter/i.test(listEnclosingNames(flow, node));
}
const addressCheck = {
    id: 'address-check',
    remediation: 'Parse the value with URL and compare the whole origin or host.',
    severity: { found: 'MEDIUM' },
    find: (flow) => visitCalls((node) => {
        const receiver = getReceiver(node);
        const [first] = node.arguments;
        if (receiver === undefined ||
            first === undefined ||
            !/^(?:includes|indexOf|search|match)$/.test(flow.names.last(node.callee)))
            return undefined;
        const name = flow.names.last(receiver);
        if (!/ur[il]$|^(?:href|origin|referr?er|redirect\w*|to|target|link|returnTo|next)$/i.test(name) ||
            /s$|list$/i.test(name))
            return undefined;
        const written = (0,syntax/* getPlainText */.AY)(first);
        const isAllowed = /allow|trust|white|permit|valid/i.test(flow.names.last(first)) ||
            (written !== undefined && /^https?:\/\/[\w-]+\.|^[\w-]+\.(?:com|org|net|io|dev)\b/.test(written));
        const enclosing = (0,syntax/* findEnclosingFunction */.Kg)(node);
        const isCheck = enclosing !== undefined &&
            /allow|redirect|trust|valid|safe|check|is[A-Z]/.test(`${listEnclosingNames(flow, node)}`);
        return isAllowed && isCheck ? { at: node } : undefined;
    }),
};
const scriptText = {
    id: 'script-text',
    remediation: 'Pass data in a JSON element, with < escaped as \\u003c.',
    severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    variants: {
        serialized: { weakness: 'script-data', remediation: 'Leave out the option unsafe.', severity: { found: 'MEDIUM' } },
    },
    purpose: 'html',
    find: (flow) => ({
        BinaryExpression: (node) => {
            const outer = flow.source.getAncestors(node).at(-1);
            return node.operator === '+' && !(outer?.type === 'BinaryExpression' && outer.operator === '+')
                ? findScriptTextSink(flow, node)
                : undefined;
        },
        TemplateLiteral: (node) => findScriptTextSink(flow, node),
    }),
};
function findScriptTextSink(flow, node) {
    if (isErrorText(flow, node))
        return undefined;
    let text = '';
    const values = [];
    for (const part of listTextParts(flow, node)) {
        if ('text' in part)
            text += part.text;
        else if (/<script\b[^>]*>(?:(?:(?!<\/script)[\s\S])*[=({[,;:'"`])?\s*$/i.test(text)) {
            const inner = (0,syntax/* unwrap */.oA)(part.value);
            if (inner.type === 'CallExpression' && isUnsafeSerializer(flow, inner))
                return { at: inner, variant: 'serialized' };
            const isData = inner.type === 'CallExpression' &&
                /stringify|serialize/i.test(flow.source.getText(inner.callee) + flow.source.getText(inner).slice(0, 40));
            if (!isData)
                values.push(part.value);
        }
    }
    return values.length === 0 ? undefined : { at: node, values };
}
function isErrorText(flow, node) {
    const { parent } = (0,syntax/* findOuter */.L5)(node);
    if (parent?.type === 'Property')
        return /^(?:error|errors|message|msg|reason|detail|details)$/i.test((0,syntax/* getKey */.i7)(parent));
    const isCall = parent?.type === 'NewExpression' || parent?.type === 'CallExpression';
    return isCall && /Error$|^(?:log|warn|error|info|debug)$/.test(flow.names.last(parent.callee));
}
function isUnsafeSerializer(flow, { callee, arguments: [, options] }) {
    const unsafe = (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, options), 'unsafe');
    return flow.names.qualified(callee) === 'serialize-javascript' && unsafe !== undefined && !(0,syntax/* isFalse */.Wu)(unsafe);
}
const plainPassword = {
    id: 'plain-password',
    remediation: 'Store a salted hash (scrypt, bcrypt or Argon2).',
    severity: { outside: 'MEDIUM', parameter: 'MEDIUM', entry: 'MEDIUM' },
    variants: {
        compared: { weakness: 'password-compared' },
    },
    find: (flow) => ({
        BinaryExpression: (node) => {
            if (!/^[!=]==?$/.test(node.operator))
                return undefined;
            const sides = [(0,syntax/* unwrap */.oA)(node.left), (0,syntax/* unwrap */.oA)(node.right)];
            if (!sides.every((side) => /^(?:password|passwd|pwd)$/i.test(flow.names.last(side))))
                return undefined;
            const [one = [], other = []] = sides.map((side) => flow.originOf(side).filter(({ level }) => level === 'outside'));
            const isStored = one.length > 0 !== other.length > 0;
            return isStored ? { at: node, origin: [...one, ...other], variant: 'compared' } : undefined;
        },
        ...visitCalls((node) => {
            if (!/^(?:insert|insertOne|insertMany)$/.test(flow.names.last(node.callee)) || getReceiver(node) === undefined)
                return undefined;
            const record = findObjectLiteral(flow, node.arguments[0]);
            const property = record?.properties.find((part) => part.type === 'Property' && /^(?:password|passwd|pwd)$/.test((0,syntax/* getKey */.i7)(part)));
            const password = (0,syntax/* findProperty */.bs)(record, 'password') ?? (0,syntax/* findProperty */.bs)(record, 'passwd') ?? (0,syntax/* findProperty */.bs)(record, 'pwd');
            return record === undefined || password === undefined
                ? undefined
                : { at: property ?? record, values: [password] };
        }),
    }),
};
const secretName = /^(?:.*[_a-z])?(?:hash|digest|signature|hmac|mac|secret|apiKey|api_key|csrfToken|authToken|accessToken|sig|token|Hash|Digest|Signature|Hmac|Secret|Token)$/;
const timing = {
    id: 'timing',
    remediation: 'Compare secrets with crypto.timingSafeEqual.',
    severity: { found: 'LOW' },
    find: (flow) => ({
        BinaryExpression: (node) => {
            if (!/^[!=]==?$/.test(node.operator))
                return undefined;
            const sides = [(0,syntax/* unwrap */.oA)(node.left), (0,syntax/* unwrap */.oA)(node.right)];
            if (!sides.every(({ type }) => /^(?:Identifier|MemberExpression|CallExpression)$/.test(type)))
                return undefined;
            const [left = '', right = ''] = sides.map((side) => flow.names.last(side.type === 'CallExpression' ? side.callee : side));
            if (!secretName.test(left) || !secretName.test(right))
                return undefined;
            const isForeign = sides.some((side) => flow.originOf(side).some(({ level }) => level === 'outside' || level === 'parameter' || level === 'entry'));
            return isForeign ? { at: node } : undefined;
        },
    }),
};
const jwt = {
    id: 'jwt',
    remediation: 'Pass the allowed algorithms: verify(token, key, { algorithms: ["RS256"] }).',
    severity: { found: 'MEDIUM' },
    variants: {
        none: { weakness: 'jwt-none', severity: { found: 'HIGH' } },
        ignored: { weakness: 'jwt-expiry', remediation: 'Remove ignoreExpiration.', severity: { found: 'LOW' } },
        decoded: { weakness: 'jwt-decoded', remediation: 'Use verify instead of decode.', severity: { outside: 'MEDIUM' } },
    },
    find: (flow) => visitCalls((node) => {
        const name = flow.names.qualified(node.callee) ?? '';
        const options = node.arguments.slice(1).flatMap((argument) => findObjectLiteral(flow, argument) ?? [])[0] ??
            findObjectLiteral(flow, node.arguments[0]);
        const algorithms = (0,syntax/* findProperty */.bs)(options, 'algorithms') ?? (0,syntax/* findProperty */.bs)(options, 'algorithm') ?? (0,syntax/* findProperty */.bs)(options, 'alg');
        const [first, second, third] = node.arguments;
        if (/^(?:express-jwt|koa-jwt)(?:\.expressjwt|\.expressJwt)?$/.test(name)) {
            const secret = (0,syntax/* findProperty */.bs)(options, 'secret');
            if (options === undefined || secret === undefined)
                return undefined;
            if (algorithms === undefined)
                return flow.source.getText(secret).includes('Math.random') ? undefined : { at: node };
            return allowsNone(algorithms) ? { at: node, variant: 'none' } : undefined;
        }
        if (name === 'jose.UnsecuredJWT.decode')
            return { at: node, variant: 'none' };
        if (!/^(?:jsonwebtoken|jwt-simple|jws|jose\.\w+)\.\w+$|^(?:jsonwebtoken|jwt-simple)$/.test(name))
            return undefined;
        if (algorithms !== undefined && allowsNone(algorithms))
            return { at: node, variant: 'none' };
        if (name === 'jsonwebtoken.decode' && first !== undefined) {
            const around = (0,syntax/* findEnclosingFunction */.Kg)(node);
            if (around && /(?:\bv|V)erify\w*\s*\(/.test(flow.source.getText(around.body)))
                return undefined;
            return {
                at: node,
                origin: flow.originOf(first).filter(({ kind }) => kind === 'web' || kind === 'header'),
                variant: 'decoded',
            };
        }
        if (name === 'jwt-simple.decode')
            return node.arguments.length < 4 && second !== undefined ? { at: node } : undefined;
        if (name !== 'jsonwebtoken.verify')
            return undefined;
        if (second !== undefined && /^(?:null|undefined|false|''|""|``)$/.test(flow.source.getText((0,syntax/* unwrap */.oA)(second))))
            return { at: node, variant: 'none' };
        const isIgnored = (0,syntax/* findProperty */.bs)(options, 'ignoreExpiration');
        if (isIgnored?.type === 'Literal' && isIgnored.value === true)
            return { at: node, variant: 'ignored' };
        if (third !== undefined && options === undefined && (0,syntax/* unwrap */.oA)(third).type === 'Identifier')
            return undefined;
        return algorithms === undefined &&
            /public|cert|\.pem\b|\.pub\b/i.test(second === undefined ? '' : flow.source.getText(second))
            ? { at: node }
            : undefined;
    }),
};
function allowsNone(algorithms) {
    const inner = (0,syntax/* unwrap */.oA)(algorithms);
    if (inner.type === 'ArrayExpression')
        return inner.elements.some((element) => /^none$/i.test((0,syntax/* getPlainText */.AY)(element) ?? ''));
    return inner.type === 'MemberExpression' ? (0,syntax/* getKey */.i7)(inner) === 'none' : /^none$/i.test((0,syntax/* getPlainText */.AY)(inner) ?? '');
}
const identity = /^(?:user|user_?id|uid|user_?name|account|account_?id|admin|is_?admin|auth|(?:is_?)?(?:authenticated|logged_?in))$/i;
const withoutId = /^(?:cookie-session|client-sessions|iron-session|@fastify\/secure-session|next-auth)/;
const sessionFixation = {
    id: 'session-fixation',
    remediation: 'Call req.session.regenerate at login, and set the user in its callback.',
    severity: { found: 'MEDIUM' },
    variants: {
        chosen: {
            weakness: 'session-chosen',
            remediation: 'Let the session library create the id, and a new one at each login.',
            severity: { outside: 'MEDIUM' },
        },
    },
    kinds: ['web'],
    rows: [
        { assigned: /^sessionID$/, isJudged: true, variant: 'chosen' },
        { assigned: /^(?:id|sid)$/, when: isSessionPart, isJudged: true, variant: 'chosen' },
        { assigned: identity, when: isKeptAtLogin },
        {
            method: /^cookie$/,
            given: { 0: /^[\w.-]*(?:sess(?:ion)?(?:[_-]?id)?|sid)$/i },
            when: isResponseCall,
            values: [1],
            variant: 'chosen',
        },
    ],
};
function isSessionPart(flow, { left }) {
    const target = (0,syntax/* unwrap */.oA)(left);
    return target.type === 'MemberExpression' && /(?:^|\.)session$/.test(flow.source.getText(target.object));
}
function isKeptAtLogin(flow, node) {
    if (!isSessionPart(flow, node))
        return false;
    const handler = findHandler(flow, node);
    const isCleared = node.right.type === 'Literal' && !node.right.value;
    if (isCleared || flow.loads(withoutId))
        return false;
    const isLogin = /log_?in|sign_?in|authenticat/i.test(listEnclosingNames(flow, node));
    const around = handler ?? (isLogin ? (0,syntax/* findEnclosingFunction */.Kg)(node) : undefined);
    if (around === undefined)
        return false;
    const code = flow.source.getText(around).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return (isLogin || /passw(?:or)?d|\bpwd\b/i.test(code)) && !/\bregenerate\b|\breq(?:uest)?\.log[iI]n\b/.test(code);
}
function findHandler(flow, node) {
    const around = flow.source.getAncestors(node);
    return around.findLast((one) => (0,syntax/* isFunction */.Tn)(one) &&
        one.params.some((each) => each.type === 'Identifier' && /^_?(?:req|request|ctx)$/.test(each.name)));
}
const checkRules = [
    jwt,
    markupFilter,
    addressCheck,
    scriptText,
    sessionFixation,
    plainPassword,
    timing,
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/injection.js




const virtualMachine = /^(?:vm|vm2|isolated-vm)\.(?:runIn\w+|compileFunction|Script|\w+\(\)\.run\w*|VMScript)$/;
const evaluators = /^(?:safe-eval|static-eval|notevil|expression-eval\.eval|mathjs\.(?:eval|evaluate|compile|parse)|mathjs(?:\.create)?\(\)\.(?:eval|evaluate)|sandboxjs|node-eval|require-from-string|eval-sanitizer|jsonpath\.query)(?:\(\))?$/;
const timers = /^(?:setTimeout|setInterval|setImmediate|execScript)$/;
const codeInjection = {
    id: 'code-injection',
    weakness: 'code-evaluated',
    remediation: 'Parse data with JSON.parse, look functions up in a table, or use an expression parser. Do not execute text.',
    severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
    variants: {
        function: {
            weakness: 'code-function',
            severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
        },
        timer: {
            weakness: 'code-timer',
            severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'LOW' },
        },
        machine: { weakness: 'code-machine', severity: { outside: 'HIGH' } },
        chosen: {
            weakness: 'function-chosen',
            remediation: 'Look the function up in a Map, or check with Object.hasOwn that the object itself has the name.',
            severity: { outside: 'MEDIUM' },
        },
        evaluator: { weakness: 'code-expression', severity: { outside: 'HIGH' } },
    },
    rows: [
        { call: /^eval$/, given: { 0: isNoFunction }, values: [0] },
        { call: /^Function$/, given: { 0: isNoFunction }, values: 'all', variant: 'function' },
        {
            method: /^constructor$/,
            given: { 0: isNoFunction },
            when: ({ source }, { callee }) => /\.constructor\.constructor$/.test(source.getText(callee)),
            values: 'all',
            variant: 'function',
        },
        { call: timers, given: { 0: isCodeText }, values: [0], variant: 'timer' },
        { call: evaluators, given: { 0: isNoFunction }, values: [0], variant: 'evaluator' },
    ],
    find: (flow) => visitCalls((node) => {
        const chosen = findChosenKey(flow, node.callee);
        if (chosen !== undefined)
            return { at: node, origin: chosen, variant: 'chosen' };
        const [first, second] = node.arguments;
        return first !== undefined && isNoFunction(first) && virtualMachine.test(flow.names.qualified(node.callee) ?? '')
            ? { at: node, values: [first, ...listExecutedValues(flow, first, second)], variant: 'machine' }
            : undefined;
    }),
};
function isCodeText(value, flow) {
    if ((0,syntax/* isFunction */.Tn)(value))
        return false;
    const isText = (value.type === 'Literal' && typeof value.value === 'string') ||
        value.type === 'TemplateLiteral' ||
        (value.type === 'BinaryExpression' && value.operator === '+');
    return isText || flow.originOf(value).some(({ level }) => level === 'outside');
}
function findChosenKey(flow, callee) {
    const inner = (0,syntax/* unwrap */.oA)(callee);
    const [definition] = inner.type === 'Identifier' ? (flow.names.variableOf(inner)?.defs ?? []) : [];
    const isMade = definition?.type === 'Variable' && definition.node.init != null && definition.node.id === definition.name;
    const member = isMade ? (0,syntax/* unwrap */.oA)(definition.node.init) : inner;
    if (member.type !== 'MemberExpression' || !member.computed || (0,syntax/* getPlainText */.AY)(member.property) !== undefined)
        return undefined;
    const key = (0,syntax/* unwrap */.oA)(member.property);
    if (key.type === 'TemplateLiteral' && key.quasis.some(({ value }) => value.raw !== ''))
        return undefined;
    const origin = flow
        .originOf(member.property)
        .filter(({ level, kind }) => level === 'outside' && /^(?:web|header)$/.test(kind));
    return origin.length > 0 ? origin : undefined;
}
const executing = /(?:eval\w*|exec\w*|run\w*|compile\w*|interpret\w*|Function|setTimeout|setInterval)$/i;
function listExecutedValues(flow, script, context) {
    const sandbox = findObjectLiteral(flow, context);
    const text = (0,syntax/* getPlainText */.AY)(script);
    if (sandbox === undefined || text === undefined)
        return context === undefined ? [] : [sandbox ?? context];
    return [...text.matchAll(/([\w$.]+)\s*\(\s*([\w$]+)/g)].flatMap(([, callee = '', name = '']) => {
        const value = executing.test(callee) ? (0,syntax/* findProperty */.bs)(sandbox, name) : undefined;
        return value === undefined ? [] : [value];
    });
}
const shells = /^(?:(?:child_process|child-process-promise|cross-spawn|mz\/child_process)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|execaCommand|commandSync)|execaCommand(?:Sync)?|node-cmd\.(?:get|run|runSync)|shelljs\/global\.exec)$/;
const programs = /^(?:(?:child_process|cross-spawn|mz\/child_process)(?:\.(?:spawn|spawnSync|sync|execFile|execFileSync))?|execa(?:\.\w+)?)$/;
const shellProgram = /(?:^|[/\\])(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)$/i;
const commandInjection = {
    id: 'command-injection',
    weakness: 'shell-command',
    remediation: 'Use execFile or spawn with a fixed program and an array of arguments, and no shell.',
    severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'LOW' },
    purpose: 'shell',
    kinds: ['web', 'header', 'archive'],
    variants: {
        whole: { severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'LOW' } },
    },
    find: (flow) => {
        const createTextSink = (at, value) => {
            const isBuilt = /\S/.test(joinWords(listTextParts(flow, value)));
            return { at, values: [value], ...(isBuilt ? {} : { variant: 'whole' }) };
        };
        return visitCalls((node) => {
            const name = flow.names.qualified(node.callee) ?? '';
            const [first, second, third] = node.arguments;
            if (first === undefined)
                return undefined;
            if (shells.test(name))
                return createTextSink(node, first);
            if (!programs.test(name))
                return undefined;
            const options = [second, third].find((argument) => argument !== undefined && (0,syntax/* unwrap */.oA)(argument).type === 'ObjectExpression');
            const shell = (0,syntax/* findProperty */.bs)(options, 'shell');
            const hasShell = (0,syntax/* isTrue */.Hn)(shell) || (shell !== undefined && !(0,syntax/* isFalse */.Wu)(shell) && (0,syntax/* getPlainText */.AY)(shell) !== undefined);
            if (hasShell || (shellProgram.test((0,syntax/* getPlainText */.AY)(first) ?? '') && second !== undefined))
                return { at: node, values: node.arguments.filter((argument) => argument !== options) };
            return { at: node, values: [first], variant: 'whole', most: 'outside' };
        });
    },
};
const paths = /^(?:xpath(?:\.js)?|xpath-html|xpath-ts|fontoxpath)\.(?:select1?|selectWithResolver|evaluate|parse|evaluateXPath\w*|useNamespaces\(\))$|^document\.evaluate$/;
const filter = /\(\s*(?:[&|!]\s*\(\s*)*[\w.;-]+\s*[~<>]?=/;
const directoryQuery = {
    id: 'directory-query',
    weakness: 'ldap-filter',
    remediation: 'Build the filter with the classes of the library, or escape the value for use in a filter.',
    severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW' },
    purpose: 'html',
    variants: {
        xpath: {
            weakness: 'xpath-query',
            remediation: 'Use XPath variables, or allow only letters and digits in the value.',
            severity: { outside: 'HIGH' },
        },
    },
    rows: [
        { call: paths, values: [0], variant: 'xpath' },
        { method: /^find$/, given: { 0: isQueryText }, values: [0], variant: 'xpath' },
    ],
    find: (flow) => visitCalls((node) => {
        const [first, second] = node.arguments;
        const method = flow.names.last(node.callee);
        if (method !== 'search' && method !== 'searchUser' && method !== 'findUser')
            return undefined;
        const text = (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, second), 'filter') ??
            (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, first), 'filter') ??
            second;
        if (text === undefined)
            return undefined;
        const parts = listTextParts(flow, text);
        return filter.test(joinWords(parts)) ? { at: node, origin: findPartsOrigin(flow, parts) } : undefined;
    }),
};
function isQueryText(value, flow) {
    return flow.loads(/^libxmljs2?$/) && findObjectLiteral(flow, value) === undefined && !(0,syntax/* isFunction */.Tn)(value);
}
const statement = /^\s*\(?\s*(?:select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|with\b[\s\S]*\bselect\b|create\s+(?:table|user|database|index|view)\b|drop\s+(?:table|user|database)\b|alter\s+(?:table|user)\b|call\s+\w|exec(?:ute)?\s+\w|truncate\s+table|grant\s|union\s+select\b|match\s*\([\s\S]*\breturn\b)|\bwhere\s+[\w."`[\]]+\s*(?:=|like|in|<|>|is)\s*|\border\s+by\s|\bvalues\s*\(/i;
const anything = /^(?:literal|whereRaw|orWhereRaw|andWhereRaw|orderByRaw|groupByRaw|havingRaw|joinRaw|selectRaw|fromRaw|\$queryRawUnsafe|\$executeRawUnsafe)$/;
const methods = /^(?:query|execute|exec|executeSql|run|all|get|each|raw|prepare|unsafe|any|one|none|many|oneOrNone|manyOrNone|result|batch|queryRaw|createQueryBuilder|where|andWhere|orWhere|having|orderBy|multi|stream|executeQuery|runQuery|rawQuery|request|sql|fetchAll|fetchOne|scalar|iterate)$/;
const condition = /^(?:where|andWhere|orWhere|having|andHaving|orHaving|on)$/;
const printing = /^(?:console|log|logger|winston|debug|res|response|reply|Error|assert|expect|chalk)$/i;
const database = /^(?:db|database|conn|connection|pool|client|sequelize|knex|sql|pg|mysql|postgres|sqlite\w*|mssql|con|cnx|dbConn\w*|pgClient|orm|prisma|entityManager|manager|queryRunner|session|cursor|stmt)$/i;
const databasePackage = /^(?:mysql2?|mariadb|pg|pg-promise|postgres|sqlite3?|better-sqlite3|sequelize|sequelize-typescript|knex|typeorm|@prisma\/client|mssql|oracledb|tedious|slonik|@libsql\/client|mysql2\/promise|promise-mysql|@mikro-orm\/\w+|kysely|drizzle-orm|duckdb|@neondatabase\/serverless|@vercel\/postgres|cassandra-driver|snowflake-sdk)(?:[.(]|$)/;
const sqlInjection = {
    id: 'sql-injection',
    remediation: 'Use parameters (?, $1, :name) and pass the values separately; take column names from a fixed list.',
    severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM' },
    purpose: 'sql',
    kinds: ['web', 'header', 'archive'],
    find: (flow) => visitCalls((node) => {
        const method = flow.names.last(node.callee);
        const [first] = node.arguments;
        if (first === undefined)
            return undefined;
        const text = (0,syntax/* findProperty */.bs)(first, 'text') ?? (0,syntax/* findProperty */.bs)(first, 'sql') ?? (0,syntax/* findProperty */.bs)(first, 'query') ?? (0,syntax/* unwrap */.oA)(first);
        if (/^(?:ObjectExpression|Literal|ArrayExpression|ArrowFunctionExpression|FunctionExpression)$/.test(text.type))
            return undefined;
        const receiver = getReceiver(node);
        const parts = listTextParts(flow, text);
        const words = joinWords(parts);
        const findValueOrigin = () => findPartsOrigin(flow, parts);
        const findOutsideOrigin = () => findValueOrigin().filter(({ level }) => level === 'outside');
        if (statement.test(words)) {
            if (printing.test(getRootName(node.callee)))
                return undefined;
            return {
                at: node,
                origin: methods.test(method) || anything.test(method) ? findValueOrigin() : findOutsideOrigin(),
            };
        }
        const before = joinWords(parts.slice(0, Math.max(0, parts.findIndex((part) => !('text' in part)))));
        const isCondition = condition.test(method) && /[\w.)"`\]]\s*(?:=|<>|!=|<|>|\b(?:like|in)\b)\s*\(?['"%]*\s*$/im.test(before);
        if (isCondition || anything.test(method))
            return { at: node, origin: findOutsideOrigin() };
        const isDatabase = receiver !== undefined &&
            (databasePackage.test(flow.names.qualified(receiver) ?? '')
                ? methods.test(method)
                : database.test(getRootName(receiver)) && /^(?:query|execute|raw|exec|run)$/.test(method));
        return isDatabase ? { at: node, origin: findOutsideOrigin() } : undefined;
    }),
};
const compilers = /^(?:(?:pug|jade|ejs|handlebars|hbs|swig|swig-templates|dot|doT|eta|hogan\.js|hogan|mustache|nunjucks|twig|velocityjs|squirrelly|marko|underscore|lodash|_|ect|haml|hamljs|consolidate\.\w+|Handlebars|Mustache|template7|art-template|liquidjs\.Liquid\(\)|nunjucks\.\w+\(\))\.(?:compile|render|renderString|template|precompile|parseAndRender|twig|compileString|Template)|lodash\.template|lodash\/template)$/;
const writers = /^(?:fs|fs\/promises|fs-extra|graceful-fs)\.(?:promises\.)?(?:writeFile|appendFile|outputFile)(?:Sync)?$/;
const templateInjection = {
    id: 'template-injection',
    weakness: 'template-source',
    remediation: 'Keep templates constant and pass values when rendering them.',
    severity: { outside: 'HIGH' },
    kinds: ['web', 'header'],
    variants: {
        built: {
            weakness: 'template-built',
            severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
        },
        file: { weakness: 'template-file' },
        options: {
            weakness: 'template-options',
            remediation: 'Pass only the values that the template needs.',
            severity: { outside: 'HIGH' },
        },
    },
    rows: [
        { call: writers, given: { 0: isTemplateFile }, values: [1], variant: 'file' },
        { call: compilers, given: { 0: isBuiltText }, values: [0], variant: 'built' },
        { call: compilers, values: [0] },
    ],
    find: (flow) => visitCalls((node) => {
        const [, options] = node.arguments;
        const isRendered = flow.names.last(node.callee) === 'render' && isResponseCall(flow, node);
        if (!isRendered || options === undefined)
            return undefined;
        const object = findObjectLiteral(flow, options);
        const spread = (object?.properties ?? []).flatMap((part) => (part.type === 'Property' ? [] : [part.argument]));
        const values = object === undefined ? [options] : (0,syntax/* hasSpread */.o9)(object) ? spread : [];
        if (values.length === 0)
            return undefined;
        const origin = values
            .flatMap((value) => flow.originOf(value))
            .filter(({ level, text, isText }) => level === 'outside' && (!isText || /\bparams$/.test(text)) && /\b(?:body|query|payload)$/.test(text));
        return { at: node, variant: 'options', origin };
    }),
};
function isBuiltText(node, flow) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    if (inner.type === 'BinaryExpression' || inner.type === 'TemplateLiteral')
        return true;
    if (inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression') {
        const [, second] = inner.arguments;
        return /^replace(?:All)?$/.test((0,syntax/* getKey */.i7)(inner.callee)) && second !== undefined && flow.originOf(second).length > 0;
    }
    const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
    if (variable === undefined || inner.type !== 'Identifier')
        return false;
    return (0,flow_writes/* findWritesBefore */.nV)(flow, variable, inner).some(({ value, isAdded }) => isAdded || (value !== inner && value.type !== 'Identifier' && isBuiltText(value, flow)));
}
function isTemplateFile(path, flow) {
    const words = `${joinWords(listTextParts(flow, path))} ${flow.source.getText(path)}`;
    return /(?:^|[\s/"'`])(?:views|templates)(?:[/"'`]|$)|\.(?:ejs|pug|jade|hbs|handlebars|njk|mustache|eta|liquid)\b/.test(words);
}
const running = /^(?:node-serialize|serialize-to-js|funcster|cryo|serijs|node-serialize-js)\.(?:unserialize|deserialize|deepDeserialize|parse)$/;
const loading = /^(?:js-yaml|yamljs)\.(?:load|loadAll|parse)$/;
const deserialization = {
    id: 'deserialization',
    weakness: 'functions-read',
    remediation: 'Use JSON.parse and validate the result against a schema.',
    severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    variants: {
        yaml: {
            weakness: 'yaml-unlimited',
            remediation: 'Limit the size of the document, use JSON_SCHEMA, or use a parser that limits aliases (yaml: maxAliasCount).',
            severity: { outside: 'MEDIUM' },
        },
        buffer: { weakness: 'v8-read', severity: { outside: 'MEDIUM' } },
    },
    rows: [
        { call: running, values: [0] },
        { call: /^v8\.deserialize$/, values: [0], variant: 'buffer' },
        { call: loading, when: allowsFunctions, values: [0] },
        { call: loading, when: isUnlimited, values: [0], variant: 'yaml' },
    ],
};
function isUnlimited(flow, { arguments: [, options] }) {
    const text = options && flow.source.getText(findObjectLiteral(flow, options) ?? options);
    return !/JSON_SCHEMA|FAILSAFE_SCHEMA|CORE_SCHEMA|SAFE_SCHEMA/.test(text ?? '');
}
function allowsFunctions(flow, { arguments: [, options] }) {
    const schema = (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, options), 'schema');
    if (schema === undefined)
        return false;
    const value = (0,syntax/* findFirstValue */.jV)(flow.names, schema);
    return (/DEFAULT_FULL_SCHEMA/.test(flow.source.getText(schema)) ||
        (value !== undefined && /\.extend\(/.test(flow.source.getText(value)) && flow.loads(/^js-yaml-js-types$/)));
}
const injectionRules = [
    codeInjection,
    commandInjection,
    sqlInjection,
    templateInjection,
    deserialization,
    directoryQuery,
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/objects.js


const objects_methods = new Set(('find findOne findOneAndUpdate findOneAndDelete findOneAndRemove findOneAndReplace findAndModify update updateOne updateMany ' +
    'deleteOne deleteMany remove removeOne replaceOne count countDocuments exists findAndRemove where match').split(' '));
const relational = new Set(['where', 'attributes', 'include', 'transaction', 'relations', 'select']);
const nosqlInjection = {
    id: 'nosql-injection',
    weakness: 'nosql-operators',
    remediation: 'Convert the value to a string or number first (String(value)), validate the request against a schema, and do not use $where.',
    severity: { outside: 'HIGH' },
    purpose: 'operators',
    kinds: ['web', 'header'],
    variants: {
        where: {
            weakness: 'nosql-where',
            severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'LOW' },
        },
    },
    find: (flow) => ({
        ...visitCalls((node) => {
            const [first] = node.arguments;
            if (first !== undefined && !(0,syntax/* isFunction */.Tn)(first) && flow.names.last(node.callee) === '$where')
                return { at: node, origin: findCodeOrigin(flow, first), variant: 'where' };
            if (first !== undefined && /^(?:mapReduce|aggregate)$/.test(flow.names.last(node.callee))) {
                const isCode = flow.names.last(node.callee) === 'mapReduce';
                if (getReceiver(node) === undefined)
                    return undefined;
                const origin = node.arguments.slice(0, isCode ? 2 : 1).flatMap((value) => findCodeOrigin(flow, value));
                const foreign = origin.filter(({ level, isText }) => level === 'outside' && (isCode || !isText));
                return { at: node, origin: foreign, variant: 'where' };
            }
            if (first === undefined || (0,syntax/* isFunction */.Tn)(first) || !objects_methods.has(flow.names.last(node.callee)))
                return undefined;
            const method = flow.names.last(node.callee);
            if (/^(?:update\w*|replaceOne|findOneAndUpdate|findOneAndReplace)$/.test(method) &&
                !isFollowedByChange(flow, node.arguments[1]))
                return undefined;
            const receiver = getReceiver(node);
            if (flow.loads(/^(?:sequelize|typeorm|@nestjs\/typeorm|knex|objection|@prisma\/client|bookshelf|@mikro-orm\/core)/))
                return undefined;
            if (receiver === undefined || /^(?:_|\$|lodash|Array|document)$/.test(flow.names.last(receiver)))
                return undefined;
            const query = findObjectLiteral(flow, first);
            if (query === undefined) {
                const whole = flow.originOf(first).filter(({ level, isText }) => level === 'outside' && !isText);
                return (0,syntax/* unwrap */.oA)(first).type === 'CallExpression'
                    ? undefined
                    : { at: node, origin: whole.filter(({ text }) => /\b(?:body|query)$/.test(text)) };
            }
            if (query.properties.some((part) => part.type === 'Property' && relational.has((0,syntax/* getKey */.i7)(part))))
                return undefined;
            return listOpenProperties(query).map((part) => {
                const value = part.type === 'Property' ? part.value : part.argument;
                return { at: part, origin: flow.originOf(value).filter(({ level, isText }) => level === 'outside' && !isText) };
            });
        }),
        Property: (node) => /^\$(?:where|function|accumulator)$/.test((0,syntax/* getKey */.i7)(node)) &&
            !(0,syntax/* isFunction */.Tn)(node.value) &&
            (0,syntax/* getPlainText */.AY)(node.value) === undefined
            ? {
                at: node,
                origin: findCodeOrigin(flow, node.value),
                variant: 'where',
            }
            : undefined,
    }),
};
function findCodeOrigin(flow, value) {
    return flow
        .originOf(value)
        .map((leaf) => ({ ...leaf, safeFor: leaf.safeFor.filter((purpose) => purpose !== 'operators') }));
}
function isFollowedByChange(flow, change) {
    if (change === undefined || (0,syntax/* isFunction */.Tn)(change))
        return false;
    const keys = (findObjectLiteral(flow, change)?.properties ?? []).flatMap((part) => part.type === 'Property' ? (0,syntax/* getKey */.i7)(part) : []);
    return !keys.some((key) => relational.has(key));
}
function listOpenProperties(query) {
    return query.properties.flatMap((part) => {
        if (part.type !== 'Property')
            return [part];
        if (/^\$(?:eq|set|push|inc|where|regex|text|search|function|accumulator)/.test((0,syntax/* getKey */.i7)(part)))
            return [];
        const value = (0,syntax/* unwrap */.oA)(part.value);
        return value.type === 'ObjectExpression' ? listOpenProperties(value) : [part];
    });
}
const writing = /^(?:create|insert|insertOne|insertMany|save|update|updateOne|updateMany|findByIdAndUpdate|findOneAndUpdate|findOneAndReplace|replaceOne|build|upsert|bulkCreate|assign|set|updateAttributes|insertGraph|patch)$/;
const wholeRequest = /\b(?:body|query|payload|json\(\))$/;
const massAssignment = {
    id: 'mass-assignment',
    weakness: 'record-written',
    remediation: 'Take the allowed fields one by one, or validate the request against a schema that drops the others.',
    severity: { outside: 'MEDIUM' },
    purpose: 'operators',
    kinds: ['web'],
    find: (flow) => visitCalls((node) => {
        const values = node.arguments.flatMap((argument) => listWholeObjects(argument));
        if (values.length === 0)
            return undefined;
        const receiver = getReceiver(node);
        const isModel = node.type === 'NewExpression' &&
            /^[A-Z]/.test(flow.names.last(node.callee)) &&
            !/^(?:Error|URL|Set|Map|Date|Promise|Buffer|\w*Error|\w*Params|Response|Array|Function|Proxy|Object|FormData)$/.test(flow.names.last(node.callee));
        const isWrite = receiver !== undefined &&
            writing.test(flow.names.last(node.callee)) &&
            !/^(?:res|response|cache|app|headers|axios|console|map|store)$/i.test(flow.names.last(receiver));
        if (!isModel && !isWrite)
            return undefined;
        if (flow.names.qualified(node.callee) === 'Object.assign' &&
            (0,syntax/* unwrap */.oA)(node.arguments[0]).type === 'ObjectExpression')
            return undefined;
        const origin = values.flatMap((value) => flow.originOf(value));
        return {
            at: node,
            origin: origin.filter(({ level, isText, text }) => level === 'outside' && !isText && wholeRequest.test(text)),
        };
    }),
};
function listWholeObjects(node) {
    const inner = (0,syntax/* unwrap */.oA)(node);
    if (inner.type !== 'ObjectExpression')
        return /^(?:Identifier|MemberExpression)$/.test(inner.type) ? [inner] : [];
    const set = (0,syntax/* findProperty */.bs)(inner, '$set') ?? (0,syntax/* findProperty */.bs)(inner, 'data');
    if (set !== undefined)
        return listWholeObjects(set);
    return (0,syntax/* hasSpread */.o9)(inner) ? inner.properties.flatMap((part) => (part.type === 'Property' ? [] : [part.argument])) : [];
}
const merging = /^(?:lodash|_|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^lodash[./](?:merge|mergeWith|defaultsDeep|set)$|^(?:deepmerge|merge|merge-deep|deep-extend|extend|just-extend|mixin-deep|defaults-deep|node\.extend|hoek\.(?:merge|applyToDefaults)|@hapi\/hoek\.(?:merge|applyToDefaults)|dot-prop\.set|object-path\.set|deep-set|set-value|dset|flat\.unflatten|hoek\.clone)(?:\.all|\.recursive|\.default)?$/;
const prototypePollution = {
    id: 'prototype-pollution',
    remediation: 'Refuse the keys __proto__, constructor and prototype, or use a Map or objects created with Object.create(null).',
    severity: { outside: 'MEDIUM' },
    kinds: ['web', 'page'],
    variants: {
        merge: { weakness: 'prototype-merge', severity: { outside: 'MEDIUM' } },
        path: { weakness: 'prototype-path', severity: { found: 'MEDIUM' } },
        own: { weakness: 'prototype-own-merge', severity: { found: 'MEDIUM' } },
    },
    find: (flow) => ({
        AssignmentExpression: (node) => {
            const { left } = node;
            if (left.type !== 'MemberExpression' || !left.computed || (0,syntax/* getPlainText */.AY)(left.property) !== undefined)
                return undefined;
            const inner = (0,syntax/* unwrap */.oA)(left.object);
            if (isUnsafeMerge(flow, node, left))
                return { at: node, variant: 'own' };
            if (isPathWalk(flow, left))
                return { at: node, variant: 'path' };
            if (inner.type !== 'MemberExpression' || !inner.computed || (0,syntax/* getPlainText */.AY)(inner.property) !== undefined)
                return undefined;
            const origins = [inner.property, left.property].map((key) => flow.originOf(key).filter(({ level }) => level === 'outside'));
            return origins.every((origin) => origin.length > 0) ? { at: node, origin: origins.flat() } : undefined;
        },
        ...visitCalls((node) => {
            const name = flow.names.qualified(node.callee) ?? '';
            const isDeep = /^(?:\$|jQuery|jquery|extend|node\.extend)(?:\.extend)?$/.test(name) && (0,syntax/* isTrue */.Hn)(node.arguments[0]);
            if (!isDeep && !(merging.test(name) && name !== 'extend'))
                return undefined;
            const isSet = /(?:set|setWith|deep-set|set-value|dset)$/.test(name);
            const values = isSet ? node.arguments.slice(1, 2) : node.arguments.slice(1);
            const origin = values
                .flatMap((value) => flow.originOf(value))
                .filter(({ isText, safeFor }) => (isSet || !isText) && !safeFor.includes('operators'));
            return { at: node, origin, variant: 'merge' };
        }),
    }),
};
function isUnsafeMerge(flow, node, left) {
    const right = node.type === 'AssignmentExpression' ? (0,syntax/* unwrap */.oA)(node.right) : node;
    const key = (0,syntax/* unwrap */.oA)(left.property);
    if (key.type !== 'Identifier' || right.type !== 'MemberExpression' || !right.computed)
        return false;
    const read = (0,syntax/* unwrap */.oA)(right.property);
    if (read.type !== 'Identifier' || read.name !== key.name)
        return false;
    const fn = (0,syntax/* findEnclosingFunction */.Kg)(node);
    const name = fn === undefined ? undefined : getFunctionName(flow, fn);
    if (fn === undefined || name === undefined)
        return false;
    const text = flow.source.getText(fn);
    const escaped = name.replaceAll('$', '\\$');
    const again = new RegExp(`\\b${escaped}\\s*\\(\\s*[\\w.]+\\[\\s*${key.name.replaceAll('$', '\\$')}\\s*\\]\\s*,\\s*[\\w.]+\\[`);
    return (again.test(text) &&
        /\bfor\s*\([^)]*\bin\b|\.(?:keys|entries)\(/.test(text) &&
        !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text));
}
function getFunctionName(flow, fn) {
    if (fn.type !== 'ArrowFunctionExpression' && fn.id != null)
        return fn.id.name;
    const outer = flow.source.getAncestors(fn).at(-1);
    if (outer?.type === 'VariableDeclarator' && outer.id.type === 'Identifier')
        return outer.id.name;
    if (outer?.type === 'AssignmentExpression' && outer.left.type === 'MemberExpression')
        return (0,syntax/* getKey */.i7)(outer.left);
    return outer?.type === 'Property' ? (0,syntax/* getKey */.i7)(outer) : undefined;
}
function isPathWalk(flow, left) {
    const inner = (0,syntax/* unwrap */.oA)(left.object);
    const fn = inner.type === 'Identifier' ? (0,syntax/* findEnclosingFunction */.Kg)(left) : undefined;
    if (inner.type !== 'Identifier' || fn === undefined)
        return false;
    const text = flow.source.getText(fn).slice(0, longestWalk);
    const name = inner.name.replaceAll('$', '\\$');
    const key = (0,syntax/* unwrap */.oA)(left.property);
    const isLast = new RegExp(`\\b${name}\\s*=\\s*${name}\\s*\\[`).test(text.slice(0, Math.max(0, (0,syntax/* getRange */.eO)(left)[0] - (0,syntax/* getRange */.eO)(fn)[0])));
    return (isLast &&
        key.type !== 'Literal' &&
        /\.split\(\s*["'`][./]["'`]\s*\)/.test(text) &&
        !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text));
}
const longestWalk = 4000;
const objectRules = [nosqlInjection, prototypePollution, massAssignment];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/pages.js





const properties = /^(?:innerHTML|outerHTML|srcdoc)$/;
const scriptProperties = /^(?:src|text|textContent|innerText)$/;
const inserting = /^(?:html|append|prepend|after|before|replaceWith|wrap|appendTo|prependTo)$/;
const domXss = {
    id: 'dom-xss',
    remediation: 'Use textContent, or sanitize the value with a library such as DOMPurify.',
    severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    purpose: 'html',
    variants: {
        method: { weakness: 'html-inserted' },
        query: { weakness: 'html-jquery', severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' } },
        foreign: { weakness: 'html-jquery', severity: { outside: 'HIGH' } },
        trusted: {
            weakness: 'angular-html',
            remediation: 'Let Angular escape the value, or sanitize it with sanitizer.sanitize or DOMPurify first.',
        },
        style: {
            weakness: 'angular-style',
            remediation: 'Use the value to choose one of your own styles.',
            severity: { outside: 'MEDIUM', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' },
        },
        safe: {
            weakness: 'template-safe',
            remediation: 'Escape the value first, for example with Handlebars.escapeExpression, or sanitize it.',
        },
        script: {
            weakness: 'script-chosen',
            remediation: 'Load scripts from fixed URLs only.',
            severity: { outside: 'HIGH' },
        },
        link: {
            weakness: 'link-target',
            remediation: 'Parse the value with URL and allow only http and https.',
            severity: { outside: 'MEDIUM' },
        },
        react: {
            weakness: 'react-html',
            remediation: 'Render the value as text, or sanitize it with a library such as DOMPurify.',
        },
    },
    rows: [
        { assigned: properties, isJudged: true },
        { call: /^document\.write(?:ln)?$/, values: 'all', variant: 'method' },
        { method: /^insertAdjacentHTML$/, values: [1], variant: 'method' },
        { method: /^(?:createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/, values: [0], variant: 'method' },
        {
            call: /(?:^|\.)(?:Handlebars|hbs|handlebars)\.SafeString$|^lit\S*\.unsafe(?:HTML|SVG)$/,
            values: [0],
            variant: 'safe',
        },
        { method: /^setProperty$/, given: { 1: properties }, values: [2], variant: 'method' },
        { method: /^bypassSecurityTrust(?:Html|Script|Url|ResourceUrl)$/, values: [0], variant: 'trusted' },
        { method: /^bypassSecurityTrustStyle$/, values: [0], variant: 'style' },
        { method: /^setAttribute$/, given: { 0: /^(?:on\w+|srcdoc)$/i }, values: [1], variant: 'method' },
        { call: /^(?:\$|jQuery)$/, given: { 0: isMarkup }, values: [0], variant: 'query' },
        { call: /^(?:\$|jQuery)$/, given: { 0: isNoFunction }, values: [0], variant: 'foreign' },
        { method: inserting, when: isQuery, given: { 0: isMarkup }, values: [0], variant: 'query' },
        { method: inserting, when: isQuery, given: { 0: isNoFunction }, values: [0], variant: 'foreign' },
    ],
    find: (flow) => ({
        AssignmentExpression: (node) => findElementSink(flow, node),
        JSXAttribute: ((node) => findReactSink(flow, node)),
        Property: (node) => (0,syntax/* getKey */.i7)(node) === 'dangerouslySetInnerHTML' || ((0,syntax/* getKey */.i7)(node) === 'innerHTML' && isElementAttribute(flow, node))
            ? createMarkupSink(node, (0,syntax/* unwrap */.oA)(node.value))
            : undefined,
    }),
};
function findReactSink(flow, node) {
    const attribute = node;
    const value = attribute.value?.expression;
    const name = String(attribute.name?.name);
    if (value !== undefined && name === 'href')
        return findLinkSink(flow, node, value);
    if (value === undefined || !/^(?:dangerouslySetInnerHTML|srcDoc|innerHTML)$/.test(name))
        return undefined;
    return createMarkupSink(node, (0,syntax/* unwrap */.oA)(value));
}
function createMarkupSink(node, value) {
    const markup = (0,syntax/* findProperty */.bs)(value, '__html') ?? value;
    return { at: node, values: [markup], variant: 'react' };
}
function isMarkup(value, flow) {
    return !(0,syntax/* isFunction */.Tn)(value) && /<[a-z!/]/i.test(joinWords(listTextParts(flow, value)));
}
function isQuery(_, node) {
    const receiver = getReceiver(node);
    return receiver !== undefined && /^(?:\$.*|jQuery)$/.test(getRootName(receiver));
}
function findElementSink(flow, { left, right }) {
    if (left.type !== 'MemberExpression')
        return undefined;
    const at = (0,syntax/* getParent */.PA)(left) ?? left;
    if (scriptProperties.test((0,syntax/* getKey */.i7)(left)) && flow.names.qualified(left.object) === 'document.createElement()') {
        const made = (0,syntax/* findFirstValue */.jV)(flow.names, left.object);
        const isScript = made?.type === 'CallExpression' && (0,syntax/* getPlainText */.AY)(made.arguments[0]) === 'script';
        return isScript ? { at, origin: findHostOrigin(flow, right), variant: 'script' } : undefined;
    }
    const isLink = /^(?:href|formAction|action)$/.test((0,syntax/* getKey */.i7)(left)) && !/(?:^|\.)location$/.test(flow.source.getText(left.object));
    return isLink ? findLinkSink(flow, at, right) : undefined;
}
function findLinkSink(flow, at, value) {
    const origin = findHostOrigin(flow, value).filter(({ level, text, safeFor }) => level === 'outside' && !safeFor.includes('url') && !/(?:^|\.)(?:location|href|pathname|URL)$/.test(text));
    return origin.length > 0 ? { at, origin, variant: 'link' } : undefined;
}
function isElementAttribute(flow, property) {
    const object = (0,syntax/* getParent */.PA)(property);
    const call = object === undefined ? undefined : (0,syntax/* getParent */.PA)(object);
    return (call?.type === 'CallExpression' &&
        /^(?:h|createElement|createVNode|createElementVNode)$/.test(flow.names.last(call.callee)));
}
const serverXss = {
    id: 'server-xss',
    remediation: 'Escape the value for its context, render it with a template engine that escapes, or respond with JSON or text/plain.',
    severity: { outside: 'HIGH' },
    variants: {
        bare: { weakness: 'server-xss-bare', severity: { outside: 'MEDIUM' } },
    },
    purpose: 'html',
    kinds: ['web'],
    find: (flow) => ({
        ...visitCalls((node) => {
            const method = flow.names.last(node.callee);
            const [first] = node.arguments;
            const isHapi = /^(?:h|toolkit|responseToolkit)$/.test(getRootName(node.callee));
            const isAnswer = /^(?:send|write|end|html|response)$/.test(method) &&
                (method === 'response' ? isHapi || isResponse(flow, node.callee) : isResponseCall(flow, node));
            if (first === undefined || !(isAnswer || flow.names.qualified(node.callee) === 'Response'))
                return undefined;
            const isExpress = method === 'send' && !/^_?(?:reply|rep|h|ctx)$/.test(getRootName(node.callee)) && !flow.loads(/^fastify$/);
            const isInput = () => {
                const begin = listTextParts(flow, first).find((part) => !('text' in part && part.text === ''));
                return begin && 'value' in begin && flow.originOf(begin.value).some(({ level }) => level === 'outside');
            };
            return createResponseSink(flow, node, first, isExpress || (/^(?:write|end)$/.test(method) && isInput()));
        }),
        ReturnStatement: (node) => (node.argument == null ? undefined : findReturnSink(flow, node, node.argument)),
        ArrowFunctionExpression: (node) => node.body.type === 'BlockStatement' ? undefined : findReturnSink(flow, node.body, node.body),
        Property: (node) => {
            const answer = (0,syntax/* getParent */.PA)(node);
            const isPage = (0,syntax/* getKey */.i7)(node) === 'body' && (0,syntax/* findProperty */.bs)(answer, 'statusCode') !== undefined;
            if (!isPage || !/text\/html/i.test(flow.source.getText((0,syntax/* findEnclosingFunction */.Kg)(node) ?? answer)))
                return undefined;
            return createResponseSink(flow, node, node.value);
        },
        AssignmentExpression: (node) => {
            const target = node.left;
            if (target.type !== 'MemberExpression' || (0,syntax/* getKey */.i7)(target) !== 'body')
                return undefined;
            if (getRootName(target) !== 'ctx' && !isResponse(flow, target))
                return undefined;
            return createResponseSink(flow, node, node.right);
        },
    }),
};
function createResponseSink(flow, at, value, canBeBare = false) {
    if (!isWrittenMarkup(flow, value))
        return undefined;
    const enclosing = (0,syntax/* findEnclosingFunction */.Kg)(value);
    const isDeclared = enclosing !== undefined && /text\/html|\btype\s*(?:=|\()\s*["'`]html/i.test(flow.source.getText(enclosing));
    const isPage = isDeclared || /<[a-z!/]/i.test(joinWords(listTextParts(flow, value)));
    if (!isPage && !canBeBare)
        return undefined;
    const object = /\b(?:body|query|payload|params|headers|cookies|files?|json\(\))$/;
    const origin = flow
        .originOf(value)
        .filter(({ isText, text, level }) => level === 'outside' && (isText || !object.test(text)));
    return { at, origin, ...(isPage ? {} : { variant: 'bare' }) };
}
function isWrittenMarkup(flow, value) {
    const inner = (0,syntax/* unwrap */.oA)(value);
    if (inner.type === 'ObjectExpression' || inner.type === 'ArrayExpression')
        return false;
    if (inner.type === 'CallExpression' &&
        (flow.names.qualified(inner.callee) === 'JSON.stringify' || flow.names.last(inner.callee) === 'map'))
        return false;
    const enclosing = (0,syntax/* findEnclosingFunction */.Kg)(value);
    const text = enclosing === undefined ? '' : flow.source.getText(enclosing);
    if (/(?:type|content-type)["'`]?\s*[(,:]\s*["'`](?:text\/plain|text\/csv|json|application\/(?!xhtml|xml)|image\/|txt)/i.test(text))
        return false;
    const words = joinWords(listTextParts(flow, value));
    return (0,syntax/* getPlainText */.AY)(inner) === undefined && !/^\s*[{[]\s*"/.test(words);
}
function findReturnSink(flow, at, value) {
    const handler = (0,syntax/* findEnclosingFunction */.Kg)(value);
    if (handler === undefined ||
        !/^(?:TemplateLiteral|BinaryExpression|Identifier|CallExpression)$/.test((0,syntax/* unwrap */.oA)(value).type))
        return undefined;
    const [first, second] = handler.params;
    const isResult = second === undefined ||
        (second.type === 'Identifier' && /^(?:_?reply|_?h|_?rep)$/.test(second.name)) ||
        flow.loads(/^(?:fastify|@hapi\/hapi|hapi)$/);
    const hasMarkup = isResult && first !== undefined && /<[a-z!/]|html/i.test(flow.source.getText(handler));
    const isHandler = hasMarkup && (0,sources/* findParameterSource */.GW)(flow, handler, 0) === 'request';
    return isHandler ? createResponseSink(flow, at, value) : undefined;
}
const personal = /\b(?:user|email|account|session|profile|customer|token|password|address|phone)s?\b/i;
const jsonp = {
    id: 'jsonp',
    remediation: 'Answer with JSON and allow the origins that need it with CORS, or check the name of the function against a pattern of letters and digits.',
    severity: { outside: 'MEDIUM' },
    kinds: ['web'],
    variants: {
        personal: { weakness: 'jsonp-personal', severity: { found: 'MEDIUM' } },
    },
    find: (flow) => visitCalls((node) => {
        const method = flow.names.last(node.callee);
        const [first] = node.arguments;
        if (first === undefined || !isResponseCall(flow, node))
            return undefined;
        if (method === 'jsonp')
            return isPersonal(flow, first) ? { at: node, variant: 'personal' } : undefined;
        if (!/^(?:send|end|write)$/.test(method))
            return undefined;
        const [name, next] = listTextParts(flow, first).filter((part) => !('text' in part && part.text === ''));
        if (name === undefined || !('value' in name) || next === undefined || !('text' in next))
            return undefined;
        const handler = (0,syntax/* findEnclosingFunction */.Kg)(node);
        const isScript = /(?:java|ecma)script/i.test(handler === undefined ? '' : flow.source.getText(handler));
        return isScript && /^\s*\(/.test(next.text) ? { at: node, values: [name.value] } : undefined;
    }),
};
function isPersonal(flow, value) {
    const inner = (0,syntax/* unwrap */.oA)(value);
    const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
    const written = variable === undefined ? [] : (0,flow_writes/* findWritesBefore */.nV)(flow, variable, inner).map((write) => write.value);
    return [inner, ...written].some((each) => personal.test(flow.source.getText(each)));
}
const pageRules = [serverXss, domXss, jsonp];

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/repetition.js
var repetition = __webpack_require__(381);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/rows.js



const xmlParser = /xml|libxml|sax|parse/i;
const entities = {
    option: { key: /^(?:noent|replaceEntities|dtdload|resolveExternalEntities)$/, is: true },
    values: [0],
};
const corsPackage = /^(?:cors|@koa\/cors|@fastify\/cors|fastify-cors|koa2?-cors)(?:\.default)?$/;
const logger = /^(?:console|log|logger|winston|pino|bunyan|log4js|_logger|\$log)$/i;
const rows_secretName = /token|password|passwd|secret|otp\b|session_?(?:id|token|key)|nonce|salt|csrf|apikey|api_key|credential|resetcode|verificationcode/i;
const tableRules = [
    {
        id: 'xxe',
        remediation: 'Do not set noent or load DTDs; refuse documents with a DTD.',
        severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', found: 'MEDIUM' },
        kinds: ['web', 'header', 'archive'],
        rows: [{ call: xmlParser, ...entities }, { method: xmlParser, ...entities }, { member: /^XML_PARSE_NOENT$/ }],
    },
    {
        id: 'regex-injection',
        remediation: 'Use a constant expression, or escape the value with RegExp.escape.',
        severity: { outside: 'MEDIUM' },
        purpose: 'regex',
        kinds: ['web', 'header'],
        rows: [
            {
                method: /^(?:match|matchAll)$/,
                receiver: /^/,
                when: (_, node) => node.type === 'CallExpression' && node.arguments.length === 1,
                values: [0],
                source: ({ text, level }) => level === 'outside' && /\b(?:query|body|params|payload)\b/.test(text),
            },
            { call: /^RegExp$/, values: [0] },
            { property: /^\$regex$/, isJudged: true },
        ],
    },
    {
        id: 'log-injection',
        weakness: 'log-unchanged',
        remediation: 'Log the value as JSON, or replace line breaks.',
        severity: { outside: 'LOW' },
        purpose: 'log',
        kinds: ['web', 'header'],
        rows: [
            {
                method: /^(?:log|info|warn|warning|error|debug|trace|fatal|http|verbose)$/,
                receiver: logger,
                values: 'all',
                source: ({ isText, text, level }) => level === 'outside' && (isText || !/\b(?:body|query|params|headers|files?|cookies)$/.test(text)),
            },
        ],
    },
    {
        id: 'tls-verification',
        remediation: 'Keep verification on; add your own certificate authority with ca or NODE_EXTRA_CA_CERTS.',
        severity: { found: 'MEDIUM' },
        variants: {
            old: { weakness: 'tls-version', remediation: 'Leave the version to Node.js, or require at least TLSv1.2.' },
        },
        rows: [
            { property: /^(?:rejectUnauthorized|strictSSL|checkServerIdentity)$/, is: disablesCheck },
            {
                property: /^(?:minVersion|maxVersion|secureProtocol)$/,
                is: /^(?:TLSv1(?:\.1)?|(?:TLSv1|TLSv1_1|SSLv[23])_(?:\w+_)?method)$/,
                variant: 'old',
            },
            { assigned: /^NODE_TLS_REJECT_UNAUTHORIZED$/, is: /^0$/ },
            { assigned: /^(?:rejectUnauthorized|strictSSL)$/, is: false },
        ],
    },
    {
        id: 'cors',
        weakness: 'cors-credentials',
        remediation: 'Allow a fixed list of origins.',
        severity: { found: 'MEDIUM', outside: 'MEDIUM' },
        rows: [
            { property: /^cors$/, is: allowsAnyOrigin },
            { call: corsPackage, given: { 0: allowsAnyOrigin } },
            { method: /^enableCors$/, given: { 0: allowsAnyOrigin } },
            {
                method: /^register$/,
                given: { 0: (value, { names }) => corsPackage.test(names.qualified(value) ?? ''), 1: allowsAnyOrigin },
            },
            {
                method: /^/,
                given: { 0: /^access-control-allow-origin$/i },
                values: [1],
                source: ({ text }) => /headers|get|header/.test(text),
            },
        ],
    },
    {
        id: 'debug',
        weakness: 'debug-pages',
        remediation: 'Turn it on in development only, based on NODE_ENV.',
        severity: { found: 'LOW' },
        variants: {
            stack: {
                weakness: 'error-sent',
                remediation: 'Log the error, and send a short message with an id that can be found in the log.',
            },
        },
        rows: [
            { call: /^(?:errorhandler|express-error-handler|pryjs|express-status-monitor)$/, when: isAlways },
            {
                method: /^(?:send|end|json|write)$/,
                given: { 0: (value) => value.type === 'MemberExpression' && (0,syntax/* getKey */.i7)(value) === 'stack' },
                when: isAlways,
                variant: 'stack',
            },
            { property: /^(?:graphiql|playground|introspection)$/, is: true },
        ],
    },
    {
        id: 'headers',
        remediation: 'Keep it on, and allow only what the pages need.',
        severity: { found: 'LOW' },
        rows: [
            {
                call: /^(?:helmet|@fastify\/helmet|koa-helmet)(?:\.default)?$/,
                option: {
                    key: /^(?:contentSecurityPolicy|frameguard|xFrameOptions|hsts|strictTransportSecurity|noSniff|xContentTypeOptions)$/,
                    is: false,
                    isReported: true,
                },
            },
        ],
    },
    {
        id: 'escaping-off',
        weakness: 'template-escaping',
        remediation: 'Keep escaping on, and mark only trusted values as safe.',
        severity: { found: 'MEDIUM' },
        rows: [
            { property: /^noEscape$/, is: true },
            { property: /^(?:auto_?escape|escapeMarkup|escapeHtml)$/i, is: false },
            { assigned: /^escapeMarkup$/, is: false },
        ],
    },
    {
        id: 'directory-listing',
        remediation: 'Serve single files, and list only public files.',
        severity: { found: 'LOW' },
        rows: [
            { call: /^(?:serve-index|koa-serve-index)$/ },
            { call: /^@fastify\/static$/, option: { key: /^list$/, is: true } },
            {
                call: /^(?:express\.static|serve-static)$/,
                given: {
                    0: (value, { source }) => /^(?:\.|\/|\.\/|__dirname)$/.test((0,syntax/* getPlainText */.AY)(value) ?? source.getText(value)),
                },
            },
        ],
    },
    {
        id: 'forgeable-address',
        remediation: 'Use req.ip, and set "trust proxy" to the proxies in front of the server.',
        severity: { found: 'MEDIUM' },
        rows: [
            {
                property: /^keyGenerator$/,
                is: (value, { source }) => (0,syntax/* isFunction */.Tn)(value) && /x-forwarded-for|x-real-ip|true-client-ip|cf-connecting-ip/i.test(source.getText(value)),
            },
        ],
    },
    {
        id: 'guessable-secret',
        remediation: 'Use crypto.randomBytes, crypto.randomUUID or crypto.getRandomValues.',
        severity: { found: 'MEDIUM' },
        rows: [{ call: /^Math\.random$/, when: isForSecret }],
    },
    {
        id: 'pseudo-random',
        remediation: 'Use crypto.randomBytes.',
        severity: { found: 'MEDIUM' },
        rows: [{ member: /^pseudoRandomBytes$/ }, { call: /^crypto\.pseudoRandomBytes$/, at: 'callee' }],
    },
    {
        id: 'buffer-constructor',
        remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
        severity: { found: 'MEDIUM' },
        rows: [
            {
                call: /^(?:buffer\.)?Buffer$/,
                given: { 0: ({ type }) => type !== 'Literal' },
                when: (_, { type }) => type === 'NewExpression',
            },
        ],
    },
    {
        id: 'buffer-bounds',
        remediation: 'Remove the noAssert argument.',
        severity: { found: 'MEDIUM' },
        rows: [
            {
                method: /^read(?:U?Int(?:8|(?:16|32)[LB]E)|(?:Float|Double)[LB]E)$/,
                given: { 1: true },
                receiver: /^/,
                at: 'callee',
            },
            {
                method: /^write(?:U?Int(?:8|(?:16|32)[LB]E)|(?:Float|Double)[LB]E)$/,
                given: { 2: true },
                receiver: /^/,
                at: 'callee',
            },
        ],
    },
];
function disablesCheck(value) {
    if ((0,syntax/* isFalse */.Wu)(value))
        return true;
    if (value.type !== 'ArrowFunctionExpression')
        return false;
    const { body } = value;
    if (body.type === 'BlockStatement')
        return body.body.length === 0;
    const word = body.type === 'Identifier' ? body.name : body.type === 'Literal' ? String(body.value) : '';
    return /^(?:undefined|null|true)$/.test(word);
}
function allowsAnyOrigin(value, flow) {
    const options = findObjectLiteral(flow, value);
    const origin = (0,syntax/* findProperty */.bs)(options, 'origin');
    if (origin === undefined || !(0,syntax/* isTrue */.Hn)((0,syntax/* findProperty */.bs)(options, 'credentials')))
        return false;
    if ((0,syntax/* isFunction */.Tn)(origin))
        return /^[^?|&]*(?:\(null,\s*true\)|=>\s*true)\W*$/.test(flow.source.getText(origin));
    const isStar = origin.type === 'ArrayExpression' && origin.elements.some((element) => (0,syntax/* getPlainText */.AY)(element) === '*');
    return ((0,syntax/* isTrue */.Hn)(origin) ||
        isStar ||
        (0,syntax/* getPlainText */.AY)(origin) === '*' ||
        flow.originOf(origin).some(({ level }) => level === 'outside'));
}
function isAlways({ source }, node) {
    return !source.getAncestors(node).some((outer) => /^(?:If|Conditional|Logical)/.test(outer.type) &&
        /NODE_ENV|isDev|isProd|production|development|\benv\b/i.test(source.getText(outer).slice(0, 300)));
}
function isForSecret(flow, node) {
    const words = listEnclosingNames(flow, node);
    return rows_secretName.test(words) && !/test|mock|fake/i.test(words);
}
const methodOverride = {
    id: 'method-override',
    remediation: 'Register the method override before the CSRF middleware.',
    severity: { found: 'MEDIUM' },
    find: (flow) => {
        let isChecked = false;
        return {
            CallExpression: (node) => {
                const callee = (0,syntax/* unwrap */.oA)(node.callee);
                if (callee.type !== 'MemberExpression' || getRootName(callee) !== 'express')
                    return undefined;
                const name = flow.names.last(callee);
                if (name === 'csrf')
                    isChecked = true;
                return name === 'methodOverride' && isChecked ? { at: node } : undefined;
            },
        };
    },
};
const slowRegex = {
    id: 'slow-regex',
    weakness: 'regex-nested',
    remediation: 'Rewrite it without nested repetition, limit the length of the input, or use a regular expression engine that runs in linear time.',
    severity: { found: 'MEDIUM' },
    find: (flow) => ({
        Literal: (node) => ('regex' in node && (0,repetition/* isSlowPattern */.y)(node.regex.pattern) ? { at: node } : undefined),
        ...visitCalls((node) => {
            const pattern = flow.names.qualified(node.callee) === 'RegExp' ? (0,syntax/* getPlainText */.AY)(node.arguments[0]) : undefined;
            return pattern !== undefined && (0,repetition/* isSlowPattern */.y)(pattern) ? { at: node } : undefined;
        }),
    }),
};
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const rows_hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0\u{e0001}-\u{e007f}]+/gu;
const hiddenCharacters = {
    id: 'hidden-characters',
    weakness: 'invisible-character',
    remediation: 'Remove the character, and review what the line does.',
    severity: { found: 'HIGH' },
    variants: {
        turning: { weakness: 'hidden-characters' },
    },
    find: (flow) => ({
        Program: (node) => {
            const lines = new Map();
            for (const { 0: found, index } of flow.source.text.matchAll(rows_hidden)) {
                if (/\p{Extended_Pictographic}$/u.test(flow.source.text.slice(Math.max(0, index - 2), index)))
                    continue;
                const { line } = flow.source.getLocFromIndex(index);
                if (!lines.has(line))
                    lines.set(line, { at: node, start: index, ...(turning.test(found) ? { variant: 'turning' } : {}) });
            }
            return [...lines.values()];
        },
    }),
};
const rowRules = [hiddenCharacters, slowRegex, methodOverride, ...tableRules];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/settings.js



const weak = /^(?:md[245]|sha-?1|ripemd(?:160)?|rmd160)$/i;
const functions = /^(?:md5|js-md5|blueimp-md5|sha1|js-sha1|crypto-js\.(?:MD5|SHA1|HmacMD5)|crypto-js\/(?:md5|sha1)|CryptoJS\.(?:MD5|SHA1)|ts-md5\.Md5\.hashStr|md5-hex|hasha\.md5)$/;
const precious = /pass(?:word|wd|phrase)?|pwd|secret|credential|token|signature|login|hmac/i;
const harmless = /etag|cache|checksum|integrity|fingerprint|revision|gravatar|avatar|content|file|asset|dedup|filename|version|color|colour|bucket|shard|uuid/i;
const fewestRounds = 10;
const fewestIterations = 10_000;
const shortestModulus = 2048;
const weakHash = {
    id: 'weak-hash',
    weakness: 'hash-collision',
    remediation: 'Use SHA-256 or stronger; for passwords use scrypt, bcrypt or Argon2 with a salt.',
    severity: { found: 'LOW' },
    variants: {
        password: {
            weakness: 'password-hash',
            remediation: 'Use scrypt, bcrypt or Argon2 with a salt.',
            severity: { found: 'MEDIUM' },
        },
        cipher: {
            weakness: 'cipher-mode',
            remediation: 'Use aes-256-gcm with a random nonce.',
            severity: { found: 'MEDIUM' },
        },
        rounds: {
            weakness: 'password-rounds',
            remediation: 'Use bcrypt with at least 10 rounds, PBKDF2 with at least 210,000 iterations, scrypt or Argon2.',
            severity: { found: 'MEDIUM' },
        },
        vector: {
            weakness: 'vector-fixed',
            remediation: 'Generate a new one for each text with crypto.randomBytes, and store it with the text.',
            severity: { found: 'MEDIUM' },
        },
        key: {
            weakness: 'rsa-key',
            remediation: 'Use at least 3072 bits, or elliptic curves.',
            severity: { found: 'MEDIUM' },
        },
    },
    rows: [
        { call: /^crypto\.create(?:Cipher|Decipher)$/, variant: 'cipher' },
        {
            call: /^crypto\.create(?:Cipher|Decipher)iv$/,
            given: { 0: /^(?:des|rc[24]|bf|blowfish|seed|idea)\b|-ecb$|^des/i },
            variant: 'cipher',
        },
        { call: /^crypto\.createCipheriv$/, given: { 2: isConstantVector }, variant: 'vector' },
        { call: /^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:encrypt|decrypt)$/, variant: 'cipher' },
        { call: /^bcrypt(?:js|-nodejs)?\.(?:hash|hashSync)$/, given: { 1: isBelow(fewestRounds) }, variant: 'rounds' },
        { call: /^bcrypt(?:js|-nodejs)?\.genSalt(?:Sync)?$/, given: { 0: isBelow(fewestRounds) }, variant: 'rounds' },
        { call: /^crypto\.pbkdf2(?:Sync)?$/, given: { 2: isBelow(fewestIterations) }, variant: 'rounds' },
        {
            call: /^crypto\.generateKeyPair(?:Sync)?$/,
            given: { 0: /^(?:rsa|rsa-pss|dsa)$/ },
            option: { key: /^modulusLength$/, is: isBelow(shortestModulus) },
            variant: 'key',
        },
    ],
    find: (flow) => visitCalls((node) => {
        const name = flow.names.qualified(node.callee) ?? '';
        const algorithm = (0,syntax/* getPlainText */.AY)(node.arguments[0]);
        const isFast = /^crypto\.(?:createHash|hash)$/.test(name) && /^(?:sha-?(?:224|256|384|512)|sha3|blake)/i.test(algorithm ?? '');
        if (isFast)
            return /pass(?:word|wd|phrase)?|pwd/i.test(getHashedCode(flow, node))
                ? { at: node, variant: 'password' }
                : undefined;
        const isHash = /^crypto\.(?:createHash|hash|createHmac|subtle\.digest|webcrypto\.subtle\.digest)$/.test(name) &&
            weak.test(algorithm ?? '');
        if (!isHash && !functions.test(name))
            return undefined;
        if (name === 'crypto.createHmac' && /sha-?1/i.test(algorithm ?? ''))
            return undefined;
        const words = `${getHashedCode(flow, node)} ${listEnclosingNames(flow, node)}`;
        if (/pass(?:word|wd|phrase)?|pwd/i.test(words))
            return { at: node, variant: 'password' };
        return precious.test(words) || !harmless.test(words) ? { at: node } : undefined;
    }),
};
function getHashedCode(flow, node) {
    let chain = node;
    for (let outer = (0,syntax/* getParent */.PA)(node); outer !== undefined; outer = (0,syntax/* getParent */.PA)(outer)) {
        if (outer.type !== 'MemberExpression' && outer.type !== 'CallExpression')
            break;
        chain = outer;
    }
    return flow.source.getText(chain).slice(0, 300);
}
function isBelow(least) {
    return (value) => value.type === 'Literal' && typeof value.value === 'number' && value.value < least;
}
function isConstantVector(vector, flow) {
    const inner = (0,syntax/* unwrap */.oA)(vector);
    if (inner.type === 'Identifier') {
        const [definition] = flow.names.variableOf(inner)?.defs ?? [];
        const value = definition?.type === 'Variable' ? definition.node.init : undefined;
        return value != null && value.type !== 'Identifier' && isConstantVector(value, flow);
    }
    if (inner.type !== 'CallExpression')
        return ((0,syntax/* getPlainText */.AY)(inner) ?? '') !== '';
    const name = flow.names.qualified(inner.callee) ?? '';
    return /^Buffer\.(?:alloc|from)$/.test(name) && inner.arguments.every((argument) => argument.type === 'Literal');
}
const sessions = /^(?:express-session|cookie-session|client-sessions|koa-session|@fastify\/session|fastify-session|iron-session\.\w+|@fastify\/secure-session)$/;
const personalCookie = /sess|token|auth|jwt|sid\b|remember|login|user|credential|secret/i;
const insecureCookie = {
    id: 'insecure-cookie',
    remediation: 'Set secure: true, httpOnly: true and sameSite, and give the cookie its own name.',
    severity: { found: 'MEDIUM' },
    variants: {
        script: { weakness: 'session-cookie-script' },
        plain: { weakness: 'cookie-script', severity: { found: 'LOW' } },
    },
    find: (flow) => visitCalls((node) => {
        const [first, second, third] = node.arguments;
        const name = flow.names.qualified(node.callee) ?? '';
        if (sessions.test(name))
            return findSessionSink(flow, node, first);
        const header = findHeaderSink(flow, node);
        if (header !== undefined)
            return header;
        const method = flow.names.last(node.callee);
        const isJar = method === 'set' && /\bcookies(?:\(\))?\)*$|cookieStore$/i.test(getReceiverText(flow, node));
        const isCookie = isJar || (/^(?:cookie|setCookie|state)$/.test(method) && isResponseCall(flow, node));
        if (!isCookie || first === undefined || second === undefined)
            return undefined;
        const options = third === undefined ? undefined : findObjectLiteral(flow, third);
        if (third !== undefined && options === undefined)
            return undefined;
        if (options?.properties.some(({ type }) => type !== 'Property'))
            return undefined;
        const isPrecious = personalCookie.test((0,syntax/* getPlainText */.AY)(first) ?? '');
        const httpOnly = (0,syntax/* findProperty */.bs)(options, 'httpOnly') ?? (0,syntax/* findProperty */.bs)(options, 'isHttpOnly');
        if (httpOnly === undefined && /^(?:ctx|context)\b/.test(getReceiverText(flow, node)))
            return undefined;
        if ((0,syntax/* isFalse */.Wu)(httpOnly) || httpOnly === undefined)
            return isPrecious
                ? { at: node, variant: 'script' }
                : (0,syntax/* isFalse */.Wu)(httpOnly)
                    ? { at: node, variant: 'plain' }
                    : undefined;
        const secure = (0,syntax/* findProperty */.bs)(options, 'secure') ?? (0,syntax/* findProperty */.bs)(options, 'isSecure');
        return isPrecious && (secure === undefined || (0,syntax/* isFalse */.Wu)(secure)) ? { at: node } : undefined;
    }),
};
function findSessionSink(flow, node, written) {
    const options = findObjectLiteral(flow, written);
    if (options === undefined || options.properties.some(({ type }) => type !== 'Property'))
        return undefined;
    const cookie = (0,syntax/* findProperty */.bs)(options, 'cookie');
    const settings = cookie === undefined ? options : findObjectLiteral(flow, cookie);
    if (settings === undefined)
        return undefined;
    if ((0,syntax/* isFalse */.Wu)((0,syntax/* findProperty */.bs)(settings, 'httpOnly')))
        return { at: node, variant: 'script' };
    const secure = (0,syntax/* findProperty */.bs)(settings, 'secure') ?? (0,syntax/* findProperty */.bs)(settings, 'cookieOptions');
    return secure === undefined || (0,syntax/* isFalse */.Wu)(secure) ? { at: node } : undefined;
}
function getReceiverText(flow, node) {
    const receiver = getReceiver(node);
    return receiver === undefined ? '' : flow.source.getText(receiver);
}
function findHeaderSink(flow, node) {
    const [first, second] = node.arguments;
    const method = flow.names.last(node.callee);
    if (first === undefined || second === undefined)
        return undefined;
    if (method === 'state' && /(?:^|\.)server$/.test(getReceiverText(flow, node)))
        return (0,syntax/* isFalse */.Wu)((0,syntax/* findProperty */.bs)(findObjectLiteral(flow, second), 'isHttpOnly'))
            ? { at: node, variant: 'script' }
            : undefined;
    const isHeader = /^(?:setHeader|header|set|append|writeHead)$/.test(method) && /^set-cookie$/i.test((0,syntax/* getPlainText */.AY)(first) ?? '');
    const words = isHeader ? joinWords(listTextParts(flow, second)) : '';
    const isPrecious = personalCookie.test(/^\s*([^=;\s]*)=/.exec(words)?.[1] ?? '');
    return isPrecious && !/;\s*httponly/i.test(words) ? { at: node, variant: 'script' } : undefined;
}
const windows = /^(?:BrowserWindow|BrowserView|WebContentsView)$/;
const reach = ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'enableRemoteModule'];
const fences = ['contextIsolation', 'webSecurity', 'sandbox'];
const browserSettings = {
    id: 'browser-settings',
    remediation: 'Keep nodeIntegration off and contextIsolation, sandbox and webSecurity on. Expose single functions through a preload script.',
    severity: { found: 'MEDIUM' },
    variants: {
        message: {
            weakness: 'message-target',
            remediation: 'Pass the origin that should receive the message.',
            severity: { unknown: 'LOW', parameter: 'LOW', entry: 'LOW', checked: 'LOW', outside: 'LOW' },
        },
        trusted: {
            weakness: 'angularjs-html',
            remediation: 'Bind the value without $sce.trustAs, or sanitize it with $sanitize first.',
            severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
        },
    },
    rows: [
        { method: /^postMessage$/, given: { 1: /^\*$/ }, values: [0], variant: 'message' },
        { method: /^trustAs$/, receiver: /\bsce$/i, values: [1], variant: 'trusted' },
        { method: /^trustAs(?:Html|Js|ResourceUrl|Url|Css)?$/, receiver: /\bsce$/i, values: [0], variant: 'trusted' },
    ],
    find: (flow) => ({
        NewExpression: (node) => {
            if (!windows.test(flow.names.last(node.callee)))
                return undefined;
            const options = (0,syntax/* findProperty */.bs)(findObjectLiteral(flow, node.arguments[0]), 'webPreferences');
            return (findObjectLiteral(flow, options)?.properties ?? []).flatMap((part) => {
                if (part.type !== 'Property')
                    return [];
                const [key, value] = [(0,syntax/* getKey */.i7)(part), (0,syntax/* unwrap */.oA)(part.value)];
                const isWidening = (reach.includes(key) && (0,syntax/* isTrue */.Hn)(value)) || (fences.includes(key) && (0,syntax/* isFalse */.Wu)(value));
                return isWidening ? [{ at: part }] : [];
            });
        },
    }),
};
const settingRules = [insecureCookie, weakHash, browserSettings];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/targets.js




const redirects = /^(?:Response|NextResponse|next\/server\.NextResponse|next\/navigation|@remix-run\/\w+|react-router(?:-dom)?|@sveltejs\/kit|astro)\.(?:redirect|permanentRedirect|redirectDocument)$|^(?:h3\.)?sendRedirect$|^Astro\.redirect$/;
const openRedirect = {
    id: 'open-redirect',
    weakness: 'redirect-target',
    remediation: 'Redirect only to paths on your own site, or to URLs from a fixed list that match exactly.',
    severity: { outside: 'MEDIUM' },
    purpose: 'url',
    kinds: ['web', 'page'],
    rows: [
        { call: /^@sveltejs\/kit\.redirect$|^(?:h3\.)?sendRedirect$/, values: [1], isHost: true },
        { call: redirects, values: [0], isHost: true },
    ],
    find: (flow) => ({
        ...visitCalls((node) => {
            const [first] = node.arguments;
            if (first === undefined)
                return undefined;
            if (isResponseCall(flow, node))
                return findResponseSink(flow, node);
            const isPage = /^(?:location\.(?:assign|replace)|open)$/.test(flow.names.qualified(node.callee) ?? '');
            return isPage ? createPageSink(flow, node, first) : undefined;
        }),
        Property: (node) => {
            if ((0,syntax/* getKey */.i7)(node) !== 'url')
                return undefined;
            const method = (0,syntax/* findEnclosingFunction */.Kg)(node);
            const holder = method === undefined ? undefined : (0,syntax/* getParent */.PA)(method);
            const written = holder?.decorators ?? [];
            const isSent = written.some(({ expression }) => /^Redirect\b/.test(flow.source.getText(expression)));
            return isSent ? { at: node, origin: findHostOrigin(flow, node.value) } : undefined;
        },
        AssignmentExpression: (node) => {
            const name = flow.names.qualified(node.left) ?? '';
            return /^location(?:\.href)?$/.test(name) ? createPageSink(flow, node, node.right) : undefined;
        },
    }),
};
function findResponseSink(flow, node) {
    const method = flow.names.last(node.callee);
    const [first, second] = node.arguments;
    if (first === undefined)
        return undefined;
    if (method === 'redirect' || method === 'location') {
        const hasStatus = second !== undefined && flow.originOf(first).length === 0;
        return { at: node, origin: findHostOrigin(flow, hasStatus ? second : first) };
    }
    if (method === 'writeHead') {
        const headers = node.arguments.at(-1);
        const target = (0,syntax/* findProperty */.bs)(headers, 'Location') ?? (0,syntax/* findProperty */.bs)(headers, 'location');
        return target === undefined ? undefined : { at: node, origin: findHostOrigin(flow, target) };
    }
    const isHeader = /^(?:setHeader|header|set)$/.test(method) && /^location$/i.test((0,syntax/* getPlainText */.AY)(first) ?? '');
    return isHeader && second !== undefined ? { at: node, origin: findHostOrigin(flow, second) } : undefined;
}
function createPageSink(flow, at, value) {
    if ((0,syntax/* unwrap */.oA)(value).type === 'ObjectExpression')
        return { at, origin: [] };
    const [first] = listTextParts(flow, value);
    const begin = first !== undefined && 'value' in first ? flow.source.getText(first.value) : '';
    const isOwnLocation = (text) => /(?:^|\.)location$/.test(text) || (text === begin && /(?:^|\.)(?:href|pathname|URL)$/.test(text));
    return {
        at,
        origin: findHostOrigin(flow, value).filter(({ text, kind }) => kind !== 'page' || !isOwnLocation(text)),
    };
}
const files = /^(?:fs|fs\/promises|fs-extra|graceful-fs|mz\/fs|fs\.promises|fs-promise|original-fs)\.(?:promises\.)?(?:readFile|createReadStream|createWriteStream|writeFile|appendFile|unlink|rm|rmdir|readdir|open|opendir|rename|copyFile|cp|mkdir|symlink|link|truncate|chmod|chown|readlink|readJson|writeJson|outputFile|remove|copy|move|ensureFile|ensureDir|readJSON|emptyDir|exists|stat|lstat|access|readv|watch)(?:Sync)?$/;
const isUnpacking = /^extractAllTo(?:Async)?$/;
const probes = /\.(?:exists|stat|lstat|access)(?:Sync)?$/;
const modules = /^(?:require|require\.resolve)$/;
const pathTraversal = {
    id: 'path-traversal',
    weakness: 'file-path',
    remediation: 'Resolve the path against a fixed folder and check that the result is inside it, or use only path.basename of the value.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    kinds: ['web', 'header', 'archive'],
    variants: {
        archive: { weakness: 'archive-entry' },
        upload: {
            weakness: 'upload-name',
            remediation: 'Generate the name yourself, allow only known extensions, and store the file where it cannot be executed.',
            severity: { outside: 'MEDIUM' },
        },
        unpacked: {
            weakness: 'archive-unpacked',
            remediation: 'Check that each path is inside the folder before writing it, and keep the package up to date.',
            severity: { outside: 'MEDIUM' },
        },
        probe: { severity: { outside: 'MEDIUM' }, weakness: 'file-probe' },
        view: { weakness: 'template-name', severity: { outside: 'MEDIUM' } },
        module: { weakness: 'module-name' },
    },
    find: (flow) => ({
        ...visitCalls((node) => {
            const name = flow.names.qualified(node.callee) ?? '';
            const [first, second] = node.arguments;
            if (first === undefined)
                return undefined;
            if (modules.test(name))
                return { at: node, values: [first], variant: 'module' };
            if (files.test(name)) {
                const isTwo = /\.(?:rename|copyFile|cp|symlink|link|copy|move)(?:Sync)?$/.test(name);
                const values = isTwo && second !== undefined ? [first, second] : [first];
                const isArchive = values.some((value) => flow.originOf(value).some(({ kind }) => kind === 'archive'));
                return {
                    at: node,
                    values,
                    ...(isArchive ? { variant: 'archive' } : probes.test(name) ? { variant: 'probe' } : {}),
                };
            }
            const method = flow.names.last(node.callee);
            if (isUnpacking.test(method) && flow.loads(/^adm-zip$/) && node.callee.type === 'MemberExpression')
                return { at: node, values: [node.callee.object], variant: 'unpacked' };
            if (isUploadName(flow, node))
                return { at: node, values: node.arguments.slice(1, 2), variant: 'upload' };
            if (method === 'mv' && node.callee.type === 'MemberExpression')
                return { at: node, values: [first] };
            if (!isResponseCall(flow, node))
                return undefined;
            if (method === 'render' && (0,syntax/* getPlainText */.AY)(first) === undefined)
                return { at: node, values: [first], variant: 'view' };
            const isFile = /^(?:sendFile|sendfile|download|attachment|file)$/.test(method) && method !== 'attachment';
            const hasRoot = node.arguments.slice(1).some((options) => isPropertySet(flow, options, 'root'));
            return isFile && !hasRoot ? { at: node, values: [first] } : undefined;
        }),
        ImportExpression: (node) => ({ at: node, values: [node.source], variant: 'module' }),
    }),
};
function isUploadName(flow, node) {
    const fn = (0,syntax/* findEnclosingFunction */.Kg)(node);
    const callee = (0,syntax/* unwrap */.oA)(node.callee);
    const [, file, done] = fn?.params ?? [];
    if (fn === undefined || callee.type !== 'Identifier' || done?.type !== 'Identifier' || done.name !== callee.name)
        return false;
    const { parent } = (0,syntax/* findOuter */.L5)(fn);
    const [, name] = node.arguments;
    return (parent?.type === 'Property' &&
        (0,syntax/* getKey */.i7)(parent) === 'filename' &&
        file !== undefined &&
        name !== undefined &&
        flow.loads(/^(?:multer|fastify-multer|@koa\/multer)/));
}
const request = /^(?:fetch|(?:node-fetch|cross-fetch|isomorphic-fetch|make-fetch-happen)(?:\.fetch)?|(?:axios|got|request|request-promise(?:-native)?|needle|superagent|ky|wretch|phin|bent|urllib|undici|https?|follow-redirects\.https?)(?:\.create\(\)|\.extend\(\)|\.defaults\(\)|\.Axios\(\))?(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|curl))?|(?:puppeteer|playwright)\S*\.goto|dns\.(?:lookup|resolve\w*)|net\.(?:connect|createConnection)|image-downloader\.image|download|soap\.createClient\w*|ws(?:\.WebSocket)?|reconnecting-websocket|http-proxy\.createProxyServer|jsdom\.JSDOM\.fromURL|wkhtmltopdf|open-graph-scraper|link-preview-js\.getLinkPreview)$/;
const ssrf = {
    id: 'ssrf',
    weakness: 'request-url',
    remediation: 'Parse the value with URL, allow only hosts and schemes from a fixed list, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'url',
    kinds: ['web', 'header'],
    find: (flow) => visitCalls((node) => {
        const name = flow.names.qualified(node.callee) ?? '';
        const isGoto = flow.names.last(node.callee) === 'goto' && flow.loads(/puppeteer|playwright/);
        const isService = isFrameworkClient(flow, node);
        if (!isGoto && !isService && !request.test(name) && !guards/* clientCall */.w.test(name))
            return undefined;
        const [first, second] = node.arguments;
        const address = name.startsWith('needle') && name.length < 7 ? second : first;
        if (address === undefined)
            return undefined;
        const options = findObjectLiteral(flow, address) ?? findObjectLiteral(flow, second);
        const named = ['url', 'uri', 'baseURL', 'prefixUrl', 'host', 'hostname'].flatMap((key) => (0,syntax/* findProperty */.bs)(options, key) ?? []);
        const values = findObjectLiteral(flow, address) === undefined ? [address, ...named] : named;
        return {
            at: node,
            origin: values.flatMap((value) => findHostOrigin(flow, value)).filter(({ level }) => level === 'outside'),
        };
    }),
};
function isFrameworkClient(flow, node) {
    const receiver = getReceiver(node);
    if (receiver !== undefined)
        return (/^_?httpService$/.test(flow.names.last(receiver)) &&
            /^(?:get|post|put|patch|delete|head|request)$/.test(flow.names.last(node.callee)));
    const callee = (0,syntax/* unwrap */.oA)(node.callee);
    return (callee.type === 'Identifier' &&
        callee.name === 'fetch' &&
        flow.names.variableOf(callee)?.defs[0]?.type === 'Parameter');
}
const targetRules = [pathTraversal, openRedirect, ssrf];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/registry.js







const scriptRules = [
    ...[...injectionRules, ...objectRules, ...targetRules, ...pageRules, ...settingRules, ...checkRules, ...rowRules],
];

// EXTERNAL MODULE: ./build/compiled/src/shared/text/code-key.js
var code_key = __webpack_require__(706);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/data-path.js
var data_path = __webpack_require__(341);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/indirect.js
var indirect = __webpack_require__(612);
// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/inventory.js
var inventory = __webpack_require__(308);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules/rule.js










const weaker = { CRITICAL: 'HIGH', HIGH: 'MEDIUM', MEDIUM: 'LOW' };
function getSeverity({ severity }, level) {
    return severity[level] ?? (level === 'checked' ? weaker[severity.outside ?? ''] : undefined);
}
function parseReport(message) {
    const [level = 'found', variant = '', source] = message.split('\t');
    return { level: level, variant, source };
}
function createReporter(rules) {
    const selectByName = createNameSelector(rules);
    return (flow, hide) => {
        const finders = new Map();
        for (const rule of rules)
            for (const [isRow, found] of [
                [true, findRows(flow, rule.rows ?? [])],
                [false, rule.find?.(flow)],
            ])
                for (const [type, find] of Object.entries(found ?? {})) {
                    const finder = { rule, find, isOfCallRows: isRow && /^(?:Call|New)Expression$/.test(type) };
                    (0,inventory/* addToMap */.ZS)(finders, type, finder);
                }
        const listCalls = (0,indirect/* createCallLister */.QG)(flow);
        const reports = [];
        for (const node of (0,syntax/* listNodes */.iR)(flow.source)) {
            const type = node.type === 'TaggedTemplateExpression' ? 'CallExpression' : node.type;
            const here = finders.get(type);
            if (here === undefined)
                continue;
            const isCall = type === 'CallExpression' || type === 'NewExpression';
            const calls = isCall ? listCalls(node) : [node];
            const cutsAtFirst = flow.bounds.cuts();
            const named = isCall ? calls.map((call) => selectByName(flow, call.callee)) : [];
            if (flow.bounds.cuts() > cutsAtFirst)
                hide(node);
            for (const { rule, find, isOfCallRows } of here) {
                if (isOfCallRows && !named.some((each) => each.has(rule)))
                    continue;
                const cutsBefore = flow.bounds.cuts();
                const sinks = calls.flatMap((call) => find(call) ?? []);
                const judged = sinks.map((sink) => judgeSink(flow, rule, sink.at !== node && calls.includes(sink.at) ? { ...sink, at: node } : sink));
                const isCut = flow.bounds.cuts() > cutsBefore;
                if (isCut && !judged.some(({ level }) => level === 'outside'))
                    hide(node);
                for (const each of judged)
                    reports.push(...createReport(flow, rule, each));
            }
        }
        return reports;
    };
}
const longestName = 200;
const mostNames = 10_000;
function createNameSelector(rules) {
    const known = new Map();
    return ({ names }, callee) => {
        const [last, qualified = ''] = [names.last(callee), names.qualified(callee)];
        const key = `${last.length} ${last}${qualified}`;
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const fitting = new Set(rules.filter(({ rows = [] }) => rows.some((row) => isNamedCall(row, last, qualified))));
        if (known.size >= mostNames)
            known.clear();
        if (key.length <= longestName)
            known.set(key, fitting);
        return fitting;
    };
}
function judgeSink(flow, rule, sink) {
    if (sink.values === undefined && sink.origin === undefined)
        return { sink, level: 'found' };
    const origin = sink.origin ?? (sink.values ?? []).flatMap((value) => flow.originOf(value));
    const { purpose, kinds } = rule;
    const isUnsafe = ({ safeFor }) => (purpose === undefined ? facts/* everyPurpose */.mt : [purpose]).some((one) => !safeFor.includes(one));
    const isRelevantKind = (leaf) => leaf.level !== 'outside' || kinds === undefined || kinds.includes(leaf.kind);
    const leaves = (0,guards/* applyGuards */.dO)(flow, origin.filter((leaf) => isUnsafe(leaf) && isRelevantKind(leaf)), sink.at).filter(isUnsafe);
    const [leaf] = [...leaves].sort((a, b) => (0,facts/* rankLevel */.T0)(b.level) - (0,facts/* rankLevel */.T0)(a.level));
    if (leaf === undefined)
        return { sink, level: 'constant' };
    const level = facts/* levels */.yr[Math.min((0,facts/* rankLevel */.T0)(leaf.level), (0,facts/* rankLevel */.T0)(sink.most ?? 'outside'))] ?? leaf.level;
    return { sink, level, leaf, outside: leaves.filter((each) => each.level === 'outside') };
}
function createReport(flow, rule, { sink, level, leaf, outside = [] }) {
    if (getSeverity({ ...rule, ...rule.variants?.[sink.variant ?? ''] }, level) === undefined)
        return [];
    const named = level === 'outside' ? leaf : undefined;
    const path = named?.path === flow.path ? undefined : named?.path || undefined;
    const file = named?.path === flow.path ? '' : ` of ${(0,snippet/* collapseBlanks */.JE)(named?.path ?? '').slice(0, 200)}`;
    const source = named === undefined ? [] : [`${named.text} on line ${named.line}${file}`];
    const message = [level, sink.variant ?? '', ...source].join('\t');
    const from = named && { ...(path && { path }), line: named.line, code: (0,snippet/* collapseBlanks */.JE)(named.text) };
    const sources = outside.flatMap((each) => toFindingSources(each, flow.path)).slice(0, data_path/* mostSources */.gP);
    const owners = [(0,inventory/* findOwner */.zr)(sink.at)].filter((owner) => owner !== '');
    const optional = { ...(from && { from }), ...(sources.length > 0 && { sources }) };
    return [{ ruleId: rule.id, message, ...locateSink(flow, sink), owners, ...optional }];
}
function locateSink({ source }, { at, start }) {
    const first = start === undefined ? at.loc?.start : source.getLocFromIndex(start);
    const [line, column] = [first?.line ?? 1, (first?.column ?? 0) + 1];
    const last = start === undefined ? at.loc?.end : undefined;
    return { line, column, endLine: last?.line ?? line, endColumn: last === undefined ? column : last.column + 1 };
}
function toFindingSources({ kind, path, text, safeFor, listRoutes }, from) {
    const file = path === '' ? from : path;
    const source = { kind, path: file, code: (0,code_key/* normalizeCode */.v)(text, file) };
    return (listRoutes?.() ?? [false]).map((isGuarded) => ({
        ...source,
        safeFor: isGuarded ? [...safeFor, 'login'] : safeFor,
    }));
}
function findRows(flow, rows) {
    const calls = rows.filter(({ call, method }) => call ?? method);
    const find = (key, node, named, value) => {
        const row = rows.find((each) => {
            if (each[key]?.test((0,syntax/* getKey */.i7)(named)) !== true || each.when?.(flow, node) === false)
                return false;
            return each.is === undefined || isExpected(flow, value, each.is);
        });
        return row && createRowSink(flow, row, node, row.isJudged && value ? [value] : undefined);
    };
    return {
        ...(calls.length > 0 && visitCalls((node) => findCallRow(flow, calls, node))),
        ...(rows.some(({ property }) => property) && { Property: (node) => find('property', node, node, node.value) }),
        ...(rows.some(({ member }) => member) && { MemberExpression: (node) => find('member', node, node) }),
        ...(rows.some(({ assigned }) => assigned) && {
            AssignmentExpression: (node) => find('assigned', node, (0,syntax/* unwrap */.oA)(node.left), node.right),
        }),
    };
}
function isNamedCall({ call, method }, last, qualified) {
    return (call ?? method) !== undefined && method?.test(last) !== false && call?.test(qualified) !== false;
}
function findCallRow(flow, rows, node) {
    const [last, qualified = ''] = [flow.names.last(node.callee), flow.names.qualified(node.callee)];
    for (const row of rows) {
        const { receiver, given = {}, option, when } = row;
        if (!isNamedCall(row, last, qualified))
            continue;
        const object = receiver && getReceiver(node);
        if (receiver && (object === undefined || !receiver.test(flow.names.last(object))))
            continue;
        if (Object.entries(given).some(([index, is]) => !isExpected(flow, node.arguments[Number(index)], is)))
            continue;
        if (when?.(flow, node) === false)
            continue;
        const values = row.values === 'all' ? node.arguments : row.values?.flatMap((index) => node.arguments[index] ?? []);
        if (values?.length === 0)
            continue;
        if (option === undefined)
            return createRowSink(flow, row, row.at === 'callee' ? (0,syntax/* unwrap */.oA)(node.callee) : node, values);
        const objects = node.arguments.flatMap((argument) => findObjectLiteral(flow, argument)?.properties ?? []);
        const options = objects.filter((part) => part.type === 'Property' && option.key.test((0,syntax/* getKey */.i7)(part)) && isExpected(flow, part.value, option.is));
        if (options.length > 0)
            return (option.isReported ? options : [node]).map((at) => createRowSink(flow, row, at, values));
    }
    return undefined;
}
function isExpected(flow, value, is) {
    if (value === undefined)
        return false;
    const inner = (0,syntax/* unwrap */.oA)(value);
    if (typeof is === 'function')
        return is(inner, flow);
    if (typeof is === 'boolean')
        return is ? (0,syntax/* isTrue */.Hn)(inner) : (0,syntax/* isFalse */.Wu)(inner);
    const text = (0,syntax/* getPlainText */.AY)(inner);
    return text !== undefined && is.test(text);
}
function createRowSink(flow, row, at, values) {
    const { source = () => true, isHost, variant } = row;
    const find = (value) => (isHost ? findHostOrigin(flow, value) : flow.originOf(value));
    const origin = (row.source ?? isHost) ? values?.flatMap(find).filter(source) : undefined;
    return { at, ...(origin ? { origin } : values && { values }), ...(variant !== undefined && { variant }) };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/rules.js










const renderedValue = {
    id: 'rendered-value',
    weakness: 'rendered',
    remediation: '',
    severity: { outside: 'HIGH' },
    purpose: 'html',
    kinds: ['web', 'header'],
    find: (flow) => ({
        ...visitCalls((node) => {
            const [first, second] = node.arguments;
            if (first === undefined || second === undefined)
                return undefined;
            if (!/^(?:render|view|renderFile|renderAsync)$/.test(flow.names.last(node.callee)))
                return undefined;
            const template = (0,syntax/* getPlainText */.AY)(first) ?? joinWords(listTextParts(flow, first));
            return template === '' ? undefined : listNamedValues(flow, second, `${template}|`);
        }),
        AssignmentExpression: (node) => {
            const target = (0,syntax/* unwrap */.oA)(node.left);
            const isLocal = target.type === 'MemberExpression' && /^res(?:ponse)?\.locals$/.test(flow.source.getText(target.object));
            return isLocal ? { at: node, values: [node.right], variant: `*|${(0,syntax/* getKey */.i7)(target)}` } : undefined;
        },
    }),
};
function listNamedValues(flow, object, name) {
    const literal = findObjectLiteral(flow, object) ?? findUndeclared(flow, object);
    return (literal?.properties ?? []).flatMap((part) => {
        if (part.type !== 'Property' || (0,syntax/* getKey */.i7)(part) === '*')
            return [];
        const key = `${name}${(0,syntax/* getKey */.i7)(part)}`;
        const nested = findObjectLiteral(flow, part.value) ?? findUndeclared(flow, part.value);
        const isNested = nested !== undefined && !key.includes('.', name.length);
        return isNested ? listNamedValues(flow, part.value, `${key}.`) : [{ at: part, values: [part.value], variant: key }];
    });
}
function findUndeclared(flow, node) {
    const name = (0,syntax/* unwrap */.oA)(node);
    if (name.type !== 'Identifier' || flow.names.variableOf(name) !== undefined)
        return undefined;
    const around = (0,syntax/* findEnclosingFunction */.Kg)(node);
    for (const each of (0,syntax/* listNodes */.iR)(flow.source))
        if (each.type === 'AssignmentExpression' &&
            each.left.type === 'Identifier' &&
            each.left.name === name.name &&
            each.right.type === 'ObjectExpression' &&
            (0,syntax/* findEnclosingFunction */.Kg)(each) === around)
            return each.right;
    return undefined;
}
const unescapedOutput = {
    id: 'unescaped-output',
    remediation: "Use the template's escaping form, or clean the value with a sanitizer first.",
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
};
const pluginName = 'scan-gate';
const unescapedId = `${pluginName}/${unescapedOutput.id}`;
const own = new Map([...scriptRules, unescapedOutput].map((rule) => [`${pluginName}/${rule.id}`, rule]));
const findReports = createReporter([...scriptRules, renderedValue]);
function runOwnRules(flow) {
    const hidden = new Set();
    const found = findReports(flow, (node) => hidden.add(node));
    const reports = found.map((report) => ({ ...report, ruleId: `${pluginName}/${report.ruleId}` }));
    const locations = [...hidden].map((node) => (0,fingerprint/* hashParts */.jx)([(0,snippet/* collapseBlanks */.JE)(flow.source.getText(node))]));
    return { reports, hidden: locations.sort() };
}
function listRenderedValues(path, reports) {
    return reports.flatMap(({ ruleId, message, sources = [] }) => {
        const { level, variant, source = '' } = parseReport(message);
        if (ruleId !== `${pluginName}/${renderedValue.id}` || level !== 'outside')
            return [];
        const [template = '', key = ''] = variant.split('|');
        return [{ template, key, source: source.includes(' of ') ? source : `${source} of ${path}`, sources }];
    });
}
function addRenderedSource(finding, { source, sources }) {
    const [before, after] = [findMeaning(unescapedId, 'unknown\t'), findMeaning(unescapedId, `outside\t\t${source}`)];
    if (before === undefined || after === undefined)
        return finding;
    const description = (finding.description ?? '').replace(before.description, () => after.description);
    return { ...finding, ...after, description, sources };
}
function findMeaning(ruleId, message) {
    const named = own.get(ruleId);
    if (named === undefined)
        return undefined;
    const { level, variant, source } = parseReport(message);
    const rule = { ...named, ...named.variants?.[variant] };
    const severity = getSeverity(rule, level);
    if (severity === undefined)
        return undefined;
    const { cwe, cvss, title, description } = weaknesses/* weaknesses */.K[rule.weakness ?? rule.id];
    const from = source === undefined ? '' : ` It comes from ${source}.`;
    return {
        ...{ cwe, severity, title },
        description: `${description} ${provenance[level]}${from}`.trim(),
        remediation: (0,engine/* addLink */.cx)(rule.remediation, cwe),
        cvss: (0,engine/* limitScore */.ok)(severity, cvss),
    };
}
const provenance = {
    found: '',
    constant: 'The value is constant here, so that nothing can be put into it.',
    unknown: 'The source of the value is not visible: it is a real problem only if it can come from outside the program.',
    parameter: 'The value is a parameter whose callers are not visible: it is a real problem only if they pass on what comes from outside.',
    checked: 'A check that the scanner cannot judge is in its way.',
    entry: 'The value comes from other files: it is a real problem only if they pass on what comes from outside.',
    outside: '',
};
const tag = /<%-(?!-)\s*([\s\S]{1,400}?)\s*[-_]?%>/g;
const triple = /\{\{\{\s*([^#/>!{}][^{}]{0,300}?)\s*\}\}\}|\{\{&\s*([^{}]{1,300}?)\s*\}\}/g;
const rules_forms = {
    '.ejs': [tag],
    '.eta': [/<%~\s*([\s\S]{1,400}?)\s*[-_]?%>/g],
    '.pug': [
        /^[ \t]*(?:[\w.#:-]+(?:\([^)\n]*\))?)?!=[ \t]*(\S.*)$/gm,
        /!\{([^{}\n]{1,300})\}/g,
        /[(,\s](?:href|src|action|formaction|srcdoc|on[a-z]{3,20})!=[ \t]*([\w.[\]]{1,100})/g,
    ],
    '.hbs': [triple],
    '.mustache': [triple],
    '.vue': [/\sv-html\s*=\s*(?:"([^"]+)"|'([^']+)')/g],
    '.svelte': [/\{@html\s+([^{}]{1,300})\}/g],
    '.astro': [/\sset:html=\{([^{}]{1,300})\}/g],
    '.html': [
        tag,
        triple,
        /\sth:utext\s*=\s*"([^"]+)"/g,
        /\sv-html\s*=\s*"([^"]+)"/g,
        /\sx-html\s*=\s*"([^"]+)"/g,
        /\sng-bind-html-unsafe\s*=\s*"([^"]+)"/g,
    ],
    '.njk': [/\{\{-?([^{}]{1,200}?)\|\s*safe\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
    '.twig': [/\{\{-?([^{}]{1,200}?)\|\s*raw\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
    '.erb': [
        /<%==\s*([\s\S]{1,300}?)-?%>/g,
        /<%=\s*raw[\s(]\s*([\s\S]{1,300}?)-?%>/g,
        /<%=\s*([^%]{1,300}?)\.html_safe\s*-?%>/g,
    ],
    '.haml': [/^[ \t]*(?:[%.#][\w.#-]+(?:\{[^}\n]*\})?)?!=[ \t]*(\S.*)$/gm],
    '.blade.php': [/\{!!\s*([^{}]{1,300}?)\s*!!\}/g],
    '.cshtml': [/@Html\.Raw\(([^()\n]*(?:\([^()\n]*\))?[^()\n]*)\)/g],
    '.jsp': [
        /(?<!["'(]\s*)\$\{\s*((?:param|header)(?:Values)?[.[][^{}]{1,100})\}/g,
    ],
    '.ftl': [/\$\{([^{}]{1,200}?)\?no_esc\s*\}/g],
};
const alike = {
    '.jade': '.pug',
    '.handlebars': '.hbs',
    '.nunjucks': '.njk',
    '.swig': '.njk',
    '.htm': '.html',
    '.xhtml': '.html',
    '.rhtml': '.erb',
    '.razor': '.cshtml',
    '.ftlh': '.ftl',
    '.jspf': '.jsp',
    '.jspx': '.jsp',
    '.riot': '.html',
};
const rules_harmless = /^(?:include|partial|layout|body|content|yield|block|contentFor|defineContent|script|style|css|stylesheet|javascript|csrf\w*|form\w*|children|outlet|head|foot\w*|slot|render\w*|component|import|super|__|t|i18n|l10n|asset|url_for|link_to|image_tag|page_entries|will_paginate|paginate|svg|icon)\b\s*(?:\(|$|\s|\.|\|)|^[@]?(?:body|content|yield)$|^['"`][^'"`$]*['"`]$|^\d+$|JSON\.stringify|to_json|json_encode|saniti[sz]e|purif|escape|encode|\bhtmlspecialchars|\|\s*(?:e|json|tojson|dump)\b|DOMPurify|xss\(/i;
const foreign = /\brequest\.get(?:Parameter|Header|QueryString)|^(?:param|header)(?:Values)?[.[]|\b(?:req|request)\.(?:query|params|body)\b|\bparams\[|\$_(?:GET|POST|REQUEST|COOKIE)|\$route\.(?:query|params)|\blocation\.(?:hash|search)/;
function findUnescapedOutput(path, text) {
    const extension = path.toLowerCase().endsWith('.blade.php') ? '.blade.php' : (0,file_name/* getExtension */.uQ)(path);
    const patterns = rules_forms[alike[extension] ?? extension] ?? [];
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    const toColumn = (offset) => offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => {
        const value = (match.slice(1).find((group) => group !== undefined) ?? '').trim();
        if (value === '' || rules_harmless.test(value))
            return [];
        const start = match.index + (match[0].length - match[0].trimStart().length);
        const end = match.index + match[0].length;
        const line = lineAt(start);
        const message = foreign.test(value)
            ? `outside\t\t${value.replaceAll(/\s+/g, ' ').slice(0, 60)} on line ${line}`
            : 'unknown\t';
        return {
            ruleId: unescapedId,
            message,
            output: value,
            line,
            column: toColumn(start),
            endLine: lineAt(end),
            endColumn: toColumn(end),
        };
    }));
}


/***/ })

};
