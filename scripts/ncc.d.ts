/** Types for the parts of ncc that the build uses, because the package has none. */
declare module '@vercel/ncc' {
  interface Options {
    esm?: boolean;
    cache?: boolean;
    minify?: boolean;
    quiet?: boolean;
    target?: string;
  }

  interface Output {
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    /** webpack's own object, as far as ncc returns it. */
    stats: unknown;
  }

  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default function ncc(input: string, options?: Options): Promise<Output>;
}
