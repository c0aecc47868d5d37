import { escaped } from '../../platform/http/escaped.js';
import { buttonHtml } from './newsletter-button.js';
import { campaignLink, withCampaignLinks } from './newsletter-links.js';
import { MARKS } from './newsletter-marks.service.js';
import type { NewsletterPart, NewsletterPicture, NewsletterProgress } from './newsletter-part.dto.js';
import { NEWSLETTER_STYLES } from './newsletter-styles.js';

/** What stands around the blocks. */
export interface Frame {
  site_name: string;
  app_url: string;
  subject: string;
  preheader: string;
  /** The campaign code of its links; empty in a test. */
  code: string;
  /** Why one receives it: the day on which one agreed comes after it. */
  why: string;
  /** What one may do about it, as a label and an address each. */
  ways: readonly { label: string; url: string }[];
  footer: string;
}

/** A newsletter in MJML, whose tables hold in every mail program. */
export function newsletterMjml(parts: readonly NewsletterPart[], frame: Frame): string {
  const { subject, preheader, site_name } = frame;
  return `<mjml lang="fr"><mj-head><mj-title>${escaped(subject)}</mj-title><mj-preview>${escaped(preheader)}</mj-preview>${NEWSLETTER_STYLES}</mj-head>
<mj-body css-class="page" background-color="#f3f5fc" width="600px">
<mj-section css-class="band" background-color="#1a2160" border-radius="8px 8px 0 0" padding="16px 24px"><mj-column><mj-text padding="0" font-size="18px" font-weight="700" color="#ffffff">${escaped(site_name)}</mj-text></mj-column></mj-section>
<mj-wrapper css-class="sheet" background-color="#ffffff" padding="8px 0 16px">${parts.map((part) => partMjml(part, frame)).join('\n')}</mj-wrapper>
${footMjml(frame)}</mj-body></mjml>`;
}

function partMjml(part: NewsletterPart, frame: Frame): string {
  const { kind, html, text, value, label, url, picture } = part;
  const link = (to: string) => escaped(campaignLink(to, frame.app_url, frame.code));
  if (kind === 'missing') return '';
  if (kind === 'divider')
    return section(
      '<mj-divider border-width="1px" border-color="#d5d9ec" css-class="line" padding="8px 0" />',
    );
  if (kind === 'text')
    return section(
      `<mj-text css-class="words" padding="8px 0">${withCampaignLinks(html, frame.app_url, frame.code)}</mj-text>`,
    );
  if (kind === 'button') return section(buttonMjml(label, link(url)));
  if (kind === 'quote')
    return section(
      `<mj-text css-class="words quote" padding="8px 0"><blockquote><p>«&nbsp;${lines(text)}&nbsp;»</p>${label ? `<p class="small">${escaped(label)}</p>` : ''}</blockquote></mj-text>`,
    );
  if (kind === 'figure')
    return section(
      `<mj-text css-class="words figure" padding="8px 0" align="center"><p class="value">${escaped(value)}</p><p class="small">${escaped(label)}</p>${text ? `<p>${lines(text)}</p>` : ''}</mj-text>`,
    );
  if (kind === 'picture' && picture) {
    const caption = text
      ? `<mj-text css-class="words" padding="0"><p class="small">${lines(text)}</p></mj-text>`
      : '';
    return section(pictureMjml(picture, url && link(url)) + caption);
  }
  return cardMjml(part, link(url));
}

const section = (content: string) =>
  `<mj-section padding="0 24px"><mj-column>${content}</mj-column></mj-section>`;

function cardMjml({ tag, title, text, label, picture, progress }: NewsletterPart, url: string): string {
  const words = `<p class="small">${escaped(tag)}</p><h3><a href="${url}">${escaped(title)}</a></h3>${text ? `<p>${lines(text)}</p>` : ''}${progress ? progressHtml(progress) : ''}`;
  return `<mj-section padding="8px 24px"><mj-column css-class="card" border="1px solid #d5d9ec" border-radius="8px" padding="0">${picture ? pictureMjml(picture, url) : ''}<mj-text css-class="words" padding="16px 16px 0">${words}</mj-text>${buttonMjml(label, url, '0 16px 16px')}</mj-column></mj-section>`;
}

function pictureMjml({ src, alt, width }: NewsletterPicture, url: string): string {
  const href = url ? ` href="${url}"` : '';
  return `<mj-image src="${escaped(src)}" alt="${escaped(alt)}" width="${Math.min(width, 552)}px" padding="8px 0"${href} />`;
}

const buttonMjml = (label: string, url: string, padding = '8px 0') =>
  `<mj-text css-class="button" padding="${padding}">${buttonHtml(label, url)}</mj-text>`;

/** A bar of two cells, which every program draws; what it shows is said under it. */
function progressHtml({ percentage, text }: NewsletterProgress): string {
  const cell = (kind: string, width: number, color: string) =>
    width > 0
      ? `<td class="${kind}" width="${width}%" style="height:8px;background:${color};font-size:0;line-height:8px">&nbsp;</td>`
      : '';
  const cells = cell('done', percentage, '#c2410c') + cell('track', 100 - percentage, '#fde8dc');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr>${cells}</tr></table><p class="small">${escaped(text)}</p>`;
}

function footMjml({ why, ways, footer, site_name, app_url }: Frame): string {
  const link = (url: string, label: string) => `<a href="${escaped(url)}">${escaped(label)}</a>`;
  return `<mj-section padding="16px 24px"><mj-column><mj-text css-class="foot" padding="0" font-size="14px" color="#4a4f6e"><p>${escaped(why)} ${MARKS.agreed_on}.<br />${ways.map(({ url, label }) => link(url, label)).join(' · ')}</p><p>${escaped(site_name)} · ${link(app_url, app_url.replace(/^https?:\/\//, ''))}${footer ? `<br />${lines(footer)}` : ''}</p></mj-text></mj-column></mj-section>`;
}

const lines = (text: string) => escaped(text).replaceAll('\n', '<br />');
