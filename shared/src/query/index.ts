export {
  keepPreviousData,
  type Query,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { QUERY_DEFAULTS } from './query-defaults';
export { useEverRead } from './use-ever-read';
export { useOlderPages } from './use-older-pages';
