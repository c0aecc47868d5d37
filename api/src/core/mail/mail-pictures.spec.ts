import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BAND_CID, MARK_CID, withPictures } from './mail-pictures.js';

/** How a mail program shows it on a ground that is not ours. */
async function shownOn(picture: Buffer, background: string): Promise<Buffer> {
  return sharp(picture).flatten({ background }).raw().toBuffer();
}

describe('L3: what e-mails draw of the house', () => {
  it.each([MARK_CID, BAND_CID])('%s is the same on white and on a dark screen', async (cid) => {
    const message = {
      id: 'a',
      from: { name: '', address: '' },
      to: { name: '', address: '' },
      subject: '',
      text: '',
    };
    const { attachments } = await withPictures({ ...message, html: `<img src="cid:${cid}">` });
    const picture = Buffer.from(attachments![0].content, 'base64');
    const onWhite = await shownOn(picture, '#ffffff');
    expect(onWhite.equals(await shownOn(picture, '#121212'))).toBe(true);
    // Something is drawn on the plate.
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(40);
  });
});
