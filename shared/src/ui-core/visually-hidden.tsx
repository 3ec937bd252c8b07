import { OUT_OF_SIGHT } from '@club/shared/theme';
import { styled } from '@mui/material/styles';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')({ ...OUT_OF_SIGHT, margin: -1 });
