import { escaped } from '../../platform/http/escaped.js';
import type { EmailContent } from './email-content.js';
import { COLORS, DISPLAY, TEXT } from './mail-styles.js';
import { printed } from './mail-words.js';

export function row(html: string, style: string): string {
  return `<tr><td class="pad" style="${style}">${html}</td></tr>`;
}

export function amountRow({ value, note }: NonNullable<EmailContent['amount']>): string {
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td valign="bottom" class="title sum" style="${DISPLAY};font-size:54px;line-height:56px;font-weight:780;letter-spacing:-2px;white-space:nowrap;color:${COLORS.indigo}">${printed(value)}</td><td valign="bottom" align="right" class="soft" style="${TEXT};font-size:15px;line-height:22px;color:${COLORS.soft};padding-left:12px">${printed(note)}</td></tr></table>`,
    'padding:12px 40px 20px',
  );
}

export function pictureRow({ cid, alt }: NonNullable<EmailContent['picture']>): string {
  return row(
    `<img src="cid:${escaped(cid)}" alt="${escaped(alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border:0;background:#ffffff">`,
    'padding:0 40px 18px',
  );
}

const CELL = `padding:7px 0 7px 12px;border-bottom:1px solid ${COLORS.line};text-align:right;white-space:nowrap`;
const NAME = `padding:7px 0;border-bottom:1px solid ${COLORS.line};text-align:left;font-weight:normal`;

export function tableRow({ caption, heads, rows }: NonNullable<EmailContent['table']>): string {
  const head = heads.map(
    (text, index) =>
      `<th scope="col" class="line" style="${index === 0 ? NAME : CELL};font-weight:bold;font-size:14px;vertical-align:bottom">${printed(text)}</th>`,
  );
  const lines = rows.map(
    ([name = '', ...values]) =>
      `<tr><th scope="row" class="line" style="${NAME}">${printed(name)}</th>${values.map((value) => `<td class="line" style="${CELL}">${printed(value)}</td>`).join('')}</tr>`,
  );
  return row(
    `<table class="ink" width="100%" cellpadding="0" cellspacing="0" style="${TEXT};border-collapse:collapse;font-size:15px;line-height:20px;color:${COLORS.ink}"><caption class="soft" style="text-align:left;font-size:14px;color:${COLORS.soft};padding-bottom:4px">${printed(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`,
    'padding:0 40px 18px',
  );
}

export function itemRows(items: NonNullable<EmailContent['items']>): string[] {
  return items.map(({ title, text, url }) =>
    row(
      `<p class="soft" style="color:${COLORS.soft};margin:0;padding-left:14px;border-left:4px solid ${COLORS.sun}"><a href="${escaped(url)}" class="link" style="color:${COLORS.indigo};font-weight:700">${printed(title)}</a><br>${printed(text)}</p>`,
      'padding:0 40px 18px',
    ),
  );
}

export function codeRow(code: string): string {
  return row(
    `<p class="well title" style="margin:0;padding:18px 8px;border-radius:10px;background:${COLORS.well};color:${COLORS.indigo};text-align:center;font:bold 32px/40px Consolas,Menlo,monospace;letter-spacing:3px;white-space:nowrap">${escaped(code)}</p>`,
    'padding:4px 40px 22px',
  );
}

export function stepsRow({ title, entries }: NonNullable<EmailContent['steps']>): string {
  const lines = entries.map(
    ({ when, text }) =>
      `<tr><td width="28" valign="top" style="padding:8px 0 0 2px"><div style="width:11px;height:11px;background:${COLORS.sun};transform:rotate(45deg)"></div></td><td style="${TEXT};font-size:16px;line-height:24px;padding-bottom:14px"><b class="ink" style="color:${COLORS.ink}">${printed(when)}</b><br><span class="soft" style="color:${COLORS.soft}">${printed(text)}</span></td></tr>`,
  );
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="well" style="border-radius:10px;background:${COLORS.well}"><tr><td class="inset" style="padding:24px 26px 12px"><h2 class="title" style="${DISPLAY};font-size:21px;line-height:26px;color:${COLORS.indigo};margin:0 0 14px">${printed(title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table></td></tr></table>`,
    'padding:0 40px 26px',
  );
}
