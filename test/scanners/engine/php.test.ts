import { describe, expect, it, test } from 'vitest';
import { patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Record<string, string>) => patternEngine.scan(makeTree(files));
const complete = (text: string) => (text.startsWith('<') ? text : `<?php ${text}`);

type Row = readonly [title: string, code: string | Record<string, string>, expected?: readonly string[]];
const command = ['CWE-78 CRITICAL'];
const query = ['CWE-89 HIGH'];
const page = ['CWE-79 HIGH'];

const arriving: readonly Row[] = [
  [
    'through a variable that a function changes',
    '$y = ""; $f = function ($v) use (&$y) { $y .= $v; }; $f($_GET["a"]); system($y);',
    command,
  ],
  [
    'into a function that sees what is set later',
    '$y = ""; $f = function () use (&$y) { system($y); }; $y = $_GET["a"]; $f();',
    command,
  ],
  [
    'through a variable that stays',
    'function keep($v) { static $all = []; foreach ($all as $one) system($one); $all[] = $v; } keep($_GET["a"]); keep("b");',
    command,
  ],
  [
    'through a member that a subclass sets',
    'class Shell { protected $t = "a"; function go() { system($this->t); } } class Own extends Shell { function __construct() { $this->t = $_GET["a"]; } }',
    command,
  ],
  [
    'through what is written as a text of PHP',
    'mysqli_query($c, "INSERT INTO t VALUES (\'" . serialize($_POST) . "\')");',
    query,
  ],
  [
    'when code elsewhere may set the member',
    'class On { public $on = false; function go() { if ($this->on) system($_GET["a"]); } }',
    command,
  ],
  ['when a function may set its parameter', '$on = false; tool($on); if ($on) system($_GET["a"]);', command],
  [
    'when a function may not be called',
    '$on = false; tool(function () use (&$on) { $on = true; }); if (!$on) system($_GET["a"]);',
    command,
  ],
  [
    'when a function may be called',
    '$on = false; tool(function () use (&$on) { $on = true; }); if ($on) system($_GET["a"]);',
    command,
  ],
  ['when a list is sorted', '$l = ["b", "a"]; sort($l); if ($l[0] == "a") system($_GET["a"]);', command],
  [
    'when more than one loop is left',
    '$f = 0; foreach ($l as $a) { foreach ($l as $b) { if (tool($b)) continue 2; $f = 1; } } if ($f == 0) system($_GET["a"]);',
    command,
  ],
  ['when a setting is another', 'define("ON", false); if (ON) system($_GET["a"]);', command],
  [
    'through one of two functions with the same name',
    {
      'a.php': 'same($_GET["a"]);',
      'b.php': 'function same($x) { echo 1; }',
      'c.php': 'function same($x) { system($x); }',
    },
    command,
  ],
  [
    'where a file that is not in the tree may switch it on',
    '$debug = false; require "config.php"; if ($debug) system($_GET["x"]);',
    command,
  ],
  [
    'where a program may have failed',
    '$rc = 1; exec("tar x", $out, $rc); if ($rc !== 0) exit; system($_GET["x"]);',
    command,
  ],
  [
    'after a function that is called at the end',
    'register_shutdown_function(function () { exit; }); system($_GET["x"]);',
    command,
  ],
  ['through variables', '$a = $_GET["a"]; $b = $a; $c = "ls $b"; system($c);', command],
  ['through a function', 'function run($x) { system($x); } run($_GET["a"]);', command],
  [
    'through a function of another file',
    { 'a.php': 'require "b.php"; run($_GET["a"]);', 'b.php': 'function run($x) { system($x); }' },
    command,
  ],
  [
    'through a variable of a file that is included',
    { 'a.php': '$x = $_GET["a"]; include __DIR__ . "/b.php";', 'b.php': 'system($x);' },
    command,
  ],
  [
    'through a field of a class of another file',
    {
      'A.php':
        'class A { private $x; function __construct($x) { $this->x = $x; } function go() { system($this->x); } }',
      'b.php': '$a = new A($_GET["a"]); $a->go();',
    },
    command,
  ],
  [
    'through a parameter that is a field',
    'class A { function __construct(private string $x) {} function go() { system($this->x); } } (new A($_GET["a"]))->go();',
    command,
  ],
  ['through a list', '$l = []; $l[] = $_GET["a"]; system($l[0]);', command],
  ['through an entry of a table', '$l = ["a" => $_GET["a"], "b" => "ls"]; system($l["a"]);', command],
  ['but not from another entry', '$l = ["a" => $_GET["a"], "b" => "ls"]; system($l["b"]);', []],
  ['through parts of a list', 'list($a, $b) = explode(",", $_GET["a"]); system($b);', command],
  ['through named parts', '["x" => $x] = $_GET; system($x);', command],
  ['through a closure', '$y = $_GET["a"]; $f = function () use ($y) { system($y); }; $f();', command],
  ['through an arrow function', '$y = $_GET["a"]; $f = fn($x) => system($x); $f($y);', command],
  ['through a name of a function', '$f = "system"; $f($_GET["a"]);', command],
  ['through a name that is put together', '("sys" . "tem")($_GET["a"]);', command],
  ['through call_user_func', 'call_user_func("system", $_GET["a"]);', command],
  ['through array_map', 'array_map("system", $_GET["l"]);', command],
  [
    'through a method that is named',
    'class A { function go($x) { system($x); } } call_user_func([new A, "go"], $_GET["a"]);',
    command,
  ],
  ['through a function as a value', 'function go($x) { system($x); } $f = go(...); $f($_GET["a"]);', command],
  ['through extract', 'extract($_GET); system($cmd);', command],
  ['through names that are values', 'foreach ($_GET as $k => $v) { $$k = $v; } system($cmd);', command],
  ['through a key', 'foreach ($_POST as $k => $v) { system($k); }', command],
  ['through compact', '$a = $_GET["a"]; $x = compact("a"); system($x["a"]);', command],
  ['through what a function writes', 'preg_match("/(.*)/", $_GET["a"], $m); system($m[1]);', command],
  ['through a reference', 'function f(&$x) { $x = $_GET["a"]; } f($y); system($y);', command],
  ['through a second name', '$a = "ls"; $b = &$a; $b = $_GET["a"]; system($a);', command],
  ['through a global variable', 'function f() { global $q; system($q); } $q = $_GET["a"]; f();', command],
  ['through a static field', 'class A { public static $x; } A::$x = $_GET["a"]; system(A::$x);', command],
  ['through a generator', 'function gen() { yield $_GET["a"]; } foreach (gen() as $x) system($x);', command],
  [
    'through a trait',
    'trait T { function b($x) { system($x); } } class A { use T; function a() { $this->b($_GET["a"]); } }',
    command,
  ],
  [
    'through an interface',
    'interface I { function b($x); } class B implements I { function b($x) { system($x); } } function f(I $i) { $i->b($_GET["a"]); }',
    command,
  ],
  [
    'through an own cleaner that cleans nothing',
    'function clean($x) { return $x; } system(clean($_GET["a"]));',
    command,
  ],
  [
    'but not through one that cleans',
    'function clean($x) { return escapeshellarg($x); } system("ls " . clean($_GET["a"]));',
    [],
  ],
  ['but not through one that removes the rest', 'system("ls " . preg_replace("/[^a-z0-9]/", "", $_GET["a"]));', []],
  ['in spite of a cleaner for pages', 'system("ls " . htmlspecialchars($_GET["a"]));', command],
  ['in spite of quotes around an argument in quotes', 'system("ls \'" . escapeshellarg($_GET["a"]) . "\'");', command],
  ['after it was decoded', 'echo htmlspecialchars_decode(htmlspecialchars($_GET["a"]));', page],
  ['but not when it was overwritten', '$a = $_GET["a"]; $a = "ls"; system($a);', []],
  [
    'but not when it was overwritten in the request',
    '$_GET["a"] = intval($_GET["a"]); system("ls " . $_GET["a"]);',
    [],
  ],
  ['but not when a constant decides', 'const DEBUG = false; if (DEBUG) { system($_GET["a"]); }', []],
  ['but not when it only selects', '$c = match ($_GET["a"]) { "a" => "ls", default => "pwd" }; system($c);', []],
  [
    'less severe after a check',
    'if (!preg_match("/^[a-z]+$/", $_GET["a"])) die(); system($_GET["a"]);',
    ['CWE-78 MEDIUM'],
  ],
  [
    'less severe after an own check',
    'function ok($x) { return in_array($x, ["a"]); } if (ok($_GET["a"])) system($_GET["a"]);',
    ['CWE-78 MEDIUM'],
  ],
  ['in spite of a check whose result is not used', 'in_array($_GET["a"], ["x"]); system($_GET["a"]);', command],
  [
    'in spite of an own check that checks nothing',
    'function ok($x) { return true; } if (ok($_GET["a"])) system($_GET["a"]);',
    command,
  ],
  ['in spite of a pattern that accepts all', 'if (preg_match("/.*/", $_GET["a"])) system($_GET["a"]);', command],
  [
    'less severe from a test',
    {
      'tests/ATest.php': 'class ATest { function testA() { run($_GET["a"]); } }',
      'b.php': 'function run($x) { system($x); }',
    },
    ['CWE-78 MEDIUM'],
  ],
];

