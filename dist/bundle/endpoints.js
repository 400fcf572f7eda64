import { B as isSeverityList, V as routes, sn as severityFilters } from "./start.js";
import { A as _lte, h as _gte, s as _coercedNumber } from "./api.js";
import { b as strictObject, f as nullish, g as partial, h as optional, i as boolean, l as looseObject, n as _enum, p as number$1, r as array, s as int, t as ZodMiniNumber, v as record, w as unknown, x as string, y as refine } from "./schemas2.js";
import { _ as scanStarted, a as made, b as violationDetail, c as repositoryItem, f as scanDetail, g as scanRequest, l as repositorySettings, m as scanItem, o as openEnum, r as identifier, s as repositoryDetail, v as suppression, x as violationItem, y as timestamp } from "./schemas3.js";
// node_modules/zod/v4/mini/coerce.js
function number(params) {
	return _coercedNumber(ZodMiniNumber, params);
}
// src/api/account-schemas.ts
var organization = made(() => looseObject({
	id: identifier,
	name: string(),
	slug: string(),
	planType: openEnum(["FREE", "PRO"]),
	isPersonal: boolean(),
	usageBalance: number$1(),
	createdAt: timestamp,
	updatedAt: timestamp
}));
var keyValidation = made(() => looseObject({
	valid: boolean(),
	user: nullish(partial(looseObject({
		id: string(),
		email: string(),
		name: string()
	}))),
	organizations: nullish(array(unknown())),
	permissions: nullish(array(string())),
	authenticatedAt: nullish(timestamp)
}));
var cliInformation = made(() => looseObject({
	cli: looseObject({
		name: string(),
		version: string(),
		supportedPlatforms: array(string()),
		supportedArchitectures: array(string())
	}),
	api: looseObject({
		version: string(),
		baseUrl: string(),
		endpoints: record(string(), unknown())
	}),
	supportedFormats: array(string()),
	supportedProviders: array(string()),
	capabilities: record(string(), unknown())
}));
var health = made(() => looseObject({
	status: string(),
	version: optional(string()),
	timestamp: optional(timestamp),
	services: optional(record(string(), string()))
}));
// src/api/endpoints.ts
var parameters = {
	page: () => number().check(int(), _gte(1)),
	limit: () => number().check(int(), _gte(1), _lte(100)),
	text: () => string(),
	severities: () => string().check(refine(isSeverityList, { error: `expected a comma-separated list of ${severityFilters.join(", ")}` }))
};
function querySchema(query) {
	const shape = Object.entries(query).map(([name, kind]) => [name, optional(typeof kind === "string" ? parameters[kind]() : _enum(kind))]);
	return strictObject(Object.fromEntries(shape));
}
var endpoints = {
	listOrganizations: {
		...routes.listOrganizations,
		querySchema: made(() => querySchema(routes.listOrganizations.query)),
		answer: organization
	},
	validateKey: {
		...routes.validateKey,
		answer: keyValidation
	},
	getCliInfo: {
		...routes.getCliInfo,
		answer: cliInformation
	},
	getHealth: {
		...routes.getHealth,
		answer: health
	},
	listRepositories: {
		...routes.listRepositories,
		querySchema: made(() => querySchema(routes.listRepositories.query)),
		answer: repositoryItem
	},
	getRepository: {
		...routes.getRepository,
		answer: repositoryDetail
	},
	updateRepository: {
		...routes.updateRepository,
		body: repositorySettings,
		answer: unknown
	},
	listScans: {
		...routes.listScans,
		querySchema: made(() => querySchema(routes.listScans.query)),
		answer: scanItem
	},
	startScan: {
		...routes.startScan,
		body: scanRequest,
		answer: scanStarted
	},
	getScan: {
		...routes.getScan,
		answer: scanDetail
	},
	listViolations: {
		...routes.listViolations,
		querySchema: made(() => querySchema(routes.listViolations.query)),
		answer: violationItem
	},
	getViolation: {
		...routes.getViolation,
		answer: violationDetail
	},
	suppressViolation: {
		...routes.suppressViolation,
		body: suppression,
		answer: unknown
	}
};
export { endpoints as t };
