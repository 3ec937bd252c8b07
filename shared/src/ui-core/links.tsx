import { Link as RouterLink } from '@club/shared/router';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';

/** A link inside the suite, in the club's looks. */
export function TextLink(props: LinkProps<typeof RouterLink>) {
  return <Link component={RouterLink} sx={{ fontWeight: 600 }} {...props} />;
}

/** A link inside the suite that looks like a button, for the way to go on. */
export function ButtonLink(props: ButtonProps<typeof RouterLink>) {
  return <Button component={RouterLink} {...props} />;
}
