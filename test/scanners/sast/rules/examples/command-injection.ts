import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'command-injection': {
    good: [
      'require("child_process").execFile("ls", [req.query.dir])',
      'require("child_process").exec("ls -l")',
      'const { exec } = require("child_process"); const dir = "a"; exec("ls " + dir)',
      'const { exec } = require("child_process"); app.get("/", (req, res) => exec("kill " + Number(req.query.pid)))',
      'const { exec } = require("child_process"); app.get("/", (req, res) => { if (!["a", "b"].includes(req.query.x)) return; exec("ls " + req.query.x) })',
      'const { exec } = require("child_process"); app.get("/", (req, res) => { const x = req.query.x; if (!/^[a-z0-9]+$/.test(x)) return res.end(); exec("ls " + x) })',
      '/x/.exec(req.query.x)',
    ],
    bad: [
      [
        'const { exec } = require("child_process"); io.on("connection", (s) => { s.on("ping", (host) => exec("ping " + host)) })',
        'HIGH',
      ],
      [
        'const spawn = require("cross-spawn"); app.get("/", (req, res) => spawn.sync("ls " + req.query.d, { shell: true }))',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); module.exports.run = async (event, context) => { exec("ls " + event.queryStringParameters.a) }',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); module.exports.ping = (req, res) => { exec("ping -c 2 " + req.body.address, () => {}) }',
        'HIGH',
      ],
      [
        'import * as cp from "node:child_process"; router.post("/", async (ctx) => { cp.execSync(`ls ${ctx.request.body.dir}`) })',
        'HIGH',
      ],
      ['const { exec } = require("node:child_process"); exports.list = (name) => exec("ls " + name)', 'HIGH'],
      [
        'const { promisify } = require("util"); const run = promisify(require("child_process").exec); async function f(req, res) { await run("git log " + req.params.ref) }',
        'HIGH',
      ],
      [
        'const { spawn } = require("child_process"); app.get("/", (req, res) => spawn("sh", ["-c", "ls " + req.query.x]))',
        'HIGH',
      ],
      [
        'const { spawn } = require("child_process"); app.get("/", (req, res) => spawn("ls " + req.query.x, { shell: true }))',
        'HIGH',
      ],
      [
        'const { exec } = require("child_process"); function run(cmd) { exec(cmd) } app.get("/", (req, res) => run("ls " + req.query.x))',
        'HIGH',
      ],
      ['const { exec } = require("child_process"); exports.run = (command) => exec(command)', 'MEDIUM'],
      ['const { exec } = require("child_process"); const dir = find(); exec("ls " + dir)', 'LOW'],
    ],
  },
};
