import type { EntityManager } from 'typeorm';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';

/** In the transaction that brings a record before the public. */
type Arrival = (tx: EntityManager, id: number) => Promise<void>;

/** The kinds of content that features have registered. */
export class ContentKindsService {
  private readonly kinds = new Map<string, ContentKind>();
  private readonly arrivals = new Map<string, Arrival>();

  register<Row extends ContentColumns>(kind: ContentKind<Row>): void {
    this.kinds.set(kind.resource, kind as unknown as ContentKind);
  }

  find(resource: string): ContentKind | null {
    return this.kinds.get(resource) ?? null;
  }

  all(): ContentKind[] {
    return [...this.kinds.values()];
  }

  /** Says who must know when a record comes before the public; call it while the modules are being built. */
  whenLive(resource: string, arrival: Arrival): void {
    this.arrivals.set(resource, arrival);
  }

  /** Tells of a record that the public reads from now on. */
  async tellLive(tx: EntityManager, resource: string, id: number): Promise<void> {
    await this.arrivals.get(resource)?.(tx, id);
  }
}
