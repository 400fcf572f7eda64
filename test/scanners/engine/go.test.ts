import { describe, expect, it, test } from 'vitest';
import { patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Record<string, string>) => patternEngine.scan(makeTree(files));

/** A handler whose author chose other names than usual. */
const handler = (body: string, more = '') => `package main
import (
  "database/sql"; "encoding/json"; "errors"; "fmt"; "html"; "net/http"; "net/url"; "os"; "os/exec"; "path/filepath"; "regexp"; "strings"
)
var conn *sql.DB
${more}
func serve(out http.ResponseWriter, in *http.Request) { ${body} }
`;
/** What is found in such a handler. */
async function found(body: string, more?: string): Promise<string[]> {
  const { findings } = await scan({ 'a.go': handler(body, more) });
  return findings.map(({ cwe, severity }) => `${cwe} ${severity}`);
}

const read = 'x := in.FormValue("x");';
const run = (value: string) => `exec.Command("sh", "-c", ${value}).Run();`;
const critical = ['CWE-78 CRITICAL'];

describe('a value of a request arrives', () => {
  test.each<[string, string, string?]>([
    ['from a parameter of any name', run('in.FormValue("x")')],
    ['from a table of values', run('in.URL.Query()["x"][0]')],
    ['after a call that only sounds like the end', `${read} lexer.SkipSpace(); db.Skip(10).Find(nil); ${run('x')}`],
    [
      'where a pointer may switch it on',
      `${read} ok := false; set(&ok); if ok { ${run('x')} }`,
      'func set(p *bool) { *p = true }',
    ],
    ['where a library may change a number', `${read} n := 0; lib.Load("x", &n); if n == 0 { return }; ${run('x')}`],
    [
      'into the case to which another falls through',
      `${read} y := "a"; switch { case cond(): y = x; fallthrough; default: ${run('y')} }`,
    ],
    [
      'through a later run of a handler',
      `${read} y := ""; http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { ${run('y')} y = r.FormValue("q") })`,
    ],
    ['through bytes that are read', `${read} b := make([]byte, 10); n, _ := in.Body.Read(b); ${run('string(b[:n])')}`],
    [
      'through bytes that are read in full',
      `${read} var b [10]byte; io.ReadFull(in.Body, b[:]); ${run('string(b[:])')}`,
    ],
    ['through a copy of bytes', `${read} b := make([]byte, 10); copy(b, x); ${run('string(b)')}`],
    [
      'through a channel that is a parameter',
      `${read} c := make(chan string); go take(c); c <- x`,
      `func take(c <-chan string) { for v := range c { ${run('v')} } }`,
    ],
    [
      'through a result that is set at the end',
      `${read} ${run('f(x)')}`,
      `func f(v string) (s string) { defer func() { s = v }(); return "a" }`,
    ],
    [
      'through what is recovered',
      `${read} ${run('f(x)')}`,
      `func f(v string) (s string) { defer func() { if e := recover(); e != nil { s = fmt.Sprint(e) } }(); panic(v) }`,
    ],
    ['into what runs at the end', `${read} y := "a"; defer func() { ${run('y')} }(); y = x`],
    [
      'when a function may run again',
      `${read} n := 0; filepath.Walk("a", func(p string, i os.FileInfo, e error) error { n++; return nil }); if n == 5 { ${run('x')} }`,
    ],
    [
      'when something may be recovered',
      `${read} n := 0; func() { defer func() { recover() }(); n = 1; work(); n = 2 }(); if n == 1 { ${run('x')} }`,
    ],
    [
      'when a variable of the package may change',
      `${read} on = false; tool.Run(); if on { ${run('x')} }`,
      `var on bool
func set() { on = true }`,
    ],
    ['before what is put off', `${read} defer func() { panic(1) }(); ${run('x')}`],
    ['from the address', `u := in.URL; ${run('u.Path')}`],
    ['from the names of headers', `for k := range in.Header { ${run('k')} }`],
    ['from a cookie', `c, err := in.Cookie("a"); if err == nil { ${run('c.Value')} }`],
    ['from a decoded body', `var v struct{ A string }; json.NewDecoder(in.Body).Decode(&v); ${run('v.A')}`],
    [
      'from a decoded type',
      `var v form; json.NewDecoder(in.Body).Decode(&v); ${run('v.A')}`,
      'type form struct { A string; N int }',
    ],
    ['through a second variable', `${read} y := x; z := "ls " + y; ${run('z')}`],
    ['through a branch', `${read} y := "a"; if in.Method == "POST" { y = x }; ${run('y')}`],
    ['through a loop', `${read} y := "a"; for i := 0; i < 3; i++ { ${run('y')}; y = x }`],
    ['through a case', `${read} y := "a"; switch in.Method { case "POST": y = x; default: }; ${run('y')}`],
    ['through a list', `${read} l := []string{"a"}; l = append(l, x); ${run('strings.Join(l, " ")')}`],
    ['through a table', `${read} m := map[string]string{"a": "b"}; m["c"] = x; ${run('m["c"]')}`],
    ['through a range', `${read} for _, y := range strings.Split(x, ",") { ${run('y')} }`],
    ['through a channel', `${read} c := make(chan string, 1); c <- x; ${run('<-c')}`],
    ['through a pointer', `y := "a"; p := &y; *p = in.FormValue("x"); ${run('y')}`],
    [
      'through a function that sets a pointer',
      `y := "a"; set(&y, in); ${run('y')}`,
      'func set(p *string, q *http.Request) { *p = q.FormValue("x") }',
    ],
    ['through a closure', `y := "a"; func() { y = in.FormValue("x") }(); ${run('y')}`],
    [
      'through a builder',
      `var b strings.Builder; b.WriteString("ls "); fmt.Fprintf(&b, "%s", in.FormValue("x")); ${run('b.String()')}`,
    ],
    [
      'through a field',
      `b := &box{}; b.fill(in); ${run('b.a')}`,
      'type box struct { a string }\nfunc (b *box) fill(q *http.Request) { b.a = q.FormValue("x") }',
    ],
    [
      'through what is embedded',
      `b := &outer{}; b.a = in.FormValue("x"); b.go1()`,
      `type box struct { a string }\ntype outer struct { box }\nfunc (b *outer) go1() { ${run('b.a')} }`,
    ],
    [
      'through an interface',
      `var b runner = &box{}; b.start(in.FormValue("x"))`,
      `type runner interface { start(v string) }\ntype box struct {}\nfunc (b *box) start(v string) { ${run('v')} }`,
    ],
    [
      'through several results',
      `y, err := load(in); if err != nil { return }; ${run('y')}`,
      'func load(q *http.Request) (string, error) { return q.FormValue("x"), nil }',
    ],
    [
      'through results with names',
      `y, _ := load(in); ${run('y')}`,
      'func load(q *http.Request) (v string, err error) { v = q.FormValue("x"); return }',
    ],
    [
      'through further arguments',
      `all("a", in.FormValue("x"))`,
      `func all(v ...string) { for _, one := range v { ${run('one')} } }`,
    ],
    [
      'through a variable of the package',
      `name = in.FormValue("x"); start()`,
      `var name string\nfunc start() { ${run('name')} }`,
    ],
    ['through a function in a variable', `${read} f := exec.Command; f("sh", "-c", x)`],
    [
      'through a function as an argument',
      `start(exec.Command, in.FormValue("x"))`,
      'func start(f func(string, ...string) *exec.Cmd, v string) { f("sh", "-c", v) }',
    ],
    [
      'through a table of functions',
      `m := map[string]func(string, ...string) *exec.Cmd{"a": exec.Command}; m["a"]("sh", "-c", in.FormValue("x"))`,
    ],
    [
      'through an own cleaner that cleans nothing',
      run('clean(in.FormValue("x"))'),
      'func clean(v string) string { return strings.TrimSpace(v) }',
    ],
    ['through a cleaner for something else', run('html.EscapeString(in.FormValue("x"))')],
    ['behind a check that checks nothing', `${read} if strings.HasPrefix(x, "") { ${run('x')} }`],
    ['out of several loops', `y := "a"; L: for { for { y = in.FormValue("x"); break L } }; ${run('y')}`],
    ['into a goroutine', `${read} go func(v string) { ${run('v')} }(x)`],
    ['into a structure of a command', `c := &exec.Cmd{Path: in.FormValue("x")}; c.Run()`],
  ])('%s', async (_, body, more) => {
    expect(await found(body, more)).toEqual(critical);
  });

  it.each([
    ['import run "os/exec"', 'run.Command'],
    ['import . "os/exec"', 'Command'],
  ])('into a package imported as %s', async (line, name) => {
    const text = `package main\nimport "net/http"\n${line}\nfunc h(a http.ResponseWriter, b *http.Request) { ${name}("sh", "-c", b.FormValue("x")) }\n`;
    expect((await scan({ 'a.go': text })).findings.map(({ severity }) => severity)).toEqual(['CRITICAL']);
  });

  it('from a function of another file and into a package of another folder', async () => {
    const { findings } = await scan({
      'go.mod': 'module example.com/shop\n',
      'web/a.go': handler('store.Find(conn, term(in))').replace(
        'import (',
        'import ("example.com/shop/internal/store";',
      ),
      'web/b.go': 'package main\nimport "net/http"\nfunc term(q *http.Request) string { return q.FormValue("x") }\n',
      'internal/store/store.go':
        'package store\nimport "database/sql"\nfunc Find(db *sql.DB, name string) { db.Query("SELECT a FROM b WHERE c = \'" + name + "\'") }\n',
    });
    expect(findings.map(({ filePath, severity }) => `${filePath} ${severity}`)).toEqual([
      'internal/store/store.go HIGH',
    ]);
    expect(findings[0]?.sources).toContainEqual(expect.objectContaining({ path: 'web/b.go' }));
  });
});

