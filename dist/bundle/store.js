import { Un as GateError, cn as severityRank, sn as severityFilters } from "./start.js";
import { t as fingerprintOf } from "./fingerprint.js";
var { closeSync, existsSync, openSync, realpathSync } = process.getBuiltinModule("node:fs");
var { createHash, randomBytes, timingSafeEqual } = process.getBuiltinModule("node:crypto");
import { DatabaseSync } from "node:sqlite";
// src/service/store/identifiers.ts
var hexDigits = 24;
function newIdentifier(prefix) {
	return `${prefix}_${randomBytes(hexDigits / 2).toString("hex")}`;
}
function violationId({ type, fingerprint }, owner, isTaken) {
	const plain = [type, fingerprint];
	return [
		plain,
		[...plain, owner.vcs_url],
		[
			...plain,
			owner.vcs_url,
			owner.path
		]
	].map((parts) => `vio_${fingerprintOf(parts).slice(0, hexDigits)}`).find((id) => !isTaken(id)) ?? newIdentifier("vio");
}
// src/service/store/keys.ts
function newKeyValue() {
	return `sgk_${randomBytes(32).toString("hex")}`;
}
var validSql = "SELECT 1 AS n FROM api_keys WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)";
function keyTable(database) {
	return {
		replaceStartKey: (organizationId, value, scopes) => database.transaction(() => {
			database.run("DELETE FROM api_keys WHERE is_of_start = 1");
			insert$1(database, {
				organizationId,
				value,
				name: "start",
				scopes,
				isOfStart: true
			});
		}),
		create: (organizationId, key) => {
			const value = newKeyValue();
			return {
				id: insert$1(database, {
					organizationId,
					value,
					...key
				}),
				value
			};
		},
		list: (organizationId) => {
			return database.all("SELECT * FROM api_keys WHERE organization_id = ? AND is_of_start = 0 ORDER BY rowid", organizationId).map(toRecord$4);
		},
		revoke: (organizationId, id) => {
			return database.run("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND organization_id = ? AND revoked_at IS NULL", database.tick(), id, organizationId) === 1;
		},
		isAnyValid: (time) => database.get(validSql, time.toISOString()) !== void 0,
		authenticate: (value, time) => authenticate(database, value, time)
	};
}
function authenticate(database, value, time) {
	const presented = digestOf(value);
	const row = database.get("SELECT * FROM api_keys WHERE digest = ?", presented);
	if (row === void 0 || row.revoked_at !== null || !timingSafeEqual(row.digest, presented)) return "unknown";
	if (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime()) return "expired";
	noteUse(database, row, time);
	return { key: toRecord$4(row) };
}
var useGrainMs = 6e4;
function noteUse(database, { id, last_used_at: last }, time) {
	if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs) return;
	try {
		database.run("UPDATE api_keys SET last_used_at = ? WHERE id = ?", time.toISOString(), id);
	} catch {}
}
function insert$1(database, key) {
	const id = newIdentifier("key");
	const sql = `INSERT INTO api_keys (id, organization_id, name, digest, scopes, expires_at, created_at, is_of_start)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
	const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
	const texts = [
		JSON.stringify(scopes),
		expiresAt,
		database.tick()
	];
	database.run(sql, id, organizationId, name, digestOf(value), ...texts, Number(isOfStart));
	return id;
}
function digestOf(value) {
	return createHash("sha256").update(value, "utf8").digest();
}
function toRecord$4(row) {
	return {
		id: row.id,
		organizationId: row.organization_id,
		name: row.name,
		scopes: JSON.parse(row.scopes),
		expiresAt: row.expires_at,
		createdAt: row.created_at,
		lastUsedAt: row.last_used_at,
		revokedAt: row.revoked_at
	};
}
// src/service/store/tables.ts
var quoted$1 = (words) => words.map((word) => `'${word}'`).join(", ");
var first = `
CREATE TABLE organization (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE repositories (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  vcs_url TEXT NOT NULL,
  vcs_provider TEXT NOT NULL,
  default_branch TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted$1([
	"active",
	"inactive",
	"archived"
])})),
  auto_scan_on_push INTEGER NOT NULL DEFAULT 0,
  auto_scan_on_pr INTEGER NOT NULL DEFAULT 0,
  last_scan_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE scans (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  branch TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted$1([
	"PENDING",
	"SCANNING",
	"COMPLETED",
	"FAILED"
])})),
  created_at TEXT NOT NULL,
  started_at TEXT,
  completed_at TEXT,
  error TEXT,
  counts TEXT,
  coverage TEXT,
  diagnostics TEXT
) STRICT;
CREATE INDEX scans_by_repository ON scans (repository_id, seq);
CREATE INDEX scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING');

CREATE TABLE violations (
  id TEXT PRIMARY KEY,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  fingerprint TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN (${quoted$1([
	"SAST",
	"AGENTIC_SAST",
	"SCA",
	"SECRET",
	"IAC"
])})),
  severity TEXT NOT NULL CHECK (severity IN (${quoted$1([
	"CRITICAL",
	"HIGH",
	"MEDIUM",
	"LOW",
	"INFO"
])})),
  severity_rank INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted$1([
	"OPEN",
	"FIXED",
	"FALSE_POSITIVE",
	"ACCEPTED_RISK"
])})),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  remediation TEXT NOT NULL,
  cwe TEXT,
  cvss_score REAL,
  file_path TEXT NOT NULL,
  line_number INTEGER,
  code_snippet TEXT,
  justification TEXT,
  first_detected TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  UNIQUE (repository_id, type, fingerprint)
) STRICT;
CREATE INDEX violations_by_rank ON violations (severity_rank, id);

-- Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked.
CREATE TABLE violation_branches (
  violation_id TEXT NOT NULL REFERENCES violations (id),
  branch TEXT NOT NULL,
  coverage_rank INTEGER NOT NULL,
  PRIMARY KEY (violation_id, branch)
) STRICT, WITHOUT ROWID;
`;
var identifiedSql = `SELECT v.id, v.type, v.fingerprint, r.vcs_url, r.path FROM violations v
  JOIN repositories r ON r.id = v.repository_id ORDER BY v.first_detected, v.rowid`;
function renewIdentifiers(connection) {
	connection.exec(`
    PRAGMA defer_foreign_keys = ON;
    ALTER TABLE violations ADD COLUMN content_fingerprint TEXT;
    CREATE INDEX violations_by_content ON violations (repository_id, type, content_fingerprint);`);
	const known = connection.prepare(identifiedSql).all();
	const rename = connection.prepare("UPDATE violations SET id = ? WHERE id = ?");
	const follow = connection.prepare("UPDATE violation_branches SET violation_id = ? WHERE violation_id = ?");
	const taken = new Set();
	for (const violation of known) {
		const renewed = violationId(violation, violation, (id) => taken.has(id));
		taken.add(renewed);
		rename.run(renewed, violation.id);
		follow.run(renewed, violation.id);
	}
}
var owned = `
ALTER TABLE organization RENAME TO organizations;
DROP TABLE keys;
CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT,
  is_of_start INTEGER NOT NULL
) STRICT;
ALTER TABLE repositories ADD COLUMN organization_id TEXT REFERENCES organizations (id);
UPDATE repositories SET organization_id = (SELECT id FROM organizations);
CREATE INDEX repositories_by_organization ON repositories (organization_id);
`;
var notified = `
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  secret TEXT,
  allow_private INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  disabled_at TEXT
) STRICT;

CREATE TABLE events (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL REFERENCES events (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN (${quoted$1([
	"waiting",
	"delivered",
	"given up"
])})),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, seq);
CREATE INDEX deliveries_by_event ON deliveries (event_id);

