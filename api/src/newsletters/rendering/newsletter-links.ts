const INSIDE = /^\/(?!\/)/;

/**
 * Marks links of our own site with the campaign codes of this newsletter; those that lead elsewhere stay as they are.
 * A test has no code: who tries its links is in no figure.
 */
export function campaignLink(url: string, appUrl: string, code: string): string {
  const isOurs = INSIDE.test(url) || url === appUrl || url.startsWith(`${appUrl}/`);
  if (!isOurs) return url;
  const address = URL.parse(url, appUrl);
  if (!address) return url;
  if (code === '') return address.href;
  for (const [name, value] of [
    ['utm_source', 'lettre'],
    ['utm_medium', 'email'],
    ['utm_campaign', code],
  ] as const)
    address.searchParams.set(name, value);
  return address.href;
}

/** The same of every link of a sanitised rich text. */
export const withCampaignLinks = (html: string, appUrl: string, code: string): string =>
  html.replace(/href="([^"]*)"/g, (_, href: string) => {
    const link = campaignLink(href.replaceAll('&amp;', '&'), appUrl, code);
    return `href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
