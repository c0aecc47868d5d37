import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { PersonalDataArchiveService } from '../../people/personal-data/personal-data-archive.service.js';
import { type CallingMember, Member, MemberCaller } from '../../platform/http/audience.js';
import { MemberExport } from './member-export.dto.js';
import { MemberExportService } from './member-export.service.js';
import { MemberGiftLinksService } from './member-gift-links.service.js';
import { MemberReceiptsService } from './member-receipts.service.js';
import { MemberLinkInput, MemberLink, MemberSpace, ReceiptsCompleted } from './member-space.dto.js';
import { MemberSpaceService } from './member-space.service.js';

@ApiTags('member-space')
@ApiCookieAuth()
@Member()
@Controller('member-space')
export class MemberSpaceController {
  constructor(
    private readonly space: MemberSpaceService,
    private readonly links: MemberGiftLinksService,
    private readonly receipts: MemberReceiptsService,
    private readonly exports: MemberExportService,
    private readonly archives: PersonalDataArchiveService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MemberSpace })
  read(@MemberCaller() member: CallingMember): Promise<MemberSpace> {
    return this.space.read(member);
  }

  @Get('export')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="mes-donnees.json"')
  @ApiOkResponse({ type: MemberExport })
  export(@MemberCaller() member: CallingMember): Promise<MemberExport> {
    return this.exports.of(member);
  }

  /** The same to read, for a machine, and with pictures and receipts. */
  @Get('export/archive')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ type: String })
  async archive(@MemberCaller() { email }: CallingMember): Promise<StreamableFile> {
    return new StreamableFile(await this.archives.open(email), {
      type: 'application/zip',
      disposition: 'attachment; filename="mes-donnees.zip"',
    });
  }

  @Post('links')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: MemberLink })
  link(@Body() body: MemberLinkInput, @MemberCaller() member: CallingMember): Promise<MemberLink> {
    return this.links.open(member, body);
  }

  @Post('waiting-receipts')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReceiptsCompleted })
  completeReceipts(@MemberCaller() member: CallingMember): Promise<ReceiptsCompleted> {
    return this.receipts.complete(member);
  }
}
