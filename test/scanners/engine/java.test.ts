import { describe, expect, it, test } from 'vitest';
import { patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Record<string, string>) => patternEngine.scan(makeTree(files));
const rowsOf = async (files: Record<string, string>) =>
  (await scan(files)).findings.map(({ filePath, line, cwe, severity }) => `${filePath}:${line} ${cwe} ${severity}`);

/** A servlet whose author chose other names than usual. */
const servlet = (body: string, members = '') => `import jakarta.servlet.http.*;
class A extends HttpServlet {
  ${members}
  protected void doGet(HttpServletRequest q, HttpServletResponse s) { ${body} }
}`;
/** The severities of what is found in a servlet with this body. */
async function found(body: string, members?: string): Promise<string[]> {
  const { findings } = await scan({ 'A.java': servlet(body, members) });
  return findings.map(({ cwe, severity }) => `${cwe} ${severity}`);
}

const read = 'String x = q.getParameter("x");';
const run = (value: string) => `Runtime.getRuntime().exec(${value});`;
const critical = ['CWE-78 CRITICAL'];
const ownCheck = 'String checkName(String v) { return NAMES.contains(v) ? v : null; }';

describe('a value of a request arrives', () => {
  test.each([
    ['from a parameter of any name', run('q.getParameter("x")')],
    ['from an array of cookies', `for (Cookie c : q.getCookies()) ${run('c.getValue()')}`],
    ['from names of headers', `java.util.Enumeration<String> e = q.getHeaderNames(); ${run('e.nextElement()')}`],
    ['through a second variable', `${read} String y; y = x; ${run('y')}`],
    ['through both branches', `${read} String y = "a"; if (s.isCommitted()) y = x; ${run('y')}`],
    ['through a loop', `${read} String y = "a"; while (s.isCommitted()) { ${run('y')} y = x; }`],
    ['through a case', `${read} String y = "a"; switch (s.getStatus()) { case 1: y = x; break; default: } ${run('y')}`],
    [
      'through a switch with arrows',
      `${read} String y = switch (s.getStatus()) { case 1 -> x; default -> "a"; }; ${run('y')}`,
    ],
    ['through what is caught', `${read} String y = "a"; try { y = x; f(); } catch (Exception e) { ${run('y')} }`],
    [
      'through a builder',
      `${read} StringBuilder b = new StringBuilder("ls "); b.append(x).append("a"); ${run('b.toString()')}`,
    ],
    [
      'through an element of a list',
      `${read} List<String> l = new ArrayList<>(); l.add("a"); l.add(x); ${run('l.get(1)')}`,
    ],
    [
      'through an entry of a table',
      `${read} Map<String, String> m = new HashMap<>(); m.put("a", x); ${run('m.get("a")')}`,
    ],
    ['through an element of an array', `${read} String[] a = new String[2]; a[1] = x; ${run('a[1]')}`],
    ['through a copy of a list', `${read} List<String> l = new ArrayList<>(List.of(x)); ${run('l.iterator().next()')}`],
    ['through a stream', `${read} List.of(x).stream().map(v -> v.trim()).forEach(v -> { ${run('v')} });`],
    ['through a reference to a method', `${read} List.of(x).forEach(this::go);`, `void go(String v) { ${run('v')} }`],
    ['through an object without a name', `${read} new Thread(new Runnable() { public void run() { ${run('x')} } });`],
    ['through a method of the class', run('make(q.getParameter("x"))'), 'String make(String v) { return "ls " + v; }'],
    [
      'through an own cleaner that cleans nothing',
      run('clean(q.getParameter("x"))'),
      'String clean(String v) { return v.trim(); }',
    ],
    [
      'through a field',
      `${read} Box b = new Box(x); ${run('b.v')}`,
      'class Box { final String v; Box(String w) { v = w; } }',
    ],
    [
      'through a setter and a getter',
      `${read} Box b = new Box(); b.set(x); ${run('b.get()')}`,
      'class Box { String v; void set(String w) { this.v = w; } String get() { return v; } }',
    ],
    [
      'through a generated getter',
      `${read} Box b = new Box(); b.setV(x); ${run('b.getV()')}`,
      '@Data class Box { String v; }',
    ],
    ['through a record', `${read} Box b = new Box(x, 1); ${run('b.v()')}`, 'record Box(String v, int n) {}'],
    [
      'through a parent class',
      `${read} Box b = new Box(x); ${run('b.get()')}`,
      'class Base { String v; Base(String w) { v = w; } String get() { return v; } } class Box extends Base { Box(String w) { super(w); } }',
    ],
    [
      'through a method with any number of arguments',
      run('last("a", q.getParameter("x"))'),
      'String last(String... all) { return all[1]; }',
    ],
    ['through a decoder', `${read} ${run('java.net.URLDecoder.decode(java.net.URLEncoder.encode(x))')}`],
    [
      'after a break out of an inner loop',
      `${read} out: for (;;) { for (String v : list()) { if (v.isEmpty()) break out; } } ${run('x')}`,
    ],
    ['after a block that is left', `${read} out: { if (s.isCommitted()) break out; } ${run('x')}`],
    [
      'through what was done before it was thrown',
      `String y = ""; ${read} try { y = x; throw new Exception(); } catch (Exception e) { ${run('y')} }`,
    ],
    [
      'through what is undone after it was caught',
      `String y = ""; ${read} try { y = x; f(); y = "ls"; } catch (Exception e) { ${run('y')} }`,
    ],
    ['into a loop that counts down', `${read} int n = 1; while (n-- > 0) ${run('x')}`],
    [
      'into the first of an array that is filled',
      `${read} String[] a = new String[3]; int i = 0; a[i++] = x; ${run('a[0]')}`,
    ],
    [
      'into a later state of a loop',
      `${read} String st = "A"; while (s.isCommitted()) switch (st) { case "A": st = "B"; break; case "B": st = "C"; break; case "C": ${run('x')} }`,
    ],
    [
      'after several turns of a loop',
      `${read} boolean a = false, b = false, c = false; while (s.isCommitted()) { if (c) ${run('x')} if (b) c = true; if (a) b = true; a = true; }`,
    ],
    [
      'into a loop within four others',
      `${read} for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) for (int k = 0; k < 9; k++) for (int l = 0; l < 9; l++) if (l == 2) ${run('x')}`,
    ],
    ['where a setting may be on', `${read} if (enabled) ${run('x')}`, '@Value("x") private boolean enabled = false;'],
    ['where another class may switch it on', `${read} if (debug) ${run('x')}`, 'static boolean debug = false;'],
    [
      'through a list in a field',
      `${read} items.add(x); ${run('items.get(0)')}`,
      'private final List<String> items = new ArrayList<>();',
    ],
    [
      'through a builder in a field',
      `${read} sb.append(x); ${run('sb.toString()')}`,
      'private StringBuilder sb = new StringBuilder();',
    ],
    [
      'through a field that a function without a name reads',
      `${read} cmd = x; new Thread(new Runnable() { public void run() { ${run('cmd')} } });`,
      'String cmd;',
    ],
    [
      'through a static field',
      `${read} go(x);`,
      `static String cmd; private static void go(String v) { cmd = v; end(); } private static void end() { ${run('cmd')} }`,
    ],
    [
      'through a list that is added',
      `${read} List<String> a = new ArrayList<>(); a.add(x); List<String> b = new ArrayList<>(); b.addAll(a); ${run('b.get(0)')}`,
    ],
    [
      'through a key of a table',
      `${read} Map<String, String> m = new HashMap<>(); m.put(x, "a"); for (String v : m.keySet()) ${run('v')}`,
    ],
    ['through an array of arrays', `${read} String[][] m = new String[2][2]; m[0][1] = x; ${run('m[0][1]')}`],
    [
      'through a copy of an array',
      `${read} String[] a = { x }; String[] b = new String[1]; System.arraycopy(a, 0, b, 0, 1); ${run('b[0]')}`,
    ],
    [
      'through a function in a variable',
      `${read} java.util.function.Function<String, String> f = v -> v; ${run('f.apply(x)')}`,
    ],
    [
      'through the second of two functions',
      `later("ls"); later(q.getParameter("x"));`,
      `private void later(String v) { new Thread(() -> ${run('v').slice(0, -1)}); }`,
    ],
    [
      'in spite of many cleaned values',
      `${read} ${run(`${Array.from({ length: 8 }, (_, i) => `Encode.forHtml(q.getParameter("${i}"))`).join(' + ')} + x`)}`,
    ],
    [
      'through single characters',
      `${read} StringBuilder b = new StringBuilder(); for (char c : x.toCharArray()) b.append(c); ${run('b.toString()')}`,
    ],
    ['through a pattern', `Object o = q.getParameter("x"); if (o instanceof String v) ${run('v')}`],
    [
      'through a pattern of a case',
      `Object o = q.getParameter("x"); switch (o) { case String v -> ${run('v')} default -> {} }`,
    ],
    ['in spite of a fraction', `${read} if (1.0 / 2 > 0.4) ${run('x')}`],
    ['in spite of a sum that is too large', `${read} if (2147483647 + 1 < 0) ${run('x')}`],
    ['in spite of a sum of characters', `${read} if ('a' + 1 == 98) ${run('x')}`],
    ['from an initializer of a list', `${read} List<String> l = new ArrayList<>() {{ add(x); }}; ${run('l.get(0)')}`],
    [
      'through an entry that is computed if it is missing',
      `${read} Map<String, List<String>> m = new HashMap<>(); m.computeIfAbsent("a", k -> new ArrayList<>()).add(x); ${run('m.get("a").get(0)')}`,
    ],
    [
      'through an entry that is kept',
      `${read} Map<String, String> m = new HashMap<>(); m.put("a", x); m.putIfAbsent("a", "b"); ${run('m.get("a")')}`,
    ],
    [
      'through an entry that is merged',
      `${read} Map<String, String> m = new HashMap<>(); m.put("a", "b"); m.merge("a", x, (o, n) -> o + n); ${run('m.get("a")')}`,
    ],
    [
      'through the entry before',
      `${read} Map<String, String> m = new HashMap<>(); m.put("a", x); ${run('m.put("a", "b")')}`,
    ],
    [
      'through the value of an entry',
      `${read} Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", x); ${run('e.getValue()')}`,
    ],
    [
      'through entries of a table',
      `${read} Map<String, String> m = Map.ofEntries(Map.entry("a", x)); ${run('m.get("a")')}`,
    ],
    [
      'through a variable of the thread',
      `${read} T.set(x); ${run('T.get()')}`,
      `static final ThreadLocal<String> T = new ThreadLocal<>();`,
    ],
    [
      'through a reference that is updated',
      `${read} AtomicReference<String> a = new AtomicReference<>("a"); a.updateAndGet(v -> x); ${run('a.get()')}`,
    ],
    [
      'through a writer',
      `${read} StringWriter w = new StringWriter(); PrintWriter p = new PrintWriter(w); p.printf("ls %s", x); ${run('w.toString()')}`,
    ],
    [
      'through all elements',
      `${read} List<String> l = new ArrayList<>(); Collections.addAll(l, "a", x); ${run('l.get(1)')}`,
    ],
    [
      'through what replaces the elements',
      `${read} List<String> l = new ArrayList<>(); l.add("a"); l.replaceAll(v -> x); ${run('l.get(0)')}`,
    ],
    ['into a class within the method', `${read} class B { void go() { ${run('x')} } } new B().go();`],
    ['through a field of a class within the method', `${read} class B { String v = x; } ${run('new B().v')}`],
    ['through a record within the method', `${read} record B(String v) {} ${run('new B(x).v()')}`],
    [
      'through one of many implementations',
      `${read} ${run('g.go(x)')}`,
      `G g; interface G { String go(String a); } ${'BCDEF'.replaceAll(/./g, (one) => `class ${one} implements G { public String go(String a) { return ${one === 'F' ? 'a' : '"b"'}; } }`)}`,
    ],
    ['through a scanner of the body', run('new java.util.Scanner(q.getInputStream()).useDelimiter("a").next()')],
    ['through a tool', run('StringUtils.defaultString(q.getParameter("x"))')],
    ['in spite of a check of something else', `${read} if (x.startsWith("")) ${run('x')}`],
    ['in spite of a check that accepts all', `${read} if (ok(x)) ${run('x')}`, 'boolean ok(String v) { return true; }'],
    ['in spite of a pattern that accepts all', `${read} if (x.matches(".*")) ${run('x')}`],
    ['where an own check failed', `${read} if (checkName(x) == null) ${run('x')}`, ownCheck],
    ['in the branch where the check failed', `${read} if (!isValid(x)) ${run('x')}`],
  ])('%s', async (_, body, members = '') => {
    expect(await found(body, members)).toEqual(critical);
  });

  test.each([
    ['with a check', `${read} if (isValid(x)) ${run('x')}`],
    ['after a check that leaves', `${read} if (!isValid(x)) return; ${run('x')}`],
    ['after a check that throws', `${read} validateName(x); ${run('x')}`],
    ['after an own check', `${read} if (checkName(x) == null) return; ${run('x')}`, ownCheck],
    ['with two checks', `${read} if (s.isCommitted() && ALLOWED.contains(x)) ${run('x')}`],
    ['unless it is forbidden', `${read} if (x.contains(";")) return; ${run('x')}`],
  ])('less severe %s', async (_, body, members = '') => {
    expect(await found(body, members)).toEqual(['CWE-78 MEDIUM']);
  });
});

