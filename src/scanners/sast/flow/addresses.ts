/** Expressions that come from outside wherever they occur: the URL of a page, and h3 helpers that read a request. */

const pageSources =
  /^(?!location\.(?:origin|host|hostname|protocol|port)\b)(?:location(?:\.(?:hash|search|href|pathname))?|Astro\.(?:url|params)|document\.(?:URL|documentURI|baseURI|referrer)|(?:\w+\.)?useParams\(\)|(?:[\w-]+\.)?useSearchParams\(\)|(?:[\w-]+\.)?useLocation\(\)|next\/(?:router|navigation)\.(?:useRouter\(\)\.(?:query|asPath)|useSearchParams\(\)|useParams\(\))|vue-router\.useRoute\(\)\.(?:query|params|hash|fullPath))(?:\.|$)/;

/** Whether the name is a browser's URL or the referring page. */
export function isPageSource(name: string): boolean {
  return pageSources.test(name);
}

/** The part of the URL of a page that no link chooses. */
export function isOwnOrigin(name: string): boolean {
  return /^location\.(?:origin|host|hostname|protocol|port)$/.test(name);
}

/**
 * Helpers of h3 and Nuxt that read a request: `getQuery(event)`, `await readBody(event)`; and whether they return text.
 */
const readers: Readonly<Record<string, boolean>> = {
  getQuery: false,
  readBody: false,
  readRawBody: true,
  readFormData: false,
  readMultipartFormData: false,
  getRouterParam: true,
  getRouterParams: true,
  getCookie: true,
  parseCookies: true,
  getHeader: true,
  getHeaders: true,
  getRequestHeader: true,
  getRequestURL: true,
};

export function findRequestReader(name: string, isEvent: boolean): { isText: boolean } | undefined {
  const isText = readers[name.replace(/^h3\./, '')];
  return isText === undefined || !isEvent ? undefined : { isText };
}

/** `this.route.snapshot.queryParams.q` in Angular, `this.$route.query.q` in Vue: parts of the URL, by their keys. */
export function isRoutePart(keys: readonly string[]): boolean {
  if (keys.some((key) => /^(?:queryParams|queryParamMap)$/.test(key))) return true;
  const at = keys.findIndex((key) => /^(?:\$?_?route|snapshot|activatedRoute|_?activeRoute)$/i.test(key));
  return at >= 0 && keys.slice(at + 1).some((key) => /^(?:query|params|paramMap|hash|fragment|fullPath)$/.test(key));
}
