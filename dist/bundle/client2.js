export { t as createGithubClient } from "./client.js";