describe('nothing of a request arrives', () => {
  test.each([
    [
      'from a class of the project with such a method',
      run('new Req().getParameter("x")'),
      'class Req { String getParameter(String n) { return "ls"; } }',
    ],
    [
      'when another element is taken',
      `${read} List<String> l = new ArrayList<>(); l.add("a"); l.add(x); l.remove(1); ${run('l.get(0)')}`,
    ],
    [
      'when another entry is taken',
      `${read} Map<String, String> m = new HashMap<>(); m.put("a", x); m.put("b", "ls"); ${run('m.get("b")')}`,
    ],
    ['when the variable was overwritten', `${read} x = "ls"; ${run('x')}`],
    [
      'when a constant decides',
      `${read} int n = 106; String y = (7 * 42) - n > 200 ? "ls" : x; n = 1; if (n > 200) y = x; ${run('(7 * 18) + n > 0 ? "ls" : y')}`,
    ],
    [
      'when a constant text decides',
      `${read} String g = "ABC"; String y; switch (g.charAt(1)) { case 'A': y = x; break; case 'B': y = "ls"; break; default: y = x; } ${run('y')}`,
    ],
    ['from a number', `int n = Integer.parseInt(q.getParameter("x")); ${run('"ls " + n')}`],
    ['from what is looked up with it', run('plugins.getPlugin(q.getParameter("x")).getPath()')],
    ['when only letters are left', run('q.getParameter("x").replaceAll("[^a-zA-Z0-9_-]", "")')],
    [
      'when only letters match',
      run('NOT.matcher(q.getParameter("x")).replaceAll("")'),
      'static final Pattern NOT = Pattern.compile("[^a-z]+");',
    ],
    ['when a method drops it', run('f(q.getParameter("x"))'), 'String f(String v) { return "ls"; }'],
    ['when the code cannot be reached', `${read} boolean b = false; if (b) ${run('x')}`],
    ['into a program that is fixed', `${read} ${run('new String[] { "git", "log", x }')}`],
    [
      'into a method that is chosen by its type',
      `${read} f(1);`,
      `private void f(int n) {} private void f(String v) { ${run('v')} }`,
    ],
  ])('%s', async (_, body, members = '') => {
    expect(await found(body, members)).toEqual([]);
  });

  it('is still a command when the program is a shell', async () => {
    expect(await found(`${read} ${run('new String[] { "/bin/sh", "-c", x }')}`)).toEqual(critical);
  });
});

