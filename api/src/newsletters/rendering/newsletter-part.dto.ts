import { ApiProperty } from '@nestjs/swagger';
import { QueryText } from '../../platform/http/query-fields.js';

export const NEWSLETTER_PART_KINDS = [
  'text',
  'picture',
  'button',
  'quote',
  'card',
  'figure',
  'divider',
  'missing',
] as const;
export type NewsletterPartKind = (typeof NEWSLETTER_PART_KINDS)[number];

export class NewsletterPicture {
  /** A complete address, in a format that mail programs show. */
  src: string;

  alt: string;

  @ApiProperty({ type: 'integer' })
  width: number;

  @ApiProperty({ type: 'integer' })
  height: number;
}

export class NewsletterProgress {
  /** 0 to 100. */
  percentage: number;

  /** « 15 870 € sur 24 000 € au 29 novembre 2026 ». */
  text: string;
}

/** A block as it is read, with what the site holds of its record at that moment. */
export class NewsletterPart {
  @ApiProperty({ enum: NEWSLETTER_PART_KINDS })
  kind: NewsletterPartKind;

  /** Sanitised; `{prénom}` stands for the reader's first name. */
  html: string;
  title: string;
  /** Above the title of a card: « Campagne », « Article ». */
  tag: string;
  text: string;
  /** Of a figure: what is counted, already written in French. */
  value: string;
  label: string;
  /** A complete address, or a page of the site. */
  url: string;
  picture: NewsletterPicture | null;
  progress: NewsletterProgress | null;
}

/** `GET admin/newsletters/{id}/preview`. */
export class NewsletterPreviewQuery {
  @QueryText('Le prénom de l’exemple ; vide, une personne dont il n’est pas connu.', 80)
  first_name?: string;
}

/** The newsletter as it would arrive now. */
export class NewsletterPreview {
  html: string;
  text: string;
  subject: string;

  @ApiProperty({ type: 'integer' })
  bytes: number;

  sender_name: string;
  sender_address: string;
}

/** `GET admin/newsletter-figures`. */
export class NewsletterFigure {
  name: string;
  label: string;
  value: string;
}
