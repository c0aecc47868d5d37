import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { TermsService } from '../../content/taxonomy/terms.service.js';
import { PROGRAMME_TAG } from './event-choices.contract.js';
import type { EventInput } from './event-input.dto.js';
import { EventWritesService } from './event-writes.service.js';

/** Events of the university programme: drafts like any other, found by their tag. */
@Injectable()
export class UniversityEventsService {
  constructor(
    private readonly writes: EventWritesService,
    private readonly terms: TermsService,
  ) {}

  /** The event bears the programme's tag where the association has one. */
  async create({ tag_ids = [], ...event }: EventInput, author: Author): Promise<number> {
    const { tags } = await this.terms.mentions();
    const own = [...tags.values()].filter(({ slug }) => slug === PROGRAMME_TAG).map(({ id }) => id);
    return this.writes.create({ ...event, tag_ids: [...new Set([...tag_ids, ...own])] }, author);
  }
}
