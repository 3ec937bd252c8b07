import { MembersReservationRow } from './bookings/reservations';
import { CourtClosure } from './court-closures';
import { CorrectionPreview } from './league/match-entry';
import { MyLeagueMatch } from './league/my-results';
import { PyramidControl } from './league/pyramid-control';
import { LeagueRound } from './league/pyramids';
import { Registration } from './league/registrations-control';
import { SeasonControl } from './league/rounds';
import { LeagueSeasonSettings } from './league/season-settings';
import { LeagueSeason } from './league/seasons';
import { ManagedUser } from './members/user-management';

test.each([
  ['the bonus of a round', LeagueRound.shape.hasBonus, true],
  ['the season that the draft follows', PyramidControl.shape.presetYear, null],
  ['whether a season takes players', LeagueSeasonSettings.shape.takesPlayers, undefined],
  ['whether it takes substitutes only', LeagueSeasonSettings.shape.substitutesOnly, false],
  ['what a registration has changed', Registration.shape.changedFields, []],
  ['whether a member of it has its name', Registration.shape.members.def.element.shape.hasName, false],
  ['whether its person is erased', Registration.shape.erased, false],
  ['whether the opponent’s word is awaited', MyLeagueMatch.shape.awaitsOpponent, undefined],
  ['who is still in the season', LeagueSeason.shape.activePlayers, undefined],
  ['the rules of a season', LeagueSeason.shape.rules, undefined],
  ['the entries that the draft leaves out', SeasonControl.shape.unplaced, undefined],
  ['whether a user is erased', ManagedUser.shape.erased, undefined],
  ['the starts that a closure would close', CourtClosure.shape.closes, undefined],
  ['the places that a correction changes', CorrectionPreview.shape.places, []],
  ['the matches of the knockout that it changes', CorrectionPreview.shape.matches, []],
  ['which of two namesakes has booked', MembersReservationRow.shape.username, undefined],
])('during an upgrade a server of the previous release may answer without %s', (_field, schema, preset) => {
  expect(schema.parse(undefined)).toEqual(preset);
});
