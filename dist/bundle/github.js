import { a as Context, r as getOctokitOptions, t as GitHub } from "./utils.js";
new Context();
function getOctokit(token, options, ...additionalPlugins) {
	return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
}
export { getOctokit };
