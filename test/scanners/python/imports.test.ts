import { describe, expect, it, test } from 'vitest';
import { pythonEngine } from '../../../src/scanners/python/python.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Files) => pythonEngine.scan(makeTree(files));
/** `SEVERITY CWE path:line source` of what comes from a client. */
const flowsOf = async (files: Files) =>
  (await scan(files)).findings
    .filter(({ description }) => description.includes('It comes from'))
    .map(({ severity, cwe, filePath, line, description }) => {
      const source = /It comes from (.*?)\. Found/.exec(description)?.[1];
      return `${severity} ${cwe} ${filePath}:${line} ${source}`;
    });
const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const view = (...lines: string[]) => text('def view(request):', ...lines.map((line) => `    ${line}`));

const built = text('def find(connection, name):', '    connection.execute(f"SELECT * FROM a WHERE b = \'{name}\'")');
const source = "request.GET['q'] in app/views.py on line 3";
const call = view("find(db, request.GET['q'])");

describe('an import', () => {
  it.each([
    ['in a comment', '# x; from a import load'],
    ['in a text', "x = 'a; from b import load;'"],
    ['in a docstring', '"""\nfrom a import load\n"""'],
    ['among many', ['def g():', ...Array.from({ length: 25 }, (_, at) => `    from a${at} import load`)].join('\n')],
  ])('hides no other one: %s', async (_, line) => {
    for (const real of [
      'from joblib import load',
      'from joblib \\\n import load',
      'from joblib import (dump, # :)\n load)',
    ])
      for (const lines of [`${real}\n${line}`, `${line}\n${real}`]) {
        const found = await flowsOf({ 'app/views.py': `${lines}\n${view("load(request.FILES['a'])")}` });
        expect(found.map((each) => each.split(' ')[0])).toEqual(['CRITICAL']);
      }
  });
});

