import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsService } from './jobs.service.js';
import { RestorationRow } from './restoration.entity.js';
import { RestorationsService } from './restorations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RestorationRow])],
  providers: [JobsService, RestorationsService],
  exports: [JobsService, RestorationsService],
})
export class JobsModule {}
