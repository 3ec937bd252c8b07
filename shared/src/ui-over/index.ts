import MuiDialog from '@mui/material/Dialog';
import MuiDrawer from '@mui/material/Drawer';
import MuiMenu from '@mui/material/Menu';
import { overlay } from './overlay';

export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as MenuItem } from '@mui/material/MenuItem';

/** The Dialog of MUI, which Back on a phone closes as well. */
export const Dialog = overlay(MuiDialog);
/** The Drawer of MUI, which Back on a phone closes as well. */
export const Drawer = overlay(MuiDrawer);
/** The Menu of MUI, which Back on a phone closes as well. */
export const Menu = overlay(MuiMenu);
