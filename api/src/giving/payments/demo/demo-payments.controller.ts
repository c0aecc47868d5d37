import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/http/audience.js';
import { DemoPaymentActionsService } from './demo-payment-actions.service.js';
import { DemoActionInput, DemoSession } from './demo-payment.dto.js';

/** The page of a demonstration payment: whoever has its address, which cannot be guessed, is its payer and its bank. */
@ApiTags('payments')
@Public()
@Controller('payments/demo')
export class DemoPaymentsController {
  constructor(private readonly adminList: DemoPaymentActionsService) {}

  @Get(':session_id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DemoSession })
  read(@Param('session_id') session: string): Promise<DemoSession> {
    return this.adminList.read(session);
  }

  @Post(':session_id')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DemoSession })
  act(@Param('session_id') session: string, @Body() body: DemoActionInput): Promise<DemoSession> {
    return this.adminList.act(session, body);
  }
}
