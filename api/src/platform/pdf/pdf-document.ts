import Document from 'pdfkit';
import { create } from 'qrcode';
import { FACES } from './pdf-faces.js';

/** White around a QR code, in modules, as its standard wants. */
const QUIET = 4;
const PT_PER_MM = 72 / 25.4;

export type Pdf = PDFKit.PDFDocument;
export const mm = (millimetres: number) => millimetres * PT_PER_MM;

/** Between the margins, in points. */
export const left = (pdf: Pdf) => pdf.page.margins.left;
export const right = (pdf: Pdf) => pdf.page.width - pdf.page.margins.right;
export const width = (pdf: Pdf) => right(pdf) - left(pdf);

/** A part of a page, in points from its top left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One of the equal places of a sheet without margins, from 0, in rows. */
export function gridPlace(
  { page }: Pdf,
  index: number,
  { columns, rows }: { columns: number; rows: number },
): Place {
  const [width, height] = [page.width / columns, page.height / rows];
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height };
}

/** The largest size, `most` or below, at which bold words stay on one line. */
export function fittingSize(pdf: Pdf, words: string, within: number, most: number): number {
  pdf.font('bold').fontSize(most);
  return most * Math.min(1, (within * 0.98) / pdf.widthOfString(words));
}

/** The same where they may take two lines: long names are smaller, and whole. */
export function fittingSizeOnTwo(pdf: Pdf, words: string, within: number, most: number): number {
  // A word that goes to the next line leaves some room behind it.
  return Math.min(most, fittingSize(pdf, words, within, most) * 1.7);
}

interface Paper {
  title: string;
  author: string;
  /** Of the record: what is printed twice is the same file, byte for byte. */
  created_at: Date;
  size: PDFKit.PDFDocumentOptions['size'];
  margin: number;
}

/** Draws a PDF file in French, in a font that writes every European name, and answers it whole. */
export async function drawPdf(paper: Paper, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { title, author, created_at, size, margin } = paper;
  // A font that is opened before it is registered would be read from its file again at each use.
  const pdf = new Document({
    size,
    margin,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: title,
      Author: author,
      CreationDate: created_at,
    },
  });
  for (const [name, path] of Object.entries(FACES)) pdf.registerFont(name, path);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return whole;
}

export type QrCode = ReturnType<typeof create>['modules'];

/** The squares of a QR code that says this. */
export function qrCode(text: string): QrCode {
  return create(text, { errorCorrectionLevel: 'M' }).modules;
}

/** Draws a QR code as sharp squares, `size` points wide with its white border. */
export function drawQr(pdf: Pdf, code: QrCode, x: number, y: number, size: number): void {
  const step = size / (code.size + 2 * QUIET);
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1) {
      if (!code.get(row, column)) continue;
      let run = 1;
      while (column + run < code.size && code.get(row, column + run)) run += 1;
      pdf.rect(x + (QUIET + column) * step, y + (QUIET + row) * step, run * step, step);
      column += run;
    }
  pdf.fill('#000000');
}
