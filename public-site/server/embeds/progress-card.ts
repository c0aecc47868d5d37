import type { CardLabels } from './card-words.ts';
import { embedContent as content } from './embeds.content.ts';

/** Its own look, whatever page it stands in; light and dark as the reader's device asks. */
export const CARD_STYLE = `:root{color-scheme:light dark;--ink:#14172e;--soft:#4a4f6e;--ground:#fff;--line:#d5d9ec;--track:#e6e9f8;--give:#c2410c;--title:#1a2160}
@media (prefers-color-scheme:dark){:root{--ink:#eef0fc;--soft:#bcc3ea;--ground:#131846;--line:#2e3575;--track:#2e3575;--give:#c2410c;--title:#fff}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.4 system-ui,'Segoe UI',Roboto,sans-serif;color:var(--ink);background:transparent}
main{display:grid;gap:12px;padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--ground)}
h1{font-size:20px;line-height:1.2;color:var(--title)}
p{color:var(--soft);font-size:15px}
.track{height:10px;border-radius:5px;background:var(--track);overflow:hidden}
.fill{display:block;height:100%;background:var(--give)}
nav{display:flex;flex-wrap:wrap;gap:8px}
a{display:inline-flex;align-items:center;min-height:44px;padding:8px 18px;border:2px solid currentcolor;border-radius:8px;color:var(--title);font-weight:650;text-decoration:none}
a.give{background:var(--give);border-color:var(--give);color:#fff}
a:focus-visible{outline:3px solid var(--title);outline-offset:2px}`;

/** The progress of a campaign as a small page, to be put in a frame of another site. */
export function progressCard(words: CardLabels, giveAddress: string | null): string {
  const { title, site, percentage, goals, address } = words;
  const link = (to: string, label: string, name = '') =>
    `<a href="${escaped(to)}" target="_blank" rel="noopener"${name && ` class="${name}"`}>${escaped(label)}</a>`;
  return [
    '<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${CARD_STYLE}</style></head><body><main>`,
    `<p>${escaped(content.raised(site))}</p><h1>${escaped(title)}</h1>`,
    `<div class="track" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${percentage}" aria-label="${escaped(content.progress(title, percentage))}">`,
    `<svg class="fill" width="${percentage}%" height="10" aria-hidden="true"></svg></div>`,
    `<p><strong>${percentage}\u00a0%</strong> · ${goals.map(escaped).join(' · ')}</p>`,
    `<nav aria-label="${escaped(title)}">${giveAddress ? link(giveAddress, content.give, 'give') : ''}${link(address, content.see)}</nav>`,
    '</main></body></html>',
  ].join('');
}

export function escaped(text: string): string {
  const named: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}
