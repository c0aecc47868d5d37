import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiskFileStore } from '@livres/api/dist/content/media/disk.file-store.js';
import type { FileStore } from '@livres/api/dist/content/media/file-store.js';
import { S3FileStore } from '@livres/api/dist/content/media/s3.file-store.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { running } from '../factories/running.ts';
import { S3_SECRET, startS3Server } from '../fakes/s3-server.ts';
import { startApi } from '../factories/api.ts';
import { uploaded } from '../factories/pictures.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

const folder = temporaryFolder('files');
const s3 = running(startS3Server);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['a folder of this machine', () => new DiskFileStore(join(folder, 'media'))],
  ['a bucket that speaks S3', () => new S3FileStore(s3.url)],
])('files kept in %s', (_, open) => {
  let files: FileStore;
  beforeAll(() => {
    files = open();
  });

  it('are read back byte for byte, with their size', async () => {
    for (const size of [0, 1, 64, 3_000_000]) {
      const content = randomBytes(size);
      await files.put(`lus/${size}.webp`, content, 'image/webp');
      expect(await read(files, `lus/${size}.webp`)).toEqual({ bytes: size, content });
    }
  });

  it('that were never kept are nothing, and no fault', async () => {
    expect(await files.get('jamais/vue.webp')).toBeNull();
    await expect(files.removeFolder('jamais')).resolves.toBeUndefined();
  });

  it('may be kept again: the last one counts', async () => {
    await files.put('encore/a.webp', Buffer.from('un'), 'image/webp');
    await files.put('encore/a.webp', Buffer.from('deux'), 'image/webp');
    expect((await read(files, 'encore/a.webp'))?.content.toString()).toBe('deux');
  });

  it('are whole or absent to whoever reads while they are written', async () => {
    const versions = [randomBytes(400_000), randomBytes(400_000)];
    const writes = atOnce(10, (index) => files.put('course/a.webp', versions[index % 2]!, 'image/webp'));
    for (let reads = 0; reads < 10; reads += 1) {
      const found = await read(files, 'course/a.webp');
      expect(found === null || versions.some((version) => version.equals(found.content))).toBe(true);
    }
    await writes;
  });

  it('are listed by their keys, those of folders too', async () => {
    await files.put('liste/dossier/a.webp', Buffer.from('a'), 'image/webp');
    expect(await listed(files)).toEqual(expect.arrayContaining(['liste/dossier/a.webp', 'lus/0.webp']));
  });

  it('leave with their folder, all of them, and no others', async () => {
    await files.put('1/a.webp', Buffer.from('a'), 'image/webp');
    await files.put('1/b.avif', Buffer.from('b'), 'image/avif');
    await files.put('12/a.webp', Buffer.from('c'), 'image/webp');
    await files.removeFolder('1');
    expect([await files.get('1/a.webp'), await files.get('1/b.avif')]).toEqual([null, null]);
    expect((await read(files, '12/a.webp'))?.content.toString()).toBe('c');
  });
});

describe('a folder of this machine', () => {
  it('keeps nothing of a file that could not be written', async () => {
    writeFileSync(join(folder, 'occupe'), 'un fichier, pas un dossier');
    const files: FileStore = new DiskFileStore(join(folder, 'occupe'));
    await expect(files.put('1/a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow();
    const whole: FileStore = new DiskFileStore(join(folder, 'entier'));
    await whole.put('1/a.webp', Buffer.from('a'), 'image/webp');
    expect(readdirSync(join(folder, 'entier', '1'))).toEqual(['a.webp']);
  });
});

describe('a bucket that speaks S3', () => {
  it('is told what each file is', async () => {
    await new S3FileStore(s3.url).put('9/a.avif', Buffer.from('a'), 'image/avif');
    expect(s3.objects.get('9/a.avif')?.contentType).toBe('image/avif');
  });

  it('lists, and empties, a folder of more files than one listing holds', async () => {
    for (let made = 0; made < 1500; made += 1)
      s3.objects.set(`grand/${made}`, { content: Buffer.from('a'), contentType: 'image/webp' });
    expect(await listed(new S3FileStore(s3.url))).toHaveLength(s3.objects.size);
    await new S3FileStore(s3.url).removeFolder('grand');
    expect([...s3.objects.keys()].filter((key) => key.startsWith('grand/'))).toEqual([]);
  });

  it('that refuses the key, or does not exist, is a fault and never an absent file', async () => {
    const wrongSecret = s3.url.replace(encodeURIComponent(S3_SECRET), 'autre');
    await expect(new S3FileStore(wrongSecret).get('9/a.avif')).rejects.toThrow(/SignatureDoesNotMatch/);
    await expect(new S3FileStore(s3.url.replace('/images', '/ailleurs')).get('9/a.avif')).rejects.toThrow(
      /NoSuchBucket/,
    );
    await expect(
      new S3FileStore(s3.url.replace('/images', '/ailleurs')).put('a', Buffer.from('a'), ''),
    ).rejects.toThrow();
  });

  it('serves the media library as the disk does, and says how it is', async () => {
    const api = await startApi({ env: { STORAGE_URL: s3.url } });
    try {
      const admin = await api.asStaff('administrateur');
      const { id, webp } = await uploaded(admin);
      const shown = await fetch(api.origin + webp[0]!.url);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(
        s3.objects.get(webp[0]!.url.split('/files/')[1]!)?.content,
      );
      await eventually(
        'the AVIF sizes',
        async () => (await admin(`/admin/media/${id}`)).body.avif.length > 0,
      );
      const { body: checks } = await admin('/admin/system/checks');
      expect(checks.find(({ name }: { name: string }) => name === 'storage')).toMatchObject({ ok: true });
    } finally {
      await api.close();
    }
  });
});

async function listed(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
}

async function read(files: FileStore, key: string): Promise<{ bytes: number; content: Buffer } | null> {
  const found = await files.get(key);
  return found && { bytes: found.bytes, content: Buffer.concat(await found.stream.toArray()) };
}
