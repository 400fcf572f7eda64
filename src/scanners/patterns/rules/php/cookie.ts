import type { PatternRule } from '../../rule.ts';

export const cookie: PatternRule = {
  weakness: 'cookie',
  remediation: 'Set httponly, secure and samesite in the options of setcookie.',
  severity: { found: 'LOW' },
  sinks: [
    {
      name: /^\\?setcookie$/i,
      unless:
        /httponly["']?\s*(?:=>|:)|(?:,[^,]*){6}|,\s*time\(\)\s*-|,\s*(?:["']{2}|null|1)\s*,|,\s*-|\$\w*(?:options|params)\b/i,
    },
    {
      given: /(?:true|false)\s*,?\s*\)$/i,
      name: /^\\?(?:setcookie|session_set_cookie_params)$/i,
      unless: /true\s*,?\s*\)$/i,
      severity: { found: 'MEDIUM' },
    },
    {
      name: /^\\?ini_set$/i,
      argument: [0],
      constant: /^session\.cookie_(?:httponly|secure)$/,
      unless: /,\s*(?:true|1|["'](?:1|on|true)["'])\s*\)$/i,
      severity: { found: 'MEDIUM' },
    },
  ],
};
