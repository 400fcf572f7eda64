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

describe('a framework gives', () => {
  const view = (base: string, head: string, value: string) =>
    `class V(${base}):\n    def ${head}:\n        open(${value})\n`;
  const plain = (before: string, head: string, value: string) => `${before}\ndef ${head}: open(${value})\n`;
  test.each([
    ['a view of Django its request', view('View', 'get(self, r)', 'r.GET["a"]')],
    ['a view of the REST framework its request', view('APIView', 'post(self, r)', 'r.data["a"]')],
    ['a set of views its request', view('ModelViewSet', 'retrieve(self, r, pk)', 'r.GET["a"]')],
    ['a view of Sanic its request', view('HTTPMethodView', 'get(self, r)', 'r.args["a"]')],
    ['a view of Flask parts of the path', view('MethodView', 'get(self, name)', 'name')],
    ['a handler from elsewhere parts of the path', view('BaseHandler', 'get(self, name)', 'name')],
    ['a view in two steps its request', `class Base(View): pass\n${view('Base', 'get(self, r)', 'r.GET["a"]')}`],
    ['a resource of Falcon its request', view('', 'on_post(self, a, b)', 'a.get_param("a")')],
    ['a resource of Falcon parts of the path', view('', 'on_get(self, req, resp, name)', 'name')],
    ['a serializer data', view('Serializer', 'validate_a(self, value)', 'value')],
    ['a serializer all data', view('Serializer', 'create(self, validated_data)', 'validated_data["a"]')],
    ['a socket of Tornado messages', view('WebSocketHandler', 'on_message(self, m)', 'm')],
    [
      'middleware the request',
      'class M:\n  def __init__(self, get_response): pass\n  def __call__(self, r): open(r.GET["a"])',
    ],
    ['a class with a route parts of the path', `@ns.route("/<string:n>")\n${view('Resource', 'get(self, n)', 'n')}`],
    [
      'a decorated function the request',
      plain('from django.views.decorators.http import require_POST\n@require_POST', 'b(r)', 'r.POST["a"]'),
    ],
    [
      'a function decorated under another name the request',
      plain('from rest_framework.decorators import api_view as v\n@v(["GET"])', 'b(r)', 'r.GET["a"]'),
    ],
    [
      'a view of Pyramid its request',
      plain('from pyramid.view import view_config\n@view_config(route_name="a")', 'b(r)', 'r.params["a"]'),
    ],
    ['a function in the cloud its event', plain('', 'lambda_handler(e, c)', 'e["a"]')],
    [
      'a function in the cloud its request',
      plain('import functions_framework\n@functions_framework.http', 'b(r)', 'r.args["a"]'),
    ],
    ['WSGI its environment', plain('', 'app(environ, start_response)', 'environ["PATH_INFO"]')],
    ['a socket messages', plain('@socketio.on("m")', 'b(data)', 'data["a"]')],
    ['Strawberry arguments', 'class Q:\n    @strawberry.field\n    def a(self, n: str): open(n)\n'],
    ['Ariadne arguments', plain('@query.field("a")', 'r(_, info, n)', 'n')],
    ['Graphene arguments', view('ObjectType', 'resolve_a(self, i, n)', 'n')],
    ['FastAPI a number or a text', plain('@app.get("/")', 'b(n: int | str)', 'n')],
    [
      'FastAPI a class',
      'class P:\n    def __init__(self, q: str): self.q = q\n@app.get("/")\ndef b(n: P = Depends()): open(n.q)\n',
    ],
    [
      'FastAPI messages',
      '@app.websocket("/")\nasync def b(w: WebSocket):\n    t = await w.receive_text()\n    open(t)\n',
    ],
    [
      'WTForms data',
      'from flask_wtf import FlaskForm\nfrom wtforms import StringField\nclass F(FlaskForm):\n    a = StringField()\n@app.route("/")\ndef b():\n    f = F()\n    open(f.a.data)\n',
    ],
    [
      'Chalice the request',
      'from chalice import Chalice\napp = Chalice("a")\n@app.route("/")\ndef b(): open(app.current_request.query_params["a"])\n',
    ],
    [
      'aiohttp the request',
      `${plain('from aiohttp import web', 'b(r)', 'r.query["a"]')}app.add_routes([web.get("/", b)])\n`,
    ],
    ['a decorated view its request', `${plain('', 'b(r)', 'r.GET["a"]')}urlpatterns = [path("x", csrf_exempt(b))]\n`],
    [
      'a class behind a decorator its request',
      `${view('Other', 'get(self, r)', 'r.GET["a"]')}path("x", login_required(V.as_view()))\n`,
    ],
    ['Bottle parts of the path', `${plain('a = Bottle()', 'b(n)', 'n')}a.route("/<n>", "GET", b)\n`],
    ['an object of a framework parts of the path', plain('z = Flask("a")\n@z.route(P)', 'b(n)', 'n')],
    ['Streamlit a text', 'import streamlit as st\nopen(st.text_input("a"))\n'],
    ['Flask an own address', plain('from flask import request\n@app.route("/")', 'b()', 'request.full_path')],
  ])('%s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([expect.stringMatching(/^HIGH CWE-22 /)]);
  });

  test.each([
    ['a view of Flask a number', view('MethodView', 'get(self, user_id)', 'user_id')],
    ['a serializer a number', 'class S(Serializer):\n    a = IntegerField()\n    def validate_a(self, v): open(v)\n'],
    ['no function of a cache', plain('@cache.get("x")', 'b(n)', 'n')],
    ['no hook', plain('@hooks.post("commit")', 'b(n)', 'n')],
    ['no action of the administration', plain('@admin.action("x")', 'b(m, q)', 'q')],
    ['no requirement', plain('', 'install(req)', 'req.text')],
    ['a member of an enumeration', plain('class E(str, Enum):\n    a = "a"\n@app.get("/")', 'b(n: E)', 'n.value')],
    ['one of some texts', plain('@app.get("/")', 'b(n: Literal["a", "b"])', 'n')],
    ['a list of numbers', plain('@app.get("/")', 'b(n: list[int])', 'n[0]')],
    ['letters', plain('@app.get("/")', 'b(n: str = Query(pattern="^[a-z]+$"))', 'n')],
    ['a number of Sanic', plain('@app.get("/<n:int>")', 'b(request, n)', 'n')],
    ['a number of FastAPI', plain('@app.get("/{n:int}")', 'b(n)', 'n')],
    [
      'a number of GraphQL',
      'class Q(ObjectType):\n    a = String(n=graphene.Int())\n    def resolve_a(root, info, n): open(n)\n',
    ],
    ['a number of a query', plain('@app.get("/")\n', 'b()', 'request.args.get("q", 1, type=int)')],
  ])('%s, and nothing from outside', async (_, text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  test('a test no request of a framework', async () => {
    expect(await rowsOf(plain('', 'test_a(request)', 'request.param["files"]'), 'tests/test_a.py')).toEqual([]);
    expect(await rowsOf(plain('@pytest.fixture', 'a(request)', 'request.args["a"]'))).toEqual([]);
  });

  test('an own address, which leads nowhere else', async () => {
    const text = (value: string) =>
      `from flask import redirect, request\n@app.route("/")\ndef b(): return redirect(${value})\n`;
    expect(await rowsOf(text('request.full_path + "&a"'))).toEqual([]);
    expect(await rowsOf(text('request.url.replace("http:", "https:")'))).toEqual([]);
    expect(await rowsOf(text('own.get_absolute_url() + "?" + request.args["a"]'))).toEqual([]);
    expect(await rowsOf(text('request.args["a"]'))).toEqual(['MEDIUM CWE-601 3']);
  });
});

describe('what it does there', () => {
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

test('a command whose value is quoted for the shell is low', async () => {
  expect(await rowsOf('import os, shlex\nos.system("ls " + shlex.quote(d))')).toEqual(['LOW CWE-78 2']);
  expect(await rowsOf('import os, shlex\nos.system("ls")')).toEqual([]);
});
