export { t as loadPolicy } from "./policy.js";
