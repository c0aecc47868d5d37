import { create } from 'qrcode';

/** A text as a QR code: how many squares a side has, and the dark ones as the path of an SVG, in squares. */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  return { size, path };
}