const laterArriving: readonly Row[] = [
  ['through an argument that is named', 'function h($a, $b = 1) { system($a); } h(b: 1, a: $_GET["a"]);', command],
  ['through a list of arguments', 'function h($a, $b) { system($b); } h(...[1, $_GET["a"]]);', command],
  [
    'through a method for all names',
    'class A { function __call($n, $a) { system($a[0]); } } (new A)->foo($_GET["a"]);',
    command,
  ],
  [
    'through a field that the constructor sets',
    'class A { private $x; function __construct() { $this->x = $_GET["a"]; } function a() { system($this->x); } }',
    command,
  ],
  [
    'through one of several files that are included',
    {
      'a.php': '$p = $b ? "b.php" : "c.php"; include $p; system($x);',
      'b.php': '$x = "ls";',
      'c.php': '$x = $_GET["a"];',
    },
    command,
  ],
  [
    'but not through a loop that cleans all elements',
    '$a = $_POST; foreach ($a as $k => $v) { $a[$k] = escapeshellarg($v); } system("ls " . $a["x"]);',
    [],
  ],
  ['but not after it was removed', '$x = $_GET["a"]; unset($x); system($x);', []],
  [
    'less severe where a failed check replaces it',
    '$x = $_GET["a"]; if (!in_array($x, ["a"])) { $x = "a"; } system($x);',
    ['CWE-78 MEDIUM'],
  ],
  [
    'in spite of a search in the request',
    '$i = json_decode($_POST["j"], true); if (array_key_exists("a", $i)) system($i["a"]);',
    command,
  ],
];

