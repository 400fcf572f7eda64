/** Types for packages of the engines that have none; only what is used. */

declare module '@npmcli/arborist' {
  interface TreeEdge {
    name: string;
    /** `MISSING`, `INVALID` …. Null when the edge is satisfied. */
    error: string | null;
    optional: boolean;
    peer: boolean;
    /** `prod`, `dev`, `optional`, `peer`, `peerOptional`, `workspace`. */
    type: string;
    to: TreeNode | null;
    /** The requested version, for example `^1.0.0` or `npm:other@^1.0.0`. */
    spec: string;
  }
  export interface TreeNode {
    /** Name of its folder in `node_modules`. */
    name: string;
    /** The package's own name, from which an alias in the tree may differ. Null for a folder without a name. */
    packageName: string | null;
    version: string;
    /** Key of the entry in the lock file, for example `node_modules/a/node_modules/b`. */
    location: string;
    isRoot: boolean;
    isLink: boolean;
    isWorkspace: boolean;
    /** For a link: the folder itself. */
    target: TreeNode;
    /** Where npm fetched it. Null when the lock file does not say so. */
    resolved: string | null;
    dev: boolean;
    edgesOut: Map<string, TreeEdge>;
    edgesIn: Set<TreeEdge>;
  }
  interface Tree extends TreeNode {
    inventory: Map<string, TreeNode>;
  }
  class Arborist {
    constructor(options: { path: string; offline?: boolean; ignoreScripts?: boolean });
    loadVirtual(): Promise<Tree>;
  }

  export { Arborist };
}