describe('code that was never seen to run', () => {
  it.each([
    [
      'in a constant of an enumeration',
      'enum Kind { A { void go(String v) { Runtime.getRuntime().exec("ls " + v); } }; void go(String v) {} }',
    ],
    ['in a function of a field', 'Consumer<String> go = v -> Runtime.getRuntime().exec("ls " + v);'],
    [
      'in a class within a method',
      'void m() { class L { void go(String v) { Runtime.getRuntime().exec("ls " + v); } } }',
    ],
  ])('counts as unknown %s', async (_, members) => {
    expect(await found('', members)).toEqual(['CWE-78 MEDIUM']);
  });
});

describe('a constant does not decide when', () => {
  const open = 'new java.io.FileInputStream(x);';

  it.each([
    [
      'another method fills the table',
      `if (m.get("a") != null) ${open}`,
      `Map<String, String> m = new HashMap<>(); A() { m.put("a", "b"); }`,
    ],
    [
      'a static initializer fills the table',
      `if (m.get("a") != null) ${open}`,
      `static Map<String, String> m = new HashMap<>(); static { m.put("a", "b"); }`,
    ],
    [
      'unknown code fills the table',
      `Map<String, String> m = new HashMap<>(); tool.fill(m); if (m.get("a") != null) ${open}`,
    ],
    ['unknown code changes the array', `boolean[] on = { false }; tool.fill(on); if (on[0]) ${open}`],
    ['unknown code changes the field', `on = false; tool.run(this); if (on) ${open}`, `private boolean on;`],
    [
      'unknown code changes the static field',
      `B.on = false; tool.run(); if (B.on) ${open}`,
      `static class B { static boolean on; }`,
    ],
    [
      'a function may not be called',
      `on = false; pool.submit(() -> { on = true; }); if (!on) ${open}`,
      `private boolean on;`,
    ],
    [
      'a method may not be called',
      `boolean[] on = { false }; pool.submit(new Runnable() { public void run() { on[0] = true; } }); if (!on[0]) ${open}`,
    ],
    ['something is thrown before', `boolean ok = false; try { tool.check(); ok = true; } finally { if (!ok) ${open} }`],
    [
      'something is thrown within',
      `try { step(); } catch (Exception e) { if (at == 1) ${open} }`,
      `int at; void step() { at = 1; tool.run(); at = 2; }`,
    ],
    [
      'a function calls itself',
      `go(x, 0);`,
      `void go(String x, int n) { if (n == 4) { ${open} return; } go(x, n + 1); }`,
    ],
    [
      'two functions call each other',
      `go(x, 0);`,
      `void go(String x, int n) { if (n == 4) ${open} to(x, n + 1); } void to(String x, int n) { go(x, n); }`,
    ],
    [
      'a function that calls itself changes a field',
      `n = 0; go(x);`,
      `int n; void go(String x) { if (n == 4) ${open} n++; go(x); }`,
    ],
    [
      'an entry is removed',
      `Map<String, String> m = new HashMap<>(); m.put("a", "b"); m.remove("a"); if (m.get("a") == null) ${open}`,
    ],
    [
      'a list is sorted',
      `List<String> l = new ArrayList<>(List.of("b", "a")); Collections.sort(l); if (l.get(0).equals("a")) ${open}`,
    ],
    [
      'an element is removed',
      `List<String> l = new ArrayList<>(List.of("b", "a")); l.remove("b"); if (l.get(0).equals("a")) ${open}`,
    ],
    [
      'another class replaces the method',
      `if (b.on()) ${open}`,
      `B b; static class B { boolean on() { return false; } } static class C extends B { boolean on() { return true; } }`,
    ],
  ])('%s', async (_, body, members = '') => {
    expect(await found(`${read} ${body}`, members)).toEqual(['CWE-22 HIGH']);
  });
});

