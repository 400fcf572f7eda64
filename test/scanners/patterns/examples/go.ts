import type { PatternExamples } from './example.ts';

/** Statements of a handler `func h(w http.ResponseWriter, r *http.Request)`; what begins with `func` is more than that. */
export const goExamples: readonly PatternExamples[] = [
  {
    language: 'Go',
    weakness: 'sql-injection',
    good: [
      'func f(a *app) { a.load("b") }; func (a *app) load(name string) { a.db.Query("SELECT 1") }',
      'db.Query("SELECT * FROM users WHERE id = ?", r.FormValue("id"))',
      'id, err := strconv.Atoi(r.FormValue("id")); db.Query(fmt.Sprintf("SELECT * FROM users WHERE id = %d", id))',
      'db.QueryContext(ctx, "SELECT * FROM users WHERE name = $1", "a" + r.FormValue("name"))',
      'r.URL.Query().Get("select" + name)',
      'const t = "users"; db.Exec("DELETE FROM " + t)',
      'func (s *store) f() { s.db.Exec("DELETE FROM " + s.table + " WHERE a = 1") }',
      'func f(id int) { db.Query(fmt.Sprintf("SELECT * FROM users WHERE id = %d", id)) }',
    ],
    bad: [
      [
        'func h(w http.ResponseWriter, r *http.Request) { find(db, r.FormValue("id")) }; func find(db *sql.DB, id string) { db.Query("SELECT 1 WHERE a = " + id) }',
        'HIGH',
      ],
      ['id := util.GetCookie(r, "id"); db.Query("SELECT 1 WHERE a = " + id)', 'HIGH'],
      ['db.Query("SELECT * FROM users WHERE id = " + r.FormValue("id"))', 'HIGH'],
      [
        'id := r.URL.Query().Get("id"); q := fmt.Sprintf("SELECT * FROM users WHERE id = %s", id); rows, err := s.db.QueryContext(ctx, q)',
        'HIGH',
      ],
      [
        'func f(db *sql.DB, name string) { db.Exec(fmt.Sprintf("DELETE FROM users WHERE name = \'%s\'", name)) }',
        'MEDIUM',
      ],
      ['func f(c *gin.Context) { db.Raw("SELECT * FROM a WHERE b = " + c.Query("b")) }', 'HIGH'],
      ['vars := mux.Vars(r); db.QueryRow("SELECT * FROM a WHERE b = \'" + vars["b"] + "\'")', 'HIGH'],
      [
        'var in input; json.NewDecoder(r.Body).Decode(&in); db.Exec("DELETE FROM a WHERE b = \'" + in.Name + "\'")',
        'HIGH',
      ],
      ['o := r.FormValue("o"); if !allowed[o] { return }; db.Query("SELECT a FROM b ORDER BY " + o)', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'command-injection',
    good: [
      'exec.Command("ls", "-la")',
      'func f(name string) { exec.Command("git", "log", name) }',
      'exec.Command("sh", "-c", "ls")',
      'func f(name string) { exec.Command(name) }',
    ],
    bad: [
      ['exec.Command("sh", "-c", "ping " + r.FormValue("host")).Output()', 'CRITICAL'],
      ['func f(cmd string) { exec.CommandContext(ctx, "/bin/bash", "-c", cmd) }', 'MEDIUM'],
      ['exec.Command(r.FormValue("program"))', 'CRITICAL'],
      ['exec.CommandContext(ctx, r.FormValue("program"), "-v")', 'CRITICAL'],
      [
        `a0 := r.FormValue("x"); ${Array.from({ length: 90 }, (_, n) => `a${n + 1} := a${n}`).join('; ')}; exec.Command("sh", "-c", a90)`,
        'CRITICAL',
      ],
      ['exec.Command("ping", "-c", "4", r.FormValue("host"))', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'path-traversal',
    good: [
      'os.Open("a.txt")',
      'func f(name string) { os.Open(name) }',
      'os.ReadFile(filepath.Join("data", filepath.Base(r.FormValue("file"))))',
      'http.ServeFile(w, r, "index.html")',
    ],
    bad: [
      ['os.ReadFile(r.URL.Query().Get("file"))', 'HIGH'],
      ['name := r.FormValue("name"); f, err := os.Open(filepath.Join("data", name))', 'HIGH'],
      ['_, h, err := r.FormFile("a"); os.OpenFile("./img/" + h.Filename, os.O_CREATE, 0600)', 'HIGH'],
      ['http.ServeFile(w, r, "files/" + r.URL.Path)', 'HIGH'],
      ['func f(c *gin.Context) { c.File("files/" + c.Param("name")) }', 'HIGH'],
    ],
  },
  {
    language: 'Go',
    weakness: 'open-redirect',
    good: [
      'http.Redirect(w, r, "/home", 302)',
      'func f(to string) { http.Redirect(w, r, to, 302) }',
      'http.Redirect(w, r, r.URL.Path + "/", 301)',
    ],
    bad: [
      ['http.Redirect(w, r, r.FormValue("next"), 302)', 'MEDIUM'],
      ['func f(c *gin.Context) { c.Redirect(302, c.Query("next")) }', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'xss',
    good: [
      'import "html/template"; func h(w http.ResponseWriter, r *http.Request) { t.Execute(w, r.FormValue("a")) }',
      'import "text/template"; func h(w http.ResponseWriter, r *http.Request) { t.Execute(w, nil) }',
      'import "text/template"; func h(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "text/plain"); t.Execute(w, r.FormValue("a")) }',
      'fmt.Fprintf(w, "Hello")',
      'fmt.Fprintf(w, "Hello %s", html.EscapeString(r.FormValue("name")))',
      'fmt.Fprintf(os.Stderr, "%s", r.FormValue("a"))',
      'template.HTML("<b>a</b>")',
      'data, err := os.ReadFile(r.FormValue("a")); w.Write(data)',
    ],
    bad: [
      ['fmt.Fprintf(w, "Hello %s", r.Header.Get("name"))', 'MEDIUM'],
      [
        'import "text/template"; func h(w http.ResponseWriter, r *http.Request) { t.Execute(w, r.FormValue("a")) }',
        'HIGH',
      ],
      [
        'import "text/template"; func h(w http.ResponseWriter, r *http.Request) { t.ExecuteTemplate(w, "a", load(db)) }',
        'MEDIUM',
      ],
      ['fmt.Fprintf(w, "<b>%s</b>", r.FormValue("name"))', 'HIGH'],
      ['w.Write([]byte("Hello " + r.FormValue("name")))', 'HIGH'],
      ['func f(text string) template.HTML { return template.HTML(text) }', 'MEDIUM'],
      ['data["js"] = template.JS(fmt.Sprintf("var a = %s", r.FormValue("a")))', 'HIGH'],
    ],
  },
  {
    language: 'Go',
    weakness: 'weak-crypto',
    good: ['sha256.Sum256(data)', 'aes.NewCipher(key)'],
    bad: [
      ['h := md5.New()', 'LOW'],
      ['hash := sha1.Sum([]byte(password))', 'MEDIUM'],
      ['block, err := des.NewCipher(key)', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'cookie',
    good: [
      'http.SetCookie(w, &http.Cookie{Name: "a", HttpOnly: true, Secure: true})',
      'http.SetCookie(w, &http.Cookie{Name: "a", MaxAge: -1})',
      'func f(c *gin.Context) { c.SetCookie("a", "b", 60, "/", "", true, true) }',
    ],
    bad: [
      ['http.SetCookie(w, &http.Cookie{Name: "a", Value: b})', 'MEDIUM'],
      ['session.Options = &sessions.Options{Path: "/", HttpOnly: false}', 'MEDIUM'],
      ['func f(c *gin.Context) { c.SetCookie("a", "b", 60, "/", "", true, false) }', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'tls-unchecked',
    good: ['c := &tls.Config{MinVersion: tls.VersionTLS13}', 'c := &tls.Config{InsecureSkipVerify: false}'],
    bad: [
      ['c := &tls.Config{InsecureSkipVerify: true}', 'MEDIUM'],
      ['c.InsecureSkipVerify = true', 'MEDIUM'],
      ['c := &ssh.ClientConfig{HostKeyCallback: ssh.InsecureIgnoreHostKey()}', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'ssrf',
    good: [
      'http.Get("https://example.com")',
      'func f(url string) { http.Get(url) }',
      'http.Get("https://example.com/?q=" + url.QueryEscape(r.FormValue("q")))',
    ],
    bad: [
      ['resp, err := http.Get(r.FormValue("url"))', 'HIGH'],
      ['func f(c *gin.Context) { u := c.Query("url"); req, err := http.NewRequest("GET", u, nil) }', 'HIGH'],
    ],
  },
  {
    language: 'Go',
    weakness: 'code-injection',
    good: [
      'import "text/template"; func h(w http.ResponseWriter, r *http.Request) { t, err := template.New("a").Parse("{{.}}"); t.Execute(w, nil) }',
      'p, err := plugin.Open("a.so")',
    ],
    bad: [
      [
        'import "html/template"; func h(w http.ResponseWriter, r *http.Request) { t, err := template.New("a").Parse("<p>" + r.FormValue("a")) }',
        'HIGH',
      ],
    ],
  },
  {
    language: 'Go',
    weakness: 'weak-random',
    good: [
      'import "crypto/rand"; func f() { token, err := rand.Int(rand.Reader, big.NewInt(9)) }',
      'import "math/rand"; func f() { delay := rand.Intn(9) }',
    ],
    bad: [
      ['import "math/rand"; func f() { token := rand.Int63() }', 'MEDIUM'],
      ['import r "math/rand/v2"; func newToken() string { return fmt.Sprintf("%x", r.Int()) }', 'MEDIUM'],
      ['import "math/rand"; func f(u *user) { n := rand.Intn(9); u.ResetToken = strconv.Itoa(n) }', 'MEDIUM'],
    ],
  },
  {
    language: 'Go',
    weakness: 'reflection',
    good: [
      'f := table[r.FormValue("f")]\nf()',
      'reflect.ValueOf(x).MethodByName("Run").Call(nil)',
      'n := r.FormValue("m")\nswitch n {\ncase "A", "B":\n\treflect.ValueOf(x).MethodByName(n).Call(nil)\n}',
    ],
    bad: [
      ['reflect.ValueOf(x).MethodByName(r.FormValue("m")).Call(nil)', 'MEDIUM'],
      [
        'import "plugin"\nfunc h(r *http.Request) {\n\tp, _ := plugin.Open("a.so")\n\tp.Lookup(r.FormValue("n"))\n}',
        'MEDIUM',
      ],
    ],
  },
];
