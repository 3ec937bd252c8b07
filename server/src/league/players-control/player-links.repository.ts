import type { Handle } from '../../platform/database';

/** The members linked to players. */
export const linkedMembers = (handle: Handle) =>
  handle
    .selectFrom('league_player')
    .innerJoin('member', 'member.id', 'member_id')
    .select([
      'league_player.id as playerId',
      'member.id as memberId',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'username',
    ])
    .execute();
