import type { Slot } from '@club/shared/contracts/bookings/grid';
import type { Role } from '@club/shared/contracts/roles';
import { member, renderRoutes } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slotsQuery } from '../court-grid/grid-queries';
import { routes } from '../routes';

/**
 * Opens the court grid as Ana Kovač.
 * @returns a function that replaces the slots on the page, as a change by somebody else does
 */
export function openGrid(roles: readonly Role[] = ['USER']): (slots: Slot[]) => Promise<void> {
  const { client } = renderRoutes(routes, { at: '/main-reservations', as: member({ roles }) });
  return (termins) => act(async () => void client.setQueryData(slotsQuery.queryKey, { termins, version: 2 }));
}

/** The cell of the slot with that name, see `SLOT`. */
export const cell = (name: string) => screen.findByRole('button', { name });

/** Picks a slot. */
export const pick = async (name: string) => userEvent.click(await cell(name));

/** A button of the open dialog. */
export const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

/** Presses a button of the open dialog. */
export const press = async (name: string) => userEvent.click(await inDialog(name));
