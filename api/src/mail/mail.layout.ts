import type { Letter } from './mail.service.js';

/** The letter as plain text. */
export function mailText({ paragraphs, action, footer }: Letter, appName: string, appUrl: string): string {
  const lines = [
    ...paragraphs,
    ...(action ? [`${action.label} : ${action.url}`] : []),
    // What mail programs know as the line above a signature.
    `-- \n${appName}\n${appUrl}`,
    ...(footer ? [footer.text, ...footer.links.map(({ label, url }) => `${label} : ${url}`)] : []),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** The letter as HTML that a phone shows well: one column, no picture, nothing from elsewhere. */
export function mailHtml(letter: Letter, appName: string, appUrl: string): string {
  const { subject, paragraphs, action, footer } = letter;
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`)
    .join('');
  const small = footer ? footerHtml(footer) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;background:#1a2160;color:#ffffff;padding:14px 22px;border-radius:6px;font-weight:bold;text-decoration:none">${escaped(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f3f5fc;color:#14172e;font:16px/1.6 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#1a2160;color:#ffffff;padding:16px 24px;border-radius:10px 10px 0 0;font-weight:bold">${escaped(appName)}</div>
<div style="background:#ffffff;padding:24px;border-radius:0 0 10px 10px">${body}${button}</div>
<p style="font-size:14px;color:#4a4f6e;padding:0 24px">${escaped(appName)} · <a href="${escaped(appUrl)}" style="color:#343d96">${escaped(appUrl)}</a></p>${small}</div></body></html>`;
}

function footerHtml({ text, links }: NonNullable<Letter['footer']>): string {
  const ways = links
    .map(({ label, url }) => `<a href="${escaped(url)}" style="color:#343d96">${escaped(label)}</a>`)
    .join(' · ');
  return `<p style="font-size:14px;color:#4a4f6e;padding:0 24px;margin:0 0 16px">${escaped(text)}<br>${ways}</p>`;
}

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
