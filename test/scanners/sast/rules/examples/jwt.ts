import type { Examples } from '../examples.ts';

export const examples: Examples = {
  jwt: {
    good: [
      'const jwt = require("jsonwebtoken"); jwt.verify(token, publicKey, { algorithms: ["RS256"] })',
      'const jwt = require("jsonwebtoken"); jwt.verify(token, secret)',
      'const jwt = require("jsonwebtoken"); app.get("/", (req) => { const { kid } = jwt.decode(req.headers.authorization); jwt.verify(req.headers.authorization, keys[kid]) })',
      'const e = require("express-jwt"); e({ secret: "" + Math.random() })',
      'const { expressjwt } = require("express-jwt"); expressjwt({ secret: key, algorithms: ["HS256"] })',
    ],
    bad: [
      [
        'import { expressjwt as guard } from "express-jwt"; export const isAuthorized = () => guard(({ secret: publicKey }) as any)',
        'MEDIUM',
      ],
      ['const jwt = require("jsonwebtoken"); jwt.verify(token, publicKey, (e, d) => {})', 'MEDIUM'],
      ['const jwt = require("jsonwebtoken"); jwt.sign(user, null, { algorithm: "none" })', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.sign({ a: 1 }, "", { algorithm: "none" })', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.verify(t, null)', 'HIGH'],
      ['import { UnsecuredJWT } from "jose"; UnsecuredJWT.decode(t)', 'HIGH'],
      ['const jwt = require("jsonwebtoken"); jwt.verify(t, k, { algorithms: ["HS256", "none"] })', 'HIGH'],
      [
        'const jwt = require("jsonwebtoken"); jwt.verify(t, k, { ignoreExpiration: true, algorithms: ["HS256"] })',
        'LOW',
      ],
      [
        'const jwt = require("jsonwebtoken"); app.get("/", (req, res) => { const user = jwt.decode(req.headers.authorization) })',
        'MEDIUM',
      ],
    ],
  },
};
