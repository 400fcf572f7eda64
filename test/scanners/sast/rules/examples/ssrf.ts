import type { Examples } from '../examples.ts';

export const examples: Examples = {
  ssrf: {
    good: [
      'app.get("/", async (req, res) => fetch("https://example.com/" + req.query.path))',
      'app.get("/", async (req, res) => { if (!hosts.has(req.query.url)) return; await fetch(req.query.url) })',
      'const axios = require("axios"); app.get("/", (req, res) => axios.post(service + "/a", req.body))',
      'fetch(location.hash.slice(1))',
      'app.get("/", (req, res) => map.get(req.query.url))',
      'app.get("/", async (req, res) => { const url = new URL(req.query.url); if (!hosts.includes(url.hostname)) return; await fetch(url) })',
    ],
    bad: [
      [
        'export const f = () => async (req: Request, res: Response) => { const url = req.body.imageUrl; if (url.match(/a/)) x(); const response = await fetch(url) }',
        'HIGH',
      ],
      [
        'const needle = require("needle"); function R() { this.show = (req, res) => { const url = req.query.url + req.query.symbol; return needle.get(url, (e, r, body) => {}) } }',
        'HIGH',
      ],
      ['import axios from "axios"; app.get("/", (req, res) => axios({ method: "get", url: req.query.url }))', 'HIGH'],
      ['const http = require("http"); app.get("/", (req, res) => http.get("http://" + req.query.host + "/a"))', 'HIGH'],
      [
        'class A { constructor(private readonly httpService: HttpService) {} @Get() f(@Query("u") u: string) { return this.httpService.get(u) } }',
        'HIGH',
      ],
      ['const WebSocket = require("ws"); app.get("/", (req, res) => { new WebSocket(req.query.url) })', 'HIGH'],
      ['export async function load({ url, fetch }) { return fetch(url.searchParams.get("u")) }', 'HIGH'],
      ['const request = require("request"); app.get("/", (req, res) => request.get(req.query.u).pipe(res))', 'HIGH'],
    ],
  },
};
