import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { TEST_LINK } from '../../people/newsletter/newsletter.contract.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import { htmlFor, type Reader, textFor } from './newsletter-marks.service.js';
import type { NewsletterPreview } from './newsletter-part.dto.js';
import { NewsletterRenderingService, type WrittenNewsletter } from './newsletter-rendering.service.js';
import { renderingTexts as texts } from './newsletter-rendering.content.js';

/** A newsletter as it would arrive now, in the copy of a reader who is only an example. */
@Injectable()
export class NewsletterPreviewService {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly rendering: NewsletterRenderingService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async preview(id: number, first_name: string): Promise<NewsletterPreview> {
    return this.previewOf(await this.newsletters.row(id), first_name);
  }

  /** The same of what is written so. */
  async previewOf(written: WrittenNewsletter, first_name: string): Promise<NewsletterPreview> {
    const { html, text, bytes } = await this.rendering.render(written);
    const reader = this.example(first_name);
    const { site_name, mail_sender_name } = await this.settings.values();
    return {
      html: htmlFor(html, reader),
      text: textFor(text, reader),
      subject: textFor(written.subject, reader),
      bytes,
      sender_name: mail_sender_name || site_name,
      sender_address: this.configuration.mailFromAddress,
    };
  }

  /** A reader whose links lead to pages that say it is a test, and change nothing. */
  example(first_name: string = texts.exampleName): Reader {
    const page = `${this.configuration.appUrl}/lettre`;
    return {
      first_name,
      agreed_on: texts.exampleConsent,
      preferences_url: `${page}/preferences/${TEST_LINK}`,
      unsubscribe_url: `${page}/desinscription/${TEST_LINK}`,
    };
  }
}
