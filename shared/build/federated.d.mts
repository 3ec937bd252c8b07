/** What is shared, as the federation plugin takes it, by module name. */
export declare function federated(isShell: boolean, range?: string): Record<string, object>;
