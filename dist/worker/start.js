import { Worker } from "node:worker_threads";
import { chmod, mkdir, mkdtemp, open, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix, relative, resolve, sep, win32 } from "node:path";
import { createHash, createHmac } from "node:crypto";
import { devNull, tmpdir } from "node:os";
import { fork, spawn } from "node:child_process";
import { accessSync, constants, readFileSync, realpathSync, statSync } from "node:fs";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
var inconclusiveReasons = {
	settings: {
		meaning: "a setting is missing or malformed",
		effect: "always fails",
		hint: "Correct the settings and run again.",
		needsAction: true
	},
	fork: {
		meaning: "not scanned: pull request from a fork",
		effect: "fails",
		hint: "Gate forks without a key, with scan-gate run --embedded.",
		needsAction: true
	},
	"no-key": {
		meaning: "not scanned: no API key",
		effect: "fails",
		hint: "Set api-key from a secret; gate runs that get no secrets with scan-gate run --embedded.",
		needsAction: true
	},
	"wrong-ref": {
		meaning: "not scanned: there is no branch to scan",
		effect: "fails",
		hint: "Run the gate on branches and pull requests, or name the branch with the setting branch.",
		needsAction: true
	},
	moved: {
		meaning: "the branch moved, or its head could not be read",
		effect: "fails",
		hint: "Run the gate on the newer commit; reading the head needs the permission contents: read."
	},
	policy: {
		meaning: "the policy could not be read",
		effect: "fails",
		hint: "Look at where the policy is read from: config-file, policy-ref, and the permission contents: read.",
		needsAction: true
	},
	"not-found": {
		meaning: "the repository, branch or scan was not found",
		effect: "fails",
		hint: "Check repository-id, branch and scan-id, and what the key has access to.",
		needsAction: true
	},
	"foreign-repository": {
		meaning: "the repository at the service is another one",
		effect: "fails",
		hint: "Correct repository-id, or remove it to have the repository found by its address.",
		needsAction: true
	},
	auth: {
		meaning: "the service refused the API key",
		effect: "fails",
		hint: "Check api-key and its scopes.",
		needsAction: true
	},
	unavailable: {
		meaning: "the service could not be reached",
		effect: "fails",
		hint: "Run the gate again; check base-url, the network and the proxy settings when it stays so."
	},
	"rate-limited": {
		meaning: "the service asked to wait for too long",
		effect: "fails",
		hint: "Run the gate again later, or raise timeout-seconds."
	},
	"scan-failed": {
		meaning: "the scan failed",
		effect: "fails",
		hint: "Look at the scan at the service, then run the gate again."
	},
	timeout: {
		meaning: "the scan did not end in time",
		effect: "fails",
		hint: "Raise timeout-seconds, or judge the scan later with scan-id."
	},
	protocol: {
		meaning: "the service answered in a way that cannot be trusted",
		effect: "fails",
		hint: "Run the gate again; when it stays so, check base-url and tell those who run the service."
	},
	evidence: {
		meaning: "the evidence does not settle it",
		effect: "fails",
		hint: "The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.",
		isOfEvidence: true
	},
	"not-covered": {
		meaning: "nothing was scanned for a type that counts",
		effect: "fails",
		hint: "Have it scanned (any scanner’s SARIF can be judged), or say in the policy that it does not count: accept-uncovered for languages, fail-on-types for types.",
		needsAction: true,
		isOfEvidence: true
	},
	"not-waited": {
		meaning: "the scan was started and not waited for",
		effect: "passes",
		hint: "Judge it later with scan-id."
	},
	publish: {
		meaning: "a file that was asked for could not be written",
		effect: "always fails",
		hint: "Name a file that can be written."
	},
	cancelled: {
		meaning: "the run was cancelled",
		effect: "always fails",
		hint: "Run the gate again."
	},
	internal: {
		meaning: "a fault of Scan Gate itself",
		effect: "always fails",
		hint: "Run the gate again; report the fault with this line when it stays so."
	}
};
Object.keys(inconclusiveReasons).filter((name) => inconclusiveReasons[name].effect === "always fails");
var GateError = class extends Error {
	code;
	hint;
	reason;
	isAmbiguous;
	status;
	brief;
	constructor(code, message, details = {}) {
		super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
		this.name = "GateError";
		this.code = code;
		this.hint = details.hint;
		this.reason = details.reason;
		this.isAmbiguous = details.isAmbiguous ?? false;
		this.status = details.status;
		this.brief = details.brief;
	}
};
function asGateError(value, code = "PROTOCOL") {
	if (value instanceof GateError) return value;
	const [line = ""] = (value instanceof Error ? value.message || value.name : String(value)).trim().split(/[\r\n]/, 1);
	return new GateError(code, `Unexpected error: ${line}`, {
		cause: value,
		reason: "internal"
	});
}
// src/git/skipped-files.ts
var maximumLines = 20;
function diagnosticsOfSkips(engine, skips) {
	return [...Map.groupBy(skips, (skip) => skip.reason)].flatMap(([message, group]) => {
		const paths = group.map((skip) => skip.filePath).sort();
		if (paths.length <= maximumLines) return paths.map((path) => ({
			engine,
			message,
			file_path: path
		}));
		return [{
			engine,
			message: `${message} (${paths.length} files)`,
			file_paths: paths
		}];
	});
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
// src/service/engines/text.ts
var sampledBytes = 65536;
var binaryShare = .02;
var wide = {
	leastBytes: 8,
	zeros: .4,
	otherZeros: .1
};
async function readFileText(root, stored) {
	return decodeText(await readFile(join(root, stored)));
}
function decodeText(content) {
	const isEncrypted = content.subarray(0, 10).toString("latin1") === "\0GITCRYPT\0";
	const marked = markedEncoding(content);
	if (marked !== void 0) return {
		text: withoutMark(marked(content)),
		isBinary: false,
		isEncrypted
	};
	const guessed = guessedEncoding(content);
	const narrow = withoutMark(narrowText(content));
	if (guessed !== void 0) return {
		text: guessed(content),
		narrow,
		isBinary: false,
		isEncrypted
	};
	return {
		text: narrow,
		isBinary: looksBinary(content),
		isEncrypted
	};
}
function readingsOf(content) {
	const narrow = withoutMark(narrowText(content));
	const marked = markedEncoding(content);
	const wide = marked === void 0 ? [] : [withoutMark(marked(content))];
	return narrow.includes("\0") ? [
		narrow.replaceAll("\0", " "),
		narrow.replaceAll("\0", ""),
		...wide
	] : [narrow, ...wide];
}
function narrowText(content) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return content.toString("latin1");
	}
}
function markedEncoding(content) {
	const mark = content.toString("hex", 0, 4);
	if (mark === "fffe0000") return (bytes) => fromUtf32(bytes, true);
	if (mark === "0000feff") return (bytes) => fromUtf32(bytes, false);
	if (mark.startsWith("fffe")) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (mark.startsWith("feff")) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function guessedEncoding(content) {
	if (content.length < wide.leastBytes) return void 0;
	const [even, odd] = zeroShares(content.subarray(0, sampledBytes));
	if (odd > wide.zeros && even < wide.otherZeros) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (even > wide.zeros && odd < wide.otherZeros) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function fromUtf32(bytes, isLittle) {
	const points = [];
	for (let index = 0; index + 3 < bytes.length; index += 4) {
		const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
		points.push(point <= 1114111 ? String.fromCodePoint(point) : "�");
	}
	return points.join("");
}
function zeroShares(sample) {
	const zeros = [0, 0];
	for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
	const places = Math.max(2, Math.floor(sample.length / 2));
	return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
	const sample = content.subarray(0, sampledBytes);
	let odd = 0;
	for (const byte of sample) if (byte < 32 && !(byte >= 8 && byte <= 13) && byte !== 27) odd += 1;
	return odd > sample.length * binaryShare;
}
function withoutMark(text) {
	return text.startsWith("﻿") ? text.slice(1) : text;
}
// src/service/engines/iac/iac.ts
var name$3 = "iac";
var sniffedCharacters = 65536;
var byName = [
	[/\.(?:tf|tfvars|tofu)(?:\.json)?$|\.hcl$/, "Terraform"],
	[/^(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, "Dockerfile"],
	[/^(?:docker-)?compose(?:\..+)?\.ya?ml$/, "Docker Compose"],
	[/^(?:chart|kustomization)\.ya?ml$/, "Kubernetes"],
	[/\.bicep$/, "Bicep"]
];
var byContent = [
	[/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, "CloudFormation"],
	[/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, "Kubernetes"],
	[/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, "Azure Resource Manager"]
];
var templateExtensions = new Set([
	".yaml",
	".yml",
	".json",
	".template"
]);
var iacEngine = {
	name: name$3,
	scanType: "iac",
	isShared: () => false,
	scan: nameTemplates
};
async function nameTemplates({ root, files, signal }) {
	const skips = [];
	for (const file of files) {
		signal.throwIfAborted();
		const kind = await kindOf(root, file);
		if (kind !== void 0) skips.push({
			reason: `${kind}: no scanner for it is installed, not looked at`,
			filePath: file.path
		});
	}
	return {
		findings: [],
		coverage: "not covered",
		diagnostics: diagnosticsOfSkips(name$3, skips),
		lookedAt: []
	};
}
async function kindOf(root, { path, stored }) {
	const fileName = baseName(path).toLowerCase();
	const named = byName.find(([pattern]) => pattern.test(fileName))?.[1];
	if (named !== void 0 || !templateExtensions.has(extensionOf(path))) return named;
	const start = (await readFileText(root, stored)).text.slice(0, sniffedCharacters);
	return byContent.find(([pattern]) => pattern.test(start))?.[1];
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
var names$1 = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
[...names$1.values()];
function languageNamed(name) {
	return names$1.get(name.trim().toLowerCase());
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
function languageOf(path) {
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
// src/service/engines/program.ts
var firstLineBytes = 512;
async function programOf(root, { path, stored }) {
	const named = languageOf(path);
	if (named !== void 0) return {
		language: named,
		isNamed: true
	};
	const extension = extensionOf(path);
	if (extension === ".ipynb") return {
		language: await notebookLanguage(join(root, stored)),
		isNamed: false
	};
	const mayStartOther = extension === "" || shellExtensions.has(extension);
	if (isKnownOther(path) && !mayStartOther) return {
		language: void 0,
		isNamed: true
	};
	const [first = "", second = ""] = await firstLines(join(root, stored));
	const language = interpreterLanguage(first);
	return {
		language: language === "Shell" && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second) ? "JavaScript" : language,
		isNamed: false
	};
}
var shellExtensions = new Set([
	".sh",
	".bash",
	".zsh",
	".ksh",
	".command",
	".cgi"
]);
async function notebookLanguage(path) {
	const { kernelspec, language_info: info } = (await readFile(path, "utf8").then(JSON.parse).catch(() => void 0))?.metadata ?? {};
	return languageNamed(String(kernelspec?.language ?? info?.name ?? "")) ?? "Python";
}
async function firstLines(path) {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLineBytes), 0, firstLineBytes, 0);
		return decodeText(buffer.subarray(0, bytesRead)).text.split(/\r\n|[\r\n]/, 2);
	} finally {
		await file.close();
	}
}
// src/service/engines/snippet.ts
var shownLines = 5;
var shownColumns = 200;
var deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
function reportedCode(lines, range) {
	const part = lines.slice(range.line - 1, range.endLine);
	const last = part.length - 1;
	return part.map((line, index) => {
		return line.slice(index === 0 ? range.column - 1 : 0, index === last ? range.endColumn - 1 : void 0);
	}).join("\n");
}
function shownCode(lines, range) {
	const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
	const filled = part.filter((line) => line.trim() !== "");
	const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
	const start = Math.max(0, range.column - 1 - shownColumns / 2);
	return part.map((line) => line.length > 400 ? line.slice(start, start + shownColumns) : line.slice(indent)).join("\n").replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function normalized(code) {
	return code.replaceAll(/\s+/g, " ").trim();
}
function lineFinder$1(text) {
	const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
	return (offset) => {
		let [low, high] = [0, starts.length];
		while (high - low > 1) {
			const middle = low + high >> 1;
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle;
		}
		return low + 1;
	};
}
// src/service/engines/task.ts
async function* lookHere(scanner, tasks, { root, signal }) {
	const look = await scanner.open(root);
	for (const task of tasks) {
		signal.throwIfAborted();
		yield await lookAt(look, task);
	}
}
async function lookAt(look, task) {
	try {
		return {
			task,
			answer: await look(task)
		};
	} catch (error) {
		const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
		return {
			task,
			fault: `the scanner failed: ${line.slice(0, 200)}`
		};
	}
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
// src/service/engines/sast/grammars.ts
var decorators = ["decorators", "decoratorAutoAccessors"];
var legacyDecorators = ["decorators-legacy", "decoratorAutoAccessors"];
var later = [
	"explicitResourceManagement",
	"sourcePhaseImports",
	"deferredImportEvaluation"
];
var scripts = [
	["jsx", ...decorators],
	[
		"jsx",
		"flow",
		...legacyDecorators
	],
	[
		"jsx",
		"typescript",
		...legacyDecorators
	]
];
var typed = [["typescript", ...legacyDecorators], ["typescript", ...decorators]];
var typedMarkup = [[
	"typescript",
	"jsx",
	...legacyDecorators
], [
	"typescript",
	"jsx",
	...decorators
]];
var declarations = [[["typescript", { dts: true }], ...legacyDecorators]];
var dialects = {
	".js": scripts,
	".mjs": scripts,
	".cjs": scripts,
	".jsx": scripts,
	".ts": typed,
	".mts": typed,
	".cts": typed,
	".tsx": typedMarkup
};
function grammarsFor(path, extension) {
	const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
	const kinds = isDeclaration ? declarations : dialects[extension];
	const key = `${extension} ${isDeclaration}`;
	const known = grammars.get(key);
	if (known !== void 0) return known;
	const types = sourceTypesOf(extension);
	const strict = kinds.flatMap((dialect) => types.map((sourceType) => grammar(sourceType, dialect, false)));
	const [first = []] = kinds;
	const all = [...strict, grammar(types[0] ?? "module", first, true)];
	grammars.set(key, all);
	return all;
}
var grammars = new Map();
function sourceTypesOf(extension) {
	if (extension === ".mjs" || extension === ".mts") return ["module"];
	return extension === ".cjs" || extension === ".cts" ? ["commonjs", "module"] : ["module", "commonjs"];
}
function grammar(sourceType, dialect, recover) {
	return {
		sourceType,
		plugins: [...dialect, ...later],
		recover
	};
}
// src/service/engines/sast/rules.ts
var onlyWhenReached = "The scanner does not follow data: it is a real problem only if the value can come from outside the program.";
var sastRules = {
	"security/detect-eval-with-expression": {
		cwe: "CWE-95",
		severity: "HIGH",
		title: "Use of eval with an expression",
		description: "Text that is only known at run time is executed as code. Whoever can influence the text runs code with the rights of the program.",
		remediation: "Parse data with JSON.parse, look functions up in a table, or use a real expression parser. Do not execute text."
	},
	"no-eval": {
		cwe: "CWE-95",
		severity: "MEDIUM",
		title: "Use of eval",
		description: "eval executes text as code. It hides what the program does and becomes code injection as soon as outside text reaches it.",
		remediation: "Replace eval by the code that it would run, by JSON.parse, or by a table of functions."
	},
	"no-implied-eval": {
		cwe: "CWE-95",
		severity: "MEDIUM",
		title: "Timer that executes text as code",
		description: "setTimeout and setInterval execute a string argument as eval does.",
		remediation: "Pass a function instead of a string."
	},
	"no-new-func": {
		cwe: "CWE-95",
		severity: "HIGH",
		title: "Code built at run time with the Function constructor",
		description: "The Function constructor turns text into code, as eval does. Whoever can influence the text runs code with the rights of the program.",
		remediation: "Write the function in the source, or look it up in a table.",
		variants: [{
			code: /^(?:new\s+)?(?:\w+\.)?Function\s*\(\s*(?:(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`)\s*,?\s*)*\)$/,
			meaning: {
				cwe: "CWE-95",
				severity: "LOW",
				title: "Function constructor with constant text",
				description: "The Function constructor turns text into code. The text is constant here, so nothing can be injected; a content security policy that forbids eval breaks it.",
				remediation: "Write the function in the source."
			}
		}]
	},
	"no-script-url": {
		cwe: "CWE-79",
		severity: "LOW",
		title: "Address with the javascript: scheme",
		description: "A javascript: address executes its text as code in the page, as eval does.",
		remediation: "Use an event handler, or a button instead of a link."
	},
	"security/detect-child-process": {
		cwe: "CWE-78",
		severity: "HIGH",
		title: "Shell command built at run time",
		description: `child_process.exec gives its text to a shell. A value in it that comes from outside can start any other command. ${onlyWhenReached}`,
		remediation: "Use execFile or spawn with a fixed program and an array of arguments, and no shell.",
		variants: [{
			message: /^Found require\(/,
			meaning: {
				cwe: "CWE-78",
				severity: "INFO",
				title: "child_process is loaded in passing",
				description: "The module that starts processes is loaded inside an expression, where the scanner cannot see how it is used.",
				remediation: "Load it into a constant at the top of the file and use execFile or spawn with an array of arguments."
			}
		}]
	},
	"security/detect-unsafe-regex": {
		cwe: "CWE-1333",
		severity: "MEDIUM",
		title: "Regular expression that can take exponential time",
		description: "Nested or overlapping repetitions can make the expression run for minutes on a short, crafted text, which blocks the whole process.",
		remediation: "Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine."
	},
	"security/detect-non-literal-regexp": {
		cwe: "CWE-1333",
		severity: "LOW",
		title: "Regular expression built at run time",
		description: `Text becomes part of a regular expression. Crafted text can change what it matches or make it run for minutes. ${onlyWhenReached}`,
		remediation: "Use a constant expression, or escape the text with RegExp.escape before it is inserted."
	},
	"security/detect-non-literal-require": {
		cwe: "CWE-829",
		severity: "MEDIUM",
		title: "Module chosen at run time",
		description: `require loads and runs whatever file its argument names. ${onlyWhenReached}`,
		remediation: "Use constant module names, or a table from permitted names to modules."
	},
	"security/detect-non-literal-fs-filename": {
		cwe: "CWE-22",
		severity: "LOW",
		title: "File name built at run time",
		description: `A file is opened whose name is not constant. With ".." in it, a caller can reach files that it should not. ${onlyWhenReached}`,
		remediation: "Resolve the name against a fixed folder and check that the result still lies inside it."
	},
	"security/detect-possible-timing-attacks": {
		cwe: "CWE-208",
		severity: "LOW",
		title: "Secret compared in varying time",
		description: "Comparing a secret with === stops at the first difference; the time taken tells how much of a guess was right.",
		remediation: "Compare with crypto.timingSafeEqual."
	},
	"security/detect-pseudoRandomBytes": {
		cwe: "CWE-338",
		severity: "MEDIUM",
		title: "Use of crypto.pseudoRandomBytes",
		description: "The function is deprecated, and by its contract its numbers need not be unpredictable.",
		remediation: "Use crypto.randomBytes."
	},
	"security/detect-new-buffer": {
		cwe: "CWE-908",
		severity: "MEDIUM",
		title: "Buffer constructor with a value known at run time",
		description: "new Buffer(n) with a number hands out memory that may still hold old contents of the process.",
		remediation: "Use Buffer.from for data and Buffer.alloc for sizes."
	},
	"security/detect-buffer-noassert": {
		cwe: "CWE-119",
		severity: "MEDIUM",
		title: "Buffer access without a bounds check",
		description: "noAssert switches off the check that an offset lies inside the buffer.",
		remediation: "Remove the noAssert argument."
	},
	"security/detect-disable-mustache-escape": {
		cwe: "CWE-79",
		severity: "MEDIUM",
		title: "Template escaping switched off",
		description: "Without escaping, values end up in the page as markup, scripts included.",
		remediation: "Leave escaping on and mark only trusted values as safe."
	},
	"security/detect-no-csrf-before-method-override": {
		cwe: "CWE-352",
		severity: "MEDIUM",
		title: "CSRF check before method override",
		description: "The check sees the original method, and the override then turns a harmless GET into a changing request.",
		remediation: "Put the method override before the CSRF middleware."
	},
	"security/detect-bidi-characters": {
		cwe: "CWE-1007",
		severity: "HIGH",
		title: "Hidden characters that reverse the text shown",
		description: "Characters that change the direction of text make code read differently from how it runs (\"Trojan Source\").",
		remediation: "Remove the characters, and review what the line really does."
	},
	"security/detect-invisible-characters": {
		cwe: "CWE-1007",
		severity: "HIGH",
		title: "Invisible character in the code",
		description: "A character without a glyph is used in code or in a comment. It can hide a name or a parameter from a reviewer.",
		remediation: "Remove the character, and review what the line really does."
	},
	"no-unsanitized/property": {
		cwe: "CWE-79",
		severity: "MEDIUM",
		title: "Markup assigned without escaping",
		description: `A value that is not constant becomes markup of the page, scripts included. ${onlyWhenReached}`,
		remediation: "Use textContent, or clean the value with a sanitizer such as DOMPurify."
	},
	"no-unsanitized/method": {
		cwe: "CWE-79",
		severity: "MEDIUM",
		title: "Markup inserted without escaping",
		description: `A value that is not constant is written into the page as markup, scripts included. ${onlyWhenReached}`,
		remediation: "Use textContent or DOM methods, or clean the value with a sanitizer such as DOMPurify.",
		variants: [{
			message: /call to import\b/,
			meaning: {
				cwe: "CWE-829",
				severity: "LOW",
				title: "Module imported by a name built at run time",
				description: `import() loads and runs whatever module its argument names. ${onlyWhenReached}`,
				remediation: "Use constant module names, or a table from permitted names to modules."
			}
		}]
	}
};
function meaningOf(rule, message, code) {
	return (rule.variants?.find((candidate) => (candidate.message?.test(message) ?? true) && (candidate.code?.test(code.trim()) ?? true)))?.meaning ?? rule;
}
// src/service/engines/sast/linter.ts
async function loadLintLibraries() {
	const [eslint, parser, security, unsanitized] = await Promise.all([
		import("eslint"),
		import("@babel/eslint-parser"),
		import("eslint-plugin-security"),
		import("eslint-plugin-no-unsanitized")
	]);
	return {
		ESLint: eslint.ESLint,
		parser: parser.default,
		plugins: {
			security: security.default,
			"no-unsanitized": unsanitized.default
		}
	};
}
var globals = Object.fromEntries([
	"window",
	"self",
	"global",
	"setTimeout",
	"setInterval",
	"setImmediate",
	"execScript",
	"require",
	"module"
].map((name) => [name, "readonly"]));
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
			const answer = await lintOnce(linterFor(grammar), join(folder, `source${extension}`), text);
			problem ??= answer.problem;
			if (answer.problem === void 0) return {
				...answer,
				...grammar.recover && problem ? { problem } : {}
			};
		}
		return {
			reports: [],
			problem: problem ?? "no grammar fits",
			isRead: false
		};
	};
}
async function lintOnce(linter, filePath, text) {
	let results;
	try {
		results = await linter.lintText(text, {
			filePath,
			warnIgnored: true
		});
	} catch (error) {
		return {
			reports: [],
			problem: `a rule failed: ${firstLine(error)}`,
			isRead: false
		};
	}
	const messages = results.flatMap((result) => result.messages);
	const other = messages.find((message) => message.ruleId === null);
	if (other !== void 0 || results.length === 0) return {
		reports: [],
		problem: other?.message ?? "the file was ignored",
		isRead: false
	};
	return {
		reports: messages.map(reportOf),
		isRead: true
	};
}
function reportOf(message) {
	const { ruleId, line, column } = message;
	const endLine = message.endLine ?? line;
	const endColumn = message.endColumn ?? column;
	return {
		ruleId: ruleId ?? "",
		message: message.message,
		line,
		column,
		endLine,
		endColumn
	};
}
function newLinter(cwd, { ESLint, parser, plugins }, grammar) {
	return new ESLint({
		cwd,
		overrideConfigFile: true,
		allowInlineConfig: false,
		ignore: false,
		cache: false,
		overrideConfig: {
			files: ["**/source.*"],
			plugins,
			linterOptions: {
				noInlineConfig: true,
				reportUnusedDisableDirectives: "off",
				reportUnusedInlineConfigs: "off"
			},
			languageOptions: {
				ecmaVersion: "latest",
				sourceType: grammar.sourceType,
				globals,
				parser,
				parserOptions: parserOptionsOf(grammar)
			},
			rules: Object.fromEntries(Object.keys(sastRules).map((rule) => [rule, "error"]))
		}
	});
}
function parserOptionsOf({ sourceType, plugins, recover }) {
	return {
		requireConfigFile: false,
		babelOptions: {
			babelrc: false,
			configFile: false,
			browserslistConfigFile: false,
			presets: [],
			parserOpts: {
				...sourceType === "commonjs" ? {} : { allowReturnOutsideFunction: true },
				allowUndeclaredExports: true,
				errorRecovery: recover,
				plugins: [...plugins]
			}
		}
	};
}
function firstLine(error) {
	return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
function nullish$1(input) {
	return input === null || input === void 0;
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
var NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a$1;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync = _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number$1 = /^-?\d+(?:\.\d+)?$/;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
// node_modules/zod/v4/locales/en.js
var error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function describe$1(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			description
		});
	}];
	ch._zod.check = () => {};
	return ch;
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string(params) {
	return _string(ZodMiniString, params);
}
var ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function number(params) {
	return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
var describe = describe$1;
// src/api/schemas.ts
config(en_default());
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
string().check(_minLength(1));
string().check(describe("ISO 8601 timestamp"));
number().check(int(), _gte(0));
// src/service/engines/fingerprint.ts
function fingerprintOf(parts) {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
function identities() {
	const ordinalOf = ordinals();
	return ({ rule, path, code }) => {
		const ordinal = ordinalOf(JSON.stringify([
			rule,
			path,
			code
		]));
		return {
			fingerprint: fingerprintOf([
				rule,
				path,
				code,
				ordinal
			]),
			contentFingerprint: fingerprintOf([
				rule,
				code,
				ordinal
			])
		};
	};
}
function ordinals() {
	const seen = new Map();
	return (key) => {
		const ordinal = seen.get(key) ?? 0;
		seen.set(key, ordinal + 1);
		return ordinal;
	};
}
var guessableMarkLength = 3;
function secretMark(secret, isIssued) {
	const digest = createHmac("sha256", "scan-gate: identity of a secret").update(secret).digest("hex");
	return isIssued ? digest : digest.slice(0, guessableMarkLength);
}
// src/service/engines/sast/attributes.ts
var attribute = /[\s"'/](on[a-z]{3,40}|srcdoc|href|src|action|formaction|data|to|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;
function codeInAttributes(text) {
	const found = [];
	for (const match of text.matchAll(attribute)) {
		const [whole, name = "", ...values] = match;
		const written = values.find((value) => value !== void 0) ?? "";
		const start = match.index + whole.lastIndexOf(written);
		const judged = judge$1(name.toLowerCase(), withoutEntities(written));
		if (judged !== void 0) found.push({
			...judged,
			start,
			isGuess: values.at(-1) !== void 0
		});
	}
	return found;
}
function judge$1(name, value) {
	if (name.startsWith("on")) return {
		code: value,
		isPage: false
	};
	if (name === "srcdoc") return {
		code: value,
		isPage: true
	};
	const [, scheme = "", rest = ""] = /^[\0-\x20]*((?:j[\t\r\n]*a[\t\r\n]*v|d[\t\r\n]*a[\t\r\n]*t)[a-z\t\r\n]*):(.*)$/is.exec(value) ?? [];
	const plain = scheme.replaceAll(/[\t\r\n]/g, "").toLowerCase();
	if (plain === "javascript") return {
		code: rest,
		isPage: false
	};
	return plain === "data" ? judgeData(rest) : void 0;
}
function judgeData(address) {
	const [, type = "", isBase64, data = ""] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(address) ?? [];
	const isPage = /html|xml/i.test(type);
	if (!isPage && !/(?:java|ecma)script/i.test(type)) return void 0;
	return {
		code: isBase64 === void 0 ? percentDecoded(data) : Buffer.from(data, "base64").toString(),
		isPage
	};
}
function percentDecoded(text) {
	return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}
var entities = {
	quot: "\"",
	apos: "'",
	amp: "&",
	lt: "<",
	gt: ">",
	colon: ":",
	tab: "	",
	newline: "\n"
};
function withoutEntities(code) {
	return code.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt|colon|tab|newline);?/gi, (whole, entity) => {
		if (!entity.startsWith("#")) return entities[entity.toLowerCase()] ?? whole;
		const point = Number(entity.slice(1).replace(/^x/i, "0x"));
		return point <= 1114111 ? String.fromCodePoint(point) : whole;
	});
}
// src/service/engines/sast/markup.ts
function scriptsIn(text, markup) {
	const scripts = {
		blocks: [],
		others: []
	};
	if (markup === "indented") return /^[ \t]*(?:%?script\b|:(?:java|coffee|type)script\b|javascript:)/m.test(text) ? {
		blocks: [],
		others: [{ language: "a template without tags" }]
	} : scripts;
	const front = markup === "astro" ? frontMatter(text) : void 0;
	if (front !== void 0) scripts.blocks.push(front);
	for (const element of scriptElements(text, markup)) {
		const judged = judge(element.attributes, markup);
		if (typeof judged === "object") scripts.others.push(judged);
		const outer = typeof judged === "string" ? blockAt(text, element, judged) : void 0;
		const inner = element.innerStart === void 0 ? void 0 : innerBlock(text, element, markup);
		if (outer !== void 0) scripts.blocks.push(inner === void 0 ? outer : {
			...outer,
			inner
		});
		else if (inner !== void 0) scripts.blocks.push(inner);
	}
	if (markup !== "page") return scripts;
	for (const { code, start, isPage, isGuess } of codeInAttributes(text)) {
		const found = isPage ? scriptsIn(code, "page") : {
			blocks: [{
				code,
				start: 0,
				extension: ".js"
			}],
			others: []
		};
		scripts.blocks.push(...found.blocks.map(({ code: inner, extension }) => ({
			code: inner,
			start,
			extension,
			isGuess
		})));
		scripts.others.push(...found.others);
	}
	return scripts;
}
function* scriptElements(text, markup) {
	const opening = /<script(?=[\s/>])/gi;
	for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
		const { attributes, end: start, isClosed } = readTag(text, found.index + 7);
		if (isClosed && markup !== "page") {
			opening.lastIndex = start;
			continue;
		}
		const { end, innerStart } = contentOf$1(text, start);
		yield {
			attributes,
			start,
			end,
			innerStart
		};
		opening.lastIndex = Math.max(end, start);
	}
}
function contentOf$1(text, start) {
	const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
	marks.lastIndex = start;
	let state = "plain";
	let innerStart;
	for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
		const [mark] = found;
		if (mark === "-->") state = "plain";
		else if (mark === "<!--") state = state === "plain" ? "escaped" : state;
		else if (mark.startsWith("</")) {
			if (state !== "double") return {
				end: found.index,
				innerStart
			};
			state = "escaped";
		} else {
			innerStart = found.index;
			if (state === "escaped") state = "double";
		}
	}
	return {
		end: text.length,
		innerStart
	};
}
function blockAt(text, { start, end }, extension) {
	return {
		code: text.slice(start, end).replace(/^\s*<!\[CDATA\[/, blanked).replace(/\]\]>\s*$/, blanked),
		start,
		extension
	};
}
function innerBlock(text, { innerStart = 0, end }, markup) {
	const tag = readTag(text, innerStart + 7);
	const extension = judge(tag.attributes, markup);
	const close = text.slice(tag.end, end).search(/<\/script[\s/>]/i);
	const place = {
		start: tag.end,
		end: close < 0 ? Math.max(end, tag.end) : tag.end + close
	};
	return typeof extension === "string" ? blockAt(text, place, extension) : void 0;
}
function readTag(text, from) {
	const attributes = new Map();
	const name = /[\s/]*([^\s/>][^\s/>=]*)?[\s]*(=?)\s*/y;
	const bare = /[^\s>]*/y;
	let at = from;
	while (at < text.length) {
		name.lastIndex = at;
		const [whole = "", key = "", equals = ""] = name.exec(text) ?? [];
		at += whole.length;
		if (key === "") return {
			attributes,
			end: Math.min(at + 1, text.length),
			isClosed: text[at - 1] === "/"
		};
		const quote = text[at];
		let value = "";
		if (equals !== "" && (quote === "\"" || quote === "'")) {
			const close = text.indexOf(quote, at + 1);
			if (close < 0) break;
			value = text.slice(at + 1, close);
			at = close + 1;
		} else if (equals !== "") {
			bare.lastIndex = at;
			value = bare.exec(text)?.[0] ?? "";
			at += value.length;
		}
		if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), value);
	}
	return {
		attributes,
		end: text.length,
		isClosed: false
	};
}
var scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;
function judge(attributes, markup) {
	const type = (attributes.get("type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const language = (attributes.get("lang") ?? "").trim().toLowerCase();
	if (attributes.has("src") && markup === "page") return void 0;
	if (type !== "" && !scriptTypes.test(type)) return void 0;
	if (/typescript|tsx/.test(type) || language === "ts" || language === "typescript") return ".ts";
	if (language === "tsx") return ".tsx";
	if (markup === "astro") return ".ts";
	return markup === "page" || [
		"",
		"js",
		"jsx",
		"javascript",
		"babel"
	].includes(language) ? ".js" : { language };
}
function frontMatter(text) {
	const [opening] = /^\s*---[ \t]*(?=\r?\n)/.exec(text) ?? [];
	if (opening === void 0) return void 0;
	const end = text.indexOf("\n---", opening.length);
	return end < 0 ? void 0 : {
		code: text.slice(opening.length, end),
		start: opening.length,
		extension: ".ts"
	};
}
var templateTags = [
	["{{", "}}"],
	["{%", "%}"],
	["<%", "%>"],
	["<?", "?>"]
];
function withoutTemplateTags(code) {
	let plain = code;
	for (const [open, close] of templateTags) {
		const parts = [];
		let at = 0;
		for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
			const end = plain.indexOf(close, start + open.length);
			if (end < 0) break;
			parts.push(plain.slice(at, start), placeholder(plain.slice(start, end + close.length)));
			at = end + close.length;
		}
		plain = parts.join("") + plain.slice(at);
	}
	return plain === code ? void 0 : plain;
}
function placeholder(tag) {
	return (tag.startsWith("{{") ? !/^\{\{\{?[\s~-]*[#/^!>]/.test(tag) : /^<[%?](?:=|-|php\s+echo\b)/.test(tag)) && !tag.includes("\n") ? "_".repeat(tag.length) : blanked(tag);
}
function blanked(text) {
	return text.replaceAll(/[^\r\n]/g, " ");
}
// src/service/engines/sast/script-file.ts
var maximumScriptBytes = 1048576;
var minified = {
	leastBytes: 5e3,
	longLine: 500,
	share: .8
};
function scriptScanner(name, load) {
	return {
		name,
		open: async (root) => {
			const lint = createLinter(dirname(root), await load());
			return (task) => scanFile(lint, root, task);
		}
	};
}
async function scanFile(lint, root, task) {
	if (task.role === void 0) return scanRead(lint, task, await readFileText(root, task.stored));
	const read = await readFileText(root, task.stored);
	const nothing = {
		findings: [],
		isRead: false
	};
	if (read.isBinary) return nothing;
	const answer = await scanRead(lint, task.role === "guess" && /<script[\s/>]/i.test(read.text) ? {
		...task,
		kind: { markup: "page" }
	} : task, read);
	return answer.problem !== void 0 && task.role === "guess" ? nothing : {
		...nothing,
		findings: answer.findings
	};
}
async function scanRead(lint, task, read) {
	const { text, narrow, isEncrypted } = read;
	if (isEncrypted) return {
		findings: [],
		isRead: false,
		skipped: "Encrypted: code not analysed"
	};
	if (isOtherFormat(task.path, text)) return {
		findings: [],
		isRead: false
	};
	if (narrow === void 0) return scanText(lint, task, text);
	const asBytes = await scanText(lint, task, narrow);
	const asWide = await scanText(lint, task, text);
	if (asWide.problem !== void 0) return asBytes;
	if (asBytes.problem !== void 0) return asWide;
	return {
		...asWide,
		findings: [...asBytes.findings, ...asWide.findings]
	};
}
async function scanText(lint, task, text) {
	if ("extension" in task.kind) {
		const whole = {
			code: text,
			start: 0,
			extension: task.kind.extension
		};
		return answerOf(task.path, text, await lintBlock(lint, task.path, whole));
	}
	const { blocks, others } = scriptsIn(text, task.kind.markup);
	const answers = [];
	const lineAt = lineFinder$1(text);
	for (const block of blocks) answers.push(placed$1(await lintBlock(lint, task.path, block), block, {
		text,
		lineAt
	}));
	const problems = answers.flatMap(({ problem }) => problem ?? []);
	const skipped = answers.flatMap((answer) => answer.skipped ?? []);
	const joined = {
		reports: answers.flatMap(({ reports }) => reports).sort((a, b) => a.line - b.line || a.column - b.column),
		isRead: answers.length === 0 || answers.some(({ isRead }) => isRead),
		...problems[0] === void 0 ? {} : { problem: problems[0] },
		...skipped[0] === void 0 ? {} : { skipped: skipped[0] }
	};
	const found = answerOf(task.path, text, joined);
	return others.length === 0 ? found : {
		...found,
		others: others.map(({ language }) => language)
	};
}
async function lintBlock(lint, path, block) {
	const skipped = reasonToSkip(block.code);
	if (skipped !== void 0) return {
		reports: [],
		isRead: false,
		skipped
	};
	const answer = await lint(path, block.extension, block.code);
	if (answer.problem === void 0) return answer;
	const plain = block.start === 0 ? void 0 : withoutTemplateTags(block.code);
	const again = plain === void 0 ? void 0 : await lint(path, block.extension, plain);
	if (again?.problem === void 0 && again !== void 0) return again;
	if (block.isGuess) return {
		reports: [],
		isRead: true
	};
	if (block.inner === void 0) return answer;
	const inner = await lintBlock(lint, path, block.inner);
	return inner.problem === void 0 ? moved(inner, block, block.inner) : answer;
}
function moved(answer, { code, start }, inner) {
	return placed$1(answer, {
		...inner,
		start: inner.start - start
	}, {
		text: code,
		lineAt: lineFinder$1(code)
	});
}
function placed$1(answer, { start }, { text, lineAt }) {
	const line = lineAt(start) - 1;
	const before = text.slice(Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1, start);
	const column = (own, first) => first === 1 ? own + before.length : own;
	const reports = answer.reports.map((report) => ({
		...report,
		line: report.line + line,
		endLine: report.endLine + line,
		column: column(report.column, report.line),
		endColumn: column(report.endColumn, report.endLine)
	}));
	return {
		...answer,
		reports
	};
}
function reasonToSkip(text) {
	if (text.length > maximumScriptBytes) return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
	if (text.length < minified.leastBytes) return void 0;
	return text.split("\n").reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0) / text.length >= minified.share ? "Minified script: code not analysed" : void 0;
}
function answerOf(path, text, { reports, isRead, problem, skipped }) {
	return {
		findings: findingsOf$2(path, text, reports),
		isRead,
		...problem === void 0 ? {} : { problem },
		...skipped === void 0 ? {} : { skipped }
	};
}
function findingsOf$2(path, text, reports) {
	const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
	const identityOf = identities();
	return withoutDuplicates(reports.flatMap((report) => {
		const rule = sastRules[report.ruleId];
		return rule === void 0 ? [] : [{
			report,
			meaning: meaningOf(rule, report.message, reportedCode(lines, report))
		}];
	})).map(({ report, meaning }) => {
		const code = normalized(shownCode(lines, report));
		return {
			...meaning,
			type: "SAST",
			filePath: path,
			line: report.line,
			codeSnippet: shownCode(lines, report),
			...identityOf({
				rule: report.ruleId,
				path,
				code
			})
		};
	});
}
function withoutDuplicates(meant) {
	const rank = ({ meaning }) => severityRank(meaning.severity);
	const best = new Map();
	for (const one of meant) {
		const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
		const other = best.get(key);
		if (other === void 0 || rank(one) < rank(other)) best.set(key, one);
	}
	return [...best.values()];
}
// src/service/engines/sast/sast.ts
var name$2 = "eslint";
var packages$2 = [
	"eslint@10",
	"@babel/core@8",
	"@babel/eslint-parser@8",
	"eslint-plugin-security@4",
	"eslint-plugin-no-unsanitized@4"
];
var parseProblemLines = 200;
function createSastEngine(load = loadLintLibraries) {
	const scanner = scriptScanner(name$2, load);
	const scan = (context) => ifInstalled({
		name: name$2,
		packages: packages$2
	}, () => scanTree$2(context, scanner));
	return {
		name: name$2,
		scanType: "sast",
		scanner,
		isShared: () => false,
		scan
	};
}
var sastEngine = createSastEngine();
async function scanTree$2(context, scanner) {
	const { tasks, unknown, ...sorted } = await sortFiles(context);
	const progress = {
		findings: [],
		lookedAt: [],
		problems: [],
		...sorted
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path } = looked.task;
		if ("fault" in looked) progress.problems.push(problemAt(path, looked.fault));
		else addAnswer$2(progress, path, looked.answer);
	}
	const { findings, lookedAt, skips, problems, languages } = progress;
	const left = languageDiagnostics(languages, lookedAt.length === 0 ? unknown : []);
	const diagnostics = [
		...diagnosticsOfSkips(name$2, skips),
		...problemDiagnostics(problems),
		...left
	];
	const isWhole = diagnostics.length === 0;
	if (lookedAt.length > 0) return {
		findings,
		coverage: isWhole ? "covered" : "partly covered",
		diagnostics,
		lookedAt
	};
	if (!isWhole) return {
		findings,
		coverage: "not covered",
		diagnostics,
		lookedAt
	};
	return {
		findings,
		coverage: "covered",
		diagnostics: [{
			engine: name$2,
			message: "The commit holds no source code that needs analysis"
		}],
		lookedAt
	};
}
function addAnswer$2(progress, path, answer) {
	const { findings, isRead, skipped, problem, others = [] } = answer;
	progress.findings.push(...findings);
	if (isRead) progress.lookedAt.push(path);
	if (skipped !== void 0) progress.skips.push({
		reason: skipped,
		filePath: path
	});
	if (problem !== void 0) progress.problems.push(problemAt(path, problem));
	for (const language of others) progress.skips.push({
		reason: `Script in ${normalized(language).slice(0, 40)}: not analysed`,
		filePath: path
	});
}
async function sortFiles({ root, files, signal }) {
	const sorted = {
		tasks: [],
		languages: new Map(),
		skips: [],
		unknown: []
	};
	for (const file of files) {
		signal.throwIfAborted();
		const { path } = file;
		const named = scriptKindOf(path);
		const language = named === void 0 ? (await programOf(root, file)).language : void 0;
		const kind = named ?? kindOfLanguage(language);
		if (kind !== void 0 && isInstalledPackage(path)) sorted.skips.push({
			reason: "Installed package under node_modules: code not analysed",
			filePath: path
		});
		else if (kind !== void 0) sorted.tasks.push({
			...file,
			kind
		});
		else {
			const isOther = isKnownOther(path);
			const suspicion = suspicionOf(path, language, isOther);
			if (suspicion !== void 0) sorted.tasks.push({
				...file,
				...suspicion
			});
			if (language !== void 0) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
			else if (!isOther) sorted.unknown.push(path);
		}
	}
	return sorted;
}
function problemAt(path, problem) {
	return {
		engine: name$2,
		message: `Not analysed to the end: ${normalized(problem).slice(0, 200)}`,
		file_path: path
	};
}
function problemDiagnostics(problems) {
	const shared = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []).map((filePath) => ({
		reason: "Not analysed to the end",
		filePath
	}));
	return [...problems.slice(0, parseProblemLines), ...diagnosticsOfSkips(name$2, shared)];
}
function languageDiagnostics(languages, unknown) {
	const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
	const kinds = [...new Set(unknown.map((path) => extensionOf(path) || "no extension"))].sort().slice(0, 10);
	if (kinds.length > 0) seen.push(`unknown kinds: ${kinds.join(", ")} (${files(unknown.length)})`);
	if (seen.length === 0) return [];
	return [{
		engine: name$2,
		message: `Only JavaScript and TypeScript are analysed; not looked at: ${seen.join(", ")}`
	}];
}
var files = (count) => count === 1 ? "1 file" : `${count} files`;
// src/service/engines/sca/lock-file.ts
async function loadLockLibraries() {
	return { Arborist: (await import("@npmcli/arborist")).default.Arborist };
}
var manifestFields = [
	"name",
	"version",
	"dependencies",
	"devDependencies",
	"optionalDependencies"
];
async function readLock(request) {
	const { root, path, stored, manifest: beside, libraries } = request;
	const text = await readFile(join(root, stored), "utf8");
	const lock = parseRecord(text);
	if (lock === void 0) return "it is not valid JSON";
	if (typeof lock.lockfileVersion !== "number") return "it has no lockfileVersion";
	const manifestText = beside === void 0 ? void 0 : await readFile(join(root, beside), "utf8");
	const manifest = manifestText === void 0 ? void 0 : parseRecord(manifestText);
	if (manifestText !== void 0 && manifest === void 0) return "the package.json beside it is not valid JSON";
	const folder = await mkdtemp(join(dirname(root), "lock-"));
	try {
		await writeFile(join(folder, "package-lock.json"), text);
		if (manifest !== void 0) await writeFile(join(folder, "package.json"), JSON.stringify(reduced(manifest)));
		const tree = await new libraries.Arborist({
			path: folder,
			offline: true,
			ignoreScripts: true
		}).loadVirtual();
		return lockedTree([...tree.inventory.values()], tree.edgesOut, {
			path,
			text
		});
	} catch (error) {
		return `npm's tree code refuses it: ${error.code ?? "unknown error"}`;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
function lockedTree(nodes, edges, lock) {
	const lineOf = lineFinder(lock.text);
	const folder = folderOf(lock.path);
	const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
	const folders = nodes.filter((node) => !node.isLink && !isInstalled(node)).map((node) => node.location);
	return {
		packages: packages.flatMap((node) => {
			if (node.packageName === null || !node.version) return [];
			const line = lineOf(node);
			const { packageName: name, version, dev } = node;
			return [{
				name,
				version,
				isDevelopment: dev,
				...line === void 0 ? {} : { line }
			}];
		}),
		missing: [...edges.values()].filter((edge) => edge.error === "MISSING" && !edge.optional && !edge.peer).map((edge) => edge.name),
		folders: [folder, ...folders.map((location) => [folder, location].filter((part) => part !== "").join("/"))]
	};
}
function isInstalled(node) {
	return /(?:^|\/)node_modules\//.test(node.location);
}
var longestLine = 4096;
var entryStart = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/;
var quotedText = /"([^"]*)"/g;
function lineFinder(text) {
	const lines = text.split("\n");
	const located = new Map();
	const versioned = new Map();
	for (const [index, line] of lines.entries()) {
		const key = line.length > longestLine ? void 0 : entryStart.exec(line)?.[1];
		if (key === void 0) continue;
		if (!located.has(key)) located.set(key, index + 1);
		for (const [, value = ""] of (lines[index + 1] ?? "").slice(0, longestLine).matchAll(quotedText)) {
			const named = JSON.stringify([key, value]);
			if (!versioned.has(named)) versioned.set(named, index + 1);
		}
	}
	return ({ location, version }) => {
		const bareName = location.slice(location.lastIndexOf("node_modules/") + 13);
		return located.get(JSON.stringify(location).slice(1, -1)) ?? versioned.get(JSON.stringify([bareName, version]));
	};
}
function reduced(manifest) {
	return Object.fromEntries(manifestFields.flatMap((field) => Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : []));
}
function parseRecord(text) {
	try {
		const value = JSON.parse(text.replace(/^\uFEFF/, ""));
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
// src/service/engines/sca/advisories.ts
var notLibraries = new Set(["retire-example", "dont check"]);
var severities = {
	critical: "CRITICAL",
	high: "HIGH",
	medium: "MEDIUM",
	low: "LOW",
	none: "INFO"
};
var identifierKinds = {
	retid: "RetireJS",
	osvdb: "OSVDB",
	PR: "pull request"
};
async function loadAdvisoryLibraries() {
	const [retire, data, manifest] = await Promise.all([
		import("retire"),
		import("@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json", { with: { type: "json" } }),
		import("@salesforce/code-analyzer-retirejs-engine/package.json", { with: { type: "json" } })
	]);
	return {
		retire,
		data: data.default,
		source: `${manifest.default.name} ${manifest.default.version}`
	};
}
function openDatabase({ retire, data, source }) {
	const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data)));
	for (const name of notLibraries) delete repository[name];
	const entries = Object.entries(repository);
	const byPackage = Map.groupBy(entries.map(([component, entry]) => ({
		component,
		packageName: entry.npmname ?? component
	})), (entry) => entry.packageName);
	return {
		source,
		libraries: entries.length,
		newestCve: newestCve(entries.flatMap(([, entry]) => entry.vulnerabilities)),
		knows: (packageName) => byPackage.has(packageName),
		ofPackage: (packageName, version) => {
			return unique$1((byPackage.get(packageName) ?? []).flatMap(({ component }) => retire.check(component, version, repository)).flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
		},
		ofScript: (path, content) => {
			const named = retire.scanFileName(`/${path}`, repository, true);
			return librariesOf(named.length > 0 ? named : retire.scanFileContent(content, repository, { sha1 }));
		}
	};
}
function librariesOf(found) {
	return [...Map.groupBy(found, ({ component, version }) => `${component} ${version}`).values()].flatMap((group) => {
		const [first] = group;
		const advisories = unique$1(group.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
		if (first === void 0 || advisories.length === 0) return [];
		return [{
			name: first.npmname ?? first.component,
			version: first.version,
			advisories
		}];
	});
}
function advisoryOf(vulnerability) {
	const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
	const numbered = Object.entries(others).flatMap(([kind, value]) => [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`));
	const identifiers = [
		...CVE,
		...githubID === void 0 ? [] : [githubID],
		...numbered
	];
	const [cwe] = vulnerability.cwe;
	return {
		id: identifiers[0] ?? summary ?? vulnerability.info.join(" "),
		identifiers,
		severity: severities[vulnerability.severity] ?? "MEDIUM",
		summary: summary?.trim() || "Known vulnerability",
		...cwe === void 0 ? {} : { cwe },
		...vulnerability.below === void 0 ? {} : { fixedIn: fixedVersion(vulnerability.below) },
		links: vulnerability.info
	};
}
function fixedVersion(below) {
	const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
	return endOfLine === void 0 ? below : `${Number(endOfLine) + 1}.0.0`;
}
function unique$1(advisories) {
	return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}
function newestCve(vulnerabilities) {
	return vulnerabilities.flatMap(({ identifiers }) => identifiers.CVE ?? []).filter((id) => /^CVE-\d+-\d+$/.test(id)).sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}
function sha1(content) {
	return createHash("sha1").update(content).digest("hex");
}
// src/service/engines/sca/look-up.ts
async function loadScaLibraries() {
	const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), loadLockLibraries()]);
	return {
		database: openDatabase(advisories),
		locks
	};
}
function scaScanner(name, load) {
	return {
		name,
		open: async (root) => {
			const libraries = await load();
			return (task) => lookUp(libraries, root, task);
		}
	};
}
async function lookUp({ database, locks }, root, task) {
	const { source, libraries, newestCve } = database;
	if (task.kind === "database") return { database: {
		source,
		libraries,
		newestCve
	} };
	if (task.kind === "script") return { matches: await matchesOfScript(database, root, task) };
	const tree = await readLock({
		root,
		path: task.path,
		stored: task.stored,
		manifest: task.manifest,
		libraries: locks
	});
	if (typeof tree === "string") return { refusal: tree };
	const { folders, missing, packages } = tree;
	return { lock: {
		folders,
		missing,
		...matchesOfPackages(database, task.path, packages)
	} };
}
function matchesOfPackages(database, path, packages) {
	const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
	const known = [...versions.values()].sort(byNameAndVersion).filter((locked) => database.knows(locked.name));
	return {
		matches: known.flatMap(({ name: library, version, isDevelopment, line }) => {
			const place = {
				filePath: path,
				library,
				version,
				isDevelopment,
				...line === void 0 ? {} : { line }
			};
			return database.ofPackage(library, version).map((advisory) => ({
				...place,
				advisory
			}));
		}),
		packageCount: versions.size,
		knownCount: known.length
	};
}
function byNameAndVersion(a, b) {
	return a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en", { numeric: true });
}
async function matchesOfScript(database, root, { path, stored }) {
	const { text } = await readFileText(root, stored);
	return database.ofScript(path, text).flatMap(({ name: library, version, advisories }) => {
		const place = {
			filePath: path,
			library,
			version,
			isDevelopment: false
		};
		return advisories.map((advisory) => ({
			...place,
			advisory
		}));
	});
}
// src/service/engines/sca/manifests.ts
var npmLocks = new Set(["package-lock.json", "npm-shrinkwrap.json"]);
var otherNpmLocks = {
	"yarn.lock": "Yarn",
	"pnpm-lock.yaml": "pnpm",
	"bun.lock": "Bun",
	"bun.lockb": "Bun"
};
var ecosystems = [
	[/^(?:requirements.*\.txt|pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|pyproject\.toml|setup\.py|environment\.ya?ml)$/, "Python"],
	[/^go\.(?:mod|sum)$/, "Go"],
	[/^cargo\.(?:toml|lock)$/, "Rust"],
	[/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|build\.sbt)$/, "Java and Kotlin"],
	[/^(?:gemfile(?:\.lock)?|.*\.gemspec)$/, "Ruby"],
	[/^composer\.(?:json|lock)$/, "PHP"],
	[/^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|.*\.(?:cs|fs|vb)proj)$/, ".NET"],
	[/^pubspec\.(?:yaml|lock)$/, "Dart"],
	[/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, "Swift and Objective-C"],
	[/^mix\.(?:exs|lock)$/, "Elixir"],
	[/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, "C and C++"],
	[/^deno\.(?:jsonc?|lock)$/, "Deno"],
	[/^bower\.json$/, "Bower"]
];
function isNpmLock(path) {
	return npmLocks.has(baseName(path));
}
function isNpmManifest(path) {
	return baseName(path) === "package.json";
}
function otherNpmManager(path) {
	const name = baseName(path);
	return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : void 0;
}
function otherEcosystem(path) {
	const name = baseName(path).toLowerCase();
	return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}
// src/service/engines/sca/sca.ts
var name$1 = "retire";
var packages$1 = [
	"retire@5",
	"@salesforce/code-analyzer-retirejs-engine@0.32",
	"@npmcli/arborist@10"
];
var libraryExtensions = new Set([
	".js",
	".mjs",
	".cjs"
]);
var dependencyFields = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies"
];
var longestTitle = 100;
function createScaEngine(load = loadScaLibraries) {
	const scanner = scaScanner(name$1, load);
	const scan = (context) => ifInstalled({
		name: name$1,
		packages: packages$1
	}, () => scanTree$1(context, scanner));
	return {
		name: name$1,
		scanType: "sca",
		scanner,
		isShared: isDeclaration,
		scan
	};
}
var scaEngine = createScaEngine();
function isDeclaration(path) {
	return isNpmLock(path) || isNpmManifest(path) || otherNpmManager(path) !== void 0;
}
async function scanTree$1(context, scanner) {
	const own = context.files.filter(({ path }) => !isInstalledPackage(path));
	const progress = await lookUpAll(context, scanner, tasksOf(context.files, own));
	const manifests = await judgeManifests(context, own, progress.folders);
	const skips = [
		...progress.skips,
		...manifests.skips,
		...unreadDeclarations(own)
	];
	const { lockedPaths, scriptPaths, matches } = progress;
	const hasAnswer = lockedPaths.length > 0 || matches.length > 0 || manifests.empty.length > 0 && skips.length === 0;
	const diagnostics = diagnosticsOfSkips(name$1, skips);
	if (hasAnswer) diagnostics.push(...reach(progress));
	else diagnostics.push({
		engine: name$1,
		message: "Not covered: no package-lock.json that could be read, so no dependency was looked up"
	});
	return {
		findings: findingsOf$1(matches),
		coverage: hasAnswer ? "partly covered" : "not covered",
		diagnostics,
		lookedAt: [
			...lockedPaths,
			...manifests.empty,
			...hasAnswer ? scriptPaths : []
		]
	};
}
function tasksOf(files, own) {
	const manifests = new Map(own.filter(({ path }) => isNpmManifest(path)).map((file) => [folderOf(file.path), file.stored]));
	const locks = own.filter(({ path }) => isNpmLock(path));
	const scripts = files.filter(({ path }) => libraryExtensions.has(extensionOf(path)));
	return [
		{
			kind: "database",
			path: "",
			stored: ""
		},
		...locks.map((file) => {
			const manifest = manifests.get(folderOf(file.path));
			return {
				...file,
				kind: "lock",
				...manifest === void 0 ? {} : { manifest }
			};
		}),
		...scripts.map((file) => ({
			...file,
			kind: "script"
		}))
	];
}
async function lookUpAll(context, scanner, tasks) {
	const progress = {
		matches: [],
		lockedPaths: [],
		scriptPaths: [],
		skips: [],
		folders: new Set(),
		packageCount: 0,
		knownCount: 0,
		database: void 0
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path: filePath, kind } = looked.task;
		if ("answer" in looked) addAnswer$1(progress, filePath, looked.answer);
		else if (kind === "lock") progress.skips.push({
			reason: `Lock file not read: ${looked.fault}`,
			filePath
		});
		else progress.skips.push({
			reason: `Not compared with known libraries: ${looked.fault}`,
			filePath
		});
	}
	return progress;
}
function addAnswer$1(progress, filePath, answer) {
	if ("database" in answer) progress.database = answer.database;
	else if ("refusal" in answer) progress.skips.push({
		reason: `Lock file not read: ${answer.refusal}`,
		filePath
	});
	else if ("lock" in answer) addLock(progress, filePath, answer.lock);
	else {
		progress.scriptPaths.push(filePath);
		progress.matches.push(...answer.matches);
	}
}
function addLock(progress, filePath, lock) {
	progress.lockedPaths.push(filePath);
	for (const folder of lock.folders) progress.folders.add(folder);
	if (lock.missing.length > 0) {
		const names = lock.missing.slice(0, 5).join(", ");
		const reason = `The lock file lacks ${lock.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
		progress.skips.push({
			reason,
			filePath
		});
	}
	progress.packageCount += lock.packageCount;
	progress.knownCount += lock.knownCount;
	progress.matches.push(...lock.matches);
}
async function judgeManifests({ root }, files, covered) {
	const locks = files.filter(({ path }) => otherNpmManager(path) !== void 0);
	const locked = new Set(locks.map(({ path }) => folderOf(path)));
	const skips = [];
	const empty = [];
	for (const { path, stored } of files.filter((file) => isNpmManifest(file.path))) {
		if (covered.has(folderOf(path)) || ancestors(folderOf(path)).some((folder) => locked.has(folder))) continue;
		const manifest = parseRecord(await readFile(join(root, stored), "utf8"));
		if (manifest === void 0) skips.push({
			reason: "Manifest not read: it is not valid JSON",
			filePath: path
		});
		else if (declaresDependencies(manifest)) skips.push({
			reason: "Manifest without a package-lock.json: the versions of its dependencies are not known",
			filePath: path
		});
		else empty.push(path);
	}
	return {
		skips,
		empty
	};
}
function declaresDependencies(manifest) {
	return dependencyFields.some((field) => {
		const declared = manifest[field];
		return typeof declared === "object" && declared !== null && Object.keys(declared).length > 0;
	});
}
function ancestors(folder) {
	return folder === "" ? [""] : [folder, ...ancestors(folderOf(folder))];
}
function unreadDeclarations(files) {
	return files.flatMap(({ path: filePath }) => {
		const manager = otherNpmManager(filePath);
		if (manager !== void 0) return [{
			reason: `Lock file of ${manager}: not read, its packages were not looked up`,
			filePath
		}];
		const ecosystem = otherEcosystem(filePath);
		if (ecosystem === void 0) return [];
		return [{
			reason: `Dependencies of ${ecosystem}: not looked up`,
			filePath
		}];
	});
}
function findingsOf$1(matches) {
	const identityOf = identities();
	return matches.map((match) => {
		const { advisory, library, version, filePath, line } = match;
		return {
			type: "SCA",
			severity: advisory.severity,
			title: titleOf(match),
			description: descriptionOf(match),
			remediation: advisory.fixedIn === void 0 ? `No fixed version of ${library} is known. Replace it.` : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
			...advisory.cwe === void 0 ? {} : { cwe: advisory.cwe },
			filePath,
			...line === void 0 ? {} : { line },
			...identityOf({
				rule: advisory.id,
				path: filePath,
				code: library
			})
		};
	});
}
function titleOf({ advisory, library, version }) {
	const prose = advisory.summary.split("\n").map((line) => line.trim()).find((line) => line !== "" && !line.startsWith("#")) ?? "known vulnerability";
	return `${library} ${version}: ${shortened(prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, "") ?? prose, longestTitle - `${library} ${version}:  (${advisory.id})`.length)} (${advisory.id})`;
}
function shortened(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, "")} …`;
}
function descriptionOf({ advisory, isDevelopment }) {
	const parts = [advisory.summary];
	if (advisory.identifiers.length > 0) parts.push(`Known as: ${advisory.identifiers.join(", ")}.`);
	if (isDevelopment) parts.push("It is a development dependency: it matters where code is built and tested.");
	if (advisory.links.length > 0) parts.push(`More: ${advisory.links.slice(0, 5).join(" ")}`);
	return parts.join("\n\n");
}
function reach({ database, knownCount, packageCount }) {
	if (database === void 0) return [];
	const { source, libraries, newestCve } = database;
	return [{
		engine: name$1,
		message: `Looked up offline in a database of only ${libraries} JavaScript libraries (${source}${newestCve === void 0 ? "" : `; it carries no date, its newest entry is ${newestCve}`}); ${`${knownCount} of the ${packageCount} locked packages are among them`}`
	}];
}
// src/service/engines/secrets/rules.ts
var rulePrefix = "@secretlint/secretlint-rule-";
var rules = {
	"1password": secret("1Password service account token", "CRITICAL", "Revoke the service account in 1Password."),
	anthropic: secret("Anthropic API key", "HIGH", "Delete the key in the Anthropic console."),
	aws: secret("AWS secret access key", "CRITICAL", "Deactivate the access key in AWS IAM and look at its last use."),
	basicauth: chosen("User name and password in an address", "HIGH", "Change the password."),
	cloudflare: secret("Cloudflare API credential", "CRITICAL", "Roll the key or token in the Cloudflare dashboard."),
	"database-connection-string": chosen("Database password in a connection string", "HIGH", "Change the database password."),
	databricks: secret("Databricks access token", "HIGH", "Revoke the token in the Databricks user settings."),
	docker: secret("Docker access token", "HIGH", "Delete the token in the Docker account settings."),
	figma: secret("Figma access token", "HIGH", "Revoke the token in the Figma settings."),
	gcp: secret("Google Cloud service account key", "CRITICAL", "Delete the key of the service account in Google Cloud IAM."),
	github: secret("GitHub token", "CRITICAL", "Revoke the token in the GitHub settings and look at the audit log."),
	gitlab: secret("GitLab personal access token", "CRITICAL", "Revoke the token in the GitLab user settings."),
	grafana: secret("Grafana token", "HIGH", "Delete the token in Grafana."),
	groq: secret("Groq API key", "HIGH", "Delete the key in the Groq console."),
	"hashicorp-vault": secret("HashiCorp Vault token", "CRITICAL", "Revoke the token with `vault token revoke`."),
	huggingface: secret("Hugging Face access token", "HIGH", "Invalidate the token in the Hugging Face settings."),
	linear: secret("Linear API key", "HIGH", "Revoke the key in the Linear settings."),
	notion: secret("Notion integration token", "HIGH", "Refresh the secret of the Notion integration."),
	npm: secret("npm access token", "CRITICAL", "Revoke the token with `npm token revoke` and check the published versions."),
	openai: secret("OpenAI API key", "HIGH", "Delete the key in the OpenAI settings."),
	privatekey: secret("Private key", "CRITICAL", "Make a new key pair and remove the old public key wherever it is trusted."),
	sendgrid: secret("SendGrid API key", "HIGH", "Delete the key in the SendGrid settings."),
	shopify: secret("Shopify access token", "HIGH", "Rotate the credentials of the app in Shopify."),
	slack: secret("Slack token or webhook address", "HIGH", "Revoke the token or delete the webhook in the Slack app settings."),
	stripe: secret("Stripe API key", "CRITICAL", "Roll the key in the Stripe dashboard."),
	tailscale: secret("Tailscale key", "HIGH", "Revoke the key in the Tailscale admin console."),
	vercel: secret("Vercel token", "HIGH", "Delete the token in the Vercel account settings.")
};
var unknownRule = chosen("Credential", "HIGH", "Revoke the credential where it was issued.");
function secretRule(ruleId) {
	const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(28) : ruleId;
	return Object.hasOwn(rules, name) ? rules[name] ?? unknownRule : unknownRule;
}
function secret(what, severity, revoke) {
	return {
		what,
		severity,
		revoke,
		isIssued: true
	};
}
function chosen(...words) {
	return {
		...secret(...words),
		isIssued: false
	};
}
// src/service/engines/secrets/search.ts
var commentRuleId = "@secretlint/secretlint-rule-filter-comments";
var keyStoreExtension = ".p12";
var bothTypes = ["text", "binary"];
var pieces = {
	length: 131072,
	overlap: 16384
};
async function loadLibraries() {
	const [core, preset] = await Promise.all([import("@secretlint/core"), import("@secretlint/secretlint-rule-preset-recommend")]);
	(await loadIfInstalled(() => import("@secretlint/profiler")))?.secretLintProfiler.setEnabled(false);
	return {
		lintSource: core.lintSource,
		preset: preset.creator
	};
}
function createSearch({ lintSource, preset }) {
	const rules = preset.rules.filter((rule) => rule.meta.id !== commentRuleId).map((rule) => ({
		id: rule.meta.id,
		rule
	}));
	const run = async (file, used) => {
		const hits = [];
		for (const contentType of file.extension === keyStoreExtension ? bothTypes : bothTypes.slice(0, 1)) {
			const { messages } = await lintSource({
				source: {
					content: file.text,
					filePath: file.filePath,
					ext: file.extension,
					contentType
				},
				options: { config: { rules: used } }
			});
			hits.push(...messages.map(({ ruleId, range: [start, end] }) => ({
				ruleId,
				start,
				end
			})));
		}
		return hits;
	};
	return async (file) => {
		try {
			return {
				hits: await run(file, rules),
				failed: []
			};
		} catch {
			const answers = [];
			for (const rule of rules) answers.push(await searchWithOne(file, rule, run));
			return {
				hits: answers.flatMap(({ hits }) => hits),
				failed: answers.flatMap(({ failed }) => failed)
			};
		}
	};
}
async function searchWithOne(file, rule, run) {
	try {
		return {
			hits: await run(file, [rule]),
			failed: []
		};
	} catch {
		return searchInPieces(file, rule, run);
	}
}
async function searchInPieces(file, rule, run) {
	const searched = {
		hits: [],
		failed: []
	};
	for (let offset = 0; offset < file.text.length; offset += pieces.length - pieces.overlap) try {
		const text = file.text.slice(offset, offset + pieces.length);
		for (const hit of await run({
			...file,
			text
		}, [rule])) join$1(searched.hits, {
			...hit,
			start: hit.start + offset,
			end: hit.end + offset
		});
	} catch {
		searched.failed = [rule.id];
	}
	return searched;
}
function join$1(hits, hit) {
	const last = hits.findLast((other) => other.ruleId === hit.ruleId);
	if (last !== void 0 && hit.start < last.end) last.end = Math.max(last.end, hit.end);
	else hits.push(hit);
}
// src/service/engines/secrets/search-file.ts
function secretsScanner(name, load) {
	return {
		name,
		open: async (root) => {
			const search = createSearch(await load());
			return (task) => searchFile(search, root, task);
		}
	};
}
async function searchFile(search, root, { path, stored }) {
	const content = await readFile(join(root, stored));
	const { isBinary, isEncrypted } = decodeText(content);
	const extension = extensionOf(path);
	const failed = new Set();
	const found = [];
	for (const text of readingsOf(content)) {
		const searched = await search({
			filePath: join(root, stored),
			extension,
			text
		});
		for (const rule of searched.failed) failed.add(rule);
		found.push(...beyond(found, placed(text, withoutOverlaps(searched.hits))));
	}
	return {
		found: found.map(concealed),
		isBinary: isBinary && extension !== ".p12",
		isEncrypted,
		failed: [...failed]
	};
}
function placed(text, hits) {
	const lineAt = lineFinder$1(text);
	return hits.map(({ ruleId, start, end }) => ({
		ruleId,
		secret: text.slice(start, end),
		line: end === 0 ? void 0 : lineAt(start)
	}));
}
function beyond(first, second) {
	const keyOf = ({ ruleId, secret, line }) => JSON.stringify([
		ruleId,
		secret,
		line
	]);
	const known = new Map();
	for (const one of first) known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1);
	return second.filter((one) => {
		const left = known.get(keyOf(one)) ?? 0;
		known.set(keyOf(one), left - 1);
		return left <= 0;
	});
}
function concealed({ ruleId, secret, line }) {
	return {
		ruleId,
		code: secretMark(secret, secretRule(ruleId).isIssued),
		key: `${ruleId} ${secretMark(secret, true)}`,
		line
	};
}
function withoutOverlaps(hits) {
	const rank = ({ ruleId }) => severityRank(secretRule(ruleId).severity);
	const length = ({ start, end }) => end - start;
	const ends = (hit) => Math.max(hit.end, hit.start + 1);
	const groups = [];
	let end = -1;
	for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
		if (hit.start < end) groups.at(-1)?.push(hit);
		else groups.push([hit]);
		end = Math.max(end, ends(hit));
	}
	return groups.flatMap((group) => {
		const kept = [];
		for (const hit of group.toSorted((a, b) => rank(a) - rank(b) || length(b) - length(a))) if (!kept.some((other) => hit.start < ends(other) && other.start < ends(hit))) kept.push(hit);
		return kept.sort((a, b) => a.start - b.start);
	});
}
// src/service/engines/secrets/secrets.ts
var name = "secretlint";
var packages = ["@secretlint/core@13", "@secretlint/secretlint-rule-preset-recommend@13"];
function createSecretsEngine(load = loadLibraries) {
	const scanner = secretsScanner(name, load);
	const scan = (context) => ifInstalled({
		name,
		packages
	}, () => scanTree(context, scanner));
	return {
		name,
		scanType: "secrets",
		scanner,
		isShared: () => false,
		scan
	};
}
var secretsEngine = createSecretsEngine();
async function scanTree(context, scanner) {
	const progress = {
		findings: [],
		lookedAt: [],
		binary: [],
		skips: [],
		known: new Set()
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, context.files, context)) if ("fault" in looked) skip(progress, looked.task.path, `Not searched for secrets: ${looked.fault}`);
	else addAnswer(progress, looked.task.path, looked.answer);
	await searchExtras(progress, context, scanner);
	const { findings, lookedAt, binary, skips } = progress;
	const diagnostics = [...diagnosticsOfSkips(name, skips), ...binaryDiagnostics(binary)];
	return {
		findings,
		coverage: skips.length === 0 ? "covered" : "partly covered",
		diagnostics,
		lookedAt
	};
}
function addAnswer(progress, path, { found, isBinary, isEncrypted, failed }) {
	progress.findings.push(...findingsOf(path, found));
	for (const { key } of found) progress.known.add(key);
	if (failed.length > 0) skip(progress, path, `Not searched for all secrets: ${failed.join(", ")} failed`);
	if (isEncrypted) skip(progress, path, "Encrypted: not searched for secrets");
	else if (isBinary) progress.binary.push(path);
	else progress.lookedAt.push(path);
}
function skip(progress, filePath, reason) {
	progress.skips.push({
		reason,
		filePath
	});
}
async function searchExtras(progress, context, scanner) {
	const kinds = [
		"link",
		"elsewhere",
		"removed",
		"message"
	];
	const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
	if (tasks.length === 0) return;
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path, kind, commit = "" } = looked.task;
		if ("fault" in looked) {
			if (kind !== "elsewhere") skip(progress, path, `${kind === "message" ? "A commit message" : "An earlier version"} was not searched for secrets: ${looked.fault}`);
			continue;
		}
		const fresh = looked.answer.found.filter(({ key }) => !progress.known.has(key));
		for (const { key } of fresh) progress.known.add(key);
		if (kind === "link") progress.findings.push(...findingsOf(path, fresh));
		if (kind === "removed" || kind === "message") progress.findings.push(...oldFindingsOf({
			path,
			commit
		}, fresh));
	}
}
function findingsOf(path, found) {
	const identityOf = identities();
	return found.map(({ ruleId, code, line }) => {
		const { what, severity, revoke } = secretRule(ruleId);
		return {
			type: "SECRET",
			severity,
			title: `${what} in the repository`,
			description: `The file holds what looks like a working credential (rule ${ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
			remediation: `${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`,
			cwe: "CWE-798",
			filePath: path,
			...line === void 0 ? {} : { line },
			...identityOf({
				rule: ruleId,
				path,
				code
			})
		};
	});
}
function oldFindingsOf(place, found) {
	const identityOf = identities();
	const commit = place.commit.slice(0, 12);
	const { titled, held, identified, remedy } = place.path === "" ? inMessage(commit) : inFile(place.path, commit);
	return found.map(({ ruleId, code }) => {
		const { what, severity, revoke } = secretRule(ruleId);
		const { fingerprint } = identityOf({
			rule: ruleId,
			path: identified,
			code
		});
		return {
			type: "SECRET",
			severity,
			title: `${what} in ${titled}`,
			description: `${held} what looks like a working credential (rule ${ruleId}). It is in no file of the last commit, and still public: whoever can read the repository can read that commit. Its text is not shown here on purpose.`,
			remediation: `${revoke} ${remedy}`,
			cwe: "CWE-798",
			filePath: "",
			fingerprint
		};
	});
}
function inFile(path, commit) {
	return {
		titled: `${path} at commit ${commit}, removed again since`,
		held: `An earlier commit of this branch, ${commit}, holds in ${path}`,
		identified: `removed: ${path}`,
		remedy: "Then make the branch anew without that commit; merging it squashed keeps the commit out of the default branch."
	};
}
function inMessage(commit) {
	return {
		titled: `the message of commit ${commit}`,
		held: `The message of ${commit}, a commit of this branch, holds`,
		identified: "message",
		remedy: "Then make the branch anew with another message; merging it squashed may keep the words."
	};
}
function binaryDiagnostics(paths) {
	if (paths.length === 0) return [];
	const shown = [...Map.groupBy(paths, (path) => extensionOf(path) || "no extension")].sort((a, b) => b[1].length - a[1].length).slice(0, 5).map(([kind, group]) => `${kind} ${group.length}`).join(", ");
	return [{
		engine: name,
		message: `Binary files were searched as plain bytes only, not what is packed in them (${paths.length}: ${shown})`
	}];
}
// src/service/engines/registry.ts
var engines = [
	secretsEngine,
	sastEngine,
	scaEngine,
	iacEngine
];
// src/git/environment.ts
var machineNames = [
	"TMPDIR",
	"TEMP",
	"TMP",
	"SystemRoot",
	"windir"
];
var userNames = [
	"HOME",
	"USER",
	"LOGNAME",
	"XDG_CONFIG_HOME",
	"USERNAME",
	"USERPROFILE",
	"HOMEDRIVE",
	"HOMEPATH",
	"APPDATA",
	"LOCALAPPDATA",
	"ProgramData",
	"ProgramFiles"
];
var originNames = [
	"SSH_AUTH_SOCK",
	"SSH_AGENT_PID",
	"DBUS_SESSION_BUS_ADDRESS",
	"XDG_RUNTIME_DIR",
	"XDG_DATA_HOME",
	"KRB5CCNAME",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"ALL_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"all_proxy",
	"no_proxy",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"CURL_CA_BUNDLE",
	"CI_JOB_TOKEN"
];
var names = {
	machine: machineNames,
	user: [...machineNames, ...userNames],
	origin: [
		...machineNames,
		...userNames,
		...originNames
	]
};
function variablesFor(need, env, platform) {
	const fold = (name) => platform === "win32" ? name.toUpperCase() : name;
	const wanted = new Set(names[need].map(fold));
	const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
	return Object.fromEntries(found.filter((entry) => entry[1] !== void 0));
}
// src/git/hardening.ts
var always = {
	GIT_ATTR_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "",
	GIT_EDITOR: ":",
	GIT_PAGER: "cat",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_NO_REPLACE_OBJECTS: "1",
	LC_ALL: "C"
};
var offline = {
	GIT_NO_LAZY_FETCH: "1",
	GIT_ALLOW_PROTOCOL: "none"
};
function gitVariables(mode, origin, { env, platform }) {
	const variables = (need) => ({
		...variablesFor(need, env, platform),
		...always
	});
	if (origin !== void 0) return {
		...variables("origin"),
		...configuredBy(origin.configurationFile),
		...only(origin)
	};
	if (mode === "sealed") return {
		...variables("machine"),
		...configuredBy(devNull),
		...offline
	};
	return {
		...variables("user"),
		...offline
	};
}
var configuredBy = (file) => ({
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: file
});
var only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
var hardenedArguments = [
	"--no-pager",
	"--literal-pathspecs",
	...Object.entries({
		"safe.bareRepository": "explicit",
		"core.fsmonitor": "false",
		"core.untrackedCache": "false",
		"core.hooksPath": devNull,
		"core.attributesFile": devNull,
		"submodule.recurse": "false",
		"fetch.recurseSubmodules": "false",
		"log.showSignature": "false",
		"gc.auto": "0",
		"maintenance.auto": "false"
	}).flatMap(([name, value]) => ["-c", `${name}=${value}`])
];
// src/git/programs.ts
function findPrograms(machine, workTrees) {
	const { env, platform } = machine;
	const grounds = forbidden(machine, workTrees);
	const skipped = [];
	const folders = pathEntries(env, platform).filter((folder) => {
		const why = refusal(folder, grounds, platform);
		if (why !== void 0) skipped.push({
			folder,
			why
		});
		return why === void 0;
	});
	const { delimiter, join } = pathsOf(platform);
	const find = (name) => {
		for (const folder of folders) for (const ending of endings(platform)) {
			const file = join(folder, `${name}${ending}`);
			if (!isProgram(file, platform)) continue;
			const why = refusal(file, grounds, platform);
			if (why === void 0) return file;
			skipped.push({
				folder: file,
				why
			});
		}
		throw notFound(name, skipped);
	};
	return {
		find,
		path: folders.join(delimiter)
	};
}
var pathsOf = (platform) => platform === "win32" ? win32 : posix;
function pathEntries(env, platform) {
	if (platform !== "win32") return (env.PATH ?? "").split(posix.delimiter);
	return (Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "").split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
var endings = (platform) => platform === "win32" ? [".exe", ".com"] : [""];
function forbidden({ env, cwd, platform }, workTrees) {
	const home = env.HOME ?? env.USERPROFILE;
	const here = realPath(cwd);
	const holdsHome = home !== void 0 && isWithin(realPath(home), here, platform);
	const isRoot = pathsOf(platform).dirname(here) === here;
	return [...workTrees.map((folder) => ({
		folder: realPath(folder),
		why: "in the checkout",
		isItselfOnly: false
	})), {
		folder: here,
		why: "in the working directory",
		isItselfOnly: isRoot || holdsHome
	}];
}
function refusal(path, grounds, platform) {
	if (!pathsOf(platform).isAbsolute(path)) return "not an absolute path";
	for (const name of [path, realPath(path)]) {
		if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return "in node_modules/.bin";
		const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
		if (ground !== void 0) return ground.why;
	}
}
function holderOf(path, platform) {
	return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
	const { relative, isAbsolute, sep } = pathsOf(platform);
	const way = relative(folded(folder, platform), folded(path, platform));
	return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === "";
var folded = (path, platform) => platform === "win32" || platform === "darwin" ? path.toLowerCase() : path;
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}
function isProgram(file, platform) {
	try {
		if (!statSync(file).isFile()) return false;
		if (platform !== "win32") accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function notFound(name, skipped) {
	const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(", ");
	return new GateError("CONFIG", `The program ${name} was not found on the PATH${left === "" ? "" : `; not looked for in ${left}`}`, {
		reason: "wrong-ref",
		hint: `Install ${name} outside the checkout, in a folder of the PATH.`
	});
}
// src/git/repository.ts
function findRepository(path) {
	const folder = realFolder(path);
	if (folder === void 0) return {
		checkout: void 0,
		bare: void 0
	};
	const checkout = above(folder);
	const own = checkout === void 0 ? [] : [checkout.gitFolder, checkout.commonFolder];
	return {
		checkout,
		bare: checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + sep)) ? void 0 : atGitFolder(folder, void 0)
	};
}
function workTreesAround(path) {
	const top = findRepository(path).checkout?.top;
	return top === void 0 ? [] : [top, ...workTreesAround(dirname(top))];
}
function above(folder) {
	const entry = join(folder, ".git");
	const pointed = isFile(entry) ? pointedFolder(entry) : entry;
	const found = pointed === void 0 ? void 0 : atGitFolder(pointed, folder);
	if (found !== void 0) return found;
	const parent = dirname(folder);
	return isFile(entry) || parent === folder ? void 0 : above(parent);
}
function pointedFolder(file) {
	const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
	return target === void 0 ? void 0 : resolve(dirname(file), target);
}
function atGitFolder(path, top) {
	const gitFolder = realFolder(path);
	if (gitFolder === void 0 || !isFile(join(gitFolder, "HEAD"))) return void 0;
	const commonFolder = realFolder(commonFolderOf(gitFolder));
	if (commonFolder === void 0) return void 0;
	return ["objects", "refs"].every((name) => realFolder(join(commonFolder, name)) !== void 0) ? {
		gitFolder,
		commonFolder,
		top
	} : void 0;
}
function commonFolderOf(gitFolder) {
	const file = join(gitFolder, "commondir");
	return isFile(file) ? resolve(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
	try {
		const real = realpathSync.native(path);
		return statSync(real).isDirectory() ? real : void 0;
	} catch {
		return;
	}
}
function isFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
// src/git/machine.ts
var machine = () => ({
	env: process.env,
	cwd: process.cwd(),
	platform: process.platform
});
var known = new Map();
function programsFor(folder) {
	const here = machine();
	const workTrees = [here.cwd, folder].flatMap(workTreesAround);
	const key = JSON.stringify([
		here.env.PATH,
		here.cwd,
		...workTrees
	]);
	const programs = known.get(key) ?? findPrograms(here, workTrees);
	known.set(key, programs);
	return programs;
}
function workerVariables(path) {
	return {
		...variablesFor("machine", process.env, process.platform),
		PATH: programsFor(path).path
	};
}
// src/git/runner.ts
async function startGit(place, args, mode = "sealed") {
	return start({
		place,
		args,
		mode,
		repository: await repositoryOf(place)
	});
}
function start({ place, repository, mode, args }) {
	const programs = programsFor(place.origin?.folder ?? place.path);
	const { gitFolder, top } = repository;
	const isOwned = mode === "owned" && top !== void 0;
	const found = [
		"-c",
		"safe.directory=*",
		`--git-dir=${gitFolder}`,
		`--work-tree=${gitFolder}`
	];
	return spawn(programs.find("git"), [
		...hardenedArguments,
		...isOwned ? [] : found,
		...args
	], {
		cwd: isOwned ? top : gitFolder,
		env: {
			...gitVariables(mode, place.origin, machine()),
			PATH: programs.path
		},
		signal: place.signal,
		killSignal: "SIGKILL",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
}
async function repositoryOf(place) {
	const { checkout, bare } = findRepository(place.path);
	if (checkout === void 0 && bare === void 0) throw notARepository(place.path);
	if (bare !== void 0 && place.origin !== void 0) return bare;
	if (bare === void 0 || checkout !== void 0 && await isBrought(place, checkout)) return checkout;
	return bare;
}
async function isBrought(place, repository) {
	const path = relativePath(repository.top ?? "", place.path);
	const lists = [[
		"ls-files",
		"-z",
		"--",
		path
	], [
		"ls-tree",
		"-z",
		"--full-tree",
		"HEAD",
		"--",
		path
	]];
	return (await Promise.all(lists.map((args) => ended(start({
		place,
		repository,
		mode: "sealed",
		args
	}), place)))).some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
	return realpathSync.native(path).slice(top.length).replaceAll("\\", "/").replace(/^\/+/, "");
}
function ending(child, signal) {
	return new Promise((resolve, reject) => {
		child.once("error", (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
		child.once("close", (code) => signal.aborted ? reject(cancelled(signal)) : resolve(code));
	});
}
async function askGit(place, args, { mode = "sealed", capBytes } = {}) {
	if (place.signal.aborted) throw cancelled(place.signal);
	return ended(await startGit(place, args, mode), place, capBytes);
}
var defaultCapBytes = 268435456;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
	child.stdin.on("error", () => void 0);
	child.stdin.end();
	const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
	signal.addEventListener("abort", letGo, { once: true });
	try {
		const [code, stdout, stderr] = await Promise.all([
			ending(child, signal),
			bytesOf(child.stdout, capBytes),
			bytesOf(child.stderr, capBytes)
		]);
		return {
			code,
			stdout,
			stderr: stderr.toString()
		};
	} finally {
		signal.removeEventListener("abort", letGo);
		child.kill("SIGKILL");
	}
}
async function bytesOf(stream, capBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > capBytes) throw new GateError("PROTOCOL", `git printed more than ${capBytes} bytes`);
	}
	return Buffer.concat(chunks);
}
function cancelled(signal) {
	return new GateError("CANCELLED", "The scan was cancelled", { cause: signal.reason });
}
function notARepository(path) {
	return new GateError("CONFIG", `${path} is not a git checkout or bare clone`, { hint: "Give the path of a folder that `git clone` or `git init` made, with at least one commit." });
}
function cannotStart(cause) {
	return new GateError("CONFIG", "The git program could not be started", { cause });
}
// src/git/streams.ts
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
	if (rest.length > 0) throw endedEarly();
}
function recordReader(stream) {
	const chunks = stream[Symbol.asyncIterator]();
	let rest = Buffer.alloc(0);
	const nextChunk = async () => {
		const { value, done } = await chunks.next();
		if (done) throw endedEarly();
		return value;
	};
	const line = async () => {
		let end = rest.indexOf(10);
		while (end < 0) {
			rest = Buffer.concat([rest, await nextChunk()]);
			end = rest.indexOf(10);
		}
		const found = rest.toString("latin1", 0, end);
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
	return {
		line,
		bytes
	};
}
function endedEarly() {
	return new GateError("SCAN_FAILED", "The output of git ended early", { hint: "Check the repository with `git fsck`." });
}
// src/git/history.ts
var defaultLimits = {
	objects: 3e5,
	blobs: 2e4,
	bytes: 536870912,
	blobBytes: 10485760
};
var none = {
	blobs: [],
	diagnostics: []
};
var newline = 10;
async function listHistory(request, known, limits = defaultLimits) {
	const { sha, base } = request;
	if (base === void 0) return none;
	const bases = await basesOf(request, base);
	if (bases === void 0) return {
		blobs: [],
		diagnostics: [unsearched("the clone does not hold the commit that this branch is compared with")]
	};
	if (bases.includes(sha)) return none;
	const seen = new Set(known);
	const inBases = [];
	for (const commit of bases) inBases.push(...await treeOf(request, commit, seen));
	const { named, messages, isCut } = await objectsOf(request, bases, {
		seen,
		most: limits.objects
	});
	const blobs = await withSizes(request, [
		...inBases,
		...named,
		...messages
	]);
	const kept = withinLimits(blobs, limits);
	const left = blobs.filter((blob) => !kept.has(blob));
	const diagnostics = [];
	if (await isShallow(request)) diagnostics.push(unsearched("the clone is shallow: fetch the whole history"));
	if (left.length > 0 || isCut) diagnostics.push(beyondLimits(left, {
		isCut,
		limits
	}));
	return {
		blobs: blobs.filter((blob) => kept.has(blob)),
		diagnostics
	};
}
function unsearched(why) {
	return {
		engine: "checkout",
		message: `Not every version of the files that the branch changed was searched for secrets: ${why}`
	};
}
function beyondLimits(left, { isCut, limits }) {
	const isPadded = isCut || left.some(({ commit, bytes }) => commit !== void 0 && bytes <= limits.blobBytes);
	const said = unsearched(`${isCut ? "more" : left.length} versions of files are beyond the limit`);
	return isPadded ? {
		...said,
		engine: "history",
		failed: true
	} : said;
}
async function isShallow(request) {
	return (await askGit(request, ["rev-parse", "--is-shallow-repository"])).stdout.toString().trim() === "true";
}
async function basesOf(request, base) {
	if ((await askGit(request, [
		"cat-file",
		"-e",
		`${base}^{commit}`
	])).code !== 0) return void 0;
	const { stdout } = await askGit(request, [
		"merge-base",
		"--all",
		request.sha,
		base
	]);
	const forks = stdout.toString().split("\n").filter((line) => line !== "");
	return [...new Set([base, ...forks])];
}
async function treeOf(request, commit, seen) {
	const { stdout } = await askGit(request, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	return stdout.toString().split("\0").flatMap((record) => {
		const [, kind, oid = "", path = ""] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
		if (kind !== "blob" || seen.has(oid)) return [];
		seen.add(oid);
		return [{
			oid,
			path,
			commit: void 0
		}];
	});
}
async function objectsOf(request, bases, { seen, most }) {
	const child = await startGit(request, [
		"rev-list",
		"--objects",
		"--in-commit-order",
		request.sha,
		"--not",
		...bases
	]);
	child.stdin.end();
	const ended = ending(child, request.signal);
	const named = [];
	const messages = [];
	let isCut = false;
	const read = (async () => {
		let commit;
		for await (const line of separatedBy(child.stdout, newline)) {
			const [, oid = "", gap, path = ""] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
			if (gap === "") {
				commit = oid;
				messages.push({
					oid,
					path: "",
					commit
				});
			} else if (path !== "" && !seen.has(oid)) {
				seen.add(oid);
				named.push({
					oid,
					path,
					commit
				});
			}
			isCut = named.length + messages.length >= most;
			if (isCut) break;
		}
	})();
	await Promise.all([
		ended.catch(() => void 0),
		text(child.stderr),
		read.finally(() => child.kill("SIGKILL"))
	]);
	return {
		named,
		messages,
		isCut
	};
}
async function withSizes(request, named) {
	if (named.length === 0) return [];
	const child = await startGit(request, [
		"cat-file",
		"--batch-check=%(objectname) %(objecttype) %(objectsize)",
		"--buffer"
	]);
	const ended = ending(child, request.signal);
	const fed = pipeline(Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => void 0);
	const sizes = new Map();
	const read = (async () => {
		for await (const line of separatedBy(child.stdout, newline)) {
			const [oid = "", type, size] = line.toString().split(" ");
			if (type === "blob" || type === "commit") sizes.set(oid, {
				type,
				bytes: Number(size)
			});
		}
	})();
	await Promise.all([
		ended,
		text(child.stderr),
		read,
		fed
	]).finally(() => child.kill("SIGKILL"));
	return named.flatMap((one) => {
		const known = sizes.get(one.oid);
		return known === void 0 ? [] : [{
			...one,
			...known
		}];
	});
}
function withinLimits(blobs, limits) {
	const own = blobs.filter(({ commit }) => commit !== void 0);
	const others = blobs.filter(({ commit }) => commit === void 0);
	let total = 0;
	const kept = [...own, ...others].slice(0, limits.blobs).filter(({ bytes }) => {
		const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
		if (isIn) total += bytes;
		return isIn;
	});
	return new Set(kept);
}
// src/git/links.ts
function judgeLinks(links, paths) {
	if (links.length === 0) return {
		skips: [],
		diagnostics: []
	};
	const folders = foldersOf(paths);
	const isInside = ({ path, target }) => {
		const place = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, "");
		return /^[^/]/.test(target) && (place === "." || paths.has(place) || folders.has(place));
	};
	const skips = links.filter((link) => !isInside(link)).map(({ path }) => ({
		reason: "Symbolic link to what this commit does not hold: not looked at",
		filePath: path
	}));
	const followed = links.length - skips.length;
	const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
	return {
		skips,
		diagnostics: followed === 0 ? [] : [{
			engine: "checkout",
			message
		}]
	};
}
function foldersOf(paths) {
	const folders = new Set();
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
// src/git/paths.ts
var strictUtf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
var ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function judgePath(raw) {
	let path;
	try {
		path = strictUtf8.decode(raw);
	} catch {
		return {
			shown: showBytes(raw),
			refusal: "its name is not UTF-8"
		};
	}
	const refusal = refusalOf(path);
	return refusal === void 0 ? { path } : {
		shown: path,
		refusal
	};
}
function refusalOf(path) {
	if (path.includes("\0")) return "its name holds a NUL";
	if (path.includes("\\")) return "its name holds a backslash";
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "its name is an absolute path";
	const parts = path.split("/");
	if (parts.some((part) => part === "" || part === "." || part === "..")) return "its name leaves the tree";
	if (parts.some(namesGitFolder)) return "its name points into a .git folder";
}
function namesGitFolder(part) {
	const plain = part.replaceAll(ignoredByFileSystems, "").toLowerCase().replace(/:.*$/, "");
	return /^(?:\.git|git~1)[. ]*$/.test(plain);
}
function showBytes(raw) {
	return raw.toString("latin1").replaceAll(/[^\x20-\x7e]/g, (character) => {
		return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
	});
}
// src/git/tree-writer.ts
var batchFiles = 64;
var batchBytes = 16777216;
var lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
var lfsPointerBytes = 1024;
var namingErrors = new Set([
	"EEXIST",
	"ENOTDIR",
	"EISDIR",
	"ENAMETOOLONG",
	"EINVAL",
	"EILSEQ"
]);
function createTreeWriter(place) {
	const written = {
		files: [],
		odd: [],
		links: [],
		old: [],
		skips: []
	};
	const write = itemWriter(place);
	let round = [];
	let roundBytes = 0;
	const flush = async () => {
		const full = round;
		round = [];
		roundBytes = 0;
		for (const note of await Promise.all(full.map(write))) note(written);
	};
	const add = async (entry, content) => {
		if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString("latin1"))) {
			if (entry.kind !== "old") written.skips.push({
				reason: "Git LFS pointer: the file behind it was not scanned",
				filePath: entry.path
			});
			return;
		}
		round.push({
			entry,
			content
		});
		roundBytes += content.length;
		if (round.length >= batchFiles || roundBytes >= batchBytes) await flush();
	};
	return {
		...written,
		add,
		flush
	};
}
function itemWriter({ destination, spareFolder }) {
	const writeNamed = namedWriter(destination);
	const writeSpare = spareFolder === void 0 ? async () => void 0 : spareWriter(spareFolder);
	return async ({ entry: { path, kind, commit }, content }) => {
		if (kind === "file" && await writeNamed(path, content)) return ({ files }) => files.push(path);
		const stored = await writeSpare(content);
		if (kind === "link") return ({ links }) => links.push({
			path,
			stored: stored ?? "",
			target: content.toString()
		});
		if (stored !== void 0 && kind === "old") return ({ old }) => old.push({
			path,
			stored,
			commit
		});
		if (stored !== void 0) return ({ odd }) => odd.push({
			path,
			stored
		});
		const reason = "A file was not scanned: its name cannot be written";
		return ({ skips }) => kind === "file" && skips.push({
			reason,
			filePath: path
		});
	};
}
function spareWriter(folder) {
	let count = 0;
	return async (content) => {
		const stored = join(folder, String(count++));
		await writeFile(stored, content, {
			flag: "wx",
			mode: 384
		});
		return stored;
	};
}
function namedWriter(destination) {
	const folders = new Map();
	return async (path, content) => {
		const target = join(destination, path);
		const folder = dirname(target);
		const made = folders.get(folder) ?? mkdir(folder, {
			recursive: true,
			mode: 448
		});
		folders.set(folder, made);
		try {
			await made;
			await writeFile(target, content, {
				flag: "wx",
				mode: 384
			});
			return true;
		} catch (error) {
			if (!namingErrors.has(error.code ?? "")) throw error;
			return false;
		}
	};
}
// src/git/export.ts
var maximumFileBytes = 10485760;
var maximumTreeBytes = 4 * 1024 ** 3;
var maximumTreeFiles = 5e5;
var engine = "checkout";
var fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function exportCommit(request) {
	if (!fullSha.test(request.sha)) throw new GateError("SCAN_FAILED", `Not the full SHA of a commit: ${request.sha}`);
	const { blobs, skips, paths, twice } = await listTree(request);
	const contents = new Map(blobs.filter(({ kind, path }) => kind === "file" && !twice.has(path)).map(({ path, oid }) => [path, oid]));
	const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
	const history = await listHistory(request, new Set(blobs.map(({ oid }) => oid)));
	const old = history.blobs.map((blob) => ({
		...blob,
		kind: "old"
	}));
	const written = await writeBlobs(request, [...blobs.filter(({ kind, path, oid }) => kind !== "file" || !isLeftOut(path, oid)), ...old]);
	const links = judgeLinks(written.links, paths);
	const left = [
		...skips,
		...written.skips,
		...links.skips
	];
	return {
		contents,
		files: written.files.sort(),
		odd: written.odd,
		links: written.links,
		old: written.old,
		diagnostics: [
			...diagnosticsOfSkips(engine, left),
			...links.diagnostics,
			...history.diagnostics
		],
		isWhole: left.length === 0
	};
}
async function listTree(request) {
	if (request.signal.aborted) throw cancelled(request.signal);
	const listing = {
		blobs: [],
		skips: [],
		paths: new Set(),
		twice: new Set()
	};
	const child = await startGit(request, [
		"ls-tree",
		"-r",
		"-z",
		"-l",
		"--full-tree",
		request.sha
	]);
	child.stdin.end();
	const ended = ending(child, request.signal);
	const errors = text(child.stderr);
	const read = (async () => {
		let bytes = 0;
		for await (const record of separatedBy(child.stdout, 0)) {
			bytes += addEntry(listing, record);
			if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles) throw tooLarge(request.sha);
		}
	})();
	const [code, message] = await Promise.all([
		ended,
		errors,
		read
	]).finally(() => child.kill("SIGKILL"));
	if (code !== 0) throw unreadable(request.sha, message);
	return listing;
}
function addEntry(listing, record) {
	const tab = record.indexOf(9);
	const [mode, , oid, size] = record.toString("latin1", 0, Math.max(tab, 0)).split(/ +/);
	if (tab < 0 || mode === void 0 || oid === void 0) throw new GateError("SCAN_FAILED", "git listed a tree in an unknown form");
	const judged = judgePath(record.subarray(tab + 1));
	const path = "refusal" in judged ? judged.shown : judged.path;
	const skip = (reason) => listing.skips.push({
		reason,
		filePath: path
	});
	if ("refusal" in judged) skip(`An odd name, which some systems cannot take: ${judged.refusal}`);
	else if (listing.paths.has(path)) skip("The tree holds this name twice");
	const kind = "refusal" in judged || listing.paths.has(path) ? "odd" : "file";
	if (listing.paths.has(path)) listing.twice.add(path);
	listing.paths.add(path);
	if (mode === "160000") skip("Submodule: not scanned");
	else if (!/^\d+$/.test(size ?? "")) throw new GateError("SCAN_FAILED", `The repository does not hold the contents of ${path}`, { hint: "Scan a full clone: a partial clone (`--filter`) lacks file contents." });
	else if (Number(size) > 10485760) skip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
	else {
		listing.blobs.push({
			oid,
			path,
			bytes: Number(size),
			kind: mode === "120000" ? "link" : kind
		});
		return Number(size);
	}
	return 0;
}
async function writeBlobs(request, blobs) {
	if (request.signal.aborted) throw cancelled(request.signal);
	const child = await startGit(request, [
		"cat-file",
		"--batch",
		"--buffer"
	]);
	const ended = ending(child, request.signal);
	const errors = text(child.stderr);
	const fed = pipeline(Readable.from(oidLines(blobs)), child.stdin).catch(() => void 0);
	const writer = createTreeWriter(request);
	const read = (async () => {
		const reader = recordReader(child.stdout);
		for (const blob of blobs) await writer.add(blob, await readBlob(reader, blob));
		await writer.flush();
	})();
	const [code, message] = await Promise.all([
		ended,
		errors,
		read,
		fed
	]).finally(() => child.kill("SIGKILL"));
	if (code !== 0) throw unreadable(request.sha, message);
	return writer;
}
function* oidLines(blobs) {
	for (const { oid } of blobs) yield `${oid}\n`;
}
async function readBlob(reader, blob) {
	if (await reader.line() !== `${blob.oid} ${blob.type ?? "blob"} ${blob.bytes}`) throw new GateError("SCAN_FAILED", `The repository does not hold the contents of ${blob.path}`, { hint: "Check the repository with `git fsck`, or clone it anew." });
	const content = await reader.bytes(blob.bytes);
	await reader.bytes(1);
	return content;
}
function tooLarge(sha) {
	return new GateError("SCAN_FAILED", `The tree of ${sha} holds more than ${`${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`}`);
}
function unreadable(sha, message) {
	return new GateError("SCAN_FAILED", `git could not read the tree of ${sha}: ${message.split("\n", 1)[0]}`);
}
// src/service/scan-result.ts
function identityOf({ type, fingerprint }) {
	return `${type} ${fingerprint}`;
}
// src/service/known-findings.ts
function sharedBetween(head, engines) {
	const depends = (engine, path) => engine.isShared?.(path) ?? true;
	return (base) => {
		const hasSameContent = (path) => base.has(path) && base.get(path) === head.get(path);
		const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
		const isMoved = new Map(engines.map((engine) => [engine, changed.some((path) => depends(engine, path))]));
		const isSame = (engine, path) => hasSameContent(path) && !(isMoved.get(engine) === true && depends(engine, path));
		return {
			isSame,
			isNeedless: (path, oid) => head.get(path) === oid && engines.every((engine) => isSame(engine, path)),
			filesFor: (engine, files) => files.filter(({ path }) => !isSame(engine, path))
		};
	};
}
function knownFindings(head, base, { isSame }) {
	const known = {
		old: [],
		doubtful: []
	};
	const isRenamed = renames(head, base);
	for (const { engine, findings } of head.answers) {
		const before = base.answers.find((answer) => answer.engine === engine);
		const held = new Set(before?.findings.map(identityOf));
		const isUnseen = unseenBy(before, base.tree.diagnostics);
		for (const finding of findings) if (isSame(engine, finding.filePath) || held.has(identityOf(finding)) || isRenamed(finding)) known.old.push(identityOf(finding));
		else if (isUnseen(finding)) known.doubtful.push(identityOf(finding));
	}
	return known;
}
function renames(head, base) {
	const gone = base.answers.flatMap(({ findings }) => findings).filter(({ filePath }) => base.tree.contents.has(filePath) && !head.tree.contents.has(filePath));
	const origins = Map.groupBy(gone, contentOf);
	return (finding) => {
		const { filePath, contentFingerprint } = finding;
		const isNew = head.tree.contents.has(filePath) && !base.tree.contents.has(filePath);
		return contentFingerprint !== void 0 && isNew && origins.get(contentOf(finding))?.pop() !== void 0;
	};
}
function contentOf({ type, contentFingerprint = "" }) {
	return `${type} ${contentFingerprint}`;
}
function unseenBy(before, ofTree) {
	const diagnostics = [...ofTree, ...before?.diagnostics ?? []];
	const isFailed = before === void 0 || diagnostics.some(({ failed }) => failed);
	const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => one === void 0 ? several : [one]));
	return ({ filePath }) => isFailed || skipped.has(filePath);
}
// src/service/languages.ts
var unnamedMax = 2e3;
async function countLanguages(root, files, lookedAt) {
	const counts = new Map();
	for (const file of files) {
		if (isForeign(file.path)) continue;
		const { language, isNamed } = await programOf(root, file);
		if (language === void 0 || language === "Shell") continue;
		const count = counts.get(language) ?? {
			language,
			files: 0,
			looked_at: 0,
			unnamed: []
		};
		counts.set(language, count);
		count.files += 1;
		if (lookedAt.has(file.path)) count.looked_at += 1;
		if (!isNamed && count.unnamed.length < unnamedMax) count.unnamed.push(file.path);
	}
	return [...counts.values()].sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1)).map(({ unnamed, ...count }) => unnamed.length === 0 ? count : {
		...count,
		unnamed
	});
}
// src/service/run-engines.ts
async function runEngines(engines, context, filesFor = () => context.files) {
	const answers = [];
	for (const engine of engines) try {
		answers.push({
			engine,
			...await engine.scan({
				...context,
				files: filesFor(engine)
			})
		});
	} catch (cause) {
		if (context.signal.aborted) throw cancelled(context.signal);
		answers.push({
			engine,
			...failed(engine.name, cause)
		});
	}
	return answers;
}
function failed(engine, cause) {
	const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n", 1);
	return {
		findings: [],
		coverage: "not covered",
		diagnostics: [{
			engine,
			message: `The engine failed: ${reason.slice(0, 300)}`,
			failed: true
		}],
		lookedAt: []
	};
}
// src/service/scan-commit.ts
var coverageOrder = [
	"not covered",
	"partly covered",
	"covered"
];
async function scanCommit(job, signal, { temporaryFolder = tmpdir(), engines: engines$1 = engines, lookAtEach = lookHere } = {}) {
	if (signal.aborted) throw cancelled(signal);
	const folder = await mkdtemp(join(await realpath(temporaryFolder), "scan-gate-"));
	try {
		await chmod(folder, 448);
		const root = join(folder, "tree");
		await mkdir(root, { mode: 448 });
		const spareFolder = join(folder, "spare");
		await mkdir(spareFolder, { mode: 448 });
		const tree = await exportCommit({
			...job,
			destination: root,
			spareFolder,
			signal
		});
		const files = filesOf(tree, root);
		if (files.length === 0) throw nothingScanned(job.sha, "the commit holds no regular file", tree.diagnostics);
		const answers = await runEngines(engines$1, {
			root,
			files,
			extras: extrasOf(tree, root),
			signal,
			lookAtEach
		});
		const languages = await countLanguages(root, files, parsedBy(answers));
		const result = {
			...gather(job.sha, answers, tree),
			languages
		};
		if (job.comparedWith === void 0) return result;
		const head = {
			tree,
			answers
		};
		const place = {
			path: job.path,
			sha: job.comparedWith,
			folder,
			signal,
			lookAtEach
		};
		return {
			...result,
			known: await compareWith(head, engines$1, place)
		};
	} finally {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function compareWith(head, engines, { folder, signal, lookAtEach, ...commit }) {
	const root = join(folder, "base");
	const spareFolder = join(folder, "base-spare");
	for (const made of [root, spareFolder]) await mkdir(made, { mode: 448 });
	const sharedWith = sharedBetween(head.tree.contents, engines);
	const leaveOut = (contents) => sharedWith(contents).isNeedless;
	const tree = await exportCommit({
		...commit,
		destination: root,
		spareFolder,
		signal,
		leaveOut
	});
	const shared = sharedWith(tree.contents);
	const files = filesOf(tree, root);
	const context = {
		root,
		files,
		extras: extrasOf(tree, root),
		signal,
		lookAtEach
	};
	const needed = engines.filter((engine) => shared.filesFor(engine, files).length > 0 || tree.links.length > 0);
	const answers = await runEngines(needed, context, (engine) => shared.filesFor(engine, files));
	const idle = engines.filter((engine) => !needed.includes(engine)).map(nothingToSee);
	return knownFindings(head, {
		tree,
		answers: [...answers, ...idle]
	}, shared);
}
function nothingToSee(engine) {
	return {
		engine,
		findings: [],
		coverage: "covered",
		diagnostics: [],
		lookedAt: []
	};
}
function filesOf({ files, odd }, root) {
	return [...files.map((path) => ({
		path,
		stored: path
	})), ...odd.map(({ path, stored }) => ({
		path,
		stored: relative(root, stored)
	}))];
}
function extrasOf({ links, old }, root) {
	return [...links.map(({ path, stored }) => ({
		path,
		stored: relative(root, stored),
		kind: "link"
	})), ...old.map(({ path, stored, commit }) => {
		const place = {
			path,
			stored: relative(root, stored)
		};
		if (commit === void 0) return {
			...place,
			kind: "elsewhere"
		};
		return {
			...place,
			kind: path === "" ? "message" : "removed",
			commit
		};
	})];
}
function parsedBy(answers) {
	const ofCode = answers.filter(({ engine }) => engine.scanType === "sast");
	return new Set(ofCode.flatMap(({ lookedAt }) => lookedAt));
}
function gather(sha, answers, tree) {
	const diagnostics = [...tree.diagnostics, ...answers.flatMap((answer) => answer.diagnostics)];
	const filesScanned = new Set(answers.flatMap((answer) => answer.lookedAt)).size;
	if (filesScanned === 0) throw nothingScanned(sha, "no engine looked at any file", diagnostics);
	return {
		findings: withoutSecretCode(unique(answers.flatMap((answer) => answer.findings))),
		coverage: coverageOf(answers, tree.isWhole),
		diagnostics,
		filesScanned
	};
}
function coverageOf(answers, isWhole) {
	const coverage = {};
	const best = isWhole ? "covered" : "partly covered";
	for (const { engine, coverage: word } of answers) {
		const before = coverage[engine.scanType] ?? "not covered";
		const better = rank(word) > rank(before) ? word : before;
		coverage[engine.scanType] = rank(better) > rank(best) ? best : better;
	}
	return coverage;
}
var rank = (word) => coverageOrder.indexOf(word);
function unique(findings) {
	return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse();
}
function withoutSecretCode(findings) {
	const secretFiles = new Set(findings.filter(({ type }) => type === "SECRET").map(({ filePath }) => filePath));
	return findings.map((finding) => {
		if (!secretFiles.has(finding.filePath)) return finding;
		const { codeSnippet: _dropped, ...rest } = finding;
		return rest;
	});
}
function nothingScanned(sha, why, diagnostics) {
	const hint = diagnostics.map(({ message }) => message).slice(0, 5).join(". ");
	return new GateError("SCAN_FAILED", `Nothing was scanned in commit ${sha}: ${why}`, hint === "" ? {} : { hint });
}
// src/service/worker/bounds.ts
var defaultBounds = {
	openMs: 12e4,
	fileMs: 3e4,
	lostMs: 12e4,
	spentFileMs: 3e3,
	lostFiles: 60,
	heapMb: 2048,
	stackMb: 8
};
// src/service/worker/message.ts
function toPlainError({ code, message, hint, reason }) {
	return {
		code,
		message,
		hint,
		reason
	};
}
// src/service/worker/engine-process.ts
function lookInProcess(workerUrl, bounds) {
	return (scanner, tasks, place) => lookAtAll({
		workerUrl,
		bounds,
		name: scanner.name,
		tasks,
		place
	});
}
async function* lookAtAll(looking) {
	const { bounds, tasks, place } = looking;
	let child = await openChild(looking);
	let lost = {
		ms: 0,
		files: 0
	};
	try {
		for (const task of tasks) {
			place.signal.throwIfAborted();
			if (lost.files >= bounds.lostFiles) {
				yield {
					task,
					fault: `${lost.files} files before it took too much time or memory`
				};
				continue;
			}
			const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
			const reply = await child.ask(task, limitMs);
			if ("looked" in reply) {
				yield {
					...reply.looked,
					task
				};
				continue;
			}
			lost = {
				ms: lost.ms + limitMs,
				files: lost.files + 1
			};
			child.end();
			yield {
				task,
				fault: "ended" in reply ? reply.ended : "the scanner lost its way"
			};
			child = await openChild(looking);
		}
	} finally {
		child.end();
	}
}
async function openChild({ workerUrl, bounds, name, place }) {
	const child = startChild(workerUrl, bounds, place.root);
	const { heapMb, stackMb } = bounds;
	const reply = await child.ask({
		engine: name,
		root: place.root,
		heapMb,
		stackMb
	}, bounds.openMs);
	if ("opened" in reply) return child;
	child.end();
	if ("refused" in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
	throw new Error("ended" in reply ? `it could not be loaded: ${reply.ended}` : "it answered before it was asked");
}
function startChild(workerUrl, { heapMb }, root) {
	const child = fork(fileURLToPath(workerUrl), [], {
		cwd: dirname(root),
		env: workerVariables(root),
		execArgv: [],
		serialization: "advanced",
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc"
		]
	});
	let settle = () => void 0;
	child.on("message", (reply) => settle(reply));
	child.on("error", () => settle({ ended: "the scanner could not be started" }));
	child.on("exit", (code, signal) => {
		settle({ ended: code === 71 || signal === "SIGABRT" || code === 134 ? `it needs more than ${heapMb} MB of memory` : "the scanner broke down" });
	});
	return {
		ask: async (message, limitMs) => {
			const reply = new Promise((resolve) => {
				settle = resolve;
			});
			child.send(message, () => void 0);
			const timer = new AbortController();
			const late = setTimeout(limitMs, { ended: `it takes more than ${limitMs / 1e3} s` }, { signal: timer.signal });
			try {
				return await Promise.race([reply, late.catch(() => ({ ended: "the scan was ended" }))]);
			} finally {
				timer.abort();
			}
		},
		end: () => {
			child.removeAllListeners();
			child.on("error", () => void 0);
			child.kill("SIGKILL");
		}
	};
}
// src/service/worker/work-off.ts
function passOn(script, parent) {
	parent.on("disconnect", () => parent.exit());
	parent.once("message", (start) => {
		const resourceLimits = {
			maxOldGenerationSizeMb: start.heapMb,
			stackSizeMb: start.stackMb
		};
		const worker = new Worker(script, {
			workerData: start,
			resourceLimits,
			argv: [],
			execArgv: []
		});
		worker.on("message", (reply) => parent.send?.(reply));
		worker.on("error", (error) => {
			parent.exit(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? 71 : 1);
		});
		worker.on("exit", () => parent.exit(1));
		parent.on("message", (task) => worker.postMessage(task));
	});
}
async function workOff({ engine, root }, port, engines) {
	const reply = (message) => port.postMessage(message);
	try {
		const scanner = engines.find(({ name }) => name === engine)?.scanner;
		if (scanner === void 0) throw new Error(`there is no scanner ${engine}`);
		const look = await scanner.open(root);
		port.on("message", async (task) => reply({ looked: await lookAt(look, task) }));
		reply({ opened: true });
	} catch (error) {
		const { message, code } = error;
		reply({ refused: {
			message,
			code
		} });
	}
}
export { defaultBounds as a, asGateError as c, toPlainError as i, workOff as n, scanCommit as o, lookInProcess as r, engines as s, passOn as t };
