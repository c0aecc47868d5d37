import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';

/** The kinds of content that features have registered. */
export class ContentKindsService {
  private readonly kinds = new Map<string, ContentKind>();

  register<Row extends ContentColumns>(kind: ContentKind<Row>): void {
    this.kinds.set(kind.resource, kind as unknown as ContentKind);
  }

  find(resource: string): ContentKind | null {
    return this.kinds.get(resource) ?? null;
  }

  all(): ContentKind[] {
    return [...this.kinds.values()];
  }
}
