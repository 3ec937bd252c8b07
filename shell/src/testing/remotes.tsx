import { REMOTE_CONTRACT, type RegistryEntry } from '@club/shared/federation';
import { PageHeading } from '@club/shared/ui-core';

/** A remote whose pages have their path as heading. */
export async function pathsAsPages({ routes }: Pick<RegistryEntry, 'routes'>): Promise<unknown> {
  return {
    contract: REMOTE_CONTRACT,
    routes: routes.map(({ path }) => ({ path, element: <PageHeading title={`stranica ${path}`} /> })),
  };
}
