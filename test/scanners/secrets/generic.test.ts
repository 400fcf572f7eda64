import { describe, expect, test } from 'vitest';
import { secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import { costMs, measured, startCost } from '../../cost.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Files) => secretsEngine.scan(makeTree(files));
/** What is found in one file, as `SEVERITY line`. */
const rowsOf = async (path: string, text: string) =>
  (await scan({ [path]: text })).findings.map(({ severity, line }) => `${severity} ${line}`);

/** No secret of anybody; put together so that the source holds none either. */
const random = ['v9dn0balpqas', '1pcc281tn5ood1'].join('');
const hexKey = ['2f1d90a26236c3245d96f5606c20', '1a780dc9ca687e5ed82b45ef0a91c3d7'].join('');
const chosen = ['Winter', '_2019!'].join('');
const base64 = 'MIICXAIBAAKBgQDNwqLEe9wgTXCbC7RPdDbBbeqjdbs4kOPOIGzqLpXvJXlxxW8iMz0EaM4BKUqYsIa';
const begin = ['-----BEGIN RSA PRIV', 'ATE KEY-----'].join('');
const end = ['-----END RSA PRIV', 'ATE KEY-----'].join('');
const header = ['eyJhbGciOiJI', 'UzI1NiJ9'].join('');
const seed = 'purpose betray marriage blame crunch monitor spin slide donate sport lift clutch';

describe('a credential that no service issued', () => {
  test.each<[string, string, string]>([
    ['app.js', `const config = { cookieSecret: "${chosen}" };`, 'HIGH 1'],
    ['app.js', `module.exports = {\n  cryptoKey: 'a_secure_key_for_crypto_here',\n};`, 'LOW 2'],
    ['app.js', `const apiKey = process.env.API_KEY || '${random}';`, 'HIGH 1'],
    ['app.js', `app.use(cookieParser('kekse'));`, 'MEDIUM 1'],
    ['app.js', `jwt.sign({ id: user.id, at: [1, 2] }, '${chosen}', { expiresIn: '1h' });`, 'HIGH 1'],
    ['app.js', `crypto.createHmac('sha256', '${random}').update(data)`, 'HIGH 1'],
    ['app.js', `session({ secret: 'keyboard cat', resave: false })`, 'MEDIUM 1'],
    ['app.js', `const users = [{ name: 'admin', "password": "${chosen}" }];`, 'HIGH 1'],
    ['app.ts', `public testingPassword: string = 'IamUsedForTesting'`, 'MEDIUM 1'],
    ['app.ts', `if (user === 'john' && password === 'jacktheripper') login()`, 'MEDIUM 1'],
    ['wallet.ts', `const mnemonic = '${seed}'`, 'HIGH 1'],
    ['key.ts', `const k = '${begin}\\r\\n${base64}\\r\\n${end}'`, 'CRITICAL 1'],
    ['settings.py', `app.config['SECRET_KEY'] = 'aaaaaaa'`, 'MEDIUM 1'],
    ['settings.py', `SECRET_KEY = os.environ.get('SECRET_KEY', '${hexKey}')`, 'HIGH 1'],
    ['a.py', `psycopg2.connect(host="db", user="shop", password="${chosen}")`, 'HIGH 1'],
    ['a.py', `token = jwt.encode(payload, b'${chosen}', algorithm='HS256')`, 'HIGH 1'],
    ['Main.java', `private static final String JWT_PASSWORD = TextCodec.BASE64.encode("victory");`, 'MEDIUM 1'],
    ['Main.java', `DriverManager.getConnection(url, "shop", "${chosen}");`, 'HIGH 1'],
    ['Main.java', `dataSource.setPassword("${chosen}");`, 'HIGH 1'],
    ['main.go', `var store = sessions.NewCookieStore([]byte("${chosen}"))`, 'HIGH 1'],
    ['main.go', `dsn := "shop:${chosen.replace('!', '')}@tcp(db:3306)/shop"`, 'HIGH 1'],
    ['a.php', `$_CONFIG[ 'db_password' ] = getenv('DB_PASSWORD') ?: '${chosen}';`, 'HIGH 1'],
    ['a.php', `define('DB_PASSWORD', '${chosen}');`, 'HIGH 1'],
    ['README.php', `define('DB_PASSWORD', '${chosen}');`, 'HIGH 1'],
    ['changelog.js', `const config = { cookieSecret: "${chosen}" };`, 'HIGH 1'],
    ['secret_token.rb', `App.config.secret_key_base = "${hexKey}"`, 'HIGH 1'],
    ['verifier.rb', `verifier = ActiveSupport::MessageVerifier::new('${random}')`, 'HIGH 1'],
    ['seeds.rb', `User.create(name: "a", password: "motocross1445")`, 'MEDIUM 1'],
    ['Startup.cs', `var c = "Server=db;User Id=sa;Password=${chosen};";`, 'HIGH 1'],
    ['appsettings.json', `{ "ConnectionStrings": { "Main": "Server=db;Uid=sa;Pwd=${chosen};" } }`, 'HIGH 1'],
    ['config.json', `{ "db": { "password": "${chosen}" } }`, 'HIGH 1'],
    ['config/dev.yaml', `db:\n  user: shop\n  password: postgres\n`, 'MEDIUM 3'],
    ['docker-compose.yml', `environment:\n  - MYSQL_ROOT_PASSWORD=admin321\n`, 'MEDIUM 2'],
    ['.env', `A=1\nDB_PASSWORD=${chosen}\n`, 'HIGH 2'],
    ['.env.example', `export API_KEY="${random}"\n`, 'HIGH 1'],
    ['Dockerfile', `FROM x\nENV DB_PASSWORD ${chosen}\n`, 'HIGH 2'],
    ['application.properties', `spring.datasource.password=${chosen}\n`, 'HIGH 1'],
    ['web.xml', `<a>\n<password>${chosen}</password>\n</a>`, 'HIGH 2'],
    ['beans.xml', `<property name="password" value="${chosen}"/>`, 'HIGH 1'],
    ['main.tf', `resource "x" "y" {\n  administrator_login_password = "${chosen}"\n}`, 'HIGH 2'],
    ['run.sh', `mysqldump --password=${chosen} shop\n`, 'HIGH 1'],
    ['a.sql', `INSERT INTO users (name, pwd_hash) VALUES\n  ('admin', md5('superadmin'));`, 'MEDIUM 2'],
    ['a.sql', `INSERT INTO users (name, password) VALUES ('a', NULL), ('admin', '${chosen}');`, 'HIGH 1'],
    ['a.sql', `CREATE USER shop IDENTIFIED BY '${chosen}';`, 'HIGH 1'],
    ['premium.key', `1337133713371337.EA99A61D92D2955B1E9285B55BF2AD42`, 'HIGH 1'],
    [
      'a.md',
      `Authorization: Bearer ${header}.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P`,
      'MEDIUM 1',
    ],
    ['a.js', `// password: '${chosen}'`, 'HIGH 1'],
    ['Main.java', `String PASSWORD = "!!shop_1234!!";`, 'HIGH 1'],
    ['Main.java', `private static final String DEFAULT_PASSWORD = "cucumber";`, 'MEDIUM 1'],
    ['Main.java', `String key = "${random}";\nJwts.parser().setSigningKey(key).parse(token);`, 'HIGH 1'],
    [
      'Main.java',
      `auth.withUser("shop").with(new PasswordAuthentication("shop", "${chosen}".toCharArray()));`,
      'HIGH 1',
    ],
    ['a.php', `define ("KEY", "rainbowclimb");\nopenssl_encrypt($text, ALGO, KEY, 0, $iv);`, 'MEDIUM 1'],
    ['a.php', `$key = "rainbowclimb";\nprint decrypt_it($text, $key);`, 'MEDIUM 1'],
    ['a.php', `$word = "${chosen}";\nmysqli_connect($host, $user, $word);`, 'HIGH 1'],
    ['a.py', `key = b'${random}'\nbox = Fernet(key)`, 'HIGH 1'],
    ['a.py', `signed = 'super-secret-value'\njwt.encode(body, signed, algorithm='HS256')`, 'LOW 1'],
    ['a.py', `User.register_user("tom", "maple77", "tom@example.test")`, 'MEDIUM 1'],
    ['a.py', `User.objects.create_user("tom", "tom@example.test", "${chosen}")`, 'HIGH 1'],
    ['a.py', `users = [\n  ('tom', '123123123'),\n  ('eve', 'qwertz')\n]`, 'MEDIUM 2'],
    ['a.py', `USERS = {'tom': '${chosen}'}`, 'HIGH 1'],
    ['a.py', `requests.get(url, auth=('tom', '${chosen}'))`, 'HIGH 1'],
    ['a.js', `headers = { Authorization: 'Basic ${Buffer.from(`tom:${chosen}`).toString('base64')}' }`, 'HIGH 1'],
    ['a.js', `headers = { Authorization: 'Bearer ${random}' }`, 'HIGH 1'],
    ['key.rb', `KEY = "${'123456789101112'.repeat(3)}"`, 'MEDIUM 1'],
    ['constants.rb', `TOKEN_SALT = "S4828341189aefia"`, 'MEDIUM 1'],
    ['seeds.rb', `{\n  email: "tom@example.test",\n  password: "yankees",\n}`, 'MEDIUM 3'],
    ['seeds.rb', `user.password = "railsapp!"`, 'MEDIUM 1'],
    ['config.json', `{ "sessionkey:": "G0Vw444" }`, 'MEDIUM 1'],
    ['application.properties', `server.ssl.key-store-password=\${STORE_PASSWORD:${chosen}}\n`, 'HIGH 1'],
    ['application.properties', `server.ssl.key-store-password=\${STORE_PASSWORD:password}\n`, 'MEDIUM 1'],
    ['compose.yml', `environment:\n  DB_PASSWORD: "\${DB_PASSWORD:-${chosen}}"\n`, 'HIGH 2'],
    ['secret.yaml', `kind: Secret\ndata:\n  password: ${Buffer.from(chosen).toString('base64')}\n`, 'HIGH 3'],
    [
      'a.sql',
      `CREATE TABLE t (\n  id int,\n  password varchar(9)\n);\nINSERT INTO t VALUES (1, '${chosen}');`,
      'HIGH 5',
    ],
    ['Dockerfile', `FROM x\nRUN echo 'root:${chosen}' | chpasswd\n`, 'HIGH 2'],
    ['a.sh', `curl -s -u tom:${chosen} https://example.test`, 'HIGH 1'],
    ['a.sh', `mysql -u root -p${chosen} shop`, 'HIGH 1'],
    ['a.sh', `sshpass -p ${chosen} ssh example.test`, 'HIGH 1'],
    ['.netrc', `machine example.test login tom password ${chosen}`, 'HIGH 1'],
  ])('is found in %s: %s', async (path, text, row) => {
    expect(await rowsOf(path, text)).toEqual([row]);
  });

  test.each<[string, string]>([
    ['a.md', `mongodb://<username>:<password>@<cluster>/db`],
    ['a.md', `postgres://user:password@localhost:5432/db`],
    ['a.md', `password: ${chosen}`],
    ['a.js', `const password = process.env.PASSWORD;`],
    ['a.js', `const url = 'postgres://' + user + ':' + password + '@db'`],
    ['a.js', `const password = 'prefix' + suffix;`],
    ['a.js', 'const password = `${' + 'a}-b`;'],
    ['a.js', `label = { password: 'Enter your password', forgotPassword: 'forgot-password-2' };`],
    ['a.js', `const passwordField = '#password-2', passwordMinLength = '12-chars';`],
    ['a.js', `field = { type: 'password', name: 'newPassword', password: 'form.password.label' };`],
    ['a.js', `const csrfToken = 'x', token = 'identifier', publicKey = '${random}', primaryKey = '${random}';`],
    ['a.js', `const password = 'xxxxxxxx', secret = '********', apiKey = '<your-api-key>', pass = '...';`],
    ['a.js', `const hash = { password: '$2a$10$8Zo/1e8KM8QzqOKqbDlYlONBOzukWXrM.IiyzqHRYDXqwB3gzDsba' };`],
    ['a.py', `password = getpass('Your password, please 1')`],
    ['a.py', `password = password.encode("latin1-x1")`],
    ['a.py', `url = f"postgres://{user}:{password}@{host}"`],
    [
      'a.yml',
      `password: \${{ secrets.PASSWORD }}\ntoken: $TOKEN_1\nsecret: "{{ vault_secret_1 }}"\npassword: !Ref Pass1`,
    ],
    ['a.tf', 'password = var.password\nsecret_key = data.x.y[0]'],
    ['de.json', `{ "password": "Passwort", "secret": "Geheimnis", "newPassword": "Neues Passwort 1" }`],
    [
      'a.env',
      `DB_PASSWORD=changeme\nTOKEN=your-token-here\nAPI_KEY=\nSECRET=<secret>\n`.replace('changeme', 'change_me'),
    ],
    ['a.html', `<input type="password" class="form-control-1" id="password" name="password" value="{{password}}">`],
    ['a.txt', `AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`],
    ['a.ini', `aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`],
    ['a.js', `const pem = '${begin}\\n...\\n${end}';`],
    [
      'a.js',
      `const token = 'rO0ABXQAVklmIHlvdSBkZXNlcmlhbGl6ZSBtZSBkb3du', session_token = '.eyJ1c2VybmFtZSI6IlRvbSJ9.';`,
    ],
    [
      'a.md',
      `${header}.${Buffer.from('{"sub":"1234567890","name":"John Doe"}').toString('base64url')}.dozjgNryP4J3jVmNHl0w5N`,
    ],
    ['a.md', `${Buffer.from('{"alg":"none"}').toString('base64url')}.eyJzdWIiOiIxMjM0NTY3In0.dozjgNryP4J3jVmNHl0w5N`],
    ['a.js', `const secret = 'CHANGEME${'a'.repeat(40)}', api_key = 'demokey123456789';`],
    ['a.js', `const key = 'Enter'; press(key); const KEY = 'arrow-left-2'; encrypt(text, options);`],
    ['a.js', `const users = { tom: 'admin', 'eve': 'viewer' }, accounts = [{ 'email': 'tom2@example.test' }];`],
    ['a.js', `const paths = { "/users": { "operationId": "read_users2_get" } };`],
    ['a.js', `const password = 'wrong', login = { username: 'tom', password: 'incorrect' };`],
    ['a.js', `const label = { password: 'Required!', salt: 'table salt', saltRounds: '10' };`],
    ['a.js', `const headers = { 'X-Secret': 'alpha', secret: 'SHOULD_BE_GONE' };`],
    ['a.js', `headers = { Authorization: 'Basic ' + btoa(pair), other: 'Bearer your-token-goes-here-please' }`],
    ['application.properties', `spring.datasource.password=\${DB_PASS:shopname}\na.password=\${DB_PASS}\n`],
    ['a.sh', 'curl -u "$USER:$PASSWORD" https://example.test; mysql -p shop; docker login -p "$TOKEN"'],
    ['package-lock.json', `{ "token": "${random}" }`],
    ['public.key', `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC7 me@example`],
  ])('is none in %s: %s', async (path, text) => {
    expect(await rowsOf(path, text)).toEqual([]);
  });

  test.each([
    (line: string) => `${line} // gitleaks:allow`,
    (line: string) => `${line} // pragma: allowlist secret`,
    (line: string) => `// pragma: allowlist nextline secret\n${line}`,
    (line: string) => `${line} // nosec`,
    (line: string) => `${line} // NOSONAR trufflehog:ignore checkov:skip=CKV_SECRET_6`,
    (line: string) => `/* secretlint-disable */\n${line}`,
    (line: string) => `// eslint-disable-next-line\n${line}`,
    (line: string) => `# noqa: S105\n${line}`,
  ])('is hidden by no marker of another scanner (%#)', async (marked) => {
    const { findings } = await scan({
      'a.js': marked(`const password = '${chosen}';`),
      '.gitleaksignore': 'a.js:assigned-password:1\n',
      '.gitleaks.toml': '[allowlist]\npaths = [".*"]\n',
      '.secrets.baseline': '{"results":{}}',
      '.trufflehogignore': '.*',
    });
    expect(findings).toMatchObject([{ filePath: 'a.js', severity: 'HIGH' }]);
  });

  test('never leaves the process, not even in part', async () => {
    const result = await scan({
      'a.env': `PASSWORD=${chosen}\nAPI_KEY=${random}\n`,
      'a.sql': `select md5('hunter22')`,
    });
    expect(result.findings).toHaveLength(3);
    for (const part of [chosen, chosen.slice(0, 6), random, random.slice(0, 8), 'hunter22'])
      expect(JSON.stringify(result)).not.toContain(part);
  });

  test('is named once a file when it is a word', async () => {
    const line = `SECRET_KEY = 'config'\n`;
    expect(await rowsOf('a.py', line.repeat(5))).toEqual(['MEDIUM 1']);
  });

  test('costs time in proportion to the text', measured, async () => {
    const unit = `password = [1, 2] key token_secret: { x } jwt.sign(a, (b, c), d) INSERT INTO a (password) VALUES ('`;
    const cost = async (times: number) => {
      const stop = startCost();
      await scan({
        'a.js': `${unit}\n`.repeat(times),
        'b.js': unit.repeat(times),
        'c.sql': `${'x'.repeat(times * 90)}key=`,
      });
      return stop();
    };
    await cost(20);
    expect(await cost(4000)).toBeLessThan(30 * ((await cost(400)) + costMs(() => undefined) + 5));
  });
});
