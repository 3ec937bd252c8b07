import { isLoopback } from '../platform/http';
import { error, type Finding, fine, warning } from './finding';
import type { Installation } from './installation';
import { isSameSite } from './same-site';

const OLDEST_NODE = [20, 19];
const SUPPORTED_NODE = 22;

/** Whether the address is only reachable on this machine. */
export const isLocal = (publicUrl: string): boolean => isLoopback(new URL(publicUrl).hostname);

/** @param node such as `20.19.1` */
export function checkNode(node: string): Finding[] {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    return [error(`Node ${node} je prestar.`, 'Instalirajte Node 22 ili 24.')];
  }
  if (major < SUPPORTED_NODE) return [warning(`Node ${node} se više ne održava.`, 'Prijeđite na Node 22 ili 24.')];
  return [fine(`Node ${node}`)];
}

type Settings = Pick<Installation, 'publicUrl' | 'demo' | 'isClockSet' | 'databaseUrl' | 'identity'>;

/** Settings that are valid but do not fit together. */
export function checkSettings({ publicUrl, demo, isClockSet, databaseUrl, identity }: Settings): Finding[] {
  const findings: Finding[] = [];
  if (!isLocal(publicUrl) && publicUrl.startsWith('http:')) {
    findings.push(
      error(
        `PUBLIC_URL ${publicUrl} nije https: preglednici na njoj ne dopuštaju prijavu.`,
        'Stavite ispred poslužitelja proxy s TLS-om (deploy/compose.yaml) i zadajte PUBLIC_URL=https://…',
      ),
    );
  }
  if (!isLocal(publicUrl) && demo) {
    findings.push(
      error(
        'Na javnoj adresi rade probni računi, čiju lozinku svi znaju.',
        'Zadajte DEMO=0 i počnite s praznom bazom (drugi DATA_DIR ili DATABASE_URL).',
      ),
    );
  }
  const { keycloak } = identity;
  if (keycloak && !isLocal(publicUrl) && !isSameSite(publicUrl, keycloak.url)) {
    findings.push(
      warning(
        `PUBLIC_URL ${publicUrl} i KEYCLOAK_URL ${keycloak.url} nisu na istoj domeni: Safari, svi preglednici na iPhoneu i Firefox odjavljuju članove pri svakom novom učitavanju stranice.`,
        'Dajte Keycloaku adresu na domeni kluba, primjerice prijava.klub.hr uz tenis.klub.hr.',
      ),
    );
  }
  if (isClockSet && !demo) {
    findings.push(error('CLUB_NOW pomiče sat kluba: rezervacije i uplate dobivaju krivi datum.', 'Uklonite CLUB_NOW.'));
  }
  if (databaseUrl && !identity.sealingKey) {
    findings.push(
      warning(
        'IDENTITY_KEY nije zadan: drugi proces na istoj bazi ima drugi ključ i neće se pokrenuti.',
        'Zadajte svima isti: openssl rand -base64 32, ili sadržaj datoteke identity.key prvog procesa.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine('postavke pristaju jedna drugoj')];
}
