import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CaseKindsService } from '../casework/case-kinds.service.js';
import { CaseworkModule } from '../casework/casework.module.js';
import { AccompanimentAdminController } from './accompaniment.admin.controller.js';
import { AccompanimentController } from './accompaniment.controller.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';
import { AccompanimentRequestRow } from './accompaniment-request.entity.js';
import { AccompanimentService } from './accompaniment.service.js';
import { AccompanimentPersonalData } from './accompaniment.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccompanimentRequestRow]), CaseworkModule],
  controllers: [AccompanimentController, AccompanimentAdminController],
  providers: [AccompanimentPersonalData, AccompanimentService],
})
export class AccompanimentModule {
  constructor(kinds: CaseKindsService) {
    kinds.register(ACCOMPANIMENT_KIND);
  }
}
