import { drawableText } from '../../platform/pdf/drawable-text.js';
import {
  drawPdf,
  drawQr,
  fittingSizeOnTwo,
  left,
  mm,
  type Pdf,
  qrCode,
  width,
} from '../../platform/pdf/pdf-document.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { period, placeOf, ticketTexts as texts } from './ticket-papers.content.js';

const MARGIN = mm(20);
const QR = mm(90);
const INK = '#000000';

export interface PrintedTicket {
  position: number;
  name: string;
  code: string;
}

export interface PrintedTickets {
  event: SeatedEvent;
  reference: string;
  /** Who registered: guests without a name are theirs. */
  holder: string;
  tickets: readonly PrintedTicket[];
  association: string;
  site: string;
  created_at: Date;
}

/** A page for each ticket, black on white: it is read as well from a poor printer as from a telephone. */
export function drawTickets({
  event,
  reference,
  holder,
  tickets,
  ...printer
}: PrintedTickets): Promise<Buffer> {
  const paper = { title: texts.title(event.title), author: printer.association, margin: MARGIN };
  return drawPdf({ ...paper, created_at: printer.created_at, size: 'A4' }, (pdf) => {
    for (const [index, ticket] of tickets.entries()) {
      if (index > 0) pdf.addPage();
      head(pdf, event, printer.association);
      const top = pdf.y + mm(2);
      drawQr(pdf, qrCode(ticket.code), left(pdf) + (width(pdf) - QR) / 2, top, QR);
      pdf.y = top + QR + mm(2);
      words(pdf, ticket.code, { size: 8, align: 'center' });
      pdf.y += mm(6);
      const name = drawableText(ticket.name || texts.guest(ticket.position, holder)) || reference;
      line(pdf, texts.name, name, fittingSizeOnTwo(pdf, name, width(pdf), 20));
      line(pdf, texts.when, period(event));
      line(pdf, texts.where, placeOf(event));
      line(pdf, texts.reference, reference);
      line(pdf, texts.ticket, texts.place(ticket.position, tickets.length));
      pdf.y += mm(4);
      words(pdf, texts.show, { size: 13, face: 'bold' });
      words(pdf, texts.once, { size: 11 });
      foot(pdf, `${printer.association} · ${printer.site}`);
    }
  });
}

interface Type {
  size: number;
  face?: 'regular' | 'bold';
  align?: 'left' | 'center';
  height?: number;
}

function words(pdf: Pdf, text: string, { size, face = 'regular', align = 'left', height }: Type): void {
  pdf.font(face).fontSize(size).fillColor(INK);
  const options = { width: width(pdf), align, ...(height && { height, ellipsis: true }) };
  pdf.text(drawableText(text), left(pdf), pdf.y, options);
  pdf.y += size * 0.25;
}

/** However long its title, an event leaves room for the code: two lines of it are shown. */
function head(pdf: Pdf, { title }: SeatedEvent, association: string): void {
  words(pdf, association, { size: 11 });
  words(pdf, title, { size: 22, face: 'bold', height: mm(20) });
}

function line(pdf: Pdf, label: string, value: string, size = 13): void {
  words(pdf, label, { size: 9 });
  pdf.y -= 2;
  words(pdf, value, { size, face: 'bold', height: size * 2.6 });
  pdf.y += mm(1);
}

function foot(pdf: Pdf, text: string): void {
  // Below the margin, where text would otherwise begin another page.
  pdf.page.margins.bottom = 0;
  pdf.font('regular').fontSize(8).fillColor(INK);
  pdf.text(text, left(pdf), pdf.page.height - mm(12), { width: width(pdf), lineBreak: false });
}
