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
export { useAllSettled } from './use-all-settled';
export { useOlderPages } from './use-older-pages';
