import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { epcPayload, epcSvg } from './epc-code.js';

const TRANSFER = {
  holder: 'Livres en partage',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  amount: 5050,
  reference: 'DON-20261121-1A2B3C4D',
};

async function readBack(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  return code ? Buffer.from(code.binaryData).toString('utf8') : undefined;
}

describe('the code of a transfer', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(epcPayload(TRANSFER).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'AGRIFRPP',
      'Livres en partage',
      'FR7630006000011234567890189',
      'EUR50.50',
      '',
      '',
      'DON-20261121-1A2B3C4D',
    ]);
  });

  it('leaves the bank out where it is not known, and writes whole euros with their cents', () => {
    const lines = epcPayload({ ...TRANSFER, bic: '', amount: 100 }).split('\n');
    expect([lines[4], lines[7]]).toEqual(['', 'EUR1.00']);
  });

  it('cannot be given more lines by a name, nor a name that is too long', () => {
    const lines = epcPayload({ ...TRANSFER, holder: `Un\nnom ${'x'.repeat(90)}` }).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[5]).toHaveLength(70);
  });

  it.each(['Livres en partage', 'Éléphant à lunettes', 'Bücher & <Livres>'])(
    'is read back from its picture: %s',
    async (holder) => {
      const payload = epcPayload({ ...TRANSFER, holder });
      expect(await readBack(epcSvg(payload, holder))).toBe(payload);
    },
  );

  it('is a picture without script, whose title is text', () => {
    expect(epcSvg('BCD', '<script>')).toContain('<title>&lt;script&gt;</title>');
  });
});
