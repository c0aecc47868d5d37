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
import { eurosInFrench } from './euros-in-french.js';
import type { ReceiptContent } from './receipt-content.contract.js';
import { shownReceiptCode } from './receipt.contract.js';
import {
  associationLines,
  categoryBoxes,
  daysText,
  donorLines,
  earlierTexts,
  joinedBoxes,
  modeBoxes,
  numericDay,
  receiptForms,
  receiptTexts as texts,
} from './receipt-form.content.js';
import { inEuros } from '../../platform/money/euros.js';

const MARGIN = mm(15);
const QR = mm(30);
const LABEL_WIDTH = mm(46);
const PAD = mm(3.5);
const INK = '#14172e';
const GREY = '#4a4f6e';
const NAVY = '#1a2160';
const RULE = '#c9cde4';
const PALE = '#f3f5fc';

interface Drawn {
  number: string;
  code: string;
  issued_at: Date;
  content: ReceiptContent;
}

/**
 * The first layout. Receipts that were issued with it are drawn again with it where their file is lost: never change it,
 * or their bytes would no longer be those of their SHA-256.
 */
export function drawFirstReceipt(receipt: Drawn, signature: Buffer | null): Promise<Buffer> {
  const { number, content, issued_at } = receipt;
  const paper = { title: texts.title(number), author: content.association.name };
  return drawPdf({ ...paper, created_at: issued_at, size: 'A4', margin: MARGIN }, (pdf) => {
    head(pdf, receipt);
    section(pdf, texts.sections.association, () => {
      for (const line of associationLines(content.association)) pair(pdf, line);
      for (const box of categoryBoxes(content.association)) paragraph(pdf, box);
    });
    section(pdf, receiptForms[content.form].donor, () => {
      for (const line of donorLines(content)) pair(pdf, line);
    });
    section(pdf, texts.sections.gift, () => gift(pdf, content));
    signed(pdf, content, signature);
    foot(pdf, receipt);
  });
}

const bottom = (pdf: Pdf) => pdf.page.height - pdf.page.margins.bottom - mm(10);

function head(pdf: Pdf, { number, content }: Drawn): void {
  const top = pdf.y;
  const form = receiptForms[content.form];
  const wide = width(pdf) - QR - mm(4);
  drawQr(pdf, qrCode(content.check_url), right(pdf) - QR, top - mm(4), QR);
  pdf.font('regular').fontSize(7).fillColor(INK);
  pdf.text(texts.check, right(pdf) - QR, top + QR - mm(5), { width: QR, align: 'center' });
  pdf.fontSize(8).fillColor(GREY).text(earlierTexts.formNames[content.form], left(pdf), top, { width: wide });
  pdf.font('bold').fontSize(15).fillColor(NAVY).text(form.title, { width: wide });
  pdf.font('regular').fontSize(10).fillColor(INK).text(form.basis, { width: wide });
  pdf.moveDown(0.5).font('bold').fontSize(12).text(texts.number(number), { width: wide });
  if (content.replaces) pdf.fontSize(10).text(texts.replaces(content.replaces), { width: wide });
  pdf.y = Math.max(pdf.y + mm(3), top + QR + mm(1));
}

function section(pdf: Pdf, title: string, draw: () => void): void {
  if (pdf.y + mm(24) > bottom(pdf)) pdf.addPage();
  const top = pdf.y;
  pdf.rect(left(pdf), top, width(pdf), mm(7)).fill(PALE);
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(NAVY)
    .text(title, left(pdf) + PAD, top + mm(1.7));
  pdf.y = top + mm(9);
  draw();
  pdf.y += mm(3);
}

function pair(pdf: Pdf, [label, value]: readonly [string, string]): void {
  const top = pdf.y;
  const x = left(pdf) + PAD;
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(GREY)
    .text(label, x, top + 0.8, { width: LABEL_WIDTH });
  pdf.fontSize(10).fillColor(INK);
  pdf.text(value, x + LABEL_WIDTH, top, { width: width(pdf) - LABEL_WIDTH - 2 * PAD });
  pdf.y += 2;
}

function paragraph(pdf: Pdf, text: string): void {
  pdf.font('regular').fontSize(9.5).fillColor(INK);
  pdf.text(text, left(pdf) + PAD, pdf.y + 1, { width: width(pdf) - 2 * PAD });
  pdf.y += 2;
}

function gift(pdf: Pdf, content: ReceiptContent): void {
  paragraph(pdf, texts.received);
  pdf.font('bold').fontSize(17).fillColor(INK);
  pdf.text(`*** ${inEuros(content.amount)} ***`, left(pdf), pdf.y + 3, {
    width: width(pdf),
    align: 'center',
  });
  pdf.y += mm(2);
  pair(pdf, [texts.words, eurosInFrench(content.amount)]);
  if (content.year !== null) paragraph(pdf, earlierTexts.year(content.year));
  pair(pdf, [content.payments.length === 1 ? texts.day : texts.days, daysText(content)]);
  const { certified, articles } = receiptForms[content.form];
  paragraph(pdf, `${certified} ${articles.join('   ')}`);
  pair(pdf, [texts.shape, joinedBoxes(texts.shapes)]);
  pair(pdf, [texts.nature, joinedBoxes(texts.natures)]);
  pair(pdf, [texts.mode, joinedBoxes(modeBoxes(content))]);
}

function signed(pdf: Pdf, { association, signatory, issued_on }: ReceiptContent, signature: Buffer | null) {
  const [x, high] = [left(pdf) + width(pdf) / 2, mm(48)];
  if (pdf.y + high > bottom(pdf)) pdf.addPage();
  pdf
    .rect(x, pdf.y, width(pdf) / 2, high)
    .lineWidth(0.7)
    .stroke(RULE);
  const at = { width: width(pdf) / 2 - 2 * PAD };
  pdf
    .font('bold')
    .fontSize(10)
    .fillColor(NAVY)
    .text(texts.signed, x + PAD, pdf.y + PAD, at);
  pdf.font('regular').fontSize(10).fillColor(INK);
  pdf.text(texts.signedOn(association.city, numericDay(issued_on)), at);
  if (signature) pdf.image(signature, x + PAD, pdf.y + 3, { fit: [mm(60), mm(20)] });
  pdf.y = Math.max(pdf.y, pdf.y + 3 + (signature ? mm(20) : 0));
  pdf.text(`${signatory.name}, ${signatory.role}`, x + PAD, pdf.y + 2, at);
}

function foot(pdf: Pdf, { code, content }: Drawn): void {
  pdf.font('regular').fontSize(7.5).fillColor(GREY);
  const y = pdf.page.height - pdf.page.margins.bottom - mm(5);
  const text = texts.foot(content.check_url, shownReceiptCode(code));
  pdf.text(text, left(pdf), y, { width: width(pdf), align: 'center', lineBreak: false });
}
