import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { ADMIN_ACCESS_CODE, testApi } from '../factories/api.ts';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testDatabase } from '../factories/database.ts';
import { upload } from '../factories/pictures.ts';

const MOST_MEMORY_MB = 450;

/** A few kilobytes that decode to `side` times `side` pixels. */
function hugePng(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#336699' };
  return sharp({ create }).png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer();
}

function formOf(file: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'photo.png');
  return form;
}

describe('pictures of many pixels', () => {
  const api = testApi();

  it('are refused to a visitor beyond 25 million, with what to do', async () => {
    const { status, body } = await api.request('/physical-donations/pictures/', {
      body: formOf(await hugePng(5001)),
    });
    expect([status, body.errors]).toEqual([
      400,
      { file: 'Cette image dépasse 25 millions de pixels\u00a0: réduisez-la, puis recommencez.' },
    ]);
  });

  it('are taken from a visitor up to that, and from staff up to 50 million', async () => {
    const sent = await api.request('/physical-donations/pictures/', { body: formOf(await hugePng(4947)) });
    // A telephone's 24 megapixels are 5712 times 4284 pixels, which these sides hold.
    expect(4947 ** 2).toBeGreaterThanOrEqual(5712 * 4284);
    expect([sent.status, sent.body.width]).toEqual([201, 1600]);
    const kept = await upload(await api.asStaff('editeur'), { file: await hugePng(7000) });
    expect([kept.status, kept.body.width]).toEqual([201, 2560]);
  });
});

describe('twenty files of a few kilobytes and 49 million pixels, sent at once', () => {
  const database = testDatabase();
  afterAll(() => endApiProcesses());

  it(`leave the api under ${MOST_MEMORY_MB} MB, and each is kept or told to come back`, async () => {
    const api = await startApiProcess({ DATABASE_URL: database.url });
    await api.untilReady();
    const { body } = await api.request('/access/', { body: { code: ADMIN_ACCESS_CODE } });
    const file = await hugePng(7000);
    const answers = await atOnce(20, () =>
      upload((path, ask) => api.request(path, { token: body.token, ...ask }), { file }),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 503).map(({ text }) => text)).toEqual(
      [],
    );
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(api.peakMemoryMb()).toBeLessThan(MOST_MEMORY_MB);
  });
});
