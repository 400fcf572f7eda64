import { An as fitSummary, Fn as markdownBlock, Gt as severities, Hn as neutralLine, In as markdownCode, J as marksInCheckRun, Mn as cut, Pn as jsonText, Tn as createStopwatch, Un as GateError, Vn as neutralBlock, X as withClient, Z as isAmbiguous, jn as batched, nt as refusedWith, on as scanTypes, q as refusalOf, wn as createClock, zn as markdownText } from "./start.js";
import { _ as string, a as array, d as number$1, i as _enum, l as looseObject, x as unknown, y as tuple } from "./schemas.js";
import { t as agentPieces } from "./agent2.js";
import { C as remediationOf, E as severityName, F as standings, O as standingOf, P as whyLines, S as rankedFindings, _ as firstSentence, a as openCounts, b as mayBeSecret, d as diagnosticLines, f as durationText, g as factsOf$1, h as exceptionWord, j as uncoveredTypes, k as statusWord, l as cweOf, u as descriptionOf, w as requestCount, y as labelWord } from "./standing.js";
import { i as introText, n as decidingFindings, s as standingCounts, t as blockingCount } from "./numbers.js";
import { a as helpUrl, c as shownRules, i as shownOwners, l as warningLines, r as ownedText, s as leftOutLines } from "./owners.js";
import { i as sizeOf, r as packagesOf, t as groupPackages } from "./packages.js";
import { a as plural, n as countOf, o as severityNames, s as severityWords } from "./tally.js";
import { a as lineText, c as proseText, i as html, l as textOf$1, n as dataPieces, o as nothing, r as embeddedJson, s as ownElement, t as blockText } from "./markup.js";
import { c as fold, d as leftOutLine, l as bytesOf, n as conclusionOf, o as startCheckRun, r as endCheckRun, s as summary, t as completeCheckRun, u as annotations } from "./check-run.js";
import { n as roleOfPath, r as roleWords, t as fileRoles } from "./file-role.js";
import { a as linkedPlace, c as safeRepositoryUrl, i as encodePath, l as safeSha, n as displayPath, o as safeLine, r as displayPlace, s as safeRelativePath, u as withoutUserInfo } from "./place.js";
import { n as exceptionText } from "./exception-terms.js";
import { t as provenCount } from "./verdict.js";
import { i as exceptionsPage, t as adviceOf } from "./advice.js";
import { i as shownVerdict, r as sentenceOf } from "./sentence.js";
import { r as reportPieces } from "./json2.js";
import { t as jsonPieces } from "./pieces.js";
import { r as isSuppressed } from "./evidence.js";
import { a as repositoryPurl, i as purlText, r as parsePurl } from "./purl.js";
import { n as idsOf } from "./statement.js";
import { i as neededLines, n as storyLines, r as decisionLines, t as closingLine } from "./story.js";
import { n as timingRows, r as timingTitle, t as timingLines } from "./timings.js";
import { r as keyOf } from "./identity.js";
import { n as writeWithin } from "./whole-file.js";
import { s as normalPath } from "./changes.js";
var { promisify } = process.getBuiltinModule("node:util");
var { mkdir, mkdtemp } = process.getBuiltinModule("node:fs/promises");
var { closeSync, openSync, readSync, unlinkSync, writeSync } = process.getBuiltinModule("node:fs");
var { isAbsolute, join, relative, resolve } = process.getBuiltinModule("node:path");
var { createHash, randomUUID } = process.getBuiltinModule("node:crypto");
var { deflateRawSync, gzip, inflateRawSync } = process.getBuiltinModule("node:zlib");
// src/report/html/assets.ts
var script = [
	"\"use strict\";",
	"(function() {",
	"	// src/report/html/anchor.ts",
	"	function anchorOf(id) {",
	"		return /^[\\w.-]{1,80}$/.test(id) ? `finding-${id}` : void 0;",
	"	}",
	"	function byId(id, kind = HTMLElement) {",
	"		const found = document.getElementById(id);",
	"		if (found instanceof kind) return found;",
	"		throw new Error(`the page has no ${kind.name} #${id}`);",
	"	}",
	"	function element(name, attributes, ...children) {",
	"		const node = document.createElement(name);",
	"		for (const [key, value] of Object.entries(attributes)) if (value !== void 0) node.setAttribute(key, value);",
	"		node.append(...children.filter((child) => child !== void 0));",
	"		return node;",
	"	}",
	"	const choiceKeys = [",
	"		\"type\",",
	"		\"standing\",",
	"		\"label\",",
	"		\"role\",",
	"		\"owner\"",
	"	];",
	"	function findControls() {",
	"		return {",
	"			query: byId(\"query\", HTMLInputElement),",
	"			chips: [...document.querySelectorAll(\"input[name=\\\"severity\\\"]\")],",
	"			selects: choiceKeys.map((key) => ({",
	"				key,",
	"				select: byId(key, HTMLSelectElement)",
	"			}))",
	"		};",
	"	}",
	"	function readFilter({ query, chips, selects }) {",
	"		const terms = query.value.toLowerCase().split(/\\s+/).filter(Boolean);",
	"		const severities = new Set(chips.filter((chip) => chip.checked).map((chip) => chip.value));",
	"		const choices = selects.map(({ key, select }) => ({",
	"			key,",
	"			value: select.value",
	"		})).filter(({ value }) => value !== \"\");",
	"		if (terms.length + severities.size + choices.length === 0) return void 0;",
	"		return ({ row, text }) => (severities.size === 0 || severities.has(row.severity)) && choices.every(({ key, value }) => isOf(row, key, value)) && terms.every((term) => text.includes(term));",
	"	}",
	"	function isOf(row, key, value) {",
	"		return key === \"owner\" ? row.owners?.includes(decodeURIComponent(value)) === true : row[key] === value;",
	"	}",
	"	function clearControls({ query, chips, selects }) {",
	"		query.value = \"\";",
	"		for (const chip of chips) chip.checked = false;",
	"		for (const { select } of selects) select.value = \"\";",
	"	}",
	"	function searchText({ title, path, id, cwe }) {",
	"		return [",
	"			title,",
	"			path,",
	"			id,",
	"			cwe",
	"		].filter(Boolean).join(\"\\n\").toLowerCase();",
	"	}",
	"	function itemsOf(matching) {",
	"		const packages = packagesOf(matching);",
	"		return matching.flatMap((entry) => {",
	"			const own = packages.get(entry.row.pack);",
	"			if (own === void 0 || own.members.length === 1) return [{",
	"				entry,",
	"				members: void 0",
	"			}];",
	"			return own.worst === entry ? [{",
	"				entry,",
	"				members: own.members",
	"			}] : [];",
	"		});",
	"	}",
	"	function packagesOf(matching) {",
	"		const packages = new Map();",
	"		for (const entry of matching) {",
	"			if (entry.row.pack === void 0) continue;",
	"			const own = packages.get(entry.row.pack);",
	"			if (own === void 0) packages.set(entry.row.pack, {",
	"				worst: entry,",
	"				members: [entry]",
	"			});",
	"			else {",
	"				own.members.push(entry);",
	"				if (entry.index < own.worst.index) own.worst = entry;",
	"			}",
	"		}",
	"		return packages;",
	"	}",
	"	function sizeOf({ members }) {",
	"		return members?.length ?? 1;",
	"	}",
	"	function number(value) {",
	"		return value.toLocaleString(\"en-US\");",
	"	}",
	"	function capital(text) {",
	"		return text.charAt(0).toUpperCase() + text.slice(1);",
	"	}",
	"	function findingElements(head, entry, state) {",
	"		const row = rowElement(head, entry, state);",
	"		return state.isOpen ? [row, detailElement(head, entry)] : [row];",
	"	}",
	"	function rowElement(head, { row, index }, { isOpen, pack }) {",
	"		return element(\"tr\", {",
	"			role: \"row\",",
	"			class: [",
	"				\"row\",",
	"				\"js\",",
	"				isOpen ? \"opened\" : \"\",",
	"				pack === void 0 ? \"\" : \"member\"",
	"			].filter((name) => name !== \"\").join(\" \"),",
	"			id: anchorOf(row.id),",
	"			\"data-index\": String(index),",
	"			\"data-member-of\": pack === void 0 ? void 0 : String(pack)",
	"		}, ...cells(head, row, [openButton(row.title, isOpen, isOpen ? detailId(index) : void 0), subtitle(row.cwe)]));",
	"	}",
	"	function packageElement(head, row, state) {",
	"		const { title, isOpen } = state;",
	"		const pack = row.pack ?? 0;",
	"		return element(\"tr\", {",
	"			role: \"row\",",
	"			class: isOpen ? \"row js opened\" : \"row js\",",
	"			\"data-pack\": String(pack)",
	"		}, ...cells(head, row, [openButton(title, isOpen, void 0), subtitle(head.packages[pack]?.update)]));",
	"	}",
	"	function cells(head, row, title) {",
	"		return [",
	"			cell(\"severity\", severityElement(head, row)),",
	"			cell(\"title\", ...title),",
	"			cell(\"path\", placeElement(head, row), subtitle(head.roles[row.role]), ownersElement(row)),",
	"			cell(\"type\", row.type),",
	"			cell(\"standing\", element(\"span\", { class: `standing s-${row.standing.replace(\" \", \"-\")}` }, capital(row.standing))),",
	"			cell(\"label\", capital(row.label)),",
	"			cell(\"cvss\", row.cvss?.toFixed(1)),",
	"			cell(\"epss\", row.epss === void 0 ? void 0 : `${row.epss} %`)",
	"		];",
	"	}",
	"	function cell(key, ...children) {",
	"		return element(\"td\", {",
	"			role: \"cell\",",
	"			class: `c-${key}`",
	"		}, ...children);",
	"	}",
	"	function subtitle(text) {",
	"		return text === void 0 ? void 0 : element(\"span\", { class: \"sub\" }, text);",
	"	}",
	"	function ownersElement({ owners }) {",
	"		return owners === void 0 ? void 0 : element(\"span\", { class: \"sub owner\" }, owners.join(\" \"));",
	"	}",
	"	function severityElement({ severities }, { severity }) {",
	"		const name = severities.find(([each]) => each === severity)?.[1];",
	"		return element(\"span\", { class: `severity ${severity.toLowerCase()}` }, name);",
	"	}",
	"	function openButton(title, isOpen, controls) {",
	"		return element(\"button\", {",
	"			type: \"button\",",
	"			class: \"open\",",
	"			\"aria-expanded\": String(isOpen),",
	"			\"aria-controls\": controls",
	"		}, title);",
	"	}",
	"	function placeElement({ linkBase }, { path, line, link }) {",
	"		if (path === void 0) return void 0;",
	"		const text = line === void 0 ? path : `${path}:${line}`;",
	"		if (link === void 0 || linkBase === void 0) return element(\"span\", { class: \"mono\" }, text);",
	"		return element(\"a\", {",
	"			class: \"mono\",",
	"			href: linkBase + link,",
	"			rel: \"noopener noreferrer\"",
	"		}, text);",
	"	}",
	"	function detailId(index) {",
	"		return `detail-${index}`;",
	"	}",
	"	function detailElement({ words }, { row, index }) {",
	"		const sheet = element(\"div\", { class: \"sheet\" }, textsElement(words, row), factsElement(words, row));",
	"		return element(\"tr\", {",
	"			role: \"row\",",
	"			class: \"detail js\",",
	"			id: detailId(index)",
	"		}, element(\"td\", {",
	"			role: \"cell\",",
	"			colspan: \"8\"",
	"		}, sheet));",
	"	}",
	"	function textsElement(words, row) {",
	"		const texts = element(\"div\", { class: \"texts\" });",
	"		const add = (word, ...nodes) => texts.append(element(\"h3\", {}, words[word]), ...nodes);",
	"		if (row.description !== void 0) add(\"description\", ...row.description.map(passageElement));",
	"		if (row.snippet !== void 0) add(\"snippet\", codeElement(row.snippet, row.line));",
	"		if (row.remediation !== void 0) add(\"remediation\", ...row.remediation.map(passageElement));",
	"		const note = row.withheld ?? (texts.childElementCount === 0 ? \"none\" : void 0);",
	"		if (note !== void 0) texts.append(element(\"p\", { class: \"note\" }, words[note]));",
	"		return texts;",
	"	}",
	"	function passageElement(part) {",
	"		return typeof part === \"string\" ? element(\"div\", { class: \"prose\" }, part) : codeElement(part[0], void 0);",
	"	}",
	"	function codeElement(snippet, line) {",
	"		return element(\"pre\", {",
	"			class: \"code\",",
	"			tabindex: \"0\"",
	"		}, element(\"code\", {}, ...snippet.split(\"\\n\").map((text, index) => element(\"span\", { \"data-n\": line === void 0 ? void 0 : String(line + index) }, `${text}\\n`))));",
	"	}",
	"	function factsElement(words, row) {",
	"		return element(\"dl\", { class: \"facts\" }, ...[",
	"			[\"Id\", row.id],",
	"			[\"Severity\", row.guessed && words.guessed],",
	"			[\"Status\", row.status],",
	"			[\"Owner\", row.owners?.join(\" \")],",
	"			[\"First detected\", row.first],",
	"			[\"Last seen\", row.last],",
	"			[\"Exception\", row.exception],",
	"			[\"Named\", row.unnamed && words.unnamed]",
	"		].filter(([, fact]) => fact !== void 0).map(([term, fact]) => element(\"div\", {}, element(\"dt\", {}, term), element(\"dd\", {}, fact))));",
	"	}",
	"	function rowNear(node) {",
	"		const detail = node.closest(\"tr.detail\");",
	"		const row = detail === null ? node.closest(\"tr.row\") : detail.previousElementSibling;",
	"		return row instanceof HTMLElement ? row : void 0;",
	"	}",
	"	function rowOf({ body }, index) {",
	"		return body.querySelector(`tr.row[data-index=\"${index}\"]`) ?? void 0;",
	"	}",
	"	function focusRow(row) {",
	"		row?.querySelector(\".open\")?.focus();",
	"	}",
	"	function toggle(table, row) {",
	"		const { index, pack } = row.dataset;",
	"		if (index !== void 0) setOpen(table, Number(index), !table.opened.has(Number(index)));",
	"		if (pack !== void 0) setUnfolded(table, Number(pack), !table.unfolded.has(Number(pack)));",
	"	}",
	"	function close(table, row) {",
	"		const index = Number(row.dataset.index);",
	"		if (table.opened.has(index)) {",
	"			setOpen(table, index, false);",
	"			focusRow(row);",
	"			return true;",
	"		}",
	"		const pack = Number(row.dataset.pack ?? row.dataset.memberOf);",
	"		if (!table.unfolded.has(pack)) return false;",
	"		setUnfolded(table, pack, false);",
	"		focusRow(packageRow(table, pack));",
	"		return true;",
	"	}",
	"	function setOpen(table, index, isOpen) {",
	"		const { data, entries, opened } = table;",
	"		const row = rowOf(table, index);",
	"		const entry = entries[index];",
	"		if (row === void 0 || entry === void 0) return;",
	"		const button = showState(row, isOpen);",
	"		if (isOpen) {",
	"			opened.add(index);",
	"			row.after(detailElement(data, entry));",
	"			button?.setAttribute(\"aria-controls\", detailId(index));",
	"		} else {",
	"			opened.delete(index);",
	"			document.getElementById(detailId(index))?.remove();",
	"			button?.removeAttribute(\"aria-controls\");",
	"		}",
	"	}",
	"	function setUnfolded(table, pack, isUnfolded) {",
	"		const { data, items, opened, unfolded } = table;",
	"		const row = packageRow(table, pack);",
	"		const members = items.find(({ entry, members }) => members !== void 0 && entry.row.pack === pack)?.members;",
	"		if (row === void 0 || members === void 0) return;",
	"		showState(row, isUnfolded);",
	"		if (isUnfolded) {",
	"			unfolded.add(pack);",
	"			row.after(...members.flatMap((entry) => findingElements(data, entry, {",
	"				isOpen: opened.has(entry.index),",
	"				pack",
	"			})));",
	"		} else {",
	"			unfolded.delete(pack);",
	"			for (const { index } of members) {",
	"				document.getElementById(detailId(index))?.remove();",
	"				rowOf(table, index)?.remove();",
	"			}",
	"		}",
	"	}",
	"	function packageRow({ body }, pack) {",
	"		return body.querySelector(`tr.row[data-pack=\"${pack}\"]`) ?? void 0;",
	"	}",
	"	function showState(row, isOpen) {",
	"		const button = row.querySelector(\".open\");",
	"		button?.setAttribute(\"aria-expanded\", String(isOpen));",
	"		row.classList.toggle(\"opened\", isOpen);",
	"		return button;",
	"	}",
	"	function sortValue(data, key, row) {",
	"		switch (key) {",
	"			case \"severity\": return -data.severities.findIndex(([severity]) => severity === row.severity);",
	"			case \"title\": return row.title.toLowerCase();",
	"			case \"path\": return row.path?.toLowerCase();",
	"			case \"type\": return data.types.indexOf(row.type);",
	"			case \"standing\": return -data.standings.indexOf(row.standing);",
	"			case \"label\": return data.labels.indexOf(row.label);",
	"			case \"cvss\": return row.cvss;",
	"			case \"epss\": return row.epss;",
	"		}",
	"	}",
	"	const worstFirst = [",
	"		\"severity\",",
	"		\"standing\",",
	"		\"cvss\",",
	"		\"epss\"",
	"	];",
	"	function nextOrder(now, key) {",
	"		const first = worstFirst.includes(key) ? \"descending\" : \"ascending\";",
	"		if (now?.key !== key) return {",
	"			key,",
	"			direction: first",
	"		};",
	"		return now.direction === first ? {",
	"			key,",
	"			direction: first === \"ascending\" ? \"descending\" : \"ascending\"",
	"		} : void 0;",
	"	}",
	"	function sortEntries(entries, data, { key, direction }) {",
	"		const sign = direction === \"ascending\" ? 1 : -1;",
	"		const keyed = entries.map((entry) => ({",
	"			entry,",
	"			value: sortValue(data, key, entry.row)",
	"		}));",
	"		const lineOf = ({ row }) => key === \"path\" ? row.line ?? 0 : 0;",
	"		keyed.sort((a, b) => compare(a.value, b.value, sign) || sign * (lineOf(a.entry) - lineOf(b.entry)) || a.entry.index - b.entry.index);",
	"		return keyed.map(({ entry }) => entry);",
	"	}",
	"	function compare(a, b, sign) {",
	"		if (a === b) return 0;",
	"		if (a === void 0) return 1;",
	"		if (b === void 0) return -1;",
	"		return a < b ? -sign : sign;",
	"	}",
	"	function createTable(data) {",
	"		const entries = data.findings.map((row, index) => ({",
	"			row,",
	"			index,",
	"			text: searchText(row)",
	"		}));",
	"		return {",
	"			data,",
	"			controls: findControls(),",
	"			body: byId(\"rows\"),",
	"			entries,",
	"			order: void 0,",
	"			sorted: entries,",
	"			matching: entries,",
	"			items: itemsOf(entries),",
	"			limit: 100,",
	"			opened: new Set(),",
	"			unfolded: new Set(),",
	"			packSizes: sizesOf(entries),",
	"			drawn: 0,",
	"			frame: 0",
	"		};",
	"	}",
	"	function sizesOf(entries) {",
	"		const sizes = new Map();",
	"		for (const { row } of entries) sizes.set(row.pack, (sizes.get(row.pack) ?? 0) + 1);",
	"		return sizes;",
	"	}",
	"	function rowCount({ limit, items }) {",
	"		return Math.min(limit, items.length);",
	"	}",
	"	function shownCount(table) {",
	"		return table.items.slice(0, rowCount(table)).reduce((sum, item) => sum + sizeOf(item), 0);",
	"	}",
	"	function showStatus(table) {",
	"		byId(\"status\").textContent = `${countText(table)}, ${orderText(table)}`;",
	"		const { length } = table.matching;",
	"		const left = table.items.length - rowCount(table);",
	"		byId(\"more\").hidden = left <= 0;",
	"		byId(\"more-some\").textContent = `Show ${number(Math.min(100, left))} more`;",
	"		byId(\"more-all\").textContent = `Show all ${number(length)}`;",
	"		byId(\"more-all\").hidden = left <= 100;",
	"		byId(\"empty\").hidden = length > 0;",
	"	}",
	"	function countText(table) {",
	"		const shown = number(shownCount(table));",
	"		const all = number(table.data.total);",
	"		const { length } = table.matching;",
	"		return shownCount(table) < length && length < table.entries.length ? `${shown} of ${number(length)} matching shown, ${all} in all` : `${shown} of ${all} shown`;",
	"	}",
	"	function orderText({ order }) {",
	"		if (order === void 0) return \"worst first\";",
	"		return `by ${document.querySelector(`th[data-key=\"${order.key}\"]`)?.textContent?.toLowerCase()}, ${order.direction}`;",
	"	}",
	"	const firstChunk = 30;",
	"	const chunk = 500;",
	"	function refilter(table) {",
	"		const matches = readFilter(table.controls);",
	"		table.matching = matches === void 0 ? table.sorted : table.sorted.filter(matches);",
	"		table.items = itemsOf(table.matching);",
	"		byId(\"clear\", HTMLButtonElement).disabled = matches === void 0;",
	"		table.limit = 100;",
	"		draw(table);",
	"	}",
	"	function orderBy(table, order) {",
	"		table.order = order;",
	"		table.sorted = order === void 0 ? table.entries : sortEntries(table.entries, table.data, order);",
	"		refilter(table);",
	"	}",
	"	function draw(table, atOnce = firstChunk) {",
	"		table.drawn = 0;",
	"		table.body.replaceChildren();",
	"		showStatus(table);",
	"		extend(table, atOnce);",
	"	}",
	"	function extend(table, most) {",
	"		cancelAnimationFrame(table.frame);",
	"		const { drawn, items } = table;",
	"		const until = rowCount(table);",
	"		const end = Math.min(until, drawn + most);",
	"		table.body.append(...items.slice(drawn, end).flatMap((item) => elementsOf(table, item)));",
	"		table.drawn = end;",
	"		if (end < until) table.frame = requestAnimationFrame(() => extend(table, chunk));",
	"	}",
	"	function elementsOf({ data, opened, unfolded, packSizes }, { entry, members }) {",
	"		const { row } = entry;",
	"		if (members === void 0) return findingElements(data, entry, { isOpen: opened.has(entry.index) });",
	"		const isOpen = unfolded.has(row.pack ?? 0);",
	"		const all = `${number(packSizes.get(row.pack) ?? 0)} vulnerabilities`;",
	"		const count = members.length === packSizes.get(row.pack) ? all : `${number(members.length)} of ${all} match`;",
	"		const title = `${data.packages[row.pack ?? 0]?.name}: ${count}`;",
	"		const own = isOpen ? members : [];",
	"		return [packageElement(data, row, {",
	"			title,",
	"			isOpen",
	"		}), ...own.flatMap((member) => findingElements(data, member, {",
	"			isOpen: opened.has(member.index),",
	"			pack: row.pack",
	"		}))];",
	"	}",
	"	function grow(table, limit) {",
	"		const last = table.body.lastElementChild;",
	"		table.limit = limit;",
	"		showStatus(table);",
	"		extend(table, chunk);",
	"		const next = last?.nextElementSibling;",
	"		if (next instanceof HTMLElement) focusRow(next);",
	"	}",
	"	function listenToAddresses(table) {",
	"		showAddressed(table, location.hash);",
	"		addEventListener(\"hashchange\", () => showAddressed(table, location.hash));",
	"		document.addEventListener(\"click\", ({ target }) => {",
	"			const link = target instanceof Element ? target.closest(\"a[href^=\\\"#\\\"]\") : null;",
	"			if (link !== null) showAddressed(table, link.hash);",
	"		});",
	"	}",
	"	function showAddressed(table, hash) {",
	"		const entry = hash === \"\" ? void 0 : table.entries.find(({ row }) => `#${anchorOf(row.id)}` === hash);",
	"		if (entry === void 0) return;",
	"		if (!table.matching.includes(entry)) {",
	"			clearControls(table.controls);",
	"			refilter(table);",
	"		}",
	"		reveal(table, entry);",
	"		const row = rowOf(table, entry.index);",
	"		row?.scrollIntoView();",
	"		focusRow(row);",
	"	}",
	"	function reveal(table, entry) {",
	"		const place = table.items.findIndex((item) => item.members?.includes(entry) ?? item.entry === entry);",
	"		if (table.items[place]?.members !== void 0 && entry.row.pack !== void 0) table.unfolded.add(entry.row.pack);",
	"		table.opened.add(entry.index);",
	"		table.limit = Math.max(table.limit, place + 1);",
	"		draw(table, place + 1);",
	"	}",
	"	function listenToControls(table) {",
	"		const { query, chips, selects } = table.controls;",
	"		query.addEventListener(\"input\", () => refilter(table));",
	"		for (const control of [...chips, ...selects.map(({ select }) => select)]) control.addEventListener(\"change\", () => refilter(table));",
	"		for (const id of [\"clear\", \"clear-empty\"]) byId(id).addEventListener(\"click\", () => clear(table));",
	"		byId(\"more-some\").addEventListener(\"click\", () => grow(table, rowCount(table) + 100));",
	"		byId(\"more-all\").addEventListener(\"click\", () => grow(table, table.items.length));",
	"		table.body.addEventListener(\"click\", (event) => openClicked(table, event));",
	"		addEventListener(\"pageshow\", () => {",
	"			if (readFilter(table.controls) !== void 0) refilter(table);",
	"		});",
	"	}",
	"	function clear(table) {",
	"		clearControls(table.controls);",
	"		refilter(table);",
	"		table.controls.query.focus();",
	"	}",
	"	function openClicked(table, { target }) {",
	"		if (!(target instanceof Element) || target.closest(\"a\") !== null) return;",
	"		const row = target.closest(\"tr.row\");",
	"		if (row !== null && getSelection()?.isCollapsed !== false) toggle(table, row);",
	"	}",
	"	function addSortButtons(table) {",
	"		const heads = [...document.querySelectorAll(\"#table th[data-key]\")];",
	"		for (const head of heads) {",
	"			const button = element(\"button\", {",
	"				type: \"button\",",
	"				class: \"sort\"",
	"			}, head.textContent ?? \"\");",
	"			head.replaceChildren(button);",
	"			button.addEventListener(\"click\", () => {",
	"				const order = nextOrder(table.order, head.dataset.key);",
	"				for (const other of heads) other.removeAttribute(\"aria-sort\");",
	"				if (order !== void 0) head.setAttribute(\"aria-sort\", order.direction);",
	"				orderBy(table, order);",
	"			});",
	"		}",
	"	}",
	"	function listenToKeys(table) {",
	"		document.addEventListener(\"keydown\", (event) => {",
	"			if (!(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) && event.target instanceof HTMLElement && press(table, event.key, event.target)) event.preventDefault();",
	"		});",
	"	}",
	"	function press(table, key, node) {",
	"		const { query } = table.controls;",
	"		if (key === \"/\" && !isField(node)) {",
	"			query.focus();",
	"			query.select();",
	"			return true;",
	"		}",
	"		if (key === \"Escape\") return closeOrClear(table, node);",
	"		const isOnRow = node.matches(\".open\");",
	"		if (key === \"ArrowDown\" && (node === query || isOnRow)) return move(table, node, 1);",
	"		return key === \"ArrowUp\" && isOnRow && move(table, node, -1);",
	"	}",
	"	function isField(node) {",
	"		return node.matches(\"input:not([type=\\\"checkbox\\\"]), select, textarea\");",
	"	}",
	"	function move({ body, controls: { query } }, from, by) {",
	"		const buttons = [...body.querySelectorAll(\".open\")];",
	"		const target = buttons[from === query ? 0 : buttons.indexOf(from) + by];",
	"		if (target !== void 0) target.focus();",
	"		else if (by < 0) query.focus();",
	"		return true;",
	"	}",
	"	function closeOrClear(table, node) {",
	"		const { body, controls } = table;",
	"		const row = body.contains(node) ? rowNear(node) : void 0;",
	"		if (row !== void 0 && close(table, row)) return true;",
	"		if (node !== controls.query || controls.query.value === \"\") return false;",
	"		controls.query.value = \"\";",
	"		refilter(table);",
	"		return true;",
	"	}",
	"	const rowsMax = 1e3;",
	"	const detailsMax = 200;",
	"	function listenToPrinting(table) {",
	"		let screen;",
	"		addEventListener(\"beforeprint\", () => {",
	"			if (screen !== void 0) return;",
	"			screen = {",
	"				limit: table.limit,",
	"				opened: table.opened,",
	"				unfolded: table.unfolded",
	"			};",
	"			const blocking = table.matching.filter(({ row }) => row.standing === \"blocks\" || row.standing === \"may block\");",
	"			table.limit = Math.max(table.limit, rowsMax);",
	"			table.opened = new Set([...table.opened, ...blocking.slice(0, detailsMax).map(({ index }) => index)]);",
	"			table.unfolded = new Set(table.data.packages.keys());",
	"			draw(table, table.limit);",
	"		});",
	"		addEventListener(\"afterprint\", () => {",
	"			if (screen === void 0) return;",
	"			Object.assign(table, screen);",
	"			screen = void 0;",
	"			draw(table, table.limit);",
	"		});",
	"	}",
	"	function showThemeButton() {",
	"		const { dataset } = document.documentElement;",
	"		const button = byId(\"theme\");",
	"		const prefersDark = matchMedia(\"(prefers-color-scheme: dark)\");",
	"		const isDark = () => dataset.theme ? dataset.theme === \"dark\" : prefersDark.matches;",
	"		const show = () => {",
	"			button.textContent = isDark() ? \"Light theme\" : \"Dark theme\";",
	"		};",
	"		button.addEventListener(\"click\", () => {",
	"			dataset.theme = isDark() ? \"light\" : \"dark\";",
	"			show();",
	"		});",
	"		prefersDark.addEventListener(\"change\", show);",
	"		show();",
	"		button.hidden = false;",
	"	}",
	"	showThemeButton();",
	"	if (document.getElementById(\"rows\") !== null) {",
	"		const table = createTable(JSON.parse(byId(\"data\").textContent ?? \"\"));",
	"		addSortButtons(table);",
	"		listenToControls(table);",
	"		listenToKeys(table);",
	"		listenToPrinting(table);",
	"		byId(\"controls\").hidden = false;",
	"		refilter(table);",
	"		listenToAddresses(table);",
	"	}",
	"})();",
	""
].join("\n");
var style = [
	"/* The page: light and dark by light-dark(), narrow screens as cards, paper without controls. */",
	":root {",
	"  color-scheme: light dark;",
	"  --page: light-dark(#f5f6f8, #0e1217);",
	"  --card: light-dark(#ffffff, #161b22);",
	"  --sunk: light-dark(#f3f5f8, #10151b);",
	"  --text: light-dark(#18202c, #e4e9f0);",
	"  --soft: light-dark(#556072, #9caabb);",
	"  --line: light-dark(#dde2ea, #29323d);",
	"  --edge: light-dark(#8893a5, #677487);",
	"  --accent: light-dark(#2453c9, #8fb2ff);",
	"  --red: light-dark(#b3203a, #ff8a9b);",
	"  --red-tint: light-dark(#fdecef, #33171d);",
	"  --orange: light-dark(#9a4204, #ffb078);",
	"  --orange-tint: light-dark(#fff0e3, #33200f);",
	"  --yellow: light-dark(#785400, #efcb62);",
	"  --yellow-tint: light-dark(#fdf4d7, #2d250d);",
	"  --blue: light-dark(#1d5a91, #8cc8fb);",
	"  --blue-tint: light-dark(#e6f1fb, #10283c);",
	"  --grey: light-dark(#4b5667, #b4bfcd);",
	"  --grey-tint: light-dark(#edf0f4, #232b35);",
	"  --green: light-dark(#14683a, #7cd6a0);",
	"  --green-tint: light-dark(#e6f5ec, #10291b);",
	"  --sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Liberation Sans\", Arial, sans-serif;",
	"  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace;",
	"}",
	":root[data-theme=\"light\"] { color-scheme: light; }",
	":root[data-theme=\"dark\"] { color-scheme: dark; }",
	"*, ::before, ::after { box-sizing: border-box; }",
	"[hidden] { display: none !important; }",
	"html { scroll-padding-top: 3.5rem; }",
	"body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }",
	"h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }",
	"ul { list-style: none; }",
	"fieldset { border: 0; min-width: 0; }",
	"button, input, select { font: inherit; color: inherit; }",
	"a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }",
	"code, .mono, kbd { font-family: var(--mono); font-size: .875em; }",
	":focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }",
	".width, main { max-width: 1320px; margin: 0 auto; padding: 0 1.5rem; }",
	".hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }",
	"caption.hidden { display: block; }",
	".skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }",
	".skip:focus { top: .75rem; }",
	".note, .status, .legend { color: var(--soft); font-size: .875rem; }",
	".number { text-align: right; white-space: nowrap; }",
	"",
	".top { background: var(--card); border-bottom: 1px solid var(--line); }",
	".top .width { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding-block: .75rem; }",
	".brand { display: flex; align-items: center; gap: .5rem; font-weight: 650; letter-spacing: -.01em; }",
	".brand svg { width: 1.375rem; height: 1.375rem; }",
	".shield { fill: var(--accent); }",
	".bar-mark { stroke: var(--card); stroke-width: 2; stroke-linecap: round; }",
	".context { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; flex: 1; min-width: 0; font-size: .875rem; }",
	".context div { display: flex; gap: .4rem; min-width: 0; }",
	".context dt { color: var(--soft); }",
	".context dd { overflow-wrap: anywhere; font-weight: 550; }",
	".theme { margin-left: auto; padding: .3rem .8rem; background: none; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; color: var(--soft); cursor: pointer; }",
	".theme:hover { border-color: var(--edge); color: var(--text); }",
	"",
	"main { display: grid; gap: 1.5rem; padding-block: 2rem; }",
	".verdict { --tone: var(--grey); --tint: var(--grey-tint); display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem 1.5rem; padding: 1.75rem 2rem; background: var(--tint); border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); border-radius: 16px; }",
	".verdict.failed { --tone: var(--red); --tint: var(--red-tint); }",
	".verdict.passed { --tone: var(--green); --tint: var(--green-tint); }",
	".verdict.inconclusive { --tone: var(--yellow); --tint: var(--yellow-tint); }",
	".mark { width: 3.25rem; height: 3.25rem; fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }",
	".mark circle { fill: var(--tone, var(--grey)); stroke: none; }",
	".verdict h1 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; color: var(--tone); font-size: 2rem; line-height: 1.15; font-weight: 680; letter-spacing: -.02em; }",
	".badge { padding: .15rem .6rem; border: 1px solid currentColor; border-radius: 99px; font-size: .8125rem; font-weight: 600; letter-spacing: 0; }",
	".why { margin-top: .4rem; font-size: 1.0625rem; overflow-wrap: anywhere; }",
	".hint { margin-top: .6rem; overflow-wrap: anywhere; }",
	".hint b { margin-right: .35rem; color: var(--tone); font-weight: 650; }",
	".tally { grid-column: 2; display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; padding-top: 1.1rem; border-top: 1px solid color-mix(in srgb, var(--tone) 22%, transparent); }",
	".tally div { display: flex; flex-direction: column-reverse; }",
	".tally dd { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }",
	".tally dt { font-size: .8125rem; color: var(--soft); }",
	".verdict .tally dt { color: color-mix(in srgb, var(--text) 82%, var(--tint)); }",
	"",
	".pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }",
	".stack { columns: 2 26rem; column-gap: 1.5rem; }",
	".stack .panel { margin-bottom: 1.5rem; break-inside: avoid; }",
	".panel, .findings { min-width: 0; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }",
	"h2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 640; letter-spacing: -.01em; }",
	".panel h2 { margin-bottom: 1rem; }",
	".panel table { width: 100%; border-collapse: collapse; font-size: .9375rem; }",
	".panel th { font-weight: 500; text-align: left; }",
	".panel th.number { text-align: right; }",
	".panel thead th { padding-bottom: .4rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }",
	".panel tbody th, .panel tbody td { padding: .4rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }",
	".panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: 1rem; }",
	".counts .number { width: 5.5rem; }",
	".counts tbody th { width: 5rem; }",
	".counts .bar { min-width: 4rem; }",
	".counts svg { display: block; width: 100%; height: 1rem; align-self: center; }",
	".counts tbody td, .counts tbody th { vertical-align: middle; }",
	".unknown { color: var(--soft); font-size: .8125rem; }",
	".fill-track { fill: var(--grey-tint); }",
	".fill-critical { fill: light-dark(#c22f4b, #f0647b); }",
	".fill-high { fill: light-dark(#dd6d1f, #f09350); }",
	".fill-medium { fill: light-dark(#d6a412, #dcb544); }",
	".fill-low { fill: light-dark(#3f8ecf, #5fabea); }",
	".fill-info { fill: light-dark(#8793a6, #7f8b9c); }",
	".fill-base { fill: var(--edge); }",
	".legend { margin-top: .75rem; overflow-wrap: anywhere; }",
	".counts .swatch { display: inline-block; width: .7rem; height: .7rem; margin-right: .2rem; }",
	".gap { display: inline-block; width: 1.25rem; }",
	"",
	".rules { display: grid; gap: 1.1rem; }",
	".rules li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .8rem; overflow-wrap: anywhere; }",
	".rules li + li { padding-top: 1.1rem; border-top: 1px solid var(--line); }",
	".mark.small { width: 1.375rem; height: 1.375rem; stroke-width: 3; }",
	".mark.failed { --tone: var(--red); }",
	".mark.passed { --tone: var(--green); }",
	".mark.inconclusive { --tone: var(--yellow); }",
	".rule code { font-weight: 600; font-size: .9375rem; }",
	".rule-word { margin-left: .35rem; font-size: .8125rem; font-weight: 600; }",
	".rule-word.failed { color: var(--red); }",
	".rule-word.passed { color: var(--green); }",
	".rule-word.inconclusive { color: var(--yellow); }",
	".bounds { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .15rem 0 .3rem; font-size: .875rem; }",
	".bounds div { display: flex; gap: .35rem; }",
	".bounds dt { color: var(--soft); }",
	".bounds dd { font-weight: 640; }",
	".remedy { margin-top: .3rem; color: var(--soft); }",
	"",
	".findings { padding-inline: 0; padding-bottom: .5rem; }",
	".findings > :not(table) { margin-inline: 1.5rem; }",
	".section-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; }",
	".controls { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: .75rem 1rem; align-items: center; margin-bottom: .75rem; }",
	".search { position: relative; }",
	".search input { width: 100%; padding: .5rem 2.5rem .5rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }",
	".search input::placeholder { color: var(--soft); opacity: 1; }",
	".search kbd { position: absolute; right: .7rem; top: 50%; transform: translateY(-50%); pointer-events: none; }",
	".search input:not(:placeholder-shown) + kbd, .search input:focus + kbd { display: none; }",
	"kbd { display: inline-block; min-width: 1.4em; padding: 0 .35em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--card); color: var(--soft); font-size: .75rem; line-height: 1.5; text-align: center; }",
	".chips { display: flex; flex-wrap: wrap; gap: .4rem; }",
	".chip input { position: absolute; opacity: 0; pointer-events: none; }",
	".chip span { display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; cursor: pointer; }",
	".chip span::before { content: \"\"; width: .55rem; height: .55rem; border-radius: 2px; background: var(--tone); }",
	".chip b { font-weight: 600; color: var(--soft); }",
	".chip:hover span { border-color: var(--edge); }",
	".chip input:checked + span { background: var(--tint); border-color: var(--tone); color: var(--tone); font-weight: 600; }",
	".chip input:checked + span b { color: inherit; }",
	".chip input:checked + span::before { content: \"\u2713\"; width: auto; height: auto; background: none; line-height: 1; }",
	".chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }",
	".critical { --tone: var(--red); --tint: var(--red-tint); }",
	".high { --tone: var(--orange); --tint: var(--orange-tint); }",
	".medium { --tone: var(--yellow); --tint: var(--yellow-tint); }",
	".low { --tone: var(--blue); --tint: var(--blue-tint); }",
	".info { --tone: var(--grey); --tint: var(--grey-tint); }",
	".choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }",
	".selects { display: flex; flex-wrap: wrap; gap: .5rem; }",
	".select select, .selects button, .more button { padding: .4rem .7rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; cursor: pointer; }",
	".select select { max-width: 15rem; }",
	".selects button:hover:enabled, .more button:hover { border-color: var(--text); }",
	".selects button:disabled { border-color: var(--line); color: var(--soft); opacity: .75; cursor: default; }",
	".keys { text-align: right; color: var(--soft); font-size: .8125rem; }",
	".keys kbd:not(:first-child) { margin-left: .6rem; }",
	".keys kbd + kbd { margin-left: .15rem !important; }",
	".findings > .note { margin-bottom: .5rem; }",
	"",
	".findings table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: .9375rem; }",
	".findings th { position: sticky; top: 0; z-index: 1; padding: .45rem .6rem; background: var(--sunk); border-block: 1px solid var(--line); color: var(--soft); font-size: .8125rem; font-weight: 550; text-align: left; white-space: nowrap; }",
	".findings td { padding: .7rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }",
	".findings tr > :first-child { padding-left: 1.5rem; }",
	".findings tr > :last-child { padding-right: 1.5rem; }",
	".findings tbody tr:last-child td { border-bottom: 0; }",
	".findings tr.row:has(+ .detail) td { border-bottom: 0; }",
	".c-severity { width: 8rem; }",
	".c-path { width: 23%; }",
	".c-type { width: 6.75rem; }",
	".c-standing { width: 7rem; }",
	".c-label { width: 9rem; }",
	".c-cvss { width: 4.75rem; }",
	".c-epss { width: 6.25rem; }",
	"td.c-cvss, td.c-epss, th.c-cvss, th.c-epss { text-align: right; }",
	".sort { display: inline-flex; gap: .25rem; padding: 0; background: none; border: 0; font-weight: inherit; cursor: pointer; }",
	".sort:hover, th[aria-sort] .sort { color: var(--text); }",
	".sort::after { content: \"\u2195\"; opacity: .45; }",
	"th[aria-sort=\"ascending\"] .sort::after { content: \"\u2191\"; opacity: 1; }",
	"th[aria-sort=\"descending\"] .sort::after { content: \"\u2193\"; opacity: 1; }",
	".severity { display: inline-block; padding: .1rem .6rem; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: .8125rem; font-weight: 620; white-space: nowrap; }",
	".title, .open { font-weight: 560; }",
	".open { position: relative; display: block; width: 100%; padding: 0 0 0 1.15rem; background: none; border: 0; text-align: left; overflow-wrap: anywhere; cursor: pointer; }",
	".open::before { content: \"\"; position: absolute; left: .1rem; top: .5em; width: .4rem; height: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }",
	".open[aria-expanded=\"true\"]::before { transform: rotate(45deg); top: .4em; }",
	".open:hover { color: var(--accent); }",
	".sub { display: block; color: var(--soft); font-size: .8125rem; }",
	".open + .sub { padding-left: 1.15rem; }",
	".findings .mono { font-size: .8125rem; line-height: 1.5; }",
	".c-label { color: var(--soft); font-size: .875rem; }",
	"th.c-label { font-size: .8125rem; }",
	".standing.s-blocks { color: var(--red); font-weight: 620; }",
	".standing.s-may-block { color: var(--yellow); font-weight: 620; }",
	".standing.s-fixed, .standing.s-suppressed, .standing.s-excepted { color: var(--soft); }",
	"tr.member > .c-title { padding-left: 2rem; }",
	"div.member + div.member { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }",
	"div.member h3 { margin-top: .75rem; font-size: .9375rem; font-weight: 600; }",
	"tr.row.js:hover > td, tr.row.opened > td { background: var(--sunk); }",
	"tr.row.js { cursor: pointer; }",
	"tr.detail > td { padding-top: 0; }",
	"tr.detail.js > td { padding-top: .25rem; background: var(--sunk); }",
	"tr.detail.js > td { padding-bottom: 1.5rem; }",
	"details summary { width: fit-content; color: var(--soft); font-size: .8125rem; cursor: pointer; overflow-wrap: anywhere; }",
	".sheet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem); gap: 1rem 2rem; }",
	"details .sheet { margin-top: .75rem; }",
	".sheet h3 { margin: 1rem 0 .3rem; font-size: .8125rem; font-weight: 620; color: var(--soft); }",
	".sheet h3:first-child { margin-top: 0; }",
	".prose { max-width: 46rem; white-space: pre-wrap; overflow-wrap: anywhere; }",
	".texts > .note:not(:first-child) { margin-top: 1rem; }",
	".prose + .prose, .prose + .code, .code + .prose { margin-top: .6rem; }",
	".code { margin: 0; padding: .7rem 0; overflow: auto; max-height: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; font: .8125rem/1.6 var(--mono); tab-size: 4; }",
	".code code { display: block; width: max-content; min-width: 100%; font-size: inherit; }",
	".code span { display: block; min-height: 1.6em; padding: 0 1rem; white-space: pre; }",
	".code span[data-n]::before { content: attr(data-n); display: inline-block; min-width: 3ch; margin-right: 1.25rem; color: var(--soft); text-align: right; user-select: none; }",
	".facts { display: grid; gap: .3rem; align-content: start; font-size: .875rem; }",
	".facts div { display: grid; grid-template-columns: minmax(6.5rem, 2fr) 5fr; gap: .75rem; }",
	".facts dt { color: var(--soft); overflow-wrap: anywhere; }",
	".facts dd { overflow-wrap: anywhere; }",
	".sheet .facts div { grid-template-columns: 1fr; gap: 0; }",
	".sheet .facts dt { font-size: .8125rem; }",
	".sheet .facts { gap: .55rem; }",
	".empty { padding: 1.5rem 0; color: var(--soft); }",
	".link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; }",
	".more { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; padding: 1rem 0; }",
	"",
	".scroll { overflow-x: auto; }",
	".wide td, .wide th { min-width: 6rem; overflow-wrap: anywhere; }",
	".wide td:last-child { min-width: 14rem; }",
	".panel .date { white-space: nowrap; }",
	".urgent { color: var(--red); font-weight: 600; }",
	".coverage { display: grid; gap: .4rem; }",
	".coverage b { display: inline-block; min-width: 4.5rem; font-weight: 600; }",
	".coverage .covered span { color: var(--green); }",
	".coverage .partly-covered span { color: var(--yellow); }",
	".coverage .not-covered span { color: var(--red); }",
	".lines { display: grid; gap: .45rem; overflow-wrap: anywhere; }",
	".lines li { padding-left: 1rem; text-indent: -1rem; }",
	".lines li::before { content: \"\u2013\"; display: inline-block; width: 1rem; text-indent: 0; color: var(--soft); }",
	".audit { border-top: 1px solid var(--line); padding-block: 2rem 3rem; }",
	".audit h2 { margin-bottom: 1rem; }",
	".audit .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2.5rem; }",
	".audit .facts { font-size: .8125rem; }",
	".calls div { grid-template-columns: minmax(0, 4fr) 1fr; }",
	".blocking { overflow-wrap: anywhere; }",
	".blocking ol { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; }",
	".blocking li { min-width: 0; }",
	".blocking li + li { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }",
	".blocking h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .4rem .75rem; font-size: 1.0625rem; overflow-wrap: anywhere; }",
	".blocking h3 a { color: inherit; text-decoration: none; }",
	".blocking h3 a:hover { text-decoration: underline; }",
	".blocking .place { margin-top: .25rem; overflow-wrap: anywhere; }",
	".blocking .intro { margin-bottom: 1rem; }",
	".blocking p + p, .blocking p + .code { margin-top: .5rem; }",
	".no-cvss .c-cvss, .no-epss .c-epss, .no-label .c-label, .no-standing .c-standing, .no-owner .owner { display: none; }",
	"/* The page on narrow screens, on paper, and for those who asked for more contrast. */",
	"@media screen and (max-width: 960px) {",
	"  .controls { grid-template-columns: minmax(0, 1fr); }",
	"  .keys { display: none; }",
	"  .findings table, .findings thead, .findings tbody { display: block; }",
	"  .findings thead tr { display: flex; flex-wrap: wrap; gap: .4rem; padding: .6rem 1.5rem; border-block: 1px solid var(--line); background: var(--sunk); }",
	"  .findings thead th, .findings thead th:first-child, .findings thead th:last-child { position: static; width: auto; padding: 0; border: 0; background: none; }",
	"  .findings thead tr::before { content: \"Sort by\"; align-self: center; color: var(--soft); font-size: .8125rem; }",
	"  .sort { padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); }",
	"  .findings tr.row { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .9rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }",
	"  .findings tr.row td, .findings tr.row td:first-child, .findings tr.row td:last-child { width: auto; padding: 0; border: 0; text-align: left; }",
	"  .findings tr.row td:empty { display: none; }",
	"  .findings tr.row .c-title, .findings tr.row .c-path { flex: 0 0 100%; }",
	"  .findings tr.row .c-standing { order: -1; }",
	"  .findings tr.row .c-severity { order: -2; }",
	"  .c-type, .c-standing, .c-label, .c-cvss, .c-epss { font-size: .875rem; }",
	"  .findings tr.row td.c-cvss::before { content: \"CVSS \"; color: var(--soft); }",
	"  .findings tr.row td.c-epss::before { content: \"EPSS \"; color: var(--soft); }",
	"  .findings tr.row:has(+ .detail) { border-bottom: 0; padding-bottom: .4rem; }",
	"  .findings tr.row.opened { background: var(--sunk); }",
	"  .findings tr.row.member { padding-left: 2.5rem; }",
	"  .findings tr.detail { display: block; }",
	"  .findings tr.detail > td { display: block; padding: .25rem 1.5rem 1.25rem; border-bottom: 1px solid var(--line); }",
	"  .sheet { grid-template-columns: minmax(0, 1fr); }",
	"  .sheet .facts { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }",
	"}",
	"@media screen and (max-width: 560px) {",
	"  .width, main { padding-inline: 1rem; }",
	"  main, .pair { gap: 1rem; }",
	"  main { padding-block: 1rem 2rem; }",
	"  .stack .panel { margin-bottom: 1rem; }",
	"  .top .width { padding-inline: 1rem; }",
	"  .context { flex-basis: 100%; order: 3; }",
	"  .verdict { padding: 1.25rem; gap: .9rem 1rem; }",
	"  .verdict h1 { font-size: 1.625rem; }",
	"  .mark:not(.small) { width: 2.5rem; height: 2.5rem; }",
	"  .tally { grid-column: 1 / -1; gap: .6rem 1.5rem; }",
	"  .panel { padding: 1.1rem; }",
	"  .findings { padding-top: 1.1rem; }",
	"  .findings > :not(table) { margin-inline: 1.1rem; }",
	"  .findings thead tr, .findings tr.row { padding-inline: 1.1rem; }",
	"  .findings tr.detail > td { padding-inline: 1.1rem; }",
	"  .counts .number { width: auto; white-space: normal; }",
	"  .counts .bar { min-width: 2rem; }",
	"  .panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: .6rem; }",
	"  .counts tbody th { width: 4.25rem; }",
	"  .select, .select select { width: 100%; max-width: none; }",
	"  .selects { display: grid; grid-template-columns: 1fr 1fr; }",
	"}",
	"@media (prefers-contrast: more) {",
	"  :root { --line: var(--edge); --soft: var(--text); }",
	"}",
	"@media (forced-colors: active) {",
	"  .mark circle, .counts rect { forced-color-adjust: none; }",
	"  .chip input:checked + span { border-width: 2px; }",
	"}",
	"@media print {",
	"  :root, :root[data-theme] { color-scheme: light; font-size: 12px; }",
	"  @page { margin: 14mm 12mm; }",
	"  body { font-size: 12px; background: none; }",
	"  .width, main { max-width: none; padding-inline: 0; }",
	"  main { gap: 1rem; padding-block: 1rem; }",
	"  .skip, .theme, .controls, .more, .sort::after, .open::before { display: none !important; }",
	"  .verdict, .panel, .rules li, .code, .facts div { break-inside: avoid; }",
	"  h2, h3 { break-after: avoid; }",
	"  .verdict, .severity, .mark, .counts svg { print-color-adjust: exact; }",
	"  .verdict { padding: 1rem 1.25rem; }",
	"  .panel { padding: 1rem; }",
	"  .pair { gap: 1rem; grid-template-columns: 1fr 1fr; }",
	"  .findings { padding: 0; border: 0; }",
	"  .findings > :not(table) { margin-inline: 0; }",
	"  .findings table, .panel table { font-size: 11px; }",
	"  .findings th { position: static; padding-inline: .35rem; }",
	"  .findings td { padding: .4rem .35rem; }",
	"  .findings tr > :first-child { padding-left: .35rem; }",
	"  .findings tr > :last-child { padding-right: .35rem; }",
	"  .findings tr.row { break-inside: avoid; }",
	"  .findings tr.row:has(+ .detail) { break-after: avoid; }",
	"  .c-severity { width: 6.25rem; }",
	"  .c-type { width: 5rem; }",
	"  .c-standing { width: 5.5rem; }",
	"  .c-label { width: 7rem; }",
	"  .c-cvss { width: 3.6rem; }",
	"  .c-epss { width: 4.6rem; }",
	"  .open, .open + .sub { padding-left: 0; }",
	"  tr.row.opened > td, tr.detail.js > td { background: none; }",
	"  tr.detail.js > td { padding-bottom: 1.1rem; }",
	"  .sheet { grid-template-columns: minmax(0, 1fr) 13rem; gap: 1.5rem; }",
	"  .code { max-height: none; overflow: visible; }",
	"  .code code { width: auto; }",
	"  .code span { white-space: pre-wrap; overflow-wrap: anywhere; }",
	"  .code span[data-n] { padding-left: 4.5rem; text-indent: -3.5rem; }",
	"  .code span[data-n]::before { width: 2.5rem; min-width: 0; margin-right: 1rem; text-indent: 0; }",
	"  details::details-content { content-visibility: visible; display: block; block-size: auto; }",
	"  details summary { list-style: none; }",
	"  a { color: inherit; text-decoration: none; }",
	"  .audit { padding-block: 1rem; }",
	"}",
	""
].join("\n");
// src/report/html/anchor.ts
function anchorOf(id) {
	return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : void 0;
}
// src/report/html/passages.ts
function passages(text) {
	const found = [];
	let kind = "prose";
	let lines = [];
	const turn = (next) => {
		const passage = passageOf(kind, lines);
		if (passage !== void 0) found.push(passage);
		kind = next;
		lines = [];
	};
	for (const line of text.split("\n")) {
		const isBlank = line.trim() === "";
		const isIndented = /^(?: {4}|\t)/.test(line);
		if (/^```[^`]*$/.test(line)) {
			turn(kind === "fenced" ? "prose" : "fenced");
			continue;
		}
		if (kind === "indented" && !isIndented && !isBlank) turn("prose");
		if (kind === "prose" && isIndented && !isBlank && (lines.at(-1) ?? "").trim() === "") turn("indented");
		lines.push(kind === "indented" ? line.replace(/^(?: {4}|\t)/, "") : line);
	}
	turn("prose");
	return found;
}
function passageOf(kind, lines) {
	const first = lines.findIndex((line) => line.trim() !== "");
	if (first < 0) return void 0;
	const text = lines.slice(first).join("\n").trimEnd();
	return kind === "prose" ? text : [text];
}
// src/report/html/rows.ts
var titleMax = 300;
var pathMax = 400;
var idMax = 200;
var ownerMax = 100;
var textMax$1 = 8e3;
var rowBytesMax = 24e6;
var textBytesMax = 16e6;
var staticMax = 50;
var typeNames = {
	SAST: "SAST",
	AGENTIC_SAST: "Agentic SAST",
	SCA: "SCA",
	SECRET: "Secret",
	IAC: "IaC"
};
var typeOrder = [...Object.values(typeNames), "Unknown"];
var labelOrder = [
	"new in this scan",
	"seen by this scan",
	"perhaps of another branch",
	"of another branch"
];
var roleOrder = ["other", ...fileRoles];
var countedKeys = [
	"severity",
	"type",
	"standing",
	"label",
	"role"
];
function findingRows(report, { keep = (pieces) => [...pieces] }) {
	const ranked = [...rankedFindings(report.findings)];
	const packages = packagesOf(report, ranked);
	const rows = {
		first: [],
		packages: packages.map(packageRow),
		json: [],
		count: 0,
		counts: {
			severity: new Map(),
			type: new Map(),
			standing: new Map(),
			label: new Map(),
			role: new Map(),
			owner: new Map()
		},
		scored: {
			cvss: false,
			epss: false
		},
		total: ranked.length,
		textsLeftOut: 0
	};
	rows.json = keep(batched(rowPieces({
		report,
		ranked,
		packages
	}, rows)));
	return rows;
}
function* rowPieces({ report, ranked, packages }, rows) {
	const packOf = new Map(packages.flatMap((each, pack) => each.findings.map(({ id }) => [id, pack])));
	const items = new Set();
	const base = linkBase(report);
	const room = {
		rows: rowBytesMax,
		texts: textBytesMax
	};
	for (const finding of ranked) {
		const bare = bareRow(finding, base);
		const pack = packOf.get(finding.id);
		if (pack !== void 0) bare.pack = pack;
		const bareText = embeddedJson(bare);
		const bytes = bytesOf(bareText) + 1;
		if (bytes > room.rows) break;
		const full = withTexts(bare, finding, room.texts);
		const row = full ?? {
			...bare,
			withheld: "room"
		};
		const piece = row === bare ? bareText : embeddedJson(row);
		room.rows -= bytes;
		if (full === void 0) rows.textsLeftOut += 1;
		room.texts = full === void 0 ? 0 : room.texts - (bytesOf(piece) + 1 - bytes);
		yield rows.count === 0 ? piece : `,${piece}`;
		countRow$1(rows, row);
		if (items.size < staticMax) items.add(row.pack ?? row);
		if (items.has(row.pack ?? row)) rows.first.push(row);
	}
}
function countRow$1(rows, row) {
	rows.count += 1;
	for (const key of countedKeys) count(rows.counts[key], row[key]);
	for (const owner of row.owners ?? []) count(rows.counts.owner, owner);
	rows.scored.cvss ||= row.cvss !== void 0;
	rows.scored.epss ||= row.epss !== void 0;
}
function count(counts, value) {
	counts.set(value, (counts.get(value) ?? 0) + 1);
}
function packageRow({ name, version, update }) {
	return {
		name: lineText(`${name} ${version}`, titleMax),
		update: update && lineText(`${update}.`, titleMax)
	};
}
function withTexts(bare, finding, room) {
	const { detail } = finding;
	const least = (mayBeSecret(finding) ? [detail?.remediation] : [
		detail?.description,
		detail?.codeSnippet,
		detail?.remediation
	]).reduce((sum, text) => sum + Math.min(text?.length ?? 0, textMax$1), 0);
	if (least === 0) return bare;
	if (least > room) return void 0;
	const texts = textsOf(finding);
	return bytesOf(embeddedJson(texts)) > room ? void 0 : {
		...bare,
		...texts
	};
}
function linkBase(report) {
	const repository = safeRepositoryUrl(report.repositoryUrl);
	const sha = safeSha(report.headSha);
	return repository === void 0 || sha === void 0 ? void 0 : `${repository}/blob/${sha}/`;
}
function bareRow(finding, base) {
	const { detail, exception } = finding;
	const hasPath = finding.filePath !== void 0 && finding.filePath.trim() !== "";
	return {
		id: lineText(finding.id, idMax),
		title: lineText(finding.title, titleMax) || "Untitled violation",
		severity: finding.severity,
		guessed: finding.severityKnown ? void 0 : true,
		type: finding.type === void 0 ? "Unknown" : typeNames[finding.type],
		standing: standingOf(finding),
		label: labelWord(finding),
		status: finding.status === "OPEN" ? void 0 : statusWord(finding),
		cvss: score(finding.cvss),
		epss: score(finding.epss),
		cwe: cweOf(finding),
		role: roleOfPath(finding.filePath) ?? "other",
		path: hasPath ? displayPath(finding.filePath ?? "", pathMax) : void 0,
		line: hasPath ? safeLine(finding.line) : void 0,
		owners: shownOwners(finding)?.map((owner) => lineText(owner, ownerMax)),
		link: base === void 0 ? void 0 : linkedPlace(finding),
		first: timeText(detail?.firstDetected),
		last: timeText(detail?.lastSeen),
		exception: exception === void 0 ? void 0 : exceptionWord(exception),
		unnamed: finding.disclosed ? void 0 : true,
		withheld: mayBeSecret(finding) ? "secret" : void 0
	};
}
function textsOf(finding) {
	return {
		description: prose(descriptionOf(finding)),
		snippet: snippetOf(finding),
		remediation: prose(remediationOf(finding))
	};
}
function snippetOf(finding) {
	return mayBeSecret(finding) ? void 0 : block(finding.detail?.codeSnippet);
}
function block(text) {
	return text === void 0 ? void 0 : blockText(text, textMax$1) || void 0;
}
function prose(text) {
	const shown = block(text);
	return shown === void 0 ? void 0 : passages(shown);
}
function score(value) {
	return value !== void 0 && Number.isFinite(value) ? Math.round(value * 100) / 100 : void 0;
}
function timeText(milliseconds) {
	if (milliseconds === void 0) return void 0;
	const date = new Date(milliseconds);
	if (Number.isNaN(date.getTime())) return void 0;
	return `${date.toISOString().slice(0, -8).replace("T", " ")} UTC`;
}
function number(value) {
	return value.toLocaleString("en-US");
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/report/html/static-rows.ts
var words = {
	description: "What it is",
	snippet: "Code",
	remediation: "How to fix it",
	secret: "Description and code are withheld: they may hold the secret itself.",
	room: "Description, code and remediation found no room in this page; the JSON report has them.",
	none: "Nothing more is known of this finding: its details were not read, or the service has none.",
	guessed: "unknown, counts as critical",
	unnamed: "only in the report files (disclose)"
};
function staticItems({ first, packages }) {
	return [...Map.groupBy(first, (row) => row.pack ?? row).values()].map(([worst, ...others]) => ({
		findings: [worst, ...others],
		package: others.length === 0 ? void 0 : packages[worst?.pack ?? -1]
	}));
}
function findingCount(items) {
	return items.reduce((sum, { findings }) => sum + findings.length, 0);
}
function staticRows(report, { findings, package: named }) {
	const [worst] = findings;
	if (named === void 0) return html`${findingRow(report, worst)}`;
	const count = plural(findings.length, "vulnerability", "vulnerabilities");
	const update = named.update === void 0 ? nothing : html`<span class="sub">${named.update}</span>`;
	const title = html`<span class="title">${named.name}: ${count}</span>${update}`;
	return html`<tr role="row" class="row">${cells(report, worst, title)}</tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>${capital(count)} of ${named.name}</summary>${findings.map(memberSection)}</details></td></tr>
`;
}
function memberSection(row) {
	return html`<div class="member"${idOf(row.id)}><h3>${chip(row)} ${row.title}</h3>${detail(row)}</div>`;
}
function findingRow(report, row) {
	const cwe = row.cwe === void 0 ? nothing : html`<span class="sub">${row.cwe}</span>`;
	return html`<tr role="row" class="row"${idOf(row.id)}>${cells(report, row, html`<span class="title">${row.title}</span>${cwe}`)}</tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>Details of ${row.id}</summary>${detail(row)}</details></td></tr>
`;
}
function cells(report, row, title) {
	return html`<td role="cell" class="c-severity">${chip(row)}</td><td role="cell" class="c-title">${title}</td><td role="cell" class="c-path">${place(report, row)}${roleOf(row)}${ownersOf(row)}</td><td role="cell" class="c-type">${row.type}</td><td role="cell" class="c-standing"><span class="standing s-${row.standing.replace(" ", "-")}">${capital(row.standing)}</span></td><td role="cell" class="c-label">${capital(row.label)}</td><td role="cell" class="c-cvss">${row.cvss?.toFixed(1)}</td><td role="cell" class="c-epss">${percent(row.epss)}</td>`;
}
function roleOf(row) {
	const role = fileRoles.find((each) => each === row.role);
	return role === void 0 ? nothing : html`<span class="sub">${roleWords[role]}</span>`;
}
function ownersOf({ owners }) {
	return owners === void 0 ? nothing : html`<span class="sub owner">${owners.join(" ")}</span>`;
}
function chip({ severity }) {
	return html`<span class="severity ${severity.toLowerCase()}">${severityNames[severity]}</span>`;
}
function idOf(id) {
	const anchor = anchorOf(id);
	return anchor === void 0 ? nothing : html` id="${anchor}"`;
}
function place(report, { path, line, link }) {
	if (path === void 0) return nothing;
	const text = line === void 0 ? path : `${path}:${line}`;
	const base = linkBase(report);
	if (link === void 0 || base === void 0) return html`<span class="mono">${text}</span>`;
	return html`<a class="mono" href="${base}${link}" rel="noopener noreferrer">${text}</a>`;
}
function detail(row) {
	const { description, snippet, remediation, withheld } = row;
	const note = withheld ?? (description === void 0 && snippet === void 0 && remediation === void 0 ? "none" : void 0);
	const texts = [
		description === void 0 ? nothing : html`<h3>${words.description}</h3>${description.map(passage)}`,
		snippet === void 0 ? nothing : html`<h3>${words.snippet}</h3>${codeFrame(snippet, row.line)}`,
		remediation === void 0 ? nothing : html`<h3>${words.remediation}</h3>${remediation.map(passage)}`,
		note === void 0 ? nothing : html`<p class="note">${words[note]}</p>`
	];
	const facts = factsOf(row).flatMap(([term, fact]) => fact === void 0 ? [] : [html`<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
	return html`<div class="sheet"><div class="texts">${texts}</div><dl class="facts">${facts}</dl></div>`;
}
function passage(part) {
	return typeof part === "string" ? html`<div class="prose">${part}</div>` : codeFrame(part[0], void 0);
}
function codeFrame(snippet, line) {
	const lines = snippet.split("\n").map((text, index) => html`<span${line === void 0 ? nothing : html` data-n="${line + index}"`}>${text}\n</span>`);
	return html`<pre class="code" tabindex="0"><code>${lines}</code></pre>`;
}
function factsOf(row) {
	return [
		["Id", row.id],
		["Severity", row.guessed === true ? words.guessed : void 0],
		["Status", row.status],
		["Owner", row.owners?.join(" ")],
		["First detected", row.first],
		["Last seen", row.last],
		["Exception", row.exception],
		["Named", row.unnamed === true ? words.unnamed : void 0]
	];
}
function percent(value) {
	return value === void 0 ? void 0 : `${value} %`;
}
// src/report/html/blocking.ts
var itemsMax$1 = 20;
var codeMax = 1200;
function blockingSection(report) {
	if (report.verdict === "passed") return nothing;
	const findings = decidingFindings(report);
	if (findings.length === 0) return nothing;
	const items = groupPackages(report, findings, itemsMax$1);
	const shown = items.reduce((sum, item) => sum + sizeOf(item), 0);
	const more = findings.length - shown;
	const heading = report.verdict === "failed" ? "What blocks" : "What may block";
	const rest = more > 0 ? html`<p class="note">${plural(more, "finding")} more in the table below.</p>` : nothing;
	const intro = introText(report);
	const lead = intro === "" ? nothing : html`<p class="intro">${intro}</p>`;
	return html`<section class="panel wide blocking" aria-labelledby="blocking-title"><h2 id="blocking-title">${heading}</h2>
${lead}<ol>${items.map((item) => itemOf(report, item))}</ol>${rest}</section>`;
}
function itemOf(report, item) {
	const { finding } = item;
	const row = bareRow(finding, linkBase(report));
	const chip = html`<span class="severity ${row.severity.toLowerCase()}">${severityName(finding)}</span>`;
	const snippet = item.package === void 0 ? snippetOf(finding) : void 0;
	const code = snippet === void 0 ? nothing : codeFrame(cut(snippet, codeMax), row.line);
	const advice = adviceOfItem(item);
	const owned = ownedText(finding);
	const todo = advice === void 0 ? nothing : html`<p>${lineText(blockText(advice, 300), 300)}</p>`;
	return html`<li><h3>${chip} ${linked(finding.id, titleOf(item))}</h3>
<p class="place">${place(report, row)}${owned === void 0 ? nothing : html` ${lineText(owned, 200)}`}</p>${todo}${code}</li>
`;
}
function linked(id, text) {
	const anchor = anchorOf(id);
	return anchor === void 0 ? html`<span>${text}</span>` : html`<a href="#${anchor}">${text}</a>`;
}
function titleOf(item) {
	if (item.package === void 0) return lineText(item.finding.title, 300) || "Untitled violation";
	const { name, version, findings } = item.package;
	return lineText(`${name} ${version}: ${plural(findings.length, "vulnerability", "vulnerabilities")}`, 300);
}
function adviceOfItem(item) {
	if (item.package === void 0) return firstSentence(remediationOf(item.finding));
	const { update } = item.package;
	return update === void 0 ? void 0 : `${update}.`;
}
// src/report/html/counts.ts
function countSection(report) {
	const scan = report.scan?.counts ?? {};
	if (Object.keys(scan).length === 0 && report.listedSeverities.length === 0) return emptySection$1();
	const base = report.base?.counts;
	const open = openCounts(report);
	const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
	const baseHead = base === void 0 ? nothing : html`<th scope="col" class="number">Base</th>`;
	return html`<section class="panel counts" aria-labelledby="counts-title">
<h2 id="counts-title">Counts</h2>
<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td><th scope="col" class="number">This scan</th>${baseHead}<th scope="col" class="number">Open</th></tr></thead>
<tbody>${severities.map((severity) => countRow(severity, {
		scan,
		base,
		open,
		most
	}))}${unknownRow(open, base)}</tbody>
</table>
${legend(report)}
</section>`;
}
function emptySection$1() {
	return html`<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2><p class="note">Nothing was counted: no scan was read.</p></section>`;
}
function countRow(severity, bars) {
	const { scan, base, open } = bars;
	const baseCell = base === void 0 ? nothing : numberCell(base[severity], "not stated");
	return html`<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${bar(severity, bars)}</td>${numberCell(scan[severity], "not stated")}${baseCell}${numberCell(open[severity], "not known")}</tr>
`;
}
function unknownRow({ UNKNOWN: count }, base) {
	if (count === void 0) return nothing;
	const baseCell = base === void 0 ? nothing : html`<td></td>`;
	return html`<tr><th scope="row">Unknown</th><td class="bar"></td><td></td>${baseCell}${numberCell(count, "")}</tr>
`;
}
function numberCell(count, unknown) {
	return count === void 0 ? html`<td class="number unknown">${unknown}</td>` : html`<td class="number">${number(count)}</td>`;
}
function bar(severity, { scan, base, most }) {
	const top = base === void 0 ? 3.5 : 1;
	const own = html`<rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${length(scan[severity], most)}" height="8"/>`;
	const other = base === void 0 ? nothing : html`<rect class="fill-base" x="0" y="10.5" width="${length(base[severity], most)}" height="3.5"/>`;
	return html`<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/>${own}${other}</svg>`;
}
function length(count, most) {
	return count === void 0 || count <= 0 ? 0 : Math.max(1.5, Math.round(count / most * 1e3) / 10);
}
function legend({ base }) {
	if (base === void 0) return nothing;
	const swatch = (name) => html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect class="${name}" width="12" height="12"/></svg>`;
	const words = `base: ${lineText(base.branch, 100)}, scan ${lineText(base.scanId, 80)}`;
	return html`<p class="legend">${swatch("fill-critical")}${swatch("fill-high")}${swatch("fill-medium")} this scan<span class="gap"></span>${swatch("fill-base")} ${words}</p>`;
}
// src/report/html/finding.ts
var columns = [
	{
		key: "severity",
		head: "Severity"
	},
	{
		key: "title",
		head: "Finding"
	},
	{
		key: "path",
		head: "Where"
	},
	{
		key: "type",
		head: "Type"
	},
	{
		key: "standing",
		head: "Effect"
	},
	{
		key: "label",
		head: "This scan"
	},
	{
		key: "cvss",
		head: "CVSS"
	},
	{
		key: "epss",
		head: "EPSS"
	}
];
function* pageData(report, rows) {
	const head = {
		linkBase: linkBase(report),
		severities: severities.map((severity) => [severity, severityNames[severity]]),
		standings,
		types: typeOrder,
		labels: labelOrder,
		roles: roleWords,
		words,
		packages: rows.packages,
		total: rows.total
	};
	yield `${embeddedJson(head).slice(0, -1)},"findings":[`;
	yield* rows.json;
	yield "]}";
}
function findingSection(report, rows) {
	if (rows.count === 0) return emptySection(report);
	const first = staticItems(rows);
	const heads = columns.map(({ key, head }) => html`<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`);
	const status = `${number(findingCount(first))} of ${number(rows.total)} shown, worst first`;
	return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status">${status}</p></div>
${controls(rows)}${leftOut(report, rows)}
<table role="table" id="table" class="${emptyColumns(rows)}" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup" id="rows">${first.map((item) => staticRows(report, item))}</tbody>
</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
</section>`;
}
function emptySection(report) {
	return html`<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2></div>
<p class="empty">No finding of this scan is listed.</p>${elsewhereNote(report)}
</section>`;
}
function controls({ counts }) {
	const chips = severities.filter((severity) => counts.severity.has(severity)).map((severity) => {
		const count = number(counts.severity.get(severity) ?? 0);
		return html`<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${severity}"><span>${severityNames[severity]} <b>${count}</b></span></label>`;
	});
	return html`<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${selects(counts)}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>\u2191</kbd> <kbd>\u2193</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}
function emptyColumns({ counts, scored }) {
	const isEmpty = {
		cvss: !scored.cvss,
		epss: !scored.epss,
		label: counts.label.size < 2,
		standing: counts.standing.size < 2,
		owner: counts.owner.size < 2
	};
	return Object.entries(isEmpty).flatMap(([key, empty]) => empty ? [`no-${key}`] : []).join(" ");
}
function choicesOf(counts, order) {
	return order.flatMap((value) => counts.has(value) ? [[value, counts.get(value) ?? 0]] : []);
}
function selects(counts) {
	return [
		select({
			id: "type",
			label: "Type",
			all: "Any type"
		}, choicesOf(counts.type, typeOrder)),
		select({
			id: "standing",
			label: "Effect",
			all: "Any effect"
		}, choicesOf(counts.standing, standings)),
		select({
			id: "label",
			label: "This scan",
			all: "Any origin"
		}, choicesOf(counts.label, labelOrder)),
		select({
			id: "role",
			label: "Kind of file",
			all: "Any file"
		}, roleChoices(counts.role)),
		select({
			id: "owner",
			label: "Owner",
			all: "Any owner"
		}, ownerChoices(counts.owner))
	];
}
function roleChoices(counts) {
	return counts.size === 1 && counts.has("other") ? [] : choicesOf(counts, roleOrder);
}
function ownerChoices(counts) {
	if (counts.size < 2) return [];
	return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, ownersMax).map(([owner, count]) => [
		encodeURIComponent(owner.toWellFormed()),
		count,
		owner === "nobody" ? capital(owner) : owner
	]);
}
var ownersMax = 200;
function select({ id, label, all }, choices) {
	const options = choices.map(([value, count, name]) => html`<option value="${value}">${name ?? capital(value)} (${number(count)})</option>`);
	return html`<label class="select"${choices.length === 0 ? html` hidden` : nothing}><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}
function leftOut(report, { count, total, textsLeftOut }) {
	const missing = total - count;
	const cutRows = `${number(count)} of ${number(total)} findings found room in this page, the worst of them; the JSON report names all.`;
	const cutTexts = `Of ${plural(textsLeftOut, "finding")}, the least bad, description, code and remediation found no room; the JSON report has them.`;
	return html`${elsewhereNote(report)}${missing > 0 ? html`<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? html`<p class="note">${cutTexts}</p>` : nothing}`;
}
function elsewhereNote({ elsewhereCount }) {
	if (elsewhereCount === 0) return nothing;
	const those = `${number(elsewhereCount)} ${elsewhereCount === 1 ? "violation" : "violations"}`;
	return html`<p class="note">${those} of other branches left out: this scan did not see them.</p>`;
}
// src/report/html/sections.ts
var itemsMax = 300;
function exceptionSection({ exceptions }) {
	if (exceptions === void 0) return nothing;
	const states = new Map();
	const note = (exception, state, covers = 0) => {
		const entry = states.get(exception) ?? {
			covers: 0,
			states: []
		};
		states.set(exception, {
			covers: entry.covers + covers,
			states: [...entry.states, state]
		});
	};
	for (const exception of exceptions.expired) note(exception, "expired, counts again");
	for (const { exception, ids } of exceptions.used) note(exception, "in use", ids.length);
	for (const exception of exceptions.unmatched) note(exception, "matches nothing");
	for (const exception of exceptions.unclear ?? []) note(exception, "no finding states all that it names");
	for (const exception of exceptions.expiring) note(exception, "expires soon");
	if (states.size === 0) return nothing;
	const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => exceptionRow(exception, entry));
	return html`<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${moreNote(states.size - rows.length, "exception")}</section>`;
}
function exceptionRow(exception, { covers, states }) {
	const isUrgent = states.some((state) => state.startsWith("exp"));
	const owner = exception.owner === void 0 ? "\u2013" : lineText(exception.owner, 100);
	return html`<tr><th scope="row">${lineText(exceptionText(exception), 300)}</th><td class="${isUrgent ? "urgent" : ""}">${states.join("; ")}</td><td class="number">${number(covers)}</td><td class="date">${lineText(exception.expires, 40)}</td><td>${owner}</td><td>${lineText(exception.reason, 400)}</td></tr>
`;
}
var typeWords = {
	sast: "SAST",
	sca: "SCA",
	secrets: "Secrets",
	iac: "IaC"
};
var coverageMarks = {
	covered: "\u25cf",
	"partly covered": "\u25d0",
	"not covered": "\u25cb"
};
function coverageSection({ scan }) {
	const { coverage } = scan ?? {};
	if (coverage === void 0) return nothing;
	const items = scanTypes.map((type) => {
		const word = coverage[type] ?? "not stated";
		return html`<li class="${word.replace(" ", "-")}"><span aria-hidden="true">${coverageMarks[word] ?? "?"}</span> <b>${typeWords[type]}</b> ${word}</li>`;
	});
	return html`<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2><ul class="coverage">${items}</ul></section>`;
}
function diagnosticSection(report) {
	const lines = diagnosticLines(report);
	return listSection("diagnostics", `Skipped or not readable (${number(lines.length)})`, lines);
}
function noteSection({ notes }) {
	return listSection("notes", "Notes", notes);
}
function listSection(id, heading, lines) {
	if (lines.length === 0) return nothing;
	const items = lines.slice(0, itemsMax).map((line) => html`<li>${lineText(line, 1e3)}</li>\n`);
	return html`<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${moreNote(lines.length - items.length, "entry", "entries")}</section>`;
}
function moreNote(more, one, many) {
	return more > 0 ? html`<p class="note">${plural(more, one, many)} more in the JSON report.</p>` : nothing;
}
function policySection({ policy, scope }) {
	const settings = Object.entries(policy.settings).sort(([a], [b]) => a < b ? -1 : 1);
	return html`<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${facts([
		["Read from", policy.source],
		["SHA-256", policy.sha256],
		["Scope in effect", scope],
		...settings
	])}</section>`;
}
function auditFooter(report, category) {
	const { scan, repository } = report;
	const requests = Object.entries(report.requests).sort(([a], [b]) => a < b ? -1 : 1);
	return html`<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${facts([
		["Tool", `Scan Gate ${report.tool.version}`],
		["Service", report.serviceOrigin],
		["Repository", repository && `${lineText(repository.name, 200)} (${lineText(repository.id, 200)})`],
		["Stored as", repository?.vcsUrl && withoutUserInfo(repository.vcsUrl)],
		["Branch", report.branch],
		["Head commit", report.headSha],
		["Base commit", report.baseSha],
		["Event", report.event],
		["Category", category]
	])}${facts([
		["Scan", scan?.id],
		["Status", scan?.status],
		["Created", scan?.createdAt],
		["Started", scan?.startedAt],
		["Completed", scan?.completedAt],
		["Reason", report.reason],
		["Exit code", String(report.exitCode)],
		["Enforced", report.enforced ? "yes" : "no (warn-only)"],
		["Duration", durationText(report.durationMs)]
	])}${facts([["Requests", number(requestCount(report))], ...requests.map(([call, count]) => [call, number(count)])], "calls")}</div></div></footer>`;
}
function facts(entries, name = "") {
	const known = entries.flatMap(([term, text]) => text === void 0 || text === "" ? [] : [{
		term,
		text
	}]);
	const items = known.slice(0, itemsMax).map(({ term, text }) => html`<div><dt>${lineText(term, 120)}</dt><dd>${lineText(text, 400)}</dd></div>\n`);
	const more = known.length - items.length;
	const rest = more > 0 ? html`<div><dt>\u2026</dt><dd>${number(more)} more in the JSON report</dd></div>` : nothing;
	return html`<dl class="facts ${name}">${items}${rest}</dl>`;
}
// src/report/html/verdict.ts
var rulesMax = 200;
var icons = {
	passed: html`<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
	failed: html`<path d="M7 7l10 10M17 7L7 17"/>`,
	inconclusive: html`<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`
};
function pageTitle(report) {
	const where = [report.repository?.name, report.branch].filter((part) => part !== void 0).join(" ");
	return lineText(`${sentenceOf(report)}${where === "" ? "" : ` \u2013 ${where}`} \u2013 Scan Gate`, 200);
}
function pageHeader(report) {
	const sha = safeSha(report.headSha);
	const items = [
		["Repository", report.repository?.name],
		["Branch", report.branch],
		["Commit", sha?.slice(0, 7)],
		["Pull request", report.pullRequest === void 0 ? void 0 : `#${report.pullRequest}`]
	].flatMap(([term, text]) => text === void 0 ? [] : [html`<div><dt>${term}</dt><dd>${lineText(text, 120)}</dd></div>`]);
	return html`<header class="top"><div class="width">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate</p>
${items.length === 0 ? nothing : html`<dl class="context">${items}</dl>`}
<button type="button" class="theme" id="theme" hidden>Dark theme</button>
</div></header>`;
}
function verdictSection(report) {
	const shown = shownVerdict(report);
	return html`<section class="verdict ${shown}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[shown]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${lineText(sentenceOf(report), 200)}</h1>
${sayings(report)}</div>
${tally(report)}
</section>`;
}
function sayings(report) {
	const warned = [...warningLines(report), ...leftOutLines(report)].slice(0, 20);
	return html`${advice(report)}${warned.map((line) => html`<p class="why">${line}</p>`)}`;
}
function advice(report) {
	const { verdict, hint, reason } = report;
	if (verdict === "passed") return nothing;
	if (verdict === "failed") {
		const { lead, link } = adviceOf(report);
		return html`<p class="hint">${lead}${linkTo(exceptionsPage, link)}.</p>`;
	}
	const why = whyLines(report, sentenceOf(report)).slice(0, 20);
	const help = helpUrl(reason);
	const more = help === void 0 ? nothing : linkTo(help, "What this means");
	const todo = [hint === void 0 ? nothing : html`${proseText(hint, 2e3)} `, more];
	return html`${why.map((line) => html`<p class="why">${lineText(line, 2e3)}</p>`)}<p class="hint">${todo}</p>`;
}
function linkTo(address, text) {
	return html`<a href="${address}" rel="noopener noreferrer">${text}</a>`;
}
function tally(report) {
	const counts = standingCounts(report);
	if (counts.every(([, count]) => count === 0)) return nothing;
	return html`<dl class="tally">${counts.map(([word, count]) => html`<div><dt>${word}</dt><dd>${number(count)}</dd></div>`)}</dl>`;
}
function ruleSection(report) {
	const rules = shownRules(report);
	const more = rules.length - rulesMax;
	const body = rules.length === 0 ? html`<p class="note">No rule was judged.</p>` : html`<ul class="rules">${rules.slice(0, rulesMax).map(ruleItem)}</ul>`;
	const rest = more > 0 ? html`<p class="note">${plural(more, "rule")} more in the JSON report.</p>` : nothing;
	return html`<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${rest}</section>`;
}
function ruleItem(rule) {
	const facts = [...boundsOf(rule), ["allowed", number(rule.limit)]];
	return html`<li><svg class="mark small ${rule.shown}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[rule.shown]}</svg>
<div><p class="rule"><code>${lineText(rule.rule, 160)}</code> <span class="rule-word ${rule.shown}">${rule.word}</span></p>
<dl class="bounds">${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>
<p>${capital(lineText(rule.line, 800))}</p></div></li>
`;
}
function boundsOf(rule) {
	const { verdict, counted, lo, hi } = rule;
	if (verdict === "failed") return [[counted, number(provenCount(rule))]];
	const most = Number.isFinite(hi) ? number(hi) : "not known";
	return verdict === "passed" ? [[counted, most]] : [["at least", number(lo)], ["at most", most]];
}
// src/report/html/page.ts
function* pagePieces(report, options = {}) {
	const rows = findingRows(report, options);
	yield `<!doctype html>\n${textOf$1(pageHead(report, rows, options))}\n`;
	yield* batched(dataPieces("data", pageData(report, rows)));
	yield `\n${textOf$1(ownElement("script", script))}\n</body>\n</html>\n`;
}
function pageHead(report, rows, { category }) {
	return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${pageTitle(report)}</title>
${ownElement("style", style)}
</head>
<body>
<a class="skip" href="#findings-title">Skip to the findings</a>
${pageHeader(report)}
<main>
${verdictSection(report)}
${blockingSection(report)}${uncoveredTypes(report).length > 0 ? coverageSection(report) : nothing}
<div class="pair">${ruleSection(report)}${countSection(report)}</div>
${findingSection(report, rows)}
${exceptionSection(report)}
${details(report)}
</main>
${auditFooter(report, category)}`;
}
function details(report) {
	return html`<div class="stack">${uncoveredTypes(report).length > 0 ? nothing : coverageSection(report)}${diagnosticSection(report)}${noteSection(report)}${policySection(report)}</div>`;
}
function contentPolicy() {
	return [
		"default-src 'none'",
		`style-src '${hashOf(style)}'`,
		`script-src '${hashOf(script)}'`,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
}
function hashOf(text) {
	return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}
// src/report/markdown.ts
function renderMarkdown(report, { reportFile, category }) {
	return summary(report, {
		reportFile,
		category
	});
}
// src/report/sarif/rules.ts
var sarifLevels = {
	CRITICAL: "error",
	HIGH: "error",
	MEDIUM: "warning",
	LOW: "note",
	INFO: "note"
};
var securitySeverities = {
	CRITICAL: "9.5",
	HIGH: "8.0",
	MEDIUM: "5.5",
	LOW: "2.0",
	INFO: void 0
};
var maxAdvice = 3;
var maxWeaknesses = 5;
function ruleIdOf(finding) {
	return `${(finding.type ?? "unknown").toLowerCase().replaceAll("_", "-")}/${slugOf(finding.title)}/${finding.severity.toLowerCase()}`;
}
var slugSource = 500;
var slugLength = 80;
function slugOf(title) {
	const words = title.slice(0, slugSource).toLowerCase().match(/[a-z0-9]+/g);
	const slug = words?.join("-") ?? "other";
	if (words !== null && slug.length <= slugLength && title.length <= slugSource) return slug;
	const rest = createHash("sha256").update(title).digest("hex").slice(0, 8);
	return `${slug.slice(0, slugLength).replace(/-$/, "")}-${rest}`;
}
function sarifRules(findings) {
	const groups = new Map();
	for (const finding of findings) {
		const id = ruleIdOf(finding);
		const group = groups.get(id);
		if (group === void 0) groups.set(id, [finding]);
		else group.push(finding);
	}
	const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
	return {
		rules: rulesOf(groups),
		indexOf
	};
}
function* rulesOf(groups) {
	for (const [id, group] of groups) yield ruleOf(id, group);
}
function ruleOf(id, group) {
	const [first] = group;
	const severity = first?.severity ?? "CRITICAL";
	const securitySeverity = securitySeverities[severity];
	const name = neutralLine(first?.title ?? "", 400).trim() || "Untitled";
	return {
		id,
		shortDescription: { text: name },
		fullDescription: { text: cut(`${name} (${severity}, ${first?.type ?? "type unknown"})`, 1024) },
		help: helpOf(group),
		defaultConfiguration: { level: sarifLevels[severity] },
		properties: {
			tags: ["security", ...tagsOf(group)],
			...securitySeverity === void 0 ? {} : { "security-severity": securitySeverity }
		}
	};
}
function tagsOf(group) {
	return [...[...new Set(group.map(cweOf))].filter((cwe) => cwe !== void 0).slice(0, maxWeaknesses).map((cwe) => cwe.slice(4).padStart(3, "0")).map((number) => `external/cwe/cwe-${number}`), (group[0]?.type ?? "unknown").toLowerCase()];
}
function helpOf(group) {
	const advice = [...new Set(group.map(remediationOf))].filter((text) => text !== void 0).slice(0, maxAdvice);
	if (advice.length === 0) {
		const text = "The service gives no advice for this violation.";
		return {
			text,
			markdown: text
		};
	}
	return {
		text: advice.map((text) => neutralBlock(text, 1500)).join("\n\n"),
		markdown: advice.map((text) => markdownBlock(text, 1500)).join("\n\n")
	};
}
// src/report/sarif/sarif.ts
var maxResults = 5e3;
var maxNotifications = 100;
function renderSarif(report, options = {}) {
	return [...sarifPieces(report, options)].join("");
}
function sarifPieces(report, options = {}) {
	const { chosen, total, usable } = choose(report, options.isForCodeScanning === true ? isAlert : () => true);
	const { rules, indexOf } = sarifRules(chosen);
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				...driverOf(report),
				rules
			} },
			automationDetails: { id: `${categoryOf(options.category)}/` },
			...provenanceOf(report),
			invocations: [invocationOf(report)],
			columnKind: "utf16CodeUnits",
			results: resultsOf(chosen, indexOf),
			properties: {
				verdict: report.verdict,
				results_total: total,
				results_left_out: total - chosen.length,
				results_not_for_code_scanning: total - usable
			}
		}]
	};
	return jsonPieces(log);
}
function choose(report, isUsable) {
	const chosen = [];
	let [total, usable] = [0, 0];
	for (const finding of standingFindings(report)) {
		total += 1;
		if (!isUsable(finding)) continue;
		usable += 1;
		if (chosen.length < 5e3) chosen.push(finding);
	}
	return {
		chosen,
		total,
		usable
	};
}
function* resultsOf(findings, indexOf) {
	for (const finding of findings) yield resultOf(finding, indexOf);
}
function* standingFindings(report) {
	for (const finding of rankedFindings(report.findings)) if (standingOf(finding) !== "fixed") yield finding;
}
function alertsOf(report) {
	const { chosen, usable } = choose(report, isAlert);
	return {
		worst: chosen,
		count: usable
	};
}
function countPlaceless(report) {
	let count = 0;
	for (const finding of standingFindings(report)) if (!isLetOff(finding) && !isAlert(finding)) count += 1;
	return count;
}
function isAlert(finding) {
	return safeRelativePath(finding.filePath) !== void 0 && !isLetOff(finding);
}
function isLetOff(finding) {
	const standing = standingOf(finding);
	return standing === "suppressed" || standing === "excepted";
}
function categoryOf(category) {
	const plain = neutralLine(category ?? "", 200).trim().replace(/\/+$/, "");
	return plain === "" ? "scan-gate" : plain;
}
function driverOf(report) {
	const version = neutralLine(report.tool.version, 100);
	return {
		name: "Scan Gate",
		version,
		.../^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) ? { semanticVersion: version } : {}
	};
}
function provenanceOf(report) {
	const repositoryUri = safeRepositoryUrl(report.repositoryUrl);
	if (repositoryUri === void 0) return {};
	const revisionId = safeSha(report.headSha);
	const branch = report.branch === void 0 ? void 0 : neutralLine(report.branch, 300);
	return { versionControlProvenance: [{
		repositoryUri,
		...revisionId === void 0 ? {} : { revisionId },
		...branch === void 0 ? {} : { branch }
	}] };
}
function invocationOf(report) {
	const isDecided = report.verdict !== "inconclusive";
	const verdict = {
		level: isDecided ? "note" : "error",
		message: messageOf(report.message, 1e3)
	};
	const notes = report.notes.slice(0, maxNotifications).map((note) => ({
		level: "note",
		message: messageOf(note, 1e3)
	}));
	const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
	return {
		executionSuccessful: isDecided,
		exitCode: report.exitCode,
		toolExecutionNotifications: [
			verdict,
			...notes,
			...diagnostics
		]
	};
}
function notificationOf(diagnostic) {
	return {
		level: "warning",
		message: messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1e3),
		...locationsOf(diagnostic.file_path, void 0)
	};
}
function resultOf(finding, indexOf) {
	const ruleId = ruleIdOf(finding);
	return {
		ruleId,
		ruleIndex: indexOf.get(ruleId) ?? 0,
		level: sarifLevels[finding.severity],
		message: messageOf(resultText(finding), 4e3),
		...locationsOf(finding.filePath, finding.line),
		partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.id) },
		...finding.firstSeen === true ? { baselineState: "new" } : {},
		...suppressionsOf(finding),
		properties: {
			violation_id: neutralLine(finding.id, 300),
			severity: finding.severity,
			severity_known: finding.severityKnown,
			cvss_score: finding.cvss,
			epss_percent: finding.epss,
			type: finding.type ?? "unknown",
			status: finding.status,
			label: finding.label,
			effect: finding.effect,
			owners: finding.owners?.map((owner) => neutralLine(owner, 200))
		}
	};
}
function resultText(finding) {
	const remediation = remediationOf(finding);
	return [
		neutralLine(finding.title, 300).trim() || "Untitled",
		neutralBlock(descriptionOf(finding) ?? "", 1500),
		remediation === void 0 ? "" : `How to fix: ${neutralBlock(remediation, 1500)}`
	].filter((part) => part !== "").join("\n\n");
}
function messageOf(text, maxLength) {
	return { text: cut(neutralBlock(text, maxLength).replaceAll("](", "] ("), maxLength) };
}
function locationsOf(filePath, line) {
	const path = safeRelativePath(filePath);
	if (path === void 0) return {};
	const startLine = safeLine(line);
	return { locations: [{ physicalLocation: {
		artifactLocation: {
			uri: encodePath(path),
			uriBaseId: "%SRCROOT%"
		},
		...startLine === void 0 ? {} : { region: { startLine } }
	} }] };
}
function fingerprintOf(violationId) {
	return `${createHash("sha256").update(violationId).digest("hex").slice(0, 32)}:1`;
}
function suppressionsOf(finding) {
	if (!isLetOff(finding)) return {};
	const { exception } = finding;
	return { suppressions: [{
		kind: "external",
		status: "accepted",
		justification: exception === void 0 ? `Marked as ${statusWord(finding)} at the service` : exceptionWord(exception)
	}] };
}
// src/report/vex.ts
function vexPieces(report) {
	const statements = statementsOf(report);
	if (statements.length === 0) return [];
	const body = {
		author: authorOf(report),
		tooling: `${report.tool.name} ${report.tool.version}`,
		statements
	};
	const document = {
		"@context": "https://openvex.dev/ns/v0.2.0",
		"@id": `https://openvex.dev/docs/public/vex-${createHash("sha256").update(JSON.stringify(body)).digest("hex")}`,
		author: body.author,
		timestamp: timeOf(report),
		version: 1,
		tooling: body.tooling,
		statements
	};
	return [jsonText(document)];
}
var textMax = 2e3;
function statementsOf(report) {
	const merged = new Map();
	const isAtService = report.evidence?.isSuppressible ?? true;
	const isClear = clearedIn(report, isAtService);
	for (const finding of report.findings) {
		const decision = decisionOf(finding, {
			isAtService,
			isClear: isClear(finding)
		});
		if (decision === void 0) continue;
		const part = packageOf(finding);
		for (const vulnerability of vulnerabilitiesOf(finding)) {
			const key = JSON.stringify([
				vulnerability,
				decision,
				part === void 0
			]);
			const known = merged.get(key) ?? {
				vulnerability,
				parts: new Set(),
				decision
			};
			merged.set(key, known);
			if (part !== void 0) known.parts.add(purlText(part));
		}
	}
	const product = productOf(report);
	return [...merged].sort(([a], [b]) => a < b ? -1 : 1).map(([, { vulnerability, parts, decision }]) => {
		const subcomponents = [...parts].sort().map((part) => ({ "@id": part }));
		return {
			vulnerability,
			products: [{
				"@id": product,
				...subcomponents.length > 0 && { subcomponents }
			}],
			...decision
		};
	});
}
function packageOf({ detail }) {
	return parsePurl(detail?.advisory?.purl ?? "");
}
function clearedIn({ findings }, isAtService) {
	const staying = new Map();
	for (const finding of findings) {
		if (finding.status === "FIXED") continue;
		const status = decisionOf(finding, {
			isAtService,
			isClear: true
		})?.status;
		if (status === "not_affected" || status === "fixed") continue;
		const part = finding.detail?.advisory?.purl ?? "";
		for (const id of idsOf(finding)) staying.set(id, (staying.get(id) ?? new Set()).add(part));
	}
	return (finding) => {
		const part = finding.detail?.advisory?.purl ?? "";
		return !idsOf(finding).flatMap((id) => [...staying.get(id) ?? []]).some((other) => part === "" || other === "" || other === part);
	};
}
function decisionOf(finding, { isAtService, isClear }) {
	const { exception } = finding;
	if (!isSuppressed(finding)) return exception && finding.effect === "none" ? ofException(exception, isClear) : void 0;
	const where = isAtService ? "at the service" : "in the scanner\u2019s results";
	const text = `Marked as ${statusWord(finding)} ${where}.`;
	return finding.status === "FALSE_POSITIVE" && isClear ? {
		status: "not_affected",
		impact_statement: text
	} : {
		status: "affected",
		action_statement: text
	};
}
function ofException({ vex, justification, reason, expires, owner }, isClear) {
	const accepted = {
		status: "affected",
		action_statement: texted(`Accepted until ${expires}${owner === void 0 ? "" : ` by ${neutralLine(owner, 200)}`}: ${reason}`)
	};
	if (!isClear) return accepted;
	if (vex?.status === "fixed") return {
		status: "fixed",
		...vex.text !== void 0 && { status_notes: texted(vex.text) }
	};
	const stated = vex?.justification ?? justification;
	const text = vex === void 0 ? reason : vex.text;
	if (stated === void 0) return accepted;
	return {
		status: "not_affected",
		justification: stated,
		...text !== void 0 && { impact_statement: texted(text) }
	};
}
function texted(text) {
	return neutralLine(text, textMax);
}
function vulnerabilitiesOf(finding) {
	const ids = idsOf(finding);
	const cves = ids.filter((id) => id.startsWith("CVE-"));
	if (cves.length > 1) return cves.map((name) => ({ name }));
	const [name, ...aliases] = [...cves, ...ids.filter((id) => !cves.includes(id))];
	if (name === void 0) return [{
		name: cut(finding.id, textMax),
		description: texted(finding.title)
	}];
	return [{
		name,
		...aliases.length > 0 && { aliases }
	}];
}
function productOf({ repositoryUrl, repository, headSha }) {
	const product = repositoryPurl(repositoryUrl ?? "") ?? {
		type: "generic",
		name: repository?.name || "repository"
	};
	return purlText({
		...product,
		version: headSha
	});
}
function authorOf({ repositoryUrl, repository }) {
	const url = URL.parse(repositoryUrl ?? "");
	const owner = url?.pathname.split("/").slice(0, -1).join("/");
	if (url !== null && /^https?:$/.test(url.protocol) && owner) return `${url.origin}${owner}`;
	return `The owners of ${texted(repository?.name || "this repository")}`;
}
function timeOf({ scan, today }) {
	const ended = /^\d{4}-\d{2}-\d{2}T\S+(?:Z|[+-]\d{2}:?\d{2})$/i.test(scan?.completedAt ?? "") ? Date.parse(scan?.completedAt ?? "") : NaN;
	return new Date(Number.isNaN(ended) ? Date.parse(today ?? "1970-01-01") : ended).toISOString();
}
// src/report/registry.ts
var formats = {
	json: {
		setting: "json-file",
		pieces: reportPieces
	},
	html: {
		setting: "html-file",
		pieces: pagePieces
	},
	markdown: {
		setting: "markdown-file",
		pieces: (report, options) => [renderMarkdown(report, options)]
	},
	vex: {
		setting: "vex-file",
		pieces: vexPieces,
		none: "nothing was accepted or suppressed, so there is no document"
	},
	sarif: {
		setting: "sarif-file",
		pieces: sarifPieces
	},
	agent: {
		setting: "agent-file",
		pieces: agentPieces
	}
};
// src/surfaces/log.ts
var log = {
	name: "The log",
	shows: "the log of the run",
	settings: [],
	permission: void 0,
	degrades: "",
	isWanted: () => true,
	async write({ report, local }) {
		for (const line of storyLines(report, { hasCode: local.log.isTerminal })) local.log.line(line);
		return {};
	}
};
function closeLog(report, written, local) {
	const { log, runner } = local;
	log.line("");
	if (runner === void 0 && report.verdict === "passed" && log.level !== "verbose") for (const line of neededLines(report, written.lines)) log.line(line);
	else log.group("How this was decided", decisionLines(report, written.lines));
	if (report.phases !== void 0) log.group(timingTitle, timingLines(report.phases));
	for (const warning of written.warnings) log.line(`Warning: ${warning}`);
	const files = Object.values(written.files).map((path) => shownPath(path, local.folder));
	if (files.length > 0) log.line(`Report: ${files.join(" \u00b7 ")}`);
	markStep(report, local);
	log.close(closingLine(report));
}
function shownPath(path, folder) {
	const near = relative(folder, path);
	return near.startsWith("..") || isAbsolute(near) ? path : near;
}
function markStep(report, { runner }) {
	const { exitCode, verdict, reason } = report;
	if (exitCode === 0 && (verdict === "passed" || reason === "not-waited" || reason === "cancelled")) return;
	runner?.annotate({
		level: exitCode === 0 ? "warning" : "error",
		title: "Scan Gate",
		message: sentenceOf(report),
		file: void 0,
		line: void 0
	});
}
// src/surfaces/check-run/surface.ts
var checkRun = {
	name: "The check run",
	shows: "a check run with annotations",
	settings: [
		"annotations",
		"max-annotations",
		"category"
	],
	permission: "checks: write",
	degrades: "workflow commands, and a warning",
	isWanted: ({ report, settings, github }) => github.checkRun !== void 0 || report.reason !== "cancelled" && report.headSha !== void 0 && marksInCheckRun(settings),
	write: writeWherePermitted
};
async function writeWherePermitted(showing) {
	try {
		return await writeCheckRun(showing);
	} catch (error) {
		if (showing.settings.annotations !== "auto" || refusedWith(error) !== 403) throw error;
		return { lines: [refusalOf(error, checkRun, showing.github.access)] };
	}
}
async function writeCheckRun(showing) {
	const { report, settings, client, github } = showing;
	if (report.reason === "cancelled") {
		const warning = await github.checkRun?.close(report.message);
		return { warnings: warning === void 0 ? [] : [warning] };
	}
	const found = await github.checkRun?.find(client) ?? (marksInCheckRun(settings) ? await start(showing) : void 0);
	if (found === "overtaken") return { lines: ["The check run shows a newer run of the gate on this commit, and stays"] };
	return found === void 0 ? {} : {
		checkRunUrl: found.url,
		...await complete(showing, found)
	};
}
function start({ report, settings, client, github }) {
	const { message: text } = report;
	const headSha = github.shownSha ?? report.headSha ?? "";
	const event = report.pullRequest === void 0 ? report.event : void 0;
	const { runUrl, startedMs } = github.access;
	return startCheckRun(client, {
		headSha,
		category: settings.category,
		event,
		text,
		runUrl,
		startedMs
	});
}
async function complete(showing, opened) {
	const { report, settings, github } = showing;
	try {
		const said = await completeCheckRun(showing, opened);
		github.checkRun?.markCompleted();
		return {
			...said,
			isMarked: marksInCheckRun(settings)
		};
	} catch (error) {
		const ending = {
			conclusion: conclusionOf(report),
			title: sentenceOf(report),
			text: `${report.message}.`
		};
		if (![
			401,
			403,
			404
		].includes(refusedWith(error) ?? 0) && await isEnded(opened.id, ending, github.access)) github.checkRun?.markCompleted();
		return { warnings: [refusalOf(error, checkRun, github.access)] };
	}
}
var endBudgetMs = 4e3;
async function isEnded(id, ending, access) {
	const cancel = new AbortController().signal;
	try {
		await withClient({
			...access,
			cancel
		}, endBudgetMs, (client) => endCheckRun(client, id, ending));
		return true;
	} catch {
		return false;
	}
}
// src/surfaces/code-scanning.ts
var uploadBytes = 10485760;
var pollMs = [
	1e3,
	2e3,
	3e3,
	5e3,
	5e3,
	1e4
];
var pollLimit = 15;
var accepted = looseObject({ id: string().min(1) });
var progress = looseObject({
	processing_status: _enum([
		"pending",
		"complete",
		"failed"
	]).optional(),
	errors: array(string()).nullish()
});
var codeScanning = {
	name: "Code scanning",
	shows: "alerts of code scanning",
	settings: ["upload-sarif", "category"],
	permission: "security-events: write",
	degrades: "a warning",
	isWanted: ({ report, settings }) => settings.uploadSarif && report.reason !== "cancelled",
	write: uploadSarif
};
async function uploadSarif(showing) {
	const { client, report, github } = showing;
	const place = placeOf({
		...report,
		headSha: github.shownSha ?? report.headSha
	});
	if (place === void 0) throw new GateError("PUBLISH", "the run has no commit and branch to which the findings could belong");
	if (report.verdict === "inconclusive") return {
		lines: ["Code scanning keeps its alerts as they are: the run could not decide"],
		warnings: []
	};
	const unlisted = unlistedSeverities(report);
	if (unlisted.length > 0) return {
		lines: [`Code scanning keeps its alerts as they are: ${`not all ${unlisted.join(", ")} findings could be listed`}`],
		warnings: []
	};
	const { sarif, leftOut } = await packSarif(showing);
	const warnings = await follow(client, await send(client, {
		...place,
		sarif
	}));
	return {
		lines: cutLines(leftOut, countPlaceless(report)),
		warnings
	};
}
function cutLines(leftOut, placeless) {
	const noRoom = `${plural(leftOut, "finding")} found no room in the upload to code scanning, which takes ${maxResults}`;
	const noFile = `${plural(placeless, "finding")} without a file of this repository cannot become ${placeless === 1 ? "an alert" : "alerts"} of code scanning; the report file holds all of them`;
	return [...leftOut > 0 ? [noRoom] : [], ...placeless > 0 ? [noFile] : []];
}
function unlistedSeverities({ listedSeverities, scan, findings }) {
	const listed = new Map();
	for (const { severity, status, label } of findings) if (label === "seen" || label === "maybe" && status !== "FIXED") listed.set(severity, (listed.get(severity) ?? 0) + 1);
	return severities.filter((severity) => {
		const counted = scan?.counts[severity];
		return !(listedSeverities.includes(severity) || counted === 0) || (counted ?? 0) > (listed.get(severity) ?? 0);
	});
}
function placeOf({ pullRequest, branch, headSha }) {
	if (headSha === void 0) return void 0;
	if (pullRequest !== void 0) return {
		ref: `refs/pull/${pullRequest}/head`,
		commit_sha: headSha
	};
	return branch === void 0 ? void 0 : {
		ref: `refs/heads/${branch}`,
		commit_sha: headSha
	};
}
async function packSarif({ client, report, settings }) {
	const alerts = alertsOf(report);
	for (let count = alerts.worst.length;; count = Math.floor(count / 2)) {
		const part = {
			...report,
			findings: alerts.worst.slice(0, count)
		};
		const text = client.redact(renderSarif(part, {
			category: settings.category,
			isForCodeScanning: true
		}));
		const sarif = (await promisify(gzip)(text, { level: 9 })).toString("base64");
		if (sarif.length <= uploadBytes || count === 0) return {
			sarif,
			leftOut: alerts.count - count
		};
	}
}
async function send(client, parameters) {
	const call = {
		route: "POST /repos/{owner}/{repo}/code-scanning/sarifs",
		parameters: {
			...parameters,
			tool_name: "Scan Gate"
		},
		shape: accepted
	};
	return (await client.call(call)).id;
}
async function follow(client, id) {
	const look = {
		route: "GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}",
		shape: progress
	};
	for (let attempt = 0; attempt < pollLimit; attempt++) {
		const waitMs = pollMs[Math.min(attempt, pollMs.length - 1)] ?? 0;
		if (client.timeLeftMs() <= waitMs) break;
		await client.sleep(waitMs);
		try {
			const { processing_status: status, errors } = await client.call({
				...look,
				parameters: { sarif_id: id }
			});
			if (status === "complete") return [];
			if (status === "failed") return [`Code scanning could not take in the findings: ${(errors ?? []).slice(0, 3).map((error) => neutralLine(error, 300)).join("; ") || "GitHub does not say why"}`];
		} catch (error) {
			if (refusedWith(error) !== 404 && !isAmbiguous(error)) throw error;
		}
	}
	return ["Code scanning had not taken in the findings when this run ended: look at its page later"];
}
// src/surfaces/commands.ts
var commands = {
	name: "The annotations of the step",
	shows: "annotations of the step",
	settings: ["annotations", "max-annotations"],
	permission: void 0,
	degrades: "",
	isWanted: ({ report, settings, written, local }) => local.runner !== void 0 && settings.annotations !== "none" && !written.isMarked && report.reason !== "cancelled",
	write: async (showing) => ({ lines: markFindings(showing) })
};
var mostOfLevel = 9;
function markFindings({ report, settings, local }) {
	const set = annotations(report, {
		max: settings.maxAnnotations,
		maxPerLevel: mostOfLevel
	});
	if (set.annotations.length > 0) local.runner?.startGroup("Annotations");
	for (const annotation of set.annotations) local.runner?.annotate(annotation);
	if (set.annotations.length > 0) local.runner?.endGroup();
	const unnamed = set.undisclosed > 0 ? [`${set.undisclosed} may not be named here, see disclose`] : [];
	const line = leftOutLine(report, set, unnamed);
	return line === void 0 ? [] : [line];
}
// src/surfaces/comment/memory.ts
var maxEntries = 100;
var maxMarkerLength = 9e3;
var maxInflatedBytes = 65536;
var entry = tuple([
	string().regex(/^[0-9a-f]{16}$/),
	_enum(severities),
	string().max(200),
	string().max(200)
]);
var memory = array(entry).max(maxEntries);
function violationKey(violationId) {
	return createHash("sha256").update(violationId).digest("hex").slice(0, 16);
}
function findingsByKey({ findings }, keys) {
	const found = new Map();
	for (const finding of keys.size === 0 ? [] : findings) {
		const key = violationKey(finding.id);
		if (keys.has(key)) found.set(key, finding);
	}
	return found;
}
function rememberFindings(report, redact) {
	const worst = [];
	for (const finding of rankedFindings(report.findings)) {
		if (worst.length === maxEntries) break;
		if (finding.disclosed && isStanding(finding)) worst.push(finding);
	}
	return worst.map((finding) => ({
		key: violationKey(finding.id),
		severity: finding.severity,
		title: neutralLine(redact(finding.title), 80).trim(),
		place: redact(displayPlace(finding, 100) ?? "")
	}));
}
function isStanding(finding) {
	return [
		"blocks",
		"may block",
		"open"
	].includes(standingOf(finding));
}
function memoryMarker(remembered) {
	const entries = remembered.slice(0, maxEntries).map(({ key, severity, title, place }) => [
		key,
		severity,
		title,
		place
	]);
	for (let count = entries.length; count > 0; count = Math.floor(count * .8)) {
		const marker = `<!-- scan-gate-memory:${deflateRawSync(JSON.stringify(entries.slice(0, count))).toString("base64")} -->`;
		if (marker.length <= maxMarkerLength) return marker;
	}
	return "";
}
function readMemory(body) {
	const data = /\n<!-- scan-gate-memory:([\w+/=]{1,9000}) -->\s*$/.exec(body)?.[1];
	if (data === void 0) return [];
	try {
		const text = inflateRawSync(Buffer.from(data, "base64"), { maxOutputLength: maxInflatedBytes }).toString("utf8");
		return memory.parse(JSON.parse(text)).map(([key, severity, title, place]) => ({
			key,
			severity,
			title,
			place
		}));
	} catch {
		return [];
	}
}
var outcomes = {
	fixed: "Fixed",
	excepted: "Excepted",
	suppressed: "Suppressed"
};
function settledSince(report, before) {
	const current = findingsByKey(report, new Set(before.map(({ key }) => key)));
	const settled = [];
	const unsure = [];
	for (const each of before) {
		const finding = current.get(each.key);
		const outcome = finding === void 0 ? outcomeOfMissing(report, each.severity) : outcomeOf(finding);
		if (outcome === "unsure") unsure.push(each);
		else if (outcome !== "stands") settled.push({
			...each,
			outcome
		});
	}
	return {
		settled,
		unsure
	};
}
function outcomeOf(finding) {
	return outcomes[standingOf(finding)] ?? "stands";
}
function outcomeOfMissing(report, severity) {
	if (report.verdict === "inconclusive") return "unsure";
	return report.listedSeverities.includes(severity) || report.scan?.counts[severity] === 0 ? "Fixed" : "unsure";
}
// src/surfaces/comment/comment.ts
var bodyBytes = 6e4;
var fixedShown = 20;
var settleMs$1 = 2e3;
var commentAnswer = looseObject({
	id: number$1().int(),
	html_url: string().nullish(),
	body: string().nullish(),
	user: looseObject({ login: string() }).nullish()
});
var comment = {
	name: "The comment",
	shows: "one comment on the pull request, edited in place",
	settings: [
		"comment-summary-in-pr",
		"category",
		"disclose"
	],
	permission: "pull-requests: write",
	degrades: "a warning",
	isWanted: isCommentWanted,
	write: async (showing) => ({ commentUrl: await writeComment(showing) })
};
async function writeComment(showing) {
	const { report, settings, client } = showing;
	const [existing, ...others] = await ownComments$1(showing);
	const isSilent = settings.commentSummaryInPr === "on-failure" && report.verdict === "passed";
	if (existing === void 0) return isSilent ? void 0 : createComment(showing);
	const updated = await client.call({
		route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
		parameters: {
			comment_id: existing.id,
			body: bodyOf(showing, existing.body ?? "")
		},
		shape: commentAnswer
	});
	for (const { id } of others) await client.call({
		route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
		parameters: { comment_id: id },
		shape: unknown()
	});
	return updated.html_url ?? void 0;
}
function isCommentWanted({ report, settings }) {
	if (settings.commentSummaryInPr === "never" || report.pullRequest === void 0) return false;
	return report.reason !== "not-waited" && report.reason !== "cancelled";
}
function markerOf$1(category) {
	return `<!-- ${keyOf(category)} -->`;
}
async function ownComments$1({ client, report, settings }) {
	const marker = markerOf$1(settings.category);
	const marked = (await client.pages({
		route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: { issue_number: report.pullRequest },
		shape: array(commentAnswer)
	}, (page) => page)).filter(({ body }) => body?.startsWith(marker));
	if (marked.length === 0) return [];
	const self = (await client.viewer()).toLowerCase();
	return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
async function createComment(showing) {
	const { client, report } = showing;
	const create = () => client.call({
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: {
			issue_number: report.pullRequest,
			body: bodyOf(showing, "")
		},
		shape: commentAnswer,
		isOnce: true
	});
	try {
		return (await create()).html_url ?? void 0;
	} catch (error) {
		if (!isAmbiguous(error)) throw error;
		await client.sleep(settleMs$1);
		const [written] = await ownComments$1(showing);
		return (written ?? await create()).html_url ?? void 0;
	}
}
function bodyOf({ client, report, settings, github }, previous) {
	const { runUrl } = github.access;
	const { settled, unsure } = settledSince(report, readMemory(previous));
	const head = markerOf$1(settings.category);
	const tail = [fixedSection(settled, settings.disclose !== "counts"), memoryMarker([...rememberFindings(report, client.redact), ...unsure])].filter((part) => part !== "").map((part) => client.redact(part));
	const maxBytes = bodyBytes - bytesOf([head, ...tail].join("\n\n")) - 8;
	const markdown = withoutMarkers(client.redact(summary(report, {
		maxBytes,
		allFindingsUrl: runUrl,
		isWhole: false,
		category: settings.category
	})));
	return [`${head}\n${fitSummary(markdown, maxBytes).trimEnd()}`, ...tail].join("\n\n");
}
function withoutMarkers(markdown) {
	return markdown.replaceAll("<!--", "<! --");
}
function fixedSection(settled, mayName) {
	if (settled.length === 0) return "";
	const heading = `${plural(settled.length, "finding")} settled since the last comment`;
	if (!mayName) return `${heading}.`;
	const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
		const where = place === "" ? "" : ` in ${markdownCode(place, 120)}`;
		return `- ${outcome}: ${severityWords[severity]} \u00b7 ${markdownText(title, 100) || "Untitled"}${where}`;
	});
	const more = settled.length - items.length;
	if (more > 0) items.push(`- \u2026 and ${more} more`);
	return fold(heading, items.join("\n"));
}
// src/surfaces/spill.ts
var memoryMax = 4e6;
function createSpill(folder) {
	let file;
	let end = 0;
	let buffer = Buffer.alloc(0);
	const write = (piece) => {
		file ??= openNameless(folder);
		const length = Buffer.byteLength(piece, "utf8");
		if (buffer.length < length) buffer = Buffer.allocUnsafe(length);
		buffer.write(piece, "utf8");
		for (let done = 0; done < length;) done += writeSync(file, buffer, done, length - done, end + done);
		end += length;
		return {
			start: end - length,
			length
		};
	};
	const read = (part) => {
		if (typeof part === "string") return part;
		readPart(file, part, buffer);
		return buffer.toString("utf8", 0, part.length);
	};
	return {
		keep(pieces) {
			const parts = [];
			let held = 0;
			for (const piece of pieces) {
				held += piece.length;
				parts.push(held > memoryMax ? write(piece) : piece);
			}
			return { *[Symbol.iterator]() {
				for (const part of parts) yield read(part);
			} };
		},
		close() {
			if (file !== void 0) closeSync(file);
			file = void 0;
		}
	};
}
function openNameless(folder) {
	const path = join(folder, `scan-gate-${randomUUID()}.tmp`);
	const file = openSync(path, "wx+", 384);
	unlinkSync(path);
	return file;
}
function readPart(file, { start, length }, into) {
	for (let done = 0; done < length;) {
		const count = readSync(file, into, done, length - done, start + done);
		if (count === 0) throw new Error("the temporary file was cut");
		done += count;
	}
}
// src/surfaces/files.ts
var files = {
	name: "The report files",
	shows: "files: the full report, and what else is asked for",
	settings: [
		"json-file",
		"sarif-file",
		"html-file",
		"markdown-file",
		"vex-file",
		"agent-file",
		"category"
	],
	permission: void 0,
	degrades: "exit code 2 instead of 0 for a file that was asked for",
	isWanted: () => true,
	write: writeFiles
};
async function writeFiles(showing) {
	const { local, settings } = showing;
	const written = {};
	const [fileProblems, lines] = [[], []];
	let fileErrors = 0;
	for (const name of Object.keys(formats)) {
		const asked = settings[`${name}File`];
		if (asked === void 0 && name !== "json") continue;
		try {
			const path = await writeFormat(showing, name, {
				asked,
				reportFile: written.json
			});
			if (path === void 0) lines.push(`${formats[name].setting}: ${nothingFor(name)}`);
			else written[name] = path;
		} catch (error) {
			const { code, message } = error;
			const place = asked === void 0 ? "a new folder" : resolve(local.folder, asked);
			fileProblems.push(`${formats[name].setting}: ${place} could not be written (${code ?? message})`);
			if (asked !== void 0) fileErrors += 1;
		}
	}
	return {
		files: written,
		fileErrors,
		fileProblems,
		lines
	};
}
function nothingFor(name) {
	const { none } = formats[name];
	return none ?? "there is nothing to write";
}
async function writeFormat({ local, report, settings: { category } }, name, { asked, reportFile }) {
	const path = asked === void 0 ? join(await newFolder(local.temporaryFolder, category), "report.json") : resolve(local.folder, asked);
	const spill = createSpill(local.temporaryFolder);
	try {
		const options = {
			path: asked,
			category,
			reportFile,
			keep: spill.keep
		};
		const { pieces, none } = formats[name];
		const text = pieces(report, options);
		if (none !== void 0 && [...text].length === 0) return void 0;
		await writeWithin(local.folder, path, text);
	} finally {
		spill.close();
	}
	return path;
}
async function newFolder(temporaryFolder, category) {
	await mkdir(temporaryFolder, { recursive: true });
	return mkdtemp(join(temporaryFolder, `scan-gate-report-${category === void 0 ? "" : `${category}-`}`));
}
// src/report/summary/timings.ts
function timingTable(phases) {
	const rows = timingRows(phases).map(({ name, time, requests }) => `| ${name} | ${time} | ${requests} |`);
	return [
		"",
		`<details><summary>${timingTitle}</summary>`,
		"",
		"| phase | time | requests |",
		"|---|--:|--:|",
		...rows,
		"",
		"</details>",
		""
	].join("\n");
}
// src/surfaces/job-summary.ts
var jobSummary = {
	name: "The job summary",
	shows: "the summary on the page of the job",
	settings: [
		"job-summary",
		"category",
		"timings"
	],
	permission: void 0,
	degrades: "a warning",
	isWanted: ({ settings, local }) => local.runner?.addSummary !== void 0 && settings.jobSummary,
	async write({ report, local, settings, written }) {
		const whole = {
			...report,
			notes: [...report.notes, ...written.lines]
		};
		const timings = settings.timings && report.phases !== void 0 ? timingTable(report.phases) : "";
		const page = `${renderMarkdown(whole, { category: settings.category })}${timings}`;
		return await local.runner?.addSummary?.(page) !== false ? {} : { warnings: ["the job summary was cut, other parts of this step left too little room"] };
	}
};
// src/surfaces/outputs.ts
var outputs = {
	name: "The outputs",
	shows: "outputs for the steps that follow",
	settings: [],
	permission: void 0,
	degrades: "a warning",
	isWanted: ({ local }) => local.runner?.setOutputs !== void 0,
	async write(showing) {
		showing.local.runner?.setOutputs?.(outputValues(showing));
		return {};
	}
};
function outputValues({ report, written }) {
	const counts = Object.fromEntries(severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? "")]));
	return {
		verdict: report.verdict,
		reason: report.reason,
		"scan-id": report.scan?.id ?? "",
		"scan-status": report.scan?.status ?? "",
		...counts,
		"blocking-count": String(blockingCount(report)),
		"new-count": String(countOf(report.findings, ({ firstSeen }) => firstSeen === true)),
		"failed-rules": report.rules.filter((rule) => rule.verdict === "failed").map((rule) => rule.rule).join(","),
		"report-file": written.files.json ?? "",
		"sarif-file": written.files.sarif ?? "",
		"check-run-url": written.checkRunUrl ?? "",
		"comment-url": written.commentUrl ?? "",
		"policy-sha256": report.policy.sha256
	};
}
// src/surfaces/review.ts
var maxComments = 100;
var settleMs = 2e3;
var reviewComment = looseObject({
	id: number$1().int(),
	body: string(),
	user: looseObject({ login: string() }).nullish()
});
var reviewAnswer = looseObject({
	id: number$1().int(),
	html_url: string().nullish()
});
var review = {
	name: "The review",
	shows: "one review with comments on the lines that the pull request changes",
	settings: [
		"annotations",
		"max-annotations",
		"category"
	],
	permission: "pull-requests: write",
	degrades: "workflow commands, and a warning",
	isWanted: ({ report, settings }) => settings.annotations === "review" && report.reason !== "cancelled" && report.pullRequest !== void 0 && report.headSha !== void 0,
	async write(showing) {
		const { changes } = showing.github;
		if (changes === void 0) throw new GateError("PUBLISH", "what the pull request changes is not known");
		return {
			lines: await writeReview(showing, changes),
			isMarked: true
		};
	}
};
async function writeReview(showing, changes) {
	const { chosen, elsewhere, total } = chooseComments(showing, changes);
	const old = await ownComments(showing);
	await refresh(showing, old, chosen);
	const known = new Set(old.map(({ key }) => key));
	const added = chosen.filter(({ key }) => !known.has(key));
	if (added.length > 0) await submit(showing, added, total - chosen.length);
	if (chosen.length === total) return [];
	const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : "";
	return [`${chosen.length} of ${total} open findings are commented on${cause}; the report file holds all of them`];
}
function chooseComments({ client, report, settings }, changes) {
	const placed = [];
	let total = 0;
	for (const finding of rankedFindings(report.findings)) {
		if (!openStandings.includes(standingOf(finding))) continue;
		total += 1;
		const place = placeInDiff(finding, changes);
		if (place !== void 0) placed.push({
			finding,
			place
		});
	}
	return {
		chosen: placed.filter(({ finding }) => finding.disclosed).slice(0, Math.min(settings.maxAnnotations, maxComments)).map(({ finding, place }) => {
			const key = violationKey(finding.id);
			const marker = markerOf(settings.category, {
				key,
				severity: finding.severity,
				state: "open"
			});
			return {
				key,
				...place,
				body: client.redact(`${marker}\n${textOf(report, finding)}`)
			};
		}),
		elsewhere: total - placed.length,
		total
	};
}
var openStandings = [
	"blocks",
	"may block",
	"open"
];
function placeInDiff(finding, changes) {
	const path = safeRelativePath(finding.filePath === void 0 ? void 0 : normalPath(finding.filePath));
	const line = safeLine(finding.line);
	if (path === void 0 || line === void 0) return void 0;
	return changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last) === true ? {
		path,
		line
	} : void 0;
}
function markerOf(category, { key, severity, state }) {
	return `<!-- ${keyOf(category)}:${key}:${severity}:${state} -->`;
}
var markerParts = tuple([
	string().regex(/^[0-9a-f]{16}$/),
	_enum(severities),
	_enum(["open", "settled"])
]);
function readMarker(category, body) {
	const prefix = `<!-- ${keyOf(category)}:`;
	const end = body.indexOf(" -->");
	if (!body.startsWith(prefix) || end < 0) return void 0;
	const parts = markerParts.safeParse(body.slice(prefix.length, end).split(":"));
	if (!parts.success) return void 0;
	const [key, severity, state] = parts.data;
	return {
		key,
		severity,
		state
	};
}
async function ownComments({ client, report, settings }) {
	const marked = (await client.pages({
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
		parameters: { pull_number: report.pullRequest },
		shape: array(reviewComment)
	}, (page) => page)).flatMap(({ id, body, user }) => {
		const marker = readMarker(settings.category, body);
		return marker === void 0 ? [] : [{
			...marker,
			id,
			body,
			user
		}];
	});
	if (marked.length === 0) return [];
	const self = (await client.viewer()).toLowerCase();
	return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
async function refresh(showing, old, chosen) {
	const { client, report, settings } = showing;
	const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
	const current = findingsByKey(report, new Set(old.map(({ key }) => key)));
	for (const comment of old) {
		const settled = settledText(report, current.get(comment.key), comment);
		const marker = markerOf(settings.category, {
			...comment,
			state: "settled"
		});
		const body = wanted.get(comment.key) ?? (settled === void 0 ? void 0 : `${marker}\n${settled}`);
		const isSame = comment.state === "settled" ? !wanted.has(comment.key) : plain(comment.body) === plain(body ?? "");
		if (body === void 0 || isSame) continue;
		await client.call({
			route: "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}",
			parameters: {
				comment_id: comment.id,
				body: client.redact(body)
			},
			shape: reviewComment
		});
	}
}
function plain(text) {
	return text.replaceAll("\r\n", "\n").trim();
}
function settledText(report, finding, { severity }) {
	const sha = safeSha(report.headSha);
	const at = sha === void 0 ? "" : ` at ${sha.slice(0, 7)}`;
	if (finding === void 0) return outcomeOfMissing(report, severity) === "Fixed" ? `\u2705 **Fixed**: not found any more${at}.` : void 0;
	const standing = standingOf(finding);
	if (openStandings.includes(standing)) return void 0;
	return standing === "fixed" ? `\u2705 **Fixed**${at}.` : `\u2705 **Settled**: ${standing}.`;
}
function textOf(report, finding) {
	const remediation = remediationOf(finding);
	const description = descriptionOf(finding);
	return [
		`**${severityName(finding)}: ${markdownText(finding.title, 200) || "Untitled"}**`,
		markdownText([...effectWords(report, finding), ...factsOf$1(finding)].join(" \u00b7 ")),
		description === void 0 ? "" : markdownBlock(description, 2e3),
		remediation === void 0 ? "" : `**How to fix**\n\n${markdownBlock(remediation, 2e3)}`,
		`<sub>Scan Gate \u00b7 violation ${markdownCode(finding.id, 100)}</sub>`
	].filter((part) => part !== "").join("\n\n");
}
function effectWords({ enforced }, { effect }) {
	if (effect === "none") return ["does not block"];
	return [`${effect}${enforced ? "" : " (not enforced)"}`];
}
async function submit(showing, added, othersCount) {
	const { client, report, github } = showing;
	const { runUrl } = github.access;
	const page = runUrl === void 0 ? "the summary of the run" : `[the summary of the run](${runUrl})`;
	const others = othersCount === 0 ? "" : ` ${plural(othersCount, "open finding")} more: see ${page}.`;
	const lead = `**${markdownText(sentenceOf(report), 90)}.**`;
	const post = () => client.call({
		route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
		parameters: {
			pull_number: report.pullRequest,
			commit_id: github.shownSha ?? report.headSha,
			event: "COMMENT",
			body: client.redact(`${lead}${others}`),
			comments: added.map(({ path, line, body }) => ({
				path,
				line,
				side: "RIGHT",
				body
			}))
		},
		shape: reviewAnswer,
		isOnce: true
	});
	try {
		await post();
	} catch (error) {
		if (!isAmbiguous(error)) throw error;
		await client.sleep(settleMs);
		const written = new Set((await ownComments(showing)).map(({ key }) => key));
		if (!added.every(({ key }) => written.has(key))) await post();
	}
}
// src/surfaces/registry.ts
var stages = [
	[files],
	[log],
	[
		comment,
		checkRun,
		review,
		codeScanning
	],
	[commands],
	[jobSummary],
	[outputs]
];
stages.flat();
// src/surfaces/surface.ts
var nothingWritten = {
	files: {},
	fileErrors: 0,
	fileProblems: [],
	checkRunUrl: void 0,
	commentUrl: void 0,
	isMarked: false,
	lines: [],
	warnings: []
};
// src/surfaces/publish.ts
var githubBudgetMs = 18e4;
async function publish(report, settings, { github, ...local }) {
	const phasesNow = startTiming(github);
	const published = await show({
		report,
		settings,
		local,
		github
	});
	const phases = [...report.phases ?? [], ...phasesNow()];
	closeLog({
		...published.report,
		phases: settings.timings ? phases : void 0
	}, published, local);
	if (local.log.isMoved()) for (const piece of formats.json.pieces(published.report)) local.log.answer(piece);
	return published;
}
function startTiming(github) {
	try {
		const { now } = createClock();
		const requestCount = () => github?.access.transport.requestCount?.() ?? 0;
		return createStopwatch({
			name: "publish",
			sinceMs: now()
		}, now, requestCount).phases;
	} catch {
		return () => [];
	}
}
function publishToGithub(report, settings, github) {
	return show({
		report,
		settings,
		local: void 0,
		github
	});
}
function show(input) {
	const { github } = input;
	if (github === void 0) return showAll(input, void 0);
	return withClient(github.access, githubBudgetMs, (client) => showAll(input, githubPublishing(github, client)));
}
async function showAll({ report, settings, local }, onGithub) {
	let written = nothingWritten;
	const showing = () => ({
		report: withFiles(report, written, local),
		settings,
		written
	});
	for (const stage of stages) {
		const [shown, now] = [showing(), written];
		const write = async (surface) => surface.permission === void 0 ? local && await writeLocal(surface, {
			...shown,
			local
		}) : await onGithub?.write(surface, shown);
		written = (await Promise.all(stage.map(write))).reduce((sum, more) => added(sum, more ?? {}), now);
	}
	written = added(written, { warnings: onGithub?.remarks() ?? [] });
	return {
		...written,
		report: showing().report
	};
}
async function writeLocal(surface, showing) {
	try {
		return surface.isWanted(showing) ? await surface.write(showing) : {};
	} catch (error) {
		return { warnings: [error.message] };
	}
}
function githubPublishing(github, client) {
	const { access } = github;
	const withoutToken = [];
	return {
		async write(surface, showing) {
			if (!surface.isWanted({
				...showing,
				github
			})) return {};
			if (access.token === void 0) {
				withoutToken.push(surface.name.toLowerCase());
				return {};
			}
			try {
				return await surface.write({
					...showing,
					github,
					client
				});
			} catch (error) {
				return { warnings: [refusalOf(error, surface, access)] };
			}
		},
		remarks() {
			if (withoutToken.length === 0) return [];
			return [`Not written to GitHub: ${withoutToken.join(", ")}: github-token is not set`];
		}
	};
}
function added(written, { lines = [], warnings = [], ...rest }) {
	return {
		...written,
		...rest,
		lines: [...written.lines, ...lines],
		warnings: [...written.warnings, ...warnings]
	};
}
function withFiles(report, { fileErrors, fileProblems }, local) {
	return {
		...report,
		notes: [...report.notes, ...fileProblems],
		exitCode: local?.exitCode(fileErrors) ?? report.exitCode
	};
}
export { publish, publishToGithub };
