import type { Migration } from 'kysely';
import * as collation from './0001-collation';
import * as club from './0002-club';
import * as identity from './0003-identity';
import * as actionLog from './0004-action-log';
import * as reservationTally from './0005-reservation-tally';
import * as calendarFeed from './0006-calendar-feed';
import * as entryKey from './0007-entry-key';
import * as memberNames from './0008-member-names';
import * as tallyByMember from './0009-tally-by-member';
import * as league from './0010-league';
import * as leagueProjection from './0011-league-projection';
import * as leagueMembers from './0012-league-members';
import * as gallery from './0014-gallery';
import * as finances from './0015-finances';
import * as courtClosures from './0020-court-closures';
import * as priceListMade from './0021-price-list-made';
import * as memberEmail from './0024-member-email';
import * as moneyReceived from './0026-money-received';
import * as sessionEnd from './0027-session-end';
import * as leagueAdministration from './0028-league-administration';
import * as notices from './0029-notices';
import * as topicChangedAt from './0030-topic-changed-at';
import * as fairUse from './0031-fair-use';
import * as friendlySums from './0032-friendly-sums';
import * as courtPlanVersion from './0033-court-plan-version';
import * as clubProfile from './0040-club-profile';
import * as status from './0041-status';
import * as privacy from './0042-privacy';
import * as clubOpening from './0043-club-opening';
import * as memberSearch from './0044-member-search';
import * as slotPlan from './0045-slot-plan';
import * as clubTexts from './0046-club-texts';
import * as accountOfEveryMember from './0047-account-of-every-member';
import * as memberTrigrams from './0048-member-trigrams';
import * as erasedPlayers from './0049-erased-players';
import * as reservationTotal from './0050-reservation-total';
import * as expenseKey from './0051-expense-key';
import * as leaguePlayerVersion from './0052-league-player-version';
import * as leaguePlayerKey from './0053-league-player-key';
import * as registrationChanges from './0054-registration-changes';
import * as pastLight from './0055-past-light';
import * as demoMembers from './0056-demo-members';
import * as usedKey from './0057-used-key';
import * as wholeLetters from './0058-whole-letters';
import * as cancellationKey from './0059-cancellation-key';
import * as formerNames from './0060-former-names';
import * as namesOfRegistrations from './0061-names-of-registrations';
import * as noticeKeys from './0062-notice-keys';
import * as actionSubject from './0063-action-subject';
import * as closureKey from './0064-closure-key';
import * as registrationAndUserKeys from './0065-registration-and-user-keys';
import * as requeuedMail from './0066-requeued-mail';
import * as keyOfNewUser from './0067-key-of-new-user';

/** Every migration, in order. Listed, not found in a folder: the built server is one file. */
export const migrations: Record<string, Migration> = {
  '0001-collation': collation,
  '0002-club': club,
  '0003-identity': identity,
  '0004-action-log': actionLog,
  '0005-reservation-tally': reservationTally,
  '0006-calendar-feed': calendarFeed,
  '0007-entry-key': entryKey,
  '0008-member-names': memberNames,
  '0009-tally-by-member': tallyByMember,
  '0010-league': league,
  '0011-league-projection': leagueProjection,
  '0012-league-members': leagueMembers,
  '0014-gallery': gallery,
  '0015-finances': finances,
  '0020-court-closures': courtClosures,
  '0021-price-list-made': priceListMade,
  '0024-member-email': memberEmail,
  '0026-money-received': moneyReceived,
  '0027-session-end': sessionEnd,
  '0028-league-administration': leagueAdministration,
  '0029-notices': notices,
  '0030-topic-changed-at': topicChangedAt,
  '0031-fair-use': fairUse,
  '0032-friendly-sums': friendlySums,
  '0033-court-plan-version': courtPlanVersion,
  '0040-club-profile': clubProfile,
  '0041-status': status,
  '0042-privacy': privacy,
  '0043-club-opening': clubOpening,
  '0044-member-search': memberSearch,
  '0045-slot-plan': slotPlan,
  '0046-club-texts': clubTexts,
  '0047-account-of-every-member': accountOfEveryMember,
  '0048-member-trigrams': memberTrigrams,
  '0049-erased-players': erasedPlayers,
  '0050-reservation-total': reservationTotal,
  '0051-expense-key': expenseKey,
  '0052-league-player-version': leaguePlayerVersion,
  '0053-league-player-key': leaguePlayerKey,
  '0054-registration-changes': registrationChanges,
  '0055-past-light': pastLight,
  '0056-demo-members': demoMembers,
  '0057-used-key': usedKey,
  '0058-whole-letters': wholeLetters,
  '0059-cancellation-key': cancellationKey,
  '0060-former-names': formerNames,
  '0061-names-of-registrations': namesOfRegistrations,
  '0062-notice-keys': noticeKeys,
  '0063-action-subject': actionSubject,
  '0064-closure-key': closureKey,
  '0065-registration-and-user-keys': registrationAndUserKeys,
  '0066-requeued-mail': requeuedMail,
  '0067-key-of-new-user': keyOfNewUser,
};
