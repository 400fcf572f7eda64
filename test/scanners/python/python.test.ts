import { describe, expect, test } from 'vitest';
import { createPythonEngine, pythonEngine } from '../../../src/scanners/python/python.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';
import { samples } from './samples.ts';

const scan = (files: Files) => pythonEngine.scan(makeTree(files));
/** `SEVERITY CWE line` of what is found in one text. */
const rowsOf = async (text: string, path = 'a.py') =>
  (await scan({ [path]: text })).findings.map(({ severity, cwe, line }) => `${severity} ${cwe} ${line}`);
const view = (...lines: string[]) => ['def view(request):', ...lines.map((line) => `    ${line}`), ''].join('\n');

describe('a text is read as Python reads it', () => {
  test.each([
    ['# -*- coding: latin-1 -*-\neval(x)\n', 'latin1', 2],
    ['# coding: latin-1\nev\u00aal(x)\n', 'latin1', 2],
    ['import os\nos.\uff53ystem(x)\n', 'utf8', 2],
    ['\ud835\udc52val(x)\n', 'utf8', 1],
    ['# vim: set fileencoding=utf-8 :\neval(x)\n', 'utf8', 2],
  ] as const)('%j in %s', async (text, encoding, line) => {
    const { findings } = await scan({ 'a.py': Buffer.from(text, encoding) });
    expect(findings.map((finding) => finding.line)).toEqual([line]);
  });

  test.each(['utf-7', 'rot13', 'unicode_escape', 'utf_16', 'hex', 'cp_unknown', 'pyxl'])(
    'a file in %s is named as not read',
    async (encoding) => {
      const { diagnostics, lookedAt } = await scan({
        'a.py': `#!/usr/bin/python\n# coding: ${encoding}\nx = 1\n`,
        'b.py': 'x = 1\n',
      });
      expect(lookedAt).toEqual(['b.py']);
      expect(diagnostics).toMatchObject([{ file_path: 'a.py' }]);
    },
  );
});

