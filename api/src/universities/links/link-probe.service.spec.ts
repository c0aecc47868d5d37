import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkFaults } from './link-fault.content.js';
import { LinkPolicy, PublicWebPolicy } from './link-policy.js';
import { LinkProbeService } from './link-probe.service.js';

let server: Server;
let port = 0;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

/** Only the test’s own server is within reach, as if it were of the public web. */
class TestPolicy extends LinkPolicy {
  readonly pauseMs = 0;
  readonly names: Record<string, string[]> = { 'bourses.fr': ['127.0.0.1'] };

  constructor(readonly patienceMs = 2000) {
    super();
  }

  mayCall(address: string, called: number): boolean {
    return address === '127.0.0.1' && called === port;
  }

  addressesOf(name: string): Promise<string[]> {
    const known = this.names[name];
    if (known) return Promise.resolve(known);
    return Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
});

const look = (link: string, policy: LinkPolicy = new TestPolicy()) => new LinkProbeService(policy).look(link);
const site = () => `http://bourses.fr:${port}`;
const always = (status: number, headers = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end('corps');
};
const route = (routes: Record<string, string>) => {
  answer = ({ url = '' }, response) => {
    const location = routes[url];
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end();
  };
};

describe('a look at a link', () => {
  it('asks for no more than the headers, by the name of the site', async () => {
    always(200);
    expect(await look(`${site()}/a?b=1#c`)).toEqual({ isAlive: true, fault: '', isSilence: false });
    expect(asked).toEqual(['HEAD bourses.fr/a?b=1']);
  });

  it('asks a second time, as a reader would, where a site refuses that', async () => {
    answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end();
    expect((await look(site())).isAlive).toBe(true);
    expect(asked).toEqual(['HEAD bourses.fr/', 'GET bourses.fr/']);
  });

  it('asks a second time where a site leaves that unanswered', async () => {
    answer = ({ method }, response) => void (method === 'GET' && response.end());
    // Half of it passes before it is asked again; a busy machine must answer in the other half.
    expect((await look(site(), new TestPolicy(5000))).isAlive).toBe(true);
  });

  it('says what is gone and what is down', async () => {
    always(404);
    expect((await look(site())).fault).toBe(linkFaults.gone(404));
    always(503);
    expect((await look(site())).fault).toBe(linkFaults.broken(503));
  });

  it('does not read what a site sends without end', async () => {
    answer = ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(500).end();
      response.writeHead(200);
      const flow = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(flow));
    };
    expect((await look(site())).isAlive).toBe(true);
  });

  it('follows five redirects, from one site to another, and not a sixth', async () => {
    route({ '/1': '/2', '/2': '/3', '/3': `http://127.0.0.1:${port}/4`, '/4': '/5', '/5': '/6' });
    expect((await look(`${site()}/1`)).isAlive).toBe(true);
    route({ '/0': '/1', '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5', '/5': '/6' });
    expect((await look(`${site()}/0`)).fault).toBe(linkFaults.redirects);
  });

  it('gives up after a while', async () => {
    answer = () => undefined;
    expect(await look(site(), new TestPolicy(80))).toEqual({
      isAlive: false,
      fault: linkFaults.slow,
      isSilence: true,
    });
  });

  it('gives up on a name that takes too long to find', async () => {
    const policy = new TestPolicy(50);
    policy.addressesOf = () => new Promise(() => undefined);
    expect((await look(site(), policy)).fault).toBe(linkFaults.slow);
  });

  it('says which sites are no more', async () =>
    expect((await look('https://disparu.fr')).fault).toBe(linkFaults.unknown_site));

  it('sends no password that an address carries', async () => {
    let authorization: string | undefined = 'rien';
    answer = ({ headers }, response) => {
      authorization = headers.authorization;
      response.end();
    };
    await look(`http://nom:secret@bourses.fr:${port}/`);
    expect(authorization).toBeUndefined();
  });
});

describe('what is not of the public web is never called', () => {
  const web = () => {
    const policy = new PublicWebPolicy();
    policy.addressesOf = (name) => Promise.resolve(new TestPolicy().names[name] ?? ['127.0.0.1']);
    return policy;
  };
  beforeEach(() => always(200));

  it.each([
    ['this machine', () => `http://127.0.0.1:${port}/`],
    ['this machine on a port of the web', () => 'http://127.0.0.1/'],
    ['this machine written as a number', () => 'http://2130706433/'],
    ['this machine written in base 16', () => 'http://0x7f.1/'],
    ['this machine in IPv6', () => `http://[::1]:${port}/`],
    ['this machine in IPv4 within IPv6', () => `http://[::ffff:127.0.0.1]/`],
    ['a name that leads to this machine', () => 'http://bourses.fr/'],
    ['a cloud’s metadata', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a private network', () => 'https://10.0.0.1/'],
    ['another port of a public machine', () => 'http://1.1.1.1:6379/'],
  ])('%s', async (_, link) => {
    expect(await look(link(), web())).toEqual({
      isAlive: false,
      fault: linkFaults.private,
      isSilence: false,
    });
    expect(asked).toEqual([]);
  });

  it.each(['ftp://bourses.fr/', 'file:///etc/passwd', 'javascript:alert(1)', 'pas une adresse'])(
    '%s',
    async (link) => {
      expect((await look(link)).fault).toBe(linkFaults.not_web);
      expect(asked).toEqual([]);
    },
  );

  it('a name of which one address alone is private', async () => {
    const policy = new TestPolicy();
    policy.names['bourses.fr'] = ['127.0.0.1', '10.0.0.1'];
    expect((await look(site(), policy)).fault).toBe(linkFaults.private);
    expect(asked).toEqual([]);
  });

  it.each([
    ['to a cloud’s metadata', () => 'http://169.254.169.254/', linkFaults.private],
    ['to another port of this machine', () => `http://127.0.0.1:${port + 1}/`, linkFaults.private],
    ['to a name that leads to a private network', () => `http://interne.fr:${port}/`, linkFaults.private],
    ['out of the web', () => 'file:///etc/passwd', linkFaults.not_web],
  ])('a redirect %s', async (_, target, fault) => {
    const policy = new TestPolicy();
    policy.names['interne.fr'] = ['10.0.0.1'];
    always(302, { location: target() });
    expect((await look(`${site()}/`, policy)).fault).toBe(fault);
    expect(asked).toHaveLength(1);
  });

  it('a name that leads elsewhere when it is asked for again: it is not', async () => {
    const policy = new TestPolicy();
    let times = 0;
    policy.addressesOf = () => Promise.resolve([(times += 1) === 1 ? '127.0.0.1' : '10.0.0.1']);
    always(404);
    await look(site(), policy);
    expect([times, asked]).toEqual([1, ['HEAD bourses.fr/', 'GET bourses.fr/']]);
  });
});
