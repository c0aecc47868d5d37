import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CaseworkModule } from '../casework/casework.module.js';
import { AccompanimentAdminController } from './accompaniment.admin.controller.js';
import { AccompanimentController } from './accompaniment.controller.js';
import { AccompanimentRequestRow } from './accompaniment-request.entity.js';
import { AccompanimentService } from './accompaniment.service.js';
import { AccompanimentPersonalData } from './accompaniment.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccompanimentRequestRow]), CaseworkModule],
  controllers: [AccompanimentController, AccompanimentAdminController],
  providers: [AccompanimentPersonalData, AccompanimentService],
})
export class AccompanimentModule {}
