import { PrintIcon } from '@club/shared/icons';
import { PHONE } from '@club/shared/theme';
import { Button } from '@club/shared/ui-core';

/** Prints the page with its print styles. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      sx={{
        displayPrint: 'none',
        bgcolor: 'background.paper',
        // A phone shows only the icon; its accessible name stays.
        [PHONE]: { minWidth: 44, px: 0, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } },
      }}
    >
      Ispiši
    </Button>
  );
}
