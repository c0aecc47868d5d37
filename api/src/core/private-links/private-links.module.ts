import { Global, Module } from '@nestjs/common';
import { PrivateLinksService } from './private-links.service.js';

@Global()
@Module({ providers: [PrivateLinksService], exports: [PrivateLinksService] })
export class PrivateLinksModule {}
