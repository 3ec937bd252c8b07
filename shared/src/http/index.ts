export { answer } from './answer';
export { answerFile } from './answer-file';
export { ApiError, problemOf } from './api-error';
export { http } from './http';
export { wordsOf } from './words-of';
