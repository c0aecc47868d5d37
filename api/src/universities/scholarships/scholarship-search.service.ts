import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UnderstoodSearch } from './scholarship-filters.js';
import type { RowOf } from '../../platform/database/query.js';
import { understand } from './scholarships.queries.js';

// The expression of the index scholarships_near.
const WORDS_ALIKE =
  "(record.title_key || ' ' || folded(record.organization) || ' ' || record.country_key || ' ' || record.field_key)";
const SHORTEST = 4;
const MOST_WORDS = 6;

/** What the words of a search mean. */
@Injectable()
export class ScholarshipSearchService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The scholarships that have every word or a synonym of it; where no scholarship does, those with words much like them. */
  async understand(search: string | undefined): Promise<UnderstoodSearch | null> {
    if (search === undefined) return null;
    const read = await understand.one(this.dataSource, search, SHORTEST, MOST_WORDS);
    return read.is_met || read.near.length === 0 ? exactly(read) : nearly(read.near);
  }
}

function exactly({ understood, typed }: RowOf<typeof understand>): UnderstoodSearch {
  return {
    condition: 'record.search @@ CAST(:understood AS tsquery)',
    rank: 'ts_rank(record.heading, CAST(:typed AS tsquery))',
    parameters: { understood, typed },
  };
}

function nearly(words: string[]): UnderstoodSearch {
  const names = words.map((_, index) => `near_${index}`);
  return {
    condition: names.map((name) => `:${name} <% ${WORDS_ALIKE}`).join(' AND '),
    rank: names.map((name) => `word_similarity(:${name}, ${WORDS_ALIKE})`).join(' + '),
    parameters: Object.fromEntries(words.map((word, index) => [names[index]!, word])),
  };
}
