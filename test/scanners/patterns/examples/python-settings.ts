import type { PatternExamples } from './example.ts';

/** What weakens a program wherever it stands. */
export const pythonSettings: readonly PatternExamples[] = [
  {
    language: 'Python',
    weakness: 'debug',
    good: ['DEBUG = env("DEBUG")', 'def test_a():\n    app.debug = True', 'logging.run(debug=False)'],
    bad: [
      ['app = Application(\n    debug=True,\n)', 'MEDIUM'],
      ['DEBUG = True', 'LOW'],
      ['class Development:\n    DEBUG: bool = True', 'LOW'],
      ['import a\napp.config["DEBUG"] = True', 'LOW'],
    ],
  },
  {
    language: 'Python',
    weakness: 'escaping-off',
    good: [
      'from django.utils.safestring import mark_safe\nmark_safe("<b>a</b>")',
      'console.SafeText(a)',
      'setup(app, autoescape=True)',
    ],
    bad: [
      ['from django.utils.safestring import mark_safe\ndef a(b):\n    return mark_safe(b)\n', 'LOW'],
      ['from django.utils import safestring\ndef a(b):\n    return safestring.SafeString("<b>%s</b>" % b)\n', 'LOW'],
      ['setup(app,\n  autoescape=False)', 'MEDIUM'],
      ['env.autoescape = False', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'hosts',
    good: ['ALLOWED_HOSTS = ["a.example"]'],
    bad: [['ALLOWED_HOSTS = ["*"]', 'LOW']],
  },
  {
    language: 'Python',
    weakness: 'cors',
    good: [
      'add(CORSMiddleware, allow_origins=["*"])',
      'CORS(app, origins=["https://a.example"], supports_credentials=True)',
    ],
    bad: [
      ['CORS_ORIGIN_ALLOW_ALL = True', 'MEDIUM'],
      ['CORS(app, supports_credentials=True)', 'MEDIUM'],
      ['add(CORSMiddleware, allow_origins=["*"], allow_credentials=True)', 'MEDIUM'],
      ['add(CORSMiddleware, allow_origin_regex=".*", allow_credentials=True)', 'MEDIUM'],
      ['r.headers["Access-Control-Allow-Origin"] = request.headers.get("Origin")', 'LOW'],
    ],
  },
  {
    language: 'Python',
    weakness: 'csrf-off',
    good: [
      'import a\n# the csrf middleware is needed here',
      'MIDDLEWARE = ["a.SessionMiddleware", "django.middleware.csrf.CsrfViewMiddleware"]',
    ],
    bad: [
      ['@csrf_exempt\ndef a(r):\n    pass', 'LOW'],
      ['@csrf_exempt\n@login_required\ndef a(r):\n    pass', 'MEDIUM'],
      ['@csrf_exempt\ndef a(request):\n    request.user.delete()', 'MEDIUM'],
      ['MIDDLEWARE = [\n  # "django.middleware.csrf.CsrfViewMiddleware",\n]', 'MEDIUM'],
      ['MIDDLEWARE = ["django.contrib.sessions.middleware.SessionMiddleware"]', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'error-details',
    good: ['def a():\n    log(traceback.format_exc())\n    return 1'],
    bad: [['def a():\n    return traceback.format_exc(), 500', 'LOW']],
  },
  {
    language: 'Python',
    weakness: 'cookie',
    good: [
      'response.set_cookie("theme", "dark")',
      'response.set_cookie("session", s, httponly=True, secure=True)',
      'Client(verify=True, secure=False)',
      'app.config.update(SESSION_COOKIE_HTTPONLY=True)',
    ],
    bad: [
      ['RedisStorage(r, httponly=False)', 'MEDIUM'],
      ['RedisStorage(r, httponly=False, secure=False)', 'MEDIUM'],
      ['response.set_cookie("session", s)', 'MEDIUM'],
      ['response.set_cookie(value=s, key="session")', 'MEDIUM'],
      ['response.set_cookie("session", s, secure=True)', 'MEDIUM'],
      ['SESSION_COOKIE_HTTPONLY = False', 'MEDIUM'],
      ['app.config["SESSION_COOKIE_SECURE"] = False', 'MEDIUM'],
      ['app.config.update(SESSION_COOKIE_HTTPONLY=False)', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'session-fixation',
    good: [
      'from aiohttp_session import get_session\nasync def a(r):\n    session = await get_session(r)\n    session["theme"] = 1\n',
      'from aiohttp_session import get_session, new_session\nasync def a(r):\n    old = await get_session(r)\n    session = await new_session(r)\n    session["user_id"] = 1\n',
    ],
    bad: [
      [
        'from aiohttp_session import get_session\nasync def a(r):\n    session = await get_session(r)\n    session["user_id"] = 1\n    session["user_name"] = 2\n',
        'MEDIUM',
      ],
    ],
  },
  {
    language: 'Python',
    weakness: 'jwt-unchecked',
    good: [
      'jwt.decode(t, key, algorithms=["HS256"])',
      'def a(t):\n    claims = jwt.decode(t, options={"verify_signature": False})\n    return jwt.decode(t, find(claims["iss"]), algorithms=["RS256"])',
      'def a(t):\n    key = find(jwt.get_unverified_claims(t))\n    return jwt.decode(t, key, algorithms=["RS256"])',
    ],
    bad: [
      ['jwt.decode(t, options={"verify_signature": False})', 'HIGH'],
      ['def a(t):\n    return jwt.decode(t, options=dict(verify_signature=False), algorithms=["HS256"])', 'HIGH'],
      ['jwt.decode(t, key, algorithms=["none"])', 'HIGH'],
      ['from jwt import decode as read\nread(t, options={"verify_signature": False})', 'HIGH'],
      ['import jwt\njwt.encode({"a": 1}, None, algorithm="none")', 'HIGH'],
      ['from jose import jwt\njwt.get_unverified_claims(t)', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'password-plain',
    good: [
      'if password == password2:\n    a()',
      'if user.password == hash_of(password):\n    a()',
      'if self.password == other.password:\n    a()',
    ],
    bad: [
      ['if user.password == request.form["password"]:\n    a()', 'MEDIUM'],
      ['if password != user.password:\n    a()', 'MEDIUM'],
      ['if user.password == password:\n    a()\nif user.password != password:\n    b()', 'MEDIUM'],
      ['def a():\n    if u.password == request.form["password"]:\n        b()', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'password-logged',
    good: ['log.info("the password was changed", name)', 'check(password)'],
    bad: [
      ['log.info(f"login of {name} with {password}")', 'LOW'],
      ['print(db_password)', 'LOW'],
    ],
  },
  {
    language: 'Python',
    weakness: 'fast-hash',
    good: [
      'generate_password_hash(password, method="scrypt")',
      'hashlib.sha256(content).hexdigest()',
      'hashlib.sha256(content, key=password)',
    ],
    bad: [
      ['generate_password_hash(password, method="sha256")', 'MEDIUM'],
      ['h = hashlib.sha256(password.encode()).hexdigest()', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'weak-hash',
    good: [
      'from passlib.hash import argon2\nargon2.hash(password)',
      'PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]',
    ],
    bad: [
      ['from passlib.hash import md5_crypt\nmd5_crypt.hash(password)', 'MEDIUM'],
      ['PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'weak-cipher',
    good: ['from Crypto.Cipher import AES\nAES.new(k, AES.MODE_EAX)', 'AES.new(k, AES.MODE_GCM)'],
    bad: [
      ['from Crypto.Cipher import ARC4 as rc4\nrc4.new(k)', 'MEDIUM'],
      ['from cryptography.hazmat.primitives.ciphers import algorithms\nalgorithms.TripleDES(k)', 'MEDIUM'],
      ['from cryptography.hazmat.primitives.ciphers.modes import ECB\nECB(iv)', 'MEDIUM'],
      ['AES.new(k, AES.MODE_ECB)', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'fixed-iv',
    good: ['AES.new(k, AES.MODE_CBC, iv)'],
    bad: [
      ['AES.new(k, AES.MODE_CBC, b"0" * 16)', 'MEDIUM'],
      ['AES.new(k, AES.MODE_CTR, nonce=b"01234567")', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'weak-random',
    good: [
      'import random\nold = random.sample(cache_keys, 3)',
      'import random\nseed = random.getrandbits(32)',
      'import random\nn = random.sample(range(9), 2)\n\n\nsecret = make()',
    ],
    bad: [
      ['import random\ndef make_token(n):\n    return "".join(random.sample(letters, n))\n', 'MEDIUM'],
      ['import random\nkey = str(random.getrandbits(2048))', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'tls-unchecked',
    good: [
      'import requests\nrequests.get(u, verify=True)',
      'import jwt\nservice.get(t, verify=False)',
      'import aiohttp\nclient.get(u, ssl=False)',
      'aiohttp.TCPConnector(ssl=context)',
      'options.verify = True',
    ],
    bad: [
      ['import requests\nrequests.get("https://a.example", verify=False)', 'MEDIUM'],
      ['import requests\ns = requests.Session()\ns.post(u, verify=False)', 'MEDIUM'],
      ['import httpx\nhttpx.AsyncClient(verify=False)', 'MEDIUM'],
      ['import aiohttp\nasync def a(session):\n    await session.get(u, ssl=False)\n', 'MEDIUM'],
      ['Elasticsearch(h, verify_certs=False)', 'MEDIUM'],
      ['MongoClient(h, tlsAllowInvalidCertificates=True)', 'MEDIUM'],
      ['s.verify = False', 'MEDIUM'],
      ['aiohttp.TCPConnector(ssl=False)', 'MEDIUM'],
      ['import ssl\nctx.check_hostname = False', 'MEDIUM'],
      ['import ssl\nctx.check_hostname = False\nctx.verify_mode = ssl.CERT_NONE', 'MEDIUM'],
      ['import urllib3\nurllib3.PoolManager(cert_reqs="CERT_NONE")', 'MEDIUM'],
      ['import ssl\nssl._create_default_https_context = ssl._create_unverified_context', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'tls-old',
    good: [
      'import ssl\nssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)',
      'import ssl\nif version == ssl.PROTOCOL_SSLv3:\n    stop()',
      'import ssl\nnames = {ssl.PROTOCOL_TLSv1: "1.0"}',
    ],
    bad: [
      ['import ssl\nssl.wrap_socket(ssl_version=ssl.PROTOCOL_SSLv3)', 'MEDIUM'],
      ['import ssl\ndef a(version=ssl.PROTOCOL_SSLv2):\n    pass', 'MEDIUM'],
      ['import ssl\nssl.SSLContext(ssl.PROTOCOL_TLSv1)', 'MEDIUM'],
      ['import ssl\ncontext.minimum_version = ssl.TLSVersion.TLSv1_1', 'MEDIUM'],
      ['from OpenSSL import SSL\nSSL.Context(method=SSL.SSLv3_METHOD)', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'ssh-unchecked',
    good: ['import asyncssh\nasyncssh.connect(h, known_hosts=k)', 'options.hostkeys = None'],
    bad: [
      ['import asyncssh\nasyncssh.connect(h, known_hosts=None)', 'MEDIUM'],
      ['import pysftp\noptions = pysftp.CnOpts()\noptions.hostkeys = None', 'MEDIUM'],
    ],
  },
  {
    language: 'Python',
    weakness: 'cleartext',
    good: [
      'import smtplib\ndef a():\n    s = smtplib.SMTP(host)\n    s.starttls()\n    s.login(u, p)\n',
      'import smtplib\ndef a():\n    s = smtplib.SMTP("localhost")\n    s.login(u, p)\n',
      'import smtplib\ndef a():\n    s = smtplib.SMTP(host)\n    s.send_message(m)\n',
    ],
    bad: [['import smtplib\ndef a():\n    s = smtplib.SMTP(host)\n    s.login(u, p)\n', 'LOW']],
  },
  {
    language: 'Python',
    weakness: 'hidden-characters',
    good: ['a = "\u05e9\u05dc\u05d5\u05dd"  # \u05e9\u05dc\u05d5\u05dd'],
    bad: [
      ['if level != "none\u202e\u2066":\n    a()', 'MEDIUM'],
      ['a()  # \u2069\u2066 b', 'MEDIUM'],
    ],
  },
];
