import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GoodsAlertRow } from './goods-alert.entity.js';
import { GoodsAlertActionsService } from './goods-alert-actions.service.js';
import { GoodsAlertListsService } from './goods-alert-lists.service.js';
import { GoodsAlertRecordsController } from './goods-alert-records.controller.js';
import { GoodsAlertsAdminController } from './goods-alerts.admin.controller.js';
import { GoodsAlertsController } from './goods-alerts.controller.js';
import { GoodsAlertsService } from './goods-alerts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GoodsAlertRow])],
  controllers: [GoodsAlertRecordsController, GoodsAlertsController, GoodsAlertsAdminController],
  providers: [GoodsAlertActionsService, GoodsAlertListsService, GoodsAlertsService],
  exports: [GoodsAlertsService],
})
export class GoodsAlertsModule {}
