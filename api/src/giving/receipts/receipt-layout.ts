import { mm, type Pdf, left, width } from '../../platform/pdf/pdf-document.js';

export const PAD = mm(3.5);
export const COLOURS = {
  ink: '#14172e',
  grey: '#4a4f6e',
  navy: '#1a2160',
  rule: '#c9cde4',
  pale: '#f3f5fc',
} as const;
const LABEL_WIDTH = mm(46);
const COLUMNS = 3;

/** Above the foot of the page. */
export const bottom = (pdf: Pdf) => pdf.page.height - pdf.page.margins.bottom - mm(10);

/** Goes on to a new page where less than `height` points are left on this one. */
export function room(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom(pdf)) pdf.addPage();
}

/** The title of a part; some of what it says stays on its page. */
export function section(pdf: Pdf, title: string): void {
  pdf.y += mm(2);
  room(pdf, mm(24));
  const top = pdf.y;
  pdf.rect(left(pdf), top, width(pdf), mm(7)).fill(COLOURS.pale);
  pdf.font('bold').fontSize(11).fillColor(COLOURS.navy);
  pdf.text(title, left(pdf) + PAD, top + mm(1.7), { width: width(pdf) - 2 * PAD });
  pdf.y = top + mm(8.5);
}

/** A label and its value side by side; what follows begins below the taller of the two. */
export function labelled(pdf: Pdf, [label, value]: readonly [string, string]): void {
  const wide = { label: LABEL_WIDTH - mm(2), value: width(pdf) - LABEL_WIDTH - 2 * PAD };
  const labelHeight = pdf.font('regular').fontSize(9).heightOfString(label, { width: wide.label }) + 0.8;
  const valueHeight = pdf.fontSize(10).heightOfString(value, { width: wide.value });
  const height = Math.max(labelHeight, valueHeight);
  room(pdf, height);
  const [x, top] = [left(pdf) + PAD, pdf.y];
  pdf.fontSize(9).fillColor(COLOURS.grey);
  pdf.text(label, x, top + 0.8, { width: wide.label });
  pdf.fontSize(10).fillColor(COLOURS.ink);
  pdf.text(value, x + LABEL_WIDTH, top, { width: wide.value });
  pdf.y = top + height + 2;
}

export function paragraph(pdf: Pdf, text: string, size = 9.5): void {
  const wide = { width: width(pdf) - 2 * PAD };
  pdf.font('regular').fontSize(size);
  const height = pdf.heightOfString(text, wide);
  room(pdf, height);
  const top = pdf.y;
  pdf.fillColor(COLOURS.ink).text(text, left(pdf) + PAD, top + 1, wide);
  pdf.y = top + height + 3;
}

/** A line in the middle of the page. */
export function line(pdf: Pdf, text: string, { size, space }: { size: number; space: number }): void {
  pdf.font('bold').fontSize(size);
  const height = pdf.heightOfString(text, { width: width(pdf) });
  room(pdf, height + 2 * space);
  const top = pdf.y + space;
  pdf.fillColor(COLOURS.ink).text(text, left(pdf), top, { width: width(pdf), align: 'center' });
  pdf.y = top + height + space;
}

/** A label, and short texts below it, row after row. */
export function columns(pdf: Pdf, label: string, items: readonly string[]): void {
  paragraph(pdf, label, 9);
  const wide = (width(pdf) - 2 * PAD) / COLUMNS;
  pdf.font('regular').fontSize(9);
  const height = pdf.currentLineHeight(true) + 2;
  for (let row = 0; row < items.length; row += COLUMNS) {
    room(pdf, height);
    const top = pdf.y;
    for (const [index, item] of items.slice(row, row + COLUMNS).entries()) {
      pdf.font('regular').fontSize(9).fillColor(COLOURS.ink);
      pdf.text(item, left(pdf) + PAD + index * wide, top, { width: wide, lineBreak: false });
    }
    pdf.y = top + height;
  }
  pdf.y += 2;
}
