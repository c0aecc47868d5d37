import type { EmailContent } from './email-content.js';
import { escaped } from '../../platform/http/escaped.js';

/** Who writes: the association's name, the address of its site, and what stands under every email. */
export interface Signature {
  name: string;
  address: string;
  footer: string;
}

/** The email as plain text. */
export function mailText(email: EmailContent, signature: Signature): string {
  const { paragraphs, items = [], code, action, links = [], after = [], footer } = email;
  const lines = [
    ...paragraphs,
    ...items.map(({ title, text, url }) => [`• ${title}`, ...text.split('\n'), url].join('\n  ')),
    ...(code ? [`    ${code}`] : []),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label} : ${url}`),
    ...after,
    // What mail programs know as the line above a signature.
    ['-- ', signature.name, signature.address, signature.footer].filter(Boolean).join('\n'),
    ...(footer ? [footer.text, ...footer.links.map(({ label, url }) => `${label} : ${url}`)] : []),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** The email as HTML that a phone shows well: one column, no picture, nothing from elsewhere. */
export function mailHtml(email: EmailContent, { name, address, footer: foot }: Signature): string {
  const { subject, paragraphs, items = [], code, action, links = [], after = [], footer } = email;
  const large = code
    ? `<p style="margin:24px 0;text-align:center;font:bold 32px/1.3 Consolas,Menlo,monospace;letter-spacing:3px;white-space:nowrap">${escaped(code)}</p>`
    : '';
  const ways = links
    .map(({ label, url }) => `<p style="margin:0 0 16px">${linkHtml(label, url)}</p>`)
    .join('');
  const small = footer ? footerHtml(footer) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;background:#1a2160;color:#ffffff;padding:14px 22px;border-radius:6px;font-weight:bold;text-decoration:none">${escaped(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f3f5fc;color:#14172e;font:16px/1.6 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#1a2160;color:#ffffff;padding:16px 24px;border-radius:10px 10px 0 0;font-weight:bold">${escaped(name)}</div>
<div style="background:#ffffff;padding:24px;border-radius:0 0 10px 10px">${paragraphsHtml(paragraphs)}${items.map(itemHtml).join('')}${large}${button}${ways}${paragraphsHtml(after)}</div>
<p style="font-size:14px;color:#4a4f6e;padding:0 24px">${escaped(name)} · <a href="${escaped(address)}" style="color:#343d96">${escaped(address)}</a>${foot && `<br>${withBreaks(foot)}`}</p>${small}</div></body></html>`;
}

function paragraphsHtml(paragraphs: string[]): string {
  return paragraphs.map((text) => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`).join('');
}

function itemHtml({ title, text, url }: NonNullable<EmailContent['items']>[number]): string {
  return `<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid #343d96"><a href="${escaped(url)}" style="color:#343d96;font-weight:bold">${escaped(title)}</a><br>${withBreaks(text)}</p>`;
}

function linkHtml(label: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:#343d96">${escaped(label)}</a>`;
}

function footerHtml({ text, links }: NonNullable<EmailContent['footer']>): string {
  const ways = links.map(({ label, url }) => linkHtml(label, url)).join(' · ');
  return `<p style="font-size:14px;color:#4a4f6e;padding:0 24px;margin:0 0 16px">${escaped(text)}<br>${ways}</p>`;
}

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>');
