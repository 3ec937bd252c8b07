import type { RouteObject } from '@club/shared/router';
import { UnderConstruction } from '@club/shared/ui-core';

/** Screens that are announced and still to be built; each leaves this list for a folder of its own. */
const TITLES = {
  '/admin/pyramid-control/edit-pyramids': 'Uređivanje piramida',
};

export const laterRoutes: RouteObject[] = Object.entries(TITLES).map(([path, title]) => ({
  path,
  element: <UnderConstruction title={title} />,
}));
