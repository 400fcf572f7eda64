import { Ct as settings, Mt as alternatives, Nt as shown$1, St as settingText, T as mistakenConfigPath, Un as GateError, a as ciSystems, ft as noServiceUrl, gt as readText, ht as readSettings, l as initIds, mt as readEnvironment, pn as didYouMean, pt as mergeReadings, sn as severityFilters, v as foldRepositoryUrl, w as configFilePath } from "./start.js";
import { t as writeNewWithin } from "./whole-file.js";
import { a as originUrl, r as defaultBranch } from "./checkout.js";
import { t as findRepository } from "./repository.js";
var { isatty } = process.getBuiltinModule("node:tty");
var { lstatSync, readFileSync, readdirSync } = process.getBuiltinModule("node:fs");
var { join } = process.getBuiltinModule("node:path");
// src/cli/init/systems.ts
var nameOf = (id) => ciSystems.find((system) => system.id === id)?.name ?? id;
var none = /^$/;
var initSystems = [
	{
		id: "github",
		name: "GitHub Actions",
		file: ".github/workflows/scan-gate.yml",
		isWhole: false,
		marks: [".github/workflows"],
		hosts: /(?:^|\.)github\.com$|\.ghe\.com$/,
		key: "Store the API key as the secret SCAN_GATE_API_KEY of the repository: gh secret set SCAN_GATE_API_KEY"
	},
	{
		id: "gitlab",
		name: nameOf("gitlab"),
		file: ".gitlab-ci.yml",
		isWhole: true,
		marks: [],
		hosts: /(?:^|\.)gitlab\./,
		key: "Store the API key as the CI/CD variable SCAN_GATE_API_KEY: masked, and not protected"
	},
	{
		id: "jenkins",
		name: nameOf("jenkins"),
		file: "Jenkinsfile",
		isWhole: true,
		marks: [],
		hosts: none,
		key: "Store the API key as the credential scan-gate-api-key, and name your own ssh credential in place of shop-ssh"
	},
	{
		id: "azure",
		name: nameOf("azure"),
		file: "azure-pipelines.yml",
		isWhole: true,
		marks: ["azure-pipelines.yaml", ".azure-pipelines"],
		hosts: /^(?:ssh\.)?dev\.azure\.com$|\.visualstudio\.com$/,
		key: "Store the API key as the secret variable SCAN_GATE_API_KEY of the pipeline"
	},
	{
		id: "bitbucket",
		name: nameOf("bitbucket"),
		file: "bitbucket-pipelines.yml",
		isWhole: true,
		marks: [],
		hosts: /(?:^|\.)bitbucket\./,
		key: "Store the API key as the secured repository variable SCAN_GATE_API_KEY"
	},
	{
		id: "circleci",
		name: nameOf("circleci"),
		file: ".circleci/config.yml",
		isWhole: true,
		marks: [".circleci"],
		hosts: none,
		key: "Store the API key as the variable SCAN_GATE_API_KEY of the context scan-gate"
	},
	{
		id: "buildkite",
		name: nameOf("buildkite"),
		file: ".buildkite/pipeline.yml",
		isWhole: true,
		marks: [".buildkite", "buildkite.yml"],
		hosts: none,
		key: "Store the API key as the secret SCAN_GATE_API_KEY of the agents' cluster"
	}
];
var otherSystems = {
	".travis.yml": "Travis CI",
	".drone.yml": "Drone",
	".woodpecker.yml": "Woodpecker",
	".woodpecker": "Woodpecker",
	".gitea/workflows": "Gitea Actions",
	".forgejo/workflows": "Forgejo Actions",
	".cirrus.yml": "Cirrus CI",
	".semaphore": "Semaphore",
	".teamcity": "TeamCity",
	"appveyor.yml": "AppVeyor",
	".appveyor.yml": "AppVeyor",
	"bamboo-specs": "Bamboo",
	"buildspec.yml": "AWS CodeBuild",
	"cloudbuild.yaml": "Google Cloud Build",
	"cloudbuild.yml": "Google Cloud Build",
	".harness": "Harness"
};
function seenSystems(isThere, host) {
	const isHosted = ({ hosts }) => host !== void 0 && hosts.test(host);
	const byFile = initSystems.flatMap((system) => {
		const mark = [system.file, ...system.marks].find(isThere);
		return mark === void 0 ? [] : [{
			system,
			by: mark
		}];
	});
	const byHost = initSystems.filter(isHosted).map((system) => ({
		system,
		by: host ?? ""
	}));
	return (byFile.length === 0 ? byHost : byFile).toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}
