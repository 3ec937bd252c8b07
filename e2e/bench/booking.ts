import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, median, ms, table, timed, times } from './benchmark';
import { type Engine, onEachEngine } from './engines';
import { startSourceClub } from './source-club';

const BLOCK = 25;
const BLOCKS = 8;
const SLOT = { index: 4, id: 2, formattedDate: '2026-11-23' };

async function measure(engine: Engine) {
  const club = await startSourceClub(engine);
  try {
    const ana = await signInByHttp(club.url, 'ana');
    const book = () => ana.ask('POST', 'create-frendly-reservation', SLOT);
    const cancel = () => ana.ask('DELETE', `cancel-reservation?index=4&terminId=2&datumSend=${SLOT.formattedDate}`);
    const booked: number[] = [];
    const bare: number[] = [];
    // The first block warms both sides up.
    for (let block = 0; block <= BLOCKS; block += 1) {
      const took: number[] = [];
      for (let n = 0; n < BLOCK; n += 1) {
        took.push(await timed(book));
        await cancel();
      }
      const bareTook = await club.bookBare(BLOCK);
      if (block === 0) continue;
      booked.push(...took);
      bare.push(...bareTook);
    }
    const [whole, sql] = [median(booked), median(bare)];
    return [engine.label, ms(whole), ms(sql), times(whole / sql)];
  } finally {
    await club.close();
  }
}

export const booking: Benchmark = {
  name: 'booking',
  title: 'A booking against its bare SQL transaction',
  run: async () => {
    const rows = await onEachEngine(measure);
    return `${table(['engine', 'POST through HTTP, median', 'bare SQL, median', 'ratio'], rows)}

The bare transaction updates the account and inserts reservation and ledger entry, on a second database of the same
engine in the same process. ${BLOCK * BLOCKS} of each, in blocks of ${BLOCK} in alternation. The booking also checks the
contract, the caller, the season and the slot, writes the version that tells every open page, and answers the whole grid.`;
  },
};
