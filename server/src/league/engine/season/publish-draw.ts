import type { PlayerId } from '../players/player';
import { notInPyramid } from '../pyramid/membership';
import { EngineRefusal } from '../refusal';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/** With fewer players there is nobody to be drawn against. */
export const MIN_FIELD_SIZE = 2;

/**
 * Publishes the knockout: qualifications and main draw by the final standings, without players who withdrew after the
 * last round. Source: knockout rules, "Draw".
 * @throws EngineRefusal `SEASON_NOT_FINISHED` before the last round is closed, and when it is already drawn;
 * `PLAYER_NOT_IN_PYRAMID`; `FIELD_TOO_SMALL` with fewer than two players
 */
export function publishDraw(record: SeasonRecord, withdrawn: readonly PlayerId[]): SeasonRecord {
  if (!record.isFinished || record.knockout) {
    throw new EngineRefusal('SEASON_NOT_FINISHED', 'Ždrijeb se objavljuje jednom, nakon zadnjeg kola.');
  }
  const { order } = replaySeason(record);
  if (withdrawn.some((player) => !order.includes(player))) throw notInPyramid();
  const last = record.rounds.at(-1);
  const left = new Set([...withdrawn, ...(last?.leaving ?? [])]);
  const rounds = record.rounds.map((round) => (round === last ? { ...round, leaving: [...left] } : round));
  const seeds = replaySeason({ ...record, rounds }).standings.map(({ player }) => player);
  checkField(seeds.length);
  return {
    ...record,
    knockout: { withdrawn: [...left], seeds, isConsolationDrawn: false, phaseDates: [], results: {} },
  };
}

/**
 * Publishes the consolation draw without the players of `out`, who are not drawn by a later correction either. Source:
 * knockout rules, "Consolation".
 * @throws EngineRefusal `CONSOLATION_TOO_EARLY` while a player may still lose his first match, so that no player is
 * left out of a drawn bracket, and when it is already drawn; `FIELD_TOO_SMALL` with fewer than two players
 */
export function publishConsolation(record: SeasonRecord, out: readonly PlayerId[]): SeasonRecord {
  const field = replaySeason(record).knockout?.consolationField;
  if (!record.knockout || !field?.isSettled || record.knockout.isConsolationDrawn) {
    throw new EngineRefusal(
      'CONSOLATION_TOO_EARLY',
      'Utješni turnir se ždrijeba jednom, kad svi u glavnom turniru odigraju prvi meč.',
    );
  }
  checkField(field.players.filter((player) => !out.includes(player)).length);
  return { ...record, knockout: { ...record.knockout, isConsolationDrawn: true, outOfConsolation: out } };
}

function checkField(players: number): void {
  if (players < MIN_FIELD_SIZE) throw new EngineRefusal('FIELD_TOO_SMALL', 'Za ždrijeb trebaju barem dva igrača.');
}
