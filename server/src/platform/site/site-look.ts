import { escapeHtml } from '../escape-html';

/** The page's appearance before its scripts run: its header, and what the browser's tab and a shared link show. */
export interface SiteLook {
  /** In the header; the tab's title until a screen has its own. */
  readonly name: string;
  readonly icon: string;
  readonly touchIcon: string;
  /** For previews of a shared link. */
  readonly picture: string;
}

/** The shell's page with the club's look. */
export function writeLook(template: string, { name, icon, touchIcon }: SiteLook): string {
  const type = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(icon)}" type="${type}">`)
    .replace(
      /<link rel="apple-touch-icon"[^>]*>/,
      () => `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    )
    .replace(/(<img class="first-icon" src=")[^"]*/, (_found, start) => `${start}${escapeHtml(icon)}`)
    .replace(/(<span class="first-name">)[^<]*/, (_found, start) => `${start}${escapeHtml(name)}`);
}
