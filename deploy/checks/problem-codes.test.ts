import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const NO_PRODUCT = /\.test\.ts$|(^|\/)testing(\/|[^/]*\.ts$)/;
/**
 * Refusals of the engine are converted, and many are described by the fields that they concern; the site answers pages; a
 * command prints its refusals.
 */
const OTHER_REFUSALS = /^(league\/engine|platform\/site)\/|^user-management\/administrator-link\./;
/** `new Refusal(409, 'SLOT_TAKEN'`, `code: 'CSRF'`, `408: ['REQUEST_TIMEOUT'`, `REFUSED = ['REFUSED'`, `SLOT_TAKEN: [409` */
const CODE = /(?:\bRefusal\(\s*\d{3},\s*|\bcode: |\b\d{3}: \[\s*|\bREFUSED = \[)'([A-Z_]+)'|\b([A-Z_]+): \[\s*\d{3},/g;

function textsOf(source: string, isRead: (file: string) => boolean): string[] {
  const files = readdirSync(path.join(ROOT, source), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && isRead(file))
    .map((file) => readFileSync(path.join(ROOT, source, file), 'utf8'));
}

test('each code with which the server refuses a call is documented by a contract', () => {
  const server = textsOf('server/src', (file) => !NO_PRODUCT.test(file) && !OTHER_REFUSALS.test(file)).join('\n');
  const codes = new Set([...server.matchAll(CODE)].map(([, quoted, key]) => quoted ?? key));
  const contracts = textsOf('shared/src/contracts', (file) => !NO_PRODUCT.test(file)).join('\n');
  expect(codes).toContain('SLOT_TAKEN');
  expect([...codes].filter((code) => !contracts.includes(`\`${code}\``)).sort()).toEqual([]);
});
