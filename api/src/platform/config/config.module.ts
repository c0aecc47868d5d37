import { type DynamicModule, Module } from '@nestjs/common';
import { Configuration } from './configuration.js';

@Module({})
export class ConfigModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Configuration, useValue: configuration }],
      exports: [Configuration],
    };
  }
}
