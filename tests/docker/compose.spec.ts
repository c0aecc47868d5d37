import { describe, expect, it } from 'vitest';
import { read, readCompose, readEnvFile } from './docker-files.ts';

const SERVICES = ['api', 'mail', 'migrate', 'nginx', 'postgres', 'redis', 'site', 'worker'];
// What docker-compose 1.29 and compose v2 both read, and no more.
const TOP_KEYS = /^(services|networks|volumes|x-[a-z]+)$/;
const SERVICE_KEYS = new Set(
  (
    'build cap_add cap_drop command depends_on env_file environment healthcheck image init logging mem_limit networks ' +
    'pids_limit ports read_only restart security_opt shm_size stop_grace_period stop_signal tmpfs user volumes'
  ).split(' '),
);

const text = read('docker/compose.yaml');
const compose = readCompose();
const services = Object.entries(compose.services);

describe('the compose file', () => {
  it('starts the services of the product', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(SERVICES);
  });

  it('uses only what docker-compose 1.29 reads too', () => {
    expect(Object.keys(compose).filter((key) => !TOP_KEYS.test(key))).toEqual([]);
    expect(
      services.flatMap(([, service]) => Object.keys(service)).filter((key) => !SERVICE_KEYS.has(key)),
    ).toEqual([]);
    expect(text).not.toMatch(/\$\{[^}]*(\$\{|:\+)|!reset|!override/);
  });

  it('publishes one port, that of nginx', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(compose.services['nginx']!.ports).toEqual(['${HTTP_PORT:-8080}:8080']);
  });

  it('keeps the database, Redis and the mail catcher out of reach of nginx and of the internet', () => {
    const reachable = new Set(compose.services['nginx']!.networks);
    for (const name of ['postgres', 'redis', 'mail'])
      expect(
        compose.services[name]!.networks.filter((network) => reachable.has(network)),
        name,
      ).toEqual([]);
    expect(compose.networks['data']).toEqual({ internal: true });
  });

  it.each(services.filter(([name]) => name !== 'migrate'))(
    '%s can be trusted to run alone for a year',
    (_, service) => {
      expect(service).toMatchObject({
        restart: 'unless-stopped',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
        healthcheck: {
          test: expect.arrayContaining([expect.stringMatching(/^CMD/)]),
          start_period: expect.any(String),
        },
      });
    },
  );

  it('changes the tables under their owner, once, before the api starts under an account that owns nothing', () => {
    const { migrate, api, worker } = compose.services;
    expect(migrate).toMatchObject({
      restart: 'on-failure',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      command: expect.arrayContaining(['api/dist/src/migrate.js']),
    });
    expect(api!['depends_on']).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    expect(migrate!.environment!['DATABASE_MIGRATION_URL']).toContain(
      'postgres://livres:${POSTGRES_PASSWORD}@',
    );
    for (const one of [api, worker]) {
      expect(one!.environment).toMatchObject({
        DATABASE_URL: expect.stringContaining('postgres://livres_app:${POSTGRES_APP_PASSWORD:?'),
        POSTGRES_PASSWORD: '',
      });
      expect(one!.environment).not.toHaveProperty('DATABASE_MIGRATION_URL');
    }
  });

  it('lets the api be scaled: no name and no port of its own, jobs in the worker', () => {
    const { api, worker } = compose.services;
    expect(api).not.toHaveProperty('container_name');
    expect(api!.environment).toMatchObject({ WORKER: 'apart', API_HOST: '0.0.0.0' });
    expect(worker!.image).toBe(api!.image);
    expect(worker!['command']).toContain('api/dist/src/worker.js');
  });

  it('gives the site no secret but the one by which it knows its api', () => {
    expect(compose.services['site']).not.toHaveProperty('env_file');
    expect(JSON.stringify(compose.services['site'])).not.toMatch(/PASSWORD|ACCESS_CODE|DATABASE_URL/);
  });

  it('lets the site know where a CDN names the country, and nginx who may say so', () => {
    expect(compose.services['site']!.environment).toMatchObject({ COUNTRY_HEADER: '${COUNTRY_HEADER:-}' });
    const forwarding = read('docker/nginx/forwarding.conf');
    expect(forwarding).toMatch(
      /map "\$remote_addr \$realip_remote_addr" \$is_from_proxy {\s+"~\^\(\\S\+\) \\1\$" no;\s+default yes;/,
    );
    expect(forwarding).toContain('proxy_set_header X-From-Proxy $is_from_proxy;');
  });

  it('gives the api, the site and nginx the secret by which they know each other', () => {
    for (const name of ['api', 'site', 'nginx'])
      expect(compose.services[name]!.environment, name).toMatchObject({
        INTERNAL_SECRET: '${INTERNAL_SECRET:-}',
      });
    const shown = 'proxy_set_header X-Internal-Secret "${INTERNAL_SECRET}";';
    expect(read('docker/nginx/internal-secret.conf.template')).toContain(shown);
    expect(read('docker/nginx/nginx.conf')).toContain('include /etc/nginx/conf.d/internal-secret.conf;');
  });
});

describe('docker/.env.example', () => {
  const example = readEnvFile('docker/.env.example');
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);

  it('names everything that the compose file asks for', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !(name in example))).toEqual([]);
  });

  it('names nothing that neither the compose file nor the api reads', () => {
    const api = ['configuration', 'configuration-reader']
      .map((name) => read(`api/src/platform/config/${name}.ts`))
      .join('\n');
    const known = (name: string) =>
      asked.includes(name) || name.startsWith('COMPOSE_') || api.includes(`'${name}'`);
    expect(Object.keys(example).filter((name) => !known(name))).toEqual([]);
  });

  it('names the installation, so that two checkouts whose folder is docker/ do not share their data', () => {
    expect(example['COMPOSE_PROJECT_NAME']).toBe('livres-en-partage');
  });

  it('leaves the secrets to the operator, and a start without them says what to do', () => {
    expect(example).toMatchObject({
      POSTGRES_PASSWORD: '',
      POSTGRES_APP_PASSWORD: '',
      ADMIN_ACCESS_CODE: '',
      INTERNAL_SECRET: '',
    });
    expect(text).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]*Copiez docker\/\.env\.example vers docker\/\.env/);
  });

  it('gives addresses of the compose file, not those of npm start', () => {
    expect(example).toMatchObject({ SITE_ADDRESS: 'http://localhost:8080', SMTP_URL: 'smtp://mail:1025' });
  });
});
