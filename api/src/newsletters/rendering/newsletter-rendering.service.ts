import { Injectable } from '@nestjs/common';
import { CampaignUpdatesService } from '../../content/campaign-updates/campaign-updates.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { NewsletterRow } from '../newsletters/newsletters.service.js';
import { htmlFor, MARKS, type Reader, withoutMarks } from './newsletter-marks.service.js';
import { type Frame, newsletterMjml } from './newsletter-mjml.js';
import type { NewsletterPart } from './newsletter-part.dto.js';
import { NewsletterPartsService } from './newsletter-parts.service.js';
import { renderingTexts as texts } from './newsletter-rendering.content.js';
import { newsletterText } from './newsletter-text.js';

export type WrittenNewsletter = Pick<
  NewsletterRow,
  'subject' | 'preheader' | 'blocks' | 'slug' | 'is_public' | 'campaign_update_id'
>;

/** A newsletter as it is sent, but for what each copy says of its own reader. */
export interface RenderedNewsletter {
  html: string;
  text: string;
  parts: NewsletterPart[];
  /** Of the HTML in UTF-8, in the copy of the reader whose name and links are longest. */
  bytes: number;
}

@Injectable()
export class NewsletterRenderingService {
  constructor(
    private readonly parts: NewsletterPartsService,
    private readonly updates: CampaignUpdatesService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** With the site's records as they are at this moment. */
  async render(written: WrittenNewsletter): Promise<RenderedNewsletter> {
    return this.drawn(written, await this.frame(written));
  }

  /** The same as staff try it: its visits are not counted, and it is nowhere online. */
  async renderTest(written: WrittenNewsletter): Promise<RenderedNewsletter> {
    const { ways, ...frame } = await this.frame(written);
    const page = this.onlinePage(written);
    const tried = ways.map(({ label, url }) => ({ label, url: url === page ? MARKS.preferences_url : url }));
    return this.drawn(written, { ...frame, ways: tried, code: '' });
  }

  private async drawn(written: WrittenNewsletter, frame: Frame): Promise<RenderedNewsletter> {
    const parts = (await this.parts.of(written.blocks)).map(unmarked);
    // Loaded with the first newsletter: it is a fifth of what a start would load.
    const { default: mjml2html } = await import('mjml');
    const { html: drawn } = await mjml2html(newsletterMjml(parts, frame), {
      validationLevel: 'strict',
      // A text that looks like an instruction to read a file is a text.
      ignoreIncludes: true,
      keepComments: false,
    });
    const html = drawn.replace(/^[ \t]+/gm, '').replace(/\n{2,}/g, '\n');
    const longest = htmlFor(html, longestReader(this.configuration.appUrl));
    return { html, text: newsletterText(parts, frame), parts, bytes: Buffer.byteLength(longest) };
  }

  private async frame(written: WrittenNewsletter): Promise<Frame> {
    const { subject, preheader, slug } = written;
    const { site_name, mail_footer } = await this.settings.values();
    const { appUrl } = this.configuration;
    return {
      ...(await this.reason(written)),
      site_name,
      app_url: appUrl,
      subject: withoutMarks(subject),
      preheader: withoutMarks(preheader),
      code: slug,
      footer: mail_footer,
    };
  }

  /** Why one receives it, and what one may do about it. */
  private async reason(written: WrittenNewsletter) {
    const { is_public, campaign_update_id } = written;
    if (campaign_update_id !== null) {
      const { campaign, path } = await this.updates.mention(campaign_update_id);
      const ways = [
        { label: texts.stopUpdates, url: MARKS.unsubscribe_url },
        { label: texts.updateOnline, url: this.configuration.appUrl + path },
      ];
      return { why: texts.whyUpdate(withoutMarks(campaign)), ways };
    }
    const ways = [
      { label: texts.preferences, url: MARKS.preferences_url },
      { label: texts.unsubscribe, url: MARKS.unsubscribe_url },
      ...(is_public ? [{ label: texts.online, url: this.onlinePage(written) }] : []),
    ];
    return { why: texts.why, ways };
  }

  private onlinePage({ slug }: WrittenNewsletter): string {
    return `${this.configuration.appUrl}/lettres/${slug}`;
  }
}

/** As long as a first name and a private link may be. */
function longestReader(appUrl: string): Reader {
  const url = `${appUrl}/lettre/desinscription/${'x'.repeat(64)}`;
  return {
    first_name: 'É'.repeat(80),
    agreed_on: texts.longestConsent,
    preferences_url: url,
    unsubscribe_url: url,
  };
}

function unmarked(part: NewsletterPart): NewsletterPart {
  const { html, title, text, label } = part;
  return {
    ...part,
    html: withoutMarks(html),
    title: withoutMarks(title),
    text: withoutMarks(text),
    label: withoutMarks(label),
  };
}
