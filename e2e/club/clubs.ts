import type { BrowserPool } from './browser-pool';
import { type RunningClub, type Settings, startClub } from './running-club';

/** The clubs of a worker: the one that files share, and that of the current file. */
export class Clubs {
  #shared: Promise<RunningClub> | undefined;
  #own: { readonly file: string; readonly club: Promise<RunningClub> } | undefined;

  /** @param settings settings of the shared club */
  constructor(
    private readonly browsers: BrowserPool,
    private readonly settings: Settings,
  ) {}

  shared(): Promise<RunningClub> {
    this.#shared ??= startClub(this.settings);
    return this.#shared;
  }

  /** The club of a single file, which is removed when the next file requests its own. */
  async ownOf(file: string, settings: Settings): Promise<RunningClub> {
    if (this.#own?.file !== file) {
      await this.#discardOwn();
      this.#own = { file, club: startClub(settings) };
    }
    return this.#own.club;
  }

  async discard(): Promise<void> {
    await this.#discardOwn();
    await (await this.#shared)?.discard();
  }

  async #discardOwn(): Promise<void> {
    const club = await this.#own?.club;
    this.#own = undefined;
    if (!club) return;
    await this.browsers.forget(club.url);
    await club.discard();
  }
}
