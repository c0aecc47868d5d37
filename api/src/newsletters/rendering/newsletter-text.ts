import { convert } from 'html-to-text';
import { campaignLink, withCampaignLinks } from './newsletter-links.js';
import { MARKS } from './newsletter-marks.service.js';
import type { Frame } from './newsletter-mjml.js';
import type { NewsletterPart } from './newsletter-part.dto.js';

/** A newsletter as plain text, for programs and people that prefer it. */
export function newsletterText(parts: readonly NewsletterPart[], frame: Frame): string {
  const { why, ways, footer, site_name, app_url } = frame;
  const blocks = parts.map((part) => partText(part, frame)).filter(Boolean);
  const foot = [
    '-- ',
    site_name,
    app_url,
    footer,
    '',
    `${why} ${MARKS.agreed_on}.`,
    ...ways.map(({ label, url }) => `${label}\u00a0: ${url}`),
  ];
  return `${[...blocks, foot.filter((line, index) => line || index > 3).join('\n')].join('\n\n')}\n`;
}

function partText(part: NewsletterPart, { app_url, code }: Frame): string {
  const { kind, html, tag, title, text, value, label, url, picture, progress } = part;
  const link = (to: string) => campaignLink(to, app_url, code);
  switch (kind) {
    case 'text':
      return plain(withCampaignLinks(withBareLinks(html, link), app_url, code));
    case 'picture':
      return [picture && `[${picture.alt}]`, text, url && link(url)].filter(Boolean).join('\n');
    case 'button':
      return `${label}\u00a0: ${link(url)}`;
    case 'quote':
      return [`«\u00a0${text}\u00a0»`, label && `— ${label}`].filter(Boolean).join('\n');
    case 'figure':
      return [`${value} ${label.charAt(0).toLowerCase()}${label.slice(1)}`, text].filter(Boolean).join('\n');
    case 'card':
      return [
        `${tag}\u00a0: ${title}`,
        picture?.alt && `[${picture.alt}]`,
        text,
        progress?.text,
        `${label}\u00a0: ${link(url)}`,
      ]
        .filter(Boolean)
        .join('\n');
    case 'divider':
      return '* * *';
    case 'missing':
      return '';
  }
}

/** A link whose words are its address stands once, as it leads. */
const withBareLinks = (html: string, link: (to: string) => string) =>
  html.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]*)<\/a>/g, (whole, href: string, words: string) =>
    words.trim() === href ? link(href.replaceAll('&amp;', '&')).replaceAll('&', '&amp;') : whole,
  );

const plain = (html: string) =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'h4', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    ],
  }).trim();
