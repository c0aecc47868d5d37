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
import { RECEIPT_LAYOUT, type ReceiptContent } from './receipt-content.contract.js';
import { shownReceiptCode } from './receipt.contract.js';
import {
  associationLines,
  categoryBoxes,
  donorLines,
  earlierTexts,
  isTicked,
  joinedBoxes,
  modeBoxes,
  numericDay,
  receiptForms,
  receiptTexts as texts,
} from './receipt-form.content.js';
import {
  bottom,
  boxes,
  COLOURS,
  columns,
  labelled,
  line,
  paragraph,
  PAD,
  room,
  section,
} from './receipt-layout.js';
import { inEuros } from '../../platform/money/euros.js';

const MARGIN = mm(15);
const QR = mm(30);
const TITLE = mm(6);
const SIGNATURE = { width: mm(60), height: mm(20) };

interface Drawn {
  /** Null for a specimen. */
  number: string | null;
  issued_at: Date;
  content: ReceiptContent;
}

/** Draws a receipt from what it says alone: the same one is the same file, byte for byte. */
export function drawReceipt(receipt: Drawn, signature: Buffer | null): Promise<Buffer> {
  const { number, content, issued_at } = receipt;
  const title = number === null ? texts.specimenNumber : texts.title(number);
  const paper = { title, author: content.association.name, size: 'A4', margin: MARGIN } as const;
  return drawPdf({ ...paper, created_at: issued_at }, (pdf) => {
    head(pdf, receipt);
    section(pdf, texts.sections.association);
    for (const pair of associationLines(content.association)) labelled(pdf, pair);
    for (const box of categoryBoxes(content.association))
      paragraph(pdf, box, isLatest(content) && isTicked(box) ? { face: 'bold' } : {});
    section(pdf, receiptForms[content.form].donor);
    for (const pair of donorLines(content)) labelled(pdf, pair);
    section(pdf, texts.sections.gift);
    gift(pdf, content);
    signed(pdf, content, signature);
    foot(pdf, receipt);
  });
}

function head(pdf: Pdf, { number, content }: Drawn): void {
  const top = pdf.y;
  const form = receiptForms[content.form];
  const wide = width(pdf) - QR - mm(4);
  drawQr(pdf, qrCode(content.check_url), right(pdf) - QR, top - mm(4), QR);
  pdf.font('regular').fontSize(7).fillColor(COLOURS.ink);
  pdf.text(texts.check, right(pdf) - QR, top + QR - mm(5), { width: QR, align: 'center' });
  pdf
    .fontSize(8)
    .fillColor(COLOURS.grey)
    .text(isLatest(content) ? form.name : earlierTexts.formNames[content.form], left(pdf), top, {
      width: wide,
    });
  pdf.font('bold').fontSize(15).fillColor(COLOURS.navy).text(form.title, { width: wide });
  pdf.font('regular').fontSize(10).fillColor(COLOURS.ink).text(form.basis, { width: wide });
  pdf.moveDown(0.4).font('bold').fontSize(12);
  pdf.text(number === null ? texts.specimenNumber : texts.number(number), { width: wide });
  if (content.replaces) pdf.fontSize(10).text(texts.replaces(content.replaces), { width: wide });
  pdf.y = Math.max(pdf.y + mm(2), top + QR);
}

function gift(pdf: Pdf, content: ReceiptContent): void {
  const { form, amount, year, payments } = content;
  paragraph(pdf, texts.received);
  line(pdf, `*** ${inEuros(amount)} ***`, { size: 16, space: mm(1.5) });
  labelled(pdf, [texts.words, eurosInFrench(amount)]);
  if (year !== null) paragraph(pdf, isLatest(content) ? texts.year(year) : earlierTexts.year(year));
  if (payments.length === 1) labelled(pdf, [texts.day, numericDay(payments[0]!.day)]);
  else
    columns(
      pdf,
      texts.days,
      payments.map((payment) => texts.payment(payment.day, inEuros(payment.amount))),
    );
  const { certified, articles, mark } = receiptForms[form];
  const kinds = [
    [texts.shape, texts.shapes],
    [texts.nature, texts.natures],
    [texts.mode, modeBoxes(content)],
  ] as const;
  if (!isLatest(content)) {
    paragraph(pdf, `${certified} ${articles.join('   ')}${mark}`);
    for (const [label, each] of kinds) labelled(pdf, [label, joinedBoxes(each)]);
    return;
  }
  const last = articles.length - 1;
  boxes(pdf, { sentence: certified, each: articles.with(last, articles[last]! + mark) });
  for (const [label, each] of kinds) boxes(pdf, { label, each });
}

