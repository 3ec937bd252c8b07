export { answer, answerBody } from './answer';
export { answerFile } from './answer-file';
export { ApiError } from './api-error';
export { type Connection, clearKept, isOffline, reportReachable, useConnection } from './connection';
export { errorMessage } from './error-message';
export { asApiError, http } from './http';
export { keyed } from './keyed';
export { reportChange } from './received-versions';
