import { a as made, r as identifier, y as timestamp } from "./schemas3.js";
import { h as _gte } from "./api.js";
import { b as strictObject, c as literal, d as nullable, n as _enum, s as int, x as string } from "./schemas2.js";
import { dn as violationStatuses, fn as violationTypes, ln as severityWords } from "./start.js";
// src/service/webhooks/payloads.ts
var count = int().check(_gte(0));
var counts = strictObject({
	critical: count,
	high: count,
	medium: count,
	low: count
});
var scan = {
	scan_id: identifier,
	repository: string()
};
var violation = {
	violation_id: identifier,
	repository: string(),
	repository_id: identifier,
	scan_id: nullable(identifier),
	branch: nullable(string()),
	title: string(),
	severity: _enum(severityWords),
	type: _enum(violationTypes),
	status: _enum(violationStatuses),
	file_path: nullable(string()),
	line_number: nullable(int()),
	first_detected: timestamp
};
var member = { member: strictObject({ email: string() }) };
var data = {
	"scan.completed": made(() => strictObject({
		...scan,
		status: literal("COMPLETED"),
		violations: counts
	})),
	"scan.failed": made(() => strictObject({
		...scan,
		status: literal("FAILED"),
		error: string()
	})),
	"violation.created": made(() => strictObject(violation)),
	"violation.fixed": made(() => strictObject(violation)),
	"repository.connected": made(() => strictObject({
		repository_id: identifier,
		repository: string(),
		vcs_url: string(),
		vcs_provider: string(),
		default_branch: string()
	})),
	"member.invited": made(() => strictObject(member)),
	"member.added": made(() => strictObject(member))
};
var eventNames = Object.keys(data);
var eventMeanings = {
	"scan.completed": "a scan finished",
	"scan.failed": "a scan ended with an error",
	"violation.created": "a new violation was found, or one that was fixed is back",
	"violation.fixed": "no branch has the violation any more",
	"repository.connected": "a repository was added",
	"member.invited": "a team member was invited; never sent, because this service knows no members",
	"member.added": "a team member joined; never sent, because this service knows no members"
};
var neverSent = ["member.invited", "member.added"];
function payloadSchema(event) {
	return strictObject({
		event: literal(event),
		timestamp,
		data: data[event]()
	});
}
export { payloadSchema as i, eventNames as n, neverSent as r, eventMeanings as t };
