import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { Configuration } from '../config/configuration.js';
import { ContentRevisionService } from './content-revision.service.js';
import { databaseOptions } from './database-options.js';

// PostgreSQL's bigint comes as text by default; every figure here stays far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Configuration],
      useFactory: (configuration: Configuration) => ({
        ...databaseOptions(configuration.databaseUrl, configuration.databasePoolSize),
        autoLoadEntities: true,
        retryAttempts: 20,
        retryDelay: 1000,
      }),
    }),
  ],
  providers: [ContentRevisionService],
  exports: [ContentRevisionService],
})
export class DatabaseModule {}
