import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonorOverview } from './donor-overview.entity.js';
import { DonorsDeskService } from './donors-desk.service.js';
import { UsersAdminController } from './users.admin.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([DonorOverview])],
  controllers: [UsersAdminController],
  providers: [DonorsDeskService],
})
export class DonorDeskModule {}
