export { acceptedEncoding, type Encoding } from './accepted-encoding';
export { accessTable } from './access/access-table';
export type { AccessToken, VerifyToken } from './access/access-token';
export type { Caller } from './access/caller';
export { type CallerSources, type Callers, cachedCallers } from './access/callers';
export { requireFreshSignIn } from './access/fresh-sign-in';
export { bearerOf, guardRoutes } from './access/guard-routes';
export { HOUR, IMMUTABLE } from './cache-control';
export { type CsrfOptions, csrf } from './csrf/csrf';
export { CsvDownload, csvEuros, csvLine, sendCsv } from './csv';
export { entityTag, isCurrent } from './entity-tag';
export { attachment, download, FileContent, upload, uploadedBytes, uploads } from './file-contracts';
export { gracefulShutdown } from './graceful-shutdown';
export { healthRoutes } from './health.routes';
export { isDynamic } from './is-dynamic';
export { jsonBodies } from './json-bodies';
export { isLoopback } from './loopback';
export { messageAnswer } from './message-answer';
export { networkOf } from './network';
export { handleNotFound } from './not-found-handler';
export { openApi } from './openapi';
export { declaredResponses } from './problems/declared-responses';
export { handleError, outageStatus, RETRY_AFTER_SECONDS } from './problems/error-handler';
export { INPUT_KEPT, isOutdated, type SeenChange } from './problems/outdated';
export { sendProblem } from './problems/problem-document';
export { invalidFields, Refusal } from './problems/refusal';
export { serializerCompiler, strictSerializerCompiler } from './problems/serializer';
export { isStorable, unstorableTexts } from './problems/storable-text';
export { handleClientError } from './problems/unreadable-requests';
export { validatorCompiler } from './problems/validation';
export { readCsv } from './read-csv';
export { REQUEST_ID_HEADER, requestIds } from './request-ids';
export { TOTAL, withHeaders } from './response-headers';
export { bestFit } from './route-pattern';
export {
  allowScripts,
  cspHash,
  framedByOurselves,
  HEADERS_OF_NO_PAGE,
  type SecurityHeadersOptions,
  securityHeaders,
} from './security-headers';
export { type StaleResponsesOptions, staleResponses } from './stale-responses';
export { PRIVATE_NETWORKS, readTrustedProxies } from './trusted-proxies';
