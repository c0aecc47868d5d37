import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EmailPicturesService } from './email-pictures.service.js';
import { FileStore } from './file-store.js';
import { openFileStore } from './file-stores.service.js';
import { MediaAdminController } from './media.admin.controller.js';
import { MediaFilesController } from './media-files.controller.js';
import { MediaRow } from './media.entity.js';
import { MediaService } from './media.service.js';
import { MediaTrashService } from './media-trash.service.js';
import { MediaFolderRow } from './media-folder.entity.js';
import { MediaFoldersAdminController } from './media-folders.admin.controller.js';
import { MediaFoldersService } from './media-folders.service.js';
import { MediaAuditService } from './media-audit.service.js';
import { MediaAvifService } from './media-avif.service.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { MediaUsageService } from './media-usage.service.js';
import { MediaWritesService } from './media-writes.service.js';
import { PicturesService } from './pictures.service.js';
import { PrivateFilesService } from './private-files.service.js';
import { PrivatePicturesService } from './private-pictures.service.js';
import { StorageCheckService } from './storage-check.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaRow, MediaFolderRow]), JobsModule],
  controllers: [MediaAdminController, MediaFilesController, MediaFoldersAdminController],
  providers: [
    EmailPicturesService,
    MediaTrashService,
    MediaFoldersService,
    MediaService,
    MediaAuditService,
    MediaAvifService,
    MediaUploadsService,
    MediaUsageService,
    MediaWritesService,
    PicturesService,
    PrivateFilesService,
    PrivatePicturesService,
    StorageCheckService,
    { provide: FileStore, inject: [Configuration], useFactory: openFileStore },
  ],
  exports: [
    MediaFoldersService,
    MediaUploadsService,
    PicturesService,
    PrivateFilesService,
    PrivatePicturesService,
  ],
})
export class MediaModule {}
