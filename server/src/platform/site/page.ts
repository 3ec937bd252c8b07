import { bestFit } from '../http';
import type { RemoteEntry } from '../remotes';
import { attribute } from './page-head';

type Registry = readonly RemoteEntry[];

/** Scripts that the page at `path` is going to ask for, so that the browser fetches all of them at once. */
function scriptsFor(registry: Registry, path: string): { manifest?: string; scripts: string[] } {
  const routes = registry.flatMap((entry) => entry.routes.map((route) => ({ entry, pattern: route.path })));
  const opened = bestFit(routes, (route) => route.pattern, path);
  if (!opened) return { scripts: [] };
  const { entry, preload } = opened.entry;
  return { manifest: entry, scripts: [...(preload[''] ?? []), ...(preload[opened.pattern] ?? [])] };
}

/** What a page is told before its scripts run, each as a JSON block under its id. */
export type PageData = Readonly<Record<string, unknown>>;

/**
 * The shell's page for one path: with the registry as data and hints for everything the path needs, a waterfall of six
 * levels becomes two.
 */
export function renderPage(
  template: string,
  shellScripts: readonly string[],
  data: PageData & { readonly registry: Registry },
  path: string,
): string {
  const { manifest, scripts } = scriptsFor(data.registry, path);
  const hints = [...new Set([...shellScripts.map((file) => `/${file}`), ...scripts])].map(
    (url) => `<link rel="preload" as="script" href="${attribute(url)}">`,
  );
  // Fetched by script, in CORS mode: without crossorigin the browser would load it twice.
  if (manifest) hints.push(`<link rel="preload" as="fetch" crossorigin="anonymous" href="${attribute(manifest)}">`);
  const blocks = Object.entries(data).map(([id, content]) => {
    const text = JSON.stringify(content).replace(/</g, '\\u003c');
    return `<script type="application/json" id="${id}">${text}</script>`;
  });
  return template.replace('</head>', () => `${hints.join('')}${blocks.join('')}</head>`);
}
