import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { tryLockNumber } from '../../platform/database/locks.queries.js';
import { forgetWords, learntRevision, nearestWords, noteRevision } from './search.queries.js';
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
    const rows = await nearestWords.all(this.dataSource, words);
    const corrected = rows.map(({ nearest }, index) => nearest ?? words[index]!);
    return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
  }

  /** Reads the site's words again where its content has changed; one process at a time, the others do not wait. */
  private async learn(): Promise<void> {
    const revision = await this.revision.read();
    if ((await learntRevision.one(this.dataSource)).revision === revision) return;
    await this.dataSource.transaction(async (tx) => {
      if (!(await tryLockNumber.one(tx, VOCABULARY_LOCK)).taken) return;
      await forgetWords.run(tx);
      await tx.query(vocabularySql(this.sources.union));
      await noteRevision.run(tx, revision);
    });
  }
}
