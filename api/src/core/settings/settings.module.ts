import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { SettingRow } from './setting.entity.js';
import { SettingPictureRow } from './setting-picture.entity.js';
import { SettingPicturesService } from './setting-pictures.service.js';
import { SettingRowsService } from './setting-rows.service.js';
import { SettingChangesService } from './setting-changes.service.js';
import { SettingWritesService } from './setting-writes.service.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsController } from './settings.controller.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsService } from './settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingRow, SettingPictureRow]), JobsModule],
  controllers: [SettingsController, SettingsAdminController],
  providers: [
    SettingPicturesService,
    SettingRowsService,
    SettingsAdminService,
    SettingsService,
    SettingChangesService,
    SettingWritesService,
  ],
  exports: [SettingsService],
})
export class SettingsModule {}
