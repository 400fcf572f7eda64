import type { Examples } from '../examples.ts';

export const examples: Examples = {
  timing: {
    good: [
      'if (password === passwordRepeat) go()',
      'if (token === null) go()',
      'const f = (token) => token === Token.COMMA',
    ],
    bad: [
      ['const check = (user, hash) => hash === user.hash', 'LOW'],
      ['app.post("/", (req, res) => { if (req.headers.signature !== expectedSignature) return })', 'LOW'],
    ],
  },
};
