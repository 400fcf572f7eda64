import { describe, expect, it } from 'vitest';
import { createFindingIdentifier } from '../../../src/shared/text/fingerprint.ts';

/** What recognizes the same code. */
const keyOf = (node: string, path: string) =>
  createFindingIdentifier()({ rule: 'rule', path, code: node, node }).codeFingerprint;

describe('code without its formatting', () => {
  it.each<[string, string, string, string]>([
    ['other quotes', 'a.js', `query('a' + b)`, `query("a" + b)`],
    ['quotes inside', 'a.js', `query('it\\'s')`, `query("it's")`],
    ['blanks', 'a.js', 'f(a,b)', 'f( a,\n  b )'],
    ['a semicolon', 'a.js', 'f(a)', 'f(a);'],
    ['a trailing comma', 'a.ts', 'f(a, b)', 'f(\n  a,\n  b,\n)'],
    ['a trailing comma in an object', 'a.js', 'f({ a: 1 })', 'f({\n  a: 1,\n})'],
    ['a comment behind', 'a.js', 'f(a)', 'f(a) // why'],
    ['a comment inside', 'a.jsx', 'f(a)', 'f(/* why */ a)'],
    ['parentheses of an arrow function', 'a.js', 'x => f(x)', '(x) => f(x)'],
    ['a regular expression with a slash', 'a.js', 's.replace(/[/*]/g, "")', "s.replace( /[/*]/g , '' )"],
    ['Python by black', 'a.py', "os.system('ls ' + a)", 'os.system(\n    "ls " + a,\n)'],
    ['a Python comment', 'a.py', 'f(a)', 'f(a)  # why'],
    ['a Python comment without a blank', 'a.py', 'f(a)', 'f(a)# why'],
    ['a Python text of several lines', 'a.py', "f('''a b''')", 'f("""a b""")'],
    ['a comment in YAML', 'a.yml', 'privileged: true', 'privileged:   true # why'],
    ['a comment in Terraform', 'main.tf', 'acl = "public"', 'acl   =   "public" // why'],
    ['ends of lines of another system', 'a.js', 'f(`a\nb`)', 'f(`a\r\nb`)\r\n'],
    ['quotes around the name of a property', 'a.js', 'exec(a, { "shell": true })', 'exec(a, { shell: true })'],
    ['parentheses that prettier takes away', 'a.js', 'f((a + b))', 'f(a + b)'],
    ['parentheses that prettier adds', 'a.js', 'return a +\n b', 'return (\n  a + b\n)'],
    ['numbers in small letters', 'a.js', 'f(0XAB)', 'f(0xab)'],
    ['a text with both quotes', 'a.js', `'\\\\"' + b`, `"\\\\\\"" + b`],
    ['an element that closes itself', 'a.jsx', '<a b={c}/>', '<a b={c} />'],
    ['a prefix of a text in Python', 'a.py', 'f(F"{a}", u"b")', 'f(f"{a}", "b")'],
    ['a Python line that goes on', 'a.py', 'a = b + \\\n c', 'a = b + c'],
    ['a Python call of one argument', 'a.py', 'f(a)', 'f(\n  a,\n)'],
    ['a command on two lines', 'Dockerfile', 'RUN a && b', 'RUN a \\\n && b'],
    ['Go by gofmt', 'a.go', 'f("a","b")', 'f("a", "b") // why'],
    ['quotes around a plain Ruby text', 'a.rb', "system('ls')", 'system("ls") # why'],
    ['quotes in a template of Vue', 'a.vue', "<a v-html='b' />", '<a v-html="b"/>'],
    ['a YAML text in other lines', 'a.yml', 'run: |\n  a\n  b', 'run: |\n    a\n    b'],
  ])('is the same with %s', (_, path, one, other) => {
    expect(keyOf(other, path)).toBe(keyOf(one, path));
  });

  it.each<[string, string, string, string]>([
    ['a name instead of a text', 'a.js', 'query("a")', 'query(a)'],
    ['a blank in a text', 'a.js', 'f("a b")', 'f("ab")'],
    ['words that were two', 'a.js', 'new F', 'newF'],
    ['a template instead of a text', 'a.js', 'f("$a")', 'f(`$a`)'],
    ['another argument', 'a.js', 'f(a, b)', 'f(a, c)'],
    ['code that looks like a comment', 'a.js', 'f(/[/*]/, evil, /[*/]/)', 'f(/[/*]/, good, /[*/]/)'],
    ['what follows a slash in a class', 'a.js', 's.split(/[/]/)[a]', 's.split(/[/]/)[b]'],
    ['a text with two slashes', 'a.js', 'f("http://a")', 'f("http://b")'],
    ['a division and no comment', 'a.js', 'f(a / b)', 'f(a / c)'],
    ['a sign in a YAML value', 'a.yml', 'image: a#b', 'image: a#c'],
    ['a private field', 'a.js', 'this.#a', 'this.#b'],
    ['an f-string', 'a.py', "f('{a}')", "f(f'{a}')"],
    ['an operator', 'a.js', 'a == b', 'a === b'],
    ['a spread', 'a.js', 'f(...a)', 'f(a)'],
    ['quotes that fill in, in PHP', 'a.php', `query('a $b')`, `query("a $b")`],
    ['quotes that fill in, in Ruby', 'a.rb', `system('a #{b}')`, `system("a #{b}")`],
    ['quotes that fill in, in a command', 'Dockerfile', `RUN sh -c 'a $b'`, `RUN sh -c "a $b"`],
    ['quotes that fill in, in Groovy', 'a.groovy', `sh 'a \${b}'`, `sh "a \${b}"`],
    ['quotes that are another type', 'a.go', `f('a')`, `f("a")`],
    ['what a heredoc of Ruby fills in', 'a.rb', 'a(<<~S)\n b #{c}\nS', 'a(<<~S)\n b #{d}\nS'],
    ['what a heredoc of PHP fills in', 'a.php', '$x = <<<S\n a // {$b}\nS', '$x = <<<S\n a // {$c}\nS'],
    ['what a heredoc of Terraform holds', 'a.tf', 'a = <<E\n x # y\nE', 'a = <<E\n x # z\nE'],
    ['what a comment in a command fills in', 'a.yml', `run: a # \${{ b }}`, `run: a # \${{ c }}`],
    ['a comment in a YAML text', 'a.yml', 'run: |\n  a # b', 'run: |\n  a # c'],
    ['an attribute of PHP', 'a.php', '#[A] f($x)', '#[B] f($x)'],
    ['an address without quotes', 'a.html', '<script src=//a.test/x.js>', '<script src=//b.test/x.js>'],
    ['what follows an address in an element', 'a.jsx', '<p>http://x // {a}</p>', '<p>http://x // {b}</p>'],
    ['a template in a template', 'a.js', `f(\`\${\`//a\`}\`)`, `f(\`\${\`//b\`}\`)`],
    ['a brace in a text of a template', 'a.js', `f(\`\${"}" + \`//a\`}\`)`, `f(\`\${"}" + \`//b\`}\`)`],
    ['a text of several lines in Kotlin', 'a.kt', 'f("""a " // $b""")', 'f("""a " // $c""")'],
    ['a raw text of Rust', 'a.rs', 'f(r#"a " // b"#)', 'f(r#"a " // c"#)'],
    ['a raw text of Swift', 'a.swift', 'f(#"a " // \\#(b)"#)', 'f(#"a " // \\#(c)"#)'],
    ['a raw text of C#', 'a.cs', 'f(@"\\" + a) // "', 'f(@"\\" + b) // "'],
    ['a raw text of Go', 'a.go', 'f(`\\`, a, `//`)', 'f(`\\`, b, `//`)'],
    ['a tuple of one', 'a.py', 'f(a, (b,))', 'f(a, (b))'],
    ['parentheses that make one argument', 'a.py', 'f((a, b))', 'f(a, b)'],
    ['a sign that was two', 'a.js', 'a - -b', 'a --b'],
    ['an element of an array', 'a.js', '[,]', '[]'],
    ['a body that is no object', 'a.js', '() => ({})', '() => {}'],
    ['two commands', 'a.sh', 'a; b', 'a b'],
  ])('differs with %s', (_, path, one, other) => {
    expect(keyOf(other, path)).not.toBe(keyOf(one, path));
  });
});
