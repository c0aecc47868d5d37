import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AttemptsModule } from './attempts/attempts.module.js';
import { ClockModule } from './clock/clock.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Configuration } from './config/configuration.js';
import { DatabaseModule } from './database/database.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { HealthController } from './http/health.controller.js';
import { InputPipe } from './http/input.pipe.js';
import { WholeListInterceptor } from './react-admin/whole-list.interceptor.js';
import { ReadOnlyFieldsInterceptor } from './http/read-only-fields.interceptor.js';
import { MetricsModule } from './http/metrics.module.js';
import { Readiness } from './http/readiness.js';
import { RouteTable } from './http/route-table.js';
import { RevisionController } from './http/revision.controller.js';
import { DiscoveryModule } from './discovery/discovery.module.js';

@Module({})
export class PlatformModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(configuration),
        ClockModule,
        DatabaseModule,
        AttemptsModule,
        DiscoveryModule,
        MetricsModule,
      ],
      controllers: [HealthController, RevisionController],
      providers: [
        Readiness,
        RouteTable,
        { provide: APP_INTERCEPTOR, useClass: ReadOnlyFieldsInterceptor },
        { provide: APP_INTERCEPTOR, useClass: WholeListInterceptor },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [RouteTable, Readiness],
    };
  }
}
