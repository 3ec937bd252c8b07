import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { formatNumber } from '@club/shared/domain';
import { reasonOf } from '../platform/failure-reason';
import { error, type Finding, fine } from './finding';
import type { Installation } from './installation';

const NEEDED_BYTES = 1_000_000_000;

/** Whether the data folder exists and is writable, and how much space is left. A mistyped one must not come into being. */
export async function checkDisk({ dataDir, freeBytes }: Installation): Promise<Finding[]> {
  const probe = path.join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await fs.writeFile(probe, '');
    await fs.rm(probe);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') {
      const remedy = 'Ispravite DATA_DIR. Novu mapu stvara poslužitelj kad se prvi put pokrene.';
      return [error(`Mapa s podacima ${dataDir} ne postoji.`, remedy)];
    }
    const remedy = `Dajte mapu korisniku pod kojim radi poslužitelj: chown -R korisnik ${dataDir}`;
    return [error(`U mapu s podacima ${dataDir} ne može se pisati (${reasonOf(failure)}).`, remedy)];
  }
  const free = await freeBytes(dataDir);
  const gigabytes = formatNumber(free / 1e9, 1, 1);
  if (free < NEEDED_BYTES) {
    const remedy = 'Oslobodite prostor (stare kopije, zapisnici) ili povećajte disk: na punom disku nema rezervacija.';
    return [error(`Na disku s podacima slobodno je još ${gigabytes} GB.`, remedy)];
  }
  return [fine(`u ${dataDir} može se pisati, slobodno ${gigabytes} GB`)];
}
