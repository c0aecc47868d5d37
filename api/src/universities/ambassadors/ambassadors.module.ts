import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CaseworkModule } from '../casework/casework.module.js';
import { AmbassadorApplicationRow } from './ambassador-application.entity.js';
import { AmbassadorsAdminController } from './ambassadors.admin.controller.js';
import { AmbassadorsController } from './ambassadors.controller.js';
import { AmbassadorsService } from './ambassadors.service.js';
import { AmbassadorPersonalData } from './ambassador.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([AmbassadorApplicationRow]), CaseworkModule],
  controllers: [AmbassadorsController, AmbassadorsAdminController],
  providers: [AmbassadorPersonalData, AmbassadorsService],
})
export class AmbassadorsModule {}
