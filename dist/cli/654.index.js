export const id = 654;
export const ids = [654];
export const modules = {

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  helpText: () => (/* binding */ helpText)
});

;// CONCATENATED MODULE: ./build/outputs.js
/** What a run hands to what comes after it: the outputs of the action and the exit codes. */
const outputs = {
    verdict: 'passed, failed or inconclusive.',
    reason: 'clean when passed, violations when failed, else why the run could not decide.',
    'scan-id': 'Identifier of the scan that was judged or started.',
    'scan-status': "The scan's last known status, in the service's own words.",
    'critical-count': 'Critical findings, as the scan counts them; empty when the scan does not say.',
    'high-count': 'High findings, counted in the same way.',
    'medium-count': 'Medium findings, counted in the same way.',
    'low-count': 'Low findings, counted in the same way.',
    'info-count': 'Informational findings, counted in the same way.',
    'blocking-count': 'Findings that are proven to block.',
    'new-count': 'Findings that this scan is the first to have seen.',
    'failed-rules': 'The rules that failed, separated by commas.',
    'report-file': 'Path of the full report.',
    'sarif-file': 'Path of the SARIF file, when one was asked for.',
    'check-run-url': 'Address of the check run, when one was written.',
    'comment-url': 'Address of the comment on the pull request, when one was written.',
    'policy-sha256': 'SHA-256 of the policy that was judged by.',
};
const outputNames = Object.keys(outputs);
const exitCodes = {
    0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
    1: 'failed: findings that are proven to block',
    2: 'inconclusive: the run could not decide; wrong settings included',
    130: 'cancelled by an interrupt (SIGINT)',
    143: 'cancelled by a request to end (SIGTERM)',
};

// EXTERNAL MODULE: ./build/settings.js + 1 modules
var settings = __webpack_require__(8539);
// EXTERNAL MODULE: ./build/settings-flags.js
var settings_flags = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/settings-reading.js
var settings_reading = __webpack_require__(6822);
;// CONCATENATED MODULE: ./build/help.js
/** The text of `scan-gate --help`, made from the table of settings. */




const width = 96;
function helpText() {
    return [
        'Usage: scan-gate run [flags]',
        '       scan-gate run --embedded [path] [flags]',
        '       scan-gate judge --report|--sarif FILE [FILE …] [flags]',
        '       scan-gate explain [flags] [--json]',
        '       scan-gate baseline write [path] | show [FILE] | diff FILE FILE|REPORT [flags]',
        '       scan-gate comment [--allow-suppress-command] [flags]',
        '       scan-gate serve [flags]',
        '',
        ...wrap('Scan Gate scans the current branch on a security scanning service, judges what the service found against your policy, and never passes on an unknown.', 0),
        '',
        'Commands:',
        ...entry('run', 'Scan, wait, judge, report.'),
        ...entry('judge', 'Judge saved reports by another policy, or any SARIF file, without a scan; scan-gate judge --help shows its flags.'),
        ...entry('explain', 'Print the settings and the policy that a run here would have, and where each comes from.'),
        ...entry('baseline', 'Write, show or compare the known findings of the default branch, for --scope new.'),
        ...entry('comment', 'In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.'),
        ...entry('serve', 'Run the embedded scanning service; scan-gate serve --help shows its flags.'),
        '',
        ...settings/* settingGroups */.Zb.flatMap((group) => [
            `${group}:`,
            ...settings/* settingNames */.H$.flatMap((name) => (settings/* settings */.W0[name].group === group ? settingEntry(name) : [])),
            '',
        ]),
        'Other flags:',
        ...Object.entries(settings_flags/* switches */.n$).flatMap(([name, description]) => entry(`--${name}`, description)),
        '',
        ...wrap(`Every setting can also be given as a variable: --base-url as ${(0,settings_reading/* variableName */.cG)('base-url')}. A flag wins over its variable. --wait=false can be written --no-wait. An empty value counts as none.`, 0),
        '',
        'Exit codes:',
        ...Object.entries(exitCodes).flatMap(([code, meaning]) => entry(code, `${meaning.replaceAll('`', '')}.`)),
        '',
    ].join('\n');
}
function settingEntry(name) {
    const setting = settings/* settings */.W0[name];
    const placeholder = (0,settings_flags/* isBoolean */.Lm)(name) ? '' : ` ${setting.placeholder}`;
    const value = (0,settings_flags/* isBoolean */.Lm)(name) && setting.default === 'true' ? '=false' : placeholder;
    const left = setting.secret ? (0,settings_reading/* variableName */.cG)(name) : `--${name}${value}`;
    return entry(left, `${setting.description} ${defaultSentence(name)}`);
}
function defaultSentence(name) {
    const { required, absent, default: text } = settings/* settings */.W0[name];
    return required ? '(required)' : `(default: ${absent ?? text})`;
}
function entry(left, description) {
    const indent = 26;
    const lines = wrap(description, indent);
    if (left.length > indent - 4)
        return [`  ${left}`, ...lines];
    return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}
function wrap(text, indent) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent + line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((content) => ' '.repeat(indent) + content);
}


/***/ })

};
