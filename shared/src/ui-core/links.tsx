import { Link as RouterLink } from '@club/shared/router';
import { TARGET } from '@club/shared/theme';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';

type TextLinkProps = LinkProps<typeof RouterLink> & {
  /** Not part of a sentence: as high as a touch target, without moving what is around it. */
  alone?: boolean;
};

const ALONE = {
  display: 'inline-flex',
  alignItems: 'center',
  // A flex container drops the space between a text and an arrow.
  gap: '0.35em',
  minHeight: TARGET,
  minWidth: TARGET,
  // Padding, and not only `minHeight`: the negative margins of a two-line link would let it cover what is around it.
  paddingBlock: '11px',
  marginBlock: '-11px',
  // The focus ring is inside, because a card would cut off a ring outside. Padding and margin keep the text in place.
  '&:focus-visible': { outlineOffset: '-3px', paddingInline: '6px', marginInline: '-6px', minWidth: 56 },
};

/** A link inside the suite, in the club's style. */
export function TextLink({ alone = false, ...props }: TextLinkProps) {
  return <Link component={RouterLink} sx={{ fontWeight: 600, ...(alone && ALONE) }} {...props} />;
}

/** A link inside the suite that looks like a button, for the next step. */
export function ButtonLink(props: ButtonProps<typeof RouterLink>) {
  return <Button component={RouterLink} {...props} />;
}
