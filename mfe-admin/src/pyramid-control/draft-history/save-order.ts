import { http } from '@club/shared/http';
import { seasonChange } from '../../api/season-call';
import type { Order } from '../rearranged-pyramid/rearrange';

/** PUT /admin/pyramid-initial/{year}: the whole draft at once, row by row. */
export const saveOrder = (year: number, json: { order: Order; version: number }) =>
  seasonChange(http.put(`admin/pyramid-initial/${year}`, { json }));
