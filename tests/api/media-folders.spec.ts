import type { MediaFolder } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf } from '../factories/api.ts';
import { createFolder } from '../factories/media-folders.ts';
import { encodedPicture, uploaded } from '../factories/pictures.ts';

let tiny: Buffer;
const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  tiny = await encodedPicture('png', 20, 20);
});

const folders = async () => (await editor<MediaFolder[]>('/admin/media-folders')).body;
const folder = async (id: number) => (await folders()).find((one) => one.id === id);
const put = (id: number, body: object) => editor(`/admin/media-folders/${id}`, { method: 'PUT', body });
const remove = (id: number) => editor(`/admin/media-folders/${id}`, { method: 'DELETE' });
const pictureIn = (folder_id: number) =>
  uploaded(editor, { file: tiny, fields: { folder_id: String(folder_id) } });

describe('a folder', () => {
  it('lies in another, and says its path and how many pictures lie in it', async () => {
    const campaigns = await createFolder(editor, null, 'Campagnes');
    const foumban = await createFolder(editor, campaigns.id, 'Foumban');
    await createFolder(editor, campaigns.id, 'Édéa');
    await pictureIn(foumban.id);
    expect(await folder(foumban.id)).toMatchObject({
      path: ['Campagnes', 'Foumban'],
      pictures: 1,
      version: 1,
    });
    expect((await folder(campaigns.id))?.pictures).toBe(0);
    expect((await folders()).map(({ path }) => path.join(' / '))).toEqual([
      'Campagnes',
      'Campagnes / Édéa',
      'Campagnes / Foumban',
    ]);
  });

  it('has a name, its own where it lies', async () => {
    const top = await createFolder(editor, null, 'Événements');
    await createFolder(editor, top.id, 'Douala');
    for (const name of ['', '   ', undefined]) {
      const { status, body } = await editor('/admin/media-folders', { body: { name } });
      expect([status, body.errors.name]).toEqual([400, 'Donnez un nom au dossier.']);
    }
    const twice = await editor('/admin/media-folders', { body: { name: 'douala', parent_id: top.id } });
    expect([twice.status, twice.body.errors.name]).toEqual([400, expect.stringContaining('déjà un dossier')]);
    expect((await editor('/admin/media-folders', { body: { name: 'Douala' } })).status).toBe(201);
  });

  it('is renamed and moved by whoever read the latest version', async () => {
    const from = await createFolder(editor);
    const to = await createFolder(editor);
    const moved = await createFolder(editor, from.id);
    expectAnswer(await put(moved.id, { version: 1, name: 'Autrement', parent_id: to.id }), 200, {
      name: 'Autrement',
      path: [to.name, 'Autrement'],
      version: 2,
    });
    expect((await put(moved.id, { version: 1, name: 'Trop tard' })).status).toBe(409);
    expect((await put(moved.id, { version: 2, parent_id: null })).body.path).toEqual(['Autrement']);
    expect((await put(moved.id, { version: 3, name: null })).status).toBe(400);
  });

  it('is never put in itself, in what lies in it, nowhere, or too deep', async () => {
    const levels: MediaFolder[] = [];
    for (let depth = 0; depth < 5; depth += 1)
      levels.push(await createFolder(editor, levels.at(-1)?.id ?? null));
    const [top, , , , last] = levels as [MediaFolder, ...MediaFolder[]];
    const refusals = [
      await put(top.id, { version: 1, parent_id: top.id }),
      await put(top.id, { version: 1, parent_id: last!.id }),
      await put(top.id, { version: 1, parent_id: 424_242 }),
      await editor('/admin/media-folders', { body: { name: 'Sixième', parent_id: last!.id } }),
    ];
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual(
      refusals.map(() => [400, ['parent_id']]),
    );
  });

  it('is deleted only when it is empty; what of it is in the bin comes back to the folder above', async () => {
    const top = await createFolder(editor);
    const inner = await createFolder(editor, top.id);
    const { id } = await pictureIn(inner.id);
    expectAnswer(await remove(top.id), 409, { detail: expect.stringContaining('1 dossier') });
    expectAnswer(await remove(inner.id), 409, { detail: expect.stringContaining('1 image') });

    await editor(`/admin/media/${id}`, { method: 'DELETE' });
    expect((await remove(inner.id)).status).toBe(204);
    expect(await folder(inner.id)).toBeUndefined();
    const restored = await editor(`/admin/media/${id}/restore`, { method: 'POST' });
    expect(restored.body.folder_id).toBe(top.id);
    expect((await remove(inner.id)).status).toBe(404);
  });

  it('and a picture filed in it at the moment it is deleted: never a picture in a folder that is gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: folderId } = await createFolder(editor);
      const [sent] = await Promise.all([pictureIn(folderId).catch(() => null), remove(folderId)]);
      const still = await folder(folderId);
      expect([sent !== null, still !== undefined]).not.toEqual([true, false]);
    }
  });

  it('leaves its story in the trail', async () => {
    const { id } = await createFolder(editor, null, 'Provisoire');
    await put(id, { version: 1, name: 'Définitif' });
    await remove(id);
    const filter = encodeURIComponent(JSON.stringify({ resource: 'media-folders', record_id: String(id) }));
    const { body } = await editor(`/admin/audit?filter=${filter}`);
    expect(body.map(({ action, label }: { action: string; label: string }) => [action, label])).toEqual([
      ['purged', 'Définitif'],
      ['updated', 'Définitif'],
      ['created', 'Provisoire'],
    ]);
  });
});
