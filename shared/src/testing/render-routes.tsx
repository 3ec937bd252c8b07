import { authStore, type Identity } from '@club/shared/auth';
import { DialogProvider } from '@club/shared/dialogs';
import { useFocusRecovery } from '@club/shared/focus-recovery';
import { NoticeProvider } from '@club/shared/notices';
import { QUERY_DEFAULTS, QueryClient, QueryClientProvider } from '@club/shared/query';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from '@club/shared/router';
import { ClubTheme } from '@club/shared/theme';
import { LinesSkeleton } from '@club/shared/ui-core';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

const TOKEN_MS = 300_000;

interface Options {
  /** The address to open. */
  at: string;
  /** The signed-in user; a visitor if missing. */
  as?: Identity;
}

/** Renders routes with everything that the shell renders around them; only the network is missing (`fakeApi`). */
export function renderRoutes(routes: RouteObject[], { at, as }: Options) {
  act(() => {
    if (as) authStore.getState().setSession('token-of-the-test', Date.now() + TOKEN_MS, as);
    else authStore.getState().clearSession();
  });
  const frame = (
    <DialogProvider>
      <Outlet />
    </DialogProvider>
  );
  const router = createMemoryRouter([{ element: frame, hydrateFallbackElement: <LinesSkeleton />, children: routes }], {
    initialEntries: [at],
  });
  const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });
  const view = render(
    <ClubTheme>
      <QueryClientProvider client={client}>
        <NoticeProvider>
          <FocusRecovery>
            <RouterProvider router={router} />
          </FocusRecovery>
        </NoticeProvider>
      </QueryClientProvider>
    </ClubTheme>,
  );
  return { ...view, router, client };
}

function FocusRecovery({ children }: { children: ReactNode }) {
  useFocusRecovery();
  return children;
}
