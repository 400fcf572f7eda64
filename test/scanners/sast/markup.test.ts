import { describe, expect, it, test } from 'vitest';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { costRatioOf, measured } from '../../cost.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Files) => sastEngine.scan(makeTree(files));

async function placesOf(files: Files): Promise<string[]> {
  const { findings } = await scan(files);
  return findings.filter(({ cwe }) => cwe === 'CWE-95').map(({ filePath, line }) => `${filePath}:${line}`);
}

/** In each, `eval` stands on line 3 alone. */
const hidden: readonly [path: string, text: string][] = [
  ['a.html', '<html>\n<script>\neval(x);\n</script></html>'],
  ['a.htm', '<html>\n<SCRIPT TYPE="text/javascript">\neval(x);\n</SCRIPT>'],
  ['a.xhtml', '<html>\n<script><![CDATA[\neval(x);\n]]></script></html>'],
  ['a.svg', '<svg>\n<script type="application/ecmascript">\neval(x);</script></svg>'],
  ['module.html', '<script type=module>\nimport x from "x";\neval(await x);\n</script>'],
  ['babel.html', '<script type="text/babel">\nconst a = <b/>;\neval(a);\n</script>'],
  ['version.html', '<script type="text/javascript;version=1.8">\n\neval(a);</script >'],
  ['same-line.html', '\n\n<p>1</p><script>var a = 1;</script><script>eval(a)</script>'],
  ['many.html', '<script>const a = 1;</script>\n<script>const a = 2;</script>\n<script>eval(a)</script>'],
  ['slash.html', '\n\n<script/x>eval(a)</script>'],
  ['unclosed.html', '\n<script>\neval(a)'],
  ['quotes.html', '\n<p title="<!--"><script\nnonce=\'>\'>eval(a)</script>'],
  ['short-comment.html', '\n\n<!--><script>eval(a)</script>-->'],
  ['comment.html', '<!-- <script> -->\n\n<script>eval(a)</script>'],
  ['style.html', '<style><!--</style>\n<script>\neval(a)</script>--></style>'],
  ['escaped.html', '<script><!-- <script>\n//</script>\neval(a)\n--></script>'],
  ['text.html', 'Write <script> like this:\n<script>\neval(a)</script>'],
  ['handler.html', '<p>\n<a\nonclick="eval(name); return false">x</a>'],
  ['entity.html', '<p>\n\n<a onclick="eval(&quot;a&quot; + name)">x</a>'],
  ['address.html', '<p>\n\n<a href="javascript:eval(name)">x</a>'],
  ['jinja.html', '<script>\nvar a = {{ user|tojson }}; {% if b %}\neval(a);{% endif %}\n</script>'],
  ['erb.html', '<script>\nvar a = <%= user %>;\neval(a);<% end %>\n</script>'],
  ['a.vue', '<template><p>{{ a < b }}</p></template>\n<script setup lang="ts">\neval(a as string);\n</script>'],
  ['two.vue', '<script>export default {}</script>\n<script setup>\neval(a);\n</script>\n<style>a {}</style>'],
  ['tsx.vue', '<script lang="tsx">\nconst a = (b: string) => <p>{b}</p>;\neval(a);\n</script>'],
  ['closed.vue', '<script src="./a.js" />\n<script>\neval(a);\n</script>'],
  ['a.svelte', '<script context="module">\nlet x = 1; $: y = x;\neval(y);\n</script>\n{#if x > 1}<p/>{/if}'],
  ['a.astro', '---\nconst { a }: Props = Astro.props;\neval(a);\n---\n<p>{a}</p>'],
  ['script.astro', '---\n---\n<script>eval(a as any)</script>'],
  ['a.pug', 'html\n  script.\n    eval(a)\n  p b'],
  ['type.pug', "body\n  script(type='module', nonce=a).\n    eval(a)"],
  ['value.pug', 'script.\n  const a = #{name};\n  eval(a)\np b'],
  ['lines.pug', 'script\n  | var a = 1\n  | eval(a)\np b'],
  ['inline.pug', '\n\nscript eval(a)'],
  ['handler.pug', "p\n\nbutton(type='button', onclick='eval(name)') x"],
  ['a.haml', '%p\n:javascript\n  eval(a)\n%p b'],
  ['a.slim', 'p\njavascript:\n  eval(a)\np b'],
  ['a.es6', 'var a = 1;\n\neval(a)'],
  ['a.jsm', 'var a = 1;\n\neval(a)'],
  ['a.wxs', 'var a = 1;\n\neval(a)'],
  ['A.JS', 'var a = 1;\n\neval(a)'],
  ['tool', '#!/usr/bin/env -S NODE_ENV=production node --no-warnings\n\neval(a)'],
  ['tool.run', '#!/usr/local/bin/node22\n\neval(a)'],
  ['deno', '#! /usr/bin/env -S deno run -A\nconst a: string = b;\neval(a)'],
  ['both', '#!/bin/sh\n\':\' //; exec "$(command -v node)" "$0" "$@"\neval(a)'],
  ['bare.html', '<p>\n\n<a onclick=eval(name)>x</a>'],
  ['bare-address.html', '<p>\n\n<button formaction=javascript:eval(name)>x</button>'],
  ['written.html', '<p>\n\n<a href="jav&#x61;script&colon;eval(name)">x</a>'],
  ['cut.html', '<p>\n\n<a href=" java\tscript:eval(name)">x</a>'],
  ['frame.html', '<p>\n\n<iframe srcdoc="&lt;script&gt;eval(name)&lt;/script&gt;"></iframe>'],
  ['data.html', '<p>\n\n<script src="data:text/javascript,eval(name)"></script>'],
  ['base64.html', `<p>\n\n<iframe src="data:text/html;base64,${btoa('<script>eval(name)</script>')}"></iframe>`],
  ['percent.html', '<p>\n\n<object data="data:text/html;charset=utf-8,%3Cscript>eval(name)%3C/script>"></object>'],
  ...['ejs', 'hbs', 'html.erb', 'twig', 'njk', 'liquid', 'jinja2', 'ftl', 'cshtml', 'aspx', 'gohtml', 'htc'].map(
    (extension): [string, string] => [`page.${extension}`, '<html>\n<script>\neval(x);\n</script></html>'],
  ),
  ['zeros.js', `/* ${'a\0'.repeat(500)} */\n\neval(a)`],
  ['zero.js', '/* \0 */\n\neval(a)'],
];

