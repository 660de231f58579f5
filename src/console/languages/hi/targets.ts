import type { targetWords } from '#console/catalogues/targets.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof targetWords> = {
  target: {
    explain: 'कॉल कहाँ भेजी जाती हैं। इस पेज तक केवल नाम पहुँचते हैं: पते और कुंजियाँ प्रॉक्सी के पास रहती हैं।',
    embedded: 'इसी मशीन पर',
    remote: 'रिमोट',
    noCredentials: 'इस सत्र के लिए कुंजी चाहिए',
    none: 'लक्ष्यों की सूची पढ़ी नहीं जा सकी।',
    retry: 'फिर से कोशिश करें',
    change: 'लक्ष्य जोड़ें, जाँचें या हटाएँ',
  },
  account: {
    button: (name) => `खाता: ${name}`,
    explain: 'अंतर्निहित सेवा के नमूना खाते। पहले को छोड़कर सबको जान-बूझकर कुछ न कुछ मना किया जाता है।',
    nothingRefused: 'सब कुछ की अनुमति',
    refuses: (what) => `मना है: ${what}`,
    refusal: (what) => `की कॉल अस्वीकार होती है: ${what}।`,
    session: 'इस सत्र की कुंजी',
    sessionExplain: 'केवल इस टैब की मेमोरी में रहती है, दोबारा लोड करने पर चली जाती है।',
    apiKey: 'REV-API-KEY',
    appId: 'REV-APP-ID',
    use: 'इस सत्र में इस्तेमाल करें',
    forget: 'कुंजी मिटा दें',
    fromTargetExplain: 'इस लक्ष्य के लिए तय की गई कुंजी, जिसे प्रॉक्सी जोड़ती है।',
  },
  faults: {
    armed: (count) => countOf(count, { one: 'गड़बड़ी तैयार', other: 'गड़बड़ियाँ तैयार' }),
    clear: 'हटाएँ',
    cleared: 'कोई गड़बड़ी तैयार नहीं है।',
    explain: 'अंतर्निहित सेवा अगली कॉल को जान-बूझकर असफल करती है। क्लिक करने से सारी गड़बड़ियाँ हट जाती हैं।',
  },
};