describe('a notebook', () => {
  const cell = (code: string, more: object = {}) => ({
    ...{ cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source: code.split(/(?<=\n)/), ...more },
  });
  const notebook = (...cells: object[]) => JSON.stringify({ cells, nbformat: 4 }, null, 1);
  const sourceLike = { outputs: [{ data: { 'application/json': { source: ['a\n', 'b'] } } }] };

  test.each([
    ['of several cells', notebook(cell('# eval(x)', { cell_type: 'markdown' }), cell('y = 1\neval(x)\n')), 19],
    ['with output that looks like a cell', notebook(cell('y = 1', sourceLike), cell('eval(x)')), 29],
    [
      'with a magic cell',
      notebook(cell('%%time\n!ls\n%matplotlib inline\nfor i in range(3):\n    !ls {i}\n    eval(x)\n')),
      14,
    ],
    ['with a magic line', notebook(cell('files = !ls\nx?\n%timeit -n 3 eval(x)\n')), 11],
    ['with a cell for a shell', notebook(cell('%%bash\nls $(eval(x)\n'), cell('eval(x)')), 19],
    ['with a magic cell in a magic cell', notebook(cell('%%capture x\n\n%%bash\nls $(\n'), cell('eval(x)')), 21],
    ['whose cell is one text', notebook(cell('', { source: 'eval(x)' })), 8],
    ['with line ends of Windows', notebook(cell('y = 1\neval(x)')).replaceAll('\n', '\r\n'), 10],
  ])('%s is scanned, and places point into it', async (_, text, line) => {
    const { findings, lookedAt, diagnostics } = await scan({ 'a.ipynb': text });
    expect(findings.map((finding) => finding.line)).toEqual([line]);
    expect(text.split('\n')[line - 1]).toContain('eval(x)');
    expect({ lookedAt, diagnostics }).toEqual({ lookedAt: ['a.ipynb'], diagnostics: [] });
  });

  test.each([
    ['a = """\n! """\neval(x)\nc = """ """\nd = 1  # """', 3],
    ["a = '''\n%x '''; eval(x)\nc = '''\nx?\n'''", 2],
    ['a = (r"""\\"""\n! \n""", """\n""")\neval(x)', 5],
    ['a = f"{x["""\n! """]}"; eval(x); a = f"{x["""\n"""]}"', 2],
    ['a = f\'{"""\n! """}\'; eval(x); b = f\'{"""\n"""}\'', 2],
    ['a = f"{x:\'>{y}} {{" + rf"\\{x["a"]:#x}"\n!ls\neval(x)', 3],
    ['%%bash?\neval(x)', 2],
    ['%unknown??\n%autoreload 2\n%load_ext a\neval(x)', 4],
    ['a = %sql select %x\n%who_ls\neval(x)', 3],
    ['!ls \\ \neval(x)', 2],
    ['!pip install \\\n    "a \\\n  b\neval(x)', 4],
    ['%pip install \\\n  a\neval(x)', 3],
    ['print("x %s"\n      % name)\neval(x)', 3],
    ['a = b \\\n  % c\neval(x)', 3],
    ['a["x"] = !ls "(\nx, y = %sql select \\\n  "\neval(x)', 4],
    ['x = %timeit -o -n 3 eval(x)', 1],
    ['if x: !cd "\nelse: %cd "\nif x:\n    !ls\neval(x)', 5],
    ['for y in x:\n    %time\n%prun -s time -l 3 eval(x)', 3],
    ['%time -eval(x)', 1],
    ['%time -eval (x)', 1],
    ['%timeit -n3 -r 1 eval(x)', 1],
    ['%lprun -f a.b eval(x)', 1],
    ['%%capture --no-stderr out\neval(x)', 2],
    ['%%px --targets 0:2\neval(x)', 2],
    ['%%debug\neval(x)', 2],
    ['%%prun -s cumulative\neval(x)', 2],
    ['%%ipytest -qq\neval(x)', 2],
    ['%%script --bg /usr/bin/python3.12\neval(x)', 2],
    ['%%script --out bash python3\neval(x)', 2],
    ['%%script bash\nls "\n', undefined],
    ['%%writefile a.txt\nls "\n', undefined],
    ['# """\r\na = "\'"; \\\r\neval(x)\r\n', 3],
  ])('reads the code in %j as IPython runs it', async (code, line) => {
    const { findings, diagnostics } = await scan({ 'a.ipynb': notebook(cell(code)) });
    expect({ lines: findings.map((finding) => (finding.line ?? 0) - 8), diagnostics }).toEqual({
      lines: line === undefined ? [] : [line],
      diagnostics: [],
    });
  });

  test.each([
    ['%%spark\neval(x)', '%%spark'],
    ['%%cython\neval(x)', '%%cython'],
    ['%%time\n%%unknown\neval(x)', '%%unknown'],
    ['%unknown eval(x)', '%unknown'],
    ['a = %unknown eval(x)', '%unknown'],
    ['if x:\n  %unknown eval(x)', '%unknown'],
    ['%runs eval(x)', '%runs'],
    ['%macro x 1', '%macro'],
    ['%%script perhaps\neval(x)', '%%script'],
    ['a = """', 'an open string or bracket'],
    ['a = (', 'an open string or bracket'],
    ["a = '\nx", 'an open string'],
    ['%time """\n!"""', 'an open string'],
    ['a = )', 'an unmatched bracket'],
    ['%%time\n'.repeat(20_000), 'too many magic words'],
  ])('names a cell that is not read, and reads the others (%#)', async (code, what) => {
    const { findings, coverage, diagnostics } = await scan({
      'a.ipynb': notebook(cell(code), cell('eval(x)'), cell('"""')),
    });
    expect({ count: findings.length, coverage }).toEqual({ count: 1, coverage: 'partly covered' });
    expect(JSON.stringify(diagnostics)).toContain(`a cell with ${what}`);
  });

  const asked = 'from flask import request\nq = request.args["q"]\n';
  test.each([
    ...['!ls {q}', '!!ls $q', '%sx ls {q.strip()}', 'x = %system ls {q[1:]}', 'x = !ls \\\n  {q}', '%pip install {q}'],
    ...[
      'if q:\n  !ls {q if x else "a"}',
      '%time !ls {q}',
      'get_ipython().system("ls " + q)',
      '!ls {request.form["a"]}',
    ],
  ])('finds a request in the command %j', async (code) => {
    const { findings, diagnostics } = await scan({ 'a.ipynb': notebook(cell(asked + code)) });
    const severities = findings.map(({ severity, cwe }) => `${severity} ${cwe}`);
    expect({ severities, diagnostics }).toEqual({ severities: ['CRITICAL CWE-78'], diagnostics: [] });
  });

  test.each<[string | undefined, string]>([
    ['CRITICAL', '%%sx\nls {q}'],
    ['MEDIUM', '%%bash -s {q}\nls'],
    ['MEDIUM', '!ls {input()}'],
    ['MEDIUM', 'w = dbutils.widgets.get("a")\n!ls {w}'],
    ['MEDIUM', 'from a import b\n!ls {b}'],
    ...[
      's = "a"\ns += other()\n!ls {s}',
      's: str = other()\n!ls {s}',
      'from a import *\n!ls {b}',
      's = 1\ndef f(s):\n  !ls {s}',
      's = 1\ns, t = other()\n!ls {s}',
      's = 1\nfor t, s in other():\n  !ls {s}',
      's = 1\nwith other() as s:\n  !ls {s}',
      's = 1\nif s := other(): pass\n!ls {s}',
      's = t = other()\n!ls {t}',
    ].map((code): [string, string] => ['MEDIUM', code]),
    ...[
      'q="a"\n!ls {a} {"a"} {n}',
      "!find . -exec ls {} \\;\n!awk '{print $1}'",
      '!ls {{q}} $$q',
      '%%bash\nls {q}',
      '%%writefile {q}\nls',
      '%%sql {q}\nls',
      'from a import *\n!ls {n}',
    ].map((code): [undefined, string] => [undefined, code]),
    ...['!curl -d \'{"q": {"r": 1}}\' $HOME ${q', '!ls {q:>3} {print}', 'for i in range(3):\n  !ls {n} {i}'].map(
      (code): [undefined, string] => [undefined, code],
    ),
  ])('finds %s in a command with the cell %j', async (severity, code) => {
    const { findings, diagnostics } = await scan({ 'a.ipynb': notebook(cell(`${asked}n = 3`), cell(code)) });
    expect({ found: findings.map((finding) => finding.severity), diagnostics }).toEqual({
      found: severity === undefined ? [] : [severity],
      diagnostics: [],
    });
  });

  test.each(['!ls\feval(x)', '%%capture\feval(x)', '%cd\u2028eval(x)', '!ls\x85eval(x)'])(
    'does not take %j for a command to its end, as IPython does not',
    async (code) => {
      const { diagnostics } = await scan({ 'a.ipynb': notebook(cell(code)) });
      expect(diagnostics).toMatchObject([{ file_path: 'a.ipynb' }]);
    },
  );

  test.each([
    ['on one line', JSON.stringify({ cells: [cell('x = 1\neval(x)')] })],
    ['whose cell of several lines is one text', notebook(cell('', { source: 'x = 1\neval(x)' }))],
    ['that is cut off', notebook(cell('eval(x)')).slice(0, -9)],
    ['without cells', '{}'],
    ['of an older format', JSON.stringify({ worksheets: [{ cells: [{ input: ['eval(x)'] }] }] }, null, 1)],
  ])('%s is named as not read', async (_, text) => {
    const { coverage, lookedAt, diagnostics } = await scan({ 'a.ipynb': text });
    expect({ coverage, lookedAt }).toEqual({ coverage: 'not covered', lookedAt: [] });
    expect(diagnostics).toMatchObject([{ file_path: 'a.ipynb' }]);
  });
});

