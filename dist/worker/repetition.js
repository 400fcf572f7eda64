import { S as readContent, s as fingerprintOf } from "./snippet.js";
var { posix } = process.getBuiltinModule("node:path");
// src/api/words.ts
var severityWords = [
	"CRITICAL",
	"HIGH",
	"MEDIUM",
	"LOW",
	"INFO"
];
function severityRank(severity) {
	return severityWords.indexOf(severity);
}
// src/policy/languages/table.ts
var languageRows = [
	"1C Enterprise|.bsl .os|",
	"4D|.4dm|",
	"ABAP|.abap|",
	"AGS Script|.asc|",
	"AIDL|.aidl|aidl",
	"AL|.al|",
	"ALGOL|.alg|",
	"AMPL|.ampl|",
	"APL|.apl .dyalog|apl aplx dyalog",
	"ASL|.asl .dsl|",
	"ATS|.dats .hats .sats|",
	"ActionScript|.as|",
	"Ada|.adb .ada .ads|",
	"Agda|.agda|",
	"Aiken|.ak|",
	"Aleo|.aleo|",
	"Alloy|.als|",
	"AngelScript|.angelscript|",
	"Answer Set Programming|.lp|clingo",
	"Apex|.cls .apex .trigger|",
	"Apollo Guidance Computer|.agc|",
	"AppleScript|.applescript .scpt|osascript",
	"Arc|.arc|",
	"AspectJ|.aj|",
	"Assembly|.asm .a51 .nasm .s|",
	"Asymptote|.asy|asy",
	"AutoHotkey|.ahk .ah1 .ah2 .ahkl|",
	"AutoIt|.au3|",
	"B|.b|",
	"B (Formal Method)|.mch|",
	"BAML|.baml|",
	"BASIC|.bas|",
	"BQN|.bqn|",
	"Ballerina|.bal|",
	"Beef|.bf|",
	"Befunge|.befunge|",
	"Berry|.be|",
	"BlitzBasic|.decls|",
	"BlitzMax|.bmx|",
	"Bluespec|.bsv|",
	"Boo|.boo|",
	"Boogie|.bpl|boogie",
	"Brightscript|.brs|",
	"C|.c .cats .h .h.in .idc|tcc",
	"C#|.cs .cs.pp .csx .linq|",
	"C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|",
	"C2hs Haskell|.chs|",
	"C3|.c3|",
	"CLIPS|.clp|",
	"COBOL|.cob .cbl .ccp .cobol .cpy|",
	"CWeb|.w|",
	"Cadence|.cdc|",
	"Cairo|.cairo|",
	"CameLIGO|.mligo|",
	"Cangjie|.cj|",
	"Carbon|.carbon|",
	"Ceylon|.ceylon|",
	"Chapel|.chpl|",
	"Charity|.ch|",
	"ChucK|.ck|",
	"Circom|.circom|",
	"Cirru|.cirru|",
	"Clarion|.clw|",
	"Clarity|.clar|",
	"Classic ASP|.asp|",
	"Clean|.icl .dcl|",
	"Click|.click|",
	"Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb",
	"Clue|.clue|",
	"CodeQL|.ql .qll|",
	"CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee",
	"ColdFusion|.cfm .cfml|",
	"ColdFusion CFC|.cfc|",
	"Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl",
	"Common Workflow Language|.cwl|cwl-runner",
	"Component Pascal|.cp .cps|",
	"Cool|.cl|",
	"Crystal|.cr|crystal",
	"Cuda|.cu .cuh|",
	"Curry|.curry|",
	"Cycript|.cy|",
	"Cython|.pyx .pxd .pxi|",
	"D|.d .di|",
	"DIGITAL Command Language|.com|",
	"DM|.dm|",
	"Dafny|.dfy|dafny",
	"Dart|.dart|dart",
	"Daslang|.das|",
	"Dogescript|.djs|",
	"Dylan|.dylan .dyl .intr .lid|",
	"E|.e|rune",
	"ECL|.ecl .eclxml|",
	"EQ|.eq|",
	"Elixir|.ex .exs|elixir",
	"Elm|.elm|",
	"Emacs Lisp|.el .emacs .emacs.desktop|",
	"EmberScript|.em .emberscript|",
	"Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript",
	"Euphoria||eui euiw",
	"F#|.fs .fsi .fsx|",
	"F*|.fst .fsti|",
	"FIRRTL|.fir|",
	"FLUX|.fx .flux|",
	"FPP|.fpp .fppi|",
	"Factor|.factor|",
	"Fancy|.fy .fancypack|",
	"Fantom|.fan|",
	"Faust|.dsp|",
	"Fennel|.fnl|fennel",
	"Flix|.flix|",
	"Forth|.fth .4th .forth .frt|",
	"Fortran|.f .f77 .for|",
	"Fortran|.f90 .f03 .f08 .f95|",
	"FreeBASIC|.bi|",
	"Frege|.fr|",
	"Futhark|.fut|",
	"GAML|.gaml|",
	"GAMS|.gms|",
	"GAP|.gap .gi .tst|",
	"GDScript|.gd|",
	"GDShader|.gdshader .gdshaderinc|",
	"GSC|.gsc .csc .gsh|",
	"Game Maker Language|.gml|",
	"Genero 4gl|.4gl|",
	"Gleam|.gleam|",
	"Glimmer JS|.gjs|",
	"Glimmer TS|.gts|",
	"Glyph|.glf|",
	"Gno|.gno|",
	"Go|.go|",
	"Golo|.golo|",
	"Gosu|.gst .gsx .vark|",
	"Grace|.grace|",
	"Grammatical Framework|.gf|",
	"Groovy Server Pages|.gsp|",
	"HIP|.hip|",
	"Hack|.hack .hhi|",
	"Harbour|.hb|",
	"Hare|.ha|",
	"Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs",
	"Haxe|.hx .hxsl|",
	"HolyC|.hc|",
	"Hy|.hy|hy",
	"IDL|.dlm|",
	"IGOR Pro|.ipf|",
	"IL Assembly|.il|",
	"ISPC|.ispc|",
	"Idris|.idr .lidr|",
	"ImageJ Macro|.ijm|",
	"Imba|.imba|",
	"Inform 7|.ni .i7x|",
	"Io|.io|io",
	"Ioke|.ik|ioke",
	"Isabelle|.thy|",
	"J|.ijs|jconsole",
	"JASS|.j|",
	"JCL|.jcl|",
	"JSONiq|.jq|",
	"Jac|.jac|",
	"Jai|.jai|",
	"Janet|.janet|janet",
	"Java|.java .jav .jsh|",
	"Java Server Pages|.jsp .tag|",
	"JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell",
	"Jolie|.ol .iol|jolie",
	"Julia|.jl|julia",
	"KRL|.krl|",
	"KakouneScript|.kak|",
	"KerboScript|.ks|",
	"KoLmafia ASH|.ash|",
	"Koka|.kk|koka",
	"Kotlin|.kt .ktm .kts|",
	"LFE|.lfe|",
	"LOLCODE|.lol|",
	"LSL|.lsl .lslp|lsl",
	"LabVIEW|.lvproj .lvclass .lvlib|",
	"Lasso|.lasso .las .lasso8 .lasso9|",
	"Lean|.lean .hlean|",
	"Leo|.leo|",
	"LigoLANG|.ligo|",
	"Liquidsoap|.liq|",
	"Literate Agda|.lagda|",
	"Literate CoffeeScript|.litcoffee .coffee.md|",
	"Literate Haskell|.lhs|",
	"LiveCode Script|.livecodescript|",
	"LiveScript|.ls ._ls|",
	"Lobster|.lobster|",
	"Logos|.xm .xi|",
	"Logtalk|.lgt .logtalk|",
	"Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit",
	"Luau|.luau|luau",
	"M|.mumps|",
	"MATLAB|.matlab|",
	"MAXScript|.ms .mcr|",
	"MLIR|.mlir|",
	"MQL4|.mq4 .mqh|",
	"MQL5|.mq5|",
	"MUF|.muf|",
	"Macaulay2|.m2|M2",
	"MeTTa|.metta|",
	"Mercury||mmi",
	"MiniD|.minid|",
	"MiniZinc|.mzn|",
	"Mint|.mint|",
	"Mirah|.druby .duby .mirah|",
	"Modelica|.mo|",
	"Modula-2|.mod|",
	"Modula-3|.i3 .ig .m3 .mg|",
	"Mojo|.mojo|",
	"Monkey|.monkey .monkey2|",
	"Monkey C|.mc|",
	"Moocode|.moo|",
	"MoonBit|.mbt|",
	"MoonScript|.moon|moon",
	"Motorola 68K Assembly|.x68|",
	"Move|.move|",
	"NASL|.nasl|",
	"NCL|.ncl|",
	"NWScript|.nss|",
	"Nemerle|.n|",
	"NetLinx|.axs .axi|",
	"NetLogo|.nlogo|",
	"NewLisp||newlisp",
	"Nextflow|.nf|nextflow",
	"Nim|.nim .nim.cfg .nimble .nimrod .nims|",
	"Nit|.nit|",
	"Noir|.nr|",
	"Nu|.nu|nush",
	"NumPy|.numpy .numpyw .numsc|",
	"OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript",
	"OMNeT++ MSG|.msg|",
	"OMNeT++ NED|.ned|",
	"Oberon|.ob2|",
	"Objective-C|.m|",
	"Objective-C++|.mm|",
	"Objective-J|.sj|",
	"Omgrofl|.omgrofl|",
	"Opa|.opa|",
	"Opal|.opal|",
	"OpenCL|.opencl|",
	"OpenEdge ABL|.p|",
	"OpenQASM|.qasm|",
	"OpenSCAD|.scad|",
	"OverPy|.opy|",
	"Ox|.ox .oxh .oxo|",
	"Oxygene|.oxygene|",
	"Oz|.oz|",
	"P4|.p4|",
	"PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt|php",
	"Pact|.pact|",
	"Pan|.pan|",
	"Papyrus|.psc|",
	"Parrot Assembly|.pasm|parrot",
	"Parrot Internal Representation|.pir|parrot",
	"Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc",
	"Pawn|.pwn .sma|",
	"Pep8|.pep|",
	"Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl",
	"PicoLisp||picolisp pil",
	"PigLatin|.pig|",
	"Pike|.pike .pmod|pike",
	"PogoScript|.pogo|",
	"Pony|.pony|",
	"Portugol|.por|",
	"Power Query|.pq|",
	"PowerBuilder|.pbt .sra .sru .srw|",
	"Praat|.praat|",
	"Pro*C|.pc|",
	"Processing|.pde|",
	"Prolog|.plt .pro .prolog .yap|swipl yap",
	"Promela|.pml|",
	"Propeller Spin|.spin|",
	"PureBasic|.pb .pbi|",
	"PureScript|.purs|",
	"Pyret|.arr|",
	"Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv",
	"Q#|.qs|",
	"QML|.qml .qbs|",
	"QuakeC|.qc|",
	"Quint|.qnt|",
	"R|.r .rd .rhistory .rsx|Rscript",
	"RAScript|.rascript|",
	"REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|",
	"REXX|.rexx .pprx .rex|regina rexx",
	"RPGLE|.rpgle .sqlrpgle|",
	"Racket|.rkt .rktd .rktl .scrbl|racket",
	"Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo",
	"Rascal|.rsc|",
	"ReScript|.res .resi|ocaml",
	"Reason|.re .rei|",
	"ReasonLIGO|.religo|",
	"Rebol|.reb .r2 .r3 .rebol|",
	"Red|.red|",
	"Redcode|.cw|",
	"Redscript|.reds|",
	"Ren'Py|.rpy|",
	"RenderScript|.rsh|",
	"Rhai|.rhai|",
	"Ring|.ring|",
	"Roc|.roc|",
	"Rocq Prover|.coq|",
	"Rouge|.rg|",
	"Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx",
	"Rust|.rs .rs.in|rust-script",
	"SAS|.sas|",
	"SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3",
	"SQF|.sqf .hqf|",
	"SWIG|.i .swg .swig|",
	"Sage|.sage .sagews|",
	"Sail|.sail|",
	"Salt|.sls|",
	"Scala|.scala .kojo .sc|scala",
	"Scenic|.scenic|scenic",
	"Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs",
	"Scilab|.sci .sce|",
	"Self|.self|",
	"Shen|.shen|",
	"Sieve|.sieve|",
	"Slash|.sl|",
	"Slice|.ice|",
	"SmPL|.cocci|",
	"Smali|.smali|",
	"Smalltalk|.st|",
	"Snakemake|.smk .snakefile|",
	"Solidity|.sol|",
	"SourcePawn|.sp|",
	"Squirrel|.nut|",
	"Stan|.stan|",
	"Standard ML|.fun .sig .sml|",
	"Stata|.do .ado .doh .ihlp .mata .matah .sthlp|",
	"SuperCollider|.scd|sclang scsynth",
	"Sway|.sw|",
	"Swift|.swift|",
	"SystemVerilog|.sv .svh .vh|",
	"TI Program|.8xp .8xp.txt|",
	"TL-Verilog|.tlv|",
	"TLA|.tla|",
	"TypeScript|.tsx|",
	"TXL|.txl|",
	"Tact|.tact|",
	"Talon|.talon|",
	"Tape|.tape|",
	"Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish",
	"Teal|.tl|tl",
	"Terra||lua",
	"Toit|.toit|",
	"Tolk|.tolk|",
	"Turing|.tu|",
	"TypeScript|.ts .cts .mts|bun deno ts-node tsx node",
	"Unified Parallel C|.upc|",
	"Uno|.uno|",
	"UnrealScript|.uc|",
	"Untyped Plutus Core|.uplc|",
	"UrWeb|.ur .urs|",
	"VBA|.frm .vba|",
	"VBScript|.vbs|",
	"VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|",
	"Vala|.vala .vapi|",
	"Verilog|.v .veo|",
	"Verse|.verse|",
	"Vim script|.vim .vimrc .vmb|",
	"Visual Basic .NET|.vb .vbhtml|",
	"Visual Basic 6.0|.ctl .dsr|",
	"Volt|.volt|",
	"Vyper|.vy|",
	"WDL|.wdl|",
	"Whiley|.whiley|",
	"Witcher Script|.ws|",
	"Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica",
	"Wollok|.wlk|",
	"Wren|.wren|",
	"X10|.x10|",
	"XC|.xc|",
	"XQuery|.xquery .xq .xql .xqm .xqy|",
	"XS|.xs|",
	"Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|",
	"Xonsh|.xsh|",
	"Xtend|.xtend|",
	"Yul|.yul|",
	"ZAP|.zap .xzap|",
	"ZIL|.zil .mud|",
	"Zeek|.zeek .bro|",
	"ZenScript|.zs|",
	"Zephir|.zep|",
	"Zig|.zig .zig.zon|",
	"Zimpl|.zimpl .zmpl .zpl|",
	"eC|.ec .eh|",
	"hoon|.hoon|",
	"mIRC Script|.mrc|",
	"mupad|.mu|",
	"nesC|.nc|",
	"ooc|.ooc|",
	"ucode||ucode",
	"wisp|.wisp|",
	"xBase|.prg .prw|"
];
var otherExtensions = ".1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.php .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blade.php .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .groovy .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gvy .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .phtml .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme";
var otherNames = "go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua";
// src/policy/languages/languages.ts
var byExtension = new Map();
var byInterpreter = new Map();
for (const row of languageRows) {
	const [name = "", extensions = "", interpreters = ""] = row.split("|");
	for (const extension of extensions.split(" ")) if (extension !== "") byExtension.set(extension, name);
	for (const program of interpreters.split(" ")) if (program !== "" && !byInterpreter.has(program)) byInterpreter.set(program, name);
}
var names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
[...names.values()];
function languageNamed(name) {
	return names.get(name.trim().toLowerCase());
}
var media = ".avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 .odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip";
var others = new Set([...otherExtensions.split(" "), ...media.split(" ")]);
var proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
var vendored = [
	/(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
	/(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
	/(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i
];
var generated = [
	/[.-]min\.(?:js|mjs|cjs)$/i,
	/(?:^|\/)__generated__\//i,
	/\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
	/(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i
];
var known = new Map();
var mostKnown = 1e4;
function languageOf(path) {
	const name = nameOf(path);
	const language = known.get(name);
	if (language !== void 0 || known.has(name)) return language;
	if (known.size >= mostKnown) known.clear();
	known.set(name, languageOfName(name));
	return known.get(name);
}
function languageOfName(path) {
	if (isOtherName(path)) return void 0;
	for (const extension of extensionsOf(path)) {
		const language = byExtension.get(extension);
		if (language !== void 0) return language;
		if (others.has(extension)) return void 0;
	}
}
function isKnownOther(path) {
	return isOtherName(path) || proseNames.test(nameOf(path)) || extensionsOf(path).some((extension) => others.has(extension));
}
var longestInterpreter = 100;
function interpreterLanguage(firstLine) {
	const [, command = ""] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
	const words = command.split(/\s+/);
	const name = nameOf((/(?:^|\/)env$/.test(words[0] ?? "") ? words.slice(1).find(isProgramName) : words[0]) ?? "").toLowerCase();
	if (name.length > longestInterpreter) return void 0;
	if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name)) return "Shell";
	return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ""));
}
function isProgramName(word) {
	return !word.startsWith("-") && !word.includes("=");
}
function isForeign(path) {
	return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
var otherNameSet = new Set(otherNames.split(" "));
function isOtherName(path) {
	return otherNameSet.has(nameOf(path).toLowerCase());
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function extensionsOf(path) {
	const parts = nameOf(path).toLowerCase().split(".").slice(1).slice(-3);
	return parts.map((_, index) => `.${parts.slice(index).join(".")}`);
}
// src/service/engines/source-file.ts
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function folderOf(path) {
	return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
function extensionOf(path) {
	const name = baseName(path);
	const dot = name.lastIndexOf(".");
	return dot <= 0 ? "" : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
	return path.startsWith("node_modules/") || path.includes("/node_modules/");
}
// src/service/engines/sast/kinds.ts
var scriptExtensions = [
	".js",
	".mjs",
	".cjs",
	".jsx",
	".ts",
	".mts",
	".cts",
	".tsx"
];
var markups = new Map([
	[".vue", "component"],
	[".svelte", "component"],
	[".riot", "component"],
	[".marko", "component"],
	[".astro", "astro"],
	[".pug", "indented"],
	[".jade", "indented"],
	[".haml", "indented"],
	[".slim", "indented"]
]);
for (const extension of `.html .htm .shtml .stm .xhtml .xht .hta .htc .svg .ejs .hbs .handlebars .mustache .erb .rhtml .twig .njk .nunjucks .liquid .jinja .jinja2 .j2 .vm .ftl .ftlh .tpl .tmpl .gohtml .heex .eex .leex .cshtml .razor .mjml .dust .eta .edge .kit .mako .latte .smarty .aspx .ascx .master .phtml .jspf .jspx .templ`.split(" ")) markups.set(extension, "page");
var pageLanguages = new Set([...[
	"PHP",
	"Hack",
	"Java Server Pages",
	"Groovy Server Pages",
	"Classic ASP",
	"ASP.NET",
	"ColdFusion"
], "Visual Basic .NET"]);
var telling = {
	script: [
		"",
		".txt",
		".jake",
		".frag"
	],
	page: [
		".txt",
		".xml",
		".xsl",
		".xslt",
		".mht",
		".mhtml"
	]
};
function suspicionOf(path, language, isOther) {
	const extension = extensionOf(path);
	if (language !== void 0) return pageLanguages.has(language) ? {
		kind: { markup: "page" },
		role: "part"
	} : void 0;
	if (path.toLowerCase().endsWith(".blade.php")) return {
		kind: { markup: "page" },
		role: "part"
	};
	if (!isOther || isScriptTemplate(path, "page") || telling.script.includes(extension)) return {
		kind: { extension: ".js" },
		role: "guess"
	};
	return telling.page.includes(extension) ? {
		kind: { markup: "page" },
		role: "guess"
	} : void 0;
}
var shared = { ".wxs": ".js" };
function scriptKindOf(path) {
	const extension = extensionOf(path);
	const markup = markups.get(extension);
	if (markup !== void 0) return isScriptTemplate(path, markup) ? void 0 : { markup };
	const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
	if (script !== void 0) return { extension: script };
	return kindOfLanguage(languageOf(path));
}
function isScriptTemplate(path, markup) {
	return markup === "page" && /\.[cm]?[jt]sx?\.\w+$/i.test(path);
}
function kindOfLanguage(language) {
	if (language === "JavaScript") return { extension: ".js" };
	return language === "TypeScript" ? { extension: ".ts" } : void 0;
}
function isOtherFormat(path, text) {
	const extension = extensionOf(path);
	return (extension === ".ts" || extension in shared) && /^\s*<(?:\?xml|!DOCTYPE|TS\b|Wix\b)/i.test(text.slice(0, 2e3));
}
// src/service/engines/tree-engine.ts
var missingCodes = new Set(["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"]);
async function loadIfInstalled(load) {
	try {
		return await load();
	} catch (error) {
		if (missingCodes.has(error.code ?? "")) return void 0;
		throw error;
	}
}
async function ifInstalled({ name, packages }, work) {
	const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(" ")}`;
	return await loadIfInstalled(work) ?? {
		findings: [],
		coverage: "not covered",
		diagnostics: [{
			engine: name,
			message
		}],
		lookedAt: []
	};
}
// src/service/engines/sast/size.ts
var maximumScriptBytes = 1048576;
var minified = {
	leastBytes: 5e3,
	longLine: 500,
	share: .8
};
function reasonToSkip(text) {
	if (text.length > 1048576) return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
	if (text.length < minified.leastBytes) return void 0;
	return text.split("\n").reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0) / text.length >= minified.share ? "Minified script: code not analysed" : void 0;
}
// src/service/engines/sast/program/links.ts
var specifier = /(?:\bfrom|\bimport|\brequire|\bexport)\b[\s(]*(["'`])(\.{1,2}(?:\/[^"'`\n\\]*)?)\1/g;
async function linkScripts(root, scripts) {
	const known = new Map(scripts.map(({ path, stored, extension }) => [path, {
		stored,
		extension
	}]));
	const loads = new Map();
	for (const { path, stored } of scripts) {
		const text = readContent(root, stored).toString();
		if (text.length > 1048576) continue;
		for (const [, , written = ""] of text.matchAll(specifier)) {
			const found = resolved(path, written, (each) => known.has(each)).path;
			if (found === void 0 || found === path) continue;
			const importers = loads.get(found);
			if (importers === void 0) loads.set(found, new Set([path]));
			else importers.add(path);
		}
	}
	const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
	return new Map([...linked].flatMap((path) => {
		const script = known.get(path);
		return script === void 0 ? [] : [[path, {
			...script,
			importers: [...loads.get(path) ?? []].sort()
		}]];
	}));
}
function stateOfLinks(paths, links, digestOf) {
	const states = paths.map((path) => {
		const script = links.get(path);
		return script === void 0 ? [path] : [
			path,
			digestOf(script.stored),
			script.extension,
			...script.importers
		];
	});
	return fingerprintOf([JSON.stringify(states)]);
}
function resolved(from, written, isThere) {
	const missed = [];
	for (const path of candidates(from, written)) {
		if (isThere(path)) return {
			path,
			missed
		};
		missed.push(path);
	}
	return {
		path: void 0,
		missed
	};
}
var compiled = {
	".js": [".ts", ".tsx"],
	".jsx": [".tsx"],
	".mjs": [".mts"],
	".cjs": [".cts"]
};
function candidates(from, written) {
	const base = posix.join(posix.dirname(from), written.replace(/[?#].*$/, "")).replace(/\/$/, "");
	const extension = posix.extname(base);
	const sources = (compiled[extension] ?? []).map((other) => `${base.slice(0, -extension.length)}${other}`);
	const folder = base === "." ? "index" : `${base}/index`;
	return [
		base,
		...sources,
		...scriptExtensions.map((other) => `${base}${other}`),
		...scriptExtensions.map((other) => `${folder}${other}`)
	];
}
// src/service/engines/sast/flow/repetition.ts
var longest = 2e3;
function isSlow(pattern) {
	if (pattern.length > longest || !/\)[+*{]/.test(pattern)) return false;
	const { group } = readGroup(pattern, 0);
	return hasSlowPart(group);
}
function hasSlowPart({ alternatives }) {
	return alternatives.some((atoms) => atoms.some(({ group, isEndless }) => group !== void 0 && (isEndless && isAmbiguous(group) || hasSlowPart(group))));
}
function isAmbiguous({ alternatives }) {
	return alternatives.some((atoms) => {
		const varied = atoms.flatMap((atom) => variedIn(atom));
		if (varied.length === 0) return false;
		return !atoms.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(charactersOf).some((mark) => varied.every((each) => !overlaps(each, mark)));
	});
}
function variedIn({ pattern, group, isVaried }) {
	if (pattern !== void 0) return isVaried ? [pattern] : [];
	const inner = (group?.alternatives ?? []).flat();
	return isVaried ? inner.flatMap(charactersOf) : inner.flatMap(variedIn);
}
function charactersOf({ pattern, group }) {
	if (pattern !== void 0) return [pattern];
	const [only, ...others] = group?.alternatives ?? [];
	return only === void 0 || others.length > 0 ? [] : only.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(charactersOf);
}
var samples = Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 32)).join("\n").split("\n").concat([
	"\n",
	"	",
	"\u00e9",
	"\u6f22"
]);
function overlaps(one, other) {
	try {
		const [first, second] = [new RegExp(`^(?:${one})$`, "s"), new RegExp(`^(?:${other})$`, "s")];
		return samples.some((sample) => first.test(sample) && second.test(sample));
	} catch {
		return false;
	}
}
function readGroup(pattern, from) {
	const alternatives = [[]];
	let at = from;
	while (at < pattern.length && pattern[at] !== ")") {
		if (pattern[at] === "|") {
			alternatives.push([]);
			at += 1;
			continue;
		}
		const { atom, end } = readAtom(pattern, at);
		if (atom !== void 0) alternatives.at(-1)?.push(atom);
		at = end;
	}
	return {
		group: { alternatives },
		end: at + 1
	};
}
var single = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|[\s\S]/iy;
var quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
function readAtom(pattern, at) {
	const isGroup = pattern[at] === "(";
	const opening = isGroup ? /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at))?.[0] ?? "(" : "";
	single.lastIndex = at;
	const text = isGroup ? "" : single.exec(pattern)?.[0] ?? pattern[at] ?? "";
	const inner = isGroup ? readGroup(pattern, at + opening.length) : void 0;
	const after = inner?.end ?? at + Math.max(text.length, 1);
	quantifier.lastIndex = after;
	const found = quantifier.exec(pattern);
	const end = after + (found?.[0].length ?? 0);
	if (/^\(\?(?:<?[=!])/.test(opening) || /^(?:[$^]|\\[bB])$/.test(text)) return { end };
	const times = timesOf(found);
	return {
		atom: inner === void 0 ? {
			pattern: text,
			...times
		} : {
			group: inner.group,
			...times
		},
		end
	};
}
function timesOf(found) {
	const [, sign, least, comma, most] = found ?? [];
	if (sign !== void 0) return {
		isOptional: sign !== "+",
		isVaried: sign !== "?",
		isEndless: sign !== "?"
	};
	return {
		isOptional: least === "0",
		isVaried: comma === "," && least !== most,
		isEndless: comma === "," && most === ""
	};
}
export { isForeign as _, reasonToSkip as a, languageOf as b, isOtherFormat as c, suspicionOf as d, baseName as f, interpreterLanguage as g, isInstalledPackage as h, stateOfLinks as i, kindOfLanguage as l, folderOf as m, linkScripts as n, ifInstalled as o, extensionOf as p, resolved as r, loadIfInstalled as s, isSlow as t, scriptKindOf as u, isKnownOther as v, severityRank as x, languageNamed as y };
