/** The parts of ncc that the build uses; the package brings no types. */
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
    /** webpack's own, as far as ncc gives it back. */
    stats: unknown;
  }

  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default function ncc(input: string, options?: Options): Promise<Output>;
}
