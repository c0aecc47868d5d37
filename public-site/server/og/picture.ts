import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFrenchSpaces } from '../../src/shared/format/french-spaces.ts';
import { folders } from '../folders.ts';
import { display, drawLine, lineWidth, loadFace, text, wrapText } from './drawn-text.ts';
import type { PictureLabels } from './picture-words.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 700;
const FOOT_SIZE = 30;
const COLORS = { indigo: '#1a2160', cloth: '#aab2e6', sun: '#f7b733', white: '#fff', laterite: '#e2622f' };

const strong = loadFace('@fontsource/figtree/files/figtree-latin-700-normal.woff');
const cloth = readFileSync(clothFile()).toString('base64');

/** The picture that goes with a shared link, 1200 by 630, as SVG whose text is drawn. */
export function picture(words: PictureLabels, appName: string): string {
  return framed(words.kind ? `${appName} · ${words.kind}` : appName, words.title, foot(words.text));
}

/** The same for a campaign, with what it has reached. */
export function campaignPicture(title: string, percentage: number, appName: string): string {
  return framed(appName, title, progress(percentage));
}

function framed(head: string, title: string, bottom: string): string {
  const titleText = withFrenchSpaces(title);
  const size = lineWidth(titleText, display, 76) > TEXT_WIDTH * 2.6 ? 60 : 76;
  const lines = wrapText(titleText, display, size, TEXT_WIDTH, 4);
  const drawn = lines.map((line, index) =>
    drawLine(line, MARGIN, 210 + index * size * 1.06, { face: display, size, color: COLORS.white }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><pattern id="cloth" width="210" height="210" patternUnits="userSpaceOnUse"><image width="210" height="210" xlink:href="data:image/svg+xml;base64,${cloth}"/></pattern></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.indigo}"/>`,
    `<rect x="840" width="360" height="${HEIGHT}" fill="url(#cloth)"/><rect x="832" width="8" height="${HEIGHT}" fill="${COLORS.sun}"/>`,
    drawLine(head, MARGIN, 110, { face: strong, size: 32, color: COLORS.sun }),
    ...drawn,
    bottom,
    '</svg>',
  ].join('');
}

function clothFile(): string {
  const folder = existsSync(folders.builtFiles) ? folders.builtFiles : folders.publicFiles;
  return join(folder, 'illustrations/ndop.svg');
}

function foot(sentence: string): string {
  const lines = wrapText(withFrenchSpaces(sentence), text, FOOT_SIZE, TEXT_WIDTH, 2);
  const top = HEIGHT - 64 - (lines.length - 1) * FOOT_SIZE * 1.3;
  return lines
    .map((line, index) =>
      drawLine(line, MARGIN, top + index * FOOT_SIZE * 1.3, {
        face: text,
        size: FOOT_SIZE,
        color: COLORS.cloth,
      }),
    )
    .join('');
}

function progress(percentage: number): string {
  const done = Math.min(100, Math.max(0, percentage));
  const top = HEIGHT - 96;
  const filled = (TEXT_WIDTH * done) / 100;
  return [
    drawLine(`${done}\u00a0%`, MARGIN, top - 20, { face: display, size: 40, color: COLORS.white }),
    drawLine('de l’objectif atteint', MARGIN + lineWidth(`${done}\u00a0%`, display, 40) + 14, top - 20, {
      face: text,
      size: 28,
      color: COLORS.cloth,
    }),
    `<rect x="${MARGIN}" y="${top}" width="${TEXT_WIDTH}" height="18" rx="4" fill="#343d96"/>`,
    `<rect x="${MARGIN}" y="${top}" width="${filled}" height="18" rx="4" fill="${COLORS.laterite}"/>`,
  ].join('');
}
