import { Outlet, ScrollRestoration } from '@club/shared/router';
import { ConnectionBanner } from '../banner/connection-banner';
import { LeagueFeeBanner } from '../banner/league-fee-banner';
import { useLostConnection } from '../banner/use-lost-connection';
import { useUnpaidFee } from '../banner/use-unpaid-fee';
import { Header } from '../header/header';
import { OverrideMark } from '../header/override-mark';
import { usePrefetch } from '../remotes/use-prefetch';
import { useReleases } from '../remotes/use-releases';
import { BackToTop } from './back-to-top';
import { MAIN_ID } from './focus-heading';
import { Footer } from './footer';
import { Frame, Main, SkipLink, Top } from './frame-parts';
import { NavigationProgress } from './navigation-progress';
import { useKeptFocus } from './use-kept-focus';
import { usePageArrival } from './use-page-arrival';

/** What stands around every page of the suite and outlives them all. */
export function PageFrame() {
  const unpaid = useUnpaidFee();
  const lost = useLostConnection();
  usePrefetch();
  useReleases();
  usePageArrival();
  useKeptFocus();
  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>Preskoči na sadržaj</SkipLink>
      <Top>
        <OverrideMark />
        <Header />
        {lost && <ConnectionBanner lost={lost} />}
        {unpaid && <LeagueFeeBanner />}
        <NavigationProgress />
      </Top>
      <Main id={MAIN_ID} tabIndex={-1} data-unpaid={unpaid || undefined}>
        <Outlet />
      </Main>
      <Footer />
      <BackToTop />
      <ScrollRestoration />
    </Frame>
  );
}
