import { describe, expect, test } from 'vitest';
import { pythonEngine } from '../../../src/scanners/python/python.ts';
import { makeTree } from '../../service/temporary-repository.ts';

/** `SEVERITY CWE line` of what is found in one text. */
async function rowsOf(text: string, path = 'a.py'): Promise<string[]> {
  const { findings } = await pythonEngine.scan(makeTree({ [path]: text }));
  return findings.map(({ severity, cwe, line }) => `${severity} ${cwe} ${line}`);
}

const handler = (imports: string, ...lines: string[]) =>
  [imports, "@app.route('/')", 'def handler():', ...lines.map((line) => `    ${line}`), ''].join('\n');

describe('what a file calls by names of its own is known', () => {
  test.each([
    ['from os import system as run_it', 'run_it("ls " + request.args["d"])', 'CRITICAL CWE-78'],
    ['import subprocess as s', 's.run("ls " + request.args["d"], shell=True)', 'CRITICAL CWE-78'],
    ['from pickle import loads as unpack', 'unpack(request.data)', 'CRITICAL CWE-502'],
    ['import yaml as y', 'y.load(request.data, Loader=y.UnsafeLoader)', 'CRITICAL CWE-502'],
    ['from yaml import load, Loader', 'load(request.data, Loader)', 'CRITICAL CWE-502'],
    ['import requests as r', 'r.get(request.args["u"])', 'HIGH CWE-918'],
    ['import requests', 'requests.Session().get(request.args["u"])', 'HIGH CWE-918'],
    ['import urllib3\nhttp = urllib3.PoolManager()', 'http.request("GET", request.args["u"])', 'HIGH CWE-918'],
    ['from http.client import HTTPConnection', 'HTTPConnection(request.args["h"])', 'HIGH CWE-918'],
    ['from bottle import template', 'template("Hi " + request.query.n)', 'HIGH CWE-1336'],
    ['from django.template import Template as T', 'T("Hi " + request.GET["n"])', 'HIGH CWE-1336'],
    ['from sqlalchemy import text as sql', 'db.execute(sql("SELECT " + request.args["c"]))', 'HIGH CWE-89'],
  ])('%s: %s', async (imports, line, row) => {
    const rows = await rowsOf(handler(imports, line));
    expect(rows.map((one) => one.replace(/ \d+$/, ''))).toContain(row);
  });

  test.each([
    handler('import httpx', 'async with httpx.AsyncClient() as c:', '    await c.get(request.args["u"])'),
    handler('import requests', 'session_of_mine = requests.Session()', 'session_of_mine.get(request.args["u"])'),
    handler('import httpx', 'get(httpx.Client(), request.args["u"])') +
      'def get(c: httpx.Client, u):\n    return c.get(u)\n',
    'import httpx\nclass A:\n    def __init__(self):\n        self.web = httpx.Client()\n    def go(self, request):\n        self.web.get(request.GET["u"])\n',
  ])('also an object that is kept: %s', async (text) => {
    expect(await rowsOf(text)).toEqual([expect.stringContaining('HIGH CWE-918')]);
  });

  test.each([
    handler('from html import escape as e', 'return HttpResponse(e(request.args["n"]))'),
    handler('import defusedxml.ElementTree as ET', 'ET.fromstring(request.data)'),
    handler(
      'from lxml import etree',
      'p = etree.XMLParser(resolve_entities=False)',
      'etree.fromstring(request.data, p)',
    ),
    handler('from ruamel.yaml import YAML', 'yaml = YAML()', 'yaml.load(request.data)'),
  ])('and what makes a value harmless: %s', async (text) => {
    expect(await rowsOf(text)).toEqual([]);
  });
});

