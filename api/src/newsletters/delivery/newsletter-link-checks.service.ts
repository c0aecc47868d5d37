import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { LinkProbeService } from '../../universities/links/link-probe.service.js';
import type { NewsletterPart } from '../rendering/newsletter-part.dto.js';

const AT_ONCE = 6;
const PATIENCE_MS = 4000;
const KEPT_MS = 120_000;

export interface LookedLink {
  url: string;
  state: 'alive' | 'dead' | 'silent';
  fault: string;
}

/** Whether the links of a newsletter lead somewhere; what was seen is good for two minutes. */
@Injectable()
export class NewsletterLinkChecksService {
  private readonly seen = new Map<string, { at: number; looked: LookedLink }>();

  constructor(
    private readonly probe: LinkProbeService,
    private readonly configuration: Configuration,
  ) {}

  async look(parts: readonly NewsletterPart[]): Promise<LookedLink[]> {
    const urls = [...new Set(parts.flatMap(linksOf))].map((url) => this.complete(url));
    const looked: LookedLink[] = [];
    const turns = Array.from({ length: AT_ONCE }, async () => {
      for (let url = urls.shift(); url; url = urls.shift()) looked.push(await this.one(url));
    });
    await Promise.all(turns);
    return looked;
  }

  private complete(url: string): string {
    return url.startsWith('/') ? this.configuration.appUrl + url : url;
  }

  private async one(url: string): Promise<LookedLink> {
    const known = this.seen.get(url);
    if (known && Date.now() - known.at < KEPT_MS) return known.looked;
    const isOurs = url === this.configuration.appUrl || url.startsWith(`${this.configuration.appUrl}/`);
    const looked = isOurs ? await this.ourOwn(url) : await this.elsewhere(url);
    if (this.seen.size > 1000) this.seen.clear();
    this.seen.set(url, { at: Date.now(), looked });
    return looked;
  }

  private async elsewhere(url: string): Promise<LookedLink> {
    const { isAlive, isSilence, fault } = await this.probe.look(url);
    return { url, state: isAlive ? 'alive' : isSilence ? 'silent' : 'dead', fault };
  }

  /** A page of this very site, which may stand on a private network: asked as it is, and nowhere else. */
  private async ourOwn(url: string): Promise<LookedLink> {
    try {
      const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
      const isDead = status === 404 || status === 410;
      return { url, state: isDead ? 'dead' : 'alive', fault: isDead ? `cette page n’existe pas` : '' };
    } catch {
      return { url, state: 'silent', fault: 'le site n’a pas répondu' };
    }
  }
}

function linksOf({ kind, html, url }: NewsletterPart): string[] {
  if (kind === 'missing') return [];
  const inText = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...inText, ...(url ? [url] : [])].filter((link) => /^(?:https?:\/\/|\/)/i.test(link));
}
