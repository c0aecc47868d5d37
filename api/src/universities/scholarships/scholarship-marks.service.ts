import { Injectable } from '@nestjs/common';
import type { ScholarshipCaller } from './scholarship-caller.js';

/** Which of these scholarships whoever calls has kept. */
export type MarkSource = (caller: ScholarshipCaller, ids: number[]) => Promise<readonly number[]>;

/** What callers have kept: the favourites feature registers its answer here. */
@Injectable()
export class ScholarshipMarksService {
  private source: MarkSource | null = null;

  register(source: MarkSource): void {
    this.source = source;
  }

  /** Of these scholarships, those that the caller has kept; none for a stranger. */
  async marked(caller: ScholarshipCaller | null, ids: number[]): Promise<ReadonlySet<number>> {
    if (!caller || !this.source || ids.length === 0) return new Set();
    return new Set(await this.source(caller, ids));
  }
}
