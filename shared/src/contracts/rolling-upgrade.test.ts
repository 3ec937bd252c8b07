import { PyramidControl } from './league/pyramid-control';
import { LeagueRound } from './league/pyramids';
import { Registration } from './league/registrations-control';
import { LeagueSeasonSettings } from './league/season-settings';
import { NoticePreferences } from './notices';
import { RemoteReleases } from './releases/releases';

test.each([
  ['the bonus of a round', LeagueRound.shape.hasBonus, true],
  ['the season that the draft follows', PyramidControl.shape.presetYear, null],
  ['whether a season takes players', LeagueSeasonSettings.shape.takesPlayers, undefined],
  ['whether it takes substitutes only', LeagueSeasonSettings.shape.substitutesOnly, false],
  ['what a registration has changed', Registration.shape.changedFields, []],
  ['whence a remote is served', RemoteReleases.shape.remotes.def.element.shape.source, 'release'],
  ['the browsers with Web Push', NoticePreferences.shape.pushEndpoints, undefined],
])('during an upgrade a process of the release before may answer without %s', (_field, schema, preset) => {
  expect(schema.parse(undefined)).toEqual(preset);
});