describe('a value that goes to another file', () => {
  test.each<[string, Files]>([
    [
      'from package.module import function',
      { 'app/views.py': `from app.dao import find\n${call}`, 'app/dao.py': built },
    ],
    ['from .module import function', { 'app/views.py': `from .dao import find\n${call}`, 'app/dao.py': built }],
    ['from ..module import function', { 'app/views.py': `from ..app.dao import find\n${call}`, 'app/dao.py': built }],
    [
      'from module import function as other',
      { 'app/views.py': `from dao import search as find\n${call}`, 'app/dao.py': built.replace('find', 'search') },
    ],
    [
      'from module import (function, …)',
      { 'app/views.py': `from app.dao import (other, find,)\n${call}`, 'app/dao.py': built },
    ],
    [
      'several imports on one line',
      { 'app/views.py': `import os; from app.dao import find; import re\n${call}`, 'app/dao.py': built },
    ],
    ['from module import *', { 'app/views.py': `from app.dao import *\n${call}`, 'app/dao.py': built }],
    [
      'from package import module',
      { 'app/views.py': `from app import dao\n${call.replace('find', 'dao.find')}`, 'app/dao.py': built },
    ],
    [
      'import package.module',
      { 'app/views.py': `import app.dao\n${call.replace('find', 'app.dao.find')}`, 'app/dao.py': built },
    ],
    [
      'import package.module as other',
      { 'app/views.py': `import app.dao as d\n${call.replace('find', 'd.find')}`, 'app/dao.py': built },
    ],
    ['below src', { 'app/views.py': `from shop.dao import find\n${call}`, 'src/shop/dao.py': built }],
    ['in a folder of its own', { 'back/app/views.py': `from app.dao import find\n${call}`, 'back/app/dao.py': built }],
    [
      'through a package that hands it on',
      {
        'app/views.py': `from app.data import find\n${call}`,
        'app/data/__init__.py': 'from .dao import find\n',
        'app/data/dao.py': built,
      },
    ],
    [
      'through a package that hands everything on',
      {
        'app/views.py': `from app.data import find\n${call}`,
        'app/data/__init__.py': 'from .dao import *\n',
        'app/data/dao.py': built,
      },
    ],
    [
      'through three files',
      {
        'app/views.py': `from .one import find\n${call}`,
        'app/one.py': text('from . import two', 'def find(a, b):', '    two.find(a, name=b.strip())'),
        'app/two.py': text('from .dao import find as run', 'def find(a, name):', '    return run(*[a, name])'),
        'app/dao.py': built,
      },
    ],
  ])('is followed: %s', async (_, files) => {
    const rows = await flowsOf(files);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^HIGH CWE-89 \S*dao\.py:2 request\.GET\['q'\] in \S*views\.py on line 3$/);
  });

  const method = (...lines: string[]) => text('class Dao:', ...lines.map((line) => `    ${line}`));
  const run = "    db.execute('SELECT * FROM a WHERE b = ' + name)";
  test.each<[string, string, string]>([
    ['a static method', "Dao.find(db, request.GET['q'])", method('@staticmethod', 'async def find(db, name):', run)],
    ['a class method', "Dao.find(db, request.GET['q'])", method('@classmethod', 'def find(cls, db, name):', run)],
    ['a method', "Dao().find(db, request.GET['q'])", method('def find(self, db, name):', run)],
    ['a method by its name', "Dao().find(name=request.GET['q'], db=db)", method('def find(self, db, name):', run)],
    [
      'a method of an object',
      "dao = Dao()\n    dao.find(db, request.GET['q'])",
      method('def find(self, db, name):', run),
    ],
    [
      'a method within a block',
      "with Dao() as dao:\n        dao.find(db, request.GET['q'])",
      method('def find(self, db, name):', run),
    ],
    [
      'an inherited method',
      "Dao().find(db, request.GET['q'])",
      text('class Base:', '    def find(self, db, name):', `    ${run}`, 'class Dao(Base):', '    pass'),
    ],
    [
      'a method of the parent',
      "Dao().find(db, request.GET['q'])",
      text(
        'class Base:',
        '    def find(self, db, name):',
        `    ${run}`,
        'class Dao(Base):',
        '    def find(self, db, name):',
        '        super().find(db, name)',
      ),
    ],
    [
      'a method of an attribute',
      "Dao().inner.find(db, request.GET['q'])",
      text(
        'class Inner:',
        '    def find(self, db, name):',
        `    ${run}`,
        'class Dao:',
        '    def __init__(self):',
        '        self.inner = Inner()',
      ),
    ],
    [
      'a manager',
      "Dao.objects.find(db, request.GET['q'])",
      text('class Manager:', '    def find(self, db, name):', `    ${run}`, 'class Dao:', '    objects = Manager()'),
    ],
    [
      'an object of a module',
      "shared.find(db, request.GET['q'])",
      `${method('def find(self, db, name):', run)}shared = Dao()\n`,
    ],
    [
      'an object that a function makes',
      "make().find(db, request.GET['q'])",
      `${method('def find(self, db, name):', run)}def make() -> 'Dao':\n    return registry['dao']\n`,
    ],
    [
      'what an object was made with',
      "Dao(db, request.GET['q']).find()",
      method(
        'def __init__(self, db, name):',
        '    self.db = db',
        '    self.name = name',
        'def find(self):',
        "    self.db.execute('SELECT * FROM a WHERE b = ' + self.name)",
      ),
    ],
    [
      'what an object of a name was made with',
      "dao = Dao(request.GET['q'])\n    dao.find()",
      method(
        'def __init__(self, name):',
        '    self.name = name',
        'def find(self):',
        '    self.run()',
        'def run(self):',
        "    db.execute('SELECT * FROM a WHERE b = ' + self.name)",
      ),
    ],
    ['a constructor', "Dao(db, request.GET['q'])", method('def __init__(self, db, name):', run)],
    ['keywords as they come', 'Dao.find(db, **request.GET)', method('@staticmethod', 'def find(db, name):', run)],
    [
      'what is left over',
      "Dao.find(db, 1, request.GET['q'])",
      method('@staticmethod', 'def find(db, *names):', run.replace('name', 'names[1]')),
    ],
  ])('is followed into %s', async (_, code, dao) => {
    const rows = await flowsOf({
      'app/views.py': `from app.dao import Dao, make, shared\n${view(code)}`,
      'app/dao.py': dao,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^HIGH CWE-89 app\/dao\.py:\d+ request\.GET(?:\['q'\])? in app\/views\.py on line [34]$/);
  });

  test.each<[string, string]>([
    ['an annotation', 'def view(request, dao: Dao):'],
    ['an annotation in quotes', 'def view(request, dao: "Dao"):'],
    ['an optional one', 'def view(request, dao: Optional[Dao] = None):'],
    ['one of two', 'def view(request, dao: Dao | None):'],
    ['what provides it', 'def view(request, dao = Depends(make)):'],
    ['what provides it, annotated', 'def view(request, dao: Annotated[Any, Depends(make)]):'],
  ])('is followed into an object whose class is known by %s', async (_, definition) => {
    const dao = text(
      'class Dao:',
      '    def find(self, name):',
      "        db.execute('SELECT * FROM a WHERE b = ' + name)",
      'def make() -> Dao:',
      '    return Dao()',
    );
    const views = text('from app.dao import Dao, make', definition, "    dao.find(request.GET['q'])");
    expect(await flowsOf({ 'app/views.py': views, 'app/dao.py': dao })).toEqual([`HIGH CWE-89 app/dao.py:3 ${source}`]);
  });

  test('is told where it does harm', async () => {
    const files = {
      'views.py': `from db import query\n${view("query('SELECT * FROM a WHERE b = ' + request.GET['q'])")}`,
      'db.py': text('import other', 'def query(sql):', '    return other.run(sql)'),
      'other.py': text('def run(sql):', '    cursor.execute(sql)'),
    };
    expect(await flowsOf(files)).toEqual(["HIGH CWE-89 other.py:2 request.GET['q'] in views.py on line 3"]);
  });

  test('is told once, with each place that it comes from', async () => {
    const use = (name: string) =>
      `from db import query\ndef ${name}(request):\n    query('DELETE FROM a WHERE b = ' + request.GET['q'])\n`;
    const files = { 'a.py': use('a'), 'b.py': use('b'), 'db.py': text('def query(sql):', '    cursor.execute(sql)') };
    expect(await flowsOf(files)).toEqual(["HIGH CWE-89 db.py:2 request.GET['q'] in a.py on line 3"]);
    const { findings } = await scan(files);
    expect(findings[0]?.sources).toMatchObject([{ path: 'a.py' }, { path: 'b.py' }]);
  });

  test('comes back from another file', async () => {
    const files = {
      'a.py': text('from b import term', 'def view(request):', '    eval(term(request))'),
      'b.py': text('def term(request):', "    return request.GET['q'].strip()"),
    };
    expect(await flowsOf(files)).toEqual(["CRITICAL CWE-95 a.py:3 request.GET['q'].strip() in b.py on line 2"]);
  });

  test('is found in files that import each other, whichever is read first', async () => {
    const one = (other: string) =>
      text(
        `from ${other} import step as next_step`,
        'def step(value, depth):',
        '    if depth:',
        '        next_step(value, depth - 1)',
        "    os.system('run ' + value)",
        'def view(request):',
        "    step(request.GET['q'], 2)",
      );
    const [row = '', other] = await flowsOf({ 'a.py': one('b'), 'b.py': one('a') });
    expect(row).toBe("CRITICAL CWE-78 a.py:5 request.GET['q'] on line 7");
    expect(other).toBe("CRITICAL CWE-78 b.py:5 request.GET['q'] on line 7");
  });

  test.each<[string, Files]>([
    [
      'a number',
      {
        'a.py': `from b import f\n${view("f(int(request.GET['q']))")}`,
        'b.py': text('def f(q):', "    open('x' + q)"),
      },
    ],
    [
      'cleaned there',
      {
        'a.py': `from b import f\n${view("open(f(request.GET['q']))")}`,
        'b.py': text('def f(q):', "    return {'a': 'b'}[str(int(q))]"),
      },
    ],
    [
      'another argument',
      {
        'a.py': `from b import f\n${view("f(request.GET['q'], 'c')")}`,
        'b.py': text('def f(a, b):', "    open('x' + b)"),
      },
    ],
    [
      'a function of the same name elsewhere',
      {
        'a.py': `from b import f\n${view("f(request.GET['q'])")}`,
        'b.py': text('def f(a):', '    return a'),
        'c.py': text('def f(a):', "    open('x' + a)"),
      },
    ],
    [
      'a method of the same name in another class',
      {
        'a.py': `from b import A\n${view("A().f(request.GET['q'])")}`,
        'b.py': text(
          'class A:',
          '    def f(self, a):',
          '        return a',
          'class B:',
          '    def f(self, a):',
          "        open('x' + a)",
        ),
      },
    ],
    [
      'one that the view hides',
      {
        'a.py': `from b import f\n${text('def view(request, f):', "    f(request.GET['q'])")}`,
        'b.py': text('def f(a):', "    open('x' + a)"),
      },
    ],
  ])('does no harm as %s', async (_, files) => {
    expect(await flowsOf(files)).toEqual([]);
  });

  test('is medium where a condition before the call checks it', async () => {
    const files = {
      'a.py': `from b import f\n${view("q = request.GET['q']", "if q in ('a', 'b'):", '    f(q)')}`,
      'b.py': text('def f(a):', "    open('x' + a)"),
    };
    expect(await flowsOf(files)).toEqual(["MEDIUM CWE-22 b.py:2 request.GET['q'] in a.py on line 3"]);
  });
});

