/** The rules for Java. */
import type { PatternRules } from '../rule.ts';

const creation = '(object_creation_expression type: (_) @name) @at';

/** Arguments that start a shell with a command. */
const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)"\s*,\s*"[-/][cC]/;

/** A filter: https://www.rfc-editor.org/rfc/rfc4515 */
const filter = /\(\s*[&|!(]*\s*[\w.;:-]+\s*[~<>:]?=/;

/** A call that verifies a token, but not the header of a function with such a name. */
const verifying =
  /(?:[.;{}(!=,&|:]|\breturn)\s*(?:verify\w*|parseClaimsJws|parseSignedClaims|parsePlaintextJws|parseSignedContent)\s*\(/;

const secret =
  /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i;

/** Settings that switch document types or external entities off, with the value that does so. */
const protection =
  /(?:disallow-doctype-decl|FEATURE_SECURE_PROCESSING)[^;]{0,20},\s*(?:Boolean\.)?true|ACCESS_EXTERNAL|(?:external-general-entities|SUPPORT_DTD|SUPPORTING_EXTERNAL_ENTITIES|isSupportingExternalEntities)[^;]{0,20},\s*(?:Boolean\.)?false|setExpandEntityReferences\(\s*false|newDocument\(\)/i;

const tag = /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i;

export const javaRules: PatternRules = {
  'code-injection': {
    remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:eval|evaluate|compile)$/,
        receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
        argument: [0],
      },
      {
        name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
        unlessAround: /SimpleEvaluationContext/,
        severity: { outside: 'CRITICAL' },
      },
      // Languages of expressions and templates.
      {
        name: /^(?:evaluate|mergeTemplate)$/,
        receiver: /velocity|^ve$/i,
        severity: { outside: 'CRITICAL' },
      },
      {
        name: /^(?:getValue|setValue|parseExpression|execute|executeExpression)$/,
        receiver: /^(?:Ognl|MVEL)$|express|runner/i,
        argument: [0],
        severity: { outside: 'CRITICAL' },
      },
      {
        query: creation,
        name: /^Template$/,
        inFile: /import\s+freemarker\./,
        severity: { outside: 'HIGH' },
      },
      {
        name: /^(?:forName|loadClass)$/,
        receiver: /^Class$|loader/i,
        argument: [0],
        severity: { outside: 'HIGH' },
      },
    ],
  },
  'command-injection': {
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
      {
        name: /^exec$/,
        receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
        argument: [0],
      },
      // Variables such as LD_PRELOAD decide which code a program loads.
      {
        name: /^exec$/,
        receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
        argument: [1],
        purpose: 'path',
        severity: { outside: 'HIGH' },
      },
      // A shell that receives text.
      { query: creation, name: /^ProcessBuilder$/, given: shell, severity: { outside: 'CRITICAL', unknown: 'MEDIUM' } },
      {
        name: /^command$/,
        receiver: /builder|^pb$|process/i,
        given: shell,
        severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
      },
      { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
      { name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
    ],
  },
  cookie: {
    remediation: 'Call setHttpOnly(true) and setSecure(true) on the cookie.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
        argument: [0],
        constant: /^false$/,
      },
      {
        name: /^addCookie$/,
        unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
        severity: { found: 'LOW' },
      },
    ],
  },
  deserialization: {
    remediation: 'Parse JSON into fixed classes, or set an ObjectInputFilter that allows only the expected classes.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:readObject|readUnshared)$/,
        unlessAround:
          /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
        severity: { found: 'MEDIUM' },
      },
      { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
      { query: creation, name: /^XMLDecoder$/ },
      { name: /^fromXML$/, argument: [0] },
      { name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
      { name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
      { name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
    ],
  },
  'ldap-injection': {
    remediation: 'Escape the value with LdapEncoder.filterEncode, or pass it as an argument of the filter: {0}.',
    severity: { outside: 'HIGH' },
    purpose: 'ldap',
    sinks: [
      {
        name: /^(?:search|searchForObject|searchForContext|find|findOne|authenticate|list)$/,
        isBuilt: true,
        holds: filter,
      },
    ],
  },
  'open-redirect': {
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
      { name: /^sendRedirect$/, argument: [0] },
      {
        name: /^(?:setHeader|addHeader|header|add|set)$/,
        argument: [1],
        given: /^\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*,/i,
      },
      { name: /^add$/, receiver: /\.get\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*\)$/i, argument: [0] },
      { name: /^(?:setLocation|location)$/, argument: [0] },
      { query: creation, name: /^RedirectView$/, argument: [0] },
      { query: creation, name: /^ModelAndView$/, argument: [0], holds: /^redirect:(?:https?:\/\/)?$/ },
      { query: '(return_statement (binary_expression) @value) @at', holds: /^redirect:(?:https?:\/\/)?$/ },
    ],
  },
  'path-traversal': {
    remediation: 'Use only the last part of the name, or normalize the path and check that it starts with the folder.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
      {
        query: creation,
        name: /^(?:java\.io\.)?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|FileSystemResource|UrlResource|ZipFile)$/,
      },
      // The name of an entry in an archive.
      {
        query: creation,
        name: /^(?:java\.io\.)?(?:File|FileOutputStream)$/,
        given: /\b\w*(?:[eE]ntry|^e|ze|\be)\.getName\(\)/,
        around: /(?:Zip|Jar|Tar|Archive)\w*Entry|ZipFile/,
        unlessAround: /startsWith|normalize|[cC]anonical/,
        severity: { found: 'MEDIUM' },
        isPattern: true,
      },
      { name: /^(?:get|of)$/, receiver: /(?:^|\.)Paths?$/ },
      { name: /^getResource(?:AsStream)?$/, argument: [0] },
      { name: /^(?:resolve|resolveSibling)$/, argument: [0] },
      {
        name: /^(?:newInputStream|readAllBytes|readString|lines|readAllLines|write|writeString|delete|copy|move|createFile|createDirectories|newBufferedReader|newBufferedWriter)$/,
        receiver: /(?:^|\.)Files$/,
      },
    ],
  },
  /** To load a class by its name is code injection. */
  reflection: {
    remediation: 'Look the method up in a fixed table of allowed names.',
    severity: { outside: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      {
        name: /^get(?:Declared)?Method$/,
        argument: [0],
        inFile: /\.\s*invoke\s*\(|\bjava\.lang\.reflect\b/,
      },
      {
        name: /^(?:find(?:Method|Virtual|Static|Special)|invoke(?:Exact|Static|ExactStatic)?Method)$/,
        receiver: /(?:Reflection|Method|Bean)Utils$|lookup/i,
        argument: [1],
      },
    ],
  },
  'sql-injection': {
    remediation:
      'Use PreparedStatement with placeholders, or bind parameters by name; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
      // A request that decides about the whole statement.
      {
        name: /^(?:executeQuery|executeUpdate|executeLargeUpdate|prepareStatement|prepareCall|nativeSQL|createNativeQuery|createSQLQuery|queryForList|queryForMap|queryForRowSet|queryForStream|rawQuery|execSQL)$/,
        argument: [0],
        isText: true,
        severity: { outside: 'HIGH' },
      },
      {
        name: /^(?:execute|addBatch|batchUpdate|update|query|queryForObject|createQuery)$/,
        receiver:
          /(?:^|\.|_)(?:st|stmt|statement|prepared\w*|jdbc\w*|\w*[jJ]dbcTemplate|\w*[sS]tatement|conn|connection|em|entityManager|session)(?:\(\))?$/,
        argument: [0],
        isText: true,
        severity: { outside: 'HIGH' },
      },
      // MyBatis puts `${…}` into the statement as it is.
      {
        query: '(annotation name: (identifier) @name arguments: (annotation_argument_list) @arguments) @at',
        name: /^(?:Select|Insert|Update|Delete)$/,
        given: /"[^"]*\$\{\w/,
        inFile: /\bibatis\b/,
        isPattern: true,
        severity: { found: 'MEDIUM' },
      },
      {
        name: /^(?:execute|executeQuery|executeUpdate|executeLargeUpdate|addBatch|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|query|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|update|batchUpdate|sql|rawQuery|execSQL|newQuery)$/,
        argument: [0],
        isBuilt: true,
        holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|merge)\b/i,
      },
    ],
  },
  ssrf: {
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
      { query: creation, name: /^(?:java\.net\.)?(?:URL|Socket)$/ },
      { query: creation, name: /^Http(?:Get|Post|Put|Head|Delete|Patch)$/, argument: [0] },
      {
        name: /^(?:getForObject|getForEntity|postForObject|postForEntity|exchange|headForHeaders)$/,
        receiver: /rest|template|client/i,
        argument: [0],
      },
      { name: /^(?:connect|Get|Post)$/, receiver: /^(?:Jsoup|Request|Unirest)$/, argument: [0] },
      {
        name: /^(?:url|uri)$/,
        receiver: /Builder\(\)|client|builder|\.(?:get|post|put)\(\)/i,
        argument: [0],
      },
      { name: /^newBuilder$/, receiver: /^HttpRequest$/, argument: [0] },
      { name: /^getConnection$/, receiver: /^DriverManager$/, argument: [0] },
      // A helper of the program that sends requests.
      {
        name: /^(?!is|check|valid|encode|decode|parse|build|normal|escape)\w+$/i,
        receiver: /^(?:Http|Request|Download|Url|OkHttp)\w*Utils?$/i,
        given: /^\(\s*\w*(?:url|uri|link|host|address|endpoint)\w*\s*[,)]/i,
        argument: [0],
      },
    ],
  },
  'token-unsigned': {
    remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
        receiver: /Jwts\s*\.\s*parser|jwtParser/i,
        unlessAround: verifying,
      },
      { name: /^none$/, receiver: /^Algorithm$/ },
      { name: /^decode$/, receiver: /^JWT$/, unlessAround: verifying },
    ],
  },
  'trust-boundary': {
    remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
    severity: { outside: 'LOW' },
    sinks: [{ name: /^(?:setAttribute|putValue)$/, receiver: /session\b(?:\([^()]*\))?$/i, argument: [0, 1] }],
  },
  'weak-crypto': {
    remediation:
      'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256; encrypt with AES/GCM/NoPadding.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { name: /^getInstance$/, receiver: /(?:^|\.)NoOpPasswordEncoder$/ },
      {
        name: /^getInstance$/,
        receiver: /(?:^|\.)MessageDigest$/,
        argument: [0],
        constant: /^(?:md[245]|sha-?1?)$/i,
        severity: { found: 'LOW' },
      },
      {
        name: /^getInstance$/,
        receiver: /(?:^|\.)MessageDigest$/,
        argument: [0],
        constant: /^(?:md[245]|sha-?1?)$/i,
        context: /passw|pwd|\bpass\b|credential|secret/i,
      },
      {
        name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
        receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
        severity: { found: 'LOW' },
      },
      {
        name: /^getInstance$/,
        receiver: /(?:^|\.)Cipher$/,
        argument: [0],
        constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|^(?!rsa).*\/ecb(?:\/|$)|^aes$/i,
      },
      {
        name: /^getInstance$/,
        receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
        argument: [0],
        constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
      },
    ],
  },
  'weak-random': {
    remediation: 'Use SecureRandom.',
    severity: { found: 'MEDIUM' },
    sinks: [
      // A value that was made from it becomes a secret.
      { query: creation, name: /(?:^|\.)Cookie$/, argument: [1], severity: { random: 'MEDIUM' } },
      {
        name: /^(?:setAttribute|putValue)$/,
        receiver: /session\b(?:\([^()]*\))?$/i,
        argument: [1],
        severity: { random: 'MEDIUM' },
      },
      {
        query: '(variable_declarator name: (identifier) @name value: (_) @value) @at',
        name: /token|passw|secret|(?:^|_)otp|Otp|nonce|salt|apiKey|sessionId|captcha|activation/i,
        severity: { random: 'MEDIUM' },
      },
      {
        query: creation,
        name: /^(?:java\.util\.)?Random$/,
        context: secret,
      },
      {
        name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
        receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
        context: secret,
      },
    ],
  },
  'xml-entities': {
    remediation:
      'Disallow document types: setFeature("http://apache.org/xml/features/disallow-doctype-decl", true), or set SUPPORT_DTD to false.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^(?:newInstance|newFactory|newDefaultInstance|newDefaultFactory|createXMLReader)$/,
        receiver: /(?:^|\.)(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|XMLReaderFactory)$/,
        ignoresConditions: true,
        unlessAround: protection,
      },
      {
        query: creation,
        name: /^(?:SAXReader|SAXBuilder)$/,
        unlessAround: protection,
      },
    ],
  },
  'xpath-injection': {
    remediation: 'Use a fixed expression with variables, and set these with an XPathVariableResolver.',
    severity: { outside: 'HIGH' },
    purpose: 'xpath',
    sinks: [
      {
        name: /^(?:evaluate|compile|evaluateExpression|selectNodes|selectSingleNode|createXPath|valueOf)$/,
        inFile: /\bxpath\b|\bdom4j\b|\bjdom2?\b|\bjaxen\b/i,
        argument: [0],
        isBuilt: true,
        holds: /\/|\[|@/,
      },
    ],
  },
  xss: {
    remediation: 'Render the value with a template that escapes, or escape it with Encode.forHtml.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    notLinkable: /[cC]ookie|getHeader\((?!\s*"referer")|getRequestUR|getQueryString/i,
    sinks: [
      // `<%= value %>` of a server page.
      { name: /^\$_$/ },
      {
        name: /^(?:print|println|printf|write|append|format)$/,
        receiver: /getWriter\(\)$|getOutputStream\(\)$|^(?:out|writer|pw|printWriter|responseWriter)$/,
        around: /getWriter\(\)|getOutputStream\(\)|JspWriter/,
      },
      // A text with tags that is built from the value.
      {
        query: '(method_invocation name: (identifier) @name) @at @value',
        name: /^(?:format|formatted|append|concat)$/,
        isBuilt: true,
        holds: tag,
        isOnce: true,
        severity: { outside: 'MEDIUM' },
      },
      {
        query: '(binary_expression) @at @value',
        isBuilt: true,
        isOnce: true,
        holds: tag,
        severity: { outside: 'MEDIUM' },
      },
      // The return value of such a method is the page.
      {
        query: '(return_statement (_) @value) @at',
        around: /@ResponseBody\b[\s\S]*?\bString\s+\w+\s*\(/,
        unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN/,
      },
      {
        query: '(return_statement (_) @value) @at',
        inFile: /@RestController\b/,
        around: /^@(?:Get|Post|Request)Mapping\b[\s\S]*?\bString\s+\w+\s*\(/,
        unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN|"redirect:/,
        isBuilt: true,
      },
    ],
  },
};