describe('a value of a request is found', () => {
  test.each<[string, string, string[], string?]>([
    ['as a whole statement', `conn.Query(in.FormValue("q"))`, ['CWE-89 HIGH']],
    [
      'in a statement with a context',
      `conn.QueryContext(in.Context(), "SELECT 1 WHERE a = " + in.FormValue("q"))`,
      ['CWE-89 HIGH'],
    ],
    ['in the path of a file', `os.ReadFile(filepath.Join("data", in.FormValue("f")))`, ['CWE-22 HIGH']],
    ['in an address', `http.Get("https://" + in.FormValue("h") + "/a")`, ['CWE-918 HIGH']],
    [
      'in a field of what a page shows',
      `fmt.Fprintf(out, "<p>%v", card{name: in.FormValue("n")})`,
      ['CWE-79 HIGH'],
      'type card struct { name string }',
    ],
    [
      'in a page that a function with another type writes',
      `render(out, in.FormValue("n"))`,
      ['CWE-79 HIGH'],
      'func render(o io.Writer, v string) { fmt.Fprintf(o, "<p>%s", v) }',
    ],
    ['in a page', `fmt.Fprintf(out, "<p>%s</p>", in.FormValue("n"))`, ['CWE-79 HIGH']],
    [
      'as an argument of a program that is no shell',
      `exec.Command("git", "log", in.FormValue("x")).Run()`,
      ['CWE-78 MEDIUM'],
    ],
    [
      'behind a check',
      `${read} if !regexp.MustCompile("^[a-z]+$").MatchString(x) { return }; ${run('x')}`,
      ['CWE-78 MEDIUM'],
    ],
    [
      'behind an own check',
      `${read} if err := check(x); err != nil { return }; ${run('x')}`,
      ['CWE-78 MEDIUM'],
      'func check(v string) error { if !strings.HasPrefix(v, "a") { return errors.New("no") }; return nil }',
    ],
    ['from whoever starts the program', run('os.Args[1]'), ['CWE-78 MEDIUM']],
  ])('%s', async (_, body, expected, more) => {
    expect(await found(body, more)).toEqual(expected);
  });
});