describe('what frameworks hand over', () => {
  test.each<[string, string, string[]]>([
    ['path', "path('<str:name>/', views.show)", ['CRITICAL CWE-78 views.py:2']],
    ['path without a kind', "path('<name>/', views.show)", ['CRITICAL CWE-78 views.py:2']],
    ['path of a number', "path('<int:name>/', views.show)", []],
    ['pattern', "re_path(r'^(?P<name>.+)/$', views.show)", ['CRITICAL CWE-78 views.py:2']],
    ['narrow pattern', "re_path(r'^(?P<name>[0-9]+)/$', views.show)", []],
    ['rule', "app.add_url_rule('/<name>', view_func=views.show)", ['CRITICAL CWE-78 views.py:2']],
    ['class of views', "path('<str:name>/', views.Show.as_view())", ['CRITICAL CWE-78 views.py:5']],
  ])('is followed from a %s of the routes', async (_, route, rows) => {
    const views = text(
      'def show(request, name):',
      "    os.system('x ' + name)",
      'class Show(View):',
      '    def get(self, request, name):',
      "        os.system('x ' + name)",
    );
    const found = await flowsOf({ 'urls.py': text('import views', `urlpatterns = [${route}]`), 'views.py': views });
    expect(found.map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual(rows);
  });

  test('is followed through what fills a parameter', async () => {
    const files = {
      'main.py': text(
        'from filters import wanted',
        "@app.get('/')",
        'def show(q = Depends(wanted)):',
        "    os.system('x ' + q)",
      ),
      'filters.py': text('def wanted(q: str = "", n: int = 1):', '    return q.strip()'),
    };
    expect(await flowsOf(files)).toEqual(['CRITICAL CWE-78 main.py:4 q in filters.py on line 1']);
  });

  test.each<[string, string]>([
    ['Annotated', 'db: Annotated[Session, Depends(get_db)]'],
    ['a name for it', 'db: SessionDep'],
  ])('says nothing of what is provided: %s', async (_, parameter) => {
    const files = {
      'main.py': text(
        'from deps import SessionDep, get_db',
        "@app.get('/')",
        `def show(${parameter}):`,
        '    os.system(db.url)',
      ),
      'deps.py': text('SessionDep = Annotated[Session, Depends(get_db)]', 'def get_db():', '    return connect()'),
    };
    expect(await flowsOf(files)).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['openapi.yml', 'paths:\n  /users:\n    get:\n      operationId: api.users.show\n', ['CRITICAL']],
    ['specs/swagger.json', '{"get": {"operationId": "api.users.show"}}', ['CRITICAL']],
    ['openapi.yml', 'paths:\n  /users:\n    get:\n      operationId: other.users.show\n', []],
  ])('is followed from what %s names', async (path, description, severities) => {
    const found = await flowsOf({
      'api/users.py': text('def show(name):', "    os.system('x ' + name)"),
      [path]: description,
    });
    expect(found.map((row) => row.split(' ')[0])).toEqual(severities);
  });

  const forms = text('class Search(forms.Form):', '    q = forms.CharField()', '    n = forms.IntegerField()');
  test.each<[string, string, string[]]>([
    ['a text of a form', "form.cleaned_data['q']", ['CRITICAL CWE-78']],
    ['any field of a form', 'form.cleaned_data.get(name)', ['CRITICAL CWE-78']],
    ['a number of a form', "form.cleaned_data['n']", []],
  ])('is followed from %s', async (_, value, rows) => {
    const views = `from forms import Search\n${view('form = Search(request.POST)', 'if form.is_valid():', `    os.system('x ' + ${value})`)}`;
    const found = await flowsOf({ 'views.py': views, 'forms.py': forms });
    expect(found.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual(rows);
  });

  test('is followed from one method of a view to another', async () => {
    const views = text(
      'class Show(View):',
      '    def setup(self, request):',
      "        self.q = request.GET['q']",
      '    def get(self, request):',
      "        os.system('x ' + self.q)",
    );
    expect(await flowsOf({ 'views.py': views })).toEqual(["CRITICAL CWE-78 views.py:5 request.GET['q'] on line 3"]);
  });
});

describe('the tree', () => {
  test('is read anew in the commit compared with as soon as any Python file or template differs', () => {
    const shared = ['a.py', 'b/c.pyi', 'manage', 'openapi.yml', 'a.html'];
    expect(shared.filter((path) => !pythonEngine.isShared?.(path))).toEqual([]);
    expect(['a.js', 'a.css', 'a.md'].map((path) => pythonEngine.isShared?.(path))).toEqual([false, false, false]);
  });

  test('with a file that is nested too deeply is read in all others', async () => {
    const deep = `def deep(a):\n    return ${'('.repeat(4000)}a${')'.repeat(4000)}\n`;
    const views = text('from b import deep', 'from c import f', 'def view(request):', "    deep(request.GET['q'])");
    const files = {
      'a.py': `${views}    f(request.GET['q'])\n`,
      'b.py': deep,
      'c.py': text('def f(a):', "    os.system('x ' + a)"),
    };
    const { findings, diagnostics } = await scan(files);
    expect(findings.map(({ severity, filePath }) => `${severity} ${filePath}`)).toEqual(['CRITICAL c.py']);
    expect(diagnostics).toMatchObject([{ file_path: 'b.py' }]);
  });

  test('of functions that call each other many times over is walked through once', async () => {
    const step = (index: number) =>
      text(`from m${index + 1} import f as g`, 'def f(a, b):', '    g(a, b)', '    g(b, a)', '    return g(a, a)');
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`m${index}.py`, step(index)]));
    const rows = await flowsOf({
      ...files,
      'm40.py': text('def f(a, b):', "    os.system('x ' + a)"),
      'v.py': `from m0 import f\n${view("f(request.GET['q'], 1)")}`,
    });
    expect(rows).toEqual(["CRITICAL CWE-78 m40.py:2 request.GET['q'] in v.py on line 3"]);
  });
});
