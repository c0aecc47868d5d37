import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../platform/http/asked-path.js';
import { Staff } from '../platform/http/audience.js';
import { TransactionPageResponse } from './donation-transaction.dto.js';
import { DonationTransactionsService } from './donation-transactions.service.js';
import { TransactionsQuery } from './transaction-query.dto.js';

@ApiTags('donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller('donation-transactions')
export class DonationTransactionsController {
  constructor(private readonly transactions: DonationTransactionsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TransactionPageResponse })
  list(@Query() query: TransactionsQuery, @AskedPath() asked: string): Promise<TransactionPageResponse> {
    return this.transactions.page(query, asked);
  }
}
