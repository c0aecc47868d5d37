import { Global, Injectable, Module } from '@nestjs/common';
import { Registry } from 'prom-client';

/** Where features register their Prometheus figures; /metrics answers them. */
@Injectable()
export class MetricsRegistry {
  readonly registry = new Registry();
}

@Global()
@Module({ providers: [MetricsRegistry], exports: [MetricsRegistry] })
export class MetricsModule {}