describe('ruff', () => {
  test.each(Object.entries(samples))('finds %s', async (rule, sample) => {
    const { findings } = await scan({ 'a.py': sample });
    expect(findings.map(({ description }) => description).join()).toContain(`ruff: ${rule}.`);
  });

  test.each([
    ['open("/tmp/a", "w")', ['LOW CWE-377 1']],
    ["with open('/var/tmp/a', mode='ab') as f:\n    pass", ['LOW CWE-377 1']],
    ['open("/tmp/a.key", "w")', ['MEDIUM CWE-377 1']],
    ['open("/tmp/a")', []],
    ['open("/tmp/a", "x")', []],
    ['open("/tmp/" + name, "w")', []],
    ['read("/tmp/a", "w")', []],
  ])('finds in %j, which names a file that others can create, %j', async (text, rows) => {
    expect(await rowsOf(`${text}\n`)).toEqual(rows);
  });

  test.each([
    'eval(x) # noqa',
    'eval(x)  #NoQA: S307',
    'eval(x) # noqa:S307,E501 because',
    'eval(x) # type: ignore # noqa',
    '# ruff: noqa\neval(x)',
    '#ruff:noqa:S307\neval(x)',
    '# flake8: noqa\neval(x)',
    '# ruff: ignore[S307]\neval(x)',
    'eval(x) # ruff: ignore[S307]',
    '# ruff: ignore[suspicious-eval-usage]\neval(x)',
    '# ruff: disable[S307]\neval(x)\n# ruff: enable[S307]',
    '# ruff: file-ignore[S307]\neval(x)',
    'eval(x) # nosec',
    'eval(x) # nosec B307',
    'eval(x) # nosec: B307, B102',
    '# flake8: noqa: S307\neval(x)',
    'eval(x) # noqa : S307',
    'eval(x) # NOQA:S307',
    '# ruff: isort: skip_file\n# ruff: noqa: S307, S102\neval(x)',
    'eval(x) # fmt: skip # noqa: ALL',
    'eval(x) # nosemgrep: any',
    'eval(x) # pylint: disable=eval-used',
    'eval(x) # lgtm[py/code-injection] NOSONAR',
    '"""x\n""" # noqa\neval(x)',
    'eval(\n  x # noqa\n) # noqa',
  ])('is silenced by no comment: %s', async (text) => {
    const rows = await rowsOf(text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`MEDIUM CWE-95 ${text.split('\n').findIndex((line) => line.startsWith('eval')) + 1}`);
  });

  test('is silenced by no configuration of the repository', async () => {
    const { findings } = await scan({
      'a.py': 'eval(x)',
      'ruff.toml': 'exclude = ["*"]\n[lint]\nselect = []\nper-file-ignores = { "*" = ["ALL"] }\n',
      '.ruff.toml': 'exclude = ["*"]\n',
      'pyproject.toml':
        '[tool.ruff]\nexclude = ["*"]\n[tool.ruff.lint]\nignore = ["ALL"]\n[tool.bandit]\nskips = ["B307"]\n',
      'setup.cfg': '[flake8]\nignore = S307\n[bandit]\nskips = B307\n',
      '.bandit': '[bandit]\nskips = B307\n',
      'bandit.yaml': 'skips: [B307]\n',
      '.flake8': '[flake8]\nignore = S307\nexclude = *\n',
      'tox.ini': '[flake8]\nper-file-ignores = *:S\n',
      '.pylintrc': '[MASTER]\nignore=a.py\n',
      '.gitattributes': '* linguist-generated\n',
      '.gitignore': 'a.py\n',
      '.semgrepignore': 'a.py\n',
    });
    expect(findings).toMatchObject([{ filePath: 'a.py', line: 1 }]);
  });

  test('keeps every position where words are neutralized', async () => {
    const text = 'y = "noqa" # NOQA: S1 # ruff : noqa\n# flake8: noqa\r\nRuff = eval(x) # noqa';
    const { findings } = await scan({ 'a.py': text });
    expect(findings).toMatchObject([{ line: 3, codeSnippet: 'Ruff = eval(x) # noqa' }]);
  });

  test.each([
    'eval(x)\nprint("a")',
    'import os\nos.system(x)\nprint("a")',
    'import subprocess\nsubprocess.run(\n  x,\n  shell=True,\n)\nprint("a")',
  ])('takes no other call for the constant one: %s', async (text) => {
    expect(await rowsOf(text)).toHaveLength(1);
  });

  test.each([
    'import subprocess, pickle\nassert x\nsubprocess.run(["ls", x])',
    'requests.get("https://a.example")',
    'import random\ndelay = random.random()',
    'import hashlib\nhashlib.md5(x, usedforsecurity=False)',
    'import pickle\ny = pickle.loads(pickle.dumps(x))',
    'eval("1 + 1")',
    'import os\nos.system("ls -l")',
    'cursor.execute("SELECT * FROM a WHERE b = %s", (x,))',
    'try:\n    x()\nexcept Exception:\n    pass',
    'app.run(host="0.0.0.0")',
    'PASSWORD = get()',
  ])('says nothing of %s', async (text) => {
    expect(await rowsOf(text)).toEqual([]);
  });
});

