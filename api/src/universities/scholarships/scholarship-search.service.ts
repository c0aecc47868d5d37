import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IS_PUBLIC, type UnderstoodSearch } from './scholarship-filters.js';

// The expression of the index scholarships_near.
const WORDS_ALIKE =
  "(record.title_key || ' ' || folded(record.organization) || ' ' || record.country_key || ' ' || record.field_key)";
const SHORTEST = 4;
const MOST_WORDS = 6;

interface Understood {
  understood: string;
  /** The words themselves, any of them: weighing all their synonyms would take long. */
  typed: string;
  is_met: boolean;
  near: string[];
}

/** What the words of a search mean. */
@Injectable()
export class ScholarshipSearchService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The scholarships that have every word or a synonym of it; where no scholarship does, those with words much like them. */
  async understand(search: string | undefined): Promise<UnderstoodSearch | null> {
    if (search === undefined) return null;
    const [read] = await this.dataSource.query<[Understood]>(UNDERSTOOD, [search, SHORTEST, MOST_WORDS]);
    return read.is_met || read.near.length === 0 ? exactly(read) : nearly(read.near);
  }
}

function exactly({ understood, typed }: Understood): UnderstoodSearch {
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

const UNDERSTOOD = `
  WITH asked AS MATERIALIZED (SELECT scholarship_query($1) AS query)
  SELECT query::text AS understood, replace(french_query($1)::text, '&', '|') AS typed,
         EXISTS (SELECT FROM scholarships record WHERE record.search @@ query AND ${IS_PUBLIC}) AS is_met,
         ARRAY(SELECT word FROM regexp_split_to_table(folded($1), '[^[:alnum:]]+') AS word
                WHERE length(word) >= $2 LIMIT $3) AS near
    FROM asked`;
