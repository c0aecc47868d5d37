import type { MediaRecord } from '@livres/api/contract';
import { MediaUsageService } from '@livres/api/dist/content/media/media-usage.service.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createFolder } from '../factories/media-folders.ts';
import {
  encodedPicture,
  upload,
  uploaded,
  type UploadOverrides,
  pictureRecord,
} from '../factories/pictures.ts';

let tiny: Buffer;
const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  tiny = await encodedPicture('png', 20, 20);
});

const small = (fields: UploadOverrides['fields'] = {}, name = 'envoi.png') =>
  uploaded(editor, { file: tiny, name, fields });
const change = (id: number, body: object) => put(editor, `/admin/media/${id}`, body);
const inText = ({ webp, width, height, alt }: MediaRecord) =>
  `<figure><img src="${webp[0]!.url}" width="${width}" height="${height}" alt="${alt}" loading="lazy" /></figure>`;

async function found(filter: object, sort: [string, 'ASC' | 'DESC'] = ['id', 'ASC']): Promise<number[]> {
  const asked = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: '[0,199]',
  });
  return (await editor<MediaRecord[]>(`/admin/media?${asked}`)).body.map(({ id }) => id);
}

describe('the words of a picture', () => {
  it('are never the name of its file, when it is sent and when it is changed', async () => {
    const sent = await upload(editor, { name: 'salle-de-lecture.jpg', fields: { alt: 'Salle de lecture' } });
    expect([sent.status, sent.body.errors.alt]).toEqual([400, expect.stringContaining('nom du fichier')]);
    const { id, version } = await small({ alt: 'La salle de lecture' }, 'IMG_2041.jpg');
    const changed = await change(id, { version, alt: 'IMG_2041' });
    expect([changed.status, changed.body.errors.alt]).toEqual([
      400,
      expect.stringContaining('nom du fichier'),
    ]);
  });

  it('are also a credit and a caption, which visitors get with it', async () => {
    const picture = await small({ credit: ' Aïcha Bello ', caption: 'La rentrée 2026' });
    expect([picture.credit, picture.caption]).toEqual(['Aïcha Bello', 'La rentrée 2026']);
    const changed = await change(picture.id, { version: 1, credit: '', caption: 'La rentrée' });
    expect([changed.body.credit, changed.body.caption]).toEqual(['', 'La rentrée']);
    const { slug } = await createCampaign(editor, { featured_image_id: picture.id });
    const { body } = await api.request(`/campaigns/${slug}/`);
    expect(body.picture).toMatchObject({ credit: '', caption: 'La rentrée' });
    for (const field of ['credit', 'caption'])
      expect((await change(picture.id, { version: 2, [field]: 'x'.repeat(301) })).body.errors).toHaveProperty(
        field,
      );
  });
});

