import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PRODUCT } from '../club/running-club';

const READY_WITHIN_MS = 10_000;

/** Undefined if it is not installed. */
export function caddyVersion(): string | undefined {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v| .*/g, '') : undefined;
}

/** Why a proxy cannot run here. */
export function caddyMissing(): string | undefined {
  if (caddyVersion() === undefined) return 'Caddy is missing (apt-get install caddy)';
  if (spawnSync('openssl', ['version'], { stdio: 'ignore' }).status !== 0) return 'openssl is missing';
  return undefined;
}

/** Creates a certificate authority for one run; returns its certificate, which clients must trust. */
export function createCertificateAuthority(folder: string): string {
  const [key, certificate] = [path.join(folder, 'authority.key'), path.join(folder, 'authority.crt')];
  // Longer than the seven days of the intermediate certificate, below which Caddy from 2.11 on does not start.
  const subject = ['-subj', '/CN=Rehearsal', '-days', '30', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'pipe',
  });
  return certificate;
}

interface ProxyParts {
  /** Folder of the authority and of Caddy's data. */
  readonly folder: string;
  readonly ports: { readonly club: number; readonly keycloak: number; readonly remote: number };
  /** Ports of the server processes. */
  readonly servers: readonly number[];
  readonly keycloak: number;
  /** A remote's build, served from a separate origin. */
  readonly remote: string;
}

/** deploy/Caddyfile in front of the rehearsal, with certificates for localhost; and a static host for one remote. */
export async function startProxy({ folder, ports, servers, keycloak, remote }: ProxyParts) {
  const rules = path.join(folder, 'Caddyfile');
  mkdirSync(path.join(folder, 'caddy'), { recursive: true });
  writeFileSync(
    rules,
    `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}/caddy
	pki {
		ca local {
			root {
				cert ${folder}/authority.crt
				key ${folder}/authority.key
			}
		}
	}
}
import ${PRODUCT}/deploy/Caddyfile
localhost:${ports.remote} {
	root * ${remote}
	header Access-Control-Allow-Origin *
	header Cross-Origin-Resource-Policy cross-origin
	file_server
}
`,
  );
  const child = spawn('caddy', ['run', '--config', rules, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      // Caddy stores the configuration with which it was started here.
      XDG_CONFIG_HOME: folder,
      CLUB_HOST: `localhost:${ports.club}`,
      CLUB_SERVERS: servers.map((port) => `localhost:${port}`).join(' '),
      KEYCLOAK_HOST: `localhost:${ports.keycloak}`,
      KEYCLOAK_SERVER: `127.0.0.1:${keycloak}`,
    },
  });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const start = Date.now(); ; await pause(50)) {
    const ready = await fetch(`https://localhost:${ports.remote}/remote.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { output: () => printed, stop };
    if (!existsSync(path.join(remote, 'remote.json'))) throw new Error(`${remote} is not built: npm run build`);
    if (child.exitCode !== null || Date.now() - start > READY_WITHIN_MS) {
      await stop();
      throw new Error(`Caddy did not start:\n${printed}`);
    }
  }
}
