import type { comparisonWords } from '#console/catalogues/comparison.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof comparisonWords> = {
  compare: 'तुलना करें',
  cancel: 'रद्द करें',
  sides: ['पहला पक्ष', 'दूसरा पक्ष'],
  what: 'किसकी तुलना करें',
  newRun: 'नया रन',
  target: 'लक्ष्य',
  account: 'खाता',
  typed: 'इस सत्र के लिए लिखी गई',
  configured: 'लक्ष्य की अपनी कुंजी के साथ भेजा जाता है।',
  noCredentials: 'इस लक्ष्य की कुंजी नहीं है: इसे ऊपर चुनें और खाते के मेनू में कुंजी लिखें।',
  sameRun: 'दो अलग-अलग रन चुनें।',
  willRun: (cases, runs) =>
    `${countOf(cases, { one: 'अनुरोध', other: 'अनुरोध' })}${runs === 2 ? ' हर पक्ष पर, एक के बाद दूसरा पक्ष' : ''}`,
  runAndCompare: 'चलाकर तुलना करें',
  pair: (first, second) => `तुलना: ${first} और ${second}`,
  comparing: 'उत्तरों की तुलना हो रही है',
  failed: 'इन रन की तुलना नहीं हो सकती',
  differing: (count, all) => `${formatNumber(all)} में से ${formatNumber(count)} अलग`,
  differsOnly: 'केवल अलग वाले',
  none: 'कुछ भी अलग नहीं है।',
  differs: 'अलग',
  same: 'समान',
  notRun: 'नहीं चला',
  median: (duration) => `माध्यिका ${duration}`,
  results: 'तुलना किए गए केस',
  back: 'तुलना किए गए सभी केस',
  differences: 'अंतर',
  found: (count) => `${formatNumber(count)} अंतर`,
  noDifferences: 'आईडी और समय को छोड़कर उत्तर एक जैसे हैं।',
  noAnswers: 'तुलना के लिए दो उत्तर चाहिए, और एक मौजूद नहीं है।',
  more: (count) => `और ${formatNumber(count)}`,
  cut: 'लंबे पाठ का पहला हिस्सा।',
  nothing: 'कुछ नहीं',
  answer: 'उत्तर',
  only: { 'normal-form': 'केवल सामान्य रूप अलग है', joiners: 'केवल अदृश्य जोड़क अलग हैं' },
  answers: 'उत्तर',
};
