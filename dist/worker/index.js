import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony exports errorCodes, orAbsent */
/** The one error class: a code for programs, a message and a way out for people, the original as `cause`. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'CONFIG',
    'AUTH',
    'NOT_FOUND',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'SCAN_FAILED',
    'SCAN_TIMEOUT',
    'PROTOCOL',
    'PUBLISH',
    'CANCELLED',
]));
class GateError extends Error {
    code;
    hint;
    reason;
    status;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.hint = details.hint;
        this.reason = details.reason;
        this.status = details.status;
    }
}
/** The value as a GateError: itself, or wrapped as a fault of the given code. */
function asGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const message = value instanceof Error ? value.message : String(value);
    return new GateError(code, `Unexpected error: ${message}`, { cause: value });
}
/** What the reading brings; undefined where the answer was that there is no such thing. */
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ scanCommit)
});

;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(473);
;// CONCATENATED MODULE: ./build/service/engines/diagnostics.js
/** Up to here every file has a line of its own; beyond, one line counts them and carries all paths in `file_paths`. */
const maximumLines = 20;
/** One diagnostic per file, or, for a reason that many files share, one for all, with their paths in `file_paths`. */
function diagnosticsOfSkips(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}

;// CONCATENATED MODULE: ./build/service/engines/source-file.js
/** Reads files of an exported tree as text. */


