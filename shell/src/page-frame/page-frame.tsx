import { useFocusRecovery } from '@club/shared/focus-recovery';
import { type Location, Outlet, ScrollRestoration, useLocation } from '@club/shared/router';
import { useScrollPadding } from '@club/shared/scroll-padding';
import { ConnectionBanner } from '../banner/connection-banner';
import { LeagueFeeBanner } from '../banner/league-fee-banner';
import { useConnectionIssue } from '../banner/use-connection-issue';
import { useUnpaidFee } from '../banner/use-unpaid-fee';
import { Header } from '../header/header';
import { OverrideMark } from '../header/override-mark';
import { useIdlePrefetch } from '../remotes/use-idle-prefetch';
import { usePrefetch } from '../remotes/use-prefetch';
import { useReleases } from '../remotes/use-releases';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { Frame, MAIN_ID, Main, SkipLink, Top } from './frame-parts';
import { NavigationProgress } from './navigation-progress';
import { OpeningSoon } from './opening-soon';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useFragmentLinks } from './use-fragment-links';
import { useScrollAfterReload } from './use-scroll-after-reload';
import { useTabIcon } from './use-tab-icon';

/**
 * The scroll key of a visit. Pages opened by their address share one key of the router: without the path such a page would
 * get the scroll position of the previous one.
 */
const pageOfVisit = ({ pathname, key }: Location): string => `${pathname} ${key}`;

/** The frame around every page of the suite, which stays mounted across navigations. */
export function PageFrame() {
  const fee = useUnpaidFee();
  const issue = useConnectionIssue();
  usePrefetch();
  useIdlePrefetch();
  useReleases();
  useTabIcon();
  useFocusOnNavigation();
  useFragmentLinks();
  useScrollAfterReload(pageOfVisit(useLocation()));
  useFocusRecovery();
  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>Preskoči na sadržaj</SkipLink>
      <Top ref={useScrollPadding('top')}>
        <OverrideMark />
        <Header />
        <ConnectionBanner now={issue} />
        {fee && <LeagueFeeBanner isHidden={fee === 'expected'} />}
        <NavigationProgress />
      </Top>
      <Main id={MAIN_ID} tabIndex={-1} data-unpaid={fee && true}>
        <OpeningSoon />
        <Outlet />
      </Main>
      <Footer />
      <BackToTop />
      <ScrollRestoration getKey={pageOfVisit} />
    </Frame>
  );
}
