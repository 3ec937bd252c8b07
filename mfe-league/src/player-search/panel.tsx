import { styled } from '@club/shared/ui-core';

/** A panel below a field; the parent of both is positioned. */
export const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 'min(420px, 50dvh)',
  marginTop: 4,
  padding: '6px 0',
  overflowY: 'auto',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.16)',
}));
