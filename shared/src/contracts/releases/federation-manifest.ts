import * as z from '@club/shared/schema';

/**
 * The part of a remote's mf-manifest.json that is used: its first script, and the global variable that the script defines.
 */
export const FederationManifest = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
});
export type FederationManifest = z.infer<typeof FederationManifest>;

export interface FirstScript {
  /** Its address. */
  readonly script: string;
  /** The global variable in which the script stores what the remote exposes. */
  readonly global: string;
}

/**
 * The script that loads a remote.
 * @param base the address of the manifest's folder; ends with `/`
 */
export function firstScriptOf({ metaData }: FederationManifest, base: string): FirstScript {
  const { path, name } = metaData.remoteEntry;
  return { script: base + path + name, global: metaData.globalName };
}
