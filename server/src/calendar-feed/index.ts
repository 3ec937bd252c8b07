export { endCalendarFeed, findFeed } from './calendar-feed.repository';
export { calendarFeedRoutes } from './calendar-feed.routes';
export { createCalendarFeeds } from './calendar-feed.service';