describe('what a client sends', () => {
  test('is told with the place that it comes from', async () => {
    const { findings } = await scan({ 'a.py': `${view('eval(request.GET["x"])', 'a()', 'b()', 'c()')}` });
    expect(findings[0]?.description).toContain(
      'It comes from request.GET["x"] on line 2. Found by scan-gate: Python code-injection.',
    );
    expect(findings[0]).toMatchObject({ cvss: 9.8, codeSnippet: 'eval(request.GET["x"])\na()\nb()' });
    expect(findings[0]?.remediation).toContain('https://cwe.mitre.org/data/definitions/95.html');
  });
});

test('what stands in a test says so, and keeps its severity', async () => {
  const { findings } = await scan({ 'tests/test_a.py': view('eval(request.GET["x"])') });
  expect(findings).toMatchObject([{ severity: 'CRITICAL' }]);
  expect(findings[0]?.description).toContain('It is in a test. Found by');
});

test('a cookie without a signature is not to be trusted', async () => {
  const text = 'def a(request):\n    return json.loads(base64.b64decode(request.cookies["s"]))';
  expect(await rowsOf(text)).toEqual(['MEDIUM CWE-565 2']);
});

describe('templates', () => {
  test.each([
    ['<p>{{ name|safe }}</p>', 1],
    ['<p>\n{{ post.text | upper | safe }}', 2],
    ['{% autoescape off %}{{ a }}{% endautoescape %}', 1],
  ])('with escaping off are found: %s', async (text, line) => {
    for (const path of ['a.html', 'a.jinja2']) expect(await rowsOf(text, path)).toEqual([`MEDIUM CWE-79 ${line}`]);
  });

  test.each([
    ['render_template("a.html", name=request.args["name"])', 'HIGH'],
    ['render(request, "shop/a.html", {"name": request.GET["name"]})', 'HIGH'],
    ['values = {"name": request.GET["name"]}', 'return render(request, "a.html", values)', 'HIGH'],
    ['env.get_template("a.html").render(name=request.args["name"])', 'HIGH'],
    ['render_template("a.html", name="constant", other=request.args["name"])', 'MEDIUM'],
    ['render_template("b.html", name=request.args["name"])', 'MEDIUM'],
    ['render_template("a.html", name=escape(request.args["name"]))', 'MEDIUM'],
  ])('are severe when a view gives them a value of a request: %s', async (...lines) => {
    const severity = lines.pop();
    const { findings } = await scan({ 'a.py': view(...lines), 'templates/shop/a.html': '<p>{{ name|safe }}</p>' });
    expect(findings).toMatchObject([{ severity, filePath: 'templates/shop/a.html' }]);
    if (severity === 'HIGH')
      expect(findings[0]?.description).toMatch(/It comes from request\..* in a\.py on line [23]\./);
  });

  test('are found all when the whole server does not escape', async () => {
    const files = {
      'templates/a.jinja2': '<p>{{ user.id }}</p>\n<p>{{ user.name }}</p>',
      'b.txt.j2': '{{ user.name }}',
    };
    const scanWith = async (code: string) => {
      const { findings } = await scan({ 'a.py': code, ...files });
      return findings.map(({ filePath, line }) => `${filePath} ${line}`);
    };
    expect(await scanWith('import aiohttp_jinja2\naiohttp_jinja2.setup(app, autoescape=False)\n')).toEqual([
      'a.py 2',
      'templates/a.jinja2 2',
    ]);
    expect(await scanWith('import jinja2\nmail = jinja2.Environment(autoescape=False)\n')).toEqual(['a.py 2']);
  });

  test('with escaping on are none, nor is what Django makes', async () => {
    expect(await rowsOf('{{ name }} {{ name|escape }} {{ form.media|safe }} {{ "a"|safe }}', 'a.html')).toEqual([]);
  });
});

