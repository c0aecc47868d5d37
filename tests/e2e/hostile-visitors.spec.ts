import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RawSocket } from '../factories/raw-socket.ts';
import { refusalFaults } from '../factories/refusal-faults.ts';
import { startProduct, type Product } from './product.ts';

const CONTACT = 'POST /api/v1/contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const MEGABYTE = 1024 * 1024;
const OTHER = '127.0.0.9';

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    adminUrl: inject('databaseServer').adminUrl,
    demo: inject('demoContent'),
  });
});
afterAll(() => product?.stop());

const opened: RawSocket[] = [];
afterAll(() => opened.forEach((one) => one.close()));

function open(localAddress?: string): RawSocket {
  const socket = new RawSocket(product.url, localAddress);
  opened.push(socket);
  return socket;
}

/** What is wrong with a refusal as a program receives it. */
function faultsOf({ status, text, body }: { status: number; text: string; body: string }): string[] {
  const type = /^content-type: *(.+)$/im.exec(text)?.[1]?.trim();
  return refusalFaults({ status, headers: { 'content-type': type }, text: body });
}

describe('a body of more than 1 MB', () => {
  it('is refused at once where its length is announced, and its connection ends', async () => {
    const answer = await open().write(`${CONTACT}Content-Length: 5000000\r\n\r\n{`).answer();
    expect([answer.status, faultsOf(answer)]).toEqual([413, []]);
    expect(JSON.parse(answer.body).type).toBe('/problems/refus-413');
  });

  it('is refused as it passes the limit where it comes in pieces, while it is still being sent', async () => {
    const socket = open().write(`${CONTACT}Transfer-Encoding: chunked\r\n\r\n`);
    const piece = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    for (let sent = 0; sent < 40; sent += 1) {
      socket.write(piece);
      await pause(2);
    }
    const answer = await socket.answer({ untilClosed: true, within: 10_000 });
    expect([answer.status, faultsOf(answer), answer.isClosed]).toEqual([413, [], true]);
  });

  it('is not asked for from who waits to be asked (Expect: 100-continue); a smaller one is', async () => {
    const large = await open()
      .write(`${CONTACT}Expect: 100-continue\r\nContent-Length: 5000000\r\n\r\n`)
      .answer();
    expect([large.status, large.text.includes('100 Continue')]).toEqual([413, false]);

    const small = open().write(`${CONTACT}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`);
    await pause(200);
    const answer = await small.write('{}').answer();
    expect([answer.text.startsWith('HTTP/1.1 100 Continue'), answer.status]).toEqual([true, 400]);
  });

  it('is refused by a page too, as a page', async () => {
    const answer = await open()
      .write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n')
      .write('Content-Length: 200000\r\n\r\n')
      .answer();
    expect([answer.status, answer.body]).toEqual([
      413,
      expect.stringContaining('<h1>Envoi trop volumineux</h1>'),
    ]);
  });

  it('passes where a file is sent, up to the size of a picture', async () => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(3 * MEGABYTE)]), 'photo.jpg');
    const answer = await fetch(`${product.url}/api/v1/physical-donations/pictures/`, {
      method: 'POST',
      body: form,
    });
    const { errors } = await answer.json();
    expect([answer.status, errors.file]).toEqual([400, expect.stringContaining('pas une image lisible')]);
  });

  it('is refused beyond that, in pieces as well', async () => {
    const socket = open()
      .write('POST /api/v1/physical-donations/pictures/ HTTP/1.1\r\nHost: x\r\n')
      .write('Content-Type: multipart/form-data; boundary=limite\r\nTransfer-Encoding: chunked\r\n\r\n')
      .write('63\r\n')
      .write(
        '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'.padEnd(99, 'a'),
      )
      .write('\r\n');
    const piece = Buffer.from(`100000\r\n${'a'.repeat(MEGABYTE)}\r\n`);
    for (let sent = 0; sent < 18; sent += 1) {
      socket.write(piece);
      await pause(10);
    }
    const answer = await socket.answer({ within: 10_000 });
    expect([answer.status, faultsOf(answer)]).toEqual([413, []]);
  });
});

describe('what is no request', () => {
  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /api/v1/${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['no HTTP', '\x16\x03\x01\r\n\r\n', 400],
    ['two lengths', `${CONTACT}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['a broken piece', `${CONTACT}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a malformed address', 'GET /api/v1/%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'a body where none has a meaning',
      'GET /api/v1/campaigns/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
  ])('%s: is refused in French, as a problem', async (_, text, status) => {
    const answer = await open().write(text).answer();
    expect([answer.status, faultsOf(answer)]).toEqual([status, []]);
  });
});

