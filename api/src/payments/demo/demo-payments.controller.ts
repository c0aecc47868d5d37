import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { DemoDeskService } from './demo-desk.service.js';
import { DemoActBody, DemoSessionResponse } from './demo-payment.dto.js';

/** The page of a demonstration payment: whoever has its address, which cannot be guessed, is its payer and its bank. */
@ApiTags('payments')
@Public()
@Controller('payments/demo')
export class DemoPaymentsController {
  constructor(private readonly desk: DemoDeskService) {}

  @Get(':session_id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DemoSessionResponse })
  read(@Param('session_id') session: string): Promise<DemoSessionResponse> {
    return this.desk.read(session);
  }

  @Post(':session_id')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DemoSessionResponse })
  act(@Param('session_id') session: string, @Body() body: DemoActBody): Promise<DemoSessionResponse> {
    return this.desk.act(session, body);
  }
}
