import { describe, expect, it } from 'vitest';
import { normalizeCode } from '../../src/policy/code-key.ts';

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
  ])('is the same with %s', (_, path, one, other) => {
    expect(normalizeCode(other, path)).toBe(normalizeCode(one, path));
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
  ])('differs with %s', (_, path, one, other) => {
    expect(normalizeCode(other, path)).not.toBe(normalizeCode(one, path));
  });
});
