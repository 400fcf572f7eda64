/** Types for the engines' packages that bring none: only what is used. */

declare module '@npmcli/arborist' {
  interface TreeEdge {
    name: string;
    /** `MISSING`, `INVALID` …; null when the edge is satisfied. */
    error: string | null;
    optional: boolean;
    peer: boolean;
    /** `prod`, `dev`, `optional`, `peer`, `peerOptional`, `workspace`. */
    type: string;
    to: TreeNode | null;
    /** What was asked for, for example `^1.0.0` or `npm:other@^1.0.0`. */
    spec: string;
  }
  export interface TreeNode {
    /** Of its folder in `node_modules`. */
    name: string;
    /** The package's own name, which an alias in the tree may differ from; null for a folder without a name. */
    packageName: string | null;
    version: string;
    /** Key of the entry in the lock file, for example `node_modules/a/node_modules/b`. */
    location: string;
    isRoot: boolean;
    isLink: boolean;
    isWorkspace: boolean;
    /** Of a link: the folder itself. */
    target: TreeNode;
    /** Where npm fetched it; null when the lock does not say it. */
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
