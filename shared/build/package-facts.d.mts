/** A remote's version, and the range of shared that it depends on. @throws without such a range */
export declare function packageFacts(folder: string): { readonly version: string; readonly shared: string };
