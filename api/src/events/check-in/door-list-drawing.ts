import { drawableText } from '../../platform/pdf/drawable-text.js';
import { drawPdf, left, mm, type Pdf, right, width } from '../../platform/pdf/pdf-document.js';
import { doorListTexts as texts } from './door-papers.content.js';
import { type DoorPaper, type ExpectedPerson, registrantOf } from './expected-people.js';

const MARGIN = mm(15);
const INK = '#000000';
const BOX = mm(4.5);
const GAP = mm(2);
const TEXT = 9;
/** Shares of the width beside the box that is ticked. */
const COLUMNS = [
  ['name', 0.33],
  ['organization', 0.19],
  ['reference', 0.27],
  ['notes', 0.21],
] as const;
type Cells = Record<(typeof COLUMNS)[number][0], string>;

/** Everybody who is expected, in the order of names, with a box to tick where no phone works. */
export function drawDoorList({ event, people, association, printed_at }: DoorPaper): Promise<Buffer> {
  const paper = { title: texts.title(event.title), author: association, margin: MARGIN };
  return drawPdf({ ...paper, created_at: printed_at, size: 'A4' }, (pdf) => {
    write(pdf, association, 9);
    write(pdf, event.title, 16, 'bold');
    write(pdf, texts.whenAndWhere(event), TEXT);
    write(pdf, texts.printed(people.length, printed_at), TEXT);
    pdf.y += mm(3);
    if (people.length === 0) write(pdf, texts.nobody, TEXT);
    else heads(pdf);
    for (const person of people) row(pdf, cellsOf(person));
    numberPages(pdf);
  });
}

function cellsOf(person: ExpectedPerson): Cells {
  const { position, seats, guest_name, last_name, first_name, special_needs, is_unpaid } = person;
  const holder = `${last_name.toLocaleUpperCase('fr')} ${first_name}`.trim();
  const guest = [guest_name, `${texts.guest(position, seats)} (${registrantOf(person)})`];
  return {
    name: position === 1 ? holder : guest.filter(Boolean).join('\n'),
    organization: person.organization,
    reference: person.reference,
    notes: [is_unpaid ? texts.unpaid(seats) : '', position === 1 ? special_needs : '']
      .filter(Boolean)
      .join('\n'),
  };
}

function heads(pdf: Pdf): void {
  rule(pdf);
  cells(pdf, texts.columns, 'bold');
}

function row(pdf: Pdf, known: Cells): void {
  const drawn = Object.entries(known).map(([name, text]) => [name, drawableText(text)]);
  const written = Object.fromEntries(drawn) as Cells;
  const bottom = pdf.page.height - pdf.page.margins.bottom;
  if (pdf.y + heightOf(pdf, written) > bottom) {
    pdf.addPage();
    heads(pdf);
  }
  rule(pdf);
  const top = pdf.y;
  cells(pdf, written, 'regular');
  pdf
    .lineWidth(0.8)
    .strokeColor(INK)
    .rect(left(pdf), top + GAP, BOX, BOX)
    .stroke();
}

function cells(pdf: Pdf, written: Cells, face: 'regular' | 'bold'): void {
  const top = pdf.y + GAP;
  const height = heightOf(pdf, written);
  pdf.font(face).fontSize(TEXT).fillColor(INK);
  let x = left(pdf) + BOX + GAP * 2;
  for (const [name, share] of COLUMNS) {
    pdf.text(written[name], x, top, { width: columnWidth(pdf, share) });
    x += columnWidth(pdf, share) + GAP;
  }
  pdf.y = top - GAP + height;
}

function heightOf(pdf: Pdf, written: Cells): number {
  pdf.font('regular').fontSize(TEXT);
  const heights = COLUMNS.map(([name, share]) =>
    pdf.heightOfString(written[name], { width: columnWidth(pdf, share) }),
  );
  return Math.max(BOX, ...heights) + 2 * GAP;
}

function columnWidth(pdf: Pdf, share: number): number {
  return (width(pdf) - BOX - GAP * (1 + COLUMNS.length)) * share;
}

function rule(pdf: Pdf): void {
  pdf.lineWidth(0.5).strokeColor('#888888').moveTo(left(pdf), pdf.y).lineTo(right(pdf), pdf.y).stroke();
}

function write(pdf: Pdf, text: string, size: number, face: 'regular' | 'bold' = 'regular'): void {
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(INK)
    .text(text, left(pdf), pdf.y, { width: width(pdf) });
  pdf.y += size * 0.25;
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(8).fillColor(INK);
    const options = { width: width(pdf), align: 'right', lineBreak: false } as const;
    pdf.text(texts.page(page + 1, count), left(pdf), pdf.page.height - mm(10), options);
  }
}
