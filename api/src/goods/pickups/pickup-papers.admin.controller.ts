import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { pdfFile, PdfRoute } from '../../platform/http/pdf-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { LabelsQuery } from './pickup-papers.dto.js';
import { PickupPapersService } from './pickup-papers.service.js';

@ApiTags('admin/donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller('admin/donation-transactions')
export class PickupPapersAdminController {
  constructor(private readonly papers: PickupPapersService) {}

  @Staff('donation-transactions', 'export')
  @PdfRoute(':id/slip.pdf')
  async slip(@Param('id', RecordUuidPipe) id: string): Promise<StreamableFile> {
    const { reference, content } = await this.papers.slip(id);
    return pdfFile(`bon-${reference}.pdf`, content);
  }

  @Staff('donation-transactions', 'export')
  @PdfRoute(':id/labels.pdf')
  async labels(
    @Param('id', RecordUuidPipe) id: string,
    @Query() query: LabelsQuery,
  ): Promise<StreamableFile> {
    const { reference, content } = await this.papers.labels(id, query);
    return pdfFile(`etiquettes-${reference}.pdf`, content);
  }
}
