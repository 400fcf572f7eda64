export { t as GitHub } from "./utils.js";
