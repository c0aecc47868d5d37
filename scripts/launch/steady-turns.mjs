const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Under what the tests are made once each: a clock that is so many seconds ahead (`ahead`), a time zone, files in an order
 * that is drawn, or programs that keep the processors busy. What is crossed begins two minutes later.
 */
export function turnsAt(now) {
  const ahead = (moment) => Math.round((moment.getTime() - now.getTime()) / SECOND_MS);
  return [
    { name: 'un an plus tard', ahead: (365 * DAY_MS) / SECOND_MS },
    { name: 'la nuit où l’heure change', ahead: ahead(before(changeOfHours(now))) },
    { name: 'le Nouvel An à Paris', ahead: ahead(before(newYearInParis(now))) },
    { name: 'un 29 février', ahead: ahead(before(leapNight(now))) },
    { name: 'à Auckland', zone: 'Pacific/Auckland' },
    { name: 'à Los Angeles', zone: 'America/Los_Angeles' },
    { name: 'les fichiers dans un ordre tiré au sort', isShuffled: true },
    { name: 'à côté de deux programmes qui occupent la machine', loops: 2 },
  ];
}

const before = (moment) => new Date(moment.getTime() - 2 * MINUTE_MS);

/** At 1:00 UTC on the last Sunday of March and of October. */
function changeOfHours(now) {
  const year = now.getUTCFullYear();
  return soonest(
    now,
    [year, year + 1].flatMap((one) => [lastSunday(one, 2), lastSunday(one, 9)]),
  );
}

function lastSunday(year, month) {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS);
}

/** Paris is an hour ahead of UTC in winter. */
function newYearInParis(now) {
  const year = now.getUTCFullYear();
  return soonest(
    now,
    [year, year + 1].map((one) => new Date(Date.UTC(one, 11, 31, 23))),
  );
}

/** The midnight in Paris after a 29 February. */
function leapNight(now) {
  const years = Array.from({ length: 9 }, (_, turn) => now.getUTCFullYear() + turn);
  return soonest(
    now,
    years
      .filter((year) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29)
      .map((year) => new Date(Date.UTC(year, 1, 29, 23))),
  );
}

/** The first of these that a run begun now would still see coming. */
function soonest(now, moments) {
  return moments.find((moment) => before(moment).getTime() > now.getTime());
}
