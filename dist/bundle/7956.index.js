export const id = 7956;
export const ids = [7956];
export const modules = {

/***/ 27514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var settings_reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/whole-file.js
var whole_file = __webpack_require__(26718);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/settings/defaults.js
var defaults = __webpack_require__(42847);
// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
// EXTERNAL MODULE: ./build/compiled/src/cli/init/ids.js
var ids = __webpack_require__(44147);
// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 7 modules
var registry = __webpack_require__(86450);
;// CONCATENATED MODULE: ./build/compiled/src/cli/init/systems.js
/** The CI systems for which `scan-gate init` has a recipe: what shows that one is used here, and what is written for it. */

const nameOf = (id) => registry/* ciSystems */.Dn.find((system) => system.id === id)?.name ?? id;
/** A host that nobody has. */
const none = /^$/;
const initSystems = [
    {
        id: 'github',
        name: 'GitHub Actions',
        file: '.github/workflows/scan-gate.yml',
        isWhole: false,
        marks: ['.github/workflows'],
        hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
        key: 'Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY',
    },
    {
        id: 'gitlab',
        name: nameOf('gitlab'),
        file: '.gitlab-ci.yml',
        isWhole: true,
        marks: [],
        hosts: /(?:^|\.)gitlab\./,
        key: 'Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected',
    },
    {
        id: 'jenkins',
        name: nameOf('jenkins'),
        file: 'Jenkinsfile',
        isWhole: true,
        marks: [],
        hosts: none,
        key: 'Store the API key as the credential scan-gate-api-key, and name your own ssh credential in place of shop-ssh',
    },
    {
        id: 'azure',
        name: nameOf('azure'),
        file: 'azure-pipelines.yml',
        isWhole: true,
        marks: ['azure-pipelines.yaml', '.azure-pipelines'],
        hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
        key: 'Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline',
    },
    {
        id: 'bitbucket',
        name: nameOf('bitbucket'),
        file: 'bitbucket-pipelines.yml',
        isWhole: true,
        marks: [],
        hosts: /(?:^|\.)bitbucket\./,
        key: 'Store the API key as the secured repository variable SCAN_GATE_API_KEY',
    },
    {
        id: 'circleci',
        name: nameOf('circleci'),
        file: '.circleci/config.yml',
        isWhole: true,
        marks: ['.circleci'],
        hosts: none,
        key: 'Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate',
    },
    {
        id: 'buildkite',
        name: nameOf('buildkite'),
        file: '.buildkite/pipeline.yml',
        isWhole: true,
        marks: ['.buildkite', 'buildkite.yml'],
        hosts: none,
        key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster",
    },
];
/** Those that have no recipe, by what shows them. */
const otherSystems = {
    '.travis.yml': 'Travis CI',
    '.drone.yml': 'Drone',
    '.woodpecker.yml': 'Woodpecker',
    '.woodpecker': 'Woodpecker',
    '.gitea/workflows': 'Gitea Actions',
    '.forgejo/workflows': 'Forgejo Actions',
    '.cirrus.yml': 'Cirrus CI',
    '.semaphore': 'Semaphore',
    '.teamcity': 'TeamCity',
    'appveyor.yml': 'AppVeyor',
    '.appveyor.yml': 'AppVeyor',
    'bamboo-specs': 'Bamboo',
    'buildspec.yml': 'AWS CodeBuild',
    'cloudbuild.yaml': 'Google Cloud Build',
    'cloudbuild.yml': 'Google Cloud Build',
    '.harness': 'Harness',
};
/** All that are used here, the likeliest first: what builds the repository's own host, then in the order of the table. */
function seenSystems(isThere, host) {
    const isHosted = ({ hosts }) => host !== undefined && hosts.test(host);
    const byFile = initSystems.flatMap((system) => {
        const mark = [system.file, ...system.marks].find(isThere);
        return mark === undefined ? [] : [{ system, by: mark }];
    });
    const byHost = initSystems.filter(isHosted).map((system) => ({ system, by: host ?? '' }));
    const known = byFile.length === 0 ? byHost : byFile;
    return known.toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/init/answers.js
/** What `scan-gate init` writes for: what was found, what flags say, and, on a terminal, what somebody answers. */









/** Throws GateError CONFIG that lists every problem. */
function readTold({ given, problems }, ci) {
    const found = [...problems];
    const id = ids/* initIds */.j.find((known) => known === ci);
    if (ci !== undefined && id === undefined)
        found.push(`--ci: ${(0,values/* shown */.SP)(ci)} is not ${(0,values/* alternatives */.Vo)(ids/* initIds */.j)}${(0,nearest/* didYouMean */.a)(ci, ids/* initIds */.j)}`);
    const address = given['base-url']?.value.trim();
    const complaint = address === undefined ? undefined : unwritable(address);
    if (complaint !== undefined)
        found.push(`base-url: ${complaint}`);
    const named = address === undefined ? { 'base-url': { value: defaults/* noServiceUrl */.q, source: 'default' } } : {};
    const read = (0,settings_reading/* readSettings */.sb)({ ...given, ...named }, found);
    const isGiven = read.sources['fail-on-severity'] !== 'default';
    return {
        ci: id,
        baseUrl: address === undefined ? undefined : read.baseUrl,
        severity: isGiven ? (0,settings/* settingText */.Su)('fail-on-severity', read) : undefined,
    };
}
/** In a script or in YAML it would mean something else. */
function unwritable(address) {
    if (/^[\w./:~%-]*$/.test(address))
        return undefined;
    return `${(0,values/* shown */.SP)(address)} has characters in it that a pipeline's file would read otherwise; write them as %20 and the like`;
}
/** Without anybody to ask, what is likeliest. Throws GateError CONFIG when nothing says which CI system it is. */
async function readAnswers(told, checkout, asker) {
    const system = await systemFor(told, checkout, asker);
    const baseUrl = told.baseUrl ?? (asker && (await addressFor(system, asker)));
    const severity = told.severity ?? (asker && (await severityFor(asker))) ?? settings/* settings */.W0['fail-on-severity'].default ?? '';
    return { system, baseUrl, severity, defaultBranch: checkout.defaultBranch };
}
async function systemFor(told, { isThere, host }, asker) {
    const byId = (id) => initSystems.find((system) => system.id === id);
    if (told.ci !== undefined)
        return byId(told.ci);
    const seen = seenSystems(isThere, host);
    if (asker === undefined) {
        if (seen[0] === undefined)
            throw unknownSystem(Object.keys(otherSystems).find(isThere));
        return seen[0].system;
    }
    const choices = initSystems.map(({ id, name }) => {
        const by = seen.find(({ system }) => system.id === id)?.by;
        return { value: id, label: name, ...(by !== undefined && { hint: `found: ${by}` }) };
    });
    return byId(await asker.choose('Where does the gate run?', choices, seen[0]?.system.id));
}
function unknownSystem(other) {
    const message = other === undefined
        ? 'Nothing says which CI system builds this repository'
        : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: `Name another with --ci: ${(0,values/* alternatives */.Vo)(ids/* initIds */.j)}. What any CI system needs is in docs/ci-systems.md.`,
    });
}
async function addressFor({ id }, asker) {
    const otherwise = id === 'github' ? 'none: the embedded scanners' : 'none: fill it in later';
    const address = await asker.write('Address of your scanning service?', otherwise, (text) => text === '' ? undefined : (unwritable(text) ?? (0,settings_reading/* readText */.yR)('base-url', text).complaints[0]));
    return address === '' ? undefined : String((0,settings_reading/* readText */.yR)('base-url', address).value);
}
async function severityFor(asker) {
    const choices = words/* severityFilters */.$l.map((word) => ({
        value: word,
        label: word === 'critical' ? word : `${word} and above`,
    }));
    return asker.choose('Which findings block?', choices, settings/* settings */.W0['fail-on-severity'].default);
}

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
;// CONCATENATED MODULE: ./build/compiled/src/cli/init/ask.js