// src/cli/init/answers.ts
function readTold({ given, problems }, ci) {
	const found = [...problems];
	const id = initIds.find((known) => known === ci);
	if (ci !== void 0 && id === void 0) found.push(`--ci: ${shown$1(ci)} is not ${alternatives(initIds)}${didYouMean(ci, initIds)}`);
	const address = given["base-url"]?.value.trim();
	const complaint = address === void 0 ? void 0 : unwritable(address);
	if (complaint !== void 0) found.push(`base-url: ${complaint}`);
	const named = address === void 0 ? { "base-url": {
		value: noServiceUrl,
		source: "default"
	} } : {};
	const read = readSettings({
		...given,
		...named
	}, found);
	const isGiven = read.sources["fail-on-severity"] !== "default";
	return {
		ci: id,
		baseUrl: address === void 0 ? void 0 : read.baseUrl,
		severity: isGiven ? settingText("fail-on-severity", read) : void 0
	};
}
function unwritable(address) {
	if (/^[\w./:~%-]*$/.test(address)) return void 0;
	return `${shown$1(address)} has characters in it that a pipeline's file would read otherwise; write them as %20 and the like`;
}
async function readAnswers(told, checkout, asker) {
	const system = await systemFor(told, checkout, asker);
	return {
		system,
		baseUrl: told.baseUrl ?? (asker && await addressFor(system, asker)),
		severity: told.severity ?? (asker && await severityFor(asker)) ?? settings["fail-on-severity"].default ?? "",
		defaultBranch: checkout.defaultBranch
	};
}
async function systemFor(told, { isThere, host }, asker) {
	const byId = (id) => initSystems.find((system) => system.id === id);
	if (told.ci !== void 0) return byId(told.ci);
	const seen = seenSystems(isThere, host);
	if (asker === void 0) {
		if (seen[0] === void 0) throw unknownSystem(Object.keys(otherSystems).find(isThere));
		return seen[0].system;
	}
	const choices = initSystems.map(({ id, name }) => {
		const by = seen.find(({ system }) => system.id === id)?.by;
		return {
			value: id,
			label: name,
			...by !== void 0 && { hint: `found: ${by}` }
		};
	});
	return byId(await asker.choose("Where does the gate run?", choices, seen[0]?.system.id));
}
function unknownSystem(other) {
	const message = other === void 0 ? "Nothing says which CI system builds this repository" : `${other} is of ${otherSystems[other]}, for which there is no recipe`;
	return new GateError("CONFIG", message, {
		reason: "settings",
		hint: `Name another with --ci: ${alternatives(initIds)}. What any CI system needs is in docs/ci-systems.md.`
	});
}
async function addressFor({ id }, asker) {
	const otherwise = id === "github" ? "none: the embedded scanners" : "none: fill it in later";
	const address = await asker.write("Address of your scanning service?", otherwise, (text) => text === "" ? void 0 : unwritable(text) ?? readText("base-url", text).complaints[0]);
	return address === "" ? void 0 : String(readText("base-url", address).value);
}
async function severityFor(asker) {
	const choices = severityFilters.map((word) => ({
		value: word,
		label: word === "critical" ? word : `${word} and above`
	}));
	return asker.choose("Which findings block?", choices, settings["fail-on-severity"].default);
}
// src/cli/init/ask.ts
function canAsk({ log }) {
	return log.isTerminal && isatty(0);
}
async function askOnTerminal(signal, streams = {}) {
	const { select, text } = await import("./dist.js");
	const common = {
		...streams,
		signal
	};
	return {
		async choose(message, choices, first) {
			const options = choices.map(({ value, label, hint }) => ({
				value,
				label,
				...hint !== void 0 && { hint }
			}));
			return answered(await select({
				...common,
				message,
				options,
				...first !== void 0 && { initialValue: first }
			}));
		},
		async write(message, placeholder, complaint) {
			const validate = (value) => complaint((value ?? "").trim());
			return answered(await text({
				...common,
				message,
				placeholder,
				validate
			})).trim();
		}
	};
}
function answered(answer) {
	if (typeof answer === "string") return answer;
	throw new GateError("CANCELLED", "Nothing was written", { hint: "scan-gate init --yes takes what was found." });
}
// src/cli/init/checkout.ts
async function readCheckout(folder, signal) {
	const top = findRepository(folder).checkout?.top;
	if (top === void 0) throw new GateError("CONFIG", `${folder} is not a git checkout: nothing says what is to be gated`, {
		reason: "settings",
		hint: "Run scan-gate init in the checkout of a repository; git init makes one."
	});
	const place = {
		path: top,
		signal
	};
	const address = await originUrl(place);
	return {
		top,
		host: address === void 0 ? void 0 : foldRepositoryUrl(address)?.host || void 0,
		defaultBranch: await defaultBranch(place) ?? "main",
		isThere: (path) => statsOf(join(top, path)) !== void 0
	};
}
function obstacle(top, path) {
	const folders = path.split("/").slice(0, -1);
	return folders.map((_, index) => folders.slice(0, index + 1).join("/")).find((way) => statsOf(join(top, way))?.isDirectory() === false);
}
var workflows = ".github/workflows";
function gatingWorkflow(top) {
	if (obstacle(top, `${workflows}/x`) !== void 0) return void 0;
	return namesIn(join(top, workflows)).filter((name) => /\.ya?ml$/.test(name)).map((name) => `${workflows}/${name}`).find((path) => hasGate(top, path));
}
function hasGate(top, path) {
	return /\bscan-gate\/scan-gate\b|\bscan-gate (?:run|judge)\b/.test(textOf(join(top, path)));
}
function statsOf(path) {
	return lstatSync(path, { throwIfNoEntry: false });
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function textOf(file) {
	try {
		return lstatSync(file).isFile() ? readFileSync(file, "utf8") : "";
	} catch {
		return "";
	}
}
// src/cli/init/templates.ts
var templates = {
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n"),
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
		""
	].join("\n")
};
// src/cli/init/fill.ts
var schemaFolder = "https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/";
var exampleUrl = "https://scanner.example.com/api/v1";
function isEmbedded({ system, baseUrl }) {
	return system.id === "github" && baseUrl === void 0;
}
function proposals(answers) {
	const { system, baseUrl, severity, defaultBranch } = answers;
	const template = templates[isEmbedded(answers) ? "embedded" : system.id];
	const pipeline = withBranch(template, yamlText(defaultBranch)).replaceAll(exampleUrl, () => baseUrl ?? exampleUrl);
	const policy = templates.policy.replace("../../schema/", schemaFolder).replace(/^fail-on-severity: .*$/m, `fail-on-severity: ${severity}`);
	return [{
		path: system.file,
		text: pipeline
	}, {
		path: configFilePath,
		text: policy
	}];
}
function withBranch(template, branch) {
	return template.replaceAll(/(?<=: \[)main(?=\])|(?<=^ +)main(?=:$)/gm, () => branch);
}
function yamlText(word) {
	return /^[A-Za-z][\w./-]*$/.test(word) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(word) ? word : JSON.stringify(word);
}
// src/cli/init/init.ts
async function init(session, flags, asker) {
	const { yes, print, ci: [ci] = [] } = flags.own;
	const reading = mergeReadings(flags, readEnvironment(session.env));
	reading.problems.push(...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`));
	const told = readTold(reading, ci);
	const checkout = await readCheckout(session.folder, session.cancel);
	const isAsked = !yes && (asker !== void 0 || canAsk(session));
	if (!isAsked && !yes && !print) throw nobodyToAsk();
	const answers = await readAnswers(told, checkout, isAsked ? asker ?? await askOnTerminal(session.cancel) : void 0);
	const planned = planOf(answers, checkout);
	if (print) return void session.write(planned.map(({ proposal }) => shown(proposal)).join("\n"));
	await write(session, planned, checkout);
	for (const line of nextLines(answers, planned)) session.log.line(line);
}
function nobodyToAsk() {
	return new GateError("CONFIG", "There is no terminal to ask on", {
		reason: "settings",
		hint: "scan-gate init --yes takes what is found; with --print it is shown and not written."
	});
}
function planOf(answers, { top, isThere }) {
	const { id, file, marks } = answers.system;
	const [pipeline, policy] = proposals(answers);
	const inPlace = [file, ...marks.filter((mark) => /\.ya?ml$/.test(mark))].find(isThere);
	const there = (id === "github" ? gatingWorkflow(top) : void 0) ?? inPlace;
	const isMissing = there !== void 0 && !hasGate(top, there);
	const policyThere = [policy.path, mistakenConfigPath].find(isThere);
	const planned = [{
		proposal: pipeline,
		there,
		isMissing
	}, {
		proposal: policy,
		there: policyThere,
		isMissing: false
	}];
	for (const { proposal } of planned) refuseObstacle(proposal.path, obstacle(top, proposal.path));
	return planned;
}
function refuseObstacle(path, found) {
	if (found === void 0) return;
	throw new GateError("CONFIG", `${path} cannot be written: ${found} is a link or a file, and no folder`, {
		reason: "settings",
		hint: "Remove it, or take what scan-gate init --print shows."
	});
}
function shown({ path, text }) {
	return `\u2500\u2500 ${path}\n${text}`;
}
async function write({ log, write: print }, planned, { top }) {
	for (const { proposal, there, isMissing } of planned) {
		if (there === void 0) {
			await writeNewWithin(top, proposal.path, proposal.text).catch((cause) => {
				const why = cause.code ?? cause.message;
				throw new GateError("PUBLISH", `${proposal.path} could not be written (${why})`, { cause });
			});
			log.line([{
				text: "\u2714",
				style: "green"
			}, ` ${proposal.path} was written`]);
			continue;
		}
		log.line(`\u2013 ${there} is there, and stays as it is${isMissing ? ". Add to it what it lacks of this:" : ""}`);
		if (isMissing) print(`\n${proposal.text}\n`);
	}
}
var pinned = "Set GATE_VERSION and GATE_SHA256 to those of a release: https://github.com/scan-gate/scan-gate/releases";
function nextLines(answers, [pipeline, policy]) {
	const { system, baseUrl, defaultBranch } = answers;
	const isOpen = baseUrl === void 0 && !isEmbedded(answers);
	return [
		"",
		"Next:",
		...[
			...policy?.there === ".github/scan-gate.yaml" ? [`Rename ${mistakenConfigPath}: the policy file is ${policy.proposal.path}`] : [],
			...isOpen ? ["Put the address of your service in the place of https://scanner.example.com/api/v1"] : [],
			...isEmbedded(answers) ? [] : [system.key],
			...pipeline?.proposal.text.includes("GATE_SHA256") ? [pinned] : [],
			`Commit, and require the job scan-gate before anything is merged into ${defaultBranch}`,
			"See whether all is there: scan-gate doctor"
		].map((step, index) => `${index + 1}. ${step}`)
	];
}
export { init };
