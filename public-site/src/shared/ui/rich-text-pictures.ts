import { offeredWidths } from '@livres/api/contract';

/** As `sanitiseRichText` of the api leaves a picture: its attributes in this order, no other. */
const PICTURE = /<img src="(\/api\/v1\/media\/files\/\d+\/[0-9a-f]{12})-\d+\.webp" width="(\d+)"[^>]*>/g;
const SIZES = '(min-width: 48rem) 44rem, 100vw';
const LIGHT_WIDTH = 640;

/** Gives each picture of a sanitised text its AVIF and WebP sizes; small ones alone to a visitor who saves data. */
export function withPictureSizes(html: string, isLight: boolean): string {
  return html.replace(PICTURE, (image, stem: string, width: string) => {
    const offered = offeredWidths(Number(width));
    const light = offered.filter((one) => one <= LIGHT_WIDTH);
    const widths = isLight && light.length > 0 ? light : offered;
    const sources = ['avif', 'webp'].map(
      (format) =>
        `<source type="image/${format}" srcset="${sourceSet(stem, widths, format)}" sizes="${SIZES}">`,
    );
    return `<picture>${sources.join('')}${image}</picture>`;
  });
}

function sourceSet(stem: string, widths: number[], format: string): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
