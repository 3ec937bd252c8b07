/** The folders of a repository's remotes, by name. */
export declare function remotesIn(root: string): string[];
