import { escaped } from '../../platform/http/escaped.js';
import { FIRST_NAME_MARK } from '../newsletters/newsletters.contract.js';

const COLORS = 'color:#ffffff;font-weight:700;font-size:16px';
const GROUND = '#c2410c';
/** Of a card's column, between its edges. */
const WIDEST = 516;
const PADDING = { across: 22, down: 14 };
const LINE = 20;

/** In the width of Arial's bold letters at 16 pixels, which Outlook draws it in; rather too wide than too narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI .,;:!|'’()\u00a0\u202f-]/, 6.5],
  [/[mwMWŒœ@%…—]/, 15.5],
  [/\p{Lu}/u, 12.5],
];

/**
 * A button whose whole painted area is the link. Outlook for Windows follows the words of a link alone, and gives it no
 * height: there it is a shape, which wants its measures in numbers (https://learn.microsoft.com/windows/win32/vml).
 */
export function buttonHtml(label: string, url: string): string {
  const { width, height } = shapeOf(label);
  const words = escaped(label);
  return `<!--[if mso]><v:roundrect xmlns:w="urn:schemas-microsoft-com:office:word" href="${url}" style="width:${width}px;height:${height}px;v-text-anchor:middle" arcsize="12%" stroked="f" fillcolor="${GROUND}"><w:anchorlock/><center style="${COLORS};font-family:Arial,sans-serif">${words}</center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="${url}" style="display:inline-block;background:${GROUND};${COLORS};line-height:${LINE}px;text-decoration:none;padding:${PADDING.down}px ${PADDING.across}px;border-radius:6px">${words}</a><!--<![endif]-->`;
}

function shapeOf(label: string): { width: number; height: number } {
  const inside = WIDEST - 2 * PADDING.across;
  // Nobody knows yet how long a name is.
  const needed = label.includes(FIRST_NAME_MARK) ? inside * 1.5 : widthOf(label);
  const lines = Math.ceil(needed / inside);
  const width = Math.ceil(Math.min(needed, inside)) + 2 * PADDING.across;
  return { width, height: lines * LINE + 2 * PADDING.down };
}

const widthOf = (label: string) =>
  [...label].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? 9.8), 0);
