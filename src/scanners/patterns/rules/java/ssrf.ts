import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
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
};
