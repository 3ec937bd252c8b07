/**
 * Never called. It makes webpack compile, and thus provide to the remotes, every module of shared/build/federated.mjs,
 * whether the shell uses it or not.
 */
export const provided = {
  '@club/shared/auth': () => import('@club/shared/auth'),
  '@club/shared/charts': () => import('@club/shared/charts'),
  '@club/shared/club-day': () => import('@club/shared/club-day'),
  '@club/shared/club-profile': () => import('@club/shared/club-profile'),
  '@club/shared/dialogs': () => import('@club/shared/dialogs'),
  '@club/shared/federation': () => import('@club/shared/federation'),
  '@club/shared/form': () => import('@club/shared/form'),
  '@club/shared/http': () => import('@club/shared/http'),
  '@club/shared/league-status': () => import('@club/shared/league-status'),
  '@club/shared/live': () => import('@club/shared/live'),
  '@club/shared/notices': () => import('@club/shared/notices'),
  '@club/shared/query': () => import('@club/shared/query'),
  '@club/shared/router': () => import('@club/shared/router'),
  '@club/shared/schema': () => import('@club/shared/schema'),
  '@club/shared/ui-choice': () => import('@club/shared/ui-choice'),
  '@club/shared/ui-core': () => import('@club/shared/ui-core'),
  '@club/shared/ui-data': () => import('@club/shared/ui-data'),
  '@club/shared/ui-date': () => import('@club/shared/ui-date'),
  '@club/shared/ui-form': () => import('@club/shared/ui-form'),
  '@club/shared/ui-over': () => import('@club/shared/ui-over'),
  '@club/shared/unsaved-guard': () => import('@club/shared/unsaved-guard'),
};
