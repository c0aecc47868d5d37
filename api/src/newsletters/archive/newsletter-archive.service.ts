import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { type PageQuery, pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import { withoutFirstName } from '../newsletters/newsletters.contract.js';
import { type NewsletterRow, NewslettersService } from '../newsletters/newsletters.service.js';
import type { NewsletterPart } from '../rendering/newsletter-part.dto.js';
import type { ArchivedNewsletter, ArchivedNewsletterSummary } from './archive.dto.js';
import { sentBlocks } from './archive.queries.js';

/** Newsletters that were sent, for anyone: nothing in them is about one reader. */
@Injectable()
export class NewsletterArchiveService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly configuration: Configuration,
  ) {}

  async list(query: PageQuery, asked: string): Promise<Page<ArchivedNewsletterSummary>> {
    const { offset, size } = pageWindow(query);
    const [rows, count] = await this.newsletters.published(offset, size);
    return pageOf(rows.map(summaryOf), count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  async find(slug: string): Promise<ArchivedNewsletter> {
    const row = await this.newsletters.publishedAt(slug);
    const sent = await sentBlocks.first(this.database, row.id);
    const blocks = (sent?.blocks ?? []).filter(({ kind }) => kind !== 'missing').map(forAnyone);
    return { ...summaryOf(row), blocks };
  }
}

function summaryOf({ slug, subject, preheader, started_at }: NewsletterRow): ArchivedNewsletterSummary {
  return {
    slug,
    subject: withoutFirstName(subject),
    preheader: withoutFirstName(preheader),
    sent_at: started_at!.toISOString(),
  };
}

const forAnyone = (part: NewsletterPart): NewsletterPart => ({
  ...part,
  html: shownRichText(withoutFirstName(part.html)),
  title: withoutFirstName(part.title),
  text: withoutFirstName(part.text),
  label: withoutFirstName(part.label),
  picture: part.picture && { ...part.picture, alt: withoutFirstName(part.picture.alt) },
});