describe('a picture that the library has already', () => {
  const once = { allow_duplicate: 'false' };
  const send = (file: Buffer, alt: string) => upload(editor, { file, fields: { ...once, alt } });

  it('is recognised by its content, whatever its name and its words, and offered instead', async () => {
    const file = await sharp(await encodedPicture('png', 90, 60))
      .negate()
      .png()
      .toBuffer();
    const first = await uploaded(editor, { file, fields: { ...once, alt: 'La première' } });
    const again = await send(await sharp(file).withMetadata({ density: 300 }).png().toBuffer(), 'Encore');
    expect([again.status, again.body.type]).toEqual([409, '/problems/image-deja-la']);
    expect(again.body.detail).toContain('« La première »');
    expect(again.body.existing).toEqual({
      id: first.id,
      alt: 'La première',
      thumbnail: first.thumbnail,
      deleted_at: null,
    });

    await editor(`/admin/media/${first.id}`, { method: 'DELETE' });
    const binned = await send(file, 'Encore');
    expect([binned.body.existing.id, binned.body.detail]).toEqual([
      first.id,
      expect.stringContaining('à la corbeille'),
    ]);
    expect((await upload(editor, { file, fields: { allow_duplicate: 'true' } })).status).toBe(201);
  });

  it('is kept once, when it is sent twice at one moment', async () => {
    const file = await encodedPicture('png', 77, 33);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(file, 'Quatre fois')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('the list', () => {
  it('finds pictures by their words, their file, their credit, their caption and their folder', async () => {
    const { id: folder_id } = await createFolder(editor, null, 'Zanzibar');
    const picture = await small(
      { alt: 'Un marché', credit: 'Ngo Bassa', caption: 'Près du fleuve', folder_id: String(folder_id) },
      'DSC_777.png',
    );
    for (const q of ['marche', 'DSC_777', 'bassa', 'FLEUVE', 'zanzi'])
      expect(await found({ q }), q).toEqual([picture.id]);
    expect(await found({ q: 'introuvable' })).toEqual([]);
  });

  it('shows one folder, or what lies in none; a search looks in the folders of it too', async () => {
    const top = await createFolder(editor);
    const inner = await createFolder(editor, top.id);
    const above = await small({ alt: 'Une girafe', folder_id: String(top.id) });
    const below = await small({ alt: 'Une autre girafe', folder_id: String(inner.id) });
    const loose = await small({ alt: 'Une girafe seule' });
    expect(await found({ folder: [top.id] })).toEqual([above.id]);
    expect(await found({ folder: [inner.id] })).toEqual([below.id]);
    expect(await found({ folder: [0], q: 'girafe' })).toEqual([loose.id]);
    expect(await found({ folder: [top.id], q: 'girafe' })).toEqual([above.id, below.id]);
    expect(await found({ q: 'girafe' })).toEqual([above.id, below.id, loose.id]);
  });

  it('tells what is shown somewhere from what is not', async () => {
    const { id: folder_id } = await createFolder(editor);
    const fields = { folder_id: String(folder_id) };
    const [cover, text, neither] = [await small(fields), await small(fields), await small(fields)];
    await createCampaign(editor, { featured_image_id: cover.id, description: inText(text) });
    expect(await found({ folder: [folder_id], used: true })).toEqual([cover.id, text.id]);
    expect(await found({ folder: [folder_id], used: false })).toEqual([neither.id]);
  });

  it.each(['alt', 'original_name', 'created_at', 'bytes', 'updated_at'])(
    'is put in order by %s',
    async (field) => {
      const { id } = await createFolder(editor);
      const fields = { folder_id: String(id) };
      const first = await uploaded(editor, {
        file: tiny,
        name: 'a.png',
        fields: { ...fields, alt: 'Abeille' },
      });
      const file = await encodedPicture('png', 400, 300);
      const second = await uploaded(editor, { file, name: 'z.png', fields: { ...fields, alt: 'Zèbre' } });
      expect(await found({ folder: [id] }, [field, 'ASC'])).toEqual([first.id, second.id]);
      expect(await found({ folder: [id] }, [field, 'DESC'])).toEqual([second.id, first.id]);
    },
  );
});

describe('many pictures at once', () => {
  it('are filed together, and their story says from where to where', async () => {
    const outer = await createFolder(editor, null, 'Archives');
    const inner = await createFolder(editor, outer.id, '2025');
    const ids = [(await small()).id, (await small()).id];
    const moved = await editor('/admin/media/move', { body: { ids, folder_id: inner.id } });
    expect([moved.status, moved.body]).toEqual([200, { updated: 2 }]);
    expect(await found({ folder: [inner.id] })).toEqual(ids);
    const { body: story } = await editor(`/admin/media/${ids[0]}/history`);
    expect(story[0].changes).toEqual([{ field: 'folder', before: null, after: 'Archives / 2025' }]);
    expect((await editor('/admin/media/move', { body: { ids, folder_id: inner.id } })).body.updated).toBe(0);
    expect((await editor('/admin/media/move', { body: { ids, folder_id: null } })).body.updated).toBe(2);
    expect((await pictureRecord(editor, ids[0]!)).folder_id).toBeNull();
  });

  it('are filed all, or none', async () => {
    const { id: folder_id } = await createFolder(editor);
    const { id } = await small();
    const answers = [
      await editor('/admin/media/move', { body: { ids: [id, 424_242], folder_id } }),
      await editor('/admin/media/move', { body: { ids: [id], folder_id: 424_242 } }),
      await editor('/admin/media/move', { body: { ids: [], folder_id } }),
      await editor('/admin/media/move', { body: { ids: [id] } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400]);
    expect((await pictureRecord(editor, id)).folder_id).toBeNull();
  });

  it('go to the bin, but for what is shown somewhere; and come back', async () => {
    const [shown, one, two] = [await small({ alt: 'Montrée' }), await small(), await small()];
    const campaign = await createCampaign(editor, { title: 'Lire', featured_image_id: shown.id });
    const ids = [shown.id, one.id, two.id];
    const { status, body } = await editor('/admin/media/bin', { body: { ids } });
    expect([status, body]).toEqual([
      200,
      {
        updated: 2,
        kept: [
          {
            id: shown.id,
            alt: 'Montrée',
            used_by: [{ resource: 'campaigns', record_id: String(campaign.id), label: 'Lire' }],
          },
        ],
      },
    ]);
    expect((await pictureRecord(editor, one.id)).deleted_at).not.toBeNull();
    const move = await editor('/admin/media/move', { body: { ids: [one.id], folder_id: null } });
    expect(move.status).toBe(409);
    expect((await editor('/admin/media/restore', { body: { ids } })).body).toEqual({ updated: 2 });
    expect((await pictureRecord(editor, one.id)).deleted_at).toBeNull();
  });
});

describe('a picture in a text', () => {
  it('is kept where the text shows it, and is not deleted meanwhile', async () => {
    const picture = await small({ alt: 'Dans le texte' });
    const description = `<p>Avant</p>${inText(picture)}`;
    const campaign = await createCampaign(editor, { title: 'Avec image', description });
    const { body } = await api.request(`/campaigns/${campaign.slug}/`);
    expect(body.description).toBe(description);
    expect((await pictureRecord(editor, picture.id)).used_by).toEqual([
      { resource: 'campaigns', record_id: String(campaign.id), label: 'Avec image' },
    ]);
    const refused = await editor(`/admin/media/${picture.id}`, { method: 'DELETE' });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('« Avec image »')]);
  });

  it('must be in the library, and not in its bin', async () => {
    const picture = await small();
    await editor(`/admin/media/${picture.id}`, { method: 'DELETE' });
    const gone = inText(picture).replace(`/${picture.id}/`, '/424242/');
    for (const description of [inText(picture), gone]) {
      const { status, body } = await editor('/admin/campaigns', {
        body: {
          title: 'Sans image',
          short_description: 'Un essai.',
          category: 'jeunesse',
          campaign_type: 'books',
          description,
        },
      });
      expect([status, body.errors.description]).toEqual([
        400,
        expect.stringContaining('n’est plus dans la médiathèque'),
      ]);
    }
  });

  it('counts where the text still waits to be published', async () => {
    const [cover, text] = [await small(), await small()];
    const { id } = await createCampaign(editor, { title: 'À venir' });
    const pending = { featured_image_id: cover.id, description: inText(text) };
    await api.sql`UPDATE campaigns SET pending = ${JSON.stringify(pending)} WHERE id = ${id}`;
    for (const picture of [cover, text])
      expect((await pictureRecord(editor, picture.id)).used_by.map(({ label }) => label)).toEqual([
        'À venir',
      ]);
  });

  it('has its AVIF sizes from the first moment: the WebP ones stand in until they are made', async () => {
    const { webp } = await uploaded(editor);
    const answer = await fetch(api.origin + webp[0]!.url.replace('.webp', '.avif'));
    await answer.arrayBuffer();
    const said = [answer.headers.get('content-type'), answer.headers.get('cache-control')];
    expect([
      ['image/webp', 'no-cache'],
      ['image/avif', 'public, max-age=31536000, immutable'],
    ]).toContainEqual(said);
    expect((await fetch(api.origin + webp[0]!.url.replace('-320', '-321'))).status).toBe(404);
  });
});

it('every column of the database that names a picture, or shows some, counts as a use', async () => {
  const rows = await api.query<{ tablename: string; columnname: string }[]>(`
    SELECT conrelid::regclass::text AS tablename, attname AS columnname
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'media'::regclass
    UNION SELECT tablename, (regexp_match(indexdef, 'pictures_in\\(\\(?([a-z_]+)'))[1]
      FROM pg_indexes WHERE indexdef LIKE '%pictures_in(%'`);
  const { finders } = api.app.get(MediaUsageService);
  const missing = rows.filter(
    ({ tablename, columnname }) =>
      !finders.some(({ sql }) => sql.includes(tablename) && sql.includes(columnname)),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
