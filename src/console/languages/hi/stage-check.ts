import type { stageCheckWords } from '#console/catalogues/stage-check.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof stageCheckWords> = {
  title: 'प्रस्तुति से पहले',
  open: 'प्रस्तुति से पहले जाँचें',
  attention: (count) => (count === 1 ? '1 बात पर ध्यान दें' : `${formatNumber(count)} बातों पर ध्यान दें`),
  allFine: 'सब तैयार है।',
  start: 'शुरू करें',
  startAnyway: 'फिर भी शुरू करें',
  states: { waiting: 'जाँच हो रही है', fine: 'तैयार', problem: 'ध्यान दें' },
  lines: {
    target: {
      waiting: 'सेवा से पूछा जा रहा है',
      fine: (target) => `सेवा उत्तर दे रही है (${target})।`,
      problem: (target) => `सेवा उत्तर नहीं दे रही (${target})।`,
    },
    account: {
      waiting: 'खाते के बारे में पूछा जा रहा है',
      fine: 'खाते को इस काम की अनुमति है और उसकी सीमा अभी पूरी नहीं हुई है।',
      refused: 'इस खाते को इस कॉल की अनुमति नहीं है।',
      short: (left, needed) =>
        `खाते में ${formatNumber(left)} अक्षर बाक़ी हैं, और इसके लिए ${formatNumber(needed)} चाहिए।`,
    },
    faults: {
      waiting: 'तैयार गड़बड़ियाँ खोजी जा रही हैं',
      fine: 'कोई गड़बड़ी तैयार नहीं है।',
      unknown: 'सेवा के उत्तर देने तक पता नहीं।',
      problem: (count) =>
        count === 1
          ? 'एक गड़बड़ी तैयार है: अगली कॉल असफल होगी।'
          : `${formatNumber(count)} गड़बड़ियाँ तैयार हैं: अगली कॉल असफल होंगी।`,
    },
    engines: {
      waiting: 'इंजन खोजे जा रहे हैं',
      fine: 'यह मशीन चुनी हुई भाषाओं में काम करती है।',
      remote: 'कौन सी भाषाएँ चलेंगी, यह रिमोट सेवा तय करती है।',
      unknown: 'सेवा के उत्तर देने तक पता नहीं।',
      problem: (names) => `इस मशीन पर इंस्टॉल नहीं है: ${names}।`,
    },
    sound: {
      waiting: 'ध्वनि परखी जा रही है',
      fine: 'ध्वनि चलाई जा सकती है।',
      problem: 'ब्राउज़र अभी ध्वनि नहीं चला रहा।',
    },
  },
  fixes: {
    again: 'फिर से कोशिश करें',
    embedded: 'अंतर्निहित सेवा इस्तेमाल करें',
    working: 'खाता “working” इस्तेमाल करें',
    choose: 'दूसरा खाता चुनें',
    disarm: 'हटाएँ',
    play: 'ध्वनि चलाएँ',
    leaveOut: 'इन्हें छोड़ दें',
    other: (name) => `${name} इस्तेमाल करें`,
  },
};
