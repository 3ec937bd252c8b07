import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { cachedFile } from '../cached-file';
import { outageOf } from '../database';
import { allowScripts, bestFit, framedByOurselves, HOUR, IMMUTABLE, sendProblem } from '../http';
import { type BrowserChoices, type RemoteEntry, type RemoteRegistry, readPreload } from '../remotes';
import { type BuildArchive, exists } from './build-archive';
import { HASHED } from './hashed-file';
import { addressInstead } from './one-address';
import { type PageData, readTemplate, renderPage } from './page';
import { type SiteHead, writeHead } from './page-head';
import { type SiteLook, writeLook } from './site-look';

const SILENT_CHECK = '/assets/silent-check-sso.html';
/** Icons and the return address of the silent sign-in: an old one does no harm, and each visit would request them. */
const LASTING = /\/assets\/[^/]+$/;

const ACCEPTS_PAGES = /text\/html|\*\/\*/;
/** What a client without the header accept accepts (RFC 9110): a monitor or a link preview, for example. */
const ANYTHING = '*/*';

/** A shell of another host may list remotes of this one (its REMOTES). */
const OPEN_TO_OTHER_SHELLS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

function cachingOf(file: string): string {
  if (HASHED.test(path.basename(file))) return IMMUTABLE;
  return LASTING.test(file) ? HOUR : 'no-cache';
}

interface SiteParts {
  /** The folder that contains shell/dist. */
  readonly root: string;
  readonly registry: RemoteRegistry;
  readonly choices: BrowserChoices;
  /** For pages that were opened before an upgrade. */
  readonly archive?: BuildArchive;
  /** The current data in the shell's page besides the registry. */
  readonly data?: () => PageData;
  /** The page's current appearance; by default as built. */
  readonly look?: () => SiteLook;
  /** Heads of the pages that search engines may index. */
  readonly heads?: {
    /** The product's public address; full addresses are built from it. */
    readonly publicUrl: string;
    /** Title and description of the page at a path; undefined for a page that must not be indexed. */
    readonly headOf: (path: string) => Promise<SiteHead | undefined>;
  };
}

/** Origins of the remotes that this server does not serve. */
const originsIn = (entries: readonly RemoteEntry[]): string[] =>
  entries.flatMap(({ entry }) => (URL.canParse(entry) ? [new URL(entry).origin] : []));

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** Serves the shell, the remotes beside it, and the registry that lists them for the shell. */
export function site({
  root,
  registry,
  choices,
  archive,
  data = () => ({}),
  look,
  heads,
}: SiteParts): FastifyPluginAsync {
  const shell = path.join(root, 'shell/dist');
  const template = cachedFile(path.join(shell, 'index.html'), readTemplate);
  const silentPage = cachedFile(path.join(shell, SILENT_CHECK), readTemplate);
  const preload = cachedFile(path.join(shell, 'preload.json'), readPreload);

  /** The folder of an earlier build, for a file that the present one does not have. */
  const earlierFolder = async (part: string, file: string, present: string | undefined) =>
    present && (await exists(path.join(present, file))) ? undefined : archive?.folderOf(part, file);

  /**
   * Unchanged while the database, which has the names in titles, is out of service: most of a page does not need it.
   */
  async function withHead(page: string, pathname: string, present: SiteLook | undefined): Promise<string> {
    if (!heads) return page;
    try {
      return writeHead(page, await heads.headOf(pathname), `${heads.publicUrl}${pathname}`, present);
    } catch (error) {
      if (!outageOf(error)) throw error;
      return page;
    }
  }

  /**
   * Whether an address that ends like a file is that of a page: pages have names in their addresses, and a name may be
   * `Horvat ml.` or `St.John`. A script tag does not ask for a page, and would try to run it.
   */
  async function isNamedPage(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!request.headers.accept?.includes('text/html')) return false;
    const entries = await registry.current(choices.of(request, reply));
    const routes = entries.flatMap((entry) => entry.routes);
    return bestFit(routes, (route) => route.path, pathOf(request)) !== undefined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const built = await template();
    if (!built) {
      const message = 'Aplikacija još nije izgrađena.';
      return sendProblem(reply, { status: 503, code: 'NOT_BUILT', message });
    }
    const pathname = pathOf(request);
    const entries = await registry.current(choices.of(request, reply));
    const page = renderPage(built.html, (await preload()) ?? {}, { ...data(), registry: entries }, pathname);
    const present = look?.();
    const dressed = present ? writeLook(page, present) : page;
    const headed = await withHead(dressed, pathname, present);
    allowScripts(reply, { origins: originsIn(entries), hashes: built.inlineScripts });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(headed);
  }

  return async (app) => {
    await app.register(fastifyStatic, {
      serve: false,
      cacheControl: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(file));
        reply.header('vary', 'accept-encoding');
      },
    });

    app.get('/registry.json', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return registry.current(choices.of(request, reply));
    });

    app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async ({ params }, reply) => {
      const found = await registry.fileOf(params.name, params['*']);
      const file = found?.file ?? params['*'];
      const folder = (await earlierFolder(params.name, file, found?.folder)) ?? found?.folder;
      return folder ? reply.headers(OPEN_TO_OTHER_SHELLS).sendFile(file, folder) : reply.callNotFound();
    });

    app.get(SILENT_CHECK, async (_request, reply) => {
      const page = await silentPage();
      if (!page) return reply.callNotFound();
      return reply
        .headers({ ...framedByOurselves(page.inlineScripts), 'cache-control': HOUR })
        .type('text/html; charset=utf-8')
        .send(page.html);
    });

    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const file = request.params['*'];
      if (/^(api|realms)\//.test(file)) return reply.callNotFound();
      // A missing file must not return the page.
      const isFile = path.extname(file) !== '' && file !== 'index.html';
      if (isFile && !(await isNamedPage(request, reply))) {
        return reply.sendFile(file, (await earlierFolder('shell', file, shell)) ?? shell);
      }
      if (!ACCEPTS_PAGES.test(request.headers.accept ?? ANYTHING)) return reply.callNotFound();
      const address = heads && addressInstead(request, heads.publicUrl);
      if (address) return reply.header('cache-control', 'no-store').redirect(address, 307);
      return sendPage(request, reply);
    });
  };
}
