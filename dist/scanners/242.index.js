export const id = 242;
export const ids = [242];
export const modules = {

/***/ 6081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ isDecidedByContent),
/* harmony export */   OC: () => (/* binding */ containsPhp),
/* harmony export */   WZ: () => (/* binding */ beginsLikeDockerfile),
/* harmony export */   lD: () => (/* binding */ isNamedLikeDockerfile),
/* harmony export */   w9: () => (/* binding */ detectByContent)
/* harmony export */ });
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1661);

const xml = /^\s*<(?:\?xml\s|!DOCTYPE\s)/i;
const php = /<\?(?:php\b|=)/i;
const binary = /\0/;
const byExtension = {
    '.app': { rows: [[/^\s*(?:%.*\n\s*)*\{\s*application\s*,/, 'Erlang']], otherwise: 'none' },
    '.asc': {
        rows: [
            [/^(?:----[- ]BEGIN|ssh-)/m, undefined],
            [/^[=-]+\s|\{\{/m, undefined],
            [
                /^(?:\/\/.+|(?:(?:import|export)\s+)?(?:function|int|float|char)\s+(?:room|repeatedly|on|game)_)/m,
                'AGS Script',
            ],
        ],
        otherwise: 'none',
    },
    '.cls': {
        rows: [
            [/^\s*\\(?:NeedsTeXFormat|ProvidesClass)\{/m, undefined],
            [/^(?:VERSION \d\.\d CLASS|Attribute VB_)/m, 'VBA'],
        ],
        otherwise: 'usual',
    },
    '.d': { rows: [[/^(?:[^\s:]+\.(?:o|lo|obj|d|so|a)\s*)+:(?:\s|\\?$)/m, undefined]], otherwise: 'usual' },
    '.es': { rows: [[/^\s*(?:%%|main\s*\(.*\)\s*->)/, 'Erlang']], otherwise: 'usual' },
    '.frm': { rows: [[binary, undefined]], otherwise: 'usual' },
    '.gml': {
        rows: [[/^\s*<(?:\?xml|gml)\b|^\s*graph\s*\[/m, undefined]],
        otherwise: 'usual',
    },
    '.h': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|synchronised|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [
                /^\s*#\s*include <(?:cstdint|string|vector|map|list|array|bitset|queue|stack|forward_list|unordered_map|unordered_set|(?:i|o|io)stream)>|^\s*template\s*<|^[ \t]*(?:try|constexpr)\b|^[ \t]*catch\s*\(|^[ \t]*(?:class|(?:using[ \t]+)?namespace)\s+\w+|^[ \t]*(?:private|public|protected):$|std::\w+/m,
                'C++',
            ],
        ],
        otherwise: 'usual',
    },
    '.inc': {
        rows: [
            [php, 'PHP'],
            [/^\s*#\s*include\b|^\s*(?:class|namespace|template|static|const|void|int)\b[^\n]*[;{(]/m, 'C++'],
            [/^\s*(?:unit|uses|procedure|begin|\{\$\w+)\b/im, 'Pascal'],
            [
                /^\s*(?:\.\w+|[\w.$]+:|%(?:define|macro|include|if)|section|segment)\b.*$|^\s+(?:mov|push|jmp|call|db|dw|equ)\s/im,
                'Assembly',
            ],
        ],
        otherwise: 'none',
    },
    '.m': {
        rows: [
            [
                /^\s*(?:@(?:interface|class|protocol|property|end|selector|implementation)\b|#import\s+.+\.h[">])/m,
                'Objective-C',
            ],
            [/^\s*:-\s*(?:module|interface|import_module|implementation)\b/m, 'Mercury'],
            [/^\s*%|^\s*function\b[^{]*$|^\s*end\s*$/m, 'MATLAB'],
            [/\(\*/, 'Wolfram Language'],
        ],
        otherwise: 'usual',
    },
    '.mo': {
        rows: [
            [binary, undefined],
            [/^\s*(?:within|model|package|class|function|block|connector|record|type|partial|encapsulated)\b/m, 'Modelica'],
        ],
        otherwise: 'none',
    },
    '.mod': {
        rows: [
            [xml, undefined],
            [binary, undefined],
            [/^\s*(?:MODULE|(?:DEFINITION|IMPLEMENTATION) MODULE|END)\s+\w+/m, 'Modula-2'],
            [/^\s*(?:param|var|set|minimize|maximize|subject to|s\.t\.)\s/m, 'AMPL'],
        ],
        otherwise: 'none',
    },
    '.msg': {
        rows: [[/^\s*(?:message|packet|class|enum|namespace|cplusplus)\b[^\n]*[{;]/m, 'OMNeT++ MSG']],
        otherwise: 'none',
    },
    '.nc': {
        rows: [
            [binary, undefined],
            [/^\s*[GMNT]\d+\b/m, undefined],
        ],
        otherwise: 'usual',
    },
    '.p': { rows: [[/^\s*(?:set|plot|splot)\s+(?:\w+\s|[-["'])/m, undefined]], otherwise: 'usual' },
    '.pc': {
        rows: [[/^(?:prefix|Name|Version|Description|Libs|Cflags|Requires)\s*[:=]/m, undefined]],
        otherwise: 'usual',
    },
    '.pl': {
        rows: [
            [/^\s*use\s+v6\b|^\s*(?:my\s+)?(?:unit\s+)?(?:module|class|grammar)\s+\w+\s*[;{]/m, 'Raku'],
            [/\buse\s+(?:strict\b|v?5\b)|^\s*(?:my|sub|package|use|print|our)\b/m, 'Perl'],
            [/^[^#\n]*:-/m, 'Prolog'],
        ],
        otherwise: 'usual',
    },
    '.pro': {
        rows: [
            [
                /^-(?:keep|dontwarn|optimizations?|assumenosideeffects|renamesourcefileattribute|dontobfuscate|include|injars)\b/m,
                undefined,
            ],
            [/^\s*(?:HEADERS|SOURCES|TEMPLATE|TARGET|QT|CONFIG|SUBDIRS|FORMS|RESOURCES)\b\s*[-+*]?=/m, undefined],
            [/^[^[#\n]+:-/m, 'Prolog'],
            [/^\s*(?:function|pro|compile_opt)\s+\w[ \w,:]*$/im, 'IDL'],
        ],
        otherwise: 'none',
    },
    '.res': {
        rows: [
            [binary, undefined],
            [/^\s*(?:let|type|module|open|external|@\w+)\b/m, 'ReScript'],
        ],
        otherwise: 'none',
    },
    '.rs': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.sig': {
        rows: [
            [binary, undefined],
            [/^\s*signature\s+\w+\s*=/m, 'Standard ML'],
        ],
        otherwise: 'none',
    },
    '.sol': {
        rows: [
            [/^\s*(?:%FS|G04|%MO)/m, undefined],
            [binary, undefined],
        ],
        otherwise: 'usual',
    },
    '.st': { rows: [[/\$\w+[($]|<%|^\s*<\w+>/m, undefined]], otherwise: 'usual' },
    '.t': {
        rows: [
            [/^\s*use\s+v6\b/m, 'Raku'],
            [/^\s*%[ \t]+|^\s*var\s+\w+\s*:=?\s*\w+/m, 'Turing'],
        ],
        otherwise: 'usual',
    },
    '.ts': {
        rows: [
            [xml, undefined],
            [/^\s*<TS\s+(?:version|(?:source)?language)\s*=\s*"/, undefined],
        ],
        otherwise: 'usual',
    },
    '.tsx': { rows: [[xml, undefined]], otherwise: 'usual' },
    '.v': {
        rows: [[/^\s*(?:Require|From\s+\w+\s+Require|Theorem|Lemma|Definition|Fixpoint|Proof|Qed)\b/m, 'Rocq Prover']],
        otherwise: 'usual',
    },
};
const tagLanguages = /^(?:PHP|Java Server Pages)$/;
const dockerName = /^(?:docker|container)file[._-]./i;
const dockerText = /^\uFEFF?(?:[ \t]*(?:#.*|ARG[ \t]+\w+(?:=.*)?)?\r?\n)*[ \t]*FROM[ \t]+(?:--platform=\S+[ \t]+)?[\w$][^\s=;()]*(?:[ \t]+AS[ \t]+[\w.-]+)?[ \t]*(?:\r?\n|$)/i;
function containsPhp(text) {
    return php.test(text);
}
function isNamedLikeDockerfile(path) {
    return dockerName.test((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path));
}
function beginsLikeDockerfile(text) {
    return dockerText.test(text);
}
function isDecidedByContent(name) {
    return dockerName.test(name) || Object.hasOwn(byExtension, getLastExtension(name));
}
function detectByContent(name, text, usual) {
    if (dockerName.test(name) && !tagLanguages.test(usual ?? '') && beginsLikeDockerfile(text))
        return undefined;
    const decided = byExtension[getLastExtension(name)];
    const row = decided?.rows.find(([pattern]) => pattern.test(text));
    if (row !== undefined)
        return row[1];
    return decided?.otherwise === 'none' ? undefined : usual;
}
function getLastExtension(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}


/***/ }),

/***/ 2636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hs: () => (/* binding */ detectByInterpreter),
  Oe: () => (/* binding */ detectByName),
  OB: () => (/* binding */ detectByNameAndContent),
  iG: () => (/* binding */ findLanguage),
  Ke: () => (/* binding */ isAmbiguousName),
  Bd: () => (/* binding */ isDocumentName),
  bJ: () => (/* binding */ isNoProgramName),
  xX: () => (/* binding */ isPatternLanguage),
  FM: () => (/* binding */ isReadByAnotherEngine),
  kx: () => (/* binding */ startsWithPhp)
});

// UNUSED EXPORTS: isForeign, isVendored, languageNames, noLanguage

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(1661);
// EXTERNAL MODULE: ./build/compiled/src/languages/contents.js
var contents = __webpack_require__(6081);
;// CONCATENATED MODULE: ./build/compiled/src/languages/table.js
const languageRows = [
    '1C Enterprise|.bsl .os|',
    '4D|.4dm|',
    'ABAP|.abap|',
    'AGS Script|.asc|',
    'AIDL|.aidl|aidl',
    'AL|.al|',
    'ALGOL|.alg|',
    'AMPL|.ampl|',
    'APL|.apl .dyalog|apl aplx dyalog',
    'ASL|.asl .dsl|',
    'ATS|.dats .hats .sats|',
    'ActionScript|.as|',
    'Ada|.adb .ada .ads|',
    'Agda|.agda|',
    'Aiken|.ak|',
    'Aleo|.aleo|',
    'Alloy|.als|',
    'AngelScript|.angelscript|',
    'Answer Set Programming|.lp|clingo',
    'Apex|.cls .apex .trigger|',
    'Apollo Guidance Computer|.agc|',
    'AppleScript|.applescript .scpt|osascript',
    'Arc|.arc|',
    'AspectJ|.aj|',
    'Assembly|.asm .a51 .nasm .s|',
    'Asymptote|.asy|asy',
    'AutoHotkey|.ahk .ah1 .ah2 .ahkl|',
    'AutoIt|.au3|',
    'B|.b|',
    'B (Formal Method)|.mch|',
    'BAML|.baml|',
    'BASIC|.bas|',
    'BQN|.bqn|',
    'Ballerina|.bal|',
    'Beef|.bf|',
    'Befunge|.befunge|',
    'Berry|.be|',
    'BlitzBasic|.decls|',
    'BlitzMax|.bmx|',
    'Bluespec|.bsv|',
    'Boo|.boo|',
    'Boogie|.bpl|boogie',
    'Brightscript|.brs|',
    'C|.c .cats .h .h.in .idc|tcc',
    'C#|.cs .cs.pp .csx .linq|',
    'C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|',
    'C2hs Haskell|.chs|',
    'C3|.c3|',
    'CLIPS|.clp|',
    'COBOL|.cob .cbl .ccp .cobol .cpy|',
    'CWeb|.w|',
    'Cadence|.cdc|',
    'Cairo|.cairo|',
    'CameLIGO|.mligo|',
    'Cangjie|.cj|',
    'Carbon|.carbon|',
    'Ceylon|.ceylon|',
    'Chapel|.chpl|',
    'Charity|.ch|',
    'ChucK|.ck|',
    'Circom|.circom|',
    'Cirru|.cirru|',
    'Clarion|.clw|',
    'Clarity|.clar|',
    'Classic ASP|.asp|',
    'Clean|.icl .dcl|',
    'Click|.click|',
    'Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb',
    'Clue|.clue|',
    'CodeQL|.ql .qll|',
    'CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee',
    'ColdFusion|.cfm .cfml|',
    'ColdFusion CFC|.cfc|',
    'Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl',
    'Common Workflow Language|.cwl|cwl-runner',
    'Component Pascal|.cp .cps|',
    'Cool|.cl|',
    'Crystal|.cr|crystal',
    'Cuda|.cu .cuh|',
    'Curry|.curry|',
    'Cycript|.cy|',
    'Cython|.pyx .pxd .pxi|',
    'D|.d .di|',
    'DIGITAL Command Language|.com|',
    'DM|.dm|',
    'Dafny|.dfy|dafny',
    'Dart|.dart|dart',
    'Daslang|.das|',
    'Dogescript|.djs|',
    'Dylan|.dylan .dyl .intr .lid|',
    'E|.e|rune',
    'ECL|.ecl .eclxml|',
    'EQ|.eq|',
    'Elixir|.ex .exs|elixir',
    'Elm|.elm|',
    'Emacs Lisp|.el .emacs .emacs.desktop|',
    'EmberScript|.em .emberscript|',
    'Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript',
    'Euphoria||eui euiw',
    'F#|.fs .fsi .fsx|',
    'F*|.fst .fsti|',
    'FIRRTL|.fir|',
    'FLUX|.fx .flux|',
    'FPP|.fpp .fppi|',
    'Factor|.factor|',
    'Fancy|.fy .fancypack|',
    'Fantom|.fan|',
    'Faust|.dsp|',
    'Fennel|.fnl|fennel',
    'Flix|.flix|',
    'Forth|.fth .4th .forth .frt|',
    'Fortran|.f .f77 .for|',
    'Fortran|.f90 .f03 .f08 .f95|',
    'FreeBASIC|.bi|',
    'Frege|.fr|',
    'Futhark|.fut|',
    'GAML|.gaml|',
    'GAMS|.gms|',
    'GAP|.gap .gi .tst|',
    'GDScript|.gd|',
    'GDShader|.gdshader .gdshaderinc|',
    'GSC|.gsc .csc .gsh|',
    'Game Maker Language|.gml|',
    'Genero 4gl|.4gl|',
    'Gleam|.gleam|',
    'Glimmer JS|.gjs|',
    'Glimmer TS|.gts|',
    'Glyph|.glf|',
    'Gno|.gno|',
    'Go|.go|',
    'Golo|.golo|',
    'Gosu|.gst .gsx .vark|',
    'Grace|.grace|',
    'Grammatical Framework|.gf|',
    'Groovy|.groovy .gvy .gy|groovy',
    'Groovy Server Pages|.gsp|',
    'HIP|.hip|',
    'Hack|.hack .hhi|',
    'Harbour|.hb|',
    'Hare|.ha|',
    'Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs',
    'Haxe|.hx .hxsl|',
    'HolyC|.hc|',
    'Hy|.hy|hy',
    'IDL|.dlm|',
    'IGOR Pro|.ipf|',
    'IL Assembly|.il|',
    'ISPC|.ispc|',
    'Idris|.idr .lidr|',
    'ImageJ Macro|.ijm|',
    'Imba|.imba|',
    'Inform 7|.ni .i7x|',
    'Io|.io|io',
    'Ioke|.ik|ioke',
    'Isabelle|.thy|',
    'J|.ijs|jconsole',
    'JASS|.j|',
    'JCL|.jcl|',
    'JSONiq|.jq|',
    'Jac|.jac|',
    'Jai|.jai|',
    'Janet|.janet|janet',
    'Java|.java .jav .jsh|',
    'Java Server Pages|.jsp .tag .jspx .jspf .tagx|',
    'JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell',
    'Jolie|.ol .iol|jolie',
    'Julia|.jl|julia',
    'KRL|.krl|',
    'KakouneScript|.kak|',
    'KerboScript|.ks|',
    'KoLmafia ASH|.ash|',
    'Koka|.kk|koka',
    'Kotlin|.kt .ktm .kts|',
    'LFE|.lfe|',
    'LOLCODE|.lol|',
    'LSL|.lsl .lslp|lsl',
    'LabVIEW|.lvproj .lvclass .lvlib|',
    'Lasso|.lasso .las .lasso8 .lasso9|',
    'Lean|.lean .hlean|',
    'Leo|.leo|',
    'LigoLANG|.ligo|',
    'Liquidsoap|.liq|',
    'Literate Agda|.lagda|',
    'Literate CoffeeScript|.litcoffee .coffee.md|',
    'Literate Haskell|.lhs|',
    'LiveCode Script|.livecodescript|',
    'LiveScript|.ls ._ls|',
    'Lobster|.lobster|',
    'Logos|.xm .xi|',
    'Logtalk|.lgt .logtalk|',
    'Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit',
    'Luau|.luau|luau',
    'M|.mumps|',
    'MATLAB|.matlab|',
    'MAXScript|.ms .mcr|',
    'MLIR|.mlir|',
    'MQL4|.mq4 .mqh|',
    'MQL5|.mq5|',
    'MUF|.muf|',
    'Macaulay2|.m2|M2',
    'MeTTa|.metta|',
    'Mercury||mmi',
    'MiniD|.minid|',
    'MiniZinc|.mzn|',
    'Mint|.mint|',
    'Mirah|.druby .duby .mirah|',
    'Modelica|.mo|',
    'Modula-2|.mod|',
    'Modula-3|.i3 .ig .m3 .mg|',
    'Mojo|.mojo|',
    'Monkey|.monkey .monkey2|',
    'Monkey C|.mc|',
    'Moocode|.moo|',
    'MoonBit|.mbt|',
    'MoonScript|.moon|moon',
    'Motorola 68K Assembly|.x68|',
    'Move|.move|',
    'NASL|.nasl|',
    'NCL|.ncl|',
    'NWScript|.nss|',
    'Nemerle|.n|',
    'NetLinx|.axs .axi|',
    'NetLogo|.nlogo|',
    'NewLisp||newlisp',
    'Nextflow|.nf|nextflow',
    'Nim|.nim .nim.cfg .nimble .nimrod .nims|',
    'Nit|.nit|',
    'Noir|.nr|',
    'Nu|.nu|nush',
    'NumPy|.numpy .numpyw .numsc|',
    'OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript',
    'OMNeT++ MSG|.msg|',
    'OMNeT++ NED|.ned|',
    'Oberon|.ob2|',
    'Objective-C|.m|',
    'Objective-C++|.mm|',
    'Objective-J|.sj|',
    'Omgrofl|.omgrofl|',
    'Opa|.opa|',
    'Opal|.opal|',
    'OpenCL|.opencl|',
    'OpenEdge ABL|.p|',
    'OpenQASM|.qasm|',
    'OpenSCAD|.scad|',
    'OverPy|.opy|',
    'Ox|.ox .oxh .oxo|',
    'Oxygene|.oxygene|',
    'Oz|.oz|',
    'P4|.p4|',
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt .phtml .phar .pht .php6 .php7 .php8 .blade.php .antlers.php|php',
    'Pact|.pact|',
    'Pan|.pan|',
    'Papyrus|.psc|',
    'Parrot Assembly|.pasm|parrot',
    'Parrot Internal Representation|.pir|parrot',
    'Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc',
    'Pawn|.pwn .sma|',
    'Pep8|.pep|',
    'Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl',
    'PicoLisp||picolisp pil',
    'PigLatin|.pig|',
    'Pike|.pike .pmod|pike',
    'PogoScript|.pogo|',
    'Pony|.pony|',
    'Portugol|.por|',
    'Power Query|.pq|',
    'PowerBuilder|.pbt .sra .sru .srw|',
    'Praat|.praat|',
    'Pro*C|.pc|',
    'Processing|.pde|',
    'Prolog|.plt .pro .prolog .yap|swipl yap',
    'Promela|.pml|',
    'Propeller Spin|.spin|',
    'PureBasic|.pb .pbi|',
    'PureScript|.purs|',
    'Pyret|.arr|',
    'Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv',
    'Q#|.qs|',
    'QML|.qml .qbs|',
    'QuakeC|.qc|',
    'Quint|.qnt|',
    'R|.r .rd .rhistory .rsx|Rscript',
    'RAScript|.rascript|',
    'REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|',
    'REXX|.rexx .pprx .rex|regina rexx',
    'RPGLE|.rpgle .sqlrpgle|',
    'Racket|.rkt .rktd .rktl .scrbl|racket',
    'Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo',
    'Rascal|.rsc|',
    'ReScript|.res .resi|ocaml',
    'Reason|.re .rei|',
    'ReasonLIGO|.religo|',
    'Rebol|.reb .r2 .r3 .rebol|',
    'Red|.red|',
    'Redcode|.cw|',
    'Redscript|.reds|',
    "Ren'Py|.rpy|",
    'RenderScript|.rsh|',
    'Rhai|.rhai|',
    'Ring|.ring|',
    'Roc|.roc|',
    'Rocq Prover|.coq|',
    'Rouge|.rg|',
    'Ruby|.rb .builder .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rake .rbi .rbuild .rbw .rbx .ru .ruby .thor .watchr|ruby macruby rake jruby rbx',
    'Rust|.rs .rs.in|rust-script',
    'SAS|.sas|',
    'SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3',
    'SQF|.sqf .hqf|',
    'SWIG|.i .swg .swig|',
    'Sage|.sage .sagews|',
    'Sail|.sail|',
    'Salt|.sls|',
    'Scala|.scala .kojo .sc|scala',
    'Scenic|.scenic|scenic',
    'Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs',
    'Scilab|.sci .sce|',
    'Self|.self|',
    'Shen|.shen|',
    'Sieve|.sieve|',
    'Slash|.sl|',
    'Slice|.ice|',
    'SmPL|.cocci|',
    'Smali|.smali|',
    'Smalltalk|.st|',
    'Snakemake|.smk .snakefile|',
    'Solidity|.sol|',
    'SourcePawn|.sp|',
    'Squirrel|.nut|',
    'Stan|.stan|',
    'Standard ML|.fun .sig .sml|',
    'Stata|.do .ado .doh .ihlp .mata .matah .sthlp|',
    'SuperCollider|.scd|sclang scsynth',
    'Sway|.sw|',
    'Swift|.swift|',
    'SystemVerilog|.sv .svh .vh|',
    'TI Program|.8xp .8xp.txt|',
    'TL-Verilog|.tlv|',
    'TLA|.tla|',
    'TypeScript|.tsx|',
    'TXL|.txl|',
    'Tact|.tact|',
    'Talon|.talon|',
    'Tape|.tape|',
    'Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish',
    'Teal|.tl|tl',
    'Terra||lua',
    'Toit|.toit|',
    'Tolk|.tolk|',
    'Turing|.tu|',
    'TypeScript|.ts .cts .mts|bun deno ts-node tsx node',
    'Unified Parallel C|.upc|',
    'Uno|.uno|',
    'UnrealScript|.uc|',
    'Untyped Plutus Core|.uplc|',
    'UrWeb|.ur .urs|',
    'VBA|.frm .vba|',
    'VBScript|.vbs|',
    'VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|',
    'Vala|.vala .vapi|',
    'Verilog|.v .veo|',
    'Verse|.verse|',
    'Vim script|.vim .vimrc .vmb|',
    'Visual Basic .NET|.vb .vbhtml|',
    'Visual Basic 6.0|.ctl .dsr|',
    'Volt|.volt|',
    'Vyper|.vy|',
    'WDL|.wdl|',
    'Whiley|.whiley|',
    'Witcher Script|.ws|',
    'Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica',
    'Wollok|.wlk|',
    'Wren|.wren|',
    'X10|.x10|',
    'XC|.xc|',
    'XQuery|.xquery .xq .xql .xqm .xqy|',
    'XS|.xs|',
    'Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|',
    'Xonsh|.xsh|',
    'Xtend|.xtend|',
    'Yul|.yul|',
    'ZAP|.zap .xzap|',
    'ZIL|.zil .mud|',
    'Zeek|.zeek .bro|',
    'ZenScript|.zs|',
    'Zephir|.zep|',
    'Zig|.zig .zig.zon|',
    'Zimpl|.zimpl .zmpl .zpl|',
    'eC|.ec .eh|',
    'hoon|.hoon|',
    'mIRC Script|.mrc|',
    'mupad|.mu|',
    'nesC|.nc|',
    'ooc|.ooc|',
    'ucode||ucode',
    'wisp|.wisp|',
    'xBase|.prg .prw|',
];
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blp .brd .bru .bs .bst .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/compiled/src/languages/languages.js



const byExtension = new Map();
const byInterpreter = new Map();
for (const row of languageRows) {
    const [name = '', extensions = '', interpreters = ''] = row.split('|');
    for (const extension of extensions.split(' '))
        if (extension !== '')
            byExtension.set(extension, name);
    for (const program of interpreters.split(' '))
        if (program !== '' && !byInterpreter.has(program))
            byInterpreter.set(program, name);
}
const names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
const languageNames = [...names.values()];
function findLanguage(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const buildNames = 'package.swift mix.exs rebar.config.script jenkinsfile.groovy jenkinsfile.gvy jenkinsfile.gy premake4.lua premake5.lua build.pl ' +
    'build.sc project.scala';
const licenseSuffix = '(?:[-._](?:mit|apache|bsd|isc|mpl|[al]?gpl|lesser|cc0|cc|epl|boost|unlicen[cs]e|zlib|ofl)[\\w.-]*)?';
const documentNames = new RegExp(`^(?:(?:licen[cs]e|copying|notice)${licenseSuffix}|readme|authors|contributors|maintainers|codeowners|changelog|changes|history|news|todo)$`, 'i');
const toolNames = /^(?:\..*|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
const vendored = (/* unused pure expression or super */ null && ([
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
]));
const generated = (/* unused pure expression or super */ null && ([
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
]));
const noLanguage = 'none';
const patternLanguages = ['PHP', 'Java', 'Go'];
function isReadByAnotherEngine(language) {
    return language === 'Python' || isPatternLanguage(language);
}
function isPatternLanguage(language) {
    return patternLanguages.includes(language);
}
function detectByName(path) {
    const name = (0,file_name/* getBaseName */.J)(path);
    return isOtherName(name) ? undefined : findByExtension(name);
}
function findByExtension(path) {
    for (const extension of listExtensions(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
function isAmbiguousName(path) {
    return !isOtherName(path) && (0,contents/* isDecidedByContent */.$E)((0,file_name/* getBaseName */.J)(path)) && findByExtension(path) !== undefined;
}
function detectByNameAndContent(path, text) {
    return (0,contents/* detectByContent */.w9)((0,file_name/* getBaseName */.J)(path), text, findByExtension(path));
}
function startsWithPhp(text) {
    return /^(?:\uFEFF|\xEF\xBB\xBF)?(?:#![^\r\n]*\r?\n)?\s*<\?(?:php\b|=)/i.test(text);
}
function isNoProgramName(path) {
    return (isOtherName(path) ||
        isDocumentName(path) ||
        toolNames.test((0,file_name/* getBaseName */.J)(path)) ||
        listExtensions(path).some((extension) => others.has(extension)));
}
function isDocumentName(path) {
    return documentNames.test((0,file_name/* getBaseName */.J)(path));
}
const longestInterpreter = 100;
function detectByInterpreter(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = (0,file_name/* getBaseName */.J)(program ?? '').toLowerCase();
    if (name.length > longestInterpreter)
        return undefined;
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
function isForeign(path) {
    return isVendored(path) || generated.some((pattern) => pattern.test(path));
}
function isVendored(path) {
    return vendored.some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(`${otherNames} ${buildNames}`.split(' '));
function isOtherName(path) {
    return otherNameSet.has((0,file_name/* getBaseName */.J)(path).toLowerCase());
}
function listExtensions(path) {
    const parts = (0,file_name/* getBaseName */.J)(path).toLowerCase().split('.').slice(1).slice(-3);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}


/***/ }),

/***/ 9194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ detectScriptKind),
/* harmony export */   Td: () => (/* binding */ pageLanguages),
/* harmony export */   dR: () => (/* binding */ guessScriptKind),
/* harmony export */   k9: () => (/* binding */ hasOtherFormat),
/* harmony export */   pO: () => (/* binding */ toScriptKind),
/* harmony export */   qS: () => (/* binding */ scriptExtensions)
/* harmony export */ });
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1661);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2636);


const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'];
const markups = new Map([
    ['.vue', 'component'],
    ['.svelte', 'component'],
    ['.riot', 'component'],
    ['.marko', 'component'],
    ['.astro', 'astro'],
    ['.pug', 'indented'],
    ['.jade', 'indented'],
    ['.haml', 'indented'],
    ['.slim', 'indented'],
]);
const pages = '.html .htm .shtml .stm .xhtml .xht .hta .htc .svg';
const templates = '.ejs .hbs .handlebars .mustache .erb .rhtml .twig .njk .nunjucks .liquid .jinja .jinja2 .j2 .vm .ftl .ftlh .tpl .tmpl .gohtml ' +
    '.heex .eex .leex .cshtml .razor .mjml .dust .eta .edge .kit .mako .latte .smarty .aspx .ascx .master .phtml .jspf .jspx .templ';
for (const extension of `${pages} ${templates}`.split(' '))
    markups.set(extension, 'page');
const pageLanguages = new Set([
    ...['PHP', 'Hack', 'Java Server Pages', 'Groovy Server Pages', 'Classic ASP', 'ASP.NET', 'ColdFusion'],
    'Visual Basic .NET',
]);
const telling = { script: ['', '.txt', '.jake', '.frag'], page: ['.txt', '.xml', '.xsl', '.xslt', '.mht', '.mhtml'] };
function guessScriptKind(path, language, isOther) {
    const extension = (0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getExtension */ .uQ)(path);
    if (language !== undefined)
        return pageLanguages.has(language) ? { kind: { markup: 'page' }, role: 'part' } : undefined;
    if (path.toLowerCase().endsWith('.blade.php'))
        return { kind: { markup: 'page' }, role: 'part' };
    if (!isOther || isScriptTemplate(path, 'page') || telling.script.includes(extension))
        return { kind: { extension: '.js' }, role: 'guess' };
    return telling.page.includes(extension) ? { kind: { markup: 'page' }, role: 'guess' } : undefined;
}
const shared = { '.wxs': '.js' };
function detectScriptKind(path) {
    const extension = (0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getExtension */ .uQ)(path);
    if (pageLanguages.has((0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path) ?? ''))
        return undefined;
    const markup = markups.get(extension);
    if (markup !== undefined)
        return isScriptTemplate(path, markup) ? undefined : { markup };
    const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
    if (script !== undefined)
        return { extension: script };
    return toScriptKind((0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path));
}
function isScriptTemplate(path, markup) {
    return markup === 'page' && /\.[cm]?[jt]sx?\.\w+$/i.test(path);
}
function toScriptKind(language) {
    if (language === 'JavaScript')
        return { extension: '.js' };
    return language === 'TypeScript' ? { extension: '.ts' } : undefined;
}
function hasOtherFormat(path, text) {
    if ((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getExtension */ .uQ)(path) in shared)
        return /^\s*<(?:\?xml|Wix)\s/i.test(text.slice(0, 2000));
    return (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguousName */ .Ke)(path) && (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByNameAndContent */ .OB)(path, text) === undefined;
}


/***/ }),

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ createPlace),
/* harmony export */   Zn: () => (/* binding */ readPlaceText),
/* harmony export */   yI: () => (/* binding */ readPlace)
/* harmony export */ });
const lengths = 2 ** 21;
function createPlace(start, end) {
    return start * lengths + (end - start);
}
function readPlace(at) {
    const start = Math.floor(at / lengths);
    return { start, end: start + (at % lengths) };
}
function readPlaceText({ text }, at) {
    const { start, end } = readPlace(at);
    return text.slice(start, end);
}


/***/ }),

/***/ 5794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ createList),
/* harmony export */   D4: () => (/* binding */ appendEntry),
/* harmony export */   JC: () => (/* binding */ markAsChecked),
/* harmony export */   Oe: () => (/* binding */ listElements),
/* harmony export */   cD: () => (/* binding */ writeEntry),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   hw: () => (/* binding */ copyState),
/* harmony export */   ti: () => (/* binding */ mergeStates),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1674);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1054);


function copyState({ variables, heap, checked, isDead }) {
    return { variables: (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .createLayer */ .Ay)(variables), heap: (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .createLayer */ .Ay)(heap), checked, isDead };
}
function mergeStates(into, states) {
    const [first, ...others] = states.filter(({ isDead }) => !isDead);
    if (first === undefined) {
        into.isDead = true;
        return;
    }
    let { variables, heap, checked } = first;
    for (const other of others) {
        variables = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeLayers */ .J)(variables, other.variables, (one, two) => (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([one, two]));
        heap = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeLayers */ .J)(heap, other.heap, mergeEntities);
        if (checked !== other.checked)
            checked = new Set([...checked].filter((source) => other.checked.has(source)));
    }
    Object.assign(into, { variables, heap, checked, isDead: false });
}
function markAsChecked(state, sources) {
    if (sources.length > 0)
        state.checked = new Set([...state.checked, ...sources.map((source) => source.like ?? source)]);
}
function mergeEntries(one, other) {
    if (one === other)
        return one;
    const merged = new Map(one);
    for (const [key, value] of other) {
        const twin = one.get(key);
        if (twin !== value)
            merged.set(key, twin === undefined ? value : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([twin, value]));
    }
    return merged;
}
function mergeEntities(one, other) {
    const isSame = one.length === other.length;
    const { type, code, outer } = one;
    if (!isSame)
        return {
            type,
            ...(code && { code }),
            ...(outer && { outer }),
            entries: new Map(),
            rest: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([readAll(one), readAll(other)]),
        };
    const entries = mergeEntries(one.entries, other.entries);
    const rest = one.rest ?? other.rest;
    return {
        ...{ type, entries },
        ...(code && { code }),
        ...(outer && { outer }),
        ...(one.length !== undefined && { length: one.length }),
        ...(rest && { rest: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([rest, other.rest ?? rest]) }),
    };
}
function readAll({ entries, rest }) {
    const all = [...entries.values(), ...(rest === undefined ? [] : [rest])];
    return all.length === 0 ? _values_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedValue */ .Sb : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)(all);
}
function readEntry(entity, name) {
    if (name === undefined)
        return entity.entries.size + (entity.rest ? 1 : 0) === 0 ? undefined : readAll(entity);
    const own = entity.entries.get(String(name));
    return own !== undefined && entity.rest !== undefined ? (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([own, entity.rest]) : (own ?? entity.rest);
}
const mostEntries = 100;
function writeEntry(entity, name, value) {
    const { entries, rest } = entity;
    if (name === undefined || (entries.size >= mostEntries && !entries.has(String(name))))
        return { ...entity, rest: rest === undefined ? value : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)([rest, value]) };
    const changed = new Map(entries).set(String(name), value);
    const { length, ...table } = entity;
    const isList = length !== undefined && Number(name) <= length;
    return isList ? { ...entity, entries: changed } : { ...table, entries: changed };
}
function appendEntry(entity, value) {
    const { length } = entity;
    if (length === undefined || length >= mostEntries) {
        const { length: _, ...table } = entity;
        return writeEntry(table, undefined, value);
    }
    return { ...writeEntry(entity, length, value), length: length + 1 };
}
function listElements({ entries, length, rest }) {
    if (length === undefined || rest !== undefined)
        return undefined;
    return Array.from({ length }, (_, index) => entries.get(String(index)) ?? _values_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedValue */ .Sb);
}
function createList(type, elements) {
    if (elements.length > mostEntries)
        return { type, entries: new Map(), rest: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw)(elements) };
    return { type, entries: new Map(elements.map((value, index) => [String(index), value])), length: elements.length };
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ createLayer),
/* harmony export */   HT: () => (/* binding */ setInLayer),
/* harmony export */   J: () => (/* binding */ mergeLayers),
/* harmony export */   Y$: () => (/* binding */ getFromLayer),
/* harmony export */   v0: () => (/* binding */ listChangedKeys)
/* harmony export */ });
const mostLayers = 24;
function createLayer(base) {
    if (base === undefined)
        return { own: new Map(), base, depth: 0, isFrozen: false };
    base.isFrozen = true;
    if (base.depth < mostLayers)
        return { own: new Map(), base, depth: base.depth + 1, isFrozen: false };
    const joined = [base];
    let count = base.own.size;
    let below = base.base;
    while (below !== undefined && (below.own.size <= 2 * count || below.depth > mostLayers / 2)) {
        joined.push(below);
        count += below.own.size;
        below = below.base;
    }
    const own = new Map();
    for (const layer of joined.reverse())
        for (const [key, value] of layer.own)
            own.set(key, value);
    return { own, base: below, depth: below === undefined ? 0 : below.depth + 1, isFrozen: false };
}
function getFromLayer(layer, key) {
    for (let one = layer; one !== undefined; one = one.base) {
        const value = one.own.get(key);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function setInLayer(layer, key, value) {
    const changed = layer.isFrozen ? createLayer(layer) : layer;
    changed.own.set(key, value);
    return changed;
}
function listChangedKeys(layer, below) {
    return new Set(listLayers(layer, below).flatMap(({ own }) => [...own.keys()]));
}
function listLayers(layer, below) {
    const layers = [];
    for (let one = layer; one !== undefined && one !== below; one = one.base)
        layers.push(one);
    return layers;
}
function mergeLayers(one, other, merge) {
    if (one === other)
        return createLayer(one);
    const common = findCommonLayer(one, other);
    const merged = createLayer(common);
    const [changes, others] = [collectChanges(one, common), collectChanges(other, common)];
    const combine = (key, a, b) => {
        const value = a === undefined || b === undefined || a === b ? (a ?? b) : merge(a, b);
        if (value !== undefined)
            merged.own.set(key, value);
    };
    const find = (key) => common && getFromLayer(common, key);
    for (const [key, value] of changes)
        combine(key, value, others.has(key) ? others.get(key) : find(key));
    for (const [key, value] of others)
        if (!changes.has(key))
            combine(key, find(key), value);
    return merged;
}
function collectChanges(layer, below) {
    if (layer.base === below)
        return layer.own;
    const changes = new Map();
    for (const { own } of listLayers(layer, below).reverse())
        for (const [key, value] of own)
            changes.set(key, value);
    return changes;
}
function findCommonLayer(one, other) {
    let [a, b] = [one, other];
    const seen = new Set();
    while (a !== undefined) {
        seen.add(a);
        a = a.base;
    }
    while (b !== undefined && !seen.has(b))
        b = b.base;
    return b;
}


/***/ }),

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ fronts)
});

// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js
var file_role = __webpack_require__(1702);
// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(1661);
// EXTERNAL MODULE: ./build/compiled/src/scanners/patterns/syntax.js
var syntax = __webpack_require__(6428);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/code.js
var engine_code = __webpack_require__(2441);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-types.js

const usualPackages = new Map([
    ...[
        'os/exec',
        'net/http',
        'database/sql',
        'html/template',
        'path/filepath',
        'net/url',
        'encoding/json',
        'io/ioutil',
    ],
    ...[
        'fmt',
        'os',
        'io',
        'strings',
        'strconv',
        'bytes',
        'bufio',
        'path',
        'regexp',
        'html',
        'flag',
        'net',
        'log',
        'errors',
    ],
    ...[
        'crypto/md5',
        'crypto/sha1',
        'crypto/des',
        'crypto/rc4',
        'crypto/tls',
        'crypto/sha256',
        'crypto/aes',
        'syscall',
    ],
    ...['github.com/gin-gonic/gin', 'github.com/labstack/echo', 'github.com/gofiber/fiber', 'github.com/gorilla/mux'],
    ...[
        'github.com/gorilla/sessions',
        'github.com/go-chi/chi',
        'github.com/julienschmidt/httprouter',
        'golang.org/x/crypto/ssh',
    ],
].map((path) => [getPackageName(path), path]));
function getPackageName(path) {
    const parts = path.replace(/\/v\d+$/, '').split('/');
    const last = (parts.at(-1) ?? '').replace(/\.v\d+$/, '');
    return last.replace(/^go-|[.-]go$/g, '').replace(/^.*[.-]/, '') || last;
}
function findUsualPackage(name) {
    return usualPackages.get(name);
}
const basicTypes = /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error)$/;
function findPackagePath(name, { imports }) {
    return imports.get(name) ?? usualPackages.get(name);
}
function readTypeName(node, names) {
    if (node === null)
        return '';
    const [first] = (0,syntax/* listNodeChildren */.uT)(node);
    switch (node.type) {
        case 'type_identifier':
        case 'identifier':
            if (node.text === 'string')
                return 'String';
            if (node.text === 'any')
                return '';
            return basicTypes.test(node.text) ? node.text : `${names.folder}.${node.text}`;
        case 'qualified_type':
        case 'selector_expression': {
            const [path, name] = node.text.split('.');
            return `${findPackagePath(path ?? '', names) ?? path}.${name}`;
        }
        case 'pointer_type':
        case 'unary_expression':
        case 'parenthesized_type':
        case 'parenthesized_expression':
        case 'generic_type':
            return readTypeName(first ?? null, names);
        case 'slice_type':
        case 'array_type':
        case 'implicit_length_array_type': {
            const element = readTypeName(node.childForFieldName('element'), names);
            return element === 'byte' || element === 'rune' ? 'String' : `[]${element}`;
        }
        case 'channel_type':
            return `[]${readTypeName(node.childForFieldName('value'), names)}`;
        case 'map_type':
            return `map[]${readTypeName(node.childForFieldName('value'), names)}`;
        case 'struct_type': {
            const name = `${names.folder}.struct${node.startIndex}`;
            names.noteStruct?.(node, name);
            return name;
        }
        default:
            return '';
    }
}
function getElementType(type) {
    if (/^net\/url\.Values$|^net\/http\.(?:Request )?Header$/.test(type))
        return '[]String';
    return /^(?:map)?\[\](.*)$/s.exec(type)?.[1] ?? '';
}
const numbers = /^(?:(?:map)?\[\])*(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error|time\.(?:Time|Duration|Month|Weekday)|github\.com\/(?:google|gofrs|satori)\/\S*uuid\S*\.UUID|math\/big\.(?:Int|Float))$/;
function isNumberType(type) {
    return numbers.test(type);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-reading.js


function createReading(file, folder, readers) {
    return {
        ...{ file, folder, imports: file.imports, dots: [], own: new Set(), scopes: [], counter: { last: 0, depth: 0 } },
        ...{ shared: new Set(), results: [], reads: { isRequest: false } },
        ...readers,
    };
}
function placeOf({ startIndex, endIndex }) {
    return (0,engine_code/* createPlace */.Ef)(startIndex, endIndex);
}
function createEmpty(node) {
    return { kind: 'several', at: placeOf(node), parts: [] };
}
function withScope(reading, read) {
    reading.scopes.push(new Map());
    try {
        return read();
    }
    finally {
        reading.scopes.pop();
    }
}
function findVariable(name, { scopes }) {
    for (let index = scopes.length - 1; index >= 0; index -= 1) {
        const found = scopes[index]?.get(name);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function declareVariable(name, reading) {
    const isHiding = name === 'this' || name === 'super' || findVariable(name, reading) !== undefined;
    if (isHiding)
        reading.counter.last += 1;
    const unique = isHiding ? `${name} ${reading.counter.last}` : name;
    reading.scopes.at(-1)?.set(name, unique);
    return unique;
}
function findPackage(name, reading) {
    if (findVariable(name, reading) !== undefined)
        return undefined;
    return reading.imports.get(name) ?? (reading.own.has(name) ? undefined : findPackagePath(name, reading));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-sources.js
const requestAddress = 'net/http.Request URL';
const request = /^net\/http\.Request$/;
const gin = /^github\.com\/gin-gonic\/gin\.Context$/;
const echo = /^github\.com\/labstack\/echo(?:\/v\d+)?\.Context$/;
const fiber = /^github\.com\/gofiber\/fiber(?:\/v\d+)?\.Ctx$/;
const fast = /^github\.com\/valyala\/fasthttp\.(?:RequestCtx|Request|Args|URI)$/;
const beego = /^github\.com\/(?:astaxie\/beego|beego\/beego(?:\/v\d+)?\/server\/web)(?:\/context)?\.(?:Controller|BeegoInput|Context)$/;
const iris = /^github\.com\/kataras\/iris(?:\/v\d+)?(?:\/context)?\.Context$/;
const revel = /^github\.com\/revel\/revel\.(?:Params|Controller|Request)$/;
const buffalo = /^github\.com\/gobuffalo\/buffalo\.Context$/;
const methods = [
    [
        request,
        /^(?:FormValue|PostFormValue|PathValue|UserAgent|Referer|Cookie|Cookies|CookiesNamed|FormFile|MultipartReader|BasicAuth)$/,
    ],
    [
        new RegExp(`^${requestAddress}$`),
        /^(?:Query|String|RequestURI|EscapedPath|EscapedFragment|Hostname|JoinPath|Redacted)$/,
    ],
    [/^net\/http\.Request Header$/, /^(?:Get|Values|Clone)$/],
    [
        gin,
        /^(?:Query|DefaultQuery|QueryArray|QueryMap|GetQuery|GetQueryArray|GetQueryMap|Param|PostForm|DefaultPostForm|PostFormArray|PostFormMap|GetPostForm|GetPostFormArray|GetPostFormMap|FormFile|MultipartForm|GetHeader|GetRawData|Cookie)$/,
    ],
    [
        echo,
        /^(?:Param|ParamValues|QueryParam|QueryParams|QueryString|FormValue|FormParams|FormFile|MultipartForm|Cookie|Cookies)$/,
    ],
    [
        fiber,
        /^(?:Params|Query|Queries|FormValue|FormFile|MultipartForm|Body|BodyRaw|Get|GetReqHeaders|Cookies|OriginalURL|Path|AllParams)$/,
    ],
    [
        fast,
        /^(?:QueryArgs|PostArgs|FormValue|PostBody|Path|RequestURI|UserValue|Peek|PeekMulti|QueryString|FormFile|Body|Host)$/,
    ],
    [beego, /^(?:GetString|GetStrings|GetFile|GetFiles|Input|Query|Param|Header|Cookie|GetCookie|RequestBody)$/],
    [
        iris,
        /^(?:URLParam|URLParamDefault|URLParamTrim|FormValue|PostValue|PostValueTrim|GetHeader|GetCookie|GetBody|FormFile|Path)$/,
    ],
    [revel, /^(?:Get|Bind|GetQuery|GetForm)$/],
    [buffalo, /^(?:Param|Params|Cookies)$/],
    [/^github\.com\/julienschmidt\/httprouter\.Params$/, /^ByName$/],
    [/^github\.com\/gorilla\/websocket\.Conn$/, /^(?:ReadMessage|NextReader)$/],
];
const functions = [
    [/^github\.com\/gorilla\/mux$/, /^Vars$/, 'request'],
    [/^github\.com\/go-chi\/chi(?:\/v\d+)?$/, /^(?:URLParam|URLParamFromCtx)$/, 'request'],
    [/^os$/, /^(?:Getenv|LookupEnv|Environ)$/, 'local'],
    [/^flag$/, /^(?:Arg|Args)$/, 'local'],
    [/^github\.com\/spf13\/pflag$/, /^(?:Arg|Args)$/, 'local'],
];
function readsFlag(className, name) {
    return /(?:^|\/)p?flag(?:\.FlagSet)?$/.test(className) && /^String(?:P|Slice|SliceP|Array|ArrayP)?$/.test(name);
}
function findCallSource(className, name, isStatic) {
    if (isStatic)
        return functions.find(([type, names]) => type.test(className) && names.test(name))?.[2];
    return methods.some(([type, names]) => type.test(className) && names.test(name)) ? 'request' : undefined;
}
const requestMembers = new Map([
    ['Form', { kind: 'request', type: 'net/url.Values' }],
    ['PostForm', { kind: 'request', type: 'net/url.Values' }],
    ['MultipartForm', { kind: 'request', type: 'mime/multipart.Form' }],
    ['Body', { kind: 'request', type: 'io.Reader' }],
    ['RequestURI', { kind: 'request', type: 'String', cleaned: ['address'] }],
    ['Host', { type: 'String' }],
    ['Header', { kind: 'request', type: 'net/http.Request Header' }],
    ['Trailer', { kind: 'request', type: 'net/http.Request Header' }],
    ['URL', { type: requestAddress }],
]);
const addressMembers = /^(?:Path|RawPath|RawQuery|Fragment|RawFragment|Opaque)$/;
function findMemberSource(type, name, isStatic) {
    if (isStatic) {
        if (type !== 'os')
            return undefined;
        if (name === 'Args')
            return { kind: 'local', type: '[]String' };
        return name === 'Stdin' ? { kind: 'local', type: 'os.File' } : undefined;
    }
    if (/^archive\/zip\.Reader(?:Closer)?$/.test(type) && name === 'File')
        return { type: '[]archive/zip.File' };
    if (/^archive\/(?:zip\.(?:File|FileHeader)|tar\.Header)$/.test(type) && /^(?:Name|Linkname)$/.test(name))
        return { kind: 'local', type: 'String' };
    if (request.test(type))
        return requestMembers.get(name);
    if (type === requestAddress)
        return addressMembers.test(name) ? { kind: 'request', type: 'String', cleaned: ['address'] } : undefined;
    if (gin.test(type)) {
        if (name === 'Request')
            return { type: 'net/http.Request' };
        if (name === 'Writer')
            return { type: 'net/http.ResponseWriter' };
        return name === 'Params' ? { kind: 'request', type: 'github.com/gin-gonic/gin.Params' } : undefined;
    }
    if (beego.test(type)) {
        if (name === 'Ctx')
            return { type: 'github.com/astaxie/beego/context.Context' };
        if (name === 'Input')
            return { type: 'github.com/astaxie/beego/context.BeegoInput' };
        if (name === 'RequestBody')
            return { kind: 'request', type: 'String' };
        if (name === 'Request')
            return { type: 'net/http.Request' };
        return name === 'ResponseWriter' ? { type: 'net/http.ResponseWriter' } : undefined;
    }
    return revel.test(type) && /^(?:Params|Query|Form|Values)$/.test(name)
        ? { kind: 'request', type: 'net/url.Values' }
        : undefined;
}
function fillsFromRequest(className, name) {
    if (/^(?:Should)?(?:Must)?Bind\w*$/.test(name))
        return gin.test(className) || echo.test(className);
    if (/^(?:BodyParser|QueryParser|ParamsParser|ReqHeaderParser|CookieParser|Bind)$/.test(name))
        return fiber.test(className);
    if (/^Read(?:JSON|Form|Query|XML|YAML|Body|Params)$/.test(name))
        return iris.test(className) || /\/websocket\.Conn$/.test(className);
    return beego.test(className) && /^(?:ParseForm|BindJSON|Bind\w*)$/.test(name);
}
const readers = [request, gin, echo, fiber, fast, beego, iris, revel, buffalo];
function isRequestType(type) {
    return readers.some((each) => each.test(type)) || /\/httprouter\.Params$|\/websocket\.Conn$/.test(type);
}
function isSourceMember(path, name) {
    return (findCallSource(path, name, true) !== undefined ||
        findMemberSource(path, name, true)?.kind !== undefined ||
        readsFlag(path, name) ||
        /^archive\/(?:zip|tar)$/.test(path) ||
        (/(?:^|\/)p?flag$/.test(path) && /Var/.test(name)));
}
const inheritedReads = /^(?:GetString|GetStrings|Ctx|GetFile|Params|ParseForm)$/;
function mayReadRequest(text) {
    return /\b\w+\.(?:Request|Context|Ctx|RequestCtx|Params|Controller|Conn)\b|\bos\.(?:Args|Getenv|LookupEnv|Stdin)\b|\bp?flag\./.test(text);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-functions.js




function createFunction({ file }, more) {
    return {
        ...{ name: '', file, owner: file.top, parameters: [], body: undefined, returns: '', isStatic: true },
        ...{ isPrivate: false, readsRequest: false, isGuarded: false, start: 0, end: 0, ...more },
    };
}
function readFunction(node, outer) {
    const isInner = node.type === 'func_literal';
    const name = node.childForFieldName('name')?.text ?? '';
    const reading = isInner
        ? { ...outer, results: [] }
        : {
            ...outer,
            scopes: [],
            counter: { last: 0, depth: outer.counter.depth },
            shared: findShared(node),
            reads: { isRequest: false },
        };
    return withScope(reading, () => {
        const [receiver] = readParameters(node.childForFieldName('receiver'), reading);
        const parameters = readParameters(node.childForFieldName('parameters'), reading);
        const { types, names } = readResults(node, reading);
        if ([receiver, ...parameters].some((each) => each && isRequestType(each.type)))
            reading.reads.isRequest = true;
        const named = names.map((each) => declareVariable(each, reading));
        const own = node.childForFieldName('body');
        const body = own === null ? undefined : reading.readCode(own, { ...reading, results: named });
        const begun = body && beginFunction([...(receiver ? [receiver] : []), ...parameters], named, body, reading);
        return createFunction(reading, {
            ...{ name, parameters, ...types, start: node.startIndex, end: node.endIndex },
            ...(receiver && { receiver }),
            ...{ body: begun, readsRequest: reading.reads.isRequest },
        });
    });
}
function beginFunction(parameters, results, body, { shared }) {
    const create = (name, value, isShared) => ({
        ...{ kind: 'assign', at: 0, to: { kind: 'name', at: 0, name }, value, declared: '' },
        ...(isShared && { isShared }),
    });
    const given = parameters
        .filter(({ name }) => shared.has(name))
        .map(({ name }) => create(name, { kind: 'name', at: 0, name }, true));
    const empty = { kind: 'several', at: 0, parts: [] };
    const returned = results.map((name) => create(name, empty, shared.has(name)));
    return given.length + returned.length === 0 ? body : { kind: 'block', at: 0, body: [...given, ...returned, body] };
}
function findShared(node) {
    const { text } = node;
    const found = new Set();
    for (const [, name = ''] of text.matchAll(/&(\w+)\b(?!\s*[.{(])/g))
        found.add(name);
    if (!/\bfunc\s*\(/.test(text))
        return found;
    for (const inner of node.descendantsOfType('func_literal')) {
        if (inner === null)
            continue;
        for (const [, names = ''] of inner.text.matchAll(/(?:^|[\n;{])\s*((?:\w+\s*,\s*)*\w+)\s*[-+*/|&^%]?=(?!=)/g))
            for (const name of names.split(','))
                found.add(name.trim());
    }
    return found;
}
function readParameters(list, reading) {
    if (list === null)
        return [];
    return (0,syntax/* listNodeChildren */.uT)(list).flatMap((node) => {
        const isRest = node.type === 'variadic_parameter_declaration';
        if (!isRest && node.type !== 'parameter_declaration')
            return [];
        const type = readTypeName(node.childForFieldName('type'), reading);
        const names = node.childrenForFieldName('name').flatMap((each) => each ?? []);
        const create = (name, at) => ({ name, type, at, isFilled: false, isRest });
        if (names.length === 0)
            return [create('', placeOf(node))];
        return names.map((name) => create(declareVariable(name.text, reading), placeOf(name)));
    });
}
function readResults(node, reading) {
    const list = node.childForFieldName('result');
    if (list?.type !== 'parameter_list')
        return { types: { returns: readTypeName(list, reading) }, names: [] };
    const types = [];
    const names = [];
    for (const each of (0,syntax/* listNodeChildren */.uT)(list)) {
        const type = readTypeName(each.childForFieldName('type'), reading);
        const own = each.childrenForFieldName('name').flatMap((name) => name?.text ?? []);
        types.push(...(own.length === 0 ? [type] : own.map(() => type)));
        names.push(...own);
    }
    return { types: types.length > 1 ? { returns: '', results: types } : { returns: types[0] ?? '' }, names };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-expressions.js





function readField(node, field, reading) {
    const child = node.childForFieldName(field);
    return child === null ? createEmpty(node) : readExpression(child, reading);
}
const readName = (node, reading) => {
    const at = placeOf(node);
    const name = findVariable(node.text, reading);
    if (name !== undefined)
        return { kind: 'name', at, name };
    return node.text === 'this' || node.text === 'super' ? createEmpty(node) : { kind: 'name', at, name: node.text };
};
const readOnly = (node, reading) => {
    const [only] = (0,syntax/* listNodeChildren */.uT)(node);
    return only === undefined ? createEmpty(node) : readExpression(only, reading);
};
const readSelector = (node, reading) => {
    const name = node.childForFieldName('field')?.text ?? '';
    return { kind: 'member', at: placeOf(node), of: readOwner(node, name, reading), name };
};
function readOwner(node, name, reading) {
    const operand = node.childForFieldName('operand');
    if (operand === null)
        return createEmpty(node);
    const path = operand.type === 'identifier' ? findPackage(operand.text, reading) : undefined;
    if (path === undefined) {
        if (inheritedReads.test(name))
            reading.reads.isRequest = true;
        return readExpression(operand, reading);
    }
    if (isSourceMember(path, name))
        reading.reads.isRequest = true;
    return { kind: 'class', at: placeOf(operand), name: path };
}
const go_expressions_basicTypes = /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|string|error|any)$/;
const readCall = (node, reading) => {
    const at = placeOf(node);
    const callee = node.childForFieldName('function');
    const list = node.childForFieldName('arguments');
    const nodes = list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list);
    if (callee === null)
        return createEmpty(node);
    const [first] = nodes;
    if (callee.type === 'identifier' &&
        findVariable(callee.text, reading) === undefined &&
        !reading.own.has(callee.text)) {
        if (callee.text === 'make' || callee.text === 'new')
            return createNew(node, first, reading);
        if (go_expressions_basicTypes.test(callee.text))
            return {
                kind: 'convert',
                at,
                type: readTypeName(callee, reading),
                value: readArguments(nodes, reading)[0] ?? createEmpty(node),
            };
    }
    const given = readArguments(nodes, reading);
    const isSpread = nodes.at(-1)?.type === 'variadic_argument';
    const more = { at, given, ...(isSpread && { isSpread }), callee: placeOf(callee) };
    if (callee.type === 'selector_expression') {
        const name = callee.childForFieldName('field')?.text ?? '';
        return { kind: 'call', name, of: readOwner(callee, name, reading), ...more };
    }
    const generic = callee.type === 'index_expression' ? callee.childForFieldName('operand') : null;
    const named = callee.type === 'identifier' ? callee : generic?.type === 'identifier' ? generic : undefined;
    if (named !== undefined && findVariable(named.text, reading) === undefined) {
        const [path, ...others] = reading.dots;
        const isForeign = path !== undefined && others.length === 0 && /^[A-Z]/.test(named.text) && !reading.own.has(named.text);
        if (isForeign && isSourceMember(path, named.text))
            reading.reads.isRequest = true;
        return { kind: 'call', name: named.text, ...(isForeign && { of: { kind: 'class', at: 0, name: path } }), ...more };
    }
    const [inner] = callee.type === 'parenthesized_expression' ? (0,syntax/* listNodeChildren */.uT)(callee) : [];
    if (inner?.type === 'unary_expression' && inner.text.startsWith('*') && given.length === 1)
        return { kind: 'convert', at, type: readTypeName(inner, reading), value: given[0] ?? createEmpty(node) };
    return { kind: 'invoke', of: { ...readExpression(callee, reading), at: 0 }, ...more };
};
function readArguments(nodes, reading) {
    return nodes.map((each) => readExpression(each, reading));
}
function createNew(node, typeNode, reading) {
    return createValue(readTypeName(typeNode ?? null, reading), placeOf(node));
}
function createValue(type, at) {
    if (type.startsWith('[]'))
        return { kind: 'list', at, items: [], type };
    if (type.startsWith('map'))
        return { kind: 'table', at, type, entries: [] };
    if (type === '' || type === 'String' || isNumberType(type))
        return { kind: 'several', at, parts: [] };
    return { kind: 'create', at, type, given: [] };
}
const readConversion = (node, reading) => {
    const at = placeOf(node);
    const typeNode = node.childForFieldName('type');
    const value = readField(node, 'operand', reading);
    const [name] = typeNode?.type === 'generic_type' ? (0,syntax/* listNodeChildren */.uT)(typeNode) : [];
    if (name?.type === 'type_identifier' && reading.own.has(name.text))
        return { kind: 'call', at, name: name.text, given: [value] };
    return { kind: 'convert', at, type: readTypeName(typeNode, reading), value };
};
const readLiteral = (node, reading) => {
    const typeNode = node.childForFieldName('type');
    const type = typeNode?.type === 'slice_type' ||
        typeNode?.type === 'array_type' ||
        typeNode?.type === 'implicit_length_array_type'
        ? `[]${readTypeName(typeNode.childForFieldName('element'), reading)}`
        : readTypeName(typeNode, reading);
    const body = node.childForFieldName('body');
    return body === null ? createEmpty(node) : readElements(body, type, placeOf(node), reading);
};
function readElements(body, type, at, reading) {
    const element = getElementType(type);
    const readPart = (node) => {
        const inner = node?.type === 'literal_element' ? (0,syntax/* listNodeChildren */.uT)(node)[0] : node;
        if (!inner)
            return createEmpty(body);
        if (inner.type === 'literal_value')
            return readElements(inner, element, placeOf(inner), reading);
        return readExpression(inner, reading);
    };
    const nodes = (0,syntax/* listNodeChildren */.uT)(body);
    const isObject = element === '' && !type.startsWith('[]') && !type.startsWith('map');
    if (type.startsWith('[]') && nodes.every((each) => each.type !== 'keyed_element'))
        return { kind: 'list', at, items: nodes.map(readPart), type };
    const entries = nodes.map((each) => {
        if (each.type !== 'keyed_element')
            return { value: readPart(each) };
        const [key] = (0,syntax/* listNodeChildren */.uT)(each.childForFieldName('key') ?? each);
        const name = isObject && key !== undefined
            ? { kind: 'constant', at: 0, value: key.text }
            : readPart(each.childForFieldName('key'));
        return { key: name, value: readPart(each.childForFieldName('value')) };
    });
    return { kind: 'table', at, type, entries };
}
const readUnary = (node, reading) => {
    const at = placeOf(node);
    const operator = node.childForFieldName('operator')?.text ?? node.text.charAt(0);
    const of = readField(node, 'operand', reading);
    if (operator === '&')
        return of.kind === 'name' || of.kind === 'member' ? { kind: 'address', at, of } : { ...of, at };
    if (operator === '*')
        return { kind: 'follow', at, of };
    if (operator === '<-')
        return { kind: 'item', at, of, key: createEmpty(node) };
    return { kind: 'operation', at, operator, parts: [of] };
};
const readBinary = (node, reading) => {
    const operator = node.childForFieldName('operator')?.text ?? '';
    const isFlat = operator === '+' || operator === '&&' || operator === '||';
    const parts = [];
    let left = node;
    do {
        const right = left.childForFieldName('right');
        if (right !== null)
            parts.push(right);
        left = left.childForFieldName('left');
    } while (isFlat && left?.type === 'binary_expression' && left.childForFieldName('operator')?.text === operator);
    if (left !== null)
        parts.push(left);
    return { kind: 'operation', at: placeOf(node), operator, parts: readArguments(parts.reverse(), reading) };
};
const readSlice = (node, reading) => ({
    ...{ kind: 'call', at: placeOf(node), name: 'slice of', of: readField(node, 'operand', reading) },
    given: [node.childForFieldName('start'), node.childForFieldName('end')].map((each) => each === null ? { kind: 'constant', at: 0, value: null } : readExpression(each, reading)),
});
const readConstant = (node) => ({ kind: 'constant', at: placeOf(node), value: readLiteralValue(node) });
const go_expressions_readers = new Map(Object.entries({
    ...{ identifier: readName, selector_expression: readSelector, call_expression: readCall },
    ...{ parenthesized_expression: readOnly, variadic_argument: readOnly, literal_element: readOnly },
    ...{ interpreted_string_literal: readConstant, raw_string_literal: readConstant, rune_literal: readConstant },
    ...{ int_literal: readConstant, float_literal: readConstant, true: readConstant, false: readConstant },
    ...{ nil: readConstant, type_conversion_expression: readConversion, composite_literal: readLiteral },
    ...{ unary_expression: readUnary, binary_expression: readBinary, slice_expression: readSlice },
    index_expression: (node, reading) => ({
        ...{ kind: 'item', at: placeOf(node), of: readField(node, 'operand', reading) },
        key: readField(node, 'index', reading),
    }),
    type_assertion_expression: (node, reading) => ({
        ...{ kind: 'convert', at: placeOf(node), type: readTypeName(node.childForFieldName('type'), reading) },
        value: readField(node, 'operand', reading),
    }),
    func_literal: (node, reading) => ({
        ...{ kind: 'function', at: placeOf(node), code: readFunction(node, reading) },
    }),
}));
const deepest = 600;
function readExpression(node, reading) {
    const { counter } = reading;
    if (counter.depth > deepest)
        return createEmpty(node);
    counter.depth += 1;
    try {
        const read = go_expressions_readers.get(node.type);
        if (read !== undefined)
            return read(node, reading);
        return { kind: 'several', at: placeOf(node), parts: readArguments((0,syntax/* listNodeChildren */.uT)(node), reading) };
    }
    finally {
        counter.depth -= 1;
    }
}
const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v', '0': '\0' }));
function readLiteralValue({ type, text }) {
    if (type === 'true' || type === 'false')
        return type === 'true';
    if (type === 'nil')
        return null;
    if (type === 'raw_string_literal')
        return text.slice(1, -1).replaceAll('\r', '');
    if (type === 'interpreted_string_literal' || type === 'rune_literal')
        return text
            .slice(1, -1)
            .replaceAll(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/g, (_, hex, short, long, octal, one) => {
            const digits = hex ?? short ?? long;
            if (digits !== undefined)
                return String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff));
            if (octal !== undefined)
                return String.fromCharCode(Number.parseInt(octal, 8));
            return escapes.get(one ?? '') ?? one ?? '';
        });
    const digits = text.replaceAll('_', '');
    return Number(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-statements.js




const readBlock = (node, reading) => withScope(reading, () => ({ kind: 'block', at: placeOf(node), body: readStatements(node, reading) }));
function readStatements(node, reading) {
    return (0,syntax/* listNodeChildren */.uT)(node).flatMap((each) => each.type === 'statement_list' ? readStatements(each, reading) : [readCode(each, reading)]);
}
function listOf(node, field) {
    const list = node.childForFieldName(field);
    if (list === null)
        return [];
    return list.type === 'expression_list' ? (0,syntax/* listNodeChildren */.uT)(list) : [list];
}
function assignAll(targets, values, node, isNew, reading) {
    const at = placeOf(node);
    const to = targets.map((target) => readTarget(target, isNew, reading));
    const [value] = values;
    const [only] = to;
    if (value === undefined || only === undefined)
        return createEmpty(node);
    if (to.length === 1)
        return only.kind === 'assign' ? { ...only, at, value } : { kind: 'assign', at, to: only, value };
    const given = values.length === 1 ? value : { kind: 'results', at: 0, items: values };
    return { kind: 'assign', at, to: { kind: 'results', at: 0, items: to }, value: given };
}
function readTarget(node, isNew, reading) {
    const at = placeOf(node);
    if (node.type !== 'identifier')
        return readExpression(node, reading);
    if (node.text === '_')
        return createEmpty(node);
    if (isNew && reading.scopes.at(-1)?.has(node.text) !== true)
        return createVariable(node.text, '', at, reading);
    const name = findVariable(node.text, reading) ?? node.text;
    if (name === node.text)
        reading.file.assigned.add(name);
    return { kind: 'name', at, name };
}
function createVariable(name, declared, at, reading) {
    const isShared = reading.shared.has(name);
    const to = { kind: 'name', at, name: name === '_' ? ' ' : declareVariable(name, reading) };
    const value = { kind: 'several', at: 0, parts: [] };
    return { kind: 'assign', at: 0, to, value, declared, ...(isShared && { isShared }) };
}
const readShortDeclaration = (node, reading) => {
    const values = listOf(node, 'right').map((each) => readExpression(each, reading));
    return assignAll(listOf(node, 'left'), values, node, true, reading);
};
const readAssignment = (node, reading) => {
    const operator = (node.childForFieldName('operator')?.text ?? '=').slice(0, -1);
    const values = listOf(node, 'right').map((each) => readExpression(each, reading));
    const code = assignAll(listOf(node, 'left'), values, node, false, reading);
    return code.kind === 'assign' && operator !== '' ? { ...code, operator } : code;
};
const readDeclaration = (node, reading) => {
    const specs = node.descendantsOfType(['var_spec', 'const_spec']);
    const body = specs.flatMap((spec) => {
        if (spec === null || (spec.parent?.id !== node.id && spec.parent?.parent?.id !== node.id))
            return [];
        const names = spec.childrenForFieldName('name').flatMap((each) => each ?? []);
        const typeNode = spec.childForFieldName('type');
        const type = readTypeName(typeNode, reading);
        const values = listOf(spec, 'value').map((each) => readExpression(each, reading));
        if (names.length > 1 && values.length === 1) {
            const items = names.map((name) => createVariable(name.text, type, placeOf(name), reading));
            const to = { kind: 'results', at: 0, items };
            return [{ kind: 'assign', at: placeOf(spec), to, value: values[0] ?? createEmpty(spec) }];
        }
        return names.map((name, index) => ({
            ...createVariable(name.text, type, placeOf(name), reading),
            ...{ at: placeOf(spec), value: values[index] ?? createZero(type, spec) },
        }));
    });
    return { kind: 'block', at: placeOf(node), body };
};
function createZero(type, node) {
    const at = 0;
    if (type === 'String')
        return { kind: 'constant', at, value: '' };
    if (type === 'bool')
        return { kind: 'constant', at, value: false };
    if (type === 'error')
        return { kind: 'constant', at, value: null };
    if (isNumberType(type) || type === '')
        return createEmpty(node);
    if (type.startsWith('[]'))
        return { kind: 'list', at, items: [], type };
    if (type.startsWith('map'))
        return { kind: 'table', at, type, entries: [] };
    return { kind: 'create', at, type, given: [] };
}
const readIf = (node, reading) => withScope(reading, () => {
    const at = placeOf(node);
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const no = node.childForFieldName('alternative');
    const code = {
        ...{ kind: 'if', at, test: readField(node, 'condition', reading) },
        yes: readChild(node, 'consequence', reading),
        ...(no && { no: readCode(no, reading) }),
    };
    return begun.length === 0 ? code : { kind: 'block', at: 0, body: [...begun, code] };
});
function readChild(node, field, reading) {
    const child = node.childForFieldName(field);
    return child === null ? createEmpty(node) : readCode(child, reading);
}
const readFor = (node, reading) => withScope(reading, () => {
    const at = placeOf(node);
    const [head] = (0,syntax/* listNodeChildren */.uT)(node);
    if (head?.type === 'range_clause')
        return readRange(head, node, reading);
    if (head?.type === 'for_clause') {
        const first = head.childForFieldName('initializer');
        const begun = first === null ? [] : [readCode(first, reading)];
        const test = head.childForFieldName('condition');
        const step = head.childForFieldName('update');
        const loop = {
            ...{ kind: 'loop', at, ...(test && { test: readExpression(test, reading) }) },
            ...{ body: readChild(node, 'body', reading), ...(step && { step: readCode(step, reading) }) },
        };
        return { kind: 'block', at: 0, body: [...begun, loop] };
    }
    const test = head !== undefined && head.type !== 'block' ? readExpression(head, reading) : undefined;
    return { kind: 'loop', at, ...(test && { test }), body: readChild(node, 'body', reading) };
});
function readRange(head, node, reading) {
    const of = readField(head, 'right', reading);
    const isNew = /:=/.test(head.text.slice(0, (head.childForFieldName('right')?.startIndex ?? 0) - head.startIndex));
    const [key, value] = listOf(head, 'left');
    reading.counter.last += 1;
    const name = `element ${reading.counter.last}`;
    const element = { kind: 'name', at: 0, name };
    const assigned = [];
    if (key !== undefined) {
        const keys = { kind: 'call', at: placeOf(key), name: 'range keys', of, given: [] };
        assigned.push(assignAll([key], [keys], key, isNew, reading));
    }
    if (value !== undefined)
        assigned.push(assignAll([value], [element], value, isNew, reading));
    const body = { kind: 'block', at: 0, body: [...assigned, readChild(node, 'body', reading)] };
    return { kind: 'loop', at: placeOf(node), each: { name, type: '', of }, body };
}
const readSwitch = (node, reading) => withScope(reading, () => {
    const at = placeOf(node);
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const subject = node.childForFieldName('value');
    const cases = (0,syntax/* listNodeChildren */.uT)(node).filter(({ type }) => /^(?:expression|default)_case$/.test(type));
    const code = subject === null
        ? readConditions(cases, node, reading)
        : {
            ...{ kind: 'switch', at, value: readExpression(subject, reading) },
            cases: cases.map((each) => readCase(each, listOf(each, 'value'), reading)),
        };
    return { kind: 'block', at: 0, body: [...begun, code] };
});
function readCase(node, values, reading) {
    const tests = values.map((each) => readExpression(each, reading));
    const lists = (0,syntax/* listNodeChildren */.uT)(node).filter(({ type }) => type === 'statement_list');
    const fallsThrough = lists.at(-1)?.lastNamedChild?.type === 'fallthrough_statement';
    const body = withScope(reading, () => lists.flatMap((each) => readStatements(each, reading)));
    return { tests, body: { kind: 'block', at: 0, body }, fallsThrough };
}
function readConditions(cases, node, reading) {
    const read = cases.map((each) => readCase(each, listOf(each, 'value'), reading));
    const last = read.find(({ tests }) => tests.length === 0)?.body;
    const chain = read
        .filter(({ tests }) => tests.length > 0)
        .reduceRight((no, { tests, body }) => {
        const [only] = tests;
        const test = tests.length === 1 && only !== undefined ? only : { kind: 'operation', at: 0, operator: '||', parts: tests };
        return { kind: 'if', at: 0, test, yes: body, ...(no && { no }) };
    }, last);
    const body = chain ?? createEmpty(node);
    return {
        kind: 'switch',
        at: placeOf(node),
        value: createEmpty(node),
        cases: [{ tests: [], body, fallsThrough: false }],
    };
}
const readTypeSwitch = (node, reading) => withScope(reading, () => {
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const value = readField(node, 'value', reading);
    const [alias] = listOf(node, 'alias');
    const cases = (0,syntax/* listNodeChildren */.uT)(node)
        .filter(({ type }) => /^(?:type|default)_case$/.test(type))
        .map((each) => withScope(reading, () => {
        const types = each.childrenForFieldName('type').flatMap((type) => type ?? []);
        const type = types.length === 1 ? readTypeName(types[0] ?? null, reading) : '';
        const named = alias
            ? [
                {
                    ...createVariable(alias.text, '', placeOf(alias), reading),
                    value: { kind: 'convert', at: 0, type, value },
                },
            ]
            : [];
        const { body } = readCase(each, [], reading);
        const tests = each.type === 'default_case' ? [] : [createEmpty(each)];
        return { tests, body: { kind: 'block', at: 0, body: [...named, body] }, fallsThrough: false };
    }));
    const code = { kind: 'switch', at: placeOf(node), value: createEmpty(node), cases };
    return { kind: 'block', at: 0, body: [...begun, value, code] };
});
const readSelect = (node, reading) => {
    const cases = (0,syntax/* listNodeChildren */.uT)(node).map((each) => withScope(reading, () => {
        const communication = each.childForFieldName('communication');
        const begun = communication === null ? [] : [readCode(communication, reading)];
        const { body } = readCase(each, [], reading);
        const tests = each.type === 'default_case' ? [] : [createEmpty(each)];
        return { tests, body: { kind: 'block', at: 0, body: [...begun, body] }, fallsThrough: false };
    }));
    return { kind: 'switch', at: placeOf(node), value: createEmpty(node), cases };
};
const readReceive = (node, reading) => {
    const value = readField(node, 'right', reading);
    const targets = listOf(node, 'left');
    if (targets.length === 0)
        return value;
    return assignAll(targets, [value], node, node.text.includes(':='), reading);
};
const readReturn = (node, reading) => {
    const at = placeOf(node);
    const [list] = (0,syntax/* listNodeChildren */.uT)(node);
    const values = list === undefined ? [] : list.type === 'expression_list' ? (0,syntax/* listNodeChildren */.uT)(list) : [list];
    const codes = values.length > 0
        ? values.map((each) => readExpression(each, reading))
        : reading.results.map((name) => ({ kind: 'name', at: 0, name }));
    const [only] = codes;
    if (codes.length < 2)
        return { kind: 'leave', at, by: 'return', ...(only && { value: only }) };
    return { kind: 'leave', at, by: 'return', value: { kind: 'results', at: 0, items: codes } };
};
const leaveBy = (by) => (node) => {
    const at = placeOf(node);
    return (0,syntax/* listNodeChildren */.uT)(node).length > 0
        ? { kind: 'leave', at, by: 'break', isFar: true }
        : { kind: 'leave', at, by };
};
const readStep = (node, reading) => {
    const [target] = (0,syntax/* listNodeChildren */.uT)(node);
    const to = target === undefined ? createEmpty(node) : readTarget(target, false, reading);
    const value = { kind: 'constant', at: 0, value: 1 };
    return { kind: 'assign', at: placeOf(node), to, value, operator: node.type === 'inc_statement' ? '+' : '-' };
};
const readSend = (node, reading) => {
    const of = readField(node, 'channel', reading);
    const to = { kind: 'item', at: 0, of, key: createEmpty(node) };
    return { kind: 'assign', at: placeOf(node), to, value: readField(node, 'value', reading) };
};
const ending = /^(?:panic|os\.Exit|log\.(?:Fatal|Panic)(?:f|ln)?|runtime\.Goexit|[tb]\.(?:Fatal|Fatalf|FailNow|Skip|Skipf|SkipNow))$/;
const readStatement = (node, reading) => {
    const [only] = (0,syntax/* listNodeChildren */.uT)(node);
    if (only === undefined)
        return createEmpty(node);
    const code = readExpression(only, reading);
    if (only.type !== 'call_expression' || !ending.test(only.childForFieldName('function')?.text ?? ''))
        return code;
    return { kind: 'block', at: 0, body: [code, { kind: 'leave', at: 0, by: 'throw' }] };
};
const readElsewhere = (node, reading) => {
    const handlers = [{ name: '', body: createEmpty(node) }];
    return { kind: 'try', at: placeOf(node), body: readStatement(node, reading), handlers };
};
const go_statements_readers = new Map(Object.entries({
    ...{ block: readBlock, short_var_declaration: readShortDeclaration, assignment_statement: readAssignment },
    ...{ var_declaration: readDeclaration, const_declaration: readDeclaration, if_statement: readIf },
    ...{ for_statement: readFor, expression_switch_statement: readSwitch, type_switch_statement: readTypeSwitch },
    ...{ select_statement: readSelect, receive_statement: readReceive, return_statement: readReturn },
    ...{ break_statement: leaveBy('break'), continue_statement: leaveBy('continue'), inc_statement: readStep },
    ...{ dec_statement: readStep, send_statement: readSend, expression_statement: readStatement },
    ...{ fallthrough_statement: createEmpty, goto_statement: createEmpty, empty_statement: createEmpty },
    labeled_statement: (node, reading) => {
        const last = (0,syntax/* listNodeChildren */.uT)(node).at(-1);
        return last === undefined || last.type === 'label_name' ? createEmpty(node) : readCode(last, reading);
    },
    type_declaration: (node, reading) => {
        reading.readTypes(node, reading);
        return createEmpty(node);
    },
    defer_statement: readElsewhere,
    go_statement: readElsewhere,
}));
function readCode(node, reading) {
    const read = go_statements_readers.get(node.type);
    const { counter } = reading;
    if (read === undefined || counter.depth > deepest)
        return readExpression(node, reading);
    counter.depth += 1;
    try {
        return read(node, reading);
    }
    finally {
        counter.depth -= 1;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-code.js






function readGoFile(root, path, text) {
    const folder = (0,file_name/* getFolder */.L2)(path);
    const [fields, functions] = [new Map(), []];
    const file = {
        ...{ path, text, package: folder, imports: new Map(), classes: [], functions: [], assigned: new Set() },
        top: undefined,
    };
    file.top = {
        ...{ name: folder, file, outer: undefined, parents: [], fields, functions, inner: [], isPackage: true },
        ...{ start: 0, end: text.length },
    };
    const reading = createReading(file, folder, { readCode: readCode, readTypes });
    reading.noteStruct = (node, name) => {
        if (file.classes.some((each) => each.name === name))
            return;
        const [own, parents] = [new Map(), []];
        file.classes.push(createClass(name, file, own, parents));
        readStruct(node, reading, own, parents);
    };
    const nodes = (0,syntax/* listNodeChildren */.uT)(root);
    for (const node of nodes)
        if (node.type === 'import_declaration')
            readImports(node, reading);
    for (const node of nodes)
        noteNames(node, reading);
    const methods = [];
    const started = [];
    for (const node of nodes) {
        if (node.type === 'function_declaration')
            functions.push(readFunction(node, reading));
        else if (node.type === 'method_declaration') {
            const code = readFunction(node, reading);
            methods.push({ type: code.receiver?.type ?? '', code });
        }
        else if (node.type === 'type_declaration')
            readTypes(node, reading);
        else if (node.type === 'var_declaration' || node.type === 'const_declaration')
            started.push(...readFields(node, reading, fields));
    }
    for (const { type, code } of methods)
        addMethod(type, code, file);
    file.functions.push(...functions, ...methods.map(({ code }) => code));
    if (started.length > 0) {
        const body = { kind: 'block', at: 0, body: started };
        const place = { start: 0, end: text.length };
        file.functions.push(createFunction(reading, { body, ...place, readsRequest: reading.reads.isRequest }));
    }
    return file;
}
function readImports(node, { file, dots }) {
    for (const spec of node.descendantsOfType('import_spec')) {
        const path = spec?.childForFieldName('path')?.text.slice(1, -1);
        if (path === undefined)
            continue;
        const name = spec?.childForFieldName('name')?.text ?? getPackageName(path);
        if (name === '.')
            dots.push(path);
        else
            file.imports.set(name, path);
    }
}
function noteNames(node, { own }) {
    if (node.type === 'function_declaration')
        own.add(node.childForFieldName('name')?.text ?? '');
    else if (/^(?:type|var|const)_declaration$/.test(node.type))
        for (const spec of node.descendantsOfType(['type_spec', 'type_alias', 'var_spec', 'const_spec']))
            for (const name of spec?.childrenForFieldName('name') ?? [])
                own.add(name?.text ?? '');
}
function addMethod(type, code, file) {
    let owner = file.classes.find(({ name }) => name === type);
    if (owner === undefined) {
        owner = createClass(type, file, new Map(), []);
        owner.isPart = true;
        file.classes.push(owner);
    }
    owner.functions.push(code);
}
function createClass(name, file, fields, parents) {
    return { name, file, outer: undefined, parents, fields, functions: [], inner: [], start: 0, end: 0 };
}
function readTypes(node, reading) {
    for (const spec of (0,syntax/* listNodeChildren */.uT)(node)) {
        const name = spec.childForFieldName('name')?.text;
        const type = spec.childForFieldName('type');
        if (name === undefined || type === null || !/^type_(?:spec|alias)$/.test(spec.type))
            continue;
        const [fields, parents] = [new Map(), []];
        const own = createClass(`${reading.folder}.${name}`, reading.file, fields, parents);
        if (type.type === 'struct_type')
            readStruct(type, reading, fields, parents);
        else if (type.type === 'interface_type')
            readInterface(type, reading, own);
        else {
            const parent = readTypeName(type, reading);
            if (/\/|\./.test(parent) && !parent.startsWith('['))
                parents.push(parent);
        }
        reading.file.classes.push(own);
    }
}
function readStruct(node, reading, fields, parents) {
    const [list] = (0,syntax/* listNodeChildren */.uT)(node);
    for (const field of list === undefined ? [] : (0,syntax/* listNodeChildren */.uT)(list)) {
        if (field.type !== 'field_declaration')
            continue;
        const type = readTypeName(field.childForFieldName('type'), reading);
        const names = field.childrenForFieldName('name').flatMap((each) => each?.text ?? []);
        if (names.length === 0)
            parents.push(type);
        const all = names.length === 0 ? [type.replace(/^.*\./s, '')] : names;
        for (const name of all)
            fields.set(name, { name, type, value: undefined, isFinal: false });
    }
}
function readInterface(node, reading, own) {
    for (const element of (0,syntax/* listNodeChildren */.uT)(node)) {
        if (element.type === 'method_elem') {
            const name = element.childForFieldName('name')?.text ?? '';
            const parameters = readParameters(element.childForFieldName('parameters'), reading);
            const place = { start: element.startIndex, end: element.endIndex };
            const code = createFunction(reading, { name, parameters, ...readResults(element, reading).types, ...place });
            own.functions.push({ ...code, receiver: { ...noReceiver, type: own.name } });
        }
        else if (element.type === 'type_elem') {
            const parent = readTypeName((0,syntax/* listNodeChildren */.uT)(element)[0] ?? null, reading);
            if (parent !== '')
                own.parents.push(parent);
        }
    }
}
const noReceiver = { name: '', at: 0, isFilled: false, isRest: false };
function readFields(node, reading, fields) {
    const isFinal = node.type === 'const_declaration';
    return node.descendantsOfType(['var_spec', 'const_spec']).flatMap((spec) => {
        if (spec === null || (spec.parent?.id !== node.id && spec.parent?.parent?.id !== node.id))
            return [];
        const type = readTypeName(spec.childForFieldName('type'), reading);
        const list = spec.childForFieldName('value');
        const values = list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list);
        const codes = values.map((value) => readCode(value, reading));
        for (const [index, name] of spec.childrenForFieldName('name').entries())
            if (name !== null)
                fields.set(name.text, { name: name.text, type, value: codes[index] ?? codes[0], isFinal });
        return values.flatMap((value, index) => value.descendantsOfType(['func_literal', 'call_expression']).length > 0 ? (codes[index] ?? []) : []);
    });
}

// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var contents = __webpack_require__(6581);
// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-index.js



const longestText = 1024 * 1024;
const mostEntries = 60;
const mostFolders = 100;
const mostImplementers = 10;
const definition = /^(?:func\s+(\w+)\s*[[(]|(?:type|var|const)\s+(\w+))/gm;
const method = /^func\s*\(\s*(?:\w+\s+)?\*?\s*(\w+)[^)\n]*\)\s*(\w+)\s*\(/gm;
const group = /^(?:type|var|const|import)\s*\(([\s\S]*?)^\)/gm;
const grouped = /^\t(\w+)/gm;
const imported = /^import\s*(?:\(([^)]*)\)|(?:[\w.]+\s+)?("[^"\n]+"))/gm;
const standard = /^(?:archive|bufio|bytes|cmp|compress|container|context|crypto|database|debug|embed|encoding|errors|expvar|flag|fmt|go|hash|html|image|index|io|iter|log|maps|math|mime|net|os|path|plugin|reflect|regexp|runtime|slices|sort|strconv|strings|structs|sync|syscall|testing|text|time|unicode|unique|unsafe|weak|C)(?:\/|$)/;
function createGoIndex(root, files, patterns) {
    const stored = new Map(files.filter(({ path }) => isGoFile(path)).map((file) => [file.path, file.stored]));
    const folders = Map.groupBy([...stored.keys()].filter((path) => path.endsWith('.go')), file_name/* getFolder */.L2);
    const packages = new Map();
    const found = new Map();
    let modules;
    let users;
    let owners;
    function read(path) {
        const position = stored.get(path);
        if (position === undefined)
            return undefined;
        const content = (0,contents/* readContent */.c_)(root, position, longestText + 1);
        return content.length > longestText ? undefined : (0,decode/* decodeText */.g7)(content).text;
    }
    function readPackage(folder) {
        const known = packages.get(folder);
        if (known !== undefined)
            return known;
        const own = { paths: [], names: new Map(), methods: new Map(), imports: new Set(), entries: [] };
        packages.set(folder, own);
        for (const path of [...(folders.get(folder) ?? [])].sort(compareTests)) {
            const text = read(path);
            if (text === undefined)
                continue;
            own.paths.push(path);
            const isTest = patterns.isTest(path);
            if (!isTest && patterns.readsRequest(text))
                own.entries.push(path);
            const define = (name) => {
                if (name !== undefined && !own.names.has(name))
                    own.names.set(name, path);
            };
            for (const [, one, other] of text.matchAll(definition))
                define(one ?? other);
            for (const [, body = ''] of text.matchAll(group))
                for (const [, name] of body.matchAll(grouped))
                    define(name);
            for (const [, type = ''] of text.matchAll(method))
                own.methods.set(type, (own.methods.get(type) ?? new Set()).add(path));
            if (!isTest)
                for (const [, many, one] of text.matchAll(imported))
                    for (const [, name = ''] of (many ?? one ?? '').matchAll(/"([^"\n]+)"/g))
                        own.imports.add(name);
        }
        return own;
    }
    function listModules() {
        modules ??= [...stored.keys()]
            .filter((path) => (0,file_name/* getBaseName */.J)(path) === 'go.mod')
            .flatMap((path) => {
            const name = /^module\s+"?([^\s"]+)/m.exec(read(path) ?? '')?.[1];
            return name === undefined ? [] : [{ name, folder: (0,file_name/* getFolder */.L2)(path) }];
        })
            .sort((a, b) => b.name.length - a.name.length);
        return modules;
    }
    function findFolder(path) {
        if (!found.has(path))
            found.set(path, findFolderAnew(path));
        return found.get(path);
    }
    function findFolderAnew(path) {
        for (const { name, folder } of listModules()) {
            if (path !== name && !path.startsWith(`${name}/`))
                continue;
            const own = [folder, path.slice(name.length + 1)].filter((part) => part !== '').join('/');
            if (folders.has(own))
                return own;
        }
        if (standard.test(path))
            return undefined;
        const parts = path.split('/');
        if (listModules().length > 0)
            return undefined;
        for (let start = 0; start < parts.length; start += 1) {
            const end = parts.slice(start).join('/');
            if (folders.has(end))
                return end;
        }
        return undefined;
    }
    function getUsers() {
        if (users !== undefined)
            return users;
        users = new Map();
        for (const folder of folders.keys())
            for (const path of readPackage(folder).imports) {
                const used = findFolder(path);
                if (used === undefined || used === folder)
                    continue;
                const known = users.get(used);
                if (known === undefined)
                    users.set(used, [folder]);
                else
                    known.push(folder);
            }
        return users;
    }
    function getOwners() {
        if (owners !== undefined)
            return owners;
        owners = new Map();
        for (const paths of folders.values())
            for (const path of paths) {
                if (patterns.isTest(path))
                    continue;
                for (const [, type = '', name = ''] of (read(path) ?? '').matchAll(method)) {
                    const known = owners.get(name);
                    if (known === undefined)
                        owners.set(name, [{ type, path }]);
                    else
                        known.push({ type, path });
                }
            }
        return owners;
    }
    function findNamed(full) {
        const name = full.replace(/^.*\./s, '');
        const path = full.slice(0, full.length - name.length - 1);
        const folder = folders.has(path) ? path : findFolder(path);
        return folder === undefined ? undefined : readPackage(folder).names.get(name);
    }
    return {
        read,
        readResource: () => undefined,
        findDefinition: () => undefined,
        mayUseOthers: () => true,
        findIncluded: () => undefined,
        findNamed,
        findFile: (name, from) => readPackage((0,file_name/* getFolder */.L2)(from.path)).names.get(name),
        findPackage(path) {
            const folder = findFolder(path);
            return folder === undefined ? undefined : readPackage(folder).paths[0];
        },
        listParts(fullName) {
            const name = fullName.replace(/^.*\./s, '');
            const path = fullName.slice(0, fullName.length - name.length - 1);
            const folder = folders.has(path) ? path : findFolder(path);
            return folder === undefined ? [] : [...(readPackage(folder).methods.get(name) ?? [])];
        },
        listImplementations: (name) => {
            const unique = new Set((getOwners().get(name) ?? []).map(({ path }) => path));
            return [...unique].slice(0, mostImplementers);
        },
        listEntries(path) {
            const own = (0,file_name/* getFolder */.L2)(path);
            const seen = new Set([own]);
            for (const folder of seen)
                for (const user of getUsers().get(folder) ?? [])
                    if (seen.size < mostFolders)
                        seen.add(user);
            const all = [...seen].flatMap((folder) => readPackage(folder).entries);
            return [...all.filter((each) => each === path), ...all.filter((each) => each !== path)].slice(0, mostEntries);
        },
    };
}
function isGoFile(path) {
    return path.endsWith('.go') || (0,file_name/* getBaseName */.J)(path) === 'go.mod';
}
function compareTests(one, other) {
    return Number(one.endsWith('_test.go')) - Number(other.endsWith('_test.go')) || (one < other ? -1 : 1);
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/heap.js
var heap = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/values.js
var engine_values = __webpack_require__(1054);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-checks.js

const checking = /^(?:MatchString|Match|Contains|ContainsAny|ContainsRune|ContainsFunc|HasPrefix|HasSuffix|IsLocal|EqualFold|Has|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|Struct|Var)$/;
const hostile = `../../a'";<script>$(x)|\n`;
function readChecks({ name, className, of, given }) {
    if (!checking.test(name))
        return undefined;
    const lists = given.map(({ flows }) => flows.map(({ source }) => source));
    const all = lists.flat();
    if (all.length === 0)
        return undefined;
    const full = `${className}.${name}`;
    const isPattern = /^regexp\.(?:Regexp\.)?Match/.test(full);
    const told = full.startsWith('regexp.Regexp') ? of : given[0];
    const pattern = isPattern && told ? (0,engine_values/* getConstant */.db)(told) : undefined;
    if (isPattern && typeof pattern === 'string' && accepts(pattern))
        return { yes: [], no: [] };
    const isText = /^(?:strings|bytes)\./.test(full);
    const part = isText ? given.map(engine_values/* getConstant */.db)[1] : undefined;
    if (isText && part === '')
        return undefined;
    if (name === 'HasSuffix')
        return { yes: [], no: [] };
    const isSearch = isText && /^Contains/.test(name);
    if (isText && lists[0]?.length === 0)
        return undefined;
    return { yes: isSearch && lists[1]?.length === 0 ? [] : all, no: isSearch || isPattern ? all : [] };
}
function accepts(pattern) {
    try {
        return new RegExp(pattern.replace(/^\(\?[a-z]+\)/, ''), 's').test(hostile) || !/[$^]|\\[Az]/.test(pattern);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-texts.js


const allPurposes = [
    ...['sql', 'command', 'path', 'upload', 'page', 'address', 'code', 'ldap', 'xpath'],
];
const cleaning = [
    [
        /(?:^|[./])(?:pq|pgx|sqlx|mysql|clause|squirrel)\.Quote(?:Identifier|Literal|Name)$|\.Identifier\.Sanitize$/,
        ['sql'],
    ],
    [/(?:^|[./])(?:shellescape|shellquote|syntax|shlex)\.(?:Quote\w*|Join)$/, ['command']],
    [/^(?:path\/filepath|path)\.Base$|\.Secure(?:Join|JoinVFS)$/, ['path', 'upload']],
    [
        /^(?:html|html\/template|text\/template)\.(?:EscapeString|HTMLEscape(?:String|er)|JSEscape(?:String|er)|URLQueryEscaper)$/,
        ['page'],
    ],
    [/bluemonday\.\w+\.Sanitize\w*$|\.(?:SanitizeHTML|EscapeHTML)$/, ['page']],
    [/^net\/url\.(?:QueryEscape|PathEscape)$/, ['page', 'address', 'path']],
    [/^net\/url\.Values\.Encode$/, ['page', 'address']],
    [/^encoding\/json\.(?:Marshal|MarshalIndent)$/, ['page']],
    [
        /^encoding\/(?:hex|base32|base64)\.(?:\w+\.)?(?:EncodeToString|Encode|Dump)$/,
        ['sql', 'command', 'page', 'code', 'path'],
    ],
];
function findPurposes(full) {
    return cleaning.flatMap(([pattern, purposes]) => (pattern.test(full) ? purposes : []));
}
function isDecoding(full) {
    return /^(?:net\/url\.(?:Query|Path)Unescape|html\.UnescapeString|encoding\/\w+\.(?:\w+\.)?(?:DecodeString|Decode)|strconv\.Unquote)$|\.DecodeString$/.test(full);
}
const computed = new Map([
    ['strings.ToLower', (text) => String(text).toLowerCase()],
    ['strings.ToUpper', (text) => String(text).toUpperCase()],
    ['strings.TrimSpace', (text) => String(text).trim()],
    ['strings.HasPrefix', (text, part) => String(text).startsWith(String(part))],
    ['strings.HasSuffix', (text, part) => String(text).endsWith(String(part))],
    ['strings.Contains', (text, part) => String(text).includes(String(part))],
    ['strings.ReplaceAll', (text, part, other) => String(text).replaceAll(String(part), String(other))],
    [
        'strings.TrimPrefix',
        (text, part) => (String(text).startsWith(String(part)) ? String(text).slice(String(part).length) : text),
    ],
    ['strings.EqualFold', (text, other) => String(text).toLowerCase() === String(other).toLowerCase()],
    [
        'strings.Repeat',
        (text, count) => Number(count) * String(text).length < 1000 ? String(text).repeat(Math.max(0, Number(count))) : undefined,
    ],
    ['strconv.Itoa', (number) => String(number)],
]);
function callText({ name, className, of, given, tools }) {
    const full = `${className}.${name}`;
    if (className === 'fmt' && (name === 'Sprintf' || name === 'Errorf')) {
        const text = joinFormat(given.map(tools.flatten));
        return name === 'Errorf' ? (0,engine_values/* createConstant */.vl)('error', 'error') : text;
    }
    if (full === 'errors.New')
        return (0,engine_values/* createConstant */.vl)('error', 'error');
    const compute = computed.get(full);
    const constants = compute && (0,engine_values/* mapConstants */.QO)(given, compute);
    if (constants !== undefined)
        return { ...engine_values/* fixedValue */.Sb, constants, type: constants.every((one) => typeof one === 'string') ? 'String' : '' };
    if (full === 'strings.Join') {
        const [list = engine_values/* fixedValue */.Sb, separator = (0,engine_values/* createConstant */.vl)('')] = given;
        const [entity, ...others] = list.objects.flatMap((object) => tools.getEntity(object) ?? []);
        const elements = entity !== undefined && others.length === 0 ? (0,heap/* listElements */.Oe)(entity) : undefined;
        if (elements === undefined)
            return dropConstants((0,engine_values/* joinTexts */.B5)([tools.flatten(list), separator]));
        return (0,engine_values/* joinTexts */.B5)(elements.flatMap((each, index) => (index === 0 ? [each] : [separator, each])).map(tools.flatten));
    }
    if (/^regexp\.Regexp\.ReplaceAll(?:String|LiteralString)?$/.test(full) && of !== undefined) {
        const [source = engine_values/* fixedValue */.Sb] = given;
        const pattern = (0,engine_values/* getConstant */.db)(of);
        return typeof pattern === 'string'
            ? (0,engine_values/* cleanValue */.XY)(dropConstants(tools.flatten(source)), findRemoved(pattern))
            : undefined;
    }
    return undefined;
}
function dropConstants({ constants: _, ...value }) {
    return { ...value, isBuilt: value.isBuilt };
}
function findRemoved(pattern) {
    const kept = /^\(?\[\^((?:\\?[^\]])*)\]\+?\)?$/.exec(pattern)?.[1];
    if (kept === undefined)
        return [];
    if (/^(?:a-z|A-Z|0-9|\\w|\\d|_|-$|\\-|[A-Za-z])*$/.test(kept))
        return allPurposes;
    return /^[\w\s.\\-]*$/.test(kept) ? ['sql', 'command', 'page'] : [];
}
function joinFormat([format = engine_values/* fixedValue */.Sb, ...given]) {
    const text = (0,engine_values/* getConstant */.db)(format);
    if (typeof text !== 'string')
        return dropConstants((0,engine_values/* joinTexts */.B5)([format, ...given]));
    const parts = [];
    let [last, next] = [0, 0];
    for (const { 0: verb, 1: position, 2: letter = '', index } of text.matchAll(/%[-+# 0]*(?:\*|\d+)?(?:\.\d*)?(?:\[(\d+)\])?([a-zA-Z%])/g)) {
        parts.push((0,engine_values/* createConstant */.vl)(text.slice(last, index), 'String'));
        last = index + verb.length;
        if (letter === '%') {
            parts.push((0,engine_values/* createConstant */.vl)('%', 'String'));
            continue;
        }
        if (position !== undefined)
            next = Number(position) - 1;
        const value = given[next] ?? engine_values/* fixedValue */.Sb;
        next += 1;
        parts.push(/[dbocxXUeEfFgGtp]/.test(letter) ? (0,engine_values/* toNumber */.Ro)(value, 'int') : value);
    }
    parts.push((0,engine_values/* createConstant */.vl)(text.slice(last), 'String'));
    return (0,engine_values/* joinTexts */.B5)(parts);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-library.js






const goLibrary = {
    call: callLibrary,
    readMember,
    readChecks: readChecks,
    isNumber: isNumberType,
    isFunction: (className, name) => /^(?:os\/exec|os|fmt|io|net\/http|html\/template|html|net\/url|strings|path\/filepath|path|text\/template)$/.test(className) && !/^(?:[OM]_|Mode|Err|Std|Status|Method|Default|No|Path|DevNull|Interrupt|Kill|Separator|Seek|EOF)/.test(name),
    getElementType: getElementType,
    isClassName: () => false,
    readName: () => engine_values/* fixedValue */.Sb,
};
function readMember({ className, name, isStatic, createSource }) {
    if (className === 'net/http' && name === 'DefaultClient')
        return { ...engine_values/* fixedValue */.Sb, type: 'net/http.Client' };
    const found = findMemberSource(className, name, isStatic);
    if (found === undefined)
        return undefined;
    const { kind, type, cleaned = [] } = found;
    const value = kind === undefined ? { ...engine_values/* fixedValue */.Sb, type } : (0,engine_values/* createFlow */.F8)(createSource(kind), type);
    return (0,engine_values/* cleanValue */.XY)(value, cleaned);
}
const resultTypes = [
    [/^net\/http\.Request URL\.Query$/, 'net/url.Values'],
    [/^net\/http\.Request\.Cookie$/, 'net/http.Cookie'],
    [/^net\/http\.Request\.(?:WithContext|Clone)$/, 'net/http.Request'],
    [/^net\/http\.NewRequest(?:WithContext)?$|^net\/http\/httptest\.NewRequest$/, 'net/http.Client Request'],
    [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.(?:QueryParams|FormParams)$/, 'net/url.Values'],
    [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.Request$/, 'net/http.Request'],
    [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.Response$/, 'net/http.ResponseWriter'],
    [/^github\.com\/gorilla\/mux\.Vars$/, 'map[]String'],
    [/^database\/sql\.(?:Open|OpenDB)$/, 'database/sql.DB'],
    [/^database\/sql\.(?:DB|Conn)\.Begin(?:Tx)?$/, 'database/sql.Tx'],
    [/^database\/sql\.DB\.Conn$/, 'database/sql.Conn'],
    [/^database\/sql\.\w+\.Prepare(?:Context)?$/, 'database/sql.Stmt'],
    [/^database\/sql\.\w+\.QueryRow(?:Context)?$/, 'database/sql.Row'],
    [/^database\/sql\.\w+\.Query(?:Context)?$/, 'database/sql.Rows'],
    [/^github\.com\/jmoiron\/sqlx\.(?:Open|Connect|MustConnect|MustOpen|NewDb)$/, 'github.com/jmoiron/sqlx.DB'],
    [/^(?:gorm\.io|github\.com\/jinzhu)\/gorm\.(?:Open|DB\.\w+)$/, 'gorm.io/gorm.DB'],
    [
        /^html\/template\.(?:New|Must|Parse\w+|Template\.(?:New|Funcs|Parse\w*|Delims|Option|Lookup|Clone))$/,
        'html/template.Template',
    ],
    [
        /^text\/template\.(?:New|Must|Parse\w+|Template\.(?:New|Funcs|Parse\w*|Delims|Option|Lookup|Clone))$/,
        'text/template.Template',
    ],
    [/^os\/exec\.Command(?:Context)?$/, 'os/exec.Cmd'],
    [/^os\.(?:Open|OpenFile|Create|CreateTemp)$/, 'os.File'],
    [/^math\/rand(?:\/v\d+)?\.New$/, 'math/rand.Rand'],
    [/^archive\/tar\.Reader\.Next$/, 'archive/tar.Header'],
    [/^os\.OpenRoot$/, 'os.Root'],
    [/^net\/url\.(?:Parse|ParseRequestURI)$/, 'net/url.URL'],
    [/^(?:strings|bytes)\.(?:Split|SplitN|SplitAfter|Fields|FieldsFunc)$/, '[]String'],
    [/^regexp\.(?:MustCompile|Compile|MustCompilePOSIX|CompilePOSIX)$/, 'regexp.Regexp'],
    [/^archive\/zip\.(?:OpenReader|NewReader)$/, 'archive/zip.Reader'],
    [/^archive\/tar\.NewReader$/, 'archive/tar.Reader'],
];
function findResultType(full) {
    return resultTypes.find(([pattern]) => pattern.test(full))?.[1] ?? '';
}
const helpers = /^(?:[Gg]et|[Rr]ead|[Pp]arse|[Ff]etch)(?:\w*[a-z])?(?:Cookie|Params?|Query|Form|FormValue|Header|Body|Input|Vars?)(?:Value|String)?$/;
function callLibrary(call) {
    const { name, className, of, given, tools, isStatic } = call;
    if (name === '')
        return tools.add({ type: className, entries: new Map() });
    const full = `${className}.${name}`;
    const isHelper = given.length > 0 && helpers.test(name) && isRequestType(given[0]?.type ?? '');
    const kind = findCallSource(className, name, isStatic) ?? (isHelper ? 'request' : undefined);
    if (kind !== undefined) {
        const value = (0,engine_values/* createFlow */.F8)(call.createSource(kind), findResultType(full) || 'String');
        return / URL\.(?!Query$)/.test(full) ? (0,engine_values/* cleanValue */.XY)(value, ['address']) : value;
    }
    if (/^math\/rand(?:\/v\d+)?(?:\.Rand)?$/.test(className) && !/^(?:New\w*|Seed|Shuffle)$/.test(name))
        return callRandom(call);
    const results = invokeFunctions(call);
    const own = of === undefined && !isStatic ? callBuiltIn(call) : undefined;
    const found = own ?? callFlag(call) ?? fillTargets(call) ?? callWriter(call) ?? (of && callObject(call, of)) ?? callText(call);
    if (found !== undefined)
        return found;
    forgetTargets(given, tools);
    const { type, purposes, ...does } = describeFunction(full);
    const parts = [...(of === undefined ? [] : [tools.flatten(of)]), ...given.map(tools.flatten)];
    if (/^(?:bufio\.NewWriter|bufio\.NewReadWriter|io\.MultiWriter)$/.test(full))
        return given[0] ?? engine_values/* fixedValue */.Sb;
    if (type === 'os/exec.Cmd')
        return createCommand(name === 'Command' ? given : given.slice(1), tools);
    if (type === 'regexp.Regexp')
        return { ...(given[0] ?? engine_values/* fixedValue */.Sb), type };
    if (does.isHarmless)
        return { ...engine_values/* fixedValue */.Sb, type, flows: keepRandom(parts) };
    if (purposes.length > 0)
        return (0,engine_values/* cleanValue */.XY)({ ...(0,engine_values/* passOn */.TH)(parts, type || 'String'), isUnknown: false, isBuilt: false }, purposes);
    if (does.isDecoding)
        return clearCleaning((0,engine_values/* passOn */.TH)(parts, type || 'String'));
    if (does.isJoining)
        return { ...(0,engine_values/* joinTexts */.B5)(parts), constants: undefined };
    if (does.isPassing)
        return (0,engine_values/* passOn */.TH)(parts, type || 'String');
    if (className === '' && of === undefined && !isStatic && parts.length === 0)
        return engine_values/* unknownValue */.Uo;
    return results.length > 0 ? (0,engine_values/* joinValues */.jw)(results) : { ...engine_values/* unknownValue */.Uo, type };
}
const harmless = /(?:^|[./])(?:strconv\.(?:Atoi|Parse\w+|Itoa|Format\w+)|uuid\.\w+|(?:md5|sha1|sha256|sha512|crc32)\.\w+|time\.\w+|errors\.\w+|crypto\/rand\.\w+|utf8\.\w+|filepath\.(?:Ext|IsAbs|Match|IsLocal)|os\.(?:Getwd|TempDir|UserHomeDir|Hostname|Executable|Getpid|MkdirTemp|CreateTemp)|strings\.(?:Contains\w*|HasPrefix|HasSuffix|EqualFold|Index\w*|LastIndex\w*|Count|Compare)|bytes\.(?:Contains\w*|HasPrefix|HasSuffix|Equal|EqualFold|Index\w*|Count|Compare)|regexp\.Match\w*|Regexp\.Match\w*|len|cap|Error|Len|Cap|Sum|Size|Port|MarshalText|StatusText|DetectContentType)$/;
const passing = /(?:^|[./])(?:strings\.(?:TrimSpace|Trim\w*|To\w+|Title|Replace\w*|Split\w*|Fields\w*|NewReader|Map|SplitSeq|FieldsSeq|Lines|Clone|Cut\w*)|bytes\.(?:Trim\w*|To\w+|Replace\w*|Split\w*|NewReader|NewBuffer|NewBufferString|Clone|Runes)|bufio\.\w+|io(?:\/ioutil)?\.(?:ReadAll|NopCloser|LimitReader|TeeReader|MultiReader)|url\.(?:Parse\w*|ParseRequestURI|ParseQuery|JoinPath)|filepath\.(?:Clean|Abs|FromSlash|ToSlash|Rel|Dir|EvalSymlinks|Split|VolumeName|SplitList)|path\.(?:Clean|Dir|Split)|regexp\.Regexp\.(?:ReplaceAll\w*|Find\w*|Split)|json\.(?:NewDecoder|RawMessage)|xml\.NewDecoder|yaml\.NewDecoder|slices\.\w+|maps\.\w+|context\.WithValue|template\.(?:HTML|JS|URL|CSS|HTMLAttr|JSStr|Srcset)|atomic\.\w+|norm\.\w+|cases\.\w+|shlex\.Split|http\.MaxBytesReader|net\.SplitHostPort|Get|Values|Value|String|Bytes|Text|Unquote|ReadString|ReadLine|ReadBytes|ReadAll|ReadByte|Replace|Peek|PeekMulti|Add|Del|ByName|Open|Load|Elem|Interface|First|Last|Next|NextPart|FileName|FormName|Unwrap)$/;
const joining = /(?:^|[./])(?:filepath\.Join|path\.Join|fmt\.(?:Sprint|Sprintln|Append\w*)|strings\.Repeat|net\.JoinHostPort|bytes\.Join|Concat|JoinPath)$/;
function createCommand(given, tools) {
    const entries = new Map([
        ['Path', given[0] ?? engine_values/* fixedValue */.Sb],
        ['Args', tools.add((0,heap/* createList */.D1)('[]String', given))],
    ]);
    return tools.add({ type: 'os/exec.Cmd', entries });
}
function keepRandom(parts) {
    return parts.flatMap(({ flows }) => flows.filter(({ source }) => source.kind === 'random'));
}
const known = new Map();
const mostKnown = 20_000;
function describeFunction(full) {
    const before = known.get(full);
    if (before !== undefined)
        return before;
    const facts = {
        ...{ type: findResultType(full), purposes: findPurposes(full), isHarmless: harmless.test(full) },
        ...{ isDecoding: isDecoding(full), isJoining: joining.test(full) },
        isPassing: passing.test(full) || /^net\/url\.(?:URL|Userinfo)\./.test(full),
    };
    if (known.size < mostKnown)
        known.set(full, facts);
    return facts;
}
function clearCleaning(value) {
    return { ...value, flows: value.flows.map((flow) => ({ ...flow, cleaned: [] })) };
}
function invokeFunctions({ of, given, tools }) {
    const functions = given.filter(({ callables }) => callables?.some(({ code }) => !code?.parameters.some(({ type }) => isRequestType(type))));
    if (functions.length === 0)
        return [];
    const others = [...(of === undefined ? [] : [of]), ...given.filter(({ callables }) => callables === undefined)];
    const element = { ...(0,engine_values/* passOn */.TH)(others.map(tools.flatten)), isUnknown: true };
    return functions.map((each) => tools.invoke(each, Array.from({ length: 8 }, () => element)));
}
function callRandom({ name, given, tools, createSource }) {
    const value = (0,engine_values/* createFlow */.F8)(createSource('random'), 'int');
    if (name === 'Read')
        for (const target of given)
            fill(target, value, tools);
    return value;
}
function callBuiltIn({ name, given, tools, of }) {
    const [first = engine_values/* fixedValue */.Sb] = given;
    if (name === 'append')
        return append(first, given.slice(1), tools);
    if (name === 'copy') {
        fill(first, tools.flatten(given[1] ?? engine_values/* fixedValue */.Sb), tools);
        return engine_values/* fixedValue */.Sb;
    }
    if (/^(?:min|max|len|cap|delete|clear|close|print|println|recover|real|imag|complex)$/.test(name))
        return engine_values/* fixedValue */.Sb;
    return of;
}
function append(list, added, tools) {
    if (list.type === 'String')
        return (0,engine_values/* joinTexts */.B5)([list, ...added]);
    const entities = list.objects.flatMap((object) => tools.getEntity(object) ?? []);
    const [only] = entities;
    const known = entities.length === 1 && only !== undefined ? (0,heap/* listElements */.Oe)(only) : undefined;
    const isEmpty = entities.length === 0 && list.flows.length === 0;
    const elements = known ?? (isEmpty ? [] : undefined);
    const type = list.type === '' ? '[]' : list.type;
    if (elements !== undefined && elements.length < 30)
        return tools.add((0,heap/* createList */.D1)(type, [...elements, ...added]));
    const held = [...entities.map(heap/* readAll */.yw), ...(list.flows.length > 0 ? [(0,engine_values/* passOn */.TH)([list])] : []), ...added];
    return tools.add({ type, entries: new Map(), rest: (0,engine_values/* joinValues */.jw)(held) });
}
function fill(target, value, tools) {
    for (const object of target.objects) {
        const entity = tools.getEntity(object);
        if (entity === undefined)
            continue;
        const { constants: _, objects: __, ...rest } = value;
        const own = { ...rest, objects: [], type: '' };
        const before = entity.entries.get('*');
        if (entity.type === '& variable')
            tools.setEntity(object, {
                ...entity,
                entries: new Map([
                    [
                        '*',
                        isNumberType(before?.type ?? '') ? (0,engine_values/* toNumber */.Ro)(own, before?.type ?? '') : { ...own, type: before?.type ?? '' },
                    ],
                ]),
            });
        else {
            tools.setEntity(object, { ...entity, entries: new Map(), rest: own });
            for (const inner of entity.entries.values())
                if (inner.objects.length > 0)
                    fill(inner, value, tools);
        }
    }
}
function callFlag({ className, name, given, tools, createSource }) {
    if (!/(?:^|\/)p?flag(?:\.FlagSet)?$/.test(className))
        return undefined;
    if (readsFlag(className, name))
        return (0,engine_values/* createFlow */.F8)(createSource('local'), /Slice|Array/.test(name) ? '[]String' : 'String');
    const [target] = given;
    if (/^(?:String\w*Var\w*|TextVar)$/.test(name) && target !== undefined)
        fill(target, (0,engine_values/* createFlow */.F8)(createSource('local'), 'String'), tools);
    return engine_values/* fixedValue */.Sb;
}
function forgetTargets(given, tools) {
    for (const object of given.flatMap(({ objects }) => objects)) {
        const entity = tools.getEntity(object);
        if (entity === undefined || ![...entity.entries.values()].some(({ constants }) => constants))
            continue;
        const entries = [...entity.entries].map(([name, { constants: _, ...value }]) => [name, value]);
        tools.setEntity(object, { ...entity, entries: new Map(entries) });
    }
}
function fillTargets(call) {
    const { className, name, of, given, tools } = call;
    const [first = engine_values/* fixedValue */.Sb, second = engine_values/* fixedValue */.Sb] = given;
    const done = { ...engine_values/* fixedValue */.Sb, type: 'error' };
    if (of !== undefined && fillsFromRequest(className, name)) {
        const value = (0,engine_values/* createFlow */.F8)(call.createSource('request'));
        for (const target of given)
            fill(target, value, tools);
        return done;
    }
    if (/^(?:Unmarshal\w*|NewDecoder)$/.test(name) && given.length > 1) {
        fill(second, clearCleaning((0,engine_values/* passOn */.TH)([tools.flatten(first)])), tools);
        return done;
    }
    if (of !== undefined &&
        (/^Decode\w*$/.test(name) || name === 'Unmarshal') &&
        given.some(({ objects }) => objects.length > 0)) {
        for (const target of given)
            fill(target, clearCleaning((0,engine_values/* passOn */.TH)([tools.flatten(of), ...given.map(tools.flatten)])), tools);
        return done;
    }
    if (className === 'fmt' && /^S?F?[Ss]scan/.test(name)) {
        for (const target of given.slice(1))
            fill(target, (0,engine_values/* passOn */.TH)([tools.flatten(first)]), tools);
        return done;
    }
    if (className === 'fmt' && /^(?:Scan|Scanln|Scanf|Fscan|Fscanln|Fscanf)$/.test(name)) {
        for (const target of given)
            fill(target, (0,engine_values/* createFlow */.F8)(call.createSource('local')), tools);
        return done;
    }
    if (/^(?:Scan|StructScan|MapScan|SliceScan)$/.test(name) && of !== undefined && !/Scanner$/.test(className)) {
        for (const target of given)
            fill(target, (0,engine_values/* createFlow */.F8)(call.createSource('stored')), tools);
        return done;
    }
    if (of !== undefined && of.flows.length > 0 && /^(?:Read|ReadFull|ReadAt)$/.test(name)) {
        fill(first, tools.flatten(of), tools);
        return engine_values/* fixedValue */.Sb;
    }
    return undefined;
}
const builders = /^(?:strings\.Builder|bytes\.Buffer)$/;
function callWriter({ className, name, given, tools }) {
    const full = `${className}.${name}`;
    const isTemplate = /template\.Template\.Execute(?:Template)?$/.test(full);
    if (!isTemplate && !/^(?:fmt\.Fprint(?:f|ln)?|io\.(?:WriteString|Copy|CopyN))$/.test(full))
        return undefined;
    const [target, ...others] = given;
    if (target === undefined)
        return undefined;
    const parts = others.map(tools.flatten);
    const text = name === 'Fprintf' ? joinFormat(parts) : (0,engine_values/* joinTexts */.B5)(parts);
    const written = full.startsWith('html/template') ? (0,engine_values/* cleanValue */.XY)(text, ['page']) : text;
    for (const object of target.objects) {
        const entity = tools.getEntity(object);
        if (entity !== undefined && builders.test(entity.type))
            writeText(object, entity, written, tools);
    }
    return { ...engine_values/* fixedValue */.Sb, type: 'error' };
}
function writeText(object, entity, added, tools) {
    const before = entity.entries.get('text') ?? (0,engine_values/* createConstant */.vl)('');
    tools.setEntity(object, { ...entity, entries: new Map([['text', (0,engine_values/* joinTexts */.B5)([before, added])]]) });
}
function callObject({ name, given, tools }, of) {
    const entities = of.objects.flatMap((object) => {
        const entity = tools.getEntity(object);
        return entity === undefined || entity.code !== undefined ? [] : [{ object, entity }];
    });
    if (entities.length === 0)
        return name === 'slice of' ? sliceText(of, given) : name === 'range keys' ? readKeys(of) : undefined;
    const [first = engine_values/* fixedValue */.Sb, second = engine_values/* fixedValue */.Sb] = given;
    const values = entities.map(({ object, entity }) => {
        if (builders.test(entity.type)) {
            const text = entity.entries.get('text') ?? entity.rest ?? (0,engine_values/* createConstant */.vl)('');
            if (/^(?:WriteString|Write|WriteByte|WriteRune|ReadFrom)$/.test(name)) {
                writeText(object, entity, tools.flatten(first), tools);
                return engine_values/* fixedValue */.Sb;
            }
            if (name === 'Reset')
                tools.setEntity(object, { type: entity.type, entries: new Map() });
            return /^(?:Reset|Len|Grow|Cap|Truncate)$/.test(name) ? engine_values/* fixedValue */.Sb : { ...text, type: 'String' };
        }
        if (name === 'slice of')
            return sliceList(entity, given, tools);
        if (name === 'range keys')
            return entity.type.startsWith('[]') ? { ...engine_values/* fixedValue */.Sb, type: 'int' } : createKeys(entity);
        if (/^(?:Store|Set|Add|Put|PushBack|LoadOrStore)$/.test(name)) {
            const added = given.length > 1 ? second : first;
            tools.setEntity(object, {
                ...entity,
                rest: entity.rest === undefined ? added : (0,engine_values/* joinValues */.jw)([entity.rest, added]),
            });
            return engine_values/* fixedValue */.Sb;
        }
        if (/^(?:Load|Get|Value|Front|Back|LoadAndDelete|Values|Encode)$/.test(name) &&
            entity.entries.size + (entity.rest ? 1 : 0) > 0)
            return tools.flatten((0,heap/* readAll */.yw)(entity));
        return undefined;
    });
    return values.includes(undefined) ? undefined : (0,engine_values/* joinValues */.jw)(values);
}
function sliceList(entity, [from, to], tools) {
    const elements = (0,heap/* listElements */.Oe)(entity);
    const [start, end] = [(0,engine_values/* getConstant */.db)(from ?? engine_values/* fixedValue */.Sb) ?? undefined, (0,engine_values/* getConstant */.db)(to ?? engine_values/* fixedValue */.Sb)];
    const isKnown = (start === undefined || typeof start === 'number') && (end === null || typeof end === 'number');
    if (elements !== undefined && isKnown && (start !== undefined || from?.constants !== undefined))
        return tools.add((0,heap/* createList */.D1)(entity.type, elements.slice(start, end ?? undefined)));
    return tools.add({ type: entity.type, entries: new Map(), rest: (0,heap/* readAll */.yw)(entity) });
}
function sliceText(of, [from = engine_values/* fixedValue */.Sb, to = engine_values/* fixedValue */.Sb]) {
    const constants = (0,engine_values/* mapConstants */.QO)([of, from, to], (text, start, end) => typeof text === 'string' ? text.slice(Number(start ?? 0), end === null ? undefined : Number(end)) : undefined);
    return constants === undefined ? (0,engine_values/* passOn */.TH)([of], of.type) : { ...engine_values/* fixedValue */.Sb, constants, type: of.type };
}
function createKeys({ entries, rest }) {
    const keys = [...entries.keys()];
    if (rest !== undefined)
        return (0,engine_values/* passOn */.TH)([rest], 'String');
    return keys.length > 0 && keys.length <= 8
        ? { ...engine_values/* fixedValue */.Sb, constants: keys, type: 'String' }
        : { ...engine_values/* fixedValue */.Sb, type: 'String' };
}
function readKeys(of) {
    return of.type.startsWith('[]') || of.type === 'String' ? { ...engine_values/* fixedValue */.Sb, type: 'int' } : (0,engine_values/* passOn */.TH)([of], 'String');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/go/go-front.js






const goFront = {
    forms: {
        file: 'tree-sitter-go.wasm',
        functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
        calls: {
            call_expression: {
                name: 'function',
                arguments: 'arguments',
                inner: { type: 'selector_expression', name: 'field', receiver: 'operand' },
            },
        },
        resolveName,
        isIndirect,
    },
    names: {
        definition: /\btype\s+(\w+)()/g,
        className: /\b[A-Z]\w*/g,
        readsRequest: mayReadRequest,
        isCode: (path) => path.endsWith('.go'),
        isTest: (path) => (0,file_role/* describeRole */.U)(path, '') !== '',
    },
    readsAlso: (path) => isGoFile(path) && !path.endsWith('.go'),
    library: goLibrary,
    createIndex: createGoIndex,
    decode: (_path, text) => ({ code: text }),
    readFile: readGoFile,
};
let last;
function readNames(node) {
    const { tree } = node;
    if (last?.tree === tree)
        return last;
    const { text } = tree.rootNode;
    const renamed = new Map();
    const dots = [];
    for (const [, name = '', path = ''] of text.matchAll(/^\s*(?:import\s+)?([\w.]+)\s+"([^"\n]+)"/gm)) {
        const usual = getPackageName(path);
        if (name === '.')
            dots.push(usual);
        else if (name !== usual && name !== '_' && name !== 'import')
            renamed.set(name, usual);
    }
    const indirect = new Set();
    for (const [, name = ''] of text.matchAll(/\b(\w+)\s*:?=\s*\w+\.\w+\s*(?:[;,\n]|$)/g))
        indirect.add(name);
    for (const [, name = ''] of text.matchAll(/\b(\w+)\s*:\s*\w+\.\w+\s*[,}\n]/g))
        indirect.add(name);
    for (const [, name = ''] of text.matchAll(/\b(\w+)\s+func\s*\(/g))
        indirect.add(name);
    last = { tree, renamed, dots, indirect };
    return last;
}
function resolveName(name, node) {
    const { renamed, dots } = readNames(node);
    if (renamed.size + dots.length === 0)
        return [name];
    const [first = ''] = name.split('.', 1);
    const usual = renamed.get(first);
    if (usual !== undefined && name !== first)
        return [`${usual}${name.slice(first.length)}`];
    return /^[A-Z]\w*$/.test(name) ? [name, ...dots.map((each) => `${each}.${name}`)] : [name];
}
function isIndirect(name, node) {
    if (/[\])}]$/.test(name))
        return true;
    return readNames(node).indirect.has(name.slice(name.lastIndexOf('.') + 1));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/java/java-sources.js
const filledBy = /@(?:\w+\.)*(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|MatrixVariable|ModelAttribute|RequestPart|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|BeanParam|FormDataParam|QueryValue)\b/;
const filledByType = new RegExp([
    String.raw `^(?:final\s+|@(?:Valid|Validated|NotNull|NotBlank|NotEmpty|Nullable|Parameter|ApiParam)\b(?:\([^)]*\))?\s*)*`,
    String.raw `(?!@|(?:\w+\.)*(?:\w*(?:Request|Response|Session|Model\w*|Map|Principal|Authentication|User|UserDetails|Locale|`,
    'Pageable|Sort|Result|Errors|Status|Attributes|Writer|Reader|Stream|Builder|Enum|Exchange|Device|Zone|Jwt|Token|Context)|',
    'int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|',
    String.raw `BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date)\b)`,
].join(''));
const handler = /@(?:Get|Post|Put|Patch|Delete|Request)Mapping\b/;
const uploads = /^(?:MultipartFile|FilePart|FileItem|UploadedFile|CompletedFileUpload)$/;
function isFilledParameter(code, type, modifiers) {
    return filledBy.test(code) || uploads.test(type) || (handler.test(modifiers) && filledByType.test(code));
}
const requestTypes = /^(?:\w*Request(?:Wrapper)?\d?|RoutingContext|Context|ServerWebExchange|ContainerRequestContext|UriInfo|HttpHeaders|HttpExchange)$/;
const requestNames = /(?:^|\W|_)(?:\w*re?qu?e?s?t?|\w*Request|getRequest\(\)|ctx|context|exchange|routingContext)$/;
const reads = /^(?:getParameter|getParameterValues|getParameterMap|getParameterNames|getQueryString|getRequestURI|getRequestURL|getPathInfo|getPathTranslated|getCookies|getHeader|getHeaders|getHeaderNames|getInputStream|getReader|getPart|getParts|getQueryParameters|getFormAttribute|getParam|params|pathParam|queryParam|formParam|queryParams|pathVariable|getRawParameter)$/;
const java_sources_helpers = /^(?:get|read|parse|extract)\w*(?:Cookie|Param|Parameter|Query|Body|Header|Input|Payload)(?:s|Value|AsString|ByName)?$/;
const anyRead = new RegExp(String.raw `\b(?:${reads.source.slice(4, -2)}|${java_sources_helpers.source.slice(1, -1).replaceAll('(?:', '(?:')})\s*\(`);
function java_sources_isRequestType(type) {
    return requestTypes.test(type);
}
function readsRequest(name, type, ofText, firstType) {
    if (reads.test(name) && (type === '' || type === 'String' ? requestNames.test(ofText) : java_sources_isRequestType(type)))
        return true;
    return java_sources_helpers.test(name) && java_sources_isRequestType(firstType);
}
function readsRequestCode(code) {
    return anyRead.test(code);
}
const login = /@(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|Authenticated|Requires(?:Authentication|Roles|Permissions|User))\b/;
function isGuardedCode(headers) {
    return login.test(headers);
}
const java_sources_request = new RegExp(String.raw `${handler.source}|${filledBy.source}|\b(?:${uploads.source.slice(4, -2)})\b|${anyRead.source}`);
function java_sources_mayReadRequest(text) {
    return java_sources_request.test(text);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/java/java-code.js



const classTypes = new Set([
    'class_declaration',
    'interface_declaration',
    'enum_declaration',
    'record_declaration',
    'annotation_type_declaration',
]);
const functionTypes = new Set(['method_declaration', 'constructor_declaration', 'compact_constructor_declaration']);
function readJavaFile(root, path, text) {
    const file = {
        path,
        text,
        package: '',
        imports: new Map(),
        classes: [],
        functions: [],
        assigned: new Set(),
    };
    const reading = { file, owner: undefined, headers: '' };
    const loose = [];
    for (const node of (0,syntax/* listNodeChildren */.uT)(root)) {
        if (node.type === 'package_declaration')
            file.package = (0,syntax/* listNodeChildren */.uT)(node).at(-1)?.text ?? '';
        else if (node.type === 'import_declaration')
            readImport(node, file);
        else if (classTypes.has(node.type))
            readClass(node, reading);
        else if (functionTypes.has(node.type))
            file.functions.push(java_code_readFunction(node, reading));
        else
            loose.push(node);
    }
    const [first] = loose;
    const last = loose.at(-1);
    if (first !== undefined && last !== undefined) {
        const place = { start: first.startIndex, end: last.endIndex };
        const body = {
            kind: 'block',
            at: (0,engine_code/* createPlace */.Ef)(place.start, place.end),
            body: loose.map((node) => java_code_readCode(node, reading)),
        };
        file.functions.push(java_code_createFunction(reading, { body, ...place, readsRequest: true }));
    }
    return file;
}
function java_code_createFunction({ file, owner }, more) {
    return {
        ...{ name: '', file, owner, parameters: [], body: undefined, returns: '', isStatic: false, isPrivate: false },
        ...{ readsRequest: false, isGuarded: false, start: 0, end: 0, ...more },
    };
}
function readImport(node, { imports }) {
    const name = (0,syntax/* listNodeChildren */.uT)(node)[0]?.text ?? '';
    if (/\.\s*\*\s*;?$/.test(node.text))
        imports.set(`*${name}`, name);
    else
        imports.set(name.replace(/^.*\./, ''), name);
}
function readType(node, { file }) {
    if (node === null)
        return '';
    const full = node.text.replaceAll(/<[\s\S]*>|\s|@\w+/g, '');
    const name = full.replace(/^.*\./, '');
    if (/^[a-z]\w*\./.test(full) && !file.imports.has(name))
        file.imports.set(name, full.replace(/\[\]$/, ''));
    return name === 'var' ? '' : name;
}
function readClass(node, reading, parent = '') {
    const body = node.type === 'class_body' ? node : node.childForFieldName('body');
    const header = body === null || node === body ? '' : node.text.slice(0, body.startIndex - node.startIndex);
    const name = node === body ? '' : (node.childForFieldName('name')?.text ?? '');
    const parents = [node.childForFieldName('superclass'), node.childForFieldName('interfaces')]
        .flatMap((each) => (each === null ? [] : (0,syntax/* listNodeChildren */.uT)(each)))
        .flatMap((each) => (each.type === 'type_list' ? (0,syntax/* listNodeChildren */.uT)(each) : [each]))
        .map((each) => readType(each, reading));
    const extended = (0,syntax/* listNodeChildren */.uT)(node).filter(({ type }) => type === 'extends_interfaces');
    const inherited = extended
        .flatMap(syntax/* listNodeChildren */.uT)
        .flatMap(syntax/* listNodeChildren */.uT)
        .map((each) => readType(each, reading));
    const [fields, functions, inner] = [new Map(), [], []];
    const own = {
        ...{ name, file: reading.file, outer: reading.owner, fields, functions, inner },
        parents: [...parents, ...inherited, ...(parent === '' ? [] : [parent])],
        ...{ start: node.startIndex, end: node.endIndex },
    };
    if (name !== '')
        reading.file.classes.push(own);
    const within = { ...reading, owner: own, headers: `${reading.headers}\n${header}` };
    const members = body === null
        ? []
        : (0,syntax/* listNodeChildren */.uT)(body).flatMap((each) => each.type === 'enum_body_declarations' ? (0,syntax/* listNodeChildren */.uT)(each) : [each]);
    if (node.type === 'record_declaration')
        readRecord(node, within, { fields, functions });
    for (const member of members) {
        if (classTypes.has(member.type))
            inner.push(readClass(member, within));
        else if (functionTypes.has(member.type))
            functions.push(java_code_readFunction(member, within));
        else if (member.type === 'field_declaration' || member.type === 'constant_declaration')
            java_code_readFields(member, within, fields);
        else if (member.type === 'static_initializer' || member.type === 'block')
            functions.push(java_code_readFunction(member, within));
        else if (member.type === 'enum_constant') {
            const called = member.childForFieldName('name')?.text ?? '';
            fields.set(called, { name: called, type: name, value: undefined, isFinal: true });
            const own = (0,syntax/* listNodeChildren */.uT)(member).find(({ type }) => type === 'class_body');
            if (own !== undefined)
                reading.file.functions.push(...readClass(own, within, name).functions);
        }
    }
    if (name !== '')
        reading.file.functions.push(...functions);
    return own;
}
function readRecord(node, reading, { fields, functions }) {
    const parameters = java_code_readParameters(node.childForFieldName('parameters'), reading, '');
    const at = (0,engine_code/* createPlace */.Ef)(node.startIndex, node.startIndex);
    for (const { name, type } of parameters)
        fields.set(name, { name, type, value: undefined, isFinal: true });
    const sets = parameters.map(({ name }) => {
        const to = { kind: 'member', at, of: { kind: 'name', at, name: 'this' }, name };
        return { kind: 'assign', at, to, value: { kind: 'name', at, name } };
    });
    const body = { kind: 'block', at, body: sets };
    functions.push(java_code_createFunction(reading, {
        name: reading.owner?.name ?? '',
        parameters,
        body,
        start: node.startIndex,
        end: node.startIndex,
    }));
}
function java_code_readFields(node, reading, fields) {
    const type = readType(node.childForFieldName('type'), reading);
    const modifiers = readModifiers(node);
    const isFinal = node.type === 'constant_declaration' || /(?:^|\s)final\s/.test(modifiers);
    const isOpen = !/(?:^|\s)private\s/.test(modifiers) ||
        /@\w/.test(modifiers) ||
        /@(?:Data|Setter|Configuration\w*)\b/.test(reading.headers);
    for (const declarator of node.childrenForFieldName('declarator')) {
        const name = declarator?.childForFieldName('name')?.text;
        if (name === undefined)
            continue;
        const value = declarator?.childForFieldName('value');
        const start = value ? java_code_readCode(value, reading) : undefined;
        fields.set(name, { name, type, value: start, isFinal, isOpen });
        if (value && start && start.kind !== 'constant')
            reading.file.functions.push(java_code_createFunction(reading, {
                body: start,
                start: value.startIndex,
                end: value.endIndex,
                readsRequest: readsRequestCode(value.text),
            }));
    }
}
function readModifiers(node) {
    const [first] = (0,syntax/* listNodeChildren */.uT)(node);
    return first?.type === 'modifiers' ? `${first.text} ` : '';
}
function java_code_readFunction(node, reading) {
    const isInitializer = node.type === 'block' || node.type === 'static_initializer';
    const body = isInitializer
        ? node.type === 'block'
            ? node
            : ((0,syntax/* listNodeChildren */.uT)(node)[0] ?? null)
        : node.childForFieldName('body');
    const modifiers = readModifiers(node);
    const parameters = java_code_readParameters(node.childForFieldName('parameters'), reading, modifiers);
    const header = body === null ? node.text : node.text.slice(0, body.startIndex - node.startIndex);
    return java_code_createFunction(reading, {
        ...{ name: node.childForFieldName('name')?.text ?? '', parameters },
        body: body === null ? undefined : java_code_readCode(body, reading),
        returns: readType(node.childForFieldName('type'), reading).replace(/^void$/, ''),
        isStatic: /(?:^|\s)static\s/.test(modifiers) || node.type === 'static_initializer',
        isPrivate: /(?:^|\s)private\s/.test(modifiers),
        readsRequest: parameters.some(({ isFilled }) => isFilled) || readsRequestCode(node.text),
        isGuarded: isGuardedCode(`${reading.headers}\n${header}`),
        ...{ start: node.startIndex, end: node.endIndex },
    });
}
function java_code_readParameters(list, reading, modifiers) {
    if (list === null)
        return [];
    if (list.type === 'identifier')
        return [createParameter(list, '', false)];
    return (0,syntax/* listNodeChildren */.uT)(list).flatMap((node) => {
        if (node.type === 'identifier')
            return [createParameter(node, '', false)];
        const isRest = node.type === 'spread_parameter';
        const inner = isRest ? (0,syntax/* listNodeChildren */.uT)(node).at(-1) : node;
        const name = inner?.childForFieldName('name');
        if (!name)
            return [];
        const typeNode = isRest
            ? ((0,syntax/* listNodeChildren */.uT)(node).find(({ type }) => /type/.test(type)) ?? null)
            : node.childForFieldName('type');
        const type = readType(typeNode, reading);
        return [{ ...createParameter(name, type, isFilledParameter(node.text, type, modifiers)), isRest }];
    });
}
function createParameter(name, type, isFilled) {
    return { name: name.text, type, at: java_code_placeOf(name), isFilled, isRest: false };
}
function java_code_placeOf({ startIndex, endIndex }) {
    return (0,engine_code/* createPlace */.Ef)(startIndex, endIndex);
}
function java_code_readField(node, field, reading) {
    const child = node.childForFieldName(field);
    return child === null ? { kind: 'several', at: java_code_placeOf(node), parts: [] } : java_code_readCode(child, reading);
}
function java_code_readArguments(node, reading) {
    const list = node.childForFieldName('arguments');
    return list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list).map((each) => java_code_readCode(each, reading));
}
const java_code_readName = (node) => ({ kind: 'name', at: java_code_placeOf(node), name: node.text });
const java_code_readConstant = (node) => ({ kind: 'constant', at: java_code_placeOf(node), value: java_code_readLiteral(node) });
const java_code_readBlock = (node, reading) => ({
    ...{ kind: 'block', at: java_code_placeOf(node) },
    body: (0,syntax/* listNodeChildren */.uT)(node).map((each) => java_code_readCode(each, reading)),
});
const java_code_readOnly = (node, reading) => {
    const [only] = (0,syntax/* listNodeChildren */.uT)(node);
    return only === undefined ? { kind: 'several', at: java_code_placeOf(node), parts: [] } : java_code_readCode(only, reading);
};
const java_code_leaveBy = (by) => (node, reading) => {
    const [value] = (0,syntax/* listNodeChildren */.uT)(node);
    const isJump = by === 'break' || by === 'continue';
    if (isJump)
        return { kind: 'leave', at: java_code_placeOf(node), by, ...(value && { isFar: true }) };
    return { kind: 'leave', at: java_code_placeOf(node), by, ...(value && { value: java_code_readCode(value, reading) }) };
};
const java_code_readDeclaration = (node, reading) => {
    const declared = readType(node.childForFieldName('type'), reading);
    const body = node.childrenForFieldName('declarator').flatMap((declarator) => {
        const name = declarator?.childForFieldName('name');
        if (!declarator || !name)
            return [];
        const value = declarator.childForFieldName('value');
        const at = java_code_placeOf(declarator);
        const given = value ? java_code_readCode(value, reading) : { kind: 'several', at, parts: [] };
        return [{ kind: 'assign', at, to: java_code_readName(name, reading), value: given, declared }];
    });
    return { kind: 'block', at: java_code_placeOf(node), body };
};
const java_code_readAssignment = (node, reading) => {
    const operator = node.childForFieldName('operator')?.text.replace('=', '') ?? '';
    const to = java_code_readField(node, 'left', reading);
    if (to.kind === 'name' || to.kind === 'member')
        reading.file.assigned.add(to.name);
    const value = java_code_readField(node, 'right', reading);
    return { kind: 'assign', at: java_code_placeOf(node), to, value, ...(operator !== '' && { operator }) };
};
const readUpdate = (node, reading) => {
    const to = java_code_readOnly(node, reading);
    if (to.kind === 'name' || to.kind === 'member')
        reading.file.assigned.add(to.name);
    const at = java_code_placeOf(node);
    const isSum = node.text.includes('++');
    const one = { kind: 'constant', at: 0, value: 1 };
    const changed = { kind: 'assign', at, to, value: one, operator: isSum ? '+' : '-' };
    if (/^[+-]/.test(node.text))
        return changed;
    return { kind: 'operation', at, operator: '-', parts: [changed, { ...one, value: isSum ? 1 : -1 }] };
};
const java_code_readBinary = (node, reading) => {
    const operator = node.childForFieldName('operator')?.text ?? '';
    const isFlat = operator === '+' || operator === '&&' || operator === '||';
    const parts = [];
    let left = node;
    do {
        const right = left.childForFieldName('right');
        if (right !== null)
            parts.push(right);
        left = left.childForFieldName('left');
    } while (isFlat && left?.type === 'binary_expression' && left.childForFieldName('operator')?.text === operator);
    if (left !== null)
        parts.push(left);
    return {
        kind: 'operation',
        at: java_code_placeOf(node),
        operator,
        parts: parts.reverse().map((part) => java_code_readCode(part, reading)),
    };
};
const java_code_readUnary = (node, reading) => {
    const operator = node.childForFieldName('operator')?.text ?? node.text.charAt(0);
    return { kind: 'operation', at: java_code_placeOf(node), operator, parts: [java_code_readField(node, 'operand', reading)] };
};
const java_code_readCall = (node, reading) => {
    const of = node.childForFieldName('object');
    const name = node.childForFieldName('name')?.text ?? '';
    return {
        kind: 'call',
        at: java_code_placeOf(node),
        name,
        given: java_code_readArguments(node, reading),
        ...(of && { of: java_code_readCode(of, reading) }),
    };
};
const readCreation = (node, reading) => {
    const type = readType(node.childForFieldName('type'), reading);
    const given = java_code_readArguments(node, reading);
    const body = (0,syntax/* listNodeChildren */.uT)(node).find((each) => each.type === 'class_body');
    return { kind: 'create', at: java_code_placeOf(node), type, given, ...(body && { body: readClass(body, reading, type) }) };
};
const readLambda = (node, reading) => {
    const body = node.childForFieldName('body');
    const parameters = java_code_readParameters(node.childForFieldName('parameters'), reading, '');
    const code = body === null ? undefined : java_code_readCode(body, reading);
    const returned = body !== null && code !== undefined && body.type !== 'block'
        ? { kind: 'leave', at: 0, by: 'return', value: code }
        : code;
    const place = { start: node.startIndex, end: node.endIndex };
    return {
        kind: 'function',
        at: java_code_placeOf(node),
        code: java_code_createFunction(reading, { parameters, body: returned, ...place }),
    };
};
const readReference = (node, reading) => {
    const of = java_code_readOnly(node, reading);
    return { kind: 'reference', at: java_code_placeOf(node), of, name: /::\s*(?:<[^>]*>)?\s*(\w+)$/.exec(node.text)?.[1] ?? '' };
};
const java_code_readFor = (node, reading) => {
    const at = java_code_placeOf(node);
    const readAll = (field) => node
        .childrenForFieldName(field)
        .flatMap((each) => (each === null || !each.isNamed ? [] : [java_code_readCode(each, reading)]));
    const test = node.childForFieldName('condition');
    const loop = {
        ...{
            kind: 'loop',
            at,
            body: java_code_readField(node, 'body', reading),
            step: { kind: 'block', at: 0, body: readAll('update') },
        },
        ...(test && { test: java_code_readCode(test, reading) }),
    };
    return { kind: 'block', at, body: [...readAll('init'), loop] };
};
const readForEach = (node, reading) => ({
    ...{ kind: 'loop', at: java_code_placeOf(node), body: java_code_readField(node, 'body', reading) },
    each: {
        name: node.childForFieldName('name')?.text ?? '',
        type: readType(node.childForFieldName('type'), reading),
        of: java_code_readField(node, 'value', reading),
    },
});
const readWhile = (isLate) => (node, reading) => ({
    ...{
        kind: 'loop',
        at: java_code_placeOf(node),
        test: java_code_readField(node, 'condition', reading),
        body: java_code_readField(node, 'body', reading),
    },
    ...(isLate && { isLate }),
});
const java_code_readIf = (node, reading) => {
    const no = node.childForFieldName('alternative');
    return {
        ...{
            kind: 'if',
            at: java_code_placeOf(node),
            test: java_code_readField(node, 'condition', reading),
            yes: java_code_readField(node, 'consequence', reading),
        },
        ...(no && { no: java_code_readCode(no, reading) }),
    };
};
const java_code_readSwitch = (node, reading) => {
    const groups = node.childForFieldName('body');
    const subject = java_code_readField(node, 'condition', reading);
    const cases = (groups === null ? [] : (0,syntax/* listNodeChildren */.uT)(groups)).map((group) => {
        const children = (0,syntax/* listNodeChildren */.uT)(group);
        const labels = children.filter(({ type }) => type === 'switch_label').flatMap(syntax/* listNodeChildren */.uT);
        const patterns = labels.filter(({ type }) => type === 'pattern');
        const tests = labels.map((each) => (each.type === 'pattern' ? { kind: 'several', at: 0, parts: [] } : java_code_readCode(each, reading)));
        const bound = patterns.flatMap((each) => bindPattern(each, subject, reading));
        const own = children.filter(({ type }) => type !== 'switch_label');
        const at = java_code_placeOf(group);
        const fallsThrough = group.type !== 'switch_rule';
        const body = own.map((each) => fallsThrough || each.type !== 'expression_statement'
            ? java_code_readCode(each, reading)
            : { kind: 'leave', at: 0, by: 'yield', value: java_code_readOnly(each, reading) });
        return { tests, body: { kind: 'block', at, body: [...bound, ...body] }, fallsThrough };
    });
    return { kind: 'switch', at: java_code_placeOf(node), value: subject, cases };
};
const readTry = (node, reading) => {
    const at = java_code_placeOf(node);
    const children = (0,syntax/* listNodeChildren */.uT)(node);
    const resources = node.childForFieldName('resources');
    const opened = (resources === null ? [] : (0,syntax/* listNodeChildren */.uT)(resources)).map((each) => {
        const name = each.childForFieldName('name');
        if (name === null)
            return java_code_readOnly(each, reading);
        const declared = readType(each.childForFieldName('type'), reading);
        return {
            kind: 'assign',
            at: java_code_placeOf(each),
            to: java_code_readName(name, reading),
            value: java_code_readField(each, 'value', reading),
            declared,
        };
    });
    const handlers = children
        .filter(({ type }) => type === 'catch_clause')
        .map((each) => {
        const parameter = (0,syntax/* listNodeChildren */.uT)(each).find(({ type }) => type === 'catch_formal_parameter');
        return { name: parameter?.childForFieldName('name')?.text ?? '', body: java_code_readField(each, 'body', reading) };
    });
    const last = children.find(({ type }) => type === 'finally_clause');
    const body = { kind: 'block', at, body: [...opened, java_code_readField(node, 'body', reading)] };
    return { kind: 'try', at, body, handlers, ...(last && { last: java_code_readOnly(last, reading) }) };
};
function bindPattern(pattern, value, reading) {
    const parts = pattern?.descendantsOfType(['type_pattern', 'record_pattern_component']) ?? [];
    return parts.flatMap((part) => {
        const [type, name] = part === null ? [] : (0,syntax/* listNodeChildren */.uT)(part).slice(-2);
        if (type === undefined || name?.type !== 'identifier')
            return [];
        const whole = part?.type === 'type_pattern' ? value : { kind: 'several', at: 0, parts: [value] };
        return [{ kind: 'assign', at: 0, to: java_code_readName(name, reading), value: whole, declared: readType(type, reading) }];
    });
}
const readInstanceOf = (node, reading) => {
    const left = java_code_readField(node, 'left', reading);
    const name = node.childForFieldName('name');
    const at = java_code_placeOf(node);
    const declared = readType(node.childForFieldName('right'), reading);
    const bound = name === null
        ? bindPattern(node.childForFieldName('pattern'), left, reading)
        : [{ kind: 'assign', at: 0, to: java_code_readName(name, reading), value: left, declared }];
    return { kind: 'operation', at, operator: 'instanceof', parts: bound.length > 0 ? bound : [left] };
};
const java_code_readers = {
    ...{ identifier: java_code_readName, this: java_code_readName, super: java_code_readName, type_identifier: java_code_readName },
    ...{
        string_literal: java_code_readConstant,
        true: java_code_readConstant,
        false: java_code_readConstant,
        null_literal: java_code_readConstant,
    },
    ...{
        decimal_integer_literal: java_code_readConstant,
        hex_integer_literal: java_code_readConstant,
        decimal_floating_point_literal: (node) => ({ kind: 'several', at: java_code_placeOf(node), parts: [] }),
    },
    ...{ block: java_code_readBlock, constructor_body: java_code_readBlock, program: java_code_readBlock },
    ...{ expression_statement: java_code_readOnly, parenthesized_expression: java_code_readOnly, finally_clause: java_code_readOnly },
    ...{ return_statement: java_code_leaveBy('return'), throw_statement: java_code_leaveBy('throw'), break_statement: java_code_leaveBy('break') },
    ...{ continue_statement: java_code_leaveBy('continue'), yield_statement: java_code_leaveBy('yield') },
    ...{
        local_variable_declaration: java_code_readDeclaration,
        assignment_expression: java_code_readAssignment,
        update_expression: readUpdate,
    },
    ...{ binary_expression: java_code_readBinary, unary_expression: java_code_readUnary, instanceof_expression: readInstanceOf },
    ...{ method_invocation: java_code_readCall, object_creation_expression: readCreation, lambda_expression: readLambda },
    ...{ method_reference: readReference, for_statement: java_code_readFor, enhanced_for_statement: readForEach },
    ...{
        while_statement: readWhile(false),
        do_statement: readWhile(true),
        if_statement: java_code_readIf,
        switch_expression: java_code_readSwitch,
    },
    ...{ try_statement: readTry, try_with_resources_statement: readTry },
    character_literal: (node, reading) => ({
        ...{ kind: 'convert', at: java_code_placeOf(node), type: 'char', value: java_code_readConstant(node, reading) },
    }),
    scoped_identifier: (node, reading) => java_code_readMember(node, 'scope', 'name', reading),
    scoped_type_identifier: java_code_readName,
    field_access: (node, reading) => java_code_readMember(node, 'object', 'field', reading),
    array_access: (node, reading) => ({
        ...{
            kind: 'item',
            at: java_code_placeOf(node),
            of: java_code_readField(node, 'array', reading),
            key: java_code_readField(node, 'index', reading),
        },
    }),
    array_creation_expression: (node, reading) => {
        const value = node.childForFieldName('value');
        return value === null
            ? { kind: 'create', at: java_code_placeOf(node), type: 'array', given: [] }
            : { ...java_code_readCode(value, reading), at: java_code_placeOf(node) };
    },
    array_initializer: (node, reading) => ({
        ...{
            kind: 'list',
            at: java_code_placeOf(node),
            type: 'array',
            items: (0,syntax/* listNodeChildren */.uT)(node).map((each) => java_code_readCode(each, reading)),
        },
    }),
    ternary_expression: (node, reading) => ({
        ...{ kind: 'choice', at: java_code_placeOf(node), test: java_code_readField(node, 'condition', reading) },
        ...{ yes: java_code_readField(node, 'consequence', reading), no: java_code_readField(node, 'alternative', reading) },
    }),
    cast_expression: (node, reading) => ({
        ...{ kind: 'convert', at: java_code_placeOf(node), type: readType(node.childForFieldName('type'), reading) },
        value: java_code_readField(node, 'value', reading),
    }),
    explicit_constructor_invocation: (node, reading) => ({
        ...{
            kind: 'call',
            at: java_code_placeOf(node),
            name: node.childForFieldName('constructor')?.text ?? '',
            given: java_code_readArguments(node, reading),
        },
    }),
    synchronized_statement: (node, reading) => java_code_readField(node, 'body', reading),
    labeled_statement: (node, reading) => {
        const last = (0,syntax/* listNodeChildren */.uT)(node).at(-1);
        if (last === undefined)
            return java_code_readOnly(node, reading);
        const body = java_code_readCode(last, reading);
        const never = { kind: 'constant', at: 0, value: false };
        return /^(?:for|enhanced_for|while|do)_statement$/.test(last.type)
            ? body
            : { kind: 'loop', at: java_code_placeOf(node), test: never, body, isLate: true };
    },
    class_literal: (node) => ({ kind: 'constant', at: java_code_placeOf(node), value: node.text }),
    class_declaration: (node, reading) => {
        readClass(node, reading);
        return { kind: 'several', at: java_code_placeOf(node), parts: [] };
    },
};
function java_code_readMember(node, of, name, reading) {
    return {
        kind: 'member',
        at: java_code_placeOf(node),
        of: java_code_readField(node, of, reading),
        name: node.childForFieldName(name)?.text ?? '',
    };
}
function java_code_readCode(node, reading) {
    const read = java_code_readers[node.type];
    if (read !== undefined)
        return read(node, reading);
    return { kind: 'several', at: java_code_placeOf(node), parts: (0,syntax/* listNodeChildren */.uT)(node).map((each) => java_code_readCode(each, reading)) };
}
const java_code_escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', s: ' ', '0': '\0' };
function java_code_readLiteral({ type, text }) {
    if (type === 'true' || type === 'false')
        return type === 'true';
    if (type === 'null_literal')
        return null;
    if (type === 'string_literal' || type === 'character_literal') {
        const inner = /^("""|["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;
        return inner.replaceAll(/\\(u+([\da-f]{4})|\r?\n|.)/gi, (_, one, digits) => digits === undefined
            ? (java_code_escapes[one] ?? (/^\r?\n$/.test(one) ? '' : one))
            : String.fromCharCode(Number.parseInt(digits, 16)));
    }
    return Number(text.replaceAll('_', '').replace(/(?<!^0x[\da-f]*)[ldf]$|l$/i, ''));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammar.js
const cleaningPurposes = [
    'sql',
    'quotes',
    'command',
    'path',
    'upload',
    'page',
    'address',
    'code',
    'ldap',
    'xpath',
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/java/java-library.js




const java_library_numbers = /^(?:int|long|short|byte|float|double|boolean|Integer|Long|Short|Byte|Float|Double|Boolean|BigDecimal|BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date|Pageable|\w*Enum)$/;
const java_library_passing = /^(?:trim|strip|tolowercase|touppercase|substring|replace|replaceall|replacefirst|tostring|intern|get(?!attribute$)\w*|next\w*|readline|readallbytes|lines|collect|decode\w*|url?decode\w*|unescape\w*|htmlunescape|encodebase64\w*|valueof|of|aslist|stream|map|flatmap|filter|findfirst|findany|orelse|orelseget|orelsethrow|elementat|toarray|tochararray|split|string|file|url|uri|tourl|touri|path|resolve|normalize|create|topath|tofile|bytearrayinputstream|stringreader|inputstreamreader|bufferedreader|inputsource|streamsource|scanner|bufferedinputstream|objectinputstream|optional|ofnullable|requirenonnull|readvalue|fromjson|processbuilder|singletonlist|iterator|elements|values|keyset|entryset|matcher|group|clone)$/;
const java_library_joining = /^(?:format|formatted|concat|join|append|insert|string\.?builder|stringbuffer|stringbuilder|builder)$/;
const java_library_harmless = /(?:^|\W)(?:parseint|parselong|parsedouble|parsefloat|parseboolean|integer\.valueof|long\.valueof|boolean\.valueof|uuid\.\w+|hashcode|size|length|indexof|equals|equalsignorecase|isempty|contains|getclass|getsimplename|currenttimemillis|nanotime|now|ordinal|getid|digest|encodetostring|getsize|getcontenttype|getlength|getstatus|getlocale|getsession|getprincipal|getenv|getresource|getresourceasstream|getcontextpath|getservletcontext|getrealpath|getmessage|getconnection|getbean|getcanonicalpath)$/;
const resource = 'resource';
const decoding = /^(?:decode\w*|url?decode\w*|unescape\w*|htmlunescape)$/;
const java_library_cleaning = [
    ['sql', /(?:^|\W)(?:encodeforsql|escapesql|quote\w*|enquoteliteral|enquoteidentifier)$/],
    ['path', /(?:^|\W)(?:getname|getfilename|cleanpath|filenameutils\.getname|getcanonicalpath|getextension)$/],
    [
        'page',
        /(?:^|\W)(?:escapehtml\w*|htmlescape|encodeforhtml\w*|forhtml\w*|escapexml\w*|encode|clean|sanitize\w*|escapejavascript|escapeecmascript|urlencoder\.encode)$/,
    ],
    ['address', /(?:^|\W)(?:urlencoder\.encode|encodeuricomponent)$/],
    ['ldap', /(?:^|\W)(?:encodeforldap|encodefordn|escapeldap\w*|filterencode|nameencode)$/],
    ['xpath', /(?:^|\W)(?:encodeforxpath)$/],
];
const toolClasses = /(?:Utils?|Strings|Objects|Base64|Streams|Codec|Encoder|Decoder|Escapers?|MoreObjects)$/;
const java_library_readers = /(?:Scanner|Reader|InputStream)$/;
const stored = /^\w*(?:rs|resultset|results?)\d?\.get(?:n?string|object)$/;
const factory = /^(?:getInstance|getInstanceStrong|getDefault|newInstance|newBuilder|getRuntime)$/;
const java_library_checking = /^(?:contains|containsKey|matches|isNumeric|isAlphanumeric|isDigits|isValid\w*|validate\w*|check\w*|verify\w*|startsWith)$/;
const java_library_builders = /^(?:ByteArrayOutputStream|StringBuilder|StringBuffer|StringWriter|CharArrayWriter|StringJoiner)$/;
const lists = /(?:List|Vector|Stack|Deque|Queue|Set|^array)$/;
const tables = /(?:Map|Properties|Hashtable|Dictionary)$/;
const textFunctions = {
    charAt: (text, index) => text[Number(index)],
    substring: (text, from, to) => text.substring(Number(from), to === undefined ? undefined : Number(to)),
    length: (text) => text.length,
    equals: (text, other) => text === other,
    equalsIgnoreCase: (text, other) => text.toLowerCase() === String(other).toLowerCase(),
    toLowerCase: (text) => text.toLowerCase(),
    toUpperCase: (text) => text.toUpperCase(),
    trim: (text) => text.trim(),
    isEmpty: (text) => text.length === 0,
    indexOf: (text, part) => text.indexOf(String(part)),
    contains: (text, part) => text.includes(String(part)),
    startsWith: (text, part) => text.startsWith(String(part)),
    endsWith: (text, part) => text.endsWith(String(part)),
    replace: (text, part, other) => text.replaceAll(String(part), String(other)),
    concat: (text, other) => `${text}${other}`,
    toString: (text) => text,
    intern: (text) => text,
};
const java_library_resultTypes = new Map(Object.entries({
    getRequest: 'HttpServletRequest',
    getServletRequest: 'HttpServletRequest',
    getParameter: 'String',
    getHeader: 'String',
    getQueryString: 'String',
    current: 'ThreadLocalRandom',
    getWriter: 'PrintWriter',
    getSession: 'HttpSession',
}));
const javaLibrary = {
    call: java_library_callLibrary,
    readChecks: java_library_readChecks,
    isNumber: (type) => java_library_numbers.test(type),
    isClassName: (name) => /^[A-Z]/.test(name),
    readName: (name) => ({ ...engine_values/* fixedValue */.Sb, type: inheritedTypes.get(name) ?? '' }),
    createsTables: true,
};
const inheritedTypes = new Map([
    ['request', 'HttpServletRequest'],
    ['session', 'HttpSession'],
    ['out', 'JspWriter'],
]);
function java_library_callLibrary(call) {
    const { name, className, of, given, ofText, tools } = call;
    if (name === '')
        return createObject(call);
    if (of?.callables !== undefined && !/^(?:andThen|compose|negate|and|or)$/.test(name))
        return tools.invoke(of, given);
    if (readsRequest(name, className, ofText, given[0]?.type ?? '')) {
        const value = (0,engine_values/* createFlow */.F8)(call.createSource('request'), java_library_resultTypes.get(name) ?? '');
        return /^getRequestUR[IL]$/.test(name) ? (0,engine_values/* cleanValue */.XY)(value, ['address']) : value;
    }
    if (isRandom(call))
        return java_library_callRandom(call);
    if (/^read(?:Fully)?$/.test(name) && isDerived(call))
        fillLists(given[0], of && (0,engine_values/* passOn */.TH)([of]), tools);
    const results = java_library_invokeFunctions(call);
    const held = of === undefined ? undefined : java_library_callObject(call, of);
    if (held !== undefined)
        return held;
    const made = call.isStatic ? callStatic(call) : undefined;
    if (made !== undefined)
        return made;
    const computed = of && computeText(name, of, given);
    if (computed !== undefined)
        return computed;
    const lower = name.toLowerCase();
    const whole = `${ofText === '' ? '' : `${ofText}.`}${name}`.toLowerCase();
    const type = java_library_resultTypes.get(name) ?? (call.isStatic && factory.test(name) ? className : '');
    const isLookUp = of !== undefined && /^(?:get|next|elementat)/.test(lower);
    const parts = [...(of === undefined ? [] : [of]), ...(isLookUp ? [] : given)].map((part) => tools.flatten(part));
    if (/^getResource(?:AsStream)?$/.test(name))
        return { ...engine_values/* fixedValue */.Sb, type: resource, written: (0,engine_values/* getWritten */.oK)(given[0] ?? engine_values/* fixedValue */.Sb) };
    if (java_library_harmless.test(whole))
        return { ...java_library_keepRandom(parts), type };
    if (stored.test(whole))
        return (0,engine_values/* createFlow */.F8)(call.createSource('stored'));
    const replaced = replaceSome(call, parts);
    if (replaced !== undefined)
        return replaced;
    const isUpload = lower === 'getname' && /^(?:FileItem|Part|DiskFileItem)$/.test(of?.type ?? '');
    const purposes = java_library_cleaning.flatMap(([purpose, pattern]) => (pattern.test(whole) && !isUpload ? [purpose] : []));
    if (purposes.length > 0)
        return (0,engine_values/* cleanValue */.XY)({ ...(0,engine_values/* passOn */.TH)(parts, type), isUnknown: false, isBuilt: false }, purposes);
    if (java_library_joining.test(lower))
        return { ...(0,engine_values/* joinTexts */.B5)(parts), ...java_library_dropConstants };
    const isPassing = java_library_passing.test(lower) || (call.isStatic && toolClasses.test(className)) || isDerived(call);
    if (!isPassing)
        return results.length > 0 ? (0,engine_values/* joinValues */.jw)(results) : { ...engine_values/* unknownValue */.Uo, type, flows: java_library_keepRandom(parts).flows };
    const passed = results.length > 0 && /map$/.test(lower) ? (0,engine_values/* joinValues */.jw)(results) : (0,engine_values/* passOn */.TH)(parts, type);
    if (java_library_numbers.test(className) && call.isStatic)
        return { ...passed, type: 'String' };
    return decoding.test(lower) ? { ...passed, flows: passed.flows.map((flow) => ({ ...flow, cleaned: [] })) } : passed;
}
const java_library_dropConstants = { constants: undefined };
function isDerived({ of }) {
    return of !== undefined && java_library_readers.test(of.type) && of.flows.length > 0;
}
function replaceSome({ name, of, given }, parts) {
    if (name === 'compile')
        return given[0]?.constants && { ...given[0], type: 'Pattern' };
    if (name === 'matcher' && of !== undefined)
        return { ...(0,engine_values/* passOn */.TH)(given, 'Matcher'), written: (0,engine_values/* getWritten */.oK)(of) };
    if (!/^replace(?:All|Each|Chars)?$/.test(name))
        return undefined;
    const [pattern = ''] = [...given.map(engine_values/* getConstant */.db), ...(of?.type === 'Matcher' ? [of.written] : [])].filter((one) => typeof one === 'string' && one !== '');
    const passed = { ...(0,engine_values/* passOn */.TH)(parts, 'String'), isBuilt: parts.some(({ isBuilt }) => isBuilt) };
    if (name === 'replaceAll' && allowed.test(pattern))
        return (0,engine_values/* cleanValue */.XY)(passed, cleaningPurposes);
    return pattern.includes('<') ? (0,engine_values/* cleanValue */.XY)(passed, ['page']) : passed;
}
const allowed = /^\[\^(?:\w-\w|\\[wds-]|[\w -])+\][+*]?$/;
function java_library_keepRandom(parts) {
    return (0,engine_values/* toNumber */.Ro)({ ...(0,engine_values/* joinValues */.jw)(parts), ...java_library_dropConstants }, '');
}
function isRandom({ name, className, isStatic }) {
    if (isStatic)
        return ((className === 'Math' && name === 'random') || (className === 'RandomStringUtils' && name.startsWith('random')));
    return /^(?:Random|ThreadLocalRandom|SplittableRandom)$/.test(className) && /^(?:next|ints|longs|doubles)/.test(name);
}
function java_library_callRandom({ name, given, tools, createSource }) {
    const value = (0,engine_values/* createFlow */.F8)(createSource('random'));
    if (name === 'nextBytes')
        fillLists(given[0], value, tools);
    return value;
}
function fillLists(list, value, tools) {
    for (const object of list?.objects ?? []) {
        const entity = tools.getEntity(object);
        if (entity !== undefined && value !== undefined)
            tools.setEntity(object, { ...entity, rest: value });
    }
}
function java_library_invokeFunctions({ of, given, tools }) {
    const functions = given.filter(({ callables }) => callables !== undefined);
    if (functions.length === 0)
        return [];
    const elements = of === undefined ? engine_values/* unknownValue */.Uo : { ...(0,engine_values/* passOn */.TH)([tools.flatten(of)]), type: '' };
    return functions.map((each) => tools.invoke(each, [elements, elements]));
}
function computeText(name, of, given) {
    const compute = Object.hasOwn(textFunctions, name) ? textFunctions[name] : undefined;
    if (compute === undefined || of.constants === undefined || given.length >= compute.length)
        return undefined;
    const constants = (0,engine_values/* mapConstants */.QO)([of, ...given], (text, ...others) => typeof text === 'string' ? compute(text, ...others) : undefined);
    return constants && { ...engine_values/* fixedValue */.Sb, constants };
}
function createObject({ className, given, tools }) {
    const [first] = given;
    if (java_library_builders.test(className)) {
        const isText = first !== undefined && typeof (0,engine_values/* getConstant */.db)(first) !== 'number' && !java_library_numbers.test(first.type);
        return tools.add({ type: className, entries: new Map([['text', isText ? first : (0,engine_values/* createConstant */.vl)('')]]) });
    }
    if (lists.test(className) || tables.test(className)) {
        const copied = first?.objects.flatMap((object) => tools.getEntity(object) ?? []) ?? [];
        const [entity, ...others] = copied;
        if (entity !== undefined && others.length === 0)
            return tools.add({ ...entity, type: className });
        const rest = [...copied.map(heap/* readAll */.yw), ...(first !== undefined && first.flows.length > 0 ? [(0,engine_values/* passOn */.TH)([first])] : [])];
        const base = lists.test(className) && className !== 'array'
            ? (0,heap/* createList */.D1)(className, [])
            : { type: className, entries: new Map() };
        return tools.add(rest.length === 0 ? base : { type: className, entries: new Map(), rest: (0,engine_values/* joinValues */.jw)(rest) });
    }
    if (java_library_numbers.test(className))
        return (0,engine_values/* toNumber */.Ro)((0,engine_values/* joinValues */.jw)(given), className);
    const parts = given.map(tools.flatten);
    if (className === 'String' && first !== undefined)
        return { ...tools.flatten(first), type: 'String' };
    const lower = className.toLowerCase();
    if (java_library_passing.test(lower) || /(?:file|url|uri|path|reader|stream|source|cookie)$/.test(lower))
        return (0,engine_values/* passOn */.TH)(parts, className);
    return { ...engine_values/* unknownValue */.Uo, type: className, flows: java_library_keepRandom(parts).flows, isUnknown: parts.length > 0 };
}
function callStatic({ className, name, given, tools }) {
    if (/^(?:Arrays|List|Set|Stream|Collections|ImmutableList|ImmutableSet|Lists|Sets)$/.test(className)) {
        const [only] = given;
        if (name === 'toString' || name === 'copyOf' || /^(?:unmodifiable|synchronized)/.test(name) || name === 'stream')
            return only;
        if (given.length === 1 && only !== undefined && only.objects.length > 0 && name === 'asList')
            return only;
        if (/^(?:asList|of|singletonList|singleton|newArrayList|newHashSet)$/.test(name))
            return tools.add((0,heap/* createList */.D1)('List', given));
    }
    if (/^(?:Map|ImmutableMap)$/.test(className) && name === 'of') {
        let entity = { type: 'Map', entries: new Map() };
        for (let index = 0; index + 1 < given.length; index += 2)
            entity = (0,heap/* writeEntry */.cD)(entity, (0,engine_values/* getConstant */.db)(given[index] ?? engine_values/* fixedValue */.Sb), given[index + 1] ?? engine_values/* fixedValue */.Sb);
        return tools.add(entity);
    }
    if (/^(?:Optional|Objects)$/.test(className) && /^(?:of|ofNullable|requireNonNull)$/.test(name))
        return given[0];
    if (className === 'System' && name === 'arraycopy') {
        fillLists(given[2], given[0] && tools.flatten(given[0]), tools);
        return engine_values/* fixedValue */.Sb;
    }
    if (className === 'String' && name === 'valueOf')
        return given[0] && { ...tools.flatten(given[0]), type: 'String' };
    if (className === 'String' && name === 'join')
        return (0,engine_values/* joinTexts */.B5)(given.map(tools.flatten));
    return undefined;
}
const sameContents = /^(?:stream|iterator|listIterator|elements|entrySet|values|keySet|toList|collect|toArray|subList|clone|parallel|sorted|distinct|limit|skip|reversed|boxed|asList|filter|peekAll)$/;
function java_library_callObject({ name, given, tools }, of) {
    const entities = of.objects.flatMap((object) => {
        const entity = tools.getEntity(object);
        return entity === undefined || entity.code !== undefined ? [] : [{ object, entity }];
    });
    if (entities.length === 0)
        return undefined;
    const values = entities.map(({ object, entity }) => {
        const change = (changed) => tools.setEntity(object, changed);
        if (java_library_builders.test(entity.type))
            return callBuilder(name, entity, given, of, change);
        if (sameContents.test(name))
            return of;
        return tables.test(entity.type)
            ? callTable({ name, given, tools }, entity, change)
            : callList(name, entity, /^add(?:All|Elements)$/.test(name) ? given.map((each) => tools.flatten(each)) : given, of, change);
    });
    if (!values.includes(undefined))
        return (0,engine_values/* joinValues */.jw)(values);
    const kept = given.map((each) => tools.flatten(each)).filter((each) => !(0,engine_values/* isFixed */.zZ)(each));
    for (const { object, entity } of kept.length === 0 ? [] : entities)
        tools.setEntity(object, { ...entity, rest: (0,engine_values/* joinValues */.jw)([...(entity.rest ? [entity.rest] : []), ...kept]) });
    return undefined;
}
function readProperties(text) {
    const lines = text.replaceAll(/\\\r?\n\s*/g, '').matchAll(/^[ \t]*(?![#!])([^\s=:]+)[ \t]*[=:\s][ \t]*(.*?)\r?$/gm);
    return new Map([...lines].map(([, key = '', value = '']) => [key, (0,engine_values/* createConstant */.vl)(value, 'String')]));
}
function callBuilder(name, entity, given, of, change) {
    const text = entity.entries.get('text') ?? (0,engine_values/* createConstant */.vl)('');
    const write = (value) => {
        change({ ...entity, entries: new Map([['text', value]]) });
        return of;
    };
    const last = given.at(-1) ?? engine_values/* fixedValue */.Sb;
    if (/^(?:append|write|add)$/.test(name))
        return write((0,engine_values/* joinTexts */.B5)([text, given[0] ?? engine_values/* fixedValue */.Sb]));
    if (name === 'insert' || name === 'replace')
        return write({
            ...(0,engine_values/* joinTexts */.B5)(name === 'insert' ? [last, text] : [text, last]),
            ...java_library_dropConstants,
            written: `${(0,engine_values/* getWritten */.oK)(text)}${(0,engine_values/* getWritten */.oK)(last)}`,
        });
    if (name === 'setLength' && (0,engine_values/* getConstant */.db)(last) === 0)
        return write((0,engine_values/* createConstant */.vl)(''));
    if (/^(?:reverse|deleteCharAt|delete|setLength|setCharAt)$/.test(name))
        return write((0,engine_values/* passOn */.TH)([text], 'String'));
    if (/^(?:toString|substring|getBuffer|toByteArray)$/.test(name))
        return given.length === 0 ? text : (0,engine_values/* passOn */.TH)([text], 'String');
    return /^(?:length|indexOf|isEmpty|charAt)$/.test(name) ? engine_values/* fixedValue */.Sb : undefined;
}
function callTable({ name, given, tools }, entity, change) {
    const [key = engine_values/* fixedValue */.Sb, value = engine_values/* fixedValue */.Sb] = given;
    if (/^(?:put|putIfAbsent|setProperty|set|add|replace|addAttribute)$/.test(name)) {
        change((0,heap/* writeEntry */.cD)(entity, (0,engine_values/* getConstant */.db)(key), key.flows.length > 0 ? (0,engine_values/* joinValues */.jw)([value, (0,engine_values/* passOn */.TH)([key])]) : value));
        return engine_values/* fixedValue */.Sb;
    }
    if (/^(?:get|getOrDefault|getProperty|remove|getFirst)$/.test(name)) {
        const found = (0,heap/* readEntry */.hB)(entity, (0,engine_values/* getConstant */.db)(key));
        if (found === undefined || entity.rest !== undefined)
            return (0,engine_values/* joinValues */.jw)([found ?? (0,engine_values/* createConstant */.vl)(null), ...given.slice(1)]);
        return found;
    }
    if (name === 'putAll') {
        change({ ...entity, rest: (0,engine_values/* joinValues */.jw)([...(entity.rest ? [entity.rest] : []), (0,engine_values/* passOn */.TH)([tools.flatten(key)])]) });
        return engine_values/* fixedValue */.Sb;
    }
    if (name === 'load') {
        const text = key.type === resource ? tools.readResource(key.written) : undefined;
        change(text === undefined ? { ...entity, rest: engine_values/* fixedValue */.Sb } : { ...entity, entries: readProperties(text) });
        return engine_values/* fixedValue */.Sb;
    }
    if (name === 'clear')
        change({ type: entity.type, entries: new Map() });
    return /^(?:size|isEmpty|containsKey|containsValue|clear)$/.test(name) ? engine_values/* fixedValue */.Sb : undefined;
}
function callList(name, entity, given, of, change) {
    const elements = (0,heap/* listElements */.Oe)(entity);
    const [first = engine_values/* fixedValue */.Sb, second = engine_values/* fixedValue */.Sb] = given;
    const index = (0,engine_values/* getConstant */.db)(first);
    const write = (changed) => {
        change((0,heap/* createList */.D1)(entity.type, changed));
        return engine_values/* fixedValue */.Sb;
    };
    const writeSome = (value) => {
        change({ type: entity.type, entries: new Map(), rest: (0,engine_values/* joinValues */.jw)([(0,heap/* readAll */.yw)(entity), value]) });
        return engine_values/* fixedValue */.Sb;
    };
    if (/^(?:add|addLast|push|offer|addElement|append)$/.test(name)) {
        if (given.length === 1)
            return elements === undefined ? writeSome(first) : write([...elements, first]);
        return elements !== undefined && typeof index === 'number'
            ? write(elements.toSpliced(index, 0, second))
            : writeSome(second);
    }
    if (name === 'addFirst')
        return elements === undefined ? writeSome(first) : write([first, ...elements]);
    if (/^(?:addAll|addElements)$/.test(name))
        return writeSome((0,engine_values/* passOn */.TH)(given));
    if (name === 'set')
        return elements !== undefined && typeof index === 'number'
            ? write(elements.with(Math.min(index, elements.length - 1), second))
            : writeSome(second);
    if (name === 'remove' && elements !== undefined && typeof index === 'number') {
        write(elements.toSpliced(index, 1));
        return elements[index] ?? engine_values/* fixedValue */.Sb;
    }
    if (name === 'clear')
        return write([]);
    if (/^(?:get|elementAt)$/.test(name) && typeof index === 'number' && elements !== undefined)
        return elements[index] ?? engine_values/* fixedValue */.Sb;
    if (/^(?:getFirst|firstElement)$/.test(name) && elements !== undefined)
        return elements[0] ?? engine_values/* fixedValue */.Sb;
    if (/^(?:getLast|lastElement)$/.test(name) && elements !== undefined)
        return elements.at(-1) ?? engine_values/* fixedValue */.Sb;
    if (/^(?:get\w*|elementAt|next\w*|peek\w*|poll\w*|pop|element|remove|first|last)$/.test(name))
        return (0,heap/* readAll */.yw)(entity);
    if (/^(?:size|isEmpty|contains|hasNext|hasMoreElements|length|indexOf)$/.test(name))
        return engine_values/* fixedValue */.Sb;
    return name === 'forEach' ? of : undefined;
}
const java_library_hostile = `../../a'";<script>$(x)|\n`;
function java_library_readChecks({ name, of, given, }) {
    if (!java_library_checking.test(name) ||
        /^check(?:Not\w*|Null|State|Index|ElementIndex|PositionIndex|Argument)$|Later$/.test(name))
        return undefined;
    const own = (of?.flows ?? []).map(({ source }) => source);
    const others = given.flatMap(({ flows }) => flows.map(({ source }) => source));
    if (own.length + others.length === 0 || own.some((source) => others.includes(source)))
        return undefined;
    const [constant] = given.map(engine_values/* getConstant */.db);
    if (own.length > 0 && constant !== undefined && acceptsAll(name, String(constant)))
        return undefined;
    const isText = own.length > 0 && /^(?:contains|matches|startsWith)$/.test(name);
    return { yes: [...own, ...others], no: isText ? own : [] };
}
function acceptsAll(name, constant) {
    if (name !== 'matches')
        return constant === '';
    try {
        return new RegExp(`^(?:${constant})$`, 's').test(java_library_hostile);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/java/server-page.js
function extractPageCode(text) {
    const code = text.replaceAll(/<%(?:--[\s\S]*?--%>|@[\s\S]*?%>)|<%([=!]?)([\s\S]*?)%>|[^<]+|</g, (part, kind, inner) => {
        if (inner === undefined)
            return part.replaceAll(/[^\r\n]/g, ' ');
        return kind === '=' ? `$_(${inner});` : `  ${kind === '!' ? ' ' : ''}${inner}  `;
    });
    return `${code}\n// JspWriter out`;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/java/java-front.js





const javaFront = {
    forms: {
        file: 'tree-sitter-java.wasm',
        functions: new Set(['method_declaration', 'constructor_declaration', 'lambda_expression', 'static_initializer']),
        calls: {
            method_invocation: { name: 'name', receiver: 'object', arguments: 'arguments' },
            object_creation_expression: { name: 'type', arguments: 'arguments' },
        },
    },
    names: {
        definition: /\b(?:class|interface|enum|record)\s+(\w+)[^{;]{0,200}?\b(?:extends|implements)\s+([^{;]{1,500})\{/g,
        className: /\b[A-Z]\w*/g,
        readsRequest: java_sources_mayReadRequest,
        isCode: (path) => !isProperties(path),
        isTest: (path) => (0,file_role/* describeRole */.U)(path, '') !== '',
    },
    readsAlso: isProperties,
    library: javaLibrary,
    decode: (path, text) => decodeEscapes(/\.java$/i.test(path) ? text : extractPageCode(text)),
    readFile: readJavaFile,
};
function isProperties(path) {
    return path.endsWith('.properties');
}
function decodeEscapes(text) {
    const escapes = [...text.matchAll(/(?<!\\)(?:\\\\)*\\(u+([\da-f]{4}))/gi)];
    if (escapes.length === 0)
        return { code: text };
    const pieces = [];
    const ends = [];
    let [own, written] = [0, 0];
    for (const { 0: whole, 1: name = '', 2: digits = '', index } of escapes) {
        const start = index + whole.length - name.length - 1;
        pieces.push(text.slice(written, start), String.fromCharCode(Number.parseInt(digits, 16)));
        own += start - written + 1;
        written = index + whole.length;
        ends.push({ own, written });
    }
    const toWritten = (offset) => {
        const last = ends.findLast((end) => end.own <= offset);
        return last === undefined ? offset : last.written + offset - last.own;
    };
    return { code: `${pieces.join('')}${text.slice(written)}`, toWritten };
}

// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 1 modules
var languages = __webpack_require__(2636);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-reading.js

const nothing = { kind: 'several', at: 0, parts: [] };
const mostVariables = 60;
function createScope(node) {
    let variables;
    return {
        ...{ aliases: new Map(), reads: new Map(), overwritten: new Map() },
        listVariables() {
            variables ??= [...new Set(node.text.match(/\$(?!_[A-Z]|this\b|GLOBALS\b)\w+/g))].slice(0, mostVariables);
            return variables;
        },
    };
}
function getPlace({ startIndex, endIndex }) {
    return (0,engine_code/* createPlace */.Ef)(startIndex, endIndex);
}
function shareVariable(name) {
    const key = { kind: 'constant', at: 0, value: name };
    return { kind: 'item', at: 0, of: { kind: 'shared', at: 0 }, key };
}
function joinAlternatives(at, parts) {
    return { kind: 'several', at, parts };
}
function php_reading_readField(node, field, { readCode, ...rest }) {
    const child = node.childForFieldName(field);
    return child === null ? nothing : readCode(child, { readCode, ...rest });
}
const numberTypes = /^(?:int|float|bool|integer|double|boolean|false|true)$/i;
function php_reading_readType(node, reading) {
    if (node === null)
        return '';
    const names = node.text
        .replace(/^\?/, '')
        .split(/[|&]/)
        .map((each) => each.trim())
        .filter((each) => each !== '' && !/^null$/i.test(each));
    if (names.every((each) => numberTypes.test(each)))
        return names.length === 0 ? '' : 'int';
    const [only, ...others] = names.map((each) => resolveClass(each, reading));
    const type = others.find((each) => each.endsWith('Request')) ?? only ?? '';
    if (/^string$/i.test(type) && others.length === 0)
        return 'String';
    if (/^(?:void|never)$/i.test(type))
        return 'void';
    return /^(?:string|array|mixed|iterable|callable|object|self|static|int|float|bool)$/i.test(type) ? '' : type;
}
function resolveClass(written, { file: { imports }, owner }) {
    if (/^(?:self|static)$/i.test(written) && owner !== undefined)
        return owner.name;
    if (/^parent$/i.test(written))
        return owner?.parents.at(-1) ?? '';
    const full = imports.get(written) ?? written.replace(/^\\/, '').replaceAll('\\', '.');
    const last = full.replace(/^.*\./, '');
    if (full.includes('.') && !imports.has(last))
        imports.set(last, full);
    return last;
}
const createCall = (name, given, at = 0) => ({
    kind: 'call',
    at,
    name,
    given,
});
const php_reading_readName = (name, at) => ({ kind: 'name', at, name });
function mark(at, value) {
    return { kind: 'convert', at, type: '', value };
}
const requestVariable = /^\$(?:_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)|HTTP_RAW_POST_DATA)$/;
function readScope(node, reading) {
    return node !== null && /name|scope$/.test(node.type) && node.type !== 'variable_name'
        ? resolveClass(node.text, reading)
        : undefined;
}
function isPlaceNode({ type }) {
    return /^(?:variable_name|subscript_expression|member_access_expression)$/.test(type);
}
function php_reading_readLiteral(node) {
    return node !== undefined && /^(?:string|encapsed_string)$/.test(node.type)
        ? /^["'](\w+)["']$/.exec(node.text)?.[1]
        : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-places.js


const readVariable = (node, { scope, readCode, ...rest }) => {
    const { text } = node;
    const at = getPlace(node);
    if (text === '$this')
        return php_reading_readName('this', at);
    if (requestVariable.test(text))
        return readRequest(node, [], { scope, readCode, ...rest });
    const alias = scope.aliases.get(text);
    return alias === undefined ? php_reading_readName(text, at) : mark(at, alias);
};
function readRequest(node, keys, reading) {
    const { scope, readCode } = reading;
    const name = requestStart.exec(node.text)?.[0] ?? '';
    const text = node.text.replaceAll(/["'\s]/g, '');
    const at = getPlace(node);
    const like = scope.reads.get(text) ?? at;
    scope.reads.set(text, like);
    if (scope.overwritten.has(text))
        return php_reading_readName(text, at);
    return { kind: 'call', at, name, given: keys.map((key) => readCode(key, reading)), like };
}
const requestStart = /^\$\w+/;
const readSubscript = (node, reading) => {
    const [of, key] = (0,syntax/* listNodeChildren */.uT)(node);
    if (of === undefined)
        return nothing;
    if (key !== undefined && requestVariable.test(of.text))
        return readRequest(node, [key], reading);
    const [outer, first] = of.type === 'subscript_expression' ? (0,syntax/* listNodeChildren */.uT)(of) : [];
    if (outer?.text === '$_FILES' && first !== undefined && key !== undefined)
        return readRequest(node, [first, key], reading);
    const name = php_reading_readLiteral(key);
    if (of.text === '$GLOBALS' && name !== undefined)
        return mark(getPlace(node), shareVariable(`$${name}`));
    const read = key?.type === 'name' &&
        node.parent?.type !== undefined &&
        /^(?:encapsed_string|heredoc_body)$/.test(node.parent.type)
        ? { kind: 'constant', at: 0, value: key.text }
        : key && reading.readCode(key, reading);
    const item = {
        ...{ kind: 'item', at: getPlace(node), of: reading.readCode(of, reading) },
        ...(read && { key: read }),
    };
    const isNumber = key !== undefined && /^["']?(?:\w*_)?(?:id|ID|count|total|num|date)["']?$/.test(key.text);
    return isNumber ? mark(getPlace(node), createCall('(id)', [item])) : item;
};
const php_places_readMember = (node, reading) => {
    const name = node.childForFieldName('name');
    const of = php_reading_readField(node, 'object', reading);
    const at = getPlace(node);
    if (name?.type === 'name')
        return { kind: 'member', at, of, name: name.text };
    return { kind: 'item', at, of, key: name === null ? nothing : reading.readCode(name, reading) };
};
const readStaticMember = (node, reading) => {
    const at = getPlace(node);
    const [first, second] = (0,syntax/* listNodeChildren */.uT)(node);
    const scope = node.childForFieldName('scope') ?? first ?? null;
    const name = (node.childForFieldName('name') ?? second)?.text.replace(/^\$/, '') ?? '';
    const owner = readScope(scope, reading);
    if (name === 'class')
        return { kind: 'constant', at, value: owner ?? '' };
    if (owner !== undefined)
        return { kind: 'member', at, of: php_reading_readName(owner, 0), name };
    return { kind: 'member', at, of: scope === null ? nothing : reading.readCode(scope, reading), name };
};
function setAll(table, { scope }, under) {
    return scope.listVariables().map((name) => {
        const key = under ?? { kind: 'constant', at: 0, value: name.slice(1) };
        const value = createCall('(element)', [table, key, php_reading_readName(name, 0)]);
        return { kind: 'assign', at: 0, to: php_reading_readName(name, 0), value, declared: '' };
    });
}
function php_places_readElements(node, reading, read) {
    const [items, keys] = [[], []];
    let [waiting, hasElement] = [undefined, false];
    const add = (value, key) => {
        items.push(read(value, reading));
        keys.push(key);
        hasElement = true;
    };
    for (const child of node.children) {
        if (child === null || child.type === 'comment')
            continue;
        if (child.type === ',') {
            if (!hasElement) {
                items.push(nothing);
                keys.push(undefined);
            }
            hasElement = false;
        }
        else if (child.type === '=>') {
            const key = items.pop();
            keys.pop();
            waiting = key;
        }
        else if (child.type === 'array_element_initializer') {
            const [one, other] = (0,syntax/* listNodeChildren */.uT)(child);
            if (one !== undefined)
                add(other ?? one, other === undefined ? undefined : reading.readCode(one, reading));
        }
        else if (child.isNamed) {
            add(child, waiting);
            waiting = undefined;
        }
    }
    return { items, keys };
}
const readList = (node, reading) => {
    const { items, keys } = php_places_readElements(node, reading, reading.readCode);
    const hasKeys = keys.some((key) => key !== undefined);
    return { kind: 'list', at: getPlace(node), type: 'array', items, ...(hasKeys && { keys }) };
};
function php_places_readTarget(node, reading) {
    if (node.type === 'list_literal' || node.type === 'array_creation_expression') {
        const { items, keys } = php_places_readElements(node, reading, (each) => /^(?:string|integer|encapsed_string)$/.test(each.type)
            ? reading.readCode(each, reading)
            : php_places_readTarget(each, reading));
        return { kind: 'list', at: 0, type: 'array', items, keys };
    }
    if (node.type === 'by_ref')
        return php_places_readTarget((0,syntax/* listNodeChildren */.uT)(node)[0] ?? node, reading);
    const [of, key] = node.type === 'subscript_expression' ? (0,syntax/* listNodeChildren */.uT)(node) : [];
    if (of !== undefined && requestVariable.test(of.text) && key !== undefined) {
        const text = node.text.replaceAll(/["'\s]/g, '');
        const { scope } = reading;
        if (!scope.overwritten.has(text)) {
            const at = scope.reads.get(text) ?? getPlace(node);
            scope.overwritten.set(text, createCall(of.text, [reading.readCode(key, reading)], at));
        }
        return php_reading_readName(text, 0);
    }
    const code = reading.readCode(node, reading);
    const inner = code.kind === 'convert' ? code.value : code;
    if (inner.kind === 'call' && inner.name === '(id)')
        return inner.given[0] ?? inner;
    if (inner.kind === 'member')
        reading.file.assigned.add(inner.name);
    return inner;
}
function assignTo(node, value, reading, at) {
    if (node.type === 'dynamic_variable_name') {
        const [name] = (0,syntax/* listNodeChildren */.uT)(node);
        const table = { kind: 'list', at: 0, type: 'array', items: [value] };
        const parts = [
            ...(name === undefined ? [] : [reading.readCode(name, reading)]),
            ...setAll(table, reading, nothing),
        ];
        return { kind: 'several', at, parts };
    }
    return { kind: 'assign', at, to: php_places_readTarget(node, reading), value, declared: '' };
}
const php_places_readAssignment = (node, reading) => {
    const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
    if (left === null || right === null)
        return nothing;
    const value = reading.readCode(right, reading);
    return assignTo(left, isPlaceNode(right) ? createCall('(copy)', [value]) : value, reading, getPlace(node));
};
const readReferenceAssignment = (node, reading) => {
    const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
    if (left === null || right === null)
        return nothing;
    const value = php_places_readTarget(right, reading);
    if (left.type !== 'variable_name' || !isPlaceNode(right) || requestVariable.test(right.text))
        return assignTo(left, reading.readCode(right, reading), reading, getPlace(node));
    if (value.kind !== 'name' || value.name !== left.text)
        reading.scope.aliases.set(left.text, value);
    return mark(getPlace(node), value);
};
const readAugmented = (node, reading) => {
    const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
    const operator = node.childForFieldName('operator')?.text.replace('=', '') ?? '';
    if (left === null || right === null)
        return nothing;
    const given = reading.readCode(right, reading);
    const at = getPlace(node);
    if (operator === '??')
        return assignTo(left, createCall('(either)', [reading.readCode(left, reading), given]), reading, at);
    if (operator === '+')
        return assignTo(left, createCall('(sum)', [reading.readCode(left, reading), given]), reading, at);
    return { kind: 'assign', at, to: php_places_readTarget(left, reading), value: given, operator, declared: '' };
};
const php_places_readUpdate = (node, reading) => {
    const of = node.childForFieldName('argument');
    const operator = node.text.includes('++') ? 'plus' : '-';
    if (of === null)
        return nothing;
    const value = { kind: 'constant', at: 0, value: 1 };
    return { kind: 'assign', at: getPlace(node), to: php_places_readTarget(of, reading), value, operator, declared: '' };
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-calls.js



function php_calls_readArguments(list, reading) {
    if (list === null)
        return [];
    return (0,syntax/* listNodeChildren */.uT)(list).map((argument) => {
        const inner = (0,syntax/* listNodeChildren */.uT)(argument).at(-1);
        if (inner === undefined)
            return nothing;
        const code = reading.readCode(inner, reading);
        return inner.startIndex === argument.startIndex ? code : mark(getPlace(argument), code);
    });
}
function php_calls_readNames(list) {
    const names = (list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list)).map((each) => each.childForFieldName('name')?.text);
    return names.some((name) => name !== undefined)
        ? { names: names.map((name) => (name === undefined ? undefined : `$${name}`)) }
        : {};
}
const writing = new Map([
    ['preg_match', [2, 1]],
    ['preg_match_all', [2, 1]],
    ['parse_str', [1, 0]],
    ['mb_parse_str', [1, 0]],
]);
const changing = new Map([
    ...[
        ['exec', [1, 2]],
        ['system', [1]],
        ['passthru', [1]],
        ['fsockopen', [2, 3]],
    ],
    ...[
        ['stream_socket_client', [1, 2]],
        ['similar_text', [2]],
        ['openssl_sign', [1]],
        ['getimagesize', [1]],
    ],
]);
const php_calls_readCall = (node, reading) => {
    const called = node.childForFieldName('function');
    const list = node.childForFieldName('arguments');
    const at = getPlace(node);
    if (called === null)
        return nothing;
    const isNamed = /^(?:name|qualified_name|relative_name)$/.test(called.type);
    if (isNamed && list?.text.replaceAll(/\s/g, '') === '(...)')
        return { kind: 'constant', at, value: called.text.replace(/^.*\\/, '') };
    if (!isNamed) {
        const inner = called.type === 'parenthesized_expression' ? ((0,syntax/* listNodeChildren */.uT)(called)[0] ?? called) : called;
        return { kind: 'invoke', at, of: reading.readCode(inner, reading), given: php_calls_readArguments(list, reading) };
    }
    const name = called.text.replace(/^.*\\/, '');
    const lower = name.toLowerCase();
    const nodes = list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list).map((each) => (0,syntax/* listNodeChildren */.uT)(each).at(-1) ?? each);
    if (lower === 'isset' || lower === 'empty')
        return readTest(lower, nodes, at, reading);
    if (lower === 'compact')
        return readCompact(nodes, at);
    const given = php_calls_readArguments(list, reading);
    const [first, second] = given;
    if (lower === 'die' || lower === 'exit')
        return { kind: 'leave', at, by: 'throw', value: { kind: 'several', at: 0, parts: given } };
    const defined = lower === 'define' ? php_reading_readLiteral(nodes[0]) : undefined;
    if (defined !== undefined && second?.kind === 'constant')
        reading.constants.set(defined, second);
    if (first !== undefined && (lower === 'extract' || (lower === 'parse_str' && given.length === 1)))
        return { kind: 'several', at, parts: [createCall(name, given, at), ...setAll(first, reading)] };
    const [target] = nodes;
    if (lower === 'array_push' && target !== undefined && isPlaceNode(target) && first !== undefined) {
        const adds = given
            .slice(1)
            .map((value) => ({ kind: 'assign', at: 0, to: { kind: 'item', at: 0, of: first }, value, declared: '' }));
        return { kind: 'several', at, parts: adds };
    }
    if (lower === 'settype' && target !== undefined && first !== undefined && isPlaceNode(target))
        return assignTo(target, createCall(`(${php_reading_readLiteral(nodes[1])})`, [first]), reading, at);
    const [index, from] = writing.get(lower) ?? [];
    const written = index === undefined ? undefined : nodes[index];
    const source = from === undefined ? undefined : given[from];
    if (index !== undefined && written !== undefined && source !== undefined)
        given[index] = assignTo(written, createCall('(part)', [source]), reading, 0);
    for (const each of changing.get(lower) ?? []) {
        const target = nodes[each];
        if (target !== undefined)
            given[each] = assignTo(target, { kind: 'several', at: 0, parts: [] }, reading, 0);
    }
    return { kind: 'call', at, name, given, ...php_calls_readNames(list) };
};
function readTest(name, nodes, at, reading) {
    const keys = nodes.flatMap((each) => {
        const [of, key] = each.type === 'subscript_expression' ? (0,syntax/* listNodeChildren */.uT)(each) : [];
        const isOpen = key !== undefined && !/^(?:string|integer|name)$/.test(key.type);
        return isOpen && of !== undefined && !requestVariable.test(of.text) ? [reading.readCode(key, reading)] : [];
    });
    return createCall(`(${name})`, keys, at);
}
function readCompact(nodes, at) {
    const names = nodes.flatMap((each) => php_reading_readLiteral(each) ?? []);
    const keys = names.map((value) => ({ kind: 'constant', at: 0, value }));
    return { kind: 'list', at, type: 'array', keys, items: names.map((each) => php_reading_readName(`$${each}`, 0)) };
}
const readMethodCall = (node, reading) => {
    const at = getPlace(node);
    const name = node.childForFieldName('name');
    const of = php_reading_readField(node, 'object', reading);
    const list = node.childForFieldName('arguments');
    const given = php_calls_readArguments(list, reading);
    if (name?.type !== 'name') {
        const called = {
            ...{ kind: 'list', at: 0, type: 'array' },
            items: [of, name === null ? nothing : reading.readCode(name, reading)],
        };
        return { kind: 'invoke', at, of: called, given };
    }
    if (list?.text.replaceAll(/\s/g, '') === '(...)')
        return { kind: 'list', at, type: 'array', items: [of, { kind: 'constant', at: 0, value: name.text }] };
    return { kind: 'call', at, of, name: name.text, given, ...php_calls_readNames(list) };
};
const readStaticCall = (node, reading) => {
    const at = getPlace(node);
    const [scope, name] = [node.childForFieldName('scope'), node.childForFieldName('name')];
    const names = php_calls_readNames(node.childForFieldName('arguments'));
    const given = php_calls_readArguments(node.childForFieldName('arguments'), reading);
    const owner = readScope(scope, reading);
    if (name?.type !== 'name' || owner === undefined) {
        const items = [scope, name].map((each) => (each === null ? nothing : reading.readCode(each, reading)));
        return { kind: 'invoke', at, of: { kind: 'list', at: 0, type: 'array', items }, given };
    }
    const word = scope?.text.toLowerCase();
    if (word === 'parent' && name.text.toLowerCase() === '__construct')
        return createCall('super', given, at);
    if (word === 'parent')
        return { kind: 'call', at, of: php_reading_readName('super', 0), name: name.text, given };
    if (word === 'self' || word === 'static')
        return { kind: 'call', at, of: php_reading_readName('this', 0), name: name.text, given, ...names };
    return {
        kind: 'call',
        at,
        of: php_reading_readName(owner, scope === null ? 0 : getPlace(scope)),
        name: name.text,
        given,
        ...names,
    };
};
const php_calls_readCreation = (node, reading) => {
    const at = getPlace(node);
    const children = (0,syntax/* listNodeChildren */.uT)(node);
    const list = children.find(({ type }) => type === 'arguments') ?? null;
    const [first] = children;
    if (first?.type === 'anonymous_class') {
        const given = php_calls_readArguments((0,syntax/* listNodeChildren */.uT)(first).find(({ type }) => type === 'arguments') ?? null, reading);
        const body = reading.readClass(first, reading);
        return { kind: 'create', at, type: body.parents.at(-1) ?? '', given, body };
    }
    const given = php_calls_readArguments(list, reading);
    const type = readScope(first ?? null, reading);
    if (type === undefined)
        return createCall('(new)', given, at);
    return { kind: 'create', at, type, given, ...php_calls_readNames(list) };
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-expressions.js




const words = { and: '&&', or: '||', '===': '==', '!==': '!=', '<>': '!=' };
const php_expressions_readBinary = (node, reading) => {
    const readOperator = (of) => {
        const text = of.childForFieldName('operator')?.text.toLowerCase() ?? '';
        return Object.hasOwn(words, text) ? (words[text] ?? '') : text;
    };
    const operator = readOperator(node);
    const isFlat = operator === '.' || operator === '&&' || operator === '||' || operator === '+';
    const nodes = [];
    let left = node;
    do {
        const right = left.childForFieldName('right');
        if (right !== null)
            nodes.push(right);
        left = left.childForFieldName('left');
    } while (isFlat && left?.type === 'binary_expression' && readOperator(left) === operator);
    if (left !== null)
        nodes.push(left);
    const parts = nodes.reverse().map((each) => reading.readCode(each, reading));
    const at = getPlace(node);
    const last = parts.at(-1);
    const [first] = parts;
    if (last?.kind === 'leave' && first !== undefined && /^(?:&&|\|\||\?\?)$/.test(operator)) {
        const before = parts.length === 2 ? first : { kind: 'operation', at: 0, operator, parts: parts.slice(0, -1) };
        if (operator === '??')
            return createCall('(either)', [before], at);
        const rest = nothing;
        return {
            ...{ kind: 'choice', at, test: before },
            ...(operator === '||' ? { yes: rest, no: last } : { yes: last, no: rest }),
        };
    }
    if (operator === '??')
        return createCall('(either)', parts, at);
    if (operator === '+')
        return createCall('(sum)', parts, at);
    if (operator === '==')
        return createCall('(equal)', parts, at);
    if (operator === '!=')
        return { kind: 'operation', at, operator: '!', parts: [createCall('(equal)', parts)] };
    if (operator === 'instanceof')
        return { kind: 'operation', at, operator, parts: parts.slice(0, 1) };
    return { kind: 'operation', at, operator, parts };
};
const readConditional = (node, reading) => {
    const body = node.childForFieldName('body');
    const [test, no] = ['condition', 'alternative'].map((field) => php_reading_readField(node, field, reading));
    const at = getPlace(node);
    if (test === undefined || no === undefined)
        return nothing;
    if (body !== null)
        return { kind: 'choice', at, test, yes: reading.readCode(body, reading), no };
    return createCall('(either)', no.kind === 'leave' ? [test] : [test, no], at);
};
const readMatch = (node, reading) => {
    const block = node.childForFieldName('body');
    const cases = (block === null ? [] : (0,syntax/* listNodeChildren */.uT)(block)).map((arm) => {
        const list = arm.childForFieldName('conditional_expressions');
        const tests = list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list).map((each) => reading.readCode(each, reading));
        const value = php_reading_readField(arm, 'return_expression', reading);
        const body = value.kind === 'leave' ? value : { kind: 'leave', at: 0, by: 'yield', value };
        return { tests, body, fallsThrough: false };
    });
    return { kind: 'switch', at: getPlace(node), value: php_reading_readField(node, 'condition', reading), cases };
};
const php_expressions_escapes = { n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f' };
function unescapeText(text) {
    return text.replace(/^\\(?:x([\da-f]{1,2})|u\{([\da-f]+)\}|([0-7]{1,3})|([\s\S]))$/i, (whole, ...found) => {
        const [hex, long, octal, one = ''] = found;
        if (hex ?? long)
            return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? long ?? '0', 16)));
        if (octal)
            return String.fromCharCode(Number.parseInt(octal, 8));
        if (Object.hasOwn(php_expressions_escapes, one))
            return php_expressions_escapes[one] ?? one;
        return /[\\$"`]/.test(one) ? one : whole;
    });
}
const readText = (node, reading) => {
    const at = getPlace(node);
    const parts = (0,syntax/* listNodeChildren */.uT)(node).flatMap((each) => {
        if (each.type === 'heredoc_end')
            return [];
        const place = getPlace(each);
        if (each.type === 'string_content' || each.type === 'nowdoc_string')
            return [{ kind: 'constant', at: place, value: each.text }];
        if (each.type === 'escape_sequence')
            return [{ kind: 'constant', at: place, value: unescapeText(each.text) }];
        return [reading.readCode(each, reading)];
    });
    const texts = parts.map((each) => (each.kind === 'constant' ? String(each.value) : undefined));
    if (texts.every((each) => each !== undefined))
        return { kind: 'constant', at, value: texts.join('') };
    return { kind: 'operation', at, operator: '.', parts };
};
const readString = (node) => {
    const value = node.text.replace(/^[bB]?'([\s\S]*)'$/, '$1').replaceAll(/\\([\\'])/g, '$1');
    return { kind: 'constant', at: getPlace(node), value };
};
const readNumber = (node) => {
    const text = node.text.replaceAll('_', '');
    const value = /^0\d+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
    return { kind: 'constant', at: getPlace(node), value: Number.isNaN(value) ? null : value };
};
const knownConstants = { PHP_EOL: '\n', DIRECTORY_SEPARATOR: '/' };
const readConstantName = (node, { constants }) => {
    const at = getPlace(node);
    const name = node.text.replace(/^.*\\/, '');
    if (/^(?:die|exit)$/i.test(name))
        return { kind: 'leave', at, by: 'throw' };
    if (name.startsWith('FILTER_'))
        return { kind: 'constant', at, value: name };
    if (Object.hasOwn(knownConstants, name))
        return { kind: 'constant', at, value: knownConstants[name] ?? null };
    const known = constants.get(name);
    return known === undefined ? { kind: 'several', at, parts: [] } : { ...known, at };
};
const readClosure = (node, reading) => ({
    ...{ kind: 'function', at: getPlace(node), code: reading.readFunction(node, reading) },
});
const readFirst = (node, reading) => {
    const [only] = (0,syntax/* listNodeChildren */.uT)(node);
    return only === undefined ? nothing : reading.readCode(only, reading);
};
const readInclude = (node, reading) => ({
    ...{ kind: 'include', at: getPlace(node), path: readFirst(node, reading) },
});
const expressions = {
    ...{ variable_name: readVariable, subscript_expression: readSubscript },
    ...{ member_access_expression: php_places_readMember, nullsafe_member_access_expression: php_places_readMember },
    ...{ scoped_property_access_expression: readStaticMember, class_constant_access_expression: readStaticMember },
    ...{ function_call_expression: php_calls_readCall, scoped_call_expression: readStaticCall },
    ...{ member_call_expression: readMethodCall, nullsafe_member_call_expression: readMethodCall },
    ...{ object_creation_expression: php_calls_readCreation, array_creation_expression: readList },
    ...{ assignment_expression: php_places_readAssignment, augmented_assignment_expression: readAugmented },
    ...{ reference_assignment_expression: readReferenceAssignment, update_expression: php_places_readUpdate },
    ...{ binary_expression: php_expressions_readBinary, conditional_expression: readConditional, match_expression: readMatch },
    ...{ encapsed_string: readText, heredoc_body: readText, nowdoc_body: readText, shell_command_expression: readText },
    ...{ string: readString, integer: readNumber, float: readNumber },
    ...{ name: readConstantName, qualified_name: readConstantName },
    ...{ anonymous_function: readClosure, arrow_function: readClosure },
    ...{ parenthesized_expression: readFirst, error_suppression_expression: readFirst, clone_expression: readFirst },
    ...{ include_expression: readInclude, include_once_expression: readInclude },
    ...{ require_expression: readInclude, require_once_expression: readInclude },
    boolean: (node) => ({ kind: 'constant', at: getPlace(node), value: /^true$/i.test(node.text) }),
    null: (node) => ({ kind: 'constant', at: getPlace(node), value: null }),
    heredoc: (node, reading) => mark(getPlace(node), php_reading_readField(node, 'value', reading)),
    nowdoc: (node, reading) => mark(getPlace(node), php_reading_readField(node, 'value', reading)),
    cast_expression: (node, reading) => ({
        ...{ kind: 'convert', at: getPlace(node), value: php_reading_readField(node, 'value', reading) },
        type: numberTypes.test(node.childForFieldName('type')?.text ?? '') ? 'int' : '',
    }),
    unary_op_expression: (node, reading) => {
        const operator = node.childForFieldName('operator')?.text ?? '';
        const parts = [php_reading_readField(node, 'argument', reading)];
        return { kind: 'operation', at: getPlace(node), operator, parts };
    },
    variadic_unpacking: (node, reading) => createCall('(spread)', [readFirst(node, reading)], getPlace(node)),
    by_ref: readFirst,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-sources.js

const php_sources_requestTypes = /^(?:\w*Request(?:Interface|Stack)?|Input|Request(?:Bag|Data))$/;
const bags = /^(?:query|request|cookies|headers|files|attributes|input|data|json)$/;
const php_sources_requestNames = /(?:^|\W|_)(?:request|req|input)(?:\(\))?$/i;
const bagNames = /(?:request|req)(?:\(\))?->(?:query|request|cookies|headers|files|attributes)$/i;
const php_sources_reads = /^(?:input|get|query|post|all|cookie|header|json|string|server|only|except|getVar|getPost|getGet|getQuery|getData|getParam|getParams|getQueryParams|getParsedBody|getCookieParams|getQueryParam|getPostVar|getContent|getRawInput|get_param|get_params|get_body|get_json_params|getUri|fullUrl|file|offsetGet|getBody|getHeader|getHeaderLine|getQueryString|getRequestUri|getPathInfo|getCookie|getBodyParam|getBodyParams|getBodyParam|getUploadedFiles|getAttribute|route|validated|validate|safe|collect|toArray|keys|str|text|getString|getAlpha|getAlnum|getPayload|bearerToken|userAgent|url|path)$/i;
const bagReads = /^(?:get|all|getAlpha|getAlnum|getString|toArray|keys)$/i;
const staticReads = /^(?:input|get|query|post|all|cookie|header|getVar|getString|only|json)$/i;
const requestType = 'Request';
const bagType = 'RequestBag';
function php_sources_isRequestType(type) {
    return type !== '' && php_sources_requestTypes.test(type);
}
function readsBag(name) {
    return bags.test(name);
}
function php_sources_readsRequest(name, type, isStatic, ofText) {
    if (isStatic)
        return /^(?:Request|Input|JRequest)$/.test(type) && staticReads.test(name);
    if (type === bagType)
        return bagReads.test(name);
    if (php_sources_isRequestType(type))
        return php_sources_reads.test(name);
    if (type !== '')
        return false;
    return (php_sources_reads.test(name) && php_sources_requestNames.test(ofText)) || (bagReads.test(name) && bagNames.test(ofText));
}
const serverKeys = /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/;
function isServerKey(key) {
    return serverKeys.test(key);
}
const php_sources_request = /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\$HTTP_RAW_POST_DATA|php:\/\/input|\brequest\b|[a-z]Request\b|\b(?:Input|JRequest)::|->input\b|\b(?:getallheaders|apache_request_headers|filter_input)\b/i;
const php_sources_handler = /\bRoute\b|\bextends\s+\w*Controller\b|->(?:get|post|put|patch|delete|any|map|match)\s*\(\s*["'][^"']*["']\s*,/;
function php_sources_readsRequestCode(code) {
    return php_sources_request.test(code);
}
function php_sources_mayReadRequest(text) {
    return php_sources_request.test(text) || php_sources_handler.test(text);
}
const routeMethod = /^(?:get|post|put|patch|delete|options|any|match|map|add|addRoute)$/i;
const plainType = /^(?:string|mixed|array|\?string|string\|null)?$/i;
function findFilledParameters(node, callbacks) {
    const list = node.childForFieldName('parameters');
    const parameters = list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list);
    if (parameters.length === 0)
        return new Map();
    const isPlain = (each) => plainType.test(each.childForFieldName('type')?.text ?? '');
    const fillPlain = () => new Map(parameters.flatMap((each, index) => (isPlain(each) ? [[index, '']] : [])));
    if (callbacks.has(node.childForFieldName('name')?.text ?? ''))
        return new Map([[0, requestType]]);
    const [first = '', second = ''] = parameters.map((each) => each.childForFieldName('type')?.text ?? '');
    if (/Request(?:Interface)?$/.test(first) && /Response(?:Interface)?$/.test(second) && parameters.length === 3)
        return new Map([[2, '']]);
    if (node.type === 'method_declaration')
        return isAction(node) ? fillPlain() : new Map();
    const call = findRoute(node);
    if (call === undefined)
        return new Map();
    if (call.isRest)
        return new Map([[0, requestType]]);
    const count = call.pattern.match(/\{|\(:|\[:|@\w/g)?.length ?? 0;
    const plain = parameters.filter(isPlain).length;
    if (call.isFacade || (count > 0 && plain === count))
        return fillPlain();
    return new Map([
        [0, requestType],
        [2, ''],
    ]);
}
function findCallbacks(text) {
    if (!/\bregister_rest_route\b/.test(text))
        return new Set();
    const found = text.matchAll(/["']callback["']\s*=>\s*(?:(?:\[|array\s*\()\s*[\w$:\\]+\s*,\s*)?["'](\w+)["']/g);
    return new Set([...found].map(([, name = '']) => name));
}
function isAction(node) {
    const attributes = node.childForFieldName('attributes')?.text ?? '';
    if (/\bRoute\b/.test(attributes))
        return true;
    const before = node.previousNamedSibling;
    if (before?.type === 'comment' && /@Route\b/.test(before.text))
        return true;
    const modifiers = (0,syntax/* listNodeChildren */.uT)(node).map(({ text }) => text.toLowerCase());
    const name = node.childForFieldName('name')?.text ?? '';
    if (modifiers.includes('private') || modifiers.includes('protected') || modifiers.includes('static'))
        return false;
    if (name.startsWith('__') && name !== '__invoke')
        return false;
    const owner = node.parent?.parent;
    const parent = owner && (0,syntax/* listNodeChildren */.uT)(owner).find(({ type }) => type === 'base_clause')?.text;
    return parent !== undefined && parent !== null && /Controller\b/.test(parent);
}
function findRoute(node) {
    let argument = node.parent;
    if (argument?.type === 'array_element_initializer') {
        const outer = argument.parent?.parent?.parent?.parent;
        const isRest = /^register_rest_route$/i.test(outer?.childForFieldName('function')?.text ?? '');
        return isRest ? { pattern: '', isFacade: false, isRest } : undefined;
    }
    if (argument?.type !== 'argument')
        return undefined;
    argument = argument.parent;
    const call = argument?.parent;
    const name = call?.childForFieldName('name')?.text ?? '';
    if (!call || !argument || !routeMethod.test(name))
        return undefined;
    const texts = (0,syntax/* listNodeChildren */.uT)(argument).filter(({ text }) => /^["']/.test(text));
    const pattern = texts.at(-1)?.text.slice(1, -1);
    if (pattern === undefined)
        return undefined;
    const isFacade = /(?:^|\\)Route\b/.test(call.childForFieldName('scope')?.text ?? call.text.slice(0, 40));
    return { pattern, isFacade, isRest: false };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-code.js






const php_code_classTypes = new Set([
    'class_declaration',
    'interface_declaration',
    'trait_declaration',
    'enum_declaration',
    'anonymous_class',
]);
function readPhpFile(root, path, text) {
    const file = {
        ...{ path, text, package: '', imports: new Map(), classes: [], functions: [], assigned: new Set() },
    };
    const shared = new Set([...text.matchAll(/\bglobal\s+(\$[^;]{1,500});|\$GLOBALS\s*\[\s*["'](\w+)/g)].flatMap(([, list, name]) => list?.match(/\$\w+/g) ?? [`$${name}`]));
    const reading = {
        ...{
            file,
            owner: undefined,
            shared,
            constants: new Map(),
            callbacks: findCallbacks(text),
            readCode: php_code_readCode,
            readFunction: php_code_readFunction,
            readClass: php_code_readClass,
            nesting: { depth: 0 },
        },
        scope: createScope(root),
    };
    for (const name of shared)
        reading.scope.aliases.set(name, shareVariable(name));
    const at = getPlace(root);
    const body = { kind: 'block', at, body: (0,syntax/* listNodeChildren */.uT)(root).map((node) => php_code_readCode(node, reading)) };
    const page = php_code_createFunction(reading, {
        body: addStarts(body, reading),
        ...{ start: 0, end: text.length, readsRequest: php_sources_readsRequestCode(text), isPage: true },
    });
    file.functions.push(page);
    return file;
}
function php_code_createFunction({ file, owner }, more) {
    return {
        ...{ name: '', file, owner, parameters: [], body: undefined, returns: '', isStatic: false, isPrivate: false },
        ...{ readsRequest: false, isGuarded: false, start: 0, end: 0, ...more },
    };
}
function addStarts(body, { scope }) {
    if (scope.overwritten.size === 0)
        return body;
    const starts = [...scope.overwritten].map(([name, value]) => ({ kind: 'assign', at: 0, to: { kind: 'name', at: 0, name }, value, declared: '' }));
    return { kind: 'block', at: 0, body: [...starts, body] };
}
function php_code_readImport(node, { file: { imports } }) {
    const prefix = (0,syntax/* listNodeChildren */.uT)(node).find(({ type }) => type === 'namespace_name')?.text;
    for (const clause of node.descendantsOfType('namespace_use_clause')) {
        const name = clause && (0,syntax/* listNodeChildren */.uT)(clause).find(({ type }) => type === 'qualified_name' || type === 'name');
        if (!name)
            continue;
        const full = `${prefix === undefined ? '' : `${prefix}\\`}${name.text}`.replace(/^\\/, '').replaceAll('\\', '.');
        const alias = clause.childForFieldName('alias')?.text ?? full.replace(/^.*\./, '');
        imports.set(alias, full);
    }
}
function php_code_readClass(node, reading) {
    const children = (0,syntax/* listNodeChildren */.uT)(node);
    const body = node.childForFieldName('body');
    const name = node.childForFieldName('name')?.text ?? '';
    const parents = children
        .filter(({ type }) => type === 'base_clause' || type === 'class_interface_clause')
        .flatMap(syntax/* listNodeChildren */.uT);
    const traits = (body === null ? [] : (0,syntax/* listNodeChildren */.uT)(body))
        .filter(({ type }) => type === 'use_declaration')
        .flatMap(syntax/* listNodeChildren */.uT)
        .filter(({ type }) => type === 'name' || type === 'qualified_name');
    const [fields, functions] = [new Map(), []];
    const own = {
        ...{ name, file: reading.file, outer: undefined, fields, functions, inner: [] },
        parents: [...traits, ...parents].map((each) => resolveClass(each.text, reading)),
        ...{ start: node.startIndex, end: node.endIndex },
    };
    if (name !== '')
        reading.file.classes.push(own);
    const within = { ...reading, owner: own, scope: createScope(node) };
    for (const member of body === null ? [] : (0,syntax/* listNodeChildren */.uT)(body)) {
        if (member.type === 'property_declaration')
            php_code_readProperties(member, within, fields);
        else if (member.type === 'const_declaration' || member.type === 'enum_case')
            readConstants(member, within, fields);
        else if (member.type === 'method_declaration')
            functions.push(readMethod(member, within, fields));
    }
    reading.file.functions.push(...functions);
    return own;
}
function php_code_readProperties(node, reading, fields) {
    const type = php_reading_readType(node.childForFieldName('type'), reading);
    const isFinal = node.children.some((child) => child?.type === 'readonly_modifier');
    for (const element of (0,syntax/* listNodeChildren */.uT)(node).filter((each) => each.type === 'property_element')) {
        const name = element.childForFieldName('name')?.text.slice(1) ?? '';
        const value = element.childForFieldName('default_value');
        fields.set(name, { name, type, value: value ? php_code_readCode(value, reading) : undefined, isFinal });
    }
}
function readConstants(node, reading, fields) {
    const elements = node.type === 'enum_case' ? [node] : (0,syntax/* listNodeChildren */.uT)(node);
    for (const element of elements.filter(({ type }) => type === 'const_element' || type === 'enum_case')) {
        const [name, value] = (0,syntax/* listNodeChildren */.uT)(element);
        if (name !== undefined)
            fields.set(name.text, {
                ...{ name: name.text, type: '', value: value && php_code_readCode(value, reading), isFinal: true },
            });
    }
}
function readMethod(node, reading, fields) {
    const code = php_code_readFunction(node, reading);
    if (code.name.toLowerCase() !== '__construct')
        return code;
    const list = node.childForFieldName('parameters');
    const promoted = (list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list)).filter(({ type }) => type === 'property_promotion_parameter');
    const sets = promoted.map((each) => {
        const name = each.childForFieldName('name')?.text.slice(1) ?? '';
        const type = php_reading_readType(each.childForFieldName('type'), reading);
        fields.set(name, { name, type, value: undefined, isFinal: false });
        const to = { kind: 'member', at: 0, of: { kind: 'name', at: 0, name: 'this' }, name };
        return { kind: 'assign', at: 0, to, value: { kind: 'name', at: 0, name: `$${name}` } };
    });
    const { body } = code;
    return {
        ...{ ...code, name: reading.owner?.name ?? '' },
        ...(body && { body: { kind: 'block', at: 0, body: [...sets, body] } }),
    };
}
function php_code_readFunction(node, outer) {
    const isArrow = node.type === 'arrow_function';
    const isClosure = isArrow || node.type === 'anonymous_function';
    const scope = createScope(node);
    const reading = { ...outer, scope: isArrow ? { ...scope, aliases: outer.scope.aliases } : scope };
    const modifiers = new Set((0,syntax/* listNodeChildren */.uT)(node).map(({ text }) => text.toLowerCase()));
    const filled = findFilledParameters(node, reading.callbacks);
    const parameters = php_code_readParameters(node, reading, filled);
    const bodyNode = node.childForFieldName('body');
    const code = bodyNode === null ? undefined : php_code_readCode(bodyNode, reading);
    const body = code !== undefined && isArrow ? { kind: 'leave', at: 0, by: 'return', value: code } : code;
    const returns = php_reading_readType(node.childForFieldName('return_type'), reading);
    return php_code_createFunction(isClosure || node.type === 'method_declaration' ? reading : { ...reading, owner: undefined }, {
        ...{ name: node.childForFieldName('name')?.text ?? '', parameters },
        body: body && addStarts(body, reading),
        returns: returns === 'void' || returns === 'never' ? '' : returns,
        isStatic: modifiers.has('static'),
        isPrivate: modifiers.has('private'),
        readsRequest: filled.size > 0 || php_sources_readsRequestCode(node.text),
        ...{ start: node.startIndex, end: node.endIndex },
    });
}
function php_code_readParameters(node, reading, filled) {
    const list = node.childForFieldName('parameters');
    return (list === null ? [] : (0,syntax/* listNodeChildren */.uT)(list)).flatMap((each, index) => {
        const name = each.childForFieldName('name');
        if (name === null)
            return [];
        const value = each.childForFieldName('default_value');
        const given = filled.get(index);
        const declared = php_reading_readType(each.childForFieldName('type'), reading);
        return [
            {
                ...{ name: name.text, at: getPlace(name), isRest: each.type === 'variadic_parameter', isOptional: true },
                type: declared === '' ? (given ?? '') : declared,
                isFilled: given === '',
                ...(value && { value: php_code_readCode(value, reading) }),
                ...(each.childForFieldName('reference_modifier') && { isReference: true }),
            },
        ];
    });
}
const php_code_readBlock = (node, reading) => ({
    ...{ kind: 'block', at: getPlace(node) },
    body: (0,syntax/* listNodeChildren */.uT)(node).map((each) => php_code_readCode(each, reading)),
});
const declare = (node, reading) => {
    if (php_code_classTypes.has(node.type))
        php_code_readClass(node, reading);
    else
        reading.file.functions.push(php_code_readFunction(node, reading));
    return nothing;
};
const readExpressionStatement = (node, reading) => {
    const [only] = (0,syntax/* listNodeChildren */.uT)(node);
    if (only === undefined)
        return nothing;
    const code = php_code_readCode(only, reading);
    return code.kind === 'call' ? { kind: 'several', at: 0, parts: [code] } : code;
};
function readBranch(node, reading) {
    const named = new Set(['condition', 'alternative', 'initialize', 'update', 'value']);
    const body = [];
    for (let index = 0; index < node.childCount; index += 1) {
        const child = node.child(index);
        if (child?.isNamed && child.type !== 'comment' && !named.has(node.fieldNameForChild(index) ?? ''))
            body.push(php_code_readCode(child, reading));
    }
    const [only] = body;
    return only !== undefined && body.length === 1 ? only : { kind: 'block', at: 0, body };
}
const php_code_readIf = (node, reading) => {
    const branches = node.childrenForFieldName('alternative').filter((each) => each !== null);
    const first = {
        ...{ kind: 'if', at: getPlace(node), test: php_reading_readField(node, 'condition', reading), yes: readBranch(node, reading) },
    };
    const codes = branches.map((each) => {
        if (each.type !== 'else_if_clause')
            return readBranch(each, reading);
        return {
            ...{ kind: 'if', at: 0, test: php_reading_readField(each, 'condition', reading), yes: readBranch(each, reading) },
        };
    });
    const no = codes.reduceRight((after, each) => (each.kind === 'if' && after !== undefined ? { ...each, no: after } : each), undefined);
    return { ...first, ...(no && { no }) };
};
const php_code_readSwitch = (node, reading) => {
    const block = node.childForFieldName('body');
    const cases = (block === null ? [] : (0,syntax/* listNodeChildren */.uT)(block)).flatMap((group) => {
        if (group.type !== 'case_statement' && group.type !== 'default_statement')
            return [];
        const value = group.childForFieldName('value');
        const body = (0,syntax/* listNodeChildren */.uT)(group).filter(({ id }) => id !== value?.id);
        return [
            {
                tests: value === null ? [] : [php_code_readCode(value, reading)],
                body: { kind: 'block', at: 0, body: body.map((each) => php_code_readCode(each, reading)) },
                fallsThrough: true,
            },
        ];
    });
    return { kind: 'switch', at: getPlace(node), value: php_reading_readField(node, 'condition', reading), cases };
};
const php_code_readForEach = (node, reading) => {
    const at = getPlace(node);
    const [list, target] = (0,syntax/* listNodeChildren */.uT)(node);
    if (list === undefined || target === undefined)
        return nothing;
    const [keyNode, valueNode] = target.type === 'pair' ? (0,syntax/* listNodeChildren */.uT)(target) : [undefined, target];
    const of = php_code_readCode(list, reading);
    const isReference = valueNode?.type === 'by_ref';
    const [inner] = isReference ? (0,syntax/* listNodeChildren */.uT)(valueNode) : [valueNode];
    const own = inner?.type === 'variable_name' && !reading.scope.aliases.has(inner.text) ? inner.text : undefined;
    const keyName = keyNode?.type === 'variable_name' ? keyNode.text : undefined;
    const name = own ?? `(element ${at})`;
    const body = node.childForFieldName('body');
    const before = own === undefined && inner !== undefined ? [assignTo(inner, { kind: 'name', at: 0, name }, reading, 0)] : [];
    const inside = body === null ? [] : [php_code_readCode(body, reading)];
    const statements = inside.flatMap((code) => (code.kind === 'block' ? code.body : [code]));
    const loopOf = (statements) => ({
        ...{ kind: 'loop', at, each: { name, type: '', of, ...(keyName && { key: keyName }) } },
        body: { kind: 'block', at: 0, body: [...before, ...statements] },
    });
    if (list.type !== 'variable_name' || !isPlace(of))
        return loopOf(statements);
    const set = (to, value) => ({ kind: 'assign', at: 0, to, value, declared: '' });
    const element = isReference && own !== undefined ? own : `${list.text}[${keyName}]`;
    const changed = statements.find((code) => {
        const written = code.kind === 'assign' ? (0,engine_code/* readPlaceText */.Zn)(reading.file, code.at) : '';
        return written.startsWith(element) && /^\s*=[^=>]/.test(written.slice(element.length));
    });
    if (changed?.kind === 'assign') {
        const last = { kind: 'name', at: 0, name: `(last ${at})` };
        const noted = { ...changed, value: set(last, changed.value) };
        const table = { kind: 'list', at: 0, type: 'array', items: [last], keys: [nothing] };
        const loop = loopOf(statements.map((code) => (code === changed ? noted : code)));
        return { kind: 'block', at: 0, body: [loop, set(of, table)] };
    }
    const added = isReference && own !== undefined ? [set({ kind: 'item', at: 0, of }, { kind: 'name', at: 0, name })] : [];
    return loopOf([...statements, ...added]);
};
function isPlace({ kind }) {
    return kind === 'name' || kind === 'member' || kind === 'item';
}
const php_code_readFor = (node, reading) => {
    const [first, test, step] = ['initialize', 'condition', 'update'].map((field) => node.childForFieldName(field));
    const loop = {
        ...{ kind: 'loop', at: getPlace(node), body: readBranch(node, reading) },
        ...(test && { test: php_code_readCode(test, reading) }),
        ...(step && { step: php_code_readCode(step, reading) }),
    };
    return first ? { kind: 'block', at: 0, body: [php_code_readCode(first, reading), loop] } : loop;
};
const php_code_readWhile = (isLate) => (node, reading) => ({
    ...{ kind: 'loop', at: getPlace(node), test: php_reading_readField(node, 'condition', reading) },
    body: readBranch(node, reading),
    ...(isLate && { isLate }),
});
const php_code_readTry = (node, reading) => {
    const children = (0,syntax/* listNodeChildren */.uT)(node);
    const handlers = children
        .filter(({ type }) => type === 'catch_clause')
        .map((each) => ({ name: each.childForFieldName('name')?.text ?? '', body: php_reading_readField(each, 'body', reading) }));
    const last = children.find(({ type }) => type === 'finally_clause');
    return {
        ...{ kind: 'try', at: getPlace(node), body: php_reading_readField(node, 'body', reading), handlers },
        ...(last && { last: php_reading_readField(last, 'body', reading) }),
    };
};
const readGlobals = (node, { scope: { aliases } }) => {
    for (const { text } of (0,syntax/* listNodeChildren */.uT)(node))
        aliases.set(text, shareVariable(text));
    return nothing;
};
const readStatic = (node, reading) => ({
    ...{ kind: 'block', at: getPlace(node) },
    body: (0,syntax/* listNodeChildren */.uT)(node).flatMap((each) => {
        const [name, value] = [each.childForFieldName('name'), each.childForFieldName('value')];
        if (name === null)
            return [];
        const given = { kind: 'several', at: 0, parts: value === null ? [] : [php_code_readCode(value, reading)] };
        return [{ kind: 'assign', at: 0, to: { kind: 'name', at: 0, name: name.text }, value: given, declared: '' }];
    }),
});
const readFileConstants = (node, reading) => {
    for (const element of (0,syntax/* listNodeChildren */.uT)(node)) {
        const [name, value] = (0,syntax/* listNodeChildren */.uT)(element);
        if (name !== undefined && value !== undefined)
            reading.constants.set(name.text, php_code_readCode(value, reading));
    }
    return nothing;
};
const readUnset = (node, reading) => {
    const value = { kind: 'constant', at: 0, value: null };
    return {
        ...{ kind: 'block', at: getPlace(node) },
        body: (0,syntax/* listNodeChildren */.uT)(node).map((each) => assignTo(each, value, reading, 0)),
    };
};
const php_code_leaveBy = (by) => (node, reading) => {
    const [value] = by === 'break' || by === 'continue' ? [] : (0,syntax/* listNodeChildren */.uT)(node);
    return { kind: 'leave', at: getPlace(node), by, ...(value && { value: php_code_readCode(value, reading) }) };
};
const readYield = (node, reading) => {
    const value = (0,syntax/* listNodeChildren */.uT)(node)
        .flatMap((each) => (each.type === 'array_element_initializer' ? (0,syntax/* listNodeChildren */.uT)(each) : [each]))
        .at(-1);
    if (value === undefined)
        return nothing;
    const yes = { kind: 'leave', at: 0, by: 'return', value: php_code_readCode(value, reading) };
    return { kind: 'if', at: 0, test: nothing, yes };
};
const statements = {
    ...{ compound_statement: php_code_readBlock, colon_block: php_code_readBlock, program: php_code_readBlock, declaration_list: php_code_readBlock },
    ...{ expression_statement: readExpressionStatement, if_statement: php_code_readIf, switch_statement: php_code_readSwitch },
    ...{ foreach_statement: php_code_readForEach, for_statement: php_code_readFor, try_statement: php_code_readTry },
    ...{ while_statement: php_code_readWhile(false), do_statement: php_code_readWhile(true), function_definition: declare },
    ...{
        class_declaration: declare,
        interface_declaration: declare,
        trait_declaration: declare,
        enum_declaration: declare,
    },
    ...{ return_statement: php_code_leaveBy('return'), throw_expression: php_code_leaveBy('throw'), exit_statement: php_code_leaveBy('throw') },
    ...{ break_statement: php_code_leaveBy('break'), continue_statement: php_code_leaveBy('continue'), yield_expression: readYield },
    ...{ global_declaration: readGlobals, function_static_declaration: readStatic },
    ...{ const_declaration: readFileConstants, text_interpolation: () => nothing, unset_statement: readUnset },
    namespace_definition: (node, reading) => {
        const body = node.childForFieldName('body');
        return body === null ? nothing : php_code_readBlock(body, reading);
    },
    namespace_use_declaration: (node, reading) => {
        php_code_readImport(node, reading);
        return nothing;
    },
};
const mostDepth = 600;
function php_code_readCode(node, reading) {
    const { nesting } = reading;
    if (nesting.depth > mostDepth)
        return { kind: 'several', at: getPlace(node), parts: [] };
    nesting.depth += 1;
    try {
        const read = statements[node.type] ?? expressions[node.type];
        if (read !== undefined)
            return read(node, reading);
        const parts = (0,syntax/* listNodeChildren */.uT)(node).map((each) => php_code_readCode(each, reading));
        return joinAlternatives(getPlace(node), parts);
    }
    finally {
        nesting.depth -= 1;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-checks.js

const php_checks_checking = /^(?:in_array|array_key_exists|key_exists|is_numeric|is_int|is_integer|is_float|is_bool|ctype_\w+|preg_match|filter_var|array_search|checkdate|str_starts_with|hash_equals|strcmp|strcasecmp|\(equal\)|\(isset\)|\w*nonce\w*|\w*(?:is|has)_?valid\w*|validate\w*|contains|match)$/i;
const php_checks_hostile = `../../a'";<script>$(x)|\n`;
function php_checks_readChecks({ name, of, given, isStatic, isDefined, }) {
    if (isDefined || !php_checks_checking.test(name))
        return undefined;
    const listSources = ({ flows }) => flows.map(({ source }) => source);
    const [first, second] = given;
    const lower = name.toLowerCase();
    if (lower === 'preg_match' || lower === 'match') {
        if (first === undefined || second === undefined || php_checks_acceptsAll(String((0,engine_values/* getConstant */.db)(first) ?? '')))
            return undefined;
        const sources = listSources(second);
        return { yes: sources, no: sources };
    }
    const all = given.map(listSources);
    const own = of === undefined || isStatic ? [] : listSources(of);
    const [one = [], other = []] = all;
    if (all.length > 1 && one.length > 0 && other.length > 0)
        return undefined;
    if (lower === 'strcmp' || lower === 'strcasecmp')
        return { yes: [], no: [...one, ...other] };
    if (lower === 'str_starts_with' && (0,engine_values/* getConstant */.db)(second ?? engine_values/* fixedValue */.Sb) === '')
        return undefined;
    if (/^(?:in_array|array_key_exists|key_exists|array_search)$/.test(lower) && one.length === 0)
        return undefined;
    const found = lower === '(isset)' ? all.flat() : [...one, ...other, ...own];
    return found.length === 0 ? undefined : { yes: found, no: [] };
}
function php_checks_acceptsAll(pattern) {
    const [, , inner = '', flags = ''] = /^\s*([^\w\s\\])([\s\S]*)\1([a-z]*)$/i.exec(pattern) ?? [];
    if (inner === '')
        return false;
    try {
        return new RegExp(inner, flags.replaceAll(/[^ims]/g, '')).test(php_checks_hostile);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-library.js




const php_library_numbers = /^\??(?:int|float|bool|integer|double|boolean|DateTime\w*|Carbon\w*)$/i;
const php_library_passing = /^(?:trim|ltrim|rtrim|chop|strtolower|strtoupper|ucfirst|lcfirst|ucwords|mb_\w+|substr|str_replace|str_ireplace|preg_replace|preg_replace_callback|preg_split|preg_grep|stripslashes|stripcslashes|strrev|nl2br|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|strval|utf8_decode|utf8_encode|iconv|array_\w+|current|reset|end|next|prev|key|each|explode|json_decode|str_pad|strstr|stristr|strrchr|strtok|str_split|wordwrap|chunk_split|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|gzdecode|str_rot13|str_repeat|addslashes|addcslashes|wp_unslash|sanitize_text_field|strip_tags|filter_var|realpath|dirname|basename|min|max|compact|parse_url|pathinfo|escapeshellcmd|unserialize|iterator_to_array|usort|sort|str|stringable|string|collect|tostring|__tostring|value|first|last|pluck|lower|upper|replace|after|before|finish|start|split|getclientoriginalname|getclientfilename|normalizepath|withquerystring|tap|sscanf|vsprintf|ksort|arsort|asort|nl_langinfo|simplexml_load_string|getcontents|getbody|array|decrypt)$/;
const php_library_joining = /^(?:vsprintf|implode|join|concat|strtr|substr_replace|http_build_query|format|append|prepend)$/;
const php_library_harmless = /(?:^|\W)(?:intval|floatval|doubleval|boolval|abs|count|sizeof|strlen|mb_strlen|crc32|md5|sha1|hash|hash_hmac|hash_file|md5_file|bin2hex|random_bytes|random_int|uniqid|time|microtime|mktime|strtotime|date|gmdate|is_\w+|in_array|array_key_exists|array_search|preg_match|preg_match_all|strcmp|strcasecmp|strncmp|similar_text|levenshtein|strpos|stripos|strrpos|str_contains|str_starts_with|str_ends_with|file_exists|ord|round|floor|ceil|rand|mt_rand|number_format|password_hash|password_verify|ip2long|base_convert|absint|array_fill|range|spl_object_id|getmypid|dechex|bindec|hexdec|octdec|uuid\w*|serialize|sha256|integer|boolean|bool|float|getenv|phpversion|php_uname|ini_get|error_reporting|session_id|file_put_contents|fwrite|fputs|unlink|mkdir|move_uploaded_file|checkdate|hash_equals|array_sum|array_product|array_count_values|ctype_\w+|filesize|filemtime|getsize|exists|isset|has|filled|ismethod|getmethod|method|config|env|trans|__construct)$/;
const php_library_decoding = /^(?:urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|stripslashes|stripcslashes|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|gzdecode|str_rot13|wp_unslash|json_decode|unserialize|decrypt)$/;
const php_library_cleaning = [
    ['quotes', /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|escapestring|dbescape|addslashes|esc_sql)$/],
    [
        'sql',
        /(?:^|\W)(?:\w+_escape_literal|\w+_escape_identifier|quote|quoteidentifier|quotename|escape|prepare|wrap|wraptable|parameterize|columnize|getquery|quotesingleidentifier)$/,
    ],
    ['command', /(?:^|\W)(?:escapeshellarg|escapeargument)$/],
    ['path', /(?:^|\W)(?:basename|sanitize_file_name|realpath|slug|hashname|store|storeas)$/],
    [
        'page',
        /(?:^|\W)(?:htmlspecialchars|htmlentities|strip_tags|json_encode|urlencode|rawurlencode|base64_encode|e|esc_\w+|wp_kses\w*|escape(?!shell)\w*|sanitize\w*|purify|encode|filter_xss|check_plain|h|html|xss_clean|xlt|attr|text|__|gettext|number_format|date)$/,
    ],
    [
        'address',
        /(?:^|\W)(?:urlencode|rawurlencode|http_build_query|basename|wp_validate_redirect|wp_sanitize_redirect|route|site_url|base_url|url)$/,
    ],
    ['code', /(?:^|\W)(?:var_export|json_encode|addslashes)$/],
];
const php_library_stored = /(?:^|\W)(?:(?:mysqli?|pg|sqlite|sqlsrv|odbc)_fetch_\w+|fetch(?:_?(?:assoc|array|row|object|all|column))?|fetchArray)$/i;
const calling = new Map([
    ['call_user_func', 0],
    ['call_user_func_array', 0],
    ['array_map', 0],
    ['array_walk', 1],
    ['array_filter', 1],
    ['array_reduce', 1],
    ['usort', 1],
    ['uasort', 1],
    ['uksort', 1],
    ['preg_replace_callback', 1],
    ['register_shutdown_function', 0],
    ['iterator_apply', 1],
    ['forward_static_call', 0],
]);
const phpLibrary = {
    call: php_library_callLibrary,
    readChecks: php_checks_readChecks,
    isNumber: (type) => php_library_numbers.test(type),
    isClassName: (name, isMember) => isMember !== true && /^[A-Za-z_]/.test(name) && name !== 'this' && name !== 'super',
    readName: (name) => (name.startsWith('$') ? engine_values/* unknownValue */.Uo : engine_values/* fixedValue */.Sb),
    read: (of, name, createSource, tools) => {
        if (of.type === bagType)
            return name === undefined ? (0,engine_values/* createFlow */.F8)(createSource()) : undefined;
        if (!php_sources_isRequestType(of.type) || of.flows.length > 0)
            return undefined;
        if (name !== undefined && readsBag(name))
            return { ...engine_values/* fixedValue */.Sb, type: bagType };
        return readInput(of.type, name ?? '', createSource(), tools);
    },
    createsTables: true,
    trustsFields: true,
};
function php_library_callLibrary(call) {
    const { name, className, of, ofText, given, tools } = call;
    if (name === '')
        return php_library_createObject(call);
    if (name.startsWith('('))
        return callForm(call);
    if (name.startsWith('$'))
        return php_library_readVariable(call);
    const lower = name.toLowerCase();
    const [first = engine_values/* fixedValue */.Sb] = given;
    const isFunction = of === undefined && !call.isStatic;
    if (isFunction && lower === 'request')
        return given.length === 0 ? { ...engine_values/* fixedValue */.Sb, type: requestType } : (0,engine_values/* createFlow */.F8)(call.createSource('request'));
    if (isFunction && readsFunction(lower, call))
        return readFiltered(call, lower);
    if (!isFunction && php_sources_readsRequest(name, className, call.isStatic, ofText) && !isKnownText(of))
        return readInput(className, String((0,engine_values/* getConstant */.db)(first) ?? ''), call.createSource('request'), tools);
    if (/^(?:getrequest|getservletrequest|getcurrentrequest|getmainrequest)$/.test(lower))
        return { ...engine_values/* fixedValue */.Sb, type: requestType };
    if (call.isStatic && php_sources_isRequestType(className) && /^(?:createfromglobals|capture|fromglobals)$/.test(lower))
        return { ...engine_values/* fixedValue */.Sb, type: requestType };
    const called = isFunction ? callGiven(lower, call) : undefined;
    if (called !== undefined)
        return called;
    const results = php_library_invokeFunctions(call);
    const computed = isFunction ? (php_library_callTable(lower, call) ?? php_library_computeText(lower, given)) : undefined;
    if (computed !== undefined)
        return computed;
    const whole = `${ofText === '' ? (call.isStatic ? `${className}.` : '') : `${ofText}.`}${name}`.toLowerCase();
    const parts = [...(of === undefined ? [] : [tools.flatten(of)]), ...given.map(tools.flatten)];
    if (lower === 'sprintf' || lower === 'vsprintf')
        return formatText(given, tools.flatten);
    if (php_library_harmless.test(whole))
        return engine_values/* fixedValue */.Sb;
    if (php_library_stored.test(whole))
        return (0,engine_values/* createFlow */.F8)(call.createSource('stored'));
    const purposes = php_library_cleaning.flatMap(([purpose, pattern]) => (pattern.test(whole) ? [purpose] : []));
    if (lower === 'escapeshellcmd')
        return (0,engine_values/* passOn */.TH)([first]);
    if (lower === 'filter_var')
        return filterValue(first, given[1]);
    if (purposes.length > 0)
        return (0,engine_values/* cleanValue */.XY)({ ...(0,engine_values/* passOn */.TH)(parts), isUnknown: false, isBuilt: false }, purposes);
    if (php_library_joining.test(lower)) {
        const { constants: _, ...joined } = (0,engine_values/* joinTexts */.B5)(parts);
        return joined;
    }
    if (lower === 'replace' || lower === 'preg_replace' || /^str_i?replace$/.test(lower))
        return replaceText(lower, parts);
    if (php_library_passing.test(lower)) {
        const passed = (0,engine_values/* passOn */.TH)(parts.length > 1 ? selectParts(lower, parts) : parts);
        return php_library_decoding.test(lower) ? { ...passed, flows: passed.flows.map((flow) => ({ ...flow, cleaned: [] })) } : passed;
    }
    return results.length > 0 ? (0,engine_values/* joinValues */.jw)([...results, engine_values/* unknownValue */.Uo]) : engine_values/* unknownValue */.Uo;
}
const strict = /["'|](?:in:|int|numeric|uuid|ulid|date|bool|email|url|active_url|ip|regex|exists|alpha|digits|decimal|image|mimes|file|json|starts_with)|\bRule::|\bnew \w/i;
function readInput(type, key, source, tools) {
    const value = (0,engine_values/* createFlow */.F8)(source);
    const rules = key === '' || type === requestType ? undefined : tools.readMethod(type, 'rules');
    const start = rules === undefined ? -1 : rules.search(new RegExp(`["']${key.replaceAll(/\W/g, '\\$&')}["']\\s*=>`));
    if (rules === undefined || start < 0)
        return value;
    const [, rule = ''] = /=>([\s\S]*?)(?:["'][\w.*]+["']\s*=>|$)/.exec(rules.slice(start)) ?? [];
    if (/starts_with:data:/.test(rule))
        return (0,engine_values/* cleanValue */.XY)(value, ['address', 'path']);
    return strict.test(rule) ? (0,engine_values/* markChecked */.By)(value, new Set([source.like ?? source])) : value;
}
function isKnownText(of) {
    return of !== undefined && (of.objects.length > 0 || of.constants !== undefined);
}
function selectParts(name, parts) {
    if (/^(?:explode|preg_split|preg_grep|preg_replace_callback|mb_split)$/.test(name))
        return parts.slice(1, 2);
    if (/^(?:trim|ltrim|rtrim|chop|substr|mb_\w+|wordwrap|json_decode|strstr|strip_tags|dirname|basename|str_repeat|str_split|parse_url|pathinfo|array_slice|array_column)$/.test(name))
        return parts.slice(0, 1);
    return parts;
}
function replaceText(name, parts) {
    const [pattern, by, subject] = parts;
    if (subject === undefined || by === undefined)
        return (0,engine_values/* passOn */.TH)(parts);
    const allowed = /^([^\w\s\\])\[\^([\w\\-]+)\]\+?\1[a-z]*$/i.exec(String((0,engine_values/* getConstant */.db)(pattern ?? engine_values/* fixedValue */.Sb) ?? ''));
    if (name === 'preg_replace' && allowed !== null && (0,engine_values/* isFixed */.zZ)(by) && !/\\[DWS]/.test(allowed[2] ?? ''))
        return { ...engine_values/* fixedValue */.Sb, type: 'String' };
    return (0,engine_values/* passOn */.TH)([subject, by]);
}
function php_library_createObject({ className, given, tools }) {
    const parts = given.map(tools.flatten);
    if (php_library_numbers.test(className))
        return { ...engine_values/* fixedValue */.Sb, type: className };
    if (className === 'stdClass')
        return tools.add({ type: className, entries: new Map() });
    if (/^(?:ArrayObject|ArrayIterator|Collection|SplFileInfo|SplFileObject|Uri|Stringable|UnicodeString)$/.test(className))
        return { ...(0,engine_values/* passOn */.TH)(parts), type: className };
    if (php_sources_isRequestType(className))
        return given.length === 0 ? { ...engine_values/* fixedValue */.Sb, type: requestType } : engine_values/* unknownValue */.Uo;
    return { ...engine_values/* unknownValue */.Uo, type: className, isUnknown: parts.length > 0 };
}
function callForm({ name, given, tools }) {
    const [first = engine_values/* fixedValue */.Sb, second = engine_values/* fixedValue */.Sb] = given;
    switch (name) {
        case '(either)': {
            const own = given.filter((each, index) => index === given.length - 1 || (0,engine_values/* getConstant */.db)(each) !== null);
            return (0,engine_values/* joinValues */.jw)(own.length > 0 ? own : [engine_values/* fixedValue */.Sb]);
        }
        case '(sum)': {
            const tables = given.filter(({ objects }) => objects.length > 0);
            if (tables.length > 0)
                return (0,engine_values/* joinValues */.jw)(given);
            const isList = given.every(({ flows }) => flows.length > 0);
            const constants = (0,engine_values/* mapConstants */.QO)(given, (...all) => all.reduce((sum, one) => sum + Number(one), 0));
            return isList ? (0,engine_values/* passOn */.TH)(given) : { ...engine_values/* fixedValue */.Sb, ...(constants && { constants }) };
        }
        case '(equal)': {
            const constants = (0,engine_values/* mapConstants */.QO)(given, (one, other) => (typeof one === typeof other ? one === other : undefined));
            return { ...engine_values/* fixedValue */.Sb, ...(constants && { constants }) };
        }
        case '(copy)': {
            const [object, ...others] = first.objects;
            const entity = object === undefined || others.length > 0 ? undefined : tools.getEntity(object);
            return entity !== undefined && entity.code === undefined && entity.type === 'array' ? tools.add(entity) : first;
        }
        case '(id)': {
            const flows = first.flows.filter(({ source }) => source.kind !== 'stored');
            return flows.length === first.flows.length ? first : { ...first, flows };
        }
        case '(element)': {
            const held = first.objects.flatMap((object) => {
                const entity = tools.getEntity(object);
                return (entity && (0,heap/* readEntry */.hB)(entity, (0,engine_values/* getConstant */.db)(second))) ?? [];
            });
            const found = [...held, ...(first.flows.length > 0 || first.isUnknown ? [(0,engine_values/* passOn */.TH)([first])] : [])];
            return (0,engine_values/* joinValues */.jw)([...(given[2] === undefined ? [] : [given[2]]), ...found]);
        }
        case '(part)':
            return (0,engine_values/* passOn */.TH)([tools.flatten(first)]);
        case '(spread)':
            return first;
        case '(int)':
        case '(integer)':
        case '(float)':
        case '(bool)':
        case '(boolean)':
            return (0,engine_values/* toNumber */.Ro)(first, 'int');
        case '(string)':
            return first;
        default:
            return name === '(new)' ? engine_values/* unknownValue */.Uo : engine_values/* fixedValue */.Sb;
    }
}
function php_library_readVariable(call) {
    const { name, given, tools } = call;
    if (name === '$_SERVER') {
        const key = given[0] === undefined ? undefined : (0,engine_values/* getConstant */.db)(given[0]);
        if (key !== undefined && !isServerKey(String(key)))
            return engine_values/* fixedValue */.Sb;
    }
    const value = (0,engine_values/* createFlow */.F8)(call.createSource('request'));
    if (name !== '$_FILES')
        return value;
    const entries = new Map([
        ...['tmp_name', 'size', 'error', 'type'].map((key) => [key, engine_values/* fixedValue */.Sb]),
        ...['name', 'full_path'].map((key) => [key, value]),
    ]);
    const [, about] = given.map(engine_values/* getConstant */.db);
    if (about !== undefined)
        return about === 'type' ? value : (entries.get(String(about)) ?? value);
    const upload = tools.add({ type: 'array', entries });
    return given.length > 0 ? upload : tools.add({ type: 'array', entries: new Map(), rest: upload });
}
function readsFunction(name, { given }) {
    if (/^(?:getallheaders|apache_request_headers|filter_input|filter_input_array)$/.test(name))
        return true;
    const [path] = given;
    return (name === 'file_get_contents' &&
        path?.constants?.some((one) => /^php:\/\/(?:input|stdin)$/i.test(String(one))) === true);
}
function readFiltered(call, name) {
    const value = (0,engine_values/* createFlow */.F8)(call.createSource('request'));
    return name === 'filter_input' ? filterValue(value, call.given[2]) : value;
}
function filterValue(value, filter) {
    const name = String((filter && (0,engine_values/* getConstant */.db)(filter)) ?? '');
    if (/INT|FLOAT|BOOL/.test(name))
        return (0,engine_values/* toNumber */.Ro)({ ...engine_values/* fixedValue */.Sb, flows: value.flows }, 'int');
    if (/SPECIAL_CHARS|SANITIZE_STRING|ENCODED/.test(name))
        return (0,engine_values/* cleanValue */.XY)(value, ['page']);
    return (0,engine_values/* passOn */.TH)([value]);
}
function callGiven(name, { given, tools }) {
    const index = calling.get(name);
    const called = index === undefined ? undefined : given[index];
    if (index === undefined || called === undefined)
        return undefined;
    if (name === 'call_user_func' || name === 'forward_static_call' || name === 'register_shutdown_function')
        return tools.invoke(called, given.slice(1));
    const elements = given.filter((_, each) => each !== index).map((each) => php_library_readElements(each, { tools }));
    if (name === 'call_user_func_array') {
        const list = given[1] && listAll(given[1], { tools });
        return tools.invoke(called, list ?? elements);
    }
    const joined = (0,engine_values/* joinValues */.jw)(elements.length === 0 ? [engine_values/* fixedValue */.Sb] : elements);
    if (name === 'array_map') {
        const result = tools.invoke(called, elements);
        return tools.add({ type: 'array', entries: new Map(), rest: result });
    }
    const result = tools.invoke(called, name === 'array_reduce' ? [joined, joined] : [joined, joined]);
    if (name === 'array_reduce')
        return result;
    if (name === 'preg_replace_callback')
        return (0,engine_values/* passOn */.TH)([result, ...given.slice(2).map(tools.flatten)]);
    return given[0];
}
function listAll(value, { tools }) {
    const [object, ...others] = value.objects;
    const entity = object === undefined || others.length > 0 ? undefined : tools.getEntity(object);
    return entity && (0,heap/* listElements */.Oe)(entity);
}
function php_library_readElements(value, { tools }) {
    const held = value.objects.flatMap((object) => tools.getEntity(object) ?? []).map(heap/* readAll */.yw);
    return value.flows.length > 0 || held.length === 0 ? (0,engine_values/* joinValues */.jw)([...held, (0,engine_values/* passOn */.TH)([value])]) : (0,engine_values/* joinValues */.jw)(held);
}
function php_library_invokeFunctions({ of, given, tools }) {
    const functions = given.filter(({ callables }) => callables !== undefined);
    if (functions.length === 0 || of === undefined || of.flows.length + of.objects.length === 0)
        return [];
    const elements = (0,engine_values/* passOn */.TH)([tools.flatten(of)]);
    return functions.map((each) => tools.invoke(each, [elements, elements]));
}
function php_library_callTable(name, { given, tools }) {
    const [first] = given;
    const entities = (first?.objects ?? []).flatMap((object) => tools.getEntity(object) ?? []);
    const [entity, ...others] = entities;
    if (first === undefined || entity === undefined || entity.code !== undefined || others.length > 0)
        return undefined;
    const add = (changed) => tools.add(changed);
    const elements = (0,heap/* listElements */.Oe)(entity);
    if (name === 'array_merge' || name === 'array_replace') {
        let merged = entity;
        for (const each of given.slice(1))
            merged = mergeTables(merged, each, { tools });
        return add(merged);
    }
    if (/^(?:end|array_pop)$/.test(name))
        return elements?.at(-1) ?? (0,heap/* readAll */.yw)(entity);
    if (/^(?:current|reset|array_shift|first)$/.test(name))
        return elements?.[0] ?? (0,heap/* readAll */.yw)(entity);
    if (/^(?:next|prev|max|min|array_rand)$/.test(name))
        return (0,heap/* readAll */.yw)(entity);
    if (name === 'array_keys' || name === 'array_flip')
        return entity.rest === undefined
            ? add((0,heap/* createList */.D1)('array', [...entity.entries.keys()].map((key) => (0,engine_values/* createConstant */.vl)(key))))
            : undefined;
    if (name === 'array_values')
        return elements === undefined ? add({ type: 'array', entries: new Map(), rest: (0,heap/* readAll */.yw)(entity) }) : first;
    if (/^(?:array_filter|array_unique|array_reverse|array_slice)$/.test(name))
        return add({ type: 'array', entries: new Map(), rest: (0,heap/* readAll */.yw)(entity) });
    return undefined;
}
function mergeTables(table, other, { tools }) {
    let merged = table;
    for (const object of other.objects) {
        const entity = tools.getEntity(object);
        const elements = entity && (0,heap/* listElements */.Oe)(entity);
        if (elements !== undefined)
            for (const each of elements)
                merged = (0,heap/* appendEntry */.D4)(merged, each);
        else if (entity !== undefined) {
            const rest = [merged.rest, entity.rest].filter((each) => each !== undefined);
            const { type } = merged;
            merged = {
                ...{ type, entries: new Map([...merged.entries, ...entity.entries]) },
                ...(rest.length > 0 && { rest: (0,engine_values/* joinValues */.jw)(rest) }),
            };
        }
    }
    if (other.flows.length === 0 && !other.isUnknown)
        return merged;
    const { length: _, ...open } = merged;
    return { ...open, rest: (0,engine_values/* joinValues */.jw)([...(merged.rest ? [merged.rest] : []), (0,engine_values/* passOn */.TH)([other])]) };
}
function formatText([format = engine_values/* fixedValue */.Sb, ...values], flatten) {
    const text = (0,engine_values/* getConstant */.db)(format);
    const { constants: _, ...joined } = (0,engine_values/* joinTexts */.B5)([format, ...values].map(flatten));
    if (typeof text !== 'string')
        return joined;
    let next = 0;
    const parts = [];
    for (const [piece, index, kind] of text.matchAll(/%(?:(\d+)\$)?[-+ 0]*(?:'.)?\d*(?:\.\d+)?([a-zA-Z%])|[^%]+|%/g)) {
        if (kind === undefined || kind === '%') {
            parts.push((0,engine_values/* createConstant */.vl)(kind === '%' ? '%' : piece));
            continue;
        }
        const value = values[index === undefined ? next : Number(index) - 1] ?? values.at(-1) ?? engine_values/* fixedValue */.Sb;
        if (index === undefined)
            next += 1;
        parts.push(kind === 's' ? flatten(value) : (0,engine_values/* toNumber */.Ro)({ ...engine_values/* fixedValue */.Sb, flows: value.flows }, 'int'));
    }
    return parts.length === 0 ? joined : (0,engine_values/* joinTexts */.B5)(parts);
}
const php_library_textFunctions = {
    strtolower: (text) => String(text).toLowerCase(),
    strtoupper: (text) => String(text).toUpperCase(),
    trim: (text, more) => (more === undefined ? String(text).trim() : undefined),
    strlen: (text) => String(text).length,
    strrev: (text) => [...String(text)].reverse().join(''),
    ucfirst: (text) => String(text).replace(/^./, (one) => one.toUpperCase()),
    substr: (text, from, count) => {
        const start = Number(from);
        const rest = String(text).slice(start);
        return count === undefined ? rest : Number(count) < 0 ? rest.slice(0, Number(count)) : rest.slice(0, Number(count));
    },
    str_replace: (part, by, text) => typeof part === 'string' && part !== '' && text !== undefined
        ? String(text).replaceAll(part, String(by))
        : undefined,
    base64_decode: (text) => Buffer.from(String(text), 'base64').toString('latin1'),
    str_rot13: (text) => String(text).replaceAll(/[a-z]/gi, (one) => {
        const base = one < 'a' ? 65 : 97;
        return String.fromCharCode(((one.charCodeAt(0) - base + 13) % 26) + base);
    }),
    strcmp: (one, other) => (one === other ? 0 : String(one) < String(other) ? -1 : 1),
    str_contains: (text, part) => String(text).includes(String(part)),
    str_starts_with: (text, part) => String(text).startsWith(String(part)),
    intval: (text) => Number.parseInt(String(text), 10) || 0,
    chr: (code) => String.fromCharCode(Number(code)),
    is_numeric: (text) => /^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(String(text)),
    is_string: (text) => typeof text === 'string',
    is_int: (text) => typeof text === 'number',
    is_null: (text) => text === null,
};
function php_library_computeText(name, given) {
    const compute = Object.hasOwn(php_library_textFunctions, name) ? php_library_textFunctions[name] : undefined;
    if (compute === undefined || given.length === 0)
        return undefined;
    const constants = (0,engine_values/* mapConstants */.QO)(given, compute);
    return constants && { ...engine_values/* fixedValue */.Sb, constants, type: typeof constants[0] === 'string' ? 'String' : '' };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/php/php-front.js





const phpFront = {
    forms: {
        file: 'tree-sitter-php.wasm',
        functions: new Set(['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function']),
        calls: {
            function_call_expression: { name: 'function', arguments: 'arguments' },
            member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
            nullsafe_member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
            scoped_call_expression: { name: 'name', receiver: 'scope', arguments: 'arguments' },
        },
    },
    names: {
        definition: /\b(?:class|interface|trait)\s+(\w+)[^{;]{0,200}?\b(?:extends|implements)\s+([^{;]{1,500})\{/g,
        defined: /(?:^|[;{}]|<\?php\b)\s*(?:(?:abstract|final|readonly)\s+)*(?:class|interface|trait|enum|function)\s+&?(\w+)/gm,
        className: /[\w-]+\.(?:php|inc)\b|\b[A-Za-z_]\w*/g,
        readsRequest: php_sources_mayReadRequest,
        isCode: (path) => (0,languages/* detectByName */.Oe)(path) === 'PHP',
        isTest: (path) => (0,file_role/* describeRole */.U)(path, '') !== '',
    },
    readsAlso: () => false,
    library: phpLibrary,
    decode: (_path, text) => ({ code: text }),
    readFile: readPhpFile,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/engine/registry.js



const fronts = { Java: javaFront, PHP: phpFront, Go: goFront };


/***/ }),

/***/ 1054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   By: () => (/* binding */ markChecked),
/* harmony export */   F8: () => (/* binding */ createFlow),
/* harmony export */   QO: () => (/* binding */ mapConstants),
/* harmony export */   Ro: () => (/* binding */ toNumber),
/* harmony export */   Sb: () => (/* binding */ fixedValue),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Uo: () => (/* binding */ unknownValue),
/* harmony export */   XY: () => (/* binding */ cleanValue),
/* harmony export */   db: () => (/* binding */ getConstant),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   oK: () => (/* binding */ getWritten),
/* harmony export */   vl: () => (/* binding */ createConstant),
/* harmony export */   zZ: () => (/* binding */ isFixed)
/* harmony export */ });
const mostConstants = 8;
const mostFlows = 6;
const mostObjects = 6;
const mostWritten = 2000;
const mostCallables = 4;
const longestConstant = 10_000;
const fixedValue = { flows: [], isUnknown: false, isBuilt: false, written: '', objects: [], type: '' };
const unknownValue = { ...fixedValue, isUnknown: true };
function createConstant(value, type = '') {
    return { ...fixedValue, constants: [value], type };
}
function createFlow(source, type = '') {
    return { ...fixedValue, flows: [{ source, cleaned: [], isChecked: false }], type };
}
function isFixed({ flows, isUnknown }) {
    return flows.length === 0 && !isUnknown;
}
function getConstant({ constants }) {
    return constants?.length === 1 ? constants[0] : undefined;
}
function getWritten({ constants, written }) {
    return constants === undefined ? written : constants.filter((one) => one !== null).join(' ');
}
function joinValues(values) {
    const [first = fixedValue, ...others] = values;
    return others.reduce(joinTwo, first);
}
function joinTwo(one, other) {
    if (one === other)
        return one;
    const [a, b] = isNull(one) ? [other, one] : [one, other];
    const constants = a.constants && b.constants && [...new Set([...a.constants, ...b.constants])];
    const isKnown = constants !== undefined && constants.length <= mostConstants;
    const items = a.items && a.items.length === b.items?.length ? zipItems(a.items, b.items) : undefined;
    const callables = [...new Set([...(a.callables ?? []), ...(b.callables ?? [])])].slice(0, mostCallables);
    return {
        ...(isKnown && { constants }),
        flows: joinFlows(a.flows, b.flows),
        isUnknown: a.isUnknown || b.isUnknown,
        isBuilt: a.isBuilt || b.isBuilt,
        written: isKnown ? '' : joinWritten(getWritten(a), getWritten(b)),
        objects: a.objects === b.objects ? a.objects : [...new Set([...a.objects, ...b.objects])].slice(0, mostObjects),
        type: a.type === b.type || isNull(b) ? a.type : '',
        ...(callables.length > 0 && { callables }),
        ...(items && { items }),
    };
}
function zipItems(one, other) {
    return one.map((item, index) => joinTwo(item, other[index] ?? item));
}
function isNull({ constants }) {
    return constants?.length === 1 && constants[0] === null;
}
function joinWritten(one, other) {
    if (one.includes(other))
        return one;
    return (other.includes(one) ? other : `${one} ${other}`).slice(0, mostWritten);
}
function isOpenFlow({ source, cleaned, isChecked }) {
    return source.kind === 'request' && cleaned.length === 0 && !isChecked;
}
function joinFlows(one, other) {
    if (other.length === 0 || one === other)
        return one;
    if (one.length === 0)
        return other;
    const joined = [...one];
    for (const flow of other) {
        const index = joined.findIndex(({ source }) => source === flow.source);
        const twin = joined[index];
        if (twin !== undefined)
            joined[index] = {
                source: flow.source,
                cleaned: twin.cleaned.filter((purpose) => flow.cleaned.includes(purpose)),
                isChecked: twin.isChecked && flow.isChecked,
            };
        else if (joined.length < mostFlows)
            joined.push(flow);
        else if (isOpenFlow(flow)) {
            const harmless = joined.findIndex((one) => !isOpenFlow(one));
            if (harmless >= 0)
                joined[harmless] = flow;
        }
    }
    return joined;
}
function joinTexts(parts) {
    const isBuilt = parts.some((part) => part.isBuilt || !isFixed(part));
    const constants = combineConstants(parts);
    const flows = placeFlows(parts).reduce(joinFlows, []);
    return {
        ...(constants && { constants }),
        flows: isAfterHost(parts) ? cleanFlows(flows, ['address']) : flows,
        isUnknown: parts.some(({ isUnknown }) => isUnknown),
        isBuilt,
        written: constants === undefined ? parts.map(getWritten).join('').slice(0, mostWritten) : '',
        objects: [],
        type: 'String',
    };
}
function placeFlows(parts) {
    const depends = parts.some(({ flows }) => flows.some(({ cleaned }) => cleaned.includes('quotes') || cleaned.includes('command')));
    if (!depends)
        return parts.map(({ flows }) => flows);
    let open = '';
    return parts.map((part) => {
        const isWithin = open !== '';
        for (const letter of getWritten(part))
            if (letter === open)
                open = '';
            else if (open === '' && /["']/.test(letter))
                open = letter;
        return isWithin ? part.flows.map(quoteFlow) : part.flows;
    });
}
function quoteFlow(flow) {
    const cleaned = flow.cleaned.filter((purpose) => purpose !== 'command');
    return { ...flow, cleaned: cleaned.includes('quotes') ? [...new Set([...cleaned, 'sql'])] : cleaned };
}
function isAfterHost(parts) {
    const open = parts.findIndex(({ constants }) => constants?.length !== 1);
    const start = parts.slice(0, Math.max(0, open)).map(getWritten).join('');
    const [, target] = /^\s*(?:location|refresh)\s*:\s*(?:\d+;\s*url=)?(\S[\s\S]*)$/i.exec(start) ?? [];
    if (target !== undefined)
        return !/^(?:[a-z]+:)?(?:\/?|\/\/[^/?#]*)$/i.test(target);
    return /^(?:redirect:|forward:)?(?:(?:[a-z]+:)?\/\/[^/?#]+[/?#]|\/\w)/i.test(start);
}
function combineConstants(parts) {
    let texts = [''];
    for (const { constants } of parts) {
        if (constants === undefined || texts.length * constants.length > mostConstants)
            return undefined;
        texts = texts.flatMap((text) => constants.map((constant) => `${text}${constant}`));
    }
    return texts.some(({ length }) => length > longestConstant) ? undefined : texts;
}
function toNumber({ constants, flows }, type) {
    const random = flows.filter(({ source }) => source.kind === 'random');
    return { ...fixedValue, ...(constants && { constants }), flows: random, type };
}
function passOn(parts, type = '') {
    const joined = joinValues(parts);
    const { flows, isUnknown, isBuilt } = joined;
    return {
        ...fixedValue,
        flows,
        isUnknown,
        isBuilt,
        written: parts.map(getWritten).join('').slice(0, mostWritten),
        type,
    };
}
function cleanValue(value, purposes) {
    return { ...value, flows: cleanFlows(value.flows, purposes) };
}
function cleanFlows(flows, purposes) {
    return flows.map((flow) => ({ ...flow, cleaned: [...new Set([...flow.cleaned, ...purposes])] }));
}
function markChecked(value, checked) {
    const has = (source) => checked.has(source.like ?? source);
    if (checked.size === 0)
        return value;
    if (value.items !== undefined)
        return { ...markChecked(dropItems(value), checked), items: value.items.map((item) => markChecked(item, checked)) };
    if (!value.flows.some(({ source, isChecked }) => !isChecked && has(source)))
        return value;
    const flows = value.flows.map((flow) => (has(flow.source) ? { ...flow, isChecked: true } : flow));
    return { ...value, flows };
}
function dropItems({ items: _, ...value }) {
    return value;
}
function mapConstants(values, change) {
    let rows = [[]];
    for (const { constants } of values) {
        if (constants === undefined || rows.length * constants.length > mostConstants)
            return undefined;
        rows = rows.flatMap((row) => constants.map((constant) => [...row, constant]));
    }
    const results = new Set();
    for (const row of rows) {
        const result = change(...row);
        if (result === undefined)
            return undefined;
        results.add(result);
    }
    return [...results];
}


/***/ }),

/***/ 1702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ describeRole)
/* harmony export */ });
/* harmony import */ var _text_file_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9454);

const generated = /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;
function describeRole(path, text) {
    const role = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyPath */ .qK)(path);
    if (role !== undefined)
        return `It is ${_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleWords */ .ww[role]}.`;
    if (text.split('\n', 50).some((line) => line.length > 10 * longestLine))
        return 'It is in minified code.';
    return generated.test(text.slice(0, 2000)) ? 'It is in generated code.' : '';
}


/***/ }),

/***/ 7531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseDockerfile)
/* harmony export */ });
const instructionNames = new Set(('ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER ' +
    'VOLUME WORKDIR').split(' '));
const withTexts = /^(?:ADD|COPY|RUN)$/;
const templateLine = /^\s*(?:\{[{%#]|[<%]%)/;
const stage = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*[^\s-]\S*(?:[ \t]+AS[ \t]+\S+)?[ \t]*\r?$/im;
const mostProblems = 20;
function parseDockerfile(text) {
    const lines = { all: text.split(/\r\n|[\r\n]/), at: 0, problems: [] };
    const continued = findContinuation(lines.all);
    const parts = [];
    while (lines.at < lines.all.length) {
        const first = lines.at;
        const whole = joinLines(lines, continued);
        if (whole === undefined)
            continue;
        const [, written = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(whole) ?? [];
        const [name, own] = unwrapOnbuild(written.toUpperCase(), rest);
        if (!instructionNames.has(name) && !templateLine.test(whole))
            lines.problems.push(`line ${first + 1} is not an instruction`);
        const script = withTexts.test(name) ? readTexts(lines, { name, rest: own, line: first + 1 }) : '';
        parts.push({ name, rest: own, script, line: first + 1, endLine: lines.at });
    }
    return { parts, problems: stage.test(text) ? lines.problems : [] };
}
function findContinuation(lines) {
    for (const line of lines) {
        const [, name = '', value] = /^\s*#\s*([a-z][a-z\d]*)\s*=\s*(\S.*?)\s*$/i.exec(line.slice(0, 1000)) ?? [];
        if (!/^(?:syntax|check|escape)$/i.test(name))
            break;
        if (/^escape$/i.test(name))
            return value === '`' ? /(?<!`)`[ \t]*$/ : /(?<!\\)\\[ \t]*$/;
    }
    return /(?<!\\)\\[ \t]*$/;
}
function joinLines(lines, continued) {
    const pieces = [];
    for (; lines.at < lines.all.length;) {
        const line = lines.all[lines.at] ?? '';
        lines.at += 1;
        const isEmpty = /^\s*(?:#|$)/.test(line);
        if (isEmpty && pieces.length === 0)
            return undefined;
        if (isEmpty)
            continue;
        pieces.push(line.replace(continued, ''));
        if (!continued.test(line))
            break;
    }
    return pieces.join('');
}
function unwrapOnbuild(name, rest) {
    const [, later = '', own = ''] = name === 'ONBUILD' ? (/^(\S+)\s*([\s\S]*)$/.exec(rest) ?? []) : [];
    return withTexts.test(later.toUpperCase()) ? [later.toUpperCase(), own] : [name, rest];
}
function readTexts(lines, { name, rest, line }) {
    const commands = [];
    for (const { mark, hasTabs } of listHeredocMarks(rest)) {
        if (lines.problems.length >= mostProblems)
            break;
        let end = lines.at;
        while (end < lines.all.length && stripTabs(lines.all[end] ?? '', hasTabs) !== mark)
            end += 1;
        if (end === lines.all.length) {
            lines.problems.push(`a text that line ${line} announces has no end`);
            break;
        }
        commands.push(...lines.all.slice(lines.at, end));
        lines.at = end + 1;
    }
    if (name !== 'RUN')
        return '';
    const own = commands.filter((command) => !/^\s*(?:#|$)/.test(command));
    return own.map((command) => (/\\\s*$/.test(command) ? command.replace(/\\\s*$/, ' ') : `${command}; `)).join('');
}
function stripTabs(line, hasTabs) {
    return hasTabs ? line.replace(/^\t+/, '') : line;
}
function listHeredocMarks(rest) {
    if (!rest.includes('<<') || /^\s*(?:--\S+\s+)*\[/.test(rest))
        return [];
    const words = [];
    const left = rest.replaceAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g, (found) => {
        words.push(found);
        return '';
    });
    if (/["']/.test(left))
        return [];
    return words.flatMap((found) => {
        const [, dash, name = ''] = /^\d*<<(-?)([^<]+)$/.exec(found) ?? [];
        return dash === undefined ? [] : [{ mark: name.replaceAll(/["']|\\(?=.)/g, ''), hasTabs: dash === '-' }];
    });
}


/***/ }),

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addLink),
/* harmony export */   o: () => (/* binding */ limitScore)
/* harmony export */ });
const greatestScore = { CRITICAL: 10, HIGH: 8.9, MEDIUM: 6.9, LOW: 3.9, INFO: 0 };
function limitScore(severity, cvss) {
    return Math.min(cvss, greatestScore[severity ?? ''] ?? 10);
}
function addLink(remediation, cwe) {
    return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`;
}


/***/ }),

/***/ 9282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ mayUseOthers),
/* harmony export */   SH: () => (/* binding */ mayInclude),
/* harmony export */   o4: () => (/* binding */ findIncluded),
/* harmony export */   yK: () => (/* binding */ listIncludes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2636);


const include = /\b(?:include|require)(?:_once)?\b\s*\(?\s*(?:(?:[\w\\$>-]+|dirname\([^()]*(?:\([^()]*\))?[^()]*\))(?:\(\))?\s*\.\s*)?(["'])([^"'\n$]+)\1/gi;
function mayInclude(path) {
    return (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .detectByName */ .Oe)(path) === 'PHP';
}
function* listIncludes(path, text, paths) {
    for (const [, , written = ''] of text.matchAll(include)) {
        const found = findIncluded(path, written, paths);
        if (found !== undefined)
            yield found;
    }
}
function mayUseOthers(path, text, paths) {
    const literal = [...text.matchAll(include)];
    const all = text.match(/\b(?:include|require)(?:_once)?\b/g) ?? [];
    if (all.length === 0 || all.length > literal.length)
        return true;
    return literal.some(([, , written = '']) => findIncluded(path, written, paths) !== undefined);
}
function findIncluded(path, written, paths) {
    const folders = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)];
    while (folders.at(-1) !== '.')
        folders.push(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(folders.at(-1) ?? ''));
    return folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, written)).find((each) => paths.has(each));
}


/***/ }),

/***/ 6428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   RA: () => (/* binding */ unquoteLiteral),
/* harmony export */   W$: () => (/* binding */ findFunction),
/* harmony export */   uT: () => (/* binding */ listNodeChildren)
/* harmony export */ });
/* unused harmony export findNearest */
const comments = new Set(['comment', 'line_comment', 'block_comment']);
function listNodeChildren(node) {
    return node.namedChildren.filter((child) => child !== null && !comments.has(child.type));
}
function readCall(grammar, node) {
    const form = grammar.calls[node.type];
    const named = form && node.childForFieldName(form.name);
    const receiver = form?.receiver === undefined ? undefined : node.childForFieldName(form.receiver);
    const inner = form?.inner && named?.type === form.inner.type ? named : undefined;
    const innerName = inner?.childForFieldName(form?.inner?.name ?? '');
    const innerReceiver = inner?.childForFieldName(form?.inner?.receiver ?? '');
    const given = form && node.childForFieldName(form.arguments);
    return {
        name: (innerName ?? named)?.text ?? '',
        receiver: innerReceiver ?? receiver ?? undefined,
        list: given ?? undefined,
    };
}
function unquoteLiteral(text) {
    return text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2');
}
function findNearest(node, types) {
    for (let found = node;;) {
        if (types.has(found.type) || found.parent === null)
            return found;
        found = found.parent;
    }
}
function findFunction({ functions }, node) {
    return findNearest(node, functions);
}


/***/ }),

/***/ 5242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runScannersProgram: () => (/* binding */ runScannersProgram),
  runThread: () => (/* binding */ runThread)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: ./build/compiled/src/errors.js + 1 modules
var errors = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(1475);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/cache/result-cache.js




const setUp = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = 262144;
CREATE TABLE IF NOT EXISTS answers (key TEXT, state TEXT, answer TEXT, digest TEXT, day INTEGER, PRIMARY KEY (key, state)) WITHOUT ROWID, STRICT`;
const mostStates = 8;
const cacheDays = 30;
function openResultCache(file, now) {
    return ignoreErrors(() => {
        if (!isPrivateFile(file))
            return undefined;
        const day = Math.floor(now.getTime() / 86_400_000);
        const connection = new external_node_sqlite_.DatabaseSync(file, { timeout: 2_000 });
        connection.exec(setUp);
        connection.prepare('DELETE FROM answers WHERE day < ?').run(day - cacheDays);
        const found = connection.prepare(`SELECT state, answer, digest FROM answers WHERE key = ? ORDER BY day DESC LIMIT ${mostStates}`);
        const written = connection.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)');
        return {
            find: (key) => ignoreErrors(() => found.all(key))?.flatMap((row) => ignoreErrors(() => readRow(key, row)) ?? []) ?? [],
            keep(key, { state, answer }) {
                const text = JSON.stringify(answer);
                ignoreErrors(() => written.run(key, state, text, (0,fingerprint/* hashParts */.jx)([key, state, text]), day));
            },
            close: () => ignoreErrors(() => connection.close()),
        };
    });
}
function readRow(key, { state, answer, digest }) {
    return digest === (0,fingerprint/* hashParts */.jx)([key, state, answer]) ? [{ state, answer: JSON.parse(answer) }] : [];
}
const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_APPEND | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function isPrivateFile(file) {
    const isBlocked = ['-wal', '-shm', '-journal'].some((end) => (0,external_node_fs_.statSync)(`${file}${end}`, { throwIfNoEntry: false })?.isFile() === false);
    if (isBlocked)
        return false;
    const open = (0,external_node_fs_.openSync)(file, flags, 0o600);
    const found = (0,external_node_fs_.fstatSync)(open);
    (0,external_node_fs_.closeSync)(open);
    if (!found.isFile())
        return false;
    return process.platform === 'win32' || (found.uid === process.getuid?.() && (found.mode & 0o022) === 0);
}
function ignoreErrors(work) {
    return (0,errors/* attempt */.CD)(work);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/compiled/src/text/contents.js
var text_contents = __webpack_require__(6581);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/cache/reuse.js



function reuseResults(lookAtEach, cache, version) {
    return async function* (scanner, tasks, context) {
        const cacheContext = { shared: context.shared, digestOf: createDigester(context.root) };
        const computeState = (task, answer) => scanner.stateOf?.(task, answer, cacheContext);
        const lookups = tasks.map((task) => {
            context.signal.throwIfAborted();
            const key = scanner.stateOf === undefined ? '' : computeKey([scanner.name, version], task, cacheContext);
            const stored = key === '' ? [] : cache.find(key);
            const kept = stored.find(({ answer, state }) => computeState(task, answer) === state);
            return [key, kept === undefined ? undefined : { task, answer: kept.answer }];
        });
        const changed = tasks.filter((_, index) => lookups[index]?.[1] === undefined);
        const fresh = lookAtEach(scanner, changed, context)[Symbol.asyncIterator]();
        try {
            for (const [key, kept] of lookups) {
                const next = kept ?? (await fresh.next()).value;
                if (next === undefined)
                    throw new Error('the scanner left files over');
                const state = kept === undefined && 'answer' in next ? computeState(next.task, next.answer) : undefined;
                if (state !== undefined && 'answer' in next)
                    cache.keep(key, { state, answer: next.answer });
                yield next;
            }
        }
        finally {
            await fresh.return?.();
        }
    };
}
function computeKey(asked, { stored, ...task }, { digestOf }) {
    const parts = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,fingerprint/* hashParts */.jx)([...asked, digestOf(stored), JSON.stringify(parts)]);
}
function createDigester(root) {
    const digests = new Map();
    return (stored) => {
        const digest = digests.get(stored) ?? (0,external_node_crypto_.createHash)('sha256').update((0,text_contents/* readContent */.c_)(root, stored)).digest('hex');
        digests.set(stored, digest);
        return digest;
    };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/cache/version.js





function computeScannersVersion(script) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([process.versions, process.arch]));
    const folder = (0,external_node_url_.fileURLToPath)(new URL('../', script));
    const code = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[cm]?[jt]s$/.test(path));
    return (0,errors/* attempt */.CD)(() => {
        for (const path of code.sort())
            hash.update(path).update((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path)));
        for (const file of listLockFilesAbove(folder))
            hash.update(file).update((0,external_node_fs_.readFileSync)(file));
        return hash.digest('hex');
    });
}
function listLockFilesAbove(folder) {
    const parents = [folder];
    for (let parent = (0,external_node_path_.dirname)(folder); parent !== parents.at(-1); parent = (0,external_node_path_.dirname)(parent))
        parents.push(parent);
    const installed = parents.map((parent) => (0,external_node_path_.join)(parent, 'node_modules')).filter((path) => (0,external_node_fs_.existsSync)(path));
    const [nearest, ...others] = installed.map((path) => (0,external_node_path_.join)(path, '.package-lock.json'));
    if (nearest === undefined)
        throw new Error('no scanner is installed');
    return [nearest, ...others.filter((path) => (0,external_node_fs_.existsSync)(path))];
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/process/bounds.js

const bytesPerProcess = 2 * 1024 ** 3;
const bytesOfMemory = Math.min((0,external_node_os_.totalmem)(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const defaultBounds = {
    processors: Math.max(1, Math.min(8, (0,external_node_os_.availableParallelism)(), Math.floor(bytesOfMemory / bytesPerProcess))),
    openMs: 120_000,
    fileMs: 30_000,
    lostMs: 120_000,
    spentFileMs: 3_000,
    lostFiles: 60,
    heapMb: 2048,
    stackMb: 8,
};

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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/compiled/src/scanners/process/message.js
var message = __webpack_require__(9150);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/process/child.js





const mostRounds = 4;
function startChild(start) {
    const child = forkWorker(start);
    const replies = createReplyQueue();
    const meter = createMeter(child);
    child.on('message', ({ reply }) => {
        if (reply !== undefined)
            replies.add(reply);
    });
    child.on('error', () => replies.add({ ended: 'the scanner could not be started' }));
    child.on('exit', (code, signal) => {
        const isMemory = code === message/* outOfMemoryCode */.g || signal === 'SIGABRT' || code === 134;
        replies.add({ ended: isMemory ? `it needs more than ${start.heapMb} MB of memory` : 'the scanner crashed' });
    });
    return {
        send: (message) => {
            child.send(message, () => undefined);
        },
        reply: async (limitMs) => {
            let reply;
            const next = replies.next().then((first) => {
                reply = first;
            });
            for (let round = 1;; round += 1) {
                await waitAtMost(limitMs, next);
                const isStarved = reply === undefined && round < mostRounds && (await meter.isStarved(limitMs, next));
                if (reply !== undefined)
                    return reply;
                if (!isStarved)
                    return { ended: `it takes more than ${limitMs / 1000} s`, isLate: true };
            }
        },
        end: () => {
            child.removeAllListeners();
            child.on('error', () => undefined);
            child.kill('SIGKILL');
            replies.add({ ended: 'the scan was ended' });
        },
    };
}
function forkWorker({ script, env, name, root }) {
    return (0,external_node_child_process_.fork)((0,external_node_url_.fileURLToPath)(script), [name], {
        cwd: (0,external_node_path_.dirname)(root),
        env,
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
}
function createMeter(child) {
    let [atReplyMs, usedMs, onReply] = [0, 0, () => { }];
    child.on('message', (message) => {
        usedMs = message.usedMs;
        if (message.reply !== undefined)
            atReplyMs = usedMs;
        onReply();
    });
    return {
        isStarved: async (limitMs, next) => {
            const hasReplied = new Promise((resolve) => {
                onReply = () => resolve(true);
            });
            child.send('used', () => undefined);
            const isTold = await waitAtMost(limitMs, Promise.race([hasReplied, next.then(() => false)]));
            const sinceMs = usedMs - atReplyMs;
            return isTold === true && sinceMs < limitMs / 2 && sinceMs > limitMs / 50;
        },
    };
}
async function waitAtMost(limitMs, coming) {
    const timer = new AbortController();
    try {
        return await Promise.race([coming, (0,promises_.setTimeout)(limitMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    }
    finally {
        timer.abort();
    }
}
function createReplyQueue() {
    const replies = [];
    let wake;
    return {
        add: (reply) => {
            replies.push(reply);
            wake?.();
        },
        next: async () => {
            if (replies.length === 0)
                await new Promise((resolve) => {
                    wake = resolve;
                });
            return replies.shift() ?? { ended: 'the scan was ended' };
        },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/process/engine-process.js



function createProcessRunner(program, bounds) {
    const limit = pLimit(bounds.processors);
    return ({ name }, tasks, context) => runWithinLimit(limit, { ...program, bounds, name, tasks, place: context });
}
async function* runWithinLimit(limit, looking) {
    const over = Promise.withResolvers();
    const turn = Promise.withResolvers();
    void limit(() => {
        turn.resolve();
        return over.promise;
    });
    try {
        await turn.promise;
        yield* scanAllTasks(looking);
    }
    finally {
        over.resolve();
    }
}
async function* scanAllTasks(looking) {
    const { bounds, tasks, place: context } = looking;
    const left = [...tasks];
    const lost = { ms: 0, files: 0 };
    let [asked, single] = [0, 0];
    let child = await openChild(looking);
    try {
        while (left.length > 0) {
            context.signal.throwIfAborted();
            if (lost.files >= bounds.lostFiles) {
                const fault = `${lost.files} files before it took too much time or memory`;
                yield { task: left.shift(), fault };
                continue;
            }
            const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
            if (asked === 0) {
                asked = single > 0 ? 1 : countNext(left);
                child.send(left.slice(0, asked));
            }
            const reply = await child.reply(limitMs);
            if ('several' in reply) {
                asked -= reply.several.length;
                single = Math.max(0, single - reply.several.length);
                for (const outcome of reply.several)
                    yield { ...outcome, task: left.shift() };
                continue;
            }
            child.end();
            const isKnown = asked === 1 || !('ended' in reply) || reply.isLate === true;
            if (isKnown) {
                lost.ms += limitMs;
                lost.files += 1;
                single = Math.max(0, single - 1);
                yield { task: left.shift(), fault: 'ended' in reply ? reply.ended : 'the scanner answered out of order' };
            }
            else
                single = asked;
            asked = 0;
            if (left.length > 0 && lost.files < bounds.lostFiles)
                child = await openChild(looking);
        }
    }
    finally {
        child.end();
    }
}
const mostTasks = 32;
const mostBytes = 128 * 1024;
function countNext(tasks) {
    let [count, bytes] = [0, 0];
    for (const { stored } of tasks.slice(0, mostTasks)) {
        if (bytes >= mostBytes)
            break;
        bytes += (0,text_contents/* getContentLength */.KW)(stored);
        count += 1;
    }
    return count;
}
async function openChild({ script, env, bounds, name, place: context }) {
    const { heapMb, stackMb, openMs } = bounds;
    const child = startChild({ script, env, name, root: context.root, heapMb });
    child.send({ engine: name, root: context.root, shared: context.shared, heapMb, stackMb });
    const reply = await child.reply(openMs);
    if ('opened' in reply)
        return child;
    child.end();
    if ('refused' in reply)
        throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
    throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/task.js
async function* scanInThread(scanner, tasks, { root, signal, shared }) {
    const scanTask = await scanner.open(root, shared);
    for (const task of tasks) {
        signal.throwIfAborted();
        yield await runTask(scanTask, task);
    }
}
async function runTask(scanTask, task) {
    try {
        return { task, answer: await scanTask(task) };
    }
    catch (error) {
        const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
        return { task, fault: `the scanner failed: ${line.slice(0, 200)}` };
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/process/work-off.js

async function runTasks({ engine, root, shared }, port, engines) {
    const reply = (message) => port.postMessage(message);
    try {
        const scanner = engines.find(({ name }) => name === engine)?.scanner;
        if (scanner === undefined)
            throw new Error(`there is no scanner ${engine}`);
        const scanTask = await scanner.open(root, shared);
        let done = Promise.resolve();
        port.on('message', (task) => {
            done = done.then(async () => reply({ looked: await runTask(scanTask, task) }));
        });
        reply({ opened: true });
    }
    catch (error) {
        const { message, code } = error;
        reply({ refused: { message, code } });
    }
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./build/compiled/src/installation.js



const secretsInstallation = {
    name: 'secretlint',
    scanType: 'secrets',
    packages: ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'],
    covers: 'every file, and what earlier commits of a branch and their messages contained',
};
const sastInstallation = {
    name: 'javascript',
    scanType: 'sast',
    packages: ['@babel/parser@8', '@babel/types@8', 'eslint-scope@9'],
    covers: 'JavaScript and TypeScript, in pages and components too',
};
const pythonInstallation = {
    name: 'ruff',
    scanType: 'sast',
    packages: ['@astral-sh/ruff-wasm-nodejs@0.17', '@lezer/python@1'],
    covers: 'Python, and what templates of Django and Jinja leave unescaped',
};
const patternInstallation = {
    name: 'tree-sitter',
    scanType: 'sast',
    packages: ['web-tree-sitter@0.27', '@vscode/tree-sitter-wasm@0.3'],
    covers: 'common weaknesses in PHP, Java and Go',
};
const scaInstallation = {
    name: 'retire',
    scanType: 'sca',
    packages: [
        'retire@5',
        '@salesforce/code-analyzer-retirejs-engine@0.32',
        'smol-toml@1',
        'yaml@2',
        '@rgrove/parse-xml@5',
    ],
    covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them",
};
const iacInstallation = {
    name: 'iac',
    scanType: 'iac',
    packages: ['yaml@2'],
    covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows",
};
const installations = [
    secretsInstallation,
    sastInstallation,
    pythonInstallation,
    patternInstallation,
    scaInstallation,
    iacInstallation,
];
const banditInstallation = {
    name: 'bandit',
    scanTypes: ['sast'],
    leastVersion: '1.6',
};
const semgrepInstallation = {
    name: 'semgrep',
    scanTypes: ['sast'],
    leastVersion: '1.40',
    hasRules: true,
};
const opengrepInstallation = {
    ...semgrepInstallation,
    name: 'opengrep',
    leastVersion: '1.0',
};
const gosecInstallation = {
    name: 'gosec',
    scanTypes: ['sast'],
    leastVersion: '2.18',
};
const gitleaksInstallation = {
    name: 'gitleaks',
    scanTypes: ['secrets'],
    leastVersion: '8.19',
};
const osvScannerInstallation = {
    name: 'osv-scanner',
    scanTypes: ['sca'],
    leastVersion: '2.0',
};
const trivyInstallation = {
    name: 'trivy',
    scanTypes: ['sca', 'secrets', 'iac'],
    leastVersion: '0.45',
};
const programInstallations = [
    semgrepInstallation,
    opengrepInstallation,
    banditInstallation,
    gosecInstallation,
    gitleaksInstallation,
    osvScannerInstallation,
    trivyInstallation,
];
const builtinScanners = 'builtin';
const builtinOnly = { isBuiltin: true, programs: [] };
function hasScanners(scannersUrl) {
    return existsSync(scannersUrl);
}
function createNoScannersError(version) {
    const hint = formatPackageHint(version);
    return new GateError('CONFIG', 'This is only the gate, without scanners', { reason: 'settings', hint });
}
function formatPackageHint(version) {
    return `The npm package brings them: npm install --global scan-gate@${version}`;
}
let packagesUrl = import.meta.url;
function setPackagesUrl(url) {
    packagesUrl = url;
}
function getPackagesUrl() {
    return packagesUrl;
}
function findInstalledPackages({ packages }, from = import.meta.url) {
    return packages.map((wanted) => findInstalledPackage(wanted.replace(/(?<!^)@[^@]*$/, ''), from));
}
function findInstalledPackage(name, from) {
    return (0,errors/* attempt */.CD)(() => {
        const file = (0,external_node_module_.findPackageJSON)(name, from);
        const { version } = JSON.parse((0,external_node_fs_.readFileSync)(file ?? '', 'utf8'));
        return { name, version };
    });
}

// EXTERNAL MODULE: ./build/compiled/src/text/file-name.js
var file_name = __webpack_require__(1661);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/expected.js



const locks = [
    [/^package-lock\.json$/, /node_modules\/|"dependencies"\s*:\s*\{\s*"/],
    [/^yarn\.lock$/, /^ {2}"?version"?:? /m],
    [/^pnpm-lock\.yaml$/, /\bresolution:/],
    [/^poetry\.lock$/, /^\[\[package\]\]/m],
    [/^Cargo\.lock$/, /^source = /m],
    [/^Pipfile\.lock$/, /"default"\s*:\s*\{\s*"/],
    [/^Gemfile\.lock$/, /^ {4}\S+ \(/m],
    [/^composer\.lock$/, /"packages"\s*:\s*\[\s*\{/],
    [/^go\.mod$/, /^[ \t]*require\b/m],
    [/^gradle\.lockfile$/, /^[^#\s][^:\s]*:[^:\s]+:[^=\s]+=/m],
    [/^requirements\.txt$/, /^[A-Za-z0-9][\w.-]*==\d/m],
    [/^packages\.lock\.json$/, /"resolved"\s*:/],
];
function listLocks({ folder, names }) {
    return names.filter((name) => {
        const content = (0,file_name/* isInstalledPackage */.zU)(name) ? undefined : locks.find(([lock]) => lock.test((0,file_name/* getBaseName */.J)(name)))?.[1];
        return content?.test((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8'));
    });
}
function noteMissing(missing) {
    return missing.map((name) => ({ message: 'Not analyzed, and no reason is given', name }));
}
const languages = [
    [/^(?:python[23]?|py)$/, '.py'],
    [/^(?:javascript|js)$/, '.js .jsx .cjs .mjs'],
    [/^(?:typescript|ts)$/, '.ts .tsx'],
    [/^java$/, '.java'],
    [/^(?:go|golang)$/, '.go'],
    [/^(?:ruby|rb)$/, '.rb'],
    [/^php$/, '.php'],
    [/^c$/, '.c'],
    [/^(?:cpp|c\+\+)$/, '.cpp .cc .cxx'],
    [/^(?:csharp|c#)$/, '.cs'],
    [/^(?:kotlin|kt)$/, '.kt .kts'],
    [/^scala$/, '.scala'],
    [/^rust$/, '.rs'],
    [/^swift$/, '.swift'],
    [/^(?:bash|sh)$/, '.sh .bash'],
    [/^(?:terraform|hcl)$/, '.tf'],
];
function listFilesOfRules({ names, rules = '' }, scanned) {
    const texts = readRules(rules).flatMap((text) => text.split(/^(?=[ \t]*- id:)/m));
    const asked = texts.flatMap((text) => {
        const [, inline, list] = /^[ \t]*(?:- )?languages:[ \t]*(?:\[([^[\]]*)\]|((?:\r?\n[ \t]*- *[^\s,]+ *)+))/m.exec(text) ?? [];
        const named = (inline ?? list ?? '').toLowerCase().match(/[a-z][\w#+]*/g) ?? [];
        return named.length === 0 ? [] : [{ named, isNarrow: /^[ \t]*(?:- )?(?:paths|m(?:in|ax)-version):/m.test(text) }];
    });
    const wanted = asked.flatMap(({ named, isNarrow }) => (isNarrow ? [] : named));
    const extensions = new Set(asked.length === 0
        ? scanned.map(file_name/* getExtension */.uQ)
        : languages.flatMap(([name, ends]) => (wanted.some((one) => name.test(one)) ? ends.split(' ') : [])));
    return names.filter((name) => extensions.has((0,file_name/* getExtension */.uQ)(name)));
}
function readRules(place) {
    if ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isFile())
        return [(0,external_node_fs_.readFileSync)(place, 'utf8')];
    const files = (0,external_node_fs_.readdirSync)(place, { recursive: true, encoding: 'utf8' });
    const rules = files.filter((file) => /(?<!\.test)\.ya?ml$/.test(file) && !/(?:^|[\\/])\./.test(file));
    return rules
        .map((file) => (0,external_node_path_.join)(place, file))
        .flatMap((file) => ((0,external_node_fs_.statSync)(file).isFile() ? [(0,external_node_fs_.readFileSync)(file, 'utf8')] : []));
}
const systems = /_(?:aix|android|darwin|dragonfly|freebsd|illumos|ios|js|linux|netbsd|openbsd|plan9|solaris|wasip1|windows|386|amd64|arm|arm64|loong64|mips\w*|ppc64\w*|riscv64|s390x|wasm)(?:_test)?\.go$/;
function listGoFiles({ folder, names }) {
    const isInModule = (place) => place !== '' && ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, place, 'go.mod')) || isInModule((0,file_name/* getFolder */.L2)(place)));
    const others = new Map([...new Set(names.map(file_name/* getFolder */.L2))].map((place) => [place, isInModule(place)]));
    return names.filter((name) => {
        if (others.get((0,file_name/* getFolder */.L2)(name)) || /(?:^|\/)(?:[_.]|testdata\/)/.test(name) || systems.test(name))
            return false;
        return !/^\/\/[ \t]*(?:go:build|\+build)\b|^[ \t]*(?:import\s*)?"C"/m.test((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8'));
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/log.js


function writeLog(tool, findings, { folder }) {
    const readLine = createLineReader(folder);
    const rules = new Map(findings.map(({ rule, title, page }) => [
        rule,
        { id: rule, shortDescription: { text: title }, ...(page !== undefined && { helpUri: page }) },
    ]));
    const results = findings.map(({ rule, message, severity, cwe, name, line, facts }) => {
        const uri = name.split('/').map(encodeURIComponent).join('/');
        const text = line === undefined ? undefined : readLine(name, line);
        const region = line === undefined ? {} : { region: { startLine: line, ...(text && { snippet: { text } }) } };
        return {
            ruleId: rule,
            level: 'unknown',
            message: { text: message.replaceAll(/[{}]/g, '$&$&') },
            locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
            properties: {
                ...facts,
                ...(!/^none$/i.test(severity) && { severity }),
                ...(cwe !== undefined && { cwe: `CWE-${cwe}` }),
            },
        };
    });
    return {
        version: '2.1.0',
        runs: [{ tool: { driver: { name: tool, rules: [...rules.values()] } }, results }],
    };
}
const lineMax = 1000;
function createLineReader(folder) {
    let last;
    return (name, line) => {
        if (last?.name !== name) {
            try {
                last = { name, lines: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8').split(/\r?\n/) };
            }
            catch {
                return undefined;
            }
        }
        return last.lines[line - 1]?.slice(0, lineMax);
    };
}
function toTreeName(folder, path) {
    const plain = path.replaceAll('\\', '/');
    const start = `${folder.replaceAll('\\', '/')}/`;
    return plain.startsWith(start) ? plain.slice(start.length) : plain;
}
function findWeaknessNumber(stated) {
    const texts = Array.isArray(stated) ? stated : [stated];
    const numbers = texts.flatMap((text) => /^CWE-(\d{1,5})\b/i.exec(String(text))?.[1] ?? []);
    return numbers[0] === undefined ? undefined : Number(numbers[0]);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/bandit.js



const banditProgram = {
    installation: banditInstallation,
    versionArgs: ['--version'],
    configuration: /(?:^|\/)\.bandit$/,
    reads: (path) => /\.pyw?$/.test(path),
    isShared: () => false,
    goodExits: [0, 1],
    start: ({ folder, scratch }) => ({
        files: { 'bandit.ini': '[bandit]\n' },
        args: [
            ...['--recursive', '--format', 'json', '--quiet', '--ignore-nosec'],
            ...['--ini', `${scratch}/bandit.ini`, '--exclude', `${scratch}/nothing`, folder],
        ],
    }),
    read: (output, tree) => {
        const { errors, metrics, results } = JSON.parse(output);
        const toName = (path) => toTreeName(tree.folder, path);
        const unread = new Set(errors.map(({ filename }) => toName(filename)));
        const findings = results.map((issue) => ({
            rule: issue.test_id,
            title: issue.test_name === 'blacklist' ? toSentence(issue.issue_text) : toTitle(issue.test_name),
            message: issue.issue_text,
            severity: issue.issue_severity,
            cwe: issue.issue_cwe?.id ?? weaknesses[issue.test_id],
            name: toName(issue.filename),
            line: issue.line_number,
            page: issue.more_info,
        }));
        const measured = new Set(Object.keys(metrics).map(toName));
        const missing = tree.names.filter((name) => !measured.has(name) && !unread.has(name));
        return {
            log: writeLog('bandit', findings, tree),
            ...(missing.length > 0 && { coverage: { sast: 'partly covered' } }),
            scanned: tree.names.filter((name) => measured.has(name) && !unread.has(name)),
            notes: [
                ...errors.map(({ filename, reason }) => ({ message: `Not analyzed: ${reason}`, name: toName(filename) })),
                ...noteMissing(missing),
            ],
        };
    },
};
function toSentence(text) {
    return /^.{1,120}?(?=[.,](?:\s|$))/.exec(text)?.[0] ?? text.slice(0, 120);
}
function toTitle(name) {
    const words = name.replaceAll('_', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
const testsByWeakness = {
    20: [313, 314, 315, 316, 317, 318, 319, 320, 405, 406, 407, 408, 409, 410, 411, 506],
    22: [202, 310],
    78: [102, 307, 322, 404, 601, 602, 603, 604, 605, 606, 607, 609],
    79: [308, 702, 703],
    89: [608, 610, 611],
    94: [201, 612, 701],
    259: [105, 106, 107],
    284: [412],
    295: [323, 501, 507],
    319: [312, 321, 401, 402, 415, 508, 509],
    326: [505],
    327: [303, 304, 305, 324, 413, 502, 503, 504],
    330: [311],
    377: [108, 306, 325],
    400: [113],
    502: [301, 302, 403],
    605: [104],
    703: [101, 110, 112],
    732: [103],
};
const weaknesses = Object.fromEntries(Object.entries(testsByWeakness).flatMap(([cwe, tests]) => tests.map((test) => [`B${test}`, Number(cwe)])));

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/gitleaks.js


const gitleaksProgram = {
    installation: gitleaksInstallation,
    versionArgs: ['version'],
    configuration: /(?:^|\/)\.gitleaks(?:ignore|\.toml)$/,
    reads: () => true,
    isShared: () => false,
    goodExits: [0],
    start: ({ folder, scratch }) => ({
        files: { 'gitleaks.toml': '[extend]\nuseDefault = true\n' },
        output: 'report.json',
        args: [
            ...['dir', '--no-banner', '--no-color', '--log-level', 'error', '--redact=100', '--ignore-gitleaks-allow'],
            ...['--config', `${scratch}/gitleaks.toml`, '--gitleaks-ignore-path', `${scratch}/nothing`, '--exit-code', '0'],
            ...['--report-format', 'json', '--report-path', `${scratch}/report.json`, folder],
        ],
    }),
    read: (output, tree) => {
        const found = JSON.parse(output);
        const findings = found.map(({ RuleID: rule, Description: title, StartLine: line, File: file }) => ({
            ...{ rule, title, message: title, severity: 'HIGH', cwe: 798, line, name: toTreeName(tree.folder, file) },
        }));
        return { log: writeLog('gitleaks', findings, tree) };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/gosec.js



const gosecProgram = {
    installation: gosecInstallation,
    versionArgs: ['-version'],
    reads: (path) => path.endsWith('.go') && !/vendor.*\//.test(path),
    isShared: (path) => /(?:\.go|(?:^|\/)go\.(?:mod|sum)|(?:^|\/)vendor\/modules\.txt)$/.test(path),
    goodExits: [0, 1],
    start: ({ folder }) => ({
        cwd: folder,
        variables: {
            ...{ GOPROXY: 'off', GOSUMDB: 'off', GOTOOLCHAIN: 'local', GOENV: 'off', GOWORK: 'off', CGO_ENABLED: '0' },
            GOFLAGS: '-buildvcs=false',
        },
        args: ['-fmt=json', '-nosec', '-tests', '-no-fail', './...'],
    }),
    read: (output, tree) => {
        const { 'Golang errors': errors, Issues: issues, Stats: stats } = JSON.parse(output);
        const toName = (path) => toTreeName(tree.folder, path);
        const findings = (issues ?? []).map(({ rule_id: rule, details, severity, cwe, file, line }) => ({
            ...{ rule, title: details, message: details, severity, name: toName(file), page: cwe?.url },
            cwe: cwe?.id === undefined ? undefined : Number(cwe.id),
            line: Number.parseInt(line, 10),
        }));
        const broken = Object.entries(errors ?? {}).map(([file, [first]]) => ({
            message: `Analysis stopped early: ${first?.error.slice(0, 200) ?? 'an error of Go'}`,
            name: toName(file),
        }));
        if (stats.files === 0)
            return { log: writeLog('gosec', findings, tree), scanned: [] };
        const left = tree.names.length - stats.files;
        const partly = {
            message: `${left} of ${tree.names.length} files were not analyzed: they are for other systems or builds`,
        };
        const expected = listGoFiles(tree);
        const missing = stats.files < expected.length ? expected : [];
        return {
            log: writeLog('gosec', findings, tree),
            scanned: tree.names.filter((name) => !broken.some((each) => each.name === name)),
            notes: [...broken, ...(left > 0 && missing.length === 0 ? [partly] : []), ...noteMissing(missing)],
            ...((left > 0 || broken.length > 0) && { coverage: { sast: 'partly covered' } }),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/osv-scanner.js



const osvScannerProgram = {
    installation: osvScannerInstallation,
    versionArgs: ['--version'],
    configuration: /(?:^|\/)(?:osv-scanner\.toml|\.gitignore)$/,
    reads: (path) => /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|requirements[^/]*\.txt|(?:poetry|Pipfile|pdm|uv|Cargo|Gemfile|composer|mix|pubspec|conan|renv)\.lock|pylock[^/]*\.toml|go\.mod|gems\.locked|pom\.xml|(?:buildscript-)?gradle\.lockfile|verification-metadata\.xml|packages\.(?:lock\.json|config)|[^/]+\.deps\.json|cabal\.project\.freeze|stack\.yaml\.lock)$/.test(path),
    goodExits: [0, 1],
    start: ({ folder, scratch }) => ({
        files: { 'osv-scanner.toml': '' },
        args: [
            ...['scan', 'source', '--recursive', '--no-ignore', '--offline', '--all-packages', '--format', 'json'],
            ...['--config', `${scratch}/osv-scanner.toml`, folder],
        ],
    }),
    advise: (errors) => /no offline version|could not load db|unable to fetch OSV database/i.test(errors)
        ? 'has no database on this machine. Download it before: osv-scanner scan source --recursive --offline-vulnerabilities --download-offline-databases FOLDER'
        : undefined,
    read: (output, tree) => {
        const { results } = JSON.parse(output);
        const findings = results.flatMap(({ source, packages }) => packages.flatMap((found) => describePackage(found, toTreeName(tree.folder, source.path))));
        const named = new Set(results.map(({ source }) => toTreeName(tree.folder, source.path)));
        const missing = listLocks(tree).filter((name) => !named.has(name));
        return {
            log: writeLog('osv-scanner', findings, tree),
            scanned: tree.names.filter((name) => !missing.includes(name)),
            notes: noteMissing(missing),
            ...(missing.length > 0 && { coverage: { sca: named.size > 0 ? 'partly covered' : 'not covered' } }),
        };
    },
};
function describePackage({ package: { name: packageName, version }, vulnerabilities = [], groups = [] }, name) {
    const grouped = new Set(groups.flatMap(({ ids }) => ids));
    const others = vulnerabilities.filter(({ id }) => !grouped.has(id)).map(({ id }) => ({ ids: [id] }));
    return [...groups, ...others].map(({ ids, aliases = [], max_severity: score = '' }) => {
        const own = vulnerabilities.filter(({ id }) => ids.includes(id));
        const [first] = own;
        const fixed = own.flatMap(({ affected = [] }) => affected.flatMap(({ ranges = [] }) => ranges.flatMap(({ events = [] }) => events.flatMap((event) => event.fixed ?? []))));
        const names = [...ids, ...aliases, ...own.flatMap((each) => each.aliases ?? [])];
        const title = first?.summary ?? `${ids[0]} in ${packageName}`;
        const words = own.map((each) => each.database_specific?.severity).find((word) => word !== undefined);
        return {
            ...{ rule: ids[0] ?? 'unknown', title, message: `${packageName} ${version}: ${first?.details ?? title}`, name },
            severity: words ?? 'CRITICAL',
            cwe: findWeaknessNumber(own.flatMap((each) => each.database_specific?.cwe_ids ?? [])),
            page: `https://osv.dev/${ids[0]}`,
            facts: {
                ...{ packageName, packageVersion: version, aliases: names, fixedVersions: fixed },
                ...{ published: first?.published, ...(score !== '' && { 'security-severity': score }) },
            },
        };
    });
}

// EXTERNAL MODULE: ./build/compiled/src/languages/languages.js + 1 modules
var languages_languages = __webpack_require__(2636);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/semgrep.js






const severities = new Map([
    ['INFO', 'LOW'],
    ['INVENTORY', 'INFO'],
    ['EXPERIMENT', 'INFO'],
]);
function createSemgrep(installation) {
    const { name } = installation;
    return {
        installation,
        versionArgs: ['--version'],
        configuration: /(?:^|\/)\.(?:semgrep|git)ignore$/,
        reads: () => true,
        mustRead: (path) => (0,languages_languages/* detectByName */.Oe)(path) !== undefined,
        isShared: () => false,
        goodExits: [0, 1],
        start: ({ folder, scratch, rules }) => {
            if (rules === undefined)
                return { missing: `${name} has no rules. Name a folder with rules in semgrep-rules` };
            if ((0,external_node_fs_.statSync)(rules, { throwIfNoEntry: false }) === undefined)
                return { missing: `The rules ${rules} in semgrep-rules do not exist on this machine. Put them there` };
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '.semgrepignore'), '');
            return {
                files: { '.semgrepignore': '' },
                variables: { SEMGREP_SETTINGS_FILE: (0,external_node_path_.join)(scratch, 'settings.yml'), SEMGREP_SEND_METRICS: 'off' },
                args: [
                    ...['scan', '--json', '--quiet', '--metrics=off', '--disable-version-check', '--disable-nosem'],
                    ...['--no-git-ignore', '--no-rewrite-rule-ids', '--max-target-bytes=0', '--config', rules, folder],
                ],
            };
        },
        read: (output, tree) => {
            const { results, errors, paths } = JSON.parse(output);
            const toName = (path) => toTreeName(tree.folder, path);
            const findings = results.map(({ check_id: rule, path, start, extra }) => ({
                rule,
                title: semgrep_toTitle(rule),
                message: extra.message,
                severity: severities.get(extra.severity) ?? extra.severity,
                cwe: findWeaknessNumber(extra.metadata?.cwe),
                name: toName(path),
                line: start.line,
                page: typeof extra.metadata?.source === 'string' ? extra.metadata.source : undefined,
            }));
            const notes = errors.map(({ message = '', path, level }) => {
                const text = `Analysis stopped early: ${message.split('\n', 1)[0]?.slice(0, 200)}`;
                if (path !== undefined && path !== '')
                    return { message: text, name: toName(path) };
                return level === 'error' ? { message: text, failed: true } : { message: text };
            });
            const skipped = (paths.skipped ?? []).map(({ path, reason }) => ({
                message: `Not analyzed: ${reason?.slice(0, 100) ?? 'no reason is given'}`,
                name: toName(path),
            }));
            const scanned = paths.scanned.map(toName);
            const named = new Set([...scanned, ...[...notes, ...skipped].map((note) => note.name)]);
            const missing = listFilesOfRules(tree, scanned).filter((file) => !named.has(file));
            return {
                log: writeLog(name, findings, tree),
                scanned,
                notes: [...notes, ...skipped, ...noteMissing(missing)],
                ...(missing.length > 0 && { coverage: { sast: 'partly covered' } }),
            };
        },
    };
}
function semgrep_toTitle(rule) {
    const words = (rule.split('.').at(-1) ?? rule).replaceAll(/[-_]+/g, ' ').trim();
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
const semgrepProgram = createSemgrep(semgrepInstallation);
const opengrepProgram = createSemgrep(opengrepInstallation);

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/trivy.js





const trivyProgram = {
    installation: trivyInstallation,
    versionArgs: ['--version'],
    configuration: /(?:^|\/)(?:\.trivyignore(?:\.ya?ml)?|trivy\.yaml|trivy-secret\.yaml)$/,
    silencers: /\b(?:trivy|tfsec):ignore/g,
    reads: () => true,
    goodExits: [0],
    start: (tree) => {
        const { folder, scratch } = tree;
        const hasDatabase = linkDatabases(tree);
        return {
            files: { 'trivy.yaml': '{}\n', trivyignore: '' },
            variables: {
                TRIVY_SKIP_CHECK_UPDATE: 'true',
                TRIVY_SKIP_POLICY_UPDATE: 'true',
                TRIVY_DISABLE_TELEMETRY: 'true',
                TRIVY_SKIP_VERSION_CHECK: 'true',
            },
            args: [
                ...['filesystem', '--scanners', hasDatabase ? 'vuln,secret,config' : 'secret,config', '--format', 'json'],
                ...['--offline-scan', '--skip-db-update', '--skip-java-db-update', '--quiet', '--timeout', '60m'],
                ...['--cache-dir', (0,external_node_path_.join)(scratch, 'cache'), '--config', (0,external_node_path_.join)(scratch, 'trivy.yaml')],
                ...['--ignorefile', (0,external_node_path_.join)(scratch, 'trivyignore'), '--secret-config', (0,external_node_path_.join)(scratch, 'none.yaml')],
                ...['--list-all-pkgs', '--include-dev-deps', folder],
            ],
        };
    },
    read: (output, tree) => {
        const { Results: results, SchemaVersion: schema } = JSON.parse(output);
        if (typeof schema !== 'number')
            throw new Error('not a report');
        const findings = (results ?? []).flatMap((result) => describeResult(result, tree.folder));
        const log = writeLog('trivy', findings, tree);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.scratch, 'cache/db'))) {
            const ofPackages = (results ?? []).filter(({ Class: kind = 'lang-pkgs' }) => kind === 'lang-pkgs');
            const named = new Set(ofPackages.map(({ Target: target }) => toTreeName(tree.folder, target)));
            const missing = listLocks(tree).filter((name) => !named.has(name));
            return {
                log,
                scanned: tree.names.filter((name) => !missing.includes(name)),
                notes: noteMissing(missing),
                ...(missing.length > 0 && { coverage: { sca: named.size > 0 ? 'partly covered' : 'not covered' } }),
            };
        }
        const message = 'No database on this machine, so packages were not looked up. Download it before: trivy filesystem --download-db-only';
        return { log, coverage: { sca: 'not covered' }, notes: [{ message }] };
    },
};
function linkDatabases({ scratch, variables }) {
    const { TRIVY_CACHE_DIR, XDG_CACHE_HOME, HOME } = variables;
    const cache = XDG_CACHE_HOME ?? (HOME === undefined ? undefined : (0,external_node_path_.join)(HOME, '.cache'));
    const machine = TRIVY_CACHE_DIR ?? (cache && (0,external_node_path_.join)(cache, 'trivy'));
    const own = (0,external_node_path_.join)(scratch, 'cache');
    (0,external_node_fs_.mkdirSync)(own);
    for (const name of ['db', 'java-db'])
        if (machine !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(machine, name, 'metadata.json')))
            (0,external_node_fs_.symlinkSync)((0,external_node_path_.join)(machine, name), (0,external_node_path_.join)(own, name), 'junction');
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(own, 'db'));
}
function describeResult(result, folder) {
    const { Target: target, Vulnerabilities = [], Misconfigurations = [], Secrets = [] } = result;
    const name = toTreeName(folder, target);
    return [
        ...Vulnerabilities.map((found) => describeVulnerability(found, name)),
        ...Misconfigurations.filter(({ Status: status }) => status === 'FAIL').map((found) => ({
            ...{ rule: found.ID, title: found.Title, message: found.Message, severity: found.Severity, name },
            ...{ line: found.CauseMetadata?.StartLine || undefined, page: found.PrimaryURL, facts: { type: 'iac' } },
        })),
        ...Secrets.map(({ RuleID: rule, Title: title, Severity: severity, StartLine: line }) => ({
            ...{ rule, title, message: title, severity, line, name, cwe: 798, facts: { type: 'secret' } },
        })),
    ];
}
function describeVulnerability(found, target) {
    const { VulnerabilityID: rule, PkgName: packageName, InstalledVersion: version, FixedVersion: fixed = '' } = found;
    const title = found.Title ?? `${rule} in ${packageName}`;
    const scores = Object.values(found.CVSS ?? {}).flatMap(({ V3Score: score }) => score ?? []);
    return {
        ...{ rule, title, message: `${packageName} ${version}: ${found.Description ?? title}` },
        ...{
            severity: found.Severity === 'UNKNOWN' ? 'CRITICAL' : found.Severity,
            cwe: findWeaknessNumber(found.CweIDs),
            name: found.PkgPath ?? target,
        },
        page: found.PrimaryURL,
        facts: {
            ...{ type: 'sca', packageName, packageVersion: version, published: found.PublishedDate },
            ...{ purl: found.PkgIdentifier?.PURL, fixedVersions: fixed.split(/,\s*/).filter((each) => each !== '') },
            ...(scores.length > 0 && { cvss: Math.max(...scores) }),
        },
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/registry.js






const externalPrograms = [
    semgrepProgram,
    opengrepProgram,
    banditProgram,
    gosecProgram,
    gitleaksProgram,
    osvScannerProgram,
    trivyProgram,
];

;// CONCATENATED MODULE: ./build/compiled/src/text/dotted-version.js
function findDottedVersion(text) {
    return /(?<![\w.])v?(\d{1,9}(?:\.\d{1,9}){1,3})\b/.exec(text)?.[1];
}
function isAtLeast(version, least) {
    const [found, wanted] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
    for (const [index, part] of (wanted ?? []).entries()) {
        const own = found?.[index] ?? 0;
        if (own !== part)
            return own > part;
    }
    return true;
}

// EXTERNAL MODULE: ./build/compiled/src/text/snippet.js
var snippet = __webpack_require__(5238);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sarif.js
const levels = { CRITICAL: 'error', HIGH: 'error', MEDIUM: 'warning', LOW: 'note', INFO: 'none' };
function writeRun(engine, result, paths) {
    const { name, scanType } = engine;
    const { findings, coverage, diagnostics, lookedAt, consulted, limits, packages, locks } = result;
    const rules = new Map();
    const owners = listOwners(findings);
    const results = findings.map((finding) => writeResult(finding, rules));
    return {
        tool: { driver: { name, rules: [...rules.values()].map(({ rule }) => rule) } },
        invocations: [
            {
                executionSuccessful: !diagnostics.some(({ failed }) => failed),
                toolExecutionNotifications: diagnostics.map(writeNotification),
            },
        ],
        results,
        properties: {
            scanType,
            coverage,
            lookedAt,
            ...(consulted !== undefined && { consulted: [...consulted] }),
            ...(owners.length > 0 && { owners }),
            ...(paths !== undefined && { dependencies: writeDependencies(engine, paths, consulted) }),
            ...(limits !== undefined && { limits: { ...limits, requestLines: [...limits.requestLines] } }),
            ...(packages !== undefined && { packages: [...packages] }),
            ...(locks !== undefined && { locks: [...locks] }),
        },
    };
}
function listOwners(findings) {
    return [
        ...new Map(findings.flatMap(({ filePath, ownersInFile: names }) => (names === undefined ? [] : [[filePath, names]]))),
    ];
}
function writeDependencies({ isShared, isConsulted }, paths, consulted) {
    const read = new Set([...(consulted?.values() ?? [])].flat());
    return {
        ...(isShared !== undefined && { shared: paths.filter((path) => isShared(path)) }),
        consulted: paths.filter((path) => isConsulted?.(path) === true || read.has(path)),
    };
}
function writeResult(finding, rules) {
    const { type, severity, title, description, filePath, line, codeSnippet, fingerprint } = finding;
    const { cwe, cvss, contentFingerprint, codeFingerprint, sources, owners, advisory } = finding;
    const { rule, index } = writeRule(finding, rules);
    const snippet = type === 'SECRET' || codeSnippet === undefined ? {} : { snippet: { text: codeSnippet } };
    const location = { artifactLocation: { uri: encodePath(filePath) } };
    return {
        ruleId: rule.id,
        ruleIndex: index,
        level: levels[severity],
        message: { text: description === '' ? title : description },
        locations: [
            { physicalLocation: line === undefined ? location : { ...location, region: { startLine: line, ...snippet } } },
        ],
        fingerprints: {
            scanGate: fingerprint,
            ...(contentFingerprint !== undefined && { content: contentFingerprint }),
            ...(codeFingerprint !== undefined && { code: codeFingerprint }),
        },
        properties: { type, severity, cwe, cvss, purl: advisory?.purl, advisory, sources, owners },
    };
}
function writeRule({ title, remediation }, rules) {
    const key = JSON.stringify([title, remediation]);
    const existing = rules.get(key);
    if (existing !== undefined)
        return existing;
    const rule = { id: title, shortDescription: { text: title }, help: { text: remediation } };
    rules.set(key, { rule, index: rules.size });
    return { rule, index: rules.size - 1 };
}
function writeNotification({ message, failed, file_path: one, file_paths: several, }) {
    return {
        level: failed ? 'error' : 'warning',
        message: { text: message.replaceAll(/[{}]/g, '$&$&') },
        locations: (several ?? (one === undefined ? [] : [one])).map(writeLocation),
    };
}
function writeLocation(path) {
    return { physicalLocation: { artifactLocation: { uri: encodePath(path) } } };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./build/compiled/src/languages/script-kinds.js
var script_kinds = __webpack_require__(9194);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(6436);
// EXTERNAL MODULE: ./build/compiled/src/text/file-role.js
var file_role = __webpack_require__(9454);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
// EXTERNAL MODULE: ./build/compiled/src/scanners/patterns/includes.js
var includes = __webpack_require__(9282);
// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
// EXTERNAL MODULE: ./build/compiled/src/scanners/reach.js
var reach = __webpack_require__(1960);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/syntax.js
function getCode({ text }, node) {
    return text.slice(node.from, node.to);
}
const longestText = 2 ** 22;
function getPositionKey(node) {
    return node.from * longestText + node.to;
}
function listChildren(node) {
    const children = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling)
        children.push(child);
    return children;
}
function* iterateNodes(node) {
    const waiting = listChildren(node).reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        yield next;
        for (const child of listChildren(next).reverse())
            waiting.push(child);
    }
}
function parseCall(source, node) {
    if (node.name !== 'CallExpression')
        return undefined;
    const callee = node.firstChild;
    const list = node.getChild('ArgList');
    if (callee === null || list === null)
        return undefined;
    const name = getCode(source, callee).replaceAll(/\s+/g, '');
    const receiver = callee.name === 'MemberExpression' ? (callee.firstChild ?? undefined) : undefined;
    const code = (part) => getCode(source, part);
    return { node, name, last: name.slice(name.lastIndexOf('.') + 1), receiver, code, ...parseArguments(source, list) };
}
function parseArguments(source, list) {
    const positional = [];
    const spread = [];
    const named = new Map();
    let name;
    for (const child of listChildren(list)) {
        if (/^[(),*]+$/.test(child.name))
            continue;
        if (child.name === 'AssignOp')
            name = getCode(source, positional.pop() ?? child);
        else if (name === undefined) {
            positional.push(child);
            if (/^\*+$/.test(child.prevSibling?.name ?? ''))
                spread.push(child);
        }
        else {
            named.set(name, child);
            name = undefined;
        }
    }
    return { positional, named, spread };
}
function getStringValue(source, node) {
    if (node?.name !== 'String')
        return undefined;
    return getCode(source, node).replace(/^[a-z]*("""|'''|"|')([\s\S]*)\1$/i, '$2');
}
function parseFunction(source, node) {
    const body = node.getChild('Body');
    const list = node.getChild('ParamList');
    const name = node.getChild('VariableName');
    if (node.name !== 'FunctionDefinition' || body === null || list === null || name === null)
        return undefined;
    const isDecorated = node.parent?.name === 'DecoratedStatement';
    const decorators = isDecorated && node.parent !== null ? node.parent.getChildren('Decorator') : [];
    const enclosing = (isDecorated ? node.parent : node)?.parent?.parent;
    const owner = enclosing?.name === 'ClassDefinition' ? enclosing.getChild('VariableName') : null;
    return {
        node,
        name: getCode(source, name),
        owner: owner === null ? undefined : getCode(source, owner),
        parameters: parseParameters(source, list),
        returns: getTypeCode(source, node.getChild('TypeDef')),
        decorators: decorators.map((one) => getCode(source, one).trim()),
        body,
    };
}
function hasDecorator(one, decorator) {
    return one.decorators.some((code) => code === `@${decorator}`);
}
function getTypeCode(source, definition) {
    return definition === null ? '' : getCode(source, definition).replace(/^(?::|->)\s*/, '');
}
function parseParameters(source, list) {
    const parameters = [];
    let before = '';
    for (const child of listChildren(list)) {
        const last = parameters.at(-1);
        if (before === 'AssignOp' && last !== undefined)
            last.default = getCode(source, child);
        else if (child.name === 'VariableName') {
            const kind = before === '*' || before === '**' ? before : '';
            parameters.push({ name: getCode(source, child), type: '', default: '', kind });
        }
        else if (child.name === 'TypeDef' && last !== undefined)
            last.type = getTypeCode(source, child);
        before = child.name;
    }
    return parameters;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/module.js

function parseModule(path, source) {
    const all = [];
    const classes = [];
    const variables = new Map();
    const imports = new Map();
    const stars = [];
    for (const node of iterateNodes(source.root)) {
        if (node.name === 'FunctionDefinition')
            all.push(...[parseFunction(source, node) ?? []].flat());
        else if (node.name === 'ClassDefinition')
            classes.push(node);
        else if (node.name === 'AssignStatement' && !isNested(node))
            recordVariable(source, node, variables);
        else if (node.name === 'ImportStatement')
            for (const [name, imported] of parseImports(source, node))
                if (name === '*')
                    stars.push(imported);
                else
                    imports.set(name, imported);
    }
    const named = all.map((one) => [
        one.owner === undefined ? one.name : `${one.owner}.${one.name}`,
        one,
    ]);
    const outerLast = named.toSorted(([, a], [, b]) => Number(isOuterDefinition(a)) - Number(isOuterDefinition(b)));
    const found = classes.flatMap((node) => parseClass(source, node, all) ?? []);
    return {
        path,
        source,
        all,
        functions: new Map(outerLast),
        classes: new Map(found.map((one) => [one.name, one])),
        variables,
        imports,
        stars,
    };
}
function isNested(node) {
    for (let enclosing = node.parent; enclosing !== null; enclosing = enclosing.parent)
        if (enclosing.name === 'FunctionDefinition' || enclosing.name === 'ClassDefinition')
            return true;
    return false;
}
function isOuterDefinition({ node, owner }) {
    return owner !== undefined || !isNested(node);
}
function recordVariable(source, node, variables) {
    const [target, value] = [node.firstChild, node.lastChild];
    if (target?.name === 'VariableName' && value !== null && node.getChild('AssignOp') !== null)
        variables.set(getCode(source, target), value);
}
function parseImports(source, node) {
    const code = getCode(source, node).replaceAll(/#.*|\\\r?\n|[()]/g, ' ');
    const from = /^\s*from\s+(\.*)\s*([\w.]*)\s*import\s+([\s\S]*)$/.exec(code);
    const list = (from?.[3] ?? code.replace(/^\s*import\s/, '')).split(',').map((one) => one.trim().split(/\s+as\s+/));
    const base = { level: from?.[1]?.length ?? 0, names: (from?.[2] ?? '').split('.').filter((name) => name !== '') };
    return list.flatMap(([what = '', alias]) => {
        if (what === '')
            return [];
        if (from !== null)
            return [what === '*' ? ['*', base] : [alias ?? what, { ...base, member: what }]];
        const names = what.split('.');
        return [
            alias === undefined ? [names[0] ?? '', { level: 0, names: names.slice(0, 1) }] : [alias, { level: 0, names }],
        ];
    });
}
function parseClass(source, node, all) {
    const [name, body, list] = [node.getChild('VariableName'), node.getChild('Body'), node.getChild('ArgList')];
    if (name === null || body === null)
        return undefined;
    const fields = new Map();
    const methods = all.filter((one) => one.node.from > body.from && one.node.to <= body.to && one.owner !== undefined);
    for (const statement of body.getChildren('AssignStatement'))
        recordField(source, statement, fields, undefined);
    for (const method of methods)
        for (const part of iterateNodes(method.body))
            if (part.name === 'AssignStatement')
                recordField(source, part, fields, method);
    const bases = list === null ? [] : listChildren(list).filter(isBaseClass);
    return { name: getCode(source, name), bases, fields };
}
function isBaseClass(node) {
    const isNamed = node.prevSibling?.name === 'AssignOp' || node.nextSibling?.name === 'AssignOp';
    return /^(?:VariableName|MemberExpression)$/.test(node.name) && !isNamed;
}
function recordField(source, statement, fields, within) {
    const target = statement.firstChild;
    if (target === null)
        return;
    const name = within === undefined ? getCode(source, target) : /^self\.(\w+)$/.exec(getCode(source, target))?.[1];
    if (name === undefined || (fields.has(name) && within !== undefined))
        return;
    const definition = statement.getChild('TypeDef');
    const type = definition === null ? '' : getCode(source, definition).replace(/^:\s*/, '');
    const value = statement.getChild('AssignOp') === null ? undefined : (statement.lastChild ?? undefined);
    fields.set(name, { value, type, within });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/operations.js

const description = /(?:^|\/)[^/]*(?:openapi|swagger|api[-_]?spec)[^/]*(?:\/[^/]+)*\.(?:ya?ml|json)$/i;
const operation = /["']?operationId["']?\s*:\s*["']?([A-Za-z_]\w*(?:\.\w+)+)/g;
function isApiDescription(path) {
    return description.test(path);
}
async function readOperations(root, files) {
    const names = new Set();
    for (const { path, stored } of files) {
        if (!isApiDescription(path))
            continue;
        const { text } = await (0,decode/* readFileText */.eu)(root, stored);
        for (const [, name = ''] of text.matchAll(operation))
            names.add(name);
    }
    return [...names];
}
function createOperationMatcher(operations) {
    const byName = Map.groupBy(operations, (one) => one.slice(one.lastIndexOf('.') + 1));
    return (path, name) => (byName.get(name) ?? []).some((one) => {
        const file = one.slice(0, one.lastIndexOf('.')).replaceAll('.', '/');
        return [`${file}.py`, `${file}/__init__.py`].some((each) => path === each || path.endsWith(`/${each}`));
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/notebook.js

const mostMissing = 100;
function readNotebookCode(text) {
    const rows = text.split(/\r\n|[\r\n]/);
    const lines = rows.map(() => '');
    let [row, missing] = [0, 0];
    let problem;
    const cells = listCells(text);
    if (cells === undefined)
        return undefined;
    const names = listNames(cells);
    for (const { cell_type: type, source } of cells) {
        const written = typeof source === 'string' ? [source] : source;
        if (!Array.isArray(written) || written.length === 0 || written.join('') === '')
            continue;
        const start = findSource(rows, row, written);
        if (start === undefined) {
            missing += 1;
            if (type === 'code' || missing > mostMissing)
                return undefined;
            continue;
        }
        row = start + written.length;
        if (type !== 'code')
            continue;
        try {
            const code = readCellCode(written.join('').replace(/\r\n?/g, '\n').replace(/\n$/, ''), names);
            for (const [index, line] of code.split('\n').entries())
                lines[start + index] = line;
        }
        catch (error) {
            if (!(error instanceof UnreadCell || error instanceof RangeError))
                throw error;
            const what = error instanceof UnreadCell ? error.message : 'too many magic words';
            problem ??= `a cell with ${what} on line ${start + 1}`;
        }
    }
    return { text: lines.join('\n'), ...(problem !== undefined && { problem }) };
}
function listCells(text) {
    return (0,errors/* attempt */.CD)(() => {
        const { cells } = JSON.parse(text);
        return Array.isArray(cells) ? cells : undefined;
    });
}
function findSource(rows, from, written) {
    for (let row = from; row < rows.length; row += 1) {
        const value = /^\s*"source"\s*:(.*)$/s
            .exec(rows[row] ?? '')?.[1]
            ?.trim()
            .replace(/,$/, '')
            .trimEnd();
        if (value === undefined)
            continue;
        const only = value.startsWith('[') ? value.slice(1).replace(/\]$/, '') : value;
        const first = only === '' ? row + 1 : row;
        const own = only === '' ? rows.slice(first, first + written.length) : [only];
        const isSame = own.length === written.length && own.every((line, index) => parseText(line) === written[index]);
        if (isSame)
            return first;
    }
    return undefined;
}
function parseText(row) {
    return (0,errors/* attempt */.CD)(() => {
        const text = JSON.parse(row.trim().replace(/,$/, ''));
        return typeof text === 'string' && !/[\r\n]./.test(text) ? text : undefined;
    });
}
const measures = ['time', 'timeit', 'prun', 'memit', 'mprun', 'lprun', 'snakeviz', 'pyinstrument', 'debug', 'px'];
const pythonCells = new Set('px capture python python2 python3 pypy pypy3 ipytest run_pytest scalene heat wandb local manim'.split(' '));
const programs = new Set('! system sx bash sh zsh ksh csh fish cmd powershell pwsh false true echo cat R ruby perl node julia'.split(' '));
const otherCells = new Set(('html HTML javascript js latex markdown svg SVG css mermaid dot sql bigquery duckdb cypher sparql cpp cu ' +
    'writefile file').split(' '));
const otherLines = /^%(?:[ \t]|$|%?\w+\?{1,2}[ \t]*$|(?:alias(?:_magic)?|auto(?:await|call|indent|magic|reload|save)|bash|bigquery|bookmark|cat|cd|cls|clear|code_wrap|colors|conda|config|connect_info|cp|cython|dhist|dirs|doctest_mode|edit|env|fs|gui|hist(?:ory)?|killbgscripts|ldir|less|l[flksx]?|ll|load(?:_?ext|py)?|log(?:off|on|start|state|stop)|lsmagic|mamba|man|matplotlib|micromamba|mk?dir|more|mv|notebook|page|paste(?:bin)?|pdb|pdef|pdoc|pfile|pinfo2?|pip|popd|pprint|precision|psearch|psource|pushd|pwd|pycat|pylab|qtconsole|quickref|recall|rehashx|reload(?:_ext|_kernel)?|reset(?:_selective)?|restart_python|rm(?:dir)?|run|save|sc|set_env|sh|sql|store|sx|system|tb|tensorboard|tensorflow_version|unalias|unload_ext|uv|watermark|who(?:_ls|s)?|xdel|xmode)(?!\w))/;
const options = String.raw `(?:[ \t]+(?:-[sTDfm][ \t]*[\w.]+(?=[ \t])|-{1,2}[a-z][a-z-]*(?:[ \t=]*\d+)?(?=[ \t]|$)))*`;
const measure = new RegExp(String.raw `^(?:%%?(?:time\b(?:[ \t]+--no-raise-error\b)?|(?:${measures.join('|')})\b${options})[ \t]*)+`);
const line = String.raw `[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*`;
const cellMagic = new RegExp(String.raw `^((?:\s*\n)?[ \t]*)%%(\S*)(${line})`);
const shellLines = /^(?:!|%(?:sx|system|sc|bash|sh|pip|conda|(?:micro)?mamba|uv|cat|cp|less|l[flksx]?|ll|man|mk?dir|more|mv|rm(?:dir)?)(?!\w))/;
function readCellCode(code, names) {
    const [head, blank = '', word = '', rest = ''] = cellMagic.exec(code) ?? [];
    if (head === undefined || /^\w+\?/.test(word))
        return replaceCommands(code, names);
    const program = rest
        .replace(/--(?:out|err|proc)[ =]+\S+/g, '')
        .split(/\s+/)
        .find((part) => /^[^-]/.test(part));
    const language = (word === 'script' && program?.replace(/^.*\/|[\d.]+$/g, '')) || word;
    const first = pythonCells.has(language)
        ? 'pass'
        : measures.includes(word)
            ? readMeasured(head.trim(), names)
            : undefined;
    if (first !== undefined)
        return blank + first + readCellCode(code.slice(head.length), names);
    if (!programs.has(language) && !otherCells.has(language))
        throw new UnreadCell(`%%${word}`);
    const isText = /^(?:!|sx|system)$/.test(language);
    return (blank.replace(/[^\n]/g, '') +
        (programs.has(language) ? readCommand(isText ? code.slice(blank.length) : rest, names, isText) : '') +
        code.slice(blank.length).replace(/[^\n]+/g, ''));
}
class UnreadCell extends Error {
}
function readMeasured(run, names) {
    const code = run.replace(measure, '');
    return code.trim() === '' ? `pass${code}` : replaceCommands(code, names);
}
const command = String.raw `(?:${line}\\\n)*${line}`;
const statement = new RegExp(String.raw `([ \t]*)([%!?]${command}|[\w.*]+\?{1,2}[ \t]*(?=\n|$))`, 'y');
const assigned = new RegExp(String.raw `([:=][ \t]*)((?:!|%(?=[A-Za-z_]))${command})`, 'y');
const codeToken = /\\\n|#[^\n]*|(\w*)("""|'''|"|')|\w+|[\s\S]/y;
const stringToken = /\\(?!\{)[\s\S]|[\s\S]/y;
const brackets = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));
const assignment = /^[ \t]*(?:for[ \t]+)?([A-Za-z_]\w*)[ \t]*(?:=(?!=)|in\b)[ \t]*(.*)/gm;
const constant = /^(?:range\([\d, ]*\)|(?:[-\d._]+|(["'])[^"'\\]*\1|True|False|None)[ \t]*(?:#|$))/;
const rebinding = /\bdef\b[^)]*|\blambda\b[^:]*|^[ \t]*(?:from|import)\b.*|\bas\b.*|\bfor\b.{0,200}?\bin\b|^(?=[^=\n]*,)[^=\n]*=(?!=)|\b\w+[ \t]*(?::[^=\n]{0,100}|[-+*/%@&|^<>]+)?=(?!=)/gm;
function listNames(cells) {
    const code = cells.map(({ source }) => (Array.isArray(source) ? source.join('') : String(source))).join('\n');
    const fixed = new Set();
    const rest = code.replaceAll(assignment, (all, name, value) => {
        if (!constant.test(value))
            return all;
        fixed.add(name);
        return '';
    });
    const changed = new Set(rest.match(rebinding)?.flatMap((part) => part.match(/\w+/g) ?? []));
    const used = rest.match(/\b[A-Za-z_]\w*(?=[ \t]*[,)\]]|[ \t]+in\b)/g) ?? [];
    const names = new Set(['input', ...used, ...changed].filter((name) => changed.has(name) || !fixed.has(name)));
    return (word) => names.has(word) || (/\bimport[ \t]*\*/.test(code) && !fixed.has(word));
}
function readCommand(command, names, isShell) {
    let text = '""';
    for (let at = 0; at < command.length;) {
        const [all, name] = readAt(/\$\$|\{\{|\}\}|\$([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|[^{}$]+/y, command, at) ?? [];
        const found = command[at] === '{' && all === undefined ? readValue(command, at + 1) : undefined;
        const value = found?.value ?? name ?? '';
        at = found?.end ?? at + (all?.length ?? 1);
        const words = value.replaceAll(/(["']).*?\1/g, '1').replaceAll(/\b(?:and|else|for|if|in|is|not|or)\b/g, '+');
        const isCode = !/[$;{}]|[\w)\]]\s+\w|\+\+|\.\.|\.$|!(?!=)/.test(words);
        if (isCode && words.match(/(?<![\w.])[A-Za-z_]\w*/g)?.some((word) => names(word)))
            text += ` + (${value.replaceAll('\\\n', ' ')})`;
    }
    if (text === '""')
        return '';
    return isShell ? `import os; os.system(${text})` : `import subprocess; subprocess.run(["sh", ${text}])`;
}
function readValue(command, start) {
    const open = [{ end: '}', kind: 'value' }];
    let end = start;
    try {
        while (open.length > 0 && open[1]?.kind !== 'layout' && command[end] !== '\n' && end < command.length)
            end += readToken(command, end, open).length;
    }
    catch (error) {
        if (!(error instanceof UnreadCell))
            throw error;
    }
    return { value: open.length > 0 ? '' : command.slice(start, end - 1).trim(), end };
}
function replaceCommands(code, names) {
    const open = [];
    let written = '';
    let isStart = true;
    for (let at = 0; at < code.length;) {
        const found = open.length > 0 ? null : ((isStart ? readAt(statement, code, at) : null) ?? readAt(assigned, code, at));
        if (found === null) {
            const token = readToken(code, at, open);
            written += token;
            at += token.length;
            isStart = token === '\n';
        }
        else {
            const [all, before = '', run = ''] = found;
            const [word = run] = /^%\w*/.exec(run) ?? [];
            if (run.startsWith('%') && !measure.test(run) && !otherLines.test(run))
                throw new UnreadCell(word);
            const shell = shellLines.test(run) ? readCommand(run, names, true).replace(/^(?=.)/, '; ') : '';
            const value = measure.test(run) ? readMeasured(run, names) : `pass${shell}${run.replace(/[^\n]+/g, '')}`;
            written += before + (before.startsWith('=') ? value.replace(/^pass/, 'None') : value);
            at += all.length;
            isStart = false;
        }
    }
    if (open.length > 0)
        throw new UnreadCell('an open string or bracket');
    return written;
}
function readAt(pattern, code, at) {
    pattern.lastIndex = at;
    return pattern.exec(code);
}
function readToken(code, at, open) {
    const top = open.at(-1);
    if (top !== undefined && top.kind !== 'bracket' && top.kind !== 'value')
        return readInString(code, at, open, top);
    const [token = '', prefix = '', quote] = readAt(codeToken, code, at) ?? [];
    const closing = brackets.get(token);
    if (token === top?.end)
        open.pop();
    else if (quote !== undefined)
        open.push({ end: quote, kind: /^(?:[ft]r?|r[ft])$/i.test(prefix) ? 'format' : 'string' });
    else if (token === ':' && top?.kind === 'value')
        open.push({ end: '}', kind: 'layout' });
    else if (closing !== undefined)
        open.push({ end: closing, kind: 'bracket' });
    else if (/^[)\]}]$/.test(token))
        throw new UnreadCell('an unmatched bracket');
    return token;
}
function readInString(code, at, open, top) {
    if (code.startsWith(top.end, at)) {
        open.pop();
        if (top.kind === 'layout')
            open.pop();
        return top.end;
    }
    const isFormat = top.kind === 'format';
    const [token = ''] = readAt(stringToken, code, at) ?? [];
    const isOnLine = () => open.findLast(({ kind }) => kind === 'string' || kind === 'format')?.end.length === 1;
    if (token === '\n' && isOnLine())
        throw new UnreadCell('an open string');
    if (isFormat && code.startsWith('{{', at))
        return '{{';
    if (token === '{' && top.kind !== 'string')
        open.push({ end: '}', kind: 'value' });
    return token;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/text.js



const cookie = /^(?:[ \t\f]*(?:#.*)?\r?\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
const readable = /^(?:utf-?8(?:-sig|-unix|-dos)?|(?:us-?)?ascii|latin-?1|iso-?8859-?\d+(?:-\w+)?|l1|cp\d+|windows-?\d+|koi8-[ru]|mac-?\w+|gb\d+|gbk|big5\w*|euc-?\w+|shift-?jis|sjis)$/;
function isNotebook(path) {
    return (0,file_name/* getExtension */.uQ)(path) === '.ipynb';
}
function readPythonText(path, content) {
    const { text } = (0,decode/* decodeText */.g7)(content);
    if (isNotebook(path)) {
        const code = readNotebookCode(text);
        return code && { ...code, text: normalizeNames(code.text) };
    }
    const encoding = cookie
        .exec(content.toString('latin1', 0, 1024).replace(/^\xef\xbb\xbf/, ''))?.[1]
        ?.toLowerCase()
        .replaceAll('_', '-');
    if (encoding !== undefined && !readable.test(encoding))
        return undefined;
    const isSingle = encoding !== undefined && /^(?:latin|iso-?8859|l1$|windows|cp125)/.test(encoding);
    return { text: normalizeNames(isSingle ? content.toString('latin1') : text) };
}
function normalizeNames(text) {
    return text.replaceAll(/(?:(?<![\p{L}\p{Nl}\p{N}\p{M}_])[\p{L}\p{Nl}\p{N}\p{M}_]*)?[^\x00-\x7f][\p{L}\p{Nl}\p{N}\p{M}_]*/gu, (word) => word.normalize('NFKC'));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/project.js





const maximumModuleBytes = 512 * 1024;
const emptyTree = {
    answers: () => false,
    routes: () => [],
    kindOf: () => undefined,
    read: () => '',
};
function createTreeReader(root, { operations, files, routes }) {
    const folders = new Set();
    for (const path of files.keys())
        for (let folder = (0,file_name/* getFolder */.L2)(path); folder !== '' && !folders.has(folder); folder = (0,file_name/* getFolder */.L2)(folder))
            folders.add(folder);
    const readFileContent = (path) => (0,text_contents/* readContent */.c_)(root, files.get(path) ?? path, maximumModuleBytes + 1);
    return {
        answers: createOperationMatcher(operations),
        routes: (path, names) => listRoutes(routes, path, names),
        kindOf: (path) => {
            if (folders.has(path))
                return 'folder';
            return files.has(path) && readFileContent(path).length <= maximumModuleBytes ? 'file' : undefined;
        },
        read: (path) => readPythonText(path, readFileContent(path))?.text ?? '',
    };
}
function listRoutes(files, path, names) {
    return files.flatMap((file) => {
        const own = file.modules.has(path) ? names.flatMap((name) => file.names.get(name) ?? []) : [];
        return own.length === 0 ? [] : [...own, ...Array.from({ length: file.included }, () => own.every(Boolean))];
    });
}
function createProject(tree, parse) {
    const modules = new Map();
    const cached = new Map();
    const addModule = (path, text) => {
        const module = modules.get(path) ?? parseModule(path, { text, root: parse(text) });
        modules.set(path, module);
        return module;
    };
    const loadModule = (path) => modules.get(path) ?? addModule(path, tree.read(path));
    const findPackage = (path) => {
        const file = [`${path}.py`, `${path}/__init__.py`].find((one) => tree.kindOf(one) === 'file');
        if (file !== undefined)
            return { module: loadModule(file) };
        return tree.kindOf(path) === 'folder' ? { folder: path } : undefined;
    };
    const findPackageOnce = (path) => {
        if (!cached.has(path))
            cached.set(path, findPackage(path));
        return cached.get(path);
    };
    const within = (folder, name) => findPackageOnce(folder === '' ? name : `${folder}/${name}`);
    return {
        add: addModule,
        within,
        answers: ({ path }, name) => tree.answers(path, name),
        routes: ({ path }, names) => tree.routes(path, names),
        imported: ({ path }, { level, names }) => {
            for (const folder of listStartFolders(path, level)) {
                if (names.length === 0)
                    return findPackageOnce(folder);
                const found = within(folder, names.join('/'));
                if (found !== undefined)
                    return found;
            }
            return undefined;
        },
    };
}
function listStartFolders(path, level) {
    const above = [(0,file_name/* getFolder */.L2)(path)];
    while (above.at(-1) !== '')
        above.push((0,file_name/* getFolder */.L2)(above.at(-1) ?? ''));
    if (level > 0)
        return above.slice(level - 1, level);
    return above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/selection.js




const importing = /^[ \t]*(?:from[ \t]+(\.*)[ \t]*([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([^\n#]+))/gm;
const request = /\b(?:request|req|event|get_argument|get_query_argument|get_body_argument|RequestHandler|HTTPRequestHandler|urlpatterns|add_url_rule|info)\b|@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(/;
function selectModules(root, modules, { changed = new Set(), most }) {
    const paths = new Set(modules.map(({ path }) => path));
    const loads = new Map();
    const asking = [];
    for (const { path, stored } of modules) {
        const { text } = (0,decode/* decodeText */.g7)((0,text_contents/* readContent */.c_)(root, stored, maximumModuleBytes));
        if (request.test(text))
            asking.push(path);
        loads.set(path, listImportedModules(path, text, paths));
    }
    const importers = (0,reach/* invertEdges */.fL)(loads);
    const listLoaded = (path) => loads.get(path) ?? [];
    const listImporters = (path) => importers.get(path) ?? [];
    const own = [...changed].filter((path) => paths.has(path)).sort();
    const order = new Set([
        ...(0,reach/* findReachable */.Ns)(own, listLoaded),
        ...(0,reach/* findReachable */.Ns)(own, listImporters),
        ...(0,reach/* findReachable */.Ns)(asking, listLoaded),
        ...paths,
    ]);
    const chosen = new Set([...order].slice(0, most));
    const left = [...order].slice(most).sort();
    const neighbours = new Set([...(0,reach/* findReachable */.Ns)(left, listImporters), ...(0,reach/* findReachable */.Ns)(left, listLoaded)]);
    return { chosen, left, cutOff: own.filter((path) => neighbours.has(path)) };
}
function listImportedModules(path, text, paths) {
    const found = new Set();
    const recordImport = (level, names) => {
        for (const folder of listStartFolders(path, level)) {
            const base = [folder, ...names].filter((part) => part !== '').join('/');
            const file = [`${base}.py`, `${base}/__init__.py`].find((each) => paths.has(each));
            if (file === undefined)
                continue;
            found.add(file);
            return;
        }
    };
    for (const [, dots = '', from = '', members = '', plain] of text.matchAll(importing)) {
        const names = from.split('.').filter((part) => part !== '');
        if (plain === undefined)
            recordImport(dots.length, names);
        for (const each of (plain ?? members).replaceAll(/[()]|#.*/g, ' ').split(',')) {
            const [name = ''] = each.trim().split(/\s/, 1);
            recordImport(dots.length, [...names, ...name.split('.')]);
        }
    }
    found.delete(path);
    return found;
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/program/links.js
var program_links = __webpack_require__(4357);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/unshipped-code.js










function lowerUnshipped(name, result, test) {
    const { isUnshipped: isLowered, listLoaders } = test;
    const consulted = new Map(result.consulted);
    for (const filePath of new Set(result.findings.map((finding) => finding.filePath))) {
        const loaders = listLoaders(filePath);
        if (loaders.length > 0)
            consulted.set(filePath, [...new Set([...(consulted.get(filePath) ?? []), ...loaders])].sort());
    }
    const isGrave = ({ severity }) => (0,src_severity/* getSeverityRank */.Eg)(severity) <= (0,src_severity/* getSeverityRank */.Eg)('HIGH');
    const kept = result.findings.filter((finding) => !isLowered(finding) || isGrave(finding));
    const leftOut = result.findings.length - kept.length;
    const message = `Weaknesses below high in tests, examples, benchmarks and documentation are left out: ${leftOut}`;
    return {
        ...result,
        ...(consulted.size > 0 && { consulted }),
        findings: kept.map((finding) => (isLowered(finding) ? lower(finding) : finding)),
        diagnostics: leftOut === 0 ? result.diagnostics : [...result.diagnostics, { engine: name, message }],
    };
}
function lower(finding) {
    const severity = src_severity/* severities */.gO[(0,src_severity/* getSeverityRank */.Eg)(finding.severity) + 1] ?? finding.severity;
    return { ...finding, severity, ...(finding.cvss !== undefined && { cvss: (0,meaning/* limitScore */.o)(severity, finding.cvss) }) };
}
function createUnshippedTest(tree) {
    let loaders;
    let modules;
    const isModule = (folder) => {
        modules ??= new Set(tree.files.flatMap(({ path }) => (/\.(?:tf|tofu)$/.test(path) ? [(0,file_name/* getFolder */.L2)(path)] : [])));
        return modules.has(folder);
    };
    const findLoader = (path) => {
        loaders ??= findLoadedUnshipped(tree);
        return loaders.get(path);
    };
    return {
        isUnshipped: ({ type, filePath }) => {
            if (type === 'IAC')
                return (0,file_role/* isUnshippedTemplate */.JB)(filePath, isModule);
            return ((type === 'SAST' || type === 'AGENTIC_SAST') && (0,file_role/* isUnshipped */.Tb)(filePath) && findLoader(filePath) === undefined);
        },
        listLoaders: (path) => {
            const above = [];
            for (let next = path; (0,file_role/* isUnshipped */.Tb)(next);) {
                const loader = findLoader(next);
                if (loader === undefined || loader === next)
                    break;
                above.push(loader);
                next = loader;
            }
            return above;
        },
    };
}
const tooling = /(?:^|\/)(?:\.[^/]+\/|(?:jest|vite\.config|vitest|karma|cypress|playwright|wdio|mocha|ava|protractor|stryker|nightwatch|codecept|gulp|grunt|setup-?tests)[^/]*\.[cm]?[jt]s$|noxfile\.py$)|\.stor(?:y|ies)\.[cm]?[jt]sx?$/i;
const unshipped_code_longestText = 1024 * 1024;
function findLoadedUnshipped({ root, files }) {
    const stored = new Map(files.map((file) => [file.path, file.stored]));
    const paths = new Set(stored.keys());
    const unshipped = files.map(({ path }) => path).filter(file_role/* isUnshipped */.Tb);
    if (unshipped.length === 0)
        return new Map();
    const findBySuffix = createSuffixIndex(unshipped);
    const isPackage = (path) => !/^\s*package\s+main\b/m.test((0,text_contents/* readContent */.c_)(root, stored.get(path) ?? path).toString());
    const packages = unshipped.filter((path) => isExampleOfGo(path) && isPackage(path));
    const loaded = new Map(packages.map((path) => [path, path]));
    const queue = files.map(({ path }) => path).filter((path) => !(0,file_role/* isUnshipped */.Tb)(path) && !tooling.test(path));
    for (const path of queue) {
        const list = chooseReader(path);
        if (list === undefined)
            continue;
        const content = (0,text_contents/* readContent */.c_)(root, stored.get(path) ?? path);
        if (content.length > unshipped_code_longestText)
            continue;
        for (const found of list(path, content.toString(), paths, findBySuffix)) {
            if (loaded.has(found) || !(0,file_role/* isUnshipped */.Tb)(found))
                continue;
            loaded.set(found, path);
            queue.push(found);
        }
    }
    return loaded;
}
function isExampleOfGo(path) {
    return (0,file_name/* getExtension */.uQ)(path) === '.go' && !['test', 'fixture'].includes((0,file_role/* classifyPath */.qK)(path) ?? '');
}
function chooseReader(path) {
    if ((0,file_name/* getBaseName */.J)(path) === 'package.json')
        return program_links/* listPackageEntries */.Rg;
    if (starting.test(path))
        return listStarts;
    if ((0,file_name/* getExtension */.uQ)(path) === '.py')
        return listPythonLoads;
    if ((0,includes/* mayInclude */.SH)(path))
        return listPhpLoads;
    return (0,script_kinds/* detectScriptKind */.Fb)(path) === undefined ? undefined : listScriptLoads;
}
const rooted = /(?:\bfrom|\bimport|\brequire|\bsrc\s*=)[\s(]*["'`]([@~#]?\/?)([\w@][^"'`\n]*)["'`]/g;
const loadedFolder = /\b(?:require|import|include|import_module|__import__)(?:_once)?\b[\s(]{0,20}(?:\w{1,40}\.)?(?:(?:join|resolve)\(\s{0,20})?(?:__dirname|__DIR__|import\.meta\.dirname)?[\s,+.]{0,20}f?["'`]([\w@./-]*\w[/.]?)(?:["'`]\s{0,20}[,+.%]\s{0,20}\$?\w|\$?\{|\$\w)/g;
function* listLoadedFolders(path, text, paths) {
    for (const written of new Set([...text.matchAll(loadedFolder)].map(([, folder = '']) => folder))) {
        const folder = (0,file_name/* getExtension */.uQ)(path) === '.py' ? written.replaceAll('.', '/') : written.replace(/^\/+/, '');
        const from = /^\.?\.\//.test(folder) || (0,includes/* mayInclude */.SH)(path) ? (0,file_name/* getFolder */.L2)(path) : '';
        const starts = [from, (0,file_name/* getFolder */.L2)(path)].map((base) => external_node_path_.posix.join(base, folder).replace(/\/*$/, '/'));
        for (const each of paths)
            if (starts.some((start) => each.startsWith(start)))
                yield each;
    }
}
function* listScriptLoads(...[path, text, paths, findBySuffix]) {
    yield* (0,program_links/* listLoadedScripts */.kR)(path, text, (each) => paths.has(each));
    yield* listLoadedFolders(path, text, paths);
    for (const [, root = '', written = ''] of text.matchAll(rooted))
        if (written.includes('/') || /^[@~#]\/$/.test(root))
            yield* findBySuffix(written);
}
const starting = /(?:^|\/)(?:(?:docker|container)file(?!.*(?:test|dev|ci))[^/]*|[^/]*\.dockerfile|procfile|(?:docker-)?compose(?!.*(?:test|dev|ci))[^/]*\.ya?ml|(?:serverless|app|fly|render)\.(?:ya?ml|toml)|setup\.(?:py|cfg)|pyproject\.toml|[^/]*\.service)$/i;
function* listStarts(...given) {
    const [path, text, paths] = given;
    if ((0,file_name/* getExtension */.uQ)(path) === '.py')
        yield* listPythonLoads(...given);
    const isInstalled = /^(?:pyproject|setup)/.test((0,file_name/* getBaseName */.J)(path));
    for (const word of new Set(text.match(/(?<![\w./-])(?:\.?\/)?[\w-][\w./-]*(?::[A-Za-z_])?/g))) {
        const [written = '', isModule] = word.split(':');
        const name = external_node_path_.posix.join((0,file_name/* getFolder */.L2)(path), written);
        const named = isModule === undefined ? [name] : [name, `${name.replaceAll('.', '/')}.py`];
        if (isModule !== undefined || !isInstalled)
            yield* named.filter((each) => paths.has(each));
        if (word.startsWith('./') && !isInstalled)
            yield* [...paths].filter((each) => each.endsWith('.go') && (0,file_name/* getFolder */.L2)(each) === name);
    }
}
const dotted = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)["']/g;
function* listPhpLoads(...[path, text, paths]) {
    yield* (0,includes/* listIncludes */.yK)(path, text, paths);
    yield* listLoadedFolders(path, text, paths);
}
function* listPythonLoads(...[path, text, paths]) {
    yield* listImportedModules(path, text, paths);
    yield* listLoadedFolders(path, text, paths);
    const named = [...text.matchAll(dotted)].map(([, name = '']) => name.replace(/(.*)\.(.*)/, 'from $1 import $2'));
    if (named.length > 0)
        yield* listImportedModules(path, named.join('\n'), paths);
}
function createSuffixIndex(paths) {
    const byLast = Map.groupBy(paths.map((path) => ({ path, stem: path.replace(/(?:\/index)?\.\w+$/, '') })), ({ stem }) => (0,file_name/* getBaseName */.J)(stem));
    return (written) => {
        const stem = written.replace(/[?#].*$/, '').replace(/(?:\/index)?\.(?:[cm]?[jt]sx?|vue|svelte)$/, '');
        const fits = byLast.get((0,file_name/* getBaseName */.J)(stem)) ?? [];
        return fits.filter((one) => one.stem === stem || one.stem.endsWith(`/${stem}`)).map(({ path }) => path);
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/tree.js



function writeTree({ root, files, folder, isConfiguration, silencers }) {
    const taken = new Set(files.map(({ path }) => path));
    const [paths, refused, folders] = [new Map(), [], new Set()];
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    for (const { path, stored } of files) {
        const name = isConfiguration(path) ? chooseOtherName(path, taken) : path;
        try {
            if (!isSafeName(name))
                throw new Error('the name leaves the tree');
            const file = (0,external_node_path_.join)(folder, name);
            const parent = (0,external_node_path_.dirname)(file);
            if (!folders.has(parent))
                (0,external_node_fs_.mkdirSync)(parent, { recursive: true, mode: 0o700 });
            folders.add(parent);
            (0,external_node_fs_.writeFileSync)(file, disarmComments((0,text_contents/* readContent */.c_)(root, stored), silencers), { flag: 'wx', mode: 0o600 });
            paths.set(name, path);
        }
        catch {
            refused.push(path);
        }
    }
    return { folder, paths, refused };
}
function chooseOtherName(path, taken) {
    const cut = path.lastIndexOf('/') + 1;
    let name = path;
    do
        name = `${name.slice(0, cut)}_${name.slice(cut)}`;
    while (taken.has(name));
    return name;
}
function disarmComments(content, silencers) {
    if (silencers.length === 0)
        return content;
    const text = content.toString('latin1');
    const disarmed = silencers.reduce((rest, each) => rest.replaceAll(each, (found) => found.replaceAll(':', '_')), text);
    return disarmed === text ? content : Buffer.from(disarmed, 'latin1');
}
function isSafeName(name) {
    if (/[\0\\]/.test(name) || /^[A-Za-z]:/.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git[. ]*$/i.test(part));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/run-programs.js







const defaultProgramLimits = {
    timeMs: 15 * 60_000,
    memoryMb: 6144,
    outputBytes: 48 * 1024 ** 2,
};
const versionLimits = { timeMs: 60_000, memoryMb: 2048, outputBytes: 64 * 1024 };
async function runPrograms(request, options) {
    const { programs = [], only, root } = request;
    const asked = programs.filter(({ name }) => only === undefined || only[name] !== undefined);
    if (asked.length === 0)
        return [];
    const loaded = [...findLoadedUnshipped(request).keys()];
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(root)), 'programs-'));
    const getTree = createTreeWriter(request, options.programs, folder);
    const runs = [];
    try {
        for (const requested of asked) {
            const program = options.programs.find(({ installation }) => installation.name === requested.name);
            if (program === undefined)
                throw new Error(`There is no program ${requested.name}`);
            const result = await scanWithProgram({
                requested,
                program,
                folder,
                getTree,
                isPart: only !== undefined,
                options,
            });
            runs.push(writeProgramRun(program, result, { ...request, loaded }));
        }
        return runs;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function askVersions({ folder, versionsOf }, options) {
    const answers = versionsOf.map(async (requested) => {
        const { name } = requested;
        const program = options.programs.find(({ installation }) => installation.name === name);
        if (program === undefined)
            throw new Error(`There is no program ${name}`);
        return { name, ...(await findVersion(requested, program, { folder, options })) };
    });
    return Promise.all(answers);
}
function createTreeWriter({ root, files, only, programs: requested = [] }, programs, folder) {
    const used = programs.filter(({ installation }) => requested.some(({ name }) => name === installation.name));
    const isConfiguration = (path) => used.some(({ configuration }) => configuration?.test(path));
    const silencers = used.flatMap((program) => program.silencers ?? []);
    const written = new Map();
    return (program) => {
        const own = selectFiles(program, files, only);
        const key = JSON.stringify(own.map(({ path }) => path));
        const before = written.get(key);
        if (before !== undefined)
            return before;
        const place = { folder: (0,external_node_path_.join)(folder, `tree-${written.size}`), isConfiguration, silencers };
        const tree = writeTree({ root, files: own, ...place });
        written.set(key, tree);
        return tree;
    };
}
function selectFiles({ installation, isShared }, files, only) {
    const wanted = only?.[installation.name];
    if (wanted === undefined || isShared === undefined)
        return files;
    const isWanted = new Set(wanted);
    return files.filter(({ path }) => isWanted.has(path) || isShared(path));
}
async function scanWithProgram(scan) {
    const { requested, program, folder, getTree, isPart, options } = scan;
    const { name, scanTypes } = program.installation;
    const everything = (word) => Object.fromEntries(scanTypes.map((type) => [type, word]));
    const fail = (message, version) => ({
        ...{ version, coverage: everything('not covered'), lookedAt: [] },
        diagnostics: [{ engine: name, message, failed: true }],
    });
    const asked = await findVersion(requested, program, { folder, options });
    if (asked.problem !== undefined)
        return fail(asked.problem, asked.version);
    const { version } = asked;
    const tree = getTree(program);
    const names = [...tree.paths].filter(([, path]) => program.reads(path)).map(([written]) => written);
    if (names.length === 0)
        return { version, diagnostics: [], coverage: everything('covered'), lookedAt: [] };
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, `${name}-`));
    const place = {
        ...{ folder: tree.folder, scratch, names, rules: requested.rules, variables: requested.variables },
    };
    const start = program.start(place);
    if ('missing' in start)
        return fail(start.missing, version);
    const end = await runProgram(requested, start, { scratch, options });
    const problem = describeBadEnd(end, program);
    if (problem !== undefined)
        return fail(`${name} ${version} ${problem}`, version);
    try {
        const output = readOutput(end, start, { scratch, limits: options.limits ?? defaultProgramLimits });
        const read = program.read(output, place);
        const expected = names.filter((written) => (program.mustRead ?? program.reads)(tree.paths.get(written) ?? ''));
        const mayReadNone = isPart && program.mustRead !== undefined;
        const result = run_programs_describeResult(read, { name, version, tree, names, coverage: everything('covered') });
        if (read.scanned?.length !== 0 || expected.length === 0 || mayReadNone)
            return result;
        const message = `${name} ${version} analyzed none of the ${expected.length} files that it reads`;
        const diagnostics = [{ engine: name, message, failed: true }, ...result.diagnostics];
        return { ...result, coverage: everything('not covered'), diagnostics };
    }
    catch {
        return fail(`${name} ${version} wrote something that cannot be read`, version);
    }
}
async function findVersion({ name, file, least, version: known, variables }, program, { folder, options }) {
    if (known !== undefined)
        return { version: known };
    if (typeof file !== 'string')
        return { problem: file.missing };
    const { leastVersion } = program.installation;
    const run = { file, args: program.versionArgs, cwd: folder, variables, limits: versionLimits };
    const end = await options.startProgram(run);
    const text = `${end.output}\n${end.errors}`;
    const version = findDottedVersion(text) ?? /\bdev\b/.exec(text)?.[0];
    if (end.fault !== undefined || version === undefined)
        return { problem: `${name} does not say its version: ${file} ${end.fault ?? 'prints none'}. Install it again` };
    const wanted = least !== undefined && isAtLeast(least, leastVersion) ? least : leastVersion;
    if (version === 'dev') {
        if (least === undefined)
            return { version };
        return {
            version,
            problem: `${name} is a build without a version, and the policy asks for ${least}. Install a release`,
        };
    }
    if (isAtLeast(version, wanted))
        return { version };
    return { version, problem: `${name} ${version} is too old. Install ${wanted} or newer` };
}
function runProgram({ file, variables }, { args, files = {}, variables: more, cwd }, { scratch, options }) {
    for (const [name, text] of Object.entries(files)) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(scratch, name)), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(scratch, name), text, { mode: 0o600 });
    }
    const limits = options.limits ?? defaultProgramLimits;
    const path = typeof file === 'string' ? file : '';
    return options.startProgram({
        file: path,
        args,
        cwd: cwd ?? scratch,
        variables: { HOME: scratch, ...variables, ...more },
        limits,
    });
}
function describeBadEnd({ fault, code, errors }, program) {
    if (fault !== undefined)
        return fault;
    if (code !== undefined && program.goodExits.includes(code))
        return undefined;
    const advice = program.advise?.(errors);
    if (advice !== undefined)
        return advice;
    const said = (0,snippet/* collapseBlanks */.JE)(errors.replaceAll(/\x1b\[[\d;]*m/g, '')).slice(0, 300);
    return `ended with exit code ${code ?? 'none'}${said === '' ? '' : `: ${said}`}`;
}
function readOutput({ output }, { output: name }, { scratch, limits }) {
    if (name === undefined)
        return output;
    const file = (0,external_node_path_.join)(scratch, name);
    const written = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    if (!written?.isFile() || written.size > limits.outputBytes)
        throw new Error('no output, or too much of it');
    return (0,external_node_fs_.readFileSync)(file, 'utf8');
}
function run_programs_describeResult(read, { name, version, tree, names, coverage }) {
    const { log, scanned = names, notes = [] } = read;
    const getPath = (written) => tree.paths.get(written);
    const refused = tree.refused.map((path) => ({
        engine: name,
        message: 'This system cannot store a file of this name',
        file_path: path,
    }));
    const said = notes.map(({ message, name: written, failed }) => {
        const path = written === undefined ? undefined : getPath(written);
        return { engine: name, message, ...(path !== undefined && { file_path: path }), ...(failed && { failed }) };
    });
    return {
        version,
        coverage: { ...coverage, ...read.coverage },
        diagnostics: [...said, ...refused],
        lookedAt: scanned.flatMap((written) => getPath(written) ?? []),
        sarif: JSON.stringify(log),
        tree,
    };
}
function writeProgramRun(program, result, { files, changed, only, loaded }) {
    const { name, scanTypes } = program.installation;
    const { version, diagnostics, coverage, lookedAt, sarif, tree } = result;
    const paths = changed === undefined || only !== undefined
        ? undefined
        : [...new Set([...files.map(({ path }) => path), ...changed])];
    return {
        tool: { driver: { name, ...(version !== undefined && { version }) } },
        invocations: [
            {
                executionSuccessful: !diagnostics.some(({ failed }) => failed),
                toolExecutionNotifications: diagnostics.map(writeNotification),
            },
        ],
        results: [],
        properties: {
            program: {
                scanTypes,
                coverage,
                ...(sarif !== undefined && { sarif, folder: tree?.folder, paths: [...(tree?.paths ?? [])] }),
                loaded,
            },
            lookedAt,
            ...(paths !== undefined && { dependencies: writeDependencies(program, paths) }),
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/programs/supervisor.js
var programs_supervisor = __webpack_require__(7639);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/programs/start.js



function createProgramStarter(script) {
    return (run) => new Promise((resolve) => {
        const supervisor = (0,external_node_child_process_.fork)((0,external_node_url_.fileURLToPath)(script), [programs_supervisor/* supervisorMark */.sw], {
            cwd: run.cwd,
            env: run.variables,
            execArgv: [],
            serialization: 'advanced',
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        const lost = { output: '', errors: '', fault: 'could not be watched' };
        supervisor.once('message', (end) => resolve(end));
        supervisor.once('error', () => resolve(lost));
        supervisor.once('exit', (_code, signal) => {
            if (signal !== null)
                (0,programs_supervisor/* killStrays */.TY)(supervisor.pid);
            resolve(lost);
        });
        supervisor.send(run, () => undefined);
    });
}

// EXTERNAL MODULE: ./build/compiled/src/languages/contents.js
var contents = __webpack_require__(6081);
;// CONCATENATED MODULE: ./build/compiled/src/text/skipped-files.js
const maximumLines = 20;
function createSkipDiagnostics(engine, skips) {
    const byReason = Map.groupBy(skips, (skip) => skip.reason);
    return [...byReason].flatMap(([message, group]) => {
        const paths = group.map((skip) => skip.filePath).sort();
        if (paths.length <= maximumLines)
            return paths.map((path) => ({ engine, message, file_path: path }));
        return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/tree-engine.js
const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);
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
async function runIfInstalled({ name, packages }, work) {
    const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
    const result = await loadIfInstalled(work);
    return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/template-kind.js
const judged = [
    'Terraform',
    'Terraform in JSON',
    'CloudFormation',
    'Dockerfile',
    'Docker Compose',
    'Kubernetes',
    'GitHub workflow',
];
function isJudgedKind(kind) {
    return judged.includes(kind);
}
const byPath = [
    [/^\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/, 'GitHub workflow'],
    [/\.(?:tf|tofu)$/, 'Terraform'],
    [/(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, 'Dockerfile'],
    [/(?:^|\/)(?:docker-)?compose(?:[._-].+)?\.ya?ml$/, 'Docker Compose'],
    [/\.(?:tf|tofu)\.json$/, 'Terraform in JSON'],
    [/\.hcl$/, 'other HCL'],
    [/(?:^|\/)chart\.ya?ml$/, 'Helm'],
    [/\.bicep$/, 'Bicep'],
];
const service = /^[ \t]+["']?(?:image|build|privileged|network_mode|pid|ipc|cap_add|container_name|depends_on|ports|volumes|env_file|extends|restart)["']?[ \t]*:|[{,]\s*"?(?:image|build|privileged)"?\s*:/m;
const byContent = [
    [['AWS'], [/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/], 'CloudFormation'],
    [
        ['apiVersion', 'kind'],
        [
            /^\s*(?:---\s*)?(?:\{(?!\{)|\[)/,
            /[{,\s]["']?apiVersion["']?\s*:\s*["']?\w/,
            /[{,\s]["']?kind["']?\s*:\s*["']?\w/,
        ],
        'Kubernetes',
    ],
    [['apiVersion', '{{'], [/^["']?apiVersion["']?\s*:/m], 'Helm'],
    [['apiVersion', 'kind'], [/^["']?apiVersion["']?\s*:\s*\S/m, /^["']?kind["']?\s*:\s*["']?\w/m], 'Kubernetes'],
    [
        ['services', ':'],
        [/^["']?services["']?[ \t]*:[^\n]*(?:\n[ \t]*(?:#[^\n]*)?)*\n[ \t]+["']?[\w.-]+["']?[ \t]*:/m, service],
        'Docker Compose',
    ],
    [['services'], [/^[ \t]*\{|^["']?services\b/m, /\bservices["']?[ \t]*:\s*\{\s*["'\w]/, service], 'Docker Compose'],
    [['deploymentTemplate.json'], [/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/], 'Azure Resource Manager'],
];
const filledNames = /\.(?:j2|jinja2?|tftpl|tftmpl|tmpl|tpl|gotmpl|erb|epp|mustache|ejs|hbs|in)$/i;
function getFilledName(path) {
    return filledNames.test(path) && detectKindByPath(path) === undefined ? path.replace(filledNames, '') : undefined;
}
function detectKindByPath(path) {
    const lower = path.toLowerCase();
    return byPath.find(([pattern]) => pattern.test(lower))?.[1];
}
function detectKindByContent(written) {
    const text = written.replaceAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|U0000([\da-f]{4}))/gi, (whole, x, u, long) => {
        const point = Number.parseInt(x ?? u ?? long ?? '', 16);
        return point >= 0x20 && point < 0x7f ? String.fromCodePoint(point) : whole;
    });
    const found = byContent.find(([words, patterns]) => words.every((word) => text.includes(word)) && patterns.every((pattern) => pattern.test(text)));
    return found?.[2];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/iac.js









const { name: iac_name, scanType } = iacInstallation;
const templateExtensions = new Set(['.yaml', '.yml', '.json', '.template']);
const scanner = {
    name: iac_name,
    open: async (root, modules) => {
        const { createTemplateScanner } = await __webpack_require__.e(/* import() */ 304).then(__webpack_require__.bind(__webpack_require__, 5304));
        return createTemplateScanner(root, modules);
    },
};
const iacEngine = {
    ...{ name: iac_name, scanType, scanner },
    isShared: isTerraform,
    scan: (context) => runIfInstalled(iacInstallation, () => scanTemplates(context)),
};
function isTerraform(path) {
    return /\.(?:tf|tofu)(?:\.json)?$|(?:^|\/)(?:terraform|[^/]+\.auto)\.tfvars$/i.test(path);
}
function groupModules(files) {
    const folders = Map.groupBy(files.filter(({ path }) => isTerraform(path)), ({ path }) => (0,file_name/* getFolder */.L2)(path));
    return Object.fromEntries([...folders].filter(([, group]) => group.length > 1));
}
async function scanTemplates(context) {
    const { tasks, skips } = await sortTemplates(context);
    const [findings, lookedAt] = [[], []];
    let isRead = false;
    if (tasks.length > 0)
        for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared: groupModules(context.neighbours ?? context.files) })) {
            const { path } = outcome.task;
            if ('fault' in outcome) {
                skips.push({ reason: `Not analyzed: ${outcome.fault}`, filePath: path });
                continue;
            }
            const { found, problems } = outcome.answer;
            findings.push(...found);
            isRead = true;
            if (problems.length === 0)
                lookedAt.push(path);
            else
                skips.push({ reason: `Analysis stopped early: ${joinProblems(problems)}`, filePath: path });
        }
    const coverage = isRead || skips.length === 0 ? 'partly covered' : 'not covered';
    return { findings, coverage, diagnostics: createSkipDiagnostics(iac_name, skips), lookedAt };
}
function joinProblems([first = '', ...others]) {
    return others.length === 0 ? first : `${first}, and ${others.length} more`;
}
async function sortTemplates({ root, files, signal, }) {
    const [tasks, skips] = [[], []];
    for (const file of files) {
        signal.throwIfAborted();
        const { path } = file;
        const filled = getFilledName(path);
        const kind = await detectTemplateKind(root, { path: filled ?? path, stored: file.stored });
        if (kind === undefined)
            continue;
        const reason = explainSkip(kind, path, filled !== undefined);
        if (reason === undefined)
            tasks.push({ ...file, kind: kind });
        else
            skips.push({ reason, filePath: path });
    }
    return { tasks, skips };
}
function explainSkip(kind, path, isFilled) {
    if (isFilled)
        return `Template of ${kind === 'Helm' ? 'Kubernetes' : kind}: not scanned, because its values are not known before it is filled in`;
    if (!isJudgedKind(kind))
        return `${kind}: not scanned, because there are no rules for it`;
    if ((0,file_name/* isInstalledPackage */.zU)(path) && !kind.startsWith('Terraform'))
        return `Installed package under node_modules: ${kind} not scanned`;
    return undefined;
}
async function detectTemplateKind(root, { path, stored }) {
    const kindByPath = detectKindByPath(path);
    if ((0,file_name/* isInstalledPackage */.zU)(path))
        return kindByPath;
    if (kindByPath === 'Dockerfile' && (0,languages_languages/* detectByName */.Oe)(path) !== undefined)
        return (0,contents/* beginsLikeDockerfile */.WZ)((await (0,decode/* readFileText */.eu)(root, stored)).text) ? kindByPath : undefined;
    if (kindByPath !== undefined || !templateExtensions.has((0,file_name/* getExtension */.uQ)(path)))
        return kindByPath;
    return detectKindByContent((await (0,decode/* readFileText */.eu)(root, stored)).text);
}

;// CONCATENATED MODULE: ./build/compiled/src/languages/program.js







const firstLineBytes = 512;
const contentBytes = 8192;
function isTextOrData(path) {
    return /\.(?:md|markdown|mdx|rst|adoc|json|ya?ml|lock|map|svg|css|png|jpe?g|gif|ico|woff2?|pdf|zip|gz)$/i.test(path);
}
async function detectProgram(root, { path, stored }) {
    const named = (0,languages_languages/* detectByName */.Oe)(path);
    if ((0,languages_languages/* isAmbiguousName */.Ke)(path)) {
        const { text } = (0,decode/* decodeText */.g7)((0,text_contents/* readContent */.c_)(root, stored, contentBytes));
        const language = (isScanned(named) ? undefined : detectByFirstLines(text)) ?? (0,languages_languages/* detectByNameAndContent */.OB)(path, text);
        return { language, isNamed: language === named, isOther: language === undefined };
    }
    if ((0,contents/* isNamedLikeDockerfile */.lD)(path) && (0,contents/* beginsLikeDockerfile */.WZ)((0,decode/* decodeText */.g7)((0,text_contents/* readContent */.c_)(root, stored, contentBytes)).text))
        return { language: undefined, isNamed: false, isOther: true };
    if (isScanned(named))
        return { language: named, isNamed: true };
    const start = (0,text_contents/* readContent */.c_)(root, stored, firstLineBytes);
    const started = detectByFirstLines((0,decode/* decodeText */.g7)(start).text);
    if (started !== undefined)
        return { language: started, isNamed: started === named };
    if (named !== undefined)
        return { language: named, isNamed: true };
    const isPhp = mayMixPhp.has((0,file_name/* getExtension */.uQ)(path))
        ? (0,contents/* containsPhp */.OC)((0,text_contents/* readContent */.c_)(root, stored).toString('latin1'))
        : !isTextOrData(path) && (0,languages_languages/* startsWithPhp */.kx)(start.toString('latin1'));
    if (isPhp)
        return { language: 'PHP', isNamed: false };
    if ((0,file_name/* getExtension */.uQ)(path) === '.ipynb')
        return { language: readNotebookLanguage((0,text_contents/* readContent */.c_)(root, stored).toString()), isNamed: false };
    return { language: undefined, isNamed: (0,languages_languages/* isNoProgramName */.bJ)(path) && (0,file_name/* getExtension */.uQ)(path) !== '' };
}
const mayMixPhp = new Set(['.html', '.htm', '.xhtml', '.shtml', '.tpl']);
function isScanned(language) {
    const isScript = (0,script_kinds/* toScriptKind */.pO)(language) !== undefined || language === 'Java Server Pages';
    return isScript || (0,languages_languages/* isReadByAnotherEngine */.FM)(language);
}
function detectByFirstLines(text) {
    const [first = '', second = ''] = text.split(/\r\n|[\r\n]/, 2);
    const language = (0,languages_languages/* detectByInterpreter */.Hs)(first);
    const isHandedOn = language === 'Shell' && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second);
    return isHandedOn ? 'JavaScript' : language;
}
function readNotebookLanguage(text) {
    const { kernelspec, language_info: info } = parseNotebook(text)?.metadata ?? {};
    return (0,languages_languages/* findLanguage */.iG)(String(kernelspec?.language ?? info?.name ?? '')) ?? 'Python';
}
function parseNotebook(text) {
    return (0,errors/* attempt */.CD)(() => JSON.parse(text));
}

// EXTERNAL MODULE: ./build/compiled/src/text/finding-source.js
var finding_source = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/compiled/src/scanners/engine/registry.js + 27 modules
var registry = __webpack_require__(7640);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/patterns.js












const requests = {
    PHP: /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\brequest\b|\bRoute::/i,
    Java: /\b(?:\w*Mapping|getParameter|HttpServletRequest|Path|QueryParam|RequestParam)\b/,
    Go: /\bhttp\.Request\b|\b(?:gin|echo|fiber)\.Ctx|\b(?:gin|echo)\.Context\b|\bHandle(?:Func)?\(/,
};
const definition = /\bfunction\s+&?(\w+)|\bfunc\s*(?:\([^()\n]{0,300}\)\s*)?(\w+)|^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|private|protected|static|final|synchronized)[ \t]+(?![ \t])){1,6}[\w<>[\],.?][\w<>[\],.? ]{0,300}[ \t](\w+)[ \t]*\(/gm;
function* iteratePrograms({ root, files, neighbours = files }, isAsked) {
    for (const { path, stored } of neighbours) {
        const language = (0,languages_languages/* detectByName */.Oe)(path);
        if ((0,languages_languages/* isPatternLanguage */.xX)(language) && isAsked(path))
            yield { path, language, text: (0,text_contents/* readContent */.c_)(root, stored, patterns_longestText).toString() };
    }
}
const patterns_longestText = 1024 * 1024;
function findForeignCallers(tree, functions) {
    const wanted = new Map(functions.map((one) => [`${one.path} ${one.name}`, one]));
    const callers = new Map();
    if (wanted.size === 0)
        return callers;
    for (const program of iteratePrograms(tree, () => true)) {
        if (!requests[program.language].test(program.text))
            continue;
        for (const [key, { path, name }] of wanted) {
            if (path === program.path || !program.text.includes(name) || !mayMean(program, path, name))
                continue;
            const calls = program.text.split('\n').filter((line) => isCall(line, name));
            if (calls.length > 0)
                callers.set(key, [...(callers.get(key) ?? []), ...calls.map(() => program.path)]);
        }
    }
    return callers;
}
function findCalledFiles(tree, changed) {
    const callers = [...iteratePrograms(tree, (path) => changed.has(path))].map((program) => ({
        program,
        words: new Set(program.text.match(/[A-Za-z_]\w*/g)),
    }));
    const called = new Set();
    if (callers.length === 0)
        return called;
    for (const { path, language, text } of iteratePrograms(tree, (each) => !changed.has(each))) {
        const names = [...text.matchAll(definition)].flatMap(([, ...found]) => found.filter((name) => name !== undefined));
        const isCalled = callers.some(({ program, words }) => names.some((name) => program.language === language && words.has(name) && mayMean(program, path, name)));
        if (isCalled)
            called.add(path);
    }
    return called;
}
function mayMean({ path: from, language, text }, path, name) {
    if (language !== (0,languages_languages/* detectByName */.Oe)(path))
        return false;
    const folder = (0,file_name/* getFolder */.L2)(path);
    if (language === 'Go')
        return (0,file_name/* getFolder */.L2)(from) === folder || text.includes(`${(0,file_name/* getBaseName */.J)(folder)}.${name}`);
    return new RegExp(String.raw `\b${escapeName((0,file_name/* getBaseName */.J)(path).replace(/\..*$/, ''))}\b`).test(text);
}
function escapeName(name) {
    return name.replaceAll(/\W/g, '\\$&');
}
function isCall(line, name) {
    if (!line.includes(name) || /^\s*(?:\/\/|\*|#|\/\*|import\b|use\b|package\b)/.test(line))
        return false;
    definition.lastIndex = 0;
    const [, ...defined] = definition.exec(line) ?? [];
    if (defined.includes(name))
        return false;
    const own = escapeName(name);
    const call = new RegExp(String.raw `\b${own}\s*\((?!\s*(?:(?:"[^"]*"|'[^']*'|\d+)\s*)?\))|[(,]\s*[\w.$>:\\-]*\b${own}\s*[,)]|["'@]${own}["']`);
    return call.test(line);
}
const { name: patterns_name, scanType: patterns_scanType } = patternInstallation;
function createPatternEngine(load) {
    const scanner = {
        name: patterns_name,
        open: async (root, shared) => {
            const { loadGrammars, scanPatternFile } = await __webpack_require__.e(/* import() */ 810).then(__webpack_require__.bind(__webpack_require__, 810));
            const search = await (load ?? loadGrammars)(root, shared);
            return (task) => scanPatternFile(root, task, search);
        },
        stateOf: (_task, { findings, isShared }) => (findings.length === 0 && !isShared ? '' : undefined),
    };
    const scan = async (context) => {
        const { tasks, skips } = await sortPatternFiles(context);
        if (tasks.length + skips.length === 0)
            return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
        return runIfInstalled(patternInstallation, () => scanPatternTasks(context, { tasks, skips }, scanner));
    };
    const isConsulted = (path) => (0,languages_languages/* isPatternLanguage */.xX)((0,languages_languages/* detectByName */.Oe)(path));
    return {
        name: patterns_name,
        scanType: patterns_scanType,
        scanner,
        loads: 'PHP',
        isShared: isFollowed,
        isConsulted,
        findAffected: findCalledFiles,
        scan,
    };
}
const patternEngine = createPatternEngine();
async function sortPatternFiles({ root, files, neighbours = files, loaded, signal, }) {
    const sorted = { tasks: [], skips: [] };
    const installed = listInstalledFolders(neighbours);
    for (const file of files) {
        signal.throwIfAborted();
        const name = loaded?.has(file.path) ? 'PHP' : (await detectProgram(root, file)).language;
        const isPage = name === 'Java Server Pages';
        const language = isPage ? 'Java' : name;
        if (!(0,languages_languages/* isPatternLanguage */.xX)(language))
            continue;
        const isVendored = installed.some((folder) => file.path.startsWith(folder));
        if (isVendored || (0,file_name/* isInstalledPackage */.zU)(file.path)) {
            const folder = isVendored ? 'vendor' : 'node_modules';
            sorted.skips.push({ reason: `Installed package under ${folder}: code not analyzed`, filePath: file.path });
        }
        else
            sorted.tasks.push({ ...file, language, ...(isPage && { isPage }) });
    }
    return sorted;
}
function listInstalledFolders(files) {
    return files.flatMap(({ path }) => /^(?:.*\/)?vendor\/(?=(?:composer\/installed\.json|modules\.txt)$)/.exec(path)?.[0] ?? []);
}
async function scanPatternTasks(context, { tasks, skips }, scanner) {
    const [findings, lookedAt] = [[], []];
    const shared = { files: (context.neighbours ?? context.files).filter(({ path }) => isFollowed(path)) };
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
        const { path } = outcome.task;
        const result = 'fault' in outcome ? { findings: [], isRead: false, problem: outcome.fault } : outcome.answer;
        findings.push(...result.findings);
        if (result.isRead)
            lookedAt.push(path);
        if (result.skipped !== undefined)
            skips.push({ reason: result.skipped, filePath: path });
        if (result.problem !== undefined)
            skips.push({
                reason: `Analysis stopped early: ${(0,snippet/* collapseBlanks */.JE)(result.problem).slice(0, 200)}`,
                filePath: path,
            });
    }
    const languages = [...new Set(tasks.map(({ language }) => language))].sort();
    const partly = { engine: patterns_name, message: `Only common weaknesses are looked for in ${languages.join(', ')}` };
    return {
        ...addForeignCallers(context, findings),
        coverage: lookedAt.length > 0 ? 'partly covered' : 'not covered',
        diagnostics: [...(languages.length === 0 ? [] : [partly]), ...createSkipDiagnostics(patterns_name, skips)],
        lookedAt,
    };
}
function isFollowed(path) {
    const language = (0,languages_languages/* detectByName */.Oe)(path);
    if ((0,languages_languages/* isPatternLanguage */.xX)(language))
        return true;
    return Object.values(registry/* fronts */.r).some(({ readsAlso }) => readsAlso(path));
}
function addForeignCallers(context, findings) {
    const functions = findings.flatMap(({ filePath: path, functions: own }) => own.map((name) => ({ path, name })));
    const callers = findForeignCallers(context, functions);
    if (callers.size === 0)
        return { findings: [...findings] };
    const edges = new Map();
    const found = findings.map((finding) => {
        const added = finding.functions.flatMap((name) => (callers.get(`${finding.filePath} ${name}`) ?? []).map((path) => ({
            kind: 'caller',
            path,
            code: '',
            safeFor: [],
        })));
        if (added.length === 0)
            return finding;
        edges.set(finding.filePath, new Set([...(edges.get(finding.filePath) ?? []), ...added.map(({ path }) => path)]));
        return { ...finding, sources: [...(finding.sources ?? []), ...added].slice(0, finding_source/* mostSources */.g) };
    });
    return { findings: found, consulted: (0,reach/* joinEdges */.PZ)(edges) };
}

;// CONCATENATED MODULE: ./build/compiled/src/text/limits.js
const mostNamed = 200;
function nameFiles(paths) {
    const [first, ...others] = new Set(paths);
    if (first === undefined)
        return {};
    return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}
function formatUnnamedFiles(count) {
    return count > mostNamed ? ` (${count} files may be cut off, the first ${mostNamed} are named)` : '';
}
function formatFileCount(count) {
    const files = count === 1 ? '1 changed file' : `${count} changed files`;
    return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}
function findNewlyHidden(head, base, changed) {
    const hiddenBefore = new Map(base?.cut.map(({ path, hidden }) => [path, hidden]));
    const linesBefore = base?.requestLines ?? new Map();
    const gone = [...linesBefore.keys()].filter((path) => !head.requestLines.has(path));
    const before = (path, known) => known.get(path) ?? (linesBefore.has(path) ? [] : gone.flatMap((each) => known.get(each) ?? []));
    const found = head.cut.flatMap(({ path, hidden, sources }) => [
        ...(changed.has(path) && hasMore(hidden, before(path, hiddenBefore)) ? [path] : []),
        ...sources.filter((each) => hasMore(head.requestLines.get(each) ?? [], before(each, linesBefore))),
    ]);
    return [...new Set(found)].sort();
}
function hasMore(now, before) {
    const left = new Map();
    for (const each of before)
        left.set(each, (left.get(each) ?? 0) + 1);
    return now.some((each) => {
        const count = left.get(each) ?? 0;
        left.set(each, count - 1);
        return count <= 0;
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/rendered.js
function findRenderedValue(path, output, rendered) {
    const name = removeExtension(path);
    const isNamed = ({ template }) => {
        const wanted = removeExtension(template.replace(/^(?:\.{0,2}\/)+/, ''));
        return template === '*' || name === wanted || name.endsWith(`/${wanted}`);
    };
    const written = /^[\w.$]*/.exec(output.trim())?.[0] ?? '';
    return rendered.find((one) => isNamed(one) && (written === one.key || written.startsWith(`${one.key}.`)));
}
const extensions = /(?:\.(?:html?|ejs|pug|jade|hbs|handlebars|mustache|njk|twig|eta|jinja2?|j2))+$/;
function removeExtension(path) {
    return path.replace(extensions, '');
}
function isTemplateName(path) {
    return extensions.test(path);
}
function mayRender(text) {
    return /\b(?:render|view|renderFile|renderAsync)\b|\blocals\b/.test(text);
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js
var scanners_file_role = __webpack_require__(1702);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/ruff-rules.js
const secretName = /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|signature|auth|credential|captcha|ticket|gentck/i;
const judgeBySecretName = (otherwise) => (code, line) => secretName.test(`${code.split('\n', 2).join(' ')} ${line.split('\n').slice(-2).join(' ')}`) ? 'MEDIUM' : otherwise;
const constantText = /\(\s*[a-z]?(?:"[^"{]*"|'[^'{]*')\s*[,)]/i;
const judgeUnlessConstant = (severity) => (code) => (constantText.test(code) ? undefined : severity);
const judgeUnlessQuoted = (code) => constantText.test(code)
    ? undefined
    : /\b(?:shlex|pipes)\.quote\(/.test(code.split('\n', 1)[0] ?? '')
        ? 'LOW'
        : 'MEDIUM';
const ruffRules = {
    'exec-builtin': {
        code: 'S102',
        weakness: 'code-injection',
        severity: 'MEDIUM',
        judge: judgeUnlessConstant('MEDIUM'),
    },
    'bad-file-permissions': { code: 'S103', weakness: 'permissions', severity: 'MEDIUM' },
    'hardcoded-temp-file': {
        code: 'S108',
        weakness: 'temporary-file',
        severity: 'MEDIUM',
        judge: (code) => /key|token|secret|passw|session|credential/i.test(code.split('\n', 1)[0] ?? '') ? 'MEDIUM' : undefined,
    },
    'tarfile-unsafe-members': { code: 'S202', weakness: 'archive', severity: 'MEDIUM' },
    'suspicious-pickle-usage': {
        code: 'S301',
        weakness: 'deserialization',
        severity: 'MEDIUM',
        judge: (_, line) => (/loads?\(\s*[\w.]*dumps?\(/.test(line) ? undefined : 'MEDIUM'),
    },
    'suspicious-marshal-usage': { code: 'S302', weakness: 'deserialization', severity: 'MEDIUM' },
    'suspicious-insecure-hash-usage': {
        code: 'S303',
        weakness: 'weak-hash',
        severity: 'LOW',
        judge: judgeBySecretName('LOW'),
    },
    'suspicious-insecure-cipher-usage': { code: 'S304', weakness: 'weak-cipher', severity: 'MEDIUM' },
    'suspicious-insecure-cipher-mode-usage': { code: 'S305', weakness: 'weak-cipher', severity: 'MEDIUM' },
    'suspicious-mktemp-usage': { code: 'S306', weakness: 'temporary-file', severity: 'LOW' },
    'suspicious-eval-usage': {
        code: 'S307',
        weakness: 'code-injection',
        severity: 'MEDIUM',
        judge: judgeUnlessConstant('MEDIUM'),
    },
    'suspicious-mark-safe-usage': {
        code: 'S308',
        weakness: 'escaping-off',
        severity: 'LOW',
        judge: judgeUnlessConstant('LOW'),
    },
    'suspicious-non-cryptographic-random-usage': {
        code: 'S311',
        weakness: 'weak-random',
        severity: 'MEDIUM',
        judge: judgeBySecretName(undefined),
    },
    'suspicious-telnet-usage': { code: 'S312', weakness: 'cleartext', severity: 'MEDIUM' },
    'suspicious-xmlc-element-tree-usage': { code: 'S313', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-element-tree-usage': { code: 'S314', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-expat-reader-usage': { code: 'S315', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-expat-builder-usage': { code: 'S316', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-sax-usage': { code: 'S317', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-mini-dom-usage': { code: 'S318', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-xml-pull-dom-usage': { code: 'S319', weakness: 'xml-entities', severity: 'LOW' },
    'suspicious-ftp-lib-usage': { code: 'S321', weakness: 'cleartext', severity: 'LOW' },
    'suspicious-unverified-context-usage': { code: 'S323', weakness: 'tls-unchecked', severity: 'MEDIUM' },
    'hashlib-insecure-hash-function': {
        code: 'S324',
        weakness: 'weak-hash',
        severity: 'LOW',
        judge: judgeBySecretName('LOW'),
    },
    'request-with-no-cert-validation': { code: 'S501', weakness: 'tls-unchecked', severity: 'MEDIUM' },
    'ssl-insecure-version': { code: 'S502', weakness: 'tls-old', severity: 'MEDIUM' },
    'ssl-with-bad-defaults': { code: 'S503', weakness: 'tls-old', severity: 'MEDIUM' },
    'weak-cryptographic-key': { code: 'S505', weakness: 'weak-key', severity: 'MEDIUM' },
    'unsafe-yaml-load': { code: 'S506', weakness: 'deserialization', severity: 'MEDIUM' },
    'ssh-no-host-key-verification': { code: 'S507', weakness: 'ssh-unchecked', severity: 'MEDIUM' },
    'snmp-insecure-version': { code: 'S508', weakness: 'cleartext', severity: 'MEDIUM' },
    'snmp-weak-cryptography': { code: 'S509', weakness: 'cleartext', severity: 'MEDIUM' },
    'subprocess-popen-with-shell-equals-true': {
        code: 'S602',
        weakness: 'command-injection',
        severity: 'MEDIUM',
        judge: judgeUnlessQuoted,
    },
    'call-with-shell-equals-true': {
        code: 'S604',
        weakness: 'command-injection',
        severity: 'MEDIUM',
        judge: judgeUnlessQuoted,
    },
    'start-process-with-a-shell': {
        code: 'S605',
        weakness: 'command-injection',
        severity: 'MEDIUM',
        judge: judgeUnlessQuoted,
    },
    'hardcoded-sql-expression': { code: 'S608', weakness: 'sql-injection', severity: 'MEDIUM' },
    'unix-command-wildcard-injection': { code: 'S609', weakness: 'command-injection', severity: 'LOW' },
    'django-extra': { code: 'S610', weakness: 'sql-injection', severity: 'MEDIUM' },
    'django-raw-sql': { code: 'S611', weakness: 'sql-injection', severity: 'LOW' },
    'logging-config-insecure-listen': { code: 'S612', weakness: 'code-injection', severity: 'MEDIUM' },
    'jinja2-autoescape-false': { code: 'S701', weakness: 'escaping-off', severity: 'MEDIUM' },
    'mako-templates': { code: 'S702', weakness: 'escaping-off', severity: 'MEDIUM' },
    'unsafe-markup-use': { code: 'S704', weakness: 'xss', severity: 'LOW', judge: judgeUnlessConstant('LOW') },
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/weaknesses.js
const pythonWeaknesses = {
    'sql-injection': definePythonWeakness(['CWE-89', 8.8, 'SQL query built from strings (SQL injection)'], 'A value becomes part of the text of an SQL query. An attacker who controls it can read and change all data that the query has access to.', 'Pass values as parameters of execute(), never by string formatting; take column names from a fixed list.'),
    'command-injection': definePythonWeakness(['CWE-78', 9.8, 'Shell command built from strings (command injection)'], 'A value becomes part of a command that a shell or the system runs. An attacker who controls it can start any program.', 'Call subprocess.run with a fixed program, a list of arguments, and no shell=True.'),
    'code-injection': definePythonWeakness(['CWE-95', 9.8, 'Dynamic text executed as code (code injection)'], 'Text that is only known at run time is executed as code. An attacker who controls it can run code with the rights of the program.', 'Use ast.literal_eval for data, or a table of allowed functions. Do not execute text.'),
    reflection: definePythonWeakness(['CWE-470', 6.5, 'Untrusted input decides which function is called'], 'A request names the function to call, so a client can call every function that is reachable this way.', 'Look the function up in a fixed table of allowed functions.'),
    'template-injection': definePythonWeakness(['CWE-1336', 9.1, 'Template built from strings (template injection)'], 'A value becomes part of a template. Template expressions are evaluated on the server, which usually allows running code.', 'Keep templates constant and pass values as variables.'),
    'path-traversal': definePythonWeakness(['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'], 'A request chooses the file. With ".." or an absolute path, it can access files outside the intended folder.', 'Resolve the path and check that it is inside the folder, or use send_from_directory or secure_filename.'),
    ssrf: definePythonWeakness(['CWE-918', 7.5, 'Untrusted input used as the URL of a request (SSRF)'], 'A client chooses the URL that the server requests, so it can reach services that only the server can access.', 'Allow only known hosts, and refuse private addresses after name resolution.'),
    'open-redirect': definePythonWeakness(['CWE-601', 5.4, 'Untrusted input used as a redirect target (open redirect)'], 'A link to this site can lead to any other site, which helps phishing.', 'Redirect to known paths only; check the target with url_has_allowed_host_and_scheme or your own list.'),
    xss: definePythonWeakness(['CWE-79', 6.1, 'HTML built from strings without escaping (XSS)'], 'A value becomes HTML of the page. Scripts in it run in the name of the user who views the page.', 'Render the value with a template that escapes, or escape it with markupsafe.escape.'),
    'escaping-off': definePythonWeakness(['CWE-79', 6.1, 'Template escaping turned off (XSS)'], 'Values become HTML of the page, scripts included.', 'Keep escaping on; mark only constant HTML as safe.'),
    deserialization: definePythonWeakness(['CWE-502', 8.1, 'Unsafe deserialization'], 'Reading such data can call any function. An attacker who can write the data runs code with the rights of the program.', 'Use JSON or yaml.safe_load. If data must be pickled, sign it and check the signature first.'),
    'xml-entities': definePythonWeakness(['CWE-611', 7.5, 'XML parsed with external entities (XXE)'], 'A document can name files and URLs that the parser then reads, or make it run out of memory.', 'Parse with defusedxml, or turn off entities, DTDs and network access.'),
    'log-injection': definePythonWeakness(['CWE-117', 4.3, 'Untrusted input written to a log (log injection)'], 'With line breaks in the value, an attacker can forge log entries.', 'Remove line breaks from the value, or use structured logging.'),
    'cookie-trusted': definePythonWeakness(['CWE-565', 6.5, 'Unsigned cookie used for a security decision'], 'Users can change their cookies, so a cookie without a signature proves nothing about the user.', 'Keep such data in a server-side session, or sign the cookie and check the signature.'),
    'password-logged': definePythonWeakness(['CWE-532', 4.4, 'Password written to a log'], 'Anyone who can read the log, or a copy of it, has the password.', 'Do not log the password.'),
    'weak-hash': definePythonWeakness(['CWE-327', 5.9, 'Weak hash function'], 'MD5 and SHA-1 are not collision-resistant, and far too fast for passwords.', 'Hash passwords with argon2, scrypt or bcrypt, everything else with SHA-256. Set usedforsecurity=False if the hash protects nothing.'),
    'weak-cipher': definePythonWeakness(['CWE-327', 5.9, 'Weak cipher or mode'], 'Data encrypted with this cipher or mode can be read or changed.', 'Use AES-GCM or ChaCha20-Poly1305, or cryptography.fernet.'),
    'fixed-iv': definePythonWeakness(['CWE-329', 5.9, 'Hard-coded initialization vector'], 'Texts with the same beginning look the same when they are encrypted, and some modes reveal the key stream.', 'Generate a new one for each text with secrets.token_bytes, and store it with the text.'),
    'error-details': definePythonWeakness(['CWE-209', 5.3, 'Stack trace sent to the client'], 'A stack trace shows attackers paths, versions and the code around the error.', 'Log the error, and send a short message with an id that can be found in the log.'),
    'weak-key': definePythonWeakness(['CWE-326', 5.9, 'Encryption key is too short'], 'Keys of this length can be broken.', 'Use RSA keys of 3072 bits or more, or elliptic curves of 256.'),
    'weak-random': definePythonWeakness(['CWE-330', 5.9, 'Secret generated with predictable random numbers'], 'Numbers from the random module can be predicted from earlier ones.', 'Use the secrets module.'),
    'tls-unchecked': definePythonWeakness(['CWE-295', 7.4, 'TLS certificate verification turned off'], 'An attacker between both sides can pretend to be the server, and read and change all data.', 'Keep verification on; trust a private certificate authority by passing its certificate.'),
    'tls-old': definePythonWeakness(['CWE-326', 5.9, 'Outdated TLS version'], 'The version has known weaknesses.', 'Use ssl.create_default_context().'),
    'ssh-unchecked': definePythonWeakness(['CWE-295', 7.4, 'SSH host key not verified'], 'An attacker between both sides can pretend to be the host.', 'Load the known host keys and use RejectPolicy.'),
    cleartext: definePythonWeakness(['CWE-319', 5.9, 'Unencrypted protocol'], 'An attacker on the network can read and change passwords and data.', 'Use SSH, SFTP, HTTPS or SNMPv3 with encryption.'),
    debug: definePythonWeakness(['CWE-489', 7.5, 'Debug mode turned on'], 'Error pages show code and variables to everyone; the Werkzeug debugger can even run code.', 'Turn it on only on your own machine, with an environment variable.'),
    cookie: definePythonWeakness(['CWE-1004', 4.3, 'Cookie without HttpOnly or Secure'], 'Scripts on the page can read the cookie, or it is sent without encryption.', 'Set HttpOnly, Secure and SameSite.'),
    'csrf-off': definePythonWeakness(['CWE-352', 6.5, 'CSRF protection turned off'], 'Another website can make the browser of a signed-in user send requests to this one.', 'Keep CSRF protection on; exempt only endpoints that do not use cookies.'),
    'session-fixation': definePythonWeakness(['CWE-384', 5.4, 'Session id not renewed at login (session fixation)'], 'An attacker who knows the session id before the login can use it afterwards.', 'Create a new session at login: new_session(), cycle_key() or session.regenerate().'),
    cors: definePythonWeakness(['CWE-942', 5.4, 'CORS allows any origin'], 'Any website can read the responses, with the cookies of the user if credentials are allowed.', 'Allow only the origins that need it.'),
    hosts: definePythonWeakness(['CWE-644', 4.3, 'Host header not validated'], 'Any Host header is accepted, and can end up in links, for example in emails.', 'List the hosts in ALLOWED_HOSTS.'),
    'jwt-unchecked': definePythonWeakness(['CWE-347', 8.1, 'JWT accepted without verifying its signature'], 'Anyone can create such a token for any user.', 'Decode with the key, with verification on, and with a list of allowed algorithms.'),
    upload: definePythonWeakness(['CWE-434', 7.2, 'Uploaded file stored under the name from the client'], 'The client chooses the folder and the type of the file.', 'Generate the name yourself or use secure_filename, and allow only known file types.'),
    permissions: definePythonWeakness(['CWE-732', 5.5, 'World-writable file'], 'Other users on the machine can change the file.', 'Allow only the owner: 0o600 or 0o700.'),
    'temporary-file': definePythonWeakness(['CWE-377', 4.4, 'Predictable temporary file'], 'Another user can create the file first, or replace it with a link.', 'Use tempfile.mkstemp or NamedTemporaryFile.'),
    archive: definePythonWeakness(['CWE-22', 6.5, 'Archive extracted without checking its paths (zip slip)'], 'Entries with ".." in their path are written outside the folder.', 'Extract with filter="data", or check every path.'),
    xpath: definePythonWeakness(['CWE-643', 7.5, 'XPath expression built from strings (XPath injection)'], 'A value becomes part of the expression and can change what it selects.', 'Pass values as XPath variables.'),
    ldap: definePythonWeakness(['CWE-90', 7.5, 'LDAP filter built from strings (LDAP injection)'], 'A value becomes part of the filter and can change what the filter selects.', 'Escape the value with ldap.filter.escape_filter_chars.'),
    regex: definePythonWeakness(['CWE-1333', 5.3, 'Untrusted input used as a regular expression'], 'A crafted regular expression can run for minutes.', 'Escape the value with re.escape.'),
    'slow-regex': definePythonWeakness(['CWE-1333', 5.3, 'Regular expression with exponential run time (ReDoS)'], 'A repetition inside a repetition can match the same text in very many ways. For a short crafted input that does not match, all of them are tried.', 'Rewrite it without nested repetition, or limit the length of the input.'),
    'nosql-injection': definePythonWeakness(['CWE-943', 7.5, 'Untrusted input in a database query (NoSQL injection)'], 'If the client sends an object with operators instead of text, it changes what the query selects.', 'Convert each value to its expected type, for example with str(), before using it in a query.'),
    'query-keywords': definePythonWeakness(['CWE-943', 7.5, 'Conditions of a query chosen by a request (ORM injection)'], 'The client chooses the names of the conditions. With names such as user__password__startswith, it can guess values of other tables.', 'Take the allowed conditions by name.'),
    jsonp: definePythonWeakness(['CWE-79', 5.4, 'Script that calls a function from the request (JSONP)'], 'The request chooses the beginning of a script. Other sites can run code of their choice from this site, and read the data in the answer.', 'Answer with JSON and allow the origins that need it, or check the name of the function against a pattern of letters and digits.'),
    'session-chosen': definePythonWeakness(['CWE-384', 6.5, 'Session id taken from the request (session fixation)'], 'An attacker can give someone a session id that the attacker knows, and use it after the login.', 'Let the framework create the session id, and a new one at each login.'),
    'mass-assignment': definePythonWeakness(['CWE-915', 7.1, 'Fields of an object set from a whole request (mass assignment)'], 'The client can set every field of the object, including fields that control access.', 'Take the allowed fields by name, or validate the request against a schema that refuses others.'),
    'fast-hash': definePythonWeakness(['CWE-916', 5.9, 'Password hashed with a fast hash function'], 'An attacker can try billions of passwords per second against such a hash.', 'Hash passwords with argon2, scrypt or bcrypt.'),
    'password-plain': definePythonWeakness(['CWE-256', 5.9, 'Password stored in plain text'], 'A password is compared with the stored one as text, so passwords are stored in plain text: anyone who reads the database has all of them.', 'Store a hash (argon2, scrypt or bcrypt) and check it with the verify function of the library.'),
};
function definePythonWeakness([cwe, cvss, title], description, remediation) {
    return { cwe, cvss, title, description, remediation };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/findings.js







function createPythonFindings(path, text, locations) {
    const lines = text.split(/\r\n|[\n\r]/);
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const role = (0,scanners_file_role/* describeRole */.U)(path, text);
    const stands = role === '' ? '' : ` ${role}`;
    const { ownerAt, names } = findOwners(lines);
    return removeDuplicates(locations, lines).map((location) => {
        const { cwe, cvss, title, description, remediation } = pythonWeaknesses[location.weakness];
        const from = location.source === undefined ? '' : ` It comes from ${(0,snippet/* collapseBlanks */.JE)(location.source)}.`;
        return {
            type: 'SAST',
            severity: location.severity,
            title,
            description: `${description}${from}${stands} Found by ${location.rule.includes('-') && location.rule in ruffRules ? 'ruff' : 'scan-gate'}: ${location.rule}.`,
            remediation: (0,meaning/* addLink */.c)(remediation, cwe),
            cwe,
            cvss: (0,meaning/* limitScore */.o)(location.severity, cvss),
            filePath: path,
            line: location.line,
            codeSnippet: (0,snippet/* extractFramedCode */.ug)(lines, location),
            ...identify({
                rule: location.weakness,
                path,
                code: (0,snippet/* collapseBlanks */.JE)((0,snippet/* extractShownCode */.ef)(lines, location)),
                node: (0,snippet/* extractReportedCode */.yI)(lines, location),
            }),
            ...(location.sources === undefined ? {} : { sources: location.sources }),
            owners: [ownerAt(location.line)].filter((owner) => owner !== ''),
            ownersInFile: names,
        };
    });
}
function findOwners(lines) {
    const open = [];
    const byLine = lines.map((line) => {
        const indent = line.search(/[^ \t\f]/);
        if (indent === -1 || /^[#)\]}]/.test(line.slice(indent)))
            return open.at(-1)?.name ?? '';
        while ((open.at(-1)?.indent ?? -1) >= indent)
            open.pop();
        const name = /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/.exec(line.slice(indent))?.[1];
        if (name !== undefined)
            open.push({ indent, name: [open.at(-1)?.name, name].filter(Boolean).join('.') });
        return open.at(-1)?.name ?? '';
    });
    return { ownerAt: (line) => byLine[line - 1] ?? '', names: [...new Set(byLine)].filter((name) => name !== '') };
}
function removeDuplicates(locations, lines) {
    const sorted = locations.toSorted((a, b) => (0,src_severity/* getSeverityRank */.Eg)(a.severity) - (0,src_severity/* getSeverityRank */.Eg)(b.severity));
    const kept = [];
    const near = createLineIndex();
    for (const location of sorted) {
        const twin = near
            .at(location)
            .find((other) => isSameWeakness(other, location) || isBuiltForUse(location, other, lines));
        const one = { ...location };
        if (twin === undefined) {
            kept.push(one);
            near.add(one);
        }
        else {
            if (location.line < twin.line)
                Object.assign(twin, getPosition(location));
            if (location.sources !== undefined)
                twin.sources = [...(twin.sources ?? []), ...location.sources];
        }
    }
    return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}
const farthest = 40;
function createLineIndex() {
    const byBlock = new Map();
    const getBlock = (line) => Math.floor(line / farthest);
    return {
        at: ({ line }) => [-1, 0, 1].flatMap((step) => byBlock.get(getBlock(line) + step) ?? []),
        add: (location) => {
            const block = getBlock(location.line);
            byBlock.set(block, [...(byBlock.get(block) ?? []), location]);
        },
    };
}
function isSameWeakness(one, other) {
    return one.line === other.line && pythonWeaknesses[one.weakness].cwe === pythonWeaknesses[other.weakness].cwe;
}
function isBuiltForUse(built, run, lines) {
    if (built.weakness !== 'sql-injection' || run.weakness !== 'sql-injection' || !run.rule.startsWith('taint'))
        return false;
    if (built.line >= run.line && built.line <= run.endLine)
        return true;
    const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
    const call = lines.slice(run.line - 1, run.endLine).join(' ');
    return (built.line < run.line && run.line - built.line <= farthest && name !== undefined && call.split(/\W+/).includes(name));
}
function getPosition({ line, column, endLine, endColumn }) {
    return { line, column, endLine, endColumn };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/logins.js





const login = /auth|log(?:ged)?_?in|permission|user_passes_test|staff_member|jwt|protect|requires?_|admin/i;
const registration = /\b(?:path|re_path|url|add_url_rule|add_api_route|add_route|add_resource|add_view|register|add_(?:get|post|put|patch|delete)|Route)\(/g;
const longestRegistration = 400;
function readRouteFiles(root, files) {
    const paths = new Set(files.keys());
    const included = new Map();
    const found = [...files].flatMap(([path, stored]) => {
        const { text } = (0,decode/* decodeText */.g7)((0,text_contents/* readContent */.c_)(root, stored, maximumModuleBytes));
        const starts = [...text.matchAll(registration)].map(({ index }) => index);
        if (starts.length === 0)
            return [];
        const modules = new Set([path, ...listImportedModules(path, text, paths)]);
        const names = new Map();
        for (const [index, start] of starts.entries()) {
            const [code = ''] = text
                .slice(start, Math.min(starts[index + 1] ?? text.length, start + longestRegistration))
                .split(/\n(?:\]|def |class |@)/, 1);
            const dotted = [...code.matchAll(/["']([A-Za-z_]\w*(?:\.\w+)+)["']/g)].map(([, name = '']) => name);
            const named = listImportedModules(path, dotted.map((name) => `import ${name}`).join('\n'), paths);
            for (const module of named)
                included.set(module, (included.get(module) ?? 0) + 1);
            for (const name of dotted) {
                const from = name.replace(/(.*)\.(.*)/, 'from $1 import $2');
                for (const module of listImportedModules(path, from, paths))
                    modules.add(module);
            }
            const words = `${code.replaceAll(/(["']).*?\1/g, '')} ${dotted.join(' ')}`.match(/\b[A-Za-z_]\w*/g);
            for (const word of new Set(words))
                names.set(word, [...(names.get(word) ?? []), login.test(code)]);
        }
        return [{ path, modules, names }];
    });
    return found.map(({ path, modules, names }) => ({ modules, names, included: included.get(path) ?? 0 }));
}
const decorator = /^[ \t]*@([\w.]+)/gm;
const base = /(?<![\w.])([\w.]{0,100}(?:Login|Permission|UserPasses|Staff|Superuser)\w{0,60}(?:Mixin|View))\b/g;
const dependency = /\b(?:Depends|Security)\(\s*([\w.]*(?:user|auth|token|login|admin)[\w.]*)/gi;
const permissions = /permission_classes\s*=\s*[[(]([^\])]*)/g;
const condition = /\bis_authenticated\b|\bhas_perm\b|\bif\s+not\s+(?:request\.user|current_user|g\.user)\b|['"](?:user|user_id|username)['"]\s+(?:not\s+)?in\s+session/;
const route = /^[ \t]*@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(/gm;
const longestSignature = 4000;
function readFunctionAround(project, module, offset) {
    const before = module.source.text.slice(0, offset);
    const start = [...before.matchAll(/\n[ \t]*(?:async[ \t]+)?def /g)].at(-1)?.index ?? 0;
    const rows = before.slice(0, start).split('\n');
    const above = rows.slice(rows.findLastIndex((row) => !/^[ \t]*@/.test(row)) + 1).join('\n');
    const signature = module.source.text.slice(start, start + longestSignature).search(/:[ \t]*[#\n]/);
    const header = module.source.text.slice(start, Math.max(offset, start + signature));
    const owner = /^\n[ \t]/.test(header) ? before.slice(Math.max(before.lastIndexOf('\nclass ', start), 0), start) : '';
    const listNames = (code, pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name);
    const classes = listNames(owner, permissions).flatMap((list) => list.match(/[\w.]+/g) ?? []);
    const named = [
        ...listNames(above, decorator).filter((name) => login.test(name)),
        ...listNames(owner, base),
        ...listNames(header, dependency),
        ...classes.filter((name) => !/(?:^|\.)AllowAny$/.test(name)),
    ];
    return {
        start,
        names: [/def\s+(\w+)/.exec(header)?.[1] ?? [], /class\s+(\w+)/.exec(owner)?.[1] ?? []].flat(),
        routes: [...above.matchAll(route)].length,
        isGuarded: condition.test(header) || named.some((name) => mayCheck(project, module, name)),
    };
}
function mayCheck(project, module, name) {
    const definition = findDefinition(project, module, name.split('.'));
    if (definition === undefined)
        return true;
    const [first = '', ...body] = definition.split('\n');
    const bases = first.slice(first.indexOf(name.split('.').at(-1) ?? '') + name.length);
    return (/\b(?:if|raise|assert|try|and|or|match|abort|redirect)\b/.test(body.join('\n')) ||
        login.test(`${bases}\n${body.join('\n')}`));
}
const mostImports = 4;
function findDefinition(project, module, [first = '', ...rest], steps = 0) {
    const own = new RegExp(String.raw `^(?:async[ \t]+def|def|class)[ \t]+${first}\b.*(?:\n(?:[ \t#)].*)?)*`, 'm');
    const block = rest.length === 0 ? own.exec(module.source.text)?.[0] : undefined;
    const imported = module.imports.get(first);
    if (block !== undefined || imported === undefined || steps > mostImports)
        return block;
    let found = project.imported(module, imported);
    let left = imported.member === undefined ? rest : [imported.member, ...rest];
    const folder = found === undefined || 'folder' in found
        ? found?.folder
        : /(?:^|\/)__init__\.py$/.test(found.module.path)
            ? (0,file_name/* getFolder */.L2)(found.module.path)
            : undefined;
    const inner = folder === undefined ? undefined : project.within(folder, left[0] ?? '');
    if (inner !== undefined)
        [found, left] = [inner, left.slice(1)];
    return found !== undefined && 'module' in found && left.length > 0
        ? findDefinition(project, found.module, left, steps + 1)
        : undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/text/code-key.js
var code_key = __webpack_require__(9308);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/resolve.js


const mostSteps = 200;
function resolveCallee(context, callee) {
    const target = resolveNode(context, callee, { left: mostSteps });
    if (target?.kind === 'function')
        return target;
    if (target?.kind !== 'class')
        return undefined;
    const made = resolveClassMember(context, { ...target, kind: 'instance' }, { name: '__init__', way: { left: mostSteps } });
    return made?.kind === 'function' ? made : undefined;
}
const methodsOfRequests = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'dispatch'];
function resolveHandlers(context, node) {
    const target = resolveNode(context, node.name === 'CallExpression' ? node.firstChild : node, { left: mostSteps });
    if (target?.kind === 'function')
        return [target];
    if (target?.kind === 'class' && node.name !== 'CallExpression')
        return listRequestMethods(context, target);
    const view = node.name === 'CallExpression' ? (node.firstChild?.firstChild ?? null) : null;
    const owner = resolveNode(context, view, { left: mostSteps });
    return owner?.kind === 'class' ? listRequestMethods(context, owner) : [];
}
function listRequestMethods(context, owner) {
    return methodsOfRequests.flatMap((name) => {
        const method = resolveClassMember(context, { ...owner, kind: 'instance' }, { name, way: { left: mostSteps } });
        return method?.kind === 'function' ? [method] : [];
    });
}
function resolveClass(context, node) {
    const target = resolveNode(context, node, { left: mostSteps });
    return target?.kind === 'instance' ? target : undefined;
}
function resolveNode(context, node, way) {
    if (node === null || way.left-- <= 0)
        return undefined;
    switch (node.name) {
        case 'VariableName':
            return resolveName(context, getCode(context.module.source, node), way);
        case 'MemberExpression': {
            const name = node.getChild('PropertyName');
            const owner = name === null ? undefined : resolveNode(context, node.firstChild, way);
            const asked = { name: name === null ? '' : getCode(context.module.source, name), way };
            return owner === undefined ? undefined : resolveMember(context, owner, asked);
        }
        case 'CallExpression':
            return resolveResult(context, node, way);
        case 'AwaitExpression':
        case 'ParenthesizedExpression':
            return resolveNode(context, node.getChild('CallExpression') ?? node.getChild('VariableName'), way);
        default:
            return undefined;
    }
}
function resolveResult(context, call, way) {
    const callee = call.firstChild;
    if (callee !== null && getCode(context.module.source, callee) === 'super')
        return resolveParentClass(context, way);
    const target = resolveNode(context, callee, way);
    if (target?.kind === 'class')
        return { ...target, kind: 'instance' };
    if (target?.kind !== 'function')
        return undefined;
    return resolveInstance({ ...context, module: target.module, function: undefined }, target.one.returns, way);
}
function getOwnerClass({ module, function: one }) {
    return one?.owner === undefined ? undefined : module.classes.get(one.owner);
}
function resolveParentClass(context, way) {
    const [base] = getOwnerClass(context)?.bases ?? [];
    const target = base === undefined ? undefined : resolveNode({ ...context, function: undefined }, base, way);
    return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}
function resolveName(context, name, way) {
    const { module, function: one } = context;
    if (one !== undefined) {
        const owner = name === one.parameters[0]?.name && !hasDecorator(one, 'staticmethod') ? getOwnerClass(context) : undefined;
        if (owner !== undefined)
            return { kind: hasDecorator(one, 'classmethod') ? 'class' : 'instance', module, one: owner };
        const parameter = one.parameters.find((each) => each.name === name);
        if (parameter !== undefined)
            return resolveParameter(context, parameter, way);
        const values = listAssignments(context, one).get(name);
        if (values !== undefined)
            return findFirstTarget(values, (value) => resolveNode(context, value, way));
    }
    return resolveGlobal({ ...context, function: undefined }, name, way);
}
function resolveParameter(context, { type, default: given }, way) {
    const outside = { ...context, function: undefined };
    const provider = findProvider(given, type);
    const own = resolveInstance(outside, type, way);
    if (own !== undefined || provider === undefined)
        return own;
    const target = resolveDotted(outside, provider, way);
    if (target?.kind === 'class')
        return { ...target, kind: 'instance' };
    if (target?.kind !== 'function')
        return undefined;
    return resolveInstance({ ...outside, module: target.module }, target.one.returns, way);
}
function findProvider(given, type) {
    const provider = /^(?:\w+\.)?(?:Depends|Security)\(\s*([\w.]+)/.exec(given);
    return provider?.[1] ?? /^(?:\w+\.)?Annotated\[[\s\S]*\b(?:Depends|Security)\(\s*([\w.]+)/.exec(type)?.[1];
}
function listAssignments({ module }, one) {
    one.assigned ??= collectAssignments(module, one);
    return one.assigned;
}
function collectAssignments(module, one) {
    const names = new Map();
    const recordAssignment = (target, value) => {
        if (target?.name !== 'VariableName' || value === null || target === value)
            return;
        const name = getCode(module.source, target);
        names.set(name, [...(names.get(name) ?? []), value]);
    };
    for (const node of iterateNodes(one.body)) {
        if (node.name === 'AssignStatement' || node.name === 'NamedExpression')
            recordAssignment(node.firstChild, node.lastChild);
        else if (node.name === 'as' && node.parent?.name === 'WithStatement')
            recordAssignment(node.nextSibling, node.prevSibling);
    }
    return names;
}
const mostValues = 4;
function findFirstTarget(values, resolve) {
    for (const value of values.slice(0, mostValues)) {
        const target = resolve(value);
        if (target !== undefined)
            return target;
    }
    return undefined;
}
function resolveGlobal(context, name, way) {
    if (way.left-- <= 0)
        return undefined;
    const { project, module } = context;
    const one = module.classes.get(name);
    if (one !== undefined)
        return { kind: 'class', module, one };
    const found = module.functions.get(name);
    if (found !== undefined)
        return { kind: 'function', module, one: found, offset: 0 };
    const imported = module.imports.get(name);
    if (imported !== undefined)
        return resolveImported(context, imported, way);
    const value = module.variables.get(name);
    if (value !== undefined)
        return resolveNode(context, value, way);
    for (const star of module.stars) {
        const found = project.imported(module, star);
        const target = found !== undefined && 'module' in found ? resolveGlobal({ ...context, ...found }, name, way) : undefined;
        if (target !== undefined)
            return target;
    }
    return undefined;
}
function resolveImported(context, imported, way) {
    const found = context.project.imported(context.module, imported);
    if (found === undefined)
        return undefined;
    const own = { kind: 'package', found };
    return imported.member === undefined ? own : resolveMember(context, own, { name: imported.member, way });
}
function resolveMember(context, target, asked) {
    if (asked.way.left-- <= 0 || target.kind === 'function')
        return undefined;
    if (target.kind !== 'package')
        return resolveClassMember(context, target, asked);
    const { found } = target;
    const inner = resolveInner(context.project, found, asked.name);
    if (!('module' in found))
        return inner;
    const isItself = context.module === found.module;
    const own = isItself
        ? undefined
        : resolveGlobal({ ...context, module: found.module, function: undefined }, asked.name, asked.way);
    return own ?? inner;
}
function resolveInner(project, found, name) {
    const folder = 'folder' in found
        ? found.folder
        : (0,file_name/* getBaseName */.J)(found.module.path) === '__init__.py'
            ? (0,file_name/* getFolder */.L2)(found.module.path)
            : undefined;
    const inner = folder === undefined ? undefined : project.within(folder, name);
    return inner === undefined ? undefined : { kind: 'package', found: inner };
}
function resolveClassMember(context, target, asked) {
    const { module, one } = target;
    if (asked.way.left-- <= 0)
        return undefined;
    const method = module.functions.get(`${one.name}.${asked.name}`);
    if (method !== undefined) {
        const isBound = target.kind === 'instance' || hasDecorator(method, 'classmethod');
        const offset = isBound && !hasDecorator(method, 'staticmethod') ? 1 : 0;
        return { kind: 'function', module, one: method, offset };
    }
    const here = { project: context.project, module, function: undefined };
    const field = one.fields.get(asked.name);
    if (field !== undefined) {
        const typed = resolveInstance(here, field.type, asked.way);
        return typed ?? resolveNode({ ...here, function: field.within }, field.value ?? null, asked.way);
    }
    for (const base of one.bases) {
        const parent = resolveNode(here, base, asked.way);
        const found = parent?.kind === 'class' ? resolveClassMember(context, { ...parent, kind: target.kind }, asked) : undefined;
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function resolveInstance(context, type, way) {
    const plain = type
        .replaceAll(/["'\s]/g, '')
        .replace(/^(?:\w+\.)*(?:Optional|Annotated|ClassVar|Final|Awaitable)\[([\w.]+)[\s\S]*\]$/, '$1')
        .replace(/^(?:None\|)?([\w.]+)(?:\|None)?$/, '$1');
    if (!/^[A-Za-z_][\w.]*$/.test(plain))
        return undefined;
    const target = resolveDotted(context, plain, way);
    return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}
function resolveDotted(context, code, way) {
    const [first = '', ...rest] = code.split('.');
    let target = resolveGlobal(context, first, way);
    for (const name of rest)
        target = target === undefined ? undefined : resolveMember(context, target, { name, way });
    return target;
}
function findNamedFunction(context, code) {
    const target = resolveDotted({ ...context, function: undefined }, code, { left: mostSteps });
    return target?.kind === 'function' ? target : undefined;
}
function expandTypeAlias(context, type) {
    const imported = context.module.imports.get(type);
    const found = imported?.member === undefined ? undefined : context.project.imported(context.module, imported);
    const [module, name] = found !== undefined && 'module' in found ? [found.module, imported?.member ?? ''] : [context.module, type];
    const value = module.variables.get(name);
    return value === undefined ? type : getCode(module.source, value);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/sources.js

const sources_request = /^(?:\w+\.)*(?:request|req|current_request|flask_request|http_request)\.(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|rel_url\.query|view_args|environ|params|get_json|get_data|get_argument|text\(|read\(|post\(|referrer|user_agent|to_dict|route_params|get_body|path_params|path_parameters|get_param|get_param_as_list|media|get_media|bounded_stream|stream|dict|getall|getone)(?:\b|(?<=\())/;
const handlerMethod = /^self\.(?:(?:get_argument|get_arguments|get_query_argument|get_body_argument|get_cookie)\(|path_args\b|path_kwargs\b)/;
function isRequest(code) {
    return sources_request.test(code) || handlerMethod.test(code);
}
const sources_route = /^@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(\s*(?:[a-z]*["'](.*?)["'])?/is;
const narrowType = /^(?:(?:typing\.)?(?:Optional|Annotated)\[)?(?:int|float|bool|UUID|uuid\.UUID|UUID4|date|datetime|Decimal|PositiveInt)\b/;
const provided = /^(?:\w+\.)?(?:Depends|Security|Request|Response|BackgroundTasks|WebSocket|Session|AsyncSession)\b/;
const providedWithin = /\b(?:Depends|Security)\(/;
const giver = /^(?:self|cls|request|req|db|session|response|conn|current_user|user)$/;
const eventHandler = /^@[\w.]*(?:on_(?:s3_event|sns_message|sqs_message|kinesis_record|dynamodb_record|ws_message)|cloud_event)\b/;
const exposed = /^@(?:\w+\.)*expose$/;
function isRouteHandler({ decorators }) {
    return decorators.some((decorator) => sources_route.test(decorator) || exposed.test(decorator));
}
function listClientParameters(one, { writtenOut, isAnswer, bases }) {
    const { name, parameters, decorators } = one;
    if (isAnswer)
        return new Set(listOpenParameters(parameters, writtenOut));
    const names = parameters.map((parameter) => parameter.name);
    if (/^(?:lambda_)?handler$|_handler$/.test(name) && names[1] === 'context')
        return new Set(names.slice(0, 1));
    if (names.length === 2 && names[0] === 'event' && names[1] === 'context')
        return new Set(['event']);
    if (decorators.some((decorator) => eventHandler.test(decorator)))
        return new Set(names.slice(0, 1));
    const isResolver = (/^resolve_/.test(name) || name === 'mutate') && names.indexOf('info') >= 0;
    if (isResolver)
        return new Set(names.slice(names.indexOf('info') + 1));
    if (methods.has(name) && bases.some((base) => /(?:^|\.)RequestHandler$/.test(base)))
        return new Set(names.slice(1));
    if (!isRouteHandler(one))
        return new Set();
    const paths = decorators.flatMap((decorator) => sources_route.exec(decorator)?.slice(1) ?? []);
    const narrow = new Set(paths.flatMap((path) => listNarrowParts(path ?? '')));
    return new Set(listOpenParameters(parameters, writtenOut).filter((each) => !narrow.has(each)));
}
function listOpenParameters(parameters, writtenOut) {
    const open = parameters.filter((one) => {
        const type = writtenOut(one.type.trim()).trim();
        const isProvided = provided.test(one.default) || provided.test(type) || providedWithin.test(type);
        return !giver.test(one.name) && !narrowType.test(type) && !isProvided;
    });
    return open.map(({ name }) => name);
}
function listNarrowParts(path) {
    return [...path.matchAll(/<(?:int|float|uuid)(?:\([^)]*\))?:(\w+)>/g)].map((match) => match[1] ?? '');
}
const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);
const ownServer = /^self\.(?:path|rfile\.read\(|headers)(?:\b|(?<=\())/;
function isOwnServer(code, bases) {
    return ownServer.test(code) && bases.some((base) => /HTTPRequestHandler$/.test(base));
}
function parseRoute(source, call) {
    if (call.last === 'add_resource') {
        const [handler, ...paths] = call.positional;
        const parts = paths.flatMap((path) => [...listOpenParts(getStringValue(source, path) ?? '')]);
        return handler === undefined || parts.length === 0 ? undefined : { handler, parameters: new Set(parts) };
    }
    if (!/^(?:path|re_path|url|add_url_rule)$/.test(call.last))
        return undefined;
    const handler = call.named.get('view_func') ?? call.named.get('view') ?? call.positional[call.last === 'add_url_rule' ? 2 : 1];
    const path = getStringValue(source, call.positional[0]);
    if (path === undefined || handler === undefined)
        return undefined;
    const isPattern = /^(?:re_path|url)$/.test(call.last);
    const parameters = isPattern ? listOpenGroups(path) : listOpenParts(path);
    return parameters.size === 0 ? undefined : { handler, parameters };
}
function listOpenParts(path) {
    const parts = [...path.matchAll(/<(?:(\w+)(?:\([^)]*\))?:)?(\w+)>/g)];
    return new Set(parts.filter(([, kind = 'str']) => /^(?:str|string|path|default|any)$/.test(kind)).map((part) => part[2] ?? ''));
}
function listOpenGroups(pattern) {
    const groups = [...pattern.matchAll(/\(\?P<(\w+)>([^)]*)\)/g)];
    return new Set(groups.filter(([, , inner = '']) => /\.|\[\^|\\[SDW]/.test(inner)).map((group) => group[1] ?? ''));
}
const checked = /^(?:[\w.]+)\.(?:cleaned_data|validated_data)\b/;
const narrowField = /^(?:\w+\.)*(?:Typed)?(?:Integer|Float|Decimal|Boolean|NullBoolean|Date|DateTime|Time|Duration|UUID|Slug|Choice|MultipleChoice|ModelChoice|ModelMultipleChoice|Select|Radio|PrimaryKeyRelated|GenericIPAddress|IPAddress|Number)(?:Select|Selection)?Field\b/;
function classifyFormData(code, fieldOf) {
    const key = /^[\w.]+\.\w+(?:\.get\(|\.pop\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
    const field = checked.test(code) ? (key ?? '') : /^(?:\w+\.)*\w*[fF]orm\.(\w+)\.data$/.exec(code)?.[1];
    if (field === undefined)
        return undefined;
    return field !== '' && narrowField.test(fieldOf(field)) ? 'narrow' : 'any';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/calls.js



function createCallResolver(project) {
    const cached = new Map();
    return {
        project,
        found: (context, callee) => {
            const ofModule = cached.get(context.module) ?? new Map();
            cached.set(context.module, ofModule);
            const key = getPositionKey(callee);
            if (!ofModule.has(key))
                ofModule.set(key, resolveCallee(context, callee));
            return ofModule.get(key);
        },
    };
}
function listCalledFunctions(calls, module, one) {
    const context = { project: calls.project, module, function: one };
    const providers = one === undefined || !isRouteHandler(one) ? [] : one.parameters;
    const found = providers.flatMap(({ type, default: given }) => {
        const code = findProvider(given, expandTypeAlias(context, type));
        return code === undefined ? [] : (findNamedFunction(context, code) ?? []);
    });
    for (const node of iterateNodes(one?.body ?? module.source.root)) {
        const callee = node.name === 'CallExpression' ? node.firstChild : null;
        if (callee === null)
            continue;
        const target = calls.found(context, callee);
        if (target !== undefined)
            found.push(target);
        const call = one === undefined ? parseCall(module.source, node) : undefined;
        const route = call === undefined ? undefined : parseRoute(module.source, call);
        if (route !== undefined)
            found.push(...resolveHandlers(context, route.handler));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/names.js


const names_mostSteps = 12;
function findImportedName(here, node, left = names_mostSteps) {
    if (node == null || left <= 0)
        return undefined;
    const { source } = here.module;
    switch (node.name) {
        case 'VariableName':
            return findNameOrigin(here, getCode(source, node), left - 1);
        case 'MemberExpression':
            return findMemberName(here, node, left - 1);
        case 'CallExpression': {
            const callee = findImportedName(here, node.firstChild, left - 1);
            return callee === undefined ? undefined : `${callee}()`;
        }
        case 'AwaitExpression':
            return findImportedName(here, node.lastChild, left - 1);
        default:
            return undefined;
    }
}
function findMemberName({ module, function: one }, node, left) {
    const [owner, property] = [node.firstChild, node.getChild('PropertyName')];
    if (owner === null || property === null)
        return undefined;
    const name = getCode(module.source, property);
    const ownerName = findImportedName({ module, function: one }, owner, left);
    if (ownerName !== undefined)
        return `${ownerName}.${name}`;
    const isOwn = one?.owner !== undefined && getCode(module.source, owner) === 'self';
    const field = isOwn ? module.classes.get(one.owner ?? '')?.fields.get(name) : undefined;
    return field === undefined ? undefined : findImportedName({ module, function: field.within }, field.value, left);
}
function findNameOrigin(here, name, left) {
    const { module, function: one } = here;
    const parameter = one?.parameters.find((each) => each.name === name);
    if (parameter !== undefined) {
        const type = /^[A-Za-z_][\w.]*$/.test(parameter.type) ? resolveDottedName(module, parameter.type) : undefined;
        return type === undefined ? undefined : `${type}()`;
    }
    for (const value of listValues(here, name)) {
        const originalName = findImportedName(here, value, left);
        if (originalName !== undefined)
            return originalName;
    }
    return module.functions.has(name) || module.classes.has(name) ? undefined : resolveDottedName(module, name);
}
function resolveDottedName({ imports }, code) {
    const [first = '', ...rest] = code.split('.');
    const imported = imports.get(first);
    if (imported === undefined || imported.level > 0)
        return undefined;
    return [...imported.names, ...(imported.member === undefined ? [] : [imported.member]), ...rest].join('.');
}
function listValues({ module, function: one }, name) {
    const own = one === undefined ? undefined : listAssignments({ module }, one).get(name);
    const value = module.variables.get(name);
    return own ?? (value === undefined ? [] : [value]);
}
function resolveSingleValue(here, node) {
    if (node.name !== 'VariableName')
        return node;
    const values = listValues(here, getCode(here.module.source, node));
    return values.length === 1 ? (values[0] ?? node) : node;
}
const longestWritten = 4000;
function writeOut({ module, function: one }, node) {
    const codes = [getCode(module.source, node)];
    for (const name of names_listNames(module, node)) {
        for (const value of [...listValues({ module, function: one }, name), ...listAdded({ module, function: one }, name)])
            codes.push(getCode(module.source, value));
        if (codes.length > 40)
            break;
    }
    return codes.join('\n').slice(0, longestWritten);
}
function names_listNames({ source }, node) {
    const parts = node.name === 'VariableName' ? [node] : [...iterateNodes(node)].filter(({ name }) => name === 'VariableName');
    return new Set(parts.map((part) => getCode(source, part)));
}
function listAdded({ module, function: one }, name) {
    if (one === undefined)
        return [];
    one.added ??= collectAdded(module, one);
    return one.added.get(name) ?? [];
}
function collectAdded(module, one) {
    const names = new Map();
    for (const node of iterateNodes(one.body)) {
        const value = node.name === 'UpdateStatement' ? node.lastChild : null;
        if (value === null || node.firstChild === null)
            continue;
        const target = getCode(module.source, node.firstChild);
        names.set(target, [...(names.get(target) ?? []), value]);
    }
    return names;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/origin.js
const noOrigin = { parameters: new Set() };
function combineOrigins(origins) {
    const existing = origins.filter((origin) => origin !== undefined);
    if (existing.length === 1)
        return existing[0] ?? noOrigin;
    const [outside, ...rest] = listOutsides(existing);
    const parameters = new Set(existing.flatMap((origin) => [...origin.parameters]));
    if (outside === undefined)
        return { parameters };
    return rest.length === 0 ? { outside, parameters } : { outside, also: rest, parameters };
}
const mostOutsides = 12;
function listOutsides(origins) {
    const all = origins.flatMap(({ outside, also = [] }) => (outside === undefined ? [] : [outside, ...also]));
    const uniqueOutsides = new Map(all.map((each) => [`${each.module.path} ${each.from} ${each.code}`, each]));
    return [...uniqueOutsides.values()].slice(0, mostOutsides);
}
function isFromOutside({ outside, parameters }) {
    return outside !== undefined || parameters.size > 0;
}
function toCallerOrigin(origin, handed) {
    const own = origin.outside === undefined ? noOrigin : { ...origin, parameters: new Set() };
    return combineOrigins([own, ...[...origin.parameters].map((index) => handed[index])]);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/scope.js



function setValue({ values, known: cachedOrigins }, name, origin) {
    values.set(name, origin);
    cachedOrigins.clear();
}
function bindTarget(scope, target, { origin, isCertain = false }) {
    if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(target.name)) {
        for (const child of listChildren(target))
            bindTarget(scope, child, { origin, isCertain });
        return;
    }
    if (target.name !== 'VariableName' && target.name !== 'MemberExpression')
        return;
    const name = getCode(scope.source, target);
    const isElement = target.name === 'MemberExpression' && target.getChild('[') !== null;
    if (isElement) {
        const owner = target.firstChild === null ? name : getCode(scope.source, target.firstChild);
        if (isFromOutside(origin))
            setValue(scope, owner, combineOrigins([scope.values.get(owner), origin]));
    }
    const before = isCertain ? undefined : scope.values.get(name);
    setValue(scope, name, combineOrigins([before, origin]));
}
const mostReached = 500;
function addReached({ reached }, one) {
    const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
    const before = reached.get(key);
    if (before === undefined && reached.size >= mostReached && one.origin.outside === undefined)
        return;
    reached.set(key, before === undefined ? one : combineReached(before, one));
}
function combineReached(before, one) {
    const isGraver = (0,src_severity/* getSeverityRank */.Eg)(one.sink.severity) < (0,src_severity/* getSeverityRank */.Eg)(before.sink.severity);
    const origin = combineOrigins([before.origin, one.origin]);
    return {
        ...(isGraver ? one : before),
        origin,
        isGuarded: before.isGuarded && one.isGuarded,
        isHandedOn: before.isHandedOn && one.isHandedOn,
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/values.js






const longestShown = 60;
const carriers = /^(?:str|repr|format|join|unquote|unquote_plus|unescape|b64decode|b64encode|urlsafe_b64decode|decodebytes|loads|dumps|bytes|bytearray|list|dict|tuple|set|sorted|reversed|next|iter|getattr|StringIO|BytesIO|Path|PurePath|abspath|normpath|realpath|expanduser|urljoin|urlparse|urlsplit|parse_qs|copy|deepcopy|vars|unhexlify|fromhex|text|literal|Markup|zip|enumerate|map|filter|max|min|ascii|ContentFile|TextIOWrapper|glob|iglob|rglob|joinpath|with_name|with_suffix|parse_multipart|parse_header|parse_qsl|FieldStorage|OrderedDict|cast)$/;
const harmless = /^(?:int|float|bool|len|escape|escape_filter_chars|quote|quote_plus|urlencode|secure_filename|clean|linkify|sha\d+|md5|hexdigest|digest|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|UUID|literal_eval|conditional_escape|format_html|strip_tags|escape_string|count|index|find|safe_join|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|ord|round|sum|isinstance|type|id|bcrypt|time|date)$/;
const parsedArguments = /^flask_rest\w*\.(?:reqparse\.)?RequestParser\(\)\.parse_args$/;
const findings = /^(?:compile|re\.(?:match|search|fullmatch|findall|finditer|split|sub|subn))$/;
const removes = /^\S*\(\s*[a-z]*["']\[\^[^\]]*\][+*]?["']\s*,\s*["']{2}/;
const cleaner = /escape|sanit|clean|quote|secure|safe|strip_tags|linkify/;
function findSummary(scope, { node }) {
    const found = node.firstChild === null ? undefined : scope.calls.found(scope.place, node.firstChild);
    const summary = found === undefined ? undefined : scope.summaries.get(found.one);
    return found === undefined || summary === undefined ? undefined : { found, summary };
}
const madeWith = 1000;
function listArgumentOrigins(scope, call, { one, offset }) {
    const ownNames = new Set(one.parameters.map(({ name }) => name));
    const spread = combineOrigins(call.spread.map((value) => findOrigin(scope, value)));
    const handed = one.parameters.map(({ name, kind }, index) => {
        if (kind === '*')
            return combineOrigins(call.positional.slice(Math.max(0, index - offset)).map((value) => findOrigin(scope, value)));
        if (kind === '**')
            return combineOrigins([...call.named].map(([given, value]) => (ownNames.has(given) ? noOrigin : findOrigin(scope, value))));
        if (index < offset)
            return noOrigin;
        const value = call.named.get(name) ?? call.positional[index - offset];
        return combineOrigins([spread, value === undefined ? undefined : findOrigin(scope, value)]);
    });
    for (const [index, origin] of listInstanceOrigins(scope, call).entries())
        handed[madeWith + index] = origin;
    return handed;
}
function listInstanceOrigins(scope, { receiver }) {
    if (receiver === undefined)
        return [];
    const { function: one } = scope.place;
    const name = getCode(scope.source, receiver);
    if (one?.owner !== undefined && (name === 'self' || name === 'super()'))
        return findInit(scope)?.parameters.map((_, index) => ({ parameters: new Set([madeWith + index]) })) ?? [];
    return scope.made.get(name) ?? listConstructorOrigins(scope, receiver);
}
function listConstructorOrigins(scope, value) {
    const call = parseCall(scope.source, value);
    const found = call === undefined ? undefined : scope.calls.found(scope.place, value.firstChild ?? value);
    if (call === undefined || found?.one.name !== '__init__' || call.last === '__init__')
        return [];
    return listArgumentOrigins(scope, { ...call, receiver: undefined }, found);
}
function findInit({ place: { module, function: one } }) {
    return module.functions.get(`${one?.owner}.__init__`);
}
function findOrigin(scope, node) {
    const key = getPositionKey(node);
    const cached = scope.known.get(key) ?? evaluateOrigin(scope, node);
    scope.known.set(key, cached);
    return cached;
}
function evaluateOrigin(scope, node) {
    const { source, values } = scope;
    switch (node.name) {
        case 'VariableName':
            return values.get(getCode(source, node)) ?? noOrigin;
        case 'MemberExpression':
            return findMemberOrigin(scope, node);
        case 'CallExpression':
            return findCallOrigin(scope, node);
        case 'NamedExpression':
            return node.lastChild === null ? noOrigin : findOrigin(scope, node.lastChild);
        case 'BinaryExpression':
            return findBinaryOrigin(scope, node);
        case 'UnaryExpression':
            return node.getChild('not') === null ? joinChildOrigins(scope, node) : noOrigin;
        case 'ConditionalExpression': {
            const [yes, , , , no] = listChildren(node);
            return combineOrigins([yes, no].map((one) => (one === undefined || one === null ? undefined : findOrigin(scope, one))));
        }
        case 'ArrayComprehensionExpression':
        case 'ComprehensionExpression':
        case 'SetComprehensionExpression':
        case 'DictionaryComprehensionExpression':
            return findComprehensionOrigin(scope, node);
        case 'LambdaExpression':
            return noOrigin;
        default:
            return joinChildOrigins(scope, node);
    }
}
function joinChildOrigins(scope, node) {
    return combineOrigins(listChildren(node).map((child) => findOrigin(scope, child)));
}
function createOutside({ source, place: { module } }, node) {
    const code = getCode(source, node).slice(0, longestShown);
    return { outside: { code, module, from: node.from }, parameters: new Set() };
}
function findClientInput(scope, node) {
    const code = getCode(scope.source, node);
    if (isRequest(code) || isPartOfPath(scope, code) || isOwnServer(code, listBases(scope.place)))
        return createOutside(scope, node);
    const data = /_data\b|\.data$/.test(code) ? classifyFormData(code, createFieldFinder(scope, node)) : undefined;
    return data === 'any' ? createOutside(scope, node) : data && noOrigin;
}
function createFieldFinder(scope, node) {
    return (name) => {
        let owner = node;
        while (owner.name !== 'VariableName' && owner.firstChild !== null)
            owner = owner.firstChild;
        const form = resolveClass(scope.place, owner);
        const value = form?.one.fields.get(name)?.value;
        return form === undefined || value === undefined ? '' : getCode(form.module.source, value);
    };
}
function isPartOfPath({ place }, code) {
    const key = /^self\.kwargs(?:\.get\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
    if (key === undefined || /^(?:id|pk|slug|uuid|year|month|day)$|_(?:id|pk|slug|uuid)$/.test(key))
        return false;
    return listBases(place).some((base) => /View(?:Set)?$/.test(base));
}
function listBases({ module, function: one }) {
    return module.classes.get(one?.owner ?? '')?.bases.map((base) => getCode(module.source, base)) ?? [];
}
function findFieldOrigin({ place: { module, function: one } }, code) {
    const name = /^self\.(\w+)$/.exec(code)?.[1];
    const field = module.classes.get(one?.owner ?? '')?.fields.get(name ?? '');
    if (field?.value === undefined || field.within === undefined || field.within === one)
        return undefined;
    const value = getCode(module.source, field.value);
    if (isRequest(value))
        return { outside: { code: value.slice(0, longestShown), module, from: field.value.from }, parameters: new Set() };
    const index = field.within.name === '__init__' ? field.within.parameters.findIndex((each) => each.name === value) : -1;
    return index < 0 ? undefined : { parameters: new Set([madeWith + index]) };
}
function findMemberOrigin(scope, node) {
    const sent = findClientInput(scope, node);
    if (sent !== undefined)
        return sent;
    const code = getCode(scope.source, node);
    const fieldOrigin = scope.values.get(code) ?? findFieldOrigin(scope, code);
    if (fieldOrigin !== undefined)
        return fieldOrigin;
    const owner = node.firstChild;
    if (owner === null)
        return noOrigin;
    const origin = findOrigin(scope, owner);
    const name = node.getChild('PropertyName');
    if (name === null)
        return origin;
    if (origin.outside === undefined)
        return noOrigin;
    const type = resolveClass(scope.place, owner)?.one.fields.get(getCode(scope.source, name))?.type;
    return type !== undefined && narrowType.test(type) ? noOrigin : origin;
}
function findCallOrigin(scope, node) {
    const sent = findClientInput(scope, node);
    if (sent !== undefined)
        return sent;
    const call = parseCall(scope.source, node);
    if (call === undefined)
        return noOrigin;
    const name = findImportedName(scope.place, node.firstChild) ?? call.name;
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (parsedArguments.test(name))
        return createOutside(scope, node);
    const callee = findSummary(scope, call);
    if (cleaner.test(last) && !(callee !== undefined && isHollow(callee.found)))
        return noOrigin;
    if (callee !== undefined)
        return toCallerOrigin(callee.summary.returned, listArgumentOrigins(scope, call, callee.found));
    if (harmless.test(last))
        return noOrigin;
    const handed = combineOrigins([...call.positional, ...call.named.values()].map((value) => findOrigin(scope, value)));
    if (/^re\.(?:sub|subn)$/.test(name) && removes.test(getCode(scope.source, node)))
        return noOrigin;
    const carried = carriers.test(last) || findings.test(name) ? handed : noOrigin;
    if (call.receiver === undefined)
        return carried;
    const owner = findOrigin(scope, call.receiver);
    const isText = /^(?:format|join|replace)$/.test(call.last);
    return combineOrigins([owner, carried, isText ? handed : undefined]);
}
function isHollow({ module, one }) {
    return !/[([]|\bif\b|%/.test(getCode(module.source, one.body));
}
function findBinaryOrigin(scope, node) {
    const children = listChildren(node);
    const isComparison = children.some(({ name }) => /^(?:CompareOp|in|is|not)$/.test(name));
    return isComparison ? noOrigin : joinChildOrigins(scope, node);
}
function findComprehensionOrigin(scope, node) {
    const children = listChildren(node);
    const [element] = children.filter(({ name }) => !/^[([{*]+$/.test(name));
    for (const [index, child] of children.entries()) {
        const value = children[index + 1];
        if (child.name !== 'in' || value === undefined)
            continue;
        const start = children.findLastIndex(({ name }, at) => name === 'for' && at < index);
        for (const target of children.slice(start + 1, index))
            bindTarget(scope, target, { origin: findOrigin(scope, value) });
    }
    return element === undefined ? noOrigin : findOrigin(scope, element);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/hosts.js




const wholeHost = /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?[/?#]/i;
const ownPath = /^\/(?![/\\])./;
function canChooseHost(scope, node) {
    const start = findStart(scope, resolveSingleValue(scope.place, node));
    if (wholeHost.test(start.text))
        return false;
    if (start.value === undefined)
        return true;
    if (isFromOutside(findOrigin(scope, start.value)))
        return true;
    const text = start.text + findUrlConstant(scope, start.value) + start.behind;
    return !wholeHost.test(text) && !/^[/?#]/.test(start.behind);
}
function canLeaveSite(scope, node) {
    const start = findStart(scope, resolveSingleValue(scope.place, node));
    return !ownPath.test(start.text) && canChooseHost(scope, node);
}
const hosts_mostSteps = 20;
function findStart(scope, node, left = hosts_mostSteps) {
    const { source } = scope;
    const code = getCode(source, node);
    if (left <= 0)
        return { text: '', value: node, behind: '' };
    if (node.name === 'ContinuedString' || node.name === 'ParenthesizedExpression') {
        const inner = [...iterateChildren(node)].find(({ name }) => /String$|Expression$/.test(name));
        return inner === undefined ? { text: '', value: node, behind: '' } : findStart(scope, inner, left - 1);
    }
    if (node.name === 'FormatString')
        return findFormatStart(source, node);
    if (node.name === 'String')
        return { text: stripQuotes(code), behind: '' };
    if (node.name === 'CallExpression' &&
        /^[a-z]*["'][\s\S]*\.format\($/i.test(code.slice(0, code.indexOf('.format(') + 8)))
        return { text: stripQuotes(code).replace(/\{[\s\S]*$/, ''), behind: '' };
    if (node.name !== 'BinaryExpression' || node.firstChild === null)
        return { text: '', value: node, behind: '' };
    const [before, right] = [node.firstChild, node.lastChild];
    const isFilled = node.getChild('ArithOp') !== null && getCode(source, node.getChild('ArithOp') ?? node) === '%';
    const start = findStart(scope, resolveSingleValue(scope.place, before), left - 1);
    if (isFilled)
        return { text: start.text.replace(/%[\s\S]*$/, ''), behind: '' };
    if (right === null || (start.value !== undefined && start.behind !== ''))
        return start;
    const next = findStart(scope, right, left - 1);
    if (start.value !== undefined)
        return { ...start, behind: next.text };
    return { text: start.text + next.text, value: next.value, behind: next.behind };
}
function findFormatStart(source, node) {
    const code = getCode(source, node);
    const first = node.getChild('FormatReplacement');
    if (first === null)
        return { text: stripQuotes(code), behind: '' };
    const text = stripQuotes(code.slice(0, first.from - node.from));
    const behind = code.slice(first.to - node.from).replace(/[{"'][\s\S]*$/, '');
    return { text, value: first.firstChild?.nextSibling ?? undefined, behind };
}
function stripQuotes(code) {
    return code.replace(/^[a-z]*("""|'''|"|')/i, '').replace(/(?:"""|'''|"|')$/, '');
}
function findUrlConstant(scope, value) {
    return /=?\s*["'](https?:\/\/[^"']*)["']/i.exec(writeOut(scope.place, value))?.[1] ?? '';
}
function* iterateChildren(node) {
    for (let child = node.firstChild; child !== null; child = child.nextSibling)
        yield child;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/page.js




const nothing = { values: () => undefined };
const markup = { weakness: 'xss', severity: 'HIGH', ...nothing };
const page_text = { weakness: 'xss', severity: 'MEDIUM', source: /^(?!.*json).*request/i, ...nothing };
const frameworks = /^[ \t]*(?:from|import)[ \t]+(?:flask|quart|bottle|cherrypy)\b/m;
function findPageSink({ place, source }, value, origin) {
    const { function: one } = place;
    if (one === undefined || !isRouteHandler(one) || !isFromOutside(origin))
        return undefined;
    const isBuilt = /^(?:FormatString|ContinuedString|BinaryExpression|CallExpression)$/.test(value.name);
    const code = getCode(source, value);
    const isText = isBuilt && /^[a-z]*["'(]/i.test(code);
    if (isText && hasMarkup(code))
        return markup;
    if (!frameworks.test(source.text) || returnsData.test(code))
        return undefined;
    const isFilled = value.name === 'CallExpression' && /\.(?:format|join|replace)\(/.test(code);
    if ((value.name === 'VariableName' || isBuilt) &&
        (isFilled || value.name !== 'CallExpression') &&
        hasMarkup(writeOut(place, value)))
        return markup;
    const isWhole = isRequest(code) && !notLinkable.test(code);
    return (isText && /["'][^"']*[A-Za-z]{2}/.test(code)) || isWhole ? page_text : undefined;
}
const notLinkable = /\bjson\b|get_json|\bfiles\b|\bform\b|get_data|\bdata\b|headers/;
const returnsData = /\b(?:jsonify|dumps|to_json)\(/;
function hasMarkup(code) {
    return /["'>\s}]<[a-z!/]/i.test(code) || /<[a-z][a-z\d]*[\s>/]/i.test(code);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/rendered.js

const renders = /^(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)$/;
const templateName = /\.(?:html?|xhtml|jinja2?|j2|djhtml|tpl)$/i;
function listGivenValues(scope, call) {
    if (!renders.test(call.last))
        return [];
    const { source } = scope;
    const names = [...call.positional, ...call.named.values(), ...listTemplateGetters(call)];
    const template = names
        .map((node) => getStringValue(source, node))
        .find((name) => name !== undefined && templateName.test(name));
    if (template === undefined)
        return [];
    const named = [...call.named].map(([key, value]) => ({ key, value }));
    const given = [...call.positional, ...call.named.values()].flatMap((node) => listEntries(scope, node));
    return [...named, ...given].map(({ key, value }) => ({
        node: value,
        sink: { weakness: 'escaping-off', severity: 'HIGH', values: () => undefined, rendered: { template, key } },
    }));
}
function listTemplateGetters({ receiver }) {
    const list = receiver?.name === 'CallExpression' ? receiver.getChild('ArgList') : null;
    return list == null ? [] : listChildren(list);
}
function listEntries(scope, node) {
    const dictionary = node.name === 'VariableName' ? findDictionary(scope, node) : node;
    if (dictionary?.name !== 'DictionaryExpression')
        return [];
    return dictionary.getChildren(':').flatMap(({ prevSibling, nextSibling }) => {
        const key = prevSibling === null ? undefined : getStringValue(scope.source, prevSibling);
        return key === undefined || nextSibling === null ? [] : [{ key, value: nextSibling }];
    });
}
function findDictionary({ source, place }, name) {
    const wanted = getCode(source, name);
    const waiting = listChildren(place.function?.body ?? source.root);
    for (const statement of waiting) {
        const [target, operator, value] = listChildren(statement);
        const isWanted = statement.name === 'AssignStatement' && operator?.name === 'AssignOp';
        if (isWanted && target !== undefined && getCode(source, target) === wanted)
            return value;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/flow/repetition.js
var repetition = __webpack_require__(7381);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/sink-arguments.js

const sink_arguments_statement = /["'\s(](?:select|insert|update|delete|with|replace|call|exec)\b/i;
function selectSqlText(call) {
    const { last, name, positional, named, receiver } = call;
    if (/^(?:execute|executemany|executescript|mogrify|execute_query|read_sql|read_sql_query|RawSQL|execute_sql)$/.test(last))
        return [positional[0], named.get('query'), named.get('sql'), named.get('statement')];
    const isManager = receiver !== undefined && /(?:objects|_set|query|session|engine|db|connection)\.\w+$|^[A-Z]\w*\.raw$/.test(name);
    if (/^(?:raw|extra)$/.test(last) && isManager)
        return [...positional, ...named.values()];
    if (/^(?:fetch|fetchrow|fetchval|fetch_all|fetch_one|fetch_val|iterate|query|exec_driver_sql|executescript|prepare|run)$/.test(last)) {
        const text = positional[0] ?? named.get('query') ?? named.get('statement');
        return receiver !== undefined && text !== undefined && sink_arguments_statement.test(` ${call.written(text)}`)
            ? [text]
            : undefined;
    }
    return /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/.test(name)
        ? [positional[0]]
        : undefined;
}
const processes = /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/;
const processModules = /^(?:subprocess|sp)\.|^(?:Popen|check_output|check_call)$/;
const shellProgram = /^[[(]\s*[a-z]?["'](?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|powershell)["']\s*,\s*[a-z]?["'](?:-\w*c|\/c|-Command)["']/i;
const hasShell = ({ named, code }) => {
    const shell = named.get('shell');
    return shell !== undefined && !/^(?:False|0|None)$/.test(code(shell));
};
function selectShellText(call) {
    const [first = call.named.get('args')] = call.positional;
    if (!processes.test(call.name) || first === undefined)
        return undefined;
    return hasShell(call) || shellProgram.test(call.code(first)) ? [first] : undefined;
}
function selectProcessParts(call) {
    return processModules.test(call.name) && processes.test(call.name) && selectShellText(call) === undefined
        ? [call.positional[0]]
        : undefined;
}
function selectUnsafeYaml({ name, receiver, positional, named, code, written }) {
    if (!/^(?:yaml|ruamel\.yaml(?:\.YAML\(\))?)\.(?:load|load_all|unsafe_load|full_load)$/.test(name))
        return undefined;
    const made = receiver === undefined ? '' : written(receiver);
    if (/\bYAML\(/.test(made))
        return /unsafe/.test(made) ? [positional[0]] : undefined;
    const isSafe = [...positional.slice(1), ...named.values()].some((node) => /(?:Safe|Base)Loader$/.test(code(node)));
    return isSafe ? undefined : [positional[0]];
}
function selectResponseMarkup({ last, name, positional: [value], named, code }) {
    const isAnswer = /^(?:HttpResponse|make_response|HTMLResponse)$/.test(last);
    if (last !== 'Response' && name !== 'self.write' && !isAnswer)
        return undefined;
    const body = value ?? named.get('response') ?? named.get('text') ?? named.get('body') ?? named.get('content');
    const types = [...named].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key));
    const type = types.map(([, node]) => code(node)).join();
    const isMarkup = type === '' ? isAnswer || (body !== undefined && /<[a-z!/]/i.test(code(body))) : /html|^[a-z_.]+$/.test(type);
    return isMarkup ? [body] : undefined;
}
const queries = /^(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)$/;
function selectDocumentQuery({ last, receiver, positional: [filter], named, code }) {
    if (/^(?:scan|query)$/.test(last) && (named.has('ScanFilter') || named.has('QueryFilter')))
        return [named.get('ScanFilter'), named.get('QueryFilter')];
    const isQuery = queries.test(last) && receiver !== undefined;
    if (!isQuery || !/(?:^|\.)(?:db|mongo|database)\b|coll/i.test(code(receiver)) || filter === undefined)
        return undefined;
    if (filter.name !== 'DictionaryExpression')
        return [filter];
    return listDictionaryValues(filter).filter((value) => !isAlreadyText(value, code));
}
function isAlreadyText(value, code) {
    return (/^(?:FormatString|String|BinaryExpression)$/.test(value.name) ||
        /^(?:str|int|float|bool|ObjectId|\w+\.ObjectId)\(/.test(code(value)));
}
function listDictionaryValues(dictionary) {
    return dictionary.getChildren(':').flatMap(({ nextSibling }) => nextSibling ?? []);
}
function selectDatabaseCode({ last, receiver, positional: [filter], code }) {
    if (!queries.test(last) || receiver === undefined || filter?.name !== 'DictionaryExpression')
        return undefined;
    const keys = filter
        .getChildren(':')
        .filter(({ prevSibling }) => /\$where|\$function/.test(prevSibling === null ? '' : code(prevSibling)));
    return keys.length === 0 ? undefined : keys.map(({ nextSibling }) => nextSibling ?? undefined);
}
const declared = /(?<!\b(?:GET|POST|args|form|values|query_params)\.)\bdict\(\)|\.(?:model_dump|asdict|dump|load)\(|(?:cleaned|validated)_data|asdict\(/;
const wholeRequest = /\b_?req(?:uest)?\.(?:GET|POST|args|form|values|json|data|query_params|query|params|body)\b(?!\s*(?:\[|\.(?:get|getlist|pop|getall|getone)\b))|\bget_json\(|\brequest\.(?:json|post)\(\)/;
function selectMassAssignment({ name, last, node, positional, spread, code, written, }) {
    if (name === 'setattr')
        return [positional[1]];
    if (/__dict__\.update$/.test(name))
        return [positional[0]];
    if (/\bquery\b.*\.update$/.test(name) || /^insert_(?:one|many)$/.test(last))
        return positional[0] !== undefined && wholeRequest.test(written(positional[0])) ? [positional[0]] : undefined;
    const isModel = /^[A-Z]\w*[a-z]\w*$/.test(last) ||
        /\bobjects\b.*\.(?:create|update|update_or_create|get_or_create)$|\b(?:insert|update)\(.*\)\.values$/.test(name);
    const isUndeclared = (value) => code(node).includes(`**${code(value)}`) && !declared.test(code(value));
    return isModel ? spread.filter(isUndeclared) : undefined;
}
function selectQueryKeywords({ name, last, node, spread, code, written }) {
    const isQuery = /^(?:filter|exclude|get|filter_by|get_or_create|order_by|values|annotate)$/.test(last) &&
        /\b(?:objects|query|_set|manager|queryset|qs)\b/.test(name);
    if (!isQuery && !/^(?:models\.)?Q$/.test(name))
        return undefined;
    const doubled = spread.filter((value) => code(node).includes(`**${code(value)}`));
    return doubled.flatMap((value) => {
        if (value.name === 'DictionaryExpression')
            return value
                .getChildren(':')
                .flatMap(({ prevSibling: key }) => (key === null || key.name === 'String' ? [] : key));
        const made = written(value);
        const isAnyKey = wholeRequest.test(made) || /\{\s*(?:\w+\.)*\w+(?:\[[^\]]*\]|\([^)]*\))?\s*:/.test(made);
        return isAnyKey && !declared.test(made) ? [value] : [];
    });
}
function selectScriptAnswer({ last, positional, named, code, written }) {
    if (!/^(?:Response|HttpResponse|make_response|PlainTextResponse)$/.test(last))
        return undefined;
    const types = [...named].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key));
    const body = positional[0] ?? named.get('response') ?? named.get('text') ?? named.get('content');
    const isScript = types.some(([, node]) => /(?:java|ecma)script/.test(code(node)));
    return isScript && body !== undefined && /callback|jsonp|\bcb\b/i.test(written(body)) ? [body] : undefined;
}
function selectSessionCookie({ last, positional: [name, value], named, code }) {
    const isSession = last === 'set_cookie' && name !== undefined && /^[a-z]*["'][\w.-]*(?:sess\w*|sid)["']$/i.test(code(name));
    return isSession ? [value ?? named.get('value')] : undefined;
}
function selectSlowMatch({ name, last, receiver, positional: [pattern, text], written, code, }) {
    if (!/^(?:match|search|fullmatch|findall|finditer|sub|split)$/.test(last))
        return undefined;
    const isModule = name.startsWith('re.');
    const compiled = isModule || receiver === undefined
        ? undefined
        : /\bcompile\(\s*([\s\S]*?)\s*(?:,|\)\s*$)/.exec(written(receiver))?.[1];
    const expression = isModule ? (pattern?.name === 'String' ? code(pattern) : '') : (compiled ?? '');
    const plain = expression.replace(/^[a-z]*(['"]{3}|['"])([\s\S]*)\1$/i, '$2');
    if (plain === expression || !(0,repetition/* isSlowPattern */.y)(plain.replaceAll('(?P<', '(?<')))
        return undefined;
    return [isModule ? text : pattern];
}
function selectUnsignedCookie({ name, positional: [value] }) {
    const isDecoded = name === 'json.loads' && value?.name === 'CallExpression' && value.getChild('MemberExpression') !== null;
    return isDecoded ? [value] : undefined;
}
function selectTemplateText({ last, receiver, positional: [text], written }) {
    if (!/^(?:write|writelines|write_text)$/.test(last) || receiver === undefined)
        return undefined;
    const code = written(receiver);
    return /\bopen\(|Path\(/.test(code) && /["'/](?:templates|views)\/|\.(?:j2|jinja2?|mako|tmpl)["']/.test(code)
        ? [text]
        : undefined;
}
function selectFunctionName({ node, code }) {
    const callee = node.firstChild;
    if (callee === null)
        return undefined;
    if (callee.name === 'CallExpression' && /^getattr\(/.test(code(callee)))
        return [callee.getChild('ArgList')?.lastChild?.prevSibling ?? undefined];
    const isTable = callee.name === 'MemberExpression' && /^(?:globals|locals|vars)\(\)\s*\[/.test(code(callee));
    return isTable ? [callee.lastChild?.prevSibling ?? undefined] : undefined;
}
function selectDirectoryFilter({ last, positional, named, written }) {
    if (/^search(?:_s|_st|_ext|_ext_s)$/.test(last))
        return [...positional.slice(1), named.get('filterstr')];
    const filter = positional[1] ?? named.get('search_filter');
    return last === 'search' && filter !== undefined && /["']\(*[&|!]*\(?\w+=/.test(written(filter))
        ? [filter]
        : undefined;
}
function selectXmlText({ name, last, positional, named, written }) {
    const isParser = /(?:^|\.)(?:etree|objectify)\.(?:fromstring|parse|XML|iterparse)$/.test(name) && !/^xml\./.test(name);
    if (!isParser)
        return last === 'pulldom' ? [positional[0]] : undefined;
    const parser = positional[1] ?? named.get('parser');
    return parser !== undefined && /resolve_entities\s*=\s*False/.test(written(parser)) ? undefined : [positional[0]];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/sinks.js

const selectFirst = (call) => [call.positional[0]];
const selectAll = (call) => [...call.positional, ...call.named.values()];
const selectWhen = (pattern, values) => (call) => pattern.test(call.name) ? values(call) : undefined;
const selectNamed = (call, ...names) => [
    call.positional[0],
    ...names.map((name) => call.named.get(name)),
];
const shells = /^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput|get_ipython\(\)\.(?:system|getoutput))$/;
const sink = (weakness, severity, values) => ({
    weakness,
    severity,
    values,
});
const sinks = [
    sink('sql-injection', 'HIGH', selectSqlText),
    sink('command-injection', 'CRITICAL', selectWhen(shells, selectFirst)),
    sink('command-injection', 'CRITICAL', selectShellText),
    sink('command-injection', 'MEDIUM', selectProcessParts),
    sink('command-injection', 'HIGH', selectWhen(/^os\.(?:exec[lv]\w*|spawn\w+|startfile)$/, selectAll)),
    sink('command-injection', 'CRITICAL', selectWhen(/\.exec_command$/, selectFirst)),
    sink('code-injection', 'CRITICAL', selectWhen(/^(?:builtins\.)?(?:eval|exec|execfile)$/, selectFirst)),
    sink('code-injection', 'HIGH', selectWhen(/^(?:__import__|importlib\.import_module|import_module)$/, selectFirst)),
    sink('reflection', 'MEDIUM', selectFunctionName),
    sink('template-injection', 'HIGH', selectWhen(/(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/, selectFirst)),
    sink('template-injection', 'HIGH', selectWhen(/^bottle\.(?:template|SimpleTemplate)$/, selectFirst)),
    sink('template-injection', 'HIGH', selectTemplateText),
    sink('path-traversal', 'HIGH', selectWhen(/^(?:io\.|codecs\.|aiofiles\.|gzip\.|bz2\.)?open$|^(?:FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.|quart\.)?(?:send_file|send_from_directory)$|(?:^|\.)linecache\.getlines$/, selectFirst)),
    sink('path-traversal', 'HIGH', selectWhen(/^(?:os\.(?:remove|unlink|rename|rmdir|removedirs|makedirs|mkdir|listdir|scandir|chmod)|shutil\.\w+)$/, selectAll)),
    sink('path-traversal', 'HIGH', ({ last, receiver }) => /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/.test(last) ? [receiver] : undefined),
    sink('path-traversal', 'HIGH', ({ last, receiver, written }) => last === 'open' && receiver !== undefined && /\bPath\(|^\([^"']*\//.test(written(receiver))
        ? [receiver]
        : undefined),
    sink('upload', 'HIGH', selectWhen(/\.save$/, selectFirst)),
    sink('ssrf', 'HIGH', selectWhen(/^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.(?:get|post|put|patch|delete|head|options|stream)$/, (call) => selectNamed(call, 'url'))),
    sink('ssrf', 'HIGH', selectWhen(/^(?:requests|httpx|session|client|http)\.request$/, (call) => [
        call.positional[1],
        call.named.get('url'),
    ])),
    sink('ssrf', 'HIGH', selectWhen(/(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.[sS]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.(?:get|post|put|patch|delete|head|options|stream|ws_connect)$/, (call) => selectNamed(call, 'url'))),
    sink('ssrf', 'HIGH', selectWhen(/^(?:urllib3\.(?:PoolManager|ProxyManager)\(\)|requests\.[sS]ession\(\)|httpx\.(?:Async)?Client\(\)|aiohttp\.ClientSession\(\))\.(?:request|urlopen|stream)$/, (call) => [call.positional[1], call.named.get('url')])),
    sink('ssrf', 'HIGH', selectWhen(/^(?:http\.client\.HTTPS?Connection|socket\.create_connection|(?:ftplib\.FTP|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet))$/, (call) => selectNamed(call, 'host'))),
    sink('ssrf', 'HIGH', selectWhen(/^tornado\.httpclient\.(?:Async)?HTTPClient\(\)\.fetch$/, selectFirst)),
    {
        weakness: 'open-redirect',
        severity: 'MEDIUM',
        source: /^(?!.*\b(?:HTTP_)?referr?er\b)/i,
        values: selectWhen(/(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/, (call) => selectNamed(call, 'url', 'location', 'to')),
    },
    sink('xss', 'HIGH', selectWhen(/(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/, selectFirst)),
    sink('xss', 'HIGH', selectResponseMarkup),
    sink('jsonp', 'MEDIUM', selectScriptAnswer),
    sink('deserialization', 'CRITICAL', selectWhen(/^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/, selectFirst)),
    sink('deserialization', 'CRITICAL', selectUnsafeYaml),
    sink('xml-entities', 'HIGH', selectXmlText),
    {
        weakness: 'xml-entities',
        severity: 'MEDIUM',
        values: selectWhen(/(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/, selectFirst),
    },
    {
        weakness: 'nosql-injection',
        severity: 'HIGH',
        source: /json|body|\bdata\b|loads|payload|event|media/i,
        values: selectDocumentQuery,
    },
    sink('nosql-injection', 'HIGH', selectDatabaseCode),
    sink('query-keywords', 'HIGH', selectQueryKeywords),
    sink('mass-assignment', 'MEDIUM', selectMassAssignment),
    sink('session-chosen', 'MEDIUM', selectSessionCookie),
    sink('slow-regex', 'MEDIUM', selectSlowMatch),
    { weakness: 'cookie-trusted', severity: 'MEDIUM', source: /cookie/i, values: selectUnsignedCookie },
    sink('xpath', 'HIGH', ({ last, positional }) => (last === 'xpath' ? [positional[0]] : undefined)),
    sink('ldap', 'HIGH', selectDirectoryFilter),
    sink('regex', 'LOW', selectWhen(/^re\.(?:compile|match|search|fullmatch|findall|sub|split)$/, selectFirst)),
    sink('log-injection', 'LOW', selectWhen(/^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger|current_app\.logger)\.(?:debug|info|warning|warn|error|critical|exception|log)$/, selectAll)),
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/flow.js











function summarize(calls, summaries, { module, one }) {
    const scope = createScope(calls, summaries, { module, one });
    analyzeStatements(scope, one?.body ?? module.source.root, true);
    return { returned: scope.returned, reached: [...scope.reached.values()] };
}
function createScope(calls, summaries, { module, one }) {
    const { source } = module;
    const context = { project: calls.project, module, function: one };
    const fixed = { source, place: context, calls, summaries };
    const scope = {
        ...fixed,
        values: new Map(),
        made: new Map(),
        known: new Map(),
        reached: new Map(),
        returned: noOrigin,
        guarded: new Set(),
    };
    const fromClient = one === undefined ? new Set() : listClientParameters(one, readFunctionContext(context, one));
    for (const [index, { name }] of (one?.parameters ?? []).entries()) {
        const parameters = new Set([index]);
        const outside = { code: name, module, from: one?.node.from ?? 0 };
        scope.values.set(name, fromClient.has(name) ? { outside, parameters } : { parameters });
    }
    if (one !== undefined && isRouteHandler(one))
        for (const parameter of one.parameters)
            bindProvider(scope, parameter);
    return scope;
}
function readFunctionContext(context, one) {
    const isAnswer = one.owner === undefined && context.project.answers(context.module, one.name);
    return {
        isAnswer,
        bases: listBases({ ...context, function: one }),
        writtenOut: (type) => expandTypeAlias(context, type),
    };
}
function bindProvider(scope, { name, type, default: given }) {
    const { place: context, source, summaries } = scope;
    const code = findProvider(given, expandTypeAlias(context, type));
    const found = code === undefined ? undefined : findNamedFunction(context, code);
    const summary = found === undefined ? undefined : summaries.get(found.one);
    if (found === undefined || summary === undefined || context.function === undefined)
        return;
    const open = new Set(listOpenParameters(found.one.parameters, (each) => expandTypeAlias({ ...context, module: found.module }, each)));
    const handed = found.one.parameters.map((one) => {
        const outside = { code: one.name, module: found.module, from: found.one.node.from };
        return open.has(one.name) && !findProvider(one.default, one.type) ? { outside, parameters: new Set() } : noOrigin;
    });
    scope.values.set(name, toCallerOrigin(summary.returned, handed));
    const node = context.function.node.getChild('ParamList') ?? source.root;
    applySummary(scope, { found, summary: clearHandedOn(summary) }, { node, handed, named: new Set() });
}
const inner = new Set(['FunctionDefinition', 'ClassDefinition', 'LambdaExpression']);
const branches = new Set([
    'IfStatement',
    'ForStatement',
    'WhileStatement',
    'TryStatement',
    'MatchStatement',
    'WithStatement',
]);
function analyzeStatements(scope, node, isCertain) {
    for (const child of listChildren(node)) {
        if (inner.has(child.name)) {
            if (child.name === 'ClassDefinition')
                analyzeStatements(scope, child, isCertain);
            continue;
        }
        if (child.name === 'AssignStatement' || child.name === 'NamedExpression')
            handleAssignment(scope, child, isCertain);
        else if (child.name === 'UpdateStatement')
            handleAugmented(scope, child);
        else if (child.name === 'ForStatement')
            bindLoop(scope, child);
        else if (child.name === 'WithStatement')
            bindWith(scope, child);
        else if (child.name === 'ReturnStatement' || child.name === 'YieldStatement')
            handleReturn(scope, child);
        if (child.name === 'IfStatement')
            recordGuards(scope, child);
        if (child.name === 'CallExpression')
            judgeCall(scope, child);
        analyzeStatements(scope, child, isCertain && !branches.has(child.name));
    }
}
function handleAssignment(scope, statement, isCertain) {
    const parts = listChildren(statement).filter(({ name }) => name !== 'TypeDef');
    const groups = [[]];
    for (const part of parts) {
        if (part.name === 'AssignOp')
            groups.push([]);
        else if (part.name !== ',')
            groups.at(-1)?.push(part);
    }
    const values = groups.pop() ?? [];
    const whole = combineOrigins(values.map((value) => findOrigin(scope, value)));
    if (isFromOutside(whole))
        recordAssigned(scope, statement, { origin: whole, values });
    for (const targets of groups) {
        const isPaired = targets.length > 1 && targets.length === values.length;
        for (const [index, target] of targets.entries()) {
            const value = values[index];
            bindTarget(scope, target, {
                origin: isPaired && value !== undefined ? findOrigin(scope, value) : whole,
                isCertain,
            });
            if (targets.length === 1 && value !== undefined)
                recordInstance(scope, target, value);
        }
    }
}
const redirect = { weakness: 'open-redirect', severity: 'MEDIUM', values: () => undefined };
const chosenSession = { weakness: 'session-chosen', severity: 'MEDIUM', values: () => undefined };
function recordAssigned(scope, statement, { origin, values }) {
    const isAddress = /\[\s*["']Location["']\s*\]\s*=/i.test(getCode(scope.source, statement));
    if (isAddress && canRedirect(scope, redirect, values))
        recordReached(scope, { sink: redirect, node: statement, origin, values });
    if (/^(?:\w+\.)*session\.(?:sid|_?session_(?:key|id))\s*=/.test(getCode(scope.source, statement)))
        recordReached(scope, { sink: chosenSession, node: statement, origin, values });
}
function recordInstance(scope, target, value) {
    const made = listConstructorOrigins(scope, value);
    if (made.length > 0)
        scope.made.set(getCode(scope.source, target), made);
}
function handleAugmented(scope, statement) {
    const [target, , value] = listChildren(statement);
    if (target === undefined || value === undefined)
        return;
    const name = getCode(scope.source, target);
    setValue(scope, name, combineOrigins([scope.values.get(name), findOrigin(scope, value)]));
}
function bindLoop(scope, statement) {
    const children = listChildren(statement);
    const at = children.findIndex(({ name }) => name === 'in');
    const value = children[at + 1];
    if (at < 0 || value === undefined)
        return;
    const origin = findOrigin(scope, value);
    for (const target of children.slice(1, at))
        bindTarget(scope, target, { origin });
}
function bindWith(scope, statement) {
    const children = listChildren(statement);
    for (const [index, child] of children.entries()) {
        const [value, target] = [children[index - 1], children[index + 1]];
        if (child.name === 'as' && value !== undefined && target !== undefined)
            bindTarget(scope, target, { origin: findOrigin(scope, value) });
    }
}
function handleReturn(scope, statement) {
    const [value] = listChildren(statement).slice(1);
    if (value === undefined)
        return;
    const origin = findOrigin(scope, value);
    scope.returned = combineOrigins([scope.returned, origin]);
    const sink = findPageSink(scope, value, origin);
    if (sink !== undefined)
        recordReached(scope, { sink, node: value, origin, values: [] });
}
function judgeCall(scope, node) {
    const call = parseCall(scope.source, node);
    if (call === undefined)
        return;
    const calls = listCallForms(scope, call);
    const named = new Set();
    for (const sink of sinks) {
        const values = selectSinkValues(sink, calls);
        if (values === undefined)
            continue;
        const origin = combineOrigins(values.map((value) => findOrigin(scope, value)));
        const isWhole = canRedirect(scope, sink, values);
        if (!isFromOutside(origin) || !isWhole)
            continue;
        named.add(sink.weakness);
        recordReached(scope, { sink, node, origin, values });
    }
    for (const { sink, node: value } of listGivenValues(scope, call)) {
        const origin = findOrigin(scope, value);
        if (isFromOutside(origin))
            recordReached(scope, { sink, node: value, origin, values: [value] });
    }
    const callee = findSummary(scope, call);
    if (callee !== undefined)
        applySummary(scope, callee, { node, handed: listArgumentOrigins(scope, call, callee.found), named });
    else
        recordAppended(scope, call);
    const route = scope.place.function === undefined ? parseRoute(scope.source, call) : undefined;
    if (route !== undefined)
        applyRoute(scope, call, route);
}
function listCallForms({ place: context }, call) {
    const written = { ...call, written: (node) => writeOut(context, node) };
    const name = findImportedName(context, call.node.firstChild);
    if (name === undefined || name === call.name)
        return [written];
    const renamed = { ...written, name, last: name.slice(name.lastIndexOf('.') + 1) };
    return name.startsWith('defusedxml.') ? [] : [written, renamed];
}
function selectSinkValues(sink, calls) {
    for (const call of calls) {
        const values = sink.values(call);
        if (values !== undefined)
            return values.filter((value) => value !== undefined);
    }
    return undefined;
}
function canRedirect(scope, { weakness }, values) {
    if (weakness === 'ssrf')
        return values.some((value) => canChooseHost(scope, value));
    return weakness !== 'open-redirect' || values.some((value) => canLeaveSite(scope, value));
}
function recordAppended(scope, { last, receiver, positional }) {
    if (receiver === undefined || !/^(?:append|appendleft|extend|insert|add|update|setdefault)$/.test(last))
        return;
    const origin = combineOrigins(positional.map((value) => findOrigin(scope, value)));
    const name = getCode(scope.source, receiver);
    if (isFromOutside(origin))
        setValue(scope, name, combineOrigins([scope.values.get(name), origin]));
}
function applySummary(scope, { found, summary }, { node, handed, named }) {
    const isGuarded = wasCompared(scope, node);
    for (const one of summary.reached) {
        const origin = toCallerOrigin({ parameters: one.origin.parameters }, handed);
        if (!isFromOutside(origin) || named.has(one.sink.weakness))
            continue;
        if (!one.isHandedOn)
            addReached(scope, { ...one, origin, isGuarded: isGuarded || one.isGuarded });
        else
            recordReached(scope, {
                sink: one.sink,
                node,
                origin,
                values: selectReachingArguments(scope, node, found, one),
            });
    }
}
function selectReachingArguments(scope, node, found, one) {
    const call = parseCall(scope.source, node);
    const names = [...one.origin.parameters].map((index) => found.one.parameters[index]?.name ?? '');
    const indexes = [...one.origin.parameters].map((index) => index - found.offset);
    if (call === undefined)
        return [];
    return [...names.map((name) => call.named.get(name)), ...indexes.map((index) => call.positional[index])].filter((value) => value !== undefined);
}
function applyRoute(scope, { node, positional }, { handler, parameters }) {
    const origin = createOutside(scope, positional[0] ?? node);
    for (const found of resolveHandlers(scope.place, handler)) {
        const summary = scope.summaries.get(found.one);
        const handed = found.one.parameters.map(({ name }) => (parameters.has(name) ? origin : noOrigin));
        if (summary !== undefined)
            applySummary(scope, { found, summary: clearHandedOn(summary) }, { node, handed, named: new Set() });
    }
}
function clearHandedOn(summary) {
    return { ...summary, reached: summary.reached.map((one) => ({ ...one, isHandedOn: false })) };
}
function recordReached(scope, { sink, node, origin, values }) {
    const { module, function: one } = scope.place;
    const names = new Set(one?.parameters.map(({ name }) => name));
    const isHandedOn = origin.outside === undefined &&
        values.length > 0 &&
        values.every((value) => !isFromOutside(findOrigin(scope, value)) || names.has(getCode(scope.source, value)));
    addReached(scope, { sink, module, node, origin, isHandedOn, isGuarded: wasCompared(scope, node) });
}
const guard = /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|(?<!form\.|Form\.)validate\w*|(?<!form\.|Form\.|serializer\.)is_valid\w*|is_safe\w*|is_allowed\w*|is_relative_to|allowed_file)\(/;
const presence = /["']\w+["']\s+(?:not\s+)?in\s+[\w.]+(?:\(\))?/g;
function recordGuards(scope, statement) {
    const condition = statement.firstChild?.nextSibling;
    if (condition === null || condition === undefined)
        return;
    const code = getCode(scope.source, condition).replaceAll(presence, '');
    if (!guard.test(code))
        return;
    for (const name of code.match(/[A-Za-z_]\w*/g) ?? [])
        scope.guarded.add(name);
}
function wasCompared({ source, guarded }, node) {
    return guarded.size > 0 && (getCode(source, node).match(/[A-Za-z_]\w*/g) ?? []).some((name) => guarded.has(name));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/settings.js


const getArgumentCode = (source, call, name) => {
    const node = call.named.get(name);
    return node === undefined ? '' : getCode(source, node);
};
const credential = /sess|token|auth|jwt|user|admin|login|sid\b|remember/i;
const callSettings = [
    (source, call) => (getArgumentCode(source, call, 'autoescape') === 'False' ? ['escaping-off', 'MEDIUM'] : undefined),
    (source, call) => {
        const names = /set_cookie|[sS]torage|[sS]ession/.test(call.last)
            ? ['httponly', 'http_only', 'secure']
            : ['httponly'];
        return names.some((name) => getArgumentCode(source, call, name) === 'False') ? ['cookie', 'MEDIUM'] : undefined;
    },
    (source, call) => {
        if (call.last !== 'set_cookie' || call.named.has('httponly') || call.named.size + call.positional.length < 2)
            return undefined;
        const named = [call.named.get('key'), call.positional[0]].map((node) => node === undefined ? '' : getCode(source, node));
        return credential.test(named.join(' ')) ? ['cookie', 'MEDIUM'] : undefined;
    },
    (source, call) => {
        const off = [...call.named].filter(([name, value]) => cookieFlag.test(name) && getCode(source, value) === 'False');
        return off.length > 0 && /^(?:update|from_mapping|dict|configure)$/.test(call.last)
            ? ['cookie', 'MEDIUM']
            : undefined;
    },
    (source, call) => {
        const isApplication = /^(?:run|run_app|run_server|Application|Flask|FastAPI|Starlette|Sanic|create_app|Dash|Bottle)$/.test(call.last);
        return isApplication && getArgumentCode(source, call, 'debug') === 'True' ? ['debug', 'MEDIUM'] : undefined;
    },
    (source, call) => {
        if (!/(?:^|\.)jwt\.decode$|^jws\.verify$|^jwt\.process_jwt$/.test(call.name))
            return undefined;
        const options = /["']?verify(?:_signature)?["']?\s*[:=]\s*False/.test(getCode(source, call.node));
        return options || /["']none["']/i.test(getArgumentCode(source, call, 'algorithms'))
            ? ['jwt-unchecked', 'HIGH']
            : undefined;
    },
    (source, call) => /(?:^|\.)(?:jwt|jws)\.(?:encode|sign)$/.test(call.name) &&
        /^["']none["']$/i.test(getArgumentCode(source, call, 'algorithm'))
        ? ['jwt-unchecked', 'HIGH']
        : undefined,
    (_, call) => /(?:^|\.)jw[ts]\.get_unverified_(?:claims|payload)$/.test(call.name) ? ['jwt-unchecked', 'MEDIUM'] : undefined,
    (source, call) => {
        const isOff = (/(?:^|\.)(?:TCPConnector|ClientSession\(\)\.\w+)$/.test(call.name) &&
            ['ssl', 'verify_ssl', 'ssl_context'].some((name) => getArgumentCode(source, call, name) === 'False')) ||
            /\bCERT_NONE\b/.test(getArgumentCode(source, call, 'cert_reqs'));
        return isOff ? ['tls-unchecked', 'MEDIUM'] : undefined;
    },
    (source, call) => {
        const isFixed = call.last === 'new' && /\bMODE_(?:CBC|CTR|GCM|CFB|OFB)\b/.test(getCode(source, call.node));
        const value = call.named.get('iv') ?? call.named.get('nonce') ?? call.positional[2];
        const code = value === undefined ? '' : getCode(source, value);
        return isFixed && /^b["'][^"']*["'](?:\s*\*\s*\d+)?$/.test(code) ? ['fixed-iv', 'MEDIUM'] : undefined;
    },
    (source, call) => {
        if (call.last === 'XMLParser')
            return /resolve_entities\s*=\s*True|no_network\s*=\s*False|load_dtd\s*=\s*True|huge_tree\s*=\s*True/.test(getCode(source, call.node))
                ? ['xml-entities', 'MEDIUM']
                : undefined;
        const isEntity = call.last === 'setFeature' && /external_[gp]es\b|external-(?:general|parameter)/.test(getCode(source, call.node));
        return isEntity && /,\s*(?:True|1)\s*\)$/.test(getCode(source, call.node)) ? ['xml-entities', 'HIGH'] : undefined;
    },
    (source, call) => {
        const isPrinted = printCall.test(call.name) && call.positional.some((value) => isPasswordName(source, value));
        return isPrinted ? ['password-logged', 'LOW'] : undefined;
    },
    (source, call) => guessableRandom.test(call.name) && secretWord.test(getLine(source, call.node))
        ? ['weak-random', 'MEDIUM']
        : undefined,
    (source, call) => {
        const isFast = /^(?:hashlib\.)?(?:sha(?:224|256|384|512)|sha3_\d+|blake2[bs])$/.test(call.name);
        const [value] = call.positional;
        return isFast && value !== undefined && /passw|pwd/i.test(getCode(source, value))
            ? ['fast-hash', 'MEDIUM']
            : undefined;
    },
    (source, call) => /\bMODE_ECB\b/.test(getCode(source, call.node)) && call.last === 'new' ? ['weak-cipher', 'MEDIUM'] : undefined,
    (source, call) => {
        const isOpen = /^r?["'](?:\^?\.[*+]\$?|https\?:\/\/\.[*+])["']$/.test(getArgumentCode(source, call, 'allow_origin_regex')) ||
            /\*/.test(getArgumentCode(source, call, 'allow_origins')) ||
            /\*/.test(getArgumentCode(source, call, 'origins'));
        const isTrusting = ['allow_credentials', 'supports_credentials'].some((name) => getArgumentCode(source, call, name) === 'True');
        return isTrusting && (isOpen || (call.last === 'CORS' && !call.named.has('origins')))
            ? ['cors', 'MEDIUM']
            : undefined;
    },
];
const cookieFlag = /^(?:SESSION|CSRF|REMEMBER)_COOKIE_(?:HTTPONLY|SECURE)$/;
const printCall = /^print$|\.(?:debug|info|warning|warn|error|critical|exception|log)$/;
const guessableRandom = /^random\.(?:getrandbits|randbytes|sample)$/;
const secretWord = /key|token|secret|passw|otp|session|nonce|salt|reset/i;
function isPasswordName(source, value) {
    const names = value.name === 'VariableName'
        ? [value]
        : [...iterateNodes(value)].filter(({ name, parent }) => name === 'VariableName' && parent?.name === 'FormatReplacement');
    return names.some((name) => /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i.test(getCode(source, name)));
}
function getLine({ text }, node) {
    return text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.to);
}
const assignments = [
    [/^(?:\w+\.)?debug$|\bDEBUG\b/, /^True$/, 'debug', 'LOW'],
    [/\b(?:SESSION|CSRF)_COOKIE_(?:HTTPONLY|SECURE)\b/, /^False$/, 'cookie', 'MEDIUM'],
    [/\bWTF_CSRF_ENABLED\b|\bWTF_CSRF_CHECK_DEFAULT\b/, /^False$/, 'csrf-off', 'MEDIUM'],
    [/\bALLOWED_HOSTS\b/, /^[[(]\s*["']\*["']/, 'hosts', 'LOW'],
    [/\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\b/, /^True$/, 'cors', 'MEDIUM'],
    [/\bPASSWORD_HASHERS\b/, /^[[(]\s*["'][\w.]*(?:MD5|SHA1|Crypt)PasswordHasher/, 'weak-hash', 'MEDIUM'],
    [/\bSESSION_SERIALIZER\b/, /PickleSerializer/, 'deserialization', 'MEDIUM'],
    [/\bautoescape$/, /^False$/, 'escaping-off', 'MEDIUM'],
    [/\b(?:_create_default_https_context)$/, /^ssl\._create_unverified_context$/, 'tls-unchecked', 'MEDIUM'],
    [/\.verify$/, /^False$/, 'tls-unchecked', 'MEDIUM'],
    [/\.check_hostname$/, /^False$/, 'tls-unchecked', 'MEDIUM'],
    [/\.verify_mode$/, /\bCERT_NONE$/, 'tls-unchecked', 'MEDIUM'],
    [/\bPYTHONHTTPSVERIFY\b/, /^["']0["']$/, 'tls-unchecked', 'MEDIUM'],
    [/\[\s*["']Access-Control-Allow-Origin["']\s*\]$/i, /\bheaders\b[\s\S]*origin/i, 'cors', 'LOW'],
];
const removedProtection = /^#+\s*["']?[\w.]*csrf[\w.]*(?:middleware|protect)[\w.]*["']?\s*,?\s*$/i;
function findInsecureSettings(module) {
    const { source } = module;
    const found = [];
    const passwords = [];
    for (const node of iterateNodes(source.root)) {
        if (node.name === 'CallExpression')
            found.push(...judgeSettingCall(module, node));
        else if (node.name === 'AssignStatement')
            found.push(...judgeAssignment(source, node));
        else if (node.name === 'Comment' && removedProtection.test(getCode(source, node)))
            found.push({ weakness: 'csrf-off', severity: 'MEDIUM', node });
        else if (node.name === 'Decorator' && /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/.test(getCode(source, node)))
            found.push({ weakness: 'csrf-off', severity: rateExemption(source, node), node });
        else if (node.name === 'FunctionDefinition')
            found.push(...findKeptSession(source, node));
        else if (node.name === 'ReturnStatement' && /\btraceback\.format_exc\(/.test(getCode(source, node)))
            found.push({ weakness: 'error-details', severity: 'LOW', node });
        else if (node.name === 'BinaryExpression' && comparesPassword(source, node))
            passwords.push(node);
        else if (node.name === 'BinaryExpression' && trustsCookie(source, node))
            found.push({ weakness: 'cookie-trusted', severity: 'MEDIUM', node });
    }
    for (const node of passwords.slice(0, 1))
        found.push({ weakness: 'password-plain', severity: 'MEDIUM', node });
    return found;
}
function judgeSettingCall(module, node) {
    const call = parseCall(module.source, node);
    if (call === undefined)
        return [];
    const name = findImportedName({ module, function: undefined }, node.firstChild) ?? call.name;
    const renamedCall = { ...call, name, last: name.slice(name.lastIndexOf('.') + 1) };
    return callSettings.flatMap((judge) => {
        const [weakness, severity] = judge(module.source, call) ?? judge(module.source, renamedCall) ?? [];
        const at = weakness === 'cookie' || weakness === 'debug' || weakness === 'escaping-off'
            ? locateArgument(call, weakness)
            : node;
        return weakness === undefined || severity === undefined ? [] : [{ weakness, severity, node: at }];
    });
}
function locateArgument(call, weakness) {
    const names = { cookie: ['httponly', 'http_only', 'secure'], debug: ['debug'], 'escaping-off': ['autoescape'] }[weakness];
    return names.flatMap((name) => call.named.get(name) ?? [])[0] ?? call.node;
}
function judgeAssignment(source, node) {
    const [target, operator, value] = [node.firstChild, node.getChild('AssignOp'), node.lastChild];
    if (target === null || operator === null || value === null)
        return [];
    const isGlobal = node.parent?.name === 'Script' || node.parent?.parent?.name === 'ClassDefinition';
    const [name, said] = [getCode(source, target), getCode(source, value)];
    if (name.endsWith('.check_hostname') && /\bCERT_NONE\b/.test(source.text))
        return [];
    if (isWithoutCsrf(name, said))
        return [{ weakness: 'csrf-off', severity: 'MEDIUM', node }];
    return assignments
        .filter(([pattern, values, weakness]) => pattern.test(name) && values.test(said) && (isGlobal || weakness !== 'debug'))
        .map(([, , weakness, severity]) => ({ weakness, severity, node }));
}
function isWithoutCsrf(name, said) {
    return (/^MIDDLEWARE(?:_CLASSES)?$/.test(name) &&
        /^[[(]/.test(said) &&
        said.includes('SessionMiddleware') &&
        !/csrf/i.test(said));
}
const session = /\brequest\.(?:user|session|COOKIES)\b|login_required|permission_required|is_authenticated/;
function rateExemption(source, { parent }) {
    return parent === null || session.test(getCode(source, parent)) ? 'MEDIUM' : 'LOW';
}
function findKeptSession(source, node) {
    const one = parseFunction(source, node);
    if (one === undefined || !/\baiohttp_session\b/.test(source.text))
        return [];
    const code = getCode(source, one.body);
    if (!/\bget_session\(/.test(code) || /\bnew_session\(|\.invalidate\(/.test(code))
        return [];
    for (const part of iterateNodes(one.body)) {
        const target = part.name === 'AssignStatement' ? part.firstChild : null;
        const key = target?.name === 'MemberExpression' ? getStringValue(source, target.getChild('String') ?? undefined) : undefined;
        if (target !== null &&
            key !== undefined &&
            /^session\b/.test(getCode(source, target)) &&
            /user|login|auth|account/i.test(key))
            return [{ weakness: 'session-fixation', severity: 'MEDIUM', node: part }];
    }
    return [];
}
const storedPassword = /^(?:self|\w*(?:user|account|member|customer|row|record))(?:\.passw(?:or)?d|\[["']passw(?:or)?d["']\])$/i;
const givenPassword = /passw(?:or)?d|\bpwd\b/i;
function comparesPassword(source, node) {
    const operator = node.getChild('CompareOp');
    if (operator === null || !/^[=!]=$/.test(getCode(source, operator)))
        return false;
    const [one = '', other = ''] = [node.firstChild, node.lastChild]
        .map((side) => side && getCode(source, side))
        .map(String);
    if (/hash|digest|confirm|repeat|again/i.test(one + other))
        return false;
    const isFromRequest = (side) => /^(?:\w+\.)?request\./.test(side);
    const given = storedPassword.test(one) || (isFromRequest(other) && !storedPassword.test(other)) ? other : one;
    const kept = given === one ? other : one;
    const isStored = storedPassword.test(kept) || (isFromRequest(given) && /^\w+(?:\.|\[["'])passw(?:or)?d\b/i.test(kept));
    const isOther = /^\w+$/.test(given) || /^\w*(?:request|form|data|body|json|payload)\w*[.[]/.test(given);
    return isStored && !storedPassword.test(given) && givenPassword.test(given) && isOther;
}
function trustsCookie(source, node) {
    if (node.getChild('CompareOp') === null || node.getChild('String') === null)
        return false;
    const cookie = /\brequest\.(?:cookies|COOKIES)(?:\.get\(|\[)\s*["'](\w+)["']/.exec(getCode(source, node))?.[1];
    return cookie !== undefined && /admin|role|auth|user|login|priv|level/i.test(cookie);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/templates.js

const templates_extensions = new Set('.html .htm .jinja .jinja2 .j2 .djhtml .xhtml'.split(' '));
const safe = /\{\{-?(?!-?\s*(?:form|csrf|super|forloop|block)\b)([^{}'"]{1,200})\|\s*safe(?:seq)?\s*(?:\|[^{}]{0,80})?-?\}\}/g;
const off = /\{%-?\s*autoescape\s+(?:off|false)\s*-?%\}/gi;
function isTemplate(path) {
    return templates_extensions.has((0,file_name/* getExtension */.uQ)(path));
}
function findUnescaped(text) {
    if (!text.includes('{'))
        return [];
    const found = [...text.matchAll(safe), ...text.matchAll(off)];
    return found
        .map((match) => {
        const outputs = match[1] === undefined ? listBlockOutputs(text.slice(match.index)) : [match[1].trim()];
        return { start: match.index, end: match.index + match[0].length, outputs };
    })
        .sort((a, b) => a.start - b.start);
}
const output = /\{\{-?\s*([A-Za-z_][\w.]*)\s*-?\}\}/g;
function listBlockOutputs(text) {
    const block = text.slice(0, /\{%-?\s*endautoescape/.exec(text)?.index ?? text.length);
    return [...block.matchAll(output)].map((match) => match[1] ?? '');
}
const prose = /(?:^|[._])(?:name|title|text|body|comments?|contents?|message|review|description|bio|about|subject|summary|note|query|search|answer|question|email)$/i;
function findProse(text) {
    if (!/<[a-z][\w-]*[\s>]/i.test(text))
        return [];
    const written = new Map([...text.matchAll(output)].reverse().map((match) => [match[1] ?? '', match]));
    return [...written.values()]
        .reverse()
        .filter(([, name = '']) => prose.test(name))
        .map((match) => ({ start: match.index, end: match.index + match[0].length, outputs: [match[1] ?? ''] }));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/python-file.js














const mostTurns = 3;
function createFollow(project) {
    const calls = createCallResolver(project);
    const summaries = new Map();
    return (module) => {
        for (const one of module.all)
            solveFrom(calls, summaries, { module, one });
        for (const found of listCalledFunctions(calls, module, undefined))
            solveFrom(calls, summaries, found);
        const own = summarizeSafely(calls, summaries, { module, one: undefined });
        const moduleSummaries = [own, ...module.all.flatMap((one) => summaries.get(one) ?? [])];
        const all = moduleSummaries.flatMap(({ reached }) => reached).filter(isDangerous);
        return { reached: removeRepetitions(all), isBroken: moduleSummaries.some(({ isBroken }) => isBroken) };
    };
}
function isDangerous({ sink, origin: { outside } }) {
    return outside !== undefined && (sink.source?.test(outside.code) ?? true);
}
function removeRepetitions(all) {
    const first = new Map();
    for (const one of all) {
        const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
        const before = first.get(key);
        first.set(key, before === undefined ? one : { ...before, origin: combineOrigins([before.origin, one.origin]) });
    }
    return [...first.values()].sort((a, b) => a.node.from - b.node.from);
}
function solveFrom(calls, summaries, start) {
    const visits = new Map();
    const waiting = [];
    const visitFunction = (body) => {
        const own = { index: visits.size, low: visits.size, isRecursive: false };
        visits.set(body.one, own);
        waiting.push(body);
        for (const { module, one } of listCalledFunctions(calls, body.module, body.one)) {
            if (one === body.one)
                own.isRecursive = true;
            if (summaries.has(one))
                continue;
            const other = visits.get(one) ?? visitFunction({ module, one });
            if (!summaries.has(one))
                own.low = Math.min(own.low, other.low);
        }
        if (own.low !== own.index)
            return own;
        const group = waiting.splice(waiting.findIndex(({ one }) => one === body.one));
        settleGroup(calls, summaries, group, group.length > 1 || own.isRecursive ? mostTurns : 1);
        return own;
    };
    if (!summaries.has(start.one))
        visitFunction(start);
}
function settleGroup(calls, summaries, group, turns) {
    const sorted = group.toSorted((a, b) => comparePaths(a.module.path, b.module.path) || a.one.node.from - b.one.node.from);
    for (const { one } of sorted)
        summaries.set(one, { returned: noOrigin, reached: [] });
    for (let turn = 0; turn < turns; turn += 1)
        for (const body of sorted)
            summaries.set(body.one, summarizeSafely(calls, summaries, body));
}
function summarizeSafely(calls, summaries, body) {
    try {
        return summarize(calls, summaries, body);
    }
    catch (error) {
        if (error instanceof RangeError)
            return { returned: noOrigin, reached: [], isBroken: true };
        throw error;
    }
}
function comparePaths(a, b) {
    return a < b ? -1 : Number(a > b);
}
async function loadPythonLibraries() {
    const [ruff, lezer] = await Promise.all([import(/* webpackIgnore: true */ '@astral-sh/ruff-wasm-nodejs'), import(/* webpackIgnore: true */ '@lezer/python')]);
    return { check: createCheck(ruff), parse: (text) => lezer.parser.parse(text).topNode };
}
const maximumBytes = 2 * 1024 * 1024;
function createPythonScanner(name, load) {
    return {
        name,
        open: async (root, shared) => {
            const { check, parse } = await load();
            const tree = shared ?? { operations: [], files: new Map(), routes: [] };
            const reader = createReader(createTreeReader(root, tree), parse);
            return async (task) => {
                const content = (0,text_contents/* readContent */.c_)(root, task.stored);
                const { text: raw, isEncrypted } = (0,decode/* decodeText */.g7)(content);
                if (isEncrypted)
                    return { places: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
                if (isTemplate(task.path))
                    return { places: findTemplateLocations(task.path, raw), isRead: false };
                const code = readPythonText(task.path, content);
                if (code === undefined) {
                    const what = isNotebook(task.path) ? 'Notebook in a form' : 'Python file in an encoding';
                    return { places: [], isRead: false, skipped: `${what} that is not read: code not analyzed` };
                }
                const { text, problem } = code;
                if (text.length > maximumBytes)
                    return { places: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analyzed' };
                const { read, ...rest } = task.isAlone ? createReader(emptyTree, parse) : reader;
                const result = scanModule({ check, ...rest }, () => read(task.path, text), { path: task.path, text });
                return { ...(problem !== undefined && { problem }), ...result };
            };
        },
    };
}
function createReader(tree, parse) {
    const project = createProject(tree, parse);
    return { project, read: project.add, follow: createFollow(project) };
}
function scanModule({ check, ...reader }, read, { path, text }) {
    const own = findFlowLocations(reader, read);
    const { reports, problem = own.problem } = check(text);
    const reported = reports
        .flatMap((report) => toRuffLocations(report, text))
        .map((location) => ({ ...location, path }));
    const locations = [...own.places, ...reported];
    const { rendered } = own;
    return {
        places: locations,
        ...(rendered.length === 0 ? {} : { rendered }),
        isRead: true,
        ...(problem === undefined ? {} : { problem }),
    };
}
const pageEngine = /\baiohttp_jinja2\b|\bjinja_env\b|\bJinja2Templates\b|\bsanic_jinja2?\b/;
function findFlowLocations({ follow, project }, read) {
    const problem = 'the text is nested too deeply';
    try {
        const module = read();
        const { reached, isBroken } = follow(module);
        const findRange = (0,snippet/* createRangeFinder */.Wh)(module.source.text);
        const settings = findInsecureSettings(module).map(({ node, ...said }) => {
            const opensPages = said.weakness === 'escaping-off' && pageEngine.test(module.source.text);
            const place = { ...findRange(node.from, node.to), path: module.path, rule: `setting-${said.weakness}` };
            return { ...said, ...place, ...(opensPages && { opensPages }) };
        });
        const used = reached.filter(({ sink }) => !('rendered' in sink));
        const rendered = reached.flatMap((one) => toRenderedValue(project, one));
        return {
            places: [...used.map((one) => toFlowLocation(project, one)), ...settings],
            rendered,
            ...(isBroken ? { problem } : {}),
        };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { places: [], rendered: [], problem };
        throw error;
    }
}
function toFlowLocation(project, { sink, module, node, origin, isGuarded }) {
    return {
        ...(0,snippet/* createRangeFinder */.Wh)(module.source.text)(node.from, node.to),
        path: module.path,
        rule: `taint-${sink.weakness}`,
        weakness: sink.weakness,
        severity: isGuarded ? lowerSeverity(sink.severity) : sink.severity,
        source: formatSource(module, origin),
        sources: describeSources(project, origin),
    };
}
function toRenderedValue(project, reached) {
    const { sink, origin } = reached;
    if (!('rendered' in sink) || origin.outside === undefined)
        return [];
    const { template, key } = sink.rendered;
    const { code, from, module: at } = origin.outside;
    const source = `${code} in ${at.path}, line ${(0,snippet/* createLineFinder */.NJ)(at.source.text)(from)}`;
    return [{ template, key, source, sources: describeSources(project, origin) }];
}
function describeSources(project, origin) {
    const sources = new Map();
    for (const { code, from, module } of listOutsides([origin])) {
        const { start, names, routes, isGuarded } = readFunctionAround(project, module, from);
        const registered = project.routes(module, names);
        const all = [...registered, ...Array.from({ length: routes }, () => false)];
        const said = { kind: 'client', path: module.path, code: (0,code_key/* normalizeCode */.v)(code, module.path) };
        const reached = (all.length === 0 ? [false] : all).map((isChecked) => ({
            ...said,
            safeFor: [...(isGuarded || isChecked ? ['login'] : []), ...(all.length === 0 ? ['unrouted'] : [])],
        }));
        sources.set(JSON.stringify([module.path, start, said.code]), reached);
    }
    return [...sources.values()].flat().slice(0, finding_source/* mostSources */.g);
}
function lowerSeverity(severity) {
    return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}
function formatSource(module, { outside }) {
    if (outside === undefined)
        return '';
    if (outside.module === module)
        return outside.code;
    return `${outside.code} in ${outside.module.path}, line ${(0,snippet/* createLineFinder */.NJ)(outside.module.source.text)(outside.from)}`;
}
function findTemplateLocations(path, text) {
    const findRange = (0,snippet/* createRangeFinder */.Wh)(text);
    return findUnescaped(text).map(({ start, end, outputs }) => ({
        ...findRange(start, end),
        outputs,
        path,
        rule: 'template-unescaped',
        weakness: 'escaping-off',
        severity: 'MEDIUM',
    }));
}
function toRuffLocations(report, text) {
    const rule = ruffRules[report.rule];
    if (rule === undefined)
        return [];
    const lines = text.split(/\r\n|[\n\r]/).slice(Math.max(0, report.line - 4), report.line + 6);
    const own = Math.min(3, report.line - 1);
    const code = [(lines[own] ?? '').slice(report.column - 1), ...lines.slice(own + 1)].join('\n');
    const severity = rule.judge === undefined ? rule.severity : rule.judge(code, lines.slice(0, own + 1).join('\n'));
    return severity === undefined ? [] : [{ ...report, weakness: rule.weakness, severity }];
}
function neutralizeDirectives(text) {
    return text.replaceAll(/noqa|ruff|flake8/gi, (word) => '_'.repeat(word.length));
}
function createCheck({ Workspace: RuffWorkspace, PositionEncoding }) {
    const select = Object.values(ruffRules).map(({ code }) => code);
    const settings = { preview: true, 'target-version': 'py313', lint: { select, preview: true } };
    const openWorkspace = () => new RuffWorkspace(settings, PositionEncoding.Utf16);
    let workspace = openWorkspace();
    return (text) => {
        let diagnostics;
        try {
            diagnostics = workspace.check(neutralizeDirectives(text));
        }
        catch {
            workspace = openWorkspace();
            return { reports: [], problem: 'ruff stopped, mostly for a text that is nested too deeply' };
        }
        const isSyntaxError = ({ code }) => code === null || code === 'invalid-syntax';
        const broken = diagnostics.find(isSyntaxError);
        const reports = diagnostics.filter((one) => !isSyntaxError(one)).map(toReport);
        if (broken === undefined)
            return { reports };
        return { reports, problem: `${broken.message} on line ${broken.start_location.row}` };
    };
}
function toReport({ code, start_location: start, end_location: end }) {
    return { rule: code ?? '', line: start.row, column: start.column, endLine: end.row, endColumn: end.column };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/python/python.js




















const { name: python_name, scanType: python_scanType } = pythonInstallation;
function createPythonEngine(load = loadPythonLibraries, mostModules = 5000) {
    const scanner = createPythonScanner(python_name, load);
    const scan = async (context) => {
        const sorted = await sortPythonFiles(context);
        if (sorted.tasks.length + sorted.skips.length === 0)
            return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
        return runIfInstalled(pythonInstallation, () => scanPythonTasks(context, sorted, { scanner, mostModules }));
    };
    return { name: python_name, scanType: python_scanType, scanner, loads: 'Python', isShared: isSharedFile, scan };
}
const pythonEngine = createPythonEngine();
function isSharedFile(path) {
    return (isNotebook(path) ||
        isTemplate(path) ||
        (0,languages_languages/* detectByName */.Oe)(path) === 'Python' ||
        (0,file_name/* getExtension */.uQ)(path) === '' ||
        isApiDescription(path));
}
async function sortPythonFiles({ root, files, loaded, signal }) {
    const sorted = { tasks: [], pages: [], skips: [] };
    for (const file of files) {
        signal.throwIfAborted();
        const { path } = file;
        if (isTemplate(path)) {
            const { text } = await (0,decode/* readFileText */.eu)(root, file.stored);
            if (findUnescaped(text).length > 0)
                sorted.tasks.push(file);
            const locations = locateProse(path, text);
            if (locations.length > 0)
                sorted.pages.push({ task: file, locations });
        }
        else if (!loaded?.has(path) && (await detectProgram(root, file)).language !== 'Python')
            continue;
        else if ((0,file_name/* isInstalledPackage */.zU)(path))
            sorted.skips.push({ reason: 'Installed package under node_modules: code not analyzed', filePath: path });
        else
            sorted.tasks.push(file);
    }
    return sorted;
}
async function scanPythonTasks(context, { tasks, pages, skips }, { scanner, mostModules }) {
    const [locations, elsewhere] = [[], []];
    const lookedAt = [];
    const rendered = [];
    const left = [...skips];
    const { tree, selection, large } = await readPythonTree(context, mostModules);
    const isAlone = ({ path }) => selection !== undefined && !selection.chosen.has(path);
    const asked = tasks.map((task) => (isAlone(task) ? { ...task, isAlone: true } : task));
    const place = { ...context, shared: tree };
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, asked, place)) {
        const { path } = outcome.task;
        const result = 'fault' in outcome ? { places: [], isRead: false, problem: outcome.fault } : outcome.answer;
        for (const place of result.places)
            (place.path === path ? locations : elsewhere).push(place);
        rendered.push(...(result.rendered ?? []));
        if (result.isRead)
            lookedAt.push(path);
        if (result.skipped !== undefined)
            left.push({ reason: result.skipped, filePath: path });
        if (result.problem !== undefined)
            left.push({ reason: `Analysis stopped early: ${(0,snippet/* collapseBlanks */.JE)(result.problem).slice(0, 200)}`, filePath: path });
    }
    const diagnostics = createSkipDiagnostics(python_name, left);
    const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
    const coverage = diagnostics.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered';
    if (large.length > 0)
        diagnostics.push({ engine: python_name, message: largeMessage, ...nameFiles(large) });
    if (selection !== undefined)
        diagnostics.push(createLimitDiagnostic(selection, context.changed));
    const open = locations.some(({ opensPages }) => opensPages) ? pages : [];
    const written = open.flatMap(({ locations: each }) => each);
    const found = [...locations, ...elsewhere, ...written].map((each) => connectTemplate(each, rendered));
    const read = [...new Map([...tasks, ...open.map(({ task }) => task)].map((task) => [task.path, task])).values()];
    return {
        findings: await createFindings(context.root, read, found),
        coverage,
        diagnostics,
        lookedAt,
    };
}
function locateProse(path, text) {
    const findRange = (0,snippet/* createRangeFinder */.Wh)(text);
    return findProse(text).map(({ start, end, outputs }) => ({
        ...findRange(start, end),
        path,
        rule: 'template-unescaped',
        weakness: 'escaping-off',
        severity: 'MEDIUM',
        outputs,
    }));
}
function connectTemplate(location, rendered) {
    for (const output of location.outputs ?? []) {
        const value = findRenderedValue(location.path, output, rendered);
        if (value !== undefined)
            return { ...location, severity: 'HIGH', source: value.source, sources: value.sources };
    }
    return location;
}
async function readPythonTree({ root, files, neighbours = files, changed }, most) {
    const modules = neighbours.filter(({ path }) => (0,file_name/* getExtension */.uQ)(path) === '.py' && !(0,file_name/* isInstalledPackage */.zU)(path));
    const selection = modules.length > most ? selectModules(root, modules, { changed, most }) : undefined;
    const shared = selection === undefined ? neighbours : modules.filter(({ path }) => selection.chosen.has(path));
    const large = modules.filter(({ path, stored }) => changed?.has(path) && (0,text_contents/* getContentLength */.KW)(stored) > maximumModuleBytes);
    const pythonFiles = shared.filter(({ path }) => (0,file_name/* getExtension */.uQ)(path) === '.py');
    const modulesByPath = new Map(pythonFiles.map(({ path, stored }) => [path, stored]));
    return {
        tree: {
            operations: await readOperations(root, neighbours),
            files: modulesByPath,
            routes: readRouteFiles(root, modulesByPath),
        },
        selection,
        large: large.map(({ path }) => path),
    };
}
const largeMessage = `Data flow from other files into changed files above ${maximumModuleBytes / 1024} KiB was not traced`;
function createLimitDiagnostic({ chosen, left, cutOff }, changed) {
    const all = chosen.size + left.length;
    const message = `Data flow between files was traced in ${chosen.size} of ${all} Python files; in the others within each file only`;
    return { engine: python_name, message, ...nameFiles(changed === undefined ? left : cutOff) };
}
async function createFindings(root, tasks, locations) {
    const byPath = Map.groupBy(locations, ({ path }) => path);
    const found = [];
    for (const { path, stored } of tasks) {
        const own = byPath.get(path) ?? [];
        if (own.length === 0)
            continue;
        const text = isTemplate(path) ? undefined : readPythonText(path, (0,text_contents/* readContent */.c_)(root, stored))?.text;
        found.push(...createPythonFindings(path, text ?? (await (0,decode/* readFileText */.eu)(root, stored)).text, own));
    }
    return found;
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/sast/size.js
var size = __webpack_require__(1442);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sast/sast.js















const { name: sast_name, scanType: sast_scanType } = sastInstallation;
const parseProblemLines = 200;
function createSastEngine(options = {}) {
    const scanner = createScriptScanner(options);
    const scan = (context) => runIfInstalled(sastInstallation, () => scanScripts(context, scanner));
    return {
        name: sast_name,
        scanType: sast_scanType,
        scanner,
        loads: 'JavaScript',
        isShared: () => false,
        isConsulted: (path) => isRead(path) || (0,file_name/* getBaseName */.J)(path) === 'package.json',
        findAffected: findConnectedScripts,
        scan,
    };
}
function createScriptScanner(options) {
    return {
        name: sast_name,
        open: async (root, links) => (await Promise.all(/* import() */[__webpack_require__.e(510), __webpack_require__.e(698)]).then(__webpack_require__.bind(__webpack_require__, 2698))).openScripts(root, toLinks(links), options),
        stateOf: ({ path }, { consulted = [], cut }, { shared, digestOf }) => (0,program_links/* hashLinkState */.MI)([path, ...consulted], { links: toLinks(shared), isCut: cut !== undefined }, digestOf),
    };
}
const toLinks = (shared) => shared ?? new Map();
function isLoadable(path) {
    const kind = (0,script_kinds/* detectScriptKind */.Fb)(path);
    return kind !== undefined && 'extension' in kind && !(0,file_name/* isInstalledPackage */.zU)(path);
}
function isRead(path) {
    return (0,script_kinds/* detectScriptKind */.Fb)(path) !== undefined && !(0,file_name/* isInstalledPackage */.zU)(path);
}
function mayLoad(path) {
    return ((0,script_kinds/* detectScriptKind */.Fb)(path) !== undefined || (0,file_name/* getExtension */.uQ)(path) === '') && !(0,file_name/* isInstalledPackage */.zU)(path);
}
function findConnectedScripts({ root, files, neighbours = files, extras = [], loaded }, changed) {
    const loadable = new Set([...changed].filter((path) => isLoadable(path) || loaded?.has(path)));
    if (loadable.size === 0)
        return new Set();
    const before = extras.filter(({ kind }) => kind === 'elsewhere');
    const scripts = [...neighbours, ...before].filter(({ path, stored }) => (mayLoad(path) || loaded?.has(path)) && (0,text_contents/* getContentLength */.KW)(stored) <= size/* maximumScriptBytes */.j);
    const texts = scripts.map(({ path, stored }) => ({ path, text: (0,text_contents/* readContent */.c_)(root, stored).toString() }));
    const connected = (0,program_links/* findConnected */.nD)(texts, loadable);
    const isRendering = texts.some(({ path, text }) => connected.has(path) && mayRender(text));
    return isRendering
        ? new Set([...connected, ...neighbours.map(({ path }) => path).filter(isTemplateName)])
        : connected;
}
const sastEngine = createSastEngine();
async function scanScripts(context, scanner) {
    const { tasks, unknown, isElsewhere, ...sorted } = await sortScriptFiles(context);
    const progress = {
        findings: [],
        lookedAt: [],
        problems: [],
        cuts: new Map(),
        consulted: new Map(),
        rendered: [],
        outputs: new Map(),
        ...sorted,
    };
    const linked = tasks.length === 0 ? undefined : await linkTreeScripts(context);
    const taskContext = { ...context, shared: linked?.links };
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, taskContext)) {
        const { path } = outcome.task;
        if ('fault' in outcome)
            progress.problems.push(createProblem(path, outcome.fault));
        else
            addScriptResult(progress, path, outcome.answer);
    }
    if (progress.outputs.size > 0)
        await readRenderingScripts(context, scanner, taskContext, progress);
    await connectTemplates(progress);
    const { findings, lookedAt, skips, problems, languages, consulted } = progress;
    const left = createLanguageDiagnostics(languages, lookedAt.length === 0 && !isElsewhere ? unknown : []);
    const diagnostics = [...createSkipDiagnostics(sast_name, skips), ...createProblemDiagnostics(problems), ...left];
    const isWhole = diagnostics.length === 0;
    if (lookedAt.length > 0) {
        const links = linked?.links ?? new Map();
        const { changed } = context;
        const said = [...diagnostics, ...createLimitDiagnostics(progress.cuts, links, changed !== undefined)];
        return {
            findings,
            coverage: isWhole ? 'covered' : 'partly covered',
            diagnostics: said,
            lookedAt,
            ...(consulted.size > 0 ? { consulted } : {}),
            ...(changed === undefined || linked === undefined ? {} : { limits: collectLimits(progress, linked) }),
        };
    }
    if (!isWhole)
        return { findings, coverage: 'not covered', diagnostics, lookedAt };
    const message = 'The commit contains no source code that needs analysis';
    const silence = isElsewhere ? [] : [{ engine: sast_name, message }];
    return { findings, coverage: 'covered', diagnostics: silence, lookedAt };
}
function linkTreeScripts({ root, files, neighbours = files, changed, loaded }) {
    const scripts = neighbours.flatMap(({ path, stored }) => {
        if (loaded?.has(path))
            return [{ path, stored, extension: '.js' }];
        const kind = (0,file_name/* isInstalledPackage */.zU)(path) ? undefined : (0,script_kinds/* detectScriptKind */.Fb)(path);
        return kind !== undefined && 'extension' in kind ? [{ path, stored, extension: kind.extension }] : [];
    });
    return (0,program_links/* linkScripts */.VD)(root, scripts, changed);
}
function addScriptResult(progress, path, result) {
    const { findings, isRead, skipped, problem, others = [] } = result;
    progress.findings.push(...findings);
    progress.rendered.push(...(result.rendered ?? []));
    for (const [index, output] of Object.entries(result.outputs ?? {})) {
        const finding = findings[Number(index)];
        if (finding !== undefined)
            progress.outputs.set(finding, output);
    }
    if (isRead)
        progress.lookedAt.push(path);
    if (result.consulted !== undefined)
        progress.consulted.set(path, result.consulted);
    if (result.cut !== undefined)
        progress.cuts.set(path, result.cut);
    if (skipped !== undefined)
        progress.skips.push({ reason: skipped, filePath: path });
    if (problem !== undefined)
        progress.problems.push(createProblem(path, problem));
    for (const language of others)
        progress.skips.push({ reason: `Script in ${(0,snippet/* collapseBlanks */.JE)(language).slice(0, 40)}: not analyzed`, filePath: path });
}
async function readRenderingScripts(context, scanner, taskContext, progress) {
    const { root, files, neighbours = files } = context;
    const rendering = neighbours.filter(({ path, stored }) => isLoadable(path) &&
        (0,text_contents/* getContentLength */.KW)(stored) <= size/* maximumScriptBytes */.j &&
        mayRender((0,text_contents/* readContent */.c_)(root, stored).toString()));
    const paths = rendering.map(({ path }) => path);
    for (const { filePath } of progress.outputs.keys()) {
        const before = progress.consulted.get(filePath) ?? [];
        progress.consulted.set(filePath, [...new Set([...before, ...paths])].sort());
    }
    const scanned = new Set(files.map(({ path }) => path));
    const others = rendering.filter(({ path }) => !scanned.has(path));
    if (others.length === 0)
        return;
    const { tasks } = await sortScriptFiles({ ...context, files: others });
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, taskContext))
        if ('answer' in outcome)
            progress.rendered.push(...(outcome.answer.rendered ?? []));
}
async function connectTemplates({ findings, rendered, outputs }) {
    if (rendered.length === 0 || outputs.size === 0)
        return;
    const { addRenderedSource } = await __webpack_require__.e(/* import() */ 510).then(__webpack_require__.bind(__webpack_require__, 5510));
    for (const [index, finding] of findings.entries()) {
        const output = outputs.get(finding);
        const value = output === undefined ? undefined : findRenderedValue(finding.filePath ?? '', output, rendered);
        if (value !== undefined)
            findings[index] = addRenderedSource(finding, value);
    }
}
async function sortScriptFiles({ root, files, signal, loaded }) {
    const sorted = { tasks: [], languages: new Map(), skips: [], unknown: [], isElsewhere: false };
    for (const file of files) {
        signal.throwIfAborted();
        const { path } = file;
        const named = (0,script_kinds/* detectScriptKind */.Fb)(path);
        if (loaded?.has(path)) {
            sorted.tasks.push({ ...file, kind: named ?? { extension: '.js' }, role: 'loaded' });
            continue;
        }
        const isScript = named !== undefined && 'extension' in named;
        const program = isScript ? undefined : await detectProgram(root, file);
        const language = program?.language;
        const kind = script_kinds/* pageLanguages */.Td.has(language ?? '') ? undefined : ((0,script_kinds/* toScriptKind */.pO)(language) ?? named);
        if (kind !== undefined && (0,file_name/* isInstalledPackage */.zU)(path))
            sorted.skips.push({ reason: 'Installed package under node_modules: code not analyzed', filePath: path });
        else if (kind !== undefined)
            sorted.tasks.push({ ...file, kind });
        else {
            const isOther = (0,languages_languages/* isNoProgramName */.bJ)(path);
            const suspicion = (0,script_kinds/* guessScriptKind */.dR)(path, language, isOther);
            if (suspicion !== undefined)
                sorted.tasks.push({ ...file, ...suspicion });
            if ((0,languages_languages/* isReadByAnotherEngine */.FM)(language))
                sorted.isElsewhere = true;
            else if (language !== undefined)
                sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
            else if (!isOther && program?.isOther !== true)
                sorted.unknown.push(path);
        }
    }
    return sorted;
}
function createProblem(path, problem) {
    return {
        engine: sast_name,
        message: `Analysis stopped early: ${(0,snippet/* collapseBlanks */.JE)(problem).slice(0, 200)}`,
        file_path: path,
    };
}
function createProblemDiagnostics(problems) {
    const rest = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
    const shared = rest.map((filePath) => ({ reason: 'Analysis stopped early', filePath }));
    return [...problems.slice(0, parseProblemLines), ...createSkipDiagnostics(sast_name, shared)];
}
function createLimitDiagnostics(cuts, links, isCompared) {
    if (cuts.size === 0)
        return [];
    const paths = [...cuts.keys()].sort();
    const shown = paths.slice(0, 5).map((path) => (0,snippet/* collapseBlanks */.JE)(path).slice(0, 100));
    const rest = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
    const message = `Data flow was too long to trace completely in ${shown.join(', ')}${rest}`;
    if (isCompared)
        return [{ engine: sast_name, message }];
    const left = [...cuts.values()].flatMap((cut) => cut.left.importers);
    const above = [...(0,reach/* findReachable */.Ns)(left, (path) => links.get(path)?.importers ?? [])];
    const all = [...new Set([...paths, ...above.filter((path) => doesReadRequest(links, path))])];
    return [{ engine: sast_name, message: `${message}${formatUnnamedFiles(all.length)}`, ...nameFiles(all) }];
}
function doesReadRequest(links, path) {
    const script = links.get(path);
    return script !== undefined && (0,program_links/* readsRequest */.Rt)(script);
}
const mostTraced = 100;
function collectLimits({ cuts, consulted }, { links, requestLines }) {
    const listImporters = (path) => links.get(path)?.importers ?? [];
    const loads = (0,program_links/* invertLinks */.a5)(links);
    const listBeyondLimit = ({ importers, loaded }) => new Set([...(0,reach/* findReachable */.Ns)(importers, listImporters), ...(0,reach/* findReachable */.Ns)(loaded, (path) => loads.get(path) ?? [])]);
    const others = [...cuts.values()].slice(mostTraced).map(({ left }) => left);
    const beyondOthers = listBeyondLimit({
        importers: others.flatMap(({ importers }) => importers),
        loaded: others.flatMap(({ loaded }) => loaded),
    });
    const cut = [...cuts].map(([path, { hidden, left, isSpent }], index) => {
        const unopened = new Set([...left.importers, ...left.loaded]);
        const opened = new Set(consulted.get(path)?.filter((each) => !unopened.has(each)));
        const hiding = index < mostTraced ? listBeyondLimit(left) : beyondOthers;
        const near = new Set(isSpent ? listImporters(path).flatMap((each) => [each, ...listImporters(each)]) : []);
        const sources = [...requestLines.keys()].filter((each) => each !== path && ((hiding.has(each) && !opened.has(each)) || near.has(each)));
        return { path, hidden, sources };
    });
    return { cut, requestLines };
}
function createLanguageDiagnostics(languages, unknown) {
    const seen = [...languages]
        .sort((a, b) => b[1] - a[1])
        .map(([language, count]) => `${count} ${language} ${count === 1 ? 'file' : 'files'}`);
    const kinds = [...new Set(unknown.map((path) => (0,file_name/* getExtension */.uQ)(path) || 'no extension'))].sort().slice(0, 10);
    if (kinds.length > 0)
        seen.push(`${sast_formatFileCount(unknown.length)} of unknown kind (${kinds.join(', ')})`);
    if (seen.length === 0)
        return [];
    return [
        {
            engine: sast_name,
            message: `${seen.join(', ')} ${seen.length === 1 && seen[0]?.startsWith('1 ') ? 'was' : 'were'} not scanned`,
        },
    ];
}
const sast_formatFileCount = (count) => (count === 1 ? '1 file' : `${count} files`);

;// CONCATENATED MODULE: ./build/compiled/src/packages/words.js
const advisoryEngine = 'advisories';
const notLookedUpPrefix = 'Packages not looked up: ';
const introducedOpen = 'This change introduces packages that were not looked up: ';
const otherRegistry = 'This change brings in packages from another registry: ';
const knownOpen = 'As before this change, packages were not looked up: ';
const readInPart = 'Lock file read in part: ';
const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';
const offlineLookUpPrefix = 'Offline data only: ';
const notCoveredPrefix = 'No dependencies were checked: ';
const longestTitle = 100;
function formatPackageTitle({ name, version, summary, id }) {
    const lines = summary.split('\n').map((line) => line.trim());
    const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
    const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
    const room = longestTitle - `${name} ${version}:  (${id})`.length;
    return `${name} ${version}: ${shortenText(sentence, room)} (${id})`;
}
function shortenText(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}
function listUnpinned(unpinned) {
    const names = unpinned.slice(0, 5).map(({ name, reason }) => `${name} ${reason}`);
    return `${unpinned.length} (${names.join('; ')})`;
}

;// CONCATENATED MODULE: ./build/compiled/src/text/purl.js

const longest = 2000;
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normalizePurl({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: parseQualifiers(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        return undefined;
    }
}
function describePurlProblem(text) {
    const purl = parsePurl(text);
    if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
        return 'is not a package URL such as pkg:npm/lodash@4.17.21';
    const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const last = getBaseName(path);
    const [name, version] = splitAt(last, last.lastIndexOf('@'));
    if (isBlank(purl.name) || name.startsWith('@'))
        return 'has no name of a package';
    const folders = path.split('/').slice(0, -1);
    if ([name, ...folders].some((part) => part.lastIndexOf('@') > 0))
        return 'has an @ in its name, which is written as %40';
    if (version !== undefined && isBlank(purl.version ?? ''))
        return 'has an empty version; name one, or leave the @ out for every version';
    if (purl.namespace?.split('/').some(isBlank))
        return 'has an empty part before its name';
    if (query !== undefined)
        return describeQualifierProblem(query);
    return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}
function isBlank(text) {
    return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
function describeQualifierProblem(query) {
    const keys = new Set();
    for (const pair of query.split('&')) {
        const [key, value = ''] = splitAt(pair, pair.indexOf('='));
        if (!/^[a-z][a-z0-9._-]*$/i.test(key) || isBlank(decodeURIComponent(value)))
            return 'has a qualifier without a value; leave it out';
        if (keys.has(key.toLowerCase()))
            return 'has a qualifier twice';
        keys.add(key.toLowerCase());
    }
    return undefined;
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function parseQualifiers(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normalizePurl(purl) {
    const type = purl.type.toLowerCase();
    const normalizeCase = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? normalizeCase(purl.name).replaceAll(/[-_.]+/g, '-') : normalizeCase(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: normalizeCase(purl.namespace) }) };
}
const encode = (text) => encodeURIComponent(text.toWellFormed());
function formatPurl({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encode);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encode(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encode(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encode).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = (/* unused pure expression or super */ null && (['https:', 'http:']));
function createRepositoryPurl(url) {
    const address = URL.parse(url);
    if (address === null || !webProtocols.includes(address.protocol))
        return undefined;
    const { host, pathname } = address;
    const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
    if (path === '')
        return undefined;
    const type = hosts[host];
    return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
function splitNpmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
function matchesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [normalizeVersion(named), normalizeVersion(found)],
        [named.subpath, subpath],
        ...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [
            value,
            qualifiers?.[key],
        ]),
    ];
    const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
    if (differs)
        return 'no';
    const isStated = version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
    return isStated ? 'yes' : 'unknown';
}
function normalizeVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}

;// CONCATENATED MODULE: ./build/compiled/src/packages/locked-package.js
const packageEcosystems = (/* unused pure expression or super */ null && (['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet']));
const goLibrary = 'stdlib';
const packedFile = 'a packed file';
function normalizePackageName(ecosystem, name) {
    if (ecosystem === 'PyPI')
        return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
    return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}
function createPackageKey({ ecosystem, name, version, }) {
    return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), version]);
}
function isLocalRange(range) {
    return /^(?:link|file|portal|workspace):|^\.{0,2}\//.test(range);
}
function getScope(name) {
    return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : '';
}

// EXTERNAL MODULE: ./build/compiled/src/scanners/iac/dockerfile-instructions.js
var dockerfile_instructions = __webpack_require__(7531);
;// CONCATENATED MODULE: ./build/compiled/src/text/records.js
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/lock-format.js



const refused = Symbol('refused');
const lock_format_mostBytes = 32 * 1024 * 1024;
function refuseLock(reason) {
    throw new Error(reason, { cause: refused });
}
function explainRefusal(error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const [line = ''] = message.split('\n', 1);
    return cause === refused ? line : `its reader failed: ${line.slice(0, 200)}`;
}
function decodeLockText(bytes) {
    if (bytes.length > lock_format_mostBytes)
        refuseLock(`it is larger than ${lock_format_mostBytes / 1024 / 1024} MB`);
    const { text, isBinary, isEncrypted } = (0,decode/* decodeText */.g7)(bytes);
    if (isEncrypted)
        refuseLock('it is encrypted');
    if (isBinary || text.includes('\0'))
        refuseLock('it is binary');
    if (/^<{7}(?: |$)/m.test(text) && /^>{7}(?: |$)/m.test(text))
        refuseLock('it contains the marks of a merge conflict');
    if (text.trim() === '')
        refuseLock('it is empty');
    return text;
}
function checkTable(value, name) {
    if (value !== undefined && value !== null && value !== '' && value !== 'null' && !isRecord(value))
        refuseLock(`its ${name.slice(0, 80)} is not a table`);
}
function addNode(nodes, key, node) {
    const before = nodes.get(key);
    if (before === undefined || before.local !== undefined || node.local !== undefined) {
        const added = { ...node, needs: [...node.needs], others: [...(node.others ?? [])] };
        nodes.set(before === undefined ? key : `${key}\n${nodes.size}`, added);
        return added;
    }
    before.others.push({ name: node.name, version: node.version }, ...(node.others ?? []));
    before.needs.push(...node.needs);
    before.isDev = [before.isDev, node.isDev].includes(false) ? false : before.isDev && node.isDev;
    before.isDirect = before.isDirect || node.isDirect;
    return before;
}
const mostVersions = 100;
function collectPackages(ecosystem, file, { nodes, roots }) {
    const chains = findChains(nodes, [...(roots?.keys() ?? [])]);
    const kinds = new Set(roots?.values());
    const inProduction = kinds.has('unknown')
        ? undefined
        : findChains(nodes, [...(roots ?? [])].flatMap(([key, kind]) => (kind === 'production' ? [key] : [])));
    const packages = new Map();
    const local = [];
    for (const [key, node] of nodes) {
        const { line } = node;
        if (node.local !== undefined)
            local.push({ name: node.name, kind: node.local, ...(line !== undefined && { line }) });
        const chain = inProduction?.get(key) ?? chains.get(key);
        const isDev = inProduction?.has(key)
            ? false
            : (node.isDev ?? (chain === undefined || inProduction === undefined ? undefined : true));
        const isDirect = node.isDirect ?? (roots === undefined ? undefined : roots.has(key));
        const path = chain ?? (isDirect ? [node.name] : undefined);
        const isOfRegistry = node.local === undefined || (node.local === 'copy' && /^v?\d/.test(node.version));
        for (const { name, version } of [...(isOfRegistry ? [node] : []), ...(node.others ?? [])]) {
            mergePackage(packages, {
                ...{ ecosystem, name, version, purl: writePurl(ecosystem, name, version), file: node.file ?? file },
                ...(line !== undefined && { line }),
                ...(node.registry !== undefined && { registry: node.registry }),
                ...(isDirect !== undefined && { isDirect }),
                ...(isDev !== undefined && { isDev }),
                ...(path !== undefined && { path: name === node.name ? path : [...path.slice(0, -1), name] }),
            });
        }
    }
    return { packages: [...packages.values()], local };
}
function mergePackage(packages, found) {
    const key = JSON.stringify([found.name, found.version]);
    const known = packages.get(key) ?? found;
    const { isDirect, isDev, path: _, ...before } = known;
    const direct = [isDirect, found.isDirect].find((value) => value === true) ?? isDirect ?? found.isDirect;
    const dev = [isDev, found.isDev].find((value) => value === false) ?? isDev ?? found.isDev;
    const chained = [known, found].flatMap((one) => one.path === undefined ? [] : [{ isDev: one.isDev, path: one.path }]);
    const proofs = chained.filter((one) => one.isDev === dev);
    const shortest = (proofs.length > 0 ? proofs : chained).sort((a, b) => a.path.length - b.path.length)[0]?.path;
    const registry = known.registry ?? found.registry;
    packages.set(key, {
        ...before,
        ...(registry !== undefined && { registry }),
        ...(direct !== undefined && { isDirect: direct }),
        ...(dev !== undefined && { isDev: dev }),
        ...(shortest !== undefined && { path: shortest }),
    });
}
function findChains(nodes, roots) {
    const before = new Map();
    for (const key of roots)
        if (nodes.has(key))
            before.set(key, undefined);
    for (const key of before.keys()) {
        for (const next of nodes.get(key)?.needs ?? [])
            if (nodes.has(next) && !before.has(next))
                before.set(next, key);
    }
    const chains = new Map();
    for (const [key, parent] of before) {
        const above = parent === undefined ? [] : (chains.get(parent) ?? []);
        chains.set(key, above.length < 50 ? [...above, nodes.get(key)?.name ?? key] : above);
    }
    return chains;
}
const purlTypes = {
    npm: 'npm',
    PyPI: 'pypi',
    Go: 'golang',
    Maven: 'maven',
    Packagist: 'composer',
    RubyGems: 'gem',
    'crates.io': 'cargo',
    NuGet: 'nuget',
};
function writePurl(ecosystem, name, version) {
    const type = purlTypes[ecosystem];
    const splitName = () => {
        if (ecosystem === 'npm')
            return splitNpmName(name);
        const at = ecosystem === 'Maven' ? name.indexOf(':') : name.lastIndexOf('/');
        return at > 0 ? { namespace: name.slice(0, at), name: name.slice(at + 1) } : { name };
    };
    const text = formatPurl({ type, ...splitName(), version: ecosystem === 'Go' ? `v${version}` : version });
    const purl = parsePurl(text);
    return purl === undefined ? text : formatPurl(purl);
}
function normalizePythonName(name) {
    return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}
const packed = /\.(?:tgz|tar|tar\.\w+|zip|whl|egg|jar|aar|war|gem|nupkg|crate|phar)$/i;
const copied = /(?:^|\/)(?:vendor(?:s|ed)?|third[-_]?party|externals?|node_modules|bower_components)\//i;
function readPathKind(folder, target, hasFolder = () => true) {
    const path = target?.replace(/^(?:file|link|portal|workspace):/, '').replace(/(?:::|[#?]).*$/s, '');
    const resolved = !path || packed.test(path) ? undefined : resolvePath(folder, path);
    if (resolved === undefined || !hasFolder(resolved))
        return 'archive';
    const below = resolved.startsWith(`${folder}/`) ? resolved.slice(folder.length) : resolved;
    return copied.test(`${below}/`) ? 'copy' : 'file';
}
function resolvePath(folder, path) {
    if (path.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(path))
        return undefined;
    const parts = [];
    for (const part of [...folder.split('/'), ...path.replaceAll('\\', '/').split('/')]) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/requirements.js


const requirementLine = /^(?:#.*|-{1,2}[A-Za-z].*|(?:(?:git|hg|svn|bzr)\+|\.{1,2}\/)\S.*|[\w.-]+(?:\[[^\]]*\])?\s*@\s*\S.*|[A-Za-z0-9][\w.-]*\s*(?:\[[\w\s,.-]*\]\s*)?(?:(?:[=~!<>]=|===|[<>])\s*[\w.*+!-]+[\s,]*)*(?:;[^#]*|(?:(?<=\s)--hash[=\s]\S+(?!\S)\s*)*)(?:\s#.*|\\)?)?$/;
function isRequirements(path, bytes) {
    const isOther = /licen[cs]e|notice|third.?part|version|change|constraint|limit/i.test(path);
    if (isOther)
        return false;
    const text = bytes.toString();
    return (/^\uFEFF?[ \t]*[A-Za-z0-9][\w.-]*[ \t]*(?:\[[^\]\n]*\][ \t]*)?===?[ \t]*\d/m.test(text) &&
        text.split(/\r?\n/).every((line) => line.length < 1000 && requirementLine.test(line.trim())));
}
const requirements = {
    name: 'requirements.txt',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)(?:(?:(?:requirements|reqs)\/[^/]+|requirements[^/]*|[^/]*[-_.]requirements|(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?)\.(?:txt|pip)|requirements(?:-dev)?\.lock)$/i.test(path),
    read: readRequirements,
};
const mostFiles = 100;
function readRequirements({ path, bytes, readFile, hasFolder }) {
    const reading = {
        readFile,
        hasFolder,
        found: [],
        constraints: new Map(),
        seen: new Set([`requirement ${path}`]),
        problems: [],
    };
    if (bytes.toString().trim() !== '')
        readRequirementsFile(reading, path, decodeLockText(bytes), false);
    const { found, constraints, problems } = reading;
    const nodes = new Map();
    const unpinned = [];
    const roots = new Map();
    const names = new Set(found.map(({ name }) => name));
    const needs = Map.groupBy(found.flatMap(({ name, via }) => via.map((parent) => ({ name, parent }))), ({ parent }) => parent);
    for (const one of found) {
        const { name, file, line, local } = one;
        const version = one.version ?? constraints.get(name);
        if (version === undefined && local === undefined)
            unpinned.push({ name, reason: 'has no exact version', line });
        else {
            const keys = (nodes.has(name) ? undefined : needs.get(name))?.map((need) => need.name) ?? [];
            const key = nodes.has(name) ? `${name} ${file}:${line}` : name;
            nodes.set(key, { name, version: version ?? '', line, file, local, needs: keys });
            if (one.via.some((parent) => !names.has(parent)))
                roots.set(key, 'unknown');
        }
    }
    const isCompiled = found.some(({ via }) => via.length > 0);
    return { ...collectPackages('PyPI', path, { nodes, roots: isCompiled ? roots : undefined }), unpinned, problems };
}
function readRequirementsFile(reading, path, text, isConstraint) {
    const position = { file: path, isConstraint };
    for (const line of joinLines(text)) {
        const { requirement, options, unknown } = splitLine(line.text);
        for (const option of unknown)
            addProblem(reading, `line ${line.number} of ${path} has an option that is not known: ${option.slice(0, 80)}`);
        if (requirement !== '')
            addRequirement(reading, position, line, readRequirement(requirement, (0,file_name/* getFolder */.L2)(path), reading.hasFolder));
        for (const { name, value } of options) {
            if (name === 'editable')
                addRequirement(reading, position, line, readEditable(value, (0,file_name/* getFolder */.L2)(path), reading.hasFolder));
            else if (name === 'requirement' || name === 'constraint')
                includeFile(reading, path, value, isConstraint || name === 'constraint');
        }
    }
}
function addRequirement(reading, { file, isConstraint }, { number, via }, requirement) {
    if (requirement === undefined)
        addProblem(reading, `line ${number} of ${file} is not a requirement`);
    else if (!isConstraint)
        reading.found.push({ ...requirement, file, line: number, via });
    else if (requirement.version !== undefined)
        reading.constraints.set(requirement.name, requirement.version);
}
function addProblem({ problems }, problem) {
    if (problems.length < 20)
        problems.push(problem);
}
const valued = [
    ...['requirement', 'constraint', 'editable', 'index-url', 'pypi-url', 'extra-index-url', 'find-links', 'no-binary'],
    ...['only-binary', 'trusted-host', 'use-feature', 'hash', 'config-settings', 'global-option', 'install-option'],
    ...['all-releases', 'only-final', 'uploaded-prior-to'],
];
const plainOptions = ['no-index', 'pre', 'prefer-binary', 'require-hashes', 'always-unzip', 'process-dependency-links'];
const shortOptions = {
    ...{ r: 'requirement', c: 'constraint', e: 'editable', i: 'index-url', f: 'find-links', C: 'config-settings' },
    Z: 'always-unzip',
};
function splitLine(text) {
    const start = text.search(/(?<!\S)-/);
    if (start < 0)
        return { requirement: text.trim(), options: [], unknown: [] };
    const words = (text.slice(start).match(/(?:"[^"]*"|'[^']*'|[^\s"']|["'])+/g) ?? []).map((word) => word.replaceAll(/["']/g, ''));
    const options = [];
    const unknown = [];
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
        if (!word.startsWith('-'))
            continue;
        const { name, value } = word.startsWith('--') ? readLong(word) : readShort(word);
        if (name === undefined)
            unknown.push(word);
        else
            options.push({ name, value: value ?? (valued.includes(name) ? (words.shift() ?? '') : '') });
    }
    return { requirement: text.slice(0, start).trim(), options, unknown };
}
function readLong(word) {
    const [, given = '', value] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const all = [...valued, ...plainOptions];
    const fitting = all.filter((name) => name.startsWith(given));
    return { name: all.includes(given) ? given : fitting.length === 1 ? fitting[0] : undefined, value };
}
function readShort(word) {
    const letter = word.slice(1, 2);
    return {
        name: Object.hasOwn(shortOptions, letter) ? shortOptions[letter] : undefined,
        value: word.length > 2 ? word.slice(2) : undefined,
    };
}
function includeFile(reading, from, target, isConstraint) {
    const path = resolvePath((0,file_name/* getFolder */.L2)(from), target);
    const key = `${isConstraint ? 'constraint' : 'requirement'} ${path}`;
    if (path !== undefined && reading.seen.has(key))
        return;
    const bytes = path === undefined ? undefined : reading.readFile(path);
    if (path === undefined || bytes === undefined || reading.seen.size >= mostFiles) {
        const why = bytes === undefined ? 'is not in the repository' : `is one of more than ${mostFiles}`;
        reading.problems.push(`${target.slice(0, 200)}, which ${from} includes, ${why}`);
        return;
    }
    reading.seen.add(key);
    try {
        readRequirementsFile(reading, path, decodeLockText(bytes), isConstraint);
    }
    catch (error) {
        reading.problems.push(`${path}, which ${from} includes, was not read: ${error.message}`);
    }
}
const lineEnds = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
function joinLines(text) {
    const lines = [];
    let open;
    const closeLine = ({ parts, number }) => {
        const joined = parts.join(' ').trim();
        if (joined !== '')
            lines.push({ text: joined, number, via: [] });
    };
    for (const [index, raw] of text.split(lineEnds).entries()) {
        const comment = /(?:^|\s)#(.*)$/.exec(raw);
        const code = (comment === null ? raw : raw.slice(0, comment.index)).trimEnd();
        const isOpen = comment === null && code.endsWith('\\');
        open ??= { parts: [], number: index + 1 };
        open.parts.push((isOpen ? code.slice(0, -1) : code).trim());
        if (!isOpen) {
            closeLine(open);
            open = undefined;
        }
        if (comment !== null && !raw.startsWith('#'))
            addVia(lines.at(-1), comment[1] ?? '');
    }
    if (open !== undefined)
        closeLine(open);
    return lines;
}
function addVia(line, comment) {
    const [, parents] = /^\s*via\b(.*)$/.exec(comment) ?? [];
    if (line === undefined || (parents === undefined && line.via.length === 0))
        return;
    const named = (parents ?? comment).split(',').flatMap((parent) => parent.trim() || []);
    line.via.push(...(named.length === 0 ? [''] : named.map(normalizeParent)));
    if (line.via[0] === '' && line.via.length > 1)
        line.via.shift();
}
function normalizeParent(parent) {
    return /^[\w.-]+$/.test(parent) && !parent.startsWith('-') ? normalizePythonName(parent) : parent;
}
const named = /^([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(.*)$/s;
function readEditable(target, folder, hasFolder) {
    const local = findPipLocalKind(target, folder, hasFolder) ?? readPathKind(folder, target.replace(/\[.*$/s, ''), hasFolder);
    return { name: readEggName(target), local };
}
function readEggName(target) {
    const name = /[#&]egg=([\w.-]+)/.exec(target)?.[1];
    return name === undefined ? target.slice(0, 200) : normalizePythonName(name);
}
function readRequirement(target, folder, hasFolder) {
    const local = findPipLocalKind(target, folder, hasFolder);
    if (local !== undefined)
        return { name: readEggName(target), local };
    const [, name, rest = ''] = named.exec(target) ?? [];
    if (name === undefined)
        return undefined;
    const address = /^@\s*(\S+)/.exec(rest)?.[1];
    if (address !== undefined)
        return { name: normalizePythonName(name), local: findPipLocalKind(address, folder, hasFolder) ?? 'url' };
    const [specifiers = ''] = rest.split(';', 1);
    const text = specifiers.trim().replace(/^\((.*)\)$/s, '$1');
    const parts = text === '' ? [] : text.split(',');
    if (!parts.every((part) => /^\s*(?:===?|~=|!=|<=?|>=?)\s*[^\s;]+\s*$/.test(part)))
        return undefined;
    const pin = parts.flatMap((part) => /^\s*===?\s*([^\s*$]+)\s*$/.exec(part)?.[1] ?? []);
    return { name: normalizePythonName(name), version: pin[0] };
}
function findPipLocalKind(target, folder, hasFolder) {
    if (/^(?:git|hg|svn|bzr)\+/.test(target))
        return 'git';
    if (/^https?:\/\//i.test(target))
        return 'url';
    const isPath = /^(?:file:|\.{1,2}(?:[/[\\]|$)|\/)/.test(target) || /^[\w./-]+\.(?:whl|zip|tar\.gz)$/.test(target);
    return isPath ? readPathKind(folder, target.replace(/\[[^[\]]*\].*$|\s.*$/s, ''), hasFolder) : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/installs.js






const installs_dotted = String.raw `\d+\.\d[\w.+-]*`;
const python = String.raw `(?:\S*\/)?(?:pip(?:[\d.]+)?|pipx|uv (?:pip|tool)|python(?:[\d.]+)? -m pip)`;
function listVersionOptions(option, sign) {
    const name = String.raw `[A-Za-z][\w.-]*`;
    const behind = String.raw `(?<name>${name})(?:${sign}| (?:-\S+ ){0,20}?(?:${option}))v?(?<version>${installs_dotted})`;
    const before = String.raw `(?:${option})v?(?<versionBefore>${installs_dotted}) (?:-\S+ ){0,20}?(?<nameBehind>${name})`;
    return new RegExp(String.raw `(?<=\s)(?:${behind}|${before})(?=\s|$)`, 'g');
}
const installers = [
    {
        ecosystem: 'PyPI',
        command: new RegExp(String.raw `^${python} (?:-\S+ )*install `),
        argument: /(?<=\s)(?<name>[A-Za-z0-9][\w.-]*)(?:\[[^\]\s]*\])?===?(?<version>\d[\w.+!-]*)(?=[\s,;]|$)/g,
    },
    {
        ecosystem: 'npm',
        command: /^(?:(?:npm|pnpm) (?:-\S+ )*(?:install|i|add)|yarn (?:global )?add|(?:npx|pnpx|bunx)|(?:npm|pnpm|yarn) (?:exec|dlx)|bun (?:add|install|i)|corepack (?:prepare|install|use)) /,
        argument: /(?<=\s)(?<name>(?:@[\w.-]+\/)?[\w.-]+)@[v=]?(?<version>\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)(?=\s|$)/g,
    },
    {
        ecosystem: 'RubyGems',
        command: /^gem (?:-\S+ )*(?:install|i) /,
        argument: listVersionOptions('-v[= ]?|--version[= ]', ':'),
    },
    {
        ecosystem: 'crates.io',
        command: /^cargo (?:\+\S+ )?(?:install|binstall) /,
        argument: listVersionOptions('--vers(?:ion)?[= ]=?', '@=?'),
    },
    {
        ecosystem: 'Packagist',
        command: /^composer (?:-\S+ )*(?:global )?(?:require|create-project) /,
        argument: new RegExp(String.raw `(?<=\s)(?<name>[\w.-]+\/[\w.-]+)[:= ]v?(?<version>${installs_dotted})(?=\s|$)`, 'g'),
    },
];
function mayInstall(text) {
    return /\b(?:pip[\d.]*|pipx|uv|npm|pnpm|yarn|npx|pnpx|bunx?|corepack|gem|cargo|composer)\b/.test(text);
}
const dockerfile = {
    name: 'Dockerfile',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/i.test(path),
    read: ({ path, bytes }) => {
        const values = new Map();
        const found = (0,dockerfile_instructions/* parseDockerfile */.A)(decodeLockText(bytes)).parts.flatMap(({ name, rest, script, line }) => {
            if (name === 'ARG' || name === 'ENV')
                for (const [, key = '', value = ''] of rest.matchAll(/(?<!\w)(\w+)(?:=| +(?=[^\s=]+$))["']?([^\s"']*)/g))
                    values.set(key, value);
            return name === 'RUN'
                ? listInstalls(`${joinWords(rest)}\n${script}`, values).map((one) => ({ ...one, line }))
                : [];
        });
        const ofEach = [...Map.groupBy(found, ({ ecosystem }) => ecosystem)].map(([ecosystem, alike]) => {
            const nodes = alike.map((one) => [
                `${one.name} ${one.version}`,
                { ...one, needs: [], isDirect: true },
            ]);
            return collectPackages(ecosystem, path, { nodes: new Map(nodes) });
        });
        return { packages: ofEach.flatMap(({ packages }) => packages), local: [], unpinned: [], problems: [] };
    },
};
function listInstalls(script, values) {
    const expanded = script.replaceAll(/\$(?:(\w+)|\{(\w+)(?::?-([^{}]*))?\})/g, (whole, bare, braced, fallback) => values.get(bare ?? braced) ?? fallback ?? whole);
    return expanded.split(/&&|\|\|?|[;\n()]|\b(?:then|do|else)\b/).flatMap((text) => {
        const words = text
            .replaceAll(/["'\s]+/g, ' ')
            .replaceAll(/ (===?) /g, '$1')
            .replace(/^ /, '');
        const command = words.replace(/^(?:(?:sudo|exec|env|time|-\S+|\w+=\S*|(?:\S*\/)?(?:ba|da|z)?sh -\w*c) )*/, '');
        return installers.flatMap(({ ecosystem, command: start, argument }) => {
            const rest = start.exec(command);
            const found = rest === null ? [] : [...` ${command.slice(rest[0].length)}`.matchAll(argument)];
            return found.map(({ groups }) => ({
                ...{ ecosystem, version: groups?.version ?? groups?.versionBefore ?? '' },
                name: normalizePackageName(ecosystem, groups?.name ?? groups?.nameBehind ?? ''),
            }));
        });
    });
}
function joinWords(rest) {
    try {
        const words = JSON.parse(rest);
        return Array.isArray(words) ? words.join(' ') : rest;
    }
    catch {
        return rest.replaceAll(/\s+/g, ' ');
    }
}
const fields = new Set(['install_requires', 'setup_requires', 'tests_require', 'extras_require']);
const tokenPattern = /#[^\r\n]*|([A-Za-z]{0,2})("""(?:[^\\]|\\[\s\S])*?"""|'''(?:[^\\]|\\[\s\S])*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|\w+|\*\*|\S/g;
function listTokens(text) {
    const found = [];
    const open = [];
    for (const { 0: sign, 1: prefix = '', 2: quoted, index: at } of text.matchAll(tokenPattern)) {
        if (sign.startsWith('#'))
            continue;
        if ('])}'.includes(sign))
            open.pop();
        const [end, isFormatted] = [at + sign.length, /[fbt]/i.test(prefix) || quoted?.includes('\\') === true];
        found.push({
            sign,
            quoted: quoted?.replace(/^("""|'''|["'])([\s\S]*)\1$/, '$2'),
            isFormatted,
            at,
            end,
            inside: open.at(-1),
        });
        if ('[({'.includes(sign))
            open.push(found.length - 1);
    }
    return found;
}
const mostFields = 50;
function readSetup(path, bytes) {
    const text = decodeLockText(bytes);
    if (text.length > 256 * 1024)
        refuseLock('it is longer than 256 KiB');
    const script = { text, tokens: listTokens(text), read: new Set() };
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    const nodes = new Map();
    const [unpinned, problems] = [[], []];
    const named = [...script.tokens.keys()].filter((index) => isField(script.tokens[index]));
    for (const [count, index] of named.entries()) {
        if (script.read.has(index))
            continue;
        const { sign = '', quoted: field = sign } = script.tokens[index] ?? {};
        const isValue = ['=', ':'].includes(script.tokens[index + 1]?.sign ?? '');
        const list = isValue && count < mostFields ? readList(script, index + 2) : undefined;
        if (list === undefined)
            problems.push(`its ${field} is computed`);
        for (const { value, at } of list ?? []) {
            const line = lineAt(at);
            const requirement = readRequirement(value, (0,file_name/* getFolder */.L2)(path));
            if (requirement === undefined)
                problems.push(`line ${line} is not a requirement`);
            else if (requirement.version === undefined && requirement.local === undefined)
                unpinned.push({ name: requirement.name, reason: 'has no exact version', line });
            else {
                const { name, version = '', local } = requirement;
                const isDev = field === 'setup_requires' || field === 'tests_require';
                nodes.set(`${name} ${line} ${nodes.size}`, { name, version, line, local, needs: [], isDirect: true, isDev });
            }
        }
    }
    if (hasComputedCall(script))
        problems.push('its arguments of setup() are computed');
    return { ...collectPackages('PyPI', path, { nodes }), unpinned, problems: [...new Set(problems)] };
}
function isField({ sign, quoted = sign } = {}) {
    return quoted !== undefined && fields.has(quoted);
}
function hasComputedCall({ text, tokens }) {
    const signAt = (index) => tokens[index]?.sign ?? '';
    const isTable = ({ sign, inside = -1 }, index) => sign === '**' && signAt(inside) === '(' && '(,'.includes(signAt(index - 1)) && signAt(inside - 2) !== 'def';
    const isCall = ({ sign }, index) => sign === 'setup' && signAt(index + 1) === '(' && signAt(index - 1) !== 'def';
    if (tokens.some((token, index) => /^["']$/.test(token.sign) || isTable(token, index)))
        return true;
    return /\b(?:setuptools|distutils)\b/.test(text) && !tokens.some(isCall);
}
function readList(script, start) {
    const { tokens } = script;
    if (/^[A-Za-z_]\w*$/.test(tokens[start]?.sign ?? ''))
        return readNamed(script, start);
    const found = [];
    const open = [];
    let isJoined = false;
    for (let index = start;; index++) {
        const { sign, quoted, isFormatted, at } = tokens[index] ?? { sign: 'end', at: 0 };
        if (quoted !== undefined) {
            if (isFormatted)
                return undefined;
            if (open.length === 0)
                return isEnd(script, index) ? splitTextLines(quoted, at) : undefined;
            const last = isJoined ? found.pop() : undefined;
            found.push({ value: `${last?.value ?? ''}${quoted}`, at: last?.at ?? at });
            isJoined = true;
            continue;
        }
        isJoined = false;
        if ('[({'.includes(sign))
            open.push(sign);
        else if (sign === ':' && open.at(-1) === '{')
            found.pop();
        else if ('])}'.includes(sign)) {
            open.pop();
            if (open.length === 0)
                return isEnd(script, index) ? found : undefined;
        }
        else if (sign !== ',')
            return undefined;
    }
}
function readNamed(script, at) {
    const { text, tokens, read } = script;
    const name = tokens[at]?.sign;
    const signAt = (index) => tokens[index]?.sign ?? '';
    const places = [...tokens.keys()].filter((index) => signAt(index) === name);
    const isAssigned = (index) => {
        const start = tokens[index]?.at ?? 0;
        const isFirst = start === 0 || /[\r\n]/.test(text.charAt(start - 1));
        return isFirst && signAt(index + 1) === '=' && /^[[({]$/.test(signAt(index + 2));
    };
    const [assigned, ...more] = places.filter((index) => tokens[index]?.inside === undefined && isAssigned(index));
    const isUse = (index) => (tokens[index]?.inside !== undefined && signAt(index + 1) === '=' && signAt(index + 2) !== '=') ||
        (signAt(index - 1) === '=' && isField(tokens[index - 2]) && isEnd(script, index));
    if (assigned === undefined || more.length > 0)
        return undefined;
    if (!places.every((index) => index === assigned || isUse(index)))
        return undefined;
    const list = readList(script, assigned + 2);
    if (list !== undefined)
        for (const index of [at, assigned])
            read.add(index);
    return list;
}
function isEnd({ text, tokens }, last) {
    const [token, next] = [tokens[last], tokens[last + 1]];
    if (token === undefined || next === undefined)
        return true;
    if (token.inside !== undefined)
        return /^[,)}]$/.test(next.sign);
    return next.sign === ';' || (next.sign !== '\\' && /[\r\n]/.test(text.slice(token.end, next.at)));
}
function splitTextLines(value, at) {
    return value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ value: line.trim(), at }]));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/json.js



const mostDepth = 200;
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,\n]/gs;
function parseStrictJson(bytes) {
    const text = decodeLockText(bytes);
    const lines = readLines(text);
    const value = parseJson(text);
    if (!isRecord(value))
        refuseLock('it is not a JSON object');
    return { value, findLine: (...names) => lines.get(JSON.stringify(names.map(String))) };
}
function parseRecord(text) {
    return (0,errors/* attempt */.CD)(() => {
        const value = JSON.parse(text.replace(/^\uFEFF/, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    });
}
function json_listEntries(value) {
    return isRecord(value) ? Object.entries(value) : [];
}
function readString(value, name) {
    if (!isRecord(value) || !Object.hasOwn(value, name))
        return undefined;
    const found = value[name];
    return typeof found === 'string' ? found : undefined;
}
function readOwn(value, name) {
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return refuseLock('it is not valid JSON');
    }
}
function readLines(text) {
    const found = new Map();
    const levels = [];
    let line = 1;
    let last;
    for (const [token] of text.matchAll(tokens)) {
        const level = levels.at(-1);
        if (token === '\n')
            line += 1;
        else if (token === '{' || token === '[') {
            if (levels.length >= mostDepth)
                refuseLock(`it nests deeper than ${mostDepth} levels`);
            levels.push(token === '{' ? { names: new Set(), name: undefined } : { names: undefined, name: 0 });
        }
        else if (token === '}' || token === ']')
            levels.pop();
        else if (token === ',' && typeof level?.name === 'number')
            level.name += 1;
        else if (token === ':' && level?.names !== undefined && last !== undefined) {
            if (level.names.has(last.name))
                refuseLock(`it contains the name ${JSON.stringify(last.name.slice(0, 80))} twice in one object`);
            level.names.add(last.name);
            level.name = last.name;
            found.set(JSON.stringify(levels.map(({ name }) => String(name))), last.line);
        }
        else if (token.length > 1)
            last = { name: unquoteJson(token), line };
    }
    return found;
}
function unquoteJson(token) {
    return (0,errors/* attempt */.CD)(() => JSON.parse(token)) ?? token;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/tarball.js



function readRegistryTarball(address) {
    const path = parseUrlPath(address);
    const end = path.lastIndexOf('/-/');
    if (end < 0)
        return undefined;
    const [bare = '', scope = ''] = path.slice(0, end).split('/').reverse();
    const file = path.slice(end + '/-/'.length).replace(/^@[^/]*\//, '');
    const isTarball = bare !== '' && file.startsWith(`${bare}-`) && file.endsWith('.tgz');
    const version = isTarball ? file.slice(bare.length + 1, -'.tgz'.length) : '';
    if (!/^\d[^/]*$/.test(version))
        return undefined;
    return { name: scope.startsWith('@') ? `${scope}/${bare}` : bare, version };
}
function findOtherPackage(stated, address) {
    const found = readRegistryTarball(address) ?? readOtherTarball(stated.name, address);
    if (found === undefined)
        return undefined;
    const isSame = found.name === stated.name && tarball_normalizeVersion(found.version) === tarball_normalizeVersion(stated.version);
    return isSame ? undefined : found;
}
function isOwnRegistry(registry) {
    return /^registry\.(?:npmjs\.(?:org|com)|yarnpkg\.com)$/.test(registry);
}
function readOrigin({ name, version }, address, configured) {
    if (!/^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(address)) {
        const isPacked = !/^[a-z]+:/i.test(address) && /\.(?:tgz|tar\.gz)(?:#|$)/i.test(address);
        return { registry: isPacked ? packedFile : configured };
    }
    const url = URL.parse(address);
    const path = parseUrlPath(address);
    const at = path.lastIndexOf(`/${name}/`);
    const isNamed = readRegistryTarball(address) !== undefined ||
        (path.slice(at + name.length).includes(tarball_normalizeVersion(version)) && !isCodeHost(url?.hostname ?? ''));
    if (url === null || at < 0 || !isNamed)
        return { isAddress: true };
    const registry = `${url.host}${path.slice(0, at)}`;
    return { registry: isOwnRegistry(registry) ? configured : registry };
}
function isCodeHost(host) {
    return (host !== 'npm.pkg.github.com' && /(?:^|\.)(?:github|githubusercontent|gitlab|bitbucket)\.(?:com|org)$/.test(host));
}
function explainOther(stated, other, where) {
    const [one, two] = [stated, other].map(({ name, version }) => `${name} ${version}`.slice(0, 100));
    return `its entry ${one} is ${two} by its ${where}: both were looked up`;
}
function readOtherTarball(name, address) {
    const path = parseUrlPath(address);
    const [, owned = '', download] = /\/download\/((?:@[^/]+\/)?[^/]+)\/(\d[^/]*)\/[0-9a-f]{20,}$/.exec(path) ?? [];
    if (download !== undefined)
        return { name: owned, version: download };
    const file = (0,file_name/* getBaseName */.J)(path);
    const [, found = '', version] = /^(.+?)-v?(\d+\.\d+\.\d+(?:[-+][^/]*)?)\.tgz$/.exec(file) ?? [];
    if (version === undefined)
        return undefined;
    const bare = name.slice(name.indexOf('/') + 1);
    const isOwn = [bare, name.replace('/', '-'), name.replace('/', '-').slice(1)].includes(found);
    return { name: isOwn ? name : found, version };
}
function parseUrlPath(address) {
    const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '');
    return (0,errors/* attempt */.CD)(() => decodeURIComponent(path)) ?? path;
}
function tarball_normalizeVersion(version) {
    return version
        .replace(/^[v=]+/, '')
        .replace(/\+.*$/s, '')
        .replaceAll(/(?<!\w)0+(?=\d)/g, '');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/npm-registries.js





const configurations = [
    ['.npmrc', /^\uFEFF?[ \t]*["']?(?:(@[^:\s]+):)?registry["']?[ \t]*=[ \t]*["']?([^"'\s]+)/gm],
    ['.yarnrc', /^[ \t]*"?(?:(@[^:\s"]+):)?registry"?[ \t]+"?([^"\s]+)/gm],
    ['pnpm-workspace.yaml', /^(?:registry|[ \t]+["']?(?:default|(@[^"':\s]+))["']?):[ \t]*["']?(https?:[^"'\s]+)/gm],
];
function readRegistries(folder, readFile, files, more = []) {
    const lines = configurations.flatMap(([file, line]) => {
        const text = files.includes(file) ? readFile(resolvePath(folder, file) ?? '')?.toString() : undefined;
        return [...(text ?? '').matchAll(line)].map(([, scope = '', address = '']) => [scope, address]);
    });
    const named = [...lines, ...more].flatMap(([scope, address]) => typeof address === 'string' ? [[scope, readRegistryName(address)]] : []);
    const registries = new Map(named);
    return (name) => {
        const scope = getScope(name);
        return registries.get(registries.has(scope) ? scope : '');
    };
}
function readRegistryName(address) {
    const url = URL.parse(address);
    const name = url === null ? address.slice(0, 200) : `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
    return isOwnRegistry(name) ? undefined : name;
}
function listYarnRegistries(settings) {
    const scopes = json_listEntries(isRecord(settings) ? settings.npmScopes : undefined);
    return [
        ['', readString(settings, 'npmRegistryServer')],
        ...scopes.map(([scope, each]) => [`@${scope}`, readString(each, 'npmRegistryServer')]),
    ];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/workspaces.js




function readProject(folder, readFile) {
    const path = folder === undefined ? undefined : resolvePath(folder, 'package.json');
    return (0,errors/* attempt */.CD)(() => {
        const bytes = path === undefined ? undefined : readFile(path);
        return folder === undefined || bytes === undefined ? undefined : { folder, manifest: parseStrictJson(bytes).value };
    });
}
function readCopy(folder, readFile) {
    const manifest = readProject(folder, readFile)?.manifest;
    const [name, version] = [readString(manifest, 'name'), readString(manifest, 'version')];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function listWanted({ manifest }) {
    const wanted = new Map();
    for (const field of ['dependencies', 'devDependencies']) {
        for (const [name, range] of json_listEntries(manifest[field])) {
            const ranges = wanted.get(name) ?? [];
            wanted.set(name, ranges);
            if (typeof range === 'string')
                ranges.push(range);
        }
    }
    for (const [name] of json_listEntries(manifest.optionalDependencies))
        wanted.delete(name);
    return wanted;
}
function isPlainRange(range) {
    return /^[\^~]?\d+(?:\.[\w+-]+)*$/.test(range);
}
const longestPattern = 200;
function findWorkspaces({ folder, manifest }, paths) {
    const field = manifest.workspaces;
    const listed = Array.isArray(field) ? field : readOwn(field, 'packages');
    const patterns = (Array.isArray(listed) ? listed : []).flatMap((pattern) => typeof pattern === 'string' && pattern.length <= longestPattern ? [splitPath(pattern)] : []);
    const isIncluded = (parts) => patterns.some(([first = '', ...rest]) => !first.startsWith('!') && matchesParts([first, ...rest], parts)) &&
        !patterns.some(([first = '', ...rest]) => first.startsWith('!') && matchesParts([first.slice(1), ...rest], parts));
    const depth = splitPath(folder).length;
    return [...paths].flatMap((path) => {
        const isBelow = path.endsWith('/package.json') && (folder === '' || path.startsWith(`${folder}/`));
        return isBelow && isIncluded(splitPath((0,file_name/* getFolder */.L2)(path)).slice(depth)) ? [(0,file_name/* getFolder */.L2)(path)] : [];
    });
}
function splitPath(path) {
    return path.split('/').filter((part) => part !== '' && part !== '.');
}
function matchesParts(pattern, path) {
    let reached = new Set([0]);
    for (const part of pattern) {
        const next = new Set();
        for (const at of reached) {
            if (part === '**')
                for (let end = at; end <= path.length; end += 1)
                    next.add(end);
            else if (at < path.length && matchesPart(part, path[at] ?? ''))
                next.add(at + 1);
        }
        reached = next;
    }
    return reached.has(path.length);
}
function matchesPart(pattern, text) {
    const [first = '', ...pieces] = pattern.split('*');
    const last = pieces.pop();
    if (last === undefined)
        return pattern === text;
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const piece of pieces) {
        const found = text.indexOf(piece, at);
        if (found < 0 || found + piece.length > text.length - last.length)
            return false;
        at = found + piece.length;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/npm-manifest.js





const npm_manifest_fields = ['devDependencies', 'dependencies', 'optionalDependencies'];
const exact = /^[v=\s]*(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)\s*$/;
function readManifest(path, bytes, readFile) {
    const findRegistry = readRegistries((0,file_name/* getFolder */.L2)(path), readFile, ['.npmrc']);
    const { value, findLine } = parseStrictJson(bytes);
    const nodes = new Map();
    const unpinned = new Map();
    for (const field of npm_manifest_fields) {
        for (const [key, wanted] of json_listEntries(value[field])) {
            const [name, range] = readAlias(key, String(wanted));
            const line = findLine(field, key);
            const local = findLocal((0,file_name/* getFolder */.L2)(path), range);
            const version = exact.exec(range)?.[1];
            if (version === undefined && local === undefined)
                unpinned.set(key, {
                    name,
                    reason: `has the range ${range.slice(0, 100)}`,
                    ...(line !== undefined && { line }),
                });
            else {
                unpinned.delete(key);
                const isDev = field === 'devDependencies';
                const registry = local === undefined ? findRegistry(name) : undefined;
                const place = local === 'copy' ? resolvePath((0,file_name/* getFolder */.L2)(path), range.replace(/^\w+:/, '')) : undefined;
                addNode(nodes, key, {
                    name,
                    version: version ?? '',
                    ...readCopy(place, readFile),
                    line,
                    needs: [],
                    local,
                    registry,
                    isDirect: true,
                    isDev,
                });
            }
        }
    }
    const { packages, local } = collectPackages('npm', path, { nodes });
    return { packages, local, unpinned: [...unpinned.values()], problems: [], isDirectOnly: true };
}
function readAlias(key, range) {
    const [, name, version] = /^npm:((?:@[^/@]+\/)?[^/@]+)@(.*)$/s.exec(range) ?? [];
    return name === undefined || version === undefined ? [key, range] : [name, version];
}
function findLocal(folder, range) {
    if (/^workspace:/.test(range))
        return 'workspace';
    if (/^(?:file|link|portal):|^\.{1,2}\/|^[~/]\//.test(range))
        return readPathKind(folder, range);
    if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:|gist:)|^[\w.-]+\/[\w.-]+(?:#|$)|\.git(?:#|$)/.test(range))
        return 'git';
    return /^https?:/.test(range) ? 'url' : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/toml.js



const toml_mostDepth = 100;
function parseTomlFile(bytes, toml) {
    const text = decodeLockText(bytes);
    const value = parseToml(text, toml);
    return {
        value,
        listTables: (name) => {
            const tables = readOwn(value, name);
            if (tables !== undefined && !Array.isArray(tables))
                refuseLock(`its ${name} is not a list of tables`);
            const list = (tables ?? []);
            const lines = findHeaders(text, name);
            const hasLines = lines.length === list.length;
            return list.flatMap((table, index) => typeof table === 'object' && table !== null && !Array.isArray(table)
                ? [{ table: table, line: hasLines ? lines[index] : undefined }]
                : []);
        },
    };
}
function readOtherToml(bytes, toml) {
    return (0,errors/* attempt */.CD)(() => (bytes === undefined ? undefined : parseTomlFile(bytes, toml).value));
}
function parseToml(text, toml) {
    try {
        return toml.parse(text, { maxDepth: toml_mostDepth });
    }
    catch (error) {
        const [line = ''] = error.message.split('\n', 1);
        return refuseLock(`it is not valid TOML: ${line.replace(/^Invalid TOML document: /, '').slice(0, 200)}`);
    }
}
function findHeaders(text, name) {
    const header = `[[${name}]]`;
    return text.split('\n').flatMap((line, index) => (line.trim() === header ? [index + 1] : []));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/cargo.js



const cargoLock = {
    name: 'Cargo.lock',
    ecosystem: 'crates.io',
    isLock: (path) => /(?:^|\/)Cargo\.lock$/.test(path),
    read: readCargo,
};
function readCargo({ path, bytes, readFile, paths = [], parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    const { version } = lock.value;
    if (version !== undefined && ![1, 2, 3, 4].includes(version))
        refuseLock(`its version ${String(version).slice(0, 20)} is not known`);
    const nodes = new Map();
    const roots = new Map();
    const problems = [];
    const tables = lock.listTables('package').concat(lock.value.root === undefined ? [] : lock.listTables('root'));
    const found = tables.flatMap(({ table, line }) => {
        const [name, version, source] = ['name', 'version', 'source'].map((field) => readString(table, field));
        if (name === undefined || version === undefined) {
            problems.push(`its package ${name ?? `in line ${line}`} has no version`);
            return [];
        }
        return [{ name, version, source, table, line, key: `${name} ${version} (${source ?? ''})` }];
    });
    const byName = Map.groupBy(found, ({ name }) => name);
    const members = new Set();
    for (const other of [...paths].filter((each) => /(?:^|\/)Cargo\.toml$/.test(each))) {
        const name = readString(readOtherToml(readFile(other, true), parsers.toml)?.package, 'name');
        if (name === undefined)
            continue;
        members.add(name);
        if (byName.get(name)?.some((one) => one.source === undefined))
            readFile(other);
    }
    for (const { name, version, source, table, line, key } of found) {
        const list = Array.isArray(table.dependencies) ? table.dependencies : [];
        const needs = list.flatMap((need) => {
            const [wanted = '', exactly, from] = String(need).split(' ');
            return (byName.get(wanted) ?? [])
                .slice(0, mostVersions)
                .filter((one) => exactly === undefined || one.version === exactly)
                .filter((one) => from === undefined || from === `(${one.source ?? ''})`)
                .map((one) => one.key);
        });
        nodes.set(key, { name, version, line, needs, local: readKind(source, members.size === 0 || members.has(name)) });
        if (source === undefined)
            for (const need of needs)
                roots.set(need, 'unknown');
    }
    return { ...collectPackages('crates.io', path, { nodes, roots }), unpinned: [], problems };
}
function readKind(source, isMember) {
    if (source === undefined)
        return isMember ? 'workspace' : 'archive';
    if (source.startsWith('git+'))
        return 'git';
    return /^(?:registry|sparse)\+/.test(source) ? undefined : 'file';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/composer.js




const composerLock = {
    name: 'composer.lock',
    ecosystem: 'Packagist',
    isLock: (path) => /(?:^|\/)composer\.lock$/.test(path),
    read: readComposer,
};
function readComposer({ path, bytes, readFile, hasFolder }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (!Array.isArray(value.packages))
        refuseLock('it has no list of packages');
    const nodes = new Map();
    const problems = [];
    for (const [section, isDev] of [
        ['packages', false],
        ['packages-dev', true],
    ]) {
        const list = value[section] ?? [];
        if (!Array.isArray(list))
            refuseLock(`its ${section} is not a list`);
        for (const [index, entry] of list.entries()) {
            const name = readString(entry, 'name')?.toLowerCase();
            const version = readString(entry, 'version');
            const line = findLine(section, index, 'name');
            if (name === undefined || version === undefined) {
                problems.push(`entry ${index + 1} of its ${section} has no name or version`);
                continue;
            }
            const dist = readOwn(entry, 'dist');
            const isPath = readString(dist, 'type') === 'path';
            const isBranch = /^dev-|-dev$/i.test(version);
            const local = isPath
                ? readPathKind((0,file_name/* getFolder */.L2)(path), readString(dist, 'url'), hasFolder)
                : isBranch
                    ? 'git'
                    : undefined;
            const needs = json_listEntries(readOwn(entry, 'require')).map(([need]) => need.toLowerCase());
            addNode(nodes, name, { name, version, line, needs, isDev, local });
        }
    }
    const roots = readComposerRoots(readFile(resolvePath((0,file_name/* getFolder */.L2)(path), 'composer.json') ?? ''));
    return { ...collectPackages('Packagist', path, { nodes, roots }), unpinned: [], problems };
}
function readComposerRoots(bytes) {
    try {
        const manifest = bytes === undefined ? undefined : parseStrictJson(bytes).value;
        if (!isRecord(manifest))
            return undefined;
        const listNames = (field) => json_listEntries(manifest[field]).map(([name]) => name.toLowerCase());
        return new Map([
            ...listNames('require-dev').map((name) => [name, 'development']),
            ...listNames('require').map((name) => [name, 'production']),
        ]);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/gemfile.js


const sections = {
    GEM: 'registry',
    GIT: 'git',
    PATH: 'file',
    'PLUGIN SOURCE': 'url',
};
const headers = new Set([
    ...Object.keys(sections),
    ...['PLATFORMS', 'DEPENDENCIES', 'CHECKSUMS', 'RUBY VERSION', 'BUNDLED WITH'],
]);
const gemfileLock = {
    name: 'Gemfile.lock',
    ecosystem: 'RubyGems',
    isLock: (path) => /(?:^|\/)(?:Gemfile\.lock|gems\.locked)$/.test(path),
    read: readGemfile,
};
function readGemfile({ path, bytes, hasFolder }) {
    const nodes = new Map();
    const roots = new Map();
    const problems = [];
    const found = new Set();
    let [section, remote] = ['', ''];
    let spec;
    for (const [index, line] of decodeLockText(bytes).split(/\r?\n/).entries()) {
        const header = line.trimEnd();
        if (headers.has(header)) {
            [section, spec] = [header, undefined];
            found.add(header);
            continue;
        }
        const [, indent = '', name = '', version] = /^( +)([^\s(!]+)!?(?: \(([^)]*)\))?!?\s*$/.exec(line) ?? [];
        remote = /^ {2}remote: (.*?)\s*$/.exec(line)?.[1] ?? remote;
        const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
        if (section === 'DEPENDENCIES' && indent.length === 2)
            roots.set(name, 'unknown');
        else if (kind !== undefined && indent.length === 4) {
            const plain = version?.split('-', 1)[0] ?? '';
            if (plain === '')
                problems.push(`its line ${index + 1} names no version`);
            const local = kind === 'registry' ? undefined : kind === 'file' ? readPathKind((0,file_name/* getFolder */.L2)(path), remote, hasFolder) : kind;
            spec =
                plain === '' ? undefined : addNode(nodes, name, { name, version: plain, line: index + 1, local, needs: [] });
        }
        else if (kind !== undefined && indent.length === 6)
            spec?.needs.push(name);
        else if (problems.length < 20 && (kind === undefined ? /^\S/ : /^(?: {4})?\S/).test(line))
            problems.push(`its line ${index + 1} is not valid in a Bundler lock`);
    }
    if (!found.has('DEPENDENCIES'))
        refuseLock('it is not a lock file of Bundler: it has no DEPENDENCIES');
    return { ...collectPackages('RubyGems', path, { nodes, roots }), unpinned: [], problems };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/go.js




const goMod = {
    name: 'go.mod',
    ecosystem: 'Go',
    isLock: (path) => /(?:^|\/)go\.mod$/.test(path),
    read: readGoMod,
};
function readGoMod({ path, bytes, readFile, hasFolder }) {
    const { statements, problems } = readStatements(decodeLockText(bytes));
    if (!statements.some(({ verb }) => verb === 'module'))
        refuseLock('it names no module');
    const own = (0,file_name/* getFolder */.L2)(path);
    const replaced = new Map([...listReplaced(statements, own), ...readWorkspace(own, readFile, problems)]);
    const nodes = new Map();
    for (const { verb, words, comment, line } of statements) {
        if (verb !== 'require')
            continue;
        const [name = '', version = ''] = words;
        if (!/^v\d/.test(version)) {
            problems.push(`its line ${line} names no version`);
            continue;
        }
        const { words: [target = name, targetVersion = version] = [], folder = own } = replaced.get(`${name} ${version}`) ?? replaced.get(name) ?? {};
        const isPath = /^(?:\.{1,2}(?:\/|$)|\/|[A-Za-z]:)/.test(target);
        const local = isPath ? readPathKind(folder, target, hasFolder) : undefined;
        const isDirect = !/^indirect\b/.test(comment);
        addNode(nodes, name, {
            name: local ? name : target,
            version: targetVersion.replace(/^v/, ''),
            line,
            needs: [],
            local,
            isDirect,
        });
    }
    const toolchain = readToolchain(statements);
    if (toolchain !== undefined)
        addNode(nodes, goLibrary, { name: goLibrary, ...toolchain, needs: [], isDirect: true });
    const [, major = '1', minor = '0'] = /^(\d+)\.(\d+)/.exec(statements.find(({ verb }) => verb === 'go')?.words[0] ?? '') ?? [];
    const listsAll = Number(major) > 1 || Number(minor) >= 17;
    const sum = listsAll ? undefined : readFile(resolvePath((0,file_name/* getFolder */.L2)(path), 'go.sum') ?? '');
    if (!listsAll && sum === undefined)
        problems.push('it is older than Go 1.17 and has no go.sum beside it: it lists direct dependencies only');
    for (const [name, version] of sum === undefined ? [] : readGoSum(decodeLockText(sum))) {
        const isKnown = nodes.has(name) || replaced.has(name) || replaced.has(`${name} v${version}`);
        if (!isKnown)
            addNode(nodes, `${name} ${version}`, {
                name,
                version,
                needs: [],
                isDirect: false,
                file: resolvePath((0,file_name/* getFolder */.L2)(path), 'go.sum') ?? path,
            });
    }
    return { ...collectPackages('Go', path, { nodes }), unpinned: [], problems };
}
function listReplaced(statements, folder) {
    return statements.flatMap(({ verb, words }) => {
        const arrow = words.indexOf('=>');
        if (verb !== 'replace' || arrow <= 0)
            return [];
        return [[words.slice(0, arrow).join(' '), { words: words.slice(arrow + 1), folder }]];
    });
}
function readWorkspace(own, readFile, problems) {
    for (let folder = own;; folder = (0,file_name/* getFolder */.L2)(folder)) {
        const path = folder === '' ? 'go.work' : `${folder}/go.work`;
        const bytes = readFile(path);
        if (bytes !== undefined) {
            const { statements, problems: unread } = readStatements(decodeLockText(bytes));
            problems.push(...unread.map((problem) => `${path} was read in part: ${problem}`));
            const used = statements.flatMap(({ verb, words: [module = ''] }) => verb === 'use' ? [resolvePath(folder, module)] : []);
            return used.includes(own) ? listReplaced(statements, folder) : [];
        }
        if (folder === '')
            return [];
    }
}
function readToolchain(statements) {
    const found = statements.find(({ verb }) => verb === 'toolchain');
    const version = /^go(\d+\.\d+\.\d+)(?:-|$)/.exec(found?.words[0] ?? '')?.[1];
    return found === undefined || version === undefined ? undefined : { version, line: found.line };
}
const go_tokens = /\/\/.*|"(?:[^"\\]|\\.)*"|`[^`]*`|[()]|(?:(?!\/\/)[^\s()"`])+|["`]/g;
function unquoteGo(word) {
    if (word.startsWith('`'))
        return word.length > 1 ? word.slice(1, -1) : undefined;
    if (!word.startsWith('"'))
        return word;
    return (0,errors/* attempt */.CD)(() => JSON.parse(word));
}
function readStatements(text) {
    const statements = [];
    const problems = [];
    let block;
    for (const [index, whole] of text.split(/\r?\n/).entries()) {
        const found = whole.match(go_tokens) ?? [];
        const last = found.at(-1) ?? '';
        const comment = last.startsWith('//') ? last.replace(/^\/\/\s*/, '') : '';
        const code = last.startsWith('//') ? found.slice(0, -1) : found;
        if (code.length === 0)
            continue;
        if (block !== undefined && code.join(' ') === ')')
            block = undefined;
        else if (block === undefined && /^[a-z]+ \($/.test(code.join(' ')))
            block = code[0];
        else {
            const words = code.map(unquoteGo);
            const verb = block ?? words.shift() ?? '';
            const isRead = words.every((word) => word !== undefined) && /^[a-z]+$/.test(verb ?? '');
            if (isRead)
                statements.push({ verb, words, comment, line: index + 1 });
            else if (problems.length < 20)
                problems.push(`its line ${index + 1} is not valid in a Go file`);
        }
    }
    if (block !== undefined)
        problems.push(`its block ${block} has no end`);
    return { statements, problems };
}
function readGoSum(text) {
    return text.split('\n').flatMap((line) => {
        const [, name = '', version = ''] = /^(\S+) v(\S+) h1:/.exec(line.trim()) ?? [];
        return name === '' || version.endsWith('/go.mod') ? [] : [[name, version]];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/gradle.js

const gradleLock = {
    name: 'gradle.lockfile',
    ecosystem: 'Maven',
    isLock: (path) => /(?:^|\/)(?:(?:[\w.-]+-)?gradle\.lockfile|gradle\/dependency-locks\/[^/]+\.lockfile)$/.test(path),
    read: readGradle,
};
const entry = /^([^\s:=]+):([^\s:=]+):([^\s:=]+)(?:=(\S*))?$/;
function readGradle({ path, bytes }) {
    const nodes = new Map();
    const problems = [];
    for (const [index, text] of decodeLockText(bytes).split(/\r?\n/).entries()) {
        const line = text.trim();
        if (line === '' || line.startsWith('#') || /^empty=/.test(line))
            continue;
        const [, group, artifact, version = '', configurations = ''] = entry.exec(line) ?? [];
        if (group === undefined) {
            if (problems.length < 20)
                problems.push(`its line ${index + 1} is not valid in a Gradle lock`);
            continue;
        }
        const named = configurations || path.replace(/^.*\/|\.lockfile$/g, '');
        const isDev = named.split(',').every((name) => /^test|Test(?=[A-Z])/.test(name));
        const name = `${group}:${artifact}`;
        addNode(nodes, `${name}:${version}`, { name, version, line: index + 1, needs: [], isDev });
    }
    if (nodes.size === 0 && problems.length > 0)
        refuseLock('it is not a lock file of Gradle');
    return { ...collectPackages('Maven', path, { nodes }), unpinned: [], problems };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/npm.js









const npmLock = {
    name: 'package-lock.json',
    ecosystem: 'npm',
    isLock: (path) => (0,file_name/* getBaseName */.J)(path) === 'package-lock.json',
    read: readNpmLock,
};
const npmShrinkwrap = {
    ...npmLock,
    name: 'npm-shrinkwrap.json',
    isLock: (path) => (0,file_name/* getBaseName */.J)(path) === 'npm-shrinkwrap.json',
};
function readNpmLock(lock) {
    const { path, bytes, readFile } = lock;
    const { value, findLine } = parseStrictJson(bytes);
    const { packages, dependencies } = value;
    checkFormat(value);
    const folder = (0,file_name/* getFolder */.L2)(path);
    const beside = readFile(resolvePath(folder, 'package.json') ?? '')?.toString();
    const manifest = beside === undefined ? readOwn(packages, '') : parseRecord(beside);
    if (beside !== undefined && manifest === undefined)
        refuseLock('the package.json beside it is not valid JSON');
    const entries = isRecord(packages) ? readEntries(packages, findLine) : new Map();
    if (!isRecord(packages))
        addOldEntries(entries, dependencies, { location: '', names: [], findLine });
    const odd = [...entries.keys()].find((location) => location !== normalizeFolder(location));
    if (odd !== undefined)
        refuseLock(`its ${odd.slice(0, 100)} is not a path as npm writes it`);
    const wanted = readWants(manifest, beside === undefined ? projectFields : manifestFields);
    const projects = [...entries].filter(([location, { target }]) => target === undefined && !isInstalled(location));
    const wanting = [['', wanted], ...[...entries].map(([location, { wants }]) => [location, wants])];
    const findRegistry = readRegistries(folder, readFile, ['.npmrc']);
    const { nodes, problems } = readPackages(entries, listAliases(entries, wanting), findRegistry, lock);
    for (const [location, entry] of projects)
        nodes.set(location, npm_readProject(location, entry, lock));
    const older = isRecord(packages) ? listOlder(dependencies, nodes, findRegistry) : [];
    const onlyOlder = older.map(([, { name, version }]) => {
        const known = `${name} ${version}`.slice(0, 100);
        return `its dependencies, which npm 6 reads, have ${known}, and its packages do not`;
    });
    const asking = wanting.filter(([location]) => !isInstalled(location));
    return {
        ...collectPackages('npm', path, { nodes: new Map([...nodes, ...older]), roots: findRoots(entries, asking) }),
        unpinned: [],
        problems: [...problems, ...onlyOlder].slice(0, 20),
        missing: [...wanted].flatMap(([name, { kind }]) => (kind === 'production' || kind === 'development') && findInstalled(entries, '', name) === undefined ? name : []),
        folders: ['', ...projects.map(([location]) => location)].map((each) => [folder, each].filter((part) => part !== '').join('/')),
    };
}
function checkFormat({ lockfileVersion, packages, dependencies }) {
    checkTable(packages, 'packages');
    checkTable(dependencies, 'dependencies');
    if (typeof lockfileVersion !== 'number')
        refuseLock('it has no lockfileVersion');
    if (![1, 2, 3].includes(lockfileVersion))
        refuseLock(`its lockfileVersion ${lockfileVersion} is not known`);
}
function readPackages(entries, aliases, findRegistry, { path, hasFolder }) {
    const [nodes, problems] = [new Map(), []];
    for (const [location, entry] of entries) {
        const { name, version, address = '', line, isDev, target } = entry;
        if (target && !entries.has(target))
            refuseLock(`its link ${location.slice(0, 100)} leads to a folder that it does not contain`);
        if (target !== undefined || !isInstalled(location))
            continue;
        const stated = npm_findLocal(entry, (0,file_name/* getFolder */.L2)(path), hasFolder);
        if (version === '' && stated === undefined) {
            problems.push(`its package ${location.slice(0, 100)} has no version`);
            continue;
        }
        const other = stated === undefined ? findOther(location, entry, entry.isAlias || aliases.has(location)) : undefined;
        if (other !== undefined)
            problems.push(explainOther({ name, version }, other, address === '' ? 'key' : 'address'));
        const fetched = other ?? { name, version };
        const { isAddress, registry } = readOrigin(fetched, address, findRegistry(fetched.name));
        const local = stated ?? (isAddress && 'url');
        const others = [...(other ? [other] : []), ...(stated === undefined && local ? [{ name, version }] : [])];
        const needs = listInstalled(entries, location, entry.wants).filter(([, kind]) => kind !== 'optional peer');
        nodes.set(location, {
            ...{ name, version, line, isDev, local, others, needs: needs.map(([key]) => key) },
            registry: local === undefined ? registry : undefined,
        });
    }
    return { nodes, problems };
}
function npm_readProject(location, { name, version, line }, { path, readFile, hasFolder }) {
    const kind = readPathKind((0,file_name/* getFolder */.L2)(path), location, hasFolder);
    const copied = kind === 'copy' ? readCopy(resolvePath((0,file_name/* getFolder */.L2)(path), location), readFile) : undefined;
    const local = kind === 'file' ? 'workspace' : kind;
    return { ...(copied ?? { name, version }), line, needs: [], local };
}
function readEntries(packages, findLine) {
    const entries = new Map();
    for (const [location, entry] of json_listEntries(packages)) {
        if (location === '')
            continue;
        const isLink = readOwn(entry, 'link') === true;
        const stated = readString(entry, 'resolved');
        if (isLink && stated === undefined)
            refuseLock(`its link ${location.slice(0, 100)} leads nowhere`);
        const address = stated || undefined;
        entries.set(location, {
            name: readString(entry, 'name') || getFolderName(location),
            version: readVersion(readString(entry, 'version'), address),
            address,
            line: findLine('packages', location),
            isDev: readOwn(entry, 'dev') === true,
            target: isLink ? normalizeFolder(stated ?? '') : undefined,
            wants: readWants(entry, isInstalled(location) ? installedFields : projectFields),
        });
    }
    return entries;
}
function addOldEntries(entries, table, { location, names, findLine }) {
    for (const [key, entry] of json_listEntries(table)) {
        const own = [...names, 'dependencies', key];
        const place = `${location === '' ? '' : `${location}/`}node_modules/${key}`;
        const [name, written] = readAlias(key, readString(entry, 'version') ?? '');
        const isAddress = /^(?:[a-z][a-z+]*:|[\w.-]+\/)/i.test(written);
        const address = (isAddress ? written : readString(entry, 'resolved')) || undefined;
        const target = /^file:(?!.*\.(?:tgz|tar|tar\.gz)$)(.*)/s.exec(written)?.[1];
        const found = {
            ...{ name, address, line: findLine(...own), isDev: readOwn(entry, 'dev') === true },
            isAlias: name !== key,
            version: readVersion(/^[v=\s]*\d/.test(written) ? written : '', address),
            target: undefined,
            wants: readWants({ dependencies: readOwn(entry, 'requires') }, ['dependencies']),
        };
        const folder = target === undefined ? undefined : normalizeFolder(target);
        if (folder === undefined)
            entries.set(place, found);
        else {
            entries.set(place, { ...found, version: '', target: folder });
            if (!entries.has(folder))
                entries.set(folder, { ...found, version: '', address: undefined });
        }
        addOldEntries(entries, readOwn(entry, 'dependencies'), { location: folder ?? place, names: own, findLine });
    }
}
function readVersion(stated, address) {
    const written = stated || readRegistryTarball(address ?? '')?.version || '';
    return written.replace(/^[v=\s]+/, '').trim();
}
const kinds = {
    peerDependencies: 'peer',
    dependencies: 'production',
    optionalDependencies: 'optional',
    devDependencies: 'development',
};
const projectFields = Object.keys(kinds);
const installedFields = projectFields.filter((field) => field !== 'devDependencies');
const manifestFields = projectFields.filter((field) => field !== 'peerDependencies');
function readWants(entry, fields) {
    const meta = readOwn(entry, 'peerDependenciesMeta');
    const isOptional = (name) => Boolean(readOwn(readOwn(meta, name), 'optional'));
    const wants = new Map();
    for (const field of fields)
        for (const [name, range] of json_listEntries(readOwn(entry, field))) {
            const kind = field === 'peerDependencies' && isOptional(name) ? 'optional peer' : kinds[field];
            if (typeof range === 'string')
                wants.set(name, { kind, range });
        }
    return wants;
}
function normalizeFolder(path) {
    return external_node_path_.posix.normalize(path.replaceAll('\\', '/').replace(/^\/+/, '')).replace(/\/$|^\.$/, '');
}
function getFolderName(location) {
    return /(?:@[^/]+\/)?[^/]*$/.exec(location)?.[0] ?? location;
}
function isInstalled(location) {
    return /(?:^|\/)node_modules\//.test(location);
}
function findInstalled(entries, from, name) {
    for (let folder = from;; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
        const key = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
        if (entries.has(key))
            return key;
        if (folder === '' || folder === '..')
            return undefined;
    }
}
function listInstalled(entries, from, wants) {
    return [...wants].flatMap(([name, { kind }]) => {
        const location = findInstalled(entries, from, name);
        return location === undefined ? [] : [[location, kind]];
    });
}
function findRoots(entries, projects) {
    const roots = new Map();
    for (const [location, kind] of projects.flatMap(([from, wants]) => listInstalled(entries, from, wants))) {
        if (entries.get(location)?.target !== undefined)
            continue;
        if (kind === 'development')
            roots.set(location, roots.get(location) ?? 'development');
        else
            roots.set(location, 'production');
    }
    return roots;
}
function listAliases(entries, wanting) {
    const aliases = wanting.flatMap(([from, wants]) => [...wants].flatMap(([name, { range }]) => (range.startsWith('npm:') ? findInstalled(entries, from, name) : [])));
    return new Set(aliases);
}
function findOther(location, { name, version, address }, isAlias) {
    if (address !== undefined)
        return findOtherPackage({ name, version }, address);
    const key = getFolderName(location);
    return name === key || isAlias ? undefined : { name: key, version };
}
const gitAddress = /^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:|gist:|https?:\/\/codeload\.github\.com\/)/;
function npm_findLocal({ address, version }, folder, hasFolder) {
    if (address === undefined)
        return undefined;
    if (gitAddress.test(address))
        return 'git';
    if (address.startsWith('file:'))
        return readPathKind(folder, address.slice('file:'.length) || '.', hasFolder);
    if (version !== '')
        return undefined;
    return /^https?:/.test(address) ? 'url' : /^[\w.-]+\/[\w.-]+(?:#|$)/.test(address) ? 'git' : undefined;
}
function listOlder(dependencies, read, findRegistry) {
    const writeName = ({ name, version, local, registry }) => JSON.stringify([name, version, local ? 'local' : registry]);
    const known = new Set([...read.values()].flatMap((node) => [node, ...(node.others ?? [])].map((one) => writeName({ ...node, ...one }))));
    const older = [];
    const addOlder = (table, place) => {
        for (const [key, entry] of json_listEntries(table)) {
            const [name, written] = readAlias(key, readString(entry, 'version') ?? '');
            const stated = { name, version: readVersion(written, undefined) };
            const address = readString(entry, 'resolved') ?? '';
            const found = findOtherPackage(stated, address) ?? stated;
            const { registry, isAddress } = readOrigin(found, address, findRegistry(found.name));
            const node = { ...found, needs: [], local: isAddress && 'url', registry, others: isAddress && [found] };
            if (/^\d/.test(stated.version) && !known.has(writeName(node)))
                older.push([`${place}${key}`, node]);
            addOlder(readOwn(entry, 'dependencies'), `${place}${key}>`);
        }
    };
    addOlder(dependencies, 'dependencies>');
    return older;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/nuget.js


const nugetLock = {
    name: 'packages.lock.json',
    ecosystem: 'NuGet',
    isLock: (path) => /(?:^|\/)packages(?:\.[^/]+)?\.lock\.json$/i.test(path),
    read: readNuget,
};
function readNuget({ path, bytes }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (value.version !== 1 && value.version !== 2)
        refuseLock(`its version ${String(value.version).slice(0, 20)} is not known`);
    const nodes = new Map();
    const roots = new Map();
    const problems = [];
    if (value.dependencies === undefined)
        refuseLock('it has no dependencies');
    checkTable(value.dependencies, 'dependencies');
    for (const [framework, packages] of json_listEntries(value.dependencies)) {
        checkTable(packages, framework);
        const createKey = (name) => `${framework} ${name.toLowerCase()}`;
        for (const [name, entry] of json_listEntries(packages)) {
            const [type, version] = [readString(entry, 'type'), readString(entry, 'resolved')];
            const isProject = type === 'Project';
            const needs = json_listEntries(readOwn(entry, 'dependencies')).map(([need]) => createKey(need));
            const line = findLine('dependencies', framework, name);
            if (version === undefined && !isProject)
                problems.push(`its package ${name.slice(0, 80)} has no resolved version`);
            else
                addNode(nodes, createKey(name), {
                    name,
                    version: version ?? '',
                    line,
                    needs,
                    local: isProject ? 'workspace' : undefined,
                });
            if (type === 'Direct' || isProject)
                roots.set(createKey(name), 'unknown');
        }
    }
    return { ...collectPackages('NuGet', path, { nodes, roots }), unpinned: [], problems };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/pipfile.js





const localKinds = [
    ['git', 'git'],
    ['hg', 'git'],
    ['svn', 'git'],
    ['path', 'file'],
    ['file', 'url'],
    ['editable', 'archive'],
];
const pipfileLock = {
    name: 'Pipfile.lock',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)Pipfile\.lock$/.test(path),
    read: readPipfile,
};
function readPipfile({ path, bytes, readFile, hasFolder, parsers }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (!isRecord(value._meta))
        refuseLock('it has no _meta');
    const manifest = readOtherToml(readFile(resolvePath((0,file_name/* getFolder */.L2)(path), 'Pipfile') ?? ''), parsers.toml);
    const nodes = new Map();
    const unpinned = [];
    for (const [category, packages] of json_listEntries(value)) {
        if (category === '_meta')
            continue;
        checkTable(packages, category);
        const section = { default: 'packages', develop: 'dev-packages' }[category] ?? category;
        const declared = new Set(json_listEntries(readOwn(manifest, section)).map(([name]) => normalizePythonName(name)));
        for (const [given, entry] of json_listEntries(packages)) {
            const [name, line] = [normalizePythonName(given), findLine(category, given)];
            const stated = localKinds.find(([field]) => readOwn(entry, field) !== undefined)?.[1];
            const local = stated === 'file' ? readPathKind((0,file_name/* getFolder */.L2)(path), readString(entry, 'path'), hasFolder) : stated;
            const version = /^===?\s*([^\s,*;]+)\s*(?:;|$)/.exec(readString(entry, 'version') ?? '')?.[1];
            if (version === undefined && local === undefined) {
                unpinned.push({ name, reason: 'has no exact version', ...(line !== undefined && { line }) });
                continue;
            }
            const isDirect = manifest === undefined ? undefined : declared.has(name);
            const isDev = category === 'develop' ? true : category === 'default' ? false : undefined;
            addNode(nodes, `${category} ${name}`, { name, version: version ?? '', line, needs: [], local, isDev, isDirect });
        }
    }
    return { ...collectPackages('PyPI', path, { nodes }), unpinned, problems: [] };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/yaml.js


const mostAliases = 10;
const mostNested = 200;
function parseStrictYaml(text, { yaml }) {
    if (new RegExp(`^ {${mostNested}}|[[{]{${mostNested}}|(?:[-?:] ){${mostNested}}`, 'm').test(text))
        refuseLock('it nests too deeply');
    const lineCounter = new yaml.LineCounter();
    const options = {
        lineCounter,
        uniqueKeys: true,
        logLevel: 'silent',
        prettyErrors: false,
        schema: 'failsafe',
    };
    return [...yaml.parseAllDocuments(text, options)].map((document) => {
        const [error] = document.errors;
        if (error !== undefined)
            refuseLock(`it is not valid YAML: ${error.message.split('\n', 1)[0]?.slice(0, 200)}`);
        const value = toValue(document);
        if (!isRecord(value))
            refuseLock('it is not a YAML mapping');
        return {
            value,
            findLines: (table) => {
                const lines = new Map();
                const found = table === undefined ? document.contents : document.get(table, true);
                for (const { key } of yaml.isMap(found) ? found.items : []) {
                    if (yaml.isScalar(key) && key.range)
                        lines.set(String(key.value), lineCounter.linePos(key.range[0]).line);
                }
                return lines;
            },
        };
    });
}
function toValue(document) {
    try {
        return document.toJS({ maxAliasCount: mostAliases });
    }
    catch {
        return refuseLock('it uses too many aliases');
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/pnpm.js









const pnpmLock = {
    name: 'pnpm-lock.yaml',
    ecosystem: 'npm',
    isLock: (path) => /(?:^|\/)pnpm-lock\.yaml$/.test(path),
    read: readPnpm,
};
const dependencyFields = ['dependencies', 'optionalDependencies', 'devDependencies'];
function readPnpm({ path, bytes, readFile, hasFolder, parsers }) {
    const all = {
        packages: [],
        local: [],
        unpinned: [],
        problems: [],
        missing: [],
        folders: [],
    };
    const documents = [];
    const findRegistry = readRegistries((0,file_name/* getFolder */.L2)(path), readFile, ['.npmrc', 'pnpm-workspace.yaml']);
    for (const { value, findLines } of parseStrictYaml(decodeLockText(bytes), parsers)) {
        const major = /^(\d+)\./.exec(String(value.lockfileVersion))?.[1];
        if (major === undefined || !['5', '6', '9'].includes(major))
            refuseLock(`its lockfileVersion ${String(value.lockfileVersion).slice(0, 20)} is not known`);
        const { packages, local, problems, ...covered } = readDocument(path, { value, major, findRegistry, readFile, hasFolder }, findLines('packages'));
        all.packages.push(...packages);
        all.local.push(...local);
        all.problems.push(...problems);
        all.folders.push(...covered.folders);
        all.missing.push(...covered.missing);
        documents.push(value);
    }
    for (const folder of new Set(all.folders)) {
        const project = readProject(folder, readFile);
        if (project !== undefined)
            all.missing.push(...findUnlisted(project, (0,file_name/* getFolder */.L2)(path), documents));
    }
    return { ...all, missing: [...new Set(all.missing)] };
}
function readDocument(path, document, lines) {
    const { value, major, readFile, hasFolder } = document;
    for (const name of ['packages', 'snapshots', 'importers'])
        checkTable(value[name], name);
    const problems = [];
    const described = new Map(json_listEntries(value.packages));
    const snapshots = major === '9' ? json_listEntries(value.snapshots) : [];
    const used = new Set(snapshots.flatMap(([key]) => [key, removePeers(key)]));
    const unused = [...described].filter(([key]) => !used.has(key));
    const nodes = new Map();
    const entries = [...snapshots, ...unused].flatMap(([key, fields]) => {
        const about = described.get(key) ?? described.get(removePeers(key));
        const entryFields = { ...(isRecord(about) && about), ...(isRecord(fields) && fields) };
        const entry = readEntry((0,file_name/* getFolder */.L2)(path), key, entryFields, document);
        if (entry === undefined)
            problems.push(`its package ${key.slice(0, 100)} has no version`);
        else
            problems.push(...entry.problems);
        return entry ?? [];
    });
    if (major === '9')
        problems.push(...unused.map(([key]) => `its package ${key.slice(0, 100)} has no snapshot`));
    const keys = new Set(entries.map(({ key }) => key));
    for (const { key, name, version, local, registry, others, fields } of entries) {
        const needs = ['dependencies', 'optionalDependencies'].flatMap((field) => findDependencyKeys(keys, fields[field]));
        const dev = readString(fields, 'dev');
        const line = lines.get(key) ?? lines.get(removePeers(key));
        const isDev = dev === undefined ? undefined : dev === 'true';
        nodes.set(key, { name, version, line, needs, local, registry, others, isDev });
    }
    const roots = new Map();
    const importers = listImporters(value);
    const missing = [];
    for (const [folder, importer] of importers) {
        for (const field of dependencyFields) {
            for (const [name, wanted] of json_listEntries(readOwn(importer, field))) {
                const found = findDependencyKeys(keys, Object.fromEntries([[name, wanted]]));
                const version = readWanted(wanted);
                if (found.length === 0 && !/^(?:link|file|workspace):/.test(version ?? ''))
                    missing.push(`${name}@${version ?? ''}`.slice(0, 100));
                const link = /^link:(.*)$/s.exec(version ?? '')?.[1];
                if (found.length === 0 && link !== undefined) {
                    const from = resolvePath((0,file_name/* getFolder */.L2)(path), folder) ?? '';
                    const kind = readPathKind(from, link, hasFolder);
                    const copied = kind === 'copy' ? readCopy(resolvePath(from, link), readFile) : undefined;
                    const local = kind === 'file' ? 'workspace' : kind;
                    nodes.set(`${folder} ${name}`, { ...(copied ?? { name, version: '' }), needs: [], local });
                }
                for (const key of found) {
                    if (field === 'devDependencies')
                        roots.set(key, roots.get(key) ?? 'development');
                    else
                        roots.set(key, 'production');
                }
            }
        }
    }
    const folders = importers.flatMap(([folder]) => resolvePath((0,file_name/* getFolder */.L2)(path), folder) ?? []);
    return { ...collectPackages('npm', path, { nodes, roots }), problems, missing, folders };
}
function listImporters(value) {
    const importers = json_listEntries(value.importers);
    return importers.length > 0 ? importers : [['.', value]];
}
function readWanted(wanted) {
    return typeof wanted === 'string' ? wanted : readString(wanted, 'version');
}
function findUnlisted(project, top, documents) {
    const importers = documents.flatMap((value) => {
        const isChanged = ['overrides', 'pnpmfileChecksum', 'packageExtensionsChecksum'].some((name) => Object.hasOwn(value, name));
        return listImporters(value)
            .filter(([folder]) => resolvePath(top, folder) === project.folder)
            .map(([, importer]) => ({ importer, isChanged }));
    });
    return [...listWanted(project)].flatMap(([name, ranges]) => {
        if (ranges.every(isLocalRange))
            return [];
        const listed = importers.flatMap(({ importer, isChanged }) => dependencyFields.flatMap((field) => {
            const wanted = readOwn(readOwn(importer, field), name);
            const specifier = readString(wanted, 'specifier') ?? readString(readOwn(importer, 'specifiers'), name);
            return wanted === undefined ? [] : [{ specifier, isChanged }];
        }));
        const isListed = listed.some(({ specifier, isChanged }) => isChanged ||
            specifier === undefined ||
            !isPlainRange(specifier) ||
            ranges.some((range) => !isPlainRange(range) || range === specifier));
        const isRemoved = documents.some(({ overrides }) => readOwn(overrides, name) === '-');
        return isListed || isRemoved ? [] : [`${name}@${ranges.join(' and ')}`.slice(0, 100)];
    });
}
function findDependencyKeys(keys, dependencies) {
    return json_listEntries(dependencies).flatMap(([name, wanted]) => {
        const version = readWanted(wanted);
        if (version === undefined)
            return [];
        return ([`${name}@${version}`, version, `/${name}@${version}`, `/${name}/${version}`].find((key) => keys.has(key)) ?? []);
    });
}
function removePeers(key) {
    return key.replace(/\(.*$/s, '');
}
function readEntry(folder, key, fields, { findRegistry, hasFolder, readFile }) {
    const { name: named, reference, registry: written } = splitKey(removePeers(key));
    const tarball = readString(readOwn(fields, 'resolution'), 'tarball');
    const [givenName, givenVersion] = [readString(fields, 'name'), readString(fields, 'version')];
    const isNumbered = named !== '' && /^\d/.test(reference);
    const fetched = isNumbered ? undefined : readRegistryTarball(tarball ?? reference);
    const local = fetched === undefined ? findPnpmLocalKind(folder, reference, fields, isNumbered, hasFolder) : undefined;
    const entry = fetched ?? {
        name: isNumbered ? named : (givenName ?? named),
        version: isNumbered ? reference : (givenVersion ?? ''),
    };
    if (entry.name === '' || (local === undefined && !/^\d/.test(entry.version)))
        return undefined;
    const copied = local === 'copy' ? readCopy(resolvePath(folder, reference.replace(/^@?\w+:/, '')), readFile) : undefined;
    if (local !== undefined)
        return { key, ...entry, ...copied, local, others: [], problems: [], fields };
    const given = { name: givenName ?? entry.name, version: givenVersion ?? entry.version };
    const isOther = given.name !== entry.name || given.version !== entry.version;
    const other = tarball === undefined ? undefined : findOtherPackage(entry, tarball);
    const problems = [
        ...(isOther ? [explainOther(entry, given, 'name and version')] : []),
        ...(other === undefined ? [] : [explainOther(entry, other, 'address')]),
    ];
    const address = tarball ?? (isNumbered ? '' : reference);
    const { registry, isAddress } = readOrigin(other ?? entry, address, written ?? findRegistry(entry.name));
    const others = [...(isOther ? [given] : []), ...(other ? [other] : []), ...(isAddress ? [entry] : [])];
    return { key, ...entry, local: isAddress && 'url', registry, others, problems, fields };
}
function splitKey(bare) {
    if (isAddress(bare))
        return { name: '', reference: bare };
    const registry = registryHost.exec(bare)?.[0].replace('+', ':');
    const path = bare.slice(registry?.length ?? 0).replace(/^\//, '');
    const old = /^((?:@[^/@]+\/)?[^/@]+)\/(\d[^/]*)$/.exec(path);
    if (old !== null)
        return { name: old[1] ?? '', reference: (old[2] ?? '').replace(/_.*$/s, ''), registry };
    const at = path.indexOf('@', 1);
    return at < 0
        ? { name: path, reference: '', registry }
        : { name: path.slice(0, at), reference: path.slice(at + 1), registry };
}
const registryHost = /^(?![/@])[^/@]+(?:\/[^/@]+)*?(?=\/(?:@[^/@]+\/)?[^/@]+[/@]\d[^/]*$)/;
const gitHosts = String.raw `(?:github\.com|bitbucket\.org|gitlab\.com|codeload\.github\.com)\/`;
const gitReference = new RegExp(String.raw `^@?(?:git[+@:]|ssh:|(?:https?:\/\/)?${gitHosts})`);
function isAddress(reference) {
    return /^@?(?:file:|link:|https?:)/.test(reference) || gitReference.test(reference);
}
function findPnpmLocalKind(folder, reference, fields, isNumbered, hasFolder) {
    const resolution = readOwn(fields, 'resolution');
    const type = readString(resolution, 'type');
    const tarball = readString(resolution, 'tarball') ?? '';
    if (type === 'git' || (readOwn(resolution, 'gitHosted') === 'true' && readRegistryTarball(tarball) === undefined))
        return 'git';
    if (type === 'directory' || /^@?(?:file|link):/.test(reference))
        return readPathKind(folder, reference.replace(/^@/, '') || readString(resolution, 'directory'), hasFolder);
    if (gitReference.test(reference))
        return 'git';
    if (isNumbered)
        return undefined;
    return /^@?https?:/.test(reference) ? 'url' : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/poetry.js





const poetry_localKinds = { git: 'git', directory: 'file', file: 'archive', url: 'url' };
const poetryLock = {
    name: 'poetry.lock',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)poetry\.lock$/.test(path),
    read: readPoetry,
};
function readPoetry({ path, bytes, readFile, hasFolder, parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    const version = readString(lock.value.metadata, 'lock-version');
    if (!isRecord(lock.value.metadata))
        refuseLock('it has no [metadata]');
    if (version !== undefined && !/^[12]\./.test(version))
        refuseLock(`its lock-version ${version.slice(0, 20)} is not known`);
    const problems = [];
    const found = lock.listTables('package').flatMap(({ table, line }, index) => {
        const [name, version] = [readString(table, 'name'), readString(table, 'version')];
        if (name === undefined || version === undefined) {
            problems.push(`its package ${name ?? `in line ${line}`} has no version`);
            return [];
        }
        const normal = normalizePythonName(name);
        const kind = readString(table.source, 'type') ?? '';
        const address = readString(table.source, 'url') ?? '';
        const stated = Object.hasOwn(poetry_localKinds, kind) ? poetry_localKinds[kind] : undefined;
        const local = stated === 'file' ? readPathKind((0,file_name/* getFolder */.L2)(path), address, hasFolder) : stated;
        const node = { name: normal, version, line, local, isDev: readIsDev(table) };
        return [{ key: `${normal} ${version} ${index}`, table, node }];
    });
    const byName = new Map([...Map.groupBy(found, ({ node }) => node.name)].map(([name, alike]) => [name, alike.map(({ key }) => key)]));
    const nodes = new Map(found.map(({ key, table, node }) => {
        const names = json_listEntries(table.dependencies).map(([need]) => normalizePythonName(need));
        return [key, { ...node, needs: names.flatMap((name) => byName.get(name)?.slice(0, mostVersions) ?? []) }];
    }));
    const manifest = readOtherToml(readFile(resolvePath((0,file_name/* getFolder */.L2)(path), 'pyproject.toml') ?? ''), parsers.toml);
    const roots = manifest === undefined ? undefined : poetry_findRoots(manifest, byName);
    return { ...collectPackages('PyPI', path, { nodes, roots }), unpinned: [], problems };
}
function readIsDev(table) {
    const category = readString(table, 'category');
    if (category !== undefined)
        return category === 'dev';
    const { groups } = table;
    return Array.isArray(groups) ? !groups.includes('main') : undefined;
}
function poetry_findRoots(manifest, byName) {
    const roots = new Map();
    const addRoots = (names, kind) => {
        for (const name of new Set(names.map(normalizePythonName))) {
            for (const key of byName.get(name) ?? [])
                if (roots.get(key) !== 'production')
                    roots.set(key, kind);
        }
    };
    const poetry = readOwn(manifest.tool, 'poetry');
    const { production, development } = readDeclaredRequirements(manifest);
    addRoots([...production, ...listTableNames(readOwn(poetry, 'dependencies'))], 'production');
    const groups = json_listEntries(readOwn(poetry, 'group')).filter(([group]) => group !== 'main');
    const ofGroups = groups.flatMap(([, group]) => listTableNames(readOwn(group, 'dependencies')));
    addRoots([...development, ...ofGroups, ...listTableNames(readOwn(poetry, 'dev-dependencies'))], 'development');
    return roots;
}
function readDeclaredRequirements(manifest) {
    const optional = json_listEntries(readOwn(manifest.project, 'optional-dependencies')).map(([, list]) => list);
    const groups = json_listEntries(manifest['dependency-groups']).map(([, list]) => list);
    return {
        production: [readOwn(manifest.project, 'dependencies'), ...optional].flatMap(listRequired),
        development: groups.flatMap(listRequired),
    };
}
function listRequired(list) {
    const texts = Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    return texts.flatMap((text) => /^\s*([A-Za-z0-9][\w.-]*)/.exec(text)?.[1] ?? []);
}
function listTableNames(table) {
    return json_listEntries(table).map(([name]) => name);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/pom.js





const pomXml = {
    name: 'pom.xml',
    ecosystem: 'Maven',
    isLock: (path) => /(?:^|\/)pom\.xml$/.test(path),
    read: readPom,
};
const mostParents = 20;
const pom_mostDepth = 200;
function readPom({ path, bytes, readFile, paths = [], projects, parsers: { xml } }) {
    const own = parseProject(path, bytes, xml);
    const problems = [];
    const chain = [own, ...readParents(own, { readFile, xml }, problems)];
    const properties = collectProperties(chain);
    const expandVersion = (text) => expandProperties(text, properties);
    const managed = new Map();
    const listProjects = projects ?? (() => indexProjects(paths, readFile));
    collectManaged(chain, { managed, seen: new Set([path]), listProjects, readFile, xml, problems });
    const lines = findLines(own.text);
    const nodes = new Map();
    const unpinned = [];
    for (const { value } of chain) {
        for (const entry of [value, ...listProfiles(value)].flatMap(listDependencies)) {
            const { name, version: given, scope: stated } = readDependency(entry, expandVersion);
            const version = given ?? managed.get(name)?.version;
            const scope = stated ?? managed.get(name)?.scope;
            const line = lines.get(`${readString(entry, 'groupId')}:${readString(entry, 'artifactId')}`);
            const reason = explainUnpinned(name, version);
            if (reason !== undefined)
                unpinned.push({ name, reason, ...(line !== undefined && { line }) });
            else {
                const isOwn = name.split(':')[0] === properties.get('project.groupId') && version === properties.get('project.version');
                const local = scope === 'system' ? 'archive' : isOwn ? 'workspace' : undefined;
                addNode(nodes, `${name} ${version}`, {
                    name,
                    version: version ?? '',
                    line,
                    needs: [],
                    local,
                    others: local === 'workspace' ? [{ name, version: version ?? '' }] : undefined,
                    isDirect: true,
                    isDev: scope === 'test',
                });
            }
        }
    }
    return { ...collectPackages('Maven', path, { nodes }), unpinned, problems, isDirectOnly: true };
}
function collectManaged(chain, management) {
    const { managed, seen, readFile, xml, problems } = management;
    const properties = collectProperties(chain);
    const imported = [];
    for (const { value } of chain) {
        for (const project of [value, ...listProfiles(value)]) {
            for (const entry of listDependencies(readOwn(project, 'dependencyManagement'))) {
                const { name, version, scope } = readDependency(entry, (text) => expandProperties(text, properties));
                if (scope === 'import')
                    imported.push({ name, version });
                else if (!managed.has(name))
                    managed.set(name, { version, scope });
            }
        }
    }
    for (const { name, version } of imported) {
        const bill = seen.size < mostParents ? findProject(name, version, management) : undefined;
        if (bill === undefined)
            continue;
        seen.add(bill.path);
        collectManaged([bill, ...readParents(bill, { readFile, xml }, problems)], management);
    }
}
function findProject(name, version, { listProjects, seen, readFile, xml }) {
    const [group, artifact = ''] = name.split(':');
    for (const path of listProjects().get(artifact) ?? []) {
        const bytes = seen.has(path) ? undefined : readFile(path);
        try {
            const project = bytes === undefined ? undefined : parseProject(path, bytes, xml);
            if (project === undefined || readString(project.value, 'artifactId') !== artifact)
                continue;
            const properties = collectProperties([project, ...readParents(project, { readFile, xml }, [])]);
            const [ownGroup, ownVersion] = ['groupId', 'version'].map((field) => expandProperties(properties.get(`project.${field}`) ?? '', properties));
            if (ownGroup === group && [ownVersion, '', undefined].includes(version))
                return project;
        }
        catch {
        }
    }
    return undefined;
}
function indexProjects(paths, readFile) {
    const poms = [...paths].filter((path) => /[bp]om[^/]*\.xml$/i.test(path));
    const found = poms.flatMap((path) => {
        const artifact = readArtifact(readFile(path)?.toString() ?? '');
        return artifact === undefined ? [] : [{ path, artifact }];
    });
    const byArtifact = Map.groupBy(found, ({ artifact }) => artifact);
    return new Map([...byArtifact].map(([artifact, alike]) => [artifact, alike.map(({ path }) => path)]));
}
function readArtifact(text) {
    let depth = 0;
    for (const { 0: tag, index } of text.matchAll(/<!--(?:(?!<!--)[\s\S])*?-->|<!\[CDATA\[(?:(?!<!\[)[\s\S])*?\]\]>|<\/?[A-Za-z_][^<>]*>/g)) {
        if (depth === 1 && /^<(?:\w+:)?artifactId\s*>/.test(tag))
            return /^[^<]*/.exec(text.slice(index + tag.length, index + tag.length + 300))?.[0].trim();
        if (tag.startsWith('</'))
            depth -= 1;
        else if (!tag.startsWith('<!') && !tag.endsWith('/>'))
            depth += 1;
    }
    return undefined;
}
function explainUnpinned(name, version) {
    if (name.includes('$'))
        return 'has a name with a property that is not defined here';
    if (version === undefined)
        return 'has its version from a parent or a bill of materials outside the repository';
    if (version.includes('$'))
        return `has the version ${version.slice(0, 100)}, which is not defined here`;
    return /^[[(]|[\])]$|^(?:LATEST|RELEASE)$/.test(version) ? `has the range ${version.slice(0, 100)}` : undefined;
}
function parseProject(path, bytes, xml) {
    const text = decodeLockText(bytes);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
        refuseLock('it declares a document type, which may contain entities');
    checkDepth(text);
    const root = parseRoot(text, xml);
    const value = root?.name.replace(/^.*:/, '') === 'project' ? readElement(root, xml) : undefined;
    if (!isRecord(value))
        refuseLock('it has no <project>');
    for (const part of [value, ...listProfiles(value)])
        for (const [name, element] of json_listEntries(part))
            if (once.includes(name) && Array.isArray(element))
                refuseLock(`it contains <${name}> more than once in one place`);
    return { path, text, value };
}
const once = ['parent', 'properties', 'dependencies', 'dependencyManagement', 'profiles'];
function parseRoot(text, xml) {
    try {
        return xml.parseXml(text).root;
    }
    catch (error) {
        const [message = ''] = error.message.split('\n');
        return refuseLock(`it is not valid XML: ${message.slice(0, 200)}`);
    }
}
function readElement({ children }, xml) {
    const elements = children.filter((child) => child instanceof xml.XmlElement);
    if (elements.length === 0) {
        const texts = children.map((child) => (child instanceof xml.XmlText ? child.text : ''));
        return texts.join('').trim();
    }
    const read = elements.map((each) => [each.name.replace(/^.*:/, ''), readElement(each, xml)]);
    const byName = Map.groupBy(read, ([name]) => name);
    return Object.fromEntries([...byName].map(([name, [first, ...others]]) => [
        name,
        others.length === 0 ? first?.[1] : [first, ...others].map((each) => each?.[1]),
    ]));
}
function checkDepth(text) {
    let depth = 0;
    for (const [, slash, closed] of text.matchAll(/<(\/?)[A-Za-z_][^<>]*?(\/?)>/g)) {
        depth += slash === '/' ? -1 : closed === '/' ? 0 : 1;
        if (depth > pom_mostDepth)
            refuseLock(`it nests deeper than ${pom_mostDepth} levels`);
    }
}
function readParents(own, { readFile, xml }, problems) {
    const parents = [];
    const seen = new Set([own.path]);
    for (let child = own; parents.length < mostParents;) {
        const declared = child.value.parent;
        if (!isRecord(declared))
            return parents;
        const relative = readString(declared, 'relativePath') ?? '../pom.xml';
        const named = relative === '' ? undefined : resolvePath((0,file_name/* getFolder */.L2)(child.path), relative);
        const path = named === undefined || named.endsWith('.xml') ? named : resolvePath(named, 'pom.xml');
        const bytes = path === undefined || seen.has(path) ? undefined : readFile(path);
        if (path === undefined || bytes === undefined)
            return parents;
        seen.add(path);
        try {
            const parent = parseProject(path, bytes, xml);
            if (readString(parent.value, 'artifactId') !== readString(declared, 'artifactId'))
                return parents;
            parents.push(parent);
            child = parent;
        }
        catch (error) {
            problems.push(`its parent ${path} was not read: ${error.message}`);
            return parents;
        }
    }
    return parents;
}
function collectProperties(chain) {
    const properties = new Map();
    const addProperty = (name, value) => {
        if (typeof value === 'string' && !properties.has(name))
            properties.set(name, value);
    };
    for (const { value } of chain) {
        for (const [name, text] of json_listEntries(value.properties))
            addProperty(name, text);
        for (const profile of listProfiles(value).filter(isDefaultProfile))
            for (const [name, text] of json_listEntries(profile.properties))
                addProperty(name, text);
        for (const field of ['groupId', 'artifactId', 'version']) {
            for (const prefix of ['project.', 'pom.', ''])
                addProperty(`${prefix}${field}`, readOwn(value, field) ?? readOwn(value.parent, field));
            addProperty(`project.parent.${field}`, readOwn(value.parent, field));
        }
    }
    return properties;
}
function isDefaultProfile(profile) {
    return readString(profile.activation, 'activeByDefault') === 'true';
}
function expandProperties(text, properties) {
    let expanded = text;
    for (let round = 0; round < 10 && expanded.includes('$') && expanded.length < 1000; round += 1) {
        expanded = expanded.replaceAll(/\$\{([^{}]*)\}/g, (whole, name) => properties.get(name.trim()) ?? whole);
    }
    return expanded.slice(0, 1000);
}
function listProfiles(project) {
    return toRecordList(readOwn(project.profiles, 'profile'));
}
function listDependencies(project) {
    return toRecordList(readOwn(readOwn(project, 'dependencies'), 'dependency'));
}
function toRecordList(value) {
    return [value].flat().filter((entry) => isRecord(entry));
}
function readDependency(entry, expandVersion) {
    const [group, artifact] = [readString(entry, 'groupId') ?? '', readString(entry, 'artifactId') ?? ''];
    const version = readString(entry, 'version');
    const scope = readString(entry, 'scope');
    return {
        name: expandVersion(`${group}:${artifact}`),
        version: version === undefined || version === '' ? undefined : expandVersion(version).replace(/^\[([^,[\]()]+)\]$/, '$1'),
        scope: scope === undefined ? undefined : expandVersion(scope),
    };
}
function findLines(text) {
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    const replaceWithSpaces = (part) => part.replaceAll(/[^\n]/g, ' ');
    const plain = text
        .replaceAll(/<!--[\s\S]*?-->/g, replaceWithSpaces)
        .replaceAll(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, replaceWithSpaces);
    const lines = new Map();
    for (const match of plain.matchAll(/<dependency>([\s\S]*?)<\/dependency>/g)) {
        const [group, artifact] = ['groupId', 'artifactId'].map((tag) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(match[1] ?? '')?.[1]?.trim());
        const key = `${group}:${artifact}`;
        if (!lines.has(key))
            lines.set(key, lineAt(match.index));
    }
    return lines;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/pylock.js




const pylock_localKinds = [
    ['vcs', 'git'],
    ['directory', 'file'],
    ['archive', 'url'],
];
const pyLock = {
    name: 'pylock.toml',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)pylock\.(?:[^./]+\.)?toml$/.test(path),
    read: readPyLock,
};
function readPyLock({ path, bytes, hasFolder, parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    const version = readString(lock.value, 'lock-version');
    if (version === undefined)
        refuseLock('it has no lock-version');
    if (!/^1\./.test(version))
        refuseLock(`its lock-version ${version.slice(0, 20)} is not known`);
    const problems = [];
    const found = lock.listTables('packages').flatMap(({ table, line }, index) => {
        const name = normalizePythonName(readString(table, 'name') ?? '');
        const stated = readString(table, 'version');
        const isFromIndex = ['sdist', 'wheels'].some((file) => readOwn(table, file) !== undefined);
        const kind = isFromIndex ? undefined : pylock_localKinds.find(([source]) => readOwn(table, source) !== undefined)?.[1];
        const folder = readString(table.directory, 'path');
        const local = kind === 'file' ? readPathKind((0,file_name/* getFolder */.L2)(path), folder, hasFolder) : kind;
        if (name !== '' && (stated !== undefined || local !== undefined))
            return [{ key: `${name} ${index}`, name, version: stated ?? '', line, local, table }];
        problems.push(`its package ${name || `in line ${line}`} has no name or version`);
        return [];
    });
    const byName = Map.groupBy(found, ({ name }) => name);
    const nodes = new Map(found.map(({ key, table, ...node }) => {
        const list = Array.isArray(table.dependencies) ? table.dependencies : [];
        const names = list.map((need) => normalizePythonName(readString(need, 'name') ?? ''));
        const needs = names.flatMap((name) => byName
            .get(name)
            ?.slice(0, mostVersions)
            .map((one) => one.key) ?? []);
        return [key, { ...node, needs }];
    }));
    return { ...collectPackages('PyPI', path, { nodes }), unpinned: [], problems };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/uv.js





const uv_localKinds = [
    ['virtual', 'workspace'],
    ['editable', 'workspace'],
    ['directory', 'file'],
    ['path', 'archive'],
    ['git', 'git'],
    ['url', 'url'],
];
const uvLock = {
    name: 'uv.lock',
    ecosystem: 'PyPI',
    isLock: (path) => /(?:^|\/)uv\.lock$|\.py\.lock$/.test(path),
    read: readUv,
};
function readUv({ path, bytes, hasFolder, parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    if (lock.value.version !== 1)
        refuseLock(`its version ${String(lock.value.version).slice(0, 20)} is not known`);
    const tables = lock.listTables('package').map(({ table, line }, index) => {
        const name = normalizePythonName(readString(table, 'name') ?? '');
        const version = readString(table, 'version');
        const isFromRegistry = readOwn(table.source, 'registry') !== undefined;
        const [source, kind] = isFromRegistry
            ? []
            : (uv_localKinds.find(([source]) => readOwn(table.source, source) !== undefined) ?? []);
        const isFolder = kind === 'workspace' || kind === 'file';
        const place = isFolder
            ? readPathKind((0,file_name/* getFolder */.L2)(path), readString(table.source, source ?? ''), hasFolder)
            : undefined;
        const local = place === undefined || (place === 'file' && kind === 'workspace') ? kind : place;
        return {
            table,
            line,
            name,
            version,
            local,
            isProject: kind === 'workspace',
            key: `${name} ${version ?? ''} ${index}`,
        };
    });
    const byName = Map.groupBy(tables, ({ name }) => name);
    const findKeys = (list) => (Array.isArray(list) ? list : []).flatMap((need) => {
        const found = byName.get(normalizePythonName(readString(need, 'name') ?? ''))?.slice(0, mostVersions) ?? [];
        const version = readString(need, 'version');
        return found.filter((one) => version === undefined || one.version === version).map(({ key }) => key);
    });
    const findAllKeys = (groups) => json_listEntries(groups).flatMap(([, list]) => findKeys(list));
    const nodes = new Map();
    const roots = new Map();
    for (const need of findKeys(readOwn(lock.value.manifest, 'requirements')))
        roots.set(need, 'production');
    const problems = [];
    for (const { table, line, name, version, local, isProject, key } of tables) {
        const needs = [...findKeys(table.dependencies), ...findAllKeys(table['optional-dependencies'])];
        if (isProject) {
            for (const need of findAllKeys(table['dev-dependencies']))
                if (!roots.has(need))
                    roots.set(need, 'development');
            for (const need of needs)
                roots.set(need, 'production');
        }
        if (name === '' || (version === undefined && local === undefined) || !isRecord(table.source)) {
            problems.push(`its package ${name || `in line ${line}`} has no name, version or source`);
        }
        else
            nodes.set(key, { name, version: version ?? '', line, needs, local });
    }
    return { ...collectPackages('PyPI', path, { nodes, roots }), unpinned: [], problems };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/yarn.js










const yarnLock = {
    name: 'yarn.lock',
    ecosystem: 'npm',
    isLock: (path) => /(?:^|\/)yarn\.lock$/.test(path),
    read: readYarn,
};
function readYarn({ path, bytes, readFile, paths = [], hasFolder, parsers }) {
    const text = decodeLockText(bytes);
    const isClassic = /^# yarn lockfile v1\s*$/m.test(text);
    const problems = [];
    const top = (0,file_name/* getFolder */.L2)(path);
    const settings = isClassic ? undefined : readSettings(top, readFile, parsers);
    const files = isClassic ? ['.npmrc', '.yarnrc'] : [];
    const findRegistry = readRegistries(top, readFile, files, listYarnRegistries(settings));
    const entries = (isClassic ? readClassic(text) : readBerry(text, parsers)).flatMap((written) => {
        const entry = yarn_readEntry(written, isClassic, findRegistry, hasFolder);
        const end = entry?.local === 'copy' && /(?:file|link|portal):(?:\.{1,2}\/)*([^#:]+)/.exec(written.descriptors[0] ?? '')?.[1];
        const place = end && [...paths].find((other) => `/${other}`.endsWith(`/${end}/package.json`));
        const copied = place ? readCopy((0,file_name/* getFolder */.L2)(place), readFile) : undefined;
        if (copied !== undefined)
            return { ...entry, ...copied };
        if (entry === undefined)
            problems.push(`its entry ${written.descriptors.join(', ').slice(0, 100)} has no version`);
        else
            problems.push(...entry.problems);
        return entry ?? [];
    });
    const byDescriptor = new Map(entries.flatMap((entry) => entry.descriptors.map((descriptor) => [descriptor, entry])));
    const root = readProject(top, readFile);
    const byName = Map.groupBy(entries, ({ descriptors: [first = ''] }) => first.slice(0, first.indexOf('@', 1)));
    const replaced = {
        resolutions: json_listEntries(root?.manifest.resolutions),
        catalogs: readCatalogs(settings),
    };
    const findEntry = (name, range) => [`${name}@${String(range)}`, ...(isClassic ? [] : [`${name}@npm:${String(range)}`])]
        .map((descriptor) => byDescriptor.get(descriptor))
        .find((one) => one !== undefined);
    const findEntryKey = (name, range) => {
        const entry = findEntry(name, range);
        if (entry !== undefined)
            return [entry.descriptors.join()];
        const others = listReplacements(name, String(range), replaced).flatMap((other) => findEntry(name, other) ?? []);
        const all = others.length > 0 ? others : (byName.get(name)?.slice(0, mostVersions) ?? []);
        return all.map(({ descriptors }) => descriptors.join());
    };
    const nodes = new Map();
    for (const { descriptors, fields, name, version, line, local, registry, others } of entries) {
        const needs = ['dependencies', 'optionalDependencies'].flatMap((field) => json_listEntries(fields[field]).flatMap(([need, range]) => findEntryKey(need, range)));
        nodes.set(descriptors.join(), { name, version, line, needs, local, registry, others });
    }
    const named = entries.flatMap(({ fields }) => {
        const folder = /@workspace:(.*)$/s.exec(readString(fields, 'resolution') ?? '')?.[1];
        return folder === undefined ? [] : (resolvePath(top, folder) ?? []);
    });
    const found = isClassic && root !== undefined ? findWorkspaces(root, paths) : [];
    const folders = [...new Set([top, ...named, ...found])];
    const all = folders.flatMap((folder) => readProject(folder, readFile) ?? []);
    const names = new Set([...byDescriptor.keys()].map((descriptor) => descriptor.slice(0, descriptor.indexOf('@', 1))));
    const isListed = (name, range) => findEntry(name, range) !== undefined;
    const projects = { projects: all, find: findEntryKey, isListed, names };
    const packages = collectPackages('npm', path, { nodes, roots: readRoots(projects) });
    return { ...packages, unpinned: [], problems, missing: findMissing(projects), folders };
}
function readBerry(text, parsers) {
    const [document, ...more] = parseStrictYaml(text, parsers);
    if (more.length > 0)
        refuseLock('it contains more than one document');
    if (document === undefined || !Object.hasOwn(document.value, '__metadata')) {
        refuseLock('it is not a lock file of Yarn: it has neither the first line of Yarn 1 nor __metadata');
    }
    const lines = document.findLines();
    return Object.entries(document.value).flatMap(([key, fields]) => {
        if (key === '__metadata')
            return [];
        return [{ descriptors: key.split(/,\s*/), fields: isRecord(fields) ? fields : {}, line: lines.get(key) }];
    });
}
const word = String.raw `"(?:[^"\\]|\\.)*"|[^\s",:][^\s",]*`;
const keyLine = new RegExp(`^(${word})((?:, (?:${word}))*):$`);
const fieldLine = new RegExp(`^(${word}) (${word})$`);
function readClassic(text) {
    const seen = new Set();
    let table;
    const found = [];
    for (const [index, raw] of text.split(/\r?\n/).entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const indent = raw.length - raw.trimStart().length;
        const entry = found.at(-1);
        const [key, field] = [line.endsWith(':') ? keyLine.exec(line) : null, fieldLine.exec(line)];
        if (indent === 0 && key !== null) {
            const descriptors = [...line.slice(0, -1).matchAll(new RegExp(word, 'g'))].map(([part]) => unquoteYarn(part));
            for (const descriptor of descriptors) {
                if (seen.has(descriptor))
                    refuseLock(`it contains the entry ${descriptor.slice(0, 80)} twice`);
                seen.add(descriptor);
            }
            found.push({ descriptors, fields: new Map(), line: index + 1 });
            table = undefined;
        }
        else if (indent === 2 && entry !== undefined && key !== null) {
            table = new Map();
            entry.fields.set(unquoteYarn(line.slice(0, -1)), table);
        }
        else if (field !== null && entry !== undefined && (indent === 2 || (indent === 4 && table !== undefined))) {
            const owner = indent === 4 && table !== undefined ? table : entry.fields;
            const name = unquoteYarn(field[1] ?? '');
            if (owner.has(name))
                refuseLock(`its line ${index + 1} contains a name for the second time`);
            owner.set(name, unquoteYarn(field[2] ?? ''));
        }
        else
            refuseLock(`its line ${index + 1} is not valid in a Yarn lock`);
    }
    const toRecord = (map) => Object.fromEntries([...map].map(([name, value]) => [name, value instanceof Map ? toRecord(value) : value]));
    return found.map(({ fields, ...entry }) => ({ ...entry, fields: toRecord(fields) }));
}
function unquoteYarn(text) {
    if (!text.startsWith('"'))
        return text;
    return (0,errors/* attempt */.CD)(() => JSON.parse(text)) ?? text.slice(1, -1);
}
function yarn_readEntry({ descriptors, fields, line }, isClassic, findRegistry, hasFolder) {
    const version = readString(fields, 'version')
        ?.replace(/^[v=\s]+/, '')
        .trim();
    if (!version)
        return undefined;
    const asked = descriptors.map(readDescriptor);
    const written = { descriptors, fields, line };
    const { locator, local, address } = isClassic
        ? readClassicSource(asked, fields, hasFolder)
        : readBerrySource(asked, fields, hasFolder);
    const fetched = readRegistryTarball(address);
    const [first] = asked;
    const stated = { name: first?.name ?? '', version };
    const isLocal = local !== undefined && (fetched === undefined || local === 'workspace');
    if (isLocal)
        return { ...written, ...stated, ...locator, local, others: [], problems: [] };
    const found = { ...stated, ...(local === undefined ? locator : fetched) };
    const others = [
        ...(found.version === version ? [] : [{ other: { ...found, version }, where: 'version' }]),
        ...[...new Set(asked.map(({ name }) => name))]
            .filter((name) => local === undefined && name !== found.name)
            .map((name) => ({ other: { ...found, name }, where: 'key' })),
        ...[findOtherPackage(found, address) ?? []].flat().map((other) => ({ other, where: 'address' })),
    ];
    const { registry, isAddress } = readOrigin(fetched ?? found, address, findRegistry(found.name));
    return {
        ...{ ...written, ...found, local: isAddress && 'url', registry },
        others: [...others.map(({ other }) => other), ...(isAddress ? [found] : [])],
        problems: others.map(({ other, where }) => explainOther(found, other, where)),
    };
}
function readClassicSource(asked, fields, hasFolder) {
    const resolved = readString(fields, 'resolved');
    const kinds = asked.map(({ range }) => findYarnLocalKind(range, hasFolder));
    const kind = kinds.includes(undefined) ? undefined : kinds[0];
    const isGit = resolved !== undefined && /^git\+|\/\/codeload\.github\.com\//.test(resolved);
    return { local: kind ?? (isGit ? 'git' : undefined), address: resolved ?? asked[0]?.range ?? '' };
}
function readBerrySource([first], fields, hasFolder) {
    const resolution = readString(fields, 'resolution') ?? '';
    const at = resolution.indexOf('@', 1);
    if (at < 0)
        return { local: first === undefined ? undefined : findYarnLocalKind(first.range, hasFolder), address: '' };
    const [name, reference] = [resolution.slice(0, at), resolution.slice(at + 1)];
    const archive = /::(?:.*&)?__archiveUrl=([^&]*)/.exec(reference)?.[1];
    const local = findYarnLocalKind(reference, hasFolder);
    const address = archive === undefined ? reference : decodeOrKeep(archive);
    const patched = /^patch:((?:@[^/@]+\/)?[^/@]+)@(?:npm:)?(\d[^#:]*)/.exec(decodeOrKeep(reference));
    if (patched !== null)
        return { locator: { name: patched[1] ?? name, version: patched[2] ?? '' }, local, address };
    const version = /^npm:(?:(?:@[^/@]+\/)?[^/@]+@)?(\d[^:]*)/.exec(reference)?.[1];
    return { locator: { name, ...(version !== undefined && { version }) }, local, address };
}
function decodeOrKeep(text) {
    return (0,errors/* attempt */.CD)(() => decodeURIComponent(text)) ?? text;
}
function readDescriptor(descriptor) {
    const at = descriptor.indexOf('@', 1);
    const [own, range] = at < 0 ? [descriptor, ''] : [descriptor.slice(0, at), descriptor.slice(at + 1)];
    return { name: /^npm:((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1] ?? own, range };
}
function findYarnLocalKind(reference, hasFolder) {
    const hasEnd = hasFolder && ((path) => hasFolder(path, true));
    if (reference.startsWith('workspace:'))
        return readPathKind('', reference, hasEnd) === 'archive' ? 'archive' : 'workspace';
    if (reference.startsWith('exec:'))
        return 'archive';
    if (/^(?:file|link|portal):|^\.{0,2}\//.test(reference))
        return readPathKind('', reference.replace(/^(?:file:|link:|portal:)?(?:\.{1,2}\/)*/, '') || '.', hasEnd);
    if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:)|\.git(?:#|$)|#commit=|^[\w.-]+\/[\w.-]+(?:#|$)/.test(reference))
        return 'git';
    return /^https?:/.test(reference) ? 'url' : undefined;
}
function listReplacements(name, range, { resolutions, catalogs }) {
    const catalog = /^catalog:(.*)$/s.exec(range)?.[1];
    const listed = catalog === undefined ? undefined : readOwn(catalogs.get(catalog.trim() || 'default'), name);
    return [
        ...(listed === undefined ? [] : [listed]),
        ...resolutions.flatMap(([pattern, other]) => (readReplacedName(pattern) === name ? [other] : [])),
    ];
}
function readReplacedName(pattern) {
    return /(?:^|\/)((?:@[^/]+\/)?[^/@]+)(?:@.*)?$/s.exec(pattern)?.[1];
}
function readSettings(folder, readFile, parsers) {
    return (0,errors/* attempt */.CD)(() => {
        const bytes = readFile(resolvePath(folder, '.yarnrc.yml') ?? '');
        return bytes === undefined ? undefined : parseStrictYaml(decodeLockText(bytes), parsers)[0]?.value;
    });
}
function readCatalogs(settings) {
    const named = json_listEntries(settings?.catalogs).flatMap(([name, each]) => isRecord(each) ? [[name, each]] : []);
    const plain = settings?.catalog;
    return new Map(isRecord(plain) ? [['default', plain], ...named] : named);
}
function readRoots({ projects, find: findEntryKey }) {
    const roots = new Map();
    for (const { manifest } of projects) {
        for (const field of ['devDependencies', 'dependencies', 'optionalDependencies']) {
            for (const [name, range] of json_listEntries(manifest[field])) {
                for (const key of findEntryKey(name, range))
                    roots.set(key, field === 'devDependencies' ? (roots.get(key) ?? 'development') : 'production');
            }
        }
    }
    return projects.length > 0 ? roots : undefined;
}
function findMissing({ projects, isListed, names }) {
    const own = new Set(projects.map(({ manifest }) => readString(manifest, 'name')));
    const replaced = new Set(projects.flatMap(({ manifest }) => json_listEntries(manifest.resolutions).map(([pattern]) => readReplacedName(pattern))));
    return projects.flatMap((project) => [...listWanted(project)].flatMap(([name, ranges]) => {
        if (own.has(name) || ranges.every(isLocalRange))
            return [];
        const isThere = ranges.some((range) => isListed(name, range));
        const isExact = !replaced.has(name) && ranges.every(isPlainRange);
        return isThere || (!isExact && names.has(name)) ? [] : [`${name}@${ranges.join(' and ')}`.slice(0, 100)];
    }));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/registry.js

















const lockFormats = [
    npmLock,
    npmShrinkwrap,
    pnpmLock,
    yarnLock,
    poetryLock,
    uvLock,
    pipfileLock,
    pyLock,
    requirements,
    goMod,
    pomXml,
    gradleLock,
    composerLock,
    gemfileLock,
    cargoLock,
    nugetLock,
];
function findLockFormat(path) {
    return lockFormats.find((format) => format.isLock(path));
}
function findContentFormat(path) {
    return path.endsWith('.txt') ? requirements : dockerfile.isLock(path) ? dockerfile : undefined;
}
function readLockFile(format, lock) {
    try {
        const contents = format.read(lock);
        const { packages, local, unpinned } = contents;
        const problems = [...new Set(contents.problems)];
        const isLost = packages.length + local.length + unpinned.length === 0;
        return isLost ? (problems[0] ?? contents) : { ...contents, problems };
    }
    catch (error) {
        return explainRefusal(error);
    }
}

// EXTERNAL MODULE: ./build/compiled/src/text/trigrams.js
var trigrams = __webpack_require__(2496);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/literals.js
const literals_tokens = /\\(?<sign>[^A-Za-z0-9])|(?<escape>\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[^}]*\}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[A-Za-z]))|(?<set>\[(?:\\.|[^\]\\])*\])|(?<often>(?:[*?]|\{\d+(?:,\d*)?\})\??)|(?<more>\+\??)|(?<special>[(|).^$])|(?<plain>[\x20-\x7e])|(?<other>[\s\S])/gy;
function extractLiterals(source) {
    const literals = [''];
    const appendCharacter = (character) => literals.push((literals.pop() ?? '') + character);
    let depth = 0;
    for (const { groups = {} } of source.matchAll(literals_tokens)) {
        const { sign, often, special, plain } = groups;
        if (special === '(')
            depth += 1;
        else if (special === ')')
            depth -= 1;
        else if (special === '|' && depth === 0)
            return [];
        if (depth > 0) {
            if (literals.at(-1) !== '')
                literals.push('');
        }
        else if (plain !== undefined || (sign !== undefined && /[\x20-\x7e]/.test(sign)))
            appendCharacter(plain ?? sign ?? '');
        else {
            if (often !== undefined)
                literals.push((literals.pop() ?? '').slice(0, -1));
            literals.push('');
        }
    }
    return literals.filter((literal) => literal.length >= leastLength);
}
const leastLength = 3;

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/advisories.js



const notLibraries = new Set(['retire-example', 'dont check']);
const advisories_severities = {
    critical: 'CRITICAL',
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
    none: 'INFO',
};
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
function openRetireDatabase({ retire, data, source }) {
    const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data)));
    for (const name of notLibraries)
        delete repository[name];
    const entries = Object.entries(repository);
    const signs = createSigns(repository, hashSha1);
    const byPackage = Map.groupBy(entries.map(([component, entry]) => ({ component, packageName: entry.npmname ?? component })), (entry) => entry.packageName);
    return {
        source,
        libraries: entries.length,
        newestCve: findNewestCve(entries.flatMap(([, entry]) => entry.vulnerabilities)),
        knows: (packageName) => byPackage.has(packageName),
        ofPackage: (packageName, version) => {
            const components = byPackage.get(packageName) ?? [];
            const found = components.flatMap(({ component }) => retire.check(component, version, repository));
            return removeDuplicateAdvisories(found.flatMap((one) => one.vulnerabilities ?? []).map(toAdvisory));
        },
        ofScript: (path, content, mayHold) => {
            const named = signs.inPath(`/${path}`) ? retire.scanFileName(`/${path}`, repository, true) : [];
            if (named.length > 0)
                return toLibraries(named);
            return signs.inContent(content, mayHold)
                ? toLibraries(retire.scanFileContent(content, repository, { sha1: hashSha1 }))
                : [];
        },
    };
}
function toLibraries(found) {
    const groups = Map.groupBy(found, ({ component, version }) => `${component} ${version}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const advisories = removeDuplicateAdvisories(group.flatMap((one) => one.vulnerabilities ?? []).map(toAdvisory));
        if (first === undefined || advisories.length === 0)
            return [];
        return [{ name: first.npmname ?? first.component, version: first.version, advisories }];
    });
}
function toAdvisory(vulnerability) {
    const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
    const numbered = Object.entries(others).flatMap(([kind, value]) => [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`));
    const identifiers = [...CVE, ...(githubID === undefined ? [] : [githubID]), ...numbered];
    const [cwe] = vulnerability.cwe;
    return {
        id: identifiers[0] ?? summary ?? vulnerability.info.join(' '),
        identifiers,
        severity: advisories_severities[vulnerability.severity] ?? 'MEDIUM',
        summary: summary?.trim() || 'Known vulnerability',
        ...(cwe === undefined ? {} : { cwe }),
        ...(vulnerability.below === undefined ? {} : { fixedIn: formatFixedVersion(vulnerability.below) }),
        links: vulnerability.info,
    };
}
function formatFixedVersion(below) {
    const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
    return endOfLine === undefined ? below : `${Number(endOfLine) + 1}.0.0`;
}
function removeDuplicateAdvisories(advisories) {
    return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}
function findNewestCve(vulnerabilities) {
    const numbers = vulnerabilities
        .flatMap(({ identifiers }) => identifiers.CVE ?? [])
        .map((id) => /^CVE-(\d+)-(\d+)$/.exec(id));
    const newest = numbers.reduce((a, b) => (a !== null && (b === null || compareCves(a, b) >= 0) ? a : b), null);
    return newest?.[0];
}
function compareCves([, year, number], [, otherYear, otherNumber]) {
    return Number(year) - Number(otherYear) || Number(number) - Number(otherNumber);
}
function hashSha1(content) {
    return (0,external_node_crypto_.createHash)('sha1').update(content).digest('hex');
}
function createSigns(repository, sha1) {
    const extractors = Object.values(repository).map((entry) => entry.extractors);
    const files = compilePatterns(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
    const addresses = compilePatterns(extractors.flatMap(({ uri = [] }) => uri));
    const contents = prepareSearch(extractors.flatMap(({ filecontent = [] }) => filecontent));
    const replaced = prepareSearch(extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(getSearchPattern)));
    const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
    const matchesAny = (patterns, text) => patterns.some((pattern) => pattern.test(text));
    return {
        inPath: (path) => {
            const name = path.split(/[/\\]/).pop() ?? '';
            return matchesAny(files, name) || matchesAny(addresses, path.replaceAll('\\', '/'));
        },
        inContent: (content, mayHold = () => true) => {
            const text = content.includes('\r') ? content.replace(/\r\n|\r/g, '\n') : content;
            const isFound = ({ pattern, needed }) => (0,trigrams/* mayContainAll */.xg)(mayHold, needed) && pattern.test(text);
            return contents.some(isFound) || replaced.some(isFound) || hashes.has(sha1(text));
        },
    };
}
function compilePatterns(patterns) {
    return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}
function prepareSearch(patterns) {
    return compilePatterns(patterns).map((pattern) => ({
        pattern,
        needed: extractLiterals(pattern.source).map((text) => [(0,trigrams/* toTrigrams */.rQ)(text)]),
    }));
}
function getSearchPattern(written) {
    return /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? '';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/parsers.js
async function loadToml() {
    return import(/* webpackIgnore: true */ 'smol-toml');
}
async function loadLockParsers() {
    const [toml, yaml, xml] = await Promise.all([loadToml(), import(/* webpackIgnore: true */ 'yaml'), import(/* webpackIgnore: true */ '@rgrove/parse-xml')]);
    return { toml, yaml, xml };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/locks/wanted.js





const wanted_kinds = [
    {
        lock: /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/,
        manifest: /^package\.json$/,
        read: readPackageJson,
    },
    { lock: /^Cargo\.lock$/, manifest: /^Cargo\.toml$/, isShared: true, read: readCargoToml },
    { lock: /^(?:uv|poetry)\.lock$/, manifest: /^pyproject\.toml$/, isShared: true, read: readPyproject },
    { lock: /^Pipfile\.lock$/, manifest: /^Pipfile$/, read: wanted_readPipfile },
    { lock: /^composer\.lock$/, manifest: /^composer\.json$/, read: readComposerJson },
    { lock: /^(?:Gemfile\.lock|gems\.locked)$/, manifest: /^(?:Gemfile|gems\.rb)$/, read: wanted_readGemfile },
];
function listWantedPackages({ path, readFile, paths = [] }, contents, toml) {
    const [name, folder] = [(0,file_name/* getBaseName */.J)(path), (0,file_name/* getFolder */.L2)(path)];
    const kind = wanted_kinds.find(({ lock }) => lock.test(name));
    const compiled = name.endsWith('.txt') ? path.replace(/\.txt$/, '.in') : undefined;
    const read = kind?.read ?? wanted_readRequirements;
    const isCovered = (other) => {
        if (kind?.manifest.test((0,file_name/* getBaseName */.J)(other)) !== true)
            return other === compiled;
        const place = (0,file_name/* getFolder */.L2)(other);
        return kind.isShared === true
            ? place === folder || folder === '' || place.startsWith(`${folder}/`)
            : place === folder || contents.folders?.includes(place) === true;
    };
    return [...paths].filter(isCovered).flatMap((file) => {
        const bytes = readFile(file);
        try {
            if (bytes === undefined)
                return [];
            const readToml = () => (toml === undefined ? undefined : readOtherToml(bytes, toml));
            const wanted = read({ bytes, readToml, contents, isBeside: (0,file_name/* getFolder */.L2)(file) === folder });
            return wanted.map(([name, range]) => ({ file, name, range }));
        }
        catch {
            return [];
        }
    });
}
function readPackageJson({ bytes, contents }) {
    const { value } = parseStrictJson(bytes);
    const replaced = new Map([value.overrides, value.resolutions, readOwn(value.pnpm, 'overrides')].flatMap(listOverrides));
    const locked = new Set([...contents.packages, ...contents.local].map(({ name }) => name));
    const optional = new Set(json_listEntries(value.optionalDependencies).map(([name]) => name));
    const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((field) => json_listEntries(value[field]).flatMap(([name, range]) => {
        const isAbsent = optional.has(name) && !locked.has(name);
        return typeof range !== 'string' || replaced.has(name) || isAbsent ? [] : [wanted_readAlias(name, range)];
    }));
    return [
        ...direct,
        ...[...replaced].filter(([name]) => locked.has(name)).map(([name, range]) => wanted_readAlias(name, range)),
    ];
}
function listOverrides(value) {
    return json_listEntries(value).flatMap(([key, range]) => {
        const name = /((?:@[^/@>]+\/)?[^/@>]+)(?:@[^/]*)?$/.exec(key)?.[1] ?? key;
        if (isRecord(range))
            return listOverrides(Object.fromEntries(Object.entries(range).map(([own, each]) => [own === '.' ? name : own, each])));
        return typeof range === 'string' && !/^(?:\$|-$)/.test(range) ? [[name, range]] : [];
    });
}
function wanted_readAlias(name, range) {
    const [, target = name, wanted = range] = /^npm:((?:@[^/@]+\/)?[^/@]+)(?:@(.*))?$/s.exec(range) ?? [];
    return [target, wanted === range && range.startsWith('npm:') ? range.slice('npm:'.length) : wanted];
}
const cargoFields = ['dependencies', 'dev-dependencies', 'build-dependencies'];
function readCargoToml({ readToml, contents, isBeside }) {
    const value = readToml();
    const own = readString(value?.package, 'name');
    if (value === undefined || !isMember(own, contents, isBeside))
        return [];
    const tables = [value, ...json_listEntries(value.target).map(([, table]) => table)];
    return tables.flatMap((table) => cargoFields.flatMap((field) => readTomlTable(readOwn(table, field))));
}
function isMember(name, { local }, isBeside) {
    return isBeside || local.some((one) => one.name === name && (one.kind === 'workspace' || one.kind === 'file'));
}
function readTomlTable(table) {
    return json_listEntries(table).flatMap(([key, entry]) => {
        if (typeof entry === 'string')
            return [[key, entry]];
        return [entry].flat().flatMap((one) => {
            const address = ['git', 'url'].map((field) => readString(one, field)).find((text) => text !== undefined);
            const isElsewhere = ['path', 'workspace', 'file'].some((field) => readOwn(one, field) !== undefined);
            if (!isRecord(one) || isElsewhere)
                return [];
            return [[readString(one, 'package') ?? key, address ?? readString(one, 'version') ?? '*']];
        });
    });
}
function listPoetryGroups(poetry) {
    return [
        readOwn(poetry, 'dependencies'),
        readOwn(poetry, 'dev-dependencies'),
        ...json_listEntries(readOwn(poetry, 'group')).map(([, group]) => readOwn(group, 'dependencies')),
    ];
}
function readPyproject({ readToml, contents, isBeside }) {
    const value = readToml();
    const { project, tool } = value ?? {};
    const own = readString(project, 'name');
    if (value === undefined || !isMember(own && normalizePythonName(own), contents, isBeside))
        return [];
    const lists = [
        readOwn(project, 'dependencies'),
        ...[readOwn(project, 'optional-dependencies'), value['dependency-groups']].flatMap((groups) => json_listEntries(groups).map(([, list]) => list)),
        readOwn(readOwn(tool, 'uv'), 'dev-dependencies'),
    ];
    const sources = new Set(json_listEntries(readOwn(readOwn(tool, 'uv'), 'sources')).map(([name]) => normalizePythonName(name)));
    const listed = lists
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .flatMap((text) => (typeof text === 'string' ? wanted_readRequirement(text) : []));
    const poetryWanted = listPoetryGroups(readOwn(tool, 'poetry')).flatMap(readTomlTable);
    return [
        ...listed,
        ...poetryWanted.map(([name, range]) => [normalizePythonName(name), range]),
    ].filter(([name]) => name !== 'python' && !sources.has(name));
}
function wanted_readRequirement(text) {
    const [, name, rest = ''] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*(.*)$/s.exec(text) ?? [];
    if (name === undefined)
        return [];
    const address = /^@\s*(\S+)/.exec(rest)?.[1];
    const [range = ''] = rest.split(/;|\s(?:--|#)/, 1);
    return [[normalizePythonName(name), address ?? (range.trim().replace(/^\((.*)\)$/s, '$1') || '*')]];
}
function wanted_readRequirements({ bytes }) {
    const lines = bytes
        .toString()
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
    return lines.flatMap((line) => line === '' || line.startsWith('-') || line.includes('$') ? [] : wanted_readRequirement(line));
}
function wanted_readPipfile({ readToml }) {
    const value = readToml();
    return ['packages', 'dev-packages']
        .flatMap((field) => readTomlTable(readOwn(value, field)))
        .map(([name, range]) => [normalizePythonName(name), range]);
}
function readComposerJson({ bytes }) {
    const value = parseStrictJson(bytes).value;
    return ['require', 'require-dev'].flatMap((field) => json_listEntries(value[field]).flatMap(([name, range]) => (name.includes('/') && typeof range === 'string' ? [[name.toLowerCase(), range]] : [])));
}
function wanted_readGemfile({ bytes }) {
    return bytes
        .toString()
        .split(/\r?\n/)
        .flatMap((line) => {
        const [, name, rest = ''] = /^\s*gem[\s(]+["']([\w.-]+)["'](.*)$/.exec(line) ?? [];
        if (name === undefined || name === 'bundler' || /\b(?:path|require_relative)\b\s*(?::|=>)/.test(rest))
            return [];
        const address = /(?:\b(?:git|github|gist|bitbucket):|:(?:git|github)\s*=>)\s*["']([^"']+)/.exec(rest)?.[1];
        const ranges = [...rest.matchAll(/(?<=^\s*,\s*|["']\s*,\s*|\[\s*)["']([\s<>=~!]*\d[\w.]*)["']/g)].map(([, range = '']) => range);
        return [[name, address === undefined ? ranges.join(', ') || '*' : `git:${address}`]];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/look-up.js







async function loadScaLibraries({ hasLocks }) {
    const [advisories, parsers] = await Promise.all([loadAdvisoryLibraries(), hasLocks ? loadLockParsers() : undefined]);
    return { advisories, parsers };
}
function createScaScanner(name, load) {
    return {
        name,
        open: async (root, shared) => {
            const scaShared = shared ?? { hasLocks: true, besideLocks: [] };
            const { advisories, parsers } = await load(scaShared);
            const libraries = { database: openRetireDatabase(advisories), parsers };
            const beside = new Map(scaShared.besideLocks);
            const readFile = (path) => {
                const location = beside.get(path);
                return location === undefined ? undefined : (0,text_contents/* readContent */.c_)(root, location);
            };
            const folders = new Set(scaShared.folders);
            const hasFolder = (path, isEnd) => path === '' || folders.has(path) || (isEnd === true && [...folders].some((one) => one.endsWith(`/${path}`)));
            let index;
            const projects = () => {
                index ??= indexProjects(beside.keys(), readFile);
                return index;
            };
            return (task) => lookUp(libraries, { root, beside, readFile, projects, hasFolder: scaShared.folders && hasFolder }, task);
        },
    };
}
async function lookUp(opened, contents, task) {
    const { source, libraries, newestCve } = opened.database;
    if (task.kind === 'database')
        return { database: { source, libraries, newestCve } };
    if (task.kind === 'script')
        return { matches: await matchScript(opened.database, contents.root, task) };
    return lookUpLock(opened, contents, task);
}
function lookUpLock({ database, parsers }, { root, beside, readFile, projects, hasFolder }, { path, stored }) {
    const format = findLockFormat(path) ?? findContentFormat(path);
    if (format === undefined || parsers === undefined)
        throw new Error('no reader exists for this lock file');
    const read = new Set();
    const readBeside = (other, isSearched = false) => {
        if (beside.has(other) && !isSearched)
            read.add(other);
        return readFile(other);
    };
    const bytes = (0,text_contents/* readContent */.c_)(root, stored);
    const reading = readLockFile(format, {
        path,
        bytes,
        readFile: readBeside,
        paths: beside.keys(),
        projects,
        hasFolder,
        parsers,
    });
    if (typeof reading === 'string')
        return { refusal: reading };
    const { missing = [], folders = [], ...contents } = reading;
    const besideRead = [...read];
    const packages = contents.packages.filter(({ ecosystem }) => ecosystem === 'npm');
    const wanted = listWantedPackages({ path, readFile, paths: beside.keys() }, reading, parsers.toml);
    return {
        lock: { contents, folders, beside: besideRead, wanted, missing, ...matchPackages(database, path, packages) },
    };
}
function matchPackages(database, path, packages) {
    const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
    const inDatabase = [...versions.values()]
        .sort(compareByNameAndVersion)
        .filter((locked) => database.knows(locked.name));
    const matches = inDatabase.flatMap(({ name: library, version, isDev: isDevelopment = false, line }) => {
        const found = { library, version, isDevelopment, isLocked: true };
        const location = { filePath: path, ...found, ...(line === undefined ? {} : { line }) };
        return database.ofPackage(library, version).map((advisory) => ({ ...location, advisory }));
    });
    return { matches, packageCount: versions.size, knownCount: inDatabase.length };
}
function compareByNameAndVersion(a, b) {
    return a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
}
async function matchScript(database, root, { path, stored }) {
    const content = (0,text_contents/* readContent */.c_)(root, stored);
    return database
        .ofScript(path, (0,decode/* decodeText */.g7)(content).text, (0,decode/* createWordFilter */.F5)(content))
        .flatMap(({ name: library, version, advisories }) => {
        const location = { filePath: path, library, version, isDevelopment: false };
        return advisories.map((advisory) => ({ ...location, advisory }));
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/packages/dependency-files.js


const rows = [
    {
        ecosystem: 'npm',
        names: 'package.json package-lock.json npm-shrinkwrap.json',
    },
    { ecosystem: 'Yarn', names: 'yarn.lock' },
    { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
    { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
    { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
    { ecosystem: 'Bower', names: 'bower.json libman.json' },
    {
        ecosystem: 'Python',
        names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
        patterns: [
            /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
            /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
            /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
        ],
    },
    {
        ecosystem: 'Go',
        names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
        patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
    },
    { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
    {
        ecosystem: 'Ruby',
        names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
        patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
    },
    { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
    {
        ecosystem: 'Java and Kotlin',
        names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
        patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
    },
    {
        ecosystem: 'Scala',
        names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
        patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
    },
    { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
    {
        ecosystem: '.NET',
        names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json`,
        patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/, /\.(?:props|targets)$/],
    },
    {
        ecosystem: 'Swift and Objective-C',
        names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
        patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
    },
    { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
    {
        ecosystem: 'Elixir and Erlang',
        names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
        patterns: [/\.app\.src$/],
    },
    {
        ecosystem: 'C and C++',
        names: 'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
        patterns: [/\.wrap$/],
    },
    {
        ecosystem: 'Haskell',
        names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
        patterns: [/\.cabal$/],
    },
    { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
    { ecosystem: 'R', names: 'renv.lock packrat.lock' },
    { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
    { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
    { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
    { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
    { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
    { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
    { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
    { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
    { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
    {
        ecosystem: 'Helm',
        names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
    },
    { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
    {
        ecosystem: 'Bazel',
        names: 'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
    },
    { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;
function splitNames({ names }) {
    return names.split(/\s+/);
}
const ecosystems = new Map(rows.flatMap((row) => splitNames(row).map((name) => [name, row.ecosystem])));
const anyPattern = new RegExp(rows.flatMap(({ patterns = [] }) => patterns.map(({ source }) => source)).join('|'));
function findEcosystem(path) {
    const named = ecosystems.get((0,file_name/* getBaseName */.J)(path));
    if (named !== undefined || !anyPattern.test(path))
        return named;
    return rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(path)))?.ecosystem;
}
function isLockName(path) {
    return lockName.test(path) && (0,languages_languages/* detectByName */.Oe)(path) === undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/manifests.js






const otherNpmLocks = new Set(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb']);
const lockedBy = [
    [/^pnpm-workspace\.yaml$/, /^pnpm-lock\.yaml$/, 'beside'],
    [/^pipfile$/, /^pipfile\.lock$/, 'beside'],
    [/^pyproject\.toml$/, /^poetry\.lock$/, 'beside'],
    [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^(?:requirements.*\.(?:txt|lock)|pylock\.(?:[^.]+\.)?toml)$/, 'beside'],
    [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^uv\.lock$/, 'above'],
    [/^go\.sum$/, /^go\.mod$/, 'beside'],
    [/^(?:go\.work(?:\.sum)?|modules\.txt)$/, /^go\.mod$/, 'around'],
    [/^cargo\.toml$/, /^cargo\.lock$/, 'above'],
    [/(?:\.gradle(?:\.kts)?|\.versions\.toml|^verification-metadata\.xml)$/, /\.lockfile$/, 'around'],
    [/^(?:gemfile|.*\.gemspec)$/, /^gemfile\.lock$/, 'beside'],
    [/^(?:gems\.rb|.*\.gemspec)$/, /^gems\.locked$/, 'beside'],
    [/^(?:composer\.json|symfony\.lock)$/, /^composer\.lock$/, 'beside'],
    [/proj$/, /^packages(?:\..+)?\.lock\.json$/, 'beside'],
    [/^(?:project\.assets\.json|.*\.(?:props|targets))$/, /^packages(?:\..+)?\.lock\.json$/, 'around'],
];
function isLocked(path, locks) {
    const [name, folder] = [(0,file_name/* getBaseName */.J)(path).toLowerCase(), (0,file_name/* getFolder */.L2)(path)];
    const isBeside = (file, lock) => (0,file_name/* getFolder */.L2)(file) === folder && (0,file_name/* getBaseName */.J)(file).toLowerCase() === lock;
    if (name.endsWith('.in'))
        return locks.some(({ file }) => isBeside(file, name.replace(/\.in$/, '.txt')));
    return lockedBy.some(([manifest, lock, where]) => {
        if (!manifest.test(name))
            return false;
        return locks.some(({ file, packageCount, unpinned }) => {
            const lockName = (0,file_name/* getBaseName */.J)(file).toLowerCase();
            const isList = lockName.startsWith('requirements') && (packageCount === 0 || unpinned.length > 0);
            return lock.test(lockName) && !isList && isInReach(folder, (0,file_name/* getFolder */.L2)(file), where);
        });
    });
}
const innerFolders = ['gradle', 'obj', 'vendor'];
function isInReach(folder, other, where) {
    if (folder === other)
        return true;
    if (where === 'around')
        return isInFolder(other, innerFolders.includes((0,file_name/* getBaseName */.J)(folder)) ? (0,file_name/* getFolder */.L2)(folder) : folder);
    return where === 'above' && isInFolder(folder, other);
}
function isInFolder(folder, above) {
    return folder === above || above === '' || folder.startsWith(`${above}/`);
}
const declarations = [
    [/^setup\.cfg$/, /^\s*(?:(?:install|setup|tests)_requires?\b|\[options\.extras_require\])/m],
    [/(?:environment|^conda).*\.ya?ml$/, /^(?:dependencies|package):/m],
    [/^(?!build\.).*\.gradle(?:\.kts)?$/, /\b(?:dependencies|plugins|versionCatalogs)\s*\{|["'][\w.-]+:[\w.-]+:[\w.$]/],
    [/^(?!directory\.packages\.).*\.(?:props|targets)$/, /<(?:Global)?Package(?:Reference|Version|Download)\b/i],
    [/^(?:chart|helmfile|requirements)\.yaml$|^galaxy\.yml$/, /^(?:dependencies|releases):/m],
    [/\.scala$/, /"\s*%{1,3}\s*"/],
    [/^project\.toml$/, /^\s*\[deps\]/m],
    [/^deno\.jsonc?$/, /"imports"|\b(?:npm|jsr):/],
    [/^pnpm-workspace\.yaml$/, /^(?:catalogs?|overrides):/m],
    [/^workspace(?:\.bazel)?$/, /\(/],
];
const versionNumber = /\d\.\d/;
const pythonTools = ['poetry', 'pdm', 'uv', 'hatch', 'flit', 'rye', 'pixi', 'setuptools'];
async function declaresNothing(path, bytes) {
    const name = (0,file_name/* getBaseName */.J)(path).toLowerCase();
    const needed = findEcosystem(path.toLowerCase()) === undefined
        ? versionNumber
        : declarations.find(([pattern]) => pattern.test(name))?.[1];
    if (needed !== undefined)
        return !needed.test((0,decode/* decodeText */.g7)(bytes).text);
    const value = name === 'pyproject.toml' ? readOtherToml(bytes, await loadToml()) : undefined;
    if (value === undefined ||
        ['project', 'dependency-groups', 'build-system'].some((name) => Object.hasOwn(value, name)))
        return false;
    return !pythonTools.some((name) => readOwn(value.tool, name) !== undefined);
}
function isBesideLock(path) {
    return /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|pyproject\.toml|Pipfile|composer\.json|Cargo\.toml|Gemfile|gems\.rb|go\.(?:sum|work)|[^/]+\.(?:txt|in|pip|xml))$/.test(path);
}
function isNpmManifest(path) {
    return (0,file_name/* getBaseName */.J)(path) === 'package.json';
}
function isOtherNpmLock(path) {
    return otherNpmLocks.has((0,file_name/* getBaseName */.J)(path));
}
function describeDependencies(path) {
    if (isNpmManifest(path))
        return undefined;
    const ecosystem = findEcosystem(path.toLowerCase());
    if (ecosystem !== undefined)
        return isOtherNpmLock(path)
            ? `Lock file of ${ecosystem}: not read, its packages were not looked up`
            : `Dependencies of ${ecosystem}: not looked up`;
    return isDataLock.test(path) && isLockName(path.toLowerCase())
        ? 'Lock file of a tool that is not known: its packages were not looked up'
        : undefined;
}
const isDataLock = /(?:lock|lockfile|\.(?:json|ya?ml|toml|txt|hcl))$/i;

;// CONCATENATED MODULE: ./build/compiled/src/scanners/sca/sca.js


















const { name: sca_name, scanType: sca_scanType } = scaInstallation;
const libraryExtensions = new Set(['.js', '.mjs', '.cjs']);
const sca_dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
function createScaEngine(load = loadScaLibraries) {
    const scanner = createScaScanner(sca_name, load);
    const scan = (context) => runIfInstalled(scaInstallation, () => scanDependencies(context, scanner));
    return { name: sca_name, scanType: sca_scanType, scanner, isShared: isDependencyFile, scan };
}
const scaEngine = createScaEngine();
function isDependencyFile(path) {
    return isBesideLock(path) || findLockFormat(path) !== undefined || describeDependencies(path) !== undefined;
}
async function scanDependencies(context, scanner) {
    const own = context.files.filter(({ path }) => !(0,file_name/* isInstalledPackage */.zU)(path));
    const progress = await lookUpAll(context, scanner, createTasks(context.root, context.files, own));
    const manifests = judgeManifests(context, own, progress);
    const skips = [...progress.skips, ...manifests.skips, ...(await listUnreadDeclarations(context, own, progress))];
    const { lockedPaths, scriptPaths, matches, packages, locks } = progress;
    const isLookedUp = lockedPaths.length > 0 && (progress.packageCount === 0 || progress.knownCount > 0);
    const hasNothing = lockedPaths.length === 0 &&
        manifests.empty.length > 0 &&
        skips.every(({ filePath }) => dockerfile.isLock(filePath));
    const hasAnswer = isLookedUp || matches.length > 0 || hasNothing;
    const isUntouched = context.isNarrow === true && !own.some(({ path }) => isDependencyFile(path));
    const hasInstalls = isUntouched && locks.length > 0;
    const diagnostics = [...createSkipDiagnostics(sca_name, skips), ...progress.foreign, ...explainDirectOnly(locks)];
    if (hasAnswer)
        diagnostics.push(...describeReach(progress));
    else if (!isUntouched)
        diagnostics.push({
            engine: sca_name,
            message: `${notCoveredPrefix}${explainNothingScanned(progress)}`,
        });
    return {
        findings: createScaFindings(matches),
        coverage: hasAnswer || hasInstalls ? 'partly covered' : isUntouched ? 'covered' : 'not covered',
        diagnostics,
        lookedAt: [...lockedPaths, ...manifests.empty, ...(hasAnswer ? scriptPaths : [])],
        packages,
        locks,
    };
}
function createTasks(root, files, own) {
    const scripts = files.filter(({ path }) => libraryExtensions.has((0,file_name/* getExtension */.uQ)(path)));
    return [
        { kind: 'database', path: '', stored: '' },
        ...own
            .filter((file) => findLockFormat(file.path) !== undefined || namesPackages(root, file))
            .map((file) => ({ ...file, kind: 'lock' })),
        ...scripts.map((file) => ({ ...file, kind: 'script' })),
    ];
}
function namesPackages(root, { path, stored }) {
    const format = findContentFormat(path);
    if (format === undefined || describeDependencies(path) !== undefined || (0,file_role/* classifyPath */.qK)(path) === 'fixture')
        return false;
    const bytes = (0,text_contents/* readContent */.c_)(root, stored);
    if (bytes.length > 1024 * 1024)
        return false;
    return format === dockerfile ? mayInstall(bytes.toString()) : isRequirements(path, bytes);
}
async function lookUpAll(context, scanner, tasks) {
    const progress = {
        ...{ matches: [], lockedPaths: [], scriptPaths: [], skips: [], folders: new Set(), besideRead: new Set() },
        ...{ packageCount: 0, knownCount: 0, database: undefined, packages: [], locks: [], foreign: [] },
    };
    const hasLocks = tasks.some(({ kind }) => kind === 'lock');
    const beside = hasLocks ? (context.neighbours ?? context.files).filter(({ path }) => isBesideLock(path)) : [];
    const shared = {
        hasLocks,
        besideLocks: beside.map(({ path, stored }) => [path, stored]),
        folders: hasLocks ? listFolders(context.neighbours ?? context.files) : [],
    };
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
        const { path: filePath, kind } = outcome.task;
        if ('answer' in outcome)
            addScaResult(progress, filePath, outcome.answer);
        else if (kind === 'lock')
            reportRefusal(progress, filePath, outcome.fault);
        else
            progress.skips.push({ reason: `Not compared with known libraries: ${outcome.fault}`, filePath });
    }
    return dropIncluded(progress);
}
function dropIncluded(progress) {
    const isIncluded = (path) => progress.besideRead.has(path) && findLockFormat(path) === undefined;
    const seen = new Set();
    const isRepeated = ({ file, purl }) => {
        const key = JSON.stringify([file, purl]);
        const isKnown = isIncluded(file) && seen.has(key);
        seen.add(key);
        return isKnown;
    };
    return {
        ...progress,
        packages: progress.packages
            .toReversed()
            .filter((one) => !isRepeated(one))
            .reverse(),
        locks: progress.locks.filter(({ file }) => !isIncluded(file)),
        skips: progress.skips.filter(({ filePath }) => !isIncluded(filePath)),
    };
}
function listFolders(files) {
    const folders = new Set();
    for (const { path } of files)
        for (let folder = (0,file_name/* getFolder */.L2)(path); folder !== '' && !folders.has(folder); folder = (0,file_name/* getFolder */.L2)(folder))
            folders.add(folder);
    return [...folders];
}
function addScaResult(progress, filePath, result) {
    if ('database' in result)
        progress.database = result.database;
    else if ('refusal' in result)
        reportRefusal(progress, filePath, result.refusal);
    else if ('lock' in result)
        addLock(progress, filePath, result.lock);
    else {
        progress.scriptPaths.push(filePath);
        progress.matches.push(...result.matches);
    }
}
function reportRefusal(progress, filePath, refusal) {
    progress.skips.push({ reason: `Lock file not read: ${refusal}`, filePath });
    progress.locks.push({ ...describeLock(filePath), ...countLock(), refusal });
}
function describeLock(file) {
    const { name: format, ecosystem } = findLockFormat(file) ??
        findContentFormat(file) ?? { name: (0,file_name/* getBaseName */.J)(file), ecosystem: 'npm' };
    return { file, format, ecosystem };
}
function countLock({ packages, local, unpinned, problems, isDirectOnly } = {}) {
    return {
        packageCount: packages?.length ?? 0,
        local: local ?? [],
        unpinned: unpinned ?? [],
        problems: problems ?? [],
        ...(isDirectOnly && { isDirectOnly }),
    };
}
function reportLockGaps(filePath, { packages, unpinned, problems }) {
    const others = [...new Set(packages.flatMap(({ ecosystem }) => (ecosystem === 'npm' ? [] : [ecosystem])))];
    const skips = problems.map((problem) => ({ reason: `${readInPart}${problem}`, filePath }));
    if (unpinned.length > 0)
        skips.push({ reason: `${unpinnedWords}${listUnpinned(unpinned)}`, filePath });
    if (others.length > 0)
        skips.push({
            reason: `${notLookedUpPrefix}the offline database contains no packages of ${others.join(' and ')}`,
            filePath,
        });
    return skips;
}
function reportForeign(filePath, { local }) {
    const names = [
        ...new Set(local.flatMap(({ kind, name }) => (kind === 'workspace' || kind === 'copy' ? [] : [`${name} (${kind})`]))),
    ];
    if (names.length === 0)
        return [];
    const more = names.length > 5 ? ', …' : '';
    const listed = names.slice(0, 5).map((one) => one.slice(0, 100));
    const message = `Packages not from a registry, so they were not looked up: ${names.length} in ${filePath}: ${listed.join(', ')}${more}`;
    return [{ engine: sca_name, message }];
}
function explainDirectOnly(locks) {
    const listing = locks.filter(({ file, isDirectOnly, packageCount }) => isDirectOnly && packageCount > 0 && !isNpmManifest(file));
    if (listing.length === 0)
        return [];
    const files = listing.length === 1 ? '1 pom.xml lists' : `${listing.length} files pom.xml list`;
    const message = `${files} direct dependencies only; what these need in turn was not looked up`;
    return [{ engine: sca_name, message }];
}
function addLock(progress, filePath, lock) {
    if (dockerfile.isLock(filePath) && lock.contents.packages.length === 0)
        return;
    progress.packages.push(...lock.contents.packages);
    progress.locks.push({
        ...describeLock(filePath),
        ...countLock(lock.contents),
        ...(lock.wanted.length > 0 && { wanted: lock.wanted }),
    });
    progress.skips.push(...reportLockGaps(filePath, lock.contents));
    progress.foreign.push(...reportForeign(filePath, lock.contents));
    for (const path of lock.beside)
        progress.besideRead.add(path);
    if (describeLock(filePath).ecosystem !== 'npm' && lock.packageCount === 0)
        return;
    progress.lockedPaths.push(filePath);
    for (const folder of lock.folders)
        progress.folders.add(folder);
    if (lock.missing.length > 0) {
        const names = lock.missing.slice(0, 5).join(', ');
        const reason = `The lock file lacks ${lock.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
        progress.skips.push({ reason, filePath });
    }
    progress.packageCount += lock.packageCount;
    progress.knownCount += lock.knownCount;
    progress.matches.push(...lock.matches);
}
function judgeManifests({ root }, files, progress) {
    const { folders, lockedPaths } = progress;
    const isRead = new Set(lockedPaths);
    const unread = files.filter(({ path }) => isOtherNpmLock(path) && !isRead.has(path));
    const covered = new Set([...folders, ...unread.map(({ path }) => (0,file_name/* getFolder */.L2)(path))]);
    const configurations = new Map(files.flatMap(({ path, stored }) => (/(?:^|\/)(?:\.npmrc|package\.json)$/.test(path) ? [[path, stored]] : [])));
    const readBeside = (path) => {
        const stored = configurations.get(path);
        return stored === undefined ? undefined : (0,text_contents/* readContent */.c_)(root, stored);
    };
    const skips = [];
    const empty = [];
    for (const { path, stored } of files.filter((file) => isNpmManifest(file.path))) {
        if (covered.has((0,file_name/* getFolder */.L2)(path)))
            continue;
        const bytes = (0,text_contents/* readContent */.c_)(root, stored);
        const manifest = parseRecord(bytes.toString());
        if (manifest === undefined)
            skips.push({ reason: 'Manifest not read: it is not valid JSON', filePath: path });
        else if (declaresDependencies(manifest)) {
            skips.push({
                reason: 'Manifest without a lock file: the versions of its dependencies are not known',
                filePath: path,
            });
            addPins(progress, path, bytes, readBeside);
        }
        else
            empty.push(path);
    }
    return { skips, empty };
}
function addPins({ packages, locks, foreign }, file, bytes, readBeside) {
    const contents = (0,errors/* attempt */.CD)(() => readManifest(file, bytes, readBeside));
    if (contents === undefined)
        return;
    packages.push(...contents.packages);
    foreign.push(...reportForeign(file, contents));
    locks.push({ file, format: 'package.json', ecosystem: 'npm', ...countLock(contents) });
}
function declaresDependencies(manifest) {
    return sca_dependencyFields.some((field) => {
        const declared = manifest[field];
        return typeof declared === 'object' && declared !== null && Object.keys(declared).length > 0;
    });
}
async function listUnreadDeclarations({ root }, files, progress) {
    const { locks, besideRead } = progress;
    const readLocks = locks.filter(({ refusal }) => refusal === undefined);
    const skips = [];
    for (const { path: filePath, stored } of files) {
        const reason = findLockFormat(filePath) === undefined ? describeDependencies(filePath) : undefined;
        if (reason === undefined || besideRead.has(filePath) || isLocked(filePath, readLocks))
            continue;
        const bytes = (0,text_contents/* readContent */.c_)(root, stored);
        if ((0,file_name/* getBaseName */.J)(filePath) === 'setup.py')
            skips.push(...(addSetup(progress, filePath, bytes) ?? [{ reason, filePath }]));
        else if (!(await declaresNothing(filePath, bytes)))
            skips.push({ reason, filePath });
    }
    return skips;
}
function addSetup({ packages, locks, foreign }, file, bytes) {
    const contents = (0,errors/* attempt */.CD)(() => readSetup(file, bytes));
    if (contents === undefined)
        return undefined;
    packages.push(...contents.packages);
    foreign.push(...reportForeign(file, contents));
    locks.push({
        file,
        format: 'setup.py',
        ecosystem: 'PyPI',
        ...countLock({ ...contents, unpinned: [], problems: [] }),
    });
    const gaps = reportLockGaps(file, { ...contents, unpinned: [], problems: [] });
    const left = [...contents.problems, ...contents.unpinned.map(({ name: own, reason }) => `${own} ${reason}`)];
    if (left.length === 0)
        return gaps;
    const listed = left.slice(0, 5).map((one) => one.slice(0, 100));
    return [...gaps, { reason: `Dependencies of Python: not looked up: ${listed.join('; ')}`, filePath: file }];
}
function createScaFindings(matches) {
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    return matches.map((match) => {
        const { advisory, library, version, filePath, line, isLocked } = match;
        return {
            type: 'SCA',
            severity: advisory.severity,
            title: formatPackageTitle({ name: library, version, summary: advisory.summary, id: advisory.id }),
            description: formatDescription(match),
            remediation: advisory.fixedIn === undefined
                ? `No fixed version of ${library} is known. Replace it.`
                : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
            ...(advisory.cwe === undefined ? {} : { cwe: advisory.cwe }),
            advisory: {
                cves: advisory.identifiers.filter((id) => /^CVE-/i.test(id)),
                ids: advisory.identifiers.filter((id) => /^[A-Z]+-\S+$/i.test(id)),
                ...(isLocked && { purl: formatPurl({ type: 'npm', ...splitNpmName(library), version }) }),
                ...(advisory.fixedIn !== undefined && { fix: 'available', fixed_version: advisory.fixedIn }),
            },
            filePath,
            ...(line === undefined ? {} : { line }),
            ...identify({ rule: advisory.id, path: filePath, code: library }),
        };
    });
}
function formatDescription({ advisory, isDevelopment }) {
    const parts = [advisory.summary];
    if (advisory.identifiers.length > 0)
        parts.push(`Known as: ${advisory.identifiers.join(', ')}.`);
    if (isDevelopment)
        parts.push('It is a development dependency: it matters where code is built and tested.');
    if (advisory.links.length > 0)
        parts.push(`More: ${advisory.links.slice(0, 5).join(' ')}`);
    return parts.join('\n\n');
}
function explainNothingScanned({ lockedPaths, packageCount, database }) {
    if (lockedPaths.length === 0 || database === undefined)
        return 'there is no readable npm lock file';
    return `none of the ${packageCount} locked packages is among the ${database.libraries} JavaScript libraries of the offline database`;
}
function describeReach({ database, knownCount, packageCount }) {
    if (database === undefined)
        return [];
    const { source, libraries, newestCve } = database;
    const age = newestCve === undefined ? '' : `, newest entry ${newestCve}`;
    const counted = packageCount === 0 ? '' : `${knownCount} of ${packageCount} packages could be checked; `;
    const message = `${offlineLookUpPrefix}${counted}${libraries} JavaScript libraries (${source}${age})`;
    return [{ engine: sca_name, message }];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/rules.js
const rulePrefix = '@secretlint/secretlint-rule-';
const rules = {
    '1password': createIssuedRule('1Password service account token', 'CRITICAL', 'Revoke the service account in 1Password.'),
    anthropic: createIssuedRule('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
    aws: createIssuedRule('AWS secret access key', 'CRITICAL', 'Deactivate the access key in AWS IAM, and check when it was last used.'),
    basicauth: createChosenRule('User name and password in an address', 'HIGH', 'Change the password.'),
    cloudflare: createIssuedRule('Cloudflare API credential', 'CRITICAL', 'Roll the key or token in the Cloudflare dashboard.'),
    'database-connection-string': createChosenRule('Database password in a connection string', 'HIGH', 'Change the database password.'),
    databricks: createIssuedRule('Databricks access token', 'HIGH', 'Revoke the token in the Databricks user settings.'),
    docker: createIssuedRule('Docker access token', 'HIGH', 'Delete the token in the Docker account settings.'),
    figma: createIssuedRule('Figma access token', 'HIGH', 'Revoke the token in the Figma settings.'),
    gcp: createIssuedRule('Google Cloud service account key', 'CRITICAL', 'Delete the key of the service account in Google Cloud IAM.'),
    github: createIssuedRule('GitHub token', 'CRITICAL', 'Revoke the token in the GitHub settings, and check the audit log.'),
    gitlab: createIssuedRule('GitLab personal access token', 'CRITICAL', 'Revoke the token in the GitLab user settings.'),
    grafana: createIssuedRule('Grafana token', 'HIGH', 'Delete the token in Grafana.'),
    groq: createIssuedRule('Groq API key', 'HIGH', 'Delete the key in the Groq console.'),
    'hashicorp-vault': createIssuedRule('HashiCorp Vault token', 'CRITICAL', 'Revoke the token with `vault token revoke`.'),
    huggingface: createIssuedRule('Hugging Face access token', 'HIGH', 'Invalidate the token in the Hugging Face settings.'),
    linear: createIssuedRule('Linear API key', 'HIGH', 'Revoke the key in the Linear settings.'),
    notion: createIssuedRule('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
    npm: createIssuedRule('npm access token', 'CRITICAL', 'Revoke the token with `npm token revoke` and check the published versions.'),
    openai: createIssuedRule('OpenAI API key', 'HIGH', 'Delete the key in the OpenAI settings.'),
    privatekey: createIssuedRule('Private key', 'CRITICAL', 'Generate a new key pair, and remove the old public key everywhere it is trusted.'),
    sendgrid: createIssuedRule('SendGrid API key', 'HIGH', 'Delete the key in the SendGrid settings.'),
    shopify: createIssuedRule('Shopify access token', 'HIGH', 'Rotate the credentials of the app in Shopify.'),
    slack: createIssuedRule('Slack token or webhook address', 'HIGH', 'Revoke the token or delete the webhook in the Slack app settings.'),
    stripe: createIssuedRule('Stripe API key', 'CRITICAL', 'Roll the key in the Stripe dashboard.'),
    tailscale: createIssuedRule('Tailscale key', 'HIGH', 'Revoke the key in the Tailscale admin console.'),
    'private-key': createIssuedRule('Private key', 'CRITICAL', 'Generate a new key pair, and remove the old public key everywhere it is trusted.'),
    'key-file': createIssuedRule('Secret key', 'HIGH', 'Generate a new key, and replace everything that the old one protects.'),
    'json-web-token': createIssuedRule('JSON Web Token', 'MEDIUM', 'End the session of this token, or change the key that signed it.'),
    authorization: createChosenRule('User name and password in a header', 'HIGH', 'Change the password.'),
    'bearer-token': createIssuedRule('Access token in a header', 'HIGH', 'Revoke it at the service that issued it.'),
    'connection-password': createChosenRule('Password in a connection string', 'HIGH', 'Change the password.'),
    'assigned-password': createChosenRule('Password', 'HIGH', 'Change the password.'),
    'signing-key': createChosenRule('Signing or encryption key', 'HIGH', 'Generate a new random key, and do not trust anything that the old one signed or encrypted.'),
    'assigned-token': createChosenRule('API key or access token', 'HIGH', 'Revoke it at the service that issued it.'),
    'fixed-salt': createChosenRule('Salt', 'MEDIUM', 'Generate a random salt for each password, and store it with the hash.'),
    'seed-phrase': createChosenRule('Wallet seed phrase', 'HIGH', 'Move the funds of the wallet to a new one.'),
    'azure-storage-key': createIssuedRule('Azure Storage account key', 'CRITICAL', 'Rotate the key of the storage account in the Azure portal.'),
    'azure-shared-access-key': createIssuedRule('Azure shared access key', 'CRITICAL', 'Regenerate the key of the shared access policy in the Azure portal.'),
    'azure-shared-access-signature': createIssuedRule('Azure shared access signature', 'HIGH', 'Rotate the key that signed it, or delete its stored access policy.'),
    'azure-client-secret': createIssuedRule('Microsoft Entra client secret', 'CRITICAL', 'Delete the secret of the app registration and make a new one.'),
    'teams-webhook': createIssuedRule('Microsoft Teams webhook address', 'HIGH', 'Remove the webhook from the channel.'),
    'telegram-bot-token': createIssuedRule('Telegram bot token', 'HIGH', 'Revoke the token with /revoke at BotFather.'),
    'discord-webhook': createIssuedRule('Discord webhook address', 'HIGH', 'Delete the webhook in the settings of the channel.'),
    'discord-bot-token': createIssuedRule('Discord bot token', 'HIGH', 'Reset the token in the Discord developer portal.'),
    'mailgun-key': createIssuedRule('Mailgun API key', 'HIGH', 'Delete the key in the Mailgun settings.'),
    'docker-auth': createChosenRule('Registry password in a Docker configuration', 'HIGH', 'Change the password, or delete the token.'),
    'npm-auth': createChosenRule('Registry password in an npm configuration', 'HIGH', 'Change the password, or revoke the token.'),
    'gitlab-token': createIssuedRule('GitLab token', 'HIGH', 'Revoke the token in the settings of the GitLab project or group.'),
    'slack-token': createIssuedRule('Slack token or webhook address', 'HIGH', 'Revoke the token or delete the webhook in the Slack app settings.'),
    'pypi-token': createIssuedRule('PyPI API token', 'CRITICAL', 'Remove the token in the PyPI settings, and check the published versions.'),
    'heroku-key': createIssuedRule('Heroku API key', 'HIGH', 'Regenerate the key in the Heroku account settings.'),
    'digitalocean-token': createIssuedRule('DigitalOcean token', 'CRITICAL', 'Delete the token in the DigitalOcean control panel.'),
    'square-token': createIssuedRule('Square access token', 'HIGH', 'Replace the credentials in the Square developer dashboard.'),
    'terraform-token': createIssuedRule('HCP Terraform token', 'CRITICAL', 'Revoke the token in the HCP Terraform settings.'),
    'new-relic-key': createIssuedRule('New Relic key', 'HIGH', 'Delete the key in the New Relic settings.'),
    'linear-token': createIssuedRule('Linear access token', 'HIGH', 'Revoke the token in the Linear settings.'),
    'notion-token': createIssuedRule('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
    'anthropic-key': createIssuedRule('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
    'model-key': createIssuedRule('API key of a model provider', 'HIGH', 'Delete the key at the provider that issued it.'),
    'google-client-secret': createIssuedRule('Google OAuth client secret', 'HIGH', 'Add a new secret to the OAuth client in the Google Cloud console, and delete this one.'),
    'atlassian-token': createIssuedRule('Atlassian API token', 'HIGH', 'Revoke the token in the Atlassian account settings.'),
    'registry-key': createIssuedRule('API key of a package registry', 'CRITICAL', 'Delete the key at the registry and check the published versions.'),
    'service-token': createIssuedRule('API token', 'HIGH', 'Revoke it at the service that issued it.'),
    'mail-key': createIssuedRule('API key of a mail service', 'HIGH', 'Delete the key at the service that issued it.'),
    'airtable-token': createIssuedRule('Airtable access token', 'HIGH', 'Delete the token in the Airtable settings.'),
    'age-key': createIssuedRule('age private key', 'CRITICAL', 'Generate a new key pair, and encrypt again what the old one can decrypt.'),
    vercel: createIssuedRule('Vercel token', 'HIGH', 'Delete the token in the Vercel account settings.'),
};
const unknownRule = createChosenRule('Credential', 'HIGH', 'Revoke the credential where it was issued.');
function findSecretRule(ruleId) {
    const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : ruleId;
    return Object.hasOwn(rules, name) ? (rules[name] ?? unknownRule) : unknownRule;
}
function createIssuedRule(what, severity, revoke) {
    return { what, severity, revoke, isIssued: true };
}
function createChosenRule(...words) {
    return { ...createIssuedRule(...words), isIssued: false };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/accounts.js

const accounts_named = '(?:users?|accounts?|credentials?|creds|logins?|auth)';
const list = new RegExp(String.raw `${accounts_named}(?<=(?<![/\w-])((?:\w{0,20}_)?)${accounts_named})["']?\]?\s{0,5}(?::\s{0,3}[\w<>[\], ]{1,40}=|:=|=>|=|:)\s{0,5}(?:(?:new\s{1,3})?[\w<>[\], ]{1,40})?[[({]`, 'gi');
const pair = /(?<=[[({,]\s{0,40})(["'])([\w.@+-]{1,60})\1\s{0,5}((?<=[[({]\s{0,40}\1\2\1\s{0,5}),|:|=>)\s{0,5}(["'])((?:(?!\4)[^\\\r\n]){3,100})\4(?=\s{0,20}[\])},])/g;
const field = /^(?:id|_id|name|(?:first|last|full|user|display|nick)_?name|user|login|e?mail|role|type|group|phone|title|url|href|key|value|label|status|date|message|text|city|country|address|avatar|class|method|path)$/i;
const noPassword = /@[\w-]+\.\w|^https?:|^\d{4}-\d\d-\d\d|^[a-z]+(?:[-_ ][a-z]+)*$|^\/|^[A-Z]+(?:[-_ ][A-Z]+)*$/;
const longestList = 2000;
const names = 'user users account accounts credential credentials creds login logins auth'.split(' ');
const neededForAccounts = (0,trigrams/* toRequiredWords */.YE)(names.flatMap((name) => [`${name} `, `${name}:`]));
function findAccounts(text, mayHold) {
    const found = [];
    if (!(0,trigrams/* mayContainAll */.xg)(mayHold, neededForAccounts))
        return found;
    let end = 0;
    for (const match of text.matchAll(list)) {
        const [whole, prefix = ''] = match;
        if (match.index - prefix.length < end)
            continue;
        const from = match.index + whole.length - 1;
        end = findListEnd(text, from);
        const isFlat = !/[[({]/.test(text.slice(from + 1, end));
        for (const [entry, , name = '', joint = '', quote = '', value = ''] of text.slice(from, end).matchAll(pair)) {
            if (field.test(name) || noPassword.test(value) || (joint !== ',' && !isFlat))
                continue;
            const start = text.indexOf(`${quote}${value}${quote}`, text.indexOf(entry, from) + name.length) + 1;
            found.push({ value, start, end: start + value.length });
        }
    }
    return found;
}
function findListEnd(text, from) {
    let depth = 0;
    const limit = Math.min(text.length, from + longestList);
    for (let at = from; at < limit; at += 1) {
        const character = text[at] ?? '';
        if ('[({'.includes(character))
            depth += 1;
        else if ('])}'.includes(character))
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return limit;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/values.js

const values_longest = 512;
const reference = /\$\{|\{\{|\{%|<%|%>|#\{|\$\(|^\$\[|^%\w+%$|%\w+\([^()]*\)%|%\(\w+\)s|%\{\w|^@@|^@Microsoft\.KeyVault\(|^\(\(.*\)\)$|^<<.*>>$|\b(?:process\.env|os\.environ|getenv|secretKeyRef|valueFrom)\b|^!{1,2}[a-z][a-z:./_-]*(?:\s|$)|^(?:vault|ssm|op|arn|aws|gcp|azure|file|env|classpath|keyring|secretsmanager|secretref|keyvault|akv|awskms|sm|gsm|kv|ref\+\w+)[:#]|^[a-z][a-z\d+.-]{1,20}:\/\/(?![^/\s]*:[^/\s@]*@)|^projects\/[^/]+\/secrets\/|^(?:var|vars|local|data|module|each|self|secrets?|params?|parameters|inputs|outputs|steps|needs|env|values)\.[a-z_][\w.[\]"'*-]*$/i;
const variable = /^\$(?:env:|global:)?(?:\d+|[A-Z_][A-Z\d_]*|_?[a-z][a-z\d]*(?:_[a-z\d]+)*|[A-Za-z][a-z]*(?:[A-Z][a-z]*)*\d{0,2})(?:$|->|::|\[|[$./:@-][\w$/.:@{}-]*$)/;
const encrypted = /^(?:ENC[[(]|\{(?:cipher|aes)\}|enc(?:rypted)?:|\$ANSIBLE_VAULT|Ag[A-D][A-Za-z0-9+/]{300,}|gAAAAA[\w-]{70,}|AQ[IE]CAH[\w+/]{60,}|eyJpdiI6|AQAAANCMnd8|01000000d08c9ddf)|^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/i;
const blank = /^[\s*x.•…_#?-]*$|^(?:x{3,}|\*{3,}|\.{3,}|#{3,})|(?:\*{4,}|x{6,}|\.{3}|…)$|^<[^<>]*>$|^\[.*\]$|^\{[^}]*\}$|^%\(?\w*\)?[sdv]$|^__.*__$|^@\w+@$|^%[\w.]+%$|^urn:/i;
const noValue = /^(?:null|none|nil|true|false|yes|no|on|off|undefined|nan|string|str|text|varchar|char|number|integer|int|boolean|bool|object|array|any|bytes?|required|optional|nullable|hidden|input|field|unset|n\/a|empty|enabled|disabled|auto|inherit|utf-?8|latin-?1|ascii|hex|base64|hashed|encrypted(?::\w+)?)$|^(?:\.{0,2}\/|~\/|[a-z]:\\|[#.][a-z][\w-]*$|--?[a-z][\w-]*$|@\w+\/)|\(\)|\.(?:jsx?|tsx?|py|html?|json|ya?ml|txt|pem|crt|key|png|svg|php|rb|md)$/i;
const code = /<\/|<(?:a|b|i|p|em|br|hr|li|td|div|span|code|strong|input|label|small|button|kbd|pre)\b[^<>]*>|<[a-z]+(?:[ _-][a-z]+)*>|[-=]>|<-|\s[<>]|[<>]\s|^\w+<[A-Za-z][\w<>, ?.[\]]*>$|^\\{0,2}[A-Z]\w*(?:\\{1,2}[A-Z]\w*)+$|^[a-z]\w*(?:\.[a-z]\w*)+\.[A-Z]\w*$|^[A-Za-z_][A-Za-z_.]*\((?:["'].*|[A-Za-z_][\w., ]*|\d{1,3})?\)$|^[+.,&?:|)]\s|\s[+.&|(]$|^\.\w+\(|\bfunction\b|\breturn\b|[)\]]\.\w+\(|\w\(\w*\)[;{]|void 0|^[{,]?!\d[,}]/;
const validation = /^(?:(?:required|nullable|sometimes|present|filled|confirmed|string|bail|trim|min|max|email)(?:[:[][^|]*)?(?:\||$))(?:[a-z_]+(?:[:[][^|]*)?(?:\||$))*$|^(?:required|omitempty|nullable)(?:,[a-z_]+(?:=[^,]*)?)+$|^(?:min|max|required_\w+):\w+$/;
const exclamation = /^[A-Z][a-z]+[.!?]$/;
const digest = /(?:^|:)\$(?:1|2[abxy]?|5|6|y|apr1|argon2\w*|scrypt|pbkdf2[\w-]*|sha1|P|H)\$|^(?:pbkdf2_|bcrypt|argon2|scrypt|md5|sha\d+|ssha|crypt)[\w]*\$|^(?:pbkdf2|scrypt|argon2\w*):|^\{(?:SSHA|SHA|MD5|CRYPT|bcrypt)\w*\}|^sha(?:1|256|384|512)[-:]|^(?:md5|\*)(?:[0-9a-f]{32}|[0-9a-f]{40})$|^0x0[12]00[0-9a-f]{44,}$|^SCRAM-SHA-(?:1|256)\$/i;
const documented = /EXAMPLE(?:KEY)?$|wJalrXUtnFEMI/;
const marked = /example|placeholder|redacted|changeme|replace[-_]?me|your[-_]|(.)\1{6,}/i;
const fillers = new Set(('a an the my your our some any this that here is in of for to and or with be it as insert enter put add set use change changeme changeit replace ' +
    'replaceme me fill provide specify todo tbd fixme dummy example examples sample placeholder redacted removed masked hidden fake mock stub ' +
    'personal secret secrets secure insecure password passwords passwd pwd pass passphrase token tokens key keys api apikey access auth authentication ' +
    'client app application user username admin login session cookie sessions cookies jwt hmac signing sign encryption crypto private public ' +
    'master shared db database value values string long unique strong very super default dev development test testing prod production ' +
    'demo only not foo bar baz qux foobar something whatever anything own new old real actual please must should credential credentials ' +
    'code id text data bearer basic oauth service account github gitlab google aws azure stripe slack openai hash salt base64 hex url').split(' '));
const defaults = new Set(('admin root toor postgres mysql mariadb oracle mongo mongodb redis rabbitmq guest user test tester demo default changeme changeit letmein ' +
    'welcome qwerty abc123 iloveyou monkey dragon master sa system tomcat manager pi raspberry vagrant docker minio minioadmin elastic kibana ' +
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 admin123 admin1234 root123 test123 test1234 secret secret123 1234 12345 123456 ' +
    '1234567 12345678 123456789 1234567890 111111 000000 123123 654321').split(' '));
function isDefault(value) {
    return defaults.has(value.toLowerCase());
}
function rateStrength(value) {
    const text = value.trim();
    if (text.length < 3 || text.length > values_longest)
        return undefined;
    if ([reference, variable, encrypted, blank, noValue, code, validation, digest].some((one) => one.test(text)))
        return undefined;
    if (documented.test(text) || exclamation.test(text) || isEncodedAddress(text) || isForeignText(text))
        return undefined;
    if (defaults.has(text.toLowerCase()) || /^(.)\1*$/.test(text))
        return 'guessable';
    if (isFiller(text))
        return 'placeholder';
    if (isSequence(text))
        return text.length < 16 || /^\d+$/.test(text) ? 'guessable' : 'placeholder';
    if (isRandom(text))
        return marked.test(text) ? 'placeholder' : 'issued';
    return /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+)$/.test(text) ? 'guessable' : 'chosen';
}
function isEncodedAddress(text) {
    if (!/^(?:[\w.~*+-]|%[0-9a-f]{2})+$/i.test(text))
        return false;
    return [...text.matchAll(/%(?:[2-3][0-9a-f]|40|5[b-e]|60|7[b-e]|0[0-9a-f]|[c-e][0-9a-f]%)/gi)].some(({ index }) => index > 0);
}
function isForeignText(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return false;
    const isPassword = /^(?:[\x21-\x7e]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|[§£€°´¿¡])+$/u.test(text);
    return !isPassword || !/[\d@#$%^&*_+=~<>|\\]/.test(text) || /^\p{L}+\d?[:!?.*]?$/u.test(text);
}
function isRandom(text) {
    if (text.length < 16 || /\s/.test(text))
        return false;
    const plain = text.replaceAll(/[^A-Za-z0-9]/g, '');
    if (!/\d/.test(plain) || !/[A-Za-z]/.test(plain))
        return false;
    if (/^[0-9a-fA-F]+$/.test(plain))
        return new Set(plain.toLowerCase()).size >= 8;
    return (computeEntropy(text) >= 3.3 && computeWordShare(text) < 0.6 && !partlySequence.test(plain) && !isSequence(plain));
}
function countCharacterKinds(text) {
    return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/].filter((kind) => kind.test(text)).length;
}
function splitWords(text) {
    const split = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
    return split
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
function isFiller(text) {
    const words = splitWords(text).map((word) => word.replace(/\d+$/, ''));
    if (words.length === 0)
        return false;
    if (/^(?:change|replace)[-_ ]?me/i.test(text))
        return true;
    if (/^(?:your|insert|replace|changeme|enter|put|placeholder|todo|example|dummy)$/.test(words[0] ?? ''))
        return true;
    return !/\d{3}/.test(text) && words.every((word) => word === '' || fillers.has(word));
}
function computeEntropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
function computeWordShare(text) {
    const runs = text.match(/[A-Z]?[a-z]{4,}|[A-Z]{5,}/g) ?? [];
    const readable = runs.filter((run) => /[aeiouy]/i.test(run) && !/[^aeiouy]{5}/i.test(run));
    return readable.join('').length / text.length;
}
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const partlySequence = /0123456789|abcdefghij|123456789|(.{1,4})\1{3,}/i;
const keyboard = /qwertyuiop|asdfghjkl|zxcvbnm|1q2w3e4r|(?:deadbeef|cafebabe){2}/i;
function isSequence(text) {
    const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    if (plain.length < 8)
        return false;
    if (keyboard.test(plain) || /(.)\1{7,}|(.{2,8})\2{3,}|^(.{4,40})\3{2,}$/.test(plain))
        return true;
    const parts = plain.length % 2 === 0 ? (plain.match(/../g) ?? []) : [];
    const isCounted = parts.length > 4 &&
        parts.every((part, at) => at === 0 || parseInt(part, 16) === parseInt(parts[at - 1] ?? '', 16) + 1);
    const steps = [...plain].slice(1).filter((one, at) => {
        const step = alphabet.indexOf(one) - alphabet.indexOf(plain[at] ?? '');
        return step === 1 || step === 0 || step === -1 || (one === '0' && plain[at] === '9');
    });
    return isCounted || steps.length >= 0.75 * (plain.length - 1);
}
function isEncodedText(text) {
    const plain = text.replaceAll(/^\.+|\.+$/g, '');
    if (!/^[A-Za-z0-9+/_-]{12,}={0,2}$/.test(plain))
        return false;
    const decoded = Buffer.from(plain, 'base64').toString('latin1');
    return /^\xac\xed\x00/.test(decoded) || /^[\x20-\x7e\s]+$/.test(decoded);
}
function values_decodeOrKeep(text) {
    return (0,errors/* attempt */.CD)(() => decodeURIComponent(text)) ?? text;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/names.js

const afterwords = new Set('value default string plain plaintext text dev development test prod production local b64 base64 hex'.split(' '));
const endings = [
    [/(?:^| )(?:mnemonic|seed phrase|recovery phrase|wallet (?:phrase|seed))$/, 'seed phrase'],
    [
        /(?:^| )(?:(?:secret|secret cookie|secret session|signing|sign|signature|encryption|encrypt|crypto|cipher|hmac|jwt|aes|des|rsa|master|private|license) key(?: base)?|key base|jwt secret|(?:cookie|session|token|hmac|signing|app|auth) secret|jwt (?:pass|password)|secret token|secretkey|secretkeybase|jwtsecret|jwtkey|cookiesecret|sessionsecret|tokensecret|encryptionkey|cryptkey|cryptokey|signingkey|aeskey|hmackey|masterkey|privatekey)$/,
        'signing key',
    ],
    [
        /(?:^| )(?:(?:cookie|session|token) ?key|api ?key|access key(?: id)?|access token|auth token|api token|bearer token|refresh token|client secret|secret access key|app key|auth key|account key|consumer (?:key|secret)|webhook secret|token secret|deploy token|bot token|apikey|accesskey|accesstoken|authtoken|apitoken|clientsecret|apisecret|api secret|token)$/,
        'token',
    ],
    [/(?:^| )secret$/, 'signing key'],
    [/(?:^| )(?:salt|pepper)$/, 'salt'],
    [/(?:^| |[a-z])(?:password|passwd|passphrase|passcode|pwd|userpass|dbpass|rootpw)$|(?:^| )(?:pass|pw)$/, 'password'],
];
const others = /(?:^| )(?:forgot|forgotten|reset|change|changed|show|hide|toggle|confirm|confirmation|invalid|wrong|no|min|max|missing|bad|require|required|update|has|is|use|enter|verify|check|validate|csrf|xsrf|public|primary|foreign|next|page|cache|continuation|cancel|cancellation|syntax|lex|lexer|parse|parser|current|last|first|prev|type|hash|hashed|digest|sha|md5|bcrypt|checksum|fingerprint|thumbprint|encrypted|existing|tls secret|ssl secret|ca secret|pull secret|cert secret|certs secret|certificate secret|ingress secret|sealed secret|external secret|kubernetes secret|k8s secret|strength|label|hint|error|message|placeholder|mock|by|bypass|compass)(?: |$)/;
function classifyName(name) {
    const words = splitWords(name).flatMap((word) => word.replace(/\d{1,2}$/, '') || []);
    while (words.length > 1 && afterwords.has(words.at(-1) ?? ''))
        words.pop();
    const text = words.slice(-5).join(' ');
    if (name === 'KEY')
        return 'key';
    if (others.test(text))
        return undefined;
    return endings.find(([pattern]) => pattern.test(text))?.[1];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/assignments.js



const keyword = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper/gi;
const neededForAssignments = (0,trigrams/* toRequiredWords */.YE)([
    ...['pass', 'pwd', 'secret', 'token', 'key', 'mnemonic', 'phrase', 'seed', 'salt', 'pepper'],
    ...['pw ', 'pw-', 'pw.', 'pw:'],
]);
const longestName = 60;
const nameCharacter = /[\w$-]/;
const joints = {
    close: /(?::(?=["']))?["'`]?[ \t]{0,3}\]?["']?[ \t]*[?!]?/y,
    type: /[ \t]*:?[ \t]*(?:Optional\[str\]|Final\[str\]|\w[\w.]{0,30}|\*?string)[ \t]*(?==[^=>])/y,
    compare: /\s{0,20}(?:===|!==|==|!=|\.equals(?:IgnoreCase)?\(|\.eq\()\s{0,20}/y,
    assign: /\s{0,20}(?:=>|:=|\|\|=|\?\?=|\?=|=|:)\s{0,40}/y,
    setter: /\(\s{0,20}/y,
    pair: /\s{0,20},\s{0,40}(?:default\s*=\s*)?/y,
    attribute: /\s{0,20}(?:value|default)\s{0,5}=\s{0,5}/y,
    entry: /["']?\s{0,80}(?:,\s{0,80})?["']?value["']?\s{0,20}:[ \t]{0,20}/iy,
};
const fallback = /(?:(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]|ENV\.fetch\(['"]\w{1,60}['"]|(?:env|config)\(['"][\w.]{1,60}['"])\s{0,20},\s{0,20}(?:default\s*=\s*)?|(?:process\.env(?:\.\w{1,60}|\[['"]\w{1,60}['"]\])|(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]\s{0,9}\)|ENV\[['"]\w{1,60}['"]\]|System\.getenv\("\w{1,60}"\)|(?:env|config)\(['"][\w.]{1,60}['"]\s{0,3}\))\s{0,20}(?:\|\||\?\?|\?:|or)\s{0,20}/y;
const wrapper = /(?:(?:new\s+)?(?:Buffer\.from|(?:TextEncoder\(\)|base64|Base64|TextCodec\.\w{1,20}|Encoding\.\w{1,9}|CryptoJS\.enc\.\w{1,12}|bytes|binascii|bcrypt|Convert)\.(?:encode|decode|parse|GetBytes|fromhex|unhexlify|hashSync|hashpw|FromBase64String)|b64decode|b64encode|atob|btoa|bytes|bytearray|unhexlify|hashSync|make_password|generate_password_hash|str|String)|\[\]byte)\(\s{0,20}/y;
const literal = /[bBrRuUfF@$]{0,2}("""|"|'|`)((?:\\.|(?!\1)[^\\\n\r]){0,400})\1/y;
const goesOn = /\s{0,20}(?:\+(?!\+)|%|\.\.|\.(?:format|join|replace|concat|split|test|match)\b|<<)/y;
const isName = /\s{0,20}(?:=>|:(?!:))/y;
const calls = /\b(?:define|set|put|add|setdefault|setProperty|getenv|get|env|config|environ|fetch|header|addHeader|option|param|withEnv|Setenv|putenv|getProperty)['"]?\s?\(\s{0,20}:?["']$/;
const defaulted = /\$\{(?:[\w.-]{1,80}:[-=]?|[A-Z][A-Z\d_]{0,80}-)(?![?+])([^\s{}$"'`]{1,200})\}/y;
const setting = /([^\s"'`#;,&|<>(){}[\]]{1,400})(?=[ \t]*(?:$|[\r\n]|[ \t]#|[ \t]\/\/|[ \t]\\))/my;
const assignments_word = /([^\s"'`;,&|<>(){}[\]]{1,400})/y;
const settings = {
    env: /([^\s"'`#][^\r\n]{0,400}?)(?=[ \t]+#|[ \t]*$)/my,
    yaml: /(?:&\w{1,40}[ \t]+)?([^\s"'`#|>&*{[][^\r\n]{0,400}?)(?=[ \t]+#|,?[ \t]*$)/my,
    properties: /([^\s"'][^\r\n]{0,400}?)(?=[ \t]*$)/my,
    ini: /([^\s"'`#;[{(][^\r\n]{0,400}?)(?=[ \t]+[#;]|[;,]?[ \t]*$)/my,
    shell: /((?:[^\s"'`#;&|<>()\\]|\\\S)(?:[^\s"'`;&|<>()\\]|\\\S){0,400})(?=[ \t]*(?:$|[\r\n;]|&&|[ \t]#|[ \t]\\))/my,
    docker: /([^\s"'`][^\s]{0,400})/y,
    quoted: undefined,
    other: setting,
};
const flowValue = /([^\s"'`#|>&*{}[\],][^\r\n{}[\],]{0,400}?)(?=[ \t]*[,}\]])/y;
const blockValue = /[|>][+-]?[ \t]*\r?\n([ \t]+)(\S{1,400})[ \t]*(?:\r?\n(?!\1)|\r?\n?$(?![\s\S]))/y;
const inString = /(?:^|[[{(,:=\s])(["'])(?:(?!\1)[^\r\n]*\\n)?(?:export )?$/;
const parameter = /(?:[?&]|&amp;)$/;
const parameterValue = /=([^&\s"'`<>#\\(){}[\],;$]{1,400})/y;
const formOption = /(?:^|\s)(?:-d|-F|--data(?:-\w{1,12})?|--form(?:-string)?)[ =]?["']?$/;
const entryName = /(?:^|[\s{,-])["']?(?:name|key)["']?\s{0,20}:[ \t]{0,20}["']?$/i;
const settingStart = /^[ \t]*(?:-[ \t]+)?(?:(?:export|ENV|ARG|set|SET|setx|declare -x|readonly)[ \t]+)?(?:[\w-]{1,60}[.:])*["']?$/;
function findAssignments(text, file, format, mayHold) {
    const found = [];
    if (!(0,trigrams/* mayContainAll */.xg)(mayHold, neededForAssignments))
        return found;
    keyword.lastIndex = 0;
    for (let hit = keyword.exec(text); hit !== null; hit = keyword.exec(text)) {
        const name = findNameSpan(text, hit.index, keyword.lastIndex);
        keyword.lastIndex = Math.max(name.end, keyword.lastIndex);
        if (name.end - name.start > longestName)
            continue;
        const named = text.slice(name.start, name.end);
        const kind = classifyName(named);
        if (kind === undefined)
            continue;
        const value = findValue(text, name, file, format);
        if (value !== undefined)
            found.push({ kind, name: named, ...value });
    }
    return found;
}
function findNameSpan(text, from, to) {
    let [start, end] = [from, to];
    while (start > 0 && from - start <= longestName && nameCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    while (end < text.length && end - to <= longestName && nameCharacter.test(text[end] ?? ''))
        end += 1;
    if (text[start - 1] === '\\' && /[nrt]/.test(text[start] ?? ''))
        start += 1;
    return { start, end };
}
function findValue(text, name, file, format) {
    const before = text.slice(Math.max(0, name.start - 80), name.start);
    if (parameter.test(before))
        return readParameter(text, name.end);
    const closed = matchEnd(joints.close, text, name.end) ?? name.end;
    const compared = matchEnd(joints.compare, text, closed);
    if (compared !== undefined)
        return readLiteral(text, compared, 'comparison');
    const line = text.slice(Math.max(text.lastIndexOf('\n', name.start - 1) + 1, name.start - 400), name.start);
    const opening = inString.exec(line)?.[1];
    if (opening !== undefined && text[name.end] === '=' && (file === 'config' || /^[A-Z]/.test(text[name.start] ?? '')))
        return matchAt(opening === '"' ? /=((?:(?!\\[nrt"])[^\s"]){1,400})/y : /=((?:(?!\\[nrt'])[^\s']){1,400})/y, text, name.end);
    const quoted = findLiteralValue(text, { ...name, closed }, before, file);
    if (quoted !== undefined || file === 'code' || file === 'sql')
        return quoted;
    if (file === 'markup config')
        return assignments_readElement(text, name);
    if (formOption.test(before))
        return readParameter(text, name.end);
    return readSetting(text, closed, line + (text[name.start] === '-' ? '--' : ''), format);
}
function readParameter(text, from) {
    const value = matchAt(parameterValue, text, from);
    return value && { ...value, value: values_decodeOrKeep(value.value), form: 'parameter' };
}
function findLiteralValue(text, { start, end, closed }, before, file) {
    const isSetter = /^(?:set|with)_?[A-Z_]/i.test(text.slice(start, start + 5));
    const isQuoted = /["'`]/.test(text.slice(end, closed));
    const typed = (isQuoted || file === 'markup config' ? undefined : matchEnd(joints.type, text, closed)) ?? closed;
    const offsets = [
        matchEnd(joints.assign, text, typed) ?? matchEnd(joints.assign, text, closed),
        matchEnd(joints.attribute, text, closed),
        entryName.test(before) ? matchEnd(joints.entry, text, end) : undefined,
        isSetter ? matchEnd(joints.setter, text, closed) : undefined,
        calls.test(before) ? matchEnd(joints.pair, text, closed) : undefined,
    ];
    for (const offset of offsets) {
        const value = offset === undefined ? undefined : readLiteral(text, offset, 'literal');
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function readLiteral(text, from, form) {
    const plain = matchEnd(fallback, text, from) ?? from;
    const offset = matchEnd(wrapper, text, plain) ?? plain;
    literal.lastIndex = offset;
    const match = literal.exec(text);
    if (match === null || matchEnd(goesOn, text, literal.lastIndex) !== undefined)
        return undefined;
    const [whole, quote = '', value = ''] = match;
    const isFilled = /f/i.test(whole.slice(0, whole.indexOf(quote))) && value.includes('{');
    if (isFilled || (form === 'literal' && matchEnd(isName, text, literal.lastIndex) !== undefined))
        return undefined;
    const start = literal.lastIndex - quote.length - value.length;
    return readFallback(text, start) ?? { value, start, end: start + value.length, form };
}
const elementJoints = [
    [/<(?:[\w-]{1,60}[.:]){0,9}$/, /(?:\s[^<>]{0,200})?(?<!\/)>/y],
    [
        /<(?:entry|prop|property|param|parameter|setting|env|variable)\s[^<>]{0,60}["'](?:[\w-]{1,60}[.:]){0,9}$/,
        /["'][^<>]{0,100}(?<!\/)>\s{0,80}(?:<value>)?/y,
    ],
    [/<(?:key|name)>\s{0,80}(?:[\w-]{1,60}[.:]){0,9}$/, /\s{0,80}<\/(?:key|name)>\s{0,80}<(?:string|value)>/y],
];
const elementValue = /\s{0,80}(?:<!\[CDATA\[\s{0,80}(\S[^\r\n]{0,400}?)\s{0,80}\]\]>|([^<>\s][^<>\r\n]{0,400}?))\s{0,80}<\//y;
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function assignments_readElement(text, name) {
    const before = text.slice(Math.max(0, name.start - 200), name.start);
    const after = elementJoints.find(([pattern]) => pattern.test(before))?.[1];
    const offset = after && matchEnd(after, text, name.end);
    const found = offset === undefined ? undefined : matchAt(elementValue, text, offset);
    return found && { ...found, value: found.value.replaceAll(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole) };
}
function readSetting(text, closed, before, format) {
    const isOption = before.endsWith('--');
    const isEntry = format === 'yaml' && entryName.test(before);
    const isFlow = format === 'yaml' &&
        /^[^"'#]*[{[][^"'}\]]*$/.test(before) &&
        (isEntry || /(?:(?:^|[\s:,[])[{[]|,)\s*$/.test(before));
    if (!isOption && !isFlow && !isEntry && !settingStart.test(before))
        return undefined;
    const assigned = matchEnd(isEntry ? joints.entry : /[ \t]*[=:][ \t]*/y, text, closed);
    const isSpaced = (/^[ \t]*(?:ENV|setx)[ \t]/i.test(before) || format === 'properties') && /\s/.test(text[closed - 1] ?? '');
    const offset = assigned ?? (isSpaced ? closed : undefined);
    if (offset === undefined)
        return undefined;
    const pattern = isOption ? assignments_word : isFlow ? flowValue : settings[format];
    const isBlock = format === 'yaml' && /[|>]/.test(text[offset] ?? '');
    const found = readFallback(text, offset) ?? (pattern && matchAt(isBlock ? blockValue : pattern, text, offset));
    if (found === undefined)
        return undefined;
    if (/\s/.test(found.value) && found.value.split(/\s+/).length < 12)
        return matchAt(setting, text, offset);
    return format === 'properties' ? { ...found, value: found.value.replaceAll(/\\(.)/g, '$1') } : found;
}
function readFallback(text, from) {
    const value = matchAt(defaulted, text, from);
    return value === undefined ? undefined : { ...value, form: 'fallback' };
}
function matchAt(pattern, text, from) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const value = match?.slice(1).findLast((group) => group !== undefined);
    if (match === null || value === undefined)
        return undefined;
    const start = from + match[0].lastIndexOf(value);
    return { value, start, end: start + value.length, form: 'setting' };
}
function matchEnd(pattern, text, from) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    return match === null ? undefined : from + match[0].length;
}
const mostPlaces = 30;
function findConstants(text, name) {
    const found = [];
    let at = text.indexOf(name);
    for (let count = 0; at !== -1 && count < mostPlaces; count += 1, at = text.indexOf(name, at + 1)) {
        const end = at + name.length;
        if (nameCharacter.test((text[at - 1] ?? ' ').replace('$', ' ')) || nameCharacter.test(text[end] ?? ' '))
            continue;
        const value = findValue(text, { start: at, end }, 'code', 'other');
        if (value?.form === 'literal')
            found.push(value);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/calls.js


const calls_sinks = [
    [/\bcookieParser$/, 0, 'signing key'],
    [/\b(?:jwt|jsonwebtoken|jose|JWT|pyjwt)\.(?:sign|verify|encode|decode)$/, 1, 'signing key'],
    [/\b(?:createHmac|createCipher|createCipheriv|createDecipher|createDecipheriv)$/, 1, 'signing key'],
    [/\bhmac\.new$|\bFernet$|\bAES\.new$|\bDES3?\.new$|\bARC4\.new$/, 0, 'signing key'],
    [/\bSecretKeySpec$|\bAlgorithm\.HMAC(?:256|384|512)$|\bsetSigningKey$|\bhmacShaKeyFor$/, 0, 'signing key'],
    [/\bsignWith$/, 1, 'signing key'],
    [/\bNewCookieStore$|\bSymmetricSecurityKey$|\bURLSafe(?:Timed)?Serializer$|\bTimestampSigner$/, 0, 'signing key'],
    [/\bMessageVerifier\.new$|\bMessageEncryptor\.new$/, 0, 'signing key'],
    [/\bHMAC\.(?:hexdigest|digest|base64digest)$/, 1, 'signing key'],
    [/\bhash_hmac$|\bopenssl_(?:en|de)crypt$/, 2, 'signing key'],
    [/\bhmac\.New$/, 1, 'signing key'],
    [/\bSignedString$|\bCryptoJS\.\w+\.(?:en|de)crypt$/, 0, 'signing key'],
    [/\bCryptoJS\.(?:AES|DES|TripleDES)\.(?:en|de)crypt$|\bCryptoJS\.Hmac\w+$/, 1, 'signing key'],
    [
        /\b(?:DriverManager\.getConnection|(?:my|ms)sqli?_connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth_password)$/,
        2,
        'password',
    ],
    [
        /\b(?:oci_connect|HTTPBasicAuth|HTTPDigestAuth|SetBasicAuth|PasswordAuthentication|NetworkCredential|BasicAWSCredentials)$/,
        1,
        'password',
    ],
    [/\bobjects\.create_(?:super)?user$/, 2, 'password'],
    [/(?:^|[._])(?:create|register|add|insert)_?(?:super_?)?user$/i, 1, 'password'],
];
const ciphers = /(?:en|de)(?:crypt|cipher)\w*$|(?:^|_)xor\w*$/i;
const keyName = /^(?:.*_)?(?:key|secret|passphrase)$/i;
const opening = /\b((?:[A-Za-z_$][\w$]{0,40}(?:\.|::)){0,3}[A-Za-z_][\w]{1,40})\s?\(/g;
const interesting = /cookieParser|jwt|jsonwebtoken|jose|JWT|Hmac|HMAC|hmac|ipher|Fernet|(?:\.|::)new|SecretKeySpec|igningKey|signWith|NewCookieStore|SecurityKey|Serializer|Signer|crypt|SignedString|Connection|connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth|Auth|Credential|xor|(?:create|register|add|insert)_?(?:super_?)?[uU]ser/;
const neededForArguments = (0,trigrams/* toRequiredWords */.YE)([
    ...['cookieparser', 'jwt', 'jsonwebtoken', 'jose', 'hmac', 'ipher', 'fernet', '.new', '::new', 'secretkeyspec'],
    'igningkey',
    ...[
        'signwith',
        'newcookiestore',
        'securitykey',
        'serializer',
        'signer',
        'crypt',
        'signedstring',
        'connect',
        'mysqli',
    ],
    ...['pdo', 'ftp_login', 'ldap_bind', 'imap_open', 'auth', 'credential', 'xor'],
    ...['createuser', 'registeruser', 'adduser', 'insertuser', '_user', 'super'],
]);
const calls_constant = /^\s*(?:[bBrR]{0,2}|(?:new\s+)?(?:[\w.]{1,40}\.)?(?:from|encode|atob|bytes|b64decode|decode)\(\s*[bB]?|\[\]byte\(\s*)(["'`])((?:\\.|(?!\1)[^\\\n\r]){1,400})\1[^+%]*$/;
const calls_named = /^\s*(?:\[\]byte\(\s*|bytes\(\s*)?\$?(?:(?:this|self|\w+)(?:\.|::|->))?([A-Za-z_]\w{1,60})(?:\.(?:encode|getBytes|toCharArray|to_s|toString)\([^()]*\))?\s*\)?\s*$/;
const calls_longestList = 1000;
function findArguments(text, mayHold) {
    if (!(0,trigrams/* mayContainAll */.xg)(mayHold, neededForArguments) || !interesting.test(text))
        return [];
    const found = [];
    const constantsNamed = createConstantLookUp(text);
    for (const match of iterateOpenings(text)) {
        const name = (match[1] ?? '').replaceAll('::', '.');
        if (!interesting.test(name))
            continue;
        const from = match.index + match[0].length;
        const [, index = 0, kind] = calls_sinks.find(([pattern]) => pattern.test(name)) ?? [];
        const candidates = kind === undefined ? listKeyCandidates(name, text, from) : [readArgument(text, from, index)];
        for (const argument of candidates) {
            if (argument === undefined)
                continue;
            const value = readConstant(argument);
            if (value !== undefined)
                found.push({ kind: kind ?? 'signing key', ...value });
            else
                found.push(...constantsNamed(argument.text, kind ?? 'signing key'));
        }
    }
    return found;
}
const anyInteresting = new RegExp(interesting, 'g');
const ofName = /[\w$.:]/;
function* iterateOpenings(text) {
    anyInteresting.lastIndex = 0;
    for (let hit = anyInteresting.exec(text); hit !== null; hit = anyInteresting.exec(text)) {
        let [start, end] = [hit.index, anyInteresting.lastIndex];
        while (start > 0 && ofName.test(text[start - 1] ?? ''))
            start -= 1;
        while (end < text.length && ofName.test(text[end] ?? ''))
            end += 1;
        anyInteresting.lastIndex = end;
        for (const match of text.slice(Math.max(0, start - 1), end + 2).matchAll(opening)) {
            match.index += Math.max(0, start - 1);
            yield match;
        }
    }
}
function readConstant({ text, start }) {
    const match = calls_constant.exec(text);
    const value = match?.[2];
    if (match === null || value === undefined)
        return undefined;
    const from = start + text.indexOf(value, match[0].search(/["'`]/));
    return { value, start: from, end: from + value.length };
}
const mostNames = 50;
function createConstantLookUp(text) {
    const seenNames = new Set();
    return (argument, kind) => {
        const name = calls_named.exec(argument)?.[1];
        if (name === undefined || seenNames.size >= mostNames || seenNames.size === seenNames.add(`${kind} ${name}`).size)
            return [];
        return findConstants(text, name).map(({ value, start, end }) => ({ kind, value, start, end }));
    };
}
const mostArguments = 6;
function listKeyCandidates(name, text, from) {
    if (!ciphers.test(name))
        return [];
    const all = Array.from({ length: mostArguments }, (_, index) => readArgument(text, from, index) ?? []).flat();
    return all.filter((argument) => keyName.test(calls_named.exec(argument.text)?.[1] ?? ''));
}
function readArgument(text, from, wanted) {
    let [depth, index, start] = [0, 0, from];
    const limit = Math.min(text.length, from + calls_longestList);
    for (let at = from; at < limit; at += 1) {
        const character = text[at] ?? '';
        if ('"\'`'.includes(character))
            at = findStringEnd(text, at, limit);
        else if ('([{'.includes(character))
            depth += 1;
        else if (depth === 0 && ',)]}'.includes(character)) {
            if (index === wanted)
                return { text: text.slice(start, at), start };
            if (character !== ',')
                return undefined;
            index += 1;
            start = at + 1;
        }
        else if (')]}'.includes(character))
            depth -= 1;
    }
    return undefined;
}
function findStringEnd(text, from, limit) {
    const quote = text[from];
    for (let at = from + 1; at < limit; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === quote || (quote !== '`' && text[at] === '\n'))
            return at;
    }
    return limit;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/file-kind.js


const file_kind_prose = new Set(('.md .markdown .mdx .rst .adoc .asciidoc .txt .text .tex .csv .tsv .svg .css .scss .sass .less .po .pot .log .lock .map .diff .patch .snap .ics .eml ' +
    '.srt .vtt .bib .org .pod .man .1 .3 .5 .8 .sum .out .json5l .har .xlf .xliff .resx .strings .arb').split(' '));
const lockNames = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.ya?ml|go\.sum)$/i;
const file_kind_markup = new Set('.xml .config .csproj .vbproj .props .targets .plist .xib .storyboard .jelly .wsdd .xsd'.split(' '));
const pages = new Set('.html .htm .xhtml .ejs .hbs .handlebars .mustache .erb .twig .njk .liquid .jinja .jinja2 .j2 .ftl .jsp .jspx .gohtml .haml .pug .jade .phtml .ipynb .tpl .cshtml'.split(' '));
const file_kind_shells = new Set('.sh .bash .zsh .ksh .ps1 .psm1 .bat .cmd .command .fish'.split(' '));
function detectFileKind(path) {
    const extension = (0,file_name/* getExtension */.uQ)(path);
    const name = (0,file_name/* getBaseName */.J)(path);
    if (path === '' || file_kind_prose.has(extension) || lockNames.test(name) || (0,languages_languages/* isDocumentName */.Bd)(name))
        return 'prose';
    if (extension === '.sql')
        return 'sql';
    if (extension === '.key' || extension === '.secret' || /^(?:master|secret)[._-]?(?:key|token)?$/i.test(name))
        return 'key';
    if (file_kind_markup.has(extension))
        return 'markup config';
    if (pages.has(extension))
        return 'code';
    if (file_kind_shells.has(extension))
        return 'config';
    return [undefined, 'Shell'].includes((0,languages_languages/* detectByName */.Oe)(path)) ? 'config' : 'code';
}
const formats = [
    [/(?:^|[._-])env(?:[._-][\w.-]+)?$|^\.?envrc$|\.env\.\w+$/i, 'env'],
    [/\.ya?ml(?:\.(?:dist|example|sample|template|tpl))?$/i, 'yaml'],
    [/\.properties(?:\.(?:dist|example|sample|template))?$/i, 'properties'],
    [
        /\.(?:ini|cfg|cnf|conf|pypirc|s3cfg|boto)(?:\.(?:dist|example|sample|template))?$|^\.?(?:my\.cnf|credentials|pypirc|s3cfg|boto)$/i,
        'ini',
    ],
    [/\.(?:sh|bash|zsh|ksh)$/i, 'shell'],
    [/^(?:docker|container)file(?:[._-].*)?$|\.dockerfile$/i, 'docker'],
    [/\.(?:json|jsonc|json5|tf|tfvars|hcl|toml|neon|nix|ps1|psm1|gradle)$/i, 'quoted'],
];
function detectSettingFormat(path) {
    const name = (0,file_name/* getBaseName */.J)(path);
    return formats.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/issued.js



const issued_rows = [
    ['azure-storage-key', [['accountkey ']], /\bAccountKey\s?=\s?([A-Za-z0-9+/]{86}==)/gi, isNoEmulator],
    [
        'azure-shared-access-key',
        [['sharedaccesskey ']],
        /\bSharedAccessKey\s?=\s?([A-Za-z0-9+/]{42,43}=)(?![A-Za-z0-9+/=])/gi,
    ],
    [
        'azure-shared-access-signature',
        [['sig '], ['sv ', ' sr ', 'sharedaccesssignature ']],
        /(?:[?&;"'`=]|SharedAccessSignature\s)(?:(?:sv|ss|srt|sr|sp|st|se|spr|si|sip|skn)=[\w%:.,/+-]{0,200}&(?:amp;)?){2,14}sig=([A-Za-z0-9%+/]{40,90}(?:%3D|=))/gi,
    ],
    ['azure-client-secret', [['0q~']], /(?<![\w~.-])([A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34})(?![\w~.-])/g],
    [
        'teams-webhook',
        [['webhook']],
        /(https:\/\/[\w-]{1,60}\.webhook\.office\.com\/webhookb2\/[0-9a-f-]{36}@[0-9a-f-]{36}\/IncomingWebhook\/[0-9a-f]{32}\/[0-9a-f-]{36}[\w-]{0,80})/gi,
    ],
    ['telegram-bot-token', [['0:aa']], /(?<![\w:.-]|bot)(?:bot)?(\d{8,10}:AA[A-Za-z0-9_-]{33})(?![\w-])/g],
    [
        'discord-webhook',
        [['webhooks/']],
        /(https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{17,20}\/[\w-]{60,80})/gi,
    ],
    [
        'discord-bot-token',
        [['discord']],
        /(?<![\w.-])([MNO][A-Za-z\d_-]{22,27}\.[\w-]{6}\.[\w-]{27,38})(?![\w.-])/g,
        isDiscordToken,
    ],
    ['mailgun-key', [['key-']], /(?<![\w-])(key-[0-9a-z]{32})(?![\w-])/g],
    ['mailgun-key', [['mailgun']], /(?<![\w-])([0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![\w-])/g],
    [
        'docker-auth',
        [['auth ', 'auth:']],
        /["']auth["']\s{0,5}:\s{0,5}["']([A-Za-z0-9+/]{8,4000}={0,2})["']/g,
        isAccountValue,
    ],
    [
        'npm-auth',
        [['_auth']],
        /(?<!\w)_auth\s{0,3}=\s{0,3}["']?([A-Za-z0-9+/]{8,4000}={0,2})(?![\w+/=])/g,
        isAccountValue,
    ],
    [
        'gitlab-token',
        [['gldt-', 'glrt-', 'glft-', 'glcbt-', 'glptt-', 'glagent-', 'gloas-', 'glimt-', 'glsoat-', 'glffct-']],
        /(?<![\w-])(gl(?:dt|rt|ft|cbt|ptt|agent|oas|imt|soat|ffct)-[A-Za-z0-9_.-]{20,80})/g,
    ],
    [
        'slack-token',
        [['xoxe', 'xoxs', 'xoxc', 'xoxd']],
        /(?<![\w-])(xox(?:e(?:\.xox[bp])?|[scd])-[A-Za-z0-9%-]{24,400})/g,
    ],
    [
        'slack-token',
        [['hooks.slack.com']],
        /(https:\/\/hooks\.slack(?:-gov)?\.com\/(?:triggers|workflows)\/[TE][A-Z0-9]{6,12}\/[A-Z0-9]{6,20}\/[A-Za-z0-9/]{20,60})/g,
    ],
    ['pypi-token', [['pypi-ag']], /(?<![\w-])(pypi-Ag(?:EIcHlwaS5vcmc|ENdGVzdC5weXBpLm9yZw)[\w-]{50,1000})/g],
    ['heroku-key', [['hrku-']], /(?<![\w-])(HRKU-[A-Za-z0-9_-]{36,64})(?![\w-])/g],
    ['digitalocean-token', [['_v1_']], /(?<!\w)(do[opr]_v1_[0-9a-f]{64})(?!\w)/g],
    ['square-token', [['sq0']], /(?<![\w-])(sq0(?:atp-[\w-]{22}|csp-[\w-]{43}))(?![\w-])/g],
    ['terraform-token', [['atlasv1']], /(?<!\w)([A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70})(?![\w-])/g],
    ['new-relic-key', [['nrak-', 'nral']], /(?<![\w-])(NRAK-[A-Z0-9]{27}|[0-9a-f]{36}NRAL)(?![\w-])/g],
    ['linear-token', [['lin_oauth_']], /(?<!\w)(lin_oauth_[0-9a-f]{64})(?!\w)/g],
    ['notion-token', [['ntn_']], /(?<!\w)(ntn_\d{11}[A-Za-z0-9]{32,36})(?!\w)/g],
    ['anthropic-key', [['sk-ant-']], /(?<![\w-])(sk-ant-(?:admin|oat|sid)\d{2}-[\w-]{80,120})(?![\w-])/g],
    [
        'model-key',
        [['xai-', 'pplx-', 'r8_']],
        /(?<![\w-])(xai-[A-Za-z0-9]{80}|pplx-[A-Za-z0-9]{48}|r8_[A-Za-z0-9]{37})(?![\w-])/g,
    ],
    ['google-client-secret', [['gocspx-']], /(?<![\w-])(GOCSPX-[\w-]{28})(?![\w-])/g],
    [
        'atlassian-token',
        [['atatt3', 'atctt3', 'atbb']],
        /(?<![\w-])(AT[AC]TT3[\w=-]{150,250}|ATBB[A-Za-z0-9]{32})(?![\w-])/g,
    ],
    [
        'registry-key',
        [['rubygems_', 'oy2', 'clojars_']],
        /(?<!\w)(rubygems_[0-9a-f]{48}|oy2[a-z0-9]{43}|CLOJARS_[0-9a-z]{60})(?!\w)/g,
    ],
    [
        'service-token',
        [
            [
                'sntrys_',
                'sntryu_',
                'pmak-',
                'pul-',
                'dp.',
                'pscale_',
                'sbp_',
                'sb_secret_',
                'dt0c01',
                'bkua_',
                'rdme_',
                'sgp_',
            ],
        ],
        /(?<![\w.-])(sntrys_eyJ[\w+/=-]{60,500}|sntryu_[0-9a-f]{64}|PMAK-[0-9a-f]{24}-[0-9a-f]{34}|pul-[0-9a-f]{40}|dp\.(?:pt|st(?:\.[\w-]{2,35})?|sa|ct|scim|audit)\.[A-Za-z0-9]{40,44}|pscale_(?:tkn|pw|oauth)_[\w.=-]{32,64}|sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,40}|dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}|bkua_[0-9a-f]{40}|rdme_[0-9a-z]{70}|sgp_(?:[0-9a-fA-F]{16}_|local_)?[0-9a-fA-F]{40})(?![\w-])/g,
    ],
    [
        'mail-key',
        [['-us', 'xkeysib-', 're_']],
        /(?<![\w-])([0-9a-f]{32}-us\d{1,2}|xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}|re_(?=[A-Za-z]*\d)[A-Za-z0-9]{8}_(?=[A-Za-z]*\d)[A-Za-z0-9]{24})(?![\w-])/g,
    ],
    ['airtable-token', [['pat']], /(?<![\w.-])(pat[A-Za-z0-9]{14}\.[0-9a-f]{64})(?![\w-])/g],
    ['age-key', [['age-secret-key-']], /(?<![\w-])(AGE-SECRET-KEY-(?:PQ-)?1[0-9AC-HJ-NP-Z]{58,70})(?![\w-])/gi],
];
const issued = issued_rows.map(([rule, needed, pattern, isSecret]) => ({
    rule,
    needed: (0,trigrams/* toRequiredWords */.YE)(...needed),
    pattern,
    ...(isSecret && { isSecret }),
}));
const issuedPatterns = issued;
const issued_documented = [
    'Eby8vdM02xNOcqFlqUwJ',
    'C2y6yDjf5/R+ob0N8A7Cgv30',
    'AAHdqTcvCH1vGWJxfSeofSAs0K5',
    'AAFD39kkdpWt3ywyRZergyOLMaJhac60qc',
    'key-3ax6xnjp29jd6fds4gc3',
    '3d89bb7572e0fb30d812',
    'wJalrXUtnFEMI',
    '16C7e42F292c6912E7',
    '4eC39HqLyjWDarjtT1zd',
    'BQokikJOvBiI2HlWgH4o',
    'ngeVfQFYQlKU0ufo8x5d1A',
    'MTk4NjIyNDgzNDcxOTI1MjQ4',
    'pdFZKVeTuE8sk7oOcHrz',
];
const placeholder = /(.)\1{6,}|example|placeholder|your[-_a-z]|dummy|sample|redacted|insert|changeme|replace[-_]?me|0123456789|1234567890|12345678-|abcdefgh|deadbeefdeadbeef|(.{2,8})\2{3,}|fake|(?:not[-_]?a?|in)[-_]?(?:real|valid)|(?:test|some|my|the|access|api|auth|bot|secret|npm|git(?:hub|lab)|slack|stripe|personal)[-_]?(?:access[-_]?)?token|(?:api|secret|test)[-_]?key|(?:goes|token|key)[-_]?here/i;
const prefix = /^(?:https?:\/\/.*?\/(?=[\w-]+$)|AGE-SECRET-KEY-|(?:[a-z]{2,12}[-_]){1,2}(?:(?:live|test|pat|secret)[-_])?)/i;
function findIssuedHits(text, mayHold) {
    return issued.flatMap((each) => [...(0,trigrams/* matchAllIfPossible */.vx)(each, text, mayHold)].flatMap((match) => {
        const [whole, value = whole] = match;
        if (isPlaceholder(value) || each.isSecret?.(value) === false)
            return [];
        const start = match.index + whole.lastIndexOf(value);
        return [{ ruleId: each.rule, start, end: start + value.length, severity: findSecretRule(each.rule).severity }];
    }));
}
function isPlaceholder(value) {
    const body = value.replace(prefix, '');
    return (placeholder.test(body) ||
        (body.length >= 16 && new Set(body).size < 8) ||
        isSequence(body) ||
        issued_documented.some((each) => value.includes(each)));
}
function isNoEmulator(value) {
    return !value.startsWith('Eby8vdM02xNOcqFlqUwJ');
}
function isDiscordToken(value) {
    const [id = ''] = value.split('.', 1);
    return /^\d{17,20}$/.test(Buffer.from(id, 'base64url').toString('latin1'));
}
function isAccountValue(value) {
    const [, password] = /^[\x20-\x7e]{1,200}?:([\x20-\x7e]{3,2000})$/.exec(Buffer.from(value, 'base64').toString('latin1')) ?? [];
    if (password === undefined || isDefault(password))
        return false;
    const strength = password.length > 100 ? 'issued' : rateStrength(password);
    return strength === 'issued' || strength === 'chosen';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/shapes.js


const privateKey = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----((?:[A-Za-z0-9+/=:,. -]|\\{1,2}[rn]|["'`+\s]){64,20000})/g;
const jsonWebToken = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,8000}\.[A-Za-z0-9_-]{20,2000}/g;
const documentedSignatures = [
    'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ',
];
const connection = /\b(?:password|pwd)\s{0,3}=\s{0,3}((?:(?![;&"'`<>()[\]{}\s\\])[\x21-\x7e]){3,100})(?![([])/gi;
const beside = /\b(?:server|host|data source|user id|uid|user|dbname|database|initial catalog|username)\s{0,3}=|\bjdbc:/i;
const address = /\bjdbc:|\b(?!https?:)[a-z][a-z+]{1,20}:\/\//i;
const dsn = /["'`]([\w.-]{1,60}):([^\s:@"'`/]{3,100})@(?:tcp|unix)\(/g;
const basic = /\bBasic\s{1,3}([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])/g;
const bearer = /\bBearer\s{1,3}([A-Za-z0-9._~+/-]{20,400}={0,2})(?![\w.~+/-])/g;
const sought = {
    privateKey: { pattern: privateKey, needed: (0,trigrams/* toRequiredWords */.YE)(['-----begin '], ['private key']) },
    jsonWebToken: { pattern: jsonWebToken, needed: (0,trigrams/* toRequiredWords */.YE)(['eyj'], ['.eyj']) },
    connection: { pattern: connection, needed: (0,trigrams/* toRequiredWords */.YE)(['password ', 'pwd ']) },
    dsn: { pattern: dsn, needed: (0,trigrams/* toRequiredWords */.YE)(['@tcp(', '@unix(']) },
    basic: { pattern: basic, needed: (0,trigrams/* toRequiredWords */.YE)(['basic ']) },
    bearer: { pattern: bearer, needed: (0,trigrams/* toRequiredWords */.YE)(['bearer ']) },
};
const shapePatterns = Object.values(sought);
function findShapes(text, file, mayHold) {
    const found = [];
    const findAllMatches = (one) => (0,trigrams/* matchAllIfPossible */.vx)(one, text, mayHold);
    for (const match of findAllMatches(sought.privateKey)) {
        const body = (match[1] ?? '').replaceAll(/\\{1,2}[rn]|[^A-Za-z0-9+/]/g, '');
        if (body.length >= 64 && new Set(body).size >= 20 && !match[1]?.includes('...'))
            found.push(createShape('private-key', match.index, match[0].slice(0, 400)));
    }
    for (const match of findAllMatches(sought.jsonWebToken))
        if (!documentedSignatures.some((documented) => match[0].endsWith(documented)) && isSigned(match[0]))
            found.push(createShape('json-web-token', match.index, match[0]));
    if (file === 'key')
        found.push(...findKeyFile(text));
    if (file !== 'prose')
        found.push(...findConnections(text, file, findAllMatches), ...findAuthorizations(findAllMatches));
    return found;
}
function isSigned(token) {
    const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    try {
        const { alg } = JSON.parse(header ?? '');
        const { sub, name } = JSON.parse(payload ?? '');
        return alg !== 'none' && !(sub === '1234567890' && name === 'John Doe');
    }
    catch {
        return false;
    }
}
function findAuthorizations(findAllMatches) {
    const found = [];
    for (const match of findAllMatches(sought.basic)) {
        const [, password] = /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,100})$/.exec(Buffer.from(match[1] ?? '', 'base64').toString('latin1')) ?? [];
        if (password !== undefined)
            found.push({
                ...createShape('authorization', match.index + match[0].indexOf(match[1] ?? ''), match[1] ?? ''),
                value: password,
            });
    }
    for (const match of findAllMatches(sought.bearer)) {
        const [, token = ''] = match;
        if (isRandom(token) && !token.startsWith('eyJ'))
            found.push(createShape('bearer-token', match.index + match[0].indexOf(token), token));
    }
    return found;
}
function createShape(rule, start, value) {
    return { rule, value, start, end: start + value.length };
}
function findKeyFile(text) {
    const value = text.trim();
    if (value.includes('-----') || /\s/.test(value) || value.length > 4096 || !isRandom(value))
        return [];
    return [createShape('key-file', text.indexOf(value), value)];
}
function findConnections(text, file, findAllMatches) {
    const found = [];
    for (const match of findAllMatches(sought.connection)) {
        const value = match[1] ?? '';
        const start = match.index + match[0].length - value.length;
        const enclosing = findEnclosingLiteral(text, match.index, file === 'code');
        const isParameter = '?&'.includes(text[match.index - 1] ?? ' ');
        if ((isParameter ? address : beside).test(enclosing))
            found.push(createShape('connection-password', start, value));
    }
    for (const match of findAllMatches(sought.dsn)) {
        const [, user = '', value = ''] = match;
        found.push(createShape('connection-password', match.index + 1 + user.length + 1, value));
    }
    return found;
}
function findEnclosingLiteral(text, at, isCode) {
    const line = text.slice(Math.max(0, at - 300), at + 200);
    const before = line.slice(0, Math.min(300, at));
    const start = Math.max(...['"', "'", '`', '\n', '>'].map((mark) => before.lastIndexOf(mark))) + 1;
    if (isCode && !/["'`]/.test(before[start - 1] ?? ''))
        return '';
    return line.slice(start).split(/["'`\n<]/, 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/statements.js


const granted = /\b(?:IDENTIFIED\s{1,9}(?:WITH\s{1,9}\w{1,40}\s{1,9})?BY|(?:WITH|ENCRYPTED|ROLE\s{1,9}\w{1,60}|USER\s{1,9}\w{1,60})\s{1,9}PASSWORD)\s{1,9}(?:PASSWORD\s{0,9})?'([^'\r\n]{1,200})'/gi;
const digested = /\b(?:md5|sha1|sha2|sha256|password|old_password|crypt|hashbytes)\s{0,5}\(\s{0,5}\\?(?:'[A-Z0-9_]{3,8}'\s{0,5},\s{0,5})?(['"])([^'"\r\n]{1,200}?)\\?\1/gi;
const insertion = /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[\w."`[\]]{1,120}\s{0,40}\(([^()]{1,1000})\)\s{0,40}VALUES\s{0,40}/gi;
const bareInsertion = /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[`"[]?([\w.]{1,80})[`"\]]?\s{1,40}VALUES\s{0,40}/gi;
const table = /\bCREATE\s{1,9}TABLE\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?[`"[]?([\w.]{1,80})[`"\]]?\s{0,40}\(/gi;
const mostTuples = 200;
const intoTables = (0,trigrams/* toRequiredWords */.YE)(['insert '], ['into '], ['values']);
const statements_sought = {
    granted: { pattern: granted, needed: (0,trigrams/* toRequiredWords */.YE)(['identified ', ' password ']) },
    digested: {
        pattern: digested,
        needed: (0,trigrams/* toRequiredWords */.YE)(['md5 ', 'sha1 ', 'sha256 ', 'password ', 'crypt ', 'hashbytes ']),
    },
    insertion: { pattern: insertion, needed: intoTables },
    bareInsertion: { pattern: bareInsertion, needed: intoTables },
};
const statementPatterns = Object.values(statements_sought);
function findStatementPasswords(text, isSql, mayHold) {
    const findAllMatches = (one) => [...(0,trigrams/* matchAllIfPossible */.vx)(one, text, mayHold)];
    const found = findAllMatches(statements_sought.granted).map((match) => locatePassword(match, match[1] ?? ''));
    for (const match of findAllMatches(statements_sought.insertion))
        found.push(...findInsertedPasswords(text, match.index + match[0].length, (match[1] ?? '').split(',')));
    const bare = findAllMatches(statements_sought.bareInsertion);
    const tables = bare.length > 0 ? parseTables(text) : new Map();
    for (const match of bare) {
        const columns = tables.get((match[1] ?? '').toLowerCase());
        if (columns !== undefined)
            found.push(...findInsertedPasswords(text, match.index + match[0].length, columns));
    }
    for (const match of findAllMatches(statements_sought.digested)) {
        const before = text.slice(Math.max(0, match.index - 400), match.index);
        if (isSql || /\b(?:INSERT\s+INTO|UPDATE\s+\S+\s+SET)\b/i.test(before))
            found.push(locatePassword(match, match[2] ?? ''));
    }
    return found;
}
function locatePassword(match, value) {
    const start = match.index + match[0].lastIndexOf(value);
    return { value, start, end: start + value.length };
}
function parseTables(text) {
    const tables = new Map();
    for (const match of text.matchAll(table)) {
        const parts = readTuple(text, match.index + match[0].length - 1)?.parts ?? [];
        tables.set((match[1] ?? '').toLowerCase(), parts.map((part) => /^\s*[`"[]?(\w+)/.exec(part.text)?.[1] ?? ''));
    }
    return tables;
}
function findInsertedPasswords(text, from, names) {
    const columns = names.map((column) => classifyName(column.trim()));
    if (!columns.includes('password'))
        return [];
    const found = [];
    let at = from;
    for (let count = 0; count < mostTuples; count += 1) {
        const tuple = readTuple(text, at);
        if (tuple === undefined)
            break;
        for (const [index, part] of tuple.parts.entries()) {
            const value = /^\s*\\?'([^']{1,200}?)\\?'\s*$/.exec(part.text)?.[1];
            if (value === undefined || columns[index] !== 'password')
                continue;
            const start = part.start + part.text.indexOf(value);
            found.push({ value, start, end: start + value.length });
        }
        at = tuple.next;
    }
    return found;
}
function readTuple(text, from) {
    const [opening] = /^[\s,]{0,200}\(/.exec(text.slice(from, from + 201)) ?? [];
    if (opening === undefined)
        return undefined;
    const parts = [];
    let [start, depth, isQuoted] = [from + opening.length, 0, false];
    for (let at = start; at < Math.min(text.length, from + 5000); at += 1) {
        const character = text[at];
        if (character === "'")
            isQuoted = !isQuoted;
        else if (isQuoted)
            continue;
        else if (character === '(')
            depth += 1;
        else if (depth > 0 && character === ')')
            depth -= 1;
        else if (depth === 0 && (character === ',' || character === ')')) {
            parts.push({ text: text.slice(start, at), start });
            start = at + 1;
            if (character === ')')
                return { parts, next: start };
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/generic.js









function quoteWord(before = '') {
    return `(?:'${before}([^'\\n]{3,100})'|"${before}([^"\\n\\\\$\`]{3,100})"|\\\\?["']?${before}([^\\s"'\`$|;&<>\\\\]{3,100}))`;
}
const generic_word = quoteWord();
const commands = [
    [
        `\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?${quoteWord('[^\\s"\':|;&]{0,60}:')}`,
        ['curl'],
        [' -u', ' --user'],
    ],
    [`\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${generic_word}`, ['wget'], ['-password ']],
    [`\\bsshpass\\s{1,3}-p\\s{0,3}${generic_word}`, ['sshpass ']],
    [`\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${generic_word}`, ['mysql', 'mariadb'], [' -p']],
    [`\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${generic_word}`, ['redis-cli'], [' -a ']],
    [
        `\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${generic_word}`,
        [' login'],
        [' -p ', ' --password '],
    ],
    [`\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${generic_word}\\s{1,3}/add`, ['net '], [' user '], [' /add']],
    [
        `\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`,
        ['chpasswd'],
    ],
    [
        `\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`,
        ['machine '],
        [' login '],
        [' password '],
    ],
];
const commandPatterns = commands.map(([source, ...needed]) => ({ pattern: new RegExp(source, 'g'), needed: (0,trigrams/* toRequiredWords */.YE)(...needed) }));
function findCommandPasswords(text, mayHold) {
    return commandPatterns.flatMap((sought) => [...(0,trigrams/* matchAllIfPossible */.vx)(sought, text, mayHold)].map((match) => {
        const value = match.slice(1).find((group) => group !== undefined) ?? '';
        const start = match.index + match[0].lastIndexOf(value);
        return { value, start, end: start + value.length };
    }));
}
const ruleOf = {
    password: 'assigned-password',
    'signing key': 'signing-key',
    token: 'assigned-token',
    'seed phrase': 'seed-phrase',
    salt: 'fixed-salt',
    key: 'signing-key',
};
const minified = { line: 1000, fileLine: 5000, meanLine: 200 };
const kindWord = (0,trigrams/* toTrigrams */.rQ)('kind:');
const sealedWord = (0,trigrams/* toTrigrams */.rQ)('sealedsecret');
const needed = [
    ...[...issuedPatterns, ...shapePatterns, ...statementPatterns, ...commandPatterns].map((each) => each.needed),
    ...[neededForAccounts, neededForArguments, neededForAssignments],
];
function mayHaveHits(path, mayHold) {
    return detectFileKind(path) === 'key' || needed.some((each) => (0,trigrams/* mayContainAll */.xg)(mayHold, each));
}
function findGenericHits(path, text, mayHold = () => true) {
    const file = detectFileKind(path);
    const hits = findShapes(text, file, mayHold).flatMap(({ rule, value, start, end }) => {
        const severity = Object.hasOwn(shapeSeverity, rule)
            ? shapeSeverity[rule]
            : ratePassword(value, rule === 'authorization' ? 'literal' : 'setting');
        return severity === undefined ? [] : [{ ruleId: rule, start, end, severity }];
    });
    hits.push(...findIssuedHits(text, mayHold));
    if (file === 'prose')
        return hits;
    const isManifest = file === 'config' && mayHold(kindWord) && /^kind:\s*Secret\s*$/m.test(text);
    const isSealed = file === 'config' && mayHold(sealedWord);
    const isMinified = createMinifiedTest(text, file);
    for (const one of findAssignments(text, file, detectSettingFormat(path), mayHold)) {
        if (isSealed && sealedValue.test(one.value) && sealed.test(findDocument(text, one.start)))
            continue;
        const form = one.form === 'literal' && file !== 'code' ? 'setting' : one.form;
        const value = isManifest ? decodeBase64(one.value) : one.value;
        const isBundled = isMinified(one.start);
        const severity = rateAssignment({ ...one, value, form }, file, isBundled);
        hits.push(...createHit(one, severity ?? (isBundled ? undefined : rateWord(one, text))));
    }
    for (const one of findArguments(text, mayHold))
        hits.push(...createHit(one, rateAssignment({ ...one, form: 'literal' }, file, isMinified(one.start))));
    for (const one of findStatementPasswords(text, file === 'sql', mayHold))
        hits.push(...createHit({ ...one, kind: 'password' }, ratePassword(one.value, 'setting')));
    for (const { value, ...place } of findAccounts(text, mayHold))
        hits.push(...createHit({ ...place, kind: 'password' }, ratePassword(value, 'literal')));
    for (const { value, ...place } of findCommandPasswords(text, mayHold))
        hits.push(...createHit({ ...place, kind: 'password' }, ratePassword(value, 'literal')));
    return removeRepeatedHits(text, hits);
}
const sealed = /(?:^|[{,])\s*"?kind"?:\s*"?SealedSecret\b/m;
const sealedValue = /^Ag[A-Za-z0-9+/=]{20,}$/;
function findDocument(text, at) {
    const end = text.indexOf('\n---', at);
    return text.slice(text.lastIndexOf('\n---', at) + 1, end === -1 ? undefined : end);
}
function removeRepeatedHits(text, hits) {
    const said = new Set();
    return hits.filter(({ ruleId, start, end, severity }) => {
        if (severity === 'HIGH' || severity === 'CRITICAL')
            return true;
        const key = `${ruleId} ${text.slice(start, end)}`;
        return said.size < said.add(key).size;
    });
}
const shapeSeverity = {
    'private-key': 'CRITICAL',
    'json-web-token': 'MEDIUM',
    'key-file': 'HIGH',
    'bearer-token': 'HIGH',
};
function createHit({ kind, start, end }, severity) {
    return severity === undefined ? [] : [{ ruleId: ruleOf[kind], start, end, severity }];
}
function rateAssignment({ kind, name = '', value, form }, file, isBundled) {
    if (kind === 'seed phrase')
        return isSeedPhrase(value) ? 'HIGH' : undefined;
    const strength = rateStrength(value);
    if (strength === undefined || (isBundled && strength !== 'issued'))
        return undefined;
    if (/^(?:x-)?[^a-z]*secret[^a-z]*$/i.test(name) && /^(?:[A-Za-z]{1,7}|[A-Z]+(?:_[A-Z]+)+)$/.test(value))
        return undefined;
    if (isResourceName(name, value, kind, form))
        return undefined;
    if (form === 'parameter' && kind !== 'password')
        return strength === 'issued' ? 'HIGH' : undefined;
    if (kind === 'token')
        return rateToken({ name, value, form }, strength);
    if (kind === 'salt')
        return form !== 'comparison' && isMixed(value) && value.length >= 8 ? 'MEDIUM' : undefined;
    if (kind === 'key' && !/^(?=.*\d)[A-Za-z0-9+/=_]{16,}$/.test(value))
        return undefined;
    if (kind === 'signing key' || kind === 'key')
        return form === 'comparison' ? undefined : rateKey(value, strength, file);
    return ratePassword(value, form);
}
function isResourceName(name, value, kind, form) {
    if (kind !== 'signing key' || form !== 'setting' || !/secret(?:[-_]?key)?$/i.test(name))
        return false;
    if (/(?:session|cookie|jwt|app|client|api|webhook|token|hmac|signing|auth|_)[-_]?secret(?:[-_]?key)?$/i.test(name))
        return false;
    return (/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)+$/.test(value) &&
        /-(?:secret|tls|cert|creds?|credentials|token|key|auth|password|config)s?\d*$/.test(value));
}
function rateToken({ name = '', value, form }, strength) {
    if (strength === 'issued')
        return isEncodedText(value) ? undefined : 'HIGH';
    return form === 'setting' && strength === 'chosen' && /session|cookie/i.test(name) && isMixed(value)
        ? 'MEDIUM'
        : undefined;
}
function isMixed(value) {
    return /\d/.test(value) && /[A-Za-z]/.test(value) && !/\s/.test(value);
}
function decodeBase64(value) {
    const text = /^[A-Za-z0-9+/]{4,}={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('latin1').trimEnd() : '';
    return /^[\x20-\x7e]{3,}$/.test(text) ? text : value;
}
const besideUser = /\b(?:user|user_?name|login|e?mail|uname|userid)["']?\]?\s{0,5}(?:=>|:=|=|:|,)\s{0,5}["'][^"'\n]{2,60}["']/i;
const constantName = /^(?:[A-Z0-9]+_)?(?:DEFAULT|ADMIN|ROOT|DB|DATABASE|MASTER|USER|TEST|DEMO|LOGIN)_(?:PASSWORD|PASSWD|PWD|PASS)$/;
function rateWord({ kind, name = '', value, form, start }, text) {
    if (kind !== 'password' || form !== 'literal' || !/^[a-z]{4,}$/i.test(value) || rateStrength(value) !== 'guessable')
        return undefined;
    if (constantName.test(name) && !/pass|pwd/i.test(value))
        return 'MEDIUM';
    const context = text.slice(Math.max(0, text.lastIndexOf('\n', Math.max(0, start - 120))), start + 120);
    return besideUser.test(context) && !isFillerWord(value) && value.length >= 5 ? 'MEDIUM' : undefined;
}
function isFillerWord(value) {
    return /^(?:in|un)?(?:correct|valid|wrong|bad|good|right|pass\w*|pwd\w*|secret\w*|test\w*|admin|root|guest|user|demo|default|string)$/i.test(value);
}
function rateKey(value, strength, file) {
    const words = splitWords(value);
    if (isSentence(value) || /^[a-z]+[A-Z][A-Za-z]*$/.test(value) || /^(?:secret|test|token|key|password)$/i.test(value))
        return undefined;
    if (strength === 'issued')
        return 'HIGH';
    if (file !== 'code' && /^[A-Z][a-z]+$/.test(value))
        return undefined;
    if (strength === 'placeholder')
        return words.length > 2 && file === 'code' ? 'LOW' : undefined;
    const isStrong = strength === 'chosen' && value.length >= 8 && !/^[A-Za-z\s.,;:!?'_-]+$/.test(value);
    return isStrong ? 'HIGH' : 'MEDIUM';
}
function ratePassword(value, form) {
    const strength = rateStrength(value);
    if (strength === undefined || strength === 'placeholder' || /\s/.test(value))
        return undefined;
    if (isDigest(value))
        return undefined;
    const isWord = /^[A-Za-z]+$/.test(value);
    const isStrong = value.length >= 8 && countCharacterKinds(value) >= 3;
    if (form === 'parameter')
        return isStrong && strength !== 'guessable' && !isLabel(value) ? 'HIGH' : undefined;
    if (form === 'fallback' && strength === 'guessable')
        return isDefault(value) ? 'MEDIUM' : undefined;
    if (strength === 'guessable')
        return isWord && (form === 'literal' || /^[A-Z][a-z]+$/.test(value)) ? undefined : 'MEDIUM';
    if (isLabel(value))
        return undefined;
    return isStrong ? 'HIGH' : 'MEDIUM';
}
function isDigest(value) {
    return /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i.test(value);
}
function isLabel(value) {
    return /^[A-Za-z._:/()!?,;&'-]+$/.test(value) && /pass|pwd|secret/i.test(value) && !/^[A-Z]+$/.test(value);
}
function isSentence(value) {
    return value.trim().split(/\s+/).length > 3;
}
function isSeedPhrase(value) {
    const words = value.trim().split(/\s+/);
    return ([12, 15, 18, 21, 24].includes(words.length) &&
        words.every((one) => /^[a-z]{3,8}$/.test(one)) &&
        new Set(words).size > words.length / 2);
}
function createMinifiedTest(text, file) {
    const lengths = file === 'code' ? text.split('\n').map((line) => line.length) : [];
    const isBundle = text.length > minified.meanLine * lengths.length && lengths.some((length) => length > minified.fileLine);
    return (at) => {
        if (isBundle)
            return true;
        const end = text.indexOf('\n', at);
        return (end === -1 ? text.length : end) - text.lastIndexOf('\n', at - 1) > minified.line;
    };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/search.js






const signsVersion = '13.0.7';
const search_rulePrefix = '@secretlint/secretlint-rule-';
const signs = {
    '1password': createSign('ops_ey'),
    anthropic: createSign('sk-ant-api0'),
    aws: { needed: (0,trigrams/* toRequiredWords */.YE)(['secret'], ['access'], ['key']) },
    basicauth: {
        needed: (0,trigrams/* toRequiredWords */.YE)(['http://', 'https://', 'ftp://', 'ftps://']),
        pattern: /:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@/,
    },
    cloudflare: createSign('cfk_', 'cfut_', 'cfat_'),
    'database-connection-string': createSign(...['mongodb://', 'mongodb+srv://', 'mysql://', 'mysqlx://', 'postgres://', 'postgresql://']),
    databricks: createSign('dapi'),
    docker: createSign('dckr_pat_'),
    figma: createSign('figd_'),
    gcp: { ...createSign('private_key_id', '\\u00'), extension: '.json' },
    github: createSign('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'),
    gitlab: createSign('glpat-'),
    grafana: createSign('glc_', 'glsa_'),
    groq: createSign('gsk_'),
    'hashicorp-vault': createSign('hvs.', 'hvb.', 'hvr.'),
    huggingface: createSign('hf_'),
    linear: createSign('lin_api_'),
    notion: createSign('ntn_0'),
    npm: createSign('npm_', '_authtoken=', ':x-oauth-basic@github'),
    openai: createSign('t3blbkfj'),
    privatekey: { needed: (0,trigrams/* toRequiredWords */.YE)(['-----begin'], ['private key'], ['-----end']) },
    sendgrid: createSign(' sg.', '0sg.', '_sg.', '-sg.', '.sg.', '/sg.'),
    shopify: createSign('shppa_', 'shpca_', 'shpat_', 'shpss_'),
    slack: createSign('xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-', 'https://hooks.slack.com/services/t'),
    stripe: createSign('sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'),
    tailscale: createSign('tskey-'),
    vercel: createSign('vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'),
};
function createSign(...words) {
    return { needed: (0,trigrams/* toRequiredWords */.YE)(words) };
}
function mayReport(ruleId, extension, mayHold) {
    const sign = findRuleSign(ruleId);
    return (sign?.extension ?? extension) === extension && (0,trigrams/* mayContainAll */.xg)(mayHold, sign?.needed ?? []);
}
function mayReportIn(ruleId, text) {
    return findRuleSign(ruleId)?.pattern?.test(text) ?? true;
}
function findRuleSign(ruleId) {
    const name = ruleId.startsWith(search_rulePrefix) ? ruleId.slice(search_rulePrefix.length) : '';
    return Object.hasOwn(signs, name) ? signs[name] : undefined;
}
const commentRuleId = '@secretlint/secretlint-rule-filter-comments';
const keyStoreExtension = '.p12';
const bothTypes = ['text', 'binary'];
const pieces = { length: 128 * 1024, overlap: 16 * 1024 };
async function loadSecretlint() {
    const [core, preset] = await Promise.all([
        import(/* webpackIgnore: true */ '@secretlint/core'),
        import(/* webpackIgnore: true */ '@secretlint/secretlint-rule-preset-recommend'),
    ]);
    const profiler = await loadIfInstalled(() => import(/* webpackIgnore: true */ '@secretlint/profiler'));
    profiler?.secretLintProfiler.setEnabled(false);
    const [, installed] = findInstalledPackages(secretsInstallation);
    return { lintSource: core.lintSource, preset: preset.creator, version: installed?.version };
}
function createSecretSearch({ lintSource, preset, version }) {
    const rules = preset.rules
        .filter((rule) => rule.meta.id !== commentRuleId)
        .map((rule) => ({ id: rule.meta.id, rule }));
    const runRules = async (file, used) => {
        const hits = [];
        if (used.length === 0)
            return hits;
        for (const contentType of file.extension === keyStoreExtension ? bothTypes : bothTypes.slice(0, 1)) {
            const source = { content: file.text, filePath: file.filePath, ext: file.extension, contentType };
            const { messages } = await lintSource({ source, options: { config: { rules: used } } });
            hits.push(...messages.map(({ ruleId, range: [start, end] }) => ({ ruleId, start, end })));
        }
        return hits;
    };
    return ({ path, extension }, mayHold) => {
        const isAskedAll = version !== signsVersion || extension === keyStoreExtension;
        const promising = isAskedAll ? rules : rules.filter(({ id }) => mayReport(id, extension, mayHold));
        if (promising.length === 0 && !mayHaveHits(path, mayHold))
            return undefined;
        return async (file, text) => {
            const generic = findGenericHits(path, text, mayHold);
            const asked = isAskedAll ? promising : promising.filter(({ id }) => mayReportIn(id, text));
            const { hits, failed } = await searchWithAll({ ...file, text }, asked, runRules);
            const issued = hits.flatMap((hit) => judgeByValue(hit, text) ?? []);
            const isAlreadyFound = (hit) => hits.some(({ start, end }) => start < hit.end && hit.start < end);
            return { hits: [...issued, ...generic.filter((hit) => !isAlreadyFound(hit))], failed };
        };
    };
}
async function searchWithAll(file, rules, runRules) {
    try {
        return { hits: await runRules(file, rules), failed: [] };
    }
    catch {
        const results = [];
        for (const rule of rules)
            results.push(await searchWithOne(file, rule, runRules));
        return { hits: results.flatMap(({ hits }) => hits), failed: results.flatMap(({ failed }) => failed) };
    }
}
async function searchWithOne(file, rule, runRules) {
    try {
        return { hits: await runRules(file, [rule]), failed: [] };
    }
    catch {
        return searchInPieces(file, rule, runRules);
    }
}
async function searchInPieces(file, rule, runRules) {
    const searched = { hits: [], failed: [] };
    for (let offset = 0; offset < file.text.length; offset += pieces.length - pieces.overlap) {
        try {
            const text = file.text.slice(offset, offset + pieces.length);
            for (const hit of await runRules({ ...file, text }, [rule]))
                addHit(searched.hits, { ...hit, start: hit.start + offset, end: hit.end + offset });
        }
        catch {
            searched.failed = [rule.id];
        }
    }
    return searched;
}
function addHit(hits, hit) {
    const last = hits.findLast((other) => other.ruleId === hit.ruleId);
    if (last !== undefined && hit.start < last.end)
        last.end = Math.max(last.end, hit.end);
    else
        hits.push(hit);
}
const search_judged = /secretlint-rule-(?:basicauth|database-connection-string)$/;
const credentials = /:\/\/([^:/@\s]{0,200}):([^@/\s]{1,300})@/;
const unrated = /secretlint-rule-(?:privatekey|gcp)$/;
const elided = /(?:^|\n)\s*(?:\.{3}|…|\[\.{3}\])/;
const misplaced = /secretlint-rule-(?:aws|npm)$/;
const placed = /(?<=_authToken=)\S{1,400}|[A-Za-z0-9/+=]{40}(?![A-Za-z0-9/+=])/;
function readSecret({ ruleId, start, end }, text) {
    const found = text.slice(start, end);
    return misplaced.test(ruleId) ? (placed.exec(text.slice(start, end + 200))?.[0] ?? found) : found;
}
function judgeByValue(hit, text) {
    const found = readSecret(hit, text);
    if (unrated.test(hit.ruleId))
        return elided.test(found) ? undefined : hit;
    if (isPlaceholder(found) && !search_judged.test(hit.ruleId))
        return undefined;
    if (/secretlint-rule-npm$/.test(hit.ruleId) && [undefined, 'placeholder'].includes(rateStrength(found)))
        return undefined;
    if (!search_judged.test(hit.ruleId))
        return hit;
    const password = credentials.exec(text.slice(Math.max(0, hit.start - 40), hit.end + 300).slice(0, 800))?.[2] ?? found;
    const strength = rateStrength(values_decodeOrKeep(password));
    if (strength === undefined || strength === 'placeholder' || /^[A-Z]+(?:_[A-Z]+)+$/.test(password))
        return undefined;
    if (strength === 'guessable')
        return { ...hit, severity: 'LOW' };
    return countCharacterKinds(password) >= 2 || strength === 'issued' ? hit : { ...hit, severity: 'MEDIUM' };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/search-file.js










function createSecretsScanner(name, load) {
    return {
        name,
        open: async (root) => {
            const search = createSecretSearch(await load());
            return (task) => searchFile(search, root, task);
        },
        stateOf: (_task, { found, failed }) => (found.length === 0 && failed.length === 0 ? '' : undefined),
    };
}
async function searchFile(search, root, { path, stored }) {
    const content = (0,text_contents/* readContent */.c_)(root, stored);
    const extension = (0,file_name/* getExtension */.uQ)(path);
    const isKeyStore = extension === keyStoreExtension;
    const { isBinary, isEncrypted } = (0,decode/* classifyContent */.CQ)(content);
    const result = { isBinary: isBinary && !isKeyStore, isEncrypted };
    const searchText = search({ path, extension }, (0,decode/* createWordFilter */.F5)(content));
    if (searchText === undefined)
        return { ...result, found: [], failed: [] };
    const failed = new Set();
    const found = [];
    const file = isKeyStore ? writeKeyStore(root, content) : undefined;
    try {
        for (const text of (0,decode/* listReadings */.Gk)(content)) {
            const searched = await searchText({ filePath: file?.path ?? (0,external_node_path_.join)(root, path), path, extension }, text);
            for (const rule of searched.failed)
                failed.add(rule);
            found.push(...selectNewHits(found, locateHits(text, removeOverlappingHits(searched.hits))));
        }
    }
    finally {
        file?.remove();
    }
    return { ...result, found: mergePlaces(found).map(concealSecret), failed: [...failed] };
}
function writeKeyStore(root, content) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(root), 'key-'));
    const path = (0,external_node_path_.join)(folder, `store${keyStoreExtension}`);
    (0,external_node_fs_.writeFileSync)(path, content, { mode: 0o600 });
    return { path, remove: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }) };
}
function locateHits(text, hits) {
    if (hits.length === 0)
        return [];
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    return hits.map(({ ruleId, severity, start, end }) => ({
        ruleId,
        severity: severity ?? findSecretRule(ruleId).severity,
        secret: text.slice(start, end),
        line: end === 0 ? undefined : lineAt(start),
    }));
}
function selectNewHits(first, second) {
    const createHitKey = ({ ruleId, secret, line }) => JSON.stringify([ruleId, secret, line]);
    const counts = new Map();
    for (const one of first)
        counts.set(createHitKey(one), (counts.get(createHitKey(one)) ?? 0) + 1);
    return second.filter((one) => {
        const left = counts.get(createHitKey(one)) ?? 0;
        counts.set(createHitKey(one), left - 1);
        return left <= 0;
    });
}
function mergePlaces(found) {
    const merged = new Map();
    for (const group of Map.groupBy(found, ({ secret, ruleId }) => (secret === '' ? ruleId : secret)).values()) {
        const [worst] = group.toSorted((a, b) => (0,src_severity/* getSeverityRank */.Eg)(a.severity) - (0,src_severity/* getSeverityRank */.Eg)(b.severity));
        if (worst === undefined)
            continue;
        const lines = new Set(group.flatMap(({ line }) => (line === undefined || line === worst.line ? [] : [line])));
        merged.set(worst, { ...worst, otherLines: [...lines].sort((a, b) => a - b) });
    }
    return found.flatMap((one) => merged.get(one) ?? []);
}
function concealSecret({ ruleId, severity, secret, line, otherLines }) {
    const code = (0,fingerprint/* createSecretMark */.Su)(secret, findSecretRule(ruleId).isIssued);
    return { ruleId, severity, code, key: `${ruleId} ${(0,fingerprint/* createSecretMark */.Su)(secret, true)}`, line, otherLines };
}
function removeOverlappingHits(hits) {
    const rankHit = ({ ruleId, severity }) => (0,src_severity/* getSeverityRank */.Eg)(severity ?? findSecretRule(ruleId).severity);
    const getLength = ({ start, end }) => end - start;
    const getEnd = (hit) => Math.max(hit.end, hit.start + 1);
    const groups = [];
    let end = -1;
    for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
        if (hit.start < end)
            groups.at(-1)?.push(hit);
        else
            groups.push([hit]);
        end = Math.max(end, getEnd(hit));
    }
    return groups.flatMap((group) => {
        const kept = [];
        for (const hit of group.toSorted((a, b) => rankHit(a) - rankHit(b) || getLength(b) - getLength(a)))
            if (!kept.some((other) => hit.start < getEnd(other) && other.start < getEnd(hit)))
                kept.push(hit);
        return kept.sort((a, b) => a.start - b.start);
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/secrets/secrets.js













const secrets_programs = /\.(?:[cm]?[jt]sx?|py|go|java|kt|rb|php|conf|nginx|ya?ml|json|toml)$|(?:^|\/)(?:caddyfile|nginx[^/]*)$/i;
const serving = /^.*(?:\bstatic\w*\s*\(|\bserve(?:Static)?\s*\(|\.Static(?:FS|File)?\(|\bhttp\.Dir\(|\bstatic_folder\s*=|\bSTATICFILES_DIRS\b|\bStaticFiles\(|\b(?:send_from_directory|send_file|sendFile)\(|\baddResourceLocations\(|\bpublicDir\b|\/static["']\s*\)|"public"\s*:|^[ \t]*(?:root|alias)\s+[^\s;]+;).*(?:\n.*){0,2}/gim;
const secrets_longestText = 512 * 1024;
function findServedFiles({ root, files, neighbours = files }, { asked, servers }) {
    const served = new Map();
    const paths = neighbours.map(({ path }) => path);
    const all = new Set(paths.flatMap((path) => [path, ...secrets_listFolders(path)]));
    for (const { path: by, stored } of neighbours) {
        if (servers?.has(by) === false || !secrets_programs.test(by) || (0,file_name/* isInstalledPackage */.zU)(by))
            continue;
        const content = (0,text_contents/* readContent */.c_)(root, stored, secrets_longestText + 1);
        if (content.length > secrets_longestText)
            continue;
        const places = [...content.toString().matchAll(serving)].flatMap(([code]) => listPlaces(by, code, all));
        if (places.length === 0)
            continue;
        for (const path of asked ?? paths)
            if (path !== by && places.some((place) => place === '' || path === place || path.startsWith(`${place}/`)))
                served.set(path, [...(served.get(path) ?? []), by]);
    }
    return served;
}
function secrets_listFolders(path) {
    const folders = [(0,file_name/* getFolder */.L2)(path)];
    while (folders.at(-1) !== '')
        folders.push((0,file_name/* getFolder */.L2)(folders.at(-1) ?? ''));
    return folders;
}
function listPlaces(by, code, all) {
    const [first = ''] = code.split('\n', 1);
    const bare = /^\s*(?:root|alias)\s+([^\s;]{1,1000});/i.exec(code)?.[1]?.split('/') ?? [];
    const ends = bare.map((_, index) => bare.slice(index).join('/')).slice(0, -1);
    const written = [...code.matchAll(/(["'`])([^"'`\n]*)\1/g)].map(([, , text = '']) => text.replace(/^(?:classpath|file):/, ''));
    const isOwn = /\(\s*(?:__dirname|import\.meta\.dirname)\s*[),]/.test(first) && written.length === 0;
    const own = isOwn || written.some((text) => /^\.\/?$/.test(text)) ? [(0,file_name/* getFolder */.L2)(by)] : [];
    const found = [...written, ...ends, bare.at(-1) ?? '']
        .filter((text) => /\w/.test(text))
        .flatMap((text) => secrets_listFolders(by)
        .map((folder) => external_node_path_.posix.join(folder, text).replace(/^\/|\/$/g, ''))
        .find((each) => all.has(each)) ?? []);
    return [...own, ...found];
}
const { name: secrets_name, scanType: secrets_scanType } = secretsInstallation;
const worstScore = 9.8;
function createSecretsEngine(load = loadSecretlint) {
    const scanner = createSecretsScanner(secrets_name, load);
    const scan = (context) => runIfInstalled(secretsInstallation, () => scanForSecrets(context, scanner));
    const findAffected = (context, changed) => new Set(findServedFiles(context, { servers: changed }).keys());
    return { name: secrets_name, scanType: secrets_scanType, scanner, isShared: () => false, findAffected, scan };
}
const secretsEngine = createSecretsEngine();
async function scanForSecrets(context, scanner) {
    const progress = { findings: [], lookedAt: [], binary: [], skips: [], known: new Set() };
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, context.files, context)) {
        if ('fault' in outcome)
            addSkip(progress, outcome.task.path, `Not searched for secrets: ${outcome.fault}`);
        else
            addSecretsResult(progress, outcome.task.path, outcome.answer);
    }
    await searchExtras(progress, context, scanner);
    const { findings, lookedAt, binary, skips } = progress;
    const diagnostics = [...createSkipDiagnostics(secrets_name, skips), ...createBinaryDiagnostics(binary)];
    const found = new Set(findings.map(({ filePath }) => filePath));
    const served = found.size === 0 ? new Map() : findServedFiles(context, { asked: found });
    return {
        findings: findings.map((finding) => (served.has(finding.filePath) ? markPublic(finding) : finding)),
        coverage: skips.length === 0 ? 'covered' : 'partly covered',
        diagnostics,
        lookedAt,
        ...(served.size > 0 && { consulted: (0,reach/* joinEdges */.PZ)(served) }),
    };
}
function markPublic(finding) {
    return { ...finding, sources: [{ kind: 'public', path: finding.filePath, code: '', safeFor: [] }] };
}
function addSecretsResult(progress, path, { found, isBinary, isEncrypted, failed }) {
    progress.findings.push(...createSecretFindings(path, found));
    for (const { key } of found)
        progress.known.add(key);
    if (failed.length > 0)
        addSkip(progress, path, `Not searched for all secrets: ${failed.join(', ')} failed`);
    if (isEncrypted)
        addSkip(progress, path, 'Encrypted: not searched for secrets');
    else if (isBinary)
        progress.binary.push(path);
    else
        progress.lookedAt.push(path);
}
function addSkip(progress, filePath, reason) {
    progress.skips.push({ reason, filePath });
}
async function searchExtras(progress, context, scanner) {
    const kinds = ['link', 'elsewhere', 'removed', 'message'];
    const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    if (tasks.length === 0)
        return;
    for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, context)) {
        const { path, kind, commit = '' } = outcome.task;
        if ('fault' in outcome) {
            if (kind !== 'elsewhere')
                addSkip(progress, path, `${kind === 'message' ? 'A commit message' : 'An earlier version'} was not searched for secrets: ${outcome.fault}`);
            continue;
        }
        const fresh = outcome.answer.found.filter(({ key }) => !progress.known.has(key));
        for (const { key } of fresh)
            progress.known.add(key);
        if (kind === 'link')
            progress.findings.push(...createSecretFindings(path, fresh));
        if (kind === 'removed' || kind === 'message')
            progress.findings.push(...createHistoryFindings({ path, commit }, fresh));
    }
}
function createSecretFindings(path, found) {
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    return found.map(({ ruleId, severity, code, line, otherLines }) => {
        const { what, revoke } = findSecretRule(ruleId);
        return {
            type: 'SECRET',
            severity,
            title: `${what} in the repository`,
            description: `The file contains what looks like a working credential (rule ${ruleId}). Anyone who can read the repository, now or later, can use it. The credential itself is not shown.${describeLines(otherLines)}`,
            remediation: (0,meaning/* addLink */.c)(`${revoke} Then remove it from the file and read it from a secret store or an environment variable. Removing it is not enough, because it stays in the history of the repository.`, 'CWE-798'),
            cwe: 'CWE-798',
            cvss: (0,meaning/* limitScore */.o)(severity, worstScore),
            filePath: path,
            ...(line === undefined ? {} : { line }),
            ...identify({ rule: ruleId, path, code }),
        };
    });
}
const mostLines = 20;
function describeLines(lines) {
    if (lines.length === 0)
        return '';
    const more = lines.length > mostLines ? ` and ${lines.length - mostLines} more` : '';
    return ` It is also in ${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, mostLines).join(', ')}${more}.`;
}
function createHistoryFindings(location, found) {
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const commit = location.commit.slice(0, 12);
    const { titled, held, identified, remedy } = location.path === '' ? describeInMessage(commit) : describeInFile(location.path, commit);
    return found.map(({ ruleId, severity, code }) => {
        const { what, revoke } = findSecretRule(ruleId);
        const { fingerprint } = identify({ rule: ruleId, path: identified, code });
        return {
            type: 'SECRET',
            severity,
            title: `${what} in ${titled}`,
            description: `${held} what looks like a working credential (rule ${ruleId}). It is not in the last commit, but anyone who can read the repository can read the earlier commit. The credential itself is not shown.`,
            remediation: (0,meaning/* addLink */.c)(`${revoke} ${remedy}`, 'CWE-798'),
            cwe: 'CWE-798',
            cvss: (0,meaning/* limitScore */.o)(severity, worstScore),
            filePath: '',
            fingerprint,
        };
    });
}
function describeInFile(path, commit) {
    return {
        titled: `${path} at commit ${commit}, removed later`,
        held: `In ${path}, an earlier commit of this branch (${commit}) contains`,
        identified: `removed: ${path}`,
        remedy: 'Then recreate the branch without that commit; merging it squashed keeps the commit out of the default branch.',
    };
}
function describeInMessage(commit) {
    return {
        titled: `the message of commit ${commit}`,
        held: `The message of ${commit}, a commit of this branch, contains`,
        identified: 'message',
        remedy: 'Then rewrite the commit message, because a squash merge can keep it.',
    };
}
function createBinaryDiagnostics(paths) {
    if (paths.length === 0)
        return [];
    const kinds = Map.groupBy(paths, (path) => (0,file_name/* getExtension */.uQ)(path) || 'no extension');
    const largest = [...kinds].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
    const shown = largest.map(([kind, group]) => `${kind} ${group.length}`).join(', ');
    const message = `In binary files, only plain bytes were searched (${paths.length}: ${shown})`;
    return [{ engine: secrets_name, message }];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/registry.js






const engines = [
    secretsEngine,
    sastEngine,
    pythonEngine,
    patternEngine,
    scaEngine,
    iacEngine,
];

;// CONCATENATED MODULE: ./build/compiled/src/scanners/loaded-code.js







const scriptWords = /\b(?:require|eval|function|Function|exports|process|globalThis|document|window|fetch|XMLHttpRequest)\b|=>|\bexport\s+(?:const|default|class|let|var)\b|\bimport\s(?:(?!\bimport\b).)*\bfrom\b/;
const notScript = /\.(?:json|node|wasm|vue|svelte|astro|riot|marko)$/i;
const loaded_code_languages = {
    JavaScript: {
        mayLoad: (path) => (0,script_kinds/* detectScriptKind */.Fb)(path) !== undefined || (0,file_name/* getBaseName */.J)(path) === 'package.json',
        list: (path, text, paths) => (0,file_name/* getBaseName */.J)(path) === 'package.json'
            ? (0,program_links/* listPackageEntries */.Rg)(path, text, paths)
            : [...(0,program_links/* listLoadedScripts */.kR)(path, text, (each) => paths.has(each)), ...listRunTexts(path, text, paths)],
        isOther: (path, text) => {
            const kind = (0,script_kinds/* detectScriptKind */.Fb)(path);
            if (notScript.test(path) || (kind !== undefined && 'extension' in kind))
                return false;
            return !/^\s*<(?!!--)/.test(text) && scriptWords.test(text);
        },
    },
    PHP: {
        mayLoad: (path) => (0,languages_languages/* detectByName */.Oe)(path) === 'PHP' || /\.(?:x?html?|shtml|tpl|inc)$/i.test(path),
        list: includes/* listIncludes */.yK,
        isOther: (path, text) => (0,languages_languages/* detectByName */.Oe)(path) !== 'PHP' && (0,contents/* containsPhp */.OC)(text),
    },
    Python: {
        mayLoad: (path) => (0,languages_languages/* detectByName */.Oe)(path) === 'Python',
        list: listRunTexts,
        isOther: (path) => (0,languages_languages/* detectByName */.Oe)(path) !== 'Python' && !/\.(?:so|pyd|dll|json)$/i.test(path),
    },
};
const running = /\b(?:exec|execfile|run_path|load_source|SourceFileLoader|spec_from_file_location)\(/;
const runningText = /\b(?:eval|Function|Script|runIn\w+Context|compile\w*|_compile)\(/;
function mayRunFile(line) {
    const start = line.search(runningText);
    return running.test(line) || (start >= 0 && /\bread/.test(line.slice(start)));
}
function* listRunTexts(path, text, paths) {
    for (const line of text.split(/[\r\n]+/).filter(mayRunFile))
        for (const [, , written = ''] of line.matchAll(/(["'`])([^"'`\n]+)\1/g)) {
            const found = (0,includes/* findIncluded */.o4)(path, written, paths);
            if (found !== undefined)
                yield found;
        }
}
const loaded_code_longestText = 1024 * 1024;
function findLoadedCode({ root, files }, language) {
    const { mayLoad, list, isOther } = loaded_code_languages[language];
    const stored = new Map(files.map((file) => [file.path, file.stored]));
    const paths = new Set(stored.keys());
    const loaded = new Map();
    const readText = (path) => (0,text_contents/* readContent */.c_)(root, stored.get(path) ?? path, loaded_code_longestText + 1).toString();
    const queue = [...paths].filter((path) => mayLoad(path) && !(0,file_name/* isInstalledPackage */.zU)(path));
    for (const path of queue) {
        const text = readText(path);
        if (text.length > loaded_code_longestText)
            continue;
        for (const found of new Set(list(path, text, paths))) {
            const loaders = loaded.get(found);
            if (loaders !== undefined)
                loaders.push(path);
            else if (found !== path && isOther(found, readText(found))) {
                loaded.set(found, [path]);
                if (!mayLoad(found))
                    queue.push(found);
            }
        }
    }
    return loaded;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/run-engines.js





async function runEngines(engines, { root, files, changed, extras = [], only, isNarrow }, surroundings) {
    const context = { root, neighbours: files, changed: changed && new Set(changed), isNarrow, extras, ...surroundings };
    const paths = changed === undefined || only !== undefined
        ? undefined
        : [...new Set([...files.map(({ path }) => path), ...changed])];
    const unshipped = createUnshippedTest({ root, files });
    const asked = engines.filter(({ name }) => only === undefined || only[name] !== undefined);
    const scans = asked.map(async (engine) => {
        const loaded = engine.loads && findLoadedCode({ root, files }, engine.loads);
        const affected = isNarrow === true ? listAffected(engine, { ...context, files, ...(loaded && { loaded }) }) : undefined;
        const wanted = only === undefined ? affected : new Set(only[engine.name]);
        const own = files.filter(({ path }) => wanted === undefined || wanted.has(path));
        const isIdle = affected !== undefined && own.length === 0;
        const found = isIdle ? unaffected : await runEngine(engine, { ...context, files: own, ...(loaded && { loaded }) });
        const result = lowerUnshipped(engine.name, addLoaders(found, loaded), unshipped);
        return writeRun(engine, result, paths);
    });
    const runs = await Promise.all(scans);
    if (surroundings.signal.aborted)
        throw (0,errors/* createCancelledError */._Z)(surroundings.signal);
    return runs;
}
const unaffected = { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
function listAffected(engine, context) {
    const { files, changed = new Set(), loaded = new Map() } = context;
    const moved = (0,reach/* findReachable */.Ns)(changed, (path) => loaded.get(path) ?? []);
    const isShared = engine.isShared ?? (() => true);
    const isMoved = [...moved].some((path) => isShared(path));
    const shared = isMoved ? files.map(({ path }) => path).filter((path) => isShared(path)) : [];
    const affected = [...moved, ...shared, ...(engine.findAffected?.(context, moved) ?? [])];
    const loads = (0,reach/* invertEdges */.fL)(loaded);
    return (0,reach/* findReachable */.Ns)(affected, (path) => loads.get(path) ?? []);
}
function addLoaders(result, loaded) {
    if (loaded === undefined || loaded.size === 0)
        return result;
    return { ...result, consulted: (0,reach/* joinEdges */.PZ)(loaded, result.consulted) };
}
async function runEngine(engine, context) {
    try {
        return await engine.scan(context);
    }
    catch (cause) {
        const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
        const message = `The engine failed: ${reason.slice(0, 300)}`;
        return {
            findings: [],
            coverage: 'not covered',
            diagnostics: [{ engine: engine.name, message, failed: true }],
            lookedAt: [],
        };
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/program.js















const usage = `Usage: node index.js FOLDER
Scans a folder and writes SARIF to standard output. Without FOLDER a request in JSON is read from standard input.
`;
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 8 };
const childVariables = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
async function runScannersProgram(script, own) {
    endWithParent(own);
    const [folder] = own.argv.slice(2);
    if (folder === '--help' || (folder === undefined && own.stdin.isTTY)) {
        own.stdout.write(usage);
        return;
    }
    let request;
    try {
        request =
            folder === undefined
                ? JSON.parse(await (0,consumers_.text)(own.stdin))
                : createFolderRequest(folder);
    }
    catch (error) {
        own.stderr.write(`${folder ?? 'The request'} cannot be read: ${error.message}\n`);
        own.exitCode = 2;
        return;
    }
    const variables = childVariables.flatMap((name) => (own.env[name] === undefined ? [] : [[name, own.env[name]]]));
    const start = { request, variables: Object.fromEntries(variables) };
    const worker = new external_node_worker_threads_.Worker(script, {
        ...{ workerData: start, resourceLimits, argv: [], execArgv: [], stdout: true, stderr: true },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    own.stdout.on('error', () => endAtOnce(own));
    worker.once('message', (sarif) => own.stdout.write(`${sarif}\n`));
    worker.once('error', ({ message }) => {
        own.stderr.write(`${message}\n`);
        own.exitCode = 1;
    });
}
function endWithParent(own) {
    const starter = own.ppid;
    setInterval(() => {
        if (own.ppid !== starter)
            endAtOnce(own);
    }, 1000).unref();
}
function endAtOnce(own) {
    own.kill(own.pid, 'SIGKILL');
}
function createFolderRequest(folder) {
    const root = (0,external_node_path_.resolve)(folder);
    const files = (0,external_node_fs_.readdirSync)(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name)
        .slice(root.length + 1)
        .split(external_node_path_.sep)
        .join('/'))
        .filter((path) => !/(?:^|\/)\.git\//.test(path))
        .sort()
        .map((path) => ({ path, stored: path }));
    return { root, files };
}
async function runThread(script) {
    if (external_node_worker_threads_.parentPort === null)
        throw new Error('This is not a thread');
    const start = external_node_worker_threads_.workerData;
    if ('engine' in start)
        await runTasks(start, external_node_worker_threads_.parentPort, engines);
    else
        external_node_worker_threads_.parentPort.postMessage(JSON.stringify(await runScanThread(start, script)));
}
async function runScanThread({ request, variables }, script) {
    const options = { programs: externalPrograms, startProgram: createProgramStarter(script) };
    if ('versionsOf' in request)
        return askVersions(request, options);
    const { answersFile } = request;
    const runScanner = createProcessRunner({ script, env: variables }, defaultBounds);
    const version = answersFile === undefined ? undefined : computeScannersVersion(script);
    const cache = answersFile === undefined || version === undefined ? undefined : openResultCache(answersFile, new Date());
    const scanEach = cache === undefined || version === undefined ? runScanner : reuseResults(runScanner, cache, version);
    try {
        const signal = new AbortController().signal;
        const using = request.isBuiltin === false ? [] : engines;
        const runs = await Promise.all([
            runEngines(using, request, { signal, lookAtEach: scanEach }),
            runPrograms(request, options),
        ]);
        return { version: '2.1.0', $schema: 'https://json.schemastore.org/sarif-2.1.0.json', runs: runs.flat() };
    }
    finally {
        cache?.close();
    }
}


/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ findReachable),
/* harmony export */   PZ: () => (/* binding */ joinEdges),
/* harmony export */   fL: () => (/* binding */ invertEdges)
/* harmony export */ });
function findReachable(beginning, next) {
    const reached = new Set(beginning);
    for (const path of reached)
        for (const other of next(path))
            reached.add(other);
    return reached;
}
function invertEdges(steps) {
    const inverted = new Map();
    for (const [from, all] of steps)
        for (const to of all) {
            const before = inverted.get(to);
            if (before === undefined)
                inverted.set(to, new Set([from]));
            else
                before.add(from);
        }
    return inverted;
}
function joinEdges(edges, others = new Map()) {
    const joined = new Map();
    for (const each of [others, edges, invertEdges(edges)])
        for (const [path, next] of each)
            joined.set(path, [...new Set([...(joined.get(path) ?? []), ...next])].sort());
    return joined;
}


/***/ }),

/***/ 7381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isSlowPattern)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4262);

const longest = 2000;
function isSlowPattern(pattern) {
    if (pattern.length > longest || !/\)[+*{]/.test(pattern))
        return false;
    const { group } = readGroup(pattern, 0);
    return hasSlowPart(group);
}
function hasSlowPart({ alternatives }) {
    return alternatives.some((atoms) => atoms.some(({ group, isEndless }) => group !== undefined && ((isEndless && isAmbiguous(group)) || hasSlowPart(group))));
}
function isAmbiguous({ alternatives }) {
    return alternatives.some((atoms) => {
        const varied = atoms.flatMap((atom) => listVariedParts(atom));
        if (varied.length === 0)
            return false;
        const fixed = atoms.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(listCharacterClasses);
        return !fixed.some((mark) => varied.every((each) => !overlaps(each, mark)));
    });
}
function listVariedParts({ pattern, group, isVaried }) {
    if (pattern !== undefined)
        return isVaried ? [pattern] : [];
    const inner = (group?.alternatives ?? []).flat();
    return isVaried ? inner.flatMap(listCharacterClasses) : inner.flatMap(listVariedParts);
}
function listCharacterClasses({ pattern, group }) {
    if (pattern !== undefined)
        return [pattern];
    const [only, ...others] = group?.alternatives ?? [];
    return only === undefined || others.length > 0
        ? []
        : only.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(listCharacterClasses);
}
const samples = Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 32))
    .join('\n')
    .split('\n')
    .concat(['\n', '\t', 'é', '漢']);
function overlaps(one, other) {
    const [first, second] = [one, other].map((each) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => new RegExp(`^(?:${each})$`, 's')));
    return samples.some((sample) => first?.test(sample) && second?.test(sample));
}
function readGroup(pattern, from) {
    const alternatives = [[]];
    let at = from;
    while (at < pattern.length && pattern[at] !== ')') {
        if (pattern[at] === '|') {
            alternatives.push([]);
            at += 1;
            continue;
        }
        const { atom, end } = readAtom(pattern, at);
        if (atom !== undefined)
            alternatives.at(-1)?.push(atom);
        at = end;
    }
    return { group: { alternatives }, end: at + 1 };
}
const single = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|[\s\S]/iy;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
function readAtom(pattern, at) {
    const isGroup = pattern[at] === '(';
    const opening = isGroup ? (/^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at))?.[0] ?? '(') : '';
    single.lastIndex = at;
    const text = isGroup ? '' : (single.exec(pattern)?.[0] ?? pattern[at] ?? '');
    const inner = isGroup ? readGroup(pattern, at + opening.length) : undefined;
    const after = inner?.end ?? at + Math.max(text.length, 1);
    quantifier.lastIndex = after;
    const found = quantifier.exec(pattern);
    const end = after + (found?.[0].length ?? 0);
    if (/^\(\?(?:<?[=!])/.test(opening) || /^(?:[$^]|\\[bB])$/.test(text))
        return { end };
    const times = parseQuantifier(found);
    return { atom: inner === undefined ? { pattern: text, ...times } : { group: inner.group, ...times }, end };
}
function parseQuantifier(found) {
    const [, sign, least, comma, most] = found ?? [];
    if (sign !== undefined)
        return { isOptional: sign !== '+', isVaried: sign !== '?', isEndless: sign !== '?' };
    const isEndless = comma === ',' && most === '';
    return { isOptional: least === '0', isVaried: comma === ',' && least !== most, isEndless };
}


/***/ }),

/***/ 4357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ resolveScriptPath),
/* harmony export */   LY: () => (/* binding */ isNearChange),
/* harmony export */   MI: () => (/* binding */ hashLinkState),
/* harmony export */   Rg: () => (/* binding */ listPackageEntries),
/* harmony export */   Rt: () => (/* binding */ readsRequest),
/* harmony export */   VD: () => (/* binding */ linkScripts),
/* harmony export */   a5: () => (/* binding */ invertLinks),
/* harmony export */   kR: () => (/* binding */ listLoadedScripts),
/* harmony export */   nD: () => (/* binding */ findConnected)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _languages_script_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9194);
/* harmony import */ var _text_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6581);
/* harmony import */ var _text_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1475);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1960);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1442);






const ranks = { changed: 0, requestAndNear: 1, request: 2, near: 3, other: 4 };
function isNearChange({ rank }) {
    return rank !== ranks.request && rank !== ranks.other;
}
function readsRequest({ rank }) {
    return rank === ranks.request || rank === ranks.requestAndNear;
}
const specifier = /(?:\bfrom|\bimport|\brequire|\bexport)\b[\s(]*(["'`])(\.{1,2}(?:\/[^"'`\n\\]*)?)\1/g;
const request = /\b_?(?:req|request|ctx|context)\b|\bevent\.\w|@(?:Body|Query|Params?|Headers?|Req|Get|Post|Put|Patch|Delete|Args)\b|\.(?:get|post|put|patch|delete|all|use|route)\(\s*["'`/]|\b(?:readBody|getQuery|getRouterParams?|[sS]earchParams|formData|location|queryStringParameters|params|body|query|cookies)\b/;
async function linkScripts(root, scripts, changed = new Set()) {
    const scriptsByPath = new Map(scripts.map(({ path, stored, extension }) => [path, { stored, extension }]));
    const loads = new Map();
    const asking = new Set();
    const requestLines = new Map();
    for (const { path, stored } of scripts) {
        const text = (0,_text_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .readContent */ .c_)(root, stored).toString();
        if (text.length > _size_js__WEBPACK_IMPORTED_MODULE_4__/* .maximumScriptBytes */ .j)
            continue;
        if (request.test(text))
            asking.add(path);
        if (changed.has(path))
            requestLines.set(path, listMatchingLines(request, text));
        for (const found of listLoadedScripts(path, text, (each) => scriptsByPath.has(each))) {
            if (found === path)
                continue;
            const importers = loads.get(found);
            if (importers === undefined)
                loads.set(found, new Set([path]));
            else
                importers.add(path);
        }
    }
    const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
    const near = findNear(changed, loads);
    const computeRank = (path) => {
        if (changed.has(path))
            return ranks.changed;
        if (asking.has(path))
            return near.has(path) ? ranks.requestAndNear : ranks.request;
        return near.has(path) ? ranks.near : ranks.other;
    };
    const links = new Map([...linked].flatMap((path) => {
        const script = scriptsByPath.get(path);
        const importers = [...(loads.get(path) ?? [])].sort();
        return script === undefined ? [] : [[path, { ...script, importers, rank: computeRank(path) }]];
    }));
    return { links, requestLines };
}
const started = /(?:\b(?:fork|Worker|SharedWorker|importScripts|URL|register|resolve)\(\s*|\b__dirname\s*\+\s*|\bsrc\s*=\s*)(["'`])(\.{0,2}\/?[\w@][^"'`\n\\]*)\1/g;
const joined = /\b(?:join|resolve)\(\s*(?:__dirname|import\.meta\.dirname)\s*((?:,\s*(?:"[^"\n]*"|'[^'\n]*')\s*)+)\)/g;
function* listLoadedScripts(path, text, isThere) {
    const parts = [...text.matchAll(joined)].map(([, list = '']) => [...list.matchAll(/["']([^"']*)["']/g)].map(([, part = '']) => part).join('/'));
    const addresses = [...text.matchAll(specifier), ...text.matchAll(started)].map(([, , written = '']) => written);
    for (const written of [...addresses, ...parts]) {
        const found = resolveScriptPath(path, written.replace(/^\/+/, ''), isThere).path;
        if (found !== undefined)
            yield found;
    }
}
function* listPackageEntries(path, text, paths) {
    const entry = /"(?:main|module|browser|start|bin|import|require|default|[\w-]+)"\s*:\s*"([^"\n]+)"/g;
    const starts = text.replace(/"scripts"\s*:\s*\{(?:(?!"scripts")[^}])*\}/, (scripts) => /"start"\s*:\s*"[^"]*"/.exec(scripts)?.[0] ?? '');
    for (const [, value = ''] of starts.matchAll(entry))
        for (const word of value.split(/\s+/))
            if (word.includes('/') || /\.[cm]?[jt]s$/.test(word) || paths.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), word)))
                yield* listLoadedScripts(path, `require('./${word.replace(/^\.?\//, '')}')`, (each) => paths.has(each));
}
function findConnected(scripts, changed) {
    const paths = new Set([...scripts.map(({ path }) => path), ...changed]);
    const links = new Map();
    const connect = (from, to) => links.set(from, (links.get(from) ?? new Set()).add(to));
    for (const { path, text } of scripts) {
        for (const [, , written = ''] of text.matchAll(specifier)) {
            for (const found of listCandidates(path, written)) {
                if (!paths.has(found))
                    continue;
                connect(path, found);
                connect(found, path);
            }
        }
    }
    return (0,_reach_js__WEBPACK_IMPORTED_MODULE_5__/* .findReachable */ .Ns)(changed, (path) => links.get(path) ?? []);
}
function listMatchingLines(pattern, text) {
    return text.split('\n').flatMap((line) => (pattern.test(line) ? [line.trim()] : []));
}
function findNear(paths, importersOf) {
    const loaded = (0,_reach_js__WEBPACK_IMPORTED_MODULE_5__/* .invertEdges */ .fL)(importersOf);
    const above = (0,_reach_js__WEBPACK_IMPORTED_MODULE_5__/* .findReachable */ .Ns)(paths, (path) => importersOf.get(path) ?? []);
    return new Set([...above, ...(0,_reach_js__WEBPACK_IMPORTED_MODULE_5__/* .findReachable */ .Ns)(paths, (path) => loaded.get(path) ?? [])]);
}
function invertLinks(links) {
    return (0,_reach_js__WEBPACK_IMPORTED_MODULE_5__/* .invertEdges */ .fL)([...links].map(([path, { importers }]) => [path, importers]));
}
function hashLinkState(paths, { links, isCut }, digestOf) {
    const computeRank = (path) => links.get(path)?.rank ?? ranks.other;
    const states = paths.map((path) => {
        const script = links.get(path);
        if (script === undefined)
            return [path];
        const state = [path, digestOf(script.stored), script.extension, ...script.importers];
        return isCut ? [...state, computeRank(path), ...script.importers.map(computeRank)] : state;
    });
    return (0,_text_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .hashParts */ .jx)([JSON.stringify(states)]);
}
function resolveScriptPath(from, written, isThere) {
    const missed = [];
    for (const path of listCandidates(from, written)) {
        if (isThere(path))
            return { path, missed };
        missed.push(path);
    }
    return { path: undefined, missed };
}
const compiled = {
    '.js': ['.ts', '.tsx'],
    '.jsx': ['.tsx'],
    '.mjs': ['.mts'],
    '.cjs': ['.cts'],
};
function listCandidates(from, written) {
    const base = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), written.replace(/[?#].*$/, '')).replace(/\/$/, '');
    const extension = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(base);
    const sources = (compiled[extension] ?? []).map((other) => `${base.slice(0, -extension.length)}${other}`);
    const folder = base === '.' ? 'index' : `${base}/index`;
    return [
        base,
        ...sources,
        ..._languages_script_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptExtensions */ .qS.map((other) => `${base}${other}`),
        ..._languages_script_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptExtensions */ .qS.map((other) => `${folder}${other}`),
    ];
}


/***/ }),

/***/ 1442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ maximumScriptBytes),
/* harmony export */   t: () => (/* binding */ findSkipReason)
/* harmony export */ });
const maximumScriptBytes = 1024 * 1024;
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };
function findSkipReason(text) {
    if (text.length > maximumScriptBytes)
        return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analyzed`;
    if (text.length < minified.leastBytes)
        return undefined;
    const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
    return long / text.length >= minified.share ? 'Minified script: code not analyzed' : undefined;
}


/***/ }),

/***/ 6436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ getSeverityRank),
/* harmony export */   gO: () => (/* binding */ severities)
/* harmony export */ });
/* unused harmony exports listAtOrAbove, severityNames, severityWords */
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
function getSeverityRank(severity) {
    return severities.indexOf(severity);
}
function listAtOrAbove(severity) {
    return severities.slice(0, getSeverityRank(severity) + 1);
}
const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};


/***/ }),

/***/ 9308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ normalizeCode)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2636);

const slashComments = new Set([
    ...['JavaScript', 'TypeScript', 'TSX', 'JSX', 'Java', 'Go', 'C', 'C++', 'C#', 'Kotlin', 'Scala', 'Swift', 'Rust'],
    ...['Dart', 'Groovy', 'PHP', 'Vue', 'Svelte', 'Astro'],
]);
const hashComments = new Set(['Python', 'Ruby', 'Perl', 'R', 'Elixir', 'PHP']);
const slashFiles = /\.(?:[cm]?[jt]sx?|vue|json5?|tf|hcl|bicep)$/i;
const hashFiles = /\.(?:ya?ml|tf|hcl|toml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const scriptFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
const commandFiles = /\.(?:ya?ml|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i;
const evenQuotes = new Set(['Python', 'Dart', 'Lua', 'R']);
const evenFiles = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?|json5?)$/i;
const plainQuotes = new Set(['PHP', 'Ruby', 'Perl', 'Groovy']);
const tripleTexts = new Set(['Python', 'Java', 'Kotlin', 'Scala', 'Swift', 'Groovy', 'C#', 'Dart', 'Elixir', 'Julia']);
const rawTexts = {
    'C#': /\$?@\$?"(?:[^"]|"")*(?:"|$)/y,
    'C++': /(?:u8|[uUL])?R"([^()\\\s]{0,16})\([\s\S]*?(?:\)\1"|$)/y,
    Go: /`[^`]*(?:`|$)/y,
    Rust: /b?r(#{0,8})"[\s\S]*?(?:"\1|$)/y,
    Swift: /(?<!#)(#{1,8})"[\s\S]*?(?:"\1|$)/y,
};
const openTexts = [
    [new Set(['PHP']), undefined, /<<<[ \t]*["']?[A-Za-z_]/y],
    [
        new Set(['Ruby', 'Perl', 'Shell']),
        /\.(?:tf|hcl|sh|bash)$|(?:^|\/)(?:Docker|Container)file[^/]*$/i,
        /<<[-~]?["'`\\]?\w/y,
    ],
    [new Set(), /\.ya?ml$/i, /(?<=[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?(?=\n)/y],
];
function chooseDialect(code, path) {
    const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .detectByName */ .Oe)(path) ?? '';
    const isScript = scriptFiles.test(path);
    const isEven = evenQuotes.has(language) || evenFiles.test(path);
    const isPlain = plainQuotes.has(language) || hashFiles.test(path);
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
function normalizeCode(code, path) {
    const plain = code.replaceAll(/\r\n?/g, '\n');
    const dialect = chooseDialect(plain, path);
    const { isScript, isCommand, language } = dialect;
    const isPython = language === 'Python';
    let tokens = readTokens(plain, dialect);
    if (isScript)
        tokens = unquotePropertyNames(removeArrowParentheses(tokens));
    if (isScript || isPython)
        tokens = removeRedundantParentheses(tokens);
    tokens = removeTrailingCommas(tokens, isPython);
    return (isCommand ? tokens : tokens.filter((token) => token !== ';')).join(' ');
}
function removeTrailingCommas(tokens, isPython) {
    const pairs = pairBrackets(tokens);
    const isTuple = (index) => {
        const close = index + 1;
        const open = pairs.get(close);
        if (!isPython || tokens[close] !== ')' || open === undefined || canBeCalled(tokens[open - 1]))
            return false;
        return countCommas(tokens, open, close, pairs) === 1;
    };
    return tokens.filter((token, index) => {
        const next = tokens[index + 1];
        const isLast = token === ',' && (next === undefined || /^[)\]}]$/.test(next));
        return !isLast || /^[,([{]$/.test(tokens[index - 1] ?? '') || isTuple(index);
    });
}
function canBeCalled(token) {
    const isWord = /^(?:[\w$]+|[)\]])$/.test(token ?? '');
    return (isWord &&
        !/^(?:return|in|and|or|not|yield|if|else|is|assert|await|for|while|del|from|raise|print)$/.test(token ?? ''));
}
function removeArrowParentheses(tokens) {
    const dropped = new Set();
    tokens.forEach((token, index) => {
        const isOne = token === '(' && /^[\w$]+$/.test(tokens[index + 1] ?? '') && tokens[index + 2] === ')';
        if (isOne && tokens[index + 3] === '=>')
            dropped.add(index).add(index + 2);
    });
    return tokens.filter((_, index) => !dropped.has(index));
}
function unquotePropertyNames(tokens) {
    return tokens.map((token, index) => {
        const isName = tokens[index + 1] === ':' && /^[{,]$/.test(tokens[index - 1] ?? '') && /^"[A-Za-z_$][\w$]*"$/.test(token);
        return isName ? token.slice(1, -1) : token;
    });
}
function removeRedundantParentheses(tokens) {
    const pairs = pairBrackets(tokens);
    const dropped = new Set();
    for (const [close, open] of pairs) {
        const [before, first, next] = [tokens[open - 1], tokens[open + 1], tokens[close + 1]];
        const isAlone = /^(?:|[(,=:[]|=>|return)$/.test(before ?? '') && /^[)\],;}]?$/.test(next ?? '');
        const isValue = tokens[open] === '(' && isAlone && !/^[{)*]$/.test(first ?? '');
        if (isValue && countCommas(tokens, open, close, pairs) === 0)
            dropped.add(open).add(close);
    }
    return tokens.filter((_, index) => !dropped.has(index));
}
function pairBrackets(tokens) {
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
function countCommas(tokens, open, close, pairs) {
    let count = 0;
    for (let at = close - 1; at > open; at -= 1) {
        at = pairs.get(at) ?? at;
        if (tokens[at] === ',')
            count += 1;
    }
    return count;
}
const blank = /(?:[\s\u200b\ufeff]|\\\n)+/y;
const slashComment = /(?<![:=])\/\/[^\n\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const hashComment = /#(?![[{])[^\n]*/y;
const spacedHashComment = /(?<!\S)#[^\n]*/y;
const filled = /[#$]\{|\{\{/g;
const tripleText = /("""|''')((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const text = /(["'`])((?:\\[\s\S]|(?!\1)[\s\S])*)(?:\1|$)/y;
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const word = /[\w$]+/y;
const operator = /=>|\?\.|\?\?=?|\*\*=?|&&=?|\|\|=?|\+\+|--|[=!<>+\-*/%&|^]=+|\.\.\.|::|->|:=|[\s\S]/y;
const remainder = /[\s\S]*/y;
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
    const isFilled = () => {
        if (nextFilled < at)
            nextFilled = findIndexFrom(filled, code, at);
        if (lineEnd < at)
            lineEnd = findIndexFrom(/\n/g, code, at);
        return nextFilled < lineEnd;
    };
    while (at < code.length) {
        if (read(openText)) {
            const [written = ''] = read(remainder) ?? [];
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
        const literal = !isTaken && quoted === undefined && hasSlashComments && canBeginPattern(tokens.at(-1)) ? pattern : undefined;
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
function findIndexFrom(expression, code, at) {
    expression.lastIndex = at;
    return expression.exec(code)?.index ?? code.length;
}
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
            at = findTextEnd(code, at);
        else if (letter === '}')
            open.pop();
        if (open.length === 0)
            break;
    }
    return code.slice(start, at + 1);
}
function findTextEnd(code, start) {
    text.lastIndex = start;
    return start + (text.exec(code)?.[0].length ?? 1) - 1;
}
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
function unifyText([, quote, inside = ''], { quotes }) {
    const isOwn = quotes === 'own' || (quotes === 'plain' && /[\\$#@%{]/.test(inside));
    if (quote === '`' || isOwn)
        return `${quote}${inside}${quote}`;
    return `"${inside.replaceAll(/\\(\\|['"])/g, (pair, letter) => (letter === '\\' ? pair : letter)).replaceAll(/\\\\|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"`;
}
function canBeginPattern(before) {
    return (before === undefined ||
        /^(?:[(,=:[!&|?{};+\-*%~^<>]|.*=|=>|&&|\|\||\?\?|return|typeof|case|in|of|void|delete|await|yield)$/.test(before));
}


/***/ }),

/***/ 6581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ getContentLength),
/* harmony export */   c_: () => (/* binding */ readContent)
/* harmony export */ });
/* unused harmony exports createContentWriter, closeContents */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
const roundBytes = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
function createContentWriter(folder) {
    const file = openSync(join(folder, fileName), 'wx', 0o600);
    const round = Buffer.allocUnsafe(roundBytes);
    let [offset, held] = [0, 0];
    const flush = () => {
        writeAllBytes(file, round.subarray(0, held));
        held = 0;
    };
    return {
        add: (content) => {
            const stored = `#${offset}+${content.length}`;
            offset += content.length;
            if (held + content.length > roundBytes)
                flush();
            if (content.length > roundBytes)
                writeAllBytes(file, content);
            else
                held += content.copy(round, held);
            return stored;
        },
        end: () => {
            try {
                flush();
            }
            finally {
                closeSync(file);
            }
        },
    };
}
function writeAllBytes(file, bytes) {
    for (let written = 0; written < bytes.length;)
        written += writeSync(file, bytes, written);
}
let opened;
function closeContents(folder) {
    if (opened?.folder !== folder)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.file);
    opened = undefined;
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
    const [, offset, length] = part.exec(stored) ?? [];
    if (offset === undefined)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, stored)).subarray(0, mostBytes);
    return readBytesAt(openContents(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function openContents(folder) {
    if (opened?.folder === folder)
        return opened.file;
    if (opened !== undefined)
        closeContents(opened.folder);
    opened = { folder, file: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName), 'r') };
    return opened.file;
}
function getContentLength(stored) {
    return Number(part.exec(stored)?.[2] ?? 0);
}
function readBytesAt(file, offset, length) {
    const content = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, content, read, length - read, offset + read);
        if (more === 0)
            throw new Error('the contents end early');
        read += more;
    }
    return content;
}


/***/ }),

/***/ 2157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ classifyContent),
/* harmony export */   F5: () => (/* binding */ createWordFilter),
/* harmony export */   Gk: () => (/* binding */ listReadings),
/* harmony export */   eu: () => (/* binding */ readFileText),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _contents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6581);
/* harmony import */ var _trigrams_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2496);



const sampledBytes = 64 * 1024;
const binaryShare = 0.02;
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };
async function readFileText(root, stored) {
    return decodeText((0,_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .readContent */ .c_)(root, stored));
}
function decodeText(content) {
    const isEncrypted = isGitCrypt(content);
    const marked = detectByMark(content);
    if (marked !== undefined)
        return { text: removeMark(marked(content)), isBinary: false, isEncrypted };
    const guessed = guessByZeros(content);
    const narrow = removeMark(decodeNarrow(content));
    if (guessed !== undefined)
        return { text: guessed(content), narrow, isBinary: false, isEncrypted };
    return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}
function classifyContent(content) {
    const isReadable = detectByMark(content) !== undefined || guessByZeros(content) !== undefined;
    return { isBinary: !isReadable && looksBinary(content), isEncrypted: isGitCrypt(content) };
}
function isGitCrypt(content) {
    return content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
}
function createWordFilter(content) {
    return detectByMark(content) === undefined ? (0,_trigrams_js__WEBPACK_IMPORTED_MODULE_2__/* .createTrigramFilter */ .Nd)(content) : () => true;
}
function listReadings(content) {
    const narrow = removeMark(decodeNarrow(content));
    const marked = detectByMark(content);
    const wide = marked === undefined ? [] : [removeMark(marked(content))];
    return narrow.includes('\0')
        ? [narrow.replaceAll('\0', ' '), narrow.replaceAll('\0', ''), ...wide]
        : [narrow, ...wide];
}
function decodeNarrow(content) {
    return content.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content) ? 'utf8' : 'latin1');
}
function detectByMark(content) {
    const mark = content.toString('hex', 0, 4);
    if (mark === 'fffe0000')
        return (bytes) => decodeUtf32(bytes, true);
    if (mark === '0000feff')
        return (bytes) => decodeUtf32(bytes, false);
    if (mark.startsWith('fffe'))
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (mark.startsWith('feff'))
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function guessByZeros(content) {
    if (content.length < wide.leastBytes)
        return undefined;
    const [even, odd] = computeZeroShares(content.subarray(0, sampledBytes));
    if (odd > wide.zeros && even < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16le').decode(bytes);
    if (even > wide.zeros && odd < wide.otherZeros)
        return (bytes) => new TextDecoder('utf-16be').decode(bytes);
    return undefined;
}
function decodeUtf32(bytes, isLittle) {
    const points = [];
    for (let index = 0; index + 3 < bytes.length; index += 4) {
        const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
        points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
    }
    return points.join('');
}
function computeZeroShares(sample) {
    const zeros = [0, 0];
    for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1))
        zeros[at % 2 === 0 ? 0 : 1] += 1;
    const places = Math.max(2, Math.floor(sample.length / 2));
    return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
    const sample = content.subarray(0, sampledBytes);
    let odd = 0;
    for (let index = 0; index < sample.length; index += 1) {
        const byte = sample[index] ?? 0;
        if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b)
            odd += 1;
    }
    return odd > sample.length * binaryShare;
}
function removeMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}


/***/ }),

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   uQ: () => (/* binding */ getExtension),
/* harmony export */   zU: () => (/* binding */ isInstalledPackage)
/* harmony export */ });
function getBaseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function getFolder(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function getExtension(path) {
    const name = getBaseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}


/***/ }),

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ isUnshippedTemplate),
/* harmony export */   Tb: () => (/* binding */ isUnshipped),
/* harmony export */   qK: () => (/* binding */ classifyPath),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
/* unused harmony exports fileRoles, formatRoles */
const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
    documentation: /(?:^|\/)docs?\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;
function classifyPath(path) {
    if (path === undefined || !anyPattern.test(path))
        return undefined;
    const named = path.replace(packageFolders, '$1');
    return fileRoles.find((role) => patterns[role].test(named));
}
const unshippedRoles = new Set([
    'fixture',
    'test',
    'example',
    'benchmark',
    'documentation',
]);
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;
function isUnshipped(path) {
    const role = classifyPath(path);
    return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}
function isUnshippedTemplate(path, isModule = () => false) {
    const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
    return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in third-party code that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in third-party code',
    minified: 'in minified code',
};
function formatRoles(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = classifyPath(filePath);
        if (role !== undefined)
            counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const parts = fileRoles.flatMap((role) => {
        const count = counts.get(role) ?? 0;
        return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
    });
    return parts.join(', ');
}


/***/ }),

/***/ 2606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ mostSources)
/* harmony export */ });
const mostSources = 12;


/***/ }),

/***/ 1475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ createSecretMark),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   pm: () => (/* binding */ createFindingIdentifier)
/* harmony export */ });
/* unused harmony export createOrdinalCounter */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _code_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9308);


function hashParts(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function createFindingIdentifier() {
    const countOrdinal = createOrdinalCounter();
    return ({ rule, path, code, node }) => {
        const ordinal = countOrdinal(JSON.stringify([rule, path, code]));
        return {
            fingerprint: hashParts([rule, path, code, ordinal]),
            contentFingerprint: hashParts([rule, code, ordinal]),
            ...(node === undefined ? {} : { codeFingerprint: hashParts([rule, (0,_code_key_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeCode */ .v)(node, path)]) }),
        };
    };
}
function createOrdinalCounter() {
    const seen = new Map();
    return (key) => {
        const ordinal = seen.get(key) ?? 0;
        seen.set(key, ordinal + 1);
        return ordinal;
    };
}
const guessableMarkLength = 3;
function createSecretMark(secret, isIssued) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
    return isIssued ? digest : digest.slice(0, guessableMarkLength);
}


/***/ }),

/***/ 5238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ collapseBlanks),
/* harmony export */   NJ: () => (/* binding */ createLineFinder),
/* harmony export */   Wh: () => (/* binding */ createRangeFinder),
/* harmony export */   ef: () => (/* binding */ extractShownCode),
/* harmony export */   ug: () => (/* binding */ extractFramedCode),
/* harmony export */   yI: () => (/* binding */ extractReportedCode)
/* harmony export */ });
const shownLines = 5;
const shownColumns = 200;
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
function extractShownCode(lines, range) {
    const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
    const filled = part.filter((line) => line.trim() !== '');
    const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
    const start = Math.max(0, range.column - 1 - shownColumns / 2);
    return part
        .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
        .join('\n')
        .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function extractReportedCode(lines, { line, column, endLine, endColumn }) {
    const isWhole = endLine === line && endColumn <= column;
    if (isWhole)
        return lines[line - 1] ?? '';
    const part = lines.slice(line - 1, endLine);
    const last = part.length - 1;
    return part
        .map((text, index) => text.slice(index === 0 ? column - 1 : 0, index === last ? endColumn - 1 : undefined))
        .join('\n');
}
const frameLines = 3;
function extractFramedCode(lines, range) {
    const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
    return extractShownCode(lines, { ...range, endLine: last }).trimEnd();
}
function collapseBlanks(code) {
    return code.replaceAll(/\s+/g, ' ').trim();
}
function createLineFinder(text) {
    const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
    return (offset) => {
        let [low, high] = [0, starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    };
}
function createRangeFinder(text) {
    const lineAt = createLineFinder(text);
    const column = (offset) => offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
    return (from, to) => ({ line: lineAt(from), column: column(from), endLine: lineAt(to), endColumn: column(to) });
}


/***/ }),

/***/ 2496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ createTrigramFilter),
/* harmony export */   YE: () => (/* binding */ toRequiredWords),
/* harmony export */   rQ: () => (/* binding */ toTrigrams),
/* harmony export */   vx: () => (/* binding */ matchAllIfPossible),
/* harmony export */   xg: () => (/* binding */ mayContainAll)
/* harmony export */ });
function mayContainAll(mayHold, needed) {
    return needed.every((words) => words.some(mayHold));
}
function matchAllIfPossible({ pattern, needed }, text, mayHold) {
    return mayContainAll(mayHold, needed) ? text.matchAll(pattern) : [];
}
function toRequiredWords(...needed) {
    return needed.map((words) => words.map(toTrigrams));
}
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1)
    classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1)
    classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
    for (const mark of marks)
        classes[mark.charCodeAt(0)] = 27 + index;
const mask = (1 << 15) - 1;
const start = (other << 5) | other;
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [readCount, current] = [0, 0];
function createTrigramFilter(content) {
    readCount += 1;
    current = (readCount % mostMarks) + 1;
    if (current === 1)
        marks.fill(0);
    markTrigrams(content, false);
    if (content.includes(0))
        markTrigrams(content, true);
    const look = readCount;
    return (word) => look !== readCount || word.every((trigram) => marks[trigram] === current);
}
function markTrigrams(content, isWithoutZeros) {
    let last = start;
    for (let index = 0; index < content.length; index += 1) {
        const byte = content[index];
        if (byte === 0 && isWithoutZeros)
            continue;
        last = ((last << 5) | classes[byte]) & mask;
        marks[last] = current;
    }
    marks[((last << 5) | other) & mask] = current;
}
function toTrigrams(text) {
    const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
    const trigrams = codes
        .slice(2)
        .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
    return [...new Set(trigrams)];
}


/***/ })

};
