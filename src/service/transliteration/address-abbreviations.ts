/** Abbreviations in Indian addresses and their full words. */
const fullWords: Readonly<Record<string, string>> = {
  apt: 'apartment',
  ave: 'avenue',
  bldg: 'building',
  blk: 'block',
  blvd: 'boulevard',
  dist: 'district',
  extn: 'extension',
  flr: 'floor',
  hosp: 'hospital',
  hwy: 'highway',
  jn: 'junction',
  ln: 'lane',
  mkt: 'market',
  nr: 'near',
  opp: 'opposite',
  rd: 'road',
  rly: 'railway',
  soc: 'society',
  stn: 'station',
};

/** The word that an abbreviation in an address stands for; undefined for other words. */
export function addressWord(abbreviation: string): string | undefined {
  const key = abbreviation.toLowerCase();
  return Object.hasOwn(fullWords, key) ? fullWords[key] : undefined;
}
