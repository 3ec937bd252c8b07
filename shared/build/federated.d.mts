/** The shared modules in the format of the federation plugin, by module name. */
export declare function federated(isShell: boolean, range?: string): Record<string, object>;
