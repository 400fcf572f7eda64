export const id = 443;
export const ids = [443];
export const modules = {

/***/ 4443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedTarget: () => (/* binding */ embeddedTarget)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/ci/context/read-context.js + 14 modules
var read_context = __webpack_require__(6427);
// EXTERNAL MODULE: ./build/git/configuration.js
var configuration = __webpack_require__(1569);
// EXTERNAL MODULE: ./build/git/runner.js + 1 modules
var runner = __webpack_require__(6553);
;// CONCATENATED MODULE: ./build/git/work-tree.js
/** Whether a work tree differs from its commit, told without any program that its attributes name. */


const localMs = 30_000;
/** Whether files were changed, added or removed since the commit; false where git does not say. */
async function hasUncommitted(path) {
    const place = { path, signal: AbortSignal.timeout(localMs) };
    try {
        const { top } = await (0,runner/* repositoryOf */._M)(place);
        if (top === undefined)
            return false;
        const options = await withoutFilters(place);
        if (options === undefined)
            return false;
        const status = ['status', '--porcelain', '--ignore-submodules=all'];
        const { code, stdout } = await (0,runner/* askGit */.gG)(place, [`--work-tree=${top}`, ...options, ...status]);
        return code === 0 && stdout.length > 0;
    }
    catch {
        return false;
    }
}
/** Settings that take its programs from every filter; undefined where a name cannot be written on a command line. */
async function withoutFilters(place) {
    const listed = await (0,runner/* askGit */.gG)(place, ['config', '--list', '--show-scope', '-z', '--includes']);
    if (listed.code !== 0)
        return undefined;
    const names = (0,configuration/* readConfiguration */.TD)(listed.stdout.toString()).map(({ name }) => name);
    const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const off = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(off).flatMap((setting) => ['-c', setting]);
}

// EXTERNAL MODULE: ./build/service/embedded.js + 32 modules
var embedded = __webpack_require__(30);
// EXTERNAL MODULE: ./build/session.js + 3 modules
var build_session = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/steps/surroundings.js + 4 modules
var surroundings = __webpack_require__(6397);
;// CONCATENATED MODULE: ./build/cli/embedded.js
/** `run --embedded`: starts the embedded service over one checkout, whose commit is scanned and judged. */






async function embeddedTarget({ session, flags, workerUrl }, settings) {
    const { source, sha } = await (0,embedded/* readHead */.zy)((0,external_node_path_.resolve)(session.folder, flags.positionals[0] ?? '.'));
    const { branch } = source.pin;
    const { vcsUrl: repositoryUrl, defaultBranch } = source;
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'commit', branch, sha, repositoryUrl, defaultBranch });
    const context = await (0,read_context/* readContext */.y)({ variables: session.env, folder: source.path }, hints);
    const service = await (0,embedded/* startEmbedded */.H1)({ sources: [source], port: 0, database: ':memory:', workerUrl, version: build_session/* version */.rE });
    const [repository] = service.repositories;
    const { baseUrl, apiKey } = service;
    return {
        settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
        context,
        defaultBranch: context.defaultBranch ?? defaultBranch,
        opening: [
            `${branch} at ${sha.slice(0, 12)}, scanned here by the embedded service`,
            ...(await uncommitted(source.path)),
        ],
        end: () => service.stop(),
    };
}
async function uncommitted(path) {
    return (await hasUncommitted(path)) ? ['Changes that are not committed are not scanned'] : [];
}


/***/ })

};
