export { createNotices, type Notices } from './create-notices';
export { everyNoticeOf, newestEvents } from './inbox/inbox.repository';
export { type NewNotice, writeNotices } from './inbox/write-notices';
export { openNoticeKeys } from './keys/notice-keys';
export { MESSAGE_KINDS } from './kinds/notice-kinds';
export {
  bookingCancelledNotice,
  bookingDeletedNotice,
  courtClosedNotice,
  drawNotice,
  drawUndoneNotice,
  feeReceivedNotice,
  feeTakenBackNotice,
  invitationNotice,
  type NoticeText,
  noMatchNotice,
  noOpponentNotice,
  noSubstituteNotice,
  notPlayedNotice,
  opponentNotice,
  resultConfirmedNotice,
  resultDisputedNotice,
  resultEnteredNotice,
  resultTakenBackNotice,
  roundNotice,
  roundUndoneNotice,
} from './kinds/notice-texts';
export type { MailTransport } from './mail/mailer';
export { chosenBy } from './preferences/preferences.repository';
export { purgeNotices } from './purge/purge-notices';
export { endPushes, endpointsOf } from './push/push-subscriptions.repository';
export { mailsTo } from './sent-mail/sent-mail.repository';
