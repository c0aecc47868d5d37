import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import { byName, markedValues } from '../../platform/discovery/marked-providers.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';

type Arrival = (tx: EntityManager, id: number) => Promise<void>;
type Use = (tx: EntityManager, id: number) => Promise<boolean>;
type Check = (tx: EntityManager, row: ContentColumns) => Promise<Record<string, string>>;
type Refusal = (tx: EntityManager, id: number) => Promise<void>;

const Writes = DiscoveryService.createDecorator<ContentKind>();

/** Marks the provider that writes a kind of content. */
export const WritesContent = <Row extends ContentColumns>(kind: ContentKind<Row>) =>
  Writes(kind as unknown as ContentKind);

/** Marks a method `(tx, id)` that follows what comes before the public, in the transaction that brings it there. */
export const OnContentLive = DiscoveryService.createDecorator<string>();

/** Marks a method `(tx, id)` that answers whether others depend on a record: it is archived where it would be deleted. */
export const UsesContent = DiscoveryService.createDecorator<string>();

/** Marks a method `(tx, id)` that refuses (409) that a record leaves the public, withdrawn or deleted, while others count on it. */
export const RefusesLeaving = DiscoveryService.createDecorator<string>();

/** Marks a method `(tx, row)` that answers why a text may not be saved, by field, for what depends on its record. */
export const ChecksContent = DiscoveryService.createDecorator<string>();

/** The kinds of content, and what other capabilities do with their records. */
@Injectable()
export class ContentKindsService implements OnModuleInit {
  private kinds: ReadonlyMap<string, ContentKind> = new Map();
  private arrivals: MarkedMethod<string, Arrival>[] = [];
  private uses: MarkedMethod<string, Use>[] = [];
  private checks: MarkedMethod<string, Check>[] = [];
  private refusals: MarkedMethod<string, Refusal>[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.kinds = byName(markedValues(this.discovery, Writes), ({ resource }) => resource);
    this.arrivals = markedMethods<string, Arrival>(this.discovery, OnContentLive);
    this.uses = markedMethods<string, Use>(this.discovery, UsesContent);
    this.refusals = markedMethods<string, Refusal>(this.discovery, RefusesLeaving);
    this.checks = markedMethods<string, Check>(this.discovery, ChecksContent);
    const named = [...this.arrivals, ...this.uses, ...this.refusals, ...this.checks].map(
      ({ value }) => value,
    );
    const unknown = named.find((resource) => !this.kinds.has(resource));
    if (unknown) throw new Error(`No provider is marked for the kind of content « ${unknown} »`);
  }

  find(resource: string): ContentKind | null {
    return this.kinds.get(resource) ?? null;
  }

  all(): ContentKind[] {
    return [...this.kinds.values()];
  }

  async isDependedOn(tx: EntityManager, { resource }: ContentKind, id: number): Promise<boolean> {
    for (const { value, run } of this.uses) if (value === resource && (await run(tx, id))) return true;
    return false;
  }

  /** Why a text may not be saved for what depends on its record, by field. */
  async faults(tx: EntityManager, { resource }: { resource: string }, row: ContentColumns) {
    const faults: Record<string, string> = {};
    for (const { value, run } of this.checks)
      if (value === resource) Object.assign(faults, await run(tx, row));
    return faults;
  }

  /** Refuses that a record leaves the public while another capability counts on it. */
  async assertMayLeave(tx: EntityManager, { resource }: ContentKind, id: number): Promise<void> {
    for (const { value, run } of this.refusals) if (value === resource) await run(tx, id);
  }

  /** Tells of a record that the public reads from now on. */
  async notifyLive(tx: EntityManager, resource: string, id: number): Promise<void> {
    for (const { value, run } of this.arrivals) if (value === resource) await run(tx, id);
  }
}
