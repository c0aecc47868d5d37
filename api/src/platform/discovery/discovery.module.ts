import { Global, Module } from '@nestjs/common';
import { DiscoveryModule as NestDiscoveryModule } from '@nestjs/core';

/** Lets any provider find the methods that a decorator marks. */
@Global()
@Module({ imports: [NestDiscoveryModule], exports: [NestDiscoveryModule] })
export class DiscoveryModule {}
