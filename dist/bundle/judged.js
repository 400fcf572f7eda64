import { Gt as severities, Kn as inconclusiveReasons, Rt as isOfScan } from "./start.js";
import { n as isOpen } from "./evidence.js";
import { n as exceptionFor, r as reviewExceptions, t as concernedBy } from "./exceptions.js";
import { l as ownersOf } from "./rule.js";
import { t as worstFirst } from "./ranking.js";
import { n as adviceText } from "./advice.js";
import { n as isOnChangedLine, t as isDisclosed } from "./disclosure.js";
import { n as countOf } from "./tally.js";
// src/report/judged.ts
function withJudgement(report, judged, disclosure) {
	const { evidence, judgement, policy } = judged;
	const { effects } = judgement;
	const isShown = (finding) => effects.has(finding.id) || isOfScan(finding, evidence.counts);
	const own = [];
	const all = evidence.findings.map((finding) => {
		if (!isCurrent(finding) || !isShown(finding)) return finding;
		const shown = shownFinding(finding, judged, disclosure);
		own.push(shown);
		return shown;
	});
	const exceptions = reviewExceptions(own, policy.exceptions, policy.today);
	const changes = disclosure.changes ?? evidence.changes;
	const shown = {
		...report,
		verdict: judgement.verdict,
		reason: judgement.reason,
		message: messageOf(judgement),
		hint: hintOf(judgement),
		rules: judgement.rules,
		warnings: judgement.warnings,
		evidence: {
			...evidence,
			findings: all
		},
		scan: report.scan && {
			...report.scan,
			counts: evidence.counts
		},
		base: evidence.base && {
			scanId: evidence.base.scanId,
			branch: evidence.base.branch,
			counts: evidence.base.counts
		},
		scope: policy.scope,
		uncovered: judgement.uncovered,
		today: policy.today,
		exceptions,
		ending: endingHere(exceptions.expiring, {
			changes,
			findings: own,
			isProposed: report.pullRequest !== void 0
		}),
		findings: worstFirst(own, effects),
		elsewhereCount: countOf(evidence.findings, isCurrent) - own.length,
		listedSeverities: severities.filter((severity) => evidence.lists[severity]?.stands === true)
	};
	return shown.verdict === "failed" ? {
		...shown,
		hint: adviceText(shown)
	} : shown;
}
function shownFinding(finding, { evidence, judgement, policy, isGivenAway = false }, disclosure) {
	const { effects, warned, broken, leftOut, news } = judgement;
	const { id } = finding;
	const owners = ownersOf(finding, policy.codeOwners);
	const [warnedBy, brokenRules, left] = [
		warned.get(id),
		broken.get(id),
		leftOut.get(id)
	];
	const { novelty, isLeft } = news.get(id) ?? {};
	return Object.assign(isGivenAway ? finding : { ...finding }, {
		effect: effects.get(id) ?? "none",
		disclosed: isDisclosed(finding, disclosure),
		exception: coveringException(finding, policy),
		...owners && { owners },
		...warnedBy && { warnedBy },
		...brokenRules && { brokenRules },
		...left && { leftOut: left },
		...novelty && { novelty },
		...isLeft !== void 0 && { isLeft },
		...isOnChangedLine(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }
	});
}
function endingHere(expiring, { changes, findings, isProposed }) {
	if (changes === void 0) return isProposed ? [] : expiring;
	return concernedBy(expiring, changes, findings);
}
function isCurrent(finding) {
	return finding.status !== "FIXED" || isOpen(finding);
}
function coveringException(finding, { exceptions, today }) {
	const { answer, exception } = exceptionFor(finding, exceptions, today);
	return answer === "yes" ? exception : void 0;
}
function messageOf({ verdict, reason, rules, doubt, uncovered }) {
	if (reason === "not-covered") return doubt ?? inconclusiveReasons[reason].meaning;
	const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
	return [...rules.length === 0 ? ["nothing can block: no rule is on"] : deciding, uncovered ?? []].flat().join("; ");
}
function hintOf({ verdict, reason }) {
	if (verdict !== "inconclusive") return void 0;
	return inconclusiveReasons[reason === "not-covered" ? reason : "evidence"].hint;
}
export { withJudgement as t };
