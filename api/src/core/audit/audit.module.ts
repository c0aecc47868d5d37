import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditEntryRow } from './audit-entry.entity.js';
import { AuditLogService } from './audit-log.service.js';
import { PreviewLinkRow } from './preview-link.entity.js';
import { PreviewLinksService } from './preview-links.service.js';
import { AuditRedactionService } from './audit-redaction.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryRow, PreviewLinkRow])],
  controllers: [AuditAdminController],
  providers: [AuditRedactionService, AuditLogService, PreviewLinksService],
  exports: [AuditRedactionService, AuditLogService, PreviewLinksService],
})
export class AuditModule {}
