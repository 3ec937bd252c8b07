import { Box, Button } from '@club/shared/ui-core';

interface ShowMoreProps {
  /** Number of hidden rows; if 0 there is no button. */
  count: number;
  onShow: () => void;
}

/** Below a list that shows only its first rows: the button that shows the others. */
export function ShowMore({ count, onShow }: ShowMoreProps) {
  if (count <= 0) return null;
  return (
    <Box sx={{ textAlign: 'center', p: 1, borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}>
      <Button onClick={onShow}>Prikaži još {count}</Button>
    </Box>
  );
}
