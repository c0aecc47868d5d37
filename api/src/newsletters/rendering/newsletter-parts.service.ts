import { Injectable } from '@nestjs/common';
import { PicturesService } from '../../content/media/pictures.service.js';
import type { Picture } from '../../content/media/picture.dto.js';
import { Clock } from '../../platform/clock/clock.js';
import { dateInFrench, parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import type { NewsletterBlock } from '../newsletters/newsletter.dto.js';
import { isTargeted } from '../newsletters/newsletters.contract.js';
import { NewsletterFiguresService } from './newsletter-figures.service.js';
import type { NewsletterPart, NewsletterPartKind, NewsletterPicture } from './newsletter-part.dto.js';
import { NewsletterRecordsService } from './newsletter-records.service.js';
import { renderingTexts as texts } from './newsletter-rendering.content.js';

/** Wide enough for a screen of twice the dots, small enough for a phone's plan. */
const WIDEST = 1000;

/** Blocks with what the site holds of their records at this moment; figures that change say of which day they are. */
@Injectable()
export class NewsletterPartsService {
  constructor(
    private readonly pictures: PicturesService,
    private readonly figures: NewsletterFiguresService,
    private readonly records: NewsletterRecordsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async of(blocks: readonly NewsletterBlock[]): Promise<NewsletterPart[]> {
    const library = await this.pictures.byIds(blocks.map(({ media_id }) => media_id));
    const figures = blocks.some(({ type }) => type === 'figure') ? await this.figures.all() : [];
    const today = dateInFrench(parisDay(this.clock.now()));
    return Promise.all(
      blocks.map(async (block) => {
        const { type, html, text, author, label, url, alt } = block;
        if (type === 'text') return html ? part('text', { html: shownRichText(html) }) : missing(block);
        if (type === 'divider') return part('divider');
        if (type === 'quote') return text ? part('quote', { text, label: author }) : missing(block);
        if (type === 'button') return label && url ? part('button', { label, url }) : missing(block);
        if (type === 'picture') {
          const found = block.media_id === null ? undefined : library.get(block.media_id);
          return found ? part('picture', { picture: this.picture(found, alt), text, url }) : missing(block);
        }
        if (type === 'figure') {
          const found = figures.find(({ name }) => name === block.figure);
          if (!found) return missing(block);
          return part('figure', { value: found.value, label: texts.figure(found.label, today), text });
        }
        const record = isTargeted(type) ? await this.records.shown(type, block, today) : null;
        if (!record) return missing(block);
        const picture = record.picture && this.picture(record.picture, '');
        return part('card', { ...record, picture, label: label || record.label });
      }),
    );
  }

  private picture({ alt, width, height, webp }: Picture, words: string): NewsletterPicture {
    const size = webp.findLast((one) => one.width <= WIDEST) ?? webp[0]!;
    return {
      src: this.configuration.appUrl + size.url.replace(/\.webp$/, '.jpg'),
      alt: words || alt,
      width: size.width,
      height: Math.round((size.width * height) / width),
    };
  }
}

function part(kind: NewsletterPartKind, said: Partial<NewsletterPart> = {}): NewsletterPart {
  const blank = { html: '', title: '', tag: '', text: '', value: '', label: '', url: '' };
  return { kind, ...blank, picture: null, progress: null, ...said };
}

const missing = ({ type }: NewsletterBlock) => part('missing', { tag: type, text: texts.missing });
