export { r as run } from "./run2.js";
