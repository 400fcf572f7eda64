import { Ct as settings, St as settingText, vt as variableName, yt as commandSettings } from "./start.js";
// src/cli/setting-rows.ts
function settingRows({ settings: read, origins }, isConnected) {
	return commandSettings.map((name) => {
		const source = origins[name] ?? read.sources[name];
		return {
			name,
			value: (name === "base-url" && !isConnected ? "not set" : settingText(name, read)) || settings[name].absent || "not set",
			from: placeText(name, source)
		};
	});
}
function placeText(name, source) {
	if (source === "flag") return `--${name}`;
	return source === "environment" ? variableName(name) : source;
}
export { settingRows as t };
