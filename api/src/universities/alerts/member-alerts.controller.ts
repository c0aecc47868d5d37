import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put } from '@nestjs/common';
import { ApiCookieAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { MemberAlertsService } from './member-alerts.service.js';
import { MemberAlertChanges, ScholarshipAlert } from './scholarship-alert.dto.js';

@ApiTags('scholarship-alerts')
@ApiCookieAuth()
@Member()
@Controller('universities/scholarship-alerts/mine')
export class MemberAlertsController {
  constructor(private readonly alerts: MemberAlertsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [ScholarshipAlert] })
  list(@MemberCaller() member: CallingMember): Promise<ScholarshipAlert[]> {
    return this.alerts.list(member);
  }

  @Put(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ScholarshipAlert })
  change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MemberAlertChanges,
    @MemberCaller() member: CallingMember,
  ): Promise<ScholarshipAlert> {
    return this.alerts.change(member, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiNoContentResponse()
  forget(@Param('id', RecordUuidPipe) id: string, @MemberCaller() member: CallingMember): Promise<void> {
    return this.alerts.forget(member, id);
  }
}
