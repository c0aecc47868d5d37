import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { SearchSourcesService } from './search-sources.service.js';
import { vocabularySql } from './search-sql.js';

const VOCABULARY_LOCK = 724_008;
const MAX_WORDS = 12;

/** « Vouliez-vous dire… »: words of the site that look like those that were asked. */
@Injectable()
export class SpellingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly revision: ContentRevisionService,
    private readonly sources: SearchSourcesService,
  ) {}

  /** The question with each unknown word replaced by its nearest; null where none has one. */
  async correct(asked: string): Promise<string | null> {
    await this.learn();
    const words = asked
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter(Boolean)
      .slice(0, MAX_WORDS);
    const rows = await this.dataSource.query<{ nearest: string | null }[]>(NEAREST, [words]);
    const corrected = rows.map(({ nearest }, index) => nearest ?? words[index]!);
    return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
  }

  /** Reads the site's words again where its content has changed; one process at a time, the others do not wait. */
  private async learn(): Promise<void> {
    const revision = await this.revision.read();
    if ((await this.learntRevision()) === revision) return;
    await this.dataSource.transaction(async (tx) => {
      const [lock] = await tx.query<{ taken: boolean }[]>(
        `SELECT pg_try_advisory_xact_lock(${VOCABULARY_LOCK}) AS taken`,
      );
      if (!lock?.taken) return;
      await tx.query('DELETE FROM search_words');
      await tx.query(vocabularySql(this.sources.union));
      await tx.query('UPDATE search_vocabulary SET revision = $1', [revision]);
    });
  }

  private async learntRevision(): Promise<number> {
    const [row] = await this.dataSource.query<{ revision: number }[]>(
      'SELECT revision FROM search_vocabulary',
    );
    return row?.revision ?? 0;
  }
}

// A word that the site has, or that begins one of its words, is left as it is; so are the short ones.
const NEAREST = `
  SELECT nearest.word AS nearest
    FROM unnest($1::text[]) WITH ORDINALITY asked (word, place),
         LATERAL (SELECT lower(unaccent(asked.word)) AS plain) folded
    LEFT JOIN LATERAL (
      SELECT word FROM search_words
       WHERE length(folded.plain) >= 4 AND plain % folded.plain
         AND NOT EXISTS (SELECT 1 FROM search_words WHERE plain LIKE folded.plain || '%')
       ORDER BY similarity(plain, folded.plain) DESC, occurrences DESC, plain
       LIMIT 1) nearest ON true
   ORDER BY asked.place`;
