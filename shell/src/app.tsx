import { ClubProfileProvider } from '@club/shared/club-profile';
import type { Registry } from '@club/shared/federation';
import { NoticeProvider } from '@club/shared/notices';
import { type QueryClient, QueryClientProvider } from '@club/shared/query';
import { type createBrowserRouter, RouterProvider } from '@club/shared/router';
import { ClubTheme } from '@club/shared/theme';
import { RegistryProvider } from './registry/registry-context';

interface AppProps {
  registry: Registry;
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The providers that all screens of the suite need, each once. */
export function App({ registry, client, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ClubProfileProvider>
        <ClubTheme>
          <NoticeProvider>
            <RegistryProvider value={registry}>
              <RouterProvider router={router} />
            </RegistryProvider>
          </NoticeProvider>
        </ClubTheme>
      </ClubProfileProvider>
    </QueryClientProvider>
  );
}
