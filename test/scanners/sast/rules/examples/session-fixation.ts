import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'session-fixation': {
    good: [
      'app.post("/login", (req, res) => { if (!check(req.body.password)) return; req.session.regenerate(() => { req.session.userId = user.id }) })',
      'app.post("/logout", (req, res) => { req.session.userId = null; const password = 1 })',
      'app.post("/a", (req, res) => { req.session.userId = user.id })',
      'import session from "cookie-session"; app.post("/login", (req, res) => { check(req.body.password); req.session.user = user })',
      'app.post("/a", (req, res) => { req.session.color = req.body.color; res.cookie("color", req.query.color) })',
      'app.use((req, res) => { req.sessionID = crypto.randomUUID() })',
    ],
    bad: [
      ['function adminLoginSuccess(page, session, name, res) { session.loggedIn = 1; res.redirect(page) }', 'MEDIUM'],
      [
        'app.post("/login", (req, res) => { find(req.body.name, req.body.password, (user) => { /* regenerate */ req.session.userId = user.id }) })',
        'MEDIUM',
      ],
      ['app.get("/", (req, res) => { req.sessionID = req.query.sid })', 'MEDIUM'],
      ['app.get("/", (req, res) => { req.session.id = req.query.sid })', 'MEDIUM'],
      [
        'app.get("/", (req, res) => { res.cookie("connect.sid", req.query.sid, { httpOnly: true, secure: true }) })',
        'MEDIUM',
      ],
    ],
  },
};
