import { createHash } from 'node:crypto';
import { refusalPageContent as content, refusals, tooManyFor } from './limits.content.ts';
import { escaped } from '../embeds/progress-card.ts';

const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{display:grid;min-height:100vh;place-items:center;padding:24px;font:18px/1.5 system-ui,'Segoe UI',Roboto,sans-serif;color:#14172e;background:#f4f5fc}
main{display:grid;gap:16px;max-width:560px}
h1{font-size:28px;line-height:1.2;color:#1a2160}
nav{display:flex;flex-wrap:wrap;gap:12px}
a{display:inline-flex;align-items:center;min-height:44px;padding:8px 18px;border:2px solid currentcolor;border-radius:8px;color:#1a2160;font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#eef0fc;background:#131846}h1,a{color:#fff}}`;

export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that needs nothing else: it is shown where nothing more may be asked for. */
export function refusalHtml(title: string, detail: string, url: string): string {
  return [
    '<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1><p>${escaped(detail)}</p>`,
    `<nav><a href="${escaped(onThisSite(url))}">${content.retry}</a><a href="/">${content.home}</a></nav>`,
    '</main></body></html>',
  ].join('');
}

/** To a visitor whom the api lets in again after `seconds`. */
export function tooManyHtml(seconds: number, url: string): string {
  return refusalHtml(refusals[429]!.title, tooManyFor(seconds), url);
}

/** What was asked for may be written as another site's address. */
function onThisSite(url: string): string {
  return url.startsWith('/') ? `/${url.replace(/^[/\\]+/, '')}` : '/';
}
