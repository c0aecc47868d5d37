import sharp from 'sharp';
import type { Attachment, MailDrawing, MailMessage } from './mailer.js';

/** Twice as wide as it is shown: screens of phones are fine. */
const MARK_SIZE = 80;
const BAND = { width: 1200, height: 56, step: 80 };
const TOOTH = { step: 24, half: 12 };

export const MARK_CID = 'marque@livres';
export const BAND_CID = 'etoffe@livres';
export const DRAWING_CID = 'dessin@livres';

/** On a plate of its own: programs that turn colours round leave pictures as they are, and white ones vanish on white. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 2 56 60" width="${MARK_SIZE}" height="${MARK_SIZE}"><path fill="#1a2160" d="M0 0h64v64H0z"/><path fill="#f7b733" d="M32 7l9.5 9.5L32 26l-9.5-9.5z"/><path fill="#fff" d="M9 21l21 15v17L9 38zM55 21L34 36v17l21-15z"/><path fill="none" stroke="#aab2e6" stroke-width="3" d="M9 45l23 15 23-15"/></svg>`;

/** A strip of ndop cloth: teeth on both edges, diamonds and crosses between them. */
function band(): string {
  const { width, height, step } = BAND;
  const middle = height / 2;
  const teeth = Array.from({ length: width / TOOTH.step }, (_, index) => {
    const x = index * TOOTH.step;
    return `M${x} 0l${TOOTH.half} 9 ${TOOTH.half}-9zM${x} ${height}l${TOOTH.half}-9 ${TOOTH.half} 9z`;
  });
  const figures = Array.from({ length: width / step }, (_, index) => {
    const x = index * step + step / 2;
    return index % 2 === 0
      ? `<path fill="none" stroke="#fff" stroke-width="3" d="M${x - 18} ${middle}l18-16 18 16-18 16z"/><path fill="#f7b733" d="M${x - 8} ${middle}l8-7 8 7-8 7z"/>`
      : `<path fill="none" stroke="#aab2e6" stroke-width="3" d="M${x - 14} ${middle}h28M${x} ${middle - 14}v28M${x - 10} ${middle - 10}l20 20M${x + 10} ${middle - 10}l-20 20"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#1a2160" d="M0 0h${width}v${height}H0z"/><path fill="#fff" d="${teeth.join('')}"/>${figures.join('')}</svg>`;
}

const OURS: readonly MailDrawing[] = [
  { cid: MARK_CID, svg: mark },
  { cid: BAND_CID, svg: band() },
];
const drawn = new Map<string, string>();

/**
 * The message with the pictures that its HTML shows. They are drawn as it leaves: until then it is text, and they travel
 * inside it, so that a mailbox that fetches nothing still shows them.
 */
export async function withPictures({ drawings = [], ...message }: MailMessage): Promise<MailMessage> {
  const { html = '' } = message;
  const shown = [...OURS, ...drawings].filter(({ cid }) => html.includes(`"cid:${cid}"`));
  if (shown.length === 0) return message;
  const pictures: Attachment[] = [];
  for (const { cid, svg } of shown)
    pictures.push({
      filename: false,
      contentType: 'image/png',
      content: await pngOf(svg),
      encoding: 'base64',
      cid,
    });
  return { ...message, attachments: [...(message.attachments ?? []), ...pictures] };
}

async function pngOf(svg: string): Promise<string> {
  const known = drawn.get(svg);
  if (known) return known;
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  const content = png.toString('base64');
  if (OURS.some((one) => one.svg === svg)) drawn.set(svg, content);
  return content;
}
