/** Java code in server pages (JSP). */

/** Everything except the code becomes blanks, so that offsets and lines stay. `<%= value %>` becomes `$_( value );`. */
export function extractPageCode(text: string): string {
  const code = text.replaceAll(
    /<%(?:--[\s\S]*?--%>|@[\s\S]*?%>)|<%([=!]?)([\s\S]*?)%>|[^<]+|</g,
    (part: string, kind: string | undefined, inner: string | undefined) => {
      if (inner === undefined) return part.replaceAll(/[^\r\n]/g, ' ');
      return kind === '=' ? `$_(${inner});` : `  ${kind === '!' ? ' ' : ''}${inner}  `;
    },
  );
  // The rules look for the type of `out`, which a page does not declare.
  return `${code}\n// JspWriter out`;
}
