import { Typography } from '@club/shared/ui-core';
import { APP_VERSION } from '../version';

export function Footer() {
  return (
    <Typography component="footer" variant="body2" color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
      {APP_VERSION}
    </Typography>
  );
}