const frameworks: readonly Row[] = [
  [
    'of Laravel with rules that are strict',
    {
      'R.php':
        'class R1Request extends FormRequest { public function rules() { return ["a" => ["required", "in:x,y"], "b" => "string"]; } }',
      'C.php': 'class C1 { function a(R1Request $any) { system($any->a); } }',
    },
    ['CWE-78 MEDIUM'],
  ],
  [
    'of Laravel with rules that are not',
    {
      'R.php':
        'class R2Request extends FormRequest { public function rules() { return ["a" => ["required", "in:x,y"], "b" => "string"]; } }',
      'C.php': 'class C2 { function a(R2Request $any) { system($any->b); } }',
    },
    command,
  ],
  [
    'of Laravel with a rule that leaves no address',
    {
      'R.php':
        'class R3Request extends FormRequest { public function rules() { return ["a" => ["string", "starts_with:data:image/"]]; } }',
      'C.php': 'class C3 { function a(R3Request $any) { file_get_contents($any->a); system($any->a); } }',
    },
    command,
  ],
  [
    'of Symfony without a parameter',
    'use Symfony\\Component\\HttpFoundation\\Request; $z = Request::createFromGlobals(); system($z->query->get("a"));',
    command,
  ],
  [
    'of WordPress',
    'register_rest_route("a", "/b", ["callback" => "hh"]); function hh($any) { system($any->get_param("c")); }',
    command,
  ],
  [
    'of Laravel',
    'use Illuminate\\Http\\Request; class C { function a(Request $any) { system($any->input("a")); } }',
    command,
  ],
  [
    'of Laravel under another name',
    'use Illuminate\\Http\\Request as Q; class C { function a(Q $any) { system($any->get("a")); } }',
    command,
  ],
  [
    'of Laravel as a field',
    'use Illuminate\\Http\\Request; class C { function a(Request $any) { system($any->cmd); } }',
    command,
  ],
  [
    'of Symfony',
    'use Symfony\\Component\\HttpFoundation\\Request; class C { function a(Request $any) { system($any->query->get("a")); } }',
    command,
  ],
  [
    'of PSR-7',
    'use Psr\\Http\\Message\\ServerRequestInterface; function h(ServerRequestInterface $x) { $p = $x->getQueryParams(); system($p["a"]); }',
    command,
  ],
  ['of a route', 'Route::get("/x/{c}", function ($any) { system($any); });', command],
  ['of a route of Slim', '$app->get("/x/{c}", function ($a, $b, $any) { system($any["c"]); });', command],
  [
    'of a route with an attribute',
    'class A { #[Route("/x/{c}")] public function f(string $any) { system($any); } }',
    command,
  ],
  [
    'of a controller',
    'class A extends Controller { public function show($any) { DB::select("select * from t where a=\'" . $any . "\'"); } }',
    query,
  ],
  ['in its body', '$d = json_decode(file_get_contents("php://input"), true); system($d["a"]);', command],
  ['but not through a filter for numbers', 'system("ls " . filter_input(INPUT_GET, "a", FILTER_VALIDATE_INT));', []],
  [
    'but not from a number in a route',
    'class A { #[Route("/x/{c}")] public function f(int $any) { system("ls $any"); } }',
    [],
  ],
];

