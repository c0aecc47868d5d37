import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFrenchSpaces } from '../../src/shared/format/french-spaces.ts';
import { folders } from '../folders.ts';
import { display, drawLine, lineWidth, loadFace, text, wrapText } from './drawn-text.ts';
import type { CardLabels } from '../embeds/card-words.ts';
import type { PictureLabels } from './picture-words.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 700;
const FOOT_SIZE = 30;
const COLORS = { indigo: '#1a2160', cloth: '#aab2e6', sun: '#f7b733', white: '#fff' };

const strong = loadFace('@fontsource/figtree/files/figtree-latin-700-normal.woff');
const cloth = readFileSync(clothFile()).toString('base64');

/** The picture that goes with a shared link, 1200 by 630, as SVG whose text is drawn; `drawing` is the record's own. */
export function picture(words: PictureLabels, appName: string, drawing: string | null): string {
  const head = words.kind ? `${appName} · ${words.kind}` : appName;
  return framed(head, words.title, foot(words.text) + shown(drawing));
}

interface PicturedCampaign extends CardLabels {
  /** What a sponsor adds to gifts now; empty where none does. */
  offer: string;
}

/** The same for a campaign, with what it has reached. */
export function campaignPicture(labels: PicturedCampaign, drawing: string | null): string {
  return framed(labels.site, labels.title, offered(labels.offer) + progress(labels) + shown(drawing));
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

/** On the cloth, in a white frame. */
function shown(drawing: string | null): string {
  if (!drawing) return '';
  const [x, y, width, height] = [792, 203, 384, 216];
  const inner = drawing.replace(
    /width="\d+" height="\d+"/,
    `x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
  return `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" rx="12" fill="${COLORS.white}"/>${inner}`;
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

function offered(offer: string): string {
  const [line] = wrapText(offer, strong, 28, TEXT_WIDTH, 1);
  return line ? drawLine(line, MARGIN, HEIGHT - 36, { face: strong, size: 28, color: COLORS.sun }) : '';
}

/** What is reached of the first goal, in its own figures: the sum that the campaign's page shows too. */
function progress({ percentage, goals: [goal = 'de l’objectif atteint'] }: CardLabels): string {
  const top = HEIGHT - 96;
  const filled = (TEXT_WIDTH * percentage) / 100;
  const share = `${percentage}\u00a0%`;
  const right = MARGIN + TEXT_WIDTH - lineWidth(share, display, 40);
  const [line = ''] = wrapText(goal, strong, 34, right - MARGIN - 24, 1);
  return [
    drawLine(line, MARGIN, top - 22, { face: strong, size: 34, color: COLORS.white }),
    drawLine(share, right, top - 20, { face: display, size: 40, color: COLORS.white }),
    `<rect x="${MARGIN}" y="${top}" width="${TEXT_WIDTH}" height="18" rx="4" fill="#343d96"/>`,
    `<rect x="${MARGIN}" y="${top}" width="${filled}" height="18" rx="4" fill="${COLORS.sun}"/>`,
  ].join('');
}