describe('bodies that hardly move', () => {
  it('hold up nobody else: 140 of them, and the api answers another address at once', async () => {
    const slow = Array.from({ length: 140 }, () =>
      open(OTHER).write(`${CONTACT}Content-Length: 1000\r\n\r\n{"name": "`),
    );
    await pause(500);
    const answer = await fetch(`${product.url}/api/v1/campaigns/?search=livres`);
    const stillOpen = slow.filter(({ isClosed }) => !isClosed).length;
    expect([answer.status, stillOpen >= 40]).toEqual([200, true]);

    const answers = await Promise.all(slow.map((one) => one.answer({ within: 20_000, untilClosed: true })));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 408).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([40, 100]);
    expect(answers.flatMap(faultsOf)).toEqual([]);
    expect(answers.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('as files are few at once for one address, and end too', async () => {
    const begun =
      'POST /api/v1/physical-donations/pictures/ HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n' +
      'Content-Type: multipart/form-data; boundary=limite\r\n\r\n--limite\r\n';
    const slow = Array.from({ length: 5 }, () => open('127.0.0.8').write(begun));
    const answers = await Promise.all(slow.map((one) => one.answer({ within: 20_000, untilClosed: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([408, 408, 408, 429, 429]);
    expect(answers.flatMap(faultsOf)).toEqual([]);
  });
});

describe('a visitor who goes away in the middle', () => {
  it('leaves nothing behind, whatever was being sent', async () => {
    const form = open('127.0.0.6').write(`${CONTACT}Content-Length: 1000\r\n\r\n{"name": "`);
    const files = Array.from({ length: 3 }, () =>
      open('127.0.0.6').write(
        'POST /api/v1/physical-donations/pictures/ HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n' +
          'Content-Type: multipart/form-data; boundary=limite\r\n\r\n--limite\r\n',
      ),
    );
    await pause(300);
    for (const one of [form, ...files]) one.close();
    await pause(300);
    // Its share of files is free again.
    const next = open('127.0.0.6')
      .write('POST /api/v1/physical-donations/pictures/ HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n')
      .write('Content-Type: multipart/form-data; boundary=limite\r\n\r\n--limite--\r\n');
    expect((await next.answer()).status).toBe(400);
    expect(product.logs()).not.toMatch(/uncaught|unhandled/i);
  });
});

describe('pages that do not exist', () => {
  it('are one page, rendered once: their address is not in it', async () => {
    const [first, second] = await Promise.all(
      ['/rien-de-tel', '/rien/du/tout?q=1'].map(async (path) => fetch(product.url + path)),
    );
    expect([first!.status, second!.status, first!.headers.get('cache-control')]).toEqual([
      404,
      404,
      'no-store',
    ]);
    const text = await first!.text();
    expect(await second!.text()).toBe(text);
    expect(text).not.toContain('rien-de-tel');
  });

  it('do not hide what has another place: files, redirects, feeds', async () => {
    const asked = ['/favicon.svg', '/robots.txt', '/actualites/rss.xml', '/health/live', '/campagnes'];
    const answers = await Promise.all(asked.map((path) => fetch(product.url + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const moved = await fetch(`${product.url}/events/`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/evenements']);
  });

  it('have no picture; a page has one, whatever its query', async () => {
    const status = async (path: string) => (await fetch(product.url + path)).status;
    expect(await status('/og/rien-de-tel.png')).toBe(404);
    expect(await status('/og/actualites/rien-de-tel.png')).toBe(404);
    expect(await status('/og/recherche%3Fq=1.png')).toBe(404);
    expect(await status('/og/mon-compte.png')).toBe(404);
    const pictures = await Promise.all(
      ['/og/contact.png', '/og/contact.png?q=2'].map(async (path) => fetch(product.url + path)),
    );
    expect(pictures.map(({ headers }) => headers.get('content-type'))).toEqual(['image/png', 'image/png']);
  });
});

describe('one address that asks for more than its share', () => {
  it('is told so, in French, and when to come back; another is not concerned', async () => {
    const sockets = Array.from({ length: 60 }, (_, index) =>
      open('127.0.0.7').write(`GET /recherche?q=mot${index} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    const home = await fetch(product.url);
    const answers = await Promise.all(sockets.map((one) => one.answer({ within: 20_000 })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(home.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(refused[0]!.text).toMatch(/^retry-after: [1-9]/im);
    expect(refused[0]!.body).toContain('<h1>Trop de demandes</h1>');
  });
});

describe('a renderer that ends', () => {
  it('is replaced; what it was rendering is rendered again', async () => {
    const asked = Promise.all(
      Array.from({ length: 8 }, (_, index) => fetch(`${product.url}/recherche?q=encore${index}`)),
    );
    await pause(20);
    for (const pid of product.renderers()) process.kill(pid, 'SIGKILL');
    expect((await asked).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await fetch(`${product.url}/recherche?q=ensuite`)).status).toBe(200);
  });
});

describe('a row with control characters from before they were taken out', () => {
  it('does not make the feeds unreadable', async () => {
    const source = await new DataSource({ type: 'postgres', url: product.databaseUrl }).initialize();
    await source.query(
      `UPDATE articles SET title = $1 WHERE slug = (SELECT slug FROM articles WHERE status = 'published' ORDER BY published_at DESC LIMIT 1)`,
      ['Une\vnouvelle\u0002 salle'],
    );
    await source.query('UPDATE content_revision SET revision = revision + 1');
    await source.query(`SELECT pg_notify('content_revision', revision::text) FROM content_revision`);
    await source.destroy();
    await expect
      .poll(async () => (await fetch(`${product.url}/actualites/rss.xml`)).text())
      .toContain('Une nouvelle salle');
    for (const path of ['/actualites/rss.xml', '/actualites/atom.xml', '/sitemap.xml'])
      expect(await (await fetch(product.url + path)).text()).not.toMatch(/(?![\t\n\r])[\p{Cc}]/u);
  });
});
