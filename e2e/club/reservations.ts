import type { HttpMember } from './http-member';

/** A cell of the grid in the format of the calls. */
export interface Cell {
  /** 1 is today. */
  readonly index: number;
  readonly id: number;
  readonly formattedDate: string;
}

/** A cell on the Sunday of the tests, the third day of the grid. */
export const onSunday = (id: number): Cell => ({ index: 3, id, formattedDate: '2026-11-22' });

export const book = (member: HttpMember, cell: Cell): Promise<unknown> =>
  member.ask('POST', 'create-frendly-reservation', cell);

/** Of the call that cancels. */
export const cancellationPath = ({ index, id, formattedDate }: Cell): string =>
  `cancel-reservation?index=${index}&terminId=${id}&datumSend=${formattedDate}`;

export const cancelBooking = (member: HttpMember, cell: Cell): Promise<unknown> =>
  member.ask('DELETE', cancellationPath(cell));

/** Books and cancels repeatedly, which creates a history of reservations and leaves the grid free. */
export async function leaveHistory(member: HttpMember, cell: Cell, reservations: number): Promise<void> {
  for (let turn = 0; turn < reservations; turn += 1) {
    await book(member, cell);
    await cancelBooking(member, cell);
  }
}
