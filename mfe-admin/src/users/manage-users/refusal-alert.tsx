import { Alert, Box } from '@club/shared/ui-core';
import type { FormRefusal } from './form-refusal';

export function RefusalAlert({ refusal: { title, bullets } }: { refusal: FormRefusal }) {
  return (
    <Alert severity="error">
      {title}
      {bullets.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