describe('a script that hides', () => {
  test.each(hidden)('in %s is found on its line', async (path, text) => {
    const { findings, diagnostics, coverage } = await scan({ [path]: text });
    expect(diagnostics).toEqual([]);
    expect(coverage).toBe('covered');
    expect([...new Set(findings.filter(({ cwe }) => cwe === 'CWE-95').map(({ line }) => line))]).toEqual([3]);
  });

  test.each<[string, (text: string) => Buffer]>([
    ['UTF-16 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', (text) => Buffer.from(text, 'utf16le')],
    ['Latin-1', (text) => Buffer.from(`${text} // gr\xfcn`, 'latin1')],
  ])('in %s is found on its line', async (_, encode) => {
    expect(await placesOf({ 'a.js': encode('var a = 1;\n\neval(a);') })).toEqual(['a.js:3']);
    expect(await placesOf({ 'a.html': encode('<p>\n<script>\neval(a);</script>') })).toEqual(['a.html:3']);
  });

  test.each([
    ...['config', '.hidden', 'notes.txt', 'payload.foo', 'a.js.flow', 'a.js ', 'Jakefile', 'app.js.erb', 'tool.jake'],
  ])('in %s, which a runtime would take, is found, and the file is not called covered', async (path) => {
    const { findings, lookedAt } = await scan({ [path]: 'var a = 1;\n\neval(a);\n', 'ok.js': 'ok()' });
    expect(findings.map(({ filePath, line }) => [filePath, line])).toEqual([[path, 3]]);
    expect(lookedAt).toEqual(['ok.js']);
  });

  test.each(['a.php', 'a.phtml', 'a.jsp', 'a.asp', 'a.cfm', 'a.blade.php', 'a.xml', 'a.unknown'])(
    'in a page that %s writes is found, and the file is not called covered',
    async (path) => {
      const page = '<p>\n<script>\neval(a); var b = "<?= $b ?>";</script>\n';
      const { findings, lookedAt } = await scan({ [path]: page, 'ok.js': 'ok()' });
      expect(findings.map(({ filePath, line }) => [filePath, line])).toEqual([[path, 3]]);
      expect(lookedAt).toEqual(['ok.js']);
    },
  );

  test.each([
    ['prose', 'notes.txt', 'We eval (x) it often.'],
    ['data', 'config', '{"a": "eval(x)"}'],
    ['a table', 'a.unknown', 'eval(x)\t1\n2 3'],
    ['bytes', 'a.unknown', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, ...Buffer.from('\neval(x)')])],
    ['an empty file', 'a.unknown', ''],
    ['a page about pages', 'a.md', '<script>eval(a)</script>'],
  ])('is no %s', async (_, path, text) => {
    const { findings, diagnostics } = await scan({ [path]: text, 'ok.js': 'ok()' });
    expect({ findings, diagnostics }).toEqual({ findings: [], diagnostics: [] });
  });

  test.each([
    ['a.pug', 'p\n  :coffee-script\n    eval a\n'],
    ['a.haml', '%p\n:coffee\n  eval a\n'],
    ['a.slim', 'p\ncoffee:\n  eval a\n'],
  ])('of another language in %s is named as not looked at', async (path, text) => {
    const { diagnostics } = await scan({ [path]: text, 'ok.js': 'ok()' });
    expect(diagnostics).toMatchObject([{ file_path: path }]);
    expect((await scan({ [path]: 'p Hello\n', 'ok.js': 'ok()' })).diagnostics).toEqual([]);
  });

  it('is started by a first line, whatever the name of the file says', async () => {
    const { findings } = await scan({
      'start.sh': '#!/usr/bin/env node\n\neval(a)',
      'stop.sh': '#!/bin/sh\neval "$a"',
    });
    expect(findings.map(({ filePath }) => filePath)).toEqual(['start.sh']);
  });

  it('is shown with the code of its page, and has the identity of its code', async () => {
    const { findings } = await scan({ 'a.html': '<p>\n  <script>eval(a)</script>' });
    expect(findings[0]).toMatchObject({ line: 2, codeSnippet: '<script>eval(a)</script>' });
    const below = await scan({ 'a.html': '<p>\n\n\n<p>\n  <script>eval(a)</script>' });
    expect(below.findings[0]?.fingerprint).toBe(findings[0]?.fingerprint);
  });
});

