import { TextLink } from '@club/shared/ui-core';

/** The way out of a page of a season that has no content. */
export const AllSeasonsLink = () => (
  <TextLink alone to="/summer-league">
    Sve sezone
  </TextLink>
);