describe('what reaches a server by other frameworks', () => {
  test.each([
    [
      'Tornado',
      'class H(tornado.web.RequestHandler):\n    def get(self, name):\n        open("files/" + name)\n',
      'HIGH CWE-22 3',
    ],
    [
      'Falcon',
      'class R:\n    def on_get(self, req, resp):\n        os.system("ls " + req.get_param("d"))\n',
      'CRITICAL CWE-78 3',
    ],
    [
      'the server that Python brings along',
      'class H(BaseHTTPRequestHandler):\n    def do_GET(self):\n        q = parse_qs(urlparse(self.path).query)\n        os.system("ls " + q["d"][0])\n',
      'CRITICAL CWE-78 4',
    ],
    [
      'CherryPy',
      'class A:\n    @cherrypy.expose\n    def index(self, name=""):\n        eval(name)\n',
      'CRITICAL CWE-95 4',
    ],
    [
      'Flask-RESTful: arguments',
      'from flask_restful import reqparse\nparser = reqparse.RequestParser()\ndef get():\n    eval(parser.parse_args()["n"])\n',
      'CRITICAL CWE-95 4',
    ],
    [
      'Flask-RESTful: a part of the path',
      'class R(Resource):\n    def get(self, name):\n        eval(name)\napi.add_resource(R, "/r/<string:name>")\n',
      'CRITICAL CWE-95 3',
    ],
    [
      'asyncpg',
      '@app.get("/")\nasync def a(n: str):\n    await c.fetch(f"SELECT * FROM u WHERE n = \'{n}\'")\n',
      'HIGH CWE-89 3',
    ],
    ['Peewee', 'def a(request):\n    User.raw("SELECT * FROM u WHERE n = " + request.GET["n"])\n', 'HIGH CWE-89 2'],
    ['ldap3', 'def a(request):\n    c.search("ou=x", "(uid=%s)" % request.GET["n"])\n', 'HIGH CWE-90 2'],
  ])('%s', async (_, text, row) => {
    expect(await rowsOf(text)).toEqual([row]);
  });

  test.each([
    ['by :=', 'if (n := request.args.get("n")):', '    eval(n)'],
    ['by append', 'parts = []', 'parts.append(request.args["n"])', 'eval(" ".join(parts))'],
    ['by what an expression finds', 'm = re.search(r"a=(.*)", request.args["n"])', 'eval(m.group(1))'],
    ['by compile', 'exec(compile(request.args["n"], "a", "exec"))'],
  ])('is followed %s', async (_, ...lines) => {
    expect(await rowsOf(handler('', ...lines))).toEqual([expect.stringContaining('CRITICAL CWE-95')]);
  });

  test('is harmless in a field of a type that lets no text through', async () => {
    const text = (type: string) =>
      `class Q(BaseModel):\n    i: ${type}\n@app.post("/")\ndef a(q: Q):\n    open(f"files/{q.i}")\n`;
    expect(await rowsOf(text('str'))).toEqual(['HIGH CWE-22 5']);
    expect(await rowsOf(text('int'))).toEqual([]);
  });
});