describe('a page', () => {
  it.each<[string, string]>([
    ['data', '<script type="application/ld+json">{"a": 1}</script><script type="importmap">{"imports": {}}</script>'],
    [
      'templates',
      '<script type="text/x-template"><p>{{ a }}</p></script><script type="text/x-handlebars">{{#a}}</script>',
    ],
    ['scripts of other files', '<script src="a.js"></script><script src=b.js>not code</script>'],
    ['empty scripts', '<script></script><script> </script>'],
    ['loops of a template engine', '<script>{% for a in b %}go({{ a }});{% endfor %}\nconst c = "{{ d }}";</script>'],
    ['conditional comments', '<!--[if lt IE 9]><script src="x.js"></script><![endif]-->'],
    ['text about scripts', '<p>a < b && c > d; <scripted> </script></p><style>a > b {}</style>'],
    [
      'code that sets handlers',
      '<script>var a = 1; onload = function () { go(); }; onerror=function(){go(a)}</script>',
    ],
    ['addresses', '<a href="https://x.test/javascript:a">x</a><img src="data:image/png;base64,AAAA">'],
    ['nothing', ''],
  ])('with %s is covered', async (_, text) => {
    expect(await scan({ 'a.html': text })).toEqual({
      findings: [],
      coverage: 'covered',
      diagnostics: [],
      lookedAt: ['a.html'],
    });
  });

  it('names a script that cannot be read, and a component in another language', async () => {
    const { diagnostics } = await scan({
      'a.html': '<script>const = ;</script><script>ok()</script>',
      'b.vue': '<script lang="coffee">a = -> b</script>',
    });
    expect(diagnostics).toMatchObject([
      { file_path: 'b.vue', message: 'Script in coffee: not analyzed' },
      { file_path: 'a.html', message: expect.stringMatching(/^Analysis stopped early/) },
    ]);
  });

  it('is no script when a translation or an installer has a script name', async () => {
    const { diagnostics, lookedAt } = await scan({
      'app_de.ts': '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS></TS>',
      'setup.wxs': '<Wix xmlns="x"></Wix>',
      'a.js': 'ok()',
    });
    expect({ diagnostics, lookedAt }).toEqual({ diagnostics: [], lookedAt: ['a.js'] });
  });

  it.each<[string, string]>([
    ['opening tags', '<script>'],
    ['opening tags without an end', '<script '],
    ['quotes', '<script a="'],
    ['single quotes', " onclick='"],
    ['closing tags', '<script></script>'],
    ['comments', '<script><!--'],
    ['nested tags', '<script><!-- <script>'],
    ['attributes', '<script a=b '],
    ['slashes', '<script/////'],
    ['handlers', ' onxyz="1"'],
    ['handlers without an end', ' onclick="'],
    ['handlers without quotes', ' onclick=a'],
    ['addresses', ' href=javascript:a'],
    ['pages in pages', ' srcdoc="'],
    ['equals signs', ' onclick    ='],
    ['spaces', '<script                     '],
    ['CDATA', '<script><![CDATA['],
  ])('of many %s is split in linear time', measured, async (_, unit) => {
    const [short, long] = [1000, 8000].map((times) => makeTree({ 'a.html': unit.repeat(times) }));
    const split = (tree: typeof short) => async () => tree && sastEngine.scan(tree);
    expect(await costRatioOf(split(short), split(long))).toBeLessThan(24);
  });
});

describe('template tags in a script', () => {
  it.each<[string, string]>([
    ['a value', 'a = {{ b }};\n\neval(x)'],
    ['a block of several lines', '{% if a\n%}b;{% endif %}\neval(x)'],
    ['blocks', '{% if a %}b{% endif %}\n\neval(x)'],
    ['values and blocks of ERB', '<%= a %> + 1; <% b %>\n\neval(x)'],
    ['values and blocks of PHP', '<?= a ?>;<?php b ?>\n\neval(x)'],
    ['sections', '{{#a}}b{{/a}}\n\neval(x)'],
  ])('are passed over: %s', async (_, code) => {
    const { findings, coverage } = await scan({ 'a.html': `<script>${code}</script>` });
    expect([coverage, findings.map(({ line, codeSnippet }) => [line, codeSnippet])]).toEqual([
      'covered',
      [[3, expect.stringContaining('eval(x)')]],
    ]);
  });

  it.each(['a {{ b', 'a {{ b }} c'])('do not make another script of %s', async (code) => {
    const { diagnostics } = await scan({ 'a.html': `<script>${code}</script>` });
    expect(diagnostics).toMatchObject([{ message: expect.stringMatching(/^Analysis stopped early/) }]);
  });
});
