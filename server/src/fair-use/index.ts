export { readFairUse, saveFairUse } from './fair-use.repository';
export { refuseLateCancelling, refuseUnfairBooking } from './fair-use.service';
