export { noticePlace, placeNotices, useNoticesWithin } from './notice-place';
