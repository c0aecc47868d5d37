import { Injectable } from '@nestjs/common';
import { ShowsPictures } from '../../content/media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';

/** The pictures that newsletters show: while one does, it stays in the library. */
@Injectable()
@ShowsPictures({
  resource: 'newsletters',
  sql: `SELECT id, title AS label FROM newsletters
         WHERE blocks @> jsonb_build_array(jsonb_build_object('media_id', $1::int)) ORDER BY ${inFrench('title')}`,
})
export class NewsletterPicturesService {}
