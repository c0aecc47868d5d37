/** A browser and the system it runs on, in names that people know; null where it says nothing known. */
export interface DeviceDescription {
  browser: string | null;
  system: string | null;
}

/** The first that matches: what comes later is in the text of those before too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** Further text changes nothing, and would only take time. */
const MOST_READ = 500;

/** The browser and system in a `User-Agent`, without versions: enough to tell one's own devices apart. */
export function describeDevice(userAgent: string | undefined): DeviceDescription {
  const text = (userAgent ?? '').slice(0, MOST_READ);
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