describe('what it does there', () => {
  test.each([
    [handler('', 'subprocess.run(["bash", "-c", "ls " + request.args["d"]])'), 'CRITICAL CWE-78 4'],
    [handler('', 'getattr(tools, request.args["f"])()'), 'MEDIUM CWE-470 4'],
    [handler('', 'globals()[request.args["f"]]()'), 'MEDIUM CWE-470 4'],
    [handler('', 'f = open("templates/own.html", "w")', 'f.write(request.form["t"])'), 'HIGH CWE-1336 5'],
    [handler('', 'Path("files", request.args["f"]).open()'), 'HIGH CWE-22 4'],
    [handler('', 'send_from_directory(request.args["d"], "a.txt")'), 'HIGH CWE-22 4'],
    [handler('', 'r.headers["Location"] = request.args["u"]'), 'MEDIUM CWE-601 4'],
    [handler('', 'd = request.get_json()', 'db.users.find_one({"u": d["u"]})'), 'HIGH CWE-943 5'],
    [handler('', 'db.users.find({"$where": "this.n == \'" + request.args["n"] + "\'"})'), 'HIGH CWE-943 4'],
    [handler('import re\nP = re.compile(r"^(a+)+$")', 'P.match(request.args["p"])'), 'MEDIUM CWE-1333 5'],
    [handler('', 'requests.get(f"http://{request.args[\'h\']}/x")'), 'HIGH CWE-918 4'],
    [handler('import flask', 'return "Hello " + request.args["n"]'), 'MEDIUM CWE-79 4'],
    [handler('import flask', 'return request.args.get("n")'), 'MEDIUM CWE-79 4'],
    [handler('import flask', 'p = "<html>"', 'p += request.args["n"]', 'return p'), 'HIGH CWE-79 6'],
    [handler('import flask\nPAGE = "<h1>{}</h1>"', 'return PAGE.format(request.args["n"])'), 'HIGH CWE-79 5'],
    [handler('', 'return traceback.format_exc(), 500'), 'LOW CWE-209 4'],
  ])('%s', async (text, row) => {
    expect(await rowsOf(text)).toEqual([row]);
  });

  test.each([
    handler('', 'return redirect("/item/" + request.args["i"])'),
    handler('API = "https://a.example"', 'requests.get(f"{API}/u/{request.args[\'u\']}")'),
    handler('', 'requests.get(f"{settings.API}/u/{request.args[\'u\']}")'),
    handler('', 'url = "https://a.example/" + request.args["u"]', 'requests.get(url)'),
    handler('', 'db.users.find_one({"u": request.form["u"]})'),
    handler('', 'd = request.get_json()', 'db.users.find_one({"u": str(d["u"])})'),
    handler('', 'return HttpResponse(json.dumps(request.GET["n"]), content_type="application/json")'),
    handler('import re', 'n = re.sub(r"[^\\w]", "", request.args["n"])', 'open(n)'),
    handler('import flask', 'return jsonify(n=request.args["n"])'),
    handler('import flask', 'return {"n": request.args["n"]}'),
    handler('import fastapi', 'return request.args.get("n")'),
    handler('import flask', 'return str(request.get_json()["a"] + "and more")'),
  ])('it does no harm in %s', async (text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  test.each([
    [
      handler('', 'p = (BASE / request.args["f"]).resolve()', 'if p.is_relative_to(BASE):', '    p.read_text()'),
      'MEDIUM CWE-22',
    ],
    [
      handler('', 'n = request.args["n"]', 'if url_has_allowed_host_and_scheme(n, None):', '    return redirect(n)'),
      'LOW CWE-601',
    ],
  ])('it is one step less behind a check: %s', async (text, row) => {
    expect(await rowsOf(text)).toEqual([expect.stringContaining(row)]);
  });

  test.each([
    'x = x + "a"\nrequests.get(x)',
    'x = f"{x}/a"\nredirect(x)',
    'x = y\ny = x\nx.get(y.path)\nP = P\nP.match(P)',
  ])('names that lead to themselves have an end: %s', async (text) => {
    const body = text.split('\n').map((line) => `    ${line}`);
    expect(await rowsOf(['def a(request, x):', '    x = request.GET["x"]', ...body, ''].join('\n'))).toBeDefined();
    expect(await rowsOf(`${text}\n`)).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    ['s.verify = False', 'MEDIUM CWE-295 1'],
    ['aiohttp.TCPConnector(ssl=False)', 'MEDIUM CWE-295 1'],
    ['import ssl\nctx.check_hostname = False', 'MEDIUM CWE-295 2'],
    ['import ssl\nctx.check_hostname = False\nctx.verify_mode = ssl.CERT_NONE', 'MEDIUM CWE-295 3'],
    ['import urllib3\nurllib3.PoolManager(cert_reqs="CERT_NONE")', 'MEDIUM CWE-295 2'],
    ['from jwt import decode as read\nread(t, options={"verify_signature": False})', 'HIGH CWE-347 2'],
    ['import jwt\njwt.encode({"a": 1}, None, algorithm="none")', 'HIGH CWE-347 2'],
    ['from jose import jwt\njwt.get_unverified_claims(t)', 'MEDIUM CWE-347 2'],
    ['AES.new(k, AES.MODE_CBC, b"0" * 16)', 'MEDIUM CWE-329 1'],
    ['app.config.update(SESSION_COOKIE_HTTPONLY=False)', 'MEDIUM CWE-1004 1'],
    ['MIDDLEWARE = ["django.contrib.sessions.middleware.SessionMiddleware"]', 'MEDIUM CWE-352 1'],
    ['add(CORSMiddleware, allow_origin_regex=".*", allow_credentials=True)', 'MEDIUM CWE-942 1'],
    ['r.headers["Access-Control-Allow-Origin"] = request.headers.get("Origin")', 'LOW CWE-942 1'],
    ['def a():\n    if u.password == request.form["password"]:\n        b()', 'MEDIUM CWE-256 2'],
  ])('that weaken are found: %s', async (text, row) => {
    expect(await rowsOf(text)).toEqual([row]);
  });

  test.each([
    'MIDDLEWARE = ["a.SessionMiddleware", "django.middleware.csrf.CsrfViewMiddleware"]',
    'AES.new(k, AES.MODE_CBC, iv)',
    'aiohttp.TCPConnector(ssl=context)',
    'app.config.update(SESSION_COOKIE_HTTPONLY=True)',
    'import os, shlex\nos.system("ls")',
  ])('that do not are none: %s', async (text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  test('a command whose value is quoted for the shell is low', async () => {
    expect(await rowsOf('import os, shlex\nos.system("ls " + shlex.quote(d))')).toEqual(['LOW CWE-78 2']);
  });
});
