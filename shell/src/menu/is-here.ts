import type { MenuLink } from './menu-entries';

/** Whether a page is that of a link, below it, or below a path that its remote declares as belonging to it. */
export function isHere({ path, within = [] }: MenuLink, pathname: string): boolean {
  const here = `${pathname.toLowerCase()}/`;
  return [path, ...within].some((prefix) => here.startsWith(`${prefix.toLowerCase()}/`));
}
