import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaRecord } from '@livres/api/contract';
import { MediaTrashService } from '@livres/api/dist/content/media/media-trash.service.js';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { revisionOf, testApi, staffOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { encodedPicture, phonePhoto, upload, uploaded, pictureRecord } from '../factories/pictures.ts';
import { stopClock } from '../factories/time.ts';
import { heicPhoto } from '../factories/heic-photo.ts';
import { eventually } from '../factories/waiting.ts';
import { DAY_MS } from '@livres/api/contract';
import { matching } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
afterEach(() => vi.restoreAllMocks());

describe('a picture that staff send', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'may be a %s, and is offered in widths no larger than it is',
    async (format) => {
      const { webp, width, height, bytes, version } = await uploaded(editor, {
        file: await encodedPicture(format),
      });
      expect([width, height, version]).toEqual([800, 600, 1]);
      expect(bytes).toBeGreaterThan(100);
      expect(webp.map((source) => source.width)).toEqual([320, 640, 800]);
      for (const source of webp) {
        const { contentType, content } = await fileAt(source.url);
        const shown = await sharp(content).metadata();
        expect([contentType, shown.format, shown.width]).toEqual(['image/webp', 'webp', source.width]);
      }
    },
  );

  it('that is larger than any screen is offered in every width, up to 1920', async () => {
    const { webp, width } = await uploaded(editor, { file: await encodedPicture('jpeg', 3000, 1000) });
    expect([width, webp.map((source) => source.width)]).toEqual([2560, [320, 640, 960, 1440, 1920]]);
  });

  it('that is very tall keeps its width, and may be read', async () => {
    const { width, height } = await uploaded(editor, { file: await encodedPicture('png', 1000, 6000) });
    expect([width, height]).toEqual([1000, 6000]);
    const poster = await uploaded(editor, { file: await encodedPicture('png', 3000, 9000) });
    expect([poster.width, poster.height]).toEqual([1600, 4800]);
    const portrait = await uploaded(editor, { file: await encodedPicture('jpeg', 3000, 4000) });
    expect([portrait.width, portrait.height]).toEqual([1920, 2560]);
  });

  it('stands upright, and keeps nothing of the place, the telephone and the person', async () => {
    const photo = await phonePhoto(800, 600);
    expect(photo.toString('latin1')).toContain('Nom-de-la-personne');

    const picture = await uploaded(editor, { file: photo });
    expect([picture.width, picture.height]).toEqual([600, 800]);
    const { content } = await fileAt(picture.webp.at(-1)!.url);
    expect([await colourAt(content, 300, 100), await colourAt(content, 300, 700)]).toEqual(['red', 'blue']);
    const { exif, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    await withAvif(picture.id);
    const kept = filesOf(picture.id);
    expect(kept).toHaveLength(1 + 2 * picture.webp.length);
    for (const file of kept)
      expect(file.toString('latin1')).not.toMatch(/Nom-de-la-personne|Telephone|GPS|Exif/);
  });

  it('may be a HEIC photo of a telephone: its colours are the same, and nothing of who took it is kept', async () => {
    expect(heicPhoto().toString('latin1')).toContain('Nom-de-la-personne');
    const { id, width, height, webp } = await uploaded(editor, { file: heicPhoto(), name: 'IMG_0001.HEIC' });
    expect([width, height]).toEqual([48, 32]);
    const { content } = await fileAt(webp.at(-1)!.url);
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((16 * 48 + x) * info.channels).subarray(0, 3)];
    for (const [x, colour] of [
      [8, [20, 60, 200]],
      [40, [200, 30, 40]],
    ] as const)
      for (const [band, value] of at(x).entries()) expect(Math.abs(value - colour[band]!)).toBeLessThan(10);
    expect(filesOf(id)[0]!.toString('latin1')).not.toMatch(/Nom-de-la-personne|GPS|Exif/);
  });

  it('is offered as AVIF a little later, and visitors are told', async () => {
    const picture = await uploaded(editor);
    const before = await revisionOf(api);
    const { avif, webp } = await withAvif(picture.id);
    expect(avif.map(({ width }) => width)).toEqual(webp.map(({ width }) => width));
    const { contentType, content } = await fileAt(avif[0]!.url);
    const shown = await sharp(content).metadata();
    expect([contentType, shown.compression, shown.width]).toEqual(['image/avif', 'av1', 320]);
    expect(await revisionOf(api)).toBeGreaterThan(before);
  });

  it('may be kept by browsers for ever, since a name never shows another picture', async () => {
    const { webp } = await uploaded(editor);
    const { headers } = await fileAt(webp[0]!.url);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const other = await uploaded(editor, { file: await encodedPicture('png', 500, 500) });
    expect(other.webp[0]!.url).not.toBe(webp[0]!.url);
  });

  it('has the middle as its focal point, or the one that was given', async () => {
    const middle = await uploaded(editor);
    expect([middle.focal_x, middle.focal_y]).toEqual([0.5, 0.5]);
    const given = await uploaded(editor, { fields: { focal_x: '0.3', focal_y: '0' } });
    expect([given.focal_x, given.focal_y]).toEqual([0.3, 0]);
  });

  it('may have a name in any letters, of any length, and keeps what of it can be kept', async () => {
    const { original_name } = await uploaded(editor, { name: `${'école 📚 '.repeat(60)}.jpg` });
    expect(original_name).toMatch(/^école 📚 /);
    expect(original_name.length).toBeLessThanOrEqual(200);
  });
});

