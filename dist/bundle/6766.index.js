export const id = 6766;
export const ids = [6766];
export const modules = {

/***/ 76766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ isForeign),
  yZ: () => (/* binding */ isKnownOther),
  Mv: () => (/* binding */ languageNamed),
  TL: () => (/* binding */ languageNames),
  eX: () => (/* binding */ languageOf)
});

// UNUSED EXPORTS: interpreterLanguage

;// CONCATENATED MODULE: ./build/compiled/src/policy/languages/table.js
/** Programming languages by the names of their files. Made by `npm run generate` from the package linguist-languages. */
/** Each `name|extensions|interpreters`, the lists separated by blanks. */
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
    'Java Server Pages|.jsp .tag|',
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
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt|php',
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
    'Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx',
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
/** Extensions of files that hold no program: data, markup, prose, builds and shells. */
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.php .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blade.php .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .groovy .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gvy .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .phtml .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
/** Names of files that hold no program although their extension is that of one; in lower case. */
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/compiled/src/policy/languages/languages.js
/** Which programming language a file is written in, and whether people wrote it: by its name, and by its first line. */

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
/** The language of this name, as it is written here; undefined when there is none. */
function languageNamed(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
/** Folders and names that Linguist takes for other people's code. */
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
/** Names that generators give. */
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
/** By name of a file, for the next one of that name; as many as a large tree has. */
const known = new Map();
const mostKnown = 10_000;
/** Name of the programming language; undefined for data, markup, prose, builds, shells and what nobody knows. */
function languageOf(path) {
    const name = nameOf(path);
    const language = known.get(name);
    if (language !== undefined || known.has(name))
        return language;
    if (known.size >= mostKnown)
        known.clear();
    known.set(name, languageOfName(name));
    return known.get(name);
}
function languageOfName(path) {
    if (isOtherName(path))
        return undefined;
    for (const extension of extensionsOf(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
/** Whether the name alone says that the file is no program. */
function isKnownOther(path) {
    return (isOtherName(path) || proseNames.test(nameOf(path)) || extensionsOf(path).some((extension) => others.has(extension)));
}
/** Longer than any, with its version. */
const longestInterpreter = 100;
/** What the first line starts the file with; `Shell` for every shell. */
function interpreterLanguage(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = nameOf(program ?? '').toLowerCase();
    if (name.length > longestInterpreter)
        return undefined;
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
/** Of the words after `env`: neither an option nor a variable. */
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
/** Whether other people or a program wrote the file. */
function isForeign(path) {
    return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(otherNames.split(' '));
function isOtherName(path) {
    return otherNameSet.has(nameOf(path).toLowerCase());
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** `.spec.ts`, then `.ts`; in lower case. */
function extensionsOf(path) {
    const parts = nameOf(path).toLowerCase().split('.').slice(1).slice(-3);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`);
}


/***/ })

};
