import type { Preload } from '@club/shared/contracts/releases/registry';
import { escapeHtml } from '../escape-html';
import { bestFit, cspHash } from '../http';
import { type RemoteEntry, sharedAt } from '../remotes';

type Registry = readonly RemoteEntry[];

interface Wanted {
  /** Of a remote whose first script the page must find out itself. */
  readonly manifest?: string;
  readonly scripts: readonly string[];
  /** Requested as soon as the member is known. */
  readonly firstCalls: readonly string[];
  /** On a public page: requested at once. */
  readonly publicCalls: readonly string[];
}

/** What the page at `path` will request, so that the browser fetches all of it at once. */
function wantedAt(shell: Preload, registry: Registry, path: string): Wanted {
  const routes = registry.flatMap((entry) => entry.routes.map((route) => ({ entry, ...route })));
  const opened = bestFit(routes, (route) => route.path, path);
  if (!opened) return { scripts: filesOfShell(shell['*']), firstCalls: [], publicCalls: [] };
  const { entry, preload, container } = opened.entry;
  const listed = (...routes: readonly string[]) => routes.flatMap((route) => preload[route] ?? []);
  const shared = listed(sharedAt(''), sharedAt(opened.path)).flatMap((name) => shell[name] ?? []);
  const scripts = [...listed('', opened.path), ...filesOfShell([...new Set(shared)])];
  const calls = (opened.calls ?? []).flatMap((call) => callAt(call, opened.path, path) ?? []);
  const isPublic = opened.access === 'public';
  const known = { scripts, firstCalls: isPublic ? [] : calls, publicCalls: isPublic ? calls : [] };
  return container ? known : { ...known, manifest: entry };
}

/** The shell's files are at the root. */
const filesOfShell = (names: readonly string[] = []): string[] => names.map((name) => `/${name}`);

/**
 * `all-pyramids?godina=2024` of `all-pyramids?godina=:year`, where the address has the year; undefined where it has
 * something else than a number: the screen itself reports that there is no such page.
 */
function callAt(call: string, pattern: string, path: string): string | undefined {
  const parts = path.split('/');
  const filled = pattern.split('/').reduce((partly, name, index) => {
    const value = parts[index] ?? '';
    return name.startsWith(':') && /^\d+$/.test(value) ? partly.replaceAll(name, value) : partly;
  }, call);
  return /:[a-z]/i.test(filled) ? undefined : filled;
}

/** The data in a page before its scripts run, each as a JSON block under its id. */
export type PageData = Readonly<Record<string, unknown>>;

/**
 * The shell's page for one path: with the registry as data and preload hints for everything that the path needs, a
 * waterfall of six levels becomes two.
 * @param shell the scripts of the shell's build
 */
export function renderPage(
  template: string,
  shell: Preload,
  data: PageData & { readonly registry: Registry },
  path: string,
): string {
  const { firstCalls, publicCalls, manifest, scripts } = wantedAt(shell, data.registry, path);
  // The remote's scripts run after the shell's libraries: they must not delay the sign-in.
  const hint = (url: string) => `<link rel="preload" as="script" href="${escapeHtml(url)}" fetchpriority="low">`;
  const hints = scripts.map((url) => hint(url));
  // Fetched by script, in CORS mode: without crossorigin the browser would load it twice.
  if (manifest) {
    const address = escapeHtml(manifest);
    hints.push(`<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low" href="${address}">`);
  }
  // A page does not need the preload hints of other paths.
  const registry = data.registry.map(({ preload: _, ...entry }) => entry);
  const blocks = Object.entries({ ...data, registry, firstCalls, publicCalls }).map(([id, content]) => {
    const text = JSON.stringify(content).replace(/</g, '\\u003c');
    return `<script type="application/json" id="${id}">${text}</script>`;
  });
  return template.replace('</head>', () => `${hints.join('')}${blocks.join('')}</head>`);
}

/** The shell's page as built, with the hashes of its inline scripts. */
export interface Template {
  readonly html: string;
  readonly inlineScripts: readonly string[];
}

export function readTemplate(html: string): Template {
  const texts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  return { html, inlineScripts: texts.map(cspHash) };
}
