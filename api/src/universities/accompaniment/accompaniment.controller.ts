import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { KeyedForm } from '../../platform/http/form-key.js';
import { Public } from '../../platform/http/audience.js';
import { CountsAsConversion } from '../../platform/http/visit-conversion.js';
import { AccompanimentAnswer, AccompanimentInput } from './accompaniment.dto.js';
import { AccompanimentService } from './accompaniment.service.js';

@ApiTags('universities')
@Controller('universities/accompaniment-requests')
export class AccompanimentController {
  constructor(private readonly accompaniment: AccompanimentService) {}

  @Public()
  @Post()
  @KeyedForm()
  @CountsAsConversion('scholarship_request')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: AccompanimentAnswer })
  ask(@Body() body: AccompanimentInput, @Ip() address: string): Promise<AccompanimentAnswer> {
    return this.accompaniment.ask(body, address);
  }
}
