import { display, drawLine, text, wrapText } from '../og/drawn-text.ts';
import { asXml } from '../xml-text.ts';
import type { CardLabels } from './card-words.ts';
import { embedContent } from './embeds.content.ts';
import { escaped } from './progress-card.ts';

const WIDTH = 480;
const MARGIN = 24;
const INNER = WIDTH - 2 * MARGIN;
const COLORS = { indigo: '#1a2160', soft: '#4a4f6e', line: '#d5d9ec', track: '#e6e9f8', laterite: '#c2410c' };

/** The progress of a campaign as a picture whose letters are drawn: it looks the same in any page or email. */
export function progressPicture({ title, site, percentage, goals }: CardLabels): string {
  const titles = wrapText(title, display, 24, INNER, 3);
  const barTop = 66 + titles.length * 29;
  const lines = goals.flatMap((goal) => wrapText(goal, text, 17, INNER - 80, 1));
  const height = barTop + 44 + lines.length * 25;
  const small = (line: string, x: number, y: number) =>
    drawLine(line, x, y, { face: text, size: 17, color: COLORS.soft });
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(embedContent.progress(title, percentage))}</title>`,
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="14" fill="#fff" stroke="${COLORS.line}"/>`,
    small(embedContent.raised(site), MARGIN, 40),
    ...titles.map((line, index) =>
      drawLine(line, MARGIN, 74 + index * 29, { face: display, size: 24, color: COLORS.indigo }),
    ),
    `<rect x="${MARGIN}" y="${barTop}" width="${INNER}" height="10" rx="5" fill="${COLORS.track}"/>`,
    percentage > 0
      ? `<rect x="${MARGIN}" y="${barTop}" width="${Math.max(10, (INNER * percentage) / 100)}" height="10" rx="5" fill="${COLORS.laterite}"/>`
      : '',
    ...lines.map((line, index) => small(line, MARGIN, barTop + 38 + index * 25)),
    drawLine(`${percentage}\u00a0%`, WIDTH - MARGIN - 60, barTop + 38, {
      face: display,
      size: 20,
      color: COLORS.indigo,
    }),
    '</svg>',
  ].join('');
  return asXml(drawing);
}
