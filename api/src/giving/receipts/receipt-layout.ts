import { mm, type Pdf, left, right, width } from '../../platform/pdf/pdf-document.js';
import { isTicked } from './receipt-form.content.js';

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

type Face = 'regular' | 'bold';

export function paragraph(
  pdf: Pdf,
  text: string,
  { size = 9.5, face = 'regular' }: { size?: number; face?: Face } = {},
): void {
  const wide = { width: width(pdf) - 2 * PAD };
  pdf.font(face).fontSize(size);
  const height = pdf.heightOfString(text, wide);
  room(pdf, height);
  const top = pdf.y;
  pdf.fillColor(COLOURS.ink).text(text, left(pdf) + PAD, top + 1, wide);
  pdf.y = top + height + 3;
}

interface Boxes {
  /** Beside them. */
  label?: string;
  /** What they end, in whole lines. */
  sentence?: string;
  each: readonly string[];
}

/**
 * Boxes with their words, as many on a line as there is room for. Those that are ticked are bold: a thin cross is lost
 * on a black and white print.
 */
export function boxes(pdf: Pdf, { label = '', sentence = '', each }: Boxes): void {
  const from = left(pdf) + PAD + (label ? LABEL_WIDTH : 0);
  const to = right(pdf) - PAD;
  pdf.font('regular').fontSize(9.5);
  const [high, gap] = [pdf.currentLineHeight(true), pdf.widthOfString('   ')];
  const lead = sentence ? wrapped(pdf, sentence, to - from) : [];
  const placed = lead.map((text, line) => ({ text, face: 'regular' as Face, x: from, line }));
  let line = Math.max(0, lead.length - 1);
  let x = from + (lead.length > 0 ? pdf.widthOfString(lead[line]!) + gap : 0);
  for (const text of each) {
    const face = isTicked(text) ? 'bold' : 'regular';
    const wide = pdf.font(face).widthOfString(text);
    if (x > from && x + wide > to) [x, line] = [from, line + 1];
    placed.push({ text, face, x, line });
    x += wide + gap;
  }
  const height = (line + 1) * high;
  room(pdf, height);
  const top = pdf.y + 0.8;
  pdf.font('regular').fontSize(9).fillColor(COLOURS.grey);
  if (label) pdf.text(label, left(pdf) + PAD, top, { width: LABEL_WIDTH - mm(2) });
  pdf.fontSize(9.5).fillColor(COLOURS.ink);
  for (const one of placed)
    pdf.font(one.face).text(one.text, one.x, top + one.line * high, { lineBreak: false });
  pdf.y = top + height + 2;
}

/** A sentence in lines that fit. */
function wrapped(pdf: Pdf, sentence: string, wide: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pdf.widthOfString(longer) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
  paragraph(pdf, label, { size: 9 });
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
