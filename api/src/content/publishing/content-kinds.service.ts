import type { EntityManager } from 'typeorm';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';

/** In the transaction that brings a record before the public. */
type Arrival = (tx: EntityManager, id: number) => Promise<void>;

/** Whether a record is used by another capability's, which must go on showing it. */
type Dependence = (tx: EntityManager, id: number) => Promise<boolean>;

/** The kinds of content that features have registered. */
export class ContentKindsService {
  private readonly kinds = new Map<string, ContentKind>();
  private readonly arrivals = new Map<string, Arrival>();
  private readonly dependences = new Map<string, Dependence>();

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

  /** Says how records of this kind are known to be used elsewhere; call it while the modules are being built. */
  whenUsed(resource: string, dependence: Dependence): void {
    this.dependences.set(resource, dependence);
  }

  /** Whether its own kind or another capability depends on this record. */
  async isDependedOn(tx: EntityManager, kind: ContentKind, id: number): Promise<boolean> {
    if (await kind.isDependedOn?.(tx, id)) return true;
    return (await this.dependences.get(kind.resource)?.(tx, id)) ?? false;
  }

  /** Tells of a record that the public reads from now on. */
  async notifyLive(tx: EntityManager, resource: string, id: number): Promise<void> {
    await this.arrivals.get(resource)?.(tx, id);
  }
}
