interface Embedded {
  /** The site's own address, without a slash at its end. */
  site: string;
  campaign: { slug: string; title: string } | null;
}

const HEART =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" aria-hidden="true"><path d="M12 20.5S3.5 15.6 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.3-8.5 11.2-8.5 11.2Z"/></svg>';
const BUTTON_STYLE =
  'display:inline-flex;align-items:center;gap:10px;padding:12px 22px;border-radius:8px;background:#c2410c;color:#fff;font:650 16px/1.2 system-ui,sans-serif;text-decoration:none';

/** A donation button: a link and a drawing. */
export function buttonCode({ site, campaign }: Embedded, label: string): string {
  const query = new URLSearchParams({ ...(campaign && { campaign: campaign.slug }), source: 'bouton' });
  const address = escaped(`${site}/faire-un-don?${query}`);
  return `<a href="${address}" style="${BUTTON_STYLE}">${HEART} ${escaped(label)}</a>`;
}

/** The progress of a campaign in a frame. */
export function frameCode(site: string, campaign: { slug: string; title: string }): string {
  const address = escaped(`${site}/integration/campagnes/${encodeURIComponent(campaign.slug)}`);
  const title = escaped(campaign.title);
  return `<iframe src="${address}" title="${title}" width="100%" height="280" style="max-width:480px;border:0" loading="lazy"></iframe>`;
}

/** The same as a picture that leads to the campaign. */
export function pictureCode(
  site: string,
  campaign: { slug: string; title: string },
  alternative: string,
): string {
  const slug = encodeURIComponent(campaign.slug);
  const picture = escaped(`${site}/integration/campagnes/${slug}.svg`);
  return `<a href="${escaped(`${site}/campagnes/${slug}`)}"><img src="${picture}" alt="${escaped(alternative)}" width="480"></a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