CREATE TABLE attempts (
  delivery_seq INTEGER NOT NULL REFERENCES deliveries (seq) ON DELETE CASCADE,
  at TEXT NOT NULL,
  status INTEGER,
  error TEXT,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_delivery ON attempts (delivery_seq);

ALTER TABLE violations ADD COLUMN suppressed_by TEXT;
ALTER TABLE violations ADD COLUMN suppressed_at TEXT;
`;
var watched = `
ALTER TABLE repositories ADD COLUMN is_added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE repositories ADD COLUMN remote_url TEXT;
ALTER TABLE repositories ADD COLUMN refs_seen INTEGER NOT NULL DEFAULT 0;
CREATE TABLE seen_refs (
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  ref TEXT NOT NULL,
  sha TEXT NOT NULL,
  PRIMARY KEY (repository_id, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX scans_by_branch ON scans (repository_id, branch, seq);
`;
var migrations = [
	(connection) => connection.exec(first),
	renewIdentifiers,
	(connection) => connection.exec("ALTER TABLE scans ADD COLUMN languages TEXT"),
	(connection) => connection.exec(owned),
	(connection) => connection.exec(notified),
	(connection) => connection.exec(watched),
	(connection) => connection.exec("ALTER TABLE violations ADD COLUMN advisory TEXT")
];
// src/service/store/database-file.ts
var applicationId = 1397186932;
var lockTimeoutMs = {
	service: 2e3,
	tool: 1e4
};
function openFile({ file, role, mayMake }) {
	if (file === ":memory:") return prepared(connect(file, role), {
		file,
		role
	});
	if (!mayMake && !existsSync(file)) throw new GateError("CONFIG", `There is no database ${file}.`, { hint: "Name the file that serve --database works with; keys create makes one." });
	const path = touch(file);
	try {
		return prepared(connect(path, role), {
			file: path,
			role
		});
	} catch (error) {
		throw faultOf(file, error);
	}
}
function touch(file) {
	try {
		closeSync(openSync(file, "a", 384));
		return realpathSync(file);
	} catch (cause) {
		throw new GateError("CONFIG", `The database ${file} cannot be opened: ${reasonOf(cause)}.`, {
			cause,
			hint: "Name a file in a folder that exists and can be written to."
		});
	}
}
function connect(file, role) {
	return new DatabaseSync(file, {
		timeout: lockTimeoutMs[role],
		enableForeignKeyConstraints: true
	});
}
function prepared(connection, { file, role }) {
	const isFile = file !== ":memory:";
	let unlock = () => {};
	const close = () => {
		connection.close();
		unlock();
	};
	try {
		checkOwner(connection, file);
		if (isFile && role === "service") unlock = lockForService(file);
		if (isFile) connection.exec("PRAGMA journal_mode = WAL");
		if (role === "service") checkWhole(connection);
		migrate(connection, isFile && role === "tool" ? () => lockForService(file) : () => () => {});
	} catch (error) {
		close();
		throw error;
	}
	return {
		connection,
		close
	};
}
function lockForService(file) {
	const lock = new DatabaseSync(touch(`${file}-service`), { timeout: 0 });
	try {
		lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
	} catch (cause) {
		lock.close();
		if (primaryCode(cause) !== sqlite.busy) throw faultOf(`${file}-service`, cause);
		throw new GateError("CONFIG", `The database ${file} is served already: another service works with it.`, {
			cause,
			hint: "Stop the other service, or name another file."
		});
	}
	return () => lock.close();
}
function checkOwner(connection, file) {
	const version = pragma(connection, "user_version");
	if (connection.prepare("SELECT count(*) AS n FROM sqlite_schema").get().n > 0 && pragma(connection, "application_id") !== applicationId) throw new GateError("CONFIG", `The database ${file} belongs to another program.`, { hint: "Name another file." });
	if (version > migrations.length) throw new GateError("CONFIG", `The database ${file} was written by a newer version (${version}).`, { hint: "Update this program, or name another file." });
}
function checkWhole(connection) {
	const [first] = connection.prepare("PRAGMA quick_check(1)").all();
	if (first?.quick_check === "ok") return;
	throw Object.assign(new Error(first?.quick_check ?? "it cannot be checked"), { errcode: sqlite.corrupt });
}
function migrate(connection, lock) {
	if (pragma(connection, "user_version") === migrations.length) return;
	const unlock = lock();
	try {
		const version = pragma(connection, "user_version");
		connection.exec(`PRAGMA application_id = ${applicationId}`);
		migrations.slice(version).forEach((step, index) => {
			applyMigration(connection, step, version + index + 1);
		});
	} finally {
		unlock();
	}
}
function applyMigration(connection, step, version) {
	connection.exec("BEGIN IMMEDIATE");
	try {
		step(connection);
		connection.exec(`PRAGMA user_version = ${version}`);
		connection.exec("COMMIT");
	} catch (error) {
		if (connection.isTransaction) connection.exec("ROLLBACK");
		throw error;
	}
}
function pragma(connection, name) {
	return connection.prepare(`PRAGMA ${name}`).get()[name] ?? 0;
}
var sqlite = {
	perm: 3,
	busy: 5,
	locked: 6,
	readOnly: 8,
	io: 10,
	corrupt: 11,
	full: 13,
	cannotOpen: 14,
	none: 26
};
function primaryCode(error) {
	return Number(error?.errcode ?? 0) & 255;
}
var restore = "Restore it from a backup (docs/service.md says how), or name another file.";
var rights = "Give this user the right to write the file and its folder, or name another file.";
var faults = {
	[sqlite.perm]: ["cannot be written", rights],
	[sqlite.busy]: ["is in use by another program", "End the other program, or name another file."],
	[sqlite.locked]: ["is in use by another program", "End the other program, or name another file."],
	[sqlite.readOnly]: ["cannot be written", rights],
	[sqlite.io]: ["cannot be read or written", "Look at the disk: its health, its room, its quota."],
	[sqlite.corrupt]: ["is damaged", restore],
	[sqlite.full]: ["cannot be written: the disk is full", "Make room on the disk, then start again."],
	[sqlite.cannotOpen]: ["cannot be opened", rights],
	[sqlite.none]: ["is no database, or is damaged", restore]
};
function faultOf(file, error) {
	const [what, hint] = faults[primaryCode(error)] ?? [];
	if (error instanceof GateError || what === void 0) return error;
	return new GateError("CONFIG", `The database ${file} ${what} (${reasonOf(error)}).`, {
		cause: error,
		hint
	});
}
function reasonOf(error) {
	const { code, message } = error;
	return {
		ENOENT: "there is no such folder",
		EACCES: "permission denied",
		EISDIR: "it is a folder",
		ENOSPC: "the disk is full",
		EROFS: "the disk is read-only"
	}[code ?? ""] ?? message;
}
// src/service/store/database.ts
function openDatabase({ now, ...options }) {
	const { connection, close } = openFile(options);
	const statements = new Map();
	const prepare = (sql) => {
		const statement = statements.get(sql) ?? connection.prepare(sql);
		statements.set(sql, statement);
		return statement;
	};
	return {
		all: (sql, ...values) => prepare(sql).all(...values),
		get: (sql, ...values) => prepare(sql).get(...values),
		run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
		transaction: (work) => inTransaction(connection, work),
		tick: startClock(connection, now),
		close
	};
}
function inTransaction(connection, work) {
	if (connection.isTransaction) return work();
	connection.exec("BEGIN IMMEDIATE");
	try {
		const result = work();
		connection.exec("COMMIT");
		return result;
	} catch (error) {
		if (connection.isTransaction) connection.exec("ROLLBACK");
		throw error;
	}
}
var latestTime = `
  SELECT max(t) AS t FROM (
    SELECT max(updated_at) AS t FROM repositories
    UNION ALL SELECT max(created_at) FROM scans
    UNION ALL SELECT max(started_at) FROM scans
    UNION ALL SELECT max(completed_at) FROM scans
  )`;
function startClock(connection, now) {
	const latest = connection.prepare(latestTime).get();
	let last = latest.t === null ? 0 : Date.parse(latest.t);
	return () => {
		last = Math.max(now().getTime(), last + 1);
		return new Date(last).toISOString();
	};
}
// src/service/store/organizations.ts
var select$1 = "SELECT id, name, slug, created_at AS createdAt, updated_at AS updatedAt FROM organizations";
var maxNameLength = 100;
function organizationTable(database) {
	const all = () => database.all(`${select$1} ORDER BY rowid`);
	const named = (name) => all().find((each) => same(each.name, name)) ?? all().find(({ slug }) => slug === slugOf(name));
	const only = () => {
		const [first, ...others] = all();
		if (others.length === 0) return first;
		throw new GateError("CONFIG", "There are several organizations, and none is named.", { hint: `Name one with --organization: ${listed(all())}.` });
	};
	const known = (name) => name === void 0 ? only() : named(name);
	return {
		all,
		find: (id) => database.get(`${select$1} WHERE id = ?`, id),
		choose: (name) => {
			const found = known(name);
			if (found !== void 0) return found;
			const message = name === void 0 ? "There is no organization yet." : `There is no organization ${quoted(name)}.`;
			const hint = all().length === 0 ? "Make a key first: scan-gate keys create." : `There are ${listed(all())}.`;
			throw new GateError("CONFIG", message, { hint });
		},
		chooseOrMake: (name) => database.transaction(() => known(name) ?? make(database, name ?? "Local"))
	};
}
function make(database, name) {
	const slug = slugOf(name);
	if (slug === "" || name.length > maxNameLength || /\p{Cc}/u.test(name)) throw new GateError("CONFIG", `${quoted(name)} is no name for an organization.`, { hint: `Give it letters or digits, at most ${maxNameLength} characters.` });
	const [id, time] = [newIdentifier("org"), database.tick()];
	database.run("INSERT INTO organizations (id, name, slug, created_at, updated_at) VALUES (?, ?, ?, ?, ?)", id, name.trim(), slug, time, time);
	return {
		id,
		name: name.trim(),
		slug,
		createdAt: time,
		updatedAt: time
	};
}
function slugOf(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
var same = (one, other) => one.toLowerCase() === other.trim().toLowerCase();
var quoted = (name) => JSON.stringify(name.slice(0, maxNameLength));
var listed = (all) => all.map(({ name }) => name).join(", ");
// src/service/store/outbox.ts
function recordEvents(database, organizationId, events) {
	const hooks = database.all("SELECT id, events FROM webhooks WHERE organization_id = ? AND disabled_at IS NULL", organizationId);
	if (hooks.length === 0) return;
	const askers = hooks.map(({ id, events: names }) => ({
		id,
		names: JSON.parse(names)
	}));
	for (const { event, data } of events()) {
		const asking = askers.filter(({ names }) => names.includes(event));
		if (asking.length > 0) insert(database, {
			event,
			data
		}, asking.map(({ id }) => id));
	}
}
function insert(database, { event, data }, webhookIds) {
	const [id, time] = [newIdentifier("evt"), database.tick()];
	const body = JSON.stringify({
		event,
		timestamp: time,
		data
	});
	const dueAt = event.startsWith("violation.") ? atOnceAfterOthers : atOnce;
	database.run("INSERT INTO events (id, event, body, created_at) VALUES (?, ?, ?, ?)", id, event, body, time);
	for (const webhookId of webhookIds) database.run("INSERT INTO deliveries (event_id, webhook_id, due_at) VALUES (?, ?, ?)", id, webhookId, dueAt);
}
var atOnce = "";
var atOnceAfterOthers = " ";
var firstDelayMs = 1e4;
var longestDelayMs = 864e5;
function delayMs(failures) {
	return Math.min(longestDelayMs, firstDelayMs * 3 ** (failures - 1));
}
var dueSql = `SELECT d.seq, d.webhook_id, d.attempts, e.id AS event_id, e.event, e.body, w.url, w.secret, w.allow_private
  FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN events e ON e.id = d.event_id
  WHERE d.status = 'waiting' AND d.due_at <= ?1 AND w.disabled_at IS NULL AND (w.retry_at IS NULL OR w.retry_at <= ?1)
    AND w.id NOT IN (SELECT value FROM json_each(?2))
  ORDER BY d.due_at, d.seq LIMIT 1`;
function outboxTable(database) {
	return {
		nextDue: (now, busy) => {
			const row = database.get(dueSql, now.toISOString(), JSON.stringify(busy));
			return row === void 0 ? void 0 : toWaiting(row);
		},
		settle: (waiting, sent, now) => database.transaction(() => settle(database, {
			waiting,
			sent,
			now
		})),
		list: (webhookId, limit) => list$3(database, webhookId, limit),
		waiting: () => database.get(`SELECT count(*) AS n FROM deliveries WHERE status = 'waiting'`)?.n ?? 0,
		forget: (before) => database.transaction(() => {
			const time = before.toISOString();
			database.run(`DELETE FROM deliveries WHERE status <> 'waiting' AND due_at < ?`, time);
			database.run("DELETE FROM events WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = events.id)");
		})
	};
}
function settle(database, { waiting, sent, now }) {
	const { deliveryId, webhookId } = waiting;
	const attempt = "INSERT INTO attempts (delivery_seq, at, status, error, duration_ms) SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM deliveries WHERE seq = ?)";
	const { status = null, error = null, durationMs } = sent;
	database.run(attempt, deliveryId, now.toISOString(), status, error, durationMs, deliveryId);
	const deliver = "UPDATE deliveries SET status = ?, attempts = attempts + 1, due_at = ? WHERE seq = ?";
	if (error === null) {
		database.run(deliver, "delivered", now.toISOString(), deliveryId);
		database.run("UPDATE webhooks SET failures = 0, retry_at = NULL WHERE id = ?", webhookId);
		return {
			gaveUp: false,
			disabled: false
		};
	}
	const gaveUp = waiting.attempts + 1 >= 10;
	const later = (failures) => new Date(now.getTime() + delayMs(failures)).toISOString();
	const dueAt = gaveUp ? now.toISOString() : later(waiting.attempts + 1);
	database.run(deliver, gaveUp ? "given up" : "waiting", dueAt, deliveryId);
	const found = database.get("SELECT failures FROM webhooks WHERE id = ?", webhookId);
	const failures = (found?.failures ?? 0) + 1;
	const disabled = failures >= 10;
	database.run("UPDATE webhooks SET failures = ?, retry_at = ?, disabled_at = ? WHERE id = ?", failures, later(failures), disabled ? now.toISOString() : null, webhookId);
	return {
		gaveUp,
		disabled: disabled && found !== void 0
	};
}
function toWaiting(row) {
	return {
		deliveryId: row.seq,
		webhookId: row.webhook_id,
		attempts: row.attempts,
		eventId: row.event_id,
		event: row.event,
		body: row.body,
		url: row.url,
		secret: row.secret,
		allowPrivate: row.allow_private === 1
	};
}
function list$3(database, webhookId, limit) {
	const sql = `SELECT d.seq, d.event_id, d.status, d.due_at, e.event, e.created_at
    FROM deliveries d JOIN events e ON e.id = d.event_id WHERE d.webhook_id = ? ORDER BY d.seq DESC LIMIT ?`;
	const attempts = `SELECT at, status, error, duration_ms AS durationMs FROM attempts WHERE delivery_seq = ? ORDER BY rowid`;
	return database.all(sql, webhookId, limit).map((row) => ({
		eventId: row.event_id,
		event: row.event,
		createdAt: row.created_at,
		status: row.status,
		attempts: database.all(attempts, row.seq),
		dueAt: row.status === "waiting" ? row.due_at.trim() || row.created_at : null
	}));
}
// src/service/store/refs.ts
function seenRefs(database) {
	const setSeen = "UPDATE repositories SET refs_seen = ? WHERE id = ?";
	return {
		of: (id) => {
			if (database.get("SELECT refs_seen AS seen FROM repositories WHERE id = ?", id)?.seen !== 1) return void 0;
			const rows = database.all("SELECT ref, sha FROM seen_refs WHERE repository_id = ?", id);
			return new Map(rows.map(({ ref, sha }) => [ref, sha]));
		},
		note: (id, ref, sha) => {
			database.run(`INSERT INTO seen_refs (repository_id, ref, sha) VALUES (?, ?, ?)
        ON CONFLICT (repository_id, ref) DO UPDATE SET sha = excluded.sha`, id, ref, sha);
		},
		forget: (id, ref) => {
			database.run("DELETE FROM seen_refs WHERE repository_id = ? AND ref = ?", id, ref);
		},
		begin: (id) => {
			database.run(setSeen, 1, id);
		},
		end: (id) => {
			database.run("DELETE FROM seen_refs WHERE repository_id = ?", id);
			database.run(setSeen, 0, id);
		}
	};
}
// src/service/store/announcements.ts
var ownerSql$1 = "SELECT organization_id AS organizationId, name AS repository FROM repositories WHERE id = ?";
function ownerOf(database, repositoryId) {
	return database.get(ownerSql$1, repositoryId) ?? {
		organizationId: "",
		repository: ""
	};
}
function announceCompleted(database, scan, { counts, ...changes }) {
	const { organizationId, repository } = ownerOf(database, scan.repositoryId);
	const { critical, high, medium, low } = counts;
	const violations = {
		critical,
		high,
		medium,
		low
	};
	recordEvents(database, organizationId, () => [{
		event: "scan.completed",
		data: {
			scan_id: scan.id,
			repository,
			status: "COMPLETED",
			violations
		}
	}, ...changeEvents(database, scan, changes)]);
}
function announceFixed(database, repositoryId, fixed) {
	const scan = {
		id: "",
		repositoryId,
		branch: null
	};
	const { organizationId } = ownerOf(database, repositoryId);
	recordEvents(database, organizationId, () => changeEvents(database, scan, {
		appeared: [],
		fixed: [...fixed]
	}));
}
function announceFailed(database, scan, error) {
	const { organizationId, repository } = ownerOf(database, scan.repositoryId);
	const data = {
		scan_id: scan.id,
		repository,
		status: "FAILED",
		error
	};
	recordEvents(database, organizationId, () => [{
		event: "scan.failed",
		data
	}]);
}
var repositorySql = `SELECT id AS repository_id, name AS repository, vcs_url, vcs_provider, default_branch
  FROM repositories WHERE id = ?`;
function announceConnected(database, repositoryId) {
	const data = database.get(repositorySql, repositoryId);
	const { organizationId } = ownerOf(database, repositoryId);
	recordEvents(database, organizationId, () => data ? [{
		event: "repository.connected",
		data: { ...data }
	}] : []);
}
function changeEvents(database, scan, { appeared, fixed }) {
	const { repository } = ownerOf(database, scan.repositoryId);
	const dataOf = (id) => violationData(database, id, {
		...scan,
		repository
	});
	return [...appeared.map((id) => ({
		event: "violation.created",
		data: dataOf(id)
	})), ...fixed.map((id) => ({
		event: "violation.fixed",
		data: dataOf(id)
	}))];
}
var violationSql = `SELECT title, severity, type, status, file_path, line_number, first_detected
  FROM violations WHERE id = ?`;
function violationData(database, id, scan) {
	const row = database.get(violationSql, id);
	if (row === void 0) throw new Error(`violation ${id} is gone`);
	return {
		violation_id: id,
		repository: scan.repository,
		repository_id: scan.repositoryId,
		scan_id: scan.id === "" ? null : scan.id,
		branch: scan.branch,
		title: row.title,
		severity: row.severity,
		type: row.type,
		status: row.status,
		file_path: row.file_path === "" ? null : row.file_path,
		line_number: row.line_number,
		first_detected: row.first_detected
	};
}
// src/service/store/page.ts
function readPage(database, query, paging) {
	const total = database.get(`SELECT count(${query.count ?? "*"}) AS n ${query.source}`, ...query.values)?.n ?? 0;
	const offset = (paging.page - 1) * paging.limit;
	if (offset >= total) return {
		items: [],
		total
	};
	const sql = `SELECT ${query.select} ${query.source} ${query.order} LIMIT ? OFFSET ?`;
	return {
		items: database.all(sql, ...query.values, paging.limit, offset),
		total
	};
}
function where(conditions) {
	const present = conditions.filter((condition) => condition !== void 0);
	return {
		sql: present.length === 0 ? "" : `WHERE ${present.map(([sql]) => sql).join(" AND ")}`,
		values: present.flatMap(([, ...values]) => values)
	};
}
function ofOrganization(organizationId) {
	if (organizationId === void 0) return void 0;
	return ["repository_id IN (SELECT id FROM repositories WHERE organization_id = ?)", organizationId];
}
// src/service/store/repositories.ts
var select = `r.*, ${severityFilters.map((word) => `count(*) FILTER (WHERE v.severity = '${word.toUpperCase()}') AS ${word}`).join(", ")}`;
var from = `FROM repositories r LEFT JOIN violations v ON v.repository_id = r.id AND v.status = 'OPEN'`;
var group = "GROUP BY r.id";
var sortColumns$1 = {
	name: "r.name COLLATE NOCASE",
	createdAt: "r.created_at",
	updatedAt: "r.updated_at",
	lastScanAt: "r.last_scan_at"
};
function repositoryTable(database) {
	const find = (condition, value) => {
		const row = database.get(`SELECT ${select} ${from} WHERE r.${condition} = ? ${group}`, value);
		return row === void 0 ? void 0 : toRecord$3(row);
	};
	return {
		register: (organizationId, repositories) => database.transaction(() => {
			database.run(`UPDATE repositories SET status = 'inactive' WHERE status = 'active' AND is_added = 0`);
			for (const repository of repositories) upsert$1(database, organizationId, repository);
			return repositories.flatMap(({ path }) => find("path", path) ?? []);
		}),
		find: (id, organizationId) => {
			const found = find("id", id);
			return organizationId === void 0 || found?.organizationId === organizationId ? found : void 0;
		},
		...additions(database, find),
		list: (filter, paging) => list$2(database, filter, paging),
		update: (id, settings) => {
			database.run(`UPDATE repositories SET auto_scan_on_push = coalesce(?, auto_scan_on_push),
        auto_scan_on_pr = coalesce(?, auto_scan_on_pr), updated_at = ? WHERE id = ?`, toFlag(settings.autoScanOnPush), toFlag(settings.autoScanOnPr), database.tick(), id);
		}
	};
}
function additions(database, find) {
	return {
		add: (organizationId, { remoteUrl, ...repository }) => database.transaction(() => {
			const id = upsert$1(database, organizationId, repository);
			database.run(`UPDATE repositories SET is_added = 1, remote_url = ?, status = 'active' WHERE id = ?`, remoteUrl, id);
			return id;
		}),
		archive: (organizationId, id) => {
			return database.run(`UPDATE repositories SET status = 'archived', updated_at = ?
        WHERE id = ? AND organization_id = ? AND status <> 'archived'`, database.tick(), id, organizationId) === 1;
		},
		watched: (id) => {
			return database.all(`SELECT id FROM repositories WHERE status = 'active' AND (auto_scan_on_push = 1 OR auto_scan_on_pr = 1)
        AND id = coalesce(?, id)`, id ?? null).flatMap((row) => find("id", row.id) ?? []);
		},
		added: () => {
			return database.all(`SELECT id FROM repositories WHERE is_added = 1 AND status = 'active' ORDER BY rowid`).flatMap((row) => find("id", row.id) ?? []);
		}
	};
}
function upsert$1(database, organizationId, repository) {
	const { path, name, vcsUrl, provider, defaultBranch } = repository;
	const time = database.tick();
	const sql = `
    INSERT INTO repositories
      (id, organization_id, path, name, vcs_url, vcs_provider, default_branch, status, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'active', ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, vcs_url = excluded.vcs_url,
      status = CASE status WHEN 'archived' THEN 'archived' ELSE 'active' END,
      vcs_provider = excluded.vcs_provider, default_branch = excluded.default_branch, updated_at = excluded.updated_at`;
	const texts = [
		path,
		name,
		vcsUrl,
		provider,
		defaultBranch
	];
	const id = newIdentifier("repo");
	const stored = database.get(`${sql} RETURNING id`, id, organizationId, ...texts, time, time);
	if (stored?.id === id) announceConnected(database, id);
	return stored?.id ?? id;
}
function list$2(database, filter, paging) {
	const condition = where([
		["r.status = ?", filter.status ?? "active"],
		filter.organizationId === void 0 ? void 0 : ["r.organization_id = ?", filter.organizationId],
		filter.provider === void 0 ? void 0 : ["r.vcs_provider = ?", filter.provider],
		filter.search === void 0 ? void 0 : ["instr(lower(r.name), lower(?)) > 0", filter.search]
	]);
	const field = filter.sortBy ?? "name";
	const direction = (filter.sortOrder ?? (field === "name" ? "asc" : "desc")) === "asc" ? "ASC" : "DESC";
	const { items, total } = readPage(database, {
		select,
		source: `${from} ${condition.sql}`,
		order: `${group} ORDER BY ${sortColumns$1[field]} ${direction}, r.id ${direction}`,
		values: condition.values,
		count: "DISTINCT r.id"
	}, paging);
	return {
		items: items.map(toRecord$3),
		total
	};
}
function toFlag(value) {
	return value === void 0 ? null : Number(value);
}
function toRecord$3(row) {
	return {
		id: row.id,
		organizationId: row.organization_id,
		path: row.path,
		name: row.name,
		vcsUrl: row.vcs_url,
		provider: row.vcs_provider,
		defaultBranch: row.default_branch,
		status: row.status,
		autoScanOnPush: row.auto_scan_on_push === 1,
		autoScanOnPr: row.auto_scan_on_pr === 1,
		remoteUrl: row.remote_url,
		lastScanAt: row.last_scan_at,
		createdAt: row.created_at,
		open: {
			critical: row.critical,
			high: row.high,
			medium: row.medium,
			low: row.low,
			info: row.info
		}
	};
}
// src/service/scan-result.ts
function identityOf({ type, fingerprint }) {
	return `${type} ${fingerprint}`;
}
// src/service/store/new-violation.ts
var isKnownSql = "SELECT 1 AS known FROM violations WHERE repository_id = ? AND type = ? AND fingerprint = ?";
var sameContentSql = `SELECT id, fingerprint, first_detected FROM violations
  WHERE repository_id = ? AND type = ? AND content_fingerprint = ? AND status <> 'FIXED' ORDER BY file_path, id`;
var takenSql = "SELECT 1 AS taken FROM violations WHERE id = ? AND repository_id <> ?";
var ownerSql = "SELECT vcs_url, path FROM repositories WHERE id = ?";
function newViolation(database, { repositoryId, time, result }) {
	const found = new Set(result.findings.map(({ type, fingerprint }) => `${type} ${fingerprint}`));
	const taken = new Set();
	const renamedFrom = ({ type, fingerprint, contentFingerprint }) => {
		if (contentFingerprint === void 0 || database.get(isKnownSql, repositoryId, type, fingerprint)) return void 0;
		const origin = database.all(sameContentSql, repositoryId, type, contentFingerprint).find((one) => !taken.has(one.id) && !found.has(`${type} ${one.fingerprint}`));
		if (origin !== void 0) taken.add(origin.id);
		return origin;
	};
	const owner = database.get(ownerSql, repositoryId) ?? {
		vcs_url: "",
		path: ""
	};
	const isTaken = (id) => database.get(takenSql, id, repositoryId) !== void 0;
	return (finding) => ({
		id: violationId(finding, owner, isTaken),
		firstDetected: renamedFrom(finding)?.first_detected ?? time
	});
}
// src/service/store/merge.ts
var scanTypeOf = {
	SAST: "sast",
	AGENTIC_SAST: "sast",
	SCA: "sca",
	SECRET: "secrets",
	IAC: "iac"
};
var coverageRanks = {
	"not covered": 0,
	"partly covered": 1,
	covered: 2
};
function mergeFindings(database, merge) {
	const { repositoryId, branch, result } = merge;
	forgetBranch(database, merge);
	const created = [];
	const appeared = [];
	const wasFixed = fixedBefore(database, repositoryId);
	const counts = { ...noCounts };
	const compared = {
		old: [],
		doubtful: [],
		counts: { ...noCounts }
	};
	const standingOf = standings(result.known);
	const originOf = newViolation(database, merge);
	for (const finding of distinct(result.findings)) {
		const origin = originOf(finding);
		const { id, status, first_detected: firstDetected } = upsert(database, {
			merge,
			finding,
			origin
		});
		if (firstDetected === merge.time) created.push(id);
		const isRenamed = origin.firstDetected !== merge.time;
		if (firstDetected === merge.time || isRenamed || wasFixed.has(id)) appeared.push(id);
		const standing = standingOf(finding);
		if (standing !== "new") compared[standing].push(id);
		if (status === "OPEN") counts[lower(finding.severity)] += 1;
		if (status === "OPEN" && standing !== "old") compared.counts[lower(finding.severity)] += 1;
		const rank = Math.max(1, coverageRank(result.coverage, finding.type));
		database.run(`INSERT INTO violation_branches (violation_id, branch, coverage_rank) VALUES (?, ?, ?)
      ON CONFLICT (violation_id, branch) DO UPDATE SET coverage_rank = excluded.coverage_rank`, id, branch, rank);
	}
	return {
		counts,
		created,
		appeared,
		fixed: fixAbsent(database, repositoryId),
		compared: result.known && compared
	};
}
var noCounts = {
	critical: 0,
	high: 0,
	medium: 0,
	low: 0,
	info: 0
};
function fixedBefore(database, repositoryId) {
	return new Set(database.all(`SELECT id FROM violations WHERE repository_id = ? AND status = 'FIXED'`, repositoryId).map(({ id }) => id));
}
function standings({ old, doubtful } = {
	old: [],
	doubtful: []
}) {
	const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
	return (finding) => {
		const identity = identityOf(finding);
		if (isOld.has(identity)) return "old";
		return isDoubtful.has(identity) ? "doubtful" : "new";
	};
}
function forgetBranch(database, { repositoryId, branch, result }) {
	for (const type of Object.keys(scanTypeOf)) database.run(`DELETE FROM violation_branches WHERE branch = ? AND coverage_rank <= ? AND violation_id IN
      (SELECT id FROM violations WHERE repository_id = ? AND type = ?)`, branch, coverageRank(result.coverage, type), repositoryId, type);
}
function coverageRank(coverage, type) {
	return coverageRanks[coverage[scanTypeOf[type]] ?? "not covered"];
}
function distinct(findings) {
	const byIdentity = new Map();
	for (const finding of findings) {
		const identity = identityOf(finding);
		const other = byIdentity.get(identity);
		if (other === void 0 || severityRank(finding.severity) < severityRank(other.severity)) byIdentity.set(identity, finding);
	}
	return byIdentity.values();
}
function lower(severity) {
	return severityFilters[severityRank(severity)];
}
var described = [
	"severity",
	"severity_rank",
	"title",
	"description",
	"remediation",
	"cwe",
	"cvss_score"
];
var placed = [
	"file_path",
	"line_number",
	"code_snippet",
	"content_fingerprint",
	"last_seen",
	"advisory"
];
var refreshed = [...described, ...placed];
var upsertSql = `
  INSERT INTO violations (id, repository_id, fingerprint, type, first_detected, status, ${refreshed.join(", ")})
  VALUES (?, ?, ?, ?, ?, 'OPEN', ${refreshed.map(() => "?").join(", ")})
  ON CONFLICT (repository_id, type, fingerprint) DO UPDATE SET
    status = CASE status WHEN 'FIXED' THEN 'OPEN' ELSE status END,
    ${refreshed.map((column) => `${column} = excluded.${column}`).join(", ")}
  RETURNING id, status, first_detected`;
function upsert(database, { merge, finding, origin }) {
	const { title, description, remediation, severity, cwe, cvss, filePath, line, codeSnippet } = finding;
	const row = database.get(upsertSql, ...[
		origin.id,
		merge.repositoryId,
		finding.fingerprint,
		finding.type,
		origin.firstDetected
	], ...[
		severity,
		severityRank(finding.severity),
		title,
		description,
		remediation,
		cwe ?? null,
		finite(cvss)
	], ...[
		filePath,
		integer(line),
		finding.type === "SECRET" ? null : codeSnippet ?? null
	], ...[finding.contentFingerprint ?? null, merge.time], finding.advisory === void 0 ? null : JSON.stringify(finding.advisory));
	if (row === void 0) throw new Error("the violation was not stored");
	return row;
}
function finite(value) {
	return value !== void 0 && Number.isFinite(value) ? value : null;
}
function integer(value) {
	return value !== void 0 && Number.isSafeInteger(value) ? value : null;
}
function leaveBranch(database, repositoryId, branch) {
	return database.run(`DELETE FROM violation_branches WHERE branch = ? AND violation_id IN
    (SELECT id FROM violations WHERE repository_id = ?)`, branch, repositoryId) === 0 ? [] : fixAbsent(database, repositoryId);
}
function fixAbsent(database, repositoryId) {
	return database.all(`UPDATE violations SET status = 'FIXED'
    WHERE repository_id = ? AND status = 'OPEN' AND NOT EXISTS
      (SELECT 1 FROM violation_branches b WHERE b.violation_id = violations.id)
    RETURNING id`, repositoryId).map(({ id }) => id);
}
// src/service/store/scans.ts
var sortColumns = {
	created: "seq",
	startedAt: "started_at",
	completedAt: "completed_at",
	status: "status"
};
function scanTable(database) {
	const find = (id, organizationId) => {
		const { sql, values } = where([["id = ?", id], ofOrganization(organizationId)]);
		const row = database.get(`SELECT * FROM scans ${sql}`, ...values);
		return row === void 0 ? void 0 : toRecord$2(row);
	};
	return {
		create: (scan) => create(database, scan),
		find,
		list: (filter, paging) => list$1(database, filter, paging),
		start: (id) => {
			expectOne(database.run(`UPDATE scans SET status = 'SCANNING', started_at = ? WHERE id = ? AND status = 'PENDING'`, database.tick(), id), id);
		},
		complete: (id, result) => complete(database, id, result),
		fail: (id, error) => database.transaction(() => fail(database, id, error)),
		failUnfinished: (error) => database.transaction(() => {
			const unfinished = database.all(`SELECT id FROM scans WHERE status IN ('PENDING', 'SCANNING') ORDER BY seq`);
			for (const { id } of unfinished) fail(database, id, error);
			return unfinished.length;
		}),
		latestCommit: (repositoryId, branch) => {
			return database.get("SELECT commit_sha AS sha FROM scans WHERE repository_id = ? AND branch = ? ORDER BY seq DESC LIMIT 1", repositoryId, branch)?.sha;
		},
		unfinished: () => {
			return database.get(`SELECT count(*) AS n FROM scans WHERE status IN ('PENDING', 'SCANNING')`)?.n ?? 0;
		}
	};
}
function fail(database, id, error) {
	const scan = database.get(`UPDATE scans SET status = 'FAILED', error = ?, completed_at = ?
    WHERE id = ? AND status IN ('PENDING', 'SCANNING') RETURNING id, repository_id AS repositoryId, branch`, error, database.tick(), id);
	if (scan !== void 0) announceFailed(database, scan, error);
}
function create(database, scan) {
	const id = newIdentifier("scan");
	const createdAt = database.tick();
	database.run(`INSERT INTO scans (id, repository_id, branch, commit_sha, status, created_at)
    VALUES (?, ?, ?, ?, 'PENDING', ?)`, id, scan.repositoryId, scan.branch, scan.commitSha, createdAt);
	const times = {
		createdAt,
		startedAt: null,
		completedAt: null
	};
	const unknown = {
		error: null,
		counts: null,
		coverage: null,
		diagnostics: null,
		languages: null
	};
	return {
		id,
		...scan,
		status: "PENDING",
		...times,
		...unknown
	};
}
function complete(database, id, result) {
	return database.transaction(() => {
		const scan = database.get(`SELECT * FROM scans WHERE id = ? AND status = 'SCANNING'`, id);
		expectOne(scan === void 0 ? 0 : 1, id);
		const { repository_id: repositoryId, branch } = scan;
		const time = database.tick();
		const merged = mergeFindings(database, {
			repositoryId,
			branch,
			time,
			result
		});
		const sql = `UPDATE scans SET status = 'COMPLETED', completed_at = ?, counts = ?, coverage = ?, diagnostics = ?, languages = ?
      WHERE id = ?`;
		const { coverage, diagnostics, languages } = result;
		const texts = [
			merged.counts,
			coverage,
			diagnostics,
			languages
		].map((value) => JSON.stringify(value));
		database.run(sql, time, ...texts, id);
		database.run("UPDATE repositories SET last_scan_at = ?, updated_at = ? WHERE id = ?", time, time, repositoryId);
		announceCompleted(database, {
			id,
			repositoryId,
			branch
		}, merged);
		return merged;
	});
}
function expectOne(changed, id) {
	if (changed !== 1) throw new Error(`scan ${id} is not in the state that this step starts from`);
}
function list$1(database, filter, paging) {
	const type = filter.scanType;
	const condition = where([
		ofOrganization(filter.organizationId),
		filter.repositoryId === void 0 ? void 0 : ["repository_id = ?", filter.repositoryId],
		filter.status === void 0 ? void 0 : ["status = ?", filter.status],
		type === void 0 ? void 0 : [`(coverage IS NULL OR coalesce(json_extract(coverage, ?), 'not covered') <> 'not covered')`, `$.${type}`]
	]);
	const direction = filter.sortOrder === "asc" ? "ASC" : "DESC";
	const column = sortColumns[filter.sortBy ?? "created"];
	const { items, total } = readPage(database, {
		select: "*",
		source: `FROM scans ${condition.sql}`,
		order: `ORDER BY ${column} ${direction}, seq ${direction}`,
		values: condition.values
	}, paging);
	return {
		items: items.map(toRecord$2),
		total
	};
}
function toRecord$2(row) {
	return {
		id: row.id,
		repositoryId: row.repository_id,
		branch: row.branch,
		commitSha: row.commit_sha,
		status: row.status,
		createdAt: row.created_at,
		startedAt: row.started_at,
		completedAt: row.completed_at,
		error: row.error,
		counts: parse(row.counts),
		coverage: parse(row.coverage),
		diagnostics: parse(row.diagnostics),
		languages: parse(row.languages)
	};
}
function parse(text) {
	return text === null ? null : JSON.parse(text);
}
// src/service/store/violations.ts
function violationTable(database) {
	return {
		find: (id, organizationId) => {
			const { sql, values } = where([["id = ?", id], ofOrganization(organizationId)]);
			const row = database.get(`SELECT * FROM violations ${sql}`, ...values);
			return row === void 0 ? void 0 : toRecord$1(row);
		},
		list: (filter, paging) => list(database, filter, paging),
		leaveBranch: (repositoryId, branch) => database.transaction(() => announceFixed(database, repositoryId, leaveBranch(database, repositoryId, branch))),
		suppress: (id, status, { justification, by }) => {
			database.run(`UPDATE violations SET status = ?, justification = ?, suppressed_by = ?, suppressed_at = ? WHERE id = ?`, status, justification, by, database.tick(), id);
		}
	};
}
function list(database, filter, paging) {
	const severities = severityFilters.filter((word) => filter.severities?.includes(word));
	const condition = where([
		ofOrganization(filter.organizationId),
		filter.repositoryId === void 0 ? void 0 : ["repository_id = ?", filter.repositoryId],
		filter.status === void 0 ? void 0 : ["status = ?", filter.status],
		filter.severities === void 0 ? void 0 : [`severity IN (${severities.map(() => "?").join(", ")})`, ...severities.map((word) => word.toUpperCase())]
	]);
	const { items, total } = readPage(database, {
		select: "*",
		source: `FROM violations ${condition.sql}`,
		order: "ORDER BY severity_rank, id",
		values: condition.values
	}, paging);
	return {
		items: items.map(toRecord$1),
		total
	};
}
function suppressionOf({ status, justification, suppressed_by: by, suppressed_at: at }) {
	return status === "FALSE_POSITIVE" || status === "ACCEPTED_RISK" ? {
		justification: justification ?? "",
		by,
		at
	} : void 0;
}
function toRecord$1(row) {
	return {
		id: row.id,
		repositoryId: row.repository_id,
		type: row.type,
		severity: row.severity,
		status: row.status,
		title: row.title,
		description: row.description,
		remediation: row.remediation,
		cwe: row.cwe,
		cvssScore: row.cvss_score,
		filePath: row.file_path,
		line: row.line_number,
		codeSnippet: row.code_snippet,
		suppression: suppressionOf(row),
		firstDetected: row.first_detected,
		lastSeen: row.last_seen,
		advisory: row.advisory
	};
}
// src/service/store/webhooks.ts
function webhookTable(database) {
	return {
		add: (organizationId, { url, events, secret, allowPrivate }) => {
			const id = newIdentifier("hook");
			const sql = `INSERT INTO webhooks (id, organization_id, url, events, secret, allow_private, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
			const rest = [
				secret,
				Number(allowPrivate),
				database.tick()
			];
			database.run(sql, id, organizationId, url, JSON.stringify(events), ...rest);
			return id;
		},
		list: (organizationId) => {
			return database.all("SELECT * FROM webhooks WHERE organization_id = ? ORDER BY rowid", organizationId).map(toRecord);
		},
		find: (organizationId, id) => {
			const row = database.get("SELECT * FROM webhooks WHERE id = ? AND organization_id = ?", id, organizationId);
			return row === void 0 ? void 0 : toRecord(row);
		},
		remove: (organizationId, id) => database.run("DELETE FROM webhooks WHERE id = ? AND organization_id = ?", id, organizationId) === 1,
		setSecret: (id, secret) => {
			database.run("UPDATE webhooks SET secret = ? WHERE id = ?", secret, id);
		},
		enable: (id) => {
			database.run("UPDATE webhooks SET failures = 0, retry_at = NULL, disabled_at = NULL WHERE id = ?", id);
		}
	};
}
function toRecord(row) {
	return {
		id: row.id,
		organizationId: row.organization_id,
		url: row.url,
		events: JSON.parse(row.events),
		secret: row.secret,
		allowPrivate: row.allow_private === 1,
		createdAt: row.created_at,
		failures: row.failures,
		disabledAt: row.disabled_at
	};
}
// src/service/store/store.ts
function openStore(options) {
	const { file, role = "service", mayMake = true, now = () => new Date() } = options;
	const database = openDatabase({
		file,
		role,
		mayMake,
		now
	});
	const scans = scanTable(database);
	if (role === "service") scans.failUnfinished("interrupted by a restart");
	return {
		organizations: organizationTable(database),
		keys: keyTable(database),
		repositories: repositoryTable(database),
		scans,
		violations: violationTable(database),
		webhooks: webhookTable(database),
		outbox: outboxTable(database),
		refs: seenRefs(database),
		transaction: database.transaction,
		isUp: () => {
			try {
				return database.get("SELECT count(*) AS n FROM organizations") !== void 0;
			} catch {
				return false;
			}
		},
		close: database.close
	};
}
export { violationId as i, newKeyValue as n, newIdentifier as r, openStore as t };
