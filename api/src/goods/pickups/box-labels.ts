import { PHYSICAL_DONATION_TYPE_LABELS } from '../physical-donations/physical-donation-choices.contract.js';
import type { LabelLayout } from './pickup-transaction.contract.js';
import {
  drawPdf,
  drawQr,
  fittingSize,
  gridPlace,
  mm,
  type Pdf,
  type Place,
  type QrCode,
  qrCode,
} from '../../platform/pdf/pdf-document.js';
import { drawableText } from '../../platform/pdf/drawable-text.js';
import { labelTexts as texts } from './pickup-papers.content.js';
import type { PrintedPickup, Printer } from './printed-pickup.js';

/** A4 sheets of 8 labels of 105 × 74 mm, as shops sell them. */
const SHEET = { columns: 2, rows: 4 };
const A6_LANDSCAPE: [number, number] = [mm(148), mm(105)];
const PADDING = mm(8);

/** A label a box, « 3/12 »; a box travels far, so it bears the donation's reference and nobody's name. */
export function drawLabels(
  pickup: PrintedPickup,
  printer: Printer,
  { boxes, layout }: { boxes: number; layout: LabelLayout },
): Promise<Buffer> {
  const paper = { title: texts.title(pickup.reference), author: printer.association, margin: 0 };
  const size = layout === 'sheet' ? 'A4' : A6_LANDSCAPE;
  const grid = layout === 'sheet' ? SHEET : { columns: 1, rows: 1 };
  const perPage = grid.columns * grid.rows;
  const face = { association: printer.association, code: qrCode(printer.address) };
  return drawPdf({ ...paper, created_at: pickup.created, size }, (pdf) => {
    for (let box = 1; box <= boxes; box += 1) {
      const on = (box - 1) % perPage;
      if (box > 1 && on === 0) pdf.addPage();
      label(pdf, gridPlace(pdf, on, grid), pickup, face, texts.box(box, boxes));
    }
  });
}

function label(
  pdf: Pdf,
  { x, y, width, height }: Place,
  pickup: PrintedPickup,
  { association, code }: { association: string; code: QrCode },
  box: string,
): void {
  const qr = Math.min(height - 2 * PADDING, width * 0.42);
  const text = width - 2 * PADDING - qr;
  const [left, top] = [x + PADDING, y + PADDING];
  const scale = height / mm(74.25);
  const write = (words: string, face: 'regular' | 'bold', size: number, at: number, lines = 1) => {
    pdf.font(face).fontSize(size * scale);
    const options = { width: text, height: size * scale * 1.3 * lines, ellipsis: true };
    pdf.fillColor('#14172e').text(drawableText(words), left, top + at * scale, options);
  };
  drawQr(pdf, code, x + width - PADDING - qr, y + (height - qr) / 2, qr);
  write(association, 'bold', 9, 0);
  write(box, 'bold', fittingSize(pdf, box, text, 40 * scale) / scale, 16);
  write(pickup.reference, 'bold', fittingSize(pdf, pickup.reference, text, 12 * scale) / scale, 74);
  write(PHYSICAL_DONATION_TYPE_LABELS[pickup.donation_type], 'regular', 10, 96);
  write(`${pickup.postal_code} ${pickup.city}`, 'regular', 10, 112);
  write(pickup.campaign_name, 'regular', 9, 132, 2);
}
