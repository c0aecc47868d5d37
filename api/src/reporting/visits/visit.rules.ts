import { isbot } from 'isbot';
import { RETURN_PAGES, VISIT_LIMITS, type VisitDevice, type VisitSourceKind } from './visit.contract.js';

export interface VisitSource {
  source_kind: VisitSourceKind;
  /** The campaign code, the name of the engine or network, « E-mail », or the host of the other site. */
  source: string;
  utm_source: string;
  utm_campaign: string;
}

interface Arrival {
  page: string;
  referrer: string;
  utm_source: string;
  utm_campaign: string;
}

const SEARCH_ENGINES: Readonly<Record<string, RegExp>> = {
  Google: /^(?:(?:images|scholar|cse|lens)\.)?google\.(?:com?\.)?[a-z]{2,3}$/,
  Bing: /(^|\.)bing\.com$/,
  Qwant: /(^|\.)qwant\.com$/,
  Ecosia: /(^|\.)ecosia\.org$/,
  DuckDuckGo: /(^|\.)duckduckgo\.com$/,
  Yahoo: /(^|\.)search\.yahoo\.com$/,
  Lilo: /(^|\.)lilo\.org$/,
  Startpage: /(^|\.)startpage\.com$/,
  Brave: /^search\.brave\.com$/,
  Yandex: /^(?:images\.)?yandex\.(?:com?\.)?[a-z]{2,3}$/,
};
const NETWORKS: Readonly<Record<string, RegExp>> = {
  Facebook: /(^|\.)(?:facebook\.com|fb\.me|messenger\.com)$/,
  Instagram: /(^|\.)instagram\.com$/,
  LinkedIn: /(^|\.)(?:linkedin\.com|lnkd\.in)$/,
  WhatsApp: /(^|\.)(?:whatsapp\.com|wa\.me)$/,
  X: /(^|\.)(?:t\.co|twitter\.com|x\.com)$/,
  YouTube: /(^|\.)(?:youtube\.com|youtu\.be)$/,
  TikTok: /(^|\.)tiktok\.com$/,
  Bluesky: /(^|\.)bsky\.app$/,
  Telegram: /(^|\.)(?:telegram\.org|t\.me)$/,
  Reddit: /(^|\.)reddit\.com$/,
};

/** Where one reads e-mails: whose does not matter. */
const WEBMAIL =
  /^(?:[a-z]{2}\.)?(?:web)?mail\d*\.[^.]+\.|^(?:zimbra|roundcube|messagerie[a-z\d-]*)\.[^.]+\.|^outlook\.(?:live|office|office365)\.com$/;
const BY_EMAIL = 'E-mail';

/** Where one pays, and where banks ask who pays: whoever comes from there has been here before. */
const PAYING =
  /(^|\.)(?:stripe\.com|stripe\.network|link\.com|paypal\.com|paypalobjects\.com|braintreegateway\.com|cardinalcommerce\.com|arcot\.com|3dsecure\.io|wlp-acs\.com|monext\.fr|modirum\.com|netcetera\.com|entersekt\.com)$|^(?:3ds2?|acs\d*|emv3ds)[.-][^.]+\./;

/**
 * Where a visit came from, by its first page: codes first, then the host of the page before; never a whole address. From
 * our own host, from where one pays, or to a page where one comes back from elsewhere, a visit goes on: no new source.
 * Where it is the first that is known of it that day, as after midnight, it goes on all the same.
 */
export function sourceOf(
  { page, referrer, utm_source, utm_campaign }: Arrival,
  ownHost: string,
): VisitSource {
  const codes = { utm_source: codeOf(utm_source), utm_campaign: codeOf(utm_campaign) };
  const code = codes.utm_campaign || codes.utm_source;
  if (code) return { source_kind: 'code', source: code, ...codes };
  const host = hostOf(referrer);
  if (!host) return { source_kind: 'direct', source: '', ...codes };
  const goesOn = host === plainHost(ownHost) || PAYING.test(host) || RETURN_PAGES.has(page);
  if (goesOn) return { source_kind: 'onward', source: '', ...codes };
  const engine = namedBy(SEARCH_ENGINES, host);
  if (engine) return { source_kind: 'search', source: engine, ...codes };
  const network = namedBy(NETWORKS, host);
  if (network) return { source_kind: 'social', source: network, ...codes };
  return { source_kind: 'site', source: WEBMAIL.test(host) ? BY_EMAIL : host, ...codes };
}

function hostOf(referrer: string): string | null {
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return null;
  return plainHost(new URL(referrer).hostname).slice(0, VISIT_LIMITS.source_length);
}

/** One site, however its host is written: `M.Example.org.` is example.org. */
const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.)/, '');

/** One link, however its code was typed. */
export const codeOf = (code: string): string =>
  code.trim().toLowerCase().slice(0, VISIT_LIMITS.source_length);

const namedBy = (table: Readonly<Record<string, RegExp>>, host: string): string | undefined =>
  Object.entries(table).find(([, pattern]) => pattern.test(host))?.[0];

export function deviceOf(agent: string): VisitDevice {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Opera Mini|KAIOS/i.test(agent) ? 'phone' : 'computer';
}

/** The country that the CDN names, else that of the first language that has one: `fr-CM` is Cameroon; empty if none. */
export function countryOf(named: string, languages: string): string {
  if (/^[A-Z]{2}$/i.test(named) && !/^(?:XX|T1)$/i.test(named)) return named.toUpperCase();
  return /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languages)?.[1]?.toUpperCase() ?? '';
}

/** Programs that open the links of e-mails before anybody reads them, which `isbot` takes for browsers. */
const LINK_SCANNERS = /BarracudaCentral|Microsoft Office\b|\bms-office\b/i;

/** A browser that says nothing of itself counts as one. */
export const isRobot = (agent: string): boolean => agent === '' || LINK_SCANNERS.test(agent) || isbot(agent);
