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
    ['deploy.yaml', `env:\n  - name: DB_PASSWORD\n    value: "${chosen}"\n`, 'HIGH 3'],
    ['deploy.yaml', `env:\n  - name: 'DB_PASSWORD'\n    value: ${chosen}\n`, 'HIGH 3'],
    ['deploy.yaml', `env: [{ name: DB_PASSWORD, value: ${chosen} }]\n`, 'HIGH 1'],
    ['task.json', `{ "environment": [{ "name": "DB_PASSWORD", "value": "${chosen}" }] }`, 'HIGH 1'],
    ['task.json', `[{\n  "Key": "API_TOKEN",\n  "Value": "${random}"\n}]`, 'HIGH 3'],
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
    [
      'deploy.yaml',
      `- name: A_PASSWORD\n  valueFrom: { secretKeyRef: { name: shop } }\n- name: B_TOKEN\n  value: $(B_TOKEN)\n- name: other\n  value: ${random}\n- name: C_SECRET\n  value: "{{ .Values.secret }}"\n`,
    ],
    ['a.js', `fields = [{ name: 'newPassword', value: 'form.password.label' }, { key: 'token', value: this.token }];`],
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

  /** The stronger a password, the more of these characters it has. */
  const strong = [
    ...[
      'Winter#2019x',
      'a&Bc9$kLm2',
      'pw(9)Kx!ab',
      'Tr0ub,4dor',
      'A;b1C;d2ef',
      'Ab[1]cD{2}',
      'x{Y9}zzKq!',
      'p|Q7w|Rt5',
    ],
    ...['K9`xY2`zW', "it's4Me!Ok", 'say"Hi"9Zz', 'k}3]Lm)pQ7', 'Abcd%20Xy9!', 'R3d=Bl4e==', 'u:P9x:Zk1!', 'g7|h8Kp!)'],
  ];
  test.each<[string, (value: string) => string]>([
    ['.env', (value) => `A=1\nDB_PASSWORD=${value}\n`],
    ['.env.production', (value) => `export DB_PASSWORD=${value} # a comment\n`],
    ['a.yml', (value) => `db:\n  password: ${value}\n  port: 1\n`],
    ['compose.yaml', (value) => `environment:\n  - DB_PASSWORD=${value} # a comment\n`],
    ['application.properties', (value) => `spring.datasource.password = ${value}\n`],
    ['a.ini', (value) => `[db]\npassword = ${value}\n`],
    ['my.cnf', (value) => `[client]\npassword=${value} # a comment\n`],
  ])('is found without quotes in %s, whatever characters it has', async (path, write) => {
    for (const value of strong)
      expect([value, await rowsOf(path, write(value))]).toEqual([value, [expect.any(String)]]);
  });

  const marked = [
    'aB<9xyz!K',
    'P>q7Rt5#',
    '<S3cr3t!9x',
    '$ecretPassw0rd1',
    '$tr0ng!Pass',
    '$Winter-2019!',
    '%Winter2019!x',
  ];
  const foreign = ['P\u00e4ssw\u00f6rd_2019!', '\u043f\u0430\u0440\u043e\u043b\u044c2019!X', 'contrase\u00f1a#2024'];
  test.each<[string, (value: string) => string]>([
    ['a.js', (value) => `const c = { password: '${value}' };`],
    ['a.py', (value) => `PASSWORD = "${value}"`],
    ['a.yml', (value) => `password: "${value}"\n`],
    ['.env', (value) => `DB_PASSWORD="${value}"\n`],
    ['a.json', (value) => `{ "password": "${value}" }`],
    ['main.tf', (value) => `password = "${value}"`],
  ])('is found in quotes in %s with marks of templates and letters of other languages', async (path, write) => {
    for (const value of [...marked, '%aBc_2019!', ...foreign])
      expect([value, await rowsOf(path, write(value))]).toEqual([value, ['HIGH 1']]);
  });

  const hex40 = hexKey.slice(0, 40);
  test.each<[string, string]>([
    ['web.xml', `<password>\n  ${chosen}\n</password>`],
    ['web.xml', `<db.password type="x">\r\n${chosen}\r\n</db.password>`],
    ['a.config', `<password><![CDATA[Win<ter&>_2019]]></password>`],
    ['a.config', `<setting name="Password" serializeAs="String">\n<value>${chosen}</value>\n</setting>`],
    ['a.xml', `<entry key="db.password">Win&amp;ter&lt;2019</entry>`],
    ['hive-site.xml', `<property>\n<name>x.ConnectionPassword</name>\n<value>${chosen}</value>\n</property>`],
    ['a.plist', `<key>password</key>\n<string>${chosen}</string>`],
    ['a.json', `{ "env": "A_TOKEN=${random}\\n" }`],
    ['a.json', `{ "env": "A=1\\nA_TOKEN=${random}\\nB=2\\n" }`],
    ['task.json', `["DB_PASSWORD=Win'ter#2019!"]`],
    ['a.js', `spawn('x', { env: ['A_TOKEN=${random}'] })`],
    ['a.sh', `curl -u ":${chosen}" https://example.test`],
    ['a.sh', `curl --user ':Win$ter&2019' https://example.test`],
    ['a.sh', `curl -X POST -u "\${USER}:${chosen}" https://example.test`],
    ['a.sh', `curl "https://example.test/token?client_id=a&client_secret=${random}"`],
    ['a.js', `fetch('https://example.test/oauth?client_secret=${random}&a=b')`],
    ['a.xml', `<url>https://example.test/?a=b&amp;client_secret=${random}</url>`],
    ['a.sh', `curl -d client_secret=${random} https://example.test`],
    ['a.yml', `db: { user: shop, password: Win#ter_2019 }`],
    ['a.yml', `environment: [DB_PASSWORD=Win_ter2019!, A=b]`],
    ['a.yml', `password: |-\n  Win#ter_2019\nport: 1\n`],
    ['a.yml', `password: &anchor Win#ter_2019\n`],
    ['a.properties', `db.password=Win\\#ter\\:2019\n`],
    ['a.properties', `db.password Win#ter:2019\n`],
    ['Dockerfile', `ENV DB_PASSWORD=Win#ter(2019)&\n`],
    ['a.sh', `export DB_PASSWORD=Win#ter_2019,x\n`],
    ['.npmrc', `//registry.example.test/:_authToken=${random}\n`],
    ['a.ts', `const t = 'sgp_${hex40}', u = 'sgp_local_${hex40}';`],
    ['a.yml', `# password of the sealed secret\nkind: SealedSecret\npassword: ${chosen}`],
  ])('is found in %s in the form %s', async (path, text) => {
    expect((await scan({ [path]: text })).findings).not.toEqual([]);
  });

  test.each<[string, string]>([
    ['a.yml', `password: %env(DB_PASSWORD)%\nsecret: "%env(resolve:APP_SECRET)%"\ntoken: '%env(json:X)%'`],
    ['a.tf', `password = var.db_password\nsecret_key = local.secret_key1\nmaster_password = random_password.db.result`],
    ['a.tf', `password = "var.db_password1"\nsecret = "local.x_y2"`],
    ['compose.yml', `A_PASSWORD: \${A:?set A}\nx:\n  - B_PASSWORD=\${B_PASSWORD:?err}\n  - C_PASSWORD=\${X?missing}`],
    ['a.yml', `password: sm://project/db-password1\ntoken: ref+vault://secret/x#y1\nsecret: doppler://x/y2`],
    [
      'a.yml',
      `password: ((db-password1))\npassword: <<parameters.x1>>\npassword: @Microsoft.KeyVault(SecretUri=https://x)`,
    ],
    ['.env', `SECRET=$(cat x)\nPASSWORD=$PASSWORD\nA_PASSWORD=\${B}\nC_PASSWORD=#comment1\nD_PASSWORD= # nothing1\n`],
    [
      'a.php',
      `$r = ['password' => 'required|string|min:8', 'secret' => 'nullable|string|max:64', 'new_password' => 'min:8'];`,
    ],
    ['a.php', `$c = ['secret' => env('MAIL_SECRET'), 'endpoint' => env('MAIL_ENDPOINT', 'api.mailgun.net')];`],
    ['a.php', `$casts = ['two_factor_secret' => 'encrypted', 'password' => 'hashed'];`],
    ['a.php', `$form->add('password', 'Symfony\\Component\\Form\\Extension\\Core\\Type\\RepeatedType');`],
    ['a.py', `d = {"token": os.getenv("T"), "endpoint1": "abc-1", "password": os.environ.get("P"), "host-2": 1}`],
    ['values.yaml', `existingSecret: shop-secret1\ntlsSecret: shop-tls2\nexistingSecretPasswordKey: mariadb-password1`],
    ['values.yaml', `certSecret: wild1-cert\nsecretKey: db-password1\npasswordSecret: shop-db-credentials2\n`],
    ['sealed.yaml', `kind: SealedSecret\nspec:\n  encryptedData:\n    password: AgBy3i4OJSWK${random}${hexKey}\n`],
    ['a.json', `{ "kind": "SealedSecret", "spec": { "encryptedData": { "password": "AgBy3i4OJSWK${random}" } } }`],
    ['a.yml', `token: ENC(${random})\nsecret: '{cipher}${random}'\npassword: "encrypted:${random}"`],
    ['a.min.js', `${'a.b=function(c){return c+1};'.repeat(300)}x={password:"K9x!d7Lm",secret:"Ab1!cd-2"}`],
    ['b.js', `${'a.b=function(c){return c+1};'.repeat(50)}{password:"),e.n=1;!d&&",x:1}${'a.b(1);'.repeat(99)}`],
    ['a.yml', `password: "*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19"\nhtpasswd: tom:$apr1$abc$9L4Tc0DJbFFMB6RdSCunr`],
    ['a.py', `API_KEY_SHA256 = '${hexKey}'\nsecret_digest = '${hexKey}'\napi_key_fingerprint = '${hexKey}'`],
    ['a.js', `const apiKey = '0123456789abcdef0123456789abcdef', token = 'abcdefghijklmnopqrstuvwxyz123456';`],
    ['a.kt', `val encryptKey = "00112233445566778899aabbccddeeff"; val signKey = "02030405060708090a0b0c"`],
    ['a.java', `add("x.private-key=" + location + "rsa-key1.pem"); sealedSecret.version = "v1.2-beta";`],
    ['fr.json', `{"password": "Contrase\u00f1a", "secret": "cl\u00e9 secr\u00e8te 1", "newPassword": "\u5bc6\u78018"}`],
    ['messages.properties', `login.password=Passwort:\nsecret=Geheimnis!\nuser.password=Password(s)\n`],
    ['pom.xml', `<artifactId>shop-token</artifactId>\n<version>1.2.3</version>\n<password/>\n<name>x</name>`],
    [
      'a.js',
      `fetch(\`https://x?client_secret=\${a}&b=c\`); go('/login?password=secret'); go('?client_secret=YOUR_SECRET')`,
    ],
    ['a.sh', `curl -u ":$TOKEN" x; curl -d client_secret=$CLIENT_SECRET x; curl "https://x?client_secret=\${S}"`],
    ['a.md', `${begin}\nMIIEogIBAAKCAQEAvLYcyu8f3skuRyUgeeNpeDvYBCDcgq\n...\nwrj2wDbCDCFmfqnSJdKI3vFLlEz\n${end}`],
  ])('is no secret in %s: %s', async (path, text) => {
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
