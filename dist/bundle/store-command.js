export { t as checkName, n as columns, r as listed, i as runVerb } from "./store-command2.js";
