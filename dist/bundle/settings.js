export { c as judgeSettings } from "./start.js";
