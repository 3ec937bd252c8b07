import type {
  CorrectLeaguePlayer,
  LeaguePlayerChange,
  LeaguePlayerInput,
  LeaguePlayerRecord,
  LinkMember,
} from '@club/shared/contracts/league/players-control';
import { personName, shortDate } from '@club/shared/domain';
import { claimKey, type KeyedRequest } from '../../accounts';
import { type Action, recordAction } from '../../action-log';
import { lockPresentMember, type Member, requireMember } from '../../members';
import type { Handle, Tx } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database';
import { INPUT_KEPT, isOutdated, Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { readObligations } from '../obligations/read-obligations';
import { requirePresent } from '../players/erased-players';
import {
  findPlayer,
  insertPlayerOnce,
  isSamePerson,
  type LeaguePlayerRow,
  linkMember,
  lockNames,
  updatePlayer,
} from '../players/league-players.repository';
import { linkedMemberFacts, linkedMemberName } from '../players/linked-member';
import { linkedMembers } from '../players/player-members.repository';
import { readPlayerNames } from '../players/player-names';
import { yearsByPlayer } from '../players/player-years.repository';
import { playerUnknown } from '../players/require-players';
import { checkBirthDate } from '../registrations/check-birth-date';
import { linkChanged } from './link-changed';

/** The entry of a change in the action log. */
type Changed = Pick<Action, 'subject' | 'subjectMemberId' | 'before' | 'after'>;

export type LeaguePlayers = ReturnType<typeof createLeaguePlayers>;

/** Administration of the league's people. */
export function createLeaguePlayers({ db, live, clock }: ServiceParts) {
  async function list(handle: Handle): Promise<LeaguePlayerRecord[]> {
    const names = await readPlayerNames(handle);
    const members = new Map((await linkedMembers(handle)).map(({ playerId, ...member }) => [playerId, member]));
    const years = await yearsByPlayer(handle);
    const obligations = await readObligations(handle);
    return names.rows.map((row) => ({
      ...names.of(row.id),
      nadimak: row.nickname,
      birthDate: row.birthDate,
      residence: row.residence,
      email: row.email,
      phone: row.phone,
      member: members.get(row.id) ?? null,
      years: years.get(row.id) ?? [],
      version: row.version,
      obligations: obligations.get(row.id),
      erased: row.erasedAt !== null,
    }));
  }

  async function record(id: number, handle: Handle = db.handle): Promise<LeaguePlayerRecord> {
    const player = (await list(handle)).find((each) => each.id === id);
    if (!player) throw playerUnknown();
    return player;
  }

  const refuseTooYoung = ({ birthDate }: LeaguePlayerInput): void => {
    if (birthDate) checkBirthDate(birthDate, clock.today());
  };

  async function changed(tx: Tx, actorId: number, action: string, entry: Changed): Promise<void> {
    await recordAction(tx, { actorId, at: clock.now(), action, ...entry });
    await live.changed(tx, 'league');
  }

  return {
    list: () => list(db.handle),

    /**
     * @param key created once per click: a repeated request adds nobody more
     * @throws Refusal 409 `KEY_REUSED` when a request with the key has added somebody else
     */
    async create(person: LeaguePlayerInput, { actorId, key }: KeyedRequest): Promise<LeaguePlayerRecord> {
      refuseTooYoung(person);
      const id = await db.transaction(async (tx) => {
        await lockNames(tx);
        await claimKey(tx, { actorId, key }, 'PLAYER');
        const player = await insertPlayerOnce(tx, { ...person, createdAt: clock.now() }, key);
        if (player.isNew) await changed(tx, actorId, 'Novi igrač lige', { subject: personName(person) });
        else checkSame(await findPlayer(tx, player.id), person);
        return player.id;
      });
      return record(id);
    },

    /**
     * Data that are saved already are no change, whatever the version: the first answer may have been lost.
     * @throws Refusal 409 `PLAYER_CHANGED` when the player has another version than the given one
     */
    async update(
      id: number,
      { version, ...person }: CorrectLeaguePlayer,
      actorId: number,
    ): Promise<LeaguePlayerRecord> {
      refuseTooYoung(person);
      await db.transaction(async (tx) => {
        await lockNames(tx);
        // Read after the player is locked, because an erasure may be under way.
        await requirePresent(tx, [id]);
        const now = await findPlayer(tx, id);
        if (now && isSamePerson(now, person)) return;
        if (version !== undefined && version !== now?.version) throw changedMeanwhile(await record(id, tx));
        await updatePlayer(tx, id, person);
        const subjectMemberId = now?.memberId;
        await changed(tx, actorId, 'Podaci igrača lige', { subject: personName(person), subjectMemberId });
      });
      return record(id);
    },

    /**
     * Links a player to a member, or removes the link; a member is linked to one player at most. A link that is as wanted
     * already is no change.
     * @throws Refusal 409 `LINK_CHANGED` when the player has another link than the seen one
     */
    async link(id: number, { memberId, seen }: LinkMember, actorId: number): Promise<LeaguePlayerChange> {
      const action = memberId === null ? 'Igrač lige odvojen od korisnika' : 'Igrač lige povezan s korisnikom';
      try {
        const message = await db.transaction(async (tx) => {
          await lockNames(tx);
          // A player linked to an erased member could not be erased by anybody.
          const member = memberId === null ? undefined : await lockPresentMember(tx, memberId);
          await requirePresent(tx, [id]);
          const player = await findPlayer(tx, id);
          if (!player) throw playerUnknown();
          if (isOutdated({ seen, now: player.memberId, wanted: memberId })) throw linkChanged(await record(id, tx));
          const earlier = player.memberId === null ? undefined : await requireMember(tx, player.memberId);
          if (player.memberId === memberId) return linkMessage(member, undefined);
          await linkMember(tx, id, memberId);
          await changed(tx, actorId, action, {
            subject: personName(player),
            subjectMemberId: memberId ?? player.memberId,
            before: earlier && linkedMemberFacts(earlier),
            after: member && linkedMemberFacts(member),
          });
          return linkMessage(member, earlier);
        });
        return { message, player: await record(id) };
      } catch (error) {
        if (!isUniqueViolation(error, 'league_player_member_id_key')) throw error;
        throw new Refusal(409, 'MEMBER_LINKED', 'Taj je korisnik već povezan s drugim igračem lige.');
      }
    },
  };
}

/** `earlier` is the member of a link that has ended now. */
function linkMessage(member: Member | undefined, earlier: Member | undefined): string {
  if (member) return `Igrač je povezan s korisnikom: ${linkedMemberName(member)}.`;
  if (earlier) return `Igrač više nije povezan s korisnikom: ${linkedMemberName(earlier)}.`;
  return 'Igrač nije povezan s korisnikom.';
}

/** @throws Refusal 409 `KEY_REUSED` unless the first request with a key has added the person of this one */
function checkSame(first: LeaguePlayerRow | undefined, meant: LeaguePlayerInput): void {
  if (first && isSamePerson(first, meant)) return;
  throw new Refusal(
    409,
    'KEY_REUSED',
    'Prvi je pokušaj već zapisan, s drugim podacima. Provjerite popis igrača prije novog unosa.',
  );
}

/** With the player's current data, so that whoever changes them can compare. */
function changedMeanwhile(player: LeaguePlayerRecord): Refusal {
  const { ime, prezime, nadimak, birthDate, residence, email, phone } = player;
  // The day in brackets: it ends with a dot of its own.
  const name = birthDate ? `${ime} ${prezime} (${shortDate(birthDate)})` : `${ime} ${prezime}`;
  const now = [name, nadimak, residence, email, phone].filter(Boolean).join(', ');
  const message = `Podaci igrača su u međuvremenu promijenjeni. Sada: ${now}. ${INPUT_KEPT}`;
  return new Refusal(409, 'PLAYER_CHANGED', message, undefined, { player });
}
