import type { PlayerId } from '../players/player';

/** A meeting among this many last matches of a player is a rematch (league rule R3). */
const RECENT_MATCHES = 2;

/**
 * The meetings of a season, in the order of play. Two players meet when both are on court: after a walkover or an
 * unplayed match they may be paired again, and in a substitute's match the substitute meets the opponent. Source:
 * league rule R3.
 */
export class Meetings {
  private readonly opponents = new Map<PlayerId, PlayerId[]>();

  add(first: PlayerId, second: PlayerId): void {
    this.opponentsOf(first).push(second);
    this.opponentsOf(second).push(first);
  }

  /** Meetings of the two in the season. */
  count(first: PlayerId, second: PlayerId): number {
    let count = 0;
    for (const opponent of this.opponentsOf(first)) if (opponent === second) count += 1;
    return count;
  }

  /** Whether the two met in either player's last 2 matches. */
  isRecent(first: PlayerId, second: PlayerId): boolean {
    return this.isAmongLast(first, second) || this.isAmongLast(second, first);
  }

  private isAmongLast(player: PlayerId, opponent: PlayerId): boolean {
    return this.opponentsOf(player).slice(-RECENT_MATCHES).includes(opponent);
  }

  private opponentsOf(player: PlayerId): PlayerId[] {
    const known = this.opponents.get(player);
    if (known) return known;
    const created: PlayerId[] = [];
    this.opponents.set(player, created);
    return created;
  }
}
