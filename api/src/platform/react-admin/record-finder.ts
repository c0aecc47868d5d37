import { DiscoveryService } from '@nestjs/core';
import type { Sort } from '../http/query-fields.js';
import type { RangeQuery } from './range-query.js';

export interface RecordFinder {
  /** As in `admin/{resource}`: who may read it whole finds its records. */
  resource: string;
  /** The fields that name a record; those that are empty are left out. */
  name: readonly string[];
  sort: Sort;
}

/** What such a method is: the list of the resource, which knows the filter `q`. */
export type FindRecords = (
  range: RangeQuery,
  staffId: number,
) => Promise<[(object & { id: number | string })[], number]>;

/** Marks the list of a resource whose records staff reach from anywhere in the panel by a few letters. */
export const FindsRecords = DiscoveryService.createDecorator<RecordFinder>();
