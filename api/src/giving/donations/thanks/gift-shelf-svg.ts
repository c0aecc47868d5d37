import type { GiftShelf } from './gift-shelf.contract.js';

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const outlines = (color: string, d: string) =>
  d && `<path fill="none" stroke="${color}" stroke-width="1.6" stroke-dasharray="4 4" d="${d}"/>`;

/** The shelf of a gift as a picture of an e-mail, at twice the size at which it is shown. */
export function giftShelfSvg({ width, height, frame, others, free, begun, own }: GiftShelf): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">`,
    ...[...frame, ...others].map(({ fill, d }) => path(fill, d)),
    outlines('#7d88d8', free),
    outlines('#f7b733', begun),
    ...own.map(({ fill, d, band }) => path(fill, d) + (band && path('#1a2160', band))),
    '</svg>',
  ].join('');
}
