import type { PatternExamples } from './example.ts';

/** Statements of a method; what begins with `@` or `class` is more than that. */
export const javaExamples: readonly PatternExamples[] = [
  {
    language: 'Java',
    weakness: 'sql-injection',
    good: [
      'import org.apache.ibatis.annotations.Select; interface A { @Select("select 1 from a where b = #{b}") int m(String b); }',
      '@GetMapping("/a") public void m(int id) { statement.executeQuery("select 1 where a = " + id); }',
      '@GetMapping("/a") public void m(@CurrentUser String id) { statement.executeQuery("select 1 where a = ?"); }',
      'st.executeQuery("select * from users");',
      'int id = Integer.parseInt(req.getParameter("id")); st.executeQuery("select * from users where id = " + id);',
      'PreparedStatement p = c.prepareStatement("select * from users where id = ?"); p.setString(1, req.getParameter("id"));',
      'class A { static final String T = "users"; void m() { st.executeQuery("select * from " + T); } }',
      'void m(long id) { st.executeQuery("select * from users where id = " + id); }',
      'executor.execute("select" + name);',
      'class A { String table; void m() { jdbc.update("delete from " + table + " where a = 1"); } }',
    ],
    bad: [
      [
        `import org.apache.ibatis.annotations.Select; interface A { @Select("select 1 from a where b = '\${b}'") int m(String b); }`,
        'MEDIUM',
      ],
      [
        '@GetMapping("/a") public void m(String id) { statement.executeQuery("select 1 where a = \'" + id + "\'"); }',
        'HIGH',
      ],
      [
        '@PostMapping("/a") public void m(@Valid Person person) { statement.executeQuery("select 1 where a = \'" + person.getName() + "\'"); }',
        'HIGH',
      ],
      [
        '@GetMapping("/a") public void m(@RequestParam String id) { find(id); } private void find(String id) { statement.executeQuery("select 1 where a = \'" + id + "\'"); }',
        'HIGH',
      ],
      [
        'String c = CookieUtils.getCookieValue(request, "c"); statement.executeQuery("select 1 where a = \'" + c + "\'");',
        'HIGH',
      ],
      ['st.executeQuery("select * from users where name = \'" + req.getParameter("name") + "\'");', 'HIGH'],
      [
        'String n = request.getParameter("n"); String q = "select * from a where b = \'" + n + "\'"; st.execute(q);',
        'HIGH',
      ],
      [
        '@GetMapping("/a") String m(@RequestParam String id) { return jdbc.queryForObject("select a from b where c = " + id, x); }',
        'HIGH',
      ],
      [
        '@GetMapping("/a") void m(@PathVariable("id") String id) { em.createQuery(String.format("from A where b = %s", id)); }',
        'HIGH',
      ],
      ['void m(String name) { st.executeQuery("select * from users where name = \'" + name + "\'"); }', 'MEDIUM'],
      [
        'StringBuilder q = new StringBuilder("select * from a where b = "); q.append(req.getParameter("b")); st.executeQuery(q.toString());',
        'HIGH',
      ],
      [
        'String o = req.getParameter("o"); if (!ALLOWED.contains(o)) { return; } st.executeQuery("select a from b order by " + o);',
        'MEDIUM',
      ],
    ],
  },
  {
    language: 'Java',
    weakness: 'command-injection',
    good: [
      'void m(String a) { new ProcessBuilder("git", "log", a); }',
      'Runtime.getRuntime().exec("ls");',
      'statement.exec(name);',
      'new ProcessBuilder("ls", "-la").start();',
      'void m(String a) { new ProcessBuilder(a); }',
    ],
    bad: [
      ['void m(String a) { builder.command("bash", "-c", "ls " + a); }', 'MEDIUM'],
      ['Runtime.getRuntime().exec("ping " + request.getParameter("host"));', 'CRITICAL'],
      ['void m(String cmd) { Runtime.getRuntime().exec(cmd); }', 'MEDIUM'],
      [
        'String h = req.getHeader("host"); Runtime rt = Runtime.getRuntime(); rt.exec(new String[] {"sh", "-c", h});',
        'CRITICAL',
      ],
      ['new ProcessBuilder("sh", "-c", req.getParameter("c")).start();', 'CRITICAL'],
    ],
  },
  {
    language: 'Java',
    weakness: 'code-injection',
    good: [
      '@GetMapping("/a") public void m(String e) { SimpleEvaluationContext c = SimpleEvaluationContext.forReadOnlyDataBinding().build(); parser.parseExpression(e).getValue(c); }',
      'Template t = new Template("a", request.getReader(), c);',
      'engine.eval("1 + 1");',
      'parser.parseExpression("a.b");',
      'Class.forName("java.lang.String");',
      'void m(String e) { parser.parseExpression(e); }',
    ],
    bad: [
      ['Velocity.evaluate(c, out, "a", request.getParameter("t"));', 'CRITICAL'],
      ['runner.execute(request.getParameter("e"), c, null);', 'CRITICAL'],
      [
        'import freemarker.template.Template; class A { void m() { new Template("a", new StringReader(request.getParameter("t")), c); } }',
        'HIGH',
      ],
      ['engine.eval(request.getParameter("script"));', 'CRITICAL'],
      ['void m(String script) { groovyShell.evaluate(script); }', 'MEDIUM'],
      [
        '@PostMapping("/a") void m(@RequestBody String e) { new SpelExpressionParser().parseExpression(e); }',
        'CRITICAL',
      ],
      ['Class.forName(req.getParameter("type"));', 'HIGH'],
    ],
  },
  {
    language: 'Java',
    weakness: 'path-traversal',
    good: [
      'getClass().getResourceAsStream("/a.txt");',
      'new File("a.txt");',
      'void m(String name) { new File(folder, name); }',
      'new File(folder, FilenameUtils.getName(request.getParameter("file")));',
      'void m(ZipEntry entry) { File f = new File(folder, entry.getName()); if (!f.getCanonicalPath().startsWith(folder)) throw new IOException(); }',
      'Paths.get(System.getProperty("user.home"));',
    ],
    bad: [
      ['getClass().getResourceAsStream("/files/" + request.getParameter("a"));', 'HIGH'],
      ['new FileInputStream("/data/" + request.getParameter("file"));', 'HIGH'],
      [
        '@GetMapping("/a") void m(@RequestParam("name") String name) { File f = new File(folder, name + ".jpg"); }',
        'HIGH',
      ],
      ['void m(MultipartFile file) { Path p = Paths.get(FOLDER + file.getOriginalFilename()); }', 'HIGH'],
      ['void m(ZipEntry entry) { File f = new File(folder, entry.getName()); }', 'MEDIUM'],
      ['Files.readAllBytes(root.normalize().getParent() + req.getParameter("a"));', 'HIGH'],
    ],
  },
  {
    language: 'Java',
    weakness: 'deserialization',
    good: [
      'ParserConfig.getGlobalInstance().setAutoTypeSupport(false);',
      'private void readObject(ObjectInputStream in) { in.defaultReadObject(); a = in.readObject(); }',
      'mapper.readValue(text, User.class);',
      'Yaml yaml = new Yaml(new SafeConstructor()); yaml.load(request.getParameter("a"));',
      'ois.setObjectInputFilter(ObjectInputFilter.Config.createFilter("a.*")); ois.readObject();',
    ],
    bad: [
      ['ParserConfig.getGlobalInstance().setAutoTypeSupport(true);', 'MEDIUM'],
      ['mapper.activateDefaultTyping(v);', 'MEDIUM'],
      ['Object o = ois.readObject();', 'MEDIUM'],
      ['void m(String xml) { xstream.fromXML(xml); }', 'MEDIUM'],
      ['xstream.fromXML(request.getParameter("xml"));', 'HIGH'],
      [
        '@PostMapping("/a") void m(@RequestParam String token) { var in = new ObjectInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(token))); }',
        'HIGH',
      ],
      ['new Yaml(); yaml.load(request.getReader());', 'HIGH'],
      ['mapper.enableDefaultTyping();', 'MEDIUM'],
    ],
  },
  {
    language: 'Java',
    weakness: 'xml-entities',
    good: [
      'var f = DocumentBuilderFactory.newInstance(); f.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);',
      'XMLInputFactory f = XMLInputFactory.newInstance(); f.setProperty(XMLInputFactory.SUPPORT_DTD, false);',
      'Foo.newInstance();',
    ],
    bad: [
      [
        'void m() { XMLInputFactory f = XMLInputFactory.newInstance(); if (isSafe) { f.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, ""); } }',
        'MEDIUM',
      ],
      ['DocumentBuilderFactory f = DocumentBuilderFactory.newInstance(); f.newDocumentBuilder().parse(in);', 'MEDIUM'],
      ['javax.xml.parsers.SAXParserFactory.newInstance();', 'MEDIUM'],
      ['XMLReader r = XMLReaderFactory.createXMLReader();', 'MEDIUM'],
      ['SAXReader reader = new SAXReader();', 'MEDIUM'],
    ],
  },
  {
    language: 'Java',
    weakness: 'xss',
    good: [
      '@PostMapping("/a") public Result m(@RequestParam String name) { return new Result("Hello " + name); }',
      '@PostMapping("/a") public Result m(@RequestParam String name) { return new Result("<b>" + escapeHtml(name) + "</b>"); }',
      'import a.RestController; @RestController class A { @GetMapping("/a") public String m(String id) { return service.find(id); } }',
      'import a.RestController; @RestController class A { @GetMapping(value = "/a", produces = "application/json") public String m(String id) { return "a " + id; } }',
      'response.getWriter().print(Encode.forHtml(request.getParameter("a")));',
      'void m(String a) { response.getWriter().print(a); }',
      'PrintWriter out = new PrintWriter(file); out.println(request.getParameter("a"));',
      'response.getWriter().print("<b>a</b>");',
      '@GetMapping("/a") @ResponseBody public String m(@RequestParam String id) { return service.find(id); }',
      '@GetMapping("/a") public String m(@RequestParam String view) { return "views/" + view; }',
    ],
    bad: [
      ['response.getWriter().print("Hello " + request.getHeader("name"));', 'MEDIUM'],
      [
        '@PostMapping("/a") public Result m(@RequestParam String name) { return new Result(String.format("<b>%s</b>", name)); }',
        'MEDIUM',
      ],
      [
        '@PostMapping("/a") public Result m(@RequestParam String name) { text.append("<p>" + name); text.append("<p>" + name); return success(text); }',
        'MEDIUM',
      ],
      [
        'import a.RestController; @RestController class A { @GetMapping("/a") public String m(String name) { return "Hello " + name; } }',
        'HIGH',
      ],
      ['response.getWriter().print("Hello " + request.getParameter("name"));', 'HIGH'],
      [
        '@GetMapping("/a") @ResponseBody public String m(@RequestParam String name) { return "Hello " + name; }',
        'HIGH',
      ],
      [
        'String n = req.getParameter("n"); PrintWriter out = resp.getWriter(); out.println("<b>" + n + "</b>");',
        'HIGH',
      ],
    ],
  },
  {
    language: 'Java',
    weakness: 'open-redirect',
    good: [
      'headers.add("X-Location", request.getParameter("a"));',
      'response.setHeader("Location", "/a"); response.setHeader("X", request.getParameter("a"));',
      'response.sendRedirect("/home");',
      'response.sendRedirect(request.getContextPath() + "/a");',
      'void m(String a) { response.sendRedirect(a); }',
      '@GetMapping("/a") String m(@PathVariable String id) { return "redirect:/owners/" + id; }',
    ],
    bad: [
      ['headers.setLocation(URI.create(request.getParameter("to")));', 'MEDIUM'],
      ['headers.get(LOCATION_HEADER).add(request.getParameter("to"));', 'MEDIUM'],
      ['response.setHeader("Location", request.getParameter("to"));', 'MEDIUM'],
      ['response.sendRedirect(request.getParameter("url"));', 'MEDIUM'],
      ['@GetMapping("/a") String m(@RequestParam String url) { return "redirect:" + url; }', 'MEDIUM'],
      [
        '@GetMapping("/a") ModelAndView m(@RequestParam("url") String url) { return new ModelAndView("redirect:" + url); }',
        'MEDIUM',
      ],
      ['@GetMapping("/a") View m(@RequestParam String url) { return new RedirectView(url); }', 'MEDIUM'],
    ],
  },
  {
    language: 'Java',
    weakness: 'weak-crypto',
    good: [
      'PasswordEncoder e = new BCryptPasswordEncoder();',
      'MessageDigest.getInstance("SHA-256");',
      'Cipher.getInstance("AES/GCM/NoPadding");',
      'Signature.getInstance("MD5");',
      'void m(String a) { MessageDigest.getInstance(a); }',
      'Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");',
    ],
    bad: [
      ['PasswordEncoder e = NoOpPasswordEncoder.getInstance();', 'MEDIUM'],
      ['MessageDigest md = MessageDigest.getInstance("MD5");', 'LOW'],
      ['byte[] hashPassword(String p) { return MessageDigest.getInstance("SHA-1").digest(p.getBytes()); }', 'MEDIUM'],
      ['Cipher c = Cipher.getInstance("DES/CBC/PKCS5Padding");', 'MEDIUM'],
      ['Cipher c = Cipher.getInstance("AES");', 'MEDIUM'],
      ['class A { static final String C = "AES/ECB/PKCS5Padding"; void m() { Cipher.getInstance(C); } }', 'MEDIUM'],
      ['DigestUtils.md5Hex(text);', 'LOW'],
    ],
  },
  {
    language: 'Java',
    weakness: 'weak-random',
    good: [
      'Random random = new Random();',
      'String token = new SecureRandom().toString();',
      'int delay = random.nextInt(10);',
    ],
    bad: [
      ['String token = "" + new Random().nextInt();', 'MEDIUM'],
      ['String resetLink = RandomStringUtils.randomAlphabetic(20);', 'MEDIUM'],
      ['double m() { double otp = Math.random(); return otp; }', 'MEDIUM'],
    ],
  },
  {
    language: 'Java',
    weakness: 'cookie',
    good: [
      'cookie.setHttpOnly(true); response.addCookie(cookie);',
      'cookie.setMaxAge(0); response.addCookie(cookie);',
      'new Cookie("a", "b");',
    ],
    bad: [
      ['cookie.setHttpOnly(false);', 'MEDIUM'],
      ['ResponseCookie.from("a", b).secure(false).build();', 'MEDIUM'],
      ['Cookie c = new Cookie("a", b); response.addCookie(c);', 'LOW'],
    ],
  },
  {
    language: 'Java',
    weakness: 'token-unsigned',
    good: [
      'Jwts.parser().setSigningKey(key).parseClaimsJws(token);',
      'DecodedJWT t = JWT.decode(a); verifier.verify(t);',
      'parser.parse(token);',
      'DecodedJWT t = JWT.decode(a); verifyToken(a, find(t.getKeyId()));',
      'Jwt t = Jwts.parser().build().parseUnsecuredClaims(a); Jwts.parser().verifyWith(find(t)).build().parseSignedClaims(a);',
    ],
    bad: [
      ['void verifyToken(String a) { user = JWT.decode(a).getSubject(); }', 'MEDIUM'],
      ['Jwts.parser().setSigningKey(key).parse(token);', 'MEDIUM'],
      ['JWT.create().sign(Algorithm.none());', 'MEDIUM'],
      ['String user = JWT.decode(token).getClaim("user").asString();', 'MEDIUM'],
    ],
  },
  {
    language: 'Java',
    weakness: 'ssrf',
    good: [
      'new URL("https://example.com").openStream();',
      'void m(String url) { new URL(url).openStream(); }',
      'restTemplate.getForObject("https://example.com/{id}", String.class, request.getParameter("id"));',
      'HttpUtils.isAllowed(url, request.getParameter("url"));',
    ],
    bad: [
      ['new URL(request.getParameter("url")).openStream();', 'HIGH'],
      ['restTemplate.getForObject(request.getParameter("url"), String.class);', 'HIGH'],
      ['Jsoup.connect(request.getParameter("page")).get();', 'HIGH'],
      ['HttpGet get = new HttpGet(request.getParameter("url"));', 'HIGH'],
      ['new Request.Builder().url(request.getParameter("url")).build();', 'HIGH'],
      ['HttpRequest.newBuilder(URI.create(request.getParameter("url"))).build();', 'HIGH'],
      ['@GetMapping("/a") public String m(String url) { return HttpUtils.request(url); }', 'HIGH'],
    ],
  },
  {
    language: 'Java',
    weakness: 'ldap-injection',
    good: [
      'ctx.search(base, "(uid={0})", new Object[] { request.getParameter("u") }, sc);',
      'void m(String u) { ctx.search(base, "(uid=" + u + ")", sc); }',
      'ctx.search(base, "(uid=" + LdapEncoder.filterEncode(request.getParameter("u")) + ")", sc);',
      'list.search("name = " + request.getParameter("u"));',
    ],
    bad: [
      ['ctx.search(base, "(&(objectclass=person)(uid=" + request.getParameter("u") + "))", sc);', 'HIGH'],
      ['ldapTemplate.authenticate("", "(uid=" + request.getParameter("u") + ")", password);', 'HIGH'],
    ],
  },
  {
    language: 'Java',
    weakness: 'xpath-injection',
    good: [
      'import javax.xml.xpath.XPath; class A { void m() { xp.evaluate("/users/user[@id=1]", document); } }',
      'Pattern.compile("/a/" + request.getParameter("a"));',
    ],
    bad: [
      [
        'import javax.xml.xpath.XPath; class A { void m() { xp.evaluate("/users/user[@id=\'" + request.getParameter("u") + "\']", document); } }',
        'HIGH',
      ],
      [
        'import org.dom4j.Document; class A { void m() { document.selectNodes("//a[@b=\'" + request.getHeader("u") + "\']"); } }',
        'HIGH',
      ],
    ],
  },
  {
    language: 'Java',
    weakness: 'trust-boundary',
    good: [
      'request.getSession().setAttribute("user", "a");',
      'request.setAttribute("user", request.getParameter("user"));',
      'void m(String user) { session.setAttribute("user", user); }',
    ],
    bad: [
      ['request.getSession().setAttribute("user", request.getParameter("user"));', 'LOW'],
      ['session.putValue(request.getParameter("user"), "a");', 'LOW'],
    ],
  },
  {
    language: 'Java',
    weakness: 'reflection',
    good: [
      'B.class.getMethod(name).invoke(b, request.getParameter("x"));',
      'api.getMethod(request.getParameter("x"));',
      'String n = request.getParameter("m") == null ? "a" : "b"; B.class.getMethod(n).invoke(b);',
    ],
    bad: [
      ['b.getClass().getMethod(request.getParameter("m")).invoke(b);', 'MEDIUM'],
      ['Method m = B.class.getDeclaredMethod("get" + request.getParameter("m")); m.invoke(b);', 'MEDIUM'],
      ['ReflectionUtils.findMethod(B.class, request.getParameter("m"));', 'MEDIUM'],
      ['MethodUtils.invokeMethod(b, request.getParameter("m"));', 'MEDIUM'],
      ['MethodHandles.lookup().findVirtual(B.class, request.getParameter("m"), t);', 'MEDIUM'],
    ],
  },
];
