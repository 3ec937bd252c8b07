/** Stands for @mui/material/SvgIcon in a remote: an icon of its own is its path alone, drawn by the shell's MUI. */
export { createSvgIcon } from '@club/shared/ui-core';
