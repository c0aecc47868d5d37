import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { QuestionRow } from '../src/reporting/analytics/questions/question.entity.js';
import { QUESTIONS } from './demo-questions.content.js';

/** Questions of the analyses that the first administrator shares. */
@Injectable()
export class DemoQuestionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.save(
      QuestionRow,
      QUESTIONS.map(({ title, question }) => ({
        title,
        question,
        is_shared: true,
        owner_id: author.id!,
        created_at: now,
        updated_at: now,
      })),
    );
  }
}
