import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonalDataDescription } from '../../platform/personal-data/personal-data-source.js';
import { FormerAddressesService } from '../merges/former-addresses.service.js';
import type { HeldKind } from './personal-data.dto.js';
import { countHeld, PersonalDataSourcesService } from './personal-data-sources.service.js';

/** What is held of a person, counted by kind. */
@Injectable()
export class HeldDataService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly former: FormerAddressesService,
  ) {}

  /** Under which address it is held instead, where the person of this one was merged. */
  keptInstead(tx: EntityManager, email: string): Promise<string | null> {
    return this.former.keptInstead(tx, email);
  }

  /** Kinds of which something is held, in the order of their names. */
  async of(tx: EntityManager, email: string): Promise<HeldKind[]> {
    const kinds: HeldKind[] = [];
    for (const { description } of this.sources.all()) {
      const kind = await countKind(tx, description, email);
      if (kind.count > 0) kinds.push(kind);
    }
    return kinds.toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
  }
}

async function countKind(
  tx: EntityManager,
  { kind, label, tables }: PersonalDataDescription,
  email: string,
): Promise<HeldKind> {
  const held: HeldKind = { kind, label, count: 0, tables: [], kept: [] };
  for (const [key, table] of Object.entries(tables)) {
    const counts = await countHeld(tx, key, table, email);
    if (counts.held === 0) continue;
    held.count += counts.held;
    held.tables.push({ label: table.label, count: counts.held });
    if (table.kept && counts.kept > 0) {
      const fields = table.kept.columns.flatMap((column) => table.columns[column] ?? []);
      held.kept.push({ label: table.label, count: counts.kept, fields, reason: table.kept.reason });
    }
  }
  return held;
}
