import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { Configuration } from '../config/configuration.js';
import { AnalysisDatabase } from './analysis-database.js';
import { ContentRevisionService } from './content-revision.service.js';
import { databaseOptions } from './database-options.js';
import { DatabasePulse } from './database-pulse.js';

// PostgreSQL's bigint comes as text by default; every figure here stays far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

@Module({ providers: [DatabasePulse], exports: [DatabasePulse] })
class DatabasePulseModule {}

@Global()
@Module({
  imports: [
    DatabasePulseModule,
    TypeOrmModule.forRootAsync({
      imports: [DatabasePulseModule],
      inject: [Configuration, DatabasePulse],
      useFactory: ({ databaseUrl, databasePoolSize, patience }: Configuration, pulse: DatabasePulse) => ({
        ...databaseOptions(databaseUrl, databasePoolSize, { patience, stream: () => pulse.socket() }),
        autoLoadEntities: true,
        retryAttempts: 20,
        retryDelay: 1000,
      }),
    }),
  ],
  providers: [AnalysisDatabase, ContentRevisionService],
  exports: [AnalysisDatabase, ContentRevisionService, DatabasePulseModule],
})
export class DatabaseModule {}
