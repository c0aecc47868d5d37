import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { PartnerRow } from './partner.entity.js';
import { PartnersAdminController } from './partners.admin.controller.js';
import { PartnersAdminService } from './partners-admin.service.js';
import { PartnersController } from './partners.controller.js';
import { PartnersService } from './partners.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PartnerRow]), MediaModule],
  controllers: [PartnersController, PartnersAdminController],
  providers: [PartnersAdminService, PartnersService],
  exports: [PartnersAdminService, PartnersService],
})
export class PartnersModule {}
