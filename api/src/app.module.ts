import { type DynamicModule, Module } from '@nestjs/common';
import { DemoModule } from '../demo/demo.module.js';
import { ContentModule } from './content/content.module.js';
import { CoreModule } from './core/core.module.js';
import { EventsWingModule } from './events/events.module.js';
import { GivingModule } from './giving/giving.module.js';
import { GoodsModule } from './goods/goods.module.js';
import { NewslettersWingModule } from './newsletters/newsletters.module.js';
import { PeopleModule } from './people/people.module.js';
import { ReportingModule } from './reporting/reporting.module.js';
import { UniversitiesModule } from './universities/universities.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { PlatformModule } from './platform/platform.module.js';

/** The table of contents of the api: the wings of the house. */
@Module({})
export class AppModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(configuration),
        CoreModule,
        PeopleModule,
        ContentModule,
        GivingModule,
        GoodsModule,
        UniversitiesModule,
        EventsWingModule,
        NewslettersWingModule,
        ReportingModule,
        DemoModule,
      ],
    };
  }
}
