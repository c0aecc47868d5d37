import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingRow } from './setting.entity.js';
import { SettingWritesService } from './setting-writes.service.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SettingRow])],
  controllers: [SettingsController, SettingsAdminController],
  providers: [SettingWritesService, SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