/** Whether somebody looks on who can answer. */
function canAsk({ log }) {
    return log.isTerminal && (0,external_node_tty_.isatty)(0);
}
/** Throws GateError CANCELLED for who goes away. */
async function askOnTerminal(signal, streams = {}) {
    const { select, text } = await __webpack_require__.e(/* import() */ 6170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const common = { ...streams, signal };
    return {
        async choose(message, choices, first) {
            const options = choices.map(({ value, label, hint }) => ({ value, label, ...(hint !== undefined && { hint }) }));
            const chosen = await select({
                ...common,
                message,
                options,
                ...(first !== undefined && { initialValue: first }),
            });
            return answered(chosen);
        },
        async write(message, placeholder, complaint) {
            const validate = (value) => complaint((value ?? '').trim());
            return answered(await text({ ...common, message, placeholder, validate })).trim();
        },
    };
}
function answered(answer) {
    if (typeof answer === 'string')
        return answer;
    throw new errors/* GateError */.ue('CANCELLED', 'Nothing was written', { hint: 'scan-gate init --yes takes what was found.' });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
// EXTERNAL MODULE: ./build/compiled/src/git/checkout.js + 6 modules
var checkout = __webpack_require__(37914);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/cli/init/checkout.js
/** What `scan-gate init` looks at and writes: the top of a checkout, nothing beside it, and nothing through a link. */






/** Throws GateError CONFIG where there is none. */
async function readCheckout(folder, signal) {
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top;
    if (top === undefined) {
        throw new errors/* GateError */.ue('CONFIG', `${folder} is not a git checkout: nothing says what is to be gated`, {
            reason: 'settings',
            hint: 'Run scan-gate init in the checkout of a repository; git init makes one.',
        });
    }
    const place = { path: top, signal };
    const address = await (0,checkout/* originUrl */.sH)(place);
    return {
        top,
        host: address === undefined ? undefined : (0,repository_url/* foldRepositoryUrl */.Hu)(address)?.host || undefined,
        defaultBranch: (await (0,checkout/* defaultBranch */.OR)(place)) ?? 'main',
        isThere: (path) => statsOf((0,external_node_path_.join)(top, path)) !== undefined,
    };
}
/** The first link, or file in place of a folder, on the way to a path. */
function obstacle(top, path) {
    const folders = path.split('/').slice(0, -1);
    const ways = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
    return ways.find((way) => statsOf((0,external_node_path_.join)(top, way))?.isDirectory() === false);
}
const workflows = '.github/workflows';
/** The workflow that has a gate already. */
function gatingWorkflow(top) {
    if (obstacle(top, `${workflows}/x`) !== undefined)
        return undefined;
    const files = namesIn((0,external_node_path_.join)(top, workflows)).filter((name) => /\.ya?ml$/.test(name));
    return files.map((name) => `${workflows}/${name}`).find((path) => hasGate(top, path));
}
/** Whether the pipeline's file names the gate. */
function hasGate(top, path) {
    return /\bscan-gate\/scan-gate\b|\bscan-gate (?:run|judge)\b/.test(textOf((0,external_node_path_.join)(top, path)));
}
function statsOf(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function textOf(file) {
    try {
        return (0,external_node_fs_.lstatSync)(file).isFile() ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/init/templates.js
/** Made by `npm run generate` from examples/: what `scan-gate init` starts from. */
const templates = {
    // examples/workflows/minimal.yml
    github: [
        "# The gate for pull requests, the default branch and a merge queue: no more than it needs.",
        "name: Scan Gate",
        "on:",
        "  pull_request: { types: [opened, synchronize, reopened, edited] } # edited: a new base",
        "  push: { branches: [main] } # the scans that pull requests are compared with",
        "  merge_group:",
        "concurrency:",
        "  group: scan-gate-${{ github.event.pull_request.number || github.run_id }}",
        "  cancel-in-progress: true",
        "permissions:",
        "  contents: read # the policy file, and where the branch stands",
        "  pull-requests: read # the files that a pull request changes",
        "jobs:",
        "  scan-gate:",
        "    runs-on: ubuntu-latest",
        "    steps:",
        "      - uses: scan-gate/scan-gate@v1",
        "        id: gate",
        "        with:",
        "          base-url: https://scanner.example.com/api/v1",
        "          api-key: ${{ secrets.SCAN_GATE_API_KEY }}",
        "      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
        "        if: ${{ !cancelled() && github.event.repository.private }} # in a public one all could read it",
        "        with: { name: scan-gate, path: \"${{ steps.gate.outputs.report-file }}\" }",
        "",
    ].join('\n'),
    // examples/workflows/embedded.yml
    embedded: [
        "# The gate without an account: its own scanners look at the commit. The code is read, and nothing of it is installed or run.",
        "name: Scan Gate",
        "on:",
        "  pull_request: { types: [opened, synchronize, reopened, edited] } # edited: a new base",
        "  push: { branches: [main] } # what is on the default branch already",
        "  merge_group:",
        "concurrency:",
        "  group: scan-gate-${{ github.event.pull_request.number || github.run_id }}",
        "  cancel-in-progress: true",
        "permissions:",
        "  contents: read # the code, the policy file, and where the branch stands",
        "  pull-requests: read # the files that a pull request changes",
        "jobs:",
        "  scan-gate:",
        "    runs-on: ubuntu-latest",
        "    steps:",
        "      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
        "        with: { ref: \"${{ github.event.pull_request.head.sha }}\", fetch-depth: 0, persist-credentials: false }",
        "      - uses: scan-gate/scan-gate/embedded@v1",
        "        id: gate",
        "      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
        "        if: ${{ !cancelled() && github.event.repository.private }} # in a public one all could read it",
        "        with: { name: scan-gate, path: \"${{ steps.gate.outputs.report-file }}\" }",
        "",
    ].join('\n'),
    // examples/ci/gitlab-ci.yml
    gitlab: [
        "# GitLab CI: .gitlab-ci.yml. SCAN_GATE_API_KEY is a masked variable, and not a protected one: merge requests of",
        "# unprotected branches need it too. Read it from a group whose members alone may change the pipeline, or everybody may read it.",
        "scan-gate:",
        "  image: node:24",
        "  rules:",
        "    - if: $CI_PIPELINE_SOURCE == \"merge_request_event\"",
        "    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH",
        "  variables:",
        "    GATE_VERSION: 1.0.0",
        "    GATE_SHA256: \"0000000000000000000000000000000000000000000000000000000000000000\" # of scan-gate-cli-1.0.0.tgz, as the release states it",
        "    SCAN_GATE_BASE_URL: https://scanner.example.com/api/v1",
        "    GIT_DEPTH: 0 # back to where the branch began",
        "  script:",
        "    - set -euo pipefail",
        "    - mkdir -p /opt/scan-gate",
        "    - curl --fail --silent --show-error --location --output /opt/scan-gate/gate.tgz \"https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tgz\"",
        "    - echo \"$GATE_SHA256  /opt/scan-gate/gate.tgz\" | sha256sum --check --quiet",
        "    - tar -xzf /opt/scan-gate/gate.tgz -C /opt/scan-gate --strip-components 1",
        "    - node /opt/scan-gate/cli/index.js run --html-file scan-gate.html",
        "  artifacts:",
        "    when: always",
        "    access: developer",
        "    paths: [scan-gate.html]",
        "",
    ].join('\n'),
    // examples/ci/Jenkinsfile
    jenkins: [
        "// Jenkins, a multibranch pipeline. git in the step has to read origin without the help of the checkout step, whose",
        "// password it does not keep: an ssh agent does, for a repository that is cloned by ssh.",
        "pipeline {",
        "  agent { docker { image 'node:24' } }",
        "  environment {",
        "    GATE_VERSION = '1.0.0'",
        "    GATE_SHA256 = '0000000000000000000000000000000000000000000000000000000000000000' // of scan-gate-cli-1.0.0.tgz, as the release states it",
        "    SCAN_GATE_BASE_URL = 'https://scanner.example.com/api/v1'",
        "    SCAN_GATE_API_KEY = credentials('scan-gate-api-key')",
        "  }",
        "  stages {",
        "    stage('Scan Gate') {",
        "      steps {",
        "        sshagent(credentials: ['shop-ssh']) {",
        "          sh '''#!/bin/bash",
        "            set -euo pipefail",
        "            gate=\"$(mktemp -d)\" # outside the checkout",
        "            curl --fail --silent --show-error --location --output \"$gate/gate.tgz\" \"https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tgz\"",
        "            echo \"$GATE_SHA256  $gate/gate.tgz\" | sha256sum --check --quiet",
        "            tar -xzf \"$gate/gate.tgz\" -C \"$gate\" --strip-components 1",
        "            node \"$gate/cli/index.js\" run --html-file scan-gate.html",
        "          '''",
        "        }",
        "      }",
        "      post { always { archiveArtifacts artifacts: 'scan-gate.html', allowEmptyArchive: true } }",
        "    }",
        "  }",
        "}",
        "",
    ].join('\n'),
    // examples/ci/azure-pipelines.yml
    azure: [
        "# Azure Pipelines. SCAN_GATE_API_KEY is a secret variable of the pipeline; secrets reach a step by its env alone. For pull",
        "# requests in Azure Repos, add a build validation policy to the branch: `pr` counts for GitHub's repositories.",
        "trigger: [main]",
        "pr: [main]",
        "pool: { vmImage: ubuntu-latest }",
        "variables:",
        "  GATE_VERSION: 1.0.0",
        "  GATE_SHA256: \"0000000000000000000000000000000000000000000000000000000000000000\" # of scan-gate-cli-1.0.0.tgz, as the release states it",
        "steps:",
        "  - checkout: self",
        "    persistCredentials: true # the gate asks origin where branches stand",
        "    fetchDepth: 0 # back to where the branch began",
        "  - task: UseNode@1",
        "    inputs: { version: 24.x }",
        "  - bash: |",
        "      set -euo pipefail",
        "      gate=\"$AGENT_TEMPDIRECTORY/scan-gate\"",
        "      mkdir -p \"$gate\"",
        "      curl --fail --silent --show-error --location --output \"$gate/gate.tgz\" \"https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tgz\"",
        "      echo \"$GATE_SHA256  $gate/gate.tgz\" | sha256sum --check --quiet",
        "      tar -xzf \"$gate/gate.tgz\" -C \"$gate\" --strip-components 1",
        "      node \"$gate/cli/index.js\" run --html-file \"$BUILD_ARTIFACTSTAGINGDIRECTORY/scan-gate.html\"",
        "    displayName: Scan Gate",
        "    env:",
        "      SCAN_GATE_BASE_URL: https://scanner.example.com/api/v1",
        "      SCAN_GATE_API_KEY: $(SCAN_GATE_API_KEY)",
        "  - publish: $(Build.ArtifactStagingDirectory)",
        "    artifact: scan-gate",
        "    condition: always()",
        "",
    ].join('\n'),
    // examples/ci/bitbucket-pipelines.yml
    bitbucket: [
        "# Bitbucket Pipelines. SCAN_GATE_API_KEY is a secured variable of the repository.",
        "image: node:24",
        "clone: { depth: full } # back to where the branch began",
        "definitions:",
        "  steps:",
        "    - step: &scan-gate",
        "        name: Scan Gate",
        "        script:",
        "          - set -euo pipefail",
        "          - export GATE_VERSION=1.0.0",
        "          - export GATE_SHA256=0000000000000000000000000000000000000000000000000000000000000000 # of scan-gate-cli-1.0.0.tgz, as the release states it",
        "          - mkdir -p /opt/scan-gate",
        "          - curl --fail --silent --show-error --location --output /opt/scan-gate/gate.tgz \"https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tgz\"",
        "          - echo \"$GATE_SHA256  /opt/scan-gate/gate.tgz\" | sha256sum --check --quiet",
        "          - tar -xzf /opt/scan-gate/gate.tgz -C /opt/scan-gate --strip-components 1",
        "          - node /opt/scan-gate/cli/index.js run --base-url https://scanner.example.com/api/v1 --html-file scan-gate.html",
        "        artifacts: [scan-gate.html]",
        "pipelines:",
        "  pull-requests:",
        "    \"**\":",
        "      - step: *scan-gate",
        "  branches:",
        "    main:",
        "      - step: *scan-gate",
        "",
    ].join('\n'),
    // examples/ci/circleci.yml
    circleci: [
        "# CircleCI: .circleci/config.yml. SCAN_GATE_API_KEY is a variable of the context \"scan-gate\".",
        "version: 2.1",
        "jobs:",
        "  scan-gate:",
        "    docker: [{ image: \"cimg/node:24.11\" }]",
        "    environment:",
        "      GATE_VERSION: 1.0.0",
        "      GATE_SHA256: \"0000000000000000000000000000000000000000000000000000000000000000\" # of scan-gate-cli-1.0.0.tgz, as the release states it",
        "      SCAN_GATE_BASE_URL: https://scanner.example.com/api/v1",
        "    steps:",
        "      - checkout: { method: full } # with the contents of the commits that the gate compares",
        "      - run:",
        "          name: Scan Gate",
        "          command: |",
        "            set -euo pipefail",
        "            gate=\"$(mktemp -d)\" # outside the checkout",
        "            curl --fail --silent --show-error --location --output \"$gate/gate.tgz\" \"https://github.com/scan-gate/scan-gate/releases/download/v$GATE_VERSION/scan-gate-cli-$GATE_VERSION.tgz\"",
        "            echo \"$GATE_SHA256  $gate/gate.tgz\" | sha256sum --check --quiet",
        "            tar -xzf \"$gate/gate.tgz\" -C \"$gate\" --strip-components 1",
        "            node \"$gate/cli/index.js\" run --html-file scan-gate.html",
        "      - store_artifacts: { path: scan-gate.html }",
        "workflows:",
        "  scan-gate:",
        "    jobs:",
        "      - scan-gate: { context: [scan-gate] }",
        "",
    ].join('\n'),
    // examples/ci/buildkite.yml
    buildkite: [
        "# Buildkite: .buildkite/pipeline.yml. SCAN_GATE_API_KEY comes from the agent's secrets; the agent has git and Node.js 24.",
        "steps:",
        "  - label: Scan Gate",
        "    key: scan-gate",
        "    env:",
        "      GATE_VERSION: 1.0.0",
        "      GATE_SHA256: \"0000000000000000000000000000000000000000000000000000000000000000\" # of scan-gate-cli-1.0.0.tgz, as the release states it",
        "      SCAN_GATE_BASE_URL: https://scanner.example.com/api/v1",
        "    secrets: [SCAN_GATE_API_KEY]",
        "    command: |",
        "      set -euo pipefail",
        "      gate=\"$$(mktemp -d)\" # outside the checkout",
        "      curl --fail --silent --show-error --location --output \"$$gate/gate.tgz\" \"https://github.com/scan-gate/scan-gate/releases/download/v$$GATE_VERSION/scan-gate-cli-$$GATE_VERSION.tgz\"",
        "      echo \"$$GATE_SHA256  $$gate/gate.tgz\" | sha256sum --check --quiet",
        "      tar -xzf \"$$gate/gate.tgz\" -C \"$$gate\" --strip-components 1",
        "      node \"$$gate/cli/index.js\" run --html-file scan-gate.html",
        "    artifact_paths: [scan-gate.html]",
        "",
    ].join('\n'),
    // examples/policies/start.yml
    policy: [
        "# yaml-language-server: $schema=../../schema/scan-gate.schema.json",
        "# What blocks in this repository. It counts from the default branch: what a pull request changes here may only tighten it.",
        "# All keys: https://github.com/scan-gate/scan-gate/blob/main/docs/settings.md",
        "",
        "# Blocks at and above: critical, high, medium, low, info; none for no such rule.",
        "fail-on-severity: high",
        "",
        "# On a pull request what makes things worse blocks, and no old finding does; scan: everything that a scan found.",
        "scope: auto",
        "",
        "# No old finding may stay for ever: at and above these ages it blocks the default branch too.",
        "# max-age: { critical: 7d, high: 60d }",
        "",
        "# A dependency that is likely to be attacked blocks, whatever its severity.",
        "# fail-on-epss: 10%",
        "",
        "# Findings in these places do not count; they are shown as left out.",
        "# ignore-paths: [examples/**, test/fixtures/**]",
        "",
        "# What is accepted, with a reason and its last day; it is still shown, and counts again afterwards.",
        "# exceptions:",
        "#   - path: test/fixtures/**",
        "#     type: secret",
        "#     reason: Made-up keys that the tests of the log-in need",
        "#     expires: 2027-06-01",
        "#     owner: team-identity",
        "",
    ].join('\n'),
};

;// CONCATENATED MODULE: ./build/compiled/src/cli/init/fill.js
/** The files that `scan-gate init` proposes: the examples with this repository's answers in them. */


/** Where an editor finds it, wherever the file lies. */
const schemaFolder = 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/';
const exampleUrl = 'https://scanner.example.com/api/v1';
function isEmbedded({ system, baseUrl }) {
    return system.id === 'github' && baseUrl === undefined;
}
function proposals(answers) {
    const { system, baseUrl, severity, defaultBranch } = answers;
    const template = templates[isEmbedded(answers) ? 'embedded' : system.id];
    const pipeline = withBranch(template, yamlText(defaultBranch)).replaceAll(exampleUrl, () => baseUrl ?? exampleUrl);
    const policy = templates.policy
        .replace('../../schema/', schemaFolder)
        .replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`);
    return [
        { path: system.file, text: pipeline },
        { path: guards/* configFilePath */.ks, text: policy },
    ];
}
/** As a list of one, and as a key, the examples name the default branch. */
function withBranch(template, branch) {
    return template.replaceAll(/(?<=: \[)main(?=\])|(?<=^ +)main(?=:$)/gm, () => branch);
}
/** A word that YAML reads as text stands as it is. */
function yamlText(word) {
    const isPlain = /^[A-Za-z][\w./-]*$/.test(word) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(word);
    return isPlain ? word : JSON.stringify(word);
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/init/init.js
/** `scan-gate init`: the pipeline that runs the gate and a policy to start from, written into a checkout beside what is there. */








/** Throws GateError CONFIG for what cannot be written, before anything is; `asker` stands in for the terminal. */
async function init(session, flags, asker) {
    const { yes, print, ci: [ci] = [] } = flags.own;
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(session.env));
    reading.problems.push(...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`));
    const told = readTold(reading, ci);
    const checkout = await readCheckout(session.folder, session.cancel);
    const isAsked = !yes && (asker !== undefined || canAsk(session));
    if (!isAsked && !yes && !print)
        throw nobodyToAsk();
    const answers = await readAnswers(told, checkout, isAsked ? (asker ?? (await askOnTerminal(session.cancel))) : undefined);
    const planned = planOf(answers, checkout);
    if (print)
        return void session.write(planned.map(({ proposal }) => shown(proposal)).join('\n'));
    await write(session, planned, checkout);
    for (const line of nextLines(answers, planned))
        session.log.line(line);
}
function nobodyToAsk() {
    return new errors/* GateError */.ue('CONFIG', 'There is no terminal to ask on', {
        reason: 'settings',
        hint: 'scan-gate init --yes takes what is found; with --print it is shown and not written.',
    });
}
/** Throws GateError CONFIG for a way that leads through a link. */
function planOf(answers, { top, isThere }) {
    const { id, file, marks } = answers.system;
    const [pipeline, policy] = proposals(answers);
    const inPlace = [file, ...marks.filter((mark) => /\.ya?ml$/.test(mark))].find(isThere);
    const there = (id === 'github' ? gatingWorkflow(top) : undefined) ?? inPlace;
    const isMissing = there !== undefined && !hasGate(top, there);
    const policyThere = [policy.path, guards/* mistakenConfigPath */.UE].find(isThere);
    const planned = [
        { proposal: pipeline, there, isMissing },
        { proposal: policy, there: policyThere, isMissing: false },
    ];
    for (const { proposal } of planned)
        refuseObstacle(proposal.path, obstacle(top, proposal.path));
    return planned;
}
function refuseObstacle(path, found) {
    if (found === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `${path} cannot be written: ${found} is a link or a file, and no folder`, {
        reason: 'settings',
        hint: 'Remove it, or take what scan-gate init --print shows.',
    });
}
function shown({ path, text }) {
    return `── ${path}\n${text}`;
}
async function write({ log, write: print }, planned, { top }) {
    for (const { proposal, there, isMissing } of planned) {
        if (there === undefined) {
            await (0,whole_file/* writeNewWithin */.d)(top, proposal.path, proposal.text).catch((cause) => {
                const why = cause.code ?? cause.message;
                throw new errors/* GateError */.ue('PUBLISH', `${proposal.path} could not be written (${why})`, { cause });
            });
            log.line([{ text: '✔', style: 'green' }, ` ${proposal.path} was written`]);
            continue;
        }
        log.line(`– ${there} is there, and stays as it is${isMissing ? '. Add to it what it lacks of this:' : ''}`);
        if (isMissing)
            print(`\n${proposal.text}\n`);
    }
}
const pinned = 'Set GATE_VERSION and GATE_SHA256 to those of a release: https://github.com/scan-gate/scan-gate/releases';
function nextLines(answers, [pipeline, policy]) {
    const { system, baseUrl, defaultBranch } = answers;
    const isOpen = baseUrl === undefined && !isEmbedded(answers);
    const steps = [
        ...(policy?.there === guards/* mistakenConfigPath */.UE
            ? [`Rename ${guards/* mistakenConfigPath */.UE}: the policy file is ${policy.proposal.path}`]
            : []),
        ...(isOpen ? ['Put the address of your service in the place of https://scanner.example.com/api/v1'] : []),
        ...(isEmbedded(answers) ? [] : [system.key]),
        ...(pipeline?.proposal.text.includes('GATE_SHA256') ? [pinned] : []),
        `Commit, and require the job scan-gate before anything is merged into ${defaultBranch}`,
        'See whether all is there: scan-gate doctor',
    ];
    return ['', 'Next:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ variablesFor)
/* harmony export */ });
/** The variables that a child or a worker gets: a list of what it needs, so that no key, token or option of a step reaches it. */
/** Where temporary files lie; Windows starts nothing without SystemRoot. */
const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
/** Whose configuration counts. */
const userNames = [
    'HOME',
    'USER',
    'LOGNAME',
    'XDG_CONFIG_HOME',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ProgramFiles',
];
const proxyNames = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
/** What asking a registry of packages may take: where it is, and whose certificates count there. */
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
/** What asking `origin` may take: the agents of ssh and of passwords, certificates, the job's right to read it. */
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    // GitLab's credential helper reads it: FF_GIT_URLS_WITHOUT_TOKENS.
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
/** PATH is not among them: `Programs.path` is. */
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  xM: () => (/* binding */ npmFor),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
});

// UNUSED EXPORTS: npmOf

// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/git/programs.js
/** Finds the programs that the gate starts, by a search of its own: nothing that a checkout holds is ever one of them. */



/** The programs of a machine, looked for outside its working directory and the work trees of these checkouts. */
function findPrograms(machine, workTrees) {
    const { env, platform } = machine;
    const grounds = forbidden(machine, workTrees);
    const skipped = [];
    const folders = pathEntries(env, platform).filter((folder) => {
        const why = refusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = pathsOf(platform);
    const find = (name, wanted = endings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = refusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw notFound(name, skipped);
    };
    return { find, path: folders.join(delimiter) };
}
const pathsOf = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
/** PATH as it is written; on Windows its name is in any case, and an entry may stand in quotes. */
function pathEntries(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
/** What can be started without a shell; a `.cmd` or `.bat` cannot. */
const endings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function forbidden({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = realPath(cwd);
    const holdsHome = home !== undefined && isWithin(realPath(home), here, platform);
    const isRoot = pathsOf(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: realPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
/** Why nothing may be started from there: by its name, and by what the name is a link to. */
function refusal(path, grounds, platform) {
    if (!pathsOf(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, realPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
/** The folder itself, or the one that a file lies in. */
function holderOf(path, platform) {
    return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = pathsOf(platform);
    const way = relative(folded(folder, platform), folded(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';
/** The file systems of these fold case. */
const folded = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(file, platform) {
    try {
        if (!(0,external_node_fs_.statSync)(file).isFile())
            return false;
        if (platform !== 'win32')
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function notFound(name, skipped) {
    const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `The program ${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/machine.js
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */



const machine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const known = new Map();
/** The programs that may be started for a folder: none from the work trees around it, nor from those of the working directory. */
function programsFor(folder) {
    const here = machine();
    const workTrees = [here.cwd, folder].flatMap(repository/* workTreesAround */.i);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = known.get(key) ?? findPrograms(here, workTrees);
    known.set(key, programs);
    return programs;
}
/** npm as it is started for a folder. Throws GateError CONFIG as `Programs.find` does. */
function npmFor(folder) {
    return npmOf(programsFor(folder), machine(), process.execPath);
}
/** On Windows by Node.js, because what is on PATH there, `npm.cmd`, takes a shell. */
function npmOf(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* variablesFor */.j)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
/** The variables of a worker that reads a repository. */
function workerVariables(path) {
    return { ...(0,environment/* variablesFor */.j)('machine', process.env, process.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Finds the repository of a folder without asking git, which would take any folder of the right shape for one. */


/** What the folder lies in. */
function findRepository(path) {
    const folder = realFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = above(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}
/** The work trees that a folder lies in: that of its checkout, and of those around it, which may hold it as a submodule. */
function workTreesAround(path) {
    const top = findRepository(path).checkout?.top;
    return top === undefined ? [] : [top, ...workTreesAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))];
}
function above(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const pointed = isFile(entry) ? pointedFolder(entry) : entry;
    const found = pointed === undefined ? undefined : atGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    // git takes a file of this name for the repository's, too, and fails when it points nowhere.
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : above(parent);
}
/** The file of a linked worktree or a submodule: `gitdir: path`. */
function pointedFolder(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function atGitFolder(path, top) {
    const gitFolder = realFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = realFolder(commonFolderOf(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function commonFolderOf(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 92515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  KW: () => (/* binding */ cancelled),
  V0: () => (/* binding */ gitProgram),
  _M: () => (/* binding */ repositoryOf)
});

// UNUSED EXPORTS: ending, startGit

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
;// CONCATENATED MODULE: ./build/compiled/src/git/hardening.js
/** What every run of git is told, so that nothing in a repository makes it start a program or read something else. */


const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Set and empty: no program is asked for a password, whatever core.askPass says.
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    // `refs/replace/*` would let a repository show other contents than its commit holds.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    // A partial clone would fetch missing objects; an older git obeys only the second.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** The variables of a run of git, but for PATH. */
function gitVariables(mode, origin, { env, platform }) {
    const variables = (need) => ({ ...(0,environment/* variablesFor */.j)(need, env, platform), ...always });
    if (origin !== undefined)
        return { ...variables('origin'), ...configuredBy(origin.configurationFile), ...only(origin) };
    if (mode === 'sealed')
        return { ...variables('machine'), ...configuredBy(external_node_os_.devNull), ...offline };
    return { ...variables('user'), ...offline };
}
const configuredBy = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
/** Settings of the command line win over those of a repository. */
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_.devNull,
    'core.attributesFile': external_node_os_.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
/** Options before the command. */
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/runner.js
/** The one place that starts git: never through a shell, found outside the checkout, with nothing that a repository could make it run. */








/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
async function startGit(place, args, mode = 'sealed') {
    return start({ place, args, mode, repository: await repositoryOf(place) });
}
function start({ place, repository, mode, args }) {
    const programs = (0,machine/* programsFor */.Tu)(place.origin?.folder ?? place.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    // Named, git looks for no repository; and its folder holds no file of the branch, such as attributes.
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return (0,external_node_child_process_.spawn)(programs.find('git'), [...hardenedArguments, ...(isOwned ? [] : found), ...args], {
        cwd: isOwned ? top : gitFolder,
        env: { ...gitVariables(mode, place.origin, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** The repository that a path names. Throws GateError CONFIG when there is none. */
async function repositoryOf(place) {
    const { checkout, bare } = (0,repository/* findRepository */.W)(place.path);
    if (checkout === undefined && bare === undefined)
        throw notARepository(place.path);
    if (bare !== undefined && place.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isBrought(place, checkout)))) {
        return checkout;
    }
    return bare;
}
/** Whether a checkout holds files of the folder: then it is the branch's, and no bare clone that somebody made there. */
async function isBrought(place, repository) {
    const path = relativePath(repository.top ?? '', place.path);
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const answers = await Promise.all(lists.map((args) => ended(start({ place, repository, mode: 'sealed', args }), place)));
    return answers.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
    return external_node_fs_.realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
function ending(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
        child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
    });
}
/** Runs git to its end and hands over what it printed. */
async function askGit(place, args, { mode = 'sealed', capBytes } = {}) {
    if (place.signal.aborted)
        throw cancelled(place.signal);
    return ended(await startGit(place, args, mode), place, capBytes);
}
/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
async function gitProgram(place) {
    const programs = (0,machine/* programsFor */.Tu)(place.path);
    const path = programs.find('git');
    const child = (0,external_node_child_process_.spawn)(path, ['--version'], {
        cwd: (0,external_node_path_.dirname)(path),
        env: { ...gitVariables('sealed', undefined, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    const { stdout } = await ended(child, place);
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
    child.stdin.on('error', () => undefined);
    child.stdin.end();
    // A program that git started may outlive it and hold these open.
    const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', letGo, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            ending(child, signal),
            bytesOf(child.stdout, capBytes),
            bytesOf(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', letGo);
        child.kill('SIGKILL');
    }
}
/** What a stream brings until it ends or is cut off; throws GateError PROTOCOL beyond the cap. */
async function bytesOf(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw new errors/* GateError */.ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
    }
    return Buffer.concat(chunks);
}
function cancelled(signal) {
    return new errors/* GateError */.ue('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}
function notARepository(path) {
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}


/***/ }),

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84191);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);



const configFilePath = '.github/scan-gate.yml';
/** A name that people give it by mistake; a file that nobody reads would look like a policy. */
const mistakenConfigPath = '.github/scan-gate.yaml';
/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const reason = head.isAbsent ? 'not-found' : 'moved';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}
async function checkHead(around, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop' && around.readHead === undefined)
        return { kind: 'same' };
    const message = `Nothing says at which commit ${branch} must stand`;
    const unknown = {
        kind: 'unreadable',
        message,
        hint: 'Run the gate in a checkout of the commit that is built.',
    };
    if (around.readHead === undefined)
        return unknown;
    try {
        const head = await around.readHead();
        if (headSha === undefined)
            return unknown;
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Only origin tells a branch that is not there from one that may not be read.
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/**
 * A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins, and so
 * is one on a laptop where another branch is checked out.
 */
async function withOwnHead({ readHead }, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
/** The branch after the scan, and the commit that the scans name where the service says so. */
async function checkScanned(around, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkStay(around, context, since)];
        const states = await Promise.all([checkHead(around, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? same;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}
const same = { kind: 'same' };
/** A head that goes away while the scan begins, and comes back before anybody looks. */
async function checkStay({ hasLeft }, { branch, headSha }, since) {
    try {
        if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true)
            return same;
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Many tokens may not read it, and servers need not have it: the looks at the head stand alone then.
        return same;
    }
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    return { kind: 'moved', message, hint: 'Run the gate again while the branch stays where it is.' };
}
/**
 * A service that hands it to git may be given a tag, a commit, a branch that it remembers, or the head of a pull request: hosts keep
 * those as refs of their own, which git finds before a branch of the same name.
 */
const otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the name of the branch can mean nothing else to the service. */
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    if (otherwiseRead.test(branch))
        return { kind: 'moved', message: `${branch} names more than a branch`, hint };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, log) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
async function readMergeBaseMs(around, log) {
    try {
        return await around.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 26718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeWithin),
/* harmony export */   d: () => (/* binding */ writeNewWithin)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/**
 * The one writer of files that a run is asked for. Nobody ever reads half of one, and none is written through a link that a
 * branch has committed.
 */




/**
 * Writes beside the file's place and renames, and makes its folders too. Below the folder, and in a checkout around it, no
 * link may lead out of the one that holds the path, nor into its repository; a path that is named elsewhere is the user's own.
 * Rejects with what is wrong, and leaves nothing behind then.
 */
async function writeWithin(folder, path, text) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const held = await holderOf([folder, ...(0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .workTreesAround */ .i)(folder)], place);
    if (held === undefined && (await isDevice(place)))
        return writeInto(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY), text);
    const parent = held === undefined ? await madeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place)) : await madeWithin(held);
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place));
    const beside = `${written}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        // Never through a link: the name must be free.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(beside, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | noFollow, 0o666);
        if (held !== undefined && !(await isStill(file, beside)))
            throw await closed(file, leadsOut());
        await writeInto(file, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, written);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
/**
 * Writes a file that must not be there yet, below the folder, whose own folders it makes. Rejects, and changes nothing, where anything
 * has its name, and where a link, or a file, stands on the way.
 */
async function writeNewWithin(folder, path, text) {
    let parent = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder);
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path).split('/')) {
        parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, part);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(parent)).isDirectory())
            throw new Error(`${part} is a link or a file, and no folder`);
    }
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | noFollow, 0o666);
    if (!(await isStill(file, place)))
        throw await closed(file, leadsOut());
    await writeInto(file, text);
}
/** Undefined on Windows. */
const noFollow = node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0;
/** Undefined for a path outside of all the folders. They are told apart by where they really lie, not by how they are named. */
async function holderOf(folders, place) {
    const tops = new Set(await Promise.all(folders.map(realOrSame)));
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(place);
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above)) {
        const top = await realOrSame(above);
        if (tops.has(top))
            return { top, parts: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(above, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).filter(Boolean) };
        if (above === root)
            return undefined;
    }
}
async function realOrSame(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
}
async function madeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
    return path;
}
/** Makes the folders one below the other, each where the one before it really lies. */
async function madeWithin({ top, parts }) {
    let real = top;
    for (const part of parts) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, part)).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, part));
        const isNamed = parts.includes('.git');
        if (!isBelow(top, real) || (!isNamed && isOfRepository(top, real)))
            throw leadsOut();
    }
    return real;
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function isOfRepository(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git');
}
/** Whether what was opened is the file of that name in that folder: a link may have come in since the folder was looked at. */
async function isStill(file, path) {
    // Linux says where the opened file really lies; elsewhere the folder may be swapped between two looks.
    const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/self/fd/${file.fd}`).catch(() => path);
    if (place !== path)
        return false;
    const [opened, found, real] = await Promise.all([file.stat(), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))]);
    return opened.ino === found.ino && opened.dev === found.dev && real === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
}
function leadsOut() {
    return new Error('a link leads out of the folder');
}
async function closed(file, error) {
    await file.close();
    return error;
}
async function writeInto(file, text) {
    try {
        await (typeof text === 'string' ? file.writeFile(text, 'utf8') : writePieces(file, text));
    }
    finally {
        await file.close();
    }
}
/** Through one buffer: a new one for each piece would stay until memory is looked through. */
async function writePieces(file, pieces) {
    const encoder = new TextEncoder();
    const buffer = Buffer.allocUnsafe(bufferBytes);
    for (const piece of pieces) {
        for (let rest = piece; rest !== '';) {
            const { read, written } = encoder.encodeInto(rest, buffer);
            rest = rest.slice(read);
            for (let done = 0; done < written;)
                done += (await file.write(buffer, done, written - done)).bytesWritten;
        }
    }
}
const bufferBytes = 262_144;
/** A device or a pipe has no place beside it, and must not be replaced by a file. */
async function isDevice(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((found) => !found.isFile() && !found.isDirectory(), () => false);
}


/***/ })

};