describe('the engine', () => {
  test('says which file it could not read to its end, and what it found in it all the same', async () => {
    const { findings, coverage, diagnostics, lookedAt } = await scan({
      'old.py': 'print "x"\ndef handler(event, context):\n    eval(event["x"])\n',
      'new.py': 'x = 1\n',
    });
    expect(findings).toMatchObject([{ filePath: 'old.py', line: 3, severity: 'CRITICAL' }]);
    expect({ coverage, lookedAt }).toEqual({ coverage: 'partly covered', lookedAt: ['new.py', 'old.py'] });
    expect(diagnostics).toMatchObject([{ engine: 'ruff', file_path: 'old.py' }]);
    expect(diagnostics[0]?.message).toContain('Analysis stopped early: ');
  });

  test('reads programs of Python by their first line', async () => {
    const { findings, diagnostics } = await scan({ tool: '#!/usr/bin/env python3\neval(x)\n', 'a.js': 'eval(x)' });
    expect(findings).toMatchObject([{ filePath: 'tool', line: 2 }]);
    expect(diagnostics).toEqual([]);
  });

  test('is not covered when its packages are not installed, unless there is no Python', async () => {
    const missing = createPythonEngine(() =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' })),
    );
    const { coverage, diagnostics } = await missing.scan(makeTree({ 'a.py': '' }));
    expect(coverage).toBe('not covered');
    expect(diagnostics[0]?.message).toContain('@astral-sh/ruff-wasm-nodejs@0.17');
    expect((await missing.scan(makeTree({ 'a.js': '' }))).coverage).toBe('covered');
  });

  test('keeps a finding its identity when lines move', async () => {
    const [before, after] = [await scan({ 'a.py': 'eval(x)' }), await scan({ 'a.py': '# x\n\neval(x)' })];
    expect(after.findings[0]?.fingerprint).toBe(before.findings[0]?.fingerprint);
  });

  test('takes no harm from a text that is deep, long or hostile', async () => {
    const { diagnostics } = await scan({
      'deep.py': `x = ${'('.repeat(3000)}1${')'.repeat(3000)}\n`,
      'long.py': `x = ${'a + '.repeat(3000)}a\n`,
      'names.py': '__proto__ = request.GET["x"]\nconstructor.execute(__proto__)\n',
    });
    for (const { message } of diagnostics) expect(message).toContain('Analysis stopped early');
  });

  test('reads the other files after one that is nested too deeply', async () => {
    const { findings, diagnostics } = await scan({
      'a.py': `x = ${'['.repeat(20_000)}1${']'.repeat(20_000)}\n`,
      'b.py': 'eval(x)\n',
    });
    expect(findings).toMatchObject([{ filePath: 'b.py', line: 1 }]);
    expect(diagnostics).toMatchObject([{ file_path: 'a.py' }]);
  });
});