describe('values go from file to file', () => {
  const controller = `package a.web;
import a.data.Store;
@RestController
class Web {
  private final Store store;
  @GetMapping("/x") String go(@RequestParam String name) { return store.find(name); }
}`;
  const store = `package a.data;
public class Store {
  private JdbcTemplate jdbc;
  public String find(String name) {
    return jdbc.queryForObject("select a from b where c = '" + name + "'", String.class);
  }
}`;

  it('from a controller to the class that it calls, and the finding says where it comes from', async () => {
    const { findings } = await scan({ 'src/a/web/Web.java': controller, 'src/a/data/Store.java': store });
    expect(findings).toEqual([
      expect.objectContaining({
        ...{ filePath: 'src/a/data/Store.java', line: 5, cwe: 'CWE-89', severity: 'HIGH' },
        description: expect.stringContaining('It comes from name in src/a/web/Web.java on line 6.'),
        sources: expect.arrayContaining([{ kind: 'client', path: 'src/a/web/Web.java', code: 'name', safeFor: [] }]),
      }),
    ]);
  });

  it('through an interface to its implementation', async () => {
    const files = {
      'src/a/web/Web.java': controller,
      'src/a/data/Store.java': 'package a.data;\npublic interface Store { String find(String name); }',
      'src/a/data/SqlStore.java': store.replace('class Store', 'class SqlStore implements Store'),
    };
    expect(await rowsOf(files)).toEqual(['src/a/data/SqlStore.java:5 CWE-89 HIGH']);
  });

  it('also when many others call it too', async () => {
    const others = Array.from({ length: 80 }, (_, index): [string, string] => [
      `src/a/web/A${index}.java`,
      controller.replace('class Web', `class A${index}`).replace('store.find(name)', 'store.find("a")'),
    ]);
    const files = { ...Object.fromEntries(others), 'src/a/data/AStore.java': '', 'src/a/data/Store.java': store };
    expect(await rowsOf({ ...files, 'src/a/web/Z.java': controller.replace('class Web', 'class Z') })).toEqual([
      'src/a/data/Store.java:5 CWE-89 HIGH',
    ]);
  });

  it('to a class in a file with the name of another', async () => {
    const files = { 'src/a/data/Other.java': store.replace('public class Store', 'class Other {}\nclass Store') };
    const own = controller.replace('a.web', 'a.data').replace('import a.data.Store;', '');
    expect(await rowsOf({ ...files, 'src/a/data/Web.java': own })).toEqual(['src/a/data/Other.java:6 CWE-89 HIGH']);
  });

  it('but not from a test', async () => {
    const files = { 'src/test/java/a/web/WebTest.java': controller, 'src/main/java/a/data/Store.java': store };
    expect(await rowsOf(files)).toEqual(['src/main/java/a/data/Store.java:5 CWE-89 MEDIUM']);
  });

  it('through a cleaner of another file, which is looked into', async () => {
    const handler = (call: string) =>
      servlet(`s.getWriter().println(${call});`).replace('class', 'import b.Clean;\nclass');
    const cleaner = (body: string) =>
      `package b;\npublic class Clean { public static String html(String v) { ${body} } }`;
    const call = 'Clean.html(q.getParameter("x"))';
    const rows = (body: string) => rowsOf({ 'A.java': handler(call), 'b/Clean.java': cleaner(body) });
    expect(await rows('return v;')).toEqual(['A.java:5 CWE-79 HIGH']);
    expect(await rows('return HtmlUtils.htmlEscape(v);')).toEqual([]);
    expect(await rows('return HtmlUtils.htmlUnescape(HtmlUtils.htmlEscape(v));')).toEqual(['A.java:5 CWE-79 HIGH']);
  });

  it('from a file with properties to the name of an algorithm', async () => {
    const body = `java.util.Properties p = new java.util.Properties();
      p.load(A.class.getClassLoader().getResourceAsStream("app.properties"));
      java.security.MessageDigest.getInstance(p.getProperty("hash", "SHA-512"));`;
    const rows = (text: string) => rowsOf({ 'src/A.java': servlet(body), 'resources/app.properties': text });
    expect(await rows('# names\nhash=MD5\n')).toEqual(['src/A.java:6 CWE-327 LOW']);
    expect(await rows('hash = SHA-256\n')).toEqual([]);
  });
});