describe('what is no acceptable picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['a text that calls itself .jpg', async () => Buffer.from('Bonjour, je suis une image.')],
    ['a drawing that could carry a script (SVG)', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture cut short', async () => (await encodedPicture('jpeg', 1200, 900)).subarray(0, 4000)],
    [
      'the first bytes of a picture and nothing more',
      async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    ],
  ])('is refused with a sentence: %s', async (_, make) => {
    const { status, body } = await upload(editor, { file: await make() });
    expect([status, body.errors.file]).toEqual([400, expect.stringContaining('n’est pas une image lisible')]);
  });

  it('is refused as a HEIC photo that cannot be decoded, with what to do', async () => {
    const file = heicPhoto();
    file.fill(0xff, file.indexOf('mdat') + 4);
    const { status, body } = await upload(editor, { file, name: 'IMG_0001.HEIC' });
    expect([status, body.errors.file]).toEqual([400, expect.stringContaining('enregistrez-la en JPEG')]);
  });

  it('is refused as what only begins like a HEIC photo', async () => {
    const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const { status, body } = await upload(editor, { file, name: 'IMG_0001.HEIC' });
    expect([status, body.errors.file]).toEqual([400, expect.stringContaining('n’est pas une image lisible')]);
  });

  it('is refused above 15 MB', async () => {
    const file = Buffer.concat([await encodedPicture('jpeg'), Buffer.alloc(15 * 1024 * 1024)]);
    expectAnswer(await upload(editor, { file }), 413, { detail: expect.stringContaining('15 Mo') });
  });

  it('is refused above 50 million pixels, however few bytes it has', async () => {
    const bomb = await encodedPicture('png', 8000, 6500);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, body } = await upload(editor, { file: bomb });
    expect([status, body.errors.file]).toEqual([400, expect.stringContaining('50 millions de pixels')]);
  });

  it('is refused without the words that are read to people who do not see it', async () => {
    for (const alt of ['', '   ']) {
      const { status, body } = await upload(editor, { fields: { alt } });
      expect([status, body.errors.alt]).toEqual([400, expect.stringContaining('Décrivez l’image')]);
    }
  });

  it('is refused with a focal point outside the picture, with fields nobody knows, and with no file', async () => {
    const answers = [
      await upload(editor, { fields: { focal_x: '1.2' } }),
      await upload(editor, { fields: { focal_y: 'haut' } }),
      await upload(editor, { fields: { role: 'administrateur' } }),
      await upload(editor, { file: undefined }),
      await upload(editor, { file: Buffer.alloc(0) }),
      await editor('/admin/media', { body: { alt: 'Une classe' } }),
      await editor('/admin/media', { method: 'POST' }),
    ];
    const fields = answers.map(({ status, body }) => [status, ...Object.keys(body.errors)]);
    expect(fields).toEqual([
      [400, 'focal_x'],
      [400, 'focal_y'],
      [400, 'role'],
      [400, 'file'],
      [400, 'file'],
      [400, 'file'],
      [400, 'file'],
    ]);
  });

  it('leaves nothing behind', async () => {
    const before = await count();
    await upload(editor, { file: Buffer.from('texte') });
    expect(await count()).toBe(before);
  });
});