const rules: readonly Row[] = [
  ['a whole statement', '$pdo->query($_GET["q"]);', query],
  ['a whole condition', 'DB::table("t")->whereRaw($_GET["a"]);', query],
  ['a formatted statement', '$q = sprintf("select * from t where a=\'%s\'", $_GET["a"]); mysqli_query($d, $q);', query],
  ['a formatted number', '$q = sprintf("select * from t where a=%d", $_GET["a"]); mysqli_query($d, $q);', []],
  [
    'a statement with an escaped text',
    '$q = sprintf("select * from t where a=\'%s\'", addslashes($_GET["a"])); mysqli_query($d, $q);',
    [],
  ],
  ['a page as an object', 'return new Response("<p>" . $_GET["a"]);', page],
  ['data as an object', 'return new JsonResponse(["a" => $_GET["a"]]);', []],
  ['a page of a route', 'Route::get("/x", function (Request $r) { return "<p>" . $r->input("a") . "</p>"; });', page],
  [
    'a page in two branches',
    '<?php if ($a): ?> <b><?= $_GET["a"] ?></b> <?php else: ?> <i><?php echo $_GET["b"]; ?></i> <?php endif; ?>',
    [...page, ...page],
  ],
  ['a list that is sorted', 'usort($_GET["list"], "strcmp");', []],
  ['a function that a request names', 'usort($l, $_GET["f"]);', ['CWE-95 HIGH']],
  ['an address with a fixed host', 'curl_init("https://a.com/" . $_GET["a"]);', []],
  ['an address with an open host', 'curl_init("https://" . $_GET["a"]);', ['CWE-918 HIGH']],
  ['an address that is read as a file', 'file_get_contents("http://" . $_GET["h"] . "/x");', ['CWE-918 HIGH']],
  ['a redirect within the site', 'header("Location: /x?y=" . $_GET["a"]);', []],
  [
    'a redirect of a function',
    'function go($u) { header("Location: $u"); } go("/a"); go($_GET["u"]);',
    ['CWE-601 MEDIUM'],
  ],
  ['a part of a field', 'unserialize(base64_decode($_COOKIE["a"]));', ['CWE-502 HIGH']],
  [
    'the type of an uploaded file says nothing about its name',
    'if ($_FILES["a"]["type"] == "image/png") move_uploaded_file($_FILES["a"]["tmp_name"], "x/" . $_FILES["a"]["name"]);',
    ['CWE-22 HIGH'],
  ],
];

