import {
  drawPdf,
  drawQr,
  mm,
  type Pdf,
  qrCode,
  left,
  right,
  width,
} from '../../platform/pdf/pdf-document.js';
import { drawableText } from '../../platform/pdf/drawable-text.js';
import { slipTexts as texts, whatLines, whenLines, whereLines, whoLines } from './pickup-papers.content.js';
import type { PrintedPickup, Printer } from './printed-pickup.js';
import { collectedLines } from './pickup.rules.js';

const MARGIN = mm(14);
const LABEL_WIDTH = mm(30);
const QR = mm(30);
const BLANK_ROWS = 7;
const ROW = mm(7);
const GAP = mm(6);
const INK = '#14172e';
const GREY = '#4a4f6e';
const NAVY = '#1a2160';
const RULE = '#c9cde4';

/** The sheet that goes along with a pick-up: what, who, where, when, and what is signed for. */
export function drawSlip(pickup: PrintedPickup, printer: Printer): Promise<Buffer> {
  const paper = { title: `${texts.title} ${pickup.reference}`, author: printer.association };
  return drawPdf({ ...paper, created_at: pickup.created, size: 'A4', margin: MARGIN }, (pdf) => {
    head(pdf, pickup, printer);
    const half = (width(pdf) - GAP) / 2;
    const top = pdf.y;
    section(pdf, texts.sections.when, whenLines(pickup), { x: left(pdf), width: half });
    const under = pdf.y;
    pdf.y = top;
    section(pdf, texts.sections.who, whoLines(pickup), { x: left(pdf) + half + GAP, width: half });
    pdf.y = Math.max(under, pdf.y);
    section(pdf, texts.sections.where, whereLines(pickup));
    section(pdf, texts.sections.what, whatLines(pickup));
    collected(pdf, pickup);
    signatures(pdf);
    feet(pdf, printer);
  });
}

const bottom = (pdf: Pdf) => pdf.page.height - pdf.page.margins.bottom - mm(8);

/** Begins another page where so much does not fit on this one any more. */
function room(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom(pdf)) pdf.addPage();
}

function head(pdf: Pdf, { reference }: PrintedPickup, { association, address }: Printer): void {
  const top = pdf.y;
  drawQr(pdf, qrCode(address), right(pdf) - QR, top - mm(4), QR);
  pdf.font('regular').fontSize(7).fillColor(INK);
  pdf.text(texts.scan, right(pdf) - QR, top + QR - mm(4), { width: QR, align: 'center' });
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(NAVY)
    .text(association, left(pdf), top, { width: width(pdf) - QR });
  pdf.moveDown(0.4).fontSize(22).text(texts.title);
  pdf.moveDown(0.2).font('regular').fontSize(13).fillColor(INK).text(texts.reference(reference));
  pdf.y = Math.max(pdf.y, top + QR + mm(3));
}

interface Column {
  x: number;
  width: number;
}

function section(
  pdf: Pdf,
  title: string,
  lines: readonly (readonly [string, string])[],
  column: Column = { x: left(pdf), width: width(pdf) },
): void {
  room(pdf, mm(18));
  pdf.font('bold').fontSize(12).fillColor(NAVY).text(title, column.x, pdf.y, { width: column.width });
  const rule = pdf.y + 2;
  pdf
    .moveTo(column.x, rule)
    .lineTo(column.x + column.width, rule)
    .lineWidth(0.7)
    .stroke(RULE);
  pdf.y += 6;
  for (const [label, value] of lines) line(pdf, label, value, column);
  pdf.y += mm(2);
}

/** A label and, beside it, a value of any length: it goes on over as many pages as it needs. */
function line(pdf: Pdf, label: string, value: string, { x, width: wide }: Column): void {
  room(pdf, mm(6));
  const top = pdf.y;
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(GREY)
    .text(label, x, top + 1, { width: LABEL_WIDTH });
  pdf.fontSize(10.5).fillColor(INK);
  pdf.text(value, x + LABEL_WIDTH, top, { width: wide - LABEL_WIDTH });
  pdf.y += 1.5;
}

function collected(pdf: Pdf, pickup: PrintedPickup): void {
  const rows = collectedLines(pickup.collected).map(({ category, quantity }) => [
    drawableText(category),
    String(quantity),
  ]);
  room(pdf, ROW * (BLANK_ROWS + 3));
  pdf.font('bold').fontSize(12).fillColor(NAVY).text(texts.sections.collected, left(pdf), pdf.y);
  pdf.y += 4;
  tableRow(pdf, [...texts.columns], true);
  for (const row of rows.length > 0 ? rows : Array.from({ length: BLANK_ROWS }, () => []))
    tableRow(pdf, row, false);
  pdf.y += mm(3);
  const after = [
    texts.boxes,
    ...(pickup.notes ? [`${texts.notes} ${drawableText(pickup.notes)}`] : [texts.notes]),
  ];
  pdf.font('regular').fontSize(10.5).fillColor(INK);
  for (const text of after) pdf.text(text, left(pdf), pdf.y, { width: width(pdf) }).moveDown(0.6);
}

function tableRow(pdf: Pdf, cells: readonly string[], isHead: boolean): void {
  room(pdf, ROW);
  const top = pdf.y;
  const widths = [0.4, 0.2, 0.4].map((share) => share * width(pdf));
  let x = left(pdf);
  pdf
    .font(isHead ? 'bold' : 'regular')
    .fontSize(10)
    .lineWidth(0.7);
  for (const [index, cell] of widths.entries()) {
    pdf.rect(x, top, cell, ROW).stroke(RULE);
    const options = { width: cell - 8, height: ROW - 6, lineBreak: false, ellipsis: true };
    if (cells[index]) pdf.fillColor(INK).text(cells[index], x + 4, top + 5, options);
    x += cell;
  }
  pdf.y = top + ROW;
}

function signatures(pdf: Pdf): void {
  const height = mm(22);
  room(pdf, height + mm(3));
  const top = pdf.y + mm(2);
  const half = (width(pdf) - GAP) / 2;
  for (const [index, text] of [texts.given, texts.taken].entries()) {
    const x = left(pdf) + index * (half + GAP);
    pdf.rect(x, top, half, height).lineWidth(0.7).stroke(RULE);
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(GREY)
      .text(text, x + 6, top + 5, { width: half - 12 });
  }
  pdf.y = top + height;
}

/** On each page, once it is known how many there are. */
function feet(pdf: Pdf, { association, site }: Printer): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - mm(14);
    pdf.font('regular').fontSize(8).fillColor(GREY);
    pdf.text(`${association} · ${site}`, left(pdf), y, { width: width(pdf), lineBreak: false });
    const number = texts.page(page - start + 1, count);
    pdf.text(number, left(pdf), y, { width: width(pdf), align: 'right', lineBreak: false });
  }
}
