export { aClubDay, onClubDay, onLeagueDay } from './club-day';
export { contractTests } from './contract-tests';
export { fakeApi } from './fake-api';
export { leagueMatch, leaguePlayer } from './league-match';
export { member } from './member';
export { missingTexts, type SpelledText } from './missing-texts';
export { refuse } from './refuse';
export { renderRoutes } from './render-routes';
export { picker, shownBy, typeIntoPicker } from './type-into-picker';
