/** Finds secrets in encoded forms. A secret that is removed from a text is removed in all of these forms. */

/** A shorter secret occurs in ordinary words, which would be damaged. */
const shortestSecret = 6;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The text without the secrets, in any form. */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  const present = secrets.map(getSecretForms).filter(({ signs }) => signs.some((sign) => text.includes(sign)));
  const [only] = present;
  if (only === undefined) return text;
  const forms = present.length === 1 ? only.forms : sortLongestFirst(present.flatMap((each) => each.forms));
  return forms.reduce((rest, form) => (rest.includes(form) ? rest.replaceAll(form, '***') : rest), text);
}

function sortLongestFirst(forms: readonly string[]): string[] {
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

const formsBySecret = new Map<
  string,
  {
    forms: readonly string[];
    /**
     * At least one of them occurs in every text that contains a form. They are parts that most forms share, so that few
     * searches are needed.
     */
    signs: readonly string[];
  }
>();

function getSecretForms(secret: string) {
  const before = formsBySecret.get(secret);
  if (before !== undefined) return before;
  const forms = sortLongestFirst(secret.length < shortestSecret ? [] : makeForms(secret));
  const made = { forms, signs: findSigns(forms) };
  formsBySecret.set(secret, made);
  return made;
}

function findSigns(forms: readonly string[]): string[] {
  const signs: string[] = [];
  // Starts with the shortest form, which others contain.
  for (const form of forms.toReversed())
    if (!signs.some((sign) => form.includes(sign))) signs.push(findLongestRun(form));
  return signs;
}

/** No encoding of a secret as text changes letters and digits. A form with only short runs of them is its own sign. */
function findLongestRun(form: string): string {
  const runs = form.match(/[a-z\d]+/gi) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest.length < shortestSecret ? form : longest;
}

/** Literal, base64 at every offset, percent-encoded, JSON, HTML and Markdown. */
function makeForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = [0, 1, 2].flatMap((shift) => encodeBase64At(bytes, shift));
  const percent = [encodeURIComponent(secret), encodePercent(bytes, false), encodePercent(bytes, true)];
  const plainJson = JSON.stringify(secret).slice(1, -1);
  const json = [plainJson, plainJson.replaceAll('/', '\\/'), JSON.stringify(plainJson).slice(1, -1)];
  const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const markdown = secret.replaceAll(/[\\`*_[\]~]/g, '\\$&');
  return [
    secret,
    markdown,
    ...base64,
    ...percent,
    lower,
    ...json,
    ...listJsonEscapes(secret),
    ...listHtmlEscapes(secret),
  ];
}

/** JSON writers that also escape characters of HTML or URLs, or everything except letters and digits. */
function listJsonEscapes(secret: string): string[] {
  const plain = JSON.stringify(secret).slice(1, -1);
  const escapes = [
    (sign: string) => `\\u${toHex(sign).padStart(4, '0')}`,
    (sign: string) => `\\u${toHex(sign).toUpperCase().padStart(4, '0')}`,
  ];
  return escapes.flatMap((write) => [
    plain.replaceAll(/[&<>=']/g, write),
    plain.replaceAll(/[&<>'+`]/g, write),
    secret.replaceAll(/[^a-z\d]/gi, write),
  ]);
}

/** As numbers in each notation, and by name if there is one. Templates escape more than these five characters. */
function listHtmlEscapes(secret: string): string[] {
  const escapes: ((sign: string) => string)[] = [
    (sign) => `&#${sign.charCodeAt(0)};`,
    (sign) => `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
    (sign) => `&#x${toHex(sign)};`,
    (sign) => `&#x${toHex(sign).toUpperCase()};`,
    (sign) => (sign === "'" ? '&apos;' : `&#x${toHex(sign)};`),
  ];
  return [/[&<>"']/g, /[&<>"'/]/g, /[&<>"'/=`]/g, /[^a-z\d]/gi].flatMap((signs) =>
    escapes.flatMap((write) => [
      secret.replaceAll(signs, write),
      secret.replaceAll(signs, (sign) => entities[sign] ?? write(sign)),
    ]),
  );
}

function toHex(sign: string): string {
  return sign.charCodeAt(0).toString(16);
}

/** The characters that depend only on the secret, if `shift` bytes precede it in its group of three. */
function encodeBase64At(bytes: Buffer, shift: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const first = Math.ceil((shift * 4) / 3);
  const last = Math.floor(((shift + bytes.length) * 8) / 6);
  const plain = encoded.slice(first, last);
  return [plain, plain.replaceAll('+', '-').replaceAll('/', '_')];
}

function encodePercent(bytes: Buffer, isUpper: boolean): string {
  const hex = bytes.toString('hex').replaceAll(/../g, '%$&');
  return isUpper ? hex.toUpperCase() : hex;
}
