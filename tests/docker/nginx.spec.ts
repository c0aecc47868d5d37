import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from './docker-files.ts';

const folder = resolve(import.meta.dirname, '../../docker/nginx');
const files = readdirSync(folder).filter((name) => /\.(conf|template)$/.test(name));
const configuration = files.map((name) => read(`docker/nginx/${name}`)).join('\n');

function location(name: string): string {
  const start = configuration.indexOf(`location ${name} {`);
  expect(start, name).toBeGreaterThan(0);
  return configuration.slice(start, configuration.indexOf('\n  }', start));
}

const outer = read('docker/nginx/server.conf');

describe('nginx', () => {
  it('has each of its files in the image', () => {
    const dockerfile = read('docker/nginx.Dockerfile');
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((name) => !dockerfile.includes(`docker/nginx/${name}`))).toEqual([]);
  });

  it('looks the replicas up while it runs', () => {
    const passes = [...configuration.matchAll(/proxy_pass (.+);/g)].map(([, target]) => target);
    expect(passes.length).toBeGreaterThan(3);
    expect(passes.filter((target) => !/^(\$(api|site)|http:\/\/unix:.+)$/.test(target!))).toEqual([]);
    expect(configuration).toContain('resolver 127.0.0.11 valid=1s');
  });

  it('shows an edit within 2 seconds: pages are kept until the second ends and never served while they are renewed', () => {
    expect(configuration).toContain('add_header X-Accel-Expires "@$this_second";');
    expect(configuration).not.toContain('proxy_cache_valid');
    expect(outer).toMatch(/proxy_cache_use_stale (?!.*updating)/);
    expect(configuration).not.toContain('proxy_cache_background_update');
  });

  it('never keeps what is for one person', () => {
    expect(configuration).toContain('map "$http_authorization$http_cookie$arg_apercu" $is_for_one');
    expect(configuration).toContain('proxy_no_cache $is_for_one $is_private;');
    expect(location('^~ /api/')).not.toContain('proxy_cache');
    expect(location('~ ^/admin(?:/|$)')).not.toContain('proxy_cache');
  });

  it('passes a stream on as it comes, and waits longer than the api is ever silent', () => {
    const stream = location('= /api/v1/admin/notifications/stream');
    expect(stream).toContain('proxy_buffering off;');
    expect(stream).toContain('gzip off;');
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(stream)?.[1])).toBeGreaterThan(60);
  });

  it('never sends a write twice', () => {
    expect(configuration).not.toContain('non_idempotent');
  });

  it('tells the site of pages that were asked for, and of no form: its body is not there to be read', () => {
    expect(location('= /_visit')).toMatch(
      /if \(\$request_method != GET\) {\s+return 204;\s+}\s+proxy_pass_request_body off;/,
    );
  });

  it('hides metrics and the health of what is behind', () => {
    expect(location('^~ /metrics')).toContain('return 404;');
    expect(location('^~ /health/')).toContain('return 404;');
  });

  it('writes down neither addresses nor parameters', () => {
    const written = configuration.slice(
      configuration.indexOf('log_format'),
      configuration.indexOf('access_log /dev'),
    );
    expect(written).toContain('$area');
    expect(written).not.toMatch(/\$(remote_addr|request|request_uri|uri|args|http_\w+)\b/);
  });

  it('lets nobody choose the address that the api counts by', () => {
    expect(configuration).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });
});

describe('one visitor', () => {
  it('is bounded by nginx as by the front door: requests at once, bodies, pieces that do not come', () => {
    expect(outer).toContain('limit_conn address 40;');
    expect(configuration).toContain('limit_conn_status 429;');
    expect(configuration).toContain('client_max_body_size 1m;');
    expect(configuration).toContain('client_body_timeout 10s;');
    const uploads = location('^~ /api/').slice(location('^~ /api/').indexOf('location ~'));
    expect(uploads).toMatch(
      /client_max_body_size 16m;\s+limit_conn address 40;\s+limit_conn uploads_of_address 3;/,
    );
    expect(configuration.match(/client_max_body_size/g)).toHaveLength(2);
  });

  it('is told so, in every place that says of itself what its errors are', () => {
    const places = outer.split(/^ {2}location /m).filter((place) => place.includes('error_page'));
    expect(places.length).toBeGreaterThan(2);
    expect(
      places.filter((place) => !/error_page 429 \/_nginx\/trop-de-demandes\.(json|html);/.test(place)),
    ).toEqual([]);
  });
});

describe('what nginx says itself', () => {
  const pages = readdirSync(resolve(folder, 'pages'));

  it.each(pages.filter((name) => name.endsWith('.json')))(
    '%s is a problem in French that a page says too',
    (name) => {
      const problem = JSON.parse(read(`docker/nginx/pages/${name}`)) as Record<string, unknown>;
      expect(Object.keys(problem)).toEqual(['type', 'title', 'status', 'detail']);
      expect(problem['detail']).toMatch(/\u00a0: /);
      expect(pages).toContain(name.replace('.json', '.html'));
    },
  );

  it('is there for each address that the configuration names', () => {
    const named = [...configuration.matchAll(/\/_nginx\/([\w-]+\.\w+)/g)].map(([, name]) => name!);
    expect(new Set(named)).toEqual(new Set(pages));
  });
});
