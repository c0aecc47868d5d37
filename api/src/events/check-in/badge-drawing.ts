import { drawableText } from '../../platform/pdf/drawable-text.js';
import {
  drawPdf,
  fittingSize,
  fittingSizeOnTwo,
  gridPlace,
  mm,
  type Pdf,
  type Place,
} from '../../platform/pdf/pdf-document.js';
import { badgeTexts as texts } from './door-papers.content.js';
import { type DoorPaper, type ExpectedPerson, registrantOf } from './expected-people.js';

/** A4 sheets of 8 badges of 105 × 74 mm (A7), which holders and sheets of labels have. */
const SHEET = { columns: 2, rows: 4 };
const PADDING = mm(8);
const INK = '#000000';

/** A badge for each seat that is confirmed; a guest without a name has a line to write it on. */
export function drawBadges({ event, people, association, printed_at }: DoorPaper): Promise<Buffer> {
  const paper = { title: texts.title(event.title), author: association, margin: 0 };
  const perPage = SHEET.columns * SHEET.rows;
  return drawPdf({ ...paper, created_at: printed_at, size: 'A4' }, (pdf) => {
    if (people.length === 0)
      pdf.font('regular').fontSize(11).text(texts.nobody, PADDING, PADDING, { width: pdf.page.width });
    for (const [index, person] of people.entries()) {
      if (index > 0 && index % perPage === 0) pdf.addPage();
      badge(pdf, gridPlace(pdf, index % perPage, SHEET), person, { association, title: event.title });
    }
  });
}

function badge(
  pdf: Pdf,
  { x, y, width, height }: Place,
  person: ExpectedPerson,
  { association, title }: { association: string; title: string },
): void {
  pdf.lineWidth(0.25).strokeColor('#bbbbbb').rect(x, y, width, height).stroke();
  const within = width - 2 * PADDING;
  const write = (text: string, face: 'regular' | 'bold', size: number, top: number, lines = 1) => {
    pdf.font(face).fontSize(size).fillColor(INK);
    const options = { width: within, height: size * 1.25 * lines, ellipsis: true, align: 'center' } as const;
    const drawn = drawableText(text);
    if (drawn) pdf.text(drawn, x + PADDING, y + top, options);
  };
  write(association, 'regular', 9, mm(7));
  write(title, 'bold', 11, mm(12), 2);
  const name = drawableText(person.guest_name);
  const middle = mm(30);
  if (name) write(name, 'bold', sizeOf(pdf, name, within), middle, 2);
  else line(pdf, x + PADDING, y + mm(44), within);
  write(person.position === 1 ? person.organization : '', 'regular', 12, mm(48), 2);
  write(person.position === 1 ? '' : texts.guestOf(registrantOf(person)), 'regular', 10, mm(48), 2);
  write(person.reference, 'regular', 8, mm(65));
}

/** As large as one line allows, or as two where that would be small. */
function sizeOf(pdf: Pdf, name: string, within: number): number {
  const size = fittingSize(pdf, name, within, 28);
  return size >= 16 ? size : fittingSizeOnTwo(pdf, name, within, 16);
}

function line(pdf: Pdf, x: number, y: number, length: number): void {
  pdf
    .lineWidth(0.8)
    .strokeColor(INK)
    .moveTo(x, y)
    .lineTo(x + length, y)
    .stroke();
}
