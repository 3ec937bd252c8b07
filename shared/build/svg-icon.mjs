/** Replaces @mui/material/SvgIcon in a remote: the remote contains only the icon's path, and the shell's MUI renders it. */
export { createSvgIcon } from '@club/shared/ui-core';
