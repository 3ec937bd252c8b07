import { type ClubProfile, clubIcon, clubLogo } from '@club/shared/contracts/club-profile';
import { clubShades, slotLengths } from '@club/shared/domain';
import type { PageLook } from '../platform/identity';
import type { SiteLook } from '../platform/site';
import { homeIconAddress } from './home-icon';

/** The club's look on the sign-in pages. */
export function pageLook({ name, motto, logo, primary, secondary, slotPlan, texts }: ClubProfile): PageLook {
  const { day, night, ground } = clubShades({ primary, secondary });
  const { glow, to } = ground;
  const picture = logo ? { logo: clubLogo(logo, 96) } : {};
  const about = `${texts.courts}, termini od ${slotLengths(slotPlan)}.`;
  return { name, motto, about, main: day.main, dark: day.dark, night: night.main, glow, end: to, ...picture };
}

/** The picture beside a push: phones do not show vector graphics there. */
export const noticeIcon = (profile: Pick<ClubProfile, 'logo' | 'primary'>): string =>
  profile.logo ? clubLogo(profile.logo, 192) : homeIconAddress(profile, 'touch');

/** The club's look on the suite's page before its scripts run. */
export function siteLook(profile: ClubProfile): SiteLook {
  return {
    name: profile.name,
    icon: clubIcon(profile),
    touchIcon: homeIconAddress(profile, 'touch'),
    // Messengers show it on a colour of theirs, and cut it to their shape.
    picture: homeIconAddress(profile, 'maskable'),
  };
}
