import type { EmailContent } from './email-content.js';
import { escaped } from '../../platform/http/escaped.js';
import { amountRow, codeRow, itemRows, pictureRow, row, stepsRow, tableRow } from './mail-rows.js';
import { BAND_CID, DRAWING_CID, MARK_CID } from './mail-pictures.js';
import { COLORS, DISPLAY, MAIL_STYLES, TEXT } from './mail-styles.js';
import type { Signature } from './mail-text.js';
import { printed } from './mail-words.js';

/** The e-mail as HTML that phones, Outlook and dark screens show well: one sheet of 600 pixels, nothing from elsewhere. */
export function mailHtml(email: EmailContent, signature: Signature): string {
  const { subject, lead, drawing, amount, paragraphs, picture, table, items = [], code } = email;
  const { action, links = [], steps, after = [] } = email;
  const rows = [
    headRow(signature.name),
    headingRow(email),
    ...(drawing ? [drawingRow(drawing.alt)] : []),
    '<tr><td style="padding:14px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>',
    ...(amount ? [amountRow(amount)] : []),
    ...paragraphs.map((text) => paragraphRow(printed(text))),
    ...(picture ? [pictureRow(picture)] : []),
    ...(table ? [tableRow(table)] : []),
    ...itemRows(items),
    ...(code ? [codeRow(code)] : []),
    ...(action ? [buttonRow(action)] : []),
    ...links.map(({ label, url }) => paragraphRow(linkHtml(label, url))),
    ...(steps ? [stepsRow(steps)] : []),
    ...after.map((text) => paragraphRow(printed(text))),
    footRows(email, signature),
  ];
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${MAIL_STYLES}</style></head>
<body style="margin:0;padding:0;background:${COLORS.page}">${lead ? preheader(lead) : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${TEXT};font-size:17px;line-height:27px"><tr><td align="center" class="outer" style="padding:32px 12px;background:${COLORS.page}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;background:${COLORS.sheet};border-radius:12px;overflow:hidden;word-break:break-word;overflow-wrap:anywhere">
${rows.join('\n')}
</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

/** What mailboxes show beside the subject. */
const preheader = (lead: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escaped(lead)}</div>`;

function headRow(name: string): string {
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="40"><img src="cid:${MARK_CID}" width="40" height="40" alt="" style="display:block;border:0"></td><td style="${DISPLAY};font-size:19px;line-height:24px;font-weight:700;color:#ffffff;padding-left:12px">${printed(name)}</td></tr></table>`,
    `background:${COLORS.indigo};padding:22px 40px`,
  );
}

/** Thanks are as large as the sheet allows; a subject is a title. */
function headingRow({ heading, subject, lead }: EmailContent): string {
  const under = lead
    ? `<p style="${TEXT};font-size:18px;line-height:27px;color:${COLORS.cloth};margin:14px 0 0">${printed(lead)}</p>`
    : '';
  const title = heading
    ? `${printed(heading.text)} <span style="color:${COLORS.sun}">${printed(heading.name)}</span>`
    : printed(subject);
  const isShort = heading && `${heading.text} ${heading.name}`.length <= 24;
  const size = isShort
    ? 'font-size:56px;line-height:58px;letter-spacing:-1px'
    : 'font-size:28px;line-height:34px';
  return row(
    `<h1${isShort ? ' class="huge"' : ''} style="${DISPLAY};${size};font-weight:780;color:#ffffff;margin:0">${title.trim()}</h1>${under}`,
    `background:${COLORS.indigo};padding:12px 40px 26px`,
  );
}

function drawingRow(alt: string): string {
  return `<tr><td style="background:${COLORS.night};color:${COLORS.cloth};font-size:16px"><img src="cid:${DRAWING_CID}" width="600" alt="${escaped(alt)}" style="display:block;width:100%;height:auto;border:0"></td></tr>`;
}

function paragraphRow(html: string): string {
  return row(`<p class="ink" style="color:${COLORS.ink};margin:0">${html}</p>`, 'padding:0 40px 18px');
}

function linkHtml(label: string, url: string): string {
  return `<a href="${escaped(url)}" class="link" style="color:${COLORS.indigo}">${printed(label)}</a>`;
}

// Its light border makes it stand on a dark sheet too.
function buttonRow({ label, url }: NonNullable<EmailContent['action']>): string {
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${COLORS.indigo}" style="border-radius:8px;border:2px solid ${COLORS.edge}"><a href="${escaped(url)}" style="${TEXT};display:block;padding:15px 20px;font-size:17px;font-weight:680;color:#ffffff;text-decoration:none">${printed(label)}</a></td></tr></table>`,
    'padding:8px 40px 26px',
  );
}

function footRows({ footer }: EmailContent, { name, address, footer: foot }: Signature): string {
  const link = (label: string, url: string) =>
    `<a href="${escaped(url)}" style="color:#ffffff">${printed(label)}</a>`;
  const lines = [
    ...(footer
      ? [printed(footer.text), footer.links.map(({ label, url }) => link(label, url)).join(' · ')]
      : []),
    `${printed(name)} · ${link(address, address)}`,
    printed(foot),
  ].filter(Boolean);
  const small = `<p style="${TEXT};font-size:14px;line-height:22px;color:${COLORS.cloth};margin:0">${lines.join('<br>')}</p>`;
  return `<tr><td style="padding:12px 0 0;font-size:0;line-height:0"><img src="cid:${BAND_CID}" width="600" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>
${row(small, `background:${COLORS.night};padding:20px 40px 26px`)}`;
}
