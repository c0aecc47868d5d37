import { drawableText } from '../../platform/pdf/drawable-text.js';
import { drawPdf, left, mm, type Pdf, width } from '../../platform/pdf/pdf-document.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { certificateTexts as texts } from './ticket-papers.content.js';

const MARGIN = mm(30);
const INK = '#14172e';
const NAVY = '#1a2160';

export interface Certificates {
  event: SeatedEvent;
  reference: string;
  /** Those who came in. */
  people: readonly { name: string; position: number }[];
  association: { name: string; address: string; city: string };
  signatory: { name: string; role: string };
  made_at: Date;
}

/** A page for each person who was there. */
export function drawCertificates({ people, ...certificate }: Certificates): Promise<Buffer> {
  const { association, made_at, event } = certificate;
  const paper = { title: `${texts.title} : ${event.title}`, author: association.name, margin: MARGIN };
  return drawPdf({ ...paper, created_at: made_at, size: 'A4' }, (pdf) => {
    for (const [index, person] of people.entries()) {
      if (index > 0) pdf.addPage();
      page(pdf, person, certificate);
    }
  });
}

function page(
  pdf: Pdf,
  { name, position }: { name: string; position: number },
  { event, reference, association, signatory, made_at }: Omit<Certificates, 'people'>,
): void {
  write(pdf, association.name, 13, { face: 'bold', colour: NAVY });
  write(pdf, association.address, 9);
  pdf.y += mm(22);
  write(pdf, texts.title, 26, { face: 'bold', colour: NAVY });
  pdf.y += mm(14);
  write(pdf, texts.certifies(association.name), 13);
  write(pdf, drawableText(name) || reference, 20, { face: 'bold' });
  pdf.y += mm(4);
  write(pdf, texts.took_part, 13);
  write(pdf, `« ${event.title} »`, 16, { face: 'bold' });
  pdf.y += mm(2);
  write(pdf, [texts.when(event), texts.where(event)].filter(Boolean).join(', '), 13);
  write(pdf, texts.duration(event), 13);
  pdf.y += mm(20);
  write(pdf, texts.made(association.city, made_at), 12);
  pdf.y += mm(4);
  write(pdf, signatory.name, 13, { face: 'bold' });
  write(pdf, signatory.role, 12);
  pdf.y += mm(16);
  write(pdf, texts.reference(reference, position), 9);
}

function write(
  pdf: Pdf,
  text: string,
  size: number,
  { face = 'regular', colour = INK }: { face?: 'regular' | 'bold'; colour?: string } = {},
): void {
  const drawn = drawableText(text);
  if (!drawn) return;
  pdf.font(face).fontSize(size).fillColor(colour);
  pdf.text(drawn, left(pdf), pdf.y, { width: width(pdf) });
  pdf.y += size * 0.35;
}
