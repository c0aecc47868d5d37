import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A receipt waits for a name and an address that its paper can say, as `printable-text.ts` has it, and for no postal code
 * where a country has none, as `postal-codes.rules.ts` has it.
 */
export class ReceiptMentions1800000088000 implements MigrationInterface {
  name = 'ReceiptMentions1800000088000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IS_PRINTABLE);
    await runner.query(HAS_POSTAL_CODES);
    await runner.query('DROP VIEW gifts_without_receipt');
    await runner.query(giftsWithoutReceipt(completeToday, ', donation.country'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW gifts_without_receipt');
    await runner.query(giftsWithoutReceipt(completeBefore, ''));
    await runner.query('DROP FUNCTION is_printable, has_postal_codes');
  }
}

const LETTERS_WITHOUT_SHAPE = [
  String.raw`\u0526-\u052F\u0560\u0588\u05EF\u0620\u063B-\u063F\u0671-\u0673\u0675-\u0678\u06C0-\u06C5\u06C9-\u06CA`,
  String.raw`\u06CD\u06CF\u06D1-\u06D3\u06E5-\u07B1\u07E8-\u07EA\u0800-\u0E46\u0E86\u0E89\u0E8C\u0E8E-\u0E93\u0E98`,
  String.raw`\u0EA0\u0EA8-\u0EA9\u0EAC\u0EDE-\u108E\u10C7-\u10CD\u10FD-\u13FD\u1408\u141C\u1436\u144B\u1453`,
  String.raw`\u14BE-\u14BF\u14EB\u1508-\u150F\u153F\u1551\u156B-\u1573\u1586-\u1589\u1597-\u159F\u15B0-\u15DD`,
  String.raw`\u15DF-\u15E0\u15E2-\u1645\u1648-\u166C\u1677-\u167F\u16A0-\u1CFA\u1D15\u1D24-\u1D25\u1D2F\u1D5C`,
  String.raw`\u1D6B-\u1D76\u1D79-\u1D7A\u1D7C\u1D7E-\u1D84\u1D86-\u1D9A\u1EFC-\u1EFF\u210A\u2C00-\u2C5F\u2C78`,
  String.raw`\u2C80-\u2CF3\u2D27-\u2D2D\u2D66-\u2D67\u2D80-\uA48C\uA500-\uA643\uA648-\uA64B\uA64E-\uA64F\uA652-\uA653`,
  String.raw`\uA658-\uA661\uA67F-\uA689\uA68E-\uA693\uA696-\uA697\uA69A-\uA71A\uA72C-\uA72F\uA742-\uA745\uA74C-\uA74D`,
  String.raw`\uA754-\uA755\uA758-\uA763\uA768-\uA77F\uA784-\uA788\uA78F\uA792-\uA79F\uA7AB-\uA7F7\uA800-\uFAD9`,
  String.raw`\uFB50-\uFB51\uFBA4-\uFBA9\uFBAE-\uFBB1\uFBDD\uFBE0-\uFBE3\uFBEA-\uFBFB\uFC00-\uFDFB\uFF21-\U000102D0`,
  String.raw`\U0001031F-\U0001D537\U0001D56C-\U0001EEBB\U00020000-\U00033479`,
].join('');

const IS_PRINTABLE = `CREATE FUNCTION is_printable(words text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
     SELECT words !~ '[${LETTERS_WITHOUT_SHAPE}]'
   $$`;

const WITHOUT_POSTAL_CODES =
  'ae, emirats arabes unis, united arab emirates, dubai, abou dabi, ag, antigua et barbuda, ao, angola, ' +
  'aw, aruba, bf, burkina faso, burkina, bi, burundi, bj, benin, bo, bolivie, bolivia, bq, ' +
  'pays bas caribeens, bonaire, bs, bahamas, les bahamas, bw, botswana, bz, belize, cd, congo kinshasa, ' +
  'republique democratique du congo, rd congo, rdc, congo rdc, r d congo, cf, republique centrafricaine, ' +
  'centrafrique, rca, cg, congo brazzaville, republique du congo, congo, ci, cote d ivoire, ' +
  'cote divoire, ivory coast, rci, ck, iles cook, cm, cameroun, cameroon, republique du cameroun, ' +
  'kamerun, cw, curacao, dj, djibouti, dm, dominique, la dominique, er, erythree, eritrea, fj, fidji, ' +
  'iles fidji, ga, gabon, republique gabonaise, gd, grenade, la grenade, gh, ghana, gm, gambie, gambia, ' +
  'la gambie, gq, guinee equatoriale, equatorial guinea, gy, guyana, hk, hong kong, ' +
  'r a s chinoise de hong kong, jm, jamaique, jamaica, ki, kiribati, km, comores, les comores, ' +
  'union des comores, kn, saint christophe et nieves, saint kitts et nevis, lc, sainte lucie, ly, libye, ' +
  'libya, ml, mali, mo, macao, r a s chinoise de macao, mr, mauritanie, mauritania, ms, montserrat, mw, ' +
  'malawi, nr, nauru, nu, niue, pa, panama, ps, territoires palestiniens, palestine, gaza, cisjordanie, ' +
  'qa, qatar, rw, rwanda, sb, iles salomon, sc, seychelles, les seychelles, sl, sierra leone, sr, ' +
  'suriname, surinam, ss, soudan du sud, sud soudan, south sudan, st, sao tome et principe, sao tome, ' +
  'sx, saint martin partie neerlandaise, sint maarten, sy, syrie, syria, td, tchad, chad, tg, togo, tk, ' +
  'tokelau, tl, timor oriental, timor leste, to, tonga, iles tonga, tt, trinite et tobago, ' +
  'trinidad et tobago, tv, tuvalu, ug, ouganda, uganda, vu, vanuatu, ws, samoa, ye, yemen, zw, zimbabwe';

const HAS_POSTAL_CODES = `CREATE FUNCTION has_postal_codes(country text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
     SELECT btrim(regexp_replace(plain_letters(country), '[^a-z0-9]+', ' ', 'g'))
              <> ALL (string_to_array('${WITHOUT_POSTAL_CODES}', ', '))
   $$`;

/** Whether a receipt could name this donor: a company is named by its legal form and number too. */
const completeBefore = (donor: string) =>
  `(${donor}.street_address <> '' AND ${donor}.postal_code <> '' AND ${donor}.city <> ''
   AND CASE ${donor}.donor_type
       WHEN 'entreprise' THEN ${donor}.organization_name <> '' AND ${donor}.siren <> '' AND ${donor}.legal_form <> ''
       ELSE ${donor}.first_name <> '' AND ${donor}.last_name <> '' END)`;

function completeToday(donor: string): string {
  const said = (...columns: string[]) =>
    columns.map((column) => `${donor}.${column} <> '' AND is_printable(${donor}.${column})`).join(' AND ');
  return `(${said('street_address', 'city')} AND is_printable(${donor}.postal_code)
   AND (${donor}.postal_code <> '' OR NOT has_postal_codes(${donor}.country))
   AND CASE ${donor}.donor_type
       WHEN 'entreprise' THEN ${said('organization_name', 'siren', 'legal_form')}
       ELSE ${said('first_name', 'last_name')} END)`;
}

/** As the migration that made it has it, but for what a complete name is. */
const giftsWithoutReceipt = (
  complete: (donor: string) => string,
  also: string,
) => `CREATE VIEW gifts_without_receipt AS
     SELECT donation.id, donation.reference, donation.donor_type, donation.email, donation.first_name,
            donation.last_name, donation.organization_name, donation.siren, donation.legal_form,
            donation.street_address, donation.postal_code, donation.city, donation.given_at,
            donation.recurring_gift_id, year.year AS gift_year,
            net.amount, coalesce(gift.yearly_receipt, false) AS is_yearly,
            CASE WHEN gift.yearly_receipt
                 THEN bool_or(${complete('donation')} OR ${complete('gift')}) OVER year
                 ELSE ${complete('donation')} END AS is_complete,
            coalesce(gift.yearly_receipt, false)
              AND row_number() OVER (PARTITION BY donation.recurring_gift_id, year.year
                                     ORDER BY donation.given_at DESC, donation.id) > 1 AS is_repeated${also}
       FROM donations donation
       LEFT JOIN recurring_gifts gift ON gift.id = donation.recurring_gift_id
       CROSS JOIN LATERAL (SELECT extract(year FROM donation.given_at AT TIME ZONE 'Europe/Paris')::int AS year) year
       CROSS JOIN LATERAL (SELECT coalesce(-sum(posting.amount), 0)::bigint AS amount FROM journal_entries entry
                             JOIN journal_postings posting ON posting.entry_id = entry.id
                            WHERE entry.donation_id = donation.id AND posting.account = 'gifts') net
      WHERE donation.status = 'succeeded' AND donation.currency = 'EUR' AND donation.donor_type <> 'organisme'
        AND net.amount > 0 AND donation.mode = 'live'
        AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts receipt ON receipt.id = link.receipt_id
                         WHERE link.donation_id = donation.id AND receipt.voided_by IS NOT NULL
                           AND receipt.replaced_by_id IS NULL)
        AND NOT EXISTS (SELECT FROM donation_receipts link WHERE link.donation_id = donation.id AND link.is_current)
      WINDOW year AS (PARTITION BY donation.recurring_gift_id, year.year)`;
