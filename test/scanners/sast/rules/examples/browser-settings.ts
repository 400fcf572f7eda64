import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'browser-settings': {
    good: [
      'new BrowserWindow({ webPreferences: { nodeIntegration: false, contextIsolation: true } })',
      'new BrowserWindow({ width: 800 })',
      'parent.postMessage(token, "https://example.com")',
      'parent.postMessage("ready", "*")',
      '$sce.trustAsHtml("<b>a</b>")',
    ],
    bad: [
      ['new BrowserWindow({ webPreferences: { nodeIntegration: true } })', 'MEDIUM'],
      [
        'const { BrowserWindow } = require("electron"); new BrowserWindow({ webPreferences: { contextIsolation: false } })',
        'MEDIUM',
      ],
      ['parent.postMessage(token, "*")', 'LOW'],
      ['$scope.html = $sce.trustAsHtml(location.hash)', 'HIGH'],
      ['$scope.html = $sce.trustAsHtml(comment.text)', 'MEDIUM'],
    ],
  },
};
