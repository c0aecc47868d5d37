import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { shows, ShowsPictures } from '../../content/media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { WritesContent } from '../../content/publishing/content-kinds.service.js';
import { PublishingService } from '../../content/publishing/publishing.service.js';
import { BearsTerms } from '../../content/taxonomy/term-uses.service.js';
import type { EventBulkBody, EventCancellation, EventInput, EventUpdate } from './event-input.dto.js';
import type { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { EVENT_KIND, eventColumns } from './event.kind.js';

/** What staff write of events. */
@Injectable()
@WritesContent(EVENT_KIND)
@BearsTerms({
  kind: EVENT_KIND,
  columns: ['tag_ids'],
  isPublic: "status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL",
})
@ShowsPictures({
  resource: 'events',
  sql: `SELECT id, title AS label FROM events
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['description'] })} ORDER BY ${inFrench('title')}`,
})
export class EventWritesService {
  constructor(private readonly publishing: PublishingService) {}

  create(input: EventInput, author: Author): Promise<number> {
    return this.publishing.create(EVENT_KIND, eventColumns(input), author);
  }

  update(id: number, { version, ...body }: EventUpdate, author: Author): Promise<void> {
    return this.publishing.save(EVENT_KIND, id, version, (row) => eventColumns(body, row), author);
  }

  /** The same values on many events: on all of them, or on none. */
  updateMany({ ids, values }: EventBulkBody, author: Author): Promise<number> {
    return this.publishing.saveMany(EVENT_KIND, ids, (row) => eventColumns(values, row), author);
  }

  /** The public reads at once that it will not take place, and why. */
  cancel(id: number, { version, reason }: EventCancellation, author: Author): Promise<void> {
    const cancelled = (row: EventRow) => {
      if (row.status !== 'published') throw eventErrors.notPublished();
      row.status = 'cancelled';
      row.cancellation_reason = reason;
    };
    return this.publishing.change(EVENT_KIND, id, version, cancelled, author);
  }

  /** It takes place after all. */
  reinstate(id: number, version: number, author: Author): Promise<void> {
    const reinstated = (row: EventRow) => {
      if (row.status !== 'cancelled') throw eventErrors.notCancelled();
      row.status = 'published';
      row.cancellation_reason = '';
    };
    return this.publishing.change(EVENT_KIND, id, version, reinstated, author);
  }
}
