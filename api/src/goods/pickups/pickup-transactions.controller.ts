import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Staff } from '../../platform/http/audience.js';
import { TransactionPageResponse } from './pickup-transaction.dto.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { TransactionsQuery } from './transaction-query.dto.js';

@ApiTags('donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller('donation-transactions')
export class PickupTransactionsController {
  constructor(private readonly transactions: PickupTransactionsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TransactionPageResponse })
  list(@Query() query: TransactionsQuery, @AskedPath() asked: string): Promise<TransactionPageResponse> {
    return this.transactions.page(query, asked);
  }
}
