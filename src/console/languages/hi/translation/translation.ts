import type { translationWords } from '#console/catalogues/translation/translation.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof translationWords> = {
  request: 'अनुरोध',
  result: 'परिणाम',
  from: 'किस भाषा से',
  to: 'किन भाषाओं में',
  source: 'मूल भाषा',
  text: 'अनुवाद के लिए पाठ, हर पंक्ति में एक',
  placeholder: 'हर पंक्ति में एक पाठ',
  importButton: 'आयात करें',
  inputs: { label: 'पाठ कैसे लिखें', lines: 'पंक्तियाँ', grid: 'तालिका' },
  counters: {
    strings: (_count, shown, most) => `${most} में से ${shown} पाठ`,
    characters: (_count, shown) => `${shown} अक्षर`,
    longest: (longest, most) => `, सबसे लंबा ${most} में से ${longest}`,
    tokens: (most) => `अधिकतम ${most} टोकन`,
    noTokens: 'कोई टोकन नहीं: NMT बंद है',
    tokensMean: 'हर लक्ष्य भाषा के अक्षर; केवल वही गिना जाता है जिसका अनुवाद NMT करता है।',
  },
  samples: { clinic: 'क्लिनिक', orders: 'ऑर्डर', fromHindi: 'हिन्दी से' },
  swap: 'मूल और लक्ष्य भाषा की अदला-बदली करें',
  chipKeys: 'Delete से हटती है, Shift के साथ तीर से खिसकती है।',
  presets: {
    label: 'भाषाएँ',
    four: () => 'चार लिपियाँ',
    scripts: () => 'हर लिपि',
    all: (count) => `सभी ${formatNumber(count)}`,
  },
  terms: {
    count: (count) => `${countOf(count, { one: 'शब्द', other: 'शब्द' })} जस के तस`,
    removeAll: 'जस के तस रखे शब्द हटाएँ',
  },
  send: 'अनुवाद करें',
  empty: {
    title: 'अनुवाद यहाँ दिखेंगे',
    explanation: 'हर पाठ सभी लक्ष्य भाषाओं में, हर अनुवाद अपनी स्थिति के साथ।',
  },
  waiting: 'उत्तर की प्रतीक्षा',
  targets: 'लक्ष्य भाषाएँ',
  done: (strings, targets) =>
    `पूरा हुआ: ${formatNumber(strings)} पाठ, ${countOf(targets, { one: 'भाषा', other: 'भाषाओं' })} में।`,
  failed: (title) => `असफल: ${title}`,
};
