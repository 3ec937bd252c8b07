export { answer } from './answer';
export { answerFile } from './answer-file';
export { ApiError, problemOf } from './api-error';
export { type Connection, heardFromServer, isOffline, useConnection } from './connection';
export { errorMessage } from './error-message';
export { http } from './http';