const all = [...arriving, ...laterArriving, ...frameworks, ...rules];
const files = all.flatMap(([title, code]) =>
  Object.entries(typeof code === 'string' ? { 'a.php': code } : code).map(
    ([name, text]) => [`${all.findIndex((row) => row[0] === title)}/${name}`, complete(text)] as const,
  ),
);
/** All rows at once, each in a folder of its own. */
const scanned = scan(Object.fromEntries(files));

async function found([title]: Row): Promise<string[]> {
  const folder = `${all.findIndex((row) => row[0] === title)}/`;
  const { findings } = await scanned;
  return findings
    .filter(({ filePath }) => filePath.startsWith(folder))
    .map(({ cwe, severity }) => `${cwe} ${severity}`);
}

describe.each([
  ['a value of a request arrives', [...arriving, ...laterArriving]],
  ['data of a request', frameworks],
  ['the rules judge', rules],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', async (_title, row) => {
    expect(await found(row)).toEqual(row[2]);
  });
});

describe('a finding in PHP', () => {
  it('says in which other file the value comes from', async () => {
    const { findings } = await scan({
      'src/run.php': '<?php\nfunction run($x) {\n  system($x);\n}',
      'index.php': '<?php\nrequire "src/run.php";\nrun($_GET["a"]);',
    });
    expect(findings.map(({ filePath, line }) => `${filePath}:${line}`)).toEqual(['src/run.php:3']);
    expect(findings[0]?.description).toContain('It comes from $_GET["a"] in index.php on line 3.');
    expect(findings[0]?.dataPath?.map((step) => `${step.file_path}:${step.line}`)).toEqual([
      'index.php:3',
      'src/run.php:3',
    ]);
  });
});

describe('hostile PHP', () => {
  test.each([
    ['calls', `${'f('.repeat(5000)}1${')'.repeat(5000)};`],
    ['blocks', `${'{'.repeat(1000)}${'}'.repeat(1000)}`],
    ['texts', `$y = ${'"a" . '.repeat(5000)}$x;`],
    ['escaped texts', `$y = ${'escapeshellarg($x) . "a" . '.repeat(2000)}$x;`],
    ['conditions', `${'if (f()) '.repeat(300)}return;`],
    ['other conditions', `if (f()) { } ${'elseif (f()) { g(); } '.repeat(1000)}`],
    ['choices', `$y = ${'f() ?? '.repeat(1000)}1;`],
    ['functions', `f(${'fn($a) => '.repeat(300)}1);`],
    ['elements', `$y${'["a"]'.repeat(1000)} = $x;`],
    ['names of variables', `${'$$x = $x; '.repeat(200)}`],
    ['inclusions of itself', 'include "a.php"; include "a.php";'],
    ['names of the language', '$a["constructor"] = $x["__proto__"]; constructor($a); $f = "toString"; $f($a);'],
  ])('with many %s is read', async (_, code) => {
    const { findings, diagnostics } = await scan({ 'a.php': `<?php $x = $_GET["x"]; system($x); ${code}` });
    expect(findings.map(({ severity }) => severity)).toEqual(['CRITICAL']);
    expect(diagnostics.filter(({ file_path: path }) => path !== undefined)).toEqual([]);
  });
});
