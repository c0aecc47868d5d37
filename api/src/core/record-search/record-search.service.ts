import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { RangeQuery } from '../../platform/react-admin/range-query.js';
import {
  type FindRecords,
  FindsRecords,
  type RecordFinder,
} from '../../platform/react-admin/record-finder.js';
import { RECORD_SEARCH_LIMITS } from './record-search.contract.js';
import type { FoundRecord } from './record-search.dto.js';

/** Finds records of every resource that whoever asks may read whole; of masked ones nobody learns a name by letters. */
@Injectable()
export class RecordSearchService implements OnModuleInit {
  private finders!: MarkedMethod<RecordFinder, FindRecords>[];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.finders = markedMethods<RecordFinder, FindRecords>(this.discovery, FindsRecords);
  }

  async find(q: string, caller: CallingStaff): Promise<FoundRecord[]> {
    if (q.length < RECORD_SEARCH_LIMITS.least) return [];
    const open = this.finders.filter(({ value }) => caller.may(value.resource, 'export'));
    const found = await Promise.all(open.map((finder) => this.of(finder, q, caller)));
    return found.flat();
  }

  private async of(
    { value: { resource, name, sort }, run }: MarkedMethod<RecordFinder, FindRecords>,
    q: string,
    caller: CallingStaff,
  ): Promise<FoundRecord[]> {
    const [records] = await run(RangeQuery.search(q, sort, RECORD_SEARCH_LIMITS.each), caller.id);
    return records.map((record) => ({ resource, id: String(record.id), name: nameOf(record, name) }));
  }
}

function nameOf(record: object, fields: readonly string[]): string {
  const values = fields.map((field) => (record as Record<string, unknown>)[field]);
  return values.filter((value) => typeof value === 'string' && value !== '').join(' · ');
}
