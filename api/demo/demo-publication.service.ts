import { Injectable } from '@nestjs/common';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { ContentKindsService } from '../src/content/publishing/content-kinds.service.js';
import { PublicationService } from '../src/content/publishing/publication.service.js';

/** The version of a record that has just been made. */
const FRESH = 1;

/** Puts what the demonstration has just made before the public. */
@Injectable()
export class DemoPublicationService {
  constructor(
    private readonly kinds: ContentKindsService,
    private readonly publication: PublicationService,
  ) {}

  /** Now, or at the moment `at`. */
  async publish(resource: string, id: number, at: Date | null, author: Author): Promise<void> {
    const kind = this.kinds.find(resource);
    if (!kind) throw new Error(`No provider is marked for the kind of content « ${resource} »`);
    await this.publication.publish(kind, id, FRESH, at, author);
  }
}
