import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { RetentionService } from './retention.service.js';

@Module({ imports: [JobsModule], providers: [RetentionService], exports: [RetentionService] })
export class RetentionModule {}
