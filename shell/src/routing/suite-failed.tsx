import { useRouteError } from '@club/shared/router';
import { Box, Button, PageHeading, Typography } from '@club/shared/ui-core';
import { useEffect } from 'react';

/** The last fallback, for when the shell itself has failed. */
export function SuiteFailed() {
  const error = useRouteError();
  useEffect(() => console.error('The shell failed', error), [error]);
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3 }}>
      <PageHeading title="Aplikacija je naišla na grešku." tabTitle="Greška" />
      <Typography sx={{ mb: 2 }}>
        Vaši podaci su sačuvani na poslužitelju. Osvježite stranicu da biste nastavili.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Osvježi stranicu
      </Button>
    </Box>
  );
}
