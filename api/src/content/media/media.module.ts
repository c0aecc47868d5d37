import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { Configuration } from '../../platform/config/configuration.js';
import { DiskFileStore } from './disk.file-store.js';
import { FileStore } from './file-store.js';
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

async function openFileStore({ storageUrl, varFolder }: Configuration): Promise<FileStore> {
  if (!storageUrl) return new DiskFileStore(join(varFolder, 'media'));
  if (storageUrl.startsWith('file:')) return new DiskFileStore(fileURLToPath(storageUrl));
  // Loaded only where it is used: the client is large.
  const { S3FileStore } = await import('./s3.file-store.js');
  return new S3FileStore(storageUrl);
}

@Module({
  imports: [TypeOrmModule.forFeature([MediaRow, MediaFolderRow]), JobsModule],
  controllers: [MediaAdminController, MediaFilesController, MediaFoldersAdminController],
  providers: [
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
  exports: [PicturesService, PrivateFilesService, PrivatePicturesService],
})
export class MediaModule {}
