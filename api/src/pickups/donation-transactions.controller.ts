import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../platform/http/asked-path.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { TransactionPageResponse } from './donation-transaction.dto.js';
import { DonationTransactionsService } from './donation-transactions.service.js';
import { seesPeople } from './pickup-people.js';
import { TransactionsQuery } from './transaction-query.dto.js';

@ApiTags('donation-transactions')
@ApiBearerAuth()
@Controller('donation-transactions')
export class DonationTransactionsController {
  constructor(private readonly transactions: DonationTransactionsService) {}

  @Staff('editeur', 'lecteur')
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TransactionPageResponse })
  list(
    @Query() query: TransactionsQuery,
    @AskedPath() asked: string,
    @Caller() caller: CallingStaff,
  ): Promise<TransactionPageResponse> {
    return this.transactions.page(query, asked, seesPeople(caller));
  }
}