describe('what a value can do', () => {
  test.each([
    ['a whole statement of a request', 'statement.executeQuery(q.getParameter("x"));', ['CWE-89 HIGH']],
    ['a whole query of a template', 'jdbcTemplate.queryForList(q.getParameter("x"));', ['CWE-89 HIGH']],
    ['an own method of such a name', 'command.execute(q.getParameter("x"));', []],
    ['an address with a fixed host', 'new URL("https://api.example.com/items/" + q.getParameter("x"));', []],
    ['an address with an open host', 'new URL("https://" + q.getParameter("x") + "/items");', ['CWE-918 HIGH']],
    ['the own address', 's.sendRedirect(q.getRequestURL().toString());', []],
    [
      'a cookie with a predictable value',
      'long l = new java.util.Random().nextLong(); new Cookie("a", Long.toString(l));',
      ['CWE-338 MEDIUM'],
    ],
    ['a token of predictable numbers', 'String resetToken = "a" + java.lang.Math.random();', ['CWE-338 MEDIUM']],
    [
      'a cookie of a generator for secrets',
      'java.util.Random r = java.security.SecureRandom.getInstance("SHA1PRNG"); new Cookie("a", "" + r.nextInt());',
      [],
    ],
    [
      'variables of a program',
      'Runtime.getRuntime().exec("ls", new String[] { q.getParameter("x") });',
      ['CWE-78 HIGH'],
    ],
    ['a page whose tags are replaced', 's.getWriter().println(q.getParameter("x").replace("<", "&lt;"));', []],
    [
      'a page in which something else is replaced',
      's.getWriter().println(q.getParameter("x").replace("a", "b"));',
      ['CWE-79 HIGH'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await found(body)).toEqual(expected);
  });

  it('document types are not switched off by a word with the wrong value', async () => {
    const parser = (value: boolean) =>
      `DocumentBuilderFactory f = DocumentBuilderFactory.newInstance(); f.setFeature("http://apache.org/xml/features/disallow-doctype-decl", ${value});`;
    expect(await found(parser(true))).toEqual([]);
    expect(await found(parser(false))).toEqual(['CWE-611 MEDIUM']);
  });
});

describe('the way of a value has', () => {
  const own = 'String own(String v) {\nreturn v.trim(); }';
  const copies = Array.from({ length: 12 }, (_, index) => `x = x + ${index};`);
  test.each<[string, string[], number[], string?]>([
    ['its assignments', [read, 'String y = "ls";', 'y += x;', run('y')], [0, 2, 3]],
    ['its source and its end', [read, run('x')], [0, 1]],
    ['each step of a loop once', [read, 'String y = "";', 'while (f())', 'y += x;', run('y')], [0, 3, 4]],
    ['the elements of a list', [read, 'String[] y = {', '"sh", "-c", x };', run('y')], [0, 2, 3]],
    ['what an object keeps', [read, 'StringBuilder y = new StringBuilder();', 'y.append(x);', run('y')], [0, 2, 3]],
    ['the call that matters', [read, 'own(x);', 'own(', 'x);', `${run('own(x)')}`], [0, 4, -1, 4], own],
    ['one of its branches', [read, 'String y = x;', 'if (f())', 'y = "b" + x;', run('y')], [0, 3, 4]],
    [
      'the branch that checks nothing',
      [read, 'String y;', 'if (NAMES.contains(x))', 'y = x;', 'else', 'y = x + 1;', run('y')],
      [0, 5, 6],
    ],
    [
      'the branch that cleans nothing',
      [read, 'String y;', 'if (f())', 'y = HtmlUtils.htmlEscape(x);', 'else', 'y = x;', run('y')],
      [0, 5, 6],
    ],
    ['its first and its last steps', [read, ...copies, run('x')], [0, 1, 2, 3, 9, 10, 11, 12, 13]],
  ])('%s', async (_, lines, steps, members = '') => {
    const { findings } = await scan({ 'A.java': servlet(`\n${lines.join('\n')}\n`, members) });
    const first = servlet('', members).split('\n').length;
    expect(findings[0]?.dataPath?.map(({ line, code }) => [line - first, code])).toEqual(
      steps.map((step) => [step < 0 ? 3 - first + 1 : step, lines[step] ?? 'return v.trim(); }']),
    );
  });

  it('the code of other files, and no line twice', async () => {
    const files = {
      'A.java': servlet(`\nnew B().go(q.getParameter("x"));`),
      'B.java': `class B { void go(String v) {\n${'/* */'.repeat(100)} ${run('v')} } }`,
    };
    expect((await scan(files)).findings[0]?.dataPath).toEqual([
      { file_path: 'A.java', line: 5, code: 'new B().go(q.getParameter("x")); }' },
      { file_path: 'B.java', line: 2, code: expect.stringMatching(/^.{100}Runtime.*$/) },
    ]);
  });
});

describe('hostile Java', () => {
  test.each([
    ['calls', `${'f('.repeat(1000)}1${')'.repeat(1000)};`],
    ['blocks', `${'{'.repeat(1000)}${'}'.repeat(1000)}`],
    ['sums', `String y = ${'"a" + '.repeat(5000)}x;`],
    ['conditions', `${'if (f()) '.repeat(300)}return;`],
    ['loops', `${'for (String y : l) '.repeat(60)}f(y);`],
    ['functions', `f(${'a -> '.repeat(300)}1);`],
    ['calls of itself', 'doGet(q, s); doGet(q, s);'],
  ])('with many %s is read', async (_, code) => {
    const { findings, diagnostics } = await scan({ 'A.java': servlet(`${read} ${run('x')} ${code}`) });
    expect(findings.map(({ severity }) => severity)).toEqual(['CRITICAL']);
    expect(diagnostics.filter(({ file_path: path }) => path !== undefined)).toEqual([]);
  });

  it('says when values could not be followed to the end', async () => {
    const calls = Array.from(
      { length: 17 },
      (_, index) => `String m${index}(String v) { return m${index + 1}(v + "a") + m${index + 1}(v + "b"); }`,
    );
    const { diagnostics } = await scan({
      'A.java': servlet(`${read} m0(x); ${run('x')}`, `${calls.join(' ')} String m17(String v) { return v; }`),
    });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file_path: 'A.java', message: expect.stringContaining('too long to follow') }),
    );
  });
});
