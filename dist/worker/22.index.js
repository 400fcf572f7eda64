export const id = 22;
export const ids = [22];
export const modules = {

/***/ 1022:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"name":"@salesforce/code-analyzer-retirejs-engine","description":"Plugin package that adds \'retire-js\' as an engine into Salesforce Code Analyzer","version":"0.32.0","author":"The Salesforce Code Analyzer Team","license":"BSD-3-Clause","homepage":"https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/overview","repository":{"type":"git","url":"git+https://github.com/forcedotcom/code-analyzer-core.git","directory":"packages/code-analyzer-retirejs-engine"},"main":"dist/index.js","types":"dist/index.d.ts","dependencies":{"@salesforce/code-analyzer-engine-api":"0.35.0","@types/node":"^20.0.0","isbinaryfile":"^5.0.0","node-stream-zip":"^1.15.0","retire":"^5.4.2"},"devDependencies":{"@eslint/js":"^9.39.2","@types/jest":"^30.0.0","eslint":"^9.39.2","jest":"^30.2.0","rimraf":"^6.1.3","ts-jest":"^29.4.6","typescript":"^5.9.3","typescript-eslint":"^8.56.0"},"engines":{"node":">=20.0.0"},"files":["dist","vulnerabilities","LICENSE","package.json"],"scripts":{"prebuild":"node build-tools/updateRetireJsVulns.mjs","build":"tsc --build tsconfig.build.json --verbose","test":"tsc --build tsconfig.json && jest --coverage","lint":"eslint src/**/*.ts","package":"npm pack","all":"npm run build && npm run lint && npm run test && npm run package","clean":"tsc --build tsconfig.build.json --clean","postclean":"rimraf dist && rimraf coverage && rimraf ./*.tgz && rimraf vulnerabilities","scrub":"npm run clean && rimraf node_modules","showcoverage":"open ./coverage/lcov-report/index.html"},"jest":{"preset":"ts-jest","testEnvironment":"node","testMatch":["**/*.test.ts"],"testPathIgnorePatterns":["/node_modules/","/dist/"],"collectCoverageFrom":["src/**/*.ts","!src/index.ts"]}}');

/***/ })

};