describe('nothing is reported', () => {
  test.each<[string, string, string?]>([
    ['of a constant', run('"ls"')],
    ['of a constant in a variable', `y := "ls"; ${run('y')}`],
    ['of a value that another replaced', `${read} x = "a"; ${run('x')}`],
    ['of a variable that another hides', `x := "a"; if y := in.FormValue("x"); y != "" { x := y; _ = x }; ${run('x')}`],
    ['of code that nothing reaches', `${read} if 1 > 2 { ${run('x')} }`],
    ['of another element', `${read} m := map[string]string{"a": x, "b": "c"}; ${run('m["b"]')}`],
    ['of an entry of a fixed table', `${read} ${run('allowed[x]')}`, 'var allowed = map[string]string{"a": "ls"}'],
    ['of a number', `conn.Query(fmt.Sprintf("SELECT 1 WHERE a = %d", len(in.FormValue("x"))))`],
    ['of an argument of a statement', `conn.Query("SELECT 1 WHERE a = ?", in.FormValue("x"))`],
    [
      'of an argument of a prepared statement',
      `s, _ := conn.Prepare("SELECT 1 WHERE a = ?"); s.Query(in.FormValue("x"))`,
    ],
    ['of a path on a fixed host', `http.Get("https://example.com/" + url.PathEscape(in.FormValue("x")))`],
    ['of the last part of a path', `os.Open(filepath.Join("a", filepath.Base(in.FormValue("x"))))`],
    [
      'of what a pattern leaves',
      `y := regexp.MustCompile("[^a-z0-9]+").ReplaceAllString(in.FormValue("x"), ""); ${run('y')}`,
    ],
    ['of an escaped text', `fmt.Fprint(out, html.EscapeString(in.FormValue("x")))`],
    [
      'of a request that the program sends',
      `q, _ := http.NewRequest("GET", "https://example.com", nil); ${run('q.Header.Get("a")')}`,
    ],
  ])('%s', async (_, body, more) => {
    expect((await found(body, more)).filter((row) => !/LOW|MEDIUM/.test(row))).toEqual([]);
  });

  it('of what tests do', async () => {
    const text = handler(run('in.FormValue("x")')).replace('serve', 'TestServe');
    expect((await scan({ 'a_test.go': text })).findings.map(({ description }) => description)).toEqual([
      expect.stringContaining('test'),
    ]);
  });
});

describe('hostile Go', () => {
  test.each([
    ['calls', `${'f('.repeat(1000)}1${')'.repeat(1000)};`],
    ['sums', `y := ${'"a" + '.repeat(5000)}x; _ = y;`],
    ['blocks', `${'{'.repeat(500)}${'}'.repeat(500)}`],
    ['loops', `${'for _, y := range l { '.repeat(60)}f(y)${' }'.repeat(60)}`],
    ['functions', `${'func() { '.repeat(200)}${' }()'.repeat(200)}`],
    ['calls of itself', 'serve(out, in); serve(out, in);'],
  ])('with many %s is read', async (_, code) => {
    const { findings, diagnostics } = await scan({ 'a.go': handler(`${read} ${run('x')} ${code}`) });
    expect(findings.map(({ severity }) => severity)).toEqual(['CRITICAL']);
    expect(diagnostics.filter(({ file_path: path }) => path !== undefined)).toEqual([]);
  });
});
