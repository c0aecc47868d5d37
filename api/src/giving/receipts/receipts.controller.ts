import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { ReceiptCheck } from './receipt.dto.js';
import { ReceiptChecksService } from './receipt-checks.service.js';

@ApiTags('receipts')
@Public()
@Controller('receipts')
export class ReceiptsController {
  constructor(private readonly checks: ReceiptChecksService) {}

  @Get('verify/:code')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReceiptCheck })
  check(@Param('code') code: string): Promise<ReceiptCheck> {
    return this.checks.check(code);
  }
}
