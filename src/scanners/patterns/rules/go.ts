/** The rules for Go. */
import type { PatternRules } from '../rule.ts';

/** Arguments that start a shell. */
const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i;

/** Types that ask databases. Empty: the type is not known. */
const database =
  '(?:|.*(?:database/sql|sqlx|gorm|pgx|pgxpool|go-pg/pg|bun|xorm|beego/.*orm|squirrel|gocraft/dbr|sqlite3?|pop|dat).*)';

/** Types whose methods of the same names do something else. */
const others =
  /^(?!(?:net\/|os\.|io\.|github\.com\/(?:gin-gonic|labstack|gofiber|kataras|gorilla|valyala)\/).*)(?!.*\.Stmt\.).*\.\w+$/;

/** The words of a statement. */
const statement = /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i;

const secret = /token|passw|secret|(?:^|_)otp|Otp|OTP|nonce|salt|api_?key|session_?id|csrf|captcha|activation/i;

/** What writes a response. */
const writer = /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))$/;

/** The response is no page. */
const plain = /text\/plain|application\/(?!xhtml)/;

export const goRules: PatternRules = {
  'code-injection': {
    remediation: 'Do not run text from outside: keep templates and scripts in files, and give them values.',
    severity: { outside: 'HIGH' },
    purpose: 'code',
    sinks: [
      { name: /\.Parse$/, callee: /^(?:html|text)\/template\.Template\.Parse$/, argument: [0] },
      { name: /\bOpen$/, callee: /^plugin\.Open$/, argument: [0] },
      {
        name: /\.(?:RunString|RunScript|Run|Eval|DoString|ExecuteString|Compile|NewEvaluableExpression)$/,
        callee:
          /^(?:github\.com\/(?:dop251\/goja|robertkrimen\/otto|traefik\/yaegi\/interp|yuin\/gopher-lua|expr-lang\/expr|antonmedv\/expr|Knetic\/govaluate|d5\/tengo)(?:\/v\d+)?|rogchap\.com\/v8go)\b.*\.\w+$/,
        argument: [0, 1],
        severity: { outside: 'CRITICAL' },
      },
    ],
  },
  'command-injection': {
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', local: 'MEDIUM' },
    purpose: 'command',
    sinks: [
      // Which program runs, and what a shell gets.
      { name: /\bCommand$/, callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/ },
      {
        name: /\bCommand$/,
        callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/,
        given: shell,
        severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
      },
      {
        name: /\bCommandContext$/,
        callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
        argument: [1, 2, 3, 4, 5, 6, 7],
      },
      {
        name: /\bCommandContext$/,
        callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
        given: shell,
        argument: [1, 2, 3, 4, 5, 6, 7],
        severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
      },
      {
        name: /\b(?:StartProcess|ForkExec|Exec)$/,
        callee: /^(?:os\.StartProcess|syscall\.(?:ForkExec|Exec|StartProcess))$/,
        argument: [0, 1],
      },
      // The arguments of a program that is no shell.
      {
        name: /\bCommand(?:Context)?$/,
        callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command(?:Context)?$/,
        purpose: 'code',
        severity: { outside: 'MEDIUM' },
      },
      {
        query:
          '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Path$"))) @at',
        name: /^exec\.Cmd$/,
      },
      {
        query:
          '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Args$"))) @at',
        name: /^exec\.Cmd$/,
      },
      {
        query:
          '(assignment_statement left: (expression_list (selector_expression operand: (_) field: (field_identifier) @name)) right: (expression_list (_) @value)) @at',
        name: /^(?:Args|Path)$/,
        inFile: /"os\/exec"/,
        context: /\b(?:c|cmd|command|\w*Cmd)\.(?:Args|Path)\b/,
      },
    ],
  },
  cookie: {
    remediation: 'Set HttpOnly, Secure and SameSite.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query: '(composite_literal type: (_) @name) @at',
        name: /^(?:http\.Cookie|sessions\.Options)$/,
        unless: /HttpOnly:(?!\s*false)|MaxAge:\s*-\s*1|Expires:\s*time\.Unix\(/,
      },
      { name: /\.SetCookie$/, callee: /\/gin\.Context\.SetCookie$/, argument: [-1], constant: /^false$/ },
    ],
  },
  'open-redirect': {
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
      { name: /\bRedirect$/, callee: /^net\/http\.Redirect$/, argument: [2] },
      { name: /\.Redirect$/, callee: /^github\.com\/.*\.(?:Context|Ctx|Controller|RequestCtx)\.Redirect$/ },
      {
        name: /\.(?:Set|Add)$/,
        given: /^\(\s*"Location"/i,
        callee: /^(?:|net\/http\.Header)\.(?:Set|Add)$/,
        argument: [1],
      },
    ],
  },
  'path-traversal': {
    remediation: 'Open files with os.OpenInRoot, or check the name with filepath.IsLocal.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
      {
        name: /\b(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir|Symlink|Link|Truncate|Chmod|DirFS|OpenRoot|Chdir)$/,
        callee:
          /^(?:os\.(?:Open|OpenFile|ReadFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|ReadDir|WriteFile|Truncate|Chmod|DirFS|OpenRoot|Chdir)|io\/ioutil\.(?:ReadFile|ReadDir|WriteFile))$/,
        argument: [0],
        severity: { outside: 'HIGH', local: 'LOW' },
      },
      // The name of an entry in an archive.
      {
        name: /\b(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)$/,
        callee: /^(?:os\.(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)|io\/ioutil\.WriteFile)$/,
        around: /\b(?:zip|tar)\./,
        argument: [0],
        severity: { local: 'MEDIUM' },
      },
      { name: /\b(?:Rename|Symlink|Link)$/, callee: /^os\.(?:Rename|Symlink|Link)$/, argument: [0, 1] },
      { name: /\bServeFile$/, callee: /^net\/http\.ServeFile$/, argument: [2] },
      {
        name: /\b(?:ParseFiles|ParseGlob)$/,
        callee: /^(?:html|text)\/template\.(?:Template\.)?Parse(?:Files|Glob)$/,
      },
      {
        name: /\.(?:File|SendFile|FileAttachment|Attachment|Inline|Download)$/,
        callee: /^(?:github\.com\/(?:gin-gonic\/gin|labstack\/echo|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
        argument: [0],
      },
      {
        name: /\.(?:SaveUploadedFile|SaveFile)$/,
        callee: /^(?:github\.com\/(?:gin-gonic\/gin|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
        argument: [1],
      },
    ],
  },
  /** To load a plugin by its path is code injection. */
  reflection: {
    remediation: 'Look the function up in a fixed table of allowed names.',
    severity: { outside: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      { name: /\.MethodByName$/, argument: [0] },
      { name: /\.Lookup$/, inFile: /^\s*(?:import\s+)?"plugin"/m, argument: [0] },
    ],
  },
  'sql-injection': {
    remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
      {
        name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Joins|Expr|SQL)$/,
        callee: others,
        argument: [0],
        isBuilt: true,
        holds: statement,
      },
      // Behind a context.
      {
        name: /\.(?:(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context|Query|QueryRow|Exec|Prepare)$/,
        callee: /(?:Context|(?<!^(?:database\/sql|github\.com\/jmoiron\/sqlx|gorm\.io\/gorm)\.\w+)\.\w+)$/,
        given: /^\(\s*(?:\w*[cC]tx\b|context\b|[\w.()]+\.Context\(\))/,
        argument: [1],
        isBuilt: true,
        holds: statement,
      },
      // Behind what is filled.
      { name: /\.(?:Get|Select)$/, callee: others, argument: [1], isBuilt: true, holds: statement },
      { name: /\.(?:Get|Select)Context$/, callee: others, argument: [2], isBuilt: true, holds: statement },
      // A request that decides about the whole statement, or about its end.
      {
        name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Group|Joins)$/,
        callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+$`),
        argument: [0],
        isText: true,
        severity: { outside: 'HIGH', local: 'MEDIUM' },
      },
      {
        name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context$/,
        callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+Context$`),
        argument: [1],
        isText: true,
        severity: { outside: 'HIGH', local: 'MEDIUM' },
      },
    ],
  },
  ssrf: {
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH', local: 'LOW' },
    purpose: 'address',
    sinks: [
      {
        name: /\b(?:Get|Post|Head|PostForm)$/,
        callee:
          /^(?:net\/http\.(?:Client\.)?|github\.com\/go-resty\/resty(?:\/v\d+)?\.Request\.)(?:Get|Post|Head|PostForm)$/,
        argument: [0],
      },
      { name: /\bNewRequest$/, callee: /^net\/http\.NewRequest$/, argument: [1] },
      { name: /\bNewRequestWithContext$/, callee: /^net\/http\.NewRequestWithContext$/, argument: [2] },
      {
        name: /\bDial(?:Timeout|Context)?$/,
        callee: /^net\.(?:Dial(?:Timeout)?|Dialer\.Dial)$/,
        argument: [1],
        severity: { outside: 'HIGH' },
      },
      {
        name: /\bNewSingleHostReverseProxy$/,
        callee: /^net\/http\/httputil\.NewSingleHostReverseProxy$/,
        argument: [0],
        severity: { outside: 'HIGH' },
      },
    ],
  },
  'tls-unchecked': {
    remediation: 'Keep verification on; trust a private certificate authority through RootCAs.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (true))) @at',
        name: /^InsecureSkipVerify$/,
      },
      {
        query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
        name: /^InsecureSkipVerify$/,
        constant: /^true$/,
      },
      {
        query:
          '(assignment_statement left: (expression_list (selector_expression field: (_) @name)) right: (expression_list (true))) @at',
        name: /^InsecureSkipVerify$/,
      },
      { name: /^ssh\.InsecureIgnoreHostKey$/ },
    ],
  },
  'weak-crypto': {
    remediation:
      'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
      { name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
      { name: /^(?:md4|ripemd160)\.New$/, severity: { found: 'LOW' } },
      { name: /^rsa\.GenerateKey$/, argument: [1], constant: /^(?:\d{1,3}|1\d{3}|20[0-3]\d|204[0-7])$/ },
      // Versions of TLS that RFC 8996 forbids, and broken ciphers.
      {
        query:
          '(keyed_element key: (literal_element (identifier) @key) value: (literal_element (selector_expression) @name) (#match? @key "^M(in|ax)Version$")) @at',
        name: /^tls\.Version(?:SSL30|TLS10|TLS11)$/,
      },
      { query: '(selector_expression) @at @name', name: /^tls\.TLS_\w*(?:RC4|3DES)_/ },
      { name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
    ],
  },
  /** A value of `math/rand` that becomes a secret. */
  'weak-random': {
    remediation: 'Use crypto/rand.',
    severity: { random: 'MEDIUM' },
    sinks: [
      {
        query:
          '(short_var_declaration left: (expression_list . (identifier) @name) right: (expression_list . (_) @value)) @at',
        name: secret,
      },
      {
        query: '(assignment_statement left: (expression_list . (_) @name) right: (expression_list . (_) @value)) @at',
        name: secret,
      },
      { query: '(var_spec name: (identifier) @name value: (expression_list . (_) @value)) @at', name: secret },
      {
        query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
        name: secret,
      },
      {
        query: '(return_statement (expression_list . (_) @value)) @at',
        around:
          /^func\s*(?:\([^)]*\))?\s*\w*(?:token|passw|secret|otp|nonce|salt|apikey|sessionid|csrf|captcha)\w*\s*\(/i,
      },
    ],
  },
  xss: {
    remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
    severity: { outside: 'HIGH' },
    purpose: 'page',
    notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
    sinks: [
      {
        name: /\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
        callee: /^html\/template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
        severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
      },
      {
        name: /\b(?:Fprint(?:f|ln)?|WriteString|Copy)$/,
        callee: /^(?:fmt\.Fprint(?:f|ln)?|io\.(?:WriteString|Copy))$/,
        to: { argument: 0, type: writer },
        unlessAround: plain,
      },
      {
        name: /\.Write(?:String)?$/,
        callee:
          /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))\.Write(?:String)?$/,
        unlessAround: plain,
      },
      {
        name: /\.(?:HTML|HTMLBlob)$/,
        callee: /^github\.com\/.*\.(?:Context|Ctx)\.(?:HTML|HTMLBlob)$/,
        argument: [1],
      },
      {
        name: /\.Data$/,
        callee: /^github\.com\/gin-gonic\/gin\.Context\.Data$/,
        given: /text\/html/,
        argument: [2],
      },
      // Templates that do not escape, written to a response.
      {
        name: /\.Execute(?:Template)?$/,
        callee: /^(?:|text\/template\.Template)\.Execute(?:Template)?$/,
        to: { argument: 0, type: writer },
        inFile: /"text\/template"/,
        unlessAround: plain,
        argument: [-1],
        severity: { outside: 'HIGH', unknown: 'MEDIUM' },
      },
    ],
  },
};