describe('a picture of the library', () => {
  it('has its words and its focal point changed by whoever read the latest version', async () => {
    const { id, version } = await uploaded(editor);
    const before = await revisionOf(api);
    const put = (body: object) => editor(`/admin/media/${id}`, { method: 'PUT', body });
    expectAnswer(await put({ version, alt: 'Deux élèves', focal_x: 0.25 }), 200, {
      alt: 'Deux élèves',
      focal_x: 0.25,
      version: version + 1,
    });
    await eventually('the revision', async () => (await revisionOf(api)) > before);

    expectAnswer(await put({ version, alt: 'Trois élèves' }), 409, {
      changed_by: 'Essai editeur',
      changed_fields: expect.arrayContaining(['alt', 'focal_x']),
    });
    expect((await put({ version: version + 1, alt: ' ' })).status).toBe(400);
    expect((await put({ version: version + 1, alt: null })).status).toBe(400);
    expect((await put({ version: version + 1, focal_x: null })).status).toBe(400);
    expect((await put({ alt: 'Sans version' })).body.errors).toHaveProperty('version');
  });

  it('is shown by the campaigns that chose it', async () => {
    const picture = await uploaded(editor, { fields: { alt: 'La bibliothèque' } });
    const { slug } = await createCampaign(editor, { featured_image_id: picture.id });
    const { body } = await api.request(`/campaigns/${slug}/`);
    expect(body.picture).toMatchObject({ id: picture.id, alt: 'La bibliothèque', webp: picture.webp });
    expect(body.featured_image).toBe(picture.webp.at(-1)!.url);
    await editor(`/admin/media/${picture.id}`, {
      method: 'PUT',
      body: { version: 1, alt: 'La salle de lecture' },
    });
    await eventually(
      'the new words',
      async () => (await api.request(`/campaigns/${slug}/`)).body.picture.alt === 'La salle de lecture',
    );
  });

  it('is not deleted while something shows it, and says what does', async () => {
    const { id } = await uploaded(editor);
    const campaign = await createCampaign(editor, { title: 'Mille livres', featured_image_id: id });
    const refused = await editor(`/admin/media/${id}`, { method: 'DELETE' });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('« Mille livres »')]);
    expect(refused.body.used_by).toEqual([
      { resource: 'campaigns', record_id: String(campaign.id), label: 'Mille livres' },
    ]);

    const body = { version: campaign.version, featured_image_id: null };
    expect(
      (await editor(`/admin/campaigns/${campaign.id}`, { method: 'PUT', body })).body.picture,
    ).toBeNull();
    expect((await editor(`/admin/media/${id}`, { method: 'DELETE' })).status).toBe(200);
    const chosen = await editor('/admin/campaigns/' + campaign.id, {
      method: 'PUT',
      body: { version: campaign.version + 1, featured_image_id: id },
    });
    expect(chosen.body.errors).toHaveProperty('featured_image_id');
  });

  it('is never both in the bin and shown, even when it is deleted and chosen at one moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await uploaded(editor, { file: await encodedPicture('png', 20, 20) });
      const campaign = await createCampaign(editor);
      await Promise.all([
        editor(`/admin/campaigns/${campaign.id}`, {
          method: 'PUT',
          body: { version: campaign.version, featured_image_id: id },
        }),
        editor(`/admin/media/${id}`, { method: 'DELETE' }),
      ]);
      const { deleted_at, used_by } = await pictureRecord(editor, id);
      expect([deleted_at !== null, used_by.length]).not.toEqual([true, 1]);
    }
  });

  it('goes to the bin, comes back from it, and cannot be changed in it', async () => {
    const { id, webp } = await uploaded(editor, { fields: { alt: 'À jeter' } });
    const binned = await editor(`/admin/media/${id}`, { method: 'DELETE' });
    expect(binned.body.deleted_at).not.toBeNull();
    expect(await shelf('bin')).toContain(id);
    expect(await shelf('live')).not.toContain(id);
    expect((await editor(`/admin/media/${id}`, { method: 'DELETE' })).status).toBe(409);
    const changed = await editor(`/admin/media/${id}`, {
      method: 'PUT',
      body: { version: binned.body.version, alt: 'Non' },
    });
    expect(changed.status).toBe(409);

    expect((await editor(`/admin/media/${id}/restore`, { method: 'POST' })).body.deleted_at).toBeNull();
    expect((await editor(`/admin/media/${id}/restore`, { method: 'POST' })).status).toBe(409);
    expect(await shelf('live')).toContain(id);
    expect((await fileAt(webp[0]!.url)).status).toBe(200);
    const { body: story } = await editor(`/admin/media/${id}/history`);
    expect(story.map(({ action }: { action: string }) => action)).toEqual(['restored', 'deleted', 'created']);
  });

  it('leaves the bin for good after 30 days, its files with it', async () => {
    const { id, webp } = await uploaded(editor);
    await withAvif(id);
    const start = new Date();
    const clock = stopClock(api, start);
    await editor(`/admin/media/${id}`, { method: 'DELETE' });
    clock.advance(30 * DAY_MS - 1000);
    await api.app.get(MediaTrashService).empty();
    expect(filesOf(id)).not.toEqual([]);
    clock.advance(2000);
    await api.app.get(MediaTrashService).empty();
    clock.set(start);
    expect((await editor(`/admin/media/${id}`)).status).toBe(404);
    expect((await fileAt(webp[0]!.url)).status).toBe(404);
    const { body: trail } = await editor(
      `/admin/audit?${matching({ resource: 'media', record_id: String(id) })}`,
    );
    expect(trail[0]).toMatchObject({ action: 'purged', staff_name: 'Nettoyage automatique' });
  });
});

const count = async () => (await editor('/admin/media')).headers.get('content-range')?.split('/')[1];
const withAvif = (id: number) =>
  eventually('the AVIF sizes', async () =>
    (await pictureRecord(editor, id)).avif.length > 0 ? pictureRecord(editor, id) : null,
  );

async function shelf(name: string): Promise<number[]> {
  const filter = encodeURIComponent(JSON.stringify({ shelf: name }));
  return (await editor<MediaRecord[]>(`/admin/media?filter=${filter}&range=[0,199]`)).body.map(
    ({ id }) => id,
  );
}

async function fileAt(url: string) {
  const response = await fetch(api.origin + url);
  const content = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    contentType: response.headers.get('content-type'),
    content,
  };
}

async function colourAt(content: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(content)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0]! > data[2]! ? 'red' : 'blue';
}

function filesOf(id: number): Buffer[] {
  const folder = join(api.varFolder, 'media', String(id));
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  } catch {
    return [];
  }
}
