import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { LabelsQuery } from './pickup-papers.dto.js';
import { PickupPapersService, type PrintedPaper } from './pickup-papers.service.js';

const PDF = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('admin/donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller('admin/donation-transactions')
export class PickupPapersAdminController {
  constructor(private readonly papers: PickupPapersService) {}

  @Staff('donation-transactions', 'export')
  @Get(':id/slip.pdf')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  async slip(@Param('id', RecordUuidPipe) id: string): Promise<StreamableFile> {
    return asFile('bon', await this.papers.slip(id));
  }

  @Staff('donation-transactions', 'export')
  @Get(':id/labels.pdf')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  async labels(
    @Param('id', RecordUuidPipe) id: string,
    @Query() query: LabelsQuery,
  ): Promise<StreamableFile> {
    return asFile('etiquettes', await this.papers.labels(id, query));
  }
}

function asFile(kind: string, { reference, content }: PrintedPaper): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    length: content.length,
    disposition: `inline; filename="${kind}-${reference}.pdf"`,
  });
}