/** Earlier ones tick their boxes thinly, and are drawn again as they were. */
const isLatest = ({ layout }: ReceiptContent) => layout === RECEIPT_LAYOUT;

/** The notes of the form beside the signature's box, both on one page; each is as high as what it says. */
function signed(pdf: Pdf, content: ReceiptContent, signature: Buffer | null): void {
  const { association, signatory, issued_on, form } = content;
  const half = width(pdf) / 2;
  const at = { width: half - 2 * PAD };
  const said = receiptForms[form].notes.join('\n');
  const first = texts.signedOn(association.city, numericDay(issued_on));
  const last = `${signatory.name}, ${signatory.role}`;
  const notesHigh = pdf.font('regular').fontSize(7).heightOfString(said, at);
  pdf.fontSize(10);
  const high = { first: pdf.heightOfString(first, at), last: pdf.heightOfString(last, at) };
  const image = signature ? SIGNATURE.height + mm(2) : 0;
  const boxHigh = 2 * PAD + TITLE + high.first + image + high.last;
  room(pdf, Math.max(notesHigh, boxHigh) + mm(3));
  const [x, top] = [left(pdf) + half, pdf.y + mm(3)];
  pdf
    .fontSize(7)
    .fillColor(COLOURS.ink)
    .text(said, left(pdf) + PAD, top, at);
  pdf.rect(x, top, half, boxHigh).lineWidth(0.7).stroke(COLOURS.rule);
  pdf.font('bold').fontSize(10).fillColor(COLOURS.navy);
  pdf.text(texts.signed, x + PAD, top + PAD, at);
  const below = top + PAD + TITLE;
  pdf
    .font('regular')
    .fillColor(COLOURS.ink)
    .text(first, x + PAD, below, at);
  const frame: [number, number] = [SIGNATURE.width, SIGNATURE.height];
  if (signature) pdf.image(signature, x + PAD, below + high.first + mm(1), { fit: frame });
  pdf.text(last, x + PAD, below + high.first + image, at);
}

/** On every page: how to check it, and which page it is; across a specimen, that it is one. */
function foot(pdf: Pdf, { number, content }: Drawn): void {
  const { start, count } = pdf.bufferedPageRange();
  const code = shownReceiptCode(content.check_url.split('/').at(-1)!);
  const said = number === null ? texts.specimenFoot : texts.foot(content.check_url, code);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    if (number === null) watermark(pdf);
    pdf.font('regular').fontSize(7.5).fillColor(COLOURS.grey);
    const at = { width: width(pdf), align: 'center', lineBreak: false } as const;
    pdf.text(said, left(pdf), bottom(pdf) + mm(2), at);
    if (count > 1)
      pdf.text(texts.page(number ?? texts.specimen, page + 1, count), left(pdf), bottom(pdf) + mm(6), at);
  }
}

function watermark(pdf: Pdf): void {
  const [x, y] = [pdf.page.width / 2, pdf.page.height / 2];
  pdf
    .save()
    .rotate(-50, { origin: [x, y] })
    .font('bold')
    .fontSize(96)
    .fillColor(COLOURS.navy)
    .fillOpacity(0.12);
  pdf.text(texts.specimen, x - mm(140), y - 48, { width: mm(280), align: 'center', lineBreak: false });
  pdf.restore().fillOpacity(1);
}
