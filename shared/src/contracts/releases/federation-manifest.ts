import * as z from '@club/shared/schema';

/** What is read in the mf-manifest.json of a remote's build: its first script, and what that defines. */
export const FederationManifest = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
});
export type FederationManifest = z.infer<typeof FederationManifest>;

export interface FirstScript {
  /** Its address. */
  readonly script: string;
  /** The global variable in which it leaves what the remote exposes. */
  readonly global: string;
}

/** @param base the address of the manifest's folder, which ends in `/` */
export function firstScriptOf({ metaData }: FederationManifest, base: string): FirstScript {
  const { path, name } = metaData.remoteEntry;
  return { script: base + path + name, global: metaData.globalName };
}
