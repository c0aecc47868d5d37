import { Global, Module } from '@nestjs/common';
import { AttemptLimitService } from './attempt-limit.service.js';

@Global()
@Module({ providers: [AttemptLimitService], exports: [AttemptLimitService] })
export class AttemptsModule {}
