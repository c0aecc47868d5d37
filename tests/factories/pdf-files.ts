import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF file, as a reader would select it. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

/** In points. */
export const A4 = { width: 595.28, height: 841.89 };

const DOTS = 4;
const PAGE = /stream\r?\n([\s\S]*?)endstream/g;
const RECTANGLE = /(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re/g;

/** What the QR codes drawn on one page say, each cell of a grid of columns and rows on its own; null where there is none. */
export function codesOn(
  pdf: Buffer,
  page: number,
  {
    width,
    height,
    columns = 1,
    rows = 1,
  }: { width: number; height: number; columns?: number; rows?: number },
): (string | null)[] {
  const drawing = drawingsOf(pdf)[page] ?? '';
  // Small rectangles are the squares of codes, large ones borders.
  const squares = [...drawing.matchAll(RECTANGLE)].map((found) => found.slice(1, 5).map(Number));
  const small = squares.filter(([, , , high = 0]) => high < 8);
  const [wide, high] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [(index % columns) * wide, Math.floor(index / columns) * high];
    const here = small.filter(([x = 0, y = 0]) => x >= left && x < left + wide && y >= top && y < top + high);
    return here.length > 0 ? read(here) : null;
  });
}

/** White around a code, in points, as a reader needs it. */
const MARGIN = 16;

/** What the code says that these squares draw; only where they are is looked at. */
function read(squares: number[][]): string | null {
  const left = Math.min(...squares.map(([x = 0]) => x)) - MARGIN;
  const top = Math.min(...squares.map(([, y = 0]) => y)) - MARGIN;
  const right = Math.max(...squares.map(([x = 0, , w = 0]) => x + w)) + MARGIN;
  const bottom = Math.max(...squares.map(([, y = 0, , h = 0]) => y + h)) + MARGIN;
  const [columns, rows] = [Math.ceil((right - left) * DOTS), Math.ceil((bottom - top) * DOTS)];
  const dots = new Uint8ClampedArray(columns * rows * 4).fill(255);
  for (const [x = 0, y = 0, w = 0, h = 0] of squares)
    for (let row = Math.round((y - top) * DOTS); row < Math.round((y - top + h) * DOTS); row += 1)
      for (
        let column = Math.round((x - left) * DOTS);
        column < Math.round((x - left + w) * DOTS);
        column += 1
      )
        dots.fill(0, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
  return jsQR(dots, columns, rows)?.data ?? null;
}

/** The drawing of each page, in order: the streams in which something is drawn. */
function drawingsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(PAGE)].map(([, found = '']) => {
    try {
      return inflateSync(Buffer.from(found, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.filter((stream) => / re\n/.test(stream) || /BT\n/.test(stream));
}

/** A piece of text where it stands on its page, in points from the bottom left corner. */
export interface PdfLine {
  page: number;
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
  isBold: boolean;
}

/** Every piece of text of a PDF file, from its baseline to the top of its capitals. */
export async function linesOf(pdf: Buffer): Promise<PdfLine[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const lines: PdfLine[] = [];
  for (let page = 0; page < document.numPages; page += 1) {
    const drawn = await document.getPage(page + 1);
    // Fonts have their names once the page is drawn.
    await drawn.getOperatorList();
    const { items } = await drawn.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left, bottom] = item.transform as number[] as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const height = Math.hypot(item.transform[2], item.transform[3]) * 0.72;
      const { name } = drawn.commonObjs.get(item.fontName) as { name: string };
      const isBold = name.endsWith('-Bold');
      lines.push({
        page,
        text: item.str,
        left,
        bottom,
        right: left + item.width,
        top: bottom + height,
        isBold,
      });
    }
  }
  return lines;
}
