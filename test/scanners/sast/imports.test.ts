/** Values that come through other files: where they are found, and where they are not. */
import { describe, expect, test } from 'vitest';
import { createSastEngine, sastEngine } from '../../../src/scanners/sast/sast.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

async function shown(files: Files): Promise<string[]> {
  const { findings } = await sastEngine.scan(makeTree(files));
  return findings.map(({ severity, cwe, filePath, line }) => `${severity} ${cwe} ${filePath}:${line}`);
}

const query = (name: string) => `exports.${name} = (id) => db.query("SELECT * FROM a WHERE id = " + id);\n`;
const route = (call: string) => `app.get('/', (req, res) => ${call});\n`;

describe('a value that another file hands in', () => {
  test.each<[string, Files]>([
    ['by exports.x and a name', { 'a.js': `const { find } = require('./b');\n${route('find(req.query.id)')}` }],
    ['by exports.x and a member', { 'a.js': `const users = require('./b');\n${route('users.find(req.query.id)')}` }],
    ['by a call of require', { 'a.js': route("require('./b').find(req.query.id)") }],
    ['under another name', { 'a.js': `const { find: get } = require('./b.js');\n${route('get(req.query.id)')}` }],
    ['by a named import', { 'a.mjs': `import { find as get } from './b.js';\n${route('get(req.query.id)')}` }],
    ['by a namespace', { 'a.mjs': `import * as users from './b.js';\n${route('users.find(req.query.id)')}` }],
    ['by the default of a whole', { 'a.mjs': `import users from './b.js';\n${route('users.find(req.query.id)')}` }],
    [
      'by a file that hands it on',
      {
        'a.js': `const { find } = require('./c');\n${route('find(req.query.id)')}`,
        'c.js': "exports.find = require('./b').find;",
      },
    ],
    [
      'by a barrel',
      { 'a.ts': `import { find } from './c';\n${route('find(req.query.id)')}`, 'c/index.ts': "export * from '../b';" },
    ],
    [
      'by a barrel that renames it',
      {
        'a.ts': `import { get } from './c';\n${route('get(req.query.id)')}`,
        'c/index.ts': "export { find as get } from '../b';",
      },
    ],
    [
      'through a third file',
      {
        'a.js': `const c = require('./c');\n${route('c.load(req.query.id)')}`,
        'c.js':
          "const { find } = require('./b');\nexports.load = async (id) => { const all = await find(id); return all };\n",
      },
    ],
    [
      'in an object',
      { 'a.js': `const users = require('./b');\n${route('{ const { id } = req.query; users.find(id) }')}` },
    ],
    [
      'in a circle of files',
      {
        'a.js': `const { find } = require('./b');\nexports.get = find;\n${route('find(req.query.id)')}`,
        'b.js': `const a = require('./a');\n${query('find')}`,
      },
    ],
  ])('%s is found where it does harm', async (_, files) => {
    expect(await shown({ 'b.js': query('find'), ...files })).toContainEqual(
      expect.stringMatching(/^HIGH CWE-89 b\.js:/),
    );
  });

  const sink = 'db.query("SELECT * FROM a WHERE id = " + id)';
  test.each<[string, Files]>([
    [
      'a function',
      {
        'b.js': `module.exports = function (id) { ${sink} }`,
        'a.js': `const find = require('./b');\n${route('find(req.query.id)')}`,
      },
    ],
    [
      'an object',
      {
        'b.js': `const find = (id) => ${sink};\nmodule.exports = { find };`,
        'a.js': `const users = require('./b');\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'an object of methods',
      {
        'b.js': `module.exports = { find(id) { ${sink} } }`,
        'a.js': `const users = require('./b');\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'an object that grows',
      {
        'b.js': `const users = {};\nusers.find = (id) => ${sink};\nmodule.exports = users;`,
        'a.js': `const users = require('./b');\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a class',
      {
        'b.js': `class Users { find(id) { ${sink} } }\nmodule.exports = Users;`,
        'a.js': `const Users = require('./b');\nconst users = new Users();\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a class of an object',
      {
        'b.js': `class Users { find(id) { ${sink} } }\nmodule.exports = { Users };`,
        'a.js': `const { Users } = require('./b');\n${route('new Users().find(req.query.id)')}`,
      },
    ],
    [
      'static methods',
      {
        'b.mjs': `export default class { static find(id) { ${sink} } }`,
        'a.mjs': `import Users from './b.mjs';\n${route('Users.find(req.query.id)')}`,
      },
    ],
    [
      'an instance',
      {
        'b.js': `class Users { find(id) { ${sink} } }\nmodule.exports = new Users();`,
        'a.js': `const users = require('./b');\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a constructor function',
      {
        'b.js': `function Users(db) { this.find = (id) => ${sink} }\nmodule.exports = { Users };`,
        'a.js': `const { Users } = require('./b');\nfunction Handler(db) { const users = new Users(db); this.show = (req, res) => users.find(req.query.id) }`,
      },
    ],
    [
      'a prototype',
      {
        'b.js': `function Users() {}\nUsers.prototype.find = function (id) { ${sink} };\nmodule.exports = Users;`,
        'a.js': `const Users = require('./b');\nconst users = new Users();\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a factory',
      {
        'b.js': `module.exports = (db) => ({ find: (id) => ${sink} })`,
        'a.js': `const users = require('./b')(db);\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a base class',
      {
        'b.js': `class Base { find(id) { ${sink} } }\nmodule.exports = Base;`,
        'c.js': "const Base = require('./b');\nmodule.exports = class extends Base {};",
        'a.js': `const Users = require('./c');\nconst users = new Users();\n${route('users.find(req.query.id)')}`,
      },
    ],
    [
      'a service that is handed in',
      {
        'b.ts': `export class Users { find(id: string) { return ${sink} } }`,
        'a.ts':
          "import { Users } from './b';\n@Controller() export class C { constructor(private readonly users: Users) {} @Get() show(@Query('id') id: string) { return this.users.find(id) } }",
      },
    ],
    [
      'a constructor with values',
      {
        'b.js': `class Search { constructor(id) { ${sink} } }\nmodule.exports = Search;`,
        'a.js': `const Search = require('./b');\n${route('new Search(req.query.id)')}`,
      },
    ],
  ])('is found in %s', async (_, files) => {
    expect(await shown(files)).toContainEqual(expect.stringMatching(/^HIGH CWE-89 b\./));
  });

  test('is named with its file', async () => {
    const files = {
      'b.js': query('find'),
      'src/a.js': `const { find } = require('../b');\n\n${route('find(req.query.id)')}`,
    };
    const { findings } = await sastEngine.scan(makeTree(files));
    expect(findings[0]?.description).toContain('It comes from req.query.id on line 3 of src/a.js.');
  });

  test.each<[string, string]>([
    ['a number', 'find(Number(req.query.id))'],
    ['what is written there', "find('a')"],
    ['what was compared with a list', "{ if (!['a', 'b'].includes(req.query.id)) return; find(req.query.id) }"],
    ['what matched a pattern', '{ const { id } = req.query; if (!/^[a-z]+$/.test(id)) return res.end(); find(id) }'],
  ])('is less than high for %s', async (_, call) => {
    expect(await shown({ 'b.js': query('find'), 'a.js': `const { find } = require('./b');\n${route(call)}` })).toEqual([
      'MEDIUM CWE-89 b.js:1',
    ]);
  });

  test('depends on the files that hand it in', async () => {
    const files = { 'b.js': query('find'), 'a.js': `const { find } = require('./b');\n${route('find(req.query.id)')}` };
    const { consulted } = await sastEngine.scan(makeTree(files));
    expect(consulted?.get('b.js')).toContain('a.js');
  });
});

describe('a value that another file gives back', () => {
  const use = (call: string) =>
    `const help = require('./b');\n${route(`db.query("SELECT * FROM a WHERE id = " + ${call})`)}`;
  test.each<[string, string, string]>([
    ['read from the request', 'exports.id = (r) => r.query.id;', 'help.id(req)'],
    ['handed through', "exports.quoted = (text) => '<' + text + '>';", 'help.quoted(req.query.id)'],
    ['handed through in an object', 'exports.read = (r) => ({ id: r.query.id, page: 1 });', 'help.read(req).id'],
    [
      'handed through by a second function',
      'const trimmed = (text) => text.trim();\nexports.id = (r) => trimmed(r.query.id);',
      'help.id(req)',
    ],
    ['waited for', 'exports.id = async (r) => { const id = r.query.id; return id };', '(await help.id(req))'],
  ])('%s is found', async (_, helper, call) => {
    const [first] = await shown({ 'a.js': use(call), 'b.js': helper });
    expect(first).toBe('HIGH CWE-89 a.js:2');
  });

  test.each<[string, string, string]>([
    ['a number', 'exports.id = (r) => parseInt(r.query.id, 10);', 'help.id(req)'],
    ['of a few letters', "exports.only = (text) => text.replace(/[^a-z0-9]/g, '');", 'help.only(req.query.id)'],
    [
      'checked',
      "exports.checked = (text) => { if (!/^\\w+$/.test(text)) throw new Error('no'); return text };",
      'help.checked(req.query.id)',
    ],
    [
      'taken from a list',
      "exports.one = (text) => (['a', 'b'].includes(text) ? text : 'a');",
      'help.one(req.query.id)',
    ],
    ['a part that is constant', 'exports.read = (r) => ({ id: r.query.id, page: 1 });', 'help.read(req).page'],
    [
      'of another call',
      'exports.same = (text) => text;\nexports.other = (r) => exports.same(r.query.id);',
      "help.same('a')",
    ],
    ['written there', "exports.table = 'users';", 'help.table'],
    [
      'made by a cleaning function',
      "const mysql = require('mysql');\nexports.quoted = (text) => mysql.escape(text);",
      'help.quoted(req.query.id)',
    ],
  ])('%s is none', async (_, helper, call) => {
    expect(await shown({ 'a.js': use(call), 'b.js': helper })).toEqual([]);
  });

  test('is a page where the other file escapes nothing', async () => {
    const page = "const { page } = require('./b');\napp.get('/', (req, res) => res.send(page(req.query.name)));\n";
    expect(await shown({ 'a.js': page, 'b.js': 'exports.page = (name) => "<h1>" + name;' })).toEqual([
      'HIGH CWE-79 a.js:2',
    ]);
    expect(
      await shown({
        'a.js': page,
        'b.js': "const { escape } = require('lodash');\nexports.page = (name) => '<h1>' + escape(name);",
      }),
    ).toEqual([]);
  });

  test('is a command where the other file hands on what runs commands', async () => {
    const files = {
      'shell.js':
        "const { promisify } = require('node:util');\nexports.run = promisify(require('child_process').exec);",
      'a.js': `const shell = require('./shell');\n${route("shell.run('ls ' + req.query.dir)")}`,
    };
    expect(await shown(files)).toEqual(['HIGH CWE-78 a.js:2']);
  });
});

describe('a handler that another file registers', () => {
  const code = '(a, b) => { db.query("SELECT * FROM a WHERE id = " + a.query.id) }';
  test.each<[string, string, string]>([
    ['by exports.x', `exports.list = ${code};`, "const users = require('./users');\nrouter.get('/', users.list);"],
    ['by a name', `exports.list = ${code};`, "const { list } = require('./users');\nrouter.get('/', guard, list);"],
    ['wrapped', `exports.list = ${code};`, "const { list } = require('./users');\nrouter.get('/', caught(list));"],
    [
      'bound',
      `class Users { list(a, b) { db.query("SELECT * FROM a WHERE id = " + a.query.id) } }\nmodule.exports = new Users();`,
      "const users = require('./users');\nrouter.get('/', users.list.bind(users));",
    ],
    [
      'in a list',
      `exports.list = ${code};`,
      "const users = require('./users');\nrouter.get('/', [guard, users.list]);",
    ],
    [
      'for a route',
      `exports.list = ${code};`,
      "const users = require('./users');\napp.route('/').post(users.add).get(users.list);",
    ],
    [
      'in a table of routes',
      `exports.list = ${code};`,
      "const users = require('./users');\nserver.route({ method: 'GET', path: '/', handler: users.list });",
    ],
    ['as a whole', `module.exports = ${code};`, "app.get('/', require('./users'));"],
  ])('%s reads a request', async (_, users, routes) => {
    expect(await shown({ 'users.js': users, 'routes.js': routes })).toEqual(['HIGH CWE-89 users.js:1']);
  });

  test('is none when it is handed to something else', async () => {
    expect(
      await shown({
        'users.js': `exports.list = ${code};`,
        'routes.js': "require('./users');\nlater.forEach(users.list);",
      }),
    ).toEqual(['MEDIUM CWE-89 users.js:1']);
  });
});

describe('a look through other files', () => {
  test('finds the same in whatever order files are named', async () => {
    const files = {
      'a.js': `const { find } = require('./b');\n${route('find(req.query.id)')}`,
      'b.js': query('find'),
      'c.js': `const { find } = require('./b');\n${route('find(req.body.id)')}`,
    };
    const turned = Object.fromEntries(Object.entries(files).reverse());
    expect((await sastEngine.scan(makeTree(files))).findings).toEqual(
      (await sastEngine.scan(makeTree(turned))).findings,
    );
  });

  test('ends, and says so, where a function is used by more files than are looked at', async () => {
    const users = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`user-${at}.js`, `const { find } = require('./b');\nfind('${at}');\n`]),
    );
    const limits = {
      mostFiles: 40,
      mostImporters: 400,
      mostSteps: 20_000,
      deepest: 200,
      mostPlaces: [5000, 100],
    } as const;
    const tree = makeTree({ 'b.js': query('find'), ...users });
    const message = expect.stringMatching(/^Data flow was too long to trace completely in b\.js$/);
    expect((await createSastEngine({ limits }).scan(tree)).diagnostics).toEqual([expect.objectContaining({ message })]);
    expect((await sastEngine.scan(tree)).diagnostics).toEqual([]);
  });

  test.each([
    ["require('../../../../../../etc/passwd')"],
    ["require('./')"],
    ["require('./b.js?raw')"],
    ["require('./missing')"],
    ["import('./b')"],
  ])('takes %s as it comes', async (load) => {
    expect(await shown({ 'a.js': `const x = ${load};\n${route('x.find(req.query.id)')}`, 'c.js': '' })).toEqual([]);
  });
});