/** As git does: a NUL among the first bytes means binary. */
const sniffedBytes = 8000;
/** The text of a file; undefined when it is binary. UTF-16 with a byte order mark counts as text. */
async function readText(root, path) {
    const content = await (0,promises_namespaceObject.readFile)((0,external_node_path_namespaceObject.join)(root, path));
    if (content[0] === 0xff && content[1] === 0xfe)
        return new TextDecoder('utf-16le').decode(content);
    if (content[0] === 0xfe && content[1] === 0xff)
        return new TextDecoder('utf-16be').decode(content);
    if (content.subarray(0, sniffedBytes).includes(0))
        return undefined;
    return content.toString('utf8');
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The folder of a path, without a closing slash; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** Lower-case extension with its dot; empty when there is none. */
function extensionOf(path) {
    const name = baseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}

;// CONCATENATED MODULE: ./build/service/engines/iac.js
/** Infrastructure files have no scanner here; this engine only says so when a commit holds any. */


const iac_name = 'iac';
/** The marks of a template stand near its top; no template needs more to be known. */
const sniffedCharacters = 64 * 1024;
const byName = [
    [/\.(?:tf|tfvars|tofu)(?:\.json)?$|\.hcl$/, 'Terraform'],
    [/^(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
    [/^(?:docker-)?compose(?:\..+)?\.ya?ml$/, 'Docker Compose'],
    [/^(?:chart|kustomization)\.ya?ml$/, 'Kubernetes'],
    [/\.bicep$/, 'Bicep'],
];
const byContent = [
    [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, 'CloudFormation'],
    [/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, 'Kubernetes'],
    [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, 'Azure Resource Manager'],
];
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);
const iacEngine = { name: iac_name, scanType: 'iac', scan: nameTemplates };
async function nameTemplates({ root, files, signal }) {
    const skips = [];
    for (const path of files) {
        signal.throwIfAborted();
        const kind = await kindOf(root, path);
        if (kind !== undefined)
            skips.push({ reason: `${kind}: no scanner for it is installed, not looked at`, filePath: path });
    }
    return { findings: [], coverage: 'not covered', diagnostics: diagnosticsOfSkips(iac_name, skips), lookedAt: [] };
}
async function kindOf(root, path) {
    const fileName = baseName(path).toLowerCase();
    const named = byName.find(([pattern]) => pattern.test(fileName))?.[1];
    if (named !== undefined || !templateExtensions.has(extensionOf(path)))
        return named;
    const start = (await readText(root, path))?.slice(0, sniffedCharacters) ?? '';
    return byContent.find(([pattern]) => pattern.test(start))?.[1];
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/service/engines/fingerprint.js
/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
function fingerprintOf(parts) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
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

;// CONCATENATED MODULE: ./build/service/engines/languages.js
/** Which language a file is written in, so that what no scanner read can be named. */

/** Extensions that the SAST engine reads. */
const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'];
// biome-ignore format: a table of 90 entries reads better in rows
const languages = {
    '.astro': 'Astro', '.bash': 'Shell', '.bat': 'Batch', '.c': 'C', '.cc': 'C++', '.clj': 'Clojure', '.cls': 'Apex',
    '.cmd': 'Batch', '.cob': 'COBOL', '.coffee': 'CoffeeScript', '.cpp': 'C++', '.cs': 'C#', '.cshtml': 'C#', '.cxx': 'C++',
    '.dart': 'Dart', '.ejs': 'EJS', '.elm': 'Elm', '.erb': 'Ruby', '.erl': 'Erlang', '.ex': 'Elixir', '.exs': 'Elixir',
    '.f90': 'Fortran', '.fs': 'F#', '.go': 'Go', '.groovy': 'Groovy', '.h': 'C', '.hpp': 'C++', '.hs': 'Haskell', '.htm': 'HTML',
    '.html': 'HTML', '.ipynb': 'Jupyter', '.java': 'Java', '.jl': 'Julia', '.jsp': 'Java', '.kt': 'Kotlin', '.kts': 'Kotlin',
    '.lua': 'Lua', '.m': 'Objective-C', '.ml': 'OCaml', '.mm': 'Objective-C', '.nim': 'Nim', '.pas': 'Pascal', '.php': 'PHP',
    '.pl': 'Perl', '.pm': 'Perl', '.ps1': 'PowerShell', '.psm1': 'PowerShell', '.py': 'Python', '.pyi': 'Python', '.r': 'R',
    '.rb': 'Ruby', '.rs': 'Rust', '.sc': 'Scala', '.scala': 'Scala', '.sh': 'Shell', '.sol': 'Solidity', '.sql': 'SQL',
    '.svelte': 'Svelte', '.swift': 'Swift', '.vb': 'Visual Basic', '.vue': 'Vue', '.zig': 'Zig', '.zsh': 'Shell',
};
/** Files that hold no program: without scripts, only these make a repository one that has nothing to analyse. */
const proseAndData = new Set(('.adoc .avif .bmp .cer .cfg .conf .crt .css .csv .cur .diff .doc .docx .editorconfig .eot .example .gif .gitignore .gz .ico .ini ' +
    '.jpeg .jpg .json .json5 .jsonc .key .less .lock .log .map .md .mdx .mp3 .mp4 .odt .otf .patch .pdf .pem .png .po .ppt .pptx ' +
    '.properties .rst .sass .scss .snap .svg .tar .tex .tgz .tif .tiff .toml .tsv .ttf .txt .wav .webm .webp .woff .woff2 .xls ' +
    '.xlsx .xml .yaml .yml .zip').split(' '));
const proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version)$/i;
const shebangs = [
    [/\bpython/, 'Python'],
    [/\bruby/, 'Ruby'],
    [/\bperl/, 'Perl'],
    [/\bphp/, 'PHP'],
    [/\b(?:ba|z|da|k|a)?sh\b/, 'Shell'],
];
function scriptExtension(path) {
    const extension = extensionOf(path);
    return scriptExtensions.find((candidate) => candidate === extension);
}
/** `node` when the first line starts the file with Node, else the language that it names. */
function shebangLanguage(firstLine) {
    if (!firstLine.startsWith('#!'))
        return undefined;
    if (/\b(?:node|bun|deno|tsx|ts-node)\b/.test(firstLine))
        return 'node';
    return shebangs.find(([pattern]) => pattern.test(firstLine))?.[1];
}
/** The language by the file's name; undefined when it is not known as one. */
function languageOf(path) {
    const extension = extensionOf(path);
    return Object.hasOwn(languages, extension) ? languages[extension] : undefined;
}
/** Whether the file is known to hold no program. */
function isProseOrData(path) {
    return proseNames.test(baseName(path)) || proseAndData.has(extensionOf(path));
}

;// CONCATENATED MODULE: ./build/service/engines/sast-grammars.js
const decorators = ['decorators', 'decoratorAutoAccessors'];
/** The older proposal is the one that allows decorators on parameters, as Angular and Nest use them. */
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
/** Every grammar worth trying for a file, the likeliest first; the last one reads on after errors. */
function grammarsFor(path, extension) {
    const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
    const kinds = isDeclaration ? declarations : dialects[extension];
    const key = `${extension} ${isDeclaration}`;
    const known = grammars.get(key);
    if (known !== undefined)
        return known;
    const types = sourceTypesOf(extension);
    const strict = kinds.flatMap((dialect) => types.map((sourceType) => grammar(sourceType, dialect, false)));
    const [first = []] = kinds;
    const all = [...strict, grammar(types[0] ?? 'module', first, true)];
    grammars.set(key, all);
    return all;
}
const grammars = new Map();
function sourceTypesOf(extension) {
    if (extension === '.mjs' || extension === '.mts')
        return ['module'];
    return extension === '.cjs' || extension === '.cts' ? ['commonjs', 'module'] : ['module', 'commonjs'];
}
function grammar(sourceType, dialect, recover) {
    return { sourceType, plugins: [...dialect, ...later], recover };
}

;// CONCATENATED MODULE: ./build/service/engines/sast-rules.js
const onlyWhenReached = 'The scanner does not follow data: it is a real problem only if the value can come from outside the program.';
/** `new Function('return 1')`: every argument is a plain string. */
const onlyLiterals = /^(?:new\s+)?(?:\w+\.)?Function\s*\(\s*(?:(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`)\s*,?\s*)*\)$/;
const sastRules = {
    'security/detect-eval-with-expression': {
        cwe: 'CWE-95',
        severity: 'HIGH',
        title: 'Use of eval with an expression',
        description: 'Text that is only known at run time is executed as code. Whoever can influence the text runs code with the rights of the program.',
        remediation: 'Parse data with JSON.parse, look functions up in a table, or use a real expression parser. Do not execute text.',
    },
    'no-eval': {
        cwe: 'CWE-95',
        severity: 'MEDIUM',
        title: 'Use of eval',
        description: 'eval executes text as code. It hides what the program does and becomes code injection as soon as outside text reaches it.',
        remediation: 'Replace eval by the code that it would run, by JSON.parse, or by a table of functions.',
    },
    'no-implied-eval': {
        cwe: 'CWE-95',
        severity: 'MEDIUM',
        title: 'Timer that executes text as code',
        description: 'setTimeout and setInterval execute a string argument as eval does.',
        remediation: 'Pass a function instead of a string.',
    },
    'no-new-func': {
        cwe: 'CWE-95',
        severity: 'HIGH',
        title: 'Code built at run time with the Function constructor',
        description: 'The Function constructor turns text into code, as eval does. Whoever can influence the text runs code with the rights of the program.',
        remediation: 'Write the function in the source, or look it up in a table.',
        variants: [
            {
                code: onlyLiterals,
                meaning: {
                    cwe: 'CWE-95',
                    severity: 'LOW',
                    title: 'Function constructor with constant text',
                    description: 'The Function constructor turns text into code. The text is constant here, so nothing can be injected; a content security policy that forbids eval breaks it.',
                    remediation: 'Write the function in the source.',
                },
            },
        ],
    },
    'no-script-url': {
        cwe: 'CWE-79',
        severity: 'LOW',
        title: 'Address with the javascript: scheme',
        description: 'A javascript: address executes its text as code in the page, as eval does.',
        remediation: 'Use an event handler, or a button instead of a link.',
    },
    'security/detect-child-process': {
        cwe: 'CWE-78',
        severity: 'HIGH',
        title: 'Shell command built at run time',
        description: `child_process.exec gives its text to a shell. A value in it that comes from outside can start any other command. ${onlyWhenReached}`,
        remediation: 'Use execFile or spawn with a fixed program and an array of arguments, and no shell.',
        variants: [
            {
                message: /^Found require\(/,
                meaning: {
                    cwe: 'CWE-78',
                    severity: 'INFO',
                    title: 'child_process is loaded in passing',
                    description: 'The module that starts processes is loaded inside an expression, where the scanner cannot see how it is used.',
                    remediation: 'Load it into a constant at the top of the file and use execFile or spawn with an array of arguments.',
                },
            },
        ],
    },
    'security/detect-unsafe-regex': {
        cwe: 'CWE-1333',
        severity: 'MEDIUM',
        title: 'Regular expression that can take exponential time',
        description: 'Nested or overlapping repetitions can make the expression run for minutes on a short, crafted text, which blocks the whole process.',
        remediation: 'Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine.',
    },
    'security/detect-non-literal-regexp': {
        cwe: 'CWE-1333',
        severity: 'LOW',
        title: 'Regular expression built at run time',
        description: `Text becomes part of a regular expression. Crafted text can change what it matches or make it run for minutes. ${onlyWhenReached}`,
        remediation: 'Use a constant expression, or escape the text with RegExp.escape before it is inserted.',
    },
    'security/detect-non-literal-require': {
        cwe: 'CWE-829',
        severity: 'MEDIUM',
        title: 'Module chosen at run time',
        description: `require loads and runs whatever file its argument names. ${onlyWhenReached}`,
        remediation: 'Use constant module names, or a table from permitted names to modules.',
    },
    'security/detect-non-literal-fs-filename': {
        cwe: 'CWE-22',
        severity: 'LOW',
        title: 'File name built at run time',
        description: `A file is opened whose name is not constant. With ".." in it, a caller can reach files that it should not. ${onlyWhenReached}`,
        remediation: 'Resolve the name against a fixed folder and check that the result still lies inside it.',
    },
    'security/detect-possible-timing-attacks': {
        cwe: 'CWE-208',
        severity: 'LOW',
        title: 'Secret compared in varying time',
        description: 'Comparing a secret with === stops at the first difference; the time taken tells how much of a guess was right.',
        remediation: 'Compare with crypto.timingSafeEqual.',
    },
    'security/detect-pseudoRandomBytes': {
        cwe: 'CWE-338',
        severity: 'MEDIUM',
        title: 'Use of crypto.pseudoRandomBytes',
        description: 'The function is deprecated, and by its contract its numbers need not be unpredictable.',
        remediation: 'Use crypto.randomBytes.',
    },
    'security/detect-new-buffer': {
        cwe: 'CWE-908',
        severity: 'MEDIUM',
        title: 'Buffer constructor with a value known at run time',
        description: 'new Buffer(n) with a number hands out memory that may still hold old contents of the process.',
        remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
    },
    'security/detect-buffer-noassert': {
        cwe: 'CWE-119',
        severity: 'MEDIUM',
        title: 'Buffer access without a bounds check',
        description: 'noAssert switches off the check that an offset lies inside the buffer.',
        remediation: 'Remove the noAssert argument.',
    },
    'security/detect-disable-mustache-escape': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Template escaping switched off',
        description: 'Without escaping, values end up in the page as markup, scripts included.',
        remediation: 'Leave escaping on and mark only trusted values as safe.',
    },
    'security/detect-no-csrf-before-method-override': {
        cwe: 'CWE-352',
        severity: 'MEDIUM',
        title: 'CSRF check before method override',
        description: 'The check sees the original method, and the override then turns a harmless GET into a changing request.',
        remediation: 'Put the method override before the CSRF middleware.',
    },
    'security/detect-bidi-characters': {
        cwe: 'CWE-1007',
        severity: 'HIGH',
        title: 'Hidden characters that reverse the text shown',
        description: 'Characters that change the direction of text make code read differently from how it runs ("Trojan Source").',
        remediation: 'Remove the characters, and review what the line really does.',
    },
    'security/detect-invisible-characters': {
        cwe: 'CWE-1007',
        severity: 'HIGH',
        title: 'Invisible character in the code',
        description: 'A character without a glyph is used in code or in a comment. It can hide a name or a parameter from a reviewer.',
        remediation: 'Remove the character, and review what the line really does.',
    },
    'no-unsanitized/property': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Markup assigned without escaping',
        description: `A value that is not constant becomes markup of the page, scripts included. ${onlyWhenReached}`,
        remediation: 'Use textContent, or clean the value with a sanitizer such as DOMPurify.',
    },
    'no-unsanitized/method': {
        cwe: 'CWE-79',
        severity: 'MEDIUM',
        title: 'Markup inserted without escaping',
        description: `A value that is not constant is written into the page as markup, scripts included. ${onlyWhenReached}`,
        remediation: 'Use textContent or DOM methods, or clean the value with a sanitizer such as DOMPurify.',
        variants: [
            {
                message: /call to import\b/,
                meaning: {
                    cwe: 'CWE-829',
                    severity: 'LOW',
                    title: 'Module imported by a name built at run time',
                    description: `import() loads and runs whatever module its argument names. ${onlyWhenReached}`,
                    remediation: 'Use constant module names, or a table from permitted names to modules.',
                },
            },
        ],
    },
};
/** What a report of the rule means, by its message and the reported code. */
function meaningOf(rule, message, code) {
    const variant = rule.variants?.find((candidate) => (candidate.message?.test(message) ?? true) && (candidate.code?.test(code.trim()) ?? true));
    return variant?.meaning ?? rule;
}

;// CONCATENATED MODULE: ./build/service/engines/sast-linter.js
/** Runs ESLint over one text with this gate's rules alone: no configuration, comment or ignore file of the repository has a say. */



async function loadLintLibraries() {
    const [eslint, parser, security, unsanitized] = await Promise.all([
        import(/* webpackIgnore: true */ 'eslint'),
        import(/* webpackIgnore: true */ '@babel/eslint-parser'),
        import(/* webpackIgnore: true */ 'eslint-plugin-security'),
        import(/* webpackIgnore: true */ 'eslint-plugin-no-unsanitized'),
    ]);
    return {
        ESLint: eslint.ESLint,
        parser: parser.default,
        plugins: { security: security.default, 'no-unsanitized': unsanitized.default },
    };
}
const globals = Object.fromEntries(['window', 'self', 'global', 'setTimeout', 'setInterval', 'setImmediate', 'execScript', 'require', 'module'].map((name) => [name, 'readonly']));
/**
 * A function that lints texts; one ESLint per grammar, made when it is first needed.
 * `folder` is any folder outside the scanned tree: ESLint looks for its files there.
 */
function createLinter(folder, libraries) {
    const linters = new Map();
    const linterFor = (grammar) => {
        const linter = linters.get(grammar) ?? newLinter(folder, libraries, grammar);
        linters.set(grammar, linter);
        return linter;
    };
    return async (path, extension, text) => {
        let problem;
        for (const grammar of grammarsFor(path, extension)) {
            // The name says only the extension: no pattern or ignore rule can then match the real path.
            const answer = await lintOnce(linterFor(grammar), (0,external_node_path_namespaceObject.join)(folder, `source${extension}`), text);
            problem ??= answer.problem;
            if (answer.problem === undefined)
                return { ...answer, ...(grammar.recover && problem ? { problem } : {}) };
        }
        return { reports: [], problem: problem ?? 'no grammar fits', isRead: false };
    };
}
async function lintOnce(linter, filePath, text) {
    let results;
    try {
        results = await linter.lintText(text, { filePath, warnIgnored: true });
    }
    catch (error) {
        // A rule that stumbles over one odd file must not cost the scan of all others.
        return { reports: [], problem: `a rule failed: ${firstLine(error)}`, isRead: false };
    }
    const messages = results.flatMap((result) => result.messages);
    const other = messages.find((message) => message.ruleId === null);
    if (other !== undefined || results.length === 0)
        return { reports: [], problem: other?.message ?? 'the file was ignored', isRead: false };
    return { reports: messages.map(reportOf), isRead: true };
}
function reportOf(message) {
    const { ruleId, line, column } = message;
    const endLine = message.endLine ?? line;
    const endColumn = message.endColumn ?? column;
    return { ruleId: ruleId ?? '', message: message.message, line, column, endLine, endColumn };
}
function newLinter(cwd, { ESLint, parser, plugins }, grammar) {
    return new ESLint({
        cwd,
        overrideConfigFile: true,
        allowInlineConfig: false,
        ignore: false,
        cache: false,
        overrideConfig: {
            files: ['**/source.*'],
            plugins,
            linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off', reportUnusedInlineConfigs: 'off' },
            languageOptions: {
                ecmaVersion: 'latest',
                sourceType: grammar.sourceType,
                globals,
                parser,
                parserOptions: parserOptionsOf(grammar),
            },
            rules: Object.fromEntries(Object.keys(sastRules).map((rule) => [rule, 'error'])),
        },
    });
}
function parserOptionsOf({ sourceType, plugins, recover }) {
    // Babel allows `return` outside a function in CommonJS by itself and refuses the option there.
    const lenient = sourceType === 'commonjs' ? {} : { allowReturnOutsideFunction: true };
    return {
        requireConfigFile: false,
        babelOptions: {
            babelrc: false,
            configFile: false,
            presets: [],
            parserOpts: { ...lenient, allowUndeclaredExports: true, errorRecovery: recover, plugins: [...plugins] },
        },
    };
}
function firstLine(error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./build/service/engines/snippet.js
/** Cuts the code that a finding points at, for people to read and for its identity. */
const shownLines = 5;
const shownColumns = 200;
/** Marks that turn or hide text: shown as escapes, so that a snippet reads as it runs. */
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
/** Exactly the reported text. */
function reportedCode(lines, range) {
    const part = lines.slice(range.line - 1, range.endLine);
    const last = part.length - 1;
    return part
        .map((line, index) => {
        return line.slice(index === 0 ? range.column - 1 : 0, index === last ? range.endColumn - 1 : undefined);
    })
        .join('\n');
}
/** The whole lines of the report, their common indent removed; of endless lines the part around the report. */
function shownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** The code with every run of blanks made one, so that formatting does not change an identity. */
function normalized(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./build/service/engines/tree-engine.js
const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);
/** What the loader yields; undefined when a package is not installed. Any other fault of loading is thrown. */
async function loadIfInstalled(load) {
    try {
        return await load();
    }
    catch (error) {
        if (missingCodes.has(error.code ?? ''))
            return undefined;
        throw error;
    }
}
/** The answer of an engine whose packages are missing: nothing was looked at, and how to change that. */
function notInstalled(engine, packages) {
    const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
    return { findings: [], coverage: 'not covered', diagnostics: [{ engine, message }], lookedAt: [] };
}

;// CONCATENATED MODULE: ./build/service/engines/sast.js
/** Looks for dangerous code in JavaScript and TypeScript with ESLint's security rules, and says which code it could not read. */









const sast_name = 'eslint';
const sast_packages = [
    'eslint@10',
    '@babel/core@8',
    '@babel/eslint-parser@8',
    'eslint-plugin-security@4',
    'eslint-plugin-no-unsanitized@4',
];
/** Above this a script is a bundle or data; ESLint would need gigabytes of memory for it. */
const maximumScriptBytes = 1024 * 1024;
/** A text is minified when most of it stands in lines that no person writes. */
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };
/** Named one by one; beyond, the rest share one line, as skipped files do. */
const parseProblemLines = 200;
const severityOrder = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
/** The engine; `load` is replaced in tests. */
function createSastEngine(load = loadLintLibraries) {
    return {
        name: sast_name,
        scanType: 'sast',
        scan: async (context) => {
            const libraries = await loadIfInstalled(load);
            return libraries === undefined ? notInstalled(sast_name, sast_packages) : scanTree(context, libraries);
        },
    };
}
const sastEngine = createSastEngine();
async function scanTree(context, libraries) {
    const { scripts, languages, unknown } = await sortFiles(context);
    const lint = createLinter((0,external_node_path_namespaceObject.dirname)(context.root), libraries);
    const progress = { root: context.root, lint, findings: [], lookedAt: [], skips: [], problems: [] };
    for (const [path, extension] of scripts) {
        context.signal.throwIfAborted();
        if (isInstalledPackage(path)) {
            progress.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
            continue;
        }
        await scanScript(progress, path, extension);
    }
    const { findings, lookedAt, skips } = progress;
    const left = languageDiagnostics(languages, lookedAt.length === 0 ? unknown : []);
    const diagnostics = [...diagnosticsOfSkips(sast_name, skips), ...problemDiagnostics(progress.problems), ...left];
    const isWhole = diagnostics.length === 0;
    if (lookedAt.length > 0)
        return { findings, coverage: isWhole ? 'covered' : 'partly covered', diagnostics, lookedAt };
    if (!isWhole)
        return { findings, coverage: 'not covered', diagnostics, lookedAt };
    const message = 'The commit holds no source code that needs analysis';
    return { findings, coverage: 'covered', diagnostics: [{ engine: sast_name, message }], lookedAt };
}
async function sortFiles({ root, files, signal }) {
    const sorted = { scripts: [], languages: new Map(), unknown: [] };
    for (const path of files) {
        signal.throwIfAborted();
        const extension = scriptExtension(path) ?? (await extensionByShebang(root, path));
        const language = languageOf(path) ?? (extension?.startsWith('.') ? undefined : extension);
        if (language !== undefined)
            sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
        else if (extension !== undefined)
            sorted.scripts.push([path, extension]);
        else if (!isProseOrData(path))
            sorted.unknown.push(path);
    }
    return sorted;
}
/** For a file without extension: `.js` when Node starts it, else the language of its first line. */
async function extensionByShebang(root, path) {
    if (extensionOf(path) !== '')
        return undefined;
    const language = shebangLanguage((await readText(root, path))?.split('\n', 1)[0] ?? '');
    return language === 'node' ? '.js' : language;
}
async function scanScript(progress, path, extension) {
    const text = await readText(progress.root, path);
    const skipped = text === undefined ? 'Binary content: code not analysed' : reasonToSkip(text);
    if (text === undefined || skipped !== undefined) {
        progress.skips.push({ reason: skipped ?? '', filePath: path });
        return;
    }
    const { reports, problem, isRead } = await progress.lint(path, extension, text);
    progress.findings.push(...findingsOf(path, text, reports));
    if (isRead)
        progress.lookedAt.push(path);
    if (problem !== undefined) {
        const message = `Not analysed to the end: ${normalized(problem).slice(0, 200)}`;
        progress.problems.push({ engine: sast_name, message, file_path: path });
    }
}
function reasonToSkip(text) {
    if (text.length > maximumScriptBytes)
        return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
    if (text.length < minified.leastBytes)
        return undefined;
    const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
    return long / text.length >= minified.share ? 'Minified script: code not analysed' : undefined;
}
function findingsOf(path, text, reports) {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    const ordinalOf = ordinals();
    const meant = reports.flatMap((report) => {
        const rule = sastRules[report.ruleId];
        return rule === undefined
            ? []
            : [{ report, meaning: meaningOf(rule, report.message, reportedCode(lines, report)) }];
    });
    return withoutDuplicates(meant).map(({ report, meaning }) => {
        const code = normalized(shownCode(lines, report));
        return {
            ...meaning,
            type: 'SAST',
            filePath: path,
            line: report.line,
            codeSnippet: shownCode(lines, report),
            fingerprint: fingerprintOf([report.ruleId, path, code, ordinalOf(`${report.ruleId} ${code}`)]),
        };
    });
}
/** Two rules can report one weakness at one place (`eval(x)`): the graver one stays. */
function withoutDuplicates(meant) {
    const rank = ({ meaning }) => severityOrder.indexOf(meaning.severity);
    const best = new Map();
    for (const one of meant) {
        const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
        const other = best.get(key);
        if (other === undefined || rank(one) < rank(other))
            best.set(key, one);
    }
    return [...best.values()];
}
function problemDiagnostics(problems) {
    const rest = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
    const shared = rest.map((filePath) => ({ reason: 'Not analysed to the end', filePath }));
    return [...problems.slice(0, parseProblemLines), ...diagnosticsOfSkips(sast_name, shared)];
}
function languageDiagnostics(languages, unknown) {
    const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
    const kinds = [...new Set(unknown.map((path) => extensionOf(path) || 'no extension'))].sort().slice(0, 10);
    if (kinds.length > 0)
        seen.push(`unknown kinds: ${kinds.join(', ')} (${files(unknown.length)})`);
    if (seen.length === 0)
        return [];
    return [{ engine: sast_name, message: `Only JavaScript and TypeScript are analysed; not looked at: ${seen.join(', ')}` }];
}
const files = (count) => (count === 1 ? '1 file' : `${count} files`);

;// CONCATENATED MODULE: ./build/service/engines/advisories.js
/** The offline database of vulnerable JavaScript libraries: RetireJS data, matched with RetireJS's own functions. */

/** Entries of the data that are no libraries. */
const notLibraries = new Set(['retire-example', 'dont check']);
const severities = {
    critical: 'CRITICAL',
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    none: 'INFO',
};
/** How the data's own kinds of identifiers are called where people read them. */
const identifierKinds = { retid: 'RetireJS', osvdb: 'OSVDB', PR: 'pull request' };
async function loadAdvisoryLibraries() {
    const [retire, data, manifest] = await Promise.all([
        import(/* webpackIgnore: true */ 'retire'),
        import(/* webpackIgnore: true */ '@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json', {
            with: { type: 'json' },
        }),
        import(/* webpackIgnore: true */ '@salesforce/code-analyzer-retirejs-engine/package.json', {
            with: { type: 'json' },
        }),
    ]);
    return { retire, data: data.default, source: `${manifest.default.name} ${manifest.default.version}` };
}
function openDatabase({ retire, data, source }) {
    const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data)));
    for (const name of notLibraries)
        delete repository[name];
    const entries = Object.entries(repository);
    const byPackage = Map.groupBy(entries.map(([component, entry]) => ({ component, packageName: entry.npmname ?? component })), (entry) => entry.packageName);
    return {
        source,
        libraries: entries.length,
        newestCve: newestCve(entries.flatMap(([, entry]) => entry.vulnerabilities)),
        knows: (packageName) => byPackage.has(packageName),
        ofPackage: (packageName, version) => {
            const components = byPackage.get(packageName) ?? [];
            const found = components.flatMap(({ component }) => retire.check(component, version, repository));
            return unique(found.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
        },
        ofScript: (path, content) => {
            const named = retire.scanFileName(`/${path}`, repository, true);
            const found = named.length > 0 ? named : retire.scanFileContent(content, repository, { sha1 });
            return librariesOf(found);
        },
    };
}
function librariesOf(found) {
    const groups = Map.groupBy(found, ({ component, version }) => `${component} ${version}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const advisories = unique(group.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
        if (first === undefined || advisories.length === 0)
            return [];
        return [{ name: first.npmname ?? first.component, version: first.version, advisories }];
    });
}
function advisoryOf(vulnerability) {
    const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
    const numbered = Object.entries(others).flatMap(([kind, value]) => [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`));
    const identifiers = [...CVE, ...(githubID === undefined ? [] : [githubID]), ...numbered];
    const [cwe] = vulnerability.cwe;
    return {
        id: identifiers[0] ?? summary ?? vulnerability.info.join(' '),
        identifiers,
        severity: severities[vulnerability.severity] ?? 'MEDIUM',
        summary: summary?.trim() || 'Known vulnerability',
        ...(cwe === undefined ? {} : { cwe }),
        ...(vulnerability.below === undefined ? {} : { fixedIn: fixedVersion(vulnerability.below) }),
        links: vulnerability.info,
    };
}
/** The data writes "no fix in this line of versions" as `2.999.999`. */
function fixedVersion(below) {
    const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
    return endOfLine === undefined ? below : `${Number(endOfLine) + 1}.0.0`;
}
/** The data repeats an advisory for several ranges of versions. */
function unique(advisories) {
    return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}
function newestCve(vulnerabilities) {
    const numbers = vulnerabilities
        .flatMap(({ identifiers }) => identifiers.CVE ?? [])
        .filter((id) => /^CVE-\d+-\d+$/.test(id));
    return numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}
function sha1(content) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha1').update(content).digest('hex');
}

;// CONCATENATED MODULE: ./build/service/engines/lock-file.js
/** Reads the packages of a package-lock.json with npm's own tree code, in a folder of its own, without scripts and offline. */



async function loadLockLibraries() {
    const arborist = await import(/* webpackIgnore: true */ '@npmcli/arborist');
    return { Arborist: arborist.default.Arborist };
}
/** The manifest's fields that the tree needs. `workspaces` stays out: its patterns would be searched on our disk. */
const manifestFields = ['name', 'version', 'dependencies', 'devDependencies', 'optionalDependencies'];
/** The lock's packages; a text says why it cannot be read. */
async function readLock({ root, path, libraries }) {
    const text = await (0,promises_namespaceObject.readFile)((0,external_node_path_namespaceObject.join)(root, path), 'utf8');
    const lock = parseRecord(text);
    if (lock === undefined)
        return 'it is not valid JSON';
    if (typeof lock.lockfileVersion !== 'number')
        return 'it has no lockfileVersion';
    const manifestText = await (0,promises_namespaceObject.readFile)((0,external_node_path_namespaceObject.join)(root, folderOf(path), 'package.json'), 'utf8').catch(() => undefined);
    const manifest = manifestText === undefined ? undefined : parseRecord(manifestText);
    if (manifestText !== undefined && manifest === undefined)
        return 'the package.json beside it is not valid JSON';
    const folder = await (0,promises_namespaceObject.mkdtemp)((0,external_node_path_namespaceObject.join)((0,external_node_path_namespaceObject.dirname)(root), 'lock-'));
    try {
        await (0,promises_namespaceObject.writeFile)((0,external_node_path_namespaceObject.join)(folder, 'package-lock.json'), text);
        if (manifest !== undefined)
            await (0,promises_namespaceObject.writeFile)((0,external_node_path_namespaceObject.join)(folder, 'package.json'), JSON.stringify(reduced(manifest)));
        const tree = await new libraries.Arborist({ path: folder, offline: true, ignoreScripts: true }).loadVirtual();
        return lockedTree([...tree.inventory.values()], tree.edgesOut, { path, text });
    }
    catch (error) {
        return `npm's tree code refuses it: ${error.code ?? 'unknown error'}`;
    }
    finally {
        await (0,promises_namespaceObject.rm)(folder, { recursive: true, force: true });
    }
}
function lockedTree(nodes, edges, lock) {
    const lineOf = lineFinder(lock.text);
    const folder = folderOf(lock.path);
    const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
    const folders = nodes.filter((node) => !node.isLink && !isInstalled(node)).map((node) => node.location);
    return {
        packages: packages.flatMap((node) => {
            if (node.packageName === null || !node.version)
                return [];
            const line = lineOf(node);
            const { packageName: name, version, dev } = node;
            return [{ name, version, isDevelopment: dev, ...(line === undefined ? {} : { line }) }];
        }),
        missing: [...edges.values()]
            .filter((edge) => edge.error === 'MISSING' && !edge.optional && !edge.peer)
            .map((edge) => edge.name),
        folders: [folder, ...folders.map((location) => [folder, location].filter((part) => part !== '').join('/'))],
    };
}
function isInstalled(node) {
    return /(?:^|\/)node_modules\//.test(node.location);
}
/** Finds a package's entry by its key: the location in versions 2 and 3, the bare name above its version in version 1. */
function lineFinder(text) {
    const lines = text.split('\n');
    const keys = new Map();
    for (const [index, line] of lines.entries()) {
        const key = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/.exec(line)?.[1];
        if (key !== undefined)
            keys.set(key, [...(keys.get(key) ?? []), index]);
    }
    return (node) => {
        const [located] = keys.get(JSON.stringify(node.location).slice(1, -1)) ?? [];
        const bareName = node.location.slice(node.location.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const versioned = keys.get(bareName)?.find((index) => lines[index + 1]?.includes(`"${node.version}"`));
        const found = located ?? versioned;
        return found === undefined ? undefined : found + 1;
    };
}
function reduced(manifest) {
    return Object.fromEntries(manifestFields.flatMap((field) => (Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : [])));
}
/** The JSON object in a text; undefined when it is none. */
function parseRecord(text) {
    try {
        const value = JSON.parse(text.replace(/^\uFEFF/, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/service/engines/manifests.js
/** Knows the files that declare dependencies, so that those which no engine reads are named. */

const npmLocks = new Set(['package-lock.json', 'npm-shrinkwrap.json']);
const otherNpmLocks = {
    'yarn.lock': 'Yarn',
    'pnpm-lock.yaml': 'pnpm',
    'bun.lock': 'Bun',
    'bun.lockb': 'Bun',
};
const ecosystems = [
    [
        /^(?:requirements.*\.txt|pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|pyproject\.toml|setup\.py|environment\.ya?ml)$/,
        'Python',
    ],
    [/^go\.(?:mod|sum)$/, 'Go'],
    [/^cargo\.(?:toml|lock)$/, 'Rust'],
    [/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|build\.sbt)$/, 'Java and Kotlin'],
    [/^(?:gemfile(?:\.lock)?|.*\.gemspec)$/, 'Ruby'],
    [/^composer\.(?:json|lock)$/, 'PHP'],
    [/^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|.*\.(?:cs|fs|vb)proj)$/, '.NET'],
    [/^pubspec\.(?:yaml|lock)$/, 'Dart'],
    [/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, 'Swift and Objective-C'],
    [/^mix\.(?:exs|lock)$/, 'Elixir'],
    [/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, 'C and C++'],
    [/^deno\.(?:jsonc?|lock)$/, 'Deno'],
    [/^bower\.json$/, 'Bower'],
];
function isNpmLock(path) {
    return npmLocks.has(baseName(path));
}
function isNpmManifest(path) {
    return baseName(path) === 'package.json';
}
/** The package manager whose lock file for npm packages this is, when it is not npm. */
function otherNpmManager(path) {
    const name = baseName(path);
    return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : undefined;
}
/** The ecosystem beyond npm whose dependencies the file declares. */
function otherEcosystem(path) {
    const name = baseName(path).toLowerCase();
    return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}

;// CONCATENATED MODULE: ./build/service/engines/sca.js
/** Looks for vulnerable versions of JavaScript libraries, offline: in npm lock files and in scripts copied into the repository. */









const sca_name = 'retire';
const sca_packages = ['retire@5', '@salesforce/code-analyzer-retirejs-engine@0.32', '@npmcli/arborist@10'];
const libraryExtensions = new Set(['.js', '.mjs', '.cjs']);
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const longestTitle = 100;
async function loadLibraries() {
    const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), loadLockLibraries()]);
    return { database: openDatabase(advisories), locks };
}
/** The engine; `load` is replaced in tests. */
function createScaEngine(load = loadLibraries) {
    return {
        name: sca_name,
        scanType: 'sca',
        scan: async (context) => {
            const libraries = await loadIfInstalled(load);
            return libraries === undefined ? notInstalled(sca_name, sca_packages) : sca_scanTree(context, libraries);
        },
    };
}
const scaEngine = createScaEngine();
async function sca_scanTree(context, { database, locks }) {
    const own = context.files.filter((path) => !isInstalledPackage(path));
    const locked = await scanLocks(context, own.filter(isNpmLock), { database, locks });
    const copied = await scanScripts(context, database);
    const manifests = await judgeManifests(context, own, locked.folders);
    const skips = [...locked.skips, ...manifests.skips, ...unreadDeclarations(own)];
    const hasAnswer = locked.lookedAt.length > 0 || copied.matches.length > 0 || (manifests.empty.length > 0 && skips.length === 0);
    const diagnostics = diagnosticsOfSkips(sca_name, skips);
    if (hasAnswer)
        diagnostics.push(...reach(database, locked));
    else
        diagnostics.push({
            engine: sca_name,
            message: 'Not covered: no package-lock.json that could be read, so no dependency was looked up',
        });
    return {
        findings: sca_findingsOf([...locked.matches, ...copied.matches]),
        coverage: hasAnswer ? 'partly covered' : 'not covered',
        diagnostics,
        lookedAt: [...locked.lookedAt, ...manifests.empty, ...(hasAnswer ? copied.lookedAt : [])],
    };
}
async function scanLocks(context, paths, libraries) {
    const scan = { matches: [], lookedAt: [], skips: [], folders: new Set(), packageCount: 0, knownCount: 0 };
    for (const path of paths) {
        context.signal.throwIfAborted();
        const tree = await readLock({ root: context.root, path, libraries: libraries.locks });
        if (typeof tree === 'string')
            scan.skips.push({ reason: `Lock file not read: ${tree}`, filePath: path });
        else
            addLock(scan, path, tree, libraries.database);
    }
    return scan;
}
function addLock(scan, path, tree, database) {
    scan.lookedAt.push(path);
    for (const folder of tree.folders)
        scan.folders.add(folder);
    if (tree.missing.length > 0) {
        const names = tree.missing.slice(0, 5).join(', ');
        const reason = `The lock file lacks ${tree.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
        scan.skips.push({ reason, filePath: path });
    }
    const versions = new Map(tree.packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
    scan.packageCount += versions.size;
    for (const locked of [...versions.values()].sort(byNameAndVersion)) {
        if (!database.knows(locked.name))
            continue;
        scan.knownCount += 1;
        const { name: library, version, isDevelopment, line } = locked;
        const place = { filePath: path, library, version, isDevelopment, ...(line === undefined ? {} : { line }) };
        scan.matches.push(...database.ofPackage(library, version).map((advisory) => ({ ...place, advisory })));
    }
}
function byNameAndVersion(a, b) {
    return a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
}
async function scanScripts({ root, files, signal }, database) {
    const matches = [];
    const lookedAt = [];
    for (const path of files.filter((file) => libraryExtensions.has(extensionOf(file)))) {
        signal.throwIfAborted();
        const content = await readText(root, path);
        if (content === undefined)
            continue;
        lookedAt.push(path);
        for (const { name: library, version, advisories } of database.ofScript(path, content)) {
            const place = { filePath: path, library, version, isDevelopment: false };
            matches.push(...advisories.map((advisory) => ({ ...place, advisory })));
        }
    }
    return { matches, lookedAt };
}
/** Manifests without a lock: those that declare something are skips, those that declare nothing are answered. */
async function judgeManifests({ root }, files, covered) {
    const locked = new Set(files.filter((path) => otherNpmManager(path) !== undefined).map(folderOf));
    const skips = [];
    const empty = [];
    for (const path of files.filter(isNpmManifest)) {
        if (covered.has(folderOf(path)) || ancestors(folderOf(path)).some((folder) => locked.has(folder)))
            continue;
        const manifest = parseRecord(await (0,promises_namespaceObject.readFile)((0,external_node_path_namespaceObject.join)(root, path), 'utf8'));
        if (manifest === undefined)
            skips.push({ reason: 'Manifest not read: it is not valid JSON', filePath: path });
        else if (declaresDependencies(manifest)) {
            skips.push({
                reason: 'Manifest without a package-lock.json: the versions of its dependencies are not known',
                filePath: path,
            });
        }
        else
            empty.push(path);
    }
    return { skips, empty };
}
function declaresDependencies(manifest) {
    return dependencyFields.some((field) => {
        const declared = manifest[field];
        return typeof declared === 'object' && declared !== null && Object.keys(declared).length > 0;
    });
}
function ancestors(folder) {
    return folder === '' ? [''] : [folder, ...ancestors(folderOf(folder))];
}
function unreadDeclarations(files) {
    return files.flatMap((filePath) => {
        const manager = otherNpmManager(filePath);
        if (manager !== undefined)
            return [{ reason: `Lock file of ${manager}: not read, its packages were not looked up`, filePath }];
        const ecosystem = otherEcosystem(filePath);
        if (ecosystem === undefined)
            return [];
        return [{ reason: `Dependencies of ${ecosystem}: not looked up`, filePath }];
    });
}
function sca_findingsOf(matches) {
    const ordinalOf = ordinals();
    return matches.map((match) => {
        const { advisory, library, version, filePath, line } = match;
        return {
            type: 'SCA',
            severity: advisory.severity,
            title: titleOf(match),
            description: descriptionOf(match),
            remediation: advisory.fixedIn === undefined
                ? `No fixed version of ${library} is known. Replace it.`
                : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
            ...(advisory.cwe === undefined ? {} : { cwe: advisory.cwe }),
            filePath,
            ...(line === undefined ? {} : { line }),
            // Without the version: an upgrade that does not help leaves the problem what it was.
            fingerprint: fingerprintOf([advisory.id, filePath, library, ordinalOf(`${advisory.id} ${filePath} ${library}`)]),
        };
    });
}
function titleOf({ advisory, library, version }) {
    const lines = advisory.summary.split('\n').map((line) => line.trim());
    const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
    const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
    const room = longestTitle - `${library} ${version}:  (${advisory.id})`.length;
    return `${library} ${version}: ${shortened(sentence, room)} (${advisory.id})`;
}
function shortened(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}
function descriptionOf({ advisory, isDevelopment }) {
    const parts = [advisory.summary];
    if (advisory.identifiers.length > 0)
        parts.push(`Known as: ${advisory.identifiers.join(', ')}.`);
    if (isDevelopment)
        parts.push('It is a development dependency: it matters where code is built and tested.');
    if (advisory.links.length > 0)
        parts.push(`More: ${advisory.links.slice(0, 5).join(' ')}`);
    return parts.join('\n\n');
}
/** How far the answer reaches: a small database makes a clean result weaker than it looks. */
function reach(database, locked) {
    const age = database.newestCve === undefined ? '' : `; it carries no date, its newest entry is ${database.newestCve}`;
    const counted = `${locked.knownCount} of the ${locked.packageCount} locked packages are among them`;
    const message = `Looked up offline in a database of only ${database.libraries} JavaScript libraries (${database.source}${age}); ${counted}`;
    return [{ engine: sca_name, message }];
}

;// CONCATENATED MODULE: ./build/service/engines/secret-rules.js
const rulePrefix = '@secretlint/secretlint-rule-';
const rules = {
    '1password': secret('1Password service account token', 'CRITICAL', 'Revoke the service account in 1Password.'),
    anthropic: secret('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
    aws: secret('AWS secret access key', 'CRITICAL', 'Deactivate the access key in AWS IAM and look at its last use.'),
    basicauth: secret('User name and password in an address', 'HIGH', 'Change the password.'),
    cloudflare: secret('Cloudflare API credential', 'CRITICAL', 'Roll the key or token in the Cloudflare dashboard.'),
    'database-connection-string': secret('Database password in a connection string', 'HIGH', 'Change the database password.'),
    databricks: secret('Databricks access token', 'HIGH', 'Revoke the token in the Databricks user settings.'),
    docker: secret('Docker access token', 'HIGH', 'Delete the token in the Docker account settings.'),
    figma: secret('Figma access token', 'HIGH', 'Revoke the token in the Figma settings.'),
    gcp: secret('Google Cloud service account key', 'CRITICAL', 'Delete the key of the service account in Google Cloud IAM.'),
    github: secret('GitHub token', 'CRITICAL', 'Revoke the token in the GitHub settings and look at the audit log.'),
    gitlab: secret('GitLab personal access token', 'CRITICAL', 'Revoke the token in the GitLab user settings.'),
    grafana: secret('Grafana token', 'HIGH', 'Delete the token in Grafana.'),
    groq: secret('Groq API key', 'HIGH', 'Delete the key in the Groq console.'),
    'hashicorp-vault': secret('HashiCorp Vault token', 'CRITICAL', 'Revoke the token with `vault token revoke`.'),
    huggingface: secret('Hugging Face access token', 'HIGH', 'Invalidate the token in the Hugging Face settings.'),
    linear: secret('Linear API key', 'HIGH', 'Revoke the key in the Linear settings.'),
    notion: secret('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
    npm: secret('npm access token', 'CRITICAL', 'Revoke the token with `npm token revoke` and check the published versions.'),
    openai: secret('OpenAI API key', 'HIGH', 'Delete the key in the OpenAI settings.'),
    privatekey: secret('Private key', 'CRITICAL', 'Make a new key pair and remove the old public key wherever it is trusted.'),
    sendgrid: secret('SendGrid API key', 'HIGH', 'Delete the key in the SendGrid settings.'),
    shopify: secret('Shopify access token', 'HIGH', 'Rotate the credentials of the app in Shopify.'),
    slack: secret('Slack token or webhook address', 'HIGH', 'Revoke the token or delete the webhook in the Slack app settings.'),
    stripe: secret('Stripe API key', 'CRITICAL', 'Roll the key in the Stripe dashboard.'),
    tailscale: secret('Tailscale key', 'HIGH', 'Revoke the key in the Tailscale admin console.'),
    vercel: secret('Vercel token', 'HIGH', 'Delete the token in the Vercel account settings.'),
};
/** A rule of a newer preset that this table does not know yet still counts. */
const unknownRule = secret('Credential', 'HIGH', 'Revoke the credential where it was issued.');
/** The rule behind a secretlint rule id. */
function secretRule(ruleId) {
    const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : ruleId;
    return Object.hasOwn(rules, name) ? (rules[name] ?? unknownRule) : unknownRule;
}
function secret(title, severity, revoke) {
    return { title: `${title} in the repository`, severity, revoke };
}

;// CONCATENATED MODULE: ./build/service/engines/secrets.js
/** Looks for credentials in every text file with secretlint. Nothing of what it finds leaves this file. */






const secrets_name = 'secretlint';
const secrets_packages = ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'];
/** This rule is how a comment `secretlint-disable` hides a secret; the scanned branch must not decide that. */
const commentRuleId = '@secretlint/secretlint-rule-filter-comments';
/** The one binary format that a rule of the preset reads: Google's key files. */
const keyStoreExtension = '.p12';
/** Slow enough that a weak password cannot be guessed from a fingerprint, fast enough for hundreds of findings. */
const digestCost = { N: 4096, r: 8, p: 1 };
const secrets_severityOrder = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
async function secrets_loadLibraries() {
    const [core, preset] = await Promise.all([
        import(/* webpackIgnore: true */ '@secretlint/core'),
        import(/* webpackIgnore: true */ '@secretlint/secretlint-rule-preset-recommend'),
    ]);
    // Left on, it keeps several marks per rule and file: half a gigabyte for 10,000 files.
    const profiler = await loadIfInstalled(() => import(/* webpackIgnore: true */ '@secretlint/profiler'));
    profiler?.secretLintProfiler.setEnabled(false);
    return { lintSource: core.lintSource, preset: preset.creator };
}
/** The engine; `load` is replaced in tests. */
function createSecretsEngine(load = secrets_loadLibraries) {
    return {
        name: secrets_name,
        scanType: 'secrets',
        scan: async (context) => {
            const libraries = await loadIfInstalled(load);
            return libraries === undefined ? notInstalled(secrets_name, secrets_packages) : secrets_scanTree(context, libraries);
        },
    };
}
const secretsEngine = createSecretsEngine();
async function secrets_scanTree({ root, files, signal }, libraries) {
    const config = configOf(libraries);
    const findings = [];
    const lookedAt = [];
    const binary = [];
    for (const path of files) {
        signal.throwIfAborted();
        const content = await readText(root, path);
        if (content === undefined && extensionOf(path) !== keyStoreExtension) {
            binary.push(path);
            continue;
        }
        const source = {
            content: (content ?? '').replace(/^\uFEFF/, ''),
            filePath: (0,external_node_path_namespaceObject.join)(root, path),
            ext: extensionOf(path),
            contentType: content === undefined ? 'binary' : 'text',
        };
        const { messages } = await libraries.lintSource({ source, options: { config } });
        findings.push(...secrets_findingsOf(path, source.content, messages));
        lookedAt.push(path);
    }
    return { findings, coverage: 'covered', diagnostics: binaryDiagnostics(binary), lookedAt };
}
/** The preset's rules one by one: `disabled` inside a preset has no effect in secretlint 13. */
function configOf({ preset }) {
    const rules = preset.rules.filter((rule) => rule.meta.id !== commentRuleId);
    return { rules: rules.map((rule) => ({ id: rule.meta.id, rule })) };
}
function secrets_findingsOf(path, content, messages) {
    const ordinalOf = ordinals();
    return withoutOverlaps(messages).map((message) => {
        const { title, severity, revoke } = secretRule(message.ruleId);
        const digest = digestOf(content.slice(...message.range), message.ruleId, path);
        return {
            type: 'SECRET',
            severity,
            title,
            description: `The file holds what looks like a working credential (rule ${message.ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
            remediation: `${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`,
            cwe: 'CWE-798',
            filePath: path,
            ...(message.loc.start.line > 0 ? { line: message.loc.start.line } : {}),
            fingerprint: fingerprintOf([message.ruleId, path, digest, ordinalOf(`${message.ruleId} ${digest}`)]),
        };
    });
}
/** One secret can match several rules (an address is a connection string too): the worst one speaks for it. */
function withoutOverlaps(messages) {
    const rank = (message) => secrets_severityOrder.indexOf(secretRule(message.ruleId).severity);
    const kept = [];
    for (const message of messages.toSorted((a, b) => rank(a) - rank(b))) {
        const [start, end] = message.range;
        if (!kept.some(({ range }) => start < Math.max(range[1], range[0] + 1) && range[0] < Math.max(end, start + 1))) {
            kept.push(message);
        }
    }
    return kept.sort((a, b) => a.range[0] - b.range[0]);
}
function digestOf(secret, ruleId, path) {
    return (0,external_node_crypto_namespaceObject.scryptSync)(secret, `${ruleId}\0${path}`, 32, digestCost).toString('hex');
}
function binaryDiagnostics(paths) {
    if (paths.length === 0)
        return [];
    const kinds = Map.groupBy(paths, (path) => extensionOf(path) || 'no extension');
    const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
    const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
    return [{ engine: secrets_name, message: `Binary files were not searched for secrets (${paths.length}: ${shown})` }];
}

;// CONCATENATED MODULE: ./build/service/engines/registry.js
/** The one list of engines: a new scanner is one file and one line here. */




const registry_engines = [secretsEngine, sastEngine, scaEngine, iacEngine];

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
;// CONCATENATED MODULE: external "node:stream/consumers"
const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
;// CONCATENATED MODULE: ./build/service/git-process.js
/** Runs the `git` binary: never through a shell, never with the machine's or the user's configuration, never on the network. */





/** What a child needs from the machine; every `GIT_*` variable stays out, because an earlier step could have set it. */
const inheritedVariables = ['PATH', 'Path', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'];
const hardenedVariables = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: external_node_os_namespaceObject.devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // `refs/replace/*` would let a repository show other contents than its commit holds.
    GIT_NO_REPLACE_OBJECTS: '1',
    // A partial clone would fetch missing objects, by a command that its own configuration names.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    LC_ALL: 'C',
};
const hardenedArguments = [
    '--no-pager',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${external_node_os_namespaceObject.devNull}`,
    '-c',
    'safe.directory=*',
];
function gitEnvironment() {
    const inherited = inheritedVariables.flatMap((name) => (external_node_process_namespaceObject.env[name] === undefined ? [] : [[name, external_node_process_namespaceObject.env[name]]]));
    return { ...Object.fromEntries(inherited), ...hardenedVariables };
}
/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
function startGit({ path, signal }, args) {
    return (0,external_node_child_process_namespaceObject.spawn)('git', [...hardenedArguments, ...args], {
        cwd: path,
        env: gitEnvironment(),
        signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
function ending(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
        child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
    });
}
/** Runs git to its end and hands over what it printed. */
async function git_process_runGit(place, args) {
    if (place.signal.aborted)
        throw cancelled(place.signal);
    const child = startGit(place, args);
    child.stdin.on('error', () => undefined);
    child.stdin.end();
    const [code, stdout, stderr] = await Promise.all([
        ending(child, place.signal),
        text(child.stdout),
        text(child.stderr),
    ]);
    return { code, stdout, stderr };
}
function cancelled(signal) {
    return new errors/* GateError */.ue('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', {
        hint: 'Install git and make sure that it is on the PATH.',
        cause,
    });
}

;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
;// CONCATENATED MODULE: ./build/service/git-paths.js
/** Decides which path names of a git tree may be written to disk; a tree is input from strangers. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Characters that HFS+ ignores in names, so that `.g<U+200C>it` would be `.git` there. */
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** The path as text when it stays inside the root and is an honest name, else why not, and how to show it. */
function judgePath(raw) {
    let path;
    try {
        path = strictUtf8.decode(raw);
    }
    catch {
        return { shown: showBytes(raw), refusal: 'its name is not UTF-8' };
    }
    const refusal = refusalOf(path);
    return refusal === undefined ? { path } : { shown: path, refusal };
}
function refusalOf(path) {
    if (path.includes('\0'))
        return 'its name holds a NUL';
    if (path.includes('\\'))
        return 'its name holds a backslash';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'its name is an absolute path';
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'its name leaves the tree';
    if (parts.some(namesGitFolder))
        return 'its name points into a .git folder';
    return undefined;
}
/** `.git` as some file system would read it: any case, trailing dots or blanks, a stream, the 8.3 name. */
function namesGitFolder(part) {
    const plain = part
        .replaceAll(ignoredByFileSystems, '')
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, '');
    return plain === '.git' || plain === 'git~1';
}
function showBytes(raw) {
    return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
}

;// CONCATENATED MODULE: ./build/service/git-streams.js

/** The records of a stream, each ended by the separator byte. */
async function* separatedBy(stream, separator) {
    let rest = Buffer.alloc(0);
    for await (const chunk of stream) {
        const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = data.indexOf(separator); end >= 0; end = data.indexOf(separator, start)) {
            yield data.subarray(start, end);
            start = end + 1;
        }
        rest = data.subarray(start);
    }
    if (rest.length > 0)
        throw endedEarly();
}
/** Takes lines and exact numbers of bytes, in turn, from one stream; rejects when it ends too soon. */
function recordReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const nextChunk = async () => {
        const { value, done } = await chunks.next();
        if (done)
            throw endedEarly();
        return value;
    };
    const line = async () => {
        let end = rest.indexOf(0x0a);
        while (end < 0) {
            rest = Buffer.concat([rest, await nextChunk()]);
            end = rest.indexOf(0x0a);
        }
        const found = rest.toString('latin1', 0, end);
        rest = rest.subarray(end + 1);
        return found;
    };
    const bytes = async (length) => {
        const parts = [rest];
        let held = rest.length;
        while (held < length) {
            const chunk = await nextChunk();
            parts.push(chunk);
            held += chunk.length;
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(length);
        return all.subarray(0, length);
    };
    return { line, bytes };
}
function endedEarly() {
    return new errors/* GateError */.ue('SCAN_FAILED', 'The output of git ended early', {
        hint: 'Check the repository with `git fsck`.',
    });
}

;// CONCATENATED MODULE: ./build/service/git-export.js
/** Writes the files of one commit into a folder, byte for byte as the commit holds them: no filter, no attribute, no link. */










/** Files above this are reported, not scanned: a scanner would need minutes, and sources are never that large. */
const maximumFileBytes = 10 * 1024 * 1024;
/** A tree can name one blob a million times; without a limit a small push would fill the disk. */
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
/** How much is held in memory between two rounds of writing. */
const batchFiles = 64;
const batchBytes = 16 * 1024 * 1024;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
/** Errors that the name of a file can cause on the file system at hand. */
const namingErrors = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);
/** Exports the commit's tree. Rejects when an object is missing, when the tree is beyond all measure, or when aborted. */
async function exportCommit(request) {
    if (!fullSha.test(request.sha))
        throw new errors/* GateError */.ue('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
    const { blobs, skips, links } = await listTree(request);
    const written = await writeBlobs(request, blobs);
    const left = [...skips, ...written.skips];
    const linkDiagnostics = links === 0
        ? []
        : [
            {
                engine,
                message: `Symbolic links were not followed (${links}); what they point to is scanned where it lies`,
            },
        ];
    return {
        files: written.files.sort(),
        diagnostics: [...diagnosticsOfSkips(engine, left), ...linkDiagnostics],
        isWhole: left.length === 0,
    };
}
async function listTree(request) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const listing = { blobs: [], skips: [], links: 0 };
    const child = startGit(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
    child.stdin.end();
    const ended = ending(child, request.signal);
    const errors = (0,consumers_namespaceObject.text)(child.stderr);
    const read = (async () => {
        let bytes = 0;
        for await (const record of separatedBy(child.stdout, 0)) {
            bytes += addEntry(listing, record);
            if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles)
                throw tooLarge(request.sha);
        }
    })();
    const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return listing;
}
/** Sorts one record of `ls-tree -l` (`mode type oid size<TAB>path`) into the listing; returns the bytes to be written. */
function addEntry(listing, record) {
    const tab = record.indexOf(0x09);
    const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
    if (tab < 0 || mode === undefined || oid === undefined)
        throw new errors/* GateError */.ue('SCAN_FAILED', 'git listed a tree in an unknown form');
    const judged = judgePath(record.subarray(tab + 1));
    if ('refusal' in judged) {
        listing.skips.push({ reason: `A file was not scanned: ${judged.refusal}`, filePath: judged.shown });
    }
    else if (mode === '160000') {
        listing.skips.push({ reason: 'Submodule: not scanned', filePath: judged.path });
    }
    else if (mode === '120000') {
        listing.links += 1;
    }
    else if (!/^\d+$/.test(size ?? '')) {
        throw new errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${judged.path}`, {
            hint: 'Scan a full clone: a partial clone (`--filter`) lacks file contents.',
        });
    }
    else if (Number(size) > maximumFileBytes) {
        const reason = `Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`;
        listing.skips.push({ reason, filePath: judged.path });
    }
    else {
        listing.blobs.push({ oid, path: judged.path, bytes: Number(size) });
        return Number(size);
    }
    return 0;
}
/** Streams all blobs through one `git cat-file --batch` and writes them in rounds, so that memory stays bounded. */
async function writeBlobs(request, blobs) {
    if (request.signal.aborted)
        throw cancelled(request.signal);
    const child = startGit(request, ['cat-file', '--batch', '--buffer']);
    const ended = ending(child, request.signal);
    const errors = (0,consumers_namespaceObject.text)(child.stderr);
    const fed = (0,external_node_stream_promises_namespaceObject.pipeline)(external_node_stream_namespaceObject.Readable.from(oidLines(blobs)), child.stdin).catch(() => undefined);
    const writer = treeWriter(request.destination);
    const read = (async () => {
        const reader = recordReader(child.stdout);
        for (const blob of blobs)
            await writer.add(blob.path, await readBlob(reader, blob));
        await writer.flush();
    })();
    const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
    if (code !== 0)
        throw unreadable(request.sha, message);
    return { files: writer.files, skips: writer.skips };
}
function* oidLines(blobs) {
    for (const { oid } of blobs)
        yield `${oid}\n`;
}
async function readBlob(reader, blob) {
    const header = await reader.line();
    if (header !== `${blob.oid} blob ${blob.bytes}`) {
        throw new errors/* GateError */.ue('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
            hint: 'Check the repository with `git fsck`, or clone it anew.',
        });
    }
    const content = await reader.bytes(blob.bytes);
    await reader.bytes(1);
    return content;
}
/** Collects files and writes them in parallel once a round is full. */
function treeWriter(destination) {
    const files = [];
    const skips = [];
    const folders = new Map();
    let round = [];
    let roundBytes = 0;
    const write = async ({ path, content }) => {
        const target = (0,external_node_path_namespaceObject.join)(destination, path);
        const folder = (0,external_node_path_namespaceObject.dirname)(target);
        const made = folders.get(folder) ?? (0,promises_namespaceObject.mkdir)(folder, { recursive: true, mode: 0o700 });
        folders.set(folder, made);
        try {
            await made;
            // `wx`: two names that the file system holds for one must not overwrite each other.
            await (0,promises_namespaceObject.writeFile)(target, content, { flag: 'wx', mode: 0o600 });
            files.push(path);
        }
        catch (error) {
            if (!namingErrors.has(error.code ?? ''))
                throw error;
            skips.push({ reason: 'A file was not scanned: the file system does not take its name', filePath: path });
        }
    };
    const flush = async () => {
        const full = round;
        round = [];
        roundBytes = 0;
        await Promise.all(full.map(write));
    };
    const add = async (path, content) => {
        if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'))) {
            skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: path });
            return;
        }
        round.push({ path, content });
        roundBytes += content.length;
        if (round.length >= batchFiles || roundBytes >= batchBytes)
            await flush();
    };
    return { files, skips, add, flush };
}
function tooLarge(sha) {
    const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
    return new errors/* GateError */.ue('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}
function unreadable(sha, message) {
    return new errors/* GateError */.ue('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}

;// CONCATENATED MODULE: ./build/service/git.js
/** What the embedded service asks of a local git repository: is it one, what are its branches, what does a commit hold. */




const git_fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';
/** The repository that the path lies in; CONFIG when there is none. */
async function findCheckout(place) {
    const isFolder = await stat(place.path).then((stats) => stats.isDirectory(), () => false);
    if (!isFolder)
        throw notACheckout(place.path, 'there is no such folder');
    const inside = await runGit(place, ['rev-parse', '--is-bare-repository', '--absolute-git-dir']);
    if (inside.code !== 0)
        throw notACheckout(place.path, git_firstLine(inside.stderr));
    const [bareWord, gitFolder = place.path] = inside.stdout.split('\n');
    if (bareWord === 'true')
        return { path: gitFolder, isBare: true };
    const top = await runGit(place, ['rev-parse', '--show-toplevel']);
    if (top.code !== 0)
        throw notACheckout(place.path, git_firstLine(top.stderr));
    return { path: withoutNewline(top.stdout), isBare: false };
}
/** Full SHA of the commit that `refs/heads/<branch>` names; undefined when there is no such branch. */
async function resolveBranch(place, branch) {
    // `show-ref --verify` takes an exact reference: `main~1`, `HEAD` or a tag of that name resolve to nothing.
    const shown = await runGit(place, ['show-ref', '--verify', '--hash', '--', `${localBranch}${branch}`]);
    const sha = shown.stdout.trim();
    if (shown.code !== 0 || !git_fullSha.test(sha))
        return undefined;
    return resolveCommit(place, sha);
}
/** Full SHA of the checked-out commit; undefined in a repository without commits. */
function resolveHead(place) {
    return resolveCommit(place, 'HEAD');
}
/** Name of the branch that is checked out; undefined when HEAD is detached. */
async function currentBranch(place) {
    const reference = await symbolicTarget(place, 'HEAD');
    return reference?.startsWith(localBranch) ? reference.slice(localBranch.length) : undefined;
}
/** The target of origin's HEAD, else main or master, else the current branch; undefined when there is none of these. */
async function defaultBranch(place) {
    const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
    if (remoteHead?.startsWith(remoteBranch))
        return remoteHead.slice(remoteBranch.length);
    for (const name of ['main', 'master']) {
        if ((await resolveBranch(place, name)) !== undefined)
            return name;
    }
    return currentBranch(place);
}
/** Address of the remote `origin`, as configured (it may hold credentials: never print it); undefined when none. */
async function originUrl(place) {
    const answer = await runGit(place, ['remote', 'get-url', 'origin']);
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
async function resolveCommit(place, revision) {
    const answer = await runGit(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const sha = answer.stdout.trim();
    return answer.code === 0 && git_fullSha.test(sha) ? sha : undefined;
}
async function symbolicTarget(place, reference) {
    const answer = await runGit(place, ['symbolic-ref', '--quiet', reference]);
    return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}
function notACheckout(path, why) {
    return new GateError('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
        hint: 'Give the path of a folder that `git clone` or `git init` made, with at least one commit.',
    });
}
const withoutNewline = (line) => line.replace(/\r?\n$/, '');
const git_firstLine = (lines) => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';

;// CONCATENATED MODULE: ./build/service/scan-commit.js
/** Scans one commit: its tree goes into a temporary folder, every engine looks at it, the folder goes away. */







const coverageOrder = ['not covered', 'partly covered', 'covered'];
/**
 * Exports the commit and runs every engine over it.
 * Rejects with SCAN_FAILED when an engine fails or nothing was looked at, with CANCELLED when the signal aborts.
 */
async function scanCommit(job, signal, { temporaryFolder = (0,external_node_os_namespaceObject.tmpdir)(), engines = registry_engines } = {}) {
    if (signal.aborted)
        throw cancelled(signal);
    const folder = await (0,promises_namespaceObject.mkdtemp)((0,external_node_path_namespaceObject.join)(await (0,promises_namespaceObject.realpath)(temporaryFolder), 'scan-gate-'));
    try {
        await (0,promises_namespaceObject.chmod)(folder, 0o700);
        const root = (0,external_node_path_namespaceObject.join)(folder, 'tree');
        await (0,promises_namespaceObject.mkdir)(root, { mode: 0o700 });
        const tree = await exportCommit({ ...job, destination: root, signal });
        if (tree.files.length === 0)
            throw nothingScanned(job.sha, 'the commit holds no regular file', tree.diagnostics);
        const results = await runEngines(engines, { root, files: tree.files, signal });
        return gather(job.sha, results, tree);
    }
    finally {
        await (0,promises_namespaceObject.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function runEngines(engines, context) {
    const answers = [];
    for (const engine of engines) {
        try {
            answers.push({ engine, ...(await engine.scan(context)) });
        }
        catch (cause) {
            if (context.signal.aborted)
                throw cancelled(context.signal);
            const reason = cause instanceof Error ? cause.message : String(cause);
            throw new errors/* GateError */.ue('SCAN_FAILED', `The engine ${engine.name} failed: ${reason}`, { cause });
        }
    }
    return answers;
}
function gather(sha, answers, tree) {
    const diagnostics = [...tree.diagnostics, ...answers.flatMap((answer) => answer.diagnostics)];
    const filesScanned = new Set(answers.flatMap((answer) => answer.lookedAt)).size;
    if (filesScanned === 0)
        throw nothingScanned(sha, 'no engine looked at any file', diagnostics);
    const findings = scan_commit_unique(answers.flatMap((answer) => answer.findings));
    return {
        findings: withoutSecretCode(findings),
        coverage: coverageOf(answers, tree.isWhole),
        diagnostics,
        filesScanned,
    };
}
/** The best word of a type's engines; a tree that could not be exported whole is covered in part at most. */
function coverageOf(answers, isWhole) {
    const coverage = {};
    const best = isWhole ? 'covered' : 'partly covered';
    for (const { engine, coverage: word } of answers) {
        const before = coverage[engine.scanType] ?? 'not covered';
        const better = rank(word) > rank(before) ? word : before;
        coverage[engine.scanType] = rank(better) > rank(best) ? best : better;
    }
    return coverage;
}
const rank = (word) => coverageOrder.indexOf(word);
function scan_commit_unique(findings) {
    return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse();
}
/** In a file that holds a secret, the code of any other finding could show it. */
function withoutSecretCode(findings) {
    const secretFiles = new Set(findings.filter(({ type }) => type === 'SECRET').map(({ filePath }) => filePath));
    return findings.map((finding) => {
        if (!secretFiles.has(finding.filePath))
            return finding;
        const { codeSnippet: _dropped, ...rest } = finding;
        return rest;
    });
}
function nothingScanned(sha, why, diagnostics) {
    const hint = diagnostics
        .map(({ message }) => message)
        .slice(0, 5)
        .join('. ');
    return new errors/* GateError */.ue('SCAN_FAILED', `Nothing was scanned in commit ${sha}: ${why}`, hint === '' ? {} : { hint });
}


/***/ }),

/***/ 826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toPlainError)
/* harmony export */ });
/* unused harmony export fromPlainError */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/** What the scan worker and its starter say to each other: plain data, because an error's class does not cross threads. */

function toPlainError({ code, message, hint, reason }) {
    return { code, message, hint, reason };
}
function fromPlainError({ code, message, hint, reason }) {
    return new GateError(code, message, { hint, reason });
}


/***/ }),

/***/ 352:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(473);
/* harmony import */ var _scan_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(451);
/* harmony import */ var _worker_message_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(826);
/** Entry of the scan worker: scans the one commit that it was started with, answers once, ends. */




async function answer() {
    const { job, temporaryFolder } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    try {
        // Cancelling ends the whole worker, so that a long synchronous analysis cannot delay it.
        return { result: await (0,_scan_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .scanCommit */ .h)(job, new AbortController().signal, { temporaryFolder }) };
    }
    catch (error) {
        return { error: (0,_worker_message_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlainError */ .q)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asGateError */ .Ub)(error, 'SCAN_FAILED')) };
    }
}
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(await answer());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(352);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
