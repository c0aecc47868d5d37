import { Controller, Headers, Param, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Callers, type PossibleCallers, Public } from '../../platform/http/audience.js';
import { pdfFile, PdfRoute } from '../../platform/http/pdf-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ReceiptDownloadsService } from './receipt-downloads.service.js';

@ApiTags('receipts')
@Public()
@Controller('receipts')
export class ReceiptDownloadsController {
  constructor(private readonly downloads: ReceiptDownloadsService) {}

  @PdfRoute(':id/pdf')
  @ApiHeader({ name: 'x-donation-token', required: false, description: 'Jeton du lien privé du don.' })
  async pdf(
    @Param('id', RecordUuidPipe) id: string,
    @Callers() callers: PossibleCallers,
    @Headers('x-donation-token') token?: string,
  ): Promise<StreamableFile> {
    const { filename, content } = await this.downloads.open(id, callers, token ?? null);
    return pdfFile(filename, content, 'attachment');
  }
}
