import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonorOverview } from './donor-overview.entity.js';
import { DonorRecordsService } from './donor-records.service.js';
import { DonorsAdminService } from './donors-admin.service.js';
import { MovedDonorsService } from './moved-donors.service.js';
import { UsersAdminController } from './users.admin.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([DonorOverview])],
  controllers: [UsersAdminController],
  providers: [DonorRecordsService, DonorsAdminService, MovedDonorsService],
})
export class DonorAdminModule {}
