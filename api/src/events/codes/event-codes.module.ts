import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../events/events.module.js';
import { EventCodeRow } from './event-code.entity.js';
import { EventCodesAdminController } from './event-codes.admin.controller.js';
import { EventCodesAdminService } from './event-codes-admin.service.js';
import { EventCodesService } from './event-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventCodeRow]), EventsModule],
  controllers: [EventCodesAdminController],
  providers: [EventCodesAdminService, EventCodesService],
  exports: [EventCodesService],
})
export class EventCodesModule {}
