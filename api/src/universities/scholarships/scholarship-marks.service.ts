import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ScholarshipCaller } from './scholarship-caller.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

type MarkSource = (caller: ScholarshipCaller, ids: number[]) => Promise<readonly number[]>;

/** Marks a method `(caller, ids)` that answers which of these scholarships whoever calls has among their favourites. */
export const MarksScholarships = DiscoveryService.createDecorator<void>();

/** What callers have among their favourites. */
@Injectable()
export class ScholarshipMarksService {
  private sources: MarkSource[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Of these scholarships, those that the caller has marked; none for a stranger. */
  async marked(caller: ScholarshipCaller | null, ids: number[]): Promise<ReadonlySet<number>> {
    if (!caller || ids.length === 0) return new Set();
    this.sources ??= methodsMarked<MarkSource>(this.discovery, MarksScholarships);
    return new Set((await Promise.all(this.sources.map((source) => source(caller, ids)))).flat());
  }
}
